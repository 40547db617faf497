/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/cpus.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#define WORDS (CPUS_MAX / 32)

static bool read_list(const char *s, uint32_t *v)
{
	while (*s) {
		char *end;
		unsigned long a, b;

		if (!isdigit((unsigned char)*s)) {
			return false;
		}
		a = b = strtoul(s, &end, 10);
		if (*end == '-' && isdigit((unsigned char)end[1])) {
			b = strtoul(end + 1, &end, 10);
		}
		if (b < a || b >= CPUS_MAX || (*end && *end != ',')) {
			return false;
		}
		for (; a <= b; a++) {
			v[a / 32] |= (uint32_t)1 << a % 32;
		}
		s = end + (*end == ',');
	}
	return true;
}

bool cpus_mask_of_list(const char *list, char *dst, size_t space)
{
	uint32_t v[WORDS] = { 0 };
	int top = WORDS - 1;
	size_t used = 0;

	dst[0] = '\0';
	if (!*list || !read_list(list, v)) {
		return false;
	}
	while (top && !v[top]) {
		top--;
	}
	for (; top >= 0; top--) {
		if (space - used < 10) {
			dst[0] = '\0';
			return false;
		}
		text_fmt(dst + used, space - used, "%08x%s", v[top], top ? "," : "");
		used += strlen(dst + used);
	}
	return true;
}

/* Words of 32 bits, the highest first, apart by commas. */
static bool read_mask(const char *s, uint32_t *v)
{
	int n = 1;

	for (const char *p = s; *p; p++) {
		n += *p == ',';
	}
	if (n > WORDS) {
		return false;
	}
	while (n--) {
		size_t digits = strspn(s, "0123456789abcdefABCDEF");

		if (!digits || digits > 8 || (n && s[digits] != ',') || (!n && s[digits])) {
			return false;
		}
		v[n] = (uint32_t)strtoul(s, NULL, 16);
		s += digits + 1;
	}
	return true;
}

static bool is_set(const uint32_t *v, unsigned int cpu)
{
	return cpu < CPUS_MAX && v[cpu / 32] >> cpu % 32 & 1;
}

bool cpus_list_of_mask(const char *mask, char *dst, size_t space)
{
	uint32_t v[WORDS] = { 0 };
	size_t used = 0;

	dst[0] = '\0';
	if (!read_mask(mask, v)) {
		return false;
	}
	for (unsigned int a = 0; a < CPUS_MAX; a++) {
		unsigned int b = a;

		if (!is_set(v, a)) {
			continue;
		}
		while (is_set(v, b + 1)) {
			b++;
		}
		if (space - used < 12) {
			dst[0] = '\0';
			return false;
		}
		text_fmt(dst + used, space - used, a == b ? "%s%u" : "%s%u-%u", used ? "," : "", a,
			 b);
		used += strlen(dst + used);
		a = b;
	}
	return true;
}
