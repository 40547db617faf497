/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_PATTERN_H
#define TOOL_PATTERN_H

/*
 * Bytes that follow from their position and a seed, so that any piece can be checked by itself: the
 * 64-bit little-endian word at offset 8 * i is splitmix64's output for the state seed + i * its
 * increment. A byte that landed in the wrong place is found as surely as one that was lost.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

void pattern_fill(void *dst, size_t len, uint64_t off, uint64_t seed);

/* Writes `len` bytes of it to fd, an empty file in `dir`, and syncs: 0 or an exit status, with the
 * complaint printed. A file system without so much space is left as it is. */
int pattern_file(int fd, const char *dir, uint64_t len, uint64_t seed, bool quiet);

#endif
