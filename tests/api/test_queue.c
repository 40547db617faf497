/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Queues: many requests in flight, by content; what goes wrong, and what is taken back. */

#include "fixture.h"

#include <poll.h>
#include <pthread.h>
#include <sys/epoll.h>
#include <sys/wait.h>

#define PIECE ((size_t)4 * KIB)
#define MANY 3000u

static struct fx f;
static struct pl_queue *q;

static int setup(void **state)
{
	(void)state;
	fx_open(&f, NULL);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	pl_queue_close(q);
	fx_close(&f);
	return 0;
}

/* Takes n completions out, into v by the number that is their user pointer. */
static void take(ssize_t *v, size_t n)
{
	struct pl_completion c[64];

	while (n) {
		ssize_t got;

		for (size_t i = 0; i < COUNT(c); i++) {
			c[i] = (struct pl_completion)PL_COMPLETION_INIT;
		}
		got = pl_queue_wait(q, c, 1, n < COUNT(c) ? n : COUNT(c), 0);
		assert_true(got > 0);
		for (ssize_t i = 0; i < got; i++) {
			v[(uintptr_t)c[i].user] = c[i].result;
			assert_true(c[i].id != 0);
		}
		n -= (size_t)got;
	}
}

static ssize_t one(const struct pl_request *r)
{
	struct pl_completion c = PL_COMPLETION_INIT;

	assert_moved(pl_queue_submit(q, r, 1, NULL, NULL), 1);
	assert_moved(pl_queue_wait(q, &c, 1, 1, 0), 1);
	assert_ptr_equal(c.user, r->user);
	return c.result;
}

/* Reads of all sizes in a mixed order, and the writes back to another file. */
static void test_many(void **state)
{
	static struct pl_request v[MANY];
	static ssize_t res[MANY];
	const char *from = fx_made("from", MANY * PIECE, 7);
	const char *to = fx_path("to");
	struct pl_file *in = fx_file(&f, from, O_RDONLY);
	struct pl_file *out = fx_file(&f, to, O_RDWR | O_CREAT);
	char *mem = fx_alloc(&f, MANY * PIECE);

	(void)state;
	for (size_t i = 0; i < MANY; i++) {
		size_t at = (i * 1117) % MANY * PIECE;

		v[i] = fx_request(PL_OP_READ, in, mem + at, at, PIECE);
		v[i].user = (void *)i;
	}
	assert_moved(pl_queue_submit(q, v, MANY, NULL, NULL), MANY);
	take(res, MANY);
	for (size_t i = 0; i < MANY; i++) {
		assert_int_equal(res[i], PIECE);
	}
	fx_dev_is(&f, mem, 0, MANY * PIECE, 7);
	for (size_t i = 0; i < MANY; i++) {
		v[i].op = PL_OP_WRITE;
		v[i].file = out;
		v[i].src = i & 1 ? v[i].mem : NULL;
		v[i].mem = i & 1 ? NULL : v[i].mem;
	}
	assert_moved(pl_queue_submit(q, v, MANY, NULL, NULL), MANY);
	take(res, MANY);
	for (size_t i = 0; i < MANY; i++) {
		assert_int_equal(res[i], PIECE);
	}
	fx_file_is(to, 0, MANY * PIECE, 7);
	fx_free(&f, mem);
	fx_shut(in);
	fx_shut(out);
}

static void test_sizes(void **state)
{
	static const size_t lens[] = {
		0, 1, 511, 4095, 4097, 65536, 100001, 5 * MIB + 3, 20 * MIB
	};
	size_t size = 26 * MIB;
	struct pl_file *in = fx_file(&f, fx_made("sizes", size, 3), O_RDONLY);
	char *mem = fx_alloc(&f, size);
	struct pl_request v[COUNT(lens)];
	ssize_t res[COUNT(lens)];
	uint64_t at = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		v[i] = fx_request(PL_OP_READ, in, mem + at, at, lens[i]);
		v[i].user = (void *)i;
		at += lens[i];
	}
	assert_moved(pl_queue_submit(q, v, COUNT(lens), NULL, NULL), COUNT(lens));
	take(res, COUNT(lens));
	for (size_t i = 0; i < COUNT(lens); i++) {
		assert_int_equal(res[i], lens[i]);
	}
	fx_dev_is(&f, mem, 0, at, 3);
	/* The end of the file: short, then nothing. */
	v[0] = fx_request(PL_OP_READ, in, mem, size - 1000, 4096);
	assert_int_equal(one(&v[0]), 1000);
	fx_dev_is(&f, mem, size - 1000, 1000, 3);
	v[0].off = size + 5000;
	assert_int_equal(one(&v[0]), 0);
	fx_free(&f, mem);
	fx_shut(in);
}

