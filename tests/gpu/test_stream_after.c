/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Blocking calls after streams that an application has from the CUDA driver by itself
 * (pl_io_opts.after): behind its own fills and copies, held back by a call of its own, on the
 * default streams; on a real GPU, or on the library that PEERLANE_TEST_CUDA_LIB names. No CUDA
 * headers: the driver's functions are found by name, with prototypes of our own.
 */

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

static void reads(void **state)
{
	(void)state;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		read_after(s, native, lens[i], 0);
	}
	read_after(s, native, 5000, 4099);
}

static void all_are(const char *v, size_t len, char byte, const char *what)
{
	char *want = fx_host(len);

	memset(want, byte, len);
	fx_same(v, want, len, what);
	free(want);
}

static void writes(void **state)
{
	struct pl_io_opts o = after(s);
	char *got = fx_host(LEN);
	struct held h;

	(void)state;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		hold(&h, native, (unsigned char)(0x40 + i), lens[i], is_small(lens[i]));
		assert_moved(pl_write(file, as_ptr(mem), lens[i], 8 * MIB + 5, &o), lens[i]);
		was_after(&h);
		assert_moved(pl_read(file, got, lens[i], 8 * MIB + 5, NULL), lens[i]);
		all_are(got, lens[i], (char)(0x40 + i), "what the stream had filled");
	}
	free(got);
	assert_int_equal(truncate(path, LEN), 0);
}

/* Between the device and the host, pinned or not, and inside the device. */
static void copies_of(char *host, bool pinned)
{
	struct pl_io_opts o = after(s);
	char *apart = fx_alloc(&fx, LEN);
	struct held h;

	for (unsigned int i = 0; i < COUNT(lens); i++) {
		unsigned char byte = (unsigned char)(0x50 + i);

		hold(&h, native, byte, lens[i], pinned && is_small(lens[i]));
		assert_moved(pl_copy(fx.ctx, host, as_ptr(mem), lens[i], &o), lens[i]);
		was_after(&h);
		all_are(host, lens[i], (char)byte, "what was copied to the host");

		hold(&h, native, (unsigned char)(byte + 1), lens[i], false);
		assert_moved(pl_copy(fx.ctx, apart, as_ptr(mem), lens[i], &o), lens[i]);
		was_after(&h);
		fx_get(&fx, host, apart, lens[i]);
		all_are(host, lens[i], (char)(byte + 1), "what was copied inside the device");

		fx_pattern(host, 0, lens[i], 30 + i);
		hold(&h, native, 0xee, lens[i], pinned && is_small(lens[i]));
		assert_moved(pl_copy(fx.ctx, as_ptr(mem), host, lens[i], &o), lens[i]);
		was_after(&h);
		fx_dev_is(&fx, as_ptr(mem), 0, lens[i], 30 + i);
	}
	fx_free(&fx, apart);
}

static void copies(void **state)
{
	char *host = fx_host(LEN);
	void *pinned;

	(void)state;
	copies_of(host, false);
	free(host);
	assert_ok(pl_mem_alloc_pinned(fx.dev, LEN, &pinned));
	copies_of(pinned, true);
	assert_ok(pl_mem_free(fx.ctx, pinned));
}

struct submits {
	struct pl_stream *other;
	char *to;
	atomic_uint *open; /* the word that the held stream waits for */
	bool in_time;	   /* it still did */
};

static ssize_t read_on(struct submits *m, size_t len)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	ssize_t n = -1;
	int rc;

	io.file = file;
	io.mem = m->to;
	io.len = &len;
	io.result = &n;
	rc = pl_stream_read(m->other, &io);
	rc = rc ? rc : pl_stream_sync(m->other);
	return rc ? rc : n;
}

/* On another stream, which nothing holds up. */
static void *submit(void *arg)
{
	struct submits *m = arg;
	ssize_t n;

	(void)nanosleep(&(struct timespec){ 0, HELD_NS }, NULL);
	n = read_on(m, SMALL);
	m->in_time = n == SMALL && !atomic_load(m->open);
	atomic_store(m->open, 1);
	return NULL;
}

static void *open_at_last(void *arg)
{
	atomic_uint *open = arg;

	for (unsigned int i = 0; i < LOOKS / 3 && !atomic_load(open); i++) {
		(void)nanosleep(&(struct timespec){ 0, HELD_NS }, NULL);
	}
	atomic_store(open, 1);
	return NULL;
}

