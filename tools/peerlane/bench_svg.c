/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The table as a picture: throughput, latency and CPU time over the block size, a line for each
 * number of threads and policy. Where there is one block size only, over the number of threads.
 */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/utf8.h"
#include "bench.h"
#include "chart.h"
#include "dest.h"
#include "say.h"

/* The picture: `n` points on the axis, `lines` lines, their values line by line. */
struct plot {
	size_t n;
	size_t lines;
	enum {
		BY_BLOCK,
		BY_THREADS,
		BY_QUEUE
	} by; /* the axis */
	double *at;
	char (*names)[24];
	char (*titles)[96];
	double *gb, *lo, *hi, *p50, *p99, *cpu;
	struct chart_entry *legend;
	struct chart_line *line; /* of all panels */
};

static const struct opt_numbers *axis_of(const struct plot *p, const struct bench_opts *o)
{
	return p->by == BY_QUEUE ? &o->queue : p->by == BY_THREADS ? &o->threads : &o->block;
}

static int plot_get(struct plot *p, const struct bench_table *t, const struct bench_opts *o)
{
	double **values[] = { &p->gb, &p->lo, &p->hi, &p->p50, &p->p99, &p->cpu };
	bool ok;
	size_t i;

	p->by = o->block.n > 1	   ? BY_BLOCK
		: o->threads.n > 1 ? BY_THREADS
		: o->queue.n > 1   ? BY_QUEUE
				   : BY_BLOCK;
	p->n = axis_of(p, o)->n;
	p->lines = t->n / p->n;
	p->at = alloc_array(p->n, sizeof(*p->at));
	p->names = alloc_array(p->n, sizeof(*p->names));
	p->titles = alloc_array(p->lines, sizeof(*p->titles));
	p->legend = alloc_array(p->lines, sizeof(*p->legend));
	p->line = alloc_array(p->lines, 4 * sizeof(*p->line));
	ok = p->at && p->names && p->titles && p->legend && p->line;
	for (i = 0; i < sizeof(values) / sizeof(values[0]); i++) {
		*values[i] = alloc_array(t->n, sizeof(double));
		ok = ok && *values[i] != NULL;
	}
	return ok ? 0 : say_failed("no memory left for a picture");
}

static void plot_put(struct plot *p)
{
	void *all[] = { p->at, p->names, p->titles, p->legend, p->line, p->gb,
			p->lo, p->hi,	 p->p50,    p->p99,    p->cpu };
	size_t i;

	for (i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		free(all[i]);
	}
}

static void line_title(char *dst, size_t space, const struct bench_cell *c,
		       const struct bench_opts *o, const struct plot *p)
{
	const char *route = tally_route(&c->tally);
	char threads[40] = "", queue[40] = "";

	if (p->by != BY_THREADS) {
		text_fmt(threads, sizeof(threads), ", %llu thread%s",
			 (unsigned long long)c->c.threads, c->c.threads == 1 ? "" : "s");
	}
	if (p->by != BY_QUEUE && bench_queued(o)) {
		text_fmt(queue, sizeof(queue), c->c.queue != 0 ? ", queue of %llu" : ", blocking",
			 (unsigned long long)c->c.queue);
	}
	text_fmt(dst, space, "%s%s%s", o->n_policies > 1 ? c->c.policy.name : route, threads,
		 queue);
}

