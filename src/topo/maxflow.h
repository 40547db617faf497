/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_MAXFLOW_H
#define TOPO_MAXFLOW_H

/*
 * The most that a network of edges with capacities carries from one node to another, by Dinic's
 * algorithm: shortest ways first, all of one length at a time. Capacities are integers, so that the
 * answer is exact and the same on every machine.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MAXFLOW_NO_LIMIT (INT64_MAX / 4)

/* Edges come in pairs: 2i as it was added, 2i + 1 back. What `cap` has left is what else fits. */
struct maxflow_edge {
	uint32_t to;
	uint32_t next; /* of the node that it leaves, UINT32_MAX after the last */
	int64_t cap;
};

struct maxflow {
	struct maxflow_edge *edges;
	uint32_t *head;	 /* of each node: its first edge, UINT32_MAX none */
	uint32_t *at;	 /* of each node: the edge that a search is at */
	uint32_t *level; /* of each node: edges from the source, UINT32_MAX out of reach */
	uint32_t *line;	 /* nodes in line; edges of the way that a search is on */
	uint32_t n_nodes, n_edges;
	size_t space;
};

int maxflow_init(struct maxflow *f, uint32_t n_nodes); /* -ENOMEM */
void maxflow_finish(struct maxflow *f);

/* Edges are numbered 0, 2, 4, ... as they are added. -ENOMEM. */
int maxflow_add(struct maxflow *f, uint32_t from, uint32_t to, int64_t cap);

/* What more flows from source to sink beside what flows already. */
int64_t maxflow_run(struct maxflow *f, uint32_t source, uint32_t sink);

static inline int64_t maxflow_on(const struct maxflow *f, uint32_t edge)
{
	return f->edges[edge ^ 1].cap;
}

/*
 * Finds, after a run, on which side of a full cut each node is: in[node] is true on the source's.
 * If there are several cuts, takes the one next to the source, or to the sink.
 */
void maxflow_cut(struct maxflow *f, uint32_t source, uint32_t sink, bool near_sink, bool *in);

#endif
