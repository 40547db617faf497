# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
torch's checkpoints, with their tensors read and written in place: save() and load() for the files of
torch.save() and torch.load(), which are zip archives whose storages are stored as they are.

    import peerlane.torch

    peerlane.torch.save(model.state_dict(), 'step.pt')          # out of GPU memory
    state = peerlane.torch.load('step.pt', map_location='cuda:0')

torch reads what save() writes, and load() reads what torch writes. What is not tensors' bytes is
pickled and unpickled by torch's own rules: weights_only means what it means there.
"""

from __future__ import annotations

import errno
import io
import os
import pickle
import re
import sys
import zlib
from typing import Any

import torch
from torch.storage import TypedStorage, UntypedStorage

from . import _array, _frameworks, _memory, _ranges, _save
from ._context import Context, default_context
from ._errors import (InvalidError, NotSupportedError, PeerlaneError, cut_short, error, path_bytes,
                      told)
from ._file import File
from ._frameworks import device_name
from ._load import PIECE, SHOWN, Meter
from ._queue import OwnQueue, Request
from ._types import Path, Progress
from ._zip import Archive, Builder, ZipError

__all__ = ['ZipError', 'load', 'save']

LARGE = 64 << 10  # bytes of a storage from which it begins on a page of the file
ALIGN = 64  # of the others, as torch has it
CRC_PART = 16 << 20

# What only makes views of storages: while it runs, their bytes may still be coming.
_LAZY = re.compile(
    rb'torch\._utils\n_rebuild_(tensor|tensor_v2|parameter)|collections\nOrderedDict'
    rb'|torch\.storage\nUntypedStorage'
    rb'|torch\n(\w*Storage|Size|device|b?float\w+|u?int\d+|complex\d+|bool)')
# Strings in a pickle that may be locations: with the length in four bytes, or in one.
_WORD = re.compile(rb'(?:X(.)\0\0\0|\x8c(.))(?=cpu|cuda:)', re.DOTALL)
_LOCATION = re.compile(rb'cpu|cuda:\d+')
_GLOBAL = re.compile(rb'c([\w.]+\n[\w.]+)\n')


# Saving.

class _Pickled:
    """An object as a pickle without its storages, and these, by the names that it has for them."""

    def __init__(self, obj, pickle_module, protocol, location=None):
        self.storages = {}
        self._keys = {}
        self._dtypes = {}
        self._location = location
        text = io.BytesIO()
        whole = self

        class Pickler(pickle_module.Pickler):
            def persistent_id(self, one):
                return whole._name(one)

        Pickler(text, protocol=protocol).dump(obj)
        self.text = text.getvalue()

    def _name(self, one):
        if isinstance(one, TypedStorage):
            storage, dtype = one._untyped_storage, one.dtype
            kind, count = getattr(torch, one._pickle_storage_type()), one._size()
        elif torch.is_storage(one):
            storage, dtype, kind, count = one, torch.uint8, type(one), one.nbytes()
        else:
            return None
        if storage.device.type != 'meta' and storage.data_ptr():
            if self._dtypes.setdefault(storage.data_ptr(), dtype) != dtype:
                raise InvalidError(errno.EINVAL, 'two tensors have the same memory and other types; '
                                   'the format cannot tell: save a clone() of one of them')
        key = self._keys.setdefault(storage._cdata, str(len(self._keys)))
        self.storages[key] = storage
        location = self._location or torch.serialization.location_tag(storage)
        return ('storage', kind, key, location, count)


def _span(storage):
    """Where a storage's bytes are, once the kernels that make them are through."""
    if storage.device.type not in ('cpu', 'cuda'):
        storage = storage.cpu()
    elif storage.device.type == 'cuda':
        torch.cuda.current_stream(storage.device).synchronize()
    return _memory.Span(storage.data_ptr(), storage.nbytes(), storage, readonly=True)


def _crc(span, context):
    """CRC-32 of memory of any kind, through the host."""
    crc, part = 0, bytearray(min(CRC_PART, span.nbytes))
    for done in range(0, span.nbytes, CRC_PART):
        n = min(CRC_PART, span.nbytes - done)
        _array.copy(part, _memory.Span(span.address + done, n, span, True), n, context=context)
        crc = zlib.crc32(memoryview(part)[:n], crc)
    return crc


