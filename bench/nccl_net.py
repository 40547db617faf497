#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
NCCL over the plug-in, beside NCCL over its own sockets with nothing set: two processes that NCCL takes for two
hosts (NCCL_HOSTID), on one GPU under CUDA MPS, or on two. All-reduce, send and receive, all-to-all from 8 bytes on,
with their contents checked, medians of five rounds; then each rank is killed in turn, and the other has to hear of it.

    bench/nccl_net.py --plugin FOLDER [--gpus N] [--nccl libnccl.so.2] [--quick] [--settings] [--try NAME=VALUE,... ]

FOLDER has libnccl-net-peerlane.so and libpeerlane.so.1. NCCL is PyTorch's or the system's. Nothing of the GPU is set:
--settings also runs the sockets with each of 27 settings (threads 1, 2, 4; sockets a thread 1, 2, 4; channels unset, 4, 8) and
gives the best of them at each size, beside a second run of the plug-in, with nothing set. MPS is a daemon of this user's in a folder of its own, and ends with the script.
"""

import argparse
import array
import ctypes
import glob
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

K, M = 1 << 10, 1 << 20
SIZES = (8, K, 4 * K, 16 * K, 64 * K, 128 * K, 256 * K, 512 * K, M, 4 * M, 16 * M, 64 * M, 256 * M)
QUICK = (K, 64 * K, 512 * K, 4 * M, 16 * M, 256 * M)
LIMIT = 60  # seconds that anything may take
FLOAT, SUM = 7, 0
PERIOD = 1021


class Failed(Exception):
    pass


def find_nccl():
    folders = [os.path.join(p, 'nvidia', 'nccl', 'lib') for p in sys.path if p]
    folders += ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/local/lib', '/usr/local/cuda/lib64']
    for folder in folders:
        for path in sorted(glob.glob(os.path.join(folder, 'libnccl.so.2*'))):
            return path
    return None


class Cuda:
    """One GPU and one stream, by the driver alone."""

    def __init__(self, gpu):
        self.lib = ctypes.CDLL('libcuda.so.1')
        device, self.context, self.stream = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p()
        self.call('cuInit', 0)
        self.call('cuDeviceGet', ctypes.byref(device), gpu)
        self.call('cuDevicePrimaryCtxRetain', ctypes.byref(self.context), device)
        self.call('cuCtxSetCurrent', self.context)
        self.call('cuStreamCreate', ctypes.byref(self.stream), 1)

    def call(self, name, *args):
        rc = getattr(self.lib, name)(*args)
        if rc:
            raise Failed('%s: error %d of the driver' % (name, rc))

    def alloc(self, size):
        p = ctypes.c_uint64()
        self.call('cuMemAlloc_v2', ctypes.byref(p), ctypes.c_size_t(size))
        return p.value

    def put(self, p, data):
        self.call('cuMemcpyHtoD_v2', ctypes.c_uint64(p), data, ctypes.c_size_t(len(data)))

    def get(self, p, size):
        data = ctypes.create_string_buffer(size)
        self.call('cuMemcpyDtoH_v2', data, ctypes.c_uint64(p), ctypes.c_size_t(size))
        return data.raw

    def sync(self):
        self.call('cuStreamSynchronize', self.stream)

    def idle(self):
        """Whether the stream has ended; 600 is `not yet`."""
        return self.lib.cuStreamQuery(self.stream) != 600


class Id(ctypes.Structure):
    _fields_ = [('bytes', ctypes.c_char * 128)]


class Nccl:
    def __init__(self, path, cuda, rank, ranks, store):
        self.lib = ctypes.CDLL(path)
        self.cuda, self.rank, self.ranks = cuda, rank, ranks
        self.lib.ncclGetErrorString.restype = ctypes.c_char_p
        self.lib.ncclCommInitRank.argtypes = [ctypes.c_void_p, ctypes.c_int, Id, ctypes.c_int]
        self.comm = ctypes.c_void_p()
        which = Id()
        if rank == 0:
            self.call('ncclGetUniqueId', ctypes.byref(which))
            with open(store + '.part', 'wb') as f:
                f.write(bytes(which))
            os.rename(store + '.part', store)
        end = time.monotonic() + LIMIT
        while not os.path.exists(store):
            if time.monotonic() > end:
                raise Failed('rank 0 has given no id')
            time.sleep(.01)
        with open(store, 'rb') as f:
            ctypes.memmove(ctypes.byref(which), f.read(), 128)
        self.call('ncclCommInitRank', ctypes.byref(self.comm), ranks, which, rank)

    def call(self, name, *args):
        rc = getattr(self.lib, name)(*args)
        if rc:
            raise Failed('%s: %s' % (name, self.lib.ncclGetErrorString(rc).decode()))

    def version(self):
        v = ctypes.c_int()
        self.call('ncclGetVersion', ctypes.byref(v))
        return v.value

    def all_reduce(self, src, dst, size):
        self.call('ncclAllReduce', ctypes.c_void_p(src), ctypes.c_void_p(dst), ctypes.c_size_t(size // 4), FLOAT, SUM,
                  self.comm, self.cuda.stream)

    def exchange(self, src, dst, size):
        """To the next rank, and from the one before."""
        self.call('ncclGroupStart')
        self.call('ncclSend', ctypes.c_void_p(src), ctypes.c_size_t(size), 0, (self.rank + 1) % self.ranks, self.comm,
                  self.cuda.stream)
        self.call('ncclRecv', ctypes.c_void_p(dst), ctypes.c_size_t(size), 0, (self.rank - 1) % self.ranks, self.comm,
                  self.cuda.stream)
        self.call('ncclGroupEnd')

    def all_to_all(self, src, dst, size):
        each = size // self.ranks
        self.call('ncclGroupStart')
        for r in range(self.ranks):
            self.call('ncclSend', ctypes.c_void_p(src + r * each), ctypes.c_size_t(each), 0, r, self.comm,
                      self.cuda.stream)
            self.call('ncclRecv', ctypes.c_void_p(dst + r * each), ctypes.c_size_t(each), 0, r, self.comm,
                      self.cuda.stream)
        self.call('ncclGroupEnd')

    def error(self):
        rc = ctypes.c_int()
        self.call('ncclCommGetAsyncError', self.comm, ctypes.byref(rc))
        return rc.value


def pattern(rank, size, scale=1):
    one = array.array('f', [scale * (i % PERIOD) + rank for i in range(PERIOD)]).tobytes()
    return (one * (size // len(one) + 1))[:size]


def expected(what, rank, ranks, size):
    if what == 'all-reduce':
        return pattern(sum(range(ranks)), size, ranks)
    if what == 'exchange':
        return pattern((rank - 1) % ranks, size)
    each = size // ranks
    return b''.join(pattern(r, size)[rank * each:(rank + 1) * each] for r in range(ranks))


def repeats(size):
    return 200 if size <= 1 << 16 else 60 if size <= 1 << 20 else 20 if size <= 1 << 24 else 6


def wait_for(cuda, nccl, what):
    """Until the stream has ended, or NCCL says that it never will."""
    end = time.monotonic() + LIMIT
    while not cuda.idle():
        rc = nccl.error()
        if rc not in (0, 7):
            raise Failed('%s: NCCL reports %s' % (what, nccl.lib.ncclGetErrorString(rc).decode()))
        if time.monotonic() > end:
            raise Failed('%s: nothing ended in %d s' % (what, LIMIT))
    cuda.sync()


def rank_main(args):
    cuda = Cuda(args.rank % args.gpus)
    nccl = Nccl(args.nccl, cuda, args.rank, args.ranks, args.store)
    most = max(args.sizes)
    src, dst = cuda.alloc(most), cuda.alloc(most)
    cuda.put(src, pattern(args.rank, most))
    if args.rank == 0:
        print('version %d' % nccl.version(), flush=True)
    if args.forever:
        nccl.all_reduce(src, dst, most)
        wait_for(cuda, nccl, 'the first all-reduce')
        print('ready', flush=True)
        try:
            while True:
                nccl.all_reduce(src, dst, most)
                wait_for(cuda, nccl, 'all-reduce')
        except Failed as e:
            print('error %s' % e, flush=True)
            os._exit(0)  # the stream never ends
    for what in args.what:
        call = {'all-reduce': nccl.all_reduce, 'exchange': nccl.exchange, 'all-to-all': nccl.all_to_all}[what]
        for size in args.sizes:
            cuda.put(dst, b'\xff' * size)
            for _ in range(3):
                call(src, dst, size)
            wait_for(cuda, nccl, '%s of %d bytes' % (what, size))
            rounds = []
            for _ in range(5):
                n = repeats(size)
                start = time.perf_counter()
                for _ in range(n):
                    call(src, dst, size)
                wait_for(cuda, nccl, '%s of %d bytes' % (what, size))
                rounds.append((time.perf_counter() - start) / n)
            if cuda.get(dst, size) != expected(what, args.rank, args.ranks, size):
                raise Failed('%s of %d bytes: WRONG BYTES' % (what, size))
            if args.rank == 0:
                print('time %s %d %.2f' % (what, size, statistics.median(rounds) * 1e6), flush=True)
    nccl.call('ncclCommDestroy', nccl.comm)
    print('good', flush=True)
    return 0


class Mps:
    """A daemon of this user's, in a folder of its own."""

    def __init__(self, folder):
        self.folder, self.n = folder, 0
        self.begin()

    def again(self):
        self.end()
        self.n += 1
        self.begin()

    def begin(self):
        folder = os.path.join(self.folder, str(self.n))
        os.mkdir(folder)
        self.env = dict(os.environ, CUDA_MPS_PIPE_DIRECTORY=os.path.join(folder, 'pipe'),
                        CUDA_MPS_LOG_DIRECTORY=os.path.join(folder, 'log'))
        for name in ('pipe', 'log'):
            os.mkdir(os.path.join(folder, name))
        self.on = bool(shutil.which('nvidia-cuda-mps-control')) and subprocess.run(
            ['nvidia-cuda-mps-control', '-d'], env=self.env, check=False, timeout=30).returncode == 0
        if not self.on:
            print('no CUDA MPS: two processes take turns on the GPU, and times mean nothing')
            self.env = dict(os.environ)

    def end(self):
        if self.on:
            subprocess.run(['nvidia-cuda-mps-control'], input='quit\n', text=True, env=self.env, check=False, timeout=30)


