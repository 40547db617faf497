/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "exec/links.h"

#include <errno.h>

#include "base/bits.h"
#include "dev/dev.h"
#include "exec/share.h"
#include "exec/trace.h"

/* Segments in flight on each link: the next one is there when one has ended. */
#define LINK_DEPTH 2u
/* A segment is long compared with the interval of polls, and short compared with the rest of the
 * transfer, so that all links end at about the same time. */
#define SEGMENT_MAX (16u << 20)
#define SEGMENT_MIN (4u << 20)

void links_plan(const struct engine *e, struct plan_lanes *out)
{
	struct move_ask ask = e->p->ask;

	ask.resident = e->resident;
	plan_lanes(&e->plan, &ask, out);
}

void links_init(struct links *l, const struct plan_lanes *p, unsigned int mine)
{
	*l = (struct links){ .of = p->of, .mine = mine, .n = 1 + p->n };
	l->v[0].via = p->main;
	for (unsigned int i = 0; i < p->n; i++) {
		l->v[1 + i].via = p->via[i];
	}
}

static atomic_uint *at_home(struct exec *x, const struct transfer *t, const struct dev *d)
{
	return &x->at_home[end_is_mem(&t->dst, MEM_DEVICE) ? 0 : 1][d->place % DEV_PLACES];
}

bool links_busy(struct exec *x, const struct transfer *t, const struct link *l)
{
	return l->dev && atomic_load_explicit(at_home(x, t, l->dev), memory_order_relaxed) != 0;
}

void links_hold(struct exec *x, const struct transfer *t, bool waits, int by)
{
	if (waits) {
		atomic_fetch_add_explicit(at_home(x, t, ends_home(&t->dst, &t->src)),
					  (unsigned int)by, memory_order_relaxed);
	}
}

static bool usable(const struct engine *e, unsigned int link)
{
	const struct links *l = e->links;
	const struct link *via = l->v[link].via;

	return !l->v[link].left && (!via || !links_busy(e->x, e->p->t, via));
}

/* The own link always is. If no rail is, the first fails once more. */
static unsigned int first_usable(const struct engine *e)
{
	unsigned int i = 0;

	while (i < e->links->n && !usable(e, i)) {
		i++;
	}
	return i < e->links->n ? i : 0;
}

/* Operations in flight on a link, each on the channel over it. */
static unsigned int inflight(const struct engine *e, unsigned int link)
{
	unsigned int at = links_place(e->links, link);

	return e->open & 1u << at ? e->channels[at]->inflight : 0;
}

/* The one that has least in flight. */
static unsigned int least_busy(const struct engine *e)
{
	unsigned int first = first_usable(e);
	unsigned int least = first;

	for (unsigned int i = first + 1; i < e->links->n; i++) {
		/* Making a channel takes a while, the first time: the first has work by then. */
		if ((e->open & 1u << links_place(e->links, i) ||
		     inflight(e, first) >= LINK_DEPTH) &&
		    inflight(e, i) < inflight(e, least) && usable(e, i)) {
			least = i;
		}
	}
	return least;
}

bool links_pick(const struct engine *e, unsigned int *out)
{
	const struct links *l = e->links;

	if (l->mine != LINKS_ANY) {
		*out = usable(e, l->mine) ? l->mine : first_usable(e);
		return true;
	}
	*out = least_busy(e);
	return inflight(e, *out) < LINK_DEPTH;
}

uint64_t links_chunk(const struct engine *e)
{
	uint64_t share = (e->end - e->pos) / (2u * LINK_DEPTH * e->links->n);
	uint64_t chunk = SEGMENT_MAX;

	while (chunk > SEGMENT_MIN && chunk > share) {
		chunk /= 2;
	}
	return chunk;
}

const struct link *links_via(const struct engine *e, struct segment *s, const struct mover *m)
{
	const struct dev *between = s->p->ask.between;

	if (!(m->ops->traits & MOVER_LINKS)) {
		return NULL;
	}
	if (unlikely(s->route->there)) {
		s->took = NULL; /* the copy is inside the device */
		return NULL;
	}
	if (unlikely(e->links != NULL)) {
		if (m != e->links->of) {
			return NULL;
		}
		/* At a later hop, much time has passed since the segment was cut: take the least
		 * busy link. */
		s->link = s->hop && e->links->mine == LINKS_ANY ? least_busy(e) : s->link;
		/* With no rail left of those that were planned, the mover takes another. */
		s->took = links_are_rails(e->links) && e->links->v[s->link].left
				  ? NULL
				  : e->links->v[s->link].via;
		return s->took;
	}
	return route_is_staged(s->route) || likely(!between) ? NULL : &between->link;
}

bool links_failed(struct engine *e, struct segment *s, struct mover *m, ssize_t res)
{
	struct links *l = e->links;
	bool later = res == -EBUSY; /* a stream waits, or there is no memory for slots now */
	enum pl_reason why = PL_REASON_NONE;

	s->op.res = res;
	if (!later && m->ops->failed) {
		why = m->ops->failed(m, &s->op);
	}
	if (l && links_are_rails(l) && !later && why != PL_REASON_LANE_FAILED) {
		return false;
	}
	if (l) {
		l->v[s->link].left = true;
		s->link = first_usable(e);
		if (l->v[s->link].left && !(links_are_rails(l) && why && e->p->ask.far)) {
			return false;
		}
	}
	if (why) {
		progress_fell_back(s, s->route, why, (int)-res);
	}
	if (!l) {
		trace_segment_end(s->p, s, res);
		s->p->ask.between = NULL;
		segment_plan_anew(e, s);
	}
	return true;
}
