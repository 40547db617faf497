/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Communicators, ranks of one process: every kind, type and reduction, lengths odd and even, in
 * place and not, compared with what the order of the ranks says, bit by bit; ranks that are late,
 * that queue something else, that close or stop; and what is refused.
 */

#include <dlfcn.h>
#include <glob.h>
#include <math.h>
#include <stdatomic.h>

#include "comm_ranks.h"

#define MOST ((size_t)3 * MIB) /* bytes of a rank's memory, of which there are two */

static struct rank {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_stream *stream;
	struct pl_comm *comm;
	char *src;
	char *dst;
	char *host; /* what is in src */
	struct seat seat;
	struct pl_comm_opts o;
	int rc;
	char said[256];
} rank[RANKS_MOST];
static unsigned int ranks;
static uint64_t seed;

static void *create(void *arg)
{
	struct rank *r = arg;

	r->rc = pl_comm_create(r->dev, &r->o, &r->comm);
	(void)snprintf(r->said, sizeof(r->said), "%s", r->rc ? pl_error_message() : "");
	return NULL;
}

static void create_all(struct meeting *m, unsigned int n)
{
	pthread_t t[RANKS_MOST];

	for (unsigned int i = 0; i < n; i++) {
		rank[i].seat = (struct seat){ m, i, 0 };
		assert_int_equal(pthread_create(&t[i], NULL, create, &rank[i]), 0);
	}
	for (unsigned int i = 0; i < n; i++) {
		pthread_join(t[i], NULL);
	}
}

static void open_ranks(unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		struct rank *r = &rank[i];

		*r = (struct rank){ .o = PL_COMM_OPTS_INIT };
		assert_ok(fx_ctx(&r->ctx, NULL));
		assert_ok(rank_device(r->ctx, i, &r->dev));
		assert_ok(pl_stream_create(r->dev, &r->stream));
		r->src = NULL;
		assert_ok(pl_mem_alloc(r->dev, MOST + 64, 0, (void **)&r->src));
		assert_ok(pl_mem_alloc(r->dev, MOST + 64, 0, (void **)&r->dst));
		r->host = fx_host(MOST + 64);
		r->o.rank = i;
		r->o.ranks = n;
		r->o.gather = gather;
		r->o.arg = &r->seat;
		/* Several rounds of what is long here. */
		r->o.scratch_bytes = 3 * MIB;
		r->o.dir = ".";
		r->o.limit_ns = UINT64_C(30000000000);
	}
	ranks = n;
}

static void close_ranks(void)
{
	for (unsigned int i = 0; i < ranks; i++) {
		struct rank *r = &rank[i];

		pl_comm_close(r->comm);
		pl_stream_close(r->stream);
		assert_ok(pl_mem_free(r->ctx, r->src));
		assert_ok(pl_mem_free(r->ctx, r->dst));
		free(r->host);
		pl_close(r->ctx);
	}
	ranks = 0;
}

static void open_comm(unsigned int n, uint64_t limit_ns, uint64_t tell_ns)
{
	struct meeting *m = meeting_of(n);

	open_ranks(n);
	for (unsigned int i = 0; i < n; i++) {
		rank[i].o.limit_ns = limit_ns ? limit_ns : rank[i].o.limit_ns;
		rank[i].o.tell_ns = tell_ns;
	}
	create_all(m, n);
	for (unsigned int i = 0; i < n; i++) {
		if (rank[i].rc) {
			fail_msg("rank %u: %d, %s", i, rank[i].rc, rank[i].said);
		}
	}
	meeting_end(m);
}

/* Elements of all magnitudes, some that are infinite or none. */
static void fill(unsigned int i, size_t len)
{
	struct rank *r = &rank[i];

	fx_random_fill(&seed, r->host, len / 8 + 1);
	assert_ok(pl_mem_put(r->ctx, r->src, r->host, len));
}

/* And where results go what none of them is, also somewhat behind them. */
static void fill_all(size_t len)
{
	size_t n = len * ranks + 256 < MOST + 64 ? len * ranks + 256 : MOST + 64;
	char *junk = malloc(n);

	memset(junk, 0xa5, n);
	for (unsigned int i = 0; i < ranks; i++) {
		fill(i, len);
		assert_ok(pl_mem_put(rank[i].ctx, rank[i].dst, junk, n));
	}
	free(junk);
}

static void sync_all(void)
{
	for (unsigned int i = 0; i < ranks; i++) {
		assert_ok(pl_stream_sync(rank[i].stream));
		assert_ok(pl_comm_info(rank[i].comm, PL_COMM_FAILED));
	}
}

/* Whether rank i's memory has the reduction of the ranks' elements from `from` on, and is as it was
 * behind them. */
static void is_reduced(unsigned int i, const char *where, size_t from, size_t count, uint32_t type,
		       uint32_t op, size_t after)
{
	size_t size = comm_sizes[type];
	size_t len = count * size;
	char *want = malloc(len + 8);
	char *got = malloc(len + after + 8);
	const char *v[RANKS_MOST];
	size_t same;

	for (unsigned int q = 0; q < ranks; q++) {
		v[q] = rank[q].host;
	}
	assert_ok(pl_mem_get(rank[i].ctx, got, where, len + after));
	comm_expect(type, op, v, ranks, from, len, want);
	same = comm_same(type, got, want, len);
	if (same < len) {
		fail_msg("rank %u of %u: element %zu of %zu of type %u by operation %u is wrong", i,
			 ranks, same / size, count, type, op);
	}
	for (size_t k = 0; k < after; k++) {
		if ((unsigned char)got[len + k] != 0xa5) {
			fail_msg("rank %u: byte %zu behind %zu elements was written", i, k, count);
		}
	}
	free(want);
	free(got);
}

/* How far a rank's result lies from where memory begins: on each rank something else. */
static size_t aside(unsigned int i, size_t shift, size_t size)
{
	return shift ? (i + 1) * size : 0;
}

