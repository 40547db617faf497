# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Which bytes of a file go where in memory: pure arithmetic, no I/O.

What is wanted of a file becomes a few reads as long as they can be, and memory that mirrors the
file: a page of it lies on a page of the memory, so that a drive can write into it by itself.
"""

import errno
import itertools

from ._errors import InvalidError, RangeError

PAGE = 4096
APART = 512  # what allocators for GPUs align to
GAP = 16 << 10  # bytes that nobody wants and that are read all the same: a request costs as much


class Layout:
    """
    What is read of a file. runs: [file offset, memory offset, bytes], in the order of the file.
    places: the memory offset of each piece. nbytes: of memory, which must begin on a page.
    """

    __slots__ = ('runs', 'places', 'nbytes')

    def __init__(self, runs, places, nbytes):
        self.runs = runs
        self.places = places
        self.nbytes = nbytes


def whole(first, nbytes, align):
    """One run: the memory offset of the byte at the file's offset `first`, and bytes of memory."""
    at = 0 if first % align else first % PAGE
    return Layout([[first, at, nbytes]] if nbytes else [], [at], at + nbytes)


def lay_out(pieces, align=1):
    """
    The Layout of pieces (file offset, end, alignment of the elements), which are in the file's order
    and do not overlap. align: what the device likes memory to be aligned to.
    """
    runs, places, top, delta = [], [], 0, None
    for begin, end, width in pieces:
        if begin == end:
            places.append(0)
            continue
        if delta is None or begin - runs[-1][0] - runs[-1][2] > GAP or (begin + delta) % width:
            if begin % max(width, align):
                at = -(-top // APART) * APART
            else:
                at = top + (begin - top) % PAGE
            delta = at - begin
            runs.append([begin, at, 0])
        run = runs[-1]
        run[2] = end - run[0]
        top = run[1] + run[2]
        places.append(begin + delta)
    return Layout(runs, places, top)


def cut(runs, most):
    """The same runs in parts of so many bytes at most."""
    for first, at, nbytes in runs:
        for done in range(0, nbytes, most):
            yield first + done, at + done, min(most, nbytes - done)


class Box:
    """
    A part of a tensor: of each dimension from start to stop. shape: its own. piece: how many bytes
    lie together in the file; offsets(): where each such piece begins, in bytes from the tensor's
    begin, in the order of the box's own bytes. nbytes: in all.
    """

    __slots__ = ('shape', 'piece', 'nbytes', '_outer', '_first')

    def __init__(self, name, shape, bits, box):
        piece, first, step, outer = bits, 0, bits, []
        # What lies together is the innermost dimension that is not whole, with all that is in it.
        whole = True
        for (start, stop), n in zip(reversed(box), reversed(shape)):
            if whole:
                piece = (stop - start) * step
                whole = stop - start == n
            else:
                outer.append((stop - start, step))
            first += start * step
            step *= n
        outer.reverse()
        if bits % 8 and any(n % 8 for n in (piece, first, *(step for _, step in outer))):
            raise InvalidError(errno.EINVAL, 'tensor %r: elements of %d bits can only be cut between '
                               'bytes' % (name, bits))
        self.shape = tuple([stop - start for start, stop in box])
        self.piece = piece // 8
        self._outer = outer
        self._first = first // 8
        self.nbytes = self.piece
        for n, _ in outer:
            self.nbytes *= n

    @property
    def together(self):
        """Whether all of it lies together."""
        return not self._outer or all(n == 1 for n, _ in self._outer)

    def offsets(self):
        if not self._outer:
            return iter((self._first,))
        ways = [range(0, n * step // 8, step // 8) if step else [0] * n for n, step in self._outer]
        return (self._first + sum(way) for way in itertools.product(*ways))


def shard_box(name, shape, shard):
    """
    The box of a shard: (dimension, rank, world) for an equal part of a dimension, or a sequence of
    slices, as tensors take them. None for the whole tensor.
    """
    if shard is None:
        return None
    if (isinstance(shard, tuple) and len(shard) == 3
            and all(isinstance(n, int) for n in shard)):
        dim, rank, world = shard
        if not -len(shape) <= dim < len(shape) or not 0 <= rank < world:
            raise InvalidError(errno.EINVAL, 'tensor %r of shape %s has no shard (dimension %d, rank '
                               '%d of %d)' % (name, shape, dim, rank, world))
        n = shape[dim]
        if n % world:
            raise InvalidError(errno.EINVAL, 'tensor %r: dimension %d has %d rows, which are no %d '
                               'equal shards; give slices instead' % (name, dim, n, world))
        box = [(0, m) for m in shape]
        box[dim] = (n // world * rank, n // world * (rank + 1))
        return box
    return index_box(name, shape, shard)[0]


def index_box(name, shape, index):
    """The box of an index as tensor[index] takes it, and the dimensions that it drops."""
    index = index if isinstance(index, tuple) else (index,)
    dots = [i for i, one in enumerate(index) if one is Ellipsis]
    if len(dots) > 1:
        raise RangeError(errno.EINVAL, 'tensor %r: one ... at most' % name)
    given = len(index) - len(dots)
    if given > len(shape):
        raise RangeError(errno.EINVAL, 'tensor %r has %d dimensions, the index %d'
                         % (name, len(shape), given))
    rest = (slice(None),) * (len(shape) - given)
    index = index[:dots[0]] + rest + index[dots[0] + 1:] if dots else index + rest
    box, dropped = [], []
    for i, (one, n) in enumerate(zip(index, shape)):
        if isinstance(one, slice):
            start, stop, step = one.indices(n)
            if step != 1:
                raise InvalidError(errno.EINVAL, 'tensor %r: a slice with step %d; take all and step '
                                   'through it in memory' % (name, step))
            box.append((start, max(start, stop)))
            continue
        try:
            if 'bool' in str(getattr(one, 'dtype', type(one))):  # a mask: True is not row 1
                raise TypeError
            row = one.__index__()
        except (AttributeError, TypeError):
            raise TypeError('tensor %r: an index is made of integers, slices and ..., not of %s'
                            % (name, type(one).__name__)) from None
        if not -n <= row < n:
            raise RangeError(errno.EINVAL, 'tensor %r: row %d of %d' % (name, row, n))
        box.append((row % n, row % n + 1))
        dropped.append(i)
    return box, dropped
