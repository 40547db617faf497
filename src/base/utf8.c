/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/utf8.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"

unsigned int utf8_decode(const char *s, size_t left, uint32_t *out)
{
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	const unsigned char *p = (const unsigned char *)s;
	unsigned int len = !left		   ? 0
			   : p[0] < 0x80	   ? 1
			   : (p[0] & 0xe0) == 0xc0 ? 2
			   : (p[0] & 0xf0) == 0xe0 ? 3
			   : (p[0] & 0xf8) == 0xf0 ? 4
						   : 0;
	uint32_t c;

	if (len <= 1) {
		*out = len ? p[0] : 0;
		return len;
	}
	c = p[0] & (0x7fu >> len);
	for (unsigned int i = 1; i < len; i++) {
		if (i == left || (p[i] & 0xc0) != 0x80) {
			return 0;
		}
		c = c << 6 | (p[i] & 0x3fu);
	}
	*out = c;
	return c < least[len] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff) ? 0 : len;
}

/* Control characters, line and paragraph separators, and marks that change the direction. */
static bool disturbs(uint32_t c)
{
	return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x061c || (c >= 0x200e && c <= 0x200f) ||
	       (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

char *utf8_valid(const char *s)
{
	static const char replacement[] = "\xef\xbf\xbd";
	char *out = alloc_zero(strlen(s) * (sizeof(replacement) - 1) + 1);
	char *at = out;

	while (out && *s != '\0') {
		uint32_t c;
		unsigned int len = utf8_decode(s, SIZE_MAX, &c);
		size_t n = len != 0 ? len : sizeof(replacement) - 1;

		memcpy(at, len != 0 ? s : replacement, n);
		at += n;
		s += len != 0 ? len : 1;
	}
	return out;
}

#define ESCAPE_MOST 17u /* "\xNN" for each byte of a character, and the terminator */

/* Writes one character of `s` into `out`, as a terminal may get it. Returns its length in `s`. */
static unsigned int show_one(const char *s, char out[ESCAPE_MOST])
{
	static const char hex[] = "0123456789abcdef";
	static const char plain[] = "\n\t\r";
	static const char letters[] = "ntr";
	const char *at;
	unsigned int n = 0;
	uint32_t c;
	unsigned int len = utf8_decode(s, SIZE_MAX, &c);

	if (len != 0 && !disturbs(c)) {
		memcpy(out, s, len);
		out[len] = '\0';
		return len;
	}
	len = len != 0 ? len : 1;
	at = strchr(plain, *s);
	if (at != NULL) {
		out[n++] = '\\';
		out[n++] = letters[at - plain];
	}
	for (unsigned int i = 0; at == NULL && i < len; i++) {
		out[n++] = '\\';
		out[n++] = 'x';
		out[n++] = hex[(unsigned char)s[i] >> 4];
		out[n++] = hex[(unsigned char)s[i] & 15];
	}
	out[n] = '\0';
	return len;
}

char *utf8_shown(const char *s)
{
	size_t size = strlen(s) * (sizeof("\\xNN") - 1) + 1;
	char *out = alloc_zero(size);

	if (out) {
		utf8_show(out, size, s);
	}
	return out;
}

void utf8_show(char *dst, size_t space, const char *s)
{
	char same[UTF8_SHOW_SAME], one[ESCAPE_MOST];
	size_t at = 0;

	if (dst == s) {
		text_copy(same, sizeof(same), s);
		s = same;
	}
	while (*s != '\0') {
		size_t n;

		s += show_one(s, one);
		n = strlen(one);
		if (n >= space - at) {
			break;
		}
		memcpy(dst + at, one, n);
		at += n;
	}
	dst[at] = '\0';
}
