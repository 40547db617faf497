/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_XFER_H
#define XFER_XFER_H

/*
 * Carries a plan out. A request is cut into pieces, each on a route: aligned middles and unaligned
 * edges, resident and absent stretches of a file may take different ones. Small requests are
 * carried by the calling thread, one piece after the other; large ones keep several pieces in
 * flight, and on routes of two hops both hops are kept full. Where the kernel refuses a route that
 * it seemed to offer, the piece takes the next one, and that is counted, reported and logged.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "mem/mem.h"
#include "metrics/metrics.h"
#include "metrics/timeline.h"
#include "path/path.h"
#include "plan/plan.h"
#include "xfer/slabs.h"
#include "xfer/workers.h"

struct config;

struct xfer {
	struct path *paths[PATH_COUNT];
	struct slabs slabs;
	struct workers workers;
	unsigned int helpers; /* threads that may help with large requests at once */
	unsigned int copiers; /* threads that may copy at once, callers included */
	atomic_uint callers;  /* of large requests that block their threads, now */
	size_t chunk;
	size_t cached_chunk;
	unsigned int depth;
	size_t inline_max;
	struct metrics metrics;
	atomic_int tracing;   /* TIMELINE_... */
	atomic_uint carrying; /* medium requests that their callers carry inline, now */
	size_t pin_piece;
	unsigned int pin_copiers;
	atomic_bool pinning; /* a request that mixes has a thread that registers: one is enough */
	/* Measured bytes per us over whole routes, moving averages; [write][route]. */
	atomic_uint rates[2][ROUTE_COUNT];
};

void xfer_init(struct xfer *x, const struct config *c, struct path *const *paths);
void xfer_finish(struct xfer *x);

/* What became of a request. */
struct xfer_report {
	uint64_t bytes[ROUTE_COUNT];
	uint64_t edge;
	unsigned int fallbacks;
	enum pl_reason why; /* of the last fallback */
	int why_err;
};

struct xfer_req {
	struct file *file; /* NULL: memory to memory */
	struct path_facts *facts;
	const char *name; /* of the file, for messages */
	struct mem_ref *mem;
	struct mem_ref *src_mem; /* copies */
	uintptr_t addr;
	uintptr_t src_addr; /* copies */
	uint64_t off;
	size_t len;
	bool write;
	uint32_t policy;
	size_t chunk;	      /* 0: as configured */
	unsigned int depth;   /* likewise */
	uint64_t deadline_ns; /* on the monotonic clock; 0: none */
	/* Neighbours that are carried as one: how long each is. What does not come whole is carried
	 * again by itself, and is counted then. */
	const size_t *parts;
	size_t n_parts;
};

/* Bytes up to the first failure, or -errno if that is at the very start. */
ssize_t xfer_run(struct xfer *x, const struct xfer_req *r, struct xfer_report *rep);

/* Under which device and direction a request is counted. */
struct counted xfer_counted(const struct xfer_req *r);

/* What the planner is asked for the request; the pair is that of xfer_pair(). */
void xfer_ask(const struct xfer_req *r, double resident, double registered,
	      const struct path_pair *pair, struct path_ask *out);
void xfer_rates(struct xfer *x, struct plan_rates *out);
/* What is known of the device's memory and the file, NULL where drives cannot reach it anyway. */
struct path_pair *xfer_pair(struct xfer *x, const struct xfer_req *r);
/* How much of the request is in the page cache, < 0 unknown. */
double xfer_resident(struct xfer *x, const struct xfer_req *r, uint64_t off, uint64_t len);
/* Of a part of a write that would take this route: whether the page cache has pages of it, and so
 * carries it instead. */
bool xfer_beside_cache(const struct xfer *x, const struct xfer_req *r, enum plan_route_id route,
		       uint64_t off, uint64_t len);
/* How much of the request is registered with its device from before; and that it was read, or is
 * about to be, by another way. */
double xfer_registered(struct xfer *x, const struct xfer_req *r);
void xfer_passed_by(struct xfer *x, const struct xfer_req *r);

#endif
