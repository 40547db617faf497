/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_COMPARE_H
#define TOPO_COMPARE_H

/* Operations on two graphs: their differences, and one in the addresses of the other. */

#include "topo/file.h"

/*
 * Calls fn for each difference. Devices of a kind are compared in their order: the n-th GPU with
 * the n-th GPU. Returns the number of differences, or -ENOMEM.
 */
int topo_diff(const struct topo_graph *g, const struct topo_graph *reference, topo_remark_fn fn,
	      void *arg);

/* Makes the host's tree for a virtual machine; pl_topo_translate() says how. */
int topo_translate(const struct topo_graph *host, const struct topo_graph *guest, const char *map,
		   struct topo_graph **out);

#endif
