#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Where the time of loading a model goes, by parts, and what the tunables do to it: the page cache into
the memory of a device, by peerlane.safetensors.

    bench/load_parts.py DIR [--device cuda:0] [--gb 14] [--files 4] [--tensors 72] [--rounds 3]
                        [--only parts,many,pinning,variants,in_place,threads] [--json FILE]

    parts      the first load of a process: each step of the loader, the calls of the driver, what the
               threads did over time
    many       the same of 10,000 tensors of 100 KiB
    pinning    the driver alone: ways to make 256 MiB of staging memory, and device memory
    variants   loads with other tunables, each with a context of its own, so that its slabs are pinned
               and its threads started inside the clock ("first"), and the same again ("again")
    in_place   the same where the device reads the page cache in place, with the registrations in a
               context of their own, and in the primary one
    threads    reads by threads of Python's, one file each, without the queue

The device's memory is torch's where torch is; it is given back to the driver before each first load.
Without a GPU: PEERLANE_SOFT_GPUS=1x2GiB PEERLANE_TEST_SOFT_HOST_ADDRESSABLE=false --device soft:0 --gb 0.5.

PEERLANE_LIBRARY names the library, else build/src/libpeerlane.so.1; calls of the driver are timed by
build/tests/lib/libtimed_driver.so, or by what TIMED_DRIVER_LIB names.
"""

import argparse
import collections
import ctypes
import importlib.util
import json
import mmap
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)


def by_path(name):
    spec = importlib.util.spec_from_file_location(name, os.path.join(HERE, name + '.py'))
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


loaders = by_path('loaders')
LIBRARY = os.environ['PEERLANE_LIBRARY']
CLOCKED = os.environ.get('TIMED_DRIVER_LIB') or os.path.join(
    os.path.dirname(os.path.dirname(os.path.abspath(LIBRARY))), 'tests', 'lib',
    'libtimed_driver.so')
MIB = 1 << 20


def framework_of(device):
    if not device.startswith('cuda'):
        return 'peerlane'
    try:
        import torch  # noqa: F401
        return 'torch'
    except ImportError:
        return 'peerlane'


def ready(device):
    """Without torch it is the library's own memory, and a made-up driver will do."""
    return loaders.ready(device) if framework_of(device) == 'torch' else lambda: None


def give_back(found):
    """The device's memory, to the driver."""
    found.clear()
    torch = sys.modules.get('torch')
    if torch is not None and torch.cuda.is_available():
        torch.cuda.synchronize()
        torch.cuda.empty_cache()


# Steps.

class Steps:
    """When functions began and ended, by the main thread."""

    def __init__(self):
        self.rows = []
        self.level = 0

    def wrap(self, owner, name, words):
        call = getattr(owner, name)

        def timed(*args, **named):
            row = [words, self.level, time.perf_counter_ns(), 0]
            self.rows.append(row)
            self.level += 1
            try:
                return call(*args, **named)
            finally:
                self.level -= 1
                row[3] = time.perf_counter_ns()
        setattr(owner, name, timed)


def watch_steps():
    from peerlane import _context, _file, _frameworks, _header, _load, _queue, _source
    steps = Steps()
    steps.wrap(_context.Context, '__init__', 'pl_open')
    steps.wrap(_context.Context, '_open_device', 'pl_dev_open')
    steps.wrap(_source, 'open_sources', 'files opened, headers read and checked')
    steps.wrap(_header, 'read', 'a header')
    steps.wrap(_file.File, '__init__', 'pl_file_from_fd')
    for kind in (_frameworks.Peerlane, _frameworks.Numpy, _frameworks.Torch):
        if 'space' in vars(kind):
            steps.wrap(kind, 'space', 'device memory for a file (%s)' % kind.name)
    steps.wrap(_queue.Queue, '__init__', 'pl_queue_open')
    steps.wrap(_load.Load, 'submit', 'requests submitted')
    steps.wrap(_load, 'views', 'tensors made')
    steps.wrap(_load.Load, 'wait', 'waiting for the bytes')
    steps.wrap(_queue.Queue, 'close', 'pl_queue_close')
    steps.wrap(_source, 'close_sources', 'files closed')
    return steps


