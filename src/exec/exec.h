/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_EXEC_H
#define EXEC_EXEC_H

/*
 * Carries transfers out. There is one engine (engine.h): a loop, in one thread, that cuts transfers
 * into segments, takes each from hop to hop, and retries those that fail. A blocking call is that
 * loop over one transfer, a queue's run is the same loop over many; large transfers whose work
 * blocks a thread are shared by several (share.h).
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/bits.h"
#include "base/spare.h"
#include "dev/dev.h"
#include "exec/background.h"
#include "exec/slabs.h"
#include "exec/workers.h"
#include "mem/mem.h"
#include "metrics/metrics.h"
#include "move/move.h"
#include "plan/plan.h"
#include "remote/region_users.h"
#include "remote/remote.h"
#include "topo/facts.h"

struct config;

/* How a route is cut into segments: cut.c. */
struct cut {
	bool outer;	    /* a short transfer with a file or remote is one segment */
	bool asks;	    /* the transfer's own chunk comes first */
	bool alone;	    /* one copy: as long as the engine's mode and links allow */
	unsigned int parts; /* the least number of chunks, if each is `least` long; 0: any */
	uint64_t least;
	uint64_t chunk[2]; /* [write] */
	uint64_t most;
};

struct exec {
	const struct config *config;
	struct mem_table *mem;
	struct routes routes;
	struct cut cuts[ROUTES_MAX]; /* by the route's id */
	struct slabs slabs;
	/* Slabs in the memory of devices, by their places, made when first needed. */
	_Atomic(struct slabs *) slabs_on[DEV_PLACES];
	struct slabs_source slabs_source;
	struct workers workers;
	struct topo_facts facts;
	struct background_work background[MOVERS_MAX]; /* of movers, by their numbers */
	struct slabs_watcher slabs_watcher;	       /* the movers' */
	struct mem_watcher mem_watcher;		       /* the movers', too */
	unsigned int cpus;
	unsigned int helpers; /* threads that may help with one transfer whose work blocks them */
	/* Transfers under way whose bottleneck is a device's link to the host: [0] to the device,
	 * [1] from it. */
	atomic_uint at_home[2][DEV_PLACES];
	atomic_uint callers; /* of large transfers that block their threads, now */
	uint64_t in_place_chunk;
	unsigned int in_place_movers; /* movers that read the page cache in place, 1 << id */
	atomic_bool in_place;	      /* a thread reads in place: one is enough */
	struct spares many;	      /* memory of exec_run_many() */
	struct spares runs;	      /* memory of runs of queues */
	atomic_uint remote_runs;      /* runs with a remote, which count among the workers */
	struct spares pieces;	      /* memory of exec_pieces() */
	struct metrics metrics;
	struct metrics_names names;
	atomic_int tracing;   /* TIMELINE_... */
	atomic_uint carrying; /* medium transfers in their callers' threads, now */
	atomic_bool behind;   /* a thread copies on a stream of the program: see after_stream.c */
	/* Measured bytes per us over whole routes between ends of this host, moving averages;
	 * [write][route]. A remote has its own. */
	atomic_uint rates[2][ROUTES_MAX];
};

/* movers: in the order in which their routes are numbered. -E2BIG: they make too many. */
int exec_init(struct exec *x, const struct config *c, struct mem_table *mem,
	      struct mover *const *movers, unsigned int n);
void exec_finish(struct exec *x);
/* memory_watch.c: tells movers of memory from here on. */
void memory_watch_init(struct exec *x);
/* Tells movers only of slabs from here on. */
void memory_watch_finish(struct exec *x);

/* gaps.c: the slabs in a device's memory; NULL: no memory for them. */
struct slabs *exec_slabs_on(struct exec *x, struct dev *dev);

/* Lets movers prepare for transfers by a device that streams will wait for. */
int exec_prepare(struct exec *x, struct dev *dev);

/* What became of a transfer. */
struct exec_report {
	route_set routes; /* that carried some of it: */
	uint64_t bytes[ROUTES_MAX];
	uint64_t edge;
	unsigned int fallbacks;
	enum pl_reason why; /* of the last fallback */
	int why_err;
	int stopped; /* of a transfer that came short: the errno that ended it; 0: none did */
	bool is_sum; /* of several transfers: exec_report_add() */
	/* The bytes that went over other devices' links, or rails. In a sum of transfers, over any
	 * device's link to the host; the link of the first transfer's own device comes first. */
	unsigned int lanes;
	/* Not cleared beforehand. */
	struct {
		const struct link *via;
		uint64_t bytes;
	} lane[1 + MOVE_LANES];
};

/* The whole allocation, or registration, that an end lies in; 0 where it is not known, and for
 * imports, of which each transfer is checked by itself. */