static void all_reduce(size_t count, uint32_t type, uint32_t op, size_t shift, bool in_place)
{
	size_t size = comm_sizes[type];
	size_t len = count * size;

	shift *= size;
	fill_all(len + shift);
	for (unsigned int i = 0; i < ranks; i++) {
		struct rank *r = &rank[i];
		char *dst = in_place ? r->src + shift : r->dst + aside(i, shift, size);

		assert_ok(pl_comm_all_reduce(r->comm, r->stream, r->src + shift, dst, count, type,
					     op));
	}
	sync_all();
	for (unsigned int i = 0; i < ranks; i++) {
		struct rank *r = &rank[i];

		is_reduced(i, in_place ? r->src + shift : r->dst + aside(i, shift, size), shift,
			   count, type, op, in_place ? 0 : 16);
	}
}

/* ThreadSanitizer looks at threads, which are the same for each length and type. */
#ifdef __SANITIZE_THREAD__
#define EACH 3
#else
#define EACH 1
#endif

static void types_and_operations(void **state)
{
	static const unsigned int of[] = { 2, 3, 8 };

	(void)state;
	for (size_t k = 0; k < COUNT(of); k++) {
		open_comm(of[k], 0, 0);
		for (uint32_t type = PL_COMM_F64; type <= PL_COMM_U64; type++) {
			for (uint32_t op = PL_COMM_SUM; op <= PL_COMM_AVG; op++) {
				if ((of[k] > 3 && fx_random(&seed) % 4) || op % EACH) {
					continue;
				}
				all_reduce(1 + fx_random(&seed) % 3000, type, op,
					   fx_random(&seed) % 4, fx_random(&seed) % 2);
			}
		}
		close_ranks();
	}
}

/* One element to several rounds, around each limit between two ways. */
static void lengths(void **state)
{
	static const size_t lens[] = { 1,	  2,	     3,
				       4,	  5,	     1023,
				       16 * KIB,  16384 + 1, 32 * KIB + 3,
				       64 * KIB,  65536 + 1, 100001,
				       256 * KIB, MIB / 2,   1000003 };
	static const unsigned int of[] = { 2, 4 };

	(void)state;
	for (size_t k = 0; k < COUNT(of); k++) {
		open_comm(of[k], 0, 0);
		for (size_t i = 0; i < COUNT(lens); i += EACH) {
			all_reduce(lens[i] / (k + 1) + 1, PL_COMM_BF16, PL_COMM_SUM, i % 3, i % 2);
			all_reduce(lens[i] / 2 + 1, PL_COMM_F32, PL_COMM_SUM, i % 2, !(i % 2));
		}
		all_reduce(MOST, PL_COMM_U8, PL_COMM_MAX, 0, false);
		/* Nothing is nothing. */
		assert_ok(pl_comm_all_reduce(rank[0].comm, rank[0].stream, rank[0].src, rank[0].dst,
					     0, PL_COMM_F32, PL_COMM_SUM));
		assert_ok(pl_stream_sync(rank[0].stream));
		close_ranks();
	}
}

/* Whole units of 8 bytes at addresses that are aligned to them have kernels of their own, for up to
 * 2, 4 and 8 ranks. */
static void whole_units(void **state)
{
	static const unsigned int of[] = { 2, 3, 4, 5, 8 };
	static const uint32_t types[] = { PL_COMM_F32, PL_COMM_F16, PL_COMM_BF16 };

	(void)state;
	for (size_t k = 0; k < COUNT(of); k++) {
		open_comm(of[k], 0, 0);
		for (size_t i = 0; i < COUNT(types); i += EACH) {
			all_reduce(4, types[i], PL_COMM_SUM, 0, false);
			all_reduce(4 * (1 + fx_random(&seed) % 500), types[i], PL_COMM_SUM, 4,
				   fx_random(&seed) % 2);
			/* The same sum by the other kernel follows in the same scratch. */
			all_reduce(501, types[i], PL_COMM_SUM, 0, false);
			all_reduce(KIB, types[i], PL_COMM_SUM, 0, true);
		}
		close_ranks();
	}
}

static void scatter(size_t count, uint32_t type, uint32_t op, bool in_place)
{
	size_t len = count * comm_sizes[type];

	fill_all(len * ranks);
	for (unsigned int i = 0; i < ranks; i++) {
		struct rank *r = &rank[i];

		assert_ok(pl_comm_reduce_scatter(r->comm, r->stream, r->src,
						 in_place ? r->src + i * len : r->dst, count, type,
						 op));
	}
	sync_all();
	for (unsigned int i = 0; i < ranks; i++) {
		is_reduced(i, in_place ? rank[i].src + i * len : rank[i].dst, i * len, count, type,
			   op, in_place ? 0 : 16);
	}
}

/* By tiles: more of them than there are slots, lengths that no tile or strip divides, and what has
 * no code of its own. */
static void long_messages(void **state)
{
	static const struct {
		unsigned int ranks;
		uint32_t type;
	} of[] = {
		{ 1, PL_COMM_F32 }, { 2, PL_COMM_BF16 }, { 3, PL_COMM_F16 }, { 8, PL_COMM_F32 }
	};

	(void)state;
	for (size_t k = 0; k < COUNT(of); k++) {
		size_t count = MIB / comm_sizes[of[k].type] + 1;
		size_t part = count / of[k].ranks;

		open_comm(of[k].ranks, 0, 0);
		all_reduce(count + 30, of[k].type, PL_COMM_SUM, 0, k % 2);
		scatter((part + 16) / 8 * 8, of[k].type, PL_COMM_AVG, !(k % 2));
		if (of[k].ranks < 8) {
			all_reduce(count, of[k].type, PL_COMM_AVG, 1, !(k % 2));
			scatter(part + 9, of[k].type, PL_COMM_SUM, k % 2);
			all_reduce(MIB / 8 + 1, PL_COMM_F64, PL_COMM_MIN, 0, false);
			all_reduce(MIB + 77, PL_COMM_I8, PL_COMM_AVG, 3, true);
		}
		close_ranks();
	}
}

static size_t put_real(uint32_t type, double v, char *at)
{
	float f = (float)v;
	uint32_t bits;
	uint16_t h;

	memcpy(&bits, &f, 4);
	h = (uint16_t)(bits >> 16);
	if (type == PL_COMM_F16) {
		/* Of those that are used here: no fraction but of the largest one. */
		h = (uint16_t)(isnan(f)		 ? 0x7e00
			       : isinf(f)	 ? 0x7c00
			       : fabsf(f) > 6e4f ? 0x7bff
			       : f == 0		 ? 0
					: ((bits >> 23 & 255) - 112) << 10 | (bits >> 13 & 0x3ff));
		h = signbit(f) ? h | 0x8000 : h;
	}
	memcpy(at,
	       type == PL_COMM_F64   ? (void *)&v
	       : type == PL_COMM_F32 ? (void *)&f
				     : &h,
	       comm_sizes[type]);
	return comm_sizes[type];
}

