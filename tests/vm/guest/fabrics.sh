# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# Files that come over a network, all within this one guest: NVMe over loop, TCP and RDMA, and NFS.

ready() {
	[ -n "$(drive plain)" ] && [ -n "$(drive cmb)" ]
}

t "the drives appear" until_true 100 ready
plain=$(drive plain)
pool=/sys/bus/pci/devices/$(address cmb)/p2pmem
bar=bar:$(address cmb)
modprobe ext4
modprobe configfs
grep -q /sys/kernel/config /proc/mounts || mount -t configfs config /sys/kernel/config
target=/sys/kernel/config/nvmet
host=11111111-2222-3333-4444-555555555555

ifconfig lo 127.0.0.1 up
modprobe dummy numdummies=1
ifconfig dummy0 10.9.0.1 netmask 255.255.255.0 mtu 4200 up
echo "127.0.0.1 localhost" >/etc/hosts

# port NUMBER TRANSPORT: a port of the target, without a subsystem yet.
port() {
	mkdir $target/ports/$1
	echo $2 >$target/ports/$1/addr_trtype
	[ $2 != loop ] || return 0
	echo ipv4 >$target/ports/$1/addr_adrfam
	echo 10.9.0.1 >$target/ports/$1/addr_traddr
	echo 442$1 >$target/ports/$1/addr_trsvcid
}

up_again() {
	ln -s $target/subsystems/s $target/ports/$1/subsystems/s
}

down() {
	rm $target/ports/$1/subsystems/s
}

connect() {
	case $2 in
	loop) where=transport=loop ;;
	*) where=transport=$2,traddr=10.9.0.1,trsvcid=442$1,reconnect_delay=1,ctrl_loss_tmo=$3 ;;
	esac
	echo "$where,nqn=s,nr_io_queues=2,hostnqn=nqn.2014-08.org.nvmexpress:uuid:$host,hostid=$host" \
		>/dev/nvme-fabrics
}

# remote TRANSPORT: the namespace that came over it.
remote() {
	for c in /sys/class/nvme/nvme*; do
		if [ "$(cat $c/transport)" = $1 ]; then
			for d in $c/nvme*n1 /sys/class/nvme-subsystem/*/nvme*n1; do
				block=${d##*/}
				[ -e $d ] && [ -b /dev/$block ] && [ "$(cat /sys/block/$block/wwid)" = "$wwid" ] &&
					echo /dev/$block && return 0
			done
		fi
	done
	return 1
}

disconnect() {
	for c in /sys/class/nvme/nvme*; do
		[ "$(cat $c/transport)" != $1 ] || echo 1 >$c/delete_controller
	done
}

# explained FILE DEVICE REASON WORD: p2pdma is refused for this reason, and the stack is named.
explained() {
	peerlane explain $1 $2 || return 1
	peerlane explain $1 $2 | grep -i "p2pdma" | grep -q "$3" || return 1
	peerlane explain $1 $2 | grep -q "$4"
}

lose_the_connection() {
	for i in 1 2; do
		down $number
		sleep 1
		up_again $number
		sleep 3
	done
}

reset_it() {
	for c in /sys/class/nvme/nvme*; do
		[ "$(cat $c/transport)" != $transport ] || echo 1 >$c/reset_controller
	done
	sleep 1
}

lose_it_for_good() {
	down $number
	sleep 8
}

