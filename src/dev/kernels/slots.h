/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_SLOTS_H
#define DEV_KERNELS_SLOTS_H

/*
 * A kernel's side of a ring (ring.h). All of it is called by one thread of a warp.
 *
 * Who holds a slot waits for the CPU alone, and the CPU waits for no kernel; so each wait for a
 * slot ends too, however few there are. Each wait has a limit, and ends at once when the ring is
 * shut.
 */

#include "dev/kernels/gpu.h"
#include "dev/kernels/ring.h"

#define NO_SLOT UINT32_MAX
/* Numbers as Linux has them: kernels have no <errno.h>. */
#define RING_ETIMEDOUT 110
#define RING_ESHUTDOWN 108
#define LOOKS 64u /* between two looks at the clock, and whether the ring is shut */

/* A wait, from its first look on. */
struct wait {
	uint64_t until;
	uint32_t looks;
};

/* 0: it goes on; or the errno that ends it. */
INLINE uint32_t wait_over(struct wait *w, const struct ring_params *r)
{
	PAUSE();
	if (w->looks++ % LOOKS) {
		return 0;
	}
	if (LOAD_HOST64((uint64_t *)(uintptr_t)gpu_range(r->shut, 8))) {
		return RING_ESHUTDOWN;
	}
	if (!w->until) {
		w->until = CLOCK_NS() + r->limit_ns;
	}
	return CLOCK_NS() < w->until ? 0 : RING_ETIMEDOUT;
}

INLINE uint64_t *bits_at(uint64_t bits, uint32_t word)
{
	return (uint64_t *)(uintptr_t)gpu_range(bits + word * UINT64_C(8), 8);
}

INLINE uint64_t slot_bit(uint32_t slot)
{
	return UINT64_C(1) << slot % 64;
}

INLINE uint32_t *slot_use(const struct ring_params *r, uint32_t slot)
{
	return (uint32_t *)(uintptr_t)gpu_range(r->uses + slot * UINT64_C(4), 4);
}

INLINE uint64_t slot_done(const struct ring_params *r, uint32_t slot)
{
	return LOAD_HOST64((uint64_t *)(uintptr_t)gpu_range(r->done + slot * UINT64_C(8), 8));
}

INLINE uint64_t slot_slab(const struct ring_params *r, uint32_t slot)
{
	return r->slabs + slot * r->slab_bytes;
}

INLINE uint32_t is_complete(const struct ring_params *r, uint32_t slot)
{
	return slot_done(r, slot) >> 32 == LOAD32(slot_use(r, slot));
}

INLINE void slot_give(const struct ring_params *r, uint32_t slot)
{
	/* The slab was read before: what was loaded has been stored, which waits for it. */
	ATOMIC_OR64_LAST(bits_at(r->free, slot / 64), slot_bit(slot));
}

/* Takes a bit of one word that is set; 64: there is none. */
INLINE uint32_t bit_take(uint64_t *at)
{
	uint64_t v = LOAD64(at);

	while (v) {
		uint64_t bit = v & (0 - v);

		/* The last holder's reads come before what comes behind. */
		v = ATOMIC_AND64_FIRST(at, ~bit);
		if (v & bit) {
			return CTZ64(bit);
		}
	}
	return 64;
}

/* A slot whose holder gave up, and that has completed since. Another one may take it between the
 * look and the taking, and give up in its turn: so it is looked at again. */
INLINE uint32_t slot_take_left(const struct ring_params *r, uint32_t word)
{
	uint64_t v = LOAD64(bits_at(r->left, word));

	while (v) {
		uint64_t bit = v & (0 - v);
		uint32_t slot = word * 64 + CTZ64(bit);

		v &= ~bit;
		if (!is_complete(r, slot) || !(ATOMIC_AND64(bits_at(r->left, word), ~bit) & bit)) {
			continue;
		}
		FENCE_DEVICE();
		if (is_complete(r, slot)) {
			return slot;
		}
		(void)ATOMIC_OR64(bits_at(r->left, word), bit);
	}
	return NO_SLOT;
}

