# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Arrays handed over without a copy, both ways; who keeps what alive."""

import array
import copy
import ctypes
import gc
import mmap
import os
import subprocess
import sys
import types
import weakref

import numpy
import pytest
from conftest import pattern

import peerlane
from peerlane import _context, _dlpack, _memory


class OnlyDlpack:
    """An array that can do nothing but DLPack, of one version or the other."""

    def __init__(self, inner, versioned):
        self.inner = inner
        self.versioned = versioned

    def __dlpack_device__(self):
        return (1, 0)

    def __dlpack__(self, **how):
        if not self.versioned:
            if how:
                raise TypeError('no max_version')
            return _capsule_of(self.inner, False)
        assert how['max_version'] >= (1, 0)
        return _capsule_of(self.inner, True)


def _capsule_of(a, versioned):
    return _dlpack.capsule(a.ctypes.data, a.shape, peerlane.dtype(a.dtype), (1, 0), a, versioned)


class FakeCuda:
    """What a CUDA array says of itself."""

    def __init__(self, address, shape, typestr='<f4', strides=None, readonly=False, **more):
        self.__cuda_array_interface__ = {'version': 3, 'data': (address, readonly), 'shape': shape,
                                         'typestr': typestr, 'strides': strides, **more}


def test_pinned():
    a = peerlane.empty((3, 1000), 'int32', 'soft:0', pinned=True)
    b = peerlane.empty((3, 1000), 'int32', 'soft:0')
    assert a.device == 'host'
    assert a.ptr % 4096 == 0
    numpy.asarray(a)[:] = numpy.arange(3000).reshape(3, 1000)
    assert peerlane.copy(b, a) == 12000
    assert b.tobytes() == numpy.arange(3000, dtype='int32').tobytes()
    with pytest.raises(peerlane.InvalidError):
        peerlane.empty(1, 'int32', 'host', pinned=True)


