#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Loaders of safetensors files beside each other: a model of several files into the memory of a device,
each loader in a process of its own, CUDA initialised before the clock starts.

    bench/loaders.py DIR [--device cuda:0] [--gb 14] [--files 4] [--tensors 72] [--rounds 3]
                     [--states cached,cold] [--loaders a,b] [--pair cuda:0,cuda:1] [--limit SECONDS]
                     [--json FILE] [--keep]

makes the files in DIR, of bfloat16 matrices, and removes them. On a machine without a GPU:

    PEERLANE_SOFT_GPUS=2x2GiB bench/loaders.py DIR --device soft:0 --pair soft:0,soft:1 --gb 0.2

The loaders take turns, one round after the other. Prints a table of medians, with the best of the
rounds, CPU seconds and start-up, at the end what was reached beside what was wanted, and writes all of
it as JSON. Loaders that are not installed, or cannot use the device, are listed with the reason.
Tensors are compared with the files after the clock has stopped: --tensors-checked of them, the first
and the last among these.

    cached     the files were read once before
    in_place   the same, the device reading the page cache in place (pagecache=request, keep)
    cold       they were thrown out of the page cache (posix_fadvise); no root is needed
    many       like cached, of 10,000 tensors of 100 KiB beside 72 of the same bytes, peerlane alone
    save       the tensors saved from the device and synced: peerlane, safetensors, torch.save, and the
               same bytes written past the page cache by four threads of nothing else
    pair       like cached, all of it on each of two devices: by one load, beside a load for each, in
               two processes and in two threads

--rounds takes a number for each state, too: cached=3,cold=1,save=1; others have 2. --limit: no process
is begun that would not be over by then.

