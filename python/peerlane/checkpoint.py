# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Distributed checkpoints of torch, with tensors written out of GPU memory and read into it.

    import torch.distributed.checkpoint as dcp
    from peerlane.checkpoint import Reader, Writer

    dcp.save(state, storage_writer=Writer('/ckpt/step-100'))
    dcp.load(state, storage_reader=Reader('/ckpt/step-100'))
    future = dcp.async_save(state, storage_writer=Writer('/ckpt/step-101'))

The files are those of torch's FileSystemWriter: its FileSystemReader reads them, and Reader reads
what it wrote. Of a tensor that is sharded otherwise than it was saved, Reader reads the rows that are
wanted.
"""

from __future__ import annotations

import dataclasses
import io
import os
from typing import Any

import torch
from torch.distributed.checkpoint import FileSystemReader, FileSystemWriter
from torch.distributed.checkpoint.filesystem import _StorageInfo
from torch.distributed.checkpoint.planner import LoadItemType, WriteItemType
from torch.distributed.checkpoint.storage import WriteResult
from torch.futures import Future

from . import _memory, _ranges, _save
from . import torch as _torch
from ._context import Context, default_context
from ._errors import cut_short, told
from ._file import File
from ._load import JOB, Meter
from ._queue import Queue, Request
from ._zip import Archive

__all__ = ['Reader', 'Writer']

SUFFIX = '.distcp'


def _done(value):
    future = Future()
    future.set_result(value)
    return future


class Writer(FileSystemWriter):
    """
    A StorageWriter: FileSystemWriter's arguments, of which thread_count and per_thread_copy_ahead
    mean nothing here, and context. One file a rank, or one a tensor (single_file_per_rank=False),
    each written under a temporary name, synced (sync_files) and renamed.
    """

    def __init__(self, path: Any, *args: Any, context: Context | None = None, **kwargs: Any) -> None:
        super().__init__(path, *args, **kwargs)
        if getattr(getattr(self, 'serialization_format', None), 'value', 'torch_save') != 'torch_save':
            raise ValueError('Writer writes the format TORCH_SAVE; for safetensors: '
                             'HuggingFaceStorageWriter')
        if getattr(getattr(self, 'transforms', None), 'extensions', None):
            raise ValueError('_extensions= take the tensors through the host; use FileSystemWriter')
        self._context = context

    def write_data(self, plan: Any, planner: Any) -> Future:
        prefix = plan.storage_data.prefix
        items = list(plan.items)
        groups = [items] if self.single_file_per_rank else [[one] for one in items]
        context = self._context or default_context()
        results = []
        with Queue(context=context) as queue:
            for i, group in enumerate(groups):
                if group:
                    results += self._write_file('%s%d%s' % (prefix, i, SUFFIX), group, planner,
                                                queue, context)
        return _done(results)

    def _write_file(self, name, items, planner, queue, context):
        parts, results, at = [], [], 0
        for item in items:
            data = planner.resolve_data(item)
            if item.type == WriteItemType.BYTE_IO:
                text = data.getbuffer()
                some, size = [(str(item.index.fqn), at, text, len(text))], len(text)
            else:
                some, size = _torch.build(_alone(data.detach()), 'archive', at, location='cpu')
                some = [('tensor %r: %s' % (item.index.fqn, what), *rest) for what, *rest in some]
            parts += [one for one in some if one[3]]
            results.append(WriteResult(index=item.index, size_in_bytes=size,
                                       storage_data=_StorageInfo(name, at, size)))
            at += size
        with _save.replacing(os.path.join(self.path, name), at, context,
                             self.sync_files) as file:
            _save.write_all(queue, file, parts, Meter(None, at))
        return results


def _alone(tensor):
    """The same tensor on a storage of just its bytes: others would be saved with it."""
    tensor = tensor.resolve_conj().resolve_neg().contiguous()
    storage, width = tensor.untyped_storage(), tensor.element_size()
    if storage.nbytes() != tensor.numel() * width:
        begin = tensor.storage_offset() * width
        storage = storage[begin:begin + tensor.numel() * width]
        tensor = torch.empty(0, dtype=tensor.dtype, device=tensor.device).set_(
            storage, 0, tensor.shape, tensor.stride())
    return tensor


def _has_signs(tensor):
    return tensor.is_conj() or tensor.is_neg()


class _Item:
    """A saved tensor in a file: where its bytes are, found without reading them."""

    def __init__(self, about, pread, info):
        self.place = None
        self.archive = Archive(about, pread, info.length, info.offset)
        seen = []

        def persistent_load(saved):
            key, dtype, count, _ = _torch.storage_of(self.archive, saved)
            storage = torch.UntypedStorage(count * dtype.itemsize, device='meta')
            seen.append((key, count * dtype.itemsize))
            return torch.storage.TypedStorage(wrap_storage=storage, dtype=dtype, _internal=True)

        from torch._weights_only_unpickler import Unpickler
        unpickler = Unpickler(io.BytesIO(self.archive.read('data.pkl')), encoding='utf-8')
        unpickler.persistent_load = persistent_load
        self.tensor = unpickler.load()
        if not isinstance(self.tensor, torch.Tensor) or len(seen) != 1:
            self.archive.refuse('is no single tensor')
        key, nbytes = seen[0]
        entry = self.archive.entries.get('data/' + key)
        if entry is None or entry.nbytes < nbytes:
            self.archive.refuse('its tensor is longer than its bytes')
        first = self.tensor.storage_offset() * self.tensor.element_size()
        if nbytes:
            self.place = self.archive.place('data/' + key) + first


class Reader(FileSystemReader):
    """
    A StorageReader: FileSystemReader's arguments, and context. Tensors that are contiguous, where
    they are wanted, are read in place, on whatever device they are.
    """

    def __init__(self, path: Any, *args: Any, context: Context | None = None, **kwargs: Any) -> None:
        super().__init__(path, *args, **kwargs)
        self._context = context

    def read_data(self, plan: Any, planner: Any) -> Future:
        per_file = {}
        for item in plan.items:
            info = self.storage_data[item.storage_index]
            per_file.setdefault(info.relative_path, []).append((item, info))
        context = self._context or default_context()
        others = []
        with Queue(context=context) as queue:
            for relative, items in per_file.items():
                others += self._read_file(os.path.join(self.path, relative), items, planner, queue,
                                          context)
        if others:
            super().read_data(dataclasses.replace(plan, items=others), planner)
        return _done(None)

    def _read_file(self, path, items, planner, queue, context):
        """Reads items of a file. Returns those that cannot be read in place."""
        jobs, others = [], []
        with told(path), open(path, 'rb', buffering=0) as opened:
            fd = opened.fileno()
            with File(fd, 'r', context=context) as file:
                file.name = path
                for item, info in sorted(items, key=lambda one: one[1].offset):
                    if getattr(info, 'transform_descriptors', None):
                        others.append(item)
                    elif item.type == LoadItemType.BYTE_IO:
                        planner.load_bytes(item, io.BytesIO(self._bytes(fd, path, info)))
                    else:
                        job = self._tensor(fd, file, item, info, planner, queue)
                        if job is None:
                            others.append(item)
                        else:
                            jobs.append(job)
                for job in jobs:
                    self._finish(job, planner)
        return others

    @staticmethod
    def _bytes(fd, path, info):
        text = os.pread(fd, info.length, info.offset)
        if len(text) < info.length:
            raise cut_short(path)
        return text

    @staticmethod
    def _tensor(fd, file, item, info, planner, queue):
        """
        Begins to read a tensor: (item, target, where it was read to, futures, bytes, path). None if
        it was saved with strides of its own, or with signs that are still to be changed.
        """
        name = item.storage_index.fqn
        saved = _Item('%s: %r' % (file.name, name), lambda n, at: os.pread(fd, n, at), info)
        target = planner.resolve_tensor(item).detach()
        shape = tuple(saved.tensor.shape)
        box = [(start, start + n) for start, n in zip(item.storage_offsets, item.lengths)]
        if tuple(target.shape) != tuple(item.lengths) or len(box) != len(shape) or any(
                not 0 <= start <= stop <= n for (start, stop), n in zip(box, shape)):
            raise ValueError('%s: %r of shape %s has no part %s for a tensor of shape %s'
                             % (file.name, name, shape, box, tuple(target.shape)))
        if not saved.tensor.is_contiguous() or _has_signs(saved.tensor):
            return None
        into = target
        if not target.is_contiguous() or _has_signs(target) or target.dtype != saved.tensor.dtype:
            into = torch.empty(target.shape, dtype=saved.tensor.dtype, device=target.device)
        if into.is_cuda:
            torch.cuda.current_stream(into.device).synchronize()
        if not into.numel():
            return item, target, into, (), 0, file.name
        cut = _ranges.Box(name, shape, 8 * into.element_size(), box)
        address, nbytes, keep = _memory.target(into)
        futures = _read_box(queue, file, cut, saved.place, address, keep)
        return item, target, into, futures, nbytes, file.name

    @staticmethod
    def _finish(job, planner):
        item, target, into, futures, nbytes, path = job
        if sum(future.result() for future in futures) < nbytes:
            raise cut_short('%s: %r' % (path, item.storage_index.fqn))
        if into is not target:
            target.copy_(into)
        planner.commit_tensor(item, target)


def _read_box(queue, file, cut, begin, address, keep):
    if cut.together:
        span = _memory.Span(address, cut.nbytes, keep)
        return queue.submit((Request.read(file, span, begin + next(cut.offsets()), sync=False),))
    futures, requests = [], []
    for i, offset in enumerate(cut.offsets()):
        span = _memory.Span(address + i * cut.piece, cut.piece, keep)
        requests.append(Request.read(file, span, begin + offset, sync=False))
        if len(requests) == JOB:
            futures.append(queue.submit_job(requests))
            requests = []
    if requests:
        futures.append(queue.submit_job(requests))
    return futures
