# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Builds the modules of kmod/, and those that are for tests alone, for the guest's kernel with the kernel's own build, its headers and the
compiler that it was built with, all from the cache: in a chroot inside a user namespace, so that
neither privilege nor this machine's compiler is needed. A module is built once for each state of
its source.
"""

import hashlib
import os
import shutil
import subprocess
import tempfile

import cache

HERE = os.path.dirname(os.path.abspath(__file__))
KMOD = os.path.join(os.path.dirname(os.path.dirname(HERE)), 'kmod')


def ours(root, command):
    """A command inside the fetched root: (status, its words)."""
    script = 'mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && ' \
             'exec chroot "$0" /bin/sh -c "$1"'
    done = subprocess.run(
        ['unshare', '--user', '--map-root-user', '--mount', '--pid', '--fork', 'sh', '-c', script,
         root, command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, check=False,
        env={'PATH': '/usr/sbin:/usr/bin:/sbin:/bin', 'LC_ALL': 'C'})
    return done.returncode, done.stdout


def sources(name):
    folder = os.path.join(HERE, name)
    if not os.path.isdir(folder):
        folder = os.path.join(KMOD, name)
    for one in sorted(os.listdir(folder)):
        if one.endswith(('.c', '.h')) or one in ('Makefile', 'Kbuild'):
            yield os.path.join(folder, one)


def build(name, kernel, folder):
    """The path of NAME.ko."""
    state = hashlib.sha256()
    for path in sources(name):
        with open(path, 'rb') as f:
            state.update(os.path.basename(path).encode() + b'\0' + f.read())
    made = os.path.join(folder, '%s-%s.ko' % (name, state.hexdigest()[:16]))
    if os.path.exists(made):
        return made
    root = os.path.join(folder, 'cc/root')
    for name_of, target in (('dev', None), ('proc', None), ('tmp', None),
                            ('usr/bin/awk', 'gawk'), ('usr/bin/gcc', 'gcc-14')):
        path = os.path.join(root, name_of)
        if target is None:
            os.makedirs(path, exist_ok=True)
        elif not os.path.lexists(path):
            os.symlink(target, path)
    status, words = ours(root, 'true')
    if status:
        raise cache.Missing('building a kernel module needs user namespaces, which are not to be '
                            'had here: ' + words.strip())
    with tempfile.TemporaryDirectory(dir=os.path.join(root, 'tmp')) as work:
        os.chmod(work, 0o755)
        for path in sources(name):
            shutil.copy(path, work)
        status, words = ours(root, 'make -C /tmp/%s KDIR=/usr/src/linux-headers-%s modules W=1'
                             % (os.path.basename(work), kernel))
        if status or 'warning' in words:
            raise RuntimeError('building %s:\n%s' % (name, words))
        shutil.copy(os.path.join(work, name + '.ko'), made + '.%d' % os.getpid())
    os.rename(made + '.%d' % os.getpid(), made)
    return made


def main():
    kernel, folder = cache.need('base', 'cc')
    for name in ('plbar', 'fakegpu'):
        print(build(name, kernel, folder))


if __name__ == '__main__':
    main()
