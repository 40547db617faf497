/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * queue: which requests a thread may claim while others carry theirs. Writes of a file that the
 * kernel serialises are one thread's at a time. Nothing is carried: each claim stands until the
 * test ends it.
 */

#include "unit.h"

#include "base/bits.h"
#include "base/config.h"
#include "exec/exec.h"
#include "queue/queue.h"

#define ONE 4096u
#define DEPTH 2048u

static struct config config = { .inline_max = MIB };
static struct exec x = { .config = &config };
static struct queue q;
static struct file serial = { .name = (char *)"serial" };
static struct file other = { .name = (char *)"other" };
static struct queue_item *v[4][QUEUE_RUN];

/* No thread begins by itself. */
static enum work_wants nothing(const struct work *work)
{
	(void)work;
	return WANTS_NONE;
}

static int setup(void **state)
{
	static const unsigned int max[WORK_KINDS] = { [WORK_QUEUE] = 1 };

	(void)state;
	atomic_store(&serial.facts.past_cache, false);
	atomic_store(&other.facts.past_cache, false);
	workers_init(&x.workers, max);
	assert_int_equal(queue_init(&q, &x, DEPTH), 0);
	q.work.wants = nothing;
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	queue_finish(&q);
	workers_finish(&x.workers);
	return 0;
}

/* In gaps, so that none follows another. */
static void push(struct file *f, enum pl_op op, unsigned int from, unsigned int n)
{
	lock_acquire(&q.lock);
	for (unsigned int i = from; i < from + n; i++) {
		struct queue_item *it = queue_item_locked(&q);

		assert_non_null(it);
		it->file = f;
		it->op = (uint8_t)op;
		it->off = UINT64_C(2) * ONE * i;
		it->addr = 0x100000 + it->off;
		it->len = ONE;
		it->policy = 0;
		it->deadline_ns = 0;
		it->job = NULL;
		it->res = 0;
		it->route = 0;
		queue_push_locked(&q, it);
	}
	lock_release(&q.lock);
}

static size_t count(struct queue_item *const *run, size_t n, const struct file *f, enum pl_op op)
{
	size_t found = 0;

	for (size_t i = 0; i < n; i++) {
		found += run[i]->file == f && run[i]->op == op;
	}
	return found;
}

static void end(struct queue_item **run, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		run[i]->res = (ssize_t)run[i]->len;
	}
	queue_ended(&q, run, n);
}

/* The one who has the file's turn takes its writes; another thread takes what else there is. */
static void test_one_writer(void **state)
{
	size_t n[4];

	(void)state;
	push(&serial, PL_OP_WRITE, 0, 100);
	push(&serial, PL_OP_READ, 100, 10);
	push(&other, PL_OP_WRITE, 0, 10);
	n[0] = queue_claim(&q, v[0], false);
	assert_true(n[0] > 1 && n[0] < 100);
	assert_int_equal(count(v[0], n[0], &serial, PL_OP_WRITE), n[0]);
	n[1] = queue_claim(&q, v[1], false);
	assert_int_equal(count(v[1], n[1], &serial, PL_OP_WRITE), 0);
	assert_int_equal(count(v[1], n[1], &serial, PL_OP_READ), 10);
	assert_int_equal(count(v[1], n[1], &other, PL_OP_WRITE), 10);
	/* Nor does a new one, or a thread that waits for completions, get in between. */
	push(&serial, PL_OP_WRITE, 110, 1);
	assert_int_equal(queue_claim(&q, v[2], false), 0);
	assert_int_equal(queue_claim(&q, v[2], true), 0);
	end(v[1], n[1]);
	assert_int_equal(queue_claim(&q, v[2], false), 0);
	end(v[0], n[0]);
	/* All that were parked, in order. */
	for (unsigned int next = (unsigned int)n[0]; next < 101;) {
		n[2] = queue_claim(&q, v[2], false);
		assert_true(n[2] > 0);
		for (size_t i = 0; i < n[2]; i++, next++) {
			assert_int_equal(v[2][i]->off, 2u * ONE * (next < 100 ? next : 110));
		}
		assert_int_equal(queue_claim(&q, v[3], false), 0);
		end(v[2], n[2]);
	}
	assert_int_equal(queue_claim(&q, v[2], false), 0);
}

/* Past the page cache the kernel lets writes run side by side, on a file system that is not known.
 */
static void test_several_writers(void **state)
{
	size_t n[2];

	(void)state;
	atomic_store(&serial.facts.past_cache, true);
	push(&serial, PL_OP_WRITE, 0, 100);
	n[0] = queue_claim(&q, v[0], false);
	n[1] = queue_claim(&q, v[1], false);
	assert_true(n[0] > 0 && n[1] > 0);
	assert_int_equal(count(v[1], n[1], &serial, PL_OP_WRITE), n[1]);
	end(v[0], n[0]);
	end(v[1], n[1]);
	while ((n[0] = queue_claim(&q, v[0], false))) {
		end(v[0], n[0]);
	}
}

/* A write that waits for its turn can be taken back. */
static void test_parked_ones_are_cancelled(void **state)
{
	struct queue_item *last;
	size_t n;

	(void)state;
	push(&serial, PL_OP_WRITE, 0, 100);
	n = queue_claim(&q, v[0], false);
	assert_int_equal(queue_claim(&q, v[1], false), 0);
	last = q.parked.last;
	assert_non_null(last);
	assert_int_equal(queue_cancel(&q, item_id(last)), 0);
	assert_int_equal(last->res, -ECANCELED);
	end(v[0], n);
	while ((n = queue_claim(&q, v[0], false))) {
		for (size_t i = 0; i < n; i++) {
			assert_ptr_not_equal(v[0][i], last);
		}
		end(v[0], n);
	}
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_one_writer),
		TEST(test_several_writers),
		TEST(test_parked_ones_are_cancelled),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
