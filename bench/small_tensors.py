#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Small tensors of safetensors files in the page cache, one by one, beside the package safetensors: what
safe_open.get_tensor() and get_slice()[:4] cost for each into the host's memory, and save_file() of all of
them from there, not synced, as the package does not.

    bench/small_tensors.py DIR [--framework numpy|torch] [--rounds N] [--before PYTHON]

Files are made in DIR and removed. --before: the folder python/ of another checkout, measured in turn
with this one. Each is a process of its own, one after the other in each round. Prints the least of all
rounds: microseconds a tensor of processor time of the thread, for save_file() seconds by the clock.

PEERLANE_LIBRARY names the library, else build/src/libpeerlane.so.1.
"""

import argparse
import json
import os
import random
import struct
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)
SIZES = ((64, 20000), (4096, 10000), (102400, 1000))  # bytes, tensors
PACKAGE = 'safetensors'


def make(path, nbytes, n):
    header = {'model.layers.%d.weight.%d' % (i // 100, i): {
        'dtype': 'F32', 'shape': [nbytes // 4], 'data_offsets': [i * nbytes, (i + 1) * nbytes]}
        for i in range(n)}
    text = json.dumps(header, separators=(',', ':')).encode()
    text += b' ' * (-(8 + len(text)) % 8)
    piece = random.Random(nbytes).randbytes(nbytes)
    with open(path, 'wb') as f:
        f.write(struct.pack('<Q', len(text)) + text + piece * n)


def child(way, framework, paths):
    """Prints the figures of one round, in the order of rows()."""
    sys.path[:] = [p for p in sys.path if os.path.abspath(p or '.') != HERE]
    if way != PACKAGE:
        sys.path.insert(0, way)
    if framework == 'torch':
        import torch  # noqa: F401
    if way == PACKAGE:
        import importlib
        from safetensors import safe_open
        save = importlib.import_module('safetensors.' + framework).save_file
        device = 'cpu'
    else:
        from peerlane.safetensors import safe_open, save_file
        device = 'host'

        def save(tensors, path):
            save_file(tensors, path, sync=False)
    found = []
    for path in paths:
        with safe_open(path, framework, device) as f:
            names = list(f.keys())
            f.get_tensor(names[0])
            for get in (f.get_tensor, lambda name: f.get_slice(name)[:4]):
                began = time.thread_time()
                for name in names:
                    get(name)
                found.append((time.thread_time() - began) / len(names) * 1e6)
            tensors = {name: f.get_tensor(name) for name in names}
        began = time.perf_counter()
        save(tensors, path + '.saved')
        found.append(time.perf_counter() - began)
        os.unlink(path + '.saved')
    print(json.dumps(found))


def main():
    args = argparse.ArgumentParser()
    args.add_argument('folder')
    args.add_argument('--framework', default='numpy', choices=('numpy', 'torch'))
    args.add_argument('--rounds', type=int, default=7)
    args.add_argument('--before')
    args = args.parse_args()
    ways = {'before': args.before, 'now': os.path.join(TOP, 'python'), PACKAGE: PACKAGE}
    ways = {words: way for words, way in ways.items() if way}
    os.environ.setdefault('PEERLANE_LIBRARY', os.path.join(TOP, 'build', 'src', 'libpeerlane.so.1'))
    paths = [os.path.join(args.folder, 'bench-%d.safetensors' % nbytes) for nbytes, _ in SIZES]
    took = {words: [] for words in ways}
    try:
        for path, size in zip(paths, SIZES):
            make(path, *size)
        for _ in range(args.rounds):
            for words, way in ways.items():
                out = subprocess.run([sys.executable, __file__, '--child', way, args.framework, *paths],
                                     check=True, stdout=subprocess.PIPE, text=True).stdout
                took[words].append(json.loads(out))
    finally:
        for path in paths:
            if os.path.exists(path):
                os.unlink(path)
    least = {words: [min(column) for column in zip(*rows)] for words, rows in took.items()}
    for i, (nbytes, n) in enumerate(SIZES):
        for j, (what, form) in enumerate((('get_tensor(), us each', '%8.1f'),
                                          ('get_slice()[:4], us each', '%8.1f'),
                                          ('save_file() of %d, s' % n, '%8.3f'))):
            print('%-6s %7d bytes  %-26s' % (args.framework, nbytes, what) + ''.join(
                '   %s' % words + form % least[words][3 * i + j] for words in ways), flush=True)


if __name__ == '__main__':
    if sys.argv[1:2] == ['--child']:
        child(sys.argv[2], sys.argv[3], sys.argv[4:])
    else:
        main()
