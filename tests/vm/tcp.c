/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory of other hosts over TCP, on the cable that guest/init lays, whose kernel loses, delays and
 * reorders packets, or carries none (netem). Two processes (net_side.c) are each other's remotes.
 * What must hold: every byte is right or there is an error with words, within the time that
 * docs/remote.md says, and after it all is as before.
 *
 *	tcp TEST [ARGUMENT...]
 *	tcp reset PID		the process's connections over the cable: how many
 */

#include "net_ask.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

#include "cable.h"
#include "fixture.h"

#define LEN (2 * MIB + 77)
#define WHILE (8 * MIB) /* at 50 Mb/s more than a second */
#define PIECES 1200u	/* of a list: two requests */
#define MESSAGES 100u
#define SLACK_S 15.0 /* what a busy machine may need beyond a time limit */

static char **words; /* the command's further arguments */

static double time_limit(void)
{
	const char *s = getenv("PEERLANE_REMOTE_TIMEOUT");

	return s ? strtod(s, NULL) : 10;
}

static const struct side *other_of(const struct side *s)
{
	return s == &a ? &b : &a;
}

static void make_both(unsigned int kind, size_t len)
{
	make(&a, kind, len);
	make(&b, kind, len);
	meet(&a, &b);
	give(&a, &b, 0, len, ALL_RIGHTS);
	give(&b, &a, 0, len, ALL_RIGHTS);
}

static bool writes(const struct net_order_args *o)
{
	return o->what == NET_WRITE || o->what == NET_WRITE_LIST;
}

/* Both memories after a transfer of `user`, every byte. */
static void assert_result(const struct side *user, const struct net_order_args *o)
{
	unsigned int mine = user == &a ? MINE : THEIRS;
	unsigned int theirs = user == &a ? THEIRS : MINE;
	bool wrote = writes(o);

	DO(user, .what = NET_LOOK, .seed = mine, .other = theirs, .near = o->near, .far = o->far,
	   .len = wrote ? 0 : o->len, .pieces = wrote ? 0 : o->pieces);
	DO(other_of(user), .what = NET_LOOK, .seed = theirs, .other = mine, .near = o->far,
	   .far = o->near, .len = wrote ? o->len : 0, .pieces = wrote ? o->pieces : 0);
}

static size_t bytes_of(const struct net_order_args *o)
{
	size_t sum = o->len;

	for (uint32_t i = 0; i < o->pieces; i++) {
		size_t near, len;
		uint64_t far;

		net_piece(i, o->pieces, &near, &far, &len);
		sum += len;
	}
	return sum;
}

static void assert_done(const struct side *user, const struct net_answer *got,
			const struct net_order_args *o)
{
	assert_moves(got, bytes_of(o), "tcp");
	assert_result(user, o);
}

static void transfer(const struct side *user, struct net_order_args o)
{
	fill_again();
	assert_done(user, ask(user, o), &o);
}

#define TRANSFER(user, ...) transfer(user, (struct net_order_args){ __VA_ARGS__ })

static void there_and_back(const struct side *user)
{
	TRANSFER(user, .what = NET_READ, .near = 3, .far = 5, .len = MIB);
	TRANSFER(user, .what = NET_WRITE, .near = 5, .far = 3, .len = MIB);
}

static void guarded(const struct side *user)
{
	unsigned int theirs = user == &a ? THEIRS : MINE;
	struct net_order_args o = {
		.what = NET_GUARDED, .far = 4096, .near = 7, .other = theirs, .len = MIB
	};
	const struct net_answer *got;

	fill_again();
	got = ask(user, o);
	if (got->rc != (int64_t)MIB) {
		fail_msg("guarded: %lld: %s", (long long)got->rc, got->words);
	}
	assert_result(user, &o);
	o.other = theirs + 7;
	assert_int_equal(ask(user, o)->rc, -ESTALE);
}

static void messages(const struct side *from, unsigned int n)
{
	struct net_order_args take = { .what = NET_TAKE, .len = n, .seed = 9 };
	const struct net_answer *got;

	tell(other_of(from), &take);
	DO(from, .what = NET_SEND, .len = n, .seed = 9);
	got = hear(other_of(from));
	if (got->rc) {
		fail_msg("messages: %lld: %s", (long long)got->rc, got->words);
	}
}

/* Everything that there is, in memory of each kind, each way. */
static void calls(void **state)
{
	static const unsigned int kinds[] = { NET_GPU, NET_PINNED, NET_PLAIN };

	(void)state;
	for (size_t k = 0; k < COUNT(kinds); k++) {
		make_both(kinds[k], LEN);
		for (int i = 0; i < 2; i++) {
			const struct side *user = i ? &b : &a;

			TRANSFER(user, .what = NET_READ, .len = LEN);
			TRANSFER(user, .what = NET_WRITE, .near = 1, .len = LEN - 1);
			TRANSFER(user, .what = NET_READ_LIST, .near = 11, .far = 4,
				 .pieces = PIECES);
			TRANSFER(user, .what = NET_WRITE_LIST, .near = 4, .far = 11,
				 .pieces = PIECES);
			if (kinds[k] != NET_PLAIN) { /* a guard has to be aligned */
				guarded(user);
			}
			messages(user, MESSAGES);
		}
		end_all();
	}
}

