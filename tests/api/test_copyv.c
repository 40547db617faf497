/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Many copies in one call: content of every byte that may and that may not change, between memories
 * of all kinds; pieces that fail, fault injection, time limits, threads.
 */

#include "copyv_kit.h"

/* Pieces of all sizes up to `most` between all memories, none of which overlap. */
static size_t scatter(struct setup *s, struct pl_copy_piece *v, size_t n, size_t most,
		      uint64_t *seed)
{
	size_t stride = HALF / ((n + s->n - 1) / s->n);
	size_t bytes = 0;

	most = most < stride ? most : stride;

	for (size_t i = 0; i < n; i++) {
		size_t len = fx_random(seed) % (most + 1);
		unsigned int to = (unsigned int)(i % s->n);
		unsigned int from = (unsigned int)(fx_random(seed) % s->n);
		size_t skew = fx_random(seed) % (stride - len + 1);
		size_t off = fx_random(seed) % (HALF - len + 1);

		if (fx_random(seed) & 1) {
			skew &= ~(size_t)15; /* as most pieces lie */
			off &= ~(size_t)15;
		}
		v[i] = piece(s, to, i / s->n * stride + skew, from, off, len);
		bytes += len;
	}
	return bytes;
}

static void all_memories(void **state)
{
	static struct pl_copy_piece v[PIECES];
	uint64_t seed = fx_seed();
	struct pl_io_report rep;
	struct setup s;

	(void)state;
	open_all(&s, NULL, NULL);
	for (unsigned int round = 0; round < 6; round++) {
		static const size_t counts[] = { 1, 2, 17, 300, PIECES, 12 };
		static const size_t most[] = { 100, MIB, 65536, 4096, 9000, 700000 };
		size_t n = counts[round];
		size_t bytes;

		fill(&s, round * 10);
		bytes = scatter(&s, v, n, most[round], &seed);
		copied(&s, v, n, bytes, NULL, &rep);
		/* A GPU does not reach memory of another that was made to be shared. */
		if (strncmp(fx_device(), "soft", 4) == 0) {
			assert_int_equal(rep.fallbacks, 0);
		}
	}
	close_all(&s);
}

static void no_access(void **state)
{
	static struct pl_copy_piece v[300];
	uint64_t seed = fx_seed();
	struct pl_io_report rep;
	struct setup s;
	size_t bytes;

	(void)state;
	open_all(&s, "peer_access=off", NULL);
	bytes = scatter(&s, v, COUNT(v), 65536, &seed);
	copied(&s, v, COUNT(v), bytes, NULL, &rep);
	close_all(&s);
}

/* The same, where the policy wants every byte staged, or none. */
static void by_policy(void **state)
{
	struct pl_copy_piece v[20];
	struct pl_io_report rep;
	struct setup s;

	(void)state;
	open_all(&s, NULL, NULL);
	for (size_t i = 0; i < COUNT(v); i++) {
		v[i] = piece(&s, 2, i * 70000, 1, i * 90001, 65536);
	}
	copied(&s, v, COUNT(v), COUNT(v) * 65536, "strict", &rep);
	assert_string_equal(rep.route, "copy");
	assert_string_equal(rep.dst_device, fx_device());
	assert_string_equal(rep.src_device, "host");
	assert_fails(pl_copyv(s.fx.ctx, NULL, NULL, v, 3,
			      &(struct pl_io_opts){ .size = sizeof(struct pl_io_opts),
						    .policy = fx_policy("direct") }),
		     EOPNOTSUPP, "piece 0 of 3");
	if (s.n == MEMORIES) {
		fill(&s, 3);
		for (size_t i = 0; i < COUNT(v); i++) {
			v[i] = piece(&s, 5, i * 70000, 2, i * 90001, 65536);
		}
		copied(&s, v, COUNT(v), COUNT(v) * 65536, "copy+copy", &rep);
		assert_string_equal(rep.route, "copy+copy");
	}
	close_all(&s);
}

