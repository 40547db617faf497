# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Loading: one memory for each file, the reads of all of them in one queue, and tensors as views, which
are made while the bytes come.
"""

import collections
import ctypes
import errno

from . import _header, _lib, _memory, _ranges, _source, _wait
from ._array import copy
from ._context import default_context
from ._errors import InvalidError, NoTensorError, PeerlaneError, cut_short, error
from ._frameworks import device_name, framework, told
from ._header import DTYPES, HeaderError, Kind
from ._queue import OwnQueue, Request

PIECE = 1 << 30  # bytes of one request: what Ctrl-C has to wait for
SHOWN = 64 << 20  # the same where progress is shown
SHARED_MAX = 64  # devices that share one reading
JOB = 4096  # requests of a slice's rows that end together
GPU_ALIGN = 16  # what kernels like best


class Plan:
    """
    What is loaded of a file. wanted: what choose() gives. names, kinds: of the tensors; places(): the
    memory offset of each. runs: what is read in long pieces. strips: (memory offset, Box, file
    offset) of tensors of which only parts of the rows are wanted.
    """

    __slots__ = ('source', 'names', 'kinds', 'runs', 'strips', 'nbytes', '_first', '_places')

    def __init__(self, source, wanted, gpu):
        self.source = source
        self.strips = []
        header = source.header
        align = GPU_ALIGN if gpu else 1
        # From a multiple of 8 on each element stays aligned when all of them are moved together.
        plain = header.aligned and header.data_offset % min(align, 8) == 0
        if plain and wanted is None:
            layout = _ranges.whole(header.data_offset, header.data_size, align)
            self.names, self.kinds = header.names, header.kinds
            self._first, self._places = layout.places[0], None
        else:
            layout = self._pick([(*one, None) for one in header.tensors] if wanted is None
                                else wanted, align)
        self.runs = layout.runs
        self.nbytes = layout.nbytes
        self._seat_strips()

    def _pick(self, wanted, align):
        pieces, known = [], {}
        self.names, self.kinds = [], []
        for name, code, shape, begin, end, box in wanted:
            bits = DTYPES[code][0]
            nbytes = end - begin
            if box is not None:
                cut = _ranges.Box(name, shape, bits, box)
                shape, nbytes = cut.shape, cut.nbytes
                if not cut.nbytes:
                    end = begin
                elif cut.together:
                    begin += next(cut.offsets())
                    end = begin + cut.nbytes
                else:
                    self.strips.append((len(pieces), cut, begin))
                    end = begin
            pieces.append((begin, end, max(1, bits // 8)))
            self.names.append(name)
            kind = known.get((code, shape))
            if kind is None:
                kind = known[code, shape] = Kind(code, shape, nbytes)
            self.kinds.append(kind)
        layout = _ranges.lay_out(pieces, align)
        self._places = layout.places
        return layout

    def places(self):
        """Made when they are asked for, as bytes are under way by then."""
        if self._places is None:
            first = self._first
            self._places = [first + begin for begin in self.source.header.bounds[:-1]]
        return self._places

    def bytes_read(self):
        return sum(run[2] for run in self.runs) + sum(box.nbytes for _, box, _ in self.strips)

    def _seat_strips(self):
        seated, top = [], self.nbytes
        for index, box, begin in self.strips:
            top = -(-top // _ranges.APART) * _ranges.APART
            self._places[index] = top
            seated.append((top, box, begin))
            top += box.nbytes
        self.strips = seated
        self.nbytes = top


def choose(header, chosen, shards):
    """
    (name, code, shape, begin, end, box or None) of what is wanted of a file, in its order; None if
    that is all of it.
    """
    if chosen is None and shards is None:
        return None
    wanted = []
    for name, code, shape, begin, end in header.tensors:
        if chosen is not None and not chosen(name):
            continue
        box = None
        if shards is not None:
            box = _ranges.shard_box(name, shape, shards(name, shape))
        wanted.append((name, code, shape, begin, end, box))
    if len(wanted) == len(header.names) and not any(one[5] for one in wanted):
        return None
    return wanted


def chooser(filter, sources):  # noqa: A002
    """A function of the name, of whatever filter= was given as."""
    if filter is None or callable(filter):
        return filter
    if isinstance(filter, str):
        raise TypeError('filter= is a function of the name, or a collection of names, not a string')
    names = set(filter)
    _must_exist(names, sources, 'filter=')
    return names.__contains__


def sharder(shards, sources):
    """A function of name and shape, of whatever slice= was given as."""
    if shards is None or callable(shards):
        return shards
    _must_exist(shards, sources, 'slice=')
    return lambda name, shape: shards.get(name)


def _must_exist(names, sources, what):
    left = set(names)
    for source in sources:
        left.difference_update(source.header.names)
        if not left:
            return
    raise NoTensorError(errno.ENOENT, '%s names %r, which is in none of the files'
                        % (what, min(left)))


def once(sources):
    """Refuses names that several files have."""
    if len(sources) < 2:
        return
    if len(set().union(*(source.header.names for source in sources))) == sum(
            len(source.header.names) for source in sources):
        return
    seen = {}
    for source in sources:
        for name in source.header.names:
            other = seen.setdefault(name, source)
            if other is not source:
                raise HeaderError(errno.EINVAL, 'tensor %r is in %s and in %s; load them one by one'
                                  % (name, other.path, source.path))


def choosers(index, sources):
    """For each file a function of the name that says whether the index names it there; None: all that it has."""
    of_file = {source.path: set() for source in sources}
    for name, path in index.items():
        of_file[path].add(name)
    found = []
    for source in sources:
        names, has = of_file[source.path], set(source.header.names)
        if not names <= has:
            raise HeaderError(errno.EINVAL, '%s has no tensor %r, which the index says is there'
                              % (source.path, min(names - has)))
        found.append(None if names == has else names.__contains__)
    return found


class _Given:
    """A file that is in memory, where Plan and views() look for one."""

    def __init__(self, path, data):
        self.path = path
        self.header = _header.of_bytes(path, data)


def load_bytes(data, device, frame, context):
    """What safetensors.load() does."""
    context = context or default_context()
    data = memoryview(data).cast('B')
    device = device_name(device, context)
    frame = framework(frame, device)
    plan = Plan(_Given('the bytes', data), None, device.startswith('cuda:'))
    space = frame.space(plan.nbytes, device, context)
    span = frame.span(space)
    for first, at, nbytes in plan.runs:
        copy(_memory.Span(span.address + at, nbytes, span), data[first:first + nbytes], sync=False,
             context=context)
    return views([plan], [[space]], frame, 1)[0]


class Meter:
    """Where progress goes: tqdm's bar, a function of (done, total), or nowhere."""

    def __init__(self, progress, total):
        self.total, self.done, self.bar, self.call = total, 0, None, None
        if callable(progress):
            self.call = progress
        elif progress:
            try:
                from tqdm.auto import tqdm
            except ImportError:
                return
            self.bar = tqdm(total=total, unit='B', unit_scale=True, unit_divisor=1024)

    def add(self, nbytes):
        self.done += nbytes
        if self.bar is not None:
            self.bar.update(nbytes)
        if self.call is not None:
            self.call(self.done, self.total)

    def close(self):
        if self.bar is not None:
            self.bar.close()