PEERLANE_LIBRARY names the library, else build/src/libpeerlane.so.1.
"""

import argparse
import importlib
import json
import mmap
import os
import random
import resource
import statistics
import subprocess
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)
os.environ.setdefault('PEERLANE_LIBRARY', os.path.join(TOP, 'build', 'src', 'libpeerlane.so.1'))
# This folder has a safetensors.py, which is not the package.
sys.path[:] = [os.path.join(TOP, 'python')] + [p for p in sys.path if os.path.abspath(p) != HERE]


class Missing(Exception):
    """Why a loader does not take part."""


def module(name):
    try:
        return importlib.import_module(name)
    except Exception as e:  # a package may be there and fail in many ways
        raise Missing('%s: %s' % (type(e).__name__, str(e).splitlines()[0] if str(e) else '')) from e


# Files.

def make(path, n, nbytes, seed):
    """A file of n matrices of bfloat16, of nbytes in all."""
    columns = 1024
    rows = max(1, nbytes // n // (2 * columns))
    each = rows * columns * 2
    header = {'%s.layers.%d.weight' % (os.path.basename(path), i): {
        'dtype': 'BF16', 'shape': [rows, columns], 'data_offsets': [i * each, (i + 1) * each]}
        for i in range(n)}
    text = json.dumps(header, separators=(',', ':')).encode()
    text += b' ' * (-(8 + len(text)) % 8)
    piece = random.Random(seed).randbytes((8 << 20) + 64)
    with open(path, 'wb') as f:
        f.write(len(text).to_bytes(8, 'little') + text)
        left, turn = n * each, 0
        while left:
            # Shifted by a few bytes each time, so that no two places of the file look alike.
            left -= f.write(piece[turn % 64:turn % 64 + min(left, 8 << 20)])
            turn += 2
        os.fsync(f.fileno())


def warm(paths):
    """Once: they stay, as nothing else wants the memory."""
    if warm.read == paths:
        return
    for path in paths:
        with open(path, 'rb', buffering=0) as f:
            space = bytearray(16 << 20)
            while f.readinto(space):
                pass
    warm.read = paths


warm.read = None


def cool(paths):
    for path in paths:
        fd = os.open(path, os.O_RDONLY)
        os.fsync(fd)
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(fd)
    warm.read = None


# Loaders: each gives a function of the files that returns {name: tensor}.

def peerlane(device):
    st = module('peerlane.safetensors')
    devices = device.split(',')
    where = device if len(devices) == 1 else devices
    frame = 'torch'
    try:
        module('torch')
    except Missing:
        if device.startswith('cuda'):
            raise
        frame = 'numpy'
    return lambda paths: st.load_files(paths, where, frame)


def in_place(mode):
    def loader(device):
        os.environ['PEERLANE_PAGECACHE'] = mode
        return peerlane(device)
    return loader


def safetensors(device):
    if device.startswith('cuda') or device == 'cpu':
        st = module('safetensors.torch')
        return lambda paths: {name: tensor for path in paths
                              for name, tensor in st.load_file(path, device=device).items()}
    raise Missing('has no device "%s"' % device)


def only_cuda(device):
    if not device.startswith('cuda'):
        raise Missing('has no device "%s"' % device)


def fastsafetensors(device, nogds=True):
    only_cuda(device)
    fs = module('fastsafetensors')

    def load(paths):
        with fs.fastsafe_open(list(paths), device=device, nogds=nogds) as f:
            return {name: f.get_tensor(name) for name in f.keys()}
    return load


def runai(device):
    only_cuda(device)
    streamer = module('runai_model_streamer').SafetensorsStreamer

    def load(paths):
        with streamer() as s:
            s.stream_files(list(paths))
            return {name: tensor.to(device) for name, tensor in s.get_tensors()}
    return load


def instanttensor(device, backend=None):
    only_cuda(device)
    it = module('instanttensor')
    chosen = None
    if backend is not None:
        kinds = getattr(it, 'Backend', None) or module('instanttensor._impl').Backend
        chosen = getattr(kinds, backend, None)
        if chosen is None:
            raise Missing('this version has no back end %s' % backend)

    def load(paths):
        with it.safe_open(list(paths), framework='pt', device=device, backend=chosen) as f:
            return dict(f.tensors())
    return load


IN_PLACE = {
    'peerlane pagecache=request': in_place('request'),
    'peerlane pagecache=keep': in_place('keep'),
}
LOADERS = {
    'peerlane': peerlane,
    'safetensors': safetensors,
    'fastsafetensors': fastsafetensors,
    'fastsafetensors gds': lambda device: fastsafetensors(device, False),
    'runai streamer': runai,
    'instanttensor': instanttensor,
    'instanttensor URING_BUFFERED': lambda device: instanttensor(device, 'URING_BUFFERED'),
    'instanttensor MMAP': lambda device: instanttensor(device, 'MMAP'),
}

PEERS = [name for name in LOADERS if name != 'peerlane']
ONE_LOAD = 'peerlane, one load for both'
SIDE_BY_SIDE = ('peerlane, two processes', 'peerlane, two threads')


# Savers: each gives a function of {name: tensor} and a path.

def save_peerlane(device):
    return module('peerlane.safetensors').save_file


def save_peerlane_torch(device):
    return module('peerlane.torch').save


def synced(save):
    def run(tensors, path):
        save(tensors, path)
        fd = os.open(path, os.O_RDONLY)
        os.fsync(fd)
        os.close(fd)
    return run


def save_safetensors(device):
    return synced(module('safetensors.torch').save_file)


def save_torch(device):
    return synced(module('torch').save)


def save_nothing(device):
    """What the disk takes: as many bytes of one memory, past the page cache, by four threads."""
    piece, threads = 16 << 20, 4

    def run(tensors, path):
        left = sum(tensor.nbytes for tensor in tensors.values()) // piece
        memory = mmap.mmap(-1, piece)
        memory.write(os.urandom(piece))
        fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_DIRECT, 0o600)

        def write(first):
            for i in range(first, left, threads):
                os.pwrite(fd, memory, i * piece)
        together([lambda first=first: write(first) for first in range(threads)])
        os.fsync(fd)
        os.close(fd)
    return run


DISK = 'the disk alone'
SAVERS = {
    'peerlane save_file': save_peerlane,
    'peerlane.torch.save': save_peerlane_torch,
    'safetensors save_file': save_safetensors,
    'torch.save': save_torch,
    DISK: save_nothing,
}


# The process of one loader, once.

def ready(device):
    """CUDA, as a program that loads a model has it: initialised, with a context on each device."""
    if not device.startswith('cuda'):
        return lambda: None
    torch = module('torch')
    if not torch.cuda.is_available():
        raise Missing('torch has no CUDA here')
    devices = device.split(',')
    for one in reversed(devices):
        if int(one[5:] or 0) >= torch.cuda.device_count():
            raise Missing('there is no %s' % one)
        torch.cuda.set_device(one)
        torch.zeros(1, device=one)

    def done():
        for one in devices:
            torch.cuda.synchronize(one)
    done()
    return done


def together(calls):
    """All of them at once, by a thread each: what they give. Raises what one of them raised."""
    got, failed = [None] * len(calls), []

    def run(i):
        try:
            got[i] = calls[i]()
        except BaseException as e:
            failed.append(e)
    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(calls))]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    if failed:
        raise failed[0]
    return got


def contents(tensor):
    """The bytes of a tensor of any library."""
    if hasattr(tensor, 'untyped_storage'):
        torch = sys.modules['torch']
        return tensor.contiguous().view(-1).view(torch.uint8).cpu().numpy().tobytes()
    return tensor.tobytes()


def compare(found, paths, n):
    """Some tensors, byte for byte. Returns how many."""
    places = []
    for path in paths:
        with open(path, 'rb') as f:
            length = int.from_bytes(f.read(8), 'little')
            for name, one in json.loads(f.read(length)).items():
                begin, end = one['data_offsets']
                places.append((name, path, 8 + length + begin, end - begin))
    if set(found) != {place[0] for place in places}:
        raise ValueError('other tensors than the files have')
    chosen = places[:1] + places[-1:] + random.Random(3).sample(places, min(n, len(places)))
    for name, path, at, nbytes in chosen:
        with open(path, 'rb') as f:
            f.seek(at)
            if f.read(nbytes) != contents(found[name]):
                raise ValueError('tensor %s is not as in the file' % name)
    return len(chosen)


def child(args):
    try:
        done = ready(args.device)
        if args.saver:
            answer = timed_save(args, done)
        else:
            answer = timed_load(args, done)
    except Missing as e:
        answer = {'missing': str(e)}
    print(json.dumps(answer))


def clock(work, done):
    before = resource.getrusage(resource.RUSAGE_SELF)
    began = time.monotonic()
    got = work()
    done()
    ended = time.monotonic()
    after = resource.getrusage(resource.RUSAGE_SELF)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return got, {'seconds': ended - began, 'cpu': cpu, 'began': began, 'ended': ended}


def gate():
    """Until the parent says so: processes that load side by side begin together."""
    print('ready', flush=True)
    sys.stdin.readline()


def timed_load(args, done):
    if args.threads:
        loads = [LOADERS[args.child](one) for one in args.device.split(',')]

        def load(paths):
            return together([lambda one=one: one(paths) for one in loads])
    else:
        load = (LOADERS.get(args.child) or IN_PLACE[args.child])(args.device)
    gate()
    found, answer = clock(lambda: load(args.paths), done)
    answer['checked'] = sum(compare(one, args.paths, args.tensors_checked)
                            for one in (found if isinstance(found, list) else [found]))
    del found
    if args.again:
        # The same again, in the same process: what of the first was start-up.
        again, second = clock(lambda: load(args.paths), done)
        del again
        answer['again'] = second['seconds']
    return answer


def timed_save(args, done):
    save = SAVERS[args.child](args.device)
    found = peerlane(args.device)(args.paths)
    path = os.path.join(args.dir, 'bench-saved')
    gate()
    try:
        _, answer = clock(lambda: save(found, path), done)
        answer['bytes'] = os.path.getsize(path)
    finally:
        if os.path.exists(path):
            os.unlink(path)
    return answer


# The parent.

class Bench:
    """What was measured so far, and until when more may be."""

    def __init__(self, args):
        self.args = args
        self.rounds = rounds_of(args.rounds)
        self.end = time.monotonic() + args.limit
        self.result = {'device': args.device, 'files': args.files, 'tensors': args.tensors}
        self.reached = []

    def measure(self, state, runs, paths, before):
        """
        {name: [answers]} of rounds in which all take turns. runs: by name the devices of its
        processes, and what these are told.
        """
        args, rows, longest = self.args, {name: [] for name in runs}, {}
        nbytes = sum(os.path.getsize(path) for path in paths)
        for _ in range(self.rounds.get(state, 2)):
            for name, (devices, told) in runs.items():
                if rows[name] and 'missing' in rows[name][0]:
                    continue
                began = time.monotonic()
                if began + longest.get(name, 0) > self.end:
                    rows[name] = rows[name] or [{'missing': 'no time was left'}]
                    continue
                before(paths)
                rows[name].append(run_children(args, name.split(',')[0], paths, devices, told))
                longest[name] = time.monotonic() - began
        print_table(state, rows, nbytes)
        self.result[state] = {'bytes': nbytes, 'rows': rows}
        return rows

    def row(self, what, got, wanted, least=True):
        """What was reached beside what was wanted: that at least, or at most."""
        if got is None:
            return
        met = None if wanted is None else got >= wanted if least else got <= wanted
        self.reached.append({'what': what, 'reached': got, 'wanted': wanted, 'met': met})


def rounds_of(text):
    """By state, of "3" or "cached=3,cold=1"."""
    if text.isdigit():
        return dict.fromkeys(STATES, int(text))
    return {state: int(n) for state, n in (one.split('=') for one in text.split(','))}


def run_children(args, name, paths, devices, told):
    """A process for each device, which begin together; their answers as one."""
    left = [subprocess.Popen(
        [sys.executable, os.path.abspath(__file__), args.dir, '--child', name, '--device', device,
         '--tensors-checked', str(args.tensors_checked), *told, '--paths', *paths],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for device in devices]
    heads = [until_ready(one.stdout) for one in left]
    for one, head in zip(left, heads):
        if head.endswith('ready\n'):
            one.stdin.write('\n')
            one.stdin.flush()
    answers = []
    for one, head in zip(left, heads):
        out, errors = one.communicate()
        answers.append(last_json(head + out, errors, one.returncode))
    for one in answers:
        if 'missing' in one:
            return one
    whole = dict(answers[0])
    whole['seconds'] = max(a['ended'] for a in answers) - min(a['began'] for a in answers)
    whole['cpu'] = sum(a['cpu'] for a in answers)
    return whole


def until_ready(stdout):
    """What a child says until it waits for the others, or ends."""
    said = ''
    while not said.endswith('ready\n'):
        line = stdout.readline()
        if not line:
            break
        said += line
    return said


def last_json(out, errors, status):
    """What a child said at its end, or why it said nothing."""
    try:
        return json.loads(out.strip().splitlines()[-1])
    except (IndexError, ValueError):
        said = '\n'.join((errors.strip().splitlines() or ['no word'])[-4:])
        return {'missing': 'exit status %d: %s' % (status, said)}


def seconds(rows, name):
    """The median of a row, or None."""
    good = [one['seconds'] for one in rows.get(name, ()) if 'missing' not in one]
    return statistics.median(good) if good else None


def cpu(rows, name):
    good = [one['cpu'] for one in rows.get(name, ()) if 'missing' not in one]
    return statistics.median(good) if good else None


def fastest(rows, names):
    """The name of the fastest of these, or None."""
    there = [name for name in names if seconds(rows, name)]
    return min(there, key=lambda name: seconds(rows, name)) if there else None


def ratio(a, b):
    return None if a is None or b is None else a / b


def print_table(state, rows, nbytes):
    print('\n%s, %.2f GB' % (state, nbytes / 1e9), flush=True)
    print('%-30s %8s %8s %8s %9s %10s' % ('', 'GB/s', 'best', 'seconds', 'again', 'CPU s/GB'))
    for name, answers in rows.items():
        if 'missing' in answers[0]:
            print('%-30s skipped: %s' % (name, answers[0]['missing']))
            continue
        good = [one for one in answers if 'missing' not in one]
        t = statistics.median(one['seconds'] for one in good)
        again = [one['again'] for one in good if 'again' in one]
        print('%-30s %8.2f %8.2f %8.3f %9s %10.3f' % (
            name, nbytes / t / 1e9, nbytes / min(one['seconds'] for one in good) / 1e9, t,
            '%.3f' % statistics.median(again) if again else '',
            statistics.median(one['cpu'] for one in good) / nbytes * 1e9))


def cached(bench, paths):
    args = bench.args
    told = ['--again']
    rows = bench.measure('cached', {name: ([args.device], told if name == 'peerlane' else [])
                                    for name in args.loaders}, paths, warm)
    ours = seconds(rows, 'peerlane')
    best = fastest(rows, [name for name in PEERS if name.startswith('instanttensor')])
    bench.row('cached, beside the best of InstantTensor', ratio(seconds(rows, best), ours), 1.15)
    bench.row('   its CPU seconds', ratio(cpu(rows, 'peerlane'), cpu(rows, best)), .6, False)
    bench.row('cached, beside safetensors', ratio(seconds(rows, 'safetensors'), ours), 8)


def read_in_place(bench, paths):
    rows = bench.measure('in_place', {name: ([bench.args.device], ['--again'])
                                      for name in ('peerlane', *IN_PLACE)}, paths, warm)
    for name in IN_PLACE:
        bench.row('in place, %s, beside slabs' % name.split()[1],
                  ratio(seconds(rows, 'peerlane'), seconds(rows, name)), None)


def cold(bench, paths):
    rows = bench.measure('cold', {name: ([bench.args.device], []) for name in bench.args.loaders},
                         paths, cool)
    best = fastest(rows, PEERS)
    bench.row('cold, beside %s' % best, ratio(seconds(rows, best), seconds(rows, 'peerlane')), 1.05)
    bench.row('   CPU seconds beside safetensors',
              ratio(cpu(rows, 'peerlane'), cpu(rows, 'safetensors')), .2, False)


def save(bench, paths):
    rows = bench.measure('save', {name: ([bench.args.device], ['--saver']) for name in SAVERS},
                         paths, warm)
    best = fastest(rows, ('safetensors save_file', 'torch.save'))
    for name in SAVERS:
        if name.startswith('peerlane'):
            bench.row('%s, beside %s (or 1 of the disk)' % (name, best),
                      ratio(seconds(rows, best), seconds(rows, name)), 1.5)
            bench.row('   of the disk alone', ratio(seconds(rows, DISK), seconds(rows, name)), 1)


def many(bench, paths):
    """10,000 small tensors beside 72 large ones of as many bytes."""
    args = bench.args
    total = min(args.gb * 1e9, 10_000 * (100 << 10))
    kinds = {'72 tensors': 72, '10,000 tensors': 10_000}
    paths = [os.path.join(args.dir, 'bench-many-%d.safetensors' % n) for n in kinds.values()]
    try:
        took = []
        for (state, n), path in zip(kinds.items(), paths):
            make(path, n, int(total), 5)
            bench.rounds[state] = bench.rounds.get('many', 2)
            rows = bench.measure(state, {'peerlane': ([args.device], ['--again'])}, [path], warm)
            took.append((seconds(rows, 'peerlane'), rows['peerlane'][0].get('again')))
        bench.row('10,000 tensors beside 72', ratio(took[0][0], took[1][0]), .9)
        bench.row('   once the process has loaded', ratio(took[0][1], took[1][1]), None)
    finally:
        remove(paths)


def pair(bench, paths):
    both = bench.args.pair
    devices = both.split(',')
    rows = bench.measure('pair', {
        ONE_LOAD: ([both], []),
        SIDE_BY_SIDE[0]: (devices, []),
        SIDE_BY_SIDE[1]: ([both], ['--threads']),
    }, paths, warm)
    for name in SIDE_BY_SIDE:
        bench.row('two GPUs by one load, beside %s' % name.split(', ')[1],
                  ratio(seconds(rows, name), seconds(rows, ONE_LOAD)), 1.5)


STATES = {'cached': cached, 'in_place': read_in_place, 'pair': pair, 'many': many, 'save': save,
          'cold': cold}


def remove(paths):
    for path in paths:
        if os.path.exists(path):
            os.unlink(path)


def make_all(args, stem):
    """The model's files; those that --keep has left are taken again."""
    paths = [os.path.join(args.dir, '%s-%d-of-%d.safetensors' % (stem, i + 1, args.files))
             for i in range(args.files)]
    for i, path in enumerate(paths):
        nbytes = int(args.gb * 1e9 / args.files)
        if not os.path.exists(path) or abs(os.path.getsize(path) - nbytes) > nbytes // 8:
            make(path, args.tensors, nbytes, i)
    return paths


