/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Copies between two devices: straight where they reach each other, through the host where they do
 * not, where bytes arrive wrong, and where a copy fails; in blocking calls, queues, streams, and
 * many threads at once. All by content.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>

#include "fixture.h"

#define LARGE (24 * MIB + 4096 + 13) /* several pieces, and an odd end */

static struct fx fx[2]; /* one context, two devices */
static char *mem[2];	/* LARGE bytes of each */
static char *host;	/* likewise, of nobody */

/* Lines that the library logged since the fixture was opened. */
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static char logged[4096];
static unsigned int lines;

static void take_line(int level, const char *line, void *arg)
{
	size_t n;

	(void)arg;
	(void)level;
	pthread_mutex_lock(&log_lock);
	n = strlen(logged);
	(void)snprintf(logged + n, sizeof(logged) - n, "%s\n", line);
	lines++;
	pthread_mutex_unlock(&log_lock);
}

static bool soft(void)
{
	return strncmp(fx_device(), "soft", 4) == 0;
}

static void open_with(const char *a, const char *b)
{
	char name[32];

	logged[0] = '\0';
	lines = 0;
	pl_log_set(take_line, NULL, PL_LOG_WARN);
	fx_open(&fx[0], "soft_gpus=3x256MiB", "chunk=1MiB", a, b, NULL);
	(void)snprintf(name, sizeof(name), "%.*s1", (int)strlen(fx_device()) - 1, fx_device());
	fx[1] = fx[0];
	if (pl_dev_open(fx[0].ctx, name, &fx[1].dev)) {
		fx_skip("there is one device");
	}
	for (int i = 0; i < 2; i++) {
		mem[i] = fx_alloc(&fx[i], LARGE);
	}
	host = fx_host(LARGE);
}

static void shut(void)
{
	free(host);
	fx_free(&fx[0], mem[0]);
	fx_free(&fx[1], mem[1]);
	fx_close(&fx[0]);
	pl_log_set(NULL, NULL, PL_LOG_OFF);
}

/* Copies to mem[to], by a seed, and looks at what is there. */
static struct pl_io_report copied(int to, size_t at, size_t len, unsigned int seed,
				  const char *policy)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	fx_pattern(host, 0, len, seed + 100);
	fx_put(&fx[to], mem[to] + at, host, len);
	fx_pattern(host, 0, len, seed);
	fx_put(&fx[!to], mem[!to] + at, host, len);
	o.report = &r;
	o.policy = policy ? fx_policy(policy) : 0;
	assert_moved(pl_copy(fx[0].ctx, mem[to] + at, mem[!to] + at, len, &o), len);
	fx_dev_is(&fx[to], mem[to] + at, 0, len, seed);
	assert_int_equal(fx_sum(&r), len);
	return r;
}

static void routes_are(const char *small, const char *large)
{
	static const size_t lens[] = { 1,     8,       4096,	4097,	     65536,
				       65537, 1 * MIB, 2 * MIB, 2 * MIB + 1, 16 * MIB };

	for (size_t i = 0; i < COUNT(lens); i++) {
		for (int to = 0; to < 2; to++) {
			struct pl_io_report r =
				copied(to, i % 3 * 5, lens[i], (unsigned int)i + 1, NULL);

			assert_string_equal(r.route, lens[i] < 1 * MIB ? small : large);
			assert_int_equal(r.fallbacks, 0);
		}
	}
	assert_string_equal(copied(0, 0, LARGE, 50, NULL).route, large);
}

static void test_straight(void **state)
{
	(void)state;
	open_with(NULL, NULL);
	fx_skip_strangers(fx[1].dev, fx[0].dev);
	routes_are("copy", "copy");
	assert_string_equal(copied(1, 3, LARGE - 3, 51, "strict").route, "copy");
	assert_string_equal(copied(1, 3, LARGE - 3, 52, "bounce").route, "copy+copy");
	assert_string_equal(copied(0, 1, 70000, 53, "copy+copy").route, "copy+copy");
	assert_int_equal(lines, 0);
	shut();
}

