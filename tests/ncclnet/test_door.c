/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NCCL's plug-in and what it is not to believe: handles, connections and calls of no sense. */

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app.h"
#include "unit/unit.h"

#define HELLO 60u
#define OUTSIDE __attribute__((visibility("default")))

/* Of the handle, as door.c has it. */
#define AT_LANES 6
#define AT_PORT 24
#define AT_TOKEN 32
#define AT_ATTEMPT 120

/* How often the plug-in's connect() / the connection that it began finds no route. */
static atomic_int no_route_now, no_route_later;

static bool takes_one(atomic_int *left)
{
	int n = atomic_load(left);

	while (n > 0 && !atomic_compare_exchange_weak(left, &n, n - 1)) {
	}
	return n > 0;
}

/* The plug-in's calls, too. */
OUTSIDE int connect(int fd, const struct sockaddr *to, socklen_t len)
{
	if (takes_one(&no_route_now)) {
		errno = ENETUNREACH;
		return -1;
	}
	return (int)syscall(SYS_connect, fd, to, len);
}

OUTSIDE int getsockopt(int fd, int level, int name, void *value, socklen_t *len)
{
	if (level == SOL_SOCKET && name == SO_ERROR && takes_one(&no_route_later)) {
		*(int *)value = EHOSTUNREACH;
		return 0;
	}
	return (int)syscall(SYS_getsockopt, fd, level, name, value, len);
}

static int dial(const unsigned char *handle)
{
	struct sockaddr_in a = { .sin_family = AF_INET };
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	CHECK(fd >= 0);
	a.sin_port = htons((uint16_t)(handle[AT_PORT] | handle[AT_PORT + 1] << 8));
	memcpy(&a.sin_addr, handle + 8, 4);
	CHECK_IS(connect(fd, (struct sockaddr *)&a, sizeof(a)), 0);
	return fd;
}

static void make_hello(unsigned char *h, const unsigned char *handle, unsigned int lane,
		       unsigned int lanes, unsigned int id)
{
	memset(h, 0, HELLO);
	memcpy(h, "PLNH\3", 5);
	h[5] = handle[5];
	h[6] = (unsigned char)lane;
	h[7] = (unsigned char)lanes;
	memcpy(h + 8, handle + AT_TOKEN, 32);
	h[40] = (unsigned char)id;
	h[58] = 1; /* patience: 65 s */
}

/* accept() until there are so many lines, or a connection. */
static void *accept_until(const struct app_table *t, void *listener, int lines)
{
	uint64_t end = app_now() + UINT64_C(60000000000);
	void *comm = NULL;

	while (!comm && app_warned.n < lines) {
		CHECK_IS(t->calls->accept(listener, &comm, NULL), 0);
		CHECK(app_now() < end);
		(void)sched_yield();
	}
	return comm;
}

#define STRANGERS 7

/* Connections that are none cost one line of the log each, and nothing else. */
static void test_strangers(void **state)
{
	static const char *const wanted[] = { "does not have the token", "not of this plug-in",
					      "closed before",		 "not of this plug-in",
					      "is there already",	 "not of this plug-in",
					      "not of this plug-in" };
	struct app_table t;
	unsigned char handle[NN_HANDLE];
	unsigned char h[HELLO];
	void *listener;
	void *out = NULL;
	void *in = NULL;
	int fd[STRANGERS + 2];

	(void)state;
	app_begin(&t, 12);
	app_warned.n = 0;
	CHECK_IS(app_listen(&t, 0, handle, &listener), 0);
	for (int i = 0; i < STRANGERS; i++) {
		make_hello(h, handle, 0, 2, 9);
		if (i == 0) {
			h[8 + 31] ^= 1;
		} else if (i == 1) {
			memcpy(h, "GET /", 5);
		} else if (i == 3) {
			h[6] = 3; /* of 2 */
		} else if (i == 5) {
			h[7] = 200;
		} else if (i == 6) {
			h[58] = 0; /* no patience at all */
		}
		fd[i] = dial(handle);
		app_put(fd[i], h, i == 2 ? 20 : HELLO);
		if (i == 2) {
			(void)close(fd[i]);
		}
		if (i == 4) {
			fd[STRANGERS] = dial(handle);
			app_put(fd[STRANGERS], h,
				HELLO); /* the same socket of the same connection */
		}
		CHECK(!accept_until(&t, listener, i + 1));
		CHECK_IS(app_warned.n, i + 1);
		if (!strstr(app_warned.last, wanted[i])) {
			app_fail(__FILE__, __LINE__, "%d: %s", i, app_warned.last);
		}
	}
	fd[STRANGERS + 1] = dial(handle); /* silent */
	while (!in || !out) {		  /* who has the token is served */
		if (!out) {
			CHECK_IS(app_connect(&t, 0, handle, &out), 0);
		}
		if (!in) {
			CHECK_IS(t.calls->accept(listener, &in, NULL), 0);
		}
	}
	CHECK_IS(t.calls->close_send(out), 0);
	CHECK_IS(t.calls->close_recv(in), 0);
	CHECK_IS(t.calls->close_listen(listener), 0);
	for (int i = 0; i < STRANGERS + 2; i++) {
		if (i != 2) {
			(void)close(fd[i]);
		}
	}
	app_end(&t);
}