static void test_copies(void **state)
{
	char *mem = fx_alloc(&f, 4 * MIB);
	char *host = fx_host(MIB);
	char *back = fx_host(MIB);
	struct pl_request v[256];
	ssize_t res[256];

	(void)state;
	fx_pattern(host, 0, MIB, 21);
	for (size_t i = 0; i < 256; i++) {
		v[i] = fx_request(PL_OP_COPY, NULL, mem + i * 4 * PIECE, 0, PIECE);
		v[i].src = host + i * PIECE;
		v[i].user = (void *)i;
	}
	assert_moved(pl_queue_submit(q, v, 256, NULL, NULL), 256);
	take(res, 256);
	for (size_t i = 0; i < 256; i++) {
		assert_int_equal(res[i], PIECE);
		v[i].src = v[i].mem;
		v[i].mem = back + i * PIECE;
	}
	assert_moved(pl_queue_submit(q, v, 256, NULL, NULL), 256);
	take(res, 256);
	fx_same(back, host, MIB, "what came back");
	fx_free(&f, mem);
	free(host);
	free(back);
}

static void test_bad(void **state)
{
	const char *path = fx_made("bad", MIB, 1);
	struct pl_file *in = fx_file(&f, path, O_RDONLY);
	char *mem = fx_alloc(&f, MIB);
	struct pl_request good = fx_request(PL_OP_READ, in, mem, 0, PIECE);
	struct pl_request r;
	struct pl_completion c = PL_COMPLETION_INIT;

	(void)state;
	r = good;
	r.op = 9;
	assert_fails(one(&r), EINVAL, "operation 9");
	r = good;
	r.file = NULL;
	assert_fails(one(&r), EBADF, "no file");
	r = good;
	r.op = PL_OP_WRITE;
	assert_fails(one(&r), EBADF, "not opened for writing");
	r = good;
	r.mem = NULL;
	assert_fails(one(&r), EFAULT, "NULL");
	r = good;
	r.mem = mem + MIB - 100;
	assert_fails(one(&r), EFAULT, "exceed their allocation");
	r = good;
	r.len = (size_t)1 << 63;
	assert_fails(one(&r), EINVAL, "exceed");
	r = good;
	r.off = PL_OFF_STREAM;
	assert_fails(one(&r), EINVAL, "exceed");
	r = good;
	r.policy = 12345;
	assert_fails(one(&r), EINVAL, "policy 12345");
	r = good;
	r.op = PL_OP_COPY;
	r.src = mem + 10;
	assert_fails(one(&r), EINVAL, "overlap");
	assert_int_equal(one(&good), PIECE);
	/* What is wrong with the array itself. */
	r = good;
	r.size = 8;
	assert_fails(pl_queue_submit(q, &r, 1, NULL, NULL), EINVAL, "struct pl_request");
	assert_fails(pl_queue_submit(q, &good, 0, fx_job(NULL), NULL), EINVAL, "0 extents");
	assert_fails(pl_queue_submit(q, &good, 1, &(struct pl_job){ 1, NULL }, NULL), EINVAL,
		     "struct pl_job");
	assert_fails(pl_queue_wait(q, &c, 2, 1, 0), EINVAL, "room for 1");
	c.size = 3;
	assert_fails(pl_queue_wait(q, &c, 0, 1, 0), EINVAL, "struct pl_completion");
	c.size = sizeof(c);
	assert_moved(pl_queue_submit(q, NULL, 0, NULL, NULL), 0);
	assert_moved(pl_queue_wait(q, NULL, 0, 0, 0), 0);
	/* Nothing in flight: nobody waits for what cannot come. */
	assert_moved(pl_queue_wait(q, &c, 1, 1, 0), 0);
	assert_fails(pl_queue_cancel(q, 0), ENOENT, "never submitted");
	assert_fails(pl_queue_cancel(q, UINT64_MAX), ENOENT, "never submitted");
	fx_free(&f, mem);
	fx_shut(in);
}

