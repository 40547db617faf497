/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The kernels as functions of the CPU. */

#include "dev/kernels/gpu.h"
#include "dev/kernels/kernels.h"

_Thread_local struct gpu_block gpu_block;

#define KERNELS(X)                                                           \
	X(DEV_KERNEL_PIECES, peerlane_copy_pieces, struct pieces_params)     \
	X(DEV_KERNEL_ROWS, peerlane_rows, struct rows_params)                \
	X(DEV_KERNEL_ORDER_COUNT, peerlane_order_count, struct order_params) \
	X(DEV_KERNEL_ORDER_ADD, peerlane_order_add, struct order_params)     \
	X(DEV_KERNEL_ORDER_PLACE, peerlane_order_place, struct order_params)

#define X(kernel, name, params)                    \
	void name(params p);                       \
	static void block_of_##name(const void *p) \
	{                                          \
		name(*(const params *)p);          \
	}
KERNELS(X)
#undef X

const struct kernel_desc kernel_descs[DEV_KERNELS] = {
#define X(kernel, name, params) [kernel] = { #name, sizeof(params), block_of_##name },
	KERNELS(X)
#undef X
};
