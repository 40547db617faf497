/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Strings that grow. */

#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"

static bool make_space(struct text *t, size_t more)
{
	size_t space = t->space ? t->space : 256;
	char *s;

	if (t->len + more < t->space) {
		return true;
	}
	while (space <= t->len + more) {
		space *= 2;
	}
	s = alloc_resize(t->s, space, 1);
	if (!s) {
		t->failed = true;
		return false;
	}
	t->s = s;
	t->space = space;
	return true;
}

void text_add(struct text *t, const char *fmt, ...)
{
	va_list ap;
	int n;

	if (t->failed) {
		return;
	}
	va_start(ap, fmt);
	n = vsnprintf(NULL, 0, fmt, ap);
	va_end(ap);
	if (n < 0 || !make_space(t, (size_t)n)) {
		t->failed = true;
		return;
	}
	va_start(ap, fmt);
	(void)vsnprintf(t->s + t->len, t->space - t->len, fmt, ap);
	va_end(ap);
	t->len += (size_t)n;
}

char *text_take(struct text *t)
{
	char *s = NULL;

	if (!t->failed && (t->s || make_space(t, 1))) {
		t->s[t->len] = '\0';
		s = t->s;
		t->s = NULL;
	}
	text_drop(t);
	return s;
}

void text_drop(struct text *t)
{
	free(t->s);
	*t = (struct text)TEXT_INIT;
}
