# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Waiting so that Ctrl-C is seen. A call of the library returns to the interpreter when it is through,
and only then does the main thread run signal handlers. So large transfers are carried in slices of
time, after each of which the library has let the memory go, and other calls that may take long are
made by a thread while the main one waits for it.
"""

import _thread
import errno
import math
import threading
import time

from ._errors import error
from ._lib import lib

SLICED_FROM = 32 << 20  # bytes; less is over before anybody has thought of Ctrl-C
SLICE_NS = 1_000_000_000  # at its end the flight is emptied, which costs some milliseconds
LOOK_S = .1
FOREVER_NS = 1 << 62  # as long as no machine runs


def in_main():
    """Whether signals are this thread's."""
    return threading.get_ident() == threading.main_thread().ident


def nanoseconds(timeout):
    """A time limit as the library takes it, from seconds or None; 0: none."""
    if timeout is None:
        return 0
    return max(1, min(int(timeout * 1e9), FOREVER_NS)) if timeout != math.inf else 0


def carry(call, size, opts, timeout=None, after=None, stream=None):
    """
    Carries `size` bytes by call(done, left), which gives what pl_read() and its like do: what comes
    short is asked for again, until nothing comes or it fails. Returns how many came.

    timeout: seconds. after(): called after each call, when opts.report is filled. stream: options
    whose `after` the transfer comes after, or None.
    """
    main = in_main()
    if stream is not None:
        opts.after = stream.after
    limit = nanoseconds(timeout)
    end = time.monotonic_ns() + limit if limit else None
    done = 0
    part = SLICE_NS
    while done < size:
        opts.timeout_ns = part if main and size - done > SLICED_FROM else 0
        if end is not None:
            left = max(1, end - time.monotonic_ns())
            opts.timeout_ns = min(opts.timeout_ns or left, left)
        n = call(done, size - done)
        if after is not None:
            after()
        late = end is not None and time.monotonic_ns() >= end
        if n == -errno.ETIMEDOUT and not (late and not done):
            if late:
                break
            if opts.after and opts.timeout_ns == part:
                # What the stream has is waited for once: in slices, work that is queued meanwhile
                # would be waited for, too.
                if aside(lambda: settled(stream), end):
                    opts.after = None
            else:
                part *= 2  # a driver that was starting, say
            continue
        if n < 0:
            raise error(n)
        done += n
        if not n or late:
            break
    return done


def settled(stream):
    """Waits for a stream, by options with it."""
    rc = lib.pl_stream_sync(stream.after)
    if rc:
        raise error(rc)
    return True


def aside(call, end=None):
    """
    What call() gives, or raises, made by another thread if this is the main one. After Ctrl-C the
    other thread goes on with it. end: of the main thread's wait, by the monotonic clock, in
    nanoseconds; then it is None, and the other thread goes on, too.
    """
    if not in_main():
        return call()
    outcome = []
    # Not those of the module threading: Ctrl-C may break its objects while they are used.
    over = _thread.allocate_lock()
    over.acquire()

    def work():
        try:
            outcome.append((call(), None))
        except BaseException as e:
            outcome.append((None, e))
        over.release()
    try:
        _thread.start_new_thread(work, ())
    except RuntimeError:  # there may be no more threads: then Ctrl-C has to wait
        return call()
    while not over.acquire(timeout=LOOK_S):
        if end is not None and time.monotonic_ns() >= end:
            return None
    value, failure = outcome.pop()
    if failure is not None:
        try:
            raise failure
        finally:
            del failure  # or its traceback would keep this frame, and what the callers have, until a collection
    return value
