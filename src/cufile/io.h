/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_IO_H
#define CUFILE_IO_H

/* The common part of blocking, batched and stream-ordered transfers. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "cufile/handle.h"

/* The arguments of a transfer: 0, or the errno or CUfileOpError that it fails with. */
int cf_io_check(const struct cf_handle *h, const void *base, size_t size, off_t file_offset,
		off_t buf_offset, bool write);
/* The policy of a transfer: dynamic routing concerns memory of GPUs only. */
uint32_t cf_io_policy(const struct cf_handle *h, const void *mem);
/* Whether an offset exceeds the allocation or registration of the base, beyond which memory may
 * belong to other code. For arguments that passed the check above. */
bool cf_io_leaves(const void *base, size_t size, off_t buf_offset);
/* Whether a transfer is not made of whole pages, as cuFile counts them. */
static inline bool cf_io_unaligned(const void *mem, size_t size, off_t off)
{
	return ((uintptr_t)mem | size | (size_t)off) & 4095;
}
/* Translates a failure of libpeerlane (-errno) for cuFile programs: errno or a CUfileOpError. */
int cf_io_errno(ssize_t rc, bool write);

#endif