def build(obj, folder, base, *, pickle_module=pickle, protocol=2, crc32=False, location=None,
          context=None):
    """
    An archive of an object from the offset `base` of a file on: (parts, size), of which parts are
    (what, offset, memory, bytes), in no order.
    """
    pickled = _Pickled(obj, pickle_module, protocol, location)
    archive = Builder(folder, base)
    for name, text in (('data.pkl', pickled.text), ('byteorder', sys.byteorder.encode())):
        archive.add_text(name, text, zlib.crc32(text))
    parts = []
    for key, storage in pickled.storages.items():
        span = _span(storage)
        crc = _crc(span, context or default_context()) if crc32 else 0
        at = archive.add('data/' + key, span.nbytes, crc,
                         _ranges.PAGE if span.nbytes >= LARGE else ALIGN)
        if span.nbytes:
            parts.append(('storage %s' % key, at, span, span.nbytes))
    archive.add_text('version', b'3\n', zlib.crc32(b'3\n'))
    archive.finish()
    parts += [('the archive', at, text, len(text)) for at, text in archive.texts]
    return parts, archive.size


def save(obj: object, f: Path, *, pickle_module: Any = pickle, pickle_protocol: int = 2,
         crc32: bool = False, sync: bool = True, progress: Progress = None,
         context: Context | None = None) -> None:
    """
    Saves an object as torch.save() does, its tensors straight out of the memory that they are in.

    obj, pickle_module, pickle_protocol: as torch.save()'s. f: a path. The file has no name while
    it is written, is synced, and then takes its place: there is the old file or the new one. sync=False:
    without the wait for the drive. crc32: also compute the archive's checksums of the tensors, which
    takes them through the host; torch does not look at them, `unzip` and Python's zipfile do.
    progress: True for tqdm's bar, or a function of bytes done and in all.

    Raises what pickling raises, InvalidError, PeerlaneError with ENOSPC and the like; then the file
    is as it was.
    """
    context = context or default_context()
    if not isinstance(f, (str, bytes, os.PathLike)):
        raise TypeError('save() takes a path; for file objects: torch.save()')
    folder = os.path.splitext(os.path.basename(os.fsdecode(f)))[0] or 'archive'
    parts, size = build(obj, folder, 0, pickle_module=pickle_module, protocol=pickle_protocol,
                        crc32=crc32, context=context)
    meter = Meter(progress, sum(part[3] for part in parts))
    try:
        with _save.replacing(f, size, context, sync) as file, OwnQueue(context=context) as queue:
            _save.write_all(queue, file, parts, meter, SHOWN if progress else PIECE)
    finally:
        meter.close()


# Loading.

META = 'meta'  # torch's device for tensors without memory


class Storages:
    """
    An archive's storages in memory, and the reads that fill them. Where all go to one device they
    are parts of one allocation, read by few requests; else each has its own.
    """

    def __init__(self, archive, file, where, queue, context, meter, piece):
        self.archive = archive
        self.file = file
        self.where = where  # by a location: the device's name
        self.queue = queue
        self.context = context
        self.meter = meter
        self.piece = piece
        self.frame = _frameworks.framework('torch', 'host')
        self.pending = {}
        self.found = {}
        self.only = None
        self.parts = {}

    def read_all(self, device):
        """All of them, to one device: the requests are under way when it returns."""
        pieces = []
        for name, entry in self.archive.entries.items():
            if name.startswith('data/') and entry.nbytes:
                begin = self.archive.place(name)
                pieces.append((begin, begin + entry.nbytes, name))
        pieces.sort()
        for one, two in zip(pieces, pieces[1:]):
            if one[1] > two[0]:
                self.archive.refuse('members %r and %r overlap', one[2], two[2])
        layout = _ranges.lay_out([(begin, end, ALIGN if begin % ALIGN == 0 else 16)
                                  for begin, end, _ in pieces], 16)
        space = self.frame.space(layout.nbytes, device, self.context)
        storage, span = space.untyped_storage(), self.frame.span(space)
        first = space.storage_offset()
        for run in layout.runs:
            self._read(span, *run)
        for (begin, end, name), at in zip(pieces, layout.places):
            self.parts[name] = (storage, first + at, end - begin)
        self.only = device

    def _read(self, span, first, at, nbytes):
        for first, at, n in _ranges.cut([[first, at, nbytes]], self.piece):
            part = _memory.Span(span.address + at, n, span)
            future, = self.queue.submit((Request.read(self.file, part, first, sync=False),))
            self.pending[future] = (first, n)

    def get(self, key, nbytes, location):
        """The storage of a key, of so many bytes."""
        name = 'data/' + key
        entry = self.archive.entries.get(name)
        if entry is None or entry.nbytes < nbytes:
            self.archive.refuse('storage %r has %s bytes instead of %d', key,
                                entry and entry.nbytes, nbytes)
        try:
            device = self.where(location)
        except PeerlaneError as e:
            raise error(e.errno, e.strerror, self.archive.about) from e
        if device == META:
            return torch.UntypedStorage(nbytes, device=META)
        if nbytes and device == self.only:
            storage, at, _ = self.parts[name]
            return storage[at:at + nbytes]
        space = self.frame.space(nbytes, device, self.context)
        if nbytes:
            self._read(self.frame.span(space), self.archive.place(name), 0, nbytes)
        return space.untyped_storage()

    def wait(self):
        for future in self.queue.as_completed(list(self.pending)):
            first, nbytes = self.pending.pop(future)
            try:
                done = future.result()
            except PeerlaneError as e:
                raise error(e.errno, e.strerror, self.archive.about) from e
            if done < nbytes:
                raise cut_short(self.archive.about)
            self.meter.add(nbytes)

    def persistent_load(self, lazy):
        """What an unpickler calls for each storage that the pickle names."""
        def named(saved):
            key, dtype, count, location = storage_of(self.archive, saved)
            nbytes = count * dtype.itemsize
            storage = self.found.get((key, nbytes))
            if storage is None:
                storage = self.found[key, nbytes] = self.get(key, nbytes, location)
                if not lazy:
                    self.wait()
            return TypedStorage(wrap_storage=storage, dtype=dtype, _internal=True)
        return named


