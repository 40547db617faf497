/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_GPU_STREAM_AFTER_KIT_H
#define TESTS_GPU_STREAM_AFTER_KIT_H

/* The fixture that test_stream_after.c and test_stream_after_others.c share. */

#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "native.h"

#define LEN 300001 /* more than one thread carries alone, here */
#define SMALL 4096u
#define HELD_NS 20000000
#define LOOKS 3000u /* of as long each: a minute for what must come */

#define SYMBOLS(X)                                                                   \
	NATIVE_SYMBOLS(X)                                                            \
	NATIVE_MEMORY_SYMBOLS(X)                                                     \
	X(call, "cuLaunchHostFunc", (void *, void (*)(void *), void *))              \
	X(set, "cuMemsetD8Async", (ptr, unsigned char, size_t, void *))              \
	X(wait, "cuStreamWaitValue32_v2", (void *, ptr, unsigned int, unsigned int)) \
	X(device_ptr, "cuMemHostGetDevicePointer_v2", (ptr *, void *, unsigned int))

static struct {
#define X(name, symbol, params) result(*name) params;
	SYMBOLS(X)
#undef X
	struct native_capture capture;
	/* Only the fake driver has these. */
	void (*fake_fail)(const char *spec);
	long (*fake_live)(const char *what);
} cu;

#define cu_ok(call) assert_int_equal(cu.call, 0)

static struct fx fx;
static struct pl_file *file;
static const char *path;
static void *ctx;    /* the primary one, current during the tests */
static void *native; /* the stream that is held */
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
	native_find(lib, "fakecuda_live", &cu.fake_live);
	native_started(cu.init(0));
}

static int begin(void **state)
{
	(void)state;
	fx_open(&fx, "chunk=64KiB", "inline_max=128KiB", NULL);
	path = fx_made("stream-after", LEN, 1);
	file = fx_file(&fx, path, O_RDWR);
	cu_ok(primary_retain(&ctx, 0));
	cu_ok(ctx_set(ctx));
	cu_ok(stream_create(&native, 1));
	cu_ok(alloc(&mem, LEN));
	assert_ok(pl_stream_wrap(fx.dev, native, &s));
	/* What the first transfers make is there. */
	assert_moved(pl_read(file, (void *)(uintptr_t)mem, SMALL, 0, NULL), SMALL);
	assert_moved(pl_read(file, (void *)(uintptr_t)mem, LEN, 0, NULL), LEN);
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
	fx_shut(file);
	fx_close(&fx);
	return unlink(path);
}

static void *as_ptr(ptr p)
{
	return (void *)(uintptr_t)p;
}

/* What the stream does before the call: it stands until a thread lets it go, and fills memory. */
struct held {
	pthread_t thread;
	atomic_bool open;
	bool queues; /* the call's own copy is to be queued on the stream, behind what is there: */
	long queued; /* operations in streams, on the fake driver, before the call */
	long most;   /* and while it waited */
};

static void stand(void *arg)
{
	while (!atomic_load((atomic_bool *)arg)) {
		(void)nanosleep(&(struct timespec){ 0, 100000 }, NULL);
	}
}

/* On the fake driver, where the copy can be seen, not before it is there. */
static void *open_later(void *arg)
{
	struct held *h = arg;
	unsigned int i = 0;

	do {
		(void)nanosleep(&(struct timespec){ 0, HELD_NS }, NULL);
		h->most = cu.fake_live ? cu.fake_live("operations") : 0;
	} while (cu.fake_live && h->queues && h->most <= h->queued && ++i < LOOKS);
	atomic_store(&h->open, true);
	return NULL;
}

static void hold(struct held *h, void *stream, unsigned char byte, size_t len, bool queues)
{
	*h = (struct held){ .queues = queues };
	cu_ok(call(stream, stand, &h->open));
	cu_ok(set(mem, byte, len, stream));
	h->queued = cu.fake_live ? cu.fake_live("operations") : 0;
	assert_int_equal(pthread_create(&h->thread, NULL, open_later, h), 0);
}

static void was_after(struct held *h)
{
	assert_true(atomic_load(&h->open));
	assert_int_equal(pthread_join(h->thread, NULL), 0);
	if (cu.fake_live) {
		assert_int_equal(h->most > h->queued, h->queues);
	}
}

static struct pl_io_opts after(struct pl_stream *stream)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	o.after = stream;
	return o;
}

static const size_t lens[] = { 1, SMALL, 20000, 32 * KIB, 32 * KIB + 1, LEN };

static bool is_small(size_t len)
{
	return len <= 32 * KIB;
}

static void read_after(struct pl_stream *stream, void *handle, size_t len, uint64_t off)
{
	struct pl_io_opts o = after(stream);
	struct held h;

	hold(&h, handle, 0xee, len, is_small(len));
	assert_moved(pl_read(file, as_ptr(mem), len, off, &o), len);
	was_after(&h);
	fx_dev_is(&fx, as_ptr(mem), off, len, 1);
}

#endif
