/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What the other side takes back (MSG_END) while the connection's thread has yet to write there:
 * the plug-in's way by remotes over a library that is made up here, whose writes wait until they
 * are let go. A region is closed once, and when no job has it any more. And calls whose time is
 * over before all is written or said: they are made again, until the connection is closed.
 */

#include <endian.h>
#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "ncclnet/remote.h"
#include "unit/unit.h"

struct pl_region {
	atomic_uint users;
	atomic_bool closed;
};

#define REGIONS 8u
static struct pl_region regions[REGIONS];
static atomic_uint opened;
static atomic_uint wrong; /* uses of a region that is closed, and the like */
static atomic_uint writing;
static atomic_bool go;
static atomic_bool stands_still; /* no message is taken */
static atomic_uint steps;	 /* calls whose time is over, and that write a part or nothing */
static atomic_uint said;	 /* messages */
static atomic_ullong needs_ns;	 /* what a write takes until a part of it is written */
static char there[100];

struct nn_ctx nn_ctx = { .lock = LOCK_INIT(RANK_NN_CTX), .patience = UINT64_C(1000000000) };

static atomic_int out_lost; /* what saying is answered with, or 0 */
static atomic_int in_lost;  /* and listening */

/* What the other side says next. */
static union nn_message mail;
static size_t n_mail;

void nn_say(int level, const char *format, ...)
{
	(void)level;
	(void)format;
}

const char *nn_words(int err)
{
	(void)err;
	return "";
}

const char *pl_error_message(void)
{
	return "";
}

int pl_remote_open(struct pl_ctx *ctx, struct pl_remote **out)
{
	(void)ctx;
	*out = NULL;
	return 0;
}

ssize_t pl_remote_blob(struct pl_remote *r, void *blob, size_t space)
{
	(void)r;
	(void)space;
	memset(blob, 1, 4);
	return 4;
}

int pl_remote_connect(struct pl_remote *r, const void *blob, size_t len)
{
	(void)r;
	(void)blob;
	(void)len;
	return 0;
}

void pl_remote_close(struct pl_remote *r)
{
	(void)r;
}

int pl_remote_notify(struct pl_remote *r, const void *msg, size_t len, uint64_t timeout_ns)
{
	(void)r;
	(void)msg;
	(void)len;
	(void)timeout_ns;
	if (out_lost) {
		return out_lost;
	}
	if (stands_still) {
		(void)usleep(200);
		steps++;
		return -ETIMEDOUT;
	}
	said++;
	return 0;
}

ssize_t pl_remote_next(struct pl_remote *r, void *msg, size_t space, uint64_t timeout_ns)
{
	size_t n = n_mail;

	(void)r;
	(void)timeout_ns;
	if (in_lost) {
		return in_lost;
	}
	if (!n || n > space) {
		return -EAGAIN;
	}
	memcpy(msg, &mail, n);
	n_mail = 0;
	return (ssize_t)n;
}

int pl_region_open(struct pl_remote *r, const void *blob, size_t len, struct pl_region **out)
{
	(void)r;
	(void)blob;
	(void)len;
	*out = &regions[opened++];
	return 0;
}

void pl_region_close(struct pl_region *r)
{
	if (r) {
		wrong += atomic_exchange(&r->closed, true) || r->users;
	}
}

ssize_t pl_transfer(struct pl_ctx *ctx, const struct pl_place *dst, const struct pl_place *src,
		    size_t len, const struct pl_io_opts *opts)
{
	struct pl_region *r = dst->region;

	(void)ctx;
	if (opts->timeout_ns < needs_ns) {
		return -ETIMEDOUT;
	}
	if (steps && opts->timeout_ns) {
		if (steps-- % 2) {
			return -ETIMEDOUT;
		}
		len = len / 2 + 1;
	}
	if (dst->off + len <= sizeof(there)) {
		memcpy(there + dst->off, src->mem, len);
	}
	wrong += r->closed;
	r->users++;
	writing++;
	while (!go) {
		(void)usleep(200);
	}
	writing--;
	wrong += r->closed;
	r->users--;
	return (ssize_t)len;
}

