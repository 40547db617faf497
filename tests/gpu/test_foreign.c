/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory of every kind that an application gets from the CUDA driver by itself, and the
 * application's contexts, on a real GPU (or on the library that PEERLANE_TEST_CUDA_LIB names). No
 * CUDA headers: the driver's functions are found by name, with prototypes of our own.
 */

#include "native.h"

#define LEN (3 * MIB + 12345)
#define MANAGED (MIB)

#define SYMBOLS(X)                                                                           \
	NATIVE_SYMBOLS(X)                                                                    \
	NATIVE_MEMORY_SYMBOLS(X)                                                             \
	X(ctx_get, "cuCtxGetCurrent", (void **))                                             \
	X(alloc_managed, "cuMemAllocManaged", (ptr *, size_t, unsigned int))                 \
	X(alloc_async, "cuMemAllocAsync", (ptr *, size_t, void *))                           \
	X(free_async, "cuMemFreeAsync", (ptr, void *))                                       \
	X(reserve, "cuMemAddressReserve", (ptr *, size_t, size_t, ptr, ptr))                 \
	X(unreserve, "cuMemAddressFree", (ptr, size_t))                                      \
	X(map, "cuMemMap", (ptr, size_t, size_t, ptr, ptr))                                  \
	X(unmap, "cuMemUnmap", (ptr, size_t))                                                \
	X(set_access, "cuMemSetAccess", (ptr, size_t, const struct native_access *, size_t)) \
	X(copy, "cuMemcpyAsync", (ptr, ptr, size_t, void *))

static struct {
#define X(name, symbol, params) result(*name) params;
	SYMBOLS(X)
#undef X
	/* Only a real driver has these. */
	result (*create)(ptr *handle, size_t len, const struct native_allocation *prop, ptr flags);
	result (*destroy)(ptr handle);
	result (*granularity)(size_t *out, const struct native_allocation *prop, int option);
} cu;

static struct fx fx;
static struct pl_file *file;
static const char *path;
static void *ctx; /* the primary one, current during the tests unless they say otherwise */
static void *stream;

#define cu_ok(call) assert_int_equal(cu.call, 0)

static void find_driver(void)
{
	void *lib = native_open();

#define X(name, sym, params) native_need(lib, sym, &cu.name);
	SYMBOLS(X)
#undef X
	native_find(lib, "cuMemCreate", &cu.create);
	native_find(lib, "cuMemRelease", &cu.destroy);
	native_find(lib, "cuMemGetAllocationGranularity", &cu.granularity);
	native_started(cu.init(0));
}

static int begin(void **state)
{
	(void)state;
	fx_open(&fx, NULL);
	path = fx_made("foreign", LEN, 1);
	file = fx_file(&fx, path, O_RDWR);
	cu_ok(primary_retain(&ctx, 0));
	cu_ok(ctx_set(ctx));
	cu_ok(stream_create(&stream, 1));
	return 0;
}

static int end(void **state)
{
	(void)state;
	cu_ok(stream_destroy(stream));
	cu_ok(ctx_set(NULL));
	cu_ok(primary_release(0));
	fx_close(&fx);
	return unlink(path);
}

static void *as_ptr(ptr p)
{
	return (void *)(uintptr_t)p;
}

/* By the application's own copy, in the context of its stream. */
static void app_copy(ptr dst, ptr src, size_t len)
{
	void *before;

	cu_ok(ctx_get(&before));
	cu_ok(ctx_set(ctx));
	cu_ok(copy(dst, src, len, stream));
	cu_ok(stream_sync(stream));
	cu_ok(ctx_set(before));
}

static void device_has(ptr p, uint64_t off, size_t len, unsigned int seed)
{
	char *got = fx_host(len);
	char *want = fx_host(len);

	app_copy((ptr)(uintptr_t)got, p, len);
	fx_pattern(want, off, len, seed);
	fx_same(got, want, len, "device memory");
	free(got);
	free(want);
}

