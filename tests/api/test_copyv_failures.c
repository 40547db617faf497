/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Lists of copies that fail or are late, very long lists, and threads. */

#include "copyv_kit.h"

/* Failures of the mover, from the n-th operation of the call on. Memory of software GPUs is filled
 * past the library, others' by a copy each. */
static void failing(struct setup *s, const char *format, unsigned int first, unsigned int second)
{
	char fault[80];
	unsigned int before = 0;

	if (strncmp(fx_device(), "soft", 4) != 0) {
		open_all(s, NULL, NULL);
		before = s->n - 2;
		close_all(s);
	}
	(void)snprintf(fault, sizeof(fault), format, first + before, second + before);
	open_all(s, fault, NULL);
}

/* Of the operation that carries all: each piece is carried by itself then, and one of those may
 * fail, too. */
static void failures(void **state)
{
	static const struct {
		const char *fault;
		size_t carried; /* pieces */
	} cases[] = {
		{ "test_fault=copy:nth=%u:err=EIO", 50 },
		{ "test_fault=copy:nth=%u:short=4097", 50 },
		{ "test_fault=copy:nth=%u:err=EIO,copy:nth=%u:err=EIO", 3 },
		{ "test_fault=copy:nth=%u:err=EIO,copy:nth=%u:short=1", 3 },
	};
	struct pl_copy_piece v[50];
	struct setup s;

	(void)state;
	for (size_t k = 0; k < COUNT(cases); k++) {
		ssize_t bytes = 0;

		failing(&s, cases[k].fault, 1, 5);
		for (size_t i = 0; i < COUNT(v); i++) {
			v[i] = piece(&s, 2, i * 5000, 1, i * 7000, 4000 + i);
			bytes += i < cases[k].carried ? (ssize_t)v[i].len : 0;
		}
		assert_moved(pl_copyv(s.fx.ctx, NULL, NULL, v, COUNT(v), NULL), bytes);
		if (cases[k].carried == COUNT(v)) {
			check(&s);
		} else {
			assert_non_null(strstr(pl_error_message(), "piece 3 of 50: "));
			fx_get(&s.fx, s.got, v[2].dst, v[2].len);
			fx_same(s.got, v[2].src, v[2].len, "the last that was carried");
		}
		close_all(&s);
	}
}

/* Between two devices of which one does not give the other its bytes: through the host. */
static void bad_pairs(void **state)
{
	static const char *const faults[] = { "test_soft_pairs=0-1:cut",
					      "test_soft_pairs=0>1:corrupt",
					      "test_soft_pairs=0>1:fail=3",
					      "test_soft_pairs=0>1:lose" };
	struct pl_copy_piece v[50];
	struct pl_io_report rep;
	struct setup s;

	(void)state;
	for (size_t k = 0; k < COUNT(faults) && strncmp(fx_device(), "soft", 4) == 0; k++) {
		open_all(&s, faults[k], NULL);
		for (unsigned int turn = 0; turn < 2; turn++) {
			fill(&s, turn);
			for (size_t i = 0; i < COUNT(v); i++) {
				v[i] = piece(&s, 5, i * 5000, 2, i * 7000, 4096);
			}
			copied(&s, v, COUNT(v), COUNT(v) * 4096, NULL, &rep);
			assert_string_equal(rep.route, k ? "copy+copy" : "copy");
			assert_int_equal(rep.fallbacks, k == 2 && !turn);
		}
		close_all(&s);
	}
}

static void time_is_up(void **state)
{
	static struct pl_copy_piece v[PIECES];
	struct pl_io_report r[2] = { PL_IO_REPORT_INIT, PL_IO_REPORT_INIT };
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct setup s;

	(void)state;
	open_all(&s, NULL, NULL);
	for (size_t i = 0; i < PIECES; i++) {
		v[i] = piece(&s, 2, i * 3000, 1, i * 3000, 3000);
	}
	o.timeout_ns = 1;
	assert_fails(pl_copyv(s.fx.ctx, NULL, NULL, v, PIECES, &o), ETIMEDOUT, "piece 0 of 1000: ");
	/* A piece that is alone, and fails, is reported as by pl_copy(). */
	o.report = &r[0];
	assert_fails(pl_copyv(s.fx.ctx, NULL, NULL, v, 1, &o), ETIMEDOUT, "piece 0 of 1: ");
	o.report = &r[1];
	assert_fails(pl_copy(s.fx.ctx, v[0].dst, v[0].src, v[0].len, &o), ETIMEDOUT, "");
	assert_string_equal(r[0].dst_device, fx_device());
	assert_memory_equal(&r[0], &r[1], sizeof(r[0]));
	o = (struct pl_io_opts)PL_IO_OPTS_INIT;
	o.timeout_ns = UINT64_MAX;
	assert_moved(pl_copyv(s.fx.ctx, NULL, NULL, v, PIECES, &o), PIECES * 3000);
	check(&s);
	close_all(&s);
}

