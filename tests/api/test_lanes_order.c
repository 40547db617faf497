/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Lanes in a queue, in a stream's order, and beside workers; what is lost or closed meanwhile. */

#include "lanes_kit.h"

static int sum_lane(const struct pl_stats_row *row, void *arg)
{
	((struct seen *)arg)->lane += strcmp(row->op, "lane") == 0 ? row->bytes : 0;
	return 0;
}

static uint64_t lane_bytes(void)
{
	struct seen seen = { 0 };
	struct pl_stats *st;

	assert_ok(pl_stats_open(fx.ctx, 0, &st));
	assert_ok(pl_stats_rows(st, sum_lane, &seen));
	pl_stats_close(st);
	return seen.lane;
}

/* There is no route past the page cache to choose from. */
static void file_in_memory(void **state)
{
	int fd = memfd_create("lanes", 0);
	struct pl_file *f;

	(void)state;
	fx_pattern(host, 0, LEN, 7);
	assert_true(fd >= 0);
	assert_int_equal(write(fd, host, LEN), LEN);
	assert_ok(pl_file_from_fd(fx.ctx, fd, &f));
	read_over_both(f, "auto");
	fx_shut(f);
	assert_int_equal(close(fd), 0);
}

static void queue_and_stream(void **state)
{
	struct pl_request q = PL_REQUEST_INIT;
	struct pl_completion done = { .size = sizeof(done) };
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_stream *stream;
	struct pl_queue *queue;
	ssize_t result = 0;
	size_t len = LEN;

	(void)state;
	fx_pattern(host, 0, LEN, 31);
	assert_ok(pl_queue_open(fx.ctx, NULL, &queue));
	q.op = PL_OP_COPY;
	q.mem = mem;
	q.src = host;
	q.len = LEN;
	assert_int_equal(pl_queue_submit(queue, &q, 1, NULL, NULL), 1);
	assert_int_equal(pl_queue_wait(queue, &done, 1, 1, 0), 1);
	assert_int_equal(done.result, LEN);
	device_is(mem, host, LEN);
	pl_queue_close(queue);
	/* Behind a stream that waits for it one link carries all. */
	fx_pattern(host, 0, LEN, 32);
	assert_ok(pl_stream_create(fx.dev, &stream));
	io.mem = mem;
	io.src = host;
	io.len = &len;
	io.result = &result;
	assert_ok(pl_stream_copy(stream, &io));
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(result, LEN);
	device_is(mem, host, LEN);
	pl_stream_close(stream);
}

static struct pl_stream_io fixed_copy(void *dst, const void *src, const size_t *len,
				      ssize_t *result)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.flags = PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_MEM_OFF | PL_STREAM_FIXED_SRC_OFF;
	io.mem = dst;
	io.src = src;
	io.len = len;
	io.result = result;
	return io;
}

/* In a stream's order: what is copied there, changed behind it and copied back, again and again and
 * without a wait. Both links carry each of them, by the streams themselves. */
static void in_stream_order(void **state)
{
	enum {
		TIMES = 8
	};
	const size_t len = LEN;
	const size_t part = 5 * MIB;
	const int64_t by = 4097;
	ssize_t n[3 * TIMES] = { 0 };
	struct pl_stream *stream;
	uint64_t before;

	(void)state;
	fx_close(&fx);
	open_with(both(), "stats=off");
	fx_pattern(host, 0, LEN, 51);
	memset(back, 0, LEN);
	assert_ok(pl_stream_create(fx.dev, &stream));
	before = lane_bytes();
	for (int i = 0; i < TIMES; i++) {
		struct pl_stream_io in = fixed_copy(mem, i ? back : host, &len, &n[3 * i]);
		struct pl_stream_io change = fixed_copy(mem, host, &part, &n[3 * i + 1]);
		struct pl_stream_io out = fixed_copy(back, mem, &len, &n[3 * i + 2]);

		change.mem_off = change.src_off = &by;
		assert_ok(pl_stream_copy(stream, &in));
		assert_ok(pl_stream_copy(stream, &change));
		assert_ok(pl_stream_copy(stream, &out));
	}
	assert_ok(pl_stream_sync(stream));
	for (int i = 0; i < TIMES; i++) {
		assert_int_equal(n[3 * i], LEN);
		assert_int_equal(n[3 * i + 1], part);
		assert_int_equal(n[3 * i + 2], LEN);
	}
	fx_same(back, host, LEN, "went in and out in a stream's order");
	assert_true(lane_bytes() - before >= 2 * TIMES * (LEN / 3));
	pl_stream_close(stream);
}

