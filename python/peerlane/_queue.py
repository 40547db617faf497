# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Queues: many transfers in flight, each a future. Threads of the library carry them, and so does
whoever waits; `await` needs no thread at all.

A queue keeps each request's file and memory until the request has ended, whatever becomes of the
future. One waiting thread at a time, the leader, takes completions out and hands them round; the
others sleep until it has.
"""

from __future__ import annotations

import atexit
import collections
import copy
import ctypes
import errno
import itertools
import logging
import os
import struct
import sys
import threading
import time
import weakref
from ctypes import byref, c_int, c_uint64
from typing import TYPE_CHECKING, Any, Callable, Generator, Iterable, Iterator

from . import _lib, _memory
from ._context import Context, Handle, InFlight, again, default_context, not_now, policy_number
from ._errors import (CancelledError, ClosedError, DeadlineError, InvalidError, PeerlaneError, check,
                      closed, error, stays)
from ._types import Memory
from ._wait import in_main, nanoseconds

if TYPE_CHECKING:
    from ._file import File
    from ._remote import Region

lib = _lib.lib

# struct pl_request, struct pl_completion
_REQUEST = struct.Struct('@NIIPPPQNQPPPPPN')
_COMPLETION = struct.Struct('@NPQnII')
assert _REQUEST.size == ctypes.sizeof(_lib.pl_request)
assert _COMPLETION.size == ctypes.sizeof(_lib.pl_completion)

CHUNK = 256  # requests that are handed to the library at once, and completions taken out
WAIT_NS = 100_000_000  # how long the main thread is in the library before it looks for Ctrl-C
SMALL = 1 << 20  # requests up to here are over so soon that the main thread may carry them itself
FOLLOW_S = .1  # how long who is not the leader sleeps at most

PENDING, DONE, FAILED = 0, 1, 2

_queues = weakref.WeakSet()


_dropped = []  # handles of queues that nobody has any more, with a pipe's request in flight


class QueueHandle(Handle):
    """
    A queue of the library's; closing it waits for what is in flight. kept: that, by its token.

    A pipe's request may be in flight for ever. So a queue with one is not closed when it is dropped,
    where the interpreter's collector would wait: it is kept, with what the request uses, until that ends.
    """

    __slots__ = ('kept', 'closer', 'given_up')
    waits = True

    def __init__(self, context):
        self.kept = InFlight()
        self.closer = None
        self.given_up = False
        super().__init__(context)

    def stuck(self):
        return self.given_up and self._endless()

    def _endless(self):
        return any(one.endless for requests in list(self.kept.values()) for one in requests)

    def _collect(self):
        """Forgets what has ended, without waiting."""
        blank = _COMPLETION.pack(_COMPLETION.size, 0, 0, 0, 0, 0) * CHUNK
        n = CHUNK
        while self.kept and self.ptr is not None and n == CHUNK:
            space = ctypes.create_string_buffer(blank, len(blank))
            n = lib.pl_queue_wait(self.ptr, ctypes.cast(space, _lib.POINTER(_lib.pl_completion)), 0,
                                  CHUNK, 0)
            for i in range(n):
                self.kept.pop(_COMPLETION.unpack_from(space, i * _COMPLETION.size)[1], None)

    def drop(self):
        """Lets it go, if that has an end, or else when it has."""
        if self.ptr is not None and self.kept and not self.context._forked:
            self._collect()
            if self._endless():
                self.given_up = True
                self.context._handles.add(self)  # the collector has taken it out
                if self not in _dropped:
                    _dropped.append(self)
                return
        self.release()
        self.kept.over()

    def __del__(self):
        try:
            if not not_now(self.drop):
                self.drop()
        except BaseException:
            if again(self.drop if self.ptr is not None or self.cell is not None else None):
                raise

    def _free(self):
        ptr, self.ptr = self.ptr, None
        if ptr is not None:
            lib.pl_queue_close(ptr)


def _let_go():
    """Closes the dropped queues whose requests have ended."""
    for handle in list(_dropped):
        handle._collect()
        if handle.ptr is None or not handle._endless():
            if handle in _dropped:
                _dropped.remove(handle)
            handle.drop()


class Request:
    """One transfer for a queue: Request.read(), Request.write() or Request.copy() makes it."""

    __slots__ = ('op', 'policy', 'handle', 'mem', 'src', 'offset', 'size', 'timeout', 'keep',
                 'about', 'slow', 'endless', 'pieces')

    def __init__(self) -> None:
        self.pieces = None
        self.endless = False  # of a pipe: what it waits for may never come

    @classmethod
    def read(cls, file: File | Region, dst: Memory, offset: int = 0, size: int | None = None, *,
             policy: str | None = None, timeout: float | None = None,
             sync: bool = True) -> Request:
        """From a file, or a region, into memory; the arguments are those of File.read_into()."""
        return cls._of_file(_lib.OP_READ, file, dst, offset, size, policy, timeout, sync)

    @classmethod
    def write(cls, file: File | Region, src: Memory, offset: int = 0, size: int | None = None, *,
              policy: str | None = None, timeout: float | None = None,
              sync: bool = True) -> Request:
        """Out of memory to a file, or region; the arguments are those of File.write_from()."""
        return cls._of_file(_lib.OP_WRITE, file, src, offset, size, policy, timeout, sync)

    @classmethod
    def copy(cls, dst: Memory, src: Memory, size: int | None = None, *,
             policy: str | None = None, timeout: float | None = None,
             sync: bool = True, context: Context | None = None) -> Request:
        """From memory to memory; the arguments are those of peerlane.copy(). context: the queue's."""
        to, space, keep = _memory.target(dst)
        at, have, kept = _memory.source(src)
        if size is None and space != have or size is not None and not 0 <= size <= min(space, have):
            raise InvalidError(errno.EINVAL, 'a copy of size=%s, from %d bytes to %d'
                               % (size, have, space))
        if _memory._places:
            context = context or default_context()
            ready = _memory.settle if sync else _memory.introduce
            ready(dst, context)
            ready(src, context)
        self = cls()
        self.op = _lib.OP_COPY
        self.handle = None
        self.mem, self.src, self.offset, self.keep = to, at, 0, (keep, kept)
        self.size = space if size is None else size
        self.policy = policy_number(policy)
        self.timeout = 0 if timeout is None else nanoseconds(timeout)
        self.about = 'copy'
        self.slow = self.size > SMALL
        return self

    @classmethod
    def read_pieces(cls, region: Region, pieces: Iterable[tuple[Memory, int]], *,
                    policy: str | None = None, timeout: float | None = None,
                    sync: bool = True) -> Request:
        """Many pieces of a region as one request; the arguments are those of Region.read_pieces()."""
        return cls._of_pieces(_lib.OP_READ, region, pieces, policy, timeout, sync)

    @classmethod
    def write_pieces(cls, region: Region, pieces: Iterable[tuple[Memory, int]], *,
                     policy: str | None = None, timeout: float | None = None,
                     sync: bool = True) -> Request:
        """Many pieces to a region as one; the arguments are those of Region.write_pieces()."""
        return cls._of_pieces(_lib.OP_WRITE, region, pieces, policy, timeout, sync)

    @classmethod
    def _of_pieces(cls, op, region, pieces, policy, timeout, sync):
        handle = region._live()
        if not handle.is_region:
            raise TypeError('a %s has no pieces: they are of a peerlane.Region' % type(region).__name__)
        self = cls()
        self.op, self.handle, self.mem, self.src, self.offset = op, handle, 0, 0, 0
        self.pieces, objects, self.size = region._rows(op == _lib.OP_READ, pieces)
        self.keep = objects, self.pieces
        if _memory._places:
            for obj, _ in objects:
                (_memory.settle if sync else _memory.introduce)(obj, region.context)
        self.policy = policy_number(policy) if policy is not None else 0
        self.timeout = 0 if timeout is None else nanoseconds(timeout)
        self.about = region.name
        self.slow = self.size > SMALL
        return self

    @classmethod
    def _of_file(cls, op, file, obj, offset, size, policy, timeout, sync):
        try:
            handle = file._live()
        except AttributeError:
            raise TypeError('a %s is no file: open it, peerlane.open(path)'
                            % type(file).__name__) from None
        reading = op == _lib.OP_READ
        address, nbytes, keep = (_memory.target if reading else _memory.source)(obj)
        if size is None:
            size = nbytes
        elif not 0 <= size <= nbytes:
            raise _memory.too_much(size, nbytes, obj)
        if not (type(offset) is int is type(size) and 0 <= offset <= _memory.OFFSET_MAX):
            offset = _memory.offset_of(offset, size)
        if _memory._places:
            (_memory.settle if sync else _memory.introduce)(obj, file.context)
        self = cls()
        self.op = op
        self.handle = handle
        self.mem, self.src, self.keep, self.size = address, 0, keep, size
        self.offset = offset or (_lib.OFF_STREAM if file._streaming else 0)
        self.policy = policy_number(policy) if policy is not None else 0
        self.timeout = 0 if timeout is None else nanoseconds(timeout)
        self.about = file.name
        self.endless = file._streaming
        self.slow = size > SMALL or self.endless
        return self

    def _pack(self, buffer, at, token):
        file = self.handle.ptr if self.handle is not None else 0
        region = 0
        if file and self.handle.is_region:
            file, region = 0, file
        pieces = ctypes.addressof(self.pieces) if self.pieces is not None else 0
        _REQUEST.pack_into(buffer, at, _REQUEST.size, self.op, self.policy, file, self.mem, self.src,
                           self.offset, self.size, self.timeout, token, region, 0, 0, pieces,
                           len(self.pieces) if pieces else 0)

    def __repr__(self):
        verb = 'read' if self.op == _lib.OP_READ else 'write'
        if self.op == _lib.OP_COPY:
            return '<copy of %d bytes>' % self.size
        at = '' if self.offset == _lib.OFF_STREAM else ' at offset %d' % self.offset
        return '<%s of %d bytes%s of %s>' % (verb, self.size, at, self.about)


