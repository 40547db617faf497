/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_GATHER_H
#define DEV_CUDA_GATHER_H

/* What the kernel and its host side agree on. The kernel itself is gather_ptx.c. */

#include <stdatomic.h>
#include <stdint.h>

#include "dev/cuda/abi.h"

#define GATHER_LIST 4096u /* copies that the list of a stream has room for */
/* Of a launch; a block makes each GATHER_BLOCKS-th of its copies. 1,000 copies of 4 KiB between two
 * H200s took 88, 51, 33, 25 and 27 us by 16, 32, 64, 128 and 256 blocks, and from host memory 121,
 * 95, 95, 95 and 96 us. */
#define GATHER_BLOCKS 128u
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
	cuda_ptr gates;	 /* one a block */
	cuda_ptr states; /* likewise */
	cuda_ptr list;	 /* of n pieces */
	uint32_t n;
	uint32_t unused;
};

/* States of a block. In pinned memory, and 0 before the launch. */
enum {
	GATHER_WAITING = 0,
	GATHER_BEGUN = 1,   /* the block runs: it ends soon, one way or the other */
	GATHER_SKIPPED = 2, /* it found the gate shut, and touched nothing */
	GATHER_DONE = 3,
};

/*
 * In pinned memory, one for each block of a launch. A block stores that it has started and then
 * reads its gate; the thread that cancels the launch shuts the gates of all blocks and then reads
 * which have started; both with a full fence in between. So of each block either that thread sees
 * that it has started, or the block sees that its gate is shut, and then makes none of its copies.
 * What one block sees says nothing of the others.
 *
 * A GPU carries out reads of one word of host memory one after the other, 1 us each: with one gate
 * for all blocks the 1,000 copies above took 100, 78, 87, 138 and 251 us, and from host memory 140,
 * 118, 131, 180 and 292 us. Gates side by side in one line take 37 us for 128 blocks; none take 23,
 * and 92 from host memory.
 */
struct gather_gate {
	_Alignas(128) atomic_uint shut;
};

extern const char gather_ptx[];

#endif
