/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * `run --wide` in a program, on the fake driver and the fake device files: what is wide and what is
 * not, failures of either side, threads, children, and that nothing is left. That the program sees
 * no difference is compared by tests/cli/test_run.py with tests/gpu/wide_app.c.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

#include "fakerm.h"
#include "run_test.h"

#define SIZE (4 * MIB + 12345)
#define WIDE_CALLS(X)                                                                        \
	RUN_HOOKS(X)                                                                         \
	X(cuInit, 0, 0, 0, (unsigned int flags))                                             \
	X(cuCtxSetCurrent, 0, 0, 0, (struct CUctx_st * ctx))                                 \
	X(cuCtxCreate_v2, 0, 0, 0, (struct CUctx_st * *out, unsigned int flags, int device)) \
	X(cuCtxDestroy_v2, 0, 0, 0, (struct CUctx_st * ctx))                                 \
	X(cuMemAlloc_v2, 0, 0, 0, (drv_ptr * out, size_t len))                               \
	X(cuMemFree_v2, 0, 0, 0, (drv_ptr p))                                                \
	X(cuStreamCreate, 0, 0, 0, (struct CUstream_st * *out, unsigned int flags))          \
	X(cuStreamSynchronize, 0, 0, 0, (struct CUstream_st * s))                            \
	X(cuLaunchHostFunc, 0, 0, 0, (struct CUstream_st * s, void (*fn)(void *arg), void *arg))

static struct {
#define X(name, base, since, thread, params) drv_result(*name) params;
	WIDE_CALLS(X)
#undef X
	void (*fakecuda_fail)(const char *spec);
	long (*fakecuda_live)(const char *what);
	unsigned long (*fakecuda_violations)(void);
	const char *(*fakecuda_violation)(void);
	int (*fakecuda_reaches)(uint64_t p, int device);
	void (*fakecuda_lie)(int on);
	void (*fakecuda_capture)(struct CUstream_st *s, int on);
	struct CUctx_st *ctx;
	struct CUstream_st *s;
} w;

static void start(const char *lanes)
{
	void *lib;

	setenv("PEERLANE_RUN_LANES", lanes, 1);
	setenv("PEERLANE_RUN_WIDE", "4194304", 1);
	run_configure();
	/* The one of the process, which the shim takes. */
	CHECK(dlopen(getenv("PEERLANE_LIB"), RTLD_NOW | RTLD_LOCAL));
	lib = dlopen(getenv("FAKECUDA_LIB"), RTLD_NOW | RTLD_LOCAL);
	CHECK(lib);
#define X(name, base, since, thread, params) FIND(lib, w, name);
	WIDE_CALLS(X)
#undef X
	FIND(lib, w, fakecuda_fail);
	FIND(lib, w, fakecuda_live);
	FIND(lib, w, fakecuda_violations);
	FIND(lib, w, fakecuda_violation);
	FIND(lib, w, fakecuda_reaches);
	FIND(lib, w, fakecuda_lie);
	FIND(lib, w, fakecuda_capture);
	OK(w.cuInit(0));
	OK(w.cuDevicePrimaryCtxRetain(&w.ctx, 0));
	OK(w.cuCtxSetCurrent(w.ctx));
	OK(w.cuStreamCreate(&w.s, DRV_STREAM_NON_BLOCKING));
}

/* The driver saw no misuse, and has nothing left but what the program has. */
static void finish(void)
{
	w.fakecuda_fail(NULL);
	CHECK(count_of(&run_counts.wide.now) == 0);
	CHECK(w.fakecuda_live("memory") == 0 && w.fakecuda_live("handles") == 0 &&
	      w.fakecuda_live("pins") == 0);
	CHECK(fakerm_count("memory") == 0 && fakerm_violations() == 0);
	if (w.fakecuda_violations()) {
		fprintf(stderr, "misuse: %s\n", w.fakecuda_violation());
		_exit(1);
	}
	OK(w.cuDevicePrimaryCtxRelease_v2(0));
	CHECK(fakerm_count("files") == 0 && fakerm_count("clients") == 0);
}

static char *alloc(size_t len)
{
	void *p = NULL;

	OK(w.cuMemHostAlloc(&p, len, 0));
	CHECK(p);
	return p;
}

static bool is_wide(const void *p)
{
	struct run_wide row;

	return run_wide_find((uintptr_t)p, &row);
}

