/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The third kind of end: regions of remotes. The library with one mover more, which joins remotes
 * only and comes last; it has no public entry points yet, so transfers are handed to exec.
 */

#include <pthread.h>

#include "fixture.h"
#include "wire/wire.h"

#include "api/context.h"
#include "base/fault.h"

#define LEN (5 * MIB + 77) /* several segments */
#define REMOTES 2u

static size_t room = LEN; /* of each of these memories: */
static struct fx fx;
static char *gpu;  /* the device's */
static char *host; /* the host's, which nobody pinned */
static struct wire_remote remote[REMOTES];
static struct wire_region region[REMOTES];

static void open_with(const char *setting)
{
	bool small = room < LEN;

	fx_open(&fx, small ? "chunk=256KiB" : "chunk=1MiB",
		small ? "test_cached_chunk=256KiB" : "test_cached_chunk=1MiB", setting, NULL);
	gpu = fx_alloc(&fx, room);
	host = fx_host(room);
	for (unsigned int i = 0; i < REMOTES; i++) {
		wire_remote_init(&remote[i], i ? "far1" : "far0", 0);
		region[i] =
			(struct wire_region){ .base = { .remote = &remote[i].base, .len = room },
					      .at = fx_host(room) };
	}
	memset(&wire_seen, 0, sizeof(wire_seen));
	wire_blocks = false;
}

static int begin(void **state)
{
	(void)state;
	room = LEN;
	open_with(NULL);
	return 0;
}

static int end(void **state)
{
	(void)state;
	free(host);
	host = NULL;
	for (unsigned int i = 0; i < REMOTES; i++) {
		free(region[i].at);
		region[i].at = NULL;
	}
	if (fx.ctx) {
		fx_free(&fx, gpu);
		fx_close(&fx);
	}
	return 0;
}

static struct end at_mem(const char *p)
{
	return (struct end){ .kind = END_MEM, .addr = (uintptr_t)p };
}

static struct end at_file(struct pl_file *f, uint64_t off)
{
	return (struct end){ .kind = END_FILE, .file = f->file, .off = off };
}

static struct end at_remote(unsigned int i, uint64_t off)
{
	return (struct end){ .kind = END_REMOTE, .region = &region[i].base, .off = off };
}

static struct exec *exec(void)
{
	return &fx.ctx->exec;
}

static struct exec_report report; /* of the last transfer */

static ssize_t carry(struct end dst, struct end src, size_t len, const char *policy)
{
	struct transfer t = { .dst = dst, .src = src, .len = len, .policy = fx_policy(policy) };

	return exec_hold_and_run(exec(), &t, &report);
}

static const char *route(void)
{
	const struct route *r = exec_biggest(exec(), &report);

	return r ? r->name : "";
}

static unsigned int id_of(const char *name)
{
	return fx_policy(name) - PLAN_ROUTE(0);
}

/* Fills memory with the pattern of a seed; asserts it. */
static void put(char *p, unsigned int seed)
{
	char *buf = fx_host(room);

	fx_pattern(buf, 0, room, seed);
	if (p == gpu) {
		fx_put(&fx, p, buf, room);
	} else {
		memcpy(p, buf, room);
	}
	free(buf);
}