static double largest(uint32_t type)
{
	return type == PL_COMM_F64   ? 1.7976931348623157e308
	       : type == PL_COMM_F32 ? 3.4028234663852886e38
	       : type == PL_COMM_F16 ? 65504
				     : 3.3895313892515355e38;
}

/* What NCCL gives of NaN, zeros, infinities and the largest number, at any length: rank 0's, rank
 * 1's, and what both have then. */
static void has_values(uint32_t type, uint32_t op, size_t count, const double pairs[][3], size_t n)
{
	size_t size = comm_sizes[type];
	char *want = malloc(count * size);
	char *got = malloc(count * size);

	for (unsigned int i = 0; i < 2; i++) {
		for (size_t k = 0; k < count; k++) {
			put_real(type, pairs[k % n][i], rank[i].host + k * size);
			put_real(type, pairs[k % n][2], want + k * size);
		}
		assert_ok(pl_mem_put(rank[i].ctx, rank[i].src, rank[i].host, count * size));
		assert_ok(pl_comm_all_reduce(rank[i].comm, rank[i].stream, rank[i].src, rank[i].dst,
					     count, type, op));
	}
	sync_all();
	for (unsigned int i = 0; i < 2; i++) {
		size_t same;

		assert_ok(pl_mem_get(rank[i].ctx, got, rank[i].dst, count * size));
		same = comm_same(type, got, want, count * size) / size;
		if (same < count) {
			fail_msg("rank %u, type %u, operation %u, %zu elements: %g and %g do not "
				 "give %g",
				 i, type, op, count, pairs[same % n][0], pairs[same % n][1],
				 pairs[same % n][2]);
		}
	}
	free(want);
	free(got);
}

static void values_are_nccls(void **state)
{
	static const size_t counts[] = { 16, 5000, 80 * KIB, 600 * KIB };

	(void)state;
	open_comm(2, 0, 0);
	for (uint32_t type = PL_COMM_F64; type <= PL_COMM_BF16; type++) {
		double top = largest(type);
		const double least[][3] = { { 1, NAN, 1 },
					    { NAN, 1, 1 },
					    { NAN, NAN, NAN },
					    { 0., -0., -0. },
					    { -0., 0., -0. },
					    { INFINITY, NAN, INFINITY },
					    { -INFINITY, 1, -INFINITY },
					    { top, -top, -top } };
		const double most[][3] = { { 1, NAN, 1 },      { NAN, -INFINITY, -INFINITY },
					   { NAN, NAN, NAN },  { 0., -0., 0. },
					   { -0., 0., 0. },    { -0., -0., -0. },
					   { -top, NAN, -top } };
		const double average[][3] = { { top, top, top },
					      { -top, -top, -top },
					      { top, -top, 0. },
					      { 3, 4, 3.5 },
					      { -0., -0., -0. },
					      { INFINITY, 1, INFINITY },
					      { INFINITY, -INFINITY, NAN },
					      { NAN, 1, NAN } };

		for (size_t i = 0; i < COUNT(counts); i++) {
			size_t count = counts[i] * comm_sizes[type] < MOST
					       ? counts[i]
					       : MOST / comm_sizes[type];

			has_values(type, PL_COMM_MIN, count, least, COUNT(least));
			has_values(type, PL_COMM_MAX, count, most, COUNT(most));
			has_values(type, PL_COMM_AVG, count, average, COUNT(average));
		}
	}
	close_ranks();
}

/* Rank i has from rank q the bytes [off, off + len) of what that had. */
static void is_from(unsigned int i, size_t at, unsigned int q, size_t off, size_t len)
{
	char *got = malloc(len + 1);

	assert_ok(pl_mem_get(rank[i].ctx, got, rank[i].dst + at, len));
	fx_same(got, rank[q].host + off, len, "what came from another rank");
	free(got);
}

static void gathers(size_t len)
{
	fill_all(len);
	for (unsigned int i = 0; i < ranks; i++) {
		assert_ok(pl_comm_all_gather(rank[i].comm, rank[i].stream, rank[i].src, rank[i].dst,
					     len));
	}
	sync_all();
	for (unsigned int i = 0; i < ranks * ranks; i++) {
		is_from(i / ranks, i % ranks * len, i % ranks, 0, len);
	}
}

static void exchanges(size_t len)
{
	fill_all(len * ranks);
	for (unsigned int i = 0; i < ranks; i++) {
		assert_ok(pl_comm_all_to_all(rank[i].comm, rank[i].stream, rank[i].src, rank[i].dst,
					     len));
	}
	sync_all();
	for (unsigned int i = 0; i < ranks * ranks; i++) {
		is_from(i / ranks, i % ranks * len, i % ranks, i / ranks * len, len);
	}
}

static void broadcasts(size_t len, unsigned int root)
{
	fill_all(len);
	for (unsigned int i = 0; i < ranks; i++) {
		assert_ok(pl_comm_broadcast(rank[i].comm, rank[i].stream,
					    i == root ? rank[i].src : NULL, rank[i].dst, len,
					    root));
	}
	sync_all();
	for (unsigned int i = 0; i < ranks; i++) {
		is_from(i, 0, root, 0, len);
	}
}

static void other_kinds(void **state)
{
	static const size_t lens[] = { 1, 7, 8, 1001, 32 * KIB, 40 * KIB + 5, 300001 };
	static const unsigned int of[] = { 2, 3, 5 };

	(void)state;
	for (size_t k = 0; k < COUNT(of); k++) {
		open_comm(of[k], 0, 0);
		for (size_t i = 0; i < COUNT(lens); i++) {
			scatter(lens[i] / 2 + 1, PL_COMM_F16, PL_COMM_SUM, i % 2);
			scatter(lens[i] / 4 + 1, PL_COMM_I32, PL_COMM_AVG, !(i % 2));
			gathers(lens[i]);
			exchanges(lens[i]);
			broadcasts(lens[i], (unsigned int)i % ranks);
		}
		close_ranks();
	}
}