struct extent {
	uintptr_t base;
	size_t len;
};

static inline bool extent_holds(const struct extent *e, uintptr_t addr, size_t len)
{
	return addr - e->base < e->len && len <= e->len - (addr - e->base);
}

/* Bytes from one end to another. */
struct transfer {
	struct end dst;
	struct end src;
	size_t len;
	uint32_t policy;
	size_t chunk;	      /* 0: as configured */
	unsigned int depth;   /* segments in flight; 0: as configured */
	uint64_t deadline_ns; /* on the monotonic clock; 0: none */
	/* A stream of the program: its memories are not touched before the work that is queued
	 * there is done. NULL: none. */
	struct dev_stream *after;
	bool waited; /* a stream of the program waits for it */
	bool prompt; /* links that have yet to be opened are not used */
	/* Adjacent requests that are carried as one transfer: their lengths. A request that is not
	 * carried whole is carried again alone, and counted then. */
	const size_t *parts;
	size_t n_parts;
	/* Copies between memories like the two ends, carried as one, all or none. If they do not
	 * come whole, they are carried again one by one, and counted then. `len` is the sum of
	 * them. With `parts` each counts as a transfer. */
	const struct dev_piece *pieces;
	size_t n_pieces;
	/* Space for n_pieces pieces, for the copies at one hop of a staged route. NULL: such a
	 * route does not carry them as one. */
	struct dev_piece *staged;
	/* The memories at dst and src, and where in them the ends lie. transfer_hold() sets both,
	 * and the memories are held until transfer_release(). */
	struct extent within[2];
	struct mem *held[2];
	/* The users of the regions at dst and src, held between the same calls as `held`. NULL: the
	 * caller makes sure that the region stays. */
	struct region_users *users[2];
};

static inline bool transfer_writes(const struct transfer *t)
{
	return ends_write(&t->dst, &t->src);
}

/* Whether the policy leaves the transfer more than one route past the page cache. */
static inline bool transfer_is_free(const struct transfer *t)
{
	return t->policy == PLAN_AUTO || t->policy == PLAN_STRICT;
}

/* Whether both ends are memories of this host. */
static inline bool transfer_copies(const struct transfer *t)
{
	return t->dst.kind == END_MEM && t->src.kind == END_MEM;
}

static inline struct file *transfer_file(const struct transfer *t)
{
	return ends_file(&t->dst, &t->src);
}

static inline const char *transfer_name(const struct transfer *t)
{
	const struct file *f = transfer_file(t);
	const struct region *r = ends_region(&t->dst, &t->src);

	return f ? f->name : r ? r->remote->name : NULL;
}

/* The length that the planner is given. A transfer of many pieces is planned by their mean length,
 * so that each piece goes as it would go alone. */
static inline size_t transfer_planned_len(const struct transfer *t)
{
	return unlikely(t->n_pieces != 0) ? t->len / t->n_pieces : t->len;
}

/* The bytes of pieces that a staged route carries as one, at most: a slab's. More are -E2BIG. */
static inline size_t exec_staged_most(const struct exec *x)
{
	return slab_large(&x->slabs);
}

/* The movers' questions about the transfer, before a survey. */
static inline void transfer_ask(const struct transfer *t, struct move_ask *out)
{
	*out = (struct move_ask){ .dst = t->dst,
				  .src = t->src,
				  .len = transfer_planned_len(t),
				  .waited = t->waited,
				  .resident = -1 };
}

static inline enum counted_op transfer_op(const struct transfer *t)
{
	return t->dst.kind == t->src.kind ? COUNTED_COPY
	       : transfer_writes(t)	  ? COUNTED_WRITE
					  : COUNTED_READ;
}

/* The row of the statistics that a transfer counts in: its operation and both of its ends. */
struct counted transfer_counted(const struct transfer *t);

/* A transfer of a file; off is not looked at for pipes. */
void transfer_of_file(struct transfer *t, struct file *f, bool write, void *mem, uint64_t off,
		      size_t len);
/* A transfer between a region and memory. */
void transfer_of_region(struct transfer *t, struct region *r, bool write, void *mem, uint64_t off,
			size_t len);
/* Makes a region one end of a transfer, which holds that region by itself. */
void transfer_set_region(struct transfer *t, bool dst, struct region_users *u, uint64_t off);
void transfer_of_copy(struct transfer *t, void *dst, const void *src, size_t len);

/* Checks a transfer's arguments, without looking whose the memories are. Returns 0, -EFAULT or
 * -EINVAL; for a file also -EBADF or -ESPIPE, for a region also -EACCES. */
