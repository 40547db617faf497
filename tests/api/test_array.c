/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Arrays: rows of a file that kernels fetch by themselves, compared with the file's bytes: all
 * lengths, out of frames, host memory and past the cache; ids that are no good, files that become
 * shorter, several arrays and streams at once, closing, and what is refused.
 */

#include <pthread.h>

#include "fixture.h"

#define LEN ((size_t)3 * MIB + 1234) /* not a whole number of pages */
#define SEED 7u
#define NONE 0

static struct fx fx;
static uint64_t seed;
static const char *path;
static char *content;

/* How an array is kept, for all that is compared. */
struct way {
	const char *name;
	uint64_t frames;
	uint64_t wide;
	uint32_t page;
	uint32_t slots;
	uint64_t windows;
};

static const struct way ways[] = {
	{ "all in frames", LEN + BLOCK, NONE, 4096, 64, NONE },
	{ "few frames", 16 * BLOCK, NONE, 4096, 64, NONE },
	{ "one frame, one slot", BLOCK, NONE, 4096, 1, NONE },
	{ "no frames", NONE, NONE, 4096, 8, NONE },
	{ "short pages", 64 * KIB, NONE, 512, 70, NONE },
	{ "long pages", 512 * KIB, NONE, 65536, 4, NONE },
	{ "all in host memory", NONE, LEN, 4096, 1, NONE },
	{ "half of it in host memory", 64 * BLOCK, LEN / 2, 4096, 64, NONE },
	{ "half of it in host memory and no frames", NONE, LEN / 2, 4096, 64, NONE },
	{ "windows", NONE, NONE, 4096, 1, LEN },
	{ "a third in windows, few frames", 16 * BLOCK, NONE, 4096, 64, LEN / 3 },
	{ "host memory, windows, no frames", NONE, LEN / 3, 512, 64, LEN / 3 },
};

static struct pl_array *opened(const struct way *w, uint64_t off, uint64_t len)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	struct pl_array *a;

	o.frame_bytes = w->frames;
	o.wide_bytes = w->wide;
	o.page_bytes = w->page;
	o.slots = w->slots;
	o.window_bytes = w->windows;
	assert_ok(pl_array_open(fx.dev, f, off, len, &o, &a));
	fx_shut(f); /* the array has its own */
	return a;
}

static struct pl_stream *stream_of(void)
{
	struct pl_stream *s;

	assert_ok(pl_stream_create(fx.dev, &s));
	return s;
}

/* Rows of an array, and what they must be. */
struct job {
	struct pl_array_rows r;
	struct pl_array_status *status; /* pinned */
	int64_t *host_ids;
	char *out;
	size_t n;
	size_t row;
	size_t gap;
	uint64_t off; /* of the array in the file */
	uint64_t len;
	uint64_t bad;
};

static void job_ids(struct job *j, uint64_t far)
{
	uint64_t rows = j->len < j->row ? 0 : (j->len - j->row) / (j->row + j->gap) + 1;

	j->bad = 0;
	for (size_t i = 0; i < j->n; i++) {
		bool none = far && fx_random(&seed) % far == 0;

		/* Now and then the same row again and again. */
		j->host_ids[i] = rows ? (int64_t)(fx_random(&seed) %
						  (fx_random(&seed) % 3 ? rows : 3 % rows + 1))
				      : 0;
		if (none) {
			j->host_ids[i] = fx_random(&seed) % 2 ? -1 : (int64_t)rows;
		}
		j->bad += none || !rows;
	}
	fx_put(&fx, (void *)(uintptr_t)j->r.ids, j->host_ids, j->n * 8);
	memset(j->status, 0, sizeof(*j->status));
}

static void job_make(struct job *j, size_t n, size_t row, size_t gap, uint64_t off, uint64_t len)
{
	void *p;

	*j = (struct job){ .r = PL_ARRAY_ROWS_INIT, .n = n, .row = row, .gap = gap };
	j->off = off;
	j->len = len;
	j->host_ids = malloc(n * 8);
	assert_ok(pl_mem_alloc_pinned(fx.dev, BLOCK, &p));
	j->status = p;
	j->out = fx_alloc(&fx, n * (row + gap));
	j->r.ids = fx_alloc(&fx, n * 8);
	j->r.n = n;
	j->r.row_bytes = row;
	j->r.row_stride = row + gap;
	j->r.out = j->out;
	j->r.out_stride = row + gap;
	j->r.status = j->status;
	job_ids(j, 9);
}

