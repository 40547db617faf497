# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Transfers in the order of a GPU's stream: torch's, cupy's, by its handle, or one of our own."""

from __future__ import annotations

import atexit
import collections
import ctypes
import errno
import os
import time
import weakref
from ctypes import byref, c_int64, c_size_t, c_ssize_t

from . import _lib, _wait
from ._context import Context, Handle, InFlight, again, default_context, not_now, policy_number
from ._errors import ClosedError, DeadlineError, InvalidError, check, error, forked, stays
from ._memory import offset_of
from ._types import DeviceLike, StreamLike

lib = _lib.lib

_PENDING = -(1 << 62)  # no result of the library's
_CACHED = 64  # wrapped streams that a context keeps

_streams = weakref.WeakSet()


class StreamHandle(Handle):
    """A stream of the library's; closing it waits for transfers on it."""

    __slots__ = ()
    waits = True

    def _free(self):
        ptr, self.ptr = self.ptr, None
        if ptr is not None:
            lib.pl_stream_close(ptr)


class StreamTransfer:
    """
    A transfer that a stream will get to. File and memory are kept until then. Work that is queued
    on the stream afterwards sees the bytes; a failure is only here.
    """

    __slots__ = ('_stream', '_result')

    def __init__(self, stream):
        self._stream = stream
        self._result = c_ssize_t(_PENDING)

    def done(self) -> bool:
        """Whether it has ended. Never waits."""
        over = self._result.value != _PENDING
        if over:
            self._stream._kept.pop(id(self), None)
        return over

    def result(self, timeout: float | None = None) -> int:
        """
        Waits for the end. Returns the bytes moved. timeout: seconds, then DeadlineError.
        Raises PeerlaneError with what it failed with.
        """
        end = None if timeout is None else time.monotonic() + timeout
        nap = 20e-6
        while not self.done():
            if self._stream._handle is None or self._stream._handle.ptr is None:
                raise self._stream._gone()
            if end is not None and time.monotonic() >= end:
                raise DeadlineError(errno.ETIMEDOUT, 'the stream has not got through the transfer in '
                                    '%s s' % timeout)
            time.sleep(nap)
            nap = min(nap * 2, 1e-3)
        if self._result.value < 0:
            raise error(self._result.value,
                        '%s: a transfer in a stream\'s order; the reason is in the log '
                        '(PEERLANE_LOG=info)' % os.strerror(-self._result.value))
        return self._result.value

    def __repr__(self):
        return '<peerlane.StreamTransfer, %s>' % (
            'pending' if not self.done() else self._result.value)


