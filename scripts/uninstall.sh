#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Takes away what `make install` from this build folder put somewhere: the files that it wrote down,
# then the folders that are Peerlane's alone.
#
#	scripts/uninstall.sh FOLDER

set -eu

folder=$1
log=$folder/meson-logs/install-log.txt
if [ ! -e "$log" ]; then
    echo "Nothing was installed from $folder: its $log is missing." >&2
    exit 1
fi
list=$(mktemp)
trap 'rm -f "$list"' EXIT
grep -v '^#' "$log" >"$list"

failed=0
while IFS= read -r path; do
    if [ -L "$path" ] || [ ! -d "$path" ]; then
        rm -f "$path" || failed=1
    fi
done <"$list"
# Folders that the installation made, and those on the way to its files that have our name in their
# path; the longest first. One that is not empty stays.
while IFS= read -r path; do
    [ ! -d "$path" ] || echo "$path"
    while path=${path%/*} && [ -n "$path" ]; do
        case $path in
        */peerlane | */peerlane/* | */include/cufile) echo "$path" ;;
        esac
    done
done <"$list" | sort -ru | while IFS= read -r path; do
    rmdir "$path" 2>/dev/null || true
done
[ "$failed" -eq 0 ] || {
    echo "Not everything could be removed: try again as the user who installed it." >&2
    exit 1
}
rm -f "$log"
[ -n "${DESTDIR:-}" ] || [ "$(id -u)" -ne 0 ] || PATH=$PATH:/sbin:/usr/sbin ldconfig || true