class Load:
    """
    Plans being carried out, of as many files at once as may be open. Several devices share the
    reading of long pieces: that is one call of the library. At parts of rows they take turns, and
    what one has read is copied to the others.
    """

    def __init__(self, frame, queue, meter, shown):
        self.frame = frame
        self.queue = queue
        self.meter = meter
        self.shown = shown
        self.turn = 0
        self.shared = []  # plans and their spaces, of several devices
        self.far = []  # of files of other hosts
        self.most = _source.files_at_once()
        # Files in flight: a plan with {future: (spaces, the device, memory offset, bytes, offset)}.
        self.begun = collections.deque()
        self.copies = []

    def submit(self, plan, spaces):
        """Begins to read what is planned of a file. spaces: its memory on each device."""
        if plan.source.far:
            self.far.append((plan, [self.frame.span(space) for space in spaces]))
            return
        if len(self.begun) == self.most:
            self._finish().close()
        plan.source.open()
        self.begun.append((plan, {}))
        spaces = [self.frame.span(space) for space in spaces]
        runs = plan.runs
        if 1 < len(spaces) <= SHARED_MAX:
            self.shared.append((plan, spaces))
            runs = ()
        parts = [(first, at, nbytes, self._next(spaces))
                 for first, at, nbytes in _ranges.cut(runs, SHOWN if self.shown else PIECE)]
        futures = self.queue.submit([self._read(plan, space, at, first, nbytes)
                                     for first, at, nbytes, space in parts])
        for future, (first, at, nbytes, space) in zip(futures, parts):
            self._note(future, spaces, space, at, nbytes, first)
        for at, box, begin in plan.strips:
            self._submit_strip(plan, spaces, at, box, begin)

    def _next(self, spaces):
        self.turn += 1
        return spaces[self.turn % len(spaces)]

    def _read(self, plan, space, at, first, nbytes):
        span = _memory.Span(space.address + at, nbytes, space)
        return Request.read(plan.source.file, span, first, sync=False)

    def _note(self, future, spaces, space, at, nbytes, first):
        self.begun[-1][1][future] = (spaces, space, at, nbytes, first)

    def _submit_strip(self, plan, spaces, at, box, begin):
        requests, space, start = [], self._next(spaces), at
        for offset in box.offsets():
            requests.append(self._read(plan, space, at, begin + offset, box.piece))
            at += box.piece
            if len(requests) == JOB:
                self._job(requests, plan, spaces, space, start, at, begin + offset)
                requests, space, start = [], self._next(spaces), at
        if requests:
            self._job(requests, plan, spaces, space, start, at, begin)

    def _job(self, requests, plan, spaces, space, start, end, begin):
        future = self.queue.submit_job(requests)
        self._note(future, spaces, space, start, end - start, begin)

    def wait(self):
        """Until all is where it belongs."""
        for plan, spaces in self.shared:
            plan.source.open()
            # As long as they can be: at the end of each, some of the links have nothing to do.
            for first, at, nbytes in _ranges.cut(plan.runs, len(spaces) * SHOWN if self.shown
                                                 else plan.source.header.data_size):
                self._broadcast(plan, spaces, first, at, nbytes)
                self.meter.add(nbytes)
            if len(self.shared) > self.most:
                plan.source.close()
        for plan, spaces in self.far:
            self._fetch(plan, spaces)
            if len(self.far) > _source.FAR_AT_ONCE:
                plan.source.close()
        while self.begun:
            self._finish()
        for future in self.copies:
            future.result()

    def _fetch(self, plan, spaces):
        """Reads a file of another host: once, however many devices there are."""
        plan.source.open()
        parts = [*_ranges.cut(plan.runs, SHOWN if self.shown else PIECE)]
        for at, box, begin in plan.strips:
            parts += [(begin + offset, at + i * box.piece, box.piece)
                      for i, offset in enumerate(box.offsets())]
        for first, at, nbytes in parts:
            spans = [_memory.Span(space.address + at, nbytes, space) for space in spaces]
            try:
                done = plan.source.file.read_into(spans[0], first, sync=False)
            except PeerlaneError as e:
                raise _failed(plan, first, e) from e
            _whole(plan, first, nbytes, done)
            self.copies += [self.queue.copy(span, spans[0], sync=False) for span in spans[1:]]
            self.meter.add(nbytes)

    def _finish(self):
        """Waits for the reading of the file that was begun first. Returns it."""
        plan, pending = self.begun.popleft()
        for future in self.queue.as_completed(pending):
            spaces, space, at, nbytes, first = pending[future]
            self._ended(future, plan, nbytes, first)
            for other in spaces:
                if other is not space:
                    self.copies.append(self.queue.copy(
                        _memory.Span(other.address + at, nbytes, other),
                        _memory.Span(space.address + at, nbytes, space), sync=False))
            self.meter.add(nbytes)
        return plan.source

    @staticmethod
    def _broadcast(plan, spaces, first, at, nbytes):
        """Reads from the offset `first` to `at` in each space."""
        handle = plan.source.file._live()
        opts = _lib.pl_io_opts()

        def part(done, left):
            into = (ctypes.c_void_p * len(spaces))(*[space.address + at + done for space in spaces])
            return _lib.lib.pl_read_broadcast(handle.ptr, into, len(spaces), left, first + done,
                                              opts)
        try:
            done = _wait.carry(part, nbytes, opts)
        except PeerlaneError as e:
            raise _failed(plan, first, e) from e
        _whole(plan, first, nbytes, done)

    @staticmethod
    def _ended(future, plan, nbytes, first):
        try:
            done = future.result()
        except PeerlaneError as e:
            raise _failed(plan, first, e) from e
        _whole(plan, first, nbytes, done)


