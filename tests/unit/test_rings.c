/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* move: many direct operations at once, on io_uring. */

#include "ops.h"
#include "unit.h"

#include <fcntl.h>

#include "base/config.h"
#include "base/fault.h"
#include "file/file.h"
#include "move/io.h"
#include "move/rings.h"

#define BLOCK 4096u
#define BLOCKS 300u /* more than a ring holds */
#define RING 256u

extern const struct mover_ops direct_mover;

static struct config config = { .engine = (char *)"uring" };
static struct rings rings;
static struct mover *direct;
static const char *path;
static struct file *f;
static char *mem;
static struct move_op ops[BLOCKS];
static unsigned int ended;

static int setup(void **state)
{
	(void)state;
	rings_init(&rings, &config);
	assert_int_equal(rings_engine(&rings, NULL, 0), RINGS_URING);
	direct = calloc(1, direct_mover.size);
	assert_non_null(direct);
	mover_init(direct, &direct_mover, &(struct move_env){ .config = &config, .rings = &rings });
	assert_int_equal(file_open(path, O_RDWR | O_TRUNC, 0, &f), 0);
	assert_true(file_direct(f) >= 0);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	free(direct);
	rings_finish(&rings);
	return file_close(f);
}

static void done(struct move_op *op, void *arg)
{
	assert_ptr_equal(arg, &rings);
	assert_true(op >= ops && op < ops + BLOCKS);
	ended++;
}

static struct channel *channel(void)
{
	struct channel *l;

	assert_int_equal(direct->ops->channel->get(direct, NULL, done, &rings, &l), 0);
	assert_int_equal(l->inflight, 0);
	return l;
}

/* Submits n ops of one block each, polling where the channel is full. */
static unsigned int put(struct channel *l, unsigned int n, bool write)
{
	unsigned int full = 0;

	ended = 0;
	for (unsigned int i = 0; i < n; i++) {
		char *at = mem + i * BLOCK;

		ops[i] = write ? write_op(f, at, BLOCK, i * BLOCK)
			       : read_op(f, at, BLOCK, i * BLOCK);
		ops[i].res = -12345;
		while (ring_submit(l, &ops[i]) == -EAGAIN) {
			full++;
			assert_true(ring_poll(l, 1000000000u) >= 0);
		}
	}
	return full;
}

/* And waits for them. */
static unsigned int carry(struct channel *l, unsigned int n, bool write)
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
	struct channel *l = channel();

	(void)state;
	unit_pattern(mem, BLOCKS * BLOCK, 3);
	assert_true(carry(l, BLOCKS, true) > 0);
	for (unsigned int i = 0; i < BLOCKS; i++) {
		assert_int_equal(ops[i].res, BLOCK);
	}
	memset(mem, 0, BLOCKS * BLOCK);
	assert_true(carry(l, BLOCKS, false) > 0);
	assert_pattern(mem, BLOCKS * BLOCK, 3);
	ring_channel_put(l);
}

static void test_completions_only_in_poll(void **state)
{
	struct channel *l = channel();

	(void)state;
	assert_int_equal(ring_poll(l, 0), 0);
	assert_int_equal(ring_poll(l, 1000), 0);
	ended = 0;
	ops[0] = write_op(f, mem, BLOCK, 0);
	assert_int_equal(ring_submit(l, &ops[0]), 0);
	usleep(10000);
	assert_int_equal(ended, 0);
	assert_int_equal(l->inflight, 1);
	while (l->inflight) {
		assert_true(ring_poll(l, 1000000000u) >= 0);
	}
	assert_int_equal(ended, 1);
	ring_channel_put(l);
}

static void test_end_of_file(void **state)
{
	struct channel *l = channel();

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
	ops[0] = read_op(f, mem, 20 * BLOCK, 0);
	assert_int_equal(ring_submit(l, &ops[0]), 0);
	while (l->inflight) {
		assert_true(ring_poll(l, 1000000000u) >= 0);
	}
	assert_int_equal(ops[0].res, 5 * BLOCK + 1000);
	ring_channel_put(l);
}

