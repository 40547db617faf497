#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Says what is missing to build (run), to install with manual pages (install) or to build and test
# (check), and installs it on Debian and Ubuntu. Asks once on a terminal; YES=1 answers, and so does
# root without a terminal. `build` installs nothing: it says what is missing and how to get it.
# `bare` is for make check-bare, which builds in machines of its own.
#
#	scripts/bootstrap.sh [build|run|install|check|bare|ci]

set -eu

goal=${1:-run}
case $goal in
build | run | install | check | bare | ci) ;;
*)
    echo "usage: scripts/bootstrap.sh [build|run|install|check|bare|ci]" >&2
    exit 2
    ;;
esac

missing= # packages, by Debian's names
wished=  # those without which less is tested or installed

# A command, and the package that brings it.
command_from() {
    command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}

# The same, where it goes without: tests skip with a reason.
better_with() {
    command -v "$1" >/dev/null 2>&1 || wished="$wished $2"
}

# A module of the system's Python, on Debian; the package's tests skip without it.
module_from() {
    ! is_debian || /usr/bin/python3 -c "import $1" 2>/dev/null || wished="$wished $2"
}

# A library with its headers, as pkg-config knows it, and its package.
library_from() {
    pkg-config --exists "$1" 2>/dev/null || missing="$missing $2"
}

# What Debian's archives are checked with.
debian_keys() {
    [ -e /usr/share/keyrings/debian-archive-keyring.gpg ] ||
        wished="$wished debian-archive-keyring"
}

look() {
    missing=
    wished=
    if [ "$goal" = bare ]; then
        command_from mmdebstrap mmdebstrap
        [ -x /usr/bin/python3 ] || command_from python3 python3
        debian_keys
        return 0
    fi
    command_from gcc gcc
    command_from "${MESON:-meson}" meson
    command_from ninja ninja-build
    command_from pkg-config pkg-config
    [ -x /usr/bin/python3 ] || command_from python3 python3
    [ -e /usr/include/stdio.h ] || ! is_debian || missing="$missing libc6-dev"
    library_from liburing liburing-dev
    library_from json-c libjson-c-dev
    # Without it there are no remotes over TCP. A plain build does not nag for it.
    [ "$goal" = build ] || pkg-config --exists openssl 2>/dev/null || wished="$wished libssl-dev"
    [ "$goal" != install ] || better_with scdoc scdoc
    if [ "$goal" = check ] || [ "$goal" = ci ]; then
        command_from scdoc scdoc
        command_from g++ g++
        command_from clang clang
        library_from cmocka libcmocka-dev
        # Remotes by EFA, Slingshot and Omni-Path: who has none of these builds without it.
        pkg-config --exists libfabric 2>/dev/null || wished="$wished libfabric-dev"
        # The style is defined on clang-format 14, which is Debian 12's.
        [ "$os" != "debian 12" ] || command_from clang-format clang-format
        # The virtual machine's; what runs in it is fetched by the tests, and installed nowhere.
        if is_debian && [ "$(uname -m)" = x86_64 ]; then
            better_with qemu-system-x86_64 qemu-system-x86
            debian_keys
        fi
        ! is_debian || better_with mmdebstrap mmdebstrap
        module_from pytest python3-pytest
        module_from numpy python3-numpy
        module_from ensurepip python3-venv
        # Only root may mount what they make.
        if is_debian && [ "$(id -u)" -eq 0 ]; then
            better_with mkfs.xfs xfsprogs
            better_with mkfs.btrfs btrfs-progs
        fi
    fi
    if [ "$goal" = ci ]; then
        command_from aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu
        [ -e /usr/aarch64-linux-gnu/include/stdio.h ] || missing="$missing libc6-dev-arm64-cross"
    fi
}

is_debian() {
    [ -e /etc/debian_version ] && command -v apt-get >/dev/null 2>&1
}

# May we install? Sets `as` to what must stand in front of apt-get.
permitted() {
    as=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || return 1
        as=sudo
        # Without a terminal sudo cannot ask for a password.
        [ -t 0 ] || sudo -n true 2>/dev/null || return 1
    fi
    [ "${YES:-}" != 1 ] || return 0
    if [ -t 0 ]; then
        printf 'Install them now? [Y/n] '
        read -r answer || return 1
        case $answer in
        '' | y | Y | yes | Yes) return 0 ;;
        *) return 1 ;;
        esac
    fi
    [ -z "$as" ]
}

# shellcheck disable=SC1091
os=$(. /etc/os-release 2>/dev/null && echo "${ID:-} ${VERSION_ID:-}") || os=
look
if [ -z "$missing$wished" ]; then
    exit 0
fi
[ -z "$missing" ] || echo "Missing packages:$missing"
case $goal in
install) loss="what they are for (manual pages, remotes over TCP) is not installed without" ;;
*) loss="some tests are skipped without them" ;;
esac
[ -z "$wished" ] || echo "Missing, and $loss:$wished"

if ! is_debian; then
    echo "This is not Debian or Ubuntu: please install what corresponds to these packages." >&2
    echo "The libraries are liburing (2.3 or newer) and json-c, for remotes over TCP OpenSSL 3, for tests cmocka; with headers," >&2
    echo "pkg-config files and static archives (*.a)." >&2
    # What is only for tests or for the manual does not stop the build.
    for word in gcc "${MESON:-meson}" ninja pkg-config; do
        command -v "$word" >/dev/null 2>&1 || exit 1
    done
    for library in liburing json-c; do
        pkg-config --exists "$library" 2>/dev/null || exit 1
    done
    case $goal in
    check | ci) pkg-config --exists cmocka 2>/dev/null || exit 1 ;;
    esac
    exit 0
fi

install="install -y --no-install-recommends$missing$wished"
line="apt-get $install"
# A server that does not answer once, and somebody else's apt-get, are no reasons to give up.
patient="-o Acquire::Retries=5 -o DPkg::Lock::Timeout=600"
if [ "$goal" = build ] || ! permitted; then
    [ -n "$missing" ] || exit 0
    if [ "$goal" = build ]; then
        echo "\`make run\` offers to install them; or run this line, then try again:" >&2
    else
        echo "Not installed. Please run this line, then try again:" >&2
    fi
    if [ "$(id -u)" -eq 0 ]; then
        echo "    apt-get update && $line" >&2
    elif command -v sudo >/dev/null 2>&1; then
        echo "    sudo sh -c 'apt-get update && $line'" >&2
    else
        echo "    su -c 'apt-get update && $line'" >&2
    fi
    exit 1
fi

echo "Installing them (apt-get)"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The lock of the lists is not waited for by apt-get. An old list may do; if not, install says so.
for wait in 10 20 30 0; do
    # shellcheck disable=SC2086 # options
    $as apt-get $patient update >"$log" 2>&1 && break
    grep -q 'Could not get lock' "$log" || break
    sleep $wait
done
# shellcheck disable=SC2086 # a command line
if ! $as env DEBIAN_FRONTEND=noninteractive apt-get $patient $install >>"$log" 2>&1; then
    if [ -z "$missing" ]; then
        echo "Not installed (apt-get failed); going on without:$wished" >&2
        exit 0
    fi
    tail -n 20 "$log" >&2
    echo "apt-get failed: the lines above say why. The command was:" >&2
    echo "    ${as:+$as }$line" >&2
    exit 1
fi
look
if [ -n "$missing" ]; then
    echo "Installed, but still not to be found:$missing. Is something else first on PATH?" >&2
    exit 1
fi