/* By the copy engine into another place and back. */
static void serves(char *p, size_t len, unsigned int seed)
{
	drv_ptr dev;

	OK(w.cuMemAlloc_v2(&dev, len));
	pattern_fill(p, 0, len, seed);
	OK(w.cuMemcpyHtoDAsync_v2(dev, p, len, w.s));
	OK(w.cuStreamSynchronize(w.s));
	memset(p, 0, len);
	OK(w.cuMemcpyDtoHAsync_v2(p, dev, len, w.s));
	OK(w.cuStreamSynchronize(w.s));
	CHECK(pattern_differs(p, 0, len, seed) == -1);
	OK(w.cuMemFree_v2(dev));
}

static void which(void)
{
	struct CUctx_st *other;
	void *p;
	char *a;
	char *b;

	start("off");
	a = alloc(SIZE);
	CHECK(is_wide(a) && is_wide(a + SIZE - 1) && !is_wide(a + SIZE) && !is_wide(a - 1));
	CHECK(count_of(&run_counts.wide.made) == 1 && count_of(&run_counts.wide.bytes) == SIZE);
	b = alloc(4 * MIB - 1);
	CHECK(!is_wide(b) && count_of(&run_counts.wide.past[RUN_WIDE_PAST_SMALL]) == 1);
	CHECK(count_of(&run_counts.wide.past_bytes) == 0);
	serves(a, SIZE, 1);
	OK(w.cuMemFreeHost(b));
	OK(w.cuMemAllocHost_v2(&p, SIZE));
	CHECK(is_wide(p));
	OK(w.cuMemFreeHost(p));
	OK(w.cuMemAllocHost(&p, (unsigned int)SIZE));
	CHECK(is_wide(p));
	OK(w.cuMemFreeHost(p));
	/* Of a context that the program created: the driver's. */
	OK(w.cuCtxCreate_v2(&other, 0, 0));
	b = alloc(SIZE);
	CHECK(!is_wide(b) && count_of(&run_counts.wide.past[RUN_WIDE_PAST_CONTEXT]) == 1);
	CHECK(count_of(&run_counts.wide.past_bytes) == SIZE);
	OK(w.cuMemFreeHost(b));
	OK(w.cuMemFreeHost(a)); /* from another context */
	OK(w.cuCtxDestroy_v2(other));
	finish();
}

/* What is registered is the program's, and is told. */
static void registered(void)
{
	void *p = aligned_alloc(4096, 8 * MIB);

	start("off");
	CHECK(p);
	OK(w.cuMemHostRegister_v2(p, 8 * MIB, 1));
	OK(w.cuMemHostUnregister(p));
	OK(w.cuMemHostRegister_v2(p, MIB, 1));
	OK(w.cuMemHostUnregister(p));
	CHECK(w.cuMemHostRegister_v2(NULL, 8 * MIB, 1) != DRV_OK);
	CHECK(count_of(&run_counts.wide.registered) == 1);
	CHECK(count_of(&run_counts.wide.registered_bytes) == 8 * MIB);
	finish();
}

static void test_which(void **state)
{
	(void)state;
	in_child(which);
	in_child(registered);
}

#define MANY 800

/* Hundreds, in no order; the list of them is right at any time. */
static void many(void)
{
	enum {
		HELD = 17
	};
	char *held[HELD] = { NULL };
	unsigned int random = 1;

	start("off");
	for (unsigned int i = 0; i < MANY; i++) {
		unsigned int k;

		random = random * 1103515245 + 12345;
		k = (random >> 16) % HELD;
		if (held[k]) {
			CHECK(is_wide(held[k]) && is_wide(held[k] + SIZE - 1));
			CHECK(held[k][SIZE - 1] == (char)k);
			OK(w.cuMemFreeHost(held[k]));
			CHECK(!is_wide(held[k]));
			held[k] = NULL;
		} else {
			held[k] = alloc(SIZE);
			CHECK(held[k][SIZE - 1] == 0);
			held[k][SIZE - 1] = (char)k;
		}
	}
	for (unsigned int k = 0; k < HELD; k++) {
		if (held[k]) {
			OK(w.cuMemFreeHost(held[k]));
		}
	}
	CHECK(fakerm_count("files") == 2 && fakerm_count("clients") == 1);
	finish();
}

static void test_many(void **state)
{
	(void)state;
	in_child(many);
}

/* A failure of some call, once: the memory is whole all the same, wide or not, and is freed. */
static const char *fail_symbol;
static unsigned long fail_nth;