/* Reads at odd places, writes back, registered and not: content on both sides. */
static void carries(ptr p, size_t len)
{
	char *buf = fx_host(len);

	for (unsigned int registered = 0; registered < 2; registered++) {
		unsigned int seed = 2 + registered;

		assert_moved(pl_read(file, as_ptr(p), len, 0, NULL), len);
		device_has(p, 0, len, 1);
		assert_moved(pl_read(file, as_ptr(p + 4099), 70001, 11, NULL), 70001);
		device_has(p + 4099, 11, 70001, 1);
		device_has(p, 0, 4099, 1);
		device_has(p + 4099 + 70001, 4099 + 70001, 5000, 1);
		fx_pattern(buf, 0, len, seed);
		app_copy(p, (ptr)(uintptr_t)buf, len);
		assert_moved(pl_write(file, as_ptr(p), len, 0, NULL), len);
		fx_file_is(path, 0, len, seed);
		fx_pattern(buf, 0, len, 1);
		assert_moved(pl_copy(fx.ctx, as_ptr(p), buf, len, NULL), len);
		device_has(p, 0, len, 1);
		assert_moved(pl_write(file, as_ptr(p), len, 0, NULL), len);
		fx_file_is(path, 0, len, 1);
		if (registered) {
			assert_ok(pl_mem_unregister(fx.ctx, as_ptr(p)));
		} else {
			assert_ok(pl_mem_register(fx.ctx, as_ptr(p), len));
		}
	}
	free(buf);
}

static void is(ptr p, uint32_t kind)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;

	assert_ok(pl_mem_info(fx.ctx, as_ptr(p), &info));
	assert_int_equal(info.kind, kind);
	assert_int_equal(info.flags & (PL_MEM_OWNED | PL_MEM_REGISTERED), 0);
}

static void plain(void **state)
{
	ptr p;

	(void)state;
	cu_ok(alloc(&p, LEN));
	is(p, PL_MEM_DEVICE);
	carries(p, LEN);
	cu_ok(release(p));
}

static void of_a_pool(void **state)
{
	ptr p;

	(void)state;
	cu_ok(alloc_async(&p, LEN, stream));
	cu_ok(stream_sync(stream));
	is(p, PL_MEM_DEVICE);
	carries(p, LEN);
	cu_ok(free_async(p, stream));
	cu_ok(stream_sync(stream));
}

static void mapped_piece_by_piece(void **state)
{
	struct native_allocation prop = { .type = 1, .where = { 1, 0 } };
	struct native_access access = { { 1, 0 }, 3 };
	ptr handle[2];
	size_t unit;
	size_t len;
	ptr p;

	(void)state;
	if (!cu.create || !cu.destroy || !cu.granularity) {
		(void)printf("this driver has no cuMemCreate\n");
		return;
	}
	cu_ok(granularity(&unit, &prop, 0));
	len = (LEN / 2 + unit - 1) / unit * unit;
	cu_ok(reserve(&p, 2 * len, 0, 0, 0));
	for (unsigned int i = 0; i < 2; i++) {
		cu_ok(create(&handle[i], len, &prop, 0));
		cu_ok(map(p + i * len, len, 0, handle[i], 0));
	}
	cu_ok(set_access(p, 2 * len, &access, 1));
	is(p, PL_MEM_DEVICE);
	carries(p, len);
	carries(p + len, LEN / 2);
	/* Over the seam of two mappings. */
	assert_moved(pl_read(file, as_ptr(p + len - 5000), 10000, 77, NULL), 10000);
	device_has(p + len - 5000, 77, 10000, 1);
	for (unsigned int i = 0; i < 2; i++) {
		cu_ok(unmap(p + i * len, len));
		cu_ok(destroy(handle[i]));
	}
	/* The address is still reserved, with nothing behind it. */
	assert_int_equal(pl_read(file, as_ptr(p), 4096, 0, NULL), -EFAULT);
	cu_ok(unreserve(p, 2 * len));
}

static void managed(void **state)
{
	ptr p;

	(void)state;
	cu_ok(alloc_managed(&p, MANAGED, 1));
	is(p, PL_MEM_MANAGED);
	carries(p, MANAGED);
	cu_ok(release(p));
}

