/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef GOLDEN_GRAPH_H
#define GOLDEN_GRAPH_H

#include <stdio.h>

/* The graph of the machine below the root that is set: every node and link, and all paths. */
void print_graph(FILE *f, const char *nvml_lib);

#endif
