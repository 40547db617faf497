# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""bench net: transfers between two processes, on a libibverbs without a network. What is told over
TCP is tried with clients and servers that know no better, or do not mean well."""

import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
import unittest
import xml.etree.ElementTree

import cli

VERBS = {'PEERLANE_TEST_VERBS_LIB': os.environ.get('FAKEVERBS_LIB', ''), 'FAKEVERBS': '2x1',
         'PEERLANE_REMOTES': 'verbs'}
CUDA = {'PEERLANE_TEST_CUDA_LIB': os.environ.get('FAKECUDA_LIB', ''), 'FAKECUDA_DEVICES': '2'}
BYTES = 512
QUICK = ['bench', 'net', '--rounds', '1', '--bytes', str(BYTES)]
LIMIT = 60  # seconds: nothing takes so long, on the busiest machine
HELLO = b'peerlane-net 1\n'


class Talk:
    """A connection to a server, by somebody who writes what he likes."""

    def __init__(self, case, port):
        self.case = case
        self.s = socket.create_connection(('127.0.0.1', port), timeout=LIMIT)
        case.addCleanup(self.s.close)

    def say(self, data):
        try:
            self.s.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            pass
        return self

    def hear(self, size=65536):
        try:
            return self.s.recv(size)
        except ConnectionResetError:
            return b''

    def greeted(self):
        self.case.assertEqual(self.say(HELLO).hear(), b'peerlane-net 1 1073741824\n')
        return self

    def refused(self, *words):
        """One line comes, and the connection ends."""
        got = b''
        while True:
            more = self.hear()
            if not more:
                break
            got += more
        self.case.assertRegex(got, rb'\Aerror [ -~]+\n\Z')
        for word in words:
            self.case.assertIn(word, got.decode())


class BenchNet(cli.Case):
    def setUp(self):
        super().setUp()
        os.mkdir(self.path('net'))
        self.env = {**VERBS, 'FAKEVERBS_DIR': self.path('net')}

    def listen(self, *args, env=None):
        """A server on a port of its own, and the port."""
        p = self.start('bench', 'net', '--listen', '--port', '0', *args, stdout=subprocess.PIPE,
                       stderr=subprocess.STDOUT, text=True,
                       env={**self.env, 'FAKEVERBS_HOST': '1', **(env or {})})
        self.addCleanup(p.stdout.close)
        self.addCleanup(p.wait)
        self.addCleanup(p.kill)
        m = re.match(r'listening on \S+:(\d+), grants at most ', p.stdout.readline())
        self.assertTrue(m)
        return p, int(m[1])

    def said(self, p):
        """All that a server has said, once it has ended by itself."""
        text = p.communicate(timeout=LIMIT)[0]
        self.assertEqual(p.returncode, 0, text)
        return text

    def said_until(self, p, words, times=1):
        """What a server has said when it has said this so often; then it is ended."""
        timer = threading.Timer(LIMIT, p.kill)
        timer.start()
        text = ''
        for line in p.stdout:
            text += line
            if len(re.findall(words, text)) == times:
                break
        timer.cancel()
        self.assertEqual(len(re.findall(words, text)), times, text)
        p.terminate()
        return text + p.communicate(timeout=LIMIT)[0]

    def client(self, port, *args, **more):
        return self.json(*QUICK, '127.0.0.1:%d' % port, *args, env=self.env, **more)

    def check_run(self, run, op, size, threads, route='verbs'):
        self.assertEqual([run[k] for k in ('op', 'size', 'threads', 'route', 'verified', 'bytes')],
                         [op, size, threads, route, True, run['ops'] * size])
        self.assertEqual(run['ops'], max(1, BYTES // size // threads) * threads)
        self.assertEqual(run['latency_ops'], max(1, BYTES // size))
        self.assertEqual(run['routes'], {route: run['bytes']})
        self.assertEqual(run['staged_bytes' if route == 'verbs+copy' else 'direct_bytes'], run['bytes'])
        self.assertLessEqual(run['latency_p50_us'], run['latency_p99_us'])
        self.assertEqual(run['gb_per_s'], run['gb_per_s_min'])
        self.assertAlmostEqual(run['gb_per_s'] * run['seconds'] * 1e9 / run['bytes'], 1, places=5)
        self.assertAlmostEqual(run['cpu_s_per_gb'] * run['bytes'] / 1e9, run['cpu_seconds'], places=6)

    def test_alone(self):
        """One process starts the other."""
        out = self.json(*QUICK, '--size', '8,4k,1m', env=self.env)
        self.assertEqual([out[k] for k in ('same_host', 'from', 'to', 'rounds', 'left_out')],
                         [True, 'host', 'host', 1, None])
        self.assertRegex(out['remote'], r'^127\.0\.0\.1:\d+$')
        self.assertEqual(len(out['runs']), 6)
        for run, (size, op) in zip(out['runs'], [(s, op) for s in (8, 4096, 1 << 20) for op in ('read', 'write')]):
            self.check_run(run, op, size, 4)
            self.assertEqual(run['rails'], [])
        self.assertEqual(os.listdir(self.path('net')), [])

    def test_rails(self):
        out = self.json(*QUICK, '--size', '16m', '--threads', '1', env=self.env)
        for run in out['runs']:
            self.assertEqual([r['rail'] for r in run['rails']], ['fake_0/1', 'fake_1/1'])
            self.assertEqual(sum(r['bytes'] for r in run['rails']), 16 << 20)
            self.assertGreater(min(r['bytes'] for r in run['rails']), 0)
        text = self.good(*QUICK, '--size', '16m', '--threads', '1', '--read', env=self.env)
        self.assertRegex(text, r'\n +by the rails fake_0/1 \d+ %, fake_1/1 \d+ %\n$')

    def test_one_client_after_the_other(self):
        p, port = self.listen()
        for op in ('read', 'write'):
            out = self.client(port, '--' + op, '--size', '4k,64k', '--from', 'soft:0', '--to', 'soft:1')
            self.assertEqual([out[k] for k in ('remote', 'same_host', 'from', 'to')],
                             ['127.0.0.1:%d' % port, False, 'soft:0', 'soft:1'])
            self.assertEqual([r['op'] for r in out['runs']], [op, op])
            for run in out['runs']:
                self.check_run(run, op, run['size'], 4)
        text = self.said_until(p, r'(?m)^127\.0\.0\.1:\d+: done after [\d.]+ s$', 2)
        self.assertEqual(len(re.findall(r'(?m)^127\.0\.0\.1:\d+: 256 KiB of soft:1 are granted$', text)), 2, text)

    def test_gpus(self):
        """GPUs by dma-bufs; and where the NIC's driver takes none, by slabs."""
        args = ['--size', '4k', '--from', 'cuda:0']
        for env, to, route in (({}, 'cuda:1', 'verbs'), ({'FAKEVERBS_DMABUF': '0'}, 'host', 'verbs+copy')):
            out = self.json(*QUICK, *args, '--to', to, env={**self.env, **CUDA, **env})
            for run, op in zip(out['runs'], ('read', 'write')):
                self.check_run(run, op, 4096, 4, route)
        self.bad(1, *QUICK, *args, '--to', 'cuda:1', env={**self.env, **CUDA, 'FAKEVERBS_DMABUF': '0'},
                 words=['cannot be granted', 'dma-buf', '(errno 95)', 'nvidia-peermem'])

    def found(self, threads):
        """Of how many operations one after the other a wrong bit is found, if it is the only one."""
        args = ['bench', 'net', '--rounds', '1', '--bytes', '1', '--size', '4k', '--read', '--threads', str(threads)]
        for nth in range(1, 100):
            r = self.run_tool(*args, env={**self.env, 'PEERLANE_TEST_FAULT': 'verbs:nth=%d:corrupt' % nth})
            if r.returncode == 0:
                break
            self.assertRegex(r.stderr, rb'\Apeerlane: wrong data: read of 4 KiB from \S+: byte \d+ is \S+ and should be \S+\n\Z')
        self.assertGreater(nth, 1)
        return nth - 1

    def test_wrong_bytes_are_found(self):
        """One bit of one transfer is wrong, before anything is timed and after; and bytes that the
        other side does not see."""
        # A thread transfers once before and once in a round, and one of them for the latency; no byte
        # comes twice before it is looked at. How many operations a transfer is does not matter.
        self.assertEqual(5 * self.found(1), 3 * self.found(2))
        _, port = self.listen(env={'FAKEVERBS_LATE': 'all'})
        said = self.bad(1, *QUICK, '127.0.0.1:%d' % port, '--size', '4k', '--write', env=self.env)
        # Nothing arrives, and memory is zero at first. Every 256th seed's first byte is zero too.
        self.assertRegex(said, r': wrong data arrived at 127\.0\.0\.1:%d: byte \d is 0x00 and should be 0x(?!00)' % port)

    def test_all_sizes(self):
        p, port = self.listen('--once', '--most', '300k')
        out = self.client(port, '--all', '--read', '--bytes', '64')
        self.assertEqual([r['size'] for r in out['runs']], [2 << i for i in range(18)])
        self.assertEqual([r['threads'] for r in out['runs']], [4] * 16 + [2, 1])
        self.assertEqual(out['left_out'], 512 << 10)
        self.assertIn('300 KiB of host are granted', self.said(p))

    def test_text_and_picture(self):
        p, port = self.listen('--most', '8k')
        text = self.good(*QUICK, '127.0.0.1', '--port', str(port), '--svg', 'a.svg', env=self.env)
        lines = text.splitlines()
        self.assertEqual(lines[0], 'transfers between host here and host at 127.0.0.1:%d' % port)
        self.assertIn('no memory for 64 KiB and more', lines[2])
        self.assertEqual(lines[3].split()[:3], ['OP', 'SIZE', 'THREADS'])
        self.assertEqual([line.split()[:3] for line in lines[4:]],
                         [[op, size, 'B' if size != '4' else 'KiB'] for size in ('8', '256', '4') for op in ('read', 'write')])
        for line in lines[4:]:
            self.assertRegex(line, r' [24] +\d+ +[\d.e-]+ +[\d.]+ +[\d.]+ +[\d.]+  verbs$')
        with open(self.path('a.svg'), encoding='ascii') as f:
            drawn = f.read()
        self.assertNotIn('nan', drawn)
        tips = [e.text for e in xml.etree.ElementTree.fromstring(drawn).iter() if e.tag.endswith('}title')]
        for op in ('read', 'write'):
            for size in ('8 B', '256 B', '4 KiB'):
                self.assertEqual(len([t for t in tips if t.startswith('%s, %s: ' % (op, size))]), 2)
        p.kill()

    def test_over_tcp(self):
        """Without a NIC; and encrypted or not, as both sides say."""
        module = os.environ.get('NET_LIB', '')
        if not module:
            self.skipTest('this build has no TLS (libssl-dev)')
        for env in ({}, {'PEERLANE_TCP_TRUST': 'true'}):
            said = self.good(*QUICK, '--size', '8,64k', env={**self.env, 'PEERLANE_REMOTES': 'tcp', 'PEERLANE_TEST_NET_LIB': module, **env})
            rows = [line.split() for line in said.splitlines() if re.match('read|write', line)]
            self.assertTrue(rows)
            for row in rows:
                self.assertEqual(row[-1], 'tcp')

    def test_over_fabric(self):
        """By libfabric's provider for TCP."""
        module = os.environ.get('FABRIC_LIB', '')
        if not module:
            self.skipTest('this build has no libfabric (libfabric-dev)')
        said = self.good(*QUICK, '--size', '8,64k', env={
            **self.env, 'PEERLANE_REMOTES': 'fabric', 'PEERLANE_TEST_FABRIC_LIB': module, 'FI_TCP_IFACE': 'lo',
            'PEERLANE_FABRIC_PROVIDERS': 'tcp;ofi_rxm'})
        rows = [line.split() for line in said.splitlines() if re.match('read|write', line)]
        self.assertTrue(rows)
        for row in rows:
            self.assertEqual(row[-1], 'fabric')

    def test_without_a_nic(self):
        for args in ([], ['--listen', '--port', '0'], ['--json']):
            said = self.bad(1, 'bench', 'net', *args, env={**self.env, 'FAKEVERBS': '0'},
                            words=['there is no way to other hosts: verbs: there is no RDMA device'])
            self.assertEqual(len(said.splitlines()), 1)  # of one process, not of both

    def test_nobody_is_there(self):
        with socket.socket() as s:
            s.bind(('127.0.0.1', 0))
            port = s.getsockname()[1]
            self.bad(1, 'bench', 'net', '127.0.0.1:%d' % port, env=self.env,
                     words=['cannot connect to 127.0.0.1:%d: Connection refused' % port, 'bench net --listen'])
            s.listen()
            self.bad(1, 'bench', 'net', '--listen', '--port', str(port), env=self.env,
                     words=['cannot listen on 127.0.0.1:%d: Address already in use' % port, '--port'])
        self.bad(1, 'bench', 'net', 'no-such-host.invalid', env=self.env, words=["'no-such-host.invalid' is no host"])
        self.bad(1, 'bench', 'net', '--listen', '--bind', '192.0.2.1', env=self.env,
                 words=['cannot listen on 192.0.2.1:18516', 'address of this host'])

    def server(self, *replies):
        """Somebody who accepts one connection, and answers each message with the next of these."""
        s = socket.create_server(('127.0.0.1', 0))
        s.settimeout(LIMIT)

        def run():
            with s, s.accept()[0] as c:
                c.settimeout(LIMIT)
                for reply in replies:
                    c.recv(65536)
                    c.sendall(reply)
        t = threading.Thread(target=run)
        t.start()
        self.addCleanup(t.join)
        return '127.0.0.1:%d' % s.getsockname()[1]

    def test_foreign_servers(self):
        foreign = [
            ([b'SSH-2.0-\x1b[31mX\r\n'], ["is no 'peerlane bench net --listen': it says 'SSH-2.0-?[31mX?'"]),
            ([b'x' * 4000], ["is no 'peerlane bench net --listen'"]),
            ([b'peerlane-net 2 99\n'], ['speaks version 2 and this client version 1', 'one release']),
            ([b'peerlane-net 1 9\xff9\n', b''], ['ended the connection']),
            ([b''], ['ended the connection']),
            ([b'error no \x07space\n'], [': no ?space']),
            ([b'peerlane-net 1 4096\n', b'remote +9999999\n'], ["is no 'peerlane bench net --listen'"]),
            ([b'peerlane-net 1 4096\n', b'remote +5\nabcde'], ['blob']),
            ([b'peerlane-net 1 4096\n', b'grant +5\nabcde'], ["it says 'grant'"]),
        ]
        for replies, words in foreign:
            with self.subTest(replies=replies):
                address = self.server(*replies)
                said = self.bad(1, 'bench', 'net', address, env=self.env, words=words)
                self.assertEqual(len(said.splitlines()), 1)

    def test_foreign_clients(self):
        p, port = self.listen()
        for data, words in [
                (b'GET / HTTP/1.1\r\n\r\n', ['no client']), (b'x' * 600, ['no client']),
                (b'\x00\xff\n', ['no client']), (b'peerlane-net one\n', ['no client']),
                (b'peerlane-net 1 +9999\n', ['no client']), (b'peerlane-net 1 +3\nabc', ['no client']),
                (b'peerlane-net 7\n', ['version 7', 'version 1'])]:
            with self.subTest(data=data[:40]):
                Talk(self, port).say(data).refused(*words)
        for data, words in [
                (b'frobnicate \x1b[2J\n', ["'frobnicate ?[2J'"]), (b'memory 4096 host\n', ["after 'remote'"]),
                (b'fill 10 1\n', ['no sense']), (b'look 10 1\n', ['no sense']), (b'clear 10\n', ['no sense']),
                (b'remote\n', ['with a blob']), (b'remote +5\nabcde', ['blob']),
                (b'remote +4096\n' + b'\x00' * 4096, ['blob']), (b'remote +4097\n', ['no client']), (HELLO, ["'peerlane-net 1'"])]:
            with self.subTest(data=data[:40]):
                Talk(self, port).greeted().say(data).refused(*words)
        # Byte by byte, and several messages at once, are as good as one.
        slow = Talk(self, port)
        for i in range(len(HELLO) - 1):
            slow.say(HELLO[i:i + 1])
        slow.say(HELLO[-1:] + b'bye\n')
        self.assertEqual(slow.hear(), b'peerlane-net 1 1073741824\n')
        self.assertEqual(slow.hear(), b'')
        # And after all of them it still serves.
        self.client(port, '--size', '8')
        self.assertNotIn('\x1b', self.said_until(p, 'are granted'))

    def test_what_is_granted_is_bounded(self):
        """A client with a blob that is right, but not modest."""
        _, port = self.listen('--most', '1m')
        self.bad(1, *QUICK, '127.0.0.1:%d' % port, '--size', '2m', env=self.env,
                 words=['2097152 bytes of memory are asked for', '(1 MiB) are granted', '--most'])
        for device, words in (('soft:9', ['there is no soft:9']), ('cuda:0', ['cuda:0'])):
            self.bad(1, *QUICK, '127.0.0.1:%d' % port, '--size', '8', '--to', device, env=self.env, words=words)
        self.client(port, '--size', '1m')

    def test_half_open_connections(self):
        """Few at a time, and not for long; others are served meanwhile."""
        p, port = self.listen('--once')
        # Stopped, it accepts all of them in one turn, so that none is there for too long already.
        p.send_signal(signal.SIGSTOP)
        self.assertTrue(os.WIFSTOPPED(os.waitpid(p.pid, os.WUNTRACED)[1]))
        silent = [Talk(self, port) for _ in range(17)]
        silent[0].say(b'peerlane-ne')
        p.send_signal(signal.SIGCONT)
        silent[-1].refused('too many connections at once')
        silent[1].s.close()
        self.assertEqual(len(self.client(port, '--size', '8')['runs']), 2)
        self.assertIn('done after', self.said(p))  # --once does not wait for those who are silent
        _, port = self.listen()
        began = time.monotonic()
        Talk(self, port).say(b'peerlane').refused('nothing that makes sense came')
        self.assertGreater(time.monotonic() - began, 1)

    def measuring(self, port, seconds='3600'):
        """A client that has begun to measure."""
        p = self.start('bench', 'net', '127.0.0.1:%d' % port, '--size', '64k', '--seconds', seconds,
                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=self.env)
        self.addCleanup(p.stdout.close)
        self.addCleanup(p.stderr.close)
        self.addCleanup(p.wait)
        self.addCleanup(p.kill)
        self.assertIn('transfers between', p.stdout.readline())
        return p

    def test_a_killed_client(self):
        """Its connection ends, its memory is no longer granted, and the next one is served."""
        p, port = self.listen()
        first = self.measuring(port)
        self.bad(1, 'bench', 'net', '127.0.0.1:%d' % port, env=self.env,
                 words=['another client is being served (127.0.0.1:'])
        first.send_signal(signal.SIGKILL)
        first.wait()
        for _ in range(LIMIT * 10):
            r = self.run_tool(*QUICK, '127.0.0.1:%d' % port, '--size', '8', '--json', env=self.env)
            if r.returncode == 0:
                break
            time.sleep(.1)
        self.assertEqual(len(json.loads(r.stdout)['runs']), 2)
        self.said_until(p, r'(?m)^127\.0\.0\.1:\d+: gone without a word$')

    def test_a_killed_server(self):
        p, port = self.listen()
        client = self.measuring(port)
        time.sleep(.2)
        p.send_signal(signal.SIGKILL)
        said = client.communicate(timeout=LIMIT)[1]
        self.assertEqual(client.returncode, 1, said)
        # By the NIC or, if it was not transferring just then, by TCP.
        self.assertRegex(said, r'\Apeerlane: .*(no answer|connection has ended|has ended the connection).*\n\Z')

    def test_nobody_comes(self):
        p, _ = self.listen('--idle', '0.05')
        self.assertEqual(self.said(p), '')

    def test_usage(self):
        for args, words in [
                (['--listen', 'host'], ['--listen', "'host'", '--bind']), (['--listen', '--json'], ['--bind', '--once']),
                (['--listen', '--from', 'host'], ['client']), (['--bind', '::1'], ['--bind', '--listen']),
                (['--once'], ['--listen']), (['--port', '1'], ['--port', 'HOST']), (['--read', '--write'], ['--both']),
                (['--all', '--size', '8'], ['--all', '--size']), (['--bytes', '1', '--seconds', '1'], ['--bytes', '--seconds']),
                (['--from', 'a'], ['--from', "'a'", 'soft:0']), (['--to', 'gpu'], ['--to', "'gpu'"]),
                (['host:x'], ["'host:x'", '[ADDRESS]:PORT']), ([':1'], ["':1'"]), (['[::1]x'], ["'[::1]x'"]),
                (['host:123456'], ['host:123456']), (['host:65536'], ["'host:65536'", '65535']),
                (['127.0.0.1:99999'], ["'127.0.0.1:99999'", '65535']), (['[::1]:0'], ["'[::1]:0'", 'from 1']),
                (['a', 'b'], ["'b'"]), (['--port', '65536', 'a'], ["'65536'"]),
                (['--threads', '65'], ["'65'"]), (['--svg', '/nonexistent/a.svg'], [])]:
            with self.subTest(args=args):
                self.bad(1 if '--svg' in args else 2, 'bench', 'net', *args, env=self.env, words=words)

    def test_ipv6(self):
        try:
            socket.create_server(('::1', 0), family=socket.AF_INET6).close()
        except OSError as e:
            self.skipTest('no IPv6 here: %s' % e)
        p, port = self.listen('--bind', '::1', '--once')
        out = self.json(*QUICK, '[::1]:%d' % port, '--size', '8', env=self.env)
        self.assertEqual(out['remote'], '[::1]:%d' % port)
        self.said(p)
        _, port = self.listen('--bind', '::1')
        self.json(*QUICK, '::1', '--port', str(port), '--size', '8', env=self.env)


if __name__ == '__main__':
    cli.main()
