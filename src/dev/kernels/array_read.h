/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_ARRAY_READ_H
#define DEV_KERNELS_ARRAY_READ_H

/*
 * Reads by a warp of an array that lies in a file: out of frames in the device's memory, out of
 * host memory that has the array's first bytes, out of windows, or by a read that the CPU makes for
 * it (slots.h and ring.h). The first three are the cached parts of an array. A warp reads one range
 * at a time, and the part of it in one page at a time.
 *
 * A warp's waits, and its holdings meanwhile:
 *
 *   - a slot: it holds nothing
 *   - a page that another warp fetches or writes: it holds only its reserved slot. The other warp
 *     runs, and holds a slot
 *   - the CPU: it holds the slot, and perhaps a page that it fetches
 *
 * Frames are not waited for: a page that finds none is read past the cache, out of the slab. A
 * frame is looked for after the read, so that no warp holds one and waits. So every wait ends when
 * the CPU answers, and the CPU waits for no kernel.
 *
 * Windows are pages of the file in the page cache, registered with the device. They are right as
 * long as nobody changes the file. Before that can happen the host makes the state's `table` 0. A
 * warp copies a range out of a window and reads `table` afterwards. If it is still the number by
 * which the window was found, nobody could change the file during the copy. If not, the copy is not
 * used: the range is taken again, from elsewhere. So the host waits for no kernel before a writer
 * may continue, and a warp counts itself nowhere for a range, which would take two fences, half the
 * time of a load of host memory. It may copy bytes that no longer belong to the file, but it always
 * copies from pages that are registered: they are until no warp is counted in `running` and
 * `cache_users`. A warp remembers the number from range to range. `table` is a number, of which
 * only the lowest bits change: some copies of 8 bytes are two of 4. A table's entries are written
 * before its number, and the next number belongs to the other table, so entries loaded under a
 * number belong to it. While a warp is counted in `cache_users` there is no next one.
 *
 * Host memory, frames and windows can be made anew while kernels run: the host makes `cached` 0 and
 * waits for the warps that began before (`cache_users`). Warps that begin meanwhile read each range
 * from the file.
 */

/* Frames and slabs are written by others while the kernel runs. A page of 4 KiB is in flight as a
 * whole. */
#define COPY_LOAD LOAD_CHANGING
#define COPY_FAR
#define FLIGHT 8u

#include <stddef.h>

#include "dev/kernels/array.h"
#include "dev/kernels/array_warp.h"
#include "dev/kernels/copy.h"
#include "dev/kernels/pages.h"

/* Finds a page's frame: *has is the page's word. If there is none, the warp may fetch the page, as
 * the only one, with the slot in the result. */
INLINE uint64_t find_page(const struct array_common *p, struct taker *t, uint64_t page,
			  uint64_t *has)
{
	uint32_t slot = NO_SLOT;
	struct wait w = wait_begin();
	uint32_t err = 0;

	for (;;) {
		uint64_t v = LOAD64(page_word(&p->pages, page));
		uint64_t state = v & PAGE_STATE;

		if (page_has_frame(v)) {
			if (slot != NO_SLOT) {
				taker_slot_unused(p, t, slot);
			}
			page_used(&p->pages, page, v);
			*has = v;
			return PLACE(AT_FRAME, 0);
		}
		if (v & PAGE_PAST && !(v & PAGE_LOCKED)) {
			if (slot != NO_SLOT) {
				taker_slot_unused(p, t, slot);
			}
			return PLACE(AT_PAST, 0);
		}
		if (state == PAGE_ABSENT && slot == NO_SLOT && !t->gave_up) {
			slot = taker_slot_now(p, t);
		}
		if (state == PAGE_ABSENT && slot != NO_SLOT) {
			if (ATOMIC_CAS64(page_word(&p->pages, page), v, v + PAGE_FETCHING) == v) {
				return PLACE(AT_SLOT, slot);
			}
			continue;
		}
		if (slot != NO_SLOT) { /* another warp fetches it into a frame */
			taker_slot_unused(p, t, slot);
			slot = NO_SLOT;
		}
		err = t->gave_up ? t->gave_up : wait_over(&w, &p->ring);
		if (err) {
			return PLACE(AT_NONE, err);
		}
	}
}

/* Copies a page from a slab into a frame, if there is one for it. */
INLINE void cache_page(const struct array_common *p, struct taker *t, uint64_t page, uint64_t slab,
		       uint64_t len)
{
	uint64_t *word = page_word(&p->pages, page);
	uint64_t has = FROM_FIRST64(t->lane == 0 && len ? frame_find(&p->pages, page) : NO_FRAME);

	if (has != NO_FRAME) {
		uint64_t at = frame_at(&p->pages, p->page_shift, has << PAGE_HAS_SHIFT);

		copy_unlocked(gpu_range(at, len), slab, len, t->lane, t->lanes);
	}
	t->counts[ARRAY_PAST] += has == NO_FRAME && len;
	WARP_BARRIER();
	if (t->lane == 0) {
		page_settle(word, has);
	}
}

