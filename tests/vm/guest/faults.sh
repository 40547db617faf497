# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# Things break, for real: media, controllers, drives that go away, file systems that are full or
# turn read-only, processes that are killed. Each with O_DIRECT into memory, with the bounce, and with
# p2pdma into an accelerator, by io_uring and by threads. Not into a drive's controller memory: QEMU
# 7.2 itself hangs when a drive is reset that moves data into another one's.

ready() {
	for serial in plain badread badwrite slow gone leaving small pulled plugged; do
		[ -n "$(drive $serial)" ] || return 1
	done
}

t "nine drives appear" until_true 100 ready
plain=$(drive plain)
badread=$(drive badread)
badwrite=$(drive badwrite)
slow=$(drive slow)
small=$(drive small)
modprobe ext4
insmod /t/plbar.ko
echo 1af4 1110 >/sys/bus/pci/drivers/plbar/new_id
for d in /sys/bus/pci/drivers/plbar/0*; do
	accel=${d##*/}
done
tell_bar accel $accel 2
bad=$((13 * 1048576 + 5 * 4096)) # as in scenarios.py
mkdir -p /big /small

# The ways in which things are tried.
way() {
	case $1 in
	direct) export PEERLANE_TEST_DEVICE=soft:0 PEERLANE_TEST_SOFT_HOST_ADDRESSABLE=true ;;
	bounce) export PEERLANE_TEST_DEVICE=soft:0 PEERLANE_TEST_SOFT_HOST_ADDRESSABLE=false ;;
	p2pdma) export PEERLANE_TEST_DEVICE=bar:$accel FAULTS_POLICY=strict ;;
	esac
	[ $1 = p2pdma ] || unset FAULTS_POLICY
	export PEERLANE_ENGINE=$2
}

reset_often() {
	for i in 1 2 3 4 5 6; do
		echo 1 >/sys/class/nvme/$(basename ${plain%n1})/reset_controller
		sleep 0.3
	done
}

remove_accelerator() {
	echo 1 >/sys/bus/pci/devices/$accel/remove
}

remove_drive() {
	echo 1 >/sys/bus/pci/devices/$(address $1)/remove
}

# The host unplugs it: QEMU presses the slot's button, and the kernel lets go after some seconds.
unplug_plugged() {
	echo "# host: device_del dev-plugged"
	until_true 200 [ ! -e $plugged ]
}

break_ext4() {
	echo 1 >/sys/fs/ext4/$(basename $plain)/trigger_fs_error
}

# A drive that goes away in the middle looks like a shorter one: that is no success.
removed_for_tool() {
	rm -f /big/steps /big/pressed
	before=$(ls -A /big)
	peerlane cp -q "$(drive leaving)" /big/out &
	job=$!
	sleep 2
	echo 1 >/sys/bus/pci/devices/$(address leaving)/remove
	if wait $job; then
		ls -l /big
		return 1
	fi
	[ "$(ls -A /big)" = "$before" ]
}

kill_in_steps() {
	rm -f /tmp/log /big/steps
	faults steps /big/steps /tmp/log >/tmp/steps 2>&1 &
	job=$!
	until_true 100 [ -s /tmp/log ]
	sleep 0.$1
	kill -9 $job
	wait $job 2>/dev/null
	echo 3 >/proc/sys/vm/drop_caches
}

# The tool, stopped by a signal while it copies from a slow drive.
stopped() {
	timeout -s $1 3 peerlane cp -q $slow /big/out
	echo "status $?"
	ls -A /big
	[ ! -e /big/out ] || return 1
	[ $1 = KILL ] || [ "$(ls -A /big | grep -v lost+found)" = "" ]
}

full_for_tool() {
	if peerlane cp -q $plain /small/out; then
		return 1
	fi
	[ "$(ls -A /small | grep -v lost+found)" = "" ]
}

bad_for_tool() {
	if peerlane cp -q $badread /big/out; then
		return 1
	fi
	[ "$(ls -A /big | grep -v lost+found)" = "" ]
}

way direct uring
sub "a drive is filled" faults prepare $plain
sub "a drive is filled" faults prepare $badread
sub "a drive is filled" faults prepare $slow
sub "a drive is filled" faults prepare "$(drive pulled)"
sub "a drive is filled" faults prepare "$(drive gone)"
sub "a drive is filled" faults prepare "$(drive plugged)"

for memory in direct bounce p2pdma; do
	for engine in uring threads; do
		way $memory $engine
		how="$memory, $engine"
		echo 3 >/proc/sys/vm/drop_caches
		sub "a bad block, read: $how" faults media_read $badread $bad
		sub "a bad block, written: $how" faults media_write $badwrite $bad
		sub "a deadline on a slow drive: $how" faults deadline $slow 700
		during "controller resets: $how" reset_often survive $plain
	done
done

way direct uring
/bin/mke2fs -q -F -t ext4 $small >/dev/null
mount -t ext4 $small /small
for memory in direct bounce p2pdma; do
	way $memory uring
	sub "a full disk: $memory" faults fill /small/file 50331648
	rm /small/file
done
t "the tool on a full disk leaves nothing" full_for_tool
umount /small

/bin/mke2fs -q -F -t ext4 $plain 400M >/dev/null
mount -t ext4 -o errors=remount-ro $plain /big
t "the tool on a bad block leaves nothing" bad_for_tool
t "the tool stopped by Ctrl-C leaves nothing" stopped INT
t "the tool stopped by kill has not made the file" stopped KILL
rm -f /big/.out* /big/out
for memory in direct bounce p2pdma; do
	way $memory uring
	for delay in 1 4 7; do
		kill_in_steps $delay 2>/dev/null
		sub "killed in the middle of writes: $memory, $delay" faults steps_are_there \
			/big/steps /tmp/log
	done
done

# Little is left: what can be reclaimed must be.
left=$(awk '/MemAvailable/ { print $2 }' /proc/meminfo)
dd if=/dev/zero of=/dev/shm/hog bs=1M count=$((left / 1024 - 200)) 2>/dev/null
for memory in direct bounce p2pdma; do
	way $memory uring
	sub "memory is short: $memory" faults prepare /big/pressed
	sub "memory is short, over and over: $memory" faults rounds /big/pressed 4
done
rm /dev/shm/hog

way direct uring
sub "prepared for what comes" faults prepare /big/broken
t "the tool whose drive is removed leaves nothing" removed_for_tool
during "the file system turns read-only" break_ext4 write_until_failure /big/broken
umount /big

pulled=$(drive pulled)
gone=$(drive gone)
plugged=$(drive plugged)
during "the drive is removed" "remove_drive pulled" read_until_failure $pulled
way p2pdma uring
during "the drive beside the device is removed" "remove_drive gone" read_until_failure $gone
way bounce threads
during "the drive is unplugged" unplug_plugged read_until_failure $plugged
way p2pdma threads
sub "a drive is filled" faults prepare $plain
during "the device whose memory is used is removed" remove_accelerator memory_goes $plain
way bounce threads
t "other drives are unharmed" faults rounds $plain 1
