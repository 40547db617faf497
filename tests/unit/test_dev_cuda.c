/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The CUDA driver of dev, through dev.h alone, over the fake driver library that FAKECUDA_LIB
 * names. What needs a fresh process (reasons why there is no CUDA, odd devices) runs in
 * test_dev_cuda_start.c.
 */

#include "dev_cuda_kit.h"

static void test_props(void **state)
{
	(void)state;
	assert_string_equal(d0->props.name, "cuda:0");
	assert_string_equal(d1->props.name, "cuda:1");
	assert_string_equal(d1->props.model, "Fake GPU");
	assert_int_equal(d1->props.uuid[0], 0xf1);
	assert_int_equal(d1->props.uuid[14], 0xff);
	assert_string_equal(d0->props.pci, "0000:0a:00.0");
	assert_string_equal(d1->props.pci, "0000:0b:00.0");
	assert_true(d0->props.fit);
	assert_false(d0->props.soft);
	assert_false(d0->props.host_addressable);
	assert_string_equal(d0->props.why, "");
	assert_int_equal(d0->props.total, 64 * MIB);
	assert_int_equal(d0->index, 0);
	assert_int_equal(d1->index, 1);
	assert_ptr_equal(d0->driver, &dev_cuda_driver);
}

static bool has_sync_memops(void *p)
{
	unsigned int attr = 6; /* CU_POINTER_ATTRIBUTE_SYNC_MEMOPS */
	unsigned char on = 0;
	void *out = &on;

	assert_int_equal(app.attrs(1, &attr, &out, (uintptr_t)p), 0);
	return on;
}

static void test_alloc_is_page_aligned(void **state)
{
	static const size_t lens[] = { 1, 100, 4096, 4097, 12288, MIB, 3 * MIB + 1 };
	void *p[ARRAY_LEN(lens) * 2];
	uint64_t before;
	uint64_t after;
	size_t i;
	size_t j;

	(void)state;
	assert_int_equal(d0->mem.free_bytes(d0, &before), 0);
	assert_int_equal(before, 64 * MIB);
	for (i = 0; i < ARRAY_LEN(p); i++) {
		struct dev_range r;
		size_t len = lens[i % ARRAY_LEN(lens)];

		p[i] = alloc_on(d0, len);
		assert_int_equal((uintptr_t)p[i] % 4096, 0);
		assert_true(has_sync_memops(p[i]));
		assert_int_equal(dev_cuda_driver.identify(p[i], &r), 0);
		assert_true((uintptr_t)p[i] >= r.base);
		assert_true((uintptr_t)p[i] + align_up(len, 4096) <= r.base + r.len);
		for (j = 0; j < i; j++) {
			assert_true((char *)p[j] + lens[j % ARRAY_LEN(lens)] <= (char *)p[i] ||
				    (char *)p[i] + len <= (char *)p[j]);
		}
	}
	assert_int_equal(d0->mem.free_bytes(d0, &after), 0);
	assert_true(after < before - 8 * MIB);
	for (i = 0; i < ARRAY_LEN(p); i++) {
		dev_free(d0, p[i]);
	}
	assert_int_equal(d0->mem.free_bytes(d0, &after), 0);
	assert_int_equal(after, before);
}

static void test_alloc_fails_in_words(void **state)
{
	void *p = &p;

	(void)state;
	assert_int_equal(d0->mem.alloc(d0, 65 * MIB, &p), -ENOMEM);
	assert_words("cuMemAlloc of 65 MiB on cuda:0: 64 MiB are free");
	assert_int_equal(d0->mem.alloc(d0, SIZE_MAX - 10, &p), -ENOMEM);
	assert_int_equal(d0->mem.alloc(d0, 0, &p), -EINVAL);
	assert_ptr_equal(p, &p);
	assert_int_equal(d0->mem.release(d0, (void *)0x1000), -EINVAL);
	assert_words("cuMemFree of 0x1000 on cuda:0: CUDA_ERROR_INVALID_VALUE (invalid argument)");
}

