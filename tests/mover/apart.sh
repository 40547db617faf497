#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Runs a test whose second process is in another network namespace: two that a veth pair joins, in a
# user namespace, so that it needs no root.
#
#	apart.sh PROGRAM [ARGUMENT ...]
#
# The program starts its second process in the network namespace of the process TEST_OTHER_NET.

skip() {
    echo "skipped: $1"
    exit 77
}

if [ -z "$TEST_APART" ]; then
    command -v unshare >/dev/null && command -v nsenter >/dev/null && command -v ip >/dev/null ||
        skip "there is no unshare, nsenter or ip"
    unshare -Urn true 2>/dev/null || skip "this user may not make network namespaces"
    TEST_APART=1 exec unshare -Urn "$0" "$@"
fi

unshare -n sleep 120 &
holder=$!
trap 'kill $holder 2>/dev/null' EXIT
for _ in 1 2 3 4 5 6 7 8 9 10; do # until it has its namespace
    [ "$(readlink /proc/$holder/ns/net)" = "$(readlink /proc/$$/ns/net)" ] || break
    sleep .1
done
ip link set lo up
ip link add va type veth peer name vb netns "$holder" 2>/dev/null ||
    skip "this kernel has no veth pairs"
ip addr add 10.77.0.1/24 dev va && ip link set va up || exit 1
nsenter -t "$holder" -n sh -c \
    'ip link set lo up && ip addr add 10.77.0.2/24 dev vb && ip link set vb up' || exit 1
TEST_OTHER_NET=$holder "$@"