def parent(args):
    bench = Bench(args)
    paths = []
    try:
        paths = make_all(args, 'bench')
        for state in args.states.split(','):
            STATES[state](bench, paths)
    finally:
        if not args.keep:
            remove(paths)
    bench.result['reached'] = bench.reached
    print()
    for row in bench.reached:
        print('%-66s %6.2f%s' % (row['what'], row['reached'], '' if row['wanted'] is None else
                                 '  wanted %g: %s' % (row['wanted'],
                                                      'met' if row['met'] else 'MISSED')))
    write_json(args, bench.result)


def write_json(args, result):
    if args.json:
        with open(args.json, 'w', encoding='utf-8') as f:
            json.dump(result, f, indent=1)


def options(doc, rounds):
    """What every measurement of loaders is told."""
    p = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument('dir')
    p.add_argument('--device', default='cuda:0')
    p.add_argument('--gb', type=float, default=14)
    p.add_argument('--files', type=int, default=4)
    p.add_argument('--tensors', type=int, default=72, help='of each file')
    p.add_argument('--rounds', type=rounds, default='3')
    p.add_argument('--json')
    p.add_argument('--child', help=argparse.SUPPRESS)
    p.add_argument('--paths', nargs='*', help=argparse.SUPPRESS)
    return p


def main():
    p = options(__doc__, str)
    p.add_argument('--states', default=','.join(STATES))
    p.add_argument('--loaders', type=lambda text: text.split(','), default=list(LOADERS),
                   help='names, with commas: ' + ', '.join(LOADERS))
    p.add_argument('--pair', default='cuda:0,cuda:1', help='the devices of "pair"')
    p.add_argument('--limit', type=float, default=1e9, help='seconds')
    p.add_argument('--tensors-checked', type=int, default=8)
    p.add_argument('--keep', action='store_true', help='leave the files')
    p.add_argument('--saver', action='store_true', help=argparse.SUPPRESS)
    p.add_argument('--threads', action='store_true', help=argparse.SUPPRESS)
    p.add_argument('--again', action='store_true', help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.child:
        child(args)
    else:
        parent(args)


if __name__ == '__main__':
    main()
