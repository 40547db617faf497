# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Our cufile.h beside NVIDIA's, where that is on this machine: every size, offset, number and the
results of macros. Arguments: the source tree, the compiler. CUFILE_H names a folder with NVIDIA's
cufile.h and the cuda.h that it needs.
"""

import glob
import os
import subprocess
import sys
import tempfile

import tree

PLACES = ['/usr/local/cuda/include', '/usr/local/cuda-*/include', '/opt/cuda/include',
          '/usr/include', '/opt/*/.venv/lib/python3*/site-packages/nvidia/cu*/include',
          '/usr/lib/python3*/site-packages/nvidia/cu*/include']


def folder():
    named = os.environ.get('CUFILE_H')
    for pattern in [named] if named else PLACES:
        for place in sorted(glob.glob(pattern)):
            if os.path.exists(place + '/cufile.h') and os.path.exists(place + '/cuda.h'):
                return place
    return tree.skip("there is no cufile.h of NVIDIA's, with cuda.h, on this machine")


def lines(cc, top, flags):
    with tempfile.TemporaryDirectory() as tmp:
        prog = os.path.join(tmp, 'pins')
        subprocess.run(cc + ['-std=gnu11', '-D_GNU_SOURCE'] + flags +
                       [os.path.join(top, 'tests/abi/cufile_layout.c'), '-o', prog], check=True)
        return subprocess.run([prog], check=True, capture_output=True, text=True).stdout.split('\n')


def main():
    top, cc = tree.root(), sys.argv[2:]
    place = folder()
    report = tree.Report('cufile.h')
    ours = lines(cc, top, ['-DCUFILE_NO_CUDA_H', '-I' + os.path.join(top, 'include')])
    theirs = lines(cc, top, ['-DPIN_THEIRS', '-I' + place])
    report.saw(len(ours))
    for a, b in zip(ours, theirs):
        if a != b:
            report.complain('cufile.h', 'ours: %s; that of %s: %s' % (a, place, b))
    report.finish()


main()