/* A handle that any bit was changed of is refused, or leads to nobody who knows its token. */
static void test_handles(void **state)
{
	struct app_table t;
	unsigned char handle[NN_HANDLE];
	unsigned char bad[NN_HANDLE];
	void *listener;
	void *comm;
	uint32_t x = 7;

	(void)state;
	app_begin(&t, 12);
	CHECK_IS(app_listen(&t, 0, handle, &listener), 0);
	for (unsigned int bit = 0; bit < 8 * NN_HANDLE; bit++) {
		memcpy(bad, handle, sizeof(bad));
		bad[bit / 8] ^= (unsigned char)(1u << bit % 8);
		CHECK_IS(app_connect(&t, 0, bad, &comm), NN_ARGUMENT);
		CHECK(!comm);
	}
	for (unsigned int i = 0; i < 2000; i++) {
		for (unsigned int k = 0; k < NN_HANDLE; k++) {
			x = x * 1664525u + 1013904223u;
			bad[k] = (unsigned char)(x >> 24);
		}
		if (i % 2) {
			memcpy(bad, handle, i / 2 % NN_HANDLE); /* truncated */
		}
		CHECK_IS(app_connect(&t, 0, bad, &comm), NN_ARGUMENT);
	}
	memcpy(bad, handle, sizeof(bad)); /* an attempt that there is not */
	bad[AT_ATTEMPT] = 77;
	CHECK_IS(app_connect(&t, 0, bad, &comm), NN_ARGUMENT);
	CHECK(strstr(app_warned.last, "attempt that has ended"));
	CHECK_IS(app_connect(&t, 1000, handle, &comm), NN_ARGUMENT);
	CHECK_IS(app_connect(&t, -1, handle, &comm), NN_ARGUMENT);
	CHECK_IS(t.calls->close_listen(listener), 0);
	CHECK_IS(app_listen(&t, -1, bad, &listener), NN_ARGUMENT);
	CHECK(!listener);
	app_end(&t);
}

/* A connection with the token, whose other side then says what it likes. */
static void hostile(const struct app_table *t, unsigned int seed)
{
	unsigned char handle[NN_HANDLE];
	unsigned char h[HELLO];
	unsigned char bytes[300];
	unsigned char to[64];
	void *listener;
	void *comm;
	void *mr = NULL;
	void *request;
	size_t n = 0;
	int fd[9];
	unsigned int lanes;

	CHECK_IS(app_listen(t, 0, handle, &listener), 0);
	lanes = handle[AT_LANES];
	for (unsigned int i = 0; i <= lanes; i++) {
		fd[i] = dial(handle);
		make_hello(h, handle, i, lanes, seed);
		app_put(fd[i], h, HELLO);
	}
	comm = accept_until(t, listener, INT32_MAX);
	CHECK_IS(t->calls->reg_mr(comm, to, sizeof(to), NN_PTR_HOST, &mr), 0);
	request = app_irecv(t, comm, to, sizeof(to), 5, mr);
	app_fill(bytes, sizeof(bytes), seed);
	if (seed % 3) {
		memcpy(bytes, "PM\0", 4); /* a head: of the tag, and perhaps a length that fits */
		bytes[4] = 5;
		memset(bytes + 5, 0, 3);
		memset(bytes + 8, seed % 3 == 1 ? 0 : 0xff, 8);
		bytes[8] = (unsigned char)seed;
		n = 1 + seed % sizeof(bytes);
	}
	app_put(fd[0], bytes, n ? n : sizeof(bytes));
	for (unsigned int i = 0; i <= lanes; i++) {
		(void)close(fd[i]);
	}
	for (int i = 0; i < 2000; i++) { /* an error, or bytes: nothing else */
		int done = 0;
		int len = 0;
		int rc = t->calls->test(request, &done, &len);

		CHECK(!rc || rc == NN_REMOTE || rc == NN_USAGE);
		if (rc || done) {
			CHECK(rc || (len == (int)(unsigned char)seed && len <= (int)sizeof(to)));
			break;
		}
		CHECK(i < 1999);
		(void)poll(NULL, 0, 1);
	}
	CHECK_IS(t->calls->close_recv(comm), 0);
	CHECK_IS(t->calls->close_listen(listener), 0);
}

