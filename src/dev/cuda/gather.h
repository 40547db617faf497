/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_GATHER_H
#define DEV_CUDA_GATHER_H

/* What the kernel and its host side agree on. The kernel itself is gather_ptx.c. */

#include <stdatomic.h>
#include <stdint.h>

#include "dev/cuda/abi.h"

#define GATHER_LIST 4096u /* copies that the list of a stream has room for */
/* Of a launch; a block makes each GATHER_BLOCKS-th of its copies. Few, as each reads the gate in
 * host memory, and those reads take 1 us each, one after the other: 1,000 copies of 4 KiB between
 * two H200s took 101, 80, 93, 147 and 271 us by 16, 32, 64, 128 and 256 blocks, and from host
 * memory 148, 126, 143, 197 and 320 us. Without that read 128 blocks take 23 and 94 us. */
#define GATHER_BLOCKS 32u
#define GATHER_THREADS 256u /* of a block */
#define GATHER_KERNEL_NAME "peerlane_copy_pieces"

/* In pinned memory. Nothing of it changes before the launch has ended. */
struct gather_piece {
	cuda_ptr dst;
	cuda_ptr src;
	uint32_t len;
	uint32_t unused[3]; /* a piece is read by the GPU in one sector of 32 bytes */
};

/* The kernel's one parameter, by value. */
struct gather_params {
	cuda_ptr gate;
	cuda_ptr list; /* of n pieces */
	uint32_t n;
	uint32_t unused;
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
 * a full fence in between. So a block that had not started then makes none of its copies.
 */
struct gather_gate {
	atomic_uint shut;
	atomic_uint state[GATHER_BLOCKS];
};

extern const char gather_ptx[];

#endif
