# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""bench storage and demo: they verify what they move, and leave nothing behind."""

import ctypes
import json
import mmap
import os
import re
import xml.etree.ElementTree as xml

import cli

QUICK = ['bench', 'storage', '--size', '8m', '--bytes', '16m']


class Bench(cli.Case):
    def test_runs_and_figures(self):
        out = self.json(*QUICK, '--block', '4k,1m', '--threads', '1,3', '--verify')
        self.assertEqual([(r['block'], r['threads']) for r in out['runs']],
                         [(4096, 1), (4096, 3), (1 << 20, 1), (1 << 20, 3)])
        self.assertEqual((out['op'], out['size'], out['device'], out['cache'], out['generated']),
                         ('read', 8 << 20, 'soft:0', 'as-is', True))
        for r in out['runs']:
            self.assertEqual(r['bytes'], 16 << 20)
            self.assertEqual(r['ops'] * r['block'], r['bytes'])
            self.assertEqual(sum(r['routes'].values()), r['bytes'])
            self.assertAlmostEqual(r['gb_per_s'], r['bytes'] / r['seconds'] / 1e9, places=6)
            self.assertLessEqual(r['latency_p50_us'], r['latency_p99_us'])
            self.assertGreater(r['latency_p50_us'], 0)
            self.assertIs(r['verified'], True)
        self.assertEqual(os.listdir(self.dir), [])

    def test_every_way(self):
        for more in (['--random'], ['--op', 'write'], ['--op', 'write', '--random'], ['--cached'],
                     ['--cold'], ['--device', 'host'], ['--device', 'gpu:1'],
                     ['--policy', 'bounce'], ['--block', '5000'], ['--op', 'mixed'],
                     ['--op', 'write', '--block', '777'],
                     ['--depth', '2', '--chunk', '64k', '--block', '4m', '--seed', '7']):
            if '--cold' in more and self.no_direct():
                continue
            if '--block' not in more:
                more = more + ['--block', '256k']
            with self.subTest(' '.join(more)):
                out = self.json(*QUICK, '--verify', *more)
                self.assertGreater(out['runs'][0]['ops'], 0)
        self.assertEqual(os.listdir(self.dir), [])

    def test_default_blocks_are_those_that_the_file_has(self):
        four = [4 << 10, 64 << 10, 1 << 20, 16 << 20]
        for size, more, want in (('16m', [], four), ('16777215', [], four[:3]), ('1m', [], four[:3]),
                                 ('4k', [], four[:1]), ('4095', [], [4095]), ('1', [], [1]),
                                 ('1m', ['--op', 'write'], four[:3]),
                                 ('1m', ['--queue', '0,16', '--threads', '3'], four[:3]),
                                 ('1m', ['--op', 'mixed', '--threads', '1,3'], four[:2]),
                                 ('64k', ['--op', 'mixed', '--threads', '2', '--queue', '5'],
                                  four[:1]),
                                 ('8k', ['--op', 'mixed', '--queue', '0,4'], [2048])):
            with self.subTest(' '.join([size] + more)):
                out = self.json('bench', 'storage', '--size', size, '--bytes', size, '--verify',
                                *more)
                self.assertEqual(sorted({r['block'] for r in out['runs']}), want)
                self.assertTrue(all(r['ops'] for r in out['runs']))
        self.make('a', cli.content(100000))
        out = self.json('bench', 'storage', '--file', 'a', '--bytes', '64k')
        self.assertEqual([r['block'] for r in out['runs']], four[:2])
        self.assertEqual(os.listdir(self.dir), ['a'])

    def test_sizes_that_cannot_be(self):
        for size in ('100t', '7e'):
            for command in (['bench', 'storage'], ['demo']):
                self.bad(1, *command, '--size', size, words=["'.'", 'free', '--size', '--dir'])
        self.bad(2, 'bench', 'storage', '--size', '0', words=['at least 1'])
        self.bad(2, 'bench', 'storage', '--size', '9e', words=["'9e'"])
        self.bad(2, 'bench', 'storage', '--size', '1m', '--block', '2m', words=['2097152', '--size'])
        self.bad(1, 'bench', 'storage', '--size', '4', '--op', 'mixed', '--threads', '5',
                 words=['4 blocks', '5 requests', '--size'])
        self.make('a', b'')
        self.bad(1, 'bench', 'storage', '--file', 'a', words=["'a'", 'empty'])
        self.assertEqual(os.listdir(self.dir), ['a'])

    def test_mixed(self):
        mixed = [*QUICK, '--op', 'mixed', '--verify', '--rounds', '2', '--threads', '1,3']
        for more in (['--block', '64k'], ['--block', '5000', '--random', '--policy', 'bounce']):
            with self.subTest(' '.join(more)):
                out = self.json(*mixed, *more, '--reads', '50')
                self.assertEqual((out['op'], out['reads_percent']), ('mixed', 50))
                self.assertTrue(all(r['ops'] >= 2 * (16 << 20) // 65536 for r in out['runs']))
        for op in ('read', 'write'):  # each by itself is noticed
            self.bad(1, *QUICK, '--op', 'mixed', '--block', '64k', '--verify', '--policy', 'null',
                     '--reads', '99' if op == 'read' else '1', words=['verification', 'differ'])
        self.bad(1, *QUICK, '--op', 'mixed', '--block', '4m', '--threads', '3',
                 words=['2 blocks', '3 requests', '--size'])
        self.bad(2, *QUICK, '--reads', '50', words=['--op mixed'])
        self.assertEqual(os.listdir(self.dir), [])

    def test_mixed_keeps_what_it_did_not_write(self):
        data = cli.content(1 << 20)
        self.make('a', data)
        self.bad(2, 'bench', 'storage', '--file', 'a', '--op', 'mixed', words=['--overwrite'])
        self.good('bench', 'storage', '--file', 'a', '--op', 'mixed', '--overwrite', '--verify',
                  '--block', '4k', '--bytes', '40k')
        now = self.read('a')
        changed = [i for i in range(0, len(data), 4096) if now[i:i + 4096] != data[i:i + 4096]]
        self.assertEqual(len(now), len(data))
        self.assertTrue(0 < len(changed) < 10, changed)

    def test_compare(self):
        out = self.json(*QUICK, '--block', '64k,1m', '--compare', 'direct+copy,bounce,auto',
                        '--rounds', '3', *(['--cold'] if not self.no_direct() else []))
        self.assertEqual([(r['block'], r['policy']) for r in out['runs']],
                         [(b, p) for b in (65536, 1 << 20)
                          for p in ('direct+copy', 'bounce', 'auto')])
        for i, r in enumerate(out['runs']):
            first = out['runs'][i - i % 3]
            rounds = sorted(x['gb_per_s'] for x in r['rounds'])
            self.assertEqual(len(rounds), 3)
            self.assertEqual([r['gb_per_s_min'], r['gb_per_s'], r['gb_per_s_max']], rounds)
            self.assertEqual(r['cpu_s_per_gb'],
                             sorted(x['cpu_s_per_gb'] for x in r['rounds'])[1])
            self.assertEqual(r['bytes'], 3 * (16 << 20))
            self.assertEqual('ratio' in r, i % 3 != 0)
            if i % 3:
                self.assertAlmostEqual(r['ratio'], r['gb_per_s'] / first['gb_per_s'], places=6)
            if r['policy'] == 'direct+copy':
                self.assertEqual(list(r['routes']), ['direct+copy'])
        text = self.good(*QUICK, '--block', '64k', '--compare', 'buffered,bounce', '--rounds', '2')
        self.assertRegex(text, r'(?m)  buffered: buffered$')
        self.assertRegex(text, r'(?m)  bounce: \S+\+copy, x\d+\.\d\d of buffered$')
        self.assertIn('medians of 2 rounds', text)
        self.bad(2, *QUICK, '--compare', 'auto,warp', words=['warp', 'direct'])
        self.bad(2, *QUICK, '--compare', 'auto', '--policy', 'auto', words=['--compare'])

    def test_queue(self):
        out = self.json('bench', 'storage', '--size', '2m', '--bytes', '4m', '--block', '64k,5000',
                        '--threads', '1,2', '--queue', '0,1,40', '--verify', '--batch', '7')
        self.assertEqual([(r['block'], r['threads'], r['queue']) for r in out['runs']],
                         [(b, t, q) for b in (65536, 5000) for t in (1, 2) for q in (0, 1, 40)])
        for r in out['runs']:
            self.assertEqual(r['ops'], (4 << 20) // r['block'])
            self.assertEqual(r['bytes'], r['ops'] * r['block'])
            self.assertEqual(sum(r['routes'].values()), r['bytes'])
            self.assertEqual('fallbacks' in r, r['queue'] == 0)
            self.assertLessEqual(r['latency_p50_us'], r['latency_p999_us'])
        for more in (['--op', 'write'], ['--op', 'mixed', '--random'], ['--policy', 'bounce'],
                     ['--device', 'host']):
            with self.subTest(' '.join(more)):
                self.good(*QUICK, '--block', '16k', '--queue', '16', '--verify', *more)
        text = self.good(*QUICK, '--block', '64k', '--queue', '0,8')
        self.assertRegex(text, r'(?m)^ *BLOCK THREADS QUEUE ')
        self.assertRegex(text, r'(?m)^ *64 KiB +1 +8 +256 ')
        self.good(*QUICK, '--block', '64k', '--queue', '0,8,64', '--svg', 'p.svg')
        root = xml.parse(self.path('p.svg')).getroot()
        shown = [''.join(e.itertext()) for e in root.iter('{http://www.w3.org/2000/svg}text')]
        for label in ('requests in flight', 'blocking', '8', '64'):
            self.assertIn(label, shown)
        self.assertEqual(os.listdir(self.dir), ['p.svg'])

    def test_stream(self):
        for more in ([], ['--op', 'write'], ['--op', 'mixed', '--random'], ['--queue', '5']):
            with self.subTest(' '.join(more)):
                out = self.json(*QUICK, '--block', '64k', '--threads', '2', '--stream', '--verify',
                                *more)
                self.assertEqual(out['runs'][0]['bytes'], 16 << 20)
                self.assertIs(out['runs'][0]['stream'], True)
        self.bad(1, *QUICK, '--block', '64k', '--stream', '--verify', '--policy', 'null',
                 words=['verification', 'differ'])
        self.bad(1, *QUICK, '--block', '64k', '--stream', words=['read of 65536 bytes'],
                 env={'PEERLANE_TEST_FAULT': 'direct:nth=5:err=EIO,buffered:nth=5:err=EIO'})
        self.bad(2, *QUICK, '--stream', '--device', 'host', words=['GPU'])

    def test_queue_under_way_for_long(self):
        for depth in ('1', '16'):
            self.good(*QUICK[:-1], '1g', '--block', '4k', '--queue', depth, '--policy', 'null')

    def test_queue_notices(self):
        self.bad(1, *QUICK, '--block', '64k', '--queue', '8', '--verify', '--policy', 'null',
                 words=['verification', 'differ'])
        self.bad(1, *QUICK, '--block', '64k', '--queue', '8', words=['read of 65536 bytes'],
                 env={'PEERLANE_TEST_FAULT': 'direct:every=1:err=EIO,buffered:every=1:err=EIO'})
        self.bad(2, *QUICK, '--batch', '8', words=['--queue'])
        self.bad(2, *QUICK, '--queue', '8', '--depth', '8', words=['--depth', '--set'])

    def test_picture(self):
        out = self.json(*QUICK, '--block', '1m,4k,64k', '--threads', '1,2', '--compare',
                        'auto,bounce', '--rounds', '2', '--svg', 'p.svg')
        root = xml.parse(self.path('p.svg')).getroot()
        self.assertEqual(root.tag, '{http://www.w3.org/2000/svg}svg')
        words = [''.join(e.itertext()).rsplit(None, 2)
                 for e in root.iter('{http://www.w3.org/2000/svg}title')]
        drawn = [w for w in words if len(w) == 3 and w[0].endswith(':')]
        for r in out['runs']:
            size = {4096: '4 KiB', 65536: '64 KiB', 1 << 20: '1 MiB'}[r['block']]
            line = '%s, %d thread%s, %s:' % (r['policy'], r['threads'],
                                              '' if r['threads'] == 1 else 's', size)
            for value, unit in ((r['gb_per_s'], 'GB/s'), (r['latency_p50_us'], 'us'),
                                (r['latency_p99_us'], 'us'), (r['cpu_s_per_gb'], 's/GB')):
                # Six digits there, nine here.
                self.assertTrue(any((w[0], w[2]) == (line, unit)
                                    and abs(float(w[1]) - value) <= 1e-5 * value for w in drawn),
                                '%s %.9g %s is not in %s' % (line, value, unit, drawn))
        shown = [''.join(e.itertext()) for e in root.iter('{http://www.w3.org/2000/svg}text')]
        for label in ('Throughput, GB/s', 'CPU time of the process, s/GB', 'request size',
                      '4 KiB', '64 KiB', '1 MiB', 'auto, 2 threads'):
            self.assertIn(label, shown)
        self.assertIn('prefers-color-scheme:dark',
                      root.find('{http://www.w3.org/2000/svg}style').text)
        self.inside(root)

    def inside(self, root):
        """All that is drawn lies on the page."""
        width, height = (float(x) for x in root.get('viewBox').split()[2:])
        for e in root.iter():
            for x, y in (('x', 'y'), ('x1', 'y1'), ('x2', 'y2')):
                if e.get(x) is not None:
                    self.assertTrue(0 <= float(e.get(x)) <= width, xml.tostring(e))
                    self.assertTrue(0 <= float(e.get(y)) <= height, xml.tostring(e))
            for x, y in re.findall(r'[ML](-?[\d.]+) (-?[\d.]+)', e.get('d', '')):
                self.assertTrue(0 <= float(x) <= width and 0 <= float(y) <= height)

    def test_picture_of_one_point_and_of_threads(self):
        self.make('<&"\x01>', cli.content(1 << 20))
        for more, label in ((['--threads', '4,1'], 'threads'), ([], 'request size')):
            self.good('bench', 'storage', '--file', '<&"\x01>', '--bytes', '1m', '--block', '64k',
                      '--svg', 'p.svg', *more)
            root = xml.parse(self.path('p.svg')).getroot()
            shown = [''.join(e.itertext()) for e in root.iter('{http://www.w3.org/2000/svg}text')]
            self.assertIn(label, shown)
            self.assertTrue(any('<&"\\x01>' in s for s in shown), shown)
            self.inside(root)
        for path in ('no/p.svg', '.'):  # before anything has run
            r = self.run_tool(*QUICK, '--block', '1m', '--svg', path)
            self.assertEqual((r.returncode, r.stdout), (1, b''))
            self.assertIn(b"'%s'" % path.encode(), r.stderr)

    def no_direct(self):
        try:
            os.close(os.open(self.path('probe'), os.O_CREAT | os.O_RDWR | os.O_DIRECT))
            return False
        except OSError:
            return True
        finally:
            os.unlink(self.path('probe'))

    def test_verify_sees_what_was_not_moved(self):
        for op in ('read', 'write'):
            self.bad(1, *QUICK, '--block', '64k', '--policy', 'null', '--verify', '--op', op,
                     words=['verification', 'offset 0', 'differ'])
        self.assertEqual(os.listdir(self.dir), [])

    def test_a_file_of_ones_own(self):
        data = cli.content(1 << 20)
        self.make('a', data)
        out = self.json('bench', 'storage', '--file', 'a', '--bytes', '4m', '--block', '64k',
                        '--verify')
        self.assertEqual((out['file'], out['generated'], out['size']), ('a', False, 1 << 20))
        self.assertEqual(self.read('a'), data)
        self.good('bench', 'storage', '--file', 'a', '--op', 'write', '--overwrite', '--bytes',
                  '1m', '--block', '64k')
        self.assertNotEqual(self.read('a'), data)
        self.bad(1, 'bench', 'storage', '--file', 'a', '--size', '2m', words=["'a'", '1048576'])

    def test_seconds_and_text(self):
        text = self.good('bench', 'storage', '--size', '8m', '--seconds', '.2', '--block', '64k')
        self.assertRegex(text, r'(?m)^ *64 KiB +1 +\d+ +[\d.]+ +\d+ +[\d.]+ +[\d.]+ +[\d.]+  \w')
        seconds = self.json('bench', 'storage', '--size', '8m', '--seconds', '.2', '--block',
                            '64k')['runs'][0]['seconds']
        self.assertGreaterEqual(seconds, .2)
        self.assertLess(seconds, 60)


class Demo(cli.Case):
    def test_generated(self):
        text = self.good('demo', '--size', '24m')
        self.assertRegex(text.splitlines()[-1], r'^VERIFIED: 25165824 bytes')
        self.assertLessEqual(len(text.splitlines()), 60)
        self.assertIn('software GPU', text)
        rows = re.findall(r'^(\w.*?) {2,}(\S+) +[\d.]+ +[\d.]+ +[\d.]+$', text, re.MULTILINE)
        self.assertEqual(len(rows), 5, text)
        staged = [route for what, route in rows if 'staged' in what]
        self.assertTrue(staged and all(route.endswith('+copy') for route in staged))
        self.assertIn('not-a-copy', text)
        self.assertNotIn('by-name-only', text)
        self.assertEqual(os.listdir(self.dir), [])

    def test_a_file_of_ones_own(self):
        data = cli.content((3 << 20) + 77)
        self.make('a', data)
        text = self.good('demo', 'a')
        self.assertRegex(text.splitlines()[-1], r'^VERIFIED: 3145805 bytes')
        self.assertEqual(self.read('a'), data)
        self.assertEqual(os.listdir(self.dir), ['a'])

    def rows(self, text):
        return re.findall(r'^(\w.*?) {2,}\S+ +[\d.]+ +[\d.]+ +[\d.]+$', text, re.MULTILINE)

    def resident(self, name):
        """The part of a file that is in the page cache."""
        libc = ctypes.CDLL(None, use_errno=True)
        libc.mmap.restype = ctypes.c_void_p
        fd = os.open(self.path(name), os.O_RDWR)
        length = os.fstat(fd).st_size
        pages = (length + mmap.PAGESIZE - 1) // mmap.PAGESIZE
        at = libc.mmap(None, ctypes.c_size_t(length), mmap.PROT_READ, mmap.MAP_SHARED, fd,
                       ctypes.c_long(0))
        os.close(fd)
        there = ctypes.create_string_buffer(pages)
        self.assertEqual(libc.mincore(ctypes.c_void_p(at), ctypes.c_size_t(length), there), 0)
        libc.munmap(ctypes.c_void_p(at), ctypes.c_size_t(length))
        return sum(b & 1 for b in there.raw[:pages]) / pages

    def test_the_page_cache_is_left_as_it_was(self):
        self.make('a', cli.content(3 << 20))
        with open(self.path('a'), 'rb') as f:
            os.fsync(f.fileno())
            for part in (1, 3):
                os.posix_fadvise(f.fileno(), (3 << 20) // part, 0, os.POSIX_FADV_DONTNEED)
                before = self.resident('a')
                if part == 3 and before:
                    self.skipTest('files cannot be dropped from the page cache here')
                text = self.good('demo', 'a')
                self.assertEqual(self.resident('a'), 1 if before else 0)
                kinds = ['page cache', 'disk'] if not before else ['page cache']
                self.assertEqual(sorted(self.rows(text)), sorted(
                    ['write back, onto disk'] + ['load, %sfile %s %s' % (s, 'on' if k == 'disk' else 'in', k)
                                                 for s in ('', 'staged, ') for k in kinds]))
                self.assertEqual('is left there' in text, bool(before))
                os.posix_fadvise(f.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)

    def test_in_turn(self):
        """Neither of the two is always first, and each was on the disk before."""
        self.good('demo', '--size', '2m', '--set', 'chunk=2m', env={'PEERLANE_TRACE': self.path('t')})
        with open(self.path('t'), encoding='utf-8') as f:
            events = json.load(f)
        reads = {e['args']['id'] for e in events if e['name'] == 'read' and e['ph'] == 'B'}
        routes = {e['args']['transfer']: e['args']['route'] for e in events
                  if e['name'] == 'piece' and e['ph'] == 'b' and e['args']['transfer'] in reads}
        staged = ['+copy' in routes[i] for i in sorted(routes)]
        self.assertEqual(staged[:2], [False, True])
        for measured in (staged[2:6], staged[6:]):
            self.assertEqual(measured, [False, True, True, False], routes)

    def test_a_file_larger_than_the_gpu(self):
        self.make('a', cli.content(9 << 20))
        text = self.good('demo', 'a', '--set', 'soft_gpus=1x8MiB')
        self.assertIn('Only the first 6 MiB', text)
        self.assertRegex(text.splitlines()[-1], r'^VERIFIED: 6291456 bytes')

    def test_a_difference_is_a_failure(self):
        self.make('a', cli.content(1 << 20))
        r = self.run_tool('demo', 'a', '--set', 'policy=null')
        self.assertEqual(r.returncode, 1, r.stdout)
        last = r.stdout.decode().splitlines()[-1]
        self.assertRegex(last, r"^NOT VERIFIED: .*'a': byte 0 is 0x")
        self.assertEqual(os.listdir(self.dir), ['a'])

    def test_nothing_to_show(self):
        self.make('a', b'')
        self.bad(1, 'demo', 'a', words=["'a'", 'empty'])


if __name__ == '__main__':
    cli.main()
