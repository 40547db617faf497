# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Arrays in files on software GPUs, against what numpy makes of the ids."""

import ctypes
import errno
import json
import pickle
import struct

import numpy
import pytest
from conftest import pattern

import peerlane
from peerlane import device

ROWS = 3000
IDS = [0, 2999, 17, 17, -1, 3000, 512, 3, 1 << 31]  # three are out of range
WAYS = [{'frames': 0, 'wide': 0}, {'frames': 16384, 'wide': 0, 'page': 1024}, {'frames': 1 << 20, 'wide': 0},
        {'frames': 0, 'wide': 1 << 30}, {'frames': 16384, 'wide': 100000}, {}]


def table_of(path, shape, dtype, before=b''):
    nbytes = int(numpy.prod(shape)) * numpy.dtype(dtype).itemsize
    table = pattern(nbytes, 5).view(dtype).reshape(shape)
    path.write_bytes(before + table.tobytes())
    return table


def there(array, device='soft:0', pinned=False):
    array = numpy.asarray(array)
    made = numpy.asarray(peerlane.empty(array.shape, array.dtype, device, pinned=pinned))
    made[...] = array
    return made


def expected(table, ids):
    ids = numpy.asarray(ids)
    fits = (ids >= 0) & (ids < len(table))
    out = table[numpy.where(fits, ids, 0)]
    out[~fits] = 0
    return out, int((~fits).sum())


@pytest.mark.parametrize('way', WAYS, ids=str)
@pytest.mark.parametrize('shape, dtype', [((ROWS, 3, 7), 'u1'), ((ROWS, 64), 'f4'), ((ROWS,), 'i8')])
def test_gather(tmp_path, way, shape, dtype):
    table = table_of(tmp_path / 't', shape, dtype, b'x' * 100)
    want, missed = expected(table, IDS)
    with peerlane.MappedArray(tmp_path / 't', numpy.dtype(dtype), (-1, *shape[1:]), offset=100, device='soft:0', **way) as a:
        assert (a.shape, str(a.dtype), len(a), a.device) == (shape, str(peerlane.dtype(numpy.dtype(dtype))), ROWS, 'soft:0')
        ids, status = there(numpy.array(IDS, 'i8')), there(numpy.array([7, 0], 'i8'), pinned=True)
        a.prefetch(ids)
        out = a.gather(ids, status=status)
        assert isinstance(out, numpy.ndarray) and out.dtype == table.dtype
        assert out.tobytes() == want.tobytes()
        assert list(status) == [7 + missed, -errno.ERANGE]
        assert peerlane.memory_info(out).kind == 'device'
        # Ids of two dimensions and pinned; into what is there.
        ids = there(numpy.array(IDS, 'i8').reshape(3, 3), pinned=True)
        into = there(numpy.full((3, 3) + shape[1:], 1, dtype))
        assert a.gather(ids, into) is into and into.tobytes() == want.tobytes()
        assert a[ids].tobytes() == want.tobytes()
        with peerlane.Stream('soft:0') as s:
            into[...] = 1
            a.gather(ids, into, stream=s)
            s.synchronize()
            assert into.tobytes() == want.tobytes()
        st = a.stats()
        assert (st.rows, st.failed, st.read_errors, st.refused) == (5 * len(IDS), 5 * missed, 0, 0)
        assert st.wide_bytes <= way.get('wide', 1 << 60) and st.frame_bytes <= way.get('frames', 1 << 60)
    assert 'closed' in repr(a)
    with pytest.raises(peerlane.ClosedError):
        a[ids]


MASK = numpy.arange(ROWS) % 7 == 3
# What numpy takes in [] for the first dimension.
TAKEN = {
    'list': [0, 2999, -1, 17, 17, -3000], 'lists': [[1, 2], [-1, 4]], 'list of none': [], 'mask as list': MASK.tolist(),
    'number': 5, 'negative': -1, 'scalar': numpy.int32(-7), 'of no dimension': numpy.array(3), 'range': range(5, 50, 4),
    'all': slice(None), 'dots': Ellipsis, 'slice': slice(10, 20), 'steps': slice(-1, None, -7), 'from the end': slice(-5, 9000),
    'none': slice(9, 3), 'mask': MASK, 'i8': numpy.array([3, -3]), 'u1': numpy.array([[250, 0]], 'u1'), 'i2': numpy.array([-5], 'i2'),
    'big endian': numpy.array([1, 2], '>i4'), 'strided': numpy.arange(40)[::-3], 'empty': numpy.zeros((0, 2), 'i4'),
}