/* Between the lanes' parts and the stream's own work nothing overtakes: each round's bytes are
 * others. */
static void order_is_kept(void **state)
{
	const size_t len = 18 * MIB;
	char *second = fx_alloc(&fx, len);
	struct pl_stream *v[2];
	ssize_t n[2][3];

	(void)state;
	for (int i = 0; i < 2; i++) {
		assert_ok(pl_stream_create(fx.dev, &v[i]));
	}
	for (unsigned int round = 0; round < 3; round++) {
		fx_pattern(host, 0, 2 * len, round);
		memset(back, 0xee, 2 * len);
		for (int i = 0; i < 2; i++) {
			char *dev = i ? second : mem;
			struct pl_stream_io in =
				fixed_copy(dev, host + (size_t)i * len, &len, &n[i][0]);
			struct pl_stream_io out =
				fixed_copy(back + (size_t)i * len, dev, &len, &n[i][1]);
			struct pl_stream_io over =
				fixed_copy(dev, back + (size_t)i * len, &len, &n[i][2]);

			assert_ok(pl_stream_copy(v[i], &in));
			assert_ok(pl_stream_copy(v[i], &out));
			assert_ok(pl_stream_copy(v[i], &over));
		}
		for (int i = 0; i < 2; i++) {
			assert_ok(pl_stream_sync(v[i]));
			assert_int_equal(n[i][0], len);
			assert_int_equal(n[i][1], len);
			assert_int_equal(n[i][2], len);
		}
		fx_same(back, host, 2 * len, "two streams, in and out");
		device_is(mem, host, len);
	}
	pl_stream_close(v[0]);
	pl_stream_close(v[1]);
	fx_free(&fx, second);
}

/* Copies that lanes may carry, between reads that a worker carries while the stream waits, on
 * several streams at once: each stream's order holds, and none stands still. */
static void beside_workers(void **state)
{
	enum {
		N = 3
	};
	const char *path = fx_made("beside", LEN, 71);
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	const size_t len = 18 * MIB;
	const size_t part = MIB + 5;
	const int64_t off[N] = { 4096, 70001, 3 * MIB };
	struct pl_stream *v[N];
	ssize_t n[N][4];
	char *dev[N];
	char *to[N];
	char *want = fx_host(len);

	(void)state;
	for (int i = 0; i < N; i++) {
		assert_ok(pl_stream_create(i == 1 ? other : fx.dev, &v[i]));
		dev[i] = i == 0 ? mem : NULL;
		assert_ok(dev[i] ? 0
				 : pl_mem_alloc(i == 1 ? other : fx.dev, len, 0, (void **)&dev[i]));
		to[i] = fx_host(len);
		assert_ok(pl_mem_pin(fx.dev, to[i], len, 0));
	}
	for (unsigned int round = 0; round < 4; round++) {
		fx_pattern(host, 0, len, round);
		for (int i = 0; i < N; i++) {
			struct pl_stream_io in = fixed_copy(dev[i], host, &len, &n[i][0]);
			struct pl_stream_io out = fixed_copy(to[i], dev[i], &len, &n[i][2]);
			struct pl_stream_io read = PL_STREAM_IO_INIT;

			read.file = f;
			read.mem = dev[i] + off[i];
			read.len = &part;
			read.off = &off[i];
			read.result = &n[i][1];
			assert_ok(pl_stream_copy(v[i], &in));
			assert_ok(pl_stream_read(v[i], &read));
			assert_ok(pl_stream_copy(v[i], &out));
			in.result = &n[i][3];
			assert_ok(pl_stream_copy(v[i], &in));
		}
		for (int i = 0; i < N; i++) {
			assert_ok(pl_stream_sync(v[i]));
			assert_int_equal(n[i][0], len);
			assert_int_equal(n[i][1], part);
			assert_int_equal(n[i][2], len);
			assert_int_equal(n[i][3], len);
			memcpy(want, host, len);
			fx_pattern(want + off[i], (uint64_t)off[i], part, 71);
			fx_same(to[i], want, len, "copied in, read over, copied out");
		}
	}
	for (int i = 0; i < N; i++) {
		pl_stream_close(v[i]);
		assert_ok(pl_mem_unpin(fx.ctx, to[i]));
		free(to[i]);
		assert_ok(dev[i] == mem ? 0 : pl_mem_free(fx.ctx, dev[i]));
	}
	free(want);
	fx_shut(f);
}

