/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_BENCH_WORK_H
#define TOOL_BENCH_WORK_H

/*
 * Inside one run of `bench storage`. A worker is a thread. It has lanes, each with a block of
 * memory and at most one request under way: one lane where calls block, more where requests are
 * queued.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "bench.h"

struct shared {
	struct bench_run *run;
	struct pl_io_opts io;
	uint64_t blocks; /* in the file */
	uint64_t lanes;	 /* of all workers */
	uint64_t salt;	 /* of a mixed load: makes its writes differ from those of earlier runs */
	uint64_t end_ns; /* of a timed run */
	uint64_t budget; /* operations, of a counted run; else UINT64_MAX */
	atomic_uint_least64_t taken;
	atomic_uint_least64_t moved;
	atomic_uint running;
	atomic_bool stop;
};

struct lane {
	char *buf;   /* in the memory under test */
	uint64_t id; /* among all lanes */
	uint64_t off;
	uint64_t start_ns;
	bool write;
	size_t len; /* on a stream, which looks here when it gets there */
	int64_t at;
	ssize_t result;
	/*
	 * In a mixed load a lane has blocks of its own, so that it knows their content: every
	 * lanes-th block of the file.
	 */
	uint64_t owned;
	uint64_t next;
	uint64_t index;		/* of the block under way, among the owned ones */
	unsigned char *version; /* of each owned block: 0 never written, else 1 or 2 */
};

struct worker {
	struct shared *s;
	const struct bench_file *file;
	pthread_t thread;
	uint64_t next; /* block, of a sequential run */
	uint64_t left; /* operations, where the file is gone over once */
	uint64_t rng;
	struct lane *lanes;
	uint64_t n_lanes;
	char *mem;  /* all lanes' blocks */
	char *seen; /* host: the bytes that were moved */
	char *want; /* host: the bytes that should have been */
	struct hist latency;
	struct tally tally;
	uint64_t ops;
	uint64_t bytes;
	uint64_t sum_ns;
	char failure[300]; /* "" while all is well */
};

/* 0 or an exit status with the complaint printed; worker_put() in every case. */
int worker_get(struct worker *w, struct shared *s, uint64_t i, uint64_t n_lanes);
void worker_put(struct worker *w);

/* Whether there is another operation to do; takes it. */
bool worker_more(struct worker *w);

/* A worker's whole work, with requests queued. */
void worker_queued(struct worker *w);

/* The same, with requests on a stream. */
void worker_streamed(struct worker *w);

/* Remembers the failure and stops all workers. */
void worker_fail(struct worker *w, const char *what, uint64_t off, const char *why);

/* Chooses the lane's next operation and prepares its memory. Returns false if that failed. */
bool lane_begin(struct worker *w, struct lane *l);

/* The lane's request came back with n bytes or -errno. */
void lane_end(struct worker *w, struct lane *l, ssize_t n, const struct pl_io_report *rep);

#endif
