/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_BENCH_ROWS_H
#define TOOL_BENCH_ROWS_H

/* `peerlane bench rows`: a table in a kind of memory, what gathers out of it took, and how that is
 * shown. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/peerlane.h>

#include "opts.h"

enum rows_memory {
	ROWS_PINNED, /* and not wide */
	ROWS_WIDE,
	ROWS_DEVICE,
	ROWS_MEMORIES,
};

extern const char *const rows_memory_names[ROWS_MEMORIES];

struct rows_opts {
	struct common common;
	struct opt_numbers size;
	struct opt_numbers row;
	struct opt_numbers count;
	const char *memory;
	const char *device;
	const char *svg;
	uint64_t units;
	uint64_t rounds;
	bool write;
	bool json;
	/* what --memory comes down to */
	enum rows_memory kinds[ROWS_MEMORIES];
	size_t n_kinds;
};

/* Where the tables of a kind of memory are made, and the arrays that go with all of them. Pinned
 * tables have a context of their own, in which the tunable wide is off. */
struct rows_site {
	const struct rows_opts *o;
	enum rows_memory kind;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_stream *stream;
	unsigned int threads;
	uint64_t *ids; /* of the host, pinned */
	uint64_t *dev_ids;
	char *array; /* of the host, pinned: for the greatest row and count */
	char *dev_array;
	uint64_t drawn; /* ids that were drawn: no two rounds have the same */
};

struct rows_table {
	char *at;
	uint64_t size;
	uint64_t gpu_page; /* of host memory: bytes of the entries that map it for the GPU */
	double alloc_s;
};

/* The measurement of one line, and its results. */
struct rows_cell {
	enum rows_memory kind;
	uint64_t size;
	uint64_t row;
	uint64_t count;
	uint64_t gpu_page;
	double alloc_s;
	bool scatter;
	bool by_place; /* the library took the rows in the order of where they lie */
	bool as_given; /* it was told not to, and would have */
	double us;     /* of a call and the wait for it: the median */
	double us_min;
	double us_max;
};

/* A table that was not measured. */
struct rows_skip {
	enum rows_memory kind;
	uint64_t size;
	char why[256];
};

struct rows_result {
	struct rows_cell *cells;
	size_t n_cells, space_cells;
	struct rows_skip *skips;
	size_t n_skips, space_skips;
};

/* 0 or an exit status, with the complaint printed; rows_site_put() in every case. */
int rows_site_get(struct rows_site *s, struct pl_ctx *ctx, const struct rows_opts *o,
		  enum rows_memory kind);
void rows_site_put(struct rows_site *s);

/* Makes a table with its content. Returns 0 or an exit status. If there is not enough memory, it
 * returns 0, t->at is NULL, and `why` has the reason. */
int rows_table_get(const struct rows_site *s, uint64_t size, struct rows_table *t, char *why,
		   size_t space);
void rows_table_put(const struct rows_site *s, struct rows_table *t);

/* Whether the library would take these rows in the order of where they lie. */
bool rows_is_by_place(const struct rows_site *s, const struct rows_table *t,
		      const struct rows_cell *c);

/* Measures and verifies one cell. 0 or an exit status, with the complaint printed. */
int rows_measure(struct rows_site *s, const struct rows_table *t, struct rows_cell *c);

double rows_per_us(const struct rows_cell *c); /* millions a second */
double rows_gb_per_s(const struct rows_cell *c);

struct json_object;
void rows_print_head(const struct rows_opts *o, const struct pl_dev_info *info);
void rows_print_cell(const struct rows_cell *c);
void rows_print_skip(const struct rows_skip *s);
/* On a terminal, bars of rows/s. */
void rows_print_bars(const struct rows_result *r, const struct rows_opts *o);
struct json_object *rows_json(const struct rows_result *r, const struct rows_opts *o,
			      const struct pl_dev_info *info);
/* Draws rows/s over the size of the table to o->svg: 0 or an exit status. */
int rows_svg(const struct rows_result *r, const struct rows_opts *o,
	     const struct pl_dev_info *info);

int bench_rows(int argc, char **argv);

#endif
