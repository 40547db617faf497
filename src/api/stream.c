/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>

#include "api/context.h"
#include "base/alloc.h"
#include "base/error.h"

#define FLAGS                                                                  \
	(PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_OFF | PL_STREAM_FIXED_MEM_OFF | \
	 PL_STREAM_FIXED_SRC_OFF)

_Static_assert(STREAM_FIXED_LEN == PL_STREAM_FIXED_LEN && STREAM_FIXED_OFF == PL_STREAM_FIXED_OFF &&
		       STREAM_FIXED_MEM_OFF == PL_STREAM_FIXED_MEM_OFF &&
		       STREAM_FIXED_SRC_OFF == PL_STREAM_FIXED_SRC_OFF,
	       "the room's flags are the public ones");

static int open_stream(struct pl_dev *dev, bool wrap, void *handle, struct pl_stream **out)
{
	struct pl_ctx *ctx = dev->ctx;
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
		lock_acquire(&ctx->lock);
		s->next = ctx->open_streams;
		ctx->open_streams = s;
		lock_release(&ctx->lock);
		*out = s;
	}
	ctx_leave(ctx);
	return rc;
}

int pl_stream_wrap(struct pl_dev *dev, void *handle, struct pl_stream **out)
{
	return open_stream(dev, true, handle, out);
}

int pl_stream_create(struct pl_dev *dev, struct pl_stream **out)
{
	return open_stream(dev, false, NULL, out);
}

void *pl_stream_handle(const struct pl_stream *stream)
{
	return stream->stream->dev->order.handle(stream->stream->s);
}

bool pl_stream_is(const struct pl_stream *stream, const void *handle)
{
	/* A child has no stream, and must not call the driver. */
	return !ctx_usable(stream->ctx) && stream->stream->dev->order.is(stream->stream->s, handle);
}

int pl_stream_sync(struct pl_stream *stream)
{
	int rc = ctx_enter(stream->ctx);

	if (!rc) {
		rc = stream_sync(stream->stream);
		ctx_leave(stream->ctx);
	}
	return rc;
}

void pl_stream_close(struct pl_stream *stream)
{
	struct pl_ctx *ctx = stream ? stream->ctx : NULL;

	if (!ctx || ctx_enter(ctx)) {
		return; /* after fork: pl_close() frees what is the child's */
	}
	lock_acquire(&ctx->lock);
	for (struct pl_stream **p = &ctx->open_streams; *p; p = &(*p)->next) {
		if (*p == stream) {
			*p = stream->next;
			break;
		}
	}
	lock_release(&ctx->lock);
	stream_close(stream->stream);
	free(stream);
	ctx_leave(ctx);
}

static int check_file(const struct pl_stream *s, const struct pl_file *file, bool write)
{
	const struct file *f = file ? file->file : NULL;

	if (!f || file->ctx != s->ctx) {
		return err_set(EINVAL, "the file is NULL or belongs to another context than the "
				       "stream");
	}
	if (f->flags == (write ? O_RDONLY : O_WRONLY)) {
		return err_set(EBADF, "'%s' was not opened for %s", f->name,
			       write ? "writing" : "reading");
	}
	if (f->facts.pipe) {
		return err_set(ESPIPE,
			       "'%s' has no offsets and could block the stream without limit",
			       f->name);
	}
	return 0;
}

static int check(const struct pl_stream *s, enum stream_kind kind, const struct pl_stream_io *io)
{
	if (!io->len) {
		return err_set(EINVAL, "the length's address is NULL");
	}
	if (io->flags & ~FLAGS) {
		return err_set(EINVAL, "flags %#x contain unknown bits", io->flags);
	}
	if (io->policy && !routes_policy_name(&s->ctx->exec.routes, io->policy)) {
		return err_set(EINVAL,
			       "there is no policy %u; use a value that pl_policy_parse() gave",
			       io->policy);
	}
	if (!io->mem || (kind == STREAM_COPY && !io->src)) {
		return err_set(EFAULT, "the memory address is NULL");
	}
	return kind == STREAM_COPY ? 0 : check_file(s, io->file, kind == STREAM_WRITE);
}

static uint32_t policy_of(const struct pl_ctx *ctx, enum stream_kind kind, uint32_t asked)
{
	/* The context's policy chooses among the routes of files; a copy has but one. */
	return asked ? asked : kind == STREAM_COPY ? PLAN_AUTO : ctx->policy;
}

static int submit(struct pl_stream *s, enum stream_kind kind, const struct pl_stream_io *given)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	int rc = ctx_enter(s->ctx);

	if (rc) {
		return rc;
	}
	rc = take_struct(&io, given, sizeof(io), "struct pl_stream_io");
	if (!rc) {
		rc = check(s, kind, &io);
	}
	if (!rc) {
		struct file *f = kind == STREAM_COPY ? NULL : io.file->file;
		struct stream_io r = { .kind = kind,
				       .file = f,
				       .mem = io.mem,
				       .src = io.src,
				       .len = io.len,
				       .off = f ? io.off : NULL,
				       .mem_off = io.mem_off,
				       .src_off = io.src_off,
				       .result = io.result,
				       .done = io.done,
				       .done_arg = io.done_arg,
				       .policy = policy_of(s->ctx, kind, io.policy),
				       .timeout_ns = io.timeout_ns,
				       .fixed = io.flags };

		rc = stream_submit(s->stream, &r);
	}
	ctx_leave(s->ctx);
	return rc;
}

int pl_stream_read(struct pl_stream *stream, const struct pl_stream_io *io)
{
	return submit(stream, STREAM_READ, io);
}

int pl_stream_write(struct pl_stream *stream, const struct pl_stream_io *io)
{
	return submit(stream, STREAM_WRITE, io);
}

int pl_stream_copy(struct pl_stream *stream, const struct pl_stream_io *io)
{
	return submit(stream, STREAM_COPY, io);
}
