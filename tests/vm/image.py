# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The guest's initramfs: the cached part (kernel modules, busybox, fetched tools) and
behind it this run's programs with the shared libraries that they need from this machine. Both are
cpio archives of the kernel's "newc" kind, which may simply stand one after the other.
"""

import glob
import hashlib
import os
import re
import shutil
import stat
import subprocess
import time

import cache

HOST_LIBS = '/usr/lib/x86_64-linux-gnu'
GUEST_TOOLS = '/deb'  # fetched programs with their own libc, a folder each part


class Cpio:
    """An archive in the making; folders appear by themselves."""

    def __init__(self, path):
        self.out = open(path, 'wb')
        self.inode = 0
        self.seen = set()

    def entry(self, name, mode, data=b''):
        name = name.strip('/')
        if name in self.seen:
            return
        self.seen.add(name)
        if os.path.dirname(name):
            self.entry(os.path.dirname(name), stat.S_IFDIR | 0o755)
        self.raw(name, mode, data)

    def raw(self, name, mode, data):
        self.inode += 1
        path = name.encode() + b'\0'
        fields = (self.inode, mode, 0, 0, 1, 0, len(data), 0, 0, 0, 0, len(path), 0)
        head = b'070701' + b''.join(b'%08X' % field for field in fields) + path
        self.out.write(head + b'\0' * (-len(head) % 4) + data + b'\0' * (-len(data) % 4))

    def folder(self, name):
        self.entry(name, stat.S_IFDIR | 0o755)

    def link(self, name, target):
        self.entry(name, stat.S_IFLNK | 0o777, target.encode())

    def file(self, name, data, mode=0o755):
        self.entry(name, stat.S_IFREG | mode, data)

    def copy(self, name, path):
        with open(path, 'rb') as f:
            self.file(name, f.read(), stat.S_IMODE(os.stat(path).st_mode) | 0o444)

    def close(self):
        self.raw('TRAILER!!!', 0, b'')
        self.out.write(b'\0' * (-self.out.tell() % 512))
        self.out.close()


def libraries(words):
    """(name, path) of each library in what ldd prints."""
    for line in words.split('\n'):
        m = re.match(r'\s*(?:(\S+) => )?(/.+) \(0x', line)
        if m:
            yield os.path.basename(m.group(1) or m.group(2)), m.group(2)


def host_program(cpio, name, path):
    """A program of this machine, with its libraries."""
    cpio.copy(name, path)
    done = subprocess.run(['ldd', path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          text=True, check=False)
    if 'not found' in done.stdout:
        raise RuntimeError('%s lacks a library:\n%s' % (path, done.stdout))
    for lib, where in libraries(done.stdout):
        folder = 'lib64' if lib.startswith('ld-linux') else HOST_LIBS
        cpio.copy(os.path.join(folder, lib), where)


def tool(cpio, root, part, path):
    """A fetched program, started through its own loader so that libcs do not meet."""
    home = os.path.join(GUEST_TOOLS, part)
    loader = os.path.join(root, 'lib64/ld-linux-x86-64.so.2')
    libs = os.path.join(root, HOST_LIBS[1:])
    real = os.path.join(root, path)
    done = subprocess.run([loader, '--library-path', libs, '--list', real], check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode or 'not found' in done.stdout:
        raise RuntimeError('%s lacks a library:\n%s' % (real, done.stdout))
    for lib, where in libraries(done.stdout):
        cpio.copy(os.path.join(home, 'lib', lib), where)
    cpio.copy(home + '/lib/ld.so', loader)
    base = os.path.basename(path)
    cpio.copy(os.path.join(home, 'bin', base), real)
    cpio.file('/bin/' + base, ('#!/bin/sh\nexec %s/lib/ld.so --library-path %s/lib %s/bin/%s "$@"\n'
                               % ((home,) * 3 + (base,))).encode())


def verbs(cpio, root):
    """libibverbs, which programs load by name, and what it loads for rxe by name in its turn."""
    for name in ('libibverbs.so.1', 'libnl-3.so.200', 'libnl-route-3.so.200'):
        cpio.copy(os.path.join(HOST_LIBS, name), os.path.join(root, HOST_LIBS[1:], name))
    for path in glob.glob(os.path.join(root, HOST_LIBS[1:], 'libibverbs/librxe-*.so')):
        cpio.copy(os.path.join(HOST_LIBS, 'libibverbs', os.path.basename(path)), path)
    cpio.file('etc/libibverbs.d/rxe.driver', b'driver rxe\n', 0o644)


TOOLS = {
    'base': ('usr/sbin/mke2fs',),
    'net': ('usr/bin/ip', 'usr/sbin/tc', 'usr/bin/rdma', 'usr/bin/ib_write_bw',
            'usr/bin/ib_read_bw'),
    'tools': ('usr/sbin/mkfs.xfs', 'usr/bin/rdma', 'usr/sbin/exportfs',
              'usr/sbin/rpc.mountd', 'usr/sbin/rpc.nfsd', 'usr/sbin/mount.nfs', 'usr/sbin/mdadm', 'usr/sbin/dmsetup'),
}
FOLDERS = ('proc', 'sys', 'dev', 'tmp', 'mnt', 'etc', 'root', 'run', 'var/lib/nfs', 'lib64', 't')


def foundation(folder, part, path):
    """The archive of a fetched part."""
    cpio = Cpio(path)
    if part == 'base':
        for name in FOLDERS:
            cpio.folder(name)
        cpio.copy('bin/busybox', os.path.join(folder, 'base/busybox'))
        applets = subprocess.run([os.path.join(folder, 'base/busybox'), '--list'], check=True,
                                 stdout=subprocess.PIPE, text=True).stdout.split()
        for name in applets:
            if name not in ('busybox', 'mke2fs', 'rdma'):
                cpio.link('bin/' + name, 'busybox')
    top = os.path.join(folder, part, 'modules')
    for here, _, names in os.walk(top):  # of a part without modules nothing
        for name in sorted(names):
            full = os.path.join(here, name)
            cpio.copy(os.path.relpath(full, top), full)
    root = os.path.join(folder, part, 'root')
    for name in TOOLS[part]:
        tool(cpio, root, part, name)
    if part == 'net':
        verbs(cpio, root)
    cpio.close()


def foundation_of(folder, part):
    """
    The archive of a fetched part, made if need be. Its name tells by what source it was made, since
    several source trees share the cache; those that nobody has made for a day are removed.
    """
    state = hashlib.sha256()
    for source in (__file__, cache.__file__):
        with open(source, 'rb') as f:
            state.update(f.read())
    made = os.path.join(folder, part, 'guest-%s.cpio' % state.hexdigest()[:16])
    if not os.path.exists(made):
        for old in glob.glob(os.path.join(folder, part, 'guest-*.cpio*')):
            if os.path.getmtime(old) < time.time() - 86400:
                os.unlink(old)
        work = '%s.%d' % (made, os.getpid())
        foundation(folder, part, work)
        os.rename(work, made)
    return made


def build(folder, parts, init, scripts, programs, extra, path):
    """
    Writes the initramfs. parts: of the cache; init: what becomes /init; scripts: become
    /t/<base name>; programs: (name, path) pairs, become /t/<name>; extra: (name, path) pairs of
    plain files.
    """
    with open(path, 'wb') as out:
        for part in parts:
            with open(foundation_of(folder, part), 'rb') as f:
                shutil.copyfileobj(f, out, 1 << 20)
    own = path + '.own'
    cpio = Cpio(own)
    with open(init, 'rb') as f:
        cpio.file('init', f.read())
    for script in scripts:
        with open(script, 'rb') as f:
            cpio.file('t/' + os.path.basename(script), f.read())
    for name, where in programs:
        host_program(cpio, 't/' + name, where)
    for name, where in extra:
        cpio.copy(name, where)
    cpio.close()
    with open(path, 'ab') as out, open(own, 'rb') as f:
        shutil.copyfileobj(f, out, 1 << 20)
    os.unlink(own)
