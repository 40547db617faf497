/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Transfers in the order of streams that an application has from the CUDA driver by itself: between
 * its own work, held back and let go by calls of its own, on the default streams, in contexts of
 * its own; on a real GPU, or on the library that PEERLANE_TEST_CUDA_LIB names. No CUDA headers: the
 * driver's functions are found by name, with prototypes of our own.
 *
 * A standstill of the GPU cannot be ended from here: an alarm ends the program and says so.
 */

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

#include "native.h"

#define LEN (3 * MIB + 777)
#define MANY 64
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

/* Its fill before is what is written, its fill after comes after the write and after the read. */
static void between_its_own_work(void **state)
{
	size_t len = LEN;
	int64_t there = 4 * MIB;
	ssize_t n[2] = { 0, 0 };
	struct pl_stream_io write = with(mem, &len, &there, &n[0]);
	struct pl_stream_io read = with(mem + LEN, &len, NULL, &n[1]);
	char *got = fx_host(LEN);

	(void)state;
	for (int round = 0; round < 10; round++) {
		cu_ok(set(mem, 0x5a, LEN, native));
		assert_ok(pl_stream_write(s, &write));
		cu_ok(set(mem, 0xa5, LEN, native));
		cu_ok(set(mem + LEN, 0x11, LEN, native));
		assert_ok(pl_stream_read(s, &read));
		cu_ok(copy(mem, mem + LEN, LEN, native));
		cu_ok(set(mem + LEN, 0x22, LEN, native));
		cu_ok(stream_sync(native));
		assert_int_equal(n[0], LEN);
		assert_int_equal(n[1], LEN);
		assert_moved(pl_read(file, got, LEN, (uint64_t)there, NULL), LEN);
		all_are(got, LEN, 0x5a, "what the stream had filled when it was written");
		fx_dev_is(&fx, as_ptr(mem), 0, LEN, 1); /* copied behind the read */
		fx_get(&fx, got, as_ptr(mem + LEN), LEN);
		all_are(got, LEN, 0x22, "what was filled behind the read");
	}
	free(got);
}

/* Held back by a gate: nothing happens before its turn, and parameters are those of then. */
static void parameters_of_its_turn(void **state)
{
	static struct gate g;
	static size_t len = 10;
	static int64_t off;
	static int64_t fixed = 5;
	ssize_t n = -1;
	struct pl_stream_io io = with(mem, &len, &off, &n);

	(void)state;
	atomic_store(&g.open, false);
	io.mem_off = &fixed;
	io.flags = PL_STREAM_FIXED_MEM_OFF;
	cu_ok(set(mem, 0, LEN, native));
	cu_ok(call(native, stand, &g));
	assert_ok(pl_stream_read(s, &io));
	while (!atomic_load(&g.reached)) {
		(void)nanosleep(&(struct timespec){ 0, 100000 }, NULL);
	}
	assert_int_equal(n, -1);
	len = 100001;
	off = 4099;
	fixed = 900000;
	atomic_store(&g.open, true);
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n, 100001);
	fx_dev_is(&fx, as_ptr(mem + 5), 4099, 100001, 1);
}

/* A copy inside the GPU would be a kernel's, behind streams that wait: it goes through the host
 * then, whatever the policy is, and nothing has failed. */
