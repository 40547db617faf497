# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
`peerlane run`: a program that knows nothing of Peerlane has its large copies carried over two GPUs'
links, on the stand-in for a CUDA driver; its output, status and arguments are its own.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import unittest

import cli

FAKE = os.environ.get('FAKECUDA_LIB', '')
APP = os.environ.get('WIDE_APP', '')
PRELOADS = os.environ.get('PEERLANE_RUN_PRELOADS') == 'yes'

# The program: finds the driver by dlsym(), as ctypes does, copies in and back, compares.
PROGRAM = '''
import ctypes, os, sys
cu = ctypes.CDLL(os.environ["FAKECUDA_LIB"])
n, void, u64 = int(sys.argv[1]), ctypes.c_void_p, ctypes.c_uint64
def call(name, *args):
    r = getattr(cu, name)(*args)
    if r:
        sys.exit("%s: %d" % (name, r))
ctx, s, dev, host = void(), void(), u64(), void()
call("cuInit", 0)
call("cuDevicePrimaryCtxRetain", ctypes.byref(ctx), 0)
call("cuCtxSetCurrent", ctx)
call("cuStreamCreate", ctypes.byref(s), 1)
call("cuMemAlloc_v2", ctypes.byref(dev), ctypes.c_size_t(n))
call("cuMemHostAlloc", ctypes.byref(host), ctypes.c_size_t(n), 0)
sent = os.urandom(n)
ctypes.memmove(host, sent, n)
call("cuMemcpyHtoDAsync_v2", dev, host, ctypes.c_size_t(n), s)
call("cuStreamSynchronize", s)
seen = ctypes.create_string_buffer(n)
call("fakecuda_peek", dev, seen, ctypes.c_size_t(n))
assert seen.raw == sent, "wrong bytes on the device"
ctypes.memset(host, 0, n)
call("cuMemcpyDtoH_v2", host, dev, ctypes.c_size_t(n))
assert ctypes.string_at(host, n) == sent, "wrong bytes came back"
if "reset" in sys.argv:
    call("cuDevicePrimaryCtxReset_v2", 0)
if sys.argv[-1] == "again":
    call("cuMemAlloc_v2", ctypes.byref(dev), ctypes.c_size_t(n))
    call("cuMemHostAlloc", ctypes.byref(host), ctypes.c_size_t(n), 0)
    call("cuMemcpyHtoD_v2", dev, host, ctypes.c_size_t(n))
print("right", os.environ.get("LD_PRELOAD", "nothing"))
sys.exit(int(sys.argv[2]))
'''
LEN = 10 << 20


class Case(cli.Case):
    """On a machine with two GPUs, as far as its PCI bus tells."""

    def run_tool(self, *args, env=None, **more):
        return super().run_tool(*args, env={'PEERLANE_TEST_SYSROOT': cli.machine('workstation'), **(env or {})},
                                **more)


