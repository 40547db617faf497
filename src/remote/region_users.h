/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_REGION_USERS_H
#define REMOTE_REGION_USERS_H

/*
 * The users of a region. A request of a queue, or a transfer on a stream, names a region long
 * before it is carried out, and the region may be closed in the meantime. The request holds a
 * struct region_users, which is freed with its last holder. The region itself exists between
 * region_use() and region_end_use(): closing it waits for the transfers in between, and for no
 * others.
 */

#include <stdatomic.h>
#include <stdbool.h>

struct region;

struct region_users {
	struct region *region;
	const struct remote *remote; /* the region's owner; not dereferenced after it is closed */
	atomic_uint holders;	     /* this struct is freed with the last one */
	atomic_uint active;	     /* transfers that use the region now */
	atomic_bool closing;
};

/* Makes a struct with one holder, the region's handle. NULL: no memory. */
struct region_users *region_users_make(struct region *r);
/* Adds a holder. Returns `u`. */
struct region_users *region_users_hold(struct region_users *u);
/* Removes a holder. `u` may be NULL. */
void region_users_put(struct region_users *u);

/* Begins a transfer. Returns 0, or -ESHUTDOWN if the region is being closed. */
int region_use(struct region_users *u);
/* Ends a transfer, which no longer accesses the region. */
void region_end_use(struct region_users *u);

/* Begin and end a transfer between two places, of which each may have a region; NULL: it has none.
 * A failure begins neither. */
static inline int region_use_both(struct region_users *const u[2])
{
	int rc = u[0] ? region_use(u[0]) : 0;

	if (rc || !u[1]) {
		return rc;
	}
	rc = region_use(u[1]);
	if (rc && u[0]) {
		region_end_use(u[0]);
	}
	return rc;
}
static inline void region_end_use_both(struct region_users *const u[2])
{
	for (unsigned int i = 0; i < 2; i++) {
		if (u[i]) {
			region_end_use(u[i]);
		}
	}
}

/* Lets no further transfer begin. */
void region_users_shut(struct region_users *u);
/* Waits for the transfers that use the region. Each of them has its own limit of time. */
void region_users_drain(struct region_users *u);

#endif