static void inside_beside_a_stream(void **state)
{
	static const char *const policies[] = { "auto", "strict", "copy" };
	static struct gate g;
	struct pl_io_report rep = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	size_t len = 4096;
	ssize_t n = 0;
	struct pl_stream_io io = with(mem, &len, NULL, &n);
	char *from = as_ptr(mem + 5000);
	char *to = as_ptr(mem + LEN);
	char *other = fx_host(LEN);

	(void)state;
	atomic_store(&g.open, false);
	memset(other, 0x33, LEN);
	assert_moved(pl_read(file, from, LEN - 5000, 5000, NULL), LEN - 5000);
	cu_ok(call(native, stand, &g));
	assert_ok(pl_stream_read(s, &io));
	opts.report = &rep;
	for (unsigned int i = 0; i < COUNT(policies); i++) {
		size_t some = i % 2 ? LEN - 5000 : 70001;
		struct pl_copy_piece two[] = { { to, from, 1000 },
					       { to + 1000, from + 1000, 9000 } };

		opts.policy = fx_policy(policies[i]);
		fx_put(&fx, to, other, LEN);
		assert_moved(pl_copy(fx.ctx, to, from, some, &opts), some);
		assert_int_equal(rep.fallbacks, 0);
		fx_dev_is(&fx, to, 5000, some, 1);
		fx_put(&fx, to, other, LEN);
		assert_moved(pl_copyv(fx.ctx, two, 2, &opts), 10000);
		fx_dev_is(&fx, to, 5000, 10000, 1);
	}
	assert_int_equal(n, 0);
	atomic_store(&g.open, true);
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n, len);
	fx_dev_is(&fx, as_ptr(mem), 0, len, 1);
	free(other);
}

/* Memory that is gone when its turn comes: an error in the result, and the stream goes on. (A
 * driver's free waits for streams, so what goes is found by its offset.) */
static void gone_at_its_turn(void **state)
{
	size_t len = 4096;
	char *gone = fx_alloc(&fx, 5 * MIB);
	int64_t far = gone - (char *)as_ptr(mem);
	ssize_t n[2] = { 0, 0 };
	struct pl_stream_io dead = with(mem, &len, NULL, &n[0]);
	struct pl_stream_io next = with(mem, &len, NULL, &n[1]);

	(void)state;
	dead.mem_off = &far;
	fx_free(&fx, gone);
	cu_ok(set(mem, 0, LEN, native));
	assert_ok(pl_stream_read(s, &dead));
	assert_ok(pl_stream_read(s, &next));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n[0], -EFAULT);
	assert_int_equal(n[1], 4096);
	fx_dev_is(&fx, as_ptr(mem), 0, 4096, 1);
}

static int native_of(void **state, uintptr_t handle)
{
	struct pl_stream *w;
	size_t len = LEN;
	int64_t there = 8 * MIB;
	ssize_t n = 0;
	struct pl_stream_io io = with(mem, &len, &there, &n);
	void *explicit_one = (void *)(handle ? handle : 1);
	void *other;
	char *got = fx_host(LEN);

	(void)state;
	assert_ok(pl_stream_wrap(fx.dev, (void *)handle, &w));
	assert_true(pl_stream_is(w, (void *)handle));
	cu_ok(ctx_create(&other, 0, 0));
	assert_false(pl_stream_is(w, (void *)handle));
	cu_ok(ctx_destroy(other));
	cu_ok(ctx_set(ctx));
	assert_true(pl_stream_is(w, (void *)handle) && !pl_stream_is(w, native));
	cu_ok(set(mem, (unsigned char)(0x60 + handle), LEN, explicit_one));
	assert_ok(pl_stream_write(w, &io));
	cu_ok(set(mem, 0xee, LEN, explicit_one));
	assert_ok(pl_stream_sync(w));
	assert_int_equal(n, LEN);
	assert_moved(pl_read(file, got, LEN, (uint64_t)there, NULL), LEN);
	all_are(got, LEN, (char)(0x60 + handle), "what the default stream had filled");
	pl_stream_close(w);
	free(got);
	return 0;
}

static struct pl_stream *of_main;

static void *elsewhere(void *arg)
{
	size_t len = 100;
	struct pl_stream_io io = with(mem, &len, NULL, NULL);

	*(int *)arg = pl_stream_read(of_main, &io);
	return NULL;
}

static void default_streams(void **state)
{
	pthread_t t;
	int rc = 0;

	(void)native_of(state, 0);
	(void)native_of(state, 1);
	(void)native_of(state, 2);
	/* The handle of a per-thread one means another stream in another thread. */
	assert_ok(pl_stream_wrap(fx.dev, (void *)2, &of_main));
	assert_int_equal(pthread_create(&t, NULL, elsewhere, &rc), 0);
	pthread_join(t, NULL);
	assert_int_equal(rc, -EINVAL);
	pl_stream_close(of_main);
}

