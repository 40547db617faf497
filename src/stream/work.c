/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Transfers that a stream has reached: posted by the stream, carried out by workers. */

#include <errno.h>
#include <stdlib.h>

#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/dev.h"
#include "stream/stream.h"
#include "sys/thread.h"

/* Appends a transfer to the list that waits for workers. The caller wakes one. */
static void ready_locked(struct stream_op *op)
{
	struct stream_ctx *r = op->ctx;

	op->next = NULL;
	*r->last = op;
	r->last = &op->next;
	atomic_fetch_add(&r->waiting, 1);
}

void stream_post(void *arg)
{
	struct stream_op *op = arg;
	struct stream_ctx *r = op->ctx;

	lock_acquire(&r->lock);
	op->posted = true;
	ready_locked(op);
	/* Under the lock: after its release the op may end, and the context with it. */
	workers_notify(&r->exec->workers, &r->work);
	lock_release(&r->lock);
}

static void run(struct stream_op *op)
{
	static const char *const names[] = {
		[PL_OP_READ] = "read", [PL_OP_WRITE] = "write", [PL_OP_COPY] = "copy"
	};
	const struct pl_stream_io *io = &op->io;
	ssize_t n = op->ordered ? exec_ordered_end(op->ctx->exec, op->ordered) : -EAGAIN;

	if (n < 0 && op->ordered) { /* the library carries it after all */
		dev_transfer_unordered(op->on);
		free(op->ordered);
		op->ordered = NULL;
	}
	if (n < 0) {
		n = stream_op_run(op);
	}

	if (n < 0) {
		log_info("a %s%s%s%s in stream order failed: %s", names[op->op],
			 op->file    ? " of '"
			 : op->users ? " of a region"
				     : "",
			 op->file ? op->file->name : "", op->file ? "'" : "", err_message());
	}
	if (io->result) {
		*io->result = n;
	}
	if (io->done) {
		io->done(io->done_arg, n);
	}
}

void stream_op_free(struct stream_op *op)
{
	region_users_put(op->users);
	free(op->ordered);
	free(op->list);
	free(op);
}

void stream_op_past_locked(struct stream_op *op)
{
	dev_transfer_end(op->stream->launch.s, op->on, op->ordered);
}

void stream_op_end_locked(struct stream_op *op)
{
	struct stream_op **at = &op->stream->ops;

	while (*at != op) {
		at = &(*at)->newer;
	}
	*at = op->newer;
	pthread_cond_broadcast(&op->ctx->finished);
	stream_op_past_locked(op);
	stream_op_free(op);
}

/*
 * The word is written after everything that the stream's next work may read, and the op is freed
 * after the word. The stream does not wait for a withdrawn transfer, so another worker may complete
 * the next one first; then the word must not decrease. The context is locked for the comparison.
 */
static void complete_locked(struct stream_op *op)
{
	struct stream *s = op->stream;

	if ((int)(op->number - atomic_load(&s->word->value)) > 0) {
		s->launch.dev->order.set_value(s->launch.dev, &s->word->value, op->number);
	}
	stream_op_end_locked(op);
}

static struct stream_op *take_locked(struct stream_ctx *r)
{
	struct stream_op *op;

	while ((op = r->first)) {
		r->first = op->next;
		r->last = r->first ? r->last : &r->first;
		atomic_fetch_sub(&r->waiting, 1);
		if (stream_remote_begin_locked(op)) {
			op->running = true;
			break;
		}
	}
	return op;
}

static void carry(struct work *work)
{
	struct stream_ctx *r = container_of(work, struct stream_ctx, work);
	struct stream_op *op, *next;

	lock_acquire(&r->lock);
	op = take_locked(r);
	if (op) {
		/* A host function of a stream may not start a thread; here it is allowed. */
		if (r->first) {
			workers_offer(&r->exec->workers, work, 1);
		}
		lock_release(&r->lock);
		if (!op->dropped) {
			run(op);
		} else if (op->ordered) {
			(void)exec_ordered_end(r->exec, op->ordered);
		}
		lock_acquire(&r->lock);
		next = stream_remote_end_locked(op);
		complete_locked(op);
		if (next) {
			ready_locked(next);
			workers_offer(&r->exec->workers, work, 1);
		}
	}
	lock_release(&r->lock);
}

static enum work_wants wants(const struct work *work)
{
	return atomic_load(&container_of(work, const struct stream_ctx, work)->waiting)
		       ? WANTS_ONE
		       : WANTS_NONE;
}

void stream_work_init(struct stream_ctx *r)
{
	r->work = (struct work){ .kind = WORK_STREAM, .wants = wants, .carry = carry };
}

int stream_work_start(struct stream_ctx *r)
{
	int rc = workers_reserve(&r->exec->workers, WORK_STREAM);

	return rc ? err_set(-rc, "cannot start a thread for transfers in stream order: %s",
			    sys_no_thread(rc))
		  : 0;
}