/* Down, within the device, to the other device, and up; through pinned and pageable memory. */
static void round_trip(bool pin, size_t len, unsigned int seed)
{
	unsigned char *in = pin ? pinned_alloc(d0, len) : host_alloc(len);
	unsigned char *out = pin ? pinned_alloc(d0, len) : host_alloc(len);
	char *a = alloc_on(d0, len + 100);
	char *b = alloc_on(d0, len + 100);
	char *c = alloc_on(d1, len);
	struct dev_stream *s = stream(d0);
	unsigned char *seen = malloc(len);

	assert_non_null(seen);
	pattern(in, len, seed);
	assert_int_equal(s->dev->stream.copy(s, a + 3, in, len), 0);
	assert_int_equal(s->dev->stream.copy(s, b + 77, a + 3, len), 0);
	assert_int_equal(s->dev->stream.copy(s, c, b + 77, len), 0);
	assert_int_equal(s->dev->stream.copy(s, out, c, len), 0);
	assert_int_equal(s->dev->stream.sync(s), 0);
	assert_memory_equal(in, out, len);
	assert_int_equal(app.peek((uintptr_t)a + 3, seen, len), 0);
	assert_memory_equal(in, seen, len);
	assert_int_equal(app.peek((uintptr_t)c, seen, len), 0);
	assert_memory_equal(in, seen, len);
	d0->stream.destroy(s);
	dev_free(d0, a);
	dev_free(d0, b);
	dev_free(d1, c);
	if (pin) {
		assert_int_equal(d0->mem.unpin(d0, in, len), 0);
		assert_int_equal(d0->mem.unpin(d0, out, len), 0);
	}
	munmap(in, len);
	munmap(out, len);
	free(seen);
}

static void test_copies(void **state)
{
	(void)state;
	round_trip(true, 1, 1);
	round_trip(true, 4096, 2);
	round_trip(true, MIB + 13, 3);
	round_trip(false, 100, 4);
	round_trip(false, MIB + 13, 5);
}

static void test_copy_of_nothing(void **state)
{
	struct dev_stream *s = stream(d0);

	(void)state;
	assert_int_equal(d0->stream.copy(s, (void *)1, (void *)2, 0), 0);
	assert_int_equal(d0->stream.fill(s, (void *)1, 0, 0), 0);
	assert_int_equal(d0->stream.sync(s), 0);
	d0->stream.destroy(s);
}

static void test_copy_out_of_bounds(void **state)
{
	unsigned char *h = pinned_alloc(d0, 8192);
	char *a = alloc_on(d0, 2 * MIB);
	struct dev_stream *s = stream(d0);

	(void)state;
	assert_int_equal(d0->stream.copy(s, a + 2 * MIB - 10, h, 11), -EINVAL);
	assert_words("cuMemcpyAsync of 11 bytes from ");
	assert_words(" on cuda:0: CUDA_ERROR_INVALID_VALUE (invalid argument)");
	assert_int_equal(d0->stream.copy(s, a + 2 * MIB - 10, h, 10), 0);
	assert_int_equal(d0->stream.fill(s, a + 2 * MIB, 1, 1), -EINVAL);
	assert_words("cuMemsetD8Async of 1 bytes");
	d0->stream.destroy(s);
	dev_free(d0, a);
	assert_int_equal(d0->mem.unpin(d0, h, 8192), 0);
	munmap(h, 8192);
}

static void test_stream_order(void **state)
{
	enum {
		N = 64,
		LEN = 4096
	};
	unsigned char *h = pinned_alloc(d0, N * LEN);
	unsigned char *out = pinned_alloc(d0, LEN);
	void *a = alloc_on(d0, LEN);
	struct dev_stream *s = stream(d0);
	int i;

	(void)state;
	for (i = 0; i < N; i++) {
		memset(h + i * LEN, i + 1, LEN);
		assert_int_equal(d0->stream.fill(s, a, 0xee, LEN), 0);
		assert_int_equal(d0->stream.copy(s, a, h + i * LEN, LEN), 0);
	}
	assert_int_equal(d0->stream.copy(s, out, a, LEN), 0);
	/* Destroying waits, as the contract says. */
	d0->stream.destroy(s);
	for (i = 0; i < LEN; i++) {
		assert_int_equal(out[i], N);
	}
	dev_free(d0, a);
	pinned_free(d0, out, LEN);
	pinned_free(d0, h, N * LEN);
}

