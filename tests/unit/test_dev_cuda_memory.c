/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* dev/cuda on the fake driver: which memory is whose, peers, exports, errors, and threads. */

#include "dev_cuda_kit.h"

static void test_memory_of_another_context(void **state)
{
	unsigned char *h = pinned_alloc(d0, 4096);
	struct dev_stream *s = stream(d0);
	struct CUctx_st *own;
	struct dev_range r;
	unsigned long long p;

	(void)state;
	assert_int_equal(app.ctx_create(&own, 0, 1), 0);
	assert_int_equal(app.alloc(&p, 4096), 0);
	assert_int_equal(dev_cuda_driver.identify((void *)(uintptr_t)(p + 9), &r), 0);
	assert_int_equal(r.base, p);
	assert_int_equal(r.index, 1);
	pattern(h, 4096, 9);
	assert_int_equal(d0->stream.copy(s, (void *)(uintptr_t)p, h, 2048), 0);
	assert_int_equal(d0->stream.copy(s, h + 2048, (void *)(uintptr_t)p, 2048), 0);
	assert_int_equal(d0->stream.sync(s), 0);
	assert_memory_equal(h, h + 2048, 2048);
	d0->stream.destroy(s);
	assert_int_equal(app.free(p), 0);
	assert_int_equal(app.ctx_destroy(own), 0);
	pinned_free(d0, h, 4096);
}

static void test_identify_device(void **state)
{
	char *a = alloc_on(d1, 3 * MIB);
	unsigned long calls = app.calls("cuPointerGetAttributes");
	struct dev_range r;
	struct dev_range again;
	void *b;

	(void)state;
	assert_int_equal(dev_cuda_driver.identify(a + 2 * MIB + 5, &r), 0);
	assert_int_equal(app.calls("cuPointerGetAttributes"), calls + 1);
	assert_int_equal(r.base, (uintptr_t)a);
	assert_int_equal(r.len, 3 * MIB);
	assert_int_equal(r.kind, DEV_MEM_DEVICE);
	assert_int_equal(r.index, 1);
	assert_false(r.host_addressable);
	assert_int_not_equal(r.generation, 0);
	assert_int_equal(dev_cuda_driver.identify(a, &again), 0);
	assert_int_equal(again.generation, r.generation);
	assert_int_equal(dev_cuda_driver.identify(a + 3 * MIB, &again), -ENOENT);

	/* Freed, and the address given out again: the same in all but the generation. */
	dev_free(d1, a);
	assert_int_equal(dev_cuda_driver.identify(a, &again), -ENOENT);
	b = alloc_on(d1, 3 * MIB);
	assert_ptr_equal(a, b);
	assert_int_equal(dev_cuda_driver.identify(b, &again), 0);
	assert_int_equal(again.base, r.base);
	assert_int_not_equal(again.generation, r.generation);
	dev_free(d1, b);
}

static void test_identify_host(void **state)
{
	unsigned char *h = host_alloc(2 * MIB);
	struct dev_range r = { 0 };
	struct dev_range again;
	void *lent;

	(void)state;
	assert_int_equal(dev_cuda_driver.identify(h, &r), -ENOENT);
	assert_int_equal(dev_cuda_driver.identify(NULL, &r), -ENOENT);
	assert_int_equal(dev_cuda_driver.identify(&lent, &r), -ENOENT);
	assert_int_equal(r.base, 0);

	assert_int_equal(d0->mem.pin(d0, h + 4096, MIB), 0);
	assert_int_equal(dev_cuda_driver.identify(h + 4096 + 100, &r), 0);
	assert_int_equal(r.kind, DEV_MEM_PINNED);
	assert_int_equal(r.base, (uintptr_t)h + 4096);
	assert_int_equal(r.len, MIB);
	assert_true(r.host_addressable);
	assert_int_equal(dev_cuda_driver.identify(h, &again), -ENOENT);
	assert_int_equal(dev_cuda_driver.identify(h + 4096 + MIB, &again), -ENOENT);
	assert_int_equal(d0->mem.pin(d0, h + 8192, 4096), -EEXIST);
	assert_words("cuMemHostRegister of 4096 bytes at ");
	assert_words("CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED");
	assert_int_equal(d0->mem.unpin(d0, h + 4096, MIB), 0);
	assert_int_equal(dev_cuda_driver.identify(h + 4096, &again), -ENOENT);
	assert_int_equal(d0->mem.unpin(d0, h + 4096, MIB), -ENOENT);
	assert_int_equal(d0->mem.pin(d0, h + 4096, MIB), 0);
	assert_int_equal(dev_cuda_driver.identify(h + 4096, &again), 0);
	assert_int_not_equal(again.generation, r.generation);
	assert_int_equal(d0->mem.unpin(d0, h + 4096, MIB), 0);
	munmap(h, 2 * MIB);

	app_enter(&app, 0);
	assert_int_equal(app.host_alloc(&lent, 10000, 1), 0);
	assert_int_equal(dev_cuda_driver.identify((char *)lent + 9999, &r), 0);
	assert_int_equal(r.kind, DEV_MEM_PINNED);
	assert_int_equal(r.len, 10000);
	assert_true(r.host_addressable);
	assert_int_equal(app.host_free(lent), 0);
	app_leave(&app, 0);
}

