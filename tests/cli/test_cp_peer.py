# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Files between hosts that are no plain ones: changed meanwhile, of odd modes, lengths and names."""

import json
import os
import shutil
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

    def test_small_files_between_large_ones(self):
        """Small files are opened ahead of those that are written: each has its own bytes, and the summary counts them."""
        lens = (0, 1, 20480, 32768, 32769, 3 * MIB)
        bytes_of = {}
        for i in range(3):
            os.makedirs(self.path('srv/t/d%d' % i))
        for i in range(90):
            name = 'd%d/f%02d' % (i // 40, i)
            bytes_of[name] = cli.content(lens[i * 7 % len(lens)] if i < 60 else 100 * i, seed=i)
            self.make('srv/t/' + name, bytes_of[name])
        p = self.serve('srv')
        for to, how in (('a', ()), ('b', ('--verify',)), ('c', ('--resume',))):
            out = json.loads(self.good('cp', '-r', p.url + '/t', to, '--json', *how, env=self.env))
            self.assertEqual(out['bytes'], sum(len(data) for data in bytes_of.values()))
            for name, data in bytes_of.items():
                self.assertEqual(self.read(to + '/' + name), data, (to, name))
        # One fails in its turn: those before it are there, and none behind it.
        os.makedirs(self.path('e/t/d1/f50'))
        self.fails('-r', p.url + '/t', 'e', words=["'e/t/d1/f50' is a directory"])
        self.assertEqual(sorted(os.listdir(self.path('e/t'))), ['d0', 'd1'])
        self.assertEqual(sorted(os.listdir(self.path('e/t/d1'))), ['f%d' % i for i in range(40, 51)])
        self.assertEqual(self.read('e/t/d1/f49'), bytes_of['d1/f49'])

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

    def test_trees_of_links(self):
        """A snapshot of a cache of models: links are followed, and each one that cannot be is named."""
        for name in ('blobs', 'refs', 'snapshots/rev'):
            os.makedirs(self.path('srv/hub/' + name))
        self.make('srv/hub/blobs/1', b'weights')
        self.make('srv/hub/blobs/2', b'{}')
        for to, name in (('../../blobs/1', 'model'), ('../../blobs/2', 'config'), ('../../blobs/gone', 'tokenizer'),
                         ('../../blobs', 'all'), ('..', 'up'), ('/etc/passwd', 'out'), ('self', 'self')):
            os.symlink(to, self.path('srv/hub/snapshots/rev/' + name))
        self.make('srv/hub/snapshots/rev/new\nline', b'')
        p = self.serve('srv', '--write')
        want = {'model': cli.sha(b'weights'), 'config': cli.sha(b'{}'), 'all/1': cli.sha(b'weights'), 'all/2': cli.sha(b'{}')}
        rev = 'hub/snapshots/rev'
        reasons = {'tokenizer': 'it is a link that leads to nothing', 'up': 'it is a link to a directory that it is in',
                   'out': 'it is a link that leads out of what is served', 'self': 'it is a link to a directory that it is in',
                   'new?line': 'its name has control characters'}
        r = self.run_tool('cp', '-r', '-q', p.url + '/' + rev, 'down', env=self.env)
        said = r.stderr.decode().splitlines()
        self.assertEqual((r.returncode, said.pop()), (1, 'peerlane: 5 left out, see above; all else is copied'))
        self.assertEqual(sorted(said), sorted("peerlane: left out: '%s/%s': %s" % (rev, n, why) for n, why in reasons.items()))
        self.assertEqual(self.tree('down'), want)
        # A directory by a link, from above: its way up is another directory then, which has links as well.
        os.symlink('hub/snapshots', self.path('srv/short'))
        r = self.run_tool('cp', '-r', '-q', p.url + '/short', 'short', env=self.env)
        self.assertEqual(r.returncode, 1)
        self.assertEqual({n: s for n, s in self.tree('short/rev').items()}, want)
        # The other way. What leads out of the tree is no matter there.
        os.unlink(self.path('srv/' + rev + '/out'))
        r = self.run_tool('cp', '-r', '-q', 'srv/' + rev, p.url + '/up', env=self.env)
        self.assertEqual(r.returncode, 1)
        self.assertEqual(r.stderr.count(b"peerlane: left out: "), 3 + 4)  # "up" has the tree once more
        for name in ('tokenizer', 'self', 'new\\nline'):
            self.assertIn(b"left out: 'srv/%s/%s'" % (rev.encode(), name.encode()), r.stderr)
        self.assertEqual({n: s for n, s in self.tree('srv/up').items() if not n.startswith('up/')}, want)
        # All of a served snapshot leads out.
        self.end(p)
        p = self.serve('srv/' + rev)
        r = self.run_tool('cp', '-r', '-q', p.url + '/', 'none', env=self.env)
        self.assertEqual((r.returncode, r.stderr.count(b'leads out of what is served')), (1, 5))

    def links(self, root):
        found = {}
        for at, dirs, files in os.walk(self.path(root)):
            for name in dirs + files:
                path = os.path.join(at, name)
                if os.path.islink(path):
                    found[os.path.relpath(path, self.path(root))] = os.readlink(path)
        return found

    def test_trees_whose_links_are_kept(self):
        """As cp -P makes them, except those that could lead a later copy out of the tree."""
        os.makedirs(self.path('srv/hub/blobs'))
        os.makedirs(self.path('srv/hub/snapshots/rev'))
        self.make('srv/hub/blobs/1', b'weights')
        kept = {'snapshots/rev/model': '../../blobs/1', 'snapshots/rev/gone': '../../blobs/gone', 'all': './blobs//',
                'snapshots/up': '..', 'self': 'self', 'aaa': 'blobs'}
        out = {'snapshots/rev/back': '../rev/../../blobs/1', 'top': '..', 'snapshots/rev/far': '../../../other',
               'deep': 'aaa/../../x', 'abs': self.path('srv/other')}
        for name, to in {**kept, **out}.items():
            os.symlink(to, self.path('srv/hub/' + name))
        os.symlink('/etc/passwd', self.path('srv/hub/passwd'))
        self.make('srv/other', b'2')
        p = self.serve('srv', '--write')
        for dst, made in (('new', 'new'), ('old', 'old/hub'), ('new', 'new/hub'), ('old', 'old/hub')):
            if dst == 'old':
                os.makedirs(self.path('old'), exist_ok=True)
            r = self.run_tool('cp', '-r', '-P', '-q', p.url + '/hub', dst, env=self.env)
            said = r.stderr.decode().splitlines()
            self.assertEqual((r.returncode, len(said)), (1, len(out) + 2), said)
            for name in [*out, 'passwd']:
                why = 'what is served' if name in ('passwd', 'abs') else "what is copied, or has '..' behind a name"
                self.assertIn("peerlane: left out: 'hub/%s': it is a link that leads out of %s" % (name, why), said)
            self.assertEqual(self.links(made), kept)
            self.assertEqual(self.read(made + '/snapshots/rev/model'), b'weights')
            self.assertEqual(os.listdir(self.path(made + '/blobs')), ['1'])
        # What is there is not replaced, and no link of an earlier copy is followed.
        os.unlink(self.path('old/hub/all'))
        self.make('old/hub/all', b'mine')
        r = self.run_tool('cp', '-r', '-P', '-q', p.url + '/hub', 'old', env=self.env)
        self.assertIn(b"cannot make the link 'old/hub/all': there is something else of that name", r.stderr)
        self.assertEqual(self.read('old/hub/all'), b'mine')
        os.unlink(self.path('old/hub/all'))
        os.rename(self.path('old/hub/blobs'), self.path('elsewhere'))
        os.symlink('../../elsewhere', self.path('old/hub/blobs'))
        os.unlink(self.path('elsewhere/1'))
        r = self.run_tool('cp', '-r', '-P', '-q', p.url + '/hub', 'old', env=self.env)
        self.assertIn(b"cannot make directory 'old/hub/blobs': there is something else", r.stderr)
        self.assertEqual(os.listdir(self.path('elsewhere')), [])
        for args, words in (([p.url + '/hub', 'soft:0'], "'soft:0' is none"), ([p.url + '/hub', '-'], "'-' is none"),
                            (['--size', '4', '-', p.url + '/up'], "'-' is none"), (['a', 'b'], 'from or to another host')):
            self.fails('-P', *args, words=[words], status=2)

    def test_uploads_whose_links_are_kept(self):
        """Also those to nothing; left out are those that could lead out of the tree, each by name."""
        os.makedirs(self.path('hub/blobs'))
        os.makedirs(self.path('hub/snapshots/rev'))
        os.makedirs(self.path('srv/old'))
        self.make('hub/blobs/1', b'weights')
        self.make('hub/one', b'1')
        kept = {'snapshots/rev/model': '../../blobs/1', 'snapshots/rev/gone': '../../blobs/gone', 'all': './blobs//',
                'snapshots/up': '..', 'self': 'self', 'aaa': 'blobs'}
        out = {'snapshots/rev/back': '../rev/../../blobs/1', 'top': '..', 'snapshots/rev/far': '../../../other',
               'deep': 'aaa/../../x', 'abs': '/etc/passwd', 'control': 'a\tb'}
        for name, to in {**kept, **out}.items():
            os.symlink(to, self.path('hub/' + name))
        p = self.serve('srv', '--write')
        for dst, made in (('new', 'new'), ('old', 'old/hub'), ('old', 'old/hub')):
            r = self.run_tool('cp', '-r', '-P', '-q', 'hub', p.url + '/' + dst, env=self.env)
            said = r.stderr.decode().splitlines()
            self.assertEqual((r.returncode, len(said)), (1, len(out) + 1), said)
            for name in out:
                why = ('whose text has control characters' if name == 'control' else
                       "that leads out of what is copied, or has '..' behind a name")
                self.assertIn("peerlane: left out: 'hub/%s': it is a link %s" % (name, why), said)
            self.assertEqual(self.links('srv/' + made), kept)
            self.assertEqual(self.read('srv/%s/snapshots/rev/model' % made), b'weights')
            self.assertEqual(os.listdir(self.path('srv/%s/blobs' % made)), ['1'])
        # What is there is not replaced, and no link of an earlier copy is followed.
        for name in out:
            os.unlink(self.path('hub/' + name))
        os.unlink(self.path('srv/old/hub/all'))
        self.make('srv/old/hub/all', b'mine')
        r = self.run_tool('cp', '-r', '-P', '-q', 'hub', p.url + '/old', env=self.env)
        self.assertEqual(r.returncode, 1)
        self.assertIn(b"the link 'all' is not made: there is something else of that name, which is not replaced", r.stderr)
        self.assertEqual(self.read('srv/old/hub/all'), b'mine')
        os.unlink(self.path('srv/old/hub/all'))
        os.rename(self.path('srv/old/hub/blobs'), self.path('srv/elsewhere'))
        os.symlink('../../elsewhere', self.path('srv/old/hub/blobs'))
        os.unlink(self.path('srv/elsewhere/1'))
        r = self.run_tool('cp', '-r', '-P', '-q', 'hub', p.url + '/old', env=self.env)
        self.assertEqual((r.returncode, r.stderr.count(b'old/hub/blobs')), (1, 1), r.stderr)
        self.assertEqual(os.listdir(self.path('srv/elsewhere')), [])
        # Without -r the links of the directory itself; with --verify and --resume each is durable by itself.
        os.makedirs(self.path('srv/flat'))
        for i, options in enumerate(([], ['--verify'], ['--resume'])):
            r = self.run_tool('cp', '-P', '-q', *options, 'hub', p.url + '/flat', env=self.env)
            self.assertEqual(r.returncode, 0, r.stderr)
            self.assertEqual(self.links('srv/flat'), {n: kept[n] for n in ('all', 'self', 'aaa')}, i)
        self.assertEqual(sorted(os.listdir(self.path('srv/flat'))), ['aaa', 'all', 'one', 'self'])

    def test_bounds_of_a_tree(self):
        """A tool with small bounds: 20 entries in all, and paths of 4,000 bytes; nothing is copied of what has more."""
        def few(*args):
            return subprocess.run([os.environ['PEERLANE_FEW_BIN'], 'cp', '-r', '-q', *args], cwd=self.dir,
                                  env=cli.environment(**self.env), stderr=subprocess.PIPE, check=False)

        for i in range(19):
            os.makedirs(self.path('srv/few/d'), exist_ok=True)
            self.make('srv/few/d/f%02d' % i, b'%d' % i)
        p = self.serve('srv')
        r = few(p.url + '/few', 'down')
        self.assertEqual((r.returncode, r.stderr), (0, b''))
        self.assertEqual(self.tree('down'), self.tree('srv/few'))
        self.make('srv/few/d/f19', b'19')
        r = few(p.url + '/few', 'down2')
        self.assertEqual((r.returncode, r.stderr.decode()),
                         (1, "peerlane: %s/few lists more than 20 entries in all: copy the directories of 'few/d' one by one\n" % p.url))
        long = 'srv/long' + ('/' + 'x' * 200) * 3
        os.makedirs(self.path(long))
        r = few(p.url + '/long', 'down3')
        self.assertEqual((r.returncode, r.stderr), (0, b''))
        self.make(long + '/' + 'f' * 250, b'1')
        r = few(p.url + '/long', 'down3')
        self.assertEqual(r.returncode, 1)
        self.assertIn(b'lists paths of more than 4000 bytes in all', r.stderr)
        self.assertFalse(os.path.exists(self.path('down2')))

    def test_many_small_files(self):
        """Several are in flight: each has its own bytes, and an error names its file."""
        odd = [b'\xff\xfe', 'na\u00efve'.encode(), b"a 'b' \"c\" *", b'-n', b'x' * 255]
        top = os.fsencode(self.path('many'))
        for i in range(300):
            os.makedirs(b'%s/d%d' % (top, i // 100), exist_ok=True)
            with open(b'%s/d%d/%s' % (top, i // 100, odd[i] if i < len(odd) else b'f%03d' % i), 'wb') as f:
                f.write(cli.content((0, 1, 20480, 32768, 32769)[i % 5], seed=i))
        p = self.serve('srv', '--write')
        self.cp('-r', 'many', p.url + '/up')
        self.assertEqual(self.tree('srv/up'), self.tree('many'))
        self.cp('-r', p.url + '/up', 'down')
        self.assertEqual(self.tree('down'), self.tree('many'))
        # One that cannot be made: it is named, all before it are there, nothing is half there.
        os.makedirs(self.path('srv/bad/many/d1/f150'))
        self.fails('-r', 'many', p.url + '/bad', words=("'f150' is a directory",))
        there, want = self.tree('srv/bad/many'), self.tree('many')
        self.assertLessEqual(there.items(), want.items())
        for name in want:
            if name < 'd1/f150':
                self.assertIn(name, there)
        self.assertNotIn('d2/f299', there)

    @unittest.skipUnless(shutil.which('strace'), 'strace is not installed')
    def test_many_are_synced_once(self):
        os.mkdir(self.path('srv/d'))
        for i in range(5):
            self.make('srv/d/%d' % i, cli.content(MIB // 8, seed=i))
        p = self.serve('srv')
        # LeakSanitizer works by ptrace, as strace does.
        env = dict(cli.environment(**self.env), ASAN_OPTIONS=os.environ.get('ASAN_OPTIONS', '') + ':detect_leaks=0')
        for args, once, each in ((['-r', p.url + '/d', 'a'], 1, 0), (['-r', p.url + '/d', 'b', '--verify'], 0, 10),
                                 ([p.url + '/d/1', 'c'], 0, 2)):
            subprocess.run(['strace', '-f', '-qq', '-o', 'calls', '-e', 'trace=syncfs,fsync,fdatasync', cli.BIN, 'cp', '-q', *args],
                           check=True, cwd=self.dir, env=env)
            calls = self.read('calls')
            self.assertEqual((calls.count(b'syncfs('), calls.count(b' fsync(') + calls.count(b' fdatasync(')), (once, each), calls)
        self.assertEqual(self.tree('a'), self.tree('srv/d'))

    @unittest.skipUnless(shutil.which('strace'), 'strace is not installed')
    def test_many_are_synced_once_at_the_server(self):
        os.mkdir(self.path('d'))
        for i in range(5):
            self.make('d/%d' % i, cli.content(MIB // 8, seed=i))
        p = self.serve('srv', '--write')
        for args, once, each in ((['-r', 'd', p.url + '/a'], 1, 3), (['-r', 'd', p.url + '/b', '--verify'], 0, 15),
                                 (['d/1', p.url + '/c'], 0, 3)):
            trace = subprocess.Popen(['strace', '-f', '-qq', '-o', self.path('calls'), '-e', 'trace=syncfs,fsync,fdatasync',
                                      '-p', str(p.pid)], stderr=subprocess.DEVNULL)
            self.until(lambda t=trace: t.poll() is not None or self.is_traced(p.pid))
            if trace.poll() is not None:
                self.skipTest('strace may not attach to processes here')
            self.cp(*args)
            trace.terminate()
            trace.wait(LIMIT)
            calls = self.read('calls')
            self.assertEqual((calls.count(b'syncfs('), calls.count(b' fsync(') + calls.count(b' fdatasync(')), (once, each), calls)
        self.assertEqual(self.tree('srv/a'), self.tree('d'))

    @staticmethod
    def is_traced(pid):
        with open('/proc/%d/status' % pid) as f:
            return 'TracerPid:\t0\n' not in f.read()

    def test_ends_that_do_not_go_together(self):
        self.make('a', b'123')
        self.make('srv/a', b'123')
        p = self.serve('srv', '--write')
        for args, name in (([p.url + '/a', 'soft:1'], 'soft:1'), ([p.url + '/a', '-'], '-'),
                           (['-', p.url + '/b', '--size', '1'], '-'), (['soft:0', p.url + '/b', '--size', '1'], 'soft:0')):
            self.fails('--resume', *args, words=["--resume goes on with a file, and '%s' is none" % name], status=2)
        self.end(p)
        p = self.serve('soft:0', '--size', '2m', '--write')
        self.fails('--resume', 'a', p.url + '/soft:0', words=['--resume goes on with a file'], status=2)
        words = ["'soft:0+1m': memory of another host's GPU has no offset in its name; as a source write "
                 'peer://HOST/soft:0 --offset 1m, and as a destination peer://HOST/soft:0']
        self.fails(p.url + '/soft:0+1m', 'b', words=words, status=2)
        self.fails('a', p.url + '/soft:0+1m', words=words, status=2)
        self.cp(p.url + '/soft:0', 'b', '--offset', '1m')
        self.assertEqual(self.read('b'), bytes(MIB))

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