/* A call that waits for its stream keeps no other thread from queueing a transfer on another one:
 * what the stream waits for may come behind that. It waits for a word, as drivers run the functions
 * of all streams in one thread. */
static void others_queue(void **state)
{
	struct pl_io_opts o = after(s);
	char *got = fx_host(SMALL);
	struct submits m = { .to = fx_alloc(&fx, SMALL) };
	void *word;
	pthread_t t[2];
	ptr at;

	(void)state;
	assert_ok(pl_stream_create(fx.dev, &m.other));
	assert_moved(read_on(&m, SMALL / 2), SMALL / 2);
	cu_ok(host_alloc(&word, sizeof(*m.open), 3));
	cu_ok(device_ptr(&at, word, 0));
	m.open = word;
	atomic_init(m.open, 0);
	cu_ok(wait(native, at, 1, 0));
	assert_int_equal(pthread_create(&t[0], NULL, submit, &m), 0);
	assert_int_equal(pthread_create(&t[1], NULL, open_at_last, m.open), 0);
	assert_moved(pl_copy(fx.ctx, got, as_ptr(mem), SMALL, &o), SMALL);
	assert_int_equal(atomic_load(m.open), 1);
	assert_int_equal(pthread_join(t[0], NULL), 0);
	assert_int_equal(pthread_join(t[1], NULL), 0);
	assert_true(m.in_time);
	fx_dev_is(&fx, m.to, 0, SMALL, 1);
	pl_stream_close(m.other);
	cu_ok(stream_sync(native));
	cu_ok(host_free(word));
	fx_free(&fx, m.to);
	free(got);
}

static void default_streams(void **state)
{
	static void *const handles[] = { NULL, (void *)1, (void *)2 };

	(void)state;
	for (unsigned int i = 0; i < COUNT(handles); i++) {
		void *handle = handles[i] ? handles[i] : (void *)1;
		struct pl_stream *w;

		assert_ok(pl_stream_wrap(fx.dev, handles[i], &w));
		read_after(w, handle, SMALL, 7);
		read_after(w, handle, LEN - 7, 7);
		pl_stream_close(w);
	}
}

static void current_is(const char *name)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct pl_dev *d;

	assert_ok(pl_dev_open(fx.ctx, "cuda:current", &d));
	assert_ok(pl_dev_info(d, &info));
	assert_string_equal(info.name, name);
	pl_dev_close(d);
}

/* A default stream of this GPU, wrapped where another GPU's context is current. */
static void beside_another_gpu(void **state)
{
	static const uintptr_t handles[] = { 0, 1, 2 };
	struct pl_stream *w;
	struct pl_dev *no;
	void *other;

	(void)state;
	if (cu.primary_retain(&other, 1)) {
		print_message("skipped: there is one GPU\n");
		skip();
	}
	for (unsigned int i = 0; i <= COUNT(handles); i++) {
		void *handle = i < COUNT(handles) ? (void *)handles[i] : native;

		cu_ok(ctx_set(other));
		current_is("cuda:1");
		assert_ok(pl_stream_wrap(fx.dev, handle, &w));
		assert_true(pl_stream_is(w, handle));
		cu_ok(ctx_set(ctx));
		current_is("cuda:0");
		assert_true(pl_stream_is(w, handle));
		read_after(w, handle ? handle : (void *)1, SMALL, 7);
		read_after(w, handle ? handle : (void *)1, LEN - 7, 7);
		pl_stream_close(w);
	}
	cu_ok(ctx_set(NULL));
	assert_fails(pl_dev_open(fx.ctx, "cuda:current", &no), ENODEV, "no current context");
	cu_ok(ctx_set(ctx));
	cu_ok(primary_release(1));
}

static void *in_another_thread(void *arg)
{
	struct pl_io_opts *o = arg;

	return cu.ctx_set(ctx) ? arg : (void *)(intptr_t)pl_read(file, as_ptr(mem), SMALL, 7, o);
}

static ssize_t read_in_another_thread(struct pl_io_opts *o)
{
	pthread_t t;
	void *n;

	assert_int_equal(pthread_create(&t, NULL, in_another_thread, o), 0);
	assert_int_equal(pthread_join(t, &n), 0);
	return (ssize_t)(intptr_t)n;
}

static void here(struct pl_stream *w, void *handle)
{
	struct pl_io_opts o = after(w);
	struct held h;

	o.flags = PL_IO_AFTER_HERE;
	hold(&h, handle, 0xee, SMALL, true);
	assert_moved(pl_read(file, as_ptr(mem), SMALL, 7, &o), SMALL);
	was_after(&h);
	fx_dev_is(&fx, as_ptr(mem), 7, SMALL, 1);
}

