/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Small requests that travel together. Each takes its own way through the file's hop: out of the
 * page cache at once, or past it with all others in flight on one lane. Neighbours in the file that
 * are neighbours in memory are one. Through the device's hop all go at once, out of slots of one
 * slab or into them. What does not fit here, or does not go as planned, is carried alone, as a
 * blocking call would be (run.c): so nothing is decided here that is not decided there too.
 */

#include "xfer/small.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "dev/dev.h"
#include "xfer/bunch.h"
#include "xfer/job.h"
#include "xfer/xfer.h"

static void landed(struct path_op *op, void *arg)
{
	(void)op;
	(void)arg;
}

static const struct path_facts *facts_of(const struct small *s)
{
	return s->v[0]->facts;
}

/* O_DIRECT takes what is aligned, and reads into a slot may take the blocks around. */
static bool aligned(const struct small *s)
{
	const struct path_facts *f = facts_of(s);

	if (plan_routes[s->route].staged && s->v[0]->op == ITEM_READ) {
		return true;
	}
	return s->off % f->align_off == 0 && s->len % f->align_off == 0 &&
	       (plan_routes[s->route].staged || s->addr % f->align_mem == 0) &&
	       (s->v[0]->op == ITEM_READ || (s->off % 4096 == 0 && s->len % 4096 == 0));
}

/* A place in the slab: NULL when it is full. It lies within 16 bytes as the memory does, so that a
 * device can copy by words; for O_DIRECT it lies on a page. */
static char *slot(struct bunch *b, const struct small *s)
{
	bool lane = s->stage == FILE_LANE;
	size_t room = (size_t)align_up(s->len + (lane ? 2 * (size_t)facts_of(s)->align_off : 16),
				       lane ? 4096 : 16);
	size_t at = lane ? (size_t)align_up(b->used, 4096) : b->used;

	if (at + room > b->slab->len) {
		return NULL;
	}
	b->used = at + room;
	return b->slab->addr + at + (lane ? 0 : s->addr % 16);
}

static void file_op(struct small *s)
{
	const struct queue_item *it = s->v[0];
	bool direct = s->stage == FILE_LANE;
	char *mem = s->slot ? s->slot : (char *)s->addr;

	s->skip = direct && s->slot && it->op == ITEM_READ
			  ? (size_t)(s->off % facts_of(s)->align_off)
			  : 0;
	s->op = (struct path_op){ .file = it->file, .off = s->off - s->skip };
	s->op.len = s->len + s->skip;
	if (it->op == ITEM_WRITE) {
		s->op.src = mem;
		return;
	}
	if (direct && s->slot) {
		s->op.len = (size_t)align_up(s->op.len, facts_of(s)->align_off);
	}
	s->op.dst = mem;
	/* The try itself tells whether the bytes are there. */
	s->op.nowait = plan_routes[s->route].hop[0] == PATH_BUFFERED &&
		       !facts_of(s)->memory_backed && facts_of(s)->direct;
}

/* What came of the file's hop. */
static void judge(struct bunch *b, struct small *s)
{
	ssize_t res = s->op.res;

	s->got = res > (ssize_t)s->skip ? min_u64((size_t)res - s->skip, s->len) : 0;
	if (res < 0 || (s->op.err && job_may_cache(s->v[0]->policy)) ||
	    (s->n > 1 && s->got < s->len)) {
		/* Whose fault it is among neighbours, whether it is one or the end of the file, and
		 * whether there is another way, is found out one by one. */
		s->stage = ALONE;
		return;
	}
	s->stage = plan_routes[s->route].staged && !b->write && s->got ? DEVICE : ENDED;
}

/* Past the page cache after all: the try found it empty. */
static bool turn_cold(struct bunch *b, struct small *s)
{
	int route = bunch_route(b, s->v[0], &b->refs[s->ref], true);

	if (route < 0 || plan_routes[route].hop[0] != PATH_DIRECT ||
	    plan_routes[route].staged != plan_routes[s->route].staged) {
		return false;
	}
	s->route = (enum plan_route_id)route;
	return true;
}

