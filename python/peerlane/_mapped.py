# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Arrays that lie in a file: MappedArray. Kernels of the GPU take their rows by ids, out of the GPU's memory,
out of pinned memory of the host, out of the page cache, or out of the file, which a thread of the library
reads meanwhile.
"""

from __future__ import annotations

import ctypes
import dataclasses
import errno
import json
import operator
import os
import warnings
from ctypes import byref
from typing import Any

from . import _array, _dtypes, _frameworks, _index, _lib, _memory, _rows, _table
from ._context import Context, Handle, default_context
from ._dtypes import DType
from ._errors import ClosedError, InvalidError, check, stays
from ._file import File
from ._types import DeviceLike, Memory, Path, Shape, StreamLike

lib = _lib.lib

AUTO = (1 << 64) - 1
STABLE = 1
WRITE = 2


@dataclasses.dataclass(frozen=True)
class ArrayStats:
    """
    What a MappedArray has, in bytes, and what it has done since it was opened. rows: that kernels took;
    failed: of these, that could not be had. frame_hits, wide_hits: rows, or parts of rows, that were in
    the GPU's memory, or the host's. fetched: pages. past: pages, or parts, that found no frame. evicted:
    pages. requests: reads that kernels asked for; cached: that the page cache had; waited: that a thread
    waited for; read_errors; refused. by_uring: of those that waited, that io_uring read; direct: that were
    read past the page cache. bytes: that all of them brought. window_bytes: of the file, that kernels may read in the page cache now;
    window_hits: rows, or parts, that were read there. written: ranges that kernels of the program wrote;
    writes: requests for that; written_bytes: what these wrote. windows_why: why kernels read nothing in the
    page cache; '' if they may.
    """

    page_bytes: int
    slots: int
    frame_bytes: int
    wide_bytes: int
    rows: int
    failed: int
    frame_hits: int
    wide_hits: int
    fetched: int
    past: int
    evicted: int
    requests: int
    cached: int
    waited: int
    read_errors: int
    refused: int
    by_uring: int
    direct: int
    bytes: int
    window_bytes: int
    window_hits: int
    written: int
    writes: int
    written_bytes: int
    windows_why: str


class ArrayHandle(Handle):
    """An array of the library's; closing it ends the waits of its kernels, so those that were queued come
    first."""

    __slots__ = ('streams',)
    waits = True

    def __init__(self, context):
        self.streams = set()  # on which kernels may be queued
        super().__init__(context)

    def _free(self):
        streams, self.streams = self.streams, set()
        for stream in streams:
            handle = stream._handle
            if handle is not None and handle.ptr is not None:
                lib.pl_stream_sync(handle.ptr)  # what failed there is told there
        ptr, self.ptr = self.ptr, None
        if ptr is not None:
            lib.pl_array_close(ptr)


def _budget(value, what):
    if value is None:
        return AUTO
    try:
        value = operator.index(value)
    except TypeError:
        raise TypeError('%s=%r is no integer; it is a number of bytes' % (what, value)) from None
    if value < 0:
        raise InvalidError(errno.EINVAL, '%s=%d is negative' % (what, value))
    return value


class MappedArray:
    """
    An array in a file, whose rows kernels of a GPU take: a[ids], for ids on the GPU, or for what numpy takes
    in []: a list, a number, a slice, a mask.

    path: a raw file of dtype and shape, whose first dimension may be -1 (all rows that there are), from
    offset on, in bytes; or, with tensor=, the tensor of that name in a safetensors file. device: the GPU.
    frames: bytes of its memory for pages that were fetched (256 MiB). wide: bytes of pinned host memory
    for the array's first rows, which are loaded now (an eighth of what the process may use). page: bytes
    that are fetched together (4096). slots: reads in flight (1024). timeout: seconds that a kernel waits
    for a read (30). windows: bytes of the rest that kernels may read in the page cache, where it is now (an
    eighth of what the process may use, for all arrays together). That takes a lease on the file, so that
    who opens it for writing waits until kernels read there no more; or stable=True: nobody changes the file.
    write=True: kernels of the program may write it (peerlane.device); windows then need stable=True, of everybody
    else.

    What is in the memory of GPU and host stays as it was, whoever changes the file, until refresh(). Rows
    that cannot be had are zeros: see gather(). close(), and the last reference, wait for the streams on
    which rows were queued; what comes after it, as a graph that is replayed, fails.

    Raises what open() and empty() do, InvalidError, NoTensorError, EndError, NotSupportedError.
    """

    shape: tuple[int, ...]
    dtype: DType
    device: str
    __reduce_ex__ = stays('a mapped array', 'its path, and make a peerlane.MappedArray() there')

    def __init__(self, path: Path, dtype: object = None, shape: Shape | None = None, *,
                 tensor: str | None = None, offset: int = 0, device: DeviceLike = 'gpu:0',
                 frames: int | None = None, wide: int | None = None, page: int = 0, slots: int = 0,
                 timeout: float = 0, windows: int | None = None, stable: bool = False,
                 write: bool = False, context: Context | None = None) -> None:
        self._handle = None
        self._told = None
        self.context = context or default_context()
        if tensor is not None and (dtype is not None or shape is not None or offset):
            raise InvalidError(errno.EINVAL, 'tensor %r has its dtype, shape and offset in the file: give '
                               'none of them' % tensor)
        if offset < 0:
            raise InvalidError(errno.EINVAL, 'offset %d is negative' % offset)
        opts = _lib.pl_array_opts(flags=(STABLE if stable else 0) | (WRITE if write else 0), page_bytes=page, slots=slots,
                                  frame_bytes=_budget(frames, 'frames'), wide_bytes=_budget(wide, 'wide'),
                                  limit_ns=int(timeout * 1e9), window_bytes=_budget(windows, 'windows'))
        if tensor is not None:
            source, begin, self.shape, self.dtype = _table._of_tensor(path, tensor, self.context)
            close, file, self.name = source.close, source.file, source.path
            if write:
                source.close()
                file = File(self.name, 'r+', context=self.context)
                close = file.close
        else:
            self.dtype, begin = _dtypes.dtype('uint8' if dtype is None else dtype), offset
            file = File(path, 'r+' if write else 'r', context=self.context)
            close, self.name = file.close, os.fsdecode(path) if not isinstance(path, int) else str(path)
        try:
            if tensor is None:
                self.shape = _table._whole_shape(self.name, shape, self.dtype, begin, file.info().length)
            self._open(file, begin, device, opts)
        finally:
            close()

    def _open(self, file, begin, device, opts):
        nbytes = self.dtype.nbytes(_array._count(self.shape))
        if not self.shape or not nbytes:
            raise InvalidError(errno.EINVAL, '%s: an array of the shape %s has no rows to take'
                               % (self.name, self.shape))
        dev = self.context.device(device)
        self.device = dev.name
        handle = ArrayHandle(self.context)
        check(handle.make(lib.pl_array_open, dev.ptr, file._live().ptr, begin, nbytes, byref(opts)))
        self._handle = handle
        self._row = nbytes // self.shape[0]
        self._index = int(dev.name[5:]) if dev.name.startswith('cuda:') else None

    def _live(self):
        handle = self._handle
        if handle is None or handle.ptr is None:
            raise ClosedError(errno.EBADF, 'this mapped array is closed')
        return handle.ptr

    def _taken(self, ids, rows=None):
        """
        Ids of so many rows, by default of this array, as kernels take them. If they were copied to the GPU
        for that, also the library that rows are to be of; else None.
        """
        found, copied = _index.taken(ids, self.shape[0] if rows is None else rows, lambda: self.device,
                                     self.context)
        if not copied:
            return found, None
        if _memory._is_torch(type(ids)):
            return found, 'torch'
        if self._index is None and _memory._is_numpy(type(ids)):
            return found, 'numpy'
        return found, _frameworks.framework(None, self.device).name

    def _view(self, ids, library=None):
        """The array as those of a table are, for what they share: it has no address."""
        if library is None:
            own = self._index is None and ids.library in ('torch', 'numpy')
            library = ids.library if own else 'peerlane'
        return _rows._View(self, library, 0, self.shape, [], self.dtype, self._index)

    def _queue(self, call, ids, kind, out, status, stream, units, part, wait):
        """Puts the kernel on a stream, the given one or the current one, and waits for it if asked to."""
        views = [view for view in (out, ids, status) if view is not None]
        waits = False
        if stream is None and self._index is not None:
            stream, waits = _rows._current_stream(self.context, [*views, self._view(ids)])
        elif stream is not None:
            _rows._record(stream, views)
        if stream is None or stream.device != self.device:
            stream, waits = _rows._own_stream(self.context, self.device), True
        rows = _lib.pl_array_rows(id_type=kind, ids=ids.address, n=ids.count(), row_bytes=self._row,
                                  out=out.address if out is not None else None,
                                  status=status.address if status is not None else None, units=units,
                                  first=part[0], all=part[1])
        if out is not None:
            _, rows.out_stride = _rows._rows_in(out, len(ids.shape), 'out')
        _memory.found(lambda: check(call(stream._live(), self._live(), byref(rows))), self.context,
                      *[view.obj for view in views])
        if waits or wait:
            stream.synchronize()
        else:
            self._handle.streams.add(stream)

    def gather(self, ids: Any, out: Memory | None = None, *, status: Memory | None = None,
               stream: StreamLike | None = None, units: int = 0) -> Any:
        """
        Copies rows into an array, by a kernel of the GPU: out[i] = self[ids[i]]. Returns out.

        ids: int32 or int64, of any shape, on the GPU or pinned. out: of the shape ids.shape + shape[1:];
        None: a new one on the GPU. status: two int64 on the GPU or pinned: the number of rows that could
        not be had is added to the first, and the second becomes the errno of one, negative: -ERANGE (the
        id is of no row), -EIO, -ETIMEDOUT and the like. Such rows are zeros. units: how many of the GPU's
        processors the kernel may have; 0: all.

        Queued on the current stream of torch or cupy, or on `stream`, and not waited for: as gather() of
        this package. Graphs capture it if out and status are given.

        ids that kernels cannot read, as a list, a number, a slice, a mask, or an array in ordinary memory of
        the host, are taken as numpy's [] takes them: negative ones count from the end, one of no row is a
        RangeError. They are copied to the GPU, and the kernel is waited for. Rows are then of the library that
        ids are of, or of torch where the program has imported it.
        """
        ids, library = self._taken(ids)
        return self._gather(ids, out, status, stream, units, library=library)

    __getitem__ = gather

    def _gather(self, ids, out, status, stream, units, part=(0, 0), library=None):
        """part: of several arrays the first row of this one, and the rows of all. library: of ids that were
        copied to the GPU, see _taken()."""
        self._live()
        which, kind = _rows._ids(ids, False)
        counter = self._status(status) if status is not None else None
        to = _rows._view(out, 'out', writes=True) if out is not None else None
        given = stream
        if stream is not None:
            given = _rows._given_stream(self.context, stream, [which])
        shape = tuple(which.shape) + self.shape[1:]
        if to is None:
            on = given if given is not None or self._index is not None else _rows._own_stream(
                self.context, self.device)
            out = _rows._new_out(self.context, shape, which, self._view(which, library), on)
            to = _rows._view(out, 'out', writes=True)
        if tuple(to.shape) != shape or to.dtype.nbytes(_array._count(to.shape)) != which.count() * self._row:
            raise InvalidError(errno.EINVAL, 'out has the shape %s of %s; as many ids and such rows take %s of %s'
                               % (tuple(to.shape), to.dtype, shape, self.dtype))
        if to.count():
            self._queue(lib.pl_array_gather, which, kind, to, counter, given, units, part, library is not None)
        return out

    def prefetch(self, ids: Any, *, stream: StreamLike | None = None, units: int = 0) -> None:
        """Fetches the pages of rows into the GPU's memory, for a gather() to come; as that without out."""
        ids, library = self._taken(ids)
        self._prefetch(ids, stream, units, library=library)

    def _prefetch(self, ids, stream, units, part=(0, 0), library=None):
        self._live()
        which, kind = _rows._ids(ids, False)
        if stream is not None:
            stream = _rows._given_stream(self.context, stream, [which])
        if which.count():
            self._queue(lib.pl_array_prefetch, which, kind, None, None, stream, units, part,
                        library is not None)

    @staticmethod
    def _status(status):
        view = _rows._view(status, 'status', writes=True)
        if view.dtype.name != 'int64' or view.count() != 2 or not _rows._contiguous(view, 8):
            raise InvalidError(errno.EINVAL, 'status is %s of %s: give two int64, as '
                               'torch.zeros(2, dtype=torch.int64, device=...)'
                               % (_memory.called(status), view.dtype))
        return view

    def handle(self) -> int:
        """
        What kernels of the program need to read rows by themselves: the address of a struct pl_array_device in
        the GPU's memory, until close(). peerlane.device has the functions that they call. Call it before each
        launch: it wakes the thread that reads for kernels.
        """
        told = _lib.pl_array_device(version=_lib.ARRAY_DEVICE_VERSION)
        check(lib.pl_array_device(self._live(), byref(told)))
        if self._told is None:
            block = _array.empty(ctypes.sizeof(told), 'uint8', self.device, context=self.context)
            _array.copy(block, bytearray(told), context=self.context)
            self._told = block
        return self._told.ptr

    def stats(self) -> ArrayStats:
        """What it has, and what it has done: numbers of kernels that have ended."""
        told = _lib.pl_array_stats()
        check(lib.pl_array_stats(self._live(), byref(told)))
        values = {field.name: getattr(told, field.name) for field in dataclasses.fields(ArrayStats)}
        return ArrayStats(**{**values, 'windows_why': told.windows_why.decode()})

    def refresh(self) -> None:
        """
        Reads anew what is kept: launches that are queued afterwards see the file as it is now, and what is
        in the page cache now is in windows. Waits for kernels that began before. If it raises, all rows
        are read from the file until it succeeds.

        Raises EndError (the file has become shorter than what is in host memory), PeerlaneError.
        """
        check(lib.pl_array_refresh(self._live()))

    def windows_why(self) -> str:
        """The old name of stats().windows_why, which goes in the next release."""
        warnings.warn('windows_why() is gone in the next release: use stats().windows_why', DeprecationWarning,
                      stacklevel=2)
        return self.stats().windows_why

    def explain(self) -> dict[str, Any]:
        """
        Where its rows are now, and why not elsewhere: a dict with "text", the lines for people, and what
        peerlane-array(3) says of the JSON: "wide", "windows", "frames", "ring" and so on.
        """
        texts = []
        for form in (_lib.FORMAT_TEXT, _lib.FORMAT_JSON):
            out = ctypes.c_void_p()
            check(lib.pl_array_explain(self._live(), form, byref(out)))
            texts.append(_lib.text(out.value))
        return {**json.loads(texts[1]), 'text': texts[0].rstrip('\n')}

    def close(self) -> None:
        """Closes it, when the streams are through with the rows that were queued on them."""
        handle, self._handle = self._handle, None
        if handle is not None:
            handle.release()

    def __len__(self) -> int:
        return self.shape[0]

    def __enter__(self) -> MappedArray:
        self._live()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self):
        return '<peerlane.MappedArray %s: %s of the shape %s for %s%s>' % (
            self.name, self.dtype, self.shape, self.device, ', closed' if self._handle is None else '')
