/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What `peerlane bench net` measured, as a table, JSON and a picture. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "base/alloc.h"
#include "base/json.h"
#include "base/text.h"
#include "bench_gpu.h"
#include "bench_net.h"
#include "chart.h"
#include "dest.h"
#include "say.h"
#include "term.h"

static double us(const struct net_cell *c, double quantile)
{
	return (double)hist_quantile(&c->latency, quantile) * 1e-3;
}

static const char *op_name(const struct net_cell *c)
{
	return c->socket ? "plain" : c->write ? "write" : "read";
}

static double cpu_per_gb(const struct net_cell *c)
{
	return meter_cpu_per_gb(c->tally.bytes, c->meter.cpu_ns);
}

void net_print_head(const struct net_run *r)
{
	char size[32];

	say_line(stdout, "transfers between %s here and %s at %s%s", r->from, r->to, r->link->name,
		 r->alone ? ", another process of this host: no network is between" : "");
	term_printf(stdout,
		    "content is verified before and after each line; GB/s are medians of %llu "
		    "rounds, latency is that of transfers one by one\n",
		    (unsigned long long)r->o->rounds);
	if (r->left_out != 0) {
		text_bytes(size, sizeof(size), r->left_out);
		term_printf(stdout, "there is no memory for %s and more%s\n", size,
			    r->left_out > r->link->most ? ": --most of the other side grants less"
							: "");
	}
	term_printf(stdout, "%-5s %8s %7s %8s %7s %9s %9s %8s  %s\n", "OP", "SIZE", "THREADS",
		    "OPS", "GB/s", "p50 us", "p99 us", "CPU s/GB", "ROUTE");
	(void)fflush(stdout);
}

/* "mlx5_0/1 51 %, mlx5_1/1 49 %"; "" if no transfer used more than one. */
static void rails(const struct tally *t, char *dst, size_t space)
{
	uint64_t sum = 0;

	text_copy(dst, space, "");
	for (size_t i = 0; i < t->n_lanes; i++) {
		sum += t->lanes[i].bytes;
	}
	for (size_t i = 0; i < t->n_lanes; i++) {
		size_t at = strlen(dst);

		text_fmt(dst + at, space - at, "%s%s %.0f %%", i != 0 ? ", " : "", t->lanes[i].name,
			 sum != 0 ? (double)t->lanes[i].bytes / (double)sum * 100 : 0);
	}
}

/* In few columns, also where a transfer has few bytes. */
static void figure(char *dst, size_t space, double x)
{
	text_fmt(dst, space, x >= 10000 ? "%.0f" : x >= .01 ? "%.3f" : "%.1e", x);
}

void net_print_cell(const struct net_cell *c)
{
	char size[32], gb[32], cpu[32], lanes[TALLY_LANES_TEXT];

	text_bytes(size, sizeof(size), c->size);
	figure(gb, sizeof(gb), c->gb_median);
	figure(cpu, sizeof(cpu), cpu_per_gb(c));
	term_printf(stdout, "%-5s %8s %7llu %8llu %7s %9.1f %9.1f %8s  %s\n", op_name(c), size,
		    (unsigned long long)c->threads, (unsigned long long)c->ops, gb, us(c, .5),
		    us(c, .99), cpu, tally_route(&c->tally));
	rails(&c->tally, lanes, sizeof(lanes));
	if (lanes[0] != '\0') {
		term_printf(stdout, "                by the rails %s\n", lanes);
	}
	if (c->tally.fallbacks != 0) {
		term_printf(stdout,
			    "                %llu segments fell back to another route: %s\n",
			    (unsigned long long)c->tally.fallbacks, c->tally.why);
	}
	(void)fflush(stdout);
}

static struct json_object *rails_json(const struct tally *t)
{
	struct json_object *v = json_object_new_array();

	for (size_t i = 0; i < t->n_lanes; i++) {
		struct json_object *o = json_object_new_object();

		json_put_text(o, "rail", t->lanes[i].name);
		json_put_uint(o, "bytes", t->lanes[i].bytes);
		json_put(v, NULL, o);
	}
	return v;
}

static struct json_object *cell_json(const struct net_cell *c)
{
	struct json_object *o = tally_json(&c->tally);

	json_object_object_del(o, "lanes");
	json_put(o, "rails", rails_json(&c->tally));
	json_put_text(o, "op", op_name(c));
	json_put_uint(o, "size", c->size);
	json_put_uint(o, "threads", c->threads);
	json_put_uint(o, "ops", c->ops);
	json_put_number(o, "seconds", (double)c->meter.wall_ns * 1e-9);
	json_put_number(o, "cpu_seconds", (double)c->meter.cpu_ns * 1e-9);
	json_put_number(o, "gb_per_s", c->gb_median);
	json_put_number(o, "gb_per_s_min", c->gb_min);
	json_put_number(o, "gb_per_s_max", c->gb_max);
	json_put_number(o, "cpu_s_per_gb", cpu_per_gb(c));
	json_put_uint(o, "latency_ops", c->latency.n);
	json_put_number(o, "latency_p50_us", us(c, .5));
	json_put_number(o, "latency_p99_us", us(c, .99));
	json_put_bool(o, "verified", !c->socket);
	return o;
}