static void one_failure(void)
{
	char spec[96];
	char *first;
	char *p;

	start("off");
	first = fail_nth > 100 ? alloc(SIZE) : NULL; /* or the failure is in the opening */
	snprintf(spec, sizeof(spec), "%s:%lu:999", fail_symbol, fail_nth % 100);
	w.fakecuda_fail(spec);
	p = alloc(SIZE);
	serves(p, SIZE, 3);
	w.fakecuda_fail(NULL);
	OK(w.cuMemFreeHost(p));
	if (first) {
		OK(w.cuMemFreeHost(first));
	}
	p = alloc(SIZE);
	serves(p, SIZE, 4);
	OK(w.cuMemFreeHost(p));
	finish();
}

static void one_refusal(void)
{
	char *p;

	start("off");
	CHECK(fakerm_set(fail_symbol, (long)fail_nth) == 0);
	CHECK(fakerm_set("piece", 2 * MIB) == 0);
	p = alloc(SIZE);
	serves(p, SIZE, 3);
	OK(w.cuMemFreeHost(p));
	CHECK(fakerm_set("piece", 0) == 0);
	p = alloc(SIZE);
	serves(p, SIZE, 4);
	OK(w.cuMemFreeHost(p));
	finish();
}

static void quiet(void (*fn)(void))
{
	int status = -1;
	pid_t pid;

	fflush(NULL);
	pid = fork();
	if (pid == 0) {
		alarm(300);
		fn();
		_exit(0);
	}
	assert_true(pid > 0);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	if (status) {
		fail_msg("%s, call %lu: status %d", fail_symbol, fail_nth, status);
	}
}

static void test_failures_of_the_driver(void **state)
{
	static const char *const calls[] = {
		"cuCtxGetCurrent",
		"cuCtxGetDevice",
		"cuDevicePrimaryCtxGetState",
		"cuDevicePrimaryCtxRetain",
		"cuCtxPushCurrent_v2",
		"cuMemAddressReserve",
		"cuMemCreate",
		"cuMemExportToShareableHandle",
		"cuMemImportFromShareableHandle",
		"cuMemMap",
		"cuMemSetAccess",
		"cuPointerGetAttributes",
	};

	(void)state;
	for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) {
		fail_symbol = calls[i];
		for (fail_nth = 1; fail_nth <= 3; fail_nth++) {
			quiet(one_failure);
			fail_nth += 100;
			quiet(one_failure);
			fail_nth -= 100;
		}
	}
	/* Of the kernel driver: each of its calls, when the memory is in pieces. */
	for (size_t i = 0; i < 2; i++) {
		fail_symbol = i ? "control" : "alloc";
		for (fail_nth = 1; fail_nth <= 8; fail_nth++) {
			quiet(one_refusal);
		}
	}
}

/* What the driver refuses the program, it is refused, and the memory is as it was. */
static void refusals(void)
{
	void *p = NULL;
	char *a;

	start("off");
	a = alloc(SIZE);
	/* The twin, and then the driver's own. */
	w.fakecuda_fail("cuMemHostAlloc:1:2,cuMemHostAlloc:2:2");
	CHECK(w.cuMemHostAlloc(&p, SIZE, 0) == 2 && !p);
	w.fakecuda_fail("cuMemFreeHost:1:700");
	CHECK(w.cuMemFreeHost(a) == 700);
	CHECK(is_wide(a));
	serves(a, SIZE, 1);
	OK(w.cuMemFreeHost(a));
	finish();
}

/* No kernel driver, none that gives any, or one that is not to be trusted: told once. */
static void without(void)
{
	char *a;
	char *b;

	start("off");
	a = alloc(SIZE);
	b = alloc(SIZE);
	CHECK(!is_wide(a) && !is_wide(b));
	serves(a, SIZE, 1);
	CHECK(count_of(&run_counts.wide.past[RUN_WIDE_PAST_NONE]) == 2);
	CHECK(count_of(&run_counts.wide.past_bytes) == 2 * SIZE);
	w.fakecuda_lie(0);
	OK(w.cuMemFreeHost(a));
	OK(w.cuMemFreeHost(b));
	finish();
}

static void no_files(void)
{
	CHECK(fakerm_set("files", 0) == 0);
	without();
}

static void no_pieces(void)
{
	CHECK(fakerm_set("huge", 0) == 0 && fakerm_set("big", 0) == 0);
	without();
}

static void wide_off(void)
{
	setenv("PEERLANE_WIDE", "false", 1);
	without();
}

static void mixed(void)
{
	char *a;

	CHECK(fakerm_set("huge", 2 * (long)MIB) == 0 && fakerm_set("big", 0) == 0);
	start("off");
	a = alloc(SIZE);
	CHECK(is_wide(a) && count_of(&run_counts.wide.mixed) == SIZE);
	serves(a, SIZE, 1);
	OK(w.cuMemFreeHost(a));
	finish();
}

