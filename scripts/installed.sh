#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# After `make install`: where things are, and how to be rid of them.
#
#	scripts/installed.sh FOLDER

set -eu

log=$1/meson-logs/install-log.txt
# Of each, the folder.
place() {
    sed -n "s,/$1\$,,p" "$log" | head -n 1
}
echo "Installed: peerlane in $(place peerlane), libpeerlane.so.1 in $(place 'libpeerlane\.so\.0')"
[ -n "$(place 'peerlane\.1')" ] || echo "No manual pages: scdoc is not installed"
echo "\`make uninstall\` removes it all"
