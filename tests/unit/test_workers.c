/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* exec/workers: which work finds a thread, and which has to wait. Works stand until they are let
 * go, so that every state is reached and none is a matter of time. */

#include "unit.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/fault.h"
#include "exec/workers.h"

/* A work that has `left` things to do, each of which stands while `stand` is set. */
struct job {
	struct work work;
	struct workers *workers;
	atomic_uint left;
	atomic_uint inside;
	atomic_uint done;
	atomic_uint most; /* were inside at once */
	atomic_bool stand;
	atomic_bool late; /* stands, too, but before it takes anything */
	bool later;	  /* one more would be of no use */
	bool blocks;
	bool again; /* is offered again each time */
};

/* The jobs in the order of their turns. A thread may stand before its place until others have gone
 * all the way round to it. */
static _Atomic(const struct job *) turns[256];
static atomic_uint n_turns;

static struct workers w;
static const unsigned int max[WORK_KINDS] = {
	[WORK_STREAM] = 2, [WORK_QUEUE] = 2, [WORK_HELP] = 3, [WORK_BACKGROUND] = 1
};

static enum work_wants wants(const struct work *work)
{
	const struct job *j = container_of(work, const struct job, work);

	if (!atomic_load(&j->left)) {
		return WANTS_NONE;
	}
	return j->later ? WANTS_LATER : WANTS_ONE;
}

static bool take(struct job *j)
{
	unsigned int left = atomic_load(&j->left);

	while (left && !atomic_compare_exchange_weak(&j->left, &left, left - 1)) {
	}
	return left != 0;
}

static void carry(struct work *work)
{
	struct job *j = container_of(work, struct job, work);
	unsigned int inside;
	unsigned int most;

	while (atomic_load(&j->late)) {
		sched_yield();
	}
	if (!take(j)) {
		return;
	}
	atomic_store(&turns[atomic_fetch_add(&n_turns, 1) % COUNT(turns)], j);
	if (j->again) {
		workers_offer(j->workers, &j->work, 1);
	}
	if (j->blocks) {
		workers_block(j->workers, work->kind, true);
	}
	inside = atomic_fetch_add(&j->inside, 1) + 1;
	most = atomic_load(&j->most);
	while (most < inside && !atomic_compare_exchange_weak(&j->most, &most, inside)) {
	}
	while (atomic_load(&j->stand)) {
		sched_yield();
	}
	atomic_fetch_sub(&j->inside, 1);
	if (j->blocks) {
		workers_block(j->workers, work->kind, false);
	}
	atomic_fetch_add(&j->done, 1);
}

static void job_init(struct job *j, enum work_kind kind, unsigned int left)
{
	memset(j, 0, sizeof(*j));
	j->work = (struct work){ .kind = kind, .wants = wants, .carry = carry };
	j->workers = &w;
	atomic_store(&j->left, left);
}

static int setup(void **state)
{
	(void)state;
	workers_init(&w, max);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	fault_arm(FAULT_SYS, 0, 0);
	workers_finish(&w);
	return 0;
}

static void until(atomic_uint *what, unsigned int value)
{
	while (atomic_load(what) != value) {
		sched_yield();
	}
}

static unsigned int threads(void)
{
	unsigned int n;

	lock_acquire(&w.lock);
	n = w.n;
	lock_release(&w.lock);
	return n;
}

/* All of it is done, by no more threads than its kind may have, and the list is empty then. */
static void test_all_is_done(void **state)
{
	struct job j;

	(void)state;
	job_init(&j, WORK_HELP, 1000);
	workers_offer(&w, &j.work, 1000);
	until(&j.done, 1000);
	workers_withdraw(&w, &j.work);
	assert_in_range(atomic_load(&j.most), 1, 3);
	assert_in_range(threads(), 1, 3);
	assert_null(w.kind[WORK_HELP].first);
	/* What was done to its end is offered again as if new. */
	atomic_store(&j.left, 5);
	workers_offer(&w, &j.work, 1);
	until(&j.done, 1005);
	workers_withdraw(&w, &j.work);
}

/* A work that is offered again and again, and so always misses a worker, leaves the turns of one
 * that was offered once. */