static void test_identify_managed_and_pool(void **state)
{
	struct dev_range r;
	unsigned long long p;

	(void)state;
	app_enter(&app, 1);
	assert_int_equal(app.alloc_managed(&p, 5000, 1), 0);
	assert_int_equal(dev_cuda_driver.identify((void *)(uintptr_t)(p + 4999), &r), 0);
	assert_int_equal(r.kind, DEV_MEM_MANAGED);
	assert_int_equal(r.base, p);
	assert_int_equal(r.len, 5000);
	assert_int_equal(r.index, 1);
	assert_false(r.host_addressable); /* its pages move: no place for DMA */
	assert_int_equal(app.free(p), 0);

	assert_int_equal(app.alloc_async(&p, 70000, NULL), 0);
	assert_int_equal(dev_cuda_driver.identify((void *)(uintptr_t)(p + 69999), &r), 0);
	assert_int_equal(r.kind, DEV_MEM_DEVICE);
	assert_int_equal(r.base, p);
	assert_int_equal(r.len, 70000);
	assert_int_equal(app.free_async(p, NULL), 0);
	assert_int_equal(dev_cuda_driver.identify((void *)(uintptr_t)p, &r), -ENOENT);
	app_leave(&app, 1);
}

static void test_identify_virtual(void **state)
{
	struct dev_stream *s = stream(d0);
	struct dev_range first;
	struct dev_range second;
	unsigned long long va;
	char *p;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.reserve(&va, 8 * MIB, 0, 0, 0), 0);
	p = (char *)(uintptr_t)va;
	assert_int_equal(dev_cuda_driver.identify(p, &first), -EFAULT);
	assert_words("no memory behind it");
	assert_int_equal(app.map(va, 2 * MIB, 0, 1, 0), 0);
	assert_int_equal(app.map(va + 2 * MIB, 2 * MIB, 0, 2, 0), 0);
	assert_int_equal(app.set_access(va, 4 * MIB, NULL, 0), 0);
	assert_int_equal(dev_cuda_driver.identify(p + 7, &first), 0);
	assert_int_equal(dev_cuda_driver.identify(p + 2 * MIB, &second), 0);
	assert_int_equal(first.kind, DEV_MEM_DEVICE);
	assert_int_equal(first.base, va);
	assert_int_equal(second.base, va);
	assert_int_equal(first.len, 8 * MIB);
	assert_int_not_equal(first.generation, second.generation);
	assert_int_equal(dev_cuda_driver.identify(p + 4 * MIB, &second), -EFAULT);
	/* A copy may cross from one mapping into the next, and not into what is not mapped. */
	assert_int_equal(d0->stream.fill(s, p + 2 * MIB - 100, 3, 200), 0);
	assert_int_equal(d0->stream.fill(s, p + 4 * MIB - 100, 3, 200), -EINVAL);
	assert_int_equal(d0->stream.sync(s), 0);

	assert_int_equal(app.unmap(va, 2 * MIB), 0);
	assert_int_equal(app.map(va, 2 * MIB, 0, 3, 0), 0);
	assert_int_equal(dev_cuda_driver.identify(p + 7, &second), 0);
	assert_int_not_equal(first.generation, second.generation);
	assert_int_equal(app.unmap(va, 2 * MIB), 0);
	assert_int_equal(app.unmap(va + 2 * MIB, 2 * MIB), 0);
	assert_int_equal(app.unreserve(va, 8 * MIB), 0);
	app_leave(&app, 0);
	d0->stream.destroy(s);
}

