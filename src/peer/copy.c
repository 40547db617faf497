/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The copy path. A lane is one stream of one device with a ring of events, so completions come in
 * the order of submission. Every call of a driver is a turn at its one lock, so a lane makes few:
 * an event is recorded only when somebody looks, for all copies since the last one, and asked again
 * only after a while. Lanes are made as they are needed, as many as the device finds sensible; past
 * that a transfer waits its turn. It may hold slabs meanwhile, so who has a lane must never wait
 * for a slab (xfer/pipeline.c).
 */

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "dev/dev.h"
#include "peer/peer.h"
#include "sys/sys.h"

#define COPY_DEPTH 64u /* copies in flight on a lane; a power of two */

/* A copy of some microseconds is waited for awake, a longer one asleep: waking up takes the driver
 * some 30 us (measured on an H200), which only a disk hides. */
#define SPIN_NS 40000u
#define NAP_NS 20000u
#define ASK_NS 2000u /* between two questions to the driver */
#define SPIN_MAX_BYTES (2u << 20)
#define SLEEP_FROM_BYTES (64u << 10)

struct copy_lane {
	struct path_lane l;
	struct copy_lane *next;	    /* among the idle */
	struct copy_lane *next_all; /* among all */
	struct dev *dev;
	struct dev_stream *stream; /* NULL: between host memories */
	struct dev_event *events[COPY_DEPTH];
	struct path_op *ops[COPY_DEPTH];
	unsigned int head; /* the oldest in flight; counts up for ever */
	unsigned int tail;
	unsigned int watched; /* those before have an event: the one of the last of them that has */
	bool recorded[COPY_DEPTH];
	bool whole; /* has all its events */
	size_t unwatched_bytes;
};

static struct copy_lane *lane_of(struct path_lane *l)
{
	return (struct copy_lane *)(void *)l;
}

static struct peer *peer_of(struct path *p)
{
	return (struct peer *)(void *)p;
}

static void copy_describe(const struct path *p, const struct path_ask *ask,
			  struct path_offer *offer)
{
	const struct dev *dev = ask->mem.dev ? ask->mem.dev : ask->src.dev;

	(void)p;
	*offer = (struct path_offer){ .align_mem = 1, .align_off = 1 };
	if (ask->file) {
		offer->refuse = PL_REASON_NOT_A_COPY;
	} else if (!dev) {
		offer->setup_ns = 1000;
		offer->bytes_per_ns = 8;
		offer->cpu_ns_per_kib = 130;
	} else {
		offer->setup_ns = dev->props.copy_setup_ns;
		offer->bytes_per_ns = dev->props.copy_bytes_per_ns;
		offer->cpu_ns_per_kib = 2;
	}
}

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

static struct copy_lane *take_idle_locked(struct peer *p, const struct dev *dev)
{
	for (struct copy_lane **at = &p->idle; *at; at = &(*at)->next) {
		struct copy_lane *cl = *at;

		if (cl->dev == dev) {
			*at = cl->next;
			return cl;
		}
	}
	return NULL;
}

static unsigned int count_locked(const struct peer *p, const struct dev *dev)
{
	unsigned int n = 0;

	for (const struct copy_lane *cl = p->all; cl; cl = cl->next_all) {
		n += cl->dev == dev;
	}
	return n;
}

/* The event of a slot, made when the slot is first used. */
static int slot_event(struct copy_lane *cl, unsigned int slot)
{
	return cl->events[slot] ? 0 : cl->dev->stream.event_create(cl->dev, &cl->events[slot]);
}

static void complete(struct copy_lane *cl)
{
	int rc = 0;

	for (unsigned int i = 0; cl->stream && i < COPY_DEPTH && !rc; i++) {
		rc = slot_event(cl, i);
	}
	cl->whole = !rc;
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
		complete(*out);
	}
	pthread_mutex_lock(&p->lock);
	p->making--;
	pthread_cond_broadcast(&p->given_back);
	return rc;
}