@pytest.mark.parametrize('device', ['soft:0', 'host'])
def test_numpy_looks_at_our_memory(device):
    a = peerlane.empty((3, 5), 'int32', device)
    for view in (numpy.asarray(a), numpy.from_dlpack(a), numpy.array(a, copy=False)):
        assert (view.shape, view.dtype, view.ctypes.data) == ((3, 5), numpy.int32, a.ptr)
    view[:] = numpy.arange(15).reshape(3, 5)
    assert a.tobytes() == numpy.arange(15, dtype='i4').tobytes()
    assert numpy.asarray(a[1]).tolist() == [5, 6, 7, 8, 9]
    assert numpy.asarray(a[-2:]).tolist() == [[5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]
    assert numpy.asarray(a.reshape(15)).tolist() == list(range(15))
    assert numpy.asarray(a.view(8, (2,), 'int64')).tobytes() == a.tobytes()[8:24]
    assert (len(a), a.ndim, a.size, a.itemsize, a.nbytes) == (3, 2, 15, 4, 60)


@pytest.mark.parametrize('how', [numpy.asarray, numpy.from_dlpack])
def test_a_view_keeps_the_memory(how):
    a = peerlane.empty(1000, 'int64', 'soft:1')
    block = weakref.ref(a._block)
    numpy.asarray(a)[:] = 7
    view = how(a)
    del a
    gc.collect()
    assert block() is not None and view.sum() == 7000
    del view
    gc.collect()
    assert block() is None


def test_free():
    a = peerlane.empty(1000, 'uint8', 'soft:0')
    view = numpy.asarray(a)
    view[:] = 9
    a.free()
    assert view.sum() == 9000
    for use in (a.tobytes, lambda: numpy.asarray(a), lambda: a[1:], lambda: a.device,
                lambda: peerlane.copy(a, view)):
        with pytest.raises(peerlane.ClosedError, match='was freed; make another'):
            use()
    assert 'freed' in repr(a)


def test_memory_comes_back():
    """Arrays that are gone are free again, on the device."""
    size = 64 << 20
    for _ in range(20):  # of 256 MiB
        a = peerlane.empty(size, 'uint8', 'soft:0')
        numpy.asarray(a)[::4096] = 1
    del a
    with pytest.raises(MemoryError) as caught:
        peerlane.empty(1 << 40, 'uint8', 'soft:0')
    assert isinstance(caught.value, peerlane.OutOfMemoryError)


@pytest.mark.parametrize('with_numpy', [True, False])
def test_capsules_that_nobody_takes(monkeypatch, with_numpy):
    if not with_numpy:
        monkeypatch.setitem(sys.modules, 'numpy', None)
    before = len(_dlpack._exports)
    a = peerlane.empty(10, 'float32', 'host')
    block = weakref.ref(a._block)
    capsules = [a.__dlpack__() for _ in range(100)] + [a.__dlpack__(max_version=(1, 0))]
    assert len(_dlpack._exports) == before + (0 if with_numpy else 101)
    del a
    gc.collect()
    assert block() is not None
    del capsules
    gc.collect()
    assert block() is None and len(_dlpack._exports) == before


@pytest.mark.parametrize('device', ['soft:0', 'host'])
def test_the_program_s_error_is_not_lost(device):
    """A view that goes while an exception is raised, and one that its consumer does not take."""
    a = peerlane.empty(12, 'float32', device)
    block = weakref.ref(a._block)
    with pytest.raises(ValueError, match='cannot reshape'):
        numpy.from_dlpack(a).reshape(7, 7)
    del a
    gc.collect()
    assert block() is None
    a = peerlane.empty(12, 'bfloat16', device)
    block = weakref.ref(a._block)
    with pytest.raises((RuntimeError, BufferError), match='dtype'):
        numpy.from_dlpack(a)
    del a
    gc.collect()
    assert block() is None


@pytest.mark.parametrize('with_numpy', [True, False])
def test_what_dlpack_is_told(monkeypatch, with_numpy):
    if not with_numpy:
        monkeypatch.setitem(sys.modules, 'numpy', None)
    a = peerlane.empty(4, 'float32', 'host')
    assert a.__dlpack_device__() == (1, 0)
    for how in ({'copy': True}, {'dl_device': (2, 0)}):
        with pytest.raises(BufferError):
            a.__dlpack__(**how)
    for name in ('bfloat16', 'float8_e5m2', 'bool', 'complex64', 'float4_e2m1fn_x2'):
        a = peerlane.empty((2, 4), name, 'host')
        monkeypatch.setattr(a._block, 'dlpack', (2, 3))  # as a GPU's
        look = _dlpack.look_at(a)
        assert (look.address, look.nbytes, look.contiguous) == (a.ptr, a.nbytes, True)
        assert (look.device, look.readonly) == ((2, 3), False)
    assert a.nbytes == 8


def test_no_cuda_array_interface_on_the_host():
    """numpy, torch and others ask for it: who has it is taken for GPU memory."""
    for device in ('host', 'soft:0'):
        assert not hasattr(peerlane.empty(1, device=device), '__cuda_array_interface__')


@pytest.mark.parametrize('versioned', [False, True])
def test_read_into_what_has_dlpack_alone(make, versioned):
    path, data = make(8_000)
    inner = numpy.zeros(1_000, 'i8')
    with peerlane.open(path) as f:
        assert f.read_into(OnlyDlpack(inner, versioned)) == 8_000
    assert inner.tobytes() == data.tobytes()
    gc.collect()
    assert sys.getrefcount(inner) == 2


def test_every_buffer(make):
    path, data = make(4_096)
    for one in (bytearray(4_096), array.array('d', bytes(4_096)), mmap.mmap(-1, 4_096),
                (ctypes.c_int * 1024)(), memoryview(bytearray(4_096)).cast('i')):
        with peerlane.open(path) as f:
            assert f.read_into(one) == 4_096
        assert bytes(memoryview(one).cast('B')) == data.tobytes(), type(one)
        if isinstance(one, bytearray):
            one += b'x'  # the export is over


def test_span(make):
    path, data = make(1_000)
    into = numpy.zeros(1_000, 'u1')
    span = peerlane.Span(into.ctypes.data + 10, 500, into)
    with peerlane.open(path) as f:
        assert f.read_into(span, 3) == 500
        span.readonly = True
        with pytest.raises(peerlane.ReadOnlyError):
            f.read_into(span)
    assert into.tobytes() == bytes(10) + data[3:503].tobytes() + bytes(490)
    with pytest.raises(ValueError):
        peerlane.Span(0, -1)


def test_cuda_array_interface():
    """Read as numbers: no byte of it is touched."""
    reader = _memory.target
    assert reader(FakeCuda(4096, (3, 5)))[:2] == (4096, 60)
    assert reader(FakeCuda(4096, (3, 5), strides=(20, 4)))[:2] == (4096, 60)
    assert reader(FakeCuda(4096, (3, 1), strides=(4, 400)))[:2] == (4096, 12)
    assert reader(FakeCuda(0, (0, 5)))[:2] == (0, 0)
    with pytest.raises(peerlane.InvalidError, match='C-contiguous'):
        reader(FakeCuda(4096, (3, 5), strides=(40, 4)))
    with pytest.raises(peerlane.ReadOnlyError):
        reader(FakeCuda(4096, (3, 5), readonly=True))
    assert _memory.source(FakeCuda(4096, (3, 5), readonly=True))[:2] == (4096, 60)


def test_the_stream_of_a_cuda_array_is_waited_for(make, tmp_path, monkeypatch):
    path, data = make(100_000)
    with peerlane.Context(policy='buffered', test_fault='buffered:every=1:delay=300000') as slow:
        monkeypatch.setattr(_context, '_default', slow)
        gpu = peerlane.empty(100_000, 'uint8', 'soft:0')
        numpy.asarray(gpu)[:] = 0
        with peerlane.open(path) as f, peerlane.open(tmp_path / 'out', 'w+') as out, \
                peerlane.Stream('soft:0') as stream:
            array = FakeCuda(gpu.ptr, (100_000,), '|u1', stream=stream.handle)
            back = bytearray(100_000)
            for write in (lambda: out.write_from(array),
                          lambda: out.write_from(array, stream=stream).result(),
                          lambda: peerlane.copy(back, array)):
                numpy.asarray(gpu)[:] = 0
                read = f.read_into(array, stream=stream)
                assert write() == 100_000 and read.done()
                assert gpu.tobytes() == data.tobytes()
            assert out.read() == data.tobytes() == bytes(back)
            slow._streams.clear()
            lost = FakeCuda(numpy.zeros(8).ctypes.data, (2,), stream=12345)
            with pytest.raises(peerlane.InvalidError, match=r'stream 12345.*peerlane\.Span'):
                out.write_from(lost)
            assert out.write_from(FakeCuda(gpu.ptr, (2,), stream=None)) == 8
    del gpu


def test_cupys_stream_is_that_of_the_array_s_device(monkeypatch):
    """The default streams of all devices have one handle: it means the current device's."""
    current, said = [0], []

    class Device:
        def __init__(self, number):
            self.id = self.number = number

        def __enter__(self):
            self.before, current[0] = current[0], self.number

        def __exit__(self, *_):
            current[0] = self.before
    stream = types.SimpleNamespace(synchronize=lambda: said.append(current[0]))
    # As before cupy 10, whose function knew of the current device only.
    monkeypatch.setitem(sys.modules, 'cupy', types.SimpleNamespace(cuda=types.SimpleNamespace(
        get_current_stream=lambda: stream)))
    array = type('ndarray', (FakeCuda,), {'__module__': 'cupy', 'device': Device(1)})(4096, (3,))
    assert _memory.target(array)[:2] == (4096, 12)
    assert _memory.order_of(array, None) is None
    assert said == [1] and current == [0]


def test_sizes_that_no_memory_has():
    """In C they would be cut to less."""
    for device in ('soft:0', 'host'):
        for shape in ((1 << 64) + 4096, (1 << 40, 1 << 40), 1 << 63):
            with pytest.raises(MemoryError, match='bytes'):
                peerlane.empty(shape, 'uint8', device)
    for wrong in ((1 << 64, 1), (1, 1 << 64), (4096, 1 << 70)):
        with pytest.raises(ValueError):
            peerlane.Span(*wrong)


def test_devices_in_other_packages_words(monkeypatch):
    class Device:
        """As torch's."""

        def __init__(self, name):
            self.name = name

        def __str__(self):
            return self.name
    asked, real = [], peerlane.Context._open_device
    monkeypatch.setattr(peerlane.Context, '_open_device',
                        lambda self, name: (asked.append(name), real(self, 'soft:0'))[1])
    words = (3, 'cuda:5', Device('cuda:4'), Device('soft:1'))
    for word in words:
        with peerlane.Context() as context:
            assert peerlane.empty(4, 'uint8', word, context=context).nbytes == 4
            assert peerlane.Stream(word, context=context).device == 'soft:0'
    assert asked == ['cuda:3', 'cuda:5', 'cuda:4', 'soft:1']
    with peerlane.Context() as context:
        peerlane.empty(4, 'uint8', 'cuda', context=context)
    assert asked[-1].startswith('cuda:')
    assert peerlane.empty(4, 'uint8', Device('cpu')).device == 'host'


def test_the_host_by_either_name():
    for name in ('host', 'cpu'):
        assert peerlane.empty(3, 'uint8', name).device == 'host'
        with pytest.raises(ValueError, match='pinned for a GPU'):
            peerlane.empty(3, 'uint8', name, pinned=True)


CLOSED = """
import gc, numpy, os, peerlane, sys
before = len(os.listdir('/proc/self/fd'))
path = sys.argv[1]
for how in ('numpy', 'dlpack', 'both'):
    context = peerlane.Context()
    gpu = peerlane.empty(100_000, 'uint8', 'soft:0', context=context)
    other = peerlane.empty(100, 'uint8', 'soft:0', context=context)
    queue, f = peerlane.Queue(context=context), peerlane.open(path, context=context)
    stream = peerlane.Stream('soft:0', context=context)
    pending = queue.read(f, gpu)
    pending = f.read_into(other, stream=stream)
    looks = [numpy.asarray(gpu) if how == 'numpy' else numpy.from_dlpack(gpu)]
    if how == 'both':
        looks += [numpy.asarray(gpu)[5:]]
    context.close()
    for use in (lambda: queue.read(f, gpu), lambda: f.read(), lambda: peerlane.copy(gpu, gpu),
                other.tobytes, stream.synchronize):
        try:
            use()
            sys.exit('no error')
        except peerlane.ClosedError:
            pass
    assert looks[0].tobytes() == open(path, 'rb').read()
    if looks[0].flags.writeable:  # by DLPack it is from numpy 2.1 on
        looks[0][:] = 7
    tail = looks[0].tobytes()[-10:]
    del gpu, queue, f, stream, pending, other, context
    gc.collect()
    assert looks[-1][-10:].tobytes() == tail
    del looks, use
    gc.collect()
after = len(os.listdir('/proc/self/fd'))
assert after <= before + 2, (before, after)
print('all was there')
"""


def test_a_closed_context_leaves_memory_that_others_look_at(make):
    """Also what the library keeps for it goes with the last look."""
    path, _ = make(100_000)
    ran = subprocess.run([sys.executable, '-B', '-c', CLOSED, str(path)], timeout=120, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                         env=dict(os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(
                             peerlane.__file__))))
    assert ran.returncode == 0 and ran.stdout == 'all was there\n', ran.stderr


