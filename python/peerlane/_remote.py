# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Memory of other hosts: remotes, what is granted to them, and regions, which they granted.

The library opens no socket. Each process carries blobs, bytes of at most 4,096, to the other: by a
store of torch's, MPI, a file.
"""

from __future__ import annotations

import ctypes
import errno
import time
import weakref
from collections.abc import Iterable
from typing import overload

from . import _lib, _memory, _wait
from ._context import Context, Handle, default_context, policy_number
from ._errors import check, closed, stays
from ._file import Report
from ._memory import OFFSET_MAX, _learn, _readers, here_now, offset_of
from ._stream import StreamTransfer, stream_for
from ._types import Memory, StreamLike

lib = _lib.lib

SLICE = .2  # seconds of a wait, between looks for Ctrl-C
CARRY = 'its blob(), and open it there'


def _ends(reading, near, far):
    """Where to, and where from."""
    return (near, far) if reading else (far, near)


class RemoteHandle(Handle):
    """A remote of the library's. It closes its regions with it, whose `living` are emptied first."""

    __slots__ = ('regions',)

    def __init__(self, context):
        super().__init__(context)
        self.regions = []

    def _free(self):
        regions, self.regions = self.regions, []
        for one in regions:
            one.clear()
        ptr, self.ptr = self.ptr, None
        if ptr is not None:
            lib.pl_remote_close(ptr)


class RegionHandle(Handle):
    """A region of the library's. It keeps its remote. `living`: empty when that was closed before."""

    __slots__ = ('remote', 'living')
    is_region = True

    def __init__(self, remote):
        self.remote = remote
        self.living = [True]
        remote.regions.append(self.living)
        super().__init__(remote.context)

    def _free(self):
        ptr, self.ptr = self.ptr, None
        if ptr is not None and self.living:
            lib.pl_region_close(ptr)
        if self.living in self.remote.regions:
            self.remote.regions.remove(self.living)


_still_granted = []  # memory that an adapter did not take back: remotes may write to it


class GrantHandle(Handle):
    """A grant of the library's, with the memory, which must not go before."""

    __slots__ = ('keep',)

    def _free(self):
        ptr, self.ptr = self.ptr, None
        if ptr is not None and lib.pl_grant_close(ptr):
            _still_granted.append(self.keep)
        self.keep = None


def _blob(call, handle):
    space = ctypes.create_string_buffer(_lib.BLOB_MAX)
    n = check(call(handle.ptr, space, len(space)))
    return space.raw[:n]


def _blob_bytes(blob):
    if isinstance(blob, str):
        raise TypeError('a blob is bytes, not a string: carry it as it is, or encode it in base64')
    return bytes(blob)


def _until(timeout, call):
    """Calls again and again: Ctrl-C is heard in between."""
    end = None if timeout is None else time.monotonic() + timeout
    while True:
        left = SLICE if end is None else max(0, min(SLICE, end - time.monotonic()))
        rc = call(int(left * 1e9))
        if rc not in (-errno.EAGAIN, -errno.ETIMEDOUT):
            return check(rc)
        if end is not None and time.monotonic() >= end:
            return check(-errno.ETIMEDOUT)


class _Closing:
    """What the three have in common: a handle, `with`, close()."""

    __slots__ = ('_handle', 'context', '__weakref__')
    _what = ''

    @property
    def closed(self) -> bool:
        return self._handle is None or self._handle.ptr is None

    def __enter__(self):
        self._live()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self):
        return '<peerlane.%s%s>' % (type(self).__name__, ', closed' if self.closed else '')

    def _live(self):
        handle = self._handle
        if handle is None or handle.ptr is None:
            raise closed(self._what, self.context)
        return handle


