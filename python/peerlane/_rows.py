# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Tables in memory of the host: pinned() allocates them, kernels of the GPU gather their rows and scatter
into them. Nothing here waits or calls the host once it is queued, so graphs capture it.
"""

from __future__ import annotations

import dataclasses
import errno
import sys
from ctypes import byref
from typing import Any

from . import _array, _dtypes, _frameworks, _index, _lib, _memory, _stream
from ._context import Context, default_context
from ._errors import BadMemoryError, InvalidError, OutOfMemoryError, check
from ._types import DeviceLike, Memory, Shape, StreamLike

lib = _lib.lib

_KINDS = {_lib.MEM_HOST: 'host', _lib.MEM_PINNED: 'pinned', _lib.MEM_DEVICE: 'device',
          _lib.MEM_MANAGED: 'managed'}
WIDE = 2 << 20
_IDS = {'int32': _lib.ID_INT32, 'int64': _lib.ID_INT64}


@dataclasses.dataclass(frozen=True)
class MemoryInfo:
    """
    What memory is. kind: "host" (pageable), "pinned", "device" or "managed". device: whose, or pinned
    for which, or "". address, nbytes: of the allocation that holds it; 0 bytes: not known. gpu_page:
    bytes of the entries that map pinned memory for the GPU, 0: not known. wide: that they have 2 MiB,
    so that kernels read small rows of it at the link's speed. why_not_wide: in words, or "".
    """

    kind: str
    device: str
    address: int
    nbytes: int
    gpu_page: int
    wide: bool
    why_not_wide: str

    def __str__(self) -> str:
        words = self.kind + (' memory of %s' % self.device if self.device else ' memory')
        if self.kind == 'pinned':
            words += ', wide' if self.wide else ', not wide' + (
                ': ' + self.why_not_wide if self.why_not_wide else '')
        return words


def _about(address, context):
    info = _lib.pl_mem_info()
    check(lib.pl_mem_info(context._live(), address, byref(info)))
    return info


def memory_info(obj: Memory, *, context: Context | None = None) -> MemoryInfo:
    """What the memory of an array of any library is: on a device, pinned, wide or why it is not."""
    context = context or default_context()
    address, _, _ = _memory.source(obj)
    if not address:
        raise InvalidError(errno.EINVAL, '%s has no bytes, and so no memory' % _memory.called(obj))
    _memory.introduce(obj, context)
    info = _about(address, context)
    return MemoryInfo(_KINDS.get(info.kind, str(info.kind)), _lib.words(info.dev_name),
                      info.base or address, info.len, info.gpu_page, info.gpu_page >= WIDE,
                      _lib.words(info.why_not_wide))


def _numpy_dtype(numpy, dtype):
    """numpy's own, else that of ml_dtypes, else plain bytes of that width, as loaders have it."""
    if dtype.typestr is not None:
        return numpy.dtype(dtype.typestr)
    try:
        import ml_dtypes
        return numpy.dtype(getattr(ml_dtypes, dtype.name))
    except (ImportError, AttributeError):
        return numpy.dtype('u2' if dtype.itemsize == 2 else 'u1')


def _torch_dtype(torch, dtype):
    found = getattr(torch, dtype.name, None)
    if found is None:
        raise InvalidError(errno.EINVAL, 'this torch has no %s; use framework="peerlane", or another '
                           'dtype of as many bytes' % dtype)
    return found


def _taken_over(array, name, dtype):
    """An array of ours on memory that the host addresses, as one of torch's or numpy's."""
    if name == 'peerlane':
        return array
    nbytes = array.nbytes
    plain = array.view(0, nbytes, 'uint8')
    if name == 'torch':
        import torch
        return torch.from_dlpack(plain).view(_torch_dtype(torch, dtype)).reshape(array.shape)
    import numpy
    return numpy.asarray(plain).view(_numpy_dtype(numpy, dtype)).reshape(array.shape)


