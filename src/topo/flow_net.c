/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/flow_net.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "topo/grow_array.h"

#define FLAGS (PL_TOPO_FLOW_EVEN | PL_TOPO_FLOW_BOUNCE | PL_TOPO_FLOW_BRIDGES | PL_TOPO_FLOW_NVLINK)
#define NO_PEERS (PL_TOPO_FLOW_BOUNCE | PL_TOPO_FLOW_NVLINK) /* by PCIe */

/* Capacities are MB/s. */
static int64_t capacity(double bw)
{
	return bw > 0 ? (int64_t)(bw * 1000 + .5) : MAXFLOW_NO_LIMIT;
}

struct net_making {
	struct flow_net *net;
	const struct topo_graph *g;
	const struct pl_topo_flow_args *q;
	uint8_t *marks; /* of each node: which lists have it */
	bool to_memory; /* what arrives stays in host memory, or in a software GPU, which is that */
	int err;	/* of the first edge that could not be added */
};

enum {
	MARK_FROM = 1,
	MARK_TO = 2,
	MARK_VIA = 4,
};

static void add(struct net_making *m, uint32_t from, uint32_t to, int64_t cap, struct net_tag tag)
{
	struct flow_net *net = m->net;
	uint32_t pair = net->flow.n_edges / 2;

	if (!m->err && !grow_array(&net->tags, pair, &net->space, sizeof(tag))) {
		m->err = -ENOMEM;
	}
	if (!m->err) {
		net->tags[pair] = tag;
		m->err = maxflow_add(&net->flow, from, to, cap);
	}
}

static void inside(struct net_making *m, uint32_t node, enum net_side from, enum net_side to)
{
	add(m, net_id(node, from), net_id(node, to), MAXFLOW_NO_LIMIT,
	    (struct net_tag){ .what = NET_INSIDE });
}

static bool is_kind(const struct net_making *m, uint32_t node, enum topo_node_kind kind)
{
	return m->g->nodes[node].kind == kind;
}

static bool is_soft(const struct net_making *m, uint32_t node)
{
	return is_kind(m, node, TOPO_NODE_GPU) && m->g->nodes[node].flags & TOPO_SOFT;
}

/* Where bytes that begin in host memory, or go to other processors, are at a NUMA node: on their
 * way to a device, or, where they stay in memory, on their way into it. */
static enum net_side memory_side(const struct net_making *m)
{
	return m->to_memory ? NET_UP : NET_DOWN;
}

/* Adds the edges inside a node, for the bytes that it passes on. */
static void add_node(struct net_making *m, uint32_t node)
{
	switch (m->g->nodes[node].kind) {
	case TOPO_NODE_SWITCH:
	case TOPO_NODE_ROOT:
		inside(m, node, NET_UP, NET_OUT);
		inside(m, node, NET_TOP, NET_DOWN);
		if (is_kind(m, node, TOPO_NODE_SWITCH) || m->q->flags & PL_TOPO_FLOW_BRIDGES) {
			if (!(m->q->flags & NO_PEERS)) {
				inside(m, node, NET_UP, NET_DOWN);
			}
		}
		break;
	case TOPO_NODE_NUMA:
		if (m->q->flags & PL_TOPO_FLOW_BOUNCE) {
			double bw = m->g->nodes[node].bw;

			/* Bytes go in and out again: half of the memory's bandwidth. */
			add(m, net_id(node, NET_UP), net_id(node, NET_DOWN), capacity(bw / 2),
			    (struct net_tag){ .what = NET_STAGE, .at = node });
		} else if (m->q->flags & PL_TOPO_FLOW_BRIDGES) {
			inside(m, node, NET_UP, NET_DOWN);
		}
		break;
	default:
		break;
	}
}

static void add_way(struct net_making *m, uint32_t link, bool forward, uint32_t from, uint32_t to)
{
	add(m, from, to, capacity(m->g->links[link].bw),
	    (struct net_tag){ .what = NET_LINK, .forward = forward, .at = link });
}

static bool passes_pcie(const struct net_making *m, uint32_t node)
{
	return is_kind(m, node, TOPO_NODE_SWITCH) || is_kind(m, node, TOPO_NODE_ROOT);
}

/* By NVLink-C2C, or by NVLinks as some processors have them. */
static bool is_on_processor(const struct net_making *m, uint32_t node)
{
	for (uint32_t i = m->g->first[node]; i < m->g->first[node + 1]; i++) {
		const struct topo_link *l = &m->g->links[m->g->ends[i].link];

		if (l->kind == TOPO_LINK_C2C || (l->kind == TOPO_LINK_NVLINK &&
						 is_kind(m, m->g->ends[i].node, TOPO_NODE_NUMA))) {
			return true;
		}
	}
	return false;
}

