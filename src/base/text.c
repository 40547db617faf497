/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/text.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void text_copy(char *dst, size_t space, const char *src)
{
	size_t len = strnlen(src, space - 1);

	memmove(dst, src, len);
	dst[len] = '\0';
}

void text_fmt(char *dst, size_t space, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(dst, space, fmt, ap);
	va_end(ap);
}

static const char *const units[] = { "B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB" };

bool text_has_word(const char *list, char gap, const char *word)
{
	size_t len = strchr(word, gap) ? 0 : strlen(word);

	for (const char *p = list; len && (p = strstr(p, word)) != NULL; p += len) {
		if ((p == list || p[-1] == gap) && (p[len] == gap || p[len] == '\0')) {
			return true;
		}
	}
	return false;
}

bool text_is_named(const char *s, const char *name)
{
	size_t len = strlen(name);
	bool open = len && name[len - 1] == '*';

	return strncmp(s, name, open ? len - 1 : len + 1) == 0;
}

void text_bytes(char *dst, size_t space, unsigned long long nbytes)
{
	unsigned int u = 0;
	double x = (double)nbytes;

	while (x >= 1024.0 && u < 6) {
		x /= 1024.0;
		u++;
	}
	if (x == (double)(unsigned long long)x) {
		text_fmt(dst, space, "%llu %s", (unsigned long long)x, units[u]);
	} else {
		text_fmt(dst, space, "%.1f %s", x, units[u]);
	}
}

static int unit_shift(const char *s, unsigned int *shift)
{
	static const char letters[] = "kmgtpe";
	const char *at;

	if (*s == '\0' || strcasecmp(s, "b") == 0) {
		*shift = 0;
		return 0;
	}
	at = strchr(letters, tolower((unsigned char)*s));
	if (!at || (s[1] && strcasecmp(s + 1, "ib") != 0 && strcasecmp(s + 1, "b") != 0)) {
		return -EINVAL;
	}
	*shift = 10u * (unsigned int)(at - letters + 1);
	return 0;
}

int text_parse_bytes(const char *s, unsigned long long *out)
{
	unsigned long long x;
	unsigned int shift;
	char *end;

	if (!isdigit((unsigned char)*s)) {
		return -EINVAL;
	}
	errno = 0;
	x = strtoull(s, &end, 10);
	if (errno == ERANGE) {
		return -ERANGE;
	}
	while (*end == ' ') {
		end++;
	}
	if (unit_shift(end, &shift)) {
		return -EINVAL;
	}
	if (shift && x >> (64 - shift)) {
		return -ERANGE;
	}
	*out = x << shift;
	return 0;
}

void text_plain(char *s)
{
	for (; *s; s++) {
		*s = *s < ' ' || *s > '~' || *s == '"' || *s == '\\' ? '?' : *s;
	}
}

void text_pci_address(const char *id, char *dst, size_t space)
{
	unsigned int domain, bus, device, function;
	char more;

	text_copy(dst, space, "");
	if (sscanf(id, "%8x:%2x:%2x.%1x%c", &domain, &bus, &device, &function, &more) == 4 &&
	    domain != 0xffffffff && domain != 0xfffffff) {
		text_fmt(dst, space, "%04x:%02x:%02x.%x", domain, bus, device, function);
	}
}
