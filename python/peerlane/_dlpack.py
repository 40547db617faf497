# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
DLPack, both ways and without a compiler: capsules that hand our memory to numpy, torch, cupy and
jax, and a look into those that they hand out.
"""

import atexit
import ctypes
import sys
from ctypes import (CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int32, c_int64,
                    c_uint8, c_uint16, c_uint32, c_uint64, c_void_p)

CPU = 1
CUDA = 2
CUDA_HOST = 3

READ_ONLY = 1 << 0  # DLManagedTensorVersioned.flags


class DLDevice(Structure):
    _fields_ = [('device_type', c_int32), ('device_id', c_int32)]


class DLDataType(Structure):
    _fields_ = [('code', c_uint8), ('bits', c_uint8), ('lanes', c_uint16)]


class DLTensor(Structure):
    _fields_ = [
        ('data', c_void_p),
        ('device', DLDevice),
        ('ndim', c_int32),
        ('dtype', DLDataType),
        ('shape', POINTER(c_int64)),
        ('strides', POINTER(c_int64)),
        ('byte_offset', c_uint64),
    ]


class DLManagedTensor(Structure):
    _fields_ = [('dl_tensor', DLTensor), ('manager_ctx', c_void_p), ('deleter', c_void_p)]


class DLManagedTensorVersioned(Structure):
    _fields_ = [
        ('major', c_uint32),
        ('minor', c_uint32),
        ('manager_ctx', c_void_p),
        ('deleter', c_void_p),
        ('flags', c_uint64),
        ('dl_tensor', DLTensor),
    ]


_api = ctypes.pythonapi
_capsule_new = _api.PyCapsule_New
_capsule_new.restype = ctypes.py_object
_capsule_new.argtypes = (c_void_p, c_char_p, c_void_p)
_capsule_pointer = _api.PyCapsule_GetPointer
_capsule_pointer.restype = c_void_p
_capsule_pointer.argtypes = (ctypes.py_object, c_char_p)
_capsule_valid = _api.PyCapsule_IsValid
_capsule_valid.restype = c_int
_capsule_valid.argtypes = (ctypes.py_object, c_char_p)
# The same for a capsule that is being destroyed, of which no new reference may be made.
_dying_pointer = ctypes.PyDLL(None).PyCapsule_GetPointer
_dying_pointer.restype = c_void_p
_dying_pointer.argtypes = (c_void_p, c_char_p)
_dying_valid = ctypes.PyDLL(None).PyCapsule_IsValid
_dying_valid.restype = c_int
_dying_valid.argtypes = (c_void_p, c_char_p)

PLAIN = b'dltensor'
VERSIONED = b'dltensor_versioned'


def is_contiguous(shape, strides, unit):
    """Whether strides, in the unit that a step of the last dimension has, are those of C."""
    want = unit
    for n, stride in zip(reversed(shape), reversed(strides)):
        if n != 1 and stride != want:
            return False
        want *= n
    return True


class Look:
    """What a capsule holds. The capsule lives with it, and thereby the memory."""

    __slots__ = ('address', 'nbytes', 'readonly', 'contiguous', 'device', 'keep')

    def __init__(self, capsule, tensor, readonly):
        shape = tensor.shape[:tensor.ndim]
        count = 1
        for n in shape:
            count *= n
        bits = tensor.dtype.bits * tensor.dtype.lanes
        self.address = (tensor.data or 0) + tensor.byte_offset
        self.nbytes = (count * bits + 7) // 8
        self.readonly = readonly
        self.device = (tensor.device.device_type, tensor.device.device_id)
        self.contiguous = (not tensor.strides or not count or
                           is_contiguous(shape, tensor.strides[:tensor.ndim], 1))
        self.keep = capsule


def _asked(obj, versioned=True):
    """The capsule that an object gives, and what it holds: of the newer kind if it has that."""
    try:
        capsule = obj.__dlpack__(max_version=(1, 1)) if versioned else obj.__dlpack__()
    except TypeError:  # made before there were versions
        capsule = obj.__dlpack__()
    if _capsule_valid(capsule, VERSIONED):
        return capsule, DLManagedTensorVersioned.from_address(_capsule_pointer(capsule, VERSIONED))
    return capsule, DLManagedTensor.from_address(_capsule_pointer(capsule, PLAIN))


def look_at(obj):
    """Where an object's memory is. The newer kind of capsule tells what is read-only."""
    capsule, managed = _asked(obj)
    return Look(capsule, managed.dl_tensor, bool(getattr(managed, 'flags', 0) & READ_ONLY))


