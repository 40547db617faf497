# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Models of safetensors files: loaded, sliced, saved. The oracle is st.py, and the package safetensors
where it is installed.
"""

import errno
import gc
import inspect
import os
import pickle
import random
import resource
import subprocess
import sys
import threading
import types
import weakref

import numpy
import pytest
import st

import peerlane
from peerlane import _frameworks, _lib, _load, _memory, _queue, _ranges, _source
from peerlane.safetensors import (HeaderError, SafetensorError, load, load_file, load_files, load_model,
                                  safe_open, save, save_file, save_model)

DEVICES = ('soft:0', 'host')


def raw(tensor):
    """The bytes of a tensor of any framework."""
    return tensor.tobytes()


def same(found, want):
    assert list(found) == [n for n in found if n in want] and set(found) == set(want)
    for name, (_, _, data) in want.items():
        assert raw(found[name]) == data, name


@pytest.fixture
def reads(monkeypatch):
    """Bytes of each request and each blocking read; reads.at: the addresses that they go to."""
    class Reads(list):
        at = []

        def note(self, dst):
            self.append(dst.nbytes)
            self.at.append(_memory.target(dst)[0])
    seen = Reads()
    make, into = _queue.Request.read.__func__, peerlane.File.read_into

    def request(cls, file, dst, offset=0, *args, **kwargs):
        seen.note(dst)
        return make(cls, file, dst, offset, *args, **kwargs)

    def read_into(self, dst, *args, **kwargs):
        seen.note(dst)
        return into(self, dst, *args, **kwargs)
    monkeypatch.setattr(_queue.Request, 'read', classmethod(request))
    monkeypatch.setattr(peerlane.File, 'read_into', read_into)
    return seen


@pytest.mark.parametrize('device', DEVICES)
@pytest.mark.parametrize('framework', ['numpy', 'peerlane'])
def test_every_dtype(tmp_path, device, framework):
    rng = random.Random(1)
    want = {code: (code, (3, 8), rng.randbytes(st.nbytes(code, (3, 8)))) for code in st.BITS}
    path = st.write(tmp_path / 'a', want)
    found = load_file(path, device, framework)
    same(found, want)
    for code, kind in st.PLAIN.items():
        assert found[code].dtype == numpy.dtype(kind) and found[code].shape == (3, 8)
    assert found['F6_E2M3'].shape == (18,) and found['F4'].shape == (3, 4)
    for code in ('F6_E2M3', 'F6_E3M2'):
        assert found[code].dtype == 'uint8'
    if framework == 'peerlane':
        names = {code: str(found[code].dtype) for code in st.BITS}
        assert names['BF16'] == 'bfloat16' and names['F4'] == 'float4_e2m1fn_x2'
        assert names['F8_E8M0'] == 'float8_e8m0fnu' and names['F8_E5M2'] == 'float8_e5m2'
        assert found['BF16'].shape == found['F8_E4M3'].shape == (3, 8)


def test_numpys_types_with_and_without_ml_dtypes(tmp_path, monkeypatch):
    """Where ml_dtypes is missing, the types that numpy lacks come as bits of the same width."""
    from peerlane import _frameworks
    want = {code: (code, (2, 4), bytes(range(st.nbytes(code, (2, 4)))))
            for code in ('BF16', 'F8_E4M3', 'F8_E8M0', 'F4')}
    path = st.write(tmp_path / 'a', want)
    ml_dtypes = types.ModuleType('ml_dtypes')
    ml_dtypes.bfloat16 = numpy.dtype('i2')
    ml_dtypes.float8_e4m3fn = numpy.dtype('i1')
    for there, kinds in ((None, ('u2', 'u1', 'u1', 'u1')), (ml_dtypes, ('i2', 'i1', 'u1', 'u1'))):
        monkeypatch.setitem(sys.modules, 'ml_dtypes', there)
        monkeypatch.setattr(_frameworks, '_made', {})
        found = load_file(path, 'host', 'numpy')
        same(found, want)
        assert [found[code].dtype for code in want] == [numpy.dtype(kind) for kind in kinds]


@pytest.mark.parametrize('device', DEVICES)
def test_random_files(tmp_path, device):
    """Tensors, paddings, filters and shards by chance, against the bytes of the file."""
    for seed in range(40):
        rng = random.Random(seed)
        want = st.some(seed)
        order = sorted(want, key=lambda _: rng.random())
        path = st.write(tmp_path / 'a', want, pad=rng.randrange(9), order=order)
        found = load_file(path, device, 'numpy')
        assert list(found) == [name for name in found] and len(found) == len(want)
        same(found, want)
        for name, (code, shape, _) in want.items():
            if code in st.PLAIN:
                assert (found[name].shape, found[name].dtype) == (shape, st.PLAIN[code])
                assert found[name].flags.aligned
        chosen = {name for name in want if rng.random() < .5}
        same(load_file(path, device, 'numpy', filter=chosen),
             {name: want[name] for name in chosen})
        same(load_file(path, device, 'numpy', filter=lambda name: name not in chosen),
             {name: want[name] for name in want if name not in chosen})


def an_index(rng, shape):
    index = []
    for n in shape[:rng.randrange(len(shape) + 1)]:
        kind = rng.randrange(3)
        if kind == 0 and n:
            index.append(rng.randrange(-n, n))
        elif kind == 1:
            ends = [None, *range(-n - 2, n + 3)]
            index.append(slice(rng.choice(ends), rng.choice(ends)))
        else:
            index.append(slice(None))
    if rng.random() < .3:
        index.append(...)
    return tuple(index)


@pytest.mark.parametrize('device', DEVICES)
def test_random_slices(tmp_path, reads, device):
    """What [] gives is what numpy's [] gives, and not a byte more is read."""
    for seed in range(40):
        rng = random.Random(seed)
        want = st.some(seed, codes=[c for c in st.BITS if st.BITS[c] % 8 == 0])
        path = st.write(tmp_path / 'a', want, pad=rng.randrange(9))
        with safe_open(path, 'numpy', device) as f:
            for name in f.keys():
                whole = st.as_numpy(want[name])
                part = f.get_slice(name)
                assert part.get_shape() == list(whole.shape) and part.get_dtype() == want[name][0]
                for _ in range(4):
                    index = an_index(rng, whole.shape)
                    del reads[:]
                    got = part[index]
                    assert got.shape == whole[index].shape, (name, index)
                    assert got.tobytes() == whole[index].tobytes(), (name, index)
                    assert sum(reads) == got.nbytes


