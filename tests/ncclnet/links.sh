#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Which interfaces NCCL's plug-in takes, in a network namespace with some of each kind, whose names say
# nothing or the wrong thing. In a user namespace, so that it needs no root.
#
#	links.sh PROGRAM

skip() {
    echo "skipped: $1"
    exit 77
}

if [ -z "$TEST_APART" ]; then
    command -v unshare >/dev/null && command -v nsenter >/dev/null && command -v ip >/dev/null ||
        skip "there is no unshare, nsenter or ip"
    unshare -Urnm mount -t sysfs none /sys 2>/dev/null || skip "this user may not make network namespaces with a sysfs"
    TEST_APART=1 exec unshare -Urnm "$0" "$@"
fi
mount -t sysfs none /sys || exit 1
unset PEERLANE_TCP_BIND
program=$1 status=0 tunnel= handle=$(mktemp) || exit 1
unshare -n sleep 60 &
holder=$!
trap 'kill $holder; rm -f "$handle"' EXIT

ip link set lo up
ip link add low type veth peer name q0 2>/dev/null || skip "this kernel has no veth pairs"
ip link set low up && ip link set q0 up
for nic in docker7 n1; do # neither bridge, pair nor tunnel, and kernels with few modules have them
    ip link add link low name $nic type macvlan mode bridge 2>/dev/null || skip "this kernel has no macvlan interfaces"
    ip link set $nic up
done
ip addr add 10.1.0.1/24 dev docker7
ip addr add 10.2.0.1/24 dev n1 && ip addr add 10.2.0.2/32 dev n1
ip addr add fd00::1/64 dev n1 nodad || skip "there is no IPv6"
ip link add eth8 type veth peer name q8
ip link add eth9 type bridge 2>/dev/null || skip "this kernel has no bridges"
ip link set q8 master eth9
for link in eth8 q8 eth9; do ip link set $link up; done
ip addr add 10.8.0.1/24 dev eth8 && ip addr add 10.88.0.1/16 dev eth9 || exit 1
# A tunnel has a link only while a program holds it, so vxlan is one that is always there.
! ip link add eth7 type vxlan id 7 dev low dstport 4789 2>/dev/null || { ip link set eth7 up && ip addr add 10.7.0.1/24 dev eth7 && tunnel=" eth7@10.7.0.1"; }
for _ in 1 2 3 4 5 6 7 8 9 10; do # until the kernel has seen the bridge's link
    [ "$(cat /sys/class/net/eth9/operstate)" != up ] || break
    sleep .1
done

# is EXPECTED [NAME=VALUE ...]: the devices, in their order.
is() {
    expected=$1
    shift
    got=$(env "$@" "$program" devices) || exit 1
    if [ "$(echo "$got" | grep -v '^warned' | tr '\n' ' ')" != "$expected " ]; then
        printf 'with %s: not %s but\n%s\n' "$*" "$expected" "$got"
        status=1
    fi
}
warns() {
    case $got in
        *warned:*"$1"*) ;;
        *) printf 'no word of %s in\n%s\n' "$1" "$got" && status=1 ;;
    esac
}

is "docker7@10.1.0.1 n1@10.2.0.1" A=
is "n1@10.2.0.1 docker7@10.1.0.1" NCCL_SOCKET_IFNAME=n1,docker
is "n1@10.2.0.1" NCCL_SOCKET_IFNAME==n1:5,docker
is "docker7@10.1.0.1" NCCL_SOCKET_IFNAME=^n1
is "n1@10.2.0.1" NCCL_SOCKET_IFNAME=^=docker7,n
is "eth9@10.88.0.1" NCCL_SOCKET_IFNAME=eth9
is "eth8@10.8.0.1" NCCL_SOCKET_IFNAME=eth8
is "n1@10.2.0.1" NCCL_SOCKET_IFNAME=n1,nosuch
warns "names nosuch"
is none NCCL_SOCKET_IFNAME=nosuch
warns "NCCL_SOCKET_IFNAME (nosuch)"
is "n1@fd00::1" NCCL_SOCKET_FAMILY=AF_INET6
is "n1@10.2.0.2" PEERLANE_TCP_BIND=10.2.0.2 NCCL_SOCKET_IFNAME=eth8
is "n1@fd00::1" PEERLANE_TCP_BIND=fd00::1
is none PEERLANE_TCP_BIND=n1,docker7
warns "lists are NCCL_SOCKET_IFNAME's"
is "lo@127.0.0.1" PEERLANE_TCP_BIND=loopback
ip addr add 10.9.9.1/32 dev lo
is "lo@10.9.9.1" PEERLANE_TCP_BIND=10.9.9.1
is "lo@10.9.9.1" NCCL_SOCKET_IFNAME=lo
is "lo@127.0.0.1" PEERLANE_TCP_BIND=loopback

# The other namespace has the bridge's address as well: neither reaches the other by it.
nsenter -t $holder -n sh -c 'ip link set lo up && ip addr add 10.88.0.1/32 dev lo' || exit 1
NCCL_SOCKET_IFNAME=eth9 "$program" listen "$handle" || exit 1
got=$(NCCL_SOCKET_IFNAME=lo nsenter -t $holder -n "$program" connect "$handle")
warns "this host has that address, too"

ip link del n1 && ip link del docker7
is "eth8@10.8.0.1" A=
ip addr del 10.8.0.1/24 dev eth8
is "eth9@10.88.0.1$tunnel" A=
ip link del eth9
[ ! -e /sys/class/net/eth7 ] || ip link del eth7
is "lo@10.9.9.1" A=
exit $status
