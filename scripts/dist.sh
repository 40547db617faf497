#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# What `meson dist` does before it packs: the same commit gives the same bytes, so every file and
# folder is as old as the commit (or SOURCE_DATE_EPOCH) and has a mode that no umask made.

set -eu

epoch=${SOURCE_DATE_EPOCH:-$(git -C "$MESON_SOURCE_ROOT" log -1 --format=%ct)}
find "$MESON_DIST_ROOT" \( -type d -o -perm /111 \) ! -type l -exec chmod 755 {} +
find "$MESON_DIST_ROOT" -type f ! -perm /111 -exec chmod 644 {} +
find "$MESON_DIST_ROOT" -exec touch -h -d "@$epoch" {} +
