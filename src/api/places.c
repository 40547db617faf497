/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_transfer: between any two places. */

#include "api/places.h"

#include <errno.h>
#include <limits.h>

#include "api/remotes.h"
#include "base/error.h"

/* Returns words for a place, for messages. */
static const char *side_of(bool dst)
{
	return dst ? "where the bytes go to" : "where the bytes come from";
}

static int no_such_kind(const struct pl_place *p, bool dst)
{
	return err_set(EINVAL, "%s: kind %u is not one of PL_PLACE_...", side_of(dst), p->kind);
}

/* What its kind does not have would be taken for an order that is not carried out. */
static int check_fields(const struct pl_place *p, bool dst)
{
	if (p->kind < PL_PLACE_MEMORY || p->kind > PL_PLACE_REGION) {
		return no_such_kind(p, dst);
	}
	if (p->zero) {
		return err_set(EINVAL, "%s: pl_place.zero is %u and must be 0", side_of(dst),
			       p->zero);
	}
	if ((p->kind != PL_PLACE_MEMORY && p->mem) || (p->kind != PL_PLACE_FILE && p->file) ||
	    (p->kind != PL_PLACE_REGION && p->region)) {
		return err_set(EINVAL,
			       "%s: the place is of kind %u, and a field of another kind is not "
			       "NULL",
			       side_of(dst), p->kind);
	}
	return 0;
}

static int check_handle(const struct pl_ctx *ctx, const struct pl_place *p, bool dst)
{
	const struct pl_ctx *of = ctx;

	if (p->kind == PL_PLACE_FILE) {
		if (!p->file) {
			return err_set(EBADF, "%s: the file is NULL", side_of(dst));
		}
		of = p->file->ctx;
	} else if (p->kind == PL_PLACE_REGION) {
		if (!p->region) {
			return err_set(EINVAL, "%s: the region is NULL", side_of(dst));
		}
		of = region_ctx(p->region);
	} else if (p->mem && p->off > UINTPTR_MAX - (uintptr_t)p->mem) {
		return err_set(EFAULT, "%s: %p and offset %llu are past the address space",
			       side_of(dst), p->mem, (unsigned long long)p->off);
	}
	return of == ctx ? 0
			 : err_set(EINVAL, "%s: the %s belongs to another context", side_of(dst),
				   p->kind == PL_PLACE_FILE ? "file" : "region");
}

int place_check(const struct pl_ctx *ctx, const struct pl_place *p, bool dst)
{
	int rc = check_fields(p, dst);

	return rc ? rc : check_handle(ctx, p, dst);
}

static void *address(const struct pl_place *p)
{
	return p->mem ? (void *)((uintptr_t)p->mem + p->off) : NULL;
}

uint64_t place_begin(const struct pl_place *p)
{
	return p->kind == PL_PLACE_MEMORY ? (uintptr_t)address(p) : p->off;
}

struct region_users *place_users(const struct pl_place *p)
{
	return p->kind == PL_PLACE_REGION ? region_users(p->region) : NULL;
}

/* Checks the range of a place. mem: the address of the memory at the other place; any address but
 * NULL if that place is no memory. A region is in use meanwhile. */
static int check_range(const struct pl_place *p, bool dst, const void *mem, size_t len)
{
	switch (p->kind) {
	case PL_PLACE_FILE:
		return check_file(p->file->file, dst, mem, len, p->off);
	case PL_PLACE_REGION:
		return check_region(place_users(p)->region, dst, mem, len, p->off);
	default:
		return 0;
	}
}

static int check_two_files(const struct pl_place *dst, const struct pl_place *src)
{
	if (dst->kind != PL_PLACE_FILE || src->kind != PL_PLACE_FILE) {
		return 0;
	}
	return err_set(EOPNOTSUPP,
		       "'%s' to '%s': there is no route between two files; read into memory and "
		       "write from there, or use copy_file_range(2)",
		       src->file->file->name, dst->file->file->name);
}

static bool ranges_meet(uint64_t a, uint64_t b, size_t len)
{
	return len && (a < b ? b - a < len : a - b < len);
}

