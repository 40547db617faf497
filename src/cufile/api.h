/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_API_H
#define CUFILE_API_H

/* The interface, as the library itself sees it: exported, and without the driver's headers. */

#ifndef CUFILE_NO_CUDA_H
#define CUFILE_NO_CUDA_H
#endif
#pragma GCC visibility push(default)
#include <cufile/cufile.h>
#pragma GCC visibility pop
#undef cuFileDriverClose /* both names are defined */

/* What control functions return. */
static inline CUfileError_t cf_status(CUfileOpError err)
{
	return (CUfileError_t){ .err = err, .cu_err = CUDA_SUCCESS };
}

#endif
