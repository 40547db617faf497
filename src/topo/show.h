/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_SHOW_H
#define TOPO_SHOW_H

/* A graph as text for people. The caller frees the text; NULL if there is no memory. */

#include "topo/graph.h"

char *topo_show_tree(const struct topo_graph *g);
/* Path types between GPUs, NICs and drives; as readers of nvidia-smi topo -m know it. */
char *topo_show_matrix(const struct topo_graph *g);

#endif
