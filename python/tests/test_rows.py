# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Rows of tables in pinned memory and in that of software GPUs, against what numpy makes of the ids."""

import gc
import weakref

import numpy
import pytest
from conftest import pattern

import peerlane

ROWS = 1000
IDS = [0, 999, 17, 17, -1, 1000, 512, -(1 << 31), (1 << 31) - 1, 3]  # four are out of range
PLACES = ('pinned', 'soft:0')


def on(place, array):
    """The same array in memory that kernels of soft:0 access."""
    array = numpy.asarray(array)
    made = peerlane.empty(array.shape, array.dtype, 'soft:0', pinned=place == 'pinned')
    there = numpy.asarray(made)
    there[...] = array
    return there


def table_of(shape, dtype):
    nbytes = int(numpy.prod(shape)) * numpy.dtype(dtype).itemsize
    return pattern(nbytes, 5).view(dtype).reshape(shape)


def expected(table, ids):
    ids = numpy.asarray(ids)
    fits = (ids >= 0) & (ids < len(table))
    out = table[numpy.where(fits, ids, 0)]
    out[~fits] = 0
    return out, int((~fits).sum())


@pytest.mark.parametrize('ids_are', ['int32', 'int64'])
@pytest.mark.parametrize('shape, dtype', [((ROWS, 3, 7), 'u1'), ((ROWS, 32), 'f4'), ((ROWS,), 'i8'),
                                          ((ROWS, 130), 'u2')])
@pytest.mark.parametrize('place', PLACES)
def test_gather(place, shape, dtype, ids_are):
    plain = table_of(shape, dtype)
    table, ids = on(place, plain), on('soft:0', numpy.array(IDS, ids_are))
    status = on('pinned', numpy.array([7], 'i8'))
    want, missed = expected(plain, IDS)
    out = peerlane.gather(table, ids, status=status)
    assert out.dtype == plain.dtype and out.tobytes() == want.tobytes()
    assert status[0] == 7 + missed == 11
    # The call's own memory is the GPU's.
    assert peerlane.memory_info(out).kind == 'device'
    # Ids of two dimensions; pinned; into what is there.
    ids = on('pinned', numpy.array(IDS, ids_are).reshape(2, 5))
    into = on(place, numpy.full((2, 5) + shape[1:], 1, dtype))
    assert peerlane.gather(table, ids, into) is into
    assert into.tobytes() == want.tobytes()
    assert table.tobytes() == plain.tobytes()


@pytest.mark.parametrize('place', PLACES)
def test_scatter(place):
    plain = table_of((ROWS, 12), 'f4').copy()
    table = on(place, plain)
    ids = [5, 999, -1, 0, 1000, 44]
    rows = table_of((6, 12), 'f4') + 1
    status = on('soft:0', numpy.zeros(1, 'i8'))
    assert peerlane.scatter(table, on('soft:0', numpy.array(ids)), on('pinned', rows),
                            status=status) is None
    for i, row in zip(ids, rows):
        if 0 <= i < ROWS:
            plain[i] = row
    assert table.tobytes() == plain.tobytes() and status[0] == 2


def test_rows_that_are_apart():
    """Parts of wider rows, in the table and in the array; and every other row."""
    plain = table_of((ROWS, 64), 'u2')
    table, ids = on('pinned', plain), on('soft:0', numpy.array([9, 400, 998]))
    out = on('soft:0', numpy.zeros((3, 40), 'u2'))
    peerlane.gather(table[:, 8:24], ids, out[:, 4:20])
    want = numpy.zeros((3, 40), 'u2')
    want[:, 4:20] = plain[[9, 400, 998], 8:24]
    assert out.tobytes() == want.tobytes()
    ids = on('soft:0', numpy.array([0, 499, 500]))
    assert peerlane.gather(table[::2], ids).tobytes() == numpy.concatenate(
        [plain[::2][[0, 499]], numpy.zeros((1, 64), 'u2')]).tobytes()
    peerlane.scatter(table[:, 60:], ids, on('soft:0', numpy.zeros((3, 4), 'u2')))
    plain = plain.copy()
    plain[[0, 499, 500], 60:] = 0
    assert table.tobytes() == plain.tobytes()
    # Two dimensions of ids, and an array whose rows all have the same distance.
    ids = on('soft:0', numpy.array([[1, 2], [3, 4]]))
    out = on('soft:0', numpy.zeros((4, 100), 'u2'))
    peerlane.gather(table, ids, out.reshape(2, 2, 100)[:, :, :64])
    assert out[:, :64].tobytes() == plain[1:5].tobytes() and not out[:, 64:].any()


@pytest.mark.parametrize('place', ['pinned', 'soft:0'])
def test_ids_as_numpy_takes_them(place):
    from test_mapped import ROWS, TAKEN
    table = on(place, table_of((ROWS, 5), 'i2'))
    for name, ids in TAKEN.items():
        want = numpy.array(table[ids])
        got = peerlane.gather(table, ids)
        assert isinstance(got, numpy.ndarray) and got.shape == want.shape, name
        assert got.tobytes() == want.tobytes(), name
        if name in ('all', 'steps', 'mask', 'negative'):
            peerlane.scatter(table, ids, on('soft:0', -want))
            assert table[ids].tobytes() == (-want).tobytes(), name
    with peerlane.Stream('soft:0') as stream:
        assert peerlane.gather(table, [-1], stream=stream).tobytes() == table[-1:].tobytes()
    with pytest.raises(IndexError):
        peerlane.scatter(table, [-ROWS - 1], on('soft:0', table[:1]))


