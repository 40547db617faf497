/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_CHUNKS_H
#define DEV_KERNELS_COLL_CHUNKS_H

/*
 * Data as they are. A block has a share of each range; what its threads have stored at a rank is
 * told by one flag, after a barrier and a fence, and awaited by the block of the same number there.
 */

/* Scratch is written by others while the kernel runs. */
#define COPY_LOAD(p) (*(const volatile __typeof__(*(p)) *)(p))

#include "dev/kernels/coll_data.h"
#include "dev/kernels/copy.h"

NOINLINE void copy_bytes(uint64_t dst, uint64_t src, uint64_t len, uint32_t lane, uint32_t lanes)
{
	copy_range(dst, src, len, lane, lanes);
}

/* What of a range is this block's, by chunks. */
struct chunk_share {
	uint64_t at;
	uint64_t len;
};

INLINE struct chunk_share share_of(uint64_t len)
{
	uint64_t each = ((len + BLOCKS - 1) / BLOCKS + 15) & ~UINT64_C(15);
	uint64_t at = BLOCK * each < len ? BLOCK * each : len;
	struct chunk_share s = { at, len - at < each ? len - at : each };

	return s;
}

INLINE uint64_t *flag_at(const struct coll *c, uint32_t rank, uint32_t step, uint32_t from)
{
	uint64_t i = (step * COLL_RANKS + from) * (uint64_t)COLL_BLOCKS + BLOCK;

	return (uint64_t *)(uintptr_t)scratch_at(c, rank, c->part + COLL_SAID_BYTES + i * 8, 8);
}

/* Raises the block's flags: all its threads have stored the others' data. */
INLINE void raise_flags(const struct coll *c, uint32_t step)
{
	BARRIER();
	/* Some threads of the block may have stored nothing, or wrong results. */
	if (LOAD64(&STATE(c->p)->failed)) {
		return;
	}
	for (uint32_t q = THREAD; q < c->p->n; q += THREADS) {
		if (q != c->p->me) {
			FENCE_SYSTEM();
			STORE_HOST64(flag_at(c, q, step, c->p->me), COLL_FLAG(c->w.epoch, 0));
		}
	}
}

/* Until the blocks of this number of all ranks have said so. */
INLINE void await_flags(struct coll *c, uint32_t step)
{
	for (uint32_t q = THREAD; q < c->p->n; q += THREADS) {
		wait_begin(&c->w);
		while (q != c->p->me &&
		       LOAD_HOST64(flag_at(c, c->p->me, step, q)) != COLL_FLAG(c->w.epoch, 0) &&
		       go_on(&c->w, q)) {
		}
	}
	BARRIER();
	/* Another thread of the block may have waited in vain. */
	c->w.err = c->w.err ? c->w.err : (uint32_t)LOAD64(&STATE(c->p)->failed);
}

INLINE void push_chunks(const struct coll *c)
{
	const struct coll_params *p = c->p;

	for (uint32_t k = 1; k < p->n; k++) {
		uint32_t to = peer_of(p, k);
		struct chunk_share s = share_of(sent_len(p, p->me, to));

		if (s.len) {
			copy_bytes(area_at(c, to, 0, p->me, s.at, s.len),
				   gpu_range(p->src + to * p->src_stride + s.at, s.len), s.len,
				   THREAD, THREADS);
		}
	}
}

INLINE uint64_t reduce_unit(const struct coll *c, uint32_t type, uint64_t off, uint64_t own)
{
	const struct coll_params *p = c->p;
	struct acc a = { 0, 0 };

	for (uint32_t q = 0; q < p->n; q += BATCH) {
		uint64_t v[BATCH];

		UNROLL
		for (uint32_t k = 0; k < BATCH; k++) {
			uint32_t from = q + k;

			v[k] = from == p->me ? own
			       : from < p->n ? COPY_LOAD(AT8(area_at(c, p->me, 0, from, off, 8)))
					     : 0;
		}
		acc_batch(&a, c, type, q, v);
	}
	return acc_end(&a, p, type);
}

INLINE void reduce_by_chunks(const struct coll *c, uint32_t type)
{
	const struct coll_params *p = c->p;
	uint32_t size = type_size(type == ANY_TYPE ? p->type : type);
	struct chunk_share s = share_of(len_of(p, p->me));
	uint64_t src = s.len ? gpu_range(p->src + p->me * p->src_stride + s.at, s.len) : 0;
	uint64_t dst = s.len ? gpu_range(p->dst + p->me * p->dst_stride + s.at, s.len) : 0;

	for (uint64_t i = THREAD; i * 8 < s.len; i += THREADS) {
		uint64_t off = s.at + i * 8;
		uint64_t v = reduce_unit(c, type, off, load_at(src, i, s.len, size));

		store_at(dst, i, s.len, size, v);
		for (uint32_t k = 1; k < p->n && p->kind == COLL_ALL_REDUCE; k++) {
			uint32_t to = peer_of(p, k);

			*AT8(area_at(c, to, 1, p->me, off, 8)) = v;
		}
	}
}

/* As copy_from_packets(). */
INLINE void copy_from_chunks(const struct coll *c, uint32_t b)
{
	const struct coll_params *p = c->p;

	for (uint32_t k = 1; k < p->n; k++) {
		uint32_t q = peer_of(p, k);
		struct chunk_share s = share_of(b ? len_of(p, q) : sent_len(p, q, p->me));

		if (s.len) {
			copy_bytes(gpu_range(p->dst + q * p->dst_stride + s.at, s.len),
				   area_at(c, p->me, b, q, s.at, s.len), s.len, THREAD, THREADS);
		}
	}
}

#endif