/* `b` is nearer to the root. What ACS redirects at the port goes up, and comes from above only. */
static void add_pcie(struct net_making *m, uint32_t link)
{
	const struct topo_link *l = &m->g->links[link];
	bool redirected = l->acs == 1;

	if (!passes_pcie(m, l->b) || is_kind(m, l->a, TOPO_NODE_NVSWITCH) ||
	    (m->q->flags & PL_TOPO_FLOW_NVLINK && is_on_processor(m, l->a))) {
		return; /* an NVSwitch's is for its driver */
	}
	add_way(m, link, true, net_id(l->a, NET_OUT), net_id(l->b, redirected ? NET_OUT : NET_UP));
	add_way(m, link, false, net_id(l->b, redirected ? NET_TOP : NET_DOWN),
		net_id(l->a, passes_pcie(m, l->a) ? NET_TOP : NET_DOWN));
}

/*
 * A host bridge, or a GPU by C2C or NVLink, and its processor. A software GPU's bytes are in host
 * memory already: they leave it as that does, and what devices write there has arrived. Staging
 * them (bounce) copies them as it does any.
 */
static void add_local(struct net_making *m, uint32_t link, uint32_t device, uint32_t numa)
{
	bool forward = m->g->links[link].a == device;
	bool in_place = is_soft(m, device) && !(m->q->flags & PL_TOPO_FLOW_BOUNCE);

	add_way(m, link, forward, net_id(device, NET_OUT),
		net_id(numa, in_place ? memory_side(m) : NET_UP));
	add_way(m, link, !forward, net_id(numa, in_place ? memory_side(m) : NET_DOWN),
		net_id(device, passes_pcie(m, device) ? NET_TOP : NET_DOWN));
}

/* NVSwitches that act as one are one point: bytes that come in go out. */
static uint32_t nvlink_in(const struct net_making *m, uint32_t node)
{
	return is_kind(m, node, TOPO_NODE_NVSWITCH) ? net_id(m->g->nodes[node].fabric, NET_OUT)
						    : net_id(node, NET_DOWN);
}

static uint32_t nvlink_out(const struct net_making *m, uint32_t node)
{
	return is_kind(m, node, TOPO_NODE_NVSWITCH) ? net_id(m->g->nodes[node].fabric, NET_OUT)
						    : net_id(node, NET_OUT);
}

static void add_nvlink(struct net_making *m, uint32_t link, bool forward)
{
	const struct topo_link *l = &m->g->links[link];
	uint32_t from = forward ? l->a : l->b;
	uint32_t to = forward ? l->b : l->a;

	if (m->q->flags & PL_TOPO_FLOW_BOUNCE && m->marks[from] & MARK_FROM) {
		return; /* bytes from a source go to memory first */
	}
	if (nvlink_out(m, from) != nvlink_in(m, to)) {
		add_way(m, link, forward, nvlink_out(m, from), nvlink_in(m, to));
	}
}

static void add_link(struct net_making *m, uint32_t link)
{
	const struct topo_link *l = &m->g->links[link];
	bool a_numa = is_kind(m, l->a, TOPO_NODE_NUMA), b_numa = is_kind(m, l->b, TOPO_NODE_NUMA);
	enum net_side side = memory_side(m);

	switch (l->kind) {
	case TOPO_LINK_PCIE:
		add_pcie(m, link);
		break;
	case TOPO_LINK_SMP:
		add_way(m, link, true, net_id(l->a, side), net_id(l->b, side));
		add_way(m, link, false, net_id(l->b, side), net_id(l->a, side));
		break;
	case TOPO_LINK_NET:
		break; /* a NIC stands for all nodes behind it */
	default:
		if (a_numa || b_numa) {
			add_local(m, link, a_numa ? l->b : l->a, a_numa ? l->a : l->b);
		} else {
			add_nvlink(m, link, true);
			add_nvlink(m, link, false);
		}
		break;
	}
}

static bool is_device(enum topo_node_kind k)
{
	return k == TOPO_NODE_GPU || k == TOPO_NODE_NIC || k == TOPO_NODE_DRIVE ||
	       k == TOPO_NODE_MEMORY;
}

static void add_source(struct net_making *m, size_t i)
{
	uint32_t node = m->q->from[i];
	const struct topo_node *n = &m->g->nodes[node];
	enum net_side side = n->kind != TOPO_NODE_NUMA ? NET_OUT : memory_side(m);
	double told = m->q->from_gbps ? m->q->from_gbps[i] : 0;

	add(m, NET_SOURCE, net_id(node, side), capacity(told > 0 ? told : n->bw),
	    (struct net_tag){ .what = NET_FROM, .at = node });
}

static void add_sink(struct net_making *m, size_t i)
{
	uint32_t node = m->q->to[i];
	const struct topo_node *n = &m->g->nodes[node];
	enum net_side side = n->kind == TOPO_NODE_NUMA ? NET_UP : NET_DOWN;
	int64_t cap = capacity(n->bw_write > 0 ? n->bw_write : n->bw);

	m->net->sinks[i] = m->net->flow.n_edges;
	m->net->sink_caps[i] = cap;
	add(m, net_id(node, side), NET_SINK, cap, (struct net_tag){ .what = NET_TO, .at = node });
}

