# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Files: what is opened, read into memory of any kind, and written out of it."""

from __future__ import annotations

import ctypes
import errno
import functools
import os
import stat
from ctypes import byref
from dataclasses import dataclass, field
from typing import Dict, overload

from . import _lib, _memory, _peer, _wait
from ._context import Context, Handle, default_context, policy_number
from ._errors import (EndError, InvalidError, PeerlaneError, check, closed, error, path_bytes,
                      told)
from ._memory import OFFSET_MAX, _learn, _readers, here_now, offset_of
from ._queue import Queue
from ._stream import StreamTransfer, stream_for
from ._types import Memory, Path, StreamLike

lib = _lib.lib
_read = lib.pl_read
_write = lib.pl_write

PART = 64 << 10  # bytes at once of what does not say how long it is

FLAGS = {
    'r': os.O_RDONLY,
    'r+': os.O_RDWR,
    'w': os.O_WRONLY | os.O_CREAT | os.O_TRUNC,
    'w+': os.O_RDWR | os.O_CREAT | os.O_TRUNC,
    'x': os.O_WRONLY | os.O_CREAT | os.O_EXCL,
    'x+': os.O_RDWR | os.O_CREAT | os.O_EXCL,
}


class FileHandle(Handle):
    """An open file of the library's. `outcome`: where what close(2) says is to be told, or None."""

    __slots__ = ('outcome',)

    def __init__(self, context):
        super().__init__(context)
        self.outcome = None

    def _free(self):
        ptr, self.ptr = self.ptr, None
        if ptr is not None:
            rc = lib.pl_file_close(ptr)
            if self.outcome is not None:
                self.outcome.append(rc)


@dataclass(frozen=True)
class FileInfo:
    """
    What is known of a file. length: bytes. kind: "regular", "block" or "stream". direct: whether
    O_DIRECT works; align_memory, align_offset: what it asks of addresses and offsets, bytes. fs:
    the file system. stack: the block devices under it, from top to bottom.
    """

    length: int
    kind: str
    direct: bool
    align_memory: int
    align_offset: int
    fs: str
    stack: str


@dataclass
class Report:
    """
    What became of a transfer: give one as report=, and read it when the call is back.

    route: the route that carried most bytes. fallbacks: pieces that left the plan's first route,
    why: why the last of them did. Bytes by how they went: direct, past the page cache straight
    between file and memory; buffered, copied by the CPU; staged, through slabs; copied, between
    memories; edge, unaligned edges that went another way; in_place, read by the device out of the
    page cache. dst_device, src_device: where the bytes went to and came from; "" for a file,
    "host". lanes: the bytes over each device's link to the host, by its name, where there were
    several.
    """

    route: str = ''
    why: str = ''
    fallbacks: int = 0
    direct: int = 0
    buffered: int = 0
    staged: int = 0
    copied: int = 0
    edge: int = 0
    in_place: int = 0
    dst_device: str = ''
    src_device: str = ''
    lanes: Dict[str, int] = field(default_factory=dict)

    def _add(self, raw):
        """One call's share of the transfer."""
        for name in ('fallbacks', 'direct', 'buffered', 'staged', 'copied', 'edge', 'in_place'):
            setattr(self, name, getattr(self, name) + getattr(raw, name))
        for name in ('route', 'why', 'dst_device', 'src_device'):
            setattr(self, name, _lib.words(getattr(raw, name)) or getattr(self, name))
        for i in range(raw.lanes):
            name = _lib.words(raw.lane_device[i].value)
            self.lanes[name] = self.lanes.get(name, 0) + raw.lane_bytes[i]


def flags_of(mode):
    """open(2)'s flags of a mode as the builtin open() takes it, or of flags themselves."""
    if isinstance(mode, int):
        return mode
    if not isinstance(mode, str):
        raise TypeError('mode=%r is neither a string nor flags of open(2)' % (mode,))
    plain = mode.replace('b', '')
    if plain.startswith('a'):
        raise InvalidError(errno.EINVAL, 'mode "%s": where an append ends up is not for the '
                           'program to say; open it with "r+" and write at an offset' % mode)
    if plain not in FLAGS:
        raise InvalidError(errno.EINVAL, 'mode "%s" is none of %s' % (mode, ', '.join(FLAGS)))
    return FLAGS[plain]


