#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Does on bare root file systems what the README tells a stranger to do: git, make and ca-certificates
are there, and nothing else.

    scripts/check-bare.py [--only STEP[,STEP ...]] [SYSTEM ...]

    systems: debian-12 debian-13 ubuntu-24.04; all of them by default
    steps:   run install program cufile man uninstall check deb wheel; all, in this order, by default

$XDG_CACHE_HOME/peerlane/bare/SYSTEM keeps the root as it was made (base.tar.gz, for two weeks),
apt's packages and lists; all of it may be deleted at any time. Everything else is in a folder below
TMPDIR and in namespaces of its own, which end with this program, however it ends. Needs mmdebstrap,
and root or user namespaces with subordinate ids. Exits 77 where no system could be tried, with the
reason.
"""

import argparse
import contextlib
import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

sys.dont_write_bytecode = True
import kept  # noqa: E402

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
STEPS = ('run', 'install', 'program', 'cufile', 'man', 'uninstall', 'check', 'deb',
         'wheel')
DAYS = 14  # until a root is made anew
KEYRINGS = '/usr/share/keyrings/'
SKIP = 77

# Debian has no package of Ubuntu's keys: Ubuntu's own, by its hash.
UBUNTU_KEYS = ('pool/main/u/ubuntu-keyring/ubuntu-keyring_2023.11.28.1_all.deb',
               '36de43b15853ccae0028e9a767613770c704833f82586f28eb262f0311adb8a8')


class Skipped(Exception):
    """This machine cannot try a system; the words say why."""


class System:
    """An archive, and the package of keys that sign it."""

    def __init__(self, name, series, mirror, suites, components, keys, keyring):
        self.name = name
        self.series = series
        self.mirror = mirror
        self.suites = suites
        self.components = components
        self.keys = keys
        self.keyring = keyring


def mirror_of(distribution, usual):
    return os.environ.get('PEERLANE_TEST_%s_MIRROR' % distribution, usual)


DEBIAN = mirror_of('DEBIAN', 'http://deb.debian.org/debian')
UBUNTU = mirror_of('UBUNTU', 'http://archive.ubuntu.com/ubuntu')
SYSTEMS = (
    System('debian-12', 'bookworm', DEBIAN, ('', '-updates'), 'main',
           'debian-archive-keyring', 'debian-archive-keyring.gpg'),
    System('debian-13', 'trixie', DEBIAN, ('', '-updates'), 'main',
           'debian-archive-keyring', 'debian-archive-keyring.gpg'),
    System('ubuntu-24.04', 'noble', UBUNTU, ('', '-updates'), 'main universe',
           'ubuntu-keyring', 'ubuntu-archive-keyring.gpg'),
)


def cache():
    return os.path.join(kept.home(), 'bare')


def namespaces():
    """What stands in front of a command to give it mounts and processes of its own."""
    base = ['unshare', '--mount', '--pid', '--fork', '--kill-child']
    ways = [base] if os.geteuid() == 0 else []
    ways.append(base + ['--user', '--map-root-user', '--map-auto'])
    for way in ways:
        try:
            done = subprocess.run(way + ['mount', '-t', 'tmpfs', 'none', '/mnt'],
                                  stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                  check=False)
        except OSError as e:
            raise Skipped('no unshare here: %s' % e.strerror) from e
        if done.returncode == 0:
            return way
    raise Skipped('namespaces of one\'s own are not allowed here: '
                  + (done.stderr.strip().split('\n')[-1] or 'unshare fails'))


@contextlib.contextmanager
def locked(folder):
    """One run a system at a time: apt's folders are shared."""
    try:
        os.makedirs(folder, exist_ok=True)
        f = open(os.path.join(folder, 'lock'), 'w', encoding='utf-8')
    except OSError as e:
        raise Skipped('no cache can be kept in %s: %s' % (folder, e.strerror)) from e
    with f:
        fcntl.flock(f, fcntl.LOCK_EX)
        yield


def run(unshare, argv, **more):
    """
    The status of a command in namespaces of its own. It ends when this program ends, and with it
    all that it started and mounted.
    """
    # A session of its own: Ctrl-C reaches this program alone, which ends things in order.
    argv = ['setpriv', '--pdeathsig', 'KILL'] + unshare + argv
    with subprocess.Popen(argv, stdin=subprocess.DEVNULL, start_new_session=True,
                          **more) as child:
        try:
            return child.wait()
        except BaseException:
            # The first process of a namespace takes all others along, before unshare hears of it.
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                with open('/proc/%d/task/%d/children' % (child.pid, child.pid),
                          encoding='ascii') as f:
                    for pid in f.read().split():
                        os.kill(int(pid), signal.SIGKILL)
                child.wait(30)
            child.kill()
            raise