/* An idle lane, else a new one, else the next that comes free. */
static int take(struct peer *p, struct dev *dev, struct copy_lane **out)
{
	struct copy_lane *cl;
	bool ordered;
	int rc = 0;

	pthread_mutex_lock(&p->lock);
	while (!(cl = take_idle_locked(p, dev))) {
		unsigned int n = count_locked(p, dev);

		if (dev && (n + p->making >= dev->props.lanes || (n && dev_held()))) {
			pthread_cond_wait(&p->given_back, &p->lock);
			continue;
		}
		rc = create_locked(p, dev, &cl);
		if (rc && count_locked(p, dev)) {
			/* There are others: wait for one of them rather than fail. */
			rc = 0;
			pthread_cond_wait(&p->given_back, &p->lock);
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
		complete(cl);
	}
	*out = cl;
	return 0;
}

static void give_back(struct peer *p, struct copy_lane *cl)
{
	pthread_mutex_lock(&p->lock);
	cl->next = p->idle;
	p->idle = cl;
	/* Waiters may want different devices: wake all. */
	pthread_cond_broadcast(&p->given_back);
	pthread_mutex_unlock(&p->lock);
}

static int copy_lane_get(struct path *p, struct dev *dev, path_done done, void *arg,
			 struct path_lane **out)
{
	struct copy_lane *cl;
	int rc = take(peer_of(p), dev, &cl);

	if (!rc) {
		cl->l = (struct path_lane){ .path = p, .done = done, .arg = arg };
		*out = &cl->l;
	}
	return rc;
}

static void copy_lane_put(struct path_lane *l)
{
	give_back(peer_of(l->path), lane_of(l));
}

/* Watches all copies that are not: one event behind the last of them. */
static int watch(struct copy_lane *cl)
{
	unsigned int slot = (cl->tail - 1) % COPY_DEPTH;
	int rc;

	if (cl->watched == cl->tail) {
		return 0;
	}
	rc = slot_event(cl, slot);
	if (!rc) {
		rc = cl->dev->stream.record(cl->stream, cl->events[slot]);
	}
	if (rc) {
		/* Queued but not to be watched: they must end before their memory is let go. */
		(void)cl->dev->stream.sync(cl->stream);
		for (unsigned int i = cl->watched; i != cl->tail; i++) {
			cl->ops[i % COPY_DEPTH]->res = rc;
		}
	} else {
		cl->recorded[slot] = true;
	}
	cl->watched = cl->tail;
	cl->unwatched_bytes = 0;
	return rc;
}

static int copy_submit(struct path_lane *l, struct path_op *op)
{
	struct copy_lane *cl = lane_of(l);
	unsigned int slot = cl->tail % COPY_DEPTH;
	int rc;

	if (cl->tail - cl->head == COPY_DEPTH) {
		return -EAGAIN;
	}
	rc = cl->stream ? cl->dev->stream.copy(cl->stream, op->dst, op->src, op->len)
			: sys_copy(op->dst, op->src, op->len);
	op->res = rc ? rc : (ssize_t)op->len;
	cl->ops[slot] = op;
	cl->recorded[slot] = false;
	cl->unwatched_bytes += op->len;
	cl->tail++;
	l->inflight++;
	return 0;
}

/* How many of the oldest copies have ended: all up to an event that has come. */
static unsigned int ended(struct copy_lane *cl)
{
	unsigned int at = cl->head;

	if (!cl->stream) {
		return cl->tail - cl->head;
	}
	while (at != cl->watched && !cl->recorded[at % COPY_DEPTH]) {
		at++;
	}
	if (at != cl->watched) {
		int rc = cl->dev->stream.query(cl->events[at % COPY_DEPTH]);

		if (rc == -EBUSY) {
			return 0;
		}
		for (unsigned int i = cl->head; rc && i != at + 1; i++) {
			cl->ops[i % COPY_DEPTH]->res = rc;
		}
		at++;
	}
	return at - cl->head;
}

static int deliver(struct copy_lane *cl, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		struct path_op *op = cl->ops[cl->head % COPY_DEPTH];

		cl->head++;
		cl->l.inflight--;
		cl->l.done(op, cl->l.arg);
	}
	return (int)n;
}

static int deliver_ended(struct copy_lane *cl)
{
	unsigned int n;
	int delivered = 0;

	if (cl->stream) {
		(void)watch(cl);
	}
	while (cl->head != cl->tail && (n = ended(cl)) != 0) {
		delivered += deliver(cl, n);
	}
	return delivered;
}

/* Nothing is watched and all of it is short: the stream's own end is the event. */
static int finish_short(struct copy_lane *cl)
{
	int rc = cl->dev->stream.sync(cl->stream);

	for (unsigned int i = cl->head; rc && i != cl->tail; i++) {
		cl->ops[i % COPY_DEPTH]->res = rc;
	}
	cl->watched = cl->tail;
	cl->unwatched_bytes = 0;
	return deliver(cl, cl->tail - cl->head);
}

static void pause_until(uint64_t when)
{
	while (clock_now_ns() < when) {
	}
}

