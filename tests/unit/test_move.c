/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* move: the mover null, and failures that are injected into another one. */

#include "held.h"
#include "unit.h"

#include "base/clock.h"
#include "base/fault.h"
#include "move/move.h"

#define OPS 12u

extern const struct mover_ops null_mover;

/* A mover that fills what it reads and counts what reaches it. Faults strike around it. */
static unsigned int carried;

static ssize_t fill_run(struct mover *m, struct move_op *op)
{
	(void)m;
	carried++;
	unit_pattern((void *)op->dst.addr, op->len, op->src.off);
	op->res = (ssize_t)op->len;
	return op->res;
}

static void fill_describe(const struct mover *m, const struct move_ask *ask,
			  struct move_offer *offer)
{
	(void)m;
	*offer = (struct move_offer){ .align_mem = 8, .setup_ns = (double)ask->len };
}

static const struct mover_ops fill_ops = {
	.name = "fill",
	.help = "for tests",
	.run = fill_run,
	.describe = fill_describe,
	.channel = &held_channels,
};
static struct mover fill = { .ops = &fill_ops };

static struct move_op op_into(char *dst, size_t len, uint64_t off)
{
	return (struct move_op){
		.dst = { .kind = END_MEM, .mem = MEM_HOST_ADDRESSABLE, .addr = (uintptr_t)dst },
		.src = { .kind = END_REMOTE, .off = off },
		.len = len
	};
}

/* What OPS runs of 100 bytes return. */
static void run_all(const char *spec, ssize_t *res, char (*buf)[100])
{
	assert_int_equal(fault_add(spec, &fill), 0);
	carried = 0;
	for (unsigned int i = 0; i < OPS; i++) {
		struct move_op op = op_into(buf[i], 100, i * 100);

		memset(buf[i], 0, 100);
		res[i] = move_run(&fill, &op);
		assert_int_equal(res[i], op.res);
	}
	fault_remove(&fill);
	assert_null(fill.fault);
}

static struct mover *make_null(void)
{
	struct mover *m;

	m = calloc(1, null_mover.size);
	assert_non_null(m);
	mover_init(m, &null_mover, NULL);
	assert_ptr_equal(m->ops, &null_mover);
	return m;
}

static void test_null_run(void **state)
{
	struct mover *p = make_null();
	struct move_ask ask = { .len = 5 };
	struct move_offer offer;
	char c = 'c';
	struct move_op op = op_into(&c, 12345, 0);

	(void)state;
	assert_int_equal(move_run(p, &op), 12345);
	assert_int_equal(op.res, 12345);
	assert_int_equal(c, 'c');
	p->ops->describe(p, &ask, &offer);
	assert_int_equal(offer.refuse, PL_REASON_NONE);
	assert_true(offer.align_mem == 1 && offer.align_off == 1 && offer.bytes_per_ns > 0);
	free(p);
}

struct log {
	struct move_op *v[OPS];
	unsigned int n;
};

static void note(struct move_op *op, void *arg)
{
	struct log *l = arg;

	assert_true(l->n < OPS);
	l->v[l->n++] = op;
}

static void test_nth_and_every(void **state)
{
	char buf[OPS][100];
	ssize_t res[OPS];

	(void)state;
	run_all("nth=3:err=EIO", res, buf);
	for (unsigned int i = 0; i < OPS; i++) {
		assert_int_equal(res[i], i == 2 ? -EIO : 100);
	}
	assert_words("injected failure of the fill path");
	/* The spoilt one never reached the mover. */
	assert_int_equal(carried, OPS - 1);
	run_all("every=4:err=enospc", res, buf);
	for (unsigned int i = 0; i < OPS; i++) {
		assert_int_equal(res[i], i % 4 == 3 ? -ENOSPC : 100);
	}
	run_all("nth=1:every=5:err=EAGAIN", res, buf);
	for (unsigned int i = 0; i < OPS; i++) {
		assert_int_equal(res[i], i == 0 || i % 5 == 4 ? -EAGAIN : 100);
	}
	run_all("nth=99:err=EIO", res, buf);
	for (unsigned int i = 0; i < OPS; i++) {
		assert_int_equal(res[i], 100);
		assert_pattern(buf[i], 100, i * 100);
	}
}

static void test_short(void **state)
{
	char buf[OPS][100];
	ssize_t res[OPS];

	(void)state;
	run_all("nth=2:short=30", res, buf);
	assert_int_equal(res[0], 100);
	assert_int_equal(res[1], 70);
	assert_pattern(buf[1], 70, 100);
	assert_int_equal(res[2], 100);
	run_all("nth=2:short=1000", res, buf);
	assert_int_equal(res[1], 0);
}

static void test_corrupt(void **state)
{
	char buf[OPS][100];
	char want[100];
	ssize_t res[OPS];
	int wrong = 0;

	(void)state;
	run_all("nth=2:corrupt", res, buf);
	unit_pattern(want, 100, 100);
	for (int i = 0; i < 100; i++) {
		wrong += __builtin_popcount((unsigned char)(buf[1][i] ^ want[i]));
	}
	/* It lies: all is well but for one bit. */
	assert_int_equal(res[1], 100);
	assert_int_equal(wrong, 1);
	assert_pattern(buf[0], 100, 0);
	assert_pattern(buf[2], 100, 200);
}

