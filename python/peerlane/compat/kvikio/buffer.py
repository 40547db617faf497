# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""KvikIO's registration of memory and streams."""

from __future__ import annotations

from ... import _lib, _memory
from ..._context import default_context
from ..._errors import check
from ..._types import Memory, StreamLike


def memory_register(buf: Memory) -> None:
    """Makes an allocation known once instead of at each transfer. It is not kept alive."""
    address, nbytes, _ = _memory.source(buf)
    check(_lib.lib.pl_mem_register(default_context()._live(), address, nbytes))


def memory_deregister(buf: Memory) -> None:
    """Forgets it; comes before the memory is freed."""
    address, _, _ = _memory.source(buf)
    check(_lib.lib.pl_mem_unregister(default_context()._live(), address))


def bounce_buffer_free() -> int:
    """Staging memory is the library's, for all transfers: nothing is freed. Returns 0."""
    return 0


def stream_register(stream: StreamLike, flags: int = 0) -> None:
    """Has no effect: streams are known when they are first used."""


def stream_deregister(stream: StreamLike) -> None:
    """Has no effect."""