def merged(rows, start):
    """Steps of one name and level that follow each other, as one."""
    out = []
    for words, level, began, ended in rows:
        if out and out[-1]['what'] == words and out[-1]['level'] == level:
            out[-1]['ms'] += (ended - began) / 1e6
            out[-1]['times'] += 1
        else:
            out.append({'what': words, 'level': level, 'at_ms': (began - start) / 1e6,
                        'ms': (ended - began) / 1e6, 'times': 1})
    return out


# The driver's calls.

def driver_tells(start):
    """(by name: calls, ms, longest ms), (long calls: name, at ms, ms, second argument)."""
    lib = ctypes.CDLL(CLOCKED)
    lib.timed_driver_tell.restype = ctypes.c_size_t
    space = ctypes.create_string_buffer(1 << 20)
    n = lib.timed_driver_tell(space, ctypes.c_size_t(len(space)))
    sums, longs = {}, []
    for line in space.raw[:n].decode(errors='replace').splitlines():
        words = line.split()
        if words[:1] == ['sum'] and len(words) == 5:
            sums[words[1]] = [int(words[2]), int(words[3]) / 1e6, int(words[4]) / 1e6]
        elif words[:1] == ['call'] and len(words) == 6:
            longs.append([words[1], int(words[2]), (int(words[3]) - start) / 1e6,
                          int(words[4]) / 1e6, int(words[5])])
    return sums, longs


# The timeline.

def read_timeline(path):
    with open(path, encoding='utf-8') as f:
        text = f.read().rstrip()
    try:
        return json.loads(text)
    except ValueError:
        return json.loads(text.rstrip(',') + ']')


def from_timeline(path, start, wall):
    """What was carried when, and what threads waited for."""
    bins = 20
    width = wall / bins
    copied = [0] * bins
    busy = [0.0] * bins
    open_hops, waits, open_waits = {}, collections.Counter(), {}
    first = last = None
    threads = set()
    for e in read_timeline(path):
        if 'ts' not in e:
            continue
        at = e['ts'] / 1e6 - start / 1e9
        if e['ph'] == 'b' and e['name'] != 'piece':
            open_hops[e['name'], e['id']] = at
        elif e['ph'] == 'e' and e['name'] != 'piece':
            began = open_hops.pop((e['name'], e['id']), at)
            if e['name'] == 'copy':
                first = at if first is None else first
                last = at
                copied[min(bins - 1, max(0, int(at / width)))] += max(0, e['args']['result'])
            else:
                threads.add(e['tid'])
                for i in range(bins):
                    busy[i] += max(0, min(at, (i + 1) * width) - max(began, i * width))
        elif e['ph'] == 'B' and e.get('cat') == 'wait':
            open_waits[e['tid']] = (e['name'], at)
        elif e['ph'] == 'E' and e.get('cat') == 'wait' and e['tid'] in open_waits:
            name, began = open_waits.pop(e['tid'])
            waits[name] += at - began
    return {'bin_ms': width * 1e3, 'gbps': [n / width / 1e9 for n in copied],
            'hops_at_files': [n / width for n in busy], 'threads_at_files': len(threads),
            'first_copied_ms': (first or 0) * 1e3, 'last_copied_ms': (last or 0) * 1e3,
            'waits_ms': {name: s * 1e3 for name, s in waits.items()}}


# Children: each prints one line of JSON.

