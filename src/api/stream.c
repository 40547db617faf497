/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <stdlib.h>

#include "api/context.h"
#include "api/remotes.h"
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
	return open_stream(dev, true, handle, out);
}

int pl_stream_create(struct pl_dev *dev, struct pl_stream **out)
{
	return open_stream(dev, false, NULL, out);
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
		return; /* after fork: pl_close() frees what is the child's */
	}
	handle_remove(ctx, &ctx->open_streams, &stream->in);
	stream_close(stream->stream);
	free(stream);
	ctx_leave(ctx);
}

static int check_with_region(const struct pl_stream *s, const struct pl_region *region,
			     const struct pl_stream_io *io)
{
	if (io->file) {
		return err_set(EINVAL, "the transfer is with a region, and its file is not NULL");
	}
	return region_ctx(region) == s->ctx
		       ? 0
		       : err_set(EINVAL, "the region belongs to another context than the stream");
}

static int check(const struct pl_stream *s, enum pl_op op, const struct pl_region *region,
		 const struct pl_stream_io *io)
{
	if (!io->len) {
		return err_set(EINVAL, "the length's address is NULL");
	}
	if (io->flags & ~FLAGS) {
		return err_set(EINVAL, "flags %#x contain unknown bits", io->flags);
	}
	if (!io->mem || (op == PL_OP_COPY && !io->src)) {
		return err_set(EFAULT, "the memory address is NULL");
	}
	if (op == PL_OP_COPY) {
		return 0;
	}
	if (region) {
		return check_with_region(s, region, io);
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

/* By a kernel, or else by a worker. */
static int submit_file(struct pl_stream *s, enum pl_op op, const struct pl_stream_io *io)
{
	struct file *f = io->file->file;
	const char *why = NULL;
	int rc = small_queue(&s->ctx->ring_room, &s->stream->launch, op, f, io, &why);

	if (rc != SMALL_UNFIT) {
		return rc;
	}
	rc = stream_submit(s->stream, op, f, NULL, io);
	return rc == -EOPNOTSUPP ? err_wrap(EOPNOTSUPP, "no kernel carries it, as %s", why) : rc;
}

static int submit(struct pl_stream *s, enum pl_op op, const struct pl_region *region,
		  const struct pl_stream_io *given)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	bool with_file = op != PL_OP_COPY && !region;
	int rc = ctx_enter(CTX_OF(s));

	if (rc) {
		return rc;
	}
	rc = take_struct(&io, given, sizeof(io), "struct pl_stream_io");
	rc = rc ? rc : ctx_policy(s->ctx, io.policy, !with_file, &io.policy);
	rc = rc ? rc : check(s, op, region, &io);
	if (!rc && with_file) {
		rc = submit_file(s, op, &io);
	} else if (!rc) {
		rc = stream_submit(s->stream, op, NULL, region ? region_users(region) : NULL, &io);
	}
	ctx_leave(s->ctx);
	return rc;
}

int pl_stream_read(struct pl_stream *stream, const struct pl_stream_io *io)
{
	return submit(stream, PL_OP_READ, NULL, io);
}

int pl_stream_write(struct pl_stream *stream, const struct pl_stream_io *io)
{
	return submit(stream, PL_OP_WRITE, NULL, io);
}

int pl_stream_copy(struct pl_stream *stream, const struct pl_stream_io *io)
{
	return submit(stream, PL_OP_COPY, NULL, io);
}

int pl_stream_region_read(struct pl_stream *stream, struct pl_region *region,
			  const struct pl_stream_io *io)
{
	return region ? submit(stream, PL_OP_READ, region, io) : remote_is_null("region");
}

int pl_stream_region_write(struct pl_stream *stream, struct pl_region *region,
			   const struct pl_stream_io *io)
{
	return region ? submit(stream, PL_OP_WRITE, region, io) : remote_is_null("region");
}

/* What a list has no use for is a mistake. */
static int check_list_io(const struct pl_stream *s, const struct pl_region *region,
			 const struct pl_stream_io *io)
{
	if (io->flags || io->mem || io->src || io->len || io->off || io->mem_off || io->src_off) {
		return err_set(EINVAL, "a list in stream order has its memory and lengths in its "
				       "pieces: of pl_stream_io it takes policy, result, "
				       "timeout_ns, done and done_arg");
	}
	return check_with_region(s, region, io);
}

static int submit_list(struct pl_stream *s, struct pl_region *region, const struct piece_list *list,
		       const struct pl_stream_io *given)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	size_t len;
	int rc;

	if (!region) {
		return remote_is_null("region");
	}
	rc = ctx_enter(CTX_OF(s));
	if (rc) {
		return rc;
	}
	rc = given ? take_struct(&io, given, sizeof(io), "struct pl_stream_io") : 0;
	rc = rc ? rc : ctx_policy(s->ctx, io.policy, true, &io.policy);
	rc = rc ? rc : check_list_io(s, region, &io);
	rc = rc ? rc : region_list_check(list, &len);
	rc = rc ? rc : stream_submit_list(s->stream, list, region_users(region), &io);
	ctx_leave(s->ctx);
	return rc;
}

static int submit_pieces(struct pl_stream *s, struct pl_region *region,
			 const struct pl_region_piece *v, size_t n, bool write,
			 const struct pl_stream_io *io)
{
	const struct piece_list list = { .n = n, .pieces = v, .write = write };

	return submit_list(s, region, &list, io);
}

static int submit_blocks(struct pl_stream *s, struct pl_region *region,
			 const struct pl_region_blocks *b, bool write,
			 const struct pl_stream_io *io)
{
	const struct piece_list list = { .n = b ? b->n : 0, .blocks = b, .write = write };

	return b ? submit_list(s, region, &list, io) : err_set(EFAULT, "the blocks are NULL");
}

int pl_stream_region_readv(struct pl_stream *stream, struct pl_region *region,
			   const struct pl_region_piece *pieces, size_t n,
			   const struct pl_stream_io *io)
{
	return submit_pieces(stream, region, pieces, n, false, io);
}

int pl_stream_region_writev(struct pl_stream *stream, struct pl_region *region,
			    const struct pl_region_piece *pieces, size_t n,
			    const struct pl_stream_io *io)
{
	return submit_pieces(stream, region, pieces, n, true, io);
}

int pl_stream_region_read_blocks(struct pl_stream *stream, struct pl_region *region,
				 const struct pl_region_blocks *blocks,
				 const struct pl_stream_io *io)
{
	return submit_blocks(stream, region, blocks, false, io);
}

int pl_stream_region_write_blocks(struct pl_stream *stream, struct pl_region *region,
				  const struct pl_region_blocks *blocks,
				  const struct pl_stream_io *io)
{
	return submit_blocks(stream, region, blocks, true, io);
}