/* Without access a driver stages small copies by itself; large ones are staged here. */
static void test_no_access(void **state)
{
	(void)state;
	open_with("peer_access=off", NULL);
	routes_are("copy", "copy+copy");
	assert_string_equal(copied(1, 0, LARGE, 2, "copy").route, "copy");
	assert_fails(pl_copy(fx[0].ctx, mem[0], mem[1], LARGE,
			     &(struct pl_io_opts){ .size = sizeof(struct pl_io_opts),
						   .policy = fx_policy("strict") }),
		     EOPNOTSUPP, "peer_access is off");
	shut();
}

/* The rest of these is planted between software GPUs. */
static bool plant(const char *faults)
{
	char setting[64];

	if (!soft()) {
		return false;
	}
	(void)snprintf(setting, sizeof(setting), "test_soft_pairs=%s", faults);
	open_with(setting, NULL);
	return true;
}

static void test_cut(void **state)
{
	(void)state;
	if (plant("0-1:cut")) {
		routes_are("copy", "copy+copy");
		assert_fails(pl_copy(fx[0].ctx, mem[0], mem[1], LARGE,
				     &(struct pl_io_opts){ .size = sizeof(struct pl_io_opts),
							   .policy = fx_policy("strict") }),
			     EOPNOTSUPP, "no peer access");
		shut();
	}
}

/* Wrong bytes are never a result; the other way is as good as ever. It is said once. */
static void test_lies(void **state)
{
	(void)state;
	if (plant("0>1:corrupt")) {
		for (unsigned int i = 0; i < 4; i++) {
			assert_string_equal(copied(1, i, 1 + i * 3 * MIB, i, NULL).route,
					    "copy+copy");
			assert_string_equal(copied(0, i, 1 + i * 3 * MIB, i, NULL).route, "copy");
		}
		assert_int_equal(lines, 1);
		assert_non_null(strstr(logged, "soft:0 to soft:1: other bytes arrived"));
		assert_fails(pl_copy(fx[0].ctx, mem[1], mem[0], 9,
				     &(struct pl_io_opts){ .size = sizeof(struct pl_io_opts),
							   .policy = fx_policy("copy") }),
			     EOPNOTSUPP, "delivered wrong data");
		shut();
	}
}

/* Whoever switches the look off gets what the devices give. */
static void test_not_looked_at(void **state)
{
	static const char word[] = "not looked at";
	char got[sizeof(word)] = "";

	(void)state;
	if (!soft()) {
		return;
	}
	open_with("test_soft_pairs=0>1:corrupt", "peer_access=unverified");
	fx_put(&fx[0], mem[0], word, sizeof(word));
	assert_moved(pl_copy(fx[0].ctx, mem[1], mem[0], sizeof(word), NULL), sizeof(word));
	fx_get(&fx[1], got, mem[1], sizeof(word));
	assert_memory_not_equal(got, word, sizeof(word));
	shut();
}

static void slow_is_right(void)
{
	struct pl_io_report r = copied(1, 0, 3 * MIB, 9, NULL);

	assert_string_equal(r.route, "copy");
}

static void test_slow(void **state)
{
	(void)state;
	if (plant("0-1:slow=2")) {
		slow_is_right();
		shut();
	}
}

/* The copy that fails arrives all the same, is counted and told; those that follow know. */
static void fails_once(void)
{
	struct pl_io_report r = copied(1, 0, LARGE, 1, NULL);

	assert_int_equal(r.fallbacks > 0, 1);
	assert_non_null(strstr(r.why, "peer-failed"));
	assert_int_equal(r.copied, LARGE);
	assert_int_equal(lines, 1);
	assert_non_null(strstr(logged, "it is carried through the host"));
	r = copied(1, 7, LARGE - 7, 2, NULL);
	assert_string_equal(r.route, "copy+copy");
	assert_int_equal(r.fallbacks, 0);
	assert_string_equal(copied(0, 7, LARGE - 7, 3, NULL).route, "copy");
	assert_int_equal(lines, 1);
}

static void test_fails(void **state)
{
	(void)state;
	if (plant("0>1:fail=5")) {
		/* The looks are the first two copies, ... */
		assert_string_equal(copied(1, 0, 100, 1, NULL).route, "copy");
		assert_string_equal(copied(1, 0, 4 * MIB, 1, NULL).route, "copy");
		/* ... and this the fifth. */
		fails_once();
		shut();
	}
}

