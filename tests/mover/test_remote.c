/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The third kind of end: regions of remotes. The library with one mover more, which joins remotes
 * only and comes last; it has no public entry points yet, so transfers are handed to exec.
 */

#include "remote_kit.h"

static const char *route(void)
{
	const struct route *r = exec_biggest(exec(), &report);

	return r ? r->name : "";
}

static unsigned int id_of(const char *name)
{
	return fx_policy(name) - PLAN_ROUTE(0);
}

/* A mover that comes last has its own route and its staged ones, and shifts no number. */
static void routes_keep_their_numbers(void **state)
{
	static const char *const before[] = { "direct",
					      "buffered",
					      "direct+copy",
					      "buffered+copy",
					      "copy",
					      "null",
					      "p2pdma",
					      "pagecache",
					      "copy+copy",
					      "verbs",
					      "direct+verbs",
					      "buffered+verbs",
					      "verbs+copy",
					      "verbs+verbs",
					      "p2pdma+copy",
					      "tcp",
					      "direct+tcp",
					      "buffered+tcp",
					      "tcp+copy",
					      "verbs+tcp",
					      "tcp+verbs",
					      "tcp+tcp",
					      "fabric",
					      "direct+fabric",
					      "buffered+fabric",
					      "fabric+copy",
					      "verbs+fabric",
					      "fabric+verbs",
					      "tcp+fabric",
					      "fabric+tcp",
					      "fabric+fabric" };
	static const char *const new[] = { "wire",	  "direct+wire", "buffered+wire",
					   "wire+copy",	  "verbs+wire",	 "wire+verbs",
					   "tcp+wire",	  "wire+tcp",	 "fabric+wire",
					   "wire+fabric", "wire+wire" };
	static const char *const none[] = { "copy+wire", "wire+direct", "copy+wire+copy",
					    "direct+buffered", "direct+direct" };
	uint32_t policy;

	(void)state;
	for (size_t i = 0; i < COUNT(before); i++) {
		assert_int_equal(fx_policy(before[i]), 16 + i);
	}
	for (size_t i = 0; i < COUNT(new); i++) {
		assert_int_equal(fx_policy(new[i]), 16 + COUNT(before) + i);
		assert_int_equal(fx_route_stats(&fx, new[i]).bytes, 0);
	}
	for (size_t i = 0; i < COUNT(none); i++) {
		assert_int_equal(pl_policy_parse(none[i], &policy), -EINVAL);
	}
	assert_int_equal(exec()->routes.n, COUNT(before) + COUNT(new));
}

#ifdef __SANITIZE_THREAD__ /* several segments have all threads */
static const size_t lens[] = { 511, LEN };
#else
static const size_t lens[] = { 1, 511, 4099, 300001, LEN };
#endif

/* Each length, out and back, by this route; the other remote is left alone. */
static void goes(char *mem, const char *policy, const char *by)
{
	for (size_t i = 0; i < COUNT(lens); i++) {
		size_t len = lens[i];

		put(mem, 1);
		put(region[0].at, 2);
		put(region[1].at, 3);
		assert_moved(carry(at_remote(0, 0), at_mem(mem), len, policy), len);
		assert_string_equal(route(), by);
		assert_int_equal(report.bytes[id_of(by)], len);
		is(region[0].at, 0, len, 1);
		is(region[0].at, len, LEN - len, 2);
		is(mem, 0, LEN, 1);

		/* To a place in the middle, of what lies there. */
		put(region[0].at, 4);
		assert_moved(carry(at_mem(mem), at_remote(0, LEN - len), len, policy), len);
		assert_string_equal(route(), by);
		if (mem == host) {
			fx_same(host, region[0].at + LEN - len, len, "what was read");
		}
		is(mem, len, LEN - len, 1);
		is(region[0].at, 0, LEN, 4);
		is(region[1].at, 0, LEN, 3);
	}
}

static void memory_goes_there_and_back(void **state)
{
	(void)state;
	goes(host, "auto", "wire");
	goes(host, "strict", "wire");
	goes(host, "wire", "wire");
	goes(gpu, "auto", fx.addressable ? "wire" : "wire+copy");
	if (fx.addressable) {
		goes(gpu, "strict", "wire");
	}
}

