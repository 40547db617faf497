/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Copies over lanes: their content, and their order among what else is on the caller's stream. */

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>
#include <sys/wait.h>

#include "run_test.h"

struct app app;

void begin(const char *lanes)
{
	setenv("PEERLANE_RUN_LANES", lanes, 1);
	run_configure();
	app.lib = dlopen(getenv("FAKECUDA_LIB"), RTLD_NOW | RTLD_LOCAL);
	CHECK(app.lib);
#define X(name, base, since, thread, params) FIND(app.lib, app, name);
	APP_CALLS(X)
#undef X
	FIND(app.lib, app, fakecuda_fail);
	FIND(app.lib, app, fakecuda_calls);
	FIND(app.lib, app, fakecuda_violations);
	FIND(app.lib, app, fakecuda_violation);
	FIND(app.lib, app, fakecuda_capture);
	FIND(app.lib, app, fakecuda_reaches);
	FIND(app.lib, app, fakecuda_peek);
	FIND(app.lib, app, fakecuda_poke);
	OK(app.cuInit(0));
	OK(app.cuDevicePrimaryCtxRetain(&app.ctx[0], 0));
	if (strcmp(lanes, "auto") == 0) {
		OK(app.cuDevicePrimaryCtxRetain(&app.ctx[1], 1));
	}
	OK(app.cuCtxSetCurrent(app.ctx[0]));
	OK(app.cuStreamCreate(&app.s, DRV_STREAM_NON_BLOCKING));
	OK(app.cuMemAlloc_v2(&app.dev, LEN));
	OK(app.cuMemHostAlloc((void **)&app.host, LEN, 0));
	app.space = malloc(LEN);
	CHECK(app.space);
}

void end(void)
{
	if (app.fakecuda_violations()) {
		fprintf(stderr, "misuse: %s\n", app.fakecuda_violation());
		_exit(1);
	}
}

void check_device(drv_ptr p, size_t len, unsigned int seed)
{
	CHECK(app.fakecuda_peek(p, app.space, len) == 0);
	CHECK(pattern_differs(app.space, 0, len, seed) == -1);
}

void fill_device(drv_ptr p, size_t len, unsigned int seed)
{
	pattern_fill(app.space, 0, len, seed);
	CHECK(app.fakecuda_poke(p, app.space, len) == 0);
}

void both_ways(unsigned int seed, unsigned long taken)
{
	unsigned long before = count_of(&run_counts.taken);

	pattern_fill(app.host, 0, LEN, seed);
	OK(app.cuMemcpyHtoDAsync_v2(app.dev, app.host, LEN, app.s));
	OK(app.cuStreamSynchronize(app.s));
	check_device(app.dev, LEN, seed);
	memset(app.host, 0, LEN);
	OK(app.cuMemcpyDtoHAsync_v2(app.host, app.dev, LEN, app.s));
	OK(app.cuStreamSynchronize(app.s));
	CHECK(pattern_differs(app.host, 0, LEN, seed) == -1);
	CHECK(count_of(&run_counts.taken) - before == taken);
}

/* Every way to ask for a copy, each way: all are taken, all arrive, and the lanes had their part.
 */
