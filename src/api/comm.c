/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Communicators: arguments and handles. */

#include <errno.h>
#include <stdlib.h>

#include "api/context.h"
#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "coll/coll.h"

#define PART_USUAL (UINT64_C(8) << 20)
#define PLACE_LEAST (UINT64_C(16) << 10) /* of a rank, in each of a part's two areas */
#define LIMIT_USUAL_NS UINT64_C(600000000000)
#define TELL_USUAL_NS UINT64_C(5000000000)
#define COUNT_MAX (UINT64_C(1) << 48)

struct pl_comm {
	struct handle in; /* first */
	struct pl_ctx *ctx;
	struct comm *comm;
};

/* What ranks need in order to hear of each other. */
static int take_opts(struct pl_comm_opts *o, const struct pl_comm_opts *given)
{
	int rc;

	*o = (struct pl_comm_opts)PL_COMM_OPTS_INIT;
	rc = take_struct(o, given, sizeof(*o), "struct pl_comm_opts");
	if (rc) {
		return rc;
	}
	if (!o->ranks || o->ranks > PL_COMM_RANKS || o->rank >= o->ranks) {
		return err_set(EINVAL,
			       "rank %u of %u: ranks count from 0, and there are from 1 to %u",
			       o->rank, o->ranks, PL_COMM_RANKS);
	}
	return o->gather ? 0
			 : err_set(EINVAL, "pl_comm_opts.gather is NULL: ranks find each other by "
					   "it");
}

/* Puts in the defaults; scratch_bytes becomes that of the data of one part. */
static int check_opts(struct pl_comm_opts *o)
{
	uint64_t head = COLL_STATE_BYTES + (uint64_t)COLL_PARTS * COLL_HEAD_BYTES;
	uint64_t least = head + COLL_PARTS * 2 * PLACE_LEAST * o->ranks;

	o->scratch_bytes = o->scratch_bytes ? o->scratch_bytes : head + COLL_PARTS * PART_USUAL;
	o->limit_ns = o->limit_ns ? o->limit_ns : LIMIT_USUAL_NS;
	o->tell_ns = o->tell_ns ? o->tell_ns : TELL_USUAL_NS;
	if (o->scratch_bytes < least || o->scratch_bytes > SIZE_MAX / 4) {
		return err_set(EINVAL, "scratch_bytes is %llu; %u ranks need at least %llu",
			       (unsigned long long)o->scratch_bytes, o->ranks,
			       (unsigned long long)least);
	}
	o->scratch_bytes = align_down((o->scratch_bytes - head) / COLL_PARTS, 4096);
	if (o->flags & ~(uint32_t)PL_COMM_ABORT_ALONE) {
		return err_set(EINVAL, "%u has no enum pl_comm_flag bits", o->flags);
	}
	if (o->limit_ns > INT64_MAX / 2) {
		return err_set(EINVAL, "a limit of %llu ns never ends",
			       (unsigned long long)o->limit_ns);
	}
	return 0;
}

int pl_comm_create(struct pl_dev *dev, const struct pl_comm_opts *opts, struct pl_comm **out)
{
	struct pl_ctx *ctx = CTX_OF(dev);
	struct pl_comm_opts o;
	struct pl_comm *c;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_enter(ctx);
	if (rc) {
		return rc;
	}
	c = alloc_zero(sizeof(*c));
	rc = c ? take_opts(&o, opts) : -ENOMEM;
	rc = rc ? rc : comm_create(&ctx->comms, dev->dev, &o, check_opts(&o), &c->comm);
	if (rc) {
		free(c);
	} else {
		c->ctx = ctx;
		handle_add(ctx, &ctx->open_comms, &c->in);
		*out = c;
	}
	ctx_leave(ctx);
	return rc;
}

static int size_of(uint32_t type)
{
	static const uint8_t sizes[COLL_TYPES] = { 0, 8, 4, 2, 2, 1, 1, 4, 4, 8, 8 };

	return type < COLL_TYPES ? sizes[type] : 0;
}

static int check_call(const struct pl_comm *c, const struct comm_call *call, bool reduces)
{
	size_t bytes;

	if (reduces && (!call->type || !call->size)) {
		return err_set(EINVAL, "%u is no enum pl_comm_type value", call->type);
	}
	if (reduces && (!call->op || call->op >= COLL_OPS)) {
		return err_set(EINVAL, "%u is no enum pl_comm_op value", call->op);
	}
	if (call->count >= COUNT_MAX ||
	    __builtin_mul_overflow(call->count, call->size * c->comm->n, &bytes) ||
	    bytes > SIZE_MAX / 4) {
		return err_set(EINVAL, "%zu elements are too many", call->count);
	}
	if (((uintptr_t)call->src | (uintptr_t)call->dst) % call->size) {
		return err_set(EINVAL,
			       "source or destination is not aligned to elements of %zu bytes",
			       call->size);
	}
	if (call->root >= c->comm->n) {
		return err_set(EINVAL, "there is no rank %u: there are %u", call->root, c->comm->n);
	}
	return 0;
}

