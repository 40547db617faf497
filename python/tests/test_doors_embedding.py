# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Lookup tables of torch's over several shards, on software GPUs, against torch's own indexing."""

import copy
import pickle

import pytest

torch = pytest.importorskip('torch')

import peerlane  # noqa: E402
from peerlane.doors.embedding import TableEmbedding  # noqa: E402
from peerlane.safetensors import save_file  # noqa: E402

ROWS, DIM = 100, 8
CUTS = ((0, ROWS),), ((0, 30), (30, 31), (31, ROWS))
IDS = [[0, 29, 30], [31, 99, 100], [-1, 50, 31], [1 << 31, 7, -(1 << 40)]]  # four are out of range


def whole(dtype=torch.float32):
    return (torch.arange(ROWS * DIM) % 251).reshape(ROWS, DIM).to(dtype)


def pinned(tensor):
    made = peerlane.pinned(tuple(tensor.shape), tensor.dtype, 'soft:0')
    assert isinstance(made, torch.Tensor)
    return made.copy_(tensor)


def expected(table, ids, mode):
    rows = torch.zeros(*ids.shape, DIM, dtype=table.dtype)
    fits = (ids >= 0) & (ids < len(table))
    rows[fits] = table[ids[fits]]
    return rows.sum(-2, dtype=rows.dtype) if mode == 'sum' else rows.reshape(*ids.shape[:-1], -1)


@pytest.mark.parametrize('dtype', [torch.float32, torch.bfloat16, torch.uint8])
@pytest.mark.parametrize('cuts', CUTS, ids=['one', 'three'])
@pytest.mark.parametrize('mode', ['cat', 'sum'])
def test_look_up(mode, cuts, dtype):
    table, ids = whole(dtype), torch.tensor(IDS)
    module = TableEmbedding([pinned(table[a:b]) for a, b in cuts], mode)
    assert module.num_embeddings == ROWS and module.starts == tuple(a for a, _ in cuts)
    want = expected(table, ids, mode)
    got = module(ids)
    assert got.dtype == dtype and torch.equal(got, want)
    assert module.out_of_range() == 4
    # Ids of other shapes and types, not contiguous, and in memory that the GPU reaches.
    assert torch.equal(module(ids[0]), want[0])
    assert torch.equal(module(ids[:3].int()), want[:3])
    assert torch.equal(module(ids.t()[:2].t()), expected(table, ids[:, :2], mode))
    assert torch.equal(module(pinned(ids[:2])), want[:2])
    assert module(ids[:0]).shape == want[:0].shape
    torch.compiler.reset()  # it compiles one function for few modules only
    assert torch.equal(torch.compile(module, fullgraph=True, backend='eager')(ids), want)


def test_a_part_of_wider_rows():
    table = pinned(torch.arange(40.).reshape(10, 4))
    module = TableEmbedding([table[:, 1:3], table[::2, 2:]], 'cat')
    assert module(torch.tensor([[9, 10], [14, 0]])).tolist() == [[37, 38, 2, 3], [34, 35, 1, 2]]


def test_tables_stay():
    """Neither moved nor copied nor saved, and no gradients."""
    module = TableEmbedding(pinned(whole()), 'sum')
    address = module.tables[0].data_ptr()
    other = copy.deepcopy(module.half())
    assert other is not module and other.tables[0].data_ptr() == address
    assert other.tables[0].dtype == torch.float32
    assert not module.state_dict() and not list(module.parameters())
    ids = torch.tensor(IDS)
    got = other(ids)
    assert torch.equal(got, expected(whole(), ids, 'sum')) and not got.requires_grad
    assert other.out_of_range() == 4 and module.out_of_range() == 0
    with pytest.raises(TypeError, match='stay in their process'):
        pickle.dumps(module)
    assert repr(module) == 'TableEmbedding(100 x 8 torch.float32 in 1 tables, mode=sum)'


def test_of_files(tmp_path):
    table = whole(torch.bfloat16)
    files = [tmp_path / 'a.safetensors', tmp_path / 'b.safetensors']
    for path, (a, b) in zip(files, ((0, 41), (41, ROWS))):
        save_file({'other': torch.zeros(3), 'w': table[a:b].contiguous()}, path)
    module = TableEmbedding.from_safetensors(files, 'w', 'cat', device='soft:1')
    ids = torch.tensor(IDS)
    assert torch.equal(module(ids), expected(table, ids, 'cat'))
    info = peerlane.memory_info(module.tables[1])
    assert info.kind == 'pinned' and info.device == 'soft:1'
    one = TableEmbedding.from_safetensors(files[1], 'w', 'sum', device='soft:1')
    assert torch.equal(one(ids), expected(table[41:], ids, 'sum'))
    with pytest.raises(peerlane.NoTensorError):
        TableEmbedding.from_safetensors(files, 'none')


def test_wrong_use():
    table = pinned(whole())
    for args, words in ((([],), 'no tables'), ((table, 'mean'), '"cat" and "sum"'),
                        ((pinned(torch.zeros(4)),), r'\[rows, dim\]'),
                        (([table, pinned(whole(torch.float16))],), 'do not follow each other'),
                        (([table, table[:, :4]],), 'do not follow each other'),
                        ((table.t(),), 'not contiguous')):
        with pytest.raises(peerlane.InvalidError, match=words):
            TableEmbedding(*args)
    with pytest.raises(peerlane.BadMemoryError, match=r'pageable.*peerlane.pinned\(\)'):
        TableEmbedding(whole())
    module = TableEmbedding(table)
    with pytest.raises(peerlane.InvalidError, match=r'ids\.to\(torch\.int64\)'):
        module(torch.zeros(2, 2))
    with pytest.raises(peerlane.InvalidError, match='no dimension'):
        module(torch.tensor(1))
