/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* An application that uses CUDA itself, here against the fake driver: its memory, its contexts. */

#include "fixture.h"

#include <pthread.h>
#include <stdatomic.h>

#include "fakecuda_app.h"

#define LEN (MIB + 12345)

static struct app app;
static struct fx fx;
static struct pl_file *file;
static const char *path;

static int begin(void **state)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");

	(void)state;
	assert_non_null(lib);
	app_find(&app, lib);
	assert_int_equal(app.init(0), 0);
	fx_open(&fx, "chunk=64KiB", "inline_max=16KiB", "gather=kernel", NULL);
	path = fx_made("app", LEN, 1);
	file = fx_file(&fx, path, O_RDWR);
	return 0;
}

static int end(void **state)
{
	(void)state;
	fx_close(&fx);
	if (app.violations()) {
		fail_msg("misuse of the driver: %s", app.violation());
	}
	assert_int_equal(app.live("memory"), 0);
	assert_int_equal(app.live("pins"), 0);
	assert_int_equal(app.live("streams"), 0);
	assert_int_equal(app.live("events"), 0);
	assert_int_equal(app.live("contexts"), 0);
	return unlink(path);
}

static void *as_ptr(unsigned long long p)
{
	return (void *)(uintptr_t)p;
}

/* Looked at past the library. */
static void device_has(unsigned long long p, uint64_t off, size_t len)
{
	char *got = fx_host(len);
	char *want = fx_host(len);

	assert_int_equal(app.peek(p, got, len), 0);
	fx_pattern(want, off, len, 1);
	fx_same(got, want, len, "device memory");
	free(got);
	free(want);
}

static void foreign_memory(void **state)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	unsigned long long p;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.alloc(&p, LEN), 0);
	app_leave(&app, 0);
	assert_moved(pl_read(file, as_ptr(p), LEN, 0, NULL), LEN);
	device_has(p, 0, LEN);
	assert_moved(pl_read(file, as_ptr(p + 777), 5000, 99, NULL), 5000);
	device_has(p + 777, 99, 5000);
	assert_fails(pl_read(file, as_ptr(p + LEN - 10), 11, 0, NULL), EFAULT, "exceed");
	assert_ok(pl_mem_info(fx.ctx, as_ptr(p + 9), &info));
	assert_int_equal(info.kind, PL_MEM_DEVICE);
	assert_int_equal(info.flags, 0);
	assert_ptr_equal(info.base, as_ptr(p));
	assert_fails(pl_mem_free(fx.ctx, as_ptr(p)), ENOENT, "start");
	app_enter(&app, 0);
	assert_int_equal(app.free(p), 0);
	app_leave(&app, 0);
}

/* Registered, freed, and the address given out anew: an error, and the new owner's bytes stay. */
static void freed_and_reused_while_registered(void **state)
{
	char *guard = fx_host(LEN);
	char *got = fx_host(LEN);
	unsigned long long p;
	unsigned long long q;

	(void)state;
	fx_pattern(guard, 0, LEN, 9);
	app_enter(&app, 0);
	assert_int_equal(app.alloc(&p, LEN), 0);
	assert_ok(pl_mem_register(fx.ctx, as_ptr(p), LEN));
	assert_moved(pl_read(file, as_ptr(p), LEN, 0, NULL), LEN);
	assert_int_equal(app.free(p), 0);
	assert_fails(pl_read(file, as_ptr(p), LEN, 0, NULL), EFAULT, "freed");
	assert_int_equal(app.alloc(&q, LEN), 0);
	assert_int_equal(p, q); /* the fake driver gives a freed address out at once */
	assert_int_equal(app.poke(q, guard, LEN), 0);
	assert_fails(pl_read(file, as_ptr(p), LEN, 0, NULL), EFAULT, "freed");
	assert_fails(pl_read(file, as_ptr(p + 5), 10, 0, NULL), EFAULT, "freed");
	assert_fails(pl_write(file, as_ptr(p), LEN, 0, NULL), EFAULT, "freed");
	assert_fails(pl_copy(fx.ctx, as_ptr(p), got, 100, NULL), EFAULT, "freed");
	assert_int_equal(app.peek(q, got, LEN), 0);
	fx_same(got, guard, LEN, "the new owner's memory");
	fx_file_is(path, 0, LEN, 1);
	/* Told anew, it is memory again. */
	assert_ok(pl_mem_unregister(fx.ctx, as_ptr(p)));
	assert_moved(pl_read(file, as_ptr(q), LEN, 0, NULL), LEN);
	device_has(q, 0, LEN);
	assert_int_equal(app.free(q), 0);
	app_leave(&app, 0);
	free(guard);
	free(got);
}

static void managed_and_pinned(void **state)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	char *want = fx_host(LEN);
	unsigned long long p;
	void *pinned;

	(void)state;
	fx_pattern(want, 0, LEN, 1);
	app_enter(&app, 0);
	assert_int_equal(app.alloc_managed(&p, LEN, 1), 0);
	assert_int_equal(app.host_alloc(&pinned, LEN, 0), 0);
	app_leave(&app, 0);
	assert_ok(pl_mem_info(fx.ctx, as_ptr(p), &info));
	assert_int_equal(info.kind, PL_MEM_MANAGED);
	assert_moved(pl_read(file, as_ptr(p), LEN, 0, NULL), LEN);
	fx_same(as_ptr(p), want, LEN, "managed memory");
	assert_ok(pl_mem_info(fx.ctx, pinned, &info));
	assert_int_equal(info.kind, PL_MEM_PINNED);
	assert_int_equal(info.flags, PL_MEM_HOST_ADDRESSABLE);
	assert_moved(pl_read(file, pinned, LEN, 0, NULL), LEN);
	fx_same(pinned, want, LEN, "pinned memory");
	app_enter(&app, 0);
	assert_int_equal(app.free(p), 0);
	assert_int_equal(app.host_free(pinned), 0);
	app_leave(&app, 0);
	free(want);
}