static void test_turns(void **state)
{
	struct job first;
	struct job busy;
	struct job once;
	unsigned int last = 0;

	(void)state;
	job_init(&first, WORK_BACKGROUND, 1); /* this kind has one worker */
	job_init(&busy, WORK_BACKGROUND, 100);
	job_init(&once, WORK_BACKGROUND, 5);
	busy.again = true;
	atomic_store(&first.stand, true);
	workers_offer(&w, &first.work, 1);
	until(&first.inside, 1);
	atomic_store(&n_turns, 0);
	workers_offer(&w, &busy.work, 1);
	workers_offer(&w, &once.work, 1);
	atomic_store(&first.stand, false);
	until(&once.done, 5);
	until(&busy.done, 100);
	workers_withdraw(&w, &first.work);
	workers_withdraw(&w, &busy.work);
	workers_withdraw(&w, &once.work);
	for (unsigned int i = 0; i < 105; i++) {
		last = turns[i] == &once ? i : last;
	}
	assert_in_range(last, 8, 9);
}

/* A kind that fills its limit keeps no other kind out. */
static void test_kinds_have_limits(void **state)
{
	struct job help, queue;

	(void)state;
	job_init(&help, WORK_HELP, 10);
	job_init(&queue, WORK_QUEUE, 10);
	atomic_store(&help.stand, true);
	workers_offer(&w, &help.work, 10);
	until(&help.inside, 3);
	workers_offer(&w, &queue.work, 1);
	until(&queue.done, 10);
	assert_int_equal(atomic_load(&help.inside), 3);
	atomic_store(&help.stand, false);
	until(&help.done, 10);
	workers_withdraw(&w, &help.work);
	workers_withdraw(&w, &queue.work);
	assert_int_equal(atomic_load(&help.most), 3);
}

/* A kind that was reserved has its thread, whatever the others do. Whoever notifies may start none:
 * so there is one for the next before the first is done. */
static void test_reserved(void **state)
{
	struct job queue, first, second;

	(void)state;
	assert_int_equal(workers_reserve(&w, WORK_STREAM), 0);
	assert_int_equal(threads(), 1);
	job_init(&queue, WORK_QUEUE, 10);
	job_init(&first, WORK_STREAM, 1);
	job_init(&second, WORK_STREAM, 1);
	atomic_store(&queue.stand, true);
	atomic_store(&first.stand, true);
	workers_offer(&w, &queue.work, 10);
	until(&queue.inside, 2);
	workers_notify(&w, &first.work);
	until(&first.inside, 1);
	assert_int_equal(threads(), 4);
	workers_notify(&w, &second.work);
	until(&second.done, 1);
	atomic_store(&queue.stand, false);
	atomic_store(&first.stand, false);
	until(&queue.done, 10);
	until(&first.done, 1);
	workers_withdraw(&w, &queue.work);
	workers_withdraw(&w, &first.work);
	workers_withdraw(&w, &second.work);
}

/* Where no thread can be started for a kind, the others are served; the next offer tries again. */
static void test_none_can_be_started(void **state)
{
	struct job queue, stream;

	(void)state;
	assert_int_equal(workers_reserve(&w, WORK_STREAM), 0);
	job_init(&queue, WORK_QUEUE, 2);
	job_init(&stream, WORK_STREAM, 1);
	fault_arm(FAULT_SYS, 1, EAGAIN);
	workers_offer(&w, &queue.work, 1);
	assert_int_equal(threads(), 1);
	workers_notify(&w, &stream.work);
	until(&stream.done, 1);
	assert_int_equal(atomic_load(&queue.done), 0);
	workers_offer(&w, &queue.work, 1);
	until(&queue.done, 2);
	workers_withdraw(&w, &stream.work);
	workers_withdraw(&w, &queue.work);
}

/* A work gets no more workers than it may have, though it goes on wanting some and one is free. */
static void test_most(void **state)
{
	struct job few, other;

	(void)state;
	job_init(&few, WORK_HELP, 10);
	job_init(&other, WORK_HELP, 1);
	few.work.most = 2;
	atomic_store(&few.stand, true);
	workers_offer(&w, &few.work, 3);
	until(&few.inside, 2);
	workers_offer(&w, &other.work, 1);
	until(&other.done, 1);
	assert_int_equal(atomic_load(&few.inside), 2);
	atomic_store(&few.stand, false);
	until(&few.done, 2);
	workers_withdraw(&w, &few.work);
	workers_withdraw(&w, &other.work);
	assert_int_equal(atomic_load(&few.done), 2);
	assert_int_equal(atomic_load(&few.left), 8);
}

/* Two works count on the same free thread: whoever of them does not get it gets another one. */
static void test_one_free_for_two(void **state)
{
	for (int i = 0; i < 100; i++) {
		struct job first, second;

		assert_int_equal(workers_reserve(&w, WORK_HELP), 0);
		job_init(&first, WORK_HELP, 1);
		job_init(&second, WORK_HELP, 1);
		atomic_store(&first.stand, true);
		atomic_store(&second.stand, true);
		workers_offer(&w, &first.work, 1);
		workers_offer(&w, &second.work, 1);
		until(&first.inside, 1);
		until(&second.inside, 1);
		atomic_store(&first.stand, false);
		atomic_store(&second.stand, false);
		workers_withdraw(&w, &first.work);
		workers_withdraw(&w, &second.work);
		assert_int_equal(threads(), 2);
		assert_int_equal(teardown(state) | setup(state), 0);
	}
}