static atomic_uint passed;

static void has_passed(void *arg, ssize_t result)
{
	(void)arg;
	(void)result;
	atomic_fetch_add(&passed, 1);
}

/* A barrier lets nobody through before the last has come. */
static void barrier_waits(void **state)
{
	(void)state;
	open_comm(3, 0, 0);
	fill_all(4096);
	for (unsigned int i = 0; i < 3; i++) {
		size_t len = 4096;
		struct pl_stream_io io = PL_STREAM_IO_INIT;

		/* The last one comes later. */
		if (i == 2) {
			(void)usleep(100000);
			assert_int_equal(atomic_load(&passed), 0);
		}
		assert_ok(pl_comm_barrier(rank[i].comm, rank[i].stream));
		io.flags = PL_STREAM_FIXED_LEN;
		io.done = has_passed;
		io.mem = rank[i].dst;
		io.src = rank[i].src;
		io.len = &len;
		assert_ok(pl_stream_copy(rank[i].stream, &io));
	}
	sync_all();
	for (unsigned int i = 0; i < 3; i++) {
		is_from(i, 0, i, 0, 4096);
	}
	assert_int_equal(atomic_load(&passed), 3);
	close_ranks();
}

/* On two streams: the results are those of the calls' order. */
static void on_two_streams(struct pl_stream *const *other)
{
	fill_all(1024);
	for (unsigned int k = 0; k < 40; k++) {
		for (unsigned int i = 0; i < 2; i++) {
			struct rank *r = &rank[i];

			/* On other streams at each rank. */
			assert_ok(pl_comm_all_reduce(r->comm, (k + i) % 2 ? other[i] : r->stream,
						     r->src, r->dst, 1024 / 4, PL_COMM_U32,
						     PL_COMM_SUM));
			assert_ok(pl_comm_all_reduce(r->comm, (k + i) % 3 ? other[i] : r->stream,
						     r->dst, r->dst, 1024 / 4, PL_COMM_U32,
						     PL_COMM_MAX));
		}
	}
}

static void both_are_reduced(struct pl_stream *const *other)
{
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_stream_sync(other[i]));
	}
	sync_all();
	for (unsigned int i = 0; i < 2; i++) {
		is_reduced(i, rank[i].dst, 0, 1024 / 4, PL_COMM_U32, PL_COMM_SUM, 16);
	}
}

/* A function of the tests' driver; NULL: it is another driver. */
static void *drivers(const char *name)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	void *so = lib ? dlopen(lib, RTLD_LAZY | RTLD_NOLOAD) : NULL;

	return so ? dlsym(so, name) : NULL;
}

/* Operations of one communicator on two streams come in the order of the calls, be it in time or in
 * a graph. */
static void streams_take_turns(void **state)
{
	void (*capture)(void *, int) = NULL;
	struct pl_stream *other[2];

	(void)state;
	open_comm(2, 0, 0);
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_stream_create(rank[i].dev, &other[i]));
	}
	on_two_streams(other);
	both_are_reduced(other);
	*(void **)&capture = drivers("fakecuda_capture");
	for (int k = 0; k < 3 && capture; k++) {
		/* The driver complains where an event orders what is not in the same capture. */
		for (unsigned int i = 0; i < 4; i++) {
			capture(pl_stream_handle(i < 2 ? rank[i].stream : other[i - 2]), 10 + k);
		}
		on_two_streams(other);
		for (unsigned int i = 0; i < 4; i++) {
			capture(pl_stream_handle(i < 2 ? rank[i].stream : other[i - 2]), 0);
		}
		both_are_reduced(other);
		on_two_streams(other);
		both_are_reduced(other);
	}
	for (unsigned int i = 0; i < 2; i++) {
		pl_stream_close(other[i]);
	}
	if (capture) {
		unsigned long (*violations)(void);
		const char *(*violation)(void);

		*(void **)&violations = drivers("fakecuda_violations");
		*(void **)&violation = drivers("fakecuda_violation");
		if (violations()) {
			fail_msg("%s", violation());
		}
	}
	close_ranks();
}

static char logged[2048];
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;

static void keep_log(int level, const char *line, void *arg)
{
	(void)arg;
	(void)level;
	pthread_mutex_lock(&log_lock);
	(void)snprintf(logged + strlen(logged), sizeof(logged) - strlen(logged), "%s\n", line);
	pthread_mutex_unlock(&log_lock);
}

static bool log_has(const char *words)
{
	bool has;

	for (unsigned int i = 0; i < 100; i++) {
		pthread_mutex_lock(&log_lock);
		has = strstr(logged, words);
		pthread_mutex_unlock(&log_lock);
		if (has) {
			return true;
		}
		(void)usleep(50000);
	}
	return false;
}

static void log_begin(void)
{
	pthread_mutex_lock(&log_lock);
	logged[0] = '\0';
	pthread_mutex_unlock(&log_lock);
	pl_log_set(keep_log, NULL, PL_LOG_WARN);
}

static void logs(const char *words)
{
	if (!log_has(words)) {
		fail_msg("the log does not say \"%s\": %s", words, logged);
	}
}

static void the_late_are_named(void **state)
{
	(void)state;
	open_comm(3, 0, 50000000);
	log_begin();
	fill_all(64 * KIB);
	for (unsigned int i = 0; i < 3; i += 2) {
		assert_ok(pl_comm_all_reduce(rank[i].comm, rank[i].stream, rank[i].src, rank[i].dst,
					     64 * KIB, PL_COMM_U8, PL_COMM_SUM));
	}
	/* Four operations were made when they came together. A rank tells of the first wait that
	 * is long: rank 0's may be for rank 2, if that one starts late. */
	if (!log_has("rank 2 waits for rank 1 in all-reduce 5 (64 KiB): rank 1 has begun no more "
		     "than all-reduce 4")) {
		logs("rank 0 waits for rank 1 in all-reduce 5 (64 KiB): rank 1 has begun no more "
		     "than all-reduce 4");
	}
	assert_ok(pl_comm_all_reduce(rank[1].comm, rank[1].stream, rank[1].src, rank[1].dst,
				     64 * KIB, PL_COMM_U8, PL_COMM_SUM));
	sync_all();
	for (unsigned int i = 0; i < 3; i++) {
		is_reduced(i, rank[i].dst, 0, 64 * KIB, PL_COMM_U8, PL_COMM_SUM, 16);
	}
	pl_log_set(NULL, NULL, 0);
	close_ranks();
}

