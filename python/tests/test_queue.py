# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Queues: contents, errors by their future, threads that wait together, asyncio, Ctrl-C, end."""

import asyncio
import concurrent.futures
import gc
import linecache
import os
import random
import select
import signal
import subprocess
import sys
import threading
import time
import weakref

import numpy
import pytest
from conftest import KINDS, memory, pattern

import peerlane
from peerlane import Request, _queue
from peerlane.safetensors import save_file


@pytest.fixture
def pipe():
    """An open pipe's two ends as files: reading from it waits for ever."""
    there, here = os.pipe()
    with peerlane.open(there) as f:
        yield f, here
        try:
            os.close(here)
        except OSError:
            pass
    os.close(there)


@pytest.mark.parametrize('call', ['read', 'write'])
def test_a_path_is_no_file(make, call):
    path, data = make(4096)
    with peerlane.Queue() as queue:
        for use in (getattr(Request, call), getattr(queue, call)):
            with pytest.raises(TypeError, match=r'a str is no file: open it, peerlane.open\(path\)'):
                use(str(path), data)
            f = peerlane.open(path, 'r+')
            f.close()
            with pytest.raises(peerlane.ClosedError):
                use(f, data)


@pytest.mark.parametrize('kind', KINDS)
def test_read_and_write(make, tmp_path, kind):
    path, data = make(1_000_000)
    parts = [memory(kind, 10_000) for _ in range(100)]
    order = list(range(100))
    random.Random(1).shuffle(order)
    with peerlane.open(path) as f, peerlane.Queue() as queue:
        futures = {i: queue.read(f, parts[i][0], i * 10_000) for i in order}
        assert all(futures[i].result() == 10_000 for i in order)
    assert b''.join(contents() for _, contents in parts) == data.tobytes()
    with peerlane.open(tmp_path / 'out', 'w') as f, peerlane.Queue() as queue:
        for i in order:
            queue.write(f, parts[i][0], i * 10_000)
    assert (tmp_path / 'out').read_bytes() == data.tobytes()


def test_many_at_once(make):
    """More than the library is handed at once, through a queue that holds less."""
    path, data = make(4_000_000)
    into = numpy.zeros((4_000, 1_000), 'u1')
    with peerlane.open(path) as f, peerlane.Queue(depth=300) as queue:
        futures = queue.submit(Request.read(f, row, i * 1_000) for i, row in enumerate(into))
        assert len(futures) == 4_000
        assert queue.wait() and len(queue) == 0
        assert {one.result() for one in futures} == {1_000}
    assert into.tobytes() == data.tobytes()


def test_job(make):
    path, data = make(1_000_000)
    into = numpy.zeros((1_000, 1_000), 'u1')
    with peerlane.open(path) as f, peerlane.Queue() as queue:
        job = queue.submit_job([Request.read(f, row, i * 1_000) for i, row in enumerate(into)])
        assert job.result() == 1_000_000
        assert into.tobytes() == data.tobytes()
        with pytest.raises(ValueError):
            queue.submit_job([])
        broken = queue.submit_job([Request.read(f, into[0]), Request.write(f, into[0], 5)])
        with pytest.raises(peerlane.DirectionError, match='a job of 2 requests'):
            broken.result()


def test_copy():
    data = pattern(3 << 20)
    a = peerlane.empty(len(data), 'uint8', 'soft:0')
    b = peerlane.empty(len(data), 'uint8', 'soft:1')
    with peerlane.Queue() as queue:
        assert queue.copy(a, data).result() == len(data)
        assert queue.copy(b, a).result() == len(data)
        with pytest.raises(ValueError):
            queue.copy(b, a, len(data) + 1)
    assert b.tobytes() == data.tobytes()


def test_errors_are_their_futures(make):
    path, data = make(10_000)
    into = numpy.zeros(10_000, 'u1')
    with peerlane.open(path) as f, peerlane.Queue() as queue:
        good = queue.read(f, into)
        bad = [queue.write(f, into, 7 * i) for i in range(5)]
        assert good.result() == 10_000 and good.exception() is None
        for i, one in enumerate(bad):
            assert isinstance(one.exception(), peerlane.DirectionError)
            with pytest.raises(OSError, match='write of 10000 bytes at offset %d of' % (7 * i)):
                one.result()
        # Of the last one to be heard of, the library's words are known, too.
        alone = queue.write(f, into)
        with pytest.raises(OSError, match='was not opened for writing'):
            alone.result()
        with pytest.raises(peerlane.ReadOnlyError):
            queue.read(f, b'abc')
        with pytest.raises(ValueError):
            queue.read(f, into, -1)
        with pytest.raises(ValueError):
            queue.read(f, into, 0, 10_001)
    with pytest.raises(ValueError, match='is closed'):
        Request.read(f, into)
    assert into.tobytes() == data.tobytes()


