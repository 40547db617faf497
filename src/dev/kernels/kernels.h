/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_KERNELS_H
#define DEV_KERNELS_KERNELS_H

/* The kernels of this folder, for the drivers: their names, and how the CPU runs them. */

#include <stddef.h>

#include "dev/dev.h"
#include "dev/kernels/array.h"
#include "dev/kernels/coll.h"
#include "dev/kernels/params.h"
#include "dev/kernels/small.h"

struct kernel_desc {
	const char *name;		   /* of the entry in PTX */
	size_t params;			   /* bytes */
	unsigned int threads;		   /* of a block */
	void (*block)(const void *params); /* one block, which gpu_block says, on the CPU */
};

extern const struct kernel_desc kernel_descs[DEV_KERNELS];

/* Runs all blocks in the calling thread and, if there are several, in others. `pages` copies out of
 * pages of files. */
void kernel_run(enum dev_kernel k, unsigned int blocks, const void *params,
		int (*pages)(void *dst, const void *src, size_t len));

#endif
