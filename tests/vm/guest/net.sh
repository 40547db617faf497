# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# Everything that goes over TCP between two hosts, on a network that loses, delays and reorders
# packets, whose link goes and comes, and beside processes that stand still or are killed; and
# NCCL's plug-in over RDMA on the same cable.

export PEERLANE_TEST_NET_LIB=/t/libnet PEERLANE_TEST_NCCLNET=/t/libnccl-net PEERLANE_REMOTES=tcp \
	PEERLANE_TCP_BIND=all PEERLANE_TEST_DEVICE=soft:0 PEERLANE_SOFT_GPUS=1x64MiB
slow="rate 50mbit" # there is a middle of a transfer to do something in
slower="rate 16mbit" # also if this machine is busy: 2 s or more

# at SIDE COMMAND...: in its network namespace. After & its $! is the command's own.
at() {
	where=$1
	shift
	exec /bin/ip netns exec $where "$@"
}

end() {
	/bin/ip -n $1 link set v$1 $2
}

# answers: packets arrive. What was looked for before the link came may end as not to be found.
answers() {
	until_true 100 /bin/ip netns exec a ping -c 1 -W 1 10.9.0.2
}

t "a cable with an RDMA device on each end" cable
modprobe sch_netem

# What is carried over such a network, and that it was one.
for how in "loss 2%" "delay 20ms 5ms" "delay 2ms reorder 5% loss 1%"; do
	shape $how
	sub "remotes: $how" tcp calls
	sub "doors: $how" tcp doors
	sub "NCCL: $how" nccl rounds
	case $how in *loss*) t "and packets were lost" more_than "$(dropped)" 50 "dropped packets" ;; esac
done

# The link. What a sender's kernel holds is less than what is sent: its end is still to come.
shape $slow
for side in a b; do
	/bin/ip netns exec $side sh -c 'echo 4096 16384 262144 >/proc/sys/net/ipv4/tcp_wmem'
done
sub "the first request finds the link down, for a moment" tcp early
shape $slower
for side in b a; do
	sub "the link goes for 3 s: $side" tcp flap $side
	end $side up # a test that has failed may have left it down
	sub "the link goes: $side" env PEERLANE_REMOTE_TIMEOUT=3 tcp gone $side
	end $side up
	sub "NCCL: the link goes for 3 s: $side" nccl flap $side 3
	end $side up
	sub "NCCL: the link goes: $side" nccl gone $side
	end $side up
	t "it is there again" answers
done
shape $slow

# Processes.
sub "the other process stands still for 30 s" tcp frozen 30 lost
sub "and is waited for" env PEERLANE_REMOTE_TIMEOUT=45 tcp frozen 30 waits
sub "it stands still for 5 s" env PEERLANE_REMOTE_TIMEOUT=2 tcp frozen 5 lost
sub "NCCL: the other process stands still for 30 s" nccl frozen 30
for side in b a; do
	sub "killed: $side" tcp killed $side
done
sub "NCCL: killed" nccl killed

# serve and cp.
mkdir -p /tmp/srv/tree/sub/empty /tmp/dst
dd if=/dev/urandom of=/tmp/srv/file bs=1M count=24 2>/dev/null
for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
	head -c $((i * 70001)) /dev/urandom >/tmp/srv/tree/sub/$i
done
: >/tmp/srv/tree/nothing
url=peer://10.9.0.2
export PEERLANE_TOKEN_FILE=/tmp/token
peerlane serve --make-token /tmp/token -q

# serve: begins; $server is its process.
serve() {
	at b peerlane serve --write /tmp/srv >/tmp/served 2>&1 &
	server=$!
	until_true 300 grep -q "^serving" /tmp/served
}

serve_no_more() {
	kill -9 $server
	wait $server 2>/dev/null
	return 0
}

# cp ARGUMENTS...: in time, as whatever waits has a limit.
cp_there() {
	(at a timeout 200 peerlane cp -q "$@")
}

# carried: bytes that a's end of the cable has sent and received.
carried() {
	/bin/ip netns exec a cat /proc/net/dev | sed -n 's/^ *va: *//p' | awk '{ print $1 + $9 }'
}

has_carried() {
	[ "$(carried)" -gt "$1" ]
}

# begun ARGUMENTS...: is under way, half of the file is there; $job is its process.
begun() {
	least=$(($(carried) + 12582912))
	at a peerlane cp -q "$@" >/tmp/cp 2>&1 &
	job=$!
	until_true 900 has_carried $least && kill -0 $job
}

# Ends in time; its status.
ended() {
	until_true ${1:-1200} eval '! kill -0 $job' || {
		kill -9 $job
		echo "it hangs"
		return 99
	}
	wait $job
	status=$?
	cat /tmp/cp
	return $status
}

# With an error that names the other side.
failed() {
	ended
	status=$?
	echo "status $status"
	[ $status = 1 ] && grep -q -e 10.9.0.2 -e "no answer from" -e "refuses the connection" -e "connection with" /tmp/cp
}

