/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Large requests: several pieces in flight, in one thread, without locks. A piece goes from hop to
 * hop as completions arrive, so on a route of two hops the disk fills one slab while the device
 * empties another. A hop whose path has no lanes is carried by this thread, between two looks at
 * what the others have completed; more threads then share the request (team.h).
 *
 * Whoever gets here holds at most slabs; it waits for a slab only while it has none (slabs.h).
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/dev.h"
#include "xfer/job.h"
#include "xfer/trace.h"

/* How long one wait lasts before the clock is looked at again. */
#define WAIT_NS 100000000u
/* With two engines at work, neither may keep the other's completions waiting. */
#define WAIT_BOTH_NS 200000u
/* What is in flight this long after its deadline is reported. */
#define STUCK_NS 10000000000u
/* A thread that copies keeps the device busy with one piece while it makes the next; one more for
 * when the device has others to serve. More only push each other out of the processor's cache. */
#define CARRY_FLIGHTS 3u

struct flight {
	struct path_op op; /* first: completions carry it */
	struct flight *next;
	struct piece piece;
	struct slab *slab;
	size_t skip;	  /* where in the slab the piece begins */
	size_t len;	  /* of it, what the first hop delivered */
	unsigned int hop; /* counted in the direction of travel */
};

struct pipeline {
	struct job *j;
	struct path_lane *lanes[PATH_COUNT];
	bool laneless[PATH_COUNT];
	bool carries; /* this thread is the engine of a hop */
	struct flight *all;
	struct flight *idle;
	struct flight *parked; /* their lane was full */
	unsigned int inflight;
	bool told_stuck;
};

static void done(struct path_op *op, void *arg);

static const struct plan_route *route_of(const struct flight *f)
{
	return &plan_routes[f->piece.route];
}

/* The mover of a flight's current hop. */
static enum path_id mover(const struct pipeline *p, const struct flight *f)
{
	const struct plan_route *r = route_of(f);

	return r->hop[p->j->r->write ? r->hops - 1 - f->hop : f->hop];
}

static int lane_of(struct pipeline *p, enum path_id id, struct path_lane **out)
{
	struct path *path = p->j->x->paths[id];
	int rc = 0;

	if (p->laneless[id]) {
		return -EOPNOTSUPP;
	}
	if (!p->lanes[id]) {
		rc = path->ops->lane_get(path, job_dev(p->j), done, p, &p->lanes[id]);
		p->laneless[id] = rc == -EOPNOTSUPP;
		p->carries |= p->laneless[id];
	}
	*out = p->lanes[id];
	return rc;
}

/* Engines' threads keep their words to themselves: say it here, where the caller asks. */
static void explain_failure(const struct pipeline *p, const struct flight *f, ssize_t res)
{
	const struct xfer_req *r = p->j->r;

	if (res < 0 && r->file && mover(p, f) != PATH_COPY) {
		(void)err_set((int)-res, "%s %s at offset %llu: %s",
			      r->write ? "writing" : "reading", r->name,
			      (unsigned long long)f->piece.off, err_words((int)res));
	}
}

static void rest(struct pipeline *p, struct flight *f)
{
	f->next = p->idle;
	p->idle = f;
	p->inflight--;
}

static void land(struct pipeline *p, struct flight *f, ssize_t res)
{
	explain_failure(p, f, res);
	/* A slab that is used again at once is still in the processor's cache. */
	if (f->slab && slab_wanted(f->slab)) {
		slab_put(f->slab);
		f->slab = NULL;
	}
	job_ended(p->j, &f->piece, res);
	rest(p, f);
}

/* Hands a flight to the mover of its hop, or parks it. */
static void send(struct pipeline *p, struct flight *f)
{
	struct path_lane *lane;
	enum path_id id = mover(p, f);
	int rc = lane_of(p, id, &lane);

	if (rc == -EOPNOTSUPP) {
		(void)path_run(p->j->x->paths[id], &f->op, job_dev(p->j));
		done(&f->op, p);
		return;
	}
	if (!rc) {
		rc = lane->path->ops->submit(lane, &f->op);
	}
	if (rc == -EAGAIN) {
		f->next = p->parked;
		p->parked = f;
	} else if (rc) {
		f->op.res = rc;
		done(&f->op, p);
	}
}

