/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Streams and events of our own: they never wait for the application's default stream, and it never
 * waits for them. Some drivers accept these calls whatever context is current; we do not count on
 * it.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/fork.h"
#include "dev/cuda/cuda_dev.h"

struct cuda_event {
	struct dev_event base;
	struct CUevent_st *e;
	bool come; /* recorded when nothing was queued: the driver was not asked */
};

static struct cuda_event *event_of(struct dev_event *e)
{
	return container_of(e, struct cuda_event, base);
}

static int sync(struct dev_stream *base)
{
	struct cuda_stream *s = cuda_stream_of(base);
	struct cuda_visit v;
	int err = cuda_enter_stream(s, &v);
	int end;

	if (err < 0) {
		return err;
	}
	err = gather_settle(s);
	end = cuda_stream_settle(s);
	cuda_leave(&v);
	return err ? err : end;
}

/* Not of a stream of the library's with gathers in flight. */
static int idle(struct dev_stream *base)
{
	struct cuda_stream *s = cuda_stream_of(base);
	struct cuda_visit v;
	cuda_result r;
	int err = cuda_enter_stream(s, &v);

	if (err < 0) {
		return err;
	}
	r = v.dev->api->cuStreamQuery(s->s);
	if (r == CUDA_RES_NOT_READY) {
		cuda_leave(&v);
		return -EBUSY;
	}
	return cuda_leave_with(&v, r, "cuStreamQuery");
}

/* The library's own streams, of all devices and contexts of the process. */
static struct lock streams_lock = LOCK_INIT(RANK_GPU_STREAMS);
static struct cuda_stream *streams;

static void forget_in_child(void)
{
	lock_renew(&streams_lock);
	streams = NULL;
}

FORK_HANDLERS(.child = forget_in_child);

static void enlist(struct cuda_stream *s)
{
	lock_acquire(&streams_lock);
	s->next = streams;
	streams = s;
	lock_release(&streams_lock);
}

static void strike(struct cuda_stream *s)
{
	struct cuda_stream **at = &streams;

	lock_acquire(&streams_lock);
	while (*at && *at != s) {
		at = &(*at)->next;
	}
	if (*at) {
		*at = s->next;
	}
	lock_release(&streams_lock);
}

/* A copy that fails is its owner's to report. Copies take turns by GPU, whichever context of the
 * library they are of, and all those are in the GPU's primary context. */
void cuda_drain(struct cuda_dev *d)
{
	struct cuda_visit v;

	if (cuda_enter(d, &v)) {
		return;
	}
	lock_acquire(&streams_lock);
	for (const struct cuda_stream *s = streams; s; s = s->next) {
		if (s->base.dev->place == d->base.place && s->busy && !s->base.ordered) {
			(void)d->api->cuStreamSynchronize(s->s);
		}
	}
	lock_release(&streams_lock);
	cuda_leave(&v);
}

/* Under the lock, so that nobody drains a stream that waits for the program's. */
void cuda_set_ordered(struct dev_stream *base, bool ordered)
{
	lock_acquire(&streams_lock);
	base->ordered = ordered;
	lock_release(&streams_lock);
}

static int create(struct dev *base, struct dev_stream **out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_visit v;
	struct cuda_stream *s = alloc_zero(sizeof(*s));
	int err = s ? cuda_enter(d, &v) : -ENOMEM;

	if (!err) {
		err = cuda_leave_with(&v, cuda_stream_make(d, &s->s), "cuStreamCreate");
	}
	if (err) {
		free(s);
		return err;
	}
	s->base.dev = base;
	s->ctx = d->ctx;
	enlist(s);
	*out = &s->base;
	return 0;
}

static void destroy(struct dev_stream *base)
{
	struct cuda_stream *s = base ? cuda_stream_of(base) : NULL;
	struct cuda_dev *d;
	struct cuda_visit v;
	cuda_result r;

	if (!s) {
		return;
	}
	d = cuda_dev_of(base->dev);
	strike(s);
	if (!s->foreign && cuda_enter(d, &v) == 0) {
		/* Queued work may have failed; its owner had to ask for that. */
		(void)gather_settle(s);
		gather_drop(s);
		(void)d->api->cuStreamSynchronize(s->s);
		r = d->api->cuStreamDestroy(s->s);
		cuda_leave(&v);
		cuda_destroyed(d, r, "cuStreamDestroy");
	}
	free(s);
}

/* With the context current. */
static int queue(struct cuda_stream *s, enum dev_intent may, const struct dev_piece *v)
{
	dev_set quiet = may == DEV_NOWAIT ? dev_quiesce_try(dev_set_of(s->base.dev)) : 0;
	int err = may == DEV_NOWAIT && !quiet ? -EBUSY : cuda_copy_pieces(s, v, 1, quiet);

	dev_quiesce_end(quiet);
	return err;
}

/* Copies and waits in one visit to the context, as each visit costs three calls of the driver. */
static int make_copy(struct cuda_stream *s, enum dev_intent may, const struct dev_piece *piece,
		     bool wait)
{
	struct cuda_visit v;
	int end = 0;
	int err;

	if (unlikely(!piece->len)) {
		return 0;
	}
	err = cuda_enter_stream(s, &v);
	if (unlikely(err < 0)) {
		return err;
	}
	err = s->gather ? gather_settle(s) : 0;
	if (likely(!err)) {
		err = queue(s, may, piece);
	}
	if (wait && err != -EBUSY) {
		end = cuda_stream_settle(s);
	}
	cuda_leave(&v);
	return err ? err : end;
}

