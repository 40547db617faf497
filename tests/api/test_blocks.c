/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lists of copies in stream order, compared with memcpy(): every length and alignment, short lists
 * and long ones, those that a kernel copies and those that the driver does, and many in a row
 * without a wait.
 */

#include "blocks_kit.h"

static uint64_t next(void)
{
	seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
	return seed >> 24;
}

/* A list of pieces that do not overlap: every second slot of `slot` bytes, the pieces somewhere in
 * it. Each goes from the host to the device, back, or inside the device. What is to come of it is
 * put into `want`. */
static struct pl_copy_piece *make(size_t n, size_t slot, size_t longest)
{
	struct pl_copy_piece *v = malloc((n ? n : 1) * sizeof(*v));
	char *before = malloc(HOST_LEN);

	assert_non_null(v);
	assert_non_null(before);
	assert_true(n * slot * 2 <= HOST_LEN);
	memcpy(before, want, HOST_LEN);
	for (size_t i = 0; i < n; i++) {
		size_t len = next() % (longest + 1);
		size_t to = i * slot * 2 + next() % (slot - len + 1);
		size_t from = i * slot * 2 + slot + next() % (slot - len + 1);

		switch (next() % 3) {
		case 0:
			v[i] = (struct pl_copy_piece){ .dst = dev + to,
						       .src = host + from,
						       .len = len };
			memcpy(want + to, want_host + from, len);
			break;
		case 1:
			v[i] = (struct pl_copy_piece){ .dst = host + to,
						       .src = dev + from,
						       .len = len };
			memcpy(want_host + to, before + from, len);
			break;
		default:
			v[i] = (struct pl_copy_piece){ .dst = dev + to,
						       .src = dev + from,
						       .len = len };
			memcpy(want + to, before + from, len);
		}
	}
	free(before);
	return v;
}

static void one_list(size_t n, size_t slot, size_t longest, uint32_t flags, uint32_t units)
{
	struct pl_stream_copyv_report report = PL_STREAM_COPYV_REPORT_INIT;
	struct pl_stream_copyv_opts opts = PL_STREAM_COPYV_OPTS_INIT;
	size_t most = flags & PL_COPYV_SOONEST ? 512 * KIB : 48 * KIB;
	uint64_t bytes[2] = { 0 };
	uint64_t pieces[2] = { 0 };
	struct pl_copy_piece *v;
	char what[96];

	(void)snprintf(what, sizeof(what), "%zu pieces of up to %zu bytes, flags %u, units %u", n,
		       longest, flags, units);
	begin(3);
	v = make(n, slot, longest);
	opts.flags = flags;
	opts.units = units;
	opts.report = &report;
	assert_ok(pl_stream_copyv(stream, NULL, NULL, v, n, &opts));
	for (size_t i = 0; i < n; i++) {
		bytes[v[i].len >= most] += v[i].len;
		pieces[v[i].len >= most] += v[i].len != 0;
	}
	/* The list is the caller's again. */
	memset(v, 0xff, n * sizeof(*v));
	free(v);
	end(what);
	assert_int_equal(report.kernel_bytes, bytes[0]);
	assert_int_equal(report.kernel_pieces, pieces[0]);
	assert_int_equal(report.driver_bytes, bytes[1]);
	assert_int_equal(report.driver_pieces, pieces[1]);
	assert_true(pieces[0] ? report.units >= 1 : report.units == 0);
	assert_true(!units || report.units <= units);
}

static void all_lengths(void **state)
{
	(void)state;
	one_list(0, 64, 64, 0, 0);
	one_list(1, 64, 64, 0, 0);
	for (size_t longest = 1; longest <= 256; longest = longest * 3 / 2 + 1) {
		one_list(200, 512, longest, 0, 0);
	}
	one_list(500, 8 * KIB, 8 * KIB, 0, 0);
	one_list(160, 40 * KIB, 40 * KIB, 0, 1);
	one_list(161, 40 * KIB, 40 * KIB, 0, 2);
}

static void long_lists(void **state)
{
	(void)state;
	one_list(100000, 100, 100, 0, 0);
	one_list(3000, 4 * KIB, 4 * KIB, 0, 0);
}

static void by_the_driver_too(void **state)
{
	(void)state;
	one_list(100, 100 * KIB, 100 * KIB, 0, 0);
	one_list(100, 100 * KIB, 100 * KIB, PL_COPYV_SOONEST, 0);
	one_list(10, 1100 * KIB, 1100 * KIB, PL_COPYV_SOONEST, 0);
	one_list(10, 1100 * KIB, 1100 * KIB, 0, 0);
}

#define REGION (64 * KIB)
#define IN_A_ROW 4

/* A list within REGION, with what comes of it put into `want`. */
static size_t random_list(struct pl_copy_piece *v)
{
	static char before[REGION];
	size_t n = 1 + next() % (next() % 50 ? 40 : 500);
	size_t slot = REGION / (2 * n) / 16 * 16;

	memcpy(before, want, REGION);
	for (size_t i = 0; i < n; i++) {
		size_t len =
			next() % 4 ? next() % ((slot < 300 ? slot : 300) + 1) : next() % (slot + 1);
		size_t to = i * slot * 2 + next() % (slot - len + 1);
		size_t from = i * slot * 2 + slot + next() % (slot - len + 1);
		size_t align = (size_t)1 << next() % 5;
		bool out = next() % 2;

		to = to / align * align;
		from = from / align * align;
		v[i] = (struct pl_copy_piece){ .dst = out ? host + to : dev + to,
					       .src = out ? dev + from : host + from,
					       .len = len };
		memcpy(out ? want_host + to : want + to, out ? before + from : want_host + from,
		       len);
	}
	return n;
}