static void captured(void **state)
{
	size_t len = 100;
	ssize_t n = 0;
	struct pl_stream_io io = with(mem, &len, NULL, &n);

	(void)state;
	native_capture_begin(&cu.capture, native, 2);
	assert_fails(pl_stream_read(s, &io), EOPNOTSUPP, "graph");
	assert_fails(pl_stream_write(s, &io), EOPNOTSUPP, "graph");
	assert_int_equal(native_capture_end(&cu.capture, native), 0);
	assert_ok(pl_stream_read(s, &io));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n, 100);
}

static void contexts_stay(void **state)
{
	size_t len = 5000;
	ssize_t n = 0;
	struct pl_stream_io io = with(mem, &len, NULL, &n);
	struct pl_stream *w;
	void *other;
	void *now;
	void *theirs;

	(void)state;
	cu_ok(ctx_create(&other, 0, 0));
	cu_ok(stream_create(&theirs, 1));
	assert_ok(pl_stream_wrap(fx.dev, theirs, &w));
	assert_true(pl_stream_is(w, theirs) && !pl_stream_is(w, native) && !pl_stream_is(w, NULL));
	assert_ok(pl_stream_read(w, &io));
	cu_ok(ctx_get(&now));
	assert_ptr_equal(now, other);
	assert_ok(pl_stream_sync(w));
	assert_int_equal(n, 5000);
	fx_dev_is(&fx, as_ptr(mem), 0, 5000, 1);
	/* The primary one's stream while another is current, and while none is. */
	n = 0;
	assert_ok(pl_stream_read(s, &io));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n, 5000);
	pl_stream_close(w);
	cu_ok(ctx_get(&now));
	assert_ptr_equal(now, other);
	cu_ok(stream_destroy(theirs));
	cu_ok(ctx_destroy(other));
	cu_ok(ctx_set(NULL));
	n = 0;
	assert_ok(pl_stream_read(s, &io));
	cu_ok(ctx_get(&now));
	assert_null(now);
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n, 5000);
	cu_ok(ctx_set(ctx));
}

static size_t back_at(int i)
{
	return (size_t)(1 + i) * PART;
}

/*
 * The hardest case for a GPU: more streams than it has queues, all waiting at once, each with
 * copies of its own before and behind its transfers, in both directions. The transfers' own copies
 * must not come to stand behind a stream that waits for them. What the program copies comes from
 * the first part of `host`, and returns to a part for each stream.
 */
