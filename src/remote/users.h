/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_USERS_H
#define REMOTE_USERS_H

/*
 * The users of a region. A request of a queue, or a transfer on a stream, names a region long
 * before it is carried, and the region may be closed in the meantime. The request keeps a struct
 * region_users, which stays until its last holder has put it. The region itself is there between
 * region_use() and region_end_use(): closing waits for the transfers in between, and for no others.
 */

#include <stdatomic.h>
#include <stdbool.h>

struct region;

struct region_users {
	struct region *region;
	const struct remote *remote; /* whose the region is; not followed once that is closed */
	atomic_uint holders;	     /* it is freed with the last one */
	atomic_uint active;	     /* transfers that use the region now */
	atomic_bool closing;
};

/* With one holder, the region's handle; NULL: no memory. */
struct region_users *region_users_make(struct region *r);
struct region_users *region_users_hold(struct region_users *u); /* u */
void region_users_put(struct region_users *u);			/* NULL: nothing */

/* A transfer begins. Returns 0 or -ESHUTDOWN. */
int region_use(struct region_users *u);
/* A transfer ends; it no longer looks at the region. */
void region_end_use(struct region_users *u);

/* Lets no further transfer begin. */
void region_users_shut(struct region_users *u);
/* Waits for the transfers under way, which takes as long as they do. */
void region_users_drain(struct region_users *u);

#endif
