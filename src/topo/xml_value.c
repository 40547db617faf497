/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Attributes of the element that begins, as text and as numbers. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "topo/xml_in.h"

const char *xml_attribute(const struct xml_in *x, const char *name)
{
	for (const char *const *a = x->attributes; *a; a += 2) {
		if (strcmp(a[0], name) == 0) {
			return a[1];
		}
	}
	return NULL;
}

/* An attribute as a number; `otherwise` where there is none. */
long long xml_number(struct xml_in *x, const char *name, int base, long long min, long long max,
		     long long otherwise)
{
	const char *s = xml_attribute(x, name);
	char *end;
	long long n;

	if (!s) {
		return otherwise;
	}
	errno = 0;
	n = strtoll(s, &end, base);
	if (errno || end == s || *end || strchr(" \t\n+", *s) || n < min || n > max) {
		graph_in_fail(&x->in, x->line, "\"%s\" is \"%.40s\", no number from %lld to %lld",
			      name, s, min, max);
		return otherwise;
	}
	return n;
}

uint32_t xml_hex(struct xml_in *x, const char *name, long long max)
{
	return (uint32_t)xml_number(x, name, 16, 0, max, 0);
}

void xml_text(struct xml_in *x, const char *name, char *dst, size_t space)
{
	const char *s = xml_attribute(x, name);

	if (!s) {
		return;
	}
	if (strlen(s) >= space) {
		graph_in_fail(&x->in, x->line, "\"%s\" has more than %zu characters", name,
			      space - 1);
		return;
	}
	for (const char *p = s; *p; p++) {
		if ((unsigned char)*p < 0x20 || (unsigned char)*p > 0x7e) {
			graph_in_fail(&x->in, x->line, "\"%s\" may hold printable ASCII only",
				      name);
			return;
		}
	}
	text_copy(dst, space, s);
}