def test_file_closed_meanwhile(make):
    """The file and the memory of what is in flight stay."""
    path, data = make(1_000_000)
    with peerlane.Queue() as queue:
        f = peerlane.open(path)
        into = [peerlane.empty(10_000, 'uint8', 'soft:0') for _ in range(100)]
        blocks = [weakref.ref(one._block) for one in into]
        futures = [queue.read(f, one, i * 10_000) for i, one in enumerate(into)]
        f.close()
        views = [numpy.asarray(one) for one in into]
        del into
        assert sum(one.result() for one in futures) == 1_000_000
        assert b''.join(one.tobytes() for one in views) == data.tobytes()
        del views, futures
        gc.collect()
        assert not any(block() for block in blocks)


def test_callbacks(make):
    path, _ = make(10_000)
    seen = []
    with peerlane.open(path) as f, peerlane.Queue() as queue:
        one = queue.read(f, bytearray(10_000))
        one.add_done_callback(lambda _: 1 / 0)  # is logged, and harms nobody
        one.add_done_callback(seen.append)
        one.result()
        one.add_done_callback(seen.append)
    assert seen == [one, one]


def test_callbacks_may_wait(make):
    """A callback may use the queue that it is called by, in any thread."""
    path, data = make(10_000)
    into = [bytearray(1_000) for _ in range(10)]
    seen = []
    with peerlane.open(path) as f, peerlane.Queue() as queue:
        def go_on(ended):
            seen.append(ended.result())
            if len(seen) < 10:
                after = queue.read(f, into[len(seen)], len(seen) * 1_000)
                after.add_done_callback(go_on)
                if len(seen) % 2:
                    after.result()
        first = queue.read(f, into[0])
        first.add_done_callback(go_on)
        queue.wait()
        while len(seen) < 10:
            queue.wait()
    assert b''.join(into) == data.tobytes()


def test_interrupted_between_two_steps(make):
    """Ctrl-C at any step of a turn loses no completion, and leaves nobody leading."""
    path, data = make(40_000)
    steps = []

    class Stop(BaseException):
        pass

    with peerlane.open(path) as f:
        for stop_at in range(200):
            queue = peerlane.Queue()
            into = [bytearray(1_000) for _ in range(40)]
            futures = [queue.read(f, one, i * 1_000) for i, one in enumerate(into)]
            futures.append(queue.write(f, into[0]))
            called = []
            futures[0].add_done_callback(called.append)
            count = [0]

            def trace(frame, event, arg):
                if frame.f_code.co_filename != _queue.__file__ or \
                        frame.f_code.co_name not in ('_reap', '_deliver', '_turn', '_lead'):
                    return None
                line = linecache.getline(_queue.__file__, frame.f_lineno).strip()
                # The interpreter looks for signals at calls, and not where `with` ends.
                if event == 'line' and not line.startswith('with '):
                    count[0] += 1
                    if count[0] == stop_at:
                        raise Stop
                return trace
            before = sys.gettrace()
            sys.settrace(trace)
            try:
                queue.wait()
            except Stop:
                steps.append(stop_at)
            finally:
                sys.settrace(before)
            queue.close()
            assert [one.exception() is None for one in futures] == [True] * 40 + [False]
            assert b''.join(into) == data.tobytes()
            assert called == [futures[0]]
    assert len(steps) > 100


def test_as_completed(make):
    path, _ = make(1_000_000)
    with peerlane.open(path) as f, peerlane.Queue() as queue:
        futures = [queue.read(f, bytearray(1_000), i * 1_000) for i in range(1_000)]
        assert set(queue.as_completed()) <= set(futures)
        assert set(queue.as_completed(futures)) == set(futures)
        assert all(one.done() for one in futures)


