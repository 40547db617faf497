# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Transformers' way in, with the real packages safetensors and transformers."""

import errno
import sys
import types

import pytest
import st

from peerlane import _load

torch = pytest.importorskip('torch')
package = pytest.importorskip('safetensors.torch')
transformers = pytest.importorskip('transformers')

import safetensors  # noqa: E402

from peerlane.doors.transformers import Model, patched  # noqa: E402
from peerlane.safetensors import HeaderError  # noqa: E402


INDEXES = (slice(0, 4, 2), (slice(None), slice(1, None, 3)), [2, 0], (..., [5, 1]), None, True,
           torch.tensor([True, False] * 2), (torch.tensor([1, 2]), slice(2, 4)))


def test_what_stands_in(tmp_path, monkeypatch):
    want = {n: ('F32', (4, 6), bytes(range(96))) for n in 'ab'}
    path = st.write(tmp_path / 'a', want)
    user = types.ModuleType('a_user')
    user.my_open, user.my_load = safetensors.safe_open, package.load_file
    monkeypatch.setitem(sys.modules, 'a_user', user)
    # As Cython has them: no module, and without a name.
    monkeypatch.setitem(sys.modules, 'a_nameless_user', types.SimpleNamespace(their=user.my_open))
    real = safetensors.safe_open, package.load_file
    plain = package.load_file(path)
    loads = []
    sources = _load.load_sources
    monkeypatch.setattr(_load, 'load_sources', lambda *a: (loads.append(a[1]), sources(*a))[1])
    with patched('soft:0'):
        assert user.my_open is safetensors.safe_open is not real[0]
        assert user.my_load is package.load_file is not real[1]
        assert sys.modules['a_nameless_user'].their is user.my_open
        found = package.load_file(path, device='cpu')
        assert torch.equal(found['a'], plain['a']) and loads == [['soft:0']]
        with safetensors.safe_open(path, framework='pt', device='cpu', backend='mmap') as f:
            assert isinstance(f, Model) and f.get_slice('a').get_shape() == [4, 6]
            assert len(loads) == 1
            assert torch.equal(f.get_slice('a')[1:3, 2:], found['a'][1:3, 2:]) and len(loads) == 1
            assert torch.equal(f.get_slice('a')[...], found['a'])
            assert torch.equal(f.get_slice('b')[:], found['b'])
            assert torch.equal(f.get_tensor('b'), found['b']) and len(loads) == 2
            for index in INDEXES:  # what no one box of bytes is
                assert torch.equal(f.get_slice('a')[index], plain['a'][index]), index
            assert len(loads) == 2
            with pytest.raises(IndexError):
                f.get_slice('a')[4]
            with pytest.raises(ValueError, match='step'):
                f.get_slice('a')[::-1]
            for call in (f.get_tensor, f.get_slice):  # as the package, and as ours
                with pytest.raises(safetensors.SafetensorError, match="no tensor 'c'") as info:
                    call('c')
                assert isinstance(info.value, KeyError)
        for call in (package.load_file, lambda path: safetensors.safe_open(path, 'pt')):
            with pytest.raises(safetensors.SafetensorError, match='no JSON object') as info:
                call(st.raw_file(tmp_path / 'bad', b'no header'))
            assert isinstance(info.value, HeaderError) and info.value.errno == errno.EINVAL
            with pytest.raises(FileNotFoundError):
                call(tmp_path / 'none')
        with safetensors.safe_open(path, framework='np') as f:
            assert not isinstance(f, Model) and f.get_tensor('a').shape == (4, 6)
    assert (user.my_open, user.my_load) == real == (safetensors.safe_open, package.load_file)
    # 0 is the first GPU of CUDA, and not nothing.
    monkeypatch.setattr(_load, 'device_name', lambda device, context: asked.append(device) or 'host')
    asked = []
    with patched(0):
        package.load_file(path)
    assert asked == [0]
    with pytest.raises(ZeroDivisionError), patched():
        1 / 0
    assert safetensors.safe_open is real[0]


def test_a_model(tmp_path, monkeypatch):
    """from_pretrained() of a small model, with an index of several files."""
    config = transformers.BertConfig(hidden_size=32, num_hidden_layers=2, num_attention_heads=2,
                                     intermediate_size=64, vocab_size=100)
    torch.manual_seed(1)
    model = transformers.BertModel(config)
    model.save_pretrained(tmp_path / 'm', max_shard_size='50KB')
    assert (tmp_path / 'm' / 'model.safetensors.index.json').exists()
    loads = []
    sources = _load.load_sources
    monkeypatch.setattr(_load, 'load_sources', lambda *a: (loads.append(a[1]), sources(*a))[1])
    for device in (None, 'soft:0'):
        del loads[:]
        with patched(device):
            other = transformers.BertModel.from_pretrained(tmp_path / 'm')
        assert loads and set(map(tuple, loads)) == {('soft:0' if device else 'host',)}
        for name, one in model.state_dict().items():
            assert torch.equal(other.state_dict()[name], one), name
        ids = torch.tensor([[1, 2, 3]])
        assert torch.allclose(model.eval()(ids).last_hidden_state,
                              other.eval()(ids).last_hidden_state)


@pytest.mark.parametrize('device', [None, 'soft:0'])
@pytest.mark.parametrize('shards', ['10GB', '500KB'])
def test_diffusers(tmp_path, monkeypatch, device, shards):
    """from_pretrained() of a small network, by itself and as a part of a pipeline."""
    diffusers = pytest.importorskip('diffusers')
    torch.manual_seed(1)
    model = diffusers.UNet2DModel(
        sample_size=8, layers_per_block=1, block_out_channels=(32, 64),
        down_block_types=('DownBlock2D',) * 2, up_block_types=('UpBlock2D',) * 2)
    model.save_pretrained(tmp_path / 'm', max_shard_size=shards)
    diffusers.DDPMPipeline(model, diffusers.DDPMScheduler()).save_pretrained(tmp_path / 'p')
    loads = []
    sources = _load.load_sources
    monkeypatch.setattr(_load, 'load_sources', lambda *a: (loads.append(a[1]), sources(*a))[1])
    for way in (lambda: diffusers.UNet2DModel.from_pretrained(tmp_path / 'm'),
                lambda: diffusers.DDPMPipeline.from_pretrained(tmp_path / 'p').unet):
        del loads[:]
        with patched(device):
            other = way().state_dict()
        assert loads and set(map(tuple, loads)) == {(device or 'host',)}
        for name, one in model.state_dict().items():
            assert torch.equal(other[name], one), name
