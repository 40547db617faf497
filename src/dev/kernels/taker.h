/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_TAKER_H
#define DEV_KERNELS_TAKER_H

/*
 * A warp that takes bytes of an array (take.h) or writes some (write.h), and how it comes by slots.
 *
 * A warp keeps its slot from its second read on until it leaves: so a read does not wait for an
 * atomic that takes one. It may keep it for as long as it likes, also while it waits for others of
 * its block. So at most a quarter of the slots are kept, which `slots_kept` of the state counts;
 * the others are given back after each read, and every wait for a slot ends. A warp that keeps one
 * waits for no other.
 */

#include "dev/kernels/array.h"
#include "dev/kernels/slots.h"
#include "dev/kernels/state.h"

#define ROW_ERANGE 34  /* the id is of no row, or the range not within the array */
#define ROW_ENODATA 61 /* the file has become shorter */

/* A warp. */
struct taker {
	uint32_t lane;
	uint32_t lanes;
	uint32_t spread; /* a number of its own */
	/* A wait has ended so: the warp waits no more, or a launch would take a limit for each row.
	 */
	uint32_t gave_up;
	uint32_t reads;		       /* kept parts are not used */
	uint32_t bare;		       /* kept parts are not used, or there are none */
	uint32_t keeps;		       /* the first lane's: which count it is in */
	uint32_t kept;		       /* a slot; NO_SLOT: none, as when it waits no more */
	uint32_t use;		       /* the first lane's: the last use of its slot */
	uint32_t look;		       /* the first lane's: when it looks first, slots.h */
	uint32_t reads_ended;	       /* by slots, until it is decided whether it keeps one */
	uint32_t table;		       /* of windows, which the first lane has seen last; 0: none */
	uint64_t entries;	       /* of that table */
	uint32_t counts[ARRAY_COUNTS]; /* registers: a launch has less than 2^32 rows */
};

#define KEEP_FROM 2u /* reads: a warp that makes one alone counts itself nowhere */
#define KEPT_PART 4u /* one slot in KEPT_PART may be kept */

/* `mode`: as state_enter_kept() gave it, with `keeps` and `look`. */
INLINE struct taker taker_of(const struct array_common *p, uint32_t lane, uint32_t lanes,
			     uint32_t spread, uint64_t mode, uint32_t keeps, uint32_t look)
{
	uint32_t reads = mode == ENTER_READS;
	uint32_t bare = reads || !(p->wide_len | p->window_shift | p->pages.n_frames);
	struct taker t = { lane,    lanes, spread, 0, reads, bare, keeps,
			   NO_SLOT, 0,	   look,   0, 0,     0,	   { 0 } };

	return t;
}

/* Where a part of a row is: one word, for all lanes to have. */
enum {
	AT_FRAME = 1,
	AT_SLOT,
	AT_NONE,    /* an errno */
	AT_WINDOWS, /* of a read that was begun: a slot, for when the windows have gone */
	AT_PAST,    /* nowhere: it is read, and not kept */
};
#define PLACE(kind, value) ((uint64_t)(kind) << 56 | (uint64_t)(value))
#define PLACE_KIND(place) ((uint32_t)((place) >> 56))
#define PLACE_VALUE(place) ((place) & ((UINT64_C(1) << 56) - 1))

INLINE uint64_t *slots_kept(const struct array_common *p)
{
	return state_at(p->state, offsetof(struct array_state, slots_kept));
}

/* Counts a slot that a warp wants to keep. Returns whether the warp may. */
INLINE uint32_t slot_keep(const struct array_common *p)
{
	if (ATOMIC_ADD64(slots_kept(p), 1u) < p->ring.slots / KEPT_PART) {
		return 1;
	}
	(void)ATOMIC_ADD64(slots_kept(p), UINT64_MAX);
	return 0;
}

/* The warp keeps no slot from now on: the first lane gives it back, unless the wait for it was
 * given up. */
INLINE void slot_unkeep(const struct array_common *p, struct taker *t, uint32_t left)
{
	if (t->kept == NO_SLOT) {
		return;
	}
	if (t->lane == 0 && !left) {
		slot_give(&p->ring, t->kept, t->use);
	}
	if (t->lane == 0) {
		(void)ATOMIC_ADD64(slots_kept(p), UINT64_MAX);
	}
	t->kept = NO_SLOT;
	t->reads_ended = 0;
}

/* The slot that is kept, or one that is free now; NO_SLOT: there is none. */
INLINE uint32_t slot_now(const struct array_common *p, struct taker *t)
{
	return t->kept != NO_SLOT ? t->kept : slot_take(&p->ring, t->spread, &t->use);
}

/* Gives back a slot that was not used. */
INLINE void slot_back(const struct array_common *p, const struct taker *t, uint32_t slot)
{
	if (slot != t->kept) {
		slot_give(&p->ring, slot, t->use);
	}
}

/* The slot that is kept, or a free one, if need be after a wait. */
INLINE uint64_t wait_for_slot(const struct array_common *p, struct taker *t)
{
	uint32_t slot = t->kept;
	uint32_t err = t->gave_up;

	if (!err && slot == NO_SLOT) {
		err = slot_wait(&p->ring, t->spread, &slot, &t->use);
	}
	return err ? PLACE(AT_NONE, err) : PLACE(AT_SLOT, slot);
}

/* Makes a request of a slot, and waits for it: all lanes. Returns as ring_wait(). */
INLINE uint32_t ask_slot(const struct array_common *p, struct taker *t, uint32_t slot, uint32_t op,
			 uint64_t pos, uint64_t len)
{
	t->use = ring_post(&p->ring, t->lane, slot, t->use, op, p->file, pos, len);
	return FROM_FIRST32(t->lane == 0 ? ring_wait(&p->ring, slot, t->use, &t->look) : 0);
}

/* The errno of a slot's answer, for `want` bytes; 0: they are there. */
INLINE uint32_t read_error(uint32_t got, uint64_t want)
{
	if (UNLIKELY(got & GOT_ERR)) {
		return GOT_ERRNO(got);
	}
	return got < want ? ROW_ENODATA : 0;
}

/* A wait has ended in vain: the warp waits for nothing from now on. */
INLINE uint32_t give_up(const struct array_common *p, struct taker *t, uint32_t err)
{
	slot_unkeep(p, t, 0);
	t->gave_up = err;
	return err;
}

/* Ends the use of a slot that is not kept: others may have it from now on. Called after a barrier,
 * when no lane reads its slab. */
INLINE void give_slot(const struct array_common *p, struct taker *t, uint32_t slot, uint32_t last,
		      uint32_t got)
{
	if (got & GOT_LEFT) {
		(void)give_up(p, t, GOT_ERRNO(got));
	} else if (t->lane == 0) {
		slot_give(&p->ring, slot, last);
	}
}

/* Ends the last use of a slot: it is kept, or others may have it. */
INLINE void end_slot(const struct array_common *p, struct taker *t, uint32_t slot, uint32_t got)
{
	uint32_t left = got & GOT_LEFT;

	WARP_BARRIER(); /* or the slab could be read while the next request fills it */
	if (LIKELY(slot == t->kept && !left)) {
		return;
	}
	if (slot == t->kept) {
		slot_unkeep(p, t, 1);
	} else if (t->kept == NO_SLOT && !left && t->reads_ended < KEEP_FROM &&
		   ++t->reads_ended == KEEP_FROM && FROM_FIRST32(t->lane == 0 ? slot_keep(p) : 0)) {
		t->kept = slot;
		return;
	}
	give_slot(p, t, slot, t->use, got);
}

#endif
