#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Packs the Python package, with the libraries and the command of a build folder, into one wheel for
every Python 3. Needs no network and nothing but Meson, binutils and Python 3.11. The same files
give the same bytes.

    scripts/wheel.py BUILD FOLDER         prints the path of the wheel, which goes to FOLDER

Its tag names the oldest C library that has all the symbols that the files ask for.
"""

import base64
import glob
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PACKED = ('libpeerlane.so.1', 'libpeerlane-run.so', 'libcufile.so.0', 'libnccl.so.2', 'peerlane')
# What every system with a C library has, and what is in the wheel.
EVERYWHERE = {'libc.so.6', 'libm.so.6', 'libpthread.so.0', 'libdl.so.2', 'librt.so.1',
              'ld-linux-x86-64.so.2', 'ld-linux-aarch64.so.1', 'libpeerlane.so.1'}
# What is linked into the library, and where Debian has its licence.
PARTS = ('liburing-dev', 'libjson-c-dev')


def fail(words):
    sys.exit('wheel: ' + words)


def project():
    try:
        import tomllib
    except ImportError:
        fail('Python 3.11 or newer is needed to pack (the wheel itself runs on 3.9)')
    with open(os.path.join(TOP, 'pyproject.toml'), 'rb') as f:
        return tomllib.load(f)['project']


def version():
    with open(os.path.join(TOP, 'meson.build'), encoding='utf-8') as f:
        return re.search(r"^\s*version: '([^']+)'", f.read(), re.MULTILINE).group(1)


def epoch():
    """Of every file in the wheel: the commit's time, or SOURCE_DATE_EPOCH."""
    said = os.environ.get('SOURCE_DATE_EPOCH')
    if not said:
        done = subprocess.run(['git', '-C', TOP, 'log', '-1', '--format=%ct'],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False,
                              text=True)
        said = done.stdout.strip() or '0'
    return max(int(said), 315532800)  # zip's first day is in 1980


def installed(build, into):
    """{place in _native: path} of libraries and command, as Meson installs them."""
    meson = os.environ.get('MESON', 'meson')
    done = subprocess.run([meson, 'install', '-C', build, '--no-rebuild', '--quiet', '--strip',
                           '--tags', 'runtime', '--destdir', into],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, text=True)
    if done.returncode:
        fail('nothing to pack in %s:\n%s' % (build, done.stdout))
    found = {}
    for here, _, names in os.walk(into):
        for name in names:
            if name in PACKED:
                found[name] = os.path.join(here, name)
    missing = [name for name in PACKED if name not in found]
    if missing:
        fail('%s lacks %s: build it first' % (build, ', '.join(missing)))
    # The files keep their places to each other, by which they find each other.
    prefix = os.path.dirname(os.path.dirname(found['peerlane']))
    return {os.path.relpath(path, prefix): os.path.realpath(path) for path in found.values()}


def tag(paths):
    """
    The platform tag of programs and libraries. What also needs libraries that not every system has
    (where a distribution has no archive to link) is for systems like this.
    """
    need = (2, 5)
    for path in paths:
        said = subprocess.run(['readelf', '--wide', '--dynamic', '--version-info', path],
                              check=True, stdout=subprocess.PIPE, text=True,
                              env=dict(os.environ, LC_ALL='C')).stdout
        others = sorted(set(re.findall(r'\(NEEDED\).*\[(.*)\]', said)) - EVERYWHERE)
        if others:
            print('wheel: %s needs %s: this wheel is for systems that have it; pack on Debian 12 '
                  'for all' % (os.path.basename(path), ', '.join(others)), file=sys.stderr)
            return 'linux_' + platform.machine()
        for major, minor in re.findall(r'Name: GLIBC_(\d+)\.(\d+)', said):
            need = max(need, (int(major), int(minor)))
    return 'manylinux_%d_%d_%s' % (need + (platform.machine(),))


def metadata(about, number):
    lines = ['Metadata-Version: 2.1', 'Name: ' + about['name'], 'Version: ' + number,
             'Summary: ' + about['description'],
             'Keywords: ' + ','.join(about['keywords']),
             'Author: ' + ', '.join(one['name'] for one in about['authors']),
             'License: ' + about['license']['text']]
    lines += ['Classifier: ' + one for one in about['classifiers']]
    lines += ['Requires-Python: ' + about['requires-python'].replace(' ', ''),
              'Description-Content-Type: text/markdown', '']
    with open(os.path.join(TOP, about['readme']), encoding='utf-8') as f:
        return '\n'.join(lines) + '\n' + f.read()


def entry_points(about):
    groups = {'console_scripts': about['scripts'], **about.get('entry-points', {})}
    return '\n'.join('[%s]\n' % group + ''.join('%s = %s\n' % one for one in sorted(rows.items()))
                     for group, rows in groups.items())


def licences():
    yield 'LICENSE', os.path.join(TOP, 'LICENSE')
    for part in PARTS:
        path = '/usr/share/doc/%s/copyright' % part
        if os.path.exists(path):
            yield part.replace('-dev', '') + '.txt', path


def contents(native):
    """[(name in the wheel, bytes, mode)] of all but the wheel's own description."""
    package = os.path.join(TOP, 'python', 'peerlane')
    files = []
    for here, folders, names in os.walk(package):
        folders[:] = [one for one in folders if one not in ('__pycache__', '_native')]
        for name in names:
            if name.endswith('.py') or name == 'py.typed':
                path = os.path.join(here, name)
                files.append(('peerlane/' + os.path.relpath(path, package), path, 0o644))
    files += [('peerlane/_native/' + place, path, 0o755) for place, path in native.items()]
    out = []
    for name, path, mode in sorted(files):
        with open(path, 'rb') as f:
            out.append((name, f.read(), mode))
    return out


def pack(path, files, when):
    stamp = time.gmtime(when)[:6]
    with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as z:
        for name, data, mode in files:
            info = zipfile.ZipInfo(name, stamp)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3  # Unix: the mode counts
            info.external_attr = (0o100000 | mode) << 16
            z.writestr(info, data)


def record(files, place):
    lines = []
    for name, data, _ in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b'=').decode()
        lines.append('%s,sha256=%s,%d' % (name, digest, len(data)))
    return '\n'.join(lines + [place + ',,']) + '\n'


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    build, folder = sys.argv[1:]
    about, number = project(), version()
    work = tempfile.mkdtemp(prefix='peerlane-wheel-')
    try:
        native = installed(build, work)
        platform_tag = tag(native.values())
        files = contents(native)
    finally:
        shutil.rmtree(work)
    info = 'peerlane-%s.dist-info/' % number
    texts = [('METADATA', metadata(about, number)), ('entry_points.txt', entry_points(about)),
             ('WHEEL', 'Wheel-Version: 1.0\nGenerator: peerlane %s\nRoot-Is-Purelib: false\n'
                       'Tag: py3-none-%s\n' % (number, platform_tag))]
    files += [(info + name, text.encode(), 0o644) for name, text in texts]
    for name, path in licences():
        with open(path, 'rb') as f:
            files.append((info + 'licenses/' + name, f.read(), 0o644))
    files.append((info + 'RECORD', record(files, info + 'RECORD').encode(), 0o644))
    os.makedirs(folder, exist_ok=True)
    for old in glob.glob(os.path.join(folder, 'peerlane-*.whl')):
        os.unlink(old)
    path = os.path.join(folder, 'peerlane-%s-py3-none-%s.whl' % (number, platform_tag))
    pack(path, files, epoch())
    print(path)


if __name__ == '__main__':
    main()
