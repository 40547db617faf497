# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""doctor: the finding about rows of tables in pinned memory, on the fake driver."""

import json
import os
import re
import unittest

import cli

FAKE = {'PEERLANE_TEST_CUDA_LIB': os.environ.get('FAKECUDA_LIB', ''), 'FAKECUDA_DEVICES': '1', 'FAKECUDA_MEM_MIB': '3072'}
RM = {**FAKE, 'LD_PRELOAD': os.environ.get('FAKERM_LIB', '')}
PRELOADS = os.environ.get('PEERLANE_RUN_PRELOADS') == 'yes'
SLOW = {'FAKECUDA_NARROW': '200000'}  # us more that rows of large tables in pinned memory take


class DoctorRows(cli.Case):
    def doctor(self, *args, env=None, size='1m'):
        r = self.run_tool('doctor', '--size', size, '--json', *args, env=env)
        return json.loads(r.stdout), r.returncode

    def row(self, *args, **more):
        """The one finding about rows."""
        out, status = self.doctor(*args, **more)
        found = [f for f in out['findings'] if f['code'].startswith('rows-')]
        self.assertEqual(len(found), 1, found)
        return found[0], status

    def rates(self, row):
        """Of 256 MiB and of 1 GiB of pinned memory."""
        m = re.search(r'of 256 MiB of pinned memory at (\S+) M/s, of 1 GiB at ([0-9.e+-]+)', row['finding'])
        self.assertIsNotNone(m, row['finding'])
        return float(m[1]), float(m[2])

    @unittest.skipUnless(PRELOADS, 'nothing can be preloaded here')
    def test_the_cliff(self):
        row, status = self.row(env={**RM, **SLOW})
        self.assertEqual((row['code'], row['level'], row['subject'], status), ('rows-cliff', 'info', 'cuda:0', 0))
        small, large = self.rates(row)
        lost = int(re.search(r': (\d+) % are lost, and more of larger tables; ', row['finding'])[1])
        wide = float(re.search(r'; of 1 GiB of wide memory at (\S+)$', row['finding'])[1])
        self.assertLess(large, .6 * max(small, wide))
        self.assertAlmostEqual(lost, 100 * (1 - large / max(small, wide)), delta=2)
        # 8,192 rows in the 200 ms that the fake driver takes more, and what it took anyway.
        self.assertLess(large, 8192 / 200000)
        self.assertIn('peerlane run --wide', row['remedy'])

    def test_the_cliff_without_wide_memory(self):
        row, status = self.row(env={**FAKE, **SLOW})
        self.assertEqual((row['code'], status), ('rows-cliff', 0))
        self.assertIn('; wide memory is not to be had: cannot open /dev/nvidiactl', row['finding'])
        r = self.run_tool('doctor', '--size', '1m', env={**FAKE, **SLOW})
        self.assertEqual(r.returncode, 0)
        self.assertIn(b'\nINFO     rows-cliff cuda:0: kernels read rows of 128 bytes', r.stdout)

    def test_wide_is_off(self):
        row, _ = self.row('--set', 'wide=off', env=FAKE)
        self.assertIn(row['code'], ('rows-level', 'rows-cliff'))  # by what else the machine does
        self.assertGreater(min(self.rates(row)), 0)
        self.assertIn('wide memory is not to be had: the tunable wide is off', row['finding'])

    def test_a_kernel_that_reads_nothing(self):
        out, status = self.doctor(env={**FAKE, 'FAKECUDA_NARROW': 'idle'})
        bad = [(f['level'], f['code'], f['subject']) for f in out['findings'] if f['level'] == 'bad']
        self.assertEqual((bad, status), ([('bad', 'pair-corrupt', 'host to cuda:0')], 1))
        self.assertIn('rows that a kernel read', [f['finding'] for f in out['findings'] if f['level'] == 'bad'][0])

    def test_not_measured(self):
        for env, args, why in (({'FAKECUDA_FAIL': 'cuLaunchKernel:1:1'}, {}, 'cuLaunchKernel'),
                               ({'FAKECUDA_FAIL': 'cuMemHostRegister_v2:2:2'}, {}, 'memory'),
                               ({}, {'size': '64k'}, '--size')):
            with self.subTest(why):
                row, status = self.row(env={**FAKE, **env}, **args)
                self.assertEqual((row['code'], row['level'], status), ('rows-unknown', 'info', 0))
                self.assertIn(why, row['finding'])

    def test_little_memory(self):
        os.makedirs(self.path('root/proc'))
        os.makedirs(self.path('root/sys/bus/pci/devices'))
        self.make(os.path.join('root', 'proc', 'meminfo'), b'MemTotal: 9000000 kB\nMemAvailable: 3145728 kB\n')
        out, _ = self.doctor(env={**FAKE, 'PEERLANE_TEST_SYSROOT': self.path('root')})
        found = [f['finding'] for f in out['findings'] if f['code'] == 'rows-unknown']
        self.assertEqual(len(found), 1)
        self.assertIn('3 GiB of the 4 GiB that it waits for are available', found[0])

    def test_software_gpus_and_passive(self):
        """There is no cliff to look for, and nothing is measured."""
        for args, env in (([], None), (['--passive'], FAKE)):
            out, _ = self.doctor(*args, env=env, size='4k')
            self.assertEqual([f for f in out['findings'] if f['code'].startswith('rows-')], [])


if __name__ == '__main__':
    cli.main()
