/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_TOPO_SVG_H
#define TOOL_TOPO_SVG_H

/*
 * A machine as a picture: devices in boxes by processor, links as wide as their bandwidth, and the
 * routes of a transfer drawn over them. The same machine gives the same bytes.
 */

#include "base/text.h"
#include "machine.h"

#define ROUTES_MAX 32

/* Nodes that bytes go through, from memory to memory; between two of them by the best path. */
struct drawn_route {
	uint32_t nodes[PL_TOPO_LANE_NODES];
	uint32_t n;
};

struct picture {
	const struct machine *m;
	/* describes the routes, for a line below the title; NULL: no such line */
	const char *words;
	struct drawn_route routes[ROUTES_MAX];
	size_t n_routes;
};

/* The document; 0, or an exit status with the complaint printed. */
int topo_svg(const struct picture *p, struct text *out);

#endif
