/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A segment's hops. Each hop is one operation of a mover: made (make_op), handed to a channel, to
 * this thread or to a batch (send), and ended (hop_ended): then the segment starts its next
 * hop, lands, or is retried. A hop of a file's read may deliver less than the segment has; the next
 * hop carries only what arrived.
 */

#include <errno.h>

#include "base/error.h"
#include "dev/dev.h"
#include "exec/links.h"
#include "exec/trace.h"

/* Segments that are carried together at most. */
#define TOGETHER_MAX 256u

/* The mover of a segment's current hop. */
static struct mover *mover_of(const struct segment *s)
{
	const struct route *r = s->route;

	return r->hop[s->p->write ? r->hops - 1 - s->hop : s->hop];
}

/* Whether its operation is at the file, or at a remote. */
static inline bool at_file(const struct segment *s)
{
	return s->op.dst.kind == END_FILE || s->op.src.kind == END_FILE;
}

static inline bool at_remote(const struct segment *s)
{
	return s->op.dst.kind == END_REMOTE || s->op.src.kind == END_REMOTE;
}

/* The segment is done: its place is free for another one. */
static void leave(struct engine *e, struct segment *s)
{
	s->next = e->idle;
	e->idle = s;
	e->inflight--;
}

/* Puts a segment among those that start again. */
static void retry(struct engine *e, struct segment *s)
{
	if (!s->route) {
		/* The segment may have to wait for space, and others of this engine for the space
		 * that it has. */
		gaps_drop(s);
	}
	s->next = e->retry;
	e->retry = s;
	e->inflight--;
}

/* Movers set no message for a failure on a channel: it is set here, in the caller's thread. */
static void explain_failure(const struct segment *s, ssize_t res)
{
	bool nothing = s->op.err == ENODATA;
	const struct end *outer = op_outer(&s->op);
	bool file = at_file(s);
	char way[REMOTE_WAY_WORDS];

	if ((!s->reaped && !nothing) || (!file && !at_remote(s)) || s->pos >= progress_stop(s->p)) {
		return;
	}
	(void)err_set(
		(int)-res, "%s '%s' at offset %llu: %s%s",
		op_writes(&s->op) ? "writing" : "reading",
		file ? outer->file->name : outer->region->remote->name,
		(unsigned long long)(file ? progress_off(s->p, s->pos) : outer->off),
		nothing ? "its file system gives less than a block to O_DIRECT; open it without, and "
			  "use the policy auto"
		: file ? err_words((int)res)
		       : remote_words((int)res),
		file || nothing ? "" : remote_way_words(outer->region->remote, (int)res, way));
}

static void land(struct engine *e, struct segment *s, ssize_t res)
{
	if (unlikely(res < 0)) {
		explain_failure(s, res);
	}
	if (unlikely(s->slot)) {
		gaps_leave_slot(e, s);
	}
	/* A slab that is used again at once is still in the processor's cache. */
	if (unlikely(s->slab != NULL) && slab_wanted(s->slab)) {
		gaps_drop(s);
	}
	progress_landed(s->p, s, res);
	s->pos += s->len;
	if (s->pos < s->end && s->pos < progress_stop(s->p)) {
		s->route = NULL; /* the rest of its range */
		retry(e, s);
		return;
	}
	leave(e, s);
}

/* Returns how many bytes of the segment a read from a file into a slab has brought. */
static size_t arrived(const struct segment *s, ssize_t res)
{
	size_t got = (size_t)res > s->skip ? (size_t)res - s->skip : 0;

	return got < s->len ? got : s->len;
}

static void hop_ended(struct engine *e, struct segment *s)
{
	struct mover *m = mover_of(s);
	bool file = at_file(s);
	ssize_t res = segment_outcome(s, m, file);

	trace_hop_end(s, m, res);
	if (unlikely(res < 0) && s->op.via && links_failed(e, s, m, res)) {
		retry(e, s);
		return;
	}
	if (unlikely(res < 0) && (file || at_remote(s) || !transfer_file(s->p->t)) &&
	    segment_retries(e, s, m, res)) {
		retry(e, s);
		return;
	}
	if (res >= 0 && file && !s->p->write) {
		res = (ssize_t)arrived(s, res);
		/* A count of 0 would mean the end of the file, which is longer. */
		res = unlikely(!res && s->op.err == ENODATA) ? -EIO : res;
	}
	if (likely(res <= 0 || s->hop + 1 == s->route->hops)) {
		land(e, s, res);
		return;
	}
	s->got = (size_t)res;
	s->hop++;
	segment_start_hop(e, s);
}

