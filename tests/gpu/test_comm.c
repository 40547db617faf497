/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Communicators on GPUs: all-reduces that are captured into a graph at each rank and replayed with
 * other numbers, compared bit by bit. Prints what an operation takes, which nothing depends on. The
 * ranks are streams of one GPU, which share its processors, so that says nothing of links; with
 * PEERLANE_TEST_SPREAD they are on as many GPUs as there are, in turn. PEERLANE_TEST_REPLAYS: how
 * often each graph is replayed (20), for tools that make each one long; PEERLANE_TEST_RANKS: how
 * many at most.
 */

#include "comm_ranks.h"
#include "native.h"

#define MOST ((size_t)1 * MIB)
#define CAPTURED 50u
#define REPLAYS 20u

#define SYMBOLS(X)              \
	NATIVE_GRAPH_SYMBOLS(X) \
	X(stream_sync, "cuStreamSynchronize", (void *))

static struct {
#define X(name, symbol, params) result(*name) params;
	NATIVE_SYMBOLS(X) SYMBOLS(X)
#undef X
} cu;

#define cu_ok(call) assert_int_equal(cu.call, 0)

static struct rank {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_stream *stream;
	struct pl_comm *comm;
	char *src;
	char *dst;
	char *host;
	void *exec;
	struct seat seat;
	struct pl_comm_opts o;
	int rc;
	char said[256];
} rank[RANKS_MOST];
static uint64_t seed;
static void *primary;
static unsigned int gpus = 1;

static void *create(void *arg)
{
	struct rank *r = arg;

	r->rc = pl_comm_create(r->dev, &r->o, &r->comm);
	(void)snprintf(r->said, sizeof(r->said), "%s", r->rc ? pl_error_message() : "");
	return NULL;
}

static const char *device_of(unsigned int i)
{
	static char name[32];

	if (!getenv("PEERLANE_TEST_SPREAD")) {
		return fx_device();
	}
	(void)snprintf(name, sizeof(name), "cuda:%u", i % gpus);
	return name;
}

static void open_ranks(unsigned int n)
{
	struct meeting *m = meeting_of(n);
	pthread_t t[RANKS_MOST];
	double since = fx_now();

	for (unsigned int i = 0; i < n; i++) {
		struct rank *r = &rank[i];

		*r = (struct rank){ .o = PL_COMM_OPTS_INIT, .seat = { m, i, 0 } };
		assert_ok(fx_ctx(&r->ctx, NULL));
		assert_ok(pl_dev_open(r->ctx, device_of(i), &r->dev));
		assert_ok(pl_stream_create(r->dev, &r->stream));
		assert_ok(pl_mem_alloc(r->dev, MOST, 0, (void **)&r->src));
		assert_ok(pl_mem_alloc(r->dev, MOST, 0, (void **)&r->dst));
		r->host = fx_host(MOST);
		r->o.rank = i;
		r->o.ranks = n;
		r->o.gather = gather;
		r->o.arg = &r->seat;
		r->o.dir = ".";
		r->o.limit_ns = UINT64_C(20000000000);
	}
	for (unsigned int i = 0; i < n; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, create, &rank[i]), 0);
	}
	for (unsigned int i = 0; i < n; i++) {
		pthread_join(t[i], NULL);
		if (rank[i].rc) {
			fail_msg("rank %u: %d, %s", i, rank[i].rc, rank[i].said);
		}
	}
	print_message("%u ranks were made in %.0f ms\n", n, (fx_now() - since) * 1e3);
	meeting_end(m);
}

static void close_ranks(unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		struct rank *r = &rank[i];

		pl_comm_close(r->comm);
		pl_stream_close(r->stream);
		assert_ok(pl_mem_free(r->ctx, r->src));
		assert_ok(pl_mem_free(r->ctx, r->dst));
		free(r->host);
		pl_close(r->ctx);
	}
}

static void capture(unsigned int n, size_t len, uint32_t type)
{
	for (unsigned int i = 0; i < n; i++) {
		struct rank *r = &rank[i];
		void *native = pl_stream_handle(r->stream);
		void *graph;

		cu_ok(capture_begin(native, 0));
		for (unsigned int k = 0; k < CAPTURED; k++) {
			assert_ok(pl_comm_all_reduce(r->comm, r->stream, r->src, r->dst,
						     len / comm_sizes[type], type, PL_COMM_SUM));
		}
		cu_ok(capture_end(native, &graph));
		cu_ok(instantiate(&r->exec, graph, 0));
		cu_ok(graph_destroy(graph));
	}
}

