/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Long all-reduces and reduce-scatters, in the same scratch as those of coll.c. A block has a strip
 * of each rank's chunk and carries it tile by tile, with three steps under way at once:
 *
 *   1. Tile t of each other rank's chunk goes into a slot at its owner.
 *   2. The tile before: the owner adds the data of all ranks, in their order, and stores the result
 *      at its destination and, of an all-reduce, into a slot at each other rank.
 *   3. The tile before that: the others' results go to the destination.
 *
 * So a link carries 2 S (n - 1) / n bytes of an all-reduce of S bytes by n ranks in each direction,
 * which is the least without multicast, and carries them all the time: a step waits for stores that
 * were made while the block did another step. Blocks wait for blocks of the same number alone.
 *
 * When may a slot be written again? The slot of step 1 at rank q is free when q's result has come,
 * and step 3 has waited for that of three tiles ago. The slot of step 2 is free when q has done
 * step 3 of it; q tells of a tile of step 1 after step 3 of the tile three before, and step 2 has
 * waited for that. So COLL_SLOTS slots are enough, and the two flags that announce data are the
 * only ones. A reduce-scatter has no step 3: there the second flag says that a slot was read.
 *
 * The last warp of a block carries no data. It stores the block's flags at the other ranks after a
 * fence. The fence takes as long as the link, and the other warps continue meanwhile. On a CPU the
 * one thread does both.
 */

#include "dev/kernels/coll_chunks.h"

#define LONG_FLIGHT 4u /* loads of 16 bytes that a thread has in flight */
#define LONG_UNITS 2u  /* of 16 bytes that a thread reduces at once */
#define DATA_THREADS (THREADS > WARP ? THREADS - WARP : THREADS)

/* Two units of 8 bytes. */
struct acc16 {
	struct acc first;
	struct acc second;
};

union two_units {
	unit16 all;
	uint64_t unit[2];
};

INLINE uint32_t carries(void)
{
	return THREAD < DATA_THREADS;
}

INLINE uint32_t first_to_tell(void)
{
	return THREADS - WARP_LANES;
}

/* Bytes of a block's strip of a chunk: a whole number of units of 16 bytes. */
INLINE uint64_t strip_of(const struct coll_params *p)
{
	return ((p->len + BLOCKS - 1) / BLOCKS + 15) & ~UINT64_C(15);
}

INLINE uint32_t tiles_of(const struct coll_params *p)
{
	uint64_t tiles = (strip_of(p) + p->tile - 1) / p->tile;

	return tiles ? (uint32_t)tiles : 1;
}

/* The block's tile t of a chunk of len bytes. */
INLINE struct chunk_share tile_of(const struct coll_params *p, uint32_t t, uint64_t len)
{
	uint64_t strip = strip_of(p);
	uint64_t begin = (uint64_t)t * p->tile;
	uint64_t end = strip - begin < p->tile ? strip : begin + p->tile;
	struct chunk_share s = { BLOCK * strip + begin, 0 };

	end += BLOCK * strip;
	end = end < len ? end : len;
	s.len = s.at < end ? end - s.at : 0;
	return s;
}

/* Where the slots of this block's tile t begin in each rank's scratch, in an area: one for each
 * other rank. */
INLINE uint64_t slots_of(const struct coll *c, uint32_t b, uint32_t t)
{
	const struct coll_params *p = c->p;
	uint64_t i = (t % COLL_SLOTS * (uint64_t)BLOCKS + BLOCK) * (p->n - 1);

	return c->part + COLL_HEAD_BYTES + (b ? p->part_bytes / 2 : 0) + i * p->tile;
}

/* The slot at a rank for data from another. */
INLINE uint64_t slot_at(const struct coll *c, uint64_t slots, uint32_t rank, uint32_t from)
{
	uint64_t i = from < rank ? from : from - 1;

	return scratch_at(c, rank, slots + i * c->p->tile, c->p->tile);
}

/* Whether all ranges begin at units of 16 bytes. */
INLINE uint32_t is_whole(const struct coll_params *p)
{
	return !((p->src | p->dst | p->src_stride | p->dst_stride) & 15);
}

