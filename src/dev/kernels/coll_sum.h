/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_SUM_H
#define DEV_KERNELS_COLL_SUM_H

/*
 * Short sums of floats of 16 or 32 bits by packets to all, the all-reduces that are the most
 * common. It does the work of peerlane_coll (coll.c), in the same scratch, so operations of both
 * kernels follow each other and a rank may take either. It has few branches, loads and parameters,
 * because loading code costs a noticeable part of two microseconds. It takes whole units at
 * addresses that are aligned to them. There is a module for up to 2, 4 and 8 ranks each, in which
 * loops over ranks are unrolled.
 *
 * The rank's own words and its data are loaded at the same time, and so are all ranks' packets. The
 * operation is counted while packets are on their way. That is early enough for launches that
 * follow, which begin when this one has ended, and late enough for this one: all threads of the
 * block have read the count, and blocks that have not keep the sum of the shares below the next
 * number.
 */

#include "dev/kernels/coll_types.h"
#include "dev/kernels/coll_wait.h"

#define PACKET_BYTES 16u

/* The last warp of a block has no data. That of the last block tells the other ranks what this
 * operation is, and hears it of them. On a CPU the one thread does all. */
#define DATA_THREADS (THREADS > WARP ? THREADS - WARP : THREADS)
#define NEXT_UNIT (BLOCKS * DATA_THREADS)

struct sum {
	const struct coll_sum_params *p;
	uint64_t part; /* of all ranks' scratch: from its first part */
	struct coll_wait w;
};

INLINE uint64_t unit_at(uint64_t base, uint32_t i)
{
	return gpu_range(base + (uint64_t)i * 8, 8);
}

INLINE uint64_t load_own(const struct coll_sum_params *p, uint32_t i)
{
	return i < p->units ? *AT8(unit_at(p->src, i)) : 0;
}

/* Threads that have no unit begin behind all. */
INLINE uint32_t first_unit(const struct coll_sum_params *p)
{
	return THREAD < DATA_THREADS ? BLOCK * DATA_THREADS + THREAD : p->units;
}

INLINE uint32_t first_to_hear(void)
{
	uint32_t first = THREADS - WARP_LANES;

	return BLOCK == BLOCKS - 1 && THREAD >= first ? THREAD - first : COLL_RANKS;
}

INLINE void say_all(const struct sum *s)
{
	const struct coll_sum_params *p = s->p;

	for (uint32_t k = first_to_hear(); k + 1 < p->n; k += WARP_LANES) {
		packet_store(gpu_range(p->to[k] - p->to_said + s->part, PACKET_BYTES), s->w.epoch,
			     p->word);
	}
}

INLINE void hear_all(struct sum *s)
{
	const struct coll_sum_params *p = s->p;

	for (uint32_t k = first_to_hear(); k + 1 < p->n; k += WARP_LANES) {
		uint32_t q = k < p->me ? k : k + 1;
		uint64_t at = p->scratch + COLL_STATE_BYTES + s->part + q * COLL_SAID_EACH;

		hear_one(&s->w, q, gpu_range(at, PACKET_BYTES));
	}
}

INLINE void push_unit(const struct sum *s, uint32_t most, uint32_t i, uint64_t v)
{
	const struct coll_sum_params *p = s->p;
	uint64_t off = s->part + (uint64_t)i * PACKET_BYTES;

	UNROLL
	for (uint32_t k = 0; k + 1 < most; k++) {
		if (k + 1 < p->n) {
			packet_store(gpu_range(p->to[k] + off, PACKET_BYTES), s->w.epoch, v);
		}
	}
}

/* A packet of each rank. Not an array, and no loop over it: clang 14 leaves one of eight in memory.
 */
struct packets {
	uint64_t low0, low1, low2, low3, low4, low5, low6, low7;
	uint64_t high0, high1, high2, high3, high4, high5, high6, high7;
};
#define EACH_RANK(X) X(0) EACH_OTHER(X)
#define EACH_OTHER(X) X(1) X(2) X(3) X(4) X(5) X(6) X(7)

