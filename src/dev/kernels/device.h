/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_DEVICE_H
#define DEV_KERNELS_DEVICE_H

/*
 * The functions that kernels of programs call. Names without pl_ are the library's own.
 *
 * To read the code behind them, begin with pl_array_read(), and take the headers in this order:
 *
 *   device.h      the calls of programs
 *   array_read.h  one range: out of host memory, a window or a frame, or by the CPU
 *   pages.h       the pages' words: who fetches a page, and when a frame may be evicted
 *   array_warp.h  a warp's slots
 *   slots.h       how a warp takes a slot, posts a request and waits for the answer
 *   ring.h        the ring that kernels and the CPU share; src/ring/proxy.c is its other side
 *   array.h       an array's parameters, and its state in the device's memory
 *   state.h       how a warp enters and leaves an array that the host may close
 *   copy.h        copies by all lanes
 *   write.h       writes
 *   gpu.h         what C lacks, for GPUs' compilers and for software GPUs
 *
 * peerlane/device.cuh has them all in the order of their includes, so in about the reverse of this.
 *
 * All threads of a warp call a function together, with the same arguments. Addresses are of memory
 * that the device can access: its own (except a block's shared memory), or pinned. A function waits
 * only for a page that another warp fetches, for a slot, and for the thread of the library that
 * reads the file. Each wait has the array's limit, and ends when the array is closed.
 */

#include <peerlane/array.h>

#include "dev/kernels/array_read.h"
#include "dev/kernels/write.h"

/* A warp that uses an array, between pl_array_enter() and pl_array_leave(). */
struct pl_array_warp {
	struct taker taker;
	uint32_t err;	/* not 0: every call fails with this errno */
	uint32_t held;	/* slots that tickets hold */
	uint32_t later; /* tickets that hold no slot, and may need one when they are waited for */
};

/* A read that was begun. */
struct pl_array_ticket {
	uint64_t off;
	uint64_t len;
	uint64_t place; /* PLACE() of a frame or a slot; 0: pl_array_wait() reads the range */
};

INLINE const struct array_common *array_of(const struct pl_array_device *a)
{
	return (const struct array_common *)(const void *)a->own;
}

/*
 * Begins a warp's use of an array; all reads come between this and pl_array_leave(). Closing and
 * refreshing wait until the warp leaves, so a warp that enters must leave on every path. A warp
 * that enters while the array is refreshed reads all ranges from the file until it leaves. Returns
 * 0; -ESHUTDOWN if the array was closed; or -EPROTO if the kernel was compiled with a header of
 * another version. After an error each read fails with the same one.
 */
INLINE int pl_array_enter(const struct pl_array_device *a, struct pl_array_warp *w)
{
	const struct array_common *p = array_of(a);
	uint64_t mode = ENTER_SHUT;
	uint32_t uses_cache = 0;
	uint32_t first_poll = 0;

	w->err = GPU_EPROTO;
	if (a->version == PL_ARRAY_DEVICE_VERSION) {
		mode = FROM_FIRST64(
			LANE == 0 ? state_enter_cached(p->state, &uses_cache, &first_poll) : 0);
		w->err = mode == ENTER_SHUT ? GPU_ESHUTDOWN : 0;
	}
	w->taker = taker_of(p, LANE, LANES, WARP_SPREAD, mode, uses_cache, first_poll);
	w->held = 0;
	w->later = 0;
	return -(int)w->err;
}

/* Ends a warp's use of an array, when its reads that were begun have been waited for. */
INLINE void pl_array_leave(const struct pl_array_device *a, struct pl_array_warp *w)
{
	WARP_BARRIER();
	if (w->taker.lane == 0 && w->err != GPU_EPROTO) {
		array_leave(array_of(a), &w->taker);
	}
	w->err = GPU_ESHUTDOWN;
}

/* Returns the number of the array's first bytes that the warp reads from host memory. */
INLINE uint64_t host_bytes(const struct pl_array_device *a, const struct pl_array_warp *w)
{
	return w->taker.file_only ? 0 : array_of(a)->wide_len;
}

INLINE uint32_t range_error(const struct pl_array_device *a, const struct pl_array_warp *w,
			    uint64_t off, uint64_t len)
{
	if (w->err) {
		return w->err;
	}
	return off > a->len || len > a->len - off ? GPU_ERANGE : 0;
}

