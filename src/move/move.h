/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_MOVE_H
#define MOVE_MOVE_H

/*
 * The contract of movers. A mover carries bytes over ONE hop: between a file and memory, between
 * two memories, between memory and a remote. The planner decides which movers make a route, and
 * which route is best; the engine decides which operations are in flight on each. Movers see
 * neither, nor each other.
 *
 * A mover surveys the two ends of a transfer once (survey), describes itself without I/O
 * (describe), then carries operations one by one in the calling thread (run), or many in flight on
 * a channel (submit, poll). Completions reach the user of a channel only through the callback that
 * it handed down, and only inside its own calls of poll: no lock is needed.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/types.h>

#include <peerlane/plan.h>

#include "base/bits.h"
#include "move/end.h"
#include "topo/facts.h"

struct config;
struct dev;
struct dev_piece;
struct dev_table;
struct fault;
struct mem_table;
struct mover;
struct remote_ops;
struct rings;

#define MOVERS_MAX 12u /* of a context */

/* Links that a transfer may take, or why it may not: those of other devices, beside the own one of
 * the device at an end; or the rails of the remote at an end, all of them. Lists that a survey
 * points to stay until the mover, or the remote's handle, is destroyed; meanwhile they grow, and a
 * reason may come. */
#define MOVE_LANES 8u
struct move_lane {
	const struct link *via;
	_Atomic(enum pl_reason) refuse;
};
struct move_lanes {
	atomic_uint n;
	bool named; /* by the tunable */
	bool rails; /* of a remote */
	struct move_lane v[MOVE_LANES];
};

/* The facts that a survey finds out. */
#define SURVEY_ENDS (1u << 0)	  /* the two ends, except the contents of the page cache */
#define SURVEY_RESIDENT (1u << 1) /* how much of the range is in the page cache */
#define SURVEY_GOING (1u << 2)	  /* the transfer follows at once: links for it may be opened */
#define SURVEY_OPEN (1u << 3)	  /* no transfer follows, but links for it are opened */
#define SURVEY_PROMPT (1u << 4)	  /* links that have yet to be opened are left out */
#define SURVEY_OURS (1u << 5)	  /* nobody else uses the destination by now: it may be written */
#define SURVEY_FREE (1u << 6)	  /* the policy names no route: another one may carry, too */

/* Whether a NIC has the memory that is opposite a remote. */
enum move_reach {
	MOVE_REACH_UNKNOWN,
	MOVE_REACH_YES,
	MOVE_REACH_NOT,
};

/* The planner's questions to movers, for a whole transfer. */
struct move_ask {
	struct end dst;
	struct end src;
	uint64_t len;
	uint64_t routes; /* the planner's: these are asked about, of plan_usable(); 0: all are */
	bool sequential; /* small requests that follow one another in the file */
	bool named;	 /* the policy asks for this route: whether it pays is no question */
	bool waited;	 /* a stream waits for the transfer, and drivers may hold up its thread */
	bool apart; /* not straight between two memories of devices: it failed, or was declined */

	/* What surveys have found out. */
	double resident;       /* 0..1 of the file's range in the page cache; < 0 unknown */
	double registered;     /* 0..1 of it registered with the device from before */
	unsigned int untimed;  /* movers, 1 << id, whose time is not measured in this transfer */
	const void *pair;      /* p2pdma's: its record of this device and this disk, ... */
	enum pl_reason no_p2p; /* ... and the reason against it with this memory */
	enum move_reach reach; /* of the NICs that lead to the remote */
	/* The lanes of a transfer between the host and one device, or with one remote, that is long
	 * enough; or NULL. */
	const struct move_lanes *lanes;
	unsigned int far; /* of these rails, 1 << i: others are nearer to the memory */
	/* A third device by way of which copies between the two go (move_op.via), as one does not
	 * reach the other. */
	struct dev *between;
	struct topo_ways ways; /* the ways of the ends' devices in the machine's graph */
};

