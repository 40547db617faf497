# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Whose memory is this: from an array of any library to an address and a length, without a copy.

`target(obj)` is for bytes that are read into memory, `source(obj)` for those that are written out
of it. Both give (address, bytes, keep): `keep` must live as long as somebody uses the address.

What is understood, in this order: arrays of this package, torch's tensors, what has
`__cuda_array_interface__` (cupy, numba), the buffer protocol (numpy, bytearray, memoryview, array,
mmap, ctypes), what has `__dlpack__`.
"""

from __future__ import annotations

import ctypes
import errno
import operator
import sys
from ctypes import c_char, c_int, c_ssize_t, c_void_p

from . import _dlpack, _lib
from ._errors import (BadMemoryError, DeviceError, InvalidError, NotSupportedError, PeerlaneError,
                      ReadOnlyError, check, error)

_from_buffer = c_char.from_buffer
_addressof = ctypes.addressof
_ADDRESSES = 1 << 64


class Span:
    """
    Memory by its address, for memory that no array library knows.

    address: where it begins, in the host or on a device. nbytes: how long it is. owner: kept alive
    with the span, or None. readonly: that nothing may be read into it.
    """

    __slots__ = ('address', 'nbytes', 'owner', 'readonly')

    def __init__(self, address: int, nbytes: int, owner: object = None,
                 readonly: bool = False) -> None:
        if address < 0 or nbytes < 0 or address + nbytes > _ADDRESSES:
            raise invalid('no memory begins at %d and has %d bytes' % (address, nbytes))
        self.address = address
        self.nbytes = nbytes
        self.owner = owner
        self.readonly = readonly

    def __repr__(self):
        return 'Span(0x%x, %d)' % (self.address, self.nbytes)


class Py_buffer(ctypes.Structure):
    """The interpreter's own struct of that name."""

    _fields_ = [
        ('buf', c_void_p),
        ('obj', c_void_p),
        ('len', c_ssize_t),
        ('itemsize', c_ssize_t),
        ('readonly', c_int),
        ('ndim', c_int),
        ('format', c_void_p),
        ('shape', c_void_p),
        ('strides', c_void_p),
        ('suboffsets', c_void_p),
        ('internal', c_void_p),
    ]


_get_buffer = ctypes.pythonapi.PyObject_GetBuffer
_get_buffer.argtypes = (ctypes.py_object, ctypes.POINTER(Py_buffer), c_int)
_get_buffer.restype = c_int
_release_buffer = ctypes.pythonapi.PyBuffer_Release
_release_buffer.argtypes = (ctypes.POINTER(Py_buffer),)
_release_buffer.restype = None


class _Export:
    """A buffer that an object has exported, until this goes."""

    __slots__ = ('view',)

    def __init__(self, obj):
        self.view = None
        view = Py_buffer()
        _get_buffer(obj, view, 0)  # PyBUF_SIMPLE: contiguous bytes, which may be read-only
        self.view = view

    def __del__(self):
        if getattr(self, 'view', None) is not None:
            _release_buffer(self.view)


def invalid(said):
    return InvalidError(errno.EINVAL, said)


def read_only(obj, remedy):
    return ReadOnlyError(errno.EINVAL, '%s is read-only: nothing can be read into it; %s'
                         % (called(obj), remedy))


def not_contiguous(obj, writable, new, copied):
    """
    writable: bytes were to be read into it, so that a copy of it would get them, and it would not.
    new, copied: expressions for contiguous memory of its kind, and for a copy of it.
    """
    remedy = 'read into b = %s, then copy it: %s' % new if writable else 'write %s' % copied
    return invalid('%s is not C-contiguous: its bytes do not lie one after the other; %s'
                   % (called(obj), remedy))


def too_much(size, nbytes, obj):
    return invalid('size=%d, but %s has %d bytes' % (size, called(obj), nbytes))


OFFSET_MAX = (1 << 63) - 1  # what off_t holds


def offset_of(offset, size=0):
    """An offset into a file, where it is one. Numbers of C would be cut to their size in silence."""
    for name, number in (('offset', offset), ('size', size)):
        try:
            operator.index(number)
        except TypeError:
            raise TypeError('%s=%r is no integer; it is a number of bytes' % (name, number)) from None
    if offset < 0:
        raise invalid('offset=%d is negative' % offset)
    if offset > OFFSET_MAX:
        raise invalid('offset=%d lies past what any file can have; it is in bytes' % offset)
    return operator.index(offset)