/* Counts a read, and zeroes the bytes of one that failed. */
INLINE int end_read(struct pl_array_warp *w, uint64_t dst, uint64_t len, uint32_t err)
{
	w->taker.counts[ARRAY_ROWS]++;
	w->taker.counts[ARRAY_FAILED] += err != 0;
	if (UNLIKELY(err)) {
		WARP_BARRIER();
		if (dst) {
			zero_range(dst, len, w->taker.lane, w->taker.lanes);
		}
	}
	WARP_BARRIER(); /* each lane sees the others' stores */
	return -(int)err;
}

/*
 * Copies len bytes from offset off of the array to dst. Returns 0 or a negative errno, and dst is
 * zeroed: -ERANGE (not within the array), -ENODATA (the file has become shorter), -ETIMEDOUT,
 * -ESHUTDOWN, or the error of the file's read; -EDEADLK: the warp has tickets (pl_array_begin()),
 * with which it must not wait for a slot. A warp that has waited in vain waits no more: its further
 * reads fail too if they would have to wait.
 */
INLINE int pl_array_read(const struct pl_array_device *a, struct pl_array_warp *w,
			 unsigned long long off, unsigned long long len, void *dst)
{
	uint32_t err = range_error(a, w, off, len);
	uint64_t to = gpu_range((uint64_t)(uintptr_t)dst, len);

	err = err ? err : w->held ? GPU_EDEADLK : 0;
	err = err ? err : take_range(array_of(a), &w->taker, to, off, len, 0);
	return end_read(w, to, len, err);
}

/* Fetches the pages of a range into frames, for reads to come. Without frames it does nothing. */
INLINE int pl_array_fetch(const struct pl_array_device *a, struct pl_array_warp *w,
			  unsigned long long off, unsigned long long len)
{
	uint32_t err = range_error(a, w, off, len);

	err = err ? err : w->held ? GPU_EDEADLK : 0;
	err = err ? err : take_range(array_of(a), &w->taker, 0, off, len, 1);
	return end_read(w, 0, 0, err);
}

/*
 * Writes len bytes at src to offset off of the array, which is open for that (PL_ARRAY_WRITE), and
 * so into its file. When the call returns 0, the page cache has the bytes, and frames, host memory
 * and windows agree with the file. The lengths of file and array do not change, unless the file has
 * become shorter. src must not change meanwhile; stores of the warp's other threads to src are
 * included. Returns 0 or a negative errno: -ERANGE (not within the array), -EBADF (not open for
 * writing), -EAGAIN (the array was being refreshed when the warp entered: it leaves and enters
 * again), -EDEADLK (the warp has tickets), -ENOSPC, -EIO and other errors of the write. After those
 * a first part of the range may have been written, and frames, host memory and windows agree with
 * the file. After -ETIMEDOUT or -ESHUTDOWN the wait was given up, and the write may have been made
 * or may still be made. Until pl_array_refresh() its pages are read from the file, but those in
 * host memory give the old bytes. Two warps that write the same bytes do it in some order, the same
 * for file and frames.
 */
INLINE int pl_array_write(const struct pl_array_device *a, struct pl_array_warp *w,
			  unsigned long long off, unsigned long long len, const void *src)
{
	const struct array_common *p = array_of(a);
	uint32_t err = range_error(a, w, off, len);

	err = err ? err : w->held ? GPU_EDEADLK : 0;
	err = err ? err : !p->writes ? GPU_EBADF : 0;
	err = err ? err : w->taker.file_only ? GPU_EAGAIN : 0;
	if (!err) {
		WARP_BARRIER(); /* the others' stores come first */
		err = write_range(p, &w->taker, gpu_range((uint64_t)(uintptr_t)src, len), off, len);
		w->taker.counts[ARRAY_WRITTEN] += !err;
	}
	WARP_BARRIER();
	w->taker.counts[ARRAY_FAILED] += err != 0;
	return -(int)err;
}

/* Whether the range lies in one page and there are frames; else the slot gets the range alone. */
INLINE uint32_t ticket_has_page(const struct array_common *p, const struct taker *warp,
				const struct pl_array_ticket *t)
{
	return p->pages.n_frames != 0 && !warp->file_only &&
	       t->off >> p->page_shift == (t->off + t->len - 1) >> p->page_shift;
}

INLINE uint64_t ticket_start(const struct array_common *p, const struct taker *warp,
			     const struct pl_array_ticket *t)
{
	return ticket_has_page(p, warp, t) ? t->off >> p->page_shift << p->page_shift : t->off;
}

INLINE uint64_t ticket_len(const struct array_common *p, const struct taker *warp,
			   const struct pl_array_ticket *t)
{
	uint64_t most = UINT64_C(1) << p->page_shift;
	uint64_t left = p->len - ticket_start(p, warp, t);

	return !ticket_has_page(p, warp, t) ? t->len : left < most ? left : most;
}

