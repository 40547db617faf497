/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo_layout.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "say.h"

#define MARGIN 24.0
#define PAD 14.0 /* between a panel's edge and its content */
#define PANELS_APART 46.0
#define LINK 126.0	/* the length of a link, with space for its words */
#define SHORT_LINK 26.0 /* a processor and its host bridges, which has none */
#define CPU_WIDTH 128.0
#define ROOT_WIDTH 92.0
#define SWITCH_WIDTH 104.0
#define DEVICE_WIDTH 216.0
#define FABRIC_WIDTH 52.0
#define FABRIC_LINK 184.0
#define GPU_HEIGHT 42.0
#define DEVICE_HEIGHT 28.0
#define GAP 8.0
#define GROUP_GAP 18.0 /* between the devices of one switch and of the next */
#define ARC 26.0       /* height of an NVLink's arc, for each GPU between its two */

static bool is_leaf(const struct machine *m, uint32_t node)
{
	switch (m->nodes[node].kind) {
	case PL_TOPO_GPU:
	case PL_TOPO_NIC:
	case PL_TOPO_DRIVE:
	case PL_TOPO_MEMORY:
		return true;
	default:
		return false;
	}
}

static uint32_t parent_of(const struct machine *m, uint32_t node)
{
	const struct pl_topo_link *l;

	if (m->up[node] == PL_TOPO_NONE) {
		/* Nothing shows where it hangs: it stands with the processor that it names. */
		for (uint32_t i = 0; i < m->n_nodes && is_leaf(m, node); i++) {
			if (m->nodes[i].kind == PL_TOPO_NUMA &&
			    m->nodes[i].numa == m->nodes[node].numa) {
				return i;
			}
		}
		return PL_TOPO_NONE;
	}
	l = &m->links[m->up[node]];
	return l->from == node ? l->to : l->from;
}

/* Whether a GPU, a NIC, a drive is below; bridges with nothing are not drawn. */
static void mark_drawn(struct layout *l)
{
	const struct machine *m = l->m;

	for (uint32_t i = 0; i < m->n_nodes; i++) {
		uint32_t up = i;

		l->boxes[i].leaf = is_leaf(m, i);
		for (uint32_t n = 0; l->boxes[i].leaf && up != PL_TOPO_NONE && n <= m->n_nodes;
		     n++) {
			l->boxes[up].drawn = true;
			up = parent_of(m, up);
		}
		if (m->nodes[i].kind == PL_TOPO_NUMA) {
			l->boxes[i].drawn = true;
		}
	}
}

/* Devices in front of switches, GPUs in front of other devices; else as the graph has them. */
static int rank(const struct machine *m, uint32_t node)
{
	return m->nodes[node].kind == PL_TOPO_GPU ? 0 : is_leaf(m, node) ? 1 : 2;
}

static void list_kids(struct layout *l)
{
	const struct machine *m = l->m;
	uint32_t n = 0;

	for (uint32_t i = 0; i <= m->n_nodes; i++) {
		/* The last stands for those that have no parent. */
		uint32_t parent = i < m->n_nodes ? i : PL_TOPO_NONE;

		l->first_kid[i] = n;
		for (int r = 0; r <= 2; r++) {
			for (uint32_t k = 0; k < m->n_nodes; k++) {
				if (l->boxes[k].drawn && m->nodes[k].kind != PL_TOPO_NUMA &&
				    rank(m, k) == r && l->depth[k] == parent) {
					l->kids[n++] = k;
				}
			}
		}
	}
	l->first_kid[m->n_nodes + 1] = n;
}

/* Until here `depth` held parents. */
static uint32_t set_depths(struct layout *l)
{
	const struct machine *m = l->m;
	uint32_t deepest = 0;

	for (uint32_t i = 0; i < m->n_nodes; i++) {
		uint32_t n = 0;

		for (uint32_t up = parent_of(m, i); up != PL_TOPO_NONE && n <= m->n_nodes;
		     up = parent_of(m, up)) {
			n += m->nodes[up].kind == PL_TOPO_SWITCH;
		}
		l->depth[i] = n;
		if (l->boxes[i].drawn && m->nodes[i].kind == PL_TOPO_SWITCH && n + 1 > deepest) {
			deepest = n + 1;
		}
	}
	return deepest;
}

static double x_of_depth(double left, uint32_t depth)
{
	return left + CPU_WIDTH + SHORT_LINK + ROOT_WIDTH + LINK + depth * (SWITCH_WIDTH + LINK);
}

