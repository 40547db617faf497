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
#include "xfer/xfer.h"

#define SMALL_MAX 65536u /* of a request */
#define MERGED_MAX 262144u
#define POLL_NS 100000000u

enum stage {
	FILE_NOW,  /* its file's hop can be tried at once */
	FILE_LANE, /* it goes past the page cache, on the lane */
	DEVICE,	   /* the device's hop is next (of reads), or was done (of writes) */
	ENDED,
	ALONE,
};

/* One request, or neighbours that became one. */
struct small {
	struct path_op op; /* first: completions carry it */
	struct queue_item **v;
	size_t n; /* items */
	size_t len;
	uintptr_t addr;
	uint64_t off;
	char *slot;
	size_t skip; /* where in the slot, or before `off` in the file, the bytes begin */
	size_t got;  /* of len, what the file gave */
	enum plan_route_id route;
	enum stage stage;
	size_t ref; /* the first item's memory */
	bool sure;  /* the device's own memory, and ours: a kernel may touch it */
	bool armed; /* its op is ready for the lane */
};

/* The last plan, and what it was made for. */
struct memo {
	const struct path_facts *facts;
	const struct dev *dev;
	size_t len;
	unsigned int at;
	uint32_t policy;
	bool addressable;
	bool write;
	bool cold;
	bool set;
	int route; /* < 0: none */
};

struct bunch {
	struct pool *p;
	struct small v[QUEUE_RUN];
	size_t n;
	struct mem_ref refs[QUEUE_RUN];
	size_t n_refs;
	struct dev *dev; /* of all that go through a slab */
	struct slab *slab;
	size_t used; /* of the slab */
	struct memo memo;
	bool write;
	uint64_t began;
};

static void landed(struct path_op *op, void *arg)
{
	(void)op;
	(void)arg;
}

/* The same question again and again: requests of a run differ little. */
static int route_of(struct bunch *b, const struct queue_item *it, struct mem_ref *ref, bool cold)
{
	bool write = it->op == ITEM_WRITE;
	unsigned int at = (unsigned int)((it->off & 4095) | (it->addr & 4095) << 12);
	struct memo *m = &b->memo;
	struct xfer_req r = { .file = it->file,
			      .facts = it->facts,
			      .mem = ref,
			      .addr = it->addr,
			      .off = it->off,
			      .len = it->len,
			      .write = write,
			      .policy = it->policy };
	struct path_ask ask;
	struct plan plan;

	if (m->set && m->facts == it->facts && m->dev == ref->dev && m->len == it->len &&
	    m->at == at && m->policy == it->policy && m->addressable == ref->host_addressable &&
	    m->write == write && m->cold == cold) {
		return m->route;
	}
	xfer_ask(&r, it->off, it->len, write ? -1 : !cold, &ask);
	plan_make(b->p->x->paths, &ask, it->policy, NULL, &plan);
	*m = (struct memo){ .facts = it->facts,
			    .dev = ref->dev,
			    .len = it->len,
			    .at = at,
			    .policy = it->policy,
			    .addressable = ref->host_addressable,
			    .write = write,
			    .cold = cold,
			    .set = true,
			    .route = plan.ok ? (int)plan.v[0].route : -1 };
	return m->route;
}

bool small_fits(const struct queue_item *it)
{
	return it->op != ITEM_COPY && it->len && it->len <= SMALL_MAX && !it->facts->stream;
}

/* Routes whose first hop is known here; the second is the copy to or from a slab. */
static bool knows(int route)
{
	enum path_id first = route < 0 ? PATH_COPY : plan_routes[route].hop[0];

	return first == PATH_DIRECT || first == PATH_BUFFERED || first == PATH_NULL;
}

static bool is_neighbour(const struct small *s, const struct queue_item *it,
			 const struct mem_ref *ref, const struct mem_ref *last)
{
	const struct queue_item *first = s->v[0];

	return it->file == first->file && it->policy == first->policy && it->op == first->op &&
	       it->off == s->off + s->len && it->addr == s->addr + s->len &&
	       s->len + it->len <= MERGED_MAX && ref->mem == last->mem && ref->dev == last->dev &&
	       s->v[s->n] == it;
}

