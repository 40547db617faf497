/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_BENCH_PEER_H
#define TOOL_BENCH_PEER_H

/* `peerlane bench peer`: the tests, a cell of a test's matrix, and how the matrices are shown. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/peerlane.h>

#include "base/text.h"
#include "opts.h"

#define PEER_DEVICES 16u
#define PEER_FLOWS 32u /* copies at once */
#define PEER_HOST SIZE_MAX

struct peer_opts {
	struct common common;
	struct opt_texts device;
	struct opt_texts test;
	struct opt_numbers size;
	struct opt_policy policy;
	const char *svg;
	uint64_t rounds;
	uint64_t repeat;
	bool list;
	bool json;
	bool quiet;
};

/* A copy, one of several at once. Ends are indices of devices, or PEER_HOST. */
struct peer_flow {
	size_t from;
	size_t to;
	bool counts; /* the cell has its value; the other copies only disturb it */
};

enum peer_shape {
	PEER_EACH,  /* one row: a device a cell */
	PEER_PAIRS, /* from a row's device to a column's */
};

struct peer_test {
	const char *name;
	const char *help;
	enum peer_shape shape;
	bool latency; /* microseconds of one small copy, instead of GB/s */
	/* The copies of a cell: how many; 0: there is no such cell. n: devices. */
	size_t (*flows)(size_t n, size_t row, size_t col, struct peer_flow *v);
};

extern const struct peer_test peer_tests[];
extern const size_t peer_tests_n;

struct peer_site {
	struct pl_dev *dev;
	char name[32];
};

struct peer {
	struct pl_ctx *ctx;
	const struct peer_opts *o;
	struct peer_site site[PEER_DEVICES];
	size_t n;
	bool soft; /* one of them is a software GPU */
};

/* The results of a test: rows * n cells. */
struct peer_matrix {
	const struct peer_test *test;
	uint64_t size;
	size_t rows;
	double v[PEER_DEVICES][PEER_DEVICES]; /* GB/s or us; < 0: no such cell */
	char route[PEER_DEVICES][PEER_DEVICES][32];
};

/* Measures one test: 0 or an exit status, with the complaint printed. */
int peer_measure(const struct peer *p, const struct peer_test *t, uint64_t size,
		 struct peer_matrix *out);

/* Matrices below one another; as large as they are. */
struct peer_picture {
	struct text body;
	double width, height; /* of the part that is drawn */
};
#define PEER_PICTURE_INIT        \
	{                        \
		TEXT_INIT, 0, 12 \
	}

struct json_object;
void peer_print(const struct peer *p, const struct peer_matrix *m);
struct json_object *peer_json(const struct peer *p, const struct peer_matrix *m);
/* Adds a matrix to a picture. */
void peer_draw(struct peer_picture *to, const struct peer *p, const struct peer_matrix *m);
int peer_svg(const struct peer_picture *picture, const char *path);

#endif