def test_addresses():
    tables = [on('pinned', table_of((10, 16), 'u1')), on('soft:0', table_of((20, 16), 'u1') + 1)]
    wanted = [(1, 19), (0, 3), (1, 0)]
    ids = on('soft:0', numpy.array([tables[t].ctypes.data + 16 * i for t, i in wanted] + [0]))
    out = on('soft:0', numpy.full((4, 16), 255, 'u1'))
    status = on('soft:0', numpy.zeros(1, 'i8'))
    assert peerlane.gather(None, ids, out, status=status) is out
    assert out.tobytes() == b''.join(tables[t][i].tobytes() for t, i in wanted) + bytes(16)
    assert status[0] == 1
    peerlane.scatter(None, ids, on('soft:0', numpy.full((4, 16), 3, 'u1')))
    assert all((tables[t][i] == 3).all() for t, i in wanted)
    with pytest.raises(peerlane.InvalidError, match='give out='):
        peerlane.gather(None, ids)
    with pytest.raises(peerlane.InvalidError, match='addresses as int64'):
        peerlane.gather(None, on('soft:0', numpy.zeros(4, 'i4')), out)


def test_arrays_of_ours():
    """Of peerlane.empty(), also with a dtype that numpy lacks."""
    table = peerlane.empty((50, 8), 'bfloat16', 'soft:1')
    peerlane.copy(table, pattern(table.nbytes))
    ids = peerlane.empty(3, 'int32', 'soft:1')
    peerlane.copy(ids, numpy.array([49, 50, 2], 'i4'))
    out = peerlane.gather(table, ids)
    assert isinstance(out, peerlane.Array) and out.dtype == 'bfloat16' and out.device == 'soft:1'
    data = pattern(table.nbytes).tobytes()
    assert out.tobytes() == data[49 * 16:50 * 16] + bytes(16) + data[32:48]


def test_nothing_to_do():
    table = on('pinned', numpy.zeros((5, 4), 'f4'))
    assert peerlane.gather(table, on('soft:0', numpy.zeros((2, 0), 'i8'))).shape == (2, 0, 4)
    assert peerlane.gather(on('pinned', numpy.zeros((5, 0), 'f4')),
                           on('soft:0', numpy.zeros(3, 'i8'))).shape == (3, 0)
    status = on('pinned', numpy.zeros(1, 'i8'))
    out = peerlane.gather(on('pinned', numpy.zeros((0, 4), 'f4')), on('soft:0', numpy.zeros(3, 'i8')),
                          status=status)
    assert out.tobytes() == bytes(48) and status[0] == 3
    one = peerlane.gather(table, on('soft:0', numpy.array(3)))
    assert one.shape == (4,)


def test_on_a_stream():
    """In its order, and the call does not wait."""
    plain = table_of((ROWS, 16), 'f4')
    table = on('soft:0', plain)
    with peerlane.Stream('soft:0') as stream:
        out = on('soft:0', numpy.zeros((ROWS, 16), 'f4'))
        ids = on('soft:0', numpy.arange(ROWS)[::-1].copy())
        straight = on('soft:0', numpy.arange(ROWS))
        for _ in range(3):
            peerlane.gather(table, ids, out, stream=stream)
            peerlane.scatter(table, straight, out, stream=stream)
        made = peerlane.gather(table, ids, stream=stream.handle, units=1)
        stream.synchronize()
    assert table.tobytes() == out.tobytes() == plain[::-1].tobytes()
    assert made.tobytes() == plain.tobytes()


def test_scratch():
    """As the library asks for it: only large tables that many ids go to want some."""
    table = on('pinned', numpy.zeros((ROWS, 4), 'f4'))
    assert peerlane.gather_scratch(table, on('soft:0', numpy.zeros(100, 'i8'))) == 0
    large = peerlane.Array(table, 1 << 40, (1 << 20, 1024), peerlane.dtype('uint8'))  # only looked at
    large._block = peerlane.empty(1, 'uint8', 'soft:0')._block
    ids = on('soft:0', numpy.zeros(20_000, 'i8'))
    assert peerlane.gather_scratch(large, ids) >= 4 * 20_000
    assert peerlane.gather_scratch(large, ids[:5000]) == 0


def refused(kind, words, *args, **named):
    with pytest.raises(kind, match=words):
        peerlane.gather(*args, **named)


