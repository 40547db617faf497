/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "comm_expect.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include <peerlane/comm.h>

static float half_value(uint16_t h, bool brain)
{
	uint32_t bits = (uint32_t)h << 16;
	int exponent = h >> 10 & 31;
	float f;

	if (brain) {
		memcpy(&f, &bits, 4);
		return f;
	}
	f = exponent == 31 ? (h & 0x3ff ? NAN : INFINITY)
			   : ldexpf((float)((h & 0x3ff) + (exponent ? 0x400 : 0)),
				    (exponent ? exponent : 1) - 25);
	return h & 0x8000 ? -f : f;
}

/* The nearest of all numbers of 16 bits, and of two the even one: by search, so that nothing of
 * what is tested is believed. */
static uint16_t half_nearest(float f, bool brain)
{
	uint16_t sign = signbit(f) ? 0x8000 : 0;
	uint16_t infinite = brain ? 0x7f80 : 0x7c00;
	uint16_t low = 0;
	uint16_t high = infinite;
	double a = fabs((double)f);
	double under;
	double over;

	if (isnan(f)) {
		return 0x7fff;
	}
	while (low + 1 < high) { /* low <= a < high */
		uint16_t middle = (uint16_t)((low + high) / 2);

		if ((double)half_value(middle, brain) <= a) {
			low = middle;
		} else {
			high = middle;
		}
	}
	under = half_value(low, brain);
	/* What infinity stands for here is the next power of two. */
	over = high == infinite ? ldexp(1, brain ? 128 : 16) : (double)half_value(high, brain);
	if (a - under > over - a || (a - under == over - a && low & 1)) {
		low = high;
	}
	return sign | low;
}

/* NCCL's: a NaN loses against a number, and +0 is more than -0. */
static double least(double a, double b)
{
	if (isnan(a) || isnan(b)) {
		return isnan(a) ? b : a;
	}
	if (a == 0 && b == 0) {
		return signbit(a) ? a : b;
	}
	return b < a ? b : a;
}

static double real_op(uint32_t op, double a, double b)
{
	return op == PL_COMM_PROD  ? a * b
	       : op == PL_COMM_MIN ? least(a, b)
	       : op == PL_COMM_MAX ? -least(-a, -b)
				   : a + b;
}

/* An element of an average: times 1/n, both rounded to the type. */
static double real_scaled(uint32_t type, double x, unsigned int n)
{
	volatile float f = (float)(1.0 / n);

	if (type == PL_COMM_F64) {
		return x * (1.0 / n);
	}
	if (type == PL_COMM_F32) {
		f = (float)x * f;
		return f;
	}
	f = half_value(half_nearest(f, type == PL_COMM_BF16), type == PL_COMM_BF16);
	f = (float)x * f;
	return half_value(half_nearest(f, type == PL_COMM_BF16), type == PL_COMM_BF16);
}

static float float_op(uint32_t op, float a, float b)
{
	volatile float sum = op == PL_COMM_PROD ? a * b : a + b;

	return op == PL_COMM_MIN || op == PL_COMM_MAX ? (float)real_op(op, a, b) : sum;
}

#define INT_OF(name, type)                                                                        \
	static void name(uint32_t op, const char *const *v, unsigned int n, size_t at, char *out) \
	{                                                                                         \
		type r;                                                                           \
		memcpy(&r, v[0] + at, sizeof(r));                                                 \
		for (unsigned int q = 1; q < n; q++) {                                            \
			type x;                                                                   \
			memcpy(&x, v[q] + at, sizeof(x));                                         \
			r = op == PL_COMM_PROD	? (type)((uint64_t)r * (uint64_t)x)               \
			    : op == PL_COMM_MIN ? (x < r ? x : r)                                 \
			    : op == PL_COMM_MAX ? (x > r ? x : r)                                 \
						: (type)((uint64_t)r + (uint64_t)x);              \
		}                                                                                 \
		if (op == PL_COMM_AVG) {                                                          \
			r = (type)(r / (type)n);                                                  \
		}                                                                                 \
		memcpy(out, &r, sizeof(r));                                                       \
	}
INT_OF(int_i8, int8_t)
INT_OF(int_u8, uint8_t)
INT_OF(int_i32, int32_t)
INT_OF(int_u32, uint32_t)
INT_OF(int_i64, int64_t)
INT_OF(int_u64, uint64_t)

/* From the elements at `at` of all ranks' memory, in the order of the ranks. */
static void expect_element(uint32_t type, uint32_t op, const char *const *v, unsigned int n,
			   size_t at, char *out)
{
	float f = 0;
	double d = 0;

	switch (type) {
	case PL_COMM_I8:
		int_i8(op, v, n, at, out);
		return;
	case PL_COMM_U8:
		int_u8(op, v, n, at, out);
		return;
	case PL_COMM_I32:
		int_i32(op, v, n, at, out);
		return;
	case PL_COMM_U32:
		int_u32(op, v, n, at, out);
		return;
	case PL_COMM_I64:
		int_i64(op, v, n, at, out);
		return;
	case PL_COMM_U64:
		int_u64(op, v, n, at, out);
		return;
	default:
		break;
	}
	for (unsigned int q = 0; q < n; q++) {
		float x;
		double y;
		uint16_t h;

		if (type == PL_COMM_F64) {
			memcpy(&y, v[q] + at, 8);
			y = op == PL_COMM_AVG ? real_scaled(type, y, n) : y;
			d = q ? real_op(op, d, y) : y;
			continue;
		}
		if (type == PL_COMM_F32) {
			memcpy(&x, v[q] + at, 4);
		} else {
			memcpy(&h, v[q] + at, 2);
			x = half_value(h, type == PL_COMM_BF16);
		}
		x = op == PL_COMM_AVG ? (float)real_scaled(type, x, n) : x;
		f = q ? float_op(op, f, x) : x;
	}
	if (type == PL_COMM_F64) {
		memcpy(out, &d, 8);
	} else if (type == PL_COMM_F32) {
		memcpy(out, &f, 4);
	} else {
		uint16_t h = half_nearest(f, type == PL_COMM_BF16);

		memcpy(out, &h, 2);
	}
}

/* Whether they are the same, but for which NaN it is. */
static bool is_element(uint32_t type, const char *got, const char *want)
{
	float a, b;
	double c, d;
	uint16_t g, w;

	if (memcmp(got, want, comm_sizes[type]) == 0) {
		return true;
	}
	if (type == PL_COMM_F64) {
		memcpy(&c, got, 8);
		memcpy(&d, want, 8);
		return isnan(c) && isnan(d);
	}
	if (type == PL_COMM_F32) {
		memcpy(&a, got, 4);
		memcpy(&b, want, 4);
		return isnan(a) && isnan(b);
	}
	if (type == PL_COMM_F16 || type == PL_COMM_BF16) {
		memcpy(&g, got, 2);
		memcpy(&w, want, 2);
		return isnan(half_value(g, type == PL_COMM_BF16)) &&
		       isnan(half_value(w, type == PL_COMM_BF16));
	}
	return false;
}

void comm_expect(uint32_t type, uint32_t op, const char *const *v, unsigned int n, size_t from,
		 size_t len, char *want)
{
	for (size_t k = 0; k < len; k += comm_sizes[type]) {
		expect_element(type, op, v, n, from + k, want + k);
	}
}

size_t comm_same(uint32_t type, const char *got, const char *want, size_t len)
{
	size_t k = 0;

	while (k < len && is_element(type, got + k, want + k)) {
		k += comm_sizes[type];
	}
	return k;
}
