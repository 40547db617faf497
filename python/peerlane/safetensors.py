# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Models of safetensors files, straight into GPU memory and out of it.

    from peerlane.safetensors import load_file, load_model, safe_open, save_file, save_model

    tensors = load_file('model.safetensors', device='cuda:0')     # {name: tensor}
    tensors = load_model('/models/llama', device='cuda:0')        # a folder, or its index
    with safe_open('model.safetensors', device='cuda:0') as f:
        half = f.get_slice('lm_head.weight')[:32000]              # reads these bytes alone
    save_file(tensors, 'copy.safetensors')

A file is one allocation, read by few large requests; its tensors are views of that memory, which
lives as long as one of them. What an array library does not have as a type comes as the nearest that
it has: see peerlane._frameworks, or docs/models.md.

Every header is checked before anything is allocated. One that lies is a HeaderError, which names the
tensor.
"""

from __future__ import annotations

import errno
import glob
import json
import os
import re
import threading
from typing import Any, Dict, Iterable, List, Mapping, Tuple, Union, overload

from . import _load, _modules, _peer, _ranges, _save, _source
from ._array import copy
from ._context import Context, default_context
from ._errors import (InvalidError, NoTensorError, NotFoundError, SafetensorError, closed, path_bytes,
                      stays, told)
from ._frameworks import device_name, framework, nbytes_of, source_of
from ._frameworks import told as array_told
from ._header import DTYPES, HeaderError
from ._header import make as _make_header
from ._queue import Queue
from ._types import DeviceLike, Filter, Memory, Module, Path, Progress

__all__ = ['HeaderError', 'SafetensorError', 'load', 'load_file', 'load_files', 'load_model',
           'model_files', 'safe_open', 'save', 'save_file', 'save_model']

# What is loaded, onto one device or several.
Loaded = Dict[str, Any]
Several = Union[List[Any], Tuple[Any, ...]]


@overload
def load_file(filename: Path, device: Several, framework: str | None = ..., *, filter: Filter = ...,
              slice: Any = ..., progress: Progress = ..., context: Context | None = ...,
              backend: str | None = ...) -> List[Loaded]: ...


@overload
def load_file(filename: Path, device: object = ..., framework: str | None = ..., *,
              filter: Filter = ..., slice: Any = ..., progress: Progress = ...,
              context: Context | None = ..., backend: str | None = ...) -> Loaded: ...


def load_file(filename: Path, device: DeviceLike = 'gpu:0', framework: str | None = None, *,
              filter: Filter = None, slice: Any = None,  # noqa: A002
              progress: Progress = None, context: Context | None = None,
              backend: str | None = None) -> Any:
    """
    Loads the tensors of a file: a dict by name, in the order of the file. The file may be another
    host's, which `peerlane serve` offers: "peer://host/model.safetensors", with the token that the
    tunable token_file names.

    device: "gpu:0" for the best GPU that there is, "cuda:1", "soft:0", "host" (or "cpu"), or torch's
    devices. A list of devices loads the file once and gives a list of dicts, one for each: every
    device pulls a part of the file over its own link, and they copy their parts to each other.
    framework: "torch", "numpy", "cupy", "jax" or "peerlane". None: torch where the program has
    imported it, else numpy for memory that the host can address, else peerlane's arrays.
    filter: a function of the name that says whether it is wanted, or a collection of names.
    slice: for tensor parallelism, {name: (dimension, rank, world)} for an equal part of a dimension,
    or {name: slices} as the tensor would take them in [], or a function of name and shape that
    returns one of these, or None for the whole tensor. Only these bytes are read.
    progress: True for tqdm's bar, where tqdm is installed, or a function of bytes done and in all.
    backend: safetensors' way to read ("mmap"); accepted and not used, since the plan chooses the way.

    The bytes are there when it returns, for every stream. Raises HeaderError, NotFoundError,
    OutOfMemoryError, EndError for a file that shrinks meanwhile, NoTensorError for names that are not
    there, and what File.read_into() raises.
    """
    return load_files([filename], device, framework, filter=filter, slice=slice, progress=progress,
                      context=context)


@overload
def load_files(paths: Iterable[Path], device: Several, framework: str | None = ..., *,
               filter: Filter = ..., slice: Any = ..., progress: Progress = ...,
               context: Context | None = ...) -> List[Loaded]: ...


@overload
def load_files(paths: Iterable[Path], device: object = ..., framework: str | None = ..., *,
               filter: Filter = ..., slice: Any = ..., progress: Progress = ...,
               context: Context | None = ...) -> Loaded: ...


def load_files(paths: Iterable[Path], device: DeviceLike = 'gpu:0', framework: str | None = None, *,
               filter: Filter = None, slice: Any = None,  # noqa: A002
               progress: Progress = None, context: Context | None = None) -> Any:
    """Loads files of which each has other tensors, all at once; arguments as load_file()'s."""
    if isinstance(paths, (str, bytes, os.PathLike)):
        raise TypeError('load_files() takes a list of paths; for one of them: load_file()')
    return _load.load(list(paths), device, framework, filter, slice, progress, context)