static void test_fails_small(void **state)
{
	struct pl_io_report r;

	(void)state;
	if (plant("0>1:fail=3")) {
		r = copied(1, 0, 4096, 1, NULL);
		assert_string_equal(r.route, "copy+copy");
		assert_int_equal(r.fallbacks, 1);
		assert_int_equal(r.copied, 4096);
		shut();
	}
}

/* Who names a route means it. */
static void test_fails_by_name(void **state)
{
	(void)state;
	if (plant("0>1:fail=3")) {
		assert_string_equal(copied(0, 0, 9, 1, NULL).route, "copy");
		assert_fails(pl_copy(fx[0].ctx, mem[1], mem[0], LARGE,
				     &(struct pl_io_opts){ .size = sizeof(struct pl_io_opts),
							   .policy = fx_policy("copy") }),
			     EIO, "");
		shut();
	}
}

/* A look that fails is no better than a copy that does. */
static void test_look_fails(void **state)
{
	(void)state;
	if (plant("0>1:fail")) {
		assert_string_equal(copied(1, 0, LARGE, 1, NULL).route, "copy+copy");
		assert_int_equal(lines, 1);
		shut();
	}
}

static void test_bad_faults(void **state)
{
	static const char *const bad[] = { "0",	       "0>1",	    "0>1:",	 "0>1:cat",
					   "a>1:cut",  "0>1:slow=", "0>1:cut=3", "0>64:cut",
					   "0>1:cut,", "0>1:fail=0" };

	(void)state;
	for (size_t i = 0; soft() && i < COUNT(bad); i++) {
		struct pl_ctx *ctx;
		struct pl_dev *dev;
		char setting[64];

		(void)snprintf(setting, sizeof(setting), "test_soft_pairs=%s", bad[i]);
		assert_ok(fx_ctx(&ctx, setting, NULL));
		if (strcmp(bad[i], "0>1:cut,") == 0) {
			assert_ok(pl_dev_open(ctx, "soft:0", &dev));
		} else {
			assert_fails(pl_dev_open(ctx, "soft:0", &dev), EINVAL, "soft_pairs");
		}
		pl_close(ctx);
	}
}

/* Of the driver made of host memory; NULL: it is another. */
static void *of_fake(const char *name)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	void *found = dlsym(RTLD_DEFAULT, name);
	void *h = !found && lib && *lib == '/' ? dlopen(lib, RTLD_NOW) : NULL;

	return h ? dlsym(h, name) : found;
}

static bool arrives(int to, size_t len)
{
	char *got = fx_host(len);
	bool same;

	fx_pattern(host, 0, len, (unsigned int)len);
	fx_put(&fx[!to], mem[!to], host, len);
	assert_moved(pl_copy(fx[0].ctx, mem[to], mem[!to], len, NULL), len);
	fx_get(&fx[to], got, mem[to], len);
	same = memcmp(got, host, len) == 0;
	free(got);
	return same;
}

/* Small copies are written by the source and large ones read by the destination. What a GPU writes
 * arrives wrong: the destination reads small ones, too. */
static void test_writes_lie(void **state)
{
	static const size_t small[] = { 1, 8, 4096, 65536 };
	static const size_t large[] = { 65537, 4 * MIB };
	void (*let_lie)(int on);

	(void)state;
	*(void **)&let_lie = of_fake("fakecuda_lie");
	if (!let_lie) {
		return;
	}
	let_lie(1);
	open_with(NULL, NULL);
	for (unsigned int to = 0; to < 2; to++) {
		for (size_t i = 0; i < COUNT(small); i++) {
			assert_string_equal(copied((int)to, 0, small[i], to, NULL).route, "copy");
		}
	}
	assert_int_equal(lines, 2);
	assert_non_null(strstr(logged, "other bytes arrive than are sent"));
	shut();
	open_with("peer_access=unverified", NULL);
	for (int to = 0; to < 2; to++) {
		for (size_t i = 0; i < COUNT(small); i++) {
			assert_false(arrives(to, small[i]));
		}
		for (size_t i = 0; i < COUNT(large); i++) {
			assert_true(arrives(to, large[i]));
		}
	}
	shut();
	let_lie(0);
}

