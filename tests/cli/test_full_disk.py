# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""A disk that fills up: an error that says so, nothing half-written, the old file as it was."""

import os
import shutil
import subprocess
import tempfile

import cli


class FullDisk(cli.Case):
    def setUp(self):
        super().setUp()
        os.mkdir(self.path('disk'))
        subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', self.path('disk')],
                       check=True)
        self.addCleanup(subprocess.run, ['umount', '-l', self.path('disk')], check=True)
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
