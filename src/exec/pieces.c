/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Pieces are copies between memories, or between memories and one region of a remote.
 *
 * The pieces are taken by batches. Those of a batch that lie in memories of the same kinds, on the
 * same devices, are one group, and each group is one transfer: planned once and carried by one
 * operation. Each memory is looked up once and held until the batch is done.
 *
 * A group is carried whole or not at all. If it is not (one of its pieces fails), its pieces are
 * carried one by one as pl_copy() would: so each has the routes, fallbacks and errors of a copy,
 * and it is known which failed. Long pieces and imported memory go alone from the start.
 *
 * Where the route has two hops, small pieces are gathered in a slab, one behind the other, by one
 * operation, and leave it by another. Such an operation has all pieces that fit into the slab.
 *
 * When a piece has failed, the pieces before it in the list are still carried. Pieces behind it
 * that were not carried yet are not.
 */

#include <errno.h>
#include <limits.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/dev.h"
#include "exec/exec.h"
#include "exec/stop.h"

#define BATCH 4096u
#define GROUPS 16u /* of a batch */
#define PLACES 64u /* memories that a batch holds */
/* Longer ones gain nothing together with others, and may go over several links. */
#define PIECE_MAX (4u << 20)
/* Bytes of an operation: between two of them the deadline is looked at. */
#define GROUP_BYTES (256u << 20)

enum {
	GOES_ALONE = GROUPS,
	IS_EMPTY,
};

/* A memory that pieces lie in. */
struct place {
	struct extent extent;
	struct mem *held;
	struct end end; /* all except its address */
};

/* Pieces between memories of one kind each. */
struct group {
	struct end dst;
	struct end src;
	size_t most; /* bytes of an operation */
};

struct pieces {
	struct exec *x;
	const struct transfer *how;
	const struct piece_list *of;
	size_t n;
	struct exec_report *rep;

	struct end dst; /* of the first copy that was carried, for the report */
	struct end src;
	struct stop stop; /* the first piece that failed; n: none */

	size_t at; /* the batch */
	size_t end;
	struct place places[PLACES];
	unsigned int n_places;
	const struct place *last[2]; /* where a piece lay last, dst and src; or NULL */
	int last_group;		     /* of a piece that lies there */
	struct group groups[GROUPS];
	unsigned int n_groups;
	unsigned char group_of[BATCH];
	struct dev_piece list[BATCH];
	struct dev_piece staged[BATCH]; /* those of one hop */
};

static inline struct dev_piece piece_at(const struct pieces *c, size_t i)
{
	return dev_list_at(&c->of->of, i);
}

/* What can be said of a piece by itself: 0 or -errno. */
static int check(const struct pieces *c, const struct dev_piece *p)
{
	const struct piece_list *of = c->of;

	if (!of->region) {
		return check_copy(p->dst, p->src, p->len);
	}
	return of->write ? check_region(of->region, true, p->src, p->len, (uintptr_t)p->dst)
			 : check_region(of->region, false, p->dst, p->len, (uintptr_t)p->src);
}

static const struct place *find_place(const struct pieces *c, uintptr_t addr, size_t len)
{
	for (unsigned int i = 0; i < c->n_places; i++) {
		if (extent_holds(&c->places[i].extent, addr, len)) {
			return &c->places[i];
		}
	}
	return NULL;
}

/* Whether that is where the region is, of dst and src. */
static inline bool is_region(const struct pieces *c, unsigned int which)
{
	return c->of->region && which == (c->of->write ? 0u : 1u);
}

/* Before it is known whose the memory is. */
static struct end end_at_start(const struct pieces *c, unsigned int which, uintptr_t addr)
{
	return is_region(c, which)
		       ? (struct end){ .kind = END_REMOTE, .region = c->of->region, .off = addr }
		       : (struct end){ .kind = END_MEM, .addr = addr };
}

/* Finds the memory at one end of a piece. Returns 0; -EAGAIN if this batch has no space to hold
 * another memory; or -EXDEV if the memory must be looked up for each copy alone. */
static int look_up(struct pieces *c, unsigned int which, uintptr_t addr, size_t len,
		   struct end *out)
{
	const struct place *p = c->last[which];
	struct place *new = &c->places[c->n_places];
	int rc;

	if (is_region(c, which)) {
		*out = end_at_start(c, which, addr);
		return 0;
	}
	if (!p || !extent_holds(&p->extent, addr, len)) {
		p = find_place(c, addr, len);
	}
	if (p) {
		c->last[which] = p;
		*out = p->end;
		return 0;
	}
	if (c->n_places == PLACES) {
		return -EAGAIN;
	}
	new->end = (struct end){ .kind = END_MEM, .addr = addr };
	rc = end_hold(c->x->mem, &new->end, len, !which, &new->held, &new->extent);
	if (rc) {
		return rc;
	}
	*out = new->end;
	if (new->extent.len) {
		c->last[which] = new;
		c->n_places++;
		return 0;
	}
	/* Host memory of which nothing else is known needs no hold; an import does. */
	c->last[which] = NULL;
	rc = new->held ? -EXDEV : 0;
	mem_end_use(new->held);
	return rc;
}

