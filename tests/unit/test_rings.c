/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* storage: many direct ops at once, on io_uring. */

#include "unit.h"

#include <fcntl.h>

#include "base/config.h"
#include "base/fault.h"
#include "storage/file.h"
#include "storage/storage.h"

#define BLOCK 4096u
#define BLOCKS 300u /* more than a ring holds */
#define RING 256u

static struct config config = { .engine = (char *)"uring" };
static struct storage s;
static const char *path;
static struct file *f;
static char *mem;
static struct path_op ops[BLOCKS];
static unsigned int ended;

static int setup(void **state)
{
	(void)state;
	storage_init(&s, &config);
	assert_int_equal(storage_engine(&s, NULL, 0), STORAGE_ENGINE_URING);
	assert_int_equal(file_open(path, O_RDWR | O_TRUNC, 0, &f), 0);
	assert_true(file_direct(f) >= 0);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	storage_finish(&s);
	return file_close(f);
}

static void done(struct path_op *op, void *arg)
{
	assert_ptr_equal(arg, &s);
	assert_true(op >= ops && op < ops + BLOCKS);
	ended++;
}

static struct path_lane *lane(void)
{
	struct path_lane *l;

	assert_int_equal(s.direct.p.ops->lane_get(&s.direct.p, NULL, done, &s, &l), 0);
	assert_int_equal(l->inflight, 0);
	return l;
}

/* Submits n ops of one block each, polling where the lane is full. */
static unsigned int put(struct path_lane *l, unsigned int n, bool write)
{
	unsigned int full = 0;

	ended = 0;
	for (unsigned int i = 0; i < n; i++) {
		char *at = mem + i * BLOCK;

		ops[i] = (struct path_op){ .file = f,
					   .off = i * BLOCK,
					   .len = BLOCK,
					   .dst = write ? NULL : at,
					   .src = write ? at : NULL,
					   .res = -12345 };
		while (ring_submit(l, &ops[i]) == -EAGAIN) {
			full++;
			assert_true(ring_poll(l, 1000000000u) >= 0);
		}
	}
	return full;
}

/* And waits for them. */
static unsigned int carry(struct path_lane *l, unsigned int n, bool write)
{
	unsigned int full = put(l, n, write);

	for (int turns = 0; l->inflight; turns++) {
		assert_true(turns < 1000);
		assert_true(ring_poll(l, 1000000000u) >= 0);
	}
	assert_int_equal(ended, n);
	return full;
}

static void test_content(void **state)
{
	struct path_lane *l = lane();

	(void)state;
	unit_pattern(mem, BLOCKS * BLOCK, 3);
	assert_true(carry(l, BLOCKS, true) > 0);
	for (unsigned int i = 0; i < BLOCKS; i++) {
		assert_int_equal(ops[i].res, BLOCK);
	}
	memset(mem, 0, BLOCKS * BLOCK);
	assert_true(carry(l, BLOCKS, false) > 0);
	assert_pattern(mem, BLOCKS * BLOCK, 3);
	ring_lane_put(l);
}

static void test_completions_only_in_poll(void **state)
{
	struct path_lane *l = lane();

	(void)state;
	assert_int_equal(ring_poll(l, 0), 0);
	assert_int_equal(ring_poll(l, 1000), 0);
	ended = 0;
	ops[0] = (struct path_op){ .file = f, .len = BLOCK, .src = mem };
	assert_int_equal(ring_submit(l, &ops[0]), 0);
	usleep(10000);
	assert_int_equal(ended, 0);
	assert_int_equal(l->inflight, 1);
	while (l->inflight) {
		assert_true(ring_poll(l, 1000000000u) >= 0);
	}
	assert_int_equal(ended, 1);
	ring_lane_put(l);
}