static void copy_op(struct pipeline *p, struct flight *f)
{
	const struct xfer_req *r = p->j->r;
	void *user = (void *)job_addr(p->j, f->piece.off);

	f->op = (struct path_op){ .len = f->len, .inside = p->j->inside };
	if (!r->file) {
		f->op.dst = user;
		f->op.src = (const void *)(r->src_addr + f->piece.off);
	} else if (r->write) {
		f->op.dst = f->slab->addr;
		f->op.src = user;
	} else {
		f->op.dst = user;
		f->op.src = f->slab->addr + f->skip;
	}
}

/* Makes the op of the current hop, and sends it. */
static void take_off(struct pipeline *p, struct flight *f)
{
	if (mover(p, f) == PATH_COPY) {
		copy_op(p, f);
	} else {
		piece_file_op(p->j, &f->piece, f->slab, &f->op);
		f->skip = piece_skip(p->j, &f->piece);
	}
	trace_hop(p->j, &f->piece, mover(p, f), f->op.len);
	send(p, f);
}

/* From the file into the slab: how much of the piece is there? */
static size_t arrived(const struct flight *f, ssize_t res)
{
	size_t got = (size_t)res > f->skip ? (size_t)res - f->skip : 0;

	return got < f->piece.len ? got : f->piece.len;
}

static void done(struct path_op *op, void *arg)
{
	struct flight *f = (struct flight *)(void *)op;
	struct pipeline *p = arg;
	bool last = f->hop + 1 == route_of(f)->hops;
	bool reads_file = !p->j->r->write && mover(p, f) != PATH_COPY;
	ssize_t res = mover(p, f) == PATH_COPY ? op->res : job_outcome(p->j, &f->piece, op);

	trace_hop_end(p->j, &f->piece, mover(p, f), res);
	if (res < 0 && mover(p, f) == PATH_PAGECACHE && job_put_back(p->j, &f->piece, res)) {
		rest(p, f);
		return;
	}
	if (res < 0 && mover(p, f) != PATH_COPY && job_reroute(p->j, &f->piece, res)) {
		take_off(p, f); /* from the same hop, now on the other route */
		return;
	}
	if (res >= 0 && reads_file) {
		res = (ssize_t)arrived(f, res);
	}
	if (last || res <= 0) {
		land(p, f, res);
		return;
	}
	if (!p->j->r->write) {
		f->len = (size_t)res;
	}
	f->hop++;
	take_off(p, f);
}

static void drop_slab(struct flight *f)
{
	if (f->slab) {
		slab_put(f->slab);
		f->slab = NULL;
	}
}

/* Who waits in line for a slab must hold nothing that those who have one may be waiting for: they
 * want a copy lane, of which there are few, before they give their slab back. */
static void let_go_of_all(struct pipeline *p)
{
	for (struct flight *f = p->idle; f; f = f->next) {
		drop_slab(f);
	}
	if (p->lanes[PATH_COPY]) {
		p->lanes[PATH_COPY]->path->ops->lane_put(p->lanes[PATH_COPY]);
		p->lanes[PATH_COPY] = NULL;
	}
}

/* A slab for the next piece: waits only if nothing of ours is under way. */
static int next_slab(struct pipeline *p, struct flight *f)
{
	struct job *j = p->j;
	size_t room = job_room(j);
	int rc;

	if (f->slab && f->slab->len >= room) {
		return 0;
	}
	drop_slab(f);
	f->slab = slab_try(&j->x->slabs, job_dev(j), room);
	if (f->slab || p->inflight) {
		return f->slab ? 0 : -EAGAIN;
	}
	let_go_of_all(p);
	trace_wait(j, "wait for a slab");
	rc = slab_get(&j->x->slabs, job_dev(j), room, j->r->deadline_ns, &f->slab);
	trace_wait_end(j, "wait for a slab");
	return rc;
}

/* While somebody waits in line, slabs that lie idle here must not. */
static void drop_idle_slabs(struct pipeline *p)
{
	for (struct flight *f = p->idle; f; f = f->next) {
		if (f->slab && slab_wanted(f->slab)) {
			drop_slab(f);
		}
	}
}