static void test_events(void **state)
{
	enum {
		LEN = 1 << 16
	};
	unsigned char *h = pinned_alloc(d0, LEN);
	void *a = alloc_on(d0, LEN);
	struct dev_stream *s = stream(d0);
	struct dev_event *e = NULL;
	int busy = 0;
	int rc;

	(void)state;
	assert_int_equal(d0->stream.event.create(d0, &e), 0);
	assert_ptr_equal(e->dev, d0);
	assert_int_equal(d0->stream.event.query(e), 0); /* nothing recorded: nothing to wait for */
	for (int i = 0; i < 40; i++) {
		assert_int_equal(d0->stream.fill(s, a, (unsigned char)i, LEN), 0);
	}
	assert_int_equal(d0->stream.copy(s, h, a, LEN), 0);
	assert_int_equal(d0->stream.event.record(s, e), 0);
	(void)err_set(1, "untouched");
	while ((rc = d0->stream.event.query(e)) == -EBUSY) {
		busy++;
	}
	assert_int_equal(rc, 0);
	assert_true(busy > 0);
	assert_string_equal(err_message(), "untouched");
	assert_int_equal(h[0], 39);
	assert_int_equal(h[LEN - 1], 39);

	assert_int_equal(d0->stream.fill(s, a, 77, LEN), 0);
	assert_int_equal(d0->stream.copy(s, h, a, LEN), 0);
	assert_int_equal(d0->stream.event.record(s, e), 0);
	assert_int_equal(d0->stream.event.wait(e), 0);
	assert_int_equal(h[0], 77);
	assert_int_equal(h[LEN - 1], 77);
	d0->stream.event.destroy(e);
	d0->stream.destroy(s);
	dev_free(d0, a);
	pinned_free(d0, h, LEN);
}

/* A stream of one GPU behind an event of another's, as it was recorded last. */
static void test_after(void **state)
{
	enum {
		LEN = 1 << 16
	};
	unsigned char *h = pinned_alloc(d0, LEN);
	void *a = alloc_on(d0, LEN);
	struct dev_stream *s0 = stream(d0);
	struct dev_stream *s1 = stream(d1);
	struct dev_event *e = NULL;

	(void)state;
	assert_int_equal(d1->share.peer_enable(d1, d0), 0);
	assert_int_equal(d0->stream.event.create(d0, &e), 0);
	assert_int_equal(d1->stream.event.after(s1, e), 0); /* never recorded */
	assert_int_equal(d1->stream.sync(s1), 0);
	for (int i = 1; i < 20; i++) {
		assert_int_equal(d0->stream.fill(s0, a, (unsigned char)i, LEN), 0);
		assert_int_equal(d0->stream.event.record(s0, e), 0);
		assert_int_equal(d1->stream.event.after(s1, e), 0);
		assert_int_equal(d1->stream.copy(s1, h, a, LEN), 0);
		assert_int_equal(d1->stream.sync(s1), 0);
		assert_int_equal(h[0], i);
		assert_int_equal(h[LEN - 1], i);
	}
	app.inject("cuStreamWaitEvent:1:400");
	assert_int_equal(d1->stream.event.after(s1, e), -EINVAL);
	assert_words("cuStreamWaitEvent on cuda:1");
	app.inject(NULL);
	assert_int_equal(d0->stream.sync(s0), 0);
	d0->stream.event.destroy(e);
	d1->stream.destroy(s1);
	d0->stream.destroy(s0);
	dev_free(d0, a);
	pinned_free(d0, h, LEN);
}

