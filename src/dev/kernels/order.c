/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The order in which the rows of a table are read soonest. Host memory that is not wide is mapped
 * for the GPU by entries of 4 KiB, of which the GPU keeps some 512 MiB's worth at hand (lines of 16
 * entries: 64 KiB); a row anywhere else costs 33 ns of the whole GPU's time. So the ids are divided
 * into buckets by where their rows lie, each bucket's part of the table no larger than what is kept
 * at hand, and the buckets are read one after the other: then each 64 KiB of the table are missed
 * once, not each row.
 *
 * A counting sort of one pass, in three launches: each block counts its part of the ids by bucket,
 * one block adds the counts up, and each block puts the numbers of its ids into their places. The
 * order inside a bucket is of no account.
 */

#include "dev/kernels/ids.h"

INLINE uint32_t bucket_of(const struct order_params *p, uint64_t i)
{
	uint64_t id = id_at(p->ids, p->id_kind, i);

	return id < p->rows ? (uint32_t)(id * p->table_stride >> p->shift) : 0;
}

INLINE uint64_t first_of(const struct order_params *p, uint32_t block)
{
	uint64_t each = (p->n + p->blocks - 1) / p->blocks;
	uint64_t first = each * block;

	return first < p->n ? first : p->n;
}

/* Bucket by bucket, in each block by block: so the sum of what is before is the place. */
INLINE uint32_t *count_at(const struct order_params *p, uint32_t bucket, uint32_t block)
{
	return (uint32_t *)(uintptr_t)gpu_range(
		p->counts + ((uint64_t)bucket * p->blocks + block) * 4, 4);
}

KERNEL(peerlane_order_count, struct order_params)
{
	SHARED uint32_t counted[ORDER_BUCKETS];

	for (uint32_t b = THREAD; b < p.buckets; b += THREADS) {
		counted[b] = 0;
	}
	BARRIER();
	for (uint64_t i = first_of(&p, BLOCK) + THREAD; i < first_of(&p, BLOCK + 1); i += THREADS) {
		(void)ATOMIC_ADD32(&counted[bucket_of(&p, i)], 1u);
	}
	BARRIER();
	for (uint32_t b = THREAD; b < p.buckets; b += THREADS) {
		*count_at(&p, b, BLOCK) = counted[b];
	}
}

/* One block: each thread adds up a stretch of the counts, one thread the stretches. */
KERNEL(peerlane_order_add, struct order_params)
{
	SHARED uint32_t sums[KERNEL_THREADS];
	uint64_t all = (uint64_t)p.buckets * p.blocks;
	uint32_t *counts = (uint32_t *)(uintptr_t)gpu_range(p.counts, all * 4);
	uint64_t each = (all + THREADS - 1) / THREADS;
	uint64_t first = each * THREAD < all ? each * THREAD : all;
	uint64_t end = first + each < all ? first + each : all;
	uint32_t sum = 0;

	for (uint64_t k = first; k < end; k++) {
		sum += counts[k];
	}
	sums[THREAD] = sum;
	BARRIER();
	if (THREAD == 0) {
		sum = 0;
		for (uint32_t t = 0; t < THREADS; t++) {
			uint32_t here = sums[t];

			sums[t] = sum;
			sum += here;
		}
	}
	BARRIER();
	sum = sums[THREAD];
	for (uint64_t k = first; k < end; k++) {
		uint32_t here = counts[k];

		counts[k] = sum;
		sum += here;
	}
}

KERNEL(peerlane_order_place, struct order_params)
{
	SHARED uint32_t next[ORDER_BUCKETS];
	uint32_t *order = (uint32_t *)(uintptr_t)gpu_range(p.order, p.n * 4);

	for (uint32_t b = THREAD; b < p.buckets; b += THREADS) {
		next[b] = *count_at(&p, b, BLOCK);
	}
	BARRIER();
	for (uint64_t i = first_of(&p, BLOCK) + THREAD; i < first_of(&p, BLOCK + 1); i += THREADS) {
		order[ATOMIC_ADD32(&next[bucket_of(&p, i)], 1u)] = (uint32_t)i;
	}
}
