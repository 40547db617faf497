/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_GPU_STREAM_FOREIGN_KIT_H
#define TESTS_GPU_STREAM_FOREIGN_KIT_H

/* The fixture that test_stream_foreign.c and test_stream_foreign_ends.c share. */

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

#include "native.h"

#define LEN (3 * MIB + 777)
#define PART (256 * KIB)

#define SYMBOLS(X)                                                                           \
	NATIVE_SYMBOLS(X)                                                                    \
	NATIVE_MEMORY_SYMBOLS(X)                                                             \
	X(ctx_get, "cuCtxGetCurrent", (void **))                                             \
	X(call, "cuLaunchHostFunc", (void *, void (*)(void *), void *))                      \
	X(set, "cuMemsetD8Async", (ptr, unsigned char, size_t, void *))                      \
	X(copy, "cuMemcpyAsync", (ptr, ptr, size_t, void *))                                 \
	X(reserve, "cuMemAddressReserve", (ptr *, size_t, size_t, ptr, ptr))                 \
	X(unreserve, "cuMemAddressFree", (ptr, size_t))                                      \
	X(create, "cuMemCreate", (ptr *, size_t, const struct native_allocation *, ptr))     \
	X(destroy, "cuMemRelease", (ptr))                                                    \
	X(map, "cuMemMap", (ptr, size_t, size_t, ptr, ptr))                                  \
	X(unmap, "cuMemUnmap", (ptr, size_t))                                                \
	X(set_access, "cuMemSetAccess", (ptr, size_t, const struct native_access *, size_t)) \
	X(granularity, "cuMemGetAllocationGranularity",                                      \
	  (size_t *, const struct native_allocation *, int))

static struct {
#define X(name, symbol, params) result(*name) params;
	SYMBOLS(X)
#undef X
	struct native_capture capture;
	/* Only the fake driver has this. */
	void (*fake_fail)(const char *spec);
} cu;

#define cu_ok(call) assert_int_equal(cu.call, 0)

static struct fx fx;
static struct pl_file *file;
static const char *path;
static void *ctx; /* the primary one, current during the tests unless they say otherwise */
static void *native;
static struct pl_stream *s;
static ptr mem;

static void find_driver(void)
{
	void *lib = native_open();

#define X(name, sym, params) native_need(lib, sym, &cu.name);
	SYMBOLS(X)
#undef X
	native_find_capture(lib, &cu.capture);
	native_find(lib, "fakecuda_fail", &cu.fake_fail);
	native_started(cu.init(0));
}

static void standstill(int sig)
{
	static const char words[] = "a stream stands still: the transfer that it waits for, or "
				    "what that needs, is behind it\n";

	(void)sig;
	(void)!write(STDERR_FILENO, words, sizeof(words) - 1);
	_exit(1);
}

static int begin(void **state)
{
	(void)state;
	fx_open(&fx, "chunk=64KiB", "slab_budget=1MiB", NULL);
	path = fx_made("stream-foreign", LEN, 1);
	file = fx_file(&fx, path, O_RDWR);
	cu_ok(primary_retain(&ctx, 0));
	cu_ok(ctx_set(ctx));
	cu_ok(stream_create(&native, 1));
	cu_ok(alloc(&mem, 2 * LEN));
	assert_ok(pl_stream_wrap(fx.dev, native, &s));
	return 0;
}

static int end(void **state)
{
	(void)state;
	pl_stream_close(s);
	cu_ok(release(mem));
	cu_ok(stream_destroy(native));
	cu_ok(ctx_set(NULL));
	cu_ok(primary_release(0));
	fx_close(&fx);
	return unlink(path);
}

static void *as_ptr(ptr p)
{
	return (void *)(uintptr_t)p;
}

static struct pl_stream_io with(ptr at, const size_t *len, const int64_t *off, ssize_t *n)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.file = file;
	io.mem = as_ptr(at);
	io.len = len;
	io.off = off;
	io.result = n;
	return io;
}

static void all_are(const char *v, size_t len, char byte, const char *what)
{
	char *want = fx_host(len);

	memset(want, byte, len);
	fx_same(v, want, len, what);
	free(want);
}

/* A call in the stream that stands until the gate opens: a long kernel, without one. */
struct gate {
	atomic_bool open;
	atomic_bool reached;
};

static void stand(void *arg)
{
	struct gate *g = arg;

	atomic_store(&g->reached, true);
	while (!atomic_load(&g->open)) {
		(void)nanosleep(&(struct timespec){ 0, 100000 }, NULL);
	}
}

#endif
