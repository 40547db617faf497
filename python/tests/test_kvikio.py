# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What programs written for KvikIO rely on, on host memory and a software GPU."""

import copy
import os
import pickle
import random
import subprocess
import sys

import numpy
import pytest
from conftest import pattern

import peerlane
from peerlane.compat import kvikio

DEVICES = ('host', 'soft:0')


def on(device, array):
    """The array's contents as an array on a device."""
    if device == 'host':
        return array.copy()
    a = peerlane.empty(array.shape, array.dtype, device)
    peerlane.copy(a, array)
    return a


@pytest.mark.parametrize('device', DEVICES)
@pytest.mark.parametrize('size', [1, 10, 1000, 4096, 4096 * 10])
@pytest.mark.parametrize('threads,task', [(1, 199), (16, 1024)])
def test_read_write(tmp_path, device, size, threads, task):
    path = tmp_path / 'file'
    a = numpy.arange(size)
    with kvikio.defaults.set({'num_threads': threads, 'task_size': task}):
        f = kvikio.CuFile(path, 'w')
        assert not f.closed and f.open_flags() & os.O_ACCMODE == os.O_WRONLY
        assert f.write(on(device, a)) == a.nbytes
        f.close()
        assert f.closed
        b = on(device, numpy.zeros_like(a))
        with kvikio.CuFile(path) as f:
            assert f.open_flags() & os.O_ACCMODE == os.O_RDONLY
            assert os.fstat(f.fileno()).st_size == a.nbytes
            assert f.read(b) == a.nbytes
    assert numpy.array_equal(numpy.asarray(b), a)


@pytest.mark.parametrize('device', DEVICES)
def test_futures_in_any_order(tmp_path, device):
    a = numpy.arange(20_000)
    with kvikio.CuFile(tmp_path / 'file', 'w+') as f:
        assert f.open_flags() & os.O_ACCMODE == os.O_RDWR
        parts = list(range(20))
        random.Random(1).shuffle(parts)
        whole = on(device, a)
        futures = [f.pwrite(whole[1000 * i:1000 * (i + 1)], file_offset=8000 * i) for i in parts]
        assert [one.get() for one in futures] == [8000] * 20
        assert all(one.done() for one in futures)
        b = on(device, numpy.zeros_like(a))
        half = f.pread(b[:10_000])
        other = f.pread(b[10_000:], 40_000, 80_000)
        assert half.get() == 80_000 and other.get() == 40_000
    assert numpy.array_equal(numpy.asarray(b)[:15_000], a[:15_000])
    assert not numpy.asarray(b)[15_000:].any()


def test_raw(tmp_path):
    a = on('soft:0', pattern(10_000))
    with kvikio.CuFile(tmp_path / 'file', 'w') as f:
        assert f.raw_write(a) == 10_000
        assert f.raw_write(a, 100, 10_000, 50) == 100
    b = on('soft:0', numpy.zeros(10_000, 'u1'))
    with kvikio.CuFile(tmp_path / 'file') as f:
        assert f.raw_read(b, size=200, file_offset=9_900, dev_offset=5_000) == 200
        assert b.tobytes()[5_000:5_200] == (pattern(10_000)[9_900:].tobytes() +
                                            pattern(10_000)[50:150].tobytes())
        assert not numpy.asarray(b)[:5_000].any() and not numpy.asarray(b)[5_200:].any()
        for how in ({'dev_offset': 10_001}, {'dev_offset': -1}, {'size': 10_001},
                    {'size': 5_001, 'dev_offset': 5_000}):
            with pytest.raises(ValueError):
                f.raw_read(b, **how)


def test_raw_is_for_devices(tmp_path):
    a = numpy.arange(1024)
    with kvikio.CuFile(tmp_path / 'file', 'w') as f:
        with pytest.raises(ValueError, match='Non-CUDA buffers not supported'):
            f.raw_write(a)
        f.write(a)
    with kvikio.CuFile(tmp_path / 'file') as f:
        with pytest.raises(ValueError, match='Non-CUDA buffers not supported'):
            f.raw_read(a)


def test_async(tmp_path):
    data = numpy.arange(5_000)
    a, b, c = (on('soft:0', one) for one in (data, data * 0, data * 0))
    path = tmp_path / 'file'
    with peerlane.Stream('soft:0') as stream:
        with kvikio.CuFile(path, 'w') as f:
            assert f.raw_write_async(a, stream.handle).check_bytes_done() == 40_000
            with pytest.raises(RuntimeError, match='Operation not permitted'):
                f.raw_read_async(a, stream.handle).check_bytes_done()
        with kvikio.CuFile(path, 'r+') as f:
            futures = [f.raw_read_async(b, stream.handle), f.raw_write_async(b, stream.handle),
                       f.raw_read_async(c, stream.handle, 20_000, 10_000, 4_000)]
            assert [one.check_bytes_done() for one in futures] == [40_000, 40_000, 20_000]
    assert a.tobytes() == b.tobytes()
    assert c.tobytes() == bytes(4_000) + a.tobytes()[10_000:30_000] + bytes(16_000)


