/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A copy by way of another device: over that one's PCIe link and the link between the two, beside
 * what goes over the ends' own. A piece goes into a slot in the memory of the device between, and
 * from there on; while it leaves, the next comes into another slot, so both links are busy. Two
 * streams carry this, with an event a slot each way and no thread between them:
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
 * Behind streams of the program that wait for us nothing of this is queued: whether a driver lets
 * copies between devices begin there is not known.
 */

#include "move/copy/lane.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "move/copy/pairs.h"

/* The device whose stream touches this end; a host end is the device's between. */
static struct dev *leg_dev(const struct end *e, struct dev *via)
{
	return end_is_mem(e, MEM_DEVICE | MEM_MANAGED) && e->dev ? e->dev : via;
}

/* Only what no stream still touches. */
static void destroy(struct copy_channel *cl)
{
	struct lane *l = cl->lane;
	struct dev *first = l->first ? l->first->dev : NULL;

	if (l->first) {
		/* It may have a wait for the other's event left, which must not go before. */
		(void)first->stream.sync(l->first);
	}
	if (cl->stream) {
		(void)cl->dev->stream.sync(cl->stream);
	}
	for (unsigned int i = 0; i < LANE_SLOTS; i++) {
		if (l->full[i]) {
			first->stream.event_destroy(l->full[i]);
		}
		if (l->empty[i]) {
			cl->dev->stream.event_destroy(l->empty[i]);
		}
	}
	for (unsigned int i = 0; i < COPY_DEPTH; i++) {
		if (l->behind[i]) {
			first->stream.event_destroy(l->behind[i]);
		}
		if (cl->events[i]) {
			cl->dev->stream.event_destroy(cl->events[i]);
		}
	}
	if (cl->stream) {
		cl->dev->stream.destroy(cl->stream);
	}
	if (l->first) {
		first->stream.destroy(l->first);
	}
	free(l);
	free(cl);
}

static int create_events(struct copy_channel *cl)
{
	struct dev *first = cl->lane->first->dev;
	int rc = 0;

	for (unsigned int i = 0; i < LANE_SLOTS && !rc; i++) {
		rc = first->stream.event_create(first, &cl->lane->full[i]);
		rc = rc ? rc : cl->dev->stream.event_create(cl->dev, &cl->lane->empty[i]);
	}
	return rc;
}

/* Whether the two have met, and reach each other's memory, both ways. They meet before a transfer
 * takes slabs (neighbours.c), as who meets may wait for streams. */
static int have_met(const struct copy *p, const struct dev *d, const struct dev *via)
{
	enum pair_state to = pair_state(p, via, d);
	enum pair_state from = pair_state(p, d, via);

	if (d == via || (to == PAIR_OPEN && from == PAIR_OPEN)) {
		return 0;
	}
	return to == PAIR_NEW || to == PAIR_BUSY
		       ? -EBUSY
		       : err_set(EOPNOTSUPP, "%s and %s do not reach each other's memory",
				 d->props.name, via->props.name);
}

static int create(struct copy *p, struct dev *first, struct dev *via, struct dev *last,
		  struct copy_channel **out)
{
	struct copy_channel *cl;
	int rc = have_met(p, first, via);

	rc = rc ? rc : have_met(p, last, via);
	if (rc) {
		return rc;
	}
	cl = alloc_zero(sizeof(*cl));
	if (!cl) {
		return -ENOMEM;
	}
	cl->dev = last;
	cl->lane = alloc_zero(sizeof(*cl->lane));
	if (!cl->lane) {
		free(cl);
		return -ENOMEM;
	}
	cl->lane->via = via;
	rc = first->stream.create(first, &cl->lane->first);
	rc = rc ? rc : last->stream.create(last, &cl->stream);
	rc = rc ? rc : create_events(cl);
	if (rc) {
		destroy(cl);
		return rc;
	}
	*out = cl;
	return 0;
}

static struct lane_room *lend_locked(struct copy *p, const struct dev *dev, size_t *all)
{
	struct lane_room *found = NULL;

