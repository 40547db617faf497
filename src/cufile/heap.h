/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_HEAP_H
#define CUFILE_HEAP_H

/* The heap of this room: it may not use the library's own, which is private to libpeerlane. */

#include <stddef.h>

void *cf_heap_zero(size_t n, size_t size); /* NULL without memory, or if n * size overflows */
char *cf_heap_text(const char *s);	   /* a copy */

#endif
