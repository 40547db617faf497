/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_PTX_H
#define DEV_CUDA_PTX_H

/* The kernels of dev/kernels in PTX, for every GPU since 2014: ptx.py puts them into the library.
 */

extern const char ptx_array[];	   /* since 2017 */
extern const char ptx_coll[];	   /* likewise */
extern const char ptx_coll_long[]; /* likewise */
extern const char ptx_coll_sum2[]; /* likewise */
extern const char ptx_coll_sum4[]; /* likewise */
extern const char ptx_coll_sum8[]; /* likewise */
extern const char ptx_blocks[];
extern const char ptx_list[];
extern const char ptx_pieces[];
extern const char ptx_rows[];
extern const char ptx_order[];
extern const char ptx_small[]; /* since 2017 */

#endif
