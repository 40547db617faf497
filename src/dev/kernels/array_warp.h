/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_ARRAY_WARP_H
#define DEV_KERNELS_ARRAY_WARP_H

/*
 * A warp that reads bytes of an array (array_read.h) or writes some (write.h), and its slots.
 *
 * A warp reserves its slot from its second read on until it leaves, so that a read does not wait
 * for the atomic that takes a slot. It may reserve the slot for any time, also while it waits for
 * other warps of its block. So at most a quarter of the slots are reserved at a time, counted by
 * `slots_reserved` of the state. All others are given back after each read, so every wait for a
 * slot ends. A warp with a reserved slot waits for no other slot.
 */

#include "dev/kernels/array.h"
#include "dev/kernels/slots.h"
#include "dev/kernels/state.h"

/* A warp that reads or writes, from entering the array until leaving it. */
struct taker {
	uint32_t lane;
	uint32_t lanes;
	uint32_t spread; /* a number of its own */
	/* A wait has ended so: the warp waits no more, or a launch would take a limit for each row.
	 */
	uint32_t gave_up;
	uint32_t file_only;	       /* host memory, frames and windows are not used */
	uint32_t uncached;	       /* they are not used, or there are none */
	uint32_t uses_cache;	       /* the first lane's: counted in `cache_users` */
	uint32_t reserved;	       /* its slot; NO_SLOT: none */
	uint32_t last_use;	       /* the first lane's: the number of its slot's last use */
	uint32_t first_poll;	       /* the first lane's: cycles, slots.h */
	uint32_t reads_ended;	       /* by slots, until a slot is reserved or refused */
	uint32_t table;		       /* of windows, which the first lane has seen last; 0: none */
	uint64_t entries;	       /* of that table */
	uint32_t counts[ARRAY_COUNTS]; /* registers: a launch has less than 2^32 rows */
};

#define RESERVE_FROM 2u	 /* reads: a warp that makes one alone counts itself nowhere */
#define RESERVED_PART 4u /* one slot in RESERVED_PART may be reserved */

/* `mode`: as state_enter_cached() gave it, with `uses_cache` and `first_poll`. */
INLINE struct taker taker_of(const struct array_common *p, uint32_t lane, uint32_t lanes,
			     uint32_t spread, uint64_t mode, uint32_t uses_cache,
			     uint32_t first_poll)
{
	uint32_t file_only = mode == ENTER_FILE_ONLY;
	uint32_t uncached = file_only || !(p->wide_len | p->window_shift | p->pages.n_frames);
	struct taker t = { lane,    lanes, spread,     0, file_only, uncached, uses_cache,
			   NO_SLOT, 0,	   first_poll, 0, 0,	     0,	       { 0 } };

	return t;
}

/* Where a part of a row is: one word, for all lanes to have. */
enum {
	AT_FRAME = 1,
	AT_SLOT,
	AT_NONE,    /* an errno */
	AT_WINDOWS, /* of a read that was begun: a slot, for when the windows have gone */
	AT_PAST,    /* nowhere: it is read, and not put into a frame */
};
#define PLACE(kind, value) ((uint64_t)(kind) << 56 | (uint64_t)(value))
#define PLACE_KIND(place) ((uint32_t)((place) >> 56))
#define PLACE_VALUE(place) ((place) & ((UINT64_C(1) << 56) - 1))

INLINE uint64_t *slots_reserved(const struct array_common *p)
{
	return state_at(p->state, offsetof(struct array_state, slots_reserved));
}

/* Counts a slot that a warp wants to reserve. Returns whether the warp may. */
INLINE uint32_t slot_reserve(const struct array_common *p)
{
	if (ATOMIC_ADD64(slots_reserved(p), 1u) < p->ring.slots / RESERVED_PART) {
		return 1;
	}
	(void)ATOMIC_ADD64(slots_reserved(p), UINT64_MAX);
	return 0;
}

/* Ends the warp's reservation: the first lane gives the slot back, unless the wait for it was given
 * up. */
