# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# RDMA without a NIC, as the kernel has it (rxe): what is transferred, and what happens when packets
# are lost, the link goes or a process dies.

hardware=/sys/class/infiniband

# Packets that NICs found at the wrong place.
out_of_order() {
	cat $hardware/rx[ab]/ports/1/hw_counters/out_of_seq_request \
		$hardware/rx[ab]/ports/1/hw_counters/rcvd_seq_err | awk '{ n += $1 } END { print n + 0 }'
}

# perftest NAME: for what is written beside it, and no test of ours.
perftest() {
	/bin/ip netns exec a /bin/$1 -F -d rxa -x 1 -s 1048576 -n 64 >/tmp/listener 2>&1 &
	job=$!
	until_true 100 /bin/ip netns exec a sh -c 'netstat -ltn | grep -q :18515' &&
		timeout 100 /bin/ip netns exec b /bin/$1 -F -d rxb -x 1 -s 1048576 -n 64 10.9.0.1 |
		sed -n "s/^ *1048576 *[0-9]* *[0-9.]* *\([0-9.]*\) .*/note: $1: \1 MiB\/s/p"
	wait $job
}

# What an administrator is told of the port, and of the address that is taken.
told() {
	/bin/ip netns exec a peerlane check >/tmp/check
	cat /tmp/check
	grep -q "rdma-port rxa/1: active.*10.9.0.1 (RoCE v2), packets of 4096 bytes" /tmp/check
}

t "a cable with an RDMA device on each end" cable
t "check names the port" told
modprobe sch_netem

sub "odd places and lengths, memory of each kind" net places
sub "64 MiB" net long_ones
t "perftest's write, beside that" perftest ib_write_bw
t "perftest's read, beside that" perftest ib_read_bw
sub "rights" net rights
sub "a process that stands still" net frozen

before=$(out_of_order)
shape loss 2%
sub "2 % of the packets are lost" net rough
t "and packets were dropped" more_than "$(dropped)" 0 "dropped packets"
t "and missed by the NICs" more_than "$(out_of_order)" "$before" "packets out of order"
shape delay 2ms
sub "packets are delayed" net rough
before=$(out_of_order)
shape delay 1ms reorder 2%
sub "2 % of the packets overtake others" net rough
t "and NICs saw it" more_than "$(out_of_order)" "$before" "packets out of order"

even
t "two drives appear" until_true 100 eval '[ -n "$(drive plain)" ] && [ -n "$(drive cmb)" ]'
sub "from a drive by a BAR to another process" net from_bar bar:"$(address cmb)" "$(drive plain)"

# Slow enough that there is a middle of a transfer to do something in.
shape rate 50mbit
for side in b a; do
	for when in before connected middle after; do
		sub "killed: $side, $when" net killed $side $when
	done
	sub "the link goes and comes again: $side" net flap $side
done
even
sub "all is as before" net smoke
