/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "exec/workers.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "metrics/timeline.h"
#include "sys/thread.h"

/* How long a worker looks for more to do before it sleeps: requests follow each other, and waking a
 * thread takes about as long, in a virtual machine. */
static const unsigned int linger_ns[WORK_KINDS] = {
	[WORK_STREAM] = 0,
	[WORK_QUEUE] = 50000,
	[WORK_HELP] = 200000,
	[WORK_BACKGROUND] = 0,
};

#define BLOCKED_MAX 64u /* workers in place of those that are blocked */

void workers_init(struct workers *w, const unsigned int max[WORK_KINDS])
{
	*w = (struct workers){ .timed = UINT64_MAX };
	for (unsigned int i = 0; i < WORK_KINDS; i++) {
		w->kind[i].max = max[i];
	}
	lock_init(&w->lock, RANK_WORKERS);
	pthread_cond_init(&w->wake, NULL);
	pthread_cond_init(&w->left, NULL);
}

void workers_finish(struct workers *w)
{
	lock_acquire(&w->lock);
	w->stop = true;
	pthread_cond_broadcast(&w->wake);
	lock_release(&w->lock);
	/* No thread is started any more: n does not change. */
	for (unsigned int i = 0; i < w->n; i++) {
		pthread_join(w->threads[i], NULL);
	}
	free(w->threads);
	pthread_cond_destroy(&w->left);
	pthread_cond_destroy(&w->wake);
	lock_finish(&w->lock);
}

static void list_locked(struct workers *w, struct work *work)
{
	work->next = NULL;
	*(w->kind[work->kind].last ? &w->kind[work->kind].last->next : &w->kind[work->kind].first) =
		work;
	w->kind[work->kind].last = work;
	work->listed = true;
	atomic_fetch_add_explicit(&w->offered, 1, memory_order_relaxed);
}

static void unlist_locked(struct workers *w, struct work *work)
{
	struct work *before = NULL;
	struct work *at = w->kind[work->kind].first;

	while (at != work) {
		before = at;
		at = at->next;
	}
	*(before ? &before->next : &w->kind[work->kind].first) = work->next;
	if (w->kind[work->kind].last == work) {
		w->kind[work->kind].last = before;
	}
	work->listed = false;
	work->missing = 0;
	atomic_fetch_sub_explicit(&w->offered, 1, memory_order_relaxed);
}

/* Idle threads for work of a kind: one is left for each other reserved kind. */
static unsigned int free_for_locked(const struct workers *w, enum work_kind kind)
{
	unsigned int idle = w->n - w->busy;
	unsigned int kept = 0;

	for (unsigned int i = 0; i < WORK_KINDS; i++) {
		kept += i != kind && w->kind[i].reserved && w->kind[i].busy == w->kind[i].blocked;
	}
	return idle > kept ? idle - kept : 0;
}

/* How many more may do work of a kind at once. */
static unsigned int room_locked(const struct workers *w, enum work_kind kind)
{
	unsigned int max =
		w->kind[kind].max + (unsigned int)min_u64(w->kind[kind].blocked, BLOCKED_MAX);

	return max > w->kind[kind].busy ? max - w->kind[kind].busy : 0;
}

/* The next in turn of a kind that wants a worker, and has room for one; `missing`: of those for
 * which not all that were called have come. */
static struct work *wanting_locked(struct workers *w, enum work_kind kind, bool missing)
{
	struct work *work = room_locked(w, kind) ? w->kind[kind].first : NULL;

	while (work) {
		struct work *next = work->next;
		bool served = missing && !work->missing;
		enum work_wants wants = served ? WANTS_LATER : work->wants(work);

		if (wants == WANTS_ONE) {
			break;
		}
		if (wants == WANTS_NONE) {
			unlist_locked(w, work);
		}
		work = next;
	}
	return work;
}

static void *worker_main(void *arg);

static unsigned int threads_max(const struct workers *w)
{
	unsigned int n = BLOCKED_MAX;

	for (unsigned int i = 0; i < WORK_KINDS; i++) {
		n += w->kind[i].max;
	}
	return n;
}

