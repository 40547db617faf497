#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Loads a safetensors file of 10,000 tensors beside one of a single tensor of the same size, which is a
plain file, and beside a loader without peerlane, in turn: asked for as a whole, tensor by tensor, and
tensor by tensor into places that do not follow each other as in the file. Prints medians, the best of
all rounds (what a machine that does other work too would give without that) and CPU seconds of the
processes.

    bench/safetensors.py DIR [ROUNDS [BYTES]]     the two files are made in DIR and removed

PEERLANE_EXAMPLE names the built example, else build/examples/example-safetensors.
"""

import json
import os
import random
import re
import resource
import statistics
import struct
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
EXAMPLE = os.environ.get('PEERLANE_EXAMPLE',
                         os.path.join(HERE, '../build/examples/example-safetensors'))


def make(path, sizes):
    header, at = {}, 0
    for i, size in enumerate(sizes):
        header['model.layers.%d.weight.%d' % (i // 100, i)] = {
            'dtype': 'U8', 'shape': [size], 'data_offsets': [at, at + size]}
        at += size
    text = json.dumps(header).encode()
    piece = random.Random(1).randbytes(8 << 20)
    with open(path, 'wb') as f:
        f.write(struct.pack('<Q', len(text)) + text)
        while at:
            at -= f.write(piece[:at])


def seconds(*args):
    """Wall clock as the example measures it, and the process's CPU time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = subprocess.run([EXAMPLE, '--unchecked', *args], check=True, capture_output=True,
                         text=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return float(re.search(r': ([\d.]+) s,', out).group(1)), cpu


def main():
    folder, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 11
    total = int(sys.argv[3]) if len(sys.argv) > 3 else 2 << 30
    many, one = (os.path.join(folder, 'bench-%s.safetensors' % n) for n in ('many', 'one'))
    rng = random.Random(2)
    cuts = sorted(rng.randrange(total) for _ in range(9999))
    try:
        make(many, [b - a for a, b in zip([0] + cuts, cuts + [total])])
        make(one, [total])
        ways = {'one tensor': [one], '10,000 tensors': [many],
                '10,000, each by itself': ['--each', many],
                '10,000, each apart': ['--apart', many],
                '10,000, pread and copy': ['--plain', many]}
        took = {name: [] for name in ways}
        for i in range(rounds + 1):
            for name, args in ways.items():
                t = seconds(*args)
                if i:  # the first round fills the page cache
                    took[name].append(t)
    finally:
        for path in (many, one):
            if os.path.exists(path):
                os.unlink(path)
    base = took['one tensor']
    for name, rows in took.items():
        wall, cpu = ([r[i] for r in rows] for i in (0, 1))
        t, best = statistics.median(wall), min(wall)
        print('%-24s %.4f s  %6.2f GB/s  x%.3f of one tensor; best %.4f s  x%.3f; CPU %.3f s'
              % (name, t, total / t / 1e9, statistics.median(r[0] for r in base) / t, best,
                 min(r[0] for r in base) / best, statistics.median(cpu)))


main()
