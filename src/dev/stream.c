/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Streams of devices without a copy engine: each is a thread that executes queued tasks in order,
 * and events are positions in its queue. They are as asynchronous as a GPU's, so that a missing
 * wait shows. The driver defines how the device's memory is accessed (struct dev_cpu_ops).
 */

#include "dev/stream.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/lock.h"
#include "dev/dev.h"
#include "dev/kernels/kernels.h"
#include "sys/thread.h"

#define QUEUE 256u /* tasks; a power of two. A full queue makes the caller wait. */

struct soft_stream {
	struct dev_stream s;
	pthread_t thread;
	struct soft_stream *next; /* of all; with users, under list_lock */
	unsigned int users;
	/* References: the stream itself, events that were recorded on it, and tasks that wait for
	 * it. They may read this struct after the stream has ended. */
	atomic_uint refs;

	/* Protects all below. */
	struct lock lock;
	pthread_cond_t work; /* the thread waits: something queued, or stop */
	pthread_cond_t done; /* others wait: `finished` moved */
	struct dev_task queue[QUEUE];
	uint64_t queued; /* tasks ever queued; task i sits in queue[i % QUEUE] */
	uint64_t finished;
	/* Failures are sticky, as on a GPU's stream: a wait for a point after a failed task returns
	 * the error, until one wait has returned it. Waits for earlier points do not. */
	int failed;
	uint64_t failed_first;
	uint64_t failed_last; /* the task after it */
	uint64_t settled;
	bool stop;
};

struct soft_event {
	struct dev_event e;
	struct soft_stream *stream;
	uint64_t at;	/* done when stream->finished reaches this */
	uint64_t since; /* failures of tasks before this were told already */
};

/* Protects the list of all streams of the process, so that a handle can be told from a stray
 * pointer. Nothing is taken under it. */
static struct lock list_lock = LOCK_INIT(RANK_THREAD_STREAMS);
static struct soft_stream *all;

/* A child has none of the threads. */
static void forget_in_child(void)
{
	lock_renew(&list_lock);
	all = NULL;
}

FORK_HANDLERS(.child = forget_in_child);

static struct soft_stream *stream_of(struct dev_stream *s)
{
	return (struct soft_stream *)(void *)s;
}

static struct soft_event *event_of(struct dev_event *e)
{
	return (struct soft_event *)(void *)e;
}

static struct soft_stream *keep(struct soft_stream *st)
{
	atomic_fetch_add(&st->refs, 1);
	return st;
}

static void let_go(struct soft_stream *st)
{
	if (st && atomic_fetch_sub(&st->refs, 1) == 1) {
		pthread_cond_destroy(&st->done);
		pthread_cond_destroy(&st->work);
		lock_finish(&st->lock);
		free(st);
	}
}

/* Makes all copies, in no defined order, also after a failure. Returns the first failure. */
static int do_many(const struct dev_cpu_ops *h, const struct dev_task *t)
{
	int rc = 0;

	for (size_t i = 0; i < t->len; i++) {
		int one = h->copy(t->many[i].dst, t->many[i].src, t->many[i].len);

		rc = rc ? rc : one;
	}
	free(t->many);
	return rc;
}

static int do_after(const struct dev_task *t)
{
	struct soft_stream *st = t->other;

	lock_acquire(&st->lock);
	while (st->finished < t->at) {
		lock_wait(&st->lock, &st->done);
	}
	lock_release(&st->lock);
	let_go(st);
	return 0;
}

static int do_kernel(const struct dev_cpu_ops *h, const struct dev_task *t)
{
	kernel_run(t->kernel, (unsigned int)t->len, t->params, h->copy);
	free(t->params);
	return 0;
}

static int do_task(const struct dev_cpu_ops *h, const struct dev_task *t)
{
	switch (t->kind) {
	case DEV_TASK_COPY:
		return h->copy(t->dst, t->src, t->len);
	case DEV_TASK_COPY_MANY:
		return do_many(h, t);
	case DEV_TASK_FILL:
		return h->fill(t->dst, t->byte, t->len);
	case DEV_TASK_KERNEL:
		return do_kernel(h, t);
	case DEV_TASK_AFTER:
		return do_after(t);
	default:
		return dev_do_order(t);
	}
}

static void remember_failure_locked(struct soft_stream *st, int rc)
{
	if (st->failed_last <= st->settled) {
		st->failed = rc;
		st->failed_first = st->finished;
	}
	st->failed_last = st->finished + 1;
}

