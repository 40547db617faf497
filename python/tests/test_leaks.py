# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Many loads leave nothing behind: no memory, thread, descriptor, object of Python's or reference to one.
By hand, for longer, on any device, with torch's tensors where torch is:

    python3 test_leaks.py 100000 [DEVICE]
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
from peerlane.safetensors import load_file, safe_open, save_file  # noqa: E402

WARM = 300
LOADS = int(os.environ.get('PEERLANE_TEST_LOADS', 800))
GROWTH = 2 << 20  # bytes of resident memory: what allocators do by themselves


class Files:
    """What is loaded: a file of a pattern, and a model of the same bytes."""

    def __init__(self, folder, device):
        self.device = device
        self.path = os.path.join(folder, 'file')
        self.model = os.path.join(folder, 'model.safetensors')
        self.data = pattern(10_000)
        self.data.tofile(self.path)
        save_file({'%d' % i: self.data[i * 1000:i * 1000 + 1000] for i in range(10)}, self.model)
        self.data = self.data.tobytes()
        self.frames = ['peerlane']
        if not device.startswith('cuda'):
            self.frames.append('numpy')
        if 'torch' in sys.modules:
            self.frames.append('torch')


def contents(tensor):
    if hasattr(tensor, 'cpu'):
        tensor = tensor.cpu().numpy()
    return tensor.tobytes()


def load(files):
    """One load, of every kind: blocking, queue, job, stream, views, errors."""
    device, path = files.device, files.path
    gpu = peerlane.empty((10, 1000), 'uint8', device)
    host = numpy.empty(10_000, 'u1')
    with peerlane.open(path) as f, peerlane.Queue() as queue:
        f.read_into(gpu)
        f.read_into(host, report=peerlane.Report())
        view = gpu if device.startswith('cuda') else numpy.from_dlpack(gpu)
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
    with peerlane.Stream(device) as stream, peerlane.open(path) as f:
        f.read_into(gpu, stream=stream).result()
    try:
        peerlane.open(path + '.none')
    except FileNotFoundError:
        pass
    assert view.tobytes() == files.data and host.tobytes() == files.data


def load_model(files):
    """One load of a model, by each array library: a whole file, one tensor, a slice."""
    for frame in files.frames:
        whole = load_file(files.model, files.device, frame)
        with safe_open(files.model, frame, files.device) as f:
            one = f.get_tensor('3')
            part = f.get_slice('4')[10:20]
        assert contents(whole['9']) == files.data[9000:] and contents(one) == files.data[3000:4000]
        assert contents(part) == files.data[4010:4020]


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


def references():
    """How many references there are to what all loads share, and would lose or gain one by one."""
    shared = [peerlane.InvalidError, peerlane.File, peerlane.Array, type(None), numpy.dtype('u1'),
              peerlane._dtypes.TABLE['uint8'], peerlane._context.default_context()]
    gc.collect()
    return [0 if n >= 1 << 30 else n for n in map(sys.getrefcount, shared)]  # some never die


def grown(loads, device='soft:0', tell=None):
    """
    What so many loads leave: the differences of now(), and the most of references(). tell(n, bytes):
    told after each tenth of them how many bytes it is so far.
    """
    with tempfile.TemporaryDirectory() as folder:
        files = Files(folder, device)
        for _ in range(WARM):
            load(files)
            load_model(files)
        before, counts = now(), references()
        for i in range(loads):
            load(files)
            load_model(files)
            if tell and i % (loads // 10) == 0:
                tell(i, now()[0] - before[0])
        after, more = now(), references()
    return [b - a for a, b in zip(before, after)] + [max(b - a for a, b in zip(counts, more))]


def test_loads():
    others = threading.active_count()  # what other tests, and the packages that they try, have left
    resident, threads, descriptors, objects, maps, references = grown(LOADS)
    assert resident < GROWTH
    # Workers may come or go within their bound.
    assert threads <= 8 and descriptors <= 2 and maps <= 20
    assert objects < 200 and references < 200
    assert not _dlpack._exports and threading.active_count() == others


if __name__ == '__main__':
    try:
        import torch  # noqa: F401
    except ImportError:
        pass
    print('bytes, threads, descriptors, objects, mappings, references: %s more after %s loads'
          % (grown(int(sys.argv[1]), *(sys.argv[2:] or ['soft:0']), print), sys.argv[1]))