/* Through a slab: a device's memory, and the host's, which no driver pins slabs for. */
static void memory_is_staged(void **state)
{
	(void)state;
	goes(gpu, "wire+copy", "wire+copy");
	goes(gpu, "bounce", "wire+copy");
	goes(host, "wire+copy", "wire+copy");
	goes(host, "bounce", "wire+copy");
	(void)end(state);
	open_with("slab_budget=2MiB");
	goes(gpu, "bounce", "wire+copy");
	goes(host, "bounce", "wire+copy");
}

static void what_gpu_reads_is_right(void **state)
{
	(void)state;
	put(region[1].at, 9);
	put(gpu, 1);
	assert_moved(carry(at_mem(gpu), at_remote(1, 0), LEN, "auto"), LEN);
	is(gpu, 0, LEN, 9);
	put(gpu, 1);
	assert_moved(carry(at_mem(gpu), at_remote(1, 0), LEN - 1, "wire+copy"), LEN - 1);
	is(gpu, 0, LEN - 1, 9);
	is(gpu, LEN - 1, 1, 1);
}

/* Without channels the threads that carry block. */
static void movers_may_block(void **state)
{
	(void)state;
	wire_blocks = true;
	goes(host, "auto", "wire");
	goes(gpu, "wire+copy", "wire+copy");
	assert_int_equal(wire_seen.posts, 0);
	assert_true(wire_seen.runs > 0);
}

/* A file's whole content, its edges and its end: to a remote and back. */
static void files_go_there_and_back(void **state)
{
	static const char *const policies[] = { "auto", "bounce", "buffered+wire", "direct+wire" };
	const char *path = fx_made("far", LEN, 5);
	struct pl_file *f = fx_file(&fx, path, O_RDWR);

	(void)state;
	for (size_t i = 0; i < (fx_has_direct() ? COUNT(policies) : 3); i++) {
		unsigned int seed = 10 + (unsigned int)i;

		put(region[0].at, 2);
		assert_moved(carry(at_remote(0, 0), at_file(f, 0), LEN, policies[i]), LEN);
		is(region[0].at, 0, LEN, 5);
		/* An odd place, and less than a block of it. */
		put(region[0].at, 2);
		assert_moved(carry(at_remote(0, 4097), at_file(f, 4097), 70001, policies[i]),
			     70001);
		is(region[0].at, 0, 4097, 2);
		is(region[0].at, 4097, 70001, 5);
		is(region[0].at, 4097 + 70001, 100000, 2);
		/* Past the end there is nothing. */
		put(region[1].at, 2);
		assert_moved(carry(at_remote(1, 0), at_file(f, LEN - 100), 5000, policies[i]), 100);
		fx_same(region[1].at + 100, region[0].at + 100, 4097 - 100, "behind the end");
		assert_moved(carry(at_remote(1, 0), at_file(f, LEN), 100, policies[i]), 0);
		/* Back: a write. */
		put(region[0].at, seed);
		if (strcmp(policies[i], "direct+wire") != 0) {
			assert_moved(carry(at_file(f, 0), at_remote(0, 0), LEN, policies[i]), LEN);
			fx_file_is(path, 0, LEN, seed);
			assert_moved(
				carry(at_file(f, 4097), at_remote(0, 4097), 70001, policies[i]),
				70001);
			fx_file_is(path, 0, LEN, seed);
		} else {
			assert_moved(carry(at_file(f, 0), at_remote(0, 0), 4 * MIB, policies[i]),
				     4 * MIB);
			fx_file_is(path, 0, 4 * MIB, seed);
		}
		put(region[0].at, 5);
		assert_moved(carry(at_file(f, 0), at_remote(0, 0), LEN, "auto"), LEN);
		fx_file_is(path, 0, LEN, 5);
	}
	fx_shut(f);
}

static void remotes_exchange(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		size_t len = lens[i];

		put(region[0].at, 6);
		put(region[1].at, 7);
		assert_moved(
			carry(at_remote(1, 0), at_remote(0, 0), len, i % 2 ? "auto" : "bounce"),
			len);
		assert_string_equal(route(), "wire+wire");
		is(region[1].at, 0, len, 6);
		is(region[1].at, len, LEN - len, 7);
		is(region[0].at, 0, LEN, 6);
	}
}

