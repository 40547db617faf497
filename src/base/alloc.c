/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/alloc.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/fault.h"

static void *checked(void *p, size_t len)
{
	if (!p) {
		(void)err_set(ENOMEM, "out of memory for %zu bytes", len);
	}
	return p;
}

void *alloc_zero(size_t len)
{
	return alloc_array(1, len);
}

void *alloc_array(size_t n, size_t len)
{
	if (fault_hit(FAULT_ALLOC)) {
		return checked(NULL, len);
	}
	return checked(calloc(n, len ? len : 1), len);
}

void *alloc_resize(void *old, size_t n, size_t len)
{
	if (fault_hit(FAULT_ALLOC)) {
		return checked(NULL, len);
	}
	return checked(reallocarray(old, n, len), len);
}

bool alloc_grow(void *v, size_t *space, size_t n, size_t len)
{
	size_t more = *space ? 2 * *space : 16;
	void *p;

	if (n < *space) {
		return true;
	}
	memcpy(&p, v, sizeof(p));
	p = alloc_resize(p, more, len);
	if (!p) {
		return false;
	}
	memcpy(v, &p, sizeof(p));
	*space = more;
	return true;
}

char *alloc_str(const char *s)
{
	size_t len = strlen(s) + 1;
	char *p = alloc_zero(len);

	if (p) {
		memcpy(p, s, len);
	}
	return p;
}

char *alloc_fmt(const char *fmt, ...)
{
	va_list ap;
	char *p;
	int n;

	va_start(ap, fmt);
	n = vsnprintf(NULL, 0, fmt, ap);
	va_end(ap);
	p = n < 0 ? NULL : alloc_zero((size_t)n + 1);
	if (!p) {
		return NULL;
	}
	va_start(ap, fmt);
	(void)vsnprintf(p, (size_t)n + 1, fmt, ap);
	va_end(ap);
	return p;
}
