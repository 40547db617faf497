/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Many copies in one call: content of every byte that may and that may not change, between memories
 * of all kinds; pieces that fail, fault injection, time limits, threads.
 */

#include "fixture.h"

#include <pthread.h>
#include <sys/mman.h>

#define LEN (6 * MIB) /* of a memory: the first half is read, the second written */
#define HALF (LEN / 2)
#define MEMORIES 6u
#define PIECES 1000u

/* Plain host memory, registered host memory, two allocations of the device under test, one that
 * other processes can map, and one of a second device where there is one. */
struct setup {
	struct fx fx;
	struct fx second;
	unsigned int n;
	char *mem[MEMORIES];
	const struct fx *of[MEMORIES]; /* NULL: the host's */
	char *want[MEMORIES];
	char *got;
};

static void fill(struct setup *s, unsigned int seed)
{
	for (unsigned int i = 0; i < s->n; i++) {
		fx_pattern(s->want[i], 0, LEN, seed + i);
		if (s->of[i]) {
			fx_put(s->of[i], s->mem[i], s->want[i], LEN);
		} else {
			memcpy(s->mem[i], s->want[i], LEN);
		}
	}
}

static void check(struct setup *s)
{
	for (unsigned int i = 0; i < s->n; i++) {
		char what[16];

		(void)snprintf(what, sizeof(what), "memory %u", i);
		if (s->of[i]) {
			fx_get(s->of[i], s->got, s->mem[i], LEN);
		}
		fx_same(s->of[i] ? s->got : s->mem[i], s->want[i], LEN, what);
	}
}

static void open_all(struct setup *s, const char *a, const char *b)
{
	char name[32];
	void *ptr;

	*s = (struct setup){ .n = MEMORIES };
	fx_open(&s->fx, "soft_gpus=2x256MiB", a, b, NULL);
	for (unsigned int i = 0; i < 2; i++) {
		s->mem[i] = fx_host(LEN);
		s->mem[2 + i] = fx_alloc(&s->fx, LEN);
		s->of[2 + i] = &s->fx;
	}
	assert_ok(pl_mem_register(s->fx.ctx, s->mem[1], LEN));
	s->of[4] = &s->fx;
	if (pl_mem_alloc_shared(s->fx.dev, LEN, &ptr)) {
		s->mem[4] = fx_alloc(&s->fx, LEN);
	} else {
		s->mem[4] = ptr;
	}
	(void)snprintf(name, sizeof(name), "%.*s1", (int)strlen(fx_device()) - 1, fx_device());
	s->second = s->fx;
	if (pl_dev_open(s->fx.ctx, name, &s->second.dev)) {
		s->n--;
	} else {
		s->mem[5] = fx_alloc(&s->second, LEN);
		s->of[5] = &s->second;
	}
	for (unsigned int i = 0; i < s->n; i++) {
		s->want[i] = fx_host(LEN);
	}
	s->got = fx_host(LEN);
	fill(s, 1);
}

static void close_all(struct setup *s)
{
	assert_ok(pl_mem_unregister(s->fx.ctx, s->mem[1]));
	for (unsigned int i = 0; i < s->n; i++) {
		if (s->of[i]) {
			fx_free(s->of[i], s->mem[i]);
		} else {
			free(s->mem[i]);
		}
		free(s->want[i]);
	}
	free(s->got);
	fx_close(&s->fx);
}

/* What a piece is to do, done to what is wanted. */
static struct pl_copy_piece piece(struct setup *s, unsigned int to, size_t at, unsigned int from,
				  size_t off, size_t len)
{
	memcpy(s->want[to] + HALF + at, s->want[from] + off, len);
	return (struct pl_copy_piece){ s->mem[to] + HALF + at, s->mem[from] + off, len };
}

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

