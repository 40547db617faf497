/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_BENCH_H
#define TOOL_BENCH_H

/* `peerlane bench storage`: options, the file that is measured, one run, and a table of them. */

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
	struct opt_numbers queue; /* requests in flight a thread; 0: blocking calls */
	uint64_t batch;		  /* 0: a quarter of them */
	const char *file;
	const char *dir;
	const char *device;
	const char *op;
	const char *compare;
	const char *svg;
	uint64_t size;
	uint64_t start; /* where in the file to begin */
	uint64_t depth;
	uint64_t chunk;
	uint64_t seconds; /* nanoseconds; 0: not given */
	uint64_t bytes;
	uint64_t seed;
	uint64_t reads; /* per cent, of a mixed load */
	uint64_t rounds;
	bool random;
	bool verify;
	bool cached;
	bool cold;
	bool overwrite;
	bool stream;
	bool once; /* each thread goes over its part of the file once, instead of `bytes` */
	bool json;
	bool quiet;
	/* derived from the options above */
	struct opt_policy policies[OPT_LIST_MAX];
	size_t n_policies;
	bool reading;
	bool writing;
};

extern const struct opt_spec bench_spec;

struct bench_file;

/* Fills in the defaults, and refuses options that contradict each other. Returns 0 or
 * STATUS_USAGE. */
int bench_opts_settle(struct bench_opts *o);

/* Puts in the block sizes that a file of `len` bytes is good for, if none were given, and refuses
 * those that are more: 0 or an exit status. */
int bench_opts_fit(struct bench_opts *o, const struct bench_file *f);

/* Whether some of the runs use queues. */
bool bench_queued(const struct bench_opts *o);

/* "cold", "cached" or "as-is". */
const char *bench_cache_word(const struct bench_opts *o);
const char *bench_cache_text(const struct bench_opts *o); /* the same for people */

/* The file under test. */
struct bench_file {
	struct pl_file *file;
	char path[4096];
	int fd;	  /* of the same file, for plain I/O */
	int slot; /* made for this and removed afterwards; -1: it was there */
	uint64_t len;
	struct truth truth; /* what reads should find, where nothing was written */
};

/* 0 or an exit status, with the complaint printed; bench_file_put() in every case. */
int bench_file_get(struct bench_file *f, struct pl_ctx *ctx, const struct bench_opts *o);
void bench_file_put(struct bench_file *f);

/* Brings the page cache into the state that was asked for. */
int bench_file_settle(const struct bench_file *f, const struct bench_opts *o);

/* The parameters of one run. */
struct bench_case {
	uint64_t block;
	uint64_t threads;
	uint64_t queue;
	struct opt_policy policy;
};

/* Routes by the numbers that completions have. */
struct bench_routes {
	struct {
		uint32_t id;
		char name[32];
	} v[32];
	size_t n;
};

struct bench_run {
	struct pl_ctx *ctx;
	struct pl_dev *dev; /* NULL: host memory */
	const struct bench_file *file;
	uint64_t n_files; /* 0 is 1; with more, all of the same length, the i-th thread has the i-th
			   */
	const struct bench_opts *o;
	const struct bench_routes *routes;
	struct bench_case c;
	/* results */
	uint64_t ops;
	uint64_t bytes;
	uint64_t sum_ns; /* of all latencies */
	struct meter meter;
	struct hist latency;
	struct tally tally;
};

int bench_run(struct bench_run *r);

/* The runs of one case, one a round. */
struct bench_cell {
	struct bench_case c;
	uint64_t ops; /* in all rounds */
	uint64_t bytes;
	struct meter meter;
	struct hist latency;
	struct tally tally;
	double *gb_per_s; /* of each round */
	double *cpu_per_gb;
	size_t rounds; /* done */
	/* medians over the rounds */
	double gb_median;
	double gb_min;
	double gb_max;
	double ops_median;
	double cpu_median;
	const struct bench_cell *beside; /* the same with the first policy; NULL: this is it */
};

struct bench_table {
	struct bench_cell *v;
	size_t n;
};

/* Runs all cells, round by round, so that values that are compared are measured close in time.
 * `done` is called with each cell when its last round is over. */
int bench_table_run(struct bench_table *t, const struct bench_run *model,
		    void (*done)(const struct bench_cell *c, void *arg), void *arg);
void bench_table_put(struct bench_table *t);

double bench_us(const struct bench_cell *c, double quantile);

struct json_object;

void bench_print_head(const struct bench_opts *o, const struct bench_file *f, const char *device);
void bench_print_cell(const struct bench_opts *o, const struct bench_cell *c);
struct json_object *bench_json_head(const struct bench_opts *o, const struct bench_file *f,
				    const char *device);
struct json_object *bench_json_cell(const struct bench_opts *o, const struct bench_cell *c);

/* Draws the table to o->svg: 0 or an exit status, with the complaint printed. */
int bench_svg(const struct bench_table *t, const struct bench_opts *o, const struct bench_file *f,
	      const char *device);

/* Whether it could be written: asked before hours of runs, not after. The same return. */
int bench_svg_check(const char *path);

int bench_storage(int argc, char **argv);
int bench_peer(int argc, char **argv);

#endif