static void test_peers(void **state)
{
	struct dev other = { .driver = &dev_soft_driver, .props = { .name = "soft:0" } };

	(void)state;
	assert_int_equal(d0->share.peer_enable(d0, d1), 0);
	assert_int_equal(d0->share.peer_enable(d0, d1), 0);
	assert_int_equal(d0->share.peer_enable(d0, d0), 0);
	assert_int_equal(d0->share.peer_enable(d0, &other), -EOPNOTSUPP);
	assert_words("cuda:0 cannot reach the memory of soft:0");
	app.inject("cuCtxEnablePeerAccess:1:711");
	assert_int_equal(d1->share.peer_enable(d1, d0), -EOPNOTSUPP);
	assert_words("cuCtxEnablePeerAccess of cuda:1 to cuda:0: CUDA_ERROR_TOO_MANY_PEERS");
}

static void test_export(void **state)
{
	unsigned char seen[8192];
	unsigned char *h = pinned_alloc(d0, 8192);
	char *a = alloc_on(d0, 3 * 4096);
	struct dev_stream *s = stream(d0);
	struct dev_export x = { .fd = -1 };
	unsigned long calls = app.calls("cuMemGetHandleForAddressRange");

	(void)state;
	pattern(h, 8192, 11);
	assert_int_equal(d0->stream.copy(s, a + 4096, h, 8192), 0);
	assert_int_equal(d0->stream.sync(s), 0);
	assert_int_equal(d0->share.export_range(d0, a + 1, 4096, DEV_MAPPING_PLAIN, &x), -EINVAL);
	assert_words("only whole pages");
	assert_int_equal(d0->share.export_range(d0, a, 100, DEV_MAPPING_PLAIN, &x), -EINVAL);
	assert_int_equal(d0->share.export_range(d0, a, 0, DEV_MAPPING_PLAIN, &x), -EINVAL);
	assert_int_equal(x.fd, -1);
	assert_int_equal(d0->share.export_range(d0, a + 4096, 8192, DEV_MAPPING_PLAIN, &x), 0);
	assert_int_equal(app.calls("cuMemGetHandleForAddressRange"), calls + 1);
	assert_true(x.dmabuf);
	assert_int_equal(x.off, 0);
	assert_int_equal(x.len, 8192);
	assert_int_equal(pread(x.fd, seen, 8192, 0), 8192);
	assert_memory_equal(seen, h, 8192);
	close(x.fd);
	assert_int_equal(d0->share.export_range(d0, a + 4096, 64 * MIB, DEV_MAPPING_PLAIN, &x),
			 -EINVAL);
	assert_words("cuMemGetHandleForAddressRange of ");
	/* What was asked for, or nothing. */
	x.fd = -1;
	assert_int_equal(d0->share.export_range(d0, a + 4096, 8192, DEV_MAPPING_PCIE, &x),
			 -EOPNOTSUPP);
	assert_words("by its PCIe mapping");
	assert_int_equal(x.fd, -1);
	d0->stream.destroy(s);
	dev_free(d0, a);
	pinned_free(d0, h, 8192);
}

