/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Transfers in the order of a stream. */

#include "diff.h"

static size_t size;
static off_t foff;
static off_t boff;
static ssize_t done;

static void args(size_t n, off_t f, off_t b)
{
	size = n;
	foff = f;
	boff = b;
	done = 0;
}

static void read_async(const char *what, CUfileHandle_t fh, void *mem, CUstream s)
{
	say_error(what, F.ReadAsync(fh, mem, &size, &foff, &boff, &done, s));
	cuda_sync(s);
	say("%s: done %lld", what, (long long)done);
}

static void registration(void)
{
	CUstream s = cuda_stream();

	E(DriverOpen());
	say_error("StreamRegister(s, 0)", F.StreamRegister(s, 0));
	say_error("again", F.StreamRegister(s, 0));
	say_error("StreamDeregister(s)", F.StreamDeregister(s));
	say_error("again", F.StreamDeregister(s));
	say_error("StreamRegister(s, 15)", F.StreamRegister(s, 15));
	say_error("StreamDeregister(s)", F.StreamDeregister(s));
	say_error("StreamRegister(s, 16)", F.StreamRegister(s, 16));
	E(StreamRegister(NULL, 0));
	E(StreamRegister(NULL, 0));
	E(StreamDeregister(NULL));
	E(StreamDeregister(NULL));
	VAL(F.UseCount());
	cuda_stream_free(s);
}

static void unregistered(void)
{
	CUstream s = cuda_stream();

	E(StreamDeregister(s));
}

static void order_on(CUstream s)
{
	static char host[65536];
	uint32_t file;
	uint32_t mem;

	/* A write takes what was copied in before it; a read gives what is copied out after it. */
	pattern(W.pinned, 0, 65536, 40);
	cuda_put(W.dev2, W.pinned, 65536, s);
	args(65536, 131072, 0);
	say_error("WriteAsync", F.WriteAsync(W.fh, W.dev2, &size, &foff, &boff, &done, s));
	cuda_sync(s);
	VAL(done);
	file = sum_file(W.path, 131072, 65536);
	SUM(file);
	cuda_fill(W.dev2, 0xaa, N, s);
	args(60000, 131072 + 5, 3);
	say_error("ReadAsync", F.ReadAsync(W.fh, W.dev2, &size, &foff, &boff, &done, s));
	cuda_get(W.pinned, W.dev2, 65536, s);
	cuda_sync(s);
	VAL(done);
	memcpy(host, W.pinned, sizeof(host));
	mem = sum_host(host, sizeof(host));
	SUM(mem);
}

static void order(void)
{
	CUstream s = cuda_stream();

	world_file();
	order_on(s);
	say("registered");
	say_error("StreamRegister", F.StreamRegister(s, 0));
	order_on(s);
	say_error("StreamDeregister", F.StreamDeregister(s));
	cuda_stream_free(s);
}

static void order_default(void)
{
	world_file();
	cuda_default_stream = 1;
	order_on(NULL);
}

static void order_host(void)
{
	CUstream s = cuda_stream();

	world_file();
	args(4096, 0, 0);
	read_async("into host memory", W.fh, W.host, s);
	VAL(sum_host(W.host, 4096));
	args(4096, 4096, 0);
	read_async("into pinned memory", W.fh, W.pinned, s);
	VAL(sum_host(W.pinned, 4096));
}

/* Which values count: those at the call, or those when the stream comes to it. */
static void late_with(unsigned int flags)
{
	CUstream s = cuda_stream();
	void *gate;

	say_error("StreamRegister", F.StreamRegister(s, flags));
	gate = cuda_gate(s);
	args(8192, 0, 0);
	cuda_fill(W.dev, 0, N, NULL);
	cuda_sync(NULL);
	say_error("ReadAsync", F.ReadAsync(W.fh, W.dev, &size, &foff, &boff, &done, s));
	size = 4096;
	foff = 65536;
	boff = 16384;
	say("done before: %lld", (long long)done);
	cuda_gate_open(gate);
	cuda_sync(s);
	VAL(done);
	VAL(sum_dev(W.dev, 8192));
	VAL(sum_dev(W.dev + 16384, 8192));
	say_error("StreamDeregister", F.StreamDeregister(s));
}

