/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/flow.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "topo/flow_net.h"
#include "topo/grow_array.h"

/* The flow that callers get, and the arrays that it points to. */
struct answer {
	struct pl_topo_flow shown;	 /* first: callers have a pointer to it */
	struct pl_topo_limit *limits[2]; /* near the source, near the sink */
	size_t n_limits[2];
	double *used, *into;
	struct pl_topo_lane *lanes;
	size_t n_lanes, space;
};

struct flow_search {
	const struct topo_graph *g;
	const struct pl_topo_flow_args *q;
	struct flow_net net;
	bool *side;	 /* of each node of the network: on the source's side of a cut */
	int64_t *begins; /* of each edge that was added: its capacity */
	struct answer *out;
};

static double gbps(int64_t mbps)
{
	return (double)mbps / 1000;
}

static int64_t run(struct flow_search *f)
{
	return maxflow_run(&f->net.flow, NET_SOURCE, NET_SINK);
}

/* Before any flow; destinations take `share` at most. */
static void reset(struct flow_search *f, int64_t share)
{
	struct maxflow *flow = &f->net.flow;

	for (uint32_t e = 0; e < flow->n_edges; e += 2) {
		flow->edges[e].cap = f->begins[e / 2];
		flow->edges[e + 1].cap = 0;
	}
	for (size_t i = 0; i < f->q->n_to; i++) {
		int64_t own = f->net.sink_caps[i];

		flow->edges[f->net.sinks[i]].cap = own < share ? own : share;
	}
}

static bool crosses(const struct flow_search *f, uint32_t e)
{
	const struct maxflow *flow = &f->net.flow;

	return f->side[flow->edges[e ^ 1].to] && !f->side[flow->edges[e].to];
}

static bool is_share(const struct flow_search *f, uint32_t e, int64_t share)
{
	return f->net.tags[e / 2].what == NET_TO && f->begins[e / 2] > share;
}

static int32_t limit_kind(enum net_what what)
{
	return what == NET_LINK	   ? PL_TOPO_LIMIT_LINK
	       : what == NET_STAGE ? PL_TOPO_LIMIT_MEMORY
				   : PL_TOPO_LIMIT_NODE;
}

/* Keeps the edges of a cut. `share`: what destinations were allowed, which is no limit of theirs.
 */
static int keep_limits(struct flow_search *f, int64_t share, bool near_sink)
{
	const struct maxflow *flow = &f->net.flow;
	struct pl_topo_limit *v;
	size_t n = 0;

	maxflow_cut(&f->net.flow, NET_SOURCE, NET_SINK, near_sink, f->side);
	for (uint32_t e = 0; e < flow->n_edges; e += 2) {
		n += crosses(f, e) && !is_share(f, e, share);
	}
	v = alloc_array(n ? n : 1, sizeof(*v));
	if (!v) {
		return -ENOMEM;
	}
	n = 0;
	for (uint32_t e = 0; e < flow->n_edges; e += 2) {
		const struct net_tag *tag = &f->net.tags[e / 2];

		if (crosses(f, e) && !is_share(f, e, share)) {
			v[n++] = (struct pl_topo_limit){ limit_kind(tag->what), tag->at,
							 !tag->forward, gbps(f->begins[e / 2]) };
		}
	}
	free(f->out->limits[near_sink]);
	f->out->limits[near_sink] = v;
	f->out->n_limits[near_sink] = n;
	return 0;
}

static int keep_both(struct flow_search *f, int64_t share)
{
	int rc = keep_limits(f, share, false);

	return rc ? rc : keep_limits(f, share, true);
}

/*
 * Finds the share that all destinations can have at once. If they cannot all have `share`, the
 * cut's links must feed the destinations behind it, and the others get `share`. So the next share
 * to try is the links' sum, divided among the destinations behind the cut. The share falls at each
 * step and never below the answer.
 */
