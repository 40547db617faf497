# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Trees between hosts of which something cannot be read: that is named, and all else is copied."""

import os
import shutil
import subprocess
import unittest

import cli
import serving
from serving import LIMIT, MIB


class Left(serving.Case):
    def left_out(self, args, reasons, env=None, **more):
        """A copy that goes on without these: each is named once, and the last line counts them."""
        r = subprocess.run([cli.BIN, 'cp', '-r', '-q', *args], cwd=self.dir, env=cli.environment(**{**self.env, **(env or {})}),
                           stderr=subprocess.PIPE, timeout=LIMIT, check=False, **more)
        said = r.stderr.decode().splitlines()
        self.assertEqual((r.returncode, said[-1:]), (1, ['peerlane: %d left out, see above; all else is copied' % len(reasons)]), said)
        self.assertEqual(sorted(said[:-1]), sorted("peerlane: left out: '%s': %s" % pair for pair in reasons.items()))

    def unreadable(self, top):
        """A tree with files and a directory that only root may read; what a copy of it has."""
        for folder in ('b/secret', 'c', 'z'):
            os.makedirs(self.path(top + '/' + folder))
        for i, name in enumerate(('a', 'b/f', 'b/none', 'b/secret/x', 'c/large', 'c/none', 'z/last')):
            self.make(top + '/' + name, cli.content(100 if i % 2 else 3 * MIB, seed=i))
        want = {n: s for n, s in self.tree(top).items() if n in ('a', 'b/f', 'c/large')}
        for name in ('b/none', 'b/secret', 'c/none', 'z/last'):
            os.chmod(self.path(top + '/' + name), 0)
        return want, {top + '/' + n: 'Permission denied' for n in ('b/none', 'b/secret', 'c/none', 'z/last')}

    def as_other(self):
        """How a process begins that may not read all: not root."""
        os.chmod(self.dir, 0o777)
        if os.geteuid():
            return {}
        shutil.copy(self.path('token'), self.path('theirs'))
        try:
            os.chown(self.path('theirs'), cli.NOBODY, cli.NOBODY)
        except OSError:
            self.skipTest('files cannot be given to another user here')
        return {'user': cli.NOBODY, 'group': cli.NOBODY, 'extra_groups': [], 'env': {'PEERLANE_TOKEN_FILE': self.path('theirs')}}

    def test_trees_that_may_not_be_read(self):
        """What cannot be read is named, and the rest is copied: in both directions, by each way of syncing."""
        want, why = self.unreadable('t')
        os.rename(self.path('t'), self.path('srv/t'))
        other = self.as_other()
        p = self.serve('srv', **other)
        for how in ((), ('--verify',), ('--resume',), ('-P',)):
            to = 'down' + ''.join(how)
            self.left_out([*how, p.url + '/t', to], why)
            self.assertEqual(self.tree(to), want, how)
            self.assertEqual(sorted(os.listdir(self.path(to + '/b'))), ['f'], how)
        # One buffer for all, or one file alone: nothing to go on with.
        self.fails(p.url + '/t/a', p.url + '/t/b/none', 'soft:0', words=['b/none', 'ermission denied'])
        self.fails(p.url + '/t/b/none', 'x', words=['b/none', 'ermission denied'])
        self.end(p)
        os.rename(self.path('srv/t'), self.path('t'))
        p = self.serve('srv', '--write')
        os.chmod(self.path('srv'), 0o777)
        for how in ((), ('--verify',), ('--resume',), ('-P',)):
            to = 'up' + ''.join(how)
            self.left_out([*how, 't', p.url + '/' + to], why, **other)
            self.assertEqual(self.tree('srv/' + to), want, how)
            self.assertEqual(sorted(os.listdir(self.path('srv/' + to + '/b'))), ['f'], how)
        for path in ('b/secret', 'b/none', 'c/none', 'z/last'):
            os.chmod(self.path('t/' + path), 0o700)

    def test_files_that_cannot_be_read(self):
        """An error of the disk, or what looks like one: a process's memory where nothing is."""
        os.mkdir(self.path('t'))
        self.make('t/a', b'first')
        self.make('t/z', b'last')
        os.symlink('/proc/self/mem', self.path('t/b'))
        p = self.serve('srv', '--write')
        self.left_out(['t', p.url + '/up'], {'t/b': 'Input/output error'})
        self.assertEqual(self.tree('srv/up'), {'a': cli.sha(b'first'), 'z': cli.sha(b'last')})
        self.fails('t/b', p.url + '/one', words=["cannot read 't/b': Input/output error"])
        self.end(p)
        p = self.serve('/proc/self')
        with open('/proc/%d/comm' % p.pid, 'rb') as f:
            comm = f.read()
        os.mkdir(self.path('down'))
        self.left_out([p.url + '/mem', p.url + '/comm', 'down'], {'mem': 'Input/output error'})
        self.assertEqual(self.read('down/comm'), comm)
        self.assertEqual(os.listdir(self.path('down')), ['comm'])

    @unittest.skipUnless(shutil.which('strace'), 'strace is not installed')
    def test_files_that_have_gone(self):
        """In the list they were there, and when their turn comes they are not; also the last file, which makes all durable."""
        os.makedirs(self.path('t/d'))
        for name in ('a', 'b', 'c', 'd/e'):
            self.make('t/' + name, cli.content(100, seed=len(name)))
        p = self.serve('srv', '--write')
        env = dict(cli.environment(**self.env), ASAN_OPTIONS=os.environ.get('ASAN_OPTIONS', '') + ':detect_leaks=0')
        for gone in ('b', 'd/e'):
            r = subprocess.run(['strace', '-f', '-qq', '-o', 'calls', '-P', 't/' + gone, '-e', 'trace=open,openat',
                                '-e', 'inject=open,openat:error=ENOENT', cli.BIN, 'cp', '-r', '-q', 't', p.url + '/' + gone[0]],
                               cwd=self.dir, env=env, stderr=subprocess.PIPE, timeout=LIMIT, check=False)
            said = [line for line in r.stderr.decode().splitlines() if line.startswith('peerlane: ')]
            self.assertEqual((r.returncode, said), (1, ["peerlane: left out: 't/%s': it was removed during the copy" % gone,
                                                        'peerlane: 1 left out, see above; all else is copied']))
            self.assertEqual(self.tree('srv/' + gone[0]), {n: s for n, s in self.tree('t').items() if n != gone})


if __name__ == '__main__':
    serving.main()
