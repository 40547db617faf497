/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_PLACES_H
#define API_PLACES_H

/* The two places of a transfer or of a list, of whatever kinds: checked, and made its ends. */

#include "api/context.h"

/* Checks two places and their ranges, without looking whose the memories are. Returns 0, or -errno.
 * Regions are in use only during the call, for their rights and lengths. */
int places_check(const struct pl_ctx *ctx, const struct pl_place *dst, const struct pl_place *src,
		 size_t len);

/* Checks a place, the destination or the source, without its range. Returns 0, or -errno. */
int place_check(const struct pl_ctx *ctx, const struct pl_place *p, bool dst);
/* Checks both places without their ranges, also that they are not two files. */
int places_check_kinds(const struct pl_ctx *ctx, const struct pl_place *dst,
		       const struct pl_place *src);

/* The address of a place in memory, or the offset of another one. */
uint64_t place_begin(const struct pl_place *p);

/* A transfer of places that were checked. It holds their regions by itself. */
void places_transfer(struct transfer *t, const struct pl_place *dst, const struct pl_place *src,
		     size_t len);

/* The users of a place's region; NULL: it has none. */
struct region_users *place_users(const struct pl_place *p);

/* lists.c: checks the places of a list, whose pieces are set, and fills in the rest but the region.
 * *u: the users of its region; NULL: it has none. */
int list_check(const struct pl_ctx *ctx, const struct pl_place *dst, const struct pl_place *src,
	       struct piece_list *list, struct region_users **u);
size_t list_bytes(const struct piece_list *list); /* SIZE_MAX: they are more than that */

#endif
