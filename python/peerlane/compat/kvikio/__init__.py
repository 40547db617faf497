# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
KvikIO's interface on Peerlane: a program changes one import.

    import peerlane.compat.kvikio as kvikio

`CuFile`, `IOFuture`, `IOFutureStream`, `defaults`, `buffer`, `cufile_driver`, `zarr.GDSStore` where
zarr 3 is installed, and the functions on the page cache are here; remote files, mmap, nvCOMP and
kvikio.numpy are not. What differs:

- Software GPUs (peerlane.empty(..., device="soft:0")) count as device memory in the raw_ calls.
- A read at the end of a file returns the bytes that there are; KvikIO's POSIX path raises.
- Settings are kept and given back, but have no effect: the library sizes and shares out its work by
  itself; `peerlane conf` has what can be tuned.
"""

from __future__ import annotations

import enum
import sys

from ... import __version__


class CompatMode(enum.IntEnum):
    """Whether KvikIO would use cuFile. Peerlane chooses for each transfer: peerlane.explain()."""

    OFF = 0
    ON = 1
    AUTO = 2


from . import buffer, cufile, cufile_driver, defaults  # noqa: E402
from .buffer import (bounce_buffer_free, memory_deregister, memory_register,  # noqa: E402
                     stream_deregister, stream_register)
from .cufile import (CuFile, IOFuture, IOFutureStream, clear_page_cache,  # noqa: E402
                     drop_file_page_cache, drop_system_page_cache, get_page_cache_info)

__all__ = ['CompatMode', 'CuFile', 'IOFuture', 'IOFutureStream', '__version__',
           'bounce_buffer_free', 'buffer', 'clear_page_cache', 'cufile', 'cufile_driver',
           'defaults', 'drop_file_page_cache', 'drop_system_page_cache', 'get_page_cache_info',
           'install', 'memory_deregister', 'memory_register', 'stream_deregister',
           'stream_register']


def install() -> None:
    """Makes `import kvikio` give this package from now on, for code that cannot be changed."""
    for name in ('', '.buffer', '.cufile', '.cufile_driver', '.defaults'):
        sys.modules['kvikio' + name] = sys.modules[__name__ + name]


def __getattr__(name):
    if name in ('Mmap', 'RemoteFile', 'RemoteEndpointType', 'RemoteIOBackend', 'mmap', 'numpy', 'nvcomp',
                'remote_file'):
        raise AttributeError('peerlane.compat.kvikio has no %s: it carries bytes between local '
                             'files and memory; import that one from kvikio itself' % name)
    raise AttributeError('module %r has no attribute %r' % (__name__, name))
