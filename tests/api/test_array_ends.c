/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Files that are shorter than their array, arrays of two devices, that are closed or left open, and
 * bad arguments. */

#include "array_kit.h"

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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(shorter),     cmocka_unit_test(closed),
		cmocka_unit_test(two_devices), cmocka_unit_test(bad_arguments),
		cmocka_unit_test(left_open),
	};

	return cmocka_run_group_tests_name("arrays", tests, open_all, close_all);
}
