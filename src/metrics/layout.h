/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef METRICS_LAYOUT_H
#define METRICS_LAYOUT_H

/*
 * The counters of a process as other processes find them: one file, a head and then cells, written
 * by any number of threads and read by anybody who may, with no lock between them. The layout is
 * fixed by COUNTERS_VERSION; names travel in it, so that a reader needs to know neither the routes
 * nor the reasons of the library that wrote it. Numbers are the machine's own.
 */

#include <stdatomic.h>
#include <stdint.h>

#define COUNTERS_MAGIC "plstats\n"
#define COUNTERS_VERSION 1u

#define COUNTERS 256u
#define COUNTERS_BUCKETS 40u /* of a histogram: 2^0, 2^1 and so on; the last has no bound */
#define COUNTERS_REASONS 32u
#define COUNTERS_DEVICES 32u
#define COUNTERS_ROUTES 32u
#define COUNTERS_NAME 32u

enum counted_op {
	COUNTED_READ,
	COUNTED_WRITE,
	COUNTED_COPY,
	COUNTED_OPS,
};

/* What one route has carried to or from one device, in one direction, for one context. Transfers
 * are not counted apart: they are the sum of a histogram. */
struct counter {
	atomic_ullong key; /* counter_key(); 0: free */
	atomic_ullong bytes;
	atomic_ullong errors;
	atomic_ullong latency_ns; /* sum over all transfers */
	atomic_ullong sizes[COUNTERS_BUCKETS];
	atomic_ullong latencies[COUNTERS_BUCKETS];
	atomic_ullong reasons[COUNTERS_REASONS]; /* pieces that it took over, by why */
	uint64_t pad[4];
};
_Static_assert(sizeof(struct counter) == 960, "a cell is whole cache lines");

struct counters_head {
	char magic[8]; /* written last */
	uint32_t version;
	uint32_t head_bytes;
	uint32_t cell_bytes;
	uint32_t cells;
	int32_t pid;
	uint32_t uid;
	uint64_t started; /* the process, in ticks since boot */
	uint64_t pid_space;
	uint64_t opened_ns; /* wall clock: when counting began */
	char program[16];
	atomic_uint folds;     /* odd while cells are being moved about */
	atomic_uint contexts;  /* open ones */
	atomic_uint unshared;  /* rows that found no cell free: their numbers are missing here */
	atomic_uint n_devices; /* of device[]; a name stands before it is counted */
	char op[4][8];
	char device[COUNTERS_DEVICES][COUNTERS_NAME];
	char route[COUNTERS_ROUTES][COUNTERS_NAME];
	char reason[COUNTERS_REASONS][COUNTERS_NAME];
	uint64_t pad[1];
};
_Static_assert(sizeof(struct counters_head) % 64 == 0, "cells begin on a cache line");

struct counters {
	struct counters_head head;
	struct counter cells[COUNTERS];
};

/* A context's number is from 1; 0 is for what closed contexts have left. */
static inline uint64_t counter_key(unsigned int ctx, unsigned int dev, unsigned int route,
				   enum counted_op op)
{
	return 1ull << 63 | (uint64_t)ctx << 24 | (uint64_t)dev << 16 | (uint64_t)route << 8 |
	       (uint64_t)op;
}

#define COUNTER_KEY_CTX(k) ((unsigned int)((k) >> 24))
#define COUNTER_KEY_DEV(k) ((unsigned int)((k) >> 16) & 0xff)
#define COUNTER_KEY_ROUTE(k) ((unsigned int)((k) >> 8) & 0xff)
#define COUNTER_KEY_OP(k) ((unsigned int)(k)&0xff)

/* The bucket that counts x: the first whose bound, 2^b, is not below it. */
static inline unsigned int counter_bucket(uint64_t x)
{
	unsigned int b = x <= 1 ? 0 : 64u - (unsigned int)__builtin_clzll(x - 1);

	return b < COUNTERS_BUCKETS - 1 ? b : COUNTERS_BUCKETS - 1;
}

/* The name of a process's file in its folder, or of the file of a process of which this is all that
 * is known: the name alone tells whether it is still alive. */
#define SHARE_PREFIX "peerlane-stats."

struct share_name {
	int pid;
	uint64_t started;
	uint64_t pid_space;
};

#endif