/* A rank's tile, on its way to a slot or out of one. */
struct way {
	uint64_t from;
	uint64_t to;
	uint64_t len;
};

/* b: from this rank's slot of the k-th other rank to the destination; else from the source to that
 * rank's slot. */
INLINE struct way way_of(const struct coll *c, uint32_t b, uint32_t t, uint64_t slots, uint32_t k)
{
	const struct coll_params *p = c->p;
	uint32_t q = peer_of(p, k);
	struct chunk_share s = tile_of(p, t, len_of(p, q));
	struct way w = { 0, 0, s.len };

	if (s.len && b) {
		w.from = slot_at(c, slots, p->me, q);
		w.to = gpu_range(p->dst + q * p->dst_stride + s.at, s.len);
	} else if (s.len) {
		w.from = gpu_range(p->src + q * p->src_stride + s.at, s.len);
		w.to = slot_at(c, slots, q, p->me);
	}
	return w;
}

/* The whole units of all other ranks' tiles, as one range: a tile alone may be shorter than the
 * threads' loads in flight. */
INLINE void move_units(const struct coll *c, uint32_t b, uint32_t t)
{
	uint32_t each = c->p->tile / 16;
	uint32_t all = (c->p->n - 1) * each;
	/* u / each by a product, which is exact for u * each < 2^32. */
	uint64_t by = (UINT64_C(1) << 32) / each + 1;
	uint64_t slots = slots_of(c, b, t);

	for (uint32_t i = THREAD; i < all; i += LONG_FLIGHT * DATA_THREADS) {
		const unit16 zero = { 0 };
		unit16 v[LONG_FLIGHT];
		uint64_t to[LONG_FLIGHT];

		UNROLL
		for (uint32_t f = 0; f < LONG_FLIGHT; f++) {
			uint32_t u = i + f * DATA_THREADS;
			uint32_t k = (uint32_t)(u * by >> 32);
			uint64_t off = (u - k * each) * UINT64_C(16);

			v[f] = zero;
			to[f] = 0;
			if (u < all) {
				struct way w = way_of(c, b, t, slots, 1 + k);

				if (off + 16 <= w.len) {
					v[f] = COPY_LOAD(AT16(w.from + off));
					to[f] = w.to + off;
				}
			}
		}
		UNROLL
		for (uint32_t f = 0; f < LONG_FLIGHT; f++) {
			if (to[f]) {
				*AT16(to[f]) = v[f];
			}
		}
	}
}

INLINE void move_tiles(const struct coll *c, uint32_t b, uint32_t t)
{
	uint64_t slots = slots_of(c, b, t);
	uint32_t whole = is_whole(c->p);

	if (whole) {
		move_units(c, b, t);
	}
	for (uint32_t k = 1; k < c->p->n; k++) {
		struct way w = way_of(c, b, t, slots, k);
		uint64_t done = whole ? w.len & ~UINT64_C(15) : 0;

		if (done < w.len) {
			copy_bytes(w.to + done, w.from + done, w.len - done, THREAD, DATA_THREADS);
		}
	}
}

INLINE void add_units(struct acc16 *a, const struct coll *c, uint32_t type, uint32_t q,
		      const unit16 v[BATCH])
{
	uint64_t first[BATCH];
	uint64_t second[BATCH];

	UNROLL
	for (uint32_t k = 0; k < BATCH; k++) {
		union two_units u = { v[k] };

		first[k] = type == ANY_TYPE ? u.unit[0] : acc_scaled(type, u.unit[0], c->scale);
		second[k] = type == ANY_TYPE ? u.unit[1] : acc_scaled(type, u.unit[1], c->scale);
	}
	acc_batch(&a->first, c, type, q, first);
	acc_batch(&a->second, c, type, q, second);
}

INLINE unit16 end_units(const struct acc16 *a, const struct coll *c, uint32_t type)
{
	union two_units u;

	u.unit[0] = acc_end(&a->first, c->p, type);
	u.unit[1] = acc_end(&a->second, c->p, type);
	return u.all;
}