static int start_locked(struct workers *w)
{
	int rc;

	if (!w->threads) {
		w->threads = alloc_array(threads_max(w), sizeof(*w->threads));
	}
	if (!w->threads) {
		return -ENOMEM;
	}
	if (w->stop || w->n == threads_max(w)) {
		return -EAGAIN;
	}
	rc = sys_thread_start(&w->threads[w->n], worker_main, w);
	if (!rc) {
		w->n++;
	}
	return rc;
}

/* Wakes or starts threads for work of a kind, as far as it has room. */
static void call_locked(struct workers *w, enum work_kind kind, unsigned int want, bool start)
{
	unsigned int ready = free_for_locked(w, kind);

	want = (unsigned int)min_u64(want, room_locked(w, kind));
	for (unsigned int i = 0; i < want; i++) {
		if (i < ready) {
			pthread_cond_signal(&w->wake);
		} else if (!start || start_locked(w)) {
			break;
		}
	}
}

/* Wakes one more worker for a work that its workers have not reached: none could be started, or
 * they took another work. Idle workers were woken when it was offered; they are woken again if they
 * may have looked too early. */
static void call_next_locked(struct workers *w, bool again)
{
	for (enum work_kind kind = 0; w->offered && kind < WORK_KINDS; kind++) {
		if ((again || !free_for_locked(w, kind)) && wanting_locked(w, kind, true)) {
			call_locked(w, kind, 1, true);
		}
	}
}

/* The next work of a kind in turn, which moves to the end of the list; NULL: none. */
static struct work *pick_of_locked(struct workers *w, enum work_kind kind)
{
	struct work *work = wanting_locked(w, kind, false);
	unsigned int missing;

	if (work) {
		missing = work->missing;
		unlist_locked(w, work);
		list_locked(w, work);
		work->missing = missing - (missing != 0);
	}
	return work;
}

/* Kinds for which a worker was woken go first: other works may be about to get the workers that
 * were woken for them. */
static struct work *pick_locked(struct workers *w)
{
	struct work *work = NULL;

	for (unsigned int i = 0; !work && i < 2 * WORK_KINDS; i++) {
		enum work_kind kind = i % WORK_KINDS;
		bool called = i >= WORK_KINDS || wanting_locked(w, kind, true);

		work = called && free_for_locked(w, kind) ? pick_of_locked(w, kind) : NULL;
	}
	return work;
}

static void carry_locked(struct workers *w, struct work *work)
{
	enum work_kind kind = work->kind;

	work->picked++;
	atomic_fetch_add(&work->carriers, 1);
	w->kind[kind].busy++;
	w->busy++;
	call_next_locked(w, false);
	lock_release(&w->lock);
	work->carry(work);
	lock_acquire(&w->lock);
	w->busy--;
	w->kind[kind].busy--;
	/* The last access to the work: its owner may be waiting to free it. */
	atomic_fetch_sub(&work->carriers, 1);
	pthread_cond_broadcast(&w->left);
}

static void linger_locked(struct workers *w, uint64_t ns)
{
	uint64_t until = clock_now_ns() + ns;

	lock_release(&w->lock);
	while (!atomic_load_explicit(&w->offered, memory_order_relaxed) && clock_now_ns() < until) {
	}
	lock_acquire(&w->lock);
}

/* Takes a work off those that are due later, if it is one. */
static void not_later_locked(struct workers *w, struct work *work)
{
	struct work **at = &w->later;

	while (*at && *at != work) {
		at = &(*at)->next;
	}
	if (*at) {
		*at = work->next;
	}
	work->due = 0;
}

/* Lists what has come due. */
static void look_at_later_locked(struct workers *w)
{
	uint64_t now = w->later ? clock_now_ns() : 0;
	struct work *next;

	for (struct work *work = w->later; work; work = next) {
		next = work->next;
		if (work->due <= now) {
			not_later_locked(w, work);
			list_locked(w, work);
			work->missing = 1;
		}
	}
}

/* Sleeps until woken, or until background work is due: one of the sleeping workers waits with a
 * timeout. If it is woken for other work, it wakes another one to take that over. */
