/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* One transfer whose turn has come: its parameters are read now, and what is wrong with them is its
 * result. */

#include <errno.h>
#include <limits.h>
#include <stdint.h>

#include "base/clock.h"
#include "base/error.h"
#include "stream/stream.h"

/* Address and offset. What is in front of an address is not the caller's to give: if no device
 * knows it, it would pass for the host's memory. */
static int place(const void *base, const int64_t *off, uintptr_t *out)
{
	int64_t by = off ? *off : 0;

	if (by < 0 || __builtin_add_overflow((uintptr_t)base, by, out)) {
		return err_set(EFAULT, "offset %lld of %p: it is %s", (long long)by, base,
			       by < 0 ? "negative" : "past the address space");
	}
	return 0;
}

/* Nor is what lies behind the allocation or registration that an address is in. */
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
		return err_set(EFAULT, "%zu bytes at offset %zu of %p: only %zu bytes are there",
			       len, by, base, left);
	}
	return 0;
}

static int take_range(const struct stream_io *io, struct xfer_req *r)
{
	int64_t off = io->off ? *io->off : 0;

	if (r->len > SSIZE_MAX) {
		return err_set(EINVAL, "%zu bytes are more than one transfer can count", r->len);
	}
	if (off < 0 || (int64_t)r->len > INT64_MAX - off) {
		return err_set(EINVAL, "offset %lld and length %zu reach past what a file can hold",
			       (long long)off, r->len);
	}
	r->off = (uint64_t)off;
	return place(io->mem, io->mem_off, &r->addr);
}

static int take_source(const struct stream_io *io, struct xfer_req *r)
{
	int rc = place(io->src, io->src_off, &r->src_addr);

	r->off = 0;
	if (!rc && (r->addr < r->src_addr ? r->src_addr - r->addr < r->len
					  : r->addr - r->src_addr < r->len)) {
		rc = err_set(EINVAL, "the two memories overlap: %zu bytes at %p and %p", r->len,
			     (void *)r->addr, (void *)r->src_addr);
	}
	return rc;
}

static ssize_t carry(struct stream_room *room, struct xfer_req *r)
{
	struct xfer_report rep = { 0 };
	struct mem_ref mem;
	struct mem_ref src;
	ssize_t n = mem_get(room->mem, (void *)r->addr, r->len, &mem);

	if (n) {
		return n;
	}
	r->mem = &mem;
	if (r->src_addr) {
		n = mem_get(room->mem, (void *)r->src_addr, r->len, &src);
		if (n) {
			goto out_mem;
		}
		r->src_mem = &src;
	}
	n = xfer_run(room->xfer, r, &rep);
	if (r->src_addr) {
		mem_put(&src);
	}
out_mem:
	mem_put(&mem);
	return n;
}

ssize_t stream_io_run(struct stream_room *room, const struct stream_io *io)
{
	struct xfer_req r = { .file = io->file,
			      .facts = io->facts,
			      .name = io->name,
			      .len = *io->len,
			      .write = io->kind == STREAM_WRITE,
			      .policy = io->policy };
	int rc = take_range(io, &r);

	if (!rc && io->kind == STREAM_COPY && r.len) {
		rc = take_source(io, &r);
	}
	if (rc || !r.len) {
		return rc;
	}
	rc = stays(room, io->mem, r.addr, r.len);
	if (!rc && io->kind == STREAM_COPY) {
		rc = stays(room, io->src, r.src_addr, r.len);
	}
	if (rc) {
		return rc;
	}
	if (io->timeout_ns) {
		uint64_t now = clock_now_ns();

		r.deadline_ns = io->timeout_ns < UINT64_MAX - now ? now + io->timeout_ns : 0;
	}
	return carry(room, &r);
}
