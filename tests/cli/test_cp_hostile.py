# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Copies of root's into directories of others: whatever their owners put in the place of a name, no
other file than the copy is written to, and nobody reads what they may not. Most of it is done with
files that have no name until they are whole, and again where there are none of that kind.
"""

import contextlib
import ctypes
import fcntl
import glob
import os
import shutil
import stat
import struct
import subprocess
import tempfile
import termios
import time

import cli

NOBODY = cli.NOBODY
SYSCTL = '/proc/sys/fs/protected_symlinks'
# Files without a name need /proc/self/fd to get one: without it the other way is taken.
NO_PROC = ['unshare', '-m', 'sh', '-c', 'mount -t tmpfs none /proc/$$/fd && exec "$0" "$@"']


LOOKS = 4000  # that find a process waiting, one after the other, until it is taken to wait for ever


def waits_for_more(p):
    """Whether it has read all that was written to it, and none of its threads runs."""
    unread = struct.unpack('i', fcntl.ioctl(p.stdin, termios.FIONREAD, bytes(4)))[0]
    states = set()
    for stat_of in glob.glob('/proc/%d/task/*/stat' % p.pid):
        with contextlib.suppress(OSError), open(stat_of, encoding='utf-8') as f:
            states.add(f.read().rpartition(')')[2].split()[0])
    return unread == 0 and states <= {'S'}


def become_nobody():
    os.setgroups([])
    os.setgid(NOBODY)
    os.setuid(NOBODY)


class Case(cli.Case):
    def setUp(self):
        super().setUp()
        os.chmod(self.dir, 0o755)
        os.mkdir(self.path('d'))
        os.chmod(self.path('d'), 0o755)
        self.make('victim', b"root's own words")
        os.chmod(self.path('victim'), 0o644)

    def unharmed(self):
        self.assertEqual(self.read('victim'), b"root's own words")
        st = os.stat(self.path('victim'))
        self.assertEqual((st.st_uid, stat.S_IMODE(st.st_mode)), (0, 0o644))

    def begin(self, *args, how=()):
        """A copy from a pipe that has written its first megabyte."""
        p = subprocess.Popen([*how, cli.BIN, 'cp', '-q', *args], cwd=self.dir,
                             env=cli.environment(), stdin=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(p.stderr.close)
        self.addCleanup(p.wait)
        self.addCleanup(p.stdin.close)
        self.addCleanup(p.kill)
        p.stdin.write(cli.content(3 << 20))
        p.stdin.flush()
        idle = 0
        while p.poll() is None and idle < LOOKS:
            for fd in glob.glob('/proc/%d/fd/*' % p.pid):
                # Of a process in another mount namespace the name begins with more: that of the
                # root of who looks, where that is not the namespace's.
                with contextlib.suppress(OSError):
                    if self.dir in os.readlink(fd) and os.stat(fd).st_size >= 1 << 20:
                        return p
            idle = idle + 1 if waits_for_more(p) else 0
            time.sleep(0.005)
        self.fail('it waits for more, and no file that it has open is in ' + self.dir)

    def end(self, p):
        p.stdin.close()
        err = p.stderr.read().decode()
        return p.wait(), err


def attack(folder, victim, prefix, ready):
    """Puts a link to the victim in the place of each name with this prefix that shows up."""
    libc = ctypes.CDLL(None, use_errno=True)
    fd = libc.inotify_init()
    libc.inotify_add_watch(fd, os.fsencode(folder), 0x100)  # IN_CREATE
    os.chdir(folder)
    os.write(ready, b'.')
    while True:
        events = os.read(fd, 65536)
        at = 0
        while at < len(events):
            _, _, _, length = struct.unpack_from('iIII', events, at)
            name = events[at + 16:at + 16 + length].rstrip(b'\0')
            at += 16 + length
            if name.startswith(os.fsencode(prefix)):
                try:
                    os.symlink(victim, 'lnk')
                    os.rename('lnk', name)
                except OSError:
                    pass


class Swaps(Case):
    def attacker(self, prefix):
        os.chown(self.path('d'), NOBODY, NOBODY)
        seen, ready = os.pipe()
        pid = os.fork()
        if pid == 0:
            try:
                become_nobody()
                attack(self.path('d'), self.path('victim'), prefix, ready)
            finally:
                os._exit(1)
        self.addCleanup(os.waitpid, pid, 0)
        self.addCleanup(os.kill, pid, 9)
        os.close(ready)
        self.assertEqual(os.read(seen, 1), b'.')
        os.close(seen)

    def test_the_owner_of_the_directory_swaps_temporary_names(self):
        self.make('src', b'X' * (32 << 20))
        self.attacker('.dst.')
        for i in range(12):
            with self.subTest(i):
                for name in os.listdir(self.path('d')):
                    with contextlib.suppress(FileNotFoundError):  # renamed by an attacker who is late
                        os.unlink(self.path('d/' + name))
                if i % 2:
                    self.make('d/dst', b'old')
                r = self.run_tool('cp', '-q', 'src', 'd/dst')
                self.unharmed()
                if r.returncode == 0:
                    self.assertFalse(os.path.islink(self.path('d/dst')))
                    self.assertEqual(os.path.getsize(self.path('d/dst')), 32 << 20)
                else:
                    self.assertIn(b'changed names', r.stderr)

    def test_files_that_the_demo_and_the_benchmark_make(self):
        self.attacker('.peerlane-')
        bench = ['bench', 'storage', '--size', '4m', '--bytes', '4m', '--block', '1m', '--op',
                 'write']
        for args in (['demo', '--size', '4m'], bench, bench + ['--cold']):
            for _ in range(4):
                with self.subTest(' '.join(args)):
                    r = self.run_tool(*args, '--dir', 'd')
                    self.unharmed()
                    self.assertEqual(r.returncode, 0, r.stderr.decode())

    def test_a_swap_in_the_middle_of_the_copy(self):
        for old in (None, b'old'):
            with self.subTest(old):
                if old:
                    self.make('d/dst', old)
                p = self.begin('-', 'd/dst', how=NO_PROC)
                names = [n for n in os.listdir(self.path('d')) if n.startswith('.dst.')]
                self.assertEqual(len(names), 1)
                os.unlink(self.path('d/' + names[0]))
                os.symlink(self.path('victim'), self.path('d/' + names[0]))
                status, err = self.end(p)
                self.assertEqual(status, 1)
                self.assertIn('changed names', err)
                self.unharmed()
                self.assertFalse(os.path.islink(self.path('d/dst')))
                self.assertEqual(os.path.exists(self.path('d/dst')), old is not None)

    def test_without_proc_copies_are_made_as_well(self):
        self.make('src', cli.content(5 << 20))
        os.chmod(self.path('src'), 0o640)
        for _ in range(2):
            r = subprocess.run([*NO_PROC, cli.BIN, 'cp', '-q', '--verify', 'src', 'd/dst'],
                               cwd=self.dir, env=cli.environment(), check=False,
                               stderr=subprocess.PIPE)
            self.assertEqual((r.returncode, r.stderr), (0, b''))
            self.assertEqual(self.read('d/dst'), self.read('src'))
            self.assertEqual(stat.S_IMODE(os.stat(self.path('d/dst')).st_mode), 0o640)
            self.assertEqual(os.listdir(self.path('d')), ['dst'])

    def test_the_directory_is_exchanged_in_the_middle(self):
        os.mkdir(self.path('other'))
        self.make('other/dst', b"root's own words")
        p = self.begin('-', 'd/dst')
        os.rename(self.path('d'), self.path('moved'))
        os.symlink('other', self.path('d'))
        self.assertEqual(self.end(p), (0, ''))
        self.assertEqual(self.read('other/dst'), b"root's own words")
        self.assertEqual(self.read('moved/dst'), cli.content(3 << 20))

    def test_a_name_that_appears_meanwhile(self):
        p = self.begin('-', 'd/dst')
        self.make('d/dst', b'somebody else was quicker')
        os.chmod(self.path('d/dst'), 0o600)
        self.assertEqual(self.end(p), (0, ''))
        self.assertEqual(self.read('d/dst'), cli.content(3 << 20))
        self.assertEqual(stat.S_IMODE(os.stat(self.path('d/dst')).st_mode), 0o600)
        os.unlink(self.path('d/dst'))
        p = self.begin('-', 'd/dst')
        os.symlink(self.path('victim'), self.path('d/dst'))
        self.assertEqual(self.end(p)[0], 1)
        self.assertTrue(os.path.islink(self.path('d/dst')))
        self.unharmed()


class Windows(Case):
    def test_nobody_else_can_open_what_is_not_whole(self):
        for how in ((), NO_PROC):
            with self.subTest(how):
                self.make('d/dst', b'old')
                os.chmod(self.path('d/dst'), 0o600)
                p = self.begin('-', 'd/dst', how=how)
                for name in os.listdir(self.path('d')):
                    mode = stat.S_IMODE(os.stat(self.path('d/' + name)).st_mode)
                    self.assertEqual(mode & 0o077, 0, name)
                self.assertEqual(len(os.listdir(self.path('d'))), 2 if how else 1)
                self.assertEqual(self.end(p), (0, ''))
                self.assertEqual(stat.S_IMODE(os.stat(self.path('d/dst')).st_mode), 0o600)

    def test_owner_and_mode_of_what_is_replaced(self):
        self.make('src', b'new')
        self.make('d/dst', b'old')
        os.chown(self.path('d/dst'), 1234, 2345)
        os.chmod(self.path('d/dst'), 0o6775)
        self.good('cp', '-q', 'src', 'd/dst')
        st = os.stat(self.path('d/dst'))
        self.assertEqual((st.st_uid, st.st_gid), (1234, 2345))
        # New bytes never run as somebody else.
        self.assertEqual(stat.S_IMODE(st.st_mode), 0o775)


class Links(Case):
    def sysctl(self, value):
        with open(SYSCTL, encoding='ascii') as f:
            was = f.read()
        try:
            with open(SYSCTL, 'w', encoding='ascii') as f:
                f.write(value)
        except OSError:
            self.skipTest('fs.protected_symlinks cannot be set here')

        def restore():
            with open(SYSCTL, 'w', encoding='ascii') as f:
                f.write(was)
        self.addCleanup(restore)

    def link(self, target, name, owner):
        os.symlink(self.path(target), self.path(name))
        os.chown(self.path(name), owner, owner, follow_symlinks=False)

    def test_what_the_kernel_forbids(self):
        os.chmod(self.path('d'), 0o1777)
        self.make('src', b'new')
        self.make('theirs', b'old')
        os.chown(self.path('theirs'), NOBODY, NOBODY)
        self.link('theirs', 'd/out', NOBODY)
        self.sysctl('1')
        self.assertNotEqual(subprocess.run(['cp', 'src', 'd/out'], cwd=self.dir, check=False,
                                           stderr=subprocess.DEVNULL).returncode, 0)
        self.bad(1, 'cp', 'src', 'd/out', words=['protected_symlinks', "'d/out'"])
        self.assertEqual(self.read('theirs'), b'old')
        self.sysctl('0')
        self.good('cp', '-q', 'src', 'd/out')
        self.assertEqual(self.read('theirs'), b'new')
        self.assertTrue(os.path.islink(self.path('d/out')))

    def test_a_link_of_one_user_to_a_file_of_another(self):
        self.make('src', b'new')
        for mode in (0o1777, 0o755):
            for setting in '01':
                with self.subTest(mode=mode, setting=setting):
                    os.chmod(self.path('d'), mode)
                    os.chown(self.path('d'), NOBODY, NOBODY)
                    self.sysctl(setting)
                    self.link('victim', 'd/out', NOBODY)
                    self.bad(1, 'cp', 'src', 'd/out', words=["'d/out' is a link"])
                    self.bad(1, 'cp', '--size', '4k', 'gpu:0', 'd/out', words=["'d/out'"])
                    self.unharmed()
                    os.unlink(self.path('d/out'))

    def test_the_same_by_way_of_a_second_link(self):
        self.make('src', b'new')
        self.link('victim', 'mine', 0)
        self.link('mine', 'd/out', NOBODY)
        self.bad(1, 'cp', 'src', 'd/out', words=["'d/out' is a link"])
        self.unharmed()

    def test_links_of_ones_own(self):
        self.make('src', b'new')
        self.link('victim', 'd/one', 0)
        os.symlink('one', self.path('d/two'))
        self.good('cp', '-q', 'src', 'd/two')
        self.assertEqual(self.read('victim'), b'new')
        self.assertTrue(os.path.islink(self.path('d/one')))
        os.symlink('loop', self.path('d/loop'))
        self.bad(1, 'cp', 'src', 'd/loop', words=["'d/loop'"])


class OtherUsers(Case):
    def setUp(self):
        super().setUp()
        os.chown(self.path('d'), NOBODY, NOBODY)

    def test_a_source_that_may_not_be_read(self):
        self.make('src', b'secret')
        os.chmod(self.path('src'), 0)
        for dst in ('d/b', 'gpu:0', '-'):
            r = self.as_other('cp', 'src', dst)
            self.assertEqual(r.returncode, 1)
            self.assertEqual(r.stderr, b"peerlane: cannot read 'src': Permission denied\n")
            self.assertEqual(r.stdout, b'')
        self.assertEqual(os.listdir(self.path('d')), [])

    def test_a_directory_and_a_file_that_may_not_be_written(self):
        self.make('src', b'new')
        r = self.as_other('cp', 'src', 'b')
        self.assertEqual(r.returncode, 1)
        self.assertIn(b"cannot write 'b'", r.stderr)
        self.assertIn(b'Permission denied', r.stderr)
        self.make('d/b', b'old')
        os.chmod(self.path('d/b'), 0o644)
        r = self.as_other('cp', 'src', 'd/b')
        self.assertEqual(r.returncode, 1)
        self.assertIn(b"cannot replace 'd/b': Permission denied", r.stderr)
        self.assertEqual(self.read('d/b'), b'old')

    def test_an_own_file_and_one_of_another_group(self):
        self.make('src', b'new')
        r = self.as_other('cp', '-q', 'src', 'd/b', umask=0o077)
        self.assertEqual((r.returncode, r.stderr), (0, b''))
        st = os.stat(self.path('d/b'))
        self.assertEqual((st.st_uid, stat.S_IMODE(st.st_mode)), (NOBODY, 0o600))
        self.make('d/c', b'old')
        os.chmod(self.path('d/c'), 0o666)
        r = self.as_other('cp', '-q', 'src', 'd/c')
        self.assertEqual((r.returncode, r.stderr), (0, b''))
        st = os.stat(self.path('d/c'))
        self.assertEqual((st.st_uid, stat.S_IMODE(st.st_mode)), (NOBODY, 0o666))

    def test_a_directory_that_may_be_written_but_not_read(self):
        self.make('src', b'new')
        os.chmod(self.path('d'), 0o300)
        r = self.as_other('cp', '-q', 'src', 'd/b')
        self.assertEqual((r.returncode, r.stderr), (0, b''))
        self.assertEqual(self.read('d/b'), b'new')

    def test_an_umask_that_takes_everything(self):
        self.make('src', cli.content(3 << 20))
        r = self.as_other('cp', '-q', '--verify', 'src', 'd/b', umask=0o777)
        self.assertEqual((r.returncode, r.stderr), (0, b''))
        self.assertEqual(stat.S_IMODE(os.stat(self.path('d/b')).st_mode), 0)
        self.assertEqual(self.read('d/b'), self.read('src'))


def why_not():
    if os.geteuid() != 0:
        return 'only root can act for several users'
    if not shutil.which('unshare') or subprocess.run(
            [*NO_PROC, 'true'], stderr=subprocess.DEVNULL, check=False).returncode != 0:
        return 'a mount namespace of its own is not to be had here'
    folder = tempfile.mkdtemp()
    try:
        os.chown(folder, NOBODY, NOBODY)
    except OSError:
        return 'files cannot be given to another user here'
    finally:
        os.rmdir(folder)
    return None



class Outputs(Case):
    """What commands save, in a folder of another user's."""

    COMMANDS = (('doctor', '--passive', '--save'), ('doctor', '--passive', '--svg'), ('topo', '--svg'))

    def setUp(self):
        super().setUp()
        os.chown(self.path('d'), NOBODY, NOBODY)

    def link(self, name):
        os.symlink(self.path('victim'), self.path(name))
        os.lchown(self.path(name), NOBODY, NOBODY)

    def test_a_name_that_is_guessed(self):
        with open('/proc/loadavg', encoding='ascii') as f:
            last = int(f.read().split()[-1])
        for pid in range(last, last + 300):
            self.link('d/out.%d' % pid)
        for args in self.COMMANDS:
            with self.subTest(args=args):
                self.run_tool(*args, 'd/out')
                self.unharmed()
                st = os.lstat(self.path('d/out'))
                self.assertEqual((st.st_uid, stat.S_ISREG(st.st_mode)), (0, True))
                os.unlink(self.path('d/out'))

    def test_the_name_itself(self):
        self.link('d/out')
        for args in self.COMMANDS:
            with self.subTest(args=args):
                self.assertNotEqual(self.run_tool(*args, 'd/out').returncode, 0)
                self.unharmed()

    def test_a_second_name(self):
        """A file that has it is replaced, and keeps its bytes under the other name."""
        os.link(self.path('victim'), self.path('d/out'))
        for args in self.COMMANDS:
            with self.subTest(args=args):
                self.run_tool(*args, 'd/out')
                self.unharmed()


if __name__ == '__main__':
    if why_not():
        cli.skip(why_not())
    cli.main()
