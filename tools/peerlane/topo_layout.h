/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_TOPO_LAYOUT_H
#define TOOL_TOPO_LAYOUT_H

/*
 * Where the nodes of a machine stand in a picture. From left to right: processors, host bridges,
 * switches by their depth, devices, and a bar for NVSwitches. A box is as tall as all that hangs on
 * it, so each PCIe link is a straight line between a box and the one on its right, and no line
 * crosses a box.
 */

#include "machine.h"

struct box {
	double x, y, w, h;
	bool drawn;
	bool leaf;
};

struct fabric {
	uint32_t first; /* the NVSwitch that stands for all */
	uint32_t n;	/* switches */
	struct box box;
};

struct panel {
	uint32_t numa; /* PL_TOPO_NONE: devices of no known processor */
	struct box box;
};

#define LAYOUT_FABRICS 64

struct layout {
	const struct machine *m;
	struct box *boxes;   /* of each node; an NVSwitch has its fabric's */
	uint32_t *fabric_of; /* of each node: an index of fabrics, UINT32_MAX */
	uint32_t *depth;     /* switches above a node */
	uint32_t *kids;	     /* children by their parents, */
	uint32_t *first_kid; /* those of node i from here up to the next one's */
	struct panel *panels;
	struct fabric fabrics[LAYOUT_FABRICS];
	uint32_t n_panels, n_fabrics;
	double width, height;
};

/* Makes a layout. `top`: the free space above. Returns 0, or an exit status with the complaint
 * printed. */
int layout_make(struct layout *l, const struct machine *m, double top);
void layout_drop(struct layout *l);

/* Whether a link is drawn as an arc on the right: NVLinks between two GPUs; and whether these
 * cross, as a GPU has several. */
bool layout_arc(const struct layout *l, uint32_t link);
bool layout_crossing(const struct layout *l);

/* Returns the number of a GPU's NVLinks to one fabric, and their GB/s. */
uint32_t layout_nvlinks(const struct layout *l, uint32_t gpu, uint32_t fabric, double *gbps);

#endif