def test_errors(tmp_path):
    with pytest.raises(RuntimeError, match='Unable to open file.*No such file or directory'):
        kvikio.CuFile(tmp_path / 'none')
    with pytest.raises(ValueError, match="'a' isn't supported"):
        kvikio.CuFile(tmp_path / 'none', 'a')
    path = tmp_path / 'file'
    path.write_bytes(bytes(80))
    with kvikio.CuFile(path) as f:
        for call in (f.write, lambda a: f.pwrite(a).get()):
            with pytest.raises(RuntimeError, match='Operation not permitted'):
                call(numpy.arange(10))
    with kvikio.CuFile(path, 'w') as f:
        for call in (f.read, lambda a: f.pread(a).get()):
            with pytest.raises(RuntimeError, match='Operation not permitted'):
                call(numpy.arange(10))
        for way in (copy.copy, pickle.dumps):  # a second one would close the descriptor, too
            with pytest.raises(TypeError, match='its path'):
                way(f)
    for call in (f.read, f.write, f.pread, f.pwrite, f.raw_read):
        with pytest.raises(RuntimeError, match='closed'):
            call(numpy.arange(10))


def test_defaults():
    for name in ('nonexistent', 'set_task_size'):
        with pytest.raises(KeyError):
            kvikio.defaults.set(name, 1)
        with pytest.raises(KeyError):
            kvikio.defaults.get(name)
    for name in ('num_threads', 'task_size', 'bounce_buffer_size', 'http_max_attempts',
                 'gds_threshold'):
        before = kvikio.defaults.get(name)
        with kvikio.defaults.set(name, 3):
            with kvikio.defaults.set({name: 5}):
                assert kvikio.defaults.get(name) == getattr(kvikio.defaults, name)() == 5
                kvikio.defaults.set(name, 4)
                assert kvikio.defaults.get(name) == 4
            assert kvikio.defaults.get(name) == 3
        assert kvikio.defaults.get(name) == before
        with pytest.raises(OverflowError, match='negative value'):
            kvikio.defaults.set(name, -1)
        if name != 'gds_threshold':
            with pytest.raises(ValueError, match='positive integer'):
                kvikio.defaults.set(name, 0)
    # All or none.
    with pytest.raises(KeyError):
        kvikio.defaults.set({'task_size': 7, 'nonexistent': 1})
    assert kvikio.defaults.get('task_size') != 7
    for wrong in ((), ('task_size',), (1, 2), (1, 2, 3)):
        with pytest.raises(ValueError):
            kvikio.defaults.set(*wrong)
    with pytest.raises(TypeError):
        kvikio.defaults.set('http_status_codes', ['a'])


def test_compat_mode(tmp_path):
    before = kvikio.defaults.get('compat_mode')
    with kvikio.defaults.set('compat_mode', kvikio.CompatMode.ON):
        assert kvikio.defaults.get('compat_mode') == kvikio.CompatMode.ON
        assert kvikio.defaults.is_compat_mode_preferred()
        with kvikio.CuFile(tmp_path / 'file', 'w') as f:
            assert f.write(numpy.arange(10)) == 80
    with kvikio.defaults.set_compat_mode(True):
        assert kvikio.defaults.compat_mode() == kvikio.CompatMode.ON
    assert kvikio.defaults.get('compat_mode') == before
    kvikio.defaults.num_threads_reset(7)
    assert kvikio.defaults.get_num_threads() == 7
    kvikio.defaults.num_threads_reset(1)


def test_page_cache(tmp_path):
    path = tmp_path / 'file'
    path.write_bytes(bytes(80_000))
    with open(path, 'rb') as f:
        for one in (path, str(path), f.fileno(), f):
            there, pages = kvikio.get_page_cache_info(one)
            assert pages == 20 and 0 <= there <= pages
    assert kvikio.get_page_cache_info(path, 4_000, 200)[1] == 2
    assert kvikio.get_page_cache_info(path, 100_000) == (0, 0)
    kvikio.drop_file_page_cache(path)
    with pytest.raises(RuntimeError, match='Unable to open file'):
        kvikio.get_page_cache_info(tmp_path / 'none')
    for wrong in (1.5, ['list']):
        with pytest.raises(ValueError):
            kvikio.get_page_cache_info(wrong)


def test_memory_and_driver(tmp_path):
    a = on('soft:0', pattern(8_192))
    kvikio.cufile_driver.driver_open()
    b = numpy.zeros(8_192, 'u1')
    kvikio.memory_register(b)
    with kvikio.CuFile(tmp_path / 'file', 'w+') as f:
        f.write(a)
        f.read(b)
    kvikio.memory_deregister(b)
    with pytest.raises(FileNotFoundError):
        kvikio.memory_deregister(b)
    assert b.tobytes() == a.tobytes() and kvikio.buffer.bounce_buffer_free() == 0
    kvikio.cufile_driver.driver_close()


def test_install(tmp_path):
    """A program that imports kvikio itself."""
    program = '''
import sys
import peerlane.compat.kvikio
peerlane.compat.kvikio.install()
import numpy, kvikio, kvikio.defaults
from kvikio.cufile import CuFile
with kvikio.defaults.set("num_threads", 2), CuFile(sys.argv[1], "w+") as f:
    f.write(numpy.arange(100))
    b = numpy.zeros(100, int)
    print(f.pread(b).get(), b.sum())
'''
    env = dict(os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(peerlane.__file__)))
    out = subprocess.run([sys.executable, '-c', program, str(tmp_path / 'file')], env=env,
                         check=True, stdout=subprocess.PIPE, text=True).stdout
    assert out == '800 4950\n'
    with pytest.raises(AttributeError, match='from kvikio itself'):
        kvikio.RemoteFile
