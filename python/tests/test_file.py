# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Files into memory of every kind and back, by content; what comes short; what is refused."""

import errno
import os
import pickle
import threading

import numpy
import pytest
from conftest import KINDS, memory, pattern

import peerlane

SIZES = (1, 4095, 4096, 70001, 3 << 20)


@pytest.mark.parametrize('kind', KINDS)
@pytest.mark.parametrize('nbytes', SIZES)
def test_read_whole(make, kind, nbytes):
    path, data = make(nbytes)
    into, contents = memory(kind, nbytes)
    with peerlane.open(path) as f:
        assert f.size == nbytes
        assert f.read_into(into) == nbytes
    assert contents() == data.tobytes()


@pytest.mark.parametrize('kind', KINDS)
def test_read_a_part(make, kind):
    path, data = make(300_000)
    into, contents = memory(kind, 10_000)
    with peerlane.open(path) as f:
        assert f.read_into(into, 12_345, 5_000) == 5_000
    assert contents() == data[12_345:17_345].tobytes() + bytes(5_000)


@pytest.mark.parametrize('kind', KINDS)
def test_write(tmp_path, kind):
    path = tmp_path / 'out'
    data = pattern(123_457)
    of, _ = memory(kind, len(data))
    peerlane.copy(of, data)
    with peerlane.open(path, 'w') as f:
        assert f.write_from(of) == len(data)
        assert f.write_from(of, len(data) + 1, 100) == 100
        f.sync()
    assert path.read_bytes() == data.tobytes() + b'\0' + data[:100].tobytes()


def test_write_of_what_is_read_only(tmp_path):
    path = tmp_path / 'out'
    frozen = pattern(5_000).copy()
    frozen.flags.writeable = False
    with peerlane.open(path, 'x') as f:
        assert f.write_from(b'head') == 4
        assert f.write_from(frozen, 4) == 5_000
        assert f.write(memoryview(b'tail'), 5_004) == 4
    assert path.read_bytes() == b'head' + frozen.tobytes() + b'tail'


def test_interior_of_an_array(make):
    path, data = make(100_000)
    rows = numpy.zeros((10, 10_000), 'u1')
    with peerlane.open(path) as f:
        assert f.read_into(rows[3], 777) == 10_000
        assert f.readinto(rows[5:7]) == 20_000
    assert rows[3].tobytes() == data[777:10_777].tobytes()
    assert rows[5:7].tobytes() == data[:20_000].tobytes()
    assert not rows[:3].any() and not rows[4].any() and not rows[7:].any()


