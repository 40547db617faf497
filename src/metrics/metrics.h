/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef METRICS_METRICS_H
#define METRICS_METRICS_H

/*
 * The counters of a context: for each device, route and direction the bytes, failures and
 * fallbacks, and histograms of sizes and times. Counting is a few relaxed additions; nothing is
 * counted before the first transfer, which finds a place for the numbers (share.c).
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/lock.h"
#include "metrics/counters.h"

struct config;
struct sys_limit;

/* The names of routes and reasons, whose numbers are the caller's. */
struct metrics_names {
	unsigned int routes; /* how many; that number means: no route */
	unsigned int reasons;
	const void *arg; /* for route() */
	const char *(*route)(const void *arg, unsigned int i);
	const char *(*reason)(unsigned int i);
	const char *by_kernels; /* another route, which carries what no plan is made for */
};

/* The number of the route `by_kernels`. */
static inline unsigned int metrics_by_kernels(const struct metrics_names *names)
{
	return names->routes + 1;
}

/* A row of the context: who counts here, and where. */
struct metrics_row {
	_Atomic(struct counter *) to; /* stored when the rest stands; NULL: the row is free */
	const void *dev;	      /* NULL: host memory */
	const void *src;	      /* of a copy from one device to another, else NULL */
	unsigned int what;	      /* route and direction */
	bool shared;		      /* `to` lies in the process's file, else it is ours to free */
};

/* A table that is never more than half full: rows are hashed, and stay where they are. */
#define METRICS_ROWS (2 * COUNTERS)

struct metrics {
	const struct config *config;
	const struct metrics_names *names;

	/* Serialises adding rows; rows are found without it. */
	struct lock lock;
	struct counters *shared; /* that other processes read, or NULL */
	bool looked;		 /* whether there is one to share */
	unsigned int unshared;
	atomic_uint n; /* of rows[] that are taken */
	struct metrics_row rows[METRICS_ROWS];
};

/* An end of a transfer: its device; both NULL for host memory and files. */
struct counted_end {
	const void *dev; /* tells devices apart */
	const char *name;
};

/* The row of a transfer's counters: its ends and its kind. */
struct counted {
	struct counted_end dst;
	struct counted_end src;
	enum counted_op op;
};

/* Writes down the names of the reasons. */
void metrics_reasons(const struct metrics_names *names, struct counters_head *h);

void metrics_init(struct metrics *s, const struct config *c, const struct metrics_names *names);
void metrics_finish(struct metrics *s); /* with no transfer left */

/* Counts n transfers that ended together after ns, of each of which a route carried `bytes`
 * bytes. */
void metrics_moved(struct metrics *s, const struct counted *of, unsigned int route, uint64_t bytes,
		   uint64_t n, uint64_t ns);
/* Makes the place of the numbers, so that to count them allocates nothing and takes no lock. */
void metrics_ready(struct metrics *s, const struct counted *of, unsigned int route);
/* A segment failed on a route, or a request before any route was used (names.routes). */
void metrics_failed(struct metrics *s, const struct counted *of, unsigned int route);
/* A segment fell back to `route` from one that the plan preferred. */
void metrics_fell_back(struct metrics *s, const struct counted *of, unsigned int route,
		       unsigned int why);

/* Other processes see this one from now on, though it has moved nothing yet. */
void metrics_show(struct metrics *s);

/* The process has made wide memory, which is shown to other processes, or freed some. The second
 * also after metrics_finish(). */
void metrics_wide_made(struct metrics *s, uint64_t bytes);
void metrics_wide_freed(uint64_t bytes);

/*
 * A snapshot of counters: copied once, validated, and summed up by name. No process is stopped for
 * it. Files of other processes are read, never mapped, and not trusted.
 */
struct snapshot {
	struct counters c; /* the copy: n rows, by device, route and direction */
	/* the rows as they are shown; they point into the copy */
	struct pl_stats_row rows[COUNTERS];
	size_t n;
};

/* All: 0 or -errno with the words. A snapshot is the caller's to free(). */

/* Copies the counters of one context of this process, shared or not. */
int snapshot_of_context(struct metrics *s, struct snapshot **out);
/* Copies the counters that a process shows, of all its contexts together; also of this process.
 * Returns 0, or -ENOENT if it shows none. */
int snapshot_of_process(const struct config *c, int pid, struct snapshot **out);

/* Bytes of wide memory of this process and of those of its user whose counters can be read, as far
 * as they count in this limit. */
uint64_t snapshot_wide(const struct config *c, const struct sys_limit *limit);

/* Calls fn for every live process whose counters can be read; stops when fn returns other than 0,
 * and returns that. Removes files of ended processes. */
int snapshot_processes(const struct config *c, int (*fn)(const struct counters_head *h, void *arg),
		       void *arg);

#endif
