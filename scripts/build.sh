#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Builds targets in a configured folder: one line that says what, one that says how long it took,
# and between them only what a compiler has to say. On a terminal ninja counts along.
#
#	scripts/build.sh FOLDER WHAT TARGET ...

set -eu

folder=$1 what=$2
shift 2
cd "$folder"
case $(ninja -n "$@" 2>&1) in
*"no work to do"*) exit 0 ;;
esac
start=$(date +%s)
echo "$what"
if [ -t 1 ] && [ "${TERM:-dumb}" != dumb ]; then
    NINJA_STATUS='  step %f of %t: ' ninja "$@"
else
    ninja --quiet "$@"
fi
echo "  done in $(($(date +%s) - start)) s"
