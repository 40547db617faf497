/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <stdlib.h>

#include "api/context.h"
#include "api/places.h"
#include "base/alloc.h"
#include "base/error.h"
#include "ring/small.h"

#define FLAGS                                                                  \
	(PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_OFF | PL_STREAM_FIXED_MEM_OFF | \
	 PL_STREAM_FIXED_SRC_OFF)

static int open_stream(struct pl_dev *dev, bool wrap, void *handle, struct pl_stream **out)
{
	struct pl_ctx *ctx = CTX_OF(dev);
	struct pl_stream *s;
	int rc = ctx_enter(ctx);

	if (rc) {
		return rc;
	}
	s = alloc_zero(sizeof(*s));
	rc = s ? stream_open(&ctx->streams, dev->dev, wrap, handle, &s->stream) : -ENOMEM;
	if (rc) {
		free(s);
	} else {
		s->ctx = ctx;
		handle_add(ctx, &ctx->open_streams, &s->in);
		*out = s;
	}
	ctx_leave(ctx);
	return rc;
}

int pl_stream_wrap(struct pl_dev *dev, void *handle, struct pl_stream **out)
{
	int rc = CHECK_OUT(out);

	return rc ? rc : open_stream(dev, true, handle, out);
}

int pl_stream_create(struct pl_dev *dev, struct pl_stream **out)
{
	int rc = CHECK_OUT(out);

	return rc ? rc : open_stream(dev, false, NULL, out);
}

void *pl_stream_handle(const struct pl_stream *stream)
{
	return stream ? stream->stream->launch.dev->order.handle(stream->stream->launch.s) : NULL;
}

bool pl_stream_is(const struct pl_stream *stream, const void *handle)
{
	/* A child has no stream, and must not call the driver. */
	return !ctx_usable(CTX_OF(stream)) &&
	       stream->stream->launch.dev->order.is(stream->stream->launch.s, handle);
}

int pl_stream_sync(struct pl_stream *stream)
{
	int rc = ctx_enter(CTX_OF(stream));

	if (!rc) {
		/* The driver's own wait would end a capture. */
		rc = stream->stream->launch.dev->order.usable(stream->stream->launch.s);
		rc = rc ? rc : stream_sync(stream->stream);
		ctx_leave(stream->ctx);
	}
	return rc;
}

void pl_stream_close(struct pl_stream *stream)
{
	struct pl_ctx *ctx = stream ? stream->ctx : NULL;

	if (!ctx || ctx_enter(ctx)) {
		return; /* after fork(): pl_close() frees the child's copies */
	}
	handle_remove(ctx, &ctx->open_streams, &stream->in);
	stream_close(stream->stream);
	free(stream);
	ctx_leave(ctx);
}

static int check_lengths(const struct pl_stream_io *io)
{
	if (!io->len) {
		return err_set(EINVAL, "the length's address is NULL");
	}
	return io->flags & ~FLAGS ? err_set(EINVAL, "flags %#x contain unknown bits", io->flags)
				  : 0;
}

static int check(const struct pl_stream *s, enum pl_op op, const struct stream_far *far,
		 const struct pl_stream_io *io)
{
	int rc = check_lengths(io);

	if (rc) {
		return rc;
	}
	if (!io->mem || (op == PL_OP_COPY && !io->src)) {
		return err_set(EFAULT, "the memory address is NULL");
	}
	if (op == PL_OP_COPY || far->users) {
		return 0;
	}
	if (!io->file || io->file->ctx != s->ctx) {
		return err_set(EINVAL, "the file is NULL or belongs to another context than the "
				       "stream");
	}
	if (io->file->file->facts.pipe) {
		return err_set(ESPIPE,
			       "'%s' has no offsets and could block the stream without limit",
			       io->file->file->name);
	}
	return check_file(io->file->file, op == PL_OP_WRITE, io->mem, 0, 0);
}

/* Submits a transfer of a file: to a kernel if one can carry it, else to a worker. */
static int submit_file(struct pl_stream *s, enum pl_op op, struct stream_far *far,
		       const struct pl_stream_io *io)
{
	const char *why = NULL;
	int rc;

	far->file = io->file->file;
	rc = small_queue(&s->ctx->ring_ctx, &s->stream->launch, op, far->file, io, &why);
	if (rc != SMALL_UNFIT) {
		return rc;
	}
	rc = stream_submit(s->stream, op, far, io);
	return rc == -EOPNOTSUPP && why ? err_wrap(EOPNOTSUPP, "no kernel carries it, as %s", why)
					: rc;
}