static void test_full(void **state)
{
	struct pl_queue_opts o = PL_QUEUE_OPTS_INIT;
	struct pl_file *in = fx_file(&f, fx_made("full", MIB, 1), O_RDONLY);
	char *mem = fx_alloc(&f, MIB);
	struct pl_request v[20];
	ssize_t res[20];

	(void)state;
	pl_queue_close(q);
	o.depth = 10;
	assert_ok(pl_queue_open(f.ctx, &o, &q));
	for (size_t i = 0; i < 20; i++) {
		v[i] = fx_request(PL_OP_READ, in, mem + i * PIECE, i * PIECE, PIECE);
		v[i].user = (void *)i;
	}
	assert_moved(pl_queue_submit(q, v, 20, NULL, NULL), 10);
	assert_fails(pl_queue_submit(q, v, 20, NULL, NULL), EAGAIN, "full");
	assert_fails(pl_queue_submit(q, v, 3, fx_job(NULL), NULL), EAGAIN, "free entries");
	assert_fails(pl_queue_submit(q, v, 10, fx_job(NULL), NULL), EINVAL, "depth of 10");
	take(res, 10);
	assert_moved(pl_queue_submit(q, v + 10, 10, NULL, NULL), 10);
	take(res, 10);
	fx_dev_is(&f, mem, 0, 20 * PIECE, 1);
	o.reserved = 7;
	assert_fails(pl_queue_open(f.ctx, &o, &q), EINVAL, "pl_queue_opts.reserved is 7");
	o.size = 1000;
	assert_fails(pl_queue_open(f.ctx, &o, &q), EINVAL, "pl_queue_opts");
	fx_free(&f, mem);
	fx_shut(in);
}

/* Extents of two files into two memories, one of the host, and a copy, complete as one. */
static void test_job(void **state)
{
	struct pl_file *a = fx_file(&f, fx_made("job-a", 2 * MIB, 4), O_RDONLY);
	struct pl_file *b = fx_file(&f, fx_made("job-b", 2 * MIB, 5), O_RDONLY);
	char *mem = fx_alloc(&f, 4 * MIB);
	char *host = fx_host(2 * MIB);
	char *there = fx_host(MIB);
	struct pl_request v[301];
	struct pl_completion c = PL_COMPLETION_INIT;
	size_t want = MIB;
	uint64_t id;

	(void)state;
	fx_pattern(there, 0, MIB, 6);
	for (size_t i = 0; i < 300; i++) {
		size_t at = i / 2 * 5000 + i % 7;
		size_t len = 4000 + i;

		v[i] = fx_request(PL_OP_READ, i & 1 ? a : b, (i & 1 ? mem : host) + at, at, len);
		want += len;
	}
	v[300] = fx_request(PL_OP_COPY, NULL, mem + 3 * MIB, 0, MIB);
	v[300].src = there;
	assert_moved(pl_queue_submit(q, v, 301, fx_job(&want), &id), 301);
	assert_moved(pl_queue_wait(q, &c, 1, 1, 0), 1);
	assert_ptr_equal(c.user, &want);
	assert_int_equal(c.id, id);
	assert_int_equal(c.result, want);
	for (size_t i = 0; i < 300; i++) {
		size_t at = (size_t)v[i].off;

		if (i & 1) {
			fx_dev_is(&f, mem + at, at, v[i].len, 4);
		} else {
			fx_pattern(there, at, v[i].len, 5);
			fx_same(host + at, there, v[i].len, "an extent");
		}
	}
	fx_dev_is(&f, mem + 3 * MIB, 0, MIB, 6 + 0 * 300);
	/* The failure that comes first in the array is the job's. */
	v[7].op = 77;
	v[200].file = NULL;
	assert_moved(pl_queue_submit(q, v, 301, fx_job(NULL), NULL), 301);
	assert_moved(pl_queue_wait(q, &c, 1, 1, 0), 1);
	assert_fails(c.result, EINVAL, "operation 77");
	assert_fails(pl_queue_cancel(q, id), ENOENT, "completed");
	fx_free(&f, mem);
	free(host);
	free(there);
	fx_shut(a);
	fx_shut(b);
}

