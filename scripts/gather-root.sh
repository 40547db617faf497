#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Copies what peerlane reads of sysfs and procfs into a folder of small text files and links, which
# can be looked at, sent with a report, and read in place of the machine by PEERLANE_TEST_SYSROOT=FOLDER.
#
# It copies names of disks and their sizes, mount points, file systems' sources and options, names of
# network interfaces, NUMA nodes, the kernel's release and options, PCI vendors, classes and links. It
# copies no serial numbers; LVM and LUKS identifiers are cut to
# the part that says what they are. Read the folder before you send it.
set -eu

usage() {
	echo "usage: gather-root.sh FOLDER    (FOLDER must not exist; FROM=/ is where to read)" >&2
	exit 2
}

[ $# -eq 1 ] && [ -n "$1" ] || usage
case $1 in -*) usage ;; esac
[ ! -e "$1" ] || {
	echo "gather-root.sh: $1 exists; name a new folder" >&2
	exit 1
}
from=${FROM:-}
from=${from%/}
mkdir -p "$1"
out=$(cd "$1" && pwd)

# Regular files of sysfs say 4096 bytes whatever they hold, and some fail to be read: never fatal.
file() { # PATH...
	for path; do
		[ -f "$from$path" ] && [ -r "$from$path" ] || continue
		[ -d "$out${path%/*}" ] || mkdir -p "$out${path%/*}"
		head -c 1048576 "$from$path" >"$out$path" 2>/dev/null || rm -f "$out$path"
	done
}
folder() { # PATH...: that it is there
	for path; do
		[ ! -d "$from$path" ] || mkdir -p "$out$path"
	done
}
link() { # PATH...: as it stands
	for path; do
		[ -L "$from$path" ] || continue
		[ -d "$out${path%/*}" ] || mkdir -p "$out${path%/*}"
		[ -L "$out$path" ] || ln -s "$(readlink "$from$path")" "$out$path"
	done
}
real() { # PATH: where it leads, from the root
	path=$(readlink -f "$from$1") && echo "${path#"$from"}"
}

block() { # NAME
	link "/sys/class/block/$1"
	dir=$(real "/sys/class/block/$1") || return 0
	file "$dir/dev" "$dir/size" "$dir/partition" "$dir/queue/rotational" "$dir/queue/logical_block_size" \
		"$dir/dm/name" "$dir/md/level" "$dir/loop/backing_file"
	if [ -r "$from$dir/dm/uuid" ]; then
		mkdir -p "$out$dir/dm"
		sed 's/^\(CRYPT-[A-Z0-9]*-\|[A-Za-z0-9]*-\).*/\1/' "$from$dir/dm/uuid" >"$out$dir/dm/uuid"
	fi
	if [ -f "$out$dir/dev" ]; then
		link "/sys/dev/block/$(cat "$out$dir/dev")"
	fi
	for below in "$from$dir"/slaves/*; do
		link "${below#"$from"}"
	done
	link "$dir/device"
	owner=$(real "$dir/device") && folder "$owner"
	case $1 in
	nvme*) nvme_owner "$dir/device" ;;
	esac
}
nvme_owner() { # PATH of a controller, or of a subsystem that links to its controllers
	dir=$(real "$1") || return 0
	file "$dir/transport"
	for path in "$from$dir"/nvme*; do
		[ -L "$path" ] || continue
		link "${path#"$from"}"
		controller=$(real "${path#"$from"}") && file "$controller/transport"
	done
}

# Of the large ones, the lines that are read.
lines() { # PATTERN PATH
	[ -r "$from$2" ] || return 0
	mkdir -p "$out${2%/*}"
	grep -E "$1" "$from$2" >"$out$2" || rm -f "$out$2"
}

pci() { # ADDRESS
	link "/sys/bus/pci/devices/$1"
	dir=$(real "/sys/bus/pci/devices/$1") || return 0
	file "$dir/vendor" "$dir/device" "$dir/class" "$dir/numa_node" "$dir/p2pmem/size" \
		"$dir/p2pmem/available" "$dir/p2pmem/published" "$dir/subsystem_vendor" \
		"$dir/subsystem_device" "$dir/max_link_speed" "$dir/max_link_width" \
		"$dir/current_link_speed" "$dir/current_link_width"
	folder "$dir/p2pmem"
	for below in "$from$dir"/nvme/* "$from$dir"/net/* "$from$dir"/virtio*/net/* \
		"$from$dir"/infiniband/*; do
		[ ! -d "$below" ] || folder "${below#"$from"}"
	done
	# Where GPUs' regions are, to be compared with p2pmem/size.
	case $(cat "$from$dir/class" 2>/dev/null) in 0x03*) file "$dir/resource" ;; esac
	link "$dir/iommu_group"
	# Only bridges: their ACS settings are looked at. Root reads all of it, others 64 bytes.
	case $(cat "$from$dir/class" 2>/dev/null) in 0x0604*) file "$dir/config" ;; esac
}

for path in "$from"/sys/class/block/*; do
	[ -e "$path" ] && block "${path##*/}"
done
for path in "$from"/sys/bus/pci/devices/*; do
	[ -e "$path" ] && pci "${path##*/}"
done
# The functions above use `path` themselves.
for each in "$from"/sys/class/net/* "$from"/sys/class/infiniband/*; do
	each=${each#"$from"}
	link "$each"
	[ ! -L "$from$each" ] || {
		dir=$(real "$each") && folder "$dir" && file "$dir/speed" "$dir/sys_image_guid"
	}
	for port in "$from$each"/ports/[0-9]*; do
		port=$dir/ports/${port##*/}
		file "$port/rate" "$port/gid_attrs/ndevs/0"
	done
done
for each in "$from"/sys/devices/system/node/node[0-9]*; do
	each=${each#"$from"}
	file "$each/cpulist" "$each/distance"
	lines 'MemTotal:' "$each/meminfo"
done
for path in "$from"/sys/kernel/iommu_groups/*; do
	folder "${path#"$from"}"
	file "${path#"$from"}/type"
done
folder /sys/module/nvidia_peermem /sys/module/nv_peer_mem /proc/driver/nvidia-fs
file /proc/sys/kernel/osrelease /proc/sys/kernel/io_uring_disabled /proc/self/mountinfo \
	/proc/self/limits /proc/1/cgroup /proc/meminfo /proc/driver/nvidia/version \
	/proc/driver/nvidia/params /proc/driver/nvidia-fs/version /sys/hypervisor/type /sys/class/dmi/id/sys_vendor \
	/sys/class/dmi/id/product_name
for path in /.dockerenv /run/.containerenv /dev/nvidia-uvm; do
	[ ! -e "$from$path" ] || { mkdir -p "$out${path%/*}" && : >"$out$path"; }
done

release=$(cat "$from/proc/sys/kernel/osrelease")
for path in "/boot/config-$release" "/lib/modules/$release/config" \
	"/lib/modules/$release/build/.config"; do
	lines '^CONFIG_(PCI|SYSFS|PCI_P2PDMA|DMA_SHARED_BUFFER|DMABUF_TOKEN)=' "$path"
done
lines ' (pci_enable_device|pci_p2pdma_add_resource|dma_buf_export)$' /proc/kallsyms
lines '^Seccomp:' /proc/self/status
[ ! -r "$from/proc/cpuinfo" ] || sed -n '/^vendor_id/p;/^cpu family/p;/^model[[:space:]]*:/p;/^flags/{p;q}' \
	"$from/proc/cpuinfo" >"$out/proc/cpuinfo" || rm -f "$out/proc/cpuinfo"
echo "gathered in $out: $(find "$out" -type f -o -type l | wc -l) files and links"
