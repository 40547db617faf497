#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
A kernel of Triton's that reads rows of a file by itself and sums them up: an embedding bag over a table that need
not fit into any memory. Writes a table, runs the kernel, and compares its sums.

    triton_array.py [DEVICE]
"""

import os
import sys
import tempfile

try:
    import torch
    import triton
    import triton.language as tl
    from triton.language import core
except ImportError as e:
    print('skipped: the example needs torch and triton: %s' % e)
    sys.exit(77)

import peerlane
import peerlane.device

ROWS, DIM, BAGS, EACH = 100_000, 64, 512, 16
I64 = core.dtype('int64')


@core.extern
def block_rows(array, ids, n, row_bytes, out, status, _semantic=None):
    return core.extern_elementwise('', '', [array, ids, n, row_bytes, out, status],
                                   {(I64,) * 6: ('pl_array_block_rows', core.dtype('int32'))}, is_pure=False,
                                   _semantic=_semantic)


@triton.jit
def bag(array: tl.int64, ids, rows, status, sums, EACH: tl.constexpr, DIM: tl.constexpr):
    """One bag a program: its rows are taken into memory of its own, and summed up there."""
    here = tl.program_id(0).to(tl.int64)
    mine = rows + here * EACH * DIM
    n = tl.full([], EACH, tl.int64)
    block_rows(array, (ids + here * EACH).to(tl.int64), n, n * 0 + DIM * 4, mine.to(tl.int64), status.to(tl.int64))
    at = tl.arange(0, EACH)[:, None] * DIM + tl.arange(0, DIM)[None, :]
    tl.store(sums + here * DIM + tl.arange(0, DIM), tl.sum(tl.load(mine + at, volatile=True), axis=0))


def main():
    device = sys.argv[1] if len(sys.argv) > 1 else 'cuda:0'
    if not torch.cuda.is_available():
        print('skipped: torch finds no GPU')
        return 77
    table = torch.randint(-1000, 1000, (ROWS, DIM)).to(torch.float32)
    ids = torch.randint(0, ROWS, (BAGS, EACH), device=device)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'table')
        table.numpy().tofile(path)
        with peerlane.MappedArray(path, 'float32', (ROWS, DIM), device=device, wide=0) as array:
            rows = torch.empty(BAGS, EACH, DIM, device=device)
            sums = torch.empty(BAGS, DIM, device=device)
            status = torch.zeros(2, dtype=torch.int64, device=device)
            for _ in range(3):
                bag[(BAGS,)](array.handle(), ids, rows, status, sums, EACH, DIM, num_warps=4,
                             extern_libs={'peerlane': peerlane.device.ir()})
            torch.cuda.synchronize()
            stats = array.stats()
    if status[0].item():
        print('%d rows could not be had: %s' % (status[0], os.strerror(-status[1].item())))
        return 1
    if not torch.equal(sums.cpu(), table[ids.cpu()].sum(1)):
        print('the sums differ')
        return 1
    print('%d sums of %d rows: as they should be (%d pages fetched, %d rows out of the GPU\'s memory)'
          % (BAGS, EACH, stats.fetched, stats.frame_hits))
    return 0


sys.exit(main())
