# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
vLLM's way in, against its interface: modules that have the functions of vLLM 0.33 which the loader
uses. vLLM itself needs a GPU; where it is installed, its own loader is tried by this, which needs none.
"""

import json
import pathlib
import re
import sys
import types

import pytest
import st

torch = pytest.importorskip('torch')

import peerlane  # noqa: E402
from peerlane.doors import vllm as door  # noqa: E402

LOADER = '''
def safetensors_weights_iterator(files, use_tqdm, strategy=None, local_expert_ids=None, *,
                                 safetensors_prefetch_num_threads=8):
    raise AssertionError('vLLM reads by itself')

def multi_thread_safetensors_weights_iterator(files, use_tqdm, max_workers=4):
    raise AssertionError('vLLM reads by itself, in threads')

class DefaultModelLoader:
    local_expert_ids = None
    def __init__(self, load_config):
        self.load_config = load_config
    def _get_weights_iterator(self, source):
        assert self.load_config.load_format == 'safetensors'
        if getattr(self.load_config, 'threads', None):
            weights = multi_thread_safetensors_weights_iterator(source.files, True, max_workers=8)
        else:
            weights = safetensors_weights_iterator(
                source.files, True, getattr(self.load_config, 'strategy', None),
                local_expert_ids=self.local_expert_ids, safetensors_prefetch_num_threads=4)
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


def entry_point():
    """The function that an installed package gives to vLLM."""
    project = pathlib.Path(__file__).parents[2] / 'pyproject.toml'
    named = re.search(r"^peerlane = 'peerlane.doors.vllm:(\w+)'$", project.read_text(), re.M)
    return getattr(door, named.group(1))


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
    loader.load_config.threads = True
    assert list(dict(loader._get_weights_iterator(source))) == ['m.expert.1', 'm.expert.0', 'm.z']
    for name in door.STAND_INS:
        with pytest.raises(AssertionError, match='by itself'):
            getattr(vllm.default_loader, name)([], True)
    loader.load_config.threads, loader.load_config.strategy = False, 'torchao'
    with pytest.raises(peerlane.NotSupportedError, match='torchao.*--load-format auto'):
        loader._get_weights_iterator(source)


@pytest.mark.parametrize('how, said', [
    ({'weight_name_filter': None}, 'weight_name_filter'), ({'safetensors_prefetch_block_size': 1, 'b': 2, 'a': 1}, 'a, b'),
    ({'strategy': 'new'}, "the strategy 'new'")])
def test_keywords_of_another_vllm(tmp_path, how, said):
    """What is not known may say which weights these are, so it is not left out."""
    st.write(tmp_path / 'a', {'z': ('U8', (3,), b'abc')})
    for reads in door.STAND_INS.values():
        with pytest.raises(peerlane.NotSupportedError, match='with %s, which peerlane does not know; .*--load-format auto' % said):
            reads([str(tmp_path / 'a')], True, **how)


def test_another_vllm(vllm, monkeypatch, caplog):
    class DefaultModelLoader:
        def _get_weights_iterator(self, source):
            return []
    monkeypatch.setattr(vllm.default_loader, 'DefaultModelLoader', DefaultModelLoader)
    with pytest.raises(ImportError, match='another --load-format'):
        door.register()
    entry_point()()  # vLLM calls it in every program as soon as the package is installed
    assert 'no --load-format peerlane: this vLLM loads' in caplog.text
    assert not vllm._LOAD_FORMAT_TO_MODEL_LOADER


def test_the_entry_point(vllm):
    entry_point()()
    assert list(vllm._LOAD_FORMAT_TO_MODEL_LOADER) == ['peerlane']


def test_the_installed_vllm(tmp_path, monkeypatch):
    """Its own loader gives a model's weights, by its own rules which files these are in."""
    pytest.importorskip('vllm', reason='vLLM is not installed')
    door.register()
    from vllm.config.load import LoadConfig
    from vllm.model_executor import model_loader
    from vllm.model_executor.model_loader.default_loader import DefaultModelLoader

    from peerlane import safetensors
    want = {'l.%d.w' % i: torch.randn(4, 5).bfloat16() for i in range(6)}
    names = ['model-0000%d-of-00002.safetensors' % (1 + i // 3) for i in range(6)]
    for name in set(names):
        safetensors.save_file({n: t for (n, t), at in zip(want.items(), names) if at == name},
                              tmp_path / name)
    with open(tmp_path / 'model.safetensors.index.json', 'w', encoding='utf-8') as f:
        json.dump({'weight_map': dict(zip(want, names))}, f)
    seen, load_file = [], safetensors.load_file
    monkeypatch.setattr(safetensors, 'load_file',
                        lambda path, *a, **k: (seen.append(path), load_file(path, *a, **k))[1])
    loader = model_loader.get_model_loader(LoadConfig(load_format=door.FORMAT))
    got = dict(loader._get_weights_iterator(
        DefaultModelLoader.Source(str(tmp_path), revision=None, prefix='a.')))
    assert [str(tmp_path / name) for name in sorted(set(names))] == list(map(str, seen))
    assert set(got) == {'a.' + name for name in want}
    assert all(torch.equal(got['a.' + name].cpu(), one) for name, one in want.items())
    del seen[:]
    loader = model_loader.get_model_loader(LoadConfig(
        load_format=door.FORMAT, model_loader_extra_config={'enable_multithread_load': True}))
    got = dict(loader._get_weights_iterator(
        DefaultModelLoader.Source(str(tmp_path), revision=None, prefix='a.')))
    assert len(seen) == 2 and all(torch.equal(got['a.' + name].cpu(), one)
                                  for name, one in want.items())
