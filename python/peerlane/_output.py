# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Files that are written under a name that the program's user gave, in a folder that another user may own:
the one place of the package that makes files.

A file is made without a name, in the folder that its name will be in. It has its final mode and owner
before it gets that name, at once or by a rename. Where the file system has no files without names it has
a random one meanwhile, and what replaces a file can be read by nobody else. A symbolic link stays one:
the file that it leads to is replaced. The kernel follows the path first, and refuses where
fs.protected_symlinks forbids it. Then the links at its end are followed one by one, because a file is
replaced in its own folder, and must lead to what the kernel found. A link of another user's may lead
to a file of that user's alone.

All of this is done by a thread that signals do not reach: Ctrl-C leaves no file and no descriptor.
"""

import contextlib
import errno
import os
import stat

from . import _peer, _wait
from ._errors import (AccessError, DirectoryError, InvalidError, NotFoundError, NotSupportedError,
                      PeerlaneError, path_bytes, told)

LINKS_MAX = 40  # as the kernel has it
LOOKS = 100  # at a name that others give to a new file again and again
STEM_MAX = 200  # bytes of a temporary name that are the file's


class Output:
    """A file that is made. fd: its descriptor. path: as it was given."""

    __slots__ = ('path', 'fd', '_dir', '_name', '_old', '_hidden')

    def __init__(self, path):
        self.fd = self._dir = self._old = self._hidden = None
        self.path = os.fsdecode(path)
        if _peer.is_peer(path):
            self._refuse(NotSupportedError, errno.EOPNOTSUPP, 'is of another host, and is not written from here: save '
                         'to a file of this one, and `peerlane cp` carries it there (the server needs --write)')
        try:
            with told('cannot write %s' % self.path):
                self._find(path_bytes(path))
                self._make()
        except BaseException:
            self.abort()
            raise

    def __del__(self):
        self.abort()

    def abort(self):
        """Drops the file, unless it has its name."""
        if self._hidden is not None:
            with contextlib.suppress(OSError):
                os.unlink(self._hidden, dir_fd=self._dir)
            self._hidden = None
        fds, self.fd, self._dir = (self.fd, self._dir), None, None
        for fd in fds:
            if fd is not None:
                os.close(fd)

    def _refuse(self, kind, number, said):
        raise kind(number, '%s %s' % (self.path, said))

    # Where the name is.

    def _find(self, path):
        for _ in range(LOOKS):
            if self._found(path):
                return
        self._tampered()

    def _found(self, path):
        """Finds folder and name. False where names changed meanwhile, as others save the same file."""
        self._old = self._look(path)
        if self._dir is not None:
            os.close(self._dir)
            self._dir = None
        rest, owners = path, set()
        for _ in range(LINKS_MAX):
            found = self._enter(rest, bool(owners))
            if found is None or not stat.S_ISLNK(found.st_mode):
                break
            owners.add(found.st_uid)
            rest = os.readlink(self._name, dir_fd=self._dir)
        else:
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        if (found is None) != (self._old is None) or found is not None and not _same(found, self._old):
            return False
        if found is None and owners:
            self._refuse(NotFoundError, errno.ENOENT, 'is a link whose target does not exist; remove it, '
                         'or name its target')
        foreign = owners - {0, os.geteuid()}
        if foreign and foreign != {found.st_uid}:
            self._refuse(AccessError, errno.EACCES, 'is a link that belongs to user %d, to a file of user '
                         '%d; name the file itself if you mean it' % (min(foreign), found.st_uid))
        return True

    def _look(self, path):
        """What the kernel finds at the path, or None."""
        try:
            fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except FileNotFoundError:
            return None
        except PermissionError:
            if os.path.islink(path):
                self._refuse(AccessError, errno.EACCES, 'is a link that the kernel does not let you '
                             'follow (see fs.protected_symlinks in proc(5)); name its target')
            raise
        try:
            found = os.fstat(fd)
        finally:
            os.close(fd)
        if stat.S_ISDIR(found.st_mode):
            self._refuse(DirectoryError, errno.EISDIR, 'is a folder; give a file\'s name in it')
        if not stat.S_ISREG(found.st_mode):
            self._refuse(InvalidError, errno.EINVAL, 'is there and no regular file')
        return found

    def _enter(self, path, linked):
        """Opens the folder of a path, seen from the one before. Gives what the name in it is, or None."""
        folder, self._name = os.path.split(path)
        # "DIR/." is the folder by way of DIR, as it is for whoever opens DIR/NAME.
        try:
            fd = os.open(os.path.join(folder, b'.'), os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC,
                         dir_fd=self._dir)
        except FileNotFoundError:
            self._refuse(NotFoundError, errno.ENOENT, 'is a link whose target does not exist; remove it, or '
                         'name its target' if linked else 'cannot be written: there is no folder %s'
                         % os.fsdecode(folder))
        if self._dir is not None:
            os.close(self._dir)
        self._dir = fd
        if not self._name:
            self._refuse(NotFoundError, errno.ENOENT, 'is no file\'s name')
        try:
            return os.stat(self._name, dir_fd=fd, follow_symlinks=False)
        except FileNotFoundError:
            return None

    def _tampered(self):
        self._refuse(PeerlaneError, errno.EBUSY, 'was not written: another process changed names in its '
                     'folder meanwhile')

    # The file.

    def _make(self):
        if self._old is not None and not os.access(self._name, os.W_OK, dir_fd=self._dir,
                                                   effective_ids=True):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        try:
            # Of a new file this is the final mode: the kernel takes off what the umask says.
            self.fd = os.open(b'.', os.O_TMPFILE | os.O_RDWR | os.O_CLOEXEC, 0o666, dir_fd=self._dir)
            os.stat(self._unnamed())  # by which it will get its name
            return
        except OSError:  # the file system has no such files, or there is no /proc
            fd, self.fd = self.fd, None
            if fd is not None:
                os.close(fd)
        mode = 0o666 if self._old is None else 0o600
        self._hidden = self._free_name(lambda name: setattr(self, 'fd', os.open(
            name, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, mode,
            dir_fd=self._dir)))

    def _unnamed(self):
        return '/proc/self/fd/%d' % self.fd

    def _free_name(self, take):
        for _ in range(100):
            name = b'.%s.%s' % (self._name[:STEM_MAX], os.urandom(6).hex().encode())
            try:
                take(name)
                return name
            except FileExistsError:
                continue
        raise FileExistsError(errno.EEXIST, 'no temporary name is free in its folder')

    def _dress(self):
        """Mode and owner of the file that is replaced, as far as this user may set them."""
        old = self._old
        if old is None:
            return
        try:
            os.fchown(self.fd, old.st_uid, old.st_gid)
        except OSError:  # giving files away takes a privilege, to a group of one's own none
            with contextlib.suppress(OSError):
                os.fchown(self.fd, -1, old.st_gid)
        try:
            os.fchmod(self.fd, stat.S_IMODE(old.st_mode) & 0o777)
        except OSError as e:
            if e.errno not in (errno.EPERM, errno.EOPNOTSUPP):  # file systems without modes
                raise

    def commit(self, sync):
        """Gives the file its name, or drops it. sync: the folder's entry lasts when it returns."""
        try:
            with told('cannot write %s' % self.path):
                self._dress()
                if self._old is not None or self._hidden is not None or not self._named():
                    self._replace()
                if sync:
                    self._sync_folder()
        finally:
            self.abort()

    def _named(self):
        """Whether the file got its name, which was free when it was looked for."""
        try:
            os.link(self._unnamed(), self._name, dst_dir_fd=self._dir)
            return True
        except FileExistsError:
            self._old = os.stat(self._name, dir_fd=self._dir, follow_symlinks=False)
            if not stat.S_ISREG(self._old.st_mode):
                self._tampered()
            self._dress()
            return False

    def _replace(self):
        if self._hidden is None:
            self._hidden = self._free_name(
                lambda name: os.link(self._unnamed(), name, dst_dir_fd=self._dir))
        if not self._is_ours(self._hidden):
            self._tampered()
        os.replace(self._hidden, self._name, src_dir_fd=self._dir, dst_dir_fd=self._dir)
        self._hidden = None

    def _is_ours(self, name):
        """Whether a name in the folder is this file, and its only one."""
        try:
            found = os.stat(name, dir_fd=self._dir, follow_symlinks=False)
        except FileNotFoundError:
            return False
        return _same(found, os.fstat(self.fd)) and found.st_nlink == 1

    def _sync_folder(self):
        try:
            fd = os.open(b'.', os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC, dir_fd=self._dir)
        except PermissionError:  # one may write into a folder that one may not read
            os.fsync(self.fd)
            return
        try:
            os.fsync(fd)
        except OSError as e:
            if e.errno != errno.EINVAL:  # some file systems do not sync folders
                raise
        finally:
            os.close(fd)


def _same(one, other):
    return ((one.st_dev, one.st_ino, stat.S_IFMT(one.st_mode))
            == (other.st_dev, other.st_ino, stat.S_IFMT(other.st_mode)))


@contextlib.contextmanager
def making(path, sync):
    """An Output that has its name when the block ends well, and is dropped when it does not."""
    out = _wait.aside(lambda: Output(path))
    try:
        yield out
    except BaseException:
        out.abort()
        raise
    _wait.aside(lambda: out.commit(sync))
