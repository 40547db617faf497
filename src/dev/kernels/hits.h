/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_HITS_H
#define DEV_KERNELS_HITS_H

/*
 * Rows of a launch that lie in frames, many at once. A warp that takes rows one after the other
 * waits for each of its loads: the row's number, the page's word, the row, and the word again, each
 * some 600 ns from the device's memory. Here each lane looks up a row of its own, before and after,
 * so three of the waits are for up to 32 rows at once. The lanes copy the rows together: of those
 * of up to 512 bytes several are in flight, longer ones follow each other.
 *
 * A row is a hit if it lies in one page, neither host memory nor a window has it, the page has a
 * frame, and its word is the same after the copy (pages.h). All others are taken one by one, as
 * array_read.h does.
 */

#include "dev/kernels/array_read.h"
#include "dev/kernels/params.h"

#define HITS_FLIGHT 4u /* of 16 bytes a lane */

/* A lane's row. */
struct hit {
	uint64_t src; /* where it lies; 0: in no frame, or not whole in one */
	uint64_t page;
	uint64_t v; /* the page's word */
};

INLINE struct hit find_hit(const struct array_common *p, const struct taker *t, uint64_t pos,
			   uint64_t len)
{
	uint64_t most = UINT64_C(1) << p->page_shift;
	struct hit h = { 0, pos >> p->page_shift, 0 };

	/* Host memory and windows come first: take_range(). */
	if (pos < p->wide_len || (pos & (most - 1)) + len > most ||
	    (t->table && window_entry(p, t->entries, pos + p->window_bias))) {
		return h;
	}
	h.v = LOAD64(page_word(&p->pages, h.page));
	if (page_has_frame(h.v)) {
		page_used(&p->pages, h.page, h.v);
		h.src = gpu_range(frame_at(&p->pages, p->page_shift, h.v) + (pos & (most - 1)),
				  len);
	}
	return h;
}

/* Lanes that take a row of up to 16 bytes a lane together: a power of two. */
INLINE uint32_t lanes_of(uint64_t row_bytes, uint32_t lanes)
{
	while (lanes > 1 && lanes * 8u >= row_bytes) {
		lanes /= 2;
	}
	return lanes;
}

/* Rows of whole units, of at most one a lane: HITS_FLIGHT of them or more in flight. `out`: of the
 * first one; they are `step` apart. */
INLINE void copy_short(uint64_t src, uint64_t out, uint64_t step, uint32_t n, uint32_t row_bytes,
		       uint32_t lane, uint32_t lanes)
{
	uint32_t each = lanes_of(row_bytes, lanes);
	uint32_t into = lane % each * 16u;
	uint32_t mine = into < row_bytes;

	for (uint32_t k = lane / each; k - lane / each < n; k += HITS_FLIGHT * (lanes / each)) {
		uint64_t from[HITS_FLIGHT];
		unit16 v[HITS_FLIGHT];

		UNROLL
		for (uint32_t f = 0; f < HITS_FLIGHT; f++) {
			const unit16 zero = { 0 };
			uint32_t row = k + f * (lanes / each);

			v[f] = zero;
			from[f] = FROM_LANE64(src, row % lanes);
			from[f] = row < n && mine ? from[f] : 0;
			if (from[f]) {
				v[f] = COPY_LOAD(AT16(from[f] + into));
			}
		}
		UNROLL
		for (uint32_t f = 0; f < HITS_FLIGHT; f++) {
			if (from[f]) {
				*AT16(out + (k + f * (lanes / each)) * step + into) = v[f];
			}
		}
	}
}

/*
 * Each lane has a row at `pos`, or has none, of n in all: those of the first n lanes. Copies those
 * that lie in frames to `out` and what follows it, `step` bytes apart. Returns a bit for each that
 * has been copied: all lanes.
 */
INLINE uint32_t take_hits(const struct array_params *p, struct taker *t, uint32_t has, uint64_t pos,
			  uint32_t n, uint64_t out, uint64_t step)
{
	const struct array_common *a = &p->a;
	struct hit h = { 0, 0, 0 };
	uint32_t hits;

	if (a->window_shift && !t->table) {
		window_refresh(a, t);
	}
	if (has) {
		h = find_hit(a, t, pos, p->row_bytes);
	}
	hits = BALLOT(h.src != 0);
	if (!hits) {
		return 0;
	}
	if (t->lanes > 1 && p->row_bytes <= t->lanes * 16u &&
	    COPY_IS_WHOLE(out | step, p->row_stride, p->row_bytes)) {
		copy_short(h.src, out, step, n, (uint32_t)p->row_bytes, t->lane, t->lanes);
	} else {
		for (uint32_t left = hits; left; left &= left - 1) {
			uint32_t k = CTZ32(left);

			copy_unlocked(out + k * step, FROM_LANE64(h.src, k), p->row_bytes, t->lane,
				      t->lanes);
		}
	}
	FENCE_LOADS();
	WARP_BARRIER();
	hits &= BALLOT(h.src && page_unchanged(&a->pages, h.page, h.v));
	t->counts[ARRAY_FRAMES] += POPCOUNT32(hits);
	return hits;
}

#endif