/* Why the transfer cannot take lane i of its lanes. */
static inline enum pl_reason ask_lane_refuse(const struct move_ask *ask, unsigned int i)
{
	enum pl_reason why = ask->lanes->v[i].refuse;

	return why ? why : ask->far >> i & 1 ? PL_REASON_LANE_FAR : PL_REASON_NONE;
}

struct move_offer {
	enum pl_reason refuse; /* PL_REASON_NONE: supported, and the rest is filled */
	uint32_t align_mem;    /* of addresses, offsets and lengths; 1: any */
	uint32_t align_off;
	double setup_ns;
	double bytes_per_ns;
	double cpu_ns_per_kib;
	bool staged; /* it goes through host memory all the same, inside the driver */
};

/* An operation. Its owner keeps it alive until its completion. */
struct move_op {
	struct move_op *next; /* the mover's while in flight */
	struct end dst;
	struct end src;
	size_t len;
	/* The link that it takes. Between two memories, on a channel: a device's that is neither
	 * end's, and its memory; NULL: by the ends' own. With a remote: a rail; NULL: whichever the
	 * mover takes. */
	const struct link *via;
	/* For run, of movers with MOVER_FOLLOWS: a stream of the program, of the one device among
	 * the ends, whose queued work comes first. Then -EBUSY means: not now. NULL: none. */
	struct dev_stream *after;
	/* Another route can carry it. So the mover declines with -EAGAIN rather than have a read
	 * wait for a disk, or write past the page cache where that has pages of the range. It fails
	 * with -EBUSY rather than make a call of a driver that a waiting stream may hold up. */
	bool tentative;
	bool declined; /* the mover did */
	bool waited;   /* as of the transfer (move_ask) */
	bool patient;  /* run: sleep rather than spin; a disk's time hides the difference */
	size_t moved;  /* the mover's: bytes that were moved */
	/* The mover's: where the kernel does I/O into the memory, 0: at its address. */
	uintptr_t kernel;
	/* For run, of movers with MOVER_PIECES: many copies between the memories of the two ends,
	 * `len` bytes in all, instead of one. At a remote's end, the address is the offset in its
	 * region. n_pieces 0: one. */
	const struct dev_piece *pieces;
	size_t n_pieces;
	ssize_t res; /* bytes, or -errno; short counts only at the end of a file or before an error
		      */
	int err; /* an errno beside res >= 0: the error after res bytes; EBUSY also after a write
		  * past the page cache that has pages of the range all the same; ENODATA after a
		  * read past it that is short, though the file is longer */
};

typedef void (*move_done)(struct move_op *op, void *arg);

/* Operations of one thread in flight on one engine of a mover: an io_uring, a stream, a completion
 * queue with queue pairs to many remotes. */
struct channel {
	struct mover *mover;
	move_done done;
	void *arg;
	unsigned int inflight;
};

#define MOVE_ALL UINT64_MAX   /* a wait of channel_ops.poll: for all that is in flight */
#define MOVE_NEVER UINT64_MAX /* a result of mover_ops.background: no further call is wanted */

/* Threads of the context for what no request waits for: see mover_ops.background. */
struct background {
	bool (*post)(struct background *b, uint64_t when);
};

/* An operation in the order of a stream of the program. Each of n other devices' links carries
 * `each` of its last bytes. */
struct move_ordered {
	struct dev_stream *stream; /* the program's */
	uint64_t on;		   /* a dev_set: the devices that it needs */
	int failed;		   /* some of it was not queued: an errno */
	size_t each;
	unsigned int n;
	struct {
		const struct link *via;
		void *lane; /* the mover's */
		unsigned int slot;
	} part[MOVE_LANES];
};

/* What movers are made of. */
struct move_env {
	const struct config *config;
	struct rings *rings;
	struct dev_table *devices; /* of the context; NULL: no others than operations name */
	struct topo_facts *facts;  /* used when the context is whole; or NULL */
	struct mem_table *mem;	   /* of the context; NULL: no memory is known */
};