@unittest.skipUnless(PRELOADS, "a sanitizer's runtime wants to be loaded first")
class Program(Case):
    def program(self, *options, length=LEN, status=0, env=None, more=()):
        """Runs it by `peerlane run`; its statistics, and all of its standard output and error."""
        self.make('program.py', PROGRAM.encode())
        r = self.run_tool('run', '--stats-file', 'stats', *options, sys.executable, 'program.py',
                          str(length), str(status), *more, env=dict({'FAKECUDA_LIB': FAKE}, **(env or {})))
        self.assertEqual(r.returncode, status, r.stderr.decode())
        with open(self.path('stats'), encoding='utf-8') as f:
            return json.load(f), r.stdout.decode(), r.stderr.decode()

    def test_lanes(self):
        length = 4 * LEN  # of a short copy the other lane has less
        said, out, err = self.program('--lanes', 'all', length=length)
        self.assertRegex(out, r'^right /\S*/libpeerlane-run\.so\n$')
        self.assertEqual(err, '')
        self.assertEqual((said['copies'], said['bytes_in'], said['bytes_out']), (2, length, length))
        self.assertGreater(said['lanes']['1'], length * 2 * .45)
        self.assertEqual(said['home'] + said['lanes']['1'], 2 * length)
        self.assertEqual((said['again'], said['off']), (0, ''))
        self.assertEqual(set(said['past'].values()), {0})

    def test_four_gpus(self):
        said, _, _ = self.program('--lanes=1,3', env={'FAKECUDA_DEVICES': '4'})
        self.assertEqual(set(said['lanes']), {'1', '3'})

    def test_none(self):
        """auto, where the program uses one GPU, and off."""
        said, _, err = self.program()
        self.assertEqual((said['copies'], said['past']['lanes']), (0, 2))
        self.assertRegex(err, r'^peerlane run: process \d+: no lane for any of 2 large copies: it uses no '
                              r'two GPUs that NVLink joins \(--lanes all takes the links of all that it '
                              r'sees\)\n$')
        said, _, err = self.program('--lanes', 'off')
        self.assertEqual((said['copies'], said['past']['small'], err), (0, 2, ''))

    def test_where_there_can_be_none(self):
        for lanes, env, words in (
                ('all', {'FAKECUDA_DEVICES': '1'}, 'it sees one GPU'),
                ('all', {'FAKECUDA_ATOMICS': '0'}, 'NVLink joins no two of the GPUs'),
                ('1', {'FAKECUDA_PEER': '0'}, 'the GPUs that --lanes names have no peer access to the '
                                              'one that it uses')):
            with self.subTest(words):
                said, out, err = self.program('--lanes', lanes, env=env)
                self.assertTrue(out.startswith('right'))
                self.assertEqual(said['copies'], 0)
                self.assertRegex(err, r'^peerlane run: process \d+: no lane for any of 2 large copies: %s\n$'
                                 % re.escape(words))
        _, _, err = self.program('--lanes', 'all', length=(8 << 20) - 1)  # nothing was large
        self.assertEqual(err, '')

    def test_smallest(self):
        said, _, _ = self.program('--lanes', 'all', length=(8 << 20) - 1)
        self.assertEqual((said['copies'], said['past']['small']), (0, 2))
        said, _, _ = self.program('--lanes', 'all', '--min', '2m', length=(8 << 20) - 1)
        self.assertEqual(said['copies'], 2)

    def test_status_and_statistics(self):
        said, _, _ = self.program('--lanes', 'all', status=7)
        self.assertEqual(said['copies'], 2)
        self.make('program.py', PROGRAM.encode())
        r = self.run_tool('run', '--lanes', 'all', '--stats', sys.executable, 'program.py', str(LEN),
                          '0', env={'FAKECUDA_LIB': FAKE})
        self.assertEqual(json.loads(r.stderr)['copies'], 2)
        r = self.run_tool('run', '--lanes', 'all', '--stats-file', 'of.%p', sys.executable,
                          'program.py', str(LEN), '0', env={'FAKECUDA_LIB': FAKE})
        self.assertEqual(r.stderr, b'')
        name, = [n for n in os.listdir(self.dir) if n.startswith('of.')]
        with open(self.path(name), encoding='utf-8') as f:
            self.assertEqual('of.%d' % json.load(f)['pid'], name)

    def test_a_lane_fails(self):
        said, out, err = self.program('--lanes', 'all', env={'FAKECUDA_FAIL': 'cuMemcpyAsync:6:999'})
        self.assertTrue(out.startswith('right'))
        self.assertRegex(err, r'^peerlane run: process \d+: the lane of GPU 0 by GPU 1 failed '
                              r'\(cuMemcpyAsync: CUDA error 999\): copies go on without lanes\n$')
        self.assertGreater(said['again'], 0)
        self.assertEqual(said['past']['off'], 1)
        self.assertIn('cuMemcpyAsync', said['off'])

    def test_a_reset(self):
        """Told where it matters: not to programs that reset the device as they end."""
        said, _, err = self.program('--lanes', 'all', more=['reset'])
        self.assertEqual((said['off'], err), ('the program reset GPU 0', ''))
        said, _, err = self.program('--lanes', 'all', more=['reset', 'again'])
        self.assertRegex(err, r'^peerlane run: process \d+: the program reset GPU 0: copies go on '
                              r'without lanes\n$')
        self.assertEqual((said['copies'], said['past']['off']), (2, 1))

    def test_beside_what_is_preloaded(self):
        libc = [w for w in open('/proc/self/maps', encoding='utf-8').read().split()
                if '/libc.so' in w or '/libc-' in w][0]
        _, out, _ = self.program(env={'LD_PRELOAD': libc})
        self.assertRegex(out, r'^right /\S*/libpeerlane-run\.so:%s\n$' % libc)


