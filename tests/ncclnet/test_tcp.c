/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NCCL's plug-in, driven as NCCL does, between processes: contents, tags, groups, ends. */

#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "app.h"
#include "unit/unit.h"

#define MOST ((size_t)64 * MIB)
#define HOUSE_TAG 3

/* The plug-in's call, too, which has more threads where there are more processors. */
__attribute__((visibility("default"))) int sched_getaffinity(pid_t pid, size_t len, cpu_set_t *set)
{
	const char *many = getenv("PEERLANE_TEST_PROCESSORS");
	int n = many ? atoi(many) : 0;
	long rc;

	memset(set, 0, len);
	for (int i = 0; i < n; i++) {
		CPU_SET_S((size_t)i, len, set);
	}
	rc = n ? 0 : syscall(SYS_sched_getaffinity, pid, len, set);
	return rc < 0 ? -1 : 0;
}

static void *memory(size_t len)
{
	void *p = malloc(len ? len : 1);

	CHECK(p);
	return p;
}

static void *reg(const struct app_table *t, void *comm, void *at, size_t len)
{
	void *mr = NULL;

	CHECK_IS(t->calls->reg_mr(comm, at, len, NN_PTR_HOST, &mr), 0);
	CHECK(mr);
	return mr;
}

/* Sizes around every border: none, small, a piece, several, many. */
static const size_t sizes[] = { 0,     1,      7,	16,	    4095,    16384, 16385, 32768,
				65537, 131072, MIB - 1, MIB + 4097, 8 * MIB, 0,	    MOST };

/* The tables share their calls: the longest is for one. */
static unsigned int n_sizes(int version)
{
	return version == 12 ? COUNT(sizes) : COUNT(sizes) - 3;
}

static void sizes_send(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory(MOST);
	void *comm;
	void *mr;

	app_begin(&t, version);
	comm = app_sender(&t, sock);
	mr = reg(&t, comm, at, MOST);
	for (unsigned int i = 0; i < n_sizes(version); i++) {
		app_fill(at, sizes[i], i);
		CHECK_IS(app_wait(&t, app_isend(&t, comm, at, sizes[i], HOUSE_TAG, mr)), sizes[i]);
	}
	CHECK_IS(t.calls->dereg_mr(comm, mr), 0);
	CHECK_IS(t.calls->close_send(comm), 0);
	app_end(&t);
	free(at);
}

static void sizes_recv(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory(MOST + 8);
	void *comm;
	void *mr;

	app_begin(&t, version);
	comm = app_receiver(&t, sock);
	mr = reg(&t, comm, at, MOST + 8);
	for (unsigned int i = 0; i < n_sizes(version); i++) {
		size_t space = i % 2 ? sizes[i] : MOST; /* it may be more than what comes */

		memset(at + sizes[i], 0x5a, 8);
		CHECK_IS(app_wait(&t, app_irecv(&t, comm, at, space, HOUSE_TAG, mr)), sizes[i]);
		CHECK(app_is(at, sizes[i], i));
		CHECK(memcmp(at + sizes[i], "\x5a\x5a\x5a\x5a\x5a\x5a\x5a\x5a", 8) == 0);
	}
	CHECK_IS(t.calls->dereg_mr(comm, mr), 0);
	CHECK_IS(t.calls->close_recv(comm), 0);
	app_end(&t);
	free(at);
}

static void test_sizes(void **state)
{
	(void)state;
	for (int version = 10; version <= 12; version++) {
		app_pair(sizes_send, sizes_recv, version);
	}
}

/* As many in flight as there may be, of all sizes, tested in another order than they began. */
#define MANY NN_REQUESTS
#define ROUNDS 6
#define MANY_MAX (300u << 10)

static size_t many_len(unsigned int i)
{
	return (i * 7919u + (i % 5) * 65536u) % MANY_MAX;
}

