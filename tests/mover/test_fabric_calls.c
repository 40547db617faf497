/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Words, devices, ways and settings of the mover `fabric`, and each call of it that fails once. */

#include "fabric_kit.h"
#include "far.h"

static void words_are_exchanged(void **state)
{
	_Alignas(8) static uint64_t words[4];
	struct pl_grant *g;
	struct pl_region *r;
	struct bytes b;
	uint64_t old;
	uint64_t what;

	(void)state;
	words[1] = 7;
	assert_ok(pl_grant_open(other, words, sizeof(words), PL_MAY_ATOMIC | PL_MAY_READ, &g));
	b = grant_blob(g);
	assert_ok(pl_region_open(remote, b.at, b.len, &r));
	assert_ok(pl_region_atomic(r, PL_ATOMIC_QUERY, 0, 0, 0, &what));
	assert_int_equal(what, PL_ATOMICS_NIC);
	assert_ok(pl_region_atomic(r, PL_ATOMIC_FETCH_ADD, 8, 5, 0, &old));
	assert_int_equal(old, 7);
	assert_ok(pl_region_atomic(r, PL_ATOMIC_COMPARE_SWAP, 8, 99, 11, &old));
	assert_int_equal(old, 12);
	assert_ok(pl_region_atomic(r, PL_ATOMIC_COMPARE_SWAP, 8, 99, 12, &old));
	assert_int_equal(old, 12);
	assert_ok(pl_grant_close(g));
	assert_int_equal(words[1], 99);
	assert_int_equal(words[0] | words[2], 0);
	pl_region_close(r);
}

/* Memory of the device at both ends: in place where adapters take it and were right when they were
 * tried; else this side's is staged, and the other's is not granted. Where memory is registered
 * with an endpoint, only the latter is in place. */
static void devices_are_reached(void **state)
{
	bool right = getenv("FAKEFABRIC_REAL") && !getenv("FAKEFABRIC_WRONG");
	bool direct = fx.addressable || (right && !getenv("FAKEFABRIC_BY_END"));
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	char *host = fx_host(LEN), *want = fx_host(LEN);
	char *gpu = fx_alloc(&fx, LEN);
	struct pl_grant *g = NULL;
	struct pl_region *r;
	struct bytes b;

	(void)state;
	opts.report = &report;
	fx_pattern(want, 0, LEN, 1);
	assert_moved(far_read(region, gpu, LEN, 0, &opts), LEN);
	assert_string_equal(report.route, direct ? "fabric" : "fabric+copy");
	fx_get(&fx, host, gpu, LEN);
	fx_same(host, want, LEN, "what was read");
	fx_pattern(host, 0, LEN, 2);
	fx_put(&fx, gpu, host, LEN);
	assert_moved(far_write(region, gpu + 4097, 70001, 11, &opts), 70001);
	assert_string_equal(report.route, direct ? "fabric" : "fabric+copy");
	memcpy(want + 11, host + 4097, 70001);
	fx_same(far, want, LEN, "what was written");
	/* A context grants its own, and reaches it as a remote. */
	if (!fx.addressable && !right) {
		assert_fails(pl_grant_open(fx.ctx, gpu, LEN, PL_MAY_READ, &g), EOPNOTSUPP,
			     "does not access memory of");
	} else {
		struct pl_remote *self[2];

		assert_ok(pl_grant_open(fx.ctx, gpu, LEN, PL_MAY_READ | PL_MAY_WRITE, &g));
		meet(other, fx.ctx, self);
		b = grant_blob(g);
		assert_ok(pl_region_open(self[0], b.at, b.len, &r));
		assert_moved(far_read(r, want, LEN, 0, NULL), LEN);
		fx_same(want, host, LEN, "what was read of a device");
		fx_pattern(want, 0, LEN, 3);
		assert_moved(far_write(r, want, LEN, 0, NULL), LEN);
		fx_get(&fx, host, gpu, LEN);
		fx_same(host, want, LEN, "what was written to a device");
		assert_ok(pl_grant_close(g));
		pl_remote_close(self[0]);
		pl_remote_close(self[1]);
	}
	fx_free(&fx, gpu);
	free(host);
	free(want);
}

