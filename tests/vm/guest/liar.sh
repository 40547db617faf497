# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# An emulated IOMMU loses traffic between devices below a switch, and nobody says so: full counts,
# no error, other bytes. The library must find out.

ready() {
	[ -n "$(drive plain)" ] && [ -n "$(drive cmb)" ]
}

t "the drives appear" until_true 100 ready
plain=$(drive plain)
PEERLANE_TEST_DEVICE=bar:$(address cmb)
export PEERLANE_TEST_DEVICE PEERLANE_ENGINE
for PEERLANE_ENGINE in threads uring; do
	sub "a read that lies is caught, $PEERLANE_ENGINE" matrix lies $plain auto
	sub "a write that lies is caught, $PEERLANE_ENGINE" matrix lies $plain write
	sub "under strict it is an error, $PEERLANE_ENGINE" matrix lies $plain strict
done

# Where it could be known beforehand, an administrator is told.
told() {
	modprobe ext4
	/bin/mke2fs -q -F -t ext4 $plain && mount -t ext4 $plain /mnt || return 1
	peerlane check >/tmp/check
	umount /mnt
	cat /tmp/check
	grep "$(basename $plain) and $PEERLANE_TEST_DEVICE.*an IOMMU translates" /tmp/check &&
		grep -A 1 "$(basename $plain) and $PEERLANE_TEST_DEVICE" /tmp/check | grep "iommu=pt"
}

t "check names the IOMMU, and the remedy" told
