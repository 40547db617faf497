/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The pattern, word by word; edges that are no whole words are cut out of one. */

#include "pattern.h"

#include <endian.h>
#include <string.h>

static uint64_t word_at(uint64_t i, uint64_t seed)
{
	uint64_t z = seed + (i + 1) * 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return htole64(z ^ (z >> 31));
}

void pattern_fill(void *dst, size_t len, uint64_t off, uint64_t seed)
{
	unsigned char *p = dst;

	/* Whole words, as fast as they can be made. */
	for (; off % 8 == 0 && len >= 8; p += 8, off += 8, len -= 8) {
		uint64_t w = word_at(off / 8, seed);

		memcpy(p, &w, 8);
	}
	while (len != 0) {
		uint64_t w = word_at(off / 8, seed);
		size_t skip = (size_t)(off % 8);
		size_t n = len < 8 - skip ? len : 8 - skip;

		memcpy(p, (unsigned char *)&w + skip, n);
		p += n;
		off += n;
		len -= n;
	}
}