int pl_grant_open(struct pl_ctx *ctx, void *at, size_t len, uint32_t rights, struct pl_grant **out)
{
	(void)ctx;
	(void)at;
	(void)len;
	(void)rights;
	*out = NULL;
	return 0;
}

ssize_t pl_grant_blob(struct pl_grant *g, void *blob, size_t space)
{
	(void)g;
	(void)blob;
	(void)space;
	return -EINVAL;
}

int pl_grant_close(struct pl_grant *g)
{
	(void)g;
	return 0;
}

int pl_mem_register(struct pl_ctx *ctx, void *at, size_t len)
{
	(void)ctx;
	(void)at;
	(void)len;
	return 0;
}

int pl_mem_unregister(struct pl_ctx *ctx, void *at)
{
	(void)ctx;
	(void)at;
	return 0;
}

static struct nn_comm *comm;
static int other; /* the socket's other end */

static void begin_one(void)
{
	const struct nn_ends ends = { .sends = true,
				      .other.port = 1,
				      .patience = UINT64_C(1000000000) };
	unsigned char blob[9] = { 4 };
	int s[2];

	assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, s), 0);
	other = s[1];
	assert_int_equal(nn_remote_open(&ends, s[0], &comm), 0);
	blob[8] = 'C';
	assert_int_equal(send(other, blob, sizeof(blob), 0), sizeof(blob));
	while (comm->calls->ready(comm) == -EAGAIN) {
	}
	memset(regions, 0, sizeof(regions));
	opened = wrong = 0;
	go = false;
}

static void end_one(void)
{
	assert_int_equal(nn_close(comm), 0);
	(void)close(other);
	assert_int_equal(wrong, 0);
	for (unsigned int i = 0; i < opened; i++) {
		assert_true(regions[i].closed);
	}
}

static void says(const union nn_message *m, size_t n)
{
	mail = *m;
	n_mail = n;
	nn_remote_look((struct by_remote *)(void *)comm);
	assert_null(comm->broken);
	assert_int_equal(n_mail, 0);
}

static void grants(uint32_t memory)
{
	union nn_message m = { .grant = { .kind = htole16(MSG_GRANT),
					  .len = htole16(4),
					  .memory = htole32(memory) } };

	says(&m, offsetof(struct msg_grant, at) + 4);
}

static void takes_back(uint32_t memory)
{
	union nn_message m = { .grant = { .kind = htole16(MSG_END), .memory = htole32(memory) } };

	says(&m, offsetof(struct msg_grant, at));
}

static void receives(uint32_t memory, uint64_t number)
{
	union nn_message m = { .post = { .kind = htole16(MSG_POST),
					 .n = htole16(1),
					 .number = htole64(number),
					 .place = { { .memory = htole32(memory),
						      .tag = (int32_t)htole32(7),
						      .len = htole64(100) } } } };

	says(&m, offsetof(struct msg_post, place) + sizeof(m.post.place[0]));
}

static void *sends(void)
{
	static char from[100];
	void *request;

	for (unsigned int i = 0; i < sizeof(from); i++) {
		from[i] = (char)(i + 1);
	}
	assert_int_equal(nn_isend(comm, from, sizeof(from), 7, NULL, NULL, &request), NN_OK);
	assert_non_null(request);
	return request;
}

static void ends_well(void *request)
{
	int done = 0;

	while (!done) {
		assert_int_equal(nn_test(request, &done, NULL), NN_OK);
	}
}

/* One is written, one waits behind it, one is not used, when all are taken back. */
static void test_taken_back(void **state)
{
	void *request[2];

	(void)state;
	begin_one();
	for (uint32_t i = 0; i < 3; i++) {
		grants(i);
	}
	receives(0, 0);
	request[0] = sends();
	receives(1, 1);
	request[1] = sends();
	while (!writing) {
		(void)usleep(200);
	}
	for (uint32_t i = 0; i < 3; i++) {
		takes_back(i);
	}
	assert_true(regions[2].closed);
	assert_false(regions[0].closed || regions[1].closed);
	/* The number is free again, for other memory. */
	grants(1);
	receives(1, 2);
	go = true;
	ends_well(request[0]);
	ends_well(request[1]);
	ends_well(sends());
	for (unsigned int i = 0; i < 2; i++) {
		while (!regions[i].closed) {
			(void)usleep(200);
		}
	}
	assert_false(regions[3].closed);
	end_one();
}

