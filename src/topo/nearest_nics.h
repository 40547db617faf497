/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_NEAREST_NICS_H
#define TOPO_NEAREST_NICS_H

/* The NICs that are nearest to a device: one table, which `peerlane check` shows and RDMA uses. */

#include "topo/paths.h"

struct topo_near {
	enum topo_path_type type; /* TOPO_PATH_DIS: unknown */
	bool redirected;
	double bw;
	/* No other NIC has a better path. Paths are equal if they are of one type, and have at
	 * least half of the best bandwidth: a NIC with less is not worth a turn. */
	bool nearest;
};

/* Gives the paths from node `from` to each of n nodes. TOPO_NONE for either is an unknown node. In
 * a virtual machine no NIC is nearest, since its tree may be made up. */
void topo_near(const struct topo_graph *g, uint32_t from, const uint32_t *nics, unsigned int n,
	       struct topo_near *out);

/* Returns the node of an RDMA device's port, or TOPO_NONE. */
uint32_t topo_find_rdma(const struct topo_graph *g, const char *rdma, unsigned int port);

#endif
