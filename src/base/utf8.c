/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/utf8.h"

#include <stdbool.h>
#include <stdint.h>

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
	struct text t = TEXT_INIT;

	while (*s != '\0') {
		uint32_t c;
		unsigned int len = utf8_decode(s, SIZE_MAX, &c);

		if (len != 0) {
			text_add(&t, "%.*s", (int)len, s);
		} else {
			text_add(&t, "\xef\xbf\xbd");
		}
		s += len != 0 ? len : 1;
	}
	return text_take(&t);
}

static void add_escaped(struct text *t, const char *s, unsigned int len)
{
	static const char plain[] = "\n\t\r";
	static const char letters[] = "ntr";

	for (unsigned int i = 0; plain[i] != '\0'; i++) {
		if (*s == plain[i]) {
			text_add(t, "\\%c", letters[i]);
			return;
		}
	}
	for (unsigned int i = 0; i < len; i++) {
		text_add(t, "\\x%02x", (unsigned int)(unsigned char)s[i]);
	}
}

char *utf8_shown(const char *s)
{
	struct text t = TEXT_INIT;

	while (*s != '\0') {
		uint32_t c;
		unsigned int len = utf8_decode(s, SIZE_MAX, &c);

		if (len != 0 && !disturbs(c)) {
			text_add(&t, "%.*s", (int)len, s);
		} else {
			add_escaped(&t, s, len != 0 ? len : 1);
		}
		s += len != 0 ? len : 1;
	}
	return text_take(&t);
}