@pytest.mark.parametrize('device', DEVICES)
def test_shards(tmp_path, reads, device, monkeypatch):
    monkeypatch.setattr(_ranges, 'GAP', 0)
    a = numpy.arange(64 * 48, dtype='<f4').reshape(64, 48)
    b = numpy.arange(4096, dtype='<i2')
    want = {'a': ('F32', a.shape, a.tobytes()), 'b': ('I16', b.shape, b.tobytes())}
    path = st.write(tmp_path / 'a', want)
    for world in (1, 2, 4):
        for rank in range(world):
            for dim in (0, 1, -1):
                del reads[:]
                found = load_file(path, device, 'numpy',
                                  slice={'a': (dim, rank, world), 'b': (0, rank, world)})
                assert (found['a'] == numpy.split(a, world, dim)[rank]).all()
                assert (found['b'] == numpy.split(b, world)[rank]).all()
                assert sum(reads) == (a.nbytes + b.nbytes) // world
                assert dim == 0 or world == 1 or len(reads) == 64 + 1
    found = load_file(path, device, 'numpy',
                      slice=lambda name, shape: (slice(1, 3), slice(5, 6)) if len(shape) == 2 else None)
    assert (found['a'] == a[1:3, 5:6]).all() and (found['b'] == b).all()
    with pytest.raises(peerlane.InvalidError, match="tensor 'a': dimension 0 has 64 rows.* 3 equal"):
        load_file(path, device, slice={'a': (0, 0, 3)})
    with pytest.raises(peerlane.InvalidError, match="'a'.* has no shard"):
        load_file(path, device, slice={'a': (2, 0, 2)})
    with pytest.raises(KeyError, match="'c', which is in none"):
        load_file(path, device, slice={'c': (0, 0, 2)})


def test_many_rows_of_a_shard(tmp_path):
    """More rows than one job has."""
    a = numpy.arange(10_000 * 6, dtype='<u4').reshape(10_000, 6)
    path = st.write(tmp_path / 'a', {'a': ('U32', a.shape, a.tobytes())})
    found = load_file(path, ['soft:0', 'soft:1'], 'numpy', slice={'a': (1, 1, 3)})
    assert all((one['a'] == a[:, 2:4]).all() for one in found)
    with safe_open(path, 'numpy', 'soft:1') as f:
        assert (f.get_slice('a')[:, 3:5] == a[:, 3:5]).all()


def test_packed_slices(tmp_path):
    """F4 has two elements in a byte: slices of it begin and end between bytes."""
    data = bytes(range(32))
    path = st.write(tmp_path / 'a', {'a': ('F4', (4, 16), data)})
    with safe_open(path, 'peerlane', 'host') as f:
        part = f.get_slice('a')
        got = part[1:3, 4:10]
        assert got.shape == (2, 3) and got.tobytes() == data[10:13] + data[18:21]
        with pytest.raises(peerlane.InvalidError, match="tensor 'a': elements of 4 bits"):
            part[:, 1:3]


def test_ten_thousand_are_one_read(tmp_path, reads):
    raw_bytes = bytes(range(100))
    want = {'t%d' % i: ('U8', (10, 10), raw_bytes) for i in range(10_000)}
    path = st.write(tmp_path / 'a', want, order=list(want))
    for framework in ('numpy', 'peerlane'):
        del reads[:]
        found = load_file(path, 'soft:0', framework)
        assert reads == [1_000_000] and len(found) == 10_000
        assert raw(found['t9999']) == raw_bytes and found['t5'].shape == (10, 10)


@pytest.mark.parametrize('order', ['runs', 'rounds', 'chance'])
@pytest.mark.parametrize('device', DEVICES)
def test_arrays_made_together(tmp_path, device, order):
    """Types, shapes, strides and bytes are those that numpy gives to each by itself."""
    for seed in range(6):
        want = st.alike(seed, order)
        found = load_file(st.write(tmp_path / 'a', want), device, 'numpy')
        assert list(found) == list(want)
        same(found, want)
        for name, (code, shape, _) in want.items():
            one = found[name]
            if code in st.PLAIN:
                alone = numpy.ndarray(shape, st.PLAIN[code], bytes(1000))
                assert (one.dtype, one.shape, one.strides) == (alone.dtype, shape, alone.strides)
            assert type(one) is numpy.ndarray and one.flags.writeable and one.flags.c_contiguous
        for i, one in enumerate(found.values()):
            one.reshape(-1).view('u1')[:] = i % 251
        for i, one in enumerate(found.values()):
            assert set(one.tobytes()) <= {i % 251}


def test_the_last_array_keeps_the_memory(tmp_path):
    found = load_file(st.write(tmp_path / 'a', st.alike(1, 'runs', ['F32', 'U8'])), 'soft:0', 'numpy')
    keep = found['t20']
    base = keep
    while isinstance(base, numpy.ndarray):
        base = base.base
    block = weakref.ref(base.block)
    want = keep.tobytes()
    del found, base
    gc.collect()
    assert block() is not None and keep.tobytes() == want
    del keep
    gc.collect()
    assert block() is None


def test_import_peerlane_is_enough(tmp_path):
    """Its modules are there when they are named, and cost nothing before."""
    path = tmp_path / 'model'
    program = '''
import sys, peerlane
assert 'peerlane.safetensors' not in sys.modules and 'torch' not in sys.modules
peerlane.safetensors.save_file({'a': peerlane.empty(3, 'uint8', 'host')}, sys.argv[1])
assert list(peerlane.safetensors.load_file(sys.argv[1], 'host', 'peerlane')) == ['a']
for name in ('torch', 'checkpoint'):
    try:
        assert getattr(peerlane, name).__name__ == 'peerlane.' + name
    except AttributeError as e:
        assert "No module named 'torch'" in str(e)
print(hasattr(peerlane, 'nothing'))
'''
    env = dict(os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(peerlane.__file__)))
    said = subprocess.run([sys.executable, '-c', program, str(path)], env=env, check=True,
                          stdout=subprocess.PIPE, text=True).stdout
    assert said == 'False\n'


def test_what_lies_apart_is_read_apart(tmp_path, reads):
    """Small gaps are read over, large ones are not."""
    want = {'a': ('U8', (5000,), os.urandom(5000)), 'b': ('U8', (100,), os.urandom(100)),
            'c': ('U8', (5000,), os.urandom(5000)), 'd': ('U8', (100_000,), os.urandom(100_000)),
            'e': ('U8', (7,), os.urandom(7))}
    path = st.write(tmp_path / 'a', want)
    found = load_file(path, 'soft:0', 'numpy', filter=list('ace'))
    same(found, {name: want[name] for name in 'ace'})
    assert reads == [10_100, 7]


