/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PATH_PATH_H
#define PATH_PATH_H

/*
 * What a mover must say of itself, and do. A path carries bytes over ONE hop: between a file and
 * memory that the kernel can address, or between two memories. Routes of several hops are xfer's
 * business; which route is best is plan's. Paths see neither, nor each other.
 *
 * A path describes itself without I/O (path_ops.describe), then carries ops either one by one in
 * the calling thread (run) or, if it has them, many at once through a lane (submit, poll).
 * Completions reach the user of a lane only through the callback that it handed down, and only
 * inside its own calls of path_ops.poll: nobody needs a lock.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include <peerlane/plan.h>

struct config;
struct dev;
struct file;

/* One end in memory. */
struct path_mem {
	uintptr_t addr;
	struct dev *dev;  /* NULL: plain host memory */
	const char *name; /* of the device, NULL for host memory */
	bool host_addressable;
	bool pinned; /* copies to and from a device need no staging */
	bool p2p;    /* drives can reach it by themselves, processors by its mapping */
};

/* A device's memory and the disks under one file: whether they can meet. */
struct path_pair {
	enum pl_reason refuse; /* as it was judged before any I/O */
	char words[320];       /* how they meet, or what is in the way, and the remedy */
	/* An enum pl_reason: what showed on the way. Its words are there before it is. */
	atomic_int learnt;
	char learnt_words[240];
	/* Transfers yet to be looked at, which takes time of its own: [write]. */
	atomic_uint unverified[2];
};

struct path_facts; /* of a file: see below */

/* What the planner wants to know. */
struct path_ask {
	struct path_facts *file; /* NULL: memory to memory */
	struct path_mem mem;	 /* the memory end; for copies the destination */
	struct path_mem src;	 /* for copies */
	/* mem.p2p: what is known of it and the file */
	const struct path_pair *pair;
	uint64_t off;
	uint64_t len;
	bool write;
	bool slab;	   /* mem is a slab: aligned, and with room for whole blocks */
	bool sequential;   /* small requests that follow one another */
	bool named;	   /* the policy asks for this route: whether it pays is no question */
	double resident;   /* 0..1 of the range in the page cache; < 0 unknown */
	double registered; /* 0..1 of the range, with the device of mem, from before */
};

/* Facts of a file that paths decide by; storage fills them when the file is opened. */
struct path_facts {
	bool stream;
	bool block;
	bool bypass;	    /* opened with O_DIRECT: go past the cache where alignment permits */
	bool direct;	    /* O_DIRECT works, as far as known */
	bool memory_backed; /* tmpfs and the like: all of it is page cache */
	bool mappable;	    /* mappings of it follow every change: they may be read in place */
	uint32_t align_mem;
	uint32_t align_off;
	double disk_bytes_per_ns; /* a first guess of what lies below */
	double disk_setup_ns;
	/* What is learnt on the way. */
	atomic_bool direct_failed; /* the kernel refused O_DIRECT on this file */
	/* Its pages could not be registered with a device: so often in a row, and so it is not
	 * tried until then (clock_now_ns; 0: it is). */
	atomic_uint pin_failures;
	atomic_ullong pin_refused_until;
	atomic_uint told;	/* fallbacks already logged, 1u << reason */
	atomic_ullong last_end; /* where the last small read ended */
};

struct path_offer {
	enum pl_reason refuse; /* PL_REASON_NONE: supported, and the rest is filled */
	uint32_t align_mem;    /* of addresses, offsets and lengths; 1: any */
	uint32_t align_off;
	double setup_ns;
	double bytes_per_ns;
	double cpu_ns_per_kib;
};

/* One piece of work. The owner keeps it alive until its completion. */
struct path_op {
	struct path_op *next; /* the mover's while in flight */
	struct file *file;    /* storage hops */
	uint64_t off;
	void *dst; /* NULL: the file */
	const void *src;
	size_t len;
	struct path_pair *pair; /* p2pdma alone */
	bool nowait;		/* fail with -EAGAIN rather than wait for a disk */
	bool patient; /* run: sleep rather than spin; a disk's time hides the difference */
	bool sure;    /* copies: see struct dev_piece */
	bool inside;  /* copies: both ends are memory of a device */
	size_t moved; /* the mover's: bytes so far */
	ssize_t res;  /* bytes, or -errno; short counts only at the end of a file or before an error
		       */
	int err; /* an errno beside res >= 0: the error after res bytes; EBUSY also after a write
		  * past the page cache that has pages of the range all the same */
};

