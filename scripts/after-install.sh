#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# After an installation into the running system: tells the loader of the library, and says so where
# it will not look there. Meson runs this, unless the files go below DESTDIR.
#
#	after-install.sh LIBDIR

set -eu

libdir=$1
case $libdir in
/*) ;;
*) libdir=$MESON_INSTALL_PREFIX/$libdir ;;
esac
PATH=$PATH:/sbin:/usr/sbin
command -v ldconfig >/dev/null 2>&1 || exit 0
[ "$(id -u)" -ne 0 ] || ldconfig || true
if ! ldconfig -p 2>/dev/null | grep -qF "=> $libdir/libpeerlane.so.1"; then
    echo "The system's loader does not look in $libdir. Either (as root)"
    echo "    echo $libdir >/etc/ld.so.conf.d/peerlane.conf && ldconfig"
    echo "or, for programs of your own: export LD_LIBRARY_PATH=$libdir"
fi
