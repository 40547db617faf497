# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# The tier's test of itself, then the library's first steps in the guest.

ready() {
	[ -n "$(drive plain)" ] && [ -n "$(drive cmb)" ] && [ -n "$(drive far)" ] &&
		[ -n "$(drive mark)" ]
}

t "four drives appear" until_true 100 ready
plain=$(drive plain)
pool=/sys/bus/pci/devices/$(address cmb)/p2pmem
mark=$(drive mark)
tell_bar cmb "$(address cmb)" 2
calls="pread preadv pwrite pwritev uring-read uring-write"

t "the kernel publishes the CMB" [ "$(cat $pool/published)" = 1 ]
t "raw drive and BAR, 4 KiB" p2p $pool/allocate $plain 4096 $calls
t "raw drive and BAR, 1 MiB" p2p -m $mark -n 1 $pool/allocate $plain 1048576 $calls
echo "# witness 1 cmb $((6 * 1048576)) $((6 * 1048576 + 65536))"
t "no common bridge: EINVAL" p2p -e 22 $pool/allocate "$(drive far)" 65536 pread pwrite uring-read
modprobe ext4
t "ext4 is made" /bin/mke2fs -q -F -t ext4 $plain 262144
mount -t ext4 $plain /mnt
t "ext4 file and BAR, 1 MiB" p2p $pool/allocate /mnt/file 1048576 $calls
sub "the library's policies on this ext4" env TMPDIR=/mnt PEERLANE_TEST_DEVICE=soft:0 policy
sub "the library's p2pdma, chosen without being told" env PEERLANE_TEST_DEVICE=bar:"$(address cmb)" \
	matrix chosen /mnt/file
umount /mnt
