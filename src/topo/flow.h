/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_FLOW_H
#define TOPO_FLOW_H

/*
 * How much a machine carries at once from some nodes to others, over all its links together, and
 * which links are full then: the maximum flow through the graph. Each link carries its full
 * bandwidth in each direction; software and its request rate are no part of it.
 *
 * Bytes pass through:
 *  - PCIe switches, also from one port below to another, unless ACS redirects at either of the two;
 *  - host bridges and processors: from memory to devices and back; from device to device only with
 *    PL_TOPO_FLOW_BRIDGES;
 *  - NVSwitches;
 *  - GPUs that are named in `via`: bytes land in their memory and leave it again.
 */

#include <peerlane/topo.h>

#include "topo/graph.h"

/* As pl_topo_flow(). `q->size` is not looked at. */
int topo_flow_find(const struct topo_graph *g, const struct pl_topo_flow_args *q,
		   struct pl_topo_flow **out);
void topo_flow_free(struct pl_topo_flow *f);

#endif
