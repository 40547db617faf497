/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_VERIFY_H
#define TOPO_VERIFY_H

/* The invariants of a graph from a file, checked before paths are searched. */

#include "topo/build.h"

/* Whether a name may be a node's: letters, digits and ._:@- */
bool verify_name(const char *name);
/* Returns the fault of the last link that was added, NULL if it has none. */
const char *verify_link(const struct topo_build *b, const struct topo_link *l);
/* Returns the fault of the whole graph; NULL if it has none, "" if there is no memory. *node or
 * *link is the part with the fault, and the other, or both, TOPO_NONE. */
const char *verify_graph(const struct topo_build *b, uint32_t *node, uint32_t *link);

#endif
