#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# Gathers what gpu-run.sh needs on a machine that has a GPU and perhaps nothing else: the built
# libraries, tests, benches and the tool, with the shared libraries that they bring along.
#     scripts/gpu-pack.sh FOLDER [BUILD]         BUILD: build
# Carry FOLDER there beside a checkout of the same commit.
set -euo pipefail
[ $# -ge 1 ] || { sed -n '7,9p' "$0" >&2; exit 2; }
folder=$1 build=${2:-$(dirname "$0")/../build}
[ -e "$build/src/libpeerlane.so.1" ] || { echo "$build has no library: run make first" >&2; exit 1; }
mkdir -p "$folder/tests" "$folder/bench"
find "$build/tests/api" "$build/tests/gpu" "$build/tests/fault" "$build/tests/gdrapi" -maxdepth 1 -type f -executable \
    -exec cp -t "$folder/tests" {} +
find "$build/bench" -maxdepth 1 -type f -executable -exec cp -t "$folder/bench" {} +
cp "$build/tests/unit/ring-rate" "$folder/bench"
[ ! -e "$build/src/libpeerlane-net.so" ] || cp -L "$build/src/libpeerlane-net.so" "$folder" # where OpenSSL is
cp -L "$build"/src/libpeerlane.so.1 "$build"/src/libcufile.so.0 "$build/src/libgdrapi.so.2" "$build/src/libpeerlane-run.so" \
    "$build/src/libnccl-net-peerlane.so" "$build/src/libnccl.so.2" \
    "$build/tools/peerlane/peerlane" "$folder"
cp -L "$build/tests/lib/libtimed_driver.so" "$folder" # what bench/load_parts.py times the driver with
[ ! -e "$build/src/libplugin_PEERLANE.so" ] || cp -L "$build/src/libplugin_PEERLANE.so" "$folder" # where C++20 is
# What distributions do not install by themselves.
! iperf3=$(command -v iperf3) || cp -L "$iperf3" "$folder" # what bench/net_beside.py compares with
ldd "$folder"/tests/* "$folder"/bench/* "$folder/peerlane" ${iperf3:+"$iperf3"} 2>/dev/null |
    awk '/=> \// && /cmocka|json-c|liburing|libiperf|libsctp/ { print $3 }' | sort -u | xargs -r cp -L -t "$folder"
strip --strip-debug "$folder"/tests/* "$folder"/bench/* "$folder"/*.so.[012] "$folder/libpeerlane-run.so" "$folder/peerlane"
du -sh "$folder"
