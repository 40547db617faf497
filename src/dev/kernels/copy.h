/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COPY_H
#define DEV_KERNELS_COPY_H

/*
 * How lanes copy or zero a range together. A lane has FLIGHT loads in flight before it stores the
 * first one's bytes: the memory may be the host's, a microsecond or two away.
 */

#include "dev/kernels/gpu.h"

#ifndef FLIGHT
#define FLIGHT 4u
#endif

/* COPY_FAR: a rest of less than FLIGHT loads is in flight together as well: the memory is the
 * host's, and a copy takes as long as the round trip. */

/* How a place is loaded. A kernel whose sources change while it runs says here that it is not to be
 * taken out of its processor's own cache. */
#ifndef COPY_LOAD
#define COPY_LOAD(p) (*(p))
#endif

/* As COPY_UNITS() has them, of a lane's last units. A processor has no lanes. */
#if defined(COPY_FAR) && !defined(ON_CPU)
#define COPY_LEFT(bytes, type)                                                              \
	if (k < units) {                                                                    \
		const type zero = { 0 };                                                    \
		type v[FLIGHT];                                                             \
                                                                                            \
		UNROLL                                                                      \
		for (uint32_t f = 0; f < FLIGHT; f++) {                                     \
			v[f] = zero; /* or it would be kept from the last copy */           \
			if (k + f * lanes < units) {                                        \
				v[f] = COPY_LOAD(AT##bytes(src + (k + f * lanes) * bytes)); \
			}                                                                   \
		}                                                                           \
		UNROLL                                                                      \
		for (uint32_t f = 0; f < FLIGHT; f++) {                                     \
			if (k + f * lanes < units) {                                        \
				*AT##bytes(dst + (k + f * lanes) * bytes) = v[f];           \
			}                                                                   \
		}                                                                           \
	}
#else
#define COPY_LEFT(bytes, type)                                                       \
	for (; k < units; k += lanes) {                                              \
		*AT##bytes(dst + k * bytes) = COPY_LOAD(AT##bytes(src + k * bytes)); \
	}
#endif

/* copy16(), copy4(): units of 16 or 4 bytes, both ends aligned to that. */
#define COPY_UNITS(bytes, type)                                                             \
	INLINE void copy##bytes(uint64_t dst, uint64_t src, uint64_t units, uint32_t lane,  \
				uint32_t lanes)                                             \
	{                                                                                   \
		uint64_t k = lane;                                                          \
                                                                                            \
		for (; k + (FLIGHT - 1) * lanes < units; k += FLIGHT * lanes) {             \
			type v[FLIGHT];                                                     \
                                                                                            \
			UNROLL                                                              \
			for (uint32_t f = 0; f < FLIGHT; f++) {                             \
				v[f] = COPY_LOAD(AT##bytes(src + (k + f * lanes) * bytes)); \
			}                                                                   \
			UNROLL                                                              \
			for (uint32_t f = 0; f < FLIGHT; f++) {                             \
				*AT##bytes(dst + (k + f * lanes) * bytes) = v[f];           \
			}                                                                   \
		}                                                                           \
		COPY_LEFT(bytes, type)                                                      \
	}

COPY_UNITS(16, unit16)
COPY_UNITS(4, uint32_t)

INLINE void copy1(uint64_t dst, uint64_t src, uint64_t len, uint32_t lane, uint32_t lanes)
{
	for (uint64_t k = lane; k < len; k += lanes) {
		*AT1(dst + k) = COPY_LOAD(AT1(src + k));
	}
}

#ifdef COPY_FAR
/* Most ranges are whole units: the rest is not looked at then. And pages are what all lanes load at
 * once: without a loop. */
#define COPY_IS_WHOLE(dst, src, len) LIKELY(!(((dst) | (src) | (len)) & 15))
#define COPY_IS_ROUND(len, lanes) ((len) == FLIGHT * 16u * (lanes))
#else
#define COPY_IS_WHOLE(dst, src, len) 0
#define COPY_IS_ROUND(len, lanes) 0
#endif

/* A lane's part of that. */
INLINE void copy_round(uint64_t dst, uint64_t src, uint32_t lanes)
{
	unit16 v[FLIGHT];

	UNROLL
	for (uint32_t f = 0; f < FLIGHT; f++) {
		v[f] = COPY_LOAD(AT16(src + f * lanes * 16));
	}
	UNROLL
	for (uint32_t f = 0; f < FLIGHT; f++) {
		*AT16(dst + f * lanes * 16) = v[f];
	}
}

/* Copies any length and alignment: by the largest unit to which both ends can be aligned together,
 * and the bytes before and behind it one by one. */
INLINE void copy_range(uint64_t dst, uint64_t src, uint64_t len, uint32_t lane, uint32_t lanes)
{
	uint64_t unit = !((dst ^ src) & 15) ? 16 : !((dst ^ src) & 3) ? 4 : 1;
	uint64_t head = (0 - dst) & (unit - 1);
	uint64_t middle;

	if (COPY_IS_WHOLE(dst, src, len)) {
		if (COPY_IS_ROUND(len, lanes)) {
			copy_round(dst + lane * 16, src + lane * 16, lanes);
		} else {
			copy16(dst, src, len / 16, lane, lanes);
		}
		return;
	}
	head = head < len ? head : len;
	middle = (len - head) & ~(unit - 1);
	if (unit == 16) {
		copy16(dst + head, src + head, middle / 16, lane, lanes);
	} else if (unit == 4) {
		copy4(dst + head, src + head, middle / 4, lane, lanes);
	} else {
		copy1(dst, src, len, lane, lanes);
		return;
	}
	copy1(dst, src, head, lane, lanes);
	head += middle;
	copy1(dst + head, src + head, len - head, lane, lanes);
}

/* Like copy_range(), for memory that others write or read meanwhile, at either end. The caller
 * checks afterwards that the bytes are of one moment, or accepts old and new ones mixed. A reader
 * that sees these stores sees the earlier ones of this warp, too. */
INLINE void copy_unlocked(uint64_t dst, uint64_t src, uint64_t len, uint32_t lane, uint32_t lanes)
{
#ifdef ON_CPU
	uint64_t k = 0;

	(void)lane;
	(void)lanes;
	for (; !((dst | src) & 7) && k + 8 <= len; k += 8) {
		uint64_t v = __atomic_load_n(AT8(src + k), __ATOMIC_RELAXED);

		__atomic_store_n(AT8(dst + k), v, __ATOMIC_RELEASE);
	}
	for (; k < len; k++) {
		unsigned char v = __atomic_load_n(AT1(src + k), __ATOMIC_RELAXED);

		__atomic_store_n(AT1(dst + k), v, __ATOMIC_RELEASE);
	}
#else
	copy_range(dst, src, len, lane, lanes);
#endif
}

INLINE void zero_range(uint64_t dst, uint64_t len, uint32_t lane, uint32_t lanes)
{
	uint64_t head = (0 - dst) & 3;
	uint64_t k;

	head = head < len ? head : len;
	for (k = lane; k < (len - head) / 4; k += lanes) {
		*AT4(dst + head + k * 4) = 0;
	}
	for (k = lane; k < head; k += lanes) {
		*AT1(dst + k) = 0;
	}
	for (k = head + ((len - head) & ~UINT64_C(3)) + lane; k < len; k += lanes) {
		*AT1(dst + k) = 0;
	}
}

#endif
