/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory of other hosts over RDMA as the kernel has it without a NIC: rxe on both ends of a cable
 * of its own (guest/init makes them). Two processes (net_side.c) are each other's remotes; this
 * one gives them orders, carries their blobs and kills them. What must hold: every byte is right or
 * there is an error with words, and nobody waits for ever.
 *
 *	net TEST [ARGUMENT...]
 *	net serve PORT
 */

#include "net_ask.h"

#include <arpa/inet.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "fixture.h"

#define LEN (4 * MIB + 77)
#define LONG (64 * MIB)
#define SHORT (MIB + 77)
#define WHILE (8 * MIB) /* long enough for something to happen meanwhile */
#define OTHERS 3u

static char **words; /* the command's further arguments */

/* Each connection is a side of its own. */
static int serve(int port)
{
	struct sockaddr_in at = address("0.0.0.0", port);
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	int one = 1;

	(void)setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one));
	if (bind(fd, (const struct sockaddr *)&at, sizeof(at)) || listen(fd, 4)) {
		perror("net serve");
		return 1;
	}
	(void)signal(SIGCHLD, SIG_IGN);
	for (;;) {
		int got = accept(fd, NULL, NULL);

		if (got >= 0 && fork() == 0) {
			return net_side("-", got);
		}
		(void)close(got);
	}
}

/* One read and one write of slot 0 by `user`, all bytes compared. */
static void there_and_back(const struct side *user, size_t near, size_t far, size_t len,
			   const char *route)
{
	const struct side *owner = user == &a ? &b : &a;
	struct net_order_args o = { .what = NET_READ, .near = near, .far = far, .len = len };
	const struct net_answer *got;

	fill_again();
	got = ask(user, o);
	assert_moves(got, len, route);
	if (len >= 8 * MIB) {
		print_message("note: %s reads %zu MiB at %.1f MiB/s\n", user->name, len / MIB,
			      (double)len / (double)MIB / ((double)got->took_ns / 1e9));
	}
	assert_content(user, owner, false, &o);
	fill_again();
	o.what = NET_WRITE;
	got = ask(user, o);
	assert_moves(got, len, route);
	if (len >= 8 * MIB) {
		print_message("note: %s writes %zu MiB at %.1f MiB/s\n", user->name, len / MIB,
			      (double)len / (double)MIB / ((double)got->took_ns / 1e9));
	}
	assert_content(user, owner, true, &o);
}

/* Both with memory of a kind, each with all rights to the other's. */
static void make_both(unsigned int kind, unsigned int other_kind, size_t len)
{
	make(&a, kind, len);
	make(&b, other_kind, len);
	meet(&a, &b);
	give(&a, &b, 0, len, ALL_RIGHTS);
	give(&b, &a, 0, len, ALL_RIGHTS);
}

static void smoke(void **state)
{
	(void)state;
	make_both(NET_GPU, NET_GPU, SHORT);
	there_and_back(&a, 5, 4093, MIB / 2 + 1, "verbs");
	there_and_back(&b, 0, 0, SHORT, "verbs");
	end_all();
}

/* Odd places and lengths, in memory of each kind, each way. */
static void places(void **state)
{
	static const struct {
		size_t near, far, len;
	} at[] = {
		{ 0, 0, 1 },	   { 1, 4095, 2 }, { 4095, 1, 4097 }, { 77, 4096, 65536 },
		{ 3, 5, MIB + 1 }, { 0, 0, LEN },  { LEN - 1, 0, 1 },
	};
	static const unsigned int kinds[][2] = {
		{ NET_GPU, NET_GPU },
		{ NET_PINNED, NET_GPU },
		{ NET_PLAIN, NET_PLAIN },
	};

	(void)state;
	for (size_t k = 0; k < COUNT(kinds); k++) {
		const char *route = kinds[k][0] == NET_PLAIN ? "verbs+copy" : "verbs";

		make_both(kinds[k][0], kinds[k][1], LEN);
		for (size_t i = 0; i < COUNT(at); i++) {
			there_and_back(&a, at[i].near, at[i].far, at[i].len, route);
			there_and_back(&b, at[i].near, at[i].far, at[i].len, route);
		}
		end_all();
	}
}

static void long_ones(void **state)
{
	(void)state;
	make_both(NET_GPU, NET_GPU, LONG);
	there_and_back(&a, 0, 0, LONG, "verbs");
	there_and_back(&b, 0, 0, LONG, "verbs");
	end_all();
}

/* Refused before anything is sent, with words. */
static void assert_refused(const struct side *s, struct net_order_args o, int err)
{
	const struct net_answer *got = ask(s, o);

	assert_int_equal(got->rc, -err);
	assert_true(got->words[0]);
}

