# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""torch's tensors, where torch is installed: taken and given without a copy."""

import gc
import random
import weakref

import pytest
import st
from conftest import pattern

import peerlane
from peerlane import _frameworks
from peerlane.safetensors import load_file, safe_open, save_file

torch = pytest.importorskip('torch')

DTYPES = ['float32', 'float16', 'bfloat16', 'int64', 'uint8', 'bool', 'complex64']


@pytest.mark.parametrize('name', DTYPES)
def test_read_into_and_back(make, tmp_path, name):
    dtype = getattr(torch, name)
    path, data = make(60 * 8)
    into = torch.zeros((3, 20), dtype=dtype)
    with peerlane.open(path) as f:
        assert f.read_into(into) == into.numel() * into.element_size()
        assert f.read_into(into[1], 8) == 20 * into.element_size()
    if dtype != torch.bool:
        expected = bytearray(data[:into.numel() * into.element_size()].tobytes())
        row = 20 * into.element_size()
        expected[row:2 * row] = data[8:8 + row].tobytes()
        assert bytes(into.view(torch.uint8).flatten().tolist()) == bytes(expected)
    with peerlane.open(tmp_path / 'out', 'w') as f:
        f.write_from(into)
    again = torch.zeros_like(into)
    with peerlane.open(tmp_path / 'out') as f:
        f.read_into(again)
    assert torch.equal(again.view(torch.uint8), into.view(torch.uint8))


def test_parameters(make):
    """A module's parameters, which autograd watches, are read in place."""
    path, data = make(4 * 12)
    layer = torch.nn.Linear(4, 3, bias=False)
    with peerlane.open(path) as f:
        assert f.read_into(layer.weight) == 48
    assert layer.weight.detach().numpy().tobytes() == data.tobytes()
    assert layer.weight.requires_grad


@pytest.mark.parametrize('name', ['float32', 'bfloat16', 'uint8'])
def test_from_dlpack(name):
    a = peerlane.empty((5, 7), name, 'soft:0')
    block = weakref.ref(a._block)
    peerlane.copy(a, pattern(a.nbytes))
    tensor = torch.from_dlpack(a)
    assert tensor.dtype == getattr(torch, name) and tensor.shape == (5, 7)
    assert tensor.data_ptr() == a.ptr
    del a
    gc.collect()
    assert bytes(tensor.view(torch.uint8).flatten().tolist()) == pattern(tensor.nbytes).tobytes()
    tensor.zero_()
    del tensor
    gc.collect()
    assert block() is None


def test_the_program_s_error_is_not_lost():
    """A tensor on our memory that goes while an exception is raised."""
    a = peerlane.empty(12, 'bfloat16', 'soft:0')
    block = weakref.ref(a._block)
    with pytest.raises(RuntimeError, match='shape'):
        torch.from_dlpack(a).reshape(7, 7)
    del a
    gc.collect()
    assert block() is None


def test_dtypes_of_torch():
    a = peerlane.empty(4, torch.bfloat16, 'host')
    assert a.dtype == 'bfloat16' and a.dtype == torch.bfloat16


def test_wrong_use(make):
    path, _ = make(1000)
    with peerlane.open(path) as f:
        for wrong in (torch.zeros(4, 4).t(), torch.zeros(10)[::2], torch.zeros(3, 1).expand(3, 5)):
            with pytest.raises(peerlane.InvalidError, match='C-contiguous'):
                f.read_into(wrong)
        with pytest.raises(peerlane.BadMemoryError, match='has no memory.*torch.empty'):
            f.read_into(torch.empty(5, device='meta'))
        freed = torch.zeros(100)
        freed.untyped_storage().resize_(0)
        with pytest.raises(peerlane.BadMemoryError, match='was freed'):
            f.read_into(freed)
        assert f.read_into(torch.empty(0)) == 0