# everything FILE: right bytes by each way.
everything() {
	for way in soft:0,uring,true soft:0,threads,false $bar,uring,true $bar,threads,true; do
		export PEERLANE_TEST_DEVICE=${way%%,*}
		export PEERLANE_TEST_SOFT_HOST_ADDRESSABLE=${way##*,}
		way=${way#*,}
		export PEERLANE_ENGINE=${way%,*}
		sub "$2: $PEERLANE_TEST_DEVICE, $PEERLANE_ENGINE" faults rounds $1 1
	done
	export PEERLANE_TEST_DEVICE=soft:0 PEERLANE_ENGINE=auto PEERLANE_TEST_SOFT_HOST_ADDRESSABLE=true
}

modprobe nvmet
mkdir $target/subsystems/s
echo 1 >$target/subsystems/s/attr_allow_any_host
mkdir $target/subsystems/s/namespaces/1
echo -n $plain >$target/subsystems/s/namespaces/1/device_path
echo 1 >$target/subsystems/s/namespaces/1/enable
wwid="uuid.$(cat $target/subsystems/s/namespaces/1/device_uuid)"

number=0
for transport in loop tcp rdma; do
	number=$((number + 1))
	if [ $transport = rdma ]; then
		modprobe rdma_ucm
		modprobe rdma_rxe
		rdma link add rxe0 type rxe netdev dummy0
		until_true 50 grep -q 0a09:0001 /sys/class/infiniband/rxe0/ports/1/gids/*
	fi
	[ $transport = loop ] || modprobe nvmet-$transport
	modprobe nvme-$transport
	port $number $transport
	up_again $number
	connect $number $transport 600
	t "nvme-$transport connects" until_true 100 remote $transport
	disk=$(remote $transport)
	sub "nvme-$transport is filled" faults prepare $disk
	everything $disk "nvme-$transport"
	t "nvme-$transport refuses the kernel's own p2pdma" p2p -e 121 $pool/allocate $disk 65536 \
		pread pwrite uring-read
	t "nvme-$transport is explained" explained $disk $bar p2p-fabric $transport
	if [ $transport != loop ]; then
		during "nvme-$transport: resets are survived" reset_it survive $disk
		during "nvme-$transport: lost connections are survived" lose_the_connection survive $disk
		disconnect $transport
		connect $number $transport 3
		until_true 100 remote $transport
		disk=$(remote $transport)
		during "nvme-$transport: a target lost for good is an error" lose_it_for_good \
			read_until_failure $disk
	fi
	disconnect $transport
	sleep 0.5
done

modprobe nfsd
modprobe nfsv4
/bin/mke2fs -q -F -t ext4 $plain 256M >/dev/null
mkdir -p /export /nfs /var/lib/nfs/v4recovery /var/lib/nfs/rpc_pipefs /proc/fs/nfsd /etc
mount -t ext4 $plain /export
printf 'tcp tpi_cots_ord v inet tcp - -\nudp tpi_clts v inet udp - -\n' >/etc/netconfig
: >/var/lib/nfs/etab
: >/var/lib/nfs/rmtab
echo "/export *(rw,insecure,no_root_squash,no_subtree_check,fsid=0,sync)" >/etc/exports
mount -t nfsd nfsd /proc/fs/nfsd
echo 10 >/proc/fs/nfsd/nfsv4leasetime
echo 10 >/proc/fs/nfsd/nfsv4gracetime
start_nfs() {
	exportfs -r && rpc.mountd -N 3 && rpc.nfsd -N 3 -U -T -V 4.2 --tcp 2
}
restart_nfs() {
	for i in 1 2; do
		rpc.nfsd 0
		sleep 2
		rpc.nfsd -N 3 -U -T -V 4.2 --tcp 2
		sleep 4
	done
}
echo "nfs 2049/tcp" >/etc/services
if t "the NFS server starts" start_nfs; then
	echo Y >/proc/fs/nfsd/v4_end_grace 2>/dev/null
	t "NFS 4.2 is mounted" mount.nfs -o vers=4.2,sec=sys 127.0.0.1:/ /nfs &&
		sub "NFS is filled" faults prepare /nfs/file
	everything /nfs/file NFS
	t "NFS is explained" explained /nfs/file $bar p2p-fabric nfs
	during "NFS: a server that restarts is survived" restart_nfs survive /nfs/file
	t "the bytes are on the server" cmp /nfs/file /export/file
	umount /nfs
fi
