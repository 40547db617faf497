/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What is the mover `fabric`'s own: which way two processes take, what becomes of bad blobs and of
 * keys that nobody gave, and where there is no adapter or no libfabric. Two contexts of this
 * process stand for two processes, over libfabric's provider for TCP.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "fixture.h"

#include "api/context.h"
#include "api/remotes.h"
#include "base/fault.h"
#include "move/fabric/fabric.h"
#include "remote/blob.h"
#include "remote/mailbox.h"

#define LEN (3 * MIB + 77)
#define SOON (20 * UINT64_C(1000000000))
#define CARD_AT (12u + OFI_NAME) /* of the first card in a section */

static struct fx fx;
static struct pl_ctx *other;
static struct pl_remote *remote; /* of fx.ctx */
static struct pl_remote *back;	 /* of the other */
static struct pl_grant *granted; /* memory of the other */
static struct pl_region *region;
static char *far;

struct bytes {
	unsigned char at[PL_BLOB_MAX];
	size_t len;
};

static struct bytes blob_of(struct pl_remote *r)
{
	struct bytes b;
	ssize_t n = pl_remote_blob(r, b.at, sizeof(b.at));

	assert_true(n > 0);
	b.len = (size_t)n;
	return b;
}

static struct bytes grant_blob(struct pl_grant *g)
{
	struct bytes b;
	ssize_t n = pl_grant_blob(g, b.at, sizeof(b.at));

	assert_true(n > 0);
	b.len = (size_t)n;
	return b;
}

static void meet(struct pl_ctx *a, struct pl_ctx *b, struct pl_remote *r[2])
{
	struct bytes blob[2];

	assert_ok(pl_remote_open(a, &r[0]));
	assert_ok(pl_remote_open(b, &r[1]));
	blob[0] = blob_of(r[0]);
	blob[1] = blob_of(r[1]);
	assert_ok(pl_remote_connect(r[0], blob[1].at, blob[1].len));
	assert_ok(pl_remote_connect(r[1], blob[0].at, blob[0].len));
}

static int begin(void **state)
{
	struct pl_remote *r[2];
	struct bytes b;

	(void)state;
	fx_open(&fx, "chunk=256KiB", "remote_timeout=20", NULL);
	assert_ok(fx_ctx(&other, "remote_timeout=20", NULL));
	meet(fx.ctx, other, r);
	remote = r[0];
	back = r[1];
	far = fx_host(LEN);
	fx_pattern(far, 0, LEN, 1);
	assert_ok(pl_grant_open(other, far, LEN, PL_MAY_READ | PL_MAY_WRITE, &granted));
	b = grant_blob(granted);
	assert_ok(pl_region_open(remote, b.at, b.len, &region));
	return 0;
}

/* Whatever was said to it: it still does what it should. */
static int end(void **state)
{
	char *host = fx_host(LEN);

	(void)state;
	assert_moved(pl_region_read(region, host, LEN, 0, NULL), LEN);
	fx_same(host, far, LEN, "what is read afterwards");
	free(host);
	pl_remote_close(remote);
	assert_ok(pl_grant_close(granted));
	pl_close(other);
	fx_close(&fx);
	free(far);
	return 0;
}

/* A blob with another section of this mover's. */
static struct bytes with_section(enum blob_kind kind, const void *section, size_t len)
{
	struct blob_head head = { .kind = kind, .process = 5, .len = LEN, .name = "far:1" };
	struct bytes out;
	struct blob b;

	blob_begin(&b, &head);
	assert_int_equal(blob_add(&b, "fabric", section, len), 0);
	blob_end(&b);
	memcpy(out.at, b.at, b.len);
	out.len = b.len;
	return out;
}

static size_t section_of(const struct bytes *b, unsigned char out[PL_BLOB_MAX])
{
	size_t n = 0;
	const void *at = blob_find(b->at, b->len, "fabric", &n);

	assert_non_null(at);
	memcpy(out, at, n);
	return n;
}

static void refused(const unsigned char *section, size_t len, int err, const char *words)
{
	struct bytes b = with_section(BLOB_REMOTE, section, len);
	struct pl_remote *r;

	assert_ok(pl_remote_open(fx.ctx, &r));
	assert_fails(pl_remote_connect(r, b.at, b.len), err, words);
	pl_remote_close(r);
}

