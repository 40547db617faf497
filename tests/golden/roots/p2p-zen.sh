#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Two root ports of an AMD processor, with an IOMMU that translates for the drive.
set -eu
. "${0%/*}/pci.inc"
pcifn pci0000:00/0000:00:00.0 1022 14a4 060000
printf 'vendor_id\t: AuthenticAMD\ncpu family\t: 25\n' >proc/cpuinfo
bridge pci0000:00/0000:00:01.0
memory pci0000:00/0000:00:01.0/0000:01:00.0
bridge pci0000:00/0000:00:02.0
nvme pci0000:00/0000:00:02.0/0000:02:00.0 0 259:0
mount 259:0 / ext4 /dev/nvme0n1
group pci0000:00/0000:00:01.0/0000:01:00.0 1 identity
group pci0000:00/0000:00:02.0/0000:02:00.0 2 DMA