/* A slot and the number of its use; at windows, of its last one. */
#define TICKET_PLACE(kind, slot, use) PLACE(kind, (uint64_t)(use) << 16 | (slot))
#define TICKET_SLOT(place) ((uint32_t)(PLACE_VALUE(place) & 0xffff))
#define TICKET_USE(place) ((uint32_t)(PLACE_VALUE(place) >> 16))

/* Whether windows have all of it now. */
INLINE uint32_t ticket_windowed(const struct array_common *p, const struct taker *warp,
				const struct pl_array_ticket *t)
{
	uint64_t table = window_table(p);
	uint64_t pos = t->off;

	if (!p->window_shift || warp->file_only || !table) {
		return 0;
	}
	while (pos < t->off + t->len &&
	       window_entry(p, window_entries(p, table), pos + p->window_bias)) {
		pos = (((pos + p->window_bias) >> p->window_shift) + 1) << p->window_shift;
		pos -= p->window_bias;
	}
	return pos >= t->off + t->len;
}

/* Posts the request of a ticket that has a slot, by all lanes. */
INLINE uint64_t ticket_post(const struct array_common *p, const struct taker *warp,
			    const struct pl_array_ticket *t)
{
	uint32_t slot = TICKET_SLOT(t->place);
	uint32_t use = ring_post(&p->ring, warp->lane, slot, TICKET_USE(t->place), RING_READ,
				 p->file, ticket_start(p, warp, t), ticket_len(p, warp, t));

	return TICKET_PLACE(AT_SLOT, slot, use);
}

/* A frame, pinned; a slot, for a request or for windows; or 0. Nothing is waited for. */
INLINE uint64_t ticket_take(const struct array_common *p, const struct taker *warp,
			    const struct pl_array_ticket *t)
{
	uint64_t page = t->off >> p->page_shift;
	uint32_t windowed = ticket_windowed(p, warp, t);
	uint32_t last = 0;
	uint32_t slot;

	if (!windowed && ticket_has_page(p, warp, t)) {
		uint64_t v = LOAD64(page_word(&p->pages, page));

		if (page_has_frame(v) && (v & PAGE_PINS) < PAGE_PINS_BEGUN) {
			v = page_pin(&p->pages, page);
			if (v) {
				return PLACE(AT_FRAME, v >> PAGE_HAS_SHIFT);
			}
		}
	}
	slot = slot_take(&p->ring, warp->spread, &last);
	return slot == NO_SLOT ? 0 : TICKET_PLACE(windowed ? AT_WINDOWS : AT_SLOT, slot, last);
}

/*
 * Begins a read and does not wait; pl_array_wait() ends it. A warp may have several under way, of
 * at most a page each, and waits for them in the order of their beginning; for each there is a wait
 * before pl_array_leave(). A longer range, or one that finds no slot, is read by the wait.
 *
 * No warp waits for a slot while it has some, or all could wait for each other: behind a ticket
 * that has none, and may need one, the next ones get none. A range in windows takes a slot too, as
 * the windows may have gone when it is waited for, but no read begins. No page is marked as being
 * fetched meanwhile, or others would wait for this warp's other work: the page gets its frame when
 * it has come.
 */
INLINE void pl_array_begin(const struct pl_array_device *a, struct pl_array_warp *w,
			   unsigned long long off, unsigned long long len,
			   struct pl_array_ticket *t)
{
	const struct array_common *p = array_of(a);
	uint64_t wide = host_bytes(a, w);

	t->off = off;
	t->len = len;
	t->place = 0;
	if (range_error(a, w, off, len) || w->taker.gave_up || !len || off + len <= wide) {
		return; /* the wait needs no slot */
	}
	if (off >= wide && len <= p->ring.slab_bytes && !w->later) {
		slot_unreserve(p, &w->taker, 0); /* tickets have slots of their own */
		t->place = FROM_FIRST64(w->taker.lane == 0 ? ticket_take(p, &w->taker, t) : 0);
		if (PLACE_KIND(t->place) == AT_SLOT) {
			t->place = ticket_post(p, &w->taker, t);
		}
	}
	w->later += t->place == 0;
	w->held += PLACE_KIND(t->place) == AT_SLOT || PLACE_KIND(t->place) == AT_WINDOWS;
}