def called(obj):
    """An array in words: "a numpy.ndarray of shape (3, 4)"."""
    kind = type(obj)
    name = kind.__name__ if kind.__module__ == 'builtins' else '%s.%s' % (kind.__module__,
                                                                         kind.__name__)
    shape = getattr(obj, 'shape', None)
    return 'a %s%s' % (name, '' if shape is None else ' of shape %s' % (tuple(shape),))


def _own(obj, writable):
    block = obj._block
    if block is None or block.ptr is None:
        raise obj._gone()
    return obj.ptr, obj.nbytes, block


def _span(obj, writable):
    if writable and obj.readonly:
        raise read_only(obj, 'make the span with readonly=False if its memory may change')
    return obj.address, obj.nbytes, obj


def _torch(torch):
    """A reader of tensors. It is called for every small read: each look at a tensor counts."""
    # Dtypes whose bytes may be another tensor's, with signs still to be changed: complex numbers,
    # and what they are made of. And whether it is those of complex numbers.
    signed = {one: one.is_complex for one in list(vars(torch).values())
              if isinstance(one, torch.dtype) and (one.is_complex or one.is_floating_point)}

    def no_plain_memory(obj):
        return invalid('%s has the layout %s, which is no plain memory; use t.to_dense(), or each of '
                       'the tensors that it is made of' % (called(obj), obj.layout))

    def read(obj, writable):
        try:
            contiguous = obj.is_contiguous()
        except RuntimeError as e:  # compressed layouts do not have it
            raise no_plain_memory(obj) from e
        if not contiguous:
            if 'strided' not in str(obj.layout):
                raise no_plain_memory(obj)
            raise not_contiguous(obj, writable, (
                'torch.empty_like(t, memory_format=torch.contiguous_format)', 't.copy_(b)'),
                't.contiguous()')
        kind = signed.get(obj.dtype)
        if kind is not None:
            if obj.is_neg():
                raise invalid('a tensor with its negative bit set is no plain memory; use '
                              't.resolve_neg()')
            if kind and obj.is_conj():
                raise invalid('a tensor with its conjugate bit set is no plain memory; use '
                              't.resolve_conj()')
        nbytes = obj.nbytes
        address = obj.data_ptr()
        if not address and nbytes:
            raise BadMemoryError(errno.EFAULT, '%s has no memory: it is on the device "%s", or its '
                                 'storage was freed; make it anew with torch.empty()'
                                 % (called(obj), obj.device))
        return address, nbytes, obj
    return read


def _cuda_array(obj, writable):
    about = obj.__cuda_array_interface__
    address, readonly = about['data']
    if writable and readonly:
        raise read_only(obj, 'read into an array that may be written')
    count = 1
    for n in about['shape']:
        count *= n
    itemsize = int(about['typestr'][2:])
    strides = about.get('strides')
    if strides is not None and count and not _dlpack.is_contiguous(about['shape'], strides,
                                                                   itemsize):
        raise not_contiguous(obj, writable, ('cupy.empty(a.shape, a.dtype)', 'a[...] = b'),
                             'cupy.ascontiguousarray(a)')
    return address or 0, count * itemsize, obj


def _numpy(obj, writable):
    if obj.dtype.hasobject:
        raise invalid('%s with dtype %s holds Python objects, not bytes; use a dtype of numbers'
                      % (called(obj), obj.dtype))
    try:
        return _addressof(_from_buffer(obj)), obj.nbytes, obj
    except (TypeError, ValueError):  # read-only, empty, of a type that buffers cannot tell of
        pass
    if not obj.flags.c_contiguous:
        raise not_contiguous(obj, writable, ('numpy.empty(a.shape, a.dtype)', 'a[...] = b'),
                             'numpy.ascontiguousarray(a)')
    address, readonly = obj.__array_interface__['data']
    if writable and readonly:
        raise read_only(obj, 'use a.copy(), or a.flags.writeable = True if the memory is yours')
    return address, obj.nbytes, obj


def _bytearray(obj, writable):
    try:
        export = _from_buffer(obj)
    except ValueError:  # empty
        return 0, 0, obj
    return _addressof(export), len(obj), export


