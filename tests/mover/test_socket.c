/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a mover gets for a folder and a line in the registry: plans and refusals, staging for memory
 * that it does not reach, queues, the order of streams, counters, reports and injected failures.
 * The mover `socket` carries bytes between memories of the host; all of this is by content, and
 * through the public interface alone.
 */

#include "socket_kit.h"

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

/* A slab's worth at a time, where there is space for few. */
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
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