void segment_completed(struct move_op *op, void *arg)
{
	struct segment *s = (struct segment *)(void *)op;

	s->reaped = true;
	hop_ended(arg, s);
}

static struct end gap_end(const struct segment *s, unsigned int i)
{
	if (unlikely(s->route->there)) {
		return (struct end){ .kind = END_MEM,
				     .mem = MEM_DEVICE | MEM_OURS | MEM_SLAB,
				     .dev = end_dev(ends_mem(&s->p->t->dst, &s->p->t->src)),
				     .addr = (uintptr_t)s->gap[i] };
	}
	return (struct end){ .kind = END_MEM,
			     .mem = MEM_HOST_ADDRESSABLE | MEM_PINNED | MEM_SLAB,
			     .addr = (uintptr_t)s->gap[i] };
}

/* Whether the mover may decline. What reads in place does where another route can carry it, rather
 * than stand in a driver behind a waiting stream, and in a run, in which this thread may hold slabs
 * and channels for others. A small read tries the page cache, which is quicker than a query
 * first; a write past the page cache finds out by itself whether that has pages of its range. */
static bool is_tentative(const struct engine *e, const struct segment *s)
{
	const struct transfer *t = s->p->t;
	const struct file_facts *f = &transfer_file(t)->facts;

	if (s->p->write) {
		return segment_may_cache(s);
	}
	if (route_has(s->route, MOVER_IN_PLACE)) {
		return t->policy == PLAN_AUTO || e->mode == ENGINE_MANY;
	}
	return route_has(s->route, MOVER_CACHED) && !f->pipe && !f->memory_backed && f->direct &&
	       !f->bypass && !s->edge && !s->p->cold && e->resident == 1 &&
	       (e->mode != ENGINE_DEEP) && t->len <= TRY_MAX;
}

/* The pieces of the current hop. In a slab they lie one behind the other. */
static const struct dev_piece *hop_pieces(const struct segment *s)
{
	const struct transfer *t = s->p->t;
	char *at;

	if (likely(!t->n_pieces) || !route_is_staged(s->route)) {
		return t->pieces;
	}
	at = s->gap[0];
	for (size_t i = 0; i < t->n_pieces; i++) {
		const struct dev_piece *p = &t->pieces[i];

		t->staged[i] = s->hop ? (struct dev_piece){ p->dst, at, p->len }
				      : (struct dev_piece){ at, p->src, p->len };
		at += p->len;
	}
	return t->staged;
}

static void make_op(const struct engine *e, struct segment *s)
{
	const struct progress *p = s->p;
	bool first = s->hop == 0;
	bool last = s->hop + 1 == s->route->hops;

	s->op.src = likely(first) ? end_at(&p->t->src, s->pos) : gap_end(s, s->hop - 1);
	s->op.dst = likely(last) ? end_at(&p->t->dst, s->pos) : gap_end(s, s->hop);
	s->op.len = s->got;
	s->op.tentative = false;
	s->op.after = NULL;
	s->op.kernel = 0;
	s->op.via = links_via(e, s, mover_of(s));
	s->op.declined = false;
	s->op.waited = p->ask.waited;
	s->op.pieces = hop_pieces(s);
	s->op.n_pieces = p->t->n_pieces;
	s->op.patient = route_has(s->route, MOVER_PAST_CACHE);
	s->reaped = false;
	if (at_file(s)) {
		s->op.tentative = is_tentative(e, s);
		s->skip = segment_skip(s);
		if (!p->write && route_is_staged(s->route)) {
			s->op.src.off -= s->skip;
			s->op.len = segment_gap(s);
		}
	} else if (s->hop == 1 && !p->write) {
		s->op.src.addr += s->skip;
	}
}

static void run_here(struct engine *e, struct segment *s)
{
	(void)move_run(mover_of(s), &s->op);
	hop_ended(e, s);
}

/* Whether a hop waits for others like it, to be pieces of one operation with them. */
static bool goes_together(const struct engine *e, const struct segment *s, const struct mover *m)
{
	return e->mode == ENGINE_MANY && m->ops->traits & MOVER_PIECES && !m->fault &&
	       !s->op.n_pieces;
}

/* Whether this thread carries out the hop although there are channels. With one segment at a time
 * there is nothing to overlap, and only move_run() takes many pieces. Hops of many transfers at a
 * mover that takes pieces are carried here, too, also with an injected fault: move_run() takes a
 * channel, and an engine that has a channel must not wait for another. */
static bool stays_here(const struct engine *e, const struct segment *s, const struct mover *m)
{
	return e->mode == ENGINE_HERE || (e->mode == ENGINE_OVERLAP && at_file(s)) ||
	       s->op.n_pieces || (e->mode == ENGINE_MANY && m->ops->traits & MOVER_PIECES);
}