static void knock(void)
{
	const struct net_answer *got;
	struct net_order_args o = with_blob(NET_KNOCK, ASK(&b, .what = NET_DOOR));
	struct net_order_args let_in = { .what = NET_LET_IN };

	tell(&b, &let_in);
	got = ask(&a, o);
	if (got->rc) {
		fail_msg("a knock: %lld: %s", (long long)got->rc, got->words);
	}
	assert_int_equal(hear(&b)->rc, 0);
}

static void doors(void **state)
{
	(void)state;
	make(&a, NET_GPU, LEN);
	make(&b, NET_GPU, LEN);
	for (int i = 0; i < 3; i++) {
		knock();
		give(&a, &b, 0, LEN, ALL_RIGHTS);
		give(&b, &a, 0, LEN, ALL_RIGHTS);
		there_and_back(&a);
		there_and_back(&b);
		messages(&b, 5);
		DO(&a, .what = NET_LEAVE);
		DO(&b, .what = NET_LEAVE);
	}
	end_all();
}

/* Starts a transfer, and returns when it is under way and not at its end yet. Where this process
 * was not let run meanwhile, it starts another. */
static void begin(const struct side *s, struct net_order_args o)
{
	for (int tries = 0; tries < 20; tries++) {
		uint64_t before = cable_bytes(s->pid, s->name);

		assert_true(before > 0);
		tell(s, &o);
		for (int i = 0; cable_bytes(s->pid, s->name) < before + MIB / 4 && !answered(s);
		     i++) {
			assert_true(i < PATIENCE_S * 1000);
			(void)usleep(1000);
		}
		if (!answered(s)) {
			return;
		}
		assert_int_equal(hear(s)->rc, bytes_of(&o));
	}
	fail_msg("the transfers of side %s are over too soon", s->name);
}

static const struct net_order_args whiles[] = {
	{ .what = NET_READ, .len = WHILE },
	{ .what = NET_WRITE, .len = WHILE },
	{ .what = NET_READ_LIST, .pieces = 2 * PIECES },
	{ .what = NET_WRITE_LIST, .pieces = 2 * PIECES },
};

/* words: whose end. It goes down in the middle of a transfer, for less than the time limit. */
static void flap(void **state)
{
	struct net_order_args take = { .what = NET_TAKE, .len = MESSAGES, .seed = 9 };
	struct net_order_args say = { .what = NET_SEND, .len = MESSAGES, .seed = 9 };
	struct net_order_args late = { .what = NET_READ, .len = MIB };

	(void)state;
	assert_non_null(words[0]);
	make_both(NET_GPU, WHILE);
	for (size_t i = 0; i < COUNT(whiles); i++) {
		fill_again();
		begin(&a, whiles[i]);
		set_link(words[0], false);
		(void)sleep(3);
		assert_false(answered(&a)); /* it was down */
		set_link(words[0], true);
		assert_done(&a, hear(&a), &whiles[i]);
	}
	/* What begins meanwhile. */
	fill_again();
	set_link(words[0], false);
	tell(&a, &late);
	(void)sleep(2);
	assert_false(answered(&a));
	set_link(words[0], true);
	assert_done(&a, hear(&a), &late);
	tell(&b, &take);
	set_link(words[0], false);
	tell(&a, &say);
	(void)sleep(2);
	assert_false(answered(&a));
	set_link(words[0], true);
	assert_int_equal(hear(&a)->rc, 0);
	assert_int_equal(hear(&b)->rc, 0);
	end_all();
}

/* The first request of all, when the other end is down for a moment. */
static void early(void **state)
{
	struct net_order_args o = { .what = NET_READ, .len = MIB };

	(void)state;
	make_both(NET_GPU, LEN);
	set_link("b", false);
	tell(&a, &o);
	(void)sleep(4);
	set_link("b", true);
	assert_done(&a, hear(&a), &o);
	end_all();
}

/* The one error that says so, in time. */
static void assert_silent(const struct net_answer *got, const char *what)
{
	assert_lost(got, what);
	assert_int_equal(got->rc, -EHOSTUNREACH);
	assert_true((double)got->took_ns / 1e9 < 2 * time_limit() + SLACK_S);
}

/* After silence calls fail at once, until a thread of the library has reached the other side: 2 s
 * after it can. What the connections of before still carry is not written any more once this is
 * answered. */
static void assert_back(const char *what)
{
	const struct net_answer *got = ASK(&a, .what = NET_READ, .len = 1);
	double since = fx_now();

	while (got->rc == -EHOSTUNREACH && fx_now() < since + 2 + SLACK_S) {
		(void)usleep(100000);
		got = ASK(&a, .what = NET_READ, .len = 1);
	}
	assert_moves(got, 1, "tcp");
	print_message("%s: back after %.1f s\n", what, fx_now() - since);
}

