/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_STATE_H
#define DEV_KERNELS_STATE_H

/*
 * How kernels use memory that somebody closes. From state_enter() until state_leave() it stays:
 * who closes it sets `shut` and then waits until nobody is counted. The words are the device's: a
 * look at host memory by each warp of a launch takes 8 ms on an H100.
 */

#include <stddef.h>

#include "dev/kernels/array.h"
#include "dev/kernels/gpu.h"

enum {
	ENTER_ALL,
	ENTER_READS, /* the array's kept parts are not used */
	ENTER_SHUT,  /* only the state is left */
};

INLINE uint64_t *state_at(uint64_t state, uint64_t member)
{
	return (uint64_t *)(uintptr_t)gpu_range(state + member, 8);
}

INLINE void state_count(uint64_t state, uint32_t keeps, uint64_t by)
{
	(void)ATOMIC_ADD64(keeps ? state_at(state, offsetof(struct array_state, keepers))
				 : state_at(state, offsetof(struct array_state, running)),
			   by);
}

INLINE uint64_t state_shut(uint64_t state)
{
	return LOAD64(state_at(state, offsetof(struct array_state, shut)));
}

INLINE uint32_t state_look(uint64_t state)
{
	return (uint32_t)LOAD64(state_at(state, offsetof(struct array_state, look)));
}

INLINE void state_looked(uint64_t state, uint32_t look)
{
	STORE64(state_at(state, offsetof(struct array_state, look)), look);
}

/* Enters an array that keeps no pages. Returns 0; or not 0 if the array was shut: then only the
 * state may be used. *look: when the CPU last answered, as the state has it. */
INLINE uint64_t state_enter(uint64_t state, uint32_t *look)
{
	uint64_t shut;

	state_count(state, 0, 1);
	FENCE_STORE_LOAD();
	shut = state_shut(state);
	*look = state_look(state);
	return shut;
}

/* Enters an array that keeps pages. *keeps: which count the caller is in, for state_leave(). */
INLINE uint64_t state_enter_kept(uint64_t state, uint32_t *keeps, uint32_t *look)
{
	uint64_t *kept = state_at(state, offsetof(struct array_state, kept));

	*look = state_look(state);
	*keeps = LOAD64(kept) != 0;
	state_count(state, *keeps, 1);
	FENCE_STORE_LOAD();
	if (state_shut(state)) {
		return ENTER_SHUT;
	}
	return *keeps && LOAD64(kept) ? ENTER_ALL : ENTER_READS;
}

/* Leaves an array, behind a fence. */
INLINE void state_left(uint64_t state, uint32_t keeps)
{
	state_count(state, keeps, UINT64_MAX);
}

INLINE void state_leave(uint64_t state, uint32_t keeps)
{
	FENCE_DEVICE();
	state_left(state, keeps);
}

#endif