class Future:
    """
    What becomes of a request or a job. result() waits for it; `await` does so in asyncio.

    Done or not, whoever asks must be of the process that submitted it.
    """

    __slots__ = ('_queue', '_id', '_state', '_value', '_callbacks', '_requests', '_slow')
    __reduce_ex__ = stays('a transfer', 'its result()')

    def __init__(self, queue, requests):
        self._queue = queue
        self._id = 0
        self._state = PENDING
        self._value = None
        self._callbacks = None
        self._requests = requests  # with the memory and the files; dropped at the end
        self._slow = any(one.slow for one in requests)

    def done(self) -> bool:
        """Whether it has ended, well or not. Never waits."""
        if self._state == PENDING:
            self._queue.poll()
        return self._state != PENDING

    def cancelled(self) -> bool:
        """Whether it was taken back before it began."""
        return self._state == FAILED and isinstance(self._value, CancelledError)

    def running(self) -> bool:
        """Whether it has not ended."""
        return not self.done()

    def result(self, timeout: float | None = None) -> int:
        """
        Waits for the end. Returns the bytes moved, of a job of all its requests. timeout: seconds,
        after which DeadlineError is raised, a TimeoutError, and the transfer goes on. Raises what the
        transfer failed with, as File.read_into(), and CancelledError.
        """
        if self._state == PENDING:
            self._queue._wait_for(self, timeout)
        if self._state == FAILED:
            # Not the one that is kept: its traceback would keep the caller's frame, and that this future.
            raise copy.copy(self._value)
        return self._value

    def exception(self, timeout: float | None = None) -> PeerlaneError | None:
        """What result() would raise, or None."""
        if self._state == PENDING:
            self._queue._wait_for(self, timeout)
        return self._value if self._state == FAILED else None

    def cancel(self) -> bool:
        """Takes it back if nobody has begun with it. Returns whether that was so."""
        if self._state != PENDING:
            return self.cancelled()
        rc = lib.pl_queue_cancel(self._queue._live(), self._id)
        if rc not in (0, -errno.EBUSY, -errno.ENOENT):
            raise error(rc)
        return rc == 0

    def add_done_callback(self, function: Callable[[Future], object]) -> None:
        """Calls function(future) when it has ended, at once if it has: in the thread that finds
        out."""
        if self._state == PENDING:
            self._queue._live()
            with self._queue._lock:
                if self._state == PENDING:
                    self._callbacks = (self._callbacks or []) + [function]
                    return
        function(self)

    def _end(self, state, value):
        """By the leader. Callbacks are called when it leads no more: they may wait themselves."""
        with self._queue._lock:
            self._queue._todo.extend((function, self) for function in self._callbacks or ())
            self._callbacks = None
            self._value = value
            self._state = state
            self._requests = None

    @property
    def _condition(self):
        # What concurrent.futures.wait() and as_completed() look at in futures of executors.
        raise TypeError('this is a future of a peerlane.Queue: wait with queue.wait(futures) or '
                        'queue.as_completed(futures), or await it')

    def __await__(self) -> Generator[Any, None, int]:
        if not self.done():
            import asyncio
            try:
                loop = asyncio.get_running_loop()
            except RuntimeError:
                raise RuntimeError('await is for asyncio; in trio: '
                                   'await trio.to_thread.run_sync(future.result)') from None
            waiter = loop.create_future()

            def tell(_):
                try:
                    loop.call_soon_threadsafe(lambda: waiter.done() or waiter.set_result(None))
                except RuntimeError:  # the loop was closed: nobody waits there any more
                    pass
            self.add_done_callback(tell)
            self._queue._watch(loop)
            try:
                yield from waiter
            except asyncio.CancelledError:
                self.cancel()
                raise
        return self.result()

    def __repr__(self):
        return '<peerlane.Future, %s>' % (
            'pending' if self._state == PENDING else
            '%d bytes' % self._value if self._state == DONE else 'failed: %s' % self._value)


