/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A copy by way of another device: over that one's PCIe link and the link between the two, beside
 * the copies over the ends' own links. A piece goes into a slot in the memory of the device
 * between, and from there on; while it leaves, the next comes into another slot, so both links are
 * busy. Two streams carry this, with an event a slot each way and no thread between them:
 *
 *   first stream   wait until slot k is empty . copy the piece into it . record "full k"
 *   last stream    wait until slot k is full  . copy the piece out of it . record "empty k"
 *
 * Each end's memory is touched by streams of the device that has it, and of the device between
 * only the slots, which are plain memory of the driver's: so it does not matter how the program's
 * memory was made, or whom it is open to.
 *
 * A failure on the first stream leaves old bytes in the slot, which the last stream carries on, as
 * it knows nothing of that. So an operation has ended well only if an event behind its last piece
 * on the first stream says so, too.
 *
 * Behind streams of the program that wait for a copy of ours nothing of this is queued: it might be
 * behind them in a queue of the hardware, and ahead of that copy.
 */

#include "move/copy/lane.h"

#include <errno.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "move/copy/pairs.h"

/* Whether the pair is open, both ways: 0; -EBUSY: not yet. It is opened when a transfer is planned
 * (neighbours.c). */
static int both_open(const struct copy *p, const struct dev *d, const struct dev *via)
{
	enum pair_state to = pair_state(p, via, d);
	enum pair_state from = pair_state(p, d, via);

	if (d == via || (to == PAIR_OPEN && from == PAIR_OPEN)) {
		return 0;
	}
	return to > PAIR_OPEN || from > PAIR_OPEN
		       ? err_set(EOPNOTSUPP, "%s and %s do not reach each other's memory",
				 d->props.name, via->props.name)
		       : -EBUSY;
}

static int create(struct copy *p, struct dev *first, struct dev *via, struct dev *last,
		  struct copy_channel **out)
{
	struct copy_channel *cl;
	struct lane *l;
	int rc = both_open(p, first, via);

	rc = rc ? rc : both_open(p, last, via);
	rc = rc ? rc : copy_channel_new(last, DEV_NOWAIT, COPY_DEPTH, &cl);
	if (rc) {
		return rc;
	}
	l = cl->lane = alloc_zero(sizeof(*l));
	rc = l ? dev_stream_create(first, DEV_NOWAIT, &l->first) : -ENOMEM;
	rc = rc ? rc : dev_events_create(first, DEV_NOWAIT, l->full, LANE_SLOTS);
	rc = rc ? rc : dev_events_create(last, DEV_NOWAIT, l->empty, LANE_SLOTS);
	rc = rc ? rc : dev_events_create(first, DEV_NOWAIT, l->behind, COPY_DEPTH);
	rc = rc ? rc : dev_events_create(last == via ? first : last, DEV_NOWAIT, &l->begin, 1);
	if (rc) {
		copy_channel_free(cl);
		return rc;
	}
	l->via = via;
	lock_acquire(&p->lock);
	cl->next = p->channels;
	p->channels = cl;
	lock_release(&p->lock);
	*out = cl;
	return 0;
}

struct copy_channel *lane_find_locked(const struct copy *p, const struct move_op *like,
				      const struct dev_stream *owner)
{
	const struct dev *first = lane_leg(&like->src, like->via->dev);
	const struct dev *last = lane_leg(&like->dst, like->via->dev);
	struct copy_channel *cl = p->channels;

	while (cl && (!cl->lane || cl->lane->owner != owner || (!owner && cl->lent) ||
		      cl->lane->via != like->via->dev || cl->lane->first->dev != first ||
		      cl->dev != last)) {
		cl = cl->next;
	}
	return cl;
}

/*
 * No thread waits for slots that are lent, since their user may wait for this thread. The caller
 * may hold slabs. If the driver delayed a call that allocates or creates until a stream continues,
 * and the stream waited for a transfer that needs a slab, that would be a deadlock. So missing
 * slots and events are made with DEV_NOWAIT.
 */
