# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
A feature store of PyTorch Geometric whose features lie in pinned memory of the host, wide where it can be.
Rows that a loader asks for are gathered onto the GPU by one kernel, without a copy by the CPU.

    from peerlane.doors.torch_geometric import FeatureStore

    features = FeatureStore(device='cuda:0')
    features['paper', 'x', None] = x            # copied there; a tensor of peerlane.pinned() is kept
    loader = NeighborLoader((features, graph), num_neighbors=[15, 10], input_nodes='paper',
                            batch_size=1024, filter_per_worker=False)

Features that do not fit into the host's memory stay in their file: features['paper', 'x', None] =
peerlane.MappedArray(...), whose rows a kernel takes out of the file, and keeps on the GPU what is asked for often.

filter_per_worker=False has the main process ask for rows: a worker that is forked has no GPU.
"""

from __future__ import annotations

import errno
from typing import Any

import numpy
import torch
import torch_geometric.data

from .. import _lib, _rows
from .._context import Context, default_context
from .._errors import InvalidError, RangeError
from .._mapped import MappedArray
from .._types import DeviceLike
from ._tensors import reached

__all__ = ['FeatureStore']


class FeatureStore(torch_geometric.data.FeatureStore):
    """
    Features by (group_name, attr_name). device: the GPU that they are pinned for, and that rows go to.

    A peerlane.MappedArray of the same GPU is kept as it is; the store closes none. Its rows that cannot be had
    are zeros, and counted by out_of_range(), too.

    An index gives new rows on the GPU, on torch's current stream: a tensor, a mask, a slice or a
    number. None gives the tensor as it lies, in pinned memory. An index in memory of the
    host is checked, and RangeError says what is wrong; of one on the GPU rows out of range, which
    negative numbers are there, are zeroed and counted.
    """

    def __init__(self, device: DeviceLike = 'gpu:0', *, context: Context | None = None) -> None:
        super().__init__()
        self.__dict__['_context'] = context or default_context()
        self.__dict__['_device'] = self._context.device(device).name
        self.__dict__['_tensors'] = {}
        self.__dict__['_mapped_status'] = _rows.pinned(2, 'int64', self._device, framework='torch',
                                                       context=self._context)
        self.__dict__['_status'] = _rows.pinned(1, 'int64', self._device, framework='torch',
                                                context=self._context)

    def out_of_range(self) -> int:
        """How many numbers of rows were out of range, of indexes on the GPU. Does not wait."""
        return int(self._status.item() + self._mapped_status[0].item())

    def _put_tensor(self, tensor, attr):
        key = attr.group_name, attr.attr_name
        if isinstance(tensor, MappedArray):
            if attr.index is not None or tensor.device != self._device:
                raise InvalidError(errno.EINVAL, 'features in a file are whole, and for %s; %r' % (
                    self._device, tensor))
            self._tensors[key] = tensor
            return True
        tensor = torch.as_tensor(tensor).detach()
        if attr.index is not None:
            table = self._tensors.get(key)
            if table is None:
                return False
            if isinstance(table, MappedArray):
                raise InvalidError(errno.EINVAL, 'features %r lie in a file and are only read' % (key,))
            table[attr.index if isinstance(attr.index, (int, slice))
                  else torch.as_tensor(attr.index).to(table.device)] = tensor.to(table.device)
            return True
        if not tensor.dim():
            raise InvalidError(errno.EINVAL, 'features %r are a single number; give a tensor with a row '
                               'for each node' % (key,))
        if not self._is_kept(tensor):
            made = _rows.pinned(tuple(tensor.shape), tensor.dtype, self._device, framework='torch',
                                context=self._context)
            tensor = made.copy_(tensor)
        self._tensors[key] = tensor
        return True

    def _is_kept(self, tensor):
        """Whether kernels read the tensor's rows where it is."""
        try:
            _rows._rows_in(_rows._view(tensor, 'the table'), 1, 'the table')
        except InvalidError:
            return False
        if tensor.is_cuda:
            return 'cuda:%d' % tensor.get_device() == self._device
        return _rows._about(tensor.data_ptr(), self._context).kind != _lib.MEM_HOST

    def _get_tensor(self, attr):
        table = self._tensors.get((attr.group_name, attr.attr_name))
        if isinstance(table, MappedArray) and attr.index is None:
            return self._rows_of(table, torch.arange(len(table)))
        if table is None or attr.index is None:
            return table
        index = attr.index
        if isinstance(index, int):
            return self._rows_of(table, torch.tensor([index]))[0]
        if isinstance(index, slice):
            return self._rows_of(table, torch.arange(*index.indices(len(table))))
        return self._rows_of(table, torch.as_tensor(index))

    def _rows_of(self, table, ids):
        if ids.dtype == torch.bool:
            if len(ids) != len(table):
                raise InvalidError(errno.EINVAL, 'a mask of %d for %d rows; it has one for each'
                                   % (len(ids), len(table)))
            ids = ids.nonzero().reshape(-1)
        if ids.dtype not in (torch.int32, torch.int64):
            ids = ids.to(torch.int64)
        if not ids.is_cuda and ids.numel():
            low, high = ids.min().item(), ids.max().item()
            if low < -len(table) or high >= len(table):
                raise RangeError(errno.EINVAL, 'rows %d to %d of %d' % (low, high, len(table)))
            if low < 0:
                ids = torch.where(ids < 0, ids + len(table), ids)
        ids = reached(ids, self._device, self._context)
        if isinstance(table, MappedArray):
            return table.gather(ids, status=self._mapped_status)
        return _rows.gather(table, ids, status=self._status, context=self._context)

    def _remove_tensor(self, attr):
        return self._tensors.pop((attr.group_name, attr.attr_name), None) is not None

    def _get_tensor_size(self, attr):
        table = self._tensors.get((attr.group_name, attr.attr_name))
        if table is None:
            return None
        index = attr.index
        if index is None:
            return tuple(table.shape)
        if isinstance(index, int):
            return tuple(table.shape[1:])
        if isinstance(index, slice):
            return (len(range(*index.indices(len(table)))), *table.shape[1:])
        if index.dtype in (torch.bool, numpy.dtype(bool)):
            return (int(index.sum()), *table.shape[1:])
        return (*index.shape, *table.shape[1:])

    def get_all_tensor_attrs(self) -> list[Any]:
        """The attributes of all features, without an index."""
        return [self._tensor_attr_cls(group_name=group, attr_name=name)
                for group, name in self._tensors]

    def __repr__(self) -> str:
        return 'FeatureStore(%d features pinned for %s)' % (len(self._tensors), self._device)