static void forms(void)
{
	unsigned long lane;
	char *host;
	drv_ptr dev;

	begin("auto");
	host = app.host;
	dev = app.dev;
#define IN(seed, call, wait)                  \
	pattern_fill(host, 0, LEN, seed);     \
	lane = count_of(&run_counts.lane[1]); \
	OK(call);                             \
	wait;                                 \
	check_device(dev, LEN, seed);         \
	CHECK(count_of(&run_counts.lane[1]) - lane > LEN / 3)
#define BACK(seed, call, wait)                            \
	memset(host, 0, LEN);                             \
	fill_device(dev, LEN, seed);                      \
	lane = count_of(&run_counts.lane[1]);             \
	OK(call);                                         \
	wait;                                             \
	CHECK(pattern_differs(host, 0, LEN, seed) == -1); \
	CHECK(count_of(&run_counts.lane[1]) - lane > LEN / 3)
#define SYNC(s) OK(app.cuStreamSynchronize(s))
	IN(1, app.cuMemcpyHtoDAsync_v2(dev, host, LEN, app.s), SYNC(app.s));
	IN(2, app.cuMemcpyHtoDAsync_v2(dev, host, LEN, NULL), SYNC(DRV_STREAM_LEGACY));
	IN(3, app.cuMemcpyHtoDAsync_v2_ptsz(dev, host, LEN, NULL), SYNC(DRV_STREAM_PER_THREAD));
	IN(4, app.cuMemcpyAsync(dev, (drv_ptr)host, LEN, app.s), SYNC(app.s));
	IN(5, app.cuMemcpyAsync_ptsz(dev, (drv_ptr)host, LEN, NULL), SYNC(DRV_STREAM_PER_THREAD));
	IN(6, app.cuMemcpyHtoD_v2(dev, host, LEN), );
	IN(7, app.cuMemcpyHtoD_v2_ptds(dev, host, LEN), );
	IN(8, app.cuMemcpy(dev, (drv_ptr)host, LEN), );
	IN(9, app.cuMemcpy_ptds(dev, (drv_ptr)host, LEN), );
	BACK(10, app.cuMemcpyDtoHAsync_v2(host, dev, LEN, app.s), SYNC(app.s));
	BACK(11, app.cuMemcpyDtoHAsync_v2(host, dev, LEN, NULL), SYNC(DRV_STREAM_LEGACY));
	BACK(12, app.cuMemcpyDtoHAsync_v2_ptsz(host, dev, LEN, NULL), SYNC(DRV_STREAM_PER_THREAD));
	BACK(13, app.cuMemcpyAsync((drv_ptr)host, dev, LEN, app.s), SYNC(app.s));
	BACK(14, app.cuMemcpyDtoH_v2(host, dev, LEN), );
	BACK(15, app.cuMemcpyDtoH_v2_ptds(host, dev, LEN), );
	BACK(16, app.cuMemcpy((drv_ptr)host, dev, LEN), );
	BACK(17, app.cuMemcpy_ptds((drv_ptr)host, dev, LEN), );
	CHECK(count_of(&run_counts.taken) == 17);
	CHECK(count_of(&run_counts.in) == 9 * LEN && count_of(&run_counts.out) == 8 * LEN);
	CHECK(count_of(&run_counts.again) == 0);
	end();
}

static void test_forms(void **state)
{
	(void)state;
	in_child(forms);
}

/* With all GPUs named each carries its part. */
static void all_gpus(void)
{
	int gpus = getenv("FAKECUDA_DEVICES") ? atoi(getenv("FAKECUDA_DEVICES")) : 2;

	begin("all");
	both_ways(1, 2);
	for (int i = 1; i < gpus; i++) {
		CHECK(count_of(&run_counts.lane[i]) > 2 * LEN / (size_t)(gpus + 2));
	}
	CHECK(count_of(&run_counts.lane[0]) == 0);
	end();
}

static void test_all_gpus(void **state)
{
	(void)state;
	in_child(all_gpus);
}

/* A destination that is written before and after by the caller's stream, and a source that is. */
static void order_on(struct CUstream_st *s)
{
	for (unsigned int i = 0; i < 6; i++) {
		/* All of the copy comes after the first fill, ... */
		pattern_fill(app.host, 0, LEN, i);
		OK(app.cuMemsetD8Async(app.dev, 0xaa, LEN, s));
		OK(app.cuMemcpyHtoDAsync_v2(app.dev, app.host, LEN, s));
		OK(app.cuStreamSynchronize(s));
		check_device(app.dev, LEN, i);
		/* ... and before the second one; the copy back reads what that left. */
		OK(app.cuMemcpyHtoDAsync_v2(app.dev, app.host, LEN, s));
		OK(app.cuMemsetD8Async(app.dev, (unsigned char)(i + 1), LEN, s));
		OK(app.cuMemcpyDtoHAsync_v2(app.host, app.dev, LEN, s));
		OK(app.cuMemsetD8Async(app.dev, 0xbb, LEN, s));
		OK(app.cuStreamSynchronize(s));
		memset(app.space, (int)i + 1, LEN);
		CHECK(bytes_differ(app.host, app.space, LEN) == -1);
		memset(app.space, 0xbb, LEN);
		CHECK(app.fakecuda_peek(app.dev, app.host, LEN) == 0);
		CHECK(bytes_differ(app.host, app.space, LEN) == -1);
	}
}

