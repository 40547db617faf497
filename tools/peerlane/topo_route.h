/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_TOPO_ROUTE_H
#define TOOL_TOPO_ROUTE_H

/* Routes over a picture, for topo_svg.c. */

#include "base/text.h"
#include "topo_layout.h"
#include "topo_svg.h"

/* Where a link begins or ends at a box. */
struct anchor {
	double x, y;
	bool upright; /* the link goes up or down from here, not sideways */
};

/* The two ends of a link in the picture, its `from` first; false: it is not drawn. */
bool link_anchors(const struct layout *l, uint32_t link, struct anchor at[2]);

/* How far the control points of an arc between two GPUs are to their right. */
double arc_reach(const struct pl_topo_link *k);

/* Returns the width of the line of a link of `gbps` GB/s. */
double link_stroke(double gbps);

/* 0, or an exit status with the complaint printed. */
int routes_draw(struct text *out, const struct layout *l, const struct picture *p);

#endif