/* Each call of the driver by which a lane keeps to a stream's order, failing at each of its places:
 * the bytes are there all the same, or the result is an error. */
static void the_nth_call_in_order(void **state)
{
	static const char *const calls[] = { "cuStreamWaitEvent", "cuEventRecord", "cuMemcpyAsync",
					     "cuEventSynchronize" };
	const size_t len = 20 * MIB;
	bool go = true;

	(void)state;
	if (!cu.inject) {
		skip();
	}
	fx_close(&fx);
	for (size_t i = 0; i < COUNT(calls); i++, go = true) {
		for (int nth = 1; nth < 14 && go; nth = next_nth(nth)) {
			struct pl_stream *stream;
			unsigned long last;
			ssize_t n[2] = { -1, -1 };
			struct pl_stream_io in, out;

			open_with(both(), NULL);
			in = fixed_copy(mem, host, &len, &n[0]);
			out = fixed_copy(back, mem, &len, &n[1]);
			fx_pattern(host, 0, len, (unsigned int)nth);
			memset(back, 0, len);
			assert_ok(pl_stream_create(fx.dev, &stream));
			last = fail_nth(calls[i], nth, 999);
			assert_ok(pl_stream_copy(stream, &in));
			assert_ok(pl_stream_copy(stream, &out));
			assert_ok(pl_stream_sync(stream));
			go = was_reached(calls[i], last, nth);
			if (n[0] < 0 || n[1] < 0) {
				/* Carried again, it failed at that. */
				assert_true(n[0] == (ssize_t)len || n[1] == (ssize_t)len);
			} else {
				assert_int_equal(n[0], len);
				assert_int_equal(n[1], len);
				fx_same(back, host, len, calls[i]);
			}
			pl_stream_close(stream);
			fx_close(&fx);
		}
	}
	open_with(both(), NULL);
}

/* A stream's copy of which no worker will be told: its lane serves others again when the stream is
 * closed. */
static void lost_in_order(void **state)
{
	const size_t len = LEN;
	struct pl_stream *stream;
	struct pl_stream_io io;
	struct pl_io_report r;
	ssize_t n;

	(void)state;
	if (!cu.inject) {
		skip();
	}
	fx_close(&fx);
	open_with(both(), "lane_budget=16MiB"); /* for one at a time */
	for (unsigned int round = 0; round < 3; round++) {
		fx_pattern(host, 0, LEN, 90 + round);
		assert_moved(copy(mem, host, LEN, &r), LEN);
		used_both(&r, LEN);
		device_is(mem, host, LEN);
		io = fixed_copy(mem, host, &len, &n);
		assert_ok(pl_stream_create(fx.dev, &stream));
		cu.inject("cuLaunchHostFunc:1:999");
		assert_true(pl_stream_copy(stream, &io) < 0);
		cu.inject(NULL);
		pl_stream_close(stream);
	}
}

/* The handle of the device between is closed; the context has it open still. */
static void handle_closed(void **state)
{
	struct pl_io_report r;

	(void)state;
	fx_pattern(host, 0, LEN, 41);
	pl_dev_close(other);
	assert_moved(copy(mem, host, LEN, &r), LEN);
	used_both(&r, LEN);
	device_is(mem, host, LEN);
}

static void stand_until(void *flag)
{
	while (!atomic_load((atomic_bool *)flag)) {
		(void)usleep(200);
	}
}

/* What the fake driver holds up while a stream waits, of what a first copy may call. */
static unsigned long makings(void)
{
	return cu.calls("cuDevicePrimaryCtxRetain") + cu.calls("cuCtxEnablePeerAccess") +
	       cu.calls("cuMemAlloc_v2");
}

static atomic_uint told;

static void count_line(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	told += strstr(line, "tunable lanes") != NULL;
}

/* A stream that has a transfer queued may begin to wait for it at any time. From then on a driver
 * may hold up whoever opens a device or allocates, and who is held up may have what the transfer
 * needs: so neither neighbours nor pairs are opened, also before the stream has come there. */
