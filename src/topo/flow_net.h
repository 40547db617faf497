/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_FLOW_NET_H
#define TOPO_FLOW_NET_H

/* The network of edges that a graph and a question make, for topo/flow.c. */

#include "topo/flow.h"
#include "topo/maxflow.h"

/*
 * A node of the graph is four of the network. They keep apart the flow that came from below and
 * must not turn, and the flow that came from above:
 *
 * 	OUT   flow towards the root             UP   flow that came from below
 * 	DOWN  flow to the nodes below           TOP  flow that came from above
 *
 * A device sends by OUT and receives by DOWN. A NUMA node receives from devices by UP, and its
 * memory or its processor sends by DOWN.
 */
enum net_side {
	NET_OUT,
	NET_UP,
	NET_TOP,
	NET_DOWN,
	NET_SIDES,
};

#define NET_SOURCE 0u
#define NET_SINK 1u

static inline uint32_t net_id(uint32_t node, enum net_side side)
{
	return 2 + node * NET_SIDES + side;
}

/* The limit that an edge stands for, so that it can be named. */
enum net_what {
	NET_INSIDE, /* nothing: no limit */
	NET_LINK,   /* of link `at` */
	NET_FROM,   /* a node's own rate, as source */
	NET_TO,	    /* the same as destination, and the share that a destination may have */
	NET_STAGE,  /* through a NUMA node's memory */
	NET_VIA,    /* through a GPU's memory */
};

struct net_tag {
	enum net_what what;
	bool forward; /* of a link: from a to b */
	uint32_t at;  /* link, or node */
};

struct flow_net {
	struct maxflow flow;
	struct net_tag *tags; /* one for each pair of edges */
	size_t space;
	uint32_t *sinks;    /* edges: of each destination */
	int64_t *sink_caps; /* what each could take at most */
};

int flow_net_make(struct flow_net *net, const struct topo_graph *g,
		  const struct pl_topo_flow_args *q);
void flow_net_finish(struct flow_net *net);

#endif