/* While a stream waits no adapter is given a device's memory: its driver may wait for that stream.
 * The first piece of the list lies in memory that the adapter has, the second one does not. */
static void nothing_is_registered_behind_a_stream(void **state)
{
	char *mem[2] = { fx_alloc(&fx, BLOCK), fx_alloc(&fx, BLOCK) };
	struct dev_piece v[2] = { { NULL, mem[0], BLOCK },
				  { (void *)(uintptr_t)BLOCK, mem[1], BLOCK } };
	struct move_op op = { .len = 2 * BLOCK, .waited = true, .pieces = v, .n_pieces = 2 };
	struct nic_known k;
	struct mem_ref ref;
	struct remote *r;

	(void)state;
	assert_ok(remote_begin(remote, &r));
	assert_ok(region_begin(region, &op.dst.region));
	op.dst.kind = END_REMOTE;
	region_end(region); /* both stay until they are closed */
	remote_end(remote);
	/* Elsewhere no adapter is given the device's memory at all. */
	if (!fx.addressable && getenv("FAKEFABRIC_REAL") && !getenv("FAKEFABRIC_WRONG")) {
		assert_moved(far_read(region, mem[0], BLOCK, 0, NULL), BLOCK);
		fx_put(&fx, mem[1], far + LEN - BLOCK, BLOCK);
		assert_ok(mem_get(&fx.ctx->mem, mem[1], BLOCK, &ref));
		op.src = (struct end){ .kind = END_MEM,
				       .mem = MEM_DEVICE,
				       .dev = ref.dev,
				       .addr = (uintptr_t)mem[1] };
		assert_moved(fabric_run(r->mover, &op), -EIO);
		assert_non_null(strstr(pl_error_message(), "while a stream waits"));
		assert_int_equal(fabric_find(fabric_of(r->mover), 0, &op.src, BLOCK, false, &k),
				 -ENOENT);
		op.waited = false;
		assert_moved(fabric_run(r->mover, &op), 2 * BLOCK);
		fx_same(far + BLOCK, far + LEN - BLOCK, BLOCK, "what was written");
		mem_put(&ref);
	}
	fx_free(&fx, mem[0]);
	fx_free(&fx, mem[1]);
}

static const char *passed(struct pl_remote *r, const char **way)
{
	static char words[300];
	struct remote *base;

	assert_ok(remote_begin(r, &base));
	*way = base->mover->ops->name;
	(void)snprintf(words, sizeof(words), "%s", base->passed);
	remote_end(r);
	return words;
}

/* It is taken where both sides ask for it, and by nobody else. */
static void ways_are_chosen(void **state)
{
	struct pl_ctx *all[2], *by_auto[2];
	struct pl_remote *r[2];
	const char *way;

	(void)state;
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(fx_ctx(&all[i], "remotes=fabric", NULL));
		assert_ok(fx_ctx(&by_auto[i], "remotes=auto", NULL));
	}
	meet(all[0], all[1], r);
	assert_non_null(strstr(passed(r[0], &way), "verbs: "));
	assert_string_equal(way, "fabric");
	(void)passed(r[1], &way);
	assert_string_equal(way, "fabric");
	if (getenv("PEERLANE_TEST_NET_LIB")) {
		meet(by_auto[0], by_auto[1], r);
		assert_non_null(strstr(passed(r[0], &way), "fabric: the tunable remotes"));
		assert_string_equal(way, "tcp");
		(void)passed(r[1], &way);
		assert_string_equal(way, "tcp");
	}
	for (unsigned int i = 0; i < 2; i++) {
		pl_close(all[i]);
		pl_close(by_auto[i]);
	}
}

