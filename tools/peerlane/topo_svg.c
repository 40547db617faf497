/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo_svg.h"

#include <math.h>
#include <string.h>

#include "base/bits.h"
#include "svg.h"
#include "topo_layout.h"
#include "topo_route.h"

#define LEGEND 44.0
#define WORDS 14.0 /* between what stands above a link and its end, for the tip of a route */

/* Kinds of links that look different, with Okabe and Ito's colours, and lighter ones for dark. */
enum look {
	LOOK_PLAIN,
	LOOK_PCIE_OLD,
	LOOK_PCIE3,
	LOOK_PCIE4,
	LOOK_PCIE5,
	LOOK_PCIE6,
	LOOK_NVLINK,
	LOOK_C2C,
	LOOK_SMP,
	LOOKS,
};

static const struct {
	const char *light, *dark, *words;
} looks[LOOKS] = {
	[LOOK_PLAIN] = { "#8c959f", "#6e7681", NULL },
	[LOOK_PCIE_OLD] = { "#59636e", "#9da7b3", "PCIe 1 and 2" },
	[LOOK_PCIE3] = { "#0072b2", "#4da6e0", "PCIe 3" },
	[LOOK_PCIE4] = { "#009e73", "#2cc79b", "PCIe 4" },
	[LOOK_PCIE5] = { "#c78500", "#ffc04d", "PCIe 5" },
	[LOOK_PCIE6] = { "#d55e00", "#ff8a3d", "PCIe 6 and 7" },
	[LOOK_NVLINK] = { "#8250df", "#bc8cff", "NVLink" },
	[LOOK_C2C] = { "#b8588f", "#e39bc4", "NVLink-C2C" },
	[LOOK_SMP] = { "#7a5230", "#d3a273", "between processors" },
};

static const struct {
	const char *class, *light, *dark, *edge, *dark_edge;
} fills[] = {
	{ "numa", "#eaeef2", "#21262d", "#59636e", "#9da7b3" },
	{ "bridge", "#ffffff", "#161b22", "#8c959f", "#6e7681" },
	{ "gpu", "#dcf5e3", "#12351f", "#1a7f37", "#3fb950" },
	{ "nic", "#ddf1ff", "#0c2d4b", "#0969da", "#58a6ff" },
	{ "drive", "#fff4d1", "#3b2e08", "#9a6700", "#d29922" },
	{ "nvswitch", "#f1e8ff", "#2b1d4a", "#8250df", "#bc8cff" },
};

static const char *class_of(int kind)
{
	switch (kind) {
	case PL_TOPO_NUMA:
		return "numa";
	case PL_TOPO_GPU:
		return "gpu";
	case PL_TOPO_NIC:
		return "nic";
	case PL_TOPO_DRIVE:
	case PL_TOPO_MEMORY:
		return "drive";
	case PL_TOPO_NVSWITCH:
		return "nvswitch";
	default:
		return "bridge";
	}
}

static enum look look_of(const struct pl_topo_link *l)
{
	uint32_t gen = l->gen_max > l->gen ? l->gen_max : l->gen;

	switch (l->kind) {
	case PL_TOPO_LINK_PCIE:
		return gen == 0	  ? LOOK_PLAIN
		       : gen < 3  ? LOOK_PCIE_OLD
		       : gen == 3 ? LOOK_PCIE3
		       : gen == 4 ? LOOK_PCIE4
		       : gen == 5 ? LOOK_PCIE5
				  : LOOK_PCIE6;
	case PL_TOPO_LINK_NVLINK:
		return LOOK_NVLINK;
	case PL_TOPO_LINK_C2C:
		return LOOK_C2C;
	case PL_TOPO_LINK_SMP:
		return LOOK_SMP;
	default:
		return LOOK_PLAIN;
	}
}