static void copies_at_once(char *host)
{
	static void *v[MANY];
	static struct pl_stream *w[MANY];
	static ssize_t n[MANY][2];
	static size_t len = PART;
	static int64_t off[MANY];
	static int64_t back[MANY];
	char *want = fx_host(PART);
	char *got = fx_host(PART);
	ptr big;

	cu_ok(alloc(&big, 2 * MANY * PART));
	for (int i = 0; i < MANY; i++) {
		cu_ok(stream_create(&v[i], 1));
		assert_ok(pl_stream_wrap(fx.dev, v[i], &w[i]));
		off[i] = i * 40000;
		back[i] = (int64_t)(16 * MIB + (size_t)i * PART);
		n[i][0] = 0;
		n[i][1] = 0;
	}
	memset(host, 0x77, PART);
	for (int i = 0; i < MANY; i++) {
		ptr mine = big + (size_t)i * 2 * PART;
		struct pl_stream_io read = with(mine, &len, &off[i], &n[i][0]);
		struct pl_stream_io write = with(mine + PART, &len, &back[i], &n[i][1]);

		cu_ok(set(mine, 0x33, 2 * PART, v[i]));
		assert_ok(pl_stream_read(w[i], &read));
		cu_ok(copy(mine + PART, mine, PART, v[i]));
		assert_ok(pl_stream_write(w[i], &write));
		cu_ok(copy(mine + PART, (ptr)(uintptr_t)host, PART, v[i]));
		cu_ok(set(mine + PART, 0x44, PART / 2, v[i]));
		cu_ok(copy((ptr)(uintptr_t)(host + back_at(i)), mine + PART, PART, v[i]));
	}
	for (int i = 0; i < MANY; i++) {
		ptr mine = big + (size_t)i * 2 * PART;

		cu_ok(stream_sync(v[i]));
		assert_int_equal(n[i][0], PART);
		assert_int_equal(n[i][1], PART);
		fx_dev_is(&fx, as_ptr(mine), (uint64_t)off[i], PART, 1);
		fx_get(&fx, got, as_ptr(mine + PART), PART);
		all_are(got, PART / 2, 0x44, "the stream's own fill");
		all_are(got + PART / 2, PART / 2, 0x77, "the stream's own copy");
		assert_moved(pl_read(file, got, PART, (uint64_t)back[i], NULL), PART);
		fx_pattern(want, (uint64_t)off[i], PART, 1);
		fx_same(got, want, PART, "what was written");
		all_are(host + back_at(i), PART / 2, 0x44, "the fill, copied back");
		all_are(host + back_at(i) + PART / 2, PART / 2, 0x77, "the copy, copied back");
	}
	for (int i = 0; i < MANY; i++) {
		pl_stream_close(w[i]);
		cu_ok(stream_destroy(v[i]));
	}
	cu_ok(release(big));
	free(want);
	free(got);
}

/* The driver may copy what is not pinned in the call itself, which then waits for the stream. */
static void many_at_once(void **state)
{
	char *host = fx_host(back_at(MANY));

	(void)state;
	copies_at_once(host);
	free(host);
}

/* These copies are queued, and occupy the copy engines' connections behind each wait. */
static void many_at_once_pinned(void **state)
{
	void *host;

	(void)state;
	cu_ok(host_alloc(&host, back_at(MANY), 0));
	copies_at_once(host);
	cu_ok(host_free(host));
}

#define BESIDE 6

/* So many streams stand before a transfer each, which leaves the library no turn at the copy
 * engines: what it copies meanwhile is copied in another way. */
struct beside {
	struct gate gate;
	void *v[BESIDE];
	struct pl_stream *w[BESIDE];
	ssize_t n[BESIDE];
	ptr to;
};

static void beside_begin(struct beside *b)
{
	static size_t len = PART;

	atomic_store(&b->gate.open, false);
	cu_ok(alloc(&b->to, BESIDE * PART));
	for (int i = 0; i < BESIDE; i++) {
		struct pl_stream_io io = with(b->to + (ptr)i * PART, &len, NULL, &b->n[i]);

		b->n[i] = 0;
		cu_ok(stream_create(&b->v[i], 1));
		assert_ok(pl_stream_wrap(fx.dev, b->v[i], &b->w[i]));
		cu_ok(call(b->v[i], stand, &b->gate));
		assert_ok(pl_stream_read(b->w[i], &io));
	}
}

static void beside_end(struct beside *b)
{
	atomic_store(&b->gate.open, true);
	for (int i = 0; i < BESIDE; i++) {
		assert_ok(pl_stream_sync(b->w[i]));
		assert_int_equal(b->n[i], PART);
		fx_dev_is(&fx, as_ptr(b->to + (ptr)i * PART), 0, PART, 1);
		pl_stream_close(b->w[i]);
		cu_ok(stream_destroy(b->v[i]));
	}
	cu_ok(release(b->to));
}

/* Mapped for the GPU, one unit; false: the driver does not make such memory. */
static bool map_unit(ptr at, size_t unit, int location, ptr *handle)
{
	const struct native_allocation prop = { .type = 1, .where = { location, 0 } };
	const struct native_access access = { { 1, 0 }, 3 };

	if (cu.create(handle, unit, &prop, 0)) {
		return false;
	}
	cu_ok(map(at, unit, 0, *handle, 0));
	cu_ok(set_access(at, unit, &access, 1));
	return true;
}