static void many_send(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory(MANY * MANY_MAX);
	void *request[MANY];
	void *comm;
	void *more;
	void *mr;

	app_begin(&t, version);
	comm = app_sender(&t, sock);
	mr = reg(&t, comm, at, MANY * MANY_MAX);
	for (unsigned int r = 0; r < ROUNDS; r++) {
		for (unsigned int i = 0; i < MANY; i++) {
			app_fill(at + i * MANY_MAX, many_len(r + i), r * MANY + i);
			request[i] = app_isend(&t, comm, at + i * MANY_MAX, many_len(r + i),
					       HOUSE_TAG, mr);
		}
		CHECK_IS(t.calls->isend(comm, at, 1, HOUSE_TAG, mr, NULL, &more), 0);
		CHECK(!more); /* no space: again later */
		for (unsigned int i = MANY; i-- > 0;) {
			CHECK_IS(app_wait(&t, request[i]), many_len(r + i));
		}
	}
	CHECK_IS(t.calls->close_send(comm), 0);
	app_end(&t);
	free(at);
}

static void many_recv(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory(MANY * MANY_MAX);
	void *request[MANY];
	void *comm;
	void *mr;

	app_begin(&t, version);
	comm = app_receiver(&t, sock);
	mr = reg(&t, comm, at, MANY * MANY_MAX);
	for (unsigned int r = 0; r < ROUNDS; r++) {
		for (unsigned int i = 0; i < MANY; i++) {
			request[i] =
				app_irecv(&t, comm, at + i * MANY_MAX, MANY_MAX, HOUSE_TAG, mr);
		}
		for (unsigned int k = 0; k < MANY; k++) {
			unsigned int i = (k * 13 + 5) % MANY;

			CHECK_IS(app_wait(&t, request[i]), many_len(r + i));
			CHECK(app_is(at + i * MANY_MAX, many_len(r + i), r * MANY + i));
		}
	}
	CHECK_IS(t.calls->close_recv(comm), 0);
	app_end(&t);
	free(at);
}

static void test_many(void **state)
{
	(void)state;
	app_pair(many_send, many_recv, 12);
}

/* Hosts whose processors differ: each side sends in its own way. */
static void few_processors(void)
{
	CHECK_IS(setenv("PEERLANE_TEST_PROCESSORS", "2", 1), 0);
}

static void few_send(int sock, int version)
{
	few_processors();
	many_send(sock, version);
}

static void few_recv(int sock, int version)
{
	few_processors();
	many_recv(sock, version);
}

static void test_unlike(void **state)
{
	(void)state;
	app_pair(few_send, many_recv, 12);
	app_pair(many_send, few_recv, 12);
}

/* Messages find the receives of their tags, alone and in a group. */
static void tags_send(int sock, int version)
{
	static const int order[] = { 8, 7, 9, 22, 20, 21 };
	struct app_table t;
	unsigned char at[6][100];
	void *request[6];
	void *comm;
	void *mr;
	char go;

	app_begin(&t, version);
	comm = app_sender(&t, sock);
	mr = reg(&t, comm, at, sizeof(at));
	app_get(sock, &go, 1);
	for (unsigned int i = 0; i < 6; i++) {
		app_fill(at[i], sizeof(at[i]), (unsigned int)order[i]);
	}
	/* By remotes one whose tag the oldest receive does not want has to be tried again. */
	for (unsigned int i = 0; i < 6; i++) {
		request[i] = app_isend(&t, comm, at[i], (size_t)order[i], order[i], mr);
	}
	for (unsigned int i = 0; i < 6; i++) {
		CHECK_IS(app_wait(&t, request[i]), order[i]);
	}
	CHECK_IS(t.calls->close_send(comm), 0);
	app_end(&t);
}

