# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Blocks by ids between caches of every layout, against what numpy makes of the ids."""

import numpy
import pytest
from conftest import pattern

import peerlane

LAYERS, HOST_BLOCKS, BLOCKS, TOKENS, BYTES = 3, 40, 17, 4, 24  # a part: 4 tokens of 24 bytes
PART = TOKENS * BYTES
TO = [3, 39, 0, 17, 4]
FROM = [16, 2, 2, 0, 7]


def made(place, shape, seed):
    there = numpy.asarray(peerlane.empty(shape, 'uint8', 'soft:0', pinned=place == 'pinned'))
    there[...] = pattern(int(numpy.prod(shape)), seed).reshape(shape)
    return there


def on(place, ids, kind='int64'):
    there = numpy.asarray(peerlane.empty((len(ids),), kind, 'soft:0', pinned=place == 'pinned'))
    there[...] = ids
    return there


# By name: the arrays of a cache of n blocks, the dimension of its blocks, and its parts as [plane][block].
def layer_first(place, n, seed):
    cache = made(place, (LAYERS, 2, n, TOKENS, BYTES), seed)
    return cache, 2, cache.reshape(LAYERS * 2, n, PART)


def page_first(place, n, seed):
    cache = made(place, (n, LAYERS, 2, TOKENS, BYTES), seed)
    return cache, 0, cache.reshape(n, LAYERS * 2, PART).swapaxes(0, 1)


def by_layers(place, n, seed):
    caches = [made(place, (2, n, TOKENS, BYTES), seed + i) for i in range(LAYERS)]
    return caches, 1, [cache.reshape(2, n, PART)[kv] for cache in caches for kv in range(2)]


def keys_and_values(place, n, seed):
    caches = [made(place, (n * TOKENS, BYTES), seed + i) for i in range(LAYERS * 2)]
    return caches, 0, [cache.reshape(n, PART) for cache in caches]


def flat(place, n, seed):
    cache = made(place, (LAYERS * 2, n * PART), seed)
    return cache, 1, cache.reshape(LAYERS * 2, n, PART)


LAYOUTS = (layer_first, page_first, by_layers, keys_and_values, flat)


@pytest.mark.parametrize('ids_are', ['list', 'numpy', 'pinned', 'soft:0'])
@pytest.mark.parametrize('source', LAYOUTS)
@pytest.mark.parametrize('into', LAYOUTS)
def test_layouts(into, source, ids_are):
    dst, dst_dim, to = into('pinned', HOST_BLOCKS, 1)
    src, src_dim, its = source('soft:0', BLOCKS, 50)
    want = [plane.copy() for plane in to]
    for plane, other in zip(want, its):
        for t, f in zip(TO, FROM):
            plane[t] = other[f]
    ids = [numpy.array(v, 'i4') if ids_are == 'numpy' else v if ids_are == 'list' else on(ids_are, v)
           for v in (TO, FROM)]
    assert peerlane.copy_blocks(dst, src, *ids, PART, dst_dim=dst_dim, src_dim=src_dim) is None
    for i, (plane, wanted) in enumerate(zip(to, want)):
        assert plane.tobytes() == wanted.tobytes(), i


def test_out_of_range():
    dst, _, to = layer_first('pinned', HOST_BLOCKS, 1)
    src, _, its = layer_first('soft:0', BLOCKS, 9)
    status = on('pinned', [2])
    bad_to, bad_from = [0, 40, 5, -1], [BLOCKS, 1, 2, 3]
    want = to.copy()
    want[:, 5] = its[:, 2]
    peerlane.copy_blocks(dst, src, on('soft:0', bad_to), on('soft:0', bad_from), PART, dst_dim=2, src_dim=2,
                         status=status, units=1)
    assert to.tobytes() == want.tobytes() and status[0] == 2 + 3
    with pytest.raises(peerlane.InvalidError, match='id 1 of the destination is 40: it has 40 blocks'):
        peerlane.copy_blocks(dst, src, bad_to, bad_from, PART, dst_dim=2, src_dim=2)
    assert to.tobytes() == want.tobytes()


def test_nothing():
    dst, _, to = page_first('pinned', HOST_BLOCKS, 1)
    src, _, _ = page_first('soft:0', BLOCKS, 9)
    before = to.tobytes()
    peerlane.copy_blocks(dst, src, [], [], PART, soonest=True)
    assert to.tobytes() == before


@pytest.mark.parametrize('change, words', [
    ({'block_bytes': 0}, 'block_bytes is 0'),
    ({'block_bytes': 7}, 'no contiguous parts of 7 bytes'),
    ({'block_bytes': PART * 7}, 'no contiguous parts of'),
    ({'dst_dim': 3}, 'has 3 dimensions .* none is 3'),
    ({'dst_dim': 1}, 'dst has 120 planes of parts of 96 bytes, and src has 6'),
    ({'dst_ids': [1, 2]}, 'there are 2 dst_ids and 1 src_ids'),
    ({'dst_ids': ['a']}, 'whole numbers'),
    ({'dst_ids': [1 << 64]}, 'whole numbers'),
    ({'dst_ids': numpy.zeros(1, 'f4')}, 'dst_ids are float32'),
    ({'dst_ids': numpy.zeros(1, 'i4')}, 'two types'),
    ({'src_ids': numpy.zeros((1, 2), 'i8')[:, ::2][:, 0:0:1]}, 'there are 1 dst_ids and 0 src_ids'),
    ({'dst': []}, 'dst is an empty list'),
    ({'status': numpy.zeros(2, 'i8')}, 'one int64'),
])
def test_refused(change, words):
    dst, _, to = layer_first('pinned', HOST_BLOCKS, 1)
    src, _, _ = layer_first('soft:0', BLOCKS, 9)
    before = to.tobytes()
    given = {'dst': dst, 'src': src, 'dst_ids': [1], 'src_ids': [1], 'block_bytes': PART, 'dst_dim': 2,
             'src_dim': 2}
    given.update(change)
    with pytest.raises(peerlane.InvalidError, match=words):
        peerlane.copy_blocks(**given)
    assert to.tobytes() == before


def test_memory_that_kernels_do_not_reach():
    src, _, _ = layer_first('soft:0', BLOCKS, 9)
    plain = numpy.zeros((LAYERS, 2, HOST_BLOCKS, TOKENS, BYTES), 'u1')
    with pytest.raises(peerlane.BadMemoryError, match=r'dst, .*pageable memory.*peerlane\.pinned'):
        peerlane.copy_blocks(plain, src, [1], [1], PART, dst_dim=2, src_dim=2)
    plain.flags.writeable = False
    with pytest.raises(peerlane.ReadOnlyError):
        peerlane.copy_blocks(plain, src, [1], [1], PART, dst_dim=2, src_dim=2)
    with pytest.raises(TypeError, match='src: .* no str'):
        peerlane.copy_blocks(plain.copy(), 'x', [1], [1], PART, dst_dim=2)
