/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Grants and the ends of remotes and contexts, by the public interface. */

#include "far.h"
#include "remote_api_kit.h"

static void options_count(void **state)
{
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	struct pl_stream *s;

	(void)state;
	put(side[1].mem, LEN, 20);
	opts.report = &report;
	opts.policy = fx_policy("wire+copy");
	assert_moved(far_read(side[0].region, gpu, LEN, 0, &opts), LEN);
	is(gpu, 0, LEN, 20);
	assert_string_equal(report.route, "wire+copy");
	assert_int_equal(report.staged, LEN);
	opts.policy = fx_policy("copy");
	assert_fails(far_read(side[0].region, gpu, LEN, 0, &opts), EOPNOTSUPP, own_name());
	opts.policy = 0;
	opts.chunk = 5;
	assert_fails(far_read(side[0].region, gpu, LEN, 0, &opts), EINVAL, "chunk");
	opts.chunk = 0;
	opts.reserved = 1;
	assert_fails(far_write(side[0].region, gpu, LEN, 0, &opts), EINVAL, "reserved");
	opts.reserved = 0;
	assert_ok(pl_stream_create(fx.dev, &s));
	opts.after = s;
	assert_moved(far_write(side[0].region, gpu, 5000, 1, &opts), 5000);
	is(side[1].mem, 0, 1, 20);
	fx_pattern(side[0].mem, 0, 5000, 20);
	fx_same(side[1].mem + 1, side[0].mem, 5000, "what was written after a stream");
	/* The policy of the context is one for files. */
	(void)end(NULL);
	open_with("policy=direct");
	connect_sides();
	grant(1, PL_MAY_READ);
	assert_moved(far_read(side[0].region, side[0].mem, LEN, 0, NULL), LEN);
	is(side[0].mem, 0, LEN, 101);
}

/* Memory that the library knows is kept while it is granted. */
static void granted_memory_is_kept(void **state)
{
	struct pl_grant *g, *again;
	void *pinned;

	(void)state;
	assert_ok(pl_mem_register(fx.ctx, side[0].mem, LEN));
	assert_ok(pl_grant_open(fx.ctx, side[0].mem + 5, 1000, PL_MAY_READ, &g));
	assert_ok(pl_grant_open(fx.ctx, side[0].mem, LEN, PL_MAY_WRITE, &again));
	assert_fails(pl_mem_unregister(fx.ctx, side[0].mem), EBUSY, "granted");
	assert_ok(pl_grant_close(g));
	assert_fails(pl_mem_unregister(fx.ctx, side[0].mem), EBUSY, "granted");
	assert_ok(pl_grant_close(again));
	assert_ok(pl_mem_unregister(fx.ctx, side[0].mem));

	assert_ok(pl_mem_pin(fx.dev, side[0].mem, LEN, 0));
	assert_ok(pl_grant_open(fx.ctx, side[0].mem, LEN, PL_MAY_READ, &g));
	assert_fails(pl_mem_unpin(fx.ctx, side[0].mem), EBUSY, "granted");
	assert_ok(pl_grant_close(g));
	assert_ok(pl_mem_unpin(fx.ctx, side[0].mem));

	assert_ok(pl_mem_alloc(fx.dev, 70000, PL_ALLOC_PINNED, &pinned));
	assert_fails(pl_grant_open(fx.ctx, pinned, 70001, PL_MAY_READ, &g), EFAULT, "");
	assert_ok(pl_grant_open(fx.ctx, pinned, 70000, PL_MAY_READ, &g));
	assert_fails(pl_mem_free(fx.ctx, pinned), EBUSY, "granted");
	assert_ok(pl_grant_close(g));
	assert_ok(pl_mem_free(fx.ctx, pinned));
}

/* A device's memory, where the mover can reach it. What it does not take is not kept. */
static void device_memory_is_granted(void **state)
{
	char *host = fx_host(LEN);
	void *p = fx_alloc(&fx, LEN);
	struct bytes b;

	(void)state;
	connect_sides();
	if (!fx.addressable) {
		assert_fails(pl_grant_open(fx.ctx, p, LEN, PL_MAY_READ, &side[0].grant), ENODEV,
			     "no RDMA device: is a NIC there, and its kernel module loaded "
			     "(`rdma link`)?; tcp: the tunable remotes leaves it out; fabric: the "
			     "tunable remotes leaves it out; wire: the kernel cannot reach it");
		fx_free(&fx, p);
		free(host);
		return;
	}
	fx_pattern(host, 0, LEN, 31);
	fx_put(&fx, p, host, LEN);
	assert_ok(pl_grant_open(fx.ctx, p, LEN, PL_MAY_READ, &side[0].grant));
	assert_fails(pl_mem_free(fx.ctx, p), EBUSY, "granted");
	b = grant_blob(side[0].grant);
	assert_ok(pl_region_open(side[1].other, b.at, b.len, &side[1].region));
	memset(host, 0, LEN);
	assert_moved(far_read(side[1].region, host, LEN, 0, NULL), LEN);
	is(host, 0, LEN, 31);
	assert_ok(pl_grant_close(side[0].grant));
	fx_free(&fx, p);
	free(host);
}

