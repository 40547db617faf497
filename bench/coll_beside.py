#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
All-reduces of a communicator beside NCCL's, both in CUDA graphs of 50, on the GPUs of one host: microseconds an
operation, the best of 20 replays, and the ratio. NCCL comes with PyTorch, a process a GPU; it runs without
multicast (NCCL_NVLS_ENABLE=0), as on machines that have none, and with what it chooses otherwise.

    bench/coll_beside.py GPU-COMM [--gpus N]       GPU-COMM: build/tests/gpu/gpu-comm
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time

SIZES = (8, 1024, 16384, 65536, 131072, 262144, 1048576)
CAPTURED = 50


def nccl_rank(rank, ranks, store, out):
    import torch
    import torch.distributed as dist

    torch.cuda.set_device(rank)
    dist.init_process_group('nccl', init_method='file://' + store, rank=rank, world_size=ranks)
    lines = []
    for size in SIZES:
        x = torch.ones(size // 4, dtype=torch.float32, device='cuda')
        for _ in range(5):
            dist.all_reduce(x)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        x.fill_(1)
        with torch.cuda.graph(graph):
            for _ in range(CAPTURED):
                dist.all_reduce(x)
        best = 1e9
        for _ in range(20):
            x.fill_(1)
            torch.cuda.synchronize()
            dist.barrier()
            torch.cuda.synchronize()
            start = time.perf_counter()
            graph.replay()
            torch.cuda.synchronize()
            best = min(best, time.perf_counter() - start)
        assert not ranks & ranks - 1 or x[0].item() > 1, 'NCCL summed nothing'
        lines.append('%d %.3f' % (size, best * 1e6 / CAPTURED))
        del graph
    if rank == 0:
        with open(out, 'w', encoding='ascii') as f:
            f.write('\n'.join(lines))
    dist.destroy_process_group()


def nccl(ranks):
    import torch.multiprocessing as mp

    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, 'out')
        mp.spawn(nccl_rank, args=(ranks, os.path.join(folder, 'store'), out), nprocs=ranks)
        with open(out, encoding='ascii') as f:
            return {int(size): float(us) for size, us in (line.split() for line in f)}


def ours(program):
    """By ranks and bytes of float32."""
    text = subprocess.run([program], env=dict(os.environ, PEERLANE_TEST_SPREAD='1'), capture_output=True, text=True,
                          check=True)
    found = re.findall(r'(\d+) ranks, +(\d+) bytes of type 2: ([\d.]+) us', text.stdout + text.stderr)
    return {(int(ranks), int(size)): float(us) for ranks, size, us in found}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n\n', 1)[0])
    parser.add_argument('program', help='build/tests/gpu/gpu-comm')
    parser.add_argument('--gpus', type=int, default=2)
    args = parser.parse_args()
    os.environ['NCCL_NVLS_ENABLE'] = '0'
    mine = ours(args.program)
    theirs = nccl(args.gpus)
    print('%d GPUs, all-reduce of float32, us an operation in graphs of %d' % (args.gpus, CAPTURED))
    print('%9s %9s %9s %6s' % ('BYTES', 'PEERLANE', 'NCCL', 'RATIO'))
    for size in SIZES:
        a, b = mine[args.gpus, size], theirs[size]
        print('%9d %9.2f %9.2f %6.2f' % (size, a, b, a / b))
    return 0


if __name__ == '__main__':
    sys.exit(main())