class Remote(_Closing):
    """
    This side of a connection with another process, which opens one for this process.

    Give blob() to the other process, and its blob() to connect(). Then a grant's blob() becomes a
    region there: region(). Both have to have connected before bytes go. context: None for the
    default one. Raises NotSupportedError with each way's reason where there is none to other hosts.
    """

    __slots__ = ('_regions',)
    __reduce_ex__ = stays('a remote', CARRY)
    _what = 'the remote'

    def __init__(self, *, context: Context | None = None) -> None:
        self._handle = None
        self._regions = weakref.WeakSet()
        self.context = context or default_context()
        handle = RemoteHandle(self.context)
        check(handle.make(lib.pl_remote_open, self.context._live()))
        self._handle = handle

    def blob(self) -> bytes:
        """What the other process must know, for its remote of this process and for no other."""
        return _blob(lib.pl_remote_blob, self._live())

    def connect(self, blob: bytes) -> None:
        """
        Connects with the process whose remote's blob() this is. Does not wait for it. Raises
        InvalidError for what is no such blob, or was changed on its way.
        """
        handle = self._live()
        blob = _blob_bytes(blob)
        check(lib.pl_remote_connect(handle.ptr, blob, len(blob)))

    def region(self, blob: bytes) -> Region:
        """The memory that the other process granted, by that grant's blob()."""
        return Region(self, blob)

    def notify(self, message: bytes = b'', timeout: float | None = None) -> None:
        """
        Sends a message of up to 240 bytes. It arrives once, and after all that transfers which have
        returned have written: the other process sees that with next().

        timeout: seconds to wait while 64 messages are unread over there; None: no end. Raises
        DeadlineError, and PeerlaneError for one that is too long, and with what the connection gives.
        """
        handle = self._live()
        if isinstance(message, str):
            raise TypeError('a message is bytes, not a string: encode() it')
        message = bytes(message)
        _until(timeout, lambda ns: lib.pl_remote_notify(handle.ptr, message, len(message), ns))

    def next(self, timeout: float | None = None) -> bytes:
        """
        Takes the other process' next message, and waits for one. What it has written before is there
        then, for this process and for kernels that are launched afterwards.

        timeout: seconds; 0: not at all; None: no end. Raises DeadlineError (there is none), and
        PeerlaneError with EHOSTUNREACH if the other process has gone.
        """
        handle = self._live()
        space = ctypes.create_string_buffer(_lib.MESSAGE_MAX)
        n = _until(timeout, lambda ns: lib.pl_remote_next(handle.ptr, space, len(space), ns))
        return space.raw[:n]

    def close(self) -> None:
        """
        Ends the connection, and closes its regions. Transfers of other threads that are under way end
        first. A second time it does nothing.
        """
        for one in list(self._regions):
            one.close()
        self._handle = None  # closes it, with the last transfer that uses a region of it


class Grant(_Closing):
    """
    Memory of this process that remotes may reach, until close().

    memory: an array of any library, on a GPU or in the host; it is kept. read, write: what remotes
    may do with it. Raises InvalidError, ReadOnlyError, BadMemoryError, NotSupportedError with all
    that was tried for this memory.
    """

    __slots__ = ()
    __reduce_ex__ = stays('a grant', CARRY)
    _what = 'the grant'

    def __init__(self, memory: Memory, *, read: bool = True, write: bool = False,
                 context: Context | None = None) -> None:
        self._handle = None
        self.context = context or default_context()
        address, nbytes, keep = (_memory.target if write else _memory.source)(memory)
        _memory.introduce(memory, self.context)
        rights = (_lib.MAY_READ if read else 0) | (_lib.MAY_WRITE if write else 0)
        handle = GrantHandle(self.context)
        handle.keep = (memory, keep)
        check(handle.make(lib.pl_grant_open, self.context._live(), address, nbytes, rights))
        self._handle = handle

    def blob(self) -> bytes:
        """What a remote must know to reach the memory."""
        return _blob(lib.pl_grant_blob, self._live())

    def close(self) -> None:
        """After this no remote reaches the memory: their transfers fail. A second time it does
        nothing."""
        handle, self._handle = self._handle, None
        if handle is not None:
            handle.release()


