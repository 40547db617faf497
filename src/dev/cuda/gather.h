/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_GATHER_H
#define DEV_CUDA_GATHER_H

/* What the kernel and its host side agree on. The kernel itself is gather_ptx.c. */

#include <stdatomic.h>
#include <stdint.h>

#include "dev/cuda/abi.h"

#define GATHER_PIECES 200u
#define GATHER_THREADS 256u /* of a block; one block a piece */
#define GATHER_KERNEL_NAME "peerlane_copy_pieces"

/* The kernel's one parameter, by value: all of it fits the 4 KiB that parameters may have, and so
 * nothing has to outlive the launch but the gate. */
struct gather_params {
	cuda_ptr gate;
	cuda_ptr dst[GATHER_PIECES];
	cuda_ptr src[GATHER_PIECES];
	uint32_t len[GATHER_PIECES];
};

enum {
	GATHER_WAITING = 0,
	GATHER_BEGUN = 1,   /* the block runs: it ends soon, one way or the other */
	GATHER_SKIPPED = 2, /* it found the gate shut, and touched nothing */
	GATHER_DONE = 3,
};

/*
 * In pinned memory, one a launch. A block stores that it has started and then reads the gate; the
 * thread that cancels the launch shuts the gate and then reads which blocks have started; both with
 * a full fence in between. So a block that had not started then never makes its copy.
 */
struct gather_gate {
	atomic_uint shut;
	atomic_uint state[GATHER_PIECES];
};

extern const char gather_ptx[];

#endif
