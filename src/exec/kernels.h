/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_KERNELS_H
#define EXEC_KERNELS_H

/*
 * The counters of transfers by kernels, and their spans on the timeline. Statistics show reads for
 * running kernels (src/ring) as two routes of a device: `ring-cached`, answered out of the page
 * cache without a wait, and `ring-waited`; collective operations (src/coll) are `coll`. Counting
 * allocates nothing and takes no lock.
 */

#include <stdint.h>
#include <sys/types.h>

#include "exec/exec.h"
#include "metrics/timeline.h"

enum kernel_route {
	KERNEL_CACHED,
	KERNEL_WAITED,
	KERNEL_READS, /* how many of them are reads */
	KERNEL_COLL = KERNEL_READS,
	KERNEL_ROUTES,
};

const char *kernel_route_name(unsigned int i);

/* Makes the places of a device's numbers, and opens the timeline if one is configured. */
void kernel_reads_open(struct exec *x, const struct dev *d);
/* Counts n reads of `bytes` bytes each, which took ns each. */
void kernel_reads_moved(struct exec *x, const struct dev *d, enum kernel_route route,
			uint64_t bytes, uint64_t n, uint64_t ns);
/* Counts a read that failed. */
void kernel_reads_failed(struct exec *x, const struct dev *d, enum kernel_route route);
/* Like the functions for reads, for writes: all of them wait. */
void kernel_writes_open(struct exec *x, const struct dev *d);
void kernel_write_ended(struct exec *x, const struct dev *d, ssize_t res, uint64_t ns);

/* A span of its own of a read or write that waits; a ring has one at a time of a slot. */
struct kernel_span {
	const struct dev *dev;
	uint64_t ring;
	uint32_t slot;
	bool write;
};
static inline bool kernel_reads_traced(struct exec *x)
{
	return atomic_load_explicit(&x->tracing, memory_order_acquire) == TIMELINE_ON;
}
void kernel_span_begin(const struct kernel_span *s, uint64_t off, size_t len, bool direct);
void kernel_span_end(const struct kernel_span *s, ssize_t res);

/* Collective operations, each when it is queued. */
struct kernel_coll {
	const struct dev *dev;
	const char *kind; /* "all-reduce" */
	unsigned int rank;
	uint64_t bytes; /* of the rank */
	bool captured;	/* into a graph, whose replays nobody counts */
};
/* Likewise makes the place of the numbers, and opens the timeline. */
void kernel_coll_open(struct exec *x, const struct dev *d);
/* Counts a collective that was queued by a call of `ns`. */
void kernel_coll_queued(struct exec *x, const struct kernel_coll *c, uint64_t ns);
/* Counts the failure of the collective's communicator, with -errno. */
void kernel_coll_failed(struct exec *x, const struct dev *d, unsigned int rank, int err);

#endif
