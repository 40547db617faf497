#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# Makes a static library of one object, in which only the public names are visible: what the library
# brings along (liburing, json-c, its own rooms) can meet nobody else's symbols.
#     static-lib.sh OUTPUT ARCHIVE CC OBJCOPY AR
set -eu
out=$1 archive=$2 cc=$3 objcopy=$4 ar=$5
object=$out.o
# $cc may be several words, such as "ccache gcc".
$cc -r -nostdlib -o "$object" -Wl,--whole-archive "$archive" -Wl,--no-whole-archive \
	-Wl,-Bstatic -luring -ljson-c
"$objcopy" --wildcard --keep-global-symbol='pl_*' "$object"
rm -f "$out"
"$ar" rcs "$out" "$object"
rm -f "$object"