@unittest.skipUnless(PRELOADS, "a sanitizer's runtime wants to be loaded first")
class Nccl(Case):
    """--nccl, before the tests' stand-in for NCCL; tests/nccl has what it does there."""

    FAKE = os.environ['FAKENCCL_LIB']

    def run_nccl(self, *words, option='--nccl', **env):
        return self.run_tool('run', option, '--stats', *words, env={'PEERLANE_TEST_CUDA_LIB': FAKE, **env})

    def version(self, *words, **env):
        r = self.run_nccl(*words, **env)
        self.assertEqual((r.returncode, r.stdout), (0, b'0 22809\n'), r.stderr.decode())
        return json.loads(r.stderr.splitlines()[-1])

    def test_where_the_real_one_is(self):
        caller = self.path('caller')
        shutil.copy(os.environ['NCCL_CALLER'], caller)
        said = self.version(caller, PEERLANE_NCCL_LIB=self.FAKE)
        self.assertEqual((said['nccl'], said['passed']), (self.FAKE, {'ncclGetVersion': 1}))
        # The caller's RPATH, then the loader's folders.
        os.mkdir(self.path('real'))
        shutil.copy(self.FAKE, self.path('real/libnccl.so.2'))
        self.assertTrue(os.path.samefile(self.version(caller)['nccl'], self.path('real/libnccl.so.2')))
        os.rename(self.path('real'), self.path('other'))
        folder = self.path('other')
        said = self.version(caller, LD_LIBRARY_PATH=folder + ':' + os.environ.get('LD_LIBRARY_PATH', ''))
        self.assertTrue(os.path.samefile(said['nccl'], folder + '/libnccl.so.2'))
        # One that the process has.
        program = ('import ctypes; real = ctypes.CDLL("%s/libnccl.so.2"); n = ctypes.c_int(); '
                   'print(ctypes.CDLL(None).ncclGetVersion(ctypes.byref(n)), n.value)' % folder)
        self.assertEqual(self.version(sys.executable, '-c', program)['nccl'], folder + '/libnccl.so.2')

    def test_a_program_that_opens_it_by_itself(self):
        """As JAX does, by dlopen() and dlsym(): not if calls are handed on to another one."""
        for name in ('one', 'two'):
            os.mkdir(self.path(name))
            shutil.copy(self.FAKE, self.path(name + '/libnccl.so.2'))
        one, two = self.path('one/libnccl.so.2'), self.path('two/libnccl.so.2')
        program = ('import ctypes, sys; n = ctypes.c_int(); libs = [ctypes.CDLL(f) for f in sys.argv[2:]]; '
                   'print(libs[int(sys.argv[1])].ncclGetVersion(ctypes.byref(n)), n.value); '
                   'libs[int(sys.argv[1])].pncclMemFree(None)')
        said = self.version(sys.executable, '-c', program, '0', one)
        self.assertEqual((said['nccl'], said['passed']), (one, {'ncclGetVersion': 1, 'ncclMemFree': 1}))
        shutil.copy(one, self.path('one/other-name.so'))
        said = self.version(sys.executable, '-c', program, '0', self.path('one/other-name.so'))
        self.assertEqual((said['nccl'], len(said['passed'])), (self.path('one/other-name.so'), 2))
        for words, env in ((('1', one, two), {}), (('0', two), {'PEERLANE_NCCL_LIB': one})):
            r = self.run_nccl(sys.executable, '-c', program, *words, **env)
            self.assertEqual((r.returncode, r.stdout), (0, b'0 22809\n'), r.stderr.decode())
            self.assertEqual(json.loads(r.stderr.splitlines()[-1])['passed'], {})
            line = 'the program has opened %s; calls are handed on to %s,' % (two, one)
            self.assertEqual(r.stderr.decode().count(line), 1)

    def test_none_and_itself(self):
        ours = self.run_tool('run', '--nccl', 'sh', '-c', 'echo $LD_PRELOAD').stdout.decode().strip().split(':')
        self.assertRegex(ours[1], r'/libnccl\.so\.2$')
        shutil.copy(ours[1], self.path('libnccl.so.2'))
        for real in (ours[1], self.path('libnccl.so.2'), '/nowhere/libnccl.so.2'):
            r = self.run_nccl(os.environ['NCCL_CALLER'], PEERLANE_NCCL_LIB=real)
            self.assertEqual(r.stdout, b'2 0\n')
            self.assertRegex(r.stderr.decode(), r'PEERLANE_NCCL_LIB: .*\n.*no NCCL was found .*'
                                                r'set PEERLANE_NCCL_LIB to its libnccl\.so\.2\n')

    def test_ranks(self):
        program = ('import ctypes, sys; ctypes.CDLL("%s").cuInit(0); me = ctypes.CDLL(sys.argv[1] or None); '
                   'comms = (ctypes.c_void_p * 2)(); print(me.ncclCommInitAll(comms, 2, None)); '
                   '[me.ncclCommDestroy(ctypes.c_void_p(c)) for c in comms]' % FAKE)
        for mode, agreed, opened in (('auto', 2, ''), ('exact', 2, self.FAKE), ('off', 0, ''), ('auto', 2, self.FAKE)):
            r = self.run_nccl(sys.executable, '-c', program, opened, option='--nccl=' + mode,
                              PEERLANE_NCCL_LIB=self.FAKE)
            self.assertEqual(r.stdout, b'0\n')
            said = json.loads(r.stderr.splitlines()[-1])
            self.assertEqual((said['mode'], said['communicators'], said['left']), (mode, agreed, 2 - agreed))
            self.assertEqual(said['passed']['ncclCommDestroy'], 2)
            self.assertEqual(b'a communicator of 2 ranks' in r.stderr, mode != 'off')

    def test_usage(self):
        self.bad(2, 'run', '--nccl=some', 'true', words=['--nccl', 'auto', 'exact', 'off'])