static void test_end_of_file(void **state)
{
	struct path_lane *l = lane();

	(void)state;
	unit_pattern(mem, 10 * BLOCK, 0);
	(void)carry(l, 10, true);
	assert_int_equal(ftruncate(file_direct(f), 5 * BLOCK + 1000), 0);
	memset(mem, '#', 10 * BLOCK);
	(void)carry(l, 10, false);
	for (unsigned int i = 0; i < 10; i++) {
		assert_int_equal(ops[i].res, i < 5 ? BLOCK : i == 5 ? 1000 : 0);
	}
	assert_pattern(mem, 5 * BLOCK + 1000, 0);
	assert_int_equal(mem[6 * BLOCK], '#');
	/* One op across the end. */
	ended = 0;
	ops[0] = (struct path_op){ .file = f, .len = 20 * BLOCK, .dst = mem };
	assert_int_equal(ring_submit(l, &ops[0]), 0);
	while (l->inflight) {
		assert_true(ring_poll(l, 1000000000u) >= 0);
	}
	assert_int_equal(ops[0].res, 5 * BLOCK + 1000);
	ring_lane_put(l);
}

static void test_errors(void **state)
{
	struct path_lane *l = lane();

	(void)state;
	(void)carry(l, 3, true);
	ended = 0;
	for (unsigned int i = 0; i < 3; i++) {
		ops[i] = (struct path_op){ .file = f, .len = BLOCK, .off = i * BLOCK, .dst = mem };
	}
	ops[1].dst = unit_hole();
	ops[2].off = 1;
	for (unsigned int i = 0; i < 3; i++) {
		assert_int_equal(ring_submit(l, &ops[i]), 0);
	}
	while (l->inflight) {
		assert_true(ring_poll(l, 1000000000u) >= 0);
	}
	assert_int_equal(ops[0].res, BLOCK);
	assert_int_equal(ops[1].res, -EFAULT);
	assert_int_equal(ops[2].res, -EINVAL);
	ring_lane_put(l);
}

/* The kernel takes nothing: all fail, none hangs, and the next lane is as new. */
static void test_submission_fails(void **state)
{
	struct path_lane *l = lane();

	(void)state;
	fault_arm(FAULT_SYS, 1, EIO);
	(void)carry(l, 20, true);
	fault_arm(FAULT_SYS, 0, 0);
	for (unsigned int i = 0; i < 20; i++) {
		assert_int_equal(ops[i].res, -EIO);
	}
	(void)carry(l, 5, true);
	assert_int_equal(ops[4].res, -EIO);
	ring_lane_put(l);
	assert_null(s.idle_rings);
	l = lane();
	unit_pattern(mem, 20 * BLOCK, 9);
	(void)carry(l, 20, true);
	memset(mem, 0, 20 * BLOCK);
	(void)carry(l, 20, false);
	assert_pattern(mem, 20 * BLOCK, 9);
	ring_lane_put(l);
	assert_non_null(s.idle_rings);
}

/* Short of resources is no failure: what comes back makes room. */
static void test_short_of_resources(void **state)
{
	static const int again[] = { EAGAIN, EBUSY };

	(void)state;
	for (size_t k = 0; k < COUNT(again); k++) {
		struct path_lane *l = lane();

		unit_pattern(mem, 20 * BLOCK, k);
		fault_arm(FAULT_SYS, 1, again[k]);
		(void)carry(l, 20, true);
		fault_arm(FAULT_SYS, 0, 0);
		for (unsigned int i = 0; i < 20; i++) {
			assert_int_equal(ops[i].res, BLOCK);
		}
		ring_lane_put(l);
	}
}

/* What the kernel gives back undone is done all the same, whatever it calls that. */
static void test_given_back(void **state)
{
	static const int undone[] = { EAGAIN, EINTR, ECANCELED };

	(void)state;
	for (size_t k = 0; k < 2 * COUNT(undone); k++) {
		struct path_lane *l = lane();
		bool write = k % 2;

		unit_pattern(mem, 20 * BLOCK, k);
		if (!write) {
			(void)carry(l, 20, true);
			memset(mem, 0, 20 * BLOCK);
		}
		(void)put(l, 20, write);
		fault_arm(FAULT_SYS, 2, undone[k / 2]); /* 1: the call that hands them over */
		while (l->inflight) {
			assert_true(ring_poll(l, 0) >= 0);
		}
		assert_true(fault_count(FAULT_SYS) >= 2);
		fault_arm(FAULT_SYS, 0, 0);
		for (unsigned int i = 0; i < 20; i++) {
			assert_int_equal(ops[i].res, BLOCK);
		}
		if (write) {
			memset(mem, 0, 20 * BLOCK);
			(void)carry(l, 20, false);
		}
		assert_pattern(mem, 20 * BLOCK, k);
		ring_lane_put(l);
	}
}

