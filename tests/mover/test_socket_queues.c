/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A mover through a socketpair: failures between slabs, queues, streams, statistics and threads. */

#include "socket_kit.h"

/* In the middle of three hops: what was whole before it is told, and has arrived. */
static void failures_between_two_slabs(void **state)
{
	static const char *const specs[] = { "test_fault=socket:nth=3:err=EIO",
					     "test_fault=socket:nth=3:short=1000" };
	struct pl_io_report r;

	for (size_t i = 0; i < COUNT(specs); i++) {
		ssize_t n;

		(void)end(state);
		open_with(specs[i]);
		put(gpu, LEN, 4);
		put(gpu2, LEN, 77);
		n = copy(gpu2, gpu, LEN, "copy+socket+copy", &r);
		assert_true(n > 0 && n < (ssize_t)LEN);
		is(gpu2, (size_t)n, 4);
		assert_int_equal(fx_route_stats(&fx, "copy+socket+copy").errors, i == 0);
		assert_moved(copy(gpu2, gpu, LEN, "copy+socket+copy", &r), LEN);
		is(gpu2, LEN, 4);
	}
}

static void corruption_is_injected(void **state)
{
	unsigned int wrong = 0;
	struct pl_io_report r;

	(void)end(state);
	open_with("test_fault=socket:nth=1:corrupt");
	put(host, LEN, 4);
	assert_moved(copy(gpu, host, 100000, "socket+copy", &r), 100000);
	fx_get(&fx, host2, gpu, 100000);
	for (size_t i = 0; i < 100000; i++) {
		wrong += (unsigned int)__builtin_popcount((unsigned char)(host[i] ^ host2[i]));
	}
	assert_int_equal(wrong, 1);
}

/* Pieces of one memory to another, by the routes that reach it: each its own request. */
#define PIECES 96u
#define PIECE (LEN / PIECES)