/* The connection ends with jobs that were never begun. */
static void test_closed(void **state)
{
	(void)state;
	begin_one();
	for (uint32_t i = 0; i < 2; i++) {
		grants(i);
		receives(i, i);
		(void)sends();
	}
	while (!writing) {
		(void)usleep(200);
	}
	takes_back(1);
	assert_false(regions[1].closed);
	go = true;
	end_one();
}

/* The other side has all, and closes, before the thread that sent it knows that it has gone. */
static void test_closed_over_there(void **state)
{
	void *request;
	int done = 1;

	(void)state;
	begin_one();
	grants(0);
	receives(0, 0);
	receives(0, 1);
	request = sends();
	while (!writing) {
		(void)usleep(200);
	}
	assert_int_equal(shutdown(other, SHUT_RDWR), 0);
	for (unsigned int i = 0; i < 3; i++) {
		assert_int_equal(nn_test(request, &done, NULL), NN_OK);
		assert_int_equal(done, 0);
	}
	go = true;
	ends_well(request);
	/* From now on it is known. */
	while (nn_jobs_are_made((struct by_remote *)(void *)comm)) {
		(void)usleep(200);
	}
	nn_remote_look((struct by_remote *)(void *)comm);
	assert_non_null(comm->broken);
	end_one();
}

static void test_slow(void **state)
{
	void *request;

	(void)state;
	begin_one();
	go = true;
	grants(0);
	receives(0, 0);
	memset(there, 0, sizeof(there));
	said = 0;
	steps = 9;
	request = sends();
	ends_well(request);
	assert_int_equal(steps, 0);
	for (unsigned int i = 0; i < sizeof(there); i++) {
		assert_int_equal(there[i], i + 1);
	}
	assert_int_equal(said, 1);
	/* A part takes longer than the time of the first calls. */
	receives(0, 2);
	memset(there, 0, sizeof(there));
	needs_ns = UINT64_C(3000000000);
	ends_well(sends());
	needs_ns = 0;
	for (unsigned int i = 0; i < sizeof(there); i++) {
		assert_int_equal(there[i], i + 1);
	}
	assert_int_equal(said, 2);
	/* Nobody takes the next one, before the connection is closed. */
	receives(0, 1);
	stands_still = true;
	request = sends();
	while (steps < 3) {
		int done = 1;

		assert_int_equal(nn_test(request, &done, NULL), NN_OK);
		assert_int_equal(done, 0);
	}
	end_one();
	stands_still = false;
	assert_int_equal(said, 2);
}

/* The NIC notices a loss before the socket does: what the connection ends with. */
static int why_lost(atomic_int *by, int err, bool process_ends)
{
	int why;

	begin_one();
	go = true;
	grants(0);
	receives(0, 0);
	*by = err;
	(void)sends();
	for (unsigned int i = 0; i < 20; i++) {
		(void)usleep(1000);
		nn_remote_look((struct by_remote *)(void *)comm);
	}
	if (process_ends) {
		assert_null(comm->broken);
		assert_int_equal(shutdown(other, SHUT_RDWR), 0);
	}
	while (!comm->broken) {
		(void)usleep(1000);
		nn_remote_look((struct by_remote *)(void *)comm);
	}
	why = comm->why;
	*by = 0;
	end_one();
	return why;
}

static void test_lost(void **state)
{
	(void)state;
	assert_int_equal(why_lost(&out_lost, -EHOSTUNREACH, true), ECONNRESET);
	assert_int_equal(why_lost(&in_lost, -EHOSTUNREACH, true), ECONNRESET);
	assert_int_equal(why_lost(&out_lost, -EHOSTUNREACH, false), EHOSTUNREACH);
	assert_int_equal(why_lost(&in_lost, -ENETDOWN, false), ENETDOWN);
	assert_int_equal(why_lost(&out_lost, -EACCES, false), EACCES);
	assert_int_equal(why_lost(&in_lost, -EACCES, false), EACCES);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_taken_back),
		cmocka_unit_test(test_closed),
		cmocka_unit_test(test_closed_over_there),
		cmocka_unit_test(test_slow),
		cmocka_unit_test(test_lost),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