/* Properties of a mover. */
enum mover_trait {
	MOVER_STAGES = 1u << 0,	    /* its memory end may be a slab */
	MOVER_PAST_CACHE = 1u << 1, /* takes whole blocks, past the page cache */
	MOVER_CACHED = 1u << 2,	    /* through the page cache, any bytes, by a processor */
	MOVER_IN_PLACE = 1u << 3,   /* reads the page cache where it lies: long segments, and by one
				     * thread at a time */
	MOVER_BY_NAME = 1u << 4,    /* for tests: only where the policy names it */
	MOVER_RELAYS = 1u << 5,	    /* carries either half of a way between two devices */
	MOVER_PIECES = 1u << 6,	    /* carries operations of many pieces */
	MOVER_LINKS = 1u << 7,	    /* carries operations by the link that is asked: move_op.via */
	MOVER_FOLLOWS = 1u << 8,    /* carries operations behind a stream: move_op.after */
	MOVER_STAGES_THERE = 1u << 9, /* its memory end may be a slab in the memory of the device
				       * whose memory the other end of the route is */
};

/* A remark of a mover on two ends, for explanations. */
struct move_note {
	const char *key; /* "pins", "way"; "" if there is none */
	bool yes;
	char text[320];
};

/* Many operations in flight. */
struct channel_ops {
	/* Gets a channel for this operation and later ones by the same `via`, which have other
	 * files and other remotes, and may have other devices. Returns 0; -EBUSY if the operation
	 * is tentative and a channel takes a wait; or -EOPNOTSUPP if the mover has no channel for
	 * them, only run. */
	int (*get)(struct mover *m, const struct move_op *like, move_done done, void *arg,
		   struct channel **out);
	void (*put)(struct channel *c); /* with nothing in flight */
	/* Begins an operation. Returns 0; -EAGAIN if the channel is full: poll first; or
	 * -EOPNOTSUPP if only run can carry this one. */
	int (*submit)(struct channel *c, struct move_op *op);
	/* Delivers completions. wait_ns 0: only those that are there. MOVE_ALL: may wait for all
	 * operations in flight. Else returns after at least one, or after about that time. Returns
	 * the number delivered, or -errno if the channel itself is broken. */
	int (*poll)(struct channel *c, uint64_t wait_ns);
};

/* An operation between two memories in the order of o->stream, without a thread: on that stream
 * and, by the links of n other devices, on streams that keep to its order by events. */
struct ordered_ops {
	/* Takes the links and memory for the operation, before the transfer is queued
	 * (dev_transfer_begin). Returns 0; or -EOPNOTSUPP if the mover cannot carry this one so,
	 * and nothing was taken. */
	int (*get)(struct mover *m, const struct move_op *op, const struct link *const *via,
		   unsigned int n, struct move_ordered *o);
	/* Queues the operation. Returns 0; or -errno if nothing was queued: then the mover has
	 * given back all that it took. */
	int (*queue)(struct mover *m, const struct move_op *op, struct move_ordered *o);
	/* Called when the stream has come to the operation's end: gives back all that it took.
	 * Returns 0, or -errno if some of its bytes did not arrive; then none of them arrives
	 * later. */
	int (*end)(struct mover *m, const struct move_op *op, struct move_ordered *o);
};

/* The calls that tell a mover of memory: in any thread, with no lock held. */
struct memory_ops {
	/* There are new slabs, not yet used by anyone: [addr, addr + len) is staging memory until
	 * going(). A mover that needs slabs registered does that here, once; or it remembers them,
	 * as they may never be used. A failure is repaired at the first use: slabs also serve
	 * routes that need no registration. */
	void (*made)(struct mover *m, void *addr, size_t len);
	/* Memory is about to go: slabs, or memory that the program frees, unpins, unregisters or
	 * gives back to its owner. No operation is on it, and after the return the mover does not
	 * use it. Not called for memory that is left when the context closes: finish() comes before
	 * that is freed. */
	void (*going)(struct mover *m, const void *addr, size_t len);
	/* With MOVER_STAGES_THERE: makes memory of a device for slabs, until free_there(). Returns
	 * 0; -EBUSY if it cannot now; or another error with a message: from then on describe()
	 * refuses slabs there, for some time. */
	int (*make_there)(struct mover *m, struct dev *dev, size_t len, void **out);
	void (*free_there)(struct mover *m, struct dev *dev, void *addr);
};

