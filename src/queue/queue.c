/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A queue's items: allocated, submitted, claimed, cancelled, completed. */

#include "queue/queue.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "exec/exec.h"
#include "queue/list.h"
#include "sys/sys.h"

#define PER_WORKER 64u /* requests that are worth another worker */
#define SKIP_MAX 32u   /* requests that a waiter skips to find one that it may carry */

void queue_offer(struct queue *q)
{
	size_t queued = atomic_load_explicit(&q->queued, memory_order_relaxed);

	if (!queued) {
		return;
	}
	workers_offer(&q->x->workers, &q->work, (unsigned int)(queued / PER_WORKER) + 1);
}

void queue_begin(struct queue *q)
{
	lock_acquire(&q->lock);
}

void queue_end(struct queue *q)
{
	lock_release(&q->lock);
	queue_offer(q);
}

struct queue_item *queue_item_locked(struct queue *q)
{
	struct queue_item *it = pop(&q->free);
	uint32_t generation;

	it = it ? it : &q->items[q->made++];
	generation = it->generation + 1;
	*it = (struct queue_item){ .slot = (uint32_t)(it - q->items),
				   .generation = generation ? generation : 1 };
	q->used++;
	return it;
}

void queue_release_locked(struct queue *q, struct queue_item *it)
{
	free(it->why);
	it->why = NULL;
	free(it->list);
	it->list = NULL;
	region_users_put(it->users[0]);
	region_users_put(it->users[1]);
	it->users[0] = it->users[1] = NULL;
	it->state = ITEM_FREE;
	/* The item that was used last is in the cache. */
	prepend(&q->free, it);
	q->used--;
}

/* The descriptor is readable while something is done. A write that fails is tried again; otherwise
 * a thread that polls would wait for ever. */
void queue_fd_raise_locked(struct queue *q)
{
	uint64_t one = 1;

	for (unsigned int i = 0; q->fd >= 0 && !q->fd_set && i < 3; i++) {
		q->fd_set = sys_write(q->fd, &one, sizeof(one)) == (ssize_t)sizeof(one);
	}
}

static void deliver_locked(struct queue *q, struct queue_item *it)
{
	it->state = ITEM_DONE;
	append(&q->done, it);
	q->done_n++;
	q->inflight--;
	q->submitted = q->submitted && q->inflight;
	queue_fd_raise_locked(q);
	if (q->waiters && (q->done_n >= q->want || !q->inflight)) {
		pthread_cond_broadcast(&q->ended);
	}
}

/* An extent has ended: its job's sum, or the failure that comes first in the array. */
static void extent_locked(struct queue *q, struct queue_item *it)
{
	struct queue_item *job = it->job;

	if (it->res < 0 && (job->res >= 0 || it->index < job->failed)) {
		job->res = it->res;
		job->failed = it->index;
		free(job->why);
		job->why = it->why;
		it->why = NULL;
	} else if (it->res >= 0 && job->res >= 0) {
		job->res += it->res;
	}
	job->route = it->route ? it->route : job->route;
	queue_release_locked(q, it);
	if (--job->left == 0) {
		deliver_locked(q, job);
	}
}

static void end_locked(struct queue *q, struct queue_item *it)
{
	if (it->job) {
		extent_locked(q, it);
	} else {
		deliver_locked(q, it);
	}
}

/* The turn of a file that is carried now, or a free one (NULL); NULL: there is none. */
static struct queue_turn *turn_locked(struct queue *q, const struct file *f)
{
	for (unsigned int i = 0; i < QUEUE_TURNS; i++) {
		if (q->turns[i].file == f) {
			return &q->turns[i];
		}
	}
	return NULL;
}

/* Whether an item waits for its file's turn. Bytes from a remote may come late, and other items do
 * not wait for that. */
static bool needs_turn(const struct queue_item *it)
{
	return item_is_pipe(it) || (item_writes_file(it) && !item_is_far(it) &&
				    !file_writes_together(it->file, it->off, it->len));
}

