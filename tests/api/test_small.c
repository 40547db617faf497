/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Small reads and writes in the order of a stream, which kernels carry: all lengths and places,
 * with results in memory of every kind, beside those that workers carry; ends of files, errors,
 * many streams at once, and what is not carried so. Which way it was is seen by the counters.
 */

#include <dlfcn.h>
#include <pthread.h>

#include "fixture.h"

#define LEN ((size_t)1 * MIB + 321)
#define MOST (64 * KIB)
#define FIXED (PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_OFF | PL_STREAM_FIXED_MEM_OFF)
#define SEED 3u

static struct fx fx;
static uint64_t seed;
static const char *path;
static struct pl_file *file;
static struct pl_stream *s;
static char *mem;	/* of the device, LEN */
static ssize_t *pinned; /* a page of it */

static uint64_t ops;
static uint64_t errors;

static int add_row(const struct pl_stats_row *row, void *op)
{
	if (strcmp(row->route, "ring") == 0 && strcmp(row->op, op) == 0) {
		ops += row->ops;
		errors += row->errors;
	}
	return 0;
}

/* Transfers that kernels have carried up to now. */
static uint64_t carried(const char *op)
{
	struct pl_stats *st;

	ops = errors = 0;
	assert_ok(pl_stats_open(fx.ctx, 0, &st));
	assert_ok(pl_stats_rows(st, add_row, (void *)(uintptr_t)op));
	pl_stats_close(st);
	return ops;
}

static struct pl_stream_io small(const size_t *len, const int64_t *off, const int64_t *mem_off,
				 ssize_t *result)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.flags = FIXED;
	io.file = file;
	io.mem = mem;
	io.len = len;
	io.off = off;
	io.mem_off = mem_off;
	io.result = result;
	return io;
}

static const size_t lens[] = { 1, 3, 4, 16, 100, 511, 512, 4095, 4096, 4097, 20000, MOST };

/* Results in pinned memory, on the stack, and none. */
static void reads(void **state)
{
	uint64_t before = carried("read");
	ssize_t plain = -7;
	unsigned int n = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		for (unsigned int k = 0; k < 6; k++) {
			size_t len = lens[i];
			int64_t off = (int64_t)(fx_random(&seed) % (LEN - len));
			int64_t by = (int64_t)(fx_random(&seed) % (LEN - len));
			ssize_t *at[] = { pinned, &plain, NULL };
			struct pl_stream_io io = small(&len, &off, &by, at[k % 3]);

			if (k == 5) {
				off = by = 0;
				io.off = io.mem_off = NULL;
			}
			*pinned = -7;
			plain = -7;
			assert_ok(pl_stream_read(s, &io));
			len = 5; /* it was taken */
			memset(&io, 0xee, sizeof(io));
			assert_ok(pl_stream_sync(s));
			assert_int_equal(*pinned, k % 3 == 0 ? (ssize_t)lens[i] : -7);
			assert_int_equal(plain, k % 3 == 1 ? (ssize_t)lens[i] : -7);
			fx_dev_is(&fx, mem + by, (uint64_t)off, lens[i], SEED);
			n++;
		}
	}
	assert_int_equal(carried("read") - before, n);
}

static void writes(void **state)
{
	uint64_t before = carried("write");
	char *host = malloc(MOST);
	ssize_t plain;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		size_t len = lens[i];
		const char *to = fx_path("to");
		int64_t off = (int64_t)(fx_random(&seed) % 100000);
		int64_t by = (int64_t)(fx_random(&seed) % (LEN - len));
		struct pl_stream_io io = small(&len, &off, &by, i % 2 ? pinned : &plain);
		struct pl_file *f = fx_file(&fx, to, O_RDWR | O_CREAT | O_TRUNC);

		fx_pattern(host, (uint64_t)off, len, 9);
		fx_put(&fx, mem + by, host, len);
		io.file = f;
		assert_ok(pl_stream_write(s, &io));
		assert_ok(pl_stream_sync(s));
		assert_int_equal(i % 2 ? *pinned : plain, len);
		fx_file_is(to, (uint64_t)off, len, 9);
		fx_shut(f);
		assert_int_equal(unlink(to), 0);
	}
	assert_int_equal(carried("write") - before, COUNT(lens));
	free(host);
}

