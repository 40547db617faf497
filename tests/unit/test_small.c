/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Small reads and writes that kernels carry in a stream's order, when the file's reads and writes
 * are late, short, fail or block: each has the result that a worker would have had, and the bytes.
 *
 * On software GPUs; with FAKECUDA_LIB on that driver, where it is also seen that nobody calls it
 * while a stream waits.
 */

#include "small_kit.h"

#define FIXED (PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_OFF)
#define STREAMS 3u
#define OPS 24u
#define PART (128u * KIB) /* of the file, for each stream */
#define SPACE (64u * KIB)

static void *pinned(size_t len)
{
	void *p;

	assert_int_equal(pl_mem_alloc(dev, len, PL_ALLOC_PINNED, &p), 0);
	return p;
}

static struct pl_file *opened(const char *path)
{
	struct pl_file *f;

	assert_int_equal(pl_file_open(ctx, path, O_RDWR, 0, &f), 0);
	return f;
}

static struct pl_stream_io io_of(struct pl_file *f, void *mem, const size_t *len,
				 const int64_t *off, ssize_t *result)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.flags = FIXED;
	io.file = f;
	io.mem = mem;
	io.len = len;
	io.off = off;
	io.result = result;
	return io;
}

/* A stream's part of the file, what it must have, and its operations. */
struct side {
	struct pl_stream *s;
	char *mem; /* pinned: OPS of SPACE */
	ssize_t *results;
	ssize_t plain[OPS];
	struct {
		size_t len;
		int64_t off; /* in the part */
		bool write;
	} op[OPS];
	char want[PART];
};

static ssize_t *result_of(struct side *x, unsigned int k)
{
	return k % 2 ? &x->plain[k] : &x->results[k];
}

/* In their order, with the results that they had. */
static void check(struct side *x, unsigned int which, bool fails)
{
	for (unsigned int k = 0; k < OPS; k++) {
		ssize_t n = *result_of(x, k);
		size_t got = n > 0 ? (size_t)n : 0;
		char *mem = x->mem + k * SPACE;

		if (n != (ssize_t)x->op[k].len &&
		    !(fails &&
		      (got ? got < x->op[k].len : n == (x->op[k].write ? -ENOSPC : -EIO)))) {
			fail_msg("stream %u, operation %u, of %zu bytes: %zd", which, k,
				 x->op[k].len, n);
		}
		if (x->op[k].write) {
			memcpy(x->want + x->op[k].off, mem, got);
		} else {
			assert_memory_equal(mem, x->want + x->op[k].off, got);
			for (size_t i = got; i < x->op[k].len; i++) {
				assert_int_equal(mem[i], 0x5a);
			}
		}
	}
}

static void run(struct side *v, struct pl_file *f, uint64_t *seed)
{
	for (unsigned int k = 0; k < OPS; k++) {
		for (unsigned int i = 0; i < STREAMS; i++) {
			struct side *x = &v[i];
			size_t len = unit_random(seed) % (k % 3 ? 5000 : SPACE) + 1;
			int64_t at = (int64_t)(unit_random(seed) % (PART - len));
			int64_t off = at + i * (int64_t)PART;
			struct pl_stream_io io =
				io_of(f, x->mem + k * SPACE, &len, &off, result_of(x, k));

			x->op[k].len = len;
			x->op[k].off = at;
			x->op[k].write = unit_random(seed) % 3 == 0;
			memset(x->mem + k * SPACE, 0x5a, SPACE);
			if (x->op[k].write) {
				unit_pattern(x->mem + k * SPACE, len, unit_random(seed) % 100000);
			}
			*result_of(x, k) = -7;
			assert_int_equal(x->op[k].write ? pl_stream_write(x->s, &io)
							: pl_stream_read(x->s, &io),
					 0);
		}
	}
}