static void *stream_main(void *arg)
{
	struct soft_stream *st = arg;

	lock_acquire(&st->lock);
	for (;;) {
		struct dev_task t;
		int rc;

		while (st->finished == st->queued && !st->stop) {
			lock_wait(&st->lock, &st->work);
		}
		if (st->finished == st->queued) {
			break;
		}
		t = st->queue[st->finished % QUEUE];
		lock_release(&st->lock);
		rc = do_task(st->s.dev->cpu_ops, &t);
		lock_acquire(&st->lock);
		if (rc) {
			remember_failure_locked(st, rc);
		}
		st->finished++;
		pthread_cond_broadcast(&st->done);
	}
	lock_release(&st->lock);
	return NULL;
}

static int soft_create(struct dev *d, struct dev_stream **out)
{
	struct soft_stream *st = alloc_zero(sizeof(*st));
	int rc;

	if (!st) {
		return -ENOMEM;
	}
	st->s.dev = d;
	lock_init(&st->lock, RANK_THREAD_STREAM);
	pthread_cond_init(&st->work, NULL);
	pthread_cond_init(&st->done, NULL);
	rc = sys_thread_start(&st->thread, stream_main, st);
	if (rc) {
		free(st);
		return err_set(-rc, "cannot start a stream of %s: %s", d->props.name,
			       sys_no_thread(rc));
	}
	lock_acquire(&list_lock);
	st->users = 1;
	atomic_init(&st->refs, 1);
	st->next = all;
	all = st;
	lock_release(&list_lock);
	*out = &st->s;
	return 0;
}

int dev_share_stream(struct dev *d, void *handle, struct dev_stream **out)
{
	struct soft_stream *st;

	lock_acquire(&list_lock);
	for (st = all; st && (&st->s != handle || st->s.dev != d); st = st->next) {
	}
	if (st) {
		st->users++;
	}
	lock_release(&list_lock);
	if (!st) {
		return err_set(EINVAL,
			       "%p is not a stream of %s; software GPUs have only the streams of "
			       "pl_stream_create(), and no default stream",
			       handle, d->props.name);
	}
	*out = &st->s;
	return 0;
}

static bool last_user(struct soft_stream *st)
{
	bool last;

	lock_acquire(&list_lock);
	last = --st->users == 0;
	for (struct soft_stream **p = &all; last && *p; p = &(*p)->next) {
		if (*p == st) {
			*p = st->next;
			break;
		}
	}
	lock_release(&list_lock);
	return last;
}

static void soft_destroy(struct dev_stream *s)
{
	struct soft_stream *st = stream_of(s);

	if (!last_user(st)) {
		return;
	}
	lock_acquire(&st->lock);
	st->stop = true;
	pthread_cond_signal(&st->work);
	lock_release(&st->lock);
	pthread_join(st->thread, NULL);
	let_go(st);
}

int dev_enqueue(struct dev_stream *s, const struct dev_task *t)
{
	struct soft_stream *st = stream_of(s);

	lock_acquire(&st->lock);
	while (st->queued - st->finished == QUEUE) {
		lock_wait(&st->lock, &st->done);
	}
	st->queue[st->queued % QUEUE] = *t;
	st->queued++;
	pthread_cond_signal(&st->work);
	lock_release(&st->lock);
	return 0;
}

/* The task, or what fails for a test: nothing was queued then. */
static int enqueue(struct dev_stream *s, const struct dev_task *t)
{
	int rc = dev_fault();

	return rc ? rc : dev_enqueue(s, t);
}

static int soft_copy(struct dev_stream *s, void *dst, const void *src, size_t len)
{
	return len ? enqueue(s,
			     &(struct dev_task){
				     .kind = DEV_TASK_COPY, .dst = dst, .src = src, .len = len })
		   : 0;
}

/* Queues one task for all copies, with one wake-up. */
static int soft_copy_many(struct dev_stream *s, const struct dev_piece *v, size_t n,
			  struct dev_touch touch)
{
	int rc = n ? dev_fault() : 0;
	struct dev_piece *many = rc || !n ? NULL : alloc_array(n, sizeof(*v));

	(void)touch;
	if (!many) {
		return rc || !n ? rc : -ENOMEM;
	}
	memcpy(many, v, n * sizeof(*v));
	return dev_enqueue(
		s, &(struct dev_task){ .kind = DEV_TASK_COPY_MANY, .many = many, .len = n });
}

static int soft_fill(struct dev_stream *s, void *dst, unsigned char byte, size_t len)
{
	return len ? enqueue(s,
			     &(struct dev_task){
				     .kind = DEV_TASK_FILL, .dst = dst, .len = len, .byte = byte })
		   : 0;
}

