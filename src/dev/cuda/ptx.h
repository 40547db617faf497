/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_PTX_H
#define DEV_CUDA_PTX_H

/* The kernels of dev/kernels in PTX: ptx.py puts them into the library. */

/* Kernels for GPUs since 2014. */

extern const char ptx_blocks[];
extern const char ptx_list[];
extern const char ptx_order[];
extern const char ptx_pieces[];
extern const char ptx_rows[];

/* Kernels for GPUs since 2017. */
extern const char ptx_array[];
extern const char ptx_coll[];
extern const char ptx_coll_long[];
extern const char ptx_coll_sum2[];
extern const char ptx_coll_sum4[];
extern const char ptx_coll_sum8[];
extern const char ptx_small[];

#endif
