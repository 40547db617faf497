/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/maxflow.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "topo/grow_array.h"

#define NONE UINT32_MAX

int maxflow_init(struct maxflow *f, uint32_t n_nodes)
{
	*f = (struct maxflow){ .n_nodes = n_nodes };
	f->head = alloc_array(n_nodes, sizeof(*f->head));
	f->at = alloc_array(n_nodes, sizeof(*f->at));
	f->level = alloc_array(n_nodes, sizeof(*f->level));
	f->line = alloc_array(n_nodes, sizeof(*f->line));
	if (!f->head || !f->at || !f->level || !f->line) {
		maxflow_finish(f);
		return -ENOMEM;
	}
	for (uint32_t i = 0; i < n_nodes; i++) {
		f->head[i] = NONE;
	}
	return 0;
}

void maxflow_finish(struct maxflow *f)
{
	free(f->edges);
	free(f->head);
	free(f->at);
	free(f->level);
	free(f->line);
	*f = (struct maxflow){ .edges = NULL };
}

static void put_edge(struct maxflow *f, uint32_t from, uint32_t to, int64_t cap)
{
	f->edges[f->n_edges] = (struct maxflow_edge){ to, f->head[from], cap };
	f->head[from] = f->n_edges++;
}

int maxflow_add(struct maxflow *f, uint32_t from, uint32_t to, int64_t cap)
{
	if (!grow_array(&f->edges, f->n_edges + 1, &f->space, sizeof(*f->edges))) {
		return -ENOMEM;
	}
	put_edge(f, from, to, cap);
	put_edge(f, to, from, 0);
	return 0;
}

/* Levels by the edges that have space; whether the sink can be reached. */
static bool set_levels(struct maxflow *f, uint32_t source, uint32_t sink)
{
	uint32_t done = 0;
	uint32_t n = 1;

	for (uint32_t i = 0; i < f->n_nodes; i++) {
		f->level[i] = NONE;
		f->at[i] = f->head[i];
	}
	f->level[source] = 0;
	f->line[0] = source;
	while (done < n) {
		uint32_t node = f->line[done++];

		for (uint32_t e = f->head[node]; e != NONE; e = f->edges[e].next) {
			uint32_t to = f->edges[e].to;

			if (f->edges[e].cap > 0 && f->level[to] == NONE) {
				f->level[to] = f->level[node] + 1;
				f->line[n++] = to;
			}
		}
	}
	return f->level[sink] != NONE;
}

static int64_t least(const struct maxflow *f, uint32_t n)
{
	int64_t cap = MAXFLOW_NO_LIMIT;

	for (uint32_t i = 0; i < n; i++) {
		cap = f->edges[f->line[i]].cap < cap ? f->edges[f->line[i]].cap : cap;
	}
	return cap;
}

/*
 * Finds one more way from source to sink, each step one level further. Returns the flow that it
 * carries; 0 if there is no way. A node keeps its place among its edges between calls: an edge
 * without a way at this level stays without one.
 */
static int64_t one_way(struct maxflow *f, uint32_t source, uint32_t sink)
{
	uint32_t node = source;
	uint32_t n = 0; /* f->line: the edges up to `node` */
	int64_t cap;

	while (node != sink) {
		uint32_t e = f->at[node];

		if (e == NONE) {
			if (n == 0) {
				return 0;
			}
			node = f->edges[f->line[--n] ^ 1].to;
			f->at[node] = f->edges[f->at[node]].next;
		} else if (f->edges[e].cap > 0 && f->level[f->edges[e].to] == f->level[node] + 1) {
			f->line[n++] = e;
			node = f->edges[e].to;
		} else {
			f->at[node] = f->edges[e].next;
		}
	}
	cap = least(f, n);
	for (uint32_t i = 0; i < n; i++) {
		f->edges[f->line[i]].cap -= cap;
		f->edges[f->line[i] ^ 1].cap += cap;
	}
	return cap;
}

int64_t maxflow_run(struct maxflow *f, uint32_t source, uint32_t sink)
{
	int64_t sum = 0;
	int64_t more;

	while (set_levels(f, source, sink)) {
		while ((more = one_way(f, source, sink)) > 0) {
			sum += more;
		}
	}
	return sum;
}

void maxflow_cut(struct maxflow *f, uint32_t source, uint32_t sink, bool near_sink, bool *in)
{
	uint32_t done = 0;
	uint32_t n = 1;

	for (uint32_t i = 0; i < f->n_nodes; i++) {
		in[i] = near_sink;
	}
	f->line[0] = near_sink ? sink : source;
	in[f->line[0]] = !near_sink;
	while (done < n) {
		uint32_t node = f->line[done++];

		for (uint32_t e = f->head[node]; e != NONE; e = f->edges[e].next) {
			uint32_t to = f->edges[e].to;
			/* From the sink the search goes against the edges. */
			int64_t space = near_sink ? f->edges[e ^ 1].cap : f->edges[e].cap;

			if (space > 0 && in[to] == near_sink) {
				in[to] = !near_sink;
				f->line[n++] = to;
			}
		}
	}
}