def pinned(shape: Shape, dtype: object = 'float32', device: DeviceLike = 'gpu:0', *,
           framework: str | None = None, context: Context | None = None) -> Any:
    """
    New host memory, pinned for a GPU and all others of its driver, zeroed, for tables that its kernels
    read: empty(..., pinned=True) as a tensor. From 2 MiB on it is wide where it can be;
    memory_info() says whether, and why not.

    shape, dtype, device: as for empty(). framework: "torch", "numpy" or "peerlane"; None: torch where
    the program has imported it, else numpy, else peerlane. The memory goes with the last tensor on it,
    after the work that GPUs have queued. A child of fork() does not have it.

    Raises InvalidError, DeviceError with the reason, OutOfMemoryError with what is free.
    """
    if framework in ('cupy', 'jax', 'flax'):
        raise InvalidError(errno.EINVAL, '%s has no pinned memory of the host; give framework="torch", '
                           '"numpy" or "peerlane"' % framework)
    frame = _frameworks.framework(framework, 'host')
    array = _array.empty(shape, dtype, device, pinned=True, context=context)
    return _taken_over(array, frame.name, array.dtype)


# What an array is.

class _View:
    """An array as rows are taken of it. strides: in bytes. index: of the CUDA device, or None."""

    __slots__ = ('obj', 'library', 'address', 'shape', 'strides', 'dtype', 'index', 'readonly')

    def __init__(self, obj, library, address, shape, strides, dtype, index=None, readonly=False):
        self.obj = obj
        self.library = library
        self.address = address
        self.shape = shape
        self.strides = strides
        self.dtype = dtype
        self.index = index
        self.readonly = readonly

    def count(self):
        return _array._count(self.shape)


_dtypes_of: dict[Any, Any] = {}  # by another library's dtype: ours


def _dtype_of(dtype):
    found = _dtypes_of.get(dtype)
    if found is None:
        found = _dtypes.dtype(dtype)
        if len(_dtypes_of) < 256:
            _dtypes_of[dtype] = found
    return found


def _view_of_torch(obj):
    if obj.is_conj() or obj.is_neg():
        raise InvalidError(errno.EINVAL, '%s has signs that are still to be changed; use '
                           't.resolve_conj().resolve_neg()' % _memory.called(obj))
    dtype, address = _dtype_of(obj.dtype), obj.data_ptr()
    if not address and obj.numel():
        raise BadMemoryError(errno.EFAULT, '%s has no memory: it is on the device "%s", or its storage '
                             'was freed' % (_memory.called(obj), obj.device))
    item = dtype.itemsize
    return _View(obj, 'torch', address, tuple(obj.shape), [one * item for one in obj.stride()], dtype,
                 obj.get_device() if obj.is_cuda else None)


def _c_strides(shape, item):
    return [one * item for one in _frameworks.strides(shape)]


def _view_of_own(obj):
    address, _, block = _memory._own(obj, False)
    index = int(block.device[5:]) if block.device.startswith('cuda:') else None
    return _View(obj, 'peerlane', address, obj.shape, _c_strides(obj.shape, obj.itemsize), obj.dtype,
                 index)


def _view_of_numpy(obj):
    address, readonly = obj.__array_interface__['data']
    return _View(obj, 'numpy', address, obj.shape, obj.strides, _dtype_of(obj.dtype), None, readonly)


def _view_of_cupy(obj):
    return _View(obj, 'cupy', obj.data.ptr, obj.shape, obj.strides, _dtype_of(obj.dtype),
                 obj.device.id)


def _view_of_cuda(obj):
    about = obj.__cuda_array_interface__
    dtype = _dtype_of(about['typestr'])
    shape = tuple(about['shape'])
    address, readonly = about['data']
    return _View(obj, 'cuda', address or 0, shape, about.get('strides') or
                 _c_strides(shape, dtype.itemsize), dtype, None, readonly)


_viewers: dict[type, Any] = {}


def _viewer_of(obj, what):
    kind = type(obj)
    if hasattr(kind, '_peerlane_block'):
        found = _view_of_own
    elif _memory._is_torch(kind):
        found = _view_of_torch
    elif _memory._is_numpy(kind):
        found = _view_of_numpy
    elif kind.__module__.split('.')[0] == 'cupy':
        found = _view_of_cupy
    elif hasattr(obj, '__cuda_array_interface__'):
        found = _view_of_cuda
    else:
        raise TypeError('%s: give a tensor of torch, an array of numpy or cupy, or a peerlane.Array, and no %s'
                        % (what, kind.__name__))
    if len(_viewers) >= 256:  # a program may make types as it goes
        _viewers.clear()
    _viewers[kind] = found
    return found


