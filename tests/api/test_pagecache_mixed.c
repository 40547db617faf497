/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Reads of files of which the page cache has a part, and of those that it has. */

#include "pagecache_kit.h"

#define MIXED "test_pagecache_copiers=3"

/* One thread registers, others copy beside it; whoever comes meanwhile only copies. */
static void test_mixed(void **state)
{
	size_t len = 40 * MIB + 4711;
	const char *path = fx_made("mixed", len, 6);
	struct pl_io_report rep;
	struct pl_file *file;
	uint64_t in_place = 0;
	struct fx f;
	char *mem;

	(void)state;
	fx_open(&f, ON, SMALL, PIECE, CLOSED, MIXED, NULL);
	file = open_warm(&f, path, len, &mem);
	for (int i = 0; i < 20; i++) {
		size_t off = i % 2 ? 12345 : 0;

		assert_moved(get(file, mem, len - off, off, "auto", &rep), len - off);
		assert_int_equal(rep.in_place + rep.staged, len - off);
		assert_int_equal(rep.fallbacks, 0);
		/* The last stretches are never registered. */
		assert_true(rep.staged > 0);
		in_place += rep.in_place;
		fx_dev_is(&f, mem, off, len - off, 6);
	}
	assert_true(in_place > 0);
	/* By its name it is not mixed. */
	assert_moved(get(file, mem, len, 0, "pagecache", &rep), len);
	assert_int_equal(rep.in_place, len);
	close_all(&f, file, mem);
}

struct mixer {
	struct pl_file *file;
	char *mem;
	size_t len;
	ssize_t moved;
	uint64_t in_place;
};

static void *read_mixed(void *arg)
{
	struct mixer *m = arg;

	for (int i = 0; i < 10; i++) {
		struct pl_io_report rep;

		m->moved = get(m->file, m->mem, m->len, 0, "auto", &rep);
		m->in_place += rep.in_place;
		if (m->moved != (ssize_t)m->len || rep.in_place + rep.staged != m->len) {
			m->moved = -1;
			break;
		}
	}
	return NULL;
}

static void test_mixed_together(void **state)
{
	size_t len = 12 * MIB + 1;
	const char *path = fx_made("together", len, 7);
	struct mixer m[4];
	pthread_t t[4];
	struct fx f;

	(void)state;
	fx_open(&f, ON, SMALL, PIECE, CLOSED, MIXED, NULL);
	warm(path);
	for (size_t i = 0; i < COUNT(m); i++) {
		m[i] = (struct mixer){ fx_file(&f, path, O_RDONLY), fx_alloc(&f, len), len, 0, 0 };
		assert_int_equal(pthread_create(&t[i], NULL, read_mixed, &m[i]), 0);
	}
	for (size_t i = 0; i < COUNT(m); i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
		assert_int_equal(m[i].moved, len);
		fx_dev_is(&f, m[i].mem, 0, len, 7);
		fx_free(&f, m[i].mem);
		fx_shut(m[i].file);
	}
	fx_close(&f);
}

/* Where the thread that registers cannot go on, it copies as the others do. */
static void test_mixed_refused(void **state)
{
	size_t len = 20 * MIB + 99;
	const char *path = fx_made("mixed-refused", len, 5);
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	fx_open(&f, ON, SMALL, PIECE, CLOSED, MIXED, "test_fault=pagecache:every=3:err=ENOMEM",
		NULL);
	file = open_warm(&f, path, len, &mem);
	for (int i = 0; i < 10; i++) {
		assert_moved(get(file, mem, len, 0, "auto", &rep), len);
		assert_int_equal(rep.in_place + rep.staged, len);
		fx_dev_is(&f, mem, 0, len, 5);
	}
	close_all(&f, file, mem);
}

/* Kept also where this machine is short of memory. */
#define KEEP \
	"pagecache=keep", "test_soft_stale_pins=true", "test_sysroot=/nonexistent", CLOSED, PIECE

