#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Rows of an array that lies in a file, out of each place that has them, beside what a program would use
without one: frames in the GPU's memory beside torch.index_select of a tensor there; wide host memory
beside gather() of a table in such memory, which is the plain pointer; the page cache in place, ids
sorted and not.

    bench/array_rows.py [--device gpu:0] [--dir DIR] [--size 4g] [--rows 65536,1000000] [--rounds 9]

Times are the GPU's, of events around calls in a row, ten or as many as take 20 ms, and the median of the
rounds is given. All rows of each kind's last call are compared. On a software GPU (--device soft:0) numpy stands for PyTorch, and
the clock for events.
"""

import argparse
import statistics
import sys
import tempfile
import time

import numpy as np
import peerlane

CALLS = 10
CALLS_MOST = 1000
ROUND_SECONDS = .02
UNITS = {'k': 1 << 10, 'm': 1 << 20, 'g': 1 << 30}


class Torch:
    """Ids, results and times of a GPU."""

    name = 'torch.index_select'

    def __init__(self, device):
        import torch
        self.torch = torch
        self.at = torch.device('cuda', int(device.split(':')[1]))
        torch.cuda.set_device(self.at)

    def array(self, of):
        return self.torch.from_numpy(of).to(self.at)

    def empty(self, rows, words):
        return self.torch.empty((rows, words), dtype=self.torch.int32, device=self.at)

    def numpy(self, array):
        return array.cpu().numpy()

    def select(self, table, ids, out):
        self.torch.index_select(table, 0, ids, out=out)

    def seconds(self, call, calls):
        begin, end = (self.torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        for _ in range(calls):
            call()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) / 1e3 / calls


class Numpy:
    """The same of a software GPU, whose kernels take pinned memory of the host."""

    name = 'numpy.take'

    def __init__(self, device):
        self.device = device

    def array(self, of):
        there = peerlane.pinned(of.shape, str(of.dtype), device=self.device, framework='numpy')
        there[:] = of
        return there

    def empty(self, rows, words):
        return peerlane.pinned((rows, words), 'int32', device=self.device, framework='numpy')

    def numpy(self, array):
        return array

    def select(self, table, ids, out):
        np.take(table, ids, axis=0, out=out)

    def seconds(self, call, calls):
        begin = time.perf_counter()
        for _ in range(calls):
            call()
        return (time.perf_counter() - begin) / calls


def mixed(n):
    """int32 words of the file, by their numbers."""
    return ((n * np.uint64(2654435761)) >> np.uint64(7)).astype(np.uint32).view(np.int32)


def content(begin, end):
    return mixed(np.arange(begin, end, dtype=np.uint64))


def expected(ids, words):
    return mixed(ids.astype(np.uint64)[:, None] * np.uint64(words) + np.arange(words, dtype=np.uint64))


def make(path, size):
    step = 1 << 22
    with open(path, 'wb') as f:
        for at in range(0, size // 4, step):
            f.write(content(at, min(at + step, size // 4)).tobytes())


class Bench:
    def __init__(self, args, path):
        self.args, self.path = args, path
        self.ops = Numpy(args.device) if args.device.startswith('soft') else Torch(args.device.replace('gpu', 'cuda'))
        self.random = np.random.default_rng(1)

    def time(self, what, call, ids, out, words):
        """M rows a second, the median of the rounds; other rows than there are end the program."""
        self.ops.seconds(call, CALLS)
        calls = min(max(CALLS, int(ROUND_SECONDS / self.ops.seconds(call, CALLS))), CALLS_MOST)
        took = statistics.median(self.ops.seconds(call, calls) for _ in range(self.args.rounds))
        if not np.array_equal(self.ops.numpy(out), expected(ids, words)):
            sys.exit('%s: wrong rows' % what)
        rate = len(ids) / took / 1e6
        print('%-52s %9.1f M rows/s %8.1f GB/s' % (what, rate, rate * words * 4 / 1e3), flush=True)
        return rate

    def draw(self, n, words, size, is_sorted=False):
        ids = self.random.integers(0, size // (4 * words), n)
        return np.sort(ids) if is_sorted else ids

    def pair(self, what, n, words, size, ours, peer, name):
        """ours, peer: (ids, out) to a call, made with the library's and the peer's own."""
        ids = self.draw(n, words, size)
        there, out = self.ops.array(ids), self.ops.empty(n, words)
        rates = []
        for label, gives in ((what, ours), (name, peer)):
            rates.append(self.time('%s, %d rows of %d B' % (label, n, words * 4),
                                   lambda: gives(there, out), ids, out, words))
        print('%-52s %9.2f x' % ('   of that', rates[0] / rates[1]), flush=True)

    def array(self, words, rows=-1, **budgets):
        return peerlane.MappedArray(self.path, 'int32', (rows, words), device=self.args.device, **budgets)

    def frames(self, n):
        words, size = 128, self.args.size // 4
        rows = size // (4 * words)
        with self.array(words, rows, frames=2 * size, wide=0, windows=0) as a:
            a.prefetch(self.ops.array(np.arange(rows)))
            table = self.ops.array(content(0, size // 4).reshape(rows, words))
            self.pair('in frames', n, words, size, lambda ids, out: a.gather(ids, out),
                      lambda ids, out: self.ops.select(table, ids, out), self.ops.name)
            if a.stats().evicted or not a.stats().frame_hits:
                sys.exit('not all pages had frames: %r' % (a.stats(),))

    def wide(self, n):
        words = 64
        table = peerlane.load_table(self.path, dtype='int32', shape=(-1, words), device=self.args.device)
        with self.array(words, frames=0, wide=self.args.size, windows=0) as a:
            self.pair('in wide host memory', n, words, self.args.size, lambda ids, out: a.gather(ids, out),
                      lambda ids, out: peerlane.gather(table, ids, out), 'gather() of a table there')

    def windows(self, n):
        for words in (64, 128, 1024):
            with self.array(words, frames=0, wide=0, windows=self.args.size, stable=True) as a:
                why = a.stats().windows_why
                if why:
                    print('no windows: ' + why)
                    return
                for is_sorted in (False, True):
                    ids = self.draw(n // (1 if words < 1024 else 8), words, self.args.size, is_sorted)
                    there, out = self.ops.array(ids), self.ops.empty(len(ids), words)
                    self.time('in windows, %d rows of %d B%s' % (len(ids), words * 4, ', sorted' if is_sorted else ''),
                              lambda: a.gather(there, out), ids, out, words)


def number(text):
    return int(text[:-1]) * UNITS[text[-1]] if text[-1] in UNITS else int(text)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('--device', default='gpu:0')
    p.add_argument('--dir', default='.')
    p.add_argument('--size', type=number, default=4 << 30)
    p.add_argument('--rows', default='65536,1000000')
    p.add_argument('--rounds', type=int, default=9)
    args = p.parse_args()
    with tempfile.NamedTemporaryFile(dir=args.dir, prefix='array_rows.') as f:
        make(f.name, args.size)
        bench = Bench(args, f.name)
        for n in (int(text) for text in args.rows.split(',')):
            bench.frames(n)
            bench.wide(n)
            bench.windows(n)


if __name__ == '__main__':
    main()