static void nothing_is_opened(void **state)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_stream *stream;
	struct pl_io_report r;
	unsigned long before;
	size_t small = 5000;
	ssize_t n = 0;
	char *peer;

	(void)state;
	if (!cu.inject) {
		skip();
	}
	fx_close(&fx);
	fx_open(&fx, "threads=3", both(), NULL);
	mem = fx_alloc(&fx, LEN);
	assert_ok(pl_mem_pin(fx.dev, host, LEN, 0));
	assert_ok(pl_mem_pin(fx.dev, back, LEN, 0));
	atomic_store(&go_on, false);
	assert_ok(pl_stream_create(fx.dev, &stream));
	io.mem = mem;
	io.src = host;
	io.len = &small;
	io.result = &n;
	fx_pattern(host, 0, LEN, 80);
	app_enter(&cu, 0);
	assert_int_equal(cu.stream_call(pl_stream_handle(stream), stand_until, &go_on), 0);
	assert_int_equal(cu.ctx_set(NULL), 0);
	assert_ok(pl_stream_copy(stream, &io));
	before = makings();
	pl_log_set(count_line, NULL, PL_LOG_WARN);
	for (int i = 0; i < 2; i++) {
		assert_moved(copy(mem, host, LEN, &r), LEN);
		assert_int_equal(r.lanes, 0);
	}
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	assert_int_equal(told, 1);
	device_is(mem, host, LEN);
	assert_int_equal(makings(), before);
	/* Copies inside the GPU go through slabs, which are there. */
	before = cu.calls("cuMemHostRegister_v2");
	for (size_t len = 100; len <= LEN / 2; len *= 19) {
		assert_moved(pl_copy(fx.ctx, mem + LEN / 2, mem, len, NULL), len);
		device_is(mem + LEN / 2, host, len);
	}
	assert_int_equal(cu.calls("cuMemHostRegister_v2"), before);
	device_is(mem, host, LEN / 2);
	assert_moved(copy(mem, host, LEN, &r), LEN);
	before = makings();
	/* Nor are the two introduced to each other when the program has opened the other itself. */
	assert_ok(pl_dev_open(fx.ctx, name_of[1], &other));
	assert_ok(pl_mem_alloc(other, LEN, 0, (void **)&peer));
	before = makings();
	assert_moved(copy(peer, mem, LEN, &r), LEN);
	assert_moved(copy(mem, peer, LEN, &r), LEN);
	assert_moved(copy(mem, host, LEN, &r), LEN);
	assert_int_equal(r.lanes, 0);
	device_is(mem, host, LEN);
	assert_int_equal(makings(), before);
	atomic_store(&go_on, true);
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n, small);
	pl_stream_close(stream);
	app_leave(&cu, 0);
	/* All of it is made up for. */
	before = cu.calls("cuCtxEnablePeerAccess");
	assert_moved(copy(mem, host, LEN, &r), LEN);
	used_both(&r, LEN);
	assert_int_equal(cu.calls("cuCtxEnablePeerAccess"), before + 2);
	device_is(mem, host, LEN);
}

static void forked(void **state)
{
	struct pl_io_report r;
	pid_t child;
	int status;

	(void)state;
	assert_moved(copy(mem, host, LEN, &r), LEN);
	child = fx_fork();
	if (child == 0) {
		bool stale = pl_copy(fx.ctx, mem, host, LEN, NULL) == -ESTALE;

		pl_close(fx.ctx);
		_exit(stale ? 0 : 1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_moved(copy(mem, host, LEN, &r), LEN);
	used_both(&r, LEN);
}

int main(void)
{
	int rc;
	const struct CMUnitTest tests[] = {
		TEST(queue_and_stream), TEST(handle_closed),	 TEST(forked),
		TEST(in_stream_order),	TEST(order_is_kept),	 TEST(the_nth_call_in_order),
		TEST(beside_workers),	TEST(nothing_is_opened), TEST(lost_in_order),
		TEST(file_in_memory),
	};

	(void)snprintf(name_of[0], sizeof(name_of[0]), "%s", fx_device());
	(void)snprintf(name_of[1], sizeof(name_of[1]), "%.*s1", (int)strlen(fx_device()) - 1,
		       fx_device());
	find_driver();
	host = fx_host(LEN);
	back = fx_host(LEN);
	rc = cmocka_run_group_tests(tests, NULL, NULL);
	free(host);
	free(back);
	return rc;
}
