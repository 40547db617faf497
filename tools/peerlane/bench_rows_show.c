/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What `peerlane bench rows` measured, as a table, bars on a terminal, JSON and a picture. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "base/alloc.h"
#include "base/json.h"
#include "base/text.h"
#include "bench_rows.h"
#include "chart.h"
#include "dest.h"
#include "say.h"
#include "term.h"

/* The lines of a picture: the kinds of memory, and pinned memory with rows as given. */
#define LINES (ROWS_MEMORIES + 1)
#define AS_GIVEN ROWS_MEMORIES
#define PANELS (2 * OPT_LIST_MAX)

static const char *const line_names[LINES] = { "pinned", "wide", "device",
					       "pinned, rows as given" };

static const char *order_word(const struct rows_cell *c)
{
	return c->by_place ? "by place" : "as given";
}

void rows_print_head(const struct rows_opts *o, const struct pl_dev_info *info)
{
	term_printf(stdout,
		    "rows at random places, by kernels of %s (%s); every row is verified\n"
		    "medians of %llu calls, launch and wait included\n"
		    "%-6s %7s %7s %8s %-7s %-8s %8s %7s %9s\n",
		    info->name, info->model, (unsigned long long)o->rounds, "MEMORY", "TABLE",
		    "ROW", "ROWS", "OP", "ORDER", "M rows/s", "GB/s", "us a call");
}

void rows_print_cell(const struct rows_cell *c)
{
	char size[32], row[32];

	text_bytes(size, sizeof(size), c->size);
	text_bytes(row, sizeof(row), c->row);
	term_printf(stdout, "%-6s %7s %7s %8llu %-7s %-8s %8.1f %7.2f %9.1f\n",
		    rows_memory_names[c->kind], size, row, (unsigned long long)c->count,
		    c->scatter ? "scatter" : "gather", order_word(c), rows_per_us(c),
		    rows_gb_per_s(c), c->us);
	fflush(stdout);
}

void rows_print_skip(const struct rows_skip *s)
{
	char size[32];

	text_bytes(size, sizeof(size), s->size);
	say_line(stdout, "%-6s %7s  not measured: %s", rows_memory_names[s->kind], size, s->why);
	fflush(stdout);
}

static size_t line_of(const struct rows_cell *c)
{
	return c->as_given ? AS_GIVEN : (size_t)c->kind;
}

static uint64_t most_rows(const struct rows_opts *o)
{
	uint64_t most = 0;

	for (size_t i = 0; i < o->count.n; i++) {
		most = o->count.v[i] > most ? o->count.v[i] : most;
	}
	return most;
}

/* Prints a bar for each table and memory, for one row size. */
static void print_bars_of(const struct rows_result *r, uint64_t row, uint64_t count, size_t space)
{
	static const char full[] = "########################################################"
				   "########################################################";
	char size[32];
	double most = 0;

	text_bytes(size, sizeof(size), row);
	term_printf(stdout, "\nM rows/s, %llu rows of %s a call\n", (unsigned long long)count,
		    size);
	for (size_t i = 0; i < r->n_cells; i++) {
		const struct rows_cell *c = &r->cells[i];

		if (c->row == row && c->count == count && !c->scatter) {
			most = fmax(most, rows_per_us(c));
		}
	}
	for (size_t i = 0; i < r->n_cells; i++) {
		const struct rows_cell *c = &r->cells[i];
		double part = most > 0 ? rows_per_us(c) / most : 0;

		if (c->row == row && c->count == count && !c->scatter) {
			text_bytes(size, sizeof(size), c->size);
			printf("  %-21s %8s %7.1f %.*s\n", line_names[line_of(c)], size,
			       rows_per_us(c), (int)(part * (double)space + .5), full);
		}
	}
}

void rows_print_bars(const struct rows_result *r, const struct rows_opts *o)
{
	size_t columns = term_columns(stdout);
	size_t space = columns > 45 ? columns - 43 : 0;

	if (space == 0 || r->n_cells == 0) {
		return; /* no terminal, or too narrow a one */
	}
	for (size_t i = 0; i < o->row.n; i++) {
		print_bars_of(r, o->row.v[i], most_rows(o), space < 100 ? space : 100);
	}
}

static struct json_object *cell_json(const struct rows_cell *c)
{
	struct json_object *o = json_object_new_object();

	json_put_text(o, "memory", rows_memory_names[c->kind]);
	json_put_uint(o, "size", c->size);
	json_put_uint(o, "row", c->row);
	json_put_uint(o, "count", c->count);
	json_put_text(o, "op", c->scatter ? "scatter" : "gather");
	json_put_text(o, "order", order_word(c));
	json_put_uint(o, "gpu_page", c->gpu_page);
	json_put_number(o, "alloc_seconds", c->alloc_s);
	json_put_number(o, "us", c->us);
	json_put_number(o, "us_min", c->us_min);
	json_put_number(o, "us_max", c->us_max);
	json_put_number(o, "m_rows_per_s", rows_per_us(c));
	json_put_number(o, "gb_per_s", rows_gb_per_s(c));
	json_put_bool(o, "verified", true);
	return o;
}