static void wrong_grants_are_refused(void **state)
{
	const char *path = fx_path("imported");
	struct pl_grant *g = NULL;
	struct pl_export *x;
	void *p, *imported;

	(void)state;
	assert_fails(pl_grant_open(fx.ctx, NULL, 5, PL_MAY_READ, &g), EINVAL, "5 bytes");
	assert_fails(pl_grant_open(fx.ctx, side[0].mem, 0, PL_MAY_READ, &g), EINVAL, "0 bytes");
	assert_fails(pl_grant_open(fx.ctx, side[0].mem, 5, 0, &g), EINVAL, "rights 0");
	assert_fails(pl_grant_open(fx.ctx, side[0].mem, 5, 9, &g), EINVAL, "rights 0x9");
	assert_ok(pl_mem_alloc(fx.dev, MIB, PL_ALLOC_SHARED, &p));
	assert_ok(pl_mem_export(fx.ctx, p, MIB, path, NULL, &x));
	assert_ok(pl_mem_import(fx.dev, path, NULL, NULL, &imported));
	assert_fails(pl_grant_open(fx.ctx, imported, MIB, PL_MAY_READ, &g), EOPNOTSUPP,
		     "its owner grants it");
	assert_null(g);
	assert_ok(pl_mem_unimport(fx.ctx, imported));
	assert_ok(pl_mem_unexport(x));
	assert_ok(pl_mem_free(fx.ctx, p));
}

static void nothing_reaches_what_ended(void **state)
{
	char *host = fx_host(LEN);

	(void)state;
	put(host, LEN, 5);
	assert_ok(pl_grant_close(side[1].grant));
	assert_fails(far_write(side[0].region, host, 100, 0, NULL), EREMOTEIO, "");
	assert_fails(far_write(side[0].region, host, LEN, 0, NULL), EREMOTEIO, own_name());
	is(side[1].mem, 0, LEN, 101);
	/* The other grant, and other regions, go on. */
	assert_moved(far_read(side[1].region, host, LEN, 0, NULL), LEN);
	pl_region_close(side[0].region);
	grant(1, PL_MAY_WRITE);
	assert_moved(far_write(side[0].region, host, LEN, 0, NULL), LEN);
	is(side[1].mem, 0, LEN, 100);
	free(host);
}

static void no_way_is_told(void **state)
{
	struct pl_remote *r = NULL;
	struct pl_grant *g = NULL;

	(void)state;
	wire_refuses = ENODEV;
	assert_fails(
		pl_remote_open(fx.ctx, &r), EOPNOTSUPP,
		"no way to other hosts: verbs: there is no RDMA device: is a NIC there, and "
		"its kernel module loaded (`rdma link`)?; wire: no wire today: no such device; fabric: "
		"the tunable remotes leaves it out; tcp: the tunable remotes leaves it out");
	assert_ok(pl_mem_register(fx.ctx, side[0].mem, LEN));
	assert_fails(pl_grant_open(fx.ctx, side[0].mem, LEN, PL_MAY_READ, &g), ENODEV,
		     "wire: no grants today");
	assert_ok(pl_mem_unregister(fx.ctx, side[0].mem));
	assert_null(r);
	assert_null(g);
}

/* Part of it is no result: there is an error, whichever part of it failed. */
static void all_or_an_error(void **state)
{
	static const struct {
		const char *spec;
		int err;
	} v[] = { { "test_fault=wire:nth=3:err=EREMOTEIO", EREMOTEIO },
		  { "test_fault=wire:nth=1:err=EIO", EIO },
		  { "test_fault=wire:nth=3:short=1000", 0 } };

	for (size_t i = 0; i < COUNT(v); i++) {
		ssize_t n;

		(void)end(state);
		open_with(v[i].spec);
		connect_sides();
		grant(1, PL_MAY_READ);
		n = far_read(side[0].region, side[0].mem, LEN, 0, NULL);
		assert_true(n < 0 && *pl_error_message());
		assert_true(!v[i].err || n == -v[i].err);
		/* Nothing is broken for later ones, which are short enough to miss the next. */
		assert_moved(far_read(side[0].region, side[0].mem, 1, 0, NULL), 1);
	}
}