static void bad_blobs_are_refused(void **state)
{
	unsigned char good[PL_BLOB_MAX], bad[PL_BLOB_MAX];
	struct bytes b = blob_of(back);
	size_t n = section_of(&b, good);

	(void)state;
	/* Each byte before the address counts. */
	for (size_t i = 0; i < 12; i++) {
		memcpy(bad, good, n);
		bad[i] ^= 0x40;
		refused(bad, n, i < 4 ? EINVAL : EPROTONOSUPPORT,
			i < 4 ? "not made for fabric" : "speaks protocol");
	}
	memcpy(bad, good, n);
	bad[12] = 'x';
	refused(bad, n, EPROTONOSUPPORT, "another one");
	memset(bad + 12, 'x', OFI_NAME);
	refused(bad, n, EINVAL, "not made for fabric");
	memcpy(bad, good, n);
	bad[CARD_AT] = OFI_ADDRESS + 1;
	refused(bad, n, EINVAL, "not made for fabric");
	bad[CARD_AT] = 0;
	refused(bad, n, EINVAL, "not made for fabric");
	bad[CARD_AT] = (unsigned char)(good[CARD_AT] - 1);
	refused(bad, n, EINVAL, "an address of fabric");
	/* Another family of addresses than this side's. */
	memcpy(bad, good, n);
	bad[CARD_AT + 1] ^= 0xff;
	refused(bad, n, EINVAL, "an address of fabric");
	for (size_t i = 0; i < n; i += 7) {
		refused(good, i, EINVAL, "not made for fabric");
	}
}

static void bad_grants_are_refused(void **state)
{
	unsigned char good[PL_BLOB_MAX], bad[PL_BLOB_MAX];
	struct bytes b = grant_blob(granted);
	size_t n = section_of(&b, good);
	struct blob_head head;
	struct pl_region *g;

	(void)state;
	assert_int_equal(blob_read(b.at, b.len, BLOB_REGION, &head), 0);
	for (size_t len = 0; len <= n; len++) {
		for (unsigned int i = 0; i < 4; i++) {
			struct blob to;

			if (len == n && i == 3) {
				continue; /* that is another card, or a good one */
			}
			memcpy(bad, good, n);
			bad[i] ^= 0x20;
			blob_begin(&to, &head);
			assert_int_equal(blob_add(&to, "fabric", bad, len), 0);
			blob_end(&to);
			assert_int_equal(pl_region_open(remote, to.at, to.len, &g), -EINVAL);
			assert_non_null(strstr(pl_error_message(), "not made for fabric"));
		}
	}
}

static void change_keys(struct region *g)
{
	for (unsigned int i = 0; i < NIC_CARDS; i++) {
		fabric_region_of(g)->at[i].key ^= 1;
	}
}

/* A key that nobody gave, and one that was taken back, are refused, and nothing else is. */
static void keys_are_the_right(void **state)
{
	struct pl_region *g;
	struct region *inner;
	struct pl_grant *more;
	struct bytes b;
	char *mem = fx_host(8192);
	char *host = fx_host(8192);

	(void)state;
	fx_pattern(mem, 0, 8192, 4);
	assert_ok(pl_grant_open(other, mem, 8192, PL_MAY_READ, &more));
	b = grant_blob(more);
	assert_ok(pl_region_open(remote, b.at, b.len, &g));
	assert_moved(pl_region_read(g, host, 8192, 0, NULL), 8192);
	fx_same(host, mem, 8192, "what was read");
	/* The right to read is none to write, whatever this side believes. */
	assert_ok(region_begin(g, &inner));
	inner->rights |= REMOTE_MAY_WRITE;
	region_end(g);
	memset(host, 1, 8192);
	assert_fails(pl_region_write(g, host, 8192, 0, NULL), EACCES, "not granted");
	/* Nor does it reach what lies behind. */
	assert_ok(region_begin(g, &inner));
	inner->len = 16384;
	region_end(g);
	assert_fails(pl_region_read(g, host, 8192, 8000, NULL), EACCES, "not granted");
	assert_ok(region_begin(g, &inner));
	change_keys(inner);
	region_end(g);
	assert_fails(pl_region_read(g, host, 100, 0, NULL), EACCES, "not granted");
	assert_ok(region_begin(g, &inner));
	change_keys(inner);
	region_end(g);
	assert_moved(pl_region_read(g, host, 8192, 0, NULL), 8192);
	fx_same(host, mem, 8192, "what was read");
	assert_ok(pl_grant_close(more));
	assert_fails(pl_region_read(g, host, 100, 0, NULL), EACCES, "not granted");
	pl_region_close(g);
	fx_pattern(host, 0, 8192, 4);
	fx_same(mem, host, 8192, "what nobody may write to");
	free(mem);
	free(host);
}

