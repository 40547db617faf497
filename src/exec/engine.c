/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The loop. A segment goes from hop to hop as completions arrive, so on a route of two hops the
 * disk fills one slab while the device empties another. A hop whose mover has no channels is
 * carried out by this thread, between two polls of the channels.
 *
 * Waiting. The loop starts segments until none is idle, a channel is full, a slab is missing or the
 * range is used up. Then it polls all channels once. If nothing has completed, it waits at one
 * channel: at a file's or a remote's if one is busy, since those are slower than devices, otherwise
 * at the device's. With two busy channels each wait is short, so that neither delays the
 * completions of the other.
 *
 * Deadlocks. An engine waits for a slab only while it has none (slabs.h), and then it holds no
 * channel of a device either, because those who hold the slabs may be waiting for a channel.
 */

#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "exec/links.h"
#include "exec/share.h"
#include "exec/trace.h"

/* The longest wait, after which deadlines are checked. */
#define WAIT_NS 100000000u
/* The same with two busy channels of files or remotes: neither may delay the completions of the
 * other. */
#define WAIT_BOTH_NS 200000u
/* With several links the engine sleeps while at least LINKS_NAP_FROM bytes are left, and polls
 * after that. */
#define LINKS_LOOK_NS 10000u
#define LINKS_NAP_NS 20000u
#define LINKS_NAP_FROM (512u << 20)
/* An operation that is in flight this long after its deadline is reported. */
#define STUCK_NS 10000000000u
/* A thread that copies keeps the device busy with one segment while it makes the next; one more for
 * when the device has others to serve. More only push each other out of the processor's cache. */
#define BLOCKING_DEPTH 3u

/* The next transfer, or the next stretch of one that is shared. */
static bool next_range(struct engine *e)
{
	while (e->pos >= e->end || e->pos >= progress_stop(e->p)) {
		if (e->p->share) {
			e->pos = e->end;
			return shared_claim(e);
		}
		if (e->p + 1 >= e->last) {
			e->pos = e->end;
			return false;
		}
		e->p++;
		e->pos = 0;
		e->end = e->p->t->len;
		e->planned_until = 0;
	}
	return true;
}

/* Makes sure that there is something to cut, and a plan for it. */
static bool ready(struct engine *e)
{
	while (next_range(e)) {
		int rc;

		if (progress_timed_out(e->p, e->pos)) {
			continue;
		}
		if (e->pos < e->planned_until) {
			return true;
		}
		rc = engine_plan(e);
		if (!rc) {
			if (shared_in_place(e) && !engine_reads_in_place(e)) {
				shared_end_in_place(e);
			}
			return true;
		}
		/* A later stretch may lose its routes (O_DIRECT refused meanwhile). */
		progress_fail(e->p, e->pos, -rc);
	}
	return false;
}

/* Puts a segment in flight, with the slab space that its first hop needs unless it is past that
 * hop. c: the candidate that its range is cut by; NULL: the range was cut before. Returns 0, or
 * -EAGAIN if the segment must wait for space. */
static int begin(struct engine *e, struct segment *s, const struct plan_candidate *c,
		 unsigned int link)
{
	int rc;

	if (c) {
		segment_cut(e, s, c);
	}
	/* A segment past its first hop has its space, with the bytes that the earlier hops
	 * delivered. */
	rc = s->hop || likely(s->route->hops == 1 && !s->slab) ? 0 : gaps_get(e, s);
	if (unlikely(rc)) {
		return rc;
	}
	e->inflight++;
	s->link = link;
	if (!s->hop) {
		s->skip = 0;
		s->got = s->len;
	}
	if (c) {
		trace_segment(s);
	}
	return 0;
}

static bool is_full(const struct engine *e)
{
	return !e->idle || e->retry ||
	       (e->mode == ENGINE_DEEP && e->blocking && e->inflight >= BLOCKING_DEPTH);
}

/* Cuts the next segment and starts its first hop. -EAGAIN: another segment must end first. -ENOENT:
 * nothing is left. */
