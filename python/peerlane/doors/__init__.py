# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Doors of other packages: their own interfaces, on Peerlane."""
