/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A transfer increments `active` before it reads `closing`; a thread that closes the region sets
 * `closing` before it reads `active`. So of two at the same time at least one sees the other.
 */

#include "remote/region_users.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "remote/remote.h"

struct region_users *region_users_make(struct region *r)
{
	struct region_users *u = alloc_zero(sizeof(*u));

	if (u) {
		u->region = r;
		u->remote = r->remote;
		atomic_init(&u->holders, 1);
	}
	return u;
}

struct region_users *region_users_hold(struct region_users *u)
{
	atomic_fetch_add_explicit(&u->holders, 1, memory_order_relaxed);
	return u;
}

void region_users_put(struct region_users *u)
{
	/* Release, and acquire for the last holder: it frees the struct after the others have used
	 * it. */
	if (u && atomic_fetch_sub_explicit(&u->holders, 1, memory_order_acq_rel) == 1) {
		free(u);
	}
}

int region_use(struct region_users *u)
{
	atomic_fetch_add(&u->active, 1);
	if (likely(!atomic_load(&u->closing))) {
		return 0;
	}
	atomic_fetch_sub(&u->active, 1);
	return err_set(ESHUTDOWN, "the region is being closed, or its remote");
}

void region_end_use(struct region_users *u)
{
	/* Release: the region is freed when nothing uses it (region_users_drain()). */
	atomic_fetch_sub_explicit(&u->active, 1, memory_order_release);
}

void region_users_shut(struct region_users *u)
{
	atomic_store(&u->closing, true);
}

void region_users_drain(struct region_users *u)
{
	while (atomic_load(&u->active)) {
		(void)nanosleep(&(struct timespec){ 0, 200000 }, NULL);
	}
}