/* The group of two ends; a new one where there is none. -EAGAIN: there are too many. */
static int group_for(struct pieces *c, const struct end *dst, const struct end *src)
{
	unsigned int i = 0;

	while (i < c->n_groups && !(ends_are_alike(&c->groups[i].dst, dst) &&
				    ends_are_alike(&c->groups[i].src, src))) {
		i++;
	}
	if (i == GROUPS) {
		return -EAGAIN;
	}
	if (i == c->n_groups) {
		c->groups[c->n_groups++] = (struct group){ *dst, *src, GROUP_BYTES };
	}
	return (int)i;
}

static void forget_last(struct pieces *c)
{
	c->last[0] = NULL;
	c->last[1] = NULL;
}

/* The group of a piece, or GOES_ALONE, or IS_EMPTY; or -errno, -EAGAIN for the next batch. */
static int classify(struct pieces *c, const struct dev_piece *p)
{
	struct end dst;
	struct end src;
	int rc;

	if (!p->len) {
		return IS_EMPTY;
	}
	rc = check(c, p);
	if (rc || p->len > PIECE_MAX) {
		return rc ? rc : GOES_ALONE;
	}
	rc = look_up(c, 0, (uintptr_t)p->dst, p->len, &dst);
	rc = rc ? rc : look_up(c, 1, (uintptr_t)p->src, p->len, &src);
	if (rc) {
		forget_last(c); /* the two may not be those of last_group */
		return rc == -EXDEV ? GOES_ALONE : rc;
	}
	c->last_group = group_for(c, &dst, &src);
	return c->last_group;
}

/* Whether a piece lies where the one before it lay: then it belongs to the same group. */
static inline bool is_like_last(const struct pieces *c, const struct dev_piece *p)
{
	uintptr_t dst = (uintptr_t)p->dst;
	uintptr_t src = (uintptr_t)p->src;

	if (!p->len || p->len > PIECE_MAX) {
		return false;
	}
	if (c->of->region) {
		unsigned int near = c->of->write;
		uint64_t off = near ? dst : src;

		return c->last[near] &&
		       extent_holds(&c->last[near]->extent, near ? src : dst, p->len) &&
		       off <= c->of->region->len && p->len <= c->of->region->len - off;
	}
	return c->last[0] && c->last[1] && extent_holds(&c->last[0]->extent, dst, p->len) &&
	       extent_holds(&c->last[1]->extent, src, p->len) && dst - src >= p->len &&
	       src - dst >= p->len;
}

/* Decides what belongs to the batch that begins at c->at. */
static void classify_batch(struct pieces *c)
{
	size_t most = c->n - c->at < BATCH ? c->n - c->at : BATCH;
	size_t i;

	c->n_groups = 0;
	for (i = 0; i < most; i++) {
		const struct dev_piece p = piece_at(c, c->at + i);
		int group = is_like_last(c, &p) ? c->last_group : classify(c, &p);

		if (group == -EAGAIN) {
			break;
		}
		if (group < 0) {
			stop_note(&c->stop, c->at + i, -group);
			break;
		}
		c->group_of[i] = (unsigned char)group;
	}
	c->end = c->at + i;
}

static void end_batch(struct pieces *c)
{
	while (c->n_places) {
		mem_end_use(c->places[--c->n_places].held);
	}
	forget_last(c);
	c->at = c->end;
}

static void name_ends(struct pieces *c, const struct transfer *t)
{
	if (!c->dst.kind) {
		c->dst = t->dst;
		c->src = t->src;
	}
}

/* Why a copy came short: a short count has no error of its own. */
static int short_error(const struct pieces *c)
{
	uint64_t deadline = c->how->deadline_ns;

	return deadline && clock_now_ns() >= deadline ? ETIMEDOUT : EIO;
}

/* As a transfer of its own. */
static void carry_one(struct pieces *c, size_t i)
{
	const struct dev_piece p = piece_at(c, i);
	struct transfer t = *c->how;
	struct exec_report rep;
	ssize_t res;

	t.dst = end_at_start(c, 0, (uintptr_t)p.dst);
	t.src = end_at_start(c, 1, (uintptr_t)p.src);
	t.len = p.len;
	res = exec_hold_and_run(c->x, &t, &rep);
	name_ends(c, &t);
	exec_report_add(c->rep, &t, &rep);
	if (res != (ssize_t)p.len) {
		stop_note(&c->stop, i, res < 0 ? (int)-res : short_error(c));
	}
}

static bool is_of(const struct pieces *c, size_t i, unsigned int group)
{
	return c->group_of[i - c->at] == group;
}