def test_cancel_and_timeouts(pipe, make):
    path, _ = make(1_000)
    f, here = pipe
    into = [bytearray(4) for _ in range(10)]
    queue = peerlane.Queue()
    waits = [queue.read(f, one) for one in into]
    assert not waits[0].done() and waits[0].running()
    assert not queue.wait(timeout=.05)
    with pytest.raises(concurrent.futures.TimeoutError, match='it goes on'):
        waits[0].result(timeout=.05)
    # A stream's requests go in their order: the last have not begun.
    assert waits[9].cancel()
    with pytest.raises(peerlane.CancelledError, match='of .*: the request was cancelled before'):
        waits[9].result()
    assert waits[9].cancelled() and not waits[8].cancelled()
    with peerlane.open(path) as g:  # others go on beside them
        assert queue.read(g, bytearray(1_000)).result() == 1_000
    os.write(here, bytes(range(36)))
    assert [one.result() for one in waits[:9]] == [4] * 9
    assert b''.join(bytes(one) for one in into) == bytes(range(36)) + bytes(4)
    queue.close()


def test_a_failed_block_takes_back(pipe):
    f, here = pipe
    with pytest.raises(KeyError):
        with peerlane.Queue() as queue:
            waits = [queue.read(f, bytearray(4)) for _ in range(10)]

            def closes():  # what is under way ends when the others were taken back, not before
                while not waits[9].done():
                    time.sleep(.01)
                os.close(here)
            thread = threading.Thread(target=closes)
            thread.start()
            raise KeyError
    thread.join()
    assert sum(one.cancelled() for one in waits) >= 8
    assert queue.closed


def test_left_by_ctrl_c(pipe):
    """What is under way keeps its memory, and the queue goes when it has ended."""
    from peerlane._queue import OwnQueue
    f, here = pipe
    into = [peerlane.empty(4, 'uint8', 'host') for _ in range(10)]
    views = [numpy.asarray(one) for one in into]
    blocks = [weakref.ref(one._block) for one in into]
    with pytest.raises(KeyboardInterrupt):
        with OwnQueue() as queue:
            waits = [queue.read(f, one) for one in into]
            queue.cancel = lambda: 0  # as if a thread had begun with each of them
            raise KeyboardInterrupt
    assert queue in OwnQueue._left and len(queue) == 10
    with OwnQueue():
        assert queue in OwnQueue._left
    del into, views[1:]
    gc.collect()
    assert all(block() for block in blocks)
    os.write(here, bytes(range(40)))
    queue.wait()
    assert [one.result() for one in waits] == [4] * 10 and views[0].tolist() == [0, 1, 2, 3]
    with OwnQueue():
        assert queue.closed and not OwnQueue._left
    del views
    gc.collect()
    assert not any(block() for block in blocks)


class Stopped(Exception):
    """What a signal's handler raises: of no class that anybody knows."""


def stops(queues):
    """Sends SIGUSR1 to the main thread when one of the queues that are made now has a request."""
    def sends():
        while not any(one._inflight for one in list(_queue._queues) if one not in queues):
            time.sleep(.001)
        time.sleep(.05)  # so that a thread of the library has begun with it
        signal.pthread_kill(threading.main_thread().ident, signal.SIGUSR1)
    thread = threading.Thread(target=sends)
    thread.start()
    return thread


@pytest.mark.parametrize('raised', [Stopped, KeyboardInterrupt])
@pytest.mark.parametrize('how', ['read_into', 'a dropped queue', 'in a cycle', 'the handle first',
                                 'a context'])
def test_a_handler_ends_a_pipes_read(pipe, how, raised):
    """
    What is under way keeps the queue, the file and the memory, and neither the collector nor close()
    waits for it, which may be for ever. It all goes when it has ended.
    """
    f, here = pipe

    def handler(*_):
        raise raised
    was = signal.signal(signal.SIGUSR1, handler)
    array = peerlane.empty(4, 'uint8', 'soft:0' if how != 'a context' else 'host')
    view, block = numpy.asarray(array), weakref.ref(array._block)
    numpy.asarray(array)[:] = 0
    gc.collect()
    thread = stops(list(_queue._queues))
    try:
        with pytest.raises(raised):
            if how == 'read_into':
                f.read_into(array)
            elif how == 'a context':
                with peerlane.Context() as context, peerlane.open(f.name, context=context) as g:
                    g.read_into(array)
            else:
                queue = peerlane.Queue()
                if how == 'in a cycle':
                    queue.itself = queue
                queue.read(f, array).result()
    finally:
        thread.join()
        signal.signal(signal.SIGUSR1, was)
    if how == 'the handle first':  # as the collector may have it
        queue._handle.__del__()
    queue = None
    gc.collect()
    del array
    gc.collect()
    assert block() is not None
    os.write(here, b'abcd')
    while _queue._dropped:
        peerlane.Queue().close()
    assert view.tobytes() in (b'abcd', bytes(4))  # the latter if it could be taken back
    del view
    gc.collect()
    assert block() is None