static void settings_are_checked(void **state)
{
	struct pl_remote *r;
	struct pl_ctx *ctx;

	(void)state;
	assert_ok(fx_ctx(&ctx, "fabric_providers=efa,,cxi,opx", NULL));
	assert_fails(pl_remote_open(ctx, &r), EOPNOTSUPP,
		     "fabric: there is no adapter in this machine of a provider");
	pl_close(ctx);
	assert_ok(fx_ctx(&ctx, "fabric_providers=efa,nosuchprovider", NULL));
	assert_fails(pl_remote_open(ctx, &r), EOPNOTSUPP, "nosuchprovider has no adapter here");
	pl_close(ctx);
	assert_ok(fx_ctx(&ctx, "remotes=verbs", NULL));
	assert_fails(pl_remote_open(ctx, &r), EOPNOTSUPP,
		     "fabric: the tunable remotes leaves it out");
	pl_close(ctx);
}

/* The n-th allocation or system call fails: an error with words; and then all is well. */
static void each_call_fails_once(void **state)
{
	static const int err[] = { [FAULT_ALLOC] = ENOMEM, [FAULT_SYS] = EIO };
	char *host = fx_host(LEN);
	uint64_t n = 3;

	(void)state;
	for (unsigned int kind = 0; kind < COUNT(err); kind++) {
		unsigned long seen = 1;

		for (unsigned long nth = 1; nth <= seen && nth < 80; nth++) {
			struct pl_remote *r = NULL;
			struct pl_grant *g = NULL;
			int rc;

			fault_arm((enum fault_kind)kind, nth, err[kind]);
			rc = pl_remote_open(other, &r);
			rc = rc ? rc : pl_grant_open(other, host, LEN, PL_MAY_READ, &g);
			rc = rc ? rc : pl_remote_notify(remote, &n, sizeof(n), SOON);
			if (!rc) {
				ssize_t m = far_read(region, host, LEN, 0, NULL);

				rc = m < 0 ? (int)m : 0;
			}
			seen = fault_count((enum fault_kind)kind);
			fault_arm((enum fault_kind)kind, 0, 0);
			assert_true(!rc || *pl_error_message());
			pl_remote_close(r);
			assert_ok(pl_grant_close(g));
			assert_moved(far_read(region, host, LEN, 0, NULL), LEN);
			while (pl_remote_next(back, &n, sizeof(n), 0) >= 0) {
			}
		}
	}
	free(host);
}

/* The same of what a context does first. */
static void opening_fails_once(void **state)
{
	static const int err[] = { [FAULT_ALLOC] = ENOMEM, [FAULT_SYS] = EIO };

	(void)state;
	for (unsigned int kind = 0; kind < COUNT(err); kind++) {
		unsigned long seen = 1;

		for (unsigned long nth = 1; nth <= seen && nth < 40; nth++) {
			struct pl_remote *r = NULL;
			struct pl_ctx *ctx;
			int rc;

			assert_ok(fx_ctx(&ctx, NULL));
			fault_arm((enum fault_kind)kind, nth, err[kind]);
			rc = pl_remote_open(ctx, &r);
			seen = fault_count((enum fault_kind)kind);
			fault_arm((enum fault_kind)kind, 0, 0);
			assert_true(!rc || *pl_error_message());
			pl_remote_close(rc ? NULL : r);
			assert_ok(pl_remote_open(ctx, &r));
			pl_close(ctx);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(words_are_exchanged),
		TEST(devices_are_reached),
		TEST(ways_are_chosen),
		TEST(settings_are_checked),
		TEST(each_call_fails_once),
		TEST(opening_fails_once),
		TEST(nothing_is_registered_behind_a_stream),
	};

	if (getenv("FAKEFABRIC_BY_END")) {
		cmocka_set_test_filter("devices_are_reached");
	}
	return cmocka_run_group_tests_name("fabric_calls", tests, NULL, NULL);
}