/* The axis rises, whatever order the options had. */
static int by_number(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static size_t place(const struct plot *p, double x)
{
	size_t i;

	for (i = 0; i + 1 < p->n && p->at[i] < x; i++) {
	}
	return i;
}

/* A queue of 0, which is none, stands before that of 1. */
static double position(uint64_t x)
{
	return x != 0 ? (double)x : .5;
}

static void name_point(char *dst, size_t space, const struct bench_cell *c, const struct plot *p)
{
	if (p->by == BY_BLOCK) {
		text_bytes(dst, space, c->c.block);
	} else if (p->by == BY_QUEUE && c->c.queue == 0) {
		text_copy(dst, space, "blocking");
	} else {
		text_fmt(dst, space, "%llu",
			 (unsigned long long)(p->by == BY_QUEUE ? c->c.queue : c->c.threads));
	}
}

static void plot_fill(struct plot *p, const struct bench_table *t, const struct bench_opts *o)
{
	const struct opt_numbers *axis = axis_of(p, o);
	size_t i;

	for (i = 0; i < p->n; i++) {
		p->at[i] = position(axis->v[i]);
	}
	qsort(p->at, p->n, sizeof(*p->at), by_number);
	for (i = 0; i < t->n; i++) {
		const struct bench_cell *c = &t->v[i];
		size_t at = place(p, position(p->by == BY_QUEUE	    ? c->c.queue
					      : p->by == BY_THREADS ? c->c.threads
								    : c->c.block));
		/* The axis is the outermost loop of the table that has more than one turn. */
		size_t line = i % p->lines;
		size_t k = line * p->n + at;

		name_point(p->names[at], sizeof(p->names[at]), c, p);
		line_title(p->titles[line], sizeof(p->titles[line]), c, o, p);
		p->legend[line] =
			(struct chart_entry){ p->titles[line], (unsigned int)line, false };
		p->gb[k] = c->gb_median;
		p->lo[k] = c->gb_min;
		p->hi[k] = c->gb_max;
		p->p50[k] = bench_us(c, .5);
		p->p99[k] = bench_us(c, .99);
		p->cpu[k] = c->cpu_median;
	}
}

/* A panel's lines, one for each line of the plot. */
static const struct chart_line *add_lines(struct plot *p, struct chart_line *l, const double *y,
					  bool dashed)
{
	size_t i;

	for (i = 0; i < p->lines; i++) {
		l[i] = (struct chart_line){ .name = p->titles[i],
					    .y = y + i * p->n,
					    .lo = y == p->gb ? p->lo + i * p->n : NULL,
					    .hi = y == p->gb ? p->hi + i * p->n : NULL,
					    .look = (unsigned int)i,
					    .dashed = dashed };
	}
	return l;
}

static char *plot_draw(struct plot *p, const char *title, const char *subtitle)
{
	static const char *const axes[] = { "request size", "threads", "requests in flight" };
	struct chart_panel panels[] = {
		{ "Throughput", "GB/s", add_lines(p, p->line, p->gb, false), p->lines, false },
		{ "Time of a request: median, and 99th percentile dashed", "us",
		  add_lines(p, p->line + p->lines, p->p50, false), 2 * p->lines, true },
		{ "CPU time of the process", "s/GB",
		  add_lines(p, p->line + 3 * p->lines, p->cpu, false), p->lines, false },
	};
	struct chart c = {
		.title = title,
		.subtitle = subtitle,
		.x = { axes[p->by], p->at, p->names, p->n },
		.panels = panels,
		.n_panels = 3,
		.legend = p->legend,
		.n_legend = p->lines,
	};
	struct text out = TEXT_INIT;

	(void)add_lines(p, p->line + 2 * p->lines, p->p99, true);
	chart_svg(&out, &c);
	return text_take(&out);
}

int bench_svg_check(const char *path)
{
	char dir[4096];
	const char *slash = strrchr(path, '/');
	struct stat st;

	if (stat(path, &st) == 0 && S_ISDIR(st.st_mode)) {
		return say_failed("cannot write '%s': it is a directory", path);
	}
	text_fmt(dir, sizeof(dir), "%.*s", slash != NULL ? (int)(slash - path) + 1 : 1,
		 slash != NULL ? path : ".");
	if (access(path, W_OK) == 0 || (errno == ENOENT && access(dir, W_OK) == 0)) {
		return 0;
	}
	return say_failed("cannot write '%s': %s", path, strerror(errno));
}

int bench_svg(const struct bench_table *t, const struct bench_opts *o, const struct bench_file *f,
	      const char *device)
{
	struct plot p = { 0 };
	char title[200], subtitle[300], size[32];
	char *svg, *path = utf8_shown(f->path);
	int status = plot_get(&p, t, o);

	if (status == 0) {
		plot_fill(&p, t, o);
		text_bytes(size, sizeof(size), f->len);
		text_fmt(title, sizeof(title), "peerlane: %s%s%s %s", o->random ? "random " : "",
			 o->op, o->writing ? " from" : " into", device);
		text_fmt(subtitle, sizeof(subtitle), "%s %s, %s%s%s",
			 f->slot >= 0	? "a temporary file,"
			 : path != NULL ? path
					: "",
			 size, bench_cache_text(o),
			 o->rounds > 1
				 ? "; medians, with bars from the slowest to the fastest round"
				 : "",
			 o->verify ? "; every block verified" : "");
		svg = plot_draw(&p, title, subtitle);
		status = svg != NULL ? dest_write(o->svg, svg)
				     : say_failed("no memory left for a picture");
		free(svg);
	}
	free(path);
	plot_put(&p);
	return status;
}
