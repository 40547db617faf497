/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo_route.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "say.h"

#define POINTS (6 * PL_TOPO_PATH_LINKS)
#define APART 5.5   /* between routes that go over one link */
#define SPREAD 12.0 /* from the first to the last of them */
#define BESIDE 8.0  /* from the middle of a GPU to its PCIe link, and to C2C */
#define INSET 7.0   /* how far into a box a route that turns there goes: its words are not there */

/* A route in strokes: over links, and inside boxes where it turns. */
struct line {
	double x[POINTS], y[POINTS];
	bool begins[POINTS]; /* a new stroke */
	size_t n;
};

/* Grows with the square root of the rate: 3 GB/s to 900 then differ by a factor of 17, which a page
 * can show. */
double link_stroke(double gbps)
{
	double w = gbps < 1000 ? 1.2 + .72 * sqrt(gbps) : 1.5;

	return w > 15 ? 15 : w;
}

static double middle(const struct box *b)
{
	return b->y + b->h / 2;
}

static bool smp_anchors(const struct layout *l, const struct box *a, const struct box *b,
			struct anchor at[2])
{
	const struct box *upper = a->y < b->y ? a : b;
	const struct box *lower = a->y < b->y ? b : a;
	double x = upper->x + upper->w - INSET;

	(void)l;
	at[a != upper] = (struct anchor){ x, upper->y + upper->h, true };
	at[a == upper] = (struct anchor){ x, lower->y, true };
	return true;
}

/* A GPU with C2C has two lines: PCIe, and below that what leads past the host bridge. */
static bool has_c2c(const struct layout *l, uint32_t gpu)
{
	for (uint32_t i = 0; i < l->m->n_links; i++) {
		const struct pl_topo_link *k = &l->m->links[i];

		if (k->kind == PL_TOPO_LINK_C2C && (k->from == gpu || k->to == gpu)) {
			return true;
		}
	}
	return false;
}

bool link_anchors(const struct layout *l, uint32_t link, struct anchor at[2])
{
	const struct pl_topo_link *k = &l->m->links[link];
	const struct box *a = &l->boxes[k->from], *b = &l->boxes[k->to];
	const struct box *left = a->x < b->x ? a : b, *right = a->x < b->x ? b : a;
	/* The one that is less tall says at which height. */
	double y = middle(left->h < right->h ? left : right);

	if (!a->drawn || !b->drawn) {
		return false;
	}
	if (k->kind == PL_TOPO_LINK_SMP) {
		return smp_anchors(l, a, b, at);
	}
	if (a->leaf && b->leaf) { /* an arc on the right */
		at[0] = (struct anchor){ a->x + a->w, middle(a), false };
		at[1] = (struct anchor){ b->x + b->w, middle(b), false };
		return true;
	}
	if (right->leaf && has_c2c(l, (uint32_t)(right - l->boxes))) {
		y += k->kind == PL_TOPO_LINK_C2C ? BESIDE : -BESIDE;
	}
	at[a != left] = (struct anchor){ left->x + left->w, y, false };
	at[a == left] = (struct anchor){ right->x, y, false };
	return true;
}

static void add_point(struct line *line, double x, double y)
{
	if (line->n < POINTS) {
		line->begins[line->n] = line->n == 0;
		line->x[line->n] = x;
		line->y[line->n++] = y;
	}
}

/* From where a route came into a box to where it leaves. Straight on it stays out of the box. */
static void cross(struct line *line, const struct box *b, struct anchor in, struct anchor out)
{
	double right = b->x + b->w - INSET;

	if (in.upright && out.upright) {
		add_point(line, in.x, out.y);
	} else if (in.upright || out.upright) {
		add_point(line, in.upright ? in.x : out.x, in.upright ? out.y : in.y);
		add_point(line, out.x, out.y);
	} else if (fabs(in.x - out.x) < .5 || fabs(in.y - out.y) > .5) {
		/* What hangs on it is on its right, of an NVSwitch on its left. */
		double x = fabs(in.x - out.x) < .5 && in.x < right ? b->x + INSET : right;

		add_point(line, x, in.y);
		add_point(line, x, out.y);
		add_point(line, out.x, out.y);
	} else if (line->n < POINTS) {
		add_point(line, out.x, out.y);
		line->begins[line->n - 1] = true;
	}
}

