/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * exec: several threads share one large transfer. The file is made up: its mover blocks, gives the
 * pattern, and fails or ends where the test says.
 */

#include "unit.h"

#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/fault.h"
#include "exec/share.h"
#include "move/copy/copy.h"

#define LEN (24u * MIB + 4321)
#define NEVER UINT64_MAX

static struct config config = { .chunk = 2 * MIB,
				.cached_chunk = 256 * KIB,
				.depth = 8,
				.inline_max = 64 * KIB,
				.threads = 3,
				.slab_budget = 64 * MIB };
static struct exec x;
static struct copy copy;
static struct file file = { .name = (char *)"made-up", .facts = { .disk_bytes_per_ns = 1 } };
static char *mem;

static uint64_t fails_at;
static uint64_t ends_at;
static long slow_us;
static atomic_size_t written;

/* The long transfer's caller waits at its second piece until others have come to help it. */
#define LONG_OFF (UINT64_C(1) << 40)
#define LONG_LEN (40u * MIB)
static atomic_bool long_began;
static atomic_bool long_may_go;
static atomic_uint long_threads;

/* So many threads must be at it before a thread goes on behind its first piece: which of them the
 * machine lets run is not ours to say. */
static unsigned int crowd;

/* Threads that carried something. */
static pthread_mutex_t seen_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_t seen[16];
static unsigned int seen_n;

static unsigned int seen_now(void)
{
	unsigned int n;

	pthread_mutex_lock(&seen_lock);
	n = seen_n;
	pthread_mutex_unlock(&seen_lock);
	return n;
}

static void nap(void)
{
	nanosleep(&(struct timespec){ 0, 1000000 }, NULL);
}

static void see(void)
{
	unsigned int i = 0;

	pthread_mutex_lock(&seen_lock);
	while (i < seen_n && !pthread_equal(seen[i], pthread_self())) {
		i++;
	}
	if (i == seen_n && seen_n < COUNT(seen)) {
		seen[seen_n++] = pthread_self();
		i = UINT_MAX;
	}
	pthread_mutex_unlock(&seen_lock);
	while (i != UINT_MAX && seen_now() < crowd) {
		nap();
	}
}

/* For ever: who waits for a thread that never comes hangs, and that is seen. */
static void wait_for(const atomic_bool *flag)
{
	while (!atomic_load(flag)) {
		nap();
	}
}

static void see_long(void)
{
	static _Thread_local bool known;

	if (!known) {
		known = true;
		if (atomic_fetch_add(&long_threads, 1)) {
			atomic_store(&long_may_go, true);
		}
		atomic_store(&long_began, true);
	} else {
		wait_for(&long_may_go);
		atomic_store(&long_may_go, true);
	}
}

static ssize_t file_run(struct mover *m, struct move_op *op)
{
	struct timespec nap = { 0, slow_us * 1000 };
	uint64_t off = op_outer(op)->off;
	uint64_t end = off + op->len;

	(void)m;
	see();
	if (off >= LONG_OFF) {
		see_long();
	}
	if (slow_us) {
		nanosleep(&nap, NULL);
	}
	if (fails_at >= off && fails_at < end) {
		op->res = err_set(EIO, "the disk is scratched");
		return op->res;
	}
	if (op_writes(op)) {
		assert_pattern(op_mem(op), op->len, off);
		atomic_fetch_add(&written, op->len);
		op->res = (ssize_t)op->len;
		return op->res;
	}
	end = end < ends_at ? end : ends_at;
	op->res = end > off ? (ssize_t)(end - off) : 0;
	unit_pattern(op_mem(op), (size_t)op->res, off);
	return op->res;
}

static void all_resident(struct mover *m, struct move_ask *ask, unsigned int what)
{
	(void)m;
	(void)ask;
	if (what & SURVEY_RESIDENT) {
		ask->resident = 1;
	}
}

static void offer(const struct mover *m, const struct move_ask *ask, struct move_offer *o)
{
	(void)m;
	(void)ask;
	*o = (struct move_offer){ .align_mem = 1, .align_off = 1, .bytes_per_ns = 1 };
}

/* With a way past the page cache the engine looks at what is in there, and so knows that it is the
 * processors that are needed. */
static bool past_cache;

static void refuse(const struct mover *m, const struct move_ask *ask, struct move_offer *o)
{
	(void)m;
	(void)ask;
	*o = (struct move_offer){ .align_mem = 1, .align_off = 1, .bytes_per_ns = .001 };
	if (!past_cache) {
		o->refuse = PL_REASON_NO_ODIRECT;
	}
}

static const struct mover_ops closed_ops = { .name = "direct",
					     .joins = 1u << END_FILE,
					     .traits = MOVER_STAGES | MOVER_PAST_CACHE,
					     .describe = refuse };
