/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* path: the null path, and the fault path in front of another one. */

#include "unit.h"

#include "base/clock.h"
#include "base/fault.h"
#include "path/path.h"

#define OPS 12u

/* An inner path that fills what it reads and counts what reaches it. */
static unsigned int carried;

static ssize_t fill_run(struct path *p, struct path_op *op, struct dev *dev)
{
	(void)p;
	(void)dev;
	carried++;
	unit_pattern(op->dst, op->len, op->off);
	op->res = (ssize_t)op->len;
	return op->res;
}

static double fill_resident(struct path *p, struct file *f, uint64_t off, uint64_t len)
{
	(void)p;
	(void)f;
	return (double)off / (double)len;
}

static void fill_describe(const struct path *p, const struct path_ask *ask,
			  struct path_offer *offer)
{
	(void)p;
	*offer = (struct path_offer){ .align_mem = 8, .setup_ns = (double)ask->len };
}

static const struct path_ops fill_ops = {
	.name = "fill",
	.help = "for tests",
	.run = fill_run,
	.resident = fill_resident,
	.describe = fill_describe,
};
static struct path fill = { &fill_ops };

static struct path *wrapped(const char *spec, struct path *inner)
{
	struct path *p = NULL;

	assert_int_equal(path_fault_wrap(spec, inner, &p), 0);
	assert_string_equal(p->ops->name, inner->ops->name);
	return p;
}

/* What OPS runs of 100 bytes return. */
static void run_all(const char *spec, ssize_t *res, char (*buf)[100])
{
	struct path *p = wrapped(spec, &fill);

	carried = 0;
	for (unsigned int i = 0; i < OPS; i++) {
		struct path_op op = { .dst = buf[i], .len = 100, .off = i * 100 };

		memset(buf[i], 0, 100);
		res[i] = path_run(p, &op, NULL);
		assert_int_equal(res[i], op.res);
	}
	path_fault_free(p);
}

static void test_null_run(void **state)
{
	struct path *p = path_null();
	struct path_ask ask = { .len = 5 };
	struct path_offer offer;
	char c = 'c';
	struct path_op op = { .dst = &c, .len = 12345 };

	(void)state;
	assert_int_equal(path_run(p, &op, NULL), 12345);
	assert_int_equal(op.res, 12345);
	assert_int_equal(c, 'c');
	path_describe(p, &ask, &offer);
	assert_int_equal(offer.refuse, PL_REASON_NONE);
	assert_true(offer.align_mem == 1 && offer.align_off == 1 && offer.bytes_per_ns > 0);
}

struct log {
	struct path_op *v[OPS];
	unsigned int n;
};

static void note(struct path_op *op, void *arg)
{
	struct log *l = arg;

	assert_true(l->n < OPS);
	l->v[l->n++] = op;
}

static void test_null_lane(void **state)
{
	struct path *p = path_null();
	struct log log = { .n = 0 };
	struct path_op ops[OPS];
	struct path_lane *l;

	(void)state;
	assert_int_equal(p->ops->lane_get(p, NULL, note, &log, &l), 0);
	assert_int_equal(p->ops->poll(l, 1000000), 0);
	for (unsigned int i = 0; i < OPS; i++) {
		ops[i] = (struct path_op){ .len = i };
		assert_int_equal(p->ops->submit(l, &ops[i]), 0);
		/* Completions come only inside of a poll. */
		assert_int_equal(log.n, i < 5 ? 0 : 5);
		if (i == 4) {
			assert_int_equal(l->inflight, 5);
			assert_int_equal(p->ops->poll(l, 0), 5);
			assert_int_equal(l->inflight, 0);
		}
	}
	assert_int_equal(p->ops->poll(l, 0), OPS - 5);
	for (unsigned int i = 0; i < OPS; i++) {
		assert_ptr_equal(log.v[i], &ops[i]);
		assert_int_equal(ops[i].res, i);
	}
	p->ops->lane_put(l);
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(p->ops->lane_get(p, NULL, note, &log, &l), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
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
	/* The spoilt one never reached the path below. */
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
		struct path *p = wrapped("nth=2:delay=30000", &fill);
		char buf[100];
		uint64_t took[3];

		for (int i = 0; i < 3; i++) {
			struct path_op op = { .dst = buf, .len = 100 };
			uint64_t began = clock_now_ns();

			assert_int_equal(path_run(p, &op, NULL), 100);
			took[i] = clock_now_ns() - began;
		}
		assert_true(took[1] >= 30000000u);
		alone = took[0] < took[1] && took[2] < took[1];
		path_fault_free(p);
	}
	assert_true(alone);
}

static void test_hands_on(void **state)
{
	struct path *p = wrapped("every=1:err=EIO", &fill);
	struct path_ask ask = { .len = 77 };
	struct path_offer offer;

	(void)state;
	path_describe(p, &ask, &offer);
	assert_int_equal(offer.align_mem, 8);
	assert_true(offer.setup_ns == 77);
	assert_true(p->ops->resident(p, NULL, 1, 4) == 0.25);
	path_fault_free(p);
	p = wrapped("every=1:err=EIO", path_null());
	assert_true(p->ops->resident(p, NULL, 1, 4) < 0);
	path_fault_free(p);
}

static void test_lane(void **state)
{
	struct path *p = wrapped("every=3:err=ENODEV", path_null());
	struct log log = { .n = 0 };
	struct path_op ops[OPS];
	struct path_lane *l;

	(void)state;
	assert_int_equal(p->ops->lane_get(p, NULL, note, &log, &l), 0);
	assert_ptr_equal(l->path, p);
	for (unsigned int i = 0; i < OPS; i++) {
		ops[i] = (struct path_op){ .len = 50 };
		assert_int_equal(p->ops->submit(l, &ops[i]), 0);
	}
	assert_int_equal(l->inflight, OPS);
	assert_int_equal(p->ops->poll(l, 0), OPS);
	assert_int_equal(l->inflight, 0);
	for (unsigned int i = 0; i < OPS; i++) {
		assert_ptr_equal(log.v[i], &ops[i]);
		assert_int_equal(ops[i].res, i % 3 == 2 ? -ENODEV : 50);
	}
	p->ops->lane_put(l);
	for (unsigned long nth = 1; nth <= 2; nth++) {
		fault_arm(FAULT_ALLOC, nth, ENOMEM);
		assert_int_equal(p->ops->lane_get(p, NULL, note, &log, &l), -ENOMEM);
	}
	fault_arm(FAULT_ALLOC, 0, 0);
	path_fault_free(p);
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
	struct path *p = &fill;

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		int rc = path_fault_wrap(bad[i], &fill, &p);

		if (rc != -EINVAL || p != &fill) {
			fail_msg("'%s' gave %d", bad[i], rc);
		}
		assert_words("tunable fault");
	}
	assert_int_equal(path_fault_wrap("corrupt", &fill, &p), -EINVAL);
	assert_words("needs nth=N or every=N");
	assert_int_equal(path_fault_wrap("nth=1:eror=EIO", &fill, &p), -EINVAL);
	assert_words("\"eror=EIO\" in \"nth=1:eror=EIO\" is none of");
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(path_fault_wrap("nth=1:err=EIO", &fill, &p), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	path_fault_free(NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_null_run),      cmocka_unit_test(test_null_lane),
		cmocka_unit_test(test_nth_and_every), cmocka_unit_test(test_short),
		cmocka_unit_test(test_corrupt),	      cmocka_unit_test(test_delay),
		cmocka_unit_test(test_hands_on),      cmocka_unit_test(test_lane),
		cmocka_unit_test(test_bad_specs),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
