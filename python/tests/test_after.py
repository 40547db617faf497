# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What torch has queued on a stream of CUDA's comes before a call touches its tensor's memory. With the
driver of tests/lib that PEERLANE_TEST_CUDA_LIB names, and what of torch the package looks at.
"""

import ctypes
import errno
import gc
import os
import signal
import subprocess
import sys
import threading
import types
import weakref

import numpy
import pytest
from conftest import pattern

import peerlane
from peerlane import _memory

NAME = os.environ.get('PEERLANE_TEST_CUDA_LIB', '')
if not NAME.endswith('libfakecuda.so'):
    pytest.skip('PEERLANE_TEST_CUDA_LIB does not name libfakecuda.so, as Meson\'s test py-after does',
                allow_module_level=True)

LARGE = 5_000_003
SIZES = [1, 4096, 32 << 10, (32 << 10) + 1, LARGE]
HELD_S = .03
HostFn = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_calls = []  # that streams may still make, whatever fails
_held = []


class Driver:
    """The calls that torch would make, on the primary context of device 0."""

    def __init__(self):
        self.lib = ctypes.CDLL(NAME)
        self.lib.fakecuda_peek.argtypes = (ctypes.c_uint64, ctypes.c_void_p, ctypes.c_size_t)
        self.lib.fakecuda_poke.argtypes = (ctypes.c_uint64, ctypes.c_void_p, ctypes.c_size_t)
        self.lib.fakecuda_calls.restype = ctypes.c_ulong
        self.lib.cuMemsetD8Async.argtypes = (ctypes.c_uint64, ctypes.c_ubyte, ctypes.c_size_t,
                                             ctypes.c_void_p)
        self.lib.cuLaunchHostFunc.argtypes = (ctypes.c_void_p, HostFn, ctypes.c_void_p)
        self.lib.cuStreamSynchronize.argtypes = (ctypes.c_void_p,)
        self.lib.fakecuda_capture.argtypes = (ctypes.c_void_p, ctypes.c_int)
        self.ok('cuInit', 0)
        self.enter()

    def ok(self, name, *args):
        assert getattr(self.lib, name)(*args) == 0, name

    def enter(self):
        primary = ctypes.c_void_p()
        self.ok('cuDevicePrimaryCtxRetain', ctypes.byref(primary), 0)
        self.ok('cuCtxSetCurrent', primary)

    def stream(self):
        out = ctypes.c_void_p()
        self.ok('cuStreamCreate', ctypes.byref(out), 1)
        return out.value


cuda = Driver()


class Dtype:
    """torch.dtype: of numbers without signs that are still to be changed."""

    is_complex = is_floating_point = False


class OnDevice:
    """Memory of the driver's."""

    def __init__(self, nbytes, index=0):
        self.nbytes = nbytes
        self.is_cuda = index >= 0
        self.index = index
        out = ctypes.c_uint64()
        if self.is_cuda:
            cuda.ok('cuMemAlloc_v2', ctypes.byref(out), ctypes.c_size_t(nbytes))
        else:
            self.memory = numpy.zeros(nbytes, 'u1')
            out.value = self.memory.ctypes.data
        self.address = out.value

    def bytes(self):
        out = numpy.empty(self.nbytes, 'u1')
        cuda.ok('fakecuda_peek', self.address, out.ctypes.data, self.nbytes)
        return out.tobytes()


class Tensor(OnDevice):
    """What of torch's the package looks at. It is on a device, or in the host."""

    def is_contiguous(self):
        return True

    dtype = Dtype()

    def data_ptr(self):
        return self.address

    def get_device(self):
        return self.index


Tensor.__module__ = 'torch'


class Torch(types.SimpleNamespace):
    """With one current stream, by its handle, and a list of those that it waited for by itself."""

    def __init__(self):
        waited = []

        class Waiting:
            def synchronize(self):
                waited.append(now.raw)
                cuda.ok('cuStreamSynchronize', now.raw or 1)
        super().__init__(_C=types.SimpleNamespace(_cuda_getCurrentRawStream=lambda index: self.raw),
                         cuda=types.SimpleNamespace(current_stream=lambda index: Waiting()),
                         waited=waited, raw=0, dtype=Dtype)
        now = self


