# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""torch's tensors on devices that torch knows, and on software GPUs, which it takes for the host."""

from __future__ import annotations

import torch

from .. import _rows
from .._frameworks import framework


def empty_on(shape, dtype, device, context):
    """A new tensor in memory of a device, by peerlane's name of it."""
    if device.startswith('cuda:'):
        return torch.empty(shape, dtype=dtype, device=device)
    count = torch.Size(shape).numel() * dtype.itemsize
    space = framework('torch', 'host').space(count, device, context)
    return space.view(dtype).reshape(shape)


def reached(ids, device, context):
    """ids on the device: as they are, or copied there."""
    ids = ids.contiguous()
    if device.startswith('cuda:'):
        return ids if ids.is_cuda else ids.to(device, non_blocking=True)
    if not ids.numel() or _rows.memory_info(ids, context=context).kind != 'host':
        return ids
    return empty_on(ids.shape, ids.dtype, device, context).copy_(ids)


def device_of(tensors, context):
    """The name of the device that tensors are on, or are pinned for."""
    return _rows._device([_rows._view(tensor, 'the table') for tensor in tensors], context)
