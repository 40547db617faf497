/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_LEASE_H
#define MEM_LEASE_H

/*
 * What an owner of memory and one importer of it agree by, without a system call: a page that both
 * have mapped. The importer counts itself in before each use and looks then whether the owner has
 * taken the memory back; the owner says so first and looks then who is inside. Both are
 * sequentially consistent, so one at least of two that meet sees the other: the memory is not given
 * to anybody else while a transfer is at it, and no transfer begins afterwards. A side that lies
 * harms nobody else: the owner waits with a limit, and an importer's own transfers are all that it
 * can spoil. That a side has died shows in the connection, not here.
 */

#include <stdatomic.h>
#include <stdbool.h>

#define LEASE_BYTES 4096u

struct lease {
	atomic_uint revoked; /* the owner's: once set, it stays */
	atomic_uint users;   /* the importer's: transfers that are at it */
};

/* The importer's side: false if it was taken back; then there is no lease_leave(). */
static inline bool lease_enter(struct lease *l)
{
	atomic_fetch_add(&l->users, 1);
	if (atomic_load(&l->revoked)) {
		atomic_fetch_sub(&l->users, 1);
		return false;
	}
	return true;
}

static inline void lease_leave(struct lease *l)
{
	atomic_fetch_sub(&l->users, 1);
}

/* The owner's side. */
static inline void lease_revoke(struct lease *l)
{
	atomic_store(&l->revoked, 1);
}

static inline bool lease_in_use(struct lease *l)
{
	return atomic_load(&l->users) != 0;
}

#endif
