# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
`meson dist` gives the same bytes twice: every member is as old as the commit, and two archives are
equal.

    dist.py TOP BUILD
"""

import glob
import gzip
import hashlib
import os
import subprocess
import sys
import tarfile

import tree

top, build = tree.root(), sys.argv[2]


def archive():
    """
    The digest of an archive as xz would be given it, which takes too long for a test and adds no
    time as gzip does; and how old its members are, with their modes.
    """
    done = subprocess.run(['meson', 'dist', '-C', build, '--no-tests', '--allow-dirty',
                           '--formats', 'gztar'],
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        print(done.stdout)
        sys.exit(1)
    path, = glob.glob(os.path.join(build, 'meson-dist', '*.tar.gz'))
    with gzip.open(path) as f:
        digest = hashlib.sha256(f.read()).hexdigest()
    with tarfile.open(path) as tar:
        return digest, {member.name: (int(member.mtime), oct(member.mode)) for member in tar}


def main():
    git = ['git', '-C', top]
    try:
        born = int(subprocess.run(git + ['log', '-1', '--format=%ct'], check=True,
                                  capture_output=True, text=True).stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        tree.skip('meson dist packs a commit, and this is no checkout that git can read')
    report = tree.Report('dist')
    one, members = archive()
    report.saw(len(members))
    for name, (mtime, mode) in members.items():
        if mtime != born:
            report.complain(name, 'its time is %d, the commit\'s %d' % (mtime, born))
        if mode not in ('0o644', '0o755', '0o777'):
            report.complain(name, 'its mode is ' + mode)
    two, _ = archive()
    if one != two:
        report.complain('meson dist', 'two archives of one commit differ')
    report.finish()


main()
