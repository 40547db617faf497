/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_VERIFY_H
#define TOPO_VERIFY_H

/* The invariants of a graph from a file, checked before paths are searched. */

#include "topo/build.h"

/* Whether a name may be a node's: letters, digits and ._:@- */
bool verify_name(const char *name);
/* What is wrong with the last link that was added, NULL if nothing. */
const char *verify_link(const struct topo_build *b, const struct topo_link *l);
/* What is wrong with the whole, NULL if nothing; and the node or the link that it is about, the
 * other of the two TOPO_NONE, or both. "": out of memory. */
const char *verify_graph(const struct topo_build *b, uint32_t *node, uint32_t *link);

#endif
