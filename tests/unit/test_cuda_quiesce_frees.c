/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The guard of a CUDA device for what frees, unmaps, or copies beside a stream that waits. */

#include "cuda_quiesce_kit.h"

static void forget_stream(struct dev_stream *one)
{
	one->dev = NULL;
}

static void crowd(void)
{
	front.place = d[0]->place;
	front.order.expect = queued_expect;
	front.stream.destroy = forget_stream;
	for (unsigned int i = 0; i < CROWD; i++) {
		crowded[i].dev = &front;
		dev_transfer_begin(&crowded[i], dev_set_of(&front), false);
	}
}

struct call {
	void (*fn)(void);
	atomic_bool done;
};

static void *call(void *arg)
{
	struct call *c = arg;

	c->fn();
	atomic_store(&c->done, true);
	return NULL;
}

/* The driver is asked only when the promise on the first GPU was kept. */
static void waits(void (*fn)(void), const char *symbol)
{
	unsigned long before = app.calls(symbol);
	struct call c = { .fn = fn };
	pthread_t t;

	promise(dev_set_of(d[0]));
	assert_int_equal(pthread_create(&t, NULL, call, &c), 0);
	for (int i = 0; i < 20; i++) {
		(void)usleep(1000);
		assert_false(atomic_load(&c.done));
		assert_int_equal(app.calls(symbol), before);
	}
	kept();
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_true(atomic_load(&c.done));
	assert_true(app.calls(symbol) > before);
}

static char *pages;
static void *shared; /* memory that other processes may have */

static void free_on_first(void)
{
	(void)d[0]->mem.release(d[0], mem[0]);
	mem[0] = NULL;
}

static void unpin_on_first(void)
{
	(void)d[0]->mem.unpin_readonly(d[0], pages, LEN);
}

static void unpin_staging_on_first(void)
{
	(void)d[0]->mem.unpin(d[0], pages, LEN);
}

static void free_shared_on_first(void)
{
	(void)d[0]->mem.release(d[0], shared);
}

/* What frees or unpins waits for transfers on its own GPU, and not for another's. */
static void who_frees(void **state)
{
	(void)state;
	pages = unit_map(LEN);
	assert_int_equal(d[1]->mem.pin_readonly(d[1], pages, LEN), 0);
	promise(dev_set_of(d[0]));
	assert_int_equal(d[1]->mem.unpin_readonly(d[1], pages, LEN), 0);
	assert_int_equal(d[1]->mem.pin(d[1], pages, LEN), 0);
	assert_int_equal(d[1]->mem.unpin(d[1], pages, LEN), 0);
	assert_int_equal(d[1]->mem.release(d[1], mem[1]), 0);
	mem[1] = NULL;
	kept();
	assert_int_equal(d[0]->mem.pin_readonly(d[0], pages, LEN), 0);
	waits(unpin_on_first, "cuMemHostUnregister");
	assert_int_equal(d[0]->mem.pin(d[0], pages, LEN), 0);
	waits(unpin_staging_on_first, "cuMemHostUnregister");
	waits(free_on_first, "cuMemFree_v2");
	munmap(pages, LEN);
}

/* So does what unmaps, also memory that several GPUs may access. */
static void who_unmaps(void **state)
{
	void *seen;

	(void)state;
	assert_int_equal(d[1]->share.alloc_shared(d[1], LEN, &shared), 0);
	assert_int_equal(d[1]->share.peer_map(d[1], d[0], shared, LEN, false, &seen), 0);
	promise(dev_set_of(d[0]));
	assert_int_equal(d[1]->mem.release(d[1], shared), 0);
	kept();
	assert_int_equal(d[0]->share.alloc_shared(d[0], LEN, &shared), 0);
	waits(free_shared_on_first, "cuMemUnmap");
}

/* A copy to the first GPU: how many kernels made it, besides the processor, in the second context.
 */
static unsigned long kernels_for(const void *src)
{
	unsigned long launched = app.calls("cuLaunchKernel");
	char zeros[LEN] = "";

	assert_int_equal(app.poke((uint64_t)(uintptr_t)mem[0], zeros, LEN), 0);
	assert_int_equal(d[0]->stream.copy(s[0], mem[0], src, LEN), 0);
	assert_int_equal(d[0]->stream.sync(s[0]), 0);
	return app.calls("cuLaunchKernel") - launched;
}

/* A mapping of pages that are read in place is for the copy engines alone, however many streams
 * wait: once it is sealed, or its file truncated, a processor gets a signal there. */
static void no_processor_reads_pages(void **state)
{
	char *map = unit_map(LEN);

	(void)state;
	unit_pattern(map, LEN, 77);
	crowd();
	assert_int_equal(kernels_for(map), 1);
	arrived(map);
	assert_int_equal(kernels_for(host), 1);
	arrived(host);
	disperse();
	for (int i = 0; i < 2; i++) {
		assert_int_equal(d[i]->mem.pin_readonly(d[i], map, LEN), 0);
		crowd();
		assert_int_equal(kernels_for(map), 0);
		arrived(map);
		disperse();
		assert_int_equal(d[i]->mem.unpin_readonly(d[i], map, LEN), 0);
	}
	/* Other memory may be there now. */
	crowd();
	assert_int_equal(kernels_for(map), 1);
	arrived(map);
	disperse();
	munmap(map, LEN);
}

