/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench blocks`: its options, and the lists one by one. */

#include "bench_blocks.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/text.h"
#include "bench.h"
#include "bench_gpu.h"
#include "capacity.h"
#include "say.h"

#define SIZE_MOST ((uint64_t)16 << 30) /* of the memory, by default */
#define SIZE_SOFT ((uint64_t)64 << 20)

static const char *const ops[] = { "read", "write", "both", NULL };
static const char *const memories[] = { "pinned", "wide", NULL };

static const struct opt table[] = {
	{ .name = "block",
	  .type = OPT_BYTES_LIST,
	  .arg = "LIST",
	  .min = 8,
	  .max = (uint64_t)1 << 30,
	  .help = "bytes of a block; several values with commas (default: 4k,8k,16k,32k,64k)",
	  .at = offsetof(struct blocks_opts, block) },
	{ .name = "count",
	  .type = OPT_COUNT_LIST,
	  .arg = "LIST",
	  .min = 1,
	  .max = UINT32_MAX,
	  .help = "blocks of a list; several values with commas (default: 64,4096; 64,512 on "
		  "software GPUs)",
	  .at = offsetof(struct blocks_opts, count) },
	{ .name = "op",
	  .type = OPT_CHOICE,
	  .arg = "OP",
	  .choices = ops,
	  .help = "read (to the GPU), write (from it) or both (default: both)",
	  .at = offsetof(struct blocks_opts, op) },
	{ .name = "memory",
	  .type = OPT_CHOICE,
	  .arg = "KIND",
	  .choices = memories,
	  .help = "which pinned memory the blocks lie in: pinned (and not wide) or wide (default: "
		  "pinned)",
	  .at = offsetof(struct blocks_opts, memory) },
	{ .name = "size",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .max = (uint64_t)1 << 44,
	  .help = "bytes of that memory (default: 16g, or a quarter of the memory available if "
		  "that is less; 64m on software GPUs; always as much as a list needs)",
	  .at = offsetof(struct blocks_opts, size) },
	{ .name = "units",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = UINT32_MAX,
	  .help = "processors of the GPU that the kernel may have (default: as many as fill the "
		  "link)",
	  .at = offsetof(struct blocks_opts, units) },
	{ .name = "rounds",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .min = 1,
	  .max = 1000,
	  .help = "lists of each kind, each with other places; medians are given (default: 5)",
	  .at = offsetof(struct blocks_opts, rounds) },
	{ .name = "device",
	  .type = OPT_TEXT,
	  .arg = "DEVICE",
	  .help = "the GPU (default: gpu:0)",
	  .at = offsetof(struct blocks_opts, device) },
	{ .name = "svg",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "draw GB/s over the size of a block into this SVG file",
	  .at = offsetof(struct blocks_opts, svg) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct blocks_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "bench blocks",
	.operands = "",
	.summary = "Measures lists of small blocks, as of KV caches, between random places of "
		   "pinned memory and a GPU: by pl_stream_copyv() with its default (busy) and with "
		   "PL_COPYV_SOONEST (idle), and by pl_stream_copy() of each block (one by one). "
		   "Every block is verified. Times are those of the calls and the wait for the "
		   "list. GB are 10^9 bytes. The driver's own lists (cuMemcpyBatchAsync) are "
		   "measured by bench/blocks.c of the source.",
	.table = table,
};

static int check_opts(const struct blocks_opts *o)
{
	int status = bench_device_check(spec.cmd, o->device);

	return status != 0 || o->svg == NULL ? status : bench_svg_check(o->svg);
}

/* Fills in the defaults. */
static int fill_defaults(struct blocks_opts *o, bool soft)
{
	static const uint64_t blocks[] = { 4 << 10, 8 << 10, 16 << 10, 32 << 10, 64 << 10 };
	static const uint64_t counts[] = { 64, 4096 };
	static const uint64_t soft_counts[] = { 64, 512 };
	uint64_t quarter = align_down(capacity_memory() / 4, (uint64_t)2 << 20);

	bench_default_list(&o->block, blocks, ARRAY_LEN(blocks), UINT64_MAX);
	bench_default_list(&o->count, soft ? soft_counts : counts, 2, UINT64_MAX);
	o->longest = bench_greatest(&o->block) * bench_greatest(&o->count);
	if (o->size == 0) {
		o->size = max_u64(soft ? SIZE_SOFT : min_u64(SIZE_MOST, quarter), o->longest);
	}
	if (o->size < o->longest) {
		return say_usage(spec.cmd,
				 "--size: %llu bytes are less than a list of %llu blocks of %llu "
				 "bytes",
				 (unsigned long long)o->size,
				 (unsigned long long)bench_greatest(&o->count),
				 (unsigned long long)bench_greatest(&o->block));
	}
	return 0;
}

/* Checks that the memories fit. Half of the host's memory is left to other programs, and some of
 * the device's to the kernels. An array for the longest list is needed as well. */
static int check_space(const struct blocks_opts *o, const struct pl_dev_info *info)
{
	uint64_t available = capacity_memory();
	char size[32], list[32], have[32];

	text_bytes(size, sizeof(size), o->size);
	text_bytes(list, sizeof(list), o->longest);
	text_bytes(have, sizeof(have), available);
	if (available != 0 && o->size + o->longest > available / 2) {
		return say_failed("%s of pinned memory and %s for the longest list are more than "
				  "half of the %s of memory available; give less by --size, or "
				  "shorter lists by --block and --count",
				  size, list, have);
	}
	text_bytes(have, sizeof(have), info->free);
	if (o->longest > info->free / 10 * 9) {
		return say_failed("the longest list is %s, more than nine tenths of the %s of "
				  "memory available on %s; give less by --block or --count",
				  list, have, info->name);
	}
	return 0;
}

static int add_cells(struct blocks_result *r, const struct blocks_opts *o,
		     const struct blocks_cell *cells)
{
	for (size_t i = 0; i < BLOCKS_WAYS; i++) {
		if (!alloc_grow(&r->cells, &r->space_cells, r->n_cells, sizeof(*cells))) {
			return say_failed("no memory left");
		}
		r->cells[r->n_cells++] = cells[i];
		if (!o->json) {
			blocks_print_cell(&cells[i]);
		}
	}
	return 0;
}

/* Lists of one kind, in all ways. */
static int measure_lists(struct blocks_site *s, uint64_t block, uint64_t count, bool write,
			 struct blocks_result *r)
{
	struct blocks_cell cells[BLOCKS_WAYS];
	int status;

	for (size_t i = 0; i < BLOCKS_WAYS; i++) {
		cells[i] = (struct blocks_cell){
			.block = block, .count = count, .write = write, .way = (enum blocks_way)i
		};
	}
	status = blocks_measure(s, cells);
	return status != 0 ? status : add_cells(r, s->o, cells);
}

static int measure(struct blocks_site *s, struct blocks_result *r)
{
	const struct blocks_opts *o = s->o;
	bool read = strcmp(o->op, "write") != 0, write = strcmp(o->op, "read") != 0;
	int status = 0;

	for (size_t i = 0; i < o->count.n && status == 0; i++) {
		for (size_t k = 0; k < o->block.n && status == 0; k++) {
			uint64_t block = o->block.v[k], count = o->count.v[i];

			status = read ? measure_lists(s, block, count, false, r) : 0;
			if (status == 0 && write) {
				status = measure_lists(s, block, count, true, r);
			}
		}
	}
	return status;
}

static int show(const struct blocks_result *r, const struct blocks_site *s,
		const struct pl_dev_info *info)
{
	int status = s->o->svg != NULL ? blocks_svg(r, s->o, info) : 0;

	if (status != 0) {
		return status;
	}
	if (s->o->json) {
		return say_json(blocks_json(r, s, info));
	}
	blocks_print_bars(r, s->o);
	return 0;
}

static int bench(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct blocks_opts *o = opts;
	struct blocks_result r = { 0 };
	struct blocks_site s = { 0 };
	int status = check_opts(o);

	(void)rest;
	opts_hear_errors(ctx);
	status = status != 0 ? status : bench_device_info(ctx, o->device, &info);
	status = status != 0 ? status : fill_defaults(o, info.flags & PL_DEV_SOFT);
	status = status != 0 ? status : check_space(o, &info);
	status = status != 0 ? status : blocks_site_get(&s, ctx, o);
	if (status == 0) {
		if (!o->json) {
			blocks_print_head(o, &info);
		}
		status = measure(&s, &r);
	}
	status = status != 0 ? status : show(&r, &s, &info);
	blocks_site_put(&s);
	free(r.cells);
	return status;
}

int bench_blocks(int argc, char **argv)
{
	struct blocks_opts o = { .op = "both", .memory = "pinned", .device = "gpu:0", .rounds = 5 };

	return opts_run(&spec, argc, argv, &o, bench);
}
