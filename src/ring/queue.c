/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Reads that wait for a reader: a ring's two queues, and those of all rings whose turn comes. All
 * of it is under reads_lock. */

#include "ring/ring.h"

#include "exec/exec.h"

void ring_queue_init(struct ring_queue *q, struct ring *r, unsigned int most)
{
	*q = (struct ring_queue){ .ring = r, .most = most };
	q->last = &q->first;
}

/* Whether a queue has a read to begin, and may begin it. */
static bool may_begin(const struct ring_queue *q)
{
	return q->first && q->running < q->most;
}

/* Lists a queue, if it may begin a read. */
static void list_locked(struct ring_queue *q)
{
	struct ring_ctx *m = q->ring->ctx;

	if (may_begin(q) && !q->listed) {
		q->next = NULL;
		q->listed = true;
		*m->last = q;
		m->last = &q->next;
		atomic_fetch_add_explicit(&m->ready, 1, memory_order_relaxed);
	}
}

static void unlist_locked(struct ring_queue *q)
{
	struct ring_ctx *m = q->ring->ctx;
	struct ring_queue **at = &m->first;

	if (!q->listed) {
		return;
	}
	while (*at != q) {
		at = &(*at)->next;
	}
	*at = q->next;
	m->last = *at ? m->last : at;
	q->listed = false;
	atomic_fetch_sub_explicit(&m->ready, 1, memory_order_relaxed);
}

static struct ring_read *pop_locked(struct ring_queue *q)
{
	struct ring_read *x = q->first;

	q->first = x->next;
	q->last = q->first ? q->last : &q->first;
	return x;
}

/* The first queue in the list has had its turn: it moves to the end, or leaves the list. A queue
 * that stays is counted in `ready` all the time: a worker that found 0 for a moment would withdraw
 * the work from the pool, and nobody would be called for the reads that are left. */
static void turn_locked(struct ring_queue *q)
{
	struct ring_ctx *m = q->ring->ctx;

	if (!may_begin(q)) {
		unlist_locked(q);
	} else if (q->next) {
		m->first = q->next;
		q->next = NULL;
		*m->last = q;
		m->last = &q->next;
	}
}

struct ring_read *ring_queue_next(struct ring_ctx *m, struct ring_queue **at)
{
	struct ring_queue *q = *at;
	struct ring_read *x = NULL;

	lock_acquire(&m->reads_lock);
	if (q) {
		q->running--; /* if the ring is closed, it may be freed after this */
		q->asleep = false;
		list_locked(q);
	}
	q = m->first;
	if (q) {
		x = pop_locked(q);
		q->running++;
		turn_locked(q);
	}
	lock_release(&m->reads_lock);
	*at = q;
	return x;
}

struct ring_read *ring_queue_take(struct ring_queue *q, bool sleeps)
{
	struct lock *lock = &q->ring->ctx->reads_lock;
	struct ring_read *x;

	lock_acquire(lock);
	x = q->first ? pop_locked(q) : NULL;
	q->asleep = sleeps && !x;
	lock_release(lock);
	return x;
}

bool ring_queue_add(struct ring_queue *q, struct ring_read *x)
{
	struct ring *r = q->ring;
	struct ring_ctx *m = r->ctx;
	bool calls;
	bool wakes = false;

	x->next = NULL;
	lock_acquire(&m->reads_lock);
	if (!r->closed) {
		*q->last = x;
		q->last = &x->next;
		wakes = q->asleep;
		q->asleep = false;
		list_locked(q);
	}
	calls = q->listed;
	lock_release(&m->reads_lock);
	/* Starts no thread here: a worker that begins does. */
	if (calls) {
		workers_notify(&m->exec->workers, &m->reader);
	}
	return wakes;
}

void ring_read_block(struct ring_read *x)
{
	/* The readers of this queue never sleep in io_uring. */
	(void)ring_queue_add(&x->ring->blocking, x);
}

bool ring_is_left_locked(const struct ring *r)
{
	/* Acquire: the users' accesses come before the free. */
	return !r->blocking.running && !r->async.running &&
	       !atomic_load_explicit(&r->proxies, memory_order_acquire);
}

static void empty_locked(struct ring_queue *q)
{
	unlist_locked(q);
	q->first = NULL;
	q->last = &q->first;
}

bool ring_reads_end(struct ring *r)
{
	struct ring_ctx *m = r->ctx;
	bool left;

	lock_acquire(&m->reads_lock);
	r->closed = true;
	empty_locked(&r->blocking);
	empty_locked(&r->async);
	left = ring_is_left_locked(r);
	if (!left) {
		r->next = m->retired;
		m->retired = r;
	}
	lock_release(&m->reads_lock);
	return !left;
}
