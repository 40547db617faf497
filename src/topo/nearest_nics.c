/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/nearest_nics.h"

#include <string.h>

uint32_t topo_find_rdma(const struct topo_graph *g, const char *rdma, unsigned int port)
{
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		const struct topo_node *n = &g->nodes[i];

		if (n->kind == TOPO_NODE_NIC && n->port == port && strcmp(n->rdma, rdma) == 0) {
			return i;
		}
	}
	return TOPO_NONE;
}

void topo_near(const struct topo_graph *g, uint32_t from, const uint32_t *nics, unsigned int n,
	       struct topo_near *out)
{
	enum topo_path_type best = TOPO_PATH_DIS;
	double bw = 0;

	for (unsigned int i = 0; i < n; i++) {
		struct topo_path path;

		out[i] = (struct topo_near){ .type = TOPO_PATH_DIS };
		if (from == TOPO_NONE || nics[i] == TOPO_NONE || g->vm ||
		    topo_path_find(g, NULL, from, nics[i], &path)) {
			continue;
		}
		out[i] = (struct topo_near){ .type = path.type,
					     .redirected = path.redirected,
					     .bw = path.bw };
		if (path.type < best) {
			best = path.type;
			bw = path.bw;
		} else if (path.type == best && path.bw > bw) {
			bw = path.bw;
		}
	}
	for (unsigned int i = 0; i < n; i++) {
		out[i].nearest =
			best != TOPO_PATH_DIS && out[i].type == best && out[i].bw >= bw / 2;
	}
}
