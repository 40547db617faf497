/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* How a reader begins and ends a request: its span in the timeline, its counts, its completion. */

#include "base/bits.h"
#include "base/clock.h"
#include "exec/kernels.h"
#include "ring/ring.h"

static struct kernel_span span_of(const struct ring_read *x)
{
	const struct ring *r = x->ring;

	return (struct kernel_span){ r->dev, r->number, (uint32_t)(x - r->reads),
				     x->op == RING_WRITE };
}

void ring_read_begin(struct ring_read *x)
{
	struct kernel_span s = span_of(x);

	if (unlikely(kernel_reads_traced(x->ring->ctx->exec)) && !x->traced && !x->ring->told) {
		x->traced = true;
		kernel_span_begin(&s, x->off, x->len, x->direct >= 0);
	}
}

static void add_to(atomic_ullong *at, uint64_t n)
{
	if (n) {
		atomic_fetch_add_explicit(at, n, memory_order_relaxed);
	}
}

static void count(struct ring_read *x, ssize_t res)
{
	struct ring *r = x->ring;
	struct exec *e = r->ctx->exec;

	bool write = x->op == RING_WRITE;

	add_to(&r->counts.direct, x->direct >= 0);
	add_to(&r->counts.failed, res < 0);
	add_to(&r->counts.writes, write);
	add_to(write ? &r->counts.written : &r->counts.bytes, res < 0 ? 0 : (uint64_t)res);
	if (r->told) {
		ring_tell(r, x->op, x->off, res, clock_now_ns() - x->begun);
	} else if (write) {
		kernel_write_ended(e, r->dev, res, clock_now_ns() - x->begun);
	} else if (res < 0) {
		kernel_reads_failed(e, r->dev, KERNEL_WAITED);
	} else {
		kernel_reads_moved(e, r->dev, KERNEL_WAITED, (uint64_t)res, 1,
				   clock_now_ns() - x->begun);
	}
}

void ring_read_end(struct ring_read *x, ssize_t res)
{
	struct kernel_span s = span_of(x);
	struct ring_file *f = x->file;
	uint32_t use = x->use;
	uint32_t tell = x->tell;

	res = res > (ssize_t)x->len ? (ssize_t)x->len : res;
	count(x, res);
	if (unlikely(x->traced)) {
		kernel_span_end(&s, res);
	}
	ring_file_give(x->ring, f, 1);
	if (x->op == RING_WRITE) {
		/* Release: a thread that finds no write under way reads the written bytes. */
		atomic_fetch_sub_explicit(&x->ring->writing, 1, memory_order_release);
	}
	/* Before the completion: the slot's next request may come at once. */
	atomic_store_explicit(&x->busy, false, memory_order_release);
	ring_complete(x->ring, s.slot, use, tell, res);
}
