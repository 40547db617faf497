/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A file that was opened without O_DIRECT: whatever fails past the page cache is carried again
 * through it, by each way that a request can take, and only what fails there is told. With
 * O_DIRECT, or a route by its name, the failure is the program's own.
 */

#include <stdatomic.h>

#include "fixture.h"

#define LEN (2 * MIB)

static const char *path;
static atomic_int lines;
static char last_line[400];

static void on_line(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	atomic_fetch_add(&lines, 1);
	(void)snprintf(last_line, sizeof(last_line), "%s", line);
}

struct run {
	struct fx fx;
	struct pl_file *file;
	char *mem;
	struct pl_io_report r;
	struct pl_io_opts o;
};

/* The path that goes past the page cache into this device's memory. */
static const char *past(void)
{
	return strncmp(fx_device(), "bar:", 4) == 0 ? "p2pdma" : "direct";
}

/* The file has the pattern of seed 1. */
static void fill(void)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC);
	char *buf = fx_host(LEN);

	assert_true(fd >= 0);
	fx_pattern(buf, 0, LEN, 1);
	assert_int_equal(pwrite(fd, buf, LEN, 0), LEN);
	(void)close(fd);
	free(buf);
}

/* `what` stands behind the name of that path. The file has seed 1 and is not in the page cache, the
 * memory seed 2. */
static void begin(struct run *t, const char *what, const char *other, int flags)
{
	char *buf = fx_host(LEN);
	char setting[160];

	(void)snprintf(setting, sizeof(setting), "test_fault=%s:%s%s", past(), what, other);
	*t = (struct run){ .r = PL_IO_REPORT_INIT, .o = PL_IO_OPTS_INIT };
	fx_open(&t->fx, "chunk=64KiB", "inline_max=256KiB", "depth=4", setting, NULL);
	fill();
	t->file = fx_file(&t->fx, path, O_RDWR | flags);
	t->mem = fx_alloc(&t->fx, LEN);
	fx_pattern(buf, 0, LEN, 2);
	fx_put(&t->fx, t->mem, buf, LEN);
	t->o.report = &t->r;
	t->o.chunk = 64 * KIB;
	free(buf);
	fx_cold(path);
	atomic_store(&lines, 0);
	pl_log_set(on_line, NULL, PL_LOG_WARN);
}

static void end(struct run *t)
{
	pl_log_set(NULL, NULL, 0);
	fx_close(&t->fx);
}

struct count {
	uint64_t errors;
	uint64_t fallbacks;
	uint64_t failed;   /* fallbacks by that reason */
	uint64_t buffered; /* bytes through the page cache */
};

static int add(const struct pl_stats_row *r, void *arg)
{
	struct count *c = arg;

	c->errors += r->errors;
	c->fallbacks += r->fallbacks;
	c->failed += r->reasons[PL_REASON_DIRECT_FAILED];
	c->buffered += strncmp(r->route, "buffered", 8) == 0 ? r->bytes : 0;
	return 0;
}

static struct count count_all(const struct run *t)
{
	struct count c = { 0 };
	struct pl_stats *st;

	assert_ok(pl_stats_open(t->fx.ctx, 0, &st));
	assert_ok(pl_stats_rows(st, add, &c));
	pl_stats_close(st);
	return c;
}

/* All came, by another route than was planned, and that shows wherever fallbacks show. */
static void was_carried_again(struct run *t, bool write)
{
	struct count c = count_all(t);

	if (write) {
		fx_file_is(path, 0, LEN, 2);
	} else {
		fx_dev_is(&t->fx, t->mem, 0, LEN, 1);
	}
	assert_int_equal(c.errors, 0);
	assert_true(c.failed >= 1);
	assert_int_equal(c.failed, c.fallbacks);
	assert_int_equal(atomic_load(&lines), 1);
	assert_non_null(strstr(last_line, path));
	assert_non_null(strstr(last_line, "O_DIRECT failed"));
}

static ssize_t carry(struct run *t, bool write, size_t len, size_t off, const struct pl_io_opts *o)
{
	return write ? pl_write(t->file, t->mem + off, len, off, o)
		     : pl_read(t->file, t->mem + off, len, off, o);
}

