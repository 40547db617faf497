# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
An embedding of torch's for lookup tables that are too large for the GPU, as the n-gram and Engram tables
of model servers: they stay in pinned memory of the host, in as many shards as their files, and one
kernel gathers the rows of all ids.

    from peerlane.doors.embedding import TableEmbedding

    lookup = TableEmbedding.from_safetensors(['ngram-1.safetensors', 'ngram-2.safetensors'], 'weight',
                                             mode='sum')
    hidden = hidden + lookup(ids)               # ids: [tokens, k], on the GPU

Forward only. CUDA graphs capture it, and torch.compile() takes it as one operator.
"""

from __future__ import annotations

import errno
import itertools
import weakref
from typing import Any, Iterable, Sequence

import torch

from .. import _rows, _source
from .._context import Context, default_context
from .._errors import InvalidError
from .._frameworks import framework
from .._types import DeviceLike, Memory, Path
from ._tensors import device_of, empty_on, reached

__all__ = ['TableEmbedding']

_modules: Any = weakref.WeakValueDictionary()  # by number: torch.compile() knows a module by it
_numbers = itertools.count()


class TableEmbedding(torch.nn.Module):
    """
    Rows of one table by their numbers, k for each token, side by side or added up.

    tables: a tensor of rows, or several that follow each other as shards of one table: the first row
    of the second one has the number of rows of the first, as `starts` says. All have the same dtype and
    the same row. In pinned memory (peerlane.pinned()) or on the GPU. mode: "cat": ids of the shape
    [..., k] give [..., k * dim]; "sum": [..., dim]. units: as for peerlane.gather().

    An id out of range gives a row of zeros, and out_of_range() counts it. The tables are no parameters:
    they have no gradients, are not in state_dict(), and stay where they are when the module moves; copies
    of the module share them.
    """

    def __init__(self, tables: Memory | Sequence[Memory], mode: str = 'cat', *, units: int = 0,
                 context: Context | None = None) -> None:
        super().__init__()
        tensors = (tables,) if isinstance(tables, torch.Tensor) else tuple(tables)
        if mode not in ('cat', 'sum'):
            raise InvalidError(errno.EINVAL, 'mode="%s" is none of "cat" and "sum"' % mode)
        _check(tensors)
        self.mode = mode
        self.units = units
        self._context = context or default_context()
        self.tables: tuple[Any, ...] = tuple(tensor.detach() for tensor in tensors)
        self._device = device_of(self.tables, self._context)
        self._status = _rows.pinned(1, 'int64', self._device, framework='torch',
                                    context=self._context)
        starts = [0, *itertools.accumulate(len(tensor) for tensor in tensors)]
        self.num_embeddings: int = starts.pop()
        self.starts: tuple[int, ...] = tuple(starts)
        self._bounds: dict[torch.device, Any] = {}
        self._number = next(_numbers)
        _modules[self._number] = self

    @classmethod
    def from_safetensors(cls, files: Path | Iterable[Path], tensor: str, mode: str = 'cat', *,
                         device: DeviceLike = 'gpu:0', units: int = 0,
                         context: Context | None = None) -> TableEmbedding:
        """
        The tensor of a name in one file, or in each of several whose rows follow each other, read into
        memory that is pinned for a device.
        """
        context = context or default_context()
        one = isinstance(files, (str, bytes)) or hasattr(files, '__fspath__')
        paths: Any = [files] if one else files
        return cls([_read(path, tensor, device, context) for path in paths], mode, units=units,
                   context=context)

    @property
    def row_shape(self) -> tuple[int, ...]:
        """The shape of a row."""
        return tuple(self.tables[0].shape[1:])

    def out_of_range(self) -> int:
        """How many ids were out of range so far. Does not wait for what the stream has still to do."""
        return int(self._status.item())

    def forward(self, ids: Any) -> Any:
        """The rows of ids of the shape [..., k], int32 or int64."""
        if torch.compiler.is_compiling():
            return torch.ops.peerlane.table_embedding(ids, self._number)
        return self._look_up(ids)

    def extra_repr(self) -> str:
        """For print(module)."""
        return '%d x %s %s in %d tables, mode=%s' % (
            self.num_embeddings, 'x'.join(map(str, self.row_shape)), self.tables[0].dtype,
            len(self.tables), self.mode)

    def __deepcopy__(self, memo):  # nobody wants a second one of the tables
        return TableEmbedding(self.tables, self.mode, units=self.units, context=self._context)

    def __reduce_ex__(self, protocol):
        raise TypeError('tables in pinned memory stay in their process; make the module there')

    def _shape(self, ids):
        """The shape of what ids give."""
        row = self.row_shape
        if self.mode == 'sum':
            return (*ids.shape[:-1], *row)
        return (*ids.shape[:-1], ids.shape[-1] * row[0], *row[1:])

    @torch.no_grad()
    def _look_up(self, ids):
        if not ids.dim():
            raise InvalidError(errno.EINVAL, 'ids have no dimension; give [..., k]: ids.reshape(1)')
        if ids.dtype not in (torch.int32, torch.int64):
            raise InvalidError(errno.EINVAL, 'ids are %s; give int32 or int64: ids.to(torch.int64)'
                               % ids.dtype)
        shape = self._shape(ids)
        out = self._gather(ids)
        return (out.sum(ids.dim() - 1, dtype=out.dtype) if self.mode == 'sum'
                else out.reshape(shape))

    def _gather(self, ids):
        how = {'status': self._status, 'units': self.units, 'context': self._context}
        if len(self.tables) == 1:
            ids = reached(ids, self._device, self._context)
            return _rows.gather(self.tables[0], ids, **how)
        where = reached(self._addresses(ids), self._device, self._context)
        out = empty_on((*ids.shape, *self.row_shape), self.tables[0].dtype,
                       str(where.device) if where.is_cuda else self._device, self._context)
        return _rows.gather(None, where, out, **how)

    def _addresses(self, ids):
        """Where the rows of ids lie: 0 for those that are out of range."""
        bounds = self._bounds.get(ids.device)
        if bounds is None:
            bounds = self._bounds[ids.device] = self._bounds_on(ids.device)
        ends, firsts, steps = bounds
        ids = ids.to(torch.int64).contiguous()
        shard = torch.bucketize(ids, ends, right=True)
        fits = (ids >= 0) & (shard < len(ends))
        shard = shard.clamp(max=len(ends) - 1)
        return torch.where(fits, firsts[shard] + ids * steps[shard], 0)

    def _bounds_on(self, device):
        """Of each table: the number after its last row, the address that row 0 of all would have if it
        were in this one, and the bytes from a row to the next."""
        if device.type == 'cuda' and torch.cuda.is_current_stream_capturing():
            raise InvalidError(errno.EINVAL, 'the first call on %s is captured into a graph; make one '
                               'before' % device)
        steps = [tensor.stride(0) * tensor.element_size() for tensor in self.tables]
        firsts = [tensor.data_ptr() - start * step
                  for tensor, start, step in zip(self.tables, self.starts, steps)]
        ends = [start + len(tensor) for tensor, start in zip(self.tables, self.starts)]
        return [torch.tensor(one, dtype=torch.int64, device=device) for one in (ends, firsts, steps)]


def _check(tensors):
    if not tensors:
        raise InvalidError(errno.EINVAL, 'there are no tables; give one tensor at least')
    first = tensors[0]
    for tensor in tensors:
        if not isinstance(tensor, torch.Tensor):
            raise TypeError('a table is a %s: give tensors of torch, as of peerlane.pinned()'
                            % type(tensor).__name__)
        if tensor.dim() < 2:
            raise InvalidError(errno.EINVAL, 'a table has the shape %s; give [rows, dim]'
                               % (tuple(tensor.shape),))
        if tensor.dtype != first.dtype or tensor.shape[1:] != first.shape[1:]:
            raise InvalidError(errno.EINVAL, 'tables of %s %s and %s %s do not follow each other: all '
                               'have the same dtype and row' % (
                                   first.dtype, tuple(first.shape), tensor.dtype, tuple(tensor.shape)))
        _rows._rows_in(_rows._view(tensor, 'the table'), 1, 'the table')


def _read(path, name, device, context):
    """A tensor of a file, in pinned memory."""
    source = _source.Source(path, context)
    try:
        _, code, shape, begin, end = source.header.find(name)
        dtype = framework('torch', 'host').types.get(code)
        if dtype is None:
            raise InvalidError(errno.EINVAL, '%s: this torch has no dtype for tensor %r, which is %s'
                               % (source.path, name, code))
        made = _rows.pinned(shape, dtype, device, framework='torch', context=context)
        if made.nbytes:
            source.file.read_into(made, begin, exact=True, sync=False)
        return made
    finally:
        source.close()


if hasattr(torch.library, 'custom_op'):
    @torch.library.custom_op('peerlane::table_embedding', mutates_args=())
    def _operator(ids: torch.Tensor, number: int) -> torch.Tensor:
        return _modules[number]._look_up(ids)

    @_operator.register_fake
    def _(ids, number):
        module = _modules[number]
        return ids.new_empty(module._shape(ids), dtype=module.tables[0].dtype)
