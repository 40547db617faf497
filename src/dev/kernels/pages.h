/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_PAGES_H
#define DEV_KERNELS_PAGES_H

/*
 * The words of an array's pages, and how frames change hands. All of it is called by one thread of
 * a warp.
 *
 *   absent -> fetching    by a compare-and-swap of a warp that holds a slot: it alone fetches
 *   fetching -> present   by that warp, after it has filled a frame
 *   fetching -> absent    by that warp: the read failed, or there was no frame
 *   present -> absent     by a warp that wants the frame (frame_find)
 *   present <-> writing   by a warp that writes a part of it (write.h), and keeps its frame; absent
 *                         pages are `fetching` meanwhile. One bit makes the two pairs, so that an
 *                         atomic OR of it locks a page in either state
 *
 * Why no frame is taken that a kernel reads: who reads adds 1 to the pins of the page's word, by an
 * atomic that returns what was there, and reads only if that was `present`. Who evicts replaces the
 * word by a compare-and-swap of a value that is present with no pin. State, frame and pins are one
 * word, whose changes have one order. Either the pin comes first, and the swap fails; or the swap
 * does, and the reader finds the page absent, takes its pin back and reads nothing. A frame has one
 * page whose word names it, and whoever made that word absent is its only owner until it writes the
 * frame's number into another page's word.
 *
 * page_word() stands at each access, not once before them: the tests' gpu_range() pauses there.
 *
 * A swap may succeed on a word that was evicted and filled again since it was loaded: it is the
 * same page in the same frame with no pin, which may be evicted as well.
 */

#include "dev/kernels/array.h"
#include "dev/kernels/gpu.h"

#define PAGE_PIN UINT64_C(1)
#define PAGE_PINS UINT64_C(0xffff)
/* A warp pins one page at a time, and one more for each read that it has begun: those are pinned up
 * to here. What warps that look at the same time add then is far less than the rest. */
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
#define PAGE_FRAME_SHIFT 20

#define NO_FRAME UINT64_MAX
#define FRAME_TRIES 64u /* pages that are looked at for one to evict */

INLINE uint64_t *page_word(const struct frames_params *f, uint64_t page)
{
	return (uint64_t *)(uintptr_t)gpu_range(f->words + page * 8, 8);
}

/* Pins a page that was present just now: its frame; NO_FRAME: it is no longer. */
INLINE uint64_t page_pin(const struct frames_params *f, uint64_t page)
{
	uint64_t v = ATOMIC_ADD64(page_word(f, page), PAGE_PIN);

	if ((v & (PAGE_STATE | PAGE_PAST)) != PAGE_PRESENT) {
		(void)ATOMIC_ADD64(page_word(f, page), 0 - PAGE_PIN);
		return NO_FRAME;
	}
	if (!(v & PAGE_USED)) {
		(void)ATOMIC_OR64(page_word(f, page), PAGE_USED);
	}
	FENCE_DEVICE(); /* what was written into the frame before is seen */
	return v >> PAGE_FRAME_SHIFT;
}

INLINE void page_unpin(uint64_t *word)
{
	FENCE_DEVICE(); /* the frame was read before */
	(void)ATOMIC_ADD64(word, 0 - PAGE_PIN);
}

/* Of a page that the caller fetches. Others may pin and unpin it meanwhile. */
INLINE void page_settle(uint64_t *word, uint64_t frame)
{
	FENCE_DEVICE(); /* the frame was written before */
	if (frame == NO_FRAME) {
		(void)ATOMIC_ADD64(word, PAGE_ABSENT - PAGE_FETCHING);
	} else {
		(void)ATOMIC_ADD64(word,
				   (PAGE_PRESENT | frame << PAGE_FRAME_SHIFT) - PAGE_FETCHING);
	}
}

INLINE uint32_t page_evict(const struct frames_params *f, uint64_t page, uint64_t frame)
{
	uint64_t v = LOAD64(page_word(f, page));

	if ((v & PAGE_STATE) != PAGE_PRESENT || v >> PAGE_FRAME_SHIFT != frame || v & PAGE_PINS) {
		return 0;
	}
	if (v & PAGE_USED) {
		(void)ATOMIC_AND64(page_word(f, page), ~PAGE_USED); /* its second chance */
		return 0;
	}
	return ATOMIC_CAS64(page_word(f, page), v, PAGE_ABSENT | (v & PAGE_PAST)) == v;
}

/* A frame for a page that is fetched, whose only owner the caller is. NO_FRAME: none was found in a
 * few tries, and none is waited for. */
INLINE uint64_t frame_find(const struct frames_params *f, uint64_t page)
{
	uint64_t *fresh = (uint64_t *)(uintptr_t)gpu_range(f->fresh, 8);
	uint64_t *hand = (uint64_t *)(uintptr_t)gpu_range(f->hand, 8);
	uint64_t frame = NO_FRAME;

	if (LOAD64(fresh) < f->n_frames) {
		frame = ATOMIC_ADD64(fresh, 1u);
		frame = frame < f->n_frames ? frame : NO_FRAME;
	}
	for (uint32_t k = 0; k < FRAME_TRIES && frame == NO_FRAME && f->n_frames; k++) {
		uint64_t at = ATOMIC_ADD64(hand, 1u) % f->n_frames;
		uint64_t owner = LOAD64((uint64_t *)(uintptr_t)gpu_range(f->owners + at * 8, 8));

		/* 0: whoever took it first has not filled it yet. */
		if (owner && page_evict(f, owner - 1, at)) {
			(void)ATOMIC_ADD64((uint64_t *)(uintptr_t)gpu_range(f->evicted, 8), 1u);
			FENCE_DEVICE(); /* its last readers come before */
			frame = at;
		}
	}
	if (frame != NO_FRAME) {
		STORE64((uint64_t *)(uintptr_t)gpu_range(f->owners + frame * 8, 8), page + 1);
	}
	return frame;
}

#endif
