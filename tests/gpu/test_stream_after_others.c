/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Calls after streams of others: other threads, another GPU, and transfers beside them. */

#include "stream_after_kit.h"

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
	struct pl_copy_piece v = { .dst = as_ptr(mem), .src = as_ptr(mem + SMALL), .len = SMALL };

	assert_fails(pl_read(file, as_ptr(mem), SMALL, 0, o), ESTALE, "wrap the handle again");
	assert_fails(pl_write(file, as_ptr(mem), SMALL, 0, o), ESTALE, "wrap the handle again");
	assert_fails(pl_copyv(fx.ctx, NULL, NULL, &v, 1, o), ESTALE, "wrap the handle again");
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
		cmocka_unit_test(after_here),	      cmocka_unit_test(another_threads_stream),
		cmocka_unit_test(beside_another_gpu), cmocka_unit_test(beside_transfers),
		cmocka_unit_test(many_threads),
	};

	find_driver();
	return cmocka_run_group_tests_name("stream, after", tests, begin, end);
}
