/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Queues: many requests in flight, by content; what goes wrong, and what is taken back. */

#include "queue_kit.h"

#define MANY 3000u

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
	assert_fails(pl_queue_wait(q, &c, 2, 1, 0), EINVAL, "space for 1");
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_many), TEST(test_sizes), TEST(test_copies), TEST(test_bad),
		TEST(test_full), TEST(test_job),   TEST(test_stream), TEST(test_carried_alone),
	};

	/* One worker, so that a test can keep it busy. */
	setenv("PEERLANE_TEST_QUEUE_THREADS", "1", 0);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
