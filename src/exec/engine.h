/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_ENGINE_H
#define EXEC_ENGINE_H

/*
 * The engine, private to exec. It is used by one thread and has no lock. In a loop it
 *
 *   cuts the next segment off a transfer   plan.c chooses the route, cut.c the length
 *   starts its next hop                    on the mover's channel, in this thread, or together
 *                                          with other segments that are at the same hop
 *   reaps what channels have completed     the segment continues at its next hop, or has landed
 *   handles failures                       retry.c: another route, or the transfer's end
 *
 * until nothing is left and nothing is in flight. A transfer that several engines share is claimed
 * stretch by stretch (share.h).
 */

#include "exec/exec.h"
#include "exec/stop.h"

struct links;
struct share;

/* Up to this size, trying to read from the page cache is cheaper than asking for its contents. */
#define TRY_MAX (128u << 10)
/* Shorter transfers do not show a route's bandwidth: no rate is measured with them, and they are
 * not planned by measured rates. */
#define RATE_FROM (1u << 20)

/* A transfer while it is carried. If it is shared, `stop` and all fields behind it are changed
 * under the lock of its share. */
struct progress {
	const struct transfer *t;
	struct exec *x;
	struct share *share; /* NULL: one engine carries all of it */
	uint64_t trace;	     /* its number in the timeline, 0: there is none */
	bool write;
	bool surveyed;
	bool cold; /* the page cache was tried and did not have it */
	/* The stream that the first operation at the memory is to come after; NULL: none, or that
	 * was waited for. */
	struct dev_stream *after;
	uint64_t waited_ns; /* for that stream, before anything was carried */

	struct stop stop; /* in bytes from its beginning */
	bool no_route;	  /* what ended it was no route's fault */
	bool busy_again;  /* -EBUSY is no failure: the caller carries the transfer again, alone */
	struct exec_report *rep;

	/* The movers' questions, and the facts about the two ends after the first plan. Engines
	 * that share it plan with copies. */
	struct move_ask ask;
};

/* A part of a transfer on one route. It is in one list of its engine at a time (idle, retry,
 * together) or in flight on a channel. */
struct segment {
	struct move_op op; /* first: completions carry it */
	struct segment *next;
	struct progress *p;
	uint64_t pos; /* bytes from the transfer's beginning */
	size_t len;
	uint64_t end; /* of the range that it must carry: past pos + len after a failure */
	const struct route *route; /* NULL: to be planned anew */
	struct slab *slab;	   /* of its own, kept for the next segment; or NULL */
	char *gap[ROUTE_HOPS - 1]; /* of the bytes between two hops: in a slab */
	size_t skip;		 /* where in gap[0] the bytes begin: O_DIRECT reads whole blocks */
	size_t got;		 /* bytes of len that the hops up to now have delivered */
	unsigned int hop;	 /* counted in the direction of travel */
	unsigned int link;	 /* of the engine's */
	const struct link *took; /* another than the ends' own, or NULL */
	bool edge;
	bool slot;   /* gap[0] is a part of engine.slots, not of `slab` */
	bool reaped; /* its last completion came from a channel */
};

enum engine_mode {
	ENGINE_HERE,	/* one segment after the other, each hop in this thread */
	ENGINE_OVERLAP, /* two: the device takes the first while this thread makes the second */
	ENGINE_DEEP,	/* many in flight */
	ENGINE_MANY,	/* many in flight, of many transfers */
};

/* The facts that decide the plan of a small transfer between a file and memory. */
struct plan_key {
	const struct file_facts *facts;
	const struct dev *dev;
	uint64_t len;
	uint64_t off; /* within a block, as addr */
	uint64_t addr;
	double resident;
	double registered;
	unsigned int mem;
	uint32_t policy;
	route_set routes;
	bool write;
	bool sequential;
};

/* Places of an engine's channels. A mover's own is at its id; behind those of all movers are one
 * over each link that is asked for, one for copies by way of a third device between two, and one
 * for the second halves of relays. */
