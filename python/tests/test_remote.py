# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Remotes, grants and regions, on a stand-in for libibverbs: two contexts are two processes."""

import errno
import gc
import os
import re
import threading

import numpy
import pytest
from conftest import memory, pattern

import peerlane

if 'FAKEVERBS' not in os.environ:
    pytest.skip("these are for the tests' libibverbs: meson test py-remote", allow_module_level=True)

LEN = 3 * (1 << 20) + 5


class Pair:
    """Two contexts; `far` bytes of the second, granted to the first."""

    def __init__(self, write=True):
        self.here = peerlane.Context()
        self.there = peerlane.Context()
        self.far = pattern(LEN, 7)
        self.remote = peerlane.Remote(context=self.here)
        self.back = peerlane.Remote(context=self.there)
        self.remote.connect(self.back.blob())
        self.back.connect(self.remote.blob())
        self.grant = peerlane.Grant(self.far, write=write, context=self.there)
        self.region = self.remote.region(self.grant.blob())


@pytest.fixture
def pair():
    made = Pair()
    yield made
    made.here.close()
    made.there.close()


@pytest.mark.parametrize('kind', ['numpy', 'bytearray', 'host', 'soft:0'])
def test_bytes_go_there_and_back(pair, kind):
    before = pair.far.copy()
    if kind == 'soft:0':
        mem = peerlane.empty(LEN, 'uint8', kind, context=pair.here)
        look = mem.tobytes
    else:
        mem, look = memory(kind, LEN)
    report = peerlane.Report()
    assert pair.region.read_into(mem, report=report) == LEN
    assert look() == before.tobytes()
    assert report.direct + report.staged == LEN and 'verbs' in report.route
    assert report.src_device
    # A part, from an odd place; nothing beside it.
    pair.far[:] = 0
    assert pair.region.write_from(mem, 1001, 4099) == 4099
    assert (pair.far[1001:1001 + 4099] == before[:4099]).all()
    assert not pair.far[:1001].any() and not pair.far[1001 + 4099:].any()
    assert pair.region.read_into(mem, 5, 0) == 0


@pytest.mark.parametrize('kind', ['numpy', 'soft:0'])
def test_pieces(pair, kind):
    before = pair.far.copy()
    blocks = [peerlane.empty(4099, 'uint8', 'soft:0', context=pair.here) if kind == 'soft:0'
              else numpy.zeros(4099, 'uint8') for _ in range(70)]
    offsets = [(i * 37 % 70) * 8192 + i for i in range(70)]
    report = peerlane.Report()
    assert pair.region.read_pieces(zip(blocks, offsets), report=report) == 70 * 4099
    assert report.direct + report.staged == 70 * 4099
    for block, off in zip(blocks, offsets):
        assert block.tobytes() == before[off:off + 4099].tobytes()
    pair.far[:] = 0
    moved = [off + 5 * 8192 for off in offsets]
    assert pair.region.write_pieces(list(zip(blocks, moved)), timeout=20) == 70 * 4099
    want = numpy.zeros_like(pair.far)
    for off, to in zip(offsets, moved):
        want[to:to + 4099] = before[off:off + 4099]
    assert (pair.far == want).all()
    assert pair.region.read_pieces([]) == 0
    # What makes no sense touches nothing; of pieces that leave the region others may have gone.
    with pytest.raises(TypeError, match='a pair of memory and an offset'):
        pair.region.write_pieces([(blocks[0], 0), blocks[1]])
    assert (pair.far == want).all()
    with pytest.raises(ValueError):
        pair.region.write_pieces([(blocks[0], 0), (blocks[1], LEN - 4098)])
    with pytest.raises(ValueError):
        pair.region.write_pieces([(blocks[0], -1)])
    assert (pair.far[4099:] == want[4099:]).all()
    frozen = numpy.zeros(8, 'uint8')
    frozen.setflags(write=False)
    with pytest.raises(peerlane.ReadOnlyError):
        pair.region.read_pieces([(frozen, 0)])
    pair.region.close()
    with pytest.raises(peerlane.ClosedError):
        pair.region.read_pieces([(blocks[0], 0)])


def test_blobs(pair):
    blob = pair.remote.blob()
    assert isinstance(blob, bytes) and 0 < len(blob) <= 4096
    assert pair.remote.blob() == blob
    with peerlane.Remote(context=pair.here) as another:
        with pytest.raises(peerlane.InvalidError):
            another.connect(b'hello')
        with pytest.raises(TypeError, match='base64'):
            another.connect('hello')
        with pytest.raises(peerlane.PeerlaneError) as e:
            another.region(pair.grant.blob())
        assert e.value.errno == errno.ENOTCONN and 'connect' in str(e.value)
    with pytest.raises(peerlane.PeerlaneError) as e:
        pair.remote.connect(pair.back.blob())
    assert e.value.errno == errno.EISCONN
    with pytest.raises(peerlane.InvalidError):
        pair.remote.region(pair.grant.blob()[:-1])