static void test_no_thread_for_it(void **state)
{
	(void)state;
	fault_arm(FAULT_SYS, 1, EAGAIN);
	assert_int_equal(workers_reserve(&w, WORK_QUEUE), -EAGAIN);
	fault_arm(FAULT_SYS, 0, 0);
	assert_int_equal(workers_reserve(&w, WORK_QUEUE), 0);
	assert_int_equal(workers_reserve(&w, WORK_QUEUE), 0);
	assert_int_equal(threads(), 1);
}

/* In the place of those that are blocked come others, of the same work too. */
static void test_blocked(void **state)
{
	struct job stuck, queue;

	(void)state;
	assert_int_equal(workers_reserve(&w, WORK_QUEUE), 0);
	job_init(&stuck, WORK_QUEUE, 6);
	job_init(&queue, WORK_QUEUE, 20);
	stuck.blocks = true;
	atomic_store(&stuck.stand, true);
	workers_offer(&w, &stuck.work, 1);
	until(&stuck.inside, 6);
	workers_offer(&w, &queue.work, 1);
	until(&queue.done, 20);
	atomic_store(&stuck.stand, false);
	until(&stuck.done, 6);
	workers_withdraw(&w, &stuck.work);
	workers_withdraw(&w, &queue.work);
	assert_int_equal(w.kind[WORK_QUEUE].blocked, 0);
}

/* What wants nobody now stays listed, and is picked when the place of another is free. */
static void test_later(void **state)
{
	struct job first, second;

	(void)state;
	job_init(&first, WORK_HELP, 1);
	job_init(&second, WORK_HELP, 1);
	second.later = true;
	atomic_store(&first.stand, true);
	workers_offer(&w, &first.work, 1);
	until(&first.inside, 1);
	workers_offer(&w, &second.work, 1);
	assert_int_equal(atomic_load(&second.done), 0);
	lock_acquire(&w.lock);
	assert_true(second.work.listed);
	second.later = false;
	lock_release(&w.lock);
	atomic_store(&first.stand, false);
	workers_withdraw(&w, &first.work);
	until(&second.done, 1);
	workers_withdraw(&w, &second.work);
}

/* Who withdraws a work may let it go at once. */
static void test_withdraw_waits(void **state)
{
	(void)state;
	for (int i = 0; i < 300; i++) {
		struct job *j = malloc(sizeof(*j));

		assert_non_null(j);
		job_init(j, WORK_HELP, 1000000);
		workers_offer(&w, &j->work, 3);
		if (i % 3) {
			until(&j->inside, 0);
		}
		workers_withdraw(&w, &j->work);
		assert_int_equal(atomic_load(&j->inside), 0);
		memset(j, 0xff, sizeof(*j));
		free(j);
	}
}

/* What is due later is done then and not before; the earlier of two times counts. */
static void test_due(void **state)
{
	static struct job later; /* the pool has it to the end */
	struct job queue;
	uint64_t due;

	(void)state;
	assert_int_equal(workers_reserve(&w, WORK_BACKGROUND), 0);
	job_init(&later, WORK_BACKGROUND, 3);
	job_init(&queue, WORK_QUEUE, 100);
	workers_offer_at(&w, &later.work, UINT64_MAX - 1);
	workers_offer(&w, &queue.work, 2);
	until(&queue.done, 100);
	assert_int_equal(atomic_load(&later.done), 0);
	due = clock_now_ns() + 20000000;
	workers_offer_at(&w, &later.work, due);
	workers_offer_at(&w, &later.work, UINT64_MAX - 2);
	until(&later.done, 3); /* as it goes on wanting one */
	assert_true(clock_now_ns() >= due);
	workers_withdraw(&w, &later.work);
	workers_withdraw(&w, &queue.work);
	/* At once, whatever was due later; and what is left goes with the pool. */
	job_init(&later, WORK_BACKGROUND, 1);
	workers_offer_at(&w, &later.work, UINT64_MAX - 1);
	workers_offer_at(&w, &later.work, 0);
	until(&later.done, 1);
	workers_withdraw(&w, &later.work);
	assert_null(w.kind[WORK_BACKGROUND].first);
	/* Nor is it done once it was withdrawn. */
	workers_offer_at(&w, &later.work, UINT64_MAX - 1);
	workers_withdraw(&w, &later.work);
	assert_null(w.kind[WORK_BACKGROUND].first);
	atomic_store(&later.left, 1);
	workers_offer_at(&w, &later.work, UINT64_MAX - 1);
}

