/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Policies: the route that was named is the one that carries; what cannot be is refused with its
 * reason. */

#include "fixture.h"

#define LEN (2 * MIB)

static struct fx_set set = {
	.name = "policy", .len = LEN, .mem_len = LEN + 2 * BLOCK, .setting = "inline_max=64KiB"
};

static ssize_t read_by(struct fx_set *s, void *mem, size_t len, uint64_t off, const char *policy,
		       struct pl_io_report *r)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	*r = (struct pl_io_report)PL_IO_REPORT_INIT;
	o.policy = fx_policy(policy);
	o.report = r;
	return pl_read(s->file, mem, len, off, &o);
}

static void each_route_by_name(void **state)
{
	static const char *const names[] = { "direct", "buffered", "direct+copy", "buffered+copy" };
	struct fx_set *s = *state;
	bool direct = fx_has_direct();

	for (size_t i = 0; i < COUNT(names); i++) {
		bool staged = strstr(names[i], "+copy") != NULL;
		struct pl_io_report r;
		ssize_t n;

		n = read_by(s, s->mem, LEN, 0, names[i], &r);
		if (strstr(names[i], "direct") && !direct) {
			assert_fails(n, EOPNOTSUPP, "O_DIRECT");
		} else if (!staged && s->fx.p2p && strstr(names[i], "direct")) {
			assert_fails(n, EOPNOTSUPP, "only by the route p2pdma");
		} else if (!staged && !s->fx.reachable) {
			assert_fails(n, EOPNOTSUPP, "cannot do I/O into the memory of");
			assert_non_null(strstr(pl_error_message(), fx_device()[0] == 'g'
									   ? s->fx.info.name
									   : fx_device()));
		} else {
			assert_moved(n, LEN);
			assert_string_equal(r.route, names[i]);
			assert_int_equal(fx_sum(&r), LEN);
			fx_dev_is(&s->fx, s->mem, 0, LEN, 1);
		}
	}
}

static void nothing_is_moved_by_null(void **state)
{
	struct fx_set *s = *state;
	struct pl_io_report r;
	char *zero = calloc(1, LEN);

	assert_non_null(zero);
	fx_put(&s->fx, s->mem, zero, LEN);
	assert_moved(read_by(s, s->mem, LEN, 0, "null", &r), LEN);
	assert_string_equal(r.route, "null");
	assert_int_equal(fx_sum(&r), 0);
	fx_get(&s->fx, zero, s->mem, LEN);
	for (size_t i = 0; i < LEN; i++) {
		assert_int_equal(zero[i], 0);
	}
	free(zero);
}

/* Before anything was measured, straight into memory that I/O can reach; else through slabs. */
static void auto_goes_straight_where_it_can(void **state)
{
	struct fx_set *s = *state;
	struct pl_io_report r;

	assert_moved(read_by(s, s->mem, LEN, 0, "auto", &r), LEN);
	assert_int_equal(r.staged, s->fx.reachable ? 0 : LEN);
	fx_dev_is(&s->fx, s->mem, 0, LEN, 1);
	fx_cold(s->path);
	assert_moved(read_by(s, s->mem, LEN, 0, "auto", &r), LEN);
	assert_int_equal(r.staged, s->fx.reachable ? 0 : LEN);
	if (fx_has_direct()) {
		assert_string_equal(r.route, s->fx.past_cache);
	}
	fx_dev_is(&s->fx, s->mem, 0, LEN, 1);
}

static void strict_never_stages(void **state)
{
	struct fx_set *s = *state;
	struct pl_io_report r;
	ssize_t n = read_by(s, s->mem, LEN, 0, "strict", &r);

	if (!s->fx.reachable || !fx_has_direct()) {
		assert_fails(n, EOPNOTSUPP, "strict");
		assert_non_null(strstr(pl_error_message(), "stages"));
		return;
	}
	assert_moved(n, LEN);
	assert_int_equal(r.direct, LEN);
	n = read_by(s, s->mem, LEN - 10, 5, "strict", &r);
	assert_fails(n, EOPNOTSUPP, "aligned together");
	n = read_by(s, s->mem + 5, LEN - 10, 5, "strict", &r);
	assert_moved(n, LEN - 10);
	assert_true(r.edge > 0 && r.edge < 2 * BLOCK && r.buffered == r.edge);
	assert_fails(read_by(s, s->mem, 100, 0, "strict", &r), EOPNOTSUPP, "whole block");
}

static void names_are_parsed(void **state)
{
	uint32_t policy = 77;

	(void)state;
	assert_fails(pl_policy_parse("fastest", &policy), EINVAL, "fastest");
	assert_non_null(strstr(pl_error_message(), "buffered+copy"));
	assert_fails(pl_policy_parse("", &policy), EINVAL, "auto");
	assert_int_equal(policy, 77);
	assert_int_equal(fx_policy("auto"), PL_POLICY_AUTO);
	assert_int_equal(fx_policy("strict"), PL_POLICY_STRICT);
}

