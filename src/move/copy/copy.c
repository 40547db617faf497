/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The mover `copy`. A channel is one stream of one device with a ring of events, so completions
 * come in the order of submission. Each driver call takes the driver's one lock, so a channel makes
 * few calls: small copies get an event only when the channel is polled, one for all copies since
 * the last event, and the event is queried only at intervals. A transfer may hold slabs while it
 * waits for a channel, so an engine that holds a channel must never wait for a slab
 * (exec/engine.c).
 */

#include <errno.h>
#include <limits.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "move/copy/channel.h"
#include "move/copy/lane.h"
#include "move/copy/pairs.h"
#include "sys/sys.h"

/* The wait for a copy of some microseconds spins, the wait for a longer one sleeps: a wake-up by
 * the driver takes some 30 us (measured on an H200), which only the time of a disk hides. */
#define SPIN_NS 200000u
#define NAP_NS 20000u
#define ASK_NS 2000u	    /* between two queries of the driver */
#define ASK_LATER_NS 10000u /* when it takes longer than one copy does */
#define LATER_NS 40000u
/* A copy this large gets its own event, so that the next hop of its segment can start while later
 * copies run. */
#define WATCH_FROM (1u << 20)
/* And this one, if its bytes have another hop to go. */
#define WATCH_SLAB_FROM (256u << 10)
#define SPIN_MAX_BYTES (2u << 20)
/* When at least CROWD threads make small copies, these wait for the copy engine rather than for the
 * link. */
#define CROWD 6u
#define CROWD_MAX_BYTES (64u << 10)
#define SLEEP_FROM_BYTES (64u << 10)
/* Up to here the source makes copies between two devices. */
#define PUSH_MAX (64u << 10)

static struct copy_channel *channel_of(struct channel *c)
{
	return (struct copy_channel *)(void *)c;
}

static enum pl_reason failed(struct mover *m, const struct move_op *op)
{
	if (op->via && !ends_are_pair(&op->dst, &op->src)) {
		return lane_failed(copy_of(m), op);
	}
	return pair_failed(copy_of(m), op, (int)-op->res) ? PL_REASON_PEER_FAILED : PL_REASON_NONE;
}

static int channel_get(struct mover *m, const struct move_op *like, move_done done, void *arg,
		       struct channel **out)
{
	struct dev *dev = copy_dev(&like->dst, &like->src);
	struct copy_channel *cl;
	int rc = like->via	   ? lane_take(copy_of(m), like, &cl)
		 : !dev		   ? -EOPNOTSUPP
		 : like->tentative ? copy_channel_more(copy_of(m), dev, UINT_MAX, &cl)
				   : copy_channel_take(copy_of(m), dev, &cl);

	if (!rc) {
		cl->c = (struct channel){ .mover = m, .done = done, .arg = arg };
		*out = &cl->c;
	}
	return rc;
}

static void channel_put(struct channel *c)
{
	struct copy_channel *cl = channel_of(c);
	struct copy *p = copy_of(c->mover);

	if (cl->lane) {
		lane_give_back(p, cl);
		return;
	}
	copy_channel_give_back(p, cl); /* from here on it is another's */
}

