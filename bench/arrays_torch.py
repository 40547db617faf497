#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Rows of a large file on the GPU: peerlane.MappedArray beside torch's mapping of the file (torch.from_file()),
whose rows are taken by the CPU and copied. Every row is compared.

    arrays_torch.py FILE [DEVICE [ROWS [ROW_BYTES]]]

65,536 rows of 256 bytes, if not said. The file should be in the page cache; bench/arrays --keep yes leaves one.
"""

import os
import sys
import time

try:
    import torch
except ImportError as e:
    print('skipped: torch is needed: %s' % e)
    sys.exit(77)

import peerlane

ROUNDS = 7


def middle(call):
    times = []
    for _ in range(ROUNDS):
        torch.cuda.synchronize()
        begun = time.perf_counter()
        out = call()
        torch.cuda.synchronize()
        times.append(time.perf_counter() - begun)
    return sorted(times)[ROUNDS // 2] * 1e3, out


def main():
    path = sys.argv[1]
    device = sys.argv[2] if len(sys.argv) > 2 else 'cuda:0'
    n, row = (int(sys.argv[i]) if len(sys.argv) > i else default for i, default in ((3, 65536), (4, 256)))
    rows = os.path.getsize(path) // row
    ids = torch.randint(0, rows, (n,))
    on_gpu = ids.to(device)
    mapped = torch.from_file(path, shared=True, size=rows * row, dtype=torch.uint8).view(rows, row)
    pinned = torch.empty((n, row), dtype=torch.uint8, pin_memory=True)

    def by_torch():
        torch.index_select(mapped, 0, ids, out=pinned)
        return pinned.to(device, non_blocking=True)

    theirs, want = middle(by_torch)
    begun = time.perf_counter()
    with peerlane.MappedArray(path, 'uint8', (-1, row), device=device, wide=0,
                              windows=os.path.getsize(path), stable=True) as array:
        opened = time.perf_counter() - begun
        ours, got = middle(lambda: array[on_gpu])
        why = array.stats().windows_why or 'windows'
        print('%d rows of %d B of %.1f GiB: torch.from_file() and a copy %.3f ms, MappedArray %.3f ms (x%.1f; %s), '
              'opened in %.2f s' % (n, row, rows * row / 2**30, theirs, ours, theirs / ours, why, opened))
    if not torch.equal(got, want):
        print('the rows differ')
        return 1
    return 0


sys.exit(main())