def test_what_a_handler_ends_is_let_go_later(make, monkeypatch):
    """An exception of a signal's handler that comes where the interpreter drops something is lost there."""
    from peerlane import _context, _file
    path, _ = make(10)
    f = peerlane.open(path)
    free, said = _file.FileHandle._free, []

    def stopped(self):
        raise Stopped
    monkeypatch.setattr(sys, 'unraisablehook', lambda about: said.append(about.exc_type))
    monkeypatch.setattr(_file.FileHandle, '_free', stopped)
    before = len(os.listdir('/proc/self/fd'))
    del f
    gc.collect()
    assert said == [Stopped] and _context._later
    monkeypatch.setattr(_file.FileHandle, '_free', free)
    peerlane.open(path).close()
    assert not _context._later
    assert len(os.listdir('/proc/self/fd')) < before


def test_left_by_what_a_handler_raises(pipe):
    """As by Ctrl-C: nobody waits."""
    from peerlane._queue import OwnQueue
    f, here = pipe
    into = bytearray(4)
    with pytest.raises(Stopped):
        with OwnQueue() as queue:
            one = queue.read(f, into)
            queue.cancel = lambda: 0  # as if a thread had begun with it
            raise Stopped
    assert queue in OwnQueue._left
    os.write(here, b'abcd')
    assert one.result() == 4 and bytes(into) == b'abcd'
    with OwnQueue():
        assert queue.closed and not OwnQueue._left


def test_threads_wait_together(make):
    """Who waits may take another's completion out: nobody is left waiting."""
    path, data = make(1_000_000)
    failures = []
    with peerlane.open(path) as f, peerlane.Queue() as queue:
        def work(seed):
            rnd = random.Random(seed)
            for _ in range(100):
                at, n = rnd.randrange(900_000), rnd.randrange(1, 100_000)
                into = numpy.zeros(n, 'u1')
                if queue.read(f, into, at).result() != n or \
                        into.tobytes() != data[at:at + n].tobytes():
                    failures.append((seed, at, n))
        threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        assert len(queue) == 0
    assert not failures


def test_descriptor(make):
    path, _ = make(1_000)
    with peerlane.open(path) as f, peerlane.Queue() as queue:
        assert not select.select([queue], [], [], 0)[0]
        one = queue.read(f, bytearray(1_000))
        assert select.select([queue], [], [])[0]
        assert one.done()
        assert not select.select([queue], [], [], 0)[0]


def test_asyncio(make):
    path, data = make(1_000_000)
    into = numpy.zeros((1_000, 1_000), 'u1')

    async def main():
        watched = asyncio.get_running_loop()._selector.get_map()
        before = len(watched)
        with peerlane.open(path) as f, peerlane.Queue() as queue:
            got = await asyncio.gather(*(queue.read(f, row, i * 1_000)
                                         for i, row in enumerate(into)))
            assert got == [1_000] * 1_000
            assert await queue.submit_job([Request.read(f, into[0], 5, 10)]) == 10
            with pytest.raises(peerlane.DirectionError):
                await queue.write(f, into)
            done = queue.read(f, into[0])
            done.result()
            assert await done == 1_000
            # Nothing is left in the loop, once it has looked at the queue's descriptor.
            for _ in range(2_000):
                if not queue._loops:
                    break
                await asyncio.sleep(.01)
            assert not queue._loops and len(watched) == before
            assert await queue.read(f, into[1], 1_000) == 1_000
    asyncio.run(main())
    assert into.tobytes() == data.tobytes()


def test_await_without_asyncio(pipe):
    """As in trio."""
    f, here = pipe
    with peerlane.Queue() as queue:
        one = queue.read(f, bytearray(4))
        try:
            with pytest.raises(RuntimeError, match=r'trio\.to_thread'):
                one.__await__().send(None)
        finally:
            os.write(here, b'1234')
        assert one.result() == 4


def test_asyncio_cancel(pipe):
    f, here = pipe

    async def main():
        queue = peerlane.Queue()
        first = queue.read(f, bytearray(4))
        task = asyncio.ensure_future(asyncio.wait_for(queue.read(f, bytearray(4)), .05))
        with pytest.raises(asyncio.TimeoutError):
            await task
        os.write(here, b'1234')
        assert await first == 4
        queue.close()
    asyncio.run(main())