def _buffer(obj, writable):
    """Whatever exports a buffer. `keep` holds the export, so that a bytearray cannot be resized."""
    try:
        export = _Export(obj)
    except (BufferError, ValueError) as e:
        raise not_contiguous(obj, writable, ('bytearray(m.nbytes)', 'm[:] = b, cast to its format'),
                             'bytes(m)') from e
    view = export.view
    if writable and view.readonly:
        raise read_only(obj, 'use a bytearray or a numpy array')
    return view.buf or 0, view.len, export


def _dlpack_array(obj, writable):
    about = _dlpack.look_at(obj)
    if writable and about.readonly:
        raise read_only(obj, 'read into peerlane.empty() and hand that to from_dlpack()')
    if not about.contiguous:
        raise not_contiguous(obj, writable, ('peerlane.empty(a.shape, dtype, device)',
                                             'by the library that a is of'), 'a contiguous copy')
    return about.address, about.nbytes, about


def _jax(obj, writable):
    if writable:
        raise read_only(obj, "jax's arrays never change: read into peerlane.empty() and hand that "
                        'to jax.dlpack.from_dlpack()')
    return _dlpack_array(obj.block_until_ready(), writable)


def _is_torch(kind):
    return any(base.__name__ == 'Tensor' and base.__module__.split('.')[0] == 'torch'
               for base in kind.__mro__)


def _is_numpy(kind):
    numpy = sys.modules.get('numpy')
    return numpy is not None and issubclass(kind, numpy.ndarray)


def _reader_of(obj):
    """The function that understands an object, by its type."""
    kind = type(obj)
    if isinstance(obj, Span):
        return _span
    if hasattr(kind, '_peerlane_block'):
        return _own
    if _is_torch(kind):
        return _torch(sys.modules['torch'])
    if _is_numpy(kind):
        return _numpy
    if kind is bytearray:
        return _bytearray
    if kind.__module__.split('.')[0] in ('jax', 'jaxlib'):
        return _jax
    if hasattr(obj, '__cuda_array_interface__'):
        return _cuda_array
    try:
        _Export(obj)
        return _buffer
    except (BufferError, ValueError):  # it exports buffers, but not of these bytes
        return _buffer
    except TypeError:
        pass
    if hasattr(obj, '__dlpack__'):
        return _dlpack_array
    raise TypeError('%s is no memory: give a numpy, torch, cupy or jax array, a peerlane.Array, a '
                    'bytearray, or what has __dlpack__, __cuda_array_interface__ or the buffer '
                    'protocol' % called(obj))


_readers = {}  # by type: (reader, order); order as in `ordering`, or None
ordering = {}  # by type: order(obj, context), for arrays that a GPU may have work for
_places = {}  # by type: a function for the name of the device that an array is on, or None
_STREAMS_MAX = 64
# CUDA's handles of default streams: they mean another stream in another context or thread.
_DEFAULT_HANDLES = 2
_READERS_MAX = 256  # a program may make types as it goes: ctypes' arrays are of one for each length


def _learn(obj):
    reader = _reader_of(obj)
    if len(_readers) >= _READERS_MAX:
        _readers.clear()
        ordering.clear()
        _places.clear()
    kind = type(obj)
    order = None
    if _is_torch(kind):
        order = _torch_order(sys.modules['torch'])
    elif reader is _cuda_array:
        cupys = kind.__module__.split('.')[0] == 'cupy'
        order = _cupy_order(sys.modules['cupy']) if cupys else _order_named
    if order is not None:
        ordering[kind] = order
    if _is_torch(kind):
        _places[kind] = lambda obj: 'cuda:%d' % obj.get_device() if obj.is_cuda else None
    elif reader in (_cuda_array, _dlpack_array, _jax):
        _places[kind] = _place_by_dlpack
    learnt = _readers[kind] = reader, order
    return learnt


def target(obj):
    """Memory that bytes may be read into: (address, bytes, keep)."""
    return (_readers.get(type(obj)) or _learn(obj))[0](obj, True)


def source(obj):
    """Memory that bytes may be written out of: (address, bytes, keep)."""
    return (_readers.get(type(obj)) or _learn(obj))[0](obj, False)


def _place_by_dlpack(obj):
    if not hasattr(obj, '__dlpack_device__'):
        return 'cuda:current'
    kind, index = obj.__dlpack_device__()
    return 'cuda:%d' % index if kind == _dlpack.CUDA else None


