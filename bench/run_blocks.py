#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Lists of blocks by cudaMemcpyBatchAsync between a pinned PyTorch tensor and the GPU, as inference engines
move KV caches: an ordinary program, with and without `peerlane run --blocks`.

    run_blocks.py PEERLANE [--gib 4] [--kib 4,8,16,32,64] [--count 4096] [--rounds 9]

PEERLANE is the command. The program starts itself as it is, by PEERLANE run --blocks and by PEERLANE run
--blocks=idle, and prints the medians side by side: GB/s of call and wait to the GPU and back, the call's
own time, and beside an endless bf16 matrix product of 8192 the GB/s of lists to the GPU with what is
left of the product's speed. The bytes of each list are compared.
"""

import argparse
import ctypes
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

KIB = 1024


class Attributes(ctypes.Structure):
    _fields_ = [('order', ctypes.c_int), ('src_hint', ctypes.c_int * 2), ('dst_hint', ctypes.c_int * 2),
                ('flags', ctypes.c_uint)]


def runtime():
    """The CUDA runtime that PyTorch has loaded, and its version."""
    with open('/proc/self/maps', encoding='utf-8') as f:
        path = next(line.split()[-1] for line in f if 'libcudart' in line)
    lib = ctypes.CDLL(path)
    version = ctypes.c_int()
    lib.cudaRuntimeGetVersion(ctypes.byref(version))
    return lib, version.value


def whole(memory, block):
    """The blocks that fit in a tensor of bytes, which may end in a part of one."""
    return memory[:memory.numel() // block * block].view(-1, block)


class List:
    """Blocks at random places of the host's tensor, and one behind the other on the GPU."""

    def __init__(self, host, device, block, count, out):
        import numpy as np
        import torch
        slots = torch.randperm(host.numel() // block)[:count].numpy()
        h = host.data_ptr() + slots.astype(np.uint64) * np.uint64(block)
        d = device.data_ptr() + np.arange(count, dtype=np.uint64) * np.uint64(block)
        self.slots, self.block, self.count = slots, block, count
        self.ids = {}  # those that blocks_beside.py makes of it
        self.to = np.ascontiguousarray(h if out else d)
        self.source = np.ascontiguousarray(d if out else h)
        self.sizes = np.full(count, block, np.uint64)

    def queue(self, lib, version, stream):
        attributes = Attributes(order=1)
        first = ctypes.c_size_t(0)
        failed = (ctypes.byref(ctypes.c_size_t()),) if version < 13000 else ()
        r = lib.cudaMemcpyBatchAsync(
            ctypes.c_void_p(self.to.ctypes.data), ctypes.c_void_p(self.source.ctypes.data),
            ctypes.c_void_p(self.sizes.ctypes.data), ctypes.c_size_t(self.count),
            ctypes.byref(attributes), ctypes.byref(first), ctypes.c_size_t(1), *failed,
            ctypes.c_void_p(stream.cuda_stream))
        assert r == 0, r

    def compare(self, host, device):
        import torch
        on = device[:self.count * self.block].view(-1, self.block).cpu()
        there = whole(host, self.block)[torch.from_numpy(self.slots)]
        assert torch.equal(on, there), 'other bytes'


def timed(host, device, block, count, out, rounds, call):
    import torch
    lib, version, stream = call
    took, calls = [], []
    for r in range(rounds + 1):
        blocks = List(host, device, block, count, out)
        torch.cuda.synchronize()
        start = time.perf_counter()
        blocks.queue(lib, version, stream)
        called = time.perf_counter()
        stream.synchronize()
        end = time.perf_counter()
        blocks.compare(host, device)
        if r:
            took.append(end - start)
            calls.append(called - start)
    return count * block / statistics.median(took) / 1e9, statistics.median(calls) * 1e6


def beside(lists, queue, stream):
    """GB/s of lists without an end, two at a time, which queue() puts on the stream, and the speed of a
    product beside them, of that alone."""
    import torch
    nbytes = lists[0].count * lists[0].block
    a = torch.randn(8192, 8192, device='cuda', dtype=torch.bfloat16)
    c = torch.empty_like(a)

    def products(seconds, also):
        done = 0
        events = []
        flying = []
        begin = torch.cuda.Event(enable_timing=True)
        end = torch.cuda.Event(enable_timing=True)
        start = time.perf_counter()
        copied = 0
        begin.record()
        while time.perf_counter() - start < seconds:
            for _ in range(8):
                torch.mm(a, a, out=c)
            done += 8
            e = torch.cuda.Event()
            e.record()
            events.append(e)
            while also and not events[max(0, len(events) - 2)].query():
                queue(lists[copied % len(lists)])
                flying.append(torch.cuda.Event())
                flying[-1].record(stream)
                copied += 1
                if len(flying) > 1:
                    flying.pop(0).synchronize()
            if len(events) > 2:
                events[-3].synchronize()
        end.record()
        torch.cuda.synchronize()
        took = begin.elapsed_time(end) / 1e3
        return done / took, copied * nbytes / took / 1e9

    products(.5, False)
    alone, _ = products(1.5, False)
    with_lists, rate = products(1.5, True)
    return rate, with_lists / alone


def one(args):
    import torch
    torch.zeros(1, device='cuda')
    lib, version = runtime()
    # Of a priority above the product's stream.
    stream = torch.cuda.Stream(priority=-1)
    call = lib, version, stream
    host = torch.empty(args.gib << 30, dtype=torch.uint8, pin_memory=True)
    host.view(torch.int64).random_()
    device = torch.zeros(max(args.kib) * KIB * args.count, dtype=torch.uint8, device='cuda')
    found = {}
    for kib in args.kib:
        rate, call_us = timed(host, device, kib * KIB, args.count, False, args.rounds, call)
        found['%d KiB to the GPU, GB/s' % kib] = rate
        found['%d KiB to the GPU, call us' % kib] = call_us
        rate, _ = timed(host, device, kib * KIB, args.count, True, args.rounds, call)
        found['%d KiB from the GPU, GB/s' % kib] = rate
    for kib in (16, 64):
        if kib in args.kib:
            lists = [List(host, device, kib * KIB, args.count, False) for _ in range(4)]
            rate, left = beside(lists, lambda one: one.queue(*call), stream)
            found['%d KiB beside a product, GB/s' % kib] = rate
            found['   of the product alone' + ' ' * (kib == 64)] = left
    return found


def numbers(text):
    return [int(x) for x in text.split(',')]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument('peerlane')
    parser.add_argument('--gib', type=int, default=4)
    parser.add_argument('--kib', type=numbers, default=[4, 8, 16, 32, 64])
    parser.add_argument('--count', type=int, default=4096)
    parser.add_argument('--rounds', type=int, default=9)
    parser.add_argument('--one', help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        with open(args.one, 'w', encoding='utf-8') as f:
            json.dump(one(args), f)
        return 0
    results, told = [], []
    with tempfile.TemporaryDirectory() as folder:
        for how in ((), ('--blocks',), ('--blocks=idle',)):
            out, stats = os.path.join(folder, 'out'), os.path.join(folder, 'stats')
            before = [args.peerlane, 'run', '--lanes', 'off', '--stats-file', stats, *how] if how else []
            subprocess.run([*before, sys.executable, *sys.argv, '--one', out], check=True)
            with open(out, encoding='utf-8') as f:
                results.append(json.load(f))
            if how:
                with open(stats, encoding='utf-8') as f:
                    told.append(json.load(f)['blocks'])
    print('%-34s %10s %10s %10s' % ('', 'as it is', 'busy', 'idle'))
    for name in results[0]:
        print('%-34s %s' % (name, ' '.join('%10.2f' % r[name] for r in results)))
    for t in told:
        print(json.dumps(t))
    return 0


if __name__ == '__main__':
    sys.exit(main())