struct json_object *rows_json(const struct rows_result *r, const struct rows_opts *o,
			      const struct pl_dev_info *info)
{
	struct json_object *all = json_object_new_object();
	struct json_object *runs = json_object_new_array();
	struct json_object *skips = json_object_new_array();

	json_put_text(all, "device", info->name);
	json_put_text(all, "model", info->model);
	json_put_uint(all, "rounds", o->rounds);
	json_put_uint(all, "units", o->units);
	for (size_t i = 0; i < r->n_cells; i++) {
		json_put(runs, NULL, cell_json(&r->cells[i]));
	}
	for (size_t i = 0; i < r->n_skips; i++) {
		struct json_object *s = json_object_new_object();

		json_put_text(s, "memory", rows_memory_names[r->skips[i].kind]);
		json_put_uint(s, "size", r->skips[i].size);
		json_put_text(s, "why", r->skips[i].why);
		json_put(skips, NULL, s);
	}
	json_put(all, "runs", runs);
	json_put(all, "skipped", skips);
	return all;
}

/* The picture: a panel for each row size and operation, of the calls with most rows. */
struct plot {
	double at[OPT_LIST_MAX];
	char names[OPT_LIST_MAX][24];
	size_t n;
	bool there[LINES];
	double y[PANELS][LINES][OPT_LIST_MAX];
	char titles[PANELS][96];
	struct chart_line lines[PANELS][LINES];
	struct chart_panel panels[PANELS];
	size_t n_panels;
	struct chart_entry legend[LINES];
	size_t n_legend;
};

static int by_value(const void *a, const void *b)
{
	const double *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* The sizes that something was measured with, each once. */
static void plot_axis(struct plot *p, const struct rows_result *r)
{
	for (size_t i = 0; i < r->n_cells; i++) {
		size_t k = 0;

		while (k < p->n && p->at[k] != (double)r->cells[i].size) {
			k++;
		}
		if (k == p->n) {
			p->at[p->n++] = (double)r->cells[i].size;
		}
		p->there[line_of(&r->cells[i])] = true;
	}
	qsort(p->at, p->n, sizeof(*p->at), by_value);
	for (size_t i = 0; i < p->n; i++) {
		text_bytes(p->names[i], sizeof(p->names[i]), (uint64_t)p->at[i]);
	}
	for (size_t l = 0; l < LINES; l++) {
		if (p->there[l]) {
			p->legend[p->n_legend++] =
				(struct chart_entry){ line_names[l], (unsigned int)l,
						      l == AS_GIVEN };
		}
	}
}

static void plot_value(struct plot *p, size_t panel, const struct rows_cell *c)
{
	size_t k = 0;

	while (p->at[k] != (double)c->size) {
		k++;
	}
	p->y[panel][line_of(c)][k] = rows_per_us(c);
	/* Where the library takes the rows as given by itself, both lines are one. */
	if (c->kind == ROWS_PINNED && !c->by_place && !c->as_given) {
		p->y[panel][AS_GIVEN][k] = rows_per_us(c);
	}
}

static void plot_panel(struct plot *p, const struct rows_result *r, uint64_t row, uint64_t count,
		       bool scatter)
{
	size_t at = p->n_panels++, n = 0;
	char size[32];

	for (size_t i = 0; i < LINES * OPT_LIST_MAX; i++) {
		p->y[at][i / OPT_LIST_MAX][i % OPT_LIST_MAX] = NAN;
	}
	for (size_t i = 0; i < r->n_cells; i++) {
		const struct rows_cell *c = &r->cells[i];

		if (c->row == row && c->count == count && c->scatter == scatter) {
			plot_value(p, at, c);
		}
	}
	for (size_t l = 0; l < LINES; l++) {
		if (p->there[l] && !(scatter && l == AS_GIVEN)) {
			p->lines[at][n++] = (struct chart_line){ .name = line_names[l],
								 .y = p->y[at][l],
								 .look = (unsigned int)l,
								 .dashed = l == AS_GIVEN };
		}
	}
	text_bytes(size, sizeof(size), row);
	text_fmt(p->titles[at], sizeof(p->titles[at]), "Rows of %s %s, %llu a call", size,
		 scatter ? "written" : "read", (unsigned long long)count);
	/* Pinned memory falls to a tenth of its rate where the table grows. The GPU's own memory is
	 * ten times as fast as either, so only logarithms show that. */
	p->panels[at] = (struct chart_panel){ p->titles[at], "M rows/s", p->lines[at], n, true };
}

static char *plot_draw(const struct plot *p, const struct rows_opts *o,
		       const struct pl_dev_info *info)
{
	struct text out = TEXT_INIT;
	char title[160], subtitle[200];
	struct chart c = { .title = title,
			   .subtitle = subtitle,
			   .x = { "size of the table", p->at, p->names, p->n },
			   .panels = p->panels,
			   .n_panels = p->n_panels,
			   .legend = p->legend,
			   .n_legend = p->n_legend };

	text_fmt(title, sizeof(title), "peerlane: rows at random places, by kernels of %s",
		 info->name);
	text_fmt(subtitle, sizeof(subtitle),
		 "%s; medians of %llu calls; launch and wait included; every row verified",
		 info->model, (unsigned long long)o->rounds);
	chart_svg(&out, &c);
	return text_take(&out);
}

int rows_svg(const struct rows_result *r, const struct rows_opts *o, const struct pl_dev_info *info)
{
	struct plot *p = alloc_zero(sizeof(*p));
	char *svg = NULL;
	int status;

	if (r->n_cells == 0) {
		free(p);
		return say_failed("no table was measured: there is nothing to draw");
	}
	if (p != NULL) {
		plot_axis(p, r);
		for (size_t i = 0; i < o->row.n; i++) {
			plot_panel(p, r, o->row.v[i], most_rows(o), false);
			if (o->write) {
				plot_panel(p, r, o->row.v[i], most_rows(o), true);
			}
		}
		svg = plot_draw(p, o, info);
	}
	status = svg != NULL ? dest_write(o->svg, svg) : say_failed("no memory left for a picture");
	free(svg);
	free(p);
	return status;
}
