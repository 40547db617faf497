# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""serve, and cp from and to it: by content, with disks that fill up and processes that are killed."""

import ctypes
import fcntl
import json
import os
import signal
import socket
import subprocess
import time
import unittest

import cli
import serving
from serving import LIMIT, MIB


def heed_modes():
    """Root's process, too, may do what modes permit the owner alone: no CAP_DAC_OVERRIDE, no CAP_DAC_READ_SEARCH."""
    for capability in (1, 2):
        ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP


class Serve(serving.Case):
    def test_down(self):
        data = cli.content(9 * MIB + 5)
        self.make('srv/a', data)
        p = self.serve('srv')
        out = json.loads(self.good('cp', p.url + '/a', 'b', '--verify', '--json', env=self.env))
        self.assertEqual((out['bytes'], out['verified'], out['sources']), (len(data), True, [p.url + '/a']))
        self.assertEqual(out['read']['route'], 'tcp')
        self.assertEqual(self.read('b'), data)
        self.assertEqual(os.stat(self.path('b')).st_mode & 0o777, os.stat(self.path('srv/a')).st_mode & 0o777)
        self.cp(p.url + '/a', 'soft:0+5', '--verify')
        self.cp(p.url + '/a', '--offset', '3', '--size', str(MIB), 'c')
        self.assertEqual(self.read('c'), data[3:3 + MIB])
        r = self.run_tool('cp', p.url + '/a', '-', '-q', env=self.env)
        self.assertEqual(r.stdout, data)
        self.fails(p.url + '/a', 'c', '--offset', '99m', words=['past its end'])
        said = self.end(p, signal.SIGINT)
        self.assertIn("read 'a': 9.0 MiB", said)
        self.assertIn('stopped', said)
        self.fails(p.url + '/a', 'd', words=['nothing listens there', '--bind'])
        self.assertEqual(self.litter(), [])

    def test_up(self):
        data = cli.content(9 * MIB + 5)
        self.make('a', data)
        p = self.serve('srv', '--write')
        self.cp('a', p.url + '/b', '--verify')
        self.assertEqual(self.read('srv/b'), data)
        self.cp('a', p.url + '/')
        self.assertEqual(self.read('srv/a'), data)
        self.cp('-', p.url + '/c', '--size', str(MIB), data=data)
        self.assertEqual(self.read('srv/c'), data[:MIB])
        self.cp('soft:0', p.url + '/d', '--size', '3m', '--verify')
        self.cp('soft:0', 'd', '--size', '3m')
        self.assertEqual(self.read('srv/d'), self.read('d'))
        self.fails('-', p.url + '/', '--size', '9', words=['no file name'], status=2)
        self.fails('-', p.url + '/x', words=['--size'], status=2)
        self.end(p)
        self.assertEqual(sorted(os.listdir(self.path('srv'))), ['a', 'b', 'c', 'd'])

    def test_trees(self):
        os.makedirs(self.path('srv/m/sub/deep'))
        for i, name in enumerate(('m/x', 'm/sub/y', 'm/sub/deep/z', 'm/empty')):
            self.make('srv/' + name, cli.content(MIB * i, seed=i))
        os.symlink('sub', self.path('srv/m/to-dir'))
        os.symlink('/etc/passwd', self.path('srv/m/out'))
        p = self.serve('srv', '--write')
        want = {name: sha for name, sha in self.tree('srv/m').items() if name != 'out'}
        want.update({'to-dir' + name[3:]: sha for name, sha in want.items() if name.startswith('sub/')})
        for dst, at in (('new', 'new'), ('.', 'm')):
            r = self.run_tool('cp', '-r', '-q', p.url + '/m', dst, env=self.env)
            self.assertEqual((r.returncode, r.stderr),
                             (1, b"peerlane: left out: 'm/out': it is a link that leads out of what is served\n"
                                 b"peerlane: 1 left out, see above; all else is copied\n"))
            self.assertEqual(self.tree(at), want)
        self.make('m/sub/line\nfeed', b'x')
        for at in ('again', 'again/m'):
            r = self.run_tool('cp', '-r', '-q', 'm', p.url + '/again', env=self.env)
            self.assertEqual((r.returncode, r.stderr),
                             (1, b"peerlane: left out: 'm/sub/line\\nfeed': its name has control characters\n"
                                 b"peerlane: 1 left out, see above; all else is copied\n"))
            self.assertEqual(self.tree('srv/' + at), want)
        # Empty ones, both ways, and into each other.
        os.makedirs(self.path('srv/none/at/all'))
        self.cp('-r', p.url + '/none/at/all', 'none')
        self.assertEqual(os.listdir(self.path('none')), [])
        self.cp('-r', p.url + '/none', 'none')
        self.assertTrue(os.path.isdir(self.path('none/none/at/all')))
        self.cp('-r', 'none', p.url + '/nothing')
        self.assertTrue(os.path.isdir(self.path('srv/nothing/none/at/all')))
        # Without -r: what is right in it, one after the other in a buffer, or into a directory.
        r = self.run_tool('cp', p.url + '/m', 'soft:0', '--verify', '--json', env=self.env)
        self.assertEqual((json.loads(r.stdout)['bytes'], r.returncode), (3 * MIB, 1))
        self.assertEqual(json.loads(r.stdout)['left_out'], 3)
        self.fails('-r', p.url + '/m', p.url + '/x', words=['must be of this host'], status=2)
        self.bad(2, 'cp', '-r', 'm', 'n', words=['peer://'])

    def test_directories_keep_their_modes(self):
        """In both directions: what others may not enter they may not enter in the copy, and the owner may write."""
        modes = {'m': 0o700, 'm/shared': 0o750, 'm/shared/fixed': 0o555, 'm/open': 0o755}
        self.addCleanup(os.umask, os.umask(0o022))
        for name in modes:
            os.mkdir(self.path('srv/' + name))
        self.make('srv/m/shared/fixed/x', b'1')
        os.mkdir(self.path('srv/m/shared/fixed/y'))
        for name, mode in modes.items():
            os.chmod(self.path('srv/' + name), mode)
            self.addCleanup(os.chmod, self.path('srv/' + name), 0o700)
        want = {name: mode | 0o700 for name, mode in modes.items()}

        def of(top):
            return {name: os.stat(self.path(top + name)).st_mode & 0o777 for name in modes}
        p = self.serve('srv', '--write')
        os.mkdir(self.path('into'))
        self.cp('-r', p.url + '/m', 'into')
        self.cp('-r', p.url + '/m', 'new')
        self.cp('-r', 'into/m', p.url + '/up')
        self.cp('-r', 'into', p.url + '/')
        self.assertEqual(of('into/'), want)
        for top, at in (('', 'new'), ('srv/', 'up')):
            os.rename(self.path(top + at), self.path('m'))
            self.assertEqual(of(''), want)
            os.rename(self.path('m'), self.path(top + at))
        self.assertEqual(of('srv/into/'), want)
        # One that is there keeps its own.
        os.chmod(self.path('into/m'), 0o711)
        self.cp('-r', p.url + '/m', 'into')
        self.assertEqual(of('into/'), {**want, 'm': 0o711})
        self.end(p)

    def test_directory_that_cannot_be_listed(self):
        """One that may be written to and not be read, as a drop box: files and trees go into it."""
        os.makedirs(self.path('m/sub'))
        self.make('m/sub/small', b'12')
        self.make('big', cli.content(2 * MIB))
        os.mkdir(self.path('srv/in'), 0o700)
        p = self.serve('srv', '--write', preexec_fn=heed_modes)
        os.chmod(self.path('srv/in'), 0o300)
        self.addCleanup(os.chmod, self.path('srv/in'), 0o700)
        self.fails('-r', p.url + '/in', 'got', words=["'in': permission denied"])
        self.cp('big', p.url + '/in/one')
        self.cp('big', p.url + '/in/two', '--resume', '--verify')
        self.cp('-r', 'm', p.url + '/in/m')
        self.cp('big', 'm/sub/small', p.url + '/in')
        self.cp(p.url + '/in/one', 'one')
        self.end(p)
        os.chmod(self.path('srv/in'), 0o700)
        self.assertEqual(sorted(os.listdir(self.path('srv/in'))), ['big', 'm', 'one', 'small', 'two'])
        for name in ('srv/in/one', 'srv/in/two', 'srv/in/big', 'one'):
            self.assertEqual(self.read(name), self.read('big'))
        self.assertEqual(self.read('srv/in/m/sub/small') + self.read('srv/in/small'), b'1212')

    def test_what_is_said_of_odd_ends(self):
        """What is left out and why, what is in the way, and where something is missing."""
        os.makedirs(self.path('srv/m/sub'))
        self.make('srv/m/x', b'12')
        os.symlink('sub', self.path('srv/m/to-dir'))
        os.mkfifo(self.path('srv/m/fifo'))
        self.make('file', b'')
        os.mkdir(self.path('d'))
        p = self.serve('srv', '--write')
        r = self.run_tool('cp', p.url + '/m', 'd/', env=self.env)
        self.assertEqual((r.returncode, r.stderr.decode()), (1, (
            "peerlane: left out: 'm/fifo': it is neither a file nor a directory\n"
            "peerlane: left out of '%s/m': 2 subdirectories (-r copies them)\n"
            "peerlane: 1 left out, see above; all else is copied\n" % p.url)))
        # Of two bytes there is no speed.
        self.assertRegex(r.stdout.decode(), r'd/: 2 B \(2 bytes\) in \S+ s\n')
        os.mkdir(self.path('n'))
        for name in 'ab':
            os.makedirs(self.path('n/%s/%s' % (name, name)))
        r = self.run_tool('cp', 'n/a', 'n/b', p.url + '/', env=self.env)
        self.assertEqual(r.stderr.decode(), ''.join("peerlane: left out of 'n/%s': 1 subdirectory (-r copies it)\n" % n
                                                    for n in 'ab') + 'peerlane: there is no file to copy\n')
        self.fails('-r', p.url + '/m', 'file', words=["cannot make directory 'file': there is something else of that name"])
        self.fails('file', p.url + '/no/such/x', words=["'no/such/x': there is no directory 'no/such'"])
        self.fails('-r', 'd', p.url + '/no/dir', words=["'no/dir': there is no directory 'no'"])
        self.end(p)
        p = self.serve('srv/m/x')
        self.fails(p.url, 'y', '--size', '99', words=["'%s' has 2 bytes: --offset 0 and --size 99 reach past" % p.url])

    def test_what_breaks_off_is_said(self):
        """The server's lines of files that did not get through, before that of the client's end."""
        p = self.serve('srv', '--write')
        up = self.start('cp', '-', p.url + '/up', '--size', '256m', stdin=subprocess.PIPE, env=self.env)
        up.stdin.write(b'u' * 136 * MIB)  # twice as much as the tool reads at once
        up.kill()
        up.wait(LIMIT)
        up.stdin.close()
        self.make('srv/big', cli.content(16 * MIB))
        down = self.start('cp', p.url + '/big', '-', stdout=subprocess.PIPE, env=self.env)
        self.assertEqual(down.stdout.read(1), self.read('srv/big')[:1])
        down.kill()
        down.wait(LIMIT)
        down.stdout.close()
        said = self.end(p)
        self.assertRegex(said, r"(\S+) did not finish writing 'up': .* MiB in \S+ s, which are dropped\n\1 has gone\n")
        self.assertRegex(said, r"(\S+) broke off reading 'big': .* MiB in \S+ s\n\1 has gone\n")
        self.assertEqual(os.listdir(self.path('srv')), ['big'])

    def test_devices(self):
        p = self.serve('soft:0', '--size', '8m', '--write')
        self.make('a', cli.content(8 * MIB))
        self.cp('a', p.url + '/soft:0', '--verify')
        self.cp(p.url + '/soft:0', 'b', '--verify')
        self.cp(p.url + '/', 'soft:1', '--verify')
        self.assertEqual(self.read('b'), self.read('a'))
        self.make('a', cli.content(8 * MIB + 1))
        self.fails('a', p.url + '/soft:0', words=['8388608'])
        self.end(p)
        # Several threads' pieces, each in its place; and what has no length yet.
        p = self.serve('soft:0', '--size', '40m', '--write')
        whole = cli.content(37 * MIB + 3)
        self.make('a', whole)
        self.cp('a', p.url + '/soft:0')
        self.cp(p.url + '/soft:0', 'b', '--size', str(len(whole)))
        self.assertEqual(self.read('b'), whole)
        self.cp('--offset', '1m', '--size', str(33 * MIB), 'a', p.url + '/soft:0', '--verify')
        self.cp(p.url + '/soft:0', 'b', '--size', str(33 * MIB))
        self.assertEqual(self.read('b'), whole[MIB:34 * MIB])
        self.end(p)
        self.bad(2, 'serve', 'soft:0', env=self.env, words=['--size'])
        self.bad(2, 'serve', 'srv', '--size', '1m', env=self.env, words=['--size'])

    def test_who_is_served(self):
        self.make('srv/a', b'secret')
        p = self.serve('srv')
        self.good('serve', '--make-token', 'other', '-q')
        self.bad(1, 'cp', '--token-file', 'other', p.url + '/a', 'b', words=['not the same token'])
        self.bad(1, 'cp', p.url + '/a', 'b', words=['PEERLANE_TOKEN_FILE'])
        self.fails('srv/a', p.url + '/b', words=['--write'])
        for path, words in (('../token', '".."'), ('sub/%01', 'no such file')):
            self.fails(p.url + '/' + path, 'b', words=[words])
        self.fails(p.url + '/a\x01', 'b', words=['control'])
        os.chmod(self.path('token'), 0o644)
        self.fails(p.url + '/a', 'b', words=['other users may use'])
        said = self.end(p)
        self.assertEqual(said.count('was refused'), 1, said)
        self.bad(1, 'serve', 'srv', '--token-file', 'token', words=['other users may use'])
        self.bad(1, 'serve', 'srv', words=['PEERLANE_TOKEN_FILE'])
        self.bad(1, 'serve', '--make-token', 'token', words=['never overwritten'])
        self.bad(1, 'serve', '/dev/null', '--token-file', 'other', words=['a device'])
        self.bad(1, 'serve', 'nothing', '--token-file', 'other', words=['nothing', 'no such file'])
        self.bad(1, 'serve', 'srv', '--token-file', 'other', '--bind', 'nowhere0', words=['nowhere0'])
        self.assertFalse(os.path.exists(self.path('b')))

    def test_listens_where_it_is_told(self):
        """Requests and bytes: at loopback, unless it is told."""
        def listening(p):
            with open('/proc/%d/net/tcp' % p.pid, encoding='ascii') as f:
                lines = [line.split() for line in f][1:]
            with open('/proc/%d/net/tcp6' % p.pid, encoding='ascii') as f:
                lines += [line.split() for line in f][1:]
            mine = set()
            for fd in os.listdir('/proc/%d/fd' % p.pid):
                try:
                    mine.add(os.readlink('/proc/%d/fd/%s' % (p.pid, fd)))
                except FileNotFoundError:
                    pass
            return sorted(line[1].split(':')[0] for line in lines
                          if line[3] == '0A' and 'socket:[%s]' % line[9] in mine)
        p = self.serve('srv')
        self.assertEqual(listening(p), ['0100007F'] * 2)
        q = self.start('serve', '--port', '0', '--bind', 'all', 'srv', stdout=subprocess.PIPE, text=True,
                       env=self.env)
        self.addCleanup(q.stdout.close)
        self.addCleanup(q.wait)
        self.addCleanup(q.kill)
        self.assertRegex(q.stdout.readline(), r'at (\[::\]|0\.0\.0\.0):')
        self.assertEqual(len(set(listening(q))), 1)
        self.assertEqual(set(''.join(listening(q))), {'0'})

    def test_where_it_cannot_listen(self):
        """The option, its value, and what else to give."""
        def fails(*args, words):
            self.bad(1, 'serve', 'srv', '--token-file', 'token', *args, env=self.env, words=['peerlane: ' + words])
        fails('--bind', 'nowhere0', '--port', '0',
              words='--bind: "nowhere0" is no address and no interface that is up and has one (`ip address` lists both), '
                    'and neither "loopback" nor "all"; names of hosts are not looked up, and a port is a setting of its own')
        fails('--bind', 'node2.example.org', words='--bind: "node2.example.org" is no address and no interface')
        for value, words in (('127.0.0.1:80', 'write 127.0.0.1 for "127.0.0.1:80": the port is a setting of its own'),
                             ('[::1]:80', 'write ::1 for "[::1]:80": the port is a setting of its own'),
                             ('[::1]', 'write ::1 for "[::1]"'),
                             ('lo:80', '"lo:80" is no address and no interface'),
                             ('[::1', '"[::1" is no address and no interface'),
                             ('127.0.0.1/8', '"127.0.0.1/8" is no address and no interface'),
                             ('fe80::1', 'fe80::1 is an address of one link, which other hosts cannot be told'),
                             ('fe80::1%lo', 'fe80::1%lo is an address of one link'),
                             ('x' * 300, '"' + 'x' * 80 + '" is no address and no interface')):
            fails('--bind', value, '--port', '0', words='--bind: ' + words)
        self.bad(2, 'serve', 'srv', '--bind', '', words=['--bind needs ADDR, and the value is empty'])
        fails('--bind', '192.0.2.1', words='--bind: this host has no address 192.0.2.1; `ip address` lists those')
        fails('--bind', '0.0.0.0', words='--bind: write "all" for 0.0.0.0')
        fails('--set', 'tcp_bind=192.0.2.1', words='tunable tcp_bind: this host has no address 192.0.2.1;')
        with socket.socket() as s:
            s.bind(('127.0.0.1', 0))
            s.listen(1)
            port = s.getsockname()[1]
            fails('--port', str(port),
                  words='cannot listen at 127.0.0.1:%d: address already in use: another process listens there; '
                        'give another one by --port' % port)
            self.bad(1, 'serve', 'srv', '--token-file', 'token', '--set', 'tcp_port=%d' % port, env=self.env,
                     words=['another process listens there; set the tunable tcp_port to another one'])
        with open('/proc/sys/net/ipv4/ip_unprivileged_port_start', encoding='ascii') as f:
            if os.geteuid() and int(f.read()) > 1:
                fails('--port', '1', words='cannot listen at 127.0.0.1:1: permission denied: a port below 1024 needs '
                                           'CAP_NET_BIND_SERVICE; give another one by --port')

    def test_openssl_without_its_provider(self):
        """A configuration that asks for FIPS without the provider: both sides say so, in OpenSSL's words."""
        self.make('srv/f', b'a')
        with open(self.path('fips.cnf'), 'w', encoding='ascii') as f:
            f.write('openssl_conf = o\n[o]\nproviders = p\nalg_section = a\n[p]\ndefault = d\n[d]\nactivate = 1\n'
                    '[a]\ndefault_properties = fips=yes\n')
        env = {**self.env, 'OPENSSL_CONF': self.path('fips.cnf')}
        words = ['OpenSSL offers no TLS 1.3 here (error:', 'openssl.cnf, or what OPENSSL_CONF names']
        self.bad(1, 'serve', 'srv', '--port', '0', env=env, words=words)
        p = self.serve('srv')
        self.bad(1, 'cp', p.url + '/f', 'got', env=env, words=words)
        self.end(p)

    def test_deep_trees(self):
        """64 levels are copied; the first directory below them is named."""
        most = '/'.join(['d'] * 63)
        os.makedirs(self.path('srv/m/' + most))
        self.make('srv/m/' + most + '/f', b'a')
        p = self.serve('--write', 'srv')
        self.cp('-r', p.url + '/m', 'down')
        self.cp('-r', 'down', p.url + '/up')
        self.assertEqual(self.tree('srv/up'), self.tree('srv/m'))
        os.mkdir(self.path('srv/m/' + most + '/d'))
        self.fails('-r', p.url + '/m', 'got', words=["'m/" + most + "/d' is 64 directories below", 'by its own path'])
        os.mkdir(self.path('down/' + most + '/d'))
        self.fails('-r', 'down', p.url + '/more', words=["'down/" + most + "/d' is 64 directories below"])
        self.end(p)

    def test_port_scan(self):
        """One line for each connection, which is counted, and nothing is answered."""
        p = self.serve('srv', '-q')
        self.assertEqual(self.refused(p), 0)  # a server that nobody has used is seen
        for i in range(5):
            s = socket.create_connection(('127.0.0.1', p.port), timeout=LIMIT)
            if i % 2:
                s.sendall(b'\x00' * 100)
                s.shutdown(socket.SHUT_WR)
                self.assertLess(len(s.recv(100)), 20)  # an alert of TLS at most
            s.close()
        self.until(lambda: self.refused(p) >= 5)
        self.assertEqual(self.refused(p), 5)
        said = self.end(p)
        self.assertEqual(said.count('was refused'), 5, said)
        self.assertEqual(len(said.splitlines()), 5, said)

    def refused(self, p):
        """How many connections of others `stat` says that the server has refused."""
        all_of = json.loads(self.good('stat', '--json', env=self.env))['processes']
        return [one['refused'] for one in all_of if one['pid'] == p.pid][0]

    def test_full_output(self):
        """An output that nobody reads keeps neither clients nor the end waiting."""
        name = 200 * 'a'  # which is in a line for each copy
        self.make('srv/' + name, b'1')
        p = self.serve('srv', env={'PEERLANE_LOG': 'info'})
        fcntl.fcntl(p.stdout, fcntl.F_SETPIPE_SZ, 4096)
        for _ in range(40):
            socket.create_connection(('127.0.0.1', p.port), timeout=LIMIT).close()
        for _ in range(16):
            self.cp(p.url + '/' + name, 'b')
        p.send_signal(signal.SIGTERM)
        self.assertEqual(p.wait(timeout=LIMIT), 1)  # lines are lost

    def test_killed_upload(self):
        """Neither side's death leaves anything under the final name, or any other."""
        self.make('a', cli.content(48 * MIB))
        for who in ('client', 'server'):
            p = self.serve('srv', '--write')
            self.make('srv/a', b'old')
            c = self.start('cp', 'a', p.url + '/a', '-q', env=self.env, stderr=subprocess.PIPE)
            self.addCleanup(c.stderr.close)
            self.until(lambda: self.writes_at(p, 4 * MIB) or c.poll() is not None)
            (c if who == 'client' else p).send_signal(signal.SIGKILL)
            said = c.communicate(timeout=LIMIT)[1]
            if who == 'server':
                if c.returncode == 0:
                    self.skipTest('the copy was faster than the signal')
                self.assertEqual(c.returncode, 1)
                # By its own connection, or by those that the bytes go by.
                self.assertRegex(said, b'127.0.0.1:[0-9]+: .*(ended the connection|no answer from|has ended)')
            else:
                self.end(p)
            if c.returncode != 0:
                self.assertEqual(self.read('srv/a'), b'old')
            self.assertEqual(os.listdir(self.path('srv')), ['a'])

    def test_killed_download(self):
        self.make('srv/a', cli.content(64 * MIB))
        p = self.serve('srv')
        c = self.start('cp', p.url + '/a', 'b', '-q', env=self.env, stderr=subprocess.PIPE)
        self.addCleanup(c.stderr.close)
        time.sleep(0.05)
        p.kill()
        said = c.communicate(timeout=LIMIT)[1]
        if c.returncode == 0:
            self.skipTest('the copy was faster than the signal')
        self.assertEqual(c.returncode, 1)
        self.assertTrue(said)
        self.assertFalse(os.path.exists(self.path('b')))
        self.assertEqual(self.litter(), [])

    def test_resume(self):
        data = cli.content(20 * MIB + 99)
        self.make('srv/a', data)
        self.make('a', data)
        p = self.serve('srv', '--write')
        # Parts as an interrupted copy leaves them: 5 MiB and something.
        self.cp(p.url + '/a', 'b', '--resume')
        self.cp('a', p.url + '/b', '--resume')
        self.assertEqual(self.litter(), [])
        for src, dst, part, final in (
                (p.url + '/a', 'b', self.part('srv/a', 'a', ''), 'b'),
                ('a', p.url + '/b', self.part('a', 'b', 'srv/'), 'srv/b')):
            os.unlink(self.path(final))
            for content, resumed in ((data[:5 * MIB + 77], 5 * MIB), (b'x' * MIB + data[MIB:7 * MIB], 0),
                                     (data + b'more', 20 * MIB)):
                self.make(part, content)
                with open(self.path(part), 'r+b') as taken:  # another copy of the same writes it
                    fcntl.lockf(taken, fcntl.LOCK_EX)
                    self.fails(src, dst, '--resume', words=['is being written by another'])
                    self.assertEqual(self.read(part), content)
                out = json.loads(self.good('cp', src, dst, '--resume', '--json', '--verify', env=self.env))
                self.assertEqual(out['resumed_bytes'], resumed)
                self.assertEqual(out['bytes'], len(data) - resumed)
                self.assertEqual(self.read(final), data)
                self.assertFalse(os.path.exists(self.path(part)))

    def test_full_disk(self):
        """The server may write 4 MiB to a file."""
        self.make('a', cli.content(9 * MIB))
        self.make('srv/a', b'old')
        p = self.serve('srv', '--write', preexec_fn=lambda: __import__('resource').setrlimit(
            __import__('resource').RLIMIT_FSIZE, (4 * MIB, 4 * MIB)))
        for more in ([], ['--resume']):
            r = self.run_tool('cp', 'a', p.url + '/a', '-q', *more, env=self.env)
            self.assertEqual(r.returncode, 1)
            self.assertRegex(r.stderr.decode(), "127.0.0.1:[0-9]+: 'a'.*too large")
            self.assertNotIn(self.dir.encode(), r.stderr)  # the server's folders are its own
        self.assertEqual(self.read('srv/a'), b'old')
        self.make('a', cli.content(2 * MIB))
        self.cp('a', p.url + '/a')
        self.assertEqual(self.read('srv/a'), self.read('a'))

    def test_check(self):
        p = self.serve('srv')
        said = self.good('check', '--peer', p.url[7:], '--device', 'soft:0', env=self.env)
        self.assertEqual(said.splitlines()[0], 'files of %s, which is `peerlane serve` at %s, come as this does:' % (
            p.url[7:], p.url[7:]))
        self.assertIn('remote  process %d of %s, a region' % (p.pid, os.uname().nodename), said)
        self.assertIn('by      tcp, encrypted by TLS 1.3', said)
        said = self.good('check', '--peer', '127.1:%d' % p.port, env=self.env)
        self.assertIn('files of 127.1:%d, which is `peerlane serve` at 127.0.0.1:%d, ' % (p.port, p.port), said)
        out = json.loads(self.good('check', '--peer', p.url, '--json', env=self.env))
        self.assertEqual(out['remote']['by'], 'tcp')
        self.assertEqual(out['server'], {'name': p.url[7:], 'address': p.url[7:]})
        self.bad(1, 'check', '--peer', p.url, words=['PEERLANE_TOKEN_FILE'])
        self.bad(2, 'check', '--peer', 'a b', words=['HOST'])
        self.bad(2, 'check', '--device', 'soft:0', words=['--peer'])

    def test_options(self):
        self.bad(2, 'serve', words=['name a directory'])
        self.bad(2, 'serve', '--make-token', 'x', 'srv', words=['serves nothing'])
        self.bad(2, 'cp', 'peer://h:1/a', 'peer://i:1/b', 'c', words=['two hosts'])
        self.bad(2, 'cp', 'peer://h:1/a', 'b', 'c', words=['of this host and of another'])
        self.bad(2, 'cp', 'peer://', 'c', words=['peer://HOST'])
        self.bad(2, 'cp', 'peer://h/a', 'c', '--via', 'soft:0', words=['--via'])


if __name__ == '__main__':
    serving.main()
