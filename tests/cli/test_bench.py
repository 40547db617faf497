# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""bench storage and demo: they verify what they move, and leave nothing behind."""

import os
import re

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
                     ['--policy', 'bounce'], ['--block', '5000'],
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
        self.assertLess(seconds, 5)


class Demo(cli.Case):
    def test_generated(self):
        text = self.good('demo', '--size', '24m')
        self.assertRegex(text.splitlines()[-1], r'^VERIFIED: 25165824 bytes')
        self.assertLessEqual(len(text.splitlines()), 60)
        self.assertIn('software GPU', text)
        rows = re.findall(r'^(\w.*?) {2,}(\S+) +25165824 +[\d.]+ +[\d.]+ +[\d.]+$', text,
                          re.MULTILINE)
        self.assertEqual(len(rows), 5, text)
        staged = [route for what, route in rows if 'staged' in what]
        self.assertTrue(staged and all(route.endswith('+copy') for route in staged))
        self.assertIn('by-name-only', text)
        self.assertEqual(os.listdir(self.dir), [])

    def test_a_file_of_ones_own(self):
        data = cli.content((3 << 20) + 77)
        self.make('a', data)
        text = self.good('demo', 'a')
        self.assertRegex(text.splitlines()[-1], r'^VERIFIED: 3145805 bytes')
        self.assertEqual(self.read('a'), data)
        self.assertEqual(os.listdir(self.dir), ['a'])

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
