# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Exceptions. Each is a `PeerlaneError`, which is an OSError: `errno` is the library's number and
`strerror` its words, with the remedy where there is one. Each is also the builtin that a Python
programmer would catch: ValueError for EINVAL, FileNotFoundError for ENOENT, and so on.
"""

import concurrent.futures
import contextlib
import errno
import os
import re

from . import _lib


class PeerlaneError(OSError):
    """A call of the library failed: `errno` has the number, `strerror` the words."""

    def __str__(self):
        return self.strerror or super().__str__()


class InvalidError(PeerlaneError, ValueError):
    """EINVAL: an argument that can never be right. Also: memory or a dtype that does not fit."""


class ReadOnlyError(InvalidError):
    """Bytes were to be read into memory that must not be written."""


class ClosedError(PeerlaneError, ValueError):
    """EBADF: the file, queue, array or context was closed before."""


class DirectionError(PeerlaneError, ValueError):
    """EBADF: the file is not open for reading, or not for writing."""


class NotFoundError(PeerlaneError, FileNotFoundError):
    """ENOENT"""


class ExistsError(PeerlaneError, FileExistsError):
    """EEXIST"""


class DirectoryError(PeerlaneError, IsADirectoryError):
    """EISDIR"""


class NoDirectoryError(PeerlaneError, NotADirectoryError):
    """ENOTDIR"""


class AccessError(PeerlaneError, PermissionError):
    """EACCES, EPERM"""


class DeviceError(PeerlaneError, LookupError):
    """ENODEV: no such device, or one that cannot be used; the words say why."""


class OutOfMemoryError(PeerlaneError, MemoryError):
    """ENOMEM: the host's or the device's memory is not enough."""


class BadMemoryError(PeerlaneError, ValueError):
    """EFAULT: the address is not memory, leaves its allocation, or was freed."""


class NotSupportedError(PeerlaneError, NotImplementedError):
    """EOPNOTSUPP: no route is left, or this device cannot do it; the words have each refusal."""


class DeadlineError(PeerlaneError, concurrent.futures.TimeoutError,
                    *(() if concurrent.futures.TimeoutError is TimeoutError else (TimeoutError,))):
    """ETIMEDOUT: the time was up and nothing had been moved, or a future had not ended."""


class BusyError(PeerlaneError, BlockingIOError):
    """EAGAIN: a queue is full, or no thread can be started."""


class CancelledError(PeerlaneError, concurrent.futures.CancelledError):
    """ECANCELED: the request was taken back before it began."""


class EndError(PeerlaneError, EOFError):
    """ENODATA: a file ends before the bytes that must be there."""


class RangeError(InvalidError, IndexError):
    """EINVAL: an index past the rows, or of more dimensions than there are."""


class SafetensorError(PeerlaneError):
    """What is wrong with a safetensors file, by the name that the package safetensors has for it."""


class NoTensorError(SafetensorError, KeyError):
    """ENOENT: a file has no tensor of that name."""


class ForkError(PeerlaneError, RuntimeError):
    """ESTALE: the object belongs to the process that this one was forked from."""


CLASSES = {
    errno.EINVAL: InvalidError,
    errno.EBADF: DirectionError,
    errno.ENOENT: NotFoundError,
    errno.EEXIST: ExistsError,
    errno.EISDIR: DirectoryError,
    errno.ENOTDIR: NoDirectoryError,
    errno.EACCES: AccessError,
    errno.EPERM: AccessError,
    errno.ENODEV: DeviceError,
    errno.ENOMEM: OutOfMemoryError,
    errno.EFAULT: BadMemoryError,
    errno.EOPNOTSUPP: NotSupportedError,
    errno.ETIMEDOUT: DeadlineError,
    errno.EAGAIN: BusyError,
    errno.ECANCELED: CancelledError,
    errno.ENODATA: EndError,
    errno.ESTALE: ForkError,
}

REMEDY = ('make it again in this one (in a DataLoader: open files in worker_init_fn or at the '
          'first __getitem__)')


def forked(what):
    """What a child is told that uses something of its parent's."""
    return ForkError(errno.ESTALE, '%s was made before fork(), in the parent of this process: %s'
                     % (what, REMEDY))


def stays(what, instead):
    """A __reduce_ex__ for what cannot be sent to another process."""
    def reduce(self, protocol):
        raise TypeError('%s stays in its process; send %s' % (what, instead))
    return reduce


# What the library's words name, as it is called here.
NAMES = {
    'pl_mem_alloc() with PL_ALLOC_PINNED': 'peerlane.pinned()',
    'pl_mem_pin()': 'peerlane.pinned()',
    'pl_open()': 'peerlane.Context()',
    'pl_remote_connect()': 'Remote.connect()',
    'pl_rows_scratch()': 'peerlane.gather_scratch()',
    'pl_stream_create()': 'peerlane.Stream()',
    'pl_topo_load()': 'peerlane.topology()',
}


def error(number, said=None, about=None):
    """
    The exception for a negative errno that the library gave in this thread just now. `said`: words
    instead of the library's. `about`: what was being done, in front of them.
    """
    number = abs(number)
    if said is None:
        said = _lib.words(_lib.quick.pl_error_message()) or os.strerror(number)
        said = re.sub(r'\bpl_\w+\(\)', lambda name: NAMES.get(name[0], name[0]), said)
    if number == errno.ESTALE:
        said = '%s: %s' % (said, REMEDY)
    elif number == errno.EFAULT and said.endswith('bad address'):
        said += (' in the memory; was it freed, or is it mapped read-only? Keep its array or tensor '
                 'until the transfer is over')
    if about:
        said = '%s: %s' % (about, said)
    return CLASSES.get(number, PeerlaneError)(number, said)


@contextlib.contextmanager
def told(about):
    """Makes the interpreter's own OSErrors in a block ours, with what it was about in front."""
    try:
        yield
    except PeerlaneError:
        raise
    except OSError as e:
        if e.errno is None:
            raise
        raise error(e.errno, e.strerror, os.fsdecode(about)) from None


def path_bytes(path):
    """A path as the kernel takes it. C would see another name behind a null byte."""
    encoded = os.fsencode(path)
    if b'\0' in encoded:
        raise InvalidError(errno.EINVAL, 'the path %r has a null byte in it' % (path,))
    return encoded


def cut_short(what):
    """What to raise where a file ended before what its header says."""
    return EndError(errno.ENODATA, '%s is cut short: somebody changed the file meanwhile' % what)


def check(rc):
    """What the library returned, where it is no error."""
    if rc < 0:
        raise error(rc)
    return rc


def closed(what, context):
    """What to raise where the handle behind something is gone."""
    if context._forked:
        return forked(what)
    return ClosedError(errno.EBADF, '%s is closed; open it again' % what)
