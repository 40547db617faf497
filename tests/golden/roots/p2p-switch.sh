#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Memory and drives below one switch, one drive behind a port whose ACS redirects, one on a root port
# of its own, a host bridge that nobody knows; and all that may lie between a file and a drive.
set -eu
. "${0%/*}/pci.inc"
root=pci0000:00
switch=$root/0000:00:01.0/0000:01:00.0
pcifn $root/0000:00:00.0 8086 29c0 060000
bridge $root/0000:00:01.0
bridge $switch
bridge $switch/0000:02:00.0 000
memory $switch/0000:02:00.0/0000:03:00.0
bridge $switch/0000:02:01.0
nvme $switch/0000:02:01.0/0000:04:00.0 0 259:0
bridge $switch/0000:02:02.0 004
nvme $switch/0000:02:02.0/0000:05:00.0 1 259:1
bridge $root/0000:00:02.0
nvme $root/0000:00:02.0/0000:06:00.0 2 259:2
fabric 3 tcp 259:3
fabric 4 rdma 259:4
fabric 5 loop 259:5
disk virtual/block/vda 254:0
nvme $switch/0000:02:01.0/0000:04:00.1 6 259:6
over dm-0 253:0 nvme0n1
attribute dm-0 dm/uuid LVM-x
over md0 9:0 nvme0n1 nvme6n1
attribute md0 md/level raid0
over md1 9:1 nvme0n1 nvme1n1
attribute md1 md/level raid1
over md5 9:5 nvme0n1 nvme6n1
attribute md5 md/level raid5
over loop0 7:0
attribute loop0 loop/backing_file /data/image
mount 259:0 / ext4 /dev/nvme0n1
mount 259:1 /acs xfs /dev/nvme1n1
mount 259:2 /far xfs /dev/nvme2n1
mount 259:3 /tcp ext4 /dev/nvme3n1
mount 259:4 /rdma ext4 /dev/nvme4n1
mount 259:5 /nloop ext4 /dev/nvme5n1
mount 254:0 /virtio ext4 /dev/vda
mount 253:0 /lvm ext4 /dev/dm-0
mount 9:0 /raid0 xfs /dev/md0
mount 9:1 /raid1 xfs /dev/md1
mount 9:5 /raid5 xfs /dev/md5
mount 7:0 /loop ext4 /dev/loop0
mount 259:6 /f2fs f2fs /dev/nvme6n1
mount 0:50 /nfs nfs4 server:/x
mount 0:51 /lustre lustre 10.0.0.1@tcp:/scratch
mount 0:52 /gpfs gpfs gpfs0
mount 0:53 /weka wekafs backend/fs
mount 0:54 /beegfs beegfs beegfs_nodev
mount 0:55 /ceph ceph 10.0.0.2:6789:/
mount 0:56 /tmp tmpfs tmpfs
mount 0:57 /merged overlay overlay