def test_misaligned(tmp_path):
    """Tensors that lie askew in the file do not in memory."""
    want = {'x': ('U8', (3,), b'abc'), 'f': ('F32', (5,), os.urandom(20)),
            'y': ('U8', (1,), b'd'), 'g': ('F64', (100,), os.urandom(800)),
            'h': ('BF16', (3,), os.urandom(6)), 'z': ('F16', (4, 1), os.urandom(8))}
    for pad in range(8):
        path = st.write(tmp_path / 'a', want, pad=pad)
        found = load_file(path, 'soft:0', 'numpy')
        same(found, want)
        for one in found.values():
            assert one.flags.aligned
        own = load_file(path, 'soft:0', 'peerlane')
        assert all(one.ptr % one.itemsize == 0 for one in own.values())


def test_tensors_outlive_the_loader(tmp_path):
    want = st.some(3, codes=['F32', 'U8'])
    path = st.write(tmp_path / 'a', want)
    found = load_file(path, 'soft:1', 'peerlane')
    block = weakref.ref(found[list(want)[0]]._block)
    last = [name for name in want if found[name].nbytes][-1]
    view = numpy.asarray(found[last])
    os.unlink(path)
    del found
    gc.collect()
    assert block() is not None and view.tobytes() == want[last][2]
    del view
    gc.collect()
    assert block() is None


def test_nothing_is_left_open(tmp_path):
    path = st.write(tmp_path / 'a', st.some(1))
    bad = st.raw_file(tmp_path / 'b', b'{')
    load_file(path, 'soft:0', 'numpy')
    before = sorted(os.listdir('/proc/self/fd'))
    for _ in range(50):
        load_file(path, 'soft:0', 'numpy')
        with pytest.raises(HeaderError):
            load_files([path, bad], 'soft:0')
        with safe_open(path, device='host') as f:
            f.get_tensor(f.keys()[0])
    gc.collect()
    assert sorted(os.listdir('/proc/self/fd')) == before


# Several devices.

@pytest.fixture
def broadcasts(monkeypatch):
    """Bytes and memories of each pl_read_broadcast()."""
    seen = []
    call = _lib.lib.pl_read_broadcast

    class Lib:
        def __getattr__(self, name):
            return getattr(lib, name)

        @staticmethod
        def pl_read_broadcast(file, into, n, nbytes, offset, opts):
            done = call(file, into, n, nbytes, offset, opts)
            seen.append((done, n))
            return done
    lib = _lib.lib
    monkeypatch.setattr(_lib, 'lib', Lib())
    return seen


def test_several_devices_read_once(tmp_path, reads, broadcasts):
    want = st.some(7, n=20)
    nbytes = sum(len(data) for _, _, data in want.values())
    path = st.write(tmp_path / 'a', want)
    found = load_file(path, ['soft:0', 'soft:1', 'host'], 'peerlane')
    assert [list(one.values())[0].device for one in found] == ['soft:0', 'soft:1', 'host']
    for one in found:
        same(one, want)
    assert sum(n for n, _ in broadcasts) == nbytes and {n for _, n in broadcasts} == {3}
    assert not reads and len(broadcasts) < 20
    alone, = load_file(path, ['soft:1'], 'numpy')
    same(alone, want)
    assert sum(reads) == nbytes == sum(n for n, _ in broadcasts)
    with pytest.raises(peerlane.InvalidError):
        load_file(path, [])


def test_several_devices_show_their_progress(tmp_path, monkeypatch, broadcasts):
    monkeypatch.setattr(_load, 'SHOWN', 1000)
    want = st.some(7, n=20)
    nbytes = sum(len(data) for _, _, data in want.values())
    shown = []
    for one in load_file(st.write(tmp_path / 'a', want), ['soft:0', 'soft:1'], 'peerlane',
                         progress=lambda *now: shown.append(now)):
        same(one, want)
    assert len(shown) == len(broadcasts) > 3 and max(broadcasts) <= (2000, 2)
    assert shown[-1] == (nbytes, nbytes) and shown == sorted(shown)


def test_several_devices_and_a_file_that_shrinks(tmp_path, monkeypatch):
    """Or cannot be read: the error names the tensor, as that of one device does."""
    want = {'a': ('U8', (100_000,), bytes(100_000)), 'b': ('U8', (100_000,), bytes(100_000))}
    path = st.write(tmp_path / 'a', want, order=['a', 'b'])
    space = _frameworks.Peerlane.space

    def shrink(self, *args):
        os.truncate(path, 150_000)
        return space(self, *args)
    monkeypatch.setattr(_frameworks.Peerlane, 'space', shrink)
    with pytest.raises(EOFError, match="tensor 'b' is cut short"):
        load_file(path, ['soft:0', 'soft:1'], 'peerlane')
    monkeypatch.undo()
    st.write(path, want, order=['a', 'b'])
    with peerlane.Context(test_fault='direct:nth=1:err=EIO,buffered:nth=1:err=EIO') as context:
        with pytest.raises(peerlane.PeerlaneError, match="tensor 'a'") as raised:
            load_file(path, ['soft:0', 'soft:1'], 'peerlane', context=context)
    assert raised.value.errno == errno.EIO


# Several files.

def test_files(tmp_path):
    one, two = st.some(1), {'other.%s' % n: t for n, t in st.some(2).items()}
    paths = [st.write(tmp_path / 'a', one), st.write(tmp_path / 'b', two)]
    same(load_files(paths, 'soft:0', 'numpy'), {**one, **two})
    assert load_files([], 'soft:0') == {}
    with pytest.raises(HeaderError, match="'layer.0.*' is in .*a and in .*a"):
        load_files([paths[0], paths[0]], 'soft:0')
    with pytest.raises(TypeError, match='list of paths'):
        load_files(str(paths[0]))
    with pytest.raises(peerlane.NotFoundError, match='/none'):
        load_files([paths[0], tmp_path / 'none'])
    with pytest.raises(peerlane.DirectoryError, match='load_model'):
        load_file(tmp_path)
    with pytest.raises(KeyError, match="filter= names 'x'"):
        load_files(paths, filter=['x'])
    with pytest.raises(TypeError):
        load_files(paths, filter='x')


def a_model(folder, parts):
    import json
    folder.mkdir()
    index = {}
    for i, part in enumerate(parts):
        name = 'model-%05d-of-%05d.safetensors' % (i + 1, len(parts))
        st.write(folder / name, part)
        index.update(dict.fromkeys(part, name))
    (folder / 'model.safetensors.index.json').write_text(json.dumps(
        {'metadata': {'total_size': 1}, 'weight_map': index}))
    return index