INLINE void ticket_frame(const struct array_common *p, struct taker *warp,
			 const struct pl_array_ticket *t, uint64_t dst)
{
	uint64_t at = frame_at(&p->pages, p->page_shift, PLACE_VALUE(t->place) << PAGE_HAS_SHIFT) +
		      (t->off & ((UINT64_C(1) << p->page_shift) - 1));

	copy_unlocked(dst, gpu_range(at, t->len), t->len, warp->lane, warp->lanes);
	WARP_BARRIER();
	if (warp->lane == 0) {
		page_unpin(page_word(&p->pages, t->off >> p->page_shift));
	}
	warp->counts[ARRAY_FRAMES]++;
}

/* Claims a page that has no frame and is not being fetched: this warp then puts it into a frame. */
INLINE uint64_t ticket_claim(const struct array_common *p, uint64_t page)
{
	uint64_t v = LOAD64(page_word(&p->pages, page));

	return (v & PAGE_STATE) == PAGE_ABSENT &&
	       ATOMIC_CAS64(page_word(&p->pages, page), v, v + PAGE_FETCHING) == v;
}

INLINE uint32_t ticket_slot(const struct array_common *p, struct taker *warp,
			    const struct pl_array_ticket *t, uint64_t dst)
{
	uint32_t slot = TICKET_SLOT(t->place);
	uint64_t page = t->off >> p->page_shift;
	uint64_t into = t->off - ticket_start(p, warp, t);
	uint64_t len = ticket_len(p, warp, t);
	uint64_t slab = gpu_range(slot_slab(&p->ring, slot), len);
	uint32_t now = POLL_NOW; /* it was begun long ago */
	uint32_t got = FROM_FIRST32(
		warp->lane == 0 ? ring_wait(&p->ring, slot, TICKET_USE(t->place), &now) : 0);
	uint32_t err = read_error(got, into + t->len);
	/* Where kernels write, the page may have been written since it was read. */
	uint32_t may_cache = ticket_has_page(p, warp, t) && !read_error(got, len) && !p->writes;

	if (!err) {
		copy_range(dst, slab + into, t->len, warp->lane, warp->lanes);
	}
	if (may_cache && FROM_FIRST64(warp->lane == 0 ? ticket_claim(p, page) : 0)) {
		cache_page(p, warp, page, slab, len);
		warp->counts[ARRAY_FETCHED]++;
	} else {
		warp->counts[ARRAY_PAST] += !err;
	}
	WARP_BARRIER();
	taker_slot_give(p, warp, slot, TICKET_USE(t->place), got);
	return err;
}

/* Copies a range in windows; if they have gone meanwhile, it is read with the slot. */
INLINE uint32_t ticket_windows(const struct array_common *p, struct taker *warp,
			       struct pl_array_ticket *t, uint64_t dst)
{
	uint64_t done = 0;
	uint32_t err = 0;

	while (done < t->len && !err) {
		uint64_t part = t->len - done;
		uint64_t at = in_window(p, warp, t->off + done, &part);

		if (!at) {
			t->place = ticket_post(p, warp, t);
			return ticket_slot(p, warp, t, dst);
		}
		err = copy_window(dst + done, at, part, warp);
		if (!window_unchanged(p, warp)) {
			err = 0;
			continue;
		}
		warp->counts[ARRAY_WINDOWS]++;
		done += part;
	}
	WARP_BARRIER();
	taker_slot_give(p, warp, TICKET_SLOT(t->place), TICKET_USE(t->place), 0);
	return err;
}

/* Waits for a read that was begun, and copies its bytes. Returns as pl_array_read(); -EDEADLK:
 * reads were not waited for in the order of their beginning. */
INLINE int pl_array_wait(const struct pl_array_device *a, struct pl_array_warp *w,
			 struct pl_array_ticket *t, void *dst)
{
	const struct array_common *p = array_of(a);
	uint64_t to = gpu_range((uint64_t)(uintptr_t)dst, t->len);
	uint32_t err = range_error(a, w, t->off, t->len);

	if (PLACE_KIND(t->place) == AT_FRAME) {
		ticket_frame(p, &w->taker, t, to);
	} else if (PLACE_KIND(t->place) == AT_SLOT) {
		err = ticket_slot(p, &w->taker, t, to);
		w->held--;
	} else if (PLACE_KIND(t->place) == AT_WINDOWS) {
		err = ticket_windows(p, &w->taker, t, to);
		w->held--;
	} else if (!err) {
		if (t->len && t->off + t->len > host_bytes(a, w) && !w->taker.gave_up) {
			w->later -= w->later != 0;
			err = w->held ? GPU_EDEADLK : 0;
		}
		err = err ? err : take_range(p, &w->taker, to, t->off, t->len, 0);
	}
	t->place = 0;
	return end_read(w, to, t->len, err);
}

#endif