/* What comes due, or is offered while its kind is full, is no matter of another kind's blocked
 * workers. */
static void test_due_beside_blocked(void **state)
{
	struct job due, queue;

	(void)state;
	assert_int_equal(workers_reserve(&w, WORK_QUEUE), 0);
	assert_int_equal(workers_reserve(&w, WORK_BACKGROUND), 0);
	job_init(&queue, WORK_QUEUE, 1);
	atomic_store(&queue.stand, true);
	queue.blocks = true;
	workers_offer(&w, &queue.work, 1);
	until(&queue.inside, 1);
	assert_int_equal(threads(), 2);
	job_init(&due, WORK_BACKGROUND, 1);
	workers_offer_at(&w, &due.work, clock_now_ns() + 1000000);
	until(&due.done, 1);
	assert_int_equal(threads(), 2);
	atomic_store(&queue.stand, false);
	workers_withdraw(&w, &due.work);
	workers_withdraw(&w, &queue.work);
}

static void test_offered_beside_blocked(void **state)
{
	struct job again, queue;

	(void)state;
	assert_int_equal(workers_reserve(&w, WORK_QUEUE), 0);
	assert_int_equal(workers_reserve(&w, WORK_BACKGROUND), 0);
	job_init(&again, WORK_BACKGROUND, 2);
	atomic_store(&again.stand, true);
	workers_offer(&w, &again.work, 1);
	until(&again.inside, 1);
	job_init(&queue, WORK_QUEUE, 1);
	atomic_store(&queue.stand, true);
	queue.blocks = true;
	workers_offer(&w, &queue.work, 1);
	until(&queue.inside, 1);
	workers_offer(&w, &again.work, 1);
	atomic_store(&again.stand, false);
	until(&again.done, 2);
	atomic_store(&queue.stand, false);
	workers_withdraw(&w, &again.work);
	workers_withdraw(&w, &queue.work);
}

/* A kind that becomes wider has a thread for that at once, also while those that it has are in work
 * that does not end, and they need not be asked to start it; and it becomes as narrow again. */
static void test_wider(void **state)
{
	struct job stuck;
	struct job next;

	(void)state;
	job_init(&stuck, WORK_BACKGROUND, 1);
	job_init(&next, WORK_BACKGROUND, 1);
	atomic_store(&stuck.stand, true);
	workers_offer(&w, &stuck.work, 1);
	until(&stuck.inside, 1);
	workers_notify(&w, &next.work);
	assert_int_equal(threads(), 1);
	assert_int_equal(workers_widen(&w, WORK_BACKGROUND, 3), 0);
	/* The new one may have taken what was told of before, and each starts another. */
	assert_in_range(threads(), 2, 4);
	workers_notify(&w, &next.work);
	until(&next.done, 1);
	workers_ready(&w, WORK_BACKGROUND);
	assert_int_equal(w.kind[WORK_BACKGROUND].n, 4);
	workers_narrow(&w, WORK_BACKGROUND, 3);
	assert_int_equal(w.kind[WORK_BACKGROUND].max, 1);
	atomic_store(&next.left, 1);
	workers_offer(&w, &next.work, 1);
	assert_int_equal(atomic_load(&next.done), 1); /* the stuck one is all that it may have */
	atomic_store(&stuck.stand, false);
	until(&next.done, 2);
	workers_withdraw(&w, &stuck.work);
	workers_withdraw(&w, &next.work);
	/* No thread: no wider. */
	job_init(&stuck, WORK_STREAM, 1);
	fault_arm(FAULT_SYS, 1, EAGAIN);
	assert_int_equal(workers_widen(&w, WORK_STREAM, 3), -EAGAIN);
	assert_int_equal(w.kind[WORK_STREAM].max, 2);
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_wider),
		TEST(test_all_is_done),
		TEST(test_turns),
		TEST(test_kinds_have_limits),
		TEST(test_reserved),
		TEST(test_none_can_be_started),
		TEST(test_most),
		TEST(test_one_free_for_two),
		TEST(test_no_thread_for_it),
		TEST(test_blocked),
		TEST(test_later),
		TEST(test_due),
		TEST(test_due_beside_blocked),
		TEST(test_offered_beside_blocked),
		TEST(test_withdraw_waits),
	};

	return cmocka_run_group_tests_name("workers", tests, NULL, NULL);
}
