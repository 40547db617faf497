# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What kernels of a program need to read and write a MappedArray by themselves: the paths of files that their compilers
take. MappedArray.handle() is what such a kernel is given.

    header()    CUDA C++ for NVRTC and nvcc: peerlane/device.cuh
    ptx()       its functions for Numba: cuda.jit(link=[peerlane.device.ptx()])
    ir()        the same in LLVM's language, for Triton: kernel[grid](..., extern_libs={'peerlane': peerlane.device.ir()})

The functions of the latter two, all of whose arguments are int64:

    pl_array_block_rows(array, ids, n, row_bytes, out, status) -> int32
        by all threads of a block (a program of Triton's): out[i] = row ids[i], of n ids of 64 bits. status: the
        address of two int64, as of MappedArray.gather(), or 0. How many rows the thread's warp could not have.
    pl_array_block_write_rows(array, ids, n, row_bytes, rows, status) -> int32
        the other way, of an array with write=True: row ids[i] of the file becomes rows[i].
    pl_array_warp_read(array, offset, size, to) -> int32
    pl_array_warp_write(array, offset, size, at) -> int32
        by a warp: 0 or a negative errno.

For Numba they are called pl_numba_array_block_rows and so on.
"""

from __future__ import annotations

import os

from .._errors import error

__all__ = ['header', 'ir', 'ptx']

_HERE = os.path.dirname(os.path.abspath(__file__))


def _found(name, *folders):
    for folder in (_HERE, *folders):
        path = os.path.normpath(os.path.join(folder, name))
        if os.path.exists(path):
            return path
    raise error(2, '%s is not there: install libpeerlane\'s headers (libpeerlane-dev), or the package anew' % name)


def header() -> str:
    """The path of peerlane/device.cuh; the folder for -I is two levels up from it."""
    return _found('device.cuh', os.path.join(_HERE, '../../../include/peerlane'), '/usr/local/include/peerlane',
                  '/usr/include/peerlane')


def ptx() -> str:
    """The path of the functions in PTX."""
    return _found('device.ptx')


def ir() -> str:
    """The path of the functions in LLVM's intermediate representation."""
    return _found('device.ll')
