# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Odd ends of a copy, and odd files for the other commands: nothing hangs, nothing is lost, and the
words say what to do."""

import json
import os
import re
import signal
import socket
import stat
import subprocess
import time

import cli

HUGEPAGES = '/sys/kernel/mm/transparent_hugepage/enabled'
# Control characters, a byte that is no UTF-8, and a sign that turns the rest of a line around.
WILD = b'we\x1b[31mi\nrd\xff\xe2\x80\xae'
WILD_SHOWN = 'we\\x1b[31mi\\nrd\\xff\\xe2\\x80\\xae'
WILD_VALID = 'we\x1b[31mi\nrd\ufffd\u202e'


class WithoutSize(cli.Case):
    """Files whose size is 0 or a page, whatever comes when they are read."""

    def length(self, path):
        with open(path, 'rb') as f:
            return len(f.read())

    def test_into_a_buffer(self):
        length = self.length('/proc/version')
        for more in ([], ['--verify'], ['--policy', 'direct']):
            out = self.json('cp', '/proc/version', 'gpu:0', *more)
            self.assertEqual(out['bytes'], length)
        out = self.json('cp', '/proc/version', '/proc/filesystems', 'gpu:0', '--verify')
        self.assertEqual(out['bytes'], length + self.length('/proc/filesystems'))

    def test_into_files(self):
        for path in ('/proc/cpuinfo', '/proc/filesystems', HUGEPAGES):
            if not os.path.exists(path):
                continue
            with open(path, 'rb') as f:
                data = f.read()
            for more in ([], ['--verify'], ['--via', 'gpu:0', '--verify']):
                with self.subTest(path=path, more=more):
                    self.good('cp', '-q', path, 'b', *more)
                    if path != '/proc/cpuinfo':  # which tells the clock
                        self.assertEqual(self.read('b'), data)
                    self.assertEqual(self.read('b')[:9], data[:9])
                    self.assertGreater(os.path.getsize(self.path('b')), len(data) // 2)
                    os.unlink(self.path('b'))
            r = self.run_tool('cp', '-q', path, '-')
            self.assertEqual(r.stdout[:9], data[:9])

    def test_part_of_one(self):
        with open('/proc/filesystems', 'rb') as f:
            data = f.read()
        self.good('cp', '-q', '--offset', '7', '--size', '11', '/proc/filesystems', 'b')
        self.assertEqual(self.read('b'), data[7:18])
        self.bad(1, 'cp', '--size', '9m', '/proc/filesystems', 'b', words=['9437184'])

    def test_one_that_never_ends(self):
        self.bad(1, 'cp', '/proc/self/pagemap', 'gpu:0', words=['--size', 'does not report'])
        out = self.json('cp', '--size', '64k', '/proc/self/pagemap', 'gpu:0')
        self.assertEqual(out['bytes'], 65536)

    def test_explain(self):
        """The plan is for segments as a pipe has them, not for 0 bytes in no time."""
        for path, why in (('/proc/cpuinfo', 'does not report its size'), ('/dev/zero', 'a pipe')):
            text = self.good('explain', path, 'gpu:0', '--set', 'chunk=1m')
            self.assertIn('read what there is at offset 0', text)
            self.assertRegex(text, r'\n  length  not known \(.*%s[^)]*\): planned for\s+segments\s+of 1 MiB\n' % why)
            self.assertNotRegex(text, r'-->.* 0\.0 GB/s')
            out = self.json('explain', path, 'gpu:0')
            self.assertIsNone(out['length'])
            self.assertGreater(out['routes'][0]['estimated_gb_per_s'], 0.1)
            self.assertEqual(self.json('explain', path, 'gpu:0', '--size', '7')['length'], 7)
        self.assertIn('not known', self.good('explain', '--offset', '5', '/proc/cpuinfo', 'host'))

    def test_explain_beyond_the_end(self):
        self.make('ten', bytes(10))
        for args, want in ((['--size', '1t'], 10), (['--size', '1t', '--offset', '1'], 9), (['--size', '9'], 9),
                           (['--size', '1t', '--write'], 1 << 40)):
            with self.subTest(' '.join(args)):
                self.assertEqual(self.json('explain', 'ten', 'gpu:0', *args)['length'], want)
        self.assertIn(b'10 bytes: a read ends there', self.run_tool('explain', 'ten', 'gpu:0', '--size', '11').stderr)

    def test_demo_and_bench(self):
        self.bad(1, 'demo', '/proc/cpuinfo', words=["'/proc/cpuinfo'", 'does not report its size'])
        self.bad(1, 'bench', 'storage', '--file', '/proc/cpuinfo', words=['regular file', 'size'])


class Fifos(cli.Case):
    def setUp(self):
        super().setUp()
        os.mkfifo(self.path('p'))

    def test_commands_that_want_a_length(self):
        for args in (['explain', 'p', 'gpu:0'], ['explain', '--write', 'p', 'gpu:0'], ['demo', 'p'],
                     ['bench', 'storage', '--file', 'p']):
            with self.subTest(' '.join(args)):
                r = subprocess.run([cli.BIN, *args], cwd=self.dir, env=cli.environment(),
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
                self.assertEqual(r.returncode, 1)
                self.assertIn(b"'p' is a FIFO", r.stderr)

    def test_into_itself(self):
        self.bad(1, 'cp', 'p', 'p', words=['same file'])

    def test_as_a_source(self):
        data = cli.content(300000)
        p = self.start('cp', '-q', 'p', 'b')
        with open(self.path('p'), 'wb') as f:
            f.write(data)
        self.assertEqual(p.wait(), 0)
        self.assertEqual(self.read('b'), data)
        self.bad(2, 'cp', 'p', 'gpu:0', words=['--size'])

    def test_a_socket(self):
        s = socket.socket(socket.AF_UNIX)
        self.addCleanup(s.close)
        os.chdir(self.dir)
        s.bind('s')
        os.chdir('/')
        self.make('a', b'x')
        self.bad(1, 'cp', 's', 'b', words=["'s'", 'socket'])
        self.bad(1, 'cp', 'a', 's', words=["'s'", 'socket'])


class Directories(cli.Case):
    def setUp(self):
        super().setUp()
        os.makedirs(self.path('d/sub/deeper'))
        os.mkdir(self.path('e'))
        self.make('d/a', b'one')
        self.make('d/b', b'two')
        self.make('d/sub/ignored', b'ignored')

    def left_out(self, words, *args, others=()):
        """Subdirectories are counted; what is neither a file nor a directory is named, and the status tells."""
        r = self.run_tool('cp', *args)
        self.assertEqual(r.returncode, 1 if others else 0)
        want = ["peerlane: left out: 'd/%s': it is neither a file nor a directory" % name for name in others]
        self.assertEqual(sorted(r.stderr.decode().splitlines()), sorted(want + ["peerlane: left out of 'd': " + words]))
        return r.stdout.decode()

    def test_what_is_left_out_is_said(self):
        self.left_out('1 subdirectory', 'd', 'e')
        self.assertEqual(sorted(os.listdir(self.path('e'))), ['a', 'b'])
        os.mkdir(self.path('d/another'))
        self.left_out('2 subdirectories', '-q', 'd', 'gpu:0')
        os.mkfifo(self.path('d/p'))
        self.left_out('2 subdirectories', '-q', 'd', 'gpu:0', others=['p'])
        self.assertEqual(self.left_out('2 subdirectories', '-q', 'd', '-', others=['p']), 'onetwo')
        os.symlink('/dev/null', self.path('d/n'))
        os.rmdir(self.path('d/another'))
        os.symlink('sub', self.path('d/link'))
        out = json.loads(self.left_out('2 subdirectories', '--json', 'd', 'e', others=['n', 'p']))
        self.assertEqual((out['left_out'], out['bytes'], len(out['sources'])), (4, 6, 2))
        self.assertEqual(self.json('cp', 'd/a', 'd/b', 'e')['left_out'], 0)

    def test_nothing_else(self):
        os.unlink(self.path('d/a'))
        os.unlink(self.path('d/b'))
        self.bad(1, 'cp', 'd', 'e', words=["no regular file in directory 'd', but 1 subdirectory"])

    def test_where_a_file_is_wanted(self):
        for args, words in ((['explain', 'd', 'gpu:0'], 'name one of them'),
                            (['demo', 'd'], '--dir'),
                            (['bench', 'storage', '--file', 'd'], '--dir')):
            self.bad(1, *args, words=["'d' is a directory", words])


class Modes(cli.Case):
    def copy(self, *args, mask=0o022):
        p = self.start('cp', '-q', *args, stdin=subprocess.DEVNULL,
                       preexec_fn=lambda: os.umask(mask))
        self.assertEqual(p.wait(), 0)
        return stat.S_IMODE(os.stat(self.path(args[-1])).st_mode)

    def test_as_cp_does(self):
        self.make('a', b'x')
        for mode in (0o600, 0o644, 0o755, 0o444, 0o666, 0o4755, 0o1777, 0o2750):
            for mask in (0o022, 0o077, 0):
                with self.subTest(mode=oct(mode), mask=oct(mask)):
                    os.chmod(self.path('a'), mode)
                    self.assertEqual(self.copy('a', 'b', mask=mask), mode & 0o777 & ~mask)
                    old = os.umask(mask)
                    subprocess.run(['cp', 'a', 'c'], cwd=self.dir, check=True)
                    os.umask(old)
                    self.assertEqual(os.stat(self.path('b')).st_mode,
                                     os.stat(self.path('c')).st_mode)
                    os.unlink(self.path('b'))
                    os.unlink(self.path('c'))

    def test_without_a_source_that_has_one(self):
        self.assertEqual(self.copy('--size', '4k', 'gpu:0', 'b'), 0o644)
        self.assertEqual(self.copy('-', 'c', mask=0o027), 0o640)

    def test_what_is_there_keeps_its_own(self):
        self.make('a', b'x')
        os.chmod(self.path('a'), 0o755)
        for mode in (0o600, 0o640, 0o666):
            self.make('b', b'old')
            os.chmod(self.path('b'), mode)
            self.assertEqual(self.copy('a', 'b'), mode)


class Names(cli.Case):
    def test_words_for_a_terminal(self):
        self.make('a', b'x')
        wild = os.path.join(os.fsencode(self.dir), WILD)
        text = self.good('cp', 'a', WILD)
        self.assertTrue(text.startswith('a -> %s: 1 B' % WILD_SHOWN), text)
        with open(wild, 'rb') as f:
            self.assertEqual(f.read(), b'x')
        self.assertIn(WILD_SHOWN, self.good('explain', WILD, 'gpu:0'))
        self.assertIn(WILD_SHOWN, self.good('bench', 'storage', '--file', WILD, '--block', '1',
                                            '--bytes', '1'))
        self.bad(1, 'cp', b'absent' + WILD, 'b', words=["'absent%s'" % WILD_SHOWN])
        self.bad(1, 'cp', WILD, WILD, words=["'%s'" % WILD_SHOWN])

    def test_json(self):
        self.make('a', b'x')
        self.assertEqual(self.json('cp', 'a', WILD)['destination'], WILD_VALID)
        self.assertEqual(self.json('cp', WILD, 'b')['sources'], [WILD_VALID])
        self.assertEqual(self.json('explain', WILD, 'gpu:0')['file']['name'], WILD_VALID)

    def test_json_of_errors(self):
        self.make('a', b'x')
        for status, args in ((1, ['cp', b'absent' + WILD, 'b']), (1, ['cp', 'a', 'a']),
                             (2, ['cp', 'a']), (2, ['cp', '--no-such', 'a', 'b']),
                             (1, ['explain', 'absent', 'gpu:0']), (2, ['cp', 'a', 'gpu:x']),
                             (1, ['bench', 'storage', '--file', 'absent'])):
            with self.subTest(args):
                r = self.run_tool(*args, '--json')
                self.assertEqual(r.returncode, status)
                out = json.loads(r.stdout.decode('utf-8'))
                self.assertEqual(out['status'], status)
                said = r.stderr.decode().splitlines()[0]
                if args[1] != b'absent' + WILD:
                    self.assertTrue(said.endswith(out['error']), said)
                self.assertNotIn('--help', out['error'])
        r = self.run_tool('cp', b'absent' + WILD, 'b', '--json')
        self.assertIn("'absent%s'" % WILD_VALID, json.loads(r.stdout.decode())['error'])
        self.assertEqual(self.run_tool('cp', 'absent', '--', '--json').stdout, b'')

    def test_no_json_where_the_data_goes(self):
        """Who reads standard output takes it for the file."""
        self.make('a', b'x')
        for args in (['absent', '-'], ['a', '-'], ['--no-such', 'a', '-'], ['a', '-', '--size']):
            with self.subTest(args):
                r = self.run_tool('cp', '--json', *args)
                self.assertEqual((r.returncode, r.stdout), (2, b''))
                self.assertIn(b'peerlane: cp: ', r.stderr)
        r = self.run_tool('cp', '--json', '-', 'no/b', data=b'x')
        self.assertEqual(json.loads(r.stdout.decode())['status'], 1)

    def test_json_numbers_are_short(self):
        """As many digits as were measured, not as many as a double has."""
        self.make('a', cli.content(100003))
        for args in (['cp', 'a', 'gpu:0'], ['explain', 'a', 'gpu:0'],
                     ['bench', 'storage', '--file', 'a', '--block', '4k', '--bytes', '64k']):
            text = self.good(*args, '--json')
            numbers = re.findall(r'[:\[]\s*(-?[\d.]+(?:[eE][-+]?\d+)?)', text)
            self.assertGreater(len([n for n in numbers if '.' in n]), 2, text)
            for number in numbers:
                digits = re.sub(r'[eE].*|\D', '', number).lstrip('0')
                self.assertLessEqual(len(digits), 9 if '.' in number else 20, number)
            json.loads(text)

    def test_verified_is_null_when_nobody_asked(self):
        self.make('a', b'x')
        self.assertIsNone(self.json('cp', 'a', 'b')['verified'])
        self.assertIs(self.json('cp', '--verify', 'a', 'b')['verified'], True)

    def test_names_that_begin_with_a_dash(self):
        self.make('a', b'x')
        self.bad(2, 'cp', 'a', '-b', words=['-b'])
        self.good('cp', '-q', 'a', '--', '-b')
        self.good('cp', '-q', '--', '-b', '--json')
        self.assertEqual(self.read('--json'), b'x')

    def test_names_that_are_almost_a_gpu(self):
        self.make('a', b'x')
        for name, meant in (('gpu0', 'gpu:0'), ('GPU0', 'gpu:0'), ('GPU:0', 'gpu:0'),
                            ('cuda1', 'cuda:1'), ('soft0+4096', 'soft:0+4096'),
                            ('gpu', 'gpu:0'), ('CUDA', 'cuda:0'), ('soft', 'soft:0')):
            with self.subTest(name):
                self.bad(2, 'cp', 'a', name, words=['did you mean %s?' % meant, './' + name])
                self.bad(2, 'cp', '--size', '1', name, 'b', words=['did you mean %s?' % meant])
                self.assertEqual(os.listdir(self.dir), ['a'])
        self.good('cp', '-q', 'a', './gpu0')
        self.assertEqual(self.read('gpu0'), b'x')
        for name in ('./gpu', 'gpu', 'gpu0.log', 'gpus0', 'gpu-0'):  # the second is there by then
            self.good('cp', '-q', './gpu0', name)
            self.assertEqual(self.read(name), b'x')
        os.mkdir(self.path('soft'))
        self.good('cp', '-q', 'a', 'soft')
        self.assertEqual(self.read('soft/a'), b'x')

    def test_a_name_as_long_as_names_may_be(self):
        self.make('a', b'x')
        for _ in range(2):
            self.good('cp', '-q', 'a', 'n' * 255)
        self.assertEqual(self.read('n' * 255), b'x')
        self.bad(1, 'cp', 'a', 'n' * 256, words=['name too long'])


class Ends(cli.Case):
    def test_a_full_device_behind_a_pipe(self):
        self.make('a', cli.content(1 << 20))
        with open('/dev/full', 'wb') as full:
            p = self.start('cp', 'a', '-', stdout=full, stderr=subprocess.PIPE)
            err = p.stderr.read().decode()
            p.stderr.close()
            self.assertEqual(p.wait(), 1)
        self.assertEqual(err, 'peerlane: writing standard output: no space left on device\n')

    def test_standard_output_by_its_name(self):
        self.make('a', cli.content(100000))
        r = self.run_tool('cp', '-q', 'a', '/dev/stdout')
        self.assertEqual((r.returncode, r.stderr), (0, b''))
        self.assertEqual(r.stdout, self.read('a'))

    def test_standard_output_that_appends(self):
        self.make('a', b'x')
        self.make('b', b'old')
        with open(self.path('b'), 'ab') as f:
            p = self.start('cp', 'a', '-', stdout=f, stderr=subprocess.PIPE)
            err = p.stderr.read().decode()
            p.stderr.close()
            self.assertEqual(p.wait(), 1)
        self.assertIn('standard output appends', err)
        self.assertIn('cat >>', err)
        self.assertEqual(self.read('b'), b'old')

    def test_directories_and_slashes(self):
        self.make('a', b'x')
        os.mkdir(self.path('d'))
        os.mkdir(self.path('empty'))
        self.bad(1, 'cp', 'a/', 'b', words=["'a/'", 'Not a directory'])
        self.bad(1, 'cp', 'a', 'a/', words=["'a/'", 'Not a directory'])
        self.bad(1, 'cp', 'a', 'none/', words=["'none'", 'No such file'])
        self.bad(1, 'cp', 'empty', 'd', words=['no regular file'])
        self.bad(2, 'cp', 'd', 'e', words=['several files'])
        self.bad(1, 'cp', 'a', '.', words=['same file'])
        self.good('cp', '-q', 'a', 'd//')
        self.bad(1, 'cp', 'd', 'd', words=['same file'])
        self.good('cp', '-q', './/d/../a', 'd/../d/./b')
        self.assertEqual(self.read('d/b'), b'x')
        os.mkdir(self.path('d/sub'))
        self.make('sub', b'a file')
        self.bad(1, 'cp', 'sub', 'd', words=['d/sub', 'is a directory'])
        self.assertEqual(sorted(os.listdir(self.path('d'))), ['a', 'b', 'sub'])

    def test_links(self):
        self.make('a', b'new')
        self.make('old', b'old')
        os.link(self.path('old'), self.path('hard'))
        self.good('cp', '-q', 'a', 'hard')
        self.assertEqual((self.read('old'), self.read('hard')), (b'old', b'new'))
        os.symlink('nowhere/at/all', self.path('dangling'))
        self.bad(1, 'cp', 'a', 'dangling', words=['does not exist', 'remove it'])
        os.mkdir(self.path('d'))
        os.symlink('../old', self.path('d/soft'))
        os.symlink('d/soft', self.path('softer'))
        self.good('cp', '-q', 'a', 'softer')
        self.assertEqual(self.read('old'), b'new')
        self.assertTrue(os.path.islink(self.path('d/soft')))
        os.symlink('a', self.path('self'))
        self.bad(1, 'cp', 'a', 'self', words=['same file'])
        self.bad(1, 'cp', 'self', 'a', words=['same file'])
        with open(self.path('a'), 'rb') as f:
            p = self.start('cp', '-', 'a', stdin=f, stderr=subprocess.PIPE)
            self.assertIn(b'same file', p.stderr.read())
            p.stderr.close()
            self.assertEqual(p.wait(), 1)
        self.assertEqual(self.read('a'), b'new')

    def test_empty(self):
        self.make('a', b'')
        self.assertEqual(self.json('cp', '--verify', 'a', 'b')['bytes'], 0)
        self.assertEqual(self.read('b'), b'')
        self.assertEqual(self.json('cp', '--verify', 'a', 'gpu:0')['bytes'], 0)

    def test_a_huge_hole(self):
        with open(self.path('a'), 'wb') as f:
            f.truncate(1 << 40)
            f.seek(1 << 39)
            f.write(b'in the middle')
        self.good('cp', '-q', 'a', 'b')
        self.assertEqual(os.path.getsize(self.path('b')), 1 << 40)
        self.assertLess(os.stat(self.path('b')).st_blocks * 512, 1 << 20)
        with open(self.path('b'), 'rb') as f:
            f.seek(1 << 39)
            self.assertEqual(f.read(14), b'in the middle\0')
        self.bad(1, 'cp', 'a', 'gpu:0', words=['no space'])

    def test_a_source_that_changes_under_the_job(self):
        """Into another file, and into a FIFO, which must not be waited for."""
        os.mkfifo(self.path('p'))
        for fifo in (False, True):
            with self.subTest(fifo=fifo):
                self.make('x', cli.content(3 << 20))
                p = self.start('cp', '-q', 'p', 'x', '-', stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE)
                self.addCleanup(p.kill)
                with open(self.path('p'), 'wb') as f:
                    if fifo:
                        os.mkfifo(self.path('y'))
                    else:
                        self.make('y', b'another')
                    os.rename(self.path('y'), self.path('x'))
                    f.write(b'go')
                out, err = p.communicate()
                self.assertEqual((p.returncode, out), (1, b'go'))
                self.assertIn(b"'x' was replaced by another file", err)
                os.unlink(self.path('x'))

    CHANGED = b"peerlane: '%s' was changed by another process during the copy; run the command again\n"

    def changed(self, change, length):
        """Copies a file into a FIFO, and changes the file while the FIFO is full: status, words, count of bytes."""
        self.make('x', b'1' * length)
        os.chmod(self.path('x'), 0o600)
        p = self.start('cp', '-q', 'x', 'p', stderr=subprocess.PIPE)
        self.addCleanup(p.kill)
        with open(self.path('p'), 'rb') as f:
            first = f.read(1)
            change()
            got = len(first) + len(f.read())
        err = p.communicate()[1]
        return p.returncode, err, got

    def rewrite(self, mode='r+b'):
        with open(self.path('x'), mode) as f:
            f.write(b'2')

    def test_a_source_that_is_rewritten(self):
        """Bytes of one version, or an error: for a pipe, a file and a GPU; also for what is appended, as to a log."""
        os.mkfifo(self.path('p'))
        length = 1 << 20
        self.assertEqual(self.changed(lambda: None, length), (0, b'', length))
        self.assertEqual(self.changed(self.rewrite, length), (1, self.CHANGED % b'x', length))
        self.assertEqual(self.changed(lambda: self.rewrite('ab'), length), (1, self.CHANGED % b'x', length))
        self.assertEqual(self.changed(lambda: os.chmod(self.path('x'), 0o644), length), (0, b'', length))

    def test_a_source_that_grows_before_its_turn(self):
        """It is not cut where it ended when the command began."""
        os.mkfifo(self.path('p'))
        self.make('x', b'1')
        p = self.start('cp', '-q', 'p', 'x', '-', stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(p.kill)
        with open(self.path('p'), 'wb') as f:
            self.rewrite('ab')
            f.write(b'go')
        self.assertEqual((*p.communicate(), p.returncode), (b'go', self.CHANGED % b'x', 1))

    def has_read(self, p, least):
        with open('/proc/%d/io' % p.pid) as f:
            return int(f.read().split()[1]) >= least

    def test_a_file_and_a_gpu_of_what_is_rewritten(self):
        """Likewise, while the copy stands still; the file that was there stays."""
        for dst in ('y', 'gpu:0'):
            self.make('y', b'old')
            for _ in range(20):
                self.make('x', b'1' * (128 << 20))
                p = self.start('cp', '-q', 'x', dst, stderr=subprocess.PIPE)
                self.addCleanup(p.kill)
                while not self.has_read(p, 16 << 20) and p.poll() is None:
                    time.sleep(0.001)
                p.send_signal(signal.SIGSTOP)
                self.rewrite()
                p.send_signal(signal.SIGCONT)
                err = p.communicate()[1]
                if p.returncode:
                    break
            else:
                self.skipTest('each of 20 copies was faster than the signal')
            self.assertEqual((p.returncode, err), (1, self.CHANGED % b'x'))
            self.assertIn(len(self.read('y')), (3, 128 << 20))


if __name__ == '__main__':
    cli.main()
