/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/num.h"

#include "base/text.h"

#define MILLION 1000000

double num_read(const char *s, const char **end)
{
	double x = 0, unit = 1;

	for (; *s >= '0' && *s <= '9'; s++) {
		x = x * 10 + (*s - '0');
	}
	if (*s == '.' && s[1] >= '0' && s[1] <= '9') {
		for (s++; *s >= '0' && *s <= '9'; s++) {
			x = x * 10 + (*s - '0');
			unit *= 10;
		}
	}
	if (end) {
		*end = s;
	}
	return x / unit;
}

const char *num_text(char dst[NUM_SIZE], double x)
{
	unsigned long long scaled = x > 0 && x < 1e12 ? (unsigned long long)(x * MILLION + .5) : 0;
	unsigned long long part = scaled % MILLION;
	int digits = 6;

	if (!part) {
		text_fmt(dst, NUM_SIZE, "%llu", scaled / MILLION);
		return dst;
	}
	while (part % 10 == 0) {
		part /= 10;
		digits--;
	}
	text_fmt(dst, NUM_SIZE, "%llu.%0*llu", scaled / MILLION, digits, part);
	return dst;
}