/* Reads, writes and copies are counted as what they are, and by the device. */
struct sums {
	uint64_t bytes[3];
};

static int add_row(const struct pl_stats_row *row, void *arg)
{
	static const char *const ops[] = { "read", "write", "copy" };
	struct sums *s = arg;

	for (unsigned int i = 0; i < COUNT(ops); i++) {
		s->bytes[i] += strcmp(row->op, ops[i]) == 0 ? row->bytes : 0;
	}
	return 0;
}

static void counts_say_which_way(void **state)
{
	struct pl_file *f = fx_file(&fx, fx_made("counted", LEN, 5), O_RDWR);
	struct sums s = { { 0 } };
	struct pl_stats *st;

	(void)state;
	assert_moved(carry(at_mem(host), at_remote(0, 0), 1000, "auto"), 1000);
	assert_moved(carry(at_remote(0, 0), at_file(f, 0), 200, "auto"), 200);
	assert_moved(carry(at_remote(0, 0), at_mem(host), 30000, "auto"), 30000);
	assert_moved(carry(at_file(f, 0), at_remote(0, 0), 5000, "auto"), 5000);
	assert_moved(carry(at_remote(0, 0), at_remote(1, 0), 700000, "auto"), 700000);
	assert_ok(pl_stats_open(fx.ctx, 0, &st));
	assert_int_equal(pl_stats_rows(st, add_row, &s), 0);
	pl_stats_close(st);
	assert_int_equal(s.bytes[0], 1200);
	assert_int_equal(s.bytes[1], 35000);
	assert_int_equal(s.bytes[2], 700000);
	assert_int_equal(route_class(&exec()->routes.v[id_of("wire")]), ROUTE_IS_DIRECT);
	assert_int_equal(route_class(&exec()->routes.v[id_of("wire+copy")]), ROUTE_IS_STAGED);
	assert_int_equal(route_class(&exec()->routes.v[id_of("wire+wire")]), ROUTE_IS_STAGED);
	fx_shut(f);
}

static void refusals_are_told(void **state)
{
	struct pl_file *f = fx_file(&fx, fx_made("refused", LEN, 5), O_RDONLY);

	(void)state;
	put(host, 8);
	assert_int_equal(carry(at_mem(host), at_remote(0, 0), 100, "copy"), -EOPNOTSUPP);
	assert_non_null(strstr(pl_error_message(), "policy copy leaves no route for far0"));
	assert_int_equal(carry(at_mem(host), at_remote(0, 0), 100, "direct"), -EOPNOTSUPP);
	assert_int_equal(carry(at_mem(host), at_remote(0, 0), 100, "direct+wire"), -EOPNOTSUPP);
	assert_int_equal(carry(at_remote(0, 0), at_file(f, 0), 100, "strict"), -EOPNOTSUPP);
	assert_int_equal(carry(at_remote(0, 0), at_file(f, 0), 100, "wire"), -EOPNOTSUPP);
	assert_int_equal(carry(at_remote(0, 0), at_remote(1, 0), 100, "strict"), -EOPNOTSUPP);
	/* Transfers within this host do not know the wire. */
	assert_int_equal(pl_read(f, host, 100, 0,
				 &(struct pl_io_opts){ .size = sizeof(struct pl_io_opts),
						       .policy = fx_policy("direct+wire") }),
			 -EOPNOTSUPP);
	if (!fx.addressable) {
		assert_int_equal(carry(at_mem(gpu), at_remote(0, 0), 100, "wire"), -EOPNOTSUPP);
		assert_non_null(strstr(pl_error_message(), fx.info.name));
	}
	is(host, 0, LEN, 8);
	fx_shut(f);
}