class _Turn:
    """Somebody's turn to take completions out."""

    __slots__ = ('thread',)

    def __init__(self):
        self.thread = threading.get_ident()


class Queue:
    """
    Many transfers in flight. `with` waits for all of them, and takes back what has not begun if the
    block fails.

    depth: the most requests that may be in it at once; submitting more waits for space. 0: 65536.
    context: None for the default one. May be used by any number of threads, and by asyncio: its
    descriptor is put into the running loop when a future is awaited.
    """

    _handle = None
    __reduce_ex__ = stays('a queue', 'the paths and offsets, and make a peerlane.Queue() there')

    def __init__(self, depth: int = 0, *, context: Context | None = None) -> None:
        if not 0 <= depth < 1 << 32:
            raise InvalidError(errno.EINVAL, 'depth=%d: a queue has space for 1 to 16777216 requests'
                               % depth)
        self.context = context or default_context()
        if _dropped:
            _let_go()
        self._handle = QueueHandle(self.context)
        check(self._handle.make(lib.pl_queue_open, self.context._live(),
                                _lib.pl_queue_opts(depth=depth)))
        self._inflight = {}
        self._kept = self._handle.kept  # by a request's token, like _inflight
        self._slow = set()  # tokens of requests in flight that may take long
        self._begun = (), (), ()  # tokens, futures and the library's numbers of what is submitted
        self._tokens = itertools.count(1)
        self._lock = threading.Lock()  # submitting, ends of futures
        self._leads = {}  # 'leader': the turn that leads
        self._todo = collections.deque()  # callbacks of futures that have ended
        self._wake = threading.Condition(threading.Lock())
        self._followers = 0
        self._loops = weakref.WeakSet()
        self._requests = ctypes.create_string_buffer(CHUNK * _REQUEST.size)
        self._ids = (c_uint64 * CHUNK)()
        self._blank = _COMPLETION.pack(_COMPLETION.size, 0, 0, 0, 0, 0) * CHUNK
        self._space = ctypes.create_string_buffer(self._blank, len(self._blank))
        self._unread = False
        _queues.add(self)

    # Submitting.

    def read(self, file: File | Region, dst: Memory, offset: int = 0, size: int | None = None, *,
             policy: str | None = None, timeout: float | None = None,
             sync: bool = True) -> Future:
        """As File.read_into(), but returns a Future at once."""
        return self.submit((Request.read(file, dst, offset, size, policy=policy, timeout=timeout,
                                         sync=sync),))[0]

    def write(self, file: File | Region, src: Memory, offset: int = 0, size: int | None = None, *,
              policy: str | None = None, timeout: float | None = None,
              sync: bool = True) -> Future:
        """As File.write_from(), but returns a Future at once. src must not change meanwhile."""
        return self.submit((Request.write(file, src, offset, size, policy=policy, timeout=timeout,
                                          sync=sync),))[0]

    def read_pieces(self, region: Region, pieces: Iterable[tuple[Memory, int]], *,
                    policy: str | None = None, timeout: float | None = None,
                    sync: bool = True) -> Future:
        """As Region.read_pieces(), but returns a Future at once."""
        return self.submit((Request.read_pieces(region, pieces, policy=policy, timeout=timeout,
                                                sync=sync),))[0]

    def write_pieces(self, region: Region, pieces: Iterable[tuple[Memory, int]], *,
                     policy: str | None = None, timeout: float | None = None,
                     sync: bool = True) -> Future:
        """As Region.write_pieces(), but returns a Future at once."""
        return self.submit((Request.write_pieces(region, pieces, policy=policy, timeout=timeout,
                                                 sync=sync),))[0]

    def copy(self, dst: Memory, src: Memory, size: int | None = None, *,
             policy: str | None = None, timeout: float | None = None,
             sync: bool = True) -> Future:
        """As peerlane.copy(), but returns a Future at once."""
        return self.submit((Request.copy(dst, src, size, policy=policy, timeout=timeout,
                                         sync=sync, context=self.context),))[0]

    def submit(self, requests: Iterable[Request]) -> list[Future]:
        """Puts Requests into the queue. Returns a list of as many Futures."""
        self._live()
        futures = [Future(self, (one,)) for one in requests]
        at = 0
        while at < len(futures):
            taken = self._submit_some(futures, at)
            at += taken
            if not taken:
                self._wait_some()
        return futures

    def _submit_some(self, futures, at):
        """How many the library took, 0 if the queue is full."""
        n = min(CHUNK, len(futures) - at)
        with self._lock:
            ptr = self._live()
            self._sort_out()
            ctypes.memset(self._ids, 0, ctypes.sizeof(self._ids))
            try:
                some = futures[at:at + n]
                for i, (token, one) in enumerate(zip(self._begin(some, self._ids), some)):
                    one._requests[0]._pack(self._requests, i * _REQUEST.size, token)
                taken = lib.pl_queue_submit(
                    ptr, ctypes.cast(self._requests, _lib.POINTER(_lib.pl_request)), n, None,
                    self._ids)
            finally:
                self._sort_out()
            if taken == -errno.EAGAIN and self._inflight:
                return 0
        return check(taken)

    def _begin(self, futures, numbers):
        """Tokens for what is about to be submitted. numbers: where the library puts its own names."""
        tokens = list(itertools.islice(self._tokens, len(futures)))
        self._begun = tokens, futures, numbers
        self._inflight.update(zip(tokens, futures))
        self._kept.update(zip(tokens, [one._requests for one in futures]))
        self._slow.update([token for token, one in zip(tokens, futures) if one._slow])
        return tokens

    def _sort_out(self):
        """
        Tells what was begun and taken by the library, which has a number then, from what was not.
        Ctrl-C may come at any time, also in here: whoever uses the queue next begins with it.
        """
        tokens, futures, numbers = self._begun
        for token, future, number in zip(tokens, futures, numbers[:len(tokens)]):
            if number:
                future._id = number
            else:
                self._inflight.pop(token, None)
                self._kept.pop(token, None)
                self._slow.discard(token)
        self._begun = (), (), ()

    def submit_job(self, requests: Iterable[Request]) -> Future:
        """Puts Requests into the queue that end as one. Returns one Future, of all their bytes."""
        self._live()
        requests = tuple(requests)
        if not requests:
            raise InvalidError(errno.EINVAL, 'a job needs a request')
        buffer = ctypes.create_string_buffer(len(requests) * _REQUEST.size)
        future = Future(self, requests)
        while True:
            ident = (c_uint64 * 1)()
            with self._lock:
                ptr = self._live()
                self._sort_out()
                for i, one in enumerate(requests):
                    one._pack(buffer, i * _REQUEST.size, 0)
                try:
                    token, = self._begin((future,), ident)
                    rc = lib.pl_queue_submit(
                        ptr, ctypes.cast(buffer, _lib.POINTER(_lib.pl_request)), len(requests),
                        byref(_lib.pl_job(user=token)), ident)
                finally:
                    self._sort_out()
                if rc >= 0:
                    return future
                full = rc == -errno.EAGAIN and self._inflight
            if not full:
                raise error(rc)
            self._wait_some()

    # Waiting.

    def _reap(self, at_least, timeout_ns):
        """
        Takes completions out, as the leader. Returns how many. Ctrl-C may come between any two
        steps: what the library has written is read then by the next who leads.
        """
        if self._unread:
            self._deliver(None)
        ctypes.memmove(self._space, self._blank, len(self._blank))
        self._unread = True
        n = check(lib.pl_queue_wait(
            self._live(), ctypes.cast(self._space, _lib.POINTER(_lib.pl_completion)), at_least,
            CHUNK, timeout_ns))
        self._deliver(_lib.words(_lib.quick.pl_error_message()))
        return n

    def _deliver(self, words):
        """
        Ends the futures whose completions are written down. words: the library's about the last of
        them that failed, or None where this is another thread or another time.
        """
        ended = []
        for at in range(0, len(self._blank), _COMPLETION.size):
            _, token, _, result, _, _ = _COMPLETION.unpack_from(self._space, at)
            if not token:
                break
            ended.append((token, result))
        last = next((token for token, result in reversed(ended) if result < 0), None)
        for token, result in ended:
            future = self._inflight.get(token)
            if future is None:  # ended before Ctrl-C came
                continue
            if future._state == PENDING and result >= 0:
                future._end(DONE, result)
            elif future._state == PENDING:
                said = words if token == last and words else os.strerror(-result)
                future._end(FAILED, error(result, said, _about(future)))
            with self._lock:
                self._inflight.pop(token, None)
                self._kept.pop(token, None)
                self._slow.discard(token)
        self._unread = False

    def _call_back(self):
        """Calls what waits for ends of futures, in the thread that heard of them."""
        while self._todo:
            try:
                function, future = self._todo.popleft()
            except IndexError:  # another thread did
                break
            try:
                function(future)
            except Exception:
                logging.getLogger('peerlane').exception('a callback of %r failed', future)

    def _lead(self, at_least, pause_ns, over=None):
        """
        Leads for one turn, unless another does or it is over by then. Returns how many completions
        it heard of, None if another leads.
        """
        me = _Turn()
        try:
            if self._leads.setdefault('leader', me) is not me:
                return None
            if over is not None and over():
                return 0
            return self._reap(at_least, pause_ns)
        finally:
            if self._leads.get('leader') is me:
                del self._leads['leader']
                if self._followers:
                    with self._wake:
                        self._wake.notify_all()
                self._call_back()

    def _pause_ns(self):
        """How long the leader may stay in the library: 0 for as long as it likes."""
        if not self._slow or not in_main():
            return 0
        return WAIT_NS

    def _turn(self, over, left_s):
        """One turn of waiting: leads, or sleeps while another does, unless it is over."""
        self._live()
        pause = self._pause_ns()
        if left_s is not None:
            left = nanoseconds(left_s)
            pause = min(pause or left, left) if left else pause
        if self._lead(1, pause, over) is not None:
            return
        nap = FOLLOW_S if left_s is None else max(0, min(FOLLOW_S, left_s))
        with self._wake:
            self._followers += 1
            try:
                heard = 'leader' not in self._leads or over() or self._wake.wait(nap)
            finally:
                self._followers -= 1
        if not heard:
            self._look_for_leader()

    def _look_for_leader(self):
        """Ctrl-C may come while a turn gives the lead back: then nobody leads, but it stands so."""
        leader = self._leads.get('leader')
        frame = leader and sys._current_frames().get(leader.thread)
        while frame is not None:
            if frame.f_code is Queue._lead.__code__ and frame.f_locals.get('me') is leader:
                return
            frame = frame.f_back
        if leader is not None and self._leads.get('leader') is leader:
            self._leads.pop('leader', None)

    def _wait_until(self, over, timeout):
        """Whether it came to be over in time."""
        end = None if timeout is None else time.monotonic() + timeout
        while not over():
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                return False
            self._turn(over, left)
        return True

    def _wait_for(self, future, timeout):
        if not self._wait_until(lambda: future._state != PENDING, timeout):
            raise DeadlineError(errno.ETIMEDOUT, 'the transfer has not ended in %s s; it goes on'
                                % timeout)

    def _wait_some(self):
        """Until there is space, or was for a moment."""
        have = len(self._inflight)
        self._wait_until(lambda: len(self._inflight) < have or not self._inflight, None)

    def poll(self) -> None:
        """Hears of what has ended, without waiting."""
        self._live()
        while self._inflight and self._lead(0, 0) == CHUNK:
            pass

    def wait(self, futures: Iterable[Future] | None = None,
             timeout: float | None = None) -> bool:
        """
        Waits for futures of this queue, by default for all that are in flight. timeout: seconds.
        Returns whether all have ended. Raises none of their errors: result() does.
        """
        pending = list(self._inflight.values()) if futures is None else list(futures)
        return self._wait_until(lambda: all(one._state != PENDING for one in pending), timeout)

    def as_completed(self, futures: Iterable[Future] | None = None) -> Iterator[Future]:
        """Gives futures as they end, by default those that are in flight."""
        pending = set(self._inflight.values()) if futures is None else set(futures)
        while pending:
            over = {one for one in pending if one._state != PENDING}
            if not over:
                self._wait_until(lambda: any(one._state != PENDING for one in pending), None)
                continue
            pending -= over
            yield from over

    # asyncio.

    def fileno(self) -> int:
        """A descriptor that is readable while poll() has something to hear: for select and epoll.
        It is the queue's own."""
        out = c_int()
        check(lib.pl_queue_fd(self._live(), byref(out)))
        return out.value

    def _watch(self, loop):
        if loop not in self._loops:
            loop.add_reader(self.fileno(), self._readable, loop)
            self._loops.add(loop)

    def _readable(self, loop):
        self.poll()
        if not self._inflight:
            self._loops.discard(loop)
            loop.remove_reader(self.fileno())

    # The end.

    def cancel(self) -> int:
        """Takes back all that nobody has begun with. Returns how many futures that is."""
        with self._lock:
            self._sort_out()
        return sum(one.cancel() for one in list(self._inflight.values()))

    @property
    def closed(self) -> bool:
        return self._handle is None or self._handle.ptr is None

    def close(self) -> None:
        """Waits for all that is in flight, and closes the queue. A second time it does nothing."""
        if self._handle is None:
            return
        if self._handle.ptr is not None:
            with self._lock:
                self._sort_out()
            self._wait_until(lambda: not self._inflight, None)
            for loop in list(self._loops):
                if not loop.is_closed():
                    loop.remove_reader(self.fileno())
            self._loops.clear()
            # Whoever is still leading is about to find that nothing is left.
            self._wait_until(lambda: 'leader' not in self._leads, None)
            handle, self._handle = self._handle, None
            handle.release()
        self._kept.over()

    def __enter__(self) -> Queue:
        self._live()
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None and not self.closed:
            self.cancel()
        self.close()

    def __len__(self) -> int:
        """Futures in flight."""
        return len(self._inflight)

    def __bool__(self):
        return True

    def __repr__(self):
        return '<peerlane.Queue, %s>' % ('closed' if self.closed else
                                         '%d in flight' % len(self._inflight))

    def _live(self):
        handle = self._handle
        if handle is None or handle.ptr is None:
            if self.context._forked:
                raise closed('the queue', self.context)
            raise ClosedError(errno.EBADF,
                              'the queue is closed; make another one: peerlane.Queue()')
        return handle.ptr

    def __del__(self):
        # The memory of what is in flight goes after this: the library has to be through with it.
        handle = self._handle
        try:
            if handle is not None and not not_now(self.__del__):
                self._drop()
        except BaseException:
            if again(handle.drop if handle is not None and handle.ptr is not None else None):
                raise

    def _drop(self):
        """Takes back what nobody has begun with, and lets the queue go; of what it does with pipes see
        QueueHandle."""
        if not self.closed and self._inflight:
            self.cancel()
        self._handle.drop()


