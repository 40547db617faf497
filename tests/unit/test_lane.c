/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* copy: operations by way of another device. */

#include "queued.h"
#include "unit.h"

#include <errno.h>
#include <sys/mman.h>

#include "base/config.h"
#include "base/fault.h"
#include "dev/dev.h"
#include "lib/apart.h"
#include "move/copy/lane.h"
#include "move/copy/pairs.h"

static struct config config = { .soft_gpus = (char *)"3x192MiB", .soft_host_addressable = true };

static struct mover *m;
static struct dev *gpu[3];

static void make_mover(void)
{
	m = calloc(1, copy_mover.size);
	assert_non_null(m);
	mover_init(m, &copy_mover, &(struct move_env){ .config = &config });
	for (int i = 0; i < 3; i++) {
		pair_open((struct copy *)(void *)m, gpu[i], gpu[(i + 1) % 3]);
	}
}

static void end_mover(void)
{
	mover_finish(m);
	free(m);
}
static char *host;
static char *back;
static char *mem[3]; /* LEN bytes on each */

#define LEN (40u * MIB) /* more than all slots of a channel */

static char *on(struct dev *d, size_t len)
{
	void *p;

	assert_int_equal(d->mem.alloc(d, len, &p), 0);
	return p;
}

static int setup(void **state)
{
	(void)state;
	config.lane_budget = 64 * MIB;
	for (int i = 0; i < 3; i++) {
		assert_int_equal(dev_soft_driver.open(&config, i, &gpu[i]), 0);
		mem[i] = on(gpu[i], LEN);
	}
	make_mover();
	host = malloc(LEN);
	back = calloc(1, LEN);
	unit_pattern(host, LEN, 5);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	end_mover();
	for (int i = 0; i < 3; i++) {
		dev_soft_driver.close(gpu[i]);
	}
	free(host);
	free(back);
	return 0;
}

static struct end at_host(char *p)
{
	return (struct end){ .kind = END_MEM, .mem = MEM_HOST_ADDRESSABLE, .addr = (uintptr_t)p };
}

static struct end at_gpu(int i, size_t off)
{
	return (struct end){
		.kind = END_MEM, .mem = MEM_DEVICE, .dev = gpu[i], .addr = (uintptr_t)mem[i] + off
	};
}

static struct move_op op(struct end dst, struct end src, size_t len, int via)
{
	return (struct move_op){ .dst = dst, .src = src, .len = len, .via = &gpu[via]->link };
}

static unsigned int landed;

static void count(struct move_op *done, void *arg)
{
	(void)arg;
	landed += done->res == (ssize_t)done->len;
}

/* By a channel of its own. */
static ssize_t carry(struct move_op *o)
{
	struct channel *c;
	int rc = m->ops->channel->get(m, o, count, NULL, &c);

	if (rc) {
		return rc;
	}
	rc = m->ops->channel->submit(c, o);
	while (c->inflight) {
		(void)m->ops->channel->poll(c, MOVE_ALL);
	}
	m->ops->channel->put(c);
	return rc ? rc : o->res;
}

/* To a GPU by way of another, on to a third by way of the first's neighbour, and back. */
static void test_here(void **state)
{
	struct move_op in = op(at_gpu(0, 3), at_host(host + 1), LEN - 10, 1);
	struct move_op across = op(at_gpu(2, 0), at_gpu(0, 3), LEN - 10, 1);
	struct move_op out = op(at_host(back), at_gpu(2, 0), LEN - 10, 0);

	(void)state;
	assert_int_equal(carry(&in), LEN - 10);
	assert_memory_equal(mem[0] + 3, host + 1, LEN - 10);
	assert_int_equal(carry(&across), LEN - 10);
	assert_int_equal(carry(&out), LEN - 10);
	assert_memory_equal(back, host + 1, LEN - 10);
	/* Nothing of it needs memory of the devices between but the slots. */
	assert_int_equal(mem[1][0], 0);
}

/* Many in flight, of all lengths, so that slots are used again before they are empty. */
static void test_channel(void **state)
{
	enum {
		N = 48
	};
	struct move_op v[N];
	struct channel *c;
	size_t at = 0;

	(void)state;
	landed = 0;
	for (int i = 0; i < N; i++) {
		size_t len = i % 3 == 0 ? 1 : i % 3 == 1 ? 65537 : 2 * MIB + (size_t)i;

		v[i] = op(at_gpu(0, at), at_host(host + at), len, 1);
		at += len;
	}
	assert_true(at <= LEN);
	assert_int_equal(m->ops->channel->get(m, &v[0], count, NULL, &c), 0);
	for (int round = 0; round < 4; round++) {
		unit_pattern(host, at, 10 + (unsigned int)round);
		landed = 0;
		for (int i = 0; i < N; i++) {
			while (m->ops->channel->submit(c, &v[i]) == -EAGAIN) {
				assert_true(m->ops->channel->poll(c, 1000000) >= 0);
			}
		}
		while (c->inflight) {
			assert_true(m->ops->channel->poll(c, round % 2 ? MOVE_ALL : 1000000) >= 0);
		}
		assert_int_equal(landed, N);
		assert_memory_equal(mem[0], host, at);
	}
	m->ops->channel->put(c);
}