int check_copy(const void *dst, const void *src, size_t len);
int check_region(const struct region *r, bool write, const void *mem, size_t len, uint64_t off);
int check_file(const struct file *f, bool write, const void *mem, size_t len, uint64_t off);

/* Finds out whose the memory ends are, and holds them, and regions that have users, until
 * transfer_release(). Returns 0 or -errno; -ESHUTDOWN if the region is being closed. */
int transfer_hold(struct mem_table *m, struct transfer *t);
void transfer_release(struct transfer *t);

/* Like transfer_hold(), for one memory end that `len` bytes are read from or written to. */
int end_hold(struct mem_table *m, struct end *e, size_t len, bool write, struct mem **held,
	     struct extent *within);

/* Waits until the stream's work that a transfer comes after has ended. Returns 0; -ETIMEDOUT at the
 * deadline; or -EOPNOTSUPP if the stream is being captured. exec_run() waits by itself. */
int transfer_wait_after(const struct transfer *t);

/* Carries a transfer whose memories are held. Returns the bytes up to the first failure, or -errno
 * if that is at the very start. */
ssize_t exec_run(struct exec *x, const struct transfer *t, struct exec_report *rep);
/* Returns the result of a transfer that moved `moved` bytes. A file may come short. A region has no
 * end, so a short count with a region is a failure: `stopped` of the report, with the thread's
 * message. */
ssize_t transfer_result(const struct transfer *t, int stopped, ssize_t moved);
/* Holds the transfer's ends, and carries it as exec_run(). */
ssize_t exec_hold_and_run(struct exec *x, struct transfer *t, struct exec_report *rep);

/* Like exec_run(), for many transfers at once, most of them small. */
struct exec_result {
	ssize_t res;
	int stopped;		   /* as exec_report.stopped */
	const struct route *route; /* that carried most, or NULL */
	char *why;		   /* the words to a failure, the caller's to free; may be NULL */
};
void exec_run_many(struct exec *x, const struct transfer *v, size_t n, struct exec_result *out);

#define BROADCAST_MAX 64u /* memories */
/*
 * broadcast.c: one range of a file into several memories: read once, then exchanged between the
 * memories. t: n transfers, at least two, of one source, one length and one set of options; their
 * destinations are held (transfer_hold()). Returns the bytes that all memories have from the
 * beginning, or -errno if that is none; the report has the reads and the copies between the
 * memories.
 */
ssize_t exec_broadcast(struct exec *x, const struct transfer *t, unsigned int n,
		       struct exec_report *rep);

/* Pieces of one call. At a region's side their addresses are offsets there. */
struct piece_list {
	struct dev_list of;
	struct region *region; /* NULL: between memories */
	bool write;	       /* to the region */
};

/*
 * pieces.c: many pieces in one call. how: policy, chunk, depth and deadline of each, and nothing
 * else; its ends become those of the first piece that was carried, for the report. Returns the
 * bytes of the pieces before the first that failed, or -errno if there are none; the message names
 * that piece, and rep.stopped is its errno. The pieces' arguments are checked.
 */
ssize_t exec_pieces(struct exec *x, struct transfer *how, const struct piece_list *list,
		    struct exec_report *rep);
/* Like exec_pieces(), for a list of a region, which is held from here on. Returns the bytes of all
 * pieces, or -errno; -ESHUTDOWN if the region is being closed. */
ssize_t exec_region_pieces(struct exec *x, struct transfer *how, const struct piece_list *list,
			   struct region_users *u, struct exec_report *rep);

/* The measured rates of routes to a remote's regions, or, with NULL, of routes of this host. */
static inline atomic_uint *exec_rates_of(struct exec *x, const struct region *r, bool write)
{
	return r ? r->remote->rates[write] : x->rates[write];
}

/* Fills in the movers' questions, and surveys the things in `what`. */
void exec_ask(struct exec *x, const struct transfer *t, unsigned int what, struct move_ask *out);
void exec_rates(struct exec *x, const struct move_ask *ask, struct plan_rates *out);

static inline void exec_report_carried(struct exec_report *rep, const struct route *r,
				       uint64_t bytes)
{
	rep->routes |= (route_set)(bytes != 0) << r->id;
	rep->bytes[r->id] += bytes;
}
/* Counts bytes that went over another device's link, or over a rail. */
void exec_report_lane(struct exec_report *rep, const struct link *via, uint64_t bytes);
/* Bytes that went over no other device's link. */
uint64_t exec_report_own(const struct exec_report *rep);
/* Adds the report of one of several transfers to the report of all. */
void exec_report_add(struct exec_report *sum, const struct transfer *t,
		     const struct exec_report *rep);
/* The route that carried most bytes, or NULL. */
const struct route *exec_biggest(const struct exec *x, const struct exec_report *rep);

#endif