static void not_here(struct pl_io_opts *o)
{
	struct pl_copy_piece v = { as_ptr(mem), as_ptr(mem + SMALL), SMALL };

	assert_fails(pl_read(file, as_ptr(mem), SMALL, 0, o), ESTALE, "wrap the handle again");
	assert_fails(pl_write(file, as_ptr(mem), SMALL, 0, o), ESTALE, "wrap the handle again");
	assert_fails(pl_copyv(fx.ctx, &v, 1, o), ESTALE, "wrap the handle again");
	fx_dev_is(&fx, as_ptr(mem), 7, SMALL, 1);
}

/* Default streams by handles that mean another stream elsewhere: the call says so (-ESTALE). */
static void after_here(void **state)
{
	void *handle[] = { NULL, (void *)1, (void *)2, native };
	struct pl_io_opts o;
	struct pl_stream *w;
	ssize_t want;
	void *other;

	(void)state;
	for (unsigned int i = 0; i < COUNT(handle); i++) {
		bool everywhere = handle[i] == native;

		assert_ok(pl_stream_wrap(fx.dev, handle[i], &w));
		here(w, handle[i] ? handle[i] : (void *)1);
		o = after(w);
		o.flags = PL_IO_AFTER_HERE;
		want = handle[i] == (void *)2 ? -ESTALE : (ssize_t)SMALL;
		assert_int_equal(read_in_another_thread(&o), want);
		cu_ok(ctx_create(&other, 0, 0));
		if (everywhere) {
			assert_moved(pl_read(file, as_ptr(mem), SMALL, 7, &o), SMALL);
		} else {
			not_here(&o);
		}
		cu_ok(ctx_destroy(other));
		cu_ok(ctx_set(ctx));
		here(w, handle[i] ? handle[i] : (void *)1);
		pl_stream_close(w);
	}
	o = after(NULL);
	o.flags = PL_IO_AFTER_HERE << 1;
	assert_fails(pl_read(file, as_ptr(mem), SMALL, 0, &o), EINVAL, "unknown bits");
}

static void *of_another_thread(void *arg)
{
	struct pl_io_opts o = after(arg);

	return (void *)(intptr_t)pl_read(file, as_ptr(mem), SMALL, 0, &o);
}

static void another_threads_stream(void **state)
{
	struct pl_stream *w;
	pthread_t t;
	void *n;

	(void)state;
	assert_ok(pl_stream_wrap(fx.dev, (void *)2, &w));
	assert_int_equal(pthread_create(&t, NULL, of_another_thread, w), 0);
	assert_int_equal(pthread_join(t, &n), 0);
	assert_int_equal((intptr_t)n, -EINVAL);
	pl_stream_close(w);
}

/* A copy that is queued on it would become a part of the graph. */
static void captured(void **state)
{
	struct pl_io_opts o = after(s);
	long queued;

	(void)state;
	cu_ok(set(mem, 0x11, LEN, native));
	cu_ok(stream_sync(native));
	queued = cu.fake_live ? cu.fake_live("operations") : 0;
	native_capture_begin(&cu.capture, native, 2);
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		struct pl_copy_piece v = { as_ptr(mem), as_ptr(mem + LEN / 2), lens[i] / 3 + 1 };

		assert_fails(pl_read(file, as_ptr(mem), lens[i], 0, &o), EOPNOTSUPP, "graph");
		assert_fails(pl_write(file, as_ptr(mem), lens[i], 0, &o), EOPNOTSUPP, "graph");
		assert_fails(pl_copy(fx.ctx, v.dst, v.src, v.len, &o), EOPNOTSUPP, "graph");
		assert_fails(pl_copyv(fx.ctx, &v, 1, &o), EOPNOTSUPP, "graph");
		assert_fails(pl_read_broadcast(file, &v.dst, 1, lens[i], 0, &o), EOPNOTSUPP,
			     "graph");
	}
	assert_int_equal(cu.fake_live ? cu.fake_live("operations") : 0, queued);
	assert_int_equal(native_capture_end(&cu.capture, native), 0);
	fx_file_is(path, 0, LEN, 1);
	read_after(s, native, SMALL, 0);
}

