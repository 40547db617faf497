#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Configures a build folder. One that is configured already is configured again where a tool or a
# library came, went or changed since: Meson alone keeps what it found the first time.
#
#	scripts/configure.sh FOLDER [OPTION of meson setup ...]
#
# The options are a new folder's; one that exists keeps its own.

set -eu

[ $# -gt 0 ] || {
    echo "usage: scripts/configure.sh FOLDER [OPTION ...]" >&2
    exit 2
}
folder=$1
shift
meson=${MESON:-meson}
top=$(cd "$(dirname "$0")/.." && pwd -P)
stamp=$folder/peerlane-stamp

# The folder of libraries that Debian's compilers and loader search has the architecture in its
# name. Meson knows the name only where dpkg-dev is installed.
multiarch() {
    [ ! -e /etc/debian_version ] || ${CC:-cc} -print-multiarch 2>/dev/null || true
}

# What a configuration rests on. A folder that was moved or copied is another one.
state() {
    echo "source $top"
    echo "build $(cd "$folder" && pwd -P)"
    for library in liburing json-c cmocka openssl libfabric; do
        echo "$library $(pkg-config --modversion "$library" 2>/dev/null || echo none)"
    done
    for tool in "$meson" ninja python3 scdoc; do # Meson writes down where they are
        echo "$tool $(command -v "$tool" || echo none)"
    done
    [ ! -e /usr/include/sys/sdt.h ] || echo "sys/sdt.h"
}

is_ours() {
    [ -e "$folder/build.ninja" ] || return 1
    if [ -e "$stamp" ]; then
        [ "$(head -n 2 "$stamp")" = "$(echo "$now" | head -n 2)" ]
    else # configured by hand
        grep -q "\"source\": \"$top\", \"build\": \"$(cd "$folder" && pwd -P)\"" \
            "$folder/meson-info/meson-info.json" 2>/dev/null
    fi
}

failed() {
    echo "$1" >&2
    echo "Configuring $folder failed: the lines above say why." >&2
    exit 1
}

# Writes to a file of our own: whether one may is not always in the folder's mode.
if ! { mkdir -p "$folder" && : >"$folder/peerlane-lock"; } 2>/dev/null; then
    echo "Nothing can be written in $folder: is the checkout read-only? Copy it to a place where" \
        "you may write, or build elsewhere: make B=/tmp/peerlane" >&2
    exit 1
fi

# One at a time.
exec 9>"$folder/peerlane-lock"
flock 9 2>/dev/null || true

now=$(state)
if is_ours; then
    if [ "$now" = "$(cat "$stamp" 2>/dev/null)" ]; then
        # Ninja looks whether the build's description changed, and would tell all that Meson says.
        out=$(ninja -C "$folder" build.ninja 2>&1) || failed "$out"
        exit 0
    fi
    set --
    # Configured before dpkg-dev was there to tell Meson where libraries go.
    if [ -n "$(multiarch)" ] && grep -q '"name": "libdir", "value": "lib64"' \
        "$folder/meson-info/intro-buildoptions.json"; then
        set -- "-Dlibdir=lib/$(multiarch)"
    fi
    echo "Configuring $folder again: what is installed has changed"
    out=$({ "$meson" configure "$folder" --clearcache "$@" &&
        "$meson" setup --reconfigure "$folder" "$top"; } 2>&1) || failed "$out"
else
    # Nobody's, another checkout's, or one that was interrupted.
    rm -rf "$folder/meson-private" "$folder/meson-info" "$folder/build.ninja" "$stamp"
    [ -z "$(multiarch)" ] || set -- "--libdir=lib/$(multiarch)" "$@"
    echo "Configuring $folder"
    out=$("$meson" setup "$folder" "$top" --wrap-mode=nodownload --buildtype=debugoptimized "$@" \
        2>&1) || failed "$out"
fi
echo "$now" >"$stamp"
