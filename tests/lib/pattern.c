/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "pattern.h"

#include <string.h>

#define WORD sizeof(uint64_t)

uint64_t pattern_mix(uint64_t x)
{
	x += UINT64_C(0x9e3779b97f4a7c15);
	x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
	x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
	return x ^ (x >> 31);
}

uint64_t pattern_random(uint64_t *state)
{
	uint64_t x = *state;

	x ^= x << 13;
	x ^= x >> 7;
	x ^= x << 17;
	*state = x;
	return pattern_mix(x);
}

void pattern_random_fill(uint64_t *state, void *buf, size_t n)
{
	unsigned char *p = buf;

	for (size_t i = 0; i < n; i++, p += WORD) {
		uint64_t x = pattern_random(state);

		memcpy(p, &x, WORD);
	}
}

/* The bytes at [off, off + 8), off being a multiple of 8. */
static uint64_t word_at(uint64_t off, unsigned int seed)
{
	return pattern_mix(off / WORD + ((uint64_t)seed << 48));
}

/* How many bytes from here to the next multiple of 8, or to the end. */
static size_t to_word(uint64_t off, size_t len)
{
	size_t n = (WORD - (size_t)(off % WORD)) % WORD;

	return n < len ? n : len;
}

static void fill_part(unsigned char *p, uint64_t off, size_t n, unsigned int seed)
{
	uint64_t word = word_at(off - off % WORD, seed);

	memcpy(p, (const char *)&word + off % WORD, n);
}

void pattern_fill(void *buf, uint64_t off, size_t len, unsigned int seed)
{
	unsigned char *p = buf;
	size_t head = to_word(off, len);
	size_t words = (len - head) / WORD;
	size_t tail = (len - head) % WORD;

	if (head) {
		fill_part(p, off, head, seed);
	}
	p += head;
	off += head;
	for (size_t i = 0; i < words; i++, p += WORD, off += WORD) {
		uint64_t word = word_at(off, seed);

		memcpy(p, &word, WORD);
	}
	if (tail) {
		fill_part(p, off, tail, seed);
	}
}

/* Byte by byte, for ends and for where words are known to differ. */
static int64_t part_differs(const unsigned char *p, const unsigned char *q, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (p[i] != q[i]) {
			return (int64_t)i;
		}
	}
	return -1;
}

int64_t pattern_differs(const void *buf, uint64_t off, size_t len, unsigned int seed)
{
	const unsigned char *p = buf;

	for (size_t at = 0; at < len;) {
		uint64_t word = word_at((off + at) - (off + at) % WORD, seed);
		size_t skip = (size_t)((off + at) % WORD);
		size_t n = WORD - skip < len - at ? WORD - skip : len - at;
		uint64_t is;

		if (n == WORD) {
			memcpy(&is, p + at, WORD);
		}
		if (n != WORD || is != word) {
			int64_t wrong = part_differs(p + at, (unsigned char *)&word + skip, n);

			if (wrong >= 0) {
				return (int64_t)at + wrong;
			}
		}
		at += n;
	}
	return -1;
}

int64_t bytes_differ(const void *a, const void *b, size_t len)
{
	const unsigned char *p = a;
	const unsigned char *q = b;
	size_t at = 0;
	int64_t wrong;

	for (; len - at >= WORD; at += WORD) {
		uint64_t x;
		uint64_t y;

		memcpy(&x, p + at, WORD);
		memcpy(&y, q + at, WORD);
		if (x != y) {
			break;
		}
	}
	wrong = part_differs(p + at, q + at, len - at);
	return wrong < 0 ? -1 : (int64_t)at + wrong;
}
