/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * xfer/team: several threads share one large request. The file is made up: its path blocks, gives
 * the pattern, and fails or ends where the test says.
 */

#include "unit.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/fault.h"
#include "peer/peer.h"
#include "xfer/xfer.h"

#define LEN (24u * MIB + 4321)
#define NEVER UINT64_MAX

static struct config config = { .chunk = 2 * MIB,
				.cached_chunk = 256 * KIB,
				.depth = 8,
				.inline_max = 64 * KIB,
				.threads = 3,
				.slab_budget = 64 * MIB,
				.slab_grow = 4 * MIB };
static struct xfer x;
static struct peer peer;
static struct path_facts facts = { .disk_bytes_per_ns = 1 };
static char *mem;

static uint64_t fails_at;
static uint64_t ends_at;
static long slow_us;
static atomic_size_t written;

/* Threads that carried something. */
static pthread_mutex_t seen_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_t seen[16];
static unsigned int seen_n;

static void see(void)
{
	unsigned int i = 0;

	pthread_mutex_lock(&seen_lock);
	while (i < seen_n && !pthread_equal(seen[i], pthread_self())) {
		i++;
	}
	if (i == seen_n && seen_n < COUNT(seen)) {
		seen[seen_n++] = pthread_self();
	}
	pthread_mutex_unlock(&seen_lock);
}

static ssize_t file_run(struct path *p, struct path_op *op, struct dev *dev)
{
	struct timespec nap = { 0, slow_us * 1000 };
	uint64_t end = op->off + op->len;

	(void)p;
	(void)dev;
	see();
	if (slow_us) {
		nanosleep(&nap, NULL);
	}
	if (fails_at >= op->off && fails_at < end) {
		op->res = err_set(EIO, "the disk is scratched");
		return op->res;
	}
	if (op->src) {
		assert_pattern(op->src, op->len, op->off);
		atomic_fetch_add(&written, op->len);
		op->res = (ssize_t)op->len;
		return op->res;
	}
	end = end < ends_at ? end : ends_at;
	op->res = end > op->off ? (ssize_t)(end - op->off) : 0;
	unit_pattern(op->dst, (size_t)op->res, op->off);
	return op->res;
}

static double all_resident(struct path *p, struct file *f, uint64_t off, uint64_t len)
{
	(void)p;
	(void)f;
	(void)off;
	(void)len;
	return 1;
}

static void offer(const struct path *p, const struct path_ask *ask, struct path_offer *o)
{
	(void)p;
	(void)ask;
	*o = (struct path_offer){ .align_mem = 1, .align_off = 1, .bytes_per_ns = 1 };
}

static void refuse(const struct path *p, const struct path_ask *ask, struct path_offer *o)
{
	(void)p;
	(void)ask;
	*o = (struct path_offer){ .refuse = PL_REASON_NO_ODIRECT };
}

static int no_lanes(struct path *p, struct dev *dev, path_done done, void *arg,
		    struct path_lane **out)
{
	(void)p;
	(void)dev;
	(void)done;
	(void)arg;
	(void)out;
	return -EOPNOTSUPP;
}

static const struct path_ops file_ops = { .name = "buffered",
					  .resident = all_resident,
					  .describe = offer,
					  .run = file_run,
					  .lane_get = no_lanes };
static const struct path_ops closed_ops = { .name = "direct", .describe = refuse };
static struct path file_path = { &file_ops };
static struct path closed_path = { &closed_ops };

static int setup(void **state)
{
	struct path *paths[PATH_COUNT] = {
		[PATH_DIRECT] = &closed_path, [PATH_BUFFERED] = &file_path,
		[PATH_COPY] = &peer.copy,     [PATH_NULL] = path_null(),
		[PATH_P2PDMA] = &closed_path, [PATH_PAGECACHE] = &closed_path
	};

	(void)state;
	peer_init(&peer);
	xfer_init(&x, &config, paths);
	fails_at = NEVER;
	ends_at = NEVER;
	slow_us = 0;
	seen_n = 0;
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	fault_arm(FAULT_SYS, 0, 0);
	xfer_finish(&x);
	peer_finish(&peer);
	return 0;
}

