/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The copy path. A lane is one stream of one device with a ring of events, so completions come in
 * the order of submission. Every call of a driver is a turn at its one lock, so a lane makes few:
 * small copies get an event only when somebody looks, one for all since the last, and it is asked
 * again only after a while. A transfer may hold slabs while it waits for a lane, so who has a lane
 * must never wait for a slab (xfer/pipeline.c).
 */

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "dev/dev.h"
#include "peer/detour.h"
#include "peer/lane.h"
#include "sys/sys.h"

/* A copy of some microseconds is waited for awake, a longer one asleep: waking up takes the driver
 * some 30 us (measured on an H200), which only a disk hides. */
#define SPIN_NS 200000u
#define NAP_NS 20000u
#define ASK_NS 2000u	    /* between two questions to the driver */
#define ASK_LATER_NS 10000u /* when it takes longer than one copy does */
#define LATER_NS 40000u
/* A copy this large is worth its own event: the next may begin while those after it go on. */
#define WATCH_FROM (1u << 20)
#define SPIN_MAX_BYTES (2u << 20)
/* From so many threads on, small copies wait for the copy engine rather than for the link. */
#define CROWD 6u
#define CROWD_MAX_BYTES (64u << 10)
#define SLEEP_FROM_BYTES (64u << 10)

static struct copy_lane *lane_of(struct path_lane *l)
{
	return (struct copy_lane *)(void *)l;
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

static int copy_lane_get(struct path *p, struct dev *dev, path_done done, void *arg,
			 struct path_lane **out)
{
	struct copy_lane *cl;
	int rc = lane_take(peer_of(p), dev, &cl);

	if (!rc) {
		cl->l = (struct path_lane){ .path = p, .done = done, .arg = arg };
		*out = &cl->l;
	}
	return rc;
}

static void copy_lane_put(struct path_lane *l)
{
	lane_give_back(peer_of(l->path), lane_of(l));
}

/* Watches all copies that are not: one event behind the last of them. */
static int watch(struct copy_lane *cl)
{
	unsigned int slot = (cl->tail - 1) % COPY_DEPTH;
	int rc;

	if (cl->watched == cl->tail) {
		return 0;
	}
	rc = lane_event(cl, slot);
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

static int queue_copy(struct copy_lane *cl, const struct path_op *op)
{
	return detour_for(cl->dev, op)
		       ? detour_copy(peer_of(cl->l.path), cl, op)
		       : cl->dev->stream.copy(cl->stream, op->dst, op->src, op->len);
}

static int copy_submit(struct path_lane *l, struct path_op *op)
{
	struct copy_lane *cl = lane_of(l);
	unsigned int slot = cl->tail % COPY_DEPTH;
	int rc;

	if (cl->tail - cl->head == COPY_DEPTH) {
		return -EAGAIN;
	}
	rc = cl->stream ? queue_copy(cl, op) : sys_copy(op->dst, op->src, op->len);
	op->res = rc ? rc : (ssize_t)op->len;
	cl->ops[slot] = op;
	cl->recorded[slot] = false;
	cl->unwatched_bytes += op->len;
	cl->tail++;
	l->inflight++;
	if (cl->stream && op->len >= WATCH_FROM) {
		(void)watch(cl);
	}
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

/* Waits for all: the stream's own end is the event, and the driver waits without turns at its lock.
 */
static int finish(struct copy_lane *cl)
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

	if (wait_ns && cl->stream && cl->tail != cl->head &&
	    (wait_ns == PATH_ALL ||
	     (cl->watched == cl->head && cl->unwatched_bytes <= SPIN_MAX_BYTES))) {
		return finish(cl);
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
			pause_until(now + (now - began > LATER_NS ? ASK_LATER_NS : ASK_NS));
		}
		delivered = deliver_ended(cl);
	}
	return delivered;
}

/* One of many threads with a small copy each. */
static int run_crowded(struct copy_lane *cl, const struct path_op *op)
{
	struct dev_piece piece = { op->dst, op->src, op->len, .sure = true, .crowded = true };
	int rc = cl->dev->stream.copy_many(cl->stream, &piece, 1);
	int end = cl->dev->stream.sync(cl->stream);

	return rc ? rc : end;
}

static int run_on(struct copy_lane *cl, const struct path_op *op)
{
	const struct dev_stream_ops *ops = &cl->dev->stream;
	int rc;

	/* Not while a stream waits: the kernel may have to be loaded first. */
	if (op->sure && op->len <= CROWD_MAX_BYTES && !dev_held() &&
	    atomic_load_explicit(&peer_of(cl->l.path)->running, memory_order_relaxed) >= CROWD) {
		return run_crowded(cl, op);
	}
	if (op->len <= (op->patient ? SLEEP_FROM_BYTES : SPIN_MAX_BYTES)) {
		rc = queue_copy(cl, op);
		return rc ? rc : ops->sync(cl->stream);
	}
	rc = lane_event(cl, 0);
	if (!rc) {
		rc = queue_copy(cl, op);
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
		struct peer *peer = peer_of(p);

		rc = lane_take(peer, dev, &cl);
		if (!rc) {
			cl->l.path = p;
			atomic_fetch_add_explicit(&peer->running, 1, memory_order_relaxed);
			rc = run_on(cl, op);
			atomic_fetch_sub_explicit(&peer->running, 1, memory_order_relaxed);
			lane_give_back(peer, cl);
		}
	}
	op->res = rc ? rc : (ssize_t)op->len;
	return op->res;
}

const struct path_ops copy_ops = {
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
