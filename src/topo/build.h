/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_BUILD_H
#define TOPO_BUILD_H

/*
 * How a graph is made, by the scan and by the readers of files: nodes and links are added in any
 * order, then it is put in order and indexed, and no more is added. Being out of memory, or beyond
 * what a graph may hold, is remembered and shows once, at build_finish().
 */

#include "topo/graph.h"

#define BUILD_NODES_MAX 65536
#define BUILD_LINKS_MAX 1048576

struct topo_build {
	struct topo_graph *g;
	size_t room_nodes, room_links, room_disks;
	uint32_t n_distance;
	uint32_t *slots; /* a hash of names: node + 1, 0 empty */
	size_t n_slots;
	int err; /* negative errno of the first failure */
};

void build_begin(struct topo_build *b);
/* A node without links; TOPO_NONE if the name is taken or there is no memory. The pointer that
 * build_node() gives is good until the next one is added. */
uint32_t build_node(struct topo_build *b, enum topo_node_kind kind, const char *name);
struct topo_node *build_at(struct topo_build *b, uint32_t node);
uint32_t build_find(const struct topo_build *b, const char *name);
/* NULL: no memory. bw and latency are filled in at the end from the other members. */
struct topo_link *build_link(struct topo_build *b, enum topo_link_kind kind, uint32_t from,
			     uint32_t to);
/* What the model says that a link carries. */
double build_rate(const struct topo_build *b, const struct topo_link *l);
struct topo_disk *build_disk(struct topo_build *b, uint32_t node, const char *name);
/* Where the firmware says it: n x n bytes for the NUMA nodes in the order of their numbers. Left
 * out if in the end there are not n nodes. */
void build_distance(struct topo_build *b, const uint8_t *v, uint32_t n);
/* The graph, or frees what there is and says why not: -ENOMEM, -E2BIG. b is finished. */
int build_finish(struct topo_build *b, struct topo_graph **out);
void build_drop(struct topo_build *b);

#endif
