#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Loaders of safetensors files beside each other: a model of several files into the memory of a device,
each loader in a process of its own, CUDA initialised before the clock starts.

    bench/loaders.py DIR [--device cuda:0] [--gb 14] [--files 4] [--tensors 72] [--rounds 3]
                     [--states cached,cold] [--loaders a,b] [--json FILE] [--keep]

makes the files in DIR, of bfloat16 matrices, and removes them. On a machine without a GPU:

    PEERLANE_SOFT_GPUS=1x2GiB bench/loaders.py DIR --device soft:0 --gb 0.2 --rounds 2

The loaders take turns, one round after the other. Prints a table of medians, with the best of the
rounds, CPU seconds and start-up, and writes all of it as JSON. Loaders that are not installed, or
cannot use the device, are listed with the reason. Tensors are compared with the files after the clock
has stopped: --tensors-checked of them, the first and the last among these.

    cached     the files were read once before
    cold       they were thrown out of the page cache (posix_fadvise); no root is needed
    many       like cached, of 10,000 tensors of 100 KiB beside 72 of the same bytes, peerlane alone
    save       the tensors saved from the device and synced: peerlane, safetensors, torch.save

PEERLANE_LIBRARY names the library, else build/src/libpeerlane.so.0.
"""

import argparse
import importlib
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)
os.environ.setdefault('PEERLANE_LIBRARY', os.path.join(TOP, 'build', 'src', 'libpeerlane.so.0'))
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
    for path in paths:
        with open(path, 'rb', buffering=0) as f:
            room = bytearray(16 << 20)
            while f.readinto(room):
                pass


def cool(paths):
    for path in paths:
        fd = os.open(path, os.O_RDONLY)
        os.fsync(fd)
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(fd)


# Loaders: each gives a function of the files that returns {name: tensor}.

def peerlane(device):
    st = module('peerlane.safetensors')
    try:
        module('torch')
    except Missing:
        if device.startswith('cuda'):
            raise
        return lambda paths: st.load_files(paths, device, 'numpy')
    return lambda paths: st.load_files(paths, device, 'torch')


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


SAVERS = {
    'peerlane save_file': save_peerlane,
    'peerlane.torch.save': save_peerlane_torch,
    'safetensors save_file': save_safetensors,
    'torch.save': save_torch,
}


# The process of one loader, once.

def ready(device):
    """CUDA, as a program that loads a model has it: initialised, with a context on the device."""
    if not device.startswith('cuda'):
        return lambda: None
    torch = module('torch')
    if not torch.cuda.is_available():
        raise Missing('torch has no CUDA here')
    torch.cuda.set_device(device)
    torch.zeros(1, device=device)
    torch.cuda.synchronize()
    return torch.cuda.synchronize


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
    start = time.perf_counter()
    got = work()
    done()
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_SELF)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return got, {'seconds': wall, 'cpu': cpu}


def timed_load(args, done):
    load = LOADERS[args.child](args.device)
    found, answer = clock(lambda: load(args.paths), done)
    answer['checked'] = compare(found, args.paths, args.tensors_checked)
    del found
    # The same again, in the same process: what of the first was start-up.
    again, second = clock(lambda: load(args.paths), done)
    del again
    answer['again'] = second['seconds']
    return answer


def timed_save(args, done):
    save = SAVERS[args.child](args.device)
    found = peerlane(args.device)(args.paths)
    path = os.path.join(args.dir, 'bench-saved')
    try:
        _, answer = clock(lambda: save(found, path), done)
        answer['bytes'] = os.path.getsize(path)
    finally:
        if os.path.exists(path):
            os.unlink(path)
    return answer


# The parent.

def run_child(args, name, paths, saver=False):
    command = [sys.executable, os.path.abspath(__file__), args.dir, '--child', name, '--device',
               args.device, '--tensors-checked', str(args.tensors_checked), '--paths', *paths]
    out = subprocess.run(command + (['--saver'] if saver else []), stdout=subprocess.PIPE,
                         stderr=subprocess.PIPE, text=True, check=False)
    try:
        return json.loads(out.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError):
        why = (out.stderr.strip().splitlines() or ['no word'])[-1]
        return {'missing': 'exit status %d: %s' % (out.returncode, why)}


def measure(args, names, paths, before, saver=False):
    """{name: [answers]} of rounds in which all take turns."""
    rows = {name: [] for name in names}
    for _ in range(args.rounds):
        for name in names:
            if rows[name] and 'missing' in rows[name][0]:
                continue
            before(paths)
            rows[name].append(run_child(args, name, paths, saver))
    return rows


def print_table(state, rows, nbytes):
    print('\n%s, %.2f GB' % (state, nbytes / 1e9))
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


def many(args, result):
    """10,000 small tensors beside 72 large ones of as many bytes."""
    total = min(args.gb * 1e9, 10_000 * (100 << 10))
    paths = [os.path.join(args.dir, 'bench-%s.safetensors' % name) for name in ('large', 'small')]
    try:
        for path, n in zip(paths, (72, 10_000)):
            make(path, n, int(total), 5)
            args.tensors_checked = 72
            rows = measure(args, ['peerlane'], [path], warm)
            nbytes = os.path.getsize(path)
            print_table('%d tensors' % n, rows, nbytes)
            result['%d tensors' % n] = {'bytes': nbytes, 'rows': rows}
    finally:
        for path in paths:
            if os.path.exists(path):
                os.unlink(path)


def parent(args):
    names = args.loaders.split(',') if args.loaders else list(LOADERS)
    paths = [os.path.join(args.dir, 'bench-%d-of-%d.safetensors' % (i + 1, args.files))
             for i in range(args.files)]
    result = {'device': args.device, 'files': args.files, 'tensors': args.tensors}
    try:
        for i, path in enumerate(paths):
            make(path, args.tensors, int(args.gb * 1e9 / args.files), i)
        nbytes = sum(os.path.getsize(path) for path in paths)
        for state in args.states.split(','):
            if state == 'many':
                many(args, result)
                continue
            saver = state == 'save'
            rows = measure(args, list(SAVERS) if saver else names, paths,
                           cool if state == 'cold' else warm, saver)
            print_table(state, rows, nbytes)
            result[state] = {'bytes': nbytes, 'rows': rows}
    finally:
        for path in paths:
            if os.path.exists(path) and not args.keep:
                os.unlink(path)
    if args.json:
        with open(args.json, 'w', encoding='utf-8') as f:
            json.dump(result, f, indent=1)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument('dir')
    p.add_argument('--device', default='cuda:0')
    p.add_argument('--gb', type=float, default=14)
    p.add_argument('--files', type=int, default=4)
    p.add_argument('--tensors', type=int, default=72, help='of each file')
    p.add_argument('--rounds', type=int, default=3)
    p.add_argument('--states', default='cached,cold,many,save')
    p.add_argument('--loaders', help='names, with commas: ' + ', '.join(LOADERS))
    p.add_argument('--tensors-checked', type=int, default=8)
    p.add_argument('--json')
    p.add_argument('--keep', action='store_true', help='leave the files')
    p.add_argument('--child', help=argparse.SUPPRESS)
    p.add_argument('--saver', action='store_true', help=argparse.SUPPRESS)
    p.add_argument('--paths', nargs='*', help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.child:
        child(args)
    else:
        parent(args)


if __name__ == '__main__':
    main()
