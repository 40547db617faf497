# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What the machine can do, what a transfer would do, and what was done: dataclasses that print as
the command prints."""

from __future__ import annotations

import errno
import json
from ctypes import byref, c_void_p
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Dict, Optional, Tuple

from . import _lib, _memory
from ._context import Context, default_context, device_word, policy_number
from ._errors import InvalidError, check
from ._types import Memory, Path

if TYPE_CHECKING:
    from ._file import File
    from ._remote import Region

lib = _lib.lib
words = _lib.words


class Rows(tuple):
    """Several of a kind: a tuple that prints a line for each."""

    __slots__ = ()

    def __str__(self):
        return '\n'.join(str(one) for one in self)

    __repr__ = __str__


def _size(n):
    """Bytes for people: "1.5 GiB"."""
    for unit in ('B', 'KiB', 'MiB', 'GiB', 'TiB'):
        if n < 1024 or unit == 'TiB':
            return ('%d %s' if unit == 'B' or n == int(n) else '%.1f %s') % (n, unit)
        n /= 1024


def _collect(call, kind, row, *args):
    """What a function of the library's calls back with, each made into `row` while it is valid."""
    rows = []

    @kind
    def one(about, _):
        rows.append(row(about.contents))
        return 0
    check(call(*args, one, None))
    return Rows(rows)


@dataclass(frozen=True)
class Device:
    """
    A device of this machine. name: what device= takes. model: the product. pci: its address, or "".
    numa_node: -1 if unknown. total, free: bytes of memory. soft: a software GPU.
    host_addressable: the kernel can do I/O straight into its memory. p2p: drives may reach its
    memory by themselves. memory_only: not one of gpu:N. fit: it can be opened; why: why it cannot,
    or is slow. uuid: its maker's number for it, in hexadecimal, or "".
    """

    name: str
    model: str
    pci: str
    numa_node: int
    total: int
    free: int
    soft: bool
    host_addressable: bool
    p2p: bool
    memory_only: bool
    fit: bool
    why: str
    uuid: str

    def __str__(self):
        said = '%-8s %s, %s free of %s' % (self.name, self.model, _size(self.free),
                                           _size(self.total))
        if self.pci:
            said += ', at %s' % self.pci
        return said + (' (%s)' % self.why if self.why else '')


def _device(raw):
    uuid = bytes(raw.uuid)
    return Device(name=words(raw.name), model=words(raw.model), pci=words(raw.pci),
                  numa_node=raw.numa_node, total=raw.total, free=raw.free,
                  soft=bool(raw.flags & _lib.DEV_SOFT),
                  host_addressable=bool(raw.flags & _lib.DEV_HOST_ADDRESSABLE),
                  p2p=bool(raw.flags & _lib.DEV_P2P),
                  memory_only=bool(raw.flags & _lib.DEV_MEMORY),
                  fit=not raw.flags & _lib.DEV_UNFIT, why=words(raw.why),
                  uuid=uuid.hex() if any(uuid) else '')


def devices(*, context: Context | None = None) -> tuple[Device, ...]:
    """
    All devices, the best first: "gpu:0" is the first that is fit and not memory_only. Returns a
    tuple of Device, which prints as lines. Starts the GPU's driver, once: about half a second. What
    is free is known of devices that the context has used; of others it is what they have at most.
    """
    context = context or default_context()
    rows = _collect(lib.pl_dev_each, _lib.DevFn, _device, context._live())
    free = {}
    for one in list(context._devices.values()):
        info = _lib.pl_dev_info()
        if not lib.pl_dev_info(one.ptr, byref(info)):
            free[one.name] = info.free
    return Rows(replace(one, free=free.get(one.name, one.free)) for one in rows)


LEVELS = {_lib.CHECK_BAD: 'bad', _lib.CHECK_MISSING: 'missing', _lib.CHECK_INFO: 'info',
          _lib.CHECK_OK: 'ok'}


