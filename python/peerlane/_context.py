# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Contexts: the owners of devices, files, memory and queues. There is one for the whole process, made
when it is first needed; a program that wants other tunables makes one of its own.
"""

from __future__ import annotations

import ctypes
import errno
import os
import sys
import threading
import weakref
from ctypes import byref, c_char_p, c_void_p

from . import _lib
from ._errors import ClosedError, InvalidError, check, error, forked, stays
from ._types import DeviceLike, Path

lib = _lib.lib


# Threads that are in the log's receiver, which must not call the library: if the collector runs
# there, what it finds is let go later.
receiving = set()
_later = []


def not_now(release):
    """Whether this thread must not call the library; release() is called another time then."""
    if not receiving or threading.get_ident() not in receiving:
        return False
    _later.append(release)
    return True


def _catch_up():
    while _later:
        try:
            release = _later.pop()
        except IndexError:  # another thread did
            break
        try:
            release()
        except BaseException:
            _later.append(release)
            raise


def again(release):
    """
    For a __del__ that an exception ends, of Ctrl-C or of any signal's handler. The exception is lost
    there, whatever is written; what it kept from ending is not: release() is called another time.
    Returns whether the exception is to be raised: not while the interpreter ends, whose modules are gone.
    """
    if sys is None or sys.is_finalizing():
        return False
    if release is not None:
        _later.append(release)
    return True


def device_word(device):
    """The library's word for a device in any package's: 1, "cuda", "cpu", torch.device("cuda:1")."""
    if isinstance(device, int) and not isinstance(device, bool):
        return 'cuda:%d' % device
    name = str(device)
    if name == 'cpu':
        return 'host'
    if name == 'cuda':
        torch = sys.modules.get('torch')
        return 'cuda:%d' % (torch.cuda.current_device() if torch and torch.cuda.is_available() else 0)
    return name


class InFlight(dict):
    """
    Files and memory of what a queue or a stream has in flight, kept until it is over(). Not by the
    queue: the collector takes a dropped queue and what only it keeps at once, in any order, and a
    file must not be closed before the queue has waited.
    """

    _all = {}

    def __init__(self):
        super().__init__()
        InFlight._all[id(self)] = self

    def over(self):
        InFlight._all.pop(id(self), None)


class Handle:
    """
    Something of the library's that ends with its last user: an open file, device memory, a queue.

    Operations hold a reference while they run, so that a close() in another thread lets it go only
    when they are through. `ptr` is None when the context was closed meanwhile.
    """

    __slots__ = ('ptr', 'cell', 'context', '__weakref__')
    closer = None  # of memory that others look at, or a pipe's transfers use: the _Closer of its context
    looked_at = False
    waits = False  # whether something of it may be in flight
    is_region = False  # of a remote

    def __init__(self, context, ptr=None):
        self.ptr = ptr
        self.cell = None
        self.context = context
        context._handles.add(self)
        if _later and not receiving:
            _catch_up()

    def make(self, call, *args):
        """
        Has the library make it: call(*args, cell), which gives 0 or -errno. It is let go also if
        Ctrl-C comes before the call is back.
        """
        self.cell = cell = c_void_p()
        rc = call(*args, byref(cell))
        if not rc:
            self.ptr = cell.value
        self.cell = None
        return rc

    def release(self):
        """Lets it go now."""
        if not_now(self.release):
            return
        if self.cell is not None:
            self.ptr, self.cell = self.cell.value, None
        if self.context._ptr is None and self.closer is None or self.context._forked:
            self.ptr = None
        if self.ptr is not None:
            self._free()

    def stuck(self):
        """Whether closing it might wait for ever."""
        return False

    def _free(self):
        """
        Takes `ptr` and has the library let it go, if it is not None. Between the two nothing is called,
        so Ctrl-C, and another thread, come before or when it is gone.
        """
        raise NotImplementedError

    def __del__(self):
        try:
            self.release()
        except BaseException:
            if again(self.release if self.ptr is not None or self.cell is not None else None):
                raise


class _Closer:
    """Closes a context of the library's with the last of those that keep it."""

    __slots__ = ('context', 'ptr')

    def __init__(self, context, ptr):
        self.context = context
        self.ptr = ptr

    def __del__(self):
        try:
            if not self.context._forked and not not_now(self.__del__):
                ptr, self.ptr = self.ptr, None
                if ptr is not None:
                    lib.pl_close(ptr)
        except BaseException:
            if again(self.__del__ if self.ptr is not None else None):
                raise


class Device:
    """An open device of a context, which closes it."""

    __slots__ = ('ptr', 'name', 'flags')
    ptr: int
    name: str
    flags: int

    def __init__(self, ptr, info):
        self.ptr = ptr
        self.name = _lib.words(info.name)
        self.flags = info.flags


_contexts = weakref.WeakSet()