static void schedules(void **state)
{
	static struct side v[STREAMS];
	uint64_t seed = unit_seed();
	const char *path = unit_path();
	int fd = open(path, O_RDWR | O_CREAT, 0600);
	struct pl_file *f;

	(void)state;
	assert_int_equal(ftruncate(fd, STREAMS * (off_t)PART), 0);
	f = opened(path);
	for (unsigned int i = 0; i < STREAMS; i++) {
		assert_int_equal(pl_stream_create(dev, &v[i].s), 0);
		v[i].mem = pinned((size_t)OPS * SPACE);
		v[i].results = pinned(OPS * sizeof(ssize_t));
	}
	for (unsigned int k = 0; k < 12; k++) {
		bool fails = k % 4 == 3;
		struct stat st;

		does_all(k % 2 * 3, k % 3 * 5, k % 5 * 2, fails ? 4 : 0);
		run(v, f, &seed);
		for (unsigned int i = 0; i < STREAMS; i++) {
			assert_int_equal(pl_stream_sync(v[i].s), 0);
			check(&v[i], i, fails);
		}
		assert_int_equal(fstat(fd, &st), 0);
		assert_int_equal(st.st_size, STREAMS * PART);
	}
	does_all(0, 0, 0, 0);
	for (unsigned int i = 0; i < STREAMS; i++) {
		char *got = malloc(PART);

		assert_int_equal(pread(fd, got, PART, i * (off_t)PART), PART);
		assert_memory_equal(got, v[i].want, PART);
		free(got);
		pl_stream_close(v[i].s);
		assert_int_equal(pl_mem_free(ctx, v[i].mem), 0);
		assert_int_equal(pl_mem_free(ctx, v[i].results), 0);
	}
	assert_int_equal(pl_file_close(f), 0);
	(void)close(fd);
}

static unsigned long driver_calls(void)
{
	static unsigned long (*calls)(const char *);

	if (!calls) {
		void *so = dlopen(getenv("FAKECUDA_LIB"), RTLD_LAZY | RTLD_NOLOAD);

		*(void **)&calls = so ? dlsym(so, "fakecuda_calls") : NULL;
		assert_non_null(calls);
	}
	return calls(NULL);
}

static int descriptors_of(const char *path)
{
	struct stat want;
	int n = 0;

	assert_int_equal(stat(path, &want), 0);
	for (int i = 0; i < 1024; i++) {
		struct stat st;

		n += !fstat(i, &st) && st.st_dev == want.st_dev && st.st_ino == want.st_ino;
	}
	return n;
}

/* The worker that has one closes it when it has told of the end. */
static void wait_for_descriptors(const char *path, int are)
{
	uint64_t until = clock_now_ns() + PATIENCE_NS;

	while (descriptors_of(path) != are && clock_now_ns() < until) {
		(void)usleep(100);
	}
	assert_int_equal(descriptors_of(path), are);
}

/* The file is closed while a read and a write of it block: neither waits for the other, they end as
 * they would have, and the descriptor goes with the last of them. Meanwhile nobody calls the
 * driver. */
static void closed_while_blocked(void **state)
{
	const char *path = unit_path();
	int fd = open(path, O_RDWR | O_CREAT, 0600);
	struct pl_stream *s[2];
	size_t len = 5000;
	int64_t off[] = { 100, 20000 };
	ssize_t n[2] = { -7, -7 };
	char bytes[5000];
	char *mem = pinned(2 * 5000);
	unsigned long before = 0;
	struct pl_file *f;

	(void)state;
	unit_pattern(bytes, 5000, 0);
	assert_int_equal(pwrite(fd, bytes, 5000, 100), 5000);
	f = opened(path);
	memcpy(mem + 5000, bytes, 5000);
	atomic_store(&does.hold, true);
	does_all(1, 0, 0, 0);
	for (unsigned int i = 0; i < 2; i++) {
		struct pl_stream_io io = io_of(f, mem + i * 5000, &len, &off[i], &n[i]);

		assert_int_equal(pl_stream_create(dev, &s[i]), 0);
		assert_int_equal(i ? pl_stream_write(s[i], &io) : pl_stream_read(s[i], &io), 0);
	}
	wait_until(&does.held, 2);
	if (fake) {
		before = driver_calls();
	}
	assert_int_equal(pl_file_close(f), 0);
	assert_int_equal(n[0], -7);
	atomic_store(&does.hold, false);
	wait_until(&does.held, 0);
	if (fake) {
		uint64_t until = clock_now_ns() + PATIENCE_NS;

		while ((__atomic_load_n(&n[0], __ATOMIC_ACQUIRE) == -7 ||
			__atomic_load_n(&n[1], __ATOMIC_ACQUIRE) == -7) &&
		       clock_now_ns() < until) {
			(void)usleep(100);
		}
		assert_int_equal(driver_calls(), before);
	}
	for (unsigned int i = 0; i < 2; i++) {
		assert_int_equal(pl_stream_sync(s[i]), 0);
		assert_int_equal(n[i], 5000);
		pl_stream_close(s[i]);
	}
	assert_memory_equal(mem, bytes, 5000);
	memset(mem, 0, 5000);
	assert_int_equal(pread(fd, mem, 5000, 20000), 5000);
	assert_memory_equal(mem, bytes, 5000);
	wait_for_descriptors(path, 1);
	does_all(0, 0, 0, 0);
	assert_int_equal(pl_mem_free(ctx, mem), 0);
	(void)close(fd);
}