static struct {
	pthread_t thread;
	struct pl_region *region;
	char *mem;
	ssize_t res;
	char why[200];
} traffic[3];

static void *carry(void *arg)
{
	unsigned int i = (unsigned int)(uintptr_t)arg;

	traffic[i].res = far_read(traffic[i].region, traffic[i].mem, i ? LEN : 4000, 0, NULL);
	(void)snprintf(traffic[i].why, sizeof(traffic[i].why), "%s", pl_error_message());
	return NULL;
}

static void start_traffic(struct pl_region *region)
{
	wire_hangs = true;
	for (unsigned int i = 0; i < COUNT(traffic); i++) {
		traffic[i].region = region;
		traffic[i].mem = fx_host(LEN);
		traffic[i].res = 1;
		assert_int_equal(
			pthread_create(&traffic[i].thread, NULL, carry, (void *)(uintptr_t)i), 0);
	}
	while (wire_hanging < (int)COUNT(traffic)) {
		(void)usleep(1000);
	}
}

static void traffic_has_failed(void)
{
	for (unsigned int i = 0; i < COUNT(traffic); i++) {
		assert_int_equal(pthread_join(traffic[i].thread, NULL), 0);
		assert_int_equal(traffic[i].res, -ECONNRESET);
		assert_true(*traffic[i].why);
		free(traffic[i].mem);
	}
	assert_int_equal(wire_hanging, 0);
}

static void closing_ends_traffic(void **state)
{
	(void)state;
	start_traffic(side[0].region);
	assert_int_equal(wire_seen.ends, 2);
	pl_remote_close(side[0].other);
	/* Nothing of it uses the remote any more. */
	assert_int_equal(wire_hanging, 0);
	assert_int_equal(wire_seen.ends, 1);
	assert_int_equal(wire_seen.regions, 1);
	traffic_has_failed();
	wire_hangs = false;
	/* The other side's end is its own. */
	assert_int_equal(wire_seen.grants, 2);
	assert_moved(far_read(side[1].region, side[1].mem, LEN, 0, NULL), LEN);
	is(side[1].mem, 0, LEN, 100);
}

static void closing_a_context_ends_traffic(void **state)
{
	(void)state;
	start_traffic(side[1].region);
	pl_close(side[1].ctx);
	side[1].ctx = NULL;
	traffic_has_failed();
	assert_int_equal(wire_seen.ends, 1);
	assert_int_equal(wire_seen.regions, 1);
	assert_int_equal(wire_seen.grants, 1);
}

/* Remotes that come and go while others carry. */
#define ROUNDS 60u

static void *come_and_go(void *arg)
{
	struct side *s = arg;
	ssize_t wrong = 0;

	for (unsigned int i = 0; i < ROUNDS; i++) {
		unsigned char blob[PL_BLOB_MAX];
		struct pl_remote *r;
		struct pl_grant *g;

		wrong += pl_remote_open(s->ctx, &r) != 0;
		wrong += pl_remote_blob(r, blob, sizeof(blob)) <= 0;
		wrong += pl_grant_open(s->ctx, blob, 100, PL_MAY_READ, &g) != 0;
		wrong += far_read(s->region, s->mem, 3000, 0, NULL) != 3000;
		wrong += pl_grant_close(g) != 0;
		pl_remote_close(r);
	}
	return (void *)wrong;
}

static void threads_open_and_close(void **state)
{
	struct side own[4];
	pthread_t t[4];

	(void)state;
	for (unsigned int i = 0; i < 4; i++) {
		own[i] = side[i % 2];
		own[i].mem = fx_host(LEN);
		assert_int_equal(pthread_create(&t[i], NULL, come_and_go, &own[i]), 0);
	}
	for (unsigned int i = 0; i < 4; i++) {
		void *wrong;

		assert_int_equal(pthread_join(t[i], &wrong), 0);
		assert_null(wrong);
		is(own[i].mem, 0, 3000, 101 - i % 2);
		free(own[i].mem);
	}
	assert_int_equal(wire_seen.ends, 2);
	assert_int_equal(wire_seen.grants, 2);
}

#define WANT(x)                                                                         \
	do {                                                                            \
		if (!(x)) {                                                             \
			(void)fprintf(stderr, "child, line %d: %s: %s\n", __LINE__, #x, \
				      pl_error_message());                              \
			_exit(1);                                                       \
		}                                                                       \
	} while (0)

