/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <stddef.h>
#include <stdint.h>

#include "api/context.h"
#include "api/places.h"
#include "base/error.h"

#define OLDEST sizeof(struct pl_stream_copyv_report)

static int check_report(const struct pl_stream_copyv_report *r)
{
	return r ? check_size(r->size, OLDEST, sizeof(*r), "struct pl_stream_copyv_report") : 0;
}

static int check(const struct pl_stream_copyv_opts *o)
{
	if (o->flags & ~PL_COPYV_SOONEST) {
		return err_set(EINVAL, "flags %#x contain unknown bits", o->flags);
	}
	if (o->policy || o->timeout_ns || o->result || o->done || o->done_arg) {
		return err_set(EINVAL, "policy, timeout_ns, result, done and done_arg of "
				       "pl_stream_copyv_opts are for lists with a region");
	}
	return check_report(o->report);
}

/* Between memories: the stream carries it by itself. */
static int queue_copies(struct pl_stream *s, const struct piece_list *list,
			const struct pl_stream_copyv_opts *o)
{
	struct pl_stream_copyv_report report = PL_STREAM_COPYV_REPORT_INIT;
	struct pl_stream_copyv_opts ours = *o;
	int rc = check(o);

	ours.report = &report;
	rc = rc ? rc : launch_copyv(&s->stream->launch, &list->of, &ours);
	return rc || !o->report ? rc : give_struct(o->report, &report, sizeof(report), OLDEST);
}

/* With a region: a worker carries it. */
static int queue_pieces(struct pl_stream *s, const struct piece_list *list, struct region_users *u,
			const struct pl_stream_copyv_opts *o)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	int rc;

	if (o->flags || o->units || o->report) {
		return err_set(EINVAL, "flags, units and report of pl_stream_copyv_opts are for "
				       "lists between memories");
	}
	rc = ctx_policy(s->ctx, o->policy, true, &io.policy);
	if (rc) {
		return rc;
	}
	io.timeout_ns = o->timeout_ns;
	io.result = o->result;
	io.done = o->done;
	io.done_arg = o->done_arg;
	return stream_submit_list(s->stream, list, u, &io);
}

int pl_stream_copyv(struct pl_stream *stream, const struct pl_place *dst,
		    const struct pl_place *src, const struct pl_copy_piece *pieces, size_t n,
		    const struct pl_stream_copyv_opts *opts)
{
	struct pl_stream_copyv_opts o = PL_STREAM_COPYV_OPTS_INIT;
	struct piece_list list = { .of = { .v = pieces, .n = n } };
	struct region_users *u = NULL;
	int rc = ctx_enter(CTX_OF(stream));

	if (rc) {
		return rc;
	}
	rc = opts ? take_struct(&o, opts, sizeof(o), "struct pl_stream_copyv_opts") : 0;
	rc = rc ? rc : check_reserved(o.reserved, "pl_stream_copyv_opts.reserved");
	rc = rc ? rc : list_check(stream->ctx, dst, src, &list, &u);
	if (!rc) {
		rc = u ? queue_pieces(stream, &list, u, &o) : queue_copies(stream, &list, &o);
	}
	ctx_leave(stream->ctx);
	return rc;
}

static int check_blocks(const struct pl_blocks *b)
{
	size_t aligned = b->id_type == PL_ID_INT32 ? 4 : 8;
	uint64_t most;

	if (b->flags & ~(PL_COPYV_SOONEST | PL_BLOCKS_IDS_NOW)) {
		return err_set(EINVAL, "flags %#x contain unknown bits", b->flags);
	}
	if (b->id_type != PL_ID_INT32 && b->id_type != PL_ID_INT64) {
		return err_set(EINVAL, "id_type %u is neither PL_ID_INT32 nor PL_ID_INT64",
			       b->id_type);
	}
	if (!b->block_bytes || b->block_bytes > UINT32_MAX) {
		return err_set(EINVAL, "blocks of %zu bytes cannot be copied", b->block_bytes);
	}
	if (b->n > UINT32_MAX || __builtin_mul_overflow(b->n, b->n_planes, &most) ||
	    __builtin_mul_overflow(most, b->block_bytes, &most) || most > INT64_MAX) {
		return err_set(EINVAL, "%zu blocks in %zu planes are too many", b->n, b->n_planes);
	}
	if ((uintptr_t)b->dst_ids % aligned || (uintptr_t)b->src_ids % aligned ||
	    (uintptr_t)b->status % 8) {
		return err_set(EINVAL, "ids or status are not aligned to what they hold");
	}
	if (b->n && b->n_planes && (!b->planes || !b->dst_ids || !b->src_ids)) {
		return err_set(EFAULT, "the address of %s is NULL",
			       !b->planes ? "the planes" : "the ids");
	}
	return check_reserved(b->reserved, "pl_blocks.reserved");
}

/* The caller's struct, whatever version, with its defaults put in. */
static int take_blocks(struct pl_blocks *b, const struct pl_blocks *given)
{
	int rc = take_struct(b, given, sizeof(*b), "struct pl_blocks");

	b->dst_stride = b->dst_stride ? b->dst_stride : b->block_bytes;
	b->src_stride = b->src_stride ? b->src_stride : b->block_bytes;
	rc = rc ? rc : check_blocks(b);
	return rc ? rc : check_report(b->report);
}

int pl_copy_blocks(struct pl_stream *stream, const struct pl_blocks *blocks)
{
	struct pl_stream_copyv_report report = PL_STREAM_COPYV_REPORT_INIT;
	struct pl_blocks b = PL_BLOCKS_INIT;
	struct pl_stream_copyv_report *theirs;
	int rc = ctx_enter(CTX_OF(stream));

	if (rc) {
		return rc;
	}
	rc = take_blocks(&b, blocks);
	theirs = b.report;
	b.report = &report;
	if (!rc && b.n && b.n_planes) {
		rc = launch_blocks(&stream->stream->launch, &b);
	}
	if (!rc && theirs) {
		rc = give_struct(theirs, &report, sizeof(report), OLDEST);
	}
	ctx_leave(stream->ctx);
	return rc;
}