/* Every op once, with the content checked, whatever context the caller has. */
static void all_ops(void)
{
	unsigned char *h = pinned_alloc(d1, 4096);
	void *a = alloc_on(d1, 4096);
	struct dev_stream *s = stream(d1);
	struct dev_event *e = NULL;
	struct dev_export x;
	struct dev_range r;
	uint64_t n;

	assert_int_equal(d1->stream.event.create(d1, &e), 0);
	assert_int_equal(d1->stream.fill(s, a, 5, 4096), 0);
	assert_int_equal(d1->stream.copy(s, h, a, 4096), 0);
	assert_int_equal(d1->stream.event.record(s, e), 0);
	assert_int_equal(d1->stream.event.wait(e), 0);
	assert_int_equal(d1->stream.event.query(e), 0);
	assert_int_equal(d1->stream.sync(s), 0);
	assert_int_equal(h[4095], 5);
	assert_int_equal(d1->mem.free_bytes(d1, &n), 0);
	assert_int_equal(d1->share.peer_enable(d1, d0), 0);
	assert_int_equal(d1->share.export_range(d1, a, 4096, DEV_MAPPING_PLAIN, &x), 0);
	close(x.fd);
	assert_int_equal(dev_cuda_driver.identify(a, &r), 0);
	d1->stream.event.destroy(e);
	d1->stream.destroy(s);
	dev_free(d1, a);
	pinned_free(d1, h, 4096);
}

/* Pages of a file, registered and read. */
static void read_in_place(struct dev *d)
{
	enum {
		LEN = 1 << 20
	};
	FILE *f = tmpfile();
	unsigned char *want = malloc(LEN);
	unsigned char *got = pinned_alloc(d, LEN);
	void *a = alloc_on(d, LEN);
	struct dev_stream *s = stream(d);
	void *map;

	assert_non_null(f);
	pattern(want, LEN, 11);
	assert_int_equal(fwrite(want, 1, LEN, f), LEN);
	assert_int_equal(fflush(f), 0);
	map = mmap(NULL, LEN, PROT_READ, MAP_SHARED, fileno(f), 0);
	assert_true(map != MAP_FAILED);
	assert_int_equal(d->mem.pin_readonly(d, map, LEN), 0);
	assert_int_equal(d->stream.copy(s, a, map, LEN), 0);
	assert_int_equal(d->stream.copy(s, got, a, LEN), 0);
	assert_int_equal(d->stream.sync(s), 0);
	assert_memory_equal(got, want, LEN);
	assert_int_equal(d->mem.unpin_readonly(d, map, LEN), 0);
	assert_int_equal(d->mem.unpin_readonly(d, map, LEN), -ENOENT);
	assert_words("cuMemHostUnregister of 1048576 bytes");
	munmap(map, LEN);
	(void)fclose(f);
	d->stream.destroy(s);
	dev_free(d, a);
	pinned_free(d, got, LEN);
	free(want);
}

static void test_context_is_kept(void **state)
{
	struct CUctx_st *own;
	struct CUctx_st *now;

	(void)state;
	assert_int_equal(app.ctx_get(&now), 0);
	assert_null(now);
	all_ops();
	read_in_place(d0); /* creates a context */
	assert_int_equal(app.ctx_get(&now), 0);
	assert_null(now);

	assert_int_equal(app.ctx_create(&own, 0, 0), 0);
	all_ops();
	read_in_place(d0);
	read_in_place(d1);
	assert_int_equal(app.ctx_get(&now), 0);
	assert_ptr_equal(now, own);

	/* Also when the call fails. */
	app.inject("cuMemAlloc_v2:1:2,cuStreamCreate:1:2,cuMemHostRegister_v2:1:2");
	{
		struct dev_stream *s;
		void *p;

		assert_int_equal(d1->mem.alloc(d1, 1, &p), -ENOMEM);
		assert_int_equal(d1->stream.create(d1, &s), -ENOMEM);
		assert_int_equal(d1->mem.pin(d1, &p, 1), -ENOMEM);
	}
	assert_int_equal(app.ctx_get(&now), 0);
	assert_ptr_equal(now, own);
	assert_int_equal(app.ctx_destroy(own), 0);
}