void queue_push_locked(struct queue *q, struct queue_item *it)
{
	if (!it->job) {
		q->inflight++;
	}
	queue_remote_submit_locked(q, it);
	if (it->res < 0) {
		it->why = alloc_str(err_message());
		end_locked(q, it);
		return;
	}
	if (it->deadline_ns && it->deadline_ns < q->earliest) {
		q->earliest = it->deadline_ns;
	}
	/* In the fifo, the item would only wake a worker that can do nothing. Items of pipes keep
	 * their order: earlier ones may be in `fifo`. */
	if (item_writes_file(it) && !item_is_pipe(it) && turn_locked(q, it->file) &&
	    needs_turn(it)) {
		put_aside(it, &q->parked);
	} else {
		into_fifo_locked(q, q->fifo.last, it);
	}
}

void queue_job_locked(struct queue *q, struct queue_item *job, uint32_t n)
{
	job->state = ITEM_JOB;
	job->left = n;
	q->inflight++;
}

/* Removes an item that is not claimed from its list, and completes it. */
static void revoke_locked(struct queue *q, struct queue_item *it, int err)
{
	if (it->state == ITEM_PARKED) {
		unlink_item(it->parked_in, it);
	} else {
		out_of_fifo_locked(q, it);
		if (item_is_far(it)) {
			queue_remote_revoked_locked(q, it);
		}
	}
	it->res = -err;
	end_locked(q, it);
}

static bool revoke_in_locked(struct queue *q, const struct item_list *l,
			     const struct queue_item *job, uint64_t now)
{
	struct queue_item *next;
	bool any = false;

	for (struct queue_item *it = l->first; it; it = next) {
		next = it->next;
		if (job ? it->job == job : it->deadline_ns && it->deadline_ns <= now) {
			revoke_locked(q, it, job ? ECANCELED : ETIMEDOUT);
			any = true;
		} else if (!job && it->deadline_ns) {
			q->earliest = min_u64(q->earliest, it->deadline_ns);
		}
	}
	return any;
}

/* Revokes items that no worker has claimed: the extents of a job, which may end with the last one,
 * or, if `job` is NULL, items whose deadline has passed. Parked ones come first, since revoking
 * others may unpark them. */
static bool revoke_all_locked(struct queue *q, const struct queue_item *job, uint64_t now)
{
	bool any = revoke_in_locked(q, &q->parked, job, now);

	for (unsigned int i = 0; i < QUEUE_REMOTES; i++) {
		any |= revoke_in_locked(q, &q->remotes[i].parked, job, now);
	}
	return revoke_in_locked(q, &q->fifo, job, now) || any;
}

static int cancel_locked(struct queue *q, uint64_t id)
{
	struct queue_item *it = &q->items[(uint32_t)id % q->depth];

	if (item_id(it) != id || it->job || it->state == ITEM_FREE || it->state == ITEM_DONE) {
		return -ENOENT;
	}
	if (it->state == ITEM_CLAIMED) {
		return -EBUSY;
	}
	if (it->state == ITEM_JOB) {
		return revoke_all_locked(q, it, 0) ? 0 : -EBUSY;
	}
	revoke_locked(q, it, ECANCELED);
	return 0;
}

int queue_cancel(struct queue *q, uint64_t id)
{
	int rc;

	lock_acquire(&q->lock);
	rc = cancel_locked(q, id);
	lock_release(&q->lock);
	queue_offer(q);
	if (rc == -ENOENT) {
		return err_set(ENOENT,
			       "there is no request %llu: it has completed, or was never submitted",
			       (unsigned long long)id);
	}
	return rc ? err_set(-rc,
			    "request %llu is in flight and cannot be cancelled; it will complete",
			    (unsigned long long)id)
		  : 0;
}

/* Completes queued items whose deadline has passed. Walks the lists, so only when a deadline has
 * passed. */
bool queue_expire_locked(struct queue *q)
{
	uint64_t now = q->earliest == QUEUE_NEVER ? 0 : clock_now_ns();

	if (now < q->earliest) {
		return false;
	}
	q->earliest = QUEUE_NEVER;
	return revoke_all_locked(q, NULL, now);
}

/* Whether the run v may have it now. Requests of a pipe are carried one after the other, and writes
 * that the kernel serialises by one thread at a time: those that come in the meantime are parked,
 * in order. */
static bool admit_locked(struct queue *q, struct queue_item *it, struct queue_item *const *v)
{
	struct queue_turn *turn;

	if (!needs_turn(it)) {
		return true;
	}
	turn = turn_locked(q, it->file);
	if (turn && turn->run == v) {
		return true;
	}
	turn = turn ? NULL : turn_locked(q, NULL);
	if (turn) {
		*turn = (struct queue_turn){ .file = it->file, .run = v };
		return true;
	}
	park_locked(q, it, &q->parked);
	return false;
}

