# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What the tests share: bytes that differ at every offset, files of them, memory of each kind."""

import os
import sys

import pytest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
os.environ.setdefault('PEERLANE_SOFT_GPUS', '2x256MiB')

import peerlane  # noqa: E402

numpy = pytest.importorskip('numpy')


def pattern(nbytes, seed=1):
    """Bytes in which no two places look alike."""
    words = numpy.arange((nbytes + 7) // 8, dtype='u8')
    words = (words + numpy.uint64(seed)) * numpy.uint64(0x9e3779b97f4a7c15)
    return words.view('u1')[:nbytes]


@pytest.fixture
def make(tmp_path):
    """make(bytes, seed=1): (path, contents) of a new file."""
    made = []

    def one(nbytes, seed=1):
        path = tmp_path / ('file%d' % len(made))
        data = pattern(nbytes, seed)
        data.tofile(str(path))
        made.append(path)
        return path, data
    return one


def memory(kind, nbytes):
    """Memory of a kind, zeroed, and a function that gives its bytes."""
    if kind == 'numpy':
        a = numpy.zeros(nbytes, 'u1')
        return a, a.tobytes
    if kind == 'bytearray':
        a = bytearray(nbytes)
        return a, lambda: bytes(a)
    a = peerlane.empty(nbytes, 'uint8', kind)
    numpy.asarray(a)[:] = 0
    return a, a.tobytes


KINDS = ('numpy', 'bytearray', 'host', 'soft:0', 'soft:1')
