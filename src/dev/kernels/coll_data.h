/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_DATA_H
#define DEV_KERNELS_COLL_DATA_H

/* What an operation carries from where to where, and units of 8 bytes of it. */

#include "dev/kernels/coll.h"
#include "dev/kernels/coll_types.h"
#include "dev/kernels/coll_wait.h"

#define BATCH 4u /* packets, or units, of so many ranks are loaded at once */

/* Bytes of the c-th of the ranges that are sent or received. */
INLINE uint64_t len_of(const struct coll_params *p, uint32_t c)
{
	uint64_t at = c * p->len;

	if (!p->total) {
		return p->len;
	}
	return at >= p->total ? 0 : p->total - at < p->len ? p->total - at : p->len;
}

/* What goes from one rank to another in the first step. */
INLINE uint64_t sent_len(const struct coll_params *p, uint32_t from, uint32_t to)
{
	return p->kind == COLL_BROADCAST && from != p->root ? 0 : len_of(p, to);
}

/* The others in turn, from 1 on: not all ranks begin with the same one. */
INLINE uint32_t peer_of(const struct coll_params *p, uint32_t k)
{
	return p->me + k < p->n ? p->me + k : p->me + k - p->n;
}

/* Reduces a unit of some ranks, the first of which is q. */
INLINE void acc_batch(struct acc *a, const struct coll_params *p, uint32_t type, uint32_t op,
		      uint32_t q, const uint64_t v[BATCH])
{
	UNROLL
	for (uint32_t k = 0; k < BATCH; k++) {
		if (q + k == 0) {
			acc_first(a, type, v[k]);
		} else if (q + k < p->n) {
			acc_next(a, type, op, v[k]);
		}
	}
}

INLINE uint32_t reduces(const struct coll_params *p)
{
	return p->kind == COLL_ALL_REDUCE || p->kind == COLL_REDUCE_SCATTER;
}

/* The element's size, or 1 where bytes are only carried. */
INLINE uint32_t element_size(const struct coll_params *p, uint32_t type)
{
	return reduces(p) ? type_size(type) : 1;
}

/* Areas of a part: A for what comes first, B for results; in each a place for each rank. */
INLINE uint64_t area_at(const struct coll *c, uint32_t rank, uint32_t b, uint32_t from,
			uint64_t off, uint64_t len)
{
	const struct coll_params *p = c->p;
	uint64_t area = c->part + COLL_HEAD_BYTES + (b ? p->part_bytes / 2 : 0);

	return scratch_at(c, rank, area + from * p->place_bytes + off, len);
}

/* The first `left` bytes of a unit, 8 at most, by elements of that size. */
NOINLINE uint64_t load_elements(uint64_t at, uint32_t left, uint32_t size)
{
	uint64_t v = 0;

	for (uint32_t k = 0; k < left; k += size) {
		uint64_t e = size == 8	 ? *AT8(at + k)
			     : size == 4 ? *AT4(at + k)
			     : size == 2 ? *AT2(at + k)
					 : *AT1(at + k);

		v |= e << (k * 8);
	}
	return v;
}

NOINLINE void store_elements(uint64_t at, uint32_t left, uint32_t size, uint64_t v)
{
	for (uint32_t k = 0; k < left; k += size) {
		uint64_t e = v >> (k * 8);

		if (size == 8) {
			*AT8(at + k) = e;
		} else if (size == 4) {
			*AT4(at + k) = (uint32_t)e;
		} else if (size == 2) {
			*AT2(at + k) = (uint16_t)e;
		} else {
			*AT1(at + k) = (unsigned char)e;
		}
	}
}

INLINE uint64_t load_unit(uint64_t at, uint64_t left, uint32_t size)
{
	return left >= 8 && !(at & 7) ? *AT8(at)
				      : load_elements(at, left < 8 ? (uint32_t)left : 8, size);
}

INLINE void store_unit(uint64_t at, uint64_t left, uint32_t size, uint64_t v)
{
	if (left >= 8 && !(at & 7)) {
		*AT8(at) = v;
	} else {
		store_elements(at, left < 8 ? (uint32_t)left : 8, size, v);
	}
}

/* How many units a range has: at least one, so that each rank hears from each. */
INLINE uint64_t units_of(uint64_t len)
{
	return len ? (len + 7) / 8 : 1;
}

/* One unit of an address that may have none. */
INLINE uint64_t load_at(uint64_t base, uint64_t unit, uint64_t len, uint32_t size)
{
	return unit * 8 < len ? load_unit(base + unit * 8, len - unit * 8, size) : 0;
}

INLINE void store_at(uint64_t base, uint64_t unit, uint64_t len, uint32_t size, uint64_t v)
{
	if (unit * 8 < len) {
		store_unit(base + unit * 8, len - unit * 8, size, v);
	}
}

/* Where what goes to rank c begins, and what comes from it. */
INLINE uint64_t src_of(const struct coll_params *p, uint32_t c, uint64_t len)
{
	return len ? gpu_range(p->src + c * p->src_stride, len) : 0;
}

INLINE uint64_t dst_of(const struct coll_params *p, uint32_t c, uint64_t len)
{
	return len ? gpu_range(p->dst + c * p->dst_stride, len) : 0;
}

#endif