@dataclass(frozen=True)
class Finding:
    """
    One thing about this machine. level: "bad", something that should work does not; "missing", a
    faster path is not available; "info"; "ok". id: a stable name of what was looked at, subject:
    which one. finding: a sentence. remedy: what to do about it, or "". code: a stable name of the
    finding; docs/doctor.md lists them. detail: what it rests on, as lines, or "".
    """

    level: str
    id: str
    subject: str
    finding: str
    remedy: str
    code: str = ''
    detail: str = ''

    def __str__(self):
        said = '%-7s  %s: %s' % (self.level, ' '.join(filter(None, (self.id, self.subject))),
                                 self.finding)
        return said + ('\n         remedy: ' + self.remedy if self.remedy else '')


def check_machine(*, context: Context | None = None) -> tuple[Finding, ...]:
    """
    What this machine can do and what stands in the way, the gravest first. Returns a tuple of
    Finding, which prints as lines. Reads sysfs, procfs and devices; changes nothing.
    """
    context = context or default_context()
    return _collect(
        lib.pl_check, _lib.CheckFn,
        lambda raw: Finding(LEVELS.get(raw.level, str(raw.level)), words(raw.id),
                            words(raw.subject), words(raw.finding), words(raw.remedy),
                            words(raw.code), words(raw.detail)),
        context._live())


@dataclass(frozen=True)
class Route:
    """
    One way that a transfer could go. reason: the stable name of why it was refused, None if it
    would work. estimated_gb_per_s: None where it was refused. text: a sentence.
    """

    name: str
    chosen: bool
    reason: Optional[str]
    estimated_gb_per_s: Optional[float]
    text: str


@dataclass(frozen=True)
class Plan:
    """
    What a transfer would do, and why not otherwise. routes: the chosen one, those that would work
    at a higher cost, those refused. length: None of what does not tell its own. resident: the share
    of the range that is in the page cache, None if unknown. edge_bytes: those that unaligned ends
    leave to the page cache. Prints as `peerlane explain` does; `data` has all of it.
    """

    operation: str
    offset: int
    length: Optional[int]
    policy: str
    memory: Optional[str]
    resident: Optional[float]
    edge_bytes: int
    routes: Tuple[Route, ...]
    text: str = field(repr=False)
    data: Dict = field(repr=False, compare=False)

    @property
    def chosen(self) -> str | None:
        """The name of the route that would be taken, None if there is none."""
        return next((route.name for route in self.routes if route.chosen), None)

    def __str__(self):
        return self.text

    __repr__ = __str__


def explain(file: File | Region | Path, memory: str | Memory | Region = 'gpu:0', offset: int = 0,
            size: int = 0, *, write: bool = False, policy: str | None = None) -> Plan:
    """
    Says which route a transfer would take now, and why not the others. Nothing is moved.

    file: an open File, a path, or a Region. memory: an array, or where one would lie: "gpu:0",
    "host"; of a file also a Region, from its beginning. offset, size: the range, in bytes; size 0 for
    all from there. write: from memory to the file.

    Returns a Plan, also where no route is left. Raises InvalidError, NotFoundError, DeviceError.
    """
    from ._file import File
    from ._remote import Region
    if not isinstance(file, (File, Region)):
        with File(file) as opened:
            return explain(opened, memory, offset, size, write=write, policy=policy)
    handle = file._live()
    if offset < 0 or size < 0:
        raise InvalidError(errno.EINVAL, 'offset=%d, size=%d: both count from 0' % (offset, size))
    args = _lib.pl_explain_args(**{'region' if handle.is_region else 'file': handle.ptr}, off=offset, len=size, write=write,
                                policy=policy_number(policy))
    keep = None
    if isinstance(memory, Region):
        if handle.is_region:
            raise TypeError('of two regions nothing is explained: give memory or a file for one')
        args.region = memory._live().ptr
    elif not isinstance(memory, str):
        args.mem, nbytes, keep = (_memory.source if write else _memory.target)(memory)
        args.len = size or nbytes
        _memory.introduce(memory, file.context)
    elif device_word(memory) != 'host':
        args.dev = file.context.device(memory).ptr
    text, data = (_explained(args, form) for form in (_lib.FORMAT_TEXT, _lib.FORMAT_JSON))
    del keep
    data = json.loads(data)
    return Plan(operation=data['operation'], offset=data['offset'], length=data['length'],
                policy=data['policy'], memory=data['memory'], resident=data.get('resident'),
                edge_bytes=data.get('edge_bytes', 0), text=text.rstrip('\n'), data=data,
                routes=tuple(Route(one['route'], one['chosen'], one['reason'],
                                   one.get('estimated_gb_per_s'), one['text'])
                             for one in data['routes']))


