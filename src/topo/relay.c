/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Paths from a GPU to a NIC by way of another GPU: type PXN. */

#include "topo/relay.h"

/* The way from a device up through PCIe switches, up to and without the host bridge. */
struct ascent {
	uint32_t v[TOPO_PATH_MAX]; /* links */
	uint32_t n;
};

static void ascent_from(const struct topo_graph *g, uint32_t node, struct ascent *c)
{
	c->n = 0;
	while (c->n < TOPO_PATH_MAX && g->nodes[node].up != TOPO_NONE) {
		const struct topo_link *l = &g->links[g->nodes[node].up];

		if (l->kind != TOPO_LINK_PCIE || g->nodes[l->b].kind != TOPO_NODE_SWITCH) {
			break;
		}
		c->v[c->n++] = g->nodes[node].up;
		node = l->b;
	}
}

/* Goes on from a GPU to a NIC below the same switches; false if there are none. */
static bool go_across(const struct topo_graph *g, struct topo_reach *at, uint32_t gpu, uint32_t nic)
{
	struct ascent up, down;
	uint32_t u = 0, d = 0;

	ascent_from(g, gpu, &up);
	ascent_from(g, nic, &down);
	/* From the top down: what both have above them is not on the way. */
	while (u < up.n && d < down.n && up.v[up.n - 1 - u] == down.v[down.n - 1 - d]) {
		u++;
		d++;
	}
	u = up.n - u;
	d = down.n - d;
	if (!u || !d || g->links[up.v[u - 1]].b != g->links[down.v[d - 1]].b) {
		return false;
	}
	for (uint32_t i = 0; i < u; i++) {
		reach_add_link(g, at, up.v[i], g->links[up.v[i]].bw, 0);
	}
	while (d--) {
		reach_add_link(g, at, down.v[d], g->links[down.v[d]].bw, 0);
	}
	return true;
}

/* The GPU to which the best NVLinks lead of those that are near the NIC: one of all that hang below
 * the same uppermost switch. */
static void relay_below(const struct topo_graph *g, uint32_t from, const struct topo_reach *v,
			uint32_t at, uint32_t nic, struct topo_reach *best)
{
	for (uint32_t i = g->first[at]; i < g->first[at + 1]; i++) {
		uint32_t below = g->ends[i].node;
		struct topo_reach r;

		if (g->links[g->ends[i].link].kind != TOPO_LINK_PCIE ||
		    g->nodes[below].up != g->ends[i].link) {
			continue;
		}
		if (g->nodes[below].kind == TOPO_NODE_SWITCH) {
			relay_below(g, from, v, below, nic, best);
		}
		if (g->nodes[below].kind != TOPO_NODE_GPU || below == from ||
		    v[below].type != TOPO_PATH_NVL) {
			continue;
		}
		r = v[below];
		r.type = TOPO_PATH_PXN;
		r.relay = below;
		if (go_across(g, &r, below, nic) &&
		    (best->relay == TOPO_NONE || reach_better(&r, best))) {
			*best = r;
		}
	}
}

/*
 * Bytes from a GPU to a NIC that hangs elsewhere go by NVLink to a GPU near the NIC, and from its
 * memory by PCIe: two steps that a program takes, as NCCL counts them, for sending only. So the way
 * back has another type.
 */
void relay_sends(const struct topo_graph *g, uint32_t from, struct topo_reach *v)
{
	for (uint32_t nic = 0; g->nodes[from].lanes && nic < g->n_nodes; nic++) {
		struct topo_reach best = { .relay = TOPO_NONE };
		struct ascent up;

		if (g->nodes[nic].kind != TOPO_NODE_NIC || v[nic].type < TOPO_PATH_PIX) {
			continue;
		}
		ascent_from(g, nic, &up);
		if (up.n) {
			relay_below(g, from, v, g->links[up.v[up.n - 1]].b, nic, &best);
		}
		if (best.relay != TOPO_NONE &&
		    (v[nic].type > TOPO_PATH_PXN || best.bw > v[nic].bw)) {
			v[nic] = best;
		}
	}
}

uint32_t relay_trace(const struct topo_graph *g, uint32_t relay, uint32_t nic, uint32_t *links,
		     uint32_t i)
{
	struct ascent up;
	uint32_t at = nic, u;

	ascent_from(g, relay, &up);
	for (;;) {
		for (u = 0; u < up.n && g->links[up.v[u]].b != at; u++) {
		}
		if (u < up.n) {
			break;
		}
		links[--i] = g->nodes[at].up;
		at = g->links[g->nodes[at].up].b;
	}
	for (u++; u; u--) {
		links[--i] = up.v[u - 1];
	}
	return i;
}
