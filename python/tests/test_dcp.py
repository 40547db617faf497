# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Distributed checkpoints, where torch is installed: ours and torch's read each other's files."""

import os
import subprocess
import sys
import warnings

import pytest

import peerlane
from peerlane import _queue

torch = pytest.importorskip('torch')
dcp = pytest.importorskip('torch.distributed.checkpoint')

from peerlane.checkpoint import Reader, Writer  # noqa: E402

pytestmark = pytest.mark.filterwarnings('ignore')


def a_state(blank=False):
    torch.manual_seed(1)

    def one(tensor):
        return torch.zeros_like(tensor) if blank else tensor
    a = torch.randn(30, 40)
    return {'a': one(a), 'rows': one(torch.randn(50, 4))[::2], 'part': one(torch.randn(100))[10:20],
            'n': {'step': 0 if blank else 7, 'count': one(torch.arange(9))},
            'bf16': one(torch.randn(33).bfloat16()), 'nothing': torch.empty(0),
            'scalar': one(torch.tensor(2.5)), 'turned': one(torch.randn(6, 5)).t(),
            'large': one(torch.randn(100_000))}


def equal(got, want):
    assert set(got) == set(want)
    for name, one in want.items():
        if isinstance(one, dict):
            equal(got[name], one)
        elif isinstance(one, torch.Tensor):
            assert torch.equal(got[name], one), name
        else:
            assert got[name] == one, name


@pytest.fixture
def sizes(monkeypatch):
    """Bytes of each read that a queue was given."""
    seen = []
    make = _queue.Request.read.__func__

    def request(cls, file, dst, *args, **kwargs):
        seen.append(dst.nbytes)
        return make(cls, file, dst, *args, **kwargs)
    monkeypatch.setattr(_queue.Request, 'read', classmethod(request))
    return seen


@pytest.mark.parametrize('writer', [Writer, dcp.FileSystemWriter])
@pytest.mark.parametrize('reader', [Reader, dcp.FileSystemReader])
@pytest.mark.parametrize('single', [True, False])
def test_each_reads_the_other(tmp_path, sizes, writer, reader, single):
    dcp.save(a_state(), storage_writer=writer(tmp_path / 'c', single_file_per_rank=single))
    state = a_state(blank=True)
    dcp.load(state, storage_reader=reader(tmp_path / 'c'))
    equal(state, a_state())
    assert bool(sizes) == (reader is Reader)
    assert not [name for name in os.listdir(tmp_path / 'c') if name.startswith('.__')]


@pytest.mark.parametrize('writer', [Writer, dcp.FileSystemWriter])
@pytest.mark.parametrize('reader', [Reader, dcp.FileSystemReader])
def test_signs_that_are_still_to_be_changed(tmp_path, writer, reader):
    """Saved, and loaded into: tensors whose bytes are those of another one."""
    c = torch.randn(40, dtype=torch.complex64)
    state = {'whole': c.conj(), 'part': c.conj()[10:20], 'imag': c.conj().imag, 'plain': c.clone()}
    assert state['part'].is_conj() and state['imag'].is_neg()
    want = {name: one.resolve_conj().resolve_neg().clone() for name, one in state.items()}
    dcp.save(state, storage_writer=writer(str(tmp_path)), no_dist=True)
    into = {name: torch.zeros_like(one) for name, one in want.items()}
    into['plain'] = torch.zeros(40, dtype=torch.complex64).conj()
    dcp.load(into, storage_reader=reader(str(tmp_path)), no_dist=True)
    equal(into, want)


def test_a_view_is_saved_alone(tmp_path):
    """Not with all of the storage that it is a view of."""
    dcp.save({'part': torch.arange(1_000_000.)[10:20]}, storage_writer=Writer(tmp_path / 'c'))
    assert (tmp_path / 'c' / '__0_0.distcp').stat().st_size < 5_000
    state = {'part': torch.zeros(10)}
    dcp.load(state, storage_reader=dcp.FileSystemReader(tmp_path / 'c'))
    assert torch.equal(state['part'], torch.arange(10., 20.))


def test_memory_of_a_device(tmp_path):
    state = {'a': torch.from_dlpack(peerlane.empty((100, 100), 'float32', 'soft:0'))}
    state['a'][:] = torch.arange(10_000).view(100, 100)
    dcp.save(state, storage_writer=Writer(tmp_path / 'c'))
    other = {'a': torch.from_dlpack(peerlane.empty((100, 100), 'float32', 'soft:1'))}
    dcp.load(other, storage_reader=Reader(tmp_path / 'c'))
    assert torch.equal(other['a'], state['a'])