/* How much of it is in the page cache, where that is worth knowing before it is tried: what is long
 * and not all there would be read twice. */
static double resident(struct bunch *b, const struct small *s)
{
	struct xfer_req r = { .file = s->op.file };

	return s->op.nowait && s->len > TRY_MAX ? xfer_resident(b->p->x, &r, s->off, s->len) : 1;
}

/* Here and now. What finds the page cache empty gets a slot for the lane the next time. */
static void file_now(struct bunch *b, struct small *s)
{
	double there;

	file_op(s);
	there = resident(b, s);
	if (there > 0 && there < 1) {
		s->stage = ALONE; /* what of it comes from where is the planner's to say */
		return;
	}
	if (there != 0) {
		(void)path_run(b->p->x->paths[plan_routes[s->route].hop[0]], &s->op, NULL);
	}
	if (there == 0 || (s->op.res == -EAGAIN && s->op.nowait)) {
		s->stage = turn_cold(b, s) ? FILE_LANE : ALONE;
	} else {
		judge(b, s);
	}
}

static void run_lane(struct bunch *b, struct small *v, size_t n)
{
	struct path *path = b->p->x->paths[PATH_DIRECT];
	struct path_lane *lane = NULL;
	bool none = path->ops->lane_get(path, NULL, landed, NULL, &lane) != 0;
	int rc;

	for (size_t i = 0; i < n; i++) {
		if (!v[i].armed) {
			continue;
		}
		if (none) {
			(void)path_run(path, &v[i].op, NULL);
			continue;
		}
		while ((rc = lane->path->ops->submit(lane, &v[i].op)) == -EAGAIN) {
			(void)lane->path->ops->poll(lane, POLL_NS);
		}
		if (rc) {
			v[i].op.res = rc;
		}
	}
	while (!none && lane->inflight) {
		(void)lane->path->ops->poll(lane, POLL_NS);
	}
	if (!none) {
		path->ops->lane_put(lane);
	}
	for (size_t i = 0; i < n; i++) {
		if (v[i].armed) {
			v[i].armed = false;
			judge(b, &v[i]);
		}
	}
}

/* All that is at the device's hop. */
static void run_device(struct bunch *b, struct small *v, size_t n)
{
	struct path_op *at[QUEUE_RUN];
	size_t m = 0;

	for (size_t i = 0; i < n; i++) {
		struct small *s = &v[i];
		char *in = s->slot ? s->slot + (b->write ? 0 : s->skip) : NULL;

		if (b->write ? !s->slot || s->stage >= DEVICE : s->stage != DEVICE) {
			continue;
		}
		s->op = (struct path_op){ .dst = b->write ? in : (void *)s->addr,
					  .src = b->write ? (const void *)s->addr : in,
					  .len = b->write ? s->len : s->got,
					  .sure = s->sure };
		at[m++] = &s->op;
	}
	path_run_many(b->p->x->paths[PATH_COPY], at, m, b->dev);
	for (size_t i = 0; i < m; i++) {
		struct small *s = (struct small *)(void *)at[i];

		if (s->op.res < (ssize_t)s->op.len) {
			s->stage = ALONE;
		} else if (!b->write) {
			s->stage = ENDED;
		}
	}
}

/* See job_cut(): what the page cache has a part of is not written past it. */
static bool beside_cache(const struct bunch *b, const struct small *s)
{
	struct path *path = b->p->x->paths[plan_routes[s->route].hop[0]];

	return b->write && path->ops->beside_cache && job_may_cache(s->v[0]->policy) &&
	       path->ops->beside_cache(path, s->v[0]->file, s->off, s->len);
}

/* Gives slots to as many as there is room for: how many of v are served by this slab. */
static size_t seat(struct bunch *b, struct small *v, size_t n)
{
	size_t i = 0;

	b->used = 0;
	for (; i < n; i++) {
		struct small *s = &v[i];

		if (s->stage == FILE_LANE && (!aligned(s) || beside_cache(b, s))) {
			s->stage = ALONE;
		}
		s->slot = NULL;
		if (s->stage >= DEVICE || !plan_routes[s->route].staged) {
			continue;
		}
		s->slot = slot(b, s);
		if (!s->slot) {
			break;
		}
	}
	return i;
}

