/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_WRITE_H
#define DEV_KERNELS_WRITE_H

/*
 * Writes by a warp of bytes of an array into its file: through a slot's slab, by a thread of the
 * CPU (slots.h), one page's part at a time.
 *
 * The copy of the page in a frame or in host memory must become equal to the file. So while one
 * warp writes, no other one writes or fetches the page: the writer has the page's lock (pages.h),
 * as a fetching warp has. Without the lock a page that was read before the write could get a frame
 * after it, and after two writes of the same bytes file and frame could differ. Warps that copy out
 * of the frame already get old or new bytes, as a read of the file does at that time; later ones
 * wait.
 *
 * A warp takes the lock with a slot in hand, as for a fetch, and waits with it for the CPU alone.
 * While it waits for either it holds nothing.
 *
 * Pages in host memory have a word for the lock alone. Windows are the file's own pages and need
 * nothing.
 */

#include "dev/kernels/array_read.h"

/* The lock of a page, and a slot: AT_SLOT; AT_NONE: an errno. */
INLINE uint64_t lock_page(const struct array_common *p, struct taker *t, uint64_t page)
{
	struct wait w = wait_begin();
	uint32_t err = t->gave_up;

	while (!err) {
		uint32_t slot = LOAD64(page_word(&p->pages, page)) & PAGE_LOCKED
					? NO_SLOT
					: taker_slot_now(p, t);

		if (slot != NO_SLOT) {
			if (!(ATOMIC_OR64(page_word(&p->pages, page), PAGE_LOCKED) & PAGE_LOCKED)) {
				FENCE_DEVICE();
				return PLACE(AT_SLOT, slot);
			}
			taker_slot_unused(p, t, slot);
		}
		err = wait_over(&w, &p->ring);
	}
	return PLACE(AT_NONE, err);
}

INLINE void unlock_page(const struct array_common *p, uint64_t page, uint32_t left)
{
	FENCE_TELL(); /* the cached copy was written before; host memory is the CPU's, too */
	if (left) {
		(void)ATOMIC_OR64(page_word(&p->pages, page), PAGE_PAST);
	}
	(void)ATOMIC_ADD64(page_word(&p->pages, page), 0 - PAGE_LOCKED);
}

/* Copies the bytes that the file has got into the cached copy of a locked page. */
INLINE void cache_written(const struct array_common *p, const struct taker *t, uint64_t src,
			  uint64_t pos, uint64_t len)
{
	uint64_t page = pos >> p->page_shift;
	uint64_t to = 0;

	if (pos < p->wide_len) {
		to = p->wide + pos;
	} else {
		uint64_t v = FROM_FIRST64(t->lane == 0 ? LOAD64(page_word(&p->pages, page)) : 0);

		if ((v & (PAGE_STATE | PAGE_PAST)) == PAGE_WRITING) {
			to = frame_at(&p->pages, p->page_shift, v) +
			     (pos & ((UINT64_C(1) << p->page_shift) - 1));
		}
	}
	if (to && len) {
		copy_unlocked(gpu_range(to, len), src, len, t->lane, t->lanes);
	}
	WARP_BARRIER();
}

/* Posts a write, by all lanes, when the slab is filled. Each lane makes the fence: any of them may
 * store the word that the CPU polls. */
INLINE uint32_t write_slot(const struct array_common *p, struct taker *t, uint32_t slot,
			   uint64_t pos, uint64_t len)
{
	FENCE_TELL(); /* the slab comes before the request */
	return taker_ask(p, t, slot, RING_WRITE, pos, len);
}

/* Writes a part of one page. If a write comes short, the next one continues, and says why. */
INLINE uint32_t write_part(const struct array_common *p, struct taker *t, uint64_t src,
			   uint64_t pos, uint64_t part)
{
	uint64_t page = pos >> p->page_shift;
	uint32_t locks = p->pages.n_frames != 0 || pos < p->wide_len;
	uint64_t place = FROM_FIRST64(t->lane != 0 ? 0
				      : locks	   ? lock_page(p, t, page)
						   : taker_slot_wait(p, t));
	uint32_t slot = (uint32_t)PLACE_VALUE(place);
	uint64_t done = 0;
	uint32_t got = 0;
	uint64_t slab;
	uint32_t err = 0;

	if (PLACE_KIND(place) == AT_NONE) {
		return taker_give_up(p, t, (uint32_t)PLACE_VALUE(place));
	}
	slab = gpu_range(slot_slab(&p->ring, slot), part);
	while (done < part && !err) {
		copy_range(slab, src + done, part - done, t->lane, t->lanes);
		WARP_BARRIER();
		got = write_slot(p, t, slot, pos + done, part - done);
		err = read_error(got, 0);
		err = err || got ? err : GPU_EIO;
		done += err ? 0 : got;
	}
	if (locks) {
		cache_written(p, t, src, pos, done);
		if (t->lane == 0) {
			unlock_page(p, page, got & GOT_LEFT);
		}
	}
	taker_slot_end(p, t, slot, got);
	return err;
}

INLINE uint32_t write_range(const struct array_common *p, struct taker *t, uint64_t src,
			    uint64_t pos, uint64_t len)
{
	uint64_t end = pos + len;
	uint32_t err = 0;

	while (pos < end && !err) {
		uint64_t most = (UINT64_C(1) << p->page_shift) -
				(pos & ((UINT64_C(1) << p->page_shift) - 1));
		uint64_t part = end - pos < most ? end - pos : most;

		err = write_part(p, t, src, pos, part);
		pos += part;
		src += part;
	}
	return err;
}

#endif