/* words: whose end. It goes down, and stays so until the transfer has ended. */
static void gone(void **state)
{
	(void)state;
	assert_non_null(words[0]);
	make_both(NET_GPU, WHILE);
	for (size_t i = 0; i < COUNT(whiles); i++) {
		fill_again();
		begin(&a, whiles[i]);
		set_link(words[0], false);
		assert_silent(hear(&a), "the link is down");
		assert_silent(ASK(&a, .what = NET_READ, .len = MIB), "and tried again");
		assert_silent(ASK(&a, .what = NET_SEND, .len = 1), "and a message");
		set_link(words[0], true);
		DO(&a, .what = NET_FILL, .seed = MINE);
		assert_back("the link is up");
		there_and_back(&a);
		there_and_back(&b);
	}
	end_all();
}

/* words: seconds, and whether the time limit is longer ("waits") or not ("lost"). The other process
 * stands still in the middle of a transfer, and goes on. */
static void frozen(void **state)
{
	unsigned int seconds = words[0] && words[1] ? (unsigned int)atoi(words[0]) : 0;
	bool waits = seconds && strcmp(words[1], "waits") == 0;

	(void)state;
	assert_true(seconds > 0);
	make_both(NET_GPU, WHILE);
	for (size_t i = 0; i < 2; i++) {
		double since;

		fill_again();
		begin(&a, whiles[i]);
		assert_int_equal(kill(b.pid, SIGSTOP), 0);
		since = fx_now();
		if (!waits) {
			assert_silent(hear(&a), "the other process stands still");
		}
		while (fx_now() < since + seconds) {
			(void)usleep(100000);
		}
		assert_int_equal(kill(b.pid, SIGCONT), 0);
		if (waits) {
			assert_done(&a, hear(&a), &whiles[i]);
		}
		assert_back("the other process goes on");
		there_and_back(&a);
		there_and_back(&b);
		messages(&a, 3);
	}
	end_all();
}

/* The one that is left lets go of everything, gets a new other side, and is as good as before. */
static void go_on(struct side *left, struct side *other)
{
	DO(left, .what = NET_NO_REGION);
	DO(left, .what = NET_LEAVE);
	make(other, NET_GPU, WHILE);
	meet(left, other);
	give(left, other, 0, WHILE, ALL_RIGHTS);
	give(other, left, 0, WHILE, ALL_RIGHTS);
	there_and_back(left);
	there_and_back(other);
	DO(left, .what = NET_UNGRANT);
	end_all();
}

/* words: who. */
static void killed(void **state)
{
	struct side *dies = words[0] && strcmp(words[0], "a") == 0 ? &a : &b;
	struct side *left = dies == &a ? &b : &a;

	(void)state;
	for (size_t i = 0; i < COUNT(whiles); i++) {
		make_both(NET_GPU, WHILE);
		begin(&a, whiles[i]);
		kill_side(dies);
		if (left == &a) {
			assert_lost(hear(&a), "the other process was killed");
		}
		assert_lost(ASK(left, .what = NET_READ, .len = MIB), "and asked again");
		assert_lost(ASK(left, .what = NET_SEND, .len = 1), "and a message");
		go_on(left, dies);
	}
}

static atomic_uint cuts;
static atomic_bool enough;

static void *cut_again_and_again(void *arg)
{
	(void)arg;
	while (!atomic_load(&enough)) {
		int n = cable_cut(b.pid);

		(void)atomic_fetch_add(&cuts, n > 0 ? (unsigned int)n : 0);
		(void)usleep(900000); /* in which something goes, also with much delay */
	}
	return NULL;
}

/* Connections are reset again and again: what they carried goes again, over others, once. */
static void cut(void **state)
{
	double until = fx_now() + 8;
	pthread_t t;

	(void)state;
	make_both(NET_GPU, WHILE);
	there_and_back(&a);
	atomic_store(&cuts, 0);
	atomic_store(&enough, false);
	assert_int_equal(pthread_create(&t, NULL, cut_again_and_again, NULL), 0);
	while (fx_now() < until) {
		for (size_t i = 0; i < COUNT(whiles); i++) {
			transfer(&a, whiles[i]);
		}
		messages(&a, 40);
		messages(&b, 40);
	}
	atomic_store(&enough, true);
	assert_int_equal(pthread_join(t, NULL), 0);
	print_message("note: %u connections were reset\n", atomic_load(&cuts));
	assert_true(atomic_load(&cuts) > 2);
	end_all();
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest all[] = {
		cmocka_unit_test_teardown(calls, clean),  cmocka_unit_test_teardown(doors, clean),
		cmocka_unit_test_teardown(flap, clean),	  cmocka_unit_test_teardown(early, clean),
		cmocka_unit_test_teardown(gone, clean),	  cmocka_unit_test_teardown(frozen, clean),
		cmocka_unit_test_teardown(killed, clean), cmocka_unit_test_teardown(cut, clean),
	};
	struct CMUnitTest one[1];

	if (argc == 4 && strcmp(argv[1], "side") == 0) {
		return net_side(argv[2], atoi(argv[3]));
	}
	if (argc == 3 && strcmp(argv[1], "reset") == 0) {
		return printf("%d\n", cable_cut(atoi(argv[2]))) < 0;
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