/* A run has ended, and its files' turns with it. All parked requests go ahead of later ones again,
 * in order; those whose turn has not come are parked once more by the next claim. */
static bool end_turns_locked(struct queue *q, struct queue_item *const *v)
{
	bool any = item_is_far(v[0]) && queue_remote_end_locked(q, v[0]);

	for (unsigned int i = 0; i < QUEUE_TURNS; i++) {
		if (q->turns[i].file && q->turns[i].run == v) {
			q->turns[i].file = NULL;
			any = true;
		}
	}
	while (any && q->parked.last) {
		unpark_locked(q, q->parked.last, NULL);
	}
	return q->fifo.first && (any || item_is_far(v[0]));
}

/* Requests that are carried alone: those that block, those that helpers share, and lists. */
static bool goes_alone(const struct queue *q, const struct queue_item *it)
{
	return it->len > q->x->config->inline_max || item_is_pipe(it) || it->list;
}

/* How many requests a run may have: some are left to other workers, and a run is large enough for a
 * batch. */
static size_t run_length(const struct queue *q)
{
	size_t queued = atomic_load_explicit(&q->queued, memory_order_relaxed);

	/* Copies go to a device many at a time. */
	if (q->fifo.first && q->fifo.first->op == PL_OP_COPY) {
		return QUEUE_RUN;
	}

	return (size_t)max_u64(32, min_u64(queued / 4, QUEUE_RUN));
}

/* Whether a run with these bytes in n items ends before the next item. Adjacent requests become one
 * large request (runs.c), so a worker takes more of them; a waiter must return soon, so it takes
 * fewer. */
static bool run_is_full(const struct queue *q, struct queue_item *const *v, size_t n, size_t bytes,
			const struct queue_item *next, bool waiter)
{
	if (!n || bytes < q->x->config->inline_max) {
		return false;
	}
	return waiter || bytes >= QUEUE_CHAIN || !item_follows(v[n - 1], next);
}

size_t queue_claim(struct queue *q, struct queue_item **v, bool waiter)
{
	struct queue_item *next;
	unsigned int skipped = 0;
	size_t bytes = 0;
	size_t n = 0;
	size_t most;

	lock_acquire(&q->lock);
	if (!waiter) {
		(void)queue_expire_locked(q); /* this worker takes what becomes free */
	}
	most = run_length(q);
	for (struct queue_item *it = q->fifo.first; it && n < most; it = next) {
		bool alone = goes_alone(q, it);

		next = it->next;
		if ((waiter && (alone || (item_is_far(it) && !q->alike))) ||
		    (n && !item_same_remotes(v[0], it))) {
			if (skipped++ < SKIP_MAX) {
				continue;
			}
			break;
		}
		if ((alone && n) || run_is_full(q, v, n, bytes, it, waiter)) {
			break;
		}
		if (!n && !waiter && item_is_far(it)) {
			if (!queue_remote_begin_locked(q, it)) {
				continue;
			}
		} else if (!admit_locked(q, it, v)) {
			continue;
		}
		out_of_fifo_locked(q, it);
		it->state = ITEM_CLAIMED;
		v[n++] = it;
		bytes += it->len;
		if (alone) {
			break;
		}
	}
	lock_release(&q->lock);
	return n;
}

/* Remembers the route of a write to its file, which tells how the next write will go. */
static void learn(const struct queue *q, const struct queue_item *it)
{
	if (item_writes_file(it) && it->route && !item_is_pipe(it)) {
		bool past = route_has(&q->x->routes.v[it->route - 1], MOVER_PAST_CACHE);

		atomic_store_explicit(&it->file->facts.past_cache, past, memory_order_relaxed);
	}
}

void queue_ended(struct queue *q, struct queue_item **v, size_t n)
{
	bool freed;

	learn(q, v[n - 1]);
	lock_acquire(&q->lock);
	freed = end_turns_locked(q, v);
	for (size_t i = 0; i < n; i++) {
		end_locked(q, v[i]);
	}
	lock_release(&q->lock);
	if (freed) {
		/* The next turn is one thread's: others would only park the rest again. */
		workers_offer(&q->x->workers, &q->work, 1);
	}
}
