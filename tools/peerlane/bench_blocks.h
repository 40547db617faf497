/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_BENCH_BLOCKS_H
#define TOOL_BENCH_BLOCKS_H

/* `peerlane bench blocks`: lists of blocks between pinned memory and a GPU, their times, and their
 * display. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/peerlane.h>

#include "opts.h"

/* How a list is copied. */
enum blocks_way {
	BLOCKS_BUSY,   /* pl_stream_copyv() */
	BLOCKS_IDLE,   /* the same with PL_COPYV_SOONEST */
	BLOCKS_SINGLE, /* pl_stream_copy() of each block */
	BLOCKS_WAYS,
};

extern const char *const blocks_way_names[BLOCKS_WAYS];

struct blocks_opts {
	struct common common;
	struct opt_numbers block;
	struct opt_numbers count;
	const char *op;	    /* "read", "write" or "both" */
	const char *memory; /* "pinned" or "wide" */
	const char *device;
	const char *svg;
	uint64_t size; /* 0: not given */
	uint64_t units;
	uint64_t rounds;
	bool json;
	/* derived from the options above */
	uint64_t longest; /* bytes of the longest list */
};

/* The memories, and the list that is copied between them. */
struct blocks_site {
	const struct blocks_opts *o;
	struct pl_ctx *ctx; /* of its own where memory is not to be wide */
	struct pl_dev *dev;
	struct pl_stream *stream;
	unsigned int threads;
	bool own_ctx;
	char *memory; /* of o->size bytes */
	uint64_t gpu_page;
	char *device; /* one block behind the other */
	char *array;  /* as long, pinned, for bytes to and from the device */
	uint64_t *places;
	struct pl_copy_piece *pieces;
	uint64_t drawn; /* random words that were drawn: no two lists have the same places */
};

/* The measurement of one line, and its results. */
struct blocks_cell {
	uint64_t block;
	uint64_t count;
	bool write; /* from the device */
	enum blocks_way way;
	double us; /* of the calls and the wait: the median */
	double us_min;
	double us_max;
	double cpu_us; /* of the calling thread, without the wait: the median */
	uint64_t kernel_pieces;
	uint64_t driver_pieces;
	uint32_t units;
};

struct blocks_result {
	struct blocks_cell *cells;
	size_t n_cells, space_cells;
};

/* 0 or an exit status, with the complaint printed; blocks_site_put() in every case. */
int blocks_site_get(struct blocks_site *s, struct pl_ctx *ctx, const struct blocks_opts *o);
void blocks_site_put(struct blocks_site *s);

/* Measures and verifies lists of one kind in all ways, turn by turn. `cells` has one for each way.
 * 0 or an exit status, with the complaint printed. */
int blocks_measure(struct blocks_site *s, struct blocks_cell *cells);

double blocks_gb_per_s(const struct blocks_cell *c);
const char *blocks_op_name(const struct blocks_cell *c);

struct json_object;
void blocks_print_head(const struct blocks_opts *o, const struct pl_dev_info *info);
void blocks_print_cell(const struct blocks_cell *c);
/* On a terminal, bars of GB/s. */
void blocks_print_bars(const struct blocks_result *r, const struct blocks_opts *o);
struct json_object *blocks_json(const struct blocks_result *r, const struct blocks_site *s,
				const struct pl_dev_info *info);
/* Draws GB/s over the size of a block to o->svg: 0 or an exit status. */
int blocks_svg(const struct blocks_result *r, const struct blocks_opts *o,
	       const struct pl_dev_info *info);

int bench_blocks(int argc, char **argv);

#endif