struct json_object *net_json(const struct net_run *r)
{
	struct json_object *o = json_object_new_object();
	struct json_object *runs = json_object_new_array();

	json_put_text(o, "remote", r->link->name);
	json_put_bool(o, "same_host", r->alone);
	json_put_text(o, "from", r->from);
	json_put_text(o, "to", r->to);
	json_put_uint(o, "rounds", r->o->rounds);
	json_put(o, "left_out", r->left_out != 0 ? json_object_new_uint64(r->left_out) : NULL);
	for (size_t i = 0; i < r->n_cells; i++) {
		json_put(runs, NULL, cell_json(&r->cells[i]));
	}
	json_put(o, "runs", runs);
	return o;
}

#define PANELS 2

/* The picture: GB/s and latency, a line each for reads and writes. */
struct plot {
	double at[NET_SIZES];
	char names[NET_SIZES][24];
	size_t n;
	double y[PANELS][2][NET_SIZES];
	struct chart_line lines[PANELS][2];
	struct chart_panel panels[PANELS];
	struct chart_entry legend[2];
};

/* Where a size is on the axis; p->n: nowhere. */
static size_t plot_place(const struct plot *p, uint64_t size)
{
	size_t k = 0;

	while (k < p->n && p->at[k] != (double)size) {
		k++;
	}
	return k;
}

static void plot_fill(struct plot *p, const struct net_run *r)
{
	for (size_t i = 0; i < r->n_cells; i++) {
		if (plot_place(p, r->cells[i].size) == p->n) {
			p->at[p->n++] = (double)r->cells[i].size;
		}
	}
	(void)bench_median(p->at, p->n);
	for (size_t i = 0; i < p->n; i++) {
		text_bytes(p->names[i], sizeof(p->names[i]), (uint64_t)p->at[i]);
	}
	for (size_t i = 0; i < r->n_cells; i++) {
		const struct net_cell *c = &r->cells[i];
		size_t k = plot_place(p, c->size);

		if (c->socket) {
			continue;
		}
		p->y[0][c->write][k] = c->gb_median;
		p->y[1][c->write][k] = us(c, .5);
	}
}

/* The operations that there are. */
static size_t plot_lines(struct plot *p, const struct net_run *r)
{
	static const char *const names[] = { "read", "write" };
	size_t n = 0;

	for (unsigned int op = 0; op < 2; op++) {
		if (op == 0 ? r->o->write : r->o->read) {
			continue;
		}
		p->legend[n] = (struct chart_entry){ names[op], op, false };
		for (size_t i = 0; i < PANELS; i++) {
			p->lines[i][n] = (struct chart_line){ .name = names[op],
							      .y = p->y[i][op],
							      .look = op };
		}
		n++;
	}
	return n;
}

static char *plot_draw(struct plot *p, const struct net_run *r)
{
	struct text out = TEXT_INIT;
	char title[160], subtitle[200];
	size_t n = plot_lines(p, r);
	struct chart c = { .title = title,
			   .subtitle = subtitle,
			   .x = { "size of a transfer", p->at, p->names, p->n },
			   .panels = p->panels,
			   .n_panels = PANELS,
			   .legend = p->legend,
			   .n_legend = n };

	p->panels[0] = (struct chart_panel){ "Bandwidth", "GB/s", p->lines[0], n, false };
	p->panels[1] = (struct chart_panel){ "Latency, median", "us", p->lines[1], n, true };
	text_fmt(title, sizeof(title), "peerlane: transfers between %s and %s of a remote", r->from,
		 r->to);
	text_fmt(subtitle, sizeof(subtitle),
		 "%s; medians of %llu rounds of %llu threads; latency of one; all verified",
		 r->alone ? "two processes of one host" : r->link->name,
		 (unsigned long long)r->o->rounds, (unsigned long long)r->o->threads);
	chart_svg(&out, &c);
	return text_take(&out);
}

int net_svg(const struct net_run *r)
{
	struct plot *p = alloc_zero(sizeof(*p));
	char *svg = NULL;
	int status;

	if (p != NULL) {
		plot_fill(p, r);
		svg = plot_draw(p, r);
	}
	status = svg != NULL ? dest_write(r->o->svg, svg)
			     : say_failed("no memory left for a picture");
	free(svg);
	free(p);
	return status;
}