def storage_of(archive, saved):
    """(key, dtype, elements, location) of what a pickle names as a storage: a stranger's words."""
    if not isinstance(saved, tuple) or len(saved) != 5 or _text(saved[0]) != 'storage':
        archive.refuse('its pickle names %.200r, which is no storage', saved)
    _, kind, key, location, count = saved
    dtype = torch.uint8 if kind is UntypedStorage else getattr(kind, 'dtype', None)
    key, location = _text(key), _text(location)
    if (not isinstance(dtype, torch.dtype) or not isinstance(key, str) or not isinstance(location, str)
            or type(count) is not int or count < 0):
        archive.refuse('its pickle names a storage %.200r, which cannot be', saved[1:])
    return key, dtype, count, location


def _text(word):
    return word.decode('ascii', 'replace') if isinstance(word, bytes) else word


def _placer(map_location, context):
    """By the location in a file: the name of the device that it goes to."""
    def named(device):
        return META if str(device) == META else device_name(device, context)
    if map_location is None:
        return named
    if callable(map_location):
        raise NotSupportedError(errno.EOPNOTSUPP, 'map_location= as a function gets storages that lie '
                                'in the host: use torch.load(), or give a device, or {from: to}')
    if isinstance(map_location, dict):
        return lambda location: named(map_location.get(location, location))
    device = named(map_location)
    return lambda location: device


def _one_place(text, map_location, where):
    """The device that all storages of a pickle go to, or None where that is not plain."""
    words = set()
    for found in _WORD.finditer(text):
        n = (found.group(1) or found.group(2))[0]
        word = text[found.end():found.end() + n]
        if _LOCATION.fullmatch(word):
            words.add(word.decode())
    if map_location is not None and not isinstance(map_location, dict):
        words = {'cpu'}  # any: it makes no difference
    try:
        places = {where(word) for word in words}
    except (LookupError, ValueError):
        return None
    return places.pop() if len(places) == 1 else None


def _is_lazy(text):
    """Whether unpickling only makes views of storages, so that it may run before they are read."""
    if text[:2] != b'\x80\x02':
        return False
    return all(_LAZY.fullmatch(one) for one in _GLOBAL.findall(text))


def _unpickler(text, weights_only, pickle_module, encoding):
    if weights_only:
        if pickle_module is not None:
            raise ValueError('pickle_module= is for weights_only=False')
        from torch._weights_only_unpickler import Unpickler
        return Unpickler(io.BytesIO(text), encoding=encoding)

    class Unpickler(pickle_module.Unpickler if pickle_module else pickle.Unpickler):
        def find_class(self, module, name):
            if isinstance(name, str) and 'Storage' in name:
                try:
                    return torch.serialization.StorageType(name)
                except KeyError:
                    pass
            return super().find_class('torch._tensor' if module == 'torch.tensor' else module, name)
    return Unpickler(io.BytesIO(text), encoding=encoding)