/* Fetches a page with a slot, and copies a part of it. */
INLINE uint32_t fetch(const struct array_common *p, struct taker *t, uint32_t slot, uint64_t dst,
		      uint64_t pos, uint64_t part)
{
	uint64_t page = pos >> p->page_shift;
	uint64_t start = page << p->page_shift;
	uint64_t most = UINT64_C(1) << p->page_shift;
	uint64_t len = p->len - start < most ? p->len - start : most;
	uint64_t slab = gpu_range(slot_slab(&p->ring, slot), len);
	uint32_t got;
	uint32_t err;

	got = taker_ask(p, t, slot, RING_READ, start, len);
	err = read_error(got, pos - start + part);
	if (!err && dst) {
		copy_range(dst, slab + (pos - start), part, t->lane, t->lanes);
	}
	/* A page that came short gets no frame: the file may become longer again. */
	cache_page(p, t, page, slab, read_error(got, len) ? 0 : len);
	taker_slot_end(p, t, slot, got);
	t->counts[ARRAY_FETCHED] += !err;
	return err;
}

/* Reads a part by a slot alone: the array has no frames, or the page gets none. */
INLINE uint32_t read_part(const struct array_common *p, struct taker *t, uint64_t dst, uint64_t pos,
			  uint64_t part)
{
	uint32_t slot = t->reserved;
	uint64_t slab;
	uint32_t got;
	uint32_t err;

	if (UNLIKELY(slot == NO_SLOT)) {
		uint64_t place = FROM_FIRST64(t->lane == 0 ? taker_slot_wait(p, t) : 0);

		if (PLACE_KIND(place) == AT_NONE) {
			return taker_give_up(p, t, (uint32_t)PLACE_VALUE(place));
		}
		slot = (uint32_t)PLACE_VALUE(place);
	}
	slab = gpu_range(slot_slab(&p->ring, slot), part);
	got = taker_ask(p, t, slot, RING_READ, pos, part);
	err = read_error(got, part);
	if (LIKELY(!err)) {
		copy_range(dst, slab, part, t->lane, t->lanes);
		t->counts[ARRAY_PAST]++;
	}
	taker_slot_end(p, t, slot, got);
	return err;
}

/* Copies out of the frame that a page's word names, by all lanes. Returns whether the copied bytes
 * are the page's. */
INLINE uint32_t copy_frame(const struct array_common *p, const struct taker *t, uint64_t dst,
			   uint64_t pos, uint64_t part, uint64_t v)
{
	uint64_t into = pos & ((UINT64_C(1) << p->page_shift) - 1);
	uint64_t at = frame_at(&p->pages, p->page_shift, v) + into;

	copy_unlocked(dst, gpu_range(at, part), part, t->lane, t->lanes);
	FENCE_LOADS();
	WARP_BARRIER();
	return (uint32_t)FROM_FIRST64(
		t->lane == 0 ? page_unchanged(&p->pages, pos >> p->page_shift, v) : 0);
}

/* Takes a part of one page out of the page's frame. A page without one is fetched into one first,
 * by this warp or by another one. A page that is evicted while it is copied is fetched again.
 * Returns 0 if the part has to be read past the frames; else 1, with 0 or an errno in *err. */
INLINE uint32_t frame_part(const struct array_common *p, struct taker *t, uint64_t dst,
			   uint64_t pos, uint64_t part, uint32_t *err)
{
	uint64_t page = pos >> p->page_shift;
	uint64_t v = 0;

	*err = 0;
	do {
		uint64_t place = FROM_FIRST64(t->lane == 0 ? find_page(p, t, page, &v) : 0);

		if (PLACE_KIND(place) == AT_PAST) {
			return 0;
		}
		if (PLACE_KIND(place) == AT_NONE) {
			*err = taker_give_up(p, t, (uint32_t)PLACE_VALUE(place));
			return 1;
		}
		if (PLACE_KIND(place) == AT_SLOT) {
			*err = fetch(p, t, (uint32_t)PLACE_VALUE(place), dst, pos, part);
			return 1;
		}
		v = FROM_FIRST64(v);
	} while (dst && !copy_frame(p, t, dst, pos, part, v));
	t->counts[ARRAY_FRAMES]++;
	return 1;
}

/* Where the window of a place of the array begins; 0: there is none. */
INLINE uint64_t window_entry(const struct array_common *p, uint64_t entries, uint64_t place)
{
	return LOAD64(
		(uint64_t *)(uintptr_t)gpu_range(entries + (place >> p->window_shift) * 8, 8));
}

/* The entries of a table of windows, whose number is not 0. */
INLINE uint64_t window_entries(const struct array_common *p, uint64_t table)
{
	return p->window_tables + ((table - 1) & 1) * p->window_pieces * 8;
}

INLINE uint64_t window_table(const struct array_common *p)
{
	return LOAD64(state_at(p->state, offsetof(struct array_state, table)));
}

/* Reads the number of the table of windows; called by all lanes, which then have the same. */
INLINE void window_refresh(const struct array_common *p, struct taker *t)
{
	uint32_t table = (uint32_t)FROM_FIRST64(t->lane == 0 ? window_table(p) : 0);

	if (table != t->table) {
		t->table = table;
		t->entries = table ? window_entries(p, table) : 0;
	}
}