double arc_reach(const struct pl_topo_link *k)
{
	return 20 + 26 * fabs((double)k->from - (double)k->to);
}

/* Along the arc that a link between two GPUs is drawn as. */
static void bulge(struct line *line, const struct pl_topo_link *k, struct anchor a, struct anchor b)
{
	const int steps = 16;

	for (int i = 1; i < steps; i++) {
		double t = (double)i / steps, inner = 3 * t * (1 - t);

		add_point(line, a.x + inner * arc_reach(k),
			  a.y + (b.y - a.y) * t * t * (3 - 2 * t));
	}
}

/* C2C leads past a GPU's host bridge: its words stay readable. */
static void pass_bridge(struct line *line, const struct layout *l, const struct pl_topo_link *k,
			struct anchor from, struct anchor to)
{
	uint32_t gpu = l->boxes[k->from].leaf ? k->from : k->to;
	uint32_t up = l->m->up[gpu];
	const struct box *b = up == PL_TOPO_NONE ? NULL : &l->boxes[l->m->links[up].to];

	if (b != NULL && b->drawn && line->n + 1 < POINTS) {
		double right = b->x + b->w;

		add_point(line, from.x < to.x ? b->x : right, from.y);
		add_point(line, from.x < to.x ? right : b->x, to.y);
		line->begins[line->n - 1] = true;
	}
}

/* Of NVLinks side by side, which are drawn as one, the first. */
static uint32_t drawn_link(const struct layout *l, uint32_t link)
{
	const struct pl_topo_link *k = &l->m->links[link];
	uint32_t gpu = l->boxes[k->from].leaf ? k->from : k->to;
	uint32_t fabric = l->fabric_of[k->from == gpu ? k->to : k->from];

	for (uint32_t i = 0; i < link && fabric != UINT32_MAX; i++) {
		const struct pl_topo_link *j = &l->m->links[i];
		uint32_t far = j->from == gpu ? j->to : j->to == gpu ? j->from : PL_TOPO_NONE;

		if (j->kind == PL_TOPO_LINK_NVLINK && far != PL_TOPO_NONE &&
		    l->fabric_of[far] == fabric) {
			return i;
		}
	}
	return link;
}

/* Returns the GB/s that a link's line stands for. */
static double drawn_gbps(const struct layout *l, uint32_t link)
{
	const struct pl_topo_link *k = &l->m->links[link];
	uint32_t gpu = l->boxes[k->from].leaf ? k->from : k->to;
	uint32_t fabric = l->fabric_of[k->from == gpu ? k->to : k->from];
	double gbps = k->gbps;

	if (fabric != UINT32_MAX) {
		(void)layout_nvlinks(l, gpu, fabric, &gbps);
	}
	return gbps;
}

/* Routes that go over a link lie side by side on it: how many do, and how many were drawn. */
struct use {
	unsigned int n, done;
};

/* Words stand above a link, so the first of many goes along its upper edge. */
static void shift(struct use *u, double gbps, struct anchor at[2])
{
	double step = u->n > 1 && SPREAD / (u->n - 1) < APART ? SPREAD / (u->n - 1) : APART;
	double above = (u->n - 1) / 2.0 * step, space = fmax(0, link_stroke(gbps) / 2 - 1.2);
	double by = u->done * step - (above < space ? above : space);

	for (int i = 0; i < 2; i++) {
		at[i].x += at[i].upright ? by : 0;
		at[i].y += at[i].upright ? 0 : by;
	}
	u->done++;
}