/* Any error but those by which the kernel refuses O_DIRECT itself; the last refuses p2pdma. */
static const char *const errs[] = { "EIO", "EBUSY", "ENOMEM", "ENOSPC", "EAGAIN", "EFAULT" };

/* In one call, which is cut into pieces: the first of them, one in between, all. */
static void large(void **state)
{
	static const char *const when[] = { "nth=1", "nth=7", "every=1" };

	(void)state;
	for (int write = 0; write < 2; write++) {
		size_t n = COUNT(errs) - (strcmp(past(), "p2pdma") == 0);

		for (size_t i = 0; i < n * COUNT(when); i++) {
			char what[60];
			struct run t;

			(void)snprintf(what, sizeof(what), "%s:err=%s", when[i % COUNT(when)],
				       errs[i / COUNT(when)]);
			begin(&t, what, "", 0);
			assert_moved(carry(&t, write, LEN, 0, &t.o), LEN);
			assert_int_equal(fx_sum(&t.r), LEN);
			assert_true(t.r.fallbacks >= 1);
			assert_non_null(strstr(t.r.why, "direct-failed"));
			was_carried_again(&t, write);
			if (i % COUNT(when) < 2) {
				/* It is no reason to leave O_DIRECT for good. */
				fx_cold(path);
				assert_moved(carry(&t, write, LEN, 0, &t.o), LEN);
				assert_int_equal(t.r.fallbacks, 0);
				assert_non_null(strstr(t.r.route, past()));
			}
			end(&t);
		}
	}
}

/* Shorter writes are best made in the page cache, whatever is in it. */
#define SHORT (256 * KIB)
#define N (LEN / SHORT)

/* In calls that are one piece each, which the caller carries. */
static void small(void **state)
{
	static const size_t lens[] = { 16 * KIB, SHORT, SHORT };

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		bool write = i == 2;
		struct run t;

		begin(&t, "every=1:err=EIO", "", 0);
		/* The kernel may have fetched what a short read looks for in the page cache, just
		 * when it looks; not time and again. */
		for (int round = 0; round < 50 && !count_all(&t).failed; round++) {
			fx_cold(path);
			for (size_t off = 0; off < LEN; off += lens[i]) {
				assert_moved(carry(&t, write, lens[i], off, NULL), lens[i]);
			}
		}
		was_carried_again(&t, write);
		end(&t);
	}
}

static void in_a_row(void **state)
{
	(void)state;
	for (int write = 0; write < 2; write++) {
		struct pl_completion c[N];
		struct pl_request v[N];
		struct pl_queue *q;
		struct run t;
		size_t n = 0;

		begin(&t, "every=1:err=EIO", "", 0);
		assert_ok(pl_queue_open(t.fx.ctx, NULL, &q));
		for (size_t i = 0; i < N; i++) {
			/* Every other one first: neighbours would be one request. */
			size_t off = (i * 2 % N + i * 2 / N) * SHORT;

			v[i] = fx_request(write ? PL_OP_WRITE : PL_OP_READ, t.file, t.mem + off,
					  off, SHORT);
		}
		assert_moved(pl_queue_submit(q, v, N, NULL, NULL), N);
		while (n < N) {
			ssize_t got;

			c[0].size = sizeof(c[0]);
			got = pl_queue_wait(q, c, 1, N - n, 0);
			assert_true(got > 0);
			for (ssize_t i = 0; i < got; i++) {
				assert_moved(c[i].result, SHORT);
			}
			n += (size_t)got;
		}
		pl_queue_close(q);
		was_carried_again(&t, write);
		end(&t);
	}
}

static void in_a_stream(void **state)
{
	(void)state;
	for (int write = 0; write < 2; write++) {
		struct pl_stream_io io = PL_STREAM_IO_INIT;
		size_t len = LEN;
		ssize_t done = 0;
		struct pl_stream *s;
		struct run t;

		begin(&t, "nth=1:err=EIO", "", 0);
		io.file = t.file;
		io.mem = t.mem;
		io.len = &len;
		io.result = &done;
		assert_ok(pl_stream_create(t.fx.dev, &s));
		assert_ok(write ? pl_stream_write(s, &io) : pl_stream_read(s, &io));
		assert_ok(pl_stream_sync(s));
		pl_stream_close(s);
		assert_moved(done, LEN);
		was_carried_again(&t, write);
		end(&t);
	}
}

