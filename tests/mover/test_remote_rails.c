/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Transfers to remotes in threads, over rails that fail, and with memory that goes. */

#include "remote_kit.h"

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

	assert_ok(pl_mem_alloc(fx.dev, 70000, PL_ALLOC_PINNED, &pinned));
	memset(pinned, 77, 70000);
	assert_ok(pl_mem_free(fx.ctx, pinned));
	has_gone(pinned, 70000, 77);
}

/* What is swept: each allocation and each system call of a first transfer fails once. The memories
 * are small for that, and so are the segments. */
#define SWEPT (512 * KIB + 333)
#define SWEPT_SIZE (SWEPT + 4099)

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
	is(region[0].at, SWEPT, SWEPT_SIZE - SWEPT, 71);
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
	space = SWEPT_SIZE;
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

int main(void)
{
	const struct CMUnitTest tests[] = {
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
