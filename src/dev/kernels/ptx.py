# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The kernels in PTX: compiles them anew, or prints what is committed as C.

    ptx.py make [--check]     remakes ptx/NAME.ptx of each kernel, what kernels of programs take (device.h,
                              device.c), and include/peerlane/device.cuh; --check: says which differ
    ptx.py embed NAME.ptx...  prints them as C

clang 14 makes them, Debian 12's: others word them differently. Nothing of CUDA is needed.
"""

import json
import os
import re
import subprocess
import sys

import cuh

HERE = os.path.dirname(os.path.abspath(__file__))
SRC = os.path.dirname(os.path.dirname(HERE))
TOP = os.path.dirname(SRC)
TESTS = os.path.join(TOP, 'tests', 'gpu', 'device_kernels')
FOR_PROGRAMS = os.path.join(TOP, 'python', 'peerlane', 'device')
NAMES = ('array', 'blocks', 'coll', 'coll_long', 'coll_sum2', 'coll_sum4', 'coll_sum8', 'list', 'order', 'pieces', 'rows', 'small')
# For every GPU since 2014, or since 2017; the driver compiles it for the one at hand.
OLDEST = {'array': 'sm_70', 'coll': 'sm_70', 'coll_long': 'sm_70', 'coll_sum2': 'sm_70', 'coll_sum4': 'sm_70', 'coll_sum8': 'sm_70', 'small': 'sm_70'}
FLAGS = ('-x', 'cuda', '-nocudainc', '-nocudalib', '--cuda-device-only',
         '-Xclang', '-target-feature', '-Xclang', '+ptx60', '-Wno-unknown-cuda-version', '-std=c++17', '-O2', '-ffp-contract=off',
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


def run(clang, *args):
    return subprocess.run([clang, *FLAGS, '--cuda-gpu-arch=sm_70', '-I', SRC, '-I', os.path.join(TOP, 'include'), *args],
                          cwd=SRC, capture_output=True, text=True, check=True).stdout


def device_ptx(clang, path='dev/kernels/device.c'):
    """The functions of device.c, for linkers of PTX; or kernels of a program."""
    lines = [re.sub(r'\s*//.*', '', line) for line in run(clang, '-S', '-o', '-', path).split('\n')]
    return HEAD + '\n'.join(line for line in lines if line.strip()) + '\n'


def device_ir(clang):
    """
    The same as LLVM's IR, in words, which newer LLVMs read, too. Whoever links it has the processor and the flags
    of the module.
    """
    text = run(clang, '-S', '-emit-llvm', '-o', '-', 'dev/kernels/device.c')
    text = re.sub(r' "target-(cpu|features)"="[^"]*"', '', text)
    text = re.sub(r'^(; ModuleID|source_filename).*\n', '', text, flags=re.MULTILINE)
    # Where in the sources assembler words stand: a header's comment is not to change the file.
    places = set(re.findall(r'!srcloc (!\d+)', text))
    text = re.sub(r'^(!\d+)( = !\{i64 )\d+\}', lambda m: m[1] + m[2] + '0}' if m[1] in places else m[0], text,
                  flags=re.MULTILINE)
    text = re.sub(r'^!llvm\.(ident|module\.flags).*\n|^!\d+ = !\{!"Debian clang.*\n', '', text, flags=re.MULTILINE)
    return HEAD.replace('//', ';') + text


def hasty(text):
    """Kernels in which a thread reads what others of its block write before a barrier."""
    found = []
    for entry in re.split(r'\.visible \.entry ', text)[1:]:
        load, barrier = entry.find('ld.shared'), entry.find('bar.sync')
        if load >= 0 and (barrier < 0 or load < barrier):
            found.append(entry[:entry.index('(')])
    return found


def outputs(clang):
    for name in NAMES:
        yield os.path.join(HERE, 'ptx', name + '.ptx'), made(clang, name)
    yield TESTS + '.ptx', device_ptx(clang, TESTS + '.cu')
    yield os.path.join(FOR_PROGRAMS, 'device.ptx'), device_ptx(clang)
    yield os.path.join(FOR_PROGRAMS, 'device.ll'), device_ir(clang)


def put(path, text, check):
    """Whether the file has the text now."""
    if not check:
        with open(path, 'w', encoding='ascii') as f:
            f.write(text)
        return True
    with open(path, encoding='ascii') as f:
        if f.read() == text:
            return True
    print('%s is not what is made of its sources: run %s make' % (os.path.relpath(path, TOP), sys.argv[0]))
    return False


def make(check):
    good = put(cuh.PATH, cuh.text(), check)  # needs no compiler
    clang, why = compiler()
    if not clang:
        print('skipped: ' + why)
        return SKIPPED if good else 1
    n = 1
    for path, text in outputs(clang):
        n += 1
        for kernel in hasty(text):
            print('%s reads memory of its block before the first barrier' % kernel)
            good = False
        good &= put(path, text, check)
    print('%d files %s' % (n, 'compared' if check else 'made'))
    return 0 if good else 1


def embed(paths):
    """The files as C. gcc compiles string literals 20 times as fast as lists of numbers."""
    print('/* SPDX-License-Identifier: Apache-2.0\n * Copyright The Peerlane Authors\n * Made by ptx.py. */\n'
          '#include "dev/cuda/ptx.h"')
    for path in paths:
        print('\nconst char ptx_%s[] =' % os.path.basename(path).rsplit('.', 1)[0])
        with open(path, encoding='ascii') as f:
            print('\n'.join('\t' + json.dumps(line) for line in f) + ';')
    return 0


if __name__ == '__main__':
    if sys.argv[1:2] == ['embed']:
        sys.exit(embed(sys.argv[2:]))
    if sys.argv[1:] in (['make'], ['make', '--check']):
        sys.exit(make('--check' in sys.argv))
    sys.exit(__doc__)