def load(data: Any, device: DeviceLike = 'gpu:0', framework: str | None = None, *,
         context: Context | None = None) -> Loaded:
    """
    Loads the tensors of a file that is in memory: bytes, or what has the buffer protocol. device,
    framework: as load_file()'s. Raises HeaderError, OutOfMemoryError.
    """
    return _load.load_bytes(data, device, framework, context)


@overload
def load_model(path: Path, device: Several, framework: str | None = ..., *, filter: Filter = ...,
               slice: Any = ..., progress: Progress = ...,
               context: Context | None = ...) -> List[Loaded]: ...


@overload
def load_model(path: Path, device: object = ..., framework: str | None = ..., *,
               filter: Filter = ..., slice: Any = ..., progress: Progress = ...,
               context: Context | None = ...) -> Loaded: ...


@overload
def load_model(model: Module, filename: Path, strict: bool = ..., device: DeviceLike = ..., *,
               context: Context | None = ..., backend: str | None = ...) -> Tuple[List[str], List[str]]: ...


def load_model(*args: Any, **named: Any) -> Any:
    """
    load_model(path, device='gpu:0', framework=None, *, filter, slice, progress, context) loads a
    model: a folder, an index (model.safetensors.index.json), or a single file. With an index that is what
    the index names, each tensor out of the file that it is said to be in; what else is in the files is
    left there. Files of which nothing is wanted are not opened. Arguments as load_file()'s. Raises
    HeaderError also where a file lacks what the index says.

    load_model(model, filename, strict=True, device=None, *, context, backend) fills a module of torch's, as the
    function of that name in safetensors.torch does: (names that the file lacks, names that it has
    besides); RuntimeError where there are such and strict. filename: as path. device: where the file
    is loaded to before load_state_dict() copies; None: where the module is. backend: as load_file()'s.
    """
    if 'model' in named or args and hasattr(args[0], 'load_state_dict'):
        return _fill_module(*args, **named)
    return _load_model(*args, **named)


def _fill_module(model, filename, strict=True, device=None, *, context=None, backend=None):
    found = _load_model(filename, _modules.place(model) if device is None else device,
                        context=context)
    return _modules.fill(model, found, strict)


def _load_model(path, device='gpu:0', framework=None, *, filter=None, slice=None,  # noqa: A002
                progress=None, context=None):
    files, index = model_files(path)
    if index is None:
        return load_files(files, device, framework, filter=filter, slice=slice, progress=progress,
                          context=context)
    if filter is not None:
        wanted = _wanted(filter, index, path)
        index = {name: file for name, file in index.items() if name in wanted}
        files = sorted(set(index.values()))
    _all_there(files, path)
    return _load.load(files, device, framework, None, slice, progress, context, index)


def _wanted(filter, index, path):  # noqa: A002
    """The names that filter= wants of an index."""
    if isinstance(filter, str):
        raise TypeError('filter= is a function of the name, or a collection of names, not a string')
    if callable(filter):
        return {name for name in index if filter(name)}
    wanted = set(filter)
    missing = wanted.difference(index)
    if missing:
        raise NoTensorError(errno.ENOENT, 'filter= names %r, which is not in %s'
                            % (min(missing), os.fsdecode(path)))
    return wanted


def _all_there(files, path):
    missing = [one for one in files if not _peer.is_peer(one) and not os.path.exists(one)]
    if missing:
        raise NotFoundError(errno.ENOENT, '%s: %s is not there, which the index names (%d of %d files '
                            'are missing): was the model downloaded whole?'
                            % (os.fsdecode(path), os.path.basename(missing[0]), len(missing), len(files)))


def model_files(path: Path) -> tuple[list[str], dict[str, str] | None]:
    """
    The files of a model, and by name the file of each tensor where there is an index, else None.
    """
    path = os.fsdecode(path_bytes(path))
    if _peer.is_peer(path):
        names = _peer.listing(path, default_context())
        if names is not None:
            path = _in_folder(path, names)
        if isinstance(path, list):
            return path, None
    elif (re.fullmatch(r'[\w.-]+/[\w.-]+', path) and not path.endswith(('.safetensors', '.json'))
            and not os.path.exists(path)):
        raise NotFoundError(errno.ENOENT, '%s: no such file or folder; a model of the Hugging Face Hub is '
                            'downloaded first: huggingface_hub.snapshot_download("%s") returns its folder'
                            % (path, path))
    elif os.path.isdir(path):
        with told(path):
            path = _in_folder(path, sorted(os.listdir(path)))
        if isinstance(path, list):
            return path, None
    if not path.endswith('.json'):
        return [path], None
    index = _read_index(path)
    return sorted(set(index.values())), index