def test_model(tmp_path):
    parts = [{'%d.%s' % (i, n): t for n, t in st.some(i).items()} for i in range(3)]
    whole = {name: one for part in parts for name, one in part.items()}
    index = a_model(tmp_path / 'm', parts)
    for path in (tmp_path / 'm', tmp_path / 'm' / 'model.safetensors.index.json',
                 os.fsencode(tmp_path / 'm')):
        same(load_model(path, 'soft:0', 'numpy'), whole)
    one = list(parts[1])[0]
    (tmp_path / 'm' / index[list(parts[0])[0]]).write_bytes(b'broken')  # and not opened
    same(load_model(tmp_path / 'm', 'soft:0', 'numpy', filter=[one]), {one: whole[one]})
    same(load_model(tmp_path / 'm', 'host', 'numpy', filter=lambda n: n[:2] == '2.'), parts[2])
    with pytest.raises(HeaderError):
        load_model(tmp_path / 'm')
    with pytest.raises(KeyError, match="names 'none'"):
        load_model(tmp_path / 'm', filter=['none'])


def test_models_without_an_index(tmp_path):
    one, two = st.some(1), {'other.%s' % n: t for n, t in st.some(2).items()}
    st.write(tmp_path / 'a.safetensors', one)
    st.write(tmp_path / 'b.safetensors', two)
    same(load_model(tmp_path, 'soft:0', 'numpy'), {**one, **two})
    st.write(tmp_path / 'model.safetensors', one)
    same(load_model(tmp_path, 'soft:0', 'numpy'), one)
    same(load_model(tmp_path / 'b.safetensors', 'soft:0', 'numpy'), two)
    (tmp_path / 'none').mkdir()
    with pytest.raises(peerlane.NotFoundError, match='no [*].safetensors$'):
        load_model(tmp_path / 'none')
    (tmp_path / 'none' / 'pytorch_model.bin').write_bytes(b'PK')
    with pytest.raises(peerlane.NotFoundError, match=r'peerlane.torch.load\(\) reads pytorch_model.bin'):
        load_model(tmp_path / 'none')
    (tmp_path / 'a.pt').write_bytes(b'PK\x03\x04\0\0\0\0' + bytes(100))
    with pytest.raises(HeaderError, match=r'zip archive.*peerlane.torch.load\(\) reads it'):
        load_file(tmp_path / 'a.pt', 'host')


@pytest.mark.parametrize('below', ['unet', 'snapshots/0a1b'])
def test_a_model_further_down(tmp_path, below):
    """As a pipeline has its parts, and the Hugging Face Hub's cache its snapshots."""
    (tmp_path / 'm' / below).mkdir(parents=True)
    st.write(tmp_path / 'm' / below / 'model.safetensors', st.some(1))
    with pytest.raises(peerlane.NotFoundError, match='m has no [*].safetensors; .*/m/%s has' % below):
        load_model(tmp_path / 'm')


@pytest.mark.parametrize('path, said', [
    ('https://h.co/a/model.safetensors', 'a/model.safetensors: .*not URLs: download it first'),
    ('~/model.safetensors', r'os.path.expanduser\(\)'),
    ('none/*.safetensors', r'load_files\(glob.glob'),
    ('some-one/A.Model-7b', r'no such file or folder.*snapshot_download\("some-one/A.Model-7b"\)'),
])
def test_paths_that_are_none(path, said):
    with pytest.raises(peerlane.NotFoundError, match=said):
        load_model(path)


def test_a_model_that_is_not_whole(tmp_path):
    index = a_model(tmp_path / 'm', [{'%d' % i: ('U8', (1,), b'x')} for i in range(4)])
    (tmp_path / 'm' / index['3']).unlink()
    with pytest.raises(peerlane.NotFoundError, match='m: %s is not there, which the index names [(]1 of 4 '
                       'files.*downloaded whole' % index['3']):
        load_model(tmp_path / 'm', 'host')
    (tmp_path / 'm' / index['1']).unlink()
    with pytest.raises(peerlane.NotFoundError, match='[(]2 of 4 files are missing[)]'):
        load_model(tmp_path / 'm', 'host')
    assert load_model(tmp_path / 'm', 'host', 'numpy', filter=['2'])['2'].tolist() == [ord('x')]
    with pytest.raises(HeaderError, match=r'is JSON .*load_model\(\) reads an index'):
        load_file(tmp_path / 'm' / 'model.safetensors.index.json', 'host')


@pytest.mark.parametrize('text, said', [
    ('{', 'is no index'),
    ('[]', 'is no index'),
    ('{"weight_map": {"a": 3}}', 'is no index'),
    ('{"weight_map": {"a": "../x"}}', "tensor 'a' .* outside the folder"),
    ('{"weight_map": {"a": "/etc/x"}}', "tensor 'a' .* outside the folder"),
    ('{"weight_map": {"layer.9": "x"}}', "/x has no tensor 'layer.9', which the index says is there"),
    ('{"weight_map": {}}', None),
])
def test_an_index_that_lies(tmp_path, text, said):
    st.write(tmp_path / 'x', {'a': ('U8', (1,), b'x')})
    path = tmp_path / 'a.json'
    path.write_text(text)
    if said is None:
        assert load_model(path, 'soft:0') == {}
        return
    with pytest.raises(HeaderError, match=said):
        load_model(path, 'soft:0')


def test_what_the_index_names(tmp_path):
    """A shard may have more than the index names, and names of another shard: those are left."""
    one = {'x': ('U8', (2,), b'x1'), 'y': ('U8', (3,), b'y11'), 'old': ('U8', (1,), b'o')}
    other = {'x': ('U8', (2,), b'x2'), 'z': ('U8', (1,), b'z')}
    st.write(tmp_path / '1.safetensors', one)
    st.write(tmp_path / '2.safetensors', other)
    st.write(tmp_path / 'stray.safetensors', {'x': ('U8', (1,), b'?')})
    (tmp_path / 'model.safetensors.index.json').write_text(
        '{"weight_map": {"x": "2.safetensors", "y": "1.safetensors", "z": "2.safetensors"}}')
    whole = {'x': other['x'], 'y': one['y'], 'z': other['z']}
    for device in ('host', 'soft:0', ['soft:0', 'soft:1']):
        for filter in (None, ['x', 'y', 'z'], ['x', 'y'], ['x'], lambda n: n != 'z', lambda n: False):  # noqa: A001
            got = load_model(tmp_path, device, 'numpy', filter=filter)
            want = {n: t for n, t in whole.items() if filter is None or (filter(n) if callable(filter) else n in filter)}
            for found in got if isinstance(got, list) else [got]:
                same(found, want)
    same(load_model(tmp_path, 'host', 'numpy', slice={'y': (0, 1, 3)}), dict(whole, y=('U8', (1,), b'1')))
    with pytest.raises(KeyError, match="names 'old', which is not in"):
        load_model(tmp_path, filter=['old'])
    with pytest.raises(TypeError, match='not a string'):
        load_model(tmp_path, filter='x')


