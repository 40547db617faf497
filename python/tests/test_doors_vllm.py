# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
vLLM's way in, against its interface: modules that have the functions of vLLM 0.33 which the loader
uses. vLLM itself needs a GPU; where it is installed, that its interface is still this one is tested.
"""

import sys
import types

import pytest
import st

torch = pytest.importorskip('torch')

from peerlane.doors import vllm as door  # noqa: E402

LOADER = '''
def safetensors_weights_iterator(files, use_tqdm, strategy=None, local_expert_ids=None, *,
                                 safetensors_prefetch_num_threads=8):
    raise AssertionError('vLLM reads by itself')

class DefaultModelLoader:
    local_expert_ids = None
    def __init__(self, load_config):
        self.load_config = load_config
    def _get_weights_iterator(self, source):
        assert self.load_config.load_format == 'safetensors'
        weights = safetensors_weights_iterator(
            source.files, True, None, local_expert_ids=self.local_expert_ids,
            safetensors_prefetch_num_threads=4)
        return ((source.prefix + name, tensor) for name, tensor in weights)
'''


@pytest.fixture
def vllm(monkeypatch, tmp_path):
    known = {}
    names = ('vllm', 'vllm.model_executor', 'vllm.model_executor.model_loader')
    for name in names:
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
        sys.modules[name].__path__ = []
    loaders = sys.modules[names[-1]]
    sys.modules['vllm.model_executor'].model_loader = loaders
    loaders._LOAD_FORMAT_TO_MODEL_LOADER = known
    loaders.register_model_loader = lambda name: lambda kind: known.setdefault(name, kind)
    path = tmp_path / 'default_loader.py'
    path.write_text(LOADER)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, 'default_loader', raising=False)
    import default_loader
    loaders.default_loader = default_loader
    monkeypatch.setitem(sys.modules, names[-1] + '.default_loader', default_loader)
    experts = types.ModuleType('ep_weight_filter')
    experts.should_skip_weight = lambda name, ids: 'expert' in name and int(name[-1]) not in ids
    monkeypatch.setitem(sys.modules, names[-1] + '.ep_weight_filter', experts)
    return loaders


def test_load(vllm, tmp_path):
    door.register()
    door.register()
    kind = vllm._LOAD_FORMAT_TO_MODEL_LOADER['peerlane']
    files = {tmp_path / 'b': {'expert.0': ('F32', (2,), bytes(8)), 'z': ('U8', (3,), b'abc')},
             tmp_path / 'a': {'expert.1': ('U8', (2,), b'xy')}}
    for path, tensors in files.items():
        st.write(path, tensors)
    config = types.SimpleNamespace(load_format='peerlane')
    loader = kind(config)
    assert config.load_format == 'peerlane'
    source = types.SimpleNamespace(files=[str(path) for path in files], prefix='m.')
    got = dict(loader._get_weights_iterator(source))
    assert list(got) == ['m.expert.1', 'm.expert.0', 'm.z'] and got['m.z'].tolist() == [97, 98, 99]
    loader.local_expert_ids = {1}
    assert list(dict(loader._get_weights_iterator(source))) == ['m.expert.1', 'm.z']
    with pytest.raises(AssertionError, match='by itself'):
        vllm.default_loader.safetensors_weights_iterator([], True)


def test_another_vllm(vllm, monkeypatch):
    class DefaultModelLoader:
        def _get_weights_iterator(self, source):
            return []
    monkeypatch.setattr(vllm.default_loader, 'DefaultModelLoader', DefaultModelLoader)
    with pytest.raises(ImportError, match='another --load-format'):
        door.register()


def test_the_installed_vllm():
    pytest.importorskip('vllm', reason='vLLM is not installed')
    door.register()
    from vllm.model_executor import model_loader
    assert door.FORMAT in model_loader._LOAD_FORMAT_TO_MODEL_LOADER
