/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_ALLOC_H
#define BASE_ALLOC_H

#include <stdbool.h>
#include <stddef.h>

/*
 * All heap memory of the library comes from here, so that a test can make the n-th allocation fail.
 * Freed with free(). NULL on failure, with the thread's message set.
 */

void *alloc_zero(size_t len);
void *alloc_array(size_t n, size_t len); /* zeroed; NULL on overflow too */
void *alloc_resize(void *old, size_t n, size_t len);
/* For one more element behind n of an array; `v` points to the array's pointer, and its space
 * doubles when it is full. False: memory is short, and the array is as it was. */
bool alloc_grow(void *v, size_t *space, size_t n, size_t len);
char *alloc_str(const char *s);
char *alloc_fmt(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

#endif
