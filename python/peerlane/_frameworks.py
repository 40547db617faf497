# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Array libraries as loaders see them: memory for many tensors at once, and tensors that are views of
it. Nothing is imported that the program has not asked for.

A framework's space() is memory for bytes; span(space) is where it lies, views(space, places, kinds)
gives a tensor for each offset and Kind. The views keep the memory, so it outlives the loader. filled()
makes one tensor by itself.

Types that a library does not have come as the nearest that it has, and their bytes are as in the
file:
    numpy    BF16, F8_*: those of ml_dtypes where it is installed, else uint16 and uint8;
             F4: uint8, two elements in each
    cupy     as numpy
    torch    those that the installed version lacks: uint8, with the bytes as a last dimension
    all      F6_*, F4 with an odd last dimension: uint8 in one dimension
"""

import contextlib
import errno
import functools
import itertools
import mmap
import operator
import sys

from . import _dlpack, _memory
from ._array import Array, empty
from ._context import device_word
from ._dtypes import TABLE
from ._errors import InvalidError, NotSupportedError, OutOfMemoryError, PeerlaneError
from ._header import CODES, DTYPES, Kind

PACKED = 'F4'
SMALL = 1 << 20  # bytes of a tensor that numpy and torch allocate themselves: pages of its own cost more


def device_name(device, context):
    """The name that peerlane has for a device given in any library's words."""
    name = 'host' if device is None else device_word(device)  # None: as the package safetensors
    return name if name == 'host' else context.device(name).name