static void tags_recv(int sock, int version)
{
	struct app_table t;
	unsigned char at[6][100];
	void *comm;
	void *mr;
	void *mrs[3];
	void *to[3] = { at[3], at[4], at[5] };
	size_t len[3] = { 100, 100, 100 };
	int tag[3] = { 20, 21, 22 };
	int got[3] = { -1, -1, -1 };
	void *request[4];
	int done = 0;
	uint64_t end = app_now() + UINT64_C(60000000000);

	app_begin(&t, version);
	comm = app_receiver(&t, sock);
	mr = reg(&t, comm, at, sizeof(at));
	for (int i = 0; i < 3; i++) {
		request[i] = app_irecv(&t, comm, at[i], 100, 7 + i, mr);
		mrs[i] = mr;
	}
	CHECK_IS(t.calls->irecv(comm, 3, to, len, tag, mrs, NULL, &request[3]), 0);
	CHECK(request[3]);
	app_put(sock, "", 1);
	while (!done) {
		CHECK_IS(t.calls->test(request[3], &done, got), 0);
		CHECK(app_now() < end);
	}
	for (int i = 0; i < 3; i++) {
		CHECK_IS(got[i], 20 + i);
		CHECK(app_is(at[3 + i], (size_t)(20 + i), (unsigned int)(20 + i)));
		CHECK_IS(app_wait(&t, request[i]), 7 + i);
		CHECK(app_is(at[i], (size_t)(7 + i), (unsigned int)(7 + i)));
	}
	CHECK_IS(t.calls->irecv(comm, NN_GROUP + 1, to, len, tag, mrs, NULL, &request[3]),
		 NN_ARGUMENT);
	CHECK_IS(t.calls->close_recv(comm), 0);
	app_end(&t);
}

static void test_tags(void **state)
{
	(void)state;
	app_pair(tags_send, tags_recv, 11);
}

/* A message that is longer than its buffer is no message. */
static void long_send(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory(MIB);
	void *comm;
	void *mr;
	char go;

	app_begin(&t, version);
	comm = app_sender(&t, sock);
	mr = reg(&t, comm, at, MIB);
	(void)app_isend(&t, comm, at, 101, HOUSE_TAG, mr);
	app_get(sock, &go, 1);
	CHECK_IS(t.calls->close_send(comm), 0); /* with what it was to send */
	app_end(&t);
	free(at);
}

static void long_recv(int sock, int version)
{
	struct app_table t;
	unsigned char at[108];
	void *comm;
	void *mr;
	void *request;

	app_begin(&t, version);
	memset(at, 1, sizeof(at));
	comm = app_receiver(&t, sock);
	mr = reg(&t, comm, at, sizeof(at));
	request = app_irecv(&t, comm, at, 100, HOUSE_TAG, mr);
	CHECK_IS(app_wait_error(&t, request), NN_USAGE);
	CHECK(strstr(app_warned.last, "longer than the buffer"));
	CHECK_IS(at[100], 1);
	app_put(sock, "", 1);
	CHECK_IS(t.calls->close_recv(comm), 0);
	app_end(&t);
}

static void test_long(void **state)
{
	(void)state;
	app_pair(long_send, long_recv, 12);
}

/* The other process is killed in the middle of a message, and before one. */
static void killed_send(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory(MOST);
	void *comm;
	void *mr;
	int done;

	app_begin(&t, version);
	comm = app_sender(&t, sock);
	mr = reg(&t, comm, at, MOST);
	(void)app_wait(&t, app_isend(&t, comm, at, 10, HOUSE_TAG, mr));
	CHECK_IS(t.calls->test(app_isend(&t, comm, at, MOST, HOUSE_TAG, mr), &done, NULL), 0);
	(void)kill(getpid(), SIGKILL);
}

static void one_line(int rank)
{
	char want[32];

	(void)snprintf(want, sizeof(want), "rank %d at 1", rank); /* and its address */
	CHECK_IS(app_warned.n, 1);
	if (rank != NN_UNKNOWN) {
		CHECK(strstr(app_warned.last, want));
	}
	CHECK(strstr(app_warned.last, "the other process has ended"));
}