def test_dtypes_and_shapes(make):
    path, data = make(8 * 3 * 5 * 2)
    for dtype in ('f4', 'f8', 'i2', 'c8', '?', 'M8[s]'):
        into = numpy.zeros((3, 5, -(-16 // numpy.dtype(dtype).itemsize)), dtype)
        with peerlane.open(path) as f:
            assert f.read_into(into) == into.nbytes
        assert into.tobytes() == data[:into.nbytes].tobytes()
    nothing = numpy.empty((0, 4))
    with peerlane.open(path) as f:
        assert f.read_into(nothing) == 0
        assert f.read_into(numpy.zeros(()), 8) == 8


def test_end_of_the_file(make):
    path, data = make(10_000)
    into = numpy.zeros(20_000, 'u1')
    with peerlane.open(path) as f:
        assert f.read_into(into, 4_000) == 6_000
        assert into.tobytes() == data[4_000:].tobytes() + bytes(14_000)
        assert f.read_into(into, 10_000) == 0
        assert f.read_into(into, 1 << 40) == 0
        with pytest.raises(EOFError, match='10000 bytes before'):
            f.read_into(into, exact=True)
        assert f.read_into(into, 9_999, 1, exact=True) == 1
        assert f.read() == data.tobytes()
        assert f.read(5, 9_997) == data[9_997:].tobytes()


def test_report(make):
    path, _ = make(1 << 20)
    report = peerlane.Report()
    into = peerlane.empty(1 << 20, 'uint8', 'soft:0')
    with peerlane.open(path) as f:
        f.read_into(into, report=report, policy='buffered')
        assert (report.route, report.buffered) == ('buffered', 1 << 20)
        assert (report.dst_device, report.src_device) == ('soft:0', '')
        f.read_into(into, 0, 4096, report=report, policy='buffered')
        assert report.buffered == 4096
        with pytest.raises(ValueError, match='no-such-route'):
            f.read_into(into, policy='no-such-route')


def test_large_is_carried_in_slices(make, monkeypatch):
    """What the main thread is given in slices of time is the same bytes."""
    from peerlane import _wait
    path, data = make(9 << 20)
    monkeypatch.setattr(_wait, 'SLICED_FROM', 1 << 20)
    monkeypatch.setattr(_wait, 'SLICE_NS', 1_000)
    for kind in ('numpy', 'soft:0'):
        into, contents = memory(kind, len(data))
        with peerlane.open(path) as f:
            assert f.read_into(into) == len(data)
        assert contents() == data.tobytes()
        with peerlane.open(str(path) + kind, 'w') as f:
            assert f.write_from(into) == len(data)
        with open(str(path) + kind, 'rb') as f:
            assert f.read() == data.tobytes()
        copy = numpy.zeros(len(data), 'u1')
        assert peerlane.copy(copy, into) == len(data)
        assert copy.tobytes() == data.tobytes()


def test_timeout(make):
    path, _ = make(4 << 20)
    into = numpy.zeros(4 << 20, 'u1')
    with peerlane.open(path) as f:
        assert f.read_into(into, timeout=60) == len(into)
        with pytest.raises((TimeoutError, peerlane.DeadlineError)) as caught:
            for _ in range(1000):
                f.read_into(into, timeout=0)
        assert caught.value.errno == errno.ETIMEDOUT


def test_open_modes(tmp_path, make):
    path, data = make(5_000)
    new = tmp_path / 'new'
    with pytest.raises(FileNotFoundError) as caught:
        peerlane.open(new)
    assert caught.value.errno == errno.ENOENT
    assert caught.value.filename == new
    assert str(new) in str(caught.value)
    with pytest.raises(IsADirectoryError):
        peerlane.open(tmp_path)
    with peerlane.open(new, 'xb', permissions=0o600) as f:
        f.write(b'abc')
        with pytest.raises(peerlane.DirectionError):
            f.read(3)
    assert os.stat(new).st_mode & 0o777 == 0o600
    with pytest.raises(FileExistsError):
        peerlane.open(new, 'x')
    with peerlane.open(new, 'r+') as f:
        f.write(b'XY', 1)
        assert f.read() == b'aXY'
    with peerlane.open(new, 'w+') as f:
        assert f.size == 0
    for mode in ('a', 'ab', 'rw', '', 'z'):
        with pytest.raises(ValueError):
            peerlane.open(new, mode)
    with peerlane.open(path, os.O_RDONLY) as f, pytest.raises(peerlane.DirectionError):
        f.write(b'abc')
    fd = os.open(path, os.O_RDONLY)
    with peerlane.open(fd) as f:
        os.close(fd)
        assert f.read() == data.tobytes()


def test_direct(make):
    path, data = make(1 << 20)
    with peerlane.open(path) as f:
        if not f.info().direct:
            pytest.skip('no O_DIRECT on %s' % f.info().fs)
    report = peerlane.Report()
    into = peerlane.empty(1 << 20, 'uint8', 'soft:0')
    with peerlane.open(path, direct=True) as f:
        f.read_into(into, report=report)
    assert report.direct == 1 << 20
    assert into.tobytes() == data.tobytes()


def test_pickle(make):
    path, data = make(1_000)
    f = pickle.loads(pickle.dumps(peerlane.open(path)))
    assert f.read() == data.tobytes()
    with pytest.raises(OSError, match='open it there'):
        pickle.dumps(peerlane.open(path, 'w'))


def test_a_path_with_a_null_byte(make):
    """C would open the file whose name ends before it."""
    path, _ = make(10)
    for wrong in ('%s\0.old' % path, os.fsencode(str(path)) + b'\0.old'):
        for mode in ('r', 'w'):
            with pytest.raises(ValueError, match='null byte'):
                peerlane.open(wrong, mode)
    assert os.stat(str(path)).st_size == 10


def test_read_to_the_end_where_no_size_is_known():
    for offset in (0, 10):
        with peerlane.open('/proc/self/limits') as f, open('/proc/self/limits', 'rb') as plain:
            assert f.size == 0 and f.read(offset=offset) == plain.read()[offset:]
    with peerlane.open('/dev/null') as f:
        assert f.read() == b''
    data = pattern(200_003).tobytes()
    ends = os.pipe()

    def write():
        with open(ends[1], 'wb') as pipe:
            pipe.write(data)
    writer = threading.Thread(target=write, daemon=True)
    writer.start()
    with peerlane.open(ends[0]) as f:
        assert f.read() == data
    writer.join()
    os.close(ends[0])


def test_limits_of_time(make):
    """Those that no clock of the library's holds, too."""
    path, data = make(4096)
    into = bytearray(4096)
    with peerlane.open(path) as f, peerlane.Queue() as q, peerlane.Stream('soft:0') as stream:
        gpu = peerlane.empty(4096, 'uint8', 'soft:0')
        for limit in (float('inf'), 1e12, 1e30, 20):
            assert f.read_into(into, timeout=limit) == 4096
            assert q.read(f, into, timeout=limit).result(timeout=limit) == 4096
            assert f.read_into(gpu, stream=stream, timeout=limit).result(timeout=limit) == 4096
            assert q.wait(timeout=limit)
            assert bytes(into) == gpu.tobytes() == data.tobytes()
        for limit in (0, -1, -1e30):
            with pytest.raises(peerlane.DeadlineError):
                f.read_into(into, timeout=limit)
        with pytest.raises(ValueError):
            f.read_into(into, timeout=float('nan'))


def test_what_stays_in_its_process(make):
    path, _ = make(10)
    with peerlane.open(path) as f, peerlane.Queue() as q, peerlane.Context() as context, \
            peerlane.Stream('soft:0') as stream:
        for one, remedy in ((peerlane.empty(3), r'tobytes\(\)'), (q, r'peerlane\.Queue\(\)'),
                            (context, r'peerlane\.Context\(\)'), (stream, r'peerlane\.Stream\(\)'),
                            (q.read(f, bytearray(10)), r'result\(\)')):
            with pytest.raises(TypeError, match=remedy):
                pickle.dumps(one)


def test_offsets_that_are_none(make):
    """A number too large for the library would be cut to its size, and another place be read."""
    path, data = make(1000)
    into = bytearray(10)
    with peerlane.open(path, 'r+') as f, peerlane.Queue() as queue, \
            peerlane.Stream('soft:0') as stream:
        for call in (f.read_into, f.write_from, lambda *a: f.read_into(*a, report=peerlane.Report()),
                     lambda *a: queue.read(f, *a), lambda *a: queue.write(f, *a),
                     lambda *a: f.read_into(*a, stream=stream)):
            for offset, said in ((1 << 64, 'past what any file'), (1 << 63, 'past what any file'),
                                 ((1 << 70) + 5, 'past'), (-1, 'is negative')):
                with pytest.raises(peerlane.InvalidError, match=said):
                    call(into, offset)
            with pytest.raises(TypeError, match='offset=1.5 is no integer'):
                call(into, 1.5)
            with pytest.raises(TypeError, match='size=4.0 is no integer'):
                call(into, 0, 4.)
        assert f.read_into(into, numpy.int64(7)) == 10 and into == data[7:17].tobytes()
        assert f.read_into(into, 1 << 62) == 0
        assert f.read() == data.tobytes()


def test_memory_that_is_gone(make):
    path, _ = make(1000)
    with peerlane.open(path) as f:
        with pytest.raises(peerlane.BadMemoryError, match='was it freed'):
            f.read_into(peerlane.Span(1 << 12, 100))


def test_wrong_use(make):
    path, data = make(1_000)
    f = peerlane.open(path)
    into = numpy.zeros(1_000, 'u1')
    for size in (-1, 1_001):
        with pytest.raises(ValueError, match='has 1000 bytes'):
            f.read_into(into, size=size)
    with pytest.raises(ValueError, match='is negative'):
        f.read_into(into, -1)
    for obj, words in ((b'abc', 'bytearray'), (memoryview(b'abc'), 'bytearray'),
                       (numpy.frombuffer(b'abc', 'u1'), r'a\.copy\(\)')):
        with pytest.raises(peerlane.ReadOnlyError, match=words):
            f.read_into(obj)
    for obj in (numpy.zeros((4, 4))[:, 1], numpy.zeros((4, 4)).T, memoryview(bytearray(8))[::2]):
        with pytest.raises(peerlane.InvalidError, match='C-contiguous'):
            f.read_into(obj)
    with pytest.raises(peerlane.InvalidError, match='Python objects'):
        f.read_into(numpy.array([f]))
    for obj in (5, 'text', None, [1, 2]):
        with pytest.raises(TypeError, match='is no memory'):
            f.read_into(obj)
    f.close()
    f.close()
    assert f.closed
    with pytest.raises(ValueError, match='is closed; open it again'):
        f.read_into(into)
    with pytest.raises(peerlane.ClosedError):
        with f:
            pass
    assert not into.any()


def test_pipe():
    """What comes next, whatever it is."""
    there, here = os.pipe()
    data = pattern(200_000)
    with peerlane.open(here) as out, peerlane.open(there) as f:
        os.close(here)
        os.close(there)
        thread = threading.Thread(target=lambda: (out.write(data), out.close()))
        thread.start()
        into = numpy.zeros(150_000, 'u1')
        assert f.read_into(into) == 150_000
        assert into.tobytes() == data[:150_000].tobytes()
        with pytest.raises(OSError) as caught:
            f.read_into(into, 1)
        assert caught.value.errno == errno.ESPIPE
        assert f.read_into(into) == 50_000
        assert into[:50_000].tobytes() == data[150_000:].tobytes()
        assert f.read_into(into) == 0
        thread.join()


def test_close_while_others_read(make):
    """A file that is closed while a thread is in a transfer ends with that transfer, not before."""
    path, data = make(8 << 20)
    for _ in range(50):
        f = peerlane.open(path)
        into = numpy.zeros(len(data), 'u1')
        started = threading.Event()
        seen = []

        def read(f=f, into=into, started=started, seen=seen):
            started.set()
            try:
                seen.append(f.read_into(into))
            except peerlane.ClosedError:
                seen.append(None)
        thread = threading.Thread(target=read)
        thread.start()
        started.wait()
        f.close()
        thread.join()
        assert seen[0] is None or into.tobytes() == data.tobytes()


def in_child(what):
    """What a function gives in a child of fork(), as text."""
    there, here = os.pipe()
    pid = os.fork()
    if not pid:
        try:
            os.write(here, str(what()).encode())
        except BaseException as e:
            os.write(here, ('%s: %s' % (type(e).__name__, e)).encode())
        os._exit(0)
    os.close(here)
    with os.fdopen(there, 'rb') as f:
        said = f.read().decode()
    os.waitpid(pid, 0)
    return said


def test_fork(make):
    """What a DataLoader's worker does: use the parent's objects, then its own."""
    path, data = make(100_000)
    f = peerlane.open(path)
    gpu = peerlane.empty(100_000, 'uint8', 'soft:0')
    f.read_into(gpu)
    into = numpy.zeros(100_000, 'u1')
    for use in (lambda: f.read_into(into), gpu.tobytes, lambda: f.size, lambda: f.write_from(into),
                lambda: f.context.device('soft:1'), lambda: numpy.asarray(gpu)):
        said = in_child(use)
        assert said.startswith('ForkError: ') and 'worker_init_fn' in said

    def anew():
        with peerlane.open(path) as mine:
            g = peerlane.empty(100_000, 'uint8', 'soft:0')
            mine.read_into(g)
            f.close()
            return g.tobytes() == data.tobytes()
    assert in_child(anew) == 'True'
    assert gpu.tobytes() == data.tobytes()
    assert f.read_into(into) == 100_000
    f.close()


def test_context(make):
    path, data = make(10_000)
    with peerlane.Context(chunk='64KiB', policy='buffered') as context:
        f = peerlane.open(path, context=context)
        gpu = peerlane.empty(10_000, 'uint8', 'soft:0', context=context)
        assert f.read_into(gpu) == 10_000
        assert gpu.tobytes() == data.tobytes()
    for use in (lambda: f.read_into(bytearray(5)), lambda: peerlane.open(path, context=context),
                gpu.tobytes, lambda: peerlane.empty(1, context=context)):
        with pytest.raises(peerlane.ClosedError):
            use()
    f.close()
    with pytest.raises(ValueError, match='no_such_tunable'):
        peerlane.Context(no_such_tunable=1)
    with pytest.raises(ValueError, match='is in use already|is in use: configure'):
        peerlane.default_context() and peerlane.configure(chunk='1MiB')
