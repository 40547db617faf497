/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench array`: its options, and the lines one by one. */

#include "bench_array.h"

#include <stdio.h>
#include <stdlib.h>

#include <json-c/json.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/json.h"
#include "base/text.h"
#include "bench_gpu.h"
#include "crew.h"
#include "say.h"
#include "term.h"

#define AT(member) offsetof(struct array_opts, member)

static const struct opt table[] = {
	{ .name = "size",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1 << 16,
	  .max = (uint64_t)1 << 44,
	  .help = "bytes of the file that is made if none is given (default: 256m)",
	  .at = AT(file.size) },
	{ .name = "dir",
	  .type = OPT_TEXT,
	  .arg = "DIR",
	  .help = "where it is made (default: the current folder)",
	  .at = AT(file.dir) },
	{ .name = "row",
	  .type = OPT_BYTES_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = 1 << 20,
	  .help = "bytes of a row; several values with commas (default: 256,512,4096)",
	  .at = AT(row) },
	{ .name = "count",
	  .type = OPT_COUNT_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = 1 << 24,
	  .help = "rows of a call; several values with commas (default: 10000; 1000 on software "
		  "GPUs)",
	  .at = AT(count) },
	{ .name = "hits",
	  .type = OPT_COUNT_LIST,
	  .arg = "LIST",
	  .max = 100,
	  .help = "per cent of the rows whose pages have frames when the call begins (default: "
		  "0,50,100)",
	  .at = AT(hits) },
	{ .name = "frames",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 4096,
	  .help = "memory of the GPU for frames (default: 256m)",
	  .at = AT(frames) },
	{ .name = "page",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 512,
	  .max = 65536,
	  .help = "bytes that are fetched together (default: 4096)",
	  .at = AT(page) },
	{ .name = "cold",
	  .type = OPT_FLAG,
	  .help = "take the file out of the page cache before each call",
	  .at = AT(file.cold) },
	{ .name = "threads",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = CREW_MOST,
	  .help = "threads that read rows beside that (default: one for each processor, 16 at most)",
	  .at = AT(threads) },
	{ .name = "units",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = UINT32_MAX,
	  .help = "processors of the GPU that a kernel may have (default: all)",
	  .at = AT(units) },
	{ .name = "rounds",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 1000,
	  .help = "calls of each kind, each with other rows; the median is given (default: 5)",
	  .at = AT(rounds) },
	{ .name = "device",
	  .type = OPT_TEXT,
	  .arg = "DEVICE",
	  .help = "the GPU (default: gpu:0)",
	  .at = AT(device) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = AT(json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "bench array",
	.operands = "[FILE]",
	.summary =
		"Measures kernels of a GPU that take rows at random places of a file: each row "
		"read for them, some of them in frames of the GPU's memory, all of them in the "
		"page cache, where kernels read it, or in host memory; and threads that read the rows and copy them. Every row is verified. "
		"Times are those of a call, launch and wait included. GB are 10^9 bytes.",
	.table = table,
	.max_operands = 1,
};

static void print_head(const struct array_site *s, const struct pl_dev_info *info)
{
	char len[32];

	text_bytes(len, sizeof(len), s->file.len);
	term_printf(stdout,
		    "rows at random places of %s (%s), by kernels of %s (%s); every row is "
		    "verified\nmedians of %llu calls, launch and wait included\n"
		    "%-8s %7s %8s %5s %9s %7s %10s %9s %9s\n",
		    s->file.path, len, info->name, info->model, (unsigned long long)s->o->rounds,
		    "BY", "ROW", "ROWS", "HITS", "M rows/s", "GB/s", "us a call", "READS", "PAST");
}

static double m_rows(const struct array_cell *c)
{
	return c->us > 0 ? (double)c->count / c->us : 0;
}

static void print_cell(const struct array_cell *c)
{
	char row[32];

	text_bytes(row, sizeof(row), c->row);
	if (c->why != NULL) {
		term_printf(stdout, "%-8s %7s %8llu  not measured: %s\n", array_way_names[c->way],
			    row, (unsigned long long)c->count, c->why);
		return;
	}
	term_printf(stdout, "%-8s %7s %8llu %4llu%% %9.3f %7.2f %10.1f %9llu %9llu\n",
		    array_way_names[c->way], row, (unsigned long long)c->count,
		    (unsigned long long)c->hits, m_rows(c), m_rows(c) * (double)c->row / 1e3, c->us,
		    (unsigned long long)c->stats.requests, (unsigned long long)c->stats.past);
	fflush(stdout);
}

struct found {
	struct json_object *runs;
	struct json_object *skipped;
};

static struct json_object *cell_json(const struct array_cell *c)
{
	struct json_object *o = json_object_new_object();

	json_put_text(o, "by", array_way_names[c->way]);
	json_put_uint(o, "row", c->row);
	json_put_uint(o, "count", c->count);
	json_put_uint(o, "hits", c->hits);
	json_put_number(o, "us", c->us);
	json_put_number(o, "us_min", c->us_min);
	json_put_number(o, "us_max", c->us_max);
	json_put_number(o, "m_rows_per_s", m_rows(c));
	json_put_number(o, "gb_per_s", m_rows(c) * (double)c->row / 1e3);
	json_put_uint(o, "reads", c->stats.requests);
	json_put_uint(o, "waited", c->stats.waited);
	json_put_uint(o, "fetched", c->stats.fetched);
	json_put_uint(o, "past", c->stats.past);
	json_put_uint(o, "evicted", c->stats.evicted);
	json_put_bool(o, "verified", true);
	return o;
}

static struct json_object *skipped_json(const struct array_cell *c)
{
	struct json_object *o = json_object_new_object();

	json_put_text(o, "by", array_way_names[c->way]);
	json_put_uint(o, "row", c->row);
	json_put_uint(o, "count", c->count);
	json_put_text(o, "why", c->why);
	return o;
}

static int measure_cell(struct array_site *s, struct array_cell c, struct found *runs)
{
	int status = array_measure(s, &c);

	if (status == 0 && s->o->json) {
		json_put(c.why != NULL ? runs->skipped : runs->runs, NULL,
			 c.why != NULL ? skipped_json(&c) : cell_json(&c));
	} else if (status == 0) {
		print_cell(&c);
	}
	return status;
}

static int measure_rows(struct array_site *s, uint64_t row, uint64_t count, struct found *runs)
{
	struct array_cell c = { .row = row, .count = count };
	int status = 0;

	for (int way = 0; way < ARRAY_WAYS && status == 0; way++) {
		size_t n = way == ARRAY_FRAMES ? s->o->hits.n : 1;

		c.way = (enum array_way)way;
		for (size_t i = 0; i < n && status == 0; i++) {
			c.hits = way == ARRAY_FRAMES  ? s->o->hits.v[i]
				 : way > ARRAY_FRAMES ? 100
						      : 0;
			status = measure_cell(s, c, runs);
		}
	}
	return status;
}

/* Explains the measured arrays by one of them: it has the frames of this run, and windows where
 * they are possible. With host memory all of a small file would lie there, and the explanation
 * would have nothing else. */
static int explain(struct array_site *s, char **out)
{
	struct pl_array_opts a = array_opts_of(s, ARRAY_FRAMES);
	struct pl_array *array;
	int err;

	a.window_bytes = s->file.len;
	err = pl_array_open(s->dev, s->file.file, 0, s->file.len, &a, &array);
	if (err != 0) {
		return say_library(err);
	}
	err = pl_array_explain(array, s->o->json ? PL_FORMAT_JSON : PL_FORMAT_TEXT, out);
	pl_array_close(array);
	return err != 0 ? say_library(err) : 0;
}

static int measure(struct array_site *s, const struct pl_dev_info *info, const char *explained)
{
	const struct array_opts *o = s->o;
	struct found runs = { o->json ? json_object_new_array() : NULL,
			      o->json ? json_object_new_array() : NULL };
	struct json_object *all;
	int status = 0;

	for (size_t i = 0; i < o->row.n && status == 0; i++) {
		for (size_t k = 0; k < o->count.n && status == 0; k++) {
			status = measure_rows(s, o->row.v[i], o->count.v[k], &runs);
		}
	}
	if (!o->json || status != 0) {
		json_object_put(runs.runs);
		json_object_put(runs.skipped);
		return status;
	}
	all = json_object_new_object();
	json_put_text(all, "device", info->name);
	json_put_text(all, "model", info->model);
	json_put_uint(all, "size", s->file.len);
	json_put_uint(all, "rounds", o->rounds);
	json_put_uint(all, "threads", o->threads);
	json_put_bool(all, "cold", o->file.cold);
	json_put(all, "array", json_tokener_parse(explained));
	json_put(all, "runs", runs.runs);
	json_put(all, "skipped", runs.skipped);
	return say_json(all);
}

static void fill_defaults(struct array_opts *o, bool soft)
{
	static const uint64_t rows[] = { 256, 512, 4096 };
	static const uint64_t hits[] = { 0, 50, 100 };
	static const uint64_t counts[] = { 10000 };
	static const uint64_t soft_counts[] = { 1000 };

	bench_default_list(&o->row, rows, ARRAY_LEN(rows), UINT64_MAX);
	bench_default_list(&o->hits, hits, ARRAY_LEN(hits), UINT64_MAX);
	bench_default_list(&o->count, soft ? soft_counts : counts, 1, UINT64_MAX);
	o->threads = o->threads != 0 ? o->threads : crew_threads();
	o->file.quiet = true;
	o->file.reading = true;
}

static int bench(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct array_opts *o = opts;
	struct array_site s = { 0 };
	char *explained = NULL;
	int status = bench_device_check(spec.cmd, o->device);

	opts_hear_errors(ctx);
	if (status == 0 && (o->page & (o->page - 1)) != 0) {
		status = say_usage(spec.cmd, "--page: %llu is no power of two, as 4096",
				   (unsigned long long)o->page);
	}
	status = status != 0 ? status : bench_device_info(ctx, o->device, &info);
	if (status != 0) {
		return status;
	}
	fill_defaults(o, info.flags & PL_DEV_SOFT);
	o->file.file = rest->n > 0 ? rest->v[0] : NULL;
	status = array_site_get(&s, ctx, o);
	status = status != 0 ? status : explain(&s, &explained);
	if (status == 0 && !o->json) {
		term_printf(stdout, "what the lines read, frames and windows have of the file, "
				    "which nobody changes; wide has it in host memory:\n");
		term_fold(stdout, explained);
		print_head(&s, &info);
	}
	status = status != 0 ? status : measure(&s, &info, explained);
	pl_string_free(explained);
	array_site_put(&s);
	return status;
}

int bench_array(int argc, char **argv)
{
	struct array_opts o = {
		.device = "gpu:0", .rounds = 5, .page = 4096, .frames = (uint64_t)256 << 20
	};

	return opts_run(&spec, argc, argv, &o, bench);
}
