/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * NCCL's plug-in between the two ends of the cable that guest/init lays, driven as NCCL drives it
 * (tests/ncclnet/app.h): one process sends, in the network namespace a, and one receives, in b. By
 * PEERLANE_REMOTES it goes over TCP or RDMA.
 *
 *	nccl TEST [ARGUMENT...]
 *
 * What must hold is what docs/nccl-net.md says: right bytes or one line and an error on both sides;
 * a process that stands still is waited for.
 */

#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cable.h"
#include "ncclnet/app.h"
#include "unit/unit.h"

#define MOST ((size_t)2 * MIB)
#define MANY 8u
#define RANK 3
#define S UINT64_C(1000000000)

static char **words; /* the command's further arguments */

struct end {
	struct app_table t;
	unsigned char *at; /* MANY times MOST bytes */
	void *comm;
	void *mr;
	void *request[MANY];
};

static void open_end(struct end *e, const char *name, int sock, int version)
{
	CHECK_IS(cable_enter(name), 0);
	memset(e, 0, sizeof(*e));
	app_begin(&e->t, version);
	e->at = malloc(MANY * MOST);
	CHECK(e->at);
	e->comm = *name == 'a' ? app_sender(&e->t, sock) : app_receiver(&e->t, sock);
	CHECK_IS(e->t.calls->reg_mr(e->comm, e->at, MANY * MOST, NN_PTR_HOST, &e->mr), 0);
}

static void close_end(struct end *e, bool sends)
{
	CHECK_IS(e->t.calls->dereg_mr(e->comm, e->mr), 0);
	CHECK_IS(sends ? e->t.calls->close_send(e->comm) : e->t.calls->close_recv(e->comm), 0);
	app_end(&e->t);
	free(e->at);
}

/* Message i of a round. */
static size_t len_of(unsigned int round, unsigned int i)
{
	static const size_t lens[] = { MOST, 0, 1, 16385, MOST - 5, 65537, 4095, MIB };

	return lens[(round + i) % COUNT(lens)];
}

static void send_round(struct end *e, unsigned int round)
{
	for (unsigned int i = 0; i < MANY; i++) {
		app_fill(e->at + i * MOST, len_of(round, i), round * MANY + i);
		e->request[i] =
			app_isend(&e->t, e->comm, e->at + i * MOST, len_of(round, i), RANK, e->mr);
	}
}

static void post_round(struct end *e)
{
	memset(e->at, 0x5a, MANY * MOST);
	for (unsigned int i = 0; i < MANY; i++) {
		e->request[i] = app_irecv(&e->t, e->comm, e->at + i * MOST, MOST, RANK, e->mr);
	}
}

static void wait_round(struct end *e, unsigned int round)
{
	for (unsigned int i = 0; i < MANY; i++) {
		CHECK_IS(app_wait(&e->t, e->request[i]), len_of(round, i));
	}
}

/* Each byte, and none behind them. */
static void check_round(const struct end *e, unsigned int round)
{
	for (unsigned int i = 0; i < MANY; i++) {
		const unsigned char *at = e->at + i * MOST;
		size_t len = len_of(round, i);

		CHECK(app_is(at, len, round * MANY + i));
		CHECK(len == MOST || at[len] == 0x5a);
	}
}

/* Goes on as NCCL does, for some time: whether all was done before its end. */
static bool go_on(struct end *e, double seconds)
{
	uint64_t end = app_now() + (uint64_t)(seconds * 1e9);
	int done = 0;

	while (app_now() < end) {
		/* The last one: whatever moves it moves those before it. */
		CHECK_IS(e->t.calls->test(e->request[MANY - 1], &done, NULL), 0);
		CHECK(!done);
		(void)sched_yield();
	}
	return done;
}

#define ROUNDS 5u

static void rounds_send(int sock, int version)
{
	struct end e;

	open_end(&e, "a", sock, version);
	for (unsigned int r = 0; r < ROUNDS; r++) {
		send_round(&e, r);
		wait_round(&e, r);
	}
	close_end(&e, true);
}

static void rounds_recv(int sock, int version)
{
	struct end e;

	open_end(&e, "b", sock, version);
	for (unsigned int r = 0; r < ROUNDS; r++) {
		post_round(&e);
		wait_round(&e, r);
		check_round(&e, r);
	}
	close_end(&e, false);
}

static void rounds(void **state)
{
	(void)state;
	app_pair(rounds_send, rounds_recv, 12);
}

/* words: whose end of the cable. It goes down in the middle of messages, for words[1] seconds. */
static void flap_send(int sock, int version)
{
	struct end e;

	open_end(&e, "a", sock, version);
	for (unsigned int r = 0; r < 2; r++) {
		uint64_t before = cable_bytes(getpid(), "a");

		send_round(&e, r);
		while (cable_bytes(getpid(), "a") < before + MIB / 8) {
			(void)go_on(&e, .001);
		}
		CHECK_IS(cable_link(words[0], false), 0);
		(void)go_on(&e, strtod(words[1], NULL)); /* it is down: the last one cannot go */
		CHECK_IS(cable_link(words[0], true), 0);
		wait_round(&e, r);
	}
	close_end(&e, true);
}

static void flap_recv(int sock, int version)
{
	struct end e;

	open_end(&e, "b", sock, version);
	for (unsigned int r = 0; r < 2; r++) {
		post_round(&e);
		wait_round(&e, r);
		check_round(&e, r);
	}
	close_end(&e, false);
}

static void flap(void **state)
{
	(void)state;
	CHECK(words[0] && words[1]);
	app_pair(flap_send, flap_recv, 12);
}