static void add_style(struct text *out)
{
	text_add(out, "<style>\ntext{font:13px system-ui,sans-serif;fill:#1f2328}\n"
		      ".title{font-size:19px;font-weight:600}.name{font-weight:600}\n"
		      ".soft{fill:#59636e;font-size:11.5px}.warn{fill:#c4320a;font-size:11.5px}\n"
		      ".back{fill:#ffffff}.panel{fill:#f6f8fa;stroke:#d1d9e0}\n"
		      ".route,.casing{fill:none;stroke-linejoin:round;stroke-linecap:round}\n"
		      ".route{stroke:#cf1259;stroke-width:3.2;marker-start:url(#dot);"
		      "marker-end:url(#tip)}\n"
		      ".casing{stroke:#ffffff;stroke-width:6.4}.tip{fill:#cf1259}\n"
		      ".frame{fill:none;stroke:#cf1259;stroke-width:2.4}\n"
		      ".link{fill:none}.guess{stroke-dasharray:5 4}\n"
		      ".halo{paint-order:stroke;stroke:#ffffff;stroke-width:3px}\n"
		      "rect{stroke-width:1.2}\n");
	for (size_t i = 0; i < LOOKS; i++) {
		text_add(out, ".k%zu{stroke:%s}\n", i, looks[i].light);
	}
	for (size_t i = 0; i < ARRAY_LEN(fills); i++) {
		text_add(out, ".%s{fill:%s;stroke:%s}\n", fills[i].class, fills[i].light,
			 fills[i].edge);
	}
	text_add(out,
		 "@media(prefers-color-scheme:dark){\n"
		 "text{fill:#e6edf3}.soft{fill:#9da7b3}.warn{fill:#ff9b70}\n"
		 ".back{fill:#0d1117}.panel{fill:#12171e;stroke:#30363d}\n"
		 ".route,.frame{stroke:#ff5c93}.casing,.halo{stroke:#0d1117}.tip{fill:#ff5c93}\n");
	for (size_t i = 0; i < LOOKS; i++) {
		text_add(out, ".k%zu{stroke:%s}\n", i, looks[i].dark);
	}
	for (size_t i = 0; i < ARRAY_LEN(fills); i++) {
		text_add(out, ".%s{fill:%s;stroke:%s}\n", fills[i].class, fills[i].dark,
			 fills[i].dark_edge);
	}
	text_add(out, "}\n</style>\n<defs><marker id=\"dot\" viewBox=\"0 0 8 8\" refX=\"4\" "
		      "refY=\"4\" markerWidth=\"2.8\" markerHeight=\"2.8\"><circle class=\"tip\" "
		      "cx=\"4\" cy=\"4\" r=\"4\"/></marker><marker id=\"tip\" "
		      "viewBox=\"0 0 8 8\" refX=\"7\" "
		      "refY=\"4\" markerWidth=\"3.6\" markerHeight=\"3.6\" orient=\"auto\">"
		      "<path class=\"tip\" d=\"M0 0L8 4L0 8z\"/></marker></defs>\n");
}

static void add_box(struct text *out, const struct box *b, const char *class, double round)
{
	text_add(out,
		 "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" "
		 "rx=\"%.1f\"/>\n",
		 class, b->x, b->y, b->w, b->h, round);
}

static void add_line(struct text *out, enum look look, uint32_t flags, double gbps,
		     const struct anchor at[2])
{
	text_add(out,
		 "<line class=\"link k%d%s\" stroke-width=\"%.1f\" x1=\"%.1f\" y1=\"%.1f\" "
		 "x2=\"%.1f\" y2=\"%.1f\"/>\n",
		 (int)look, flags & PL_TOPO_INFERRED ? " guess" : "", link_stroke(gbps), at[0].x,
		 at[0].y, at[1].x, at[1].y);
}

/* What stands above a PCIe link, next to its lower end. */
static void pcie_words(struct text *out, const struct pl_topo_link *k, const struct anchor at[2])
{
	double right = at[0].x > at[1].x ? at[0].x : at[1].x;
	double y = at[0].y - link_stroke(k->gbps) / 2 - 3;
	uint32_t gen = k->gen_max > k->gen ? k->gen_max : k->gen;
	uint32_t width = k->width != 0 ? k->width : k->width_max;
	char words[96], rate[24], narrow[24] = "";

	machine_rate(rate, sizeof(rate), k->gbps);
	if (width < k->width_max) {
		text_fmt(narrow, sizeof(narrow), " of %u", (unsigned int)k->width_max);
	}
	if (gen == 0 && width == 0) {
		text_copy(words, sizeof(words), "rate not shown");
	} else {
		text_fmt(words, sizeof(words), "%u x%u%s, %s GB/s", (unsigned int)gen,
			 (unsigned int)width, narrow, rate);
	}
	svg_words(out, right - WORDS, y, narrow[0] != '\0' ? "warn" : "soft", "end", words);
	if (k->acs_redirect == 1) {
		svg_words(out, right - WORDS, at[0].y + link_stroke(k->gbps) / 2 + 11, "warn",
			  "end", "ACS redirects");
	}
}