/* What fails on the first of the two streams must not pass for copied. */
static void test_first_leg_fails(void **state)
{
	char *hole = map_apart(8 * MIB);
	struct move_op bad = op(at_gpu(0, 0), at_host(hole), 6 * MIB, 1);
	struct move_op good = op(at_gpu(0, 8 * MIB), at_host(host), 5 * MIB, 1);
	struct channel *c;

	(void)state;
	assert_true(hole != MAP_FAILED);
	assert_int_equal(munmap(hole + 4096, MIB), 0);
	assert_int_equal(carry(&bad), -EFAULT);
	landed = 0;
	assert_int_equal(m->ops->channel->get(m, &bad, count, NULL, &c), 0);
	assert_int_equal(m->ops->channel->submit(c, &bad), 0);
	while (c->inflight) {
		(void)m->ops->channel->poll(c, 1000000);
	}
	assert_int_equal(bad.res, -EFAULT);
	assert_int_equal(m->ops->channel->submit(c, &good), 0);
	while (c->inflight) {
		(void)m->ops->channel->poll(c, MOVE_ALL);
	}
	assert_int_equal(good.res, 5 * MIB);
	/* Nor is it told of what follows at the same place of the channel. */
	good.len = 4096;
	for (unsigned int i = 0; i < COPY_DEPTH; i++) {
		assert_int_equal(m->ops->channel->submit(c, &good), 0);
		while (c->inflight) {
			(void)m->ops->channel->poll(c, i % 2 ? MOVE_ALL : 1000000);
		}
		assert_int_equal(good.res, 4096);
	}
	m->ops->channel->put(c);
	assert_memory_equal(mem[0] + 8 * MIB, host, 5 * MIB);
	(void)munmap(hole, 8 * MIB);
}

/* Nothing is queued where a stream may wait for us, on any of the devices. */
static void test_declines(void **state)
{
	struct move_op in = op(at_gpu(0, 0), at_host(host), MIB, 1);

	(void)state;
	assert_int_equal(carry(&in), MIB); /* it has its slots */
	for (int i = 0; i < 2; i++) {
		queued_begin(dev_set_of(gpu[i]));
		in.declined = false;
		assert_int_equal(carry(&in), -EBUSY);
		assert_true(in.declined);
		queued_end(dev_set_of(gpu[i]));
	}
	queued_begin(dev_set_of(gpu[2]));
	in.declined = false;
	assert_int_equal(carry(&in), MIB);
	assert_false(in.declined);
	queued_end(dev_set_of(gpu[2]));
	assert_memory_equal(mem[0], host, MIB);
}

static uint64_t unused(struct dev *d)
{
	uint64_t n;

	assert_int_equal(d->mem.free_bytes(d, &n), 0);
	return n;
}

/* The slots are few, taken when first needed, and lent to whoever comes by that device. */
static void test_budget(void **state)
{
	struct move_op in = op(at_gpu(0, 0), at_host(host), MIB, 1);
	struct move_op other = op(at_host(back), at_gpu(2, 0), MIB, 1);
	struct channel *c[3];
	uint64_t before = unused(gpu[1]);

	(void)state;
	config.lane_budget = 2 * LANE_SIZE;
	assert_int_equal(m->ops->channel->get(m, &in, count, NULL, &c[0]), 0);
	assert_int_equal(before - unused(gpu[1]), LANE_SIZE);
	assert_int_equal(m->ops->channel->get(m, &other, count, NULL, &c[1]), 0);
	assert_int_equal(m->ops->channel->get(m, &in, count, NULL, &c[2]), -EBUSY);
	m->ops->channel->put(c[1]);
	assert_int_equal(m->ops->channel->get(m, &in, count, NULL, &c[2]), 0);
	m->ops->channel->put(c[2]);
	m->ops->channel->put(c[0]);
	assert_int_equal(before - unused(gpu[1]), 2 * LANE_SIZE);
	/* None is made while a stream waits, or may begin to; what is there is used. */
	queued_begin(DEV_ALL);
	assert_int_equal(m->ops->channel->get(m, &in, count, NULL, &c[0]), 0);
	m->ops->channel->put(c[0]);
	in.via = &gpu[2]->link;
	assert_int_equal(m->ops->channel->get(m, &in, count, NULL, &c[0]), -EBUSY);
	queued_end(DEV_ALL);
	end_mover();
	assert_int_equal(unused(gpu[1]), before);
	make_mover();
}