static void test_errors(void **state)
{
	static const struct {
		const char *fail;
		int err;
		const char *words;
	} cases[] = {
		{ "cuMemAlloc_v2:1:2", -ENOMEM, "cuMemAlloc of 4 KiB on cuda:0: 64 MiB are free" },
		{ "cuMemAlloc_v2:1:1", -EINVAL, "CUDA_ERROR_INVALID_VALUE (invalid argument)" },
		{ "cuMemAlloc_v2:1:801", -EOPNOTSUPP, "CUDA_ERROR_NOT_SUPPORTED" },
		{ "cuMemAlloc_v2:1:600", -EBUSY, "CUDA_ERROR_NOT_READY" },
		{ "cuMemAlloc_v2:1:4", -ESHUTDOWN, "the process is shutting down" },
		{ "cuMemAlloc_v2:1:700", -EFAULT, "its CUDA context is lost" },
		{ "cuMemAlloc_v2:1:719", -EIO, "CUDA error 719" },
		{ "cuMemAlloc_v2:2:2", -ENOMEM, "are free" },
		{ "cuPointerSetAttribute:1:1", -EINVAL,
		  "cuPointerSetAttribute(SYNC_MEMOPS) on cuda:0" },
		{ "cuCtxPushCurrent_v2:1:201", -EINVAL, "cuCtxPushCurrent of cuda:0" },
		{ "cuCtxGetCurrent:1:4", -ESHUTDOWN, "CUDA_ERROR_DEINITIALIZED" },
	};
	void *p = NULL;
	size_t i;

	(void)state;
	for (i = 0; i < ARRAY_LEN(cases); i++) {
		app.inject(cases[i].fail);
		assert_int_equal(d0->mem.alloc(d0, 4096, &p), cases[i].err);
		assert_words(cases[i].words);
		assert_null(p);
		assert_live("memory", 0);
	}
	/* A driver that cannot set it (virtual GPUs) still allocates. */
	app.inject("cuPointerSetAttribute:1:801");
	p = alloc_on(d0, 4096);
	app.inject("cuMemGetInfo_v2:1:700");
	{
		uint64_t n;

		assert_int_equal(d0->mem.free_bytes(d0, &n), -EFAULT);
		assert_words("cuMemGetInfo of cuda:0");
	}
	dev_free(d0, p);
	app.inject("cuPointerGetAttributes:1:4");
	{
		struct dev_range r;

		assert_int_equal(dev_cuda_driver.identify(p, &r), -ESHUTDOWN);
	}
}

static void test_stream_errors(void **state)
{
	unsigned char *h = pinned_alloc(d0, 4096);
	void *a = alloc_on(d0, 4096);
	struct dev_stream *s = NULL;
	struct dev_event *e = NULL;

	(void)state;
	app.inject("cuStreamCreate:1:2,cuEventCreate:1:2");
	assert_int_equal(d0->stream.create(d0, &s), -ENOMEM);
	assert_words("cuStreamCreate on cuda:0");
	assert_int_equal(d0->stream.event.create(d0, &e), -ENOMEM);
	assert_words("cuEventCreate on cuda:0");
	assert_null(s);
	assert_null(e);
	s = stream(d0);
	assert_int_equal(d0->stream.event.create(d0, &e), 0);
	app.inject(
		"cuMemcpyAsync:1:700,cuMemsetD8Async:1:999,cuEventRecord:1:400,cuEventQuery:1:700,"
		"cuEventSynchronize:1:700,cuEventSynchronize:2:214,cuStreamQuery:1:700,"
		"cuStreamSynchronize:1:700");
	assert_int_equal(d0->stream.copy(s, a, h, 10), -EFAULT);
	assert_int_equal(d0->stream.fill(s, a, 1, 10), -EIO);
	assert_int_equal(d0->stream.event.record(s, e), -EINVAL);
	assert_int_equal(d0->stream.event.query(e), -EFAULT);
	assert_int_equal(d0->stream.event.wait(e), -EIO);
	assert_words("cuEventSynchronize on cuda:0: CUDA_ERROR_ECC_UNCORRECTABLE");
	assert_int_equal(d0->stream.sync(s), -EFAULT);
	assert_words("cuStreamSynchronize on cuda:0: CUDA_ERROR_ILLEGAL_ADDRESS");
	/* A question that fails is a failure, and no end: that is waited for. */
	app.inject("cuEventQuery:1:700,cuStreamQuery:1:700");
	assert_int_equal(d0->stream.copy(s, a, h, 10), 0);
	assert_int_equal(d0->stream.event.record(s, e), 0);
	assert_int_equal(d0->stream.event.query(e), -EFAULT);
	assert_int_equal(d0->stream.sync(s), -EFAULT);
	app.inject(NULL);
	d0->stream.event.destroy(e);
	d0->stream.event.destroy(NULL);
	d0->stream.destroy(s);
	d0->stream.destroy(NULL);
	dev_free(d0, a);
	pinned_free(d0, h, 4096);
}

static void test_open_errors(void **state)
{
	static const char *const fails[] = {
		"cuDeviceGet:1:101",
		"cuDeviceGetName:1:999",
		"cuDeviceTotalMem_v2:1:999",
		"cuDevicePrimaryCtxRetain:1:46",
	};
	struct dev *d = NULL;
	size_t i;

	(void)state;
	for (i = 0; i < ARRAY_LEN(fails); i++) {
		app.inject(fails[i]);
		assert_true(dev_cuda_driver.open(&config, 0, &d) < 0);
		assert_words("cuda:0: CUDA_ERROR_");
		assert_null(d);
	}
	assert_words("another process has the device in exclusive mode");
	assert_int_equal(dev_cuda_driver.open(&config, 2, &d), -ENODEV);
	assert_words("cuda:2");
	assert_live("contexts", 2);
	dev_cuda_driver.close(NULL);
}