/* Over the links of the best path between two nodes. */
static void trace(const struct layout *l, const struct pl_topo_path *path, uint32_t node,
		  struct use *uses, struct line *line)
{
	struct anchor in = { 0, 0, false };

	line->n = 0;
	for (uint32_t i = 0; i < path->n_links; i++) {
		const struct pl_topo_link *k = &l->m->links[path->links[i]];
		/* Of NVLinks side by side the path has one: its ends may be other switches. */
		bool forward = k->to != node &&
			       (k->from == node || l->m->nodes[k->to].kind != PL_TOPO_NVSWITCH);
		struct anchor at[2];

		if (!link_anchors(l, path->links[i], at)) {
			continue;
		}
		shift(&uses[drawn_link(l, path->links[i])], drawn_gbps(l, path->links[i]), at);
		if (line->n == 0) {
			add_point(line, at[!forward].x, at[!forward].y);
		} else {
			cross(line, &l->boxes[node], in, at[!forward]);
		}
		if (k->kind == PL_TOPO_LINK_C2C) {
			pass_bridge(line, l, k, at[!forward], at[forward]);
		}
		if (layout_arc(l, path->links[i])) {
			bulge(line, k, at[!forward], at[forward]);
		}
		in = at[forward];
		add_point(line, in.x, in.y);
		node = forward ? k->to : k->from;
	}
}

static void draw_line(struct text *out, const struct line *line, const char *class)
{
	text_add(out, "<path class=\"%s\" d=\"", class);
	for (size_t i = 0; i < line->n; i++) {
		text_add(out, "%s%.1f %.1f", line->begins[i] ? "M" : "L", line->x[i], line->y[i]);
	}
	text_add(out, "\"/>\n");
}

/* Draws a frame around the node where a route begins or ends. */
static void frame(struct text *out, const struct layout *l, uint32_t node)
{
	const struct box *b = &l->boxes[node];

	text_add(out,
		 "<rect class=\"frame\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" "
		 "rx=\"5.0\"/>\n",
		 b->x, b->y, b->w, b->h);
}

/* Counts the routes over each link or, with a document, draws them as lines of a class. */
static int go_over(struct text *out, const struct layout *l, const struct picture *p,
		   struct use *uses, const char *class)
{
	bool tips = class != NULL && strcmp(class, "route") == 0;

	for (size_t i = 0; i < p->n_routes; i++) {
		const struct drawn_route *r = &p->routes[i];

		for (uint32_t k = 0; k + 1 < r->n; k++) {
			struct pl_topo_path path = PL_TOPO_PATH_INIT;
			struct line line;
			int err = pl_topo_path(l->m->topo, r->nodes[k], r->nodes[k + 1], &path);

			if (err != 0) {
				return say_library(err);
			}
			for (uint32_t j = 0; j < path.n_links && out == NULL; j++) {
				uses[drawn_link(l, path.links[j])].n++;
			}
			if (out == NULL) {
				continue;
			}
			trace(l, &path, r->nodes[k], uses, &line);
			if (tips) {
				frame(out, l, r->nodes[k]);
				frame(out, l, r->nodes[k + 1]);
			}
			if (line.n > 1) {
				draw_line(out, &line, class);
			}
		}
	}
	return 0;
}

int routes_draw(struct text *out, const struct layout *l, const struct picture *p)
{
	struct use *uses = alloc_array((size_t)l->m->n_links + 1, sizeof(*uses));
	int status = uses != NULL ? go_over(NULL, l, p, uses, NULL)
				  : say_failed("no memory left for a picture");

	/* All casings first: of many routes side by side none hides the one before. */
	status = status != 0 ? status : go_over(out, l, p, uses, "casing");
	for (uint32_t i = 0; i < l->m->n_links && status == 0; i++) {
		uses[i].done = 0;
	}
	status = status != 0 ? status : go_over(out, l, p, uses, "route");
	free(uses);
	return status;
}
