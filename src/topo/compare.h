/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_COMPARE_H
#define TOPO_COMPARE_H

/* Two graphs at once: what differs, and one in the other's addresses. */

#include "topo/file.h"

/*
 * Calls fn for each difference. Devices of a kind are compared in their order: the n-th GPU with
 * the n-th GPU. How many there were, or -ENOMEM.
 */
int topo_diff(const struct topo_graph *g, const struct topo_graph *reference, topo_remark_fn fn,
	      void *arg);

/* The host's tree for a virtual machine; pl_topo_translate() says how. */
int topo_translate(const struct topo_graph *host, const struct topo_graph *guest, const char *map,
		   struct topo_graph **out);

#endif