	*all = 0;
	for (struct lane_room *r = p->lane_rooms; r; r = r->next) {
		if (r->dev == dev) {
			*all += LANE_ROOM;
			found = found || r->lent ? found : r;
		}
	}
	if (found) {
		found->lent = true;
	}
	return found;
}

static int make_room(struct copy *p, struct dev *dev, struct lane_room **out)
{
	struct lane_room *r = alloc_zero(sizeof(*r));
	void *base;
	int rc = r ? dev->mem.alloc(dev, LANE_ROOM, &base) : -ENOMEM;

	if (rc) {
		free(r);
		return rc;
	}
	*r = (struct lane_room){ .dev = dev, .base = base, .lent = true };
	lock_acquire(&p->lock);
	p->lane_making--;
	r->next = p->lane_rooms;
	p->lane_rooms = r;
	lock_release(&p->lock);
	*out = r;
	return 0;
}

/*
 * Slots for a channel. Nobody waits for them: who has some may be waiting for what this one has.
 * The caller may hold slabs. Were the driver to keep it back until a stream moves on, whoever the
 * stream waits for might wait for those: so they are made in a quiescent period, as the channel is,
 * and not after a mere look at dev_restricted(), behind which a stream may begin to wait.
 */
static int get_room(struct copy *p, struct dev *dev, struct lane_room **out)
{
	dev_set on = dev_set_of(dev);
	size_t all;
	bool may;
	int rc;

	lock_acquire(&p->lock);
	*out = lend_locked(p, dev, &all);
	/* Those in the making may be other devices': then this one goes without for once. */
	may = !*out && all + (p->lane_making + 1) * LANE_ROOM <= p->lane_budget;
	p->lane_making += may;
	lock_release(&p->lock);
	if (*out) {
		return 0;
	}
	if (!may || !dev_quiesce_try(on)) {
		rc = -EBUSY;
	} else {
		rc = make_room(p, dev, out);
		dev_quiesce_end(on);
	}
	if (rc && may) {
		lock_acquire(&p->lock);
		p->lane_making--;
		lock_release(&p->lock);
	}
	return rc;
}

static void put_room(struct copy *p, struct lane_room *r)
{
	lock_acquire(&p->lock);
	r->lent = false;
	lock_release(&p->lock);
}

static struct copy_channel *take_idle(struct copy *p, const struct dev *first,
				      const struct dev *via, const struct dev *last)
{
	struct copy_channel *cl = NULL;

	lock_acquire(&p->lock);
	for (struct copy_channel **at = &p->lanes; *at && !cl; at = &(*at)->next) {
		struct copy_channel *c = *at;

		if (c->lane->via == via && c->dev == last && c->lane->first->dev == first) {
			*at = c->next;
			cl = c;
			break;
		}
	}
	lock_release(&p->lock);
	return cl;
}

int lane_take(struct copy *p, const struct move_op *like, struct copy_channel **out)
{
	struct dev *via = like->via;
	struct dev *first = leg_dev(&like->src, via);
	struct dev *last = leg_dev(&like->dst, via);
	struct lane_room *room;
	struct copy_channel *cl;
	int rc = get_room(p, via, &room);

	if (rc) {
		return rc;
	}
	cl = take_idle(p, first, via, last);
	if (!cl) {
		dev_set on = dev_set_of(first) | dev_set_of(via) | dev_set_of(last);

		rc = dev_quiesce_try(on) ? 0 : -EBUSY;
		if (!rc) {
			rc = create(p, first, via, last, &cl);
			dev_quiesce_end(on);
		}
	}
	if (rc) {
		put_room(p, room);
		return rc;
	}
	cl->lane->room = room;
	cl->lane->turn = 0;
	cl->lane->slot = like->len >= LANE_LONG ? 2 * LANE_SLOT : LANE_SLOT;
	for (unsigned int i = 0; i < LANE_SLOTS; i++) {
		cl->lane->used[i] = false;
	}
	*out = cl;
	return 0;
}

