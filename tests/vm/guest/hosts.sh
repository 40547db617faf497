# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# Two hosts: this one, and another guest that host.sh has set up. What this one asks the machine
# outside for happens to the other.

t "an Ethernet card with RDMA" ethernet a 1
if t "the other host answers" until_true 600 ping -c 1 -W 1 10.9.0.2; then
	export NET_FAR=10.9.0.2
	sub "memory of another host" net smoke
	sub "the other host stands still for 30 s" net host_frozen
	sub "all is as before" net smoke
	sub "the other host is killed" net host_killed
fi
