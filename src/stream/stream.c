/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Streams, and how transfers are queued on them. */

#include "stream/stream.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "dev/dev.h"

void stream_ctx_init(struct stream_ctx *r, struct exec *x)
{
	*r = (struct stream_ctx){ .exec = x, .last = &r->first };
	lock_init(&r->lock, RANK_STREAM_CTX);
	pthread_cond_init(&r->finished, NULL);
	list_ctx_init(&r->lists);
	stream_work_init(r);
}

void stream_ctx_finish(struct stream_ctx *r)
{
	workers_withdraw(&r->exec->workers, &r->work);
	stream_words_finish(r);
	list_ctx_finish(&r->lists);
	while (r->orphans) {
		struct stream_op *op = r->orphans;

		r->orphans = op->newer;
		stream_op_free(op);
	}
	pthread_cond_destroy(&r->finished);
	lock_finish(&r->lock);
}

int stream_open(struct stream_ctx *r, struct dev *dev, bool wrap, void *handle, struct stream **out)
{
	struct stream *s = alloc_zero(sizeof(*s));
	int rc = s ? 0 : -ENOMEM;

	if (!rc) {
		rc = wrap ? dev->order.wrap(dev, handle, &s->launch.s)
			  : dev->order.create(dev, &s->launch.s);
	}
	if (rc) {
		goto err_free;
	}
	rc = stream_word_get(r, dev, &s->word);
	if (rc) {
		goto err_stream;
	}
	rc = stream_work_start(r);
	if (rc) {
		goto err_word;
	}
	s->ctx = r;
	s->launch.dev = dev;
	s->launch.mem = r->exec->mem;
	s->launch.lists = &r->lists;
	s->number = atomic_load(&s->word->value);
	lock_init(&s->launch.lock, RANK_STREAM);
	*out = s;
	return 0;

err_word:
	stream_word_put(r, s->word);
err_stream:
	dev_stream_destroy(s->launch.s);
err_free:
	free(s);
	return rc;
}

int stream_sync(struct stream *s)
{
	return s->launch.dev->stream.sync(s->launch.s);
}

/* Gives up a transfer that the stream will never ask for. The work that the stream carries by
 * itself stays with it until the stream is closed. */
static void lose_locked(struct stream_op *op)
{
	struct exec_ordered *o = op->ordered;

	if (o) {
		exec_ordered_lose(op->ctx->exec, o);
		dev_transfer_unordered(op->on);
		op->ordered = NULL;
		o->next = op->stream->lost;
		op->stream->lost = o;
	}
}

/* The stream has finished or failed: host functions that it has not called by now are never called.
 */
static void orphan_locked(struct stream *s)
{
	struct stream_op **at = &s->ops;

	while (*at) {
		struct stream_op *op = *at;

		if (op->posted) {
			at = &op->newer;
			continue;
		}
		*at = op->newer;
		lose_locked(op);
		op->newer = s->ctx->orphans;
		s->ctx->orphans = op;
		stream_op_past_locked(op);
	}
}

void stream_close(struct stream *s)
{
	struct stream_ctx *r = s->ctx;
	bool busy = s->lost || s->launch.scratch || s->launch.kernels;
	int rc = 0;

	/* An op that the stream has reached ends by itself; a stream of the program may be
	 * destroyed as soon as it can continue. */
	lock_acquire(&r->lock);
	for (const struct stream_op *op = s->ops; op; op = op->newer) {
		busy |= !op->posted;
	}
	lock_release(&r->lock);
	if (busy) {
		rc = stream_sync(s);
	}
	lock_acquire(&r->lock);
	orphan_locked(s);
	while (s->ops) {
		lock_wait(&r->lock, &r->finished);
	}
	lock_release(&r->lock);
	while (s->lost) {
		struct exec_ordered *o = s->lost;

		s->lost = o->next;
		exec_ordered_free(o, rc == 0);
	}
	launch_rows_finish(&s->launch);
	dev_stream_destroy(s->launch.s);
	stream_word_put(r, s->word);
	lock_finish(&s->launch.lock);
	free(s);
}

/* The host function is queued and the wait is not, so the stream would not wait for the transfer:
 * it must be withdrawn, or waited for here. A worker may have freed the op: its address is only
 * compared. */
