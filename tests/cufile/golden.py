# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What every call of the list in tests/gpu/cufile_diff returns here, on the CUDA driver that is made of
host memory: return values, errnos and sums of bytes. Arguments: the program, libcufile.so.0, the
fake driver, the expected text. GOLDEN_UPDATE=1 writes the text anew.
"""

import difflib
import os
import subprocess
import sys
import tempfile

# Whose results depend on who is faster, or which need what the fake driver has not.
LEFT_OUT = {'close-busy', 'async-default', 'batch-cancel'}


def main():
    prog, lib, fake, expected = [os.path.abspath(p) for p in sys.argv[1:5]]
    env = {k: v for k, v in os.environ.items() if not k.startswith(('CUFILE_', 'PEERLANE_'))}
    # Programs end with streams and memory that nobody gave back, and so does the list.
    env['ASAN_OPTIONS'] = env.get('ASAN_OPTIONS', '') + ':detect_leaks=0'
    env['TSAN_OPTIONS'] = env.get('TSAN_OPTIONS', '') + ':report_thread_leaks=0'
    groups = subprocess.run([prog, '--list'], check=True, env=env, capture_output=True, text=True)
    names = [n for n in groups.stdout.split() if n not in LEFT_OUT]
    with tempfile.TemporaryDirectory(dir='.') as tmp:
        # Found as the driver's own name, as an application finds it.
        os.symlink(fake, os.path.join(tmp, 'libcuda.so.1'))
        env['LD_LIBRARY_PATH'] = os.path.abspath(tmp)
        done = subprocess.run([prog, '--dir', tmp, '--limit', '120', lib] + names, env=env,
                              capture_output=True, text=True)
    if os.environ.get('GOLDEN_UPDATE'):
        with open(expected, 'w', encoding='utf-8') as f:
            f.write(done.stdout)
        return
    with open(expected, encoding='utf-8') as f:
        want = f.read().splitlines()
    lines = list(difflib.unified_diff(want, done.stdout.splitlines(), 'expected', 'here',
                                      lineterm='', n=4))
    print('%d groups of calls, %d lines' % (len(names), len(want)))
    print('\n'.join(lines[:200]) + done.stderr)
    sys.exit(1 if lines or done.returncode or done.stderr else 0)


main()
