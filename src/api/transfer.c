/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>

#include "api/check_io.h"
#include "api/context.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/text.h"

_Static_assert(PLAN_AUTO == PL_POLICY_AUTO && PLAN_STRICT == PL_POLICY_STRICT,
	       "the planner's policies are the public ones");

int pl_policy_parse(const char *name, uint32_t *out)
{
	return plan_policy_parse(name, out);
}

/* The request of a transfer with these options. */
static int begin(const struct pl_ctx *ctx, const struct pl_io_opts *opts, struct pl_io_opts *o,
		 struct xfer_req *r)
{
	int rc = opts ? take_struct(o, opts, sizeof(*o), "struct pl_io_opts") : 0;

	if (rc) {
		return rc;
	}
	if (o->policy && !plan_policy_name(o->policy)) {
		return err_set(EINVAL, "policy %u is none; take it from pl_policy_parse()",
			       o->policy);
	}
	if (o->chunk & (o->chunk - 1) || (o->chunk && o->chunk < 4096)) {
		return err_set(EINVAL, "chunk %zu is not a power of two from 4096", o->chunk);
	}
	if (o->depth > 4096) {
		return err_set(EINVAL, "depth %u is more than 4096 pieces in flight", o->depth);
	}
	r->policy = o->policy ? o->policy : ctx->policy;
	r->chunk = o->chunk;
	r->depth = o->depth;
	if (o->timeout_ns) {
		uint64_t now = clock_now_ns();

		/* One that the clock cannot reach is none. */
		r->deadline_ns = o->timeout_ns < UINT64_MAX - now ? now + o->timeout_ns : 0;
	}
	return 0;
}

static enum plan_route_id biggest(const struct xfer_report *rep)
{
	enum plan_route_id best = ROUTE_DIRECT;

	for (enum plan_route_id i = 0; i < ROUTE_COUNT; i++) {
		if (rep->bytes[i] > rep->bytes[best]) {
			best = i;
		}
	}
	return best;
}

static void name_end(char *dst, size_t room, const struct mem_ref *m)
{
	text_copy(dst, room, !m ? "" : m->dev ? m->dev->props.name : "host");
}

/* The ends of `r` are known, or it has moved nothing. */
static int give_report(const struct pl_io_opts *o, const struct xfer_req *r,
		       const struct xfer_report *rep)
{
	struct pl_io_report all = PL_IO_REPORT_INIT;
	enum plan_route_id best = biggest(rep);

	if (!o->report) {
		return 0;
	}
	all.fallbacks = rep->fallbacks;
	all.direct = rep->bytes[ROUTE_DIRECT] + rep->bytes[ROUTE_P2PDMA];
	all.buffered = rep->bytes[ROUTE_BUFFERED];
	all.staged = rep->bytes[ROUTE_DIRECT_COPY] + rep->bytes[ROUTE_BUFFERED_COPY];
	all.copied = rep->bytes[ROUTE_COPY];
	all.edge = rep->edge;
	if (rep->bytes[best]) {
		text_copy(all.route, sizeof(all.route), plan_routes[best].name);
	}
	all.in_place = rep->bytes[ROUTE_PAGECACHE];
	name_end(all.dst_device, sizeof(all.dst_device), r->write ? NULL : r->mem);
	name_end(all.src_device, sizeof(all.src_device), r->write ? r->mem : r->src_mem);
	if (rep->fallbacks) {
		text_fmt(all.why, sizeof(all.why), "%s: %s (%s)", plan_reason_name(rep->why),
			 rep->why == PL_REASON_KERNEL_REFUSED  ? "the kernel refused O_DIRECT"
			 : rep->why == PL_REASON_DIRECT_FAILED ? "going past the page cache failed"
			 : rep->why == PL_REASON_P2P_WRONG_DATA
				 ? "other bytes arrived than were sent"
			 : rep->why == PL_REASON_PIN_REFUSED
				 ? "the page cache could not be read in place"
				 : "the kernel refused p2pdma",
			 rep->why == PL_REASON_DIRECT_FAILED ? plan_direct_failed(rep->why_err)
							     : err_words(rep->why_err));
	}
	return give_struct(o->report, &all, sizeof(all), offsetof(struct pl_io_report, in_place));
}

int check_range(const struct pl_file *file, const void *mem, size_t len, uint64_t off)
{
	const struct file *f = file->file;

	if (len > SSIZE_MAX) {
		return err_set(EINVAL, "%zu bytes are more than one transfer can count", len);
	}
	if (!mem && len) {
		return err_set(EFAULT, "the memory address is NULL");
	}
	if (f->facts.stream && off != PL_OFF_STREAM) {
		return err_set(ESPIPE, "%s has no offsets; pass PL_OFF_STREAM", f->name);
	}
	if (!f->facts.stream && (off > INT64_MAX || len > (uint64_t)INT64_MAX - off)) {
		return err_set(EINVAL, "offset %llu and length %zu reach past what a file can hold",
			       (unsigned long long)off, len);
	}
	return 0;
}