/* An error of the request, and one line that names the rank and what to look at. */
static void assert_lost(struct end *e, const char *what)
{
	uint64_t begin = app_now();

	CHECK_IS(app_wait_error(&e->t, e->request[MANY - 1]), NN_REMOTE);
	(void)printf("# note: %s: \"%s\" after %.1f s\n", what, app_warned.last,
		     (double)(app_now() - begin) / 1e9);
	(void)fflush(stdout);
	CHECK_IS(app_warned.n, 1);
	CHECK(strstr(app_warned.last, "rank 3 at 10.9.0."));
	CHECK(app_now() - begin < 45 * S);
}

/* words: whose end. It goes down, and stays so until both sides have their errors. */
static void gone_send(int sock, int version)
{
	struct end e;
	uint64_t before;
	char c;

	open_end(&e, "a", sock, version);
	before = cable_bytes(getpid(), "a");
	send_round(&e, 0);
	while (cable_bytes(getpid(), "a") < before + MIB / 8) {
		(void)go_on(&e, .001);
	}
	CHECK_IS(cable_link(words[0], false), 0);
	assert_lost(&e, "the link is down, sending");
	app_get(sock, &c, 1);
	CHECK_IS(cable_link(words[0], true), 0);
	close_end(&e, true);
}

static void gone_recv(int sock, int version)
{
	struct end e;

	open_end(&e, "b", sock, version);
	post_round(&e);
	assert_lost(&e, "the link is down, receiving");
	app_put(sock, "", 1);
	close_end(&e, false);
}

static void gone(void **state)
{
	(void)state;
	CHECK(words[0]);
	app_pair(gone_send, gone_recv, 12);
}

/* words: seconds. The other process stands still in the middle of messages. */
static void freeze(struct end *e, pid_t pid)
{
	uint64_t end = app_now() + (uint64_t)atoi(words[0]) * S;
	int done[MANY] = { 0 };

	CHECK_IS(kill(pid, SIGSTOP), 0);
	while (app_now() < end) {
		for (unsigned int i = 0; i < MANY; i++) {
			if (!done[i]) {
				CHECK_IS(e->t.calls->test(e->request[i], &done[i], NULL), 0);
			}
		}
		(void)usleep(1000);
	}
	CHECK_IS(kill(pid, SIGCONT), 0);
	for (unsigned int i = 0; i < MANY; i++) {
		if (!done[i]) {
			CHECK_IS(app_wait(&e->t, e->request[i]), len_of(0, i));
		}
	}
}

static void frozen_one_send(int sock, int version, bool freezes)
{
	pid_t pid = getpid();
	struct end e;

	open_end(&e, "a", sock, version);
	if (freezes) {
		app_get(sock, &pid, sizeof(pid));
		send_round(&e, 0);
		freeze(&e, pid);
	} else {
		send_round(&e, 0);
		app_put(sock, &pid, sizeof(pid));
		wait_round(&e, 0);
	}
	close_end(&e, true);
}

static void frozen_one_recv(int sock, int version, bool freezes)
{
	pid_t pid = getpid();
	struct end e;

	open_end(&e, "b", sock, version);
	post_round(&e);
	if (freezes) {
		app_get(sock, &pid, sizeof(pid));
		freeze(&e, pid);
	} else {
		app_put(sock, &pid, sizeof(pid));
		wait_round(&e, 0);
	}
	check_round(&e, 0);
	close_end(&e, false);
}

static void freezing_send(int sock, int version)
{
	frozen_one_send(sock, version, true);
}

static void frozen_recv(int sock, int version)
{
	frozen_one_recv(sock, version, false);
}

static void frozen_send(int sock, int version)
{
	frozen_one_send(sock, version, false);
}

static void freezing_recv(int sock, int version)
{
	frozen_one_recv(sock, version, true);
}

static void frozen(void **state)
{
	(void)state;
	CHECK(words[0]);
	app_pair(freezing_send, frozen_recv, 12);
	app_pair(frozen_send, freezing_recv, 12);
}

static void killed_send(int sock, int version)
{
	struct end e;
	uint64_t before;

	open_end(&e, "a", sock, version);
	before = cable_bytes(getpid(), "a");
	send_round(&e, 0);
	while (cable_bytes(getpid(), "a") < before + MIB / 8) {
		(void)go_on(&e, .001);
	}
	(void)kill(getpid(), SIGKILL);
}

static void left_recv(int sock, int version)
{
	struct end e;

	open_end(&e, "b", sock, version);
	post_round(&e);
	assert_lost(&e, "the one that sends was killed");
	close_end(&e, false);
}

static void killed_recv(int sock, int version)
{
	struct end e;
	uint64_t before;

	open_end(&e, "b", sock, version);
	before = cable_bytes(getpid(), "b");
	post_round(&e);
	while (cable_bytes(getpid(), "b") < before + MIB / 8) {
		(void)go_on(&e, .001);
	}
	(void)kill(getpid(), SIGKILL);
}

static void left_send(int sock, int version)
{
	struct end e;

	open_end(&e, "a", sock, version);
	send_round(&e, 0);
	assert_lost(&e, "the one that receives was killed");
	close_end(&e, true);
}

static void killed(void **state)
{
	(void)state;
	app_kills(killed_send, left_recv, 12);
	app_kills(killed_recv, left_send, 12);
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest all[] = {
		cmocka_unit_test(rounds), cmocka_unit_test(flap),   cmocka_unit_test(gone),
		cmocka_unit_test(frozen), cmocka_unit_test(killed),
	};
	struct CMUnitTest one[1];

	(void)setvbuf(stdout, NULL, _IOLBF, 0); /* children write there, too */
	words = argv + 2;
	for (size_t i = 0; argc > 1 && i < COUNT(all); i++) {
		if (strcmp(all[i].name, argv[1]) == 0) {
			one[0] = all[i];
			return cmocka_run_group_tests(one, NULL, NULL);
		}
	}
	return 2;
}
