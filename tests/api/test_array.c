/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Arrays: rows of a file that kernels fetch by themselves, compared with the file's bytes: all
 * lengths and counts, out of frames, host memory and past the cache, parts of files, and several
 * arrays and streams at once.
 */

#include "array_kit.h"

static void one(const struct way *w, struct pl_stream *s, size_t row, size_t gap, uint64_t off,
		uint64_t len)
{
	struct pl_array *a = opened(w, off, len);
	struct job j;
	char what[128];

	(void)snprintf(what, sizeof(what), "%s, rows of %zu bytes, gaps of %zu, from %llu", w->name,
		       row, gap, (unsigned long long)off);
	job_make(&j, row > 4096 ? 150 : 300, row, gap, off, len);
	for (int times = 0; times < 4; times++) {
		/* One processor of the device: a warp has many rows. */
		j.r.units = times % 2 ? 1 : 0;
		assert_ok(pl_array_gather(s, a, &j.r));
		assert_ok(pl_stream_sync(s));
		job_check(&j, what);
		job_ids(&j, 9);
	}
	pl_array_close(a);
	job_free(&j);
}

/* ThreadSanitizer looks at threads, which are the same for each length. */
#ifdef __SANITIZE_THREAD__
#define EACH 4
#else
#define EACH 1
#endif

static void all_lengths(void **state)
{
	static const size_t rows[] = { 1,   3,	 4,   16,  17,	48,   100,  128,  256,	272,
				       400, 511, 512, 513, 528, 1000, 4096, 4097, 8191, 8192 };
	struct pl_stream *s = stream_of();

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i += EACH) {
		const struct way *w = &ways[i % COUNT(ways)];
		const struct way *v = &ways[(i * 5 + 3) % COUNT(ways)];

		one(w, s, rows[i], 0, 0, LEN);
		one(v, s, rows[i], i % 3 * 5, 1000 + i, LEN - 5000 - i * 3);
	}
	/* Each way with rows that lie in one, two and three pages. */
	for (size_t i = 0; i < COUNT(ways); i++) {
		one(&ways[i], s, 256, 0, 0, LEN);
		if (i % EACH) {
			continue;
		}
		one(&ways[i], s, 400, 0, 0, LEN);
		one(&ways[i], s, 1000, 0, 512, LEN - 512);
		one(&ways[i], s, 5000, 1, 1, LEN - 1);
	}
	/* A row longer than the array, and one that is all of it. */
	one(&ways[0], s, 100, 0, 5, 99);
	one(&ways[0], s, 100, 0, 5, 100);
	pl_stream_close(s);
}

/* A page that is there is not read again; equal pages are fetched once; few frames are shared. */
static void counted(void **state)
{
	struct pl_stream *s = stream_of();
	struct pl_array *a = opened(&ways[0], 0, LEN);
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	uint64_t fetched;
	struct job j;

	(void)state;
	job_make(&j, 3000, 64, 0, 0, 16 * BLOCK);
	job_ids(&j, 0);
	j.len = LEN;
	for (size_t i = 0; i < j.n; i++) {
		assert_true(j.host_ids[i] < 16 * 64);
	}
	assert_ok(pl_array_prefetch(s, a, &j.r));
	assert_ok(pl_stream_sync(s));
	assert_ok(pl_array_stats(a, &st));
	fetched = st.fetched;
	assert_true(fetched > 8 && fetched <= 16);
	assert_int_equal(st.requests, fetched);
	assert_int_equal(st.rows, j.n);
	assert_int_equal(st.past, 0);
	assert_ok(pl_array_gather(s, a, &j.r));
	assert_ok(pl_stream_sync(s));
	job_check(&j, "rows that were fetched before");
	assert_ok(pl_array_stats(a, &st));
	assert_int_equal(st.fetched, fetched);
	assert_int_equal(st.frame_hits, 2 * j.n - fetched);
	assert_int_equal(st.failed, 0);
	pl_array_close(a);

	a = opened(&ways[1], 0, LEN);
	j.len = LEN;
	job_ids(&j, 9);
	assert_ok(pl_array_gather(s, a, &j.r));
	assert_ok(pl_stream_sync(s));
	job_check(&j, "few frames");
	assert_ok(pl_array_stats(a, &st));
	assert_int_equal(st.frame_bytes, 16 * BLOCK);
	assert_true(st.evicted > 100);
	assert_true(st.evicted + 16 + st.past >= st.fetched);
	assert_int_equal(st.failed, j.bad);
	assert_int_equal(st.read_errors + st.refused, 0);
	pl_array_close(a);

	a = opened(&ways[6], 0, LEN);
	assert_ok(pl_array_gather(s, a, &j.r));
	assert_ok(pl_stream_sync(s));
	assert_ok(pl_array_stats(a, &st));
	assert_int_equal(st.wide_bytes, LEN);
	assert_int_equal(st.wide_hits, j.n - j.bad);
	assert_int_equal(st.requests, 0);
	pl_array_close(a);
	job_free(&j);
	pl_stream_close(s);
}