static void job_free(struct job *j)
{
	fx_free(&fx, (void *)(uintptr_t)j->r.ids);
	fx_free(&fx, j->out);
	assert_ok(pl_mem_free(fx.ctx, j->status));
	free(j->host_ids);
}

/* err: 0: only ids that are out of range failed. */
static void job_check(struct job *j, const char *what)
{
	size_t stride = j->row + j->gap;
	uint64_t rows = j->len < j->row ? 0 : (j->len - j->row) / stride + 1;
	char *got = malloc(j->n * stride);
	char *zero = calloc(1, j->row);

	fx_get(&fx, got, j->out, j->n * stride);
	for (size_t i = 0; i < j->n; i++) {
		bool there = j->host_ids[i] >= 0 && (uint64_t)j->host_ids[i] < rows;

		fx_same(got + i * stride,
			there ? content + j->off + (uint64_t)j->host_ids[i] * stride : zero, j->row,
			what);
	}
	if (j->status->failed != j->bad || j->status->error != (j->bad ? -ERANGE : 0)) {
		fail_msg("%s: %llu rows failed with %d, not %llu", what,
			 (unsigned long long)j->status->failed, (int)j->status->error,
			 (unsigned long long)j->bad);
	}
	free(got);
	free(zero);
}

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

static void all_lengths(void **state)
{
	static const size_t rows[] = { 1,   3,	 4,   16,  17,	48,   100,  128,  256,	272,
				       400, 511, 512, 513, 528, 1000, 4096, 4097, 8191, 8192 };
	struct pl_stream *s = stream_of();

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct way *w = &ways[i % COUNT(ways)];
		const struct way *v = &ways[(i * 5 + 3) % COUNT(ways)];

		one(w, s, rows[i], 0, 0, LEN);
		one(v, s, rows[i], i % 3 * 5, 1000 + i, LEN - 5000 - i * 3);
	}
	/* Each way with rows that lie in one, two and three pages. */
	for (size_t i = 0; i < COUNT(ways); i++) {
		one(&ways[i], s, 256, 0, 0, LEN);
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

/* The rest of the rows is there; what the file no longer has is an error, and nothing else. */
static void shorter(void **state)
{
	const char *other = fx_made("shorter", 64 * BLOCK, SEED);
	struct pl_file *f = fx_file(&fx, other, O_RDONLY);
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_stream *s = stream_of();
	struct pl_array *a;
	struct job j;
	char *got;
	uint64_t bad = 0;

	(void)state;
	o.wide_bytes = 0;
	assert_ok(pl_array_open(fx.dev, f, 0, 0, &o, &a));
	job_make(&j, 400, 100, 0, 0, 64 * BLOCK);
	job_ids(&j, 0);
	assert_int_equal(truncate(other, 10 * BLOCK + 50), 0);
	assert_ok(pl_array_gather(s, a, &j.r));
	assert_ok(pl_stream_sync(s));
	got = malloc(j.n * 100);
	fx_get(&fx, got, j.out, j.n * 100);
	for (size_t i = 0; i < j.n; i++) {
		bool there = j.host_ids[i] * 100 + 100 <= 10 * BLOCK + 50;
		char none[100] = { 0 };

		bad += !there;
		fx_same(got + i * 100, there ? content + j.host_ids[i] * 100 : none, 100,
			"rows of a file that became shorter");
	}
	assert_int_equal(j.status->failed, bad);
	assert_int_equal(j.status->error, -ENODATA);
	free(got);
	job_free(&j);
	pl_array_close(a);
	pl_stream_close(s);
	fx_shut(f);
}

/* What comes after a close fails row by row, and touches nothing of the array. */
static void closed(void **state)
{
	struct pl_stream *s = stream_of();
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	struct job j;

	(void)state;
	job_make(&j, 2000, 700, 0, 0, LEN);
	for (int i = 0; i < 20; i++) {
		struct pl_array *a = opened(&ways[(unsigned int)i % COUNT(ways)], 0, LEN);
		char *got = malloc(j.n * 700);
		uint64_t failed = 0;

		memset(j.status, 0, sizeof(*j.status));
		for (int k = 0; k < 3; k++) {
			assert_ok(pl_array_gather(s, a, &j.r));
		}
		pl_array_close(a);
		assert_ok(pl_stream_sync(s));
		fx_get(&fx, got, j.out, j.n * 700);
		for (size_t r = 0; r < j.n; r++) {
			bool is = j.host_ids[r] >= 0 && (uint64_t)j.host_ids[r] < LEN / 700;
			char none[700] = { 0 };

			if (!is || memcmp(got + r * 700, content + j.host_ids[r] * 700, 700) != 0) {
				fx_same(got + r * 700, none, 700, "a row of a closed array");
				failed++;
			}
		}
		assert_true(failed <= j.status->failed);
		assert_true(failed == j.bad || j.status->failed > 3 * j.bad);
		free(got);
	}
	job_free(&j);
	pl_stream_close(s);
	fx_shut(f);
}

static void bad_arguments(void **state)
{
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	struct pl_file *w = fx_file(&fx, fx_made("out", 100, 1), O_WRONLY);
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_stream *s = stream_of();
	struct pl_array *a = opened(&ways[0], 0, LEN);
	struct pl_array *none = NULL;
	struct pl_array_rows r;
	char *plain = malloc(4096);
	struct pl_file *of_empty;
	struct job j;
	int empty;

	(void)state;
#define OPEN_FAILS(file, off, len, change, err, words)                                      \
	do {                                                                                \
		o = (struct pl_array_opts)PL_ARRAY_OPTS_INIT;                               \
		o.change;                                                                   \
		assert_fails(pl_array_open(fx.dev, file, off, len, &o, &none), err, words); \
		assert_null(none);                                                          \
	} while (0)
	OPEN_FAILS(f, 0, 0, size = 4, EINVAL, "size");
	OPEN_FAILS(f, 0, 0, flags = 4, EINVAL, "unknown bits");
	OPEN_FAILS(f, 0, 0, reserved = 1, EINVAL, "pl_array_opts.reserved");
	OPEN_FAILS(f, 0, 0, page_bytes = 3000, EINVAL, "power of two");
	OPEN_FAILS(f, 0, 0, page_bytes = 256, EINVAL, "power of two");
	OPEN_FAILS(f, 0, 0, page_bytes = 131072, EINVAL, "power of two");
	OPEN_FAILS(f, 0, 0, slots = 4097, EINVAL, "slots");
	OPEN_FAILS(f, 0, 0, limit_ns = UINT64_MAX, EINVAL, "never ends");
	OPEN_FAILS(f, LEN, 0, slots = 1, EINVAL, "there is nothing at offset");
	OPEN_FAILS(f, 1, LEN, slots = 1, EINVAL, "from offset 1 on");
	OPEN_FAILS(f, UINT64_MAX, 5, slots = 1, EINVAL, "there is nothing at offset");
	assert_true((empty = open("array-empty", O_RDWR | O_CREAT | O_CLOEXEC, 0600)) >= 0);
	assert_ok(pl_file_from_fd(fx.ctx, empty, &of_empty));
	OPEN_FAILS(of_empty, 0, 0, slots = 1, EINVAL, "is empty or does not report its size");
	OPEN_FAILS(of_empty, 0, 10, slots = 1, EINVAL, "is empty or does not report its size");
	assert_ok(pl_file_close(of_empty));
	assert_int_equal(close(empty), 0);
	assert_int_equal(unlink("array-empty"), 0);
	OPEN_FAILS(w, 0, 0, slots = 1, EBADF, "reading");
	OPEN_FAILS(NULL, 0, 0, slots = 1, EINVAL, "NULL");
	OPEN_FAILS(f, 0, 0, frame_bytes = 1; o.page_bytes = 5, EINVAL, "power of two");
#undef OPEN_FAILS
	job_make(&j, 64, 16, 0, 0, LEN);
#define FAILS(change, err, words)                                    \
	do {                                                         \
		r = j.r;                                             \
		r.change;                                            \
		assert_fails(pl_array_gather(s, a, &r), err, words); \
	} while (0)
	FAILS(size = 4, EINVAL, "size");
	FAILS(flags = 1, EINVAL, "unknown bits");
	FAILS(reserved = 1, EINVAL, "pl_array_rows.reserved");
	FAILS(id_type = PL_ID_ADDRESS, EINVAL, "PL_ID_INT32");
	FAILS(row_bytes = 0, EINVAL, "row_bytes is 0");
	FAILS(n = (size_t)1 << 32, EINVAL, "below 2^32");
	FAILS(ids = NULL, EFAULT, "the ids is NULL");
	FAILS(out = NULL, EFAULT, "the output is NULL");
	FAILS(ids = (char *)(uintptr_t)j.r.ids + 1, EINVAL, "aligned");
	FAILS(status = (void *)((char *)j.status + 4), EINVAL, "aligned");
	FAILS(first = 10, EINVAL, "first is 10, and that is no row of the 0");
	FAILS(first = 10; r.all = 10, EINVAL, "first is 10, and that is no row of the 10");
	FAILS(out_stride = 8, EINVAL, "output cannot have");
	FAILS(out = plain; r.n = 1, EFAULT, "output");
	FAILS(ids = plain; r.n = 1, EFAULT, "list of ids");
	FAILS(out = j.out + 16, EFAULT, "");
#undef FAILS
	/* Nothing to do. */
	r = j.r;
	r.n = 0;
	assert_ok(pl_array_gather(s, a, &r));
	r = (struct pl_array_rows)PL_ARRAY_ROWS_INIT;
	r.row_bytes = 1;
	assert_ok(pl_array_prefetch(s, a, &r));
	pl_array_close(NULL);
	pl_array_close(a);
	free(plain);
	job_free(&j);
	pl_stream_close(s);
	fx_shut(f);
	fx_shut(w);
}

/* The second device has its own frames, and streams of one cannot have arrays of the other. */
static void two_devices(void **state)
{
	struct pl_stream *s = stream_of();
	struct pl_array *a = opened(&ways[1], 0, LEN);
	struct pl_dev *first = fx.dev;
	struct pl_dev *other;
	struct pl_stream *t;
	struct pl_array *b;
	struct job j;
	struct job k;
	char name[32];

	(void)state;
	(void)snprintf(name, sizeof(name), "%.4s:1", fx.info.name);
	if (pl_dev_open(fx.ctx, name, &other)) {
		print_message("not run: there is no %s\n", name);
		pl_array_close(a);
		pl_stream_close(s);
		return;
	}
	job_make(&j, 300, 200, 0, 0, LEN);
	fx.dev = other;
	t = stream_of();
	b = opened(&ways[1], 0, LEN);
	job_make(&k, 300, 200, 0, 0, LEN);
	for (int i = 0; i < 5; i++) {
		job_ids(&j, 9);
		job_ids(&k, 9);
		assert_ok(pl_array_gather(s, a, &j.r));
		assert_ok(pl_array_gather(t, b, &k.r));
		assert_ok(pl_stream_sync(t));
		assert_ok(pl_stream_sync(s));
		job_check(&j, "rows on the first device");
		job_check(&k, "rows on the second device");
	}
	assert_fails(pl_array_gather(s, b, &j.r), EINVAL, "the stream of");
	pl_array_close(b);
	pl_stream_close(t);
	job_free(&k);
	fx.dev = first;
	pl_array_close(a);
	pl_stream_close(s);
	job_free(&j);
	pl_dev_close(other);
}

/* pl_close() closes what is left. */
static void left_open(void **state)
{
	(void)state;
	(void)opened(&ways[1], 0, LEN);
	(void)opened(&ways[6], 0, LEN);
}

static int open_all(void **state)
{
	(void)state;
	seed = fx_seed();
	path = fx_made("array", LEN, SEED);
	content = malloc(LEN);
	fx_pattern(content, 0, LEN, SEED);
	fx_open(&fx, "soft_gpus=2x256MiB", NULL);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	fx_close(&fx);
	free(content);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_lengths),	 cmocka_unit_test(counted),
		cmocka_unit_test(parts),	 cmocka_unit_test(cold),
		cmocka_unit_test(at_once),	 cmocka_unit_test(shorter),
		cmocka_unit_test(closed),	 cmocka_unit_test(two_devices),
		cmocka_unit_test(bad_arguments), cmocka_unit_test(left_open),
	};

	return cmocka_run_group_tests_name("arrays", tests, open_all, close_all);
}