/* With the device's own context current there is nothing to push. */
static void test_own_context_is_not_pushed(void **state)
{
	struct CUctx_st *primary;
	unsigned long pushes;

	(void)state;
	assert_int_equal(app.primary_retain(&primary, 1), 0);
	assert_int_equal(app.ctx_set(primary), 0);
	pushes = app.calls("cuCtxPushCurrent_v2");
	all_ops();
	assert_int_equal(app.calls("cuCtxPushCurrent_v2"), pushes);
	assert_int_equal(app.ctx_set(NULL), 0);
	assert_int_equal(app.primary_release(1), 0);
}

/* Pages of files are registered in a context of their own, so that giving them up does not wait for
 * copies; staging memory is not, and so does. */
static void test_pins_apart(void **state)
{
	unsigned char *staging = pinned_alloc(d0, MIB);
	unsigned char *pages = host_alloc(4096);
	atomic_uint *word = (void *)pinned_alloc(d0, 4096);
	struct dev_stream *s = NULL;

	(void)state;
	assert_live("contexts", 2);
	assert_live("pins apart", 0);
	assert_int_equal(d0->mem.pin_readonly(d0, pages, 4096), 0);
	assert_live("contexts", 3);
	assert_live("pins apart", 1);
	assert_int_equal(d0->mem.pin_readonly(d0, staging, 4096), -EEXIST);
	assert_live("contexts", 3);
	/* Work under way in the primary context, which ends only afterwards. */
	assert_int_equal(d0->order.create(d0, &s), 0);
	assert_int_equal(d0->order.wait_value(s, word, 1), 0);
	assert_int_equal(d0->mem.unpin_readonly(d0, pages, 4096), 0);
	assert_live("pins apart", 0);
	d0->order.set_value(d0, word, 1);
	assert_int_equal(d0->stream.sync(s), 0);
	d0->stream.destroy(s);
	munmap(pages, 4096);
	pinned_free(d0, staging, MIB);
	pinned_free(d0, word, 4096);
}

static atomic_uint warned;

static void count_warnings(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	if (strstr(line, "registered in the primary context")) {
		assert_non_null(strstr(line, "CUDA_ERROR_OUT_OF_MEMORY"));
		atomic_fetch_add(&warned, 1);
	}
}

/* Where there is no memory for another context, the primary one has to do. */
static void test_pins_without_context(void **state)
{
	unsigned char *pages = host_alloc(8192);

	(void)state;
	app.inject("cuCtxCreate_v2:1:2");
	log_set_sink(count_warnings, NULL, LOG_WARN);
	assert_int_equal(d0->mem.pin_readonly(d0, pages, 4096), 0);
	assert_int_equal(d0->mem.pin_readonly(d0, pages + 4096, 4096), 0);
	assert_live("contexts", 2);
	assert_live("pins", 2);
	assert_live("pins apart", 0);
	assert_int_equal(warned, 1);
	log_set_sink(NULL, NULL, LOG_OFF);
	assert_int_equal(d0->mem.unpin_readonly(d0, pages, 4096), 0);
	assert_int_equal(d0->mem.unpin_readonly(d0, pages + 4096, 4096), 0);
	munmap(pages, 8192);
	/* The other device has its own. */
	read_in_place(d1);
	assert_live("contexts", 3);
}

int main(void)
{
	static char lib[4096];
	const struct CMUnitTest tests[] = {
		TEST(test_props),
		TEST(test_alloc_is_page_aligned),
		TEST(test_alloc_fails_in_words),
		TEST(test_copies),
		TEST(test_copy_of_nothing),
		TEST(test_copy_out_of_bounds),
		TEST(test_stream_order),
		TEST(test_events),
		TEST(test_after),
		TEST(test_context_is_kept),
		TEST(test_own_context_is_not_pushed),
		TEST(test_pins_apart),
		TEST(test_pins_without_context),
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
