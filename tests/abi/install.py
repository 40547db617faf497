# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What `make install` leaves is enough: a program is built with pkg-config, shared and static, and run.

    install.py TOP BUILD
"""

import glob
import os
import subprocess
import sys
import tempfile

top, build = sys.argv[1:3]


def run(*words, **more):
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True, **more).stdout


def words(env, *options):
    return run('pkg-config', *options, 'peerlane', env=env).split()


with tempfile.TemporaryDirectory() as root:
    run('meson', 'install', '-C', build, '--no-rebuild', '--quiet', '--destdir', root)
    pc = glob.glob(root + '/**/peerlane.pc', recursive=True)[0]
    libdir = os.path.dirname(os.path.dirname(pc))
    env = dict(os.environ, PKG_CONFIG_PATH=os.path.dirname(pc), PKG_CONFIG_SYSROOT_DIR=root,
               LD_LIBRARY_PATH=libdir, PEERLANE_SOFT_GPUS='1x64MiB', PEERLANE_CUDA_LIB='none')
    source = os.path.join(top, 'examples', 'load.c')
    file = os.path.join(root, 'file')
    with open(file, 'wb') as f:
        f.write(os.urandom(300001))

    cc = os.environ.get('CC', 'cc').split()
    run(*cc, source, '-o', root + '/shared', *words(env, '--cflags', '--libs'))
    print(run(root + '/shared', file, env=env).strip())
    needed = run('readelf', '-d', root + '/shared')
    assert 'libpeerlane.so.0' in needed, needed

    # Of the names in the archive only ours are visible.
    archive = libdir + '/libpeerlane.a'
    names = {line.split()[-1] for line in run('nm', '-g', '--defined-only', archive).splitlines()
             if len(line.split()) == 3}
    assert names and all(n.startswith('pl_') for n in names), sorted(names)[:20]
    os.remove(libdir + '/libpeerlane.so')
    run(*cc, source, '-o', root + '/static', *words(env, '--cflags', '--libs', '--static'))
    print(run(root + '/static', file, env=env).strip())
    needed = run('readelf', '-d', root + '/static')
    assert 'libpeerlane' not in needed, needed
    print('install: shared and static, %d public names' % len(names))