void lane_give_back(struct copy *p, struct copy_channel *cl)
{
	lock_acquire(&p->lock);
	cl->lane->room->lent = false;
	cl->lane->room = NULL;
	cl->next = p->lanes;
	p->lanes = cl;
	lock_release(&p->lock);
}

/* One piece through the next slot; `full` is recorded when it is there. */
static int queue_piece(struct copy_channel *cl, struct dev_event *full, char *dst, const char *src,
		       size_t len)
{
	struct lane *l = cl->lane;
	const struct dev_stream_ops *first = &l->first->dev->stream;
	const struct dev_stream_ops *last = &cl->dev->stream;
	unsigned int k = l->turn++ % (unsigned int)(LANE_ROOM / l->slot);
	char *slot = l->room->base + k * l->slot;
	int rc = l->used[k] ? first->after(l->first, l->empty[k]) : 0;

	full = full ? full : l->full[k];
	rc = rc ? rc : first->copy(l->first, slot, src, len);
	rc = rc ? rc : first->record(l->first, full);
	rc = rc ? rc : last->after(cl->stream, full);
	rc = rc ? rc : last->copy(cl->stream, dst, slot, len);
	rc = rc ? rc : last->record(cl->stream, l->empty[k]);
	l->used[k] = true;
	return rc;
}

static int queue_all(struct copy_channel *cl, unsigned int slot, const struct move_op *op)
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

/* The bytes that were queued must be let go of before somebody else carries them. */
static void settle(struct copy_channel *cl)
{
	struct lane *l = cl->lane;

	(void)l->first->dev->stream.sync(l->first);
	(void)cl->dev->stream.sync(cl->stream);
	for (unsigned int i = 0; i < LANE_SLOTS; i++) {
		l->used[i] = false;
	}
}

int lane_copy(struct copy_channel *cl, unsigned int slot, struct move_op *op)
{
	struct lane *l = cl->lane;
	struct dev *first = l->first->dev;
	dev_set on = dev_set_of(first) | dev_set_of(l->via) | dev_set_of(cl->dev);
	int rc;

	if (!dev_quiesce_try(on)) {
		op->declined = true;
		return -EBUSY;
	}
	rc = copy_channel_event(cl, slot);
	if (!rc && !l->behind[slot]) {
		rc = first->stream.event_create(first, &l->behind[slot]);
	}
	rc = rc ? rc : queue_all(cl, slot, op);
	dev_quiesce_end(on);
	if (rc) {
		settle(cl);
	}
	return rc;
}

static int outcome(const struct copy_channel *cl, unsigned int slot)
{
	const struct lane *l = cl->lane;

	return l->first->dev->stream.wait(l->behind[slot]);
}

void lane_look_behind(struct copy_channel *cl, unsigned int to)
{
	bool bad = false;

	for (unsigned int i = cl->head; cl->lane && i != to; i++) {
		struct move_op *op = cl->ops[i % COPY_DEPTH];
		int rc = op->res < 0 ? 0 : outcome(cl, i % COPY_DEPTH);

		op->res = rc ? rc : op->res;
		bad = bad || op->res < 0;
	}
	if (bad) {
		settle(cl);
	}
}

int lane_run(struct copy *p, struct move_op *op)
{
	struct copy_channel *cl;
	int rc = lane_take(p, op, &cl);
	int end;

	if (rc) {
		return rc;
	}
	rc = lane_copy(cl, 0, op);
	if (!rc) {
		end = outcome(cl, 0);
		rc = cl->dev->stream.sync(cl->stream);
		rc = end ? end : rc;
	}
	lane_give_back(p, cl);
	return rc;
}

void lanes_finish(struct copy *p)
{
	while (p->lanes) {
		struct copy_channel *cl = p->lanes;

		p->lanes = cl->next;
		destroy(cl);
	}
	while (p->lane_rooms) {
		struct lane_room *r = p->lane_rooms;

		p->lane_rooms = r->next;
		(void)r->dev->mem.release(r->dev, r->base);
		free(r);
	}
}
