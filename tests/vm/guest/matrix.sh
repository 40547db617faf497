# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# The route p2pdma in every cell: drives and file systems, reading and writing, blocking calls by both
# engines and queues, a drive's controller memory and an accelerator, all sizes and edges.

ready() {
	for serial in plain second cmb far mark; do
		[ -n "$(drive $serial)" ] || return 1
	done
	[ -b "$(multipath)" ]
}

# The head of the namespace that two controllers share.
multipath() {
	for s in /sys/class/nvme-subsystem/*; do
		if grep -q 'multi$' $s/subsysnqn; then
			echo /dev/$(basename $s/nvme*n1)
		fi
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
		sub "$1, $bar, queue: reads" matrix reads $2 queue
		sub "$1, $bar, queue: writes" matrix writes $2 queue
		sub "$1, $bar: chosen without being told" matrix chosen $2
	done
	use accel
	for PEERLANE_ENGINE in threads uring; do
		witnessed $1 $2
	done
}

# witnessed NAME FILE: by the device that is in use.
witnessed() {
	sub "$1, $MATRIX_BAR, $PEERLANE_ENGINE: witnessed" matrix witnessed $2
	MATRIX_WINDOW=$((MATRIX_WINDOW + 2))
}

tool() {
	dd if=/dev/urandom of=/mnt/random bs=1M count=8 2>/dev/null
	sync
	# That an error comes out if another route would have to be taken is in the refusals below.
	peerlane cp --verify --policy strict /mnt/random bar:$accel &&
		peerlane explain --policy strict /mnt/random bar:$accel | grep -e '--> p2pdma' &&
		peerlane devices | grep "bar:$accel" && peerlane check | grep -i p2pdma
}

# tool_refused FILE REASON: explained, and an error where no other way is allowed.
tool_refused() {
	peerlane explain $1 bar:$accel | grep "p2pdma.*$2" || return 1
	if peerlane cp --policy strict -q $1 bar:$accel 2>/tmp/refused; then
		return 1
	fi
	cat /tmp/refused
	grep -q "p2pdma" /tmp/refused
}

# What an administrator is told: the drives that can meet the device, and what to do about others.
told() {
	/bin/mke2fs -q -F -t ext4 $far && mkdir -p /far && mount -t ext4 $far /far || return 1
	peerlane check >/tmp/check
	umount /far
	cat /tmp/check
	grep "$(basename $plain) and bar:$accel" /tmp/check | grep "meet below bridge" &&
		grep -A 3 "$(basename $far) and bar:$accel" /tmp/check |
		grep "put the drive and the device below one PCIe switch"
}

cells raw $plain
use cmb
witnessed raw $plain
for fs in ext4 xfs; do
	case $fs in
	ext4) t "$fs is made" /bin/mke2fs -q -F -t ext4 $plain ;;
	xfs) t "$fs is made" mkfs.xfs -q -f $plain ;;
	esac
	mount -t $fs $plain /mnt
	cells $fs /mnt/file
	t "the tool, strictly, from $fs" tool
	t "check, with its remedies" told
	umount /mnt
done

use accel
PEERLANE_ENGINE=auto
sub "separate root ports are refused" matrix refused $far p2p-host-bridge
sub "and learnt where tried" matrix learnt $far "invalid argument"
t "the tool says so, and fails under strict" tool_refused $far p2p-host-bridge

multi=$(multipath)
sub "multipath: reads" matrix reads $multi
sub "multipath: writes" matrix writes $multi queue

modprobe loop
modprobe dm-mod
modprobe virtio_blk
/bin/mke2fs -q -F -t ext4 $plain
mount -t ext4 $plain /mnt
dd if=/dev/zero of=/mnt/image bs=1M count=64 2>/dev/null
loop=$(losetup -f)
losetup $loop /mnt/image
sub "a loop device is refused" matrix refused $loop p2p-block-layer
sub "and learnt where tried" matrix learnt $loop "remote I/O error"
losetup -d $loop
umount /mnt
dmsetup create linear --table "0 131072 linear $plain 0" >/dev/null
dmsetup mknodes >/dev/null 2>&1
until_true 20 [ -b /dev/mapper/linear ]
sub "dm is refused" matrix refused /dev/mapper/linear p2p-block-layer
sub "and learnt where tried" matrix learnt /dev/mapper/linear "remote I/O error"
dmsetup remove linear
until_true 20 [ -b /dev/vda ]
sub "virtio is refused" matrix refused /dev/vda p2p-block-layer
sub "and learnt where tried" matrix learnt /dev/vda "remote I/O error"

raid() {
	modprobe raid$1
	yes | mdadm --create /dev/md0 --level=$1 --raid-devices=2 --metadata=1.2 --assume-clean \
		$plain $second
}

for level in 0 1 10; do
	if t "RAID $level is made" raid $level; then
		until_true 50 [ -b /dev/md0 ]
		sub "RAID $level: reads" matrix reads /dev/md0
		sub "RAID $level: writes" matrix writes /dev/md0 queue
		mdadm --stop /dev/md0 >/dev/null 2>&1
		mdadm --zero-superblock $plain $second >/dev/null 2>&1
	fi
done
mount -t tmpfs none /mnt
sub "tmpfs is refused" matrix another_way /mnt/file p2p-file-system
umount /mnt