def test_closed(make):
    path, _ = make(1_000)
    queue = peerlane.Queue()
    with peerlane.open(path) as f:
        one = queue.read(f, bytearray(1_000))
        queue.close()
        queue.close()
        assert one.result() == 1_000
        for use in (lambda: queue.read(f, bytearray(1)), queue.poll, queue.fileno,
                    queue.__enter__, lambda: queue.submit_job([Request.read(f, bytearray(1))])):
            with pytest.raises(peerlane.ClosedError, match=r'peerlane\.Queue\(\)'):
                use()


def test_dropped_in_flight(make):
    """A queue that nobody keeps waits for what it has in flight before its memory and file go."""
    path, data = make(8 << 20)
    for _ in range(20):
        with peerlane.open(path) as f:
            queue = peerlane.Queue()
            queue.read(f, bytearray(8 << 20))
            del queue
        gc.collect()


@pytest.mark.parametrize('way', ['submit', 'job', 'stream'])
def test_dropped_with_all_it_needs(make, monkeypatch, way):
    """The collector finds a queue, a file and memory at once: the queue has to wait before those go."""
    from peerlane import _array, _file, _queue, _stream
    order = []

    def noted(kind, name):
        free = kind._free
        monkeypatch.setattr(kind, '_free', lambda self: (free(self), order.append(name)))
    noted(_file.FileHandle, 'file')
    noted(_array.Block, 'memory')
    noted(_queue.QueueHandle, 'queue')
    noted(_stream.StreamHandle, 'queue')
    path, _ = make(1 << 20)
    gc.collect()
    for turn in range(8):
        # Finalizers run as objects came to be: the file before the queue, and after it.
        made = [lambda: peerlane.open(path), lambda: peerlane.empty(1 << 20, 'uint8', 'soft:0'),
                lambda: peerlane.Stream('soft:0') if way == 'stream' else peerlane.Queue()]
        things = [None] * 3
        for i in ((0, 1, 2), (2, 1, 0), (1, 2, 0), (0, 2, 1))[turn % 4]:
            things[i] = made[i]()
        f, gpu, queue = things
        if way == 'submit':
            queue.read(f, gpu)
        elif way == 'job':
            queue.submit_job([Request.read(f, gpu), Request.read(f, gpu)])
        else:
            f.read_into(gpu, stream=queue)
        del order[:], things, made, f, gpu, queue
        gc.collect()
        assert order[0] == 'queue' and sorted(order) == ['file', 'memory', 'queue']


def test_fork(pipe):
    from test_file import in_child
    f, here = pipe
    queue = peerlane.Queue()
    one = queue.read(f, bytearray(4))
    for use in (one.result, one.done, one.cancel, queue.poll, queue.wait, queue.fileno,
                lambda: queue.submit([]), lambda: one.add_done_callback(print)):
        said = in_child(use)
        assert said.startswith('ForkError: the queue was made before fork()'), said
    os.write(here, b'abcd')
    assert one.result() == 4
    queue.close()


BESIDE = r'''
import os, sys, threading, time, peerlane
there, here = os.pipe()
f, queue = peerlane.open(there), peerlane.Queue()
waits = {'read_into': lambda into: f.read_into(into),
         'result': lambda into: queue.read(f, into).result(),
         'close': lambda into: (queue.read(f, into), queue.close())}[sys.argv[1]]
into = bytearray(4)
thread = threading.Thread(target=waits, args=(into,))
thread.start()
time.sleep(.1)  # most likely it waits by then: that it does is not relied on
os.write(here, b'abcd')
thread.join()
print(into.decode())
'''


@pytest.mark.parametrize('how', ['read_into', 'result', 'close'])
def test_others_run_beside_who_waits(how):
    """Nobody else could write what is waited for if the library kept the interpreter."""
    env = dict(os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(peerlane.__file__)))
    said = subprocess.run([sys.executable, '-c', BESIDE, how], env=env, check=True, timeout=120,
                          stdout=subprocess.PIPE, text=True).stdout
    assert said == 'abcd\n'