/* Takes a request in, if it fits and its memory is there. */
static bool admit(struct bunch *b, struct queue_item **at)
{
	struct queue_item *it = *at;
	struct mem_ref *ref = &b->refs[b->n_refs];
	struct small *s = b->n ? &b->v[b->n - 1] : NULL;
	int route;

	if (mem_get(b->p->mem, (void *)it->addr, it->len, ref)) {
		return false;
	}
	route = route_of(b, it, ref, false);
	if (!knows(route) || (plan_routes[route].staged && b->dev && b->dev != ref->dev)) {
		mem_put(ref);
		return false;
	}
	b->n_refs++;
	if (plan_routes[route].staged) {
		b->dev = ref->dev;
	}
	if (s && route == (int)s->route && is_neighbour(s, it, ref, ref - 1)) {
		s->len += it->len;
		s->n++;
		return true;
	}
	s = &b->v[b->n++];
	*s = (struct small){ .v = at,
			     .n = 1,
			     .len = it->len,
			     .addr = it->addr,
			     .off = it->off,
			     .route = (enum plan_route_id)route,
			     .ref = b->n_refs - 1,
			     .sure = ref->mem && ref->mem->owned };
	s->stage = plan_routes[route].hop[0] == PATH_DIRECT ? FILE_LANE : FILE_NOW;
	return true;
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
	s->op.nowait = !direct && !facts_of(s)->memory_backed && facts_of(s)->direct;
}

/* What came of the file's hop. */
static void judge(struct bunch *b, struct small *s)
{
	ssize_t res = s->op.res;

	if (res < 0) {
		/* Whose fault it is among neighbours, and whether there is another way, is found
		 * out one by one. */
		s->stage = ALONE;
		return;
	}
	s->got = (size_t)res > s->skip ? min_u64((size_t)res - s->skip, s->len) : 0;
	s->stage = plan_routes[s->route].staged && !b->write && s->got ? DEVICE : ENDED;
}

/* Past the page cache after all: the try found it empty. */
static bool turn_cold(struct bunch *b, struct small *s)
{
	int route = route_of(b, s->v[0], &b->refs[s->ref], true);

	if (route < 0 || plan_routes[route].hop[0] != PATH_DIRECT ||
	    plan_routes[route].staged != plan_routes[s->route].staged) {
		return false;
	}
	s->route = (enum plan_route_id)route;
	return true;
}

/* Here and now. What finds the page cache empty gets a slot for the lane the next time. */
static void file_now(struct bunch *b, struct small *s)
{
	file_op(s);
	(void)path_run(b->p->x->paths[plan_routes[s->route].hop[0]], &s->op, NULL);
	if (s->op.res == -EAGAIN && s->op.nowait) {
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

	for (size_t i = 0; i < n; i++) {
		if (!v[i].armed) {
			continue;
		}
		if (none) {
			(void)path_run(path, &v[i].op, NULL);
			continue;
		}
		while (lane->path->ops->submit(lane, &v[i].op) == -EAGAIN) {
			(void)lane->path->ops->poll(lane, POLL_NS);
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

/* Gives slots to as many as there is room for: how many of v are served by this slab. */
static size_t seat(struct bunch *b, struct small *v, size_t n)
{
	size_t i = 0;

	b->used = 0;
	for (; i < n; i++) {
		struct small *s = &v[i];

		if (s->stage == FILE_LANE && !aligned(s)) {
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
	struct stats_of of = { .dev = b->refs[s->ref].dev,
			       .op = b->write ? PAGE_WRITE : PAGE_READ };
	uint64_t bytes[ROUTE_COUNT] = { 0 };
	size_t left = s->got;

	for (size_t i = 0; i < s->n; i++) {
		struct queue_item *it = s->v[i];

		it->res = (ssize_t)min_u64(left, it->len);
		it->route = it->res ? (uint8_t)(s->route + 1u) : 0;
		left -= (size_t)it->res;
		bytes[s->route] = (uint64_t)it->res;
		stats_moved(&x->stats, of, bytes, ns);
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

/* Reads or writes: one kind at a time. */
static size_t gather(struct bunch *b, struct queue_item **v, size_t n)
{
	size_t i = 0;

	b->write = v[0]->op == ITEM_WRITE;
	while (i < n && (v[i]->op == ITEM_WRITE) == b->write && small_fits(v[i]) &&
	       (!v[i]->deadline_ns || b->began < v[i]->deadline_ns) && admit(b, v + i)) {
		i++;
	}
	return i;
}

size_t small_carry(struct pool *p, struct queue_item **v, size_t n)
{
	struct bunch *b = p->x->inline_max >= SMALL_MAX ? alloc_zero(sizeof(*b)) : NULL;
	size_t done;

	if (!b) {
		return 0;
	}
	b->p = p;
	b->began = clock_now_ns();
	done = gather(b, v, n);
	if (b->dev && slab_get(&p->x->slabs, b->dev, slab_large(&p->x->slabs), 0, &b->slab)) {
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