/* Nobody's access is opened before the pair has something to carry, and then that pair's, once. */
static void test_when_opened(void **state)
{
	static const char call[] = "cuCtxEnablePeerAccess";
	unsigned long (*calls)(const char *name);
	unsigned long before;

	(void)state;
	*(void **)&calls = of_fake("fakecuda_calls");
	if (!calls) {
		return;
	}
	before = calls(call);
	open_with(NULL, NULL);
	fx_pattern(host, 0, LARGE, 5);
	fx_put(&fx[0], mem[0], host, LARGE);
	fx_put(&fx[1], mem[1], host, LARGE);
	assert_int_equal(calls(call), before);
	for (unsigned int i = 0; i < 3; i++) {
		assert_string_equal(copied(i % 2, 0, 1 + i * MIB, i, NULL).route, "copy");
		assert_int_equal(calls(call), before + 2); /* one each way */
	}
	shut();
}

/* A driver without memory for the access, or for the look at it, has some later: until then it
 * stages the copies, and then the pair is opened. */
static void test_opened_later(void **state)
{
	static const char *const short_of[] = { "cuCtxEnablePeerAccess:1:2", "cuMemcpyAsync:1:2" };
	static const char call[] = "cuCtxEnablePeerAccess";
	void (*let_fail)(const char *spec);
	unsigned long (*calls)(const char *name);
	unsigned long before;

	(void)state;
	*(void **)&let_fail = of_fake("fakecuda_fail");
	*(void **)&calls = of_fake("fakecuda_calls");
	if (!let_fail || !calls) {
		return;
	}
	for (size_t i = 0; i < COUNT(short_of); i++) {
		open_with(NULL, NULL);
		fx_pattern(host, 0, LARGE, 5);
		fx_put(&fx[0], mem[0], host, LARGE);
		before = calls(call);
		let_fail(short_of[i]);
		assert_moved(pl_copy(fx[0].ctx, mem[1], mem[0], LARGE, NULL), LARGE);
		let_fail(NULL);
		fx_dev_is(&fx[1], mem[1], 0, LARGE, 5);
		assert_true(calls(call) > before);
		assert_int_equal(lines, 0); /* nothing to be warned of */
		before = calls(call);
		assert_string_equal(copied(1, 0, LARGE, 6, NULL).route, "copy");
		assert_true(calls(call) > before);
		before = calls(call);
		assert_string_equal(copied(0, 0, LARGE, 7, NULL).route, "copy");
		assert_int_equal(calls(call), before);
		shut();
	}
}

/* On the driver made of host memory: one call of its copies fails. */
static void test_driver_fails(void **state)
{
	void (*let_fail)(const char *spec);
	struct pl_io_report r;

	(void)state;
	*(void **)&let_fail = of_fake("fakecuda_fail");
	if (!let_fail) {
		return;
	}
	open_with(NULL, NULL);
	fx_pattern(host, 0, LARGE, 5);
	fx_put(&fx[0], mem[0], host, LARGE);
	assert_string_equal(copied(1, 0, 9, 1, NULL).route, "copy");
	fx_put(&fx[0], mem[0], host, LARGE);
	fx_pattern(host, 0, LARGE, 5);
	fx_put(&fx[0], mem[0], host, LARGE);
	let_fail("cuMemcpyAsync:1:719");
	{
		struct pl_io_opts o = PL_IO_OPTS_INIT;

		r = (struct pl_io_report)PL_IO_REPORT_INIT;
		o.report = &r;
		assert_moved(pl_copy(fx[0].ctx, mem[1], mem[0], LARGE, &o), LARGE);
	}
	let_fail(NULL);
	fx_dev_is(&fx[1], mem[1], 0, LARGE, 5);
	assert_true(r.fallbacks > 0);
	assert_int_equal(lines, 1);
	assert_string_equal(copied(1, 0, LARGE, 6, NULL).route, "copy+copy");
	assert_string_equal(copied(0, 0, LARGE, 7, NULL).route, "copy");
	shut();
}

/* Many at once each way, of all sizes, with few streams and slabs. */
#define THREADS 6
#define EACH (2 * MIB + 65536)