/* All streams go on, and all ranks have failed so. */
static void all_failed(int err, const char *words)
{
	for (unsigned int i = 0; i < ranks; i++) {
		assert_ok(pl_stream_sync(rank[i].stream));
	}
	for (unsigned int i = 0; i < ranks; i++) {
		if (rank[i].comm) {
			assert_fails(pl_comm_info(rank[i].comm, PL_COMM_FAILED), err, words);
			assert_fails(pl_comm_barrier(rank[i].comm, rank[i].stream), err, words);
		}
	}
}

static void what_does_not_match_fails(void **state)
{
	(void)state;
	for (unsigned int k = 0; k < 3; k++) {
		open_comm(2, 0, 0);
		log_begin();
		assert_ok(pl_comm_all_reduce(rank[0].comm, rank[0].stream, rank[0].src, rank[0].dst,
					     k == 1 ? MIB / 4 : 100, PL_COMM_F32, PL_COMM_SUM));
		if (k == 2) {
			assert_ok(pl_comm_broadcast(rank[1].comm, rank[1].stream, rank[1].src,
						    rank[1].dst, 1000, 1));
		} else {
			assert_ok(pl_comm_all_reduce(rank[1].comm, rank[1].stream, rank[1].src,
						     rank[1].dst, k ? 7 : 101, PL_COMM_F32,
						     PL_COMM_SUM));
		}
		all_failed(EPROTO, "different operations");
		/* Of whom waits for whom the first to notice says. */
		if (!log_has(k == 2 ? "rank 1 is in broadcast 4 (1000 B)"
				    : "rank 1 is in all-reduce 5 (")) {
			logs(k == 1 ? "rank 0 is in all-reduce 5 (1 MiB)"
				    : "rank 0 is in all-reduce 5 (400 B)");
		}
		pl_log_set(NULL, NULL, 0);
		close_ranks();
	}
}

/* Before the worker's next look, and also if the program has asked for the error first. Types
 * differ, and lengths do not. */
static void a_failure_is_logged_in_any_case(void **state)
{
	const char *mine = "all-reduce 5 (100 f16, sum)";
	const char *theirs = "all-reduce 5 (100 bf16, sum)";
	bool says = false;

	(void)state;
	open_comm(2, 0, 0);
	log_begin();
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_comm_all_reduce(rank[i].comm, rank[i].stream, rank[i].src, rank[i].dst,
					     100, i ? PL_COMM_BF16 : PL_COMM_F16, PL_COMM_SUM));
	}
	all_failed(EPROTO, "different operations");
	for (unsigned int i = 0; i < 2; i++) {
		assert_int_equal(pl_comm_info(rank[i].comm, PL_COMM_FAILED), -EPROTO);
		says = says || (strstr(pl_error_message(), mine) && /* the first to notice */
				strstr(pl_error_message(), theirs));
	}
	assert_true(says);
	close_ranks();
	pl_log_set(NULL, NULL, 0);
	if (!strstr(logged, "different operations") || !strstr(logged, mine) ||
	    !strstr(logged, theirs)) {
		fail_msg("the log lacks what ranks were in: %s", logged);
	}
}

/* Ranks that start side by side on a busy machine are apart by less. */
#define LIMIT_NS UINT64_C(2000000000)

static void waits_have_limits(void **state)
{
	(void)state;
	open_comm(3, LIMIT_NS, 0);
	assert_ok(pl_comm_barrier(rank[0].comm, rank[0].stream));
	assert_ok(pl_comm_all_gather(rank[1].comm, rank[1].stream, rank[1].src, rank[1].dst, 4));
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_stream_sync(rank[i].stream));
		assert_fails(pl_comm_info(rank[i].comm, PL_COMM_FAILED), EPROTO,
			     "different operations");
	}
	close_ranks();
	open_comm(3, LIMIT_NS, 0);
	assert_ok(pl_comm_barrier(rank[0].comm, rank[0].stream));
	assert_ok(pl_stream_sync(rank[0].stream));
	assert_fails(pl_comm_info(rank[0].comm, PL_COMM_FAILED), ETIMEDOUT, "waited for rank");
	/* The others learn it when they come. */
	for (unsigned int i = 1; i < 3; i++) {
		assert_int_equal(pl_comm_barrier(rank[i].comm, rank[i].stream), 0);
	}
	all_failed(ETIMEDOUT, "limit_ns");
	close_ranks();
}

static void aborts(void **state)
{
	(void)state;
	open_comm(3, 0, 0);
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_comm_all_reduce(rank[i].comm, rank[i].stream, rank[i].src, rank[i].dst,
					     MIB / 2, PL_COMM_F32, PL_COMM_SUM));
	}
	(void)usleep(20000);
	assert_ok(pl_comm_abort(rank[2].comm));
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_stream_sync(rank[i].stream));
		assert_fails(pl_comm_info(rank[i].comm, PL_COMM_FAILED), ECANCELED, "aborted");
	}
	assert_fails(pl_comm_barrier(rank[2].comm, rank[2].stream), ECANCELED, "aborted");
	close_ranks();
}

/* The kernel is queued, and the event behind it is not: closing waits for the kernel all the same,
 * or leaves its memory. */
static void a_launch_has_no_mark(void **state)
{
	void (*fail_calls)(const char *) = NULL;
	long (*live)(const char *) = NULL;

	(void)state;
	for (unsigned int again = 0; again < 2; again++) {
		open_comm(2, 0, 0);
		*(void **)&fail_calls = drivers("fakecuda_fail");
		*(void **)&live = drivers("fakecuda_live");
		if (!fail_calls || !live) {
			close_ranks();
			skip();
		}
		fail_calls(again ? "cuEventRecord:1:999,cuEventRecord:2:999"
				 : "cuEventRecord:1:999");
		assert_true(pl_comm_all_reduce(rank[0].comm, rank[0].stream, rank[0].src,
					       rank[0].dst, 1000, PL_COMM_U32, PL_COMM_SUM) < 0);
		fail_calls(NULL);
		log_begin();
		pl_comm_close(rank[0].comm);
		rank[0].comm = NULL;
		if (again) {
			logs("cannot be asked about");
		} else {
			assert_int_equal(live("operations"), 0);
		}
		assert_ok(pl_stream_sync(rank[0].stream));
		close_ranks();
		pl_log_set(NULL, NULL, 0);
	}
}