def _view(obj, what, writes=False):
    """What an array is. what: "the table" and the like, for errors."""
    found = (_viewers.get(type(obj)) or _viewer_of(obj, what))(obj)
    if writes and found.readonly:
        raise _memory.read_only(obj, 'give one that may be written')
    return found


def _rows_in(view, lead, what):
    """(bytes of a row, bytes from one row to the next) of an array whose first `lead` dimensions
    number the rows."""
    row = view.dtype.itemsize
    shape, strides = view.shape, view.strides
    fits = True
    for i in range(len(shape) - 1, lead - 1, -1):
        fits = fits and (shape[i] == 1 or strides[i] == row)
        row *= shape[i]
    step = after = 0
    for i in range(lead - 1, -1, -1):
        if shape[i] == 1:
            continue
        if not after:
            step = strides[i]
        elif strides[i] != after:
            fits = False
        after = strides[i] * shape[i]
    step = step or row
    if (not fits or step < row) and view.count():
        raise InvalidError(errno.EINVAL, 'rows of %s, %s with strides of %s bytes, are not contiguous, '
                           'or not one after the other; make it so: t.contiguous() of torch, '
                           'ascontiguousarray() of numpy and cupy'
                           % (what, _memory.called(view.obj), tuple(strides)))
    return row, step


def _ids(ids, addresses):
    view = _view(ids, 'ids')
    kind = _IDS.get(view.dtype.name)
    if addresses:
        kind = _lib.ID_ADDRESS if view.dtype.name in ('int64', 'uint64') else None
    if kind is None:
        raise InvalidError(errno.EINVAL, 'ids are %s; give %s' % (
            view.dtype, 'addresses as int64' if addresses else
            'the numbers of its rows: mask.nonzero()[:, 0] of torch, mask.nonzero()[0] of numpy and cupy'
            if view.dtype.name == 'bool' else
            'int32 or int64: ids.to(torch.int64) of torch, ids.astype("int64") of numpy and cupy'))
    item = view.dtype.itemsize
    if view.count() and not _contiguous(view, item):
        raise InvalidError(errno.EINVAL, 'ids, %s, are not contiguous; use ids.contiguous() of torch, '
                           'ascontiguousarray() of numpy and cupy' % _memory.called(ids))
    return view, kind


def _contiguous(view, item):
    for n, stride in zip(reversed(view.shape), reversed(view.strides)):
        if n != 1 and stride != item:
            return False
        item *= n
    return True


def _counter(status):
    view = _view(status, 'status', writes=True)
    if view.dtype.name not in ('int64', 'uint64') or view.count() != 1:
        raise InvalidError(errno.EINVAL, 'status is %s of %s: give one int64, as '
                           'torch.zeros(1, dtype=torch.int64, device=...)'
                           % (_memory.called(status), view.dtype))
    return view


# Where it runs.

def _place(view, context):
    """(the device that an array is on, or None; the device that it is pinned for, or None)"""
    if view.index is not None:
        return 'cuda:%d' % view.index, None
    if not view.address:
        return None, None
    if view.library == 'cuda':
        _memory.introduce(view.obj, context)
    info = _about(view.address, context)
    name = _lib.words(info.dev_name) or None
    return (name, None) if info.kind == _lib.MEM_DEVICE else (None, name)


def _device(views, context):
    """The name of the device whose kernels are to run: the first that an array is on, or is pinned
    for."""
    known = None
    for view in views:
        on, pinned_for = _place(view, context)
        if on is not None:
            return on
        known = known or pinned_for
    if known is None:
        raise BadMemoryError(errno.EFAULT, '%s; %s' % (
            'kernels of no GPU can access the table, the ids or the rows: all are pageable memory of the '
            'host', 'make the table with peerlane.pinned(), or pin it (t.pin_memory() of torch), and '
            'give ids on the GPU'))
    return known


