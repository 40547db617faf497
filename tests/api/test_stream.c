/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Transfers in the order of streams, by content. The order shows by what transfers hand on to each
 * other: bytes, and parameters that the one before writes.
 */

#include <stdatomic.h>
#include <sys/wait.h>

#include "fixture.h"

#define LEN (3 * MIB + 777)
/* ThreadSanitizer sees as much with fewer, each byte of which costs it dearly. */
#if defined(__SANITIZE_THREAD__)
#define MANY 24
#else
#define MANY 64
#endif

static struct fx fx;
static struct pl_file *file;
static const char *path;
static struct pl_stream *s;
static char *a; /* LEN bytes of device memory each */
static char *b;

static int begin_with(const char *chunk, const char *budget)
{
	fx_open(&fx, chunk, budget, NULL);
	path = fx_made("stream", LEN, 1);
	file = fx_file(&fx, path, O_RDWR);
	assert_ok(pl_stream_create(fx.dev, &s));
	a = fx_alloc(&fx, LEN);
	b = fx_alloc(&fx, LEN);
	return 0;
}

static int begin(void **state)
{
	(void)state;
	return begin_with("chunk=64KiB", "slab_budget=1MiB");
}

static int end(void **state)
{
	(void)state;
	pl_stream_close(s);
	fx_free(&fx, a);
	fx_free(&fx, b);
	fx_shut(file);
	fx_close(&fx);
	return unlink(path);
}

static struct pl_stream_io with_file(void *mem, const size_t *len, const int64_t *off,
				     ssize_t *result)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.file = file;
	io.mem = mem;
	io.len = len;
	io.off = off;
	io.result = result;
	return io;
}

static struct pl_stream_io of_copy(void *dst, const void *src, const size_t *len, ssize_t *result)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.mem = dst;
	io.src = src;
	io.len = len;
	io.result = result;
	return io;
}

static void clear(char *dev)
{
	char *zero = fx_host(LEN);

	memset(zero, 0, LEN);
	fx_put(&fx, dev, zero, LEN);
	free(zero);
}

/* A read, a copy of what was read, a write of the copy: each sees the one before. */
static void hands_on(void **state)
{
	size_t len = LEN;
	int64_t there = 5 * MIB + 13;
	ssize_t n[3] = { 0, 0, 0 };
	struct pl_stream_io read = with_file(a, &len, NULL, &n[0]);
	struct pl_stream_io copy = of_copy(b, a, &len, &n[1]);
	struct pl_stream_io write = with_file(b, &len, &there, &n[2]);
	char *got = fx_host(LEN);
	char *want = fx_host(LEN);

	(void)state;
	clear(a);
	clear(b);
	assert_ok(pl_stream_read(s, &read));
	assert_ok(pl_stream_copy(s, &copy));
	assert_ok(pl_stream_write(s, &write));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n[0], LEN);
	assert_int_equal(n[1], LEN);
	assert_int_equal(n[2], LEN);
	fx_dev_is(&fx, a, 0, LEN, 1);
	fx_dev_is(&fx, b, 0, LEN, 1);
	assert_moved(pl_read(file, got, LEN, (uint64_t)there, NULL), LEN);
	fx_pattern(want, 0, LEN, 1);
	fx_same(got, want, LEN, "what was written");
	free(got);
	free(want);
}

struct params {
	size_t len;
	int64_t off;
	int64_t mem_off;
};

/* The stream itself changes them before the transfer's turn. */
static void read_at_its_turn(void **state)
{
	static struct params now;
	static struct params later = { 70001, 4097, 333 };
	size_t all = sizeof(now);
	ssize_t n = 0;
	struct pl_stream_io change = of_copy(&now, &later, &all, NULL);
	struct pl_stream_io read = with_file(a, &now.len, &now.off, &n);

	(void)state;
	now = (struct params){ 10, 0, 0 };
	clear(a);
	read.mem_off = &now.mem_off;
	assert_ok(pl_stream_copy(s, &change));
	assert_ok(pl_stream_read(s, &read));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n, 70001);
	fx_dev_is(&fx, a + 333, 4097, 70001, 1);
}

