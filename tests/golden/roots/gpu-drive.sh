#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Two GPUs and a drive below one switch, with NVIDIA's open driver on a kernel that knows P2PDMA. $2 is
# the number of the device that files really are on, which is the drive here.
set -eu
. "${0%/*}/pci.inc"
root=pci0000:00
switch=$root/0000:00:01.0/0000:01:00.0
pcifn $root/0000:00:00.0 8086 29c0 060000
bridge $root/0000:00:01.0
bridge $switch
bridge $switch/0000:02:00.0 000
pcifn $switch/0000:02:00.0/0000:0a:00.0 10de 2335 030200
bridge $switch/0000:02:01.0
nvme $switch/0000:02:01.0/0000:04:00.0 0 "$2"
bridge $switch/0000:02:02.0 000
pcifn $switch/0000:02:02.0/0000:0b:00.0 10de 2335 030200
mount "$2" / ext4 /dev/nvme0n1
printf '6.17.0-5-generic\n' >proc/sys/kernel/osrelease
mkdir -p proc/driver/nvidia
printf 'NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  595.71.05  Release Build  (root@host)\n' \
	>proc/driver/nvidia/version
printf 'ffffffff81000000 T pci_p2pdma_add_resource\n' >proc/kallsyms
mkdir -p dev
: >dev/nvidia-uvm
