/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_TYPES_H
#define DEV_KERNELS_COLL_TYPES_H

/*
 * Arithmetic of collectives, on units of 8 bytes, which hold whole elements. What an element
 * becomes depends on the ranks' elements and their order alone: each is begun with rank 0's, and
 * the others follow in their order. Elements of 16 bits are reduced as floats, and rounded once.
 * GPUs and CPUs give the same bits, but for which NaN one of 32 or 64 bits is.
 */

#include "dev/kernels/coll.h"
#include "dev/kernels/gpu.h"

/* An accumulator of a unit's elements: those of 2 to 4 bytes that are floats are in f. */
struct acc {
	uint64_t u;
	double d;
	float f[4];
};

INLINE float float_of(uint32_t bits)
{
	float f;

	__builtin_memcpy(&f, &bits, 4);
	return f;
}

INLINE uint32_t bits_of(float f)
{
	uint32_t bits;

	__builtin_memcpy(&bits, &f, 4);
	return bits;
}

INLINE double double_of(uint64_t bits)
{
	double d;

	__builtin_memcpy(&d, &bits, 8);
	return d;
}

INLINE uint64_t bits_of_double(double d)
{
	uint64_t bits;

	__builtin_memcpy(&bits, &d, 8);
	return bits;
}

#define F16_NAN 0x7fffu

#ifdef __CUDA__
INLINE float float_of_f16(uint32_t h)
{
	float f;

	__asm__("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"((uint16_t)h));
	return f;
}