class NumbaArray(OnDevice):
    """An array of CUDA's that says nothing about its device."""

    @property
    def __cuda_array_interface__(self):
        # Without "stream": that is what cupy's current stream says.
        return {'version': 2, 'shape': (self.nbytes,), 'typestr': '|u1',
                'data': (self.address, False)}


class CupyArray(NumbaArray):
    """What of cupy's arrays the package looks at."""

    def __init__(self, nbytes):
        super().__init__(nbytes)
        self.device = types.SimpleNamespace(id=0)

    def __dlpack_device__(self):
        return (2, 0)


CupyArray.__module__ = 'cupy'
NumbaArray.__module__ = 'numba'


def Cupy(torch):
    """cupy.cuda.get_current_stream(device_id) and its `ptr`, as of cupy 10 and later."""
    return types.SimpleNamespace(cuda=types.SimpleNamespace(
        get_current_stream=lambda index=-1: types.SimpleNamespace(ptr=torch.raw)))


@pytest.fixture
def torch(monkeypatch):
    made = Torch()
    monkeypatch.setitem(sys.modules, 'torch', made)
    monkeypatch.setitem(sys.modules, 'cupy', Cupy(made))
    for table in (_memory._readers, _memory.ordering):
        for kind in (Tensor, CupyArray, Rows):
            table.pop(kind, None)
    yield made
    while _held:
        _held.pop().gate.set()
    peerlane.default_context()._afters.clear()


class Held:
    """The current stream, held until a thread lets it go, or open() does; then it fills memory."""

    def __init__(self, torch, tensor, byte, later=True):
        self.gate = threading.Event()
        self.opened = False
        _held.append(self)
        raw = torch.raw or 1
        _calls.append(HostFn(lambda _: self.gate.wait()))
        cuda.ok('cuLaunchHostFunc', raw, _calls[-1], None)
        cuda.ok('cuMemsetD8Async', tensor.address, byte, tensor.nbytes, raw)
        self.raw = raw
        if later:
            threading.Timer(HELD_S, self.open).start()

    def open(self):
        self.opened = True
        self.gate.set()

    def over(self):
        """Whether the call came after it."""
        came_after = self.opened
        cuda.ok('cuStreamSynchronize', self.raw)
        return came_after


@pytest.fixture(params=[Tensor, CupyArray], ids=['torch', 'cupy'])
def array(request):
    return request.param


@pytest.fixture(params=['default', 'own'])
def current(request, torch):
    torch.raw = cuda.stream() if request.param == 'own' else 0
    return torch


@pytest.mark.parametrize('nbytes', SIZES)
def test_read_and_write(make, current, array, nbytes):
    path, data = make(nbytes)
    tensor = array(nbytes)
    with peerlane.open(path, 'r+') as f:
        for report in (None, peerlane.Report()):
            held = Held(current, tensor, 0xee)
            assert f.read_into(tensor, report=report) == nbytes
            assert held.over() and tensor.bytes() == data.tobytes()
            held = Held(current, tensor, 0x37)
            assert f.write_from(tensor, report=report) == nbytes
            assert held.over() and f.read() == b'\x37' * nbytes
            data.tofile(str(path))
    assert not current.waited
    assert len(peerlane.default_context()._afters) == 1


@pytest.mark.parametrize('nbytes', SIZES)
def test_copies(current, array, nbytes):
    tensor, other = array(nbytes), array(nbytes)
    data = pattern(nbytes)
    back = numpy.zeros(nbytes, 'u1')
    held = Held(current, tensor, 0xee)
    assert peerlane.copy(tensor, data) == nbytes
    assert held.over() and tensor.bytes() == data.tobytes()
    held = Held(current, other, 0xee)
    assert peerlane.copy(other, tensor) == nbytes
    assert held.over() and other.bytes() == data.tobytes()
    held = Held(current, tensor, 0x35)
    assert peerlane.copy_many(back, tensor, [(0, 0, nbytes)]) == nbytes
    assert held.over() and back.tobytes() == b'\x35' * nbytes
    assert not current.waited


