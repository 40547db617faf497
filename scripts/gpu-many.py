#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What several GPUs of one host do together, measured in one call of under nine minutes, with all results
in one file. FOLDER is what gpu-pack.sh gathered; run it from a checkout of the same commit.

    scripts/gpu-many.py FOLDER WORK OUT.json [--gpus N] [--file-gb 16] [--only STEP,...] [--small]

WORK is a folder on a disk with room for the file, OUT.json gets every step's output, its own JSON where
it has some, and a table of what was reached beside what was wanted. Steps, in this order:

    predict     what the topology promises
    lanes       pinned memory to one GPU and back over 1, 2, 4, 8 GPUs' links
    file        a page-cached file to one GPU over those links, in one call
    broadcast   the same file to all GPUs beside as many single loads
    shim        `peerlane run` and PyTorch, unchanged
    peer        the matrices of `peerlane bench peer`
    neighbour   from the first GPU to the second by way of a third: the pair's own way is made to fail
    doctor      `peerlane doctor`: no false alarm

A step that fails or has no time left is in the file with the reason, and the exit status is 1. One that the
machine has nothing for is in it as skipped: software GPUs have no links. --small is for machines without GPUs:
software GPUs (PEERLANE_SOFT_GPUS) or the tests' driver (PEERLANE_CUDA_LIB).
"""

import argparse
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

    def row(self, what, got, wanted, unit):
        """A line of the table; wanted None: only written down."""
        met = None if wanted is None else got >= wanted
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
            run.row('   of what predict says', r['lanes'] / links[r['gpus']], None, 'x')


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


def shim(run, names):
    try:
        subprocess.run([sys.executable, '-c', 'import torch; assert torch.cuda.is_available()'], check=True,
                       capture_output=True, timeout=60)
    except (subprocess.SubprocessError, OSError):
        run.steps.append({'step': 'shim', 'skipped': 'no PyTorch with CUDA here'})
        print('== shim: skipped, no PyTorch with CUDA here', flush=True)
        return
    run.step('shim', [sys.executable, os.path.join(TOP, 'bench/run_shim.py'), run.peerlane, '--rounds', '1',
                      '--sizes', '64,1024', '--gpus', ','.join(str(i) for i in range(len(names)))], 120,
             parse=False)
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
        run.steps.append({'step': 'neighbour', 'skipped': 'it takes three GPUs'})
        print('== neighbour: skipped, it takes three GPUs', flush=True)
        return
    devices = [x for n in names[:3] for x in ('--device', n)]
    out = run.step('neighbour', ['env', 'PEERLANE_FAULT=copy:nth=3:err=EIO', run.peerlane, 'bench', 'peer',
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
        run.row('doctor: seconds', time.monotonic() - began, None, 's')
        bad = [f['code'] for f in out['findings'] if f['level'] == 'bad']
        run.row('doctor: findings of a fault', len(bad), None, ' '.join(sorted(set(bad))))


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
        for step in (shim, peer, neighbour, doctor):
            if wants(step.__name__):
                step(run, names)
    finally:
        run.write()
    skipped = [s['step'] for s in run.steps if 'skipped' in s]
    print('%s, %.0f s, %s' % (args.out, time.monotonic() - run.began,
                              'a step failed' if run.failed else
                              'skipped: ' + ', '.join(skipped) if skipped else 'all steps ran'))
    return 1 if run.failed else 0


if __name__ == '__main__':
    sys.exit(main())
