# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
MappedEmbedding: the rows of a table in several files by their numbers, as n-gram and Engram tables of model
servers are, which are larger than the memory of GPU and host.
"""

from __future__ import annotations

import ctypes
import errno
import itertools
import os
from typing import Any, Iterable, Sequence

from . import _array, _peer, _rows
from ._context import Context, default_context
from ._dtypes import DType
from ._errors import InvalidError, OutOfMemoryError, stays, told
from ._mapped import MappedArray
from ._types import DeviceLike, Memory, Path

WIDE_PART = 8  # of the host's memory: one of so many parts


def _size_of(path):
    _peer.refuse(path)
    with told(path):
        return os.stat(path).st_size


class MappedEmbedding:
    """
    Rows of one table by their numbers, out of arrays in files: e[ids], on the current stream.

    arrays: MappedArrays that follow each other as shards of one table: the first row of the second one has
    the number of rows of the first, as `starts` says. All have the same dtype, row and device. They are closed
    with it.

    An id on the GPU that is of no row, and a row that cannot be had, give zeros; failed() counts them.
    """

    shape: tuple[int, ...]
    dtype: DType
    device: str
    starts: tuple[int, ...]
    __reduce_ex__ = stays('a mapped embedding', 'its files, and make a peerlane.MappedEmbedding() there')

    def __init__(self, arrays: Sequence[MappedArray]) -> None:
        self.arrays = tuple(arrays)
        if not self.arrays:
            raise InvalidError(errno.EINVAL, 'there are no arrays; give one at least')
        first = self.arrays[0]
        for one in self.arrays:
            if not isinstance(one, MappedArray):
                raise TypeError('arrays are peerlane.MappedArrays, and no %s' % type(one).__name__)
            if (one.dtype, one.shape[1:], one.device) != (first.dtype, first.shape[1:], first.device):
                raise InvalidError(errno.EINVAL, '%r and %r do not follow each other: all have the same dtype, '
                                   'row and device' % (first, one))
            if one.context is not first.context:
                raise InvalidError(errno.EINVAL, '%r and %r are of two contexts' % (first, one))
        starts = [0, *itertools.accumulate(len(one) for one in self.arrays)]
        self.shape = (starts.pop(), *first.shape[1:])
        self.starts = tuple(starts)
        self.dtype, self.device, self.context = first.dtype, first.device, first.context
        self._status = _array.empty(2, 'int64', self.device, pinned=True, context=self.context)
        ctypes.memset(self._status.ptr, 0, 16)

    @classmethod
    def from_safetensors(cls, files: Path | Iterable[Path], tensor: str, *, device: DeviceLike = 'gpu:0',
                         frames: int | None = None, wide: int | None = None, page: int = 0, slots: int = 0,
                         timeout: float = 0, context: Context | None = None) -> MappedEmbedding:
        """
        The tensor of a name in one file, or in each of several whose rows follow each other.

        frames, wide: of all files together, as for MappedArray; each has its part of them by its length. The
        rest is as there.
        """
        one = isinstance(files, (str, bytes)) or hasattr(files, '__fspath__')
        paths: list[Any] = [files] if one else list(files)  # type: ignore[list-item,arg-type]
        context = context or default_context()
        sizes = [_size_of(path) for path in paths]
        all_of_them = max(1, sum(sizes))
        if frames is None and len(paths) > 1:
            frames = 256 << 20
        if wide is None and len(paths) > 1:
            wide = os.sysconf('SC_PHYS_PAGES') * os.sysconf('SC_PAGE_SIZE') // WIDE_PART
        arrays: list[MappedArray] = []
        try:
            for path, size in zip(paths, sizes):
                arrays.append(_opened(path, tensor, device, _part(frames, size, all_of_them),
                                      _part(wide, size, all_of_them), page, slots, timeout, context))
            return cls(arrays)
        except BaseException:
            for array in arrays:
                array.close()
            raise

    def gather(self, ids: Any, out: Memory | None = None, *, status: Memory | None = None) -> Any:
        """
        The rows of ids, int32 or int64, of any shape, on the GPU or pinned: out[i] = row ids[i]. Returns out.

        A kernel for each array, on the current stream, as of MappedArray.gather(). status: as there; None: what
        failed() counts. Graphs capture it if out is given. Other ids are taken as numpy's [] takes them, as there.
        """
        counter = self._status if status is None else status
        ids, library = self.arrays[0]._taken(ids, self.shape[0])
        for array, start in zip(self.arrays, self.starts):
            out = array._gather(ids, out, counter, None, 0, (start, self.shape[0]), library)
        return out

    __getitem__ = gather

    def sum(self, ids: Any) -> Any:
        """The rows of ids of the shape [..., k], added up: [..., row]. numpy, torch or cupy adds them, so ids
        are an array or a tensor of theirs."""
        if isinstance(ids, _array.Array):
            raise InvalidError(errno.EINVAL, 'ids are a peerlane.Array, and their rows would be one, which cannot be '
                               'added up: give an array of numpy or cupy, or a tensor of torch')
        rows = self.gather(ids)
        if not hasattr(rows, 'sum'):
            raise InvalidError(errno.EINVAL, 'rows in a %s cannot be added up: give ids of numpy, torch or cupy'
                               % type(rows).__name__)
        at = len(rows.shape) - len(self.shape)
        if at < 0:
            raise InvalidError(errno.EINVAL, 'ids have no dimension; give [..., k]')
        return rows.sum(at, dtype=rows.dtype)

    def prefetch(self, ids: Any) -> None:
        """Fetches the pages of rows into the GPU's memory, for a gather() to come."""
        ids, library = self.arrays[0]._taken(ids, self.shape[0])
        for array, start in zip(self.arrays, self.starts):
            array._prefetch(ids, None, 0, (start, self.shape[0]), library)

    def failed(self) -> int:
        """How many rows could not be had so far, ids out of range among them. Does not wait for what the stream
        has still to do."""
        return ctypes.c_int64.from_address(self._status.ptr).value

    def close(self) -> None:
        """Closes the arrays, when the streams are through with what was queued."""
        for array in self.arrays:
            array.close()

    def __len__(self) -> int:
        return self.shape[0]

    def __enter__(self) -> MappedEmbedding:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self):
        return '<peerlane.MappedEmbedding: %s of the shape %s in %d arrays for %s>' % (
            self.dtype, self.shape, len(self.arrays), self.device)


def _part(budget, size, of):
    return None if budget is None else budget * size // of


def _opened(path, tensor, device, frames, wide, page, slots, timeout, context):
    """With less host memory if there is not so much."""
    while True:
        try:
            return MappedArray(path, tensor=tensor, device=device, frames=frames, wide=wide, page=page, slots=slots,
                               timeout=timeout, context=context)
        except OutOfMemoryError:
            if not wide:
                raise
            wide //= 2
            if wide < 1 << 20:
                wide = 0