static void assert_nobody_left(void)
{
	assert_int_equal(atomic_load(&x.callers), 0);
	assert_int_equal(atomic_load(&x.workers.offered), 0);
	pthread_mutex_lock(&x.workers.lock);
	assert_int_equal(x.workers.busy, 0);
	pthread_mutex_unlock(&x.workers.lock);
}

static ssize_t load(char *dst, uint64_t off, size_t len, uint64_t deadline_ns,
		    struct xfer_report *rep)
{
	struct mem_ref host = { .host_addressable = true };
	struct xfer_req r = { .file = (struct file *)&facts, /* only handed on */
			      .facts = &facts,
			      .name = "made-up",
			      .mem = &host,
			      .addr = (uintptr_t)dst,
			      .off = off,
			      .len = len,
			      .policy = PLAN_AUTO,
			      .deadline_ns = deadline_ns };

	return xfer_run(&x, &r, rep);
}

static ssize_t load_all(uint64_t off)
{
	struct xfer_report rep;
	ssize_t n;

	memset(mem, 0, LEN);
	n = load(mem, off, LEN, 0, &rep);
	if (n > 0) {
		/* The lowest failure counts; others may have been carried past it. */
		assert_true(rep.bytes[ROUTE_BUFFERED] >= (uint64_t)n);
		assert_pattern(mem, (size_t)n, off);
	}
	return n;
}

static void test_content(void **state)
{
	(void)state;
	slow_us = 1000;
	assert_int_equal(load_all(12345), LEN);
	assert_in_range(seen_n, 2, 4);
	slow_us = 0;
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
		assert_words("reading made-up at offset 0");
	}
}

/* The time is up while several threads are at it: what is counted has arrived, all of it. */
static void test_deadline(void **state)
{
	struct xfer_report rep;

	(void)state;
	slow_us = 2000;
	for (int i = 1; i <= 20; i++) {
		ssize_t n;

		memset(mem, 0, LEN);
		(void)err_set(EBUSY, "of something else");
		n = load(mem, 0, LEN, clock_now_ns() + (uint64_t)i * 1500000, &rep);
		assert_true(n < (ssize_t)LEN);
		assert_true(n > 0 || n == -ETIMEDOUT);
		assert_words("the time was up");
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
		struct xfer_report rep;
		uint64_t off = i * 31337 + (uintptr_t)arg;
		char want[64];

		memset(dst, 0, len);
		wrong += load(dst, off, len, 0, &rep) != (ssize_t)len;
		wrong += rep.bytes[ROUTE_BUFFERED] != len;
		for (size_t at = 0; at + 64 <= len; at += 40961) {
			unit_pattern(want, 64, off + at);
			wrong += memcmp(dst + at, want, 64) != 0;
		}
	}
	free(dst);
	return (void *)wrong;
}

/* The kernel lets one writer into a file's page cache at a time: helpers would only wait. */
static void test_writers(void **state)
{
	struct mem_ref host = { .host_addressable = true };
	struct xfer_report rep;
	struct xfer_req r = { .file = (struct file *)&facts,
			      .facts = &facts,
			      .name = "made-up",
			      .mem = &host,
			      .addr = (uintptr_t)mem,
			      .len = LEN,
			      .write = true,
			      .policy = PLAN_AUTO };

	(void)state;
	slow_us = 200;
	unit_pattern(mem, LEN, 0);
	assert_int_equal(xfer_run(&x, &r, &rep), LEN);
	assert_int_equal(seen_n, 1);
	assert_int_equal(atomic_load(&written), LEN);
	/* A block device's has no such lock. */
	facts.block = true;
	assert_int_equal(xfer_run(&x, &r, &rep), LEN);
	facts.block = false;
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

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_content),	     TEST(test_alone),
		TEST(test_end_of_file),	     TEST(test_failure),
		TEST(test_failure_at_start), TEST(test_deadline),
		TEST(test_many_callers),     TEST(test_writers),
	};
	int rc;

	mem = malloc(LEN);
	rc = cmocka_run_group_tests(tests, NULL, NULL);
	free(mem);
	return rc;
}