def _own_stream(context, device):
    """The package's, for arrays whose libraries have no streams."""
    key = (context.device(device).name, None)
    kept = context._streams.get(key)
    if kept is None or kept._handle is None or kept._handle.ptr is None:
        kept = _stream.Stream(key[0], context=context)
        context._streams[key] = kept
    return kept


def _given_stream(context, stream, views):
    """The Stream that a caller named."""
    if isinstance(stream, _stream.Stream):
        return stream
    index = getattr(getattr(stream, 'device', None), 'index', getattr(stream, 'device_id', None))
    device = 'cuda:%d' % index if isinstance(index, int) and index >= 0 else _device(views, context)
    return _stream.wrapped(context, context.device(device).name, _stream.handle_of(stream))


def _current_stream(context, views):
    """
    (stream, whether the call has to wait for it): the current one of torch or cupy, if an array of
    theirs is on the GPU, else one of the package's.
    """
    chosen, library = None, None
    for view in views:
        if view.index is None and view.library != 'cuda':
            continue
        if view.library == 'peerlane' or view.library == library:
            continue
        if type(view.obj) not in _memory.ordering:
            _memory._learn(view.obj)
        if library is None:
            after = _memory.order_of(view.obj, context)
            chosen = getattr(after, 'stream', None)
            library = view.library
        else:  # of another library: what it has queued comes before
            _memory.settle(view.obj, context)
    if chosen is not None:
        return chosen, False
    return _own_stream(context, _device(views, context)), True


def _record(stream, views):
    """Tells torch's allocator that its memory is used on a stream that is not the current one."""
    used = [view for view in views if view.library == 'torch' and view.index is not None]
    if not used:
        return
    torch = sys.modules['torch']
    handle = stream.handle
    for view in used:
        if torch.cuda.current_stream(view.index).cuda_stream != handle:
            view.obj.record_stream(torch.cuda.ExternalStream(handle, device=view.index))


# New arrays.

def _new_out(context, shape, ids, table, stream):
    """An array for rows that are gathered: of the library that has ids or table on the GPU, else of the
    table's."""
    like = next((view for view in (ids, table) if view.index is not None and
                 view.library in ('torch', 'cupy')), table)
    dtype = table.dtype
    device = stream.device if stream is not None else _device((ids, table), context)
    if like.library == 'torch' and device.startswith('cuda:'):
        import torch
        kind = table.obj.dtype if _memory._is_torch(type(table.obj)) else _torch_dtype(torch, dtype)
        try:
            if stream is None or torch.cuda.current_stream(device).cuda_stream == stream.handle:
                return torch.empty(shape, dtype=kind, device=device)
            # Memory that torch gives out belongs to the stream that is current then.
            with torch.cuda.stream(torch.cuda.ExternalStream(stream.handle, device=device)):
                return torch.empty(shape, dtype=kind, device=device)
        except torch.cuda.OutOfMemoryError as e:
            raise OutOfMemoryError(errno.ENOMEM, str(e)) from e
    if like.library == 'cupy':
        import cupy
        import numpy
        with cupy.cuda.Device(int(device[5:])):
            if stream is None:
                return cupy.empty(shape, _numpy_dtype(numpy, dtype))
            with cupy.cuda.ExternalStream(stream.handle):
                return cupy.empty(shape, _numpy_dtype(numpy, dtype))
    array = _array.empty(shape, dtype, device, context=context)
    if device.startswith('cuda:') or array._block.dlpack is None:
        return array
    return _taken_over(array, like.library if like.library in ('torch', 'numpy') else 'peerlane', dtype)