static void left_recv(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory(MOST);
	void *request[3];
	void *comm;
	void *mr;
	uint64_t begin;

	app_begin(&t, version);
	comm = app_receiver(&t, sock);
	mr = reg(&t, comm, at, MOST);
	for (int i = 0; i < 3; i++) {
		request[i] = app_irecv(&t, comm, at, MOST, HOUSE_TAG, mr);
	}
	CHECK_IS(app_wait(&t, request[0]), 10);
	begin = app_now();
	CHECK_IS(app_wait_error(&t, request[1]), NN_REMOTE);
	CHECK_IS(app_wait_error(&t, request[2]), NN_REMOTE);
	CHECK(app_now() - begin < UINT64_C(20000000000));
	one_line(HOUSE_TAG);
	CHECK(strstr(app_warned.last, "receiving"));
	CHECK_IS(t.calls->close_recv(comm), 0);
	app_end(&t);
	free(at);
}

static void killed_recv(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory(MOST);
	void *comm;
	void *mr;
	void *request;
	int done;

	app_begin(&t, version);
	comm = app_receiver(&t, sock);
	mr = reg(&t, comm, at, MOST);
	request = app_irecv(&t, comm, at, MOST, HOUSE_TAG, mr);
	CHECK_IS(t.calls->test(request, &done, NULL), 0);
	app_put(sock, "", 1);
	(void)kill(getpid(), SIGKILL);
}

static void left_send(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory(MOST);
	void *request;
	void *comm;
	void *mr;
	uint64_t end = app_now() + UINT64_C(60000000000);
	char go;
	int rc = 0;

	app_begin(&t, version);
	comm = app_sender(&t, sock);
	mr = reg(&t, comm, at, MOST);
	app_get(sock, &go, 1);
	while (!rc) { /* by remotes there is no request before the receive is heard of */
		request = NULL;
		rc = t.calls->isend(comm, at, MOST, HOUSE_TAG, mr, NULL, &request);
		rc = rc || !request ? rc : app_wait_error(&t, request);
		CHECK(app_now() < end);
	}
	CHECK_IS(rc, NN_REMOTE);
	one_line(HOUSE_TAG);
	CHECK_IS(t.calls->close_send(comm), 0);
	app_end(&t);
	free(at);
}

static void test_kill(void **state)
{
	(void)state;
	app_kills(killed_send, left_recv, 12);
	app_kills(killed_recv, left_send, 12);
}

/* A process that stands still for a moment is waited for. */
static void frozen_recv(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory((MOST / 4));
	pid_t pid = getpid();
	void *comm;
	void *mr;

	app_begin(&t, version);
	comm = app_receiver(&t, sock);
	mr = reg(&t, comm, at, (MOST / 4));
	app_put(sock, &pid, sizeof(pid));
	for (unsigned int i = 0; i < 2; i++) {
		CHECK_IS(app_wait(&t, app_irecv(&t, comm, at, (MOST / 4), HOUSE_TAG, mr)),
			 (MOST / 4));
		CHECK(app_is(at, (MOST / 4), i));
	}
	CHECK_IS(t.calls->close_recv(comm), 0);
	app_end(&t);
	free(at);
}

static void frozen_send(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory((MOST / 4));
	pid_t pid;
	void *comm;
	void *mr;

	app_begin(&t, version);
	comm = app_sender(&t, sock);
	mr = reg(&t, comm, at, (MOST / 4));
	app_get(sock, &pid, sizeof(pid));
	for (unsigned int i = 0; i < 2; i++) {
		void *request;
		int done = 0;

		app_fill(at, (MOST / 4), i);
		request = app_isend(&t, comm, at, (MOST / 4), HOUSE_TAG, mr);
		CHECK_IS(kill(pid, SIGSTOP), 0);
		for (int k = 0; k < 50 && !done; k++) {
			CHECK_IS(t.calls->test(request, &done, NULL), 0);
			(void)usleep(2000);
		}
		CHECK_IS(kill(pid, SIGCONT), 0);
		if (!done) {
			CHECK_IS(app_wait(&t, request), (MOST / 4));
		}
	}
	CHECK_IS(t.calls->close_send(comm), 0);
	app_end(&t);
	free(at);
}