/* Whether bytes just copied out of a window are the file's. */
INLINE uint32_t window_unchanged(const struct array_common *p, struct taker *t)
{
	uint32_t table = t->table;

	/* Each lane's loads have come before the first lane looks: they are stored, which waits for
	 * them, and a barrier has everything in its order. A fence would wait for the stores, too:
	 * .35 us. */
	FENCE_LOADS();
	WARP_BARRIER();
	window_refresh(p, t);
	return t->table == table;
}

/* Copies out of a window. Returns 0, or on the CPU an errno: a GPU has no error there. */
INLINE uint32_t copy_window(uint64_t dst, uint64_t src, uint64_t len, const struct taker *t)
{
#ifdef ON_CPU
	if (gpu_block.pages) {
		return gpu_block.pages((void *)(uintptr_t)dst, (const void *)(uintptr_t)src, len)
			       ? GPU_ENODATA
			       : 0;
	}
#endif
	copy_range(dst, gpu_range(src, len), len, t->lane, t->lanes);
	return 0;
}

/* Returns the address of the byte at `pos` in a window, or 0 if no window has it. *part becomes
 * less if the window ends before pos + *part. */
INLINE uint64_t in_window(const struct array_common *p, struct taker *t, uint64_t pos,
			  uint64_t *part)
{
	uint64_t place = pos + p->window_bias;
	uint64_t piece = UINT64_C(1) << p->window_shift;
	uint64_t into = place & (piece - 1);
	uint64_t at;

	if (!p->window_shift || t->file_only) {
		return 0;
	}
	if (!t->table) {
		window_refresh(p, t);
	}
	at = t->table ? window_entry(p, t->entries, place) : 0;
	if (!at) {
		return 0;
	}
	*part = *part > piece - into ? piece - into : *part;
	return at + into;
}

/* Takes bytes out of the host's memory: the array's first bytes, or a window. Returns their number,
 * or 0 with 0 or an errno in *err. */
INLINE uint64_t host_part(const struct array_common *p, struct taker *t, uint64_t dst, uint64_t pos,
			  uint64_t len, uint32_t fetches, uint32_t *err)
{
	uint64_t part = len;
	uint64_t window;

	*err = 0;
	if (pos < p->wide_len) {
		part = part < p->wide_len - pos ? part : p->wide_len - pos;
		if (!fetches) {
			copy_range(dst, gpu_range(p->wide + pos, part), part, t->lane, t->lanes);
		}
		t->counts[ARRAY_WIDE]++;
		return part;
	}
	while ((window = in_window(p, t, pos, &part)) != 0) {
		*err = fetches ? 0 : copy_window(dst, window, part, t);
		if (fetches || window_unchanged(p, t)) {
			t->counts[ARRAY_WINDOWS]++;
			return *err ? 0 : part;
		}
		*err = 0; /* from where it is now */
		part = len;
	}
	return 0;
}

/* Takes the bytes from `pos` on, part by part: out of the host's memory, else by way of a frame,
 * else by a read of its own. If it only `fetches`, it brings their pages into frames, and without
 * frames does nothing. */
INLINE uint32_t take_range(const struct array_common *p, struct taker *t, uint64_t dst,
			   uint64_t pos, uint64_t len, uint32_t fetches)
{
	uint32_t page = 1u << p->page_shift;
	uint64_t end = pos + len;
	uint32_t err = 0;

	while (pos < end && LIKELY(!err)) {
		uint32_t most = page - ((uint32_t)pos & (page - 1));
		uint64_t part = end - pos < most ? end - pos : most;
		uint32_t taken = fetches;

		if (!t->uncached) {
			uint64_t cached = host_part(p, t, dst, pos, end - pos, fetches, &err);

			taken = cached || err;
			part = cached ? cached : part;
			if (!taken && p->pages.n_frames) {
				taken = frame_part(p, t, fetches ? 0 : dst, pos, part, &err);
			}
			taken |= fetches;
		}
		if (LIKELY(!taken)) {
			err = read_part(p, t, dst, pos, part);
		}
		pos += part;
		dst += part;
	}
	return err;
}

INLINE void array_count(const struct array_common *p, uint32_t what, uint64_t by)
{
	uint64_t member = offsetof(struct array_state, counts) + what * UINT64_C(8);

	if (by) {
		(void)ATOMIC_ADD64(state_at(p->state, member), by);
	}
}

/* Ends the warp's reads. Called by one of its threads. */
INLINE void taker_end(const struct array_common *p, struct taker *t)
{
	if (t->reads_ended) {
		state_set_first_poll(p->state, t->first_poll);
	}
	slot_unreserve(p, t, 0);
}

/* Counts the warp's rows and reads, after its last access, by one of its threads. */
INLINE void array_leave(const struct array_common *p, struct taker *t)
{
	for (uint32_t k = 0; k < ARRAY_COUNTS; k++) {
		array_count(p, k, t->counts[k]);
	}
	taker_end(p, t);
	state_leave(p->state, t->uses_cache);
}

#endif