/* Requests of a stream are carried in their order, among others that are not held up. */
static void test_stream(void **state)
{
	int ends[2];
	struct pl_file *in;
	struct pl_file *other = fx_file(&f, fx_made("beside", MIB, 8), O_RDONLY);
	char *mem = fx_alloc(&f, MIB);
	char *bytes = fx_host(MIB);
	struct pl_request v[40];
	struct pl_completion c = PL_COMPLETION_INIT;
	ssize_t res[40];
	uint64_t ids[40];

	(void)state;
	assert_ok(pipe(ends));
	assert_ok(pl_file_from_fd(f.ctx, ends[0], &in));
	for (size_t i = 0; i < 39; i++) {
		v[i] = fx_request(PL_OP_READ, in, mem + i * 1000, PL_OFF_STREAM, 1000);
		v[i].user = (void *)i;
	}
	v[39] = fx_request(PL_OP_READ, other, mem + 500000, 0, PIECE);
	v[39].user = (void *)39;
	assert_moved(pl_queue_submit(q, v, 40, NULL, ids), 40);
	assert_moved(pl_queue_wait(q, &c, 1, 1, 0), 1);
	assert_ptr_equal(c.user, (void *)39);
	assert_int_equal(c.result, PIECE);
	assert_ok(pl_queue_cancel(q, ids[38]));
	fx_pattern(bytes, 0, MIB, 9);
	for (size_t i = 0; i < 37 * 1000; i += 500) {
		assert_int_equal(write(ends[1], bytes + i, 500), 500);
	}
	assert_int_equal(write(ends[1], bytes + 37000, 10), 10);
	close(ends[1]);
	take(res, 39);
	for (size_t i = 0; i < 37; i++) {
		assert_int_equal(res[i], 1000);
	}
	assert_int_equal(res[37], 10);
	assert_int_equal(res[38], -ECANCELED);
	fx_dev_is(&f, mem, 0, 37010, 9);
	v[0].off = 0;
	assert_fails(one(&v[0]), ESPIPE, "PL_OFF_STREAM");
	fx_free(&f, mem);
	free(bytes);
	fx_shut(in);
	fx_shut(other);
	close(ends[0]);
}

static int sum_errors(const struct pl_route_stats *row, void *arg)
{
	*(uint64_t *)arg += row->errors;
	return 0;
}

/* What cannot begin while its thread has slabs and channels of other requests is carried alone,
 * after them, and has not failed. */
static void test_carried_alone(void **state)
{
	enum {
		N = 64
	};
	struct pl_request v[N];
	uint64_t errors = 0;
	ssize_t res[N];
	struct fx held;
	struct pl_file *in;
	char *mem;

	(void)state;
	fx_open(&held, "test_fault=direct:nth=2:err=EBUSY,buffered:nth=2:err=EBUSY", NULL);
	pl_queue_close(q);
	assert_ok(pl_queue_open(held.ctx, NULL, &q));
	in = fx_file(&held, fx_made("alone", N * PIECE, 4), O_RDONLY);
	mem = fx_alloc(&held, N * PIECE);
	for (size_t i = 0; i < N; i++) {
		size_t at = (N - 1 - i) * PIECE; /* no neighbours */

		v[i] = fx_request(PL_OP_READ, in, mem + at, at, PIECE);
		v[i].user = (void *)i;
	}
	assert_moved(pl_queue_submit(q, v, N, NULL, NULL), N);
	take(res, N);
	for (size_t i = 0; i < N; i++) {
		assert_int_equal(res[i], PIECE);
	}
	fx_dev_is(&held, mem, 0, N * PIECE, 4);
	assert_ok(pl_stats_each(held.ctx, sum_errors, &errors));
	assert_int_equal(errors, 0);
	fx_free(&held, mem);
	fx_shut(in);
	pl_queue_close(q);
	fx_close(&held);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
}

