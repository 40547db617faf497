/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The list of a context's rings, and the pool's workers for them. */

#include "ring/ring.h"

#include "base/clock.h"
#include "base/error.h"
#include "sys/thread.h"

void ring_ctx_lock(struct ring_ctx *m)
{
	atomic_fetch_add(&m->wanted, 1);
	lock_acquire(&m->lock);
}

void ring_ctx_unlock(struct ring_ctx *m)
{
	lock_release(&m->lock);
	atomic_fetch_sub(&m->wanted, 1);
}

int ring_ctx_add(struct ring_ctx *m, struct ring *r)
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
	ring_ctx_lock(m);
	r->next = m->rings;
	m->rings = r;
	ring_ctx_unlock(m);
	ring_ctx_wake(m);
	return 0;
}

void ring_ctx_remove(struct ring_ctx *m, struct ring *r)
{
	struct ring **at = &m->rings;

	ring_ctx_lock(m);
	while (*at != r) {
		at = &(*at)->next;
	}
	*at = r->next;
	m->next = m->next == r ? r->next : m->next;
	ring_ctx_unlock(m);
}

void ring_ctx_wake(struct ring_ctx *m)
{
	atomic_store_explicit(&m->last_ns, clock_now_ns(), memory_order_relaxed);
	/* If it ends just now, it looks again soon. */
	if (!atomic_load(&m->looking)) {
		workers_offer_at(&m->exec->workers, &m->proxy, 0);
	}
}
