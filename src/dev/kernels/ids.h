/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_IDS_H
#define DEV_KERNELS_IDS_H

#include "dev/kernels/gpu.h"
#include "dev/kernels/params.h"

/* A negative number becomes one that no table has. */
INLINE uint64_t id_at(uint64_t ids, uint32_t kind, uint64_t i)
{
	if (kind == ROWS_ID_INT32) {
		return (uint64_t)(int64_t) * (const int32_t *)(uintptr_t)gpu_range(ids + i * 4, 4);
	}
	return *(const uint64_t *)(uintptr_t)gpu_range(ids + i * 8, 8);
}

#endif
