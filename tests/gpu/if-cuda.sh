#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# Runs a test if there is a CUDA device; says why not and exits 77 elsewhere.
#     if-cuda.sh PROGRAM [ARGUMENTS]
if ! ldconfig -p 2>/dev/null | grep -q 'libcuda\.so\.1' &&
	! ls /usr/lib/*/libcuda.so.1 /usr/lib64/libcuda.so.1 /usr/local/cuda/compat/libcuda.so.1 \
		>/dev/null 2>&1; then
	echo "skipped: there is no libcuda.so.1: no NVIDIA driver on this machine"
	exit 77
fi
if ! ls /dev/nvidiactl >/dev/null 2>&1; then
	echo "skipped: there is no /dev/nvidiactl: no NVIDIA GPU is visible here"
	exit 77
fi
exec "$@"
