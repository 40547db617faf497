/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Paths as they are compared and continued, in the search and at a relay. */

#include "topo/relay.h"

bool reach_better(const struct topo_reach *a, const struct topo_reach *b)
{
	if (a->type != b->type) {
		return a->type < b->type;
	}
	if (a->bw < b->bw || a->bw > b->bw) {
		return a->bw > b->bw;
	}
	return a->hops < b->hops;
}

void reach_add_link(const struct topo_graph *g, struct topo_reach *at, uint32_t link, double bw,
		    uint32_t count)
{
	const struct topo_link *l = &g->links[link];

	if (bw < at->bw) {
		at->bw = bw;
		at->limit = link;
	}
	if (l->kind == TOPO_LINK_NVLINK && (at->hops == 0 || at->count)) {
		at->count = at->hops && at->count < count ? at->count : count;
	} else {
		at->count = 0;
	}
	at->latency += l->latency;
	/* A port that redirects does not let a path go up and down again below one bridge. */
	at->redirected = at->redirected || (l->kind == TOPO_LINK_PCIE && l->acs == 1);
	at->inferred = at->inferred || (l->flags & TOPO_INFERRED);
	at->hops++;
	at->link = link;
}
