# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What the guest is made of, fetched once: Debian's kernel and a few of its packages, through an apt
root of our own that looks at nothing of this machine's apt but its proxy, checks signatures with
Debian's archive keyring, and needs no privilege. Nothing is installed.

    cache.py [--refresh] [base] [net] [tools] [cc]     fetches, and prints where things are

$XDG_CACHE_HOME/peerlane/vm/ holds `current`, the kernel's version, and one folder a version with
the parts `base` (kernel, modules, busybox, mkfs.ext4), `net` (RDMA without a NIC), `tools` (for the
whole matrix) and `cc` (compiler and headers for kmod/). A part appears whole or not at all.
"""

import contextlib
import errno
import fcntl
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time

SERIES = '7.2'
SUITES = ('trixie', 'trixie-backports')
# What is loaded into this machine's programs must not need a newer libc than they have.
OLD_SUITES = ('bookworm',)
MIRROR = os.environ.get('PEERLANE_TEST_VM_MIRROR', 'http://deb.debian.org/debian')
KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'

# What the tests rest on. A kernel without one of these is not tested on: the fetch fails.
CONFIG = {
    'CONFIG_PCI_P2PDMA': 'y', 'CONFIG_BLK_DEV_NVME': 'm', 'CONFIG_MODULE_UNLOAD': 'y',
    'CONFIG_NVME_TARGET_LOOP': 'm', 'CONFIG_NVME_TARGET_TCP': 'm', 'CONFIG_NVME_TCP': 'm',
    'CONFIG_NVME_RDMA': 'm', 'CONFIG_RDMA_RXE': 'm', 'CONFIG_IO_URING': 'y',
    'CONFIG_EXT4_FS': 'm', 'CONFIG_XFS_FS': 'm', 'CONFIG_NFSD': 'm', 'CONFIG_VETH': 'm',
    'CONFIG_NET_SCH_NETEM': 'm', 'CONFIG_VIRTIO_NET': 'm',
}
# Parts of the module tree that the guest takes along.
MODULES = tuple('kernel/' + part for part in (
    'drivers/nvme/', 'drivers/infiniband/core/', 'drivers/infiniband/sw/rxe/',
    'drivers/block/null_blk/', 'drivers/block/brd', 'drivers/block/loop',
    'drivers/block/virtio_blk', 'drivers/virtio/', 'drivers/md/', 'drivers/net/dummy',
    'drivers/iommu/', 'drivers/dax/', 'drivers/char/hw_random/',
    'net/ipv4/udp_tunnel', 'net/ipv6/ip6_udp_tunnel', 'net/sunrpc/', 'net/dns_resolver/',
    'net/handshake/', 'net/tls/',
    'fs/ext4/', 'fs/jbd2/', 'fs/mbcache', 'fs/xfs/', 'fs/configfs/', 'fs/netfs/', 'fs/nfs/',
    'fs/nfsd/', 'fs/nfs_common/', 'fs/lockd/', 'fs/overlayfs/', 'fs/fuse/', 'crypto/', 'lib/',
    'arch/x86/crypto/'))
NET_MODULES = tuple('kernel/' + part for part in (
    'drivers/net/veth', 'drivers/net/virtio_net', 'drivers/net/net_failover', 'net/core/failover',
    'net/sched/sch_netem'))
LEFT_OUT = r'/test_|/tests/|kunit|/dm-vdo/|/bcache/'
TOOLS = {
    'base': ('e2fsprogs',),
    'net': ('iproute2', 'ibverbs-providers', 'perftest'),
    'tools': ('xfsprogs', 'iproute2', 'nfs-kernel-server', 'mdadm', 'dmsetup'),
}


class Missing(Exception):
    """This machine cannot have what is asked for; the words say why."""


def home():
    top = os.environ.get('XDG_CACHE_HOME') or os.path.expanduser('~/.cache')
    return os.path.join(top, 'peerlane', 'vm')


class Deadline:
    """When a fetch must have ended, so that a test that waits for it skips and does not hang."""

    def __init__(self, seconds):
        self.seconds = seconds
        self.end = time.monotonic() + seconds if seconds else None

    def left(self):
        """Seconds, None without a limit."""
        if self.end is None:
            return None
        left = self.end - time.monotonic()
        if left <= 0:
            raise Missing('the guest\'s kernel could not be fetched within %d s: fetch it with '
                          '`python3 tests/vm/cache.py`, which has time' % self.seconds)
        return left


def run(argv, deadline=None, **more):
    try:
        done = subprocess.run(argv, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, check=False,
                              timeout=deadline.left() if deadline else None, **more)
    except subprocess.TimeoutExpired:
        deadline.left()
        raise
    if done.returncode:
        lines = [line for line in done.stdout.split('\n') if re.match('[EW]: ', line)]
        raise Missing('%s: %s' % (' '.join(argv[:1] + argv[-2:]), ' '.join(lines[:2]) or
                                  done.stdout.strip()[-200:] or 'status %d' % done.returncode))
    return done.stdout


class Apt:
    """A private apt root; its index lives only as long as one fetch."""

    def __init__(self, top, deadline, suites=SUITES):
        for tool in ('apt-get', 'dpkg-deb'):
            if not shutil.which(tool):
                raise Missing('no %s here: fetching the guest\'s kernel needs it' % tool)
        if not os.path.exists(KEYRING):
            raise Missing('no %s: install debian-archive-keyring' % KEYRING)
        self.top = top
        self.deadline = deadline
        for folder in ('lists/partial', 'archives/partial', 'etc'):
            os.makedirs(os.path.join(top, folder))
        self.write('status', '')
        self.write('sources.list', ''.join('deb [arch=amd64 signed-by=%s] %s %s main\n'
                                           % (KEYRING, MIRROR, suite) for suite in suites))
        # Read after the machine's own configuration, of which a proxy is all that is wanted.
        self.write('apt.conf', '''
#clear APT::Update; #clear DPkg; #clear Acquire::IndexTargets::deb::DEP-11;
APT { Architecture "amd64"; Architectures { "amd64"; }; Default-Release "";
      Install-Recommends "false"; Get::AllowUnauthenticated "false"; Sandbox::User ""; };
Acquire { AllowInsecureRepositories "false"; Languages "none"; Retries "3"; http::Timeout "20"; };
Debug::NoLocking "true";
Dir { State "%(t)s"; State::status "%(t)s/status"; State::lists "%(t)s/lists"; Cache "%(t)s";
      Cache::archives "%(t)s/archives"; Log "%(t)s"; Etc::sourcelist "%(t)s/sources.list";
      Etc::sourceparts "/dev/null"; Etc::preferences "/dev/null"; Etc::preferencesparts "/dev/null";
      Etc::trusted "/dev/null"; Etc::trustedparts "/dev/null"; };
''' % {'t': top})
        self.call('apt-get', 'update', '--error-on=any')

    def write(self, name, words):
        with open(os.path.join(self.top, name), 'w', encoding='utf-8') as f:
            f.write(words)

    def call(self, tool, *args, cwd=None):
        return run([tool, '-qq', '-c', os.path.join(self.top, 'apt.conf')] + list(args), cwd=cwd,
                   deadline=self.deadline,
                   env=dict(os.environ, LC_ALL='C', DEBIAN_FRONTEND='noninteractive'))

    def kernel(self):
        """The newest version of SERIES that the archive still has."""
        names = self.call('apt-cache', 'pkgnames', 'linux-binary-' + SERIES)
        found = re.findall(r'^linux-binary-(%s\.(\d+)\+deb13-amd64)$' % re.escape(SERIES), names,
                           re.MULTILINE)
        if not found:
            raise Missing('Debian\'s %s has no kernel %s any more' % (SUITES[-1], SERIES))
        return max(found, key=lambda one: int(one[1]))[0]

    def download(self, *names):
        """These packages alone; their files."""
        folder = tempfile.mkdtemp(dir=self.top)
        self.call('apt-get', 'download', *names, cwd=folder)
        return sorted(os.path.join(folder, name) for name in os.listdir(folder))

    def download_with_needs(self, *names):
        self.call('apt-get', 'install', '-y', '--download-only', *names)
        folder = os.path.join(self.top, 'archives')
        return sorted(os.path.join(folder, name) for name in os.listdir(folder)
                      if name.endswith('.deb'))


def members(deb):
    """(name without ./, the member, the open tar) of each file in a package, in order."""
    with subprocess.Popen(['dpkg-deb', '--fsys-tarfile', deb], stdout=subprocess.PIPE) as pipe:
        with tarfile.open(fileobj=pipe.stdout, mode='r|') as tar:
            for member in tar:
                yield re.sub(r'^\./', '', member.name), member, tar
        pipe.stdout.read()
    if pipe.returncode:
        raise Missing('dpkg-deb: %s is broken' % os.path.basename(deb))


def take(deb, wanted):
    """The bytes of the first file whose name matches."""
    for name, member, tar in members(deb):
        if member.isfile() and re.search(wanted, name):
            return tar.extractfile(member).read()
    raise Missing('%s has no %s' % (os.path.basename(deb), wanted))


def put(path, data, mode=0o644):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'wb') as f:
        f.write(data)
    os.chmod(path, mode)


def check_config(text, kernel):
    for key, want in CONFIG.items():
        m = re.search(r'^%s=(\S+)$' % key, text, re.MULTILINE)
        if not m or m.group(1) != want:
            raise RuntimeError('kernel %s has %s=%s, and the tests rest on %s'
                               % (kernel, key, m.group(1) if m else 'n', want))


def unpack_modules(deb, root, kernel, parts):
    below = 'usr/lib/modules/%s/' % kernel
    for name, member, tar in members(deb):
        if not member.isfile() or not name.startswith(below):
            continue
        short = name[len(below):]
        if not short.startswith(parts + ('modules.',)) or re.search(LEFT_OUT, short):
            continue
        data = tar.extractfile(member).read()
        if short.endswith('.xz'):
            short, data = short[:-3], lzma.decompress(data)
        put(os.path.join(root, 'lib/modules', kernel, short), data)


def skeleton(root):
    """A merged /usr, as Debian's packages want it."""
    for name in ('bin', 'sbin', 'lib', 'lib64'):
        os.makedirs(os.path.join(root, 'usr', name), exist_ok=True)
        os.symlink('usr/' + name, os.path.join(root, name))