static void unmap_unit(ptr at, size_t unit, ptr handle)
{
	cu_ok(unmap(at, unit));
	cu_ok(destroy(handle));
}

/* Memory that the program mapped: over the seam of two mappings; not into the hole behind them,
 * which must do no harm to what comes after; and memory of the host that only the GPU may access.
 */
static void mapped_beside_streams(void **state)
{
	const struct native_allocation prop = { .type = 1, .where = { 1, 0 } };
	static struct beside b;
	char *got = fx_host(PART);
	ptr handle[3];
	size_t unit;
	bool of_host;
	ptr p;

	(void)state;
	cu_ok(granularity(&unit, &prop, 0));
	cu_ok(reserve(&p, 4 * unit, 0, 0, 0));
	assert_true(map_unit(p, unit, 1, &handle[0]) && map_unit(p + unit, unit, 1, &handle[1]));
	of_host = map_unit(p + 3 * unit, unit, 3, &handle[2]);
	if (of_host) {
		cu_ok(set(p + 3 * unit, 0x5a, unit, native));
		cu_ok(stream_sync(native));
	} else {
		(void)printf("this driver makes no memory of the host's nodes\n");
	}
	beside_begin(&b);
	for (uint64_t off = 77; off < 79; off++) {
		assert_moved(pl_read(file, as_ptr(p + unit - 5000), 10000, off, NULL), 10000);
		fx_dev_is(&fx, as_ptr(p + unit - 5000), off, 10000, 1);
		if (of_host) {
			assert_moved(pl_copy(fx.ctx, as_ptr(mem), as_ptr(p + 3 * unit), PART, NULL),
				     PART);
			fx_get(&fx, got, as_ptr(mem), PART);
			all_are(got, PART, 0x5a, "memory of the host's node");
		}
		/* By the driver's word, and not by a kernel's end, with that of its context. */
		assert_true(pl_read(file, as_ptr(p + 2 * unit - 5000), 10000, 0, NULL) <= 5000);
		assert_null(strstr(pl_error_message(), "second context"));
	}
	beside_end(&b);
	unmap_unit(p, unit, handle[0]);
	unmap_unit(p + unit, unit, handle[1]);
	if (of_host) {
		unmap_unit(p + 3 * unit, unit, handle[2]);
	}
	cu_ok(unreserve(p, 4 * unit));
	free(got);
}

#define HOLES 6

/* A hole is filled and not copied: here for a blocking read, while several streams have transfers
 * that they have not come to yet. */
static void hole_beside_streams(void **state)
{
	static size_t len = PART;
	static ssize_t n[HOLES];
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_stream *w[HOLES];
	void *v[HOLES];
	struct gate gate = { .open = false };
	const char *name = fx_made("hole", 2 * MIB, 3);
	char *got = fx_host(MIB);
	struct pl_file *sparse;
	struct pl_file *other;
	struct fx f;
	void *to;
	int fd = open(name, O_WRONLY);

	(void)state;
	assert_int_equal(ftruncate(fd, 0), 0);
	assert_int_equal(ftruncate(fd, 2 * MIB), 0);
	assert_int_equal(close(fd), 0);
	fx_open(&f, "pagecache=request", "pagecache_min=1MiB", "test_pagecache_piece=1MiB", NULL);
	sparse = fx_file(&f, name, O_RDONLY);
	other = fx_file(&f, path, O_RDONLY);
	to = fx_alloc(&f, (HOLES + 4) * MIB);
	memset(got, 0x33, MIB);
	fx_put(&f, to, got, MIB);
	for (int i = 0; i < HOLES; i++) {
		struct pl_stream_io io =
			with((ptr)(uintptr_t)to + (ptr)(i + 4) * MIB, &len, NULL, &n[i]);

		cu_ok(stream_create(&v[i], 1));
		assert_ok(pl_stream_wrap(f.dev, v[i], &w[i]));
		cu_ok(call(v[i], stand, &gate));
		io.file = other;
		n[i] = 0;
		assert_ok(pl_stream_read(w[i], &io));
	}
	o.policy = fx_policy("pagecache");
	assert_moved(pl_read(sparse, to, MIB, 0, &o), MIB);
	fx_get(&f, got, to, MIB);
	all_are(got, MIB, 0, "the hole");
	atomic_store(&gate.open, true);
	for (int i = 0; i < HOLES; i++) {
		assert_ok(pl_stream_sync(w[i]));
		assert_int_equal(n[i], PART);
		fx_dev_is(&f, (char *)to + (size_t)(i + 4) * MIB, 0, PART, 1);
		pl_stream_close(w[i]);
		cu_ok(stream_destroy(v[i]));
	}
	free(got);
	fx_shut(sparse);
	fx_shut(other);
	fx_free(&f, to);
	fx_close(&f);
}