/* Each sees what the one before did, whoever carries it. */
static void in_order(void **state)
{
	const char *to = fx_made("order", MIB, 4);
	struct pl_file *f = fx_file(&fx, to, O_RDWR);
	size_t len = 8192;
	size_t most = 200000;
	int64_t off[] = { 0, 300000 };
	ssize_t n[40];
	unsigned int k = 0;

	(void)state;
	/* 8 KiB wander through the file, by kernels and, each third time, as part of a longer range
	 * by a worker. */
	for (unsigned int i = 0; i < 10; i++) {
		int64_t from = i ? off[1] + (int64_t)i * 8192 : 0;
		int64_t next = off[1] + (int64_t)(i + 1) * 8192;
		struct pl_stream_io io = small(i % 3 == 2 ? &most : &len, &from, NULL, &n[k++]);

		io.file = f;
		assert_ok(pl_stream_read(s, &io));
		io.len = &len;
		io.off = &next;
		io.result = i % 2 ? pinned : &n[k++];
		assert_ok(pl_stream_write(s, &io));
	}
	assert_ok(pl_stream_sync(s));
	for (unsigned int i = 0; i < k; i++) {
		assert_true(n[i] == 8192 || n[i] == (ssize_t)most);
	}
	for (unsigned int i = 1; i <= 10; i++) {
		char got[8192];
		char want[8192];

		assert_moved(pl_read(f, got, 8192, (uint64_t)off[1] + i * 8192, NULL), 8192);
		fx_pattern(want, 0, 8192, 4);
		fx_same(got, want, 8192, "what wandered");
	}
	fx_shut(f);
}

static void short_at_the_end(void **state)
{
	size_t len = 30000;
	int64_t off = LEN - 1000;
	int64_t past = LEN + 5;
	ssize_t n[2] = { -7, -7 };
	struct pl_stream_io io = small(&len, &off, NULL, &n[0]);
	char *got = malloc(len);
	uint64_t before = carried("read");

	(void)state;
	memset(got, 0x5a, len);
	fx_put(&fx, mem, got, len);
	assert_ok(pl_stream_read(s, &io));
	io.off = &past;
	io.result = &n[1];
	assert_ok(pl_stream_read(s, &io));
	io.off = &off;
	io.result = pinned;
	assert_ok(pl_stream_read(s, &io));
	assert_ok(pl_stream_sync(s));
	assert_int_equal(n[0], 1000);
	assert_int_equal(n[1], 0);
	assert_int_equal(*pinned, 1000);
	fx_dev_is(&fx, mem, (uint64_t)off, 1000, SEED);
	fx_get(&fx, got, mem, len);
	for (size_t i = 1000; i < len; i++) {
		assert_int_equal(got[i], 0x5a);
	}
	assert_int_equal(carried("read") - before, 3);
	free(got);
}

static void cold(void **state)
{
	size_t len = 4096;
	ssize_t n[32];

	(void)state;
	fx_cold(path);
	for (int64_t i = 0; i < 32; i++) {
		int64_t off = i * 32768 % (int64_t)(LEN - 4096);
		int64_t by = i * 4096;
		struct pl_stream_io io = small(&len, &off, &by, &n[i]);

		assert_ok(pl_stream_read(s, &io));
	}
	assert_ok(pl_stream_sync(s));
	for (int64_t i = 0; i < 32; i++) {
		assert_int_equal(n[i], 4096);
		fx_dev_is(&fx, mem + i * 4096, (uint64_t)(i * 32768 % (int64_t)(LEN - 4096)), 4096,
			  SEED);
	}
}

static void done(void *arg, ssize_t n)
{
	*(ssize_t *)arg = n;
}

/* These have the same results. */
static void not_by_kernels(void **state)
{
	size_t len = 4096;
	size_t more = MOST + 1;
	size_t none = 0;
	int64_t off = 1000;
	int64_t below = -1;
	int64_t outside = (int64_t)LEN - 100;
	uint64_t before = carried("read");
	ssize_t n[9];
	ssize_t told = -7;
	uint32_t policy;
	struct pl_stream_io io[9];
	char *plain = malloc(4096);

	(void)state;
	for (size_t i = 0; i < COUNT(io); i++) {
		io[i] = small(&len, &off, NULL, &n[i]);
		n[i] = -7;
	}
	io[0].len = &more;
	io[1].len = &none;
	io[2].flags = 0;
	io[3].timeout_ns = UINT64_C(60000000000);
	io[4].done = done;
	io[4].done_arg = &told;
	assert_ok(pl_policy_parse("buffered", &policy));
	io[5].policy = fx.addressable ? policy : PL_POLICY_AUTO;
	io[5].timeout_ns = fx.addressable ? 0 : UINT64_C(60000000000);
	io[6].mem = plain;
	io[7].off = &below;
	io[8].mem_off = &outside;
	for (size_t i = 0; i < COUNT(io); i++) {
		assert_ok(pl_stream_read(s, &io[i]));
	}
	assert_ok(pl_stream_sync(s));
	for (size_t i = 0; i < COUNT(io); i++) {
		ssize_t want = i == 0	? (ssize_t)more
			       : i == 1 ? 0
			       : i == 7 ? -EINVAL
			       : i == 8 ? -EFAULT
					: 4096;

		assert_int_equal(n[i], want);
	}
	assert_int_equal(told, 4096);
	fx_dev_is(&fx, mem, 1000, more, SEED);
	assert_int_equal(carried("read"), before);
	free(plain);
}

