/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_PLACES_H
#define API_PLACES_H

/* The two places of a transfer, of whatever kinds: checked, and made its ends. */

#include "api/context.h"

/* What can be said of two places without looking whose the memories are: 0, -errno. Regions are
 * held and looked at in between only: their rights and lengths. */
int places_check(const struct pl_ctx *ctx, const struct pl_place *dst, const struct pl_place *src,
		 size_t len);

/* A transfer of places that were checked. It holds their regions by itself. */
void places_transfer(struct transfer *t, const struct pl_place *dst, const struct pl_place *src,
		     size_t len);

/* The users of a place's region; NULL: it has none. */
struct region_users *place_users(const struct pl_place *p);

#endif