def test_errors_are_exceptions(pair):
    buf = bytearray(100)
    with pytest.raises(peerlane.InvalidError, match='behind the region'):
        pair.region.read_into(buf, LEN - 99)
    with pytest.raises(peerlane.InvalidError, match='offset=-1'):
        pair.region.read_into(buf, -1)
    with pytest.raises(peerlane.InvalidError, match='size=101'):
        pair.region.write_from(buf, 0, 101)
    with pytest.raises(peerlane.ReadOnlyError):
        pair.region.read_into(bytes(100))
    with pytest.raises(peerlane.NotSupportedError, match='direct'):
        pair.region.read_into(buf, policy='direct')
    with pytest.raises(peerlane.DeadlineError):
        pair.region.read_into(bytearray(LEN), timeout=1e-9)
    with pytest.raises(TypeError, match='Report'):
        pair.region.read_into(buf, report=5)
    with pytest.raises(peerlane.InvalidError):
        peerlane.Grant(bytearray(10), read=False, context=pair.there)
    with pytest.raises(peerlane.ReadOnlyError):
        peerlane.Grant(bytes(10), write=True, context=pair.there)
    with peerlane.Grant(bytes(10), context=pair.there) as grant:
        with pair.remote.region(grant.blob()) as region:
            with pytest.raises(peerlane.AccessError, match='for writing'):
                region.write_from(buf, 0, 10)


def test_close(pair):
    buf = bytearray(10)
    second = pair.remote.region(pair.grant.blob())
    second.close()
    second.close()
    assert second.closed and 'closed' in repr(second)
    with pytest.raises(peerlane.ClosedError, match='region'):
        second.read_into(buf)
    assert pair.region.read_into(buf) == 10
    pair.remote.close()
    with pytest.raises(peerlane.ClosedError, match='region'):
        pair.region.read_into(buf)
    with pytest.raises(peerlane.ClosedError, match='remote'):
        pair.remote.blob()
    pair.grant.close()
    with pytest.raises(peerlane.ClosedError, match='grant'):
        pair.grant.blob()
    pair.remote.close()


def test_what_is_dropped_is_closed():
    for dropped in ('remote', 'region', 'both', 'cycle', 'context'):
        pair = Pair()
        if dropped == 'cycle':
            pair.remote_of = [pair]
        if dropped in ('region', 'both'):
            pair.region = None
        if dropped in ('remote', 'both'):
            pair.remote = None
        if dropped == 'remote':  # the region keeps it
            assert pair.region.read_into(bytearray(10)) == 10
        if dropped == 'context':
            pair.here.close()
            with pytest.raises(peerlane.PeerlaneError):
                pair.region.read_into(bytearray(10))
        del pair
        gc.collect()


def test_threads_share_a_region_that_is_closed(pair):
    done = []
    begun = threading.Barrier(5)

    def work():
        buf = numpy.zeros(5000, 'u1')
        begun.wait()
        try:
            while True:
                assert pair.region.read_into(buf) == 5000
        except peerlane.ClosedError:
            done.append(bytes(buf) in (bytes(5000), pair.far[:5000].tobytes()))
    threads = [threading.Thread(target=work) for _ in range(4)]
    for one in threads:
        one.start()
    begun.wait()
    pair.remote.close()
    for one in threads:
        one.join(60)
    assert done == [True] * 4


def test_queue(pair):
    mem = numpy.zeros(LEN, 'u1')
    with peerlane.Queue(context=pair.here) as queue:
        parts = [queue.read(pair.region, mem[at:at + 70000], at) for at in range(0, LEN, 70000)]
        assert sum(one.result(60) for one in parts) == LEN
        assert (mem == pair.far).all()
        mem[:] = pattern(LEN, 9)
        assert queue.write(pair.region, mem).result(60) == LEN
        assert (pair.far == mem).all()
        failed = queue.read(pair.region, mem[:10], LEN)
        assert isinstance(failed.exception(60), peerlane.InvalidError)
        jobs = queue.submit_job([peerlane.Request.read(pair.region, mem[:5]),
                                 peerlane.Request.copy(mem[10:15], mem[:5], context=pair.here)])
        assert jobs.result(60) == 10
        pair.far[:] = pattern(LEN, 3)
        many = [(mem[at:at + 999], LEN - at - 999) for at in range(0, 50000, 1000)]
        before = mem.copy()
        assert queue.read_pieces(pair.region, many).result(60) == 50 * 999
        for at in range(0, 50000, 1000):
            assert (mem[at:at + 999] == pair.far[LEN - at - 999:LEN - at]).all()
            assert mem[at + 999] == before[at + 999]
        mem[:] = pattern(LEN, 4)
        assert queue.write_pieces(pair.region, many).result(60) == 50 * 999
        assert (pair.far[LEN - 999:] == mem[:999]).all()
        assert queue.read_pieces(pair.region, []).result(60) == 0
        failed = queue.read_pieces(pair.region, [(mem[:5], 0), (mem[5:10], LEN)])
        assert isinstance(failed.exception(60), peerlane.InvalidError)
        with pytest.raises(TypeError, match='pair'):
            queue.read_pieces(pair.region, [mem])


