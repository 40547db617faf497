/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_BUILD_H
#define TOPO_BUILD_H

/*
 * Makes a graph, for the scan and for the readers of files. Nodes and links are added in any order;
 * then the graph is put in order and indexed, and no more is added. A lack of memory, or a graph
 * beyond its limits, is remembered and shows once, at build_finish().
 */

#include "topo/graph.h"

#define BUILD_NODES_MAX 65536
#define BUILD_LINKS_MAX 1048576

struct topo_build {
	struct topo_graph *g;
	size_t space_nodes, space_links, space_disks;
	uint32_t n_distance;
	uint32_t *slots; /* a hash of names: node + 1, 0 empty */
	size_t n_slots;
	int err; /* negative errno of the first failure */
};

void build_begin(struct topo_build *b);
/* Adds a node without links. Returns TOPO_NONE if the name is taken or there is no memory. */
uint32_t build_node(struct topo_build *b, enum topo_node_kind kind, const char *name);
/* The node; the pointer is good until the next node is added. */
struct topo_node *build_at(struct topo_build *b, uint32_t node);
uint32_t build_find(const struct topo_build *b, const char *name);
/* Adds a link. Returns NULL if there is no memory. bw and latency are filled in at the end from the
 * other members. */
struct topo_link *build_link(struct topo_build *b, enum topo_link_kind kind, uint32_t from,
			     uint32_t to);
/* The bandwidth of a link by the model of bw.h. */
double build_rate(const struct topo_build *b, const struct topo_link *l);
struct topo_disk *build_disk(struct topo_build *b, uint32_t node, const char *name);
/* Adds the firmware's distances: n x n bytes for the NUMA nodes in the order of their numbers. They
 * are left out if in the end there are not n nodes. */
void build_distance(struct topo_build *b, const uint8_t *v, uint32_t n);
/* Finishes b. Gives the graph; or frees all of it, sets the message and returns -ENOMEM or
 * -E2BIG. */
int build_finish(struct topo_build *b, struct topo_graph **out);
void build_drop(struct topo_build *b);

#endif
