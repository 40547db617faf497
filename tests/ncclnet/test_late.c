/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The plug-in over TCP where the other side says nothing: a receiver that comes late, whose host
 * answers, and hosts that do not answer any more. A socket whose filter drops all that comes stands
 * for the latter: its kernel acknowledges nothing, and nothing is sent for it.
 */

#include <errno.h>
#include <linux/filter.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app.h"
#include "unit/unit.h"

#define LEN ((size_t)4 * MIB)
#define MESSAGES 8u /* more than the kernels have space for */
#define LATE_US 2200000
#define TAG 4

static unsigned char *memory(void)
{
	unsigned char *p = malloc(MESSAGES * LEN);

	CHECK(p);
	return p;
}

static void begin(struct app_table *t)
{
	CHECK_IS(setenv("PEERLANE_REMOTE_TIMEOUT", "1", 1), 0);
	app_begin(t, 12);
}

#define MOST 256
static bool spared[MOST];

static bool is_connection(int fd)
{
	struct sockaddr_storage peer;
	socklen_t len = sizeof(peer);

	return !getpeername(fd, (struct sockaddr *)&peer, &len) && peer.ss_family == AF_INET;
}

/* The connections that there are go on. */
static void spare(void)
{
	for (int fd = 0; fd < MOST; fd++) {
		spared[fd] = is_connection(fd);
	}
}

/* From now on nothing is heard here, nor sent, on any other connection. Their number. */
static unsigned int fall_silent(void)
{
	struct sock_filter none = BPF_STMT(BPF_RET | BPF_K, 0);
	struct sock_fprog filter = { .len = 1, .filter = &none };
	unsigned int n = 0;
	int off = 0;

	for (int fd = 0; fd < MOST; fd++) {
		if (spared[fd] || !is_connection(fd)) {
			continue;
		}
		CHECK_IS(setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &off, sizeof(off)), 0);
		CHECK_IS(setsockopt(fd, SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof(filter)), 0);
		n++;
	}
	return n;
}

/* As many as there are, small ones first. */
static void send_all(const struct app_table *t, void *comm, unsigned char *at, void **request)
{
	void *mr;

	CHECK_IS(t->calls->reg_mr(comm, at, MESSAGES * LEN, NN_PTR_HOST, &mr), 0);
	for (unsigned int i = 0; i < MESSAGES; i++) {
		app_fill(at + i * LEN, LEN, i);
		request[i] = app_isend(t, comm, at + i * LEN, i ? LEN : 1000, TAG, mr);
	}
}

static void receive_all(const struct app_table *t, void *comm, unsigned char *at)
{
	void *mr;

	CHECK_IS(t->calls->reg_mr(comm, at, MESSAGES * LEN, NN_PTR_HOST, &mr), 0);
	for (unsigned int i = 0; i < MESSAGES; i++) {
		void *request = app_irecv(t, comm, at + i * LEN, LEN, TAG, mr);

		CHECK_IS(app_wait(t, request), i ? LEN : 1000);
		CHECK(app_is(at + i * LEN, i ? LEN : 1000, i));
	}
}

/* Two connections: of one the other side comes late, of the other its host has died meanwhile. */
static void patient_send(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory();
	void *late, *dead;
	void *request[2][MESSAGES];

	(void)version;
	begin(&t);
	late = app_sender(&t, sock);
	dead = app_sender(&t, sock);
	send_all(&t, late, at, request[0]);
	send_all(&t, dead, at, request[1]);
	app_put(sock, "x", 1);
	/* The small one went; the last one never does. */
	CHECK_IS(app_wait(&t, request[1][0]), 1000);
	CHECK_IS(app_wait_error(&t, request[1][MESSAGES - 1]), NN_REMOTE);
	CHECK(strstr(app_warned.last, "the other host does not answer"));
	for (unsigned int i = 0; i < MESSAGES; i++) {
		CHECK_IS(app_wait(&t, request[0][i]), i ? LEN : 1000);
	}
	CHECK_IS(app_warned.n, 1);
	app_put(sock, "y", 1);
	CHECK_IS(t.calls->close_send(late), 0);
	CHECK_IS(t.calls->close_send(dead), 0);
	app_end(&t);
	free(at);
}

static void late_recv(int sock, int version)
{
	struct app_table t;
	unsigned char *at = memory();
	void *late, *dead;
	char c;

	(void)version;
	begin(&t);
	late = app_receiver(&t, sock);
	spare();
	dead = app_receiver(&t, sock);
	app_get(sock, &c, 1);
	(void)usleep(300000); /* until all windows are shut */
	CHECK(fall_silent() >= 1);
	(void)usleep(LATE_US);
	receive_all(&t, late, at);
	app_get(sock, &c, 1);
	CHECK_IS(t.calls->close_recv(late), 0);
	CHECK_IS(t.calls->close_recv(dead), 0);
	app_end(&t);
	free(at);
}

static void test_late(void **state)
{
	(void)state;
	app_pair(patient_send, late_recv, 12);
}

/* Who waits for bytes of a host that has died hears of it, too, with nothing on its way; and so
 * does who has sent what was not answered any more. */
static void dying(int sock, int version)
{
	struct app_table t;
	void *sends, *receives;
	char c;

	(void)version;
	begin(&t);
	sends = app_sender(&t, sock);
	receives = app_receiver(&t, sock);
	CHECK(fall_silent() >= 2);
	app_put(sock, "x", 1);
	app_get(sock, &c, 1);
	CHECK_IS(t.calls->close_send(sends), 0);
	CHECK_IS(t.calls->close_recv(receives), 0);
	app_end(&t);
}

static void left(int sock, int version)
{
	struct app_table t;
	unsigned char at[100] = "";
	void *sends, *receives, *request, *mr;
	char c;

	(void)version;
	begin(&t);
	receives = app_receiver(&t, sock);
	sends = app_sender(&t, sock);
	CHECK_IS(t.calls->reg_mr(receives, at, sizeof(at), NN_PTR_HOST, &mr), 0);
	request = app_irecv(&t, receives, at, sizeof(at), TAG, mr);
	app_get(sock, &c, 1);
	CHECK_IS(app_wait(&t, app_isend(&t, sends, at, sizeof(at), TAG, mr)), sizeof(at));
	CHECK_IS(app_wait_error(&t, request), NN_REMOTE);
	CHECK(strstr(app_warned.last, "the other host does not answer"));
	app_put(sock, "y", 1);
	CHECK_IS(t.calls->close_send(sends), 0);
	CHECK_IS(t.calls->close_recv(receives), 0);
	app_end(&t);
}

static void test_idle(void **state)
{
	(void)state;
	app_pair(dying, left, 12);
}

/* Both at once, as they wait most of their time. */
int main(void)
{
	const struct CMUnitTest late[] = { cmocka_unit_test(test_late) };
	const struct CMUnitTest idle[] = { cmocka_unit_test(test_idle) };
	pid_t pid = fork();
	int status = 1;
	int failed;

	if (!pid) {
		return cmocka_run_group_tests(idle, NULL, NULL);
	}
	failed = cmocka_run_group_tests(late, NULL, NULL);
	return failed || waitpid(pid, &status, 0) != pid || status;
}
