/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "exec/workers.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "metrics/timeline.h"
#include "sys/thread.h"

/* How long a worker looks for more to do before it sleeps: requests follow each other, and waking a
 * thread takes about as long, in a virtual machine. */
static const unsigned int linger_ns[WORK_KINDS] = {
	[WORK_STREAM] = 0, [WORK_QUEUE] = 50000, [WORK_HELP] = 200000, [WORK_BACKGROUND] = 0,
	[WORK_RING] = 0,   [WORK_RING_MORE] = 0, [WORK_RING_READ] = 0,
};

static unsigned int idle_locked(const struct worker_kind *k)
{
	return k->n - k->busy;
}

void workers_init(struct workers *w, const unsigned int max[WORK_KINDS])
{
	*w = (struct workers){ .n = 0 };
	for (unsigned int i = 0; i < WORK_KINDS; i++) {
		struct worker_kind *k = &w->kind[i];

		k->owner = w;
		k->max = max[i];
		k->linger_ns = linger_ns[i];
		k->last = &k->first;
		pthread_cond_init(&k->wake, NULL);
	}
	lock_init(&w->lock, RANK_WORKERS);
	pthread_cond_init(&w->left, NULL);
}

void workers_finish(struct workers *w)
{
	lock_acquire(&w->lock);
	w->stop = true;
	for (unsigned int i = 0; i < WORK_KINDS; i++) {
		pthread_cond_broadcast(&w->kind[i].wake);
	}
	lock_release(&w->lock);
	/* No thread can be started by now: n does not change. */
	for (unsigned int i = 0; i < w->n; i++) {
		pthread_join(w->threads[i], NULL);
	}
	free(w->threads);
	for (unsigned int i = 0; i < WORK_KINDS; i++) {
		pthread_cond_destroy(&w->kind[i].wake);
	}
	pthread_cond_destroy(&w->left);
	lock_finish(&w->lock);
}

static void list_locked(struct worker_kind *k, struct work *work, unsigned int missing)
{
	work->next = NULL;
	work->missing = missing;
	work->listed = true;
	*k->last = work;
	k->last = &work->next;
	atomic_fetch_add_explicit(&k->offered, 1, memory_order_relaxed);
}

static void unlist_locked(struct worker_kind *k, struct work *work)
{
	struct work **at = &k->first;

	while (*at != work) {
		at = &(*at)->next;
	}
	*at = work->next;
	if (!*at) {
		k->last = at;
	}
	work->listed = false;
	work->due = 0;
	atomic_fetch_sub_explicit(&k->offered, 1, memory_order_relaxed);
}

/* How many more may do work of a kind at once. */
static unsigned int space_locked(const struct worker_kind *k)
{
	unsigned int max = k->max + k->blocked;

	return max > k->busy ? max - k->busy : 0;
}

static enum work_wants wants_of(const struct work *work, bool missing)
{
	if (work->most && work->picked >= work->most) {
		return WANTS_NONE;
	}
	if ((missing && !work->missing) || (work->due && work->due > clock_now_ns())) {
		return WANTS_LATER;
	}
	return work->wants ? work->wants(work) : WANTS_ONE;
}

/* The next in turn of a kind that wants a worker, and has space for one; `missing`: of those for
 * which not all that were called have come. */
static struct work *wanting_locked(struct worker_kind *k, bool missing)
{
	struct work *work = space_locked(k) ? k->first : NULL;

	while (work) {
		struct work *next = work->next;
		enum work_wants wants = wants_of(work, missing);

		if (wants == WANTS_ONE) {
			break;
		}
		if (wants == WANTS_NONE) {
			unlist_locked(k, work);
		}
		work = next;
	}
	return work;
}

static void *worker_main(void *arg);

static int start_locked(struct worker_kind *k)
{
	struct workers *w = k->owner;
	int rc;

	if (w->stop) {
		return -EAGAIN;
	}
	if (!alloc_grow(&w->threads, &w->space, w->n, sizeof(*w->threads))) {
		return -ENOMEM;
	}
	rc = sys_thread_start(&w->threads[w->n], worker_main, k);
	if (!rc) {
		w->n++;
		k->n++;
	}
	w->refused = w->refused ? w->refused : rc;
	return rc;
}

/* Wakes or starts threads of a kind, as far as it has space. */
static void call_locked(struct worker_kind *k, unsigned int want, bool start)
{
	unsigned int idle = idle_locked(k);

	want = (unsigned int)min_u64(want, space_locked(k));
	for (unsigned int i = 0; i < want; i++) {
		if (i < idle) {
			pthread_cond_signal(&k->wake);
		} else if (!start || start_locked(k)) {
			break;
		}
	}
}

/* Calls one more worker for a work that its workers have not reached: none could be started, or
 * they took another work. Idle workers were woken when it was offered; they are woken again if they
 * may have looked too early. */
static void call_next_locked(struct worker_kind *k, bool again)
{
	if ((again || !idle_locked(k)) && wanting_locked(k, true)) {
		call_locked(k, 1, true);
	}
}

/* The next work in turn, which moves to the end of the list; NULL: none. A work that is offered
 * again and again has no more turns than the others. *missed: the caller may have been woken for
 * another one. */
static struct work *pick_locked(struct worker_kind *k, bool *missed)
{
	struct work *work = wanting_locked(k, false);

	if (work) {
		*missed = !work->missing;
		unlist_locked(k, work);
		list_locked(k, work, work->missing - (work->missing != 0));
	}
	return work;
}

/* Keeps one idle thread ready for notified work, which may start no thread. */
static void spare_locked(struct worker_kind *k)
{
	if (k->notified && !idle_locked(k) && space_locked(k)) {
		(void)start_locked(k);
	}
}

