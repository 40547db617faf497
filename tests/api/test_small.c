/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Small reads and writes in the order of a stream, which kernels carry: all lengths and places,
 * with results in memory of every kind, beside those that workers carry; ends of files, errors,
 * many streams at once, and what is not carried so. Which way it was is seen by the counters.
 */

#include "small_kit.h"

static uint64_t ops;
static uint64_t errors;

static int add_row(const struct pl_stats_row *row, void *op)
{
	if (strcmp(row->route, "ring") == 0 && strcmp(row->op, op) == 0) {
		ops += row->ops;
		errors += row->errors;
	}
	return 0;
}

/* Transfers that kernels have carried up to now. */
static uint64_t carried(const char *op)
{
	struct pl_stats *st;

	ops = errors = 0;
	assert_ok(pl_stats_open(fx.ctx, 0, &st));
	assert_ok(pl_stats_rows(st, add_row, (void *)(uintptr_t)op));
	pl_stats_close(st);
	return ops;
}

static const size_t lens[] = { 1, 3, 4, 16, 100, 511, 512, 4095, 4096, 4097, 20000, MOST };

/* Results in pinned memory, on the stack, and none. */
static void reads(void **state)
{
	uint64_t before = carried("read");
	ssize_t plain = -7;
	unsigned int n = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		for (unsigned int k = 0; k < 6; k++) {
			size_t len = lens[i];
			int64_t off = (int64_t)(fx_random(&seed) % (LEN - len));
			int64_t by = (int64_t)(fx_random(&seed) % (LEN - len));
			ssize_t *at[] = { pinned, &plain, NULL };
			struct pl_stream_io io = small(&len, &off, &by, at[k % 3]);

			if (k == 5) {
				off = by = 0;
				io.off = io.mem_off = NULL;
			}
			*pinned = -7;
			plain = -7;
			assert_ok(pl_stream_read(s, &io));
			len = 5; /* it was taken */
			memset(&io, 0xee, sizeof(io));
			assert_ok(pl_stream_sync(s));
			assert_int_equal(*pinned, k % 3 == 0 ? (ssize_t)lens[i] : -7);
			assert_int_equal(plain, k % 3 == 1 ? (ssize_t)lens[i] : -7);
			fx_dev_is(&fx, mem + by, (uint64_t)off, lens[i], SEED);
			n++;
		}
	}
	assert_int_equal(carried("read") - before, n);
}

static void writes(void **state)
{
	uint64_t before = carried("write");
	char *host = malloc(MOST);
	ssize_t plain;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		size_t len = lens[i];
		const char *to = fx_path("to");
		int64_t off = (int64_t)(fx_random(&seed) % 100000);
		int64_t by = (int64_t)(fx_random(&seed) % (LEN - len));
		struct pl_stream_io io = small(&len, &off, &by, i % 2 ? pinned : &plain);
		struct pl_file *f = fx_file(&fx, to, O_RDWR | O_CREAT | O_TRUNC);

		fx_pattern(host, (uint64_t)off, len, 9);
		fx_put(&fx, mem + by, host, len);
		io.file = f;
		assert_ok(pl_stream_write(s, &io));
		assert_ok(pl_stream_sync(s));
		assert_int_equal(i % 2 ? *pinned : plain, len);
		fx_file_is(to, (uint64_t)off, len, 9);
		fx_shut(f);
		assert_int_equal(unlink(to), 0);
	}
	assert_int_equal(carried("write") - before, COUNT(lens));
	free(host);
}

/* Each sees what the one before did, whoever carries it. */
static void in_order(void **state)
{
	const char *to = fx_made("order", MIB, 4);
	struct pl_file *f = fx_file(&fx, to, O_RDWR);
	size_t len = 8192;
	size_t most = 200000;
	int64_t off[] = { 0, 300000 };
	ssize_t n[40];
	unsigned int k = 0;

	(void)state;
	/* 8 KiB wander through the file, by kernels and, each third time, as part of a longer range
	 * by a worker. */
	for (unsigned int i = 0; i < 10; i++) {
		int64_t from = i ? off[1] + (int64_t)i * 8192 : 0;
		int64_t next = off[1] + (int64_t)(i + 1) * 8192;
		struct pl_stream_io io = small(i % 3 == 2 ? &most : &len, &from, NULL, &n[k++]);

		io.file = f;
		assert_ok(pl_stream_read(s, &io));
		io.len = &len;
		io.off = &next;
		io.result = i % 2 ? pinned : &n[k++];
		assert_ok(pl_stream_write(s, &io));
	}
	assert_ok(pl_stream_sync(s));
	for (unsigned int i = 0; i < k; i++) {
		assert_true(n[i] == 8192 || n[i] == (ssize_t)most);
	}
	for (unsigned int i = 1; i <= 10; i++) {
		char got[8192];
		char want[8192];

		assert_moved(pl_read(f, got, 8192, (uint64_t)off[1] + i * 8192, NULL), 8192);
		fx_pattern(want, 0, 8192, 4);
		fx_same(got, want, 8192, "what wandered");
	}
	fx_shut(f);
}

