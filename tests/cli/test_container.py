# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What containers and batch systems take away: system calls, threads, memory that may be locked,
descriptors. The bytes are right, or the words name what is missing; nothing hangs."""

import ctypes
import errno
import json
import os
import platform
import resource
import struct
import subprocess
import unittest

import cli

# Numbers that are the same on all machines but clone(2).
CLONE = {'x86_64': 56, 'aarch64': 220}.get(platform.machine())
CALLS = {'io_uring_setup': 425, 'io_uring_enter': 426, 'io_uring_register': 427, 'clone3': 435,
         'cachestat': 451, 'clone': CLONE}
# Those of Docker's default profile among the calls that the library makes.
DOCKER = {'x86_64': {'mbind': 237, 'get_mempolicy': 239, 'process_vm_readv': 310,
                     'process_vm_writev': 311},
          'aarch64': {'mbind': 235, 'get_mempolicy': 236, 'process_vm_readv': 270,
                      'process_vm_writev': 271}}.get(platform.machine(), {})
CALLS.update(DOCKER)
URING = ('io_uring_setup', 'io_uring_enter', 'io_uring_register')
LEN = (9 << 20) + 17


def filtered(**refused):
    """For a child before exec: these system calls fail with these numbers."""
    def apply():
        program = [(0x20, 0, 0, 0)]  # the call's number
        for name, err in refused.items():
            program += [(0x15, 0, 1, CALLS[name]), (0x06, 0, 0, 0x00050000 | err)]
        program.append((0x06, 0, 0, 0x7fff0000))
        code = ctypes.create_string_buffer(b''.join(struct.pack('HBBI', *p) for p in program))
        head = struct.pack('HL', len(program), ctypes.addressof(code))
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, head, 0, 0):
            raise OSError(ctypes.get_errno(), 'prctl')
    return apply


def limited(**limits):
    def apply():
        for name, value in limits.items():
            resource.setrlimit(getattr(resource, 'RLIMIT_' + name), (value, value))
    return apply


def may_mount():
    """Whether a process here may have mounts of its own."""
    return subprocess.run(['unshare', '--mount', 'true'], check=False,
                          stderr=subprocess.DEVNULL).returncode == 0


def in_cgroup(files):
    """What a runtime shows of its cgroup, for `peerlane`: these files and nothing else."""
    lay = ''.join(f"echo '{text}' >/sys/fs/cgroup/{name}; " for name, text in files.items())
    return ['unshare', '--mount', 'sh', '-ec',
            'mount -t tmpfs none /sys/fs/cgroup; ' + lay + 'exec "$@"', 'sh', cli.BIN]


class Contained(cli.Case):
    def setUp(self):
        super().setUp()
        self.data = cli.content(LEN)
        self.make('a', self.data)

    def run_in(self, place, *args, **env):
        def apply():
            place()
            # What tries again for ever takes processor time, however busy the machine is.
            resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
        r = subprocess.run([cli.BIN, *args], cwd=self.dir, env=cli.environment(**env),
                           stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE, preexec_fn=apply, check=False)
        return r.returncode, r.stdout.decode(), r.stderr.decode()

    def carries(self, place, *more, **env):
        """Into a GPU and back, by each kind of route, verified; and the file is looked at here."""
        for args in (['a', 'gpu:0'], ['a', 'gpu:0', '--policy', 'bounce'], ['a', 'b'],
                     ['a', 'b', '--via', 'gpu:0', '--policy', 'bounce']):
            with self.subTest(' '.join(args)):
                rc, out, err = self.run_in(place, 'cp', '--verify', *args, *more, **env)
                self.assertEqual((rc, err), (0, ''), out + err)
                self.assertIn('all bytes equal', out)
                if args[1] == 'b':
                    self.assertEqual(self.read('b'), self.data)

    def test_system_calls_of_dockers_profile(self):
        for err in (errno.EPERM, errno.ENOSYS):
            place = filtered(**{name: err for name in (*URING, *DOCKER, 'cachestat')})
            self.carries(place)
            self.carries(place, PEERLANE_TEST_SOFT_HOST_ADDRESSABLE='false')
            rc, out, err = self.run_in(place, 'check')
            self.assertEqual((rc, err), (0, ''))
            self.assertIn('io_uring: cannot be used', out)
            self.assertIn('engine: threads', out)
            self.assertIn('seccomp', out)

    def test_no_thread(self):
        """The limit of processes is reached: what needs no thread works, the rest says why."""
        place = filtered(clone=errno.EAGAIN, clone3=errno.EAGAIN)
        rc, out, err = self.run_in(place, 'cp', '--verify', 'a', 'b')
        self.assertEqual((rc, err), (0, ''))
        self.assertEqual(self.read('b'), self.data)
        for args in (['cp', '--verify', 'a', 'gpu:0'], ['demo', 'a'],
                     ['cp', '--policy', 'bounce', 'a', 'gpu:0'], ['cp', '--via', 'gpu:0', 'a', 'b']):
            for addressable in ('true', 'false'):
                with self.subTest(' '.join(args) + ' ' + addressable):
                    rc, out, err = self.run_in(place, *args,
                                               PEERLANE_TEST_SOFT_HOST_ADDRESSABLE=addressable)
                    if rc == 0:
                        continue
                    self.assertEqual(rc, 1, out + err)
                    self.assertIn('no more threads are allowed (ulimit -u, the pids limit', err)
        self.assertEqual(self.litter(), [])

    def row(self, files, name, *args, **env):
        """A row of `peerlane check` there, as its words; None: there is none."""
        r = subprocess.run([*in_cgroup(files), 'check', '--json', *args], check=False,
                           env=cli.environment(**env), stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE)
        self.assertEqual((r.returncode, r.stderr), (0, b''))
        rows = [x for x in json.loads(r.stdout)['findings'] if x['code'] == name]
        self.assertLessEqual(len(rows), 1)
        return rows[0]['finding'] if rows else None

    @unittest.skipUnless(may_mount(), 'this process may not make a mount namespace')
    def test_rows(self):
        """Of threads: those for streams and background work, 9, for arrays 17 and the proxies, and these."""
        few = {'PEERLANE_THREADS': '10', 'PEERLANE_TEST_QUEUE_THREADS': '6'}
        more = min(max(len(os.sched_getaffinity(0)) // 2, 1), 4) - 1  # proxies beside the first
        for left, own in ((0, 43 + more), (57, 43 + more)):
            detail = self.row({'pids.max': left + 12, 'pids.current': 12}, 'threads-few', **few)
            self.assertIn(f'start {left} more threads; a context starts up to {own}', detail)
        for pids in ({'pids.max': 71 + more, 'pids.current': 12}, {'pids.max': 'max', 'pids.current': 12}, {}):
            self.assertIsNone(self.row(pids, 'threads-few', **few))
        detail = self.row({'pids.max': 71 + more, 'pids.current': 12}, 'threads-few',
                          **{**few, 'PEERLANE_THREADS': '11'})
        self.assertIn(f'start {59 + more} more threads; a context starts up to {44 + more}', detail)

        seen = len(os.sched_getaffinity(0))
        for quota in ('max 100000', f'{seen}00000 100000'):
            self.assertIsNone(self.row({'cpu.max': quota}, 'cpus-limited'))
        if seen > 1:
            detail = self.row({'cpu.max': '50000 100000'}, 'cpus-limited')
            self.assertIn(f'comes to 1 of the {seen} processors', detail)

    def test_an_old_runtime(self):
        place = filtered(clone3=errno.EPERM)
        rc, out, err = self.run_in(place, 'cp', '--verify', '--policy', 'bounce', 'a', 'gpu:0')
        if rc:  # the C library calls clone3(2)
            self.assertEqual(rc, 1, out + err)
            self.assertIn('clone3', err)
            self.assertIn('runtime', err)

    def test_locked_memory(self):
        for most in (0, 65536):
            self.carries(limited(MEMLOCK=most))

    def test_few_descriptors(self):
        self.carries(limited(NOFILE=16))
        rc, out, err = self.run_in(limited(NOFILE=5), 'cp', 'a', 'gpu:0')
        self.assertEqual(rc, 1, out)
        self.assertIn('too many open files', err)

    def test_one_processor(self):
        one = min(os.sched_getaffinity(0))
        self.carries(lambda: os.sched_setaffinity(0, [one]))


if __name__ == '__main__':
    if CLONE is None:
        cli.skip('the numbers of system calls are not known for ' + platform.machine())
    if os.environ.get('PEERLANE_RUN_PRELOADS') == 'no':
        cli.skip('sanitizers need the threads and the memory that are taken away here')
    cli.main()