/* A queue in a context of its own, with one worker and files that take delay_us for each piece. */
static void slow_begin(struct fx *slow, unsigned int delay_us)
{
	char fault[100];

	(void)snprintf(fault, sizeof(fault),
		       "test_fault=direct:every=1:delay=%u,buffered:every=1:delay=%u", delay_us,
		       delay_us);
	fx_open(slow, "test_queue_threads=1", fault, NULL);
	pl_queue_close(q);
	assert_ok(pl_queue_open(slow->ctx, NULL, &q));
}

static void slow_end(struct fx *slow)
{
	pl_queue_close(q);
	fx_close(slow);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
}

/* The worker has the request; false: it has completed. */
static bool in_flight(uint64_t id)
{
	int rc = pl_queue_cancel(q, id);

	if (rc == -ENOENT) {
		return false;
	}
	assert_fails(rc, EBUSY, "in flight");
	return true;
}

/* Takes back what is behind the first of these requests, which the only worker has. False: that one
 * was completed before all was done, so what was seen says nothing. */
static bool behind_the_first(const struct fx *slow, struct pl_request *v, const char *mem)
{
	struct pl_completion c[2] = { PL_COMPLETION_INIT, PL_COMPLETION_INIT };
	uint64_t ids[3];
	uint64_t job;
	bool told;
	int rc;

	v[2].timeout_ns = 5000000;
	assert_moved(pl_queue_submit(q, v, 1, NULL, ids), 1);
	while (pl_queue_cancel(q, ids[0]) == 0) {
		/* Nobody had begun it: again, and later. */
		assert_moved(pl_queue_wait(q, c, 1, 1, 0), 1);
		assert_int_equal(c[0].result, -ECANCELED);
		assert_moved(pl_queue_submit(q, v, 1, NULL, ids), 1);
		usleep(50000);
	}
	assert_moved(pl_queue_submit(q, v + 1, 2, NULL, ids + 1), 2);
	rc = pl_queue_cancel(q, ids[1]);
	if (!in_flight(ids[0])) {
		return false;
	}
	assert_int_equal(rc, 0);
	assert_fails(pl_queue_cancel(q, ids[1]), ENOENT, "completed");
	assert_moved(pl_queue_wait(q, c, 1, 1, 0), 1);
	assert_ptr_equal(c[0].user, (void *)1);
	assert_int_equal(c[0].result, -ECANCELED);
	assert_non_null(strstr(pl_error_message(), "cancelled before"));
	/* While the first one is under way. */
	assert_moved(pl_queue_wait(q, c, 1, 1, 0), 1);
	told = strstr(pl_error_message(), "timed out before");
	if (!in_flight(ids[0])) {
		return false;
	}
	assert_ptr_equal(c[0].user, (void *)2);
	assert_int_equal(c[0].result, -ETIMEDOUT);
	assert_true(told);
	/* A job loses what was not begun. */
	v[2].timeout_ns = 0;
	assert_moved(pl_queue_submit(q, v, 3, fx_job(v), &job), 3);
	rc = pl_queue_cancel(q, job);
	if (!in_flight(ids[0])) {
		return false;
	}
	assert_int_equal(rc, 0);
	assert_moved(pl_queue_wait(q, c, 0, 1, 0), 1);
	assert_non_null(strstr(pl_error_message(), "cancelled before"));
	assert_int_equal(c[0].id, job);
	assert_int_equal(c[0].result, -ECANCELED);
	assert_fails(pl_queue_cancel(q, job), ENOENT, "completed");
	/* Time runs out, nothing is there: 0. */
	rc = (int)pl_queue_wait(q, c, 1, 1, 1000000);
	if (!in_flight(ids[0])) {
		return false;
	}
	assert_int_equal(rc, 0);
	assert_moved(pl_queue_wait(q, c, 1, 1, 0), 1);
	assert_int_equal(c[0].result, 3 * MIB);
	fx_dev_is(slow, mem, 0, 3 * MIB, 8);
	return true;
}