/* A GPU that has no memory left for a second context: nothing fails, and the log says so. */
static void no_second_context(void **state)
{
	static ssize_t n[HOLES];
	static size_t len = PART;
	struct pl_stream *w[HOLES];
	void *v[HOLES];
	struct pl_file *other;
	struct fx f;
	ptr to;

	(void)state;
	if (!cu.fake_fail) {
		skip();
	}
	fx_open(&f, NULL);
	other = fx_file(&f, path, O_RDONLY);
	cu_ok(alloc(&to, HOLES * PART));
	for (int i = 0; i < HOLES; i++) {
		cu_ok(stream_create(&v[i], 1));
		assert_ok(pl_stream_wrap(f.dev, v[i], &w[i]));
	}
	cu.fake_fail("cuModuleLoadData:1:2");
	for (int i = 0; i < HOLES; i++) {
		struct pl_stream_io io = with(to + (ptr)i * PART, &len, NULL, &n[i]);

		io.file = other;
		n[i] = 0;
		assert_ok(pl_stream_read(w[i], &io));
	}
	for (int i = 0; i < HOLES; i++) {
		assert_ok(pl_stream_sync(w[i]));
		assert_int_equal(n[i], PART);
		fx_dev_is(&f, as_ptr(to + (ptr)i * PART), 0, PART, 1);
		pl_stream_close(w[i]);
		cu_ok(stream_destroy(v[i]));
	}
	cu.fake_fail(NULL);
	cu_ok(release(to));
	fx_shut(other);
	fx_close(&f);
}

static void *keep_pl_reading(void *arg)
{
	atomic_bool *stop = arg;
	char *at = NULL;
	void *p;

	if (pl_mem_alloc(fx.dev, MIB, &p)) {
		return (void *)1;
	}
	at = p;
	while (!atomic_load(stop)) {
		if (pl_read(file, at, MIB, 0, NULL) != (ssize_t)MIB) {
			return (void *)1;
		}
	}
	return (void *)(uintptr_t)(pl_mem_free(fx.ctx, at) != 0);
}

/* The host memory and slabs that others ask for while streams wait. */
static void beside_other_threads(void **state)
{
	static atomic_bool stop;
	static size_t len = MIB;
	pthread_t t[3];
	ssize_t n[20];

	(void)state;
	atomic_store(&stop, false);
	for (int i = 0; i < 3; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, keep_pl_reading, &stop), 0);
	}
	for (int i = 0; i < 20; i++) {
		struct pl_stream_io io = with(mem, &len, NULL, &n[i]);

		cu_ok(set(mem, 0, LEN, native));
		assert_ok(pl_stream_read(s, &io));
	}
	assert_ok(pl_stream_sync(s));
	atomic_store(&stop, true);
	for (int i = 0; i < 3; i++) {
		void *failed = NULL;

		pthread_join(t[i], &failed);
		assert_null(failed);
	}
	for (int i = 0; i < 20; i++) {
		assert_int_equal(n[i], MIB);
	}
	fx_dev_is(&fx, as_ptr(mem), 0, MIB, 1);
}