static void test_frozen(void **state)
{
	(void)state;
	app_pair(frozen_send, frozen_recv, 12);
}

/* Nobody listens any more: connect() says so. */
static void gone_listen(int sock, int version)
{
	unsigned char handle[NN_HANDLE];
	struct app_table t;
	void *listener;

	app_begin(&t, version);
	CHECK_IS(app_listen(&t, 0, handle, &listener), 0);
	app_put(sock, handle, sizeof(handle));
	(void)kill(getpid(), SIGKILL);
}

static void gone_connect(int sock, int version)
{
	unsigned char handle[NN_HANDLE];
	struct app_table t;
	uint64_t end = app_now() + UINT64_C(60000000000);
	void *comm = NULL;
	char c;
	int rc = 0;

	app_begin(&t, version);
	app_get(sock, handle, sizeof(handle));
	CHECK_IS(read(sock, &c, 1), 0); /* it has ended */
	while (!rc && !comm) {
		rc = app_connect(&t, 0, handle, &comm);
		CHECK(app_now() < end);
	}
	CHECK_IS(rc, NN_REMOTE);
	CHECK(!comm);
	CHECK(strstr(app_warned.last, "the process there has ended"));
	app_end(&t);
}

static void test_gone(void **state)
{
	(void)state;
	app_kills(gone_listen, gone_connect, 12);
}

/* Connections and their memory go while they are in use. */
static void closing_send(int sock, int version)
{
	unsigned char handle[NN_HANDLE];
	struct app_table t;
	unsigned char *at = memory(MOST);
	uint64_t end = app_now() + UINT64_C(60000000000);
	void *comm;
	void *mr;
	int done;

	app_begin(&t, version);
	for (int i = 0; i < 4; i++) {
		void *request = NULL;
		int rc = 0;

		comm = NULL;
		app_get(sock, handle, sizeof(handle));
		while (!rc && !comm) {
			rc = app_connect(&t, 0, handle, &comm);
			CHECK(app_now() < end);
		}
		CHECK(!rc || rc == NN_REMOTE);
		mr = rc ? NULL : reg(&t, comm, at, MOST);
		while (!rc && !request) { /* the other side may have closed already */
			rc = t.calls->isend(comm, at, MOST, HOUSE_TAG, mr, NULL, &request);
			CHECK(app_now() < end);
		}
		rc = rc || !request ? rc : t.calls->test(request, &done, NULL);
		CHECK(!rc || rc == NN_REMOTE);
		CHECK_IS(t.calls->close_send(comm), 0);
		memset(at, 0xee, MOST);
	}
	free(at); /* nobody is at it any more: ASan and TSan would see that */
	app_end(&t);
}

static void closing_recv(int sock, int version)
{
	struct app_table t;
	void *comm;

	app_begin(&t, version);
	for (int i = 0; i < 4; i++) {
		unsigned char *at = memory(MOST);
		void *mr;
		void *request;
		int done;

		comm = app_receiver(&t, sock);
		mr = reg(&t, comm, at, MOST);
		request = app_irecv(&t, comm, at, MOST, HOUSE_TAG, mr);
		for (int k = 0; k < 50 * i; k++) {
			if (t.calls->test(request, &done, NULL)) {
				break;
			}
			(void)sched_yield();
		}
		CHECK_IS(t.calls->dereg_mr(comm, mr), 0);
		CHECK_IS(t.calls->close_recv(comm), 0);
		free(at);
	}
	app_end(&t);
}

static void test_closing(void **state)
{
	(void)state;
	app_pair(closing_send, closing_recv, 12);
}

