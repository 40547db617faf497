# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Safetensors files for tests, made and read in the plainest way that there is: an oracle of our own,
for machines without the package of that name.
"""

import json
import random

import numpy

# Bits of each dtype of the format.
BITS = {'BOOL': 8, 'U8': 8, 'I8': 8, 'U16': 16, 'I16': 16, 'U32': 32, 'I32': 32, 'U64': 64, 'I64': 64,
        'F16': 16, 'BF16': 16, 'F32': 32, 'F64': 64, 'C64': 64, 'F8_E4M3': 8, 'F8_E4M3FNUZ': 8,
        'F8_E5M2': 8, 'F8_E5M2FNUZ': 8, 'F8_E8M0': 8, 'F6_E2M3': 6, 'F6_E3M2': 6, 'F4': 4}
# numpy's types that have the same bytes
PLAIN = {'BOOL': '?', 'U8': 'u1', 'I8': 'i1', 'U16': '<u2', 'I16': '<i2', 'U32': '<u4', 'I32': '<i4',
         'U64': '<u8', 'I64': '<i8', 'F16': '<f2', 'F32': '<f4', 'F64': '<f8', 'C64': '<c8'}


def count(shape):
    out = 1
    for n in shape:
        out *= n
    return out


def nbytes(code, shape):
    assert count(shape) * BITS[code] % 8 == 0
    return count(shape) * BITS[code] // 8


def write(path, tensors, metadata=None, pad=0, order=None):
    """A file of {name: (code, shape, bytes)}; pad: spaces behind the header's object."""
    about = {'__metadata__': metadata} if metadata else {}
    data = b''
    for name in order or tensors:
        code, shape, raw = tensors[name]
        assert len(raw) == nbytes(code, shape)
        about[name] = {'dtype': code, 'shape': list(shape),
                       'data_offsets': [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(about).encode() + b' ' * pad
    path.write_bytes(len(text).to_bytes(8, 'little') + text + data)
    return path


def raw_file(path, header, data=b'', length=None):
    """A file with any header: text, or what json.dumps takes."""
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    length = len(text) if length is None else length
    path.write_bytes(length.to_bytes(8, 'little') + text + data)
    return path


def read(path):
    """{name: (code, shape, bytes)} of a file that is right."""
    whole = path.read_bytes()
    end = 8 + int.from_bytes(whole[:8], 'little')
    about = json.loads(whole[8:end])
    about.pop('__metadata__', None)
    return {name: (one['dtype'], tuple(one['shape']),
                   whole[end + one['data_offsets'][0]:end + one['data_offsets'][1]])
            for name, one in about.items()}


def some(seed, n=8, most=40, codes=tuple(BITS)):
    """{name: (code, shape, bytes)} by chance."""
    rng = random.Random(seed)
    tensors = {}
    for i in range(n):
        code = rng.choice(codes)
        shape = tuple(rng.randrange(0, most) if rng.random() < .2 else rng.randrange(1, 9)
                      for _ in range(rng.randrange(0, 4)))
        if BITS[code] % 8:
            shape += (8,)
        raw = rng.randbytes(nbytes(code, shape))
        if code == 'BOOL':
            raw = bytes(b & 1 for b in raw)
        tensors['layer.%d.%s' % (i, rng.choice('abc'))] = (code, shape, raw)
    return tensors


def alike(seed, order, codes=tuple(BITS), each=5):
    """
    The same of several tensors of each kind, odd shapes among them. order: "runs", one kind behind
    the other, "rounds", in turn, or "chance".
    """
    rng = random.Random(seed)
    kinds = [(code, shape) for code in rng.sample(codes, min(6, len(codes)))
             for shape in ((), (1,), (8,), (0, 3), (3, 0), (2, 3, 4), (1, 2), (5, 1, 8))
             if BITS[code] * count(shape) % 8 == 0 and (code != 'F4' or shape and shape[-1] % 2 == 0)]
    rows = [kind for kind in kinds for _ in range(each)] if order == 'runs' else kinds * each
    if order == 'chance':
        rng.shuffle(rows)
    tensors = {}
    for code, shape in rows:
        raw = rng.randbytes(nbytes(code, shape))
        tensors['t%d' % len(tensors)] = (code, shape, bytes(b & 1 for b in raw)
                                         if code == 'BOOL' else raw)
    return tensors


def as_numpy(one):
    """numpy's array of (code, shape, bytes), of a type whose bytes are the same."""
    code, shape, raw = one
    kind = PLAIN.get(code, {16: 'u2', 8: 'u1'}.get(BITS[code]))
    return numpy.frombuffer(raw, kind).reshape(shape)