static void is(const char *p, size_t at, size_t len, unsigned int seed)
{
	char *want = fx_host(len + 1);
	char *got = fx_host(len + 1);

	fx_pattern(want, at, len, seed);
	if (len && p >= gpu && p < gpu + room) {
		fx_get(&fx, got, p + at, len);
	} else {
		memcpy(got, p + at, len);
	}
	fx_same(got, want, len, at ? "what was left alone" : "what was carried");
	free(want);
	free(got);
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

static const size_t lens[] = { 1, 511, 4099, 300001, LEN };

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

#define THREADS 4u
#define PART (LEN / THREADS)

static void *carry_part(void *arg)
{
	unsigned int i = (unsigned int)(uintptr_t)arg;
	struct exec_report rep;
	ssize_t wrong = 0;

	for (unsigned int k = 0; k < 8; k++) {
		struct transfer t = { .dst = at_remote(i % REMOTES, i * PART),
				      .src = at_mem(gpu + i * PART),
				      .len = PART,
				      .policy = k % 2 ? PLAN_AUTO : PLAN_BOUNCE };

		wrong += exec_hold_and_run(exec(), &t, &rep) != (ssize_t)PART;
	}
	return (void *)wrong;
}

static void threads_carry_at_once(void **state)
{
	pthread_t t[THREADS];

	(void)state;
	put(gpu, 15);
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, carry_part, (void *)(uintptr_t)i), 0);
	}
	for (unsigned int i = 0; i < THREADS; i++) {
		void *wrong;

		assert_int_equal(pthread_join(t[i], &wrong), 0);
		assert_null(wrong);
		is(region[i % REMOTES].at, i * PART, PART, 15);
	}
}

/* Large enough for several links, with a dozen segments of the shortest kind. */
#define LONG (48 * MIB + 4321)

struct far {
	char *mem;
	char *at;
};

/* A long memory and a remote's region as long, over n rails. */
static struct far far_open(unsigned int n, unsigned int seed)
{
	struct far f = { fx_host(LONG), fx_host(LONG) };

	wire_remote_init(&remote[0], "far0", n);
	free(region[0].at);
	region[0].at = f.at;
	region[0].base.len = LONG;
	fx_pattern(f.mem, 0, LONG, seed);
	memset(f.at, 0, LONG);
	return f;
}

static void rail_fails(unsigned int i, unsigned int good, int err)
{
	remote[0].rail[i].good = good;
	remote[0].rail[i].err = err;
}

static uint64_t on_rail(unsigned int i)
{
	return remote[0].rail[i].bytes;
}

static uint64_t lane_bytes(unsigned int i)
{
	for (unsigned int k = 0; k < report.lanes; k++) {
		if (report.lane[k].via == &remote[0].rail[i].link) {
			return report.lane[k].bytes;
		}
	}
	return 0;
}

/* All rails carry at once, each on a channel of its own. */
static void rails_share_a_transfer(void **state)
{
	struct far f = far_open(3, 21);

	(void)state;
	assert_moved(carry(at_remote(0, 0), at_mem(f.mem), LONG, "wire"), LONG);
	fx_same(f.at, f.mem, LONG, "what went over three rails");
	for (unsigned int i = 0; i < 3; i++) {
		assert_true(on_rail(i) > LONG / 6);
		assert_int_equal(lane_bytes(i), on_rail(i));
	}
	assert_int_equal(report.lanes, 3);
	/* In long segments, as the tunable chunk is for disks. */
	assert_true(remote[0].rail[0].ops + remote[0].rail[1].ops + remote[0].rail[2].ops < 40);
	assert_int_equal(exec_report_own(&report), 0);
	assert_int_equal(report.fallbacks, 0);
	assert_int_equal(wire_seen.channels, 4); /* and the mover's own */
	assert_int_equal(wire_seen.astray, 0);
	/* Back, too; and a short one takes what the mover takes. */
	memset(f.mem, 0, LONG);
	assert_moved(carry(at_mem(f.mem), at_remote(0, 0), LONG, "auto"), LONG);
	fx_same(f.mem, f.at, LONG, "what came back");
	assert_int_equal(report.lanes, 3);
	assert_moved(carry(at_mem(f.mem), at_remote(0, 0), MIB, "auto"), MIB);
	assert_int_equal(report.lanes, 0);
	free(f.mem);
}

