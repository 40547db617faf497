/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_FLOWS_H
#define TOOL_FLOWS_H

/* Questions about what a machine carries at once, and the answers in words and in JSON. */

#include "machine.h"

struct json_object;

struct nodes {
	uint32_t *v;
	size_t n;
};

/* NULL: the complaint was printed. To be freed with pl_topo_flow_free(). */
struct pl_topo_flow *flows_ask(const struct machine *m, struct nodes from, struct nodes to,
			       struct nodes via, uint64_t flags);

/*
 * Whether figures limit it. What goes on inside host memory alone, as with software GPUs, is
 * limited by that memory, of which a scan shows no figure: its links count 5000 GB/s in the graph.
 * And it is not known what a PCIe link carries that does not show its rate, unless its device gives
 * less.
 */
bool flows_known(const struct machine *m, const struct pl_topo_flow *f);
/* Why not. */
void flows_unknown_words(const struct machine *m, const struct pl_topo_flow *f, char *dst,
			 size_t space);

/* "4 x PCIe 3 x16 from switches to host bridges", "PCIe 3 x4 from nvme0 to 0000:17:00.0"; what is
 * limited further on as much follows it. */
void flows_limit_words(const struct machine *m, const struct pl_topo_flow *f, char *dst,
		       size_t space);

/* An array of what is full, each with what it is; near where bytes come from, or where they go. */
struct json_object *flows_limits(const struct machine *m, const struct pl_topo_flow *f, bool far);

/* What was measured, by the nodes' names. */
struct json_object *flows_measured(const struct machine *m);

/* An array of ways from memory to memory. */
struct json_object *flows_lanes(const struct machine *m, const struct pl_topo_flow *f);

/* "numa0 > gpu1 > gpu0" */
void flows_lane_words(const struct machine *m, const struct pl_topo_lane *lane, char *dst,
		      size_t space);

#endif