def child_parts(args):
    done = ready(args.device)
    import peerlane.safetensors
    frame = framework_of(args.device)
    steps = watch_steps()
    if args.clocked:
        ctypes.CDLL(CLOCKED).timed_driver_clear()
    before = resource.getrusage(resource.RUSAGE_SELF)
    start = time.perf_counter_ns()
    found = peerlane.safetensors.load_files(args.paths, args.device, frame)
    returned = time.perf_counter_ns()
    done()
    wall = (time.perf_counter_ns() - start) / 1e9
    after = resource.getrusage(resource.RUSAGE_SELF)
    answer = {'seconds': wall, 'sync_ms': wall * 1e3 - (returned - start) / 1e6,
              'cpu': after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
              'faults': after.ru_minflt - before.ru_minflt, 'steps': merged(steps.rows, start)}
    if args.clocked:
        answer['driver'], answer['long_calls'] = driver_tells(start)
    loaders.compare(found, args.paths, 4)
    del found
    peerlane._context._default.close()
    if args.clocked:
        answer['timeline'] = from_timeline(os.environ['PEERLANE_TRACE'], start, wall)
    return answer


def child_variants(args):
    """Rounds of loads, in each of which all variants take turns."""
    done = ready(args.device)
    import peerlane.safetensors
    from peerlane import _load
    frame = framework_of(args.device)
    whole = _load.PIECE
    rows = {words: {'first': [], 'again': [], 'cpu': []} for words in args.variants}
    for turn in range(args.rounds + 1):
        for words in args.variants:
            tunables = dict(one.split('=') for one in words.split() if '=' in one)
            _load.PIECE = int(tunables.pop('piece', whole))
            with peerlane.Context(**tunables) as context:
                for i in range(3):
                    before = time.process_time()
                    start = time.perf_counter()
                    found = peerlane.safetensors.load_files(args.paths, args.device, frame,
                                                            context=context)
                    done()
                    took = time.perf_counter() - start
                    cpu = time.process_time() - before
                    if not turn and not i:
                        loaders.compare(found, args.paths, 2)
                    if turn:
                        rows[words]['again' if i else 'first'].append(took)
                        if i:
                            rows[words]['cpu'].append(cpu)
                    if i == 2:
                        give_back(found)
                    del found
    return rows


def child_threads(args):
    """read_into() of whole files by threads of the program's, into memory that is there."""
    done = ready(args.device)
    import peerlane
    spaces = [peerlane.empty(os.path.getsize(path), 'uint8', args.device) for path in args.paths]
    files = [peerlane.open(path) for path in args.paths]
    rows = {}
    for n in (1, 2, 4):
        took = []
        for _ in range(args.rounds + 1):
            todo = list(zip(files, spaces))
            start = time.perf_counter()

            def work():
                while todo:
                    try:
                        file, space = todo.pop()
                    except IndexError:
                        return
                    file.read_into(space, sync=False)
            threads = [threading.Thread(target=work) for _ in range(n)]
            for one in threads:
                one.start()
            for one in threads:
                one.join()
            done()
            took.append(time.perf_counter() - start)
        rows['%d threads' % n] = took[1:]
    return rows


class Driver:
    """libcuda by ctypes, as far as pinning needs it."""

    def __init__(self):
        self.lib = ctypes.CDLL('libcuda.so.1')

    def __getattr__(self, name):
        call = getattr(self.lib, name)

        def checked(*args):
            r = call(*args)
            if r:
                raise OSError('%s: error %d' % (name, r))
        return checked