int check_mode(const struct file *f, bool write)
{
	if (f->flags == (write ? O_RDONLY : O_WRONLY)) {
		return err_set(EBADF, "%s was not opened for %s", f->name,
			       write ? "writing" : "reading");
	}
	return 0;
}

static ssize_t carry(struct pl_file *file, void *mem, struct xfer_req *r,
		     const struct pl_io_opts *o)
{
	struct pl_ctx *ctx = file->ctx;
	struct xfer_report rep = { 0 };
	struct mem_ref ref;
	ssize_t n = mem_get(&ctx->mem, mem, r->len, &ref);
	int rc;

	if (n) {
		return n;
	}
	n = r->write ? 0 : mem_writable(&ref);
	if (n) {
		mem_put(&ref);
		return n;
	}
	r->mem = &ref;
	n = xfer_run(&ctx->xfer, r, &rep);
	rc = give_report(o, r, &rep);
	mem_put(&ref);
	return rc && n >= 0 ? rc : n;
}

static ssize_t transfer(struct pl_file *file, void *mem, size_t len, uint64_t off, bool write,
			const struct pl_io_opts *opts)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct file *f = file->file;
	struct xfer_req r = { .file = f,
			      .facts = &f->facts,
			      .name = f->name,
			      .addr = (uintptr_t)mem,
			      .off = f->facts.stream ? 0 : off,
			      .len = len,
			      .write = write };
	ssize_t n = ctx_enter(file->ctx);

	if (n) {
		return n;
	}
	n = check_range(file, mem, len, off);
	if (!n) {
		n = check_mode(f, write);
	}
	if (!n) {
		n = begin(file->ctx, opts, &o, &r);
	}
	if (!n && len) {
		n = carry(file, mem, &r, &o);
	} else if (!n) {
		n = give_report(&o, &r, &(struct xfer_report){ 0 });
	}
	ctx_leave(file->ctx);
	return n;
}

ssize_t pl_read(struct pl_file *file, void *dst, size_t len, uint64_t off,
		const struct pl_io_opts *opts)
{
	return transfer(file, dst, len, off, false, opts);
}

ssize_t pl_write(struct pl_file *file, const void *src, size_t len, uint64_t off,
		 const struct pl_io_opts *opts)
{
	return transfer(file, (void *)(uintptr_t)src, len, off, true, opts);
}

int check_copy(const void *dst, const void *src, size_t len)
{
	uintptr_t d = (uintptr_t)dst;
	uintptr_t s = (uintptr_t)src;

	if (len > SSIZE_MAX) {
		return err_set(EINVAL, "%zu bytes are more than one transfer can count", len);
	}
	if (len && (!dst || !src)) {
		return err_set(EFAULT, "an address is NULL");
	}
	if (len && (d < s ? s - d < len : d - s < len)) {
		return err_set(EINVAL, "the two memories overlap: %zu bytes at %p and %p", len, dst,
			       src);
	}
	return 0;
}

static ssize_t carry_copy(struct pl_ctx *ctx, struct xfer_req *r, const struct pl_io_opts *o)
{
	struct xfer_report rep = { 0 };
	struct mem_ref dst;
	struct mem_ref src;
	ssize_t n = mem_get(&ctx->mem, (void *)r->addr, r->len, &dst);
	int rc;

	if (n) {
		return n;
	}
	n = mem_writable(&dst);
	n = n ? n : mem_get(&ctx->mem, (void *)r->src_addr, r->len, &src);
	if (n) {
		goto out_dst;
	}
	if (dst.dev && src.dev && dst.dev != src.dev) {
		/* Makes it faster where the two reach each other; the driver copes otherwise. */
		(void)dst.dev->share.peer_enable(dst.dev, src.dev);
	}
	r->mem = &dst;
	r->src_mem = &src;
	n = xfer_run(&ctx->xfer, r, &rep);
	rc = give_report(o, r, &rep);
	mem_put(&src);
	n = rc && n >= 0 ? rc : n;
out_dst:
	mem_put(&dst);
	return n;
}

ssize_t pl_copy(struct pl_ctx *ctx, void *dst, const void *src, size_t len,
		const struct pl_io_opts *opts)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct xfer_req r = { .addr = (uintptr_t)dst, .src_addr = (uintptr_t)src, .len = len };
	ssize_t n = ctx_enter(ctx);

	if (n) {
		return n;
	}
	n = check_copy(dst, src, len);
	if (!n) {
		n = begin(ctx, opts, &o, &r);
	}
	if (!n && !o.policy) {
		/* The context's policy chooses among the routes of files; a copy has but one. */
		r.policy = PLAN_AUTO;
	}
	if (!n && len) {
		n = carry_copy(ctx, &r, &o);
	} else if (!n) {
		n = give_report(&o, &r, &(struct xfer_report){ 0 });
	}
	ctx_leave(ctx);
	return n;
}
