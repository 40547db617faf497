# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""bench blocks: lists of blocks in three ways, as text, JSON and a picture; all blocks are verified."""

import os
import unittest
import xml.etree.ElementTree

import cli

QUICK = ['bench', 'blocks', '--rounds', '1']
SIZES = [1000, 4 << 10, 64 << 10, 512 << 10]
SMALL = [*QUICK, '--size', '32m', '--block', '1000,4k,64k,512k', '--count', '5,40']
WAYS = ['busy', 'idle', 'one by one']
LONGEST = {'busy': 48 << 10, 'idle': 512 << 10, 'one by one': 0}  # that a kernel does not copy
FAKE = {'PEERLANE_TEST_CUDA_LIB': os.environ.get('FAKECUDA_LIB', ''), 'FAKECUDA_DEVICES': '1'}
RM = {**FAKE, 'LD_PRELOAD': os.environ.get('FAKERM_LIB', '')}
PRELOADS = os.environ.get('PEERLANE_RUN_PRELOADS') == 'yes'


class BenchBlocks(cli.Case):
    def check_runs(self, out, ops=('read', 'write'), units=4):
        """One run for each count, block, operation and way; its figures belong together."""
        self.assertEqual([(r['count'], r['block'], r['op'], r['way']) for r in out['runs']],
                         [(n, block, op, way) for n in (5, 40) for block in SIZES for op in ops for way in WAYS])
        for r in out['runs']:
            self.assertEqual(r['verified'], True)
            self.assertGreater(r['us'], 0)
            self.assertEqual((r['us_min'], r['us_max']), (r['us'], r['us']))
            self.assertGreater(r['cpu_us'], 0)
            self.assertLess(r['cpu_us'], r['us'] + 1000)  # it begins a system call earlier
            self.assertAlmostEqual(r['gb_per_s'] * r['us'] * 1000 / (r['count'] * r['block']), 1, places=5)
            kernel = r['block'] < LONGEST[r['way']]
            self.assertEqual((r['kernel_pieces'], r['driver_pieces']), (r['count'], 0) if kernel else (0, r['count']))
            self.assertEqual(1 <= r['units'] <= units if kernel else r['units'] == 0, True, r)

    def test_software_gpu(self):
        out = self.json(*SMALL)
        self.assertEqual([out[k] for k in ('device', 'memory', 'size', 'gpu_page', 'rounds', 'units')],
                         ['soft:0', 'pinned', 32 << 20, 4096, 1, 0])
        self.check_runs(out)

    def test_units(self):
        for units in (1, 3):
            out = self.json(*SMALL, '--units', str(units))
            self.assertEqual(out['units'], units)
            self.check_runs(out, units=units)
            self.assertEqual({r['units'] for r in out['runs'] if r['kernel_pieces']}, {units})

    def test_one_direction(self):
        for op in ('read', 'write'):
            self.check_runs(self.json(*SMALL, '--op', op), ops=[op])

    def test_rounds(self):
        out = self.json(*QUICK, '--rounds', '4', '--size', '1m', '--block', '4k', '--count', '3')
        for r in out['runs']:
            self.assertLessEqual(r['us_min'], r['us'])
            self.assertLessEqual(r['us'], r['us_max'])
            self.assertLess(r['us_min'], r['us_max'])

    def test_driver(self):
        out = self.json(*SMALL, env=FAKE)
        self.assertEqual([out[k] for k in ('device', 'model', 'memory', 'gpu_page')],
                         ['cuda:0', 'Fake GPU', 'pinned', 4096])
        self.check_runs(out, units=1024)

    def test_wide_memory(self):
        out = self.json(*SMALL, '--memory', 'wide')
        self.assertEqual((out['memory'], out['gpu_page']), ('wide', 2 << 20))
        self.check_runs(out)

    @unittest.skipUnless(PRELOADS, 'nothing can be preloaded here')
    def test_driver_with_wide_memory(self):
        out = self.json(*SMALL, '--memory', 'wide', env=RM)
        self.assertEqual((out['device'], out['memory'], out['gpu_page']), ('cuda:0', 'wide', 2 << 20))
        self.check_runs(out, units=1024)
        # What was asked for and is not to be had is an error, and nothing else is measured instead.
        self.bad(1, *SMALL, '--memory', 'wide', env={**RM, 'FAKERM': 'huge=0'}, words=['wide', 'NO_MEMORY (0x51)'])
        self.bad(1, *SMALL, '--memory', 'wide', env={**RM, 'FAKERM': 'huge=0x800000'},
                 words=['not all of the memory is wide', '--memory pinned'])

    def test_driver_without_wide_memory(self):
        self.bad(1, *SMALL, '--memory', 'wide', env=FAKE, words=['/dev/nvidiactl'])

    def test_wrong_bytes_are_found(self):
        """A single bit of what comes back from the GPU, or of what is put there, is wrong."""
        wrong = {'PEERLANE_TEST_FAULT': 'copy:nth=2:corrupt'}  # a read clears the GPU's memory first
        said = self.bad(1, *SMALL, '--op', 'read', env=wrong, words=['wrong data: block '])
        self.assertRegex(said, r'block [0-4] of a list of 5 blocks of 1000 bytes, read to the GPU, busy')
        wrong = {'PEERLANE_TEST_FAULT': 'copy:nth=1:corrupt'}
        said = self.bad(1, *SMALL, '--op', 'write', env=wrong, words=['wrong data: block '])
        self.assertRegex(said, r'block [0-4] of a list of 5 blocks of 1000 bytes, write from the GPU, busy')

    def test_wrong_bytes_of_any_list(self):
        """Also of the last list, which is not the first of its kind."""
        one = [*QUICK, '--size', '1m', '--block', '4k', '--count', '7', '--op', 'write']
        env = {'PEERLANE_TEST_FAULT': 'copy:nth=%d:corrupt'}
        # In a write of 7 blocks one by one each is an operation of its own, and the array is one.
        total = 2 * (1 + 1 + 1 + 7)
        for nth in range(total - 9, total + 1):
            self.bad(1, *one, env={'PEERLANE_TEST_FAULT': env['PEERLANE_TEST_FAULT'] % nth}, words=['wrong data', 'write'])
        self.good(*one, env={'PEERLANE_TEST_FAULT': env['PEERLANE_TEST_FAULT'] % (total + 1)})

    def test_memory_of_one_list(self):
        """Each block has one place only: all lists bring other blocks there in other orders."""
        out = self.json(*QUICK, '--rounds', '3', '--size', '4m', '--block', '64k', '--count', '64')
        self.assertEqual(len(out['runs']), 6)
        self.json(*QUICK, '--rounds', '3', '--size', '64k', '--block', '64k', '--count', '1')

    def test_defaults(self):
        out = self.json(*QUICK)
        self.assertEqual([[4096 << i for i in range(5)], [64, 512], ['read', 'write'], WAYS],
                         [list(dict.fromkeys(r[k] for r in out['runs'])) for k in ('block', 'count', 'op', 'way')])
        self.assertEqual(out['size'], 64 << 20)
        out = self.json(*QUICK, '--block', '1m', '--count', '80')
        self.assertEqual(out['size'], 80 << 20)

    def test_text_and_picture(self):
        text = self.good(*SMALL, '--svg', 'a.svg')
        lines = text.splitlines()
        self.assertIn('random places of 32 MiB of pinned memory and soft:0', lines[0])
        self.assertEqual(lines[2].split()[:4], ['BLOCK', 'BLOCKS', 'OP', 'WAY'])
        self.assertEqual(len(lines), 3 + 4 * 2 * 2 * 3)
        self.assertRegex(lines[3], r'^ 1000 B +5 read  busy +[\d.]+ +[\d.]+ +[\d.]+ kernel, 1 unit$')
        self.assertRegex(lines[5], r'^ 1000 B +5 read  one by one +[\d.]+ +[\d.]+ +[\d.]+ driver$')
        root = xml.etree.ElementTree.parse(self.path('a.svg')).getroot()
        words = [e.text for e in root.iter() if e.tag.endswith('}text')]
        for n in (5, 40):
            for way in ('to', 'from'):
                self.assertIn('Lists of %d blocks %s the GPU, GB/s' % (n, way), words)
        tips = [e.text for e in root.iter() if e.tag.endswith('}title')]
        for way in WAYS:
            for size in ('1000 B', '4 KiB', '64 KiB', '512 KiB'):
                self.assertEqual(len([t for t in tips if t.startswith('%s, %s: ' % (way, size))]), 4)

    def test_picture_of_one_direction(self):
        self.good(*SMALL, '--op', 'write', '--svg', 'a.svg')
        with open(self.path('a.svg'), encoding='ascii') as f:
            drawn = f.read()
        self.assertIn('Lists of 40 blocks from the GPU', drawn)
        self.assertNotIn('to the GPU', drawn)
        self.assertNotIn('nan', drawn)

    def test_help(self):
        self.assertRegex(self.good('bench', '--help'), r'(?m)^  blocks +lists of small blocks, as of KV caches')
        text = self.good('bench', 'blocks', '--help')
        for option in ('block', 'count', 'op', 'memory', 'size', 'units', 'rounds', 'device', 'svg', 'json'):
            self.assertIn('\n  --%s' % option, text)

    def test_what_is_not_there(self):
        self.bad(2, *QUICK, '--memory', 'device', words=["'device'", 'pinned, wide'])
        self.bad(2, *QUICK, '--op', 'mixed', words=["'mixed'", 'read, write, both'])
        self.bad(2, *QUICK, '--device', 'host', words=["'host'"])
        self.bad(2, *QUICK, '--size', '1m', '--block', '4k,64k', '--count', '16,17',
                 words=['--size', '1048576', '17 blocks of 65536'])
        self.bad(2, *QUICK, '--count', '0', words=['--count'])
        self.bad(2, *QUICK, '--block', '4', words=['--block'])
        self.bad(1, *QUICK, '--size', '1t', words=['1 TiB', 'half of the', '--size'])
        self.bad(1, *QUICK, '--block', '1m', '--count', '250', words=['250 MiB', 'nine tenths of the 256 MiB', 'soft:0'])
        self.bad(1, *QUICK, '--device', 'soft:7', words=['soft:7'])
        self.bad(1, *QUICK, '--svg', 'no/such/a.svg', words=['no/such/a.svg'])
        self.assertEqual(self.run_tool(*QUICK, '--svg', 'no/such/a.svg').stdout, b'')  # nothing was measured
        self.bad(1, *SMALL, '--svg', 'a.svg', env={'PEERLANE_TEST_FAULT': 'copy:every=1:corrupt'}, words=['wrong data'])
        self.assertFalse(os.path.exists(self.path('a.svg')))


if __name__ == '__main__':
    cli.main()