@pytest.mark.parametrize('way', [{}, {'frames': 16384, 'wide': 0, 'windows': 0}], ids=str)
@pytest.mark.parametrize('row', [(64,), ()])
def test_ids_as_numpy_takes_them(tmp_path, way, row):
    table = table_of(tmp_path / 't', (ROWS, *row), 'f4')
    with peerlane.MappedArray(tmp_path / 't', 'float32', (-1, *row), device='soft:0', **way) as a:
        for name, ids in TAKEN.items():
            want = numpy.asarray(table[ids])
            a.prefetch(ids)
            for got in (a[ids], a.gather(ids)):
                assert (got.shape, got.dtype) == (want.shape, want.dtype) and got.tobytes() == want.tobytes(), name
        assert numpy.array([row for row in a[:3]]).tobytes() == table[:3].tobytes()
        into = there(numpy.zeros((2, *row), 'f4'))
        assert a.gather([-1, 0], into) is into and into.tobytes() == table[[-1, 0]].tobytes()
        own = peerlane.empty(2, 'int64', 'host')
        peerlane.copy(own, numpy.array([-1, 8]))
        assert numpy.asarray(a[own]).tobytes() == table[[-1, 8]].tobytes()
        st = a.stats()
        assert (st.failed, st.refused) == (0, 0)


# What neither takes, or numpy takes for other dimensions.
REFUSED = [ROWS, -ROWS - 1, [0, ROWS], [[-ROWS - 1]], numpy.array([1 << 63], 'u8'), 1 << 70, 1.0, 'a', [1.5], numpy.array([1.]), None,
           True, (1, 2), numpy.ones(ROWS - 1, bool), [True, False], [], numpy.zeros(0), {1}, numpy.array(['a']), numpy.ones((ROWS, 2), bool)]


def test_ids_that_are_of_no_row(tmp_path):
    table_of(tmp_path / 't', (ROWS, 8), 'u1')
    table = there(numpy.zeros((ROWS, 8), 'u1'), pinned=True)
    with peerlane.MappedArray(tmp_path / 't', 'uint8', (-1, 8), device='soft:0') as a:
        for ids in REFUSED:
            if isinstance(ids, list) and not ids:
                continue
            for take in (lambda: a[ids], lambda: a.prefetch(ids), lambda: peerlane.gather(table, ids)):
                with pytest.raises(IndexError) as caught:
                    take()
                assert isinstance(caught.value, peerlane.InvalidError), ids
        with pytest.raises(IndexError, match='the id -3001 is of no row: there are 3000'):
            a[[5, -3001]]
        with pytest.raises(ValueError, match='step'):
            a[::0]
        assert a.stats().rows == 0


def test_tensor_of_safetensors(tmp_path):
    table = pattern(ROWS * 20, 3).view('f4').reshape(ROWS, 5)
    head = json.dumps({'other': {'dtype': 'U8', 'shape': [3], 'data_offsets': [0, 3]},
                       't': {'dtype': 'F32', 'shape': [ROWS, 5], 'data_offsets': [3, 3 + table.nbytes]}}).encode()
    (tmp_path / 'm').write_bytes(struct.pack('<Q', len(head)) + head + b'abc' + table.tobytes())
    with peerlane.MappedArray(tmp_path / 'm', tensor='t', device='soft:0') as a:
        assert a[there(numpy.array(IDS, 'i8'))].tobytes() == expected(table, IDS)[0].tobytes()
    with pytest.raises(peerlane.NoTensorError):
        peerlane.MappedArray(tmp_path / 'm', tensor='u', device='soft:0')
    with pytest.raises(peerlane.InvalidError):
        peerlane.MappedArray(tmp_path / 'm', 'float32', tensor='t', device='soft:0')


