# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Tables from files in pinned memory of the host: load_table(). Each piece of the memory is filled while
the next is made, and with shared=True all processes of a user that load the same bytes have one copy.
"""

from __future__ import annotations

import ctypes
import errno
import os
from ctypes import byref, c_int, c_uint64, c_void_p
from typing import Any, Callable

from . import _array, _dtypes, _frameworks, _header, _lib, _peer, _rows, _source
from ._context import Context, default_context
from ._errors import EndError, InvalidError, error
from ._file import File
from ._types import DeviceLike, Path, Shape

_Progress = ctypes.CFUNCTYPE(c_int, c_uint64, c_uint64, c_void_p)
BLOCK = 4096  # a load that begins at a multiple of it can go past the page cache


class _Teller:
    """Calls a function with (done, total) until it raises, which ends the load."""

    def __init__(self, told):
        self.told = told
        self.raised = None
        self.call = _Progress(self._call) if told is not None else None

    def _call(self, done, total, arg):
        try:
            self.told(done, total)
            return 0
        except BaseException as e:  # whatever it is, it is raised where the load was asked for
            self.raised = e
            return 1


class LoadedBlock(_array.Block):
    """Host memory that was filled from a file, perhaps another process's too."""

    __slots__ = ()

    def __init__(self, context, device, file, begin, nbytes, opts, teller):
        self.looked_at = False
        self.closer = None
        super(_array.Block, self).__init__(context)
        rc = self.make(_lib.lib.pl_mem_load, device.ptr, file._live().ptr, begin, nbytes, byref(opts))
        if teller.raised is not None:
            self.release()
            raised, teller.raised = teller.raised, None
            try:
                raise raised
            finally:
                del raised  # whose traceback has this frame
        if rc:
            raise error(rc)
        self.nbytes = nbytes
        self.device = 'host'
        self.pinned_for = device.name
        self.dlpack = (_array._dlpack.CPU, 0)


def _of_tensor(path, name, context):
    """(source, begin, shape, dtype) of a tensor in a safetensors file; the source is to be closed."""
    _peer.refuse(path)
    source = _source.Source(path, context)
    try:
        _, code, shape, begin, _ = source.header.find(name)
        known = _header.DTYPES[code][1]
        if known is None:
            raise InvalidError(errno.EINVAL, '%s: no array library has a dtype for tensor %r, which is %s'
                               % (source.path, name, code))
        return source, begin, shape, _dtypes.dtype(known)
    except BaseException:
        source.close()
        raise


def _whole_shape(path, shape, dtype, begin, length):
    """The shape of a raw table, whose first dimension may be -1: as many rows as the file has."""
    left = max(0, length - begin)
    if shape is None:
        shape = (-1,)
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    if shape and shape[0] == -1:
        row = dtype.nbytes(_array._count(_array._shape(shape[1:])))
        if not row:
            raise InvalidError(errno.EINVAL, 'a row of the shape %s has no bytes: -1 cannot be told' % (shape[1:],))
        if 0 < begin >= length:
            raise EndError(errno.ENODATA, '%s has %d bytes: there is nothing at offset %d' % (path, length, begin))
        if left % row:
            raise InvalidError(errno.EINVAL, '%s: %d bytes from offset %d on are no whole number of rows of '
                               '%d bytes; give the shape' % (path, left, begin, row))
        shape = (left // row, *shape[1:])
    shape = _array._shape(shape)
    if dtype.nbytes(_array._count(shape)) > left:
        raise EndError(errno.ENODATA, '%s has %d bytes from offset %d on, and %s of the shape %s takes %d'
                             % (path, left, begin, dtype, shape, dtype.nbytes(_array._count(shape))))
    return shape


def load_table(path: Path, tensor: str | None = None, *, dtype: object = None,
               shape: Shape | None = None, offset: int = 0, shared: bool = False,
               device: DeviceLike = 'gpu:0', framework: str | None = None,
               progress: Callable[[int, int], object] | None = None, timeout: float | None = None,
               context: Context | None = None) -> Any:
    """
    A table out of a file, in host memory that is pinned for a GPU and wide where it can be, for
    gather() and for kernels: as pinned() and a read into it, but each piece of the memory is filled
    while the next is made.

    tensor: its name in a safetensors file. Else the file is raw: dtype ("uint8" if not given) and
    shape, whose first dimension may be -1 (all rows that there are), from offset on, in bytes.
    shared: one copy for all processes of this user that load the same bytes of the same file so; the
    memory goes when the last of them lets it go, and what one writes all see. It needs wide memory.
    progress: called with (bytes there, bytes in all) from time to time; what it raises ends the load.
    timeout: with shared, for how many seconds another process that loads may make no progress (60).
    device, framework: as for pinned().

    Raises what open() and pinned() do, InvalidError, NoTensorError, EndError, and with shared
    also a PeerlaneError with EBUSY (the file was changed meanwhile), ETIMEDOUT or EOPNOTSUPP.
    """
    context = context or default_context()
    frame = _frameworks.framework(framework, 'host')
    if tensor is not None and (dtype is not None or shape is not None or offset):
        raise InvalidError(errno.EINVAL, 'tensor %r has its dtype, shape and offset in the file: give none '
                           'of them' % tensor)
    if offset < 0:
        raise InvalidError(errno.EINVAL, 'offset %d is negative' % offset)
    if tensor is not None:
        source, begin, shape, kind = _of_tensor(path, tensor, context)
        close, file, name = source.close, source.file, source.path
    else:
        kind, begin = _dtypes.dtype('uint8' if dtype is None else dtype), offset
        file = File(path, 'r', context=context)
        close, name = file.close, os.fsdecode(path) if not isinstance(path, int) else str(path)
    try:
        if tensor is None:
            shape = _whole_shape(name, shape, kind, begin, file.info().length)
        nbytes = kind.nbytes(_array._count(shape))
        if begin % kind.itemsize:
            raise InvalidError(errno.EINVAL, '%s: %s at offset %d does not begin at a multiple of its %d bytes: '
                               'read it into pinned() memory by read_into() instead'
                               % (name, 'tensor %r' % tensor if tensor is not None else 'the table', begin,
                                  kind.itemsize))
        if not nbytes:
            return _rows.pinned(shape, kind, device, framework=frame.name, context=context)
        lead = begin % BLOCK
        teller = _Teller(progress)
        opts = _lib.pl_mem_load_opts(
            flags=_lib.LOAD_SHARED if shared else 0, timeout_ns=int((timeout or 0) * 1e9),
            progress=ctypes.cast(teller.call, c_void_p) if teller.call is not None else None)
        block = LoadedBlock(context, context.device(device), file, begin - lead, lead + nbytes, opts, teller)
        array = _array.Array(block, block.ptr + lead, shape, kind)
        return _rows._taken_over(array, frame.name, kind)
    finally:
        close()