/* Whichever fails in the middle, the others carry what it did not, and every byte arrives. */
static void a_rail_fails_in_the_middle(void **state)
{
	(void)state;
	for (unsigned int bad = 0; bad < 2; bad++) {
		for (unsigned int good = 0; good < 4; good++) {
			struct far f = far_open(2, 22 + bad);
			uint64_t before = fx_route_stats(&fx, "wire").fallbacks;

			rail_fails(bad, good, ENETDOWN);
			assert_moved(carry(at_remote(0, 0), at_mem(f.mem), LONG, "wire"), LONG);
			fx_same(f.at, f.mem, LONG, "what went over two rails, of which one failed");
			assert_int_equal(on_rail(0) + on_rail(1), LONG);
			assert_true(on_rail(bad) < on_rail(!bad));
			assert_int_equal(lane_bytes(bad), on_rail(bad));
			assert_true(report.fallbacks >= 1 && report.fallbacks <= 2);
			assert_int_equal(report.why, PL_REASON_LANE_FAILED);
			assert_int_equal(report.why_err, ENETDOWN);
			assert_int_equal(fx_route_stats(&fx, "wire").fallbacks - before,
					 report.fallbacks);
			assert_int_equal(fx_route_stats(&fx, "wire").errors, 0);
			/* No later transfer takes it. */
			assert_moved(carry(at_mem(f.mem), at_remote(0, 0), LONG, "wire"), LONG);
			assert_int_equal(report.fallbacks, 0);
			assert_int_equal(report.lanes, 0);
			free(f.mem);
		}
	}
}

/* A file's or a slab's bytes take them as well. */
static void rails_carry_what_is_staged(void **state)
{
	struct far f = far_open(2, 31);
	const char *path = fx_made("rails", LONG, 32);
	struct pl_file *file = fx_file(&fx, path, O_RDWR);

	(void)state;
	for (unsigned int bad = 0; bad < 2; bad++) {
		wire_remote_init(&remote[0], "far0", 2);
		assert_moved(carry(at_remote(0, 0), at_mem(f.mem), LONG, "wire+copy"), LONG);
		fx_same(f.at, f.mem, LONG, "what was staged");
		assert_int_equal(on_rail(0) + on_rail(1), LONG);
		assert_true(on_rail(0) && on_rail(1));
		assert_int_equal(lane_bytes(0), on_rail(0));

		memset(f.at, 0, LONG);
		wire_remote_init(&remote[0], "far0", 2);
		rail_fails(bad, 1, ECONNRESET); /* a slow one may carry few of them */
		assert_moved(carry(at_remote(0, 0), at_file(file, 0), LONG, "bounce"), LONG);
		is(f.at, 0, LEN, 32);
		fx_pattern(f.mem, 0, LONG, 32);
		fx_same(f.at, f.mem, LONG, "the file");
		assert_int_equal(on_rail(0) + on_rail(1), LONG);
		assert_true(report.fallbacks > 0);
		fx_pattern(f.mem, 0, LONG, 31);
	}
	fx_shut(file);
	free(f.mem);
}

/* All rails down is the transfer's failure, and what came before it counts. */
static void no_rail_is_left(void **state)
{
	struct far f = far_open(2, 41);
	ssize_t n;

	(void)state;
	rail_fails(0, 4, ENETDOWN);
	rail_fails(1, 3, ECONNRESET);
	n = carry(at_remote(0, 0), at_mem(f.mem), LONG, "wire");
	assert_true(n > 0 && n < (ssize_t)LONG);
	fx_same(f.at, f.mem, (size_t)n, "what came before");
	assert_int_equal(fx_route_stats(&fx, "wire").errors, 2);
	free(f.mem);
}

/* What is not a rail's fault costs no rail. */
static void a_rail_is_not_to_blame(void **state)
{
	struct far f = far_open(2, 42);
	ssize_t n;

	(void)state;
	region[0].base.len = LONG / 2;
	n = carry(at_remote(0, 0), at_mem(f.mem), LONG, "wire");
	assert_true(n > 0 && n <= (ssize_t)(LONG / 2));
	fx_same(f.at, f.mem, (size_t)n, "what came before");
	assert_int_equal(report.fallbacks, 0);
	assert_int_equal(remote[0].rails.v[0].refuse, 0);
	assert_int_equal(remote[0].rails.v[1].refuse, 0);
	free(f.mem);
}