static void *copy_much(void *arg)
{
	unsigned int n = (unsigned int)(uintptr_t)arg;
	size_t at = n * EACH;
	int to = n % 2;

	for (unsigned int i = 0; i < 12; i++) {
		size_t len = i % 3 == 0 ? 100 + i : i % 3 == 1 ? 300 * KIB + i : EACH;

		if (pl_copy(fx[0].ctx, mem[to] + at, mem[!to] + at, len, NULL) != (ssize_t)len) {
			return arg;
		}
	}
	return NULL;
}

static void all_at_once(void)
{
	pthread_t t[THREADS];

	for (unsigned int n = 0; n < THREADS; n++) {
		fx_pattern(host, 0, EACH, n);
		fx_put(&fx[!(n % 2)], mem[!(n % 2)] + n * EACH, host, EACH);
	}
	for (uintptr_t n = 0; n < THREADS; n++) {
		assert_int_equal(pthread_create(&t[n], NULL, copy_much, (void *)n), 0);
	}
	for (unsigned int n = 0; n < THREADS; n++) {
		void *failed;

		pthread_join(t[n], &failed);
		assert_null(failed);
	}
	for (unsigned int n = 0; n < THREADS; n++) {
		fx_dev_is(&fx[n % 2], mem[n % 2] + n * EACH, 0, EACH, n);
	}
}

static void test_threads(void **state)
{
	(void)state;
	open_with(NULL, NULL);
	all_at_once();
	shut();
	open_with("peer_access=off", "slab_budget=4MiB");
	all_at_once();
	shut();
	if (plant("0-1:fail=20")) {
		all_at_once();
		shut();
	}
}

/* Small pieces by a queue, scattered at both ends. */
#define PIECES 1000u
#define PIECE 4096u

