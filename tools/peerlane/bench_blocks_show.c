/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What `peerlane bench blocks` measured, as a table, bars on a terminal, JSON and a picture. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "base/alloc.h"
#include "base/json.h"
#include "base/text.h"
#include "bench_blocks.h"
#include "bench_gpu.h"
#include "chart.h"
#include "dest.h"
#include "say.h"
#include "term.h"

#define PANELS (2 * OPT_LIST_MAX)

void blocks_print_head(const struct blocks_opts *o, const struct pl_dev_info *info)
{
	char size[32];

	text_bytes(size, sizeof(size), o->size);
	term_printf(stdout,
		    "lists of blocks between random places of %s of %s memory and %s (%s)\n"
		    "every block is verified; medians of %llu lists, calls and wait included\n"
		    "%7s %7s %-5s %-10s %7s %10s %10s %s\n",
		    size, o->memory, info->name, info->model, (unsigned long long)o->rounds,
		    "BLOCK", "BLOCKS", "OP", "WAY", "GB/s", "us a list", "us of CPU", "COPIED BY");
}

void blocks_print_cell(const struct blocks_cell *c)
{
	char block[32], by[32];

	text_bytes(block, sizeof(block), c->block);
	text_fmt(by, sizeof(by), c->kernel_pieces != 0 ? "kernel, %u unit%s" : "driver", c->units,
		 c->units == 1 ? "" : "s");
	term_printf(stdout, "%7s %7llu %-5s %-10s %7.2f %10.1f %10.1f %s\n", block,
		    (unsigned long long)c->count, blocks_op_name(c), blocks_way_names[c->way],
		    blocks_gb_per_s(c), c->us, c->cpu_us, by);
	fflush(stdout);
}

/* Prints a bar for each size of a block and way, for lists in one direction. */
static void print_bars_of(const struct blocks_result *r, uint64_t count, bool write, size_t space)
{
	static const char full[] = "########################################################"
				   "########################################################";
	char size[32];
	double most = 0;
	bool any = false;

	for (size_t i = 0; i < r->n_cells; i++) {
		const struct blocks_cell *c = &r->cells[i];

		if (c->count == count && c->write == write) {
			most = fmax(most, blocks_gb_per_s(c));
			any = true;
		}
	}
	if (any) {
		term_printf(stdout, "\nGB/s, lists of %llu blocks %s the GPU\n",
			    (unsigned long long)count, write ? "from" : "to");
	}
	for (size_t i = 0; i < r->n_cells; i++) {
		const struct blocks_cell *c = &r->cells[i];
		double part = most > 0 ? blocks_gb_per_s(c) / most : 0;

		if (c->count == count && c->write == write) {
			text_bytes(size, sizeof(size), c->block);
			printf("  %8s %-10s %7.2f %.*s\n", size, blocks_way_names[c->way],
			       blocks_gb_per_s(c), (int)(part * (double)space + .5), full);
		}
	}
}

void blocks_print_bars(const struct blocks_result *r, const struct blocks_opts *o)
{
	size_t columns = term_columns(stdout);
	size_t space = columns > 34 ? columns - 32 : 0;

	if (space == 0) {
		return; /* no terminal, or too narrow a one */
	}
	space = space < 100 ? space : 100;
	print_bars_of(r, bench_greatest(&o->count), false, space);
	print_bars_of(r, bench_greatest(&o->count), true, space);
}

static struct json_object *cell_json(const struct blocks_cell *c)
{
	struct json_object *o = json_object_new_object();

	json_put_uint(o, "block", c->block);
	json_put_uint(o, "count", c->count);
	json_put_text(o, "op", blocks_op_name(c));
	json_put_text(o, "way", blocks_way_names[c->way]);
	json_put_number(o, "us", c->us);
	json_put_number(o, "us_min", c->us_min);
	json_put_number(o, "us_max", c->us_max);
	json_put_number(o, "cpu_us", c->cpu_us);
	json_put_number(o, "gb_per_s", blocks_gb_per_s(c));
	json_put_uint(o, "kernel_pieces", c->kernel_pieces);
	json_put_uint(o, "driver_pieces", c->driver_pieces);
	json_put_uint(o, "units", c->units);
	json_put_bool(o, "verified", true);
	return o;
}

