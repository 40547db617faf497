#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Runs a command as the owner of the checkout, where that is root's work so far: what `sudo make
# install` still has to build must not leave root's files behind in somebody's build folder.
#
#	scripts/as-owner.sh COMMAND [ARGUMENT ...]

set -eu

owner=$(stat -c %u "$(dirname "$0")/..")
# The home tells where compilers keep caches.
home=$(getent passwd "$owner" | cut -d: -f6)
if [ "$(id -u)" -ne 0 ] || [ "$owner" -eq 0 ] || [ -z "$home" ] ||
    ! command -v setpriv >/dev/null 2>&1; then
    exec "$@"
fi
group=$(getent passwd "$owner" | cut -d: -f4)
HOME=$home exec setpriv --reuid="$owner" --regid="$group" --init-groups "$@"
