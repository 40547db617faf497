# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Tables that are loaded from files into pinned memory, against the files' bytes."""

import os
import subprocess
import sys

import numpy
import pytest
from conftest import pattern

import peerlane
from peerlane.safetensors import save_file

ROWS = 3000


@pytest.fixture
def raw(tmp_path):
    """A file of ROWS rows of 32 float32, and what is in it."""
    content = pattern(ROWS * 128, 7).view('f4').reshape(ROWS, 32)
    path = tmp_path / 'table.bin'
    content.tofile(path)
    return path, content


@pytest.fixture
def runtime(tmp_path, monkeypatch):
    """Where the names of shared tables are."""
    folder = tmp_path / 'run'
    folder.mkdir(mode=0o700)
    monkeypatch.setenv('XDG_RUNTIME_DIR', str(folder))
    return folder


def test_raw(raw):
    path, content = raw
    whole = peerlane.load_table(path, dtype='float32', shape=(-1, 32), device='soft:0')
    assert isinstance(whole, numpy.ndarray) and whole.shape == (ROWS, 32) and whole.dtype == 'f4'
    assert whole.tobytes() == content.tobytes()
    info = peerlane.memory_info(whole)
    assert info.kind == 'pinned' and info.device == 'soft:0'
    # Bytes, of all there is; and a part of it that begins in the middle of a block.
    assert peerlane.load_table(str(path), device='soft:0').tobytes() == content.tobytes()
    part = peerlane.load_table(path, dtype='float32', shape=(5, 32), offset=128 * 37, device='soft:0')
    assert part.tobytes() == content[37:42].tobytes()
    # Rows of it, by the GPU.
    ids = peerlane.empty(3, 'int64', 'soft:0')
    numpy.asarray(ids)[...] = [2999, 0, 17]
    got = peerlane.gather(whole, ids)
    assert got.tobytes() == content[[2999, 0, 17]].tobytes()


def test_tensor(tmp_path):
    path = tmp_path / 'model.safetensors'
    table = pattern(500 * 24, 3).view('f8').reshape(500, 3)
    save_file({'a': numpy.arange(7, dtype='u1'), 'w': table, 'none': numpy.zeros((0, 4), 'f4')}, path)
    loaded = peerlane.load_table(path, 'w', device='soft:0')
    assert loaded.shape == (500, 3) and loaded.dtype == 'f8' and loaded.tobytes() == table.tobytes()
    assert peerlane.load_table(path, 'none', device='soft:0').shape == (0, 4)
    with pytest.raises(peerlane.NoTensorError, match='v'):
        peerlane.load_table(path, 'v', device='soft:0')
    with pytest.raises(peerlane.InvalidError, match='dtype, shape and offset'):
        peerlane.load_table(path, 'w', dtype='float32', device='soft:0')


def test_errors(raw, tmp_path):
    path, _ = raw
    with pytest.raises(peerlane.EndError, match='has %d bytes' % (ROWS * 128)):
        peerlane.load_table(path, dtype='float32', shape=(ROWS + 1, 32), device='soft:0')
    with pytest.raises(peerlane.InvalidError, match='whole number of rows'):
        peerlane.load_table(path, dtype='float32', shape=(-1, 7), device='soft:0')
    with pytest.raises(peerlane.InvalidError, match='multiple of its 4 bytes'):
        peerlane.load_table(path, dtype='float32', shape=(1, 32), offset=2, device='soft:0')
    with pytest.raises(peerlane.InvalidError, match='negative'):
        peerlane.load_table(path, offset=-1, device='soft:0')
    with pytest.raises(peerlane.NotFoundError):
        peerlane.load_table(tmp_path / 'none', device='soft:0')


def test_progress(raw):
    path, content = raw
    said = []
    loaded = peerlane.load_table(path, device='soft:0', progress=lambda done, total: said.append((done, total)))
    assert said[0][0] == 0 and said[-1] == (content.nbytes, content.nbytes) == (loaded.nbytes, said[0][1])

    def stop(done, total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        peerlane.load_table(path, device='soft:0', progress=stop)


CHILD = '''
import sys, peerlane
table = peerlane.load_table(sys.argv[1], dtype='float32', shape=(-1, 32), shared=True, device='soft:0')
print(float(table[7, 3]), flush=True)
table[9, 1] = 4.5
sys.stdin.read()
'''


def test_shared(raw, runtime):
    path, content = raw
    big = path.with_name('big.bin')
    with open(big, 'wb') as f:  # wide memory begins at 2 MiB
        for _ in range(8):
            f.write(content.tobytes())
    mine = peerlane.load_table(big, dtype='float32', shape=(-1, 32), shared=True, device='soft:0')
    mine[7, 3] = 1234.5
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
    with subprocess.Popen([sys.executable, '-c', CHILD, str(big)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True, env=environment) as child:
        assert child.stdout.readline() == '1234.5\n'  # what the file does not have
        child.stdin.close()
        assert child.wait() == 0
    assert mine[9, 1] == 4.5
    assert mine[10:].tobytes() == numpy.concatenate([content] * 8)[10:].tobytes()