/* Each call in turn: what is said to be there is there, and nothing hangs. */
static void test_nth(void **state)
{
	unsigned int spoilt = 0;

	(void)state;
	for (unsigned long nth = 1; nth < 60; nth++) {
		struct path_lane *l = lane();
		unsigned int good = 0;

		unit_pattern(mem, 20 * BLOCK, 0);
		(void)carry(l, 20, true);
		memset(mem, 0, 20 * BLOCK);
		fault_arm(FAULT_SYS, nth, EIO);
		(void)carry(l, 20, false);
		if (fault_count(FAULT_SYS) < nth) {
			ring_lane_put(l);
			break;
		}
		fault_arm(FAULT_SYS, 0, 0);
		for (unsigned int i = 0; i < 20; i++) {
			assert_true(ops[i].res == BLOCK || ops[i].res == -EIO);
			if (ops[i].res == BLOCK) {
				assert_pattern(mem + i * BLOCK, BLOCK, i * BLOCK);
				good++;
			}
		}
		/* A wait that fails with nothing to hand over does no harm: it is waited again. */
		spoilt += good < 20;
		ring_lane_put(l);
	}
	fault_arm(FAULT_SYS, 0, 0);
	assert_true(spoilt >= 20);
}

static void test_lane_get_fails(void **state)
{
	struct path_lane *l;

	(void)state;
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(ring_lane_get(&s.direct.p, done, &s, &l), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	fault_arm(FAULT_SYS, 1, EMFILE);
	assert_int_equal(ring_lane_get(&s.direct.p, done, &s, &l), -EMFILE);
	fault_arm(FAULT_SYS, 0, 0);
}

static void test_engine_choice(void **state)
{
	struct config by_name = { .engine = (char *)"threads" };
	struct config any = { .engine = (char *)"auto" };
	struct path_lane *l;
	struct storage other;
	char why[256];

	(void)state;
	storage_init(&other, &by_name);
	assert_int_equal(storage_engine(&other, why, sizeof(why)), STORAGE_ENGINE_THREADS);
	assert_in("asks for threads", why);
	storage_finish(&other);
	/* Where io_uring is forbidden: chosen once, and the reason is kept. */
	storage_init(&other, &any);
	fault_arm(FAULT_SYS, 1, EPERM);
	assert_int_equal(storage_engine(&other, NULL, 0), STORAGE_ENGINE_THREADS);
	fault_arm(FAULT_SYS, 0, 0);
	assert_int_equal(storage_engine(&other, why, sizeof(why)), STORAGE_ENGINE_THREADS);
	assert_in("io_uring is forbidden here", why);
	assert_int_equal(other.direct.p.ops->lane_get(&other.direct.p, NULL, done, &s, &l),
			 -EOPNOTSUPP);
	storage_finish(&other);
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_content),	     TEST(test_completions_only_in_poll),
		TEST(test_end_of_file),	     TEST(test_errors),
		TEST(test_submission_fails), TEST(test_short_of_resources),
		TEST(test_given_back),	     TEST(test_nth),
		TEST(test_lane_get_fails),   TEST(test_engine_choice),
	};
	enum storage_engine engine;
	struct file *probe;
	bool direct;

	path = unit_path();
	storage_init(&s, &config);
	engine = storage_engine(&s, NULL, 0);
	storage_finish(&s);
	if (engine != STORAGE_ENGINE_URING) {
		return unit_skip("io_uring does not work here");
	}
	if (file_open(path, O_RDWR, 0, &probe)) {
		return 1;
	}
	direct = probe->facts.direct;
	(void)file_close(probe);
	if (!direct) {
		return unit_skip("the file system of TMPDIR has no O_DIRECT");
	}
	mem = unit_map(BLOCKS * BLOCK);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
