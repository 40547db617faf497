/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_BENCH_H
#define TOOL_BENCH_H

/* `peerlane bench storage`: options, the file that is measured, and one run. */

#include <stdbool.h>
#include <stdint.h>

#include <peerlane/peerlane.h>

#include "hist.h"
#include "meter.h"
#include "opts.h"
#include "tally.h"
#include "verify.h"

struct bench_opts {
	struct common common;
	struct opt_policy policy;
	struct opt_numbers block;
	struct opt_numbers threads;
	const char *file;
	const char *dir;
	const char *device;
	const char *op;
	uint64_t size;
	uint64_t depth;
	uint64_t chunk;
	uint64_t seconds; /* nanoseconds; 0: not given */
	uint64_t bytes;
	uint64_t seed;
	bool random;
	bool verify;
	bool cached;
	bool cold;
	bool overwrite;
	bool json;
	bool quiet;
};

/* The file under test. */
struct bench_file {
	struct pl_file *file;
	char path[4096];
	int fd;	  /* of the same file, for plain I/O */
	int slot; /* made for this and removed afterwards; -1: it was there */
	uint64_t len;
	struct truth truth; /* what reads should find */
};

/* 0 or an exit status, with the complaint printed; bench_file_put() in every case. */
int bench_file_get(struct bench_file *f, struct pl_ctx *ctx, const struct bench_opts *o);
void bench_file_put(struct bench_file *f);

/* Brings the page cache into the state that was asked for. */
int bench_file_settle(const struct bench_file *f, const struct bench_opts *o);

struct bench_run {
	struct pl_ctx *ctx;
	struct pl_dev *dev; /* NULL: host memory */
	const struct bench_file *file;
	const struct bench_opts *o;
	uint64_t block;
	uint64_t threads;
	/* results */
	uint64_t ops;
	uint64_t bytes;
	struct meter meter;
	struct hist latency;
	struct tally tally;
};

int bench_run(struct bench_run *r);

int bench_storage(int argc, char **argv);

#endif