/* The slot that each who asks tries first, of all others another one: one access, and no look
 * before it. */
INLINE uint32_t slot_take_own(const struct ring_params *r, uint32_t from)
{
	uint32_t slot = from % r->slots;
	uint64_t v = ATOMIC_AND64_FIRST(bits_at(r->free, slot / 64), ~slot_bit(slot));

	return v & slot_bit(slot) ? slot : NO_SLOT;
}

/* Any slot that is free now; `from` spreads those who ask. NO_SLOT: there is none. */
INLINE uint32_t slot_take(const struct ring_params *r, uint32_t from)
{
	uint32_t words = (r->slots + 63) / 64;

	for (uint32_t k = 0; k < words; k++) {
		uint32_t word = (from + k) % words;
		uint32_t bit = bit_take(bits_at(r->free, word));

		if (bit < 64) {
			return word * 64 + bit;
		}
	}
	for (uint32_t k = 0; k < words; k++) {
		uint32_t slot = slot_take_left(r, k);

		if (slot != NO_SLOT) {
			return slot;
		}
	}
	return NO_SLOT;
}

/* The same, if need be after a wait; or the errno that ends it. */
INLINE uint32_t slot_wait(const struct ring_params *r, uint32_t from, uint32_t *slot)
{
	struct wait w = { 0, 1 };
	uint32_t err = 0;

	*slot = slot_take_own(r, from);
	while (*slot == NO_SLOT && !err) {
		*slot = slot_take(r, from);
		err = *slot == NO_SLOT ? wait_over(&w, r) : 0;
	}
	return err;
}

/* Posts a request of the slot's slab, and returns the number of this use of the slot. */
INLINE uint32_t ring_post(const struct ring_params *r, uint32_t slot, uint32_t op, uint64_t file,
			  uint64_t off, uint64_t len)
{
	uint32_t *use = slot_use(r, slot);
	uint32_t mine = LOAD32(use) + 1;
	uint64_t n = ATOMIC_ADD64((uint64_t *)(uintptr_t)gpu_range(r->head, 8), 1u);
	uint64_t lap = RING_LAP(n, r->log);
	uint64_t place = r->places + (n & ((UINT64_C(1) << r->log) - 1)) * (RING_WORDS * 8);
	uint64_t *at = (uint64_t *)(uintptr_t)gpu_range(place, RING_WORDS * 8);

	STORE32(use, mine);
	STORE_PAIR64(at + RING_WORD_HEAD,
		     (uint64_t)mine << 32 | (uint64_t)slot << 16 | (uint64_t)op << 8 | lap,
		     file | lap);
	STORE_PAIR64(at + RING_WORD_OFF, off << 1 | lap, len << 1 | lap);
	return mine;
}

/* What became of a request. */
struct ring_result {
	uint32_t bytes;
	uint32_t err;  /* an errno; 0: none */
	uint32_t left; /* the wait has ended before the request, and the slot is no longer held */
};

INLINE struct ring_result ring_wait(const struct ring_params *r, uint32_t slot, uint32_t use)
{
	struct ring_result out = { 0, 0, 0 };
	struct wait w = { 0, 1 };

	for (;;) {
		uint64_t done = slot_done(r, slot);
		int32_t res = (int32_t)(uint32_t)done;

		if (done >> 32 == use) {
			out.bytes = res < 0 ? 0 : (uint32_t)res;
			out.err = res < 0 ? (uint32_t)-res : 0;
			return out;
		}
		out.err = wait_over(&w, r);
		if (out.err) {
			break;
		}
	}
	FENCE_DEVICE(); /* the use's number comes before */
	(void)ATOMIC_OR64(bits_at(r->left, slot / 64), slot_bit(slot));
	out.left = 1;
	return out;
}

#endif