class Stream:
    """
    A stream of a device, for transfers in its order and, on CUDA, the program's own kernels.

    device: "gpu:0", "cuda:1", "soft:0". handle: a stream that exists, as torch's `cuda_stream`
    (on CUDA 0 is the default one); None: a new one, which does not wait for the default one.
    """

    device: str
    __reduce_ex__ = stays('a stream', 'nothing of it, and make a peerlane.Stream() there')

    def __init__(self, device: DeviceLike = 'gpu:0', handle: int | None = None, *,
                 context: Context | None = None) -> None:
        self._handle = None
        self._flying = collections.deque()
        self._kept = InFlight()  # by a transfer's id()
        self.context = context or default_context()
        dev = self.context.device(device)
        self.device = dev.name
        own = StreamHandle(self.context)
        check(own.make(lib.pl_stream_create, dev.ptr) if handle is None
              else own.make(lib.pl_stream_wrap, dev.ptr, handle))
        self._handle = own
        _streams.add(self)

    @property
    def handle(self) -> int:
        """The stream as the device's own interface knows it: on CUDA the CUstream, as an int."""
        return _lib.quick.pl_stream_handle(self._live()) or 0

    def __cuda_stream__(self) -> tuple[int, int]:
        """The protocol by which CUDA's Python libraries take each other's streams."""
        return (0, self.handle)

    def synchronize(self) -> None:
        """Waits for all that is queued on it, the program's own work too. Failures of transfers are
        theirs."""
        handle = self._handle
        self._live()
        _wait.aside(lambda: check(lib.pl_stream_sync(handle.ptr)))
        self._forget()

    def close(self) -> None:
        """Closes it, after the transfers on it. A wrapped stream is left as it is."""
        handle, self._handle = self._handle, None
        if handle is not None:
            handle.release()
        self._forget()
        self._kept.over()

    def __enter__(self) -> Stream:
        self._live()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self):
        return '<peerlane.Stream on %s%s>' % (self.device,
                                              ', closed' if self._handle is None else '')

    def _gone(self):
        if self.context._forked:
            return forked('the stream')
        return ClosedError(errno.EBADF, 'the stream is closed; make another one: peerlane.Stream()')

    def _live(self):
        if self._handle is None or self._handle.ptr is None:
            raise self._gone()
        return self._handle.ptr

    def _forget(self):
        """What has ended needs nothing kept any more; transfers of a stream end in their order."""
        while self._flying and self._flying[0].done():
            self._flying.popleft()

    def _queue(self, call, file, address, size, offset, policy, timeout, keep):
        """Puts a transfer of a file, or of a region, on the stream."""
        offset = offset_of(offset, size)
        self._forget()
        transfer = StreamTransfer(self)
        io = _lib.pl_stream_io(
            flags=_lib.STREAM_FIXED_LEN | _lib.STREAM_FIXED_OFF, policy=policy_number(policy),
            file=None if file.is_region else file.ptr, mem=None if file.is_region else address, len=ctypes.pointer(c_size_t(size)),
            off=ctypes.pointer(c_int64(offset)), result=ctypes.pointer(transfer._result),
            timeout_ns=_wait.nanoseconds(timeout))
        self._kept[id(transfer)] = (file, keep)
        try:
            if file.is_region:
                near = _lib.pl_place(kind=_lib.PLACE_MEMORY, mem=address)
                far = _lib.pl_place(kind=_lib.PLACE_REGION, region=file.ptr)
                check(call(self._live(), near, far, byref(io)))
            else:
                check(call(self._live(), byref(io)))
        except BaseException:
            del self._kept[id(transfer)]
            raise
        self._flying.append(transfer)
        return transfer

    def _queue_pieces(self, reading, region, array, policy, timeout, keep):
        """Puts a list of a region's pieces on the stream; the library keeps a copy of it."""
        self._forget()
        transfer = StreamTransfer(self)
        opts = _lib.pl_stream_copyv_opts(
            policy=policy_number(policy), result=ctypes.pointer(transfer._result),
            timeout_ns=_wait.nanoseconds(timeout))
        far = _lib.pl_place(kind=_lib.PLACE_REGION, region=region.ptr)
        dst, src = (None, far) if reading else (far, None)
        self._kept[id(transfer)] = (region, keep)
        try:
            check(_lib.lib.pl_stream_copyv(self._live(), dst, src, array, len(array), byref(opts)))
        except BaseException:
            del self._kept[id(transfer)]
            raise
        self._flying.append(transfer)
        return transfer

    def __del__(self):
        # The results of what is queued lie in memory that goes after this.
        try:
            if self._handle is not None and not_now(self.__del__):
                return
            if self._handle is not None:
                self._handle.release()
            self._kept.over()
        except BaseException:
            if again(self.__del__):
                raise


def handle_of(stream: StreamLike) -> int:
    """A stream's handle, as an int: torch's, cupy's, numba's, of CUDA's own protocol, or an int."""
    if isinstance(stream, int):
        return stream
    for name in ('cuda_stream', 'ptr', 'handle'):
        value = getattr(stream, name, None)
        if value is not None:
            return getattr(value, 'value', value) or 0
    protocol = getattr(stream, '__cuda_stream__', None)
    if protocol is not None:
        about = protocol() if callable(protocol) else protocol
        return int(about[1])
    raise TypeError('a %s is no stream: give torch.cuda.Stream, cupy.cuda.Stream, peerlane.Stream, '
                    'or the handle as an int' % type(stream).__name__)


def _device_of(context, stream, address):
    """The device that a stream is of: by the memory, or by what the stream says."""
    info = _lib.pl_mem_info()
    check(lib.pl_mem_info(context._live(), address, byref(info)))
    if info.dev_name:
        return _lib.words(info.dev_name)
    index = getattr(getattr(stream, 'device', None), 'index', getattr(stream, 'device_id', None))
    if index is None:
        raise InvalidError(errno.EINVAL, 'nothing says which device the stream is of, as the '
                           'memory is the host\'s: give peerlane.Stream("cuda:0", handle)')
    return 'cuda:%d' % index


def wrapped(context, device, handle):
    """A kept or new wrapper of a stream of a device, by its handle."""
    key = (device, handle)
    kept = context._streams.get(key)
    # The default streams' handles mean another stream in another context or thread.
    if kept is not None and _lib.quick.pl_stream_is(kept._live(), handle):
        return kept
    made = Stream(device, handle, context=context)
    if len(context._streams) >= _CACHED:
        context._streams.pop(next(iter(context._streams)))
    context._streams[key] = made
    return made


def stream_for(context, stream, address):
    """The Stream to queue a transfer on: the one given, or a kept or new wrapper of it."""
    if isinstance(stream, Stream):
        return stream
    return wrapped(context, _device_of(context, stream, address), handle_of(stream))


@atexit.register
def _last():
    """Transfers that streams have not got to keep their memory until the process is gone."""
    for stream in list(_streams):
        stream._forget()
        if stream._flying:
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(stream))
