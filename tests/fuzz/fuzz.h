/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What libFuzzer, or standalone.c in its place, calls with each input. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

#define fuzz_assert(cond)                                                                  \
	do {                                                                               \
		if (!(cond)) {                                                             \
			fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #cond); \
			abort();                                                           \
		}                                                                          \
	} while (0)

/* The input as a string that ends at its end; to be freed. */
static inline char *fuzz_string(const uint8_t *data, size_t len)
{
	char *s = malloc(len + 1);

	if (!s) {
		abort();
	}
	memcpy(s, data, len);
	s[len] = '\0';
	return s;
}

#endif