def merge(root):
    """Packages of older releases put real folders in place of the links."""
    for name in ('bin', 'sbin', 'lib', 'lib64'):
        path = os.path.join(root, name)
        if not os.path.islink(path):
            shutil.copytree(path, os.path.join(root, 'usr', name), symlinks=True,
                            dirs_exist_ok=True)
            shutil.rmtree(path)
            os.symlink('usr/' + name, path)


def unpack(debs, root):
    os.makedirs(root, exist_ok=True)
    skeleton(root)
    for deb in debs:
        run(['dpkg-deb', '--extract', deb, root])
        merge(root)
    for junk in ('usr/share/doc', 'usr/share/man', 'usr/share/locale', 'usr/share/i18n',
                 'usr/lib/x86_64-linux-gnu/gconv', 'usr/share/info'):
        shutil.rmtree(os.path.join(root, junk), ignore_errors=True)


def fetch_base(apt, kernel, into):
    debs = {re.sub(r'_.*', '', os.path.basename(path)): path
            for path in apt.download('linux-binary-' + kernel, 'linux-modules-' + kernel,
                                     'linux-base-' + kernel, 'busybox-static')}
    config = take(debs['linux-base-' + kernel], r'/config(-|$)').decode()
    check_config(config, kernel)
    put(os.path.join(into, 'config'), config.encode())
    put(os.path.join(into, 'vmlinuz'), take(debs['linux-binary-' + kernel], r'/vmlinuz(-|$)'))
    busybox = os.path.join(into, 'busybox')
    put(busybox, take(debs['busybox-static'], r'/busybox$'), 0o755)
    modules = os.path.join(into, 'modules')
    unpack_modules(debs['linux-modules-' + kernel], modules, kernel, MODULES)
    run([busybox, 'depmod', '-b', modules, kernel])
    unpack(apt.download_with_needs(*TOOLS['base']), os.path.join(into, 'root'))


