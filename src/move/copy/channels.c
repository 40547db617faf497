/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The channels of `copy`: made when they are needed, up to the number that the device suggests;
 * beyond that a transfer waits for one. */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "move/copy/channel.h"
#include "move/copy/lane.h"
#include "move/copy/pairs.h"
#include "move/copy/via_host.h"

static void destroy(struct copy_channel *cl)
{
	for (unsigned int i = 0; i < COPY_DEPTH; i++) {
		if (cl->events[i]) {
			cl->dev->stream.event_destroy(cl->events[i]);
		}
	}
	if (cl->stream) {
		cl->dev->stream.destroy(cl->stream);
	}
	free(cl);
}

static int create(struct dev *dev, struct copy_channel **out)
{
	struct copy_channel *cl = alloc_zero(sizeof(*cl));
	int rc;

	if (!cl) {
		return -ENOMEM;
	}
	cl->dev = dev;
	rc = dev ? dev->stream.create(dev, &cl->stream) : 0;
	if (rc) {
		free(cl);
		return rc;
	}
	*out = cl;
	return 0;
}

/* whole: only a channel that needs no further driver calls. */
static struct copy_channel *take_idle_locked(struct copy *p, const struct dev *dev, bool whole)
{
	for (struct copy_channel **at = &p->idle; *at; at = &(*at)->next) {
		struct copy_channel *cl = *at;

		if (cl->dev == dev && (cl->whole || !whole)) {
			*at = cl->next;
			return cl;
		}
	}
	return NULL;
}

static unsigned int count_locked(const struct copy *p, const struct dev *dev, bool whole)
{
	unsigned int n = 0;

	for (const struct copy_channel *cl = p->all; cl; cl = cl->next_all) {
		n += cl->dev == dev && (cl->whole || !whole);
	}
	return n;
}

int copy_channel_event(struct copy_channel *cl, unsigned int slot)
{
	return cl->events[slot] ? 0 : cl->dev->stream.event_create(cl->dev, &cl->events[slot]);
}

static int complete(struct copy_channel *cl)
{
	int rc = 0;

	for (unsigned int i = 0; cl->stream && i < COPY_DEPTH && !rc; i++) {
		rc = copy_channel_event(cl, i);
	}
	cl->whole = !rc;
	return rc;
}

/* Without the lock while the driver makes it: see dev_restrict(). */
static int create_locked(struct copy *p, struct dev *dev, struct copy_channel **out)
{
	bool whole = p->ordered;
	int rc;

	p->making++;
	lock_release(&p->lock);
	rc = create(dev, out);
	if (!rc && whole) {
		rc = complete(*out);
		if (rc) {
			destroy(*out);
		}
	}
	lock_acquire(&p->lock);
	p->making--;
	pthread_cond_broadcast(&p->given_back);
	return rc;
}

int copy_channel_take(struct copy *p, struct dev *dev, struct copy_channel **out)
{
	dev_set on = dev_set_of(dev);
	struct copy_channel *cl;
	bool failed = false;
	bool ordered;
	int rc = 0;

	lock_acquire(&p->lock);
	while (!(cl = take_idle_locked(p, dev, dev_restricted(on) && count_locked(p, dev, true)))) {
		unsigned int n = count_locked(p, dev, false);

		if (failed ||
		    (dev && (n + p->making >= dev->props.lanes || (n && dev_restricted(on))))) {
			lock_wait(&p->lock, &p->given_back);
			failed = false;
			continue;
		}
		rc = create_locked(p, dev, &cl);
		/* If there are other channels, wait for one of them instead of failing; one may
		 * have been returned by now. */
		failed = rc && count_locked(p, dev, false);
		if (failed) {
			rc = 0;
			continue;
		}
		if (!rc) {
			cl->next_all = p->all;
			p->all = cl;
		}
		break;
	}
	ordered = p->ordered;
	lock_release(&p->lock);
	if (rc) {
		return rc;
	}
	if (ordered && !cl->whole && !dev_restricted(on)) {
		(void)complete(cl);
	}
	*out = cl;
	return 0;
}

struct copy_channel *copy_channel_more(struct copy *p, struct dev *dev)
{
	struct copy_channel *cl;

	lock_acquire(&p->lock);
	cl = take_idle_locked(p, dev, dev_restricted(dev_set_of(dev)));
	if (!cl && !dev_restricted(dev_set_of(dev))) {
		if (create_locked(p, dev, &cl)) {
			cl = NULL;
		} else {
			cl->next_all = p->all;
			p->all = cl;
		}
	}
	lock_release(&p->lock);
	return cl;
}

void copy_channel_give_back(struct copy *p, struct copy_channel *cl)
{
	lock_acquire(&p->lock);
	cl->next = p->idle;
	p->idle = cl;
	/* Waiters may want different devices: wake all. */
	pthread_cond_broadcast(&p->given_back);
	lock_release(&p->lock);
}

/* Number of channels: about as many as workers that read for streams at once (stream/stream.h). */
#define PREPARED 4u

static struct copy_channel *take_unfinished_locked(struct copy *p, const struct dev *dev)
{
	for (struct copy_channel **at = &p->idle; *at; at = &(*at)->next) {
		struct copy_channel *cl = *at;

		if (cl->dev == dev && !cl->whole) {
			*at = cl->next;
			return cl;
		}
	}
	return NULL;
}

/* Adds a whole channel to the idle ones: an older one that is completed now, or a new one. -EAGAIN:
 * neither is possible. */
static int add_whole_locked(struct copy *p, struct dev *dev)
{
	struct copy_channel *cl = take_unfinished_locked(p, dev);
	int rc;

	if (cl) {
		lock_release(&p->lock);
		rc = complete(cl);
		lock_acquire(&p->lock);
	} else if (count_locked(p, dev, false) + p->making >= dev->props.lanes) {
		return -EAGAIN;
	} else {
		rc = create_locked(p, dev, &cl);
		if (rc) {
			return rc;
		}
		cl->next_all = p->all;
		p->all = cl;
	}
	cl->next = p->idle;
	p->idle = cl;
	pthread_cond_broadcast(&p->given_back);
	return rc;
}

int copy_prepare(struct copy *p, struct dev *dev)
{
	unsigned int want = dev->props.lanes < PREPARED ? dev->props.lanes : PREPARED;
	unsigned int n;
	int rc = via_host_prepare(p, dev);

	if (rc) {
		return rc;
	}
	lock_acquire(&p->lock);
	p->ordered = true;
	/* One will do where more are not to be had now. */
	while (!rc && (n = count_locked(p, dev, true)) < want &&
	       !(n && dev_restricted(dev_set_of(dev)))) {
		rc = add_whole_locked(p, dev);
		if (rc == -EAGAIN && !n) {
			lock_wait(&p->lock, &p->given_back);
			rc = 0;
		}
	}
	n = count_locked(p, dev, true);
	lock_release(&p->lock);
	return n ? 0 : rc;
}

void copy_finish(struct mover *m)
{
	struct copy *p = copy_of(m);

	lanes_finish(p);
	neighbours_finish(p);
	pairs_finish(p);
	via_host_finish(p);
	while (p->all) {
		struct copy_channel *cl = p->all;

		p->all = cl->next_all;
		destroy(cl);
	}
	pthread_cond_destroy(&p->given_back);
	lock_finish(&p->lock);
}