class File:
    """
    An open file. peerlane.open() makes it; `with` closes it.

    Offsets are bytes from the beginning of the file and belong to each call; a file has no
    position, and any number of threads may use it at once. By which route its bytes go, the library
    decides: peerlane.explain() says.
    """

    __slots__ = ('_handle', '_streaming', 'name', 'mode', 'context', '__weakref__')

    def __init__(self, path: Path | int, mode: str | int = 'r', *, direct: bool = False,
                 permissions: int = 0o666, context: Context | None = None) -> None:
        self._handle = None
        self.context = context or default_context()
        self.name = path
        self.mode = mode
        live = self.context._live()
        handle = FileHandle(self.context)
        if isinstance(path, int):
            rc = handle.make(lib.pl_file_from_fd, live, path)
            failure = rc and error(rc)
            if not rc:
                with told('descriptor %d' % path):
                    kind = os.fstat(path).st_mode
        else:
            flags = flags_of(mode) | os.O_CLOEXEC | (os.O_DIRECT if direct else 0)
            self.name = os.fspath(path)
            _peer.refuse(self.name)
            encoded = path_bytes(path)
            try:
                kind = os.stat(encoded).st_mode
            except OSError:  # it will be made, or opening it tells
                kind = stat.S_IFREG

            def opens():
                rc = handle.make(lib.pl_file_open, live, encoded, flags, permissions)
                return rc and error(rc)
            # Of a named pipe it waits for the other end, perhaps for ever.
            failure = _wait.aside(opens) if stat.S_ISFIFO(kind) else opens()
        if failure:
            failure.filename = path
            try:
                raise failure
            finally:
                del failure  # whose traceback has this frame
        self._handle = handle
        self._streaming = not stat.S_ISREG(kind) and not stat.S_ISBLK(kind)

    # Reading and writing.

    @overload
    def read_into(self, dst: Memory, offset: int = ..., size: int | None = ..., *,
                  stream: None = ..., policy: str | None = ..., timeout: float | None = ...,
                  report: Report | None = ..., exact: bool = ..., sync: bool = ...) -> int: ...

    @overload
    def read_into(self, dst: Memory, offset: int = ..., size: int | None = ..., *,
                  stream: StreamLike, policy: str | None = ...,
                  timeout: float | None = ...) -> StreamTransfer: ...

    def read_into(self, dst, offset=0, size=None, *, stream=None, policy=None, timeout=None,
                  report=None, exact=False, sync=True):
        """
        Reads from the file into memory, and waits for it. Returns the bytes read: fewer than asked
        for at the end of the file, 0 past it.

        dst: a contiguous array of numpy, torch, cupy or any other library, on a GPU or in the host.
        offset: bytes into the file; any. size: bytes; by default all of dst.
        stream: a stream of torch's or cupy's, its handle, or a peerlane.Stream: the bytes are read
        when the stream gets there, and a StreamTransfer is returned at once.
        policy: "auto", "strict" for routes without staging, or a route by name.
        timeout: seconds, after which no more is begun; then the bytes up to there are returned, or
        DeadlineError is raised if there are none.
        report: a Report to be filled, but of pipes. exact: raise EndError when the file ends
        before dst is full.
        sync: the bytes come after what torch or cupy have queued on dst's current stream, which may
        still use memory that was freed before. False saves that for memory that nothing else uses.

        Raises ReadOnlyError, InvalidError (size, a dtype of objects, strides), ClosedError,
        BadMemoryError, NotSupportedError with each route's refusal, ForkError, PeerlaneError.
        """
        handle = self._handle
        if handle is None or handle.ptr is None:
            raise self._closed()
        reader, order = _readers.get(type(dst)) or _learn(dst)
        address, nbytes, keep = reader(dst, True)
        if size is None:
            size = nbytes
        elif not 0 <= size <= nbytes:
            raise _memory.too_much(size, nbytes, dst)
        if stream is not None:
            _memory.introduce(dst, self.context)
            return stream_for(self.context, stream, address)._queue(
                lib.pl_stream_read, handle, address, size, offset, policy, timeout, keep)
        after = None
        if order is not None and sync and not self._streaming:
            after = order(dst, self.context)
        if (size <= _wait.SLICED_FROM and policy is None and timeout is None and report is None
                and 0 <= offset <= OFFSET_MAX and not self._streaming):
            try:
                done = _read(handle.ptr, address, size, offset, after)
            except ctypes.ArgumentError:
                offset_of(offset, size)
                raise
            if done == size:
                return done
        if self._streaming:
            done = self._carry_pipe(True, dst, size, offset, policy, timeout, sync)
        else:
            done = self._carry(_read, handle, dst, address, size, offset, policy, timeout, report,
                               here_now(after, self.context))
        if exact and done < size:
            raise EndError(errno.ENODATA, '%s ends %d bytes before the %d at offset %d do'
                           % (self.name, size - done, size, offset))
        return done

    @overload
    def write_from(self, src: Memory, offset: int = ..., size: int | None = ..., *,
                   stream: None = ..., policy: str | None = ..., timeout: float | None = ...,
                   report: Report | None = ..., sync: bool = ...) -> int: ...

    @overload
    def write_from(self, src: Memory, offset: int = ..., size: int | None = ..., *,
                   stream: StreamLike, policy: str | None = ...,
                   timeout: float | None = ...) -> StreamTransfer: ...

    def write_from(self, src, offset=0, size=None, *, stream=None, policy=None, timeout=None,
                   report=None, sync=True):
        """
        Writes memory to the file, and waits for it. Returns the bytes written. They last only
        after sync().

        src: as for read_into(); it may be read-only. The other arguments are those of read_into();
        sync: src is read after the kernels that produce it on its library's current stream.

        Raises as read_into(), and PeerlaneError with ENOSPC and the like.
        """
        handle = self._handle
        if handle is None or handle.ptr is None:
            raise self._closed()
        reader, order = _readers.get(type(src)) or _learn(src)
        address, nbytes, keep = reader(src, False)
        if size is None:
            size = nbytes
        elif not 0 <= size <= nbytes:
            raise _memory.too_much(size, nbytes, src)
        if stream is not None:
            _memory.introduce(src, self.context)
            return stream_for(self.context, stream, address)._queue(
                lib.pl_stream_write, handle, address, size, offset, policy, timeout, keep)
        after = None
        if order is not None and sync and not self._streaming:
            after = order(src, self.context)
        if (size <= _wait.SLICED_FROM and policy is None and timeout is None and report is None
                and 0 <= offset <= OFFSET_MAX and not self._streaming):
            try:
                done = _write(handle.ptr, address, size, offset, after)
            except ctypes.ArgumentError:
                offset_of(offset, size)
                raise
            if done == size:
                return done
        if self._streaming:
            return self._carry_pipe(False, src, size, offset, policy, timeout, sync)
        return self._carry(_write, handle, src, address, size, offset, policy, timeout, report,
                           here_now(after, self.context))

    def readinto(self, dst: Memory, offset: int = 0) -> int:
        """read_into() by the name that Python's own files have."""
        return self.read_into(dst, offset)

    def read(self, size: int = -1, offset: int = 0) -> bytes:
        """Reads into new host memory. size: bytes; -1: to the end. Returns bytes."""
        if size < 0:
            length = self.size
            if not length:  # a pipe, or a file of a system that does not say, as /proc
                return self._read_all(offset)
            size = max(0, length - offset)
        out = bytearray(size)
        done = self.read_into(out, offset)
        del out[done:]
        return bytes(out)

    def _read_all(self, offset):
        parts, step = [], 0 if self._streaming else 1
        while True:
            parts.append(self.read(PART, offset))
            offset += step * len(parts[-1])
            if len(parts[-1]) < PART and (self._streaming or not parts[-1]):
                return b''.join(parts)

    def write(self, data: Memory, offset: int = 0) -> int:
        """write_from() by the name that Python's own files have."""
        return self.write_from(data, offset)

    def _carry(self, call, handle, obj, address, size, offset, policy, timeout, report, after):
        """The general case of a file with offsets."""
        offset = offset_of(offset, size)
        opts = _lib.pl_io_opts(policy=policy_number(policy))
        add = None
        if report is not None:
            if not isinstance(report, Report):
                raise TypeError('report=%r is no peerlane.Report: make one, and read it when the call '
                                'is back' % (report,))
            raw = _lib.pl_io_report()
            opts.report = ctypes.pointer(raw)
            report.__init__()
            add = functools.partial(report._add, raw)

        def part(done, left):
            return call(handle.ptr, address + done, left, offset + done, opts)
        return _memory.found(lambda: _wait.carry(part, size, opts, timeout, add, after),
                             self.context, obj)

    def _carry_pipe(self, reading, obj, size, offset, policy, timeout, sync):
        """
        Of a file without offsets: whatever comes next, or nothing for ever. So a thread of the
        library waits for it. After Ctrl-C, or another signal whose handler raises something, that goes
        on waiting, and keeps the memory.
        """
        if offset:
            raise PeerlaneError(errno.ESPIPE, '%s has no offsets: what is read or written is what '
                                'comes next; leave offset at 0' % (self.name,))
        queue = Queue(context=self.context)
        try:
            return (queue.read if reading else queue.write)(self, obj, 0, size, policy=policy,
                                                            timeout=timeout, sync=sync).result()
        finally:
            queue._drop()

    # The file itself.

    @property
    def size(self) -> int:
        """Bytes in the file now; 0 for pipes."""
        return self._info().length

    def _info(self):
        handle = self._live()
        raw = _lib.pl_file_info()
        check(lib.pl_file_info(handle.ptr, byref(raw)))
        return raw

    def info(self) -> FileInfo:
        """What is known of the file: a FileInfo."""
        raw = self._info()
        return FileInfo(length=raw.length, direct=bool(raw.direct), align_memory=raw.align_mem,
                        align_offset=raw.align_off, fs=_lib.words(raw.fs),
                        stack=_lib.words(raw.stack),
                        kind={_lib.FILE_REGULAR: 'regular', _lib.FILE_BLOCK: 'block'}.get(
                            raw.kind, 'stream'))

    def sync(self) -> None:
        """
        Waits until all that was written is on the drive, as fsync(2) does. Raises what the kernel says
        only now of writes that have failed.
        """
        handle = self._live()
        _wait.aside(lambda: check(lib.pl_file_sync(handle.ptr)))

    @property
    def closed(self) -> bool:
        return self._handle is None or self._handle.ptr is None

    def close(self) -> None:
        """
        Closes the file; transfers of other threads that are under way end first. Raises what
        close(2) tells of writes that failed late. A second time it does nothing.
        """
        handle, self._handle = self._handle, None
        if handle is None:
            return
        outcome = handle.outcome = []
        del handle  # closes it, unless other threads are using it: then the last of them does
        for rc in outcome:
            check(rc)

    def __enter__(self) -> File:
        self._live()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self):
        if isinstance(self.name, int) or flags_of(self.mode) & (os.O_CREAT | os.O_TRUNC):
            raise PeerlaneError(errno.EINVAL, 'only files that were opened by their path, with "r" '
                                'or "r+", can be sent to another process; open it there')
        return (File, (self.name, self.mode))

    def __repr__(self):
        return '<peerlane.File %r, %s>' % (self.name, 'closed' if self.closed else
                                           'mode %r' % (self.mode,))

    def _closed(self):
        return closed('the file %s' % (self.name,), self.context)

    def _live(self):
        handle = self._handle
        if handle is None or handle.ptr is None:
            raise self._closed()
        return handle


def open(path: Path | int, mode: str | int = 'r', *, direct: bool = False,  # noqa: A001
         permissions: int = 0o666, context: Context | None = None) -> File:
    """
    Opens a file for transfers.

    path: its path, or an open descriptor, which stays the caller's. mode: "r", "r+", "w", "w+",
    "x", "x+" as the builtin open() has them, or flags of open(2). direct: go past the page cache
    wherever alignment permits; without it the library decides for each request. permissions: of a
    file that is created. context: None for the default one.

    Raises NotFoundError, DirectoryError, AccessError, InvalidError: all are OSErrors.
    """
    return File(path, mode, direct=direct, permissions=permissions, context=context)