static void who_has_closed_is_missed(void **state)
{
	(void)state;
	open_comm(3, 0, 0);
	fill_all(4000);
	for (unsigned int i = 0; i < 3; i++) {
		assert_ok(pl_comm_all_reduce(rank[i].comm, rank[i].stream, rank[i].src, rank[i].dst,
					     1000, PL_COMM_U32, PL_COMM_SUM));
	}
	pl_comm_close(rank[1].comm);
	rank[1].comm = NULL;
	for (unsigned int i = 0; i < 3; i += 2) {
		/* What it took part in is done. */
		assert_ok(pl_stream_sync(rank[i].stream));
		assert_ok(pl_comm_info(rank[i].comm, PL_COMM_FAILED));
		is_reduced(i, rank[i].dst, 0, 1000, PL_COMM_U32, PL_COMM_SUM, 16);
	}
	for (unsigned int i = 0; i < 3; i += 2) {
		assert_int_equal(pl_comm_barrier(rank[i].comm, rank[i].stream), 0);
	}
	all_failed(ESHUTDOWN, "closed");
	close_ranks();
}

static void ranks_must_fit(void **state)
{
	struct meeting *m = meeting_of(2);
	char dir[] = "comm-XXXXXX";
	char all[64];
	glob_t left = { 0 };

	(void)state;
	assert_non_null(mkdtemp(dir));
	(void)snprintf(all, sizeof(all), "%s/*", dir);
	open_ranks(2);
	rank[0].o.dir = dir;
	rank[1].o.scratch_bytes = 4 * MIB;
	create_all(m, 2);
	for (unsigned int i = 0; i < 2; i++) {
		assert_int_equal(rank[i].rc, -EINVAL);
		assert_non_null(strstr(rank[i].said, "do not fit together"));
	}
	/* One whose own options are no good: all hear of it. */
	rank[1].o.scratch_bytes = 1000;
	create_all(m, 2);
	for (unsigned int i = 0; i < 2; i++) {
		assert_int_equal(rank[i].rc, -EINVAL);
		assert_non_null(strstr(rank[i].said, "need at least"));
	}
	rank[1].o.scratch_bytes = 3 * MIB;
	/* One that cannot make what it needs: all learn why. */
	rank[1].o.dir = "./no such folder";
	create_all(m, 2);
	assert_int_equal(rank[1].rc, -ENOENT);
	assert_int_equal(rank[0].rc, -ENOENT);
	assert_non_null(strstr(rank[0].said, "rank 1: "));
	rank[1].o.dir = dir;
	for (int k = 1; k <= 3; k++) {
		m->fails_at = k;
		create_all(m, 2);
		for (unsigned int i = 0; i < 2; i++) {
			assert_int_equal(rank[i].rc, -ECONNRESET);
			assert_non_null(strstr(rank[i].said, "could not be told"));
		}
	}
	m->fails_at = 0;
	create_all(m, 2);
	assert_int_equal(rank[0].rc, 0);
	assert_int_equal(rank[1].rc, 0);
	meeting_end(m);
	/* What they found each other by has no name any more. */
	assert_int_equal(glob(all, 0, NULL, &left), GLOB_NOMATCH);
	globfree(&left);
	assert_int_equal(rmdir(dir), 0);
	close_ranks();
}

struct counts {
	uint64_t ops, bytes, errors;
};

static int add_counts(const struct pl_stats_row *row, void *arg)
{
	struct counts *c = arg;

	if (strcmp(row->route, "coll") == 0) {
		assert_string_equal(row->op, "copy");
		c->ops += row->ops;
		c->bytes += row->bytes;
		c->errors += row->errors;
	}
	return 0;
}

static struct counts counts_of(unsigned int i)
{
	struct counts c = { 0, 0, 0 };
	struct pl_stats *st;

	assert_ok(pl_stats_open(rank[i].ctx, 0, &st));
	assert_ok(pl_stats_rows(st, add_counts, &c));
	pl_stats_close(st);
	return c;
}

/* Each rank's context counts what it has queued, and that its communicator has failed. */
static void operations_are_counted(void **state)
{
	struct counts c;

	(void)state;
	open_comm(2, 0, 0);
	c = counts_of(0);
	assert_true(c.ops == 0 && c.bytes == 0 && c.errors == 0);
	all_reduce(250, PL_COMM_F32, PL_COMM_SUM, 0, false);
	gathers(3000);
	for (unsigned int i = 0; i < 2; i++) {
		c = counts_of(i);
		assert_true(c.ops == 2 && c.bytes == 1000 + 6000 && c.errors == 0);
	}
	assert_ok(pl_comm_abort(rank[0].comm));
	assert_fails(pl_comm_barrier(rank[0].comm, rank[0].stream), ECANCELED, "aborted");
	c = counts_of(0);
	assert_true(c.ops == 2 && c.errors == 1);
	close_ranks();
}