static bool keeps_here(void)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");

	if (strncmp(fx_device(), "cuda", 4) == 0 && lib && strstr(lib, "fakecuda")) {
		print_message(
			"the fake driver's GPU is a processor: it must not read what is kept\n");
		return false;
	}
	return true;
}

/* A file that is in the page cache, in a context that keeps registrations, with up to two more
 * settings, and memory for it. NULL: nothing is kept here. */
static struct pl_file *open_kept(struct fx *f, const char *path, size_t len, char **mem,
				 const char *setting, const char *another)
{
	if (!keeps_here()) {
		return NULL;
	}
	fx_open(f, KEEP, setting, another, NULL);
	return open_warm(f, path, len, mem);
}

/* What a first read kept registered, a second one does not copy; what it did not, the second keeps.
 */
static void test_mixed_then_kept(void **state)
{
	size_t len = 16 * MIB;
	const char *path = fx_made("kept", len, 8);
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	file = open_kept(&f, path, len, &mem, SMALL, MIXED);
	if (!file) {
		return;
	}
	rep.in_place = 0;
	for (int i = 0; i < 20 && !rep.in_place; i++) {
		assert_moved(get(file, mem, len, 0, "auto", &rep), len);
		assert_true(rep.staged > 0);
	}
	for (int i = 0; i < 2; i++) {
		assert_moved(get(file, mem, len, 0, "auto", &rep), len);
		assert_int_equal(rep.in_place, len);
		fx_dev_is(&f, mem, 0, len, 8);
	}
	close_all(&f, file, mem);
}

#define PART (512 * KIB) /* no measured rate counts */

/* Writes other content, past the page cache or through it. */
static void change(const char *path, int flags, size_t off, size_t len, unsigned int seed)
{
	char *buf = aligned_alloc(BLOCK, len);
	int fd = open(path, O_WRONLY | flags);

	assert_true(fd >= 0 && buf);
	fx_pattern(buf, off, len, seed);
	assert_int_equal(pwrite(fd, buf, len, (off_t)off), len);
	close(fd);
	free(buf);
}

/* Registers all of the file. */
static void keep_all(struct pl_file *file, const char *path, char *mem, size_t len)
{
	struct pl_io_report rep;

	warm(path);
	assert_moved(get(file, mem, len, 0, "strict", &rep), len);
	assert_int_equal(rep.in_place, len);
}

/* Small requests read in place what larger ones have registered, as long as it is the file's. */
static void test_small_in_kept(void **state)
{
	size_t len = 6 * MIB + 4321;
	const char *path = fx_made("small-kept", len, 4);
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	file = open_kept(&f, path, len, &mem, ALONE, "pagecache_min=4MiB");
	if (!file) {
		return;
	}
	assert_moved(get(file, mem, PART, 0, "auto", &rep), PART);
	assert_int_equal(rep.in_place, 0);
	keep_all(file, path, mem, len);
	for (size_t i = 0; i < 40; i++) {
		size_t n = 65537 + i * 7919;
		uint64_t off = i * 1299709 % (len - n);

		assert_moved(get(file, mem + i % 5, n, off, "auto", &rep), n);
		for (int tries = 0; rep.in_place != n && tries < 10; tries++) {
			/* The machine may have reclaimed a page, which looks like a change. */
			keep_all(file, path, mem, len);
			assert_moved(get(file, mem + i % 5, n, off, "auto", &rep), n);
		}
		assert_int_equal(rep.in_place, n);
		assert_int_equal(rep.fallbacks, 0);
		fx_dev_is(&f, mem + i % 5, off, n, 4);
	}
	/* What a driver may have a processor copy is none of it, nor what reaches past the end. */
	assert_moved(get(file, mem, 65536, MIB, "auto", &rep), 65536);
	assert_int_equal(rep.in_place, 0);
	fx_dev_is(&f, mem, MIB, 65536, 4);
	assert_moved(get(file, mem, PART, len - 70000, "auto", &rep), 70000);
	fx_dev_is(&f, mem, len - 70000, 70000, 4);
	for (int i = 0; i < 2; i++) {
		int flags = i || !fx_has_direct() ? 0 : O_DIRECT;

		keep_all(file, path, mem, len);
		change(path, flags, MIB, 64 * KIB, 5);
		assert_moved(get(file, mem, PART, MIB, "auto", &rep), PART);
		assert_int_equal(rep.in_place, 0);
		fx_dev_is(&f, mem, MIB, 64 * KIB, 5);
		fx_dev_is(&f, mem + 64 * KIB, MIB + 64 * KIB, PART - 64 * KIB, 4);
		(void)nanosleep(&(struct timespec){ 0, 20000000 }, NULL);
	}
	close_all(&f, file, mem);
}