static void order(void)
{
	begin("auto");
	order_on(app.s);
	order_on(DRV_STREAM_LEGACY);
	order_on(DRV_STREAM_PER_THREAD);
	CHECK(count_of(&run_counts.taken) == 3 * 6 * 3);
	end();
}

static void test_order(void **state)
{
	(void)state;
	in_child(order);
}

struct work {
	pthread_t thread;
	struct CUstream_st *s;
	char *host;
	drv_ptr dev;
	unsigned int seed;
};

static void *copy_on(void *arg)
{
	struct work *w = arg;
	char *look = malloc(LEN);

	CHECK(look);
	OK(app.cuCtxSetCurrent(app.ctx[0]));
	for (unsigned int i = 0; i < 12; i++) {
		pattern_fill(w->host, 0, LEN, w->seed + i);
		OK(app.cuMemsetD8Async(w->dev, 0, LEN, w->s));
		OK(app.cuMemcpyHtoDAsync_v2(w->dev, w->host, LEN, w->s));
		OK(app.cuStreamSynchronize(w->s));
		CHECK(app.fakecuda_peek(w->dev, look, LEN) == 0);
		CHECK(pattern_differs(look, 0, LEN, w->seed + i) == -1);
		memset(w->host, 0, LEN);
		OK(app.cuMemcpyDtoHAsync_v2(w->host, w->dev, LEN, w->s));
		OK(app.cuStreamSynchronize(w->s));
		CHECK(pattern_differs(w->host, 0, LEN, w->seed + i) == -1);
	}
	free(look);
	return NULL;
}

#define WORKS 6 /* more than there are sets */
#define FIRST_WORKS 4
#define FIRST_LEN RUN_MIN_DEFAULT

static void threads(void)
{
	struct work works[WORKS];

	begin("auto");
	for (unsigned int i = 0; i < WORKS; i++) {
		works[i] = (struct work){ .seed = 1000 * i };
		OK(app.cuStreamCreate(&works[i].s, DRV_STREAM_NON_BLOCKING));
		OK(app.cuMemAlloc_v2(&works[i].dev, LEN));
		OK(app.cuMemHostAlloc((void **)&works[i].host, LEN, 0));
	}
	for (int i = 0; i < WORKS; i++) {
		CHECK(pthread_create(&works[i].thread, NULL, copy_on, &works[i]) == 0);
	}
	for (int i = 0; i < WORKS; i++) {
		CHECK(pthread_join(works[i].thread, NULL) == 0);
	}
	CHECK(count_of(&run_counts.taken) + count_of(&run_counts.past[RUN_PAST_BUSY]) ==
	      WORKS * 24);
	CHECK(count_of(&run_counts.taken) >= 24);
	CHECK(!atomic_load(&run_is_off));
	end();
}

static void test_threads(void **state)
{
	(void)state;
	in_child(threads);
}

static atomic_int starting;

static void *copy_first(void *arg)
{
	struct work *w = arg;

	OK(app.cuCtxSetCurrent(app.ctx[0]));
	(void)atomic_fetch_sub(&starting, 1);
	while (atomic_load(&starting) > 0) {
	}
	OK(app.cuMemcpyHtoDAsync_v2(w->dev, w->host, FIRST_LEN, w->s));
	OK(app.cuStreamSynchronize(w->s));
	return NULL;
}

/* The first copies of a process, at the same time: one thread finds the driver and the context. The
 * other ones do not wait: their copies go to the driver, and the reason is that lanes are being
 * made. */
