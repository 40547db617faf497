/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_RELAY_H
#define TOPO_RELAY_H

/* Functions that the files that search for paths share. */

#include "topo/paths.h"

/* Whether a is a better path to a node than b. */
bool reach_better(const struct topo_reach *a, const struct topo_reach *b);
/* Continues a path over a link. */
void reach_add_link(const struct topo_graph *g, struct topo_reach *at, uint32_t link, double bw,
		    uint32_t count);

/* Puts relays into the row of a GPU where they are better. */
void relay_sends(const struct topo_graph *g, uint32_t from, struct topo_reach *v);
/* Writes the links from the relay to the NIC into links[], which end before index `i`. Returns the
 * index where they begin. */
uint32_t relay_trace(const struct topo_graph *g, uint32_t relay, uint32_t nic, uint32_t *links,
		     uint32_t i);

#endif