static int copy(struct dev_stream *s, void *dst, const void *src, size_t len)
{
	const struct dev_piece piece = { .dst = dst, .src = src, .len = len };

	return make_copy(cuda_stream_of(s), DEV_WAIT, &piece, false);
}

static int copy_now(struct dev_stream *s, enum dev_intent may, void *dst, const void *src,
		    size_t len)
{
	const struct dev_piece piece = { .dst = dst, .src = src, .len = len };

	return make_copy(cuda_stream_of(s), may, &piece, true);
}

static int fill(struct dev_stream *base, void *dst, unsigned char byte, size_t len)
{
	struct cuda_stream *s = cuda_stream_of(base);
	struct cuda_visit v;
	int err;

	if (len == 0) {
		return 0;
	}
	err = cuda_enter_stream(s, &v);
	if (err < 0) {
		return err;
	}
	err = gather_settle(s);
	if (!err) {
		err = cuda_fill_one(s, dst, byte, len);
	}
	cuda_leave(&v);
	return err;
}

static int event_create(struct dev *base, struct dev_event **out)
{
	struct cuda_visit v;
	struct cuda_event *e = alloc_zero(sizeof(*e));
	int err = e ? cuda_enter(cuda_dev_of(base), &v) : -ENOMEM;

	if (!err) {
		err = cuda_leave_with(
			&v,
			v.dev->api->cuEventCreate(&e->e, CUDA_EVENT_DISABLE_TIMING |
								 CUDA_EVENT_BLOCKING_SYNC),
			"cuEventCreate");
	}
	if (err) {
		free(e);
		return err;
	}
	e->base.dev = base;
	*out = &e->base;
	return 0;
}

static void event_destroy(struct dev_event *base)
{
	struct cuda_event *e = base ? event_of(base) : NULL;
	struct cuda_dev *d;
	struct cuda_visit v;
	cuda_result r;

	if (!e) {
		return;
	}
	d = cuda_dev_of(base->dev);
	if (cuda_enter(d, &v) == 0) {
		r = d->api->cuEventDestroy(e->e);
		cuda_leave(&v);
		cuda_destroyed(d, r, "cuEventDestroy");
	}
	free(e);
}

/* Records no event of the driver on a stream that is idle: the driver might queue it where streams
 * wait. After copies in the second context the stream is idle. */
static int record(struct dev_stream *base, struct dev_event *e)
{
	struct cuda_stream *s = cuda_stream_of(base);
	struct cuda_visit v;
	int err;

	event_of(e)->come = !s->busy && !s->programs;
	if (event_of(e)->come) {
		return 0;
	}
	err = cuda_enter_stream(s, &v);
	return err < 0 ? err
		       : cuda_leave_with(&v, v.dev->api->cuEventRecord(event_of(e)->e, s->s),
					 "cuEventRecord");
}

static int query(struct dev_event *e)
{
	struct cuda_visit v;
	cuda_result r;
	int err;

	if (event_of(e)->come) {
		return 0;
	}
	err = cuda_enter(cuda_dev_of(e->dev), &v);
	if (err < 0) {
		return err;
	}
	r = v.dev->api->cuEventQuery(event_of(e)->e);
	if (r == CUDA_RES_NOT_READY) {
		cuda_leave(&v);
		return -EBUSY; /* no failure: polling must not write messages */
	}
	if (r != CUDA_RES_OK) { /* as in cuda_stream_settle(): that it has come is not said */
		(void)v.dev->api->cuEventSynchronize(event_of(e)->e);
	}
	return cuda_leave_with(&v, r, "cuEventQuery");
}

static int wait(struct dev_event *e)
{
	struct cuda_visit v;
	int err;

	if (event_of(e)->come) {
		return 0;
	}
	err = cuda_enter(cuda_dev_of(e->dev), &v);
	return err < 0 ? err
		       : cuda_leave_with(&v, v.dev->api->cuEventSynchronize(event_of(e)->e),
					 "cuEventSynchronize");
}

static int after(struct dev_stream *base, struct dev_event *e)
{
	struct cuda_stream *s = cuda_stream_of(base);
	struct cuda_visit v;
	int err;

	if (event_of(e)->come) {
		return 0;
	}
	err = cuda_enter_stream(s, &v);
	cuda_stream_queued(s);
	return err < 0 ? err
		       : cuda_leave_with(&v, v.dev->api->cuStreamWaitEvent(s->s, event_of(e)->e, 0),
					 "cuStreamWaitEvent");
}

const struct dev_stream_ops cuda_stream_ops = {
	.create = create,
	.destroy = destroy,
	.copy = copy,
	.copy_now = copy_now,
	.copy_many = cuda_copy_many,
	.fill = fill,
	.sync = sync,
	.idle = idle,
	.event = { .create = event_create,
		   .destroy = event_destroy,
		   .record = record,
		   .query = query,
		   .wait = wait,
		   .after = after },
};
