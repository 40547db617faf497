/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_copyv, and the arguments of all lists of pieces. exec/pieces.c carries them. */

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "api/context.h"
#include "api/places.h"
#include "base/error.h"

static int check_place(const struct pl_ctx *ctx, const struct pl_place *p, bool dst)
{
	int rc = p ? place_check(ctx, p, dst) : 0;

	if (rc || !p || p->kind != PL_PLACE_FILE) {
		return rc;
	}
	return err_set(EOPNOTSUPP,
		       "'%s': a list of pieces has no place in a file; submit a PL_OP_TRANSFER for "
		       "each piece to a queue",
		       p->file->file->name);
}

static bool in_region(const struct pl_place *p)
{
	return p && p->kind == PL_PLACE_REGION;
}

int list_check(const struct pl_ctx *ctx, const struct pl_place *dst, const struct pl_place *src,
	       struct piece_list *list, struct region_users **u)
{
	int rc = check_place(ctx, dst, true);

	rc = rc ? rc : check_place(ctx, src, false);
	if (rc) {
		return rc;
	}
	if (in_region(dst) && in_region(src)) {
		return err_set(EOPNOTSUPP, "a list of pieces has one place in a region, not two; "
					   "submit a PL_OP_TRANSFER for each piece to a queue");
	}
	if (list->of.n && !list->of.v) {
		return err_set(EFAULT, "the array of %zu pieces is NULL", list->of.n);
	}
	list->of.dst = dst ? place_begin(dst) : 0;
	list->of.src = src ? place_begin(src) : 0;
	list->write = in_region(dst);
	*u = in_region(dst) ? place_users(dst) : in_region(src) ? place_users(src) : NULL;
	return 0;
}

size_t list_bytes(const struct piece_list *list)
{
	size_t len = 0;

	for (size_t i = 0; i < list->of.n; i++) {
		if (__builtin_add_overflow(len, list->of.v[i].len, &len)) {
			return SIZE_MAX;
		}
	}
	return len;
}

static ssize_t carry(struct pl_ctx *ctx, struct piece_list *list, struct region_users *u,
		     const struct pl_io_opts *opts)
{
	ssize_t n;

	if (!u) {
		return ctx_carry_pieces(ctx, list, opts);
	}
	n = region_use(u);
	if (!n) {
		list->region = u->region;
		n = ctx_carry_pieces(ctx, list, opts);
		region_end_use(u);
	}
	return n;
}

ssize_t pl_copyv(struct pl_ctx *ctx, const struct pl_place *dst, const struct pl_place *src,
		 const struct pl_copy_piece *pieces, size_t n, const struct pl_io_opts *opts)
{
	struct piece_list list = { .of = { .v = pieces, .n = n } };
	struct region_users *u = NULL;
	ssize_t moved = ctx_enter(ctx);

	if (moved) {
		return moved;
	}
	moved = list_check(ctx, dst, src, &list, &u);
	moved = moved ? moved : carry(ctx, &list, u, opts);
	ctx_leave(ctx);
	return moved;
}
