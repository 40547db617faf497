# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Element types by name, with no array library needed: how wide they are, what DLPack calls them, and
numpy's type string where numpy has them without help.
"""

from __future__ import annotations

import errno
import re

from ._errors import InvalidError

# enum DLDataTypeCode
INT, UINT, FLOAT, BFLOAT, COMPLEX, BOOL = 0, 1, 2, 4, 5, 6
FLOAT8_E4M3FN, FLOAT8_E4M3FNUZ, FLOAT8_E5M2, FLOAT8_E5M2FNUZ, FLOAT8_E8M0FNU = 10, 11, 12, 13, 14
FLOAT4_E2M1FN = 17


class DType:
    """An element type: `name`, `bits`, DLPack's `code` and `lanes`, numpy's `typestr` or None."""

    __slots__ = ('name', 'bits', 'code', 'lanes', 'typestr')

    def __init__(self, name: str, bits: int, code: int, typestr: str | None = None,
                 lanes: int = 1) -> None:
        self.name = name
        self.bits = bits
        self.code = code
        self.lanes = lanes
        self.typestr = typestr

    @property
    def itemsize(self) -> int:
        """Bytes of one element; two of 4 bits share one."""
        return max(1, self.bits * self.lanes // 8)

    def nbytes(self, count: int) -> int:
        """Bytes of so many elements."""
        return (count * self.bits * self.lanes + 7) // 8

    def __eq__(self, other):
        try:
            return self.name == dtype(other).name
        except (TypeError, ValueError):
            return NotImplemented

    def __hash__(self):
        return hash(self.name)

    def __str__(self):
        return self.name

    def __repr__(self):
        return 'dtype(%r)' % self.name


TABLE = {one.name: one for one in (
    DType('bool', 8, BOOL, '|b1'),
    DType('int8', 8, INT, '|i1'),
    DType('int16', 16, INT, '<i2'),
    DType('int32', 32, INT, '<i4'),
    DType('int64', 64, INT, '<i8'),
    DType('uint8', 8, UINT, '|u1'),
    DType('uint16', 16, UINT, '<u2'),
    DType('uint32', 32, UINT, '<u4'),
    DType('uint64', 64, UINT, '<u8'),
    DType('float16', 16, FLOAT, '<f2'),
    DType('float32', 32, FLOAT, '<f4'),
    DType('float64', 64, FLOAT, '<f8'),
    DType('bfloat16', 16, BFLOAT),
    DType('complex64', 64, COMPLEX, '<c8'),
    DType('complex128', 128, COMPLEX, '<c16'),
    DType('float8_e4m3fn', 8, FLOAT8_E4M3FN),
    DType('float8_e4m3fnuz', 8, FLOAT8_E4M3FNUZ),
    DType('float8_e5m2', 8, FLOAT8_E5M2),
    DType('float8_e5m2fnuz', 8, FLOAT8_E5M2FNUZ),
    DType('float8_e8m0fnu', 8, FLOAT8_E8M0FNU),
    # Two in a byte, as torch and the safetensors format have them.
    DType('float4_e2m1fn_x2', 4, FLOAT4_E2M1FN, lanes=2),
)}

_TYPESTRS = {one.typestr: one for one in TABLE.values() if one.typestr}
# Other names that numpy has, and torch where it means another type by them.
_NUMPYS = {'half': 'float16', 'single': 'float32', 'double': 'float64', 'float': 'float64',
           'float_': 'float64', 'int': 'int64', 'int_': 'int64', 'uint': 'uint64', 'bool_': 'bool',
           'complex': 'complex128', 'complex_': 'complex128'}
_TORCHS = dict(_NUMPYS, float='float32', int='int32', long='int64', short='int16', cfloat='complex64',
               cdouble='complex128')


def dtype(what: object) -> DType:
    """
    The element type that a name ("bfloat16"), a type string ("<f4"), or a dtype of numpy, torch,
    cupy or jax means. Names mean what they mean in numpy, "float" is "float64"; with "torch." in front
    what they mean there. Raises InvalidError, which is a ValueError, also for types whose bytes are in
    the other order.
    """
    if isinstance(what, DType):
        return what
    if isinstance(what, type) and what in (bool, int, float, complex):
        what = {bool: 'bool', int: 'int64', float: 'float64', complex: 'complex128'}[what]
    if not isinstance(what, str):
        name = getattr(what, 'str', None)  # numpy's
        if name in _TYPESTRS:
            return _TYPESTRS[name]
        if isinstance(name, str) and name[:1] == '>':
            what = name
    if isinstance(what, str) and '<' + what[1:] in _TYPESTRS and what[:1] == '>':
        raise InvalidError(errno.EINVAL, '"%s" has its bytes in the other order, and memory of that kind is '
                           'not known; use "<%s", and swap them: a.byteswap()' % (what, what[1:]))
    if not isinstance(what, str):
        what = getattr(what, 'name', None) or getattr(what, '__name__', None) or str(what)
    name = re.sub(r'^(torch|numpy|jnp|cupy)\.', '', what)
    others = _TORCHS if what.startswith('torch.') else _NUMPYS
    found = TABLE.get(name) or _TYPESTRS.get(name) or TABLE.get(others.get(name))
    if found is None:
        raise InvalidError(errno.EINVAL, '"%s" is no element type; these are: %s'
                           % (what, ', '.join(TABLE)))
    return found