static void test_out_of_host_memory(void **state)
{
	struct dev_stream *s = NULL;
	struct dev_event *e = NULL;
	struct dev *d = NULL;
	void *p = NULL;

	(void)state;
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(d0->stream.create(d0, &s), -ENOMEM);
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(d0->stream.event.create(d0, &e), -ENOMEM);
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), -ENOMEM);
	/* The table of shifted allocations. */
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(d0->mem.alloc(d0, 4096, &p), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	assert_null(s);
	assert_null(e);
	assert_null(d);
	assert_null(p);
	assert_live("memory", 0);
	assert_live("contexts", 2);
}

struct job {
	pthread_t thread;
	unsigned int seed;
	bool bad;
};

static void *work(void *arg)
{
	enum {
		LEN = 20000
	};
	struct job *j = arg;
	struct dev *d = j->seed % 2 ? d1 : d0;
	unsigned char *in = malloc(LEN);
	unsigned char *out = malloc(LEN);
	struct dev_stream *s = NULL;
	struct dev_event *e = NULL;
	int i;

	j->bad = !in || !out || d->stream.create(d, &s) || d->stream.event.create(d, &e);
	for (i = 0; i < 12 && !j->bad; i++) {
		bool pin = i % 2;
		struct dev_range r;
		void *p;

		pattern(in, LEN, j->seed * 1000 + (unsigned int)i);
		memset(out, 0, LEN);
		if (pin && (d->mem.pin(d, in, LEN) || d->mem.pin(d, out, LEN))) {
			j->bad = true;
		}
		if (d->mem.alloc(d, LEN, &p)) {
			j->bad = true;
			break;
		}
		j->bad = j->bad || dev_cuda_driver.identify(p, &r) || r.index != d->index ||
			 d->stream.copy(s, p, in, LEN) || d->stream.copy(s, out, p, LEN) ||
			 (i % 3 ? d->stream.sync(s)
				: d->stream.event.record(s, e) || d->stream.event.wait(e)) ||
			 memcmp(in, out, LEN) || d->mem.release(d, p);
		if (pin && (d->mem.unpin(d, in, LEN) || d->mem.unpin(d, out, LEN))) {
			j->bad = true;
		}
	}
	d->stream.event.destroy(e);
	d->stream.destroy(s);
	free(in);
	free(out);
	return NULL;
}

static void test_threads(void **state)
{
	struct job jobs[6];
	size_t i;

	(void)state;
	for (i = 0; i < ARRAY_LEN(jobs); i++) {
		jobs[i] = (struct job){ .seed = (unsigned int)i };
		assert_int_equal(pthread_create(&jobs[i].thread, NULL, work, &jobs[i]), 0);
	}
	for (i = 0; i < ARRAY_LEN(jobs); i++) {
		assert_int_equal(pthread_join(jobs[i].thread, NULL), 0);
		assert_false(jobs[i].bad);
	}
}

int main(void)
{
	static char lib[4096];
	const struct CMUnitTest tests[] = {
		TEST(test_memory_of_another_context),
		TEST(test_identify_device),
		TEST(test_identify_host),
		TEST(test_identify_managed_and_pool),
		TEST(test_identify_virtual),
		TEST(test_peers),
		TEST(test_export),
		TEST(test_errors),
		TEST(test_stream_errors),
		TEST(test_open_errors),
		TEST(test_out_of_host_memory),
		TEST(test_threads),
	};

	if (!getenv("FAKECUDA_LIB")) {
		printf("skipped: FAKECUDA_LIB does not name the fake driver library\n");
		return 77;
	}
	snprintf(lib, sizeof(lib), "%s", getenv("FAKECUDA_LIB"));
	config.cuda_lib = lib;
	setenv("FAKECUDA_DEVICES", "2", 1);
	setenv("FAKECUDA_MEM_MIB", "64", 1);
	setenv("FAKECUDA_DELAY_US", "200", 1);
	unsetenv("CUDA_VISIBLE_DEVICES");
	return cmocka_run_group_tests(tests, NULL, NULL);
}