/* The tunable is what transfers take that do not say; an option is above it. */
static void the_tunable_is_the_default(void **state)
{
	struct fx_set *s = *state;
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_file *file;
	struct fx f;
	char *mem;

	fx_open(&f, "policy=buffered+copy", NULL);
	file = fx_file(&f, s->path, O_RDONLY);
	mem = fx_alloc(&f, LEN);
	o.report = &r;
	assert_moved(pl_read(file, mem, LEN, 0, &o), LEN);
	assert_string_equal(r.route, "buffered+copy");
	if (f.reachable) {
		o.policy = fx_policy("buffered");
		assert_moved(pl_read(file, mem, LEN, 0, &o), LEN);
		assert_string_equal(r.route, "buffered");
	}
	fx_dev_is(&f, mem, 0, LEN, 1);
	fx_close(&f);
	assert_int_equal(fx_ctx(&f.ctx, "policy=swift", NULL), -EINVAL);
	assert_non_null(strstr(pl_error_message(), "swift"));
}

/* Host memory needs no staging, and says so. */
static void host_memory_is_never_staged(void **state)
{
	struct fx_set *s = *state;
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);
	struct pl_io_report r;

	fx_pattern(want, 0, LEN, 1);
	assert_fails(read_by(s, host, LEN, 0, "bounce", &r), EOPNOTSUPP, "needs no staging");
	assert_fails(read_by(s, host, LEN, 0, "copy", &r), EOPNOTSUPP, "copy");
	assert_moved(read_by(s, host, LEN, 0, "auto", &r), LEN);
	assert_int_equal(r.staged, 0);
	fx_same(host, want, LEN, "host memory");
	if (fx_has_direct()) {
		memset(host, 0, LEN);
		assert_moved(read_by(s, host, LEN, 0, "direct", &r), LEN);
		assert_int_equal(r.direct, LEN);
		fx_same(host, want, LEN, "host memory");
	}
	free(host);
	free(want);
}

/* Reads pieces that take 50 ms each, times `scale`, with time for less than all of them. */
static ssize_t read_slowly(const struct fx_set *s, unsigned int scale)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_file *file;
	char slow[100];
	struct fx f;
	char *mem;
	ssize_t n;

	(void)snprintf(slow, sizeof(slow),
		       "test_fault=direct:every=1:delay=%u,p2pdma:every=1:delay=%u", scale * 50000,
		       scale * 50000);
	fx_open(&f, "chunk=64KiB", "inline_max=4KiB", slow, NULL);
	file = fx_file(&f, s->path, O_RDONLY);
	mem = fx_alloc(&f, LEN);
	o.timeout_ns = scale * UINT64_C(400000000);
	o.depth = 1;
	o.policy = fx_policy(f.past_cache);
	n = pl_read(file, mem, LEN, 0, &o);
	if (n > 0) {
		fx_dev_is(&f, mem, 0, (size_t)n, 1);
	}
	fx_close(&f);
	return n;
}

static void a_deadline_ends_a_transfer(void **state)
{
	struct fx_set *s = *state;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	unsigned int scale = 1;
	ssize_t n;

	o.timeout_ns = 1;
	assert_fails(pl_read(s->file, s->mem, LEN, 0, &o), ETIMEDOUT, "timed out");
	assert_fails(pl_read(s->file, s->mem, 4096, 0, &o), ETIMEDOUT, "timed out");
	assert_fails(pl_write(s->file, s->mem, LEN, 0, &o), ETIMEDOUT, "timed out");
	o.timeout_ns = UINT64_C(3600) * 1000000000;
	assert_moved(pl_read(s->file, s->mem, LEN, 0, &o), LEN);
	o.timeout_ns = UINT64_MAX; /* longer than the clock can count: no limit, not the past */
	assert_moved(pl_read(s->file, s->mem, LEN, 0, &o), LEN);

	/* Slow pieces: those that were carried count, from the start on. */
	if (!fx_has_direct()) {
		return;
	}
	/* A busy machine may not get to the end of one piece in that time. */
	while ((n = read_slowly(s, scale)) == -ETIMEDOUT && scale < 64) {
		scale *= 2;
	}
	assert_in_range(n, 1, LEN - 1);
}

int main(void)
{
#define WITH(f) FX_TEST(f, &set)
	const struct CMUnitTest tests[] = {
		WITH(each_route_by_name),
		WITH(nothing_is_moved_by_null),
		WITH(auto_goes_straight_where_it_can),
		WITH(strict_never_stages),
		cmocka_unit_test(names_are_parsed),
		WITH(the_tunable_is_the_default),
		WITH(host_memory_is_never_staged),
		WITH(a_deadline_ends_a_transfer),
	};

	return cmocka_run_group_tests_name("policy", tests, NULL, NULL);
}
