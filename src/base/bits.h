/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Powers of two only. */
static inline uint64_t align_down(uint64_t x, uint64_t a)
{
	return x & ~(a - 1);
}

static inline uint64_t align_up(uint64_t x, uint64_t a)
{
	return (x + a - 1) & ~(a - 1);
}

static inline uint64_t min_u64(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

static inline uint64_t max_u64(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

/* Which way a condition goes for small transfers. Most of their time goes into cache misses, so
 * code that they do not execute should not lie between code that they do. */
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

#define ARRAY_LEN(a) (sizeof(a) / sizeof((a)[0]))

#define container_of(ptr, type, member) ((type *)((char *)(ptr)-offsetof(type, member)))

/* Whether bytes are equal, in a time that does not depend on them: for secrets. */
static inline bool bytes_same(const unsigned char *a, const unsigned char *b, size_t len)
{
	unsigned int differ = 0;

	for (size_t i = 0; i < len; i++) {
		differ |= (unsigned int)(a[i] ^ b[i]);
	}
	return !differ;
}

#endif
