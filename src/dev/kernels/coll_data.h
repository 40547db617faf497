/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_DATA_H
#define DEV_KERNELS_COLL_DATA_H

/* The data of an operation: their sources, places and lengths. */

#include "dev/kernels/coll.h"
#include "dev/kernels/coll_types.h"
#include "dev/kernels/coll_units.h"
#include "dev/kernels/coll_wait.h"

#define BATCH 4u /* the number of ranks whose packets, or units, are loaded at once */

/* A thread in an operation. */
struct coll {
	const struct coll_params *p;
	uint64_t part; /* where this operation's part begins in each scratch */
	struct coll_wait w;
	uint64_t scale; /* scale_of() */
};

INLINE uint64_t scratch_at(const struct coll *c, uint32_t rank, uint64_t off, uint64_t len)
{
	return gpu_range(c->p->scratch[rank] + off, len);
}

#define STATE(p) state_at((p)->scratch[(p)->me])

/* Threads of one block tell all ranks what this operation is, and look that it is the same there.
 * That the packets come with the others costs nothing: they are waited for together. */
INLINE void say(const struct coll *c, uint32_t part)
{
	const struct coll_params *p = c->p;

	for (uint32_t q = THREAD; q < p->n; q += THREADS) {
		if (q != p->me) {
			packet_store(said_at(p->scratch[q], p->part_bytes, part, p->me), c->w.epoch,
				     p->word);
		}
	}
}

INLINE void hear(struct coll *c, uint32_t part)
{
	const struct coll_params *p = c->p;

	for (uint32_t q = THREAD; q < p->n; q += THREADS) {
		if (q != p->me) {
			hear_one(&c->w, q, said_at(p->scratch[p->me], p->part_bytes, part, q));
		}
	}
}

/* Bytes of the c-th of the ranges that are sent or received. */
INLINE uint64_t len_of(const struct coll_params *p, uint32_t c)
{
	uint64_t at = c * p->len;

	if (!p->total) {
		return p->len;
	}
	return at >= p->total ? 0 : p->total - at < p->len ? p->total - at : p->len;
}

/* Bytes from one rank to another in the first step. */
INLINE uint64_t sent_len(const struct coll_params *p, uint32_t from, uint32_t to)
{
	return p->kind == COLL_BROADCAST && from != p->root ? 0 : len_of(p, to);
}

/* The others in turn, from 1 on: not all ranks begin with the same one. */
INLINE uint32_t peer_of(const struct coll_params *p, uint32_t k)
{
	return p->me + k < p->n ? p->me + k : p->me + k - p->n;
}

/*
 * Reduces a unit of some ranks, the first of which is q; of none behind n. Types and operations
 * that have no code of their own share one piece of it, ANY_TYPE, which is short, because the
 * driver's time to compile counts.
 */
#define ANY_TYPE 0u

INLINE void acc_some(struct acc *a, uint32_t type, uint32_t op, uint32_t q, uint32_t n, uint64_t v)
{
	if (q == 0) {
		*a = acc_first(type, v);
	} else if (q < n) {
		acc_next(a, type, op, v);
	}
}

NOINLINE struct acc acc_any(struct acc a, uint32_t type, uint32_t op, uint64_t scale, uint32_t q,
			    uint32_t n, uint64_t v0, uint64_t v1, uint64_t v2, uint64_t v3)
{
	for (uint32_t k = 0; k < BATCH; k++) {
		uint64_t v = k == 0 ? v0 : k == 1 ? v1 : k == 2 ? v2 : v3;

		acc_some(&a, type, op, q + k, n, acc_scaled(type, v, scale));
	}
	return a;
}

NOINLINE uint64_t acc_any_last(struct acc a, uint32_t type, uint32_t op, uint32_t n)
{
	return acc_last(&a, type, op, n);
}

/* A type's own code is that of sums. */
INLINE void acc_batch(struct acc *a, const struct coll *c, uint32_t type, uint32_t q,
		      const uint64_t v[BATCH])
{
	const struct coll_params *p = c->p;

	if (type == ANY_TYPE) {
		*a = acc_any(*a, p->type, p->op, c->scale, q, p->n, v[0], v[1], v[2], v[3]);
		return;
	}
	UNROLL
	for (uint32_t k = 0; k < BATCH; k++) {
		acc_some(a, type, COLL_SUM, q + k, p->n, v[k]);
	}
}

INLINE uint64_t acc_end(const struct acc *a, const struct coll_params *p, uint32_t type)
{
	return type == ANY_TYPE ? acc_any_last(*a, p->type, p->op, p->n)
				: acc_last(a, type, COLL_SUM, p->n);
}

INLINE uint32_t reduces(const struct coll_params *p)
{
	return p->kind == COLL_ALL_REDUCE || p->kind == COLL_REDUCE_SCATTER;
}

/* The element's size, or 1 where bytes are only carried. */
INLINE uint32_t element_size(const struct coll_params *p)
{
	return reduces(p) ? type_size(p->type) : 1;
}

/* Areas of a part: A for data of the first step, B for results; in each a place for each rank. */
INLINE uint64_t area_at(const struct coll *c, uint32_t rank, uint32_t b, uint32_t from,
			uint64_t off, uint64_t len)
{
	const struct coll_params *p = c->p;
	uint64_t area = c->part + COLL_HEAD_BYTES + (b ? p->part_bytes / 2 : 0);

	return scratch_at(c, rank, area + from * p->place_bytes + off, len);
}

/* The address of the data for rank c. */
INLINE uint64_t src_of(const struct coll_params *p, uint32_t c, uint64_t len)
{
	return len ? gpu_range(p->src + c * p->src_stride, len) : 0;
}

INLINE uint64_t dst_of(const struct coll_params *p, uint32_t c, uint64_t len)
{
	return len ? gpu_range(p->dst + c * p->dst_stride, len) : 0;
}

INLINE void leave(struct coll *c)
{
	BARRIER();
	if (THREAD == 0 && c->p->n == 1) {
		count_alone(c->w.scratch, COLL_BLOCKS / BLOCKS);
	} else if (THREAD == 0) {
		find_another(&c->w, count_share(c->w.scratch, COLL_BLOCKS / BLOCKS));
	}
}

/* False: the communicator has failed. */
INLINE uint32_t begin(struct coll *c)
{
	const struct coll_params *p = c->p;
	uint64_t err;
	uint64_t count = count_of(p->scratch[p->me], &err);

	c->w.scratch = p->scratch[p->me];
	c->w.word = p->word;
	c->w.epoch = count / COLL_BLOCKS + 1;
	c->part = COLL_STATE_BYTES + part_of(c->w.epoch) * (COLL_HEAD_BYTES + p->part_bytes);
	c->scale = scale_of(p->type, p->op, p->n);
	if (err) {
		give_up(p->scratch[p->me], c->w.epoch, (uint32_t)err, p->me);
		return 0;
	}
	/* Blocks are taken from the last one on where there are not enough processors for all. */
	if (BLOCK == BLOCKS - 1) {
		say(c, part_of(c->w.epoch));
	}
	return 1;
}

#endif
