# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""The machine as a graph, read-only: this one, one from a file, or a reference model."""

from __future__ import annotations

import os
from ctypes import byref, c_uint32, c_void_p
from dataclasses import dataclass, field
from typing import Optional, Tuple

from . import _lib
from ._context import Context, again, default_context, not_now
from ._errors import check, stays
from ._report import Rows

lib = _lib.lib
quick = _lib.quick
words = _lib.words


def _or_none(number, none=-1):
    return None if number == none else number


@dataclass(frozen=True)
class Node:
    """
    A part of the machine. kind: "numa", "root", "switch", "gpu", "nvswitch", "nic", "drive",
    "memory", "net". name: unique. pci: its address, or "". memory, bar1: bytes. gbps, write_gbps:
    what a NIC or a drive can do, GB/s, 0 unknown. nvlinks: those that are up. numa, index,
    iommu_group, translated: None if unknown or none. inferred: nobody showed it, note says what it
    follows from. The rest: peerlane-topo(3).
    """

    id: int
    kind: str
    name: str
    pci: str
    model: str
    numa: Optional[int]
    memory: int
    gbps: float
    write_gbps: float = field(repr=False)
    nvlinks: int = field(repr=False)
    bar1: int = field(repr=False)
    index: Optional[int] = field(repr=False)
    sm: int = field(repr=False)
    rdma: str = field(repr=False)
    netdev: str = field(repr=False)
    cpus: str = field(repr=False)
    vendor: int = field(repr=False)
    device: int = field(repr=False)
    pci_class: int = field(repr=False)
    iommu_group: Optional[int] = field(repr=False)
    translated: Optional[bool] = field(repr=False)
    soft: bool = field(repr=False)
    p2pmem: bool = field(repr=False)
    unseen: bool = field(repr=False)
    inferred: bool = field(repr=False)
    note: str = field(repr=False)


def _node(raw):
    return Node(
        id=raw.id, kind=words(quick.pl_topo_name(None, _lib.TOPO_NAME_NODE, raw.kind)), name=words(raw.name),
        pci=words(raw.pci), model=words(raw.model), numa=_or_none(raw.numa), memory=raw.memory,
        gbps=raw.gbps, write_gbps=raw.write_gbps, nvlinks=raw.nvlinks, bar1=raw.bar1,
        index=_or_none(raw.index), sm=raw.sm, rdma=words(raw.rdma), netdev=words(raw.netdev),
        cpus=words(raw.cpus), vendor=raw.vendor, device=raw.device, pci_class=raw.pci_class,
        iommu_group=_or_none(raw.iommu_group),
        translated=None if raw.translated < 0 else bool(raw.translated),
        soft=bool(raw.flags & _lib.TOPO_SOFT), p2pmem=bool(raw.flags & _lib.TOPO_P2PMEM),
        unseen=bool(raw.flags & _lib.TOPO_UNSEEN), inferred=bool(raw.flags & _lib.TOPO_INFERRED),
        note=words(raw.note))


@dataclass(frozen=True)
class Link:
    """
    A link, or several NVLinks side by side. kind: "pcie", "local", "smp", "nvlink", "c2c", "net".
    from_, to: names of nodes, of PCIe `to` the one nearer to the processor. gen, width: now;
    gen_max, width_max: what both ends can; 0 unknown. count: NVLinks that it stands for.
    acs_redirect: whether the port sends peers' traffic up, None if that cannot be told. gbps: GB/s
    in one direction. latency_ns: one way.
    """

    id: int
    kind: str
    from_: str
    to: str
    gbps: float
    latency_ns: float
    gen: int = field(repr=False)
    gen_max: int = field(repr=False)
    width: int = field(repr=False)
    width_max: int = field(repr=False)
    count: int
    acs_redirect: Optional[bool] = field(repr=False)
    port: str = field(repr=False)
    inferred: bool = field(repr=False)


@dataclass(frozen=True)
class Path:
    """
    The best path between two nodes. type: what it goes through at worst, by NCCL's names: "LOC",
    "NVL", "PIX", "PXB", "PHB", "SYS", ...; "DIS" if there is none. gbps: the least that its links
    carry, GB/s, or what was measured. latency_ns: of the links, without any software. links: from
    first to last; limit: the one that has the least, or None.
    """

    from_: str
    to: str
    type: str
    gbps: float
    latency_ns: float
    nvlinks: int
    redirected: bool
    inferred: bool
    measured: bool
    limit: Optional[Link] = field(repr=False)
    links: Tuple[Link, ...] = field(repr=False)

    def __str__(self):
        return '%s to %s: %s, %.1f GB/s' % (self.from_, self.to, self.type, self.gbps)