def child_pinning(args):
    if not args.device.startswith('cuda'):
        raise loaders.Missing('has no driver')
    loaders.ready(args.device)
    driver = Driver()
    libc = ctypes.CDLL(None, use_errno=True)
    size = 256 * MIB
    rows = collections.defaultdict(list)

    def span(words, call):
        start = time.perf_counter()
        got = call()
        rows[words].append((time.perf_counter() - start) * 1e3)
        return got

    def pages(huge):
        space = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        if huge:
            space.madvise(mmap.MADV_HUGEPAGE)
        return space, ctypes.addressof(ctypes.c_char.from_buffer(space))

    def register(at, step):
        for off in range(0, size, step):
            driver.cuMemHostRegister_v2(ctypes.c_void_p(at + off), ctypes.c_size_t(step), 3)

    def unregister(at, step):
        for off in range(0, size, step):
            driver.cuMemHostUnregister(ctypes.c_void_p(at + off))

    def populate(at, n):
        part = size // n

        def one(i):  # MADV_POPULATE_WRITE
            libc.madvise(ctypes.c_void_p(at + i * part), ctypes.c_size_t(part), 23)
        threads = [threading.Thread(target=one, args=(i,)) for i in range(n)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()

    def in_threads(at, n, step):
        def one(i):
            driver.cuCtxSetCurrent(current)
            for off in range(i * step, size, n * step):
                driver.cuMemHostRegister_v2(ctypes.c_void_p(at + off), ctypes.c_size_t(step), 3)
        threads = [threading.Thread(target=one, args=(i,)) for i in range(n)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()

    current = ctypes.c_void_p()
    driver.cuCtxGetCurrent(ctypes.byref(current))
    for _ in range(args.rounds):
        for step in (16 * MIB, size):
            space, at = pages(True)
            span('256 MiB registered in steps of %d MiB' % (step // MIB),
                 lambda: register(at, step))
            span('   unregistered', lambda: unregister(at, step))
        space, at = pages(False)
        span('256 MiB of small pages registered at once', lambda: register(at, size))
        unregister(at, size)
        for n in (1, 8):
            space, at = pages(True)
            span('256 MiB populated by %d threads' % n, lambda: populate(at, n))
            span('   then registered in steps of 16 MiB', lambda: register(at, 16 * MIB))
            unregister(at, 16 * MIB)
        space, at = pages(True)
        span('256 MiB registered in steps of 16 MiB by 8 threads',
             lambda: in_threads(at, 8, 16 * MIB))
        unregister(at, 16 * MIB)
        p = ctypes.c_void_p()
        span('256 MiB by cuMemHostAlloc', lambda: driver.cuMemHostAlloc(
            ctypes.byref(p), ctypes.c_size_t(size), 1))
        driver.cuMemFreeHost(p)
        got = []
        total = int(args.gb * 1e9)
        for n in (4, 1):
            def allocate():
                for _ in range(n):
                    p = ctypes.c_uint64()
                    driver.cuMemAlloc_v2(ctypes.byref(p), ctypes.c_size_t(total // n))
                    got.append(p)
            span('cuMemAlloc, all in %d' % n, allocate)
            span('   freed', lambda: [driver.cuMemFree_v2(p) for p in got])
            got.clear()
        import torch
        spaces = []
        span('torch.empty, all in 4', lambda: spaces.extend(
            torch.empty(total // 4, dtype=torch.uint8, device=args.device) for _ in range(4)))
        spaces.clear()
        torch.cuda.empty_cache()
    return {words: {'ms': took} for words, took in rows.items()}


CHILDREN = {'parts': child_parts, 'variants': child_variants, 'threads': child_threads,
            'pinning': child_pinning}

VARIANTS = [
    'defaults',
    'threads=5', 'threads=9', 'threads=11', 'threads=15',
    'test_cached_chunk=1MiB', 'test_cached_chunk=2MiB', 'test_cached_chunk=4MiB',
    'test_cached_chunk=1MiB threads=11', 'test_cached_chunk=2MiB threads=11', 'test_cached_chunk=4MiB threads=11',
    'test_cached_chunk=2MiB threads=15',
    'slab_budget=64MiB test_cached_chunk=2MiB', 'slab_budget=128MiB', 'slab_budget=512MiB',
    'test_queue_threads=1', 'test_queue_threads=2', 'test_queue_threads=4',
    'piece=268435456', 'piece=4294967296', 'piece=4294967296 test_queue_threads=2',
]
IN_PLACE = [
    'defaults',
    'pagecache=request', 'pagecache=request test_pagecache_copiers=2',
    'pagecache=request test_pagecache_copiers=6', 'pagecache=request test_pagecache_copiers=8',
    'pagecache=request test_pagecache_piece=128MiB',
    'pagecache=request test_queue_threads=1', 'pagecache=request test_queue_threads=1 piece=4294967296',
    'pagecache=request test_queue_threads=1 piece=4294967296 test_pagecache_copiers=6',
    'pagecache=keep', 'pagecache=keep test_queue_threads=1 piece=4294967296',
]


# The parent.

def run_child(args, kind, paths, env=None, variants=()):
    command = [sys.executable, os.path.abspath(__file__), args.dir, '--child', kind, '--device',
               args.device, '--rounds', str(args.rounds), '--gb', str(args.gb), '--paths', *paths]
    if env:
        command.append('--clocked')
    if variants:
        command += ['--variants', *variants]
    out = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                         check=False, env=dict(os.environ, **(env or {})))
    return loaders.last_json(out.stdout, out.stderr, out.returncode)


def print_parts(words, nbytes, one):
    print('\n%s: %.3f s, %.1f GB/s, CPU %.3f s/GB, %d page faults' % (
        words, one['seconds'], nbytes / one['seconds'] / 1e9, one['cpu'] / nbytes * 1e9,
        one['faults']))
    for step in one['steps']:
        print('  %8.2f ms  %8.2f ms  %s%s%s' % (
            step['at_ms'], step['ms'], '  ' * step['level'], step['what'],
            '' if step['times'] == 1 else ' x%d' % step['times']))
    print('  %20s  %8.2f ms  synchronize after it' % ('', one['sync_ms']))
    if 'driver' not in one:
        return
    print('  the driver: calls, ms in all (threads added up), longest')
    for name, (n, ms, most) in sorted(one['driver'].items(), key=lambda kv: -kv[1][1])[:16]:
        print('    %-32s %7d %9.2f %9.2f' % (name, n, ms, most))
    print('  its longest calls: at, ms, second argument')
    for name, tid, at, ms, second in sorted(one['long_calls'], key=lambda c: -c[3])[:16]:
        print('    %-32s %9.2f %9.2f  %d (thread %d)' % (name, at, ms, second, tid))
    t = one['timeline']
    print('  copies: the first ended at %.1f ms, the last at %.1f; %d threads read the files' % (
        t['first_copied_ms'], t['last_copied_ms'], t['threads_at_files']))
    print('  GB/s in bins of %.1f ms: %s' % (t['bin_ms'], ' '.join('%.0f' % n for n in t['gbps'])))
    print('  hops at the files at once:  %s' % ' '.join('%.1f' % n for n in t['hops_at_files']))
    print('  waits, threads added up: %s' % ', '.join(
        '%s %.1f ms' % row for row in sorted(t['waits_ms'].items())))


def clocked_env(args):
    env = {'PEERLANE_TRACE': os.path.join(tempfile.gettempdir(), 'load-parts-%d.json'
                                          % os.getpid())}
    if args.device.startswith('cuda'):
        env['TIMED_DRIVER'] = os.environ.get('PEERLANE_TEST_CUDA_LIB', '')
        env['PEERLANE_TEST_CUDA_LIB'] = CLOCKED
    return env


def parts(args, words, paths):
    """Without clocks at the driver and a timeline, and with them, which cost something."""
    loaders.warm(paths)
    nbytes = sum(os.path.getsize(path) for path in paths)
    found = []
    for turn in range(2 * args.rounds):
        env = clocked_env(args) if turn % 2 else None
        one = run_child(args, 'parts', paths, env)
        if 'missing' in one:
            print('%s: %s' % (words, one['missing']))
            return one
        found.append(one)
        if env:
            os.unlink(env['PEERLANE_TRACE'])
    plain = sorted(found[0::2], key=lambda one: one['seconds'])
    clocked = sorted(found[1::2], key=lambda one: one['seconds'])
    print('\n%s, first loads: %s s; with clocks: %s s' % (
        words, ' '.join('%.3f' % one['seconds'] for one in found[0::2]),
        ' '.join('%.3f' % one['seconds'] for one in found[1::2])))
    print_parts(words + ', the median', nbytes, plain[len(plain) // 2])
    print_parts(words + ', the median with clocks', nbytes, clocked[len(clocked) // 2])
    return found


def variants(args, title, paths, which, env=None):
    loaders.warm(paths)
    nbytes = sum(os.path.getsize(path) for path in paths)
    rows = run_child(args, 'variants', paths, env, which)
    print('\n%s, GB/s' % title)
    if 'missing' in rows:
        print(rows['missing'])
        return rows
    print('%-66s %7s %7s %7s %9s' % ('', 'first', 'again', 'best', 'CPU s/GB'))
    for words, row in rows.items():
        first, again = statistics.median(row['first']), statistics.median(row['again'])
        print('%-66s %7.2f %7.2f %7.2f %9.3f' % (
            words, nbytes / first / 1e9, nbytes / again / 1e9, nbytes / min(row['again']) / 1e9,
            statistics.median(row['cpu']) / nbytes * 1e9))
    sys.stdout.flush()
    return rows


def simple(args, title, kind, paths, tell):
    rows = run_child(args, kind, paths)
    print('\n%s' % title)
    if 'missing' in rows:
        print(rows['missing'])
    else:
        for words, took in rows.items():
            print('%-52s %s' % (words, tell(took)))
    return rows


def parent(args):
    only = args.only.split(',')
    paths = []
    small = os.path.join(args.dir, 'parts-small.safetensors')
    result = {}
    try:
        paths = loaders.make_all(args, 'parts')
        nbytes = sum(os.path.getsize(path) for path in paths)
        if 'parts' in only:
            result['parts'] = parts(args, 'A model', paths)
        if 'many' in only:
            loaders.make(small, 10_000, int(min(args.gb * 1e9, 10_000 * (100 << 10))), 5)
            result['many'] = parts(args, '10,000 tensors', [small])
        if 'pinning' in only:
            result['pinning'] = simple(
                args, 'Memory, the driver alone: ms', 'pinning', paths,
                lambda row: ' '.join('%.2f' % ms for ms in row['ms']))
        if 'variants' in only:
            result['variants'] = variants(args, 'Tunables', paths, VARIANTS)
        if 'in_place' in only:
            result['in_place'] = variants(args, 'In place', paths, IN_PLACE)
            if args.device.startswith('cuda'):
                result['in_place_primary'] = variants(
                    args, 'In place, registered in the primary context', paths, IN_PLACE,
                    {'TIMED_DRIVER': os.environ.get('PEERLANE_TEST_CUDA_LIB', ''),
                     'PEERLANE_TEST_CUDA_LIB': CLOCKED, 'TIMED_DRIVER_REFUSE': 'cuCtxCreate_v2'})
        if 'threads' in only:
            result['threads'] = simple(
                args, 'read_into() of whole files by threads of the program\'s: GB/s', 'threads',
                paths, lambda took: ' '.join('%.1f' % (nbytes / s / 1e9) for s in took))
    finally:
        loaders.remove(paths + [small])
        loaders.write_json(args, result)


def main():
    p = loaders.options(__doc__, int)
    p.add_argument('--only', default='parts,many,pinning,variants,in_place,threads')
    p.add_argument('--clocked', action='store_true', help=argparse.SUPPRESS)
    p.add_argument('--variants', nargs='*', help=argparse.SUPPRESS)
    args = p.parse_args()
    if not args.child:
        parent(args)
        return
    try:
        answer = CHILDREN[args.child](args)
    except loaders.Missing as e:
        answer = {'missing': str(e)}
    print(json.dumps(answer))


if __name__ == '__main__':
    main()