static int queue(struct pl_comm *c, struct pl_stream *s, struct comm_call call, bool reduces)
{
	int rc = ctx_enter(CTX_OF(c));

	if (rc) {
		return rc;
	}
	rc = c->ctx == CTX_OF(s) ? 0
				 : err_set(EINVAL, "the stream is NULL or belongs to another "
						   "context than the communicator");
	rc = rc ? rc : check_call(c, &call, reduces);
	if (!rc && (call.count || call.kind == COLL_BARRIER)) {
		rc = comm_queue(c->comm, &s->stream->launch, &call);
	}
	if (rc && c->comm->alone && !atomic_load(&c->comm->failed)) {
		comm_stop(c->comm, ECANCELED); /* or others wait for this rank */
	}
	ctx_leave(c->ctx);
	return rc;
}

int pl_comm_all_reduce(struct pl_comm *comm, struct pl_stream *stream, const void *src, void *dst,
		       size_t count, uint32_t type, uint32_t op)
{
	struct comm_call call = { COLL_ALL_REDUCE,	 src,  dst, count,
				  (size_t)size_of(type), type, op,  0 };

	return queue(comm, stream, call, true);
}

int pl_comm_reduce_scatter(struct pl_comm *comm, struct pl_stream *stream, const void *src,
			   void *dst, size_t count, uint32_t type, uint32_t op)
{
	struct comm_call call = { COLL_REDUCE_SCATTER,	 src,  dst, count,
				  (size_t)size_of(type), type, op,  0 };

	return queue(comm, stream, call, true);
}

int pl_comm_all_gather(struct pl_comm *comm, struct pl_stream *stream, const void *src, void *dst,
		       size_t len)
{
	struct comm_call call = { COLL_ALL_GATHER, src, dst, len, 1, 0, 0, 0 };

	return queue(comm, stream, call, false);
}

int pl_comm_broadcast(struct pl_comm *comm, struct pl_stream *stream, const void *src, void *dst,
		      size_t len, uint32_t root)
{
	struct comm_call call = { COLL_BROADCAST, src, dst, len, 1, 0, 0, root };

	return queue(comm, stream, call, false);
}

int pl_comm_all_to_all(struct pl_comm *comm, struct pl_stream *stream, const void *src, void *dst,
		       size_t len)
{
	struct comm_call call = { COLL_ALL_TO_ALL, src, dst, len, 1, 0, 0, 0 };

	return queue(comm, stream, call, false);
}

int pl_comm_barrier(struct pl_comm *comm, struct pl_stream *stream)
{
	struct comm_call call = { COLL_BARRIER, NULL, NULL, 0, 1, 0, 0, 0 };

	return queue(comm, stream, call, false);
}

int pl_comm_after(struct pl_comm *comm, struct pl_stream *stream)
{
	int rc = ctx_enter(CTX_OF(comm));

	if (rc) {
		return rc;
	}
	if (comm->ctx != CTX_OF(stream) ||
	    comm->comm->dev->driver != stream->stream->launch.dev->driver) {
		rc = err_set(EINVAL,
			     "the communicator is of %s, which the stream cannot wait for: it is "
			     "NULL, another context's or driver's",
			     comm->comm->dev->props.name);
	} else {
		rc = comm_after(comm->comm, &stream->stream->launch);
	}
	ctx_leave(comm->ctx);
	return rc;
}

/* Returns the states of `ask` that hold, or the error of a failed communicator or stream. */
static int states_of(struct comm *c, uint32_t ask)
{
	int held = 0;
	int rc = ask & PL_COMM_FAILED ? comm_error(c) : 0;

	if (!rc && (ask & PL_COMM_BUSY)) {
		rc = comm_idle(c);
		if (rc == -EBUSY) {
			held |= PL_COMM_BUSY;
			rc = 0;
		}
	}
	if (!rc && (ask & PL_COMM_CAPTURED) && comm_captured(c)) {
		held |= PL_COMM_CAPTURED;
	}
	return rc ? rc : held;
}

int pl_comm_info(struct pl_comm *comm, uint32_t ask)
{
	const uint32_t known = PL_COMM_FAILED | PL_COMM_BUSY | PL_COMM_CAPTURED;
	int rc = ctx_enter(CTX_OF(comm));

	if (rc) {
		return rc;
	}
	rc = !ask || (ask & ~known)
		     ? err_set(EINVAL,
			       "pl_comm_info: 0x%x asks for no state, or an unknown one "
			       "(enum pl_comm_state)",
			       ask)
		     : states_of(comm->comm, ask);
	ctx_leave(comm->ctx);
	return rc;
}

int pl_comm_abort(struct pl_comm *comm)
{
	int rc = ctx_enter(CTX_OF(comm));

	if (!rc) {
		comm_abort(comm->comm);
		ctx_leave(comm->ctx);
	}
	return rc;
}

void pl_comm_close(struct pl_comm *comm)
{
	struct pl_ctx *ctx = comm ? comm->ctx : NULL;

	if (!ctx || ctx_enter(ctx)) {
		return; /* after fork(): pl_close() frees the child's copies */
	}
	handle_remove(ctx, &ctx->open_comms, &comm->in);
	comm_close(comm->comm);
	free(comm);
	ctx_leave(ctx);
}

void comm_handles_close(struct pl_ctx *ctx, bool child)
{
	struct handle *h;

	while ((h = handle_pop(&ctx->open_comms))) {
		struct pl_comm *c = container_of(h, struct pl_comm, in);

		if (child) {
			comm_abandon(c->comm);
		} else {
			comm_close(c->comm);
		}
		free(c);
	}
}