def test_of_two_streams_both(torch, monkeypatch):
    """Memories with a current stream each, as of two devices."""
    first, second = Tensor(4096), Tensor(4096)
    second.index = 1
    raws = [cuda.stream(), cuda.stream()]
    torch._C._cuda_getCurrentRawStream = raws.__getitem__
    made = peerlane.Stream
    monkeypatch.setattr('peerlane._stream.Stream',
                        lambda name, raw, context: made('cuda:0', raw, context=context))
    held = []
    for raw, tensor, byte in zip(raws, (first, second), (0xee, 0x44)):
        torch.raw = raw
        held.append(Held(torch, tensor, byte))
    assert peerlane.copy(first, second) == 4096
    assert all([one.over() for one in held])
    assert first.bytes() == b'\x44' * 4096


def test_requests_of_a_queue(make, current, array):
    path, data = make(70_000)
    tensor = array(70_000)
    with peerlane.open(path) as f, peerlane.Queue() as q:
        held = Held(current, tensor, 0xee)
        assert q.read(f, tensor).result() == 70_000
        assert held.over() and tensor.bytes() == data.tobytes()
        held = Held(current, tensor, 0x51)
        back = numpy.zeros(70_000, 'u1')
        assert q.submit([peerlane.Request.copy(back, tensor)])[0].result() == 70_000
        assert held.over() and back.tobytes() == b'\x51' * 70_000
        held = Held(current, tensor, 0x52)
        assert q.copy(back, tensor).result() == 70_000
        assert held.over() and back.tobytes() == b'\x52' * 70_000
    assert not current.waited


def test_without(make, current):
    """Neither sync=False nor memory of the host waits."""
    path, data = make(4096)
    tensor, host = Tensor(4096), Tensor(4096, -1)
    other = Tensor(4096)
    with peerlane.open(path) as f:
        f.read_into(tensor)
        held = Held(current, tensor, 0xee, later=False)
        assert f.read_into(other, sync=False) == f.read_into(host) == 4096
        assert peerlane.copy(host, other, sync=False) == 4096
        assert peerlane.copy_many(other, host, [(0, 0, 4096)], sync=False) == 4096
        assert not held.opened
        held.open()
        held.over()
        assert other.bytes() == host.memory.tobytes() == data.tobytes()


def test_pipes(torch):
    """What comes of a pipe is ordered, too, unless it is not to be."""
    tensor = Tensor(4096)
    data = pattern(4096).tobytes()
    ends = os.pipe()
    with peerlane.open(ends[0]) as f:
        for sync in (True, False):
            os.write(ends[1], data)
            held = Held(torch, tensor, 0xee, later=sync)
            if_it_waits = threading.Timer(10, held.open)
            if_it_waits.start()
            assert f.read_into(tensor, sync=sync) == 4096
            if_it_waits.cancel()
            assert held.opened is sync
            held.open()
            held.over()
            assert tensor.bytes() == (data if sync else b'\xee' * 4096)
    for end in ends:
        os.close(end)


