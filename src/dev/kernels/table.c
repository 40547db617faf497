/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The kernels as functions of the CPU. */

#include "dev/kernels/kernels.h"

/* Number, entry, parameters, threads of a block. */
#define KERNELS(X)                                                                    \
	X(PIECES, peerlane_copy_pieces, struct pieces_params, KERNEL_THREADS)         \
	X(LIST, peerlane_list, struct list_params, LIST_THREADS)                      \
	X(LIST_INLINE, peerlane_list_inline, struct list_inline_params, LIST_THREADS) \
	X(BLOCKS, peerlane_blocks, struct blocks_params, LIST_THREADS)                \
	X(CLOCK, peerlane_clock, struct clock_params, CLOCK_THREADS)                  \
	X(ROWS, peerlane_rows, struct rows_params, KERNEL_THREADS)                    \
	X(ORDER_ZERO, peerlane_order_zero, struct order_params, KERNEL_THREADS)       \
	X(ORDER_COUNT, peerlane_order_count, struct order_params, KERNEL_THREADS)     \
	X(ORDER_SUM, peerlane_order_sum, struct order_params, KERNEL_THREADS)         \
	X(ORDER_ADD, peerlane_order_add, struct order_params, KERNEL_THREADS)         \
	X(ORDER_PLACE, peerlane_order_place, struct order_params, KERNEL_THREADS)     \
	X(ARRAY, peerlane_array, struct array_params, KERNEL_THREADS)                 \
	X(COLL, peerlane_coll, struct coll_params, COLL_THREADS)                      \
	X(COLL_LONG, peerlane_coll_long, struct coll_params, COLL_LONG_THREADS)       \
	X(COLL_SUM2, peerlane_coll_sum2, struct coll_sum_params, COLL_SUM_THREADS)    \
	X(COLL_SUM4, peerlane_coll_sum4, struct coll_sum_params, COLL_SUM_THREADS)    \
	X(COLL_SUM8, peerlane_coll_sum8, struct coll_sum_params, COLL_SUM_THREADS)    \
	X(SMALL, peerlane_small, struct small_params, KERNEL_THREADS)

#define X(kernel, name, params, threads)           \
	void name(params p);                       \
	static void block_of_##name(const void *p) \
	{                                          \
		name(*(const params *)p);          \
	}
KERNELS(X)
#undef X

const struct kernel_desc kernel_descs[DEV_KERNELS] = {
#define X(kernel, name, params, threads) \
	[DEV_KERNEL_##kernel] = { #name, sizeof(params), threads, block_of_##name },
	KERNELS(X)
#undef X
};
