/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Small reads and writes that kernels carry in a stream's order, when the file's reads and writes
 * are late, short, fail or block: each has the result that a worker would have had, and the bytes.
 * And their kernel against rings that are shut, files that were closed and requests that take too
 * long.
 *
 * On software GPUs; with FAKECUDA_LIB on that driver, where it is also seen that nobody calls it
 * while a stream waits.
 */

#include "unit.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>

#include "api/context.h"
#include "base/clock.h"
#include "dev/kernels/kernels.h"
#include "ring/array.h"

#define FIXED (PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_OFF)
#define STREAMS 3u
#define OPS 24u
#define PART (128u * KIB) /* of the file, for each stream */
#define ROOM (64u * KIB)
#define PATIENCE_NS UINT64_C(30000000000)

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static bool fake;

/* What is done to reads and writes, one in so many; 0: never. */
static struct {
	atomic_uint cold, late, cut, fails;
	atomic_ullong dice;
	atomic_bool hold;
	atomic_uint held;
} does;

static bool falls(unsigned int one_in)
{
	uint64_t v = atomic_fetch_add(&does.dice, UINT64_C(0x9e3779b97f4a7c15));

	v ^= v >> 31;
	v *= UINT64_C(0xbf58476d1ce4e5b9);
	v ^= v >> 29;
	return one_in && v % one_in == 0;
}

static ssize_t some(int fd, void *buf, size_t len, uint64_t off, bool write)
{
	if (falls(does.late)) {
		(void)usleep(200);
	}
	if (falls(does.fails)) {
		return write ? -ENOSPC : -EIO;
	}
	len = falls(does.cut) ? len / 2 + 1 : len;
	return write ? pwrite(fd, buf, len, (off_t)off) : pread(fd, buf, len, (off_t)off);
}

static ssize_t now(int fd, void *buf, size_t len, uint64_t off)
{
	return falls(does.cold) ? -EAGAIN : some(fd, buf, len, off, false);
}

static void block(void)
{
	atomic_fetch_add(&does.held, 1);
	while (atomic_load(&does.hold)) {
		(void)usleep(100);
	}
	atomic_fetch_sub(&does.held, 1);
}

static ssize_t waits(int fd, void *buf, size_t len, uint64_t off)
{
	block();
	return some(fd, buf, len, off, false);
}

static ssize_t writes(int fd, const void *buf, size_t len, uint64_t off)
{
	block();
	return some(fd, (void *)(uintptr_t)buf, len, off, true);
}

static const struct ring_io test_io = { now, waits, writes, false, NULL };

static void does_all(unsigned int cold, unsigned int late, unsigned int cut, unsigned int fails)
{
	atomic_store(&does.cold, cold);
	atomic_store(&does.late, late);
	atomic_store(&does.cut, cut);
	atomic_store(&does.fails, fails);
}

