/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A program captures a stream into a graph in the driver's default mode, as PyTorch does, while it
 * uses the library for other things, in the thread that captures and in others: the capture ends
 * well, and so does each call. On a real GPU, or on the library that PEERLANE_TEST_CUDA_LIB names.
 * No CUDA headers: the driver's functions are found by name, with prototypes of our own.
 */

#include <pthread.h>

#include "native.h"

#define LEN (9 * MIB + 777)
#define SMALL 4096u
#define PIECES 64u

#define SYMBOLS(X)        \
	NATIVE_SYMBOLS(X) \
	X(set, "cuMemsetD8Async", (ptr, unsigned char, size_t, void *))

static struct {
#define X(name, symbol, params) result(*name) params;
	SYMBOLS(X)
#undef X
	struct native_capture capture;
	/* Only the fake driver has this. */
	const char *(*fake_violation)(void);
} cu;

#define cu_ok(call) assert_int_equal(cu.call, 0)

static struct fx fx;
static struct pl_file *file;
static const char *path;
static const char *out_path;
static struct pl_file *out;
static void *native;  /* the stream that is captured */
static void *other;   /* another of the program's */
static char *mem;     /* LEN bytes on the device under test: zeros before each call */
static char *mem2;    /* the file's bytes */
static char *touched; /* by the graph */
static char *host;

static void find_driver(void)
{
	void *lib = native_open();

#define X(name, sym, params) native_need(lib, sym, &cu.name);
	SYMBOLS(X)
#undef X
	native_find_capture(lib, &cu.capture);
	native_find(lib, "fakecuda_violation", &cu.fake_violation);
	native_started(cu.init(0));
}

static int begin(void **state)
{
	void *ctx;

	(void)state;
	fx_open(&fx, NULL);
	path = fx_made("capture", LEN, 1);
	out_path = fx_made("capture-out", LEN, 2);
	file = fx_file(&fx, path, O_RDONLY);
	out = fx_file(&fx, out_path, O_RDWR);
	mem = fx_alloc(&fx, LEN);
	mem2 = fx_alloc(&fx, LEN);
	touched = fx_alloc(&fx, SMALL);
	host = fx_host(LEN);
	fx_pattern(host, 0, LEN, 1);
	cu_ok(primary_retain(&ctx, 0));
	cu_ok(ctx_set(ctx));
	cu_ok(stream_create(&native, 1));
	cu_ok(stream_create(&other, 1));
	return 0;
}

static int end(void **state)
{
	(void)state;
	cu_ok(stream_destroy(other));
	cu_ok(stream_destroy(native));
	cu_ok(ctx_set(NULL));
	cu_ok(primary_release(0));
	free(host);
	fx_free(&fx, touched);
	fx_free(&fx, mem2);
	fx_free(&fx, mem);
	fx_shut(out);
	fx_shut(file);
	fx_close(&fx);
	return unlink(path) | unlink(out_path);
}

static void capture(void)
{
	native_capture_begin(&cu.capture, native, 0);
	cu_ok(set((ptr)(uintptr_t)touched, 1, SMALL, native));
}

static void end_capture(const char *what)
{
	result r;

	cu_ok(set((ptr)(uintptr_t)touched, 2, SMALL, native));
	r = native_capture_end(&cu.capture, native);
	if (cu.fake_violation && *cu.fake_violation()) {
		fail_msg("%s: %s", what, cu.fake_violation());
	}
	if (r) {
		fail_msg("%s: the capture failed: error %u", what, r);
	}
}

/* What a call said, as no other thread than the test's may assert. */
struct said {
	bool failed;
	char words[300];
};

static void note(struct said *said, const char *call, long long got, long long want)
{
	if (got != want && !said->failed) {
		said->failed = true;
		(void)snprintf(said->words, sizeof(said->words), "%s: %lld, not %lld: %s", call,
			       got, want, pl_error_message());
	}
}

