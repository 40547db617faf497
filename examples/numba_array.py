#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
A kernel of Numba's that reads rows of a file by itself and sums them up. Writes a table, runs the kernel, and
compares its sums.

    numba_array.py [DEVICE]
"""

import os
import sys
import tempfile

try:
    import numpy
    from numba import cuda
except ImportError as e:
    print('skipped: the example needs numpy and numba with numba-cuda: %s' % e)
    sys.exit(77)

import peerlane
import peerlane.device

ROWS, DIM, BAGS, EACH, THREADS = 100_000, 64, 512, 16, 128

block_rows = cuda.declare_device('pl_numba_array_block_rows', 'int32(uint64, uint64, uint64, uint64, uint64, uint64)')


@cuda.jit(link=[peerlane.device.ptx()])
def bag(array, ids, rows, rows_at, status, sums):
    """One bag a block: its rows are taken into memory of its own, and summed up there."""
    here = cuda.blockIdx.x
    block_rows(array, ids + here * EACH * 8, EACH, DIM * 4, rows_at + here * EACH * DIM * 4, status)
    for k in range(cuda.threadIdx.x, DIM, THREADS):
        total = 0.0
        for i in range(EACH):
            total += rows[here, i, k]
        sums[here, k] = total


def main():
    device = sys.argv[1] if len(sys.argv) > 1 else 'cuda:0'
    if not cuda.is_available():
        print('skipped: numba finds no GPU')
        return 77
    random = numpy.random.default_rng(1)
    table = random.integers(-1000, 1000, (ROWS, DIM)).astype('float32')
    ids = random.integers(0, ROWS, (BAGS, EACH))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'table')
        table.tofile(path)
        with peerlane.MappedArray(path, 'float32', (ROWS, DIM), device=device, wide=0) as array:
            on_gpu = cuda.to_device(ids)
            rows = cuda.device_array((BAGS, EACH, DIM), 'float32')
            sums = cuda.device_array((BAGS, DIM), 'float32')
            status = cuda.to_device(numpy.zeros(2, 'int64'))
            for _ in range(3):
                bag[BAGS, THREADS](array.handle(), on_gpu.device_ctypes_pointer.value, rows,
                                   rows.device_ctypes_pointer.value, status.device_ctypes_pointer.value, sums)
            cuda.synchronize()
            stats = array.stats()
    failed, why = status.copy_to_host()
    if failed:
        print('%d rows could not be had: %s' % (failed, os.strerror(-why)))
        return 1
    if not numpy.array_equal(sums.copy_to_host(), table[ids].sum(1)):
        print('the sums differ')
        return 1
    print('%d sums of %d rows: as they should be (%d pages fetched, %d rows out of the GPU\'s memory)'
          % (BAGS, EACH, stats.fetched, stats.frame_hits))
    return 0


sys.exit(main())
