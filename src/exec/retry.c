/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What happens when a hop does not go as planned. The segment keeps its range and takes another
 * route:
 *
 *   past the page cache, and it failed         the same route through the page cache
 *   past the page cache, which has its pages   that route, too, and nothing is wrong
 *   from the page cache, and it is not there   planned anew, for a disk
 *   in place, and registering failed           planned anew, without that mover
 *   straight from one device to another        planned anew, through the host
 *   inside a device, while streams wait        through the host, under any policy; not counted
 *   over a rail                                the same route, over another rail
 *
 * A policy that names a route means it: there the failure is the transfer's.
 */

#include <errno.h>

#include "base/error.h"
#include "base/log.h"
#include "exec/share.h"
#include "exec/trace.h"

ssize_t segment_outcome(const struct segment *s, const struct mover *m, bool file_hop)
{
	const struct move_op *op = &s->op;

	/* If the program asked for O_DIRECT itself, it gets the count before the error. */
	return unlikely(op->err) && file_hop && m->ops->traits & MOVER_PAST_CACHE && op->res >= 0 &&
			       !transfer_file(s->p->t)->facts.bypass && segment_may_cache(s)
		       ? -op->err
		       : op->res;
}

/* Logs it, once a file and reason. The mover p2pdma logs by itself, once for all files on a disk.
 */
static void log_once(const struct segment *s, enum pl_reason reason, int err)
{
	struct file *f = transfer_file(s->p->t);
	unsigned int bit;

	if (reason != PL_REASON_KERNEL_REFUSED && reason != PL_REASON_DIRECT_FAILED) {
		return;
	}
	bit = reason == PL_REASON_KERNEL_REFUSED ? 1u : 2u;
	if (atomic_fetch_or(&f->facts.told, bit) & bit) {
		return;
	}
	if (reason == PL_REASON_KERNEL_REFUSED) {
		log_warn("'%s': O_DIRECT was refused (%s): using the page cache", f->name,
			 err_words(err));
	} else {
		log_warn("'%s': O_DIRECT failed at offset %llu (%s): this segment, and others that "
			 "fail, use the page cache",
			 f->name, (unsigned long long)progress_off(s->p, s->pos),
			 plan_direct_failed(err));
	}
}

/* Lets the part that is not yet cut be planned anew, because facts have changed. */
static void forget_plan(struct engine *e, const struct segment *s)
{
	e->planned = false;
	if (e->p == s->p) {
		e->planned_until = e->pos;
	}
}

void segment_plan_anew(struct engine *e, struct segment *s)
{
	s->route = NULL;
	forget_plan(e, s);
}

/* If a read past the page cache failed, continues through the cache from the hop that failed. If
 * the data are in a device's memory, no processor can take them from there: then the segment starts
 * again at the first hop. */
static void through_cache(struct segment *s, const struct route *to)
{
	s->hop = s->route->there ? 0 : s->hop;
	s->route = to;
}

/* The mover declined: nothing failed, and nothing is counted. */
static void declined(struct engine *e, struct segment *s, const struct mover *m)
{
	if (m->ops->traits & MOVER_PAST_CACHE) {
		through_cache(s, segment_edges(s));
		return;
	}
	trace_segment_end(s->p, s, -EAGAIN);
	if (transfer_file(s->p->t)) {
		s->p->cold = true;
	} else {
		s->p->ask.apart = true;
	}
	segment_plan_anew(e, s);
}

static bool ends_are_two(const struct move_op *op)
{
	const struct dev *dst = end_device(&op->dst);
	const struct dev *src = end_device(&op->src);

	return dst && src && dst != src;
}

/* The route that may carry what this one could not; NULL: none, or the policy means this one. */
static const struct route *route_instead(const struct engine *e, const struct segment *s,
					 const struct mover *m)
{
	const struct plan_candidate *c = NULL;
	const struct routes *all = &e->x->routes;

	if (m->ops->traits & MOVER_PAST_CACHE) {
		return segment_may_cache(s) ? segment_edges(s) : NULL;
	}
	if (s->p->t->policy != PLAN_AUTO) {
		return NULL;
	}
	if (m->ops->traits & MOVER_IN_PLACE) {
		c = plan_best(&e->plan, 1u << m->id);
	} else if (!transfer_file(s->p->t) && !route_is_staged(s->route)) {
		/* The devices do not do it, or not with these memories: through the host. */
		for (unsigned int i = 0; i < e->plan.ok && !c; i++) {
			c = route_is_staged(e->plan.v[i].route) ? &e->plan.v[i] : NULL;
		}
		if (!c && all->relays && ends_are_two(&s->op)) {
			/* The plan of a short one is without. */
			return &all->v[route_first(all->relays)];
		}
	}
	return c ? c->route : NULL;
}

bool segment_does_without(struct engine *e, struct segment *s, int err)
{
	const struct mover *m = s->route->hop[0];
	const struct plan_candidate *c = plan_best(&e->plan, e->avoid | 1u << m->id);

	if (!s->route->there || !c) {
		return false;
	}
	progress_fell_back(s, c->route, err == EBUSY ? PL_REASON_HELD : PL_REASON_P2P_NO_SLAB, err);
	e->avoid |= 1u << m->id;
	segment_plan_anew(e, s);
	return true;
}

/* The mover took a rail by itself, and that failed: it takes another. */
static bool takes_other_rail(struct segment *s, struct mover *m)
{
	if (s->op.via || !(m->ops->traits & MOVER_LINKS && m->ops->joins & 1u << END_REMOTE) ||
	    m->ops->failed(m, &s->op) != PL_REASON_LANE_FAILED ||
	    progress_timed_out(s->p, s->pos)) {
		return false;
	}
	progress_fell_back(s, s->route, PL_REASON_LANE_FAILED, (int)-s->op.res);
	return true;
}

bool segment_retries(struct engine *e, struct segment *s, struct mover *m, ssize_t res)
{
	const struct route *to;
	enum pl_reason why;

	if (s->op.declined && res == -EAGAIN) {
		declined(e, s, m);
		return true;
	}
	s->op.res = res;
	if (takes_other_rail(s, m)) {
		return true;
	}
	to = m->ops->failed ? route_instead(e, s, m) : NULL;
	why = to ? m->ops->failed(m, &s->op) : PL_REASON_NONE;
	/* After the deadline nothing more is issued, so the other route is not tried. */
	if (!why || progress_timed_out(s->p, s->pos)) {
		return false;
	}
	log_once(s, why, (int)-res);
	progress_fell_back(s, to, why, (int)-res);
	if (m->ops->traits & MOVER_PAST_CACHE) {
		forget_plan(e, s);
		through_cache(s, to);
		return true;
	}
	trace_segment_end(s->p, s, res);
	if (m->ops->traits & MOVER_IN_PLACE) {
		/* For a reason that may pass (the file is changing, pages or descriptors are short)
		 * or that will not: this engine does no more of it. */
		if (shared_in_place(e)) {
			shared_end_in_place(e);
		}
		e->avoid |= 1u << m->id;
	} else {
		s->p->ask.apart = true;
	}
	segment_plan_anew(e, s);
	return true;
}
