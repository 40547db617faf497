/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * `run --blocks` in a program, on the fake driver: which lists the kernel copies and which go to
 * the driver, with the same bytes and the same errors either way; streams that are destroyed at
 * once, threads, contexts that end.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

#include "run_test.h"

#define SLOTS 2048u
#define SLOT 8192u
#define SPACE ((size_t)SLOTS * SLOT)
#define BLOCKS_CALLS(X)                                                                      \
	RUN_HOOKS(X)                                                                         \
	X(cuInit, 0, 0, 0, (unsigned int flags))                                             \
	X(cuCtxSetCurrent, 0, 0, 0, (struct CUctx_st * ctx))                                 \
	X(cuCtxCreate_v2, 0, 0, 0, (struct CUctx_st * *out, unsigned int flags, int device)) \
	X(cuCtxDestroy_v2, 0, 0, 0, (struct CUctx_st * ctx))                                 \
	X(cuMemAlloc_v2, 0, 0, 0, (drv_ptr * out, size_t len))                               \
	X(cuMemFree_v2, 0, 0, 0, (drv_ptr p))                                                \
	X(cuStreamCreate, 0, 0, 0, (struct CUstream_st * *out, unsigned int flags))          \
	X(cuStreamDestroy_v2, 0, 0, 0, (struct CUstream_st * s))                             \
	X(cuStreamSynchronize, 0, 0, 0, (struct CUstream_st * s))

static struct {
#define X(name, base, since, thread, params) drv_result(*name) params;
	BLOCKS_CALLS(X)
#undef X
	unsigned long (*fakecuda_calls)(const char *symbol);
	long (*fakecuda_live)(const char *what);
	unsigned long (*fakecuda_violations)(void);
	const char *(*fakecuda_violation)(void);
	void (*fakecuda_capture)(struct CUstream_st *s, int on);
	struct CUctx_st *ctx;
	struct CUstream_st *s;
	drv_ptr dev;
	char *host; /* pinned */
	char *back; /* likewise */
} b;

/* A list, of slots that do not overlap. */
struct list {
	drv_ptr dsts[SLOTS];
	drv_ptr srcs[SLOTS];
	size_t sizes[SLOTS];
	size_t n;
	struct drv_copy_attrs attrs;
	size_t first;
};

static void start(const char *blocks)
{
	void *lib;
	void *p;

	setenv("PEERLANE_RUN_LANES", "off", 1);
	setenv("PEERLANE_RUN_BLOCKS", blocks, 1);
	run_configure();
	CHECK(dlopen(getenv("PEERLANE_LIB"), RTLD_NOW | RTLD_LOCAL));
	lib = dlopen(getenv("FAKECUDA_LIB"), RTLD_NOW | RTLD_LOCAL);
	CHECK(lib);
#define X(name, base, since, thread, params) FIND(lib, b, name);
	BLOCKS_CALLS(X)
#undef X
	FIND(lib, b, fakecuda_calls);
	FIND(lib, b, fakecuda_live);
	FIND(lib, b, fakecuda_violations);
	FIND(lib, b, fakecuda_violation);
	FIND(lib, b, fakecuda_capture);
	OK(b.cuInit(0));
	OK(b.cuDevicePrimaryCtxRetain(&b.ctx, 0));
	OK(b.cuCtxSetCurrent(b.ctx));
	OK(b.cuStreamCreate(&b.s, DRV_STREAM_NON_BLOCKING));
	OK(b.cuMemAlloc_v2(&b.dev, SPACE));
	OK(b.cuMemHostAlloc(&p, SPACE, 0));
	b.host = p;
	OK(b.cuMemHostAlloc(&p, SPACE, 0));
	b.back = p;
}

static void finish(void)
{
	OK(b.cuMemFreeHost(b.host));
	OK(b.cuMemFreeHost(b.back));
	OK(b.cuMemFree_v2(b.dev));
	OK(b.cuStreamDestroy_v2(b.s));
	OK(b.cuDevicePrimaryCtxRelease_v2(0));
	CHECK(b.fakecuda_live("memory") == 0 && b.fakecuda_live("handles") == 0 &&
	      b.fakecuda_live("pins") == 0 && b.fakecuda_live("streams") == 0);
	if (b.fakecuda_violations()) {
		fprintf(stderr, "misuse: %s\n", b.fakecuda_violation());
		_exit(1);
	}
}

/* n blocks of `size` from the host to the device, or from there to `back`, in another order. */
static struct list *make(size_t n, size_t size, bool out)
{
	struct list *l = calloc(1, sizeof(*l));

