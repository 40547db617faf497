#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# O_DIRECT reads of one file into a software GPU beside fio with io_uring: the same file, block size
# and depth, in turn. Prints medians and their ratio, and the CPU that direct and bounce cost.
#
#   bench/fio.sh FILE [ROUNDS]        FILE: 1 GiB or more, on a file system with O_DIRECT
#
# MAKE_FILE=1 makes FILE first and removes it afterwards.
set -euo pipefail
command -v fio >/dev/null || { echo "fio is not installed: nothing to compare with"; exit 77; }
file=${1:?usage: bench/fio.sh FILE [ROUNDS]}
rounds=${2:-7}
peerlane=${PEERLANE_BIN:-$(dirname "$0")/../build/tools/peerlane/peerlane}
block=${BLOCK:-1m}
depth=${DEPTH:-16}
export PEERLANE_TEST_CUDA_LIB=none
if [ -n "${MAKE_FILE:-}" ]; then
    trap 'rm -f "$file"' EXIT
    dd if=/dev/urandom of="$file" bs=4M count=256 status=none
fi

fio_gbps() {
    fio --name=r --filename="$file" --rw=read --bs="$block" --iodepth="$depth" --direct=1 \
        --ioengine=io_uring --size=1g --readonly --output-format=json |
        python3 -c 'import json,sys; j=json.load(sys.stdin)["jobs"][0]; r=j["read"]
print(r["io_bytes"]/r["runtime"]/1e6, (j["usr_cpu"]+j["sys_cpu"])/100*r["runtime"]/1e3/(r["io_bytes"]/1e9))'
}

peerlane_gbps() { # POLICY
    "$peerlane" bench storage --file "$file" --size 1g --block 1g --bytes 1g --cold --quiet \
        --device soft:0 --policy "$1" --chunk "$block" --depth "$depth" --json |
        python3 -c 'import json,sys; r=json.load(sys.stdin)["runs"][0]
print(r["gb_per_s"], r["cpu_s_per_gb"])'
}

for ((i = 0; i < rounds; i++)); do
    echo "fio $(fio_gbps)"
    echo "direct $(peerlane_gbps direct)"
    echo "bounce $(peerlane_gbps bounce)"
done | python3 -c '
import statistics, sys
rows = {}
for line in sys.stdin:
    name, speed, cpu = line.split()
    rows.setdefault(name, []).append((float(speed), float(cpu)))
med = {n: [statistics.median(c) for c in zip(*v)] for n, v in rows.items()}
for n, (speed, cpu) in med.items():
    print("%-8s %6.2f GB/s  %.3f CPU s/GB  x%.2f of fio" % (n, speed, cpu, speed / med["fio"][0]))
'