static void place_x(struct layout *l, uint32_t node, uint32_t deepest)
{
	const struct machine *m = l->m;
	struct box *b = &l->boxes[node];
	double left = MARGIN + PAD;

	switch (m->nodes[node].kind) {
	case PL_TOPO_NUMA:
		b->x = left;
		b->w = CPU_WIDTH;
		break;
	case PL_TOPO_ROOT:
		b->x = left + CPU_WIDTH + SHORT_LINK;
		b->w = ROOT_WIDTH;
		break;
	case PL_TOPO_SWITCH:
		b->x = x_of_depth(left, l->depth[node]);
		b->w = SWITCH_WIDTH;
		break;
	default:
		b->x = x_of_depth(left, deepest);
		b->w = DEVICE_WIDTH;
		break;
	}
}

static double leaf_height(const struct machine *m, uint32_t node)
{
	return m->nodes[node].kind == PL_TOPO_GPU ? GPU_HEIGHT : DEVICE_HEIGHT;
}

/* Places a node and what hangs on it from y on; where it ends. */
static double place_y(struct layout *l, uint32_t node, double y)
{
	struct box *b = &l->boxes[node];
	uint32_t last = PL_TOPO_NONE;

	b->y = y;
	if (b->leaf) {
		b->h = leaf_height(l->m, node);
		return y + b->h;
	}
	for (uint32_t i = l->first_kid[node]; i < l->first_kid[node + 1]; i++) {
		uint32_t kid = l->kids[i];

		if (last != PL_TOPO_NONE) {
			y += l->boxes[last].leaf && l->boxes[kid].leaf ? GAP : GROUP_GAP;
		}
		y = place_y(l, kid, y);
		last = kid;
	}
	b->h = y - b->y;
	if (l->m->nodes[node].kind == PL_TOPO_NUMA && b->h < 84) {
		b->h = 84;
	}
	return b->y + b->h;
}

static void place_panel(struct layout *l, uint32_t numa, double *y, double right)
{
	struct panel *p = &l->panels[l->n_panels++];
	uint32_t at = numa == PL_TOPO_NONE ? l->m->n_nodes : numa;
	double end = *y + PAD;

	*p = (struct panel){ .numa = numa };
	if (numa != PL_TOPO_NONE) {
		end = place_y(l, numa, end);
	} else {
		for (uint32_t i = l->first_kid[at]; i < l->first_kid[at + 1]; i++) {
			end = place_y(l, l->kids[i], end) + GROUP_GAP;
		}
		end -= GROUP_GAP;
	}
	p->box = (struct box){ .x = MARGIN, .y = *y, .w = right + PAD - MARGIN, .drawn = true };
	p->box.h = end + PAD - *y;
	*y += p->box.h + PANELS_APART;
}

/* ---- NVSwitches ---- */

static uint32_t root_of(uint32_t *v, uint32_t i)
{
	while (v[i] != i) {
		i = v[i];
	}
	return i;
}

static bool is_nvswitch(const struct machine *m, uint32_t node)
{
	return m->nodes[node].kind == PL_TOPO_NVSWITCH;
}

/* Finds fabrics: NVSwitches that are linked, or that share a GPU, are one. */
static void find_fabrics(struct layout *l)
{
	const struct machine *m = l->m;
	uint32_t *v = l->fabric_of;

	for (uint32_t i = 0; i < m->n_nodes; i++) {
		v[i] = i;
	}
	for (uint32_t i = 0; i < m->n_links; i++) {
		const struct pl_topo_link *k = &m->links[i];

		if (k->kind == PL_TOPO_LINK_NVLINK &&
		    (is_nvswitch(m, k->from) || is_nvswitch(m, k->to))) {
			v[root_of(v, k->from)] = root_of(v, k->to);
		}
	}
	for (uint32_t i = 0; i < m->n_nodes; i++) {
		uint32_t root = root_of(v, i), f = 0;

		if (!is_nvswitch(m, i)) {
			continue;
		}
		while (f < l->n_fabrics && root_of(v, l->fabrics[f].first) != root) {
			f++;
		}
		if (f == l->n_fabrics && f < LAYOUT_FABRICS) {
			l->fabrics[l->n_fabrics++] = (struct fabric){ .first = i };
		}
		if (f < l->n_fabrics) {
			l->fabrics[f].n++;
		}
	}
	/* Now as indices of fabrics. */
	for (uint32_t i = m->n_nodes; i-- > 0;) {
		uint32_t found = UINT32_MAX;

		for (uint32_t f = 0; f < l->n_fabrics && is_nvswitch(m, i); f++) {
			found = root_of(v, l->fabrics[f].first) == root_of(v, i) ? f : found;
		}
		l->depth[i] = found; /* kept there until all are known */
	}
	memcpy(v, l->depth, m->n_nodes * sizeof(*v));
}

uint32_t layout_nvlinks(const struct layout *l, uint32_t gpu, uint32_t fabric, double *gbps)
{
	uint32_t n = 0;

	*gbps = 0;
	for (uint32_t i = 0; i < l->m->n_links; i++) {
		const struct pl_topo_link *k = &l->m->links[i];
		uint32_t far = k->from == gpu ? k->to : k->to == gpu ? k->from : PL_TOPO_NONE;

		if (k->kind == PL_TOPO_LINK_NVLINK && far != PL_TOPO_NONE &&
		    l->fabric_of[far] == fabric) {
			n += k->count != 0 ? k->count : 1;
			*gbps += k->gbps;
		}
	}
	return n;
}