# Lazily.

def test_safe_open(tmp_path):
    want = st.some(5, codes=list(st.PLAIN))
    path = st.write(tmp_path / 'a', want, metadata={'format': 'pt'}, order=sorted(want)[::-1])
    with safe_open(path, 'np', device='soft:0') as f:
        assert f.keys() == sorted(want) and f.metadata() == {'format': 'pt'}
        assert set(f.offset_keys()) == set(want)
        for name in want:
            assert f.get_tensor(name).tobytes() == want[name][2]
            assert f.get_tensor(name).shape == want[name][1]
        some = sorted(want)[:3]
        same(f.get_tensors(some), {name: want[name] for name in some})
        same(f.get_tensors(), want)
        part = f.get_slice(some[0])
        for use in (lambda: f.get_tensor('none'), lambda: f.get_slice('none'),
                    lambda: f.get_tensors(['none'])):
            with pytest.raises(KeyError, match='none'):
                use()
    for use in (f.keys, lambda: f.get_tensor(some[0]), lambda: part[...], f.__enter__):
        with pytest.raises(peerlane.ClosedError, match='closed'):
            use()
    f.close()
    assert safe_open(st.write(path, {}), device='host').metadata() is None


@pytest.mark.parametrize('device', DEVICES)
@pytest.mark.parametrize('framework', ['numpy', 'peerlane'])
def test_tensors_one_by_one(tmp_path, monkeypatch, device, framework):
    """They are as those of load_file(), whoever allocates them, and each has memory of its own."""
    want = st.alike(3, 'chance', each=2)
    path = st.write(tmp_path / 'a', want, pad=3)
    whole = load_file(path, device, framework)
    for small in (0, 16, 1 << 20):
        monkeypatch.setattr(_frameworks, 'SMALL', small)
        with safe_open(path, framework, device) as f:
            found = {name: f.get_tensor(name) for name in f.offset_keys()}
            parts = {name: f.get_slice(name)[...] for name in want}
        for some in (found, parts):
            same(some, want)
            assert all(one.dtype == whole[n].dtype and one.shape == whole[n].shape
                       for n, one in some.items())
        if framework == 'numpy':
            for one in found.values():
                assert one.flags.writeable and one.flags.aligned
                one.fill(0)
            same(parts, want)


def test_what_stays_in_its_process(tmp_path):
    path = st.write(tmp_path / 'a', {'a': ('U8', (4,), bytes(4))})
    with safe_open(path, 'numpy', 'host') as f:
        for one in (f, f.get_slice('a')):
            with pytest.raises(TypeError, match='a safe_open stays.*its path'):
                pickle.dumps(one)


