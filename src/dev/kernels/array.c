/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Gathers rows of an array that lies in a file. A warp looks up one row for each of its lanes at
 * once, copies those that lie in frames together (hits.h), and takes the others one by one
 * (array_read.h).
 */

#include "dev/kernels/hits.h"

#include "dev/kernels/ids.h"
#include "dev/kernels/params.h"

/* The common part of a block's warps. They enter and leave the array as one: each atomic of one
 * word takes its turn, and those of all warps of a launch took longer than the copies. */
struct together {
	uint64_t mode;
	uint32_t uses_cache;
	uint32_t first_poll;
	uint32_t counts[KERNEL_THREADS / WARP][ARRAY_COUNTS];
};

INLINE void fail_row(const struct array_params *p, struct taker *t, uint64_t dst, uint32_t err)
{
	if (dst) {
		/* After what other lanes have stored there of its first parts. */
		WARP_BARRIER();
		zero_range(dst, p->row_bytes, t->lane, t->lanes);
	}
	if (t->lane == 0 && p->status) {
		uint64_t at = gpu_range(p->status, 16);

		(void)ATOMIC_ADD64((uint64_t *)(uintptr_t)at, 1u);
		STORE64((uint64_t *)(uintptr_t)(at + 8), 0 - (uint64_t)err);
	}
	t->counts[ARRAY_FAILED]++;
}

/* Whether a row is this launch's: not another array's, or for the first array to complain of. */
INLINE uint32_t is_ours(const struct array_params *p, uint64_t row)
{
	return row < p->rows || !p->all || (!p->first && row >= p->all);
}

/*
 * Looks up rows of numbers i, i + apart, ...: one a lane, and copies those that lie in frames.
 * Returns a bit for each of the others that is this launch's; its number in the array is in `rows`,
 * of a block's memory: in a register each lane would keep it while rows are taken.
 */
INLINE uint32_t look_up(const struct array_params *p, struct taker *t, uint64_t i, uint64_t apart,
			uint32_t hits, uint64_t *rows)
{
	uint64_t behind = (p->n - i + apart - 1) / apart;
	uint32_t n = behind < t->lanes ? (uint32_t)behind : t->lanes;
	uint32_t has = t->lane < n;
	/* Loaded once, as all lanes must go the same way, also if somebody writes the ids now. */
	uint64_t row = has ? id_at(p->ids, p->id_kind, i + t->lane * apart) - p->first : 0;
	uint32_t left;

	has = has && is_ours(p, row);
	left = BALLOT(has);
	STORE_SHARED64(&rows[t->lane], row);
	t->counts[ARRAY_ROWS] += POPCOUNT32(left);
	if (hits && p->out) {
		left &= ~take_hits(p, t, has && row < p->rows, row * p->row_stride, n,
				   gpu_range(p->out + i * p->out_stride, p->row_bytes),
				   apart * p->out_stride);
	}
	WARP_BARRIER();
	return left;
}

INLINE void take_row(const struct array_params *p, struct taker *t, uint64_t mode, uint64_t i,
		     uint64_t row)
{
	uint64_t dst = p->out ? gpu_range(p->out + i * p->out_stride, p->row_bytes) : 0;
	uint32_t err = GPU_ERANGE;

	if (mode == ENTER_SHUT) {
		err = GPU_ESHUTDOWN;
	} else if (row < p->rows) {
		err = take_range(&p->a, t, dst, row * p->row_stride, p->row_bytes, !p->out);
	}
	if (err) {
		fail_row(p, t, dst, err);
	}
}

/* Leaves the array, by a thread of the block, when all its warps have ended. */
INLINE void leave_together(const struct array_params *p, const struct together *b, uint32_t warps)
{
	for (uint32_t k = 0; k < ARRAY_COUNTS; k++) {
		uint64_t sum = 0;

		for (uint32_t w = 0; w < warps; w++) {
			sum += b->counts[w][k];
		}
		array_count(&p->a, k, sum);
	}
	state_leave(p->a.state, b->uses_cache);
}

/* Or the driver's compiler would keep all in registers, and a processor had space for one block. */
KERNEL_FOR(peerlane_array, struct array_params, KERNEL_THREADS, ARRAY_BLOCKS)
{
	SHARED struct together b;
	SHARED uint64_t rows[KERNEL_THREADS];
	uint32_t lane = THREAD % WARP_LANES;
	uint32_t own = THREAD / WARP_LANES;
	uint32_t of = THREADS / WARP_LANES;
	uint64_t warp = (uint64_t)BLOCK * of + own;
	uint64_t warps = (uint64_t)BLOCKS * of;
	struct taker t;

	if (THREAD == 0) {
		uint32_t uses_cache;
		uint32_t first_poll;

		b.mode = state_enter_cached(p.a.state, &uses_cache, &first_poll);
		b.uses_cache = uses_cache;
		b.first_poll = first_poll;
	}
	BARRIER();
	t = taker_of(&p.a, lane, WARP_LANES, (uint32_t)warp, b.mode, b.uses_cache, b.first_poll);
	for (uint64_t i = warp; i < p.n; i += warps * t.lanes) {
		uint64_t *own_rows = rows + own * t.lanes;
		uint32_t left = look_up(&p, &t, i, warps, p.a.pages.n_frames && b.mode == ENTER_ALL,
					own_rows);

		for (; left; left &= left - 1) {
			uint32_t k = CTZ32(left);

			take_row(&p, &t, b.mode, i + k * warps, LOAD_SHARED64(&own_rows[k]));
		}
		WARP_BARRIER();
	}
	WARP_BARRIER();
	if (lane == 0) {
		taker_end(&p.a, &t);
		for (uint32_t k = 0; k < ARRAY_COUNTS; k++) {
			b.counts[own][k] = t.counts[k];
		}
	}
	BARRIER();
	if (THREAD == 0) {
		leave_together(&p, &b, of);
	}
}
