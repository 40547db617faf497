/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Carries a transfer that the stream has reached: its parameters are read now, and an invalid one
 * makes its result an error. */

#include <errno.h>
#include <stdint.h>

#include "base/clock.h"
#include "base/error.h"
#include "stream/stream.h"

/* A range that leaves the allocation or registration in which `base` lies is refused. */
static int check_within(struct mem_table *mem, const void *base, size_t by, size_t len)
{
	struct mem_ref ref;
	size_t left;
	int rc = mem_get(mem, base, 1, &ref);

	if (rc) {
		return rc;
	}
	left = ref.len ? ref.len - ((uintptr_t)base - ref.base) : SIZE_MAX;
	mem_put(&ref);
	if (by > left || len > left - by) {
		return err_set(EFAULT,
			       "%zu bytes at offset %zu of %p exceed the memory: only %zu bytes "
			       "are there",
			       len, by, base, left);
	}
	return 0;
}

/* Address plus offset. A negative offset is refused: memory before the address need not belong to
 * the caller, and if no device knows it, it would be taken for host memory. */
static int address_of(struct mem_table *mem, const void *base, const int64_t *off, size_t len,
		      void **out)
{
	int64_t by = off ? *off : 0;
	uintptr_t at;

	if (by < 0 || __builtin_add_overflow((uintptr_t)base, by, &at)) {
		return err_set(EFAULT, "offset %lld of %p: it is %s", (long long)by, base,
			       by < 0 ? "negative" : "past the address space");
	}
	*out = (void *)at;
	return by && len ? check_within(mem, base, (size_t)by, len) : 0;
}

/* In the file or region. */
static int offset_of(const struct stream_op *op, int64_t *out)
{
	int64_t by = op->io.off ? *op->io.off : 0;

	return __builtin_add_overflow(op->from, by, out)
		       ? err_set(EINVAL, "offset %lld from %lld on is out of range", (long long)by,
				 (long long)op->from)
		       : 0;
}

/* The transfer that the parameters mean now. */
static int make_transfer(const struct stream_op *op, struct transfer *t)
{
	const struct pl_stream_io *io = &op->io;
	struct mem_table *mem = op->ctx->exec->mem;
	int64_t off = 0;
	size_t len = *io->len;
	void *at = NULL;
	void *src = NULL;
	int rc = offset_of(op, &off);

	rc = rc ? rc : address_of(mem, io->mem, io->mem_off, len, &at);

	if (op->file) {
		bool write = op->op == PL_OP_WRITE;

		rc = rc ? rc : check_file(op->file, write, at, len, (uint64_t)off);
		transfer_of_file(t, op->file, write, at, (uint64_t)off, len);
	} else if (op->users) {
		bool write = op->op == PL_OP_WRITE;

		rc = rc ? rc : check_region(op->users->region, write, at, len, (uint64_t)off);
		transfer_of_region(t, op->users->region, write, at, (uint64_t)off, len);
	} else {
		rc = rc ? rc : address_of(mem, io->src, io->src_off, len, &src);
		rc = rc ? rc : check_copy(at, src, len);
		transfer_of_copy(t, at, src, len);
	}
	t->policy = io->policy;
	return rc;
}

static bool is_fixed(const struct pl_stream_io *io)
{
	return io->flags & PL_STREAM_FIXED_LEN &&
	       (!io->mem_off || io->flags & PL_STREAM_FIXED_MEM_OFF) &&
	       (!io->src_off || io->flags & PL_STREAM_FIXED_SRC_OFF);
}

/* An invalid parameter is reported when the stream reaches the transfer, not here. */
struct exec_ordered *stream_op_ordered(const struct stream_op *op)
{
	struct exec *x = op->ctx->exec;
	struct exec_ordered *o;
	struct transfer t;

	if (op->file || op->users || !is_fixed(&op->io) || op->io.timeout_ns || !*op->io.len ||
	    make_transfer(op, &t) || transfer_hold(x->mem, &t)) {
		return NULL;
	}
	o = exec_ordered_get(x, &t, op->stream->launch.s);
	if (!o) {
		transfer_release(&t);
	}
	return o;
}

static ssize_t carry(const struct stream_op *op)
{
	struct exec_report rep;
	struct transfer t;
	ssize_t n = make_transfer(op, &t);

	if (n || !t.len) {
		return n;
	}
	t.deadline_ns = clock_deadline(op->io.timeout_ns);
	t.waited = true;
	n = exec_hold_and_run(op->ctx->exec, &t, &rep);
	return transfer_result(&t, rep.stopped, n);
}

ssize_t stream_op_run(const struct stream_op *op)
{
	ssize_t n = op->users && !op->list ? region_use(op->users) : 0;

	if (n || op->list) {
		return n ? n : stream_pieces_run(op);
	}
	n = carry(op);
	if (op->users) {
		region_end_use(op->users);
	}
	return n;
}
