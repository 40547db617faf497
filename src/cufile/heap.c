/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/heap.h"

#include <stdlib.h>
#include <string.h>

void *cf_heap_zero(size_t n, size_t size)
{
	return calloc(n, size);
}

char *cf_heap_text(const char *s)
{
	return strdup(s);
}