/* One worker, and slow files: what is behind the first can be taken back, and its time runs out. */
static void test_cancel_and_deadline(void **state)
{
	bool done = false;

	(void)state;
	/* How slow must they be, so that this thread is in time? */
	for (unsigned int seconds = 1; !done; seconds *= 2) {
		struct pl_request v[3];
		struct pl_file *file;
		struct fx slow;
		char *mem;

		assert_in_range(seconds, 1, 64);
		slow_begin(&slow, seconds * 1000000);
		file = fx_file(&slow, fx_made("cancel", 3 * MIB, 8), O_RDONLY);
		mem = fx_alloc(&slow, 9 * MIB);
		for (size_t i = 0; i < 3; i++) {
			v[i] = fx_request(PL_OP_READ, file, mem + i * 3 * MIB, 0, 3 * MIB);
			v[i].user = (void *)i;
		}
		done = behind_the_first(&slow, v, mem);
		slow_end(&slow);
	}
}

/* Neighbours are carried as one only where they have the same time: one that has none left is not
 * carried with one that has. */
static void test_neighbours_in_time(void **state)
{
	struct fx slow;
	struct pl_file *file;
	struct pl_request v[3];
	struct pl_completion c[3];
	char *mem;

	(void)state;
	slow_begin(&slow, 200000);
	file = fx_file(&slow, fx_made("in-time", 3 * MIB, 8), O_RDONLY);
	mem = fx_alloc(&slow, 3 * MIB);
	for (size_t i = 0; i < 3; i++) {
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
		v[i] = fx_request(PL_OP_READ, file, mem + i * MIB, i * MIB, MIB);
		v[i].user = (void *)i;
	}
	v[1].timeout_ns = 5000000;
	assert_moved(pl_queue_submit(q, v, 3, NULL, NULL), 3);
	usleep(100000); /* whoever waits helps, and could be in time */
	for (size_t i = 0; i < 3; i++) {
		assert_moved(pl_queue_wait(q, c, 1, 1, 0), 1);
		assert_int_equal(c[0].result, c[0].user == (void *)1 ? -ETIMEDOUT : (int)MIB);
	}
	fx_dev_is(&slow, mem, 0, MIB, 8);
	fx_dev_is(&slow, mem + 2 * MIB, 2 * MIB, MIB, 8);
	fx_shut(file);
	fx_free(&slow, mem);
	slow_end(&slow);
}

/* In a loop of the program's own, beside other descriptors. */
static void test_epoll(void **state)
{
	static struct pl_request v[500];
	struct pl_file *in = fx_file(&f, fx_made("epoll", 500 * PIECE, 8), O_RDONLY);
	char *mem = fx_alloc(&f, 500 * PIECE);
	struct epoll_event ev = { .events = EPOLLIN };
	struct pollfd p = { .events = POLLIN };
	size_t done = 0;
	int ready;
	int again;
	int ep = epoll_create1(0);

	(void)state;
	assert_ok(pl_queue_fd(q, &p.fd));
	assert_ok(pl_queue_fd(q, &again));
	assert_int_equal(again, p.fd);
	assert_int_equal(poll(&p, 1, 0), 0);
	assert_ok(epoll_ctl(ep, EPOLL_CTL_ADD, p.fd, &ev));
	for (size_t i = 0; i < 500; i++) {
		v[i] = fx_request(PL_OP_READ, in, mem + i * PIECE, i * PIECE, PIECE);
	}
	for (size_t sent = 0; done < 500;) {
		struct pl_completion c[7];
		ssize_t n;

		if (sent < 500) {
			assert_moved(pl_queue_submit(q, v + sent, 100, NULL, NULL), 100);
			sent += 100;
		}
		do {
			ready = epoll_wait(ep, &ev, 1, -1);
		} while (ready < 0 && errno == EINTR); /* SIGCONT, say */
		assert_int_equal(ready, 1);
		for (size_t i = 0; i < 7; i++) {
			c[i] = (struct pl_completion)PL_COMPLETION_INIT;
		}
		n = pl_queue_wait(q, c, 0, 7, 0);
		assert_true(n > 0);
		for (ssize_t i = 0; i < n; i++) {
			assert_int_equal(c[i].result, PIECE);
		}
		done += (size_t)n;
	}
	assert_int_equal(poll(&p, 1, 0), 0);
	fx_dev_is(&f, mem, 0, 500 * PIECE, 8);
	/* A descriptor that is asked for when something has long been done. */
	pl_queue_close(q);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
	assert_moved(pl_queue_submit(q, v, 1, NULL, NULL), 1);
	usleep(100000);
	assert_ok(pl_queue_fd(q, &p.fd));
	assert_int_equal(poll(&p, 1, -1), 1);
	close(ep);
	fx_free(&f, mem);
	fx_shut(in);
}