static void draw_smp(struct text *out, const struct layout *l, uint32_t link)
{
	const struct pl_topo_link *k = &l->m->links[link];
	struct anchor at[2];
	char rate[24], words[48];
	double y0, y1;

	if (!link_anchors(l, link, at)) {
		return;
	}
	y0 = at[0].y < at[1].y ? at[0].y : at[1].y;
	y1 = at[0].y < at[1].y ? at[1].y : at[0].y;
	machine_rate(rate, sizeof(rate), k->gbps);
	text_fmt(words, sizeof(words), "between processors, %s GB/s", rate);
	if (y1 - y0 < 120) {
		add_line(out, LOOK_SMP, k->flags, k->gbps, at);
		svg_words(out, at[0].x + link_stroke(k->gbps) / 2 + 8, (y0 + y1) / 2 + 4, "soft",
			  "start", words);
	} else { /* others stand between the two: around them on the left */
		double x = l->boxes[k->from].x;

		text_add(out,
			 "<path class=\"link k%d%s\" stroke-width=\"%.1f\" d=\"M%.1f %.1fH%.1fV%.1f"
			 "H%.1f\"/>\n",
			 LOOK_SMP, k->flags & PL_TOPO_INFERRED ? " guess" : "",
			 link_stroke(k->gbps), x, y0 - 10, x - 16, y1 + 10, x);
	}
}

static void draw_arc(struct text *out, const struct layout *l, uint32_t link)
{
	const struct pl_topo_link *k = &l->m->links[link];
	struct anchor at[2];
	double x;

	if (!link_anchors(l, link, at)) {
		return;
	}
	x = at[0].x + arc_reach(k);
	text_add(out,
		 "<path class=\"link k%d%s\" stroke-width=\"%.1f\" d=\"M%.1f %.1fC%.1f %.1f %.1f "
		 "%.1f %.1f %.1f\"/>\n",
		 (int)look_of(k), k->flags & PL_TOPO_INFERRED ? " guess" : "", link_stroke(k->gbps),
		 at[0].x, at[0].y, x, at[0].y, x, at[1].y, at[1].x, at[1].y);
}

/* Over all arcs; where they cross there is space for how many links each is. */
static void arc_words(struct text *out, const struct layout *l, uint32_t link)
{
	const struct pl_topo_link *k = &l->m->links[link];
	struct anchor at[2];
	char words[96], rate[24], what[48];
	double x;

	if (!link_anchors(l, link, at)) {
		return;
	}
	machine_rate(rate, sizeof(rate), k->gbps);
	machine_link_words(l->m, link, what, sizeof(what));
	text_fmt(words, sizeof(words), "%s, %s GB/s", what, rate);
	x = at[0].x + arc_reach(k) + 4;
	if (layout_crossing(l)) {
		text_fmt(words, sizeof(words), "%u", (unsigned int)k->count);
		x = at[0].x + arc_reach(k) * .75 + link_stroke(k->gbps) / 2 + 2;
	}
	svg_words(out, x, (at[0].y + at[1].y) / 2 + 4, "soft halo", "start", words);
}

static void c2c_words(struct text *out, const struct layout *l, uint32_t link,
		      const struct anchor at[2])
{
	const struct pl_topo_link *k = &l->m->links[link];
	double right = at[0].x > at[1].x ? at[0].x : at[1].x;
	char words[96], rate[24];

	machine_rate(rate, sizeof(rate), k->gbps);
	text_fmt(words, sizeof(words), "C2C, %s GB/s", rate);
	svg_words(out, right - WORDS, at[0].y + link_stroke(k->gbps) / 2 + 9.5, "soft", "end",
		  words);
}

/* All links of a GPU to a fabric are one line. */
static void draw_fabric_links(struct text *out, const struct layout *l, uint32_t gpu)
{
	for (uint32_t f = 0; f < l->n_fabrics; f++) {
		const struct box *b = &l->boxes[gpu], *bar = &l->fabrics[f].box;
		double gbps, y = b->y + b->h / 2;
		uint32_t n = layout_nvlinks(l, gpu, f, &gbps);
		struct anchor at[2] = { { b->x + b->w, y, false }, { bar->x, y, false } };
		uint32_t flags = 0, gen = 0;
		char words[64], rate[24];

		for (uint32_t i = 0; i < l->m->n_links && n != 0; i++) {
			const struct pl_topo_link *k = &l->m->links[i];

			if (k->kind == PL_TOPO_LINK_NVLINK && (k->from == gpu || k->to == gpu)) {
				flags |= k->flags;
				gen = k->gen_max > gen ? k->gen_max : gen;
			}
		}
		if (n != 0) {
			machine_rate(rate, sizeof(rate), gbps);
			text_fmt(words, sizeof(words), "%u x NVLink %u, %s GB/s", (unsigned int)n,
				 (unsigned int)gen, rate);
			add_line(out, LOOK_NVLINK, flags, gbps, at);
			svg_words(out, bar->x - WORDS, y - link_stroke(gbps) / 2 - 3, "soft", "end",
				  words);
		}
	}
}