/* The channel for a segment's hop. The second half of a relay has one of its own, so that both
 * devices copy at once, if it can be had without a wait: this thread has one already. */
static int channel_for(struct engine *e, struct segment *s, struct mover *m, struct channel **out)
{
	if (unlikely(s->op.via != NULL)) {
		unsigned int at = e->links ? links_place(e->links, s->link) : PLACE_BETWEEN;

		return engine_channel(e, m, at, &s->op, out);
	}
	if (s->hop && route_relays(s->route)) {
		s->op.tentative = true;
		if (engine_channel(e, m, PLACE_SECOND, &s->op, out) == 0) {
			return 0;
		}
	}
	return engine_channel(e, m, m->id, &s->op, out);
}

/* Hands a segment to the mover of its hop. */
static void send(struct engine *e, struct segment *s)
{
	struct mover *m = mover_of(s);
	bool full = false;
	struct channel *c;
	int rc;

	if (goes_together(e, s, m)) {
		s->next = e->together;
		e->together = s;
		return;
	}
	if (stays_here(e, s, m)) {
		run_here(e, s);
		return;
	}
	rc = channel_for(e, s, m, &c);
	if (!rc) {
		rc = m->ops->channel->submit(c, &s->op);
		/* Also the number of a channel that cannot be made, for want of a thread: then no
		 * completion makes space. */
		full = rc == -EAGAIN;
	}
	if (rc == -EOPNOTSUPP && (!s->op.via || !s->op.via->dev)) {
		run_here(e, s);
	} else if (full) {
		trace_hop_end(s, m, rc);
		retry(e, s);
	} else if (rc) {
		s->op.res = rc;
		s->op.err = 0;
		hop_ended(e, s);
	}
}

/* The first operation at the memory of a transfer that is to come after a stream: its mover queues
 * it behind that stream's work, or the stream is waited for. */
static int follow(struct segment *s)
{
	struct progress *p = s->p;
	int rc = 0;

	if (at_file(s) && s->route->hops > 1) {
		return 0;
	}
	if (mover_of(s)->ops->traits & MOVER_FOLLOWS) {
		s->op.after = p->after;
	} else {
		rc = transfer_wait_after(p->t);
	}
	p->after = rc ? p->after : NULL;
	return rc;
}

void segment_start_hop(struct engine *e, struct segment *s)
{
	int rc;

	make_op(e, s);
	trace_hop(s, mover_of(s), s->op.len);
	rc = unlikely(s->p->after != NULL) ? follow(s) : 0;
	if (unlikely(rc)) {
		land(e, s, rc);
	} else {
		send(e, s);
	}
}

static bool is_like(const struct segment *a, const struct segment *b)
{
	return mover_of(a) == mover_of(b) && ends_are_alike(&a->op.dst, &b->op.dst) &&
	       ends_are_alike(&a->op.src, &b->op.src);
}

/* As one operation; where that fails, each alone, so that only those fail that must. */
static void carry_together(struct engine *e, struct segment **v, struct dev_piece *pieces, size_t n)
{
	struct mover *m = mover_of(v[0]);
	struct move_op all = v[0]->op;
	bool done;

	all.len = 0;
	for (size_t i = 0; i < n; i++) {
		pieces[i] = (struct dev_piece){ .dst = (void *)v[i]->op.dst.addr,
						.src = (const void *)v[i]->op.src.addr,
						.len = v[i]->op.len };
		all.len += v[i]->op.len;
	}
	all.pieces = pieces;
	all.n_pieces = n;
	done = n > 1 && move_run(m, &all) == (ssize_t)all.len;
	/* In the order in which they came: the last was first in the list. */
	while (n--) {
		if (done) {
			v[n]->op.res = (ssize_t)v[n]->op.len;
			v[n]->op.err = 0;
		} else {
			(void)move_run(m, &v[n]->op);
		}
		hop_ended(e, v[n]);
	}
}

void segments_carry_together(struct engine *e)
{
	do {
		struct segment *v[TOGETHER_MAX];
		struct dev_piece pieces[TOGETHER_MAX];
		struct segment *rest = NULL;
		struct segment *next;
		size_t n = 0;

		for (struct segment *s = e->together; s; s = next) {
			next = s->next;
			if (!n || (n < TOGETHER_MAX && is_like(s, v[0]))) {
				v[n++] = s;
			} else {
				s->next = rest;
				rest = s;
			}
		}
		e->together = rest;
		carry_together(e, v, pieces, n);
	} while (e->together);
}
