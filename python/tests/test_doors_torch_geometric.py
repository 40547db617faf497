# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""A feature store of PyTorch Geometric, with the real package, on software GPUs."""

import numpy
import pytest

torch = pytest.importorskip('torch')
pyg = pytest.importorskip('torch_geometric.data')

import peerlane  # noqa: E402
from peerlane.doors.torch_geometric import FeatureStore  # noqa: E402

X = torch.arange(600.).reshape(100, 6)


@pytest.fixture
def store():
    made = FeatureStore('soft:0')
    assert made.put_tensor(X, 'paper', 'x', None)
    return made


def test_rows(store):
    """By each kind of index, as indexing a tensor gives them, in memory of the GPU."""
    mask = torch.zeros(100, dtype=torch.bool)
    mask[[3, 97]] = True
    for index in (torch.tensor([5, 99, 0, 5]), torch.tensor([1, -1, -100]), torch.tensor([7, 8]).int(),
                  slice(3, 90, 7), slice(None), mask, torch.tensor([], dtype=torch.int64)):
        got = store['paper', 'x', index]
        assert torch.equal(got, X[index])
        if got.numel():
            assert str(peerlane.memory_info(got)) == 'device memory of soft:0'
        assert store.get_tensor_size('paper', 'x', index) == X[index].shape
    assert torch.equal(store['paper', 'x', 42], X[42])
    assert store.get_tensor_size('paper', 'x', 42) == (6,)
    both = store.multi_get_tensor([pyg.TensorAttr('paper', 'x', torch.tensor([i])) for i in (4, 9)])
    assert [one.tolist() for one in both] == [X[[4]].tolist(), X[[9]].tolist()]
    assert torch.equal(store['paper'].x[torch.tensor([2])], X[[2]])


def test_as_loaders_ask():
    from torch_geometric.loader.utils import filter_custom_store
    store = FeatureStore('soft:0')
    store[None, 'x', None] = X
    store[None, 'y', None] = X[:, 0].long()
    node, edge = torch.tensor([7, 3, 99]), torch.tensor([0, 1])
    data = filter_custom_store(store, None, node, edge, edge, None)
    assert torch.equal(data.x, X[node]) and torch.equal(data.y, X[node, 0].long())
    assert data.num_nodes == 3


def test_tensors_in_pinned_memory(store):
    whole = store['paper', 'x', None]
    assert torch.equal(whole, X) and whole.data_ptr() != X.data_ptr()
    assert peerlane.memory_info(whole).kind == 'pinned'
    assert store.get_tensor_size('paper', 'x') == (100, 6)
    mine = peerlane.pinned((10, 4), 'float32', 'soft:0').fill_(2)
    store['author', 'y', None] = mine  # kept, as it is there already
    assert store['author', 'y', None].data_ptr() == mine.data_ptr()
    store['author', 'z', None] = mine.t()  # whose rows are not contiguous
    assert torch.equal(store['author', 'z', torch.tensor([3])], mine.t()[[3]])
    store['author', 'n', None] = numpy.arange(12, dtype='i2').reshape(6, 2)
    assert store['author', 'n', torch.tensor([5])].tolist() == [[10, 11]]
    assert {(one.group_name, one.attr_name, one.is_set('index'))
            for one in store.get_all_tensor_attrs()} == {
                ('paper', 'x', False), ('author', 'y', False), ('author', 'z', False),
                ('author', 'n', False)}
    assert repr(store) == 'FeatureStore(4 features pinned for soft:0)'


def test_changed_and_removed(store):
    rows = torch.full((2, 6), -1.)
    assert store.put_tensor(rows, 'paper', 'x', torch.tensor([1, 50]))
    want = X.clone()
    want[[1, 50]] = -1
    assert torch.equal(store['paper', 'x', slice(None)], want)
    assert torch.equal(X[1], torch.arange(6., 12.))
    assert not store.put_tensor(rows, 'paper', 'none', torch.tensor([1, 50]))
    assert store.update_tensor(X * 2, 'paper', 'x', None)
    assert torch.equal(store['paper', 'x', slice(None)], X * 2)
    assert store.remove_tensor('paper', 'x', None)
    assert not store.remove_tensor('paper', 'x', None)
    assert store.get_tensor_size('paper', 'x') is None
    with pytest.raises(peerlane.InvalidError, match='a single number'):
        store['paper', 'x', None] = torch.tensor(1.)


def test_rows_out_of_range(store):
    for index in (torch.tensor([1, 100]), torch.tensor([-101])):
        with pytest.raises(peerlane.RangeError, match='of 100'):
            store['paper', 'x', index]
    with pytest.raises(peerlane.InvalidError, match='a mask of 3 for 100 rows'):
        store['paper', 'x', torch.tensor([True, False, True])]
    assert store.out_of_range() == 0


def test_features_in_a_file(tmp_path, store):
    """The same by each kind of index, of a file that no memory has."""
    (tmp_path / 'x').write_bytes(X.numpy().tobytes())
    mask = torch.zeros(100, dtype=torch.bool)
    mask[[3, 97]] = True
    with peerlane.MappedArray(tmp_path / 'x', 'float32', (100, 6), device='soft:0', wide=0, frames=8192) as x:
        store['paper', 'file', None] = x
        for index in (torch.tensor([5, 99, 0, 5]), torch.tensor([1, -1, -100]), torch.tensor([7, 8]).int(),
                      slice(3, 90, 7), slice(None), mask, torch.tensor([], dtype=torch.int64)):
            assert torch.equal(store['paper', 'file', index], X[index])
            assert store.get_tensor_size('paper', 'file', index) == X[index].shape
        assert torch.equal(store['paper', 'file', 42], X[42])
        assert torch.equal(store['paper', 'file', None], X)
        assert store.get_tensor_size('paper', 'file') == (100, 6)
        assert x.stats().requests > 0 and store.out_of_range() == 0
        with pytest.raises(peerlane.RangeError):
            store['paper', 'file', torch.tensor([100])]
        with pytest.raises(peerlane.InvalidError, match='only read'):
            store['paper', 'file', torch.tensor([1])] = X[:1]
        with pytest.raises(peerlane.InvalidError, match='whole'):
            store['paper', 'x', torch.tensor([1])] = x
        assert store.remove_tensor('paper', 'file', None)
    on_gpu = torch.from_dlpack(peerlane.empty(2, 'int64', 'soft:0'))
    on_gpu.copy_(torch.tensor([3, 100]))
    with peerlane.MappedArray(tmp_path / 'x', 'float32', (100, 6), device='soft:0') as x:
        store['paper', 'file', None] = x
        # In memory of the host's for torch, and so it is checked there; on a GPU it is counted.
        with pytest.raises(peerlane.RangeError):
            store['paper', 'file', on_gpu]
        assert torch.equal(x[on_gpu], torch.stack([X[3], torch.zeros(6)]))
