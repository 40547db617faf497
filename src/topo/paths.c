/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/paths.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "topo/bw.h"
#include "topo/grow_array.h"
#include "topo/relay.h"

static const struct {
	const char *name;
	const char *words;
} types[TOPO_PATH_TYPES] = {
	[TOPO_PATH_LOC] = { "LOC", "one and the same" },
	[TOPO_PATH_NVL] = { "NVL", "NVLink" },
	[TOPO_PATH_NVB] = { "NVB", "NVLink by way of another GPU" },
	[TOPO_PATH_C2C] = { "C2C", "NVLink-C2C" },
	[TOPO_PATH_PIX] = { "PIX", "one PCIe switch at most" },
	[TOPO_PATH_PXB] = { "PXB", "several PCIe switches, no host bridge" },
	[TOPO_PATH_P2C] = { "P2C", "NVLink-C2C to the processor, then PCIe" },
	[TOPO_PATH_PXN] = { "PXN", "sending only: NVLink to a GPU near the NIC, then PCIe" },
	[TOPO_PATH_PHB] = { "PHB", "a PCIe host bridge" },
	[TOPO_PATH_NODE] = { "NODE", "two host bridges of one NUMA node" },
	[TOPO_PATH_SYS] = { "SYS", "between NUMA nodes" },
	[TOPO_PATH_NET] = { "NET", "the network" },
	[TOPO_PATH_DIS] = { "DIS", "no path" },
};

const char *topo_path_type_name(enum topo_path_type t)
{
	return (size_t)t < ARRAY_LEN(types) ? types[t].name : "unknown";
}

const char *topo_path_type_words(enum topo_path_type t)
{
	return (size_t)t < ARRAY_LEN(types) ? types[t].words : "unknown";
}

/*
 * A search of Dijkstra's kind. The order of two paths to a node is type, then bandwidth, then
 * hops; none of the three gets better by going on, so a node that is the best of all open ones is
 * settled. (A path with a worse type and more bandwidth may turn out better behind a link that is
 * worse than both; NCCL's search drops it, too.)
 */
struct path_open {
	struct topo_reach at;
	uint32_t node;
};

struct path_search {
	const struct topo_graph *g;
	struct topo_reach *v;
	struct path_open *heap;
	size_t n, space;
	uint32_t from;
};

static _Thread_local unsigned long steps;

unsigned long topo_reach_steps(void)
{
	return steps;
}

static int push(struct path_search *s, uint32_t node, const struct topo_reach *at)
{
	size_t i = s->n;

	if (!grow_array(&s->heap, i, &s->space, sizeof(*s->heap))) {
		return -ENOMEM;
	}
	s->n++;
	while (i && reach_better(at, &s->heap[(i - 1) / 2].at)) {
		s->heap[i] = s->heap[(i - 1) / 2];
		i = (i - 1) / 2;
	}
	s->heap[i] = (struct path_open){ *at, node };
	return 0;
}

static struct path_open pop(struct path_search *s)
{
	struct path_open first = s->heap[0];
	struct path_open last = s->heap[--s->n];
	size_t i = 0;

	for (;;) {
		size_t k = 2 * i + 1;

		if (k >= s->n) {
			break;
		}
		if (k + 1 < s->n && reach_better(&s->heap[k + 1].at, &s->heap[k].at)) {
			k++;
		}
		if (!reach_better(&s->heap[k].at, &last.at)) {
			break;
		}
		s->heap[i] = s->heap[k];
		i = k;
	}
	if (s->n) {
		s->heap[i] = last;
	}
	return first;
}

static bool is_kind(const struct topo_graph *g, uint32_t node, enum topo_node_kind kind)
{
	return g->nodes[node].kind == kind;
}

/* Two functions below one port meet there, not in the host bridge. */
static bool turns_at_port(const struct path_search *s, const struct topo_reach *at,
			  const struct topo_link *l)
{
	const struct topo_link *before = at->link == TOPO_NONE ? NULL : &s->g->links[at->link];

	return before && before->kind == TOPO_LINK_PCIE && before->port[0] &&
	       strcmp(before->port, l->port) == 0;
}

static enum topo_path_type pcie_type(const struct path_search *s, const struct topo_reach *at,
				     uint32_t node, const struct topo_link *l, uint32_t next)
{
	if (at->type == TOPO_PATH_C2C || at->type == TOPO_PATH_P2C) {
		return TOPO_PATH_P2C;
	}
	if (is_kind(s->g, node, TOPO_NODE_ROOT)) {
		return turns_at_port(s, at, l) ? TOPO_PATH_PIX : TOPO_PATH_PHB;
	}
	return is_kind(s->g, node, TOPO_NODE_SWITCH) && is_kind(s->g, next, TOPO_NODE_SWITCH)
		       ? TOPO_PATH_PXB
		       : TOPO_PATH_PIX;
}

