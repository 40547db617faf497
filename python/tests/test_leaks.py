# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Many loads leave nothing behind: no memory, thread, descriptor or object of Python's. By hand, for
longer: python3 test_leaks.py 100000
"""

import ctypes
import gc
import os
import sys
import tempfile
import threading

import numpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from conftest import pattern  # noqa: E402

import peerlane  # noqa: E402
from peerlane import _dlpack  # noqa: E402

WARM = 500
LOADS = 2_000
GROWTH = 2 << 20  # bytes of resident memory: what allocators do by themselves


def load(path, data):
    """One load, of every kind: blocking, queue, job, stream, views, errors."""
    gpu = peerlane.empty((10, 1000), 'uint8', 'soft:0')
    host = numpy.empty(10_000, 'u1')
    with peerlane.open(path) as f, peerlane.Queue() as queue:
        f.read_into(gpu)
        f.read_into(host, report=peerlane.Report())
        view = numpy.from_dlpack(gpu)
        for i in range(3):
            queue.read(f, gpu[i], i * 1000)
        queue.submit_job([peerlane.Request.read(f, gpu[i], i * 1000) for i in range(10)]).result()
        try:
            queue.write(f, host).result()
        except peerlane.DirectionError:
            pass
        try:
            f.read_into(b'constant')
        except peerlane.ReadOnlyError:
            pass
    with peerlane.Stream('soft:0') as stream, peerlane.open(path) as f:
        f.read_into(gpu, stream=stream).result()
    try:
        peerlane.open(path + '.none')
    except FileNotFoundError:
        pass
    assert view.tobytes() == data and host.tobytes() == data
    assert numpy.asarray(gpu).sum() == host.sum()


def now():
    """(bytes resident, threads, descriptors, objects of Python's, mappings)"""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    with open('/proc/self/statm', encoding='ascii') as f:
        resident = int(f.read().split()[1]) * os.sysconf('SC_PAGE_SIZE')
    with open('/proc/self/maps', 'rb') as f:
        maps = len(f.readlines())
    return (resident, len(os.listdir('/proc/self/task')), len(os.listdir('/proc/self/fd')),
            len(gc.get_objects()), maps)


def grown(loads):
    """What so many loads leave: the differences of now()."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'file')
        data = pattern(10_000)
        data.tofile(path)
        data = data.tobytes()
        for _ in range(WARM):
            load(path, data)
        before = now()
        for _ in range(loads):
            load(path, data)
        after = now()
    return [b - a for a, b in zip(before, after)]


def test_loads():
    resident, threads, descriptors, objects, maps = grown(LOADS)
    assert resident < GROWTH
    # Workers may come or go within their bound.
    assert threads <= 8 and descriptors <= 2 and maps <= 20
    assert objects < 200
    assert not _dlpack._exports and threading.active_count() == 1


if __name__ == '__main__':
    print('bytes, threads, descriptors, objects, mappings: %s more after %s loads'
          % (grown(int(sys.argv[1])), sys.argv[1]))
