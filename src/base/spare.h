/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_SPARE_H
#define BASE_SPARE_H

/*
 * A cache of blocks of one size that few threads use at a time, each for a short time. Without it
 * malloc() may return the memory to the kernel, and the next use costs a page fault for each 4 KiB.
 * Any thread.
 */

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/alloc.h"

#define SPARES 8u

struct spares {
	_Atomic(void *) v[SPARES];
};

/* Not zeroed; NULL when memory is short. */
static inline void *spare_take(struct spares *s, size_t len)
{
	for (unsigned int i = 0; i < SPARES; i++) {
		void *p = atomic_exchange_explicit(&s->v[i], NULL, memory_order_acquire);

		if (p) {
			return p;
		}
	}
	return alloc_resize(NULL, 1, len);
}

static inline void spare_give(struct spares *s, void *p)
{
	for (unsigned int i = 0; p && i < SPARES; i++) {
		void *none = NULL;

		if (atomic_compare_exchange_strong_explicit(
			    &s->v[i], &none, p, memory_order_release, memory_order_relaxed)) {
			return;
		}
	}
	free(p);
}

static inline void spares_finish(struct spares *s)
{
	for (unsigned int i = 0; i < SPARES; i++) {
		free(atomic_exchange(&s->v[i], NULL));
	}
}

#endif