static void rights(void **state)
{
	struct net_order_args o = { .len = MIB };

	(void)state;
	make(&a, NET_GPU, MIB);
	make(&b, NET_GPU, MIB);
	meet(&a, &b);
	DO(&b, .what = NET_ALLOC, .slot = 1, .kind = NET_GPU, .len = MIB);
	DO(&b, .what = NET_FILL, .slot = 1, .seed = OTHERS);
	give(&b, &a, 0, MIB, PL_MAY_READ);
	give(&b, &a, 1, MIB, PL_MAY_WRITE);
	o.what = NET_READ;
	assert_moves(ask(&a, o), MIB, "verbs");
	o.what = NET_WRITE;
	assert_refused(&a, o, EACCES);
	o.region = 1;
	assert_moves(ask(&a, o), MIB, "verbs");
	o.what = NET_READ;
	assert_refused(&a, o, EACCES);
	o.region = 0;
	o.far = 1;
	assert_refused(&a, o, EINVAL);
	/* What was granted is granted no longer: the kernel itself says so. */
	DO(&b, .what = NET_UNGRANT, .slot = 0);
	o.far = 0;
	assert_refused(&a, o, EACCES);
	DO(&b, .what = NET_LOOK, .seed = THEIRS);
	DO(&b, .what = NET_LOOK, .slot = 1, .seed = OTHERS, .other = THEIRS, .len = MIB);
	end_all();
}

/* Packets that a side's NIC has sent and received so far. */
static unsigned long packets(const struct side *s)
{
	static const char *const counters[] = { "sent_pkts", "rcvd_pkts" };
	unsigned long sum = 0;

	for (size_t i = 0; i < COUNT(counters); i++) {
		char path[160], line[32] = "";
		FILE *f;

		(void)snprintf(path, sizeof(path),
			       "/sys/class/infiniband/rx%s/ports/1/hw_counters/%s", s->name,
			       counters[i]);
		f = fopen(path, "r");
		if (!f || !fgets(line, sizeof(line), f)) {
			fail_msg("%s cannot be read", path);
		}
		(void)fclose(f);
		sum += strtoul(line, NULL, 10);
	}
	return sum;
}

/* Starts a transfer, and returns when it is under way and not at its end yet. Where this process
 * was not let run meanwhile, it starts another. */
static void begin(const struct side *s, struct net_order_args o)
{
	for (int tries = 0; tries < 20; tries++) {
		unsigned long before = packets(s);

		tell(s, &o);
		for (int i = 0; packets(s) < before + 100 && !answered(s); i++) {
			assert_true(i < PATIENCE_S * 1000);
			(void)usleep(1000);
		}
		if (!answered(s)) {
			return;
		}
		assert_int_equal(hear(s)->rc, o.len);
	}
	fail_msg("the transfers of side %s are over too soon", s->name);
}

/* The one that is left lets go of everything, gets a new other side, and is as good as before. */
static void go_on(struct side *left, struct side *other, size_t len)
{
	DO(left, .what = NET_NO_REGION, .slot = 0);
	DO(left, .what = NET_LEAVE);
	make(other, NET_GPU, len);
	DO(left, .what = NET_FILL, .seed = left == &a ? MINE : THEIRS);
	meet(left, other);
	give(left, other, 0, len, ALL_RIGHTS); /* still the same grant */
	give(other, left, 0, len, ALL_RIGHTS);
	there_and_back(left, 3, 5, MIB, "verbs");
	there_and_back(other, 5, 3, MIB, "verbs");
	DO(left, .what = NET_UNGRANT, .slot = 0);
	end_all();
}

/* `dies` does so when its card and its grant are on their way to `left`, which has nobody to
 * connect with. */
static void killed_before(struct side *dies, struct side *left)
{
	struct net_order_args o = { .what = NET_READ, .len = MIB };
	struct net_order_args card, granted;

	make(dies, NET_GPU, SHORT);
	make(left, NET_GPU, SHORT);
	card = card_of(dies);
	(void)card_of(left);
	granted = grant_of(dies, 0, SHORT, ALL_RIGHTS);
	kill_side(dies);
	assert_int_equal(ask(left, card)->rc, 0);
	assert_int_equal(ask(left, granted)->rc, 0);
	assert_lost(ask(left, o), "killed before it connected, read");
	o.what = NET_WRITE;
	assert_lost(ask(left, o), "and written");
	go_on(left, dies, SHORT);
}

static void killed_when_idle(struct side *dies, struct side *left, bool after)
{
	struct net_order_args o = { .what = NET_WRITE, .len = MIB };

	make_both(NET_GPU, NET_GPU, SHORT);
	if (after) {
		there_and_back(dies, 0, 0, MIB, "verbs");
		there_and_back(left, 1, 0, MIB, "verbs");
		o.what = NET_READ;
	}
	kill_side(dies);
	assert_lost(ask(left, o),
		    after ? "killed after transfers, read" : "killed when connected, written");
	if (after) { /* what was transferred stays right */
		DO(left, .what = NET_LOOK, .seed = left == &a ? MINE : THEIRS);
	}
	go_on(left, dies, SHORT);
}

