#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Random rows of 128 bytes out of a pinned PyTorch tensor, read by a Triton kernel: an ordinary program,
with and without `peerlane run --wide`.

    wide_rows.py PEERLANE [--gib 8,32] [--rows 10000,100000,1000000] [--rounds 15]

PEERLANE is the command. The program starts itself for each size: as it is, by PEERLANE run --wide, and
then prints the medians side by side: the allocation, gathers by the GPU's clock, a copy of 1 GiB to the
GPU. Each row that is read is compared as a whole; a wrong one ends the program.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

WORDS = 32  # of a row
GIB = 1 << 30
STEP = 1 << 22  # rows that are filled at once


def make_kernel():
    import triton
    import triton.language as tl

    @triton.jit
    def gather(table, ids, out, n, words: tl.constexpr, block: tl.constexpr):
        at = tl.program_id(0) * block + tl.arange(0, block)
        column = tl.arange(0, words)[None, :]
        here = at < n
        row = tl.load(ids + at, mask=here, other=0)[:, None]
        value = tl.load(table + row * words + column, mask=here[:, None])
        tl.store(out + at.to(tl.int64)[:, None] * words + column, value, mask=here[:, None])

    return lambda table, ids, out: gather[(triton.cdiv(len(ids), 32),)](
        table, ids, out, len(ids), words=WORDS, block=32)


def expected(ids):
    """Of each row: its number, mixed, and that plus the column."""
    import torch
    return ((ids * 2654435761) & 0x3fffffff).to(torch.int32)[:, None] + torch.arange(
        WORDS, dtype=torch.int32, device=ids.device)


def one(gib, counts, rounds):
    import torch
    torch.zeros(1, device='cuda')
    rows = gib * GIB // (4 * WORDS)
    gather = make_kernel()
    start = time.monotonic()
    table = torch.empty((rows, WORDS), dtype=torch.int32, pin_memory=True)
    found = {'alloc_s': time.monotonic() - start, 'pinned': table.is_pinned()}
    for at in range(0, rows, STEP):  # made by the GPU: faster than by the CPU
        end = min(at + STEP, rows)
        table[at:end].copy_(expected(torch.arange(at, end, device='cuda')))
    for n in counts:
        took = []
        out = torch.empty((n, WORDS), dtype=torch.int32, device='cuda')
        for turn in range(rounds + 2):
            ids = torch.randint(0, rows, (n,), device='cuda')
            out.zero_()
            begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            begin.record()
            gather(table, ids, out)
            end.record()
            end.synchronize()
            if turn >= 2:
                took.append(begin.elapsed_time(end))
            if not torch.equal(out, expected(ids)):
                sys.exit('%d GiB, %d rows: wrong rows were read' % (gib, n))
        found['%d rows, ms' % n] = statistics.median(took)
    part = table[:GIB // (4 * WORDS)]
    took = []
    for _ in range(5):
        torch.cuda.synchronize()
        start = time.monotonic()
        copied = part.to('cuda', non_blocking=True)
        torch.cuda.synchronize()
        took.append(time.monotonic() - start)
    found['copy, GB/s'] = GIB / statistics.median(took) / 1e9
    if not torch.equal(copied[-1000:], expected(torch.arange(len(part) - 1000, len(part), device='cuda'))):
        sys.exit('wrong bytes were copied')
    del table, part
    torch.cuda.synchronize()
    start = time.monotonic()
    torch._C._host_emptyCache()  # PyTorch has no public name for it
    found['free_s'] = time.monotonic() - start
    print(json.dumps(found))


def started(command, gib, args):
    r = subprocess.run([*command, sys.executable, os.path.abspath(__file__), '--one', str(gib),
                        '--rows', args.rows, '--rounds', str(args.rounds)], stdout=subprocess.PIPE, text=True,
                       check=False)
    if r.returncode:
        sys.exit('%s: status %d' % (' '.join(command) or 'without', r.returncode))
    return json.loads(r.stdout.splitlines()[-1])


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('peerlane', nargs='?')
    p.add_argument('--gib', default='8,32')
    p.add_argument('--rows', default='10000,100000,1000000')
    p.add_argument('--rounds', type=int, default=15)
    p.add_argument('--one', type=int, help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.one:
        one(args.one, [int(n) for n in args.rows.split(',')], args.rounds)
        return
    if not args.peerlane:
        p.error('PEERLANE is missing')
    for gib in (int(n) for n in args.gib.split(',')):
        with tempfile.NamedTemporaryFile(mode='r', suffix='.json') as stats:
            plain = started([], gib, args)
            wide = started([args.peerlane, 'run', '--wide', '--lanes=off', '--stats-file', stats.name], gib, args)
            said = json.load(stats)['wide']
        print('%d GiB%30s %10s %10s' % (gib, 'as it is', 'wide', 'ratio'))
        for name, before in plain.items():
            after = wide[name]
            print('  %-24s %9.3f %10.3f %9.1fx' % (name, before, after, before / after if after else 0))
        print('  wide: %d allocations, %.1f GiB; %s' % (said['allocations'], said['bytes'] / GIB,
                                                        said['why'] or 'nothing refused'), flush=True)


main()