def test_windows(tmp_path):
    table = table_of(tmp_path / 't', (ROWS, 64), 'f4')
    ids = there(numpy.array(IDS, 'i8'))
    with peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 64), device='soft:0', frames=0, wide=0) as a:
        assert a[ids].tobytes() == expected(table, IDS)[0].tobytes()
        st = a.stats()
        if st.windows_why:  # not on every file system
            assert 'ext4' in st.windows_why and not st.window_bytes and st.requests
        else:
            assert st.window_bytes >= table.nbytes and st.window_hits >= len(IDS) - 3 and not st.requests
        table = table[::-1]
        (tmp_path / 't').write_bytes(table.tobytes())
        assert a.stats().window_bytes == 0
        assert a[ids].tobytes() == expected(table, IDS)[0].tobytes()
    with peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 64), device='soft:0', frames=0, windows=0) as a:
        table = table[::-1]
        (tmp_path / 't').write_bytes(table.tobytes())
        a.refresh()
        assert a[ids].tobytes() == expected(table, IDS)[0].tobytes()
        assert a.stats().wide_hits and 'window_bytes is 0' in a.stats().windows_why
    with open(tmp_path / 't', 'r+b'), \
            peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 64), device='soft:0', frames=0, wide=0, stable=True) as a:
        assert a[ids].tobytes() == expected(table, IDS)[0].tobytes()
        assert a.stats().window_bytes and a.stats().windows_why == ''


def test_old_names(tmp_path):
    table_of(tmp_path / 't', (ROWS, 64), 'f4')
    with peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 64), device='soft:0', windows=0) as a:
        with pytest.warns(DeprecationWarning, match=r'stats\(\)\.windows_why'):
            assert a.windows_why() == a.stats().windows_why != ''


def test_queued_rows_come_first(tmp_path):
    """However the array goes, with other work ahead of its kernels."""
    table = table_of(tmp_path / 't', (ROWS, 64), 'f4')
    (tmp_path / 'big').write_bytes(bytes(32 << 20))
    space = there(numpy.zeros(32 << 20, 'u1'))
    ids = there(numpy.arange(ROWS))
    with peerlane.open(tmp_path / 'big') as big, peerlane.Stream('soft:0') as s:
        for end in ('close', 'drop', 'with'):
            out = there(numpy.full((ROWS, 64), 7, 'f4'))
            a = peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 64), device='soft:0', wide=0)
            for _ in range(3):
                big.read_into(space, stream=s)
            a.gather(ids, out, stream=s)
            if end == 'close':
                a.close()
            elif end == 'with':
                with a:
                    pass
            del a
            s.synchronize()
            assert out.tobytes() == table.tobytes()


def shards_of(folder, table, cuts):
    paths = []
    for i, (first, last) in enumerate(zip([0, *cuts], [*cuts, len(table)])):
        part = table[first:last]
        head = json.dumps({'t': {'dtype': 'F32', 'shape': list(part.shape), 'data_offsets': [0, part.nbytes]}}).encode()
        paths.append(folder / ('shard-%d' % i))
        paths[-1].write_bytes(struct.pack('<Q', len(head)) + head + part.tobytes())
    return paths


