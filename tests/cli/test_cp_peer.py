# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Files between hosts that are no plain ones: changed meanwhile, of odd modes, lengths and names."""

import json
import os
import signal
import subprocess
import unittest

import cli
import serving
from serving import LIMIT, MIB


class Peer(serving.Case):
    def test_upload_of_what_is_rewritten(self):
        """One version of the file arrives, or none: it is changed while the copy stands still."""
        p = self.serve('srv', '--write')
        self.make('srv/a', b'old')
        for _ in range(20):
            self.make('a', b'1' * 128 * MIB)
            c = self.start('cp', 'a', p.url + '/a', '-q', env=self.env, stderr=subprocess.PIPE)
            self.addCleanup(c.stderr.close)
            self.until(lambda c=c: self.writes_at(p, 4 * MIB) or c.poll() is not None)
            c.send_signal(signal.SIGSTOP)
            with open(self.path('a'), 'r+b') as f:
                f.write(b'2')
                f.seek(128 * MIB - 1)
                f.write(b'2')
            c.send_signal(signal.SIGCONT)
            said = c.communicate(timeout=LIMIT)[1]
            if c.returncode:
                break
            self.assertEqual(self.read('srv/a'), b'1' * 128 * MIB)  # it was faster than the signal
        else:
            self.skipTest('each of 20 copies was faster than the signal')
        self.assertEqual(said, b"peerlane: 'a' was changed by another process during the copy; run the command again\n")
        self.assertIn(self.read('srv/a'), (b'old', b'1' * 128 * MIB))
        self.assertEqual(os.listdir(self.path('srv')), ['a'])

    @unittest.skipIf(os.geteuid(), 'only root reads files of mode 000')
    def test_mode_of_nothing(self):
        self.make('srv/a', b'secret')
        self.make('b', b'secret')
        for path in ('srv/a', 'b'):
            os.chmod(self.path(path), 0)
        p = self.serve('srv', '--write')
        self.cp(p.url + '/a', 'down')
        self.cp('b', p.url + '/up')
        self.cp('-', p.url + '/new', '--size', '1', data=b'x')
        for path, mode in (('down', 0), ('srv/up', 0), ('srv/new', 0o644)):
            self.assertEqual(os.stat(self.path(path)).st_mode & 0o777, mode, path)

    def test_files_without_a_size(self):
        with open('/proc/sys/kernel/ostype', 'rb') as f:
            first = f.read()
        with open('/proc/version', 'rb') as f:
            second = f.read()
        p = self.serve('/proc/sys/kernel')
        self.cp(p.url + '/ostype', 'a', '--verify')
        self.assertEqual(self.read('a'), first)
        self.cp(p.url + '/ostype', 'a', '--offset', '2', '--size', '3')
        self.assertEqual(self.read('a'), first[2:5])
        self.fails(p.url + '/ostype', 'a', '--offset', '99', words=['has %d bytes' % len(first)])
        out = json.loads(self.good('cp', p.url + '/ostype', p.url + '/osrelease', 'soft:0', '--verify', '--json', env=self.env))
        self.assertEqual(out['bytes'], len(first) + len(os.uname().release) + 1)
        r = self.run_tool('cp', p.url + '/ostype', p.url + '/osrelease', '-', '-q', env=self.env)
        self.assertEqual(r.stdout, first + os.uname().release.encode() + b'\n')
        self.end(p)
        p = self.serve('srv', '--write')
        self.cp('/proc/version', p.url + '/v', '--verify')
        self.assertEqual(self.read('srv/v'), second)
        self.cp('/proc/version', p.url + '/w', '--offset', '1', '--size', '4')
        self.assertEqual(self.read('srv/w'), second[1:5])
        self.fails('/proc/version', p.url + '/v', '--offset', '1m', words=['has %d bytes' % len(second)])
        self.end(p)
        p = self.serve('/proc/self')
        self.fails(p.url + '/pagemap', 'x', words=["'pagemap' does not tell its size, and has more than 16 MiB"])

    def sparse(self, name):
        """A file of 12 MiB: three pieces of data, and holes behind each."""
        with open(self.path(name), 'wb') as f:
            for at, data in ((0, cli.content(MIB)), (3 * MIB, cli.content(MIB, seed=2)), (8 * MIB + 5, b'x')):
                f.seek(at)
                f.write(data)
            f.truncate(12 * MIB)
        return cli.sha_file(self.path(name))

    def on_disk(self, name):
        fd = os.open(self.path(name), os.O_RDONLY)
        os.fsync(fd)  # file systems give blocks late
        found = os.fstat(fd).st_blocks * 512
        os.close(fd)
        return found

    def test_holes(self):
        """As many blocks as cp(1) makes of it, in each direction."""
        sha = self.sparse('a')
        os.mkdir(self.path('srv/d'))
        self.sparse('srv/d/a')
        subprocess.run(['cp', '--sparse=auto', self.path('a'), self.path('cp')], check=True)
        want = self.on_disk('cp')
        self.assertLess(want, 4 * MIB)
        p = self.serve('srv', '--write')
        for args, made in (([p.url + '/d/a', 'down'], 'down'), (['-r', p.url + '/d', 'tree'], 'tree/a'),
                           (['--resume', p.url + '/d/a', 'part'], 'part'), (['a', p.url + '/up'], 'srv/up'),
                           (['-r', 'tree', p.url + '/tree'], 'srv/tree/a'), (['--resume', 'a', p.url + '/part'], 'srv/part'),
                           (['a', 'local'], 'local')):
            out = json.loads(self.good('cp', *args, '--verify', '--json', env=self.env))
            self.assertEqual(out['bytes'], 12 * MIB, args)
            self.assertEqual(cli.sha_file(self.path(made)), sha, args)
            self.assertAlmostEqual(self.on_disk(made), want, delta=128 << 10, msg=args)
        # A range that begins and ends in holes.
        self.cp(p.url + '/d/a', 'range', '--offset', str(2 * MIB), '--size', str(4 * MIB))
        self.assertEqual(self.read('range'), self.read('a')[2 * MIB:6 * MIB])
        self.assertLess(self.on_disk('range'), 2 * MIB)
        self.cp('a', p.url + '/range', '--offset', str(2 * MIB), '--size', str(4 * MIB))
        self.assertEqual(self.read('srv/range'), self.read('range'))

    def test_holes_over_a_part(self):
        """What an earlier attempt has left of another content is not seen through holes."""
        sha = self.sparse('a')
        self.sparse('srv/a')
        p = self.serve('srv', '--write')
        for src, dst, part, made in ((p.url + '/a', 'b', self.part('srv/a', 'a', ''), 'b'),
                                     ('a', p.url + '/b', self.part('a', 'b', 'srv/'), 'srv/b')):
            for junk in (b'j' * 10 * MIB, self.read('a')[:2 * MIB] + b'j' * 5 * MIB):
                self.make(part, junk)
                self.cp(src, dst, '--resume')
                self.assertEqual(cli.sha_file(self.path(made)), sha)

    def test_names_that_are_too_long(self):
        """A path of 4,096 bytes is none: no other file is read, or written, instead."""
        deep, fd = '', os.open(self.path('srv'), os.O_RDONLY)
        for length in [200] * 20 + [66]:
            name = 'd' * length
            os.mkdir(name, dir_fd=fd)
            fd, above = os.open(name, os.O_RDONLY, dir_fd=fd), fd
            os.close(above)
            deep += name + '/'
        name = 'f' * (4095 - len(deep))
        with open(os.open(name, os.O_WRONLY | os.O_CREAT, dir_fd=fd), 'wb') as f:
            f.write(b'other')
        p = self.serve('srv', '--write')
        self.make('a', b'new')
        self.cp(p.url + '/' + deep + name, 'b')
        self.assertEqual(self.read('b'), b'other')
        for more in ('g', '-and-more'):
            self.fails(p.url + '/' + deep + name + more, 'c', words=['a path has at most 4095 bytes'])
            self.fails('a', p.url + '/' + deep + name + more, words=['a path has at most 4095 bytes'])
        self.assertFalse(os.path.exists(self.path('c')))
        self.assertEqual(os.listdir(fd), [name])
        os.close(fd)
        # The tunable that names the token's file.
        self.bad(1, 'cp', p.url + '/a', 'c', words=['token_file has more than 4095 bytes'],
                 env={'PEERLANE_TOKEN_FILE': self.path('token') + '/' * 4096})
        subprocess.run(['rm', '-rf', self.path('srv')], check=True)

    def test_names_of_benchmarks_that_are_too_long(self):
        """Files that are named to other commands: one is refused, and never cut."""
        long = self.path('x') + '/' * 4096 + 'y'
        for args in (['bench', 'storage', '--file', long], ['demo', long]):
            r = self.run_tool(*args)
            self.assertNotEqual(r.returncode, 0)
            self.assertIn(b'is too long', r.stderr)


if __name__ == '__main__':
    serving.main()
