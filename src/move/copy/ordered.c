/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Copies in the order of a stream of the program, by streams alone. The stream itself carries them
 * over the ends' own link; the parts that lanes carry keep to its order by events:
 *
 *   program's stream   first bytes . record "begin" . its part . wait for each "end" . last bytes
 *   lane               wait for "begin" . its part (lane.c) . record "end"
 *
 * The first and the last bytes are copied by the program's stream for the sake of default streams:
 * their copies wait for those of other streams, which wait for them in turn. It is not known
 * whether their events do.
 *
 * A lane belongs to one stream while an operation of that stream is in flight on it, so a stream
 * that waits delays no copies of others. Copies on lanes may be behind values that streams wait for
 * (they share few hardware queues) and ahead of others. So they are queued only while all pending
 * transfers are ordered ones: no copy of the library is needed before their values are set, and so
 * none of theirs can be behind this in turn.
 *
 * The states of a lane, under copy.lock except `bad`:
 *
 *   idle     no owner, not ordered
 *   owned    lane_for(): ordered, of one stream; operations are added while it has places for them
 *   bad an operation failed on it: nothing is queued on it from then on
 *   idle     leave(), by the last operation
 *
 * and of an operation's part on a lane (part.slot):
 *
 *   NOTHING  get(): the lane has space for it
 *   a place  queue_part(): all of it is queued; end() asks its events
 *   SOME     queue_part() failed: end() waits for the lane, and says that it failed
 */

#include <errno.h>

#include "base/bits.h"
#include "base/error.h"
#include "dev/dev.h"
#include "move/copy/lane.h"
#include "move/copy/pairs.h"

#define ROUND ((size_t)64 << 10)
#define EDGE 4096u
/* Bytes that the device's own link carries while a lane starts, and while the lane's last piece
 * leaves the device between. The latter takes an eighth of the piece's time at most. */
#define LAG (((size_t)512 << 10) + 2 * LANE_SLOT / 8)
/* Instead of a place on the lane: nothing of the part was queued, or not all of it. */
#define NOTHING UINT32_MAX
#define SOME (UINT32_MAX - 1)
/* The most pieces in flight on a lane. Each takes three to six places in the driver's queue, and a
 * call that finds this queue full blocks. */
#define PIECES_MAX 128u

static bool is_ours(const struct end *e, const struct dev_stream *s)
{
	return end_is_mem(e, MEM_DEVICE | MEM_PINNED) && e->dev && e->dev->driver == s->dev->driver;
}

static struct dev *device_of(const struct end *e)
{
	return end_is_mem(e, MEM_DEVICE) ? e->dev : NULL;
}

/* Memory that a stream copies by itself, and never by a processor at the call. */
static bool fits(const struct copy *p, const struct move_op *op, const struct dev_stream *s)
{
	const struct dev *dst = device_of(&op->dst);
	const struct dev *src = device_of(&op->src);

	return is_ours(&op->dst, s) && is_ours(&op->src, s) && (dst == s->dev || src == s->dev) &&
	       (!dst || !src || dst == src || pair_state(p, dst, src) == PAIR_OPEN);
}

static unsigned int pieces_of(size_t len)
{
	return (unsigned int)(len / (2 * LANE_SLOT) + 1);
}

static bool add_locked(struct lane *l, unsigned int pieces)
{
	if (atomic_load(&l->bad) || l->inflight == COPY_DEPTH || l->pieces + pieces > PIECES_MAX) {
		return false;
	}
	l->inflight++;
	l->pieces += pieces;
	return true;
}

/* Takes a lane, and makes the one for the way back: a program that copies there and back without a
 * wait leaves no quiescent moment for the other later. */
static int take(struct copy *p, const struct move_op *like, struct copy_channel **out)
{
	struct move_op back = *like;
	struct copy_channel *other;
	int rc = lane_take(p, like, out);

	back.dst = like->src;
	back.src = like->dst;
	if (lane_take(p, &back, &other) == 0) {
		lane_give_back(p, other);
	}
	return rc;
}

/* Sets both streams of a lane, while nothing is queued on them. The lane's copies wait for the
 * program's stream as copies of a stream of the program do. */
static void set_ordered(const struct copy_channel *cl, bool ordered)
{
	dev_stream_set_ordered(cl->stream, ordered);
	dev_stream_set_ordered(cl->lane->first, ordered);
}

/* A lane for one operation more; NULL: none now. Two threads may do this for one stream at a time,
 * which then has two: it uses the one that is found first. */
static struct copy_channel *lane_for(struct copy *p, const struct move_op *like,
				     const struct dev_stream *s, unsigned int pieces)
{
	struct copy_channel *cl;
	bool has;

	lock_acquire(&p->lock);
	cl = lane_find_locked(p, like, s);
	has = cl != NULL;
	cl = has && add_locked(cl->lane, pieces) ? cl : NULL;
	lock_release(&p->lock);
	if (has) {
		return cl;
	}
	if (take(p, like, &cl)) {
		return NULL;
	}
	set_ordered(cl, true);
	lock_acquire(&p->lock);
	cl->lane->owner = s;
	cl->lane->inflight = 1;
	cl->lane->pieces = pieces;
	atomic_store(&cl->lane->bad, false);
	cl->lane->ops = 0;
	lock_release(&p->lock);
	return cl;
}

static void leave(struct copy *p, struct copy_channel *cl, unsigned int pieces)
{
	bool last;

	lock_acquire(&p->lock);
	cl->lane->pieces -= pieces;
	last = --cl->lane->inflight == 0;
	if (last) {
		cl->lane->owner = NULL;
	}
	lock_release(&p->lock);
	if (last) {
		set_ordered(cl, false);
		lane_give_back(p, cl);
	}
}