class Region(_Closing):
    """
    Memory of a remote, as it granted it: Remote.region() makes it. Any number of threads may use it
    at once; queues take it where they take a file (Queue.read(), Queue.write()).
    """

    __slots__ = ('name',)
    __reduce_ex__ = stays('a region', "the grant's blob()")
    _what = 'the region'
    _streaming = False  # as a pipe would be

    def __init__(self, remote: Remote, blob: bytes) -> None:
        self._handle = None
        self.context = remote.context
        self.name = 'a region'
        handle = RegionHandle(remote._live())
        blob = _blob_bytes(blob)
        check(handle.make(lib.pl_region_open, handle.remote.ptr, blob, len(blob)))
        self._handle = handle
        remote._regions.add(self)

    @overload
    def read_into(self, dst: Memory, offset: int = ..., size: int | None = ..., *,
                  stream: None = ..., policy: str | None = ..., timeout: float | None = ...,
                  report: Report | None = ..., sync: bool = ...) -> int: ...

    @overload
    def read_into(self, dst: Memory, offset: int = ..., size: int | None = ..., *,
                  stream: StreamLike, policy: str | None = ...,
                  timeout: float | None = ...) -> StreamTransfer: ...

    def read_into(self, dst, offset=0, size=None, *, stream=None, policy=None, timeout=None,
                  report=None, sync=True):
        """
        Reads from the region into memory, and waits for it. Returns the bytes read, which are all
        that were asked for.

        The arguments are those of File.read_into(); offset: bytes into the region. The other process
        does not take part, and must not write there meanwhile.

        Raises ReadOnlyError, InvalidError (a range that leaves the region, too), AccessError (it is
        not granted for that, or no more), DeadlineError, ClosedError, BadMemoryError, ForkError, and
        PeerlaneError with what the connection gives: EHOSTUNREACH, ECONNRESET.
        """
        return self._move(True, dst, offset, size, stream, policy, timeout, report, sync)

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
        Writes memory to the region, and waits for it: then the bytes are in the other process'
        memory. Returns the bytes written, which are all.

        The arguments are those of File.write_from(). Raises as read_into().
        """
        return self._move(False, src, offset, size, stream, policy, timeout, report, sync)

    @overload
    def read_pieces(self, pieces: Iterable[tuple[Memory, int]], *, stream: None = ...,
                    policy: str | None = ..., timeout: float | None = ...,
                    report: Report | None = ..., sync: bool = ...) -> int: ...

    @overload
    def read_pieces(self, pieces: Iterable[tuple[Memory, int]], *, stream: StreamLike,
                    policy: str | None = ..., timeout: float | None = ...) -> StreamTransfer: ...

    def read_pieces(self, pieces, *, stream=None, policy=None, timeout=None, report=None, sync=True):
        """
        Reads many pieces of the region in one call, and waits for all: of each pair all of the
        memory, from that offset of the region on. Returns the bytes of all pieces.

        For scattered data, such as the blocks of a cache: they go to the NIC 32 at a time. They have
        no order, and their memory must not overlap. The other arguments are those of read_into();
        timeout is for all together. Queue.read_pieces() returns at once.

        Raises as read_into(). After an error the content of all pieces is unspecified.
        """
        return self._pieces(True, pieces, stream, policy, timeout, report, sync)

    @overload
    def write_pieces(self, pieces: Iterable[tuple[Memory, int]], *, stream: None = ...,
                     policy: str | None = ..., timeout: float | None = ...,
                     report: Report | None = ..., sync: bool = ...) -> int: ...

    @overload
    def write_pieces(self, pieces: Iterable[tuple[Memory, int]], *, stream: StreamLike,
                     policy: str | None = ..., timeout: float | None = ...) -> StreamTransfer: ...

    def write_pieces(self, pieces, *, stream=None, policy=None, timeout=None, report=None, sync=True):
        """
        Writes many pieces of memory to the region in one call, and waits for all: then the bytes are
        in the other process' memory, and none beside them was touched. Returns the bytes of all
        pieces, which must not overlap in the region.

        The arguments are those of read_pieces(). Raises as read_into().
        """
        return self._pieces(False, pieces, stream, policy, timeout, report, sync)

    def close(self) -> None:
        """Closes it; transfers that are under way end first. A second time it does nothing."""
        self._handle = None  # closes it, with the last transfer that uses it

    def _move(self, reading, obj, offset, size, stream, policy, timeout, report, sync):
        handle = self._live()
        reader, order = _readers.get(type(obj)) or _learn(obj)
        address, nbytes, keep = reader(obj, reading)
        if size is None:
            size = nbytes
        elif not 0 <= size <= nbytes:
            raise _memory.too_much(size, nbytes, obj)
        if not (type(offset) is int is type(size) and 0 <= offset <= OFFSET_MAX):
            offset = offset_of(offset, size)
        if stream is not None:
            _memory.introduce(obj, self.context)
            return stream_for(self.context, stream, address)._queue(
                lambda on, near, far, io: lib.pl_stream_transfer(on, *_ends(reading, near, far), io),
                handle, address, size, offset, policy, timeout, keep)
        after = order(obj, self.context) if order is not None and sync else None
        near = _lib.pl_place(kind=_lib.PLACE_MEMORY, mem=address)
        far = _lib.pl_place(kind=_lib.PLACE_REGION, region=handle.ptr, off=offset)
        dst, src = _ends(reading, near, far)
        ptr = self.context._live()
        return self._carry(lambda opts: lib.pl_transfer(ptr, dst, src, size, opts), obj, size, policy,
                           timeout, report, here_now(after, self.context), handle)

    def _rows(self, reading, pieces):
        """The library's array of them, what they were made of, and the bytes of all."""
        rows, keep, total = [], [], 0
        for piece in pieces:
            try:
                obj, offset = piece
            except (TypeError, ValueError):
                raise TypeError('a piece is a pair of memory and an offset, not %r' % (piece,)) from None
            reader, _ = _readers.get(type(obj)) or _learn(obj)
            address, nbytes, held = reader(obj, reading)
            if not (type(offset) is int and 0 <= offset <= OFFSET_MAX):
                offset = offset_of(offset, nbytes)
            rows.append((address, offset, nbytes) if reading else (offset, address, nbytes))
            keep.append((obj, held))
            total += nbytes
        return (_lib.pl_copy_piece * len(rows))(*rows), keep, total

    def _pieces(self, reading, pieces, stream, policy, timeout, report, sync):
        handle = self._live()
        array, keep, total = self._rows(reading, pieces)
        after = None
        if stream is not None:
            for obj, _ in keep:
                _memory.introduce(obj, self.context)
            first = None if not len(array) else array[0].dst if reading else array[0].src
            return stream_for(self.context, stream, first)._queue_pieces(
                reading, handle, array, policy, timeout, keep)
        for obj, _ in keep:
            order = (_readers.get(type(obj)) or _learn(obj))[1]
            one = order(obj, self.context) if order is not None and sync else None
            if one is not None and after is not None and one is not after:
                raise ValueError('the pieces come after work on several streams: wait for all but '
                                 'one, or for all and pass sync=False')
            after = one if one is not None else after
        far = _lib.pl_place(kind=_lib.PLACE_REGION, region=handle.ptr)
        dst, src = _ends(reading, None, far)
        ptr = self.context._live()
        return self._carry(lambda opts: lib.pl_copyv(ptr, dst, src, array, len(array), opts),
                           [obj for obj, _ in keep], total, policy, timeout, report,
                           here_now(after, self.context), (handle, keep))

    def _carry(self, call, obj, size, policy, timeout, report, after, used):
        """All of it in one call. The main thread leaves a long one to another, and hears Ctrl-C. The
        call keeps what is `used`."""
        opts = _lib.pl_io_opts(policy=policy_number(policy), timeout_ns=_wait.nanoseconds(timeout))
        if after is not None:
            opts.after = after.after
        raw = None
        if report is not None:
            if not isinstance(report, Report):
                raise TypeError('report=%r is no peerlane.Report: make one, and read it when the call '
                                'is back' % (report,))
            raw = _lib.pl_io_report()
            opts.report = ctypes.pointer(raw)

        def carry(_used=used):
            try:
                return check(call(ctypes.byref(opts)))
            finally:
                if raw is not None:
                    report.__init__()
                    report._add(raw)
        return _memory.found(carry if size <= _wait.SLICED_FROM else lambda: _wait.aside(carry),
                             self.context, *(obj if type(obj) is list else [obj]))
