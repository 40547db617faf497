/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Blocking calls after a stream (pl_io_opts.after). The stream is held by a transfer of its own;
 * what it does behind that would be seen in the bytes, were the order not kept.
 */

#include "after_kit.h"

/* Behind a read that stands the stream copies `from` to `to`. */
static void hold(struct held *h, char *to, const char *from, size_t len)
{
	struct pl_stream_io read = PL_STREAM_IO_INIT;
	struct pl_stream_io copy = PL_STREAM_IO_INIT;

	*h = (struct held){ .len = len, .to = to, .from = from, .n = -1 };
	read.file = file;
	read.mem = to;
	read.len = &h->len;
	read.done = stand;
	read.done_arg = &h->open;
	copy.mem = to;
	copy.src = from;
	copy.len = &h->len;
	copy.result = &h->n;
	assert_ok(pl_stream_read(s, &read));
	assert_ok(pl_stream_copy(s, &copy));
}

/* Whether the call before this came after all that the stream had. */
static void was_after(struct held *h)
{
	assert_true(atomic_load(&h->open));
	assert_int_equal(pthread_join(h->thread, NULL), 0);
	assert_int_equal(h->n, h->len);
}

static void reads(void **state)
{
	struct pl_io_opts o = after();
	struct held h;

	(void)state;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		hold(&h, mem, zeros, lens[i]);
		let_go_later(&h);
		assert_moved(pl_read(file, mem, lens[i], 3, &o),
			     lens[i] < LEN - 3 ? lens[i] : LEN - 3);
		was_after(&h);
		fx_dev_is(&fx, mem, 3, lens[i] < LEN - 3 ? lens[i] : LEN - 3, 1);
	}
}

static void writes(void **state)
{
	char *made = fx_host(LEN);
	struct pl_io_opts o = after();
	struct held h;

	(void)state;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		fx_pattern(made, 0, lens[i], 10 + i);
		hold(&h, mem, made, lens[i]);
		let_go_later(&h);
		assert_moved(pl_write(file, mem, lens[i], 8 * MIB, &o), lens[i]);
		was_after(&h);
		fx_put(&fx, other, zeros, lens[i]);
		assert_moved(pl_read(file, other, lens[i], 8 * MIB, NULL), lens[i]);
		fx_dev_is(&fx, other, 0, lens[i], 10 + i);
	}
	free(made);
	assert_int_equal(truncate(path, LEN), 0);
}

static void copies(void **state)
{
	char *made = fx_host(LEN);
	char *got = fx_host(LEN);
	struct pl_io_opts o = after();
	struct held h;

	(void)state;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		fx_pattern(made, 0, lens[i], 20 + i);
		hold(&h, mem, zeros, lens[i]); /* to the device */
		let_go_later(&h);
		assert_moved(pl_copy(fx.ctx, mem, made, lens[i], &o), lens[i]);
		was_after(&h);
		fx_dev_is(&fx, mem, 0, lens[i], 20 + i);

		hold(&h, other, mem, lens[i]); /* from it */
		let_go_later(&h);
		assert_moved(pl_copy(fx.ctx, got, other, lens[i], &o), lens[i]);
		was_after(&h);
		fx_same(got, made, lens[i], "what was copied to the host");

		hold(&h, mem, zeros, lens[i]); /* inside it */
		let_go_later(&h);
		assert_moved(pl_copy(fx.ctx, mem, other, lens[i], &o), lens[i]);
		was_after(&h);
		fx_dev_is(&fx, mem, 0, lens[i], 20 + i);
	}
	free(made);
	free(got);
}

static void many_copies(void **state)
{
	struct pl_io_opts o = after();
	char *made = fx_host(LEN);
	struct pl_copy_piece v[2] = {
		{ .dst = mem, .src = made, .len = SMALL },
		{ .dst = mem + LEN / 2, .src = made + LEN / 2, .len = 100 },
	};
	struct held h;

	(void)state;
	fx_pattern(made, 0, LEN, 31);
	hold(&h, mem, zeros, LEN);
	let_go_later(&h);
	assert_moved(pl_copyv(fx.ctx, NULL, NULL, v, 2, &o), SMALL + 100);
	was_after(&h);
	fx_dev_is(&fx, mem, 0, SMALL, 31);
	fx_dev_is(&fx, mem + LEN / 2, LEN / 2, 100, 31);
	free(made);
}

static void broadcast(void **state)
{
	struct pl_io_opts o = after();
	void *to[2] = { mem, other };
	struct held h;

	(void)state;
	hold(&h, mem, zeros, LEN);
	let_go_later(&h);
	assert_moved(pl_read_broadcast(file, to, 2, LEN, 0, &o), LEN);
	was_after(&h);
	fx_dev_is(&fx, mem, 0, LEN, 1);
	fx_dev_is(&fx, other, 0, LEN, 1);
}