def test_copies_of_arrays():
    data = pattern(3000)
    gpu = peerlane.empty((3, 1000), 'uint8', 'soft:1')
    peerlane.copy(gpu, data)
    same, other = copy.copy(gpu), copy.deepcopy({'a': gpu})['a']
    numpy.asarray(gpu)[1, 7] += 1
    assert same.shape == other.shape == (3, 1000) and other.device == 'soft:1'
    assert same.tobytes() == gpu.tobytes() != other.tobytes() == data.tobytes()
    pinned = peerlane.empty(3000, 'uint8', 'soft:1', pinned=True)
    host = peerlane.empty(3000, 'uint8', 'host')
    for one in (pinned, host):
        numpy.asarray(one)[:] = data
        other = copy.deepcopy(one)
        numpy.asarray(one)[:] = 0
        assert other.device == 'host' and other.tobytes() == data.tobytes()
        assert other._block.pinned_for == one._block.pinned_for
    assert pinned._block.pinned_for == 'soft:1'


def test_bytearrays(make):
    path, data = make(5000)
    a = bytearray(5000)
    with peerlane.open(path) as f:
        assert f.read_into(bytearray()) == 0
        assert f.read_into(a) == 5000 and a == data.tobytes()
    ends = os.pipe()
    with peerlane.open(ends[0]) as f, peerlane.Queue() as q:
        job = q.read(f, a)
        with pytest.raises(BufferError):  # its memory is in use
            a.append(1)
        os.write(ends[1], data[::-1].tobytes())
        assert job.result() == 5000
        a.append(1)
    assert a == data[::-1].tobytes() + b'\1'
    for end in ends:
        os.close(end)


