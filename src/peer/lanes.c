/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The lanes of the copy path: made as they are needed, as many as the device finds sensible; past
 * that a transfer waits its turn. */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "dev/dev.h"
#include "peer/detour.h"
#include "peer/lane.h"

static void destroy(struct copy_lane *cl)
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

static int create(struct dev *dev, struct copy_lane **out)
{
	struct copy_lane *cl = alloc_zero(sizeof(*cl));
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

/* whole: only one that needs nothing more of the driver. */
static struct copy_lane *take_idle_locked(struct peer *p, const struct dev *dev, bool whole)
{
	for (struct copy_lane **at = &p->idle; *at; at = &(*at)->next) {
		struct copy_lane *cl = *at;

		if (cl->dev == dev && (cl->whole || !whole)) {
			*at = cl->next;
			return cl;
		}
	}
	return NULL;
}

static unsigned int count_locked(const struct peer *p, const struct dev *dev, bool whole)
{
	unsigned int n = 0;

	for (const struct copy_lane *cl = p->all; cl; cl = cl->next_all) {
		n += cl->dev == dev && (cl->whole || !whole);
	}
	return n;
}

int lane_event(struct copy_lane *cl, unsigned int slot)
{
	return cl->events[slot] ? 0 : cl->dev->stream.event_create(cl->dev, &cl->events[slot]);
}

static int complete(struct copy_lane *cl)
{
	int rc = 0;

	for (unsigned int i = 0; cl->stream && i < COPY_DEPTH && !rc; i++) {
		rc = lane_event(cl, i);
	}
	cl->whole = !rc;
	return rc;
}

/* Without the lock while the driver makes it: see dev_hold(). */
static int create_locked(struct peer *p, struct dev *dev, struct copy_lane **out)
{
	bool whole = p->ordered;
	int rc;

	p->making++;
	pthread_mutex_unlock(&p->lock);
	rc = create(dev, out);
	if (!rc && whole) {
		rc = complete(*out);
		if (rc) {
			destroy(*out);
		}
	}
	pthread_mutex_lock(&p->lock);
	p->making--;
	pthread_cond_broadcast(&p->given_back);
	return rc;
}

int lane_take(struct peer *p, struct dev *dev, struct copy_lane **out)
{
	struct copy_lane *cl;
	bool failed = false;
	bool ordered;
	int rc = 0;

	pthread_mutex_lock(&p->lock);
	while (!(cl = take_idle_locked(p, dev, dev_held() && count_locked(p, dev, true)))) {
		unsigned int n = count_locked(p, dev, false);

		if (failed || (dev && (n + p->making >= dev->props.lanes || (n && dev_held())))) {
			pthread_cond_wait(&p->given_back, &p->lock);
			failed = false;
			continue;
		}
		rc = create_locked(p, dev, &cl);
		/* Where there are others: rather wait for one of them than fail. It may have been
		 * given back meanwhile. */
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
	pthread_mutex_unlock(&p->lock);
	if (rc) {
		return rc;
	}
	if (ordered && !cl->whole && !dev_held()) {
		(void)complete(cl);
	}
	*out = cl;
	return 0;
}

void lane_give_back(struct peer *p, struct copy_lane *cl)
{
	pthread_mutex_lock(&p->lock);
	cl->next = p->idle;
	p->idle = cl;
	/* Waiters may want different devices: wake all. */
	pthread_cond_broadcast(&p->given_back);
	pthread_mutex_unlock(&p->lock);
}

int peer_stream_get(struct peer *p, struct dev *dev, struct copy_lane **lane,
		    struct dev_stream **out)
{
	int rc = lane_take(p, dev, lane);

	if (!rc) {
		*out = (*lane)->stream;
	}
	return rc;
}

void peer_stream_put(struct peer *p, struct copy_lane *lane)
{
	lane_give_back(p, lane);
}

void peer_init(struct peer *p)
{
	*p = (struct peer){ .copy = { &copy_ops } };
	pthread_mutex_init(&p->lock, NULL);
	pthread_cond_init(&p->given_back, NULL);
}

/* How many: those who read at once for streams are not many more (stream/stream.h). */
#define PREPARED 4u

static struct copy_lane *take_unfinished_locked(struct peer *p, const struct dev *dev)
{
	for (struct copy_lane **at = &p->idle; *at; at = &(*at)->next) {
		struct copy_lane *cl = *at;

		if (cl->dev == dev && !cl->whole) {
			*at = cl->next;
			return cl;
		}
	}
	return NULL;
}

/* One more whole lane among the idle: one from before it was known that streams would wait, or a
 * new one. -EAGAIN: neither is to be had. */
static int add_whole_locked(struct peer *p, struct dev *dev)
{
	struct copy_lane *cl = take_unfinished_locked(p, dev);
	int rc;

	if (cl) {
		pthread_mutex_unlock(&p->lock);
		rc = complete(cl);
		pthread_mutex_lock(&p->lock);
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

int peer_prepare(struct peer *p, struct dev *dev)
{
	unsigned int want = dev->props.lanes < PREPARED ? dev->props.lanes : PREPARED;
	unsigned int n;
	int rc = detour_prepare(p, dev);

	if (rc) {
		return rc;
	}
	pthread_mutex_lock(&p->lock);
	p->ordered = true;
	/* One will do where more are not to be had now. */
	while (!rc && (n = count_locked(p, dev, true)) < want && !(n && dev_held())) {
		rc = add_whole_locked(p, dev);
		if (rc == -EAGAIN && !n) {
			pthread_cond_wait(&p->given_back, &p->lock);
			rc = 0;
		}
	}
	n = count_locked(p, dev, true);
	pthread_mutex_unlock(&p->lock);
	return n ? 0 : rc;
}

void peer_finish(struct peer *p)
{
	detour_finish(p);
	while (p->all) {
		struct copy_lane *cl = p->all;

		p->all = cl->next_all;
		destroy(cl);
	}
	pthread_cond_destroy(&p->given_back);
	pthread_mutex_destroy(&p->lock);
}