INTERRUPTED = r'''
import asyncio, os, signal, sys, threading, time, peerlane
from peerlane import _queue, _wait
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in a shell's background
how, path = sys.argv[1:]
there, here = os.pipe()
f = peerlane.open(there)
queue = peerlane.Queue()
# Sixteen seconds for 64 MiB, if nobody ends it.
_wait.SLICE_NS //= 4
slow = peerlane.Context(policy='buffered', threads=1, test_fault='buffered:every=1:delay=2000000')
big = bytearray(64 << 20)

async def awaits():
    await queue.read(f, bytearray(4))

taken = []  # by the library, of load_file()
started = []  # while a thread is started, and when it is dropped, Python itself may lose Ctrl-C

def begun():
    while not started:
        time.sleep(.001)
    while how == 'large' and not big[0] or how == 'load_file' and not taken:
        time.sleep(.001)
        taken.extend(future for one in list(_queue._queues) for future in list(one._inflight.values())
                     if future._id)
    if how == 'open':
        time.sleep(.5)  # earlier than in open(2) Ctrl-C is no test, but no failure
    print('waiting', flush=True)

try:
    thread = threading.Thread(target=begun)
    thread.start()
    started.append(True)
    if how == 'read_into':
        f.read_into(bytearray(4))
    elif how == 'write_from':
        peerlane.open(here).write_from(bytearray(1 << 20))
    elif how == 'result':
        queue.read(f, bytearray(4)).result()
    elif how == 'wait':
        queue.read(f, bytearray(4))
        queue.wait()
    elif how == 'close':
        queue.read(f, bytearray(4))
        queue.close()
    elif how == 'asyncio':
        asyncio.run(awaits())
    elif how == 'open':  # nobody writes to it
        os.mkfifo(path + '.fifo')
        peerlane.open(path + '.fifo')
    elif how == 'aside':
        _wait.aside(threading.Event().wait)
    elif how == 'large':
        with peerlane.open(path, context=slow) as g:
            g.read_into(big)
    elif how == 'load_file':
        peerlane.safetensors.load_file(path, 'host', 'peerlane', context=slow)
    print('came back')
except KeyboardInterrupt:
    # Reading goes on for the rest of its 32 seconds, if it was too late to take it back.
    kept = [future for one in _queue.OwnQueue._left for future in one._inflight.values()]
    assert how != 'load_file' or all(one.done() or one in kept for one in taken)
    assert big.count(0) > len(big) // 4, 'not before it was through'
    with peerlane.open(path) as g:
        g.read_into(bytearray(5))
    print('interrupted')
'''


@pytest.mark.parametrize('how', ['read_into', 'write_from', 'result', 'wait', 'close', 'asyncio',
                                 'open', 'aside', 'large', 'load_file'])
def test_keyboard_interrupt(make, how):
    """Every call that waits sees Ctrl-C, and the process ends after it, whatever is in flight."""
    path, _ = make(64 << 20 if how == 'large' else 1_000)
    if how == 'load_file':
        save_file({'a': numpy.zeros(64 << 20, 'u1')}, path, sync=False)
    env = dict(os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(peerlane.__file__)))
    child = subprocess.Popen([sys.executable, '-c', INTERRUPTED, how, str(path)], env=env,
                             stdout=subprocess.PIPE, text=True)
    with child:
        assert child.stdout.readline() == 'waiting\n'
        child.send_signal(signal.SIGINT)
        assert child.stdout.read() == 'interrupted\n'
    assert child.returncode == 0


def test_concurrent_futures_say_whose_futures_these_are(make):
    path, _ = make(10)
    with peerlane.open(path) as f, peerlane.Queue() as q:
        future = q.read(f, bytearray(10))
        for wait in (concurrent.futures.wait,
                     lambda futures: list(concurrent.futures.as_completed(futures))):
            with pytest.raises(TypeError, match=r'queue\.wait\(futures\)'):
                wait([future])
        assert q.wait([future]) and future.result() == 10


def test_depths_that_are_none():
    """C would cut them to others."""
    for depth in (-1, 1 << 32, 1 << 40):
        with pytest.raises(ValueError, match='depth=%d' % depth):
            peerlane.Queue(depth)


def test_what_a_request_is_called(make):
    path, _ = make(10)
    into = bytearray(4)
    with peerlane.open(path) as f, peerlane.open('/dev/zero') as endless:
        for request, words in (
                (peerlane.Request.read(f, into, 3), '<read of 4 bytes at offset 3 of %s>' % path),
                (peerlane.Request.write(f, into), '<write of 4 bytes at offset 0 of %s>' % path),
                (peerlane.Request.read(endless, into), '<read of 4 bytes of /dev/zero>'),
                (peerlane.Request.copy(into, b'abcd'), '<copy of 4 bytes>')):
            assert repr(request) == words