class OwnQueue(Queue):
    """
    A queue for a `with` block whose memory, or file, nobody has a use for if the block fails. After
    Ctrl-C, and whatever else a signal's handler may raise, what is under way goes on without anybody
    waiting, and keeps what it needs.
    """

    _left = set()

    def __enter__(self) -> OwnQueue:
        for one in list(OwnQueue._left):
            try:
                one.poll()
                if not one._inflight:
                    one.close()
            except PeerlaneError:  # its context is closed, or the parent's
                pass
            if one.closed:
                OwnQueue._left.discard(one)
        return super().__enter__()

    def __exit__(self, kind: type[BaseException] | None, *more: object) -> None:
        # What a handler raises can be of any class, but is none of the library's errors.
        if kind is not None and not issubclass(kind, PeerlaneError) and not self.closed:
            self.cancel()
            self.poll()
            if self._inflight:
                OwnQueue._left.add(self)
                return
        super().__exit__(kind, *more)


def _about(future):
    requests = future._requests
    if len(requests) == 1:
        return repr(requests[0])[1:-1]
    return 'a job of %d requests, the first a %s' % (len(requests), repr(requests[0])[1:-1])


@atexit.register
def _last():
    """
    Threads of the library may be moving bytes into memory that the interpreter is about to free.
    What has not begun is taken back; what is under way keeps its memory until the process is gone.
    """
    for queue in list(_queues):
        try:
            if queue._inflight and not queue.closed:
                queue.cancel()
                queue.wait(timeout=1)
                if queue._inflight:
                    ctypes.pythonapi.Py_IncRef(ctypes.py_object(queue))
        except Exception:
            logging.getLogger('peerlane').debug('at exit', exc_info=True)
    for handle in _dropped:
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(handle))
