# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Files to be loaded, opened and checked, and how many of them are open at once.
"""

import errno
import os
import resource
import sys

from . import _header, _peer
from ._errors import PeerlaneError, error, path_bytes
from ._file import File
from ._header import HeaderError

# Files of other hosts that a load has open. A client may have 64 at a server.
FAR_AT_ONCE = 32


class Source:
    """
    A file with its header. The descriptor that the header was read by and the library's file are of
    one open(2). Closed, it can be opened again while it is the same file.
    """

    def __init__(self, path, context):
        self.path = os.fsdecode(path_bytes(path))
        self.context = context
        self.far = _peer.is_peer(self.path)  # a file of another host
        self.header = self.file = self._stamp = None
        self.open()

    def open(self):
        """Opens it, unless it is open."""
        if self.file is not None and not self.file.closed:
            return
        if self.far:
            self._open_far()
            return
        try:
            with open(self.path, 'rb', buffering=0) as opened:
                self._look(opened.fileno())
                file = File(opened.fileno(), 'r', context=self.context)
            file.name = self.path
            self.file = file
        except OSError as e:
            said = e.strerror
            if e.errno == errno.EMFILE:
                said = ('too many open files: the limit of this process is %d; raise it (ulimit -n), or '
                        'close some' % resource.getrlimit(resource.RLIMIT_NOFILE)[0])
            elif isinstance(e, PeerlaneError) or e.errno is None:
                raise
            raise error(e.errno, said + remedy(e.errno, self.path), self.path) from None

    def _look(self, fd):
        info = os.fstat(fd)
        self._note((info.st_dev, info.st_ino, info.st_size, info.st_mtime_ns),
                   lambda: _header.read(self.path, fd))

    def _open_far(self):
        file = _peer.PeerFile(self.path, self.context)
        self._note((file.size, file.mtime_ns), lambda: _header.read_by(self.path, file.size, file.read))
        self.file = file

    def _note(self, stamp, read):
        if self.header is None:
            self.header = read()
            self._stamp = stamp
        elif stamp != self._stamp:
            self._changed()

    def _changed(self):
        raise HeaderError(errno.EINVAL, '%s: somebody changed the file while it was being loaded; '
                          'load it again' % self.path)

    def close(self):
        if self.file is not None:
            try:
                self.file.close()
            except PeerlaneError as e:
                if not self.far or e.errno != errno.ESTALE:
                    raise
                self._changed()


def remedy(number, path):
    """What to say besides to who gave a path that no open(2) finds."""
    if number == errno.EISDIR:
        return '; load_model() loads the files of a folder'
    if number != errno.ENOENT:
        return ''
    if '://' in path:
        return '; files of this machine and peer://HOST/PATH are read, not URLs: download it first'
    if path.startswith('~'):
        return '; "~" is the shell\'s: os.path.expanduser() replaces it'
    if '*' in path:
        return '; "*" is the shell\'s: load_files(glob.glob(...)) reads several files'
    return ''


def files_at_once():
    """
    How many files a load has open: each takes up to three descriptors (through the page cache, past
    it, and one of our own), and the program has others.
    """
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if limit == resource.RLIM_INFINITY else max(1, limit // 8)


def open_sources(paths, context):
    """
    All of them, checked before anything is allocated. The first files_at_once() stay open, and the first
    FAR_AT_ONCE of other hosts.
    """
    sources, most, far = [], files_at_once(), 0
    try:
        for path in paths:
            one = Source(path, context)
            sources.append(one)
            far += one.far
            if len(sources) > most or one.far and far > FAR_AT_ONCE:
                one.close()
    except BaseException:
        close_sources(sources)
        raise
    return sources


def close_sources(sources):
    for one in sources:
        one.close()