/* A graph whose communicator is closed does nothing, and the log says so. */
static void graphs_outlive_their_communicator(void **state)
{
	void (*capture)(void *, int) = NULL;
	void (*record)(void) = NULL;
	void *(*recorded)(void) = NULL;
	int (*replay)(void *, void *) = NULL;
	int (*retain)(void **, int) = NULL;
	int (*use)(void *) = NULL;
	void *graph[2];
	void *ctx;
	char junk[4000];
	char got[4000];

	(void)state;
	*(void **)&capture = drivers("fakecuda_capture");
	*(void **)&record = drivers("fakecuda_record");
	*(void **)&recorded = drivers("fakecuda_recorded");
	*(void **)&replay = drivers("fakecuda_replay");
	*(void **)&retain = drivers("cuDevicePrimaryCtxRetain");
	*(void **)&use = drivers("cuCtxSetCurrent");
	if (!capture || !replay) {
		print_message("not the tests' driver: there is nothing that captures\n");
		return;
	}
	open_comm(2, 0, 0);
	fill_all(4000);
	for (unsigned int i = 0; i < 2; i++) {
		struct rank *r = &rank[i];

		capture(pl_stream_handle(r->stream), 1);
		record();
		/* By both kernels. */
		assert_ok(pl_comm_all_reduce(r->comm, r->stream, r->src, r->dst, 1000, PL_COMM_F32,
					     PL_COMM_SUM));
		assert_ok(pl_comm_all_reduce(r->comm, r->stream, r->src, r->dst, 1000, PL_COMM_U32,
					     PL_COMM_SUM));
		graph[i] = recorded();
		capture(pl_stream_handle(r->stream), 0);
	}
	for (unsigned int k = 0; k < 2; k++) {
		fill_all(4000);
		for (unsigned int i = 0; i < 2; i++) {
			assert_int_equal(retain(&ctx, (int)i), 0);
			use(ctx);
			assert_int_equal(replay(graph[i], pl_stream_handle(rank[i].stream)), 0);
			use(NULL);
		}
		sync_all();
		is_reduced(0, rank[0].dst, 0, 1000, PL_COMM_U32, PL_COMM_SUM, 16);
		is_reduced(1, rank[1].dst, 0, 1000, PL_COMM_U32, PL_COMM_SUM, 16);
	}
	for (unsigned int i = 0; i < 2; i++) {
		pl_comm_close(rank[i].comm);
		rank[i].comm = NULL;
	}
	log_begin();
	memset(junk, 0xa5, sizeof(junk));
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_mem_put(rank[i].ctx, rank[i].dst, junk, sizeof(junk)));
		assert_int_equal(retain(&ctx, (int)i), 0);
		use(ctx);
		assert_int_equal(replay(graph[i], pl_stream_handle(rank[i].stream)), 0);
		use(NULL);
		assert_ok(pl_stream_sync(rank[i].stream));
		assert_ok(pl_mem_get(rank[i].ctx, got, rank[i].dst, sizeof(got)));
		fx_same(got, junk, sizeof(junk), "memory that a closed communicator may not touch");
	}
	logs("with operations of a communicator that is closed");
	pl_log_set(NULL, NULL, 0);
	close_ranks();
}

static void queue_one(struct rank *r, struct pl_stream *s)
{
	assert_ok(pl_comm_all_reduce(r->comm, s, r->src, r->dst, 1000, PL_COMM_U32, PL_COMM_SUM));
}

static unsigned long waits(unsigned long (*calls)(const char *))
{
	return calls ? calls("cuStreamWaitEvent") : 0;
}

/* A stream waits for what was queued on another one, and for nothing of its own; one that the
 * driver has no number for, always. */
static void streams_wait_where_they_must(void **state)
{
	unsigned long (*calls)(const char *) = NULL;
	void (*fails)(const char *) = NULL;
	struct pl_stream *other;
	struct rank *r = rank;
	unsigned long n;

	(void)state;
	*(void **)&calls = drivers("fakecuda_calls");
	*(void **)&fails = drivers("fakecuda_fail");
	open_comm(2, 0, 0);
	assert_ok(pl_stream_create(r->dev, &other));
	assert_int_equal(pl_comm_info(r->comm, 7), 0);
	assert_fails(pl_comm_info(r->comm, 0), EINVAL, "0x0");
	assert_fails(pl_comm_info(r->comm, 9), EINVAL, "0x9");
	fill_all(4000);
	queue_one(r, r->stream);
	assert_int_equal(pl_comm_info(r->comm, PL_COMM_BUSY), PL_COMM_BUSY);
	n = waits(calls);
	queue_one(r, r->stream);
	assert_ok(pl_comm_after(r->comm, r->stream));
	assert_true(waits(calls) == n);
	queue_one(r, other);
	assert_true(!calls || waits(calls) == n + 1);
	queue_one(r, other);
	assert_true(!calls || waits(calls) == n + 1);
	assert_ok(pl_comm_after(r->comm, r->stream));
	assert_true(!calls || waits(calls) == n + 2);
	if (fails) {
		fails("cuStreamGetId:1:1");
		queue_one(r, other);
		assert_true(waits(calls) == n + 3);
		fails(NULL);
		queue_one(r, other); /* whether it is the one before was not said */
		assert_true(waits(calls) == n + 4);
	}
	for (unsigned int k = 0; k < (fails ? 6 : 4); k++) {
		queue_one(&rank[1], rank[1].stream);
	}
	assert_ok(pl_stream_sync(r->stream)); /* behind the fourth, by pl_comm_after() */
	assert_ok(pl_stream_sync(other));
	assert_ok(pl_comm_info(r->comm, PL_COMM_BUSY));
	assert_ok(pl_stream_sync(rank[1].stream));
	pl_stream_close(other);
	close_ranks();
}

/* A replay, and an operation on another stream that nothing orders: both begin and wait for rank 1.
 * True: that was found, and rank 1 hears of it; false: one came late. */
