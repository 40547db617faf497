/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef METRICS_COUNTERS_H
#define METRICS_COUNTERS_H

/*
 * The counters of a process, shared with other processes: one file with a head and rows, written by
 * any number of threads and read by any permitted process, without a lock. The layout is fixed by
 * COUNTERS_VERSION; names travel in it, so that a reader needs to know neither the routes nor the
 * reasons of the library that wrote it. Numbers are the machine's own.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include <peerlane/stats.h>

struct config;
struct metrics_names;

#define COUNTERS_MAGIC "plstats\n"
#define COUNTERS_VERSION 4u

#define COUNTERS 256u
#define COUNTERS_BUCKETS ((unsigned int)PL_STATS_BUCKETS)
#define COUNTERS_REASONS 64u
#define COUNTERS_NAME 32u

enum counted_op {
	COUNTED_READ,
	COUNTED_WRITE,
	COUNTED_COPY,
	COUNTED_LANE, /* what went over dst's link of transfers of src, counted there already */
	COUNTED_OPS,
};

/* The name of a row, of one context. Padded with zeros: equal names are equal bytes. */
struct counter_name {
	char device[COUNTERS_NAME]; /* "host": none */
	char route[24];
	char op[8];
	char src[COUNTERS_NAME]; /* of a copy from one device to another: where from, else "" */
};

/* The numbers of a row. Transfers and fallbacks are the sums of a histogram and of the reasons. */
enum {
	COUNTER_BYTES,
	COUNTER_ERRORS,
	COUNTER_LATENCY_NS,
	COUNTER_SIZES,
	COUNTER_LATENCIES = COUNTER_SIZES + PL_STATS_BUCKETS,
	COUNTER_REASONS = COUNTER_LATENCIES + PL_STATS_BUCKETS,
	COUNTER_NUMBERS = COUNTER_REASONS + COUNTERS_REASONS,
};

enum {
	COUNTER_FREE,
	COUNTER_OPEN,	/* an open context counts here */
	COUNTER_CLOSED, /* counts of closed contexts with this name */
};

struct counter {
	atomic_uint state; /* stored when the name is whole */
	uint32_t pad;
	atomic_ullong n[COUNTER_NUMBERS];
	struct counter_name name;
};
_Static_assert(sizeof(struct counter) % 64 == 0, "rows begin on cache lines");

struct counters_head {
	char magic[8]; /* written last */
	uint32_t version;
	uint32_t head_bytes;
	uint32_t row_bytes;
	uint32_t rows;
	int32_t pid;
	uint32_t uid;
	uint64_t started; /* the process, in ticks since boot */
	uint64_t pid_space;
	uint64_t opened_ns; /* wall clock: when counting began */
	char program[16];
	atomic_uint moves;    /* odd while numbers go from one row to another */
	atomic_uint contexts; /* open ones */
	atomic_uint unshared; /* rows that did not fit: their numbers are missing here */
	uint32_t pad;
	char reason[COUNTERS_REASONS][COUNTERS_NAME];
	atomic_ullong wide; /* bytes of wide memory, which no cgroup counts; 0 in older libraries */
	atomic_ullong refused; /* connections of others; 0 in older libraries */
	uint64_t pad_line[3];
};
_Static_assert(sizeof(struct counters_head) % 64 == 0, "rows begin on cache lines");

struct counters {
	struct counters_head head;
	struct counter rows[COUNTERS];
};

/* The bucket that counts x: the first whose bound, 2^b, is not below it. */
static inline unsigned int counter_bucket(uint64_t x)
{
	unsigned int b = x <= 1 ? 0 : 64u - (unsigned int)__builtin_clzll(x - 1);

	return b < COUNTERS_BUCKETS - 1 ? b : COUNTERS_BUCKETS - 1;
}

/* The counters of this process, for one context more; 0, or -errno with the words. */
int share_join(const struct config *c, const struct metrics_names *names, struct counters **out);
void share_leave(void);

/* The process has so much more wide memory, or less; shown from now on if it shares counters. */
void share_wide(int64_t bytes);
uint64_t share_wide_own(void);

/* A row of the process's file for the caller alone; NULL: all are taken. */
struct counter *share_take(const struct counter_name *name);
/* The row's numbers stay in the file, as counts of closed contexts. */
void share_give(struct counter *c);

/* A file's name identifies its process, and so shows whether that process is still alive. */
struct share_name {
	int pid;
	uint64_t started; /* in ticks since boot */
	uint64_t pid_space;
};
bool share_name_parse(const char *file, struct share_name *out);
/* Whether the process that made the file has ended; false also if that is not known. */
bool share_name_stale(const struct share_name *n);

/* Calls fn for every live process's file, the preferred folder first; stops when fn returns other
 * than 0, and returns that. Removes files of ended processes, if the caller may. */
typedef int (*share_fn)(const char *path, const struct share_name *name, void *arg);
int share_each(const struct config *c, share_fn fn, void *arg);

#endif
