# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Files of other hosts, which `peerlane serve` offers: what "peer://host/path" names. They are read
only; a PeerFile has what the loaders ask of a File.
"""

from __future__ import annotations

import errno
import os
import weakref
from ctypes import byref

from . import _lib, _memory
from ._context import Context, Handle
from ._errors import EndError, check, closed, error, stays
from ._memory import _learn, _readers, here_now, offset_of

lib = _lib.lib

SCHEME = 'peer://'
DIRECTORY = 2  # PL_SERVED_DIR
OTHER = 4  # PL_SERVED_OTHER
PART = 64 << 20  # bytes of one call of the library: Ctrl-C is heard between two

# Why a connection is not used for further files: it broke, or has as many open as it may.
UNFIT = (-errno.ECONNRESET, -errno.EPIPE, -errno.ETIMEDOUT, -errno.EMFILE)

_clients = weakref.WeakValueDictionary()  # by the context's number and the host


def is_peer(path) -> bool:
    """Whether a path names a file of another host."""
    if isinstance(path, bytes):
        return path.startswith(SCHEME.encode())
    return isinstance(path, str) and path.startswith(SCHEME)


def refuse(path):
    """Where a file has to be this host's."""
    if is_peer(path):
        raise error(errno.EOPNOTSUPP, 'is of another host, and this needs a file of this one; '
                    'peerlane.safetensors loads it into memory, and `peerlane cp` copies it',
                    os.fsdecode(path))


class ClientHandle(Handle):
    """A connection with a server. Files keep it, so it is closed after them."""

    __slots__ = ()

    def _free(self):
        ptr, self.ptr = self.ptr, None
        if ptr is not None:
            lib.pl_client_close(ptr)


class PeerFileHandle(Handle):
    """A file of a server's. `client`: its connection."""

    __slots__ = ('client', 'outcome')

    def __init__(self, client):
        self.client = client
        self.outcome = None
        super().__init__(client.context)

    def _free(self):
        ptr, self.ptr = self.ptr, None
        if ptr is not None and self.client.ptr is not None:
            self.outcome = lib.pl_client_file_close(ptr)


def client_of(url, context):
    """The connection with the host of an address: one for all files that are open."""
    path = lib.pl_peer_path(url.encode())
    if path is None:
        raise error(errno.EINVAL, 'is not peer://HOST[:PORT]/PATH', url)
    key = id(context), url[:len(url) - len(os.fsdecode(path))].rstrip('/')
    handle = _clients.get(key)
    if handle is None or handle.ptr is None:
        handle = ClientHandle(context)
        check(handle.make(lib.pl_client_open, context._live(), url.encode(), None))
        _clients[key] = handle
    return handle, path


def forget(client):
    """The next file gets another connection. Files that are open keep theirs."""
    for key, one in list(_clients.items()):
        if one is client:
            del _clients[key]


class PeerFile:
    """
    A file of another host, open for reading. The token is that of the tunable token_file.

    Raises what PeerlaneError says of the connection (EACCES: another token), NotFoundError.
    """

    __slots__ = ('_handle', 'name', 'context', 'size', 'mtime_ns', '__weakref__')
    __reduce_ex__ = stays('a file of another host', 'its address, and open it there')

    def __init__(self, url: str, context: Context) -> None:
        self._handle = None
        self.name = url
        self.context = context
        info = _lib.pl_served()
        for last in (False, True):
            client, path = client_of(url, context)
            handle = PeerFileHandle(client)
            rc = handle.make(lib.pl_client_open_file, client.ptr, path, byref(info))
            if not rc:
                break
            if rc in UNFIT:
                forget(client)
            if last or rc != -errno.EMFILE:
                raise error(rc)
        self._handle = handle
        self.size = info.length
        self.mtime_ns = info.mtime_ns

    @property
    def closed(self) -> bool:
        return self._handle is None or self._handle.ptr is None

    def read_into(self, dst, offset=0, size=None, *, exact=False, sync=True) -> int:
        """As File.read_into(), without a stream."""
        handle = self._handle
        if handle is None or handle.ptr is None:
            raise closed('the file of another host', self.context)
        reader, order = _readers.get(type(dst)) or _learn(dst)
        address, nbytes, _keep = reader(dst, True)
        if size is None:
            size = nbytes
        elif not 0 <= size <= nbytes:
            raise _memory.too_much(size, nbytes, dst)
        offset = offset_of(offset, size)
        opts = _lib.pl_io_opts()
        if order is not None and sync:
            after = here_now(order(dst, self.context), self.context)
            if after is not None:
                opts.after, opts.flags = after.after, after.flags
        done = 0
        while done < size:
            n = lib.pl_client_read(handle.ptr, address + done, min(size - done, PART), offset + done,
                                   byref(opts))
            if n < 0:
                raise error(n)
            if not n:
                break
            done += n
        if exact and done < size:
            raise EndError(errno.ENODATA, '%s ends %d bytes before the %d at offset %d do'
                           % (self.name, size - done, size, offset))
        return done

    def read(self, size, offset=0) -> bytes:
        """Reads into new host memory: fewer bytes at the end."""
        out = bytearray(max(0, min(size, self.size - offset)))
        del out[self.read_into(out, offset):]
        return bytes(out)

    def close(self) -> None:
        """Raises PeerlaneError with ESTALE if the file was changed while it was read."""
        handle, self._handle = self._handle, None
        if handle is not None:
            handle.release()
            if handle.outcome:
                raise error(handle.outcome)


def listing(url, context):
    """The names in a directory of another host, sorted; None: it is a file."""
    client, path = client_of(url, context)
    info = _lib.pl_served()
    check(lib.pl_client_stat(client.ptr, path, byref(info)))
    if info.kind != DIRECTORY:
        return None
    names = []

    def take(entry, _arg):
        if entry.contents.kind != OTHER:
            names.append(os.fsdecode(entry.contents.name))
        return 0
    check(lib.pl_client_list(client.ptr, path, _lib.ServedFn(take), None, None))
    return names


def content(url, context):
    """All of a small file of another host."""
    file = PeerFile(url, context)
    try:
        return file.read(file.size)
    finally:
        file.close()