static void check(unsigned int n, size_t len, uint32_t type)
{
	const char *v[RANKS_MOST];
	char *want = malloc(len);
	char *got = malloc(len);
	size_t same;

	for (unsigned int q = 0; q < n; q++) {
		v[q] = rank[q].host;
	}
	comm_expect(type, PL_COMM_SUM, v, n, 0, len, want);
	for (unsigned int i = 0; i < n; i++) {
		assert_ok(pl_comm_info(rank[i].comm, PL_COMM_FAILED));
		assert_ok(pl_mem_get(rank[i].ctx, got, rank[i].dst, len));
		same = comm_same(type, got, want, len);
		if (same < len) {
			fail_msg("rank %u of %u: element %zu of %zu bytes of type %u", i, n,
				 same / comm_sizes[type], len, type);
		}
	}
	free(want);
	free(got);
}

static void replays(unsigned int n, size_t len, uint32_t type)
{
	const char *set = getenv("PEERLANE_TEST_REPLAYS");
	unsigned int most = set ? (unsigned int)atoi(set) : REPLAYS;
	double best = 1e9;

	capture(n, len, type);
	for (unsigned int k = 0; k < most; k++) {
		double took;

		for (unsigned int i = 0; i < n; i++) {
			for (size_t at = 0; at < len; at += 8) {
				uint64_t x = fx_random(&seed);

				memcpy(rank[i].host + at, &x, 8);
			}
			assert_ok(pl_mem_put(rank[i].ctx, rank[i].src, rank[i].host, len));
		}
		took = fx_now();
		for (unsigned int i = 0; i < n; i++) {
			cu_ok(launch(rank[i].exec, pl_stream_handle(rank[i].stream)));
		}
		for (unsigned int i = 0; i < n; i++) {
			cu_ok(stream_sync(pl_stream_handle(rank[i].stream)));
		}
		took = fx_now() - took;
		best = took < best ? took : best;
		check(n, len, type);
	}
	for (unsigned int i = 0; i < n; i++) {
		cu_ok(exec_destroy(rank[i].exec));
	}
	print_message("%u ranks, %7zu bytes of type %u: %.2f us an operation, %u in a graph\n", n,
		      len, type, best * 1e6 / CAPTURED, CAPTURED);
}

static void graphs(void **state)
{
	static const unsigned int of[] = { 1, 2, 4, 8 };
	const char *set = getenv("PEERLANE_TEST_RANKS");
	unsigned int most = set ? (unsigned int)atoi(set) : RANKS_MOST;
	static const size_t lens[] = { 8, 1024, 16 * KIB, 64 * KIB, 128 * KIB, 256 * KIB, MIB };

	(void)state;
	if (!cu.launch) {
		print_message("not run: this driver has no graphs\n");
		return;
	}
	for (size_t i = 0; i < COUNT(of) && of[i] <= most; i++) {
		open_ranks(of[i]);
		for (size_t k = 0; k < COUNT(lens); k++) {
			replays(of[i], lens[k], PL_COMM_F32);
		}
		replays(of[i], 64 * KIB, PL_COMM_BF16);
		replays(of[i], 64 * KIB, PL_COMM_I8);
		close_ranks(of[i]);
	}
}

/* Graphs whose communicator is closed do nothing. */
static void after_close(void **state)
{
	char junk[1024];
	char got[1024];

	(void)state;
	if (!cu.launch) {
		print_message("not run: this driver has no graphs\n");
		return;
	}
	open_ranks(2);
	capture(2, 1024, PL_COMM_F32);
	for (unsigned int i = 0; i < 2; i++) {
		pl_comm_close(rank[i].comm);
		rank[i].comm = NULL;
	}
	memset(junk, 0x5a, sizeof(junk));
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_mem_put(rank[i].ctx, rank[i].dst, junk, sizeof(junk)));
		cu_ok(launch(rank[i].exec, pl_stream_handle(rank[i].stream)));
		cu_ok(stream_sync(pl_stream_handle(rank[i].stream)));
		assert_ok(pl_mem_get(rank[i].ctx, got, rank[i].dst, sizeof(got)));
		assert_memory_equal(got, junk, sizeof(junk));
		cu_ok(exec_destroy(rank[i].exec));
	}
	close_ranks(2);
}

static int open_all(void **state)
{
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	char name[32] = "cuda:1";

	(void)state;
	seed = fx_seed();
	assert_ok(fx_ctx(&ctx, NULL));
	while (gpus < RANKS_MOST && !pl_dev_open(ctx, name, &dev)) {
		gpus++;
		(void)snprintf(name, sizeof(name), "cuda:%u", gpus);
	}
	pl_close(ctx);
	cu_ok(primary_retain(&primary, 0));
	cu_ok(ctx_set(primary));
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(after_close),
		cmocka_unit_test(graphs),
	};
	void *lib;

	/* As many streams as there are ranks run kernels at the same time. */
	(void)setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0);
	lib = native_open();

#define X(name, sym, params) native_need(lib, sym, &cu.name);
	NATIVE_SYMBOLS(X)
#undef X
#define X(name, sym, params) native_find(lib, sym, &cu.name);
	SYMBOLS(X)
#undef X
	native_started(cu.init(0));
	return cmocka_run_group_tests_name("communicators on a GPU", tests, open_all, NULL);
}
