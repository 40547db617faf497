/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_NVMEM_DIRECT_H
#define DEV_NVMEM_DIRECT_H

/* Shared by the files direct*.c: mapping GPU memory for I/O of drives. The device's context is
 * current in all functions except those that test the conditions. */

#include "dev/nvmem/nvmem.h"

/* direct_why.c */
int direct_no(struct dev_io_why *why, enum dev_no_io no, const char *fmt, ...)
	__attribute__((format(printf, 3, 4))); /* -EOPNOTSUPP */
/* The meaning of the driver's answer to a mapping. */
int direct_status(const struct cuda_dev *d, uint32_t status, struct dev_io_why *why);

/* direct_conditions.c: what files say, before anything is opened. 0, -EOPNOTSUPP with the reason.
 */
int direct_conditions(const struct cuda_dev *d, struct dev_io_why *why);
/* The same of the kind of GPU and of machine alone, with what to do about it, "" for nothing. */
int direct_platform(const struct cuda_dev *d, struct dev_io_why *why, const char **remedy);
/* The same, for mappings of the CPU: the driver may be without pages, and without a leak. */
int direct_window_conditions(const struct cuda_dev *d, struct dev_io_why *why);
/* Whether the driver loses memory with each attempt on this kernel. */
bool direct_leaks(void);

/* direct_name.c: a name of our own of the memory that holds a range, and all of the pages that the
 * range is on, to be freed by rm_free(); where in it the range begins; and how much of it is mapped
 * in one piece, from its beginning on. */
struct direct_name {
	uint32_t object;
	uint64_t off;
	uint64_t bytes;
};
int direct_name(struct cuda_dev *d, cuda_ptr p, size_t len, struct direct_name *out,
		struct dev_io_why *why);

/* direct_name.c: whether the GPU may write all of a range. */
bool direct_writable(const struct cuda_dev *d, cuda_ptr p, size_t len);

/*
 * direct_proof.c: whether `at` shows the CPU the memory at p. 0; 1: the bytes do not tell; -EILSEQ;
 * -errno with a message.
 */
/* A word each way, of memory of our own. Never 1. */
int direct_prove(struct cuda_dev *d, cuda_ptr p, char *at, size_t len);
/* Compares both addresses at some places. `into`: where the bytes prove nothing, the GPU also
 * writes there for a moment, as nobody else uses the range. */
int direct_compare(struct cuda_dev *d, cuda_ptr p, const char *at, size_t len, bool into);
/* Like direct_compare(), but first searches for bytes that prove something; then the GPU writes the
 * last 64 for a moment, where it may write. */
int direct_tell(struct cuda_dev *d, cuda_ptr p, const char *at, size_t len);

/* window_rm.c: in any context. 0, -errno with a message. */
int window_by_driver(struct dev *base, void *ptr, size_t len, const struct dev_known *known,
		     struct dev_window *out);
int window_end_driver(struct dev *base, struct dev_window *w);

#endif