def test_stream(pair):
    mem = peerlane.empty(LEN, 'uint8', 'soft:0', context=pair.here)
    with peerlane.Stream('soft:0', context=pair.here) as stream:
        first = pair.region.read_into(mem, stream=stream)
        second = pair.region.write_from(mem, 100, 5000, stream=stream)
        stream.synchronize()
        assert first.result(60) == LEN and second.result(60) == 5000
        assert mem.tobytes()[:100] == pair.far[:100].tobytes()
        assert pair.far[100:5100].tobytes() == mem.tobytes()[:5000]
        pair.far[:] = pattern(LEN, 8)
        both = pair.region.read_pieces([(mem[:100], 7), (mem[100:300], 5000)], stream=stream)
        stream.synchronize()
        assert both.result(60) == 300
        assert mem.tobytes()[:300] == pair.far[7:107].tobytes() + pair.far[5000:5200].tobytes()
        assert pair.region.write_pieces([(mem[:100], 900)], stream=stream).result(60) == 100
        assert pair.far[900:1000].tobytes() == mem.tobytes()[:100]
        bad = pair.region.read_into(mem, LEN, stream=stream)
        stream.synchronize()
        with pytest.raises(peerlane.InvalidError):
            bad.result(60)


def test_explain(pair, make):
    plan = peerlane.explain(pair.region, 'host')
    assert plan.chosen == 'verbs' and plan.length == LEN and 'remote ' in plan.text
    assert plan.data['remote']['may_write'] is True
    path, _ = make(5000)
    with peerlane.open(path, context=pair.here) as f:
        plan = peerlane.explain(f, pair.region)
        assert plan.chosen.endswith('+verbs') and plan.memory is None
    with pytest.raises(TypeError, match='two regions'):
        peerlane.explain(pair.region, pair.region)


def test_stays_in_its_process(pair):
    import pickle
    for one in (pair.remote, pair.grant, pair.region):
        with pytest.raises(TypeError, match='blob'):
            pickle.dumps(one)


def test_messages(pair):
    far = pair.far.copy()
    far[:100] = 5
    pair.region.write_from(far)
    pair.remote.notify(b'first')
    pair.remote.notify()
    assert pair.back.next(timeout=10) == b'first'
    assert (pair.far == far).all()
    assert pair.back.next() == b''
    with pytest.raises(peerlane.DeadlineError):
        pair.back.next(timeout=0)
    with pytest.raises(peerlane.DeadlineError):
        pair.back.next(timeout=.3)
    with pytest.raises(peerlane.PeerlaneError, match="at most 240"):
        pair.remote.notify(bytes(241))
    with pytest.raises(TypeError, match='bytes, not a string'):
        pair.remote.notify('words')
    for i in range(64):
        pair.remote.notify(b'%d' % i)
    with pytest.raises(peerlane.DeadlineError):
        pair.remote.notify(b'64', timeout=.1)
    assert [pair.back.next(timeout=10) for i in range(64)] == [b'%d' % i for i in range(64)]


class Store(dict):
    """What a program needs of torch.distributed.TCPStore, between two threads."""

    def __init__(self):
        super().__init__()
        self.changed = threading.Condition()

    def set(self, key, value):
        with self.changed:
            self[key] = value
            self.changed.notify_all()

    def get(self, key):
        with self.changed:
            assert self.changed.wait_for(lambda: key in self, 60), key
            return self[key]


def test_the_manual():
    """The program in docs/python.md runs as it stands there."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'docs', 'python.md')
    if not os.path.exists(path):
        pytest.skip('no docs/python.md beside the package')
    with open(path, encoding='utf-8') as f:
        program = next(one for one in re.findall(r'^```python\n(.*?)^```', f.read(), re.M | re.S)
                       if 'Remote' in one)
    names, store, lent = {}, Store(), pattern(70001, 3)
    exec(program, names)
    lender = threading.Thread(target=names['lend'], args=(store, lent))
    lender.start()
    # Until both have connected a transfer is tried for some time: as the manual says.
    tensor = numpy.zeros(70001, 'u1')
    names['borrow'](store, tensor)
    lender.join(60)
    assert not lender.is_alive() and (tensor == pattern(70001, 3)).all()
