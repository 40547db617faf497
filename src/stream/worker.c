/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The threads that carry transfers out when their turn has come. The first is started with the
 * first stream; one that finds more posted than it can take starts the next. */

#include <errno.h>

#include "base/error.h"
#include "base/log.h"
#include "dev/dev.h"
#include "stream/stream.h"
#include "sys/thread.h"

void stream_post(void *arg)
{
	struct stream_op *op = arg;
	struct stream_room *r = op->room;

	/* Before the worker can see it: it lets go of the hold. */
	dev_hold();
	pthread_mutex_lock(&r->lock);
	op->posted = true;
	op->next = NULL;
	*r->last = op;
	r->last = &op->next;
	pthread_cond_signal(&r->posted);
	pthread_mutex_unlock(&r->lock);
}

static void *work(void *arg);

static void start_locked(struct stream_room *r)
{
	if (r->n_workers < STREAM_WORKERS && !r->stop &&
	    !sys_thread_start(&r->workers[r->n_workers], work, r)) {
		r->n_workers++;
	}
}

static struct stream_op *next_locked(struct stream_room *r)
{
	struct stream_op *op = r->first;

	r->first = op->next;
	if (!r->first) {
		r->last = &r->first;
	} else if (!r->idle) {
		start_locked(r);
	}
	op->running = true;
	return op;
}

static void carry(struct stream_op *op)
{
	static const char *const names[] = { "read", "write", "copy" };
	const struct stream_io *io = &op->io;
	ssize_t n = stream_io_run(op->room, io);

	if (n < 0) {
		log_info("a %s%s%s in a stream's order failed: %s", names[io->kind],
			 io->name ? " of " : "", io->name ? io->name : "", err_message());
	}
	if (io->result) {
		*io->result = n;
	}
	if (io->done) {
		io->done(io->done_arg, n);
	}
}

/*
 * The word comes after all that the stream's next work may look at; the op goes after the word. The
 * stream does not wait for a transfer that was taken back, so the transfer behind it may be done
 * first, by another worker: the word must not fall back then. With the room locked, for the
 * comparison.
 */
static void let_go_locked(struct stream_op *op)
{
	struct stream *s = op->stream;

	if ((int)(op->number - atomic_load(s->word)) > 0) {
		s->dev->order.set_value(s->dev, s->word, op->number);
	}
	dev_unhold();
	stream_op_end_locked(op);
}

static void *work(void *arg)
{
	struct stream_room *r = arg;

	pthread_mutex_lock(&r->lock);
	for (;;) {
		struct stream_op *op;

		while (!r->first && !r->stop) {
			r->idle++;
			pthread_cond_wait(&r->posted, &r->lock);
			r->idle--;
		}
		if (!r->first) {
			break;
		}
		op = next_locked(r);
		pthread_mutex_unlock(&r->lock);
		if (!op->dropped) {
			carry(op);
		}
		pthread_mutex_lock(&r->lock);
		let_go_locked(op);
	}
	pthread_mutex_unlock(&r->lock);
	return NULL;
}

int stream_workers_start(struct stream_room *r)
{
	unsigned int n;

	pthread_mutex_lock(&r->lock);
	if (!r->n_workers) {
		start_locked(r);
	}
	n = r->n_workers;
	pthread_mutex_unlock(&r->lock);
	return n ? 0 : err_set(EAGAIN, "no thread could be started for transfers in stream order");
}

void stream_workers_finish(struct stream_room *r)
{
	pthread_mutex_lock(&r->lock);
	r->stop = true;
	pthread_cond_broadcast(&r->posted);
	pthread_mutex_unlock(&r->lock);
	/* Nobody starts one any more: n_workers stays. */
	for (unsigned int i = 0; i < r->n_workers; i++) {
		pthread_join(r->workers[i], NULL);
	}
	r->n_workers = 0;
}