static int issue(struct engine *e)
{
	struct segment *s = e->idle;
	unsigned int link = 0;
	int rc;

	if (is_full(e) || (unlikely(e->links != NULL) && !links_pick(e, &link))) {
		return -EAGAIN;
	}
	if (!ready(e)) {
		return -ENOENT;
	}
	if (e->p->write && e->mode == ENGINE_DEEP) {
		/* A write reaches the file last. Whether that hop has a channel decides how many
		 * segments to begin (is_full()), so the channel is opened here already. */
		(void)engine_open_outer(e);
	}
	s->p = e->p;
	s->pos = e->pos;
	s->end = min_u64(e->end, e->planned_until);
	s->slot = false;
	s->hop = 0;
	/* Take the space before the cut counts: a part that was cut off must be carried. */
	rc = begin(e, s, engine_best(e), link);
	if (rc == -EAGAIN) {
		return rc;
	}
	if (unlikely(rc) && segment_does_without(e, s, -rc)) {
		return 0;
	}
	if (rc) {
		progress_fail(e->p, e->pos, -rc);
		return 0;
	}
	e->idle = s->next;
	e->pos += s->len;
	s->end = e->pos;
	segment_start_hop(e, s);
	return 0;
}

/* Plans a segment's range anew. NULL: no route is left. */
static const struct plan_candidate *plan_again(struct engine *e, const struct segment *s)
{
	struct progress *p = e->p;
	uint64_t pos = e->pos;
	uint64_t end = e->end;
	const struct plan_candidate *c;

	e->p = s->p;
	e->pos = s->pos;
	e->end = s->end;
	c = engine_plan(e) ? NULL : engine_best(e);
	/* The plan may be another transfer's, and is another range's. */
	e->p = p;
	e->pos = pos;
	e->end = end;
	e->planned_until = pos;
	return c;
}

static void put_by(struct engine *e, struct segment *s)
{
	gaps_leave_slot(e, s);
	s->next = e->idle;
	e->idle = s;
}

/* Starts a segment once more: from the hop that failed if only that hop of the route has changed,
 * else from the first. Returns false if the segment must wait for space. */
static bool start_again(struct engine *e, struct segment *s)
{
	bool planned = s->route != NULL;
	const struct plan_candidate *c = NULL;
	int rc;

	if (s->pos >= progress_stop(s->p) || progress_timed_out(s->p, s->pos)) {
		put_by(e, s);
		return true;
	}
	if (!planned) {
		gaps_leave_slot(e, s); /* another route wants other space */
		s->hop = 0;
		c = plan_again(e, s);
	}
	rc = planned || c ? begin(e, s, c, s->link) : -EOPNOTSUPP;
	if (rc == -EAGAIN || (unlikely(rc) && c && segment_does_without(e, s, -rc))) {
		s->route = planned ? s->route : NULL;
		return false;
	}
	if (rc) {
		progress_fail(s->p, s->pos, -rc);
		put_by(e, s);
	} else {
		segment_start_hop(e, s);
	}
	return true;
}

/* Whether it need not wait for space. */
static bool has_its_space(const struct segment *s)
{
	return s->route && (s->hop || s->route->hops == 1 || s->slot ||
			    (s->slab && slab_is_there(s->slab) == s->route->there));
}

/* Retries: first the segments that have a route and their space, since the others may have to wait
 * for some. */
static void start_all_again(struct engine *e)
{
	for (unsigned int known = 2; known-- > 0;) {
		struct segment *s = e->retry;

		e->retry = NULL;
		while (s) {
			struct segment *next = s->next;

			if (has_its_space(s) != known || !start_again(e, s)) {
				s->next = e->retry;
				e->retry = s;
			}
			s = next;
		}
	}
}

/* Delivers all completions that are there; returns their number. */
static int reap(struct engine *e)
{
	int n = 0;

	for (unsigned int left = e->open; left; left &= left - 1) {
		struct channel *c = e->channels[__builtin_ctz(left)];

		n += c->inflight ? c->mover->ops->channel->poll(c, 0) : 0;
	}
	return n;
}