/* In the middle of a transfer that `user` has asked for. */
static void killed_within(struct side *dies, struct side *left, struct side *user, bool writes)
{
	struct net_order_args o = { .what = writes ? NET_WRITE : NET_READ, .len = WHILE };
	char what[64];

	make_both(NET_GPU, NET_GPU, WHILE);
	begin(user, o);
	kill_side(dies);
	(void)snprintf(what, sizeof(what), "killed in the middle of its %s%s",
		       user == dies ? "" : "other's ", writes ? "write" : "read");
	if (user == left) {
		assert_lost(hear(left), what);
	} else {
		o.len = MIB;
		assert_lost(ask(left, o), what);
	}
	go_on(left, dies, WHILE);
}

/* words: the side that dies, and when. */
static void killed(void **state)
{
	struct side *dies = words[0] && strcmp(words[0], "a") == 0 ? &a : &b;
	struct side *left = dies == &a ? &b : &a;
	const char *when = words[0] && words[1] ? words[1] : "";

	(void)state;
	if (strcmp(when, "before") == 0) {
		killed_before(dies, left);
	} else if (strcmp(when, "connected") == 0 || strcmp(when, "after") == 0) {
		killed_when_idle(dies, left, when[0] == 'a');
	} else {
		for (unsigned int i = 0; i < 4; i++) {
			killed_within(dies, left, i & 1 ? left : dies, i & 2);
		}
	}
}

/* After an error: both open new remotes. */
static void join_again(void)
{
	DO(&a, .what = NET_LEAVE);
	DO(&b, .what = NET_LEAVE);
	meet(&a, &b);
	give(&a, &b, 0, WHILE, ALL_RIGHTS);
	give(&b, &a, 0, WHILE, ALL_RIGHTS);
}

/* The link goes down in the middle of a transfer of side a: shortly, or until that has ended. */
static void link_lost(const char *where, bool for_long, bool writes)
{
	struct net_order_args o = { .what = writes ? NET_WRITE : NET_READ, .len = WHILE };
	const struct net_answer *got;

	fill_again();
	begin(&a, o);
	set_link(where, false);
	if (!for_long) {
		(void)usleep(300000);
		set_link(where, true);
	}
	got = hear(&a);
	if (for_long) {
		set_link(where, true);
	}
	if (!for_long && got->rc == (int64_t)o.len) {
		print_message("note: %s has outlived 0.3 s\n", writes ? "the write" : "the read");
		assert_content(&a, &b, writes, &o);
	} else {
		assert_lost(got, for_long ? "the link is down" : "the link was down for 0.3 s");
		join_again();
	}
	there_and_back(&a, 1, 2, MIB, "verbs");
	there_and_back(&b, 1, 2, MIB, "verbs");
}

/* words: whose end of it. */
static void flap(void **state)
{
	(void)state;
	assert_non_null(words[0]);
	make_both(NET_GPU, NET_GPU, WHILE);
	for (unsigned int i = 0; i < 4; i++) {
		link_lost(words[0], i & 1, i & 2);
	}
	end_all();
}

/* A process that stands still has no part in what others do with its memory. */
static void frozen(void **state)
{
	struct net_order_args o = { .what = NET_READ, .len = SHORT };

	(void)state;
	make_both(NET_GPU, NET_GPU, SHORT);
	assert_int_equal(kill(b.pid, SIGSTOP), 0);
	assert_moves(ask(&a, o), SHORT, "verbs");
	DO(&a, .what = NET_LOOK, .seed = MINE, .other = THEIRS, .len = SHORT);
	o = (struct net_order_args){ .what = NET_WRITE, .near = 1, .far = 2, .len = MIB };
	DO(&a, .what = NET_FILL, .seed = MINE);
	assert_moves(ask(&a, o), MIB, "verbs");
	assert_int_equal(kill(b.pid, SIGCONT), 0);
	assert_content(&a, &b, true, &o);
	end_all();
}

/* A network that loses, delays and reorders packets: fewer bytes, and all of them right. */
static void rough(void **state)
{
	(void)state;
	make_both(NET_GPU, NET_GPU, SHORT);
	there_and_back(&a, 0, 0, SHORT, "verbs");
	there_and_back(&b, 3, 5, MIB / 2, "verbs");
	end_all();
}

/* What is outside both hosts does it to the other one. */
static void outside(const char *what)
{
	FILE *f = fopen("/dev/ttyS1", "w");

	assert_non_null(f);
	(void)fprintf(f, "# host: %s other\n", what);
	assert_int_equal(fclose(f), 0);
}