struct path;
struct path_lane;
#define PATH_ALL UINT64_MAX
typedef void (*path_done)(struct path_op *op, void *arg);

struct path_pins {
	/* How much of a range that is about to be read is registered, 0..1. */
	double (*registered)(struct path *p, struct file *f, struct dev *dev, uint64_t off,
			     uint64_t len);

	/* A read that left the choice to us was carried by another path. */
	void (*passed_by)(struct path *p, struct file *f, struct dev *dev, uint64_t off,
			  uint64_t len);
};

struct path_ops {
	const char *name;
	const char *help; /* half a sentence for explanations */

	/* How much of a file's range is in the page cache, 0..1; < 0 unknown. May be NULL. */
	double (*resident)(struct path *p, struct file *f, uint64_t off, uint64_t len);

	/* For what is registered with a device from before. May be NULL. */
	const struct path_pins *pins;

	/* What describe must know of a device's memory and a file, found out once: it may read
	 * sysfs. NULL when memory is short. Only p2pdma has it. */
	struct path_pair *(*pair)(struct path *p, struct file *f, struct dev *dev);

	/* Where injected failures go, if not in front of this path. May be NULL. */
	struct path **(*under)(struct path *p);

	/* An op failed: why another route is to carry it, PL_REASON_NONE: none is. Also remembers
	 * what the failure says of later ops. May be NULL. */
	enum pl_reason (*refused)(struct path *p, const struct path_op *op);

	/* Whether a range of a file is not to be written past the page cache now, because that has
	 * some of it. May be NULL. */
	bool (*beside_cache)(struct path *p, struct file *f, uint64_t off, uint64_t len);

	/* Pure: no I/O, no locks. */
	void (*describe)(const struct path *p, const struct path_ask *ask,
			 struct path_offer *offer);

	/* Carries one op here and now; sets and returns op->res. */
	ssize_t (*run)(struct path *p, struct path_op *op, struct dev *dev);

	/* Carries many ops that do not overlap, in any order; sets each op->res. NULL: by run. */
	void (*run_many)(struct path *p, struct path_op **ops, size_t n, struct dev *dev);

	/* A lane carries ops of one thread. dev: the device of copies, NULL otherwise. -EOPNOTSUPP:
	 * there are no lanes (and then none of the ops below), only run. */
	int (*lane_get)(struct path *p, struct dev *dev, path_done done, void *arg,
			struct path_lane **out);
	void (*lane_put)(struct path_lane *l);			/* with nothing in flight */
	int (*submit)(struct path_lane *l, struct path_op *op); /* -EAGAIN: full, poll first */
	/* Delivers completions. wait_ns 0: only what is there. PATH_ALL: may wait for all that is
	 * in flight. Else returns after at least one or after about that long. The number
	 * delivered, or -errno when the lane itself is broken. */
	int (*poll)(struct path_lane *l, uint64_t wait_ns);
};

/* A path of one context. Movers embed it first. */
struct path {
	const struct path_ops *ops;
};

struct path_lane {
	struct path *path;
	path_done done;
	void *arg;
	unsigned int inflight;
};

static inline void path_describe(const struct path *p, const struct path_ask *ask,
				 struct path_offer *offer)
{
	p->ops->describe(p, ask, offer);
}

static inline ssize_t path_run(struct path *p, struct path_op *op, struct dev *dev)
{
	return p->ops->run(p, op, dev);
}

static inline void path_run_many(struct path *p, struct path_op **ops, size_t n, struct dev *dev)
{
	if (p->ops->run_many && n > 1) {
		p->ops->run_many(p, ops, n, dev);
		return;
	}
	for (size_t i = 0; i < n; i++) {
		(void)p->ops->run(p, ops[i], dev);
	}
}

/* The movers that a context has; api/registry.c makes them. */
enum path_id {
	PATH_DIRECT,
	PATH_BUFFERED,
	PATH_COPY,
	PATH_NULL,
	PATH_P2PDMA,
	PATH_PAGECACHE,
	PATH_COUNT,
};

/* Carries nothing, at once: what is left is the library's own cost. */
struct path *path_null(void);

/*
 * Failures on demand. A fault stands in front of any other path and is one itself: it makes every
 * n-th op fail, come short, come late or arrive corrupted, and hands the others on. The spec is one
 * item of the tunable `fault` without the path's name, "nth=3:err=EIO"; see docs/testing.md.
 */
int path_fault_wrap(const char *spec, struct path *inner, struct path **out);
void path_fault_free(
	struct path *p); /* what path_fault_wrap() gave, and what that wraps likewise */

#endif
