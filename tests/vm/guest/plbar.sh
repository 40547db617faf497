# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# kmod/plbar: a device without a driver of its own becomes memory that drives reach.

ready() {
	[ -n "$(drive plain)" ] && [ -n "$(drive mark)" ]
}

t "the drives appear" until_true 100 ready
plain=$(drive plain)
mark=$(drive mark)
for d in /sys/bus/pci/devices/*; do
	[ "$(cat $d/vendor):$(cat $d/device)" = 0x1af4:0x1110 ] && accel=${d##*/}
done
device=/sys/bus/pci/devices/$accel
driver=/sys/bus/pci/drivers/plbar
parameters=/sys/module/plbar/parameters
size=268435456
calls="pread preadv pwrite pwritev uring-read uring-write"

# parameters BAR OFFSET SIZE
set_range() {
	echo $1 >$parameters/bar && echo $2 >$parameters/offset && echo $3 >$parameters/size
}

bind() {
	echo $accel >$driver/bind
}

unbind() {
	echo $accel >$driver/unbind
}

available() {
	[ "$(cat $device/p2pmem/available)" = "$1" ]
}

# refused ERRNO-WORDS BAR OFFSET SIZE: the device cannot be bound so.
refused() {
	words=$1
	shift
	set_range "$@"
	if bind 2>/tmp/bind; then
		echo "bound with BAR $1, offset $2, size $3"
		unbind
		return 1
	fi
	cat /tmp/bind
	grep -q "$words" /tmp/bind && [ ! -e $device/p2pmem ] && [ ! -e $device/driver ]
}

# The device is taken away while a drive reads into it.
unbind_while_held() {
	rm -f /tmp/ready
	hold $device/p2pmem/allocate $plain 1048576 /tmp/ready &
	holder=$!
	until_true 100 [ -e /tmp/ready ] && unbind
	wait $holder && [ ! -e $device/p2pmem ]
}

# said_ok STATUS: of a program of cmocka, whose words are in /tmp/faults.
said_ok() {
	cat /tmp/faults
	[ $1 = 0 ] && grep -q '^ok 1 ' /tmp/faults
}

load_and_unload() {
	for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
		insmod /t/plbar.ko && echo 1af4 1110 >$driver/new_id && available $size &&
			p2p $device/p2pmem/allocate $plain 65536 pread pwrite &&
			until_true 20 available $size && rmmod plbar && [ ! -e $device/p2pmem ] || return 1
	done
}

t "there is no driver for the device" [ ! -e $device/driver ]
t "plbar loads" insmod /t/plbar.ko
t "and binds nothing by itself" [ ! -e $device/driver ]
echo 1af4 1110 >$driver/new_id
t "new_id binds it" [ "$(basename "$(readlink $device/driver)")" = plbar ]
t "256 MiB are published and free" available $size
tell_bar accel $accel 2
for length in 4096 1048576 16777216; do
	t "raw drive and accelerator, $length" p2p -m $mark -n 1 $device/p2pmem/allocate $plain \
		$length $calls
done
echo "# witness 1 accel $((6 * (4096 + 1048576 + 16777216))) 65536"
t "all memory has come back" until_true 20 available $size
t "the BAR is reserved for it" grep -q plbar /proc/iomem

t "unbinding under I/O ends it" unbind_while_held
# The same with the library in the place of a program without fear.
for engine in uring threads; do
	rm -f /tmp/ready
	bind
	PEERLANE_TEST_DEVICE=bar:$accel faults prepare $plain >/dev/null 2>&1
	CMOCKA_MESSAGE_OUTPUT=TAP PEERLANE_ENGINE=$engine FAULTS_POLICY=strict \
		PEERLANE_TEST_DEVICE=bar:$accel faults memory_goes $plain >/tmp/faults 2>&1 &
	job=$!
	until_true 100 [ -e /tmp/ready ] && unbind
	wait $job
	t "the library while its memory is unbound, $engine" said_ok $?
done
t "BAR 9: invalid" refused "Invalid argument" 9 0 0
t "BAR 1: not memory" refused "No such device" 1 0 0
t "BAR 0: too small for pages" refused "Invalid argument" 0 0 0
t "a range past the end" refused "out of range" 2 0 $((size * 2))
t "an offset past the end" refused "out of range" 2 $size 0
t "an odd offset" refused "Invalid argument" 2 4096 0
t "an odd size" refused "Invalid argument" 2 0 1052672

set_range 2 $((size / 2)) $((size / 4))
bind
t "a part of the BAR alone" available $((size / 4))
start=$(sed -n 3p $device/resource | cut -d' ' -f1)
echo "# bar part $(printf '0x%x 0x%x' $((start + size / 2)) $((start + size / 4 * 3 - 1))) 0"
t "raw drive and a part" p2p -m $mark -n 2 $device/p2pmem/allocate $plain 1048576 $calls
echo "# witness 2 part $((6 * 1048576)) 65536"
t "unbind once more, under I/O" unbind_while_held
set_range 2 0 0
t "rmmod" rmmod plbar
t "twelve times loaded, used and unloaded" load_and_unload
