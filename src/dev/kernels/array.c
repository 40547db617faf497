/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Gathers rows of an array that lies in a file, a row by a warp at a time (take.h).
 */

#include "dev/kernels/take.h"

#include "dev/kernels/ids.h"
#include "dev/kernels/params.h"

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

KERNEL(peerlane_array, struct array_params)
{
	uint64_t warp = ((uint64_t)BLOCK * THREADS + THREAD) / WARP_LANES;
	uint64_t warps = (uint64_t)BLOCKS * (THREADS / WARP_LANES);
	uint32_t lane = THREAD % WARP_LANES;
	uint32_t keeps = 0;
	uint32_t look = 0;
	uint64_t mode = FROM_FIRST64(lane == 0 ? state_enter_kept(p.a.state, &keeps, &look) : 0);
	struct taker t = taker_of(&p.a, lane, WARP_LANES, (uint32_t)warp, mode, keeps, look);

	for (uint64_t i = warp; i < p.n; i += warps) {
		/* One lane's, as all must go the same way, also if somebody writes the ids now. */
		uint64_t id = FROM_FIRST64(t.lane == 0 ? id_at(p.ids, p.id_kind, i) : 0);
		uint64_t row = id - p.first;
		uint64_t dst = 0;
		uint32_t err;

		if (row >= p.rows && p.all && (p.first || id < p.all)) {
			continue; /* another array's, or for the first one to complain of */
		}
		dst = p.out ? gpu_range(p.out + i * p.out_stride, p.row_bytes) : 0;
		err = mode == ENTER_SHUT ? RING_ESHUTDOWN
		      : row < p.rows
			      ? take_range(&p.a, &t, dst, row * p.row_stride, p.row_bytes, !p.out)
			      : ROW_ERANGE;
		t.counts[ARRAY_ROWS]++;
		if (err) {
			fail_row(&p, &t, dst, err);
		}
	}
	WARP_BARRIER();
	if (t.lane == 0) {
		array_leave(&p.a, &t);
	}
}