def _in_folder(folder, names):
    for end in ('model.safetensors.index.json', '.safetensors.index.json'):
        found = [name for name in names if name.endswith(end)]
        if len(found) > 1 and end in found:
            found = [end]
        if len(found) == 1:
            return os.path.join(folder, found[0])
        if found:
            raise InvalidError(errno.EINVAL, '%s has several indexes (%s): name one of them'
                               % (folder, ', '.join(found)))
    found = [name for name in names if name.endswith('.safetensors')]
    if not found:
        raise NotFoundError(errno.ENOENT, '%s has no *.safetensors%s' % (folder, _instead(folder, names)))
    if 'model.safetensors' in found:
        found = ['model.safetensors']
    return [os.path.join(folder, name) for name in found]


def _instead(folder, names):
    """What else there is in a folder, or below it as in caches and pipelines, to load a model of."""
    here = glob.escape(folder)
    for depth in ('*', '*/*'):
        found = sorted(glob.glob(os.path.join(here, depth, '*.safetensors')))
        if found:
            return '; %s has' % os.path.dirname(found[0])
    found = [name for name in names if name.endswith(('.bin', '.pt', '.pth', '.ckpt'))]
    return '; peerlane.torch.load() reads %s, if torch.save() wrote it' % found[0] if found else ''


def _read_index(path):
    if _peer.is_peer(path):
        text = _peer.content(path, default_context())
    else:
        with told(path), open(path, 'rb') as f:
            text = f.read()
    try:
        said = json.loads(text.decode())
        weights = said['weight_map']
        if not all(isinstance(name, str) for name in weights.values()):
            raise TypeError('a file that is no string')
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as e:
        raise HeaderError(errno.EINVAL, '%s is no index: %s: %s'
                          % (path, type(e).__name__, e)) from e
    folder = os.path.dirname(path)
    for tensor, name in weights.items():
        if os.path.isabs(name) or '..' in name.split('/') or '\0' in name:
            raise HeaderError(errno.EINVAL, '%s: tensor %r is said to be in %r, outside the folder'
                              % (path, tensor, name))
    return {tensor: os.path.join(folder, name) for tensor, name in weights.items()}


class safe_open:
    """
    A file whose tensors are read when they are asked for. filename, framework and device are in the
    order of safetensors' class of the same name, whose methods it has; device, framework and backend
    as load_file()'s.

    Any number of threads may use it. Raises HeaderError, NotFoundError.
    """

    __reduce_ex__ = stays('a safe_open', 'its path, and open it there')

    def __init__(self, filename: Path, framework: str | None = None, device: DeviceLike = 'gpu:0', *,
                 context: Context | None = None, backend: str | None = None) -> None:
        self._context = context or default_context()
        self._device = device_name(device, self._context)
        self._frame = _frame_of(framework, self._device)
        self._source = _source.Source(filename, self._context)
        self._lock = threading.Lock()
        self._queue = None

    def __enter__(self) -> safe_open:
        self._live()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file. Tensors that were read stay."""
        source, self._source = self._source, None
        queue, self._queue = self._queue, None
        if queue is not None:
            queue.close()
        if source is not None:
            source.close()

    def keys(self) -> list[str]:
        """The names, sorted."""
        return sorted(self._live().header.names)

    def offset_keys(self) -> list[str]:
        """The names in the order of the file."""
        return list(self._live().header.names)

    def metadata(self) -> dict[str, str] | None:
        """The header's strings, or None."""
        return self._live().header.metadata or None

    def get_tensor(self, name: str) -> Any:
        """A tensor, in memory of its own. Raises NoTensorError, and what File.read_into() raises."""
        source = self._live()
        _, code, shape, begin, end = source.header.find(name)
        read = source.file.read_into
        with array_told(source.path, name):
            return self._frame.filled(lambda memory: read(memory, begin, exact=True, sync=False),
                                      code, shape, end - begin, self._device, self._context)

    def get_tensors(self, names: Iterable[str] | None = None) -> dict[str, Any]:
        """Several tensors at once, by default all: a dict. Their memory is one allocation."""
        names = self.offset_keys() if names is None else list(names)
        for name in names:
            self._live().header.find(name)
        return _load.load_sources([self._live()], [self._device], self._frame, names, None, None,
                                  self._context)[0]

    def get_slice(self, name: str) -> TensorSlice:
        """A TensorSlice, whose [] reads a part of the tensor. Raises NoTensorError."""
        return TensorSlice(self, name)

    def _live(self):
        if self._source is None:
            raise closed('the safetensors file', self._context)
        return self._source

    def _many(self):
        """The queue for reads of parts of rows."""
        with self._lock:
            if self._queue is None:
                self._queue = Queue(context=self._context)
            return self._queue


