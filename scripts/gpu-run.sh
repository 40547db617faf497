#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# Tests and measures on a GPU what gpu-pack.sh gathered, in one go, the most telling first: some 20
# minutes. From the root of a checkout of the same commit:
#     scripts/gpu-run.sh FOLDER LIBCUFILE WORK [STEP...]
# LIBCUFILE is NVIDIA's libcufile.so.0. WORK is a folder on a file system that it accepts (ext4, xfs)
# with 10 GiB of space; what was found is in WORK/out. STEPs: tests race diff table keep queue
# registration torch shim wide sweep; all of them by default, and by themselves (LIBCUFILE is not
# used then: give /dev/null) sanitize, sanitize_kernels, ring (kernels that read files: five
# minutes), comm (collectives: one) and net (other processes over TCP, NCCL's too: four). The GPU is
# cuda:0, and cuda:1 where two are needed; CUDA_VISIBLE_DEVICES says which these are.
set -u
[ $# -ge 3 ] || { sed -n '7,12p' "$0" >&2; exit 2; }
pack=$(realpath "$1") theirs=$(realpath "$2") work=$(realpath "$3")
shift 3
# Tests use the driver beside the library, and take its first device for that.
if [ "${PEERLANE_TEST_DEVICE:-cuda:0}" != cuda:0 ]; then
    echo "gpu-run.sh: PEERLANE_TEST_DEVICE is $PEERLANE_TEST_DEVICE: set CUDA_VISIBLE_DEVICES instead" >&2
    exit 2
fi
export PEERLANE_TEST_DEVICE=cuda:0 TMPDIR=$work/tmp
export LD_LIBRARY_PATH=$pack${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
top=$(cd "$(dirname "$0")/.." && pwd)
out=$work/out file=$work/file
mkdir -p "$out" "$TMPDIR"
rm -f "$work/failed"

# Steps run behind a pipe: what they set is gone, a file is not.
failed() { touch "$work/failed"; }

step_tests() {
    local t log status arguments
    for t in "$pack"/tests/*; do
        arguments=()
        case ${t##*/} in
            gpu-pagecache-race | gpu-cufile-diff) continue ;;                   # steps of their own
            fault-sweep) continue ;;                                            # likewise
            api-app | api-direct | api-direct-* | api-look | api-stream-old | api-wide | api-wide-gpu | fault-looks | api-wide_share-gpu | *-fakerm) continue ;; # the fakes
            api-doctor | api-filesystems | api-unload | gpu-default-stream | gpu-wide-app) continue ;;            # arguments
            api-check) continue ;;                                              # of machines without GPUs
            gpu-device) arguments=("$top"/tests/gpu/device_kernels.{ptx,cu} "$top/include") ;;
        esac
        log=$out/${t##*/}.txt
        (cd "$TMPDIR" && timeout 150 "$t" "${arguments[@]}" >"$log" 2>&1)
        status=$?
        if [ $status -eq 0 ]; then
            echo "ok   ${t##*/}"
        elif [ $status -eq 77 ]; then
            echo "skip ${t##*/}: $(tail -1 "$log")"
        else
            echo "FAIL ${t##*/}: status $status, $log"
            grep -vE '^\[ +(OK|RUN) ' "$log" | tail -15
            failed
        fi
    done
}

# A program that knows nothing of wide memory, with and without it, and PyTorch's pinned memory.
step_wide() {
    "$pack/tests/gpu-wide-app" 64 50 >"$out/wide-app-plain.txt" 2>/dev/null || failed
    "$pack/peerlane" run --wide=16m --lanes=off --stats-file "$out/wide-app.json" "$pack/tests/gpu-wide-app" 64 50 \
        >"$out/wide-app-wide.txt" 2>/dev/null || failed
    diff "$out/wide-app-plain.txt" "$out/wide-app-wide.txt" && echo "ok   gpu-wide-app is the same" || failed
    cat "$out/wide-app.json"
    "$pack/peerlane" run --wide=2m --stats python3 "$top/tests/gpu/torch_pinned.py" || failed
    python3 "$top/bench/wide_rows.py" "$pack/peerlane" || failed
}

step_race() {
    local mode
    for mode in request keep hot; do
        echo "race, $mode"
        timeout 60 "$pack/tests/gpu-pagecache-race" 10 $mode 2>&1 | tail -4
        [ "${PIPESTATUS[0]}" -eq 0 ] || failed
    done
}

step_diff() {
    mkdir -p "$work/diff"
    PEERLANE_DIFF_OUT=$out/diff "$top/tests/gpu/cufile-diff.sh" "$pack/libcufile.so.0" "$theirs" \
        "$work/diff" | tail -60
    [ "${PIPESTATUS[0]}" -eq 0 ] || failed
}

make_file() {
    [ -e "$file" ] || dd if=/dev/urandom of="$file" bs=16M count=256 conv=fsync status=none
    cat "$file" >/dev/null
}

step_table() {
    make_file
    timeout 240 "$pack/bench/beside_cufile" "$file" 5 "$theirs"
}

