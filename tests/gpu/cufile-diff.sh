#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# Runs one list of cuFile calls on two libraries, compares what they return, and says whether anything
# differs that docs/cufile-compat.md does not justify. The last line is PASS or FAIL.
#     tests/gpu/cufile-diff.sh OURS THEIRS [FOLDER [GROUP...]]
# FOLDER (default: the current one) is where files are made: a file system that THEIRS accepts.
# THEIRS runs twice, for it does not answer the same way each time; all runs go on at once.
# PEERLANE_DIFF_OUT (default: FOLDER/cufile-diff) receives ours.txt, theirs.txt, theirs2.txt, the
# difference and the verdict. PEERLANE_DIFF_CUDA is the CUDA driver library (default: libcuda.so.1).
# Exit status: 0 PASS, 1 FAIL, 2 it could not be run.
set -u
[ $# -ge 2 ] || { sed -n '5,13p' "$0" >&2; exit 2; }
top=$(cd "$(dirname "$0")/../.." && pwd)
ours=$1 theirs=$2 dir=${3:-.}
shift $(($# < 3 ? $# : 3))
dir=$(cd "$dir" && pwd)
out=${PEERLANE_DIFF_OUT:-$dir/cufile-diff}
mkdir -p "$out"
prog=$out/cufile_diff
${CC:-gcc} -std=gnu11 -D_GNU_SOURCE -DCUFILE_NO_CUDA_H -O1 -g -I"$top/include" \
	"$top"/tests/gpu/cufile_diff/*.c -o "$prog" -ldl -lpthread || exit 2

"$top/tests/gpu/udev.sh" "$dir"

one() { # NAME LIBRARY GROUP...
	local name=$1 lib=$2
	shift 2
	"$prog" --cuda "${PEERLANE_DIFF_CUDA:-libcuda.so.1}" --dir "$dir" --limit 15 "$lib" "$@" \
		>"$out/$name.txt" 2>"$out/$name.err"
	echo "$name: status $?, $(grep -c '^group' "$out/$name.txt") groups," \
		"$(wc -l <"$out/$name.txt") lines"
}
for run in "theirs $theirs" "theirs2 $theirs" "ours $ours"; do
	one ${run%% *} "${run#* }" "$@" &
done
wait
# All of it side by side, for reading; the verdict comes from the program below.
diff -U 100000 "$out/theirs.txt" "$out/ours.txt" >"$out/difference.txt"
python3 "$top/tests/gpu/cufile_diff/verdict.py" "$top/docs/cufile-compat.md" \
	"$top/tests/gpu/cufile_diff.expected" "$out/ours.txt" "$out/theirs.txt" "$out/theirs2.txt" \
	>"$out/verdict.txt"
status=$?
cat "$out/verdict.txt"
exit $status