/* In the middle of a transfer the other host stands still: an error, long before it goes on. Then
 * both open new remotes. */
static void host_frozen(void **state)
{
	struct net_order_args o = { .what = NET_WRITE, .len = WHILE };

	(void)state;
	make_both(NET_GPU, NET_GPU, WHILE);
	begin(&a, o);
	outside("stop");
	assert_lost(hear(&a), "the other host stands still");
	assert_lost(ask(&a, o), "and tried again");
	(void)sleep(30);
	outside("cont");
	join_again();
	there_and_back(&a, 1, 2, MIB, "verbs");
	there_and_back(&b, 1, 2, MIB, "verbs");
	end_all();
}

static void host_killed(void **state)
{
	struct net_order_args o = { .what = NET_READ, .len = WHILE };

	(void)state;
	make_both(NET_GPU, NET_GPU, WHILE);
	begin(&a, o);
	outside("kill");
	assert_lost(hear(&a), "the other host was killed");
	DO(&a, .what = NET_NO_REGION);
	DO(&a, .what = NET_LEAVE);
	DO(&a, .what = NET_UNGRANT);
	end_side(&a);
	(void)close(b.fd);
	b.fd = -1;
}

/* words: a device whose memory is a BAR, and a drive beside it. From the drive into that memory
 * without the host's, and from there to the other process by whatever way there is. */
static void from_bar(void **state)
{
	struct net_order_args o = { .what = NET_FROM_FILE, .len = MIB };
	const struct net_answer *got;
	char *host = fx_host(MIB);
	int fd;

	(void)state;
	assert_true(words[0] && words[1]);
	fx_pattern(host, 0, MIB, OTHERS);
	fd = open(words[1], O_WRONLY | O_DIRECT | O_SYNC | O_CLOEXEC);
	assert_true(fd >= 0);
	assert_int_equal(pwrite(fd, host, MIB, 0), MIB);
	(void)close(fd);
	free(host);
	a.dev = words[0];
	make(&a, NET_GPU, MIB);
	make(&b, NET_GPU, MIB);
	meet(&a, &b);
	give(&b, &a, 0, MIB, ALL_RIGHTS);
	(void)snprintf(o.device, sizeof(o.device), "%s", words[1]);
	got = ask(&a, o);
	if (got->rc != (int64_t)MIB) {
		fail_msg("from the drive: %lld: %s", (long long)got->rc, got->words);
	}
	o = (struct net_order_args){ .what = NET_WRITE, .len = MIB };
	got = ask(&a, o);
	print_message("note: from the BAR by %s: %lld\n", got->route, (long long)got->rc);
	assert_int_equal(got->rc, MIB);
	DO(&b, .what = NET_LOOK, .seed = THEIRS, .other = OTHERS, .len = MIB);
	DO(&b, .what = NET_FILL, .seed = THEIRS);
	o.what = NET_READ;
	got = ask(&a, o);
	print_message("note: into the BAR by %s: %lld\n", got->route, (long long)got->rc);
	assert_int_equal(got->rc, MIB);
	DO(&a, .what = NET_LOOK, .seed = MINE, .other = THEIRS, .len = MIB);
	got = ASK(&a, .what = NET_GRANT, .len = MIB, .rights = ALL_RIGHTS);
	print_message("note: a grant of it: %lld: \"%s\"\n", (long long)got->rc, got->words);
	assert_true(!got->rc || got->words[0]);
	end_all();
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest all[] = {
		cmocka_unit_test_teardown(smoke, clean),
		cmocka_unit_test_teardown(places, clean),
		cmocka_unit_test_teardown(long_ones, clean),
		cmocka_unit_test_teardown(rights, clean),
		cmocka_unit_test_teardown(killed, clean),
		cmocka_unit_test_teardown(flap, clean),
		cmocka_unit_test_teardown(rough, clean),
		cmocka_unit_test_teardown(frozen, clean),
		cmocka_unit_test_teardown(from_bar, clean),
		cmocka_unit_test_teardown(host_frozen, clean),
		cmocka_unit_test_teardown(host_killed, clean),
	};
	struct CMUnitTest one[1];

	if (argc == 4 && strcmp(argv[1], "side") == 0) {
		return net_side(argv[2], atoi(argv[3]));
	}
	if (argc == 3 && strcmp(argv[1], "serve") == 0) {
		return serve(atoi(argv[2]));
	}
	words = argv + 2;
	for (size_t i = 0; argc > 1 && i < COUNT(all); i++) {
		if (strcmp(all[i].name, argv[1]) == 0) {
			one[0] = all[i];
			return cmocka_run_group_tests(one, NULL, NULL);
		}
	}
	return 2;
}
