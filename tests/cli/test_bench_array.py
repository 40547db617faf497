# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""bench array: rows of a file by kernels and by threads, as text and JSON; all rows are verified."""

import os
import unittest

import cli

QUICK = ['bench', 'array', '--rounds', '1', '--count', '50']
FAKE = {'PEERLANE_TEST_CUDA_LIB': os.environ.get('FAKECUDA_LIB', ''), 'FAKECUDA_DEVICES': '1'}
WAYS = [('threads', 0), ('read', 0), ('frames', 0), ('frames', 100), ('windows', 100), ('pinned', 100), ('wide', 100)]


class BenchArray(cli.Case):
    def check_runs(self, out, rows):
        # Nothing of a cold file can be in windows.
        ways = [way for way in WAYS if way[0] != 'windows' or not out['cold']]
        self.assertEqual([(r['row'], r['by'], r['hits']) for r in out['runs']],
                         [(row, by, hits) for row in rows for by, hits in ways])
        self.assertEqual([(r['row'], r['by'], 'page cache' in r['why']) for r in out['skipped']],
                         [(row, 'windows', True) for row in rows if out['cold']])
        for r in out['runs']:
            self.assertTrue(r['verified'])
            self.assertLessEqual(r['us_min'], r['us'])
            self.assertLessEqual(r['us'], r['us_max'])
            self.assertAlmostEqual(r['m_rows_per_s'] * r['us'] / r['count'], 1, places=5)
            if r['by'] == 'read':
                self.assertGreaterEqual(r['reads'], 50)
                self.assertEqual((r['reads'], r['fetched']), (r['past'], 0))
            elif r['by'] == 'frames':
                self.assertEqual((r['reads'], r['past']), (r['fetched'], 0))
                self.assertGreater(r['reads'], 0)
            else:
                self.assertEqual(r['reads'], 0)

    def test_made_file(self):
        out = self.json(*QUICK, '--size', '1m', '--row', '64,5000', '--hits', '0,100')
        self.assertEqual((out['device'], out['size'], out['cold']), ('soft:0', 1 << 20, False))
        self.check_runs(out, (64, 5000))
        self.assertEqual((out['array']['length'], out['array']['wide']['bytes']), (1 << 20, 0))
        # The plan is of what is measured, though the file that was made is open for writing here.
        self.assertEqual((out['array']['windows']['why'], out['array']['windows']['guard']), (None, 'stable'))
        self.assertEqual(out['array']['windows']['bytes'], 1 << 20)
        self.assertEqual(os.listdir(self.dir), [])

    def test_driver(self):
        out = self.json(*QUICK, '--size', '1m', '--row', '300', '--hits', '0,100', '--cold', env=FAKE)
        self.assertEqual((out['device'], out['cold']), ('cuda:0', True))
        self.check_runs(out, (300,))

    def test_given_file(self):
        self.make('table', os.urandom(100000))
        text = self.good(*QUICK, 'table', '--row', '1000', '--frames', '16k', '--page', '512', '--units', '1')
        self.assertIn('table (97.7 KiB)', text)
        self.assertIn('use frames   16 KiB', text)
        self.assertRegex(text, r'(?s)^what the lines read, frames and windows have.*host memory:\narray of .*table')
        self.assertIn('as the program says', ' '.join(text.split()))
        lines = text[text.index('rows at random'):].split('\n')
        self.assertEqual([line.split()[0] for line in lines[3:] if line],
                         ['threads', 'read', 'frames', 'frames', 'frames', 'windows', 'pinned', 'wide'])

    def test_explained(self):
        self.make('table', os.urandom(100000))
        text = self.good('explain', '--array', 'table', 'soft:0', '--offset', '4096', '--size', '8k')
        self.assertIn('array of 8 KiB at offset 4096', text)
        for place in ('no  wide', 'use windows', 'use frames   8 KiB', 'use ring'):
            self.assertIn(place, text)
        out = self.json('explain', '--array', '--wide', '64k', 'table', 'soft:0')
        self.assertEqual((out['wide'], out['windows']['guard'], out['writes']),
                         ({'bytes': 65536, 'why': None}, 'lease', False))
        out = self.json('explain', '--array', '--write', 'table', 'soft:0')
        self.assertIn('PL_ARRAY_WRITE', out['windows']['why'])
        self.bad(2, 'explain', '--array', 'table', 'host')
        self.bad(2, 'explain', '--wide', '1m', 'table', 'soft:0')
        self.bad(2, 'explain', '--array', 'soft:0', 'host')

    def test_refused(self):
        self.make('short', b'x' * 10)
        self.make('empty', b'')
        self.bad(2, *QUICK, 'short', '--row', '11')
        self.bad(1, *QUICK, 'empty')
        self.bad(1, *QUICK, 'nothing')
        self.bad(2, *QUICK, '--hits', '101')
        self.bad(2, *QUICK, '--page', '100')
        self.bad(2, *QUICK, '--page', '1000', words=['--page', '1000', 'power of two'])
        self.bad(2, 'explain', 'host', 'host', words=['one end is a device', 'gpu:0'])
        self.bad(2, 'explain', 'pinned', 'host', words=['one end is a device', 'pinned for it'])


if __name__ == '__main__':
    cli.main()