/* FIXED ones keep what they were when the call was made, each by itself; the others are changed by
 * the stream. */
static void fixed_at_the_call(void **state)
{
	static struct params fixed;
	static struct params free_ones;
	static struct params later = { 70001, 4097, 333 };
	static const struct params before = { 5000, 99, 64 };

	(void)state;
	for (uint32_t set = 0; set < 8; set++) {
		size_t all = sizeof(later);
		ssize_t n = 0;
		struct pl_stream_io change = of_copy(&free_ones, &later, &all, NULL);
		struct pl_stream_io read = with_file(a, NULL, NULL, &n);
		size_t len = set & 1 ? before.len : later.len;
		int64_t off = set & 2 ? before.off : later.off;
		int64_t mem_off = set & 4 ? before.mem_off : later.mem_off;

		fixed = before;
		free_ones = (struct params){ 1, 2, 3 };
		clear(a);
		read.flags = (set & 1 ? PL_STREAM_FIXED_LEN : 0) |
			     (set & 2 ? PL_STREAM_FIXED_OFF : 0) |
			     (set & 4 ? PL_STREAM_FIXED_MEM_OFF : 0);
		read.len = set & 1 ? &fixed.len : &free_ones.len;
		read.off = set & 2 ? &fixed.off : &free_ones.off;
		read.mem_off = set & 4 ? &fixed.mem_off : &free_ones.mem_off;
		assert_ok(pl_stream_copy(s, &change));
		assert_ok(pl_stream_read(s, &read));
		fixed = (struct params){ 7, 8, 9 };
		memset(&read, 0xee, sizeof(read)); /* it was taken */
		assert_ok(pl_stream_sync(s));
		assert_int_equal(n, len);
		fx_dev_is(&fx, a + mem_off, (uint64_t)off, len, 1);
	}
}

static void fixed_source(void **state)
{
	static int64_t mem_off;
	static int64_t later = 100;
	int64_t src_off = 777;
	size_t all = sizeof(later);
	size_t len = 5000;
	struct pl_stream_io change = of_copy(&mem_off, &later, &all, NULL);
	struct pl_stream_io copy = of_copy(b, a, &len, NULL);

	(void)state;
	assert_moved(pl_read(file, a, LEN, 0, NULL), LEN);
	copy.src_off = &src_off;
	copy.mem_off = &mem_off;
	copy.flags = PL_STREAM_FIXED_SRC_OFF;
	assert_ok(pl_stream_copy(s, &change));
	assert_ok(pl_stream_copy(s, &copy));
	src_off = 4096;
	assert_ok(pl_stream_sync(s));
	fx_dev_is(&fx, b + 100, 777, 5000, 1);
}

static void holds_the_stream(void *open, ssize_t n)
{
	(void)n;
	while (!atomic_load((atomic_bool *)open)) {
		(void)usleep(1000);
	}
}

/* A copy with fixed parameters keeps its memory from the call to its end. */
static void memory_of_a_fixed_copy(void **state)
{
	static atomic_bool open;
	size_t len = MIB + 13;
	char *from = fx_alloc(&fx, len);
	char *to = fx_alloc(&fx, len);
	ssize_t n[2] = { -1, -1 };
	struct pl_stream_io read = with_file(from, &len, NULL, &n[0]);
	struct pl_stream_io copy = of_copy(to, from, &len, &n[1]);

	(void)state;
	if (fx_driver_calls_block()) {
		(void)printf(
			"under this tool a copy would wait for the stream that the test holds\n");
		fx_free(&fx, from);
		fx_free(&fx, to);
		skip();
	}
	atomic_store(&open, false);
	read.done = holds_the_stream;
	read.done_arg = &open;
	copy.flags = PL_STREAM_FIXED_LEN;
	assert_ok(pl_stream_read(s, &read));
	assert_ok(pl_stream_copy(s, &copy));
	assert_fails(pl_mem_free(fx.ctx, to), EBUSY, "in use");
	atomic_store(&open, true);
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n[0], len);
	assert_int_equal(n[1], len);
	fx_dev_is(&fx, to, 0, len, 1);
	fx_free(&fx, from);
	fx_free(&fx, to);
}