def test_types_that_come_and_go():
    """Types made as the program goes (ctypes' arrays) are not remembered for ever."""
    for n in range(1, 1000):
        _memory.target((ctypes.c_char * n)())
    assert len(_memory._readers) <= _memory._READERS_MAX


def test_copy():
    data = pattern(100_000)
    a = peerlane.empty(100_000, 'uint8', 'soft:0')
    b = peerlane.empty(100_000, 'uint8', 'soft:1')
    assert peerlane.copy(a, data) == 100_000
    assert peerlane.copy(b, a) == 100_000
    back = numpy.zeros(100_000, 'u1')
    assert peerlane.copy(back, b, 99_999) == 99_999
    assert back[:-1].tobytes() == data[:-1].tobytes() and back[-1] == 0
    for size in (None, -1, 11):
        with pytest.raises(peerlane.InvalidError):
            peerlane.copy(bytearray(10), back, size)
    with pytest.raises(peerlane.ReadOnlyError):
        peerlane.copy(b'1', b'2')


def test_copy_many():
    data = pattern(1 << 20)
    a = peerlane.empty(1 << 20, 'uint8', 'soft:0')
    b = peerlane.empty(1 << 20, 'uint8', 'soft:1')
    peerlane.copy(a, data)
    peerlane.copy(b, bytes(1 << 20))
    pieces = [(i * 1000, (999 - i) * 1000, i) for i in range(1000)]
    assert peerlane.copy_many(b, a, pieces) == sum(range(1000))
    want = numpy.zeros(1 << 20, 'u1')
    for there, here, size in pieces:
        want[there:there + size] = data[here:here + size]
    back = numpy.ones(1 << 20, 'u1')
    peerlane.copy(back, b)
    assert back.tobytes() == want.tobytes()
    assert peerlane.copy_many(back, a, ((0, i, 1) for i in (5,))) == 1 and back[0] == data[5]
    assert peerlane.copy_many(back, a, []) == 0
    for bad in ((0, 0, -1), (1 << 20, 0, 1), (0, 1 << 20, 1), (-1, 0, 1), (0, 0, (1 << 20) + 1)):
        with pytest.raises(peerlane.InvalidError, match='piece 1'):
            peerlane.copy_many(b, a, [(0, 0, 1), bad])
    with pytest.raises(peerlane.PeerlaneError, match='piece 1 of 2.*overlap'):
        peerlane.copy_many(a, a, [(0, 5000, 10), (100, 105, 10)])
    with pytest.raises(peerlane.ReadOnlyError):
        peerlane.copy_many(b'1', b'2', [(0, 0, 1)])