static void test_hostile(void **state)
{
	struct app_table t;

	(void)state;
	app_begin(&t, 12);
	for (unsigned int seed = 1; seed <= 200; seed++) {
		hostile(&t, seed);
	}
	app_end(&t);
}

/* Whether a descriptor of this process listens. */
static bool has_listener(void)
{
	int listens = 0;

	for (int fd = 0; fd < 1024 && !listens; fd++) {
		socklen_t len = sizeof(listens);

		if (getsockopt(fd, SOL_SOCKET, SO_ACCEPTCONN, &listens, &len)) {
			listens = 0;
		}
	}
	return listens;
}

/* Calls with what there is not. */
static void test_calls(void **state)
{
	struct app_table t;
	struct nn_props_v10 p10;
	struct nn_props_v11 p11;
	struct nn_props_v12 p12;
	unsigned char handle[NN_HANDLE];
	void *listener;
	void *comm = NULL;
	void *p = NULL;
	int n = 0;
	int status;
	pid_t pid;

	(void)state;
	app_load(&t, 12);
	CHECK_IS(t.calls->devices(&n), NN_INTERNAL); /* before init() */
	CHECK_IS(n, 0);
	app_begin(&t, 12);
	CHECK_IS(t.calls->devices(&n), 0);
	CHECK(n >= 1);
	CHECK_IS(t.calls->props(0, &p12), 0);
	CHECK_IS(t.v11->props(0, &p11), 0);
	CHECK_IS(t.v10->props(0, &p10), 0);
	CHECK(strcmp(p12.head.name, "lo") == 0 && !p12.head.pci);
	CHECK_IS(p12.head.memory, NN_PTR_HOST);
	CHECK_IS(p12.head.recvs, 1);
	CHECK(p12.head.speed >= 10000);
	CHECK(p12.cards.n == 1 && p12.cards.card[0] == 0 && p12.rail == -1 && p12.plane == -1);
	CHECK(memcmp(&p12.head, &p11.head, sizeof(p11.head)) == 0);
	CHECK(memcmp(&p12.head, &p10.head, sizeof(p10.head)) == 0);
	CHECK(p10.cards.n == 1 && p11.cards.n == 1 && p11.multi_most == 1);
	CHECK_IS(t.calls->props(n, &p12), NN_ARGUMENT);
	CHECK_IS(t.calls->props(-1, &p12), NN_ARGUMENT);
	CHECK(!t.calls->make_card && !t.calls->device_mr && !t.calls->consumed);
	CHECK_IS(t.calls->test(NULL, &n, NULL), NN_ARGUMENT);
	CHECK_IS(t.calls->isend(NULL, &p, 1, 0, NULL, NULL, &p), NN_ARGUMENT);
	CHECK_IS(t.calls->irecv(NULL, 1, NULL, NULL, NULL, NULL, NULL, &p), NN_ARGUMENT);
	CHECK_IS(t.calls->iflush(NULL, 1, NULL, NULL, NULL, &p), NN_ARGUMENT);
	CHECK_IS(t.calls->close_send(NULL), 0);
	CHECK_IS(t.calls->close_listen(NULL), 0);
	CHECK_IS(app_listen(&t, 0, handle, &listener), 0);
	while (!comm) {
		CHECK_IS(app_connect(&t, 0, handle, &comm), 0);
	}
	CHECK_IS(t.calls->irecv(comm, 1, NULL, NULL, NULL, NULL, NULL, &p), NN_ARGUMENT);
	CHECK_IS(t.calls->isend(comm, NULL, 1, 0, NULL, NULL, &p), NN_ARGUMENT);
	CHECK_IS(t.calls->reg_mr(comm, &p, 8, NN_PTR_CUDA, &p), NN_ARGUMENT);
	CHECK(!p && strstr(app_warned.last, "only the host's"));
	CHECK_IS(t.calls->reg_mr_dmabuf(comm, &p, 8, NN_PTR_CUDA, 0, -1, &p), NN_ARGUMENT);
	pid = fork();
	if (!pid) {
		void *other;

		_exit(!has_listener() && t.calls->close_send(comm) == 0 &&
				      t.calls->close_listen(listener) == 0 &&
				      app_connect(&t, 0, handle, &other) == NN_INTERNAL &&
				      strstr(app_warned.last, "fork()")
			      ? 0
			      : 1);
	}
	CHECK(waitpid(pid, &status, 0) == pid && WIFEXITED(status) && !WEXITSTATUS(status));
	CHECK_IS(t.calls->close_send(comm), 0);
	CHECK_IS(t.calls->close_listen(listener), 0);
	app_end(&t);
	CHECK_IS(app_listen(&t, 0, handle, &listener), NN_INTERNAL); /* after finalize() */
}