/* Which nodes a list may have, each once. */
static int check_list(struct net_making *m, uint8_t mark, const uint32_t *v, size_t n)
{
	const struct topo_node *nodes = m->g->nodes;

	for (size_t i = 0; i < n; i++) {
		if (v[i] >= m->g->n_nodes) {
			return err_set(EINVAL, "the topology has no node %u", v[i]);
		}
		if (mark == MARK_VIA
			    ? nodes[v[i]].kind != TOPO_NODE_GPU
			    : !is_device(nodes[v[i]].kind) && nodes[v[i]].kind != TOPO_NODE_NUMA) {
			return err_set(EINVAL, "bytes cannot begin, stay or end in %s, a %s",
				       nodes[v[i]].name, topo_node_kind_name(nodes[v[i]].kind));
		}
		if (m->marks[v[i]] & mark) {
			return err_set(EINVAL, "%s is named twice", nodes[v[i]].name);
		}
		m->marks[v[i]] |= mark;
		if (nodes[v[i]].kind == TOPO_NODE_NUMA && m->marks[v[i]] & MARK_FROM &&
		    m->marks[v[i]] & MARK_TO) {
			return err_set(EINVAL, "bytes in %s need no way to get there",
				       nodes[v[i]].name);
		}
	}
	return 0;
}

static int check(struct net_making *m)
{
	const struct pl_topo_flow_args *q = m->q;
	size_t memories = 0, soft = 0;
	int rc;

	if (!q->n_from || !q->n_to) {
		return err_set(EINVAL, "a flow needs nodes that it comes from and goes to");
	}
	if (q->flags & ~(uint64_t)FLAGS) {
		return err_set(EINVAL, "a flow has no flags %#llx",
			       (unsigned long long)(q->flags & ~(uint64_t)FLAGS));
	}
	for (size_t i = 0; q->from_gbps && i < q->n_from; i++) {
		if (!(q->from_gbps[i] >= 0 && q->from_gbps[i] < 1e9)) {
			return err_set(EINVAL, "%g GB/s is no bandwidth", q->from_gbps[i]);
		}
	}
	rc = check_list(m, MARK_FROM, q->from, q->n_from);
	rc = rc ? rc : check_list(m, MARK_TO, q->to, q->n_to);
	rc = rc ? rc : check_list(m, MARK_VIA, q->via, q->n_via);
	for (size_t i = 0; i < q->n_to && !rc; i++) {
		memories += is_kind(m, q->to[i], TOPO_NODE_NUMA);
		soft += is_soft(m, q->to[i]);
	}
	if (!rc && memories && memories != q->n_to) {
		rc = err_set(EINVAL, "a flow ends in host memory or in devices, not in both");
	}
	m->to_memory = memories || (soft == q->n_to && !(q->flags & PL_TOPO_FLOW_BOUNCE));
	return rc;
}

static void add_all(struct net_making *m)
{
	for (size_t i = 0; i < m->q->n_from; i++) {
		add_source(m, i);
	}
	for (size_t i = 0; i < m->q->n_to; i++) {
		add_sink(m, i);
	}
	for (size_t i = 0; i < m->q->n_via; i++) {
		uint32_t gpu = m->q->via[i];

		add(m, net_id(gpu, NET_DOWN), net_id(gpu, NET_OUT), MAXFLOW_NO_LIMIT,
		    (struct net_tag){ .what = NET_VIA, .at = gpu });
	}
	for (uint32_t i = 0; i < m->g->n_nodes; i++) {
		add_node(m, i);
	}
	for (uint32_t i = 0; i < m->g->n_links; i++) {
		add_link(m, i);
	}
}

int flow_net_make(struct flow_net *net, const struct topo_graph *g,
		  const struct pl_topo_flow_args *q)
{
	struct net_making m = { .net = net, .g = g, .q = q };

	*net = (struct flow_net){ .tags = NULL };
	m.marks = alloc_array(g->n_nodes, sizeof(*m.marks));
	m.err = m.marks ? check(&m) : -ENOMEM;
	if (!m.err) {
		net->sinks = alloc_array(q->n_to, sizeof(*net->sinks));
		net->sink_caps = alloc_array(q->n_to, sizeof(*net->sink_caps));
		m.err = net->sinks && net->sink_caps
				? maxflow_init(&net->flow, net_id(g->n_nodes, NET_OUT))
				: -ENOMEM;
	}
	if (!m.err) {
		add_all(&m);
	}
	free(m.marks);
	if (m.err) {
		flow_net_finish(net);
	}
	return m.err;
}

void flow_net_finish(struct flow_net *net)
{
	maxflow_finish(&net->flow);
	free(net->tags);
	free(net->sinks);
	free(net->sink_caps);
	*net = (struct flow_net){ .tags = NULL };
}