static int check_overlap(const struct pl_place *dst, const struct pl_place *src, size_t len)
{
	if (dst->kind != PL_PLACE_REGION || dst->region != src->region ||
	    !ranges_meet(dst->off, src->off, len)) {
		return 0;
	}
	return err_set(EINVAL, "%zu bytes at offsets %llu and %llu of one region overlap", len,
		       (unsigned long long)dst->off, (unsigned long long)src->off);
}

int places_check_kinds(const struct pl_ctx *ctx, const struct pl_place *dst,
		       const struct pl_place *src)
{
	int rc;

	if (!dst || !src) {
		return err_set(EINVAL, "%s: the place is NULL", side_of(!dst));
	}
	rc = check_fields(dst, true);
	rc = rc ? rc : check_fields(src, false);
	rc = rc ? rc : check_handle(ctx, dst, true);
	rc = rc ? rc : check_handle(ctx, src, false);
	return rc ? rc : check_two_files(dst, src);
}

/* Checks the ranges of places whose kinds were checked, and whose regions are in use. */
static int check_ranges(const struct pl_place *dst, const struct pl_place *src, size_t len)
{
	static const char no_memory[1];
	const void *to = dst->kind == PL_PLACE_MEMORY ? address(dst) : no_memory;
	const void *from = src->kind == PL_PLACE_MEMORY ? address(src) : no_memory;
	int rc;

	if (dst->kind == PL_PLACE_MEMORY && src->kind == PL_PLACE_MEMORY) {
		return check_copy(to, from, len);
	}
	rc = check_range(dst, true, from, len);
	rc = rc ? rc : check_range(src, false, to, len);
	return rc ? rc : check_overlap(dst, src, len);
}

int places_check(const struct pl_ctx *ctx, const struct pl_place *dst, const struct pl_place *src,
		 size_t len)
{
	int rc = places_check_kinds(ctx, dst, src);
	struct region_users *u[2] = { NULL, NULL };

	if (!rc) {
		u[0] = place_users(dst);
		u[1] = place_users(src);
		rc = region_use_both(u);
	}
	if (!rc) {
		rc = check_ranges(dst, src, len);
		region_end_use_both(u);
	}
	return rc;
}

static void set_end(struct transfer *t, bool dst, const struct pl_place *p)
{
	struct end *e = dst ? &t->dst : &t->src;

	if (p->kind == PL_PLACE_REGION) {
		transfer_set_region(t, dst, region_users(p->region), p->off);
	} else if (p->kind == PL_PLACE_FILE) {
		struct file *f = p->file->file;

		*e = (struct end){ .kind = END_FILE, .file = f, .off = f->facts.pipe ? 0 : p->off };
	} else {
		*e = (struct end){ .kind = END_MEM, .addr = (uintptr_t)address(p) };
	}
}

void places_transfer(struct transfer *t, const struct pl_place *dst, const struct pl_place *src,
		     size_t len)
{
	*t = (struct transfer){ .len = len };
	set_end(t, true, dst);
	set_end(t, false, src);
}

/* The regions are in use until the report has their names. */
static ssize_t carry(struct pl_ctx *ctx, const struct pl_place *dst, const struct pl_place *src,
		     size_t len, const struct pl_io_opts *opts)
{
	struct region_users *const u[2] = { place_users(dst), place_users(src) };
	struct transfer t;
	ssize_t n = region_use_both(u);

	if (n) {
		return n;
	}
	n = check_ranges(dst, src, len);
	if (!n) {
		places_transfer(&t, dst, src, len);
		n = ctx_carry(ctx, &t, 1, opts);
	}
	region_end_use_both(u);
	return n;
}

ssize_t pl_transfer(struct pl_ctx *ctx, const struct pl_place *dst, const struct pl_place *src,
		    size_t len, const struct pl_io_opts *opts)
{
	ssize_t n = ctx ? ctx_enter(ctx) : remote_is_null("context");

	if (n) {
		return n;
	}
	n = places_check_kinds(ctx, dst, src);
	n = n ? n : carry(ctx, dst, src, len, opts);
	ctx_leave(ctx);
	return n;
}