static bool replay_beside(unsigned int ms)
{
	int (*replay)(void *, void *) = NULL;
	int (*retain)(void **, int) = NULL;
	int (*use)(void *) = NULL;
	void (*capture)(void *, int) = NULL;
	void (*record)(void) = NULL;
	void *(*recorded)(void) = NULL;
	struct pl_stream *other;
	struct rank *r = rank;
	void *graph;
	void *ctx;
	bool found;

	*(void **)&capture = drivers("fakecuda_capture");
	*(void **)&record = drivers("fakecuda_record");
	*(void **)&recorded = drivers("fakecuda_recorded");
	*(void **)&replay = drivers("fakecuda_replay");
	*(void **)&retain = drivers("cuDevicePrimaryCtxRetain");
	*(void **)&use = drivers("cuCtxSetCurrent");
	open_comm(2, 2 * UINT64_C(1000000000), 0);
	assert_ok(pl_stream_create(r->dev, &other));
	fill_all(4000);
	capture(pl_stream_handle(r->stream), 1);
	record();
	assert_ok(pl_comm_all_reduce(r->comm, r->stream, r->src, r->dst, 1000, PL_COMM_U32,
				     PL_COMM_SUM));
	graph = recorded();
	capture(pl_stream_handle(r->stream), 0);
	assert_int_equal(retain(&ctx, 0), 0);
	use(ctx);
	assert_int_equal(replay(graph, pl_stream_handle(r->stream)), 0);
	use(NULL);
	assert_ok(
		pl_comm_all_reduce(r->comm, other, r->src, r->dst, 1000, PL_COMM_U32, PL_COMM_SUM));
	usleep(ms * 1000);
	assert_ok(pl_comm_all_reduce(rank[1].comm, rank[1].stream, rank[1].src, rank[1].dst, 1000,
				     PL_COMM_U32, PL_COMM_SUM));
	assert_ok(pl_stream_sync(other));
	assert_ok(pl_stream_sync(r->stream));
	assert_ok(pl_stream_sync(rank[1].stream));
	assert_int_equal(pl_comm_info(r->comm, PL_COMM_CAPTURED), PL_COMM_CAPTURED);
	found = pl_comm_info(r->comm, PL_COMM_FAILED) == -EALREADY;
	if (found) {
		assert_non_null(strstr(pl_error_message(), "at the same time"));
		(void)pl_comm_barrier(rank[1].comm, rank[1].stream);
		assert_ok(pl_stream_sync(rank[1].stream));
		assert_fails(pl_comm_info(rank[1].comm, PL_COMM_FAILED), EALREADY,
			     "at the same time");
	} else {
		assert_fails(pl_comm_info(r->comm, PL_COMM_FAILED), ETIMEDOUT, "rank 1");
	}
	pl_stream_close(other);
	close_ranks();
	return found;
}

static void two_at_the_same_time_are_found(void **state)
{
	bool found = false;

	(void)state;
	if (!drivers("fakecuda_replay")) {
		print_message("not the tests' driver: there is nothing that captures\n");
		return;
	}
	for (unsigned int k = 0; k < 10 && !found; k++) {
		found = replay_beside(20u << k);
	}
	assert_true(found);
}

static void arguments(void **state)
{
	struct pl_comm_opts o;
	struct pl_comm *c;
	struct rank *r = &rank[0];

	(void)state;
	open_comm(2, 0, 0);
	o = r->o;
	o.ranks = 17;
	assert_fails(pl_comm_create(r->dev, &o, &c), EINVAL, "rank 0 of 17");
	o.ranks = 2;
	o.rank = 2;
	assert_fails(pl_comm_create(r->dev, &o, &c), EINVAL, "rank 2 of 2");
	o.rank = 0;
	o.gather = NULL;
	assert_fails(pl_comm_create(r->dev, &o, &c), EINVAL, "gather is NULL");
	o.gather = gather;
	o.size = 8000;
	assert_fails(pl_comm_create(r->dev, &o, &c), EINVAL, "size field");
	assert_fails(pl_comm_all_reduce(r->comm, r->stream, r->src, r->dst, 1, 0, PL_COMM_SUM),
		     EINVAL, "pl_comm_type");
	assert_fails(pl_comm_all_reduce(r->comm, r->stream, r->src, r->dst, 1, 11, PL_COMM_SUM),
		     EINVAL, "pl_comm_type");
	assert_fails(pl_comm_all_reduce(r->comm, r->stream, r->src, r->dst, 1, PL_COMM_F32, 6),
		     EINVAL, "pl_comm_op");
	assert_fails(pl_comm_all_reduce(r->comm, r->stream, r->src + 2, r->dst, 1, PL_COMM_F32,
					PL_COMM_SUM),
		     EINVAL, "not aligned");
	assert_fails(pl_comm_all_reduce(r->comm, r->stream, r->src, r->dst, SIZE_MAX / 2,
					PL_COMM_F32, PL_COMM_SUM),
		     EINVAL, "too many");
	assert_fails(pl_comm_all_reduce(r->comm, r->stream, r->src, r->dst, MOST, PL_COMM_F32,
					PL_COMM_SUM),
		     EFAULT, "");
	assert_fails(pl_comm_all_gather(r->comm, r->stream, r->src, NULL, 4), EFAULT, "");
	assert_fails(pl_comm_broadcast(r->comm, r->stream, r->src, r->dst, 4, 2), EINVAL,
		     "no rank 2");
	assert_fails(pl_comm_barrier(r->comm, rank[1].stream), EINVAL, "another context");
	/* None of this has done anything. */
	all_reduce(100, PL_COMM_F64, PL_COMM_SUM, 0, false);
	pl_comm_close(NULL);
	close_ranks();
	/* A rank alone. */
	open_comm(1, 0, 0);
	all_reduce(1001, PL_COMM_F16, PL_COMM_AVG, 1, false);
	gathers(77);
	broadcasts(40 * KIB, 0);
	exchanges(9);
	close_ranks();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(types_and_operations),
		cmocka_unit_test(lengths),
		cmocka_unit_test(whole_units),
		cmocka_unit_test(long_messages),
		cmocka_unit_test(values_are_nccls),
		cmocka_unit_test(other_kinds),
		cmocka_unit_test(barrier_waits),
		cmocka_unit_test(streams_take_turns),
		cmocka_unit_test(the_late_are_named),
		cmocka_unit_test(what_does_not_match_fails),
		cmocka_unit_test(a_failure_is_logged_in_any_case),
		cmocka_unit_test(a_failure_is_logged_in_any_case),
		cmocka_unit_test(waits_have_limits),
		cmocka_unit_test(aborts),
		cmocka_unit_test(a_launch_has_no_mark),
		cmocka_unit_test(who_has_closed_is_missed),
		cmocka_unit_test(ranks_must_fit),
		cmocka_unit_test(operations_are_counted),
		cmocka_unit_test(graphs_outlive_their_communicator),
		cmocka_unit_test(two_at_the_same_time_are_found),
		cmocka_unit_test(streams_wait_where_they_must),
		cmocka_unit_test(arguments),
	};

	/* As many streams as there are ranks run kernels at the same time. */
	(void)setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0);
	seed = fx_seed();
	cmocka_set_test_filter(getenv("PEERLANE_TEST_ONLY"));
	return cmocka_run_group_tests_name("communicators", tests, NULL, NULL);
}
