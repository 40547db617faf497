# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The kernels in PTX: compiles them anew, or prints what is committed as C.

    ptx.py make [--check]     remakes NAME.ptx of each kernel; --check: says which differ
    ptx.py embed NAME.ptx...  prints them as C

clang 14 makes them, Debian 12's: others word them differently. Nothing of CUDA is needed.
"""

import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SRC = os.path.dirname(os.path.dirname(HERE))
NAMES = ('array', 'blocks', 'coll', 'list', 'order', 'pieces', 'rows', 'small')
# For every GPU since 2014, or since 2017; the driver compiles it for the one at hand.
OLDEST = {'array': 'sm_70', 'coll': 'sm_70', 'small': 'sm_70'}
FLAGS = ('-x', 'cuda', '-nocudainc', '-nocudalib', '--cuda-device-only',
         '-Xclang', '-target-feature', '-Xclang', '+ptx60', '-Wno-unknown-cuda-version', '-std=c++17', '-O2',
         '-Wall', '-Wextra', '-Werror')
HEAD = '// SPDX-License-Identifier: Apache-2.0\n// Copyright The Peerlane Authors\n// Made by ptx.py.\n'
SKIPPED = 77


def compiler():
    """clang 14, or None and why."""
    for name in ('clang-14', 'clang'):
        try:
            said = subprocess.run([name, '--version'], capture_output=True, text=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError):
            continue
        if re.search(r'clang version 14\.', said):
            return name, None
    return None, 'there is no clang 14, which the committed PTX is of'


def made(clang, name):
    text = subprocess.run([clang, *FLAGS, '--cuda-gpu-arch=' + OLDEST.get(name, 'sm_50'), '-I', SRC, '-S', '-o', '-',
                           os.path.join('dev/kernels', name + '.c')], cwd=SRC, capture_output=True, text=True, check=True).stdout
    # Without the compiler's remarks and blank lines.
    lines = [re.sub(r'\s*//.*', '', line) for line in text.split('\n')]
    return HEAD + '\n'.join(line for line in lines if line.strip()) + '\n'


def hasty(text):
    """Kernels in which a thread reads what others of its block write before a barrier."""
    found = []
    for entry in re.split(r'\.visible \.entry ', text)[1:]:
        load, barrier = entry.find('ld.shared'), entry.find('bar.sync')
        if load >= 0 and (barrier < 0 or load < barrier):
            found.append(entry[:entry.index('(')])
    return found


def make(check):
    clang, why = compiler()
    if not clang:
        print('skipped: ' + why)
        return SKIPPED
    status = 0
    for name in NAMES:
        path = os.path.join(HERE, name + '.ptx')
        text = made(clang, name)
        for kernel in hasty(text):
            print('%s reads memory of its block before the first barrier' % kernel)
            status = 1
        if check:
            with open(path, encoding='ascii') as f:
                if f.read() != text:
                    print('%s.ptx is not what clang makes of %s.c: run %s make' % (name, name, sys.argv[0]))
                    status = 1
        else:
            with open(path, 'w', encoding='ascii') as f:
                f.write(text)
    print('%d kernels\' files %s' % (len(NAMES), 'compared' if check else 'made'))
    return status


def embed(paths):
    print('/* SPDX-License-Identifier: Apache-2.0\n * Copyright The Peerlane Authors\n * Made by ptx.py. */\n'
          '#include "dev/cuda/ptx.h"')
    for path in paths:
        with open(path, encoding='ascii') as f:
            data = f.read().encode('ascii') + b'\0'
        print('\nconst char ptx_%s[] = {' % os.path.basename(path).rsplit('.', 1)[0])
        for at in range(0, len(data), 24):
            print('\t' + ' '.join('%d,' % b for b in data[at:at + 24]))
        print('};')
    return 0


if __name__ == '__main__':
    if sys.argv[1:2] == ['embed']:
        sys.exit(embed(sys.argv[2:]))
    if sys.argv[1:] in (['make'], ['make', '--check']):
        sys.exit(make('--check' in sys.argv))
    sys.exit(__doc__)
