# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Transfers in a stream's order, on software GPUs; and what is taken for a stream."""

import ctypes
import gc
import weakref

import numpy
import pytest
from conftest import pattern

import peerlane
from peerlane import _stream


def test_order(make, tmp_path):
    """Each transfer sees what the one before did."""
    path, data = make(200_000)
    gpu = peerlane.empty(100_000, 'uint8', 'soft:0')
    with peerlane.open(path) as f, peerlane.open(tmp_path / 'out', 'w') as out, \
            peerlane.Stream('soft:0') as stream:
        for i in (0, 1, 0, 1):
            transfers = [f.read_into(gpu, i * 100_000, stream=stream),
                         out.write_from(gpu, i * 100_000, stream=stream)]
        assert [one.result() for one in transfers] == [100_000] * 2
        stream.synchronize()
        assert all(one.done() for one in transfers) and not stream._flying
    assert (tmp_path / 'out').read_bytes() == data.tobytes()
    assert gpu.tobytes() == data[100_000:].tobytes()


def test_keeps_what_it_needs(make):
    path, data = make(1 << 20)
    with peerlane.Stream('soft:0') as stream:
        f = peerlane.open(path)
        gpu = peerlane.empty(1 << 20, 'uint8', 'soft:0')
        block = weakref.ref(gpu._block)
        transfers = [f.read_into(gpu, stream=stream) for _ in range(10)]
        f.close()
        view = numpy.asarray(gpu)
        del gpu
        assert transfers[-1].result() == 1 << 20
        assert view.tobytes() == data.tobytes()
        del view, transfers
        stream.synchronize()
        gc.collect()
        assert block() is None


def test_failures_are_the_transfers(make):
    path, _ = make(1_000)
    gpu = peerlane.empty(2_000, 'uint8', 'soft:0')
    with peerlane.open(path) as f, peerlane.Stream('soft:0') as stream:
        assert f.read_into(gpu, 500, stream=stream).result() == 500
        with pytest.raises(peerlane.DirectionError):
            f.write_from(gpu, stream=stream).result()
        with pytest.raises(peerlane.InvalidError):
            f.read_into(gpu, -1, stream=stream)
        with pytest.raises(peerlane.InvalidError):
            f.read_into(gpu, 0, 2_001, stream=stream)
    with peerlane.open(path) as f, pytest.raises(peerlane.ClosedError, match='stream is closed'):
        f.read_into(gpu, stream=stream)


class Torch:
    def __init__(self, handle):
        self.cuda_stream = handle


class Cupy:
    def __init__(self, handle):
        self.ptr = handle


class Numba:
    def __init__(self, handle):
        self.handle = ctypes.c_void_p(handle)


class Cuda:
    def __init__(self, handle):
        self.number = handle

    def __cuda_stream__(self):
        return (0, self.number)


@pytest.mark.parametrize('kind', [int, Torch, Cupy, Numba, Cuda])
def test_what_is_a_stream(make, kind):
    """By its handle, on the device that the memory is on; wrapped once."""
    path, data = make(50_000)
    gpu = peerlane.empty(50_000, 'uint8', 'soft:1')
    with peerlane.Stream('soft:1') as own, peerlane.open(path) as f:
        given = kind(own.handle)
        assert _stream.handle_of(given) == own.handle == own.__cuda_stream__()[1]
        kept = len(f.context._streams)
        for _ in range(3):
            assert f.read_into(gpu, stream=given).result() == 50_000
        assert len(f.context._streams) <= kept + 1
        wrapped = f.context._streams.pop(('soft:1', own.handle))
        wrapped.close()
    assert gpu.tobytes() == data.tobytes()


def test_default_stream_handles():
    assert _stream.handle_of(Torch(0)) == 0
    assert _stream.handle_of(Numba(None)) == 0


def test_what_is_none(make):
    path, _ = make(1_000)
    gpu = peerlane.empty(1_000, 'uint8', 'soft:0')
    with peerlane.open(path) as f:
        with pytest.raises(TypeError, match='is no stream'):
            f.read_into(gpu, stream='soft:0')
        with pytest.raises(ValueError, match='which device'):
            f.read_into(pattern(10).copy(), stream=12345)


def test_wrapped_streams_are_few(make):
    path, _ = make(1_000)
    gpu = peerlane.empty(1_000, 'uint8', 'soft:0')
    own = [peerlane.Stream('soft:0') for _ in range(_stream._CACHED + 5)]
    with peerlane.open(path) as f:
        for one in own:
            f.read_into(gpu, stream=one.handle).result()
        assert len(f.context._streams) <= _stream._CACHED
        for one in list(f.context._streams.values()):
            one.close()
        f.context._streams.clear()
    for one in own:
        one.close()
