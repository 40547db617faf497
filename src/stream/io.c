/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* One transfer that the stream has reached: its parameters are read now, and an invalid one makes
 * its result an error. */

#include <errno.h>
#include <limits.h>
#include <stdint.h>

#include "base/clock.h"
#include "base/error.h"
#include "stream/stream.h"

/* Address plus offset. A negative offset is refused: memory before the address need not belong to
 * the caller, and if no device knows it, it would be taken for host memory. */
static int place(const void *base, const int64_t *off, uintptr_t *out)
{
	int64_t by = off ? *off : 0;

	if (by < 0 || __builtin_add_overflow((uintptr_t)base, by, out)) {
		return err_set(EFAULT, "offset %lld of %p: it is %s", (long long)by, base,
			       by < 0 ? "negative" : "past the address space");
	}
	return 0;
}

/* A range past the end of the allocation or registration is refused too. */
static int stays(struct stream_room *room, const void *base, uintptr_t at, size_t len)
{
	size_t by = at - (uintptr_t)base;
	struct mem_ref ref;
	size_t left;
	int rc;

	if (!by) {
		return 0;
	}
	rc = mem_get(room->mem, base, 1, &ref);
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

/* Checks the length and the file's offset. */
static int check_range(const struct stream_io *io, size_t len)
{
	int64_t off = io->off ? *io->off : 0;

	if (len > SSIZE_MAX) {
		return err_set(EINVAL, "%zu bytes exceed the largest possible transfer", len);
	}
	if (off < 0 || (int64_t)len > INT64_MAX - off) {
		return err_set(EINVAL,
			       "offset %lld and length %zu exceed the largest possible file",
			       (long long)off, len);
	}
	return 0;
}

static int make_file_transfer(struct stream_room *room, const struct stream_io *io, size_t len,
			      struct transfer *t)
{
	uintptr_t mem = 0;
	int rc = place(io->mem, io->mem_off, &mem);

	rc = rc ? rc : stays(room, io->mem, mem, len);
	if (!rc) {
		transfer_of_file(t, io->file, io->kind == STREAM_WRITE, (void *)mem,
				 io->off ? (uint64_t)*io->off : 0, len);
	}
	return rc;
}

static int make_copy(struct stream_room *room, const struct stream_io *io, size_t len,
		     struct transfer *t)
{
	uintptr_t dst = 0;
	uintptr_t src = 0;
	int rc = place(io->mem, io->mem_off, &dst);

	rc = rc ? rc : place(io->src, io->src_off, &src);
	if (rc) {
		return rc;
	}
	if (dst < src ? src - dst < len : dst - src < len) {
		return err_set(EINVAL, "the two memories overlap: %zu bytes at %p and %p", len,
			       (void *)dst, (void *)src);
	}
	rc = stays(room, io->mem, dst, len);
	rc = rc ? rc : stays(room, io->src, src, len);
	if (!rc) {
		transfer_of_copy(t, (void *)dst, (const void *)src, len);
	}
	return rc;
}

static bool is_fixed(const struct stream_io *io)
{
	return io->fixed & STREAM_FIXED_LEN && (!io->mem_off || io->fixed & STREAM_FIXED_MEM_OFF) &&
	       (!io->src_off || io->fixed & STREAM_FIXED_SRC_OFF);
}

/* What is wrong with its parameters is said at its turn. */
struct exec_ordered *stream_io_ordered(struct stream_room *room, const struct stream_io *io,
				       struct dev_stream *s)
{
	struct exec_ordered *o;
	struct transfer t;

	if (io->kind != STREAM_COPY || !is_fixed(io) || io->timeout_ns || !*io->len ||
	    check_range(io, *io->len) || make_copy(room, io, *io->len, &t)) {
		return NULL;
	}
	t.policy = io->policy;
	if (transfer_hold(room->mem, &t)) {
		return NULL;
	}
	o = exec_ordered_get(room->exec, &t, s);
	if (!o) {
		transfer_release(&t);
	}
	return o;
}

ssize_t stream_io_run(struct stream_room *room, const struct stream_io *io)
{
	struct exec_report rep;
	struct transfer t;
	size_t len = *io->len;
	ssize_t n = check_range(io, len);

	if (n || !len) {
		uintptr_t at;

		return n ? n : place(io->mem, io->mem_off, &at);
	}
	n = io->kind == STREAM_COPY ? make_copy(room, io, len, &t)
				    : make_file_transfer(room, io, len, &t);
	if (n) {
		return n;
	}
	t.policy = io->policy;
	t.deadline_ns = clock_deadline(io->timeout_ns);
	n = transfer_hold(room->mem, &t);
	if (!n) {
		n = exec_run(room->exec, &t, &rep);
		transfer_release(&t);
	}
	return n;
}