def _told(failure, rows, context, device):
    """Why kernels cannot access one of the memories, in this package's words."""
    for what, view, remedy in rows:
        if view is None or not view.address:
            continue
        info = _about(view.address, context)
        if info.kind == _lib.MEM_HOST:
            return BadMemoryError(errno.EFAULT, '%s, %s, is pageable memory of the host, which kernels of '
                                  '%s cannot access; %s' % (what, _memory.called(view.obj), device,
                                                            remedy))
        on = _lib.words(info.dev_name)
        if info.kind == _lib.MEM_DEVICE and on != device and 'cannot access' in failure.strerror:
            return BadMemoryError(errno.EFAULT, '%s, %s, is on %s, which kernels of %s cannot access; copy '
                                  'it there, or put it in peerlane.pinned(), which all GPUs reach'
                                  % (what, _memory.called(view.obj), on, device))
    return failure


def _queue(call, table, ids, kind, array, row, status, stream, scratch, units, context, wait):
    """
    Puts the kernel on a stream, and waits for it if asked to. row: (bytes of a row, step in the table,
    step in the array).
    """
    views = [view for view in (array, ids, table, status, scratch) if view is not None]
    waits = False
    if stream is None:
        stream, waits = _current_stream(context, views)
    else:
        _record(stream, views)
    nbytes, table_step, array_step = row
    rows = _lib.pl_rows(
        id_type=kind, table=table.address if table is not None else None,
        table_rows=table.shape[0] if table is not None else 0, table_stride=table_step,
        array=array.address, array_stride=array_step, row_bytes=nbytes, ids=ids.address, n=ids.count(),
        status=status.address if status is not None else None,
        scratch=scratch.address if scratch is not None else None,
        scratch_len=scratch.count() * scratch.dtype.itemsize if scratch is not None else 0, units=units)
    try:
        _memory.found(lambda: check(call(stream._live(), byref(rows))), context,
                      *[view.obj for view in views])
    except BadMemoryError as e:
        pin = 'make it with peerlane.pinned(), or pin it (t.pin_memory() of torch)'
        move = 'put it on the GPU (t.to("cuda") of torch), or in peerlane.pinned()'
        named = (('the table', table, pin), ('the ids', ids, move), ('the array of rows', array, move),
                 ('status', status, move), ('scratch', scratch, 'put it on the GPU'))
        raise _told(e, named, context, stream.device) from None
    if waits or wait:
        stream.synchronize()


def _table(table, writes=False):
    view = _view(table, 'the table', writes)
    if not view.shape:
        raise InvalidError(errno.EINVAL, 'the table is %s: it has no dimension that numbers its rows'
                           % _memory.called(table))
    return view


def _array_for(obj, ids, table, what, writes):
    """The array of rows, as large as the ids and the table ask for."""
    view = _view(obj, what, writes)
    lead = len(ids.shape)
    want = ids.shape + (table.shape[1:] if table is not None else view.shape[lead:])
    if tuple(view.shape) != tuple(want):
        raise InvalidError(errno.EINVAL, '%s has the shape %s; as many ids and such rows take %s'
                           % (what, tuple(view.shape), tuple(want)))
    if table is not None and view.dtype != table.dtype:
        raise InvalidError(errno.EINVAL, '%s is %s, and the table is %s; rows are copied as they are: give '
                           'it the dtype of the table' % (what, view.dtype, table.dtype))
    return view


def _taken(table, ids, array, stream, context):
    """Ids as kernels take them, and whether they were copied to the GPU for that."""
    def place():
        views = [_view(array, 'the array of rows'), table] if array is not None else [table]
        return _given_stream(context, stream, views).device if stream is not None else _device(views, context)
    return _index.taken(ids, table.shape[0], place, context) if table is not None else (ids, False)