static void through_queue(bool from_host)
{
	static struct pl_request v[PIECES];
	static struct pl_completion done[PIECES];
	struct pl_queue *q;
	size_t n = 0;

	assert_ok(pl_queue_open(fx[0].ctx, NULL, &q));
	fx_pattern(host, 0, 2 * PIECES * PIECE, 60);
	fx_put(&fx[0], mem[0], host, 2 * PIECES * PIECE);
	fx_pattern(host, 0, 2 * PIECES * PIECE, 61);
	fx_put(&fx[1], mem[1], host, 2 * PIECES * PIECE);
	fx_pattern(host, 0, 2 * PIECES * PIECE, 60);
	for (size_t i = 0; i < PIECES; i++) {
		/* Every second place there, in another order here. */
		v[i] = fx_request(PL_OP_COPY, NULL, mem[1] + i * 2 * PIECE, 0, PIECE - i % 5);
		v[i].src = (from_host ? host : mem[0]) + (i * 7 % PIECES) * PIECE;
		v[i].user = &v[i];
		done[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	assert_moved(pl_queue_submit(q, v, PIECES, NULL, NULL), PIECES);
	while (n < PIECES) {
		ssize_t some = pl_queue_wait(q, done + n, 1, PIECES - n, 0);

		assert_true(some > 0);
		n += (size_t)some;
	}
	for (size_t i = 0; i < PIECES; i++) {
		const struct pl_request *of = done[i].user;

		assert_int_equal(done[i].result, of->len);
	}
	pl_queue_close(q);
	for (size_t i = 0; i < PIECES; i++) {
		fx_dev_is(&fx[1], mem[1] + i * 2 * PIECE, (i * 7 % PIECES) * PIECE, PIECE - i % 5,
			  60);
		fx_dev_is(&fx[1], mem[1] + (i * 2 + 1) * PIECE, (i * 2 + 1) * PIECE, PIECE, 61);
	}
}

static void test_queue(void **state)
{
	(void)state;
	open_with(NULL, NULL);
	through_queue(false);
	through_queue(true);
	shut();
	open_with("peer_access=off", NULL);
	through_queue(false);
	shut();
	if (plant("0>1:fail=3")) {
		through_queue(false);
		assert_int_equal(lines, 1);
		shut();
	}
}

/* In a stream's order: there, back, and what was there first is there again. */
static void in_order(void)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_stream *s;
	size_t len = 5 * MIB + 3;
	ssize_t res[2] = { 0, 0 };

	assert_ok(pl_stream_create(fx[0].dev, &s));
	fx_pattern(host, 0, len, 70);
	fx_put(&fx[0], mem[0], host, len);
	io.len = &len;
	io.mem = mem[1];
	io.src = mem[0];
	io.result = &res[0];
	assert_ok(pl_stream_copy(s, &io));
	io.mem = mem[0] + 8 * MIB;
	io.src = mem[1];
	io.result = &res[1];
	assert_ok(pl_stream_copy(s, &io));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(res[0], len);
	assert_int_equal(res[1], len);
	fx_dev_is(&fx[0], mem[0] + 8 * MIB, 0, len, 70);
	pl_stream_close(s);
}

static void test_stream(void **state)
{
	(void)state;
	open_with(NULL, NULL);
	in_order();
	shut();
	open_with("peer_access=off", NULL);
	in_order();
	shut();
	if (plant("0>1:corrupt,1>0:fail=3")) {
		in_order();
		shut();
	}
}

static void stand(void *open, ssize_t n)
{
	(void)n;
	while (!atomic_load((atomic_bool *)open)) {
		(void)usleep(1000);
	}
}

/* While a transfer is queued on a stream many copies between two devices are made in another way.
 * That says nothing of the two: afterwards copies go straight. */
static void test_pieces_beside_a_stream(void **state)
{
	static size_t len = 1000;
	static atomic_bool open;
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_copy_piece v[9];
	struct pl_stream *s;

	(void)state;
	open_with(NULL, NULL);
	fx_skip_strangers(fx[1].dev, fx[0].dev);
	(void)copied(0, 0, 9 * BLOCK, 70, NULL);
	assert_ok(pl_stream_create(fx[0].dev, &s));
	atomic_store(&open, false);
	io.mem = mem[0] + MIB;
	io.src = host;
	io.len = &len;
	io.done = stand;
	io.done_arg = &open;
	assert_ok(pl_stream_copy(s, &io));
	fx_pattern(host + MIB, 0, COUNT(v) * BLOCK, 71);
	fx_put(&fx[1], mem[1], host + MIB, COUNT(v) * BLOCK);
	for (unsigned int i = 0; i < COUNT(v); i++) {
		v[i] = (struct pl_copy_piece){ .dst = mem[0] + i * BLOCK,
					       .src = mem[1] + i * BLOCK,
					       .len = BLOCK };
	}
	assert_moved(pl_copyv(fx[0].ctx, NULL, NULL, v, COUNT(v), NULL), COUNT(v) * BLOCK);
	fx_dev_is(&fx[0], mem[0], 0, COUNT(v) * BLOCK, 71);
	atomic_store(&open, true);
	assert_ok(pl_stream_sync(s));
	pl_stream_close(s);
	assert_string_equal(copied(0, 0, BLOCK, 72, NULL).route, "copy");
	assert_string_equal(copied(1, 0, LARGE, 73, NULL).route, "copy");
	if (lines) {
		fail_msg("it was logged: %s", logged);
	}
	shut();
}

/* Where a third device reaches both, large copies go by way of it, and through the host if that
 * fails, too. */
static void open_third(void)
{
	struct pl_dev *third;

	assert_ok(pl_dev_open(fx[0].ctx, "soft:2", &third));
}

static void says_between(const char *want)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	char *text;

	a.dev = fx[1].dev;
	a.src_dev = fx[0].dev;
	a.len = LARGE;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	assert_int_equal(strstr(text, want) != NULL, 1);
	pl_string_free(text);
}

