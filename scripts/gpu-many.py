#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What several GPUs of one host do together, measured in one call of under nine minutes, with all results
in one file. FOLDER is what gpu-pack.sh gathered; run it from a checkout of the same commit.

    scripts/gpu-many.py FOLDER WORK OUT.json [--gpus N] [--file-gb 16] [--only STEP,...] [--small]

WORK is a folder on a disk with space for the file, OUT.json gets every step's output, its own JSON where
it has some, and a table of what was reached beside what was wanted. Steps, in this order:

    predict     what the topology promises
    coll        collectives beside NCCL without multicast, on 2, 4, 8 GPUs: in CUDA graphs, and on 2 without; then beside
                NCCL as programs pin it whose results must repeat
    commtests   tests of communicators with a rank on each GPU, threads and processes, and the graphs of gpu-comm
    lanes       pinned memory to one GPU and back over 1, 2, 4, 8 GPUs' links
    file        a page-cached file to one GPU over those links, in one call
    broadcast   the same file to all GPUs beside as many single loads
    shim        `peerlane run` and PyTorch, unchanged
    peer        the matrices of `peerlane bench peer`
    torch       PyTorch's collectives by libnccl.so.2, and without: values, calls, times
    net         NCCL over the plug-in between two GPUs beside its sockets; two NIXL agents, a GPU each
    neighbour   from the first GPU to the second by way of a third: the pair's own way is made to fail
    copies      small copies between two GPUs beside the driver's
    doctor      `peerlane doctor`: no false alarm
    tests       the tests of several GPUs: sharing, peers, lanes, broadcast

