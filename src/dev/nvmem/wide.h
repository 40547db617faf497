/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_NVMEM_WIDE_H
#define DEV_NVMEM_WIDE_H

/* Host memory that GPUs map by large entries: wide.c makes it, wide_pieces.c its pieces, and
 * wide_share.c gives it to other processes and takes theirs. */

#include <stdint.h>

#include "dev/nvmem/nvmem.h"

/* The most bytes of a piece, in an allocation of `len` bytes. */
size_t wide_piece(size_t len);

/* The source by which another process is given a piece: the kernel driver's object (0: none) or,
 * for an imported piece, its descriptor (-1: none). With neither, libcuda made the piece. */
struct wide_source {
	uint32_t object;
	int fd;
};

/* A range of addresses, whose pieces lie one after the other. */
struct wide {
	struct wide *next; /* of the process's */
	struct cuda_dev *dev;
	cuda_ptr base;
	size_t len;
	uint64_t granted; /* devices that may access it, by the driver's number; wide_lock */
	uint64_t *lens;	  /* of the pieces */
	struct wide_source *from; /* of them, too */
	unsigned int n;
	size_t lens_space;
	size_t from_space;
	void *page; /* pinned and unpinned to wait for the GPUs (quiesce.c) */
};

/* With the device's context current: maps pieces behind each other until all of w is mapped; `out`
 * has the smallest entries and why they are not larger. With a user `ready` is called for each when
 * it is there: the last piece of w is the user's from then on. 0; -errno with a message: the pieces
 * that there are, are for wide_unmap(). */
typedef int (*wide_ready)(struct wide *w, int node, const struct dev_host_user *user);
int wide_make(struct wide *w, int node, const struct dev_host_user *user, wide_ready ready,
	      struct dev_host *out);

/* Has space for one more piece: 0, -ENOMEM. */
int wide_grow(struct wide *w);
/* Unmaps, and frees the driver's objects and the descriptors of the pieces. Memory that the driver
 * does not free stays until the device is closed, which is logged. */
void wide_unmap(struct wide *w);

/* wide.c, for imports. One of `len` bytes, with its addresses reserved and the context current
 * until cuda_leave(). */
int wide_enter(struct cuda_dev *d, size_t len, struct wide **out, struct cuda_visit *v);
/* Gives the CPU and all GPUs access to the mapped pieces. */
int wide_open(struct wide *w, int node);
/* The memory belongs to this process from now on. */
void wide_add(struct wide *w, struct dev_host *out);
/* Frees a range that was not added. */
void wide_drop(struct wide *w);
/* Whether the device was proven in this process. */
bool wide_is_proven(const struct cuda_dev *d);

/* Tests, in the pieces from number `from` on, whether the GPU reads the CPU's writes and the CPU
 * the GPU's. The tested memory is zeroed. The context is current. Returns 0; -EILSEQ if one does
 * not see the other's writes; or -errno if the test could not be made. A failure has a message. */
int wide_prove(struct cuda_dev *d, const struct wide *w, unsigned int from);
/* Tests by reads alone whether GPU and CPU see the same bytes, for memory that others use. */
int wide_compare(struct cuda_dev *d, const struct wide *w);

#endif