#define NOTE(call, want) note(said, #call, (long long)(call), (long long)(want))

static void read_small(struct said *said)
{
	NOTE(pl_read(file, mem, SMALL, 0, NULL), SMALL);
}

static void read_large(struct said *said)
{
	NOTE(pl_read(file, mem, LEN, 0, NULL), LEN);
}

static void write_both(struct said *said)
{
	NOTE(pl_write(out, mem2, SMALL, 0, NULL), SMALL);
	NOTE(pl_write(out, mem2, LEN, 0, NULL), LEN);
}

static void copies(struct said *said)
{
	NOTE(pl_copy(fx.ctx, mem, host, SMALL, NULL), SMALL);
	NOTE(pl_copy(fx.ctx, mem, host, LEN, NULL), LEN);
	NOTE(pl_copy(fx.ctx, mem, mem2, LEN, NULL), LEN);
	NOTE(pl_copy(fx.ctx, host, mem, LEN, NULL), LEN);
}

static void pieces(struct said *said)
{
	struct pl_copy_piece v[PIECES];

	for (unsigned int i = 0; i < PIECES; i++) {
		v[i] = (struct pl_copy_piece){ .dst = mem + (size_t)i * SMALL,
					       .src = mem2 + (size_t)i * SMALL,
					       .len = SMALL };
	}
	NOTE(pl_copyv(fx.ctx, NULL, NULL, v, PIECES, NULL), (size_t)PIECES * SMALL);
}

static void memories(struct said *said)
{
	void *p = NULL;

	NOTE(pl_mem_alloc(fx.dev, MIB, 0, &p), 0);
	NOTE(pl_mem_free(fx.ctx, p), 0);
	NOTE(pl_mem_alloc(fx.dev, MIB, PL_ALLOC_PINNED, &p), 0);
	NOTE(pl_mem_free(fx.ctx, p), 0);
	NOTE(pl_mem_pin(fx.dev, host, MIB, 0), 0);
	NOTE(pl_mem_unpin(fx.ctx, host), 0);
	NOTE(pl_mem_alloc(fx.dev, MIB, PL_ALLOC_SHARED, &p), 0);
	NOTE(pl_mem_free(fx.ctx, p), 0);
}

static void by_the_cpu(struct said *said)
{
	uint64_t n = 0;

	NOTE(pl_mem_put(fx.ctx, mem, host, SMALL), 0);
	NOTE(pl_mem_get(fx.ctx, &n, mem, sizeof(n)), 0);
	NOTE(memcmp(&n, host, sizeof(n)), 0);
}

static void queued(struct said *said)
{
	struct pl_queue *q = NULL;
	struct pl_request v[PIECES];
	struct pl_completion done = { .size = sizeof(done) };

	for (unsigned int i = 0; i < PIECES; i++) {
		v[i] = fx_request(PL_OP_READ, file, mem + (size_t)i * SMALL, (uint64_t)i * SMALL,
				  SMALL);
	}
	NOTE(pl_queue_open(fx.ctx, NULL, &q), 0);
	if (!q) {
		return;
	}
	NOTE(pl_queue_submit(q, v, PIECES, NULL, NULL), PIECES);
	for (unsigned int i = 0; i < PIECES && !said->failed; i++) {
		NOTE(pl_queue_wait(q, &done, 1, 1, UINT64_MAX), 1);
		NOTE(done.result, SMALL);
	}
	pl_queue_close(q);
}