static void test_errors(void **state)
{
	struct channel *l = channel();

	(void)state;
	(void)carry(l, 3, true);
	ended = 0;
	for (unsigned int i = 0; i < 3; i++) {
		ops[i] = read_op(f, mem, BLOCK, i * BLOCK);
	}
	ops[1].dst = at_mem(unit_hole());
	ops[2].src.off = 1;
	for (unsigned int i = 0; i < 3; i++) {
		assert_int_equal(ring_submit(l, &ops[i]), 0);
	}
	while (l->inflight) {
		assert_true(ring_poll(l, 1000000000u) >= 0);
	}
	assert_int_equal(ops[0].res, BLOCK);
	assert_int_equal(ops[1].res, -EFAULT);
	assert_int_equal(ops[2].res, -EINVAL);
	ring_channel_put(l);
}

/* The kernel takes nothing: all fail, none hangs, and the next channel is as new. */
static void test_submission_fails(void **state)
{
	struct channel *l = channel();

	(void)state;
	fault_arm(FAULT_SYS, 1, EIO);
	(void)carry(l, 20, true);
	fault_arm(FAULT_SYS, 0, 0);
	for (unsigned int i = 0; i < 20; i++) {
		assert_int_equal(ops[i].res, -EIO);
	}
	(void)carry(l, 5, true);
	assert_int_equal(ops[4].res, -EIO);
	ring_channel_put(l);
	assert_null(rings.idle);
	l = channel();
	unit_pattern(mem, 20 * BLOCK, 9);
	(void)carry(l, 20, true);
	memset(mem, 0, 20 * BLOCK);
	(void)carry(l, 20, false);
	assert_pattern(mem, 20 * BLOCK, 9);
	ring_channel_put(l);
	assert_non_null(rings.idle);
}

/* The process may not use io_uring any more: all is carried, and there are no new channels. */
static void test_forbidden(void **state)
{
	static const int errs[] = { ENOSYS, EPERM, EACCES };
	char why[256];

	(void)state;
	for (size_t k = 0; k < COUNT(errs); k++) {
		struct channel *l = channel();
		struct channel *no;

		unit_pattern(mem, 20 * BLOCK, k);
		fault_arm(FAULT_SYS, 1, errs[k]);
		(void)carry(l, 20, true);
		fault_arm(FAULT_SYS, 0, 0);
		for (unsigned int i = 0; i < 20; i++) {
			assert_int_equal(ops[i].res, BLOCK);
		}
		memset(mem, 0, 20 * BLOCK);
		(void)carry(l, 20, false); /* by the channel that is still out */
		assert_pattern(mem, 20 * BLOCK, k);
		ring_channel_put(l);
		assert_int_equal(rings_engine(&rings, why, sizeof(why)), RINGS_THREADS);
		assert_in("may no longer use io_uring", why);
		assert_int_equal(ring_channel_get(&rings, direct, NULL, done, &rings, &no),
				 -EOPNOTSUPP);
		rings.engine = RINGS_UNDECIDED;
	}
}

/* Short of resources is no failure: what comes back makes space. */
static void test_short_of_resources(void **state)
{
	static const int again[] = { EAGAIN, EBUSY };

	(void)state;
	for (size_t k = 0; k < COUNT(again); k++) {
		struct channel *l = channel();

		unit_pattern(mem, 20 * BLOCK, k);
		fault_arm(FAULT_SYS, 1, again[k]);
		(void)carry(l, 20, true);
		fault_arm(FAULT_SYS, 0, 0);
		for (unsigned int i = 0; i < 20; i++) {
			assert_int_equal(ops[i].res, BLOCK);
		}
		ring_channel_put(l);
	}
}

/* What the kernel gives back undone is done all the same, whatever it calls that. */
static void test_given_back(void **state)
{
	static const int undone[] = { EAGAIN, EINTR, ECANCELED };

	(void)state;
	for (size_t k = 0; k < 2 * COUNT(undone); k++) {
		struct channel *l = channel();
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
		ring_channel_put(l);
	}
}