	CHECK(l && n <= SLOTS && size <= SLOT);
	l->n = n;
	l->attrs.order = DRV_ORDER_STREAM;
	for (size_t i = 0; i < n; i++) {
		size_t at = (i * 7 + 3) % n * SLOT;

		l->dsts[i] = out ? (drv_ptr)(uintptr_t)(b.back + at) : b.dev + at;
		l->srcs[i] = out ? b.dev + at : (drv_ptr)(uintptr_t)(b.host + at);
		l->sizes[i] = size;
	}
	return l;
}

static drv_result batch(struct list *l, struct CUstream_st *s)
{
	return b.cuMemcpyBatchAsync_v2(l->dsts, l->srcs, l->sizes, l->n, (void *)&l->attrs,
				       &l->first, 1, s);
}

/* There and back, the bytes compared. */
static void there_and_back(size_t n, size_t size, unsigned int seed)
{
	struct list *in = make(n, size, false);
	struct list *out = make(n, size, true);

	pattern_fill(b.host, 0, SPACE, seed);
	memset(b.back, 0, SPACE);
	OK(batch(in, b.s));
	OK(batch(out, b.s));
	OK(b.cuStreamSynchronize(b.s));
	for (size_t i = 0; i < n; i++) {
		CHECK(memcmp(b.back + i * SLOT, b.host + i * SLOT, size) == 0);
		CHECK(size == SLOT || !b.back[i * SLOT + size]);
	}
	free(in);
	free(out);
}

static void carried(void)
{
	start("busy");
	there_and_back(SLOTS, 2048, 1);
	CHECK(count_of(&run_counts.blocks.lists) == 2);
	CHECK(count_of(&run_counts.blocks.kernel_pieces) == (size_t)2 * SLOTS);
	CHECK(count_of(&run_counts.blocks.kernel_bytes) == (size_t)2 * SLOTS * 2048);
	CHECK(b.fakecuda_calls("cuMemcpyBatchAsync_v2") == 0 &&
	      b.fakecuda_calls("cuMemcpyAsync") == 0);
	/* These are measured: some of them are the driver's. */
	there_and_back(SLOTS, 4096, 2);
	CHECK(count_of(&run_counts.blocks.lists) == 4);
	CHECK(count_of(&run_counts.blocks.driver_pieces) == (size_t)2 * 512);
	CHECK(count_of(&run_counts.blocks.kernel_pieces) == (size_t)4 * SLOTS - 2 * 512);
	for (size_t size = 1; size <= SLOT; size = size * 3 + 1) {
		there_and_back(100, size, (unsigned int)size);
	}
	finish();
}

/* The names of the older call, and of the thread's default stream. */
static void all_names(void)
{
	struct list *l;
	size_t failed = 5;

	start("idle");
	l = make(64, 512, false);
	OK(b.cuMemcpyBatchAsync(l->dsts, l->srcs, l->sizes, l->n, (void *)&l->attrs, &l->first, 1,
				&failed, b.s));
	OK(b.cuMemcpyBatchAsync_ptsz(l->dsts, l->srcs, l->sizes, l->n, (void *)&l->attrs, &l->first,
				     1, &failed, NULL));
	OK(b.cuMemcpyBatchAsync_v2_ptsz(l->dsts, l->srcs, l->sizes, l->n, (void *)&l->attrs,
					&l->first, 1, NULL));
	CHECK(count_of(&run_counts.blocks.lists) == 3);
	OK(b.cuStreamSynchronize(b.s));
	OK(b.cuStreamSynchronize(DRV_STREAM_PER_THREAD));
	free(l);
	finish();
}