/* Whole units of this rank's tile, `units` of them. */
INLINE void reduce_whole(const struct coll *c, uint32_t type, uint32_t t, uint64_t src,
			 uint64_t dst, uint32_t units)
{
	const struct coll_params *p = c->p;
	uint64_t come = slots_of(c, 0, t);
	uint64_t go = slots_of(c, 1, t);

	for (uint32_t i = THREAD; i < units; i += LONG_UNITS * DATA_THREADS) {
		struct acc16 a[LONG_UNITS] = { { { 0, 0 }, { 0, 0 } } };
		unit16 v[LONG_UNITS][BATCH];

		for (uint32_t q = 0; q < p->n; q += BATCH) {
			UNROLL
			for (uint32_t k = 0; k < LONG_UNITS * BATCH; k++) {
				const unit16 zero = { 0 };
				uint32_t from = q + k % BATCH;
				uint32_t u = i + k / BATCH * DATA_THREADS;

				v[k / BATCH][k % BATCH] = zero;
				if (from < p->n && u < units) {
					uint64_t at =
						from == p->me ? src : slot_at(c, come, p->me, from);

					v[k / BATCH][k % BATCH] =
						COPY_LOAD(AT16(at + u * UINT64_C(16)));
				}
			}
			UNROLL
			for (uint32_t k = 0; k < LONG_UNITS; k++) {
				add_units(&a[k], c, type, q, v[k]);
			}
		}
		UNROLL
		for (uint32_t k = 0; k < LONG_UNITS; k++) {
			uint32_t u = i + k * DATA_THREADS;
			unit16 r = end_units(&a[k], c, type);

			if (u < units) {
				*AT16(dst + u * UINT64_C(16)) = r;
			}
			for (uint32_t o = 1; o < p->n && u < units && p->kind == COLL_ALL_REDUCE;
			     o++) {
				uint64_t to = slot_at(c, go, peer_of(p, o), p->me);

				*AT16(to + u * UINT64_C(16)) = r;
			}
		}
	}
}

/* Units of 8 bytes from the first one on, at any address and length. */
INLINE void reduce_rest(const struct coll *c, uint32_t t, uint64_t src, uint64_t dst, uint64_t done,
			uint64_t len)
{
	const struct coll_params *p = c->p;
	uint32_t size = type_size(p->type);
	uint64_t come = slots_of(c, 0, t);
	uint64_t go = slots_of(c, 1, t);

	for (uint64_t i = done / 8 + THREAD; i * 8 < len; i += DATA_THREADS) {
		uint64_t own = load_at(src, i, len, size);
		struct acc a = { 0, 0 };
		uint64_t v[BATCH];

		for (uint32_t q = 0; q < p->n; q += BATCH) {
			UNROLL
			for (uint32_t k = 0; k < BATCH; k++) {
				uint32_t from = q + k;

				v[k] = from == p->me ? own
				       : from < p->n ? COPY_LOAD(AT8(slot_at(c, come, p->me, from) +
								     i * 8))
						     : 0;
			}
			acc_batch(&a, c, ANY_TYPE, q, v);
		}
		own = acc_end(&a, p, ANY_TYPE);
		store_at(dst, i, len, size, own);
		for (uint32_t k = 1; k < p->n && p->kind == COLL_ALL_REDUCE; k++) {
			*AT8(slot_at(c, go, peer_of(p, k), p->me) + i * 8) = own;
		}
	}
}

INLINE void reduce_tile(const struct coll *c, uint32_t t)
{
	const struct coll_params *p = c->p;
	struct chunk_share s = tile_of(p, t, len_of(p, p->me));
	uint64_t src = s.len ? gpu_range(p->src + p->me * p->src_stride + s.at, s.len) : 0;
	uint64_t dst = s.len ? gpu_range(p->dst + p->me * p->dst_stride + s.at, s.len) : 0;
	uint32_t units = is_whole(p) ? (uint32_t)(s.len / 16) : 0;
	uint32_t sums = p->op == COLL_SUM || p->op == COLL_AVG;

	/* The most used operations have code of their own. */
	if (sums && p->type == COLL_F32) {
		reduce_whole(c, COLL_F32, t, src, dst, units);
	} else if (sums && p->type == COLL_BF16) {
		reduce_whole(c, COLL_BF16, t, src, dst, units);
	} else if (sums && p->type == COLL_F16) {
		reduce_whole(c, COLL_F16, t, src, dst, units);
	} else {
		reduce_whole(c, ANY_TYPE, t, src, dst, units);
	}
	reduce_rest(c, t, src, dst, units * UINT64_C(16), s.len);
}

