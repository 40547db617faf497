/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The texts of the kernels, which the driver compiles, and how they become its functions. */

#include "dev/cuda/cuda_dev.h"
#include "dev/cuda/ptx.h"
#include "dev/kernels/kernels.h"

static const char *const ptx[DEV_KERNELS] = {
	[DEV_KERNEL_PIECES] = ptx_pieces,	[DEV_KERNEL_LIST] = ptx_list,
	[DEV_KERNEL_LIST_INLINE] = ptx_list,	[DEV_KERNEL_BLOCKS] = ptx_blocks,
	[DEV_KERNEL_CLOCK] = ptx_list,		[DEV_KERNEL_ROWS] = ptx_rows,
	[DEV_KERNEL_ORDER_ZERO] = ptx_order,	[DEV_KERNEL_ORDER_COUNT] = ptx_order,
	[DEV_KERNEL_ORDER_SUM] = ptx_order,	[DEV_KERNEL_ORDER_ADD] = ptx_order,
	[DEV_KERNEL_ORDER_PLACE] = ptx_order,	[DEV_KERNEL_ARRAY] = ptx_array,
	[DEV_KERNEL_COLL] = ptx_coll,		[DEV_KERNEL_COLL_SUM2] = ptx_coll_sum2,
	[DEV_KERNEL_COLL_SUM4] = ptx_coll_sum4, [DEV_KERNEL_COLL_SUM8] = ptx_coll_sum8,
	[DEV_KERNEL_SMALL] = ptx_small,		[DEV_KERNEL_COLL_LONG] = ptx_coll_long,
};

const char *cuda_kernel_text(enum dev_kernel k)
{
	return ptx[k];
}

cuda_result cuda_kernel_load(struct cuda_dev *d, enum dev_kernel k, struct CUmod_st **module,
			     struct CUfunc_st **kernel)
{
	cuda_result r = *module ? CUDA_RES_OK : d->api->cuModuleLoadData(module, ptx[k]);

	if (r == CUDA_RES_OK) {
		r = d->api->cuModuleGetFunction(kernel, *module, kernel_descs[k].name);
	}
	return r;
}