static void take_back(struct stream *s, const struct stream_op *op)
{
	struct stream_ctx *r = s->ctx;
	struct stream_op *i;

	lock_acquire(&r->lock);
	for (i = s->ops; i && i != op; i = i->newer) {
	}
	if (i) {
		i->dropped = !i->running;
	}
	while (i && i->running) {
		lock_wait(&r->lock, &r->finished);
		for (i = s->ops; i && i != op; i = i->newer) {
		}
	}
	lock_release(&r->lock);
}

static int queue_locked(struct stream *s, struct stream_op *op)
{
	struct stream_ctx *r = s->ctx;
	int rc;

	if (op->ordered && !exec_ordered_queue(r->exec, op->ordered)) {
		op->ordered = NULL;
		dev_transfer_unordered(op->on);
	}
	op->number = s->number + 1;
	lock_acquire(&r->lock);
	op->newer = s->ops;
	s->ops = op;
	lock_release(&r->lock);
	rc = s->launch.dev->order.host(s->launch.s, stream_post, op);
	if (rc) {
		lock_acquire(&r->lock);
		lose_locked(op);
		stream_op_end_locked(op);
		lock_release(&r->lock);
		return rc;
	}
	s->number++;
	rc = s->launch.dev->order.wait_value(s->launch.s, &s->word->value, s->number);
	if (rc) {
		take_back(s, op);
	}
	return rc;
}

static const int64_t *fix(const struct stream_op *op, uint32_t flag, const int64_t *at, int64_t *to)
{
	if (!at || !(op->io.flags & flag)) {
		return at;
	}
	*to = *at;
	return to;
}

static void fix_values(struct stream_op *op)
{
	struct pl_stream_io *io = &op->io;

	if (io->flags & PL_STREAM_FIXED_LEN) {
		op->len = *io->len;
		io->len = &op->len;
	}
	io->off = fix(op, PL_STREAM_FIXED_OFF, io->off, &op->off);
	io->mem_off = fix(op, PL_STREAM_FIXED_MEM_OFF, io->mem_off, &op->mem_off);
	io->src_off = fix(op, PL_STREAM_FIXED_SRC_OFF, io->src_off, &op->src_off);
}

static int make(struct stream *s, enum pl_op what, struct region_users *u,
		const struct pl_stream_io *io, struct stream_op **out)
{
	struct stream_op *op;
	int rc = s->launch.dev->order.usable(s->launch.s);

	if (rc) {
		return rc;
	}
	op = alloc_zero(sizeof(*op));
	if (!op) {
		return -ENOMEM;
	}
	op->ctx = s->ctx;
	op->stream = s;
	op->op = what;
	op->users = u ? region_users_hold(u) : NULL;
	op->io = *io;
	*out = op;
	return 0;
}

/* Prepares a transfer and queues it. Frees it if that fails. */
static int submit(struct stream *s, struct stream_op *op)
{
	int rc = stream_prepare(op, &op->on);

	if (rc) {
		stream_op_free(op);
		return rc;
	}
	op->on |= dev_set_of(s->launch.dev);
	op->ordered = stream_op_ordered(op);
	op->on |= op->ordered ? op->ordered->queued.on : 0;
	dev_transfer_begin(s->launch.s, op->on, op->ordered);
	lock_acquire(&s->launch.lock);
	rc = queue_locked(s, op);
	lock_release(&s->launch.lock);
	return rc;
}

int stream_submit(struct stream *s, enum pl_op what, const struct stream_far *far,
		  const struct pl_stream_io *io)
{
	struct stream_op *op;
	int rc = make(s, what, far->users, io, &op);

	if (rc) {
		return rc;
	}
	op->file = far->file;
	op->from = far->off;
	op->io.off = far->file || far->users ? io->off : NULL;
	fix_values(op);
	return submit(s, op);
}

int stream_submit_list(struct stream *s, const struct piece_list *list, struct region_users *u,
		       const struct pl_stream_io *io)
{
	struct stream_op *op;
	int rc = make(s, list->write ? PL_OP_WRITE : PL_OP_READ, u, io, &op);

	if (rc) {
		return rc;
	}
	op->list = stream_pieces_keep(list);
	if (!op->list) {
		stream_op_free(op);
		return -ENOMEM;
	}
	return submit(s, op);
}