static void carry_seated(struct bunch *b, struct small *v, size_t n)
{
	bool lane = false;

	if (b->write) {
		run_device(b, v, n);
	}
	for (size_t i = 0; i < n; i++) {
		if (v[i].stage == FILE_NOW) {
			file_now(b, &v[i]);
		} else if (v[i].stage == FILE_LANE) {
			file_op(&v[i]);
			v[i].armed = true;
			lane = true;
		}
	}
	if (lane) {
		run_lane(b, v, n);
	}
	if (!b->write) {
		run_device(b, v, n);
	}
}

static void carry_all(struct bunch *b)
{
	size_t at = 0;

	while (at < b->n) {
		size_t n = seat(b, b->v + at, b->n - at);

		if (!n) {
			b->v[at].stage = ALONE; /* larger than a slab */
		}
		carry_seated(b, b->v + at, n);
		while (at < b->n && b->v[at].stage > DEVICE) {
			at++; /* the others turned cold, and are seated again */
		}
	}
}

/* Shares out what neighbours got together. */
static void settle(struct bunch *b, struct small *s, uint64_t ns)
{
	struct xfer *x = b->p->x;
	const struct dev *dev = b->refs[s->ref].dev;
	struct counted_end end = { dev, dev ? dev->props.name : NULL };
	struct counted of = b->write ? (struct counted){ .src = end, .op = COUNTED_WRITE }
				     : (struct counted){ .dst = end, .op = COUNTED_READ };
	uint64_t bytes[ROUTE_COUNT] = { 0 };
	size_t left = s->got;

	for (size_t i = 0; i < s->n; i++) {
		struct queue_item *it = s->v[i];

		it->res = (ssize_t)min_u64(left, it->len);
		it->route = it->res ? (uint8_t)(s->route + 1u) : 0;
		left -= (size_t)it->res;
		bytes[s->route] = (uint64_t)it->res;
		metrics_moved(&x->metrics, of, bytes, ns);
	}
	if (!b->write) {
		atomic_store_explicit(&s->v[0]->facts->last_end, s->off + s->got,
				      memory_order_relaxed);
	}
}

static void finish(struct bunch *b)
{
	uint64_t ns = clock_now_ns() - b->began;

	for (size_t i = 0; i < b->n; i++) {
		struct small *s = &b->v[i];

		if (s->stage == ENDED) {
			settle(b, s, ns);
		}
	}
	for (size_t i = 0; i < b->n_refs; i++) {
		mem_put(&b->refs[i]);
	}
	/* With nothing held: they may wait for a slab. */
	for (size_t i = 0; i < b->n; i++) {
		for (size_t k = 0; k < b->v[i].n && b->v[i].stage == ALONE; k++) {
			run_one(b->p, b->v[i].v[k]);
		}
	}
}

/* For as long as every one of them may wait; small slabs are the business of each alone. */
static int get_slab(struct bunch *b, struct queue_item *const *v, size_t n)
{
	struct slabs *slabs = &b->p->x->slabs;
	uint64_t until = QUEUE_NEVER;

	for (size_t i = 0; i < n; i++) {
		until = v[i]->deadline_ns ? min_u64(until, v[i]->deadline_ns) : until;
	}
	return slab_get(slabs, b->dev, slab_large(slabs), until == QUEUE_NEVER ? 0 : until,
			&b->slab);
}

size_t small_carry(struct queue_room *p, struct queue_item **v, size_t n)
{
	struct bunch *b = p->x->inline_max >= INLINE_LEAST ? alloc_zero(sizeof(*b)) : NULL;
	size_t done;

	if (!b) {
		return 0;
	}
	b->p = p;
	b->began = clock_now_ns();
	done = bunch_gather(b, v, n);
	if (b->dev && get_slab(b, v, done)) {
		for (size_t i = 0; i < b->n; i++) {
			b->v[i].stage = ALONE;
		}
	} else {
		carry_all(b);
	}
	if (b->slab) {
		slab_put(b->slab);
	}
	finish(b);
	free(b);
	return done;
}
