/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Which links a transfer uses: other devices' beside the own one, or rails. */

#include "base/bits.h"
#include "dev/dev.h"
#include "plan/plan.h"

/* Below this a link alone is done before the others have begun. */
#define LANES_FROM (16u << 20)
/* How many links carry bytes of cached files beside the device's own: processors copy the file
 * before a link carries it, and memory bandwidth feeds one more link (docs/benchmarks.md). */
#define BESIDE_CACHED 1u

/* The hop at the one remote among a route's ends, if its mover carries by the rail that is asked.
 */
static const struct mover *rail_hop(const struct route *r, const struct move_ask *ask)
{
	const struct mover *m =
		r->hop[ask->dst.kind == END_FILE || ask->src.kind == END_FILE ? r->hops - 1 : 0];

	return ask->dst.kind != ask->src.kind && m->ops->traits & MOVER_LINKS ? m : NULL;
}

/* Whether the device's links limit the route; else why not. */
static enum pl_reason waits_for_links(const struct plan_candidate *c, const struct move_ask *ask)
{
	const struct route *r = c->route;
	const struct end *other = end_is_mem(&ask->dst, MEM_DEVICE) ? &ask->src : &ask->dst;

	if (!(r->hop[r->hops - 1]->ops->traits & MOVER_LINKS)) {
		return PL_REASON_LANE_ROUTE;
	}
	if (ask_facts(ask)) {
		return r->hops == 2 && !ask_writes(ask) && route_has(r, MOVER_CACHED) &&
				       ask->resident >= 1
			       ? PL_REASON_NONE
			       : PL_REASON_LANE_ROUTE;
	}
	if (r->hops != 1) {
		return PL_REASON_LANE_ROUTE;
	}
	return end_is_mem(other, MEM_PINNED) ? PL_REASON_NONE : PL_REASON_LANE_NOT_PINNED;
}

void plan_lanes(const struct plan *p, const struct move_ask *ask, struct plan_lanes *out)
{
	const struct move_lanes *lanes = ask->lanes;
	const struct route *r;
	unsigned int most;

	*out = (struct plan_lanes){ .n = 0 };
	if (!lanes || !p->ok) {
		return;
	}
	r = p->v[0].route;
	if (lanes->rails) {
		out->of = rail_hop(r, ask);
		out->refuse = out->of ? PL_REASON_NONE : PL_REASON_LANE_ROUTE;
	} else {
		out->of = r->hop[r->hops - 1];
		out->refuse = waits_for_links(&p->v[0], ask);
		out->waits = !out->refuse;
	}
	if (!out->refuse && ask->len < LANES_FROM) {
		out->refuse = PL_REASON_LANE_SHORT;
	}
	if (out->refuse) {
		return;
	}
	/* A user who names devices has measured them, so all of them are used. */
	most = ask_facts(ask) && !lanes->named && !lanes->rails ? BESIDE_CACHED : MOVE_LANES;
	for (unsigned int i = 0; i < lanes->n; i++) {
		enum pl_reason why = ask_lane_refuse(ask, i);

		if (why) {
			out->refuse = out->refuse ? out->refuse : why;
		} else if (lanes->rails && !out->main) {
			out->main = lanes->v[i].via;
		} else if (out->n < most) {
			out->via[out->n++] = lanes->v[i].via;
		}
	}
	out->refuse = out->n ? PL_REASON_NONE : out->refuse;
}