#define THREADS 4u

static atomic_int wrong;

/* Writes and reads a part of its own, again and again. */
static void *carry(void *arg)
{
	unsigned int me = (unsigned int)(uintptr_t)arg;
	size_t part = LEN / THREADS;
	char *want = malloc(part);
	char *got = malloc(part);

	for (unsigned int i = 0; i < 12; i++) {
		size_t len = part >> i % 5;

		fx_pattern(want, i, len, me);
		if (pl_region_write(region, want, len, me * part, NULL) != (ssize_t)len ||
		    pl_region_read(region, got, len, me * part, NULL) != (ssize_t)len ||
		    memcmp(got, want, len) != 0) {
			wrong++;
		}
	}
	free(want);
	free(got);
	return NULL;
}

static void threads_share_a_remote(void **state)
{
	pthread_t t[THREADS];
	char msg[8];

	(void)state;
	wrong = 0;
	for (uintptr_t i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, carry, (void *)i), 0);
	}
	for (uint64_t i = 0; i < 150; i++) {
		uint64_t got;

		assert_ok(pl_remote_notify(remote, &i, sizeof(i), SOON));
		assert_moved(pl_remote_next(back, msg, sizeof(msg), SOON), sizeof(i));
		memcpy(&got, msg, sizeof(got));
		assert_int_equal(got, i);
	}
	for (uintptr_t i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
	assert_int_equal(wrong, 0);
}

/* A ring has its room, and who does not wait is told that it is full. */
static void rings_are_filled(void **state)
{
	uint64_t n = 0, got;

	(void)state;
	while (pl_remote_notify(remote, &n, sizeof(n), 0) == 0) {
		n++;
	}
	assert_int_equal(n, MAIL_SLOTS);
	assert_fails(pl_remote_notify(remote, &n, sizeof(n), 1000000), ETIMEDOUT,
		     "room for no more");
	for (uint64_t i = 0; i < n; i++) {
		assert_moved(pl_remote_next(back, &got, sizeof(got), SOON), sizeof(got));
		assert_int_equal(got, i);
	}
	assert_int_equal(pl_remote_next(back, &got, sizeof(got), 0), -EAGAIN);
	assert_ok(pl_remote_notify(remote, &n, sizeof(n), SOON));
	assert_moved(pl_remote_next(back, &got, sizeof(got), SOON), sizeof(got));
}

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
	assert_moved(pl_region_read(region, gpu, LEN, 0, &opts), LEN);
	assert_string_equal(report.route, direct ? "fabric" : "fabric+copy");
	fx_get(&fx, host, gpu, LEN);
	fx_same(host, want, LEN, "what was read");
	fx_pattern(host, 0, LEN, 2);
	fx_put(&fx, gpu, host, LEN);
	assert_moved(pl_region_write(region, gpu + 4097, 70001, 11, &opts), 70001);
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
		assert_moved(pl_region_read(r, want, LEN, 0, NULL), LEN);
		fx_same(want, host, LEN, "what was read of a device");
		fx_pattern(want, 0, LEN, 3);
		assert_moved(pl_region_write(r, want, LEN, 0, NULL), LEN);
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
		assert_moved(pl_region_read(region, mem[0], BLOCK, 0, NULL), BLOCK);
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
				ssize_t m = pl_region_read(region, host, LEN, 0, NULL);

				rc = m < 0 ? (int)m : 0;
			}
			seen = fault_count((enum fault_kind)kind);
			fault_arm((enum fault_kind)kind, 0, 0);
			assert_true(!rc || *pl_error_message());
			pl_remote_close(r);
			assert_ok(pl_grant_close(g));
			assert_moved(pl_region_read(region, host, LEN, 0, NULL), LEN);
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

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(bad_blobs_are_refused), TEST(bad_grants_are_refused),
		TEST(keys_are_the_right),    TEST(threads_share_a_remote),
		TEST(rings_are_filled),	     TEST(words_are_exchanged),
		TEST(devices_are_reached),   TEST(ways_are_chosen),
		TEST(settings_are_checked),  TEST(each_call_fails_once),
		TEST(opening_fails_once),    TEST(nothing_is_registered_behind_a_stream),
	};

	if (getenv("FAKEFABRIC_BY_END")) {
		cmocka_set_test_filter("devices_are_reached");
	}
	return cmocka_run_group_tests_name("fabric", tests, NULL, NULL);
}