static void draw_links(struct text *out, const struct layout *l)
{
	for (uint32_t i = 0; i < l->m->n_links; i++) {
		const struct pl_topo_link *k = &l->m->links[i];
		struct anchor at[2];

		if (k->kind == PL_TOPO_LINK_SMP) {
			draw_smp(out, l, i);
		} else if (layout_arc(l, i)) {
			draw_arc(out, l, i);
		} else if ((k->kind != PL_TOPO_LINK_NVLINK ||
			    (l->fabric_of[k->from] == UINT32_MAX &&
			     l->fabric_of[k->to] == UINT32_MAX)) &&
			   l->fabric_of[k->from] == UINT32_MAX && link_anchors(l, i, at)) {
			add_line(out, look_of(k), k->flags, k->gbps, at);
			if (k->kind == PL_TOPO_LINK_PCIE) {
				pcie_words(out, k, at);
			} else if (k->kind == PL_TOPO_LINK_C2C) {
				c2c_words(out, l, i, at);
			}
		}
	}
	for (uint32_t i = 0; i < l->m->n_links; i++) {
		if (layout_arc(l, i)) {
			arc_words(out, l, i);
		}
	}
	for (uint32_t i = 0; i < l->m->n_nodes; i++) {
		if (l->boxes[i].leaf) {
			draw_fabric_links(out, l, i);
		}
	}
}

static void leaf_words(struct text *out, const struct pl_topo_node *n, const struct box *b)
{
	double y = b->y + (n->kind == PL_TOPO_GPU ? 18 : 18.5);
	char right[64] = "", size[32];

	svg_words(out, b->x + 10, y, "name", "start", n->name);
	if (n->kind == PL_TOPO_GPU) {
		if (n->memory != 0) {
			text_bytes(size, sizeof(size), n->memory);
			svg_words(out, b->x + b->w - 10, y, "soft", "end", size);
		}
		svg_words(out, b->x + 10, y + 16, "soft", "start",
			  n->model[0] != '\0' ? n->model : n->pci);
		return;
	}
	if (n->kind == PL_TOPO_NIC && n->gbps > 0) {
		machine_rate(size, sizeof(size), n->gbps);
		text_fmt(right, sizeof(right), "%s%sport %s GB/s", n->netdev,
			 n->netdev[0] != '\0' ? ", " : "", size);
	} else {
		text_copy(right, sizeof(right), n->pci);
	}
	svg_words(out, b->x + b->w - 10, y, "soft", "end", right);
}

/* At the top of a tall box, since links are in its middle; else a route goes around no words. */
static void bridge_words(struct text *out, const struct pl_topo_node *n, const struct box *b)
{
	double x = b->x + b->w / 2, y = b->h < 60 ? b->y + b->h / 2 + 4 : b->y + 17;

	if (b->h >= 84) {
		svg_words(out, x, y, "soft", "middle",
			  n->kind == PL_TOPO_ROOT ? "host bridge" : "switch");
		y += 16;
	}
	svg_words(out, x, y, "soft", "middle", n->name);
}

static void numa_words(struct text *out, const struct pl_topo_node *n, const struct box *b)
{
	double x = b->x + b->w / 2, y = b->y + 22;
	char words[64], size[32];

	svg_words(out, x, y, "name", "middle", n->name);
	if (n->cpus[0] != '\0') {
		text_fmt(words, sizeof(words), "CPUs %.12s%s", n->cpus,
			 strlen(n->cpus) > 12 ? ".." : "");
		svg_words(out, x, y + 18, "soft", "middle", words);
	}
	if (n->memory != 0) {
		text_bytes(size, sizeof(size), n->memory);
		svg_words(out, x, y + 34, "soft", "middle", size);
	}
	if (n->gbps > 0) {
		machine_rate(size, sizeof(size), n->gbps);
		text_fmt(words, sizeof(words), "%s GB/s", size);
		svg_words(out, x, y + 50, "soft", "middle", words);
	}
}