static void late(void)
{
	world_file();
	late_with(0);
}

static void late_fixed(void)
{
	world_file();
	late_with(7);
}

static void late_larger(void)
{
	CUstream s = cuda_stream();
	void *gate;

	world_file();
	gate = cuda_gate(s);
	args(4096, 0, 0);
	say_error("ReadAsync", F.ReadAsync(W.fh, W.dev, &size, &foff, &boff, &done, s));
	size = 65536;
	cuda_gate_open(gate);
	cuda_sync(s);
	VAL(done);
}

static void refused(void)
{
	CUstream s = cuda_stream();

	world_file();
	args(4096, 0, 0);
	say_error("no handle", F.ReadAsync(NULL, W.dev, &size, &foff, &boff, &done, s));
	say_error("a wrong handle", F.ReadAsync((CUfileHandle_t)(uintptr_t)0x1234, W.dev, &size,
						&foff, &boff, &done, s));
	say_error("no memory", F.ReadAsync(W.fh, NULL, &size, &foff, &boff, &done, s));
	say_error("no size", F.ReadAsync(W.fh, W.dev, NULL, &foff, &boff, &done, s));
	say_error("no file offset", F.ReadAsync(W.fh, W.dev, &size, NULL, &boff, &done, s));
	say_error("no memory offset", F.ReadAsync(W.fh, W.dev, &size, &foff, NULL, &done, s));
	say_error("no result", F.ReadAsync(W.fh, W.dev, &size, &foff, &boff, NULL, s));
	cuda_sync(s);
	args(4096, -1, 0);
	read_async("file offset -1", W.fh, W.dev, s);
	args(0, 0, 0);
	read_async("size 0", W.fh, W.dev, s);
	args(4096, (off_t)N - 100, 0);
	read_async("the file's end", W.fh, W.dev, s);
	args(4096, (off_t)N, 0);
	read_async("past the file's end", W.fh, W.dev, s);
	args(4096, 0, (off_t)N - 100);
	read_async("past the memory", W.fh, W.dev, s);
	args(4096, 0, 0);
	done = -7;
	read_async("a result that was not 0", W.fh, W.dev, s);
	/* The last: NVIDIA's library breaks the CUDA context. */
	args(4096, 0, -1);
	read_async("memory offset -1", W.fh, W.dev, s);
}

/*
 * Who decides how wrong arguments are refused: the buffer's registration, or the stream's? The one
 * that breaks NVIDIA's CUDA context is the last.
 */
static const struct wrong {
	const char *what;
	size_t size;
	off_t foff;
	off_t boff;
} wrongs[] = {
	{ "size 0", 0, 0, 0 },
	{ "size 0, file offset -4096", 0, -4096, 0 },
	{ "size too large", N + 4096, 0, 0 },
	{ "memory offset too large", 4096, 0, N },
	{ "the two too large", 8192, 0, N - 4096 },
	{ "file offset -4096", 4096, -4096, 0 },
	{ "memory offset -4096", 4096, 0, -4096 },
};

static void one_wrong(const struct wrong *w, CUstream s, bool write, bool at_once)
{
	const char *call = write ? "write" : "read";
	CUfileError_t e;

	args(w->size, w->foff, w->boff);
	done = -777;
	e = write ? F.WriteAsync(W.fh, W.dev, &size, &foff, &boff, &done, s)
		  : F.ReadAsync(W.fh, W.dev, &size, &foff, &boff, &done, s);
	/* Else it may be there or not. */
	if (at_once) {
		say("%s, %s: %d, done %lld", call, w->what, (int)e.err, (long long)done);
	} else {
		say("%s, %s: %d", call, w->what, (int)e.err);
	}
	cuda_sync(s);
	say("%s, %s: done %lld in the end", call, w->what, (long long)done);
}

