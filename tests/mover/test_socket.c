/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a mover gets for a folder and a line in the registry: plans and refusals, staging for memory
 * that it does not reach, queues, the order of streams, counters, reports and injected failures.
 * The mover `socket` carries bytes between memories of the host; all of this is by content, and
 * through the public interface alone.
 */

#include <pthread.h>
#include <sys/mman.h>

#include "apart.h"
#include "fixture.h"

#define LEN (5 * MIB + 77) /* several segments */

static struct fx fx;	/* with the device under test */
static struct fx other; /* the same context, with the next device */
static char *gpu;	/* LEN bytes of the one's memory, and of the other's */
static char *gpu2;
static char *host; /* likewise of the host's, which nobody pinned */
static char *host2;

static void open_with(const char *setting)
{
	char name[32];

	fx_open(&fx, "chunk=1MiB", "test_cached_chunk=1MiB", setting, NULL);
	(void)snprintf(name, sizeof(name), "%.*s1", (int)strlen(fx_device()) - 1, fx_device());
	other = fx;
	assert_ok(pl_dev_open(fx.ctx, name, &other.dev));
	gpu = fx_alloc(&fx, LEN);
	gpu2 = fx_alloc(&other, LEN);
	host = fx_host(LEN);
	host2 = fx_host(LEN);
}

static int begin(void **state)
{
	(void)state;
	open_with(NULL);
	return 0;
}

static int end(void **state)
{
	(void)state;
	free(host);
	free(host2);
	host = host2 = NULL;
	if (fx.ctx) {
		fx_free(&fx, gpu);
		fx_free(&other, gpu2);
		fx_close(&fx);
	}
	return 0;
}

static bool in_host(const char *p)
{
	return (p >= host && p < host + LEN) || (p >= host2 && p < host2 + LEN);
}

/* Fills a memory with the pattern of a seed. */
static void put(char *dst, size_t len, unsigned int seed)
{
	char *buf = fx_host(len);

	fx_pattern(buf, 0, len, seed);
	if (in_host(dst)) {
		memcpy(dst, buf, len);
	} else {
		fx_put(&fx, dst, buf, len);
	}
	free(buf);
}

static void is_from(const char *p, size_t at, size_t len, unsigned int seed)
{
	char *want = fx_host(len + 1);
	char *got = fx_host(len + 1);

	fx_pattern(want, at, len, seed);
	if (in_host(p)) {
		memcpy(got, p + at, len);
	} else if (len) {
		fx_get(&fx, got, p + at, len);
	}
	fx_same(got, want, len, at ? "what was left alone" : "what was carried");
	free(want);
	free(got);
}

static void is(const char *p, size_t len, unsigned int seed)
{
	is_from(p, 0, len, seed);
}

static ssize_t copy(char *dst, const char *src, size_t len, const char *policy,
		    struct pl_io_report *r)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	*r = (struct pl_io_report)PL_IO_REPORT_INIT;
	o.policy = fx_policy(policy);
	o.report = r;
	return pl_copy(fx.ctx, dst, src, len, &o);
}

static const size_t lens[] = { 1, 511, 4099, 300001, LEN };

/* Carries each length by a route, there and nothing else. */
static void carries(char *dst, char *src, const char *route)
{
	struct pl_route_stats before = fx_route_stats(&fx, route);
	uint64_t sum = 0;

	for (size_t i = 0; i < COUNT(lens); i++) {
		struct pl_io_report r;
		size_t len = lens[i];

		put(src, LEN, 1 + (unsigned int)i);
		put(dst, LEN, 77);
		assert_moved(copy(dst, src, len, route, &r), len);
		is(dst, len, 1 + (unsigned int)i);
		is(src, LEN, 1 + (unsigned int)i);
		assert_string_equal(r.route, route);
		assert_int_equal(r.copied, len);
		assert_int_equal(fx_sum(&r), len);
		assert_int_equal(r.fallbacks, 0);
		sum += len;
		is_from(dst, len, LEN - len, 77); /* what lies behind is as it was */
	}
	assert_int_equal(fx_route_stats(&fx, route).bytes - before.bytes, sum);
	assert_int_equal(fx_route_stats(&fx, route).ops - before.ops, COUNT(lens));
	assert_int_equal(fx_route_stats(&fx, route).errors, before.errors);
}