static void draw_node(struct text *out, const struct pl_topo_node *n, const struct box *b)
{
	add_box(out, b, class_of(n->kind), 5);
	if (b->leaf) {
		leaf_words(out, n, b);
	} else if (n->kind == PL_TOPO_NUMA) {
		numa_words(out, n, b);
	} else {
		bridge_words(out, n, b);
	}
}

static void draw_nodes(struct text *out, const struct layout *l)
{
	for (uint32_t i = 0; i < l->m->n_nodes; i++) {
		const struct pl_topo_node *n = &l->m->nodes[i];
		const struct box *b = &l->boxes[i];

		if (b->drawn && n->kind != PL_TOPO_NVSWITCH) {
			draw_node(out, n, b);
		}
	}
	for (uint32_t f = 0; f < l->n_fabrics; f++) {
		const struct box *b = &l->fabrics[f].box;
		double x = b->x + b->w / 2 + 5, y = b->y + b->h / 2;

		if (!b->drawn) {
			continue;
		}
		add_box(out, b, "nvswitch", 6);
		text_add(out,
			 "<text class=\"name\" text-anchor=\"middle\" transform=\"translate(%.1f "
			 "%.1f) rotate(-90)\">%u NVSwitch%s</text>\n",
			 x, y, (unsigned int)l->fabrics[f].n, l->fabrics[f].n == 1 ? "" : "es");
	}
}

/* Adds a line and its meaning. Returns where the next one begins. */
static double legend_entry(struct text *out, double x, double y, size_t look, const char *more,
			   const char *words)
{
	text_add(out,
		 "<line class=\"link k%zu%s\" stroke-width=\"5\" x1=\"%.1f\" y1=\"%.1f\" "
		 "x2=\"%.1f\" y2=\"%.1f\"/>\n",
		 look, more, x, y - 4, x + 30, y - 4);
	svg_words(out, x + 37, y, "soft", "start", words);
	return x + 60 + 6.4 * (double)strlen(words);
}

static void draw_legend(struct text *out, const struct layout *l)
{
	bool used[LOOKS] = { false };
	double x = 24, y = l->height + LEGEND / 2 - 6;

	for (uint32_t i = 0; i < l->m->n_links; i++) {
		const struct pl_topo_link *k = &l->m->links[i];
		struct anchor at[2];

		used[look_of(k)] = used[look_of(k)] || link_anchors(l, i, at);
	}
	for (size_t i = 0; i < LOOKS; i++) {
		x = used[i] && looks[i].words ? legend_entry(out, x, y, i, "", looks[i].words) : x;
	}
	if (out->s != NULL && strstr(out->s, " guess\"") != NULL) { /* a link was drawn so */
		(void)legend_entry(out, x, y, LOOK_PLAIN, " guess", "dashed: assumed, not shown");
	}
}

static void draw_head(struct text *out, const struct picture *p, const struct layout *l)
{
	double height = l->height + LEGEND;

	text_add(out,
		 "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" "
		 "viewBox=\"0 0 %.0f %.0f\">\n<title>",
		 l->width, height, l->width, height);
	svg_escaped(out, pl_topo_name(p->m->topo, PL_TOPO_NAME_MACHINE, 0));
	text_add(out, "</title>\n");
	add_style(out);
	text_add(out, "<rect class=\"back\" width=\"%.0f\" height=\"%.0f\"/>\n", l->width, height);
	svg_words(out, 24, 36, "title", "start", pl_topo_name(p->m->topo, PL_TOPO_NAME_MACHINE, 0));
	svg_words(
		out, 24, 57, "soft", "start",
		"On links: generation, lanes, and GB/s in each direction, which is what their width "
		"shows.");
	if (p->words != NULL) {
		text_add(out, "<polyline class=\"route\" points=\"24,75 50,75\"/>\n");
		svg_words(out, 64, 79, "name", "start", p->words);
	}
}

int topo_svg(const struct picture *p, struct text *out)
{
	struct layout l;
	int status = layout_make(&l, p->m, p->words != NULL ? 96 : 74);

	if (status != 0) {
		return status;
	}
	draw_head(out, p, &l);
	for (uint32_t i = 0; i < l.n_panels; i++) {
		add_box(out, &l.panels[i].box, "panel", 10);
	}
	draw_links(out, &l);
	draw_nodes(out, &l);
	status = routes_draw(out, &l, p);
	draw_legend(out, &l);
	text_add(out, "</svg>\n");
	layout_drop(&l);
	return status;
}
