/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_SMALL_H
#define DEV_KERNELS_SMALL_H

/* The parameters of small.c. */

#include <stdint.h>

#include "dev/kernels/ring.h"

struct small_params {
	struct ring_params ring;
	uint64_t state; /* struct array_state */
	uint64_t file;	/* the ring's word for it */
	uint64_t off;
	uint64_t len; /* at most a slab */
	uint64_t mem;
	uint64_t result; /* 8 bytes of pinned memory: bytes or -errno; 0: nowhere */
	uint32_t op;	 /* enum ring_op */
	uint32_t tell;	 /* RING_LEN_TELL() */
};

#endif
