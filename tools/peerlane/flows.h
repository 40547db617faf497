/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_FLOWS_H
#define TOOL_FLOWS_H

/* Questions about the rate of a machine for several transfers at once, and the answers in words and
 * in JSON. */

#include "machine.h"

struct json_object;

struct nodes {
	uint32_t *v;
	size_t n;
};

/* Returns the flow, which the caller frees with pl_topo_flow_free(), or NULL with the complaint
 * printed. */
struct pl_topo_flow *flows_ask(const struct machine *m, struct nodes from, struct nodes to,
			       struct nodes via, uint64_t flags);

/*
 * Whether known rates limit a flow. A flow inside host memory alone, as with software GPUs, is
 * limited by that memory, for which a scan has no figure: its links count 5000 GB/s in the graph.
 * Also the rate of a PCIe link that does not show it is unknown, unless its device gives less.
 */
bool flows_known(const struct machine *m, const struct pl_topo_flow *f);
/* Writes the reason if it is not known. */
void flows_unknown_words(const struct machine *m, const struct pl_topo_flow *f, char *dst,
			 size_t space);

/* Writes a flow's limit: "4 x PCIe 3 x16 from switches to host bridges", "PCIe 3 x4 from nvme0 to
 * 0000:17:00.0". Limits further on that are as low follow. */
void flows_limit_words(const struct machine *m, const struct pl_topo_flow *f, char *dst,
		       size_t space);

/* Returns an array of the limits, each with its kind: near the sources of the bytes, or near their
 * destinations. */
struct json_object *flows_limits(const struct machine *m, const struct pl_topo_flow *f, bool far);

/* Returns the measured values, by the nodes' names. */
struct json_object *flows_measured(const struct machine *m);

/* An array of ways from memory to memory. */
struct json_object *flows_lanes(const struct machine *m, const struct pl_topo_flow *f);

/* "numa0 > gpu1 > gpu0" */
void flows_lane_words(const struct machine *m, const struct pl_topo_lane *lane, char *dst,
		      size_t space);

#endif