def test_dtypes():
    for given, name in (('f4', None), ('<f4', 'float32'), ('float32', 'float32'),
                        (numpy.float32, 'float32'), (numpy.dtype('u2'), 'uint16'),
                        ('torch.bfloat16', 'bfloat16'), (float, 'float64'), (bool, 'bool'),
                        ('torch.float', 'float32'), ('torch.int', 'int32'), ('torch.half', 'float16')):
        if name is None:
            with pytest.raises(ValueError, match='is no element type'):
                peerlane.dtype(given)
        else:
            assert peerlane.dtype(given).name == name
    for name in ('half', 'single', 'double', 'float', 'int', 'uint', 'bool_', 'complex', 'float64'):
        assert peerlane.dtype(name).name == numpy.dtype(name).name, name
    for given in (numpy.dtype('>f4'), '>f4', numpy.dtype('>i8'), numpy.zeros(3, '>u2').dtype):
        with pytest.raises(peerlane.InvalidError, match='bytes in the other order.*"<'):
            peerlane.empty(4, given, 'host')
    assert peerlane.dtype('float32') == numpy.float32 and peerlane.dtype('int8') != 'int16'


def test_the_remedy_for_strides_keeps_the_bytes(make, tmp_path):
    """What is read into a copy of the array would be lost."""
    path, data = make(400)
    a = numpy.zeros((10, 40), 'u1')[:, ::2]
    with peerlane.open(path, 'r+') as f:
        with pytest.raises(peerlane.InvalidError, match=r'read into b = (.*), then copy it: (.*)') as e:
            f.read_into(a)
        assert 'ascontiguousarray' not in str(e.value)
        new, back = str(e.value).partition('read into b = ')[2].split(', then copy it: ')
        names = {'a': a, 'numpy': numpy}
        names['b'] = eval(new, names)
        assert f.read_into(names['b']) == 200
        exec(back, names)
        assert a.tobytes() == data[:200].tobytes()
        with pytest.raises(peerlane.InvalidError, match=r'write (numpy.ascontiguousarray\(a\))') as e:
            f.write_from(a, 200)
        f.write_from(eval(str(e.value).partition('; write ')[2], names), 200)
        assert f.read(200, 200) == a.tobytes()
        with pytest.raises(peerlane.InvalidError, match='read into b = bytearray'):
            f.read_into(memoryview(bytearray(8))[::2])


def test_bad_arrays():
    for shape, dtype, device, error in (((-1,), 'int8', 'host', ValueError),
                                        (5, 'int8', 'soft:99', LookupError),
                                        (5, 'int8', 'gpu0', ValueError),
                                        (5, 'int7', 'host', ValueError),
                                        ((2.5,), 'int8', 'host', (TypeError, AttributeError))):
        with pytest.raises(error):
            peerlane.empty(shape, dtype, device)
    a = peerlane.empty((4, 4), 'int16', 'host')
    for use in (lambda: a.reshape(5), lambda: a.view(1, (16,)), lambda: a.view(-1), lambda: a[::2]):
        with pytest.raises(ValueError):
            use()
    with pytest.raises(IndexError):
        a[4]


def test_register(make):
    path, data = make(8_192)
    into = numpy.zeros(8_192, 'u1')
    with peerlane.register(into) as known, peerlane.open(path) as f:
        with pytest.raises(FileExistsError):
            peerlane.register(into)
        f.read_into(into)
        known.close()
        known.close()
        with peerlane.register(into):
            f.read_into(into)
    with peerlane.register(into):
        pass
    assert into.tobytes() == data.tobytes()
    with pytest.raises(TypeError):
        peerlane.register(5)