def _explained(args, form):
    out = c_void_p()
    check(lib.pl_explain(byref(args), form, byref(out)))
    return _lib.text(out.value)


@dataclass(frozen=True)
class Carried:
    """
    What one route has carried to or from one device in one direction. op: "read", "write" or
    "copy". src_device: of a copy from one device to another, where from, else "". ops: transfers;
    errors: pieces that failed; fallbacks: pieces taken over from a route that the plan preferred,
    reasons: those by the reason's name. latency_ns: the transfers' times, summed up. sizes,
    latencies: histograms of bytes and nanoseconds, {upper bound: count}, without the empty buckets.
    """

    device: str
    route: str
    op: str
    ops: int
    bytes: int
    errors: int
    fallbacks: int
    latency_ns: int
    src_device: str
    reasons: Dict[str, int]
    sizes: Dict[int, int] = field(repr=False)
    latencies: Dict[int, int] = field(repr=False)

    def __str__(self):
        where = '%s to %s' % (self.src_device, self.device) if self.src_device else self.device
        said = '%-18s %-14s %-5s %8d transfers, %s' % (where, self.route, self.op, self.ops,
                                                      _size(self.bytes))
        if self.errors:
            said += ', %d errors' % self.errors
        if self.fallbacks:
            said += ', %d fallbacks (%s)' % (
                self.fallbacks, ', '.join('%d %s' % (n, why) for why, n in self.reasons.items()))
        return said


def _carried(raw):
    def histogram(counts):
        return {1 << i: counts[i] for i in range(_lib.STATS_BUCKETS) if counts[i]}
    return Carried(device=words(raw.device), route=words(raw.route), op=words(raw.op), ops=raw.ops,
                   bytes=raw.bytes, errors=raw.errors, fallbacks=raw.fallbacks,
                   latency_ns=raw.latency_ns, src_device=words(raw.src_device),
                   reasons={words(_lib.quick.pl_reason_name(i)): raw.reasons[i]
                            for i in range(raw.n_reasons) if raw.reasons[i]},
                   sizes=histogram(raw.sizes), latencies=histogram(raw.latencies))


class Stats(Rows):
    """Counters of one moment: a tuple of Carried. openmetrics: the same as OpenMetrics text."""

    # A tuple's kind may have no slots.
    def __init__(self, _=()):
        self.openmetrics = ''


def stats(pid: int = 0, *, context: Context | None = None) -> Stats:
    """
    What was carried by which route, as a tuple of Carried that prints as lines.

    pid: 0 for the context's own counters since it was opened; else those of a process, which shows
    them from its first transfer on. Raises PeerlaneError: no such process, or it is another user's.
    """
    context = context or default_context()
    out = c_void_p()
    check(lib.pl_stats_open(context._live(), pid, byref(out)))
    try:
        rows = Stats(_collect(lib.pl_stats_rows, _lib.RowFn, _carried, out))
        text = c_void_p()
        check(lib.pl_stats_text(out, _lib.FORMAT_OPENMETRICS, byref(text)))
        rows.openmetrics = _lib.text(text.value)
    finally:
        lib.pl_stats_close(out)
    return rows


@dataclass(frozen=True)
class Tunable:
    """One tunable: its value, where that comes from, its default, variable, and what it does."""

    name: str
    value: str
    default: str
    source: str
    env: str
    help: str

    def __str__(self):
        return '%s=%s (%s)' % (self.name, self.value, self.source)


def conf(*, context: Context | None = None) -> tuple[Tunable, ...]:
    """All tunables as a context sees them: a tuple of Tunable, which prints as lines."""
    context = context or default_context()
    return _collect(
        lib.pl_conf_each, _lib.ConfFn,
        lambda raw: Tunable(words(raw.name), words(raw.value), words(getattr(raw, 'def')),
                            words(raw.source), words(raw.env), words(raw.help)),
        context._live())