/* Reads the whole file in parts; how much of it in place. */
static uint64_t get_parts(struct pl_file *file, char *mem, size_t len)
{
	uint64_t in_place = 0;

	for (size_t off = 0; off < len; off += PART) {
		size_t n = len - off < PART ? len - off : PART;
		struct pl_io_report rep;

		assert_moved(get(file, mem + off, n, off, "auto", &rep), n);
		assert_int_equal(rep.fallbacks, 0);
		in_place += rep.in_place;
	}
	return in_place;
}

static void parts_until_in_place(const struct fx *f, struct pl_file *file, const char *path,
				 char *mem, size_t len, unsigned int seed)
{
	while (get_parts(file, mem, len) < len) {
		fx_dev_is(f, mem, 0, len, seed);
		warm(path);
	}
	fx_dev_is(f, mem, 0, len, seed);
}

/* What small requests read again and again is registered for them, and anew when it has changed. */
static void test_hot(void **state)
{
	size_t len = 3 * MIB + 300 * KIB;
	const char *path = fx_made("hot", len, 2);
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	file = open_kept(&f, path, len, &mem, NULL, NULL);
	if (!file) {
		return;
	}
	/* Not what was read once. */
	assert_int_equal(get_parts(file, mem, len), 0);
	(void)nanosleep(&(struct timespec){ 0, 100000000 }, NULL);
	assert_int_equal(get_parts(file, mem, len), 0);
	parts_until_in_place(&f, file, path, mem, len, 2);
	for (unsigned int i = 0; i < 2; i++) {
		change(path, i || !fx_has_direct() ? 0 : O_DIRECT, 0, 3 * MIB, 3 + i);
		change(path, 0, 3 * MIB, len - 3 * MIB, 3 + i);
		parts_until_in_place(&f, file, path, mem, len, 3 + i);
		(void)nanosleep(&(struct timespec){ 0, 20000000 }, NULL);
	}
	close_all(&f, file, mem);
}

/* Nothing is fetched from the disk for it. */
static void test_hot_cold(void **state)
{
	size_t len = 2 * MIB;
	const char *path = fx_made("hot-cold", len, 2);
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	if (!keeps_here()) {
		return;
	}
	if (!fx_has_direct()) {
		print_message("no O_DIRECT here: nothing is ever out of the page cache\n");
		return;
	}
	fx_open(&f, KEEP, NULL);
	file = fx_file(&f, path, O_RDONLY);
	mem = fx_alloc(&f, len);
	fx_cold(path);
	for (int i = 0; i < 20; i++) {
		assert_int_equal(get_parts(file, mem, len), 0);
	}
	fx_dev_is(&f, mem, 0, len, 2);
	close_all(&f, file, mem);
}