_exports = {}  # by address of the managed tensor: it, its shape and what it keeps alive


@CFUNCTYPE(None, c_void_p)
def _delete(address):
    _exports.pop(address, None)


@CFUNCTYPE(None, c_void_p)
def _destroy(capsule):
    """Nobody took the capsule over: what it holds goes with it."""
    for name in (PLAIN, VERSIONED):
        if _dying_valid(capsule, name):
            _exports.pop(_dying_pointer(capsule, name), None)


_delete_address = ctypes.cast(_delete, c_void_p).value
_destroy_address = ctypes.cast(_destroy, c_void_p).value


@atexit.register
def _last():
    """
    What others still hold when the interpreter ends is let go by code that may run after it, when
    Python cannot be called any more. So their deleter becomes a function of the C library's that
    does nothing to a pointer, and the memory goes with the process.
    """
    nothing = ctypes.cast(ctypes.CDLL(None).labs, c_void_p).value
    for kept in list(_exports.values()):
        kept[0].deleter = nothing


class _Bytes:
    """What a numpy array keeps alive: an element of one byte for each of another type's."""

    __slots__ = ('__array_interface__', 'owner')

    def __init__(self, address, shape, owner):
        self.owner = owner
        self.__array_interface__ = {'version': 3, 'shape': shape, 'typestr': '|u1',
                                    'data': (address, False)}


def _of_numpy(numpy, address, shape, dtype, device, owner, versioned):
    """
    A capsule of numpy's, with the type and the device changed to ours. Nobody looks at the bytes.
    numpy lets go in C, where an exception that is being raised is kept: a consumer may let go of a
    view because of one. What ctypes calls back loses it, and raises SystemError instead.
    """
    made, managed = _asked(numpy.asarray(_Bytes(address, shape, owner)), versioned)
    managed.dl_tensor.device = DLDevice(*device)
    managed.dl_tensor.dtype = DLDataType(dtype.code, dtype.bits, dtype.lanes)
    return made


def capsule(address, shape, dtype, device, owner, versioned):
    """A capsule of contiguous memory, which keeps `owner` alive until its consumer lets go."""
    numpy = sys.modules.get('numpy')
    if hasattr(numpy, 'from_dlpack'):  # from 1.22 on
        return _of_numpy(numpy, address, shape, dtype, device, owner, versioned)
    managed = DLManagedTensorVersioned() if versioned else DLManagedTensor()
    numbers = (c_int64 * max(1, len(shape)))(*shape)
    steps = (c_int64 * max(1, len(shape)))()
    step = 1
    for i in range(len(shape) - 1, -1, -1):
        steps[i] = step
        step *= shape[i]
    tensor = managed.dl_tensor
    tensor.data = address
    tensor.device = DLDevice(*device)
    tensor.ndim = len(shape)
    tensor.dtype = DLDataType(dtype.code, dtype.bits, dtype.lanes)
    tensor.shape = ctypes.cast(numbers, POINTER(c_int64))
    tensor.strides = ctypes.cast(steps, POINTER(c_int64))
    managed.deleter = _delete_address
    if versioned:
        managed.major, managed.minor = 1, 1
    where = ctypes.addressof(managed)
    _exports[where] = (managed, numbers, steps, owner)
    return _capsule_new(where, VERSIONED if versioned else PLAIN, _destroy_address)
