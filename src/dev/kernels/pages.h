/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_PAGES_H
#define DEV_KERNELS_PAGES_H

/*
 * The words of an array's pages, and how frames change hands. One thread of a warp calls these
 * functions. The exceptions are page_has_frame(), frame_at(), page_used() and page_unchanged():
 * each lane calls them for its own row when rows are looked up together (hits.h).
 *
 *   absent -> fetching    by a compare-and-swap of a warp that holds a slot: it alone fetches
 *   fetching -> present   by that warp, after it has filled a frame
 *   fetching -> absent    by that warp: the read failed, or there was no frame
 *   present -> absent     by a warp that wants the frame (frame_find)
 *   present <-> writing   by a warp that writes a part of it (write.h), and keeps its frame; absent
 *                         pages are `fetching` meanwhile. One bit makes the two pairs, so that an
 *                         atomic OR of it locks a page in either state
 *
 * A frame has one page whose word names it. The warp that made that word absent is the frame's only
 * owner until it writes the frame's number into another page's word. Each page that comes to a
 * frame has the next turn of it, which stands beside the frame's number.
 *
 * A warp that copies out of a frame reads the page's word before and after. If the word names the
 * same turn of the same frame, no warp has evicted the page meanwhile, and the copied bytes are the
 * page's. If not, they are not used. So a copy takes no atomic, which would be a round trip to
 * memory and a fence for each row. A warp that evicts changes the word before it writes into the
 * frame, with a fence between. The second read comes after the loads: each lane has stored its
 * loads, and a barrier follows (window_unchanged() in array_read.h). A turn has 16 bits: a warp
 * would take the one for the other if its copy, of up to 32 rows, took as long as 65,536 pages need
 * to come to that frame, one after the other: .3 s.
 *
 * A read that was begun (device.h) may stay so for long, and must not fail when it is waited for.
 * So it pins the page: it adds 1 to the pins of the page's word, by an atomic that returns the old
 * word, and has the frame only if that was `present`. A warp that evicts replaces the word by a
 * compare-and-swap of a value that is present with no pin. State, frame and pins are one word,
 * whose changes have one order. Either the pin comes first, and the swap fails; or the swap does,
 * and the reader finds the page absent and takes its pin back.
 *
 * page_word() stands at each access, not once before them: the tests' gpu_range() pauses there.
 */

#include "dev/kernels/array.h"
#include "dev/kernels/gpu.h"

#define PAGE_PIN UINT64_C(1)
#define PAGE_PINS UINT64_C(0xffff)
/* Reads that were begun pin a page up to this count. The pins that warps add and take back at the
 * same time, to try, are far fewer than the rest. */
#define PAGE_PINS_BEGUN UINT64_C(0x8000)
#define PAGE_USED (UINT64_C(1) << 16)
#define PAGE_STATE (UINT64_C(3) << 17)
#define PAGE_ABSENT UINT64_C(0)
#define PAGE_FETCHING (UINT64_C(1) << 17)
#define PAGE_PRESENT (UINT64_C(2) << 17)
#define PAGE_WRITING (UINT64_C(3) << 17)
#define PAGE_LOCKED PAGE_FETCHING /* the bit of `fetching` and `writing`: one warp has the page */
/* A write of it was given up and may still come: it is read past the cache until the array is
 * refreshed. A frame that it has is only there to be evicted. */
#define PAGE_PAST (UINT64_C(1) << 19)
/* The page's frame: its number, and above it the number of the frame's turn. */
#define PAGE_HAS_SHIFT 20
#define FRAME_TURNS (UINT64_C(1) << (64 - PAGE_HAS_SHIFT - FRAME_BITS))
/* The bits that stay while the page has the same turn of the same frame; writing changes none of
 * them. */
#define PAGE_STAYS ((PAGE_PRESENT & ~PAGE_LOCKED) | UINT64_MAX << PAGE_HAS_SHIFT)

/* The word of a frame has its page, + 1, and above that the turn. 0: it has had none. */
#define OWNER_BITS 48
#define OWNER(page, turn) (((page) + 1) | (uint64_t)(turn) << OWNER_BITS)
#define OWNER_PAGE(owner) (((owner) & ((UINT64_C(1) << OWNER_BITS) - 1)) - 1)
#define OWNER_TURN(owner) ((owner) >> OWNER_BITS)

#define NO_FRAME UINT64_MAX
#define FRAME_TRIES 64u /* pages that are tried for eviction */

INLINE uint64_t *page_word(const struct frames_params *f, uint64_t page)
{
	return (uint64_t *)(uintptr_t)gpu_range(f->words + page * 8, 8);
}

INLINE uint32_t page_has_frame(uint64_t v)
{
	return (v & (PAGE_STATE | PAGE_PAST)) == PAGE_PRESENT;
}

