#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Builds the Debian packages of this checkout, changes included, on a Debian or Ubuntu that has
# debhelper and what packaging/debian/control names.
#
#	packaging/build-deb.sh FOLDER		where the packages go

set -eu

[ $# -eq 1 ] || {
    echo "usage: packaging/build-deb.sh FOLDER" >&2
    exit 2
}
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
command -v dpkg-buildpackage >/dev/null 2>&1 && command -v dh >/dev/null 2>&1 || {
    echo "No dpkg-buildpackage or no dh here: apt-get install build-essential debhelper" >&2
    exit 1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
tree=$work/peerlane
mkdir "$tree"
# debian/ belongs at the top of a source package; ours is no part of what others see there.
if git rev-parse --git-dir >/dev/null 2>&1; then
    git ls-files -z --cached --others --exclude-standard |
        tar --null --ignore-failed-read -T - -cf - 2>/dev/null | tar -C "$tree" -xf -
else
    tar --exclude='./build*' -cf - . | tar -C "$tree" -xf -
fi
cp -r packaging/debian "$tree/debian"
log=$work/log
echo "Building the Debian packages"
if ! (cd "$tree" && dpkg-buildpackage -b -us -uc) >"$log" 2>&1; then
    tail -n 60 "$log" >&2
    echo "dpkg-buildpackage failed: the lines above say why" >&2
    exit 1
fi
cp "$work"/*.deb "$out"
for deb in "$work"/*.deb; do
    echo "$out/${deb##*/}"
done