/* Long copies between the two in one run of a queue, in both directions. */
static void both_ways(void)
{
	size_t len = 3 * MIB / 2;
	struct pl_request v[4];
	struct pl_completion done[4];
	struct pl_queue *q;

	fx_pattern(host, 0, 2 * len, 90);
	fx_put(&fx[0], mem[0], host, 2 * len);
	fx_pattern(host, 0, 2 * len, 91);
	fx_put(&fx[1], mem[1], host, 2 * len);
	for (size_t i = 0; i < COUNT(v); i++) {
		size_t from = i % 2;

		v[i] = fx_request(PL_OP_COPY, NULL, mem[!from] + 8 * MIB + i / 2 * len, 0, len);
		v[i].src = mem[from] + i / 2 * len;
		done[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	assert_ok(pl_queue_open(fx[0].ctx, NULL, &q));
	assert_moved(pl_queue_submit(q, v, COUNT(v), NULL, NULL), COUNT(v));
	assert_moved(pl_queue_wait(q, done, COUNT(v), COUNT(v), 0), COUNT(v));
	for (size_t i = 0; i < COUNT(v); i++) {
		assert_int_equal(done[i].result, len);
	}
	pl_queue_close(q);
	fx_dev_is(&fx[1], mem[1] + 8 * MIB, 0, 2 * len, 90);
	fx_dev_is(&fx[0], mem[0] + 8 * MIB, 0, 2 * len, 91);
}

static void test_between(void **state)
{
	static const char *const faults[] = { "0-1:cut", "0-1:corrupt", "0-1:fail" };

	(void)state;
	for (size_t i = 0; soft() && i < COUNT(faults); i++) {
		assert_true(plant(faults[i]));
		open_third();
		says_between("by way of soft:2");
		routes_are(i ? "copy+copy" : "copy", "copy");
		through_queue(false);
		both_ways();
		all_at_once();
		in_order();
		shut();
	}
	if (plant("0-1:corrupt,2>1:fail=9")) {
		unsigned int fallbacks = 0;

		open_third();
		for (unsigned int i = 0; i < 4; i++) {
			fallbacks += copied(1, 0, LARGE, i, NULL).fallbacks;
		}
		assert_int_equal(fallbacks, 1);
		assert_string_equal(copied(1, 0, LARGE, 8, NULL).route, "copy+copy");
		assert_non_null(strstr(logged, "by way of soft:2: a copy of"));
		shut();
	}
}

/* By addresses and by devices; the plan is the one that copies take, also after a failure. */
static void explained(const char *want)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;

	for (int by_address = 0; by_address < 2; by_address++) {
		char chosen[32];
		char *text;

		a.dev = fx[1].dev;
		a.src_dev = fx[0].dev;
		a.mem = by_address ? mem[1] : NULL;
		a.src = by_address ? mem[0] : NULL;
		a.len = LARGE;
		assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
		assert_non_null(strstr(text, "--> "));
		assert_int_equal(sscanf(strstr(text, "--> "), "--> %31s", chosen), 1);
		assert_string_equal(chosen, want);
		assert_null(strstr(text, "no-file"));
		pl_string_free(text);
	}
}

static void test_explain(void **state)
{
	(void)state;
	open_with(NULL, NULL);
	explained("copy");
	assert_string_equal(copied(1, 0, LARGE, 1, NULL).route, "copy");
	explained("copy");
	shut();
	open_with("peer_access=off", NULL);
	explained("copy+copy");
	shut();
	if (plant("0>1:fail=2")) {
		explained("copy");
		assert_string_equal(copied(0, 0, LARGE, 1, NULL).route, "copy");
		assert_true(copied(1, 0, LARGE, 1, NULL).fallbacks > 0);
		explained("copy+copy");
		shut();
	}
}

/* On a machine whose devices do not reach each other. */
static void test_no_peer(void **state)
{
	(void)state;
	open_with(NULL, NULL);
	routes_are("copy", "copy+copy");
	assert_int_equal(lines, 0);
	shut();
}

int main(int argc, char **argv)
{
	const struct CMUnitTest no_peer[] = { cmocka_unit_test(test_no_peer) };
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_straight),
		cmocka_unit_test(test_no_access),
		cmocka_unit_test(test_cut),
		cmocka_unit_test(test_lies),
		cmocka_unit_test(test_writes_lie),
		cmocka_unit_test(test_not_looked_at),
		cmocka_unit_test(test_slow),
		cmocka_unit_test(test_fails),
		cmocka_unit_test(test_fails_small),
		cmocka_unit_test(test_fails_by_name),
		cmocka_unit_test(test_look_fails),
		cmocka_unit_test(test_bad_faults),
		cmocka_unit_test(test_driver_fails),
		cmocka_unit_test(test_threads),
		cmocka_unit_test(test_queue),
		cmocka_unit_test(test_stream),
		cmocka_unit_test(test_explain),
		cmocka_unit_test(test_between),
		cmocka_unit_test(test_opened_later),
		cmocka_unit_test(test_when_opened),
		cmocka_unit_test(test_pieces_beside_a_stream),
	};

	(void)argv;
	if (argc > 1) {
		return cmocka_run_group_tests(no_peer, NULL, NULL);
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
