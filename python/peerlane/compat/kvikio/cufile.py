# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""KvikIO's CuFile, its futures, and what it knows of the page cache."""

from __future__ import annotations

import errno
import fcntl
import io
import os
import threading
from ctypes import byref
from typing import Any

from ... import _lib
from ... import _memory
from ..._context import default_context
from ..._errors import DirectionError, InvalidError, PeerlaneError, check, stays
from ..._file import File
from ..._queue import Queue
from ..._report import explain
from ..._types import Memory, Path, StreamLike

PAGE = os.sysconf('SC_PAGE_SIZE')


class CuFileError(PeerlaneError, RuntimeError):
    """KvikIO's programs expect a RuntimeError where a transfer fails."""


def _translated(failure):
    """The same failure as KvikIO's programs know it."""
    if isinstance(failure, (InvalidError, CuFileError)):
        return failure
    said = failure.strerror
    if isinstance(failure, DirectionError):
        said = 'Operation not permitted: ' + said
    return CuFileError(failure.errno, said)


class IOFuture:
    """What pread() and pwrite() return."""

    __slots__ = ('_future',)

    def __init__(self, future):
        self._future = future

    def get(self) -> int:
        """Waits for the end. Returns the bytes moved."""
        try:
            return self._future.result()
        except PeerlaneError as e:
            raise _translated(e) from e

    def done(self) -> bool:
        """Whether it has ended. Never waits."""
        return self._future.done()


class IOFutureStream:
    """What raw_read_async() and raw_write_async() return. It need not be kept."""

    __slots__ = ('_transfer',)

    def __init__(self, transfer):
        self._transfer = transfer

    def check_bytes_done(self) -> int:
        """Waits until the stream has got through it. Returns the bytes moved."""
        try:
            return self._transfer.result()
        except PeerlaneError as e:
            raise _translated(e) from e


def _flags_of(flags):
    if flags.startswith('a'):
        raise ValueError('Open flag \'a\' isn\'t supported: open with "r+" and write at an offset')
    found = {'r': os.O_RDONLY, 'r+': os.O_RDWR, 'w': os.O_WRONLY | os.O_CREAT | os.O_TRUNC,
             'w+': os.O_RDWR | os.O_CREAT | os.O_TRUNC, '+': os.O_RDWR}.get(flags)
    if found is None:
        raise ValueError('flags "%s" are none of r, r+, w, w+' % flags)
    return found | os.O_CLOEXEC


_queues = {}  # by process: the one that futures are of
_lock = threading.Lock()


def _queue():
    context = default_context()
    found = _queues.get(id(context))
    if found is None or found.context is not context or found.closed:
        with _lock:
            _queues.clear()
            found = _queues[id(context)] = Queue(context=context)
    return found


def _after_fork():
    global _lock
    _lock = threading.Lock()


os.register_at_fork(after_in_child=_after_fork)


class CuFile:
    """
    An open file. file: its path. flags: "r", "w" (truncates), each with "+" for both directions.
    Raises RuntimeError where it cannot be opened.
    """

    __reduce_ex__ = stays('a CuFile', 'its path, and open it there')

    def __init__(self, file: Path, flags: str = 'r') -> None:
        self._file = None
        self._fd = -1
        try:
            self._fd = os.open(file, _flags_of(flags), 0o644)
            self._file = File(self._fd)
        except OSError as e:
            self.close()
            if isinstance(e, InvalidError):
                raise
            raise CuFileError(e.errno, 'Unable to open file %s: %s'
                              % (os.fspath(file), os.strerror(e.errno))) from e

    def close(self) -> None:
        """Closes the file, when transfers that are in flight are through."""
        file, self._file = self._file, None
        fd, self._fd = self._fd, -1
        if fd >= 0:
            os.close(fd)
        if file is not None:
            file.close()

    def __del__(self):
        try:
            self.close()
        except Exception:  # the interpreter is ending
            pass

    @property
    def closed(self) -> bool:
        return self._file is None

    def fileno(self) -> int:
        """The descriptor of the open file."""
        self._live()
        return self._fd

    def open_flags(self) -> int:
        """The flags of that descriptor, as of open(2)."""
        self._live()
        return fcntl.fcntl(self._fd, fcntl.F_GETFL)

    def is_direct_io_supported(self) -> bool:
        """Whether the file can be read past the page cache."""
        return self._live().info().direct

    def __enter__(self) -> CuFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _live(self):
        if self._file is None:
            raise CuFileError(errno.EBADF, 'File is closed: open it again')
        return self._file

    def _start(self, start, buf, size, file_offset):
        try:
            return IOFuture(start(self._live(), buf, file_offset, size))
        except PeerlaneError as e:
            raise _translated(e) from e

    def pread(self, buf: Memory, size: int | None = None, file_offset: int = 0,
              task_size: int | None = None) -> IOFuture:
        """Begins to read into buf, of a device or the host. Returns an IOFuture. task_size has no
        effect."""
        return self._start(_queue().read, buf, size, file_offset)

    def pwrite(self, buf: Memory, size: int | None = None, file_offset: int = 0,
               task_size: int | None = None) -> IOFuture:
        """Begins to write buf to the file. Returns an IOFuture. task_size has no effect."""
        return self._start(_queue().write, buf, size, file_offset)

    def read(self, buf: Memory, size: int | None = None, file_offset: int = 0,
             task_size: int | None = None) -> int:
        """Reads into buf. Returns the bytes read."""
        try:
            return self._live().read_into(buf, file_offset, size)
        except PeerlaneError as e:
            raise _translated(e) from e

    def write(self, buf: Memory, size: int | None = None, file_offset: int = 0,
              task_size: int | None = None) -> int:
        """Writes buf to the file. Returns the bytes written."""
        try:
            return self._live().write_from(buf, file_offset, size)
        except PeerlaneError as e:
            raise _translated(e) from e

    def _raw(self, call, find, buf, size, file_offset, dev_offset, **more):
        file = self._live()
        span = _device_span(find, buf, size, dev_offset)
        (_memory.introduce if more else _memory.settle)(buf, file.context)
        try:
            return call(file, span, file_offset, **more)
        except PeerlaneError as e:
            raise _translated(e) from e

    def raw_read(self, buf: Memory, size: int | None = None, file_offset: int = 0,
                 dev_offset: int = 0) -> int:
        """Reads into device memory, dev_offset bytes into it. Returns the bytes read."""
        return self._raw(File.read_into, _memory.target, buf, size, file_offset, dev_offset)

    def raw_write(self, buf: Memory, size: int | None = None, file_offset: int = 0,
                  dev_offset: int = 0) -> int:
        """Writes device memory, from dev_offset bytes into it on. Returns the bytes written."""
        return self._raw(File.write_from, _memory.source, buf, size, file_offset, dev_offset)

    def raw_read_async(self, buf: Memory, raw_stream: StreamLike, size: int | None = None,
                       file_offset: int = 0, dev_offset: int = 0) -> IOFutureStream:
        """raw_read() in the order of a stream, by its handle. Returns an IOFutureStream."""
        return IOFutureStream(self._raw(File.read_into, _memory.target, buf, size, file_offset,
                                        dev_offset, stream=raw_stream))

    def raw_write_async(self, buf: Memory, raw_stream: StreamLike, size: int | None = None,
                        file_offset: int = 0, dev_offset: int = 0) -> IOFutureStream:
        """raw_write() in the order of a stream, by its handle. Returns an IOFutureStream."""
        return IOFutureStream(self._raw(File.write_from, _memory.source, buf, size, file_offset,
                                        dev_offset, stream=raw_stream))


