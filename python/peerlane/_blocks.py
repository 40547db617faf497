# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Blocks of KV caches: copy_blocks() copies them by their ids between two caches of any layout, in the order of
a stream.
"""

from __future__ import annotations

import array
import errno
import struct
from collections.abc import Sequence
from ctypes import byref
from typing import Any

from . import _lib, _memory
from ._context import Context, default_context
from ._errors import BadMemoryError, InvalidError, check
from ._rows import (_IDS, _contiguous, _counter, _current_stream, _given_stream, _record, _told,
                    _view)
from ._types import Memory, StreamLike

lib = _lib.lib


class _Side:
    """Block 0 of each plane of a cache, how many blocks there are, and how far apart they lie."""

    def __init__(self, what, planes, blocks, stride, views):
        self.what = what
        self.planes = planes
        self.blocks = blocks
        self.stride = stride
        self.views = views


def _dims_of(view, nbytes, what):
    """
    The dimensions of an array in front of those that are a block's bytes in one plane, as pairs of
    (how many, bytes from one to the next). A dimension of which some make a block is split.
    """
    run = view.dtype.itemsize
    dims = list(zip(view.shape, view.strides))
    while dims and run < nbytes:
        count, step = dims[-1]
        if count != 1 and step != run:
            break
        dims.pop()
        if run * count > nbytes and nbytes % run == 0 and run * count % nbytes == 0:
            dims.append((run * count // nbytes, nbytes))
            run = nbytes
        else:
            run *= count
    if run != nbytes:
        raise InvalidError(errno.EINVAL, '%s, %s with strides of %s bytes, has no contiguous parts of %d '
                           'bytes: block_bytes is what a block has in one plane, as of the keys of a layer'
                           % (what, _memory.called(view.obj), tuple(view.strides), nbytes))
    return dims


def _starts(dims):
    """Where each element of these dimensions is, in their order."""
    found = [0]
    for count, step in dims:
        found = [at + i * step for at in found for i in range(count)]
    return found


def _side(cache, dim, nbytes, what, writes):
    arrays = list(cache) if isinstance(cache, (list, tuple)) else [cache]
    planes, views, shape = [], [], None
    for one in arrays:
        view = _view(one, what, writes)
        dims = _dims_of(view, nbytes, what)
        if not -len(dims) <= dim < len(dims):
            raise InvalidError(errno.EINVAL, '%s, %s, has %d dimensions in front of its parts of %d bytes, '
                               'and none is %d' % (what, _memory.called(one), len(dims), nbytes, dim))
        blocks, step = dims.pop(dim)
        if shape is None:
            shape = blocks, step if blocks > 1 else nbytes
        elif shape[0] != blocks or (blocks > 1 and shape[1] != step):
            raise InvalidError(errno.EINVAL, '%s: %s has %d blocks, %d bytes apart, and the first array has '
                               '%d, %d apart' % (what, _memory.called(one), blocks, step, *shape))
        planes += [view.address + at for at in _starts(dims)]
        views.append(view)
    if shape is None:
        raise InvalidError(errno.EINVAL, '%s is an empty list of arrays' % what)
    if shape[1] < nbytes and shape[0]:
        raise InvalidError(errno.EINVAL, '%s has blocks of %d bytes that are %d bytes apart'
                           % (what, nbytes, shape[1]))
    return _Side(what, planes, shape[0], shape[1], views)


def _ids_of(ids, what):
    """(the array that holds them, its view or None, their address, how many, their kind)"""
    if isinstance(ids, (list, tuple, range)):
        kept = array.array('q', bytes(8 * len(ids)))
        try:
            struct.pack_into('%dq' % len(ids), kept, 0, *ids)  # a third of the time of array('q', ids)
        except struct.error as e:
            raise InvalidError(errno.EINVAL, '%s are not all whole numbers of 64 bits: %s' % (what, e)) \
                from e
        return kept, None, kept.buffer_info()[0], len(kept), _lib.ID_INT64
    view = _view(ids, what)
    kind = _IDS.get(view.dtype.name)
    if kind is None:
        raise InvalidError(errno.EINVAL, '%s are %s; give int32 or int64, or a list of numbers'
                           % (what, view.dtype))
    if view.count() and not _contiguous(view, view.dtype.itemsize):
        raise InvalidError(errno.EINVAL, '%s, %s, are not contiguous; use ids.contiguous() of torch, '
                           'ascontiguousarray() of numpy and cupy' % (what, _memory.called(ids)))
    return ids, view, view.address, view.count(), kind


def copy_blocks(dst: Memory | Sequence[Memory], src: Memory | Sequence[Memory],
                dst_ids: Memory | Sequence[int], src_ids: Memory | Sequence[int], block_bytes: int, *,
                dst_dim: int = 0, src_dim: int = 0, soonest: bool = False,
                status: Memory | None = None, stream: StreamLike | None = None, units: int = 0,
                context: Context | None = None) -> None:
    """
    Copies blocks by their ids: in each plane block src_ids[i] of src becomes block dst_ids[i] of dst.

    dst, src: a tensor, or a list of tensors, one a layer, on the GPU, or in pinned memory of the host.
    block_bytes: what a block has in one plane, as the keys of one layer: the last dimensions of the
    tensors, contiguous. Of those in front of them dst_dim and src_dim number the blocks, and the others
    are the planes, in their order, layer by layer. So a layout is its strides: for

        layer first   [layers][2][blocks][...]    dim 2
        page first    [blocks][layers][2][...]    dim 0
        vLLM          a list of [2][blocks][...]  dim 1
        SGLang        a list of [blocks][...], the keys' and then the values'  dim 0

    dst_ids, src_ids: int32 or int64. On the GPU or in pinned memory they are read by a kernel when the
    stream gets there, the host takes no part, graphs capture it, and pairs of which one is out of range
    are skipped and counted in status (one int64 on the GPU or pinned). Elsewhere, or as lists of numbers,
    they are read by the call, and one that is out of range is an error before anything is copied. No two
    of dst_ids may be the same.

    soonest: be done soonest, whatever it takes of the GPU's processors; units: how many of these a kernel
    may have, 0: as many as fill the link.

    It is queued on the current stream of torch or cupy, and not waited for; on `stream` if it is given.
    Where no array of theirs is on the GPU, the package has a stream, and waits for it. What is not
    torch's memory of the GPU has to be kept until the stream is through.

    Raises InvalidError, BadMemoryError (memory that the GPU does not reach, with the remedy),
    ReadOnlyError, NotSupportedError.
    """
    context = context or default_context()
    if block_bytes < 1:
        raise InvalidError(errno.EINVAL, 'block_bytes is %d' % block_bytes)
    to = _side(dst, dst_dim, block_bytes, 'dst', True)
    source = _side(src, src_dim, block_bytes, 'src', False)
    if len(to.planes) != len(source.planes):
        raise InvalidError(errno.EINVAL, 'dst has %d planes of parts of %d bytes, and src has %d'
                           % (len(to.planes), block_bytes, len(source.planes)))
    to_ids, to_view, to_at, count, kind = _ids_of(dst_ids, 'dst_ids')
    its_ids, its_view, its_at, its_count, its_kind = _ids_of(src_ids, 'src_ids')
    if count != its_count:
        raise InvalidError(errno.EINVAL, 'there are %d dst_ids and %d src_ids' % (count, its_count))
    if kind != its_kind:
        raise InvalidError(errno.EINVAL, 'dst_ids and src_ids are of two types; give both as int64')
    counter = _counter(status) if status is not None else None
    if not count or not to.planes:
        return
    views = [view for view in (*to.views, *source.views, to_view, its_view, counter) if view is not None]
    flags = _lib.COPYV_SOONEST if soonest else 0
    if to_view is None or its_view is None:  # made for this call
        flags |= _lib.BLOCKS_IDS_NOW
    if flags & _lib.BLOCKS_IDS_NOW and any(view is not None and view.index is not None
                                           for view in (to_view, its_view)):
        raise InvalidError(errno.EINVAL, 'dst_ids and src_ids: one is on the GPU and the other a list; put '
                           'both there, or give both as lists')
    _queue(to, source, (to_at, its_at, count, kind), block_bytes, counter, views, flags, units, stream,
           context)
    del to_ids, its_ids  # kept until here


def _queue(to: Any, source: Any, ids: Any, nbytes: int, counter: Any, views: Any, flags: int, units: int,
           stream: Any, context: Any) -> None:
    waits = False
    if stream is not None:
        stream = _given_stream(context, stream, views)
        _record(stream, views)
    else:
        stream, waits = _current_stream(context, views)
    planes = (_lib.pl_block_plane * len(to.planes))(*zip(to.planes, source.planes))
    blocks = _lib.pl_blocks(
        flags=flags, id_type=ids[3], planes=planes, n_planes=len(planes), block_bytes=nbytes,
        dst_stride=to.stride, src_stride=source.stride, dst_blocks=to.blocks, src_blocks=source.blocks,
        dst_ids=ids[0], src_ids=ids[1], n=ids[2],
        status=counter.address if counter is not None else None, units=units)
    try:
        _memory.found(lambda: check(lib.pl_copy_blocks(stream._live(), byref(blocks))), context,
                      *[view.obj for view in views])
    except BadMemoryError as e:
        pin = 'make it with peerlane.pinned(), or pin it (t.pin_memory() of torch)'
        named = [(side.what, view, pin) for side in (to, source) for view in side.views]
        raise _told(e, named + [('status', counter, pin)], context, stream.device) from None
    if waits:
        stream.synchronize()