#define PLACE_LINK(i) (MOVERS_MAX + (i))
#define PLACE_BETWEEN PLACE_LINK(MOVE_LANES)
#define PLACE_SECOND (PLACE_BETWEEN + 1)
#define ENGINE_CHANNELS (PLACE_SECOND + 1)
_Static_assert(ENGINE_CHANNELS <= 32, "a bit for each");

struct engine {
	struct exec *x;
	enum engine_mode mode;
	struct progress *p;	     /* the transfer that is cut now */
	const struct progress *last; /* of those that come, one after the other */
	uint64_t pos;		     /* what of it is this engine's and not yet cut off */
	uint64_t end;

	uint64_t planned_until; /* the plan is for the range from pos to here */
	bool planned;		/* it may be kept for a transfer of the same key */
	unsigned int avoid;	/* movers that failed, or are left to other engines, 1 << id */

	unsigned int open;     /* places of `channels` that have one, 1 << place */
	unsigned int blocking; /* movers without channels, 1 << id */
	move_done completed;   /* of their operations */
	struct links *links;   /* of other devices too (links.h); NULL: the ends' own */
	struct segment *idle;
	struct segment *retry;	  /* to be started again; their channel was full, too */
	struct segment *together; /* at one hop, to be carried at once */
	unsigned int inflight;	  /* started and not landed, those together included */

	struct slab *slots;	/* the slab that small segments share, a slot each; or NULL */
	size_t slots_used;	/* its bytes up to here are slots */
	unsigned int slots_out; /* slots that segments have; at 0 all bytes are free again */
	bool logged_stuck;

	/* Not cleared beforehand. */
	struct plan plan;
	double resident;
	struct plan_key key;
	const struct dev *slots_dev;		   /* that `slots` is for */
	struct channel *channels[ENGINE_CHANNELS]; /* by place */
};

/* Where in its file, memory or region a place of the transfer lies. */
static inline uint64_t progress_off(const struct progress *p, uint64_t pos)
{
	const struct end *e = p->write ? &p->t->dst : &p->t->src;

	return e->kind == END_MEM ? pos : e->off + pos;
}

static inline uint64_t progress_stop(const struct progress *p)
{
	return stop_at(&p->stop);
}

/* Clears the report. */
void progress_init(struct progress *p, struct exec *x, const struct transfer *t,
		   struct exec_report *rep);
/* Ends the transfer at `at`, unless it ended before, and no route is to blame: none was left, or no
 * memory. */
void progress_fail(struct progress *p, uint64_t at, int err);
/* A segment ended with res of its bytes (or -errno). */
void progress_landed(struct progress *p, const struct segment *s, ssize_t res);
/* A segment is carried by another route, or over another link, than planned. */
void progress_fell_back(const struct segment *s, const struct route *to, enum pl_reason why,
			int err);
/* Whether the time of one that has a deadline is up. */
bool progress_is_late(struct progress *p, uint64_t at);
/* The same of any: then the transfer ends at `at`, and the message says so. */
static inline bool progress_timed_out(struct progress *p, uint64_t at)
{
	return p->t->deadline_ns && progress_is_late(p, at);
}
/* Whether an error counts as a failure: not if it is carried again in another way. */
bool progress_failed(const struct progress *p, int err);
/* Counts carried bytes, by routes and by links. */
void progress_count(const struct progress *p, uint64_t ns);

/* Opens an engine for transfers p[0..n), with its segments, which limit the number in flight. */
void engine_init(struct engine *e, enum engine_mode mode, struct progress *p, size_t n);
void engine_add(struct engine *e, struct segment *v, unsigned int n);
/* Carries the engine's transfers, or the stretches that it can claim of a shared one. */
void engine_run(struct engine *e);
/* channels.c: the mover's channel for operations like this one, at its own place (its id) or one of
 * the others. -EOPNOTSUPP where the mover has none. */
int engine_channel(struct engine *e, struct mover *m, unsigned int at, const struct move_op *like,
		   struct channel **out);