/* Carries the pieces of one group, or those that go alone, in [from, to), one after the other. */
static void carry_singly(struct pieces *c, unsigned int group, size_t from, size_t to)
{
	for (size_t i = from; i < to && i < stop_at(&c->stop); i++) {
		if (is_of(c, i, group)) {
			carry_one(c, i);
		}
	}
}

/* Carries the pieces from `first` on as one transfer. Returns 0; -EOPNOTSUPP if they must be
 * carried one by one; or -E2BIG if they must be carried in smaller groups. */
static int carry_together(struct pieces *c, struct transfer *t, size_t first)
{
	struct exec_report rep;
	ssize_t res;

	if (t->n_pieces == 1) {
		return -EOPNOTSUPP;
	}
	name_ends(c, t);
	res = exec_run(c->x, t, &rep);
	if (res != (ssize_t)t->len) {
		rep.routes = 0; /* they are carried again */
		rep.lanes = 0;
	}
	exec_report_add(c->rep, t, &rep);
	if (res == -EACCES && c->of->region) {
		/* A region that is not granted is refused for each piece. Asking again would hide
		 * the refusal behind the connection that it has ended. */
		stop_note(&c->stop, first, EACCES);
		return 0;
	}
	if (res == -E2BIG && t->len > exec_staged_most(c->x)) {
		return -E2BIG;
	}
	if (res < 0 && res != -EOPNOTSUPP) {
		log_info("%zu copies failed as one (%s): they are carried one by one", t->n_pieces,
			 err_message());
	}
	return res == (ssize_t)t->len ? 0 : -EOPNOTSUPP;
}

/* Carries the next pieces of a group. Returns where the rest begins. */
static size_t carry_some(struct pieces *c, unsigned int group, size_t from)
{
	struct group *g = &c->groups[group];
	struct transfer t = *c->how;
	size_t first = from;
	size_t i = from;
	int rc;

	t.pieces = c->list;
	t.staged = c->staged;
	for (; i < c->end && i < stop_at(&c->stop) && t.len < g->most; i++) {
		if (is_of(c, i, group)) {
			const struct dev_piece p = piece_at(c, i);

			if (t.n_pieces && p.len > g->most - t.len) {
				break;
			}
			first = t.n_pieces ? first : i;
			c->list[t.n_pieces++] = p;
			t.len += p.len;
		}
	}
	if (!t.n_pieces) {
		return i;
	}
	t.dst = g->dst;
	t.src = g->src;
	t.dst.addr = (uintptr_t)c->list[0].dst;
	t.src.addr = (uintptr_t)c->list[0].src;
	rc = carry_together(c, &t, first);
	if (rc == -E2BIG) {
		g->most = exec_staged_most(c->x);
		return from;
	}
	if (rc) {
		carry_singly(c, group, from, i);
	}
	return i;
}

static void carry_batch(struct pieces *c)
{
	for (unsigned int g = 0; g < c->n_groups; g++) {
		for (size_t i = c->at; i < c->end && i < stop_at(&c->stop);) {
			i = carry_some(c, g, i);
		}
	}
	carry_singly(c, GOES_ALONE, c->at, c->end);
}

static ssize_t moved(const struct pieces *c)
{
	size_t sum = 0;

	for (size_t i = 0; i < stop_at(&c->stop); i++) {
		sum += piece_at(c, i).len;
	}
	return (ssize_t)sum;
}

ssize_t exec_pieces(struct exec *x, struct transfer *how, const struct piece_list *list,
		    struct exec_report *rep)
{
	struct pieces *c = spare_take(&x->pieces, sizeof(*c));
	ssize_t res;

	*rep = (struct exec_report){ 0 };
	if (!c) {
		return -ENOMEM;
	}
	c->x = x;
	c->of = list;
	c->n = list->of.n;
	c->rep = rep;
	stop_init(&c->stop, c->n);
	c->at = 0;
	c->n_places = 0;
	forget_last(c);
	c->how = how;
	c->dst = (struct end){ 0 };
	while (c->at < c->n && stop_at(&c->stop) == c->n) {
		classify_batch(c);
		carry_batch(c);
		end_batch(c);
	}
	how->dst = c->dst;
	how->src = c->src;
	res = moved(c);
	stop_finish(&c->stop);
	if (stop_at(&c->stop) < c->n) {
		(void)err_wrap(c->stop.err, "piece %llu of %zu",
			       (unsigned long long)stop_at(&c->stop), c->n);
		rep->stopped = c->stop.err;
		res = res ? res : -c->stop.err;
	}
	spare_give(&x->pieces, c);
	return res;
}

ssize_t exec_region_pieces(struct exec *x, struct transfer *how, const struct piece_list *list,
			   struct region_users *u, struct exec_report *rep)
{
	struct piece_list of = *list;
	ssize_t n = region_use(u);

	*rep = (struct exec_report){ 0 };
	if (n) {
		return n;
	}
	of.region = u->region;
	n = exec_pieces(x, how, &of, rep);
	region_end_use(u);
	return n >= 0 && rep->stopped ? -rep->stopped : n;
}