static void sleep_locked(struct workers *w)
{
	uint64_t due = UINT64_MAX;

	for (const struct work *x = w->later; x; x = x->next) {
		due = min_u64(due, x->due);
	}
	if (!w->later || w->timed <= due) {
		lock_wait(&w->lock, &w->wake);
		return;
	}
	w->timed = due;
	(void)lock_wait_until(&w->lock, &w->wake, due);
	if (w->timed == due) {
		w->timed = UINT64_MAX;
		if (w->later) {
			pthread_cond_signal(&w->wake);
		}
	}
}

static void *worker_main(void *arg)
{
	struct workers *w = arg;
	uint64_t linger = 0;

	timeline_thread("peerlane worker");
	lock_acquire(&w->lock);
	while (!w->stop) {
		struct work *work;

		look_at_later_locked(w);
		work = pick_locked(w);

		if (work) {
			linger = linger_ns[work->kind];
			carry_locked(w, work);
		} else if (linger) {
			linger_locked(w, linger);
			linger = 0;
		} else {
			/* This thread may be the one that is left for another reserved kind,
			 * because a worker of that kind is blocked. */
			call_next_locked(w, false);
			sleep_locked(w);
		}
	}
	lock_release(&w->lock);
	return NULL;
}

int workers_reserve(struct workers *w, enum work_kind kind)
{
	int rc = 0;

	lock_acquire(&w->lock);
	if (!w->kind[kind].reserved) {
		w->kind[kind].reserved = true;
		if (w->kind[kind].busy == w->kind[kind].blocked && !free_for_locked(w, kind)) {
			rc = start_locked(w);
		}
		w->kind[kind].reserved = !rc;
	}
	lock_release(&w->lock);
	return rc;
}

static void offer(struct workers *w, struct work *work, unsigned int want, bool start)
{
	lock_acquire(&w->lock);
	if (!work->listed) {
		if (work->due) {
			not_later_locked(w, work);
		}
		list_locked(w, work);
	}
	/* Not added up: a new offer states how many workers it can use now. */
	work->missing = (unsigned int)max_u64(work->missing, want);
	call_locked(w, work->kind, want, start);
	lock_release(&w->lock);
}

void workers_offer(struct workers *w, struct work *work, unsigned int want)
{
	offer(w, work, want, true);
}

void workers_notify(struct workers *w, struct work *work)
{
	offer(w, work, 1, false);
}

void workers_offer_at(struct workers *w, struct work *work, uint64_t due)
{
	if (!due) {
		offer(w, work, 1, true);
		return;
	}
	lock_acquire(&w->lock);
	if (!work->listed && (!work->due || due < work->due)) {
		not_later_locked(w, work);
		work->next = w->later;
		w->later = work;
		work->due = due;
		pthread_cond_signal(&w->wake);
	}
	lock_release(&w->lock);
}

void workers_unlist(struct workers *w, struct work *work)
{
	lock_acquire(&w->lock);
	if (work->listed) {
		unlist_locked(w, work);
	} else if (work->due) {
		not_later_locked(w, work);
	}
	lock_release(&w->lock);
}

void workers_withdraw(struct workers *w, struct work *work)
{
	uint64_t until;

	workers_unlist(w, work);
	/* They are about to finish; going to sleep and waking up takes longer. */
	until = atomic_load(&work->carriers) ? clock_now_ns() + linger_ns[work->kind] : 0;
	while (atomic_load(&work->carriers) && clock_now_ns() < until) {
	}
	lock_acquire(&w->lock);
	while (atomic_load(&work->carriers)) {
		lock_wait(&w->lock, &w->left);
	}
	/* A thread of this kind is free for another work, also for works that had all of their
	 * workers. */
	call_next_locked(w, true);
	if (w->offered && wanting_locked(w, work->kind, false)) {
		call_locked(w, work->kind, 1, false);
	}
	lock_release(&w->lock);
}

void workers_block(struct workers *w, enum work_kind kind, bool blocked)
{
	struct work *work;

	lock_acquire(&w->lock);
	if (blocked) {
		w->kind[kind].blocked++;
		/* Listed works relied on the calling worker. */
		work = wanting_locked(w, kind, false);
		if (work && !work->missing) {
			work->missing = 1;
		}
		call_next_locked(w, true);
	} else {
		w->kind[kind].blocked--;
	}
	lock_release(&w->lock);
}
