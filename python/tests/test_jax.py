# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""jax's arrays, where jax is installed, on the CPU: given without a copy, and written."""

import gc

import numpy
import pytest
import st

import peerlane
from peerlane.safetensors import load_file, safe_open, save_file

jax = pytest.importorskip('jax')

NARROW = [code for code in st.BITS if code not in ('I64', 'U64', 'F64', 'F6_E2M3', 'F6_E3M2', 'F4')]


def contents(array):
    return numpy.asarray(array).tobytes()


@pytest.mark.parametrize('device', ['host', 'soft:0'])
def test_each_type(tmp_path, device):
    want = {code: (code, (3, 8), bytes(n % 2 for n in range(24 * st.BITS[code] // 8)))
            for code in NARROW}
    path = st.write(tmp_path / 'm', want)
    found = load_file(path, device, 'jax')
    assert list(found) == NARROW
    with safe_open(path, 'jax', device) as f:
        for code, (_, shape, data) in want.items():
            for one in (found[code], f.get_tensor(code)):
                assert isinstance(one, jax.Array) and one.shape == shape
                assert contents(one) == data, code
            assert contents(f.get_slice(code)[1:2]) == data[len(data) // 3:len(data) // 3 * 2]
    total = jax.jit(lambda t: t.sum())(found['F32'])
    assert total == numpy.frombuffer(want['F32'][2], 'f4').sum()


def test_64_bits_are_not_cut(tmp_path):
    want = {'wide': ('I64', (2,), numpy.array([1 << 40, -5]).tobytes())}
    path = st.write(tmp_path / 'm', want)
    with pytest.raises(peerlane.InvalidError, match='jax_enable_x64'):
        load_file(path, 'host', 'jax')
    jax.config.update('jax_enable_x64', True)
    try:
        assert contents(load_file(path, 'host', 'jax')['wide']) == want['wide'][2]
    finally:
        jax.config.update('jax_enable_x64', False)


def test_arrays_are_written_and_never_read_into(tmp_path):
    x = jax.numpy.arange(100, dtype='float32')
    with peerlane.open(tmp_path / 'f', 'w+') as f:
        assert f.write_from(x) == 400
        assert f.read() == contents(x)
        with pytest.raises(peerlane.ReadOnlyError, match='from_dlpack'):
            f.read_into(x)
        a = peerlane.empty(100, 'float32', 'soft:0')
        f.read_into(a)
    taken = jax.dlpack.from_dlpack(a)
    del a
    gc.collect()
    assert contents(taken) == contents(x)
    save_file({'x': x, 'half': x.astype('bfloat16')}, tmp_path / 's')
    found = load_file(tmp_path / 's', 'host', 'jax')
    assert contents(found['x']) == contents(x)
    assert (found['half'] == x.astype('bfloat16')).all()