static const struct mover_ops file_ops = { .name = "buffered",
					   .joins = 1u << END_FILE,
					   .traits = MOVER_STAGES | MOVER_CACHED,
					   .survey = all_resident,
					   .describe = offer,
					   .run = file_run };
static struct mover closed_mover = { .ops = &closed_ops };
static struct mover file_mover = { .ops = &file_ops };

#define BUFFERED 1u /* the route */

static int setup(void **state)
{
	struct mover *movers[] = { &closed_mover, &file_mover, &copy.m };

	(void)state;
	mover_init(&copy.m, &copy_mover, &(struct move_env){ .config = &config });
	assert_int_equal(exec_init(&x, &config, NULL, movers, COUNT(movers)), 0);
	assert_string_equal(x.routes.v[BUFFERED].name, "buffered");
	fails_at = NEVER;
	ends_at = NEVER;
	slow_us = 0;
	seen_n = 0;
	crowd = 0;
	past_cache = false;
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	fault_arm(FAULT_SYS, 0, 0);
	exec_finish(&x);
	mover_finish(&copy.m);
	return 0;
}

static void assert_nobody_left(void)
{
	assert_int_equal(atomic_load(&x.callers), 0);
	lock_acquire(&x.workers.lock);
	assert_null(x.workers.kind[WORK_HELP].first);
	assert_int_equal(x.workers.kind[WORK_HELP].busy, 0);
	lock_release(&x.workers.lock);
}

static struct transfer transfer(void *at, uint64_t off, size_t len, bool write)
{
	struct transfer t;

	transfer_of_file(&t, &file, write, at, off, len);
	*(write ? &t.src.mem : &t.dst.mem) = MEM_HOST_ADDRESSABLE;
	t.policy = PLAN_AUTO;
	return t;
}

static ssize_t load(char *dst, uint64_t off, size_t len, uint64_t deadline_ns,
		    struct exec_report *rep)
{
	struct transfer t = transfer(dst, off, len, false);

	t.deadline_ns = deadline_ns;
	return exec_run(&x, &t, rep);
}

static ssize_t load_all(uint64_t off)
{
	struct exec_report rep;
	ssize_t n;

	memset(mem, 0, LEN);
	n = load(mem, off, LEN, 0, &rep);
	if (n > 0) {
		/* The lowest failure counts; others may have been carried past it. */
		assert_true(rep.bytes[BUFFERED] >= (uint64_t)n);
		assert_pattern(mem, (size_t)n, off);
	}
	return n;
}

static void test_content(void **state)
{
	(void)state;
	slow_us = 1000;
	crowd = 2;
	assert_int_equal(load_all(12345), LEN);
	assert_in_range(seen_n, 2, 4);
	slow_us = 0;
	crowd = 0;
	for (uint64_t off = 0; off < 5; off++) {
		assert_int_equal(load_all(off * 1000003), LEN);
	}
	assert_nobody_left();
}

/* Without helpers the caller does it all. */
static void test_alone(void **state)
{
	(void)state;
	fault_arm(FAULT_SYS, 1, EAGAIN);
	slow_us = 100;
	assert_int_equal(load_all(0), LEN);
	assert_int_equal(seen_n, 1);
}

static void test_end_of_file(void **state)
{
	(void)state;
	for (uint64_t end = 0; end < LEN; end += 3777777) {
		ends_at = end;
		assert_int_equal(load_all(0), end);
	}
}

/* A failure somewhere, found by whichever thread: all before it is there, nothing behind it counts.
 */
static void test_failure(void **state)
{
	(void)state;
	for (uint64_t at = 300 * KIB; at < LEN; at += 2222222) {
		ssize_t n;

		fails_at = at;
		n = load_all(0);
		assert_true(n <= (ssize_t)at);
		assert_true(n > (ssize_t)(at - 256 * KIB));
	}
}

/* At the very start there is nothing to count: the error itself, in its words, whoever met it. */
static void test_failure_at_start(void **state)
{
	(void)state;
	fails_at = 0;
	for (int i = 0; i < 200; i++) {
		(void)err_set(EBUSY, "of something else");
		assert_int_equal(load_all(0), -EIO);
		assert_words("the disk is scratched");
	}
}

/* The time is up while several threads are at it: what is counted has arrived, all of it. */
static void test_deadline(void **state)
{
	struct exec_report rep;

	(void)state;
	slow_us = 2000;
	for (int i = 1; i <= 20; i++) {
		ssize_t n;

		memset(mem, 0, LEN);
		(void)err_set(EBUSY, "of something else");
		n = load(mem, 0, LEN, clock_now_ns() + (uint64_t)i * 1500000, &rep);
		assert_true(n < (ssize_t)LEN);
		assert_true(n > 0 || n == -ETIMEDOUT);
		assert_words("timed out");
		if (n > 0) {
			assert_pattern(mem, (size_t)n, 0);
		}
	}
	assert_nobody_left();
}

