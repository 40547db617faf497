/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Blocking calls after streams that an application has from the CUDA driver by itself
 * (pl_io_opts.after): behind its own fills and copies, held back by a call of its own, on the
 * default streams; on a real GPU, or on the library that PEERLANE_TEST_CUDA_LIB names. No CUDA
 * headers: the driver's functions are found by name, with prototypes of our own.
 */

#include "stream_after_kit.h"

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
	assert_ok(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_PINNED, &pinned));
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
		struct pl_copy_piece v = { .dst = as_ptr(mem),
					   .src = as_ptr(mem + LEN / 2),
					   .len = lens[i] / 3 + 1 };

		assert_fails(pl_read(file, as_ptr(mem), lens[i], 0, &o), EOPNOTSUPP, "graph");
		assert_fails(pl_write(file, as_ptr(mem), lens[i], 0, &o), EOPNOTSUPP, "graph");
		assert_fails(pl_copy(fx.ctx, v.dst, v.src, v.len, &o), EOPNOTSUPP, "graph");
		assert_fails(pl_copyv(fx.ctx, NULL, NULL, &v, 1, &o), EOPNOTSUPP, "graph");
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads),	   cmocka_unit_test(writes),
		cmocka_unit_test(copies),	   cmocka_unit_test(others_queue),
		cmocka_unit_test(default_streams), cmocka_unit_test(captured),
		cmocka_unit_test(failures),
	};

	find_driver();
	return cmocka_run_group_tests_name("stream, after", tests, begin, end);
}