static void pinned(void **state)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	char *want = fx_host(LEN);
	void *p;

	(void)state;
	fx_pattern(want, 0, LEN, 1);
	cu_ok(host_alloc(&p, LEN, 0));
	assert_ok(pl_mem_info(fx.ctx, p, &info));
	assert_int_equal(info.kind, PL_MEM_PINNED);
	assert_int_equal(info.flags, PL_MEM_HOST_ADDRESSABLE);
	assert_moved(pl_read(file, p, LEN, 0, NULL), LEN);
	fx_same(p, want, LEN, "pinned memory");
	cu_ok(host_free(p));
	free(want);
}

static void of_another_context(void **state)
{
	void *second;
	ptr p;

	(void)state;
	cu_ok(ctx_create(&second, 0, 0));
	cu_ok(alloc(&p, LEN));
	cu_ok(ctx_set(ctx));
	is(p, PL_MEM_DEVICE);
	assert_moved(pl_read(file, as_ptr(p), LEN, 0, NULL), LEN);
	assert_moved(pl_read(file, as_ptr(p + 5), 1000, 5, NULL), 1000);
	cu_ok(ctx_set(second));
	device_has(p, 0, LEN, 1);
	cu_ok(release(p));
	cu_ok(ctx_destroy(second));
	cu_ok(ctx_set(ctx));
}

/* Registered, freed behind the library's back, and perhaps given out anew: an error in any case. */
static void freed_while_registered(void **state)
{
	char *guard = fx_host(LEN);
	ptr p;
	ptr q;

	(void)state;
	cu_ok(alloc(&p, LEN));
	assert_ok(pl_mem_register(fx.ctx, as_ptr(p), LEN));
	assert_moved(pl_read(file, as_ptr(p), LEN, 0, NULL), LEN);
	cu_ok(release(p));
	assert_fails(pl_read(file, as_ptr(p), LEN, 0, NULL), EFAULT, "freed");
	cu_ok(alloc(&q, LEN));
	fx_pattern(guard, 0, LEN, 9);
	app_copy(q, (ptr)(uintptr_t)guard, LEN);
	(void)printf("the address was %sgiven out anew\n", p == q ? "" : "not ");
	assert_fails(pl_read(file, as_ptr(p), LEN, 0, NULL), EFAULT, "freed");
	assert_fails(pl_write(file, as_ptr(p), 100, 0, NULL), EFAULT, "freed");
	device_has(q, 0, LEN, 9);
	assert_ok(pl_mem_unregister(fx.ctx, as_ptr(p)));
	assert_moved(pl_read(file, as_ptr(q), LEN, 0, NULL), LEN);
	device_has(q, 0, LEN, 1);
	cu_ok(release(q));
	free(guard);
}

static void use_everything(void)
{
	char *m = fx_alloc(&fx, LEN);

	assert_moved(pl_read(file, m, LEN, 0, NULL), LEN);
	assert_moved(pl_read(file, m, 100, 0, NULL), 100);
	assert_moved(pl_write(file, m, LEN, 0, NULL), LEN);
	assert_moved(pl_copy(fx.ctx, m, m + LEN / 2, 1000, NULL), 1000);
	fx_free(&fx, m);
}

static void *current(void)
{
	void *now = &cu;

	cu_ok(ctx_get(&now));
	return now;
}

static void callers_context_is_kept(void **state)
{
	void *own;

	(void)state;
	cu_ok(ctx_set(NULL));
	use_everything();
	assert_null(current());
	cu_ok(ctx_create(&own, 0, 0));
	use_everything();
	assert_ptr_equal(current(), own);
	cu_ok(ctx_destroy(own));
	cu_ok(ctx_set(ctx));
	use_everything();
	assert_ptr_equal(current(), ctx);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(plain),
		cmocka_unit_test(of_a_pool),
		cmocka_unit_test(mapped_piece_by_piece),
		cmocka_unit_test(managed),
		cmocka_unit_test(pinned),
		cmocka_unit_test(of_another_context),
		cmocka_unit_test(freed_while_registered),
		cmocka_unit_test(callers_context_is_kept),
	};

	find_driver();
	return cmocka_run_group_tests_name("foreign", tests, begin, end);
}