def fetch_net(apt, kernel, into):
    busybox = os.path.join(into, 'busybox')
    debs = apt.download('linux-modules-' + kernel, 'busybox-static')
    put(busybox, take(debs[0], r'/busybox$'), 0o755)
    modules = os.path.join(into, 'modules')
    unpack_modules(debs[1], modules, kernel, MODULES + NET_MODULES)
    run([busybox, 'depmod', '-b', modules, kernel])
    os.unlink(busybox)
    top = os.path.join(modules, 'lib/modules', kernel)
    for here, _, names in os.walk(top):  # the others are in the part `base`
        for path in (os.path.join(here, name) for name in names):
            if os.path.relpath(path, top).startswith(MODULES):
                os.unlink(path)
    old = Apt(os.path.join(apt.top, 'old'), apt.deadline, OLD_SUITES)
    unpack(old.download_with_needs(*TOOLS['net']), os.path.join(into, 'root'))


def fetch_tools(apt, _kernel, into):
    unpack(apt.download_with_needs(*TOOLS['tools']), os.path.join(into, 'root'))


def fetch_cc(apt, kernel, into):
    unpack(apt.download_with_needs('gcc-14', 'make', 'dash', 'coreutils', 'sed', 'grep', 'gawk',
                                   'bash', 'findutils', 'diffutils', 'linux-headers-' + kernel),
           os.path.join(into, 'root'))


