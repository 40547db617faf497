# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""bench rows: tables in pinned, wide and device memory, as text, JSON and a picture; all rows are verified."""

import json
import math
import os
import unittest
import xml.etree.ElementTree

import cli

QUICK = ['bench', 'rows', '--rounds', '1']
SMALL = [*QUICK, '--size', '2m,8m', '--row', '128,512', '--count', '100,1000']
MEMORIES = ['pinned', 'wide', 'device']
FAKE = {'PEERLANE_TEST_CUDA_LIB': os.environ.get('FAKECUDA_LIB', ''), 'FAKECUDA_DEVICES': '1'}
RM = {**FAKE, 'LD_PRELOAD': os.environ.get('FAKERM_LIB', '')}
PRELOADS = os.environ.get('PEERLANE_RUN_PRELOADS') == 'yes'


class BenchRows(cli.Case):
    def check_runs(self, out, memories, ops):
        """One run for each memory, size, row, count and operation; its figures belong together."""
        self.assertEqual([(r['memory'], r['size'], r['row'], r['count'], r['op']) for r in out['runs']],
                         [(m, s << 20, row, n, op) for m in memories for s in (2, 8) for row in (128, 512)
                          for n in (100, 1000) for op in ops])
        for r in out['runs']:
            self.assertEqual((r['order'], r['verified']), ('as given', True))
            self.assertGreater(r['us'], 0)
            self.assertLessEqual(r['us_min'], r['us'])
            self.assertLessEqual(r['us'], r['us_max'])
            self.assertAlmostEqual(r['m_rows_per_s'] * r['us'] / r['count'], 1, places=5)
            self.assertAlmostEqual(r['gb_per_s'] / r['m_rows_per_s'] * 1000 / r['row'], 1, places=5)
            self.assertGreater(r['alloc_seconds'], 0)
            if r['memory'] == 'wide':
                self.assertEqual(r['gpu_page'], 2 << 20)
            elif r['memory'] == 'pinned':
                self.assertEqual(r['gpu_page'], 4096)

    def test_software_gpu(self):
        out = self.json(*SMALL, '--write', '--units', '2')
        self.assertEqual((out['device'], out['rounds'], out['units'], out['skipped']), ('soft:0', 1, 2, []))
        self.check_runs(out, MEMORIES, ['gather', 'scatter'])

    @unittest.skipUnless(PRELOADS, 'nothing can be preloaded here')
    def test_driver_with_wide_memory(self):
        out = self.json(*SMALL, '--write', env=RM)
        self.assertEqual((out['device'], out['model'], out['skipped']), ('cuda:0', 'Fake GPU', []))
        self.check_runs(out, MEMORIES, ['gather', 'scatter'])

    def test_driver_without_wide_memory(self):
        out = self.json(*SMALL, env=FAKE)
        self.check_runs(out, ['pinned', 'device'], ['gather'])
        self.assertEqual([(s['memory'], s['size']) for s in out['skipped']], [('wide', 2 << 20), ('wide', 8 << 20)])
        for s in out['skipped']:
            self.assertIn('/dev/nvidiactl', s['why'])
        self.assertIn('\nwide     2 MiB  not measured: cannot open /dev/nvidiactl', self.good(*SMALL, env=FAKE))

    @unittest.skipUnless(PRELOADS, 'nothing can be preloaded here')
    def test_memory_with_smaller_entries_is_not_wide(self):
        for few in ('huge=0', 'huge=0x4800000'):
            r = self.run_tool(*QUICK, '--memory', 'wide', '--size', '16m', '--row', '128', '--count', '10', '--json',
                              env={**RM, 'FAKERM': few})
            out = json.loads(r.stdout)
            self.assertEqual((out['runs'], len(out['skipped'])), ([], 1), few)
            self.assertIn('NO_MEMORY (0x51)', out['skipped'][0]['why'])

    def test_order(self):
        """Of a pinned table that is larger than what a GPU keeps at hand both orders are measured."""
        out = self.json(*QUICK, '--memory', 'wide,pinned', '--size', '520m', '--row', '4096', '--count', '1000,4000',
                        '--svg', 'a.svg')
        self.assertEqual([(r['memory'], r['count'], r['order']) for r in out['runs']],
                         [('wide', 1000, 'as given'), ('wide', 4000, 'as given'), ('pinned', 1000, 'as given'),
                          ('pinned', 4000, 'by place'), ('pinned', 4000, 'as given')])
        with open(self.path('a.svg'), encoding='ascii') as f:  # one line of the picture is dashed, in the legend too
            drawn = f.read()
        self.assertEqual(drawn.count('class="line s%d dash"' % len(MEMORIES)), 2)

    def test_too_large(self):
        out = self.json(*QUICK, '--size', '2m,1t', '--row', '128', '--count', '10')
        self.assertEqual([(r['memory'], r['size']) for r in out['runs']], [(m, 2 << 20) for m in MEMORIES])
        self.assertEqual([(s['memory'], s['size']) for s in out['skipped']], [(m, 1 << 40) for m in MEMORIES])
        for s in out['skipped']:
            part = 'nine tenths' if s['memory'] == 'device' else 'half'
            self.assertRegex(s['why'], '^1 TiB are more than %s of the .* of memory available$' % part)

    def test_defaults(self):
        out = self.json(*QUICK)
        self.assertEqual([[x << 20 for x in (16, 64)], [128, 256, 512], [1000, 10000], MEMORIES],
                         [list(dict.fromkeys(r[k] for r in out['runs'])) for k in ('size', 'row', 'count', 'memory')])

    def test_text_and_picture(self):
        text = self.good(*SMALL, '--write', '--svg', 'a.svg')
        lines = text.splitlines()
        self.assertIn('rows at random places, by kernels of soft:0', lines[0])
        self.assertEqual(lines[2].split()[:4], ['MEMORY', 'TABLE', 'ROW', 'ROWS'])
        self.assertEqual(len(lines), 3 + 3 * 2 * 2 * 2 * 2)
        self.assertEqual(lines[3].split()[:8], ['pinned', '2', 'MiB', '128', 'B', '100', 'gather', 'as'])
        root = xml.etree.ElementTree.parse(self.path('a.svg')).getroot()
        words = [e.text for e in root.iter() if e.tag.endswith('}text')]
        for row in (128, 512):
            for op in ('read', 'written'):
                self.assertIn('Rows of %d B %s, 1000 a call, M rows/s' % (row, op), words)
        tips = [e.text for e in root.iter() if e.tag.endswith('}title')]
        for memory in MEMORIES:
            for size in ('2 MiB', '8 MiB'):
                self.assertEqual(len([t for t in tips if t.startswith('%s, %s: ' % (memory, size))]), 4)

    def test_picture_in_logarithms(self):
        """So that a fall of one kind of memory shows beside another that is many times as fast."""
        self.good(*SMALL, '--svg', 'a.svg')
        root = xml.etree.ElementTree.parse(self.path('a.svg')).getroot()
        points, legend = [], []
        for path in root.iter('{http://www.w3.org/2000/svg}path'):
            tip, words = path.find('{http://www.w3.org/2000/svg}title'), path.get('d')
            if tip is not None:
                points.append((float(tip.text.split(': ')[1].split()[0]), float(words.split('m')[0].split()[1])))
            elif words.endswith('h22'):
                legend.append('dash' in path.get('class'))
        self.assertEqual((len(points), legend), (2 * 2 * 3, [False] * 3))  # two panels
        for panel in (points[:6], points[6:]):
            # The same number of pixels for each factor of ten.
            (low, bottom), (high, top) = min(panel), max(panel)
            if bottom - top > 20:
                slope = (bottom - top) / math.log10(high / low)
                for value, y in panel:
                    self.assertAlmostEqual((bottom - y) / slope, math.log10(value / low), delta=.3 / slope)

    def test_picture_without_a_value(self):
        """A table that was skipped leaves a gap, not a zero."""
        self.good(*QUICK, '--size', '2m,500m', '--row', '128', '--count', '10', '--memory', 'wide,device', '--svg',
                  'a.svg')
        with open(self.path('a.svg'), encoding='ascii') as f:
            drawn = f.read()
        self.assertIn('<title>wide, 500 MiB: ', drawn)
        self.assertIn('<title>device, 2 MiB: ', drawn)
        self.assertNotIn('device, 500 MiB', drawn)
        self.assertNotIn('nan', drawn)

    def test_help(self):
        self.assertRegex(self.good('bench', '--help'), r'(?m)^  rows +kernels that read rows')
        text = self.good('bench', 'rows', '--help')
        for option in ('memory', 'size', 'row', 'count', 'write', 'units', 'rounds', 'device', 'svg', 'json'):
            self.assertIn('\n  --%s' % option, text)

    def test_what_is_not_there(self):
        self.bad(2, *QUICK, '--memory', 'pinned,warm', words=["'warm'", 'pinned, wide, device'])
        self.bad(2, *QUICK, '--device', 'host', words=["'host'"])
        self.bad(2, *QUICK, '--size', '1k', '--row', '4k', words=['--row', '4096', '1024'])
        self.bad(2, *QUICK, '--count', '0', words=['--count'])
        self.bad(1, *QUICK, '--device', 'soft:7', words=['soft:7'])
        self.bad(1, *QUICK, '--svg', 'no/such/a.svg', words=['no/such/a.svg'])
        self.bad(1, *QUICK, '--memory', 'device', '--size', '1t', '--svg', 'a.svg', words=['no table was measured'])
        self.assertFalse(os.path.exists(self.path('a.svg')))


if __name__ == '__main__':
    cli.main()