static void test_refusals(void **state)
{
	(void)state;
	in_child(refusals);
	in_child(no_files);
	in_child(no_pieces);
	in_child(wide_off);
	in_child(mixed);
}

/* A GPU that could not be given access when the memory was made gets it when it is first used. */
static void granted(void)
{
	struct CUctx_st *ctx;
	char *a;

	start("off");
	w.fakecuda_fail("cuMemSetAccess:2:101");
	a = alloc(SIZE);
	CHECK(is_wide(a) && !w.fakecuda_reaches((uintptr_t)a, 1));
	OK(w.cuDevicePrimaryCtxRetain(&ctx, 1));
	CHECK(w.fakecuda_reaches((uintptr_t)a, 1));
	OK(w.cuMemFreeHost(a));
	OK(w.cuDevicePrimaryCtxRelease_v2(1));
	finish();
}

/* Lanes carry what is wide; the one has no buffer id for all of it, the twin has. */
static void with_lanes(void)
{
	char *a;

	start("all");
	a = alloc(40 * MIB);
	CHECK(is_wide(a));
	serves(a, 40 * MIB, 1);
	CHECK(count_of(&run_counts.taken) == 2 && count_of(&run_counts.lane[1]) > 10 * MIB);
	OK(w.cuMemFreeHost(a));
	CHECK(w.fakecuda_violations() == 0);
}

static void test_gpus(void **state)
{
	(void)state;
	in_child(granted);
	in_child(with_lanes);
}

/* The context ends: the memory, the kernel driver's files and libpeerlane's reference go before. */
static void ended(void)
{
	unsigned int flags;
	int active = 1;
	char *a;

	start("off");
	a = alloc(SIZE);
	OK(w.cuDevicePrimaryCtxReset_v2(0));
	CHECK(!is_wide(a) && w.fakecuda_live("handles") == 0 && fakerm_count("files") == 0);
	a = alloc(SIZE);
	CHECK(is_wide(a));
	OK(w.cuDevicePrimaryCtxRetain(&w.ctx, 0));
	OK(w.cuDevicePrimaryCtxRelease_v2(0));
	CHECK(is_wide(a)); /* not the last one */
	OK(w.cuDevicePrimaryCtxRelease_v2(0));
	CHECK(!is_wide(a) && w.fakecuda_live("handles") == 0 && fakerm_count("files") == 0);
	OK(run_driver()->cuDevicePrimaryCtxGetState(0, &flags, &active));
	CHECK(!active);
	OK(w.cuDevicePrimaryCtxRetain(&w.ctx, 0));
	OK(w.cuCtxSetCurrent(w.ctx));
	a = alloc(SIZE);
	CHECK(is_wide(a));
	OK(w.cuMemFreeHost(a));
	finish();
}

/* A context whose references are not known is never ended by us. */
static void uncounted(void)
{
	struct CUctx_st *ctx;
	char *a;

	start("off");
	OK(run_driver()->cuDevicePrimaryCtxRetain(&ctx, 1)); /* past the shim */
	OK(w.cuCtxSetCurrent(ctx));
	a = alloc(SIZE);
	OK(w.cuDevicePrimaryCtxRetain(&ctx, 1));
	OK(w.cuDevicePrimaryCtxRelease_v2(1));
	CHECK(is_wide(a));
	memset(a, 1, SIZE);
	OK(w.cuMemFreeHost(a));
	OK(w.cuCtxSetCurrent(w.ctx));
}

static void test_ends(void **state)
{
	(void)state;
	in_child(ended);
	in_child(uncounted);
}

static atomic_int slept;

static void sleep_a_while(void *arg)
{
	struct timespec t = { 0, 50000000 };

	(void)arg;
	nanosleep(&t, NULL);
	atomic_store(&slept, 1);
}

/* A free waits for the streams, as the driver's. */
static void waits(void)
{
	char *a;

	start("off");
	a = alloc(SIZE);
	OK(w.cuLaunchHostFunc(w.s, sleep_a_while, NULL));
	OK(w.cuMemFreeHost(a));
	CHECK(atomic_load(&slept));
	finish();
}

/* Another stream's capture is not ended. */
static void captured(void)
{
	struct CUstream_st *s;
	void *p = NULL;

	start("off");
	OK(w.cuStreamCreate(&s, DRV_STREAM_NON_BLOCKING));
	w.fakecuda_capture(s, 1);
	CHECK(w.cuMemHostAlloc(&p, SIZE, 0) != DRV_OK); /* as the driver's */
	w.fakecuda_capture(s, 0);
	CHECK(!p && count_of(&run_counts.wide.made) == 0);
	CHECK(w.fakecuda_violations() == 2); /* the twin's, and the program's own call */
}