PARTS = {'base': fetch_base, 'net': fetch_net, 'tools': fetch_tools, 'cc': fetch_cc}


@contextlib.contextmanager
def locked(top, deadline):
    try:
        os.makedirs(top, exist_ok=True)
    except OSError as e:
        raise Missing('no cache can be kept in %s: %s' % (top, e.strerror)) from e
    with open(os.path.join(top, 'lock'), 'w', encoding='utf-8') as f:
        while True:
            try:
                fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:  # another fetch does our work meanwhile
                deadline.left()
                time.sleep(0.2)
        yield


def current(top):
    try:
        with open(os.path.join(top, 'current'), encoding='utf-8') as f:
            return f.read().strip()
    except OSError:
        return ''


def fetch(top, kernel, lacking, deadline):
    if os.environ.get('PEERLANE_TEST_VM_OFFLINE'):
        raise Missing('%s lacks %s, and PEERLANE_TEST_VM_OFFLINE forbids fetching'
                      % (top, ' '.join(lacking)))
    with tempfile.TemporaryDirectory(dir=top, prefix='fetch-') as work:
        for part in lacking:
            apt = Apt(os.path.join(work, 'apt-' + part), deadline)
            kernel = kernel or apt.kernel()
            into = os.path.join(work, part)
            PARTS[part](apt, kernel, into)
            os.makedirs(os.path.join(top, kernel), exist_ok=True)
            shutil.rmtree(os.path.join(top, kernel, part), ignore_errors=True)
            os.rename(into, os.path.join(top, kernel, part))
        put(os.path.join(work, 'current'), kernel.encode() + b'\n')
        os.rename(os.path.join(work, 'current'), os.path.join(top, 'current'))
    return kernel


# What says that there is no place for a cache here, as opposed to a mistake of ours.
NO_PLACE = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT)


def need(*parts, refresh=False, limit=0):
    """
    (the kernel's version, the folder of its parts), fetched if they are not there yet, within
    `limit` seconds if that is not 0.
    """
    if platform.machine() != 'x86_64':
        raise Missing('the guest is x86-64 and runs the programs of this machine, which is %s'
                      % platform.machine())
    top = home()
    deadline = Deadline(limit)
    try:
        with locked(top, deadline):
            kernel = '' if refresh else current(top)
            lacking = [part for part in parts
                       if not kernel or not os.path.isdir(os.path.join(top, kernel, part))]
            if lacking:
                kernel = fetch(top, kernel, lacking, deadline)
    except OSError as e:
        if e.errno not in NO_PLACE:
            raise
        raise Missing('no cache can be kept in %s: %s' % (top, e.strerror)) from e
    return kernel, os.path.join(top, kernel)


def main():
    words = sys.argv[1:]
    refresh = '--refresh' in words
    parts = [word for word in words if word != '--refresh'] or ['base']
    if set(parts) - set(PARTS):
        print(__doc__.strip())
        return 2
    try:
        print('%s in %s' % need(*parts, refresh=refresh))
    except Missing as e:
        print('skipped: ' + str(e))
        return 77
    return 0


if __name__ == '__main__':
    sys.exit(main())