struct json_object *blocks_json(const struct blocks_result *r, const struct blocks_site *s,
				const struct pl_dev_info *info)
{
	struct json_object *all = json_object_new_object();
	struct json_object *runs = json_object_new_array();

	json_put_text(all, "device", info->name);
	json_put_text(all, "model", info->model);
	json_put_text(all, "memory", s->o->memory);
	json_put_uint(all, "size", s->o->size);
	json_put_uint(all, "gpu_page", s->gpu_page);
	json_put_uint(all, "rounds", s->o->rounds);
	json_put_uint(all, "units", s->o->units);
	for (size_t i = 0; i < r->n_cells; i++) {
		json_put(runs, NULL, cell_json(&r->cells[i]));
	}
	json_put(all, "runs", runs);
	return all;
}

/* The picture: a panel for each number of blocks and direction, a line for each way. */
struct plot {
	double at[OPT_LIST_MAX];
	char names[OPT_LIST_MAX][24];
	size_t n;
	double y[PANELS][BLOCKS_WAYS][OPT_LIST_MAX];
	char titles[PANELS][96];
	struct chart_line lines[PANELS][BLOCKS_WAYS];
	struct chart_panel panels[PANELS];
	size_t n_panels;
	struct chart_entry legend[BLOCKS_WAYS];
};

/* Where a size of a block is on the axis; p->n: nowhere. */
static size_t plot_place(const struct plot *p, uint64_t block)
{
	size_t k = 0;

	while (k < p->n && p->at[k] != (double)block) {
		k++;
	}
	return k;
}

/* The sizes of blocks, each once. */
static void plot_axis(struct plot *p, const struct blocks_opts *o)
{
	for (size_t i = 0; i < o->block.n; i++) {
		if (plot_place(p, o->block.v[i]) == p->n) {
			p->at[p->n++] = (double)o->block.v[i];
		}
	}
	(void)bench_median(p->at, p->n);
	for (size_t i = 0; i < p->n; i++) {
		text_bytes(p->names[i], sizeof(p->names[i]), (uint64_t)p->at[i]);
	}
	for (size_t w = 0; w < BLOCKS_WAYS; w++) {
		p->legend[w] = (struct chart_entry){ blocks_way_names[w], (unsigned int)w, false };
	}
}

static void plot_panel(struct plot *p, const struct blocks_result *r, uint64_t count, bool write)
{
	size_t at = p->n_panels;
	bool any = false;

	for (size_t i = 0; i < r->n_cells; i++) {
		const struct blocks_cell *c = &r->cells[i];

		if (c->count == count && c->write == write) {
			p->y[at][c->way][plot_place(p, c->block)] = blocks_gb_per_s(c);
			any = true;
		}
	}
	if (!any) {
		return; /* this direction was not measured */
	}
	for (size_t w = 0; w < BLOCKS_WAYS; w++) {
		p->lines[at][w] = (struct chart_line){ .name = blocks_way_names[w],
						       .y = p->y[at][w],
						       .look = (unsigned int)w,
						       .dashed = w == BLOCKS_SINGLE };
	}
	text_fmt(p->titles[at], sizeof(p->titles[at]), "Lists of %llu blocks %s the GPU",
		 (unsigned long long)count, write ? "from" : "to");
	p->panels[at] =
		(struct chart_panel){ p->titles[at], "GB/s", p->lines[at], BLOCKS_WAYS, false };
	p->n_panels++;
}

static char *plot_draw(const struct plot *p, const struct blocks_opts *o,
		       const struct pl_dev_info *info)
{
	struct text out = TEXT_INIT;
	char title[160], subtitle[200], size[32];
	struct chart c = { .title = title,
			   .subtitle = subtitle,
			   .x = { "size of a block", p->at, p->names, p->n },
			   .panels = p->panels,
			   .n_panels = p->n_panels,
			   .legend = p->legend,
			   .n_legend = BLOCKS_WAYS };

	text_bytes(size, sizeof(size), o->size);
	text_fmt(title, sizeof(title), "peerlane: lists of blocks between %s memory and %s",
		 o->memory, info->name);
	text_fmt(subtitle, sizeof(subtitle),
		 "%s; random places of %s; medians of %llu lists, calls and wait; all verified",
		 info->model, size, (unsigned long long)o->rounds);
	chart_svg(&out, &c);
	return text_take(&out);
}

int blocks_svg(const struct blocks_result *r, const struct blocks_opts *o,
	       const struct pl_dev_info *info)
{
	struct plot *p = alloc_zero(sizeof(*p));
	char *svg = NULL;
	int status;

	if (p != NULL) {
		plot_axis(p, o);
		for (size_t i = 0; i < o->count.n; i++) {
			plot_panel(p, r, o->count.v[i], false);
			plot_panel(p, r, o->count.v[i], true);
		}
		svg = plot_draw(p, o, info);
	}
	status = svg != NULL ? dest_write(o->svg, svg) : say_failed("no memory left for a picture");
	free(svg);
	free(p);
	return status;
}