static enum topo_path_type local_type(const struct path_search *s, const struct topo_reach *at,
				      uint32_t node, uint32_t next)
{
	const struct topo_link *before = at->link == TOPO_NONE ? NULL : &s->g->links[at->link];

	if (!is_kind(s->g, node, TOPO_NODE_NUMA)) {
		return is_kind(s->g, node, TOPO_NODE_ROOT) ? TOPO_PATH_PHB : TOPO_PATH_LOC;
	}
	if (before && before->kind == TOPO_LINK_C2C) {
		return TOPO_PATH_P2C;
	}
	return before && before->kind == TOPO_LINK_LOCAL &&
			       is_kind(s->g, before->a, TOPO_NODE_ROOT) &&
			       is_kind(s->g, next, TOPO_NODE_ROOT)
		       ? TOPO_PATH_NODE
		       : TOPO_PATH_LOC;
}

static enum topo_path_type step_type(const struct path_search *s, const struct topo_reach *at,
				     uint32_t node, const struct topo_link *l, uint32_t next)
{
	switch (l->kind) {
	case TOPO_LINK_PCIE:
		return pcie_type(s, at, node, l, next);
	case TOPO_LINK_LOCAL:
		return local_type(s, at, node, next);
	case TOPO_LINK_SMP:
		return TOPO_PATH_SYS;
	case TOPO_LINK_NVLINK:
		return is_kind(s->g, node, TOPO_NODE_GPU) && node != s->from ? TOPO_PATH_NVB
									     : TOPO_PATH_NVL;
	case TOPO_LINK_C2C:
		return TOPO_PATH_C2C;
	default:
		return TOPO_PATH_NET;
	}
}

/* Whether a path may continue from a node over this link. */
static bool may_pass(const struct path_search *s, uint32_t node, const struct topo_link *l,
		     uint32_t next)
{
	switch (s->g->nodes[node].kind) {
	case TOPO_NODE_NVSWITCH:
		/* A switch's PCIe link is for its driver alone. */
		return l->kind == TOPO_LINK_NVLINK;
	case TOPO_NODE_GPU:
		/* A GPU forwards nothing: a program must make a copy by way of it, and NCCL counts
		 * such a path by one GPU only. */
		return l->kind == TOPO_LINK_NVLINK && is_kind(s->g, next, TOPO_NODE_GPU);
	default:
		return true;
	}
}

/* The sum of a node's NVLinks to one fabric, and their number. */
static double sum_links(const struct topo_graph *g, uint32_t node, uint32_t fabric, uint32_t *count)
{
	double bw = 0;

	*count = 0;
	for (uint32_t i = g->first[node]; i < g->first[node + 1]; i++) {
		const struct topo_link *l = &g->links[g->ends[i].link];

		if (l->kind == TOPO_LINK_NVLINK && g->nodes[g->ends[i].node].fabric == fabric) {
			bw += l->bw;
			*count += l->count;
		}
	}
	return bw;
}

/* Whether any link may continue a path from here: most devices only end paths, so most of a machine
 * never enters the heap. */
static bool goes_on(const struct path_search *s, uint32_t node, const struct topo_reach *at)
{
	switch (s->g->nodes[node].kind) {
	case TOPO_NODE_NUMA:
	case TOPO_NODE_ROOT:
	case TOPO_NODE_SWITCH:
		return true;
	case TOPO_NODE_NVSWITCH:
		return s->g->links[at->link].kind == TOPO_LINK_NVLINK;
	case TOPO_NODE_GPU:
		return at->hops == 1 && at->type == TOPO_PATH_NVL;
	default:
		return false;
	}
}

static int relax(struct path_search *s, const struct path_open *o, uint32_t link, uint32_t to)
{
	const struct topo_graph *g = s->g;
	const struct topo_link *l = &g->links[link];
	struct topo_reach next = o->at;
	enum topo_path_type type;
	uint32_t count = l->count;
	double bw = l->bw;

	steps++;
	if (o->node != s->from && !may_pass(s, o->node, l, to)) {
		return 0;
	}
	if (l->kind == TOPO_LINK_NVLINK && is_kind(g, to, TOPO_NODE_NVSWITCH)) {
		if (is_kind(g, o->node, TOPO_NODE_NVSWITCH)) {
			return 0; /* the same fabric */
		}
		to = g->nodes[to].fabric;
		bw = sum_links(g, o->node, to, &count);
	} else if (l->kind == TOPO_LINK_NVLINK && is_kind(g, o->node, TOPO_NODE_NVSWITCH)) {
		bw = sum_links(g, to, g->nodes[o->node].fabric, &count);
	}
	type = step_type(s, &o->at, o->node, l, to);
	next.type = type > next.type ? type : next.type;
	/* The way back of a path that is P2C in the other direction; a GPU ends it. */
	if (l->kind == TOPO_LINK_C2C && o->at.type >= TOPO_PATH_PIX &&
	    o->at.type <= TOPO_PATH_PHB) {
		next.type = TOPO_PATH_P2C;
	}
	reach_add_link(g, &next, link, bw, count);
	next.prev = o->node;
	if (!reach_better(&next, &s->v[to])) {
		return 0;
	}
	s->v[to] = next;
	return goes_on(s, to, &next) ? push(s, to, &next) : 0;
}