def test_tensors_whose_bytes_are_not_theirs(make, tmp_path):
    """Neither read into nor written, by any way that memory goes."""
    path, _ = make(1000)
    c = torch.ones(4, dtype=torch.complex64)
    with peerlane.open(path, 'r+') as f, peerlane.Queue() as queue:
        before = f.read()
        for tensor, remedy in ((c.conj(), r't.resolve_conj\(\)'),
                               (c.conj().imag.contiguous()._neg_view(), r't.resolve_neg\(\)'),
                               (torch.zeros(4, 4).to_sparse(), r't.to_dense\(\)'),
                               (torch.zeros(4, 4).to_sparse_csr(), r't.to_dense\(\)')):
            for call in (f.read_into, f.write_from, lambda t: queue.read(f, t),
                         lambda t: queue.write(f, t), lambda t: peerlane.copy(bytearray(32), t),
                         lambda t: save_file({'a': t}, tmp_path / 'saved')):
                with pytest.raises(peerlane.InvalidError, match=remedy):
                    call(tensor)
        assert f.read() == before
    assert not (tmp_path / 'saved').exists()


class Samples(torch.utils.data.Dataset):
    """What a user writes, right or wrong."""

    def __init__(self, path, early):
        self.path = path
        self.file = peerlane.open(path) if early else None

    def __len__(self):
        return 8

    def __getitem__(self, i):
        if self.file is None:
            self.file = peerlane.open(self.path)
        into = torch.empty(100, dtype=torch.uint8)
        self.file.read_into(into, i * 100, exact=True)
        return into


def test_dataloader(make):
    path, data = make(800)
    loader = torch.utils.data.DataLoader(Samples(path, False), num_workers=2,
                                         multiprocessing_context='fork')
    assert b''.join(one.numpy().tobytes() for one in loader) == data.tobytes()
    loader = torch.utils.data.DataLoader(Samples(path, True), num_workers=1,
                                         multiprocessing_context='fork')
    with pytest.raises(RuntimeError, match='worker_init_fn'):
        list(loader)


def test_alike_tensors_are_each_by_itself(tmp_path):
    """torch makes those of one shape together: with others between them, at any step, or alone."""
    rng = random.Random(4)
    want = {}
    for i in range(60):
        shape = ((3, 5), (3, 5), (3, 5), (7,), (), (2, 0))[rng.randrange(6) if i % 20 else 0]
        want['t%d' % i] = torch.randn(shape).to(torch.bfloat16)
    save_file(want, tmp_path / 'm')
    found = load_file(tmp_path / 'm', 'host', 'torch')
    for name, one in want.items():
        assert found[name].shape == one.shape and torch.equal(found[name], one)
        assert found[name]._version == 0 and not found[name]._is_view()
    found['t0'].add_(1)
    assert [name for name in want if found[name]._version] == ['t0']
    assert [name for name in want if not torch.equal(found[name], want[name])] == ['t0']
    (found['t20'].requires_grad_() * 2).sum().backward()
    assert found['t20'].grad.eq(2).all()


def test_tensors_one_by_one(tmp_path, monkeypatch):
    """They are as those of load_file(), also where the program has another default device."""
    want = st.alike(5, 'chance', each=2)
    path = st.write(tmp_path / 'a', want, pad=3)
    whole = load_file(path, 'host', 'torch')
    for small in (0, 1 << 20):
        monkeypatch.setattr(_frameworks, 'SMALL', small)
        with safe_open(path, 'pt', 'cpu') as f, torch.device('meta'):
            found = {name: f.get_tensor(name) for name in f.offset_keys()}
            parts = {name: f.get_slice(name)[...] for name in want}
        for name, (_, _, data) in want.items():
            for one in (found[name], parts[name]):
                assert (one.dtype, one.shape) == (whole[name].dtype, whole[name].shape)
                assert one.device.type == 'cpu' and not one.requires_grad
                assert peerlane.copy(space := bytearray(len(data)), one) == len(data) and space == data
        for one in found.values():
            one.view(torch.uint8).zero_() if one.numel() and one.dim() else None
        assert all(bytes(part.view(torch.uint8).flatten().tolist()) == want[name][2]
                   for name, part in parts.items() if part.dim())