@unittest.skipUnless(PRELOADS, "a sanitizer's runtime wants to be loaded first")
class Wide(Case):
    """tests/gpu/wide_app.c, which uses pinned memory in every way, with --wide and without."""

    ENV = {'WIDE_APP_CUDA': FAKE, 'PEERLANE_TEST_CUDA_LIB': FAKE, 'LD_PRELOAD': os.environ['FAKERM_LIB'],
           'FAKECUDA_DEVICES': '1'}
    MIB = '4'

    def app(self, *command, env=None, more=('1',)):
        r = subprocess.run([*command, APP, self.MIB, *more], env={**os.environ, **self.ENV, **(env or {})},
                           cwd=self.dir, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        self.assertEqual(r.returncode, 0, r.stderr)
        return r.stdout.decode().splitlines(), r.stderr.decode()

    def wide(self, *options, env=None, more=('1',)):
        out, err = self.app(cli.BIN, 'run', '--wide=4m', '--stats-file', self.path('stats'), *options, env=env,
                            more=more)
        with open(self.path('stats'), encoding='utf-8') as f:
            return out, err, json.load(f)['wide']

    def test_the_program_sees_no_difference(self):
        for more in (('20',), ('1', 'proc')):
            before, _ = self.app(more=more)
            self.assertGreater(len(before), 150)
            after, err, said = self.wide(more=more)
            self.assertEqual(before, after)
            self.assertGreater(said['allocations'], 45)
            self.assertEqual((said['now'], said['mixed']), (0, 0))
            # A context of its own; an allocation that the driver refuses, and one that is too large.
            self.assertEqual(said['past'], {'small': 1, 'context': 2, 'none': 2})
            self.assertEqual(said['registered'], 1)
            self.assertIn('cannot pin 1 PiB', said['why'])
            self.assertEqual(err.count('wide memory: '), 1)

    def test_beside_lanes(self):
        env = {'FAKECUDA_DEVICES': '2'}
        before, _ = self.app(env=env)
        after, _, said = self.wide('--lanes', 'all', '--min', '1m', env=env)
        # Lanes keep a context that the program gives back.
        self.assertEqual([a for a, b in zip(after, before) if a != b],
                         ['\treleased: active 1, type 0, not there'])
        self.assertGreater(said['allocations'], 30)

    def test_each_refusal(self):
        """The n-th piece, the n-th call: wide or not, the program sees the same."""
        before, _ = self.app()
        for what in [f'{name}={n}' for name in ('alloc', 'control') for n in (1, 2, 7)] + [
                'huge=8388608', 'huge=6291456,big=0', 'piece=2097152,alloc=2', 'piece=2097152,alloc=3,status=0x1a',
                'huge=0,big=0', 'params=120', 'dirty=1']:
            with self.subTest(what):
                after, _, _ = self.wide(env={'FAKERM': what})
                self.assertEqual(before, after)

    def test_none(self):
        before, _ = self.app()
        after, err, said = self.wide(env={'FAKERM': 'files=0'})
        self.assertEqual(before, after)
        self.assertEqual((said['allocations'], said['bytes']), (0, 0))
        self.assertGreater(said['past_bytes'], 100 << 20)
        self.assertIn('/dev/nvidiactl', said['why'])
        self.assertRegex(err, r'(?m)^peerlane run: process \d+: wide memory: .*/dev/nvidiactl')

    def test_only_if_asked(self):
        out, _ = self.app(cli.BIN, 'run', '--stats-file', self.path('stats'))
        self.assertEqual(out, self.app()[0])
        with open(self.path('stats'), encoding='utf-8') as f:
            self.assertNotIn('wide', json.load(f))

    def test_quiet_about_lanes(self):
        """Whoever asks for wide memory on one GPU is not told that it has no lanes."""
        _, err, _ = self.wide()
        self.assertNotIn('no lane', err)

    def test_sizes(self):
        for size in ('1m', '0', 'x', '-1'):
            self.bad(2, 'run', '--wide=' + size, 'true', words=['--wide'])
        self.bad(2, 'run', '--blocks=some', 'true', words=['--blocks', 'busy', 'idle'])


class Command(Case):
    @unittest.skipUnless(PRELOADS, "a sanitizer's runtime wants to be loaded first")
    def test_machines_where_it_does_nothing(self):
        if os.path.exists('/dev/dxg'):
            self.skipTest('GPUs here are not on the PCI bus')
        empty = self.path('empty')
        os.makedirs(os.path.join(empty, 'sys/bus/pci/devices'))
        one = self.path('one')
        cli.machine_of('workstation', one)
        os.unlink(os.path.join(one, 'sys/bus/pci/devices/0000:af:00.0'))
        for root, words in ((empty, 'no GPU on its PCI bus'), (one, 'one GPU, so there is no other one')):
            for args, status in ((['true'], 0), (['sh', '-c', 'exit 5'], 5)):
                r = self.run_tool('run', *args, env={'PEERLANE_TEST_SYSROOT': root})
                self.assertEqual((r.returncode, r.stdout), (status, b''))
                self.assertRegex(r.stderr.decode(), r'^peerlane: run: this machine has %s[^\n]*: the program '
                                                    r'runs as it does without\n$' % words)
            r = self.run_tool('run', '--lanes', 'off', 'true', env={'PEERLANE_TEST_SYSROOT': root})
            self.assertEqual(r.stderr, b'')

    @unittest.skipUnless(PRELOADS, "a sanitizer's runtime wants to be loaded first")
    def test_arguments_are_the_programs(self):
        self.assertEqual(self.good('run', 'printf', '%s,', '--lanes', '-n', '--', 'a b'),
                         '--lanes,-n,--,a b,')
        self.assertEqual(self.good('run', '--', 'echo', '-n', 'x'), 'x')

    def test_wrong(self):
        self.bad(2, 'run', words=['PROGRAM'])
        self.bad(2, 'run', '--stats', words=['PROGRAM'])
        for lanes in ('some', '16', '1,', '-1'):
            self.bad(2, 'run', '--lanes=' + lanes, 'true', words=['auto, all, off'])
        self.bad(2, 'run', '--stats', '--stats-file', 'x', 'true', words=['one of them'])
        self.bad(127, 'run', 'no-such-program', words=['no-such-program', 'PATH'])
        self.make('plain', b'x')
        self.bad(126, 'run', './plain', words=['./plain', 'ermission'])

    def test_no_shim(self):
        where = cli.public_tool()
        r = self.as_other('run', 'true')
        self.assertEqual(r.returncode, 1)
        self.assertRegex(r.stderr.decode(),
                         r'^peerlane: %s/libpeerlane-run\.so: .*install' % where)

    def test_dry_run(self):
        out = self.good('run', '-n', '--lanes', '0,1', '--min', '16m', 'no-such-program', '--flag')
        self.assertRegex(out, r'(?m)^LD_PRELOAD=/\S*/libpeerlane-run\.so$')
        self.assertNotIn('PEERLANE_RUN_WIDE', out)
        for option, size in (('--wide', 64 << 20), ('--wide=2m', 2 << 20)):
            self.assertIn('PEERLANE_RUN_WIDE=%d\n    4m\n' % size,
                          self.good('run', '-n', option, 'true', '4m').replace('\ntrue\n', '\n'))
        for option, goal in (('--blocks', 'busy'), ('--blocks=idle', 'idle')):
            self.assertIn('PEERLANE_RUN_BLOCKS=%s\n' % goal, self.good('run', '-n', option, 'true'))
        out = self.good('run', '-n', '--lanes', '0,1', '--min', '16m', 'no-such-program', '--flag')
        for line in ('PEERLANE_RUN_LANES=0,1', 'PEERLANE_RUN_MIN=16777216', 'no-such-program',
                     '    --flag'):
            self.assertIn('\n' + line + '\n', out)


if set(cli.BIN) & set(' :'):
    cli.skip('the loader takes a space or a colon in LD_PRELOAD for the end of a name')
cli.main()
