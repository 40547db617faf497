#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Whether who asks may write where a configured folder installs to; if not, one sentence says what
# to do, before anything is built or installed. $DESTDIR is honoured.
#
#	scripts/may-install.sh FOLDER

set -eu

options=$1/meson-info/intro-buildoptions.json
value() {
    grep -o "\"name\": \"$1\", \"value\": \"[^\"]*\"" "$options" | cut -d '"' -f 8
}

prefix=$(value prefix)
for name in bindir libdir includedir datadir mandir; do
    place=$(value $name)
    case $place in
    /*) ;;
    *) place=$prefix/$place ;;
    esac
    place=${DESTDIR:-}$place
    # The nearest that there is: the rest is made.
    until [ -e "$place" ] || [ "${place%/*}" = "$place" ]; do
        place=${place%/*}
    done
    place=${place:-/}
    if [ ! -w "$place" ] || [ ! -x "$place" ]; then
        echo "Nothing was installed, since you may not write in $place: try sudo make install," \
            "make install DESTDIR=/some/where, or another prefix" \
            "(meson configure $1 --prefix=\$HOME/.local)." >&2
        exit 1
    fi
done
