/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_FLOW_H
#define TOPO_FLOW_H

/*
 * How much a machine carries at once from some nodes to others, over all its links together, and
 * which links are full then: the most that flows through the graph. Each link carries what it can
 * in each direction; nothing is said of software, or of how fast somebody asks.
 *
 * What passes bytes on:
 *  - PCIe switches, also from one port below to another, unless ACS redirects at either of the two;
 *  - host bridges and processors: from memory to devices and back; from device to device only with
 *    TOPO_FLOW_BRIDGES;
 *  - NVSwitches;
 *  - GPUs that are named in `via`: bytes land in their memory and leave it again.
 */

#include "topo/graph.h"

/* Each destination gets as much as every other. */
#define TOPO_FLOW_EVEN (1u << 0)
/* What comes from a device is written to the memory next to its processor, and read from there:
 * twice over that memory, and no shorter way. */
#define TOPO_FLOW_BOUNCE (1u << 1)
/* Devices reach each other through host bridges and processors, too. */
#define TOPO_FLOW_BRIDGES (1u << 2)
#define TOPO_FLOW_ALL (TOPO_FLOW_EVEN | TOPO_FLOW_BOUNCE | TOPO_FLOW_BRIDGES)

struct topo_flow_ask {
	const uint32_t *from; /* NUMA nodes stand for their memory */
	const uint32_t *to;   /* NUMA nodes, or devices; not both */
	const uint32_t *via;  /* GPUs */
	size_t n_from, n_to, n_via;
	uint32_t flags;
};

enum topo_limit_kind {
	TOPO_LIMIT_LINK = 1, /* a link, in one direction */
	TOPO_LIMIT_NODE,     /* what a node itself gives or takes: a drive's reads, a NIC's port */
	TOPO_LIMIT_MEMORY,   /* a NUMA node's memory, which each byte crosses twice */
};

/* One of those that are full, all of which together are the limit. */
struct topo_limit {
	enum topo_limit_kind kind;
	uint32_t at;  /* link or node */
	bool forward; /* of a link: from a to b */
	double bw;    /* GB/s */
};

#define TOPO_LANE_MAX 8

/* Bytes that take the same way from memory to memory. */
struct topo_lane {
	double bw;
	uint32_t n;
	uint32_t nodes[TOPO_LANE_MAX]; /* where it begins, lies on the way, and ends */
};

struct topo_flow {
	double bw;   /* GB/s, all together */
	double each; /* what the destination that gets least gets */
	/* The limit next to where the bytes come from, and the one next to where they go: often the
	 * same. Their sum is bw; with TOPO_FLOW_EVEN what they carry is shared by `fed` of the
	 * destinations, and the others could have had more. */
	struct topo_limit *limits[2];
	size_t n_limits[2];
	size_t fed;
	double *used; /* two a link: from a to b, from b to a */
	double *into; /* of each destination */
	struct topo_lane *lanes;
	size_t n_lanes;
};

/* -EINVAL: no such node, nothing that could be an end, memory and devices in `to`; -ENOMEM. */
int topo_flow_find(const struct topo_graph *g, const struct topo_flow_ask *q,
		   struct topo_flow **out);
void topo_flow_free(struct topo_flow *f);

#endif