class Context:
    """
    An owner of devices, files, memory and staging buffers, with tunables of its own.

    config_file: a configuration file (peerlane.json(5)), or None for the usual ones. tunables: by
    name, as `peerlane conf` lists them: Context(chunk='8MiB', pagecache='request'). Raises
    InvalidError for those that do not exist, NotFoundError for the file.

    Closing it closes all that was made from it. May be used by any number of threads; close it when
    they are through.
    """

    __reduce_ex__ = stays('a context', 'its tunables, and make a peerlane.Context() there')

    def __init__(self, config_file: Path | None = None, **tunables: object) -> None:
        self._ptr = None
        self._forked = False
        self._handles = weakref.WeakSet()
        self._devices = {}
        self._streams = {}  # the program's, wrapped
        self._afters = {}  # options with streams of torch's, by device and handle
        self._late = []  # memory that was in use when it was to be freed
        self._lock = threading.Lock()
        lines = [('%s=%s' % (name, _setting(value))).encode() for name, value in tunables.items()]
        settings = (c_char_p * max(1, len(lines)))(*lines)
        opts = _lib.pl_ctx_opts(
            config_file=os.fsencode(config_file) if config_file is not None else None,
            settings=settings, n_settings=len(lines))
        out = c_void_p()
        check(lib.pl_open(byref(opts), byref(out)))
        self._ptr = out.value
        _contexts.add(self)

    @property
    def closed(self) -> bool:
        """Whether close() was called."""
        return self._ptr is None

    def close(self) -> None:
        """
        Closes it and all that was made from it; waits for transfers that other threads have under
        way. Memory that numpy, torch or others look at stays until they have dropped it, and what a
        pipe's transfer uses that a signal's handler ended the wait for until that has ended. Files stay
        open as long, and calls that other threads are in go on.
        """
        with self._lock:
            ptr, self._ptr = self._ptr, None
            handles = [one for one in self._handles if one.ptr is not None]
            stuck = [one for one in handles if one.stuck()] if ptr is not None else []
            kept = stuck + [one for one in handles if one.looked_at] if ptr is not None else []
            waiting = [(one, one.ptr) for one in handles if kept and one.waits and one not in stuck]
            for handle in handles:
                if handle not in stuck:
                    handle.ptr = None  # the library closes what is behind it
            self._devices.clear()
            self._streams.clear()
            self._afters.clear()
        if not kept:
            if ptr is not None:
                lib.pl_close(ptr)
            return
        for handle, its in waiting:
            handle.ptr = its
            handle._free()
        closer = _Closer(self, ptr)
        for handle in kept:
            handle.closer = closer

    def __enter__(self) -> Context:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self):
        if getattr(self, '_ptr', None) is not None:
            try:
                if not_now(self.__del__):
                    return
                ptr, self._ptr = self._ptr, None
                lib.pl_close(ptr)
            except BaseException:
                if again(self.__del__ if self._ptr is not None else None):
                    raise

    def __repr__(self):
        return '<peerlane.Context, %s>' % ('closed' if self.closed else 'open')

    def _live(self):
        if self._ptr is None:
            raise ClosedError(errno.EBADF, 'the context is closed; make another one: '
                              'peerlane.Context()')
        if self._forked:
            raise forked('the context')
        return self._ptr

    def device(self, name: DeviceLike) -> Device:
        """
        The open device of a name: "gpu:0" for the best GPU that there is, "soft:1", "cuda:0",
        "bar:0000:04:00.0"; also "cuda", a number and torch's devices. Raises DeviceError with the
        reason where there is none.
        """
        self._live()
        found = self._devices.get(name) if isinstance(name, str) else None
        if found is None:
            name = device_word(name)
            with self._lock:
                found = self._devices.get(name)
                if found is None:
                    found = self._devices[name] = self._open_device(name)
        return found

    def _opened_now(self, name):
        """Opens a device, also as "cuda:current", unless it is open. Returns whether it was not."""
        if name in self._devices:
            return False
        with self._lock:
            device = self._open_device(name)
            if device.name in self._devices:
                lib.pl_dev_close(device.ptr)
                return False
            self._devices[device.name] = device
        return True

    def _open_device(self, name):
        if name == 'host':
            raise InvalidError(errno.EINVAL, 'the host is no device that is opened; its memory is '
                               'given to functions as it is')
        out = c_void_p()
        rc = lib.pl_dev_open(self._live(), os.fsencode(name), byref(out))
        if rc == -errno.EINVAL:
            raise error(rc, '%s; or host (also cpu) for memory of the host'
                        % error(rc).strerror)
        check(rc)
        info = _lib.pl_dev_info()
        rc = lib.pl_dev_info(out, byref(info))
        if rc:
            lib.pl_dev_close(out)
            check(rc)
        return Device(out.value, info)


def _setting(value):
    if isinstance(value, bool):
        return 'on' if value else 'off'
    return value


_default = None
_lock = threading.Lock()
_tunables = {}


def default_context() -> Context:
    """The context that functions of the module use, made at the first call in this process."""
    global _default
    if _default is None:
        with _lock:
            if _default is None:
                _default = Context(**_tunables)
    return _default


def configure(**tunables: object) -> None:
    """
    Sets tunables of the default context, as those of Context. Raises InvalidError when that context
    is in use already: call it first.
    """
    with _lock:
        if _default is not None:
            raise InvalidError(errno.EINVAL, 'the default context is in use: configure() comes '
                               'before the first file, array or queue; or make a Context of its '
                               'own and use that')
        _tunables.update(tunables)


def _after_fork():
    """
    A child has none of its parent's threads and rings: what the parent made answers ForkError, and
    the child's first call makes a context of its own. Locks may have been held by other threads.
    """
    global _default, _lock
    _lock = threading.Lock()
    _default = None
    for context in list(_contexts):
        context._forked = True
        context._lock = threading.Lock()
        for handle in list(context._handles):
            handle.ptr = None


os.register_at_fork(after_in_child=_after_fork)


_policies = {None: 0}


def policy_number(name: str | None) -> int:
    """What the library takes for a policy's or a route's name; None: the default."""
    number = _policies.get(name)
    if number is None:
        out = ctypes.c_uint32()
        check(_lib.quick.pl_policy_parse(str(name).encode(), byref(out)))
        number = _policies[name] = out.value
    return number
