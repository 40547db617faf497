/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Strings that grow. */

#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"

static bool make_room(struct text *t, size_t more)
{
	size_t room = t->room ? t->room : 256;
	char *s;

	if (t->len + more < t->room) {
		return true;
	}
	while (room <= t->len + more) {
		room *= 2;
	}
	s = alloc_resize(t->s, room, 1);
	if (!s) {
		t->failed = true;
		return false;
	}
	t->s = s;
	t->room = room;
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
	if (n < 0 || !make_room(t, (size_t)n)) {
		t->failed = true;
		return;
	}
	va_start(ap, fmt);
	(void)vsnprintf(t->s + t->len, t->room - t->len, fmt, ap);
	va_end(ap);
	t->len += (size_t)n;
}

char *text_take(struct text *t)
{
	char *s = NULL;

	if (!t->failed && (t->s || make_room(t, 1))) {
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