/* With several links none may delay the completions of another. While much is left, each has enough
 * in flight for a short sleep; towards the end a link would be idle during a sleep. */
static void wait_for_links(struct engine *e, struct channel *at, bool at_end)
{
	trace_wait(e->p, "wait for completions");
	if (!at_end && e->end - e->pos > LINKS_NAP_FROM) {
		(void)nanosleep(&(struct timespec){ 0, LINKS_NAP_NS }, NULL);
	} else {
		(void)at->mover->ops->channel->poll(at, LINKS_LOOK_NS);
	}
	trace_wait_end(e->p, "wait for completions");
}

/* Waits where the slowest work is: at the file or remote, else at the device. At the end of a range
 * this thread has nothing else to do, so it waits for all that the device has in flight. */
static void wait_for_one(struct engine *e, bool at_end)
{
	struct channel *at = NULL;
	unsigned int busy = 0; /* channels of files and remotes */
	unsigned int links = 0;

	for (unsigned int left = e->open; left; left &= left - 1) {
		struct channel *c = e->channels[__builtin_ctz(left)];

		if (c->inflight) {
			bool outer = c->mover->ops->joins & ~(1u << END_MEM);

			at = !at || outer ? c : at;
			busy += outer;
			links += !outer;
		}
	}
	if (busy ? busy > 1 && e->links && links_are_rails(e->links) : links > 1) {
		wait_for_links(e, at, at_end);
		return;
	}
	if (at) {
		bool all = at_end && !busy && e->blocking && !e->retry && !e->p->t->deadline_ns;

		trace_wait(e->p, "wait for completions");
		(void)at->mover->ops->channel->poll(at, all	   ? MOVE_ALL
							: busy > 1 ? WAIT_BOTH_NS
								   : WAIT_NS);
		trace_wait_end(e->p, "wait for completions");
	}
}

static void log_stuck(struct engine *e)
{
	uint64_t deadline = e->p->t->deadline_ns;
	const char *name = transfer_name(e->p->t);

	if (deadline && !e->logged_stuck && clock_now_ns() > deadline + STUCK_NS) {
		e->logged_stuck = true;
		log_error("%s: %u segments are stuck: neither the kernel nor the device completed "
			  "them within 10 s after the deadline",
			  name ? name : "a copy", e->inflight);
	}
}

void engine_add(struct engine *e, struct segment *v, unsigned int n)
{
	for (unsigned int i = n; i-- > 0;) {
		v[i].slab = NULL;
		v[i].took = NULL;
		v[i].next = e->idle;
		e->idle = &v[i];
	}
}

void engine_init(struct engine *e, enum engine_mode mode, struct progress *p, size_t n)
{
	memset(e, 0, offsetof(struct engine, plan));
	e->x = p->x;
	e->mode = mode;
	e->completed = segment_completed;
	e->p = p;
	e->last = p + n;
	e->end = p->t->len;
}

static void finish(struct engine *e)
{
	for (struct segment *s = e->idle; s; s = s->next) {
		gaps_drop(s);
	}
	if (unlikely(e->slots != NULL)) {
		slab_put(e->slots);
	}
	if (e->open) {
		engine_put_channels(e, ~0u);
	}
}

void engine_run(struct engine *e)
{
	int rc;

	do {
		if (unlikely(e->retry != NULL)) {
			start_all_again(e);
		}
		do {
			rc = issue(e);
		} while (!rc);
		if (unlikely(e->together != NULL)) {
			segments_carry_together(e);
		}
		if (e->inflight && reap(e) == 0 && e->inflight) {
			wait_for_one(e, rc == -ENOENT);
			log_stuck(e);
		}
		if (e->mode != ENGINE_HERE) {
			gaps_drop_idle(e);
		}
	} while (e->inflight || e->retry || rc != -ENOENT);
	finish(e);
}
