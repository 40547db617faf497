/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Which other devices' links a transfer between the host and one device uses beside its own. */

#include "base/bits.h"
#include "dev/dev.h"
#include "plan/plan.h"

/* Below this a link alone is done before the others have begun. */
#define LANES_FROM (16u << 20)
/* A file is copied by processors before a link carries it, and memory bandwidth feeds so many links
 * (docs/benchmarks.md): the device's own and one more. */
#define BESIDE_CACHED 1u

/* Whether the links are what the route waits for; else why not. */
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
	unsigned int most;

	*out = (struct plan_lanes){ .n = 0 };
	if (!lanes || !p->ok) {
		return;
	}
	out->refuse = waits_for_links(&p->v[0], ask);
	out->waits = !out->refuse;
	if (!out->refuse && ask->len < LANES_FROM) {
		out->refuse = PL_REASON_LANE_SHORT;
	}
	if (out->refuse) {
		return;
	}
	/* A user who names devices has measured them, so all of them are used. */
	most = ask_facts(ask) && !lanes->named ? BESIDE_CACHED : MOVE_LANES;
	for (unsigned int i = 0; i < lanes->n; i++) {
		enum pl_reason why = lanes->v[i].refuse;

		if (why) {
			out->refuse = out->refuse ? out->refuse : why;
		} else if (out->n < most) {
			out->via[out->n++] = lanes->v[i].via;
		}
	}
	out->refuse = out->n ? PL_REASON_NONE : out->refuse;
}