INLINE void slot_unreserve(const struct array_common *p, struct taker *t, uint32_t left)
{
	if (t->reserved == NO_SLOT) {
		return;
	}
	if (t->lane == 0 && !left) {
		slot_give(&p->ring, t->reserved, t->last_use);
	}
	if (t->lane == 0) {
		(void)ATOMIC_ADD64(slots_reserved(p), UINT64_MAX);
	}
	t->reserved = NO_SLOT;
	t->reads_ended = 0;
}

/* Returns the reserved slot, or one that is free now, or NO_SLOT. */
INLINE uint32_t taker_slot_now(const struct array_common *p, struct taker *t)
{
	return t->reserved != NO_SLOT ? t->reserved : slot_take(&p->ring, t->spread, &t->last_use);
}

/* Gives back a slot that was not used. */
INLINE void taker_slot_unused(const struct array_common *p, const struct taker *t, uint32_t slot)
{
	if (slot != t->reserved) {
		slot_give(&p->ring, slot, t->last_use);
	}
}

/* Returns the reserved slot, or a free one, after a wait if none is free. */
INLINE uint64_t taker_slot_wait(const struct array_common *p, struct taker *t)
{
	uint32_t slot = t->reserved;
	uint32_t err = t->gave_up;

	if (!err && slot == NO_SLOT) {
		err = slot_wait(&p->ring, t->spread, &slot, &t->last_use);
	}
	return err ? PLACE(AT_NONE, err) : PLACE(AT_SLOT, slot);
}

/* Posts a request with a slot, and waits for its answer. Called by all lanes. Returns as
 * ring_wait(). */
INLINE uint32_t taker_ask(const struct array_common *p, struct taker *t, uint32_t slot, uint32_t op,
			  uint64_t pos, uint64_t len)
{
	t->last_use = ring_post(&p->ring, t->lane, slot, t->last_use, op, p->file, pos, len);
	return FROM_FIRST32(t->lane == 0 ? ring_wait(&p->ring, slot, t->last_use, &t->first_poll)
					 : 0);
}

/* The errno of a slot's answer, for `want` bytes; 0: they are there. */
INLINE uint32_t read_error(uint32_t got, uint64_t want)
{
	if (UNLIKELY(got & GOT_ERR)) {
		return GOT_ERRNO(got);
	}
	return got < want ? GPU_ENODATA : 0;
}

/* A wait has ended in vain: the warp waits for nothing from now on. */
INLINE uint32_t taker_give_up(const struct array_common *p, struct taker *t, uint32_t err)
{
	slot_unreserve(p, t, 0);
	t->gave_up = err;
	return err;
}

/* Ends the use of a slot that is not reserved: others may have it from now on. Called after a
 * barrier, when no lane reads its slab. */
INLINE void taker_slot_give(const struct array_common *p, struct taker *t, uint32_t slot,
			    uint32_t last, uint32_t got)
{
	if (got & GOT_LEFT) {
		(void)taker_give_up(p, t, GOT_ERRNO(got));
	} else if (t->lane == 0) {
		slot_give(&p->ring, slot, last);
	}
}

/* Ends the last use of a slot: it becomes or stays reserved, or others may have it. */
INLINE void taker_slot_end(const struct array_common *p, struct taker *t, uint32_t slot,
			   uint32_t got)
{
	uint32_t left = got & GOT_LEFT;

	WARP_BARRIER(); /* or the slab could be read while the next request fills it */
	if (LIKELY(slot == t->reserved && !left)) {
		return;
	}
	if (slot == t->reserved) {
		slot_unreserve(p, t, 1);
	} else if (t->reserved == NO_SLOT && !left && t->reads_ended < RESERVE_FROM &&
		   ++t->reads_ended == RESERVE_FROM &&
		   FROM_FIRST32(t->lane == 0 ? slot_reserve(p) : 0)) {
		t->reserved = slot;
		return;
	}
	taker_slot_give(p, t, slot, t->last_use, got);
}

#endif
