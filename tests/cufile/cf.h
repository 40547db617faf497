/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_CUFILE_CF_H
#define TESTS_CUFILE_CF_H

/* What tests of libcufile.so.0 share, on top of tests/lib/fixture.h: memory of a software GPU, and
 * files. */

#include "fixture.h"

#ifndef CUFILE_NO_CUDA_H
#define CUFILE_NO_CUDA_H
#endif
#include <cufile/cufile.h>

#define assert_cu(call, want)                                                 \
	do {                                                                  \
		int e_ = (int)(call).err;                                     \
		if (e_ != (int)(want)) {                                      \
			fail_msg("%s is %d, not %d", #call, e_, (int)(want)); \
		}                                                             \
	} while (0)
#define assert_io(call, want)                                                        \
	do {                                                                         \
		long long n_;                                                        \
		errno = 0;                                                           \
		n_ = (long long)(call);                                              \
		if (n_ != (long long)(want) || (n_ >= 0 && errno)) {                 \
			fail_msg("%s is %lld, errno %d; not %lld", #call, n_, errno, \
				 (long long)(want));                                 \
		}                                                                    \
	} while (0)
#define assert_io_fails(call, want)                                                          \
	do {                                                                                 \
		long long n_;                                                                \
		errno = 0;                                                                   \
		n_ = (long long)(call);                                                      \
		if (n_ != -1 || errno != (int)(want)) {                                      \
			fail_msg("%s is %lld, errno %d; not -1, errno %d", #call, n_, errno, \
				 (int)(want));                                               \
		}                                                                            \
	} while (0)

/* A registered file; asserts. */
static inline CUfileHandle_t cf_register(int fd)
{
	CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = fd } };
	CUfileHandle_t fh = NULL;

	assert_cu(cuFileHandleRegister(&fh, &d), CU_FILE_SUCCESS);
	return fh;
}

#endif