static void short_at_the_end(void **state)
{
	size_t len = 100000;
	int64_t off = LEN - 1000;
	int64_t past = LEN + 5;
	size_t none = 0;
	ssize_t n[3] = { -7, -7, -7 };
	struct pl_stream_io io = with_file(a, &len, &off, &n[0]);

	(void)state;
	assert_ok(pl_file_sync(file));
	assert_int_equal(truncate(path, LEN), 0);
	assert_ok(pl_stream_read(s, &io));
	io.off = &past;
	io.result = &n[1];
	assert_ok(pl_stream_read(s, &io));
	io.len = &none;
	io.result = &n[2];
	assert_ok(pl_stream_read(s, &io));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n[0], 1000);
	assert_int_equal(n[1], 0);
	assert_int_equal(n[2], 0);
	fx_dev_is(&fx, a, (uint64_t)off, 1000, 1);
}

/* What is wrong only at its turn is in the result, and the stream goes on. */
static void failures_release(void **state)
{
	char *gone = fx_alloc(&fx, LEN);
	size_t len = 4096;
	size_t absurd = SIZE_MAX;
	int64_t below = -1;
	int64_t outside = LEN - 100;
	ssize_t n[6] = { 0 };
	struct pl_stream_io io = with_file(a, &absurd, NULL, &n[0]);
	struct pl_stream_io copy = of_copy(a, a + 100, &len, &n[3]);

	(void)state;
	assert_ok(pl_stream_read(s, &io));
	io.len = &len;
	io.off = &below;
	io.result = &n[1];
	assert_ok(pl_stream_read(s, &io));
	io.off = NULL;
	io.mem_off = &outside;
	io.result = &n[2];
	assert_ok(pl_stream_read(s, &io));
	assert_ok(pl_stream_copy(s, &copy));
	io.mem = gone;
	io.mem_off = &below; /* in front of its allocation */
	io.result = &n[4];
	assert_ok(pl_stream_write(s, &io));
	io.mem = a;
	io.mem_off = NULL;
	io.result = &n[5];
	clear(b);
	assert_ok(pl_stream_read(s, &io));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n[0], -EINVAL);
	assert_int_equal(n[1], -EINVAL);
	assert_int_equal(n[2], -EFAULT);
	assert_int_equal(n[3], -EINVAL);
	assert_true(n[4] < 0);
	assert_int_equal(n[5], 4096);
	fx_dev_is(&fx, a, 0, 4096, 1);
	fx_free(&fx, gone);
}

/* An offset leads to no other allocation, however close that is. */
static void offsets_stay_in_their_allocation(void **state)
{
	char *low = a < b ? a : b;
	char *high = a < b ? b : a;
	int64_t across = high - low;
	size_t len = 4096;
	ssize_t n[3] = { 0 };
	struct pl_stream_io read = with_file(low, &len, NULL, &n[0]);
	struct pl_stream_io copy = of_copy(low, low, &len, &n[1]);
	struct pl_stream_io inside = with_file(low + 1000, &len, NULL, &n[2]);
	int64_t last = LEN - 1000 - 4096;
	char *want = fx_host(4096);
	char *got = fx_host(4096);

	(void)state;
	clear(low);
	fx_pattern(want, 0, 4096, 3);
	fx_put(&fx, high, want, 4096);
	read.mem_off = &across;
	assert_ok(pl_stream_read(s, &read));
	copy.src_off = &across;
	assert_ok(pl_stream_copy(s, &copy));
	inside.mem_off = &last;
	assert_ok(pl_stream_read(s, &inside));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n[0], -EFAULT);
	assert_int_equal(n[1], -EFAULT);
	assert_int_equal(n[2], 4096);
	fx_dev_is(&fx, low + LEN - 4096, 0, 4096, 1);
	fx_dev_is(&fx, high, 0, 4096, 3);
	fx_get(&fx, got, low, 4096);
	memset(want, 0, 4096);
	fx_same(got, want, 4096, "what was not copied to");
	free(got);
	free(want);
}

