/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_GROW_ARRAY_H
#define TOPO_GROW_ARRAY_H

#include <stdbool.h>
#include <string.h>

#include "base/alloc.h"

/* Makes space for one more element in an array of n elements of `len` bytes. `at` is the address of
 * the pointer to the array. *space is the number of elements for which it has space, 0 at first.
 * Returns false if there is no memory; then nothing has changed. */
static inline bool grow_array(void *at, size_t n, size_t *space, size_t len)
{
	size_t want = *space ? *space * 2 : 32;
	void *v;

	if (n < *space) {
		return true;
	}
	memcpy(&v, at, sizeof(v));
	v = alloc_resize(v, want, len);
	if (v) {
		memcpy(at, &v, sizeof(v));
		*space = want;
	}
	return v != NULL;
}

#endif
