#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# A host bridge that is known to pass peer traffic on, but not to the other one.
set -eu
. "${0%/*}/pci.inc"
pcifn pci0000:00/0000:00:00.0 8086 3c00 060000
pcifn pci0000:80/0000:80:00.0 8086 3c00 060000
bridge pci0000:80/0000:80:01.0
nvme pci0000:80/0000:80:01.0/0000:81:00.0 1 259:1
mount 259:1 /other ext4 /dev/nvme1n1
bridge pci0000:00/0000:00:01.0
memory pci0000:00/0000:00:01.0/0000:01:00.0
bridge pci0000:00/0000:00:02.0
nvme pci0000:00/0000:00:02.0/0000:02:00.0 0 259:0
mount 259:0 / ext4 /dev/nvme0n1
