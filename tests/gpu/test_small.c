/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Small reads and writes in the order of a stream on a GPU: in graphs that are replayed, beside
 * other work on the stream, with a file that was closed in the meantime, and what a read takes,
 * which nothing depends on.
 *
 * On the tests' driver, which has no graphs, all but those.
 */

#include <dlfcn.h>

#include "native.h"

#define LEN (64 * MIB)
#define READS 100
#define SEED 21u
#define FIXED (PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_OFF | PL_STREAM_FIXED_MEM_OFF)

#define SYMBOLS(X)        \
	NATIVE_SYMBOLS(X) \
	X(stream_sync, "cuStreamSynchronize", (void *))

static struct {
#define X(name, symbol, params) result(*name) params;
	SYMBOLS(X) NATIVE_GRAPH_SYMBOLS(X)
#undef X
} cu;

#define cu_ok(call) assert_int_equal(cu.call, 0)

static struct fx fx;
static const char *path;
static struct pl_file *file;
static void *native;
static struct pl_stream *stream;
static ssize_t *results; /* pinned, READS */
static char *mem;	 /* of the device, READS of 64 KiB */

static void queue(struct pl_file *f, bool write, size_t len, int64_t off, int64_t by, ssize_t *at)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.flags = FIXED;
	io.file = f;
	io.mem = mem;
	io.len = &len;
	io.off = &off;
	io.mem_off = &by;
	io.result = at;
	assert_ok(write ? pl_stream_write(stream, &io) : pl_stream_read(stream, &io));
}

static double fx_us(double from)
{
	return (fx_now() - from) * 1e6;
}

static void latency(void **state)
{
	static const size_t lens[] = { 512, 4096, 16384, 65536 };

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		double alone = 1e9;
		double together = 1e9;

		for (int k = 0; k < 200; k++) {
			double from = fx_now();
			double t;

			queue(file, false, lens[i], 4096 + k * 65536, 0, results);
			cu_ok(stream_sync(native));
			t = fx_us(from);
			alone = t < alone ? t : alone;
			assert_int_equal(results[0], lens[i]);
			fx_dev_is(&fx, mem, 4096 + (uint64_t)k * 65536, lens[i], SEED);
		}
		for (int k = 0; k < 10; k++) {
			double from = fx_now();
			double t;

			for (int r = 0; r < READS; r++) {
				queue(file, false, lens[i], r * 100000, r * 65536, &results[r]);
			}
			cu_ok(stream_sync(native));
			t = fx_us(from) / READS;
			together = t < together ? t : together;
		}
		for (int r = 0; r < READS; r++) {
			assert_int_equal(results[r], lens[i]);
			fx_dev_is(&fx, mem + r * 65536, (uint64_t)r * 100000, lens[i], SEED);
		}
		print_message("a read of %5zu: %.1f us with its wait, %.1f us among %d in a row\n",
			      lens[i], alone, together, READS);
	}
}

static void begin(void)
{
	/* As torch.cuda.graph() does: while it lasts no thread may allocate. */
	cu_ok(capture_begin(native, 0));
}

static void *end(void)
{
	void *graph;
	void *exec;

	cu_ok(capture_end(native, &graph));
	cu_ok(instantiate(&exec, graph, 0));
	cu_ok(graph_destroy(graph));
	return exec;
}

static bool has_graphs(void)
{
	if (!cu.launch) {
		print_message("not run: this driver has no graphs\n");
	}
	return cu.launch;
}

static void replayed(void **state)
{
	char *zero = calloc(1, (size_t)READS * 65536);
	double best = 1e9;
	void *exec;

	(void)state;
	if (!has_graphs()) {
		free(zero);
		return;
	}
	begin();
	for (int r = 0; r < READS; r++) {
		queue(file, false, 4096, r * 50000 + 13, r * 65536, &results[r]);
	}
	exec = end();
	for (int k = 0; k < 20; k++) {
		double from;
		double t;

		fx_put(&fx, mem, zero, (size_t)READS * 65536);
		memset(results, 0, READS * sizeof(*results));
		from = fx_now();
		cu_ok(launch(exec, native));
		cu_ok(stream_sync(native));
		t = fx_us(from) / READS;
		best = t < best ? t : best;
		for (int r = 0; r < READS; r++) {
			assert_int_equal(results[r], 4096);
			fx_dev_is(&fx, mem + r * 65536, (uint64_t)r * 50000 + 13, 4096, SEED);
		}
		(void)usleep((unsigned int)(k % 4) * 1000); /* the proxy sleeps meanwhile */
	}
	print_message("a read of 4096 in a graph of %d: %.1f us\n", READS, best);
	cu_ok(exec_destroy(exec));
	free(zero);
}

/* A graph that reads, and writes elsewhere what it read; the file it wrote to is then closed. */
static void file_closed(void **state)
{
	const char *to = fx_made("gpu-small-to", MIB, 5);
	struct pl_file *f = fx_file(&fx, to, O_RDWR);
	void *exec;

	(void)state;
	if (!has_graphs()) {
		fx_shut(f);
		return;
	}
	begin();
	queue(file, false, 65536, 300000, 0, &results[0]);
	queue(f, true, 65536, 300000, 0, &results[1]);
	exec = end();
	for (int k = 0; k < 5; k++) {
		cu_ok(launch(exec, native));
		cu_ok(stream_sync(native));
		assert_int_equal(results[0], 65536);
		assert_int_equal(results[1], 65536);
		fx_file_is(to, 300000, 65536, SEED);
		fx_file_is(to, 0, 300000, 5);
	}
	fx_shut(f);
	cu_ok(launch(exec, native));
	cu_ok(stream_sync(native));
	assert_int_equal(results[0], 65536);
	assert_int_equal(results[1], -ESTALE);
	cu_ok(exec_destroy(exec));
}

static int open_all(void **state)
{
	void *p;

	(void)state;
	path = fx_made("gpu-small", LEN, SEED);
	fx_open(&fx, NULL);
	cu_ok(primary_retain(&p, 0));
	cu_ok(ctx_set(p));
	cu_ok(stream_create(&native, 1));
	assert_ok(pl_stream_wrap(fx.dev, native, &stream));
	file = fx_file(&fx, path, O_RDONLY);
	assert_ok(pl_mem_alloc(fx.dev, READS * sizeof(*results), PL_ALLOC_PINNED, &p));
	results = p;
	mem = fx_alloc(&fx, (size_t)READS * 65536);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	pl_stream_close(stream);
	fx_free(&fx, mem);
	assert_ok(pl_mem_free(fx.ctx, results));
	fx_shut(file);
	cu_ok(stream_destroy(native));
	cu_ok(ctx_set(NULL));
	cu_ok(primary_release(0));
	fx_close(&fx);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(replayed), /* first: the ring is made in a capture */
		cmocka_unit_test(file_closed),
		cmocka_unit_test(latency),
	};
	void *lib = native_open();

#define X(name, sym, params) native_need(lib, sym, &cu.name);
	SYMBOLS(X)
#undef X
#define X(name, sym, params) native_find(lib, sym, &cu.name);
	NATIVE_GRAPH_SYMBOLS(X)
#undef X
	native_started(cu.init(0));
	return cmocka_run_group_tests_name("small transfers on a GPU", tests, open_all, close_all);
}