/* Takes the other ranks' packets; `at` is rank 0's place. All loads are on their way before the
 * first is looked at, and packets that have come are not loaded again. This rank's own is not
 * there. */
INLINE void take_packets(struct sum *s, uint32_t most, uint64_t at, struct packets *v)
{
	const struct coll_sum_params *p = s->p;
	uint64_t flag = (uint32_t)s->w.epoch;
	uint32_t left = ((1u << p->n) - 1) & ~(1u << p->me);

	wait_begin(&s->w);
	while (left) {
		uint32_t asked = left;

#define ASK(q)                                                                           \
	if ((q) < most && asked >> (q)&1) {                                              \
		uint64_t from = gpu_range(at + (q)*p->place_bytes, PACKET_BYTES);        \
		LOAD_PAIR64((const uint64_t *)(uintptr_t)from, &v->low##q, &v->high##q); \
	}
#define LOOK(q)                                                                  \
	if ((q) < most && v->low##q >> 32 == flag && v->high##q >> 32 == flag) { \
		left &= ~(1u << (q));                                            \
	}
		EACH_RANK(ASK)
		EACH_RANK(LOOK)
#undef ASK
#undef LOOK
		if (left && !go_on(&s->w, CTZ64(left))) {
			return;
		}
	}
}

INLINE uint64_t sum_as(uint32_t type, uint32_t n, uint32_t most, const struct packets *v)
{
#define UNIT(q) ((uint32_t)v->low##q | v->high##q << 32)
	struct acc a = acc_first(type, UNIT(0));

#define ADD(q)                                         \
	if ((q) < most && (q) < n) {                   \
		acc_next(&a, type, COLL_SUM, UNIT(q)); \
	}
	EACH_OTHER(ADD)
#undef ADD
#undef UNIT
	return acc_last(&a, type, COLL_SUM, n);
}

INLINE void sum_unit(struct sum *s, uint32_t most, uint32_t i, uint64_t own)
{
	const struct coll_sum_params *p = s->p;
	uint64_t at = p->scratch + COLL_STATE_BYTES + COLL_HEAD_BYTES + s->part;
	uint64_t high = own >> 32;
	struct packets v = { own,  own,	 own,  own,  own,  own,	 own,  own,
			     high, high, high, high, high, high, high, high };

	take_packets(s, most, at + (uint64_t)i * PACKET_BYTES, &v);
	if (!s->w.err) {
		*AT8(unit_at(p->dst, i)) = p->type == COLL_F32 ? sum_as(COLL_F32, p->n, most, &v)
					   : p->type == COLL_F16
						   ? sum_as(COLL_F16, p->n, most, &v)
						   : sum_as(COLL_BF16, p->n, most, &v);
	}
}

INLINE void sum(const struct coll_sum_params *p, uint32_t most)
{
	struct sum s = { p, 0, { p->scratch, p->word, 0, 0, 0, 0 } };
	uint32_t first = first_unit(p);
	uint64_t own = load_own(p, first);
	uint64_t v = own;
	uint64_t counted;
	uint64_t err;

	s.w.epoch = count_of(p->scratch, &err) / COLL_BLOCKS + 1;
	if (err) {
		give_up(p->scratch, s.w.epoch, (uint32_t)err, p->me);
		return;
	}
	s.part = part_of(s.w.epoch) * p->part_stride;
	say_all(&s);
	for (uint32_t i = first; i < p->units;) {
		push_unit(&s, most, i, v);
		i += NEXT_UNIT;
		v = load_own(p, i);
	}
	BARRIER();
	counted = s.w.epoch;
	if (THREAD == THREADS - 1 && p->n == 1) {
		count_alone(p->scratch, p->share);
	} else if (THREAD == THREADS - 1) {
		counted = count_share(p->scratch, p->share);
	}
	hear_all(&s);
	find_another(&s.w, counted);
	for (uint32_t i = first; i < p->units;) {
		sum_unit(&s, most, i, own);
		i += NEXT_UNIT;
		own = load_own(p, i);
	}
}

#endif