/* Watches all copies that are not: one event behind the last of them. */
static int watch(struct copy_channel *cl)
{
	unsigned int slot = (cl->tail - 1) % COPY_DEPTH;
	int rc;

	if (cl->watched == cl->tail) {
		return 0;
	}
	rc = cl->dev->stream.event.record(cl->stream, cl->events[slot % cl->n_events]);
	if (rc) {
		/* The operations are queued but cannot be watched: they must complete before their
		 * memory is released. */
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

static int queue_copy(struct copy_channel *cl, struct move_op *op)
{
	enum dev_intent may = copy_intent(cl->dev, op);
	int rc = dev_copy(cl->stream, may, (void *)op->dst.addr, (const void *)op->src.addr,
			  op->len);

	return rc == -EBUSY && may == DEV_NOWAIT ? copy_decline(op) : rc;
}

static int submit(struct channel *c, struct move_op *op)
{
	struct copy_channel *cl = channel_of(c);
	unsigned int slot;
	int rc;

	/* A route may copy twice, and only once by a device. */
	if (!copy_dev(&op->dst, &op->src) || pair_refused(copy_of(c->mover), op)) {
		return -EOPNOTSUPP;
	}
	slot = cl->tail % COPY_DEPTH;
	if (cl->tail - cl->head == COPY_DEPTH) {
		return -EAGAIN;
	}
	rc = cl->lane ? lane_copy(cl, slot, op) : queue_copy(cl, op);
	if (rc && cl->lane) {
		return rc; /* nothing of it is queued */
	}
	op->res = rc ? rc : (ssize_t)op->len;
	op->err = 0;
	cl->ops[slot] = op;
	cl->recorded[slot] = false;
	cl->unwatched_bytes += op->len;
	cl->tail++;
	c->inflight++;
	if (op->len >= WATCH_FROM ||
	    (op->len >= WATCH_SLAB_FROM && end_is_mem(&op->dst, MEM_SLAB))) {
		(void)watch(cl);
	}
	return 0;
}

/* How many of the oldest copies have ended: all up to an event that has come. */
static unsigned int ended(struct copy_channel *cl)
{
	unsigned int at = cl->head;

	while (at != cl->watched && !cl->recorded[at % COPY_DEPTH]) {
		at++;
	}
	if (at != cl->watched) {
		int rc = cl->dev->stream.event.query(cl->events[at % cl->n_events]);

		if (rc == -EBUSY) {
			return 0;
		}
		for (unsigned int i = cl->head; rc && i != at + 1; i++) {
			cl->ops[i % COPY_DEPTH]->res = rc;
		}
		at++;
		lane_check(cl, at);
	}
	return at - cl->head;
}

static int deliver(struct copy_channel *cl, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		struct move_op *op = cl->ops[cl->head % COPY_DEPTH];

		cl->head++;
		channel_done(&cl->c, op);
	}
	return (int)n;
}

static int deliver_ended(struct copy_channel *cl)
{
	unsigned int n;
	int delivered = 0;

	(void)watch(cl);
	while (cl->head != cl->tail && (n = ended(cl)) != 0) {
		delivered += deliver(cl, n);
	}
	return delivered;
}

/* Waits for all: synchronises the stream, during which the driver does not take its lock.
 */
static int finish(struct copy_channel *cl)
{
	int rc = cl->dev->stream.sync(cl->stream);

	for (unsigned int i = cl->head; rc && i != cl->tail; i++) {
		cl->ops[i % COPY_DEPTH]->res = rc;
	}
	lane_check(cl, cl->tail);
	cl->watched = cl->tail;
	cl->unwatched_bytes = 0;
	return deliver(cl, cl->tail - cl->head);
}

static void pause_until(uint64_t when)
{
	while (clock_now_ns() < when) {
	}
}

static int reap(struct channel *c, uint64_t wait_ns)
{
	struct copy_channel *cl = channel_of(c);
	uint64_t began = wait_ns ? clock_now_ns() : 0;
	int delivered;

	if (wait_ns && cl->tail != cl->head &&
	    (wait_ns == MOVE_ALL ||
	     (cl->watched == cl->head && cl->unwatched_bytes <= SPIN_MAX_BYTES))) {
		return finish(cl);
	}
	delivered = deliver_ended(cl);
	while (!delivered && wait_ns && c->inflight) {
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

/* A GiB takes 3 ms between two GPUs: too little to sleep. */
static bool stays_on_devices(const struct move_op *op)
{
	return end_is_mem(&op->dst, MEM_DEVICE) && end_is_mem(&op->src, MEM_DEVICE);
}

static int copy_awake(struct copy_channel *cl, struct move_op *op)
{
	enum dev_intent may = copy_intent(cl->dev, op);
	int rc = cl->dev->stream.copy_now(cl->stream, may, (void *)op->dst.addr,
					  (const void *)op->src.addr, op->len);

	return rc == -EBUSY && may == DEV_NOWAIT ? copy_decline(op) : rc;
}

static int run_on(struct copy_channel *cl, struct move_op *op)
{
	const struct dev_stream_ops *ops = &cl->dev->stream;
	int rc;

	if (op->len <= (op->patient ? SLEEP_FROM_BYTES : SPIN_MAX_BYTES) || stays_on_devices(op)) {
		return copy_awake(cl, op);
	}
	rc = queue_copy(cl, op);
	if (rc) {
		return rc;
	}
	rc = ops->event.record(cl->stream, cl->events[0]);
	if (rc) {
		(void)ops->sync(cl->stream);
		return rc;
	}
	return ops->event.wait(cl->events[0]);
}

static bool is_staged(const struct move_op *op)
{
	return end_is_mem(&op->dst, MEM_SLAB) || end_is_mem(&op->src, MEM_SLAB);
}

static int run_staged(struct copy *p, struct copy_channel *cl, struct move_op *op)
{
	const struct end *mem = end_is_mem(&op->dst, MEM_SLAB) ? &op->src : &op->dst;
	unsigned int others = atomic_fetch_add_explicit(&p->running, 1, memory_order_relaxed);
	int rc;

	if (others + 1 >= CROWD && op->len <= CROWD_MAX_BYTES && mem->dev == cl->dev &&
	    end_is_mem(mem, MEM_DEVICE)) {
		rc = copy_crowded(cl, op, mem);
	} else {
		rc = run_on(cl, op);
	}
	atomic_fetch_sub_explicit(&p->running, 1, memory_order_relaxed);
	return rc;
}

/* Copies on the stream of the program itself, with no call more than on one of ours: earlier work
 * there is done first. The caller may hold a slab meanwhile, so nothing on the device may wait for
 * the library before. */
static int run_after(const struct move_op *op)
{
	const struct dev_stream_ops *ops = &op->after->dev->stream;
	int rc = ops->copy_now(op->after, DEV_NOWAIT, (void *)op->dst.addr,
			       (const void *)op->src.addr, op->len);

	return rc && rc != -EBUSY ? err_wrap(-rc, "behind the work of the program's stream") : rc;
}

static int run_by_kernel(const struct move_op *op)
{
	const struct dev_piece whole = { .dst = (void *)op->dst.addr,
					 .src = (const void *)op->src.addr,
					 .len = op->len };
	const struct dev_piece *v = op->n_pieces ? op->pieces : &whole;
	const struct dev_piece *end = v + (op->n_pieces ? op->n_pieces : 1);
	int rc = 0;

	for (; v != end && !rc; v++) {
		rc = sys_copy(v->dst, v->src, v->len);
		if (rc) {
			rc = err_set(-rc, "copying %zu bytes from %p to %p: %s", v->len, v->src,
				     v->dst, err_words(rc));
		}
	}
	return rc;
}

/*
 * Small copies between two devices are made by a stream of the source: 8 B to 64 KiB between two
 * H200s took 6.6 to 6.9 us until they were seen to be done, and 9.2 to 9.4 on a stream of the
 * destination. Not where the destination's memory may be such that only some devices reach it; and
 * not where the source has no channel for it, as transfers of streams are prepared for the
 * destination.
 */
static bool source_copies(struct copy *p, const struct move_op *op, const struct dev *dev,
			  struct copy_channel **out)
{
	struct dev *src = op->src.dev;

	return op->len <= PUSH_MAX && !op->n_pieces && dev == op->dst.dev &&
	       end_is_mem(&op->dst, MEM_OURS) && !end_is_mem(&op->dst, MEM_SHARED) &&
	       pair_pushes(p, dev, src) && !copy_channel_more(p, src, src->props.lanes, out);
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	struct copy *p = copy_of(m);
	bool pair = !op->via && ends_are_pair(&op->dst, &op->src);
	struct dev *dev = copy_dev(&op->dst, &op->src);
	struct copy_channel *cl;
	int rc;

	if (pair && unlikely(pair_state(p, op->dst.dev, op->src.dev) >= PAIR_FAILED)) {
		rc = pair_refuse(p, op);
	} else if (unlikely(op->after != NULL)) {
		rc = run_after(op);
	} else if (!dev) {
		rc = run_by_kernel(op);
	} else {
		rc = pair && source_copies(p, op, dev, &cl) ? 0 : copy_channel_take(p, dev, &cl);
		if (likely(!rc)) {
			rc = unlikely(op->n_pieces != 0) ? copy_pieces(p, cl, op)
			     : is_staged(op)		 ? run_staged(p, cl, op)
							 : run_on(cl, op);
			copy_channel_give_back(p, cl);
		}
	}
	op->res = rc ? rc : (ssize_t)op->len;
	return op->res;
}

static const struct channel_ops channels = {
	.get = channel_get,
	.put = channel_put,
	.submit = submit,
	.poll = reap,
};

static void init(struct mover *m, const struct move_env *env)
{
	struct copy *p = copy_of(m);
	const struct config *c = env->config;

	p->peer_access = !c->peer_access || strcmp(c->peer_access, "off") != 0;
	p->peer_verify = c->peer_access && strcmp(c->peer_access, "on") == 0;
	lock_init(&p->lock, RANK_COPY);
	pthread_cond_init(&p->given_back, NULL);
	p->config = c;
	p->devices = env->devices;
	p->facts = env->facts;
	p->lanes_off = !c->lanes || strcmp(c->lanes, "off") == 0;
	p->lanes_named = !p->lanes_off && strcmp(c->lanes, "auto") != 0;
	for (unsigned int i = 0; i < COPY_PLACES; i++) {
		p->lanes[i].named = p->lanes_named;
	}
}

const struct mover_ops copy_mover = {
	.size = sizeof(struct copy),
	.init = init,
	.finish = copy_finish,
	.name = "copy",
	.help = "the device's copy engine",
	.joins = 1u << END_MEM,
	.traits = MOVER_STAGES | MOVER_RELAYS | MOVER_PIECES | MOVER_LINKS | MOVER_FOLLOWS,
	.survey = copy_survey,
	.describe = copy_describe,
	.words = copy_words,
	.note = copy_note,
	.failed = failed,
	.run = run,
	.channel = &channels,
	.prepare = copy_prepare,
	.ordered = &copy_ordered_ops,
};