struct mover_ops {
	size_t size; /* of the mover of one context, which embeds struct mover first */
	/* init() gets zeroed memory; finish() is called with no channel out and no operation in
	 * flight, while the devices are still open. NULL: nothing to do. */
	void (*init)(struct mover *m, const struct move_env *env);
	void (*finish)(struct mover *m);

	const char *name;
	const char *help;    /* half a sentence for explanations */
	unsigned int joins;  /* the kinds of ends between which and memory it carries, 1 << kind */
	unsigned int traits; /* enum mover_trait */

	/* Finds out the facts about the two ends that describe needs, and puts them into the ask.
	 * May make system calls and read sysfs, as rarely as possible. May be NULL. */
	void (*survey)(struct mover *m, struct move_ask *ask, unsigned int what);

	/* Describes the mover for a transfer. Pure: no I/O, no locks. */
	void (*describe)(const struct mover *m, const struct move_ask *ask,
			 struct move_offer *offer);

	/* Puts the facts behind a reason of describe into the mover's own words. Returns false if
	 * there is nothing more than the reason's sentence. May be NULL. */
	bool (*words)(const struct mover *m, const struct move_ask *ask, enum pl_reason reason,
		      char *dst, size_t space);

	/* A remark on these ends. May be NULL. */
	void (*note)(const struct mover *m, const struct move_ask *ask, struct move_note *out);

	/* An operation failed: returns why another route must carry it, or PL_REASON_NONE if none
	 * must. Also remembers the failure for later operations. PL_REASON_LANE_FAILED: its link is
	 * to blame. If the mover chose the link (no `via`, with a remote), the operation comes
	 * again, for another link, and for some time the mover must not choose this one. May be
	 * NULL. */
	enum pl_reason (*failed)(struct mover *m, const struct move_op *op);

	/* Carries one operation here and now; sets and returns op->res. */
	ssize_t (*run)(struct mover *m, struct move_op *op);

	const struct channel_ops *channel; /* NULL: it has only run */
	const struct ordered_ops *ordered; /* NULL: there is no such way */
	const struct memory_ops *memory;   /* NULL: nobody need tell it */
	/* Operations for remotes; NULL: the mover joins none that are opened by blobs. */
	const struct remote_ops *remote;

	/* A file is being closed: when this returns, the mover uses nothing of it. May be NULL. */
	void (*forget)(struct mover *m, const struct file *f);

	/* Prepares for streams of the program that will wait for transfers by this device: makes
	 * all that such transfers need of its driver (see enum dev_intent). Cheap when it was done
	 * before. May be NULL. */
	int (*prepare)(struct mover *m, struct dev *dev);

	/* Does a step of background work, after mover_post(): short, by one thread at a time, with
	 * no lock of the library held. Returns the time for the next call, on the monotonic clock
	 * (0: soon), or MOVE_NEVER: after the next post. It must not wait for work of a transfer.
	 * May be NULL. */
	uint64_t (*background)(struct mover *m);

	bool applies_faults; /* it calls fault_apply() itself, below its own checks */
};

/* A mover of one context. Movers embed it first. */
struct mover {
	const struct mover_ops *ops;
	unsigned int id;	       /* its place among the context's movers */
	bool off;		       /* a tunable disables it: set by init() */
	struct fault *fault;	       /* injected failures, or NULL */
	struct background *background; /* NULL: there are no threads */
};

static inline void mover_init(struct mover *m, const struct mover_ops *ops,
			      const struct move_env *env)
{
	memset(m, 0, ops->size);
	m->ops = ops;
	if (ops->init) {
		ops->init(m, env);
	}
}

static inline void mover_finish(struct mover *m)
{
	if (m->ops->finish) {
		m->ops->finish(m);
	}
}

/* Posts background work for `when`, on the monotonic clock (0: now), or before. Any thread, also
 * under a lock of the mover. False: no thread could be started. */
static inline bool mover_post(struct mover *m, uint64_t when)
{
	return m->background && m->background->post(m->background, when);
}