static int submit(struct pl_stream *s, enum pl_op op, struct stream_far *far,
		  struct pl_stream_io *io)
{
	bool with_file = op != PL_OP_COPY && !far->users;
	int rc = ctx_policy(s->ctx, io->policy, !with_file, &io->policy);

	rc = rc ? rc : check(s, op, far, io);
	if (rc) {
		return rc;
	}
	return with_file ? submit_file(s, op, far, io) : stream_submit(s->stream, op, far, io);
}

static int submit_given(struct pl_stream *s, enum pl_op op, const struct pl_stream_io *given)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct stream_far far = { 0 };
	int rc = ctx_enter(CTX_OF(s));

	if (rc) {
		return rc;
	}
	rc = take_struct(&io, given, sizeof(io), "struct pl_stream_io");
	rc = rc ? rc : submit(s, op, &far, &io);
	ctx_leave(s->ctx);
	return rc;
}

int pl_stream_read(struct pl_stream *stream, const struct pl_stream_io *io)
{
	return submit_given(stream, PL_OP_READ, io);
}

int pl_stream_write(struct pl_stream *stream, const struct pl_stream_io *io)
{
	return submit_given(stream, PL_OP_WRITE, io);
}

int pl_stream_copy(struct pl_stream *stream, const struct pl_stream_io *io)
{
	return submit_given(stream, PL_OP_COPY, io);
}

/* Where the place begins in its file or region. An offset that is known now becomes a fixed one, at
 * *sum; another one is added when the stream reaches the transfer. */
static int take_offset(const struct pl_place *p, struct pl_stream_io *io, int64_t *sum,
		       struct stream_far *far)
{
	bool known = !io->off || io->flags & PL_STREAM_FIXED_OFF;

	if (!p->off) {
		return 0;
	}
	if (p->off > INT64_MAX ||
	    __builtin_add_overflow((int64_t)p->off, known && io->off ? *io->off : 0, sum)) {
		return err_set(EINVAL, "offset %llu of the place is out of range",
			       (unsigned long long)p->off);
	}
	if (known) {
		io->off = sum;
		io->flags |= PL_STREAM_FIXED_OFF;
	} else {
		far->off = *sum;
	}
	return 0;
}

/* The operation with one place in memory, or both. */
static int take_places(const struct pl_ctx *ctx, const struct pl_place *dst,
		       const struct pl_place *src, struct pl_stream_io *io, enum pl_op *op)
{
	int rc = places_check_kinds(ctx, dst, src);

	if (rc) {
		return rc;
	}
	if (io->file || io->mem || io->src) {
		return err_set(EINVAL, "the places name file and memory: file, mem and src of "
				       "pl_stream_io must be NULL");
	}
	if (dst->kind != PL_PLACE_MEMORY && src->kind != PL_PLACE_MEMORY) {
		return err_set(EOPNOTSUPP, "a transfer in stream order has memory at one side: use "
					   "pl_transfer() or a queue");
	}
	*op = dst->kind != PL_PLACE_MEMORY   ? PL_OP_WRITE
	      : src->kind != PL_PLACE_MEMORY ? PL_OP_READ
					     : PL_OP_COPY;
	io->mem = (void *)(uintptr_t)place_begin(*op == PL_OP_WRITE ? src : dst);
	if (*op == PL_OP_COPY) {
		io->src = (const void *)(uintptr_t)place_begin(src);
	}
	return 0;
}

static int submit_places(struct pl_stream *s, const struct pl_place *dst,
			 const struct pl_place *src, struct pl_stream_io *io)
{
	struct stream_far far = { 0 };
	const struct pl_place *p;
	enum pl_op op = PL_OP_COPY;
	int64_t sum;
	int rc = take_places(s->ctx, dst, src, io, &op);

	if (rc) {
		return rc;
	}
	if (op != PL_OP_COPY) {
		p = op == PL_OP_WRITE ? dst : src;
		io->file = p->file;
		far.users = place_users(p);
		rc = take_offset(p, io, &sum, &far);
	}
	return rc ? rc : submit(s, op, &far, io);
}

int pl_stream_transfer(struct pl_stream *stream, const struct pl_place *dst,
		       const struct pl_place *src, const struct pl_stream_io *io)
{
	struct pl_stream_io own = PL_STREAM_IO_INIT;
	int rc = ctx_enter(CTX_OF(stream));

	if (rc) {
		return rc;
	}
	rc = take_struct(&own, io, sizeof(own), "struct pl_stream_io");
	rc = rc ? rc : submit_places(stream, dst, src, &own);
	ctx_leave(stream->ctx);
	return rc;
}