/* Closed with all of it in flight: what was promised has happened when it returns. */
static void test_close_in_flight(void **state)
{
	static struct pl_request v[400];
	struct pl_file *in = fx_file(&f, fx_made("close", 400 * 16 * KIB, 8), O_RDONLY);
	char *mem = fx_alloc(&f, 400 * 16 * KIB);

	(void)state;
	for (size_t i = 0; i < 400; i++) {
		v[i] = fx_request(PL_OP_READ, in, mem + i * 16 * KIB, i * 16 * KIB, 16 * KIB);
	}
	for (unsigned int round = 0; round < 3; round++) {
		assert_moved(pl_queue_submit(q, v, 400, NULL, NULL), 400);
		pl_queue_close(q);
		fx_dev_is(&f, mem, 0, 400 * 16 * KIB, 8);
		assert_ok(pl_queue_open(f.ctx, NULL, &q));
	}
	pl_queue_close(NULL);
	/* The memory is held while it is in use, and only then. */
	assert_moved(pl_queue_submit(q, v, 400, NULL, NULL), 400);
	pl_queue_close(q);
	fx_free(&f, mem);
	fx_shut(in);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
}

/* pl_close() closes queues that are left. */
static void test_context_closes(void **state)
{
	struct fx other;
	struct pl_queue *left;
	struct pl_file *in;
	struct pl_request r;
	char *mem;

	(void)state;
	fx_open(&other, NULL);
	assert_ok(pl_queue_open(other.ctx, NULL, &left));
	in = fx_file(&other, fx_made("left", MIB, 8), O_RDONLY);
	mem = fx_alloc(&other, MIB);
	r = fx_request(PL_OP_READ, in, mem, 0, MIB);
	assert_moved(pl_queue_submit(left, &r, 1, NULL, NULL), 1);
	pl_close(other.ctx);
}

static void test_fork(void **state)
{
	struct pl_file *in = fx_file(&f, fx_made("fork", MIB, 8), O_RDONLY);
	char *mem = fx_alloc(&f, MIB);
	struct pl_request r = fx_request(PL_OP_READ, in, mem, 0, PIECE);
	struct pl_completion c = PL_COMPLETION_INIT;
	int status;
	pid_t child;
	int fd;

	(void)state;
	assert_int_equal(one(&r), PIECE);
	assert_moved(pl_queue_submit(q, &r, 1, NULL, NULL), 1);
	child = fx_fork();
	if (child == 0) {
		struct pl_queue *mine;
		bool ok = pl_queue_submit(q, &r, 1, NULL, NULL) == -ESTALE &&
			  pl_queue_submit(q, &r, 1, fx_job(NULL), NULL) == -ESTALE &&
			  pl_queue_wait(q, &c, 1, 1, 0) == -ESTALE &&
			  pl_queue_cancel(q, 1) == -ESTALE && pl_queue_fd(q, &fd) == -ESTALE &&
			  pl_queue_open(f.ctx, NULL, &mine) == -ESTALE;

		pl_queue_close(q);
		pl_close(f.ctx);
		_exit(ok ? 0 : 1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_moved(pl_queue_wait(q, &c, 1, 1, 0), 1);
	assert_int_equal(c.result, PIECE);
	fx_free(&f, mem);
	fx_shut(in);
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_many),
		TEST(test_sizes),
		TEST(test_copies),
		TEST(test_bad),
		TEST(test_full),
		TEST(test_job),
		TEST(test_stream),
		TEST(test_carried_alone),
		TEST(test_cancel_and_deadline),
		TEST(test_neighbours_in_time),
		TEST(test_epoll),
		TEST(test_close_in_flight),
		TEST(test_fork),
		TEST(test_context_closes),
	};

	/* One worker, so that a test can keep it busy. */
	setenv("PEERLANE_TEST_QUEUE_THREADS", "1", 0);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
