/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_NEAR_H
#define TOPO_NEAR_H

/* Which NICs are next to a device: one table, which `peerlane check` shows and RDMA goes by. */

#include "topo/paths.h"

struct topo_near {
	enum topo_path_type type; /* TOPO_PATH_DIS: not known */
	bool redirected;
	double bw;
	/* No other NIC has a better path. Equal are those of one type that have half the best one's
	 * bandwidth at least: for so much less, one is not worth a turn. */
	bool nearest;
};

/* From node `from` to each of n nodes; TOPO_NONE, of either: not known. In a virtual machine, whose
 * tree may be made up, none is. */
void topo_near(const struct topo_graph *g, uint32_t from, const uint32_t *nics, unsigned int n,
	       struct topo_near *out);

/* The port of an RDMA device; TOPO_NONE. */
uint32_t topo_find_rdma(const struct topo_graph *g, const char *rdma, unsigned int port);

#endif
