/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_GRAPH_IN_H
#define TOPO_GRAPH_IN_H

/* The common part of the two readers of files: a graph in the making that knows the line of each
 * part. */

#include "topo/build.h"
#include "topo/file.h"

struct graph_in {
	const struct topo_reader *r;
	struct topo_build b;
	unsigned int *node_lines, *link_lines;
	size_t space_nodes, space_links;
	int err;
};

void graph_in_begin(struct graph_in *in, const struct topo_reader *r);
/* Keeps the first failure, says it to the reader's owner, and returns it. */
int graph_in_fail(struct graph_in *in, unsigned int line, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
void graph_in_warn(struct graph_in *in, unsigned int line, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* TOPO_NONE with a failure where the name is bad, or taken. */
uint32_t graph_in_node(struct graph_in *in, unsigned int line, enum topo_node_kind kind,
		       const char *name);
/* Checks the link, filled in already, against the nodes that it joins. */
void graph_in_link(struct graph_in *in, unsigned int line, const struct topo_link *l);
/* Checks the whole, makes the graph or frees what there is. */
int graph_in_finish(struct graph_in *in, struct topo_graph **out);

#endif