def storage_shape(code, shape):
    """The shape that a tensor has in memory: two elements of F4 share a byte."""
    if code == PACKED:
        if shape and shape[-1] % 2 == 0:
            return shape[:-1] + (shape[-1] // 2,)
        return None
    return shape if DTYPES[code][1] else None


def nbytes_of(code, shape):
    bits = DTYPES[code][0]
    for n in shape:
        bits *= n
    return bits // 8


def _host_space(nbytes, context):
    space = empty(nbytes, 'uint8', 'host', context=context)
    pages = getattr(space._block, '_pages', None)
    if pages is not None and nbytes >= 4 << 20:
        try:
            pages.madvise(mmap.MADV_HUGEPAGE)  # a fault for 2 MiB instead of one for 4 KiB
        except (AttributeError, OSError):
            pass
    return space


class Peerlane:
    """Arrays of this package."""

    name = 'peerlane'
    byte = TABLE['uint8']
    deferred = False  # whether views may be made only when the bytes are there
    small = None  # small(dtype, shape): an array in memory of the host that the library allocates itself

    def __init__(self):
        self.types = {code: TABLE[name] for code, (_, name) in DTYPES.items() if name}

    def space(self, nbytes, device, context):
        if device == 'host':
            return _host_space(nbytes, context)
        return empty(nbytes, 'uint8', device, context=context)

    def filled(self, fill, code, shape, nbytes, device, context):
        """A tensor in memory of its own. fill(memory) puts its bytes there."""
        if self.small and device == 'host' and nbytes <= SMALL:
            one = self.small(*self.kind_of(code, shape, nbytes))
            fill(one)
            return one
        space = self.space(nbytes, device, context)
        fill(self.span(space))
        return next(iter(self.views(space, (0,), (Kind(code, shape, nbytes),))))

    def span(self, space):
        return _memory.Span(space.ptr, space.nbytes, space)

    def kind_of(self, code, shape, nbytes):
        """The dtype and the shape that a tensor of the file has here."""
        inside = storage_shape(code, shape)
        if inside is None:
            return self.byte, (nbytes,)
        dtype = self.types.get(code)
        if dtype is None:  # the installed version of the library lacks it
            width = TABLE[DTYPES[code][1]].itemsize
            return self.byte, inside + ((width,) if width > 1 else ())
        return dtype, inside

    def views(self, space, places, kinds):
        block, base = space._block, space.ptr
        for at, kind in zip(places, kinds):
            dtype, inside = self.kind_of(kind.code, kind.shape, kind.nbytes)
            yield Array(block, base + at, inside, dtype)


class Numpy(Peerlane):
    """numpy's arrays, on memory that the host can address."""

    name = 'numpy'
    byte = 'u1'

    def __init__(self):
        import numpy
        super().__init__()
        self.numpy = numpy
        self.types = numpy_types(numpy)

    def space(self, nbytes, device, context):
        space = super().space(nbytes, device, context)
        if space.__dlpack_device__() != (_dlpack.CPU, 0):
            raise NotSupportedError(errno.EOPNOTSUPP, 'numpy cannot look at memory of %s; load with '
                                    'framework="torch", "cupy" or "peerlane", or to device="host"'
                                    % device)
        return space

    def small(self, dtype, shape):
        return self.numpy.empty(shape, dtype)

    def views(self, space, places, kinds):
        base, ndarray, arrays = self.numpy.asarray(space), self.numpy.ndarray, [None] * len(kinds)
        for kind, which, at, step in runs(places, kinds):
            dtype, inside = self.kind_of(kind.code, kind.shape, kind.nbytes)
            if step and inside and step == kind.nbytes:  # rows of one array
                rows = base[at:at + len(which) * step].view(dtype)
                same = rows.reshape(len(which), *inside)
            else:
                same = [ndarray(inside, dtype, base, at + k * step) for k in range(len(which))]
            for i, one in zip(which, same):
                arrays[i] = one
        return arrays


def numpy_types(numpy):
    """numpy's dtypes by the format's codes, with those of ml_dtypes if they are there."""
    try:
        import ml_dtypes
    except ImportError:
        ml_dtypes = None
    types = {}
    for code, (bits, name) in DTYPES.items():
        if name is None:
            continue
        plain = TABLE[name].typestr
        other = getattr(ml_dtypes, name, None)
        if plain is None and other is not None and code != PACKED:
            types[code] = numpy.dtype(other)
        else:
            types[code] = numpy.dtype(plain or ('u2' if bits == 16 else 'u1'))
    return types


class Torch(Peerlane):
    """torch's tensors. On GPUs the memory is torch's own, and goes back to its allocator."""

    name = 'torch'

    def __init__(self):
        try:
            import torch
        except ImportError as e:
            raise NotSupportedError(errno.EOPNOTSUPP, 'framework="torch", but there is no torch in '
                                    'this Python: %s' % e) from e
        super().__init__()
        self.torch = torch
        self.byte = torch.uint8
        self.types = {code: getattr(torch, name) for code, (_, name) in DTYPES.items()
                      if name and hasattr(torch, name)}

    def space(self, nbytes, device, context):
        if not device.startswith('cuda:'):
            space = super().space(nbytes, device, context)
            return self.torch.from_dlpack(space)
        try:
            space = self.torch.empty(max(1, nbytes), dtype=self.torch.uint8, device=device)
        except self.torch.cuda.OutOfMemoryError as e:
            raise OutOfMemoryError(errno.ENOMEM, str(e)) from e
        # Torch's allocator gives memory out that kernels in its stream may still be using.
        self.torch.cuda.current_stream(space.device).synchronize()
        return space[:nbytes]

    def small(self, dtype, shape):
        # Said, as the program may have another default device.
        return self.torch.empty(shape, dtype=dtype, device='cpu')

    def span(self, space):
        return _memory.Span(space.data_ptr(), space.numel(), space)

    def views(self, space, places, kinds):
        # Each has a storage of its own length on the space's memory, because torch.save(), pickle and
        # deepcopy() take a tensor's whole storage. set_() counts as a change, which autograd looks
        # at; .data begins to count anew.
        storage, base = space.untyped_storage(), space.storage_offset()
        empty, device, known = self.torch.empty, space.device, {}
        tensors = []
        for at, kind in zip(places, kinds):
            about = known.get(kind)
            if about is None:
                dtype, inside = self.kind_of(kind.code, kind.shape, kind.nbytes)
                about = known[kind] = dtype, inside, strides(inside)
            dtype, inside, stride = about
            at += base
            tensors.append(empty(0, dtype=dtype, device=device).set_(
                storage[at:at + kind.nbytes], 0, inside, stride).data)
        return tensors


class Cupy(Peerlane):
    """cupy's arrays, on memory from its pool."""

    name = 'cupy'
    byte = 'u1'

    def __init__(self):
        try:
            import cupy
        except ImportError as e:
            raise NotSupportedError(errno.EOPNOTSUPP, 'framework="cupy", but there is no cupy in '
                                    'this Python: %s' % e) from e
        super().__init__()
        self.cupy = cupy
        import numpy
        self.types = {code: dtype if dtype.isbuiltin == 1 else 'u2' if dtype.itemsize == 2 else 'u1'
                      for code, dtype in numpy_types(numpy).items()}

    def space(self, nbytes, device, context):
        if not device.startswith('cuda:'):
            raise InvalidError(errno.EINVAL, 'cupy has no memory on %s; load to a "cuda:N"' % device)
        with self.cupy.cuda.Device(int(device[5:])):
            try:
                space = self.cupy.empty(max(1, nbytes), 'u1')
            except MemoryError as e:
                raise OutOfMemoryError(errno.ENOMEM, str(e)) from e
            self.cupy.cuda.get_current_stream().synchronize()
        return space

    def span(self, space):
        return _memory.Span(space.data.ptr, space.nbytes, space)

    def views(self, space, places, kinds):
        ndarray = self.cupy.ndarray
        for at, kind in zip(places, kinds):
            dtype, inside = self.kind_of(kind.code, kind.shape, kind.nbytes)
            yield ndarray(inside, dtype, space.data + at)


class Jax(Peerlane):
    """jax's arrays; on GPUs by DLPack without a copy, on the CPU as jax likes it."""

    name = 'jax'
    deferred = True  # its arrays never change

    def __init__(self):
        try:
            import jax.dlpack
        except ImportError as e:
            raise NotSupportedError(errno.EOPNOTSUPP, 'framework="jax", but there is no jax in this '
                                    'Python: %s' % e) from e
        super().__init__()
        self.from_dlpack = jax.dlpack.from_dlpack

    def views(self, space, places, kinds):
        for one in super().views(space, places, kinds):
            made = self.from_dlpack(one)
            if made.dtype.name != one.dtype.name:
                raise InvalidError(errno.EINVAL, 'jax makes %s of a tensor of %s, which has other values; '
                                   'jax.config.update("jax_enable_x64", True) lets it keep them, and '
                                   'filter= leaves the tensor out' % (made.dtype.name, one.dtype.name))
            yield made


FEW = 3  # tensors, for which two calls are not better than one each


def runs(places, kinds):
    """Tensors as runs of one kind in even steps: (kind, which they are, the first's place, step)."""
    alike = {}
    if len(set(kinds)) == 1:
        alike[kinds[0]] = range(len(kinds))
    else:
        for i, kind in enumerate(kinds):
            same = alike.get(kind)
            if same is None:
                same = alike[kind] = []
            same.append(i)
    for kind, which in alike.items():
        offsets, first = [places[i] for i in which], 0
        for step, n in steps(offsets):
            yield kind, which[first:first + n], offsets[first], step
            first += n


def steps(offsets):
    """Offsets as runs in which each is so much more than the one before: (step, how many)."""
    first = last = 0
    for step, same in itertools.groupby(map(operator.sub, offsets[1:], offsets)):
        last += len(list(same))
        if step >= 0 and last + 1 - first >= FEW:
            yield step, last + 1 - first
            first = last + 1
        else:
            while first < last:  # but the last one, which the next run may begin with
                yield 0, 1
                first += 1
    if first < len(offsets):
        yield 0, 1


def strides(shape):
    """Those of C, in elements, as torch has them where a dimension is empty."""
    out, step = [], 1
    for n in reversed(shape):
        out.append(step)
        step *= max(1, n)
    return tuple(reversed(out))


@contextlib.contextmanager
def told(path, name):
    """Makes an array library's refusal of a shape or a dtype in a block ours."""
    try:
        yield
    except PeerlaneError:
        raise
    except (ValueError, TypeError, OverflowError, RuntimeError) as e:
        raise InvalidError(errno.EINVAL, '%s: no array is made of tensor %r: %s; filter= leaves it '
                           'out' % (path, name, e)) from e


def _code_of(name, shape, tensor):
    code = CODES.get(name)
    if code is None:
        raise InvalidError(errno.EINVAL, 'the format has no dtype for %s; it has %s'
                           % (name, ', '.join(DTYPES)))
    if code == PACKED and not shape:
        raise InvalidError(errno.EINVAL, 'the format has no %s without dimensions: it would be half of a byte; '
                           'give it one, reshape(1)' % name)
    if code == PACKED:
        shape = tuple(shape[:-1]) + (shape[-1] * 2,)
    return code, tuple(shape), tensor


_KINDS = {
    'peerlane': Peerlane,
    'numpy': Numpy, 'np': Numpy,
    'torch': Torch, 'pt': Torch, 'pytorch': Torch,
    'cupy': Cupy,
    'jax': Jax, 'flax': Jax,
}
_made = {}


def framework(name, device):
    """
    By its name. None: torch where the program has imported it, else numpy for memory that the host
    can address, else peerlane.
    """
    if name is None:
        if 'torch' in sys.modules:
            name = 'torch'
        else:
            name = 'peerlane' if device.startswith(('cuda:', 'bar:')) else 'numpy'
            if name == 'numpy':
                try:
                    import numpy  # noqa: F401
                except ImportError:
                    name = 'peerlane'
    kind = _KINDS.get(name)
    if kind is None:
        raise InvalidError(errno.EINVAL, 'framework="%s" is none of %s' % (name, ', '.join(_KINDS)))
    if kind not in _made:
        _made[kind] = kind()
    return _made[kind]


@functools.lru_cache(256)
def _is_torch(kind):
    return any(base.__module__.split('.')[0] == 'torch' for base in kind.__mro__[:-1])


@functools.lru_cache(256)
def _name_of(dtype):
    """numpy puts the name together anew each time."""
    return getattr(dtype, 'name', None) or str(dtype)


def source_of(tensor):
    """
    (dtype code, shape, tensor) of any library's array: what a file's header has to say of it, and
    what is to be written.
    """
    kind = type(tensor)
    if hasattr(kind, '_peerlane_block'):
        return _code_of(tensor.dtype.name, tensor.shape, tensor)
    if _is_torch(kind):
        return _code_of(str(tensor.dtype).partition('.')[2], tuple(tensor.shape), tensor.detach())
    dtype = getattr(tensor, 'dtype', None)
    if dtype is None:
        raise TypeError('%s is no array: it has no dtype' % _memory.called(tensor))
    if getattr(dtype, 'byteorder', '=') == '>':
        raise InvalidError(errno.EINVAL, '%s has its bytes in the other order; use '
                           'a.astype(a.dtype.newbyteorder("<"))' % _memory.called(tensor))
    return _code_of(_name_of(dtype), tuple(tensor.shape), tensor)