def keyring(system, folder):
    """The file of keys that sign the system's archive."""
    path = KEYRINGS + system.keyring
    if os.path.exists(path):
        return path
    if 'ubuntu' not in system.name:
        raise Skipped('no %s: install debian-archive-keyring' % path)
    path = os.path.join(folder, system.keyring)
    if os.path.exists(path):
        return path
    place, digest = UBUNTU_KEYS
    try:
        with urllib.request.urlopen('%s/%s' % (system.mirror, place), timeout=30) as answer:
            package = answer.read()
    except OSError as e:
        raise Skipped('Ubuntu\'s keys cannot be had from %s: %s' % (system.mirror, e)) from e
    if hashlib.sha256(package).hexdigest() != digest:
        raise Skipped('what %s/%s sends is not the package of Ubuntu\'s keys'
                      % (system.mirror, place))
    with tempfile.TemporaryDirectory(dir=folder) as tmp:
        deb = os.path.join(tmp, 'keys.deb')
        with open(deb, 'wb') as f:
            f.write(package)
        subprocess.run(['dpkg-deb', '--extract', deb, tmp], check=True)
        os.rename(os.path.join(tmp, KEYRINGS.lstrip('/'), system.keyring), path)
    return path


def fresh(path):
    try:
        return time.time() - os.stat(path).st_mtime < DAYS * 86400
    except OSError:
        return False


def base(unshare, system, folder, work):
    """The archive of a bare root, made if there is none or if it is old."""
    path = os.path.join(folder, 'base.tar.gz')
    if fresh(path):
        return path
    if not shutil.which('mmdebstrap'):
        raise Skipped('no mmdebstrap here: install mmdebstrap')
    print('%s: making a bare root' % system.name, flush=True)
    keys = keyring(system, folder)
    sources = ['deb %s %s%s %s' % (system.mirror, system.series, suite, system.components)
               for suite in system.suites]
    log = os.path.join(folder, 'mmdebstrap.log')
    new = os.path.join(work, 'base.tar.gz')
    with open(log, 'w', encoding='utf-8') as f:
        status = run(
            unshare,
            ['sh', '-c', 'mount -t proc proc /proc 2>/dev/null; "$@"', 'bare',
             'mmdebstrap', '--mode=root', '--variant=minbase', '--keyring=' + keys,
             '--include=apt,git,make,ca-certificates,' + system.keys,
             '--dpkgopt=force-unsafe-io', '--aptopt=Acquire::Languages "none"',
             '--aptopt=APT::Sandbox::User "root"', '--aptopt=Acquire::http::Timeout "30"',
             '--aptopt=Acquire::Retries "5"',
             system.series, new] + sources,
            stdout=f, stderr=subprocess.STDOUT, env=dict(os.environ, TMPDIR=work))
    if status:
        with open(log, encoding='utf-8', errors='replace') as f:
            words = [line.strip() for line in f if line.startswith(('E:', 'W:'))]
        if os.path.exists(path):
            print('%s: no new one can be made; the old one is used' % system.name)
            return path
        raise Skipped('mmdebstrap fails (%s): %s' % (log, '; '.join(words[:3])))
    shutil.copyfile(new, path + '.new')
    os.rename(path + '.new', path)
    return path


def git(*argv):
    return subprocess.run(['git', '-C', TOP] + list(argv), check=True, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL).stdout


def copy_tree(into):
    """The checkout as it is: the last commit, and what was changed since."""
    try:
        git('rev-parse', 'HEAD')
    except (OSError, subprocess.CalledProcessError):  # no checkout, or none that git lets us read
        def left_out(folder, names):
            return [name for name in names
                    if folder == TOP and (name == '.git' or name.startswith('build'))]

        shutil.copytree(TOP, into, symlinks=True, ignore=left_out)
        return
    subprocess.run(['git', 'clone', '--quiet', '--depth', '1', 'file://' + TOP, into], check=True)
    for name in git('ls-files', '-z', '--deleted').split(b'\0'):
        if name:
            os.unlink(os.path.join(os.fsencode(into), name))
    names = git('ls-files', '-z', '--modified', '--others', '--exclude-standard').split(b'\0')
    for name in names:
        source = os.path.join(os.fsencode(TOP), name)
        if name and os.path.lexists(source):
            target = os.path.join(os.fsencode(into), name)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with contextlib.suppress(FileNotFoundError):
                os.unlink(target)
            shutil.copy2(source, target, follow_symlinks=False)


