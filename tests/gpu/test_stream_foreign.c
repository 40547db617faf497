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

#include "stream_foreign_kit.h"

#define MANY 64

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
		struct pl_copy_piece two[] = {
			{ .dst = to, .src = from, .len = 1000 },
			{ .dst = to + 1000, .src = from + 1000, .len = 9000 },
		};

		opts.policy = fx_policy(policies[i]);
		fx_put(&fx, to, other, LEN);
		assert_moved(pl_copy(fx.ctx, to, from, some, &opts), some);
		assert_int_equal(rep.fallbacks, 0);
		fx_dev_is(&fx, to, 5000, some, 1);
		fx_put(&fx, to, other, LEN);
		assert_moved(pl_copyv(fx.ctx, NULL, NULL, two, 2, &opts), 10000);
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(between_its_own_work),	  cmocka_unit_test(parameters_of_its_turn),
		cmocka_unit_test(inside_beside_a_stream), cmocka_unit_test(gone_at_its_turn),
		cmocka_unit_test(default_streams),	  cmocka_unit_test(captured),
		cmocka_unit_test(contexts_stay),	  cmocka_unit_test(many_at_once),
		cmocka_unit_test(many_at_once_pinned),
	};

	find_driver();
	(void)signal(SIGALRM, standstill);
	(void)alarm(1200);
	return cmocka_run_group_tests_name("stream, foreign", tests, begin, end);
}