/* All links of a settled node; of a fabric, those of all its switches by NVLink. */
static int relax_all(struct path_search *s, const struct path_open *o)
{
	const struct topo_graph *g = s->g;
	int rc = 0;

	for (uint32_t at = o->node; at != TOPO_NONE && !rc; at = g->nodes[at].fabric_next) {
		for (uint32_t i = g->first[at]; i < g->first[at + 1] && !rc; i++) {
			if (at == o->node || g->links[g->ends[i].link].kind == TOPO_LINK_NVLINK) {
				rc = relax(s, o, g->ends[i].link, g->ends[i].node);
			}
		}
		if (!is_kind(g, at, TOPO_NODE_NVSWITCH)) {
			break;
		}
	}
	return rc;
}

/* A port does not redirect a path that goes through a host bridge anyway. */
static void end_redirection(const struct topo_graph *g, struct topo_reach *v)
{
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		v[i].redirected = v[i].redirected &&
				  (v[i].type == TOPO_PATH_PIX || v[i].type == TOPO_PATH_PXB);
	}
}

/* Subtracts the bandwidth that peers' traffic loses in an Intel host bridge. */
static void lose_in_bridge(const struct topo_graph *g, uint32_t from, struct topo_reach *v)
{
	if (strcmp(g->cpu_vendor, "GenuineIntel") != 0 || is_kind(g, from, TOPO_NODE_NUMA)) {
		return;
	}
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		if ((v[i].type == TOPO_PATH_PHB || v[i].type == TOPO_PATH_NODE) &&
		    g->nodes[i].kind > TOPO_NODE_SWITCH) {
			v[i].bw *= BW_INTEL_P2P;
		}
	}
}

int topo_reach_from(const struct topo_graph *g, uint32_t from, struct topo_reach *v)
{
	struct path_search s = { .g = g, .v = v, .from = from };
	int rc;

	if (from >= g->n_nodes) {
		return err_set(EINVAL, "the topology has no node %u", from);
	}
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		v[i] = (struct topo_reach){ .type = TOPO_PATH_DIS,
					    .link = TOPO_NONE,
					    .prev = TOPO_NONE,
					    .limit = TOPO_NONE,
					    .relay = TOPO_NONE };
	}
	v[from].type = TOPO_PATH_LOC;
	v[from].bw = BW_LOCAL;
	rc = push(&s, from, &v[from]);
	while (!rc && s.n) {
		struct path_open o = pop(&s);

		if (reach_better(&v[o.node], &o.at)) {
			continue; /* a better path to it was found meanwhile */
		}
		rc = relax_all(&s, &o);
	}
	free(s.heap);
	if (!rc) {
		end_redirection(g, v);
		lose_in_bridge(g, from, v);
	}
	if (!rc && is_kind(g, from, TOPO_NODE_GPU)) {
		relay_sends(g, from, v);
	}
	return rc;
}

/* Writes the links of a path into `out`, at most TOPO_PATH_MAX. */
static void trace(const struct topo_graph *g, const struct topo_reach *v, uint32_t to,
		  struct topo_path *out)
{
	uint32_t i = out->n;

	if (v[to].relay != TOPO_NONE) {
		i = relay_trace(g, v[to].relay, to, out->links, i);
		to = v[to].relay;
	}
	for (; i; i--) {
		out->links[i - 1] = v[to].link;
		to = v[to].prev;
	}
}

int topo_path_find(const struct topo_graph *g, const struct topo_rates *rates, uint32_t from,
		   uint32_t to, struct topo_path *out)
{
	struct topo_reach *v;
	double measured;
	int rc;

	if (from >= g->n_nodes || to >= g->n_nodes) {
		return err_set(EINVAL, "the topology has no node %u",
			       from >= g->n_nodes ? from : to);
	}
	v = alloc_array(g->n_nodes, sizeof(*v));
	rc = v ? topo_reach_from(g, from, v) : -ENOMEM;
	if (rc) {
		free(v);
		return rc;
	}
	*out = (struct topo_path){ .type = v[to].type,
				   .inferred = v[to].inferred,
				   .redirected = v[to].redirected,
				   .bw = v[to].bw,
				   .latency = v[to].latency,
				   .count = v[to].count,
				   .limit = v[to].limit };
	if (v[to].hops > TOPO_PATH_MAX) {
		free(v);
		return err_set(E2BIG, "the path from %s to %s has more than %d links",
			       g->nodes[from].name, g->nodes[to].name, TOPO_PATH_MAX);
	}
	out->n = v[to].hops;
	trace(g, v, to, out);
	free(v);
	measured = rates ? topo_rates_get(rates, g->nodes[from].name, g->nodes[to].name) : 0;
	if (measured > 0) {
		out->bw = measured;
		out->measured = true;
	}
	return 0;
}
