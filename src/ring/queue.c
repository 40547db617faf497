/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Reads that wait for a reader. A ring has two queues, and its context a list of the queues that
 * may begin a read. All of it is under reads_lock. */

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

static struct ring_read *take_first_locked(struct ring_queue *q)
{
	struct ring_read *x = q->first;

	q->first = x->next;
	q->last = q->first ? q->last : &q->first;
	return x;
}

/* Moves the first queue of the list, from which a read was taken, to the end, or out of the list. A
 * queue that stays in it is counted in `ready` without a gap: a worker that found 0 would withdraw
 * the work from the pool, and no worker would be called for the reads that are left. */
static void rotate_locked(struct ring_queue *q)
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
		q->running--; /* if the ring is closed, it may be freed once the lock is released */
		q->asleep = false;
		list_locked(q);
	}
	q = m->first;
	if (q) {
		x = take_first_locked(q);
		q->running++;
		rotate_locked(q);
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
	x = q->first ? take_first_locked(q) : NULL;
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

bool ring_is_unused_locked(const struct ring *r)
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
	bool unused;

	lock_acquire(&m->reads_lock);
	r->closed = true;
	empty_locked(&r->blocking);
	empty_locked(&r->async);
	unused = ring_is_unused_locked(r);
	if (!unused) {
		r->next = m->retired;
		m->retired = r;
	}
	lock_release(&m->reads_lock);
	return !unused;
}