static void refused_at_the_call(void **state)
{
	size_t len = 100;
	ssize_t n = 0;
	struct pl_stream_io io = with_file(a, &len, NULL, &n);
	struct pl_file *other;
	int pipes[2];

	(void)state;
	io.len = NULL;
	assert_fails(pl_stream_read(s, &io), EINVAL, "length");
	io.len = &len;
	io.mem = NULL;
	assert_fails(pl_stream_read(s, &io), EFAULT, "NULL");
	io.mem = a;
	io.flags = 1u << 9;
	assert_fails(pl_stream_read(s, &io), EINVAL, "flags");
	io.flags = 0;
	io.policy = 9999;
	assert_fails(pl_stream_read(s, &io), EINVAL, "policy");
	io.policy = 0;
	io.size = sizeof(io) + 8;
	assert_fails(pl_stream_read(s, &io), EINVAL, "bytes");
	io.size = sizeof(io);
	io.file = NULL;
	assert_fails(pl_stream_read(s, &io), EINVAL, "file");
	assert_fails(pl_stream_copy(s, &io), EFAULT, "NULL");
	other = fx_file(&fx, path, O_RDONLY);
	io.file = other;
	assert_fails(pl_stream_write(s, &io), EBADF, "writing");
	fx_shut(other);
	assert_int_equal(pipe(pipes), 0);
	assert_ok(pl_file_from_fd(fx.ctx, pipes[0], &other));
	io.file = other;
	assert_fails(pl_stream_read(s, &io), ESPIPE, "offsets");
	fx_shut(other);
	close(pipes[0]);
	close(pipes[1]);
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n, 0);
}

static void freed_before_its_turn(void **state)
{
	static size_t len = 2 * MIB;
	char *gone = fx_alloc(&fx, LEN);
	ssize_t n[3] = { 0, 0, 0 };
	struct pl_stream_io slow = with_file(a, &len, NULL, &n[0]);
	struct pl_stream_io dead = with_file(gone, &len, NULL, &n[1]);
	struct pl_stream_io last = with_file(b, &len, NULL, &n[2]);

	(void)state;
	clear(b);
	assert_ok(pl_stream_read(s, &slow));
	assert_ok(pl_stream_read(s, &dead));
	assert_ok(pl_stream_read(s, &last));
	/* In time or not: an error or the bytes, and never a standstill. */
	while (pl_mem_free(fx.ctx, gone) == -EBUSY) {
	}
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n[0], len);
	if (n[1] != (ssize_t)len) {
		assert_int_equal(n[1], -EFAULT);
	}
	assert_int_equal(n[2], len);
	fx_dev_is(&fx, b, 0, len, 1);
}

/* More streams than workers, and slabs for a few: none waits for what another holds. */
static void many_at_once(void **state)
{
	static struct pl_stream *v[MANY];
	static ssize_t n[MANY][4];
	static int64_t off[MANY];
	static int64_t back[MANY];
	static size_t len = 300 * KIB + 1;
	char *mem = fx_alloc(&fx, MANY * 301 * KIB);
	char *copies = fx_alloc(&fx, MANY * 301 * KIB);

	(void)state;
	for (int i = 0; i < MANY; i++) {
		assert_ok(pl_stream_create(fx.dev, &v[i]));
		off[i] = (int64_t)i * 41 * 1000;
		back[i] = (int64_t)(8 * MIB + (size_t)i * 301 * KIB);
	}
	for (int i = 0; i < MANY; i++) {
		char *mine = mem + (size_t)i * 301 * KIB;
		char *copy_of = copies + (size_t)i * 301 * KIB;
		struct pl_stream_io read = with_file(mine, &len, &off[i], &n[i][0]);
		struct pl_stream_io copy = of_copy(copy_of, mine, &len, &n[i][1]);
		struct pl_stream_io write = with_file(copy_of, &len, &back[i], &n[i][2]);
		struct pl_stream_io again = with_file(mine, &len, &back[i], &n[i][3]);

		assert_ok(pl_stream_read(v[i], &read));
		assert_ok(pl_stream_copy(v[i], &copy));
		assert_ok(pl_stream_write(v[i], &write));
		assert_ok(pl_stream_read(v[i], &again));
	}
	for (int i = 0; i < MANY; i++) {
		assert_ok(pl_stream_sync(v[i]));
		for (int k = 0; k < 4; k++) {
			assert_int_equal(n[i][k], len);
		}
		fx_dev_is(&fx, mem + (size_t)i * 301 * KIB, (uint64_t)off[i], len, 1);
		fx_dev_is(&fx, copies + (size_t)i * 301 * KIB, (uint64_t)off[i], len, 1);
		pl_stream_close(v[i]);
	}
	fx_free(&fx, mem);
	fx_free(&fx, copies);
}

