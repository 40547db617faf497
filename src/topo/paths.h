/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_PATHS_H
#define TOPO_PATHS_H

/*
 * The best path between two nodes of a graph, as NCCL chooses it: the type first, then bandwidth,
 * then the number of links. A path's type is the worst among its parts.
 */

#include "topo/graph.h"

/* The order is the rank: the lower, the better. Numbers are those of enum pl_topo_path_type. */
enum topo_path_type {
	TOPO_PATH_LOC,	/* one and the same node, or inside one chip */
	TOPO_PATH_NVL,	/* NVLinks, directly or through NVSwitches */
	TOPO_PATH_NVB,	/* NVLinks by way of another GPU */
	TOPO_PATH_C2C,	/* NVLink-C2C */
	TOPO_PATH_PIX,	/* one PCIe switch at most */
	TOPO_PATH_PXB,	/* several PCIe switches, no host bridge */
	TOPO_PATH_P2C,	/* GPU and NIC: C2C to the processor, then PCIe */
	TOPO_PATH_PXN,	/* GPU and NIC: NVLinks to a GPU that is near the NIC, then PCIe */
	TOPO_PATH_PHB,	/* a host bridge */
	TOPO_PATH_NODE, /* two host bridges of one NUMA node; NCCL calls it PHB too */
	TOPO_PATH_SYS,	/* between NUMA nodes */
	TOPO_PATH_NET,
	TOPO_PATH_DIS, /* none */
	TOPO_PATH_TYPES,
};

#define TOPO_PATH_MAX 32 /* links */

struct topo_path {
	enum topo_path_type type;
	bool inferred;	 /* goes over an inferred link */
	bool redirected; /* a port's ACS sends it up to the root, whatever the type says */
	bool measured;	 /* bw is what this process has measured, not the model's */
	double bw;	 /* GB/s one way; 5000 from a node to itself */
	double latency;	 /* ns one way, an estimate: of the wires, no software in it */
	uint32_t count;	 /* NVLinks side by side where they are fewest, 0: not NVLink all the way */
	uint32_t limit;	 /* the link that has the least, TOPO_NONE */
	uint32_t n;	 /* links on the way, from first to last; of parallel NVLinks one */
	uint32_t links[TOPO_PATH_MAX];
};

/*
 * Bandwidths that this process has measured between ends, in place of the model's: a moving
 * average a pair and direction. One of these may be used by any thread.
 */
struct topo_rates;
int topo_rates_create(struct topo_rates **out);
void topo_rates_free(struct topo_rates *r);
/* Adds one transfer of nbytes in ns nanoseconds between the nodes of these names. Returns 0 or
 * -ENOMEM. */
int topo_rates_add(struct topo_rates *r, const char *from, const char *to, uint64_t nbytes,
		   uint64_t ns);
/* GB/s, 0 if nothing was measured. */
double topo_rates_get(const struct topo_rates *r, const char *from, const char *to);

/* Finds the best path between two nodes; without a path, the type is DIS and bw 0. `rates` may be
 * NULL. Returns 0, or -EINVAL if there are no such nodes. */
int topo_path_find(const struct topo_graph *g, const struct topo_rates *rates, uint32_t from,
		   uint32_t to, struct topo_path *out);

/* A node's entry in a row of the matrix: the best path to it. A row has n_nodes entries, from one
 * node to all. */
struct topo_reach {
	enum topo_path_type type;
	bool inferred;
	bool redirected;
	double bw;
	double latency;
	uint32_t hops;
	uint32_t count;
	uint32_t link; /* the last link on the way, TOPO_NONE */
	uint32_t prev; /* the node before */
	uint32_t limit;
	uint32_t relay; /* of type PXN: the GPU next to the NIC, to which and from which `link` and
			 * `prev` of its own row lead; else TOPO_NONE */
};
/* How many links this thread's searches have looked at, so that tests can check the cost. */
unsigned long topo_reach_steps(void);
/* Fills in a node's row. Cost: links times the logarithm of nodes, and for a GPU with NVLinks each
 * NIC's tree of switches. Returns 0, -ENOMEM or -EINVAL. */
int topo_reach_from(const struct topo_graph *g, uint32_t from, struct topo_reach *v);

const char *topo_path_type_name(enum topo_path_type t);	 /* "PIX" */
const char *topo_path_type_words(enum topo_path_type t); /* "one PCIe switch at most" */

#endif
