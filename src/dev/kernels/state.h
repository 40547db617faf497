/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_STATE_H
#define DEV_KERNELS_STATE_H

/*
 * Use by kernels of memory that the host may close. The memory stays from state_enter() until
 * state_leave(): the host sets `shut`, and then waits until no warp is counted. The words are in
 * the device's memory: one read of host memory by each warp of a launch takes 8 ms on an H100.
 */

#include <stddef.h>

#include "dev/kernels/array.h"
#include "dev/kernels/gpu.h"

enum {
	ENTER_ALL,
	ENTER_FILE_ONLY, /* host memory, frames and windows are not used */
	ENTER_SHUT,	 /* only the state is left */
};

INLINE uint64_t *state_at(uint64_t state, uint64_t member)
{
	return (uint64_t *)(uintptr_t)gpu_range(state + member, 8);
}

INLINE void state_count(uint64_t state, uint32_t uses_cache, uint64_t by)
{
	(void)ATOMIC_ADD64(uses_cache ? state_at(state, offsetof(struct array_state, cache_users))
				      : state_at(state, offsetof(struct array_state, running)),
			   by);
}

INLINE uint64_t state_shut(uint64_t state)
{
	return LOAD64(state_at(state, offsetof(struct array_state, shut)));
}

INLINE uint32_t state_first_poll(uint64_t state)
{
	return (uint32_t)LOAD64(state_at(state, offsetof(struct array_state, first_poll)));
}

INLINE void state_set_first_poll(uint64_t state, uint32_t first_poll)
{
	STORE64(state_at(state, offsetof(struct array_state, first_poll)), first_poll);
}

/* Enters an array that has no cached parts. Returns 0, or another value if the array was shut: then
 * only the state may be used. *first_poll: as the state has it. */
INLINE uint64_t state_enter(uint64_t state, uint32_t *first_poll)
{
	uint64_t shut;

	state_count(state, 0, 1);
	FENCE_STORE_LOAD();
	shut = state_shut(state);
	*first_poll = state_first_poll(state);
	return shut;
}

/* Enters an array with cached parts: host memory, frames or windows. *uses_cache: whether the
 * caller is counted in `cache_users`, for state_leave(). */
INLINE uint64_t state_enter_cached(uint64_t state, uint32_t *uses_cache, uint32_t *first_poll)
{
	uint64_t *cached = state_at(state, offsetof(struct array_state, cached));

	*first_poll = state_first_poll(state);
	*uses_cache = LOAD64(cached) != 0;
	state_count(state, *uses_cache, 1);
	FENCE_STORE_LOAD();
	if (state_shut(state)) {
		return ENTER_SHUT;
	}
	return *uses_cache && LOAD64(cached) ? ENTER_ALL : ENTER_FILE_ONLY;
}

/* Leaves an array. The caller has made the fence that state_leave() makes. */
INLINE void state_left(uint64_t state, uint32_t uses_cache)
{
	state_count(state, uses_cache, UINT64_MAX);
}

INLINE void state_leave(uint64_t state, uint32_t uses_cache)
{
	FENCE_DEVICE();
	state_left(state, uses_cache);
}

#endif