/* Many short lists, some in a row without a wait: PEERLANE_TEST_LISTS says how many. */
static void random_lists(void **state)
{
	static struct pl_copy_piece v[500];
	static char got[REGION];
	const char *text = getenv("PEERLANE_TEST_LISTS");
	long lists = text ? strtol(text, NULL, 10) : 2000;

	(void)state;
	begin(31);
	for (long i = 0; i < lists; i++) {
		struct pl_stream_copyv_opts opts = PL_STREAM_COPYV_OPTS_INIT;
		size_t n = random_list(v);

		opts.flags = next() % 2 ? PL_COPYV_SOONEST : 0;
		opts.units = (uint32_t)(next() % 2 ? 0 : next() % 9);
		assert_ok(pl_stream_copyv(stream, NULL, NULL, v, n, &opts));
		if (i % IN_A_ROW == IN_A_ROW - 1 || i == lists - 1) {
			assert_ok(pl_stream_sync(stream));
			fx_get(&fx, got, dev, REGION);
			if (memcmp(got, want, REGION) != 0 ||
			    memcmp(host, want_host, REGION) != 0) {
				fail_msg("list %ld of %ld, seed %s", i, lists,
					 getenv("PEERLANE_TEST_SEED"));
			}
		}
	}
	end("random lists");
}

static char *explained(bool to)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	char *text = NULL;

	a.dev = to ? fx.dev : NULL;
	a.src_dev = to ? NULL : fx.dev;
	a.len = 32 * KIB;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	return text;
}

static void says(bool to, bool yes, const char *words)
{
	char *text = explained(to);

	if (!strstr(text, words) == yes) {
		fail_msg("explained: %s\n%s \"%s\"", text, yes ? "does not say" : "says", words);
	}
	pl_string_free(text);
}

/* The first lists of a kind are made half by half, and say what either half took; later ones go as
 * that says. A list of two ways, one of several lengths, a short one and one on processors that the
 * caller counted are not measured. */
static void measured(void **state)
{
	enum {
		N = 200,
		LEN = 32 * KIB
	};
	struct pl_stream_copyv_report report = PL_STREAM_COPYV_REPORT_INIT;
	struct pl_stream_copyv_opts opts = PL_STREAM_COPYV_OPTS_INIT;
	struct pl_copy_piece v[N];

	(void)state;
	opts.report = &report;
	says(true, true, "a kernel copies pieces below 48 KiB");
	says(true, true, "soonest those below 512 KiB");
	for (int t = 0; t < 8; t++) {
		bool to = t != 1;
		size_t step = t == 2 ? 1 : 0;
		size_t n = t == 3 ? 100 : N;

		begin(11 + (unsigned int)t);
		opts.units = t == 0 ? 1 : 0;
		for (size_t i = 0; i < n; i++) {
			size_t at = (N - 1 - i) * LEN;

			v[i] = (struct pl_copy_piece){ .dst = to ? dev + at : host + at,
						       .src = to ? host + i * LEN : dev + i * LEN,
						       .len = i % 2 ? LEN : LEN - 16 * KIB * step };
			memcpy(to ? want + at : want_host + at,
			       to ? want_host + i * LEN : want + i * LEN, v[i].len);
		}
		says(true, t >= 5, "measured from 32 KiB on");
		assert_ok(pl_stream_copyv(stream, NULL, NULL, v, n, &opts));
		end("a list that measures");
		assert_int_equal(report.kernel_pieces + report.driver_pieces, n);
		assert_int_equal(report.kernel_bytes + report.driver_bytes,
				 n * LEN - n / 2 * step * 16 * KIB);
		if (t == 1 || (t >= 4 && t < 7)) {
			assert_int_equal(report.kernel_pieces, N / 2);
		} else if (t < 7) {
			assert_int_equal(report.kernel_pieces, n);
		} else {
			assert_int_equal(report.kernel_pieces % N, 0);
		}
	}
	says(false, true, "measured from 32 KiB on");
	says(false, false, "measured from 24 KiB on");
	says(false, false, "measured from 16 KiB on");
}

/* One list after the other, each over what the one before it wrote, and none is waited for: the
 * memory of lists is not written while it is read. */
static void in_a_row(void **state)
{
	enum {
		N = 1000,
		LEN = 512,
		TIMES = 60
	};
	struct pl_copy_piece *v = malloc(N * sizeof(*v));

	(void)state;
	assert_non_null(v);
	begin(5);
	for (int t = 0; t < TIMES; t++) {
		/* Block i of the one half from block i + 1 of the other: t lists move it by t. */
		char *to = t % 2 ? dev : host;
		char *from = t % 2 ? host : dev;
		char *want_to = t % 2 ? want : want_host;
		char *want_from = t % 2 ? want_host : want;

		for (size_t i = 0; i < N; i++) {
			v[i] = (struct pl_copy_piece){ .dst = to + i * LEN,
						       .src = from + (i + 1) * LEN,
						       .len = LEN };
			memcpy(want_to + i * LEN, want_from + (i + 1) * LEN, LEN);
		}
		assert_ok(pl_stream_copyv(stream, NULL, NULL, v, N, NULL));
	}
	free(v);
	end("lists in a row");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_lengths),	     cmocka_unit_test(long_lists),
		cmocka_unit_test(by_the_driver_too), cmocka_unit_test(measured),
		cmocka_unit_test(random_lists),	     cmocka_unit_test(in_a_row),
	};

	return cmocka_run_group_tests_name("blocks", tests, open_all, close_all);
}
