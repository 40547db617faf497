# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Modules that programs written for other packages can import instead."""
