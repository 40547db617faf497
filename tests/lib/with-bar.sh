#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Runs a program on a machine that has a device with memory for drives to reach, and whose disk is
# an NVMe drive beside it: a tree of sysfs in which that is so, for the disk of the current folder.
# The memory is an ordinary file, so what is moved, how it is planned and what is copied are real;
# that a drive did it is not.
#
#	with-bar.sh FOLDER-OF-pci.inc PROGRAM [ARGUMENT]...
set -eu
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
number=$(stat -c %Hd:%Ld .)
(
	set -- "$root" "$1"
	. "$2/pci.inc"
	switch=pci0000:00/0000:00:01.0/0000:01:00.0
	pcifn pci0000:00/0000:00:00.0 8086 29c0 060000
	bridge pci0000:00/0000:00:01.0
	bridge $switch
	bridge $switch/0000:02:00.0
	memory $switch/0000:02:00.0/0000:03:00.0 1073741824
	bridge $switch/0000:02:01.0
	nvme $switch/0000:02:01.0/0000:04:00.0 0 "$number"
	mount "$number" / ext4 /dev/nvme0n1
)
export PEERLANE_TEST_SYSROOT="$root" PEERLANE_TEST_BAR_GROW=1GiB PEERLANE_TEST_CUDA_LIB=none \
	PEERLANE_TEST_DEVICE=bar:0000:03:00.0
shift
"$@"