# Nothing has been left in either place, but for what is named.
nothing_but() {
	left=$(ls -A /tmp/dst | sort | tr '\n' ' ')
	echo "there are '$left', '$(ls -A /tmp/srv | sort | tr '\n' ' ')'"
	[ "$left" = "$1" ] && [ "$(ls -A /tmp/srv | sort | tr '\n' ' ')" = "${2:-file tree }" ]
}

clean() {
	rm -rf /tmp/dst /tmp/srv/up* /tmp/srv/.[a-z]*
	mkdir /tmp/dst
}

down_and_up() {
	cp_there --verify $url/file /tmp/dst/ && cmp /tmp/srv/file /tmp/dst/file &&
		cp_there -r $url/tree /tmp/dst/ && diff -r /tmp/srv/tree /tmp/dst/tree &&
		cp_there --verify /tmp/dst/file $url/up && cmp /tmp/srv/file /tmp/srv/up &&
		cp_there -r /tmp/dst/tree $url/uptree && diff -r /tmp/srv/tree /tmp/srv/uptree &&
		nothing_but "file tree " "file tree up uptree " || return 1
	clean
}

# flap WHERE SOURCE TARGET RESULT
flap() {
	begun $2 $3 && end $1 down || return 1
	sleep 3
	kill -0 $job && end $1 up && ended && cmp /tmp/srv/file $4 || return 1
	clean
}

# lost SOURCE TARGET RESULT: the link goes for as long as it takes to hear of it. The next attempt
# goes on where this one was.
lost() {
	begun --resume $1 $2 && end b down || return 1
	failed || return 1
	end b up && answers || return 1
	[ ! -e $3 ] || return 1
	resumed "$@"
}

# The server may take a while to see that its client is gone, who still has the part.
resumed() {
	until_true 60 sh -c "
		/bin/ip netns exec a timeout 200 peerlane cp --resume --json $1 $2 >/tmp/json ||
			{ sleep 1; false; }" || return 1
	cat /tmp/json
	grep -q '"resumed_bytes": *[1-9]' /tmp/json && cmp /tmp/srv/file $3 || return 1
	clean
}

# reset SOURCE TARGET RESULT: each connection of the server is.
reset() {
	begun --resume $1 $2 || return 1
	[ "$(tcp reset $server)" -gt 0 ] && failed && [ ! -e $3 ] && resumed "$@"
}

# killed_client SOURCE TARGET RESULT
killed_client() {
	begun $1 $2 && kill -9 $job || return 1
	wait $job
	sleep 1
	nothing_but "" || return 1
	clean
}

# killed_server SOURCE TARGET RESULT
killed_server() {
	begun --resume $1 $2 && serve_no_more && failed || return 1
	[ ! -e $3 ] && serve && resumed "$@"
}

# still WHO SECONDS SOURCE TARGET RESULT; who: the name of a variable, behind $
still() {
	begun $3 $4 && eval kill -STOP $1 || return 1
	sleep $2
	eval kill -CONT $1
	ended && cmp /tmp/srv/file $5 || return 1
	clean
}

still_too_long() {
	begun $1 $2 && kill -STOP $server || return 1
	failed
	status=$?
	kill -CONT $server
	[ $status = 0 ] && [ ! -e $3 ] && cp_there $1 $2 && cmp /tmp/srv/file $3 || return 1
	clean
}

t "serve" serve
for how in "loss 2%" "delay 20ms 5ms"; do
	shape $how
	t "files and directories: $how" down_and_up
done
shape $slow
down="$url/file /tmp/dst/file /tmp/dst/file"
up="/tmp/srv/file $url/up /tmp/srv/up"
for way in "$down" "$up"; do
	for side in a b; do
		t "the link goes for 3 s: $side, $way" flap $side $way
	done
	t "the link goes: $way" lost $way
	t "connections are reset: $way" reset $way
	t "the client is killed: $way" killed_client $way
	t "the server is killed: $way" killed_server $way
	t "the server stands still for too long: $way" still_too_long $way
	export PEERLANE_REMOTE_TIMEOUT=45
	t "and is waited for: $way" still '$server' 30 $way
	unset PEERLANE_REMOTE_TIMEOUT
	t "the client stands still for 30 s: $way" still '$job' 30 $way
done
t "all is as before" down_and_up
serve_no_more

# NCCL's plug-in by RDMA.
even
export PEERLANE_REMOTES=verbs
# rxe gives up when packets of a message were lost seven times, however far it has come: of 2 MiB, which
# are 2,048 packets, that is what 2 % do.
shape loss 0.05%
for turn in 1 2 3; do
	sub "NCCL by RDMA: packets are lost, $turn" nccl rounds
done
t "and packets were lost" more_than "$(dropped)" 0 "dropped packets"
shape delay 2ms
sub "NCCL by RDMA: packets are delayed" nccl rounds
shape $slow
for side in b a; do
	sub "NCCL by RDMA: the link goes: $side" nccl gone $side
	t "it is there again" answers
done
sub "NCCL by RDMA: the other process stands still for 30 s" nccl frozen 30
sub "NCCL by RDMA: killed" nccl killed
even
sub "NCCL by RDMA: all is as before" nccl rounds
