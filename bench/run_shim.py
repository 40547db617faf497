#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
An unchanged PyTorch program with and without `peerlane run`: pinned host memory to one GPU and back,
as `pinned.to('cuda', non_blocking=True)` has it, and tensor.copy_().

    run_shim.py PEERLANE [--lanes all] [--sizes 64,1024] [--seconds 2] [--gpus 0,1] [--rounds 3]

PEERLANE is the command. It starts itself: once in each round as it is, and once by PEERLANE run;
then it prints the medians and their ratio. The content of every form is compared once per size and
direction; the bytes that the lanes carried come from --stats-file.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

MIB = 1 << 20


def measure(name, one, gpu, mib, seconds):
    """A line of JSON: the median of GB/s. Each round is one copy and a synchronize."""
    import torch
    for _ in range(3):
        one()
    torch.cuda.synchronize(gpu)
    took = []
    end = time.monotonic() + seconds
    while len(took) < 5 or time.monotonic() < end:
        start = time.perf_counter()
        one()
        torch.cuda.current_stream(gpu).synchronize()
        took.append(time.perf_counter() - start)
    issue = []
    for _ in range(5):
        start = time.perf_counter()
        one()
        issue.append(time.perf_counter() - start)
        torch.cuda.synchronize(gpu)
    rate = mib * MIB / statistics.median(took) / 1e9
    print(json.dumps({'case': name, 'mib': mib, 'gbps': round(rate, 2), 'rounds': len(took),
                      'issue_us': round(statistics.median(issue) * 1e6, 1)}), flush=True)


def queued(name, one, gpu, mib, seconds, count=16):
    """As measure(), with `count` copies queued before the wait."""
    import torch
    took = []
    end = time.monotonic() + seconds
    while len(took) < 3 or time.monotonic() < end:
        start = time.perf_counter()
        for _ in range(count):
            one()
        torch.cuda.current_stream(gpu).synchronize()
        took.append((time.perf_counter() - start) / count)
    rate = mib * MIB / statistics.median(took) / 1e9
    print(json.dumps({'case': name, 'mib': mib, 'gbps': round(rate, 2)}), flush=True)


def program(options):
    """What is measured: it knows nothing of Peerlane."""
    import torch
    gpu = torch.device('cuda:0')
    torch.zeros(1, device=gpu)
    for mib in options.sizes:
        n = mib * MIB // 8
        pinned = torch.empty(n, dtype=torch.int64, pin_memory=True)
        torch.arange(n, out=pinned)
        back = torch.empty(n, dtype=torch.int64, pin_memory=True)
        on = torch.empty(n, dtype=torch.int64, device=gpu)
        right = torch.arange(n, dtype=torch.int64, device=gpu)

        def same(t):
            torch.cuda.synchronize(gpu)
            assert torch.equal(t.to(gpu) if t.device.type == 'cpu' else t, right), 'wrong bytes'

        # Content, and order: a kernel before and one after each copy, on the same stream.
        for stream in (torch.cuda.default_stream(gpu), torch.cuda.Stream(gpu)):
            with torch.cuda.stream(stream):
                for _ in range(3):
                    on.fill_(-1)
                    same(pinned.to(gpu, non_blocking=True))
                    on.copy_(pinned, non_blocking=True)
                    doubled = on + on
                    back.copy_(on, non_blocking=True)
                    on.fill_(-1)
                    stream.synchronize()
                    assert torch.equal(doubled, right + right), 'a kernel came too early'
                    assert torch.equal(back.to(gpu), right), 'a copy back read too late'
                    back.zero_()
                    on.copy_(pinned)  # the synchronous form
                    same(on)
                    back.copy_(on)
                    assert torch.equal(back, pinned), 'wrong bytes came back'
                del doubled
        measure('in', lambda: on.copy_(pinned, non_blocking=True), gpu, mib, options.seconds)
        measure('to', lambda: pinned.to(gpu, non_blocking=True), gpu, mib, options.seconds)
        measure('out', lambda: back.copy_(on, non_blocking=True), gpu, mib, options.seconds)
        queued('in x16', lambda: on.copy_(pinned, non_blocking=True), gpu, mib, options.seconds)
        stream = torch.cuda.Stream(gpu)
        with torch.cuda.stream(stream):
            measure('in, own stream', lambda: on.copy_(pinned, non_blocking=True), gpu, mib,
                    options.seconds)
        del pinned, back, on, right
        torch.cuda.empty_cache()


def run(words, env):
    out = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True, env=env).stdout
    rows = [json.loads(line) for line in out.splitlines() if line.startswith('{')]
    return {(r['case'], r['mib']): r for r in rows}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('peerlane', nargs='?')
    parser.add_argument('--lanes', default='all')
    parser.add_argument('--sizes', default=[8, 64, 1024],
                        type=lambda s: [int(n) for n in s.split(',')])
    parser.add_argument('--seconds', type=float, default=1.0)
    parser.add_argument('--rounds', type=int, default=3)
    parser.add_argument('--gpus', default='')
    parser.add_argument('--program', action='store_true', help='what it starts')
    options = parser.parse_args()
    if options.program:
        return program(options)
    env = dict(os.environ)
    if options.gpus:
        env['CUDA_VISIBLE_DEVICES'] = options.gpus
    plain = [sys.executable, os.path.abspath(__file__), '--program', '--seconds',
             str(options.seconds), '--sizes', ','.join(str(n) for n in options.sizes)]
    rows = {}
    with tempfile.TemporaryDirectory() as folder:
        stats = os.path.join(folder, 'stats')
        for _ in range(options.rounds):
            for which, words in (('plain', plain),
                                 ('lanes', [options.peerlane, 'run', '--lanes', options.lanes,
                                            '--stats-file', stats] + plain)):
                for key, row in run(words, env).items():
                    rows.setdefault(key, {}).setdefault(which, []).append(row)
        with open(stats, encoding='utf-8') as f:
            said = json.load(f)
    print('%-16s %8s %10s %10s %7s   %s' % ('case', 'MiB', 'plain', 'lanes', 'ratio',
                                            'issue us, plain / lanes'))
    for (case, mib), by in sorted(rows.items(), key=lambda kv: (kv[0][1], kv[0][0])):
        rate = {w: statistics.median(r['gbps'] for r in by[w]) for w in by}
        issue = [statistics.median(r.get('issue_us', 0) for r in by[w]) for w in ('plain', 'lanes')]
        print('%-16s %8d %10.2f %10.2f %7.2f   %.0f / %.0f' % (
            case, mib, rate['plain'], rate['lanes'], rate['lanes'] / rate['plain'], *issue))
    print('statistics of the last run: ' + json.dumps(said))
    return None


main()