/* A short transfer takes one rail, and another when that fails; also one of many at once. */
static void short_ones_change_rails(void **state)
{
	static const char *const policies[] = { "auto", "wire", "wire+copy", "buffered+wire" };
	struct pl_file *f = fx_file(&fx, fx_made("short", LEN, 50), O_RDONLY);

	(void)state;
	for (size_t i = 0; i < COUNT(policies); i++) {
		wire_remote_init(&remote[0], "far0", 3);
		rail_fails(0, 1, ENETDOWN);
		rail_fails(1, 1, ECONNRESET);
		put(host, 50);
		put(region[0].at, 51);
		for (unsigned int k = 0; k < 4; k++) {
			assert_moved(carry(at_remote(0, k * 1000),
					   i == 3 ? at_file(f, k * 1000) : at_mem(host + k * 1000),
					   1000, policies[i]),
				     1000);
			assert_int_equal(report.fallbacks, k == 1 || k == 2);
		}
		is(region[0].at, 0, 4000, 50);
		is(region[0].at, 4000, 4000, 51);
		rail_fails(2, 0, EPIPE);
		assert_int_equal(carry(at_remote(0, 0), at_mem(host), 1000, "wire"), -EPIPE);
		assert_int_equal(carry(at_remote(0, 0), at_mem(host), 1000, "wire"), -ENETDOWN);
	}
	fx_shut(f);
}

/* Threads of a mover without channels have a rail each. */
static void blocking_movers_have_rails(void **state)
{
	struct far f = far_open(2, 61);

	(void)state;
	wire_blocks = true;
	rail_fails(1, 2, ENETDOWN);
	assert_moved(carry(at_remote(0, 0), at_mem(f.mem), LONG, "wire"), LONG);
	assert_true(report.lanes >= 1);
	fx_same(f.at, f.mem, LONG, "what threads carried");
	assert_int_equal(on_rail(0) + on_rail(1), LONG);
	free(f.mem);
}

/* The mover knows all slabs before anyone uses them, and hears of their end. */
static void slabs_are_known(void **state)
{
	struct pl_file *f = fx_file(&fx, fx_made("slabs", LEN, 5), O_RDONLY);

	assert_int_equal(wire_seen.slabs, 0);
	assert_moved(carry(at_remote(0, 0), at_mem(gpu), LEN, "wire+copy"), LEN);
	assert_moved(carry(at_remote(0, 0), at_mem(host), 5000, "wire+copy"), 5000);
	assert_moved(carry(at_remote(0, 0), at_file(f, 0), LEN, "auto"), LEN);
	assert_moved(carry(at_remote(0, 0), at_remote(1, 0), LEN, "auto"), LEN);
	threads_carry_at_once(state);
	assert_true(wire_seen.slabs > 0);
	assert_int_equal(wire_seen.unknown, 0);
	assert_int_equal(wire_seen.going, 0);
	fx_shut(f);
	fx_free(&fx, gpu);
	fx_close(&fx);
	assert_int_equal(wire_seen.slabs, 0);
}

static void has_gone(const void *p, size_t len, char first)
{
	assert_int_equal(wire_seen.going, 1);
	assert_ptr_equal(wire_seen.last, p);
	assert_int_equal(wire_seen.last_len, len);
	assert_true(wire_seen.last_byte == first);
	wire_seen.going = 0;
}

/* It hears of memory that goes, once, while that is still there; and not of what stays. */
static void memory_goes(void **state)
{
	struct transfer t = { .dst = at_remote(0, 0), .len = 4096 };
	char *p = fx_alloc(&fx, 12345);
	void *pinned;

	(void)state;
	put(host, 33);
	fx_put(&fx, p, host, 12345);
	t.src = at_mem(p);
	assert_ok(transfer_hold(&fx.ctx->mem, &t));
	assert_int_equal(pl_mem_free(fx.ctx, p), -EBUSY);
	assert_int_equal(wire_seen.going, 0);
	transfer_release(&t);
	assert_ok(pl_mem_free(fx.ctx, p));
	has_gone(p, 12345, fx.addressable ? host[0] : wire_seen.last_byte);
	assert_int_equal(pl_mem_free(fx.ctx, p), -ENOENT);

	assert_ok(pl_mem_register(fx.ctx, host, LEN));
	assert_int_equal(pl_mem_unregister(fx.ctx, host + 1), -ENOENT);
	assert_int_equal(wire_seen.going, 0);
	assert_ok(pl_mem_unregister(fx.ctx, host));
	has_gone(host, LEN, host[0]);

	assert_ok(pl_mem_alloc_pinned(fx.dev, 70000, &pinned));
	memset(pinned, 77, 70000);
	assert_ok(pl_mem_free(fx.ctx, pinned));
	has_gone(pinned, 70000, 77);
}