static void be_a_child(void)
{
	struct wire_seen *w = &wire_seen;
	unsigned char blob[PL_BLOB_MAX];
	struct side *s = &side[0];
	struct pl_remote *r;
	struct pl_region *x;
	struct pl_grant *g;

	(void)alarm(60);
	WANT(pl_remote_open(s->ctx, &r) == -ESTALE);
	WANT(pl_remote_blob(s->other, blob, sizeof(blob)) == -ESTALE);
	WANT(pl_remote_connect(s->other, blob, 5) == -ESTALE);
	WANT(pl_grant_open(s->ctx, s->mem, LEN, PL_MAY_READ, &g) == -ESTALE);
	WANT(pl_grant_blob(s->grant, blob, sizeof(blob)) == -ESTALE);
	WANT(pl_region_open(s->other, blob, 5, &x) == -ESTALE);
	WANT(far_read(s->region, s->mem, 10, 0, NULL) == -ESTALE);
	WANT(far_write(s->region, s->mem, 10, 0, NULL) == -ESTALE);
	pl_region_close(s->region);
	WANT(pl_grant_close(s->grant) == -ESTALE);
	pl_remote_close(s->other);
	/* Only the handles go. */
	pl_close(s->ctx);
	WANT(w->ends == 2 && w->regions == 2 && w->grants == 2);
	_exit(0);
}

static void children_have_none(void **state)
{
	int status = -1;
	pid_t child = fx_fork();

	(void)state;
	if (child == 0) {
		be_a_child();
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_moved(far_read(side[0].region, side[0].mem, LEN, 0, NULL), LEN);
	is(side[0].mem, 0, LEN, 101);
}

/* All of it, from nothing; what was opened stays for the context's end. */
static int all_calls(void)
{
	unsigned char a[PL_BLOB_MAX], b[PL_BLOB_MAX];
	struct pl_remote *one = NULL, *two = NULL;
	struct pl_region *region = NULL;
	struct pl_grant *g = NULL;
	ssize_t n, k;
	int rc = pl_remote_open(side[0].ctx, &one);

	rc = rc ? rc : pl_remote_open(side[1].ctx, &two);
	n = rc ? rc : pl_remote_blob(one, a, sizeof(a));
	k = n < 0 ? n : pl_remote_blob(two, b, sizeof(b));
	rc = k < 0 ? (int)k : pl_remote_connect(one, b, (size_t)k);
	rc = rc ? rc : pl_remote_connect(two, a, (size_t)n);
	rc = rc ? rc : pl_grant_open(side[0].ctx, side[0].mem, LEN, PL_MAY_READ, &g);
	n = rc ? rc : pl_grant_blob(g, a, sizeof(a));
	rc = n < 0 ? (int)n : pl_region_open(two, a, (size_t)n, &region);
	n = rc ? rc : far_read(region, side[1].mem, 3000, 0, NULL);
	rc = n == 3000 ? 0 : n < 0 ? (int)n : -EPROTO;
	pl_remote_close(two);
	pl_remote_close(one);
	(void)pl_grant_close(g);
	return rc;
}

/* Every allocation and every system call fails once; nothing is left, and later all is well. */
static void each_call_fails_once(void **state)
{
	static const struct {
		enum fault_kind kind;
		int err;
	} v[] = { { FAULT_ALLOC, ENOMEM }, { FAULT_SYS, EIO } };

	for (size_t i = 0; i < COUNT(v); i++) {
		unsigned long nth = 1;
		unsigned long seen;
		unsigned int failed = 0;

		do {
			int rc;

			(void)end(state);
			open_with("threads=2");
			fault_arm(v[i].kind, nth, v[i].err);
			rc = all_calls();
			seen = fault_count(v[i].kind);
			fault_arm(v[i].kind, 0, 0);
			assert_true(!rc || *pl_error_message());
			failed += rc != 0;
			assert_int_equal(wire_seen.ends, 0);
			assert_int_equal(wire_seen.regions, 0);
			assert_int_equal(wire_seen.grants, 0);
			assert_ok(all_calls());
			is(side[1].mem, 0, 3000, 100);
			assert_ok(pl_mem_register(side[0].ctx, side[0].mem, LEN));
			assert_ok(pl_mem_unregister(side[0].ctx, side[0].mem));
		} while (seen >= nth && ++nth < 300);
		assert_in_range(nth, 2, 299);
		(void)printf("%lu calls, of which %u fail it\n", nth - 1, failed);
		assert_true(failed > 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		OPEN(options_count),
		CASE(granted_memory_is_kept),
		CASE(device_memory_is_granted),
		CASE(wrong_grants_are_refused),
		OPEN(nothing_reaches_what_ended),
		CASE(no_way_is_told),
		CASE(all_or_an_error),
		OPEN(closing_ends_traffic),
		OPEN(closing_a_context_ends_traffic),
		OPEN(threads_open_and_close),
		OPEN(children_have_none),
		CASE(each_call_fails_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