step_keep() {
    local mode
    make_file
    for mode in request keep; do
        echo "pagecache=$mode"
        BENCH_ONLY='1 call of 1 GiB' PEERLANE_PAGECACHE=$mode PEERLANE_KEEP_BUDGET=8GiB \
            timeout 60 "$pack/bench/beside_cufile" "$file" 5 "$theirs"
    done
    # Smaller ones use what is kept: the first rounds make it so.
    for only in '16 MiB x' '1 MiB x' '1 MiB latency'; do
        BENCH_ONLY=$only PEERLANE_PAGECACHE=keep PEERLANE_KEEP_BUDGET=8GiB \
            timeout 90 "$pack/bench/beside_cufile" "$file" 9 "$theirs"
    done
    timeout 120 "$pack/peerlane" bench storage --file "$file" --size 4g --block 1g --cached --rounds 5 \
        --seconds 1 --quiet --set pagecache=request --compare bounce,auto,pagecache
}

step_queue() {
    local how
    make_file
    for how in kernel batch copy; do
        echo "gather=$how"
        PEERLANE_GATHER=$how timeout 30 "$pack/bench/queue" "$file" cuda:0 read 4096 100000 8192
    done
    timeout 30 "$pack/bench/queue" "$file" cuda:0 read 4096 100000 2048 direct
    timeout 30 "$pack/bench/queue" "$file" cuda:0 write 4096 100000 4096
}

step_registration() {
    make_file
    timeout 120 "$pack/bench/registration" "$file"
}

step_torch() {
    timeout 200 python3 "$top/bench/torch_gds.py" "$pack/libcufile.so.0" "$theirs" "$work/torch.bin"
}

# With two GPUs or more; the program that runs compares what it copies.
step_shim() {
    if [ "$(nvidia-smi --list-gpus | wc -l)" -lt 2 ]; then
        echo "skip shim: one GPU has no other GPU's link"
        return
    fi
    timeout 400 python3 "$top/bench/run_shim.py" "$pack/peerlane" --lanes all --rounds 2 || failed
}

# A context and a driver begun anew for each failure.
step_sweep() {
    local t
    for t in the_nth_allocation the_nth_system_call opening_a_context; do
        (cd "$TMPDIR" && timeout 500 "$pack/tests/fault-sweep" "$t") || failed
    done
}

# NVIDIA's tool looks at what kernels access: ours that copies small pieces, those of the tests, and
# the memory of all of them. Errors of driver calls are not reported: the library tries calls that
# may fail, such as cuPointerGetAttributes of host memory. A launch that takes longer than 2 ms is
# cancelled and its pieces copied by the copy engine, so the kernel's launches are made blocking (not
# in gpu-kernels, where a kernel waits for what the CPU stores after its launch).
sanitized() { # TOOL SECONDS NAME PROGRAM...
    local log=$out/sanitize-$1-$3.txt status options=()
    case $3 in *-kernel) options=(--force-blocking-launches) ;; esac
    (cd "$TMPDIR" && PEERLANE_TEST_CALLS_WAIT=1 timeout -k 5 "$2" "$sanitizer" --tool "$1" --report-api-errors no --check-exit-code no \
        --target-processes application-only --print-limit 10 --error-exitcode 99 "${options[@]}" "${@:4}") >"$log" 2>&1
    status=$?
    if [ $status -eq 0 ] && grep -q 'SUMMARY: 0 ' "$log"; then
        echo "ok   $1 $3"
    elif [ $status -eq 77 ]; then
        echo "skip $1 $3: $(grep -v '^=====' "$log" | tail -1)"
    else
        echo "FAIL $1 $3: status $status (99: something was found), $log"
        grep -E '^=====|FAILED' "$log" | head -30
        failed
    fi
}

step_sanitize() {
    local tool t small=$work/small
    sanitizer=$(PATH=$PATH:/usr/local/cuda/bin:$(printf '%s:' /usr/local/cuda-*/bin) command -v compute-sanitizer) ||
        { echo "FAIL: there is no compute-sanitizer in PATH or /usr/local/cuda*/bin"; failed; return; }
    "$sanitizer" --version | grep -i version
    head -c 64M /dev/urandom >"$small"
    for tool in memcheck racecheck synccheck; do
        PEERLANE_GATHER=kernel sanitized $tool 60 queue-kernel \
            "$pack/bench/queue" "$small" "$PEERLANE_TEST_DEVICE" read 4096 4000 1000
    done
    for t in api-rows api-rows_order api-blocks api-blocks_ids; do
        sanitized memcheck 150 $t "$pack/tests/$t"
    done
    for tool in racecheck synccheck; do
        for t in api-rows api-rows_order; do
            sanitized $tool 150 $t "$pack/tests/$t"
        done
    done
    for t in api-queue api-queue_end api-queue_row api-copyv api-copyv_failures api-peers; do
        PEERLANE_GATHER=kernel sanitized memcheck 60 $t-kernel "$pack/tests/$t"
    done
    for t in gpu-kernels api-transfer api-stream api-lanes api-lanes_order api-broadcast api-map api-share api-pagecache \
        api-pagecache_mixed gpu-foreign \
        gpu-stream-after gpu-stream-after-others gpu-stream-foreign gpu-stream-foreign-ends api-after \
        api-after_refused api-threads; do
        sanitized memcheck 150 $t "$pack/tests/$t"
    done
    step_sanitize_kernels
    rm -f "$small"
}