@pytest.fixture
def descriptors():
    """A function that lets the process open so many more."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)

    def more(n):
        taken = set(map(int, os.listdir('/proc/self/fd')))
        free = [fd for fd in range(len(taken) + n) if fd not in taken]
        resource.setrlimit(resource.RLIMIT_NOFILE, (free[n - 1] + 1, limit[1]))
    yield more
    resource.setrlimit(resource.RLIMIT_NOFILE, limit)


@pytest.mark.parametrize('devices', ['host', 'soft:0', ['soft:0', 'soft:1', 'host']])
def test_more_files_than_descriptors(tmp_path, monkeypatch, descriptors, devices):
    """Whole tensors and parts of rows, with the limit that a shell sets by `ulimit -n 64`."""
    want = {'%d.%s' % (i, name): ('U8', shape, os.urandom(st.count(shape)))
            for i in range(90) for name, shape in (('a', (i,)), ('b', (4, 8)))}
    paths = [st.write(tmp_path / ('%d' % i), {n: want[n] for n in ('%d.a' % i, '%d.b' % i)})
             for i in range(90)]
    parts = {n: (slice(None), slice(0, 4)) for n in want if n.endswith('b')}
    halves = {n: (code, shape, st.as_numpy((code, shape, data))[parts.get(n, ...)].tobytes())
              for n, (code, shape, data) in want.items()}
    load_files(paths, devices, 'peerlane')  # what the first load opens and keeps
    open_now, most = [], _source.files_at_once
    monkeypatch.setattr(_source, 'files_at_once', lambda: 8)
    submit = _load.Load.submit

    def count(self, plan, spaces):
        submit(self, plan, spaces)
        open_now.append(len(os.listdir('/proc/self/fd')))
    monkeypatch.setattr(_load.Load, 'submit', count)
    before = len(os.listdir('/proc/self/fd'))
    descriptors(40)
    for how, expected in (({}, want), ({'slice': parts}, halves)):
        found = load_files(paths, devices, 'peerlane', **how)
        for one in found if isinstance(found, list) else [found]:
            same(one, expected)
    assert len(open_now) == 180 and max(open_now) < before + 40
    assert len(os.listdir('/proc/self/fd')) == before
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    assert most() == 8


def test_too_few_descriptors(tmp_path, descriptors):
    path = st.write(tmp_path / 'a', {'a': ('U8', (1,), b'x')})
    load_files([path], 'host')
    descriptors(20)
    kept = []
    with pytest.raises(OSError):
        while True:
            kept.append(os.open(path, os.O_RDONLY))
    for left in (0, 1):  # of those that it needs
        for use in (safe_open, load_file):
            with pytest.raises(OSError, match=r'too many open files: the limit of this process is '
                                              r'[0-9]+; raise it \(ulimit -n\)') as info:
                use(path, device='host')
            assert info.value.errno == errno.EMFILE and str(path) in str(info.value)
        os.close(kept.pop())
    for fd in kept:
        os.close(fd)
    assert len(load_files([path], 'host')) == 1  # none was left open


def test_a_file_that_is_replaced_meanwhile(tmp_path, monkeypatch):
    paths = [st.write(tmp_path / name, {name: ('U8', (9,), bytes(9))}) for name in 'abc']
    monkeypatch.setattr(_source, 'files_at_once', lambda: 1)
    space = _frameworks.Peerlane.space

    def replace(self, *args):
        os.replace(st.write(tmp_path / 'new', {'c': ('U8', (9,), b'replaced!')}), paths[2])
        return space(self, *args)
    assert len(load_files(paths, 'host', 'peerlane')) == 3
    monkeypatch.setattr(_frameworks.Peerlane, 'space', replace)
    with pytest.raises(HeaderError, match='/c: somebody changed the file'):
        load_files(paths, 'host', 'peerlane')


def test_wrong_indexes(tmp_path):
    path = st.write(tmp_path / 'a', {'a': ('U8', (4, 4), bytes(16))})
    with safe_open(path, 'numpy', 'host') as f:
        part = f.get_slice('a')
        for index, error in ((4, IndexError), (-5, IndexError), ((0, 0, 0), IndexError),
                             ('x', TypeError), (slice(0, 4, 2), ValueError),
                             (slice(None, None, -1), ValueError), ((..., ...), IndexError),
                             (None, TypeError), (True, TypeError), ([0, 1], TypeError),
                             ((..., numpy.array([1, 2])), TypeError), (numpy.bool_(True), TypeError)):
            with pytest.raises(error, match="tensor 'a'"):
                part[index]


def test_threads_share_a_file(tmp_path):
    a = numpy.arange(200 * 50, dtype='<u4').reshape(200, 50)
    path = st.write(tmp_path / 'a', {'a': ('U32', a.shape, a.tobytes())})
    wrong = []

    def use(f, k):
        for i in range(20):
            if (f.get_slice('a')[i:, k:k + 3] != a[i:, k:k + 3]).any():
                wrong.append(k)
    with safe_open(path, 'numpy', 'soft:0') as f:
        threads = [threading.Thread(target=use, args=(f, k)) for k in range(4)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
    assert not wrong


def test_a_file_that_shrinks(tmp_path, monkeypatch):
    from peerlane import _header
    want = {'a': ('U8', (9000,), bytes(9000)), 'b': ('U8', (9000,), bytes(9000))}
    path = st.write(tmp_path / 'a', want)
    size = path.stat().st_size
    check = _header.read

    def and_then(*args):
        found = check(*args)
        os.truncate(path, size - 5000)
        return found
    monkeypatch.setattr(_header, 'read', and_then)
    with pytest.raises(EOFError, match="tensor 'b' is cut short"):
        load_file(path, 'soft:0')
    st.write(path, want)
    with pytest.raises(EOFError, match="tensor 'b' is cut short"):
        load_file(path, 'soft:0', slice={'b': slice(8000, 9000)})


def test_progress(tmp_path, monkeypatch):
    monkeypatch.setattr(_load, 'SHOWN', 1000)
    want = {'a': ('U8', (9999,), os.urandom(9999))}
    path = st.write(tmp_path / 'a', want)
    calls = []
    same(load_file(path, 'soft:0', 'numpy', progress=lambda *of: calls.append(of)), want)
    assert calls[-1] == (9999, 9999) and len(calls) == 10 and calls == sorted(calls)

    class Bar:
        made = []

        def __init__(self, **how):
            self.total, self.n, self.closed = how['total'], 0, False
            self.made.append(self)

        def update(self, n):
            self.n += n

        def close(self):
            self.closed = True
    auto = types.ModuleType('tqdm.auto')
    auto.tqdm = Bar
    monkeypatch.setitem(sys.modules, 'tqdm', types.ModuleType('tqdm'))
    monkeypatch.setitem(sys.modules, 'tqdm.auto', auto)
    same(load_file(path, 'soft:0', 'numpy', progress=True), want)
    save_file(load_file(path, 'soft:0', 'numpy'), tmp_path / 'b', progress=True)
    load, save = Bar.made
    assert load.n == load.total == 9999 and save.n == save.total == os.stat(tmp_path / 'b').st_size
    assert load.closed and save.closed
    monkeypatch.setitem(sys.modules, 'tqdm.auto', None)  # as if it were not installed
    same(load_file(path, 'soft:0', 'numpy', progress=True), want)


def test_frameworks(tmp_path):
    path = st.write(tmp_path / 'a', {'a': ('U8', (4,), b'abcd')})
    with pytest.raises(ValueError, match='framework="tf" is none of'):
        load_file(path, 'host', 'tf')
    if 'torch' not in sys.modules:
        assert isinstance(load_file(path, 'cpu')['a'], numpy.ndarray)
    with pytest.raises(LookupError):
        load_file(path, 'soft:99')


# Saving.

def test_save_is_exact_to_the_byte(tmp_path):
    """Readers in other languages depend on each of these bytes."""
    tensors = {'b': numpy.array([[1, 2, 3]], 'u1'), 'a': numpy.array([1.5], '<f4'),
               'n\u00e4me': numpy.array([-2, 7], '<i8'), 'nothing': numpy.zeros((0, 3), '<f4')}
    save_file(tensors, tmp_path / 'a', {'format': 'np'})
    head = ('{"__metadata__":{"format":"np"},'
            '"n\u00e4me":{"dtype":"I64","shape":[2],"data_offsets":[0,16]},'
            '"a":{"dtype":"F32","shape":[1],"data_offsets":[16,20]},'
            '"nothing":{"dtype":"F32","shape":[0,3],"data_offsets":[20,20]},'
            '"b":{"dtype":"U8","shape":[1,3],"data_offsets":[20,23]}}').encode()
    whole = (tmp_path / 'a').read_bytes()
    assert whole[:8] == (4096 - 8).to_bytes(8, 'little')
    assert whole[8:4096] == head + b' ' * (4096 - 8 - len(head))
    assert whole[4096:] == (b'\xfe' + b'\xff' * 7 + b'\x07' + bytes(7) + b'\0\0\xc0\x3f' + b'\1\2\3')


@pytest.mark.parametrize('device', DEVICES)
def test_save_and_load(tmp_path, device):
    """What is loaded, saved, and read by the oracle is what was there, with every dtype."""
    for seed in range(20):
        want = st.some(seed, n=12, codes=[c for c in st.BITS if not c.startswith('F6')])
        path = st.write(tmp_path / 'a', want)
        save_file(load_file(path, device, 'peerlane'), tmp_path / 'b')
        assert st.read(tmp_path / 'b') == want
        with safe_open(tmp_path / 'b', device='host') as f:
            assert f._source.header.data_offset % 4096 == 0 and f._source.header.aligned


def test_save_takes_the_place(tmp_path):
    path = tmp_path / 'a'
    save_file({'a': numpy.arange(5)}, path)
    path.chmod(0o640)
    link = tmp_path / 'link'
    link.symlink_to('a')
    inode = path.stat().st_ino
    save_file({'b': numpy.arange(6)}, link, sync=False)
    assert link.is_symlink() and path.stat().st_ino != inode
    assert path.stat().st_mode & 0o777 == 0o640 and list(st.read(path)) == ['b']
    assert sorted(os.listdir(tmp_path)) == ['a', 'link']


def test_save_that_fails_leaves_what_was_there(tmp_path):
    path = tmp_path / 'a'
    save_file({'a': numpy.arange(5)}, path)
    was = path.read_bytes()
    big = numpy.zeros((100, 100))
    for tensors, error, said in (
            ({'a': big, 'bad': big.T}, peerlane.InvalidError, "tensor 'bad': .*not C-contiguous"),
            ({'bad': numpy.zeros(2, 'U4')}, peerlane.InvalidError, "tensor 'bad': the format has no"),
            ({'bad': numpy.zeros(2, '>f4')}, peerlane.InvalidError, 'other order'),
            ({'bad': 3}, TypeError, 'no array'), ({3: big}, TypeError, 'no name'),
            ({'__metadata__': big}, TypeError, 'no name')):
        with pytest.raises(error, match=said):
            save_file(tensors, path)
    with pytest.raises(TypeError, match='strings'):
        save_file({}, path, {'a': 1})
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, limit[1]))
    try:
        with pytest.raises(OSError, match='File too large|too large'):
            save_file({'a': big}, path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert path.read_bytes() == was and os.listdir(tmp_path) == ['a']
    with pytest.raises(peerlane.InvalidError, match='no regular file'):
        save_file({}, '/dev/null')
    with pytest.raises(FileNotFoundError):
        save_file({}, tmp_path / 'none' / 'a')
    with pytest.raises(TypeError, match="tensor 'model': a dict is no array"):
        save_file({'model': {'a': big}}, path)

    class Gone:  # as torch's on the device "meta"
        __slots__ = 'dtype', 'shape', '__cuda_array_interface__'
    gone = Gone()
    gone.dtype, gone.shape = numpy.dtype('u1'), (8,)
    gone.__cuda_array_interface__ = {'shape': (8,), 'typestr': '|u1', 'data': (4096, False),
                                     'version': 3}
    with pytest.raises(peerlane.BadMemoryError, match="tensor 'gone'"):
        save_file({'gone': gone}, path)
    assert path.read_bytes() == was


@pytest.mark.parametrize('space', [4096 + 80, 20_000])
def test_write_errors_name_the_tensor(tmp_path, monkeypatch, space):
    """A file system without a way to reserve space tells only when it is full."""
    from peerlane import _save
    monkeypatch.setattr(_save, '_reserve', lambda fd, nbytes: None)
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (space, limit[1]))
    try:
        with pytest.raises(OSError, match="tensor 'large'") as caught:
            save_file({'a': numpy.zeros(10), 'large': numpy.zeros(10_000)}, tmp_path / 'a')
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert caught.value.errno == errno.EFBIG and os.listdir(tmp_path) == []


def test_many_tensors_are_saved_by_few_calls(tmp_path, monkeypatch):
    """A call for each, which wakes a thread for each, took three times as long."""
    want = {'t%d' % i: ('U8', (i % 7,), os.urandom(i % 7)) for i in range(2000)}
    calls, submit = [], _queue.Queue.submit

    def count(self, requests):
        futures = submit(self, requests)
        calls.append(len(futures))
        return futures
    monkeypatch.setattr(_queue.Queue, 'submit', count)
    save_file({name: st.as_numpy(one) for name, one in want.items()}, tmp_path / 'a')
    monkeypatch.undo()
    same(load_file(tmp_path / 'a', 'host', 'numpy'), want)
    assert sum(calls) == 1 + sum(len(one[2]) > 0 for one in want.values()) and len(calls) < 10


# Against the package.

def test_the_packages_files(tmp_path):
    theirs = pytest.importorskip('safetensors.numpy', reason='the package safetensors is missing')
    for seed in range(20):
        want = st.some(seed, n=12, codes=list(st.PLAIN))
        arrays = {name: st.as_numpy(one).copy() for name, one in want.items()}
        theirs.save_file(arrays, tmp_path / 'a', {'x': 'y'})
        for device in DEVICES:
            found = load_file(tmp_path / 'a', device, 'numpy')
            same(found, want)
            assert all(found[n].dtype == a.dtype and found[n].shape == a.shape
                       for n, a in arrays.items())
        save_file(arrays, tmp_path / 'b')
        back = theirs.load_file(tmp_path / 'b')
        same(back, want)
        assert all(back[n].dtype == a.dtype and back[n].shape == a.shape for n, a in arrays.items())


def test_the_packages_slices(tmp_path):
    theirs = pytest.importorskip('safetensors', reason='the package safetensors is missing')
    rng = random.Random(3)
    want = st.some(11, n=20, codes=list(st.PLAIN))
    path = st.write(tmp_path / 'a', want, metadata={'a': 'b'})
    with theirs.safe_open(path, 'np') as f, safe_open(path, 'np', 'soft:0') as g:
        assert (sorted(f.keys()), f.metadata()) == (g.keys(), g.metadata())
        for name in f.keys():
            a, b = f.get_slice(name), g.get_slice(name)
            assert (a.get_shape(), a.get_dtype()) == (b.get_shape(), b.get_dtype())
            for _ in range(3):
                index = tuple(slice(x, rng.randrange(x, n + 1)) for n in a.get_shape()
                              for x in (rng.randrange(n + 1),))
                if index:
                    try:
                        other = a[index]
                    except Exception:  # it refuses slices that are empty
                        continue
                    assert other.shape == b[index].shape
                    assert other.tobytes() == b[index].tobytes()


def test_steps_are_runs_of_all_offsets():
    for seed in range(3000):
        rng = random.Random(seed)
        offsets = [rng.randrange(6) for _ in range(rng.randrange(9))]
        if seed % 2:
            offsets.sort()
        got, runs = [], list(_frameworks.steps(offsets))
        for step, n in runs:
            got += [offsets[len(got)] + i * step for i in range(n)]
        assert got == offsets
    assert list(_frameworks.steps(range(5, 905, 9))) == [(9, 100)]


# As the package safetensors names it.

class AModule:
    """As much of torch.nn.Module as files of modules need, on numpy's arrays."""

    def __init__(self, **tensors):
        self.tensors = tensors

    def state_dict(self):
        return dict(self.tensors)

    def load_state_dict(self, found, strict=True):
        assert not strict
        for name in set(found) & set(self.tensors):
            self.tensors[name][...] = found[name]
        return ([name for name in self.tensors if name not in found],
                [name for name in found if name not in self.tensors])