/* Issues one piece. -EAGAIN: something must come back first. -ENOENT: nothing is left. */
static int issue(struct pipeline *p)
{
	struct job *j = p->j;
	struct flight *f = p->idle;
	int rc;

	if (!f || p->parked || (p->carries && p->inflight >= CARRY_FLIGHTS)) {
		return -EAGAIN;
	}
	if (job_late(j)) {
		if (j->team && j->pos < j->end) {
			/* The others must know that what was claimed here stays undone. */
			job_stop(j, j->pos, ETIMEDOUT);
		}
		for (; j->n_again; j->n_again--) {
			job_stop(j, j->again[j->n_again - 1].off, ETIMEDOUT);
		}
		return -ENOENT;
	}
	if (!job_ready(j)) {
		return -ENOENT;
	}
	if (j->r->write) {
		struct path_lane *l;

		/* A write comes to the file last; whether this thread is the engine there decides
		 * how many pieces to begin. */
		(void)lane_of(p, plan_routes[j->plan.v[0].route].hop[0], &l);
	}
	/* The slab comes before the cut: a piece that was cut off must be carried. */
	if (plan_routes[j->plan.v[0].route].staged) {
		rc = next_slab(p, f);
		if (rc == -EAGAIN) {
			return rc;
		}
		if (rc) {
			job_stop(j, j->pos, -rc);
			return -ENOENT;
		}
	} else {
		drop_slab(f);
	}
	p->idle = f->next;
	p->inflight++;
	*f = (struct flight){ .slab = f->slab };
	job_cut(j, &f->piece);
	f->len = f->piece.len;
	take_off(p, f);
	return 0;
}

static void unpark(struct pipeline *p)
{
	struct flight *f = p->parked;

	p->parked = NULL;
	while (f) {
		struct flight *next = f->next;

		send(p, f);
		f = next;
	}
}

/* Delivers what is there. */
static int reap(struct pipeline *p)
{
	int n = 0;

	for (unsigned int i = 0; i < PATH_COUNT; i++) {
		struct path_lane *l = p->lanes[i];

		if (l && l->inflight) {
			n += l->path->ops->poll(l, 0);
		}
	}
	return n;
}

/* Waits where the slowest work is: at the file, else at the device. At the end there is nothing to
 * do but wait for all that the device still has. */
static void wait_for_one(struct pipeline *p, bool at_end)
{
	struct path_lane *at = NULL;
	unsigned int busy = 0;

	for (unsigned int i = PATH_COUNT; i-- > 0;) {
		if (p->lanes[i] && p->lanes[i]->inflight) {
			bool file_after_copy = at && i != PATH_COPY;

			if (!at || file_after_copy) {
				at = p->lanes[i];
			}
			busy += i != PATH_COPY;
		}
	}
	if (at) {
		bool all = at_end && !busy && p->carries && !p->parked && !p->j->r->deadline_ns;

		trace_wait(p->j, "wait for completions");
		(void)at->path->ops->poll(at, all ? PATH_ALL : busy > 1 ? WAIT_BOTH_NS : WAIT_NS);
		trace_wait_end(p->j, "wait for completions");
	}
}

static void watch_the_clock(struct pipeline *p)
{
	uint64_t deadline = p->j->r->deadline_ns;

	if (deadline && !p->told_stuck && clock_now_ns() > deadline + STUCK_NS) {
		p->told_stuck = true;
		log_error(
			"%s: %u pieces are stuck: neither the kernel nor the device has let them go "
			"10 s after the deadline",
			p->j->r->name ? p->j->r->name : "a copy", p->inflight);
	}
}

static void drive(struct pipeline *p)
{
	int rc;

	do {
		do {
			rc = issue(p);
		} while (!rc);
		if (reap(p) == 0 && p->inflight) {
			wait_for_one(p, rc == -ENOENT);
			watch_the_clock(p);
		}
		drop_idle_slabs(p);
		unpark(p);
	} while (p->inflight || rc != -ENOENT || p->j->n_again);
}

int pipeline_run(struct job *j)
{
	struct pipeline p = { .j = j };

	p.all = alloc_array(j->depth, sizeof(*p.all));
	if (!p.all) {
		return -ENOMEM;
	}
	for (unsigned int i = 0; i < j->depth; i++) {
		p.all[i].next = p.idle;
		p.idle = &p.all[i];
	}
	drive(&p);
	for (struct flight *f = p.idle; f; f = f->next) {
		drop_slab(f);
	}
	for (unsigned int i = 0; i < PATH_COUNT; i++) {
		if (p.lanes[i]) {
			p.lanes[i]->path->ops->lane_put(p.lanes[i]);
		}
	}
	free(p.all);
	return 0;
}
