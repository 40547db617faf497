/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_LEASE_H
#define MEM_LEASE_H

/*
 * The lease: a page that the owner and one importer have mapped, so that they agree without a
 * system call. Before each use the importer increments its count and then reads whether the owner
 * has closed the lease; the owner closes it and then reads the count. All accesses are sequentially
 * consistent, so if both happen at once, at least one side sees the other: the memory is not reused
 * while a transfer is in flight, and no transfer starts afterwards. A side that breaks the protocol
 * harms no other process: the owner's wait is limited, and an importer can only spoil its own
 * transfers. The death of a side shows in the connection, not here.
 */

#include <stdatomic.h>
#include <stdbool.h>

#define LEASE_BYTES 4096u

struct lease {
	atomic_uint revoked; /* the owner's: once set, it stays */
	atomic_uint users;   /* the importer's: transfers in flight */
};

/* The importer's side. False: the lease is closed; then there is no lease_leave(). */
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