/* A table in three arrays, each with what is its own of one list of ids. */
static void parts(void **state)
{
	static const uint64_t first[] = { 0, 1000, 1001, 1400 };
	struct pl_stream *s = stream_of();
	struct pl_array *a[3];
	struct job j;

	(void)state;
	job_make(&j, 2000, 300, 0, 0, 1400 * 300);
	for (int k = 0; k < 3; k++) {
		/* The last one has more rows than the table. */
		a[k] = opened(&ways[(unsigned int)k * 3], first[k] * 300,
			      (first[k + 1] - first[k] + (k == 2 ? 50 : 0)) * 300);
	}
	j.r.all = 1400;
	for (int order = 0; order < 3; order++) {
		char *full = malloc(j.n * 300);

		memset(full, 0x5a, j.n * 300);
		fx_put(&fx, j.out, full, j.n * 300);
		free(full);
		job_ids(&j, 9);
		for (int k = 0; k < 3; k++) {
			int at = (k + order) % 3;

			j.r.first = first[at];
			assert_ok(pl_array_gather(s, a[at], &j.r));
		}
		assert_ok(pl_stream_sync(s));
		job_check(&j, "three arrays");
	}
	for (int k = 0; k < 3; k++) {
		pl_array_close(a[k]);
	}
	job_free(&j);
	pl_stream_close(s);
}

/* Not in the page cache: a worker reads it. */
static void cold(void **state)
{
	struct pl_stream *s = stream_of();
	struct pl_array *a = opened(&ways[1], 0, LEN);
	struct job j;

	(void)state;
	fx_cold(path);
	job_make(&j, 500, 512, 0, 0, LEN);
	assert_ok(pl_array_gather(s, a, &j.r));
	assert_ok(pl_stream_sync(s));
	job_check(&j, "rows of a cold file");
	pl_array_close(a);
	job_free(&j);
	pl_stream_close(s);
}

#define THREADS 4
#define ROUNDS 6

struct side {
	pthread_t thread;
	struct pl_stream *s;
	struct pl_array *a[3];
	struct job j[3];
	int rc;
};

static void *run_side(void *arg)
{
	struct side *x = arg;

	for (int i = 0; i < ROUNDS && !x->rc; i++) {
		for (int k = 0; k < 3 && !x->rc; k++) {
			x->rc = pl_array_gather(x->s, x->a[k], &x->j[k].r);
		}
	}
	return NULL;
}

/* Each thread has a stream, and all arrays are everybody's. */
static void at_once(void **state)
{
	struct pl_array *a[3] = { opened(&ways[1], 0, LEN), opened(&ways[2], 0, LEN),
				  opened(&ways[7], 0, LEN) };
	struct side v[THREADS] = { { .rc = 0 } };

	(void)state;
	for (int i = 0; i < THREADS; i++) {
		v[i].s = stream_of();
		memcpy(v[i].a, a, sizeof(a));
		for (int k = 0; k < 3; k++) {
			job_make(&v[i].j[k], k == 1 ? 40 : 200, 300, 0, 0, LEN);
			v[i].j[k].bad *= ROUNDS;
		}
	}
	for (int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&v[i].thread, NULL, run_side, &v[i]), 0);
	}
	for (int i = 0; i < THREADS; i++) {
		(void)pthread_join(v[i].thread, NULL);
		assert_ok(v[i].rc);
		assert_ok(pl_stream_sync(v[i].s));
		for (int k = 0; k < 3; k++) {
			job_check(&v[i].j[k], "several streams and arrays at once");
			job_free(&v[i].j[k]);
		}
		pl_stream_close(v[i].s);
	}
	for (int k = 0; k < 3; k++) {
		pl_array_close(a[k]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_lengths), cmocka_unit_test(counted), cmocka_unit_test(parts),
		cmocka_unit_test(cold),	       cmocka_unit_test(at_once),
	};

	return cmocka_run_group_tests_name("arrays", tests, open_all, close_all);
}