class Topology:
    """
    A machine as a graph, which does not change; topology() makes it. nodes, links: tuples of Node
    and Link. Prints as a tree, as `peerlane topo` does.
    """

    def __init__(self, source: str | os.PathLike[str] | None = None, *,
                 context: Context | None = None) -> None:
        self._ptr = None
        context = context or default_context()
        out = c_void_p()
        check(lib.pl_topo_load(context._live(),
                               None if source is None else os.fsencode(source), byref(out)))
        self._ptr = out.value
        self.nodes = self._all(lib.pl_topo_nodes, _lib.NodeFn, _node)
        self.links = self._all(lib.pl_topo_links, _lib.LinkFn, self._link)

    def _all(self, call, kind, row):
        rows = []

        @kind
        def one(about, _):
            rows.append(row(about.contents))
            return 0
        check(call(self._ptr, one, None))
        return Rows(rows)

    def _link(self, raw):
        return Link(
            id=raw.id, kind=words(quick.pl_topo_name(None, _lib.TOPO_NAME_LINK, raw.kind)),
            from_=self.nodes[getattr(raw, 'from')].name, to=self.nodes[raw.to].name, gbps=raw.gbps,
            latency_ns=raw.latency_ns, gen=raw.gen, gen_max=raw.gen_max, width=raw.width,
            width_max=raw.width_max, count=raw.count,
            acs_redirect=None if raw.acs_redirect < 0 else bool(raw.acs_redirect),
            port=words(raw.port), inferred=bool(raw.flags & _lib.TOPO_INFERRED))

    def find(self, name: str) -> Node:
        """The Node of a name, a PCI address, a network interface, an RDMA device, or a disk. Raises
        NotFoundError."""
        out = c_uint32()
        check(lib.pl_topo_find(self._ptr, os.fsencode(name), byref(out)))
        return self.nodes[out.value]

    def path(self, start: Node | str, end: Node | str) -> Path:
        """The best Path between two nodes, given as Nodes or by what find() takes."""
        start, end = (one if isinstance(one, Node) else self.find(one) for one in (start, end))
        raw = _lib.pl_topo_path()
        check(lib.pl_topo_path(self._ptr, start.id, end.id, byref(raw)))
        return Path(
            from_=start.name, to=end.name, type=words(quick.pl_topo_name(None, _lib.TOPO_NAME_PATH, raw.type)),
            gbps=raw.gbps, latency_ns=raw.latency_ns, nvlinks=raw.nvlinks,
            redirected=bool(raw.flags & _lib.TOPO_REDIRECTED),
            inferred=bool(raw.flags & _lib.TOPO_INFERRED),
            measured=bool(raw.flags & _lib.TOPO_MEASURED),
            limit=None if raw.limit == _lib.TOPO_NONE else self.links[raw.limit],
            links=tuple(self.links[i] for i in raw.links[:raw.n_links]))

    def differences(self, reference: Topology) -> tuple[str, ...]:
        """How this machine differs from another Topology, part by part: a tuple of sentences."""
        rows = []

        @_lib.RemarkFn
        def one(about, _):
            rows.append(words(about.contents.text))
        check(lib.pl_topo_diff(self._ptr, reference._ptr, one, None))
        return Rows(rows)

    def _text(self, form):
        out = c_void_p()
        check(lib.pl_topo_text(self._ptr, form, byref(out)))
        return _lib.text(out.value)

    def tree(self) -> str:
        """What hangs on what, as text for people."""
        return self._text(_lib.TOPO_FORMAT_TREE)

    def matrix(self) -> str:
        """Path types between devices, as nvidia-smi topo -m prints them."""
        return self._text(_lib.TOPO_FORMAT_MATRIX)

    def json(self) -> str:
        """All of the graph as JSON, which topology() can load from a file."""
        return self._text(_lib.FORMAT_JSON)

    def xml(self) -> str:
        """NCCL's topology XML."""
        return self._text(_lib.TOPO_FORMAT_XML)

    def __str__(self):
        return self.tree().rstrip('\n')

    __repr__ = __str__

    __reduce_ex__ = stays('a topology', 'its json(), for a file that topology() loads')

    def __copy__(self):
        return self  # it does not change

    def __deepcopy__(self, memo):
        return self

    def __del__(self):
        if self._ptr is not None:
            try:
                if not_now(self.__del__):
                    return
                ptr, self._ptr = self._ptr, None
                lib.pl_topo_free(ptr)
            except BaseException:
                if again(self.__del__ if self._ptr is not None else None):
                    raise


def topology(source: str | os.PathLike[str] | None = None, *,
             context: Context | None = None) -> Topology:
    """
    The machine as a graph: processors, PCIe, GPUs, NVSwitches, NICs, drives and what connects them.

    source: None for this machine, scanned anew, in some 10 ms; a file of Topology.json() or NCCL's
    topology XML; or the name of a reference model. Raises NotFoundError, InvalidError with the line
    of a file that is refused.
    """
    return Topology(source, context=context)


def topology_models() -> dict[str, str]:
    """The reference models that the library carries: {name: title}."""
    models = {}

    @_lib.ModelFn
    def one(name, title, _):
        models[words(name)] = words(title)
        return 0
    check(lib.pl_topo_models(one, None))
    return models