#define CALLERS 6

static void *caller(void *arg)
{
	size_t len = 5 * MIB + 77;
	char *dst = malloc(len);
	uintptr_t wrong = 0;

	for (uint64_t i = 0; i < 6; i++) {
		struct exec_report rep;
		uint64_t off = i * 31337 + (uintptr_t)arg;
		char want[64];

		memset(dst, 0, len);
		wrong += load(dst, off, len, 0, &rep) != (ssize_t)len;
		wrong += rep.bytes[BUFFERED] != len;
		for (size_t at = 0; at + 64 <= len; at += 40961) {
			unit_pattern(want, 64, off + at);
			wrong += memcmp(dst + at, want, 64) != 0;
		}
	}
	free(dst);
	return (void *)wrong;
}

static void *long_caller(void *arg)
{
	char *dst = malloc(LONG_LEN);
	struct exec_report rep;
	bool right = load(dst, LONG_OFF, LONG_LEN, 0, &rep) == LONG_LEN;

	(void)arg;
	assert_pattern(dst, LONG_LEN, LONG_OFF);
	free(dst);
	return (void *)(uintptr_t)right;
}

/* Where others were copying when it began, a long transfer has no helpers. They come when one of
 * the others ends. */
static void test_late_helpers(void **state)
{
	pthread_t t;
	void *right;

	(void)state;
	past_cache = true;
	atomic_fetch_add(&x.callers, helpers_copiers(&x, 1));
	assert_int_equal(pthread_create(&t, NULL, long_caller, NULL), 0);
	wait_for(&long_began);
	assert_int_equal(atomic_load(&long_threads), 1);
	assert_int_equal(load_all(0), LEN); /* which is alone, too, and one caller less behind it */
	assert_int_equal(atomic_load(&long_threads), 1);
	atomic_fetch_sub(&x.callers, helpers_copiers(&x, 1));
	assert_int_equal(load_all(0), LEN);
	pthread_join(t, &right);
	assert_non_null(right);
	assert_in_range(atomic_load(&long_threads), 2, helpers_copiers(&x, 1));
	assert_nobody_left();
}

/* The kernel lets one writer into a file's page cache at a time: helpers would only wait. */
static void test_writers(void **state)
{
	struct transfer t = transfer(mem, 0, LEN, true);
	struct exec_report rep;

	(void)state;
	slow_us = 200;
	unit_pattern(mem, LEN, 0);
	assert_int_equal(exec_run(&x, &t, &rep), LEN);
	assert_int_equal(seen_n, 1);
	assert_int_equal(atomic_load(&written), LEN);
	/* A block device's has no such lock. */
	file.facts.block = true;
	crowd = 2;
	assert_int_equal(exec_run(&x, &t, &rep), LEN);
	file.facts.block = false;
	assert_true(seen_n > 1);
	assert_int_equal(atomic_load(&written), 2 * LEN);
}

static void test_many_callers(void **state)
{
	pthread_t t[CALLERS];

	(void)state;
	for (uintptr_t i = 0; i < CALLERS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, caller, (void *)i), 0);
	}
	for (int i = 0; i < CALLERS; i++) {
		void *wrong;

		pthread_join(t[i], &wrong);
		assert_null(wrong);
	}
	assert_nobody_left();
	assert_true(x.workers.n <= 3);
}

/* One link has enough with fewer; a machine of few processors has no more. */
static void test_copiers(void **state)
{
	static struct config made_up = { .threads = 0 };
	static struct exec some = { .config = &made_up };

	(void)state;
	some.cpus = 24;
	assert_int_equal(helpers_copiers(&some, 1), 12);
	assert_int_equal(helpers_copiers(&some, 2), 18);
	assert_int_equal(helpers_copiers(&some, 4), 18);
	some.cpus = 128;
	assert_int_equal(helpers_copiers(&some, 1), 12);
	assert_int_equal(helpers_copiers(&some, 2), 24);
	assert_int_equal(helpers_copiers(&some, 4), 48);
	some.cpus = 1;
	assert_int_equal(helpers_copiers(&some, 2), 2);
	made_up.threads = 5;
	assert_int_equal(helpers_copiers(&some, 2), 6);
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_content),	     TEST(test_alone),
		TEST(test_end_of_file),	     TEST(test_failure),
		TEST(test_failure_at_start), TEST(test_deadline),
		TEST(test_many_callers),     TEST(test_writers),
		TEST(test_late_helpers),     TEST(test_copiers),
	};
	int rc;

	mem = malloc(LEN);
	rc = cmocka_run_group_tests(tests, NULL, NULL);
	free(mem);
	return rc;
}
