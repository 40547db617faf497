# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# The route p2pdma in every cell: drives and file systems, reading and writing, both engines, a
# drive's controller memory and an accelerator, all sizes and edges.

ready() {
	for serial in plain second cmb far mark; do
		[ -n "$(drive $serial)" ] || return 1
	done
}

t "the drives appear" until_true 100 ready
plain=$(drive plain)
second=$(drive second)
far=$(drive far)
modprobe ext4
modprobe xfs
insmod /t/plbar.ko
echo 1af4 1110 >/sys/bus/pci/drivers/plbar/new_id
for d in /sys/bus/pci/drivers/plbar/0*; do
	accel=${d##*/}
done
cmb=$(address cmb)
tell_bar cmb $cmb 2
tell_bar accel $accel 2
MATRIX_MARK=$(drive mark)
MATRIX_WINDOW=1
export MATRIX_MARK MATRIX_WINDOW MATRIX_BAR PEERLANE_TEST_DEVICE PEERLANE_ENGINE

# use NAME: the device of this name.
use() {
	MATRIX_BAR=$1
	case $1 in
	cmb) PEERLANE_TEST_DEVICE=bar:$cmb ;;
	accel) PEERLANE_TEST_DEVICE=bar:$accel ;;
	esac
}

# cells NAME FILE: all of them.
cells() {
	for bar in cmb accel; do
		use $bar
		for PEERLANE_ENGINE in threads uring; do
			sub "$1, $bar, $PEERLANE_ENGINE: reads" matrix reads $2
			sub "$1, $bar, $PEERLANE_ENGINE: writes" matrix writes $2
		done
		sub "$1, $bar: chosen without being told" matrix chosen $2
	done
	for PEERLANE_ENGINE in threads uring; do
		use accel
		sub "$1, accel, $PEERLANE_ENGINE: witnessed" matrix witnessed $2
		MATRIX_WINDOW=$((MATRIX_WINDOW + 2))
	done
}

tool() {
	dd if=/dev/urandom of=/mnt/random bs=1M count=8 2>/dev/null
	sync
	peerlane cp --verify --policy strict /mnt/random bar:$accel &&
		peerlane explain /mnt/random bar:$accel | grep -e '--> p2pdma' &&
		peerlane devices | grep "bar:$accel" && peerlane check | grep -i p2pdma
}

cells raw $plain
for fs in ext4 xfs; do
	case $fs in
	ext4) t "$fs is made" /bin/mke2fs -q -F -t ext4 $plain ;;
	xfs) t "$fs is made" mkfs.xfs -q -f $plain ;;
	esac
	mount -t $fs $plain /mnt
	cells $fs /mnt/file
	t "the tool, strictly, from $fs" tool
	umount /mnt
done

use accel
PEERLANE_ENGINE=auto
sub "separate root ports are refused" matrix refused $far p2p-host-bridge
sub "and learnt where tried" matrix learnt $far

modprobe loop
modprobe dm-mod
/bin/mke2fs -q -F -t ext4 $plain
mount -t ext4 $plain /mnt
dd if=/dev/zero of=/mnt/image bs=1M count=64 2>/dev/null
loop=$(losetup -f)
losetup $loop /mnt/image
sub "a loop device is refused" matrix refused $loop p2p-block-layer
losetup -d $loop
umount /mnt
dmsetup create linear --table "0 131072 linear $plain 0" >/dev/null
dmsetup mknodes >/dev/null 2>&1
until_true 20 [ -b /dev/mapper/linear ]
sub "dm is refused" matrix refused /dev/mapper/linear p2p-block-layer
dmsetup remove linear
modprobe raid0
raid() {
	yes | mdadm --create /dev/md0 --level=0 --raid-devices=2 --metadata=1.2 $plain $second
}
if t "RAID 0 is made" raid; then
	until_true 50 [ -b /dev/md0 ]
	sub "RAID 0: reads" matrix reads /dev/md0
	sub "RAID 0: writes" matrix writes /dev/md0
	mdadm --stop /dev/md0 >/dev/null 2>&1
fi
mount -t tmpfs none /mnt
sub "tmpfs is refused" matrix another_way /mnt/file p2p-file-system
umount /mnt
