#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# Measures on one GPU, or two, what Python's loaders are to reach, in one go of under six minutes, the
# most telling first. From the root of a checkout of the same commit:
#     scripts/gpu-loaders.sh FOLDER WORK [STEP...]
# FOLDER is what gpu-pack.sh gathered. WORK is a folder on a file system that drives write to past the
# page cache, with 30 GB of space; tables and JSON are in WORK/out. PYTHON (python3) has torch and what is
# to be compared: safetensors, instanttensor, fastsafetensors, kvikio, cupy; pytest and numpy for "tests".
# STEPs: warm disk calls parts tests leaks; all of them by default. DEVICE and PAIR are the devices, GB the
# bytes of the model.
set -u
[ $# -ge 2 ] || { sed -n '5,14p' "$0" >&2; exit 2; }
pack=$(realpath "$1") work=$(realpath "$2")
shift 2
top=$(cd "$(dirname "$0")/.." && pwd)
python=${PYTHON:-python3} device=${DEVICE:-cuda:0} pair=${PAIR:-cuda:0,cuda:1} gb=${GB:-14}
out=$work/out
export PEERLANE_LIBRARY=$pack/libpeerlane.so.1 LD_LIBRARY_PATH=$pack${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export PYTHONDONTWRITEBYTECODE=1
mkdir -p "$out"
rm -f "$out/failed"

loaders() { # NAME STATES LOADERS ROUNDS LIMIT
    "$python" "$top/bench/loaders.py" "$work" --device "$device" --pair "$pair" --gb "$gb" --keep \
        --states "$2" --loaders "$3" --rounds "$4" --limit "$5" --json "$out/$1.json"
}

# Page-cached: the loaders, 10,000 tensors, two GPUs.
step_warm() {
    loaders warm cached,many,pair \
        'peerlane,safetensors,instanttensor URING_BUFFERED,instanttensor MMAP' cached=2,many=3,pair=2 170
}

# What the disk has a part in, and the page cache read in place.
step_disk() {
    loaders disk cold,save,in_place peerlane,safetensors,fastsafetensors 1 120
}

step_calls() {
    timeout 60 "$python" "$top/bench/python_calls.py" "$pack" "$work" "$device"
}

step_parts() {
    TIMED_DRIVER_LIB=$pack/libtimed_driver.so timeout 60 "$python" "$top/bench/load_parts.py" "$work" \
        --device "$device" --gb "$gb" --rounds 1 --only parts,many --json "$out/parts.json"
}

step_tests() {
    (cd "$work" && timeout 200 "$python" -m pytest -q -rs -p no:cacheprovider "$top/python/tests")
}

step_leaks() {
    timeout 120 "$python" "$top/python/tests/test_leaks.py" 3000 "$device"
}

[ $# -gt 0 ] || set -- warm disk calls parts tests leaks
for step; do
    declare -F "step_$step" >/dev/null || { echo "there is no step $step" >&2; exit 2; }
done
for step; do
    echo "== $step"
    "step_$step" 2>&1 | tee "$out/$step.txt"
    [ "${PIPESTATUS[0]}" -eq 0 ] || { echo "FAIL $step"; touch "$out/failed"; }
done
rm -f "$work"/bench-*.safetensors
[ ! -e "$out/failed" ]