/* One process, several threads with contexts of their own, each with itself. */
static void *with_itself(void *arg)
{
	struct app_table t;
	unsigned char handle[NN_HANDLE];
	unsigned char *from = memory(MIB);
	unsigned char *to = memory(MIB);
	unsigned int id = *(unsigned int *)arg;
	void *listener;
	void *in = NULL;
	void *out = NULL;
	void *mr[2];

	app_begin(&t, 12);
	CHECK_IS(app_listen(&t, 0, handle, &listener), 0);
	while (!in || !out) {
		if (!out) {
			CHECK_IS(app_connect(&t, 0, handle, &out), 0);
		}
		if (!in) {
			CHECK_IS(t.calls->accept(listener, &in, NULL), 0);
		}
		(void)sched_yield();
	}
	mr[0] = reg(&t, out, from, MIB);
	mr[1] = reg(&t, in, to, MIB);
	for (unsigned int i = 0; i < 30; i++) {
		size_t len = (i * 37813u) % MIB;
		void *r = app_irecv(&t, in, to, MIB, (int)id, mr[1]);
		void *s;

		app_fill(from, len, id * 100 + i);
		s = app_isend(&t, out, from, len, (int)id, mr[0]);
		CHECK_IS(app_wait(&t, r), len);
		CHECK_IS(app_wait(&t, s), len);
		CHECK(app_is(to, len, id * 100 + i));
	}
	CHECK_IS(t.calls->close_send(out), 0);
	CHECK_IS(t.calls->close_recv(in), 0);
	CHECK_IS(t.calls->close_listen(listener), 0);
	app_end(&t);
	free(from);
	free(to);
	return NULL;
}

static void threads(int sock, int version)
{
	pthread_t thread[3];
	unsigned int id[3] = { 1, 2, 3 };

	(void)sock;
	(void)version;
	for (int round = 0; round < 2;
	     round++) { /* the space goes with the last, and comes again */
		for (int i = 0; i < 3; i++) {
			CHECK_IS(pthread_create(&thread[i], NULL, with_itself, &id[i]), 0);
		}
		for (int i = 0; i < 3; i++) {
			CHECK_IS(pthread_join(thread[i], NULL), 0);
		}
	}
}

static void nothing(int sock, int version)
{
	(void)sock;
	(void)version;
}

static void test_threads(void **state)
{
	(void)state;
	app_pair(threads, nothing, 12);
}

/* Where processes find each other over the stand-in for libibverbs. */
static char dir[] = "/tmp/peerlane-nccl-XXXXXX";

static int make_dir(void **state)
{
	(void)state;
	return !mkdtemp(dir) || setenv("FAKEVERBS_DIR", dir, 1);
}

static int remove_dir(void **state)
{
	DIR *d = opendir(dir);
	const struct dirent *e;

	(void)state;
	while (d && (e = readdir(d))) {
		(void)unlinkat(dirfd(d), e->d_name, 0); /* what a killed process left */
	}
	if (d) {
		(void)closedir(d);
	}
	return rmdir(dir);
}

int main(void)
{
	const struct CMUnitTest of_threads[] = {
		cmocka_unit_test(test_sizes),
		cmocka_unit_test(test_many),
		cmocka_unit_test(test_unlike),
		cmocka_unit_test(test_closing),
	};
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_sizes),	cmocka_unit_test(test_many),
		cmocka_unit_test(test_tags),	cmocka_unit_test(test_long),
		cmocka_unit_test(test_frozen),	cmocka_unit_test(test_kill),
		cmocka_unit_test(test_gone),	cmocka_unit_test(test_closing),
		cmocka_unit_test(test_threads),
	};

	return getenv("PEERLANE_TEST_PROCESSORS")
		       ? cmocka_run_group_tests(of_threads, make_dir, remove_dir)
		       : cmocka_run_group_tests(tests, make_dir, remove_dir);
}