/* What is short is copied in other ways than what is long, and ends of a byte more than a piece, or
 * two, are the shortest there are. */
static void short_ones_at_once(void **state)
{
	static const size_t lens[] = {
		2, 3, 5, 4096, 24577, 64 * KIB + 1, 128 * KIB + 1, 256 * KIB + 1, 2 * MIB + 1
	};
	struct pl_stream *v[MANY];
	static ssize_t n[MANY];
	char *mem = fx_alloc(&fx, MANY * 3 * MIB);

	(void)state;
	for (int i = 0; i < MANY; i++) {
		assert_ok(pl_stream_create(fx.dev, &v[i]));
	}
	for (int i = 0; i < MANY; i++) {
		struct pl_stream_io io = with_file(mem + (size_t)i * 3 * MIB,
						   &lens[(size_t)i % COUNT(lens)], NULL, &n[i]);

		assert_ok(pl_stream_read(v[i], &io));
	}
	for (int i = 0; i < MANY; i++) {
		assert_ok(pl_stream_sync(v[i]));
		assert_int_equal(n[i], lens[(size_t)i % COUNT(lens)]);
		fx_dev_is(&fx, mem + (size_t)i * 3 * MIB, 0, lens[(size_t)i % COUNT(lens)], 1);
		pl_stream_close(v[i]);
	}
	fx_free(&fx, mem);
}

static void beside_blocking_calls(void **state)
{
	size_t len = LEN;
	ssize_t n = 0;
	struct pl_stream_io io = with_file(a, &len, NULL, &n);

	(void)state;
	for (int i = 0; i < 20; i++) {
		clear(a);
		assert_ok(pl_stream_read(s, &io));
		assert_moved(pl_read(file, b, LEN, 0, NULL), LEN);
		fx_dev_is(&fx, b, 0, LEN, 1);
		assert_ok(pl_stream_sync(s));
		assert_int_equal(n, LEN);
		fx_dev_is(&fx, a, 0, LEN, 1);
	}
}

/* Closing waits; a wrapped stream stays. */
static void closed_in_flight(void **state)
{
	static size_t len = LEN;
	static ssize_t n[8];
	struct pl_stream *w;

	(void)state;
	clear(a);
	assert_ok(pl_stream_wrap(fx.dev, pl_stream_handle(s), &w));
	for (int i = 0; i < 8; i++) {
		struct pl_stream_io io = with_file(i & 1 ? a : b, &len, NULL, &n[i]);

		n[i] = 0;
		assert_ok(pl_stream_read(w, &io));
	}
	pl_stream_close(w);
	for (int i = 0; i < 8; i++) {
		assert_int_equal(n[i], LEN);
	}
	fx_dev_is(&fx, a, 0, LEN, 1);
	n[0] = 0;
	assert_ok(pl_stream_read(s, &(struct pl_stream_io){ .size = sizeof(struct pl_stream_io),
							    .file = file,
							    .mem = b,
							    .len = &len,
							    .result = &n[0] }));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n[0], LEN);
}