static void test_delay(void **state)
{
	bool alone = false;

	(void)state;
	/* A busy machine may delay the others too, now and then. */
	for (int round = 0; round < 20 && !alone; round++) {
		char buf[100];
		uint64_t took[3];

		assert_int_equal(fault_add("nth=2:delay=30000", &fill), 0);
		for (int i = 0; i < 3; i++) {
			struct move_op op = op_into(buf, 100, 0);
			uint64_t began = clock_now_ns();

			assert_int_equal(move_run(&fill, &op), 100);
			took[i] = clock_now_ns() - began;
		}
		assert_true(took[1] >= 30000000u);
		alone = took[0] < took[1] && took[2] < took[1];
		fault_remove(&fill);
	}
	assert_true(alone);
}

/* Faults change nothing of what a mover says. */
static void test_says_the_same(void **state)
{
	struct move_ask ask = { .len = 77 };
	struct move_op op;
	struct move_offer offer;
	char buf[100];

	(void)state;
	for (unsigned int round = 0; round < 2; round++) {
		if (round) {
			assert_int_equal(fault_add("nth=2:err=EIO", &fill), 0);
		}
		fill.ops->describe(&fill, &ask, &offer);
		assert_int_equal(offer.align_mem, 8);
		assert_true(offer.setup_ns == 77);
		for (unsigned int i = 0; i < 3; i++) {
			op = op_into(buf, 100, i * 100);
			memset(buf, 0, 100);
			(void)move_run(&fill, &op);
			if (round && i == 1) {
				assert_int_equal(op.res, -EIO);
			} else {
				assert_int_equal(op.res, 100);
				assert_pattern(buf, 100, i * 100);
			}
		}
	}
	fault_remove(&fill);
}

/* Several of one mover: the one that was added last strikes last, around the others. */
static void test_several(void **state)
{
	char buf[100];
	struct move_op op;

	(void)state;
	assert_int_equal(fault_add("nth=1:err=ENOMEM", &fill), 0);
	assert_int_equal(fault_add("nth=2:err=ENOSPC", &fill), 0);
	op = op_into(buf, 100, 0);
	assert_int_equal(move_run(&fill, &op), -ENOMEM);
	assert_int_equal(move_run(&fill, &op), -ENOSPC);
	assert_int_equal(move_run(&fill, &op), 100);
	fault_remove(&fill);
}

/* What was in flight is struck before its user has it back. */
static void test_channel(void **state)
{
	struct log log = { .n = 0 };
	struct move_op ops[OPS];
	struct channel *l = NULL;

	(void)state;
	assert_int_equal(fault_add("every=3:err=ENODEV", &fill), 0);
	assert_int_equal(fill_ops.channel->get(&fill, NULL, note, &log, &l), 0);
	for (unsigned int i = 0; i < OPS; i++) {
		ops[i] = (struct move_op){ .len = 50 };
		assert_int_equal(fill_ops.channel->submit(l, &ops[i]), 0);
	}
	assert_int_equal(l->inflight, OPS);
	assert_int_equal(fill_ops.channel->poll(l, 0), OPS);
	assert_int_equal(l->inflight, 0);
	for (unsigned int i = 0; i < OPS; i++) {
		assert_ptr_equal(log.v[i], &ops[i]);
		assert_int_equal(ops[i].res, i % 3 == 2 ? -ENODEV : 50);
	}
	fill_ops.channel->put(l);
	fault_remove(&fill);
}

static void test_bad_specs(void **state)
{
	static const char *const bad[] = { "",
					   ":",
					   "nth",
					   "nth=",
					   "nth=0",
					   "nth=-1",
					   "nth=x",
					   "nth=3x",
					   "nth=1:every=2y",
					   "nth=1:short=1k",
					   "nth=1:delay=5ms",
					   "nth=99999999999999999999",
					   "nth=1:corrupt=no",
					   "nth=1:err=",
					   "nth=1:err=EWHAT",
					   "nth=1:err",
					   "nth=1::err=EIO",
					   "err=EIO",
					   "corrupt",
					   "nth=1:bogus=1",
					   "nth=1 :err=EIO" };

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		int rc = fault_add(bad[i], &fill);

		if (rc != -EINVAL || fill.fault) {
			fail_msg("'%s' gave %d", bad[i], rc);
		}
		assert_words("tunable test_fault");
	}
	assert_int_equal(fault_add("corrupt", &fill), -EINVAL);
	assert_words("needs nth=N or every=N");
	assert_int_equal(fault_add("nth=1:eror=EIO", &fill), -EINVAL);
	assert_words("\"eror=EIO\" in \"nth=1:eror=EIO\" is none of");
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(fault_add("nth=1:err=EIO", &fill), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	assert_null(fill.fault);
	fault_remove(&fill);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_null_run),  cmocka_unit_test(test_nth_and_every),
		cmocka_unit_test(test_short),	  cmocka_unit_test(test_corrupt),
		cmocka_unit_test(test_delay),	  cmocka_unit_test(test_says_the_same),
		cmocka_unit_test(test_several),	  cmocka_unit_test(test_channel),
		cmocka_unit_test(test_bad_specs),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