def unpickle(archive, file, map_location, queue, context, *, weights_only=True, pickle_module=None,
             encoding='utf-8', progress=None):
    """The object of an archive whose file is open."""
    if 'constants.pkl' in archive.entries:
        archive.refuse('is a TorchScript program; load it with torch.jit.load()')
    if 'data.pkl' not in archive.entries:
        archive.refuse('has no data.pkl: it is no checkpoint of torch.save()')
    order = archive.entries.get('byteorder') and archive.read('byteorder').decode('ascii', 'replace')
    if order not in (None, sys.byteorder):
        archive.refuse('was saved on a %s-endian machine; load it with torch.load()', order)
    text = archive.read('data.pkl')
    unpickler = _unpickler(text, weights_only, pickle_module, encoding)
    where = _placer(map_location, context)
    meter = Meter(progress, sum(entry.nbytes for name, entry in archive.entries.items()
                                if name.startswith('data/')))
    try:
        storages = Storages(archive, file, where, queue, context, meter,
                            SHOWN if progress else PIECE)
        device = _one_place(text, map_location, where)
        if device not in (None, META):
            storages.read_all(device)
        unpickler.persistent_load = storages.persistent_load(_is_lazy(text))
        return _unpickled(unpickler, map_location, storages, weights_only)
    finally:
        meter.close()


def _unpickled(unpickler, map_location, storages, weights_only):
    """Runs it, with what torch's own functions for rebuilding tensors look at while it runs."""
    state = getattr(torch.serialization, '_serialization_tls', None)
    if state is not None:
        state.map_location = map_location
    try:
        obj = unpickler.load()
    except pickle.UnpicklingError as e:
        raise pickle.UnpicklingError('%s: %s%s' % (
            storages.archive.about, e, ' Or load it with weights_only=False, if you trust whoever '
            'made the file: it may run any program.' if weights_only else '')) from e
    except PeerlaneError:
        raise
    except Exception as e:
        if not weights_only:
            raise  # what the pickle ran is the program's own
        raise pickle.UnpicklingError('%s: its pickle is broken: %s: %s' % (
            storages.archive.about, type(e).__name__, e)) from e
    finally:
        if state is not None:
            state.map_location = None
    storages.wait()
    validate = getattr(torch._utils, '_validate_loaded_sparse_tensors', None)
    if validate is not None:
        try:
            validate(weights_only=weights_only)
        except TypeError:  # before it had arguments
            validate()
    return obj


def load(f: Path, map_location: Any = None, pickle_module: Any = None, *, weights_only: bool = True,
         encoding: str = 'utf-8', progress: Progress = None, context: Context | None = None) -> Any:
    """
    Loads what torch.save() or save() wrote, its tensors straight into the memory where they belong.

    f: a path. map_location: as torch.load()'s: a device, {from: to}, or None for the devices that
    the tensors were on; peerlane's names ("soft:0") are devices, too, and for "meta" nothing is read.
    Not a function. weights_only:
    as torch.load()'s, True unless it is said: a stranger's pickle is a program. pickle_module: for
    weights_only=False. progress: as save()'s.

    Where all tensors go to one device they are views of one allocation, which lives as long as one
    of them. Raises ZipError for what is no such archive, pickle.UnpicklingError for what may not be
    unpickled, and what File.read_into() raises.
    """
    context = context or default_context()
    if not isinstance(f, (str, bytes, os.PathLike)):
        raise TypeError('load() takes a path; for file objects: torch.load()')
    name = os.fsdecode(path_bytes(f))
    if os.path.isdir(name):
        raise error(errno.EISDIR, 'is a folder; for one of torch.distributed.checkpoint: '
                    'peerlane.checkpoint', name)
    with told(name):
        opened = open(name, 'rb', buffering=0)
    with opened:
        def pread(n, at):
            with told(name):
                return os.pread(opened.fileno(), n, at)
        archive = Archive(name, pread, os.fstat(opened.fileno()).st_size)
        with File(opened.fileno(), 'r', context=context) as file, OwnQueue(context=context) as queue:
            file.name = name
            return unpickle(archive, file, map_location, queue, context, weights_only=weights_only,
                            pickle_module=pickle_module, encoding=encoding, progress=progress)