A step that fails or has no time left is in the file with the reason, and the exit status is 1. One that the
machine has nothing for is in it as skipped: software GPUs have no links. --small is for machines without GPUs:
software GPUs (PEERLANE_SOFT_GPUS) or the tests' driver (PEERLANE_TEST_CUDA_LIB).
"""

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import time

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIMIT_S = 520
SKIPPED = 77


class Run:
    def __init__(self, args):
        self.args = args
        self.began = time.monotonic()
        self.steps = []
        self.rows = []
        self.failed = False
        folder = os.path.realpath(args.folder)
        self.peerlane = os.path.join(folder, 'peerlane')
        self.bench = os.path.join(folder, 'bench')
        self.env = dict(os.environ, LD_LIBRARY_PATH=':'.join(filter(None, (
            folder, os.environ.get('LD_LIBRARY_PATH')))))
        self.file = os.path.join(args.work, 'many.bin')

    def step(self, name, argv, limit, statuses=(0,), parse=True):
        """Runs a program; its JSON, or None with the reason kept."""
        left = LIMIT_S - (time.monotonic() - self.began)
        step = {'step': name, 'command': ' '.join(argv)}
        self.steps.append(step)
        print('== %s: %s' % (name, step['command']), flush=True)
        if left < 10:
            step['failed'] = 'no time was left'
        else:
            try:
                done = subprocess.run(argv, env=self.env, capture_output=True, text=True,
                                      timeout=min(limit, left), check=False)
                step.update(status=done.returncode, output=done.stdout, errors=done.stderr)
                if done.returncode == SKIPPED:
                    step['skipped'] = done.stderr.strip() or done.stdout.strip()
                    print('   skipped: ' + step['skipped'], flush=True)
                    return None
                if done.returncode not in statuses:
                    step['failed'] = 'status %d' % done.returncode
            except subprocess.TimeoutExpired as e:
                step['failed'] = 'stopped after %.0f s' % e.timeout
            except OSError as e:
                step['failed'] = str(e)
        if parse and 'failed' not in step:
            try:
                step['json'] = json.loads(step.pop('output'))
                return step['json']
            except ValueError as e:
                step['failed'] = 'no JSON: %s' % e
        if 'failed' in step:
            self.failed = True
            print('   %s\n%s' % (step['failed'], step.get('errors', '')), flush=True)
        return None if parse else step.get('output')

    def row(self, what, got, wanted, unit, most=False):
        """A line of the table; wanted None: only written down; most: no more than that is wanted."""
        met = None if wanted is None else got <= wanted if most else got >= wanted
        self.rows.append({'what': what, 'reached': round(got, 3), 'wanted': wanted, 'unit': unit,
                          'met': met})
        print('   %-58s %8.2f %-6s%s' % (what, got, unit, '' if wanted is None else
                                         '  wanted %g: %s' % (wanted, 'met' if met else 'MISSED')),
              flush=True)

    def write(self):
        with open(self.args.out, 'w', encoding='utf-8') as f:
            json.dump({'gpus': self.args.gpus, 'seconds': round(time.monotonic() - self.began, 1),
                       'table': self.rows, 'steps': self.steps}, f, indent=1)


def gpus_here(run):
    devices = run.step('devices', [run.peerlane, 'devices', '--json'], 30) or {}
    names = [d['name'] for d in devices.get('devices', [])]
    cuda = [n for n in names if n.startswith('cuda:')]
    return cuda or [n for n in names if n.startswith('soft:')]


def powers(n):
    """1, 2, 4, ..., and n."""
    v = [1 << k for k in range(n.bit_length()) if 1 << k <= n]
    return v if v[-1] == n else v + [n]


def predict(run, names):
    out = run.step('predict', [run.peerlane, 'predict', '--into', 'gpu:0', '--json'], 30)
    links = {r['links']: r['gb_per_s'] for r in (out or {}).get('predictions', [])
             if r['from'] == 'host memory'}
    run.step('predict all', [run.peerlane, 'predict', '--json'], 30)
    run.step('topology', [run.peerlane, 'topo', '--json'], 30)
    return links


def lanes(run, names, links):
    small = run.args.small
    sizes = '4m,16m' if small else '64m,1g,4g'
    out = run.step('lanes', [os.path.join(run.bench, 'lanes'), '--json', '--rounds', '3', '--what', 'h2d,d2h',
                             '--gpus', ','.join(map(str, powers(len(names)))), '--sizes', sizes], 150)
    for r in out or []:
        what = '%s, %d MiB, %d GPUs' % ('to the GPU' if r['what'] == 'h2d' else 'from the GPU',
                                       r['nbytes'] >> 20, r['gpus'])
        large = r['nbytes'] == max(x['nbytes'] for x in out)
        run.row(what, r['lanes'], None, 'GB/s')
        run.row('   of the sum of these links', r['of_sum'],
                .85 if large and not small and r['gpus'] > 1 else None, 'x')
        if large and r['gpus'] == 4 and not small:
            run.row('   four links', r['lanes'], 170, 'GB/s')
        if large and not small and r['gpus'] in links and r['what'] == 'h2d':
            said = r['lanes'] / links[r['gpus']]
            run.row('   of what predict says', said, None, 'x')
            run.row('   that far from it', abs(said - 1), .15, 'x', most=True)


def make_file(run):
    size = run.args.file_gb << 30
    if run.args.small:
        size = 64 << 20
    block = os.urandom(1 << 24)
    with open(run.file, 'wb') as f:
        for at in range(0, size, len(block)):
            f.write(at.to_bytes(8, 'little') + block[8:])
    with open(run.file, 'rb') as f:
        while f.read(1 << 24):
            pass
    return size


def file(run, names, size):
    part = min(size, 4 << 30)
    out = run.step('file', [os.path.join(run.bench, 'lanes'), '--json', '--rounds', '3', '--what', 'file',
                            '--file', run.file, '--gpus', ','.join(map(str, powers(len(names)))),
                            '--sizes', str(part)], 90)
    for r in out or []:
        large = not run.args.small and r['gpus'] in (2, 4)
        run.row('a page-cached file, %d MiB, %d GPUs open' % (r['nbytes'] >> 20, r['gpus']), r['lanes'],
                {2: 62, 4: 60}[r['gpus']] if large else None, 'GB/s')
        run.row('   the first read of a context', r['first'], None, 'GB/s')


def broadcast(run, names):
    for n in powers(len(names))[1:]:
        out = run.step('broadcast', [os.path.join(run.bench, 'broadcast'), run.file, '3'] + names[:n], 90,
                       parse=False)
        if out:
            ratio = float(out.rsplit('x', 1)[1])
            run.row('the file to %d GPUs, beside as many loads' % n, ratio,
                    None if run.args.small else {2: 1.5, 4: 2, 8: 3}.get(n), 'x')


def skipped(run, step, why):
    run.steps.append({'step': step, 'skipped': why})
    print('== %s: skipped, %s' % (step, why), flush=True)


def can_run(statement):
    try:
        subprocess.run([sys.executable, '-c', statement], check=True, capture_output=True, timeout=60)
    except (subprocess.SubprocessError, OSError):
        return False
    return True


def has_torch():
    return can_run('import torch; assert torch.cuda.is_available()')


def shim(run, names):
    if not has_torch():
        skipped(run, 'shim', 'no PyTorch with CUDA here')
        return
    run.step('shim', [sys.executable, os.path.join(TOP, 'bench/run_shim.py'), run.peerlane, '--rounds', '1',
                      '--sizes', '64,1024', '--gpus', ','.join(str(i) for i in range(len(names)))], 120,
             parse=False)
    print(run.steps[-1].get('output', ''), flush=True)


def torch(run, names):
    if len(names) < 2 or run.args.small or not has_torch():
        skipped(run, 'torch', 'it takes two GPUs and PyTorch with CUDA')
        return
    run.step('torch', [sys.executable, os.path.join(TOP, 'bench/nccl_torch.py'), '--tool', run.peerlane, '--gpus', str(len(names)),
                       '--modes', 'off,auto,exact', '--limit', '40'], 130, parse=False)
    print(run.steps[-1].get('output', ''), flush=True)


def net(run, names):
    if len(names) < 2 or run.args.small:
        skipped(run, 'net', 'it takes two GPUs, not stand-ins: NCCL runs on them')
        return
    run.step('net, NCCL', [sys.executable, os.path.join(TOP, 'bench/nccl_net.py'), '--plugin', run.args.folder, '--nccl', nccl_library(),
                           '--gpus', '2', '--quick', '--no-kill'], 90, parse=False)
    print(run.steps[-1].get('output', ''), flush=True)
    if not os.environ.get('NIXL_PLUGIN_DIR') or not (can_run('import nixl_cu13') or can_run('import nixl_cu12')):
        skipped(run, 'net, NIXL', 'it takes a wheel of NIXL, and NIXL_PLUGIN_DIR, the folder that `python -m peerlane.nixl` has made')
        return
    run.step('net, NIXL', ['env', 'UCX_TLS=tcp,cuda_copy', sys.executable, os.path.join(TOP, 'bench/nixl.py'), '--memory', 'vram',
                           '--gpus', '2', '--rounds', '1'], 90, parse=False)
    print(run.steps[-1].get('output', ''), flush=True)


def peer(run, names):
    out = run.step('peer', [run.peerlane, 'bench', 'peer', '--json', '--rounds', '3'] +
                   (['--size', '4m'] if run.args.small else []), 120)
    for t in (out or {}).get('tests', []):
        run.row('%s, least' % t['test'], t['min'], None, t['unit'])
        run.row('%s, most' % t['test'], t['max'], None, t['unit'])


def neighbour(run, names):
    """The third operation fails, which excludes the pair; what follows goes by way of the third GPU."""
    if len(names) < 3:
        skipped(run, 'neighbour', 'it takes three GPUs')
        return
    devices = [x for n in names[:3] for x in ('--device', n)]
    out = run.step('neighbour', ['env', 'PEERLANE_TEST_FAULT=copy:nth=3:err=EIO', run.peerlane, 'bench', 'peer',
                                 *devices, '--size', '4m' if run.args.small else '1g', '--rounds', '3',
                                 '--test', 'device_to_device_memcpy_read_ce', '--json'], 60)
    for t in (out or {}).get('tests', []):
        run.row('by way of a third GPU, of the direct way', t['matrix'][0][1] / t['matrix'][0][2],
                None if run.args.small else .4, 'x')
        print('   its route: %s' % t['routes'][0][1], flush=True)


def doctor(run, names):
    began = time.monotonic()
    out = run.step('doctor', [run.peerlane, 'doctor', '--json'], 100, statuses=(0, 1, 3))
    if out is not None:
        run.row('doctor: seconds', time.monotonic() - began, 60, 's', most=True)
        bad = [f['code'] for f in out['findings'] if f['level'] == 'bad']
        run.row('doctor: findings of a fault', len(bad), 0, ' '.join(sorted(set(bad))), most=True)


def nccl_library():
    """Its path, or its name for the loader."""
    found = [os.environ.get('PEERLANE_NCCL_LIB')]
    spec = importlib.util.find_spec('nvidia')
    for folder in spec.submodule_search_locations if spec and spec.submodule_search_locations else ():
        found.append(os.path.join(folder, 'nccl', 'lib', 'libnccl.so.2'))
    return next((path for path in found if path and os.path.exists(path)), 'libnccl.so.2')


# The greatest part of NCCL's time that is wanted, by GPUs and bytes; what stands for less stands for more bytes, too.
COLL_WANTED = {2: ((16 << 10, .6), (256 << 10, .7), (1 << 20, .9)), 8: ((256 << 10, .5), (1 << 20, .7), (4 << 20, .85))}
PINNED = ('NCCL_ALGO=allreduce:tree', 'NCCL_MIN_NCHANNELS=8', 'NCCL_MAX_NCHANNELS=8')


def coll_rows(run, out, what, wanted):
    if out is None:
        return
    if out['nccl_why']:
        print('   without NCCL: ' + out['nccl_why'], flush=True)
    for r in out['runs']:
        name = '%s, %d KiB' % (what, r['size'] >> 10)
        run.row(name, r['peerlane']['us'], None, 'us')
        if r['nccl']:
            run.row('   of NCCL\'s time', r['ratio'], next((w for n, w in wanted if r['size'] <= n), None), 'x', most=True)
            if r['nccl']['wrong']:
                run.row('   wrong elements of NCCL', r['nccl']['wrong'], 0, '', most=True)


def coll(run, names):
    small = run.args.small
    base = [run.peerlane, 'bench', 'coll', '--json', '--nccl', nccl_library(), '--min', '1k', '--factor', '4']
    soft = not names[0].startswith('cuda:') or 'PEERLANE_TEST_CUDA_LIB' in os.environ
    for n in [k for k in powers(len(names)) if k > 1]:
        argv = base + [x for name in names[:n] for x in ('--device', name)] + ['--ranks', str(n)]
        graph = [] if soft else ['--graph']
        size = ['--max', '64k' if small else '4m']
        wanted = () if small else COLL_WANTED.get(n, ())
        coll_rows(run, run.step('coll %d' % n, argv + size + graph, 60), 'all-reduce, %d GPUs' % n, wanted)
        if n == 2:
            coll_rows(run, run.step('coll 2, no graph', argv + ['--max', '16k' if small else '1m'], 60),
                      'all-reduce without a graph, 2 GPUs', () if small else ((256 << 10, .5),))
        coll_rows(run, run.step('coll %d, pinned' % n, ['env', *PINNED] + argv + ['--max', '16k' if small else '1m'] + graph, 60),
                  'beside NCCL pinned, %d GPUs' % n, () if small else ((1 << 20, .6),))
    for op in ('reduce-scatter', 'all-gather', 'all-to-all'):
        argv = base + [x for name in names for x in ('--device', name)]
        coll_rows(run, run.step(op, argv + ['--op', op, '--max', '16k' if small else '1m'] + ([] if soft else ['--graph']), 60),
                  '%s, all GPUs' % op, ())


ARGUMENTS = {'gpu-device': ('tests/gpu/device_kernels.ptx', 'tests/gpu/device_kernels.cu', 'include')}


def run_tests(run, step, tests, device, seconds, **env):
    """Programs of the pack; each is a row that is 0 where it failed."""
    for test in tests:
        path = os.path.join(run.args.folder, 'tests', test)
        if not os.path.exists(path):
            skipped(run, step, 'the pack has no ' + test)
            continue
        settings = ['%s=%s' % pair for pair in {'PEERLANE_TEST_DEVICE': device, **env}.items()]
        arguments = [os.path.join(TOP, f) for f in ARGUMENTS.get(test, ())]
        out = run.step('%s %s' % (step, test), ['env', *settings, os.path.realpath(path), *arguments], seconds, parse=False)
        run.row('%s: %s passes' % (step, test), 'failed' not in run.steps[-1], None if out is None else 1, '')


def commtests(run, names):
    run_tests(run, 'commtests', ('api-comm', 'api-comm_process', 'api-comm_schedules'), names[0], 120,
              PEERLANE_TEST_SPREAD='1', **({'PEERLANE_TEST_SCHEDULES': '20'} if run.args.small else {}))
    if names[0].startswith('cuda:') and 'PEERLANE_TEST_CUDA_LIB' not in os.environ:
        run_tests(run, 'commtests', ('gpu-comm',), names[0], 120, PEERLANE_TEST_SPREAD='1')


def tests(run, names):
    wanted = ('api-peers', 'api-share', 'api-broadcast', 'api-lanes', 'api-lanes_order')
    wanted += () if run.args.small else ('gpu-device', 'gpu-wide-share')
    run_tests(run, 'tests', wanted, names[0], 60)


def copies(run, names):
    if len(names) < 2:
        skipped(run, 'copies', 'it takes two GPUs')
        return
    small = ['--rounds', '1', '--size', '16'] if run.args.small else []
    out = run.step('copies', [os.path.join(run.bench, 'peer_copy'), *small, names[0], names[1]], 90)
    for r in (out or {}).get('rows', []):
        wanted = 1.05 if r['what'] == 'small' and not run.args.small else None
        run.row('copy, %s, %d bytes: of the driver\'s time' % (r['what'], r['bytes']), 1 / max(r['times_raw'], 1e-3), wanted, 'x', most=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument('folder')
    parser.add_argument('work')
    parser.add_argument('out')
    parser.add_argument('--gpus', type=int, default=0)
    parser.add_argument('--file-gb', type=int, default=16)
    parser.add_argument('--only', default='')
    parser.add_argument('--small', action='store_true')
    args = parser.parse_args()
    run = Run(args)
    only = args.only.split(',') if args.only else None
    wants = lambda name: only is None or name in only  # noqa: E731
    names = gpus_here(run)
    names = names[:args.gpus or len(names)]
    args.gpus = len(names)
    print('%d devices: %s' % (len(names), ' '.join(names)), flush=True)
    try:
        links = predict(run, names) if wants('predict') or wants('lanes') else {}
        for step in (coll, commtests):
            if wants(step.__name__) and len(names) > 1:
                step(run, names)
        if wants('lanes'):
            lanes(run, names, links)
        if wants('file') or wants('broadcast'):
            size = make_file(run)
        if wants('file'):
            file(run, names, size)
        if wants('broadcast'):
            broadcast(run, names)
        if os.path.exists(run.file):
            os.remove(run.file)
        for step in (shim, peer, torch, net, neighbour, copies, doctor, tests):
            if wants(step.__name__):
                step(run, names)
    finally:
        run.write()
    left_out = [s['step'] for s in run.steps if 'skipped' in s]
    print('%s, %.0f s, %s' % (args.out, time.monotonic() - run.began,
                              'a step failed' if run.failed else
                              'skipped: ' + ', '.join(left_out) if left_out else 'all steps ran'))
    return 1 if run.failed else 0


if __name__ == '__main__':
    sys.exit(main())