@pytest.mark.parametrize('cuts', [(), (1000,), (1, 17, 2500)], ids=str)
@pytest.mark.parametrize('budget', [{}, {'frames': 30000, 'wide': 0}, {'frames': 0, 'wide': 200000}], ids=str)
def test_embedding(tmp_path, cuts, budget):
    table = (pattern(ROWS * 10, 3).view('i2') % 100).astype('f4').reshape(ROWS, 5)
    ids = numpy.array([[0, 2999, 17], [1, 999, 1000], [2500, 16, 2499], [-1, 3000, 5]], 'i8')
    want, missed = expected(table, ids)
    with peerlane.MappedEmbedding.from_safetensors(shards_of(tmp_path, table, cuts), 't', device='soft:0', **budget) as e:
        assert (e.shape, e.starts, len(e), e.device) == ((ROWS, 5), (0, *cuts), ROWS, 'soft:0')
        on_gpu = there(ids)
        e.prefetch(on_gpu)
        assert e.failed() == 0
        assert e[on_gpu].tobytes() == want.tobytes()
        assert e.failed() == missed == 2
        into, status = there(numpy.full((4, 3, 5), 9, 'f4')), there(numpy.array([5, 0], 'i8'))
        assert e.gather(on_gpu, into, status=status) is into and into.tobytes() == want.tobytes()
        assert list(status) == [5 + missed, -errno.ERANGE] and e.failed() == missed
        assert e.sum(on_gpu).tobytes() == want.sum(1).tobytes()
        assert e.sum(on_gpu[0]).tobytes() == want[0].sum(0).tobytes()
        assert e[there(ids.astype('i4'))].tobytes() == want.tobytes()
        assert sum(a.stats().wide_bytes for a in e.arrays) <= budget.get('wide', 1 << 60)
    with pytest.raises(peerlane.ClosedError):
        e[on_gpu]


def test_embedding_refused(tmp_path):
    table = numpy.zeros((10, 5), 'f4')
    paths = shards_of(tmp_path, table, (3,))
    ids = there(numpy.array([1, 2], 'i8'))
    (tmp_path / 'other').write_bytes(bytes(100))
    with pytest.raises(peerlane.InvalidError, match='at least'):
        peerlane.MappedEmbedding([])
    one = peerlane.MappedArray(paths[0], tensor='t', device='soft:0')
    other = peerlane.MappedArray(tmp_path / 'other', 'float32', (-1, 1), device='soft:0')
    with pytest.raises(peerlane.InvalidError, match='same dtype'):
        peerlane.MappedEmbedding([one, other])
    with pytest.raises(TypeError, match='no int'):
        peerlane.MappedEmbedding([1])
    with pytest.raises(peerlane.NoTensorError):
        peerlane.MappedEmbedding.from_safetensors(paths, 'u', device='soft:0')
    with pytest.raises(peerlane.NotFoundError, match='none'):
        peerlane.MappedEmbedding.from_safetensors([tmp_path / 'none'], 't', device='soft:0')
    with pytest.raises(peerlane.NotSupportedError, match='another host'):
        peerlane.MappedEmbedding.from_safetensors('peer://host/shard', 't', device='soft:0')
    with peerlane.MappedEmbedding([one]) as e:
        own = peerlane.empty((1, 2), 'int64', 'soft:0')
        peerlane.copy(own, numpy.array([[-1, 2]], 'i8'))
        with pytest.raises(peerlane.InvalidError, match='peerlane.Array, .* cannot be added up'):
            e.sum(own)
        assert e.failed() == 0  # nothing was queued
        assert e[[-1, 0]].tobytes() == table[:2].tobytes()
        with pytest.raises(IndexError, match='the id 3 is of no row: there are 3'):
            e[numpy.array([3])]
        assert e.sum([[1, 2]]).tobytes() == table[0].tobytes() and e.failed() == 0
        with pytest.raises(TypeError, match='stays in its process'):
            pickle.dumps(e)
        assert 'in 1 arrays for soft:0' in repr(e)
        assert e[ids].shape == (2, 5)


def test_what_kernels_take(tmp_path):
    table_of(tmp_path / 't', (10, 8), 'f4')
    with peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 8), device='soft:0') as a:
        at = a.handle()
        assert a.handle() == at and at
        assert struct.unpack('<QIIQ', ctypes.string_at(at, 24)) == (256, 4, 0, 320)
    with pytest.raises(peerlane.ClosedError):
        a.handle()


def test_files_for_kernels():
    names = [whose + what for whose in ('pl_array_', 'pl_numba_array_')
             for what in ('block_rows', 'block_write_rows', 'warp_read', 'warp_write')]
    ptx, ir = (open(path, encoding='ascii').read() for path in (device.ptx(), device.ir()))
    for name in names:
        assert '.visible .func  (.param .b32 func_retval0) %s(' % name in ptx
        assert 'define dso_local i32 @%s(' % name in ir
    header = open(device.header(), encoding='ascii').read()
    assert 'pl_array_read(' in header and 'pl_array_write(' in header