# Kernels that wait for other kernels or for the host while they run: collectives, arrays and rings.
# By itself as the step sanitize_kernels.
step_sanitize_kernels() {
    local t
    sanitizer=${sanitizer:-$(PATH=$PATH:/usr/local/cuda/bin:$(printf '%s:' /usr/local/cuda-*/bin) command -v compute-sanitizer)} ||
        { echo "skip: there is no compute-sanitizer in PATH or /usr/local/cuda*/bin"; return; }
    for t in gpu-comm gpu-array gpu-small api-comm api-array api-array_ends; do
        if [ ! -e "$pack/tests/$t" ]; then
            echo "skip memcheck $t: the pack has none"
            continue
        fi
        PEERLANE_TEST_REPLAYS=2 sanitized memcheck 150 $t "$pack/tests/$t"
    done
    # A rank alone waits for nobody, should the tool run one kernel at a time.
    PEERLANE_TEST_REPLAYS=2 PEERLANE_TEST_RANKS=1 sanitized memcheck 100 gpu-comm-alone "$pack/tests/gpu-comm"
    for t in gpu-comm gpu-small gpu-array api-array api-array_ends; do
        [ ! -e "$pack/tests/$t" ] || PEERLANE_TEST_REPLAYS=2 sanitized racecheck 150 $t "$pack/tests/$t"
    done
}

# One thing that is measured, by the clock: NAME SECONDS PROGRAM...
timed() {
    echo "-- $1"
    timeout -k 5 "$2" "${@:3}" 2>&1
    local status=$?
    [ $status -eq 0 ] || { echo "FAIL $1: status $status"; failed; }
}

step_ring() {
    local warm=$work/ring
    head -c 1G /dev/urandom >"$warm"
    cat "$warm" >/dev/null
    timed "4 KiB, windows and ring, on this disk" 150 "$pack/bench/arrays" "$top/tests/gpu/device_kernels.ptx" \
        --file "$work/arrays" --size 2g --cold 256m --cold-file "$work/cold"
    timed "the same on tmpfs" 100 "$pack/bench/arrays" "$top/tests/gpu/device_kernels.ptx" \
        --file /dev/shm/peerlane-arrays --size 2g --cold 256m --cold-file "$work/cold"
    timed "each of them alone" 100 "$pack/bench/ring_reads" "$top/tests/gpu/device_kernels.ptx" --file "$work/ring_reads" --size 1g
    timed "rows beside torch, tables and windows" 150 env PYTHONPATH="$top/python" python3 "$top/bench/array_rows.py" --dir "$work" --rounds 5
    timed "small reads in stream order" 100 "$pack/tests/gpu-small"
    timed "rows by the ring, cached" 60 "$pack/bench/ring-rate" "$warm" 64 .2
    timed "one request at a time" 30 "$pack/bench/ring-rate" "$warm" 1 .2
    timed "rows of a call" 60 "$pack/peerlane" bench array "$warm"
    rm -f "$warm"
}

step_comm() {
    local n
    timed "ranks as streams of one GPU" 100 "$pack/tests/gpu-comm"
    for n in 2 4 8; do
        timed "$n ranks, graphs" 60 "$pack/peerlane" bench coll --graph --ranks $n --device cuda:0 --nccl off --max 1m --factor 8
    done
}

step_net() {
    local n trust
    [ ! -x "$pack/iperf3" ] || PATH=$pack:$PATH
    timed "memory of another process, and cp" 200 python3 "$top/bench/net_beside.py" --pack "$pack" --turns 2 --to cuda:0 --gb 8
    for trust in true false; do
        for n in 1 2 4 8 16; do
            timed "$n threads, trust $trust" 30 "$pack/peerlane" bench net --size 1g,8m --threads $n --rounds 3 --seconds .5 \
                --set remotes=tcp --set tcp_trust=$trust
        done
    done
    timed "NCCL" 240 python3 "$top/bench/nccl_net.py" --plugin "$pack" --quick --no-kill --try PEERLANE_TEST_NCCL_SPEED=400000 \
        --try PEERLANE_TEST_NCCL_SPEED=400000,NCCL_TUNER_PLUGIN=none --try PEERLANE_TEST_NCCL_SPEED=800000
}

[ $# -gt 0 ] || set -- tests race diff table keep queue registration torch shim wide sweep
for step; do
    declare -F "step_$step" >/dev/null || { echo "there is no step $step" >&2; exit 2; }
done
"$top/tests/gpu/udev.sh" "$work"
for step; do
    echo "== $step"
    "step_$step" 2>&1 | tee "$out/$step.txt"
done
rm -f "$file"
[ ! -e "$work/failed" ]