static void in_stream_order(struct said *said)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	struct pl_stream *own = NULL;
	struct pl_stream *theirs = NULL;
	size_t len = LEN;
	ssize_t n = 0;

	io.file = file;
	io.mem = mem;
	io.len = &len;
	io.result = &n;
	NOTE(pl_stream_create(fx.dev, &own), 0);
	NOTE(pl_stream_wrap(fx.dev, other, &theirs), 0);
	if (!said->failed) {
		NOTE(pl_stream_read(own, &io), 0);
		NOTE(pl_stream_sync(own), 0);
		NOTE(n, LEN);
		NOTE(pl_stream_read(theirs, &io), 0);
		NOTE(pl_stream_sync(theirs), 0);
		NOTE(n, LEN);
		opts.after = theirs;
		NOTE(pl_read(file, mem, SMALL, 0, &opts), SMALL);
		NOTE(pl_read(file, mem, LEN, 0, &opts), LEN);
	}
	pl_stream_close(theirs);
	pl_stream_close(own);
}

/* All that a first use makes: slabs, streams, what the gather kernel needs. */
static void from_the_beginning(struct said *said)
{
	struct pl_ctx *ctx = NULL;
	struct pl_dev *dev = NULL;
	struct pl_file *f = NULL;
	void *m = NULL;

	NOTE(fx_ctx(&ctx, NULL), 0);
	NOTE(pl_dev_open(ctx, fx_device(), &dev), 0);
	NOTE(pl_file_open(ctx, path, O_RDONLY, 0, &f), 0);
	NOTE(pl_mem_alloc(dev, LEN, 0, &m), 0);
	if (!said->failed) {
		NOTE(pl_read(f, m, LEN, 0, NULL), LEN);
		NOTE(pl_copy(ctx, mem, m, LEN, NULL), LEN);
	}
	if (m) {
		NOTE(pl_mem_free(ctx, m), 0);
	}
	if (f) {
		NOTE(pl_file_close(f), 0);
	}
	if (ctx) {
		pl_close(ctx);
	}
}

/* What is done during a capture, and how many bytes it brings to `mem`; or it writes the file. */
static const struct call {
	const char *name;
	void (*fn)(struct said *said);
	size_t len;
	bool writes;
} calls[] = {
	/* first: nothing was made yet */
	{ "from the beginning", from_the_beginning, LEN, false },
	{ "a small read", read_small, SMALL, false },
	{ "a large read", read_large, LEN, false },
	{ "copies", copies, LEN, false },
	{ "writes", write_both, 0, true },
	{ "pieces", pieces, PIECES *SMALL, false },
	{ "memories", memories, 0, false },
	{ "by the CPU", by_the_cpu, SMALL, false },
	{ "a queue", queued, PIECES *SMALL, false },
	{ "in stream order", in_stream_order, LEN, false },
};

struct turn {
	const struct call *call;
	struct said said;
};

static void *in_thread(void *arg)
{
	struct turn *t = arg;

	t->call->fn(&t->said);
	return NULL;
}

static void during(const struct call *call, bool elsewhere)
{
	struct turn turn = { .call = call };
	char *zero = fx_host(LEN);
	pthread_t thread;

	memset(zero, 0, LEN);
	fx_put(&fx, mem, zero, LEN);
	fx_put(&fx, mem2, host, LEN);
	free(zero);
	capture();
	if (elsewhere) {
		assert_int_equal(pthread_create(&thread, NULL, in_thread, &turn), 0);
		assert_int_equal(pthread_join(thread, NULL), 0);
	} else {
		(void)in_thread(&turn);
	}
	end_capture(call->name);
	if (turn.said.failed) {
		fail_msg("%s: %s", call->name, turn.said.words);
	}
	fx_dev_is(&fx, mem, 0, call->len, 1);
	fx_dev_is(&fx, mem2, 0, LEN, 1);
	if (call->writes) {
		assert_ok(pl_file_sync(out));
		fx_file_is(out_path, 0, LEN, 1);
	}
}

static void in_another_thread(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(calls); i++) {
		during(&calls[i], true);
	}
}

static void in_the_same_thread(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(calls); i++) {
		during(&calls[i], false);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(in_another_thread),
		cmocka_unit_test(in_the_same_thread),
	};

	find_driver();
	return cmocka_run_group_tests_name("capture", tests, begin, end);
}