# Makes the mounts of a root, in namespaces that are ours alone, and goes there. Arguments: the
# archive, the root, the folder of the cache, the checkout's copy, then the command.
ENTER = r'''
set -eu
base=$1 root=$2 cache=$3 tree=$4
shift 4
mkdir "$root"
mount --bind "$root" "$root"
tar -C "$root" --numeric-owner -xf "$base"
cp -r "$tree" "$root/src"
chown -R 0:0 "$root/src"
cp /etc/resolv.conf "$root/etc/resolv.conf"
apt-config dump 2>/dev/null | grep -E '^Acquire::(http|https)::Proxy ' \
    >"$root/etc/apt/apt.conf.d/90proxy" || true
echo 'Acquire::Retries "5";' >"$root/etc/apt/apt.conf.d/91retries"
bind() {
    mkdir -p "$1" "$2"
    mount --bind "$1" "$2"
}
bind "$cache/archives" "$root/var/cache/apt/archives"
bind "$cache/lists" "$root/var/lib/apt/lists"
bind "$cache/home" "$root/root/.cache"
mount -t proc proc "$root/proc" 2>/dev/null || mount --rbind /proc "$root/proc"
mount --rbind /sys "$root/sys"
mount -t tmpfs -o mode=755 dev "$root/dev"
for name in null zero full random urandom tty; do
    touch "$root/dev/$name"
    mount --bind "/dev/$name" "$root/dev/$name"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=666,mode=620 devpts "$root/dev/pts"
mount -t tmpfs -o mode=1777 shm "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
for name in 0:stdin 1:stdout 2:stderr; do
    ln -s "/proc/self/fd/${name%:*}" "$root/dev/${name#*:}"
done
# Not chroot(2): in there nobody may make namespaces, as tests do.
mkdir "$root/.old"
cd "$root"
pivot_root . .old
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
cd /
umount -l /.old
rmdir /.old
exec env -i HOME=/root USER=root TERM=dumb LANG=C.UTF-8 PATH="$PATH" PEERLANE_TEST_BARE=inside "$@"
'''


def attempt(unshare, system, steps):
    """Whether all steps went well on one system."""
    folder = os.path.join(cache(), system.name)
    with locked(folder), contextlib.ExitStack() as stack:
        work = tempfile.mkdtemp(prefix='peerlane-bare-')

        def remove():
            # Files of other users of a user namespace can only be removed from within one.
            subprocess.run([word for word in unshare if word not in ('--pid', '--kill-child')]
                           + ['rm', '-rf', work], check=False)

        stack.callback(remove)
        archive = base(unshare, system, folder, work)
        copy_tree(os.path.join(work, 'src'))
        status = run(unshare, ['sh', '-c', ENTER, 'enter', archive, os.path.join(work, 'root'),
                               folder, os.path.join(work, 'src'),
                               '/bin/sh', '/src/scripts/bare-steps.sh', system.name]
                     + list(steps))
        if status == SKIP:
            raise Skipped('a package cannot be fetched, as said above')
        return status == 0


def main():
    usage = __doc__.strip()
    parser = argparse.ArgumentParser(description=usage,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--only', default=','.join(STEPS), metavar='STEP,...')
    parser.add_argument('systems', nargs='*', metavar='SYSTEM')
    args = parser.parse_args()
    steps = args.only.split(',')
    known = {system.name for system in SYSTEMS}
    for what, bad in (('step', set(steps) - set(STEPS)), ('system', set(args.systems) - known)):
        if bad:
            parser.error('no %s "%s"' % (what, sorted(bad)[0]))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if os.environ.get('PEERLANE_TEST_BARE') == 'inside':
        print('skipped: this is a bare root already')
        return SKIP
    passed, failed, skipped = [], [], []
    try:
        unshare = namespaces()
    except Skipped as e:
        print('skipped: %s' % e)
        return SKIP
    for system in SYSTEMS:
        if args.systems and system.name not in args.systems:
            continue
        try:
            (passed if attempt(unshare, system, steps) else failed).append(system.name)
        except Skipped as e:
            print('skipped: %s: %s' % (system.name, e), flush=True)
            skipped.append(system.name)
    print(kept.sentence())
    print('%d passed, %d failed, %d skipped' % (len(passed), len(failed), len(skipped)))
    return 1 if failed else 0 if passed else SKIP


if __name__ == '__main__':
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
