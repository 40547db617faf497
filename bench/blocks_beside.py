#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Lists of blocks from pinned memory to the GPU, alone and beside an endless bf16 matrix product of 8192: by
the driver's cudaMemcpyBatchAsync, by pl_stream_copyv() on several numbers of the GPU's processors, by
copy_blocks() with ids in lists, in memory of the host and on the GPU, and by a Triton kernel of the form that inference engines
have, a block of its own for each copy, or fewer that make several.

    blocks_beside.py [--gib 4] [--kib 16,64] [--count 4096] [--units 0,2,4,6,8,16] [--programs 0,32]

Prints GB/s alone, GB/s beside the product, and what that keeps of its speed. units 0 is the library's choice;
programs 0: as many as copies. The peerlane package, torch and its Triton are needed.
"""

import argparse
import ctypes
import statistics
import sys
import time

from run_blocks import KIB, List, beside, numbers, runtime, whole


def alone(lists, queue, stream):
    took = []
    for i in range(12):
        one = lists[i % len(lists)]
        start = time.perf_counter()
        queue(one)
        stream.synchronize()
        took.append(time.perf_counter() - start)
    return one.count * one.block / statistics.median(took[3:]) / 1e9


def by_library(stream, units):
    """What puts a list on the stream by pl_stream_copyv()."""
    import peerlane
    from peerlane import _lib
    ours = peerlane.Stream('cuda:0', stream.cuda_stream)
    opts = _lib.pl_stream_copyv_opts(units=units)

    def queue(one):
        if not hasattr(one, 'pieces'):
            one.pieces = (_lib.pl_copy_piece * one.count)(
                *((int(d), int(s), one.block) for d, s in zip(one.to, one.source)))
        assert _lib.lib.pl_stream_copyv(ours._live(), None, None, one.pieces, one.count, ctypes.byref(opts)) == 0
    return queue


def by_ids(stream, host, device, block, kind):
    """What puts a list on the stream by copy_blocks(), whose ids are lists, numpy's, or on the GPU."""
    import peerlane
    import torch
    source, to = whole(host, block), whole(device, block)

    def queue(one):
        if kind not in one.ids:
            ids = list(range(one.count)), one.slots.tolist()
            one.ids[kind] = ids if kind == 'lists' else [
                torch.tensor(v, device='cuda' if kind == 'on the GPU' else 'cpu') for v in ids]
            torch.cuda.synchronize()
        with torch.cuda.stream(stream):
            peerlane.copy_blocks(to, source, *one.ids[kind], block)
    return queue


def by_triton(stream, programs, block):
    import torch
    import triton
    import triton.language as tl

    @triton.jit
    def copy(dst, src, n, WORDS: tl.constexpr, STEP: tl.constexpr):
        for i in range(tl.program_id(0), n, tl.num_programs(0)):
            to = tl.load(dst + i).to(tl.pointer_type(tl.int64))
            at = tl.load(src + i).to(tl.pointer_type(tl.int64))
            for w in range(0, WORDS, STEP):
                offs = w + tl.arange(0, STEP)
                tl.store(to + offs, tl.load(at + offs))

    def queue(one):
        if not hasattr(one, 'on_gpu'):
            one.on_gpu = [torch.from_numpy(v.view('int64').copy()).cuda() for v in (one.to, one.source)]
            torch.cuda.synchronize()
        with torch.cuda.stream(stream):
            copy[(programs or one.count,)](*one.on_gpu, one.count, WORDS=block // 8,
                                           STEP=min(block // 8, 1024), num_warps=4)
    return queue


def main():
    import torch
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument('--gib', type=int, default=4)
    parser.add_argument('--kib', type=numbers, default=[16, 64])
    parser.add_argument('--count', type=int, default=4096)
    parser.add_argument('--units', type=numbers, default=[0, 2, 4, 6, 8, 16])
    parser.add_argument('--programs', type=numbers, default=[0, 32])
    args = parser.parse_args()
    torch.zeros(1, device='cuda')
    lib, version = runtime()
    stream = torch.cuda.Stream(priority=-1)
    host = torch.empty(args.gib << 30, dtype=torch.uint8, pin_memory=True)
    host.view(torch.int64).random_()
    device = torch.zeros(max(args.kib) * KIB * args.count, dtype=torch.uint8, device='cuda')
    print('%8s  %-28s %8s %8s %8s' % ('BLOCK', 'BY', 'alone', 'beside', 'product'))
    for kib in args.kib:
        lists = [List(host, device, kib * KIB, args.count, False) for _ in range(4)]
        ways = [('driver', lambda one: one.queue(lib, version, stream))]
        ways += [('pl_stream_copyv, %d units' % n if n else 'pl_stream_copyv', by_library(stream, n))
                 for n in args.units]
        ways += [('copy_blocks, ids ' + kind, by_ids(stream, host, device, kib * KIB, kind))
                 for kind in ('lists', 'of the host', 'on the GPU')]
        ways += [('Triton, %s programs' % (n or args.count), by_triton(stream, n, kib * KIB))
                 for n in args.programs]
        for name, queue in ways:
            try:
                rate = alone(lists, queue, stream)
                lists[11 % len(lists)].compare(host, device)
                busy, left = beside(lists, queue, stream)
            except Exception as e:  # noqa: BLE001 - Triton may not be there
                print('%4d KiB  %-28s %s: %s' % (kib, name, type(e).__name__, str(e).split('\n')[0]))
                continue
            print('%4d KiB  %-28s %8.2f %8.2f %7.1f%%' % (kib, name, rate, busy, left * 100), flush=True)
    return 0


if __name__ == '__main__':
    sys.exit(main())
