# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Moves bytes between files and GPU memory by the shortest path that the machine offers.

    import numpy, peerlane

    tensor = numpy.empty(1000, 'float32')           # or torch's, cupy's, or peerlane.empty()
    with peerlane.open('weights.bin') as f:
        f.read_into(tensor, offset=4096)

Without a GPU, software GPUs ("soft:0") and plain host memory do. Lengths and offsets are bytes,
times are seconds. Errors are exceptions, each an OSError with the library's words.
"""

import importlib as _importlib
from typing import TYPE_CHECKING as _TYPE_CHECKING

from ._array import Array, Registration, copy, copy_many, empty, register
from ._blocks import copy_blocks
from ._context import Context, configure, default_context
from ._dtypes import DType, dtype
from ._errors import (AccessError, BadMemoryError, BusyError, CancelledError, ClosedError,
                      DeadlineError, DeviceError, DirectionError, DirectoryError, EndError,
                      ExistsError, ForkError, InvalidError, NoDirectoryError, NoTensorError,
                      NotFoundError, NotSupportedError, OutOfMemoryError, PeerlaneError, RangeError,
                      ReadOnlyError, SafetensorError)
from ._file import File, FileInfo, Report, open  # noqa: A004
from ._log import log_to
from ._embedding import MappedEmbedding
from ._mapped import ArrayStats, MappedArray
from ._memory import Span
from ._queue import Future, Queue, Request
from ._report import (Carried, Device, Finding, Plan, Route, Stats, Tunable, conf, devices, explain,
                      stats)
from ._report import check_machine as check
from ._remote import Grant, Region, Remote
from ._rows import MemoryInfo, gather, gather_scratch, memory_info, pinned, scatter
from ._table import load_table
from ._stream import Stream, StreamTransfer
from ._topo import Link, Node, Path, Topology, topology, topology_models

__version__ = '0.3.0'

__all__ = [
    'AccessError', 'Array', 'ArrayStats', 'BadMemoryError', 'BusyError', 'CancelledError', 'Carried',
    'ClosedError', 'Context', 'DType', 'DeadlineError', 'Device', 'DeviceError',
    'DirectionError', 'DirectoryError', 'EndError', 'ExistsError', 'File', 'FileInfo', 'Finding',
    'ForkError', 'Future', 'Grant', 'InvalidError', 'Link', 'MappedArray', 'MappedEmbedding', 'MemoryInfo', 'NoDirectoryError',
    'NoTensorError', 'Node',
    'NotFoundError', 'NotSupportedError', 'OutOfMemoryError', 'Path', 'PeerlaneError', 'Plan', 'Queue',
    'RangeError', 'ReadOnlyError', 'SafetensorError',
    'Region', 'Registration', 'Remote', 'Report', 'Request', 'Route', 'Span', 'Stats', 'Stream', 'StreamTransfer',
    'Topology', 'Tunable', 'check', 'conf', 'configure', 'copy', 'copy_blocks', 'copy_many', 'default_context',
    'devices', 'dtype', 'empty', 'explain', 'gather', 'gather_scratch', 'load_table', 'log_to', 'memory_info', 'open',
    'pinned', 'register', 'scatter', 'stats', 'topology', 'topology_models',
]

if _TYPE_CHECKING:
    from . import checkpoint, device, safetensors, torch
else:
    def __getattr__(name):
        """`import peerlane` is enough for what is loaded only when it is used."""
        if name in ('checkpoint', 'device', 'safetensors', 'torch'):
            try:
                return _importlib.import_module('.' + name, __name__)
            except ImportError as e:  # of torch: hasattr() is to be an answer
                raise AttributeError('%s.%s: %s' % (__name__, name, e)) from e
        raise AttributeError('module %r has no attribute %r' % (__name__, name))