def test_to_be_written(tmp_path):
    rows = table_of(tmp_path / 't', (10, 8), 'f4')
    with peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 8), device='soft:0', wide=0, write=True) as a:
        assert 'PL_ARRAY_WRITE' in a.stats().windows_why and a.stats().written == 0
        assert (numpy.asarray(a[there(numpy.array([3, 1], 'i8'))]) == rows[[3, 1]]).all()
    with peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 8), device='soft:0', wide=0, write=True, stable=True) as a:
        assert a.stats().windows_why == ''
        said = a.explain()
        assert said['windows'] == {'bytes': 4096, 'why': None, 'guard': 'stable'} and said['writes']
        assert said['length'] == 320 and said['wide']['why'] and 'use windows' in said['text']


def test_refused(tmp_path):
    table_of(tmp_path / 't', (10, 8), 'f4')
    ids = there(numpy.array([1, 2], 'i8'))
    with peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 8), device='soft:0') as a:
        for bad in ([there(numpy.zeros(2, 'f4'))], [ids, there(numpy.zeros((2, 7), 'f4'))],
                    [ids, there(numpy.zeros((3, 8), 'f4'))], [ids, there(numpy.zeros((2, 8), 'f8'))]):
            with pytest.raises(peerlane.InvalidError):
                a.gather(*bad)
        with pytest.raises(peerlane.InvalidError, match='two int64'):
            a.gather(ids, status=there(numpy.zeros(1, 'i8')))
        with pytest.raises(peerlane.InvalidError, match=r'ids are bool; give .* mask.nonzero\(\)\[0\] of numpy'):
            a[there(numpy.ones(10, bool))]
        with pytest.raises(TypeError, match='stays in its process'):
            pickle.dumps(a)
        assert a.gather(there(numpy.zeros(0, 'i8'))).shape == (0, 8)
    for bad in ({'offset': -1}, {'frames': -1}, {'windows': -1}, {'shape': (0, 8)}, {'page': 1000}, {'shape': (-1, 7)}):
        with pytest.raises(peerlane.InvalidError):
            peerlane.MappedArray(tmp_path / 't', **{'dtype': 'float32', 'shape': (-1, 8), 'device': 'soft:0', **bad})
    with pytest.raises(peerlane.InvalidError, match='has no bytes'):
        peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 0), device='soft:0')
    with pytest.raises(TypeError, match="frames='1g'.* number of bytes"):
        peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 8), device='soft:0', frames='1g')
    for past in (320, 1 << 40):
        with pytest.raises(peerlane.EndError, match='320 bytes: there is nothing at offset %d' % past):
            peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 8), device='soft:0', offset=past)
    with pytest.raises(peerlane.EndError):
        peerlane.MappedArray(tmp_path / 't', 'float32', (11, 8), device='soft:0')
    with pytest.raises(peerlane.NotFoundError):
        peerlane.MappedArray(tmp_path / 'none', device='soft:0')


def test_torch(tmp_path):
    torch = pytest.importorskip('torch')
    table = table_of(tmp_path / 't', (ROWS, 16), 'f4')
    ids = torch.from_dlpack(peerlane.empty(len(IDS), 'int64', 'soft:0'))
    ids.copy_(torch.tensor(IDS))
    with peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 16), device='soft:0') as a:
        rows = a[ids]
        assert rows.dtype == torch.float32
        assert rows.numpy().tobytes() == expected(table, IDS)[0].tobytes()
        for taken in (torch.tensor([[3, -1]]), torch.tensor([5], dtype=torch.int16), torch.arange(ROWS) % 9 == 0,
                      torch.tensor(4), [1, -2], slice(None, None, -1)):
            rows = a[taken]
            want = table[taken.numpy() if isinstance(taken, torch.Tensor) else taken]
            assert isinstance(rows, torch.Tensor) and rows.shape == want.shape and rows.numpy().tobytes() == want.tobytes()
        for bad in (torch.tensor([ROWS]), torch.tensor([1], dtype=torch.uint8), torch.tensor([1.])):
            with pytest.raises(IndexError):
                a[bad]
