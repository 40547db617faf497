# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Ids of rows that kernels cannot read: lists, numbers, slices, masks, and arrays in ordinary memory of the
host. They mean what they mean in numpy's []: negative ones count from the end, and those that are of no
row are an IndexError. They are checked, and copied to the GPU.
"""

from __future__ import annotations

import array
import errno
import operator
from ctypes import byref
from typing import Any, Callable

from . import _array, _lib, _memory
from ._context import Context
from ._errors import RangeError, check
from ._frameworks import _is_torch


def taken(ids: Any, rows: int, place: Callable[[], str], context: Context) -> tuple[Any, bool]:
    """
    Ids as kernels take them, of an array with so many rows, and whether they were copied: what is on a
    GPU, or pinned, is left as it is and read when the kernel runs. place: gives the name of the GPU.
    """
    if not _on_the_host(ids, context):
        return ids, False
    shape, numbers = _numbers(ids, rows)
    there = _array.empty(shape, 'int64', place(), context=context)
    if there.nbytes:
        _array.copy(there, numbers, context=context)
    return there, True


def _on_the_host(ids, context):
    kind = type(ids)
    if _is_torch(kind) and hasattr(ids, 'data_ptr'):
        if ids.is_cuda:
            return False
        address, count = ids.data_ptr(), ids.numel()
    elif _memory._is_numpy(kind):
        address, count = ids.__array_interface__['data'][0], ids.size
    elif hasattr(kind, '_peerlane_block'):
        address, count = ids.ptr, ids.nbytes
    else:
        return not hasattr(ids, '__cuda_array_interface__')
    if not count or not address:
        return not count
    info = _lib.pl_mem_info()
    check(_lib.lib.pl_mem_info(context._live(), address, byref(info)))
    return info.kind == _lib.MEM_HOST


def _numbers(ids, rows):
    """(shape, int64 numbers from 0 to rows - 1)"""
    if ids is Ellipsis:
        ids = slice(None)
    if isinstance(ids, slice):
        found = range(*ids.indices(rows))
        return (len(found),), array.array('q', found)
    if ids is None or isinstance(ids, (bool, tuple)):
        raise _refused('%r in [] is of other dimensions than that of the rows, and rows are taken: a[ids][:, 3]' % (ids,))
    if not isinstance(ids, (list, range)) and not hasattr(ids, 'shape') or getattr(ids, 'shape', None) == ():
        try:
            return (), array.array('q', (_row(operator.index(ids), rows),))
        except TypeError:
            if not _memory._is_numpy(type(ids)):
                raise _refused('%s is no id of a row; give integers, a slice, or a mask of all rows'
                               % _called(ids)) from None
    try:
        import numpy
    except ImportError:
        return _of_list(ids, rows)
    return _of_array(numpy, ids, rows)


def _of_list(ids, rows):
    """Without numpy: numbers one after the other."""
    if any(isinstance(one, bool) for one in ids):
        raise _refused('masks need numpy, which is not installed')
    try:
        found = array.array('q', [_row(operator.index(one), rows) for one in ids])
    except TypeError:
        raise _refused('a list of ids has integers in it, or numpy is to be installed') from None
    return (len(found),), found


def _of_array(numpy, ids, rows):
    if _is_torch(type(ids)):
        if str(ids.dtype) == 'torch.uint8':
            raise _refused('ids are torch.uint8, which was a mask once; give ids.bool() or ids.long()')
        ids = ids.detach()
    found = numpy.asarray(ids)
    if found.dtype == bool:
        if found.shape != (rows,):
            raise _refused('a mask of the shape %s is for as many rows, and there are %d' % (found.shape, rows))
        found = found.nonzero()[0]
    elif not found.size and isinstance(ids, list):
        found = found.astype('i8')
    elif found.dtype.kind not in 'iu':
        raise _refused('ids are %s; give integers, or a mask' % (found.dtype if hasattr(ids, 'dtype') else _called(ids)))
    if found.size:
        _row(int(found.max()), rows)
        _row(int(found.min()), rows)
    found = found.astype('i8', order='C')  # a copy
    found[found < 0] += rows
    return found.shape, found


def _row(number, rows):
    if not -rows <= number < rows:
        raise _refused('the id %d is of no row: there are %d' % (number, rows))
    return number + rows if number < 0 else number


def _called(ids):
    said = repr(ids)
    return said if len(said) < 60 else _memory.called(ids)


def _refused(said):
    return RangeError(errno.EINVAL, said)
