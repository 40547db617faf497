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
/* A segment is long compared with the interval of polls, and short compared with what is left, so
 * that all links end at about the same time. */
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
	*l = (struct links){ .mine = mine, .n = 1 + p->n };
	for (unsigned int i = 0; i < p->n; i++) {
		l->v[1 + i].via = p->via[i];
	}
}

static atomic_uint *at_home(struct exec *x, const struct transfer *t, const struct dev *d)
{
	return &x->at_home[end_is_mem(&t->dst, MEM_DEVICE) ? 0 : 1][d->place % DEV_PLACES];
}

bool links_busy(struct exec *x, const struct transfer *t, const struct dev *d)
{
	return atomic_load_explicit(at_home(x, t, d), memory_order_relaxed) != 0;
}

void links_hold(struct exec *x, const struct transfer *t, bool waits, int by)
{
	if (waits) {
		atomic_fetch_add_explicit(at_home(x, t, ends_home(&t->dst, &t->src)),
					  (unsigned int)by, memory_order_relaxed);
	}
}

static bool usable(const struct engine *e, const struct link *l)
{
	return !l->via || (!l->left && !links_busy(e->x, e->p->t, l->via));
}

/* Segments in flight on a link: copies of one hop, each on the channel over it. */
static unsigned int inflight(const struct engine *e, unsigned int link)
{
	unsigned int at = link ? PLACE_LINK(link) : engine_best(e)->route->hop[0]->id;

	return e->open & 1u << at ? e->channels[at]->inflight : 0;
}

bool links_pick(const struct engine *e, unsigned int *out)
{
	const struct links *l = e->links;
	unsigned int least;

	*out = 0;
	if (l->mine != LINKS_ANY) {
		*out = usable(e, &l->v[l->mine]) ? l->mine : 0;
		return true;
	}
	least = inflight(e, 0);
	for (unsigned int i = 1; i < l->n; i++) {
		/* Making a channel takes a while, the first time: the own link has work by then. */
		if ((e->open & 1u << PLACE_LINK(i) || inflight(e, 0) >= LINK_DEPTH) &&
		    inflight(e, i) < least && usable(e, &l->v[i])) {
			*out = i;
			least = inflight(e, i);
		}
	}
	return least < LINK_DEPTH;
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

struct dev *links_via(const struct engine *e, const struct segment *s, const struct mover *m)
{
	if (!(m->ops->traits & MOVER_LINKS)) {
		return NULL;
	}
	if (unlikely(e->links != NULL)) {
		return e->links->v[s->link].via;
	}
	return route_is_staged(s->route) ? NULL : s->p->ask.between;
}

void links_failed(struct engine *e, struct segment *s, struct mover *m, ssize_t res)
{
	bool later = res == -EBUSY; /* a stream waits, or there is no memory for slots now */
	enum pl_reason why = PL_REASON_NONE;

	s->op.res = res;
	if (!later && m->ops->failed) {
		why = m->ops->failed(m, &s->op);
	}
	if (why) {
		progress_fell_back(s, s->route, why, (int)-res);
	}
	if (!e->links) {
		trace_segment_end(s->p, s, res);
		s->p->ask.between = NULL;
		segment_plan_anew(e, s);
		return;
	}
	e->links->v[s->link].left = true;
	s->link = 0;
}
