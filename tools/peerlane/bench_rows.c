/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench rows`: its options, and the tables one by one. */

#include "bench_rows.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/text.h"
#include "bench.h"
#include "bench_gpu.h"
#include "capacity.h"
#include "say.h"

static const struct opt table[] = {
	{ .name = "memory",
	  .type = OPT_TEXT,
	  .arg = "LIST",
	  .help = "where the tables are: pinned (and not wide), wide, device; several with commas "
		  "(default: all)",
	  .at = offsetof(struct rows_opts, memory) },
	{ .name = "size",
	  .type = OPT_BYTES_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = (uint64_t)1 << 44,
	  .help = "bytes of a table; several values with commas (default: those of "
		  "256m,1g,8g,32g that are at most half of the memory available; 16m,64m on "
		  "software GPUs)",
	  .at = offsetof(struct rows_opts, size) },
	{ .name = "row",
	  .type = OPT_BYTES_LIST,
	  .arg = "LIST",
	  .min = 8,
	  .max = (uint64_t)1 << 24,
	  .help = "bytes of a row; several values with commas (default: 128,256,512)",
	  .at = offsetof(struct rows_opts, row) },
	{ .name = "count",
	  .type = OPT_COUNT_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = UINT32_MAX,
	  .help = "rows of a call; several values with commas (default: 10000,1000000; "
		  "1000,10000 on software GPUs)",
	  .at = offsetof(struct rows_opts, count) },
	{ .name = "write",
	  .type = OPT_FLAG,
	  .help = "also write rows into the table, by pl_scatter()",
	  .at = offsetof(struct rows_opts, write) },
	{ .name = "units",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = UINT32_MAX,
	  .help = "processors of the GPU that a kernel may have (default: as many as there are)",
	  .at = offsetof(struct rows_opts, units) },
	{ .name = "rounds",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 1000,
	  .help = "calls of each kind, each with other rows; the median is given (default: 5)",
	  .at = offsetof(struct rows_opts, rounds) },
	{ .name = "device",
	  .type = OPT_TEXT,
	  .arg = "DEVICE",
	  .help = "the GPU (default: gpu:0)",
	  .at = offsetof(struct rows_opts, device) },
	{ .name = "svg",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "draw rows/s over the size of the table into this SVG file",
	  .at = offsetof(struct rows_opts, svg) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct rows_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "bench rows",
	.operands = "",
	.summary = "Measures kernels of a GPU that read rows at random places of a table, in "
		   "pinned, wide or device memory. Every row is verified. Times are those of a "
		   "call, launch and wait included. GB are 10^9 bytes.",
	.table = table,
};

static int add_kind(struct rows_opts *o, const char *name, size_t len)
{
	for (size_t k = 0; k < ROWS_MEMORIES; k++) {
		if (strlen(rows_memory_names[k]) != len ||
		    memcmp(rows_memory_names[k], name, len) != 0) {
			continue;
		}
		for (size_t i = 0; i < o->n_kinds; i++) {
			if (o->kinds[i] == k) {
				return 0;
			}
		}
		o->kinds[o->n_kinds++] = (enum rows_memory)k;
		return 0;
	}
	return say_usage(spec.cmd, "--memory: '%.*s' is none of: pinned, wide, device", (int)len,
			 name);
}

static int check_opts(struct rows_opts *o)
{
	const char *at = o->memory;
	int status = bench_device_check(spec.cmd, o->device);

	while (status == 0) {
		size_t len = strcspn(at, ",");

		status = add_kind(o, at, len);
		if (at[len] == '\0') {
			break;
		}
		at += len + 1;
	}
	return status != 0 || o->svg == NULL ? status : bench_svg_check(o->svg);
}

/* Fills in the defaults. */
static int fill_defaults(struct rows_opts *o, bool soft)
{
	static const uint64_t sizes[] = { (uint64_t)256 << 20, (uint64_t)1 << 30, (uint64_t)8 << 30,
					  (uint64_t)32 << 30 };
	static const uint64_t soft_sizes[] = { 16 << 20, 64 << 20 };
	static const uint64_t rows[] = { 128, 256, 512 };
	static const uint64_t counts[] = { 10000, 1000000 };
	static const uint64_t soft_counts[] = { 1000, 10000 };

	bench_default_list(&o->size, soft ? soft_sizes : sizes,
			   soft ? ARRAY_LEN(soft_sizes) : ARRAY_LEN(sizes), capacity_memory() / 2);
	bench_default_list(&o->row, rows, ARRAY_LEN(rows), UINT64_MAX);
	bench_default_list(&o->count, soft ? soft_counts : counts, 2, UINT64_MAX);
	for (size_t i = 0; i < o->size.n; i++) {
		for (size_t k = 0; k < o->row.n; k++) {
			if (o->row.v[k] > o->size.v[i]) {
				return say_usage(spec.cmd,
						 "--row: %llu bytes are more than a table of %llu",
						 (unsigned long long)o->row.v[k],
						 (unsigned long long)o->size.v[i]);
			}
		}
	}
	return 0;
}

static int add_cell(struct rows_result *r, const struct rows_opts *o, const struct rows_cell *c)
{
	if (!alloc_grow(&r->cells, &r->space_cells, r->n_cells, sizeof(*c))) {
		return say_failed("no memory left");
	}
	r->cells[r->n_cells++] = *c;
	if (!o->json) {
		rows_print_cell(c);
	}
	return 0;
}

static int add_skip(struct rows_result *r, const struct rows_opts *o, const struct rows_skip *s)
{
	if (!alloc_grow(&r->skips, &r->space_skips, r->n_skips, sizeof(*s))) {
		return say_failed("no memory left");
	}
	r->skips[r->n_skips++] = *s;
	if (!o->json) {
		rows_print_skip(s);
	}
	return 0;
}

static int measure_cell(struct rows_site *s, const struct rows_table *t, struct rows_cell c,
			struct rows_result *r)
{
	int status = rows_measure(s, t, &c);

	return status != 0 ? status : add_cell(r, s->o, &c);
}

/* The calls of one row size and count: gathered, gathered as given where that differs, and
 * scattered. */
static int measure_calls(struct rows_site *s, const struct rows_table *t, uint64_t row,
			 uint64_t count, struct rows_result *r)
{
	struct rows_cell c = { .kind = s->kind,
			       .size = t->size,
			       .row = row,
			       .count = count,
			       .gpu_page = t->gpu_page,
			       .alloc_s = t->alloc_s };
	int status;

	c.by_place = rows_is_by_place(s, t, &c);
	status = measure_cell(s, t, c, r);
	if (status == 0 && c.by_place) {
		c.by_place = false;
		c.as_given = true;
		status = measure_cell(s, t, c, r);
	}
	if (status == 0 && s->o->write) {
		c.by_place = c.as_given = false;
		c.scatter = true;
		status = measure_cell(s, t, c, r);
	}
	return status;
}

static int measure_table(struct rows_site *s, uint64_t size, struct rows_result *r)
{
	const struct rows_opts *o = s->o;
	struct rows_table t = { 0 };
	struct rows_skip skip = { .kind = s->kind, .size = size };
	int status = rows_table_get(s, size, &t, skip.why, sizeof(skip.why));

	if (status == 0 && t.at == NULL) {
		return add_skip(r, o, &skip);
	}
	for (size_t i = 0; i < o->row.n && status == 0; i++) {
		for (size_t k = 0; k < o->count.n && status == 0; k++) {
			status = measure_calls(s, &t, o->row.v[i], o->count.v[k], r);
		}
	}
	rows_table_put(s, &t);
	return status;
}

static int measure(struct pl_ctx *ctx, const struct rows_opts *o, struct rows_result *r)
{
	int status = 0;

	for (size_t k = 0; k < o->n_kinds && status == 0; k++) {
		struct rows_site s = { 0 };

		status = rows_site_get(&s, ctx, o, o->kinds[k]);
		for (size_t i = 0; i < o->size.n && status == 0; i++) {
			status = measure_table(&s, o->size.v[i], r);
		}
		rows_site_put(&s);
	}
	return status;
}

static int show(const struct rows_result *r, const struct rows_opts *o,
		const struct pl_dev_info *info)
{
	int status = o->svg != NULL ? rows_svg(r, o, info) : 0;

	if (status != 0) {
		return status;
	}
	if (o->json) {
		return say_json(rows_json(r, o, info));
	}
	rows_print_bars(r, o);
	return 0;
}

static int bench(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct rows_opts *o = opts;
	struct rows_result r = { 0 };
	int status = check_opts(o);

	(void)rest;
	opts_hear_errors(ctx);
	if (status == 0) {
		status = bench_device_info(ctx, o->device, &info);
	}
	if (status == 0) {
		status = fill_defaults(o, info.flags & PL_DEV_SOFT);
	}
	if (status == 0) {
		if (!o->json) {
			rows_print_head(o, &info);
		}
		status = measure(ctx, o, &r);
	}
	if (status == 0) {
		status = show(&r, o, &info);
	}
	free(r.cells);
	free(r.skips);
	return status;
}

int bench_rows(int argc, char **argv)
{
	struct rows_opts o = { .memory = "pinned,wide,device", .device = "gpu:0", .rounds = 5 };

	return opts_run(&spec, argc, argv, &o, bench);
}
