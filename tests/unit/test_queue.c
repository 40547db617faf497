/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * queue: which requests a thread may claim while others carry theirs. Writes of a file that the
 * kernel serialises are one thread's at a time, and requests with a remote leave threads for the
 * others. Nothing is carried: each claim stands until the test ends it.
 */

#include "unit.h"

#include "base/bits.h"
#include "base/config.h"
#include "exec/exec.h"
#include "queue/queue.h"
#include "remote/region_users.h"
#include "remote/remote.h"

#define ONE 4096u
#define DEPTH 2048u

static struct config config = { .inline_max = MIB };
static struct exec x = { .config = &config };
static struct queue q;
static struct file serial = { .name = (char *)"serial" };
static struct file other = { .name = (char *)"other" };
static struct queue_item *v[6][QUEUE_RUN];
static struct remote remotes[QUEUE_REMOTES + 1];
static size_t ended;

/* No thread begins by itself. */
static enum work_wants nothing(const struct work *work)
{
	(void)work;
	return WANTS_NONE;
}

static int setup(void **state)
{
	static const unsigned int max[WORK_KINDS] = { [WORK_QUEUE] = 3 };

	(void)state;
	atomic_store(&serial.facts.past_cache, false);
	atomic_store(&other.facts.past_cache, false);
	workers_init(&x.workers, max);
	assert_int_equal(queue_init(&q, &x, DEPTH), 0);
	q.work.wants = nothing;
	ended = 0;
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
	ended += n;
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

/* From file `f` into memory of one remote, or of that into `f`. */
static void push_far(unsigned int k, enum pl_op op, unsigned int n)
{
	struct region region = { .remote = &remotes[k] };
	struct region_users *users = region_users_make(&region);

	assert_non_null(users);
	lock_acquire(&q.lock);
	for (unsigned int i = 0; i < n; i++) {
		struct queue_item *it = queue_item_locked(&q);

		it->op = PL_OP_TRANSFER;
		it->file = &serial;
		it->users[op == PL_OP_WRITE] = region_users_hold(users);
		it->addr = it->off = it->src_addr = UINT64_C(2) * ONE * i;
		it->len = ONE;
		queue_push_locked(&q, it);
	}
	lock_release(&q.lock);
	region_users_put(users);
}

/* A run of so many threads, which has requests of that remote alone. */
static size_t claim_far(struct queue_item **run, unsigned int k, bool blocks)
{
	size_t n = queue_claim(&q, run, false);

	assert_true(n > 0);
	assert_int_equal(run[0]->blocks, blocks);
	for (size_t i = 0; i < n; i++) {
		const struct region_users *u = run[i]->users[run[i]->users[0] ? 0 : 1];

		assert_ptr_equal(u->remote, &remotes[k]);
	}
	return n;
}

/* Ends all that is left, of so many in all. */
static void drain(size_t pushed)
{
	size_t n;

	while ((n = queue_claim(&q, v[5], false))) {
		end(v[5], n);
	}
	assert_int_equal(ended, pushed);
	assert_int_equal(atomic_load(&x.remote_runs), 0);
}

/* One remote has many requests, and none that ends: others have threads, and each remote one that
 * does not count. */
static void test_a_silent_remote(void **state)
{
	size_t n[5];

	(void)state;
	push_far(0, PL_OP_READ, 1000);
	push_far(1, PL_OP_READ, 300);
	push(&other, PL_OP_READ, 0, 10);
	n[0] = claim_far(v[0], 0, true);
	n[1] = claim_far(v[1], 0, false);
	n[2] = claim_far(v[2], 0, false);
	n[3] = claim_far(v[3], 1, true);
	assert_true(n[3] > 1);
	n[4] = queue_claim(&q, v[4], false);
	assert_int_equal(n[4], 10);
	assert_int_equal(count(v[4], n[4], &other, PL_OP_READ), 10);
	assert_int_equal(queue_claim(&q, v[5], false), 0);
	end(v[4], n[4]);
	/* Who waits for completions takes none. */
	push_far(2, PL_OP_READ, 1);
	push(&other, PL_OP_READ, 0, 1);
	assert_int_equal(queue_claim(&q, v[5], true), 1);
	assert_ptr_equal(v[5][0]->file, &other);
	end(v[5], 1);
	n[4] = claim_far(v[4], 2, true);
	end(v[4], n[4]);
	/* What is parked goes on, and what has ended makes space. */
	end(v[1], n[1]);
	n[1] = claim_far(v[1], 0, false);
	end(v[3], n[3]);
	n[3] = claim_far(v[3], 1, true);
	end(v[0], n[0]);
	n[0] = claim_far(v[0], 0, true);
	for (unsigned int i = 0; i < 4; i++) {
		end(v[i], n[i]);
	}
	drain(1312);
}

/* Who waits carries requests with a remote, too, while nothing else could complete; what is parked
 * goes on after that as after a worker's run. */
static void test_a_waiter_with_one_remote(void **state)
{
	size_t n[2];

	(void)state;
	x.workers.kind[WORK_QUEUE].max = 1;
	push_far(0, PL_OP_READ, 10);
	n[0] = claim_far(v[0], 0, true);
	push_far(0, PL_OP_READ, 700);
	assert_int_equal(queue_claim(&q, v[1], false), 0);
	end(v[0], n[0]);
	while ((n[1] = queue_claim(&q, v[1], true))) {
		assert_false(v[1][0]->blocks);
		end(v[1], n[1]);
	}
	drain(710);
	/* With another one in between it does not. */
	push_far(0, PL_OP_READ, 1);
	push(&other, PL_OP_READ, 0, 1);
	assert_int_equal(queue_claim(&q, v[1], true), 1);
	assert_ptr_equal(v[1][0]->file, &other);
	end(v[1], 1);
	assert_int_equal(queue_claim(&q, v[1], true), 0);
	drain(712);
	push_far(1, PL_OP_READ, 1);
	assert_int_equal(queue_claim(&q, v[1], true), 1);
	end(v[1], 1);
}

/* More remotes than a queue follows: the others wait until one of these has nothing under way. */
static void test_very_many_remotes(void **state)
{
	static struct queue_item *run[QUEUE_REMOTES][QUEUE_RUN];

	(void)state;
	for (unsigned int i = 0; i <= QUEUE_REMOTES; i++) {
		push_far(i, PL_OP_READ, 1);
	}
	for (unsigned int i = 0; i < QUEUE_REMOTES; i++) {
		assert_int_equal(claim_far(run[i], i, true), 1);
	}
	assert_int_equal(queue_claim(&q, v[0], false), 0);
	push(&other, PL_OP_READ, 0, 1);
	assert_int_equal(queue_claim(&q, v[0], false), 1);
	end(v[0], 1);
	end(run[7], 1);
	assert_int_equal(claim_far(run[7], QUEUE_REMOTES, true), 1);
	for (unsigned int i = 0; i < QUEUE_REMOTES; i++) {
		end(run[i], 1);
	}
	drain(QUEUE_REMOTES + 2);
}

/* What comes from a remote into a file that one thread at a time writes holds up no other write. */
static void test_a_silent_remote_has_no_turn(void **state)
{
	size_t n[3];

	(void)state;
	push_far(0, PL_OP_WRITE, 10);
	push(&serial, PL_OP_WRITE, 0, 10);
	push_far(1, PL_OP_WRITE, 10);
	n[0] = claim_far(v[0], 0, true);
	n[1] = queue_claim(&q, v[1], false);
	assert_int_equal(count(v[1], n[1], &serial, PL_OP_WRITE), 10);
	n[2] = claim_far(v[2], 1, true);
	for (unsigned int i = 0; i < 3; i++) {
		end(v[i], n[i]);
	}
	drain(30);
}

/* What is parked of a remote goes on with a run that ends, or, where those that were to begin
 * before are revoked, at once. */
static void test_parked_ones_of_a_remote(void **state)
{
	(void)state;
	x.workers.kind[WORK_QUEUE].max = 1;
	for (unsigned int late = 0; late < 2; late++) {
		size_t n;

		ended = 0;
		push_far(0, PL_OP_READ, 10);
		n = claim_far(v[0], 0, true);
		push_far(0, PL_OP_READ, 600);
		assert_int_equal(queue_claim(&q, v[1], false), 0);
		assert_int_equal(queue_cancel(&q, item_id(q.remotes[0].parked.last)), 0);
		end(v[0], n);
		assert_int_equal(atomic_load(&q.queued), QUEUE_RUN);
		if (late) {
			q.fifo.first->deadline_ns = q.earliest = 1;
			lock_acquire(&q.lock);
			assert_true(queue_expire_locked(&q));
			assert_false(queue_expire_locked(&q));
			lock_release(&q.lock);
		} else {
			assert_int_equal(queue_cancel(&q, item_id(q.fifo.first)), 0);
		}
		assert_int_equal(atomic_load(&q.queued), 598);
		drain(608);
		assert_int_equal(queue_wait(&q, 0, SIZE_MAX, 0, NULL, NULL), 610);
	}
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_one_writer),
		TEST(test_several_writers),
		TEST(test_parked_ones_are_cancelled),
		TEST(test_a_silent_remote),
		TEST(test_a_waiter_with_one_remote),
		TEST(test_very_many_remotes),
		TEST(test_a_silent_remote_has_no_turn),
		TEST(test_parked_ones_of_a_remote),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