def a_module():
    """Of which three names are the same memory, and one is a part of it."""
    table = numpy.arange(12, dtype='f4').reshape(3, 4)
    return AModule(head=table, embed=table, tail=table[:2], norm=numpy.arange(5, dtype='i8'))


@pytest.mark.parametrize('device', DEVICES)
def test_tensors_of_the_same_memory_are_refused(tmp_path, device):
    own = peerlane.empty((4, 8), 'uint8', device)
    path = tmp_path / 'a'
    for some, names in (({'x': own, 'y': own}, "'x' and 'y'"),
                        ({'x': own, 'y': own.view(8, (8,)), 'z': own}, "'x' and 'y' and 1 more"),
                        ({'b': own[0:3], 'a': own[2:4]}, "'a' and 'b'"),
                        ({'x': numpy.asarray(own), 'y': own}, "'x' and 'y'")):
        for call in (lambda: save_file(some, path), lambda: save(some)):
            with pytest.raises(peerlane.InvalidError, match='tensors %s share memory.*save_model' % names):
                call()
    assert not path.exists()
    numpy.asarray(own)[:] = numpy.arange(32).reshape(4, 8)
    save_file({'x': own[0:2], 'y': own[2:4], 'z': own[1:1], 'w': own[3:3]}, path)
    assert load_file(path, 'host', 'numpy')['y'].tolist() == numpy.arange(16, 32).reshape(2, 8).tolist()


