/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Arrays on a GPU: rows of files that are in the page cache and that are not, out of frames, host
 * memory and past the cache, each compared; a gather that is captured into a graph and replayed
 * with other ids; a close while kernels wait. Prints rates, which nothing depends on.
 *
 * On the tests' driver, which has no graphs, all but that. PEERLANE_TEST_ARRAY_MIB: the file (256).
 */

#include "native.h"

#define IDS 65536u
#define SEED 11u
#define ROUNDS 5

#define SYMBOLS(X)        \
	NATIVE_SYMBOLS(X) \
	X(stream_sync, "cuStreamSynchronize", (void *))
/* Not of the tests' driver. */
#define GRAPH_SYMBOLS(X)                                                                     \
	X(capture_begin, "cuStreamBeginCapture_v2", (void *, int))                           \
	X(capture_end, "cuStreamEndCapture", (void *, void **))                              \
	X(instantiate, "cuGraphInstantiateWithFlags", (void **, void *, unsigned long long)) \
	X(launch, "cuGraphLaunch", (void *, void *))                                         \
	X(exec_destroy, "cuGraphExecDestroy", (void *))                                      \
	X(graph_destroy, "cuGraphDestroy", (void *))

static struct {
#define X(name, symbol, params) result(*name) params;
	SYMBOLS(X) GRAPH_SYMBOLS(X)
#undef X
} cu;

#define cu_ok(call) assert_int_equal(cu.call, 0)

static struct fx fx;
static uint64_t seed;
static const char *path;
static size_t len;
static size_t most; /* rows of a call */
static void *native;
static struct pl_stream *stream;
static int64_t *ids;		       /* pinned */
static struct pl_array_status *status; /* likewise */
static char *out;		       /* of the device */
static char *got;

static void pick(size_t row, size_t n, bool some_bad)
{
	for (size_t i = 0; i < n; i++) {
		ids[i] = (int64_t)(fx_random(&seed) % (len / row + (some_bad ? 3 : 0)));
	}
	memset(status, 0, sizeof(*status));
}

static struct pl_array_rows rows_of(size_t row, size_t n)
{
	struct pl_array_rows r = PL_ARRAY_ROWS_INIT;

	r.ids = ids;
	r.n = n;
	r.row_bytes = row;
	r.out = out;
	r.status = status;
	return r;
}

/* All rows, with the bytes that the file must have. */
static void check(size_t row, size_t n, const char *what)
{
	char *want = malloc(row);
	uint64_t bad = 0;

	fx_get(&fx, got, out, n * row);
	for (size_t i = 0; i < n; i++) {
		bool is = (uint64_t)ids[i] < len / row;

		bad += !is;
		if (is) {
			fx_pattern(want, (uint64_t)ids[i] * row, row, SEED);
		} else {
			memset(want, 0, row);
		}
		fx_same(got + i * row, want, row, what);
	}
	if (status->failed != bad || (bad && status->error != -ERANGE)) {
		fail_msg("%s: %llu rows failed with %d", what, (unsigned long long)status->failed,
			 (int)status->error);
	}
	free(want);
}

static struct pl_array *opened(uint64_t frames, uint64_t wide)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	struct pl_array *a;

	o.frame_bytes = frames;
	o.wide_bytes = wide;
	assert_ok(pl_array_open(fx.dev, f, 0, len, &o, &a));
	fx_shut(f);
	return a;
}

static double timed(struct pl_array *a, const struct pl_array_rows *r)
{
	double from = fx_now();

	assert_ok(pl_array_gather(stream, a, r));
	cu_ok(stream_sync(native));
	return fx_now() - from;
}

/* Each place where rows can be, and what a row of it costs. */
static void places(void **state)
{
	static const size_t rows[] = { 128, 256, 512, 1000, 4096 };
	static const struct {
		const char *name;
		bool frames, wide, cold;
	} v[] = {
		{ "past the cache, file in the page cache", false, false, false },
		{ "into frames, file in the page cache", true, false, false },
		{ "into frames, cold file", true, false, true },
		{ "host memory", false, true, false },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		for (size_t k = 0; k < COUNT(rows); k++) {
			struct pl_array *a =
				opened(v[i].frames ? len + BLOCK : 0, v[i].wide ? len : 0);
			size_t n = v[i].cold ? most / 8 : most;
			struct pl_array_rows r = rows_of(rows[k], n);
			double first, again;

			if (v[i].cold) {
				fx_cold(path);
			}
			pick(rows[k], n, true);
			first = timed(a, &r);
			check(rows[k], n, v[i].name);
			memset(status, 0, sizeof(*status));
			again = timed(a, &r);
			check(rows[k], n, v[i].name);
			print_message("%-40s rows of %4zu: %8.3f M/s, again %8.3f M/s\n", v[i].name,
				      rows[k], (double)n / first / 1e6, (double)n / again / 1e6);
			pl_array_close(a);
		}
	}
}

