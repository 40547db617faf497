# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""zarr's store, with the real package, on numpy's buffers; cupy's need a GPU."""

import asyncio
import os
import subprocess
import sys

import numpy
import pytest

zarr = pytest.importorskip('zarr', minversion='3.0')

from zarr.abc.store import OffsetByteRequest, RangeByteRequest, SuffixByteRequest  # noqa: E402
from zarr.core.buffer.core import default_buffer_prototype  # noqa: E402
from zarr.storage import LocalStore  # noqa: E402

import peerlane  # noqa: E402
from peerlane.doors.zarr import Store  # noqa: E402


@pytest.mark.parametrize('compressors', [None, 'auto'])
def test_arrays(tmp_path, monkeypatch, compressors):
    reads = []
    into = peerlane.File.read_into

    def noting(self, dst, *args, **kwargs):
        reads.append(dst.nbytes)
        return into(self, dst, *args, **kwargs)
    monkeypatch.setattr(peerlane.File, 'read_into', noting)
    want = numpy.random.default_rng(1).random((100, 50))
    array = zarr.create_array(Store(tmp_path / 'a'), shape=want.shape, chunks=(30, 20), dtype='f8',
                              compressors=compressors)
    array[:] = want
    array[3:5, 7] = want[3:5, 7] = -1
    del reads[:]
    again = zarr.open_array(Store(tmp_path / 'a'), mode='r')
    assert (again[:] == want).all() and len(reads) >= 12
    assert (again[10:40, 5:6] == want[10:40, 5:6]).all()
    assert (zarr.open_array(LocalStore(tmp_path / 'a'), mode='r')[:] == want).all()
    zarr.create_array(LocalStore(tmp_path / 'b'), data=want, chunks=(30, 20))
    assert (zarr.open_array(Store(tmp_path / 'b'), mode='r')[:] == want).all()
    assert not [n for _, _, names in os.walk(tmp_path) for n in names if n.startswith('.')]
    with pytest.raises(ValueError):
        zarr.open_array(Store(tmp_path / 'a', read_only=True), mode='r')[0] = 1


def test_as_local_store(tmp_path):
    """Each request gives what LocalStore gives."""
    prototype = default_buffer_prototype()
    data = bytes(range(256)) * 40

    async def both():
        stores = [kind(tmp_path / kind.__name__) for kind in (Store, LocalStore)]
        for store in stores:
            await store.set('a/b', prototype.buffer.from_bytes(data))
            await store.set('empty', prototype.buffer.from_bytes(b''))
            await store.set_if_not_exists('a/b', prototype.buffer.from_bytes(b'other'))
            await store.set_if_not_exists('a/c', prototype.buffer.from_bytes(b'new'))
        for key in ('a/b', 'a/c', 'empty', 'none', 'a', 'a/b/c'):
            for how in (None, RangeByteRequest(3, 4099), OffsetByteRequest(100),
                        SuffixByteRequest(5), SuffixByteRequest(1 << 20), OffsetByteRequest(0)):
                one, two = [await store.get(key, prototype, how) for store in stores]
                assert (one is None) == (two is None), (key, how)
                assert one is None or one.to_bytes() == two.to_bytes(), (key, how)
        one, two = [await store.get_partial_values(
            prototype, [('a/b', RangeByteRequest(5, 9)), ('a/c', None)]) for store in stores]
        assert one[0].to_bytes() == two[0].to_bytes() == data[5:9]
        assert one[1].to_bytes() == two[1].to_bytes() == b'new'
        with pytest.raises(TypeError):
            await stores[0].set('x', b'no buffer')
        for store in stores:
            with pytest.raises(TypeError, match='Unexpected byte_range, got'):
                await store.get('a/b', prototype, (0, 2))
    asyncio.run(both())


def test_shards(tmp_path):
    """Chunks within shards are parts of files."""
    want = numpy.random.default_rng(1).random((64, 64))
    array = zarr.create_array(Store(tmp_path / 'a'), shape=want.shape, dtype='f8', chunks=(8, 8),
                              shards=(32, 32))
    array[:] = want
    array[3:9, 5:7] = want[3:9, 5:7] = -1
    for kind in (Store, LocalStore):
        again = zarr.open_array(kind(tmp_path / 'a'), mode='r')
        assert (again[:] == want).all() and (again[30:34, 9:10] == want[30:34, 9:10]).all()


def test_kvikios_name(tmp_path):
    """A program that takes the store from KvikIO, before and after its import is changed."""
    program = '''
import sys
import peerlane.compat.kvikio
peerlane.compat.kvikio.install()
import kvikio.zarr, zarr, peerlane.compat.kvikio.zarr, peerlane.doors.zarr
assert kvikio.zarr.GDSStore is peerlane.compat.kvikio.zarr.GDSStore is peerlane.doors.zarr.Store
print(zarr.open_array(kvikio.zarr.GDSStore(sys.argv[1], read_only=True), mode="r")[:].sum())
'''
    zarr.create_array(LocalStore(tmp_path / 'a'), data=numpy.arange(100), chunks=(7,))
    env = dict(os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(peerlane.__file__)))
    out = subprocess.run([sys.executable, '-c', program, str(tmp_path / 'a')], env=env, check=True,
                         stdout=subprocess.PIPE, text=True).stdout
    assert out == '4950\n'
