/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The order in which the rows of a table are read soonest. Host memory that is not wide is mapped
 * for the GPU by entries of 4 KiB, which the GPU fetches by lines of 16, so 64 KiB at a time;
 * beyond some 512 MiB, of which it keeps the lines at hand, a row anywhere else costs 33 ns of the
 * whole GPU's time. Rows that lie in one piece of 64 KiB and are read one after the other cost that
 * once. So the ids are ordered by piece, and in what order rows of one piece come is of no account.
 *
 * A counting sort of one pass, in five launches: the counts are zeroed, the ids of each piece
 * counted, the counts of each stretch of them summed up, added up to the places where each piece
 * begins, and the numbers of the ids put there.
 */

#include "dev/kernels/ids.h"

INLINE uint64_t piece_of(const struct order_params *p, uint64_t i)
{
	uint64_t id = id_at(p->ids, p->id_kind, i);

	return id < p->rows ? id * p->table_stride >> p->shift : 0;
}

INLINE uint32_t *numbers(uint64_t address, uint64_t n)
{
	return (uint32_t *)(uintptr_t)gpu_range(address, n * 4);
}

KERNEL(peerlane_order_zero, struct order_params)
{
	uint32_t *counts = numbers(p.counts, p.pieces);

	for (uint64_t k = (uint64_t)BLOCK * THREADS + THREAD; k < p.pieces;
	     k += (uint64_t)BLOCKS * THREADS) {
		counts[k] = 0;
	}
}

KERNEL(peerlane_order_count, struct order_params)
{
	uint32_t *counts = numbers(p.counts, p.pieces);

	for (uint64_t i = (uint64_t)BLOCK * THREADS + THREAD; i < p.n;
	     i += (uint64_t)BLOCKS * THREADS) {
		(void)ATOMIC_ADD32(&counts[piece_of(&p, i)], 1u);
	}
}

/* A block has a stretch of the counts, and each thread a part of that: from `first` to `end`. */
struct stretch {
	uint64_t first;
	uint64_t end;
};

INLINE struct stretch part(uint64_t from, uint64_t to, uint32_t which, uint32_t of)
{
	uint64_t each = (to - from + of - 1) / of;
	struct stretch s = { from + each * which, from + each * (which + 1) };

	s.first = s.first < to ? s.first : to;
	s.end = s.end < to ? s.end : to;
	return s;
}

INLINE uint32_t sum_of(const uint32_t *counts, struct stretch s)
{
	uint32_t sum = 0;

	for (uint64_t k = s.first; k < s.end; k++) {
		sum += counts[k];
	}
	return sum;
}

/* The sum of a block's stretch. */
KERNEL(peerlane_order_sum, struct order_params)
{
	SHARED uint32_t sums[KERNEL_THREADS];
	const uint32_t *counts = numbers(p.counts, p.pieces);
	struct stretch s = part(0, p.pieces, BLOCK, BLOCKS);

	sums[THREAD] = sum_of(counts, part(s.first, s.end, THREAD, THREADS));
	BARRIER();
	if (THREAD == 0) {
		uint32_t sum = 0;

		for (uint32_t t = 0; t < THREADS; t++) {
			sum += sums[t];
		}
		numbers(p.sums, BLOCKS)[BLOCK] = sum;
	}
}

/* Each count becomes the sum of all before it. As many blocks as have summed up. */
KERNEL(peerlane_order_add, struct order_params)
{
	SHARED uint32_t sums[KERNEL_THREADS];
	uint32_t *counts = numbers(p.counts, p.pieces);
	struct stretch s = part(0, p.pieces, BLOCK, BLOCKS);
	struct stretch mine = part(s.first, s.end, THREAD, THREADS);
	uint32_t sum;

	sums[THREAD] = sum_of(counts, mine);
	BARRIER();
	if (THREAD == 0) {
		const uint32_t *blocks = numbers(p.sums, BLOCKS);

		sum = 0;
		for (uint32_t b = 0; b < BLOCK; b++) {
			sum += blocks[b];
		}
		for (uint32_t t = 0; t < THREADS; t++) {
			uint32_t here = sums[t];

			sums[t] = sum;
			sum += here;
		}
	}
	BARRIER();
	sum = sums[THREAD];
	for (uint64_t k = mine.first; k < mine.end; k++) {
		uint32_t here = counts[k];

		counts[k] = sum;
		sum += here;
	}
}

KERNEL(peerlane_order_place, struct order_params)
{
	uint32_t *next = numbers(p.counts, p.pieces);
	uint32_t *order = numbers(p.order, p.n);

	for (uint64_t i = (uint64_t)BLOCK * THREADS + THREAD; i < p.n;
	     i += (uint64_t)BLOCKS * THREADS) {
		order[ATOMIC_ADD32(&next[piece_of(&p, i)], 1u)] = (uint32_t)i;
	}
}