def _device_span(find, buf, size, dev_offset):
    """A part of device memory."""
    address, nbytes, keep = find(buf)
    info = _lib.pl_mem_info()
    if nbytes:
        check(_lib.lib.pl_mem_info(default_context()._live(), address, byref(info)))
        if info.kind not in (_lib.MEM_DEVICE, _lib.MEM_MANAGED):
            raise ValueError('Non-CUDA buffers not supported: give memory of a device, or call '
                             'read() and write()')
    if size is None:
        size = nbytes - dev_offset
    if dev_offset < 0 or size < 0 or size > nbytes - dev_offset:
        raise ValueError('size=%d at dev_offset=%d do not lie within the %d bytes of the buffer'
                         % (size, dev_offset, nbytes))
    return _memory.Span(address + dev_offset, size, keep)


def _descriptor(file):
    """(descriptor, whether to close it) of a path, a descriptor or a file object."""
    if isinstance(file, int):
        return file, False
    if isinstance(file, io.IOBase):
        return file.fileno(), False
    if not isinstance(file, (str, os.PathLike)):
        raise ValueError('a %s is neither a path, a descriptor nor a file' % type(file).__name__)
    try:
        return os.open(file, os.O_RDONLY | os.O_CLOEXEC), True
    except OSError as e:
        raise CuFileError(e.errno, 'Unable to open file %s: %s'
                          % (os.fspath(file), os.strerror(e.errno))) from e


def get_page_cache_info(file: Any, offset: int = 0, length: int = 0) -> tuple[int, int]:
    """
    How much of a file is in the page cache: (pages there, pages in all). file: a path, a descriptor
    or a file object. offset, length: a range in bytes, length 0 for all from there.
    """
    fd, ours = _descriptor(file)
    try:
        size = os.fstat(fd).st_size
        end = min(size, offset + length if length else size)
        if offset >= end:
            return 0, 0
        first, last = offset // PAGE, -(-end // PAGE)
        with File(fd) as opened:
            share = explain(opened, 'host', first * PAGE, end - first * PAGE).resident
        return round((share or 0) * (last - first)), last - first
    finally:
        if ours:
            os.close(fd)


def drop_file_page_cache(file: Any, offset: int = 0, length: int = 0,
                         sync_first: bool = True) -> None:
    """Asks the kernel to forget a file's pages, after writing them to the disk if sync_first."""
    fd, ours = _descriptor(file)
    try:
        if sync_first:
            os.fdatasync(fd)
        os.posix_fadvise(fd, offset, length, os.POSIX_FADV_DONTNEED)
    finally:
        if ours:
            os.close(fd)


def drop_system_page_cache(reclaim_dentries_and_inodes: bool = True,
                           sync_first: bool = True) -> bool:
    """Has the kernel forget all clean pages of the machine. Returns whether it may be asked to."""
    if sync_first:
        os.sync()
    try:
        with io.open('/proc/sys/vm/drop_caches', 'w', encoding='ascii') as f:
            f.write('3' if reclaim_dentries_and_inodes else '1')
    except OSError:
        return False
    return True


clear_page_cache = drop_system_page_cache