/* Whoever finds a result finds the bytes: the CPU stores it where kernels cannot, when the kernel
 * has copied them. */
static void result_comes_last(void **state)
{
	const char *path = unit_path();
	int fd = open(path, O_RDWR | O_CREAT, 0600);
	char *bytes = malloc(SPACE);
	char *mem = pinned(SPACE + sizeof(ssize_t));
	struct pl_file *f = opened(path);
	struct pl_stream *s;
	size_t len = SPACE;
	ssize_t n;

	(void)state;
	unit_pattern(bytes, SPACE, 3);
	assert_int_equal(pwrite(fd, bytes, SPACE, 0), SPACE);
	assert_int_equal(pl_stream_create(dev, &s), 0);
	for (unsigned int i = 0; i < 100; i++) {
		ssize_t *result = i % 2 ? (ssize_t *)(void *)(mem + SPACE) : &n;
		struct pl_stream_io io = io_of(f, mem, &len, NULL, result);
		uint64_t until = clock_now_ns() + PATIENCE_NS;

		memset(mem, 0, SPACE);
		*result = -7;
		assert_int_equal(pl_stream_read(s, &io), 0);
		while (__atomic_load_n(result, __ATOMIC_ACQUIRE) == -7 && clock_now_ns() < until) {
		}
		assert_memory_equal(mem + SPACE - 64, bytes + SPACE - 64, 64);
		assert_int_equal(*result, SPACE);
		assert_memory_equal(mem, bytes, SPACE);
	}
	assert_int_equal(pl_stream_sync(s), 0);
	pl_stream_close(s);
	assert_int_equal(pl_file_close(f), 0);
	assert_int_equal(pl_mem_free(ctx, mem), 0);
	free(bytes);
	(void)close(fd);
}

/* Nothing of a file stays open when it was closed. */
static void no_descriptor_stays(void **state)
{
	const char *path = unit_path();
	struct pl_stream *s;
	size_t len = 100;
	ssize_t n;
	char *mem = pinned(100);

	(void)state;
	(void)close(open(path, O_RDWR | O_CREAT, 0600));
	assert_int_equal(pl_stream_create(dev, &s), 0);
	for (unsigned int i = 0; i < 5; i++) {
		struct pl_file *f = opened(path);
		struct pl_stream_io io = io_of(f, mem, &len, NULL, &n);

		does_all(i % 2, 0, 0, 0);
		assert_int_equal(i % 3 ? pl_stream_read(s, &io) : pl_stream_write(s, &io), 0);
		assert_int_equal(pl_stream_sync(s), 0);
		assert_int_equal(pl_file_close(f), 0);
		wait_for_descriptors(path, 0);
	}
	does_all(0, 0, 0, 0);
	pl_stream_close(s);
	assert_int_equal(pl_mem_free(ctx, mem), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(schedules),
		cmocka_unit_test(closed_while_blocked),
		cmocka_unit_test(result_comes_last),
		cmocka_unit_test(no_descriptor_stays),
	};

	return cmocka_run_group_tests_name("small transfers by kernels", tests, open_all,
					   close_all);
}
