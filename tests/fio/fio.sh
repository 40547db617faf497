#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# fio's engine for cuFile, unchanged, on our libcufile.so.0 and software GPUs: every block that it
# wrote is read back and verified, random and sequential, aligned and not, in threads and processes.
#
#   tests/fio/fio.sh [BUILD [FOLDER]]      BUILD: a build tree (build); FOLDER: where files are made
#
# Debian's fio lacks that engine, so its source package is fetched once and built in
# $XDG_CACHE_HOME/peerlane/fio; FIO_SRC names sources that are there already. Nothing of CUDA is
# needed: tests/fio holds a stand-in for the six functions of its runtime that the engine calls.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
build=$(cd "${1:-$top/build}" && pwd)
lib=$build/src
work=$(mktemp -d "${2:-${TMPDIR:-/tmp}}/peerlane-fio-XXXXXX")
trap 'rm -rf "$work"' EXIT
cache=${XDG_CACHE_HOME:-$HOME/.cache}/peerlane/fio

skip() {
	echo "skipped: $*"
	exit 77
}

fetch() { # prints the folder with fio's sources
	local apt=$cache/apt mirror part
	. /etc/os-release
	case ${ID:-} in
	debian) mirror=http://deb.debian.org/debian part=main ;;
	ubuntu) mirror=http://archive.ubuntu.com/ubuntu part=universe ;;
	*) skip "no source package of fio is known for ${ID:-this system}: set FIO_SRC" ;;
	esac
	command -v dpkg-source >/dev/null || skip "dpkg-source is missing: install dpkg-dev"
	mkdir -p "$apt/lists/partial"
	echo "deb-src $mirror $VERSION_CODENAME $part" >"$apt/sources.list"
	local how=(-q -o "Dir::Etc::SourceList=$apt/sources.list" -o Dir::Etc::SourceParts=/dev/null
		-o "Dir::State::Lists=$apt/lists" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=)
	(cd "$cache" && apt-get "${how[@]}" update && apt-get "${how[@]}" source --download-only fio &&
		rm -rf src && dpkg-source --no-check -x fio_*.dsc src) >"$cache/fetch.log" 2>&1 ||
		skip "fio's sources cannot be fetched ($cache/fetch.log); set FIO_SRC"
	echo "$cache/src"
}

standins() {
	mkdir -p "$cache/lib"
	"${CC:-gcc}" -shared -fPIC -O2 -D_GNU_SOURCE -I"$top/include" -I"$here" "$here/cudart.c" \
		-o "$cache/lib/libcudart.so" -L"$lib" -lpeerlane -lpthread
	rm -f "$cache/lib/libcuda.a"
	ar rc "$cache/lib/libcuda.a"
}

make_fio() {
	local src=${FIO_SRC:-$cache/src}
	[ -d "$src" ] || src=$(fetch)
	echo "building fio in $src"
	(cd "$src" && export LDFLAGS="-L$cache/lib -L$lib -Wl,-rpath-link,$lib" &&
		./configure --enable-libcufile --disable-native --disable-rados --disable-rbd \
			--disable-gfapi --disable-pmem --extra-cflags="-I$here -I$top/include/cufile" &&
		make -j"$(nproc)" fio) >"$cache/make.log" 2>&1 ||
		{ tail -5 "$cache/make.log"; echo "fio does not build: see $cache/make.log"; exit 1; }
	cp "$src/fio" "$cache/fio"
}

mkdir -p "$cache"
standins
[ -x "$cache/fio" ] || make_fio
export LD_LIBRARY_PATH=$lib:$cache/lib PEERLANE_TEST_CUDA_LIB=none PEERLANE_SOFT_GPUS=2x256MiB
export CUFILE_LOGGING_LEVEL=INFO CUFILE_LOGFILE_PATH=$work/cufile.log
ldd "$cache/fio" | grep -F "libcufile.so.0 => $lib/" || { echo "another libcufile was found"; exit 1; }

job() { # NAME OPTION...: one reader and writer at random and one in sequence, twice, at once
	local jobs=("--name=$1-random" --rw=randrw "--name=$1-sequence" --rw=rw)
	"$cache/fio" --directory="$work" --ioengine=libcufile --cuda_io=cufile --gpu_dev_ids=0:1 \
		--verify=crc32c --randseed=7 --size="${SIZE:-64m}" --numjobs=2 --group_reporting \
		--output-format=json --output="$work/out" "${@:2}" "${jobs[@]}" 2>"$work/err"
}

good() {
	local rc=0
	job "$@" || rc=$?
	python3 - "$1" "$rc" "$work/out" <<'PY' || { cat "$work/err"; head -5 "$work/out"; exit 1; }
import json, sys
name, rc, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
with open(path) as f:
    text = f.read()
jobs = json.loads(text[text.index('{'):])['jobs']
reads, writes = (sum(j[d]['total_ios'] for j in jobs) for d in ('read', 'write'))
errors = sum(j['error'] + j['total_err'] if 'total_err' in j else j['error'] for j in jobs)
print('%-28s %7d reads %7d writes  status %d  errors %d' % (name, reads, writes, rc, errors))
sys.exit(rc != 0 or errors != 0 or reads < writes or writes == 0)
PY
	rm -f "$work/$1"-*
}

direct=1
probe=$work/probe
: >"$probe"
dd if=/dev/zero of="$probe" bs=4k count=1 oflag=direct status=none 2>/dev/null || {
	direct=0
	echo "no O_DIRECT in $work: all jobs go through the page cache"
}
# One size a job, and nothing that makes fio write a block twice: it cannot verify that itself.
for d in $direct 0; do
	for how in threads processes; do
		thread=--thread=$([ $how = threads ] && echo 1 || echo 0)
		for bs in 4k 64k 1m; do
			good "$how-$bs-direct=$d" --direct=$d "$thread" --bs=$bs
		done
		good "$how-backlog-direct=$d" --direct=$d "$thread" --bs=8k --verify_backlog=64
	done
done
good unaligned --direct=0 --thread --bs=70001 --bs_unaligned
echo "routes, by cuFile's log:"
sed -n 's/.*\(route [a-z0-9+]*\).*/\1/p' "$work/cufile.log" | sort | uniq -c
# It must be able to fail: a path that changes one bit now and then.
if PEERLANE_TEST_FAULT=direct:every=40:corrupt,buffered:every=40:corrupt \
	job corrupt --direct=$direct --thread --bs=64k; then
	echo "wrong bytes were not noticed"
	exit 1
fi
grep -q 'verify' "$work/err" "$work/out" && echo "wrong bytes made on purpose were noticed"
