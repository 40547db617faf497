#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
PyTorch saving and loading one storage by torch.cuda.gds, on two libraries called libcufile.so.0 in
turn, each in a process of its own. Prints medians, CPU seconds and ratios.

    bench/torch_gds.py OURS THEIRS FILE [--gib N] [--rounds N] [--budget SECONDS]

OURS and THEIRS are paths of libcufile.so.0; "torch" as THEIRS is the one that torch brings along.
FILE is made, and removed afterwards. The python that runs this must have torch. Each library is
preloaded, so that torch's calls find its functions first; torch may load the one that it brings
along all the same. Which one has cuFileRead is read from the process's memory map and printed.
Every byte is compared.

NVIDIA's library refuses files on machines without a udev database: as root, a minimal one is made
and removed again.
"""

import argparse
import ctypes
import json
import os
import statistics
import subprocess
import sys
import time

STEP = 256 << 20


def mapped():
    """The files called libcufile.so* in this process, and the one that has cuFileRead."""
    files, where = set(), None
    read = getattr(ctypes.CDLL(None), 'cuFileRead', None)
    address = ctypes.cast(read, ctypes.c_void_p).value if read else 0
    with open('/proc/self/maps', encoding='utf-8') as f:
        for line in f:
            part = line.split(maxsplit=5)
            if len(part) == 6 and os.path.basename(part[5]).startswith('libcufile.so'):
                files.add(part[5].strip())
                low, high = (int(x, 16) for x in part[0].split('-'))
                where = part[5].strip() if low <= address < high else where
    return sorted(files), where


class Child:
    """One process, one library: four kinds of transfers, timed, and what they moved, compared."""

    def __init__(self, args):
        import torch  # pylint: disable=import-outside-toplevel
        self.torch, self.args = torch, args
        if not torch.cuda.is_available() or not hasattr(torch._C, '_gds_load_storage'):
            sys.exit('this torch has no GPU, or no torch.cuda.gds')
        self.n = args.gib << 27  # of int64
        self.want = torch.arange(self.n, dtype=torch.int64, device='cuda')
        self.want.mul_(0x9E3779B97F4A7C1).add_(args.seed)
        self.got = torch.zeros(self.n, dtype=torch.int64, device='cuda')
        self.rows = {}

    def timed(self, name, times, call):
        for _ in range(times):
            self.torch.cuda.synchronize()
            wall, cpu = time.perf_counter(), time.process_time()
            call()
            self.torch.cuda.synchronize()
            self.rows.setdefault(name, []).append(
                (time.perf_counter() - wall, time.process_time() - cpu))

    def loaded(self, name, times, call):
        self.timed(name, times - 1, call)
        self.got.zero_()
        self.timed(name, 1, call)
        if not self.torch.equal(self.got, self.want):
            sys.exit('%s: the storage is not what was saved' % name)

    def saved(self, name):
        """What is in the file by ordinary reads; leaves it in the page cache."""
        buf = bytearray(STEP)
        with open(self.args.file, 'rb', buffering=0) as f:
            for at in range(0, self.n * 8, STEP):
                n = f.readinto(buf)
                seen = self.torch.frombuffer(buf, dtype=self.torch.int64).cuda()
                if n != STEP or not self.torch.equal(seen, self.want[at // 8:(at + STEP) // 8]):
                    sys.exit('%s: the file has other bytes near %d' % (name, at))

    def forget(self):
        """Whatever ran before, O_DIRECT begins with nothing in the page cache."""
        fd = os.open(self.args.file, os.O_RDWR)
        os.fsync(fd)
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(fd)

    def direct(self):
        self.forget()
        f = self.torch.cuda.gds.GdsFile(self.args.file, os.O_RDWR)
        self.timed('save, O_DIRECT', self.args.saves, lambda: f.save_storage(
            self.want.untyped_storage(), 0))
        self.saved('save, O_DIRECT')
        self.forget()
        self.loaded('load, O_DIRECT', 3, lambda: f.load_storage(self.got.untyped_storage(), 0))

    def cached(self):
        """GdsFile adds O_DIRECT to what it opens: what it calls is called with a handle of ours."""
        api = self.torch._C  # pylint: disable=protected-access
        self.saved('save, O_DIRECT')  # fills the page cache
        fd = os.open(self.args.file, os.O_RDWR)
        handle = api._gds_register_handle(fd)
        self.loaded('load, page cache', 7, lambda: api._gds_load_storage(
            handle, self.got.untyped_storage(), 0))
        self.want.add_(1)
        self.timed('save, page cache', self.args.saves, lambda: api._gds_save_storage(
            handle, self.want.untyped_storage(), 0))
        self.saved('save, page cache')
        api._gds_deregister_handle(handle)
        os.fsync(fd)
        os.close(fd)

    def run(self):
        self.direct()
        self.cached()
        files, where = mapped()
        print(json.dumps({'rows': self.rows, 'files': files, 'where': where,
                          'torch': self.torch.__version__,
                          'gpu': self.torch.cuda.get_device_name(0)}))


class Udev:
    """A database of one entry, for NVIDIA's library."""

    def __init__(self, path):
        st = os.stat(path)
        entry = '/run/udev/data/b%d:%d' % (os.major(st.st_dev), os.minor(st.st_dev))
        self.made = []
        if os.path.exists(entry) or not os.access('/run', os.W_OK):
            return
        fs = subprocess.run(['stat', '-f', '-c', '%T', path], stdout=subprocess.PIPE, text=True,
                            check=True).stdout.strip().replace('ext2/ext3', 'ext4')
        os.makedirs('/run/udev/data', exist_ok=True)
        self.put(entry, 'I:1\nE:ID_FS_USAGE=filesystem\nE:ID_FS_TYPE=%s\nG:systemd\nQ:systemd\n'
                        'V:1\n' % fs)
        if not os.path.exists('/run/udev/control'):
            self.put('/run/udev/control', '')
        print('udev has nothing on this disk: wrote', entry)

    def put(self, path, text):
        with open(path, 'w', encoding='utf-8') as f:
            f.write(text)
        self.made.append(path)

    def undo(self):
        for path in self.made:
            os.unlink(path)