static void copied(struct setup *s, const struct pl_copy_piece *v, size_t n, size_t bytes,
		   const char *policy, struct pl_io_report *rep)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	*rep = (struct pl_io_report)PL_IO_REPORT_INIT;
	o.report = rep;
	o.policy = policy ? fx_policy(policy) : 0;
	assert_moved(pl_copyv(s->fx.ctx, v, n, &o), bytes);
	assert_int_equal(fx_sum(rep), bytes);
	check(s);
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
	assert_fails(pl_copyv(s.fx.ctx, v, 3,
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
			assert_moved(pl_copyv(s.fx.ctx, v, PIECES, &o), PIECES * 2500);
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
	assert_moved(pl_copyv(s.fx.ctx, NULL, 0, NULL), 0);
	assert_fails(pl_copyv(s.fx.ctx, NULL, 1, NULL), EFAULT, "NULL");
	v[0] = (struct pl_copy_piece){ NULL, NULL, 0 };
	copied(&s, v, 0, 0, NULL, &rep);
	copied(&s, v, 1, 0, NULL, &rep);
	assert_string_equal(rep.route, "");
	assert_fails(
		pl_copyv(s.fx.ctx, v, 1,
			 &(struct pl_io_opts){ .size = sizeof(struct pl_io_opts), .policy = 77 }),
		EINVAL, "policy 77");
	/* Empty pieces among others. */
	for (size_t i = 0; i < COUNT(v); i++) {
		v[i] = i % 3 ? piece(&s, 2, i * 5000, 0, i * 4000, 4001)
			     : (struct pl_copy_piece){ NULL, s.mem[0], 0 };
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
			{ s.mem[2] + HALF, NULL, 100 },
			{ s.mem[2] + HALF, s.mem[2] + HALF + 99, 100 },
			{ s.mem[2] + LEN - 50, s.mem[1], 100 },
			{ s.mem[2], s.mem[1], SIZE_MAX },
			{ s.mem[2] + HALF, gone, 100 },
		};
		ssize_t n;

		fill(&s, (unsigned int)k);
		for (size_t i = 0; i < cases[k].at; i++) {
			v[i] = piece(&s, 2 + i % 2, i * 5000, i % 3 ? 1 : 3, i * 7000, 4000 + i);
		}
		v[cases[k].at] = bad[cases[k].kind];
		for (size_t i = cases[k].at + 1; i < COUNT(v); i++) {
			/* May have been carried: nothing is looked at there. */
			v[i] = (struct pl_copy_piece){ s.mem[4], s.mem[1], 10 };
		}
		n = pl_copyv(s.fx.ctx, v, COUNT(v), NULL);
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
		assert_moved(pl_copyv(s.fx.ctx, v, COUNT(v), NULL), bytes);
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
	assert_fails(pl_copyv(s.fx.ctx, v, PIECES, &o), ETIMEDOUT, "piece 0 of 1000: ");
	/* A piece that is alone, and fails, is reported as by pl_copy(). */
	o.report = &r[0];
	assert_fails(pl_copyv(s.fx.ctx, v, 1, &o), ETIMEDOUT, "piece 0 of 1: ");
	o.report = &r[1];
	assert_fails(pl_copy(s.fx.ctx, v[0].dst, v[0].src, v[0].len, &o), ETIMEDOUT, "");
	assert_string_equal(r[0].dst_device, fx_device());
	assert_memory_equal(&r[0], &r[1], sizeof(r[0]));
	o = (struct pl_io_opts)PL_IO_OPTS_INIT;
	o.timeout_ns = UINT64_MAX;
	assert_moved(pl_copyv(s.fx.ctx, v, PIECES, &o), PIECES * 3000);
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
		assert_fails(pl_copyv(s.fx.ctx, &v, 1, &o), ETIMEDOUT, "piece 0 of 1: ");
	}
	close_all(&s);
}

/* More pieces than any list or batch of the library has room for. */
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

		v[i] = (struct pl_copy_piece){ mem[m] + at, s.mem[1] + m * EACH + at, EACH / 4 };
	}
	assert_moved(pl_copyv(s.fx.ctx, v, COUNT(v), NULL), sizeof(want));
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
			v[i] = (struct pl_copy_piece){ w->s->mem[2] + base + i * 4000,
						       w->s->mem[w->id % 2 ? 1 : 3] +
							       (i + round) * 4500,
						       4000 };
		}
		w->bad += pl_copyv(w->s->fx.ctx, v, COUNT(v), NULL) != (ssize_t)COUNT(v) * 4000;
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
	v[0] = (struct pl_copy_piece){ extra, s.mem[1], 100 };
	v[1] = (struct pl_copy_piece){ extra + 200, s.mem[1], 65536 };
	assert_moved(pl_copyv(s.fx.ctx, v, 2, NULL), 100);
	fx_free(&s.fx, extra);
	v[1].len = 100;
	assert_true(pl_copyv(s.fx.ctx, v, 2, NULL) < 0);
	check(&s);
	close_all(&s);
}

#define TEST(f) cmocka_unit_test(f)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(all_memories),  TEST(no_access),	      TEST(by_policy),
		TEST(one_transfer),  TEST(over_links),	      TEST(arguments),
		TEST(a_bad_piece),   TEST(failures),	      TEST(bad_pairs),
		TEST(time_is_up),    TEST(time_is_up_within), TEST(very_many),
		TEST(many_memories), TEST(threads),	      TEST(held),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