/* A medium that is broken is so for both. */
static void a_broken_medium_shows(void **state)
{
	(void)state;
	for (int write = 0; write < 2; write++) {
		struct run t;

		begin(&t, "every=1:err=EIO", ",buffered:every=1:err=EIO", 0);
		assert_fails(carry(&t, write, LEN, 0, &t.o), EIO, " ");
		assert_int_equal(fx_sum(&t.r), 0);
		assert_true(count_all(&t).errors >= 1);
		end(&t);
		/* Of what came before it, the count is told. */
		begin(&t, "nth=3:err=EIO", ",buffered:every=1:err=EIO", 0);
		t.o.depth = 1;
		assert_moved(carry(&t, write, LEN, 0, &t.o), 2 * 64 * KIB);
		end(&t);
	}
}

static void who_asks_for_o_direct_is_told(void **state)
{
	(void)state;
	for (int write = 0; write < 2; write++) {
		struct run t;

		begin(&t, "every=1:err=EIO", "", O_DIRECT);
		assert_fails(carry(&t, write, LEN, 0, &t.o), EIO, " ");
		assert_int_equal(t.r.fallbacks, 0);
		end(&t);
		begin(&t, "every=1:err=EIO", "", 0);
		t.o.policy = fx_policy(t.fx.past_cache);
		assert_fails(carry(&t, write, LEN, 0, &t.o), EIO, " ");
		assert_int_equal(t.r.fallbacks, 0);
		end(&t);
	}
}

/* The other route is not begun when the time is up. */
static void not_past_the_deadline(void **state)
{
	struct run t;

	(void)state;
	begin(&t, "every=1:delay=60000:err=EIO", "", 0);
	t.o.timeout_ns = 30000000;
	assert_fails(pl_read(t.file, t.mem, LEN, 0, &t.o), ETIMEDOUT, "timed out");
	assert_int_equal(t.r.fallbacks, 0);
	end(&t);
}

/* What the page cache has a page of is not written past it: of the pieces, this one alone. */
static void cached_pages_are_written_in_the_cache(void **state)
{
	struct run t;
	char byte;
	int fd;

	(void)state;
	begin(&t, "nth=1000:err=EIO", "", 0);
	assert_moved(pl_write(t.file, t.mem, LEN, 0, &t.o), LEN);
	assert_int_equal(count_all(&t).buffered, 0);
	fx_file_is(path, 0, LEN, 2);
	fill();
	fx_cold(path);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	assert_int_equal(posix_fadvise(fd, 0, 0, POSIX_FADV_RANDOM), 0);
	assert_int_equal(pread(fd, &byte, 1, 5 * 64 * KIB + 4096), 1);
	(void)close(fd);
	assert_moved(pl_write(t.file, t.mem, LEN, 0, &t.o), LEN);
	assert_int_equal(t.r.fallbacks, 0);
	assert_int_equal(count_all(&t).buffered, 64 * KIB);
	fx_file_is(path, 0, LEN, 2);
	/* A policy that names the route means it. */
	t.o.policy = fx_policy(t.fx.past_cache);
	assert_moved(pl_write(t.file, t.mem, LEN, 0, &t.o), LEN);
	assert_int_equal(count_all(&t).buffered, 64 * KIB);
	end(&t);
}

static int make(void **state)
{
	(void)state;
	path = fx_made("cache", LEN, 1);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(large),
		cmocka_unit_test(small),
		cmocka_unit_test(in_a_row),
		cmocka_unit_test(in_a_stream),
		cmocka_unit_test(a_broken_medium_shows),
		cmocka_unit_test(who_asks_for_o_direct_is_told),
		cmocka_unit_test(not_past_the_deadline),
		cmocka_unit_test(cached_pages_are_written_in_the_cache),
	};

	if (!fx_has_direct()) {
		fx_skip("no O_DIRECT where tests put their files");
	}
	return cmocka_run_group_tests_name("cache", tests, make, NULL);
}