/*
 * Failures on demand, for tests: every n-th operation of a mover fails, comes short, comes late or
 * arrives corrupted. The spec is one item of the tunable `test_fault` without the mover's name,
 * "nth=3:err=EIO"; see docs/testing.md. Several of one mover apply one after the other.
 */
int fault_add(const char *spec, struct mover *m);
void fault_remove(struct mover *m);
/* Carries an operation by `run`, unless it must fail instead. */
ssize_t fault_run(struct mover *m, struct move_op *op,
		  ssize_t (*run)(struct mover *m, struct move_op *op));
/* Applies failures to the result of an operation that was in flight. */
void fault_apply(struct mover *m, struct move_op *op);

static inline ssize_t move_run(struct mover *m, struct move_op *op)
{
	op->moved = 0;
	op->err = 0;
	if (__builtin_expect(m->fault && !m->ops->applies_faults, 0)) {
		return fault_run(m, op, m->ops->run);
	}
	return m->ops->run(m, op);
}

/* An operation on a channel has ended: by the mover, inside poll. */
static inline void channel_done(struct channel *c, struct move_op *op)
{
	const struct mover *m = c->mover;

	if (__builtin_expect(m->fault && !m->ops->applies_faults, 0)) {
		fault_apply(c->mover, op);
	}
	c->inflight--;
	c->done(op, c->arg);
}

static inline bool op_writes(const struct move_op *op)
{
	return ends_write(&op->dst, &op->src);
}

/* The other end of an operation between memory and another kind of end. */
static inline const struct end *op_outer(const struct move_op *op)
{
	return op_writes(op) ? &op->dst : &op->src;
}

static inline struct file *op_file(const struct move_op *op)
{
	return op_outer(op)->file;
}

/* The operation's memory, from the first byte that is not yet moved. */
static inline char *op_mem(const struct move_op *op)
{
	uintptr_t at = op_writes(op) ? op->src.addr : op->dst.addr;

	return (char *)(unlikely(op->kernel != 0) ? op->kernel : at) + op->moved;
}

/* Where in the file or region those are. */
static inline uint64_t op_off(const struct move_op *op)
{
	return op_outer(op)->off + op->moved;
}

/* The device whose memory an end is; host memory that a driver pinned is no device's. */
static inline const struct dev *end_device(const struct end *e)
{
	return end_is_mem(e, MEM_DEVICE | MEM_MANAGED) ? e->dev : NULL;
}

/* Bytes per ns between a device at one end and host memory: the figure of the machine's graph, else
 * the driver's guess. */
static inline double ask_host_rate(const struct move_ask *ask, const struct dev *dev,
				   double otherwise)
{
	double known = end_device(&ask->dst) == dev ? ask->ways.dst_host : ask->ways.src_host;

	return known > 0 ? known : otherwise;
}

/* Bytes per ns of a copy from end to end, which may be between two devices or inside one. */
static inline double ask_copy_rate(const struct move_ask *ask, const struct dev *dev,
				   double otherwise)
{
	const struct dev *dst = end_device(&ask->dst);
	const struct dev *src = end_device(&ask->src);

	if (!dst || !src) {
		return ask_host_rate(ask, dst ? dst : src ? src : dev, otherwise);
	}
	return dst != src && ask->ways.across > 0 ? ask->ways.across : otherwise;
}

static inline bool ask_writes(const struct move_ask *ask)
{
	return ends_write(&ask->dst, &ask->src);
}

static inline const struct file_facts *ask_facts(const struct move_ask *ask)
{
	const struct file *f = ends_file(&ask->dst, &ask->src);

	return f ? &f->facts : NULL;
}

static inline const struct end *ask_mem(const struct move_ask *ask)
{
	return ends_mem(&ask->dst, &ask->src);
}

static inline uint64_t ask_off(const struct move_ask *ask)
{
	return ask->src.kind == END_FILE ? ask->src.off : ask->dst.off;
}

/* Whether the memory end is a slab, which has space for whole blocks around the file's range. */
static inline bool ask_slab(const struct move_ask *ask)
{
	return end_is_mem(ask_mem(ask), MEM_SLAB);
}

#endif
