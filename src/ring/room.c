/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A context's rings: their list, and three claims on the pool of workers. */

#include "base/clock.h"
#include "base/error.h"
#include "ring/ring.h"
#include "sys/thread.h"

#define PATIENCE_NS UINT64_C(10000000000)

void ring_room_init(struct ring_room *m, struct exec *x)
{
	*m = (struct ring_room){ .exec = x, .io = &ring_io_system, .patience_ns = PATIENCE_NS };
	lock_init(&m->lock, RANK_RING_ROOM);
	lock_init(&m->small_lock, RANK_RING_SMALL);
	lock_init(&m->reads_lock, RANK_RING_READS);
	ring_proxy_init(m);
	ring_reads_init(m);
}

void ring_room_lock(struct ring_room *m)
{
	atomic_fetch_add(&m->wanted, 1);
	lock_acquire(&m->lock);
}

void ring_room_unlock(struct ring_room *m)
{
	lock_release(&m->lock);
	atomic_fetch_sub(&m->wanted, 1);
}

void ring_room_finish(struct ring_room *m)
{
	ring_reap(m);
	ring_seats_finish(m);
	lock_finish(&m->reads_lock);
	lock_finish(&m->small_lock);
	lock_finish(&m->lock);
}

int ring_room_add(struct ring_room *m, struct ring *r)
{
	struct workers *w = &m->exec->workers;
	int rc = workers_reserve(w, WORK_RING);

	rc = rc ? rc : workers_widen(w, WORK_RING_READ, RING_READERS);
	if (rc) {
		return err_set(-rc, "cannot start a thread that reads for kernels: %s",
			       sys_no_thread(rc));
	}
	r->added = true;
	workers_ready(w, WORK_RING_MORE);
	ring_room_lock(m);
	r->next = m->rings;
	m->rings = r;
	ring_room_unlock(m);
	ring_room_wake(m);
	return 0;
}

void ring_room_remove(struct ring_room *m, struct ring *r)
{
	struct ring **at = &m->rings;

	ring_room_lock(m);
	while (*at != r) {
		at = &(*at)->next;
	}
	*at = r->next;
	m->turn = m->turn == r ? r->next : m->turn;
	ring_room_unlock(m);
}

void ring_room_wake(struct ring_room *m)
{
	atomic_store_explicit(&m->last_ns, clock_now_ns(), memory_order_relaxed);
	/* If it ends just now, it looks again soon. */
	if (!atomic_load(&m->looking)) {
		workers_offer_at(&m->exec->workers, &m->proxy, 0);
	}
}