def introduce(obj, context, failed=False):
    """
    Opens the device that another library's array is on: ours looks for memory on open ones only.
    failed: the memory was not found, so a Span's, which may be the host's, is opened, too. Returns
    whether one was opened now.
    """
    place = _places.get(type(obj))
    if place is None and not (failed and isinstance(obj, Span)):
        return False
    name = 'cuda:current' if place is None else place(obj)
    try:
        return name is not None and context._opened_now(name)
    except (DeviceError, NotSupportedError):
        return False


def found(call, context, *arrays):
    """What call() gives; made again if memory was not found, and a device was opened for it."""
    try:
        return call()
    except BadMemoryError:
        if not any([introduce(one, context, failed=True) for one in arrays]):
            raise
        return call()


# An order gives a call's options with the current stream of the array's library as their `after`: so
# our library keeps the order, and a small transfer need not ask first whether the stream has work. A
# kept default stream may be that of another thread or context: here_now() looks, or the call does
# (IO_AFTER_HERE). Where the driver is too old for `after`, the array's library waits, and it is None.


def _torch_order(torch):
    raw_of = getattr(torch._C, '_cuda_getCurrentRawStream', None)

    def wait(obj):
        if obj.is_cuda:
            torch.cuda.current_stream(obj.get_device()).synchronize()

    def order(obj, context):
        index = obj.get_device()
        if index < 0:
            return None
        raw = raw_of(index)
        after = context._afters.get((index, raw))
        if after is None and obj.is_cuda:
            after = _after(context, index, raw)
        return after or wait(obj)
    return order if raw_of is not None else lambda obj, context: wait(obj)


def _cupy_order(cupy):
    current = cupy.cuda.get_current_stream

    def wait(obj):
        # Each device has a current stream, and the default ones of all have the same handle.
        with obj.device:
            current().synchronize()

    def order(obj, context):
        index = obj.device.id
        try:
            raw = current(index).ptr
        except TypeError:  # before cupy 10 it took no device
            return wait(obj)
        after = context._afters.get((index, raw))
        if after is None:
            after = _after(context, index, raw)
        return after or wait(obj)
    return order


def _after(context, index, raw):
    """
    Options of calls after a stream of a program's, by its handle, kept for the next ones; False:
    there are none. They keep the wrapped stream, and their users keep them while they call.
    """
    from ._stream import Stream
    try:
        stream = Stream('cuda:%d' % index, raw, context=context)
        after = _lib.pl_io_opts(after=stream._live(),
                                flags=_lib.IO_AFTER_HERE if raw <= _DEFAULT_HANDLES else 0)
        after.stream, after.key = stream, (index, raw)
    except NotSupportedError:
        after = False
    if len(context._afters) >= _STREAMS_MAX:
        context._afters.clear()
    context._afters[index, raw] = after
    return after


def here_now(after, context):
    """What an order gave, or the same anew if it is not this thread's and its context's stream."""
    if after is None or not after.flags or _lib.quick.pl_stream_is(after.after, after.key[1]):
        return after
    return _after(context, *after.key) or None


def _order_named(obj, context):
    """Waits for the stream that `__cuda_array_interface__` names, as its version 3 asks for."""
    about = obj.__cuda_array_interface__
    handle, address = about.get('stream'), about['data'][0]
    introduce(obj, context)
    if handle is None or not address:
        return
    from ._stream import stream_for
    try:
        stream_for(context, handle, address).synchronize()
    except PeerlaneError as e:
        raise error(e.errno, '%s names the stream %d, which cannot be waited for (%s); synchronize '
                    'it, and give the memory as peerlane.Span(address, nbytes)'
                    % (called(obj), handle, e.strerror)) from e


def order_of(obj, context):
    """
    So that a call comes after what is queued on the stream that an array's library is using now:
    memory that torch or cupy have just given out may be in use until then, and what is written out
    may not be there yet. Gives options for a call of the context, with the stream as their `after`;
    or None, where nothing is queued or it was waited for.
    """
    order = ordering.get(type(obj))
    return None if order is None else here_now(order(obj, context), context)


def settle(obj, context):
    """The same for what takes no options: waits."""
    after = order_of(obj, context)
    if after is not None:
        check(_lib.lib.pl_stream_sync(after.after))
    elif type(obj) not in ordering:
        introduce(obj, context)


def order_of_both(dst, src, context):
    """order_of() two arrays. Of two streams the second is waited for."""
    after = order_of(dst, context)
    other = order_of(src, context)
    if after is None or other is None or after is other:
        return after or other
    check(_lib.lib.pl_stream_sync(other.after))
    return after