def _failed(plan, first, failure):
    """What to raise where a read failed: the same, with the tensor's name."""
    return error(failure.errno, failure.strerror, 'tensor %r' % plan.source.header.at(first))


def _whole(plan, first, nbytes, done):
    """Raises that a file is too short, and names the tensor."""
    if done < nbytes:
        header = plan.source.header
        raise cut_short('%s: tensor %r' % (header.path, header.at(first + done)))


def load(paths, device, frame, chosen, shards, progress, context, index=None):
    """
    What safetensors.load_files() does: a dict, or a list of them, one for each device. index: the file of
    each tensor that is wanted, instead of `chosen`.
    """
    context = context or default_context()
    several = isinstance(device, (list, tuple))
    devices = [device_name(one, context) for one in (device if several else (device,))]
    if not devices:
        raise InvalidError(errno.EINVAL, 'device= has no device in it')
    frame = framework(frame, devices[0])
    sources = _source.open_sources(paths, context)
    try:
        found = load_sources(sources, devices, frame, chosen, shards, progress, context, index)
    finally:
        _source.close_sources(sources)
    return found if several else found[0]


def load_sources(sources, devices, frame, chosen, shards, progress, context, index=None):
    """The same of files that are open: a list of dicts."""
    if index is None:
        once(sources)
        chosen = [chooser(chosen, sources)] * len(sources)
    else:
        chosen = choosers(index, sources)
    shards = sharder(shards, sources)
    gpu = any(one.startswith('cuda:') for one in devices)
    plans = [Plan(one, choose(one.header, its, shards), gpu) for one, its in zip(sources, chosen)]
    meter = Meter(progress, sum(plan.bytes_read() for plan in plans))
    spaces = []
    try:
        with OwnQueue(context=context) as queue:
            work = Load(frame, queue, meter, bool(progress))
            # What drivers need for the memory of the next file passes while this one is read.
            for plan in plans:
                spaces.append([frame.space(plan.nbytes, one, context) for one in devices])
                work.submit(plan, spaces[-1])
            found = None if frame.deferred else views(plans, spaces, frame, len(devices))
            work.wait()
    finally:
        meter.close()
    return views(plans, spaces, frame, len(devices)) if found is None else found