/* A route that comes up later than the first attempts, and one that never does. */
static void test_routes(void **state)
{
	struct app_table t;
	unsigned char handle[NN_HANDLE];
	uint64_t began;
	void *listener;
	void *out = NULL;
	void *in = NULL;
	int rc = 0;

	(void)state;
	CHECK_IS(setenv("PEERLANE_REMOTE_TIMEOUT", "1", 1), 0);
	app_begin(&t, 12);
	app_warned.n = 0;
	CHECK_IS(app_listen(&t, 0, handle, &listener), 0);
	atomic_store(&no_route_now, handle[AT_LANES] + 3);
	atomic_store(&no_route_later, 2);
	while (!in || !out) {
		if (!out) {
			CHECK_IS(app_connect(&t, 0, handle, &out), 0);
		}
		CHECK_IS(in ? 0 : t.calls->accept(listener, &in, NULL), 0);
	}
	CHECK_IS(atomic_load(&no_route_now), 0);
	CHECK_IS(atomic_load(&no_route_later), 0);
	CHECK(app_warned.n <= 2); /* of who listens, on the two that were there after all */
	CHECK_IS(t.calls->close_send(out), 0);
	CHECK_IS(t.calls->close_recv(in), 0);
	began = app_now();
	atomic_store(&no_route_now, INT32_MAX);
	while (!rc) {
		rc = app_connect(&t, 0, handle, &out);
		CHECK(!out);
	}
	CHECK_IS(rc, NN_REMOTE);
	CHECK(app_now() - began >= UINT64_C(1000000000));
	CHECK(strstr(app_warned.last, "no route"));
	atomic_store(&no_route_now, 0);
	CHECK_IS(t.calls->close_listen(listener), 0);
	app_end(&t);
	CHECK_IS(unsetenv("PEERLANE_REMOTE_TIMEOUT"), 0);
}

/* The interval of keep-alives of this process's connections: each has the same. */
static int interval(void)
{
	struct sockaddr_storage peer;
	int all = 0;

	for (int fd = 0; fd < 256; fd++) {
		socklen_t len = sizeof(peer);
		int s;

		if (!getpeername(fd, (struct sockaddr *)&peer, &len) && peer.ss_family == AF_INET) {
			len = sizeof(s);
			CHECK_IS(getsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &s, &len), 0);
			CHECK(!all || s == all);
			all = s;
		}
	}
	return all;
}

static void with_patience(const char *seconds, int sock, bool sends)
{
	struct app_table t;
	void *comm;
	char c;

	CHECK_IS(setenv("PEERLANE_REMOTE_TIMEOUT", seconds, 1), 0);
	app_begin(&t, 12);
	comm = sends ? app_sender(&t, sock) : app_receiver(&t, sock);
	CHECK_IS(interval(), 2); /* a third of six seconds */
	app_put(sock, "x", 1);
	app_get(sock, &c, 1);
	CHECK_IS(sends ? t.calls->close_send(comm) : t.calls->close_recv(comm), 0);
	app_end(&t);
}

static void six_send(int sock, int more)
{
	with_patience(more ? "600" : "6", sock, true);
}

static void six_receive(int sock, int more)
{
	with_patience(more ? "6" : "600", sock, false);
}

/* Ranks that differ in their patience: the smaller counts on both. */
static void test_patience(void **state)
{
	(void)state;
	app_pair(six_send, six_receive, 0);
	app_pair(six_send, six_receive, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_calls),	cmocka_unit_test(test_strangers),
		cmocka_unit_test(test_routes),	cmocka_unit_test(test_patience),
		cmocka_unit_test(test_handles), cmocka_unit_test(test_hostile),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