static void routes_follow_from_one_line(void **state)
{
	static const char *const names[] = {
		"socket",	 "copy+socket",	    "socket+copy",
		"direct+socket", "buffered+socket", "copy+socket+copy"
	};
	uint32_t policy = 0;
	uint64_t seen = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(names); i++) {
		policy = fx_policy(names[i]);
		assert_true(policy >= 16 && policy < 64);
		assert_int_equal(seen & UINT64_C(1) << (policy - 16), 0);
		seen |= UINT64_C(1) << (policy - 16);
		assert_int_equal(fx_route_stats(&fx, names[i]).bytes, 0);
	}
	assert_fails(pl_policy_parse("socket+socket", &policy), EINVAL, "copy+socket+copy");
	/* What was there has the number that it had. */
	assert_int_equal(fx_policy("direct"), 16);
	assert_int_equal(fx_policy("pagecache"), 23);
	assert_true(fx_policy("direct+socket") > 23);
}

static void by_name_it_is_taken(void **state)
{
	(void)state;
	carries(host, host2, "socket");
	if (fx.addressable) {
		carries(gpu, host, "socket");
		carries(host, gpu, "socket");
		carries(gpu, gpu2, "socket");
	}
}

static void auto_does_not_need_it(void **state)
{
	char *const ends[][2] = { { host, host2 }, { gpu, host }, { host, gpu }, { gpu, gpu2 } };
	struct pl_io_report r;

	(void)state;
	for (size_t i = 0; i < 2 * COUNT(ends); i++) {
		put(ends[i / 2][1], LEN, 5);
		assert_moved(
			copy(ends[i / 2][0], ends[i / 2][1], LEN, i % 2 ? "auto" : "strict", &r),
			LEN);
		is(ends[i / 2][0], LEN, 5);
		assert_string_equal(r.route, "copy");
	}
	assert_int_equal(fx_route_stats(&fx, "socket").bytes, 0);
}

/* What it does not reach it says itself, and nothing is touched. */
static void refusals_have_its_words(void **state)
{
	struct pl_io_report r;
	char words[100];

	(void)state;
	put(host, LEN, 6);
	if (!fx.addressable) {
		(void)snprintf(words, sizeof(words), "no socket reaches the memory of %s",
			       fx.info.name);
		assert_fails(copy(host, gpu, LEN, "socket", &r), EOPNOTSUPP, words);
		assert_fails(copy(gpu, host, LEN, "socket", &r), EOPNOTSUPP, words);
		assert_fails(copy(gpu, gpu2, LEN, "socket", &r), EOPNOTSUPP, "no socket reaches");
		/* The hop that is refused is the one at that memory. */
		assert_fails(copy(gpu, host, LEN, "copy+socket", &r), EOPNOTSUPP, words);
		assert_fails(copy(host, gpu, LEN, "socket+copy", &r), EOPNOTSUPP, words);
		assert_string_equal(r.route, "");
	}
	/* Slabs are for devices. */
	assert_fails(copy(host, host2, LEN, "copy+socket", &r), EOPNOTSUPP, "needs no staging");
	assert_fails(copy(host, host2, LEN, "copy+socket+copy", &r), EOPNOTSUPP,
		     "needs no staging");
	is(host, LEN, 6);
	assert_int_equal(
		fx_route_stats(&fx, "socket").bytes + fx_route_stats(&fx, "copy+socket").bytes, 0);
}

static void memory_out_of_reach_is_staged(void **state)
{
	(void)state;
	carries(gpu, host, "socket+copy");
	carries(host, gpu, "copy+socket");
	carries(gpu, gpu2, "copy+socket+copy");
	carries(gpu2, gpu, "copy+socket+copy");
	carries(gpu, host, "copy+socket+copy");
	carries(host, gpu, "copy+socket+copy");
}

/* A slab's worth at a time, where there is room for few. */
static void few_slabs_are_enough(void **state)
{
	(void)end(state);
	open_with("slab_budget=2MiB");
	carries(gpu, gpu2, "copy+socket+copy");
	carries(host, gpu, "copy+socket");
}