static int copy_poll(struct path_lane *l, uint64_t wait_ns)
{
	struct copy_lane *cl = lane_of(l);
	uint64_t began = wait_ns ? clock_now_ns() : 0;
	int delivered;

	if (wait_ns && cl->stream && cl->watched == cl->head && cl->tail != cl->head &&
	    cl->unwatched_bytes <= SPIN_MAX_BYTES) {
		return finish_short(cl);
	}
	delivered = deliver_ended(cl);
	while (!delivered && wait_ns && cl->head != cl->tail) {
		uint64_t now = clock_now_ns();

		if (now - began >= wait_ns) {
			break;
		}
		if (now - began > SPIN_NS) {
			(void)nanosleep(&(struct timespec){ 0, NAP_NS }, NULL);
		} else {
			pause_until(now + ASK_NS);
		}
		delivered = deliver_ended(cl);
	}
	return delivered;
}

int peer_stream_get(struct peer *p, struct dev *dev, struct copy_lane **lane,
		    struct dev_stream **out)
{
	int rc = take(p, dev, lane);

	if (!rc) {
		*out = (*lane)->stream;
	}
	return rc;
}

void peer_stream_put(struct peer *p, struct copy_lane *lane)
{
	give_back(p, lane);
}

static int run_on(struct copy_lane *cl, const struct path_op *op)
{
	const struct dev_stream_ops *ops = &cl->dev->stream;
	int rc;

	if (op->len <= (op->patient ? SLEEP_FROM_BYTES : SPIN_MAX_BYTES)) {
		rc = ops->copy(cl->stream, op->dst, op->src, op->len);
		return rc ? rc : ops->sync(cl->stream);
	}
	rc = slot_event(cl, 0);
	if (!rc) {
		rc = ops->copy(cl->stream, op->dst, op->src, op->len);
	}
	if (!rc && (rc = ops->record(cl->stream, cl->events[0])) != 0) {
		(void)ops->sync(cl->stream);
		return rc;
	}
	return rc ? rc : ops->wait(cl->events[0]);
}

static ssize_t copy_run(struct path *p, struct path_op *op, struct dev *dev)
{
	struct copy_lane *cl;
	int rc;

	if (!dev) {
		rc = sys_copy(op->dst, op->src, op->len);
		if (rc) {
			(void)err_set(-rc, "copying %zu bytes from %p to %p: %s", op->len, op->src,
				      op->dst, err_words(rc));
		}
	} else {
		rc = take(peer_of(p), dev, &cl);
		if (!rc) {
			rc = run_on(cl, op);
			give_back(peer_of(p), cl);
		}
	}
	op->res = rc ? rc : (ssize_t)op->len;
	return op->res;
}

static const struct path_ops copy_ops = {
	.name = "copy",
	.help = "the device's copy engine",
	.describe = copy_describe,
	.run = copy_run,
	.run_many = peer_run_many,
	.lane_get = copy_lane_get,
	.lane_put = copy_lane_put,
	.submit = copy_submit,
	.poll = copy_poll,
};

void peer_init(struct peer *p)
{
	*p = (struct peer){ .copy = { &copy_ops } };
	pthread_mutex_init(&p->lock, NULL);
	pthread_cond_init(&p->given_back, NULL);
}

/* How many: those who read at once for streams are not many more (stream/stream.h). */
#define PREPARED 4u

int peer_prepare(struct peer *p, struct dev *dev)
{
	unsigned int want = dev->props.lanes < PREPARED ? dev->props.lanes : PREPARED;
	struct copy_lane *cl;
	unsigned int n;
	int rc = 0;

	pthread_mutex_lock(&p->lock);
	p->ordered = true;
	/* One will do where more are not to be had now. */
	while ((n = count_locked(p, dev)) < want && !(n && dev_held())) {
		if (n + p->making >= want) {
			pthread_cond_wait(&p->given_back, &p->lock);
			continue;
		}
		rc = create_locked(p, dev, &cl);
		if (rc) {
			break;
		}
		cl->next_all = p->all;
		p->all = cl;
		cl->next = p->idle;
		p->idle = cl;
	}
	pthread_mutex_unlock(&p->lock);
	return n ? 0 : rc;
}

void peer_finish(struct peer *p)
{
	while (p->all) {
		struct copy_lane *cl = p->all;

		p->all = cl->next_all;
		destroy(cl);
	}
	pthread_cond_destroy(&p->given_back);
	pthread_mutex_destroy(&p->lock);
}
