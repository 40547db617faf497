/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef GDSIO_H
#define GDSIO_H

/* A run of gdsio: the values that follow from its options, or from a section of its job file. */

#include <sched.h>

#include "bench.h"

struct gdsio_job {
	const char *file;
	const char *dir;
	unsigned int gpu;
	unsigned int xfer; /* -x */
	unsigned int io;   /* -I */
	bool on_node;	   /* -n: on the processors of `node` */
	unsigned int node;
	bool host; /* -m 2 to 4: memory of the host instead of the GPU's */
	bool verify;
	bool buffered; /* -O 1: without O_DIRECT */
	uint64_t threads;
	uint64_t size;	/* bytes of each file; 0: all that is there */
	uint64_t start; /* offset of the first byte */
	uint64_t block; /* bytes of a request */
	uint64_t batch; /* requests in flight a thread, of -x 6 and 7 */
	uint64_t seconds;
	uint64_t seed;
};

/* Runs it and prints its line: 0 or an exit status, with the complaint printed. */
int gdsio_run(struct pl_ctx *ctx, const struct gdsio_job *j);

/* Binds the process as -n says: 0 or an exit status, with the complaint printed. *before is what
 * sched_setaffinity() undoes it with. */
int gdsio_node_bind(const struct gdsio_job *j, cpu_set_t *before);

/* The runs of a job file, one for each of its sections but [global]; the same return. */
int gdsio_run_file(struct pl_ctx *ctx, const char *path);

/* Sets an option by its letter, as on the command line. Returns 0, or STATUS_USAGE with the
 * complaint printed. */
int gdsio_option(struct gdsio_job *j, char letter, const char *value);

extern const struct gdsio_job gdsio_defaults;

#endif
