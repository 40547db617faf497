/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Transfers after a stream of the program. Asking a driver whether a stream has ended costs as much
 * as a small copy, so the copy of a small transfer between the host and the stream's device is
 * queued on that stream, and is waited for like any other. All other transfers wait for the stream
 * before they begin. So do copies of host memory that is not pinned: the driver's call itself may
 * wait for all work of the stream, and would do so in a quiescent period, in which no thread can
 * queue a transfer on any stream of the device.
 *
 * While such a copy waits for the program's work its thread may have a slab, which the program's
 * work may need in turn. So one thread does this at a time, where small slabs are several, and only
 * while no transfer is pending on the device (move_op.after).
 *
 * A file is read before that copy is queued. So while transfers are pending, on any device, a read
 * waits for its stream first: one of them may be a write of the same file that the stream comes
 * after, by its own order or by an event of another stream.
 */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "exec/engine.h"

#define AFTER_MAX (32u << 10) /* with the blocks around it, it has space in a small slab */

int transfer_wait_after(const struct transfer *t)
{
	int rc = t->after->dev->order.usable(t->after);

	if (rc) {
		return rc;
	}
	rc = dev_stream_wait(t->after, t->deadline_ns);
	return rc && rc != -ETIMEDOUT
		       ? err_wrap(-rc, "waiting for the stream that pl_io_opts.after "
				       "names")
		       : rc;
}

/* Whether no transfer is pending that the stream's queued work could wait for, or that may write
 * the bytes to be read. */
static bool nothing_pending(const struct progress *p, const struct end *mem)
{
	return !dev_pending(transfer_file(p->t) && !p->write ? DEV_ALL : dev_set_of(mem->dev));
}

/* Host memory that streams of the device copy by themselves. */
static bool is_pinned_for(const struct end *e, const struct dev *dev)
{
	return end_is_mem(e, MEM_PINNED) && e->dev && e->dev->driver == dev->driver;
}

/* Whether the transfer is one copy that fits a small slab and that no deadline or pipe can end
 * early. */
static bool is_one_small_copy(const struct engine *e, const struct transfer *t,
			      const struct file *f)
{
	return t->len <= min_u64(AFTER_MAX, e->x->config->inline_max) && !t->deadline_ns &&
	       !t->n_pieces && !(f && f->facts.pipe);
}

/* Whether the memory's hop is the last one (alone, or after a file's) and its mover can wait for a
 * stream there. */
static bool route_follows(const struct route *r, const struct file *f)
{
	return r->hops == (f ? 2u : 1u) && r->hop[r->hops - 1]->ops->traits & MOVER_FOLLOWS;
}

static bool queues_after(const struct engine *e)
{
	const struct transfer *t = e->p->t;
	const struct file *f = transfer_file(t);
	const struct end *mem = end_is_mem(&t->dst, MEM_DEVICE) ? &t->dst : &t->src;
	const struct end *other = mem == &t->dst ? &t->src : &t->dst;
	bool fits = end_is_mem(mem, MEM_DEVICE) && mem->dev == t->after->dev &&
		    (f || is_pinned_for(other, mem->dev));

	return fits && is_one_small_copy(e, t, f) && route_follows(engine_best(e)->route, f) &&
	       slabs_keep_small(&e->x->slabs) && nothing_pending(e->p, mem) &&
	       !atomic_exchange(&e->x->behind, true);
}

int engine_follow(struct engine *e)
{
	const struct transfer *t = e->p->t;

	if (!queues_after(e)) {
		uint64_t began = clock_now_ns();
		int rc = transfer_wait_after(t);

		e->p->waited_ns = clock_now_ns() - began;
		return rc;
	}
	e->p->after = t->after;
	e->p->busy_again = true;
	return t->after->dev->order.usable(t->after);
}
