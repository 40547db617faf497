/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Copies blocks by ids between two memories, both of which have n_planes planes: plane by plane
 * block src_ids[i] of the source becomes block dst_ids[i] of the destination. A warp takes a part
 * of a block at a time, and reads the ids of its next one before it makes the copy at hand.
 */

#define FLIGHT 8u
#include "dev/kernels/copy.h"
#include "dev/kernels/ids.h"
#include "dev/kernels/params.h"

struct block_copy {
	uint64_t dst;
	uint64_t src;
	uint64_t len; /* 0: there is none */
};

/* The w-th part of all: parts of a block first, then blocks, then planes. A pair of ids out of
 * range is counted once, with its first part in the first plane. */
INLINE struct block_copy block_at(const struct blocks_params *p, uint64_t w, uint32_t lane)
{
	uint64_t part = w % p->parts;
	uint64_t i = w / p->parts % p->n;
	uint64_t plane = w / p->parts / p->n;
	uint64_t to = id_at(p->dst_ids, p->id_kind, i);
	uint64_t from = id_at(p->src_ids, p->id_kind, i);
	uint64_t at = part * p->part_bytes;
	struct block_copy c = { 0, 0, 0 };

	if (to < p->dst_blocks && from < p->src_blocks) {
		c.len = p->block_bytes - at < p->part_bytes ? p->block_bytes - at : p->part_bytes;
		c.dst = p->planes[plane].dst + to * p->dst_stride + at;
		c.src = p->planes[plane].src + from * p->src_stride + at;
	} else if (p->status && p->counts && !part && !plane && !lane) {
		(void)ATOMIC_ADD64((uintptr_t)gpu_range(p->status, 8), 1u);
	}
	return c;
}

KERNEL(peerlane_blocks, struct blocks_params)
{
	uint32_t lane = THREAD % WARP_LANES;
	uint64_t warps = (uint64_t)BLOCKS * (THREADS / WARP_LANES);
	uint64_t w = (uint64_t)BLOCK * (THREADS / WARP_LANES) + THREAD / WARP_LANES;
	uint64_t all = p.n * p.n_planes * p.parts;
	struct block_copy next = { 0, 0, 0 };

	if (w < all) {
		next = block_at(&p, w, lane);
	}
	while (w < all) {
		struct block_copy c = next;

		w += warps;
		if (w < all) {
			next = block_at(&p, w, lane);
		}
		if (c.len) {
			copy_range(gpu_range(c.dst, c.len), gpu_range(c.src, c.len), c.len, lane,
				   WARP_LANES);
		}
	}
}