static int add_copies(const struct pl_stats_row *row, void *ops)
{
	*(uint64_t *)ops += strcmp(row->op, "copy") == 0 ? row->ops : 0;
	return 0;
}

static uint64_t copies_counted(struct setup *s)
{
	struct pl_stats *st;
	uint64_t ops = 0;

	assert_ok(pl_stats_open(s->fx.ctx, 0, &st));
	assert_ok(pl_stats_rows(st, add_copies, &ops));
	pl_stats_close(st);
	return ops;
}

/* A thousand pieces from pinned or from device memory are one transfer. */
static void one_transfer(void **state)
{
	static struct pl_copy_piece v[PIECES];
	struct pl_io_report rep;
	uint64_t before;
	struct setup s;

	(void)state;
	open_all(&s, NULL, NULL);
	for (unsigned int from = 1; from < 4; from += 2) {
		fill(&s, 20 + from);
		for (size_t i = 0; i < PIECES; i++) {
			v[i] = piece(&s, 2, i * 3000, from, (PIECES - 1 - i) * 3000, 2500);
		}
		before = copies_counted(&s);
		{
			struct pl_io_opts o = PL_IO_OPTS_INIT;

			rep = (struct pl_io_report)PL_IO_REPORT_INIT;
			o.report = &rep;
			assert_moved(pl_copyv(s.fx.ctx, NULL, NULL, v, PIECES, &o), PIECES * 2500);
		}
		assert_int_equal(copies_counted(&s), before + 1);
		assert_int_equal(rep.copied, PIECES * 2500);
		assert_string_equal(rep.route, "copy");
		assert_string_equal(rep.dst_device, fx_device());
		assert_string_equal(rep.src_device, from == 1 ? "host" : fx_device());
		check(&s);
	}
	close_all(&s);
}

/* Which devices' links the pieces of one call went over, each with its bytes. */
static void over_links(void **state)
{
	struct pl_copy_piece v[4];
	struct pl_io_report rep;
	struct setup s;

	(void)state;
	open_all(&s, NULL, NULL);
	if (s.n < MEMORIES) {
		close_all(&s);
		fx_skip("there is one device");
	}
	v[0] = piece(&s, 5, 0, 0, 0, 700001);
	v[1] = piece(&s, 2, 0, 0, 100, 300000);
	v[2] = piece(&s, 1, 0, 5, 7, 40000); /* over the second link, the other way */
	v[3] = piece(&s, 3, 0, 2, 0, 50000); /* inside a device: over none */
	copied(&s, v, 4, 700001 + 300000 + 40000 + 50000, NULL, &rep);
	assert_int_equal(rep.lanes, 2);
	for (unsigned int i = 0; i < 2; i++) {
		bool second = strcmp(rep.lane_device[i], fx_device()) != 0;

		assert_int_equal(rep.lane_bytes[i], second ? 740001 : 300000);
	}
	assert_string_not_equal(rep.lane_device[0], rep.lane_device[1]);
	fill(&s, 3);
	v[0] = piece(&s, 5, 0, 0, 0, 700001);
	v[1] = piece(&s, 3, 0, 2, 0, 50000);
	copied(&s, v, 2, 750001, NULL, &rep);
	assert_int_equal(rep.lanes, 0); /* one link */
	close_all(&s);
}