/* What is swept: each allocation and each system call of a first transfer fails once. The memories
 * are small for that, and so are the segments. */
#define SWEPT (512 * KIB + 333)
#define SWEPT_ROOM (SWEPT + 4099)

static ssize_t swept(unsigned int i, struct pl_file *f)
{
	switch (i) {
	case 0:
		return carry(at_remote(0, 0), at_mem(host), SWEPT, "auto");
	case 1:
		return carry(at_remote(0, 0), at_mem(gpu), SWEPT, "wire+copy");
	case 2:
		return carry(at_remote(0, 0), at_file(f, 0), SWEPT, "bounce");
	default:
		return carry(at_remote(0, 0), at_remote(1, 0), SWEPT, "auto");
	}
}

/* False: there were fewer calls. */
static bool sweep_one(unsigned int i, enum fault_kind kind, int err, unsigned long nth)
{
	unsigned long seen;
	struct pl_file *f;
	ssize_t n;

	open_with("threads=2");
	f = fx_file(&fx, fx_path("swept"), O_RDONLY);
	put(host, 70);
	put(gpu, 70);
	put(region[1].at, 70);
	put(region[0].at, 71);
	fault_arm(kind, nth, err);
	n = swept(i, f);
	seen = fault_count(kind);
	fault_arm(kind, 0, 0);
	assert_true(n >= 0 || *pl_error_message());
	assert_true(n <= (ssize_t)SWEPT);
	is(region[0].at, 0, n > 0 ? (size_t)n : 0, 70);
	is(region[0].at, SWEPT, SWEPT_ROOM - SWEPT, 71);
	assert_moved(swept(i, f), SWEPT); /* nothing is broken for later ones */
	is(region[0].at, 0, SWEPT, 70);
	fx_shut(f);
	(void)end(NULL);
	return seen >= nth;
}

static void each_call_fails_once(void **state)
{
	const char *path = fx_path("swept");
	char *buf = fx_host(SWEPT);
	int fd = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600);

	(void)end(state);
	fx_pattern(buf, 0, SWEPT, 70);
	assert_int_equal(write(fd, buf, SWEPT), SWEPT);
	(void)close(fd);
	free(buf);
	room = SWEPT_ROOM;
	for (unsigned int i = 0; i < 4; i++) {
		unsigned long allocs = 1;
		unsigned long calls = 1;

		while (sweep_one(i, FAULT_ALLOC, ENOMEM, allocs)) {
			assert_in_range(++allocs, 1, 300);
		}
		while (sweep_one(i, FAULT_SYS, EIO, calls)) {
			calls += calls < 20 ? 1 : calls / 10;
			assert_in_range(calls, 1, 3000);
		}
		(void)printf("%u: %lu allocations, %lu system calls\n", i, allocs - 1, calls - 1);
	}
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, begin, end)

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
		CASE(threads_carry_at_once),
		CASE(slabs_are_known),
		CASE(memory_goes),
		CASE(each_call_fails_once),
		CASE(rails_share_a_transfer),
		CASE(a_rail_fails_in_the_middle),
		CASE(rails_carry_what_is_staged),
		CASE(no_rail_is_left),
		CASE(a_rail_is_not_to_blame),
		CASE(short_ones_change_rails),
		CASE(blocking_movers_have_rails),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