static int failed(const struct soft_stream *st, int rc)
{
	return rc ? err_set(-rc, "a copy on %s failed: %s", st->s.dev->props.name, err_words(rc))
		  : 0;
}

static int wait_for(struct soft_stream *st, uint64_t since, uint64_t at)
{
	int rc = 0;

	lock_acquire(&st->lock);
	while (st->finished < at) {
		lock_wait(&st->lock, &st->done);
	}
	if (st->failed_first < at && since < st->failed_last) {
		rc = st->failed;
	}
	st->settled = max_u64(st->settled, at);
	lock_release(&st->lock);
	return failed(st, rc);
}

static int soft_sync(struct dev_stream *s)
{
	struct soft_stream *st = stream_of(s);
	uint64_t since;
	uint64_t at;

	lock_acquire(&st->lock);
	since = st->settled;
	at = st->queued;
	lock_release(&st->lock);
	return wait_for(st, since, at);
}

/* Does not wait for tasks that others queue meanwhile. */
static int soft_idle(struct dev_stream *s)
{
	struct soft_stream *st = stream_of(s);
	uint64_t since;
	uint64_t at;
	bool done;

	lock_acquire(&st->lock);
	since = st->settled;
	at = st->queued;
	done = st->finished == at;
	lock_release(&st->lock);
	return done ? wait_for(st, since, at) : -EBUSY;
}

static int soft_event_create(struct dev *d, struct dev_event **out)
{
	struct soft_event *e = alloc_zero(sizeof(*e));

	if (!e) {
		return -ENOMEM;
	}
	e->e.dev = d;
	*out = &e->e;
	return 0;
}

static void soft_event_destroy(struct dev_event *e)
{
	let_go(event_of(e)->stream);
	free(event_of(e));
}

static int soft_record(struct dev_stream *s, struct dev_event *ev)
{
	struct soft_stream *st = stream_of(s);
	struct soft_event *e = event_of(ev);
	int rc = dev_fault();

	if (rc) {
		return rc;
	}
	if (e->stream != st) {
		let_go(e->stream);
		e->stream = keep(st);
	}
	lock_acquire(&st->lock);
	e->at = st->queued;
	e->since = st->settled;
	lock_release(&st->lock);
	return 0;
}

static int soft_query(struct dev_event *ev)
{
	struct soft_event *e = event_of(ev);
	bool done;

	if (!e->stream) {
		return 0;
	}
	lock_acquire(&e->stream->lock);
	done = e->stream->finished >= e->at;
	lock_release(&e->stream->lock);
	return done ? wait_for(e->stream, e->since, e->at) : -EBUSY;
}

static int soft_wait(struct dev_event *ev)
{
	struct soft_event *e = event_of(ev);

	return e->stream ? wait_for(e->stream, e->since, e->at) : 0;
}

static int soft_after(struct dev_stream *s, struct dev_event *ev)
{
	struct soft_event *e = event_of(ev);

	return e->stream ? dev_enqueue(s, &(struct dev_task){ .kind = DEV_TASK_AFTER,
							      .other = keep(e->stream),
							      .at = e->at })
			 : 0;
}

static int kernel_load(struct dev_stream *s, enum dev_kernel k)
{
	(void)s;
	(void)k;
	return 0;
}

static int kernel_launch(struct dev_stream *s, enum dev_kernel k, unsigned int blocks,
			 const void *params)
{
	struct dev_task t = { .kind = DEV_TASK_KERNEL, .kernel = k, .len = blocks };
	int rc = dev_fault();

	if (rc) {
		return rc;
	}
	t.params = alloc_array(1, kernel_descs[k].params);
	if (!t.params) {
		return -ENOMEM;
	}
	memcpy(t.params, params, kernel_descs[k].params);
	return dev_enqueue(s, &t);
}

/* Gives no number: the struct of a stream may lie where the struct of an ended stream lay. */
static int state(struct dev_stream *s, struct dev_stream_state *out)
{
	(void)s;
	*out = (struct dev_stream_state){ 0, 0 };
	return 0;
}

const struct dev_kernel_ops dev_thread_kernels = {
	.load = kernel_load,
	.launch = kernel_launch,
	.state = state,
};

const struct dev_stream_ops dev_thread_streams = {
	.create = soft_create,
	.destroy = soft_destroy,
	.copy = soft_copy,
	.copy_many = soft_copy_many,
	.fill = soft_fill,
	.sync = soft_sync,
	.idle = soft_idle,
	.event = { .create = soft_event_create,
		   .destroy = soft_event_destroy,
		   .record = soft_record,
		   .query = soft_query,
		   .wait = soft_wait,
		   .after = soft_after },
};
