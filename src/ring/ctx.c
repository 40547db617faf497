/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What all rings of a context share: locks, and three claims on the pool of workers. */

#include "ring/ring.h"

#define PATIENCE_NS UINT64_C(10000000000)

void ring_ctx_init(struct ring_ctx *m, struct exec *x)
{
	*m = (struct ring_ctx){ .exec = x, .io = &ring_io_system, .patience_ns = PATIENCE_NS };
	lock_init(&m->lock, RANK_RING_CTX);
	lock_init(&m->small_lock, RANK_RING_SMALL);
	lock_init(&m->reads_lock, RANK_RING_READS);
	ring_proxy_init(m);
	ring_reads_init(m);
}

void ring_ctx_finish(struct ring_ctx *m)
{
	ring_reap(m);
	ring_seats_finish(m);
	lock_finish(&m->reads_lock);
	lock_finish(&m->small_lock);
	lock_finish(&m->lock);
}