def views(plans, spaces, frame, devices):
    """The dict of each device."""
    found = []
    for i in range(devices):
        tensors = {}
        for plan, of_plan in zip(plans, spaces):
            tensors.update(zip(plan.names, _views(plan, of_plan[i], frame)))
        found.append(tensors)
    return found


def _views(plan, space, frame):
    """The tensors of a file in its memory."""
    try:
        return list(frame.views(space, plan.places(), plan.kinds))
    except PeerlaneError:
        raise
    except (ValueError, TypeError, OverflowError, RuntimeError):
        for name, at, kind in zip(plan.names, plan.places(), plan.kinds):
            with told(plan.source.path, name):
                list(frame.views(space, (at,), (kind,)))
        raise


def read_box(source, name, begin, cut, memory, queue):
    """
    Reads a part of a tensor, a Box, into memory of as many bytes. begin: where the tensor does.
    queue: makes the queue for parts of rows.
    """
    if cut.together:
        first = begin + next(cut.offsets())
        source.file.read_into(memory, first, exact=True, sync=False)
    elif source.far:
        address, _, keep = _memory.target(memory)
        for i, offset in enumerate(cut.offsets()):
            source.file.read_into(_memory.Span(address + i * cut.piece, cut.piece, keep), begin + offset,
                                  exact=True, sync=False)
    elif cut.nbytes:
        address, _, keep = _memory.target(memory)
        jobs, requests = [], []
        for i, offset in enumerate(cut.offsets()):
            part = _memory.Span(address + i * cut.piece, cut.piece, keep)
            requests.append(Request.read(source.file, part, begin + offset, sync=False))
            if len(requests) == JOB:
                jobs.append((queue().submit_job(requests), JOB * cut.piece))
                requests = []
        if requests:
            jobs.append((queue().submit_job(requests), len(requests) * cut.piece))
        for future, nbytes in jobs:
            if future.result() < nbytes:
                raise cut_short('%s: tensor %r' % (source.path, name))