static void first(void)
{
	struct work works[FIRST_WORKS];

	begin("auto");
	pattern_fill(app.host, 0, FIRST_LEN, 1);
	atomic_store(&starting, FIRST_WORKS);
	for (int i = 0; i < FIRST_WORKS; i++) {
		works[i] = (struct work){ .host = app.host };
		OK(app.cuStreamCreate(&works[i].s, DRV_STREAM_NON_BLOCKING));
		OK(app.cuMemAlloc_v2(&works[i].dev, FIRST_LEN));
		CHECK(pthread_create(&works[i].thread, NULL, copy_first, &works[i]) == 0);
	}
	for (int i = 0; i < FIRST_WORKS; i++) {
		CHECK(pthread_join(works[i].thread, NULL) == 0);
		check_device(works[i].dev, FIRST_LEN, 1);
	}
	CHECK(count_of(&run_counts.taken) >= 1);
	CHECK(count_of(&run_counts.taken) + count_of(&run_counts.past[RUN_PAST_BUSY]) ==
	      FIRST_WORKS);
	end();
}

static void test_first(void **state)
{
	(void)state;
	for (int i = 0; i < 40; i++) {
		in_child(first);
	}
}

/* A stream that stands still does not hold up copies of another one. */
static void apart(void)
{
	struct CUstream_st *other;
	unsigned int *word;
	drv_ptr dev;
	char *host;

	begin("auto");
	OK(app.cuStreamCreate(&other, DRV_STREAM_NON_BLOCKING));
	OK(app.cuMemAlloc_v2(&dev, LEN));
	OK(app.cuMemHostAlloc((void **)&host, LEN, 0));
	OK(app.cuMemHostAlloc((void **)&word, sizeof(*word), 0));
	__atomic_store_n(word, 0, __ATOMIC_SEQ_CST);
	pattern_fill(app.host, 0, LEN, 1);
	pattern_fill(host, 0, LEN, 2);
	OK(app.cuStreamWaitValue32_v2(app.s, (drv_ptr)word, 1, 0));
	OK(app.cuMemcpyHtoDAsync_v2(app.dev, app.host, LEN, app.s));
	OK(app.cuMemcpyHtoDAsync_v2(dev, host, LEN, other));
	OK(app.cuStreamSynchronize(other));
	check_device(dev, LEN, 2);
	CHECK(count_of(&run_counts.taken) == 2);
	/* Nothing of the first one has arrived, then all. */
	CHECK(app.fakecuda_peek(app.dev, app.space, LEN) == 0);
	for (size_t i = 0; i < LEN; i += 4096) {
		CHECK(app.space[i] == 0);
	}
	__atomic_store_n(word, 1, __ATOMIC_SEQ_CST);
	OK(app.cuStreamSynchronize(app.s));
	check_device(app.dev, LEN, 1);
	end();
}

static void test_apart(void **state)
{
	(void)state;
	in_child(apart);
}

/* More than a stream holds: what comes past it goes to the driver, nobody waits, all is right. */
static void many(void)
{
	const size_t len = 8 * MIB;
	unsigned int *word;
	drv_ptr dev;
	char *host;

	begin("auto");
	OK(app.cuMemAlloc_v2(&dev, 3 * len));
	OK(app.cuMemHostAlloc((void **)&host, 3 * len, 0));
	OK(app.cuMemHostAlloc((void **)&word, sizeof(*word), 0));
	__atomic_store_n(word, 0, __ATOMIC_SEQ_CST);
	pattern_fill(host, 0, 3 * len, 1);
	OK(app.cuStreamWaitValue32_v2(app.s, (drv_ptr)word, 1, 0));
	for (size_t i = 0; i < 3 * RUN_RING; i++) {
		size_t at = i % 3 * len;

		OK(app.cuMemsetD8Async(dev + at, (unsigned char)i, len, app.s));
		OK(app.cuMemcpyHtoDAsync_v2(dev + at, host + at, len, app.s));
	}
	CHECK(count_of(&run_counts.past[RUN_PAST_BUSY]) > RUN_RING);
	CHECK(count_of(&run_counts.taken) > RUN_RING / 2);
	__atomic_store_n(word, 1, __ATOMIC_SEQ_CST);
	OK(app.cuStreamSynchronize(app.s));
	for (size_t at = 0; at < 3 * len; at += len) {
		CHECK(app.fakecuda_peek(dev + at, app.space, len) == 0);
		CHECK(pattern_differs(app.space, at, len, 1) == -1);
	}
	/* Then there is space again. */
	both_ways(3, 2);
	end();
}