/* What is not the kernel's: the driver is called, once each, and what it says is returned. */
static void passed(void)
{
	struct CUctx_st *other;
	struct CUstream_st *s;
	struct list *l;
	char *pageable = malloc(SLOT);
	size_t failed = 0;

	start("busy");
	l = make(64, 512, false);
	l->n = 3;
	OK(batch(l, b.s));
	CHECK(count_of(&run_counts.blocks.past[RUN_BLOCKS_PAST_FEW]) == 1);
	l->n = 64;
	l->sizes[40] = 0;
	CHECK(batch(l, b.s) == DRV_INVALID_VALUE);
	CHECK(b.cuMemcpyBatchAsync(l->dsts, l->srcs, l->sizes, l->n, (void *)&l->attrs, &l->first,
				   1, &failed, b.s) == DRV_INVALID_VALUE);
	CHECK(failed == 40);
	l->sizes[40] = 512;
	l->attrs.order = DRV_ORDER_DURING_CALL; /* which the fake driver refuses */
	CHECK(batch(l, b.s) == DRV_INVALID_VALUE);
	l->attrs.order = DRV_ORDER_STREAM;
	l->first = 1;
	CHECK(batch(l, b.s) == DRV_INVALID_VALUE);
	l->first = 0;
	CHECK(count_of(&run_counts.blocks.past[RUN_BLOCKS_PAST_ATTRIBUTES]) == 4);
	CHECK(pageable);
	memset(pageable, 7, SLOT);
	l->srcs[63] = (drv_ptr)(uintptr_t)pageable;
	OK(batch(l, b.s));
	CHECK(count_of(&run_counts.blocks.past[RUN_BLOCKS_PAST_MEMORY]) == 1);
	OK(b.cuStreamSynchronize(b.s));
	b.fakecuda_capture(b.s, 1);
	(void)batch(l, b.s);
	b.fakecuda_capture(b.s, 0);
	CHECK(count_of(&run_counts.blocks.past[RUN_BLOCKS_PAST_CAPTURE]) == 1);
	OK(b.cuCtxCreate_v2(&other, 0, 0));
	OK(b.cuStreamCreate(&s, DRV_STREAM_NON_BLOCKING));
	(void)batch(l, s);
	CHECK(count_of(&run_counts.blocks.past[RUN_BLOCKS_PAST_CONTEXT]) == 1);
	OK(b.cuStreamDestroy_v2(s));
	OK(b.cuCtxDestroy_v2(other));
	OK(b.cuCtxSetCurrent(b.ctx));
	OK(b.cuStreamSynchronize(b.s));
	CHECK(count_of(&run_counts.blocks.lists) == 0);
	CHECK(count_of(&run_counts.blocks.past_pieces) == 3 + 7 * 64);
	CHECK(b.fakecuda_calls("cuLaunchKernel") == 0);
	free(l);
	free(pageable);
	finish();
}

static void off(void)
{
	start("off");
	there_and_back(500, 4096, 3);
	CHECK(b.fakecuda_calls("cuLaunchKernel") == 0);
	CHECK(b.fakecuda_calls("cuMemcpyBatchAsync_v2") == 2);
	CHECK(count_of(&run_counts.blocks.lists) == 0 &&
	      count_of(&run_counts.blocks.past_pieces) == 0);
	finish();
}

/* A stream may go as soon as the list is queued. */
static void streams_go(void)
{
	struct list *l;

	start("busy");
	pattern_fill(b.host, 0, SPACE, 9);
	l = make(1000, 4096, false);
	for (int i = 0; i < 50; i++) {
		struct CUstream_st *s;

		OK(b.cuStreamCreate(&s, DRV_STREAM_NON_BLOCKING));
		OK(batch(l, s));
		OK(b.cuStreamDestroy_v2(s));
	}
	CHECK(count_of(&run_counts.blocks.lists) == 50);
	there_and_back(1000, 4096, 10);
	free(l);
	finish();
}

static void *a_thread(void *arg)
{
	size_t which = (size_t)arg;
	struct CUstream_st *s;
	struct list *l;

	OK(b.cuCtxSetCurrent(b.ctx));
	OK(b.cuStreamCreate(&s, DRV_STREAM_NON_BLOCKING));
	l = make(SLOTS, 1024, false);
	/* A quarter of the slots each. */
	l->n = SLOTS / 4;
	memmove(l->dsts, l->dsts + which * l->n, l->n * sizeof(l->dsts[0]));
	memmove(l->srcs, l->srcs + which * l->n, l->n * sizeof(l->srcs[0]));
	for (int i = 0; i < 40; i++) {
		OK(batch(l, s));
	}
	OK(b.cuStreamSynchronize(s));
	OK(b.cuStreamDestroy_v2(s));
	free(l);
	return NULL;
}

static void threads(void)
{
	pthread_t t[4];
	struct list *out;

	start("busy");
	pattern_fill(b.host, 0, SPACE, 11);
	for (size_t i = 0; i < 4; i++) {
		CHECK(!pthread_create(&t[i], NULL, a_thread, (void *)i));
	}
	for (size_t i = 0; i < 4; i++) {
		CHECK(!pthread_join(t[i], NULL));
	}
	CHECK(count_of(&run_counts.blocks.lists) == 160);
	out = make(SLOTS, 1024, true);
	OK(batch(out, b.s));
	OK(b.cuStreamSynchronize(b.s));
	for (size_t i = 0; i < SLOTS; i++) {
		CHECK(memcmp(b.back + i * SLOT, b.host + i * SLOT, 1024) == 0);
	}
	free(out);
	finish();
}

static void test_carried(void **state)
{
	(void)state;
	in_child(carried);
	in_child(all_names);
}

static void test_passed(void **state)
{
	(void)state;
	in_child(passed);
	in_child(off);
}

static void test_streams(void **state)
{
	(void)state;
	in_child(streams_go);
	in_child(threads);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_carried),
		cmocka_unit_test(test_passed),
		cmocka_unit_test(test_streams),
	};

	return cmocka_run_group_tests_name("run blocks", tests, NULL, NULL);
}
