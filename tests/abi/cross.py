# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The library's sources are right C for arm64, but those of its module for TLS. Needs only the cross compiler and its libc: the headers of
liburing and json-c are the same on every architecture. No code is made, since there is no assembler in
the sources that could be wrong.
"""

import concurrent.futures
import os
import shutil
import subprocess
import tempfile

import tree

CC = 'aarch64-linux-gnu-gcc'
FLAGS = ['-std=c11', '-D_GNU_SOURCE', '-Wall', '-Wextra', '-Wshadow', '-Wconversion',
         '-Werror', '-fsyntax-only']
NEUTRAL = ('liburing.h', 'liburing', 'json-c')  # below /usr/include


def main():
    top = tree.root()
    report = tree.Report('arm64')
    if not shutil.which(CC):
        tree.skip('no %s: install gcc-aarch64-linux-gnu and libc6-dev-arm64-cross' % CC)
    with tempfile.TemporaryDirectory() as tmp:
        for name in NEUTRAL:
            if not os.path.exists('/usr/include/' + name):
                tree.skip('/usr/include/%s is not there' % name)
            os.symlink('/usr/include/' + name, os.path.join(tmp, name))
        places = ['-I' + os.path.join(top, 'src'), '-I' + os.path.join(top, 'include'),
                  '-isystem', tmp]

        def one(path):
            done = subprocess.run([CC] + FLAGS + places + [os.path.join(top, path)],
                                  capture_output=True, text=True)
            return path, done.returncode, done.stderr

        # OpenSSL's and libfabric's headers are another architecture's there.
        paths = [p for p in tree.files(top, 'src', ('.c',)) if not p.startswith(('src/net/', 'src/ofi/'))]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for path, status, words in pool.map(one, paths):
                report.saw()
                if status:
                    report.complain(path, 'does not compile\n' + words)
    report.finish()


main()