def test_async(tmp_path):
    import torch.distributed as dist
    dist.init_process_group('gloo', init_method='file://%s' % (tmp_path / 'meet'), rank=0,
                            world_size=1)
    try:
        state = a_state()
        future = dcp.async_save(state, storage_writer=Writer(tmp_path / 'c'))
        state['a'].zero_()  # what was staged is what is saved
        future.result()
    finally:
        dist.destroy_process_group()
    state = a_state(blank=True)
    dcp.load(state, storage_reader=Reader(tmp_path / 'c'))
    equal(state, a_state())


# The end: gloo's threads outlive destroy_process_group(), and one of them may still hold the last
# collective's tensors. If it lets go of them while the interpreter is being taken down it asks for
# the interpreter's lock, and torch aborts the process. So what is to be done at exit is done, and
# the rest of the interpreter's end is left out.
SHARD = '''
import atexit, datetime, faulthandler, os, sys
import torch, torch.distributed as dist, torch.distributed.checkpoint as dcp
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import Shard, distribute_tensor
from peerlane.checkpoint import Reader, Writer
meet, folder, rank = sys.argv[1], sys.argv[2], int(sys.argv[3])
faulthandler.enable()
dist.init_process_group('gloo', init_method='file://' + meet, rank=rank, world_size=2,
                        timeout=datetime.timedelta(minutes=5))
mesh = init_device_mesh('cpu', (2,))
want = torch.arange(48 * 20, dtype=torch.float32).view(48, 20)
dcp.save({'a': distribute_tensor(want, mesh, [Shard(0)])}, storage_writer=Writer(folder))
for dim in (1, 0):
    state = {'a': distribute_tensor(torch.zeros_like(want), mesh, [Shard(dim)])}
    dcp.load(state, storage_reader=Reader(folder))
    assert torch.equal(state['a'].full_tensor(), want)
dist.destroy_process_group()
atexit._run_exitfuncs()
print('good', flush=True)
os._exit(0)
'''


def test_other_shards_than_were_saved(tmp_path):
    """Two ranks save rows; two ranks load columns, of which each is pieces of every row."""
    top = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    ranks = [subprocess.Popen(
        [sys.executable, '-B', '-c', SHARD, str(tmp_path / 'meet'), str(tmp_path / 'c'), str(rank)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env=dict(os.environ, PYTHONPATH=top)) for rank in range(2)]
    said = [one.communicate()[0] for one in ranks]  # none waits for the other longer than 5 minutes
    assert [one.returncode for one in ranks] == [0, 0], said
    assert all(out.endswith('good\n') for out in said), said
    assert {'__0_0.distcp', '__1_0.distcp'} < set(os.listdir(tmp_path / 'c'))


def test_parts_read_their_bytes(tmp_path, sizes):
    """The item asks for a box of the tensor, and no other bytes are read."""
    want = torch.arange(60.).view(6, 10)
    dcp.save({'a': want}, storage_writer=Writer(tmp_path / 'c'))
    reader = Reader(tmp_path / 'c')
    metadata = reader.read_metadata()
    reader.set_up_storage_reader(metadata, True)
    index, = metadata.storage_data
    from torch.distributed.checkpoint.planner import LoadItemType, LoadPlan, ReadItem
    got = torch.zeros(2, 3)

    class Planner:
        done = []

        def resolve_tensor(self, item):
            return got

        def commit_tensor(self, item, tensor):
            self.done.append(tensor)
    item = ReadItem(LoadItemType.TENSOR, index, torch.Size((0, 0)), index, torch.Size((1, 4)),
                    torch.Size((2, 3)))
    reader.read_data(LoadPlan([item]), Planner()).wait()
    assert torch.equal(got, want[1:3, 4:7]) and sizes == [12, 12] and Planner.done[0] is not None
    got = torch.zeros(2, 4)
    with pytest.raises(ValueError, match="'a' of shape .6, 10. has no part"):
        reader.read_data(LoadPlan([item]), Planner())


def test_extensions_are_refused(tmp_path):
    from torch.distributed.checkpoint import filesystem
    if not hasattr(filesystem, 'SerializationFormat'):
        pytest.skip('this torch has one format')
    with pytest.raises(ValueError, match='TORCH_SAVE'):
        Writer(tmp_path, serialization_format=filesystem.SerializationFormat.SAFETENSORS)


def test_a_file_that_was_cut(tmp_path):
    with warnings.catch_warnings():
        warnings.simplefilter('ignore')
        dcp.save(a_state(), storage_writer=Writer(tmp_path / 'c'))
    path = tmp_path / 'c' / '__0_0.distcp'
    os.truncate(path, path.stat().st_size - 200_000)
    with pytest.raises(BaseException, match='large'):
        dcp.load(a_state(blank=True), storage_reader=Reader(tmp_path / 'c'))
    os.unlink(path)
    with pytest.raises(BaseException, match='__0_0'):
        dcp.load(a_state(blank=True), storage_reader=Reader(tmp_path / 'c'))