static void wrong_with(bool buffer, bool stream, unsigned int flags)
{
	CUstream s = cuda_stream();

	world_file();
	if (buffer) {
		E(BufRegister(W.dev, N, 0));
	}
	if (stream) {
		say_error("StreamRegister", F.StreamRegister(s, flags));
	}
	for (size_t i = 0; i < sizeof(wrongs) / sizeof(wrongs[0]); i++) {
		const struct wrong *w = &wrongs[i];
		bool at_once = (w->size == 0 && w->foff == 0) || (flags == 15 && buffer);

		one_wrong(w, s, true, at_once);
		one_wrong(w, s, false, at_once);
	}
}

static void wrong_neither(void)
{
	wrong_with(false, false, 0);
}

static void wrong_buffer(void)
{
	wrong_with(true, false, 0);
}

static void wrong_stream(void)
{
	wrong_with(false, true, 15);
}

static void wrong_both(void)
{
	wrong_with(true, true, 15);
}

static void wrong_both_0(void)
{
	wrong_with(true, true, 0);
}

static void wrong_both_7(void)
{
	wrong_with(true, true, 7);
}

/* Past the registration, not past the allocation. */
static void within(void)
{
	CUstream s = cuda_stream();

	world_file();
	E(BufRegister(W.dev, N / 2, 0));
	args(N / 2 + 4096, 0, 0);
	read_async("too much for the registration", W.fh, W.dev, s);
}

static void mode(void)
{
	CUstream s = cuda_stream();
	CUfileHandle_t wo = reg_quiet(open(W.path, O_WRONLY));
	CUfileHandle_t ro = reg_quiet(open(W.path, O_RDONLY));

	world_file();
	args(4096, 0, 0);
	read_async("a file for writing only", wo, W.dev, s);
	args(4096, 0, 0);
	say_error("WriteAsync", F.WriteAsync(ro, W.dev, &size, &foff, &boff, &done, s));
	cuda_sync(s);
	VAL(done);
}

static void many(void)
{
	static size_t sizes[32];
	static off_t foffs[32];
	static off_t boffs[32];
	static ssize_t dones[32];
	CUstream s = cuda_stream();
	int failed = 0;
	long long total = 0;

	world_file();
	for (int i = 0; i < 32; i++) {
		sizes[i] = 32768;
		foffs[i] = boffs[i] = i * 32768;
		failed += F.ReadAsync(W.fh, W.dev, &sizes[i], &foffs[i], &boffs[i], &dones[i], s)
				  .err != 0;
	}
	cuda_sync(s);
	for (int i = 0; i < 32; i++) {
		total += dones[i];
	}
	VAL(failed);
	VAL(total);
	VAL(sum_dev(W.dev, N));
}

static void close_queued(void)
{
	CUstream s = cuda_stream();
	void *gate;

	world_file();
	gate = cuda_gate(s);
	args(4096, 0, 0);
	say_error("ReadAsync", F.ReadAsync(W.fh, W.dev, &size, &foff, &boff, &done, s));
	E(DriverClose());
	VAL(F.UseCount());
	cuda_gate_open(gate);
	cuda_sync(s);
	VAL(done);
}

const struct group groups_async[] = {
	{ .name = "async-register", .run = registration },
	{ .name = "async-unregistered", .run = unregistered },
	{ .name = "async-order", .run = order },
	{ .name = "async-default", .run = order_default },
	{ .name = "async-host", .run = order_host },
	{ .name = "async-late", .run = late },
	{ .name = "async-late-fixed", .run = late_fixed },
	{ .name = "async-late-larger", .run = late_larger },
	{ .name = "async-refused", .run = refused },
	{ .name = "async-wrong-neither", .run = wrong_neither },
	{ .name = "async-wrong-buffer", .run = wrong_buffer },
	{ .name = "async-wrong-stream", .run = wrong_stream },
	{ .name = "async-wrong-both", .run = wrong_both },
	{ .name = "async-wrong-both-0", .run = wrong_both_0 },
	{ .name = "async-wrong-both-7", .run = wrong_both_7 },
	{ .name = "async-within", .run = within },
	{ .name = "async-mode", .run = mode },
	{ .name = "async-many", .run = many },
	{ .name = "async-close", .run = close_queued },
	{ NULL, NULL, { NULL }, NULL },
};