static void carry_locked(struct worker_kind *k, struct work *work, bool missed)
{
	struct workers *w = k->owner;

	work->picked++;
	atomic_fetch_add(&work->carriers, 1);
	k->busy++;
	spare_locked(k);
	call_next_locked(k, missed);
	lock_release(&w->lock);
	work->carry(work);
	lock_acquire(&w->lock);
	k->busy--;
	/* The last access to the work: its owner may be waiting to free it. */
	atomic_fetch_sub(&work->carriers, 1);
	pthread_cond_broadcast(&w->left);
}

static void linger_locked(struct worker_kind *k)
{
	uint64_t until = clock_now_ns() + k->linger_ns;

	lock_release(&k->owner->lock);
	while (!atomic_load_explicit(&k->offered, memory_order_relaxed) && clock_now_ns() < until) {
	}
	lock_acquire(&k->owner->lock);
}

/* Sleeps until woken, or until listed work is due. */
static void sleep_locked(struct worker_kind *k)
{
	uint64_t due = UINT64_MAX;

	for (const struct work *work = k->first; work; work = work->next) {
		due = work->due ? min_u64(due, work->due) : due;
	}
	(void)lock_wait_until(&k->owner->lock, &k->wake, due);
}

static void *worker_main(void *arg)
{
	struct worker_kind *k = arg;
	struct workers *w = k->owner;
	bool linger = false;

	timeline_thread("peerlane worker");
	lock_acquire(&w->lock);
	while (!w->stop) {
		bool missed = false;
		struct work *work = pick_locked(k, &missed);

		if (work) {
			carry_locked(k, work, missed);
			linger = k->linger_ns;
		} else if (linger) {
			linger_locked(k);
			linger = false;
		} else {
			sleep_locked(k);
		}
	}
	lock_release(&w->lock);
	return NULL;
}

int workers_reserve(struct workers *w, enum work_kind kind)
{
	struct worker_kind *k = &w->kind[kind];
	int rc;

	lock_acquire(&w->lock);
	rc = k->n == k->blocked ? start_locked(k) : 0;
	lock_release(&w->lock);
	return rc;
}

void workers_ready(struct workers *w, enum work_kind kind)
{
	struct worker_kind *k = &w->kind[kind];
	int rc = 0;

	lock_acquire(&w->lock);
	while (k->n < k->max && !rc) {
		rc = start_locked(k);
	}
	lock_release(&w->lock);
}

int workers_widen(struct workers *w, enum work_kind kind, unsigned int by)
{
	struct worker_kind *k = &w->kind[kind];
	int rc;

	lock_acquire(&w->lock);
	rc = idle_locked(k) ? 0 : start_locked(k);
	k->max += rc ? 0 : by;
	lock_release(&w->lock);
	return rc;
}

void workers_narrow(struct workers *w, enum work_kind kind, unsigned int by)
{
	lock_acquire(&w->lock);
	w->kind[kind].max -= by;
	lock_release(&w->lock);
}

static void offer(struct workers *w, struct work *work, uint64_t due, unsigned int want, bool start)
{
	struct worker_kind *k = &w->kind[work->kind];
	int refused = 0;

	lock_acquire(&w->lock);
	if (!work->listed) {
		list_locked(k, work, 0);
		work->due = due;
	}
	work->due = min_u64(work->due, due);
	/* Not added up: a new offer states how many workers it can use now. */
	work->missing = (unsigned int)max_u64(work->missing, want);
	k->notified = k->notified || !start;
	call_locked(k, want, start);
	if (start && !w->told) {
		refused = w->refused;
		w->told = refused != 0;
	}
	lock_release(&w->lock);
	if (refused) {
		log_warn("a thread could not be started: %s; transfers go on with fewer",
			 sys_no_thread(refused));
	}
}

void workers_offer(struct workers *w, struct work *work, unsigned int want)
{
	offer(w, work, 0, want, true);
}

void workers_notify(struct workers *w, struct work *work)
{
	offer(w, work, 0, 1, false);
}

void workers_offer_at(struct workers *w, struct work *work, uint64_t due)
{
	offer(w, work, due, 1, true);
}

void workers_unlist(struct workers *w, struct work *work)
{
	lock_acquire(&w->lock);
	if (work->listed) {
		unlist_locked(&w->kind[work->kind], work);
	}
	lock_release(&w->lock);
}

void workers_withdraw(struct workers *w, struct work *work)
{
	struct worker_kind *k = &w->kind[work->kind];
	uint64_t until;

	workers_unlist(w, work);
	/* The carriers are about to finish, and sleeping and waking up would take longer. */
	until = atomic_load(&work->carriers) ? clock_now_ns() + k->linger_ns : 0;
	while (atomic_load(&work->carriers) && clock_now_ns() < until) {
	}
	lock_acquire(&w->lock);
	while (atomic_load(&work->carriers)) {
		lock_wait(&w->lock, &w->left);
	}
	/* A thread is free for another work, also for works that had all of their workers. */
	call_next_locked(k, true);
	if (wanting_locked(k, false)) {
		call_locked(k, 1, false);
	}
	lock_release(&w->lock);
}

void workers_block(struct workers *w, enum work_kind kind, bool blocked)
{
	struct worker_kind *k = &w->kind[kind];
	struct work *work;

	lock_acquire(&w->lock);
	if (blocked) {
		k->blocked++;
		spare_locked(k);
		/* Listed works relied on the calling worker. */
		work = wanting_locked(k, false);
		if (work && !work->missing) {
			work->missing = 1;
		}
		call_next_locked(k, true);
	} else {
		k->blocked--;
	}
	lock_release(&w->lock);
}
