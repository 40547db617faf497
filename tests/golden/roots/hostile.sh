#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Makes a root in which nothing is as it should be: what a broken kernel, a half-mounted sysfs or
# somebody with bad intentions could show. Kept as a script because some of it has no place in a
# source tree: files of 1 MiB, folders 1000 deep.
set -eu
cd "$1"
class=sys/class/block
nums=sys/dev/block
virtual=sys/devices/virtual/block
mkdir -p $class $nums $virtual proc/self proc/1 proc/sys/kernel proc/driver/nvidia \
	sys/bus/pci/devices sys/kernel/iommu_groups/0 lib/modules boot

device() { # NAME [NUMBER]
	mkdir -p "$virtual/$1/queue" "$virtual/$1/slaves"
	ln -s "../../devices/virtual/block/$1" "$class/$1"
	[ -z "${2-}" ] || ln -s "../../devices/virtual/block/$1" "$nums/$2"
}
slave() { # NAME BELOW
	ln -s "../../$2" "$virtual/$1/slaves/$2"
}
garbage() { # one mebibyte without a newline, NULs and high bytes in it
	awk 'BEGIN { for (i = 0; i < 65536; i++) printf "\001\377\177=[31m12345678" }' | head -c 1048576
}

# Links that lead nowhere, to themselves, out of the root, and not links at all.
ln -s ../../devices/gone/block/sdz $nums/8:0
ln -s 8:1 $nums/8:1
ln -s ../../../../../../../../../../etc/passwd $nums/8:2
ln -s /etc/passwd $nums/8:3
printf 'a file\n' >$nums/8:4
mkdir $nums/8:5
ln -s "$(printf '%03000d' 0)" $nums/8:6

# A device above itself, two above each other, and a ladder deeper than any stack is kept.
device dm-0 253:0 && slave dm-0 dm-0
device dm-1 253:1 && device dm-2 253:2 && slave dm-1 dm-2 && slave dm-2 dm-1
device dm-100 253:100
i=100
while [ $i -lt 140 ]; do
	[ $i -eq 100 ] || device dm-$i
	[ $i -eq 100 ] || slave dm-$((i - 1)) dm-$i
	i=$((i + 1))
done

# A mirror of more disks than a stack keeps, and of one that has been pulled out.
device md0 9:0
mkdir $virtual/md0/md
i=10
while [ $i -lt 40 ]; do
	device sd$i && slave md0 sd$i
	i=$((i + 1))
done
device md1 9:1
mkdir $virtual/md1/md
printf 'raid1\n' >$virtual/md1/md/level
device sda 66:0
slave md1 sda
ln -s ../../nvme9n1 $virtual/md1/slaves/nvme9n1

# Attributes that are huge, binary, folders, negative, or too large.
device dm-3 253:3
mkdir $virtual/dm-3/dm
garbage >$virtual/dm-3/dm/uuid
garbage >$virtual/dm-3/queue/logical_block_size
garbage >$virtual/dm-3/queue/rotational
device dm-4 253:4
mkdir -p $virtual/dm-4/dm/uuid $virtual/dm-4/queue/logical_block_size
device md2 9:2
mkdir $virtual/md2/md
printf 'raid\033[2J\001\377zero\nraid0\n' >$virtual/md2/md/level
printf -- '-512\n' >$virtual/md2/queue/logical_block_size
device md3 9:3
mkdir $virtual/md3/md
printf '99999999999999999999999999\n' >$virtual/md3/queue/logical_block_size
printf '%%s%%n%%s%%n\n' >$virtual/md3/md/level
device loop0 7:0
mkdir $virtual/loop0/loop
garbage >$virtual/loop0/loop/backing_file
device nvme0n1 259:0
ln -s ../nvme0n1 $virtual/nvme0n1/device
device "$(printf 'a%.0s' $(seq 200))" 259:1
printf '1\n' >$virtual/sda/partition

# A path 1000 folders deep under a number.
deep=sys/devices
i=0
while [ $i -lt 1000 ]; do
	deep=$deep/d
	i=$((i + 1))
done
mkdir -p "$deep/sdy"
ln -s "../../../$deep/sdy" $nums/8:7
ln -s "../../../$deep/sdy" $class/sdy

# PCI functions whose configuration space loops, is cut, or is a folder; names that are none.
pci() { # BRIDGE
	mkdir -p "sys/devices/pci0000:00/$1/0000:${1#0000:00:}"
	ln -s "../../../devices/pci0000:00/$1" "sys/bus/pci/devices/$1"
}
pci 0000:00:01.0 && pci 0000:00:02.0 && pci 0000:00:03.0
for n in 1 2 3; do
	f=0000:0$n:00.0
	mkdir "sys/devices/pci0000:00/0000:00:0$n.0/$f"
	ln -s "../../../devices/pci0000:00/0000:00:0$n.0/$f" "sys/bus/pci/devices/$f"
done
{ head -c 256 /dev/zero; printf '\001\000\000\020'; head -c 252 /dev/zero; } \
	>sys/devices/pci0000:00/0000:00:01.0/config
{ head -c 256 /dev/zero; printf '\001\000\360\377'; head -c 12 /dev/zero; } \
	>sys/devices/pci0000:00/0000:00:02.0/config
mkdir sys/devices/pci0000:00/0000:00:03.0/config
garbage >sys/devices/pci0000:00/0000:00:03.0/0000:03:00.0/numa_node
ln -s nowhere sys/bus/pci/devices/0000:04:00.0
mkdir sys/bus/pci/devices/not-an-address

# procfs.
garbage >proc/sys/kernel/osrelease
garbage >proc/driver/nvidia/version
garbage >proc/cpuinfo
garbage >proc/1/cgroup
garbage >proc/kallsyms
garbage >sys/kernel/iommu_groups/0/type
printf 'MemTotal: 99999999999999999999 kB\n' >proc/meminfo
printf 'Max locked memory' >proc/self/limits
printf 'Seccomp:\tyes\n' >proc/self/status
{
	garbage
	printf '\n'
	printf '1 2 8:1 / / rw -\n1 2 8:1 / / rw\n1 2 8:1\n\n \n- - - - - - - -\n'
	printf '1 2 8:-1 / /neg rw - ext4 /dev/x rw\n'
	printf '1 2 4294967296:1 / /big rw - ext4 /dev/x rw\n'
	printf '1 2 253:1 / /octal\\04\\040\\777\\000end rw - ext4 \\ rw\n'
	printf '1 2 253:0 / /%0500d rw - %040d /dev/%0300d %0400d\n' 1 2 3 4
	garbage
	printf ' - ext4 /dev/x rw'
} >proc/self/mountinfo