static void test_out_of_resources(void **state)
{
	struct move_op in = op(at_gpu(0, 0), at_host(host), MIB, 1);
	bool failed = true;

	(void)state;
	for (enum fault_kind kind = FAULT_ALLOC; kind <= FAULT_SYS; kind++) {
		for (unsigned long nth = 1; failed && nth < 1000; nth++) {
			ssize_t n;

			end_mover();
			make_mover();
			memset(mem[0], 0, MIB);
			fault_arm(kind, nth, kind == FAULT_ALLOC ? ENOMEM : EAGAIN);
			n = carry(&in);
			failed = fault_count(kind) >= nth;
			fault_arm(kind, 0, 0);
			if (n < 0) {
				assert_true(failed);
				assert_int_equal(carry(&in), MIB);
			}
			assert_memory_equal(mem[0], host, MIB);
		}
		assert_false(failed);
		failed = true;
	}
}

/* What is left to the driver goes on the channel that it was submitted on: others may have all the
 * rest, and wait for one more as well. */
static void test_drivers_way(void **state)
{
	struct copy *p = (struct copy *)(void *)m;
	struct move_op over = { .dst = at_gpu(1, 0), .src = at_gpu(0, 0), .len = 2 * MIB };
	unsigned int all = gpu[1]->props.lanes;
	struct channel *c[16];

	(void)state;
	assert_in_range(all, 1, 16);
	memcpy(mem[0], host, over.len);
	atomic_store(&p->pairs[gpu[1]->place][gpu[0]->place].state, PAIR_CLOSED);
	for (unsigned int i = 0; i < all; i++) {
		assert_int_equal(m->ops->channel->get(m, &over, count, NULL, &c[i]), 0);
	}
	landed = 0;
	assert_int_equal(m->ops->channel->submit(c[0], &over), 0);
	while (c[0]->inflight) {
		(void)m->ops->channel->poll(c[0], MOVE_ALL);
	}
	for (unsigned int i = 0; i < all; i++) {
		m->ops->channel->put(c[i]);
	}
	assert_int_equal(landed, 1);
	assert_memory_equal(mem[1], host, over.len);
}

/* What no device copies, a channel leaves to run: a route may have both kinds of hops. */
static void test_by_processors(void **state)
{
	struct move_op in = { .dst = at_gpu(0, 0), .src = at_host(host), .len = 3 * MIB };
	struct move_op over = { .dst = at_host(back), .src = at_host(host), .len = 3 * MIB };
	struct channel *c;

	(void)state;
	assert_int_equal(m->ops->channel->get(m, &over, count, NULL, &c), -EOPNOTSUPP);
	assert_int_equal(m->ops->channel->get(m, &in, count, NULL, &c), 0);
	assert_int_equal(m->ops->channel->submit(c, &over), -EOPNOTSUPP);
	assert_int_equal(move_run(m, &over), over.len);
	assert_memory_equal(back, host, over.len);
	assert_int_equal(m->ops->channel->submit(c, &in), 0);
	while (c->inflight) {
		(void)m->ops->channel->poll(c, MOVE_ALL);
	}
	m->ops->channel->put(c);
	assert_memory_equal(mem[0], host, in.len);
}

/* What goes straight where earlier copies did wrong says so. */
static void test_refused(void **state)
{
	struct copy *p = (struct copy *)(void *)m;
	struct move_op over = { .dst = at_gpu(1, 0), .src = at_gpu(0, 0), .len = 2 * MIB };
	struct channel *c;

	(void)state;
	memcpy(mem[0], host, over.len);
	atomic_store(&p->pairs[gpu[1]->place][gpu[0]->place].state, PAIR_WRONG);
	assert_int_equal(move_run(m, &over), -EOPNOTSUPP);
	assert_int_equal(m->ops->channel->get(m, &over, count, NULL, &c), 0);
	assert_int_equal(m->ops->channel->submit(c, &over), -EOPNOTSUPP);
	m->ops->channel->put(c);
	over.via = &gpu[2]->link;
	assert_int_equal(m->ops->channel->get(m, &over, count, NULL, &c), 0);
	assert_int_equal(m->ops->channel->submit(c, &over), 0);
	while (c->inflight) {
		(void)m->ops->channel->poll(c, MOVE_ALL);
	}
	assert_int_equal(over.res, over.len);
	assert_memory_equal(mem[1], host, over.len);
	m->ops->channel->put(c);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_here),	TEST(test_channel),	  TEST(test_first_leg_fails),
		TEST(test_declines),	TEST(test_budget),	  TEST(test_out_of_resources),
		TEST(test_drivers_way), TEST(test_by_processors), TEST(test_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