def test_errors_name_the_remedy():
    table, ids = on('pinned', table_of((ROWS, 4), 'f4')), on('soft:0', numpy.arange(3))
    out = on('soft:0', numpy.zeros((3, 4), 'f4'))
    refused(peerlane.BadMemoryError, r'the table.*pageable.*soft:0.*peerlane.pinned\(\)',
            numpy.zeros((5, 4)), ids)
    refused(peerlane.BadMemoryError, 'array of rows.*pageable', table, ids, numpy.zeros((3, 4), 'f4'))
    refused(peerlane.BadMemoryError, 'status.*pageable', table, ids, status=numpy.zeros(1, 'i8'))
    refused(peerlane.BadMemoryError, r'all are pageable.*peerlane.pinned\(\)', numpy.zeros((5, 4)),
            numpy.arange(3))
    other = numpy.asarray(peerlane.empty((5, 4), 'float32', 'soft:1'))
    refused(peerlane.BadMemoryError, r'the table.*is on soft:1.*soft:0.*peerlane.pinned\(\)', other, ids)
    refused(peerlane.InvalidError, 'ids are float64; give int32 or int64', table,
            on('soft:0', numpy.zeros(3)))
    refused(peerlane.InvalidError, 'ids, .* not contiguous', table, on('soft:0', numpy.arange(6))[::2])
    refused(peerlane.InvalidError, 'rows of the table.*not contiguous.*ascontiguousarray',
            table[:, ::2], ids)
    refused(peerlane.InvalidError, 'rows of the table.*not contiguous', table[::-1], ids)
    refused(peerlane.InvalidError, 'rows of out.*not contiguous', table, ids,
            on('soft:0', numpy.zeros((4, 3), 'f4')).T)
    refused(peerlane.InvalidError, 'no dimension', on('pinned', numpy.array(1.)), ids)
    refused(peerlane.InvalidError, r'shape \(3, 5\).*take \(3, 4\)', table, ids,
            on('soft:0', numpy.zeros((3, 5), 'f4')))
    refused(peerlane.InvalidError, 'out is int32, and the table is float32', table, ids, out.view('i4'))
    refused(peerlane.InvalidError, 'status is .* give one int64', table, ids,
            status=on('soft:0', numpy.zeros(2, 'i8')))
    refused(TypeError, 'ids: give a tensor .* no list', None, [1, 2], out)
    refused(peerlane.RangeError, 'the id 1000 is of no row: there are 1000', table, [1, ROWS])
    refused(peerlane.BadMemoryError, 'the ids.*pageable.*soft:0.*peerlane.pinned', None, numpy.arange(3), out)
    out.flags.writeable = False
    refused(peerlane.ReadOnlyError, 'read-only', table, ids, out)
    refused(peerlane.InvalidError, 'not aligned', table, on('soft:0', numpy.zeros(100, 'u1'))[1:25]
            .view('i8'))
    fixed = table[:]
    fixed.flags.writeable = False
    with pytest.raises(peerlane.ReadOnlyError, match='read-only'):
        peerlane.scatter(fixed, ids, on('soft:0', numpy.zeros((3, 4), 'f4')))
    assert not out.any() and table.tobytes() == table_of((ROWS, 4), 'f4').tobytes()


@pytest.mark.parametrize('framework', ['numpy', 'peerlane'])
def test_pinned(framework):
    for shape, dtype in (((700, 900), 'float32'), (5, 'int64'), ((), 'uint8'), ((0, 3), 'float16')):
        made = peerlane.pinned(shape, dtype, 'soft:0', framework=framework)
        assert isinstance(made, peerlane.Array if framework == 'peerlane' else numpy.ndarray)
        assert tuple(made.shape) == (shape if isinstance(shape, tuple) else (shape,))
        assert peerlane.dtype(made.dtype).name == dtype
        assert made.tobytes() == bytes(made.nbytes)
        if made.nbytes:
            info = peerlane.memory_info(made)
            assert info.kind == 'pinned' and info.device == 'soft:0' and info.nbytes >= made.nbytes
            assert info.wide is (info.gpu_page >= 2 << 20) is not bool(info.why_not_wide)
            assert str(info).startswith('pinned memory of soft:0, ')
    assert peerlane.pinned(4, 'bfloat16', framework='numpy').nbytes == 8
    with pytest.raises(peerlane.InvalidError, match='"torch", "numpy" or "peerlane"'):
        peerlane.pinned(4, framework='cupy')
    with pytest.raises(peerlane.InvalidError, match='pinned for a GPU'):
        peerlane.pinned(4, device='host')


def test_pinned_goes_with_the_last_view():
    made = peerlane.pinned((4, 4), framework='peerlane')
    block = weakref.ref(made._block)
    view = numpy.asarray(made)[1:]
    del made
    gc.collect()
    assert block() is not None and not view.any()
    del view
    gc.collect()
    assert block() is None


def test_what_memory_is():
    assert peerlane.memory_info(numpy.zeros(3)).kind == 'host'
    assert peerlane.memory_info(numpy.zeros(3)).wide is False
    with pytest.raises(peerlane.InvalidError, match='has no bytes'):
        peerlane.memory_info(bytearray())
    gpu = peerlane.empty(1000, 'uint8', 'soft:1')
    info = peerlane.memory_info(gpu[10:])
    assert (info.kind, info.device, info.address) == ('device', 'soft:1', gpu.ptr)
    assert str(info) == 'device memory of soft:1'