class TensorSlice:
    """A tensor of a file that is not read yet: slice[a:b, c:d] reads what it gives, and no more."""

    def __init__(self, file, name):
        self._file = file
        self._name = name
        _, self._dtype, self._shape, self._begin, _ = file._live().header.find(name)

    def get_shape(self) -> list[int]:
        """A list, as in the header."""
        return list(self._shape)

    def get_dtype(self) -> str:
        """The header's name of it: "BF16"."""
        return self._dtype

    def __getitem__(self, index: Any) -> Any:
        box, dropped = _ranges.index_box(self._name, self._shape, index)
        file = self._file
        cut = _ranges.Box(self._name, self._shape, DTYPES[self._dtype][0], box)
        shape = cut.shape
        if dropped:
            shape = tuple(n for i, n in enumerate(shape) if i not in dropped)
        source = file._live()
        with array_told(source.path, self._name):
            return file._frame.filled(
                lambda memory: _load.read_box(source, self._name, self._begin, cut, memory,
                                              file._many),
                self._dtype, shape, cut.nbytes, file._device, file._context)

    def __repr__(self):
        return '<peerlane.safetensors.TensorSlice %r %s %s>' % (self._name, self._dtype,
                                                                list(self._shape))


_frame_of = framework


def save_file(tensors: Mapping[str, Memory], filename: Path, metadata: Mapping[str, str] | None = None,
              *, sync: bool = True, progress: Progress = None,
              context: Context | None = None) -> None:
    """
    Writes tensors to a file, straight out of the memory that they are in.

    tensors: {name: array} of any library, contiguous, on GPUs or in the host; no two of the same
    memory, which are for save_model(). metadata: {str: str}.
    The file has no name while it is written, is made last (sync), and then takes the place of
    `filename`: there is the old file or the new one, and never a part. sync=False: without the wait for the drive;
    then a crash of the machine may lose it. progress: as load_file()'s.

    Its tensors are ordered by the size of their elements and by name, and begin on a page.

    Raises InvalidError that names the tensor (not contiguous, of the memory of another one, a dtype
    that the format lacks), PeerlaneError with ENOSPC and the like; then `filename` is as it was.
    """
    head, rows = _serialized(tensors, metadata)
    _save.save(filename, head, rows, sync, progress, context or default_context())


def save(tensors: Mapping[str, Memory], metadata: Mapping[str, str] | None = None, *,
         context: Context | None = None) -> bytes:
    """What save_file() writes, as bytes. Arguments and errors as there."""
    head, rows = _serialized(tensors, metadata)
    out = bytearray(len(head) + sum(nbytes for _, _, nbytes in rows))
    out[:len(head)] = head
    at = len(head)
    with memoryview(out) as view:
        for _, tensor, nbytes in rows:
            if nbytes:
                copy(view[at:at + nbytes], tensor, context=context)
            at += nbytes
    return bytes(out)


def save_model(model: Module, filename: Path, metadata: Mapping[str, str] | None = None,
               force_contiguous: bool = True, *, sync: bool = True, progress: Progress = None,
               context: Context | None = None) -> None:
    """
    Writes a module of torch's. Of tensors that share memory one is written, and the names of the
    others are put into the metadata: {name: the one that was written}; load_model(module) needs no
    more. force_contiguous: write a copy of what is not contiguous. The rest as save_file()'s.
    """
    tensors, metadata = _modules.without_duplicates(model, metadata, force_contiguous)
    save_file(tensors, filename, metadata, sync=sync, progress=progress, context=context)


def _serialized(tensors, metadata):
    """(the header, [(name, tensor, bytes)]) of a file."""
    for key, value in (metadata or {}).items():
        if not isinstance(key, str) or not isinstance(value, str):
            raise TypeError('metadata= has %r: %r; both must be strings' % (key, value))
    rows = [_row(name, tensor) for name, tensor in tensors.items()]
    rows.sort(key=lambda row: (-DTYPES[row[1]][0], row[0]))
    _modules.refuse_shared((row[0], row[4]) for row in rows if row[3])
    return _make_header([row[:4] for row in rows], metadata), [(row[0], row[4], row[3]) for row in rows]


def _row(name, tensor):
    """(name, dtype, shape, bytes, tensor), as a header has to say it."""
    if not isinstance(name, str) or name == '__metadata__':
        raise TypeError('%r is no name for a tensor' % (name,))
    try:
        code, shape, tensor = source_of(tensor)
    except InvalidError as e:
        raise InvalidError(e.errno, 'tensor %r: %s' % (name, e.strerror)) from None
    except TypeError as e:
        raise TypeError('tensor %r: %s' % (name, e)) from None
    return name, code, shape, nbytes_of(code, shape), tensor
