# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""KvikIO's store of zarr 3: peerlane.doors.zarr.Store by the name that KvikIO gives it."""

from __future__ import annotations

# By its whole name: after install() this module is also found as kvikio.zarr.
from peerlane.doors.zarr import Store as GDSStore

__all__ = ['GDSStore']
