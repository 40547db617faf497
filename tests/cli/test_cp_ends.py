# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""The ends of a copy: pipes, modes, links, what is missing, what must not be touched."""

import os
import pty
import select
import stat
import subprocess
import threading

import cli


class Pipes(cli.Case):
    def test_in(self):
        for size in (0, 1, 65537, (70 << 20) + 13):
            with self.subTest(size):
                data = cli.content(size)
                self.good('cp', '-', 'b', '-q', data=data)
                self.assertEqual(cli.sha_file(self.path('b')), cli.sha(data))

    def test_out(self):
        for size in (0, 1, 65537, (5 << 20) + 13):
            with self.subTest(size):
                data = cli.content(size)
                self.make('a', data)
                r = self.run_tool('cp', 'a', '-')
                self.assertEqual(r.returncode, 0, r.stderr)
                self.assertEqual(cli.sha(r.stdout), cli.sha(data))
                self.assertIn(b'%d bytes' % size, r.stderr)

    def test_through(self):
        data = cli.content((3 << 20) + 1)
        for more in ([], ['--via', 'gpu:0']):
            r = self.run_tool('cp', '-', '-', '-q', *more, data=data)
            self.assertEqual((r.returncode, r.stderr), (0, b''))
            self.assertEqual(cli.sha(r.stdout), cli.sha(data))

    def test_into_a_buffer(self):
        data = cli.content(3 << 20)
        out = self.json('cp', '-', 'gpu:0', '--size', '3m', data=data)
        self.assertEqual(out['bytes'], 3 << 20)
        self.assertEqual(out['sources'], ['-'])

    def test_too_short(self):
        self.bad(1, 'cp', '-', 'gpu:0', '--size', '100', data=b'x' * 99, words=['99 of 100'])
        self.bad(1, 'cp', '-', 'b', '--size', '100', data=b'x' * 99, words=['99 of 100'])
        self.assertFalse(os.path.exists(self.path('b')))
        self.assertEqual(self.litter(), [])

    def test_no_more_than_asked_for(self):
        self.good('cp', '-', 'b', '--size', '5', '-q', data=b'0123456789')
        self.assertEqual(self.read('b'), b'01234')

    def test_redirected_files(self):
        data = cli.content(100000)
        self.make('a', data)
        with open(self.path('a'), 'rb') as f, open(self.path('b'), 'wb') as g:
            f.seek(10000)
            os.lseek(f.fileno(), 10000, os.SEEK_SET)
            g.write(b'head')
            g.flush()
            p = self.start('cp', '-', '-', '-q', stdin=f, stdout=g)
            self.assertEqual(p.wait(), 0)
            g.write(b'tail')
        self.assertEqual(self.read('b'), b'head' + data[10000:] + b'tail')

    def test_named_pipe(self):
        os.mkfifo(self.path('p'))
        data = cli.content(300000)
        self.make('a', data)
        p = self.start('cp', 'a', 'p', '-q')
        self.assertEqual(self.read('p'), data)
        self.assertEqual(p.wait(), 0)
        self.assertTrue(stat.S_ISFIFO(os.stat(self.path('p')).st_mode))

    def test_a_slow_pipe_is_passed_on_and_shows_a_bar_on_a_terminal(self):
        master, slave = pty.openpty()
        p = self.start('cp', '-', '-', stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=slave,
                       env={'TERM': 'xterm'})
        os.close(slave)
        got = []
        reader = threading.Thread(target=lambda: got.append(p.stdout.read()))
        reader.start()
        data = cli.content(1 << 20)
        seen, n = b'', 0
        while b'\r\x1b[Kcopying' not in seen:
            p.stdin.write(data)
            p.stdin.flush()
            n += 1
            if select.select([master], [], [], .3)[0]:
                seen += os.read(master, 65536)
        p.stdin.close()
        reader.join()
        p.stdout.close()
        self.assertEqual(p.wait(), 0)
        os.close(master)
        self.assertEqual(cli.sha(got[0]), cli.sha(data * n))


