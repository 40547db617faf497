/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_GATHER_H
#define DEV_CUDA_GATHER_H

/* The host side of the kernel that makes a list of copies (dev/kernels/pieces.c). */

#include <stdatomic.h>

#include "dev/kernels/params.h"

#define GATHER_LIST 4096u /* copies that the list of a stream has space for */
/* Blocks of a launch; a block makes each GATHER_BLOCKS-th of its copies. 1,000 copies of 4 KiB
 * between two H200s took 88, 51, 33, 25 and 27 us by 16, 32, 64, 128 and 256 blocks, and from host
 * memory 121, 95, 95, 95 and 96 us. */
#define GATHER_BLOCKS 128u

/* A struct pieces_gate, as the CPU shuts it. */
struct gather_gate {
	_Alignas(128) atomic_uint shut;
};

_Static_assert(sizeof(struct gather_gate) == sizeof(struct pieces_gate), "the kernel's gates");
_Static_assert(sizeof(atomic_uint) == 4, "the kernel's states");

#endif
