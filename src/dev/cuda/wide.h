/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_WIDE_H
#define DEV_CUDA_WIDE_H

/* Host memory that GPUs map by large entries: wide.c makes it, wide_pieces.c its pieces. */

#include <stdint.h>

#include "dev/cuda/cuda_dev.h"

#define WIDE_PIECE ((size_t)1 << 30) /* at most */

/* One range of addresses, of pieces that lie one after the other. */
struct wide {
	struct wide *next; /* of the process's */
	struct cuda_dev *dev;
	cuda_ptr base;
	size_t len;
	uint64_t granted; /* devices that may access it, by the driver's number; wide_lock */
	uint64_t *lens;	  /* of the pieces */
	unsigned int n;
	size_t room;
	void *page; /* what is pinned and unpinned to wait for the GPUs (quiesce.c) */
};

/* With the device's context current: maps pieces behind each other until all of w is mapped; `out`
 * has the smallest entries and why they are not larger. 0; -errno with a message: the pieces that
 * there are, are for wide_unmap(). */
int wide_make(struct wide *w, int node, struct dev_host *out);
void wide_unmap(struct wide *w);

/* Whether the GPU reads there what the CPU wrote, and the CPU what the GPU wrote: 0, -EILSEQ: it
 * does not; -errno: it could not be tried. Both with a message. The memory is zeroed where it was
 * tried. With the context current. */
int wide_prove(struct cuda_dev *d, const struct wide *w);

#endif