class Destinations(cli.Case):
    def test_replaces_and_keeps_the_mode(self):
        data = cli.content(50000)
        self.make('a', data)
        self.make('b', b'old')
        os.chmod(self.path('b'), 0o640)
        before = os.stat(self.path('b')).st_ino
        self.good('cp', 'a', 'b', '-q')
        self.assertEqual(self.read('b'), data)
        self.assertEqual(stat.S_IMODE(os.stat(self.path('b')).st_mode), 0o640)
        self.assertNotEqual(os.stat(self.path('b')).st_ino, before)
        self.assertEqual(self.litter(), [])

    def test_a_new_file_has_the_mode_that_umask_leaves(self):
        self.make('a', b'x')
        p = self.start('cp', 'a', 'b', '-q', preexec_fn=lambda: os.umask(0o027))
        self.assertEqual(p.wait(), 0)
        self.assertEqual(stat.S_IMODE(os.stat(self.path('b')).st_mode), 0o640)

    def test_follows_a_link(self):
        self.make('a', b'new')
        self.make('real', b'old')
        os.symlink('real', self.path('link'))
        self.good('cp', 'a', 'link', '-q')
        self.assertTrue(os.path.islink(self.path('link')))
        self.assertEqual(self.read('real'), b'new')

    def test_refuses_a_dangling_link(self):
        self.make('a', b'new')
        os.symlink('nowhere', self.path('link'))
        self.bad(1, 'cp', 'a', 'link', words=["'link'"])
        self.assertFalse(os.path.exists(self.path('nowhere')))

    def test_into_a_directory(self):
        os.mkdir(self.path('d'))
        self.make('a', b'new')
        self.good('cp', 'a', 'd', '-q')
        self.assertEqual(self.read('d/a'), b'new')

    def test_missing_directory(self):
        self.make('a', b'x')
        self.bad(1, 'cp', 'a', 'absent/b', words=['absent'])
        self.bad(1, 'cp', 'a', 'absent/', words=['absent'])

    def test_the_same_file(self):
        self.make('a', b'x')
        os.link(self.path('a'), self.path('also'))
        self.bad(1, 'cp', 'a', 'a', words=['same file'])
        self.bad(1, 'cp', 'a', 'also', words=['same file'])
        self.assertEqual(self.read('a'), b'x')

    def test_a_device_that_is_full(self):
        self.make('a', cli.content(1 << 20))
        self.bad(1, 'cp', 'a', '/dev/full', words=['space'])
        self.assertTrue(stat.S_ISCHR(os.stat('/dev/full').st_mode))

    def test_a_device_that_takes_all(self):
        self.make('a', cli.content(1 << 20))
        self.assertEqual(self.json('cp', 'a', '/dev/null')['bytes'], 1 << 20)


class Missing(cli.Case):
    def test_source(self):
        self.make('b', b'old')
        self.bad(1, 'cp', 'absent', 'b', words=["'absent'", 'No such file'])
        self.bad(1, 'cp', 'absent', 'gpu:0', words=["'absent'"])
        self.bad(1, 'explain', 'absent', 'gpu:0', words=['absent'])
        self.bad(1, 'demo', 'absent', words=["'absent'"])
        self.bad(1, 'bench', 'storage', '--file', 'absent', words=["'absent'"])
        self.assertEqual(self.read('b'), b'old')

    def test_one_of_several_is_found_out_before_anything_is_moved(self):
        os.mkdir(self.path('d'))
        self.make('a', b'x')
        self.bad(1, 'cp', 'a', 'absent', 'd', words=["'absent'"])
        self.assertEqual(os.listdir(self.path('d')), [])

    def test_a_file_whose_name_looks_like_a_gpu(self):
        self.make('gpu:0', b'a file')
        self.good('cp', './gpu:0', 'b', '-q')
        self.assertEqual(self.read('b'), b'a file')


if __name__ == '__main__':
    cli.main()
