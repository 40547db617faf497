/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_TOPO_H
#define API_TOPO_H

#include <peerlane/topo.h>

struct topo_graph;
struct topo_rates;

struct pl_topo {
	struct topo_graph *g;
	struct topo_rates *rates; /* its lock may be held for ever in a child of fork() */
	unsigned int born;	  /* the fork generation it belongs to */
};

/* 0, or -EINVAL of NULL. */
int topo_usable(const struct pl_topo *t);

#endif
