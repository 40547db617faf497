# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""The programs in docs/python.md, docs/models.md and docs/install.md run as they stand there."""

import json
import os
import re
import subprocess
import sys

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
    names = {}
    exec(programs('docs/python.md')[0], names)
    assert names['gpu'].tobytes() == pattern(100_001).tobytes()


def test_a_model_as_the_first_program_loads_it(here, monkeypatch):
    from peerlane.safetensors import load_file, save_file
    monkeypatch.delitem(sys.modules, 'torch', raising=False)  # another test's
    want = {'a': numpy.arange(12, dtype='f4').reshape(3, 4), 'b': numpy.arange(5, dtype='i8')}
    save_file(want, 'model.safetensors')
    names = {}
    exec(programs('docs/install.md')[0], names)
    assert {name: on_the_host(one).tolist() for name, one in names['tensors'].items()} == {
        name: one.tolist() for name, one in want.items()}
    again = load_file('copy.safetensors', 'host', 'numpy')
    assert {name: one.tolist() for name, one in again.items()} == {
        name: one.tolist() for name, one in want.items()}


def test_write_then_load(here, capsys):
    write, load = programs('docs/python.md')[1:3]
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


def test_a_training_loop_whose_file_ends(here):
    os.truncate('samples.bin', 1000 * 4096 + 1)
    with pytest.raises(EOFError, match='before its last sample'):
        exec(programs('docs/python.md')[3], {})


def test_a_table_that_stays_in_its_file(monkeypatch, capsys, here):
    monkeypatch.delitem(sys.modules, 'torch', raising=False)  # another test's
    table = numpy.arange(5000 * 64, dtype='f4').reshape(5000, 64)
    table.tofile('table.bin')
    names = {}
    exec(programs('docs/python.md')[4], names)
    assert capsys.readouterr().out.strip().isdigit()
    assert on_the_host(names['rows']).tolist() == table[on_the_host(names['ids'])].tolist()
    assert on_the_host(names['some']).tolist() == table[[3, -1]].tolist()
    names['table'].close()


def test_a_table(monkeypatch, capsys):
    monkeypatch.delitem(sys.modules, 'torch', raising=False)
    names = {}
    exec(programs('docs/python.md')[5], names)
    assert capsys.readouterr().out.startswith('pinned memory of %s, ' % names['ids'].device)
    rows = on_the_host(peerlane.gather(names['table'], names['ids']))
    assert rows[:, 0].tolist() == on_the_host(names['ids']).tolist()
    assert on_the_host(names['rows']).tolist() == rows.tolist() and (rows == rows[:, :1]).all()
    assert (names['table'] == numpy.arange(100_000)[:, None]).all()


def test_blocks_of_a_cache(monkeypatch):
    monkeypatch.delitem(sys.modules, 'torch', raising=False)
    before = {'fill': lambda one: peerlane.copy(one, pattern(one.nbytes, 3).reshape(one.shape))}
    # Before the first copy there is something to copy.
    exec(programs('docs/python.md')[6].replace('\nhost =', '\nfor one in cache: fill(one)\nhost ='), before)
    host = on_the_host(before['host'])
    layer = pattern(2 * 64 * 2048, 3).reshape(2, 64, 2048)
    for i, one in enumerate(before['cache']):
        assert host[7, i].tobytes() == layer[:, 0].tobytes() and host[9, i].tobytes() == layer[:, 63].tobytes()
        got = on_the_host(one)
        assert got[:, 5].tobytes() == layer[:, 63].tobytes() and got[:, 6].tobytes() == layer[:, 6].tobytes()
    assert not host[8].any()


def model_program(what):
    """The program of docs/models.md that has these words, for this folder and a software GPU."""
    program = next(one for one in programs('docs/models.md') if what in one)
    for there, own in (('cuda:0', 'soft:0'), ('/models/', 'models/'), ('/ckpt/', 'ckpt/')):
        program = program.replace(there, own)
    return program


