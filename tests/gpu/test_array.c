/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Arrays on a GPU: rows of files that are in the page cache and that are not, out of frames, host
 * memory, windows and past the cache, each compared; a gather that is captured into a graph and
 * replayed with other ids; a close while kernels wait; writers that come while kernels read
 * windows, and refreshes beside them. Prints rates, which nothing depends on.
 *
 * On the tests' driver, which has no graphs, all but that. PEERLANE_TEST_ARRAY_MIB: the file (256).
 */

#include <pthread.h>

#include "native.h"

#define IDS 65536u
#define SEED 11u
#define ROUNDS 5

#define SYMBOLS(X)        \
	NATIVE_SYMBOLS(X) \
	X(stream_sync, "cuStreamSynchronize", (void *))

static struct {
#define X(name, symbol, params) result(*name) params;
	SYMBOLS(X) NATIVE_GRAPH_SYMBOLS(X)
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

static struct pl_array *opened_with(uint64_t frames, uint64_t wide, uint64_t windows)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	struct pl_array *a;

	o.frame_bytes = frames;
	o.wide_bytes = wide;
	o.window_bytes = windows;
	assert_ok(pl_array_open(fx.dev, f, 0, len, &o, &a));
	fx_shut(f);
	return a;
}

static struct pl_array *opened(uint64_t frames, uint64_t wide)
{
	return opened_with(frames, wide, 0);
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
		bool frames, wide, cold, windows;
	} v[] = {
		{ "past the cache, file in the page cache", false, false, false, false },
		{ "into frames, file in the page cache", true, false, false, false },
		{ "into frames, cold file", true, false, true, false },
		{ "windows", false, false, false, true },
		{ "host memory", false, true, false, false },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		for (size_t k = 0; k < COUNT(rows); k++) {
			struct pl_array *a =
				opened_with(v[i].frames ? len + BLOCK : 0, v[i].wide ? len : 0,
					    v[i].windows ? len : 0);
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
	static const size_t rows[] = { 700, 256, 400 }; /* the lanes take them in three ways */
	struct pl_array *a = opened(64 * BLOCK, len / 3);
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;

	(void)state;
	for (int i = 0; i < 3 * ROUNDS; i++) {
		size_t row = rows[i % 3];
		struct pl_array_rows r = rows_of(row, most / 2);

		pick(row, r.n, true);
		assert_ok(pl_array_prefetch(stream, a, &r));
		cu_ok(stream_sync(native));
		memset(status, 0, sizeof(*status));
		(void)timed(a, &r);
		check(row, r.n, "few frames");
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
	struct pl_array_rows r = rows_of(4096, 1);

	(void)state;
	for (int k = 0; k < 2; k++) {
		struct pl_array *a = opened_with(0, 0, k ? len : 0);
		double best = 1;

		for (int i = 0; i < 300; i++) {
			double t;

			pick(4096, 1, false);
			t = timed(a, &r);
			best = t < best ? t : best;
			check(4096, 1, "one row");
		}
		print_message("one row of 4096 by %s, launch and wait: %.1f us at best\n",
			      k ? "a window" : "the ring", best * 1e6);
		pl_array_close(a);
	}
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

/* The file with other content, whose pages are others, too. */
static void rewrite(int fd, unsigned int content)
{
	char *buf = malloc(MIB);

	assert_int_equal(ftruncate(fd, 0), 0);
	for (size_t at = 0; at < len; at += MIB) {
		fx_pattern(buf, at, MIB, content);
		assert_int_equal(write(fd, buf, MIB), MIB);
	}
	free(buf);
}

static void warm(void)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	char *buf = malloc(MIB);

	while (read(fd, buf, MIB) > 0) {
	}
	free(buf);
	assert_int_equal(close(fd), 0);
}

static void assert_windows(struct pl_array *a)
{
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;

	assert_ok(pl_array_stats(a, &st));
	assert_string_equal(st.windows_why, "");
}

/* A part in host memory, a part in windows, and the rest read; and all that is opened at once. */
static void windows(void **state)
{
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	struct pl_array *a;
	double from;

	(void)state;
	warm();
	for (int i = 0; i < ROUNDS; i++) {
		struct pl_array_rows r = rows_of(700, most / 2);

		a = opened_with(64 * BLOCK, len / 3, len / 3);
		assert_windows(a);
		pick(700, r.n, true);
		(void)timed(a, &r);
		check(700, r.n, "a part in windows");
		assert_ok(pl_array_stats(a, &st));
		assert_true(st.window_hits > r.n / 8 && st.wide_hits > r.n / 8);
		assert_true(st.requests > 0);
		pl_array_close(a);
	}
	from = fx_now();
	a = opened_with(0, 0, len);
	print_message("%zu MiB in windows: opened in %.1f ms\n", len / MIB,
		      (fx_now() - from) * 1e3);
	pl_array_close(a);
}

/* Launches back to back, until it is told to stop. */
struct side {
	pthread_t thread;
	struct pl_stream *s;
	struct pl_array *a;
	struct pl_array_rows r;
	int rc;
	bool stop;
};

static void *side_main(void *arg)
{
	struct side *x = arg;

	while (!__atomic_load_n(&x->stop, __ATOMIC_ACQUIRE) && !x->rc) {
		x->rc = pl_array_gather(x->s, x->a, &x->r);
		x->rc = x->rc ? x->rc : pl_stream_sync(x->s);
	}
	return NULL;
}

static void side_start(struct side *x, struct pl_array *a)
{
	void *p;
	int64_t *v;

	*x = (struct side){ .a = a, .r = PL_ARRAY_ROWS_INIT };
	assert_ok(pl_stream_create(fx.dev, &x->s));
	assert_ok(pl_mem_alloc(fx.dev, 8192 * 8, PL_ALLOC_PINNED, &p));
	v = p;
	for (unsigned int i = 0; i < 8192; i++) {
		v[i] = (int64_t)(fx_random(&seed) % (len / 512));
	}
	x->r.ids = v;
	x->r.n = most < 8192 ? 256 : 8192;
	x->r.row_bytes = 512;
	x->r.out = fx_alloc(&fx, (size_t)8192 * 512);
	assert_int_equal(pthread_create(&x->thread, NULL, side_main, x), 0);
}

static void side_end(struct side *x)
{
	__atomic_store_n(&x->stop, true, __ATOMIC_RELEASE);
	(void)pthread_join(x->thread, NULL);
	assert_ok(x->rc);
	pl_stream_close(x->s);
	assert_ok(pl_mem_free(fx.ctx, (void *)(uintptr_t)x->r.ids));
	fx_free(&fx, x->r.out);
}

/* Rows must have the content that was written last. */
static void check_content(struct pl_array *a, unsigned int content, const char *what)
{
	struct pl_array_rows r = rows_of(512, most / 2);
	char want[512];

	pick(512, r.n, false);
	(void)timed(a, &r);
	fx_get(&fx, got, out, r.n * 512);
	assert_int_equal(status->failed, 0);
	for (size_t i = 0; i < r.n; i++) {
		fx_pattern(want, (uint64_t)ids[i] * 512, 512, content);
		fx_same(got + i * 512, want, 512, what);
	}
}

/* Writers come while two streams read windows all the time. What they have written is seen as soon
 * as they have, and after a refresh out of windows again. */
static void writers(void **state)
{
	struct pl_array *a = opened_with(0, 0, len);
	struct side x[2];
	double worst = 0;

	(void)state;
	side_start(&x[0], a);
	side_start(&x[1], a);
	for (unsigned int i = 0; i < 6; i++) {
		unsigned int content = i % 2 ? SEED : SEED + 1;
		double from;
		double held;
		int fd;

		assert_windows(a);
		from = fx_now();
		fd = open(path, O_WRONLY | O_CLOEXEC);
		held = fx_now() - from;
		assert_true(fd >= 0);
		worst = held > worst ? held : worst;
		rewrite(fd, content);
		check_content(a, content, "rows that were just written");
		assert_int_equal(close(fd), 0);
		assert_ok(pl_array_refresh(a));
		check_content(a, content, "rows of windows that were made anew");
	}
	side_end(&x[0]);
	side_end(&x[1]);
	print_message("a writer was held up for %.2f ms at most\n", worst * 1e3);
	pl_array_close(a);
}

/* The same with frames and host memory, which only a refresh makes anew. */
static void refreshed(void **state)
{
	struct pl_array *a = opened_with(len / 4, len / 4, len / 4);
	struct side x;

	(void)state;
	side_start(&x, a);
	for (unsigned int i = 0; i < 4; i++) {
		unsigned int content = i % 2 ? SEED : SEED + 1;
		int fd = open(path, O_WRONLY | O_CLOEXEC);

		assert_true(fd >= 0);
		rewrite(fd, content);
		assert_int_equal(close(fd), 0);
		assert_ok(pl_array_refresh(a));
		check_content(a, content, "rows of a refreshed array");
		check_content(a, content, "rows of a refreshed array");
	}
	side_end(&x);
	pl_array_close(a);
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
	assert_ok(pl_mem_alloc(fx.dev, IDS * 8, PL_ALLOC_PINNED, &p));
	ids = p;
	assert_ok(pl_mem_alloc(fx.dev, BLOCK, PL_ALLOC_PINNED, &p));
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
		cmocka_unit_test(places),   cmocka_unit_test(evicted),	 cmocka_unit_test(latency),
		cmocka_unit_test(replayed), cmocka_unit_test(closed),	 cmocka_unit_test(windows),
		cmocka_unit_test(writers),  cmocka_unit_test(refreshed),
	};
	void *lib = native_open();

#define X(name, sym, params) native_need(lib, sym, &cu.name);
	SYMBOLS(X)
#undef X
#define X(name, sym, params) native_find(lib, sym, &cu.name);
	NATIVE_GRAPH_SYMBOLS(X)
#undef X
	native_started(cu.init(0));
	return cmocka_run_group_tests_name("arrays on a GPU", tests, open_all, close_all);
}
