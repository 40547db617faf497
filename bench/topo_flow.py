#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
How long questions about flows take on machines of 64 to 512 devices, which tests/golden/machines.py
makes: best of five runs of the tool, with reading the machine from a file. Prints, judges nothing.

    topo_flow.py PEERLANE
"""

import os
import subprocess
import sys
import tempfile
import time

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
QUESTIONS = (('topo --json', 'read'), ('route nvme:0 gpu:7', 'route'), ('predict', 'predict'),
             ('predict --into gpu:0', 'into one'), ('topo --svg /dev/null', 'picture'))


def best(args, env):
    times = []
    for _ in range(5):
        begin = time.monotonic()
        subprocess.run(args, env=env, stdout=subprocess.DEVNULL, check=True)
        times.append(time.monotonic() - begin)
    return min(times) * 1000


def main():
    print('devices' + ''.join('%12s' % name for _, name in QUESTIONS) + '  ms')
    for devices in (64, 128, 256, 512):
        with tempfile.TemporaryDirectory() as tmp:
            root, file = os.path.join(tmp, 'root'), os.path.join(tmp, 'machine.json')
            os.mkdir(root)
            subprocess.run([sys.executable, '-B', os.path.join(TOP, 'tests/golden/machines.py'),
                            'many', root, str(devices)], check=True)
            env = dict(os.environ, PEERLANE_TEST_SYSROOT=root, PEERLANE_SOFT_GPUS='0',
                       PEERLANE_TEST_CUDA_LIB='none', PEERLANE_TEST_NVML_LIB='none')
            with open(file, 'wb') as f:
                subprocess.run([sys.argv[1], 'topo', '--json'], env=env, stdout=f, check=True)
            row = [best([sys.argv[1], *words.split(), '--topo', file], env) for words, _ in QUESTIONS]
            print('%7d' % devices + ''.join('%12.1f' % ms for ms in row))


main()