/* Few frames, which all warps want. */
static void evicted(void **state)
{
	struct pl_array *a = opened(64 * BLOCK, len / 3);
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;

	(void)state;
	for (int i = 0; i < ROUNDS; i++) {
		struct pl_array_rows r = rows_of(700, most / 2);

		pick(700, r.n, true);
		assert_ok(pl_array_prefetch(stream, a, &r));
		cu_ok(stream_sync(native));
		memset(status, 0, sizeof(*status));
		(void)timed(a, &r);
		check(700, r.n, "few frames");
	}
	assert_ok(pl_array_stats(a, &st));
	print_message("few frames: %llu pages fetched, %llu evicted, %llu past the cache\n",
		      (unsigned long long)st.fetched, (unsigned long long)st.evicted,
		      (unsigned long long)st.past);
	assert_true(st.evicted > 0 || st.past > 0);
	pl_array_close(a);
}

/* One row a launch, queued one by one: what a read by a kernel takes. */
static void latency(void **state)
{
	struct pl_array *a = opened(0, 0);
	struct pl_array_rows r = rows_of(4096, 1);
	double best = 1;

	(void)state;
	for (int i = 0; i < 300; i++) {
		double t;

		pick(4096, 1, false);
		t = timed(a, &r);
		best = t < best ? t : best;
		check(4096, 1, "one row");
	}
	print_message("one row of 4096 by the ring, launch and wait: %.1f us at best\n",
		      best * 1e6);
	pl_array_close(a);
}

static void replayed(void **state)
{
	struct pl_array *a = opened(len / 4, len / 4);
	struct pl_array_rows r = rows_of(300, most / 4);
	void *graph;
	void *exec;

	(void)state;
	if (!cu.launch) {
		print_message("not run: this driver has no graphs\n");
		pl_array_close(a);
		return;
	}
	cu_ok(capture_begin(native, 0));
	assert_ok(pl_array_gather(stream, a, &r));
	cu_ok(capture_end(native, &graph));
	cu_ok(instantiate(&exec, graph, 0));
	for (int i = 0; i < ROUNDS * 4; i++) {
		pick(300, r.n, true);
		cu_ok(launch(exec, native));
		cu_ok(stream_sync(native));
		check(300, r.n, "replayed");
		(void)usleep((unsigned int)(i % 4) * 1000); /* the proxy sleeps meanwhile */
	}
	pl_array_close(a);
	/* And once it is closed. */
	pick(300, r.n, false);
	cu_ok(launch(exec, native));
	cu_ok(stream_sync(native));
	assert_int_equal(status->failed, r.n);
	assert_int_equal(status->error, -ESHUTDOWN);
	cu_ok(exec_destroy(exec));
	cu_ok(graph_destroy(graph));
}

static void closed(void **state)
{
	(void)state;
	for (int i = 0; i < 10; i++) {
		struct pl_array *a = opened(len / 8, 0);
		struct pl_array_rows r = rows_of(512, most);
		char none[512] = { 0 };
		uint64_t failed = 0;

		fx_cold(path);
		pick(512, r.n, false);
		assert_ok(pl_array_gather(stream, a, &r));
		(void)usleep((unsigned int)(i * 300));
		pl_array_close(a);
		cu_ok(stream_sync(native));
		fx_get(&fx, got, out, r.n * 512);
		for (size_t k = 0; k < r.n; k++) {
			char want[512];

			fx_pattern(want, (uint64_t)ids[k] * 512, 512, SEED);
			if (memcmp(got + k * 512, want, 512) != 0) {
				fx_same(got + k * 512, none, 512, "a row of a closed array");
				failed++;
			}
		}
		assert_int_equal(status->failed, failed);
	}
}

static int open_all(void **state)
{
	const char *mib = getenv("PEERLANE_TEST_ARRAY_MIB");
	void *p;

	(void)state;
	seed = fx_seed();
	len = (mib ? strtoul(mib, NULL, 10) : 256) * MIB;
	most = mib ? 1024 : 32768;
	path = fx_made("gpu-array", len, SEED);
	fx_open(&fx, NULL);
	cu_ok(primary_retain(&p, 0));
	cu_ok(ctx_set(p));
	cu_ok(stream_create(&native, 1));
	assert_ok(pl_stream_wrap(fx.dev, native, &stream));
	assert_ok(pl_mem_alloc_pinned(fx.dev, IDS * 8, &p));
	ids = p;
	assert_ok(pl_mem_alloc_pinned(fx.dev, BLOCK, &p));
	status = p;
	out = fx_alloc(&fx, (size_t)32768 * 4096);
	got = malloc((size_t)32768 * 4096);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	free(got);
	fx_free(&fx, out);
	assert_ok(pl_mem_free(fx.ctx, status));
	assert_ok(pl_mem_free(fx.ctx, ids));
	pl_stream_close(stream);
	cu_ok(stream_destroy(native));
	cu_ok(ctx_set(NULL));
	cu_ok(primary_release(0));
	fx_close(&fx);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(places),   cmocka_unit_test(evicted), cmocka_unit_test(latency),
		cmocka_unit_test(replayed), cmocka_unit_test(closed),
	};
	void *lib = native_open();

#define X(name, sym, params) native_need(lib, sym, &cu.name);
	SYMBOLS(X)
#undef X
#define X(name, sym, params) native_find(lib, sym, &cu.name);
	GRAPH_SYMBOLS(X)
#undef X
	native_started(cu.init(0));
	return cmocka_run_group_tests_name("arrays on a GPU", tests, open_all, close_all);
}
