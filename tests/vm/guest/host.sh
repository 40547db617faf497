# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# The second of two hosts: does what the first one tells it, until it is no more.

t "an Ethernet card with RDMA" ethernet b 2
(
	while true; do # whoever says nothing is taken for lost
		echo "# up $(up)"
		sleep 10
	done
) &
net serve 7471