static void short_at_the_end(void **state)
{
	size_t len = 30000;
	int64_t off = LEN - 1000;
	int64_t past = LEN + 5;
	ssize_t n[2] = { -7, -7 };
	struct pl_stream_io io = small(&len, &off, NULL, &n[0]);
	char *got = malloc(len);
	uint64_t before = carried("read");

	(void)state;
	memset(got, 0x5a, len);
	fx_put(&fx, mem, got, len);
	assert_ok(pl_stream_read(s, &io));
	io.off = &past;
	io.result = &n[1];
	assert_ok(pl_stream_read(s, &io));
	io.off = &off;
	io.result = pinned;
	assert_ok(pl_stream_read(s, &io));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n[0], 1000);
	assert_int_equal(n[1], 0);
	assert_int_equal(*pinned, 1000);
	fx_dev_is(&fx, mem, (uint64_t)off, 1000, SEED);
	fx_get(&fx, got, mem, len);
	for (size_t i = 1000; i < len; i++) {
		assert_int_equal(got[i], 0x5a);
	}
	assert_int_equal(carried("read") - before, 3);
	free(got);
}

static void cold(void **state)
{
	size_t len = 4096;
	ssize_t n[32];

	(void)state;
	fx_cold(path);
	for (int64_t i = 0; i < 32; i++) {
		int64_t off = i * 32768 % (int64_t)(LEN - 4096);
		int64_t by = i * 4096;
		struct pl_stream_io io = small(&len, &off, &by, &n[i]);

		assert_ok(pl_stream_read(s, &io));
	}
	assert_ok(pl_stream_sync(s));
	for (int64_t i = 0; i < 32; i++) {
		assert_int_equal(n[i], 4096);
		fx_dev_is(&fx, mem + i * 4096, (uint64_t)(i * 32768 % (int64_t)(LEN - 4096)), 4096,
			  SEED);
	}
}

static void done(void *arg, ssize_t n)
{
	*(ssize_t *)arg = n;
}

/* These have the same results. */
static void not_by_kernels(void **state)
{
	size_t len = 4096;
	size_t more = MOST + 1;
	size_t none = 0;
	int64_t off = 1000;
	int64_t below = -1;
	int64_t outside = (int64_t)LEN - 100;
	uint64_t before = carried("read");
	ssize_t n[9];
	ssize_t told = -7;
	uint32_t policy;
	struct pl_stream_io io[9];
	char *plain = malloc(4096);

	(void)state;
	for (size_t i = 0; i < COUNT(io); i++) {
		io[i] = small(&len, &off, NULL, &n[i]);
		n[i] = -7;
	}
	io[0].len = &more;
	io[1].len = &none;
	io[2].flags = 0;
	io[3].timeout_ns = UINT64_C(60000000000);
	io[4].done = done;
	io[4].done_arg = &told;
	assert_ok(pl_policy_parse("buffered", &policy));
	io[5].policy = fx.addressable ? policy : PL_POLICY_AUTO;
	io[5].timeout_ns = fx.addressable ? 0 : UINT64_C(60000000000);
	io[6].mem = plain;
	io[7].off = &below;
	io[8].mem_off = &outside;
	for (size_t i = 0; i < COUNT(io); i++) {
		assert_ok(pl_stream_read(s, &io[i]));
	}
	assert_ok(pl_stream_sync(s));
	for (size_t i = 0; i < COUNT(io); i++) {
		ssize_t want = i == 0	? (ssize_t)more
			       : i == 1 ? 0
			       : i == 7 ? -EINVAL
			       : i == 8 ? -EFAULT
					: 4096;

		assert_int_equal(n[i], want);
	}
	assert_int_equal(told, 4096);
	fx_dev_is(&fx, mem, 1000, more, SEED);
	assert_int_equal(carried("read"), before);
	free(plain);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads),    cmocka_unit_test(writes),
		cmocka_unit_test(in_order), cmocka_unit_test(short_at_the_end),
		cmocka_unit_test(cold),	    cmocka_unit_test(not_by_kernels),
	};

	return cmocka_run_group_tests_name("small transfers in a stream's order", tests, open_all,
					   close_all);
}
