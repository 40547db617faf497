/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_PATTERN_H
#define TESTS_LIB_PATTERN_H

/*
 * The content that tests write and look for: bytes that belong to an offset and to a seed, so that
 * none stands at a wrong place unnoticed. Always built with optimization and without sanitizers
 * (tests/lib/meson.build): what is filled and compared here is the test's own memory, and an
 * instrumented loop over it took most of the time that a test took. Any thread may call these.
 */

#include <stddef.h>
#include <stdint.h>

/* What stands at [off, off + len) of the endless pattern of `seed`. */
void pattern_fill(void *buf, uint64_t off, size_t len, unsigned int seed);
/* The first index at which the buffer is not that, -1 if there is none. */
int64_t pattern_differs(const void *buf, uint64_t off, size_t len, unsigned int seed);
/* The first index at which two buffers differ, -1 if they are the same. */
int64_t bytes_differ(const void *a, const void *b, size_t len);

/* The next number behind a state that is not 0, which it changes; or so many of 8 bytes each. */
uint64_t pattern_random(uint64_t *state);
void pattern_random_fill(uint64_t *state, void *buf, size_t n);

/* A step of splitmix64: every input has another output. */
uint64_t pattern_mix(uint64_t x);

#endif
