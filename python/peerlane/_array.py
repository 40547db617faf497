# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Arrays of our own: memory of a device or of the host, which every array library can take over."""

from __future__ import annotations

import ctypes
import errno
import mmap
import sys
from collections.abc import Iterable
from ctypes import c_char

from . import _dlpack, _lib, _memory, _wait
from ._context import Context, Handle, default_context, device_word, policy_number
from ._dtypes import DType
from ._dtypes import dtype as to_dtype
from ._errors import (ClosedError, InvalidError, OutOfMemoryError, RangeError, check, error, forked,
                      stays)
from ._types import DeviceLike, Memory, Shape

lib = _lib.lib


class Block(Handle):
    """Device memory, or host memory pinned for it. Freed when the last array or foreign view of it
    is gone."""

    __slots__ = ('nbytes', 'device', 'dlpack', 'looked_at', 'closer', 'pinned_for')

    def __init__(self, context, device, nbytes, pinned=False):
        self.looked_at = False
        self.closer = None
        super().__init__(context)
        rc = self.make(lib.pl_mem_alloc, device.ptr, max(1, nbytes),
                       _lib.ALLOC_PINNED if pinned else 0)
        if rc:
            raise error(rc)
        self.nbytes = nbytes
        self.device = 'host' if pinned else device.name
        self.pinned_for = device.name if pinned else None
        self.dlpack = (_dlpack.CPU, 0) if pinned else _dlpack_device(device)

    def _free(self):
        context = self.context
        # In use by a transfer in a stream's order that nobody waited for: another time.
        late, context._late = context._late, []
        for one in late:
            if lib.pl_mem_free(context._ptr, one) == -errno.EBUSY:
                context._late.append(one)
        ptr, self.ptr = self.ptr, None
        if ptr is not None and lib.pl_mem_free(context._ptr, ptr) == -errno.EBUSY:
            context._late.append(ptr)


