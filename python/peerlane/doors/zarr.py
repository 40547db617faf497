# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
A store of zarr 3, as KvikIO's GDSStore: chunks are read straight into GPU memory where zarr's buffers
are cupy's, and written out of it.

    import zarr
    from peerlane.doors.zarr import Store

    zarr.config.enable_gpu()                # cupy's buffers; without it numpy's
    array = zarr.open_array(Store('/data/a.zarr'), mode='r')
"""

import asyncio
import errno
import os
import sys

import numpy
from zarr.abc.store import OffsetByteRequest, RangeByteRequest, SuffixByteRequest
from zarr.core.buffer.core import default_buffer_prototype
from zarr.storage import LocalStore

from .. import _save
from .._context import default_context
from .._file import File

__all__ = ['Store']


class Store(LocalStore):
    """
    A folder, as zarr.storage.LocalStore: the same arguments. Values are written under a temporary
    name and renamed; like LocalStore it does not sync them.
    """

    async def get(self, key, prototype=None, byte_range=None):
        if not self._is_open:
            await self._open()
        return await asyncio.to_thread(_get, self.root / key, prototype, byte_range)

    def get_sync(self, key, *, prototype=None, byte_range=None):
        self._ensure_open_sync()
        return _get(self.root / key, prototype, byte_range)

    async def get_partial_values(self, prototype, key_ranges):
        return list(await asyncio.gather(*(self.get(key, prototype, byte_range)
                                           for key, byte_range in key_ranges)))

    def set_sync(self, key, value):
        self._ensure_open_sync()
        self._check_writable()
        _put(self.root / key, value)

    async def _set(self, key, value, exclusive=False):
        if not self._is_open:
            await self._open()
        self._check_writable()
        if exclusive:  # metadata, and rare: the host's way
            return await super()._set(key, value, exclusive=True)
        return await asyncio.to_thread(_put, self.root / key, value)


def _extent(size, byte_range):
    """Where a request of zarr's begins, and how many bytes it has."""
    if byte_range is None:
        return 0, size
    if isinstance(byte_range, RangeByteRequest):
        begin = min(byte_range.start, size)
        return begin, max(0, min(byte_range.end, size) - begin)
    if isinstance(byte_range, OffsetByteRequest):
        begin = min(byte_range.offset, size)
        return begin, size - begin
    if isinstance(byte_range, SuffixByteRequest):
        begin = max(0, size - byte_range.suffix)
        return begin, size - begin
    raise TypeError('Unexpected byte_range, got %s.' % (byte_range,))


def _empty(buffer, nbytes):
    """Memory of the library that a kind of zarr's buffers is for."""
    kind = type(buffer.create_zero_length().as_array_like())
    if kind.__module__.split('.')[0] == 'cupy':
        return sys.modules['cupy'].empty(nbytes, 'u1')
    return numpy.empty(nbytes, 'u1')


def _get(path, prototype, byte_range):
    buffer = (prototype or default_buffer_prototype()).buffer
    try:
        with File(path, 'r', context=default_context()) as file:
            begin, nbytes = _extent(file.size, byte_range)
            into = _empty(buffer, nbytes)
            if nbytes:
                file.read_into(into, begin, exact=True)
    except OSError as e:
        if e.errno in (errno.ENOENT, errno.EISDIR, errno.ENOTDIR):
            return None
        raise
    return buffer.from_array_like(into)


def _put(path, value):
    if not hasattr(value, 'as_array_like'):
        raise TypeError('Store.set(): `value` must be a Buffer instance. Got an instance of %s '
                        'instead.' % type(value))
    array = value.as_array_like()
    os.makedirs(path.parent, exist_ok=True)
    with _save.replacing(path, array.nbytes, default_context(), sync=False) as file:
        if array.nbytes and file.write_from(array) < array.nbytes:
            raise OSError('%s was not written whole' % path)