static void context_closed_in_flight(void **state)
{
	static size_t len = LEN;
	static ssize_t n[8];

	(void)state;
	begin_with("chunk=64KiB", "slab_budget=1MiB");
	for (int i = 0; i < 8; i++) {
		struct pl_stream_io io = with_file(i & 1 ? a : b, &len, NULL, &n[i]);

		assert_ok(pl_stream_read(s, &io));
	}
	pl_close(fx.ctx);
	for (int i = 0; i < 8; i++) {
		assert_int_equal(n[i], LEN);
	}
	assert_int_equal(unlink(path), 0);
}

static void child_of_a_fork(void **state)
{
	static size_t len = LEN;
	static ssize_t n;
	struct pl_stream_io io = with_file(a, &len, NULL, &n);
	int status = 0;
	pid_t child;

	(void)state;
	assert_ok(pl_stream_read(s, &io));
	child = fx_fork();
	assert_true(child >= 0);
	if (!child) {
		struct pl_stream *t;
		bool good = pl_stream_read(s, &io) == -ESTALE && pl_stream_sync(s) == -ESTALE &&
			    pl_stream_create(fx.dev, &t) == -ESTALE;

		pl_stream_close(s);
		pl_close(fx.ctx);
		_exit(good ? 0 : 1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n, LEN);
	fx_dev_is(&fx, a, 0, LEN, 1);
}

static void no_such_stream(void **state)
{
	struct pl_stream *w = NULL;

	(void)state;
	if (!(fx.info.flags & PL_DEV_SOFT)) {
		return; /* a driver may crash on what is no handle */
	}
	assert_fails(pl_stream_wrap(fx.dev, &w, &w), EINVAL, "not a stream");
	assert_fails(pl_stream_wrap(fx.dev, NULL, &w), EINVAL, "not a stream");
	assert_null(w);
	pl_stream_close(NULL);
}

struct ended {
	atomic_uint times;
	ssize_t result;
	ssize_t *told;
	bool told_before;
};

static void note_end(void *arg, ssize_t result)
{
	struct ended *e = arg;

	e->result = result;
	e->told_before = *e->told == result;
	atomic_fetch_add(&e->times, 1);
}

/* Heard of once, when the result is there and before the stream goes on; failures too. */
static void ends_are_heard_of(void **state)
{
	struct ended good = { 0 };
	struct ended bad = { 0 };
	size_t len = LEN;
	int64_t none = -1;
	ssize_t n[2] = { -99, -99 };
	struct pl_stream_io io = with_file(a, &len, NULL, &n[0]);
	struct pl_stream_io wrong = with_file(a, &len, &none, &n[1]);

	(void)state;
	good.told = &n[0];
	bad.told = &n[1];
	io.done = note_end;
	io.done_arg = &good;
	wrong.done = note_end;
	wrong.done_arg = &bad;
	assert_ok(pl_stream_read(s, &io));
	assert_ok(pl_stream_read(s, &wrong));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(atomic_load(&good.times), 1);
	assert_int_equal(good.result, LEN);
	assert_true(good.told_before);
	assert_int_equal(atomic_load(&bad.times), 1);
	assert_int_equal(bad.result, -EINVAL);
	assert_true(bad.told_before);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hands_on),
		cmocka_unit_test(read_at_its_turn),
		cmocka_unit_test(fixed_at_the_call),
		cmocka_unit_test(fixed_source),
		cmocka_unit_test(memory_of_a_fixed_copy),
		cmocka_unit_test(short_at_the_end),
		cmocka_unit_test(failures_release),
		cmocka_unit_test(offsets_stay_in_their_allocation),
		cmocka_unit_test(refused_at_the_call),
		cmocka_unit_test(freed_before_its_turn),
		cmocka_unit_test(ends_are_heard_of),
		cmocka_unit_test(many_at_once),
		cmocka_unit_test(short_ones_at_once),
		cmocka_unit_test(beside_blocking_calls),
		cmocka_unit_test(closed_in_flight),
		cmocka_unit_test(child_of_a_fork),
		cmocka_unit_test(no_such_stream),
	};
	const struct CMUnitTest alone[] = { cmocka_unit_test(context_closed_in_flight) };
	int failed = cmocka_run_group_tests_name("stream", tests, begin, end);

	return failed + cmocka_run_group_tests_name("stream, closed", alone, NULL, NULL);
}
