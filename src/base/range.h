/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_RANGE_H
#define BASE_RANGE_H

#include <stddef.h>
#include <stdint.h>

/*
 * Address ranges, found by any address inside. Ranges may overlap but not start at the same
 * address. Not thread-safe: the owner locks.
 */

struct range {
	uintptr_t base;
	size_t len;
	uintptr_t reach; /* the furthest end of this and all ranges before it */
	void *value;
};

struct range_map {
	struct range *v; /* sorted by base */
	size_t n;
	size_t space;
};

int range_add(struct range_map *m, uintptr_t base, size_t len, void *value); /* -EEXIST, -ENOMEM */
void *range_del(struct range_map *m, uintptr_t base); /* the value, NULL if none starts there */
void *range_at(const struct range_map *m, uintptr_t base); /* the value that starts exactly there */

/* The value of the range nearest below that holds all of [addr, addr + len); NULL if none does. */
void *range_find(const struct range_map *m, uintptr_t addr, size_t len);

void range_finish(struct range_map *m); /* forgets all; the values are the owner's */

#endif