/* A bar as tall as its GPUs; several stand side by side only if their GPUs do. */
static void place_fabrics(struct layout *l, double x)
{
	const struct machine *m = l->m;

	for (uint32_t f = 0; f < l->n_fabrics; f++) {
		double top = 1e9, end = -1, gbps;

		for (uint32_t i = 0; i < m->n_nodes; i++) {
			if (l->boxes[i].leaf && layout_nvlinks(l, i, f, &gbps) != 0) {
				top = l->boxes[i].y < top ? l->boxes[i].y : top;
				end = l->boxes[i].y + l->boxes[i].h;
			}
		}
		l->fabrics[f].box =
			(struct box){ x, top, FABRIC_WIDTH, end - top, end > top, false };
		for (uint32_t i = 0; i < m->n_nodes; i++) {
			if (l->fabric_of[i] == f) {
				l->boxes[i] = l->fabrics[f].box;
			}
		}
	}
}

bool layout_arc(const struct layout *l, uint32_t link)
{
	const struct pl_topo_link *k = &l->m->links[link];

	return l->boxes[k->from].leaf && l->boxes[k->to].leaf;
}

bool layout_crossing(const struct layout *l)
{
	uint32_t gpu = PL_TOPO_NONE;

	/* Links are in the order of the nodes that they come from. */
	for (uint32_t i = 0; i < l->m->n_links; i++) {
		if (layout_arc(l, i)) {
			if (gpu == l->m->links[i].from) {
				return true;
			}
			gpu = l->m->links[i].from;
		}
	}
	return false;
}

/* Space on the right for arcs between GPUs that are linked to each other, and words beside them. */
static double arcs_width(const struct layout *l)
{
	double most = 0;

	for (uint32_t i = 0; i < l->m->n_links; i++) {
		const struct pl_topo_link *k = &l->m->links[i];
		double apart = (double)k->to - (double)k->from;

		if (layout_arc(l, i)) {
			apart = apart < 0 ? -apart : apart;
			most = apart > most ? apart : most;
		}
	}
	return most > 0 ? most * ARC + (layout_crossing(l) ? 40 : 170) : 0;
}

static bool get_space(struct layout *l)
{
	size_t n = (size_t)l->m->n_nodes + 2;

	l->boxes = alloc_array(n, sizeof(*l->boxes));
	l->fabric_of = alloc_array(n, sizeof(*l->fabric_of));
	l->depth = alloc_array(n, sizeof(*l->depth));
	l->kids = alloc_array(n, sizeof(*l->kids));
	l->first_kid = alloc_array(n, sizeof(*l->first_kid));
	l->panels = alloc_array(n, sizeof(*l->panels));
	return l->boxes && l->fabric_of && l->depth && l->kids && l->first_kid && l->panels;
}

static void place_all(struct layout *l, double top)
{
	const struct machine *m = l->m;
	uint32_t deepest;
	double right, y = top;

	find_fabrics(l);
	mark_drawn(l);
	for (uint32_t i = 0; i < m->n_nodes; i++) {
		l->depth[i] = parent_of(m, i);
	}
	list_kids(l);
	deepest = set_depths(l);
	for (uint32_t i = 0; i < m->n_nodes; i++) {
		place_x(l, i, deepest);
	}
	right = x_of_depth(MARGIN + PAD, deepest) + DEVICE_WIDTH;
	for (uint32_t i = 0; i < m->n_nodes; i++) {
		if (m->nodes[i].kind == PL_TOPO_NUMA) {
			place_panel(l, i, &y, right);
		}
	}
	if (l->first_kid[m->n_nodes] < l->first_kid[m->n_nodes + 1]) {
		place_panel(l, PL_TOPO_NONE, &y, right);
	}
	place_fabrics(l, right + PAD + FABRIC_LINK);
	l->width = right + PAD + MARGIN + arcs_width(l);
	if (l->n_fabrics != 0) {
		l->width += FABRIC_LINK + FABRIC_WIDTH;
	}
	l->height = y - PANELS_APART + MARGIN;
}

int layout_make(struct layout *l, const struct machine *m, double top)
{
	*l = (struct layout){ .m = m };
	if (!get_space(l)) {
		layout_drop(l);
		return say_failed("no memory left for a picture");
	}
	place_all(l, top);
	return 0;
}

void layout_drop(struct layout *l)
{
	free(l->boxes);
	free(l->fabric_of);
	free(l->depth);
	free(l->kids);
	free(l->first_kid);
	free(l->panels);
	*l = (struct layout){ .m = NULL };
}