/* How many of the file's parts a queue reads in place. */
static size_t get_parts_queued(struct pl_queue *q, struct pl_file *file, char *mem, size_t len,
			       uint32_t in_place)
{
	struct pl_request v[16];
	struct pl_completion c[16];
	size_t n = len / PART;
	size_t found = 0;

	for (size_t i = 0; i < n; i++) {
		v[i] = (struct pl_request)PL_REQUEST_INIT;
		v[i].op = PL_OP_READ;
		v[i].file = file;
		v[i].mem = mem + (n - 1 - i) * PART; /* no neighbours */
		v[i].off = (n - 1 - i) * PART;
		v[i].len = PART;
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	assert_moved(pl_queue_submit(q, v, n, NULL, NULL), n);
	assert_moved(pl_queue_wait(q, c, n, n, 0), n);
	for (size_t i = 0; i < n; i++) {
		assert_int_equal(c[i].result, PART);
		found += c[i].route == in_place;
	}
	return found;
}

/* A queue's requests are no others. */
static void test_hot_queue(void **state)
{
	size_t len = 4 * MIB;
	const char *path = fx_made("hot-queue", len, 7);
	uint32_t in_place = fx_policy("pagecache");
	struct pl_file *file;
	struct pl_queue *q;
	struct fx f;
	char *mem;

	(void)state;
	file = open_kept(&f, path, len, &mem, NULL, NULL);
	if (!file) {
		return;
	}
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
	assert_int_equal(get_parts_queued(q, file, mem, len, in_place), 0);
	while (get_parts_queued(q, file, mem, len, in_place) < len / PART) {
		fx_dev_is(&f, mem, 0, len, 7);
		warm(path);
	}
	fx_dev_is(&f, mem, 0, len, 7);
	/* Where the worker that registers was late, some of it is registered anew meanwhile. */
	change(path, 0, 0, len, 8);
	(void)get_parts_queued(q, file, mem, len, in_place);
	fx_dev_is(&f, mem, 0, len, 8);
	pl_queue_close(q);
	close_all(&f, file, mem);
}

/* A context that is closed takes its files along, whatever is being registered of them. */
static void test_hot_context_closed(void **state)
{
	const char *path = fx_made("taken-along", 8 * MIB, 1);

	(void)state;
	if (!keeps_here()) {
		return;
	}
	warm(path);
	for (unsigned int i = 0; i < 30; i++) {
		struct pl_file *file;
		struct fx f;
		char *mem;

		fx_open(&f, KEEP, NULL);
		mem = fx_alloc(&f, 8 * MIB);
		assert_ok(pl_file_open(f.ctx, path, O_RDONLY, 0, &file));
		for (unsigned int k = 0; k < 2 + i % 2; k++) {
			(void)get_parts(file, mem, 8 * MIB);
		}
		fx_dev_is(&f, mem, 0, 8 * MIB, 1);
		fx_free(&f, mem);
		fx_close(&f);
	}
}

/* Closing waits for what is being registered, and the next file is another. */
static void test_hot_closed(void **state)
{
	const char *paths[] = { fx_made("closed", MIB, 1), fx_made("closed-too", MIB, 1) };
	size_t len = MIB;
	struct fx f;
	char *mem;

	(void)state;
	if (!keeps_here()) {
		return;
	}
	fx_open(&f, KEEP, NULL);
	mem = fx_alloc(&f, len);
	for (unsigned int i = 0; i < 60; i++) {
		struct pl_file *file = fx_file(&f, paths[i % 2], O_RDONLY);

		change(paths[i % 2], 0, 0, len, i);
		for (unsigned int k = 0; k < 2 + i % 3; k++) {
			(void)get_parts(file, mem, len);
			fx_dev_is(&f, mem, 0, len, i);
		}
		fx_shut(file);
	}
	fx_free(&f, mem);
	fx_close(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_mixed),	      cmocka_unit_test(test_mixed_together),
		cmocka_unit_test(test_mixed_refused), cmocka_unit_test(test_mixed_then_kept),
		cmocka_unit_test(test_small_in_kept), cmocka_unit_test(test_hot),
		cmocka_unit_test(test_hot_cold),      cmocka_unit_test(test_hot_closed),
		cmocka_unit_test(test_hot_queue),     cmocka_unit_test(test_hot_context_closed),
	};

	/* By default it is off; what these tests open says so where it is to be. */
	(void)unsetenv("PEERLANE_PAGECACHE");
	return cmocka_run_group_tests(tests, NULL, NULL);
}