static void test_order(void **state)
{
	(void)state;
	in_child(waits);
	in_child(captured);
}

static atomic_bool stop;

static void *churn(void *arg)
{
	unsigned int seed = *(const unsigned int *)arg;

	OK(w.cuCtxSetCurrent(w.ctx));
	for (unsigned int i = 0; i < 40 && !atomic_load(&stop); i++) {
		unsigned int flags = 0;
		char *p = alloc(SIZE);

		pattern_fill(p, 0, SIZE, seed + i);
		CHECK(is_wide(p));
		OK(w.cuMemHostGetFlags(&flags, p + 1));
		CHECK(flags == 3 && pattern_differs(p, 0, SIZE, seed + i) == -1);
		OK(w.cuMemFreeHost(p));
	}
	return NULL;
}

static void run_threads(bool forks)
{
	unsigned int seeds[4];
	pthread_t t[4];
	int status;
	char *a;

	start("off");
	a = alloc(SIZE);
	memset(a, 7, SIZE);
	for (unsigned int i = 0; i < 4; i++) {
		seeds[i] = 1000 * i;
		CHECK(pthread_create(&t[i], NULL, churn, &seeds[i]) == 0);
	}
	for (int i = 0; forks && i < 20; i++) {
		pid_t pid = fork();

		if (pid == 0) {
			/* It has the memory, and its calls come back with an error. */
			void *p;
			int bad = a[SIZE - 1] != 7;

			alarm(60);
			bad += w.cuMemHostAlloc(&p, SIZE, 0) == DRV_OK ? 2 : 0;
			bad += w.cuMemFreeHost(a) == DRV_OK ? 4 : 0;
			a[0] = (char)i;
			_exit(bad);
		}
		CHECK(pid > 0 && waitpid(pid, &status, 0) == pid);
		CHECK(status == 0 && a[0] == (char)i);
	}
	atomic_store(&stop, forks);
	for (int i = 0; i < 4; i++) {
		CHECK(pthread_join(t[i], NULL) == 0);
	}
	OK(w.cuMemFreeHost(a));
	finish();
}

static void threads(void)
{
	run_threads(false);
}

static void forks(void)
{
	run_threads(true);
}

/* A process that is forked before CUDA is used is as any other; one forked later has no CUDA. */
static void forked_early(void)
{
	int status;
	pid_t pid;
	char *a;

	setenv("PEERLANE_RUN_WIDE", "4194304", 1);
	setenv("PEERLANE_RUN_STATS", "/dev/null", 1);
	run_configure();
	pid = fork();
	if (pid == 0) {
		CHECK(!atomic_load(&run_is_off) && run_config.wide && run_config.stats);
		start("off");
		a = alloc(SIZE);
		CHECK(is_wide(a));
		pid = fork();
		if (pid == 0) {
			_exit(!atomic_load(&run_is_off) || run_config.wide || run_config.stats);
		}
		CHECK(waitpid(pid, &status, 0) == pid && status == 0);
		OK(w.cuMemFreeHost(a));
		finish();
		_exit(0);
	}
	CHECK(pid > 0 && waitpid(pid, &status, 0) == pid && status == 0);
}

static void test_threads(void **state)
{
	(void)state;
	in_child(forked_early);
	in_child(threads);
	in_child(forks);
}

static void config(void)
{
	unsetenv("PEERLANE_RUN_WIDE");
	run_configure();
	CHECK(run_config.wide == 0);
	for (const char *const *s = (const char *const[]){ "x", "4m", "-1", " 4", "", "off", NULL };
	     *s; s++) {
		setenv("PEERLANE_RUN_WIDE", *s, 1);
		run_configure();
		CHECK(run_config.wide == 0);
	}
	setenv("PEERLANE_RUN_WIDE", "1", 1);
	run_configure();
	CHECK(run_config.wide == RUN_WIDE_PAGE);
}

static void test_config_of_wide(void **state)
{
	(void)state;
	in_child(config);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_which),
		cmocka_unit_test(test_many),
		cmocka_unit_test(test_failures_of_the_driver),
		cmocka_unit_test(test_refusals),
		cmocka_unit_test(test_gpus),
		cmocka_unit_test(test_ends),
		cmocka_unit_test(test_order),
		cmocka_unit_test(test_threads),
		cmocka_unit_test(test_config_of_wide),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