static void leave_all(struct copy *p, struct move_ordered *o)
{
	for (unsigned int i = 0; i < o->n; i++) {
		leave(p, o->part[i].lane, pieces_of(o->each));
	}
}

/* How much each of n lanes carries. */
static size_t share(size_t len, unsigned int n)
{
	size_t each = len / (n + 1);

	return each > LAG ? align_down(each - LAG, ROUND) : 0;
}

static int get(struct mover *m, const struct move_op *op, const struct link *const *via,
	       unsigned int n, struct move_ordered *o)
{
	struct copy *p = copy_of(m);
	struct move_op like = *op;

	o->each = share(op->len, n);
	o->failed = 0;
	o->n = 0;
	o->on = dev_set_of(device_of(&op->dst)) | dev_set_of(device_of(&op->src));
	if (!fits(p, op, o->stream)) {
		return -EOPNOTSUPP;
	}
	for (unsigned int i = 0; o->each && i < n; i++) {
		struct copy_channel *cl;

		like.via = via[i];
		cl = lane_for(p, &like, o->stream, pieces_of(o->each));
		if (cl) {
			o->part[o->n].via = via[i];
			o->part[o->n].lane = cl;
			o->part[o->n++].slot = NOTHING;
			o->on |= dev_set_of(via[i]->dev);
		}
	}
	return 0;
}

/* Where a lane's part begins. */
static size_t begin_at(const struct move_op *op, const struct move_ordered *o, unsigned int i)
{
	return op->len - (o->n - i) * o->each;
}

/* On the program's stream, behind the first bytes. */
static struct dev_event *begin_of(const struct move_ordered *o)
{
	return ((const struct copy_channel *)o->part[0].lane)->lane->begin;
}

static int queue_own(struct dev_stream *s, const struct move_op *op, size_t from, size_t to)
{
	return from == to ? 0
			  : s->dev->stream.copy(s, (char *)op->dst.addr + from,
						(const char *)op->src.addr + from, to - from);
}

/* A lane's part, from "begin" to "end". */
static int queue_part(const struct move_op *op, struct move_ordered *o, unsigned int i)
{
	struct copy_channel *cl = o->part[i].lane;
	struct lane *l = cl->lane;
	unsigned int slot = l->ops++ % COPY_DEPTH;
	size_t at = begin_at(op, o, i);
	struct move_op part = { .dst = end_at(&op->dst, at),
				.src = end_at(&op->src, at),
				.len = o->each };
	struct dev_event *end = cl->events[slot];
	int rc = atomic_load(&l->bad) ? -EIO
				      : l->first->dev->stream.event.after(l->first, begin_of(o));

	if (rc) {
		return rc;
	}
	rc = lane_queue(cl, slot, &part);
	rc = rc ? rc : cl->dev->stream.event.record(cl->stream, end);
	rc = rc ? rc : o->stream->dev->stream.event.after(o->stream, end);
	if (rc) {
		atomic_store(&l->bad, true); /* so it is the last on this lane */
	}
	o->part[i].slot = rc ? SOME : slot;
	return rc;
}

/* With lanes. What fails behind the first bytes is carried again when the stream has come here. */
static int queue_parts(const struct move_op *op, struct move_ordered *o)
{
	struct dev_stream *s = o->stream;
	size_t own = begin_at(op, o, 0);
	int rc = queue_own(s, op, 0, EDGE);

	rc = rc ? rc : s->dev->stream.event.record(s, begin_of(o));
	if (rc) {
		return rc;
	}
	rc = queue_own(s, op, EDGE, own - EDGE);
	for (unsigned int i = 0; i < o->n && !rc; i++) {
		rc = queue_part(op, o, i);
	}
	rc = rc ? rc : queue_own(s, op, own - EDGE, own);
	o->failed = -rc;
	return 0;
}

static int queue(struct mover *m, const struct move_op *op, struct move_ordered *o)
{
	dev_set lanes = o->n ? dev_series_begin(o->on) : 0;
	int rc = lanes ? queue_parts(op, o) : queue_own(o->stream, op, 0, op->len);

	dev_series_end(lanes);
	if (!lanes || rc) {
		leave_all(copy_of(m), o);
		o->n = 0;
	}
	return rc;
}

/* Waits for one part of the operation and returns 0 or -errno. Only this part is waited for: later
 * operations on the same lane may begin only when the program's stream continues, so waiting for
 * the whole lane could take for ever. A part of which only SOME was queued is the lane's last, so
 * there the whole lane is waited for. */
static int outcome(struct copy_channel *cl, unsigned int slot, int failed)
{
	int first;
	int last;

	if (slot == SOME) {
		lane_settle(cl);
		return failed;
	}
	first = lane_outcome(cl, slot);
	last = cl->dev->stream.event.wait(cl->events[slot]);
	return first ? first : last;
}

static int end(struct mover *m, const struct move_op *op, struct move_ordered *o)
{
	struct copy *p = copy_of(m);
	int rc = -o->failed;

	for (unsigned int i = 0; i < o->n; i++) {
		struct copy_channel *cl = o->part[i].lane;
		unsigned int slot = o->part[i].slot;
		int res = slot == NOTHING ? 0 : outcome(cl, slot, -o->failed);

		if (res) {
			struct move_op part = *op;

			atomic_store(&cl->lane->bad, true);
			part.via = o->part[i].via;
			part.res = res;
			(void)lane_failed(p, &part);
			rc = res;
		}
	}
	leave_all(p, o);
	return rc;
}

const struct ordered_ops copy_ordered_ops = { .get = get, .queue = queue, .end = end };