static void use_everything(void)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	char *m = fx_alloc(&fx, LEN);

	assert_moved(pl_read(file, m, LEN, 0, NULL), LEN);
	assert_moved(pl_read(file, m, 100, 0, NULL), 100);
	assert_moved(pl_write(file, m, LEN, 0, NULL), LEN);
	assert_moved(pl_copy(fx.ctx, m, m + LEN / 2, 1000, NULL), 1000);
	assert_ok(pl_dev_info(fx.dev, &info));
	assert_ok(pl_mem_register(fx.ctx, m + 1, 10));
	assert_ok(pl_mem_unregister(fx.ctx, m + 1));
	fx_free(&fx, m);
}

static struct CUctx_st *current(void)
{
	struct CUctx_st *now = (struct CUctx_st *)(uintptr_t)1;

	assert_int_equal(app.ctx_get(&now), 0);
	return now;
}

/* Whatever context the caller has current, it has afterwards too. */
static void callers_context_is_kept(void **state)
{
	struct CUctx_st *own;
	struct CUctx_st *primary;

	(void)state;
	assert_int_equal(app.ctx_set(NULL), 0);
	use_everything();
	assert_null(current());
	for (int device = 0; device < 2; device++) {
		assert_int_equal(app.ctx_create(&own, 0, device), 0);
		assert_ptr_equal(current(), own);
		use_everything();
		assert_ptr_equal(current(), own);
		assert_int_equal(app.ctx_destroy(own), 0);
		assert_int_equal(app.primary_retain(&primary, device), 0);
		assert_int_equal(app.ctx_set(primary), 0);
		use_everything();
		assert_ptr_equal(current(), primary);
		app_leave(&app, device);
	}
}

#define READERS 16
#define SMALL 4096u
#define READS 50u /* of a thread, a round */
#define ROUNDS 200u

struct reader {
	pthread_t thread;
	char *to;
	atomic_uint *failed;
};

static void *read_small(void *arg)
{
	struct reader *r = arg;

	for (unsigned int i = 0; i < READS; i++) {
		if (pl_read(file, r->to, SMALL, 0, NULL) != SMALL) {
			(void)atomic_fetch_add(r->failed, 1);
		}
	}
	return NULL;
}

/* Small reads of many threads at once; returns how many kernels were launched for them. */
static unsigned long crowd(unsigned long long to)
{
	struct reader v[READERS];
	unsigned long before = app.calls("cuLaunchKernel");
	atomic_uint failed = 0;

	for (unsigned int i = 0; i < READERS; i++) {
		v[i] = (struct reader){ .to = as_ptr(to + i * SMALL), .failed = &failed };
		assert_int_equal(pthread_create(&v[i].thread, NULL, read_small, &v[i]), 0);
	}
	for (unsigned int i = 0; i < READERS; i++) {
		assert_int_equal(pthread_join(v[i].thread, NULL), 0);
	}
	assert_int_equal(failed, 0);
	for (unsigned int i = 0; i < READERS; i++) {
		device_has(to + i * SMALL, 0, SMALL);
	}
	return app.calls("cuLaunchKernel") - before;
}

/* A kernel that meets a hole in a reservation would end the program's work: copy engines make
 * copies to memory that may have one, and that copy fails. */
static void crowds_beside_a_hole(void **state)
{
	unsigned int rounds = 0;
	unsigned long long p;
	struct desc {
		int location;
		int device;
		int flags;
	} access = { 1, 0, 3 };

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.alloc(&p, LEN), 0);
	while (rounds < ROUNDS && crowd(p) == 0) {
		rounds++;
	}
	assert_in_range(rounds, 0, ROUNDS - 1); /* so many threads meet */
	assert_int_equal(app.free(p), 0);
	assert_int_equal(app.reserve(&p, 8 * MIB, 0, 0, 0), 0);
	assert_int_equal(app.map(p, 2 * MIB, 0, 7, 0), 0);
	assert_int_equal(app.set_access(p, 2 * MIB, &access, 1), 0);
	for (unsigned int i = 0; i < 2 * (rounds + 1); i++) {
		assert_int_equal(crowd(p), 0);
	}
	assert_fails(pl_read(file, as_ptr(p + 4 * MIB), SMALL, 0, NULL), EFAULT, "memory");
	assert_int_equal(app.unmap(p, 2 * MIB), 0);
	assert_int_equal(app.unreserve(p, 8 * MIB), 0);
	app_leave(&app, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(foreign_memory),
		cmocka_unit_test(freed_and_reused_while_registered),
		cmocka_unit_test(managed_and_pinned),
		cmocka_unit_test(callers_context_is_kept),
		cmocka_unit_test(crowds_beside_a_hole),
	};

	return cmocka_run_group_tests_name("app", tests, begin, end);
}