def gather(table: Memory | None, ids: Any, out: Memory | None = None, *,
           status: Memory | None = None, stream: StreamLike | None = None,
           scratch: Memory | None = None, units: int = 0, context: Context | None = None) -> Any:
    """
    Copies rows of a table into an array, by a kernel of the GPU: out[i] = table[ids[i]]. Returns out.

    table: an array whose rows (all dimensions but the first) are contiguous, in pinned memory of the
    host, on the GPU, or on a neighbour that it reaches; None: ids are addresses of rows, which nobody
    checks, and out is needed. ids: int32 or int64, of any shape, on the GPU or pinned. out: of the shape
    ids.shape + table.shape[1:]; None: a new one on the GPU. A row whose id is out of range (a negative
    one, too) is zeroed. status: one int64 on the GPU or pinned, to which the number of these is added.
    ids that kernels cannot read, as a list, a number, a slice, a mask, or an array in ordinary memory of the
    host, are taken as numpy's [] takes them: negative ones count from the end, one of no row is a
    RangeError. They are copied to the GPU, and the kernel is waited for.
    scratch: memory of the GPU of gather_scratch() bytes, for graphs. units: how many of the GPU's
    processors the kernel may have; 0: as many as it takes.

    It is queued on the current stream of torch or cupy, as a kernel of theirs is, and not waited for; on
    `stream` if it is given. Where no array of theirs is on the GPU, the package has a stream, and waits
    for it. What is not torch's memory of the GPU has to be kept until the stream is through.

    Raises InvalidError, BadMemoryError (memory that the GPU does not reach, with the remedy),
    ReadOnlyError, NotSupportedError, OutOfMemoryError.
    """
    context = context or default_context()
    source = _table(table) if table is not None else None
    ids, copied = _taken(source, ids, out, stream, context)
    which, kind = _ids(ids, table is None)
    counter = _counter(status) if status is not None else None
    space = _view(scratch, 'scratch', writes=True) if scratch is not None else None
    to = _array_for(out, which, source, 'out', True) if out is not None else None
    if stream is not None:
        stream = _given_stream(context, stream,
                               [view for view in (to, which, source) if view is not None])
    nbytes, step = _rows_in(source, 1, 'the table') if source is not None else (0, 0)
    if to is None:
        if source is None:
            raise InvalidError(errno.EINVAL, 'ids that are addresses do not say how long rows are: give '
                               'out=')
        out = _new_out(context, which.shape + source.shape[1:], which, source, stream)
        to = _view(out, 'out', True)
    to_bytes, to_step = _rows_in(to, len(which.shape), 'out')
    if to.count():
        _queue(lib.pl_gather, source, which, kind, to, (nbytes or to_bytes, step, to_step), counter,
               stream, space, units, context, copied)
    return out


def scatter(table: Memory | None, ids: Any, rows: Memory, *, status: Memory | None = None,
            stream: StreamLike | None = None, units: int = 0,
            context: Context | None = None) -> None:
    """
    Copies rows of an array into a table, by a kernel of the GPU: table[ids[i]] = rows[i].

    As gather(), the other way. A row whose id is out of range goes nowhere, and is counted in status. If
    an id occurs twice, one of its rows is the one that stays. table in memory of the host is written when
    the stream gets there: wait for it before the CPU reads.
    """
    context = context or default_context()
    to = _table(table, writes=True) if table is not None else None
    ids, copied = _taken(to, ids, rows, stream, context)
    which, kind = _ids(ids, table is None)
    counter = _counter(status) if status is not None else None
    source = _array_for(rows, which, to, 'rows', False)
    if stream is not None:
        stream = _given_stream(context, stream,
                               [view for view in (source, which, to) if view is not None])
    nbytes, step = _rows_in(to, 1, 'the table') if to is not None else (0, 0)
    its_bytes, its_step = _rows_in(source, len(which.shape), 'rows')
    if source.count():
        _queue(lib.pl_scatter, to, which, kind, source, (nbytes or its_bytes, step, its_step), counter,
               stream, None, units, context, copied)


def gather_scratch(table: Memory, ids: Memory) -> int:
    """
    Bytes of memory of the GPU that gather() of so many ids wants, to take rows of a large table that is
    not wide in the order of where they lie. 0: it takes them as given in any case. Only a call that is
    captured into a graph has to be given them, as scratch=; elsewhere the library has its own.
    """
    view = _table(table)
    which, kind = _ids(ids, False)
    nbytes, step = _rows_in(view, 1, 'the table')
    if not nbytes or not which.count() or not view.shape[0]:
        return 0
    rows = _lib.pl_rows(id_type=kind, table=view.address, table_rows=view.shape[0], table_stride=step,
                        row_bytes=nbytes, ids=which.address, n=which.count())
    return int(_lib.quick.pl_rows_scratch(byref(rows)))
