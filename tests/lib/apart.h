/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_APART_H
#define TESTS_LIB_APART_H

/*
 * Memory of which a part is taken away later, to see what a call says of addresses where nothing
 * is. The kernel places a mapping in the highest free addresses that fit, which is what another
 * thread of the library gets while the test looks: a page that was taken away next to other
 * mappings was the stack of a new thread a moment later. These mappings stand far below them.
 */

#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

/* Page-aligned and zeroed, MAP_FAILED where there is none; munmap() frees, also parts. */
static inline void *map_apart(size_t len)
{
	static uint64_t next; /* of the tests' first thread alone */
	char *hint = (char *)(uintptr_t)(UINT64_C(0x7e9000000000) + next);

	next += ((uint64_t)len + (UINT64_C(1) << 30)) >> 30 << 30;
	return mmap(hint, len, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

#endif