static int find_even(struct flow_search *f, int64_t sum)
{
	int64_t n = (int64_t)f->q->n_to;
	int64_t share = sum / n;
	int rc = 0;

	f->out->shown.n_fed = f->q->n_to;
	while (!rc) {
		int64_t links = 0;
		int64_t fed = n;

		reset(f, share);
		if (run(f) >= share * n || share == 0) {
			break;
		}
		rc = keep_both(f, share);
		maxflow_cut(&f->net.flow, NET_SOURCE, NET_SINK, false, f->side);
		for (uint32_t e = 0; e < f->net.flow.n_edges; e += 2) {
			if (crosses(f, e)) {
				fed -= is_share(f, e, share);
				links += is_share(f, e, share) ? 0 : f->begins[e / 2];
			}
		}
		f->out->shown.n_fed = (size_t)fed;
		share = links / fed;
	}
	return rc;
}

static void keep_used(struct flow_search *f)
{
	const struct maxflow *flow = &f->net.flow;
	int64_t least = MAXFLOW_NO_LIMIT;
	int64_t sum = 0;

	for (uint32_t e = 0; e < flow->n_edges; e += 2) {
		const struct net_tag *tag = &f->net.tags[e / 2];

		if (tag->what == NET_LINK) {
			f->out->used[2 * (size_t)tag->at + !tag->forward] +=
				gbps(maxflow_on(flow, e));
		}
	}
	for (size_t i = 0; i < f->q->n_to; i++) {
		int64_t got = maxflow_on(flow, f->net.sinks[i]);

		f->out->into[i] = gbps(got);
		least = got < least ? got : least;
		sum += got;
	}
	f->out->shown.gbps = gbps(sum);
	f->out->shown.each_gbps = gbps(least);
}

/* The node that an edge adds to a lane, TOPO_NONE if it adds none. */
static uint32_t lane_node(const struct net_tag *tag)
{
	return tag->what == NET_FROM || tag->what == NET_TO || tag->what == NET_STAGE ||
			       tag->what == NET_VIA
		       ? tag->at
		       : TOPO_NONE;
}

static int add_lane(struct answer *out, const struct pl_topo_lane *lane)
{
	if (!grow_array(&out->lanes, out->n_lanes, &out->space, sizeof(*lane))) {
		return -ENOMEM;
	}
	out->lanes[out->n_lanes++] = *lane;
	return 0;
}

/* Short ones first, then by their nodes. */
static int by_nodes(const void *a, const void *b)
{
	const struct pl_topo_lane *x = a, *y = b;

	if (x->n_nodes != y->n_nodes) {
		return x->n_nodes < y->n_nodes ? -1 : 1;
	}
	for (uint32_t i = 0; i < x->n_nodes; i++) {
		if (x->nodes[i] != y->nodes[i]) {
			return x->nodes[i] < y->nodes[i] ? -1 : 1;
		}
	}
	return 0;
}

/* Merges lanes over the same nodes: NVLinks side by side are many edges. */
static void merge_lanes(struct answer *out)
{
	size_t n = 0;

	if (out->n_lanes) {
		qsort(out->lanes, out->n_lanes, sizeof(*out->lanes), by_nodes);
	}
	for (size_t i = 0; i < out->n_lanes; i++) {
		if (n && by_nodes(&out->lanes[n - 1], &out->lanes[i]) == 0) {
			out->lanes[n - 1].gbps += out->lanes[i].gbps;
		} else {
			out->lanes[n++] = out->lanes[i];
		}
	}
	out->n_lanes = n;
}

/* An edge that has flow left; those that go to the sink first, so that ways stay short. */
static uint32_t next_on(const struct maxflow *flow, uint32_t node)
{
	uint32_t found = UINT32_MAX;

	for (uint32_t e = flow->head[node]; e != UINT32_MAX; e = flow->edges[e].next) {
		if (!(e & 1) && maxflow_on(flow, e) > 0) {
			found = found == UINT32_MAX || flow->edges[e].to == NET_SINK ? e : found;
		}
	}
	return found;
}

/*
 * Takes the flow apart into ways, each from source to sink. `line` has the edges of one; where a
 * way meets itself the circle, which carries nothing anywhere, is taken out first.
 */
