# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""The timeline: JSON that says of every transfer which pieces and hops it had, nested in time."""

import json
import os
import signal
import subprocess
import time

import cli


class Trace(cli.Case):
    def trace(self, *args, env=None, name='t.json'):
        self.good(*args, env={'PEERLANE_TRACE': self.path(name), **(env or {})})
        with open(self.path(name), encoding='utf-8') as f:
            return json.load(f)

    def walk(self, events, ended=True):
        """Checks the nesting; returns transfers by number, each with its pieces and their hops."""
        transfers, threads, pieces, names = {}, {}, {}, {}
        last = {}
        for e in events:
            if e['ph'] == 'M':
                names[e['tid']] = e['args']['name']
                continue
            self.assertIn(e['tid'], names, 'a thread without a name')
            self.assertGreaterEqual(e['ts'], last.get(e['tid'], 0))
            last[e['tid']] = e['ts']
            stack = threads.setdefault(e['tid'], [])
            if e['ph'] == 'B':
                if e['cat'] == 'transfer':
                    self.assertEqual(stack, [], 'a transfer inside something')
                    transfers[e['args']['id']] = {'begin': e, 'pieces': []}
                stack.append(e)
            elif e['ph'] == 'E':
                b = stack.pop()
                self.assertEqual((b['name'], b['cat']), (e['name'], e['cat']))
                if e['cat'] == 'transfer':
                    transfers[e['args']['id']]['end'] = e
            elif e['ph'] == 'b':
                open_ = pieces.setdefault(e['id'], [])
                t = transfers[e['args']['transfer']]
                self.assertNotIn('end', t, 'a piece after its transfer')
                if e['name'] == 'piece':
                    self.assertEqual(open_, [], 'a piece inside a piece')
                    t['pieces'].append({'begin': e, 'hops': []})
                    open_.append((e, t['pieces'][-1]))
                else:
                    self.assertTrue(open_, 'a hop outside a piece')
                    open_[0][1]['hops'].append(e['name'])
                    open_.append((e, None))
            elif e['ph'] == 'e':
                b, piece = pieces[e['id']].pop()
                self.assertEqual(b['name'], e['name'])
                self.assertGreaterEqual(e['ts'], b['ts'])
                if piece:
                    piece['end'] = e
        if ended:
            self.assertFalse(any(threads.values()), 'a span that does not end')
            self.assertFalse(any(pieces.values()), 'a piece that does not end')
            for t in transfers.values():
                for p in t['pieces']:
                    self.assertLessEqual(t['begin']['ts'], p['begin']['ts'])
                    self.assertLessEqual(p['end']['ts'], t['end']['ts'])
        return transfers, names

    def whole(self, transfers):
        """Every transfer's pieces cover it; each has its route's hops."""
        self.assertTrue(transfers)
        for t in transfers.values():
            args, result = t['begin']['args'], t['end']['args']['result']
            self.assertEqual(result, args['len'])
            ends = [p['end']['args'] for p in t['pieces']]
            self.assertEqual(sum(e['result'] for e in ends if e['result'] > 0), result)
            for p in t['pieces']:
                route = p['end']['args']['route'].split('+')
                if p['end']['args']['result'] > 0:
                    # An overlapped read goes back and forth between the two.
                    # One that fell back tried the file's hop of another route before.
                    before = p['begin']['args']['route']
                    fell = {before.split('+')[0]} if before != p['end']['args']['route'] else set()
                    self.assertEqual(set(p['hops']), set(route) | fell, p)

    def test_small_and_large(self):
        self.make('a', cli.content((9 << 20) + 5))
        for env in ({}, {'PEERLANE_TEST_SOFT_HOST_ADDRESSABLE': 'false'},
                    {'PEERLANE_ENGINE': 'threads', 'PEERLANE_CHUNK': '256KiB'}):
            for args in (['a', 'soft:0'], ['a', 'b', '--via', 'soft:0'], ['soft:0', 'soft:1']):
                with self.subTest(args=args, env=env):
                    size = [] if args[0] == 'a' else ['--size', '4m']
                    events = self.trace('cp', *args, *size, env=env)
                    transfers, _ = self.walk(events)
                    self.whole(transfers)

    def test_whose_link(self):
        events = self.trace('bench', 'peer', '--test', 'host_to_device_memcpy_ce', '--device', 'soft:0',
                            '--size', '64m', '--rounds', '1', '--repeat', '1',
                            '--set', 'lanes=soft:0,soft:1',
                            env={'PEERLANE_TEST_SOFT_HOST_ADDRESSABLE': 'false'})
        self.whole(self.walk(events)[0])
        hops = [e['args'] for e in events if e['ph'] == 'b' and e['name'] == 'copy']
        self.assertEqual({h.get('via') for h in hops}, {None, 'soft:1'})

    def test_threads_and_their_names(self):
        events = self.trace('bench', 'storage', '--size', '32m', '--block', '4k,16m', '--threads',
                            '2', '--bytes', '32m', '--quiet',
                            env={'PEERLANE_TEST_SOFT_HOST_ADDRESSABLE': 'false',
                                 'PEERLANE_ENGINE': 'threads'})
        transfers, names = self.walk(events)
        self.whole(transfers)
        self.assertIn('peerlane', names.values())
        self.assertGreaterEqual(len(names), 3)

    def test_a_fallback_is_told(self):
        self.make('a', cli.content(4 << 20))
        events = self.trace('bench', 'storage', '--file', 'a', '--block', '1m', '--bytes', '4m',
                            '--cold', '--quiet',
                            env={'PEERLANE_TEST_FAULT': 'direct:every=1:err=EINVAL'})
        told = [e for e in events if e['name'] == 'fallback']
        self.assertTrue(told)
        self.assertEqual(told[0]['args']['reason'], 'kernel-refused')
        self.whole(self.walk(events)[0])

    def test_a_crash_costs_the_end_alone(self):
        env = cli.environment(PEERLANE_TRACE=self.path('t.json'))
        p = subprocess.Popen([cli.BIN, 'bench', 'storage', '--size', '1m', '--block', '64k',
                              '--seconds', '3600', '--quiet'], cwd=self.dir, env=env,
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(p.wait)
        self.addCleanup(p.kill)
        while not os.path.exists(self.path('t.json')) or os.path.getsize(self.path('t.json')) < 1e6:
            self.assertIsNone(p.poll(), 'it has ended')
            time.sleep(0.02)
        # Another one does not write into the same file.
        self.make('a', cli.content(1 << 20))
        other = self.run_tool('cp', 'a', 'b', env={'PEERLANE_TRACE': self.path('t.json')})
        self.assertEqual(other.returncode, 0)
        beside = [n for n in os.listdir(self.dir) if n.startswith('t.json.')]
        self.assertEqual(len(beside), 1)
        with open(self.path(beside[0]), encoding='utf-8') as f:
            self.whole(self.walk(json.load(f))[0])
        p.send_signal(signal.SIGKILL)
        p.wait()
        with open(self.path('t.json'), encoding='utf-8') as f:
            text = f.read()
        self.assertNotEqual(text[-2:], ']\n')
        events = json.loads(text + ']')
        self.assertGreater(len(self.walk(events, ended=False)[0]), 100)

    def test_it_never_fails_a_transfer(self):
        self.make('a', cli.content(1 << 20))
        r = self.run_tool('cp', 'a', 'b', env={'PEERLANE_TRACE': '/does/not/exist',
                                               'PEERLANE_LOG': 'warn'})
        self.assertEqual(r.returncode, 0)
        self.assertEqual(self.read('b'), self.read('a'))
        self.assertEqual(r.stderr.decode().count('no timeline'), 1)
        full = self.run_tool('cp', 'a', 'c', env={'PEERLANE_TRACE': '/dev/full'})
        self.assertEqual(full.returncode, 0)
        self.assertEqual(self.read('c'), self.read('a'))

    def test_names_are_escaped(self):
        name = 'a"\\\n\u00e9'
        self.make(name, cli.content(70000))
        transfers, _ = self.walk(self.trace('cp', name, 'b'))
        self.whole(transfers)
        # Bytes past 0x7e are told one by one.
        files = {t['begin']['args']['file'].encode('latin-1') for t in transfers.values()}
        self.assertIn(os.fsencode(os.path.realpath(self.path(name))), files)

    def test_what_is_no_file_of_ones_own(self):
        """A pipe without a reader keeps nothing waiting; other names' bytes stay."""
        os.mkfifo(self.path('pipe'))
        self.make('other', b'words')
        os.link(self.path('other'), self.path('name'))
        os.symlink(self.path('other'), self.path('link'))
        self.make('a', cli.content(100000))
        for name in ('pipe', 'name', 'link'):
            with self.subTest(name=name):
                r = self.run_tool('cp', 'a', 'b', env={'PEERLANE_TRACE': self.path(name),
                                                       'PEERLANE_LOG': 'warn'})
                self.assertEqual(r.returncode, 0)
                self.assertIn(b'no timeline: ', r.stderr)
                self.assertEqual(self.read('b'), self.read('a'))
                self.assertEqual(self.read('other'), b'words')


if __name__ == '__main__':
    cli.main()