/* In the middle of the first piece: some of its bytes were copied, and none count. */
static void time_is_up_within(void **state)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_copy_piece v;
	struct setup s;

	(void)state;
	/* A chunk takes that long. */
	open_all(&s, "chunk=64KiB", "test_fault=copy:every=1:delay=50000");
	if (s.n == MEMORIES) {
		v = piece(&s, 5, 0, 2, 0, HALF);
		o.policy = fx_policy("copy+copy");
		o.depth = 1;
		o.timeout_ns = 100000000;
		assert_fails(pl_copyv(s.fx.ctx, NULL, NULL, &v, 1, &o), ETIMEDOUT,
			     "piece 0 of 1: ");
	}
	close_all(&s);
}

/* More pieces than any list or batch of the library has space for. */
static void very_many(void **state)
{
	const size_t n = 60000;
	struct pl_copy_piece *v = calloc(n, sizeof(*v));
	struct pl_io_report rep;
	struct setup s;

	(void)state;
	assert_non_null(v);
	open_all(&s, NULL, NULL);
	for (size_t i = 0; i < n; i++) {
		v[i] = piece(&s, 2 + i / 1000 % 2, i * 50, i / 5000 % 2 ? 1 : 4, (n - 1 - i) * 50,
			     1 + i % 49);
	}
	copied(&s, v, n, n / 49 * (49 * 50 / 2) + (n % 49) * (n % 49 + 1) / 2, NULL, &rep);
	free(v);
	close_all(&s);
}

/* More memories than are held at once, in turns. */
static void many_memories(void **state)
{
	enum {
		MEMS = 150,
		EACH = 8192
	};
	static struct pl_copy_piece v[MEMS * 4];
	static char want[MEMS * EACH];
	static char got[EACH];
	char *mem[MEMS];
	struct setup s;

	(void)state;
	open_all(&s, NULL, NULL);
	fx_pattern(want, 0, sizeof(want), 5);
	for (size_t i = 0; i < MEMS; i++) {
		mem[i] = fx_alloc(&s.fx, EACH);
	}
	fx_pattern(s.mem[1], 0, sizeof(want), 5);
	for (size_t i = 0; i < COUNT(v); i++) {
		size_t m = i % MEMS;
		size_t at = i / MEMS * (EACH / 4);

		v[i] = (struct pl_copy_piece){ .dst = mem[m] + at,
					       .src = s.mem[1] + m * EACH + at,
					       .len = EACH / 4 };
	}
	assert_moved(pl_copyv(s.fx.ctx, NULL, NULL, v, COUNT(v), NULL), sizeof(want));
	for (size_t i = 0; i < MEMS; i++) {
		fx_get(&s.fx, got, mem[i], EACH);
		fx_same(got, want + i * EACH, EACH, "one of many memories");
		fx_free(&s.fx, mem[i]);
	}
	close_all(&s);
}

struct worker {
	struct setup *s;
	pthread_t thread;
	unsigned int id;
	unsigned int bad;
};

/* Each has a sixteenth of the destination. */
static void *work(void *arg)
{
	struct worker *w = arg;
	struct pl_copy_piece v[40];
	size_t base = HALF + w->id * (HALF / 16);

	for (unsigned int round = 0; round < 30; round++) {
		for (size_t i = 0; i < COUNT(v); i++) {
			v[i] = (struct pl_copy_piece){ .dst = w->s->mem[2] + base + i * 4000,
						       .src = w->s->mem[w->id % 2 ? 1 : 3] +
							      (i + round) * 4500,
						       .len = 4000 };
		}
		w->bad += pl_copyv(w->s->fx.ctx, NULL, NULL, v, COUNT(v), NULL) !=
			  (ssize_t)COUNT(v) * 4000;
	}
	return NULL;
}

static void threads(void **state)
{
	struct worker w[16];
	struct setup s;

	(void)state;
	open_all(&s, NULL, NULL);
	for (unsigned int i = 0; i < COUNT(w); i++) {
		w[i] = (struct worker){ .s = &s, .id = i };
		assert_int_equal(pthread_create(&w[i].thread, NULL, work, &w[i]), 0);
	}
	for (unsigned int i = 0; i < COUNT(w); i++) {
		assert_int_equal(pthread_join(w[i].thread, NULL), 0);
		assert_int_equal(w[i].bad, 0);
		for (size_t k = 0; k < 40; k++) {
			(void)piece(&s, 2, i * (HALF / 16) + k * 4000, i % 2 ? 1 : 3,
				    (k + 29) * 4500, 4000);
		}
	}
	check(&s);
	close_all(&s);
}

/* Memory is in use while a call works on it, and free afterwards. */
static void held(void **state)
{
	struct pl_copy_piece v[2];
	struct setup s;
	char *extra;

	(void)state;
	open_all(&s, NULL, NULL);
	extra = fx_alloc(&s.fx, 65536);
	v[0] = (struct pl_copy_piece){ .dst = extra, .src = s.mem[1], .len = 100 };
	v[1] = (struct pl_copy_piece){ .dst = extra + 200, .src = s.mem[1], .len = 65536 };
	assert_moved(pl_copyv(s.fx.ctx, NULL, NULL, v, 2, NULL), 100);
	fx_free(&s.fx, extra);
	v[1].len = 100;
	assert_true(pl_copyv(s.fx.ctx, NULL, NULL, v, 2, NULL) < 0);
	check(&s);
	close_all(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(failures),	 TEST(bad_pairs),     TEST(time_is_up), TEST(time_is_up_within),
		TEST(very_many), TEST(many_memories), TEST(threads),	TEST(held),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