class HostBlock:
    """The same in the host: pages of their own."""

    __slots__ = ('ptr', 'nbytes', 'device', 'dlpack', 'context', 'looked_at', '_pages',
                 '__weakref__')
    pinned_for = None

    def __init__(self, context, nbytes):
        try:
            self._pages = mmap.mmap(-1, max(1, nbytes), flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        except OSError as e:
            raise error(e.errno, 'the host has no %d bytes of memory for this: %s%s'
                        % (nbytes, e.strerror.lower(), _free_words())) from None
        self.ptr = ctypes.addressof(c_char.from_buffer(self._pages))
        self.nbytes = nbytes
        self.device = 'host'
        self.dlpack = (_dlpack.CPU, 0)
        self.context = context


def _free_words():
    try:
        with open('/proc/meminfo', encoding='ascii') as f:
            free = next(line.split()[1] for line in f if line.startswith('MemAvailable:'))
        return '; %d MiB are available' % (int(free) >> 10)
    except (OSError, StopIteration):
        return ''


def _dlpack_device(device):
    if device.flags & _lib.DEV_HOST_ADDRESSABLE:
        return (_dlpack.CPU, 0)
    kind, _, number = device.name.partition(':')
    return (_dlpack.CUDA, int(number)) if kind == 'cuda' else None


class _HostView:
    """What numpy looks at, and then keeps alive."""

    __slots__ = ('__array_interface__', 'block')

    def __init__(self, array):
        self.block = array._block
        self.block.looked_at = True
        dtype = array.dtype
        shape = array.shape
        if dtype.typestr is None:  # numpy has no such type by itself: bytes
            shape = shape[:-1] + (dtype.nbytes(shape[-1] if shape else 1),)
        self.__array_interface__ = {
            'version': 3,
            'shape': shape,
            'typestr': dtype.typestr or '|u1',
            'data': (array.ptr, False),
        }


class Array:
    """
    Contiguous memory with a shape and an element type; peerlane.empty() makes it.

    Other libraries take it over without a copy, and keep its memory alive: numpy.asarray(a) where
    the host can address it, torch.from_dlpack(a), cupy.asarray(a), jax.dlpack.from_dlpack(a).

    ptr: its address, on the device. shape, dtype, ndim, size (elements), itemsize, nbytes (bytes).
    device: "soft:0", "cuda:1", or "host".
    """

    __slots__ = ('_block', 'ptr', 'shape', 'dtype', 'nbytes', '__weakref__')
    ptr: int
    shape: tuple[int, ...]
    dtype: DType
    nbytes: int
    _peerlane_block = True  # how _memory knows arrays of this package

    def __init__(self, block, ptr, shape, dtype):
        self._block = block
        self.ptr = ptr
        self.shape = shape
        self.dtype = dtype
        self.nbytes = dtype.nbytes(_count(shape))

    @property
    def device(self) -> str:
        return self._live().device

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return _count(self.shape)

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    def _gone(self):
        if self._block is not None and self._block.context._forked:
            return forked('the array')
        return ClosedError(errno.EBADF, 'the array was freed; make another one: peerlane.empty()')

    def _live(self):
        block = self._block
        if block is None or block.ptr is None:
            raise self._gone()
        return block

    def free(self) -> None:
        """
        Lets the memory go now rather than with the last reference. Views that other libraries have
        keep it alive; the array itself cannot be used any more.
        """
        self._block = None

    def view(self, offset: int = 0, shape: Shape | None = None, dtype: object = None) -> Array:
        """
        An array on a part of the same memory. offset: in bytes. shape, dtype: its own; by default
        all that is left, in elements of the same type. Raises InvalidError where it does not fit.
        """
        block = self._live()
        dtype = self.dtype if dtype is None else to_dtype(dtype)
        left = self.nbytes - offset
        shape = (left // dtype.itemsize,) if shape is None else _shape(shape)
        if offset < 0 or dtype.nbytes(_count(shape)) > left:
            raise InvalidError(errno.EINVAL, '%d bytes at offset %d do not lie within the %d bytes '
                               'of the array' % (dtype.nbytes(_count(shape)), offset, self.nbytes))
        return Array(block, self.ptr + offset, shape, dtype)

    def reshape(self, *shape: Shape) -> Array:
        """The same memory in another shape of as many elements."""
        shape = _shape(shape[0] if len(shape) == 1 else shape)
        if _count(shape) != self.size:
            raise InvalidError(errno.EINVAL, 'an array of %d elements cannot have the shape %s'
                               % (self.size, shape))
        return Array(self._live(), self.ptr, shape, self.dtype)

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError('an array of no dimension has no length')
        return self.shape[0]

    def __getitem__(self, index: int | slice) -> Array:
        """Rows: a[i], a[i:j]. The memory is shared."""
        n = len(self)
        row = self.shape[1:]
        step = self.dtype.nbytes(_count(row))
        if isinstance(index, slice):
            start, stop, by = index.indices(n)
            if by != 1:
                raise InvalidError(errno.EINVAL, 'every %d-th row is not contiguous; take all of '
                                   'them: a[i:j]' % by)
            return self.view(start * step, (max(0, stop - start),) + row)
        if not hasattr(index, '__index__'):
            raise InvalidError(errno.EINVAL, 'a[%s]: an array of peerlane\'s gives rows, by one '
                               'integer or slice; numpy.asarray(a) or torch.from_dlpack(a) takes '
                               'more, on the same memory' % (index,))
        index = index.__index__()
        if not -n <= index < n:
            raise RangeError(errno.EINVAL, 'row %d of %d' % (index, n))
        return self.view((index % n) * step, row)

    __reduce_ex__ = stays('an array', 'tobytes() of it, or an array of numpy or torch that has taken '
                          'it over')

    def __copy__(self):
        return self.view(0, self.shape, self.dtype)

    def __deepcopy__(self, memo):
        block = self._live()
        out = empty(self.shape, self.dtype, block.pinned_for or block.device,
                    pinned=block.pinned_for is not None, context=block.context)
        copy(out, self, context=block.context)
        return out

    def tobytes(self) -> bytes:
        """A copy of the bytes, in the host."""
        out = bytearray(self.nbytes)
        copy(out, self)
        return bytes(out)

    def __repr__(self):
        if self._block is None:
            return '<peerlane.Array, freed>'
        return '<peerlane.Array %s %s on %s>' % ('x'.join(map(str, self.shape)) or 'scalar',
                                                 self.dtype, self.device)

    # What other libraries ask for.

    def __dlpack_device__(self):
        device = self._live().dlpack
        if device is None:
            raise BufferError('memory of %s is nothing that DLPack knows' % self.device)
        return device

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        device = self.__dlpack_device__()
        if copy or (dl_device is not None and tuple(dl_device) != device):
            raise BufferError('the memory is handed out as it lies, on %s; copy it after that'
                              % self.device)
        self._block.looked_at = True
        return _dlpack.capsule(self.ptr, self.shape, self.dtype, device, self._block,
                               bool(max_version and max_version[0] >= 1))

    @property
    def __cuda_array_interface__(self):
        # numpy and torch ask every object: those whose memory is no GPU's must not have it.
        if self._live().dlpack is None or self._block.dlpack[0] != _dlpack.CUDA:
            raise AttributeError('memory of %s is not on a CUDA device' % self.device)
        if self.dtype.typestr is None:
            raise AttributeError('__cuda_array_interface__ has no name for %s; take it by DLPack'
                                 % self.dtype)
        self._block.looked_at = True
        return {
            'version': 3,
            'shape': self.shape,
            'typestr': self.dtype.typestr,
            'data': (self.ptr, False),
            'strides': None,
            'stream': None,
        }

    def __array__(self, dtype=None, copy=None):
        import numpy
        if self._live().dlpack != (_dlpack.CPU, 0):
            raise TypeError('memory of %s is not the host\'s: numpy cannot look at it; copy it: '
                            'peerlane.copy(numpy_array, a)' % self.device)
        array = numpy.asarray(_HostView(self))
        if dtype is not None and array.dtype != dtype:
            return array.astype(dtype)
        return array.copy() if copy else array


def _count(shape):
    count = 1
    for n in shape:
        count *= n
    return count


def _shape(shape):
    shape = (shape,) if hasattr(shape, '__index__') else tuple(shape)
    shape = tuple(n.__index__() for n in shape)
    if any(n < 0 for n in shape):
        raise InvalidError(errno.EINVAL, 'the shape %s has a negative length' % (shape,))
    return shape


def empty(shape: Shape, dtype: object = 'float32', device: DeviceLike = 'gpu:0', *,
          pinned: bool = False, context: Context | None = None) -> Array:
    """
    A new array, whose contents are not set.

    shape: an int or a tuple of them. dtype: a name ("bfloat16"), or a dtype of numpy's or torch's.
    device: "gpu:0" for the best GPU that there is, "cuda:N", "soft:N", or "host" (or "cpu"), or torch's.
    pinned: host memory that this GPU, and all others of its driver, copy to and from at the links'
    speed. context: None for the default one. The memory begins on a page and is aligned for I/O
    past the page cache.

    Raises InvalidError, DeviceError with the reason, OutOfMemoryError with what is free.
    """
    context = context or default_context()
    dtype = to_dtype(dtype)
    shape = _shape(shape)
    nbytes = dtype.nbytes(_count(shape))
    if nbytes > sys.maxsize:  # C would cut it to its size in silence
        raise OutOfMemoryError(errno.ENOMEM, 'no memory has %d bytes, as the shape %s of %s takes'
                               % (nbytes, shape, dtype))
    device = device_word(device)
    if device == 'host':
        if pinned:
            raise InvalidError(errno.EINVAL, 'memory is pinned for a GPU: give its device')
        block = HostBlock(context, nbytes)
    else:
        block = Block(context, context.device(device), nbytes, pinned)
    return Array(block, block.ptr, shape, dtype)


class Registration:
    """Memory that is known until close(), or the end of a `with` block; register() makes it."""

    def __init__(self, obj, context):
        self._address, nbytes, self._keep = _memory.source(obj)
        self._context = context
        _memory.introduce(obj, context)
        check(lib.pl_mem_register(context._live(), self._address, nbytes))

    def close(self) -> None:
        """Forgets it. Raises PeerlaneError with EBUSY while a transfer is using the memory. A
        second time it does nothing."""
        if self._keep is not None:
            if not self._context.closed:
                check(lib.pl_mem_unregister(self._context._live(), self._address))
            self._keep = None

    def __enter__(self) -> Registration:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def register(obj: Memory, *, context: Context | None = None) -> Registration:
    """
    Makes memory of another library known once instead of at each transfer. Optional: it saves
    asking the GPU's driver whose the memory is, and catches memory that was freed behind it.

    obj: an array. Returns a Registration, which keeps it alive; close it before the memory goes.
    """
    return Registration(obj, context or default_context())


def copy(dst: Memory, src: Memory, size: int | None = None, *, policy: str | None = None,
         context: Context | None = None, sync: bool = True) -> int:
    """
    Copies bytes between two memories, of any device or the host, and waits for it.

    dst, src: arrays of any library. size: bytes, by default those of both, which must then be as
    many. sync: the copy comes after what torch or cupy have queued on the current streams of both,
    as for File.read_into(). Returns the bytes copied. Raises InvalidError, ReadOnlyError,
    BadMemoryError.
    """
    context = context or default_context()
    to, space, keep = _memory.target(dst)
    at, have, kept = _memory.source(src)
    if size is None:
        if space != have:
            raise InvalidError(errno.EINVAL, '%d bytes cannot fill %d; say how many: size=%d'
                               % (have, space, min(have, space)))
        size = have
    elif not 0 <= size <= min(space, have):
        raise InvalidError(errno.EINVAL, 'size=%d, of memories of %d and %d bytes'
                           % (size, space, have))
    for obj in (dst, src):
        _memory.introduce(obj, context)
    after = _memory.order_of_both(dst, src, context) if sync else None
    opts = _lib.pl_io_opts(policy=policy_number(policy))
    ptr = context._live()

    def part(done, left):
        return lib.pl_copy(ptr, to + done, at + done, left, opts)
    done = _memory.found(lambda: _wait.carry(part, size, opts, stream=after), context, dst, src)
    del keep, kept
    return done


def copy_many(dst: Memory, src: Memory, pieces: Iterable[tuple[int, int, int]], *,
              policy: str | None = None, context: Context | None = None,
              sync: bool = True) -> int:
    """
    Makes many copies from one memory to another in one call, and waits for all.

    dst, src: arrays of any library. pieces: of each copy its place in dst, its place in src and its
    size, all in bytes. They have no order; no piece may overlap another's destination. sync: as for
    copy(). Returns the bytes copied. Raises InvalidError, ReadOnlyError, and PeerlaneError with the
    index of the piece that failed; those before it have been copied.
    """
    context = context or default_context()
    to, space, keep = _memory.target(dst)
    at, have, kept = _memory.source(src)
    rows = []
    total = 0
    for there, here, size in pieces:
        if size < 0 or not 0 <= there <= space - size or not 0 <= here <= have - size:
            raise InvalidError(errno.EINVAL, 'piece %d: %d bytes to %d from %d, of memories of %d '
                               'and %d bytes' % (len(rows), size, there, here, space, have))
        rows.append((to + there, at + here, size))
        total += size
    for obj in (dst, src):
        _memory.introduce(obj, context)
    after = _memory.order_of_both(dst, src, context) if sync else None
    array = (_lib.pl_copy_piece * len(rows))(*rows)
    opts = _lib.pl_io_opts(policy=policy_number(policy), after=after and after.after)
    ptr = context._live()

    # What the call uses is kept by it: after Ctrl-C aside() leaves it to another thread.
    def carry(_used=(keep, kept, after)):
        n = lib.pl_copyv(ptr, None, None, array, len(rows), opts)
        if n != total:
            raise error(n if n < 0 else errno.EIO)
        return n
    return _memory.found(lambda: _wait.aside(carry) if total > _wait.SLICED_FROM else carry(),
                         context, dst, src)
