/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_TYPES_H
#define DEV_KERNELS_COLL_TYPES_H

/*
 * Arithmetic of collectives, on units of 8 bytes, which hold whole elements. The result of an
 * element depends only on the ranks' elements and their order: each is begun with rank 0's, and the
 * others follow in their order. Elements of 16 bits are reduced as floats, and rounded once. GPUs
 * and CPUs give the same bits, except that a NaN of 32 or 64 bits may be another NaN.
 *
 * Minimum, maximum and average have NCCL's rules, so that a program finds the same values whether
 * its messages are carried here or by NCCL. A NaN loses against a number, and +0 is more than -0:
 * then a minimum does not depend on the order of the ranks. The average of floats is the sum of
 * products: each element times 1/n, both rounded to the type, so that the sum of large numbers
 * stays finite. Nothing may be contracted into fused operations: ptx.py and Meson say so.
 */

#include "dev/kernels/coll.h"
#include "dev/kernels/gpu.h"

/* An accumulator of a unit's elements. Those of 16 bits are floats here, and need both words. */
struct acc {
	uint64_t low;
	uint64_t high;
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
	/* Below the smallest normal number: a multiple of 2^-24, which a float holds exactly. */
	return float_of(sign | bits_of((float)fraction * 0x1p-24f));
}

/* Rounds to the nearest; a tie goes to the even one. */
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

/* Whether b is to replace a: a NaN is replaced by any number, -0 is less than +0. */
#define IS_LESS(b, a, sign_of_b, sign_of_a) \
	((a) != (a) || (b) < (a) || ((b) == (a) && (sign_of_b) > (sign_of_a)))

INLINE float float_op(uint32_t op, float a, float b)
{
	uint32_t sign_a = bits_of(a) >> 31;
	uint32_t sign_b = bits_of(b) >> 31;

	return op == COLL_PROD	? a * b
	       : op == COLL_MIN ? (IS_LESS(b, a, sign_b, sign_a) ? b : a)
	       : op == COLL_MAX ? (IS_LESS(-b, -a, sign_a, sign_b) ? b : a)
				: a + b;
}

INLINE double double_op(uint32_t op, double a, double b)
{
	uint64_t sign_a = bits_of_double(a) >> 63;
	uint64_t sign_b = bits_of_double(b) >> 63;

	return op == COLL_PROD	? a * b
	       : op == COLL_MIN ? (IS_LESS(b, a, sign_b, sign_a) ? b : a)
	       : op == COLL_MAX ? (IS_LESS(-b, -a, sign_a, sign_b) ? b : a)
				: a + b;
}

/* Element k of a unit, extended from the type's bits to 64. */
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

INLINE uint64_t two_floats(float low, float high)
{
	return (uint64_t)bits_of(high) << 32 | bits_of(low);
}

INLINE float low_float(uint64_t v)
{
	return float_of((uint32_t)v);
}

INLINE float high_float(uint64_t v)
{
	return float_of((uint32_t)(v >> 32));
}

INLINE uint64_t two_float_op(uint32_t op, uint64_t a, uint64_t b)
{
	return two_floats(float_op(op, low_float(a), low_float(b)),
			  float_op(op, high_float(a), high_float(b)));
}

INLINE struct acc acc_first(uint32_t type, uint64_t v)
{
	struct acc a = { v, 0 };

	if (type_is_16(type)) {
		a.low = two_floats(element_of_16(type, v, 0), element_of_16(type, v, 1));
		a.high = two_floats(element_of_16(type, v, 2), element_of_16(type, v, 3));
	}
	return a;
}

INLINE void acc_next(struct acc *a, uint32_t type, uint32_t op, uint64_t v)
{
	if (type == COLL_F64) {
		a->low = bits_of_double(double_op(op, double_of(a->low), double_of(v)));
	} else if (type == COLL_F32) {
		a->low = two_float_op(op, a->low, v);
	} else if (type_is_16(type)) {
		struct acc b = acc_first(type, v);

		a->low = two_float_op(op, a->low, b.low);
		a->high = two_float_op(op, a->high, b.high);
	} else {
		a->low = op == COLL_SUM || op == COLL_AVG ? int_sums(type, a->low, v)
							  : int_next(type, op, a->low, v);
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

INLINE uint32_t of_16(uint32_t type, float f)
{
	return type == COLL_F16 ? f16_of(f) : bf16_of(f);
}

INLINE uint32_t two_of_16(uint32_t type, uint64_t v)
{
	return of_16(type, high_float(v)) << 16 | of_16(type, low_float(v));
}

/* The factor of an average's elements, rounded to the type, as bits of a double or of a float.
 * Returns 0 if the elements are not multiplied. */
INLINE uint64_t scale_of(uint32_t type, uint32_t op, uint32_t n)
{
	if (op != COLL_AVG || type > COLL_BF16) {
		return 0;
	}
	if (type == COLL_F64) {
		return bits_of_double(1.0 / (double)n);
	}
	if (type == COLL_F32) {
		return bits_of(1.0f / (float)n);
	}
	return bits_of(element_of_16(type, of_16(type, 1.0f / (float)n), 0));
}

INLINE uint64_t scaled_16(uint32_t type, uint64_t v, float by)
{
	struct acc a = acc_first(type, v);

	a.low = two_floats(low_float(a.low) * by, high_float(a.low) * by);
	a.high = two_floats(low_float(a.high) * by, high_float(a.high) * by);
	return (uint64_t)two_of_16(type, a.high) << 32 | two_of_16(type, a.low);
}

/* A unit of a rank, before it is added to others'. */
INLINE uint64_t acc_scaled(uint32_t type, uint64_t v, uint64_t scale)
{
	float by = float_of((uint32_t)scale);

	if (!scale) {
		return v;
	}
	if (type == COLL_F64) {
		return bits_of_double(double_of(v) * double_of(scale));
	}
	return type == COLL_F32 ? two_floats(low_float(v) * by, high_float(v) * by)
				: scaled_16(type, v, by);
}

INLINE uint64_t acc_last(const struct acc *a, uint32_t type, uint32_t op, uint32_t n)
{
	if (type == COLL_F64 || type == COLL_F32) {
		return a->low;
	}
	if (type_is_16(type)) {
		return (uint64_t)two_of_16(type, a->high) << 32 | two_of_16(type, a->low);
	}
	return op == COLL_AVG ? int_averages(type, a->low, n) : a->low;
}

#endif