def test_streams_come_and_go(make, torch):
    """More than are kept, in threads: what a call uses is not closed by another."""
    path, data = make(4096)
    raws = [cuda.stream() for _ in range(2 * _memory._STREAMS_MAX)]
    failures = []

    def work(raws):
        try:
            cuda.enter()
            tensor = Tensor(4096)
            mine = Torch()
            order = _memory._torch_order(mine)
            for mine.raw in raws:
                after = order(tensor, f.context)
                f._carry(peerlane._file._read, f._handle, tensor, tensor.address, 4096, 0, None, None,
                         None, after)
                assert tensor.bytes() == data.tobytes()
        except BaseException as e:
            failures.append(e)
    with peerlane.open(path) as f:
        threads = [threading.Thread(target=work, args=(raws[i:] + raws[:i],))
                   for i in range(0, len(raws), len(raws) // 4)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        assert not failures
        assert len(f.context._afters) <= _memory._STREAMS_MAX


def in_thread(work):
    """work() in a thread of its own, with the primary context."""
    failures = []

    def run():
        try:
            cuda.enter()
            work()
        except BaseException as e:
            failures.append(e)
    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failures:
        raise failures[0]


def test_handles_of_default_streams(make, torch):
    """One handle is another stream in each thread, and in each of a GPU's contexts."""
    path, data = make(4096)
    tensor = Tensor(4096)
    with peerlane.open(path) as f:
        torch.raw = 2  # of this thread

        def read():
            held = Held(torch, tensor, 0xee)
            assert f.read_into(tensor) == 4096
            assert held.over() and tensor.bytes() == data.tobytes()
        for _ in range(2):
            read()
            in_thread(read)
        torch.raw = 0
        read()
        other = ctypes.c_void_p()
        cuda.ok('cuCtxCreate_v2', ctypes.byref(other), 0, 0)
        try:
            read()
        finally:
            cuda.ok('cuCtxDestroy_v2', other)
            cuda.enter()
        read()
        assert len(peerlane.default_context()._afters) == 2


def test_what_a_thread_goes_on_with_is_kept(torch, monkeypatch):
    """After Ctrl-C the copies go on: neither memories nor the stream may go before they end."""
    calls = []

    def interrupted(call):
        calls.append(call)
        raise KeyboardInterrupt
    monkeypatch.setattr('peerlane._wait.aside', interrupted)
    monkeypatch.setattr('peerlane._wait.SLICED_FROM', 0)
    torch.raw = cuda.stream()
    tensor, data = Tensor(4096), pattern(4096)
    used = [weakref.ref(tensor), weakref.ref(data)]
    with pytest.raises(KeyboardInterrupt):
        peerlane.copy_many(tensor, data, [(0, 0, 4096)])
    used += [weakref.ref(after.stream) for after in peerlane.default_context()._afters.values()]
    assert len(used) == 3
    peerlane.default_context()._afters.clear()
    del tensor, data
    gc.collect()
    assert all(one() is not None for one in used)
    assert calls.pop()() == 4096
    gc.collect()
    assert not any(one() is not None for one in used)


def test_a_driver_that_cannot(make, torch, monkeypatch):
    """Then torch waits, as it does where its function for the handle is missing."""
    path, data = make(4096)
    tensor = Tensor(4096)

    def refuses(*_, **__):
        raise peerlane.NotSupportedError(errno.EOPNOTSUPP, 'too old')
    monkeypatch.setattr('peerlane._stream.Stream', refuses)
    for waited in (1, 2, 3):
        if waited == 3:
            del torch._C._cuda_getCurrentRawStream
            _memory.ordering.pop(Tensor)
            _memory._readers.pop(Tensor)
        with peerlane.open(path) as f:
            held = Held(torch, tensor, 0xee)
            assert f.read_into(tensor) == 4096
            assert held.over() and tensor.bytes() == data.tobytes()
        assert len(torch.waited) == waited


def test_under_capture(make, torch, array):
    path, _ = make(LARGE)
    tensor, host = array(LARGE), bytearray(LARGE)
    torch.raw = cuda.stream()
    with peerlane.open(path) as f:
        f.read_into(tensor)
        cuda.lib.fakecuda_capture(torch.raw, 1)
        for size in SIZES:
            with pytest.raises(peerlane.NotSupportedError, match='graph'):
                f.read_into(tensor, size=size)
        with peerlane.Queue() as q:
            for call in (lambda: q.read(f, tensor), lambda: q.write(f, tensor),
                         lambda: q.copy(tensor, host), lambda: q.copy(host, tensor),
                         lambda: peerlane.copy(tensor, host),
                         lambda: peerlane.copy_many(tensor, host, [(0, 0, 1)]),
                         lambda: peerlane.Request.copy(tensor, host)):
                with pytest.raises(peerlane.NotSupportedError, match='graph.*end the capture'):
                    call()
        assert f.read_into(tensor, sync=False) == LARGE
        cuda.lib.fakecuda_capture(torch.raw, 0)


def test_time_is_limited(make, torch):
    path, _ = make(4096)
    tensor = Tensor(4096)
    with peerlane.open(path) as f:
        held = Held(torch, tensor, 0xee, later=False)
        with pytest.raises(peerlane.DeadlineError, match='in time'):
            f.read_into(tensor, timeout=HELD_S)
        held.open()
        held.over()


def test_a_long_kernel_is_waited_for_once(make, torch, monkeypatch):
    """Not in slices: what is queued meanwhile would have to end, too."""
    path, data = make(LARGE)
    tensor = Tensor(LARGE)
    calls = []
    monkeypatch.setattr('peerlane._wait.SLICED_FROM', 0)
    monkeypatch.setattr('peerlane._wait.SLICE_NS', 1_000_000)
    monkeypatch.setattr('peerlane._file._read', lambda *of: calls.append(of[-1].after)
                        or peerlane._lib.lib.pl_read(*of))
    settled = peerlane._wait.settled

    def settled_later(stream):
        threading.Timer(HELD_S, held.open).start()
        return settled(stream)
    with peerlane.open(path) as f:
        f.read_into(tensor)  # where that takes longer than a slice, a stream of nothing is waited for
        del calls[:]
        monkeypatch.setattr('peerlane._wait.settled', settled_later)
        held = Held(torch, tensor, 0xee, later=False)
        if_nobody_does = threading.Timer(20, held.open)
        if_nobody_does.start()
        assert f.read_into(tensor) == LARGE
        if_nobody_does.cancel()
        assert held.over() and tensor.bytes() == data.tobytes()
    assert calls[0] and not any(calls[1:]) and len(calls) > 1


def test_ctrl_c_behind_a_long_kernel(make, torch, monkeypatch):
    path, _ = make(LARGE)
    tensor = Tensor(LARGE)
    monkeypatch.setattr('peerlane._wait.SLICED_FROM', 0)
    monkeypatch.setattr('peerlane._wait.SLICE_NS', 1_000_000)
    with peerlane.open(path) as f:
        f.read_into(tensor)
        for call, failure in ((lambda: f.read_into(tensor), KeyboardInterrupt),
                              (lambda: f.read_into(tensor, timeout=HELD_S), peerlane.DeadlineError),
                              (lambda: peerlane.copy(tensor, bytearray(LARGE)),
                               KeyboardInterrupt)):
            held = Held(torch, tensor, 0xee, later=False)
            if_it_waits = threading.Timer(60, held.open)
            ctrl_c = threading.Timer(HELD_S, os.kill, (os.getpid(), signal.SIGINT))
            if_it_waits.start()
            with pytest.raises(failure):
                if failure is KeyboardInterrupt:
                    ctrl_c.start()
                call()
            if_it_waits.cancel()
            assert not held.opened
            held.open()
            held.over()
            assert tensor.bytes() == b'\xee' * LARGE


def queued(f, array, **how):
    with peerlane.Queue() as q:
        return q.submit([peerlane.Request.read(f, array, **how)])[0].result()


FIRST = [  # calls into an array, with a file, a stream and the file's bytes
    lambda f, array, own, data: f.read_into(array, sync=False),
    lambda f, array, own, data: f.write_from(array, sync=False) and f.write_from(data)
    and f.read_into(array),
    lambda f, array, own, data: peerlane.copy(array, data, sync=False),
    lambda f, array, own, data: f.read_into(array, stream=own).result(),
    lambda f, array, own, data: queued(f, array, sync=False),
    lambda f, array, own, data: queued(f, array),
    lambda f, array, own, data: peerlane.explain(f, array).memory == 'cuda:0'
    and f.read_into(array),
    lambda f, array, own, data: peerlane.copy_many(array, data, [(0, 0, 70_000)], sync=False),
]


def first_call(path, kind, which):
    """In a process that has opened no device yet."""
    made = Torch()
    made.raw = own = cuda.stream()
    sys.modules['torch'] = made
    sys.modules['cupy'] = Cupy(made)
    on_gpu = {'torch': Tensor, 'cupy': CupyArray}.get(kind, NumbaArray)(70_000)
    array = peerlane.Span(on_gpu.address, 70_000, on_gpu) if kind == 'span' else on_gpu
    cuda.ok('fakecuda_poke', on_gpu.address, bytes(70_000), 70_000)
    with open(path, 'rb') as plain:
        data = plain.read()
    with peerlane.open(path, 'r+') as f:
        assert FIRST[which](f, array, own, data) == 70_000
    assert on_gpu.bytes() == data
    cuda.ok('cuStreamSynchronize', own)


@pytest.mark.parametrize('kind, calls', [('torch', (0, 3, 4)), ('cupy', (0, 3)), ('span', (0, 2, 7)),
                                         ('numba', range(len(FIRST)))])
def test_a_device_that_nobody_has_opened(make, kind, calls):
    """Memory is looked for on open devices: a call opens its array's."""
    for which in calls:
        path, _ = make(70_000)
        subprocess.run([sys.executable, '-B', __file__, str(path), kind, str(which)], check=True,
                       timeout=60)


def test_a_context_of_its_own(make, torch):
    """Streams are of one context; a closed one keeps none."""
    path, data = make(4096)
    tensor = Tensor(4096)
    for _ in range(2):
        with peerlane.Context() as context:
            with peerlane.open(path, context=context) as f:
                held = Held(torch, tensor, 0xee)
                assert f.read_into(tensor) == 4096
                assert held.over() and tensor.bytes() == data.tobytes()
            assert len(context._afters) == 1
        assert not context._afters


if __name__ == '__main__':
    first_call(sys.argv[1], sys.argv[2], int(sys.argv[3]))


class Rows(Tensor):
    """A tensor of rows, as peerlane.gather() looks at it."""

    def __init__(self, shape, dtype, byte):
        super().__init__(int(numpy.prod(shape)) * numpy.dtype(dtype).itemsize)
        self.shape = shape
        self.dtype = numpy.dtype(dtype)
        self.recorded = []
        cuda.ok('cuMemsetD8Async', self.address, byte, self.nbytes, 2)
        cuda.ok('cuStreamSynchronize', 2)

    def is_conj(self):
        return False

    is_neg = is_conj

    def stride(self):
        return tuple(int(numpy.prod(self.shape[i + 1:])) for i in range(len(self.shape)))

    def record_stream(self, stream):
        self.recorded.append(stream)


def table_in_the_host():
    table = peerlane.pinned((100, 32), 'float32', 'cuda:0', framework='numpy')
    table[...] = pattern(table.nbytes).view('u4').reshape(100, 32) >> 9
    assert peerlane.memory_info(table).kind == 'pinned'
    return table


def test_rows_come_after(current):
    """A gather and a scatter are queued on the current stream: behind its work, and not waited for."""
    table = table_in_the_host()
    ids, out, status = Rows((9,), 'i8', 0xff), Rows((9, 32), 'f4', 0xee), Rows((1,), 'i8', 0)
    assert peerlane.gather(table, ids, out, status=status) is out
    cuda.ok('cuStreamSynchronize', current.raw or 1)
    assert out.bytes() == bytes(out.nbytes)  # ids are -1
    assert status.bytes() == (9).to_bytes(8, 'little')
    held = Held(current, ids, 0, later=False)
    assert peerlane.gather(table, ids, out, status=status) is out
    peerlane.scatter(table[50:], ids, out)
    assert not held.opened and out.bytes() == bytes(out.nbytes)
    held.open()
    held.over()
    assert out.bytes() == 9 * table[0].tobytes() and table[50].tobytes() == table[0].tobytes()
    assert status.bytes() == (9).to_bytes(8, 'little')
    assert not current.waited and not ids.recorded
    assert len(peerlane.default_context()._afters) == 1


def blocks_in_the_host():
    blocks = peerlane.pinned((6, 2, 4096), 'uint8', 'cuda:0', framework='numpy')
    blocks[...] = pattern(blocks.nbytes, 3).reshape(blocks.shape)
    return blocks


def test_blocks_come_after(current):
    """Ids on the GPU are read behind the current stream's work, those of the call at once."""
    host = blocks_in_the_host()
    ids, cache = Rows((2,), 'i4', 0), Rows((2, 9, 4096), 'u1', 0xee)
    held = Held(current, ids, 1, later=False)  # fills the ids: 0x01010101 is out of range
    status = Rows((1,), 'i8', 0)
    peerlane.copy_blocks(cache, host, ids, ids, 4096, dst_dim=1, status=status)
    peerlane.copy_blocks(cache, host, [8, 3], [5, 0], 4096, dst_dim=1)
    assert not held.opened and cache.bytes() == b'\xee' * cache.nbytes
    held.open()
    held.over()
    got = numpy.frombuffer(cache.bytes(), 'u1').reshape(2, 9, 4096)
    for kv in range(2):
        assert got[kv, 8].tobytes() == host[5, kv].tobytes() and got[kv, 3].tobytes() == host[0, kv].tobytes()
        assert (got[kv, [0, 1, 2, 4, 5, 6, 7]] == 0xee).all()
    assert status.bytes() == (2).to_bytes(8, 'little') and not current.waited


def test_blocks_under_capture(torch):
    host = blocks_in_the_host()
    ids, cache = Rows((2,), 'i8', 0), Rows((2, 9, 4096), 'u1', 0xee)
    torch.raw = cuda.stream()
    cuda.lib.fakecuda_capture(torch.raw, 1)
    try:
        peerlane.copy_blocks(cache, host, ids, ids, 4096, dst_dim=1)
        peerlane.copy_blocks(cache, host, [8, 3], [5, 0], 4096, dst_dim=1)
    finally:
        cuda.lib.fakecuda_capture(torch.raw, 0)
    assert not torch.waited


def test_rows_on_a_stream_of_the_programs(torch):
    """On that, and torch's allocator is told which tensors it uses."""
    table = table_in_the_host()
    ids, out = Rows((4,), 'i4', 0xff), Rows((4, 32), 'f4', 0xee)
    torch.cuda.current_stream = lambda index: types.SimpleNamespace(cuda_stream=0)
    torch.cuda.ExternalStream = lambda raw, device: (raw, device)
    torch.raw = raw = cuda.stream()
    held = Held(torch, ids, 0, later=False)
    torch.raw = 0
    peerlane.gather(table, ids, out, stream=raw)
    assert ids.recorded == out.recorded == [(raw, 0)]
    assert out.bytes() == b'\xee' * out.nbytes
    held.open()
    held.over()
    assert out.bytes() == 4 * table[0].tobytes()
    torch.cuda.current_stream = lambda index: types.SimpleNamespace(cuda_stream=raw)
    peerlane.gather(table, ids, out, stream=raw)
    assert ids.recorded == [(raw, 0)]


def test_rows_under_capture(torch):
    """No call that a capture forbids, and nothing that waits."""
    table = table_in_the_host()
    ids, out = Rows((4,), 'i4', 0), Rows((4, 32), 'f4', 0xee)
    torch.raw = cuda.stream()
    cuda.lib.fakecuda_capture(torch.raw, 1)
    try:
        peerlane.gather(table, ids, out)
    finally:
        cuda.lib.fakecuda_capture(torch.raw, 0)
    assert not torch.waited


def test_rows_that_the_gpu_does_not_reach(torch):
    ids = Rows((4,), 'i4', 0)
    table = numpy.zeros((5, 32), 'f4')
    out = Rows((4, 32), 'f4', 0xee)
    with pytest.raises(peerlane.BadMemoryError,
                       match=r'the table, a numpy.*pageable.*cuda:0.*peerlane.pinned\(\)'):
        peerlane.gather(table, ids, out)
    assert out.bytes() == b'\xee' * out.nbytes
