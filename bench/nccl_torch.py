#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
PyTorch's collectives with libnccl.so.2 before NCCL, and without: contents, calls, times. A process a GPU; NCCL is
the one that PyTorch brings along.

    bench/nccl_torch.py [--tool build/tools/peerlane/peerlane] [--gpus N] [--ranks N] [--modes none,off,auto,exact]

Each mode runs the same program: `none` without Peerlane, the others by `peerlane run --nccl=MODE`. The program checks
all-reduces bit by bit against the sum in the order of the ranks, where Peerlane makes them, and other collectives,
groups of sends and receives, a communicator of a part, and DistributedDataParallel by value. Then it times
all-reduces, one by one and in CUDA graphs of 50 (the best of 20, microseconds an operation). At the end the calls are
compared: what was taken and what was handed on must be together what `off` handed on. Multicast is off
(NCCL_NVLS_ENABLE=0), as on machines that have none. --ranks: more of them than GPUs, for an NCCL that knows
NCCL_MULTI_RANK_GPU_ENABLE (2.30).
"""

import argparse
import glob
import json
import os
import subprocess
import sys
import tempfile
import time

SIZES = (1024, 16384, 65536, 262144, 1048576, 4194304)
CAPTURED = 50
LIMIT_S = 170


def values(torch, rank, n, dtype):
    g = torch.Generator().manual_seed(1000 * n + rank)
    if dtype.is_floating_point:
        return (torch.randn(n, generator=g, dtype=torch.float64) * 3).to(dtype)
    return torch.randint(-1000, 1000, (n,), generator=g).to(dtype)


def in_order(torch, ranks, n, dtype):
    """The sum from rank 0 upwards; 16-bit types as 32-bit floats, rounded once."""
    wide = torch.float32 if dtype in (torch.float16, torch.bfloat16) else dtype
    total = values(torch, 0, n, dtype).to(wide)
    for q in range(1, ranks):
        total = total + values(torch, q, n, dtype).to(wide)
    return total.to(dtype)


def check_reduces(torch, dist, rank, ranks, mode):
    wrong, exact = [], 0
    for dtype in (torch.float32, torch.bfloat16, torch.float16, torch.float64, torch.int32, torch.int64):
        for n in (1, 7, 1000, 40001, 3000000):
            x = values(torch, rank, n, dtype).cuda()
            dist.all_reduce(x)
            want = in_order(torch, ranks, n, dtype)
            got = x.cpu()
            taken = mode == 'exact' or mode == 'auto' and ranks > 1 and n * x.element_size() <= (
                1 << 20 if ranks <= 4 else 1 << 18)
            exact += taken
            if not (torch.equal(got, want) if taken else
                    torch.allclose(got.double(), want.double(), rtol=2e-2, atol=1e-1)):
                wrong.append('all_reduce %s of %d' % (dtype, n))
    return wrong, exact


def check_others(torch, dist, rank, ranks):
    wrong = []

    def expect(name, got, want):
        if not torch.equal(got.cpu(), want.cpu()):
            wrong.append(name)

    n = 1000
    mine = values(torch, rank, n, torch.float32)
    every = [values(torch, q, n, torch.float32) for q in range(ranks)]
    out = torch.empty(ranks * n, device='cuda')
    dist.all_gather_into_tensor(out, mine.cuda())
    expect('all_gather', out, torch.cat(every))
    x = mine.cuda()
    dist.broadcast(x, ranks - 1)
    expect('broadcast', x, every[-1])
    big = [values(torch, q, ranks * n, torch.int32) for q in range(ranks)]
    out = torch.empty(n, dtype=torch.int32, device='cuda')
    dist.reduce_scatter_tensor(out, big[rank].cuda())
    expect('reduce_scatter', out, sum(b[rank * n:(rank + 1) * n] for b in big))
    out = torch.empty(ranks * n, dtype=torch.int32, device='cuda')
    dist.all_to_all_single(out, big[rank].cuda())
    expect('all_to_all', out, torch.cat([b[rank * n:(rank + 1) * n] for b in big]))
    x = values(torch, rank, n, torch.int64).cuda()
    dist.reduce(x, 0)
    if rank == 0:
        expect('reduce', x, sum(values(torch, q, n, torch.int64) for q in range(ranks)))
    if ranks > 1:
        x = torch.empty(n, device='cuda')
        ops = [dist.P2POp(dist.isend, mine.cuda(), (rank + 1) % ranks),
               dist.P2POp(dist.irecv, x, (rank - 1) % ranks)]
        for work in dist.batch_isend_irecv(ops):
            work.wait()
        expect('send and receive', x, every[rank - 1])
    # Two streams, one communicator.
    x = mine.cuda()
    side = torch.cuda.Stream()
    for turn in range(20):
        with torch.cuda.stream(side if turn % 2 else torch.cuda.current_stream()):
            side.wait_stream(torch.cuda.default_stream())
            y = torch.full((turn % 3 * 500000 + 100,), float(rank + turn), device='cuda')
            dist.all_reduce(y)
            if turn % 2:
                torch.cuda.default_stream().wait_stream(side)
        torch.cuda.current_stream().wait_stream(side)
        if not bool((y == sum(q + turn for q in range(ranks))).all()):
            wrong.append('two streams, turn %d' % turn)
    part = dist.new_group(list(range((ranks + 1) // 2)))
    if rank < (ranks + 1) // 2:
        x = torch.full((100,), float(rank + 1), device='cuda')
        dist.all_reduce(x, group=part)
        expect('part', x, torch.full((100,), float(sum(q + 1 for q in range((ranks + 1) // 2)))))
    return wrong


def check_ddp(torch, dist, rank, ranks):
    from torch.nn.parallel import DistributedDataParallel

    torch.manual_seed(7)
    model = torch.nn.Sequential(torch.nn.Linear(64, 256), torch.nn.ReLU(), torch.nn.Linear(256, 8)).cuda()
    alone = torch.nn.Sequential(torch.nn.Linear(64, 256), torch.nn.ReLU(), torch.nn.Linear(256, 8)).cuda()
    alone.load_state_dict(model.state_dict())
    ddp = DistributedDataParallel(model, device_ids=[torch.cuda.current_device()])
    data = torch.randn(ranks * 16, 64, generator=torch.Generator().manual_seed(3)).cuda()
    for m, part in ((ddp, data[rank * 16:(rank + 1) * 16]), (alone, data)):
        opt = torch.optim.SGD(m.parameters(), lr=.05)
        for _ in range(10):
            opt.zero_grad()
            m(part).square().mean().backward()
            opt.step()
    wrong = []
    for a, b in zip(model.parameters(), alone.parameters()):
        if not torch.allclose(a, b, rtol=1e-3, atol=1e-5):
            wrong.append('DDP differs from one process')
        gathered = [torch.empty_like(a) for _ in range(ranks)]
        dist.all_gather(gathered, a.detach())
        if not all(torch.equal(gathered[0], g) for g in gathered):
            wrong.append('DDP: ranks differ')
    return wrong


def timed(torch, dist, run, times):
    best = 1e9
    for _ in range(times):
        dist.barrier()
        torch.cuda.synchronize()
        start = time.perf_counter()
        run()
        torch.cuda.synchronize()
        best = min(best, time.perf_counter() - start)
    return best * 1e6 / CAPTURED


def times_of(torch, dist):
    rows = []
    for size in SIZES:
        x = torch.ones(size // 4, device='cuda')

        def run(x=x):
            for _ in range(CAPTURED):
                dist.all_reduce(x)

        run()
        torch.cuda.synchronize()
        eager = timed(torch, dist, run, 20)
        graph = torch.cuda.CUDAGraph()
        x.fill_(1)
        with torch.cuda.graph(graph):
            run()
        x.fill_(0)
        rows.append((size, eager, timed(torch, dist, graph.replay, 20)))
        del graph
    return rows


def worker(args):
    import torch
    import torch.distributed as dist

    torch.cuda.set_device(args.rank % args.gpus)
    dist.init_process_group('nccl', init_method='file://' + args.store, rank=args.rank,
                            world_size=args.ranks)
    wrong, exact = check_reduces(torch, dist, args.rank, args.ranks, args.mode)
    wrong += check_others(torch, dist, args.rank, args.ranks)
    wrong += check_ddp(torch, dist, args.rank, args.ranks)
    rows = times_of(torch, dist)
    dist.barrier()
    dist.destroy_process_group()
    with open('%s.%d' % (args.out, args.rank), 'w', encoding='utf-8') as f:
        json.dump({'wrong': wrong, 'bit by bit': exact, 'rows': rows, 'torch': torch.__version__,
                   'gpu': torch.cuda.get_device_name()}, f)


def run_mode(args, mode, folder):
    """Each rank's answer, and its statistics."""
    running = []
    for rank in range(args.ranks):
        command = [sys.executable, os.path.abspath(__file__), '--rank', str(rank), '--ranks', str(args.ranks),
                   '--gpus', str(args.gpus), '--mode', mode, '--store', '%s/store-%s' % (folder, mode),
                   '--out', '%s/out-%s' % (folder, mode)]
        if mode != 'none':
            command = [args.tool, 'run', '--lanes', 'off', '--nccl=' + mode, '--stats-file',
                       '%s/stats-%s-%d.%%p' % (folder, mode, rank)] + command
        env = dict(os.environ, NCCL_NVLS_ENABLE='0', PYTHONWARNINGS='ignore')
        if args.ranks > args.gpus:
            env['NCCL_MULTI_RANK_GPU_ENABLE'] = '1'
        running.append(subprocess.Popen(command, env=env))
    until = time.monotonic() + args.limit
    for p in running:
        try:
            p.wait(max(1, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            print('%s: a rank has not ended after %d s' % (mode, args.limit))
            for other in running:
                other.kill()
            return None
    if any(p.returncode for p in running):
        print('%s: ranks ended with %s' % (mode, [p.returncode for p in running]))
        return None
    answers, stats = [], []
    for rank in range(args.ranks):
        with open('%s/out-%s.%d' % (folder, mode, rank), encoding='utf-8') as f:
            answers.append(json.load(f))
        for name in glob.glob('%s/stats-%s-%d.*.nccl' % (folder, mode, rank)):
            with open(name, encoding='utf-8') as f:
                stats.append(json.load(f))
    return answers, stats


CALLS = {'all_reduce': ('ncclAllReduce',), 'reduce_scatter': ('ncclReduceScatter',),
         'all_gather': ('ncclAllGather',), 'broadcast': ('ncclBroadcast', 'ncclBcast'),
         'all_to_all': ('ncclAlltoAll',)}


def calls_of(stats):
    """Of all processes together: {kind: (taken, handed on)}."""
    return {kind: (sum(s['taken'].get(kind, {}).get('calls', 0) for s in stats),
                   sum(s['passed'].get(n, 0) for s in stats for n in names))
            for kind, names in CALLS.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n\n', maxsplit=1)[0])
    parser.add_argument('--tool', default='build/tools/peerlane/peerlane')
    parser.add_argument('--gpus', type=int, default=1)
    parser.add_argument('--ranks', type=int, default=0)
    parser.add_argument('--modes', default='none,off,auto,exact')
    parser.add_argument('--limit', type=int, default=LIMIT_S)
    for name, kind in (('--rank', int), ('--mode', str), ('--store', str), ('--out', str)):
        parser.add_argument(name, type=kind, help=argparse.SUPPRESS)
    args = parser.parse_args()
    args.ranks = args.ranks or args.gpus
    if args.rank is not None:
        worker(args)
        return 0
    args.tool = os.path.abspath(args.tool)
    bad, results, calls = False, {}, {}
    with tempfile.TemporaryDirectory() as folder:
        for mode in args.modes.split(','):
            done = run_mode(args, mode, folder)
            if not done:
                bad = True
                continue
            answers, stats = done
            results[mode] = answers[0]['rows']
            wrong = sorted({w for a in answers for w in a['wrong']})
            bad = bad or bool(wrong)
            print('%s: %s, PyTorch %s, %d ranks; wrong: %s; %d all-reduces compared bit by bit' %
                  (mode, answers[0]['gpu'], answers[0]['torch'], args.ranks, ', '.join(wrong) or 'nothing',
                   answers[0]['bit by bit']))
            for s in stats[:1]:
                print('    NCCL %s (%s), %d communicators of Peerlane\'s, %d left' %
                      (s['version'], s['nccl'], s['communicators'], s['left']))
            if stats:
                calls[mode] = calls_of(stats)
                print('    taken / handed on: ' + ', '.join('%s %d / %d' % (k, *v)
                                                            for k, v in calls[mode].items() if any(v)))
            sys.stdout.flush()
    for mode, seen in calls.items():
        if 'off' in calls and {k: sum(v) for k, v in seen.items()} != {k: sum(v) for k, v in calls['off'].items()}:
            print('%s: not every call was counted' % mode)
            bad = True
    print('\nall-reduce, us an operation: one by one, and in graphs')
    print('%10s' % 'bytes' + ''.join('%22s' % m for m in results))
    for k, size in enumerate(SIZES):
        print('%10d' % size + ''.join('%11.2f%11.2f' % tuple(rows[k][1:]) for rows in results.values()))
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