int lane_take(struct copy *p, const struct move_op *like, struct copy_channel **out)
{
	struct dev *via = like->via->dev;
	struct dev *first = lane_leg(&like->src, via);
	struct dev *last = lane_leg(&like->dst, via);
	dev_set on = dev_set_of(first) | dev_set_of(via) | dev_set_of(last);
	struct copy_loan *loan = copy_loan_take(p, via, LANE_SIZE, p->config->lane_budget);
	struct copy_channel *cl;
	int rc = 0;

	if (!loan) {
		return -EBUSY;
	}
	lock_acquire(&p->lock);
	cl = lane_find_locked(p, like, NULL);
	if (cl) {
		cl->lent = true;
	}
	lock_release(&p->lock);
	/* Nothing is made that could not be used for the rest. */
	if ((!cl || !loan->mem) && dev_pending(on)) {
		rc = -EBUSY;
	}
	if (!rc && !loan->mem) {
		rc = dev_alloc(via, DEV_NOWAIT, LANE_SIZE, &loan->mem);
	}
	rc = rc || cl ? rc : create(p, first, via, last, &cl);
	if (rc) {
		if (cl) {
			copy_channel_give_back(p, cl);
		}
		copy_loan_give_back(p, loan);
		return rc;
	}
	cl->lane->loan = loan;
	cl->lane->turn = 0;
	cl->lane->slot = like->len >= LANE_LONG ? 2 * LANE_SLOT : LANE_SLOT;
	*out = cl;
	return 0;
}

void lane_give_back(struct copy *p, struct copy_channel *cl)
{
	copy_loan_give_back(p, cl->lane->loan);
	copy_channel_give_back(p, cl);
}

/* Queues a piece through the next slot; `full` is recorded when the piece is there. */
static int queue_piece(struct copy_channel *cl, struct dev_event *full, char *dst, const char *src,
		       size_t len)
{
	struct lane *l = cl->lane;
	const struct dev_stream_ops *first = &l->first->dev->stream;
	const struct dev_stream_ops *last = &cl->dev->stream;
	unsigned int slots = (unsigned int)(LANE_SIZE / l->slot);
	unsigned int k = l->turn % slots;
	char *slot = (char *)l->loan->mem + k * l->slot;
	int rc = l->turn >= slots ? first->event.after(l->first, l->empty[k]) : 0;

	full = full ? full : l->full[k];
	rc = rc ? rc : first->copy(l->first, slot, src, len);
	rc = rc ? rc : first->event.record(l->first, full);
	rc = rc ? rc : last->event.after(cl->stream, full);
	rc = rc ? rc : last->copy(cl->stream, dst, slot, len);
	rc = rc ? rc : last->event.record(cl->stream, l->empty[k]);
	l->turn++;
	return rc;
}

int lane_queue(struct copy_channel *cl, unsigned int slot, const struct move_op *op)
{
	struct lane *l = cl->lane;
	size_t at = 0;
	int rc = 0;

	while (at < op->len && !rc) {
		size_t len = (size_t)min_u64(l->slot, op->len - at);

		rc = queue_piece(cl, at + len == op->len ? l->behind[slot] : NULL,
				 (char *)op->dst.addr + at, (const char *)op->src.addr + at, len);
		at += len;
	}
	return rc;
}

/* Waits for all queued pieces: they must have ended before another route carries the bytes. */
void lane_settle(struct copy_channel *cl)
{
	struct lane *l = cl->lane;

	(void)l->first->dev->stream.sync(l->first);
	(void)cl->dev->stream.sync(cl->stream);
	l->turn = 0;
}

int lane_copy(struct copy_channel *cl, unsigned int slot, struct move_op *op)
{
	const struct lane *l = cl->lane;
	dev_set on = dev_set_of(l->first->dev) | dev_set_of(l->via) | dev_set_of(cl->dev);
	int rc;

	if (!dev_series_begin(on)) {
		op->declined = true;
		return -EBUSY;
	}
	rc = lane_queue(cl, slot, op);
	dev_series_end(on);
	if (rc) {
		lane_settle(cl);
	}
	return rc;
}

int lane_outcome(const struct copy_channel *cl, unsigned int slot)
{
	const struct lane *l = cl->lane;

	return l->first->dev->stream.event.wait(l->behind[slot]);
}

void lane_check(struct copy_channel *cl, unsigned int to)
{
	bool bad = false;

	for (unsigned int i = cl->head; cl->lane && i != to; i++) {
		struct move_op *op = cl->ops[i % COPY_DEPTH];
		int rc = op->res < 0 ? 0 : lane_outcome(cl, i % COPY_DEPTH);

		op->res = rc ? rc : op->res;
		bad = bad || op->res < 0;
	}
	if (bad) {
		lane_settle(cl);
	}
}
