# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""A disk that fills up: an error that says so, nothing half-written, the old file as it was."""

import os
import shutil
import subprocess
import tempfile
import unittest

import cli
import serving


def mount(case, size):
    """A file system of so many bytes, in the folder `disk` of the test."""
    os.mkdir(case.path('disk'))
    subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=' + size, 'tmpfs', case.path('disk')], check=True)
    case.addCleanup(subprocess.run, ['umount', '-l', case.path('disk')], check=True)


class FullDisk(cli.Case):
    def setUp(self):
        super().setUp()
        mount(self, '8m')
        self.make('disk/b', b'old')

    def unharmed(self):
        self.assertEqual(os.listdir(self.path('disk')), ['b'])
        self.assertEqual(self.read('disk/b'), b'old')

    def test_known_length(self):
        self.make('a', cli.content(16 << 20))
        self.bad(1, 'cp', 'a', 'disk/b', words=['disk/b', 'space'])
        self.unharmed()

    def test_unknown_length(self):
        self.bad(1, 'cp', '-', 'disk/b', data=cli.content(16 << 20), words=['space'])
        self.unharmed()

    def test_what_fits_still_goes_in(self):
        self.make('a', cli.content(2 << 20))
        self.good('cp', 'a', 'disk/b', '--verify', '-q')
        self.assertEqual(self.read('disk/b'), cli.content(2 << 20))

    def test_demo_and_bench(self):
        self.bad(1, 'demo', '--dir', 'disk', '--size', '16m', words=['disk', 'space'])
        self.bad(1, 'bench', 'storage', '--dir', 'disk', '--size', '16m', words=['disk', 'space'])
        self.unharmed()


@unittest.skipUnless(os.environ.get('NET_LIB'), 'libpeerlane-net.so was not built, as there is no OpenSSL 3')
class FullDiskOfAHost(serving.Case):
    """Trees to another host and from it: what is there is whole, and once there is space again all works."""

    def setUp(self):
        super().setUp()
        mount(self, '1m')
        os.mkdir(self.path('m'))
        for i in range(60):
            self.make('m/%02d' % i, cli.content(i % 2 * 40000 + 9000, seed=i))

    def test_trees(self):
        p = self.serve('.', '--write')
        want = self.tree('m')
        for src, dst in (('m', p.url + '/disk/m'), (p.url + '/m', 'disk/m')):
            self.fails('-r', src, dst, words=['disk/m/', 'o space left on device'])
            there = self.tree('disk/m')
            self.assertTrue(there)
            self.assertEqual(there, {name: want[name] for name in there})
            self.assertEqual([name for name in os.listdir(self.path('disk/m')) if name.startswith('.')], [])
            for name in list(there)[5:]:
                os.unlink(self.path('disk/m/' + name))
            self.cp('m/01', p.url + '/disk/m/01', '--verify')
            self.assertEqual(self.tree('disk/m')['01'], want['01'])
            shutil.rmtree(self.path('disk/m'))
        self.end(p)


def can_mount():
    folder = tempfile.mkdtemp()
    try:
        ok = shutil.which('mount') and subprocess.run(
            ['mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder],
            stderr=subprocess.DEVNULL, check=False).returncode == 0
        if ok:
            subprocess.run(['umount', folder], check=True)
        return ok
    finally:
        os.rmdir(folder)


if __name__ == '__main__':
    if not can_mount():
        cli.skip('mounting a small tmpfs needs root outside of a restricted container')
    cli.main()
