# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""C files are as clang-format 14 leaves them (other versions differ in small things)."""

import os
import re
import shutil
import subprocess

import tree

VERSION = '14'


def formatter():
    for name in ('clang-format-' + VERSION, 'clang-format'):
        if shutil.which(name):
            words = subprocess.run([name, '--version'], capture_output=True, text=True).stdout
            m = re.search(r'version (\d+)', words)
            if m and m.group(1) == VERSION:
                return name
    tree.skip('no clang-format of version %s, on which the style is defined' % VERSION)


def main():
    top = tree.root()
    name = formatter()
    report = tree.Report('format')
    paths = tree.files(top)
    done = subprocess.run([name, '--dry-run', '--style=file'] + paths, cwd=top,
                          capture_output=True, text=True)
    report.saw(len(paths))
    wrong = set()
    for m in re.finditer(r'^(\S+?):(\d+):\d+: warning: ', done.stderr, re.MULTILINE):
        if m.group(1) not in wrong:
            wrong.add(m.group(1))
            report.complain('%s:%s' % (os.path.normpath(m.group(1)), m.group(2)),
                            'not formatted: run %s -i on it' % name)
    if done.returncode:
        report.complain(name, done.stderr)
    report.finish()


main()