INLINE uint32_t f16_of(float f)
{
	uint16_t h;

	__asm__("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(f));
	return f != f ? F16_NAN : h;
}
#else
INLINE float float_of_f16(uint32_t h)
{
	uint32_t sign = (h & 0x8000) << 16;
	uint32_t exponent = h >> 10 & 31;
	uint32_t fraction = h & 0x3ff;

	if (exponent == 31) {
		return float_of(sign | 0x7f800000 | fraction << 13);
	}
	if (exponent) {
		return float_of(sign | (exponent + 112) << 23 | fraction << 13);
	}
	/* Below the smallest normal one: so many 2^-24, which a float has exactly. */
	return float_of(sign | bits_of((float)fraction * 0x1p-24f));
}

/* To the nearest, and of two to the even one. */
INLINE uint32_t f16_of(float f)
{
	uint32_t bits = bits_of(f);
	uint32_t sign = bits >> 16 & 0x8000;
	uint32_t size = bits & 0x7fffffff;
	uint32_t drop;
	uint32_t kept;
	uint32_t rest;

	if (size > 0x7f800000) {
		return F16_NAN;
	}
	if (size >= 0x477ff000) { /* 65520 and more */
		return sign | 0x7c00;
	}
	if (size < 0x33000000) { /* less than half of the smallest */
		return sign;
	}
	if (size >= 0x38800000) { /* normal */
		size -= 112u << 23;
		drop = 13;
	} else {
		drop = 126 - (size >> 23);
		size = (size & 0x7fffff) | 0x800000;
	}
	kept = size >> drop;
	rest = size & ((1u << drop) - 1);
	kept += rest > 1u << (drop - 1) || (rest == 1u << (drop - 1) && kept & 1);
	return sign | kept;
}
#endif

INLINE uint32_t bf16_of(float f)
{
	uint32_t bits = bits_of(f);

	if (f != f) {
		return F16_NAN;
	}
	return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}

INLINE uint32_t type_size(uint32_t type)
{
	return type == COLL_F64 || type == COLL_I64 || type == COLL_U64	  ? 8
	       : type == COLL_F32 || type == COLL_I32 || type == COLL_U32 ? 4
	       : type == COLL_F16 || type == COLL_BF16			  ? 2
									  : 1;
}

INLINE uint32_t type_is_16(uint32_t type)
{
	return type == COLL_F16 || type == COLL_BF16;
}

INLINE float element_of_16(uint32_t type, uint64_t v, uint32_t k)
{
	uint32_t h = (uint32_t)(v >> (k * 16)) & 0xffff;

	return type == COLL_F16 ? float_of_f16(h) : float_of(h << 16);
}

/* NaN where one of the two is. */
INLINE float float_op(uint32_t op, float a, float b)
{
	return op == COLL_PROD	? a * b
	       : op == COLL_MIN ? (b < a || b != b ? b : a)
	       : op == COLL_MAX ? (b > a || b != b ? b : a)
				: a + b;
}

INLINE double double_op(uint32_t op, double a, double b)
{
	return op == COLL_PROD	? a * b
	       : op == COLL_MIN ? (b < a || b != b ? b : a)
	       : op == COLL_MAX ? (b > a || b != b ? b : a)
				: a + b;
}

/* Of so many bits, which are extended to 64. */
INLINE uint64_t int_element(uint32_t type, uint64_t v, uint32_t k)
{
	uint32_t bits = type_size(type) * 8;
	uint32_t free = 64 - bits;

	v = v >> (k * bits) << free;
	return type == COLL_I8 || type == COLL_I32 || type == COLL_I64
		       ? (uint64_t)((int64_t)v >> free)
		       : v >> free;
}

INLINE uint64_t int_op(uint32_t type, uint32_t op, uint64_t a, uint64_t b)
{
	uint32_t less = type == COLL_I8 || type == COLL_I32 || type == COLL_I64
				? (int64_t)b < (int64_t)a
				: b < a;

	return op == COLL_PROD	? a * b
	       : op == COLL_MIN ? (less ? b : a)
	       : op == COLL_MAX ? (less ? a : b)
				: a + b;
}

INLINE uint64_t int_put(uint32_t type, uint64_t v, uint64_t element, uint32_t k)
{
	uint32_t bits = type_size(type) * 8;
	uint64_t mask = bits == 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;

	return v | (element & mask) << (k * bits);
}

/* The sums of all elements at once: without the highest bits nothing is carried from one to the
 * next, and those are added by hand. */
INLINE uint64_t int_sums(uint32_t type, uint64_t a, uint64_t b)
{
	uint64_t high = type_size(type) == 8   ? UINT64_C(1) << 63
			: type_size(type) == 4 ? UINT64_C(0x8000000080000000)
					       : UINT64_C(0x8080808080808080);

	return ((a & ~high) + (b & ~high)) ^ ((a ^ b) & high);
}

NOINLINE uint64_t int_next(uint32_t type, uint32_t op, uint64_t a, uint64_t b)
{
	uint64_t u = 0;

	for (uint32_t k = 0; k < 8 / type_size(type); k++) {
		uint64_t e = int_op(type, op, int_element(type, a, k), int_element(type, b, k));

		u = int_put(type, u, e, k);
	}
	return u;
}

INLINE void acc_first(struct acc *a, uint32_t type, uint64_t v)
{
	if (type == COLL_F64) {
		a->d = double_of(v);
	} else if (type == COLL_F32) {
		a->f[0] = float_of((uint32_t)v);
		a->f[1] = float_of((uint32_t)(v >> 32));
	} else if (type_is_16(type)) {
		UNROLL
		for (uint32_t k = 0; k < 4; k++) {
			a->f[k] = element_of_16(type, v, k);
		}
	} else {
		a->u = v;
	}
}

INLINE void acc_next(struct acc *a, uint32_t type, uint32_t op, uint64_t v)
{
	if (type == COLL_F64) {
		a->d = double_op(op, a->d, double_of(v));
	} else if (type == COLL_F32) {
		a->f[0] = float_op(op, a->f[0], float_of((uint32_t)v));
		a->f[1] = float_op(op, a->f[1], float_of((uint32_t)(v >> 32)));
	} else if (type_is_16(type)) {
		UNROLL
		for (uint32_t k = 0; k < 4; k++) {
			a->f[k] = float_op(op, a->f[k], element_of_16(type, v, k));
		}
	} else {
		a->u = op == COLL_SUM || op == COLL_AVG ? int_sums(type, a->u, v)
							: int_next(type, op, a->u, v);
	}
}

INLINE uint64_t int_average(uint32_t type, uint64_t sum, uint32_t n)
{
	return type == COLL_I8 || type == COLL_I32 || type == COLL_I64
		       ? (uint64_t)((int64_t)sum / (int64_t)n)
		       : sum / n;
}

NOINLINE uint64_t int_averages(uint32_t type, uint64_t sums, uint32_t n)
{
	uint64_t v = 0;

	for (uint32_t k = 0; k < 8 / type_size(type); k++) {
		v = int_put(type, v, int_average(type, int_element(type, sums, k), n), k);
	}
	return v;
}

INLINE uint64_t acc_last(const struct acc *a, uint32_t type, uint32_t op, uint32_t n)
{
	float by = op == COLL_AVG ? (float)n : 1.0f; /* by 1 changes nothing */
	uint64_t v = 0;

	if (type == COLL_F64) {
		return bits_of_double(op == COLL_AVG ? a->d / (double)n : a->d);
	}
	if (type == COLL_F32) {
		return (uint64_t)bits_of(a->f[1] / by) << 32 | bits_of(a->f[0] / by);
	}
	if (type_is_16(type)) {
		UNROLL
		for (uint32_t k = 0; k < 4; k++) {
			float f = a->f[k] / by;
			uint32_t h = type == COLL_F16 ? f16_of(f) : bf16_of(f);

			v |= (uint64_t)h << (k * 16);
		}
		return v;
	}
	return op == COLL_AVG ? int_averages(type, a->u, n) : a->u;
}

#endif
