# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# Drives and a GPU: a module that speaks to the library as NVIDIA's kernel driver does, and gives the
# memory behind a BAR pages as that does, below the fake CUDA driver. The library, the kernel's P2PDMA
# and the drives are real; so both routes are, and their witness is outside.

ready() {
	for serial in plain badread badwrite slow far mark; do
		[ -n "$(drive $serial)" ] || return 1
	done
}

settings=/sys/module/fakegpu/parameters
t "six drives appear" until_true 100 ready
plain=$(drive plain)
t "the module loads" insmod /t/fakegpu.ko
for d in /sys/bus/pci/drivers/fakegpu/0*; do
	gpu=${d##*/}
done
bus=${gpu#*:}
tell_bar gpu "$gpu" 2
export FAKECUDA_BAR=/dev/fakegpu FAKECUDA_DEVICES=1 FAKECUDA_MEM_MIB=128 \
	FAKECUDA_BUS=$((0x${bus%%:*})) PEERLANE_TEST_CUDA_LIB=/t/fakecuda PEERLANE_TEST_DEVICE=cuda:0 \
	PEERLANE_DIRECT_SLAB_BUDGET=32MiB MATRIX_BAR=gpu MATRIX_MARK="$(drive mark)"

nothing_left() {
	for what in mapped ranges names in_use clients memory violations; do
		[ "$(cat $settings/$what)" = 0 ] || {
			echo "$what: $(cat $settings/$what)"
			return 1
		}
	done
}

# Both routes: every size and edge, by calls and by a queue; what QEMU saw; one call for each I/O.
window=1
for route in p2pdma p2pdma+copy; do
	export MATRIX_ROUTE=$route MATRIX_WINDOW=$window
	sub "$route: reads" matrix reads $plain
	sub "$route: writes" matrix writes $plain
	sub "$route: reads by a queue" matrix reads $plain queue
	sub "$route: writes by a queue" matrix writes $plain queue
	sub "$route: no host memory" matrix witnessed $plain
	window=3
done
unset MATRIX_ROUTE
sub "p2pdma is chosen" matrix chosen $plain
t "nothing is left" nothing_left
sub "a file" gpu prepare $plain
for route in p2pdma p2pdma+copy; do
	sub "$route: no system call but the I/O" gpu steady $plain $route
done

sub "a mapping for the CPU beside it" gpu window $plain
sub "10,000 registrations" gpu registrations $plain 10000
sub "1,000 forks in the middle of transfers" gpu forks $plain 1000
sub "10 processes are killed" gpu killed $plain 10
sub "processes that become others" gpu become_another $plain
t "nothing is left" nothing_left

# lacks NAME VALUE REASON WORDS: without this condition.
lacks() {
	was=$(cat $settings/$1)
	echo "$2" >$settings/$1
	sub "without it: $1=$2" gpu missing $plain $3 "$4"
	echo "$was" >$settings/$1
}

lacks bar1 0 p2p-no-pages "does not keep all memory"
lacks combined 1 p2p-no-pages RmForceDisableIomapWC=1
lacks p2p 86 p2p-no-pages "NOT_SUPPORTED (0x56)"
lacks p2p -1 p2p-driver 565.57
lacks reg 38 p2p-failed "INVALID_DEVICE (0x26)"
lacks lie 1 p2p-wrong-data "different bytes"
lacks version "Open Kernel Module for x86_64  580.142.01" p2p-leaks 595.44
lacks version "Kernel Module for x86_64  595.71.05" p2p-driver proprietary
for file in nvidiactl nvidia0 nvidia-uvm; do
	mv /dev/$file /dev/away
	sub "without it: $file" gpu missing $plain p2p-driver "cannot open /dev/$file"
	mv /dev/away /dev/$file
done
sub "a file" gpu prepare "$(drive far)"
sub "a drive that cannot reach it" gpu missing "$(drive far)" p2p-host-bridge "below no common bridge"
sub "conditions come and go during transfers" gpu switched $plain
t "nothing is left" nothing_left

# What an administrator is told, and what a user sends.
told() {
	cat /tmp/report
	for words in "$@"; do
		grep -q -e "$words" /tmp/report || {
			echo "it does not say: $words"
			return 1
		}
	done
}
modprobe ext4
/bin/mke2fs -q -F -t ext4 $plain && mount -t ext4 $plain /mnt
sub "a file on ext4" gpu prepare /mnt/file
peerlane check --report /mnt/file >/tmp/report 2>&1
for how in read written; do
	for route in p2pdma p2pdma+copy; do
		t "a report: $how by $route" told "cuda:0 and /mnt/file: .* $how by $route with the right"
	done
done
t "a report: conditions and plan" told "^driver: .*595.71.05" "cuda:0: all of its memory lies in BAR1" \
	"cuda:0: 2 MiB of its memory were mapped" "$(basename $plain) and cuda:0: " "--> p2pdma"
for lack in "bar1 0 not.keep.all.memory.in.BAR1,.which.has.512.MiB" "combined 1 RmForceDisableIomapWC=1"; do
	set -- $lack
	was=$(cat $settings/$1)
	echo $2 >$settings/$1
	peerlane check --try /mnt/file >/tmp/report 2>&1
	t "a report without it: $1=$2" told "MISSING  gpu-p2pdma cuda:0: " "$3" \
		"cuda:0: drives cannot access its memory" "nothing is read by p2pdma+copy: "
	echo $was >$settings/$1
done
umount /mnt
t "nothing is left" nothing_left

# Errors of drives, as in faults.sh.
reset_often() {
	for i in 1 2 3 4 5 6; do
		echo 1 >/sys/class/nvme/$(basename ${plain%n1})/reset_controller
		sleep 0.3
	done
}
bad=$((13 * 1048576 + 5 * 4096)) # as in scenarios.py
for serial in plain badread slow; do
	sub "a drive is filled" env FAULTS_POLICY=auto faults prepare "$(drive $serial)"
done
for FAULTS_POLICY in p2pdma p2pdma+copy; do
	export FAULTS_POLICY
	for PEERLANE_ENGINE in uring threads; do
		export PEERLANE_ENGINE
		how="$FAULTS_POLICY, $PEERLANE_ENGINE"
		echo 3 >/proc/sys/vm/drop_caches
		sub "a bad block, read: $how" faults media_read "$(drive badread)" $bad
		sub "a bad block, written: $how" faults media_write "$(drive badwrite)" $bad
		sub "a deadline on a slow drive: $how" faults deadline "$(drive slow)" 700
		during "controller resets: $how" reset_often survive $plain
	done
done
unset PEERLANE_ENGINE FAULTS_POLICY
t "nothing is left" nothing_left
t "the module unloads" rmmod fakegpu