/* A context that reads the page cache in place, with a stream that a gate holds back. */
struct held {
	struct fx fx;
	struct gate gate;
	struct pl_stream *s;
	struct pl_file *file;
	char *mem;
	size_t len;
	ssize_t n;
};

static void closes(void *arg, ssize_t n)
{
	(void)n;
	fx_shut(((struct held *)arg)->file);
}

/* Pages of its file are registered, and not to be given up before the stream's transfer has ended.
 */
static void held_begin(struct held *h, pl_stream_done_fn done)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_stream_io io;

	*h = (struct held){ .len = MIB };
	fx_open(&h->fx, "pagecache=request", "pagecache_min=1MiB", "test_pagecache_piece=1MiB",
		NULL);
	h->file = fx_file(&h->fx, path, O_RDONLY);
	h->mem = fx_alloc(&h->fx, LEN);
	o.policy = fx_policy("pagecache");
	assert_ok(pl_stream_wrap(h->fx.dev, native, &h->s));
	cu_ok(call(native, stand, &h->gate));
	io = with((ptr)(uintptr_t)h->mem, &h->len, NULL, &h->n);
	io.file = h->file;
	io.done = done;
	io.done_arg = h;
	assert_ok(pl_stream_read(h->s, &io));
	assert_moved(pl_read(h->file, h->mem, LEN, 0, &o), LEN);
	fx_dev_is(&h->fx, h->mem, 0, LEN, 1);
}

static void held_end(struct held *h)
{
	atomic_store(&h->gate.open, true);
	assert_ok(pl_stream_sync(h->s));
	assert_int_equal(h->n, MIB);
	fx_dev_is(&h->fx, h->mem, 0, MIB, 1);
	pl_stream_close(h->s);
	fx_free(&h->fx, h->mem);
	fx_close(&h->fx);
}

/* A transfer may close its file: that waits for nothing that waits for the transfer. */
static void closed_by_its_transfer(void **state)
{
	struct held h;

	(void)state;
	held_begin(&h, closes);
	held_end(&h);
}

/* Nor does whoever is to open the gate wait: neither closing the file nor the next transfer does,
 * however long what is registered has been waiting to be given up. */
static void closed_before_its_turn(void **state)
{
	size_t len = 4096;
	ssize_t n = 0;
	struct pl_stream_io io = with(mem, &len, NULL, &n);
	struct pl_stream *next;
	struct pl_file *other;
	struct held h;
	void *v;

	(void)state;
	cu_ok(stream_create(&v, 1));
	held_begin(&h, NULL);
	other = fx_file(&h.fx, path, O_RDONLY);
	assert_moved(pl_read(other, h.mem, LEN, 0, NULL), LEN);
	fx_shut(other);
	(void)nanosleep(&(struct timespec){ 1, 300000000 }, NULL);
	assert_ok(pl_stream_wrap(fx.dev, v, &next));
	assert_ok(pl_stream_read(next, &io));
	held_end(&h);
	assert_ok(pl_stream_sync(next));
	assert_int_equal(n, 4096);
	pl_stream_close(next);
	cu_ok(stream_destroy(v));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(between_its_own_work),	  cmocka_unit_test(parameters_of_its_turn),
		cmocka_unit_test(inside_beside_a_stream), cmocka_unit_test(gone_at_its_turn),
		cmocka_unit_test(default_streams),	  cmocka_unit_test(captured),
		cmocka_unit_test(contexts_stay),	  cmocka_unit_test(many_at_once),
		cmocka_unit_test(many_at_once_pinned),	  cmocka_unit_test(hole_beside_streams),
		cmocka_unit_test(no_second_context),	  cmocka_unit_test(beside_other_threads),
		cmocka_unit_test(closed_by_its_transfer), cmocka_unit_test(closed_before_its_turn),
		cmocka_unit_test(mapped_beside_streams),
	};

	find_driver();
	(void)signal(SIGALRM, standstill);
	(void)alarm(1200);
	return cmocka_run_group_tests_name("stream, foreign", tests, begin, end);
}