def start(args, mps, more, folder, what, sizes, forever=False):
    store = tempfile.mktemp(dir=folder)
    processes = []
    for rank in range(args.ranks):
        env = dict(mps.env, NCCL_HOSTID='peerlane-%d' % rank, NCCL_DEBUG='INFO',
                   NCCL_DEBUG_SUBSYS='INIT,NET,GRAPH,ENV', NCCL_DEBUG_FILE='%s.log.%d' % (store, rank))
        env.update(more)
        env['LD_LIBRARY_PATH'] = args.plugin + ':' + env.get('LD_LIBRARY_PATH', '')
        command = [sys.executable, os.path.abspath(__file__), '--rank', str(rank), '--ranks', str(args.ranks), '--store',
                   store, '--nccl', args.nccl, '--gpus', str(args.gpus), '--sizes', ','.join(map(str, sizes)),
                   '--what', ','.join(what), '--plugin', args.plugin] + (['--forever'] if forever else [])
        processes.append(subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
    return store, processes


def log_of(store, rank=0):
    try:
        with open('%s.log.%d' % (store, rank), encoding='utf-8', errors='replace') as f:
            return f.read()
    except OSError:
        return ''


def finish(processes, seconds):
    """Whatever happens, no process stays."""
    end = time.monotonic() + seconds
    said = []
    for p in processes:
        try:
            said.append(p.communicate(timeout=max(1, end - time.monotonic()))[0])
        except subprocess.TimeoutExpired:
            p.kill()
            said.append(p.communicate()[0] + '\nit took more than %d s' % seconds)
    return said


def run(args, mps, name, more, what, sizes, folder):
    store, processes = start(args, mps, more, folder, what, sizes)
    said = finish(processes, 4 * LIMIT)
    log = log_of(store)
    network = re.findall(r'Using network (\S+)', log)
    channels = re.findall(r'(\d+) coll channels', log)
    print('%s: network %s, %s channels%s' % (name, network[-1] if network else '?', channels[-1] if channels else '?',
                                             ''.join(' %s=%s' % x for x in sorted(more.items()))))
    if any(p.returncode for p in processes) or not all('good' in s for s in said):
        for rank, text in enumerate(said):
            print('rank %d: %s' % (rank, text[-1500:]))
            print('\n'.join(log_of(store, rank).split('\n')[-25:]))
        return None
    return {(w, int(s)): float(us) for w, s, us in re.findall(r'time (\S+) (\d+) (\S+)', said[0])}


def table(rows, what, sizes):
    print('\n%s, us (GB/s)' % what)
    print('%12s' % 'BYTES' + ''.join('%22s' % name[:21] for name, _ in rows))
    for size in sizes:
        line = '%12d' % size
        for _, times in rows:
            us = times.get((what, size)) if times else None
            line += '%22s' % ('-' if us is None else '%.1f (%.2f)' % (us, size / us / 1e3))
        print(line)
    sys.stdout.flush()


def kill_each(args, mps, more, folder):
    bad = 0
    for victim in range(args.ranks):
        mps.again()  # where a client was killed, MPS gives no contexts any more
        store, processes = start(args, mps, more, folder, ['all-reduce'], [64 << 20], forever=True)
        begun = time.monotonic()
        early = ['', '']
        for i, p in enumerate(processes):
            for line in p.stdout:
                early[i] += line
                if 'ready' in line:
                    break
        time.sleep(.5)
        processes[victim].send_signal(signal.SIGKILL)
        start_wait = time.monotonic()
        other = processes[1 - victim]
        try:
            said = other.communicate(timeout=LIMIT)[0]
        except subprocess.TimeoutExpired:
            other.kill()
            said = other.communicate()[0]
        took = time.monotonic() - start_wait
        processes[victim].communicate()
        lines = [x for x in log_of(store, 1 - victim).split('\n') if 'Peerlane:' in x and 'WARN' in x]
        good = 'error' in said and took < 20
        if not good:
            print('what they said before: %s; the other ended with %s\n%s' % (
                early, other.returncode, '\n'.join(log_of(store, 1 - victim).split('\n')[-12:])))
        bad += not good
        print('rank %d killed after %.1f s: the other %s after %.2f s; %d line(s) of the plug-in%s' % (
            victim, start_wait - begun, ' '.join(said.split()) or 'says nothing', took, len(lines),
            ': ' + lines[0].split('Peerlane:')[1].strip() if lines else ''))
    return bad


def best_settings(args, mps, ours, folder):
    """The sockets, all settings; each size's best may be another setting."""
    sizes = [size for size in SIZES if size >= 64 * K]
    found = {size: (float('inf'), 'nothing') for size in sizes}
    for threads in (1, 2, 4):
        for sockets in (1, 2, 4):
            for channels in (None, 4, 8):
                more = {'NCCL_NET': 'Socket', 'NCCL_NET_PLUGIN': 'none', 'NCCL_SOCKET_NTHREADS': str(threads),
                        'NCCL_NSOCKS_PERTHREAD': str(sockets)}
                if channels:
                    more['NCCL_MIN_NCHANNELS'] = str(channels)
                name = '%d threads, %d sockets, %s channels' % (threads, sockets, channels or 'unset')
                times = run(args, mps, name, more, ['all-reduce'], sizes, folder) or {}
                for size in sizes:
                    us = times.get(('all-reduce', size))
                    if us:
                        print('    %9d %9.1f us (%.2f GB/s)' % (size, us, size / us / 1e3))
                        found[size] = min(found[size], (us, name))
    times = run(args, mps, 'peerlane, once more', ours, ['all-reduce'], sizes, folder) or {}
    print('\nall-reduce, the best of 27 settings of the sockets')
    for size in sizes:
        us, best = times.get(('all-reduce', size), float('nan')), found[size]
        print('%12d sockets %.1f us (%.2f GB/s) by %s; plug-in %.1f us (%.2f GB/s): x%.2f' % (
            size, best[0], size / best[0] / 1e3, best[1], us, size / us / 1e3, best[0] / us))
    sys.stdout.flush()


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split('\n\n', 1)[0])
    parser.add_argument('--plugin', required=True)
    parser.add_argument('--gpus', type=int, default=1)
    parser.add_argument('--ranks', type=int, default=2)
    parser.add_argument('--nccl', default=find_nccl())
    parser.add_argument('--quick', action='store_true', help='fewer sizes')
    parser.add_argument('--try', dest='tries', action='append', default=[], help='settings of one more row')
    parser.add_argument('--settings', action='store_true', help='all settings of the sockets: 27 runs, some three minutes')
    parser.add_argument('--no-kill', action='store_true')
    parser.add_argument('--rank', type=int, help=argparse.SUPPRESS)
    parser.add_argument('--store', help=argparse.SUPPRESS)
    parser.add_argument('--sizes', type=lambda s: [int(x) for x in s.split(',')], help=argparse.SUPPRESS)
    parser.add_argument('--what', type=lambda s: s.split(','), help=argparse.SUPPRESS)
    parser.add_argument('--forever', action='store_true', help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    args = arguments()
    if args.rank is not None:
        try:
            return rank_main(args)
        except Failed as e:
            print('failed: %s' % e, flush=True)
            os._exit(1)
    args.plugin = os.path.abspath(args.plugin)
    if not args.nccl:
        print('NCCL was not found: --nccl libnccl.so.2', file=sys.stderr)
        return 2
    ours = {'NCCL_NET_PLUGIN': 'peerlane'}
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        mps = Mps(folder)
        try:
            every = ['all-reduce', 'exchange', 'all-to-all']
            sizes = QUICK if args.quick else SIZES
            rows = [('sockets, unset', run(args, mps, 'sockets, unset', {'NCCL_NET': 'Socket', 'NCCL_NET_PLUGIN': 'none'},
                                           every, sizes, folder)),
                    ('peerlane', run(args, mps, 'peerlane', ours, every, sizes, folder))]
            for what in every:
                table(rows, what, sizes)
            bad += sum(times is None for _, times in rows)
            if not args.no_kill:
                bad += kill_each(args, mps, ours, folder)
                mps.again()
            if args.settings:
                best_settings(args, mps, ours, folder)
            few = [s for s in sizes if s >= K]
            more = []
            for one in args.tries:
                settings = dict(x.split('=', 1) for x in one.split(','))
                base = {} if 'NCCL_NET' in settings else ours
                more.append((one.replace('PEERLANE_', '').replace('NCCL_', ''), run(
                    args, mps, one, dict(base, **settings), ['all-reduce'], few, folder)))
            if more:
                table(rows + more, 'all-reduce', few)
        finally:
            mps.end()
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