/* Files too: the socket is the second hop behind either of them. */
static void files_reach_it_by_slabs(void **state)
{
	static const char *const routes[] = { "buffered+socket", "direct+socket" };
	const char *path = fx_made("socket", LEN, 9);
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_io_report r = PL_IO_REPORT_INIT;

	(void)state;
	o.report = &r;
	for (size_t i = 0; i < (fx_has_direct() ? 2 : 1); i++) {
		o.policy = fx_policy(routes[i]);
		if (!fx.addressable) {
			assert_fails(pl_read(file, gpu, LEN, 0, &o), EOPNOTSUPP,
				     "no socket reaches the memory of");
			continue;
		}
		put(gpu, LEN, 77);
		assert_moved(pl_read(file, gpu, LEN, 0, &o), LEN);
		fx_dev_is(&fx, gpu, 0, LEN, 9);
		assert_string_equal(r.route, routes[i]);
		assert_int_equal(r.staged, LEN);
		put(gpu, LEN, 10 + (unsigned int)i);
		o.policy = fx_policy(routes[0]); /* writes of whole blocks are another matter */
		assert_moved(pl_write(file, gpu, LEN, 0, &o), LEN);
		fx_file_is(path, 0, LEN, 10 + (unsigned int)i);
		put(gpu, LEN, 9);
		assert_moved(pl_write(file, gpu, LEN, 0, &o), LEN);
	}
	fx_shut(file);
}

static void explanations_know_it(void **state)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	const char *path = fx_made("explained", LEN, 1);
	char *text;

	(void)state;
	a.file = fx_file(&fx, path, O_RDONLY);
	a.dev = fx.dev;
	assert_ok(pl_explain(&a, PL_FORMAT_JSON, &text));
	assert_non_null(strstr(text, "\"buffered+socket\""));
	assert_non_null(strstr(text, "\"copy+socket+copy\""));
	if (!fx.addressable) {
		assert_non_null(strstr(text, "no socket reaches the memory of"));
	}
	pl_string_free(text);
	fx_shut(a.file);
}

/* A page behind which nothing is mapped. */
static char *at_the_edge(size_t len)
{
	size_t whole = (len + BLOCK - 1) / BLOCK * BLOCK;
	char *p = map_apart(whole + BLOCK);

	assert_ptr_not_equal(p, MAP_FAILED);
	assert_int_equal(munmap(p + whole, BLOCK), 0);
	return p + whole - len;
}

static void what_fails_is_told(void **state)
{
	char *edge = at_the_edge(3 * BLOCK);
	struct pl_io_report r;
	ssize_t n;

	(void)state;
	put(host, LEN, 3);
	assert_fails(copy(edge + 3 * BLOCK, host, 100, "socket", &r), EFAULT, "through a socket");
	assert_int_equal(fx_route_stats(&fx, "socket").errors, 1);
	assert_int_equal(fx_route_stats(&fx, "socket").bytes, 0);
	/* What came before it counts. */
	n = copy(edge, host, 3 * MIB, "socket", &r);
	assert_true(n >= 0 || n == -EFAULT);
	assert_true(n <= (ssize_t)(3 * BLOCK));
	if (n > 0) {
		char *want = fx_host((size_t)n);

		fx_pattern(want, 0, (size_t)n, 3);
		fx_same(edge, want, (size_t)n, "what came before the failure");
		free(want);
	}
	assert_int_equal(munmap(edge, 3 * BLOCK), 0);
	assert_moved(copy(host2, host, LEN, "socket", &r), LEN);
	is(host2, LEN, 3);
}

static void failures_are_injected(void **state)
{
	struct pl_io_report r;

	(void)end(state);
	open_with("test_fault=socket:nth=2:err=EIO");
	put(host, LEN, 4);
	put(gpu, LEN, 8);
	assert_moved(copy(host2, host, 1000, "socket", &r), 1000);
	is(host2, 1000, 4);
	assert_fails(copy(host2, host, 1000, "socket", &r), EIO,
		     "injected failure of the socket path");
	assert_int_equal(fx_route_stats(&fx, "socket").errors, 1);
	assert_int_equal(r.fallbacks, 0); /* who names a route means it */
	assert_moved(copy(host2, host, LEN, "socket", &r), LEN);
	is(host2, LEN, 4);
}

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

struct seen {
	const char *device;
	const char *src;
	uint64_t bytes;
	unsigned int rows;
};

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

#define CASE(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		CASE(routes_follow_from_one_line),
		CASE(by_name_it_is_taken),
		CASE(auto_does_not_need_it),
		CASE(refusals_have_its_words),
		CASE(memory_out_of_reach_is_staged),
		CASE(few_slabs_are_enough),
		CASE(files_reach_it_by_slabs),
		CASE(explanations_know_it),
		CASE(what_fails_is_told),
		CASE(failures_are_injected),
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
