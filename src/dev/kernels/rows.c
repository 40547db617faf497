/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Gathers rows of a table into an array, or scatters them from there.
 *
 * Some lanes of a warp take a row together, 16 bytes each, so that a row of 128 bytes is one
 * request to the memory that it lies in. If all lanes together hold a row, a lane's loads in flight
 * are of FLIGHT rows, else of the next units of one row (copy.h).
 */

#include "dev/kernels/copy.h"
#include "dev/kernels/ids.h"
#include "dev/kernels/params.h"

struct row {
	uint64_t src;
	uint64_t dst;
	uint32_t there; /* bytes to copy */
	uint32_t zero;	/* bytes to zero */
};

/* Where row `at` of the work comes from and goes to; if it is out of range, it is counted in the
 * word at `status`, unless that is 0. */
INLINE struct row find(const struct rows_params *p, uint64_t at, uint32_t lane, uint64_t status)
{
	struct row r = { 0, 0, 0, 0 };
	uint64_t i;
	uint64_t id;
	uint64_t side;
	uint64_t array;

	if (at >= p->n) {
		return r;
	}
	i = p->order ? *(const uint32_t *)(uintptr_t)gpu_range(p->order + at * 4, 4) : at;
	id = id_at(p->ids, p->id_kind, i);
	array = p->array + i * p->array_stride;
	if (p->id_kind == ROWS_ID_ADDRESS) {
		r.there = id != 0;
		side = id;
	} else {
		r.there = id < p->rows;
		side = p->table + id * p->table_stride;
	}
	r.src = p->scatter ? array : side;
	r.dst = p->scatter ? side : array;
	r.zero = !r.there && !p->scatter;
	if (r.there) {
		r.src = gpu_range(r.src, p->row_bytes);
	} else if (lane == 0 && status) {
		(void)ATOMIC_ADD64((uintptr_t)gpu_range(status, 8), 1u);
	}
	if (r.there || r.zero) {
		r.dst = gpu_range(r.dst, p->row_bytes);
	}
	return r;
}

INLINE void move_row(const struct rows_params *p, struct row r, uint32_t lane, uint32_t lanes)
{
	if (r.there) {
		copy_range(r.dst, r.src, p->row_bytes, lane, lanes);
	} else if (r.zero) {
		zero_range(r.dst, p->row_bytes, lane, lanes);
	}
}

/* FLIGHT rows, each of which all lanes hold at once; of a row that is not there, zeros. */
INLINE void short_rows(const struct row *r, uint64_t len, uint32_t lane)
{
	unit16 v[FLIGHT];

	UNROLL
	for (uint32_t f = 0; f < FLIGHT; f++) {
		unit16 none = { 0, 0, 0, 0 };

		v[f] = none;
		if (r[f].there && lane * 16 < len) {
			v[f] = *AT16(r[f].src + lane * 16);
		}
	}
	UNROLL
	for (uint32_t f = 0; f < FLIGHT; f++) {
		if ((r[f].there || r[f].zero) && lane * 16 < len) {
			*AT16(r[f].dst + lane * 16) = v[f];
		}
	}
}

KERNEL(peerlane_rows, struct rows_params)
{
	uint32_t lanes = p.lanes < WARP_LANES ? p.lanes : WARP_LANES;
	uint32_t lane = THREAD % lanes;
	uint32_t together = WARP_LANES / lanes; /* rows that a warp takes at once */
	uint32_t flight = p.row_bytes <= lanes * 16u ? FLIGHT : 1;
	uint64_t warp = ((uint64_t)BLOCK * THREADS + THREAD) / WARP_LANES;
	uint64_t warps = (uint64_t)BLOCKS * (THREADS / WARP_LANES);
	uint64_t step = warps * together * flight;
	/* The rows that a group of lanes has in flight: in an order neighbours, so that those of
	 * one piece of the table are read together; else far apart, as that writes faster. */
	uint64_t apart = p.order ? together : warps * together;
	uint64_t at = warp * together * (p.order ? flight : 1) + THREAD % WARP_LANES / lanes;

	if (flight == 1) {
		for (; at < p.n; at += step) {
			move_row(&p, find(&p, at, lane, p.status), lane, lanes);
		}
		return;
	}
	for (; at < p.n; at += step) {
		struct row r[FLIGHT];
		uint64_t ends = p.row_bytes;

		UNROLL
		for (uint32_t f = 0; f < FLIGHT; f++) {
			r[f] = find(&p, at + f * apart, lane, p.status);
			ends |= r[f].src | r[f].dst;
		}
		if (!(ends & 15)) {
			short_rows(r, p.row_bytes, lane);
			continue;
		}
		/* Found once more, rather than kept in memory. */
		for (uint32_t f = 0; f < FLIGHT; f++) {
			move_row(&p, find(&p, at + f * apart, lane, 0), lane, lanes);
		}
	}
}
