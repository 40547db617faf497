/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The channels of `copy`: made when they are needed and kept until the context closes. A channel is
 * made whole, with all its events, so that its user only makes calls of the driver that copy and
 * wait: while a stream of the program waits for the library, drivers may block calls that create. A
 * device suggests how many channels it has (dev_props.lanes); beyond that a transfer waits for one.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "move/copy/channel.h"
#include "move/copy/lane.h"
#include "move/copy/pairs.h"

void copy_channel_free(struct copy_channel *cl)
{
	struct lane *l = cl->lane;

	if (l) {
		/* A stream of the two may have a wait left for an event of the other. */
		(void)(l->first ? l->first->dev->stream.sync(l->first) : 0);
		(void)cl->dev->stream.sync(cl->stream);
		dev_events_destroy(l->full, LANE_SLOTS);
		dev_events_destroy(l->empty, LANE_SLOTS);
		dev_events_destroy(l->behind, COPY_DEPTH);
		dev_events_destroy(&l->begin, 1);
	}
	dev_events_destroy(cl->events, COPY_DEPTH);
	if (cl->stream) {
		cl->dev->stream.destroy(cl->stream);
	}
	if (l && l->first) {
		l->first->dev->stream.destroy(l->first);
	}
	free(l);
	free(cl);
}

int copy_channel_new(struct dev *dev, enum dev_intent may, unsigned int events,
		     struct copy_channel **out)
{
	struct copy_channel *cl = alloc_zero(sizeof(*cl));
	int rc = cl ? 0 : -ENOMEM;

	if (!rc) {
		cl->dev = dev;
		cl->lent = true;
		rc = dev_stream_create(dev, may, &cl->stream);
		rc = rc ? rc : dev_events_create(dev, may, cl->events, events);
		cl->n_events = events;
	}
	if (rc) {
		if (cl) {
			copy_channel_free(cl);
		}
		return rc;
	}
	*out = cl;
	return 0;
}

/* Takes an idle one of the device, by its own link. NULL: none. */
static inline struct copy_channel *take_idle(struct copy *p, const struct dev *dev)
{
	struct copy_channel *cl = p->channels;

	while (cl && (cl->dev != dev || cl->lane || cl->lent || atomic_exchange(&cl->lent, true))) {
		cl = cl->next;
	}
	return cl;
}

/* Counts the channels over the ends' own links. */
static unsigned int count_locked(const struct copy *p, const struct dev *dev)
{
	unsigned int n = 0;

	for (const struct copy_channel *cl = p->channels; cl; cl = cl->next) {
		n += cl->dev == dev && !cl->lane;
	}
	return n;
}

/* Makes a channel; the lock is released while the driver works. The caller may hold slabs that
 * another transfer needs, and a stream may wait for that transfer: so only a device's first channel
 * is made with DEV_WAIT, all others with DEV_NOWAIT. Success and failure wake a thread that waits
 * for a channel. -EBUSY need not: another channel is out then, and its return wakes the thread. */
static int create_locked(struct copy *p, struct dev *dev, bool first, struct copy_channel **out)
{
	int rc;

	p->making++;
	lock_release(&p->lock);
	rc = copy_channel_new(dev, first ? DEV_WAIT : DEV_NOWAIT, COPY_EVENTS, out);
	lock_acquire(&p->lock);
	p->making--;
	if (!rc) {
		(*out)->next = p->channels;
		p->channels = *out;
	}
	if (first || rc != -EBUSY) {
		pthread_cond_broadcast(&p->given_back);
	}
	return rc;
}

static int make_or_wait(struct copy *p, struct dev *dev, struct copy_channel **out)
{
	bool failed = false;
	int rc = 0;

	lock_acquire(&p->lock);
	p->wanted++;
	while (!rc && !(*out = take_idle(p, dev))) {
		unsigned int n = count_locked(p, dev);

		if (failed || n + p->making >= dev->props.lanes) {
			lock_wait(&p->lock, &p->given_back);
			failed = false;
			continue;
		}
		rc = create_locked(p, dev, !n, out);
		if (!rc) {
			break;
		}
		/* If there are other channels, wait for one of them instead of failing; one may
		 * have been returned by now. */
		failed = count_locked(p, dev);
		rc = failed ? 0 : rc;
	}
	p->wanted--;
	lock_release(&p->lock);
	return rc;
}

int copy_channel_take(struct copy *p, struct dev *dev, struct copy_channel **out)
{
	*out = take_idle(p, dev);
	return likely(*out != NULL) ? 0 : make_or_wait(p, dev, out);
}

int copy_channel_more(struct copy *p, struct dev *dev, unsigned int most, struct copy_channel **out)
{
	int rc = 0;

	*out = take_idle(p, dev);
	if (!*out) {
		lock_acquire(&p->lock);
		rc = count_locked(p, dev) + p->making < most ? create_locked(p, dev, false, out)
							     : -EBUSY;
		lock_release(&p->lock);
	}
	return rc;
}

/* A thread that waits counts itself as waiting before it looks for an idle channel, and this is
 * idle before that count is read: of the two at least one sees the other. */
void copy_channel_give_back(struct copy *p, struct copy_channel *cl)
{
	cl->lent = false;
	if (p->wanted) {
		lock_acquire(&p->lock);
		/* Waiters may want different devices: wake all. */
		pthread_cond_broadcast(&p->given_back);
		lock_release(&p->lock);
	}
}

/* Number of channels: about the number of workers that read for streams at once
 * (stream/stream.h). */
#define PREPARED 4u

int copy_prepare(struct mover *m, struct dev *dev)
{
	struct copy *p = copy_of(m);
	unsigned int want = dev->props.lanes < PREPARED ? dev->props.lanes : PREPARED;
	struct copy_channel *cl;
	unsigned int n;
	int rc = 0;

	lock_acquire(&p->lock);
	/* A single channel is enough if no more can be created now. */
	while (!rc && (n = count_locked(p, dev)) < want) {
		if (n + p->making < dev->props.lanes) {
			rc = create_locked(p, dev, !n, &cl);
			if (!rc) {
				cl->lent = false;
				pthread_cond_broadcast(&p->given_back);
			}
		} else if (n) {
			break;
		} else {
			lock_wait(&p->lock, &p->given_back);
		}
	}
	n = count_locked(p, dev);
	lock_release(&p->lock);
	return n ? 0 : rc;
}

void copy_finish(struct mover *m)
{
	struct copy *p = copy_of(m);

	while (p->channels) {
		struct copy_channel *cl = p->channels;

		p->channels = cl->next;
		copy_channel_free(cl);
	}
	copy_loans_finish(p);
	pthread_cond_destroy(&p->given_back);
	lock_finish(&p->lock);
}