/* Where the frame of a page begins, by the page's word. */
INLINE uint64_t frame_at(const struct frames_params *f, uint32_t page_shift, uint64_t v)
{
	return f->frames + ((v >> PAGE_HAS_SHIFT & (FRAMES_MOST - 1)) << page_shift);
}

/* The word says `v`. The page is not among the next ones to be evicted. */
INLINE void page_used(const struct frames_params *f, uint64_t page, uint64_t v)
{
	if (!(v & PAGE_USED)) {
		(void)ATOMIC_OR64(page_word(f, page), PAGE_USED);
	}
}

/* Whether bytes copied out of the frame that `v` names were the page's. Called after a barrier,
 * when each lane has stored its loads. */
INLINE uint32_t page_unchanged(const struct frames_params *f, uint64_t page, uint64_t v)
{
	return !((LOAD64(page_word(f, page)) ^ v) & PAGE_STAYS);
}

/* Pins a page that was present just now, and returns its word; 0: it is no longer. */
INLINE uint64_t page_pin(const struct frames_params *f, uint64_t page)
{
	uint64_t v = ATOMIC_ADD64(page_word(f, page), PAGE_PIN);

	if (!page_has_frame(v)) {
		(void)ATOMIC_ADD64(page_word(f, page), 0 - PAGE_PIN);
		return 0;
	}
	page_used(f, page, v);
	FENCE_DEVICE(); /* earlier stores into the frame are seen */
	return v;
}

INLINE void page_unpin(uint64_t *word)
{
	FENCE_DEVICE(); /* the frame was read before */
	(void)ATOMIC_ADD64(word, 0 - PAGE_PIN);
}

/* Settles a page that the caller fetches. Others may pin and unpin it meanwhile. `has`: as
 * frame_find() gave it. */
INLINE void page_settle(uint64_t *word, uint64_t has)
{
	FENCE_DEVICE(); /* the frame was written before */
	if (has == NO_FRAME) {
		(void)ATOMIC_ADD64(word, PAGE_ABSENT - PAGE_FETCHING);
	} else {
		(void)ATOMIC_ADD64(word, (PAGE_PRESENT | has << PAGE_HAS_SHIFT) - PAGE_FETCHING);
	}
}

INLINE uint32_t page_evict(const struct frames_params *f, uint64_t page, uint64_t has)
{
	uint64_t v = LOAD64(page_word(f, page));

	if ((v & PAGE_STATE) != PAGE_PRESENT || v >> PAGE_HAS_SHIFT != has || v & PAGE_PINS) {
		return 0;
	}
	if (v & PAGE_USED) {
		(void)ATOMIC_AND64(page_word(f, page), ~PAGE_USED); /* its second chance */
		return 0;
	}
	return ATOMIC_CAS64(page_word(f, page), v, PAGE_ABSENT | (v & PAGE_PAST)) == v;
}

/* A frame for a page that is fetched, whose only owner the caller is: its number and turn, as the
 * page's word is to have them. NO_FRAME: none was found in a few tries, and none is waited for. */
INLINE uint64_t frame_find(const struct frames_params *f, uint64_t page)
{
	uint64_t *fresh = (uint64_t *)(uintptr_t)gpu_range(f->fresh, 8);
	uint64_t *hand = (uint64_t *)(uintptr_t)gpu_range(f->hand, 8);
	uint64_t frame = NO_FRAME;
	uint64_t turn = 0;

	if (LOAD64(fresh) < f->n_frames) {
		frame = ATOMIC_ADD64(fresh, 1u);
		frame = frame < f->n_frames ? frame : NO_FRAME;
	}
	for (uint32_t k = 0; k < FRAME_TRIES && frame == NO_FRAME && f->n_frames; k++) {
		uint64_t at = ATOMIC_ADD64(hand, 1u) % f->n_frames;
		uint64_t owner = LOAD64((uint64_t *)(uintptr_t)gpu_range(f->owners + at * 8, 8));

		turn = OWNER_TURN(owner);
		/* 0: the warp that took it first has not filled it yet. */
		if (owner && page_evict(f, OWNER_PAGE(owner), at | turn << FRAME_BITS)) {
			(void)ATOMIC_ADD64((uint64_t *)(uintptr_t)gpu_range(f->evicted, 8), 1u);
			FENCE_DEVICE(); /* a reader of the frame's next bytes finds the page gone */
			turn = (turn + 1) % FRAME_TURNS;
			frame = at;
		}
	}
	if (frame == NO_FRAME) {
		return NO_FRAME;
	}
	STORE64((uint64_t *)(uintptr_t)gpu_range(f->owners + frame * 8, 8), OWNER(page, turn));
	return frame | turn << FRAME_BITS;
}

#endif