/* Opens the channel for the hop at the best route's outer end, since only a mover that is asked for
 * a channel says whether it has one. Returns whether that hop blocks this thread: there is no
 * channel. Copies and reads in place open nothing here, and do not count as blocking. */
bool engine_open_outer(struct engine *e);
/* Gives back the channels of movers that join such ends (enum end_kind, 1 << kind each). */
void engine_put_channels(struct engine *e, unsigned int kinds);

/* plan.c: plans the stretch that begins at e->pos. -EOPNOTSUPP with every refusal in the message.
 */
int engine_plan(struct engine *e);
/* after_stream.c: waits for the stream that a planned transfer comes after, or leaves the wait to
 * the first operation at the memory (progress.after). Returns 0, or -errno as
 * transfer_wait_after(). */
int engine_follow(struct engine *e);
/* The best route for the next segment, among those that this engine uses. */
static inline const struct plan_candidate *engine_best(const struct engine *e)
{
	const struct plan_candidate *c = e->avoid ? plan_best(&e->plan, e->avoid) : NULL;

	return c ? c : &e->plan.v[0];
}
bool engine_reads_in_place(const struct engine *e);

/* cut.c: how the routes are cut, for slabs of this size. */
void cuts_init(struct exec *x);
/* The next segment off [s->pos, s->end): sets len, route and edge. */
void segment_cut(const struct engine *e, struct segment *s, const struct plan_candidate *c);
/* How much of a slab the segment takes, the blocks around an unaligned read included. */
size_t segment_gap(const struct segment *s);
size_t segment_skip(const struct segment *s);
/* How large a slab the segments of this route fit into. */
size_t segment_slab(const struct engine *e, const struct segment *s);

/* Where to cut before `end` instead of at `next`, so that no byte is left alone: one byte is the
 * only length that some devices cannot copy while streams wait. */
static inline uint64_t no_lone_byte(uint64_t next, uint64_t end)
{
	return end - next == 1 ? end : next;
}

/* hops.c: starts the segment's current hop. Then, perhaps inside this call, the segment starts its
 * next hop, lands, or is put among the segments to be started again. */
void segment_start_hop(struct engine *e, struct segment *s);
/* A channel has completed the segment's current hop. */
void segment_completed(struct move_op *op, void *engine);
/* Carries the segments that wait for others at the same hop, all at once; there must be some. */
void segments_carry_together(struct engine *e);

/* gaps.c: gets space for the bytes between the hops of a segment. Returns -EAGAIN if space must
 * first come back. */
int gaps_get(struct engine *e, struct segment *s);
void gaps_drop(struct segment *s);
void gaps_leave_slot(struct engine *e, struct segment *s);
/* Gives back slabs that are idle here while others wait for one. */
void gaps_drop_idle(struct engine *e);

/* retry.c: makes a segment, and the part that is not yet cut, choose a route anew, because facts
 * have changed. */
void segment_plan_anew(struct engine *e, struct segment *s);
/* The result of a hop: bytes, or -errno if another route is to carry the segment. */
ssize_t segment_outcome(const struct segment *s, const struct mover *m, bool file_hop);
/* The device has no slab for a segment that is about to begin. Returns whether this engine
 * continues without slabs there; then the segment has no route. */
bool segment_does_without(struct engine *e, struct segment *s, int err);
/* Whether a segment whose hop failed may take another route. Then the segment is ready for it. */
bool segment_retries(struct engine *e, struct segment *s, struct mover *m, ssize_t res);

/* The route that carries the segment's edges. */
static inline const struct route *segment_edges(const struct segment *s)
{
	return route_edges(s->route, ends_mem(&s->p->t->dst, &s->p->t->src));
}

/* Whether the page cache may carry what O_DIRECT does not: unless the policy names a route. */
static inline bool segment_may_cache(const struct segment *s)
{
	uint32_t policy = s->p->t->policy;

	return s->route->edges && (policy == PLAN_AUTO || policy == PLAN_BOUNCE);
}

#endif