def test_a_model_is_loaded_and_saved(here):
    from peerlane.safetensors import save_file
    want = {'a': numpy.arange(12, dtype='f4').reshape(3, 4), 'b': numpy.arange(5, dtype='i8')}
    os.makedirs('models/llama')
    save_file({'c': numpy.arange(3, dtype='u1')}, 'model.safetensors')
    for name, array in want.items():
        save_file({name: array}, 'models/llama/%s.safetensors' % name)
    with open('models/llama/model.safetensors.index.json', 'w') as f:
        json.dump({'weight_map': {name: name + '.safetensors' for name in want}}, f)
    names = {}
    exec(model_program('load_model'), names)
    found = names['load_file']('copy.safetensors', 'soft:0', 'peerlane')
    assert {name: on_the_host(one).tolist() for name, one in found.items()} == {
        name: one.tolist() for name, one in want.items()}
    first = names['load_file']('model.safetensors', 'host', 'numpy')
    assert first['c'].tolist() == [0, 1, 2]


def test_a_torch_checkpoint(here):
    torch = pytest.importorskip('torch')
    model = torch.nn.Linear(7, 5)
    names = {'model': model}
    exec(model_program('peerlane.torch.save'), names)
    want = model.state_dict()
    assert list(names['state']) == list(want)
    assert all(torch.equal(names['state'][name], one) for name, one in want.items())
    assert torch.equal(torch.load('step.pt')['weight'], want['weight'])


@pytest.mark.filterwarnings('ignore')
def test_a_distributed_checkpoint(here):
    """The program saves, loads into the same tensors, and saves again in the background."""
    torch = pytest.importorskip('torch')
    pytest.importorskip('torch.distributed.checkpoint')
    state = {'a': torch.arange(1000.), 'n': {'b': torch.arange(9)}}
    program = model_program('async_save').replace('dcp.load(', 'spoil(); dcp.load(')
    names = {'state': state, 'spoil': lambda: state['a'].zero_()}
    head, last = program.rsplit('future = ', 1)
    exec(head, names)
    assert torch.equal(state['a'], torch.arange(1000.))
    subprocess.run([sys.executable, '-c', ASYNC % last.strip()], check=True, env=dict(
        os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(peerlane.__file__))))
    other = {'a': torch.zeros(1000)}
    names['dcp'].load(other, storage_reader=names['Reader']('ckpt/step-101'))
    assert torch.equal(other['a'], torch.arange(1000.))


ASYNC = """
import os, torch, torch.distributed.checkpoint as dcp
from peerlane.checkpoint import Writer
torch.distributed.init_process_group('gloo', init_method='file://' + os.path.abspath('meet'),
                                     rank=0, world_size=1)
state = {'a': torch.arange(1000.)}
future = %s
future.result()
torch.distributed.destroy_process_group()
"""


def test_transformers_patched(here):
    pytest.importorskip('torch')
    transformers = pytest.importorskip('transformers')
    pytest.importorskip('accelerate')  # for device_map
    pytest.importorskip('safetensors')
    config = transformers.LlamaConfig(vocab_size=64, hidden_size=32, intermediate_size=48,
                                      num_hidden_layers=1, num_attention_heads=2)
    model = transformers.LlamaForCausalLM(config)
    model.save_pretrained('models/llama')
    names = {'AutoModel': transformers.AutoModel}
    exec(model_program('patched').replace("'soft:0'", "'cpu'"), names)
    for name, one in names['model'].state_dict().items():
        assert one.equal(model.model.state_dict()[name]), name


def test_it_says_what_there_is():
    """Names that the pages give exist."""
    modules = ('so', 'compat', 'safetensors', 'torch', 'checkpoint', 'doors')
    for page in ('docs/python.md', 'docs/models.md'):
        with open(os.path.join(TOP, page), encoding='utf-8') as f:
            for name in re.findall(r'peerlane\.([A-Za-z]\w+)', f.read()):
                assert hasattr(peerlane, name) or name in modules, name


def test_lookup_tables(here, monkeypatch):
    torch = pytest.importorskip('torch')
    from peerlane.safetensors import save_file
    rows = torch.arange(40.).reshape(10, 4)
    save_file({'weight': rows[:6].contiguous()}, 'ngram-1.safetensors')
    save_file({'weight': rows[6:].contiguous()}, 'ngram-2.safetensors')
    names = {'ids': torch.tensor([[0, 9], [5, 6]]), 'hidden': torch.ones(2, 4)}
    if torch.cuda.is_available():
        names = {name: one.cuda() for name, one in names.items()}
    exec(model_program('TableEmbedding'), names)
    assert torch.equal(names['hidden'].cpu(), 1 + rows[[0, 5]] + rows[[9, 6]])