static void *pinned(size_t len)
{
	void *p;

	assert_int_equal(pl_mem_alloc_pinned(dev, len, &p), 0);
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
	char *mem; /* pinned: OPS of ROOM */
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
		char *mem = x->mem + k * ROOM;

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
			size_t len = unit_random(seed) % (k % 3 ? 5000 : ROOM) + 1;
			int64_t at = (int64_t)(unit_random(seed) % (PART - len));
			int64_t off = at + i * (int64_t)PART;
			struct pl_stream_io io =
				io_of(f, x->mem + k * ROOM, &len, &off, result_of(x, k));

			x->op[k].len = len;
			x->op[k].off = at;
			x->op[k].write = unit_random(seed) % 3 == 0;
			memset(x->mem + k * ROOM, 0x5a, ROOM);
			if (x->op[k].write) {
				unit_pattern(x->mem + k * ROOM, len, unit_random(seed) % 100000);
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
		v[i].mem = pinned((size_t)OPS * ROOM);
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

static void wait_until(const atomic_uint *n, unsigned int is)
{
	uint64_t until = clock_now_ns() + PATIENCE_NS;

	while (atomic_load(n) != is) {
		assert_true(clock_now_ns() < until);
		(void)usleep(100);
	}
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
	char *bytes = malloc(ROOM);
	char *mem = pinned(ROOM + sizeof(ssize_t));
	struct pl_file *f = opened(path);
	struct pl_stream *s;
	size_t len = ROOM;
	ssize_t n;

	(void)state;
	unit_pattern(bytes, ROOM, 3);
	assert_int_equal(pwrite(fd, bytes, ROOM, 0), ROOM);
	assert_int_equal(pl_stream_create(dev, &s), 0);
	for (unsigned int i = 0; i < 100; i++) {
		ssize_t *result = i % 2 ? (ssize_t *)(void *)(mem + ROOM) : &n;
		struct pl_stream_io io = io_of(f, mem, &len, NULL, result);
		uint64_t until = clock_now_ns() + PATIENCE_NS;

		memset(mem, 0, ROOM);
		*result = -7;
		assert_int_equal(pl_stream_read(s, &io), 0);
		while (__atomic_load_n(result, __ATOMIC_ACQUIRE) == -7 && clock_now_ns() < until) {
		}
		assert_memory_equal(mem + ROOM - 64, bytes + ROOM - 64, 64);
		assert_int_equal(*result, ROOM);
		assert_memory_equal(mem, bytes, ROOM);
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

/* The kernel alone, as a graph would launch it again. */
struct bare {
	struct array base;
	struct small_params p;
	int64_t result;
	char mem[4096];
};

static int64_t launched(struct bare *b, uint32_t op, uint64_t word, uint64_t len)
{
	b->result = -7;
	b->p.op = op;
	b->p.file = word;
	b->p.len = len;
	kernel_run(DEV_KERNEL_SMALL, 1, &b->p, NULL);
	return b->result;
}

static void bare_kernel(void **state)
{
	static struct bare b;
	const struct pl_array_opts o = { .page_bytes = 4096,
					 .slots = 2,
					 .limit_ns = UINT64_C(50000000) };
	int fd = unit_file();
	uint64_t word[2];
	char bytes[4096];

	(void)state;
	if (fake) {
		return; /* its kernels run in the driver */
	}
	unit_pattern(bytes, 4096, 0);
	assert_int_equal(pwrite(fd, bytes, 4096, 0), 4096);
	b.base = (struct array){ .room = &ctx->ring_room, .dev = dev->dev };
	assert_int_equal(array_make(&b.base, DEV_KERNEL_SMALL, &o, 2), 0);
	b.p = (struct small_params){ .ring = b.base.common.ring,
				     .state = b.base.common.state,
				     .mem = (uintptr_t)b.mem,
				     .result = (uintptr_t)&b.result };
	word[0] = ring_file_add(b.base.ring, dup(fd), 1u << RING_READ | 1u << RING_WRITE, 0, 4096);
	word[1] = ring_file_add(b.base.ring, dup(fd), 1u << RING_READ, 0, 4096);
	assert_int_equal(ring_file_add(b.base.ring, dup(fd), 1u << RING_READ, 0, 4096), 0);
	assert_int_equal(launched(&b, RING_READ, word[0], 4096), 4096);
	assert_memory_equal(b.mem, bytes, 4096);
	assert_int_equal(launched(&b, RING_WRITE, word[1], 10), -EBADF);
	assert_int_equal(launched(&b, RING_READ, word[1], 4097), -EINVAL);
	memset(b.mem, 7, 100);
	assert_int_equal(launched(&b, RING_WRITE, word[0], 100), 100);
	assert_int_equal(pread(fd, bytes, 100, 0), 100);
	assert_memory_equal(bytes, b.mem, 100);

	/* Too late twice: both slots are left, and nobody gets one until they have ended. */
	atomic_store(&does.hold, true);
	does_all(1, 0, 0, 0);
	assert_int_equal(launched(&b, RING_READ, word[0], 10), -ETIMEDOUT);
	assert_int_equal(launched(&b, RING_WRITE, word[0], 10), -ETIMEDOUT);
	assert_int_equal(*(const uint64_t *)(uintptr_t)b.p.ring.free, 0);
	assert_int_equal(*(const uint64_t *)(uintptr_t)b.p.ring.left, 3);
	assert_int_equal(launched(&b, RING_READ, word[0], 10), -ETIMEDOUT);
	atomic_store(&does.hold, false);
	wait_until(&does.held, 0);
	while (launched(&b, RING_READ, word[0], 10) == -ETIMEDOUT) {
	}
	assert_int_equal(b.result, 10);
	does_all(0, 0, 0, 0);

	/* Closed, and another one in its place. */
	ring_file_remove(b.base.ring, word[0]);
	assert_int_equal(launched(&b, RING_READ, word[0], 10), -ESTALE);
	assert_true(ring_file_add(b.base.ring, dup(fd), 1u << RING_READ, 0, 4096) != word[0]);
	assert_int_equal(launched(&b, RING_READ, word[0], 10), -ESTALE);
	array_end(&b.base);
	assert_int_equal(launched(&b, RING_READ, word[1], 10), -ESHUTDOWN);
	(void)close(fd);
}

static int open_all(void **state)
{
	static char lib[400];
	const char *const settings[] = { "soft_gpus=1x64MiB", lib };
	const char *set = getenv("FAKECUDA_LIB");
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;

	(void)state;
	fake = set && *set;
	(void)snprintf(lib, sizeof(lib), "test_cuda_lib=%s", fake ? set : "none");
	o.settings = settings;
	o.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&o, &ctx), 0);
	ctx->ring_room.io = &test_io;
	assert_int_equal(pl_dev_open(ctx, fake ? "cuda:0" : "soft:0", &dev), 0);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	pl_close(ctx);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(schedules),	     cmocka_unit_test(closed_while_blocked),
		cmocka_unit_test(result_comes_last), cmocka_unit_test(no_descriptor_stays),
		cmocka_unit_test(bare_kernel),
	};

	return cmocka_run_group_tests_name("small transfers by kernels", tests, open_all,
					   close_all);
}
