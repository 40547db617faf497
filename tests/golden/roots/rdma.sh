#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# RDMA devices: one of two ports, of which each has an interface; one with software RDMA beside it on the
# same function; one that nothing but the class shows, below an auxiliary bus; software on an interface of
# a NIC, on the loopback and on nothing; and names that are none.
set -eu
. "${0%/*}/pci.inc"
mkdir -p sys/class/infiniband sys/class/net sys/devices/system/node/node0 sys/devices/system/node/node1
printf '0-3\n' >sys/devices/system/node/node0/cpulist
printf '4-7\n' >sys/devices/system/node/node1/cpulist
nic() { # PATH NUMA INTERFACE...
	pcifn "$1" 15b3 1007 020000
	printf '%s\n' "$2" >"sys/devices/$1/numa_node"
	path=$1
	shift 2
	for interface; do
		mkdir -p "sys/devices/$path/net/$interface"
		printf '10000\n' >"sys/devices/$path/net/$interface/speed"
		ln -s "../../devices/$path/net/$interface" "sys/class/net/$interface"
	done
}
rdma() { # FOLDER NAME GUID
	mkdir -p "sys/devices/$1/infiniband/$2/ports"
	printf '%s\n' "$3" >"sys/devices/$1/infiniband/$2/sys_image_guid"
	ln -s "../../devices/$1/infiniband/$2" "sys/class/infiniband/$2"
}
port() { # NAME NUMBER GBITS INTERFACE
	mkdir -p "sys/class/infiniband/$1/ports/$2/gid_attrs/ndevs"
	printf '%s Gb/sec (4X)\n' "$3" >"sys/class/infiniband/$1/ports/$2/rate"
	printf '%s\n' "$4" >"sys/class/infiniband/$1/ports/$2/gid_attrs/ndevs/0"
}
pcifn pci0000:00/0000:00:00.0 8086 3c00 060000
bridge pci0000:00/0000:00:01.0
nic pci0000:00/0000:00:01.0/0000:01:00.0 0 eth0 eth1
rdma pci0000:00/0000:00:01.0/0000:01:00.0 mlx4_0 0002:c903:0001:0001
port mlx4_0 1 40 eth0
port mlx4_0 2 56 eth1
mkdir sys/class/infiniband/mlx4_0/ports/x sys/class/infiniband/mlx4_0/ports/0 \
	sys/class/infiniband/mlx4_0/ports/999
bridge pci0000:00/0000:00:02.0
nic pci0000:00/0000:00:02.0/0000:02:00.0 1 eth2
rdma pci0000:00/0000:00:02.0/0000:02:00.0 irdma0 0000:0000:0000:0022
port irdma0 1 100 eth2
rdma pci0000:00/0000:00:02.0/0000:02:00.0 siw0 0000:0000:0000:0023
port siw0 1 10 eth2
bridge pci0000:00/0000:00:03.0
nic pci0000:00/0000:00:03.0/0000:03:00.0 0
rdma pci0000:00/0000:00:03.0/0000:03:00.0/mlx5_core.sf.4 mlx5_3 0000:0000:0000:0033
port mlx5_3 1 200 p0sf4
rdma virtual rxe0 505a:54ff:fe00:0001
port rxe0 1 25 eth2
rdma virtual rxe1 0000:00ff:fe00:0000
port rxe1 1 2.5 lo
mkdir -p sys/devices/virtual/infiniband/rxe2
ln -s ../../devices/virtual/infiniband/rxe2 sys/class/infiniband/rxe2
mkdir sys/class/infiniband/a_name_of_more_than_twenty_three
ln -s ../../nowhere sys/class/infiniband/dangling