def library(name):
    """The real path of one of the two; None: torch's own, loaded as torch loads it."""
    if name == 'torch':
        return None
    if not os.path.isfile(name):
        sys.exit('%s: there is no such library' % name)
    return os.path.realpath(name)


def child(args, name, lib, seed):
    env = dict(os.environ)
    if lib:
        env['LD_PRELOAD'] = lib
        env['LD_LIBRARY_PATH'] = ':'.join(
            [os.path.dirname(lib)] + env.get('LD_LIBRARY_PATH', '').split(':')).rstrip(':')
    r = subprocess.run([sys.executable, os.path.abspath(__file__), '--child', '--gib',
                        str(args.gib), '--saves', str(args.saves), '--seed', str(seed), '-', '-',
                        args.file], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                       text=True, check=False)
    if r.returncode != 0:
        sys.exit('%s: status %d\n%s' % (name, r.returncode, r.stderr[-2000:]))
    out = json.loads(r.stdout.splitlines()[-1])
    # Without a preload nothing is in the global scope: there is but one, or nobody can tell.
    used = out['where'] or (out['files'][0] if len(out['files']) == 1 else None)
    if used is None or lib not in (None, used):
        sys.exit('%s: cuFileRead is from %s; loaded are %s' % (name, used, out['files']))
    return dict(out, used=used)


def table(took, size):
    gb = size / 1e9
    print('\n%-18s %26s %26s %8s %8s' % ('', 'ours GB/s (CPU s/GB)', 'theirs', 'speed', 'CPU'))
    for name in took['ours']:
        med = {}
        for who in ('ours', 'theirs'):
            wall, cpu = zip(*took[who][name])
            med[who] = gb / statistics.median(wall), statistics.median(cpu) / gb, \
                gb / max(wall), gb / min(wall)
        print('%-18s' % name, *('%26s' % ('%.2f [%.2f-%.2f] (%.3f)' % (
            m[0], m[2], m[3], m[1])) for m in (med['ours'], med['theirs'])),
              '  x%.2f' % (med['ours'][0] / med['theirs'][0]),
              '  x%.2f' % (med['ours'][1] / med['theirs'][1]))


def parent(args):
    libs = {'ours': library(args.ours), 'theirs': library(args.theirs)}
    end = time.monotonic() + args.budget
    took, longest = {'ours': {}, 'theirs': {}}, 0
    piece = os.urandom(8 << 20)
    udev = None
    try:
        with open(args.file, 'wb') as f:
            for _ in range((args.gib << 30) // len(piece)):
                f.write(piece)
            f.flush()
            os.fsync(f.fileno())
        udev = Udev(args.file)
        for i in range(args.rounds):
            begin = time.monotonic()
            if i and begin + longest > end:
                print('no time left for round', i + 1)
                break
            for who in ('ours', 'theirs') if i % 2 == 0 else ('theirs', 'ours'):
                out = child(args, who, libs[who], 2 * i + (who == 'ours'))
                print('%-6s %s: torch %s, %s, %.0f s left' % (
                    who, out['used'], out['torch'], out['gpu'], end - time.monotonic()),
                      flush=True)
                for name, rows in out['rows'].items():
                    took[who].setdefault(name, []).extend(rows)
            longest = max(longest, time.monotonic() - begin)
        table(took, args.gib << 30)
    finally:
        if udev:
            udev.undo()
        os.unlink(args.file)


def main():
    p = argparse.ArgumentParser(description=__doc__,
                                formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('ours')
    p.add_argument('theirs')
    p.add_argument('file')
    p.add_argument('--gib', type=int, default=4, help='size of the storage (default: 4)')
    p.add_argument('--rounds', type=int, default=2, help='processes of each (default: 2)')
    p.add_argument('--saves', type=int, default=2, help='saves of a process (default: 2)')
    p.add_argument('--budget', type=float, default=90,
                   help='no round is begun that would end later than this many seconds (90)')
    p.add_argument('--seed', type=int, default=0, help=argparse.SUPPRESS)
    p.add_argument('--child', action='store_true', help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.child:
        Child(args).run()
    elif os.path.exists(args.file):
        sys.exit('%s exists: it would be overwritten' % args.file)
    else:
        parent(args)


main()
