# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""The programs in docs/python.md and README.md run as they stand there."""

import json
import os
import re

import numpy
import pytest
from conftest import pattern

import peerlane

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def programs(name):
    path = os.path.join(TOP, name)
    if not os.path.exists(path):
        pytest.skip('no %s beside the package' % name)
    with open(path, encoding='utf-8') as f:
        return re.findall(r'^```python\n(.*?)^```', f.read(), re.MULTILINE | re.DOTALL)


def on_the_host(array):
    """A numpy array of the same bytes, wherever they are."""
    bytes_ = numpy.frombuffer(array.tobytes(), numpy.uint8)
    return bytes_.view(str(array.dtype)).reshape(array.shape)


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pattern(1024 * 4096).tofile('samples.bin')
    pattern(100_001).tofile('weights.bin')
    return tmp_path


def test_three_lines(here):
    for program in (programs('docs/python.md')[0],
                    next(one for one in programs('README.md') if 'peerlane.open' in one)):
        names = {}
        exec(program, names)
        assert names['gpu'].tobytes() == pattern(100_001).tobytes()


def test_write_then_load(here, capsys):
    load, write = programs('docs/python.md')[1:3]
    written, loaded = {}, {}
    exec(write, written)
    assert not (here / 'model.bin.tmp').exists()
    exec(load, loaded)
    device = loaded['model']['weight'].device
    assert capsys.readouterr().out == '1204000 bytes are in %s\n' % device
    assert list(loaded['model']) == list(written['state']) == ['weight', 'bias']
    for name, array in written['state'].items():
        back = on_the_host(loaded['model'][name])
        assert back.dtype == array.dtype and numpy.array_equal(back, array)
    assert json.loads((here / 'model.json').read_text())['bias'][2] % 4096 == 0


def test_training_loop(here, capsys):
    names = {}
    program = programs('docs/python.md')[3]
    # Each sample is seen once, with its own bytes.
    seen = []
    program = program.replace('seen += len(into)', 'seen += len(into); look(into)')
    names['look'] = lambda into: seen.extend(one.tobytes() for one in on_the_host(into))
    exec(program, names)
    assert capsys.readouterr().out == '1024 samples\n'
    data = pattern(1024 * 4096).tobytes()
    assert sorted(seen) == sorted(data[at:at + 4096] for at in range(0, len(data), 4096))


def test_it_says_what_there_is():
    """Names that the page gives exist."""
    with open(os.path.join(TOP, 'docs/python.md'), encoding='utf-8') as f:
        for name in re.findall(r'peerlane\.([A-Za-z]\w+)', f.read()):
            assert hasattr(peerlane, name) or name in ('so', 'compat'), name