static void queues_carry_it(void **state)
{
	static const char *const routes[] = { "copy+socket+copy", "auto", "copy" };
	struct pl_queue *q;
	static struct pl_request v[PIECES];
	static struct pl_completion c[PIECES];
	uint64_t staged;

	(void)state;
	put(gpu, LEN, 11);
	put(gpu2, LEN, 77);
	assert_ok(pl_queue_open(fx.ctx, NULL, &q));
	for (size_t i = 0; i < PIECES; i++) {
		v[i] = (struct pl_request)PL_REQUEST_INIT;
		v[i].op = PL_OP_COPY;
		v[i].policy = fx_policy(routes[i % COUNT(routes)]);
		v[i].mem = gpu2 + i * PIECE;
		v[i].src = gpu + i * PIECE;
		v[i].len = PIECE;
		v[i].user = (void *)i;
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	assert_moved(pl_queue_submit(q, v, PIECES, NULL, NULL), PIECES);
	assert_moved(pl_queue_wait(q, c, PIECES, PIECES, 0), PIECES);
	for (size_t i = 0; i < PIECES; i++) {
		uint32_t want =
			fx_policy((uintptr_t)c[i].user % COUNT(routes) ? "copy" : routes[0]);

		assert_int_equal(c[i].result, PIECE);
		assert_int_equal(c[i].route, want);
	}
	is(gpu2, PIECES * PIECE, 11);
	staged = (uint64_t)(PIECES / COUNT(routes)) * PIECE;
	assert_int_equal(fx_route_stats(&fx, "copy+socket+copy").bytes, staged);
	pl_queue_close(q);
}

static void queues_tell_its_failures(void **state)
{
	struct pl_queue *q;
	struct pl_request v[6];
	struct pl_completion c[6];
	unsigned int failed = 0;

	(void)end(state);
	open_with("test_fault=socket:nth=3:err=EIO");
	put(host, LEN, 12);
	assert_ok(pl_queue_open(fx.ctx, NULL, &q));
	for (size_t i = 0; i < COUNT(v); i++) {
		v[i] = (struct pl_request)PL_REQUEST_INIT;
		v[i].op = PL_OP_COPY;
		v[i].policy = fx_policy("socket");
		v[i].mem = host2 + i * 5000;
		v[i].src = host + i * 5000;
		v[i].len = 5000;
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	assert_moved(pl_queue_submit(q, v, COUNT(v), NULL, NULL), COUNT(v));
	assert_moved(pl_queue_wait(q, c, COUNT(v), COUNT(v), 0), COUNT(v));
	for (size_t i = 0; i < COUNT(v); i++) {
		failed += c[i].result == -EIO;
		assert_true(c[i].result == -EIO || c[i].result == 5000);
	}
	assert_int_equal(failed, 1);
	assert_int_equal(fx_route_stats(&fx, "socket").errors, 1);
	assert_int_equal(fx_route_stats(&fx, "socket").bytes, 5 * 5000);
	pl_queue_close(q);
}

/* Host to GPU, GPU to GPU by two slabs and a socket, and back: each sees what the one before did.
 */
static void streams_order_it(void **state)
{
	static const char *const routes[] = { "socket+copy", "copy+socket+copy", "copy+socket" };
	struct pl_stream *s;
	ssize_t n[COUNT(routes)] = { 0 };
	size_t len = LEN;

	(void)state;
	put(host, LEN, 13);
	put(host2, LEN, 77);
	put(gpu, LEN, 77);
	put(gpu2, LEN, 77);
	assert_ok(pl_stream_create(fx.dev, &s));
	for (size_t i = 0; i < COUNT(routes); i++) {
		char *const ends[] = { host, gpu, gpu2, host2 };
		struct pl_stream_io io = PL_STREAM_IO_INIT;

		io.policy = fx_policy(routes[i]);
		io.src = ends[i];
		io.mem = ends[i + 1];
		io.len = &len;
		io.result = &n[i];
		assert_ok(pl_stream_copy(s, &io));
	}
	assert_ok(pl_stream_sync(s));
	for (size_t i = 0; i < COUNT(routes); i++) {
		assert_int_equal(n[i], LEN);
		assert_int_equal(fx_route_stats(&fx, routes[i]).bytes, LEN);
	}
	is(host2, LEN, 13);
	pl_stream_close(s);
}

static int see(const struct pl_stats_row *row, void *arg)
{
	struct seen *s = arg;

	if (strcmp(row->route, "copy+socket+copy") == 0) {
		assert_string_equal(row->op, "copy");
		assert_string_equal(row->device, s->device);
		assert_string_equal(row->src_device, s->src);
		s->bytes += row->bytes;
		s->rows++;
	}
	return 0;
}

static void statistics_have_both_devices(void **state)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct seen s = { .device = info.name, .src = fx.info.name };
	struct pl_io_report r;
	struct pl_stats *st;

	(void)state;
	assert_ok(pl_dev_info(other.dev, &info));
	put(gpu, LEN, 14);
	assert_moved(copy(gpu2, gpu, LEN, "copy+socket+copy", &r), LEN);
	assert_string_equal(r.dst_device, info.name);
	assert_string_equal(r.src_device, fx.info.name);
	assert_ok(pl_stats_open(fx.ctx, 0, &st));
	assert_int_equal(pl_stats_rows(st, see, &s), 0);
	assert_int_equal(s.rows, 1);
	assert_int_equal(s.bytes, LEN);
	pl_stats_close(st);
}

#define THREADS 4u

struct part {
	const char *src;
	char *dst;
	uint32_t policy;
	uint32_t policy_back;
	ssize_t wrong;
};

#define PART (LEN / THREADS)

static void *carry_part(void *arg)
{
	struct part *p = arg;
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	for (unsigned int i = 0; i < 8; i++) {
		o.policy = i % 2 ? p->policy_back : p->policy;
		p->wrong += pl_copy(fx.ctx, p->dst, p->src, PART, &o) != (ssize_t)PART;
	}
	return NULL;
}

static void threads_carry_at_once(void **state)
{
	struct part p[THREADS];
	pthread_t t[THREADS];

	(void)state;
	put(gpu, LEN, 15);
	put(gpu2, LEN, 77);
	for (unsigned int i = 0; i < THREADS; i++) {
		p[i] = (struct part){ .src = gpu + i * PART,
				      .dst = gpu2 + i * PART,
				      .policy = fx_policy("copy+socket+copy"),
				      .policy_back = fx_policy("copy") };
		assert_int_equal(pthread_create(&t[i], NULL, carry_part, &p[i]), 0);
	}
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
		assert_int_equal(p[i].wrong, 0);
	}
	is(gpu2, THREADS * PART, 15);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		CASE(failures_between_two_slabs),
		CASE(corruption_is_injected),
		CASE(queues_carry_it),
		CASE(queues_tell_its_failures),
		CASE(streams_order_it),
		CASE(statistics_have_both_devices),
		CASE(threads_carry_at_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
