# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Writing files that are there whole or not at all: they are made last on the drive, then get their name.
"""

import contextlib
import ctypes
import errno
import os

from . import _memory, _output
from ._errors import InvalidError, PeerlaneError, error
from ._file import File
from ._load import Meter
from ._queue import CHUNK, SMALL, OwnQueue, Request

PIECE = 1 << 30  # bytes of one request
SHOWN = 64 << 20

_fallocate = ctypes.CDLL(None, use_errno=True).fallocate
_fallocate.argtypes = (ctypes.c_int, ctypes.c_int, ctypes.c_long, ctypes.c_long)


def _reserve(fd, nbytes):
    """
    Asks the file system for the space at once: it lies together, and a full disk shows now. Where
    there is no such thing the file grows as it is written.
    """
    if nbytes and _fallocate(fd, 0, 0, nbytes) and ctypes.get_errno() in (errno.ENOSPC, errno.EDQUOT,
                                                                         errno.EFBIG):
        number = ctypes.get_errno()
        raise error(number, os.strerror(number))


@contextlib.contextmanager
def replacing(path, nbytes, context, sync=True):
    """
    A File to be written, which takes the place of `path` when the block ends well. What was there
    keeps its permissions; a symbolic link stays one. nbytes: how long it will be.
    """
    with _output.making(path, sync) as out:
        _reserve(out.fd, nbytes)
        with File(out.fd, 'r+', context=context) as file:
            file.name = out.path
            yield file
            if sync:
                file.sync()


def write_all(queue, file, parts, meter, piece=PIECE):
    """
    Writes (what, offset, memory, bytes) to a file: puts all of it into the queue, and waits.
    """
    pending, batch = [], []
    for what, offset, memory, nbytes in parts:
        try:
            address, space, keep = _memory.source(memory)
        except PeerlaneError as e:
            raise error(e.errno, e.strerror, what) from None
        if space != nbytes:
            raise InvalidError(errno.EINVAL, '%s has %d bytes instead of %d' % (what, space, nbytes))
        _memory.settle(memory, file.context)
        for done in range(0, nbytes, piece):
            part = _memory.Span(address + done, min(piece, nbytes - done), keep, True)
            batch.append((what, offset + done, part))
        if len(batch) >= CHUNK or nbytes > SMALL:
            pending += _begin(queue, file, batch)
            batch = []
    pending += _begin(queue, file, batch)
    # In the order of the queue, so that none is looked at twice.
    for future, (what, offset, part) in pending:
        try:
            _rest(file, offset, part, future.result())
        except PeerlaneError as e:
            raise error(e.errno, e.strerror, what) from e
        meter.add(part.nbytes)


def _begin(queue, file, batch):
    futures = queue.submit([Request.write(file, part, offset, sync=False)
                            for _, offset, part in batch])
    return zip(futures, batch)


def _rest(file, offset, part, done):
    """A write that came short has met an error, which the next one there tells of, or none."""
    while done < part.nbytes:
        rest = _memory.Span(part.address + done, part.nbytes - done, part, True)
        done += file.write_from(rest, offset + done, sync=False)


def save(path, head, tensors, sync, progress, context):
    """A file of `head` and what follows it without a gap: (name, tensor, bytes)."""
    parts, at = [('the header', 0, head, len(head))], len(head)
    for name, tensor, nbytes in tensors:
        if nbytes:
            parts.append(('tensor %r' % name, at, tensor, nbytes))
        at += nbytes
    meter = Meter(progress, at)
    try:
        with replacing(path, at, context, sync) as file:
            with OwnQueue(context=context) as queue:
                write_all(queue, file, parts, meter, SHOWN if progress else PIECE)
    finally:
        meter.close()