/* Large ones are many operations: there the queue is full before 64 copies are in it. */
static void many_large(void)
{
	const size_t len = 512 * MIB;
	unsigned int *word;
	unsigned long n;
	drv_ptr dev;
	char *host;

	begin("auto");
	OK(app.cuMemHostAlloc((void **)&word, sizeof(*word), 0));
	OK(app.cuMemHostAlloc((void **)&host, len, 0));
	OK(app.cuMemAlloc_v2(&dev, len));
	__atomic_store_n(word, 0, __ATOMIC_SEQ_CST);
	OK(app.cuStreamWaitValue32_v2(app.s, (drv_ptr)word, 1, 0));
	for (int i = 0; i < RUN_RING; i++) {
		OK(app.cuMemcpyHtoDAsync_v2(dev, host, len, app.s));
	}
	n = count_of(&run_counts.taken);
	CHECK(n > RUN_RING / 2 && n < RUN_RING * 3 / 4);
	CHECK(count_of(&run_counts.past[RUN_PAST_BUSY]) == RUN_RING - n);
	/* The stream never goes on: none of it is ever copied. */
	end();
}

static void test_many(void **state)
{
	(void)state;
	in_child(many);
	if (!getenv("FAKECUDA_DEVICES")) {
		in_child(many_large);
	}
}

/* Of a pair of GPUs both copy at once, each by the other. */
static void mutual(void)
{
	struct CUstream_st *s1;
	drv_ptr dev1;
	char *host1;

	begin("auto");
	OK(app.cuCtxSetCurrent(app.ctx[1]));
	OK(app.cuStreamCreate(&s1, DRV_STREAM_NON_BLOCKING));
	OK(app.cuMemAlloc_v2(&dev1, LEN));
	OK(app.cuMemHostAlloc((void **)&host1, LEN, 0));
	for (unsigned int i = 0; i < 5; i++) {
		pattern_fill(app.host, 0, LEN, i);
		pattern_fill(host1, 0, LEN, 100 + i);
		OK(app.cuCtxSetCurrent(app.ctx[0]));
		OK(app.cuMemcpyHtoDAsync_v2(app.dev, app.host, LEN, app.s));
		OK(app.cuCtxSetCurrent(app.ctx[1]));
		OK(app.cuMemcpyHtoDAsync_v2(dev1, host1, LEN, s1));
		OK(app.cuStreamSynchronize(s1));
		OK(app.cuCtxSetCurrent(app.ctx[0]));
		OK(app.cuStreamSynchronize(app.s));
		check_device(app.dev, LEN, i);
		check_device(dev1, LEN, 100 + i);
	}
	CHECK(count_of(&run_counts.lane[0]) > 0 && count_of(&run_counts.lane[1]) > 0);
	CHECK(count_of(&run_counts.taken) == 10);
	/* The lanes' peer access is there: kernels could use it, too. */
	CHECK(app.fakecuda_reaches(app.dev, 1) == 1 && app.fakecuda_reaches(dev1, 0) == 1);
	end();
}

static void test_mutual(void **state)
{
	(void)state;
	in_child(mutual);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_forms),	     cmocka_unit_test(test_all_gpus),
		cmocka_unit_test(test_order),	     cmocka_unit_test(test_threads),
		cmocka_unit_test(test_first),	     cmocka_unit_test(test_apart),
		cmocka_unit_test(test_many),	     cmocka_unit_test(test_mutual),
		cmocka_unit_test(test_lookup),	     cmocka_unit_test(test_failures),
		cmocka_unit_test(test_peer_enabled), cmocka_unit_test(test_switches),
		cmocka_unit_test(test_past),	     cmocka_unit_test(test_capture),
		cmocka_unit_test(test_auto),	     cmocka_unit_test(test_config),
	};

	if (argc > 1) {
		cmocka_set_test_filter(argv[1]);
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