/* Each remote has its own rates, and they are not those of this host's transfers. */
static void rates_are_a_remotes(void **state)
{
	unsigned int id = id_of("wire");
	struct move_ask ask = { .dst = at_mem(host), .src = at_remote(1, 0), .len = 4 * MIB };
	struct plan_rates rates;
	struct plan p;
	double guess;

	(void)state;
	ask.dst.mem = MEM_HOST_ADDRESSABLE;
	for (unsigned int i = 0; i < 3; i++) {
		assert_moved(carry(at_mem(host), at_remote(0, 0), 4 * MIB, "wire"), 4 * MIB);
	}
	assert_true(remote[0].base.rates[0][id] > 1);
	assert_int_equal(remote[0].base.rates[1][id], 0);
	assert_int_equal(remote[1].base.rates[0][id], 0);
	for (unsigned int i = 0; i < ROUTES_MAX; i++) {
		assert_int_equal(exec()->rates[0][i], 0);
	}
	/* A slow one has its effect on plans for it alone. */
	exec_rates(exec(), &ask, &rates);
	plan_make(&exec()->routes, &ask, PLAN_ROUTE(id), &rates, &p);
	guess = p.v[0].cost_ns;
	assert_false(p.v[0].measured);
	atomic_store(&remote[1].base.rates[0][id], 5000);
	exec_rates(exec(), &ask, &rates);
	plan_make(&exec()->routes, &ask, PLAN_ROUTE(id), &rates, &p);
	assert_true(p.v[0].measured);
	assert_true(p.v[0].cost_ns > 1.9 * guess);
	ask.src = at_remote(0, 0);
	atomic_store(&remote[0].base.rates[0][id], 0);
	exec_rates(exec(), &ask, &rates);
	plan_make(&exec()->routes, &ask, PLAN_ROUTE(id), &rates, &p);
	assert_true(p.v[0].cost_ns < 1.1 * guess);
}

/* An engine has one channel of the mover for all its remotes. */
#define SMALL 64u

static void one_channel_serves_all_remotes(void **state)
{
	struct transfer t[SMALL];
	struct exec_result res[SMALL];

	(void)state;
	put(host, 12);
	put(region[0].at, 1);
	put(region[1].at, 1);
	for (unsigned int i = 0; i < SMALL; i++) {
		t[i] = (struct transfer){ .dst = at_remote(i % REMOTES, i * 5000),
					  .src = at_mem(host + i * 5000),
					  .len = 5000,
					  .policy = PLAN_AUTO };
		assert_ok(transfer_hold(&fx.ctx->mem, &t[i]));
	}
	exec_run_many(exec(), t, SMALL, res);
	for (unsigned int i = 0; i < SMALL; i++) {
		assert_int_equal(res[i].res, 5000);
		assert_string_equal(res[i].route->name, "wire");
		is(region[i % REMOTES].at, i * 5000, 5000, 12);
		is(region[(i + 1) % REMOTES].at, i * 5000, 5000, 1);
		transfer_release(&t[i]);
	}
	assert_int_equal(wire_seen.posts, SMALL);
	assert_int_equal(wire_seen.channels, 1);
}

/* What fails names the remote, and what came before it counts. */
static void failures_name_the_remote(void **state)
{
	static const char *const specs[] = { "test_fault=wire:nth=3:err=EIO",
					     "test_fault=wire:nth=3:short=1000" };

	for (size_t i = 0; i < COUNT(specs); i++) {
		ssize_t n;

		(void)end(state);
		open_with(specs[i]);
		put(region[1].at, 4);
		put(gpu, 2);
		n = carry(at_mem(gpu), at_remote(1, 0), LEN, "wire+copy");
		assert_true(n > 0 && n < (ssize_t)LEN);
		is(gpu, 0, (size_t)n, 4);
		assert_int_equal(fx_route_stats(&fx, "wire+copy").errors, i == 0);
		assert_moved(carry(at_mem(gpu), at_remote(1, 0), LEN, "wire+copy"), LEN);
		is(gpu, 0, LEN, 4);
	}
	/* Past the end of what was granted, in flight and in this thread. */
	assert_int_equal(carry(at_mem(host), at_remote(1, LEN), 100, "wire"), -EREMOTEIO);
	assert_int_equal(carry(at_mem(host), at_remote(1, LEN), 4 * MIB, "wire"), -EREMOTEIO);
	assert_non_null(strstr(pl_error_message(), "reading 'far1' at offset"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		CASE(routes_keep_their_numbers),
		CASE(memory_goes_there_and_back),
		CASE(memory_is_staged),
		CASE(what_gpu_reads_is_right),
		CASE(movers_may_block),
		CASE(files_go_there_and_back),
		CASE(remotes_exchange),
		CASE(counts_say_which_way),
		CASE(refusals_are_told),
		CASE(rates_are_a_remotes),
		CASE(one_channel_serves_all_remotes),
		CASE(failures_name_the_remote),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