static int take_apart(struct flow_search *f)
{
	struct maxflow *flow = &f->net.flow;
	uint32_t *place = flow->at; /* of each node on the way: edges up to it, plus one; 0 not */
	int rc = 0;

	memset(place, 0, flow->n_nodes * sizeof(*place));
	while (!rc && next_on(flow, NET_SOURCE) != UINT32_MAX) {
		struct pl_topo_lane lane = { .n_nodes = 0 };
		int64_t bw = MAXFLOW_NO_LIMIT;
		uint32_t node = NET_SOURCE;
		uint32_t n = 0, begin = 0;

		while (node != NET_SINK && !place[node]) {
			place[node] = n + 1;
			flow->line[n] = next_on(flow, node);
			node = flow->edges[flow->line[n++]].to;
		}
		begin = place[node] ? place[node] - 1 : 0;
		for (uint32_t i = begin; i < n; i++) {
			int64_t on = maxflow_on(flow, flow->line[i]);

			bw = on < bw ? on : bw;
		}
		for (uint32_t i = 0; i < n; i++) {
			uint32_t at = lane_node(&f->net.tags[flow->line[i] / 2]);

			place[flow->edges[flow->line[i] ^ 1].to] = 0;
			flow->edges[flow->line[i] ^ 1].cap -= i >= begin ? bw : 0;
			if (at != TOPO_NONE && lane.n_nodes < PL_TOPO_LANE_NODES) {
				lane.nodes[lane.n_nodes++] = at;
			}
		}
		lane.gbps = gbps(bw);
		rc = node == NET_SINK ? add_lane(f->out, &lane) : 0;
	}
	return rc;
}

static int find(struct flow_search *f)
{
	int64_t sum;
	int rc;

	for (uint32_t e = 0; e < f->net.flow.n_edges; e += 2) {
		f->begins[e / 2] = f->net.flow.edges[e].cap;
	}
	sum = run(f);
	f->out->shown.n_fed = f->q->n_to;
	rc = keep_both(f, MAXFLOW_NO_LIMIT);
	if (!rc && f->q->flags & PL_TOPO_FLOW_EVEN) {
		rc = find_even(f, sum);
	}
	if (!rc) {
		keep_used(f);
		rc = take_apart(f);
	}
	return rc;
}

static void show(struct answer *a)
{
	struct pl_topo_flow *s = &a->shown;

	merge_lanes(a);
	s->size = sizeof(*s);
	s->limits = a->limits[0];
	s->limits_to = a->limits[1];
	s->n_limits = a->n_limits[0];
	s->n_limits_to = a->n_limits[1];
	s->into = a->into;
	s->used = a->used;
	s->lanes = a->lanes;
	s->n_lanes = a->n_lanes;
}

int topo_flow_find(const struct topo_graph *g, const struct pl_topo_flow_args *q,
		   struct pl_topo_flow **out)
{
	struct flow_search f = { .g = g, .q = q };
	int rc = flow_net_make(&f.net, g, q);

	if (rc) {
		return rc;
	}
	f.side = alloc_array(f.net.flow.n_nodes, sizeof(*f.side));
	f.begins = alloc_array(f.net.flow.n_edges / 2, sizeof(*f.begins));
	f.out = alloc_zero(sizeof(*f.out));
	if (f.out) {
		f.out->used = alloc_array(2 * (size_t)g->n_links + 1, sizeof(*f.out->used));
		f.out->into = alloc_array(q->n_to, sizeof(*f.out->into));
	}
	rc = f.side && f.begins && f.out && f.out->used && f.out->into ? find(&f) : -ENOMEM;
	flow_net_finish(&f.net);
	free(f.side);
	free(f.begins);
	if (rc) {
		topo_flow_free(f.out ? &f.out->shown : NULL);
		return rc;
	}
	show(f.out);
	*out = &f.out->shown;
	return 0;
}

void topo_flow_free(struct pl_topo_flow *flow)
{
	struct answer *a = (struct answer *)flow;

	if (a) {
		free(a->limits[0]);
		free(a->limits[1]);
		free(a->used);
		free(a->into);
		free(a->lanes);
		free(a);
	}
}
