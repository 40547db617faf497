/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_COMM_EXPECT_H
#define TESTS_LIB_COMM_EXPECT_H

/*
 * What a reduction of all ranks' memory must give, element by element. Built as pattern.h is, and
 * for the same reason: it looks at the test's own copies alone. Any thread may call these.
 */

#include <stddef.h>
#include <stdint.h>

/* Bytes of an element, by enum pl_comm_type. */
static const size_t comm_sizes[] = { 0, 8, 4, 2, 2, 1, 1, 4, 4, 8, 8 };

/* From [from, from + len) of the memories of n ranks, whole elements: `len` bytes. */
void comm_expect(uint32_t type, uint32_t op, const char *const *v, unsigned int n, size_t from,
		 size_t len, char *want);
/* How many bytes, whole elements, are the same, but for which NaN they are; len: all. */
size_t comm_same(uint32_t type, const char *got, const char *want, size_t len);

#endif
