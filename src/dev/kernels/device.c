/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Functions for kernels that are not written in C: of LLVM's IR for Triton, and of PTX for Numba
 * (ptx.py makes both). The array is the address of a struct pl_array_device in memory that the
 * device can access. Numbers are 64 bits wide, as addresses are.
 */

#include "dev/kernels/device.h"

#ifdef __CUDA__

typedef unsigned long long number;

#define SHARED_FUNCTION static __attribute__((device, noinline)) /* there is one of it */

SHARED_FUNCTION int read_some(const struct pl_array_device *a, struct pl_array_warp *w, number off,
			      number len, number dst)
{
	return pl_array_read(a, w, off, len, (void *)dst);
}

SHARED_FUNCTION int write_some(const struct pl_array_device *a, struct pl_array_warp *w, number off,
			       number len, number src)
{
	return pl_array_write(a, w, off, len, (const void *)src);
}

/*
 * Copies rows, by all threads of a block, whose warps share them: out[i] = the row_bytes bytes from
 * ids[i] * row_bytes on, of n ids of 64 bits. A row that cannot be read is zeroed, counted in
 * status[0] and its errno, negative, stored in status[1]; status may be 0. All threads of the block
 * see the rows when this returns. Returns how many rows the calling thread's warp could not read.
 * `writes`: the rows are written from `at` instead, after the stores of the block's threads there.
 */
SHARED_FUNCTION int rows(number array, number ids, number n, number row_bytes, number at,
			 number status, number writes)
{
	const struct pl_array_device a = *(const struct pl_array_device *)array;
	uint32_t thread = THREAD + THREADS * ((uint32_t)__nvvm_read_ptx_sreg_tid_y() +
					      (uint32_t)__nvvm_read_ptx_sreg_ntid_y() *
						      (uint32_t)__nvvm_read_ptx_sreg_tid_z());
	uint32_t all = THREADS * (uint32_t)__nvvm_read_ptx_sreg_ntid_y() *
		       (uint32_t)__nvvm_read_ptx_sreg_ntid_z();
	uint64_t most = row_bytes ? a.len / row_bytes : 0;
	struct pl_array_warp w;
	int failed = 0;

	BARRIER();
	(void)pl_array_enter(&a, &w);
	for (number i = thread / WARP; i < n; i += all / WARP) {
		uint64_t id =
			FROM_FIRST64(w.taker.lane == 0 ? LOAD64((const uint64_t *)ids + i) : 0);
		/* An id out of range has no offset. */
		uint64_t off = id < most ? id * row_bytes : UINT64_MAX;
		int err = writes ? write_some(&a, &w, off, row_bytes, at + i * row_bytes)
				 : read_some(&a, &w, off, row_bytes, at + i * row_bytes);

		failed += err != 0;
		if (err && status && w.taker.lane == 0) {
			(void)ATOMIC_ADD64((uint64_t *)status, 1u);
			STORE64((uint64_t *)(status + 8), (uint64_t)(int64_t)err);
		}
	}
	pl_array_leave(&a, &w);
	BARRIER();
	return failed;
}

FUNCTION int pl_array_block_rows(number array, number ids, number n, number row_bytes, number out,
				 number status)
{
	return rows(array, ids, n, row_bytes, out, status, 0);
}

/* Writes row in[i] over row ids[i] of the array. If ids repeat, one of their rows remains. */
FUNCTION int pl_array_block_write_rows(number array, number ids, number n, number row_bytes,
				       number in, number status)
{
	return rows(array, ids, n, row_bytes, in, status, 1);
}

/* Reads len bytes from offset off on, by a warp. Returns 0 or a negative errno. */
FUNCTION int pl_array_warp_read(number array, number off, number len, number dst)
{
	const struct pl_array_device a = *(const struct pl_array_device *)array;
	struct pl_array_warp w;
	int err;

	(void)pl_array_enter(&a, &w);
	err = read_some(&a, &w, off, len, dst);
	pl_array_leave(&a, &w);
	return err;
}

FUNCTION int pl_array_warp_write(number array, number off, number len, number src)
{
	const struct pl_array_device a = *(const struct pl_array_device *)array;
	struct pl_array_warp w;
	int err;

	(void)pl_array_enter(&a, &w);
	err = write_some(&a, &w, off, len, src);
	pl_array_leave(&a, &w);
	return err;
}

/* As Numba calls functions of others: the result goes where the first argument says. */
FUNCTION int pl_numba_array_block_rows(int *result, number array, number ids, number n,
				       number row_bytes, number out, number status)
{
	*result = rows(array, ids, n, row_bytes, out, status, 0);
	return 0;
}

FUNCTION int pl_numba_array_block_write_rows(int *result, number array, number ids, number n,
					     number row_bytes, number in, number status)
{
	*result = rows(array, ids, n, row_bytes, in, status, 1);
	return 0;
}

FUNCTION int pl_numba_array_warp_read(int *result, number array, number off, number len, number dst)
{
	*result = pl_array_warp_read(array, off, len, dst);
	return 0;
}

FUNCTION int pl_numba_array_warp_write(int *result, number array, number off, number len,
				       number src)
{
	*result = pl_array_warp_write(array, off, len, src);
	return 0;
}

#endif
