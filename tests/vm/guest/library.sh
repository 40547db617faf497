# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# The library's own tests on another kernel than this machine's, on file systems of NVMe drives.

export PEERLANE_TEST_DEVICE=soft:0
t "the drives appear" until_true 100 drive mark
plain=$(drive plain)
modprobe ext4
modprobe xfs

for fs in ext4 xfs; do
	case $fs in
	ext4) t "$fs is made" /bin/mke2fs -q -F -t ext4 $plain ;;
	xfs) t "$fs is made" mkfs.xfs -q -f $plain ;;
	esac
	mount -t $fs $plain /mnt
	for program in transfer files explain neighbours policy property threads; do
		sub "$program on $fs" env TMPDIR=/mnt $program
	done
	umount /mnt
done