#define STREAMS 40 /* more than there are slots */
#define EACH 12

struct side {
	pthread_t thread;
	struct pl_stream *s;
	char *mem;
	ssize_t n[EACH];
	int rc;
};

static void *run_side(void *arg)
{
	struct side *x = arg;

	for (int64_t k = 0; k < EACH && !x->rc; k++) {
		size_t len = 4096;
		int64_t off = k * 5000;
		int64_t by = k * 4096;
		struct pl_stream_io io = small(&len, &off, &by, &x->n[k]);

		io.mem = x->mem;
		x->rc = pl_stream_read(x->s, &io);
	}
	return NULL;
}

static void many_streams(void **state)
{
	static struct side v[STREAMS];
	char *all = fx_alloc(&fx, STREAMS * EACH * 4096);

	(void)state;
	for (int i = 0; i < STREAMS; i++) {
		v[i] = (struct side){ .mem = all + i * EACH * 4096 };
		assert_ok(pl_stream_create(fx.dev, &v[i].s));
	}
	for (int i = 0; i < STREAMS; i += 4) {
		for (int k = i; k < i + 4; k++) {
			assert_int_equal(pthread_create(&v[k].thread, NULL, run_side, &v[k]), 0);
		}
		for (int k = i; k < i + 4; k++) {
			(void)pthread_join(v[k].thread, NULL);
		}
	}
	for (int i = 0; i < STREAMS; i++) {
		assert_ok(v[i].rc);
		pl_stream_close(v[i].s); /* after the transfers on it */
		for (int k = 0; k < EACH; k++) {
			assert_int_equal(v[i].n[k], 4096);
			fx_dev_is(&fx, v[i].mem + k * 4096, (uint64_t)k * 5000, 4096, SEED);
		}
	}
	fx_free(&fx, all);
}

/* One of the program's own, which stays. */
static void wrapped_stream(void **state)
{
	char *all = fx_alloc(&fx, EACH * 4096);

	(void)state;
	for (int i = 0; i < 20; i++) {
		struct side x = { .mem = all };

		assert_ok(pl_stream_wrap(fx.dev, pl_stream_handle(s), &x.s));
		(void)run_side(&x);
		assert_ok(x.rc);
		pl_stream_close(x.s); /* after the transfers on it */
		for (int k = 0; k < EACH; k++) {
			assert_int_equal(x.n[k], 4096);
		}
		fx_dev_is(&fx, all + 4096, 5000, 4096, SEED);
	}
	fx_free(&fx, all);
}

/* The ring's places for files are used again; and each file is read as itself. */
static void many_files(void **state)
{
	size_t len = 512;
	ssize_t n;

	(void)state;
	for (unsigned int i = 0; i < 40; i++) {
		const char *name = fx_path("one");
		struct pl_stream_io io = small(&len, NULL, NULL, &n);
		struct pl_file *f;
		char bytes[512];
		FILE *out = fopen(name, "w");

		fx_pattern(bytes, 0, 512, 100 + i);
		assert_non_null(out);
		assert_int_equal(fwrite(bytes, 1, 512, out), 512);
		assert_int_equal(fclose(out), 0);
		f = fx_file(&fx, name, O_RDONLY);
		io.file = f;
		assert_ok(pl_stream_read(s, &io));
		assert_ok(pl_stream_sync(s));
		assert_int_equal(n, 512);
		fx_dev_is(&fx, mem, 0, 512, 100 + i);
		fx_shut(f);
		assert_int_equal(unlink(name), 0);
	}
}

