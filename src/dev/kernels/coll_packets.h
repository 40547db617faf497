/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_PACKETS_H
#define DEV_KERNELS_COLL_PACKETS_H

/*
 * Data in packets. A thread stores and awaits the units of its own number in each range, and no
 * other ones: so a result may be stored over its source, and there are no barriers.
 */

#include "dev/kernels/coll_data.h"

#define FIRST_UNIT ((uint64_t)BLOCK * THREADS + THREAD)
#define NEXT_UNIT ((uint64_t)BLOCKS * THREADS)

INLINE void push_packets(const struct coll *c, uint32_t size)
{
	const struct coll_params *p = c->p;

	for (uint32_t k = 1; k < p->n; k++) {
		uint32_t to = peer_of(p, k);
		uint64_t len = sent_len(p, p->me, to);
		uint64_t src = src_of(p, to, len);
		uint64_t units = units_of(len);
		uint64_t at = area_at(c, to, 0, p->me, 0, units * 16);

		for (uint64_t i = FIRST_UNIT; i < units; i += NEXT_UNIT) {
			packet_store(at + i * 16, c->w.epoch, load_at(src, i, len, size));
		}
	}
}

/* The same to all of them: each unit is loaded once. */
INLINE void push_same(const struct coll *c, uint32_t size)
{
	const struct coll_params *p = c->p;
	uint64_t src = src_of(p, p->me, p->len);

	for (uint64_t i = FIRST_UNIT; i < units_of(p->len); i += NEXT_UNIT) {
		uint64_t v = load_at(src, i, p->len, size);

		for (uint32_t k = 1; k < p->n; k++) {
			packet_store(area_at(c, peer_of(p, k), 0, p->me, i * 16, 16), c->w.epoch,
				     v);
		}
	}
}

/* The packets of some ranks, the first of which is q. This rank's own data are given. */
INLINE void take_packets(struct coll *c, uint32_t b, uint32_t q, uint64_t unit, uint64_t own,
			 uint64_t v[BATCH])
{
	const struct coll_params *p = c->p;
	uint32_t missing;

	wait_begin(&c->w);
	do {
		missing = p->n;
		UNROLL
		for (uint32_t k = 0; k < BATCH; k++) {
			uint32_t from = q + k;

			if (from == p->me) {
				v[k] = own;
			} else if (from < p->n &&
				   !packet_load(area_at(c, p->me, b, from, unit * 16, 16),
						c->w.epoch, &v[k])) {
				missing = from;
			}
		}
	} while (missing < p->n && go_on(&c->w, missing));
}

INLINE uint64_t take_packet(struct coll *c, uint32_t b, uint32_t q, uint64_t unit)
{
	uint64_t at = area_at(c, c->p->me, b, q, unit * 16, 16);
	uint64_t v = 0;

	wait_begin(&c->w);
	while (!packet_load(at, c->w.epoch, &v) && go_on(&c->w, q)) {
	}
	return v;
}

INLINE uint64_t reduce_packets(struct coll *c, uint32_t type, uint64_t unit, uint64_t own)
{
	const struct coll_params *p = c->p;
	struct acc a = { 0, 0 };

	for (uint32_t q = 0; q < p->n; q += BATCH) {
		uint64_t v[BATCH];

		take_packets(c, 0, q, unit, own, v);
		acc_batch(&a, c, type, q, v);
	}
	return acc_end(&a, p, type);
}

INLINE void push_result(const struct coll *c, uint64_t unit, uint64_t v)
{
	const struct coll_params *p = c->p;

	for (uint32_t k = 1; k < p->n; k++) {
		uint32_t to = peer_of(p, k);

		packet_store(area_at(c, to, 1, p->me, unit * 16, 16), c->w.epoch, v);
	}
}

/* `twice`: the result goes to all, too. */
INLINE void reduce_by_packets(struct coll *c, uint32_t type, uint32_t twice)
{
	const struct coll_params *p = c->p;
	uint32_t size = type_size(type == ANY_TYPE ? p->type : type);
	uint64_t len = len_of(p, p->me);
	uint64_t src = src_of(p, p->me, len);
	uint64_t dst = dst_of(p, p->me, len);

	for (uint64_t i = FIRST_UNIT; i < units_of(len); i += NEXT_UNIT) {
		uint64_t v = reduce_packets(c, type, i, load_at(src, i, len, size));

		/* After an error the values are no results: nobody may take them for such. */
		if (twice && !c->w.err) {
			push_result(c, i, v);
		}
		if (!c->w.err) {
			store_at(dst, i, len, size, v);
		}
	}
}

/* Copies the others' own data out of an area. */
INLINE void copy_from_packets(struct coll *c, uint32_t b, uint32_t size)
{
	const struct coll_params *p = c->p;

	for (uint32_t k = 1; k < p->n; k++) {
		uint32_t q = peer_of(p, k);
		uint64_t len = b ? len_of(p, q) : sent_len(p, q, p->me);
		uint64_t to = dst_of(p, q, len);

		for (uint64_t i = FIRST_UNIT; i < units_of(len); i += NEXT_UNIT) {
			uint64_t v = take_packet(c, b, q, i);

			if (!c->w.err) {
				store_at(to, i, len, size, v);
			}
		}
	}
}

#endif