/* What failed on the stream is the call's failure, in words, and the next one is none. */
static void failures(void **state)
{
	struct pl_io_opts o = after(s);
	static const char *const calls[] = { "cuStreamQuery:1:700", "cuStreamIsCapturing:1:700" };

	(void)state;
	if (!cu.fake_fail) {
		skip();
	}
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		for (unsigned int k = 0; k < COUNT(calls); k++) {
			cu.fake_fail(calls[k]);
			assert_fails(pl_read(file, as_ptr(mem), lens[i], 0, &o), EFAULT, "stream");
			cu.fake_fail(calls[k]);
			assert_fails(pl_copy(fx.ctx, as_ptr(mem), as_ptr(mem + LEN / 2),
					     lens[i] / 3 + 1, &o),
				     EFAULT, "stream");
			cu.fake_fail(NULL);
			assert_moved(pl_read(file, as_ptr(mem), lens[i], 0, &o), lens[i]);
			fx_dev_is(&fx, as_ptr(mem), 0, lens[i], 1);
		}
	}
	cu.fake_fail("cuMemcpyAsync:1:700");
	assert_fails(pl_read(file, as_ptr(mem), SMALL, 0, &o), EFAULT, "stream");
	cu.fake_fail(NULL);
}

/* Transfers of the stream's own before it and behind it: the copy is not queued there, as they may
 * need what its thread has. */
static void beside_transfers(void **state)
{
	static size_t len = 70001;
	struct pl_io_opts o = after(s);
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	ssize_t n = -1;
	struct held h;

	(void)state;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		io.file = file;
		io.mem = as_ptr(mem);
		io.len = &len;
		io.result = &n;
		n = -1;
		hold(&h, native, 0xee, LEN, false);
		h.queued = LONG_MAX; /* what follows is the transfer's */
		assert_ok(pl_stream_read(s, &io));
		assert_moved(pl_read(file, as_ptr(mem), lens[i] - lens[i] / 9, lens[i] / 9, &o),
			     lens[i] - lens[i] / 9);
		was_after(&h);
		assert_int_equal(n, len);
		fx_dev_is(&fx, as_ptr(mem), lens[i] / 9, lens[i] - lens[i] / 9, 1);
	}
}

#define THREADS 8
#define ROUNDS 40

struct reader {
	pthread_t thread;
	struct pl_stream *s;
	ptr at;
	unsigned int failed;
};

static void *read_much(void *arg)
{
	struct reader *r = arg;
	struct pl_io_opts o = after(r->s);

	for (unsigned int i = 0; i < ROUNDS; i++) {
		r->failed += pl_read(file, as_ptr(r->at), SMALL, i * 1000, &o) != SMALL;
	}
	return NULL;
}

/* One stream and several, under fills that go on. */
static void many_threads(void **state)
{
	struct reader r[THREADS];
	void *v[THREADS];

	(void)state;
	for (unsigned int i = 0; i < THREADS; i++) {
		r[i] = (struct reader){ .s = s, .at = mem + i * (ptr)SMALL };
		cu_ok(stream_create(&v[i], 1));
		if (i % 2) {
			assert_ok(pl_stream_wrap(fx.dev, v[i], &r[i].s));
		}
		assert_int_equal(pthread_create(&r[i].thread, NULL, read_much, &r[i]), 0);
	}
	for (unsigned int i = 0; i < ROUNDS; i++) {
		unsigned int k = i % THREADS;

		cu_ok(set(mem + THREADS * (ptr)SMALL, 0x12, 100000, native));
		cu_ok(set(mem + 200000 + k * (ptr)SMALL, 0x12, SMALL, v[k]));
	}
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_join(r[i].thread, NULL), 0);
		assert_int_equal(r[i].failed, 0);
		fx_dev_is(&fx, as_ptr(r[i].at), (ROUNDS - 1) * 1000, SMALL, 1);
		if (i % 2) {
			pl_stream_close(r[i].s);
		}
		cu_ok(stream_sync(v[i]));
		cu_ok(stream_destroy(v[i]));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads),
		cmocka_unit_test(writes),
		cmocka_unit_test(copies),
		cmocka_unit_test(others_queue),
		cmocka_unit_test(default_streams),
		cmocka_unit_test(captured),
		cmocka_unit_test(failures),
		cmocka_unit_test(after_here),
		cmocka_unit_test(another_threads_stream),
		cmocka_unit_test(beside_another_gpu),
		cmocka_unit_test(beside_transfers),
		cmocka_unit_test(many_threads),
	};

	find_driver();
	return cmocka_run_group_tests_name("stream, after", tests, begin, end);
}