static void refused(void **state)
{
	struct pl_file *r = fx_file(&fx, path, O_RDONLY);
	struct pl_file *w = fx_file(&fx, path, O_WRONLY);
	size_t len = 512;
	struct pl_stream_io io = small(&len, NULL, NULL, NULL);

	(void)state;
	io.file = w;
	assert_fails(pl_stream_read(s, &io), EBADF, "reading");
	io.file = r;
	assert_fails(pl_stream_write(s, &io), EBADF, "writing");
	io.flags = 1u << 9;
	assert_fails(pl_stream_read(s, &io), EINVAL, "unknown bits");
	fx_shut(r);
	fx_shut(w);
}

static void explained(void **state)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	char *text;

	(void)state;
	a.file = file;
	a.dev = fx.dev;
	a.len = 4096;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	assert_non_null(strstr(text, "in a stream's order a kernel carries it"));
	pl_string_free(text);
	assert_ok(pl_explain(&a, PL_FORMAT_JSON, &text));
	assert_non_null(strstr(text, "\"stream\":\"kernel\""));
	pl_string_free(text);
	a.len = MOST + 1;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	assert_null(strstr(text, "in a stream's order"));
	pl_string_free(text);
}

/* The tests' driver has no graphs: in a capture it makes a launch at once, and refuses all else. */
static void captured(void **state)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	void *so = lib ? dlopen(lib, RTLD_LAZY | RTLD_NOLOAD) : NULL;
	void (*capture)(void *, int) = NULL;
	size_t len = 4096;
	int64_t off = 777;
	ssize_t plain = -7;
	struct pl_stream_io io = small(&len, &off, NULL, pinned);
	struct pl_ctx *other;
	struct pl_dev *dev;
	struct pl_stream *t;
	struct pl_file *f;

	(void)state;
	if (so) {
		*(void **)&capture = dlsym(so, "fakecuda_capture");
	}
	if (!capture) {
		print_message("not the tests' driver: there is nothing that captures\n");
		return;
	}
	*pinned = -7;
	capture(pl_stream_handle(s), 1);
	assert_ok(pl_stream_read(s, &io));
	io.result = NULL;
	assert_ok(pl_stream_read(s, &io));
	io.result = &plain;
	assert_fails(pl_stream_read(s, &io), EOPNOTSUPP, "its result is not in pinned memory");
	assert_non_null(strstr(pl_error_message(), "captured"));
	io.result = pinned;
	io.flags = 0;
	assert_fails(pl_stream_read(s, &io), EOPNOTSUPP, "is read when the stream gets there");
	capture(pl_stream_handle(s), 0);
	assert_ok(pl_stream_sync(s));
	assert_int_equal(*pinned, 4096);
	assert_int_equal(plain, -7);
	fx_dev_is(&fx, mem, 777, 4096, SEED);

	/* The first one of a device makes what all need. */
	assert_ok(fx_ctx(&other, NULL));
	assert_ok(pl_dev_open(other, fx_device(), &dev));
	assert_ok(pl_stream_create(dev, &t));
	assert_ok(pl_file_open(other, path, O_RDONLY, 0, &f));
	io = small(&len, &off, NULL, NULL);
	io.file = f;
	capture(pl_stream_handle(t), 1);
	assert_ok(pl_stream_read(t, &io));
	capture(pl_stream_handle(t), 0);
	off = 5;
	assert_ok(pl_stream_read(t, &io));
	pl_close(other); /* with a read on the stream */
	fx_dev_is(&fx, mem, 5, 4096, SEED);
}

static int open_all(void **state)
{
	void *p;

	(void)state;
	seed = fx_seed();
	path = fx_made("small", LEN, SEED);
	fx_open(&fx, NULL);
	file = fx_file(&fx, path, O_RDWR);
	assert_ok(pl_stream_create(fx.dev, &s));
	assert_ok(pl_mem_alloc_pinned(fx.dev, BLOCK, &p));
	pinned = p;
	mem = fx_alloc(&fx, LEN);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	pl_stream_close(s);
	fx_free(&fx, mem);
	assert_ok(pl_mem_free(fx.ctx, pinned));
	fx_shut(file);
	fx_close(&fx);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads),	cmocka_unit_test(writes),
		cmocka_unit_test(in_order),	cmocka_unit_test(short_at_the_end),
		cmocka_unit_test(cold),		cmocka_unit_test(not_by_kernels),
		cmocka_unit_test(many_streams), cmocka_unit_test(wrapped_stream),
		cmocka_unit_test(many_files),	cmocka_unit_test(refused),
		cmocka_unit_test(explained),	cmocka_unit_test(captured),
	};

	return cmocka_run_group_tests_name("small transfers in a stream's order", tests, open_all,
					   close_all);
}