static void pipes(void **state)
{
	struct pl_io_opts o = after();
	struct pl_file *from;
	struct held h;
	char some[SMALL];
	int fds[2];

	(void)state;
	fx_pattern(some, 0, SMALL, 5);
	assert_int_equal(pipe(fds), 0);
	assert_int_equal(write(fds[1], some, SMALL), SMALL);
	assert_ok(pl_file_from_fd(fx.ctx, fds[0], &from));
	hold(&h, mem, zeros, SMALL);
	let_go_later(&h);
	assert_moved(pl_read(from, mem, SMALL, PL_OFF_STREAM, &o), SMALL);
	was_after(&h);
	fx_dev_is(&fx, mem, 0, SMALL, 5);
	fx_shut(from);
	close(fds[0]);
	close(fds[1]);
}

/* The limit is for the wait, too, and then nothing was touched. */
static void out_of_time(void **state)
{
	struct pl_io_opts o = after();
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct held h;

	(void)state;
	o.report = &r;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		struct pl_copy_piece v = { .dst = mem, .src = other, .len = lens[i] };
		void *to[2] = { mem, other };

		hold(&h, mem, zeros, lens[i]);
		o.timeout_ns = 5000000;
		assert_fails(pl_read(file, mem, lens[i], 0, &o), ETIMEDOUT, "in time");
		assert_int_equal(fx_sum(&r), 0);
		assert_fails(pl_write(file, mem, lens[i], 0, &o), ETIMEDOUT, "in time");
		assert_fails(pl_copy(fx.ctx, mem, other, lens[i], &o), ETIMEDOUT, "in time");
		assert_fails(pl_copyv(fx.ctx, NULL, NULL, &v, 1, &o), ETIMEDOUT, "in time");
		assert_fails(pl_read_broadcast(file, to, 2, lens[i], 0, &o), ETIMEDOUT, "in time");
		let_go_later(&h);
		o.timeout_ns = 60000000000u;
		assert_moved(pl_read(file, mem, lens[i], 0, &o), lens[i]);
		was_after(&h);
		fx_dev_is(&fx, mem, 0, lens[i], 1);
	}
	fx_file_is(path, 0, LEN, 1);
}

static void *read_in_time(void *arg)
{
	struct pl_io_opts o = after();
	atomic_bool *over = arg;
	ssize_t n;

	o.timeout_ns = 20000000000u;
	n = pl_read(file, mem, LEN, 0, &o);
	atomic_store(over, true);
	return (void *)n;
}

static struct held *held_new(struct held *older)
{
	struct held *h = malloc(sizeof(*h));

	assert_non_null(h);
	hold(h, other, zeros, SMALL);
	h->older = older;
	return h;
}

/* A stream that always has something to do: a limited wait, too, ends with what was queued before
 * it. */
static void never_idle(void **state)
{
	atomic_bool over = false;
	struct held *h = held_new(NULL);
	struct held *older;
	pthread_t t;
	void *n;

	(void)state;
	assert_int_equal(pthread_create(&t, NULL, read_in_time, &over), 0);
	while (!atomic_load(&over)) {
		older = h;
		h = held_new(older);
		atomic_store(&older->open, true);
		(void)usleep(1000);
	}
	atomic_store(&h->open, true);
	assert_int_equal(pthread_join(t, &n), 0);
	assert_ok(pl_stream_sync(s));
	for (; h; h = older) {
		older = h->older;
		free(h);
	}
	assert_moved((ssize_t)n, LEN);
	fx_dev_is(&fx, mem, 0, LEN, 1);
}

#define SLICES 1500 /* more than a stream has space for */

/* A caller that waits in slices of time does not fill the stream. */
static void out_of_time_often(void **state)
{
	struct pl_io_opts o = after();
	struct held h;

	(void)state;
	hold(&h, mem, zeros, SMALL);
	o.timeout_ns = 20000;
	for (unsigned int i = 0; i < SLICES; i++) {
		assert_fails(pl_read(file, mem, SMALL, 0, &o), ETIMEDOUT, "in time");
	}
	let_go_later(&h);
	o.timeout_ns = 60000000000u;
	assert_moved(pl_read(file, mem, SMALL, 0, &o), SMALL);
	was_after(&h);
	fx_dev_is(&fx, mem, 0, SMALL, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads),
		cmocka_unit_test(writes),
		cmocka_unit_test(copies),
		cmocka_unit_test(many_copies),
		cmocka_unit_test(broadcast),
		cmocka_unit_test(pipes),
		cmocka_unit_test(out_of_time),
		cmocka_unit_test(never_idle),
		cmocka_unit_test(out_of_time_often),
	};

	int failed = cmocka_run_group_tests_name("after", tests, begin_tight, end);

	return failed + cmocka_run_group_tests_name("after with space", tests, begin_ample, end);
}