static void arguments(void **state)
{
	struct pl_copy_piece v[20];
	struct pl_io_report rep;
	struct setup s;

	(void)state;
	open_all(&s, NULL, NULL);
	assert_moved(pl_copyv(s.fx.ctx, NULL, NULL, NULL, 0, NULL), 0);
	assert_fails(pl_copyv(s.fx.ctx, NULL, NULL, NULL, 1, NULL), EFAULT, "NULL");
	v[0] = (struct pl_copy_piece){ .dst = NULL, .src = NULL, .len = 0 };
	copied(&s, v, 0, 0, NULL, &rep);
	copied(&s, v, 1, 0, NULL, &rep);
	assert_string_equal(rep.route, "");
	assert_fails(
		pl_copyv(s.fx.ctx, NULL, NULL, v, 1,
			 &(struct pl_io_opts){ .size = sizeof(struct pl_io_opts), .policy = 77 }),
		EINVAL, "policy 77");
	/* Empty pieces among others. */
	for (size_t i = 0; i < COUNT(v); i++) {
		v[i] = i % 3 ? piece(&s, 2, i * 5000, 0, i * 4000, 4001)
			     : (struct pl_copy_piece){ .dst = NULL, .src = s.mem[0], .len = 0 };
	}
	copied(&s, v, COUNT(v), 13 * 4001, NULL, &rep);
	close_all(&s);
}

/* A piece that cannot be carried: those before it have been, and it is named. */
static void a_bad_piece(void **state)
{
	static const struct {
		size_t at;
		unsigned int kind;
		int err;
		const char *words;
	} cases[] = {
		{ 0, 0, EFAULT, "piece 0 of 20: an address is NULL" },
		{ 7, 0, EFAULT, "piece 7 of 20: an address is NULL" },
		{ 0, 1, EINVAL, "piece 0 of 20: the two memories overlap" },
		{ 19, 1, EINVAL, "piece 19 of 20: the two memories overlap" },
		{ 0, 2, EFAULT, "piece 0 of 20: " },
		{ 5, 2, EFAULT, "piece 5 of 20: " },
		{ 0, 3, EINVAL, "piece 0 of 20: " },
		{ 6, 4, EFAULT, "piece 6 of 20: " },
		{ 0, 4, EFAULT, "piece 0 of 20: " },
	};
	struct pl_copy_piece v[20];
	struct setup s;
	char *gone;

	(void)state;
	open_all(&s, NULL, NULL);
	gone = mmap(NULL, MIB, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	assert_true(gone != MAP_FAILED);
	for (size_t k = 0; k < COUNT(cases); k++) {
		struct pl_copy_piece bad[] = {
			{ .dst = s.mem[2] + HALF, .src = NULL, .len = 100 },
			{ .dst = s.mem[2] + HALF, .src = s.mem[2] + HALF + 99, .len = 100 },
			{ .dst = s.mem[2] + LEN - 50, .src = s.mem[1], .len = 100 },
			{ .dst = s.mem[2], .src = s.mem[1], .len = SIZE_MAX },
			{ .dst = s.mem[2] + HALF, .src = gone, .len = 100 },
		};
		ssize_t n;

		fill(&s, (unsigned int)k);
		for (size_t i = 0; i < cases[k].at; i++) {
			v[i] = piece(&s, 2 + i % 2, i * 5000, i % 3 ? 1 : 3, i * 7000, 4000 + i);
		}
		v[cases[k].at] = bad[cases[k].kind];
		for (size_t i = cases[k].at + 1; i < COUNT(v); i++) {
			/* May have been carried: nothing is looked at there. */
			v[i] = (struct pl_copy_piece){ .dst = s.mem[4],
						       .src = s.mem[1],
						       .len = 10 };
		}
		n = pl_copyv(s.fx.ctx, NULL, NULL, v, COUNT(v), NULL);
		if (cases[k].at) {
			ssize_t before = 0;

			for (size_t i = 0; i < cases[k].at; i++) {
				before += (ssize_t)v[i].len;
			}
			assert_moved(n, before);
			assert_non_null(strstr(pl_error_message(), cases[k].words));
		} else {
			assert_fails(n, cases[k].err, cases[k].words);
		}
		s.want[4][0] = 0;
		fx_get(s.of[4], s.want[4], s.mem[4], 10);
		check(&s);
	}
	munmap(gone, MIB);
	close_all(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(all_memories), TEST(no_access), TEST(by_policy),	TEST(one_transfer),
		TEST(over_links),   TEST(arguments), TEST(a_bad_piece),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