/* The block has stored its tile t of this step at all others. */
INLINE void tell_tile(const struct coll *c, uint32_t step, uint32_t t)
{
	for (uint32_t q = THREAD - first_to_tell(); q < c->p->n; q += WARP_LANES) {
		/* Threads may have stored nothing, or wrong results. */
		if (q != c->p->me && !LOAD64(&STATE(c->p)->failed)) {
			FENCE_TELL();
			STORE_HOST64(flag_at(c, q, step, c->p->me), COLL_FLAG(c->w.epoch, t));
		}
	}
}

INLINE uint32_t has_come(const struct coll *c, uint32_t step, uint32_t t, uint32_t q)
{
	uint64_t flag = LOAD_HOST64(flag_at(c, c->p->me, step, q));

	return flag >> 16 == (c->w.epoch & UINT64_MAX >> 16) && (flag & COLL_TILES) >= t;
}

/* A warp's wait until all others have told of tile t. */
INLINE void await_tile(struct coll *c, uint32_t step, uint32_t t)
{
	for (uint32_t q = LANE; q < c->p->n; q += LANES) {
		wait_begin(&c->w);
		while (q != c->p->me && !has_come(c, step, t, q) && go_on(&c->w, q)) {
		}
	}
	/* A tile that one lane has not got, the warp has not got. */
	if (BALLOT(c->w.err)) {
		c->w.err = c->w.err ? c->w.err : COLL_EPROTO;
	}
	WARP_BARRIER();
}

/* Before a slot is written by step 1. */
INLINE void await_slot(struct coll *c, uint32_t t)
{
	if (c->p->kind == COLL_REDUCE_SCATTER && t >= COLL_SLOTS) {
		await_tile(c, 1, t - COLL_SLOTS);
	}
}

INLINE void hear_first(struct coll *c)
{
	uint32_t part = part_of(c->w.epoch);

	for (uint32_t q = THREAD - first_to_tell(); q < c->p->n && BLOCK == BLOCKS - 1;
	     q += WARP_LANES) {
		if (q != c->p->me) {
			hear_one(&c->w, q,
				 said_at(c->p->scratch[c->p->me], c->p->part_bytes, part, q));
		}
	}
}

/* Step 1 of tile t, and step 2 of an earlier one, each behind a barrier, as flags tell of what all
 * threads have stored. */
INLINE void carry_on(struct coll *c, uint32_t t, uint32_t tiles)
{
	uint32_t reduced = t >= 1 && t <= tiles;

	if (carries() && t < tiles) {
		await_slot(c, t);
		if (!c->w.err) {
			move_tiles(c, 0, t);
		}
	}
	BARRIER();
	if (THREAD >= first_to_tell() && t < tiles) {
		if (t == 0) {
			hear_first(c);
		}
		tell_tile(c, 0, t);
	}
	if (carries() && reduced) {
		await_tile(c, 0, t - 1);
		if (!c->w.err) {
			reduce_tile(c, t - 1);
		}
	}
	BARRIER();
	if (THREAD >= first_to_tell() && reduced) {
		tell_tile(c, 1, t - 1);
	}
}

KERNEL_FOR(peerlane_coll_long, struct coll_params, COLL_LONG_THREADS, 1)
{
	struct coll c = { &p, 0, { 0, 0, 0, 0, 0, 0 }, 0 };
	uint32_t twice = p.kind == COLL_ALL_REDUCE;
	uint32_t tiles = tiles_of(&p);

	/* A warp as a whole: its threads meet when they wait. */
	if (BALLOT(!begin(&c))) {
		return;
	}
	/* After an error too: all threads come to the same barriers. */
	for (uint32_t t = 0; t < tiles + (twice ? 2 : 1); t++) {
		carry_on(&c, t, tiles);
		if (carries() && twice && t >= 2) {
			await_tile(&c, 1, t - 2);
			if (!c.w.err) {
				move_tiles(&c, 1, t - 2);
			}
		}
	}
	leave(&c);
}
