/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_BENCH_ARRAY_H
#define TOOL_BENCH_ARRAY_H

/* `peerlane bench array`: rows of a file, by kernels that fetch them and by threads beside them. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/peerlane.h>

#include "bench.h"
#include "opts.h"

enum array_way {
	ARRAY_THREADS, /* processors read the rows, and one copy brings them to the GPU */
	ARRAY_READ,    /* a kernel has each row read: an array without frames */
	ARRAY_FRAMES,  /* an array that has some of the rows' pages in frames already */
	ARRAY_WINDOWS, /* an array whose pages kernels read in the page cache */
	ARRAY_PINNED,  /* a copy of the file in pinned memory that is not wide, by pl_gather() */
	ARRAY_WIDE,    /* an array that is in host memory altogether */
	ARRAY_WAYS,
};

extern const char *const array_way_names[ARRAY_WAYS];

struct array_opts {
	struct bench_opts file; /* first: the common options, and those for making the file */
	struct opt_numbers row;
	struct opt_numbers count;
	struct opt_numbers hits; /* per cent of the rows */
	const char *device;
	uint64_t frames; /* bytes */
	uint64_t page;
	uint64_t threads;
	uint64_t units;
	uint64_t rounds;
	bool json;
};

struct array_site {
	const struct array_opts *o;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_stream *stream;
	struct bench_file file;
	int64_t *ids;			/* of the host, pinned */
	struct pl_array_status *status; /* of the host, pinned */
	char *rows;			/* of the host, pinned, for the greatest row and count */
	char *dev_rows;
	char *copy;	/* of the file, in ... */
	char *pinned;	/* ... whole pages of this; NULL: none was needed yet */
	uint64_t drawn; /* ids that were drawn: no two rounds have the same */
};

/* The measurement of one line, and its results. */
struct array_cell {
	enum array_way way;
	uint64_t row;
	uint64_t count;
	uint64_t hits; /* per cent, of ARRAY_FRAMES */
	double us;     /* of a call and the wait for it: the median */
	double us_min;
	double us_max;
	struct pl_array_stats stats; /* of the last round; zeros for ARRAY_THREADS */
	const char *why;	     /* it was not measured, or NULL */
};

/* How arrays are opened for a way. Nobody changes the file meanwhile, which may be open for writing
 * here. */
struct pl_array_opts array_opts_of(const struct array_site *s, enum array_way way);
/* 0 or an exit status, with the complaint printed; array_site_put() in every case. */
int array_site_get(struct array_site *s, struct pl_ctx *ctx, const struct array_opts *o);
void array_site_put(struct array_site *s);
/* Measures and verifies one cell. 0 or an exit status, with the complaint printed. */
int array_measure(struct array_site *s, struct array_cell *c);

int bench_array(int argc, char **argv);

#endif