/* Each call in turn: what is said to be there is there, and nothing hangs. */
static void test_nth(void **state)
{
	unsigned int spoilt = 0;

	(void)state;
	for (unsigned long nth = 1; nth < 60; nth++) {
		struct channel *l = channel();
		unsigned int good = 0;

		unit_pattern(mem, 20 * BLOCK, 0);
		(void)carry(l, 20, true);
		memset(mem, 0, 20 * BLOCK);
		fault_arm(FAULT_SYS, nth, EIO);
		(void)carry(l, 20, false);
		if (fault_count(FAULT_SYS) < nth) {
			ring_channel_put(l);
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
		ring_channel_put(l);
	}
	fault_arm(FAULT_SYS, 0, 0);
	assert_true(spoilt >= 20);
}

static void test_channel_get_fails(void **state)
{
	struct channel *l;

	(void)state;
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(ring_channel_get(&rings, direct, NULL, done, &rings, &l), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	fault_arm(FAULT_SYS, 1, EMFILE);
	assert_int_equal(ring_channel_get(&rings, direct, NULL, done, &rings, &l), -EMFILE);
	fault_arm(FAULT_SYS, 0, 0);
}

static void test_engine_choice(void **state)
{
	struct config by_name = { .engine = (char *)"threads" };
	struct config any = { .engine = (char *)"auto" };
	struct channel *l;
	struct rings other;
	char why[256];

	(void)state;
	rings_init(&other, &by_name);
	assert_int_equal(rings_engine(&other, why, sizeof(why)), RINGS_THREADS);
	assert_in("asks for threads", why);
	rings_finish(&other);
	/* Where io_uring is forbidden: chosen once, and the reason is kept. */
	rings_init(&other, &any);
	fault_arm(FAULT_SYS, 1, EPERM);
	assert_int_equal(rings_engine(&other, NULL, 0), RINGS_THREADS);
	fault_arm(FAULT_SYS, 0, 0);
	assert_int_equal(rings_engine(&other, why, sizeof(why)), RINGS_THREADS);
	assert_in("io_uring is forbidden here", why);
	assert_int_equal(ring_channel_get(&other, direct, NULL, done, &rings, &l), -EOPNOTSUPP);
	rings_finish(&other);
}

static void seen(struct mover *m, struct move_op *op)
{
	assert_ptr_equal(m, direct);
	op->res = -EILSEQ;
}

/* What the kernel has carried is looked at first; what the caller carried only waits there. */
static void test_looked_at(void **state)
{
	struct channel *l;

	(void)state;
	assert_int_equal(ring_channel_get(&rings, direct, seen, done, &rings, &l), 0);
	ended = 0;
	ops[0] = write_op(f, mem, BLOCK, 0);
	ops[1] = write_op(f, mem, BLOCK, BLOCK);
	ring_carried(l, &ops[1], 17);
	assert_int_equal(ring_submit(l, &ops[0]), 0);
	assert_int_equal(ended, 0);
	while (l->inflight) {
		assert_true(ring_poll(l, 1000000000u) >= 0);
	}
	assert_int_equal(ended, 2);
	assert_int_equal(ops[0].res, -EILSEQ);
	assert_int_equal(ops[1].res, 17);
	ring_channel_put(l);
	l = channel();
	ended = 0;
	ops[0] = write_op(f, mem, BLOCK, 0);
	assert_int_equal(ring_submit(l, &ops[0]), 0);
	while (l->inflight) {
		assert_true(ring_poll(l, 1000000000u) >= 0);
	}
	assert_int_equal(ops[0].res, BLOCK);
	ring_channel_put(l);
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_content),
		TEST(test_completions_only_in_poll),
		TEST(test_end_of_file),
		TEST(test_errors),
		TEST(test_submission_fails),
		TEST(test_forbidden),
		TEST(test_short_of_resources),
		TEST(test_given_back),
		TEST(test_nth),
		TEST(test_channel_get_fails),
		TEST(test_engine_choice),
		TEST(test_looked_at),
	};
	enum rings_engine engine;
	struct file *probe;
	bool has_direct;

	path = unit_path();
	rings_init(&rings, &config);
	engine = rings_engine(&rings, NULL, 0);
	rings_finish(&rings);
	if (engine != RINGS_URING) {
		return unit_skip("io_uring does not work here");
	}
	if (file_open(path, O_RDWR, 0, &probe)) {
		return 1;
	}
	has_direct = probe->facts.direct;
	(void)file_close(probe);
	if (!has_direct) {
		return unit_skip("the file system of TMPDIR has no O_DIRECT");
	}
	mem = unit_map(BLOCKS * BLOCK);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
