/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_TABLE_H
#define CUFILE_TABLE_H

/*
 * Handles for programs. An id is a number, never an address: it is looked up by index, compared by
 * generation, and never dereferenced. A lookup takes no lock and one atomic addition; the object
 * stays until it is put back, also if it is removed in the meantime.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/lock.h"

#define CF_TABLE_CHUNKS 256u
#define CF_TABLE_CHUNK 256u /* slots */

/*
 * state: the generation in the upper half, odd while the slot is taken; the number of users in the
 * lower half, including the registration itself.
 */
struct cf_slot {
	_Alignas(64) _Atomic uint64_t state;
	void *obj;
	uint32_t next; /* of the free list, index + 1 */
};

struct cf_table {
	unsigned int tag;	 /* tells the kinds of ids apart: 1 to 15 */
	void (*drop)(void *obj); /* called when it has no users, without a lock */
	struct lock lock;	 /* protects everything but the slots' states */
	struct cf_slot *_Atomic chunk[CF_TABLE_CHUNKS];
	uint32_t used;	   /* slots that were ever taken */
	uint32_t free;	   /* the free list's first, index + 1 */
	uint32_t dropping; /* calls of drop() that have not returned */
	atomic_bool closing;
};

#define CF_TABLE_INIT(tag_, drop_, rank_)                                \
	{                                                                \
		.tag = (tag_), .drop = (drop_), .lock = LOCK_INIT(rank_) \
	}

/*
 * Takes obj in. `clash` (may be NULL) is asked of every object there is; if one of them says yes,
 * nothing is added. 0, -EEXIST, -ENOMEM (no memory, or 65,536 are there).
 */
int cf_table_add(struct cf_table *t, void *obj, bool (*clash)(const void *there, const void *obj),
		 uintptr_t *id);
/* The object, to be given back with cf_table_put(); NULL: no such id now. */
struct cf_slot *cf_table_get(struct cf_table *t, uintptr_t id);
void cf_table_put(struct cf_table *t, struct cf_slot *s);
/* cf_table_put() in two steps, which may be two threads': true: the last user of a removed one was
 * the caller, and cf_table_bury() drops it. cf_table_clear() waits for that. */
bool cf_table_release(struct cf_slot *s);
void cf_table_bury(struct cf_table *t, struct cf_slot *s);
/* Whether there ever was such an id. */
bool cf_table_had(struct cf_table *t, uintptr_t id);
/* Removes it; it is dropped when its last user puts it back. False: no such id. */
bool cf_table_remove(struct cf_table *t, uintptr_t id);
/* Removes all, unless one is in use: then false, and nothing is removed. When true comes back, all
 * of them were dropped. */
bool cf_table_clear(struct cf_table *t);
/* Whether fn says yes to all of them. Called with the table locked. */
bool cf_table_all(struct cf_table *t, bool (*fn)(void *obj));
/* In a child after fork: all are gone, and are not dropped. */
void cf_table_forget(struct cf_table *t);

#endif