/* A program's file may be truncated while it is copied. */
static void truncated_beside(void **state)
{
	int fd = unit_file();
	char bytes[LEN];
	void *map;

	(void)state;
	unit_pattern(bytes, LEN, 5);
	assert_int_equal(write(fd, bytes, LEN), LEN);
	map = mmap(NULL, LEN, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	assert_true(map != MAP_FAILED);
	crowd();
	assert_int_equal(kernels_for(map), 1);
	arrived(bytes);
	assert_int_equal(ftruncate(fd, 0), 0);
	assert_int_equal(d[0]->stream.copy(s[0], mem[0], map, LEN), -EFAULT);
	assert_words("copying 4096 bytes from");
	arrived(bytes);
	assert_int_equal(d[0]->stream.copy(s[0], map, mem[0], LEN), -EFAULT);
	assert_int_equal(kernels_for(host), 1);
	arrived(host);
	disperse();
	munmap(map, LEN);
	(void)close(fd);
}

#define UNIT ((size_t)2 << 20) /* of mappings */

/* The program's own mappings: of device memory, and of memory of a node of the host. */
static unsigned long long map_own(unsigned long long at, bool of_host, unsigned int rights)
{
	const struct cuda_mem_prop prop = { .type = 1, .where = { of_host ? 3 : 1, 0 } };
	const struct cuda_access access = { { 1, 0 }, rights };
	unsigned long long handle;

	assert_int_equal(app.mem_create(&handle, UNIT, &prop, 0), 0);
	assert_int_equal(app.map(at, UNIT, 0, handle, 0), 0);
	assert_int_equal(app.set_access(at, UNIT, &access, 1), 0);
	return handle;
}

static int copied_beside(void *dst, const void *src)
{
	int rc = d[0]->stream.copy(s[0], dst, src, LEN);

	return rc ? rc : d[0]->stream.sync(s[0]);
}

/* Where a range that the program reserved has no memory, or where the device has no access, no
 * kernel touches it, which would end its context: the driver refuses the copy. */
static void holes_beside(void **state)
{
	unsigned long long va;
	unsigned long long h[3];
	unsigned long launched;
	char *p;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.reserve(&va, 4 * UNIT, 0, 0, 0), 0);
	p = (char *)(uintptr_t)va;
	h[0] = map_own(va, false, 3);
	h[1] = map_own(va + UNIT, false, 3);
	h[2] = map_own(va + 3 * UNIT, false, 1);
	crowd();
	/* Over the seam of two mappings; out of one that may be read. */
	launched = app.calls("cuLaunchKernel");
	assert_int_equal(copied_beside(p + UNIT - LEN / 2, host), 0);
	assert_int_equal(app.poke(va + 3 * UNIT, host, LEN), 0);
	assert_int_equal(copied_beside(mem[0], p + UNIT - LEN / 2), 0);
	arrived(host);
	assert_int_equal(copied_beside(mem[0], p + 3 * UNIT), 0);
	assert_int_equal(app.calls("cuLaunchKernel") - launched, 3);
	arrived(host);
	/* Into a hole, out of one, and to where nothing may be written. */
	assert_int_equal(copied_beside(p + 2 * UNIT - LEN / 2, host), -EINVAL);
	assert_int_equal(copied_beside(mem[0], p + 2 * UNIT - LEN / 2), -EINVAL);
	(void)copied_beside(p + 3 * UNIT, host);
	assert_int_equal(app.calls("cuLaunchKernel") - launched, 3);
	assert_int_equal(kernels_for(host), 1);
	disperse();
	for (unsigned int i = 0; i < 3; i++) {
		assert_int_equal(app.unmap(va + (i == 2 ? 3 : i) * UNIT, UNIT), 0);
		assert_int_equal(app.mem_release(h[i]), 0);
	}
	assert_int_equal(app.unreserve(va, 4 * UNIT), 0);
	app_leave(&app, 0);
}

/* Memory of the host that the program mapped for the device alone: the processor has no access. */
static void hosts_own_beside(void **state)
{
	unsigned long long va;
	unsigned long long h;
	char *p;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.reserve(&va, UNIT, 0, 0, 0), 0);
	p = (char *)(uintptr_t)va;
	h = map_own(va, true, 3);
	assert_int_equal(app.poke(va, host, LEN), 0);
	crowd();
	assert_int_equal(kernels_for(p), 1);
	arrived(host);
	disperse();
	assert_int_equal(app.unmap(va, UNIT), 0);
	assert_int_equal(app.mem_release(h), 0);
	assert_int_equal(app.unreserve(va, UNIT), 0);
	app_leave(&app, 0);
}

/* Memory of a pool of the GPU has no mappings of the program's: whatever the driver answers for
 * them there, a kernel copies it. */
static void pools_beside(void **state)
{
	unsigned long long p;
	unsigned long launched;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.alloc_async(&p, LEN, NULL), 0);
	crowd();
	launched = app.calls("cuLaunchKernel");
	assert_int_equal(copied_beside((void *)(uintptr_t)p, host), 0);
	assert_int_equal(app.calls("cuLaunchKernel") - launched, 1);
	assert_int_equal(kernels_for((void *)(uintptr_t)p), 1);
	arrived(host);
	disperse();
	assert_int_equal(app.free_async(p, NULL), 0);
	app_leave(&app, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(who_frees, start, stop),
		cmocka_unit_test_setup_teardown(who_unmaps, start, stop),
		cmocka_unit_test_setup_teardown(no_processor_reads_pages, start, stop),
		cmocka_unit_test_setup_teardown(truncated_beside, start, stop),
		cmocka_unit_test_setup_teardown(holes_beside, start, stop),
		cmocka_unit_test_setup_teardown(hosts_own_beside, start, stop),
		cmocka_unit_test_setup_teardown(pools_beside, start, stop),
	};

	/* So that copies are in flight for a while. */
	(void)setenv("FAKECUDA_DELAY_US", "500", 1);
	config.cuda_lib = getenv("FAKECUDA_LIB");
	if (!config.cuda_lib) {
		return unit_skip("FAKECUDA_LIB does not name the fake driver");
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