def test_modules(tmp_path, monkeypatch):
    monkeypatch.delitem(sys.modules, 'torch', raising=False)  # another test's
    path = tmp_path / 'a'
    save_model(a_module(), path, {'step': '3'})
    assert set(st.read(path)) == {'embed', 'norm'}  # of those that have all of it the first by name
    with safe_open(path, 'numpy', 'host') as f:
        assert f.metadata() == {'step': '3', 'head': 'embed', 'tail': 'embed'}
    other = a_module()
    for one in other.tensors.values():
        one[...] = 0
    assert load_model(other, path) == ([], [])
    assert all(one.tolist() == a_module().tensors[name].tolist() for name, one in other.tensors.items())
    # A file of another program's may have kept another name.
    save_file({'head': numpy.ones((3, 4), 'f4'), 'norm': numpy.ones(5, 'i8')}, path)
    assert load_model(model=other, filename=path, device='cpu') == ([], []) and other.tensors['tail'].all()
    lone = AModule(norm=numpy.zeros(5, 'i8'), more=numpy.zeros(3), most=numpy.zeros(2))
    with pytest.raises(RuntimeError, match="does not fit AModule; .*lacks: 'more', 'most'; .*only .*'head'"):
        load_model(lone, path)
    assert load_model(lone, path, False) == (['more', 'most'], ['head']) and lone.tensors['norm'].all()
    # Parts of a memory that none has all of.
    table = numpy.arange(9)
    with pytest.raises(peerlane.InvalidError, match="'a', 'b' share parts"):
        save_model(AModule(a=table[:5], b=table[4:]), path)


@pytest.mark.parametrize('device', DEVICES)
@pytest.mark.parametrize('pad', range(0, 8, 3))
def test_bytes(tmp_path, device, pad):
    """save() gives what save_file() writes, load() takes what a file has."""
    want = st.some(4, n=12)
    path = st.write(tmp_path / 'a', want, pad=pad)
    for given in (path.read_bytes(), bytearray(path.read_bytes()), numpy.fromfile(path, 'u1')):
        same(load(given, device, 'numpy'), want)
    tensors = load_file(path, device, 'peerlane')
    save_file(tensors, tmp_path / 'b', {'a': 'b'})
    assert save(tensors, {'a': 'b'}) == (tmp_path / 'b').read_bytes()
    same(load(save(tensors), 'host', 'numpy'), st.read(tmp_path / 'b'))
    with pytest.raises(SafetensorError, match='the bytes: has 3 bytes'):
        load(b'abc')
    with pytest.raises(SafetensorError, match='not whole'):
        load(path.read_bytes()[:9])


def test_the_package_s_error(tmp_path):
    path = st.write(tmp_path / 'a', st.some(1))
    with pytest.raises(SafetensorError), safe_open(path, 'numpy', 'cpu') as f:
        f.get_tensor('none')
    with pytest.raises(SafetensorError):
        load_file(st.raw_file(tmp_path / 'b', b'{'))


def test_names_of_the_package():
    """All that safetensors and its numpy and torch modules export for files and bytes."""
    import peerlane.safetensors as own
    for name in ('SafetensorError', 'load', 'load_file', 'load_model', 'safe_open', 'save', 'save_file',
                 'save_model'):
        assert name in own.__all__ and hasattr(own, name)
    for module in ('safetensors', 'safetensors.numpy', 'safetensors.torch'):
        theirs = pytest.importorskip(module, reason='the package safetensors is missing')
        for name in ('load', 'load_file', 'load_model', 'safe_open', 'save', 'save_file', 'save_model'):
            if hasattr(theirs, name):
                if module == 'safetensors.torch' and name != 'load_model':
                    takes = inspect.signature(getattr(theirs, name)).parameters
                    assert not set(takes) - set(inspect.signature(getattr(own, name)).parameters), name


def test_a_backend_is_accepted(tmp_path):
    """Newer versions of the package have this argument; the plan chooses the way here."""
    path = tmp_path / 'a'
    save_file({'x': numpy.arange(5, dtype='u1')}, path)
    assert load_file(path, 'host', 'numpy', backend='mmap')['x'].tolist() == [0, 1, 2, 3, 4]
    with safe_open(path, 'numpy', 'host', backend='mmap') as f:
        assert f.get_tensor('x').tolist() == [0, 1, 2, 3, 4]


def test_names_of_any_letters(tmp_path):
    """The header that is made says what json would."""
    names = ['a"b', 'back\\slash', 'tab\tline\n\x01', 'é 日本 \U0001f600', '', '\u2028', '/%s%d']
    want = {name: numpy.full(i, i, 'u1') for i, name in enumerate(names)}
    save_file(want, tmp_path / 'a', {'"': 'é\\'})
    assert {name: data for name, (_, _, data) in st.read(tmp_path / 'a').items()} == {
        name: one.tobytes() for name, one in want.items()}
    with safe_open(tmp_path / 'a', 'numpy', 'host') as f:
        assert sorted(f.keys()) == sorted(names) and f.metadata() == {'"': 'é\\'}
