/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Streams of the program beside holes and other threads, closed by or before their transfer. */

#include "stream_foreign_kit.h"

#define BESIDE 6

/* So many streams stand before a transfer each, which leaves the library no turn at the copy
 * engines: what it copies meanwhile is copied in another way. */
struct beside {
	struct gate gate;
	void *v[BESIDE];
	struct pl_stream *w[BESIDE];
	ssize_t n[BESIDE];
	ptr to;
};

static void beside_begin(struct beside *b)
{
	static size_t len = PART;

	atomic_store(&b->gate.open, false);
	cu_ok(alloc(&b->to, BESIDE * PART));
	for (int i = 0; i < BESIDE; i++) {
		struct pl_stream_io io = with(b->to + (ptr)i * PART, &len, NULL, &b->n[i]);

		b->n[i] = 0;
		cu_ok(stream_create(&b->v[i], 1));
		assert_ok(pl_stream_wrap(fx.dev, b->v[i], &b->w[i]));
		cu_ok(call(b->v[i], stand, &b->gate));
		assert_ok(pl_stream_read(b->w[i], &io));
	}
}

static void beside_end(struct beside *b)
{
	atomic_store(&b->gate.open, true);
	for (int i = 0; i < BESIDE; i++) {
		assert_ok(pl_stream_sync(b->w[i]));
		assert_int_equal(b->n[i], PART);
		fx_dev_is(&fx, as_ptr(b->to + (ptr)i * PART), 0, PART, 1);
		pl_stream_close(b->w[i]);
		cu_ok(stream_destroy(b->v[i]));
	}
	cu_ok(release(b->to));
}

/* Mapped for the GPU, one unit; false: the driver does not make such memory. */
static bool map_unit(ptr at, size_t unit, int location, ptr *handle)
{
	const struct native_allocation prop = { .type = 1, .where = { location, 0 } };
	const struct native_access access = { { 1, 0 }, 3 };

	if (cu.create(handle, unit, &prop, 0)) {
		return false;
	}
	cu_ok(map(at, unit, 0, *handle, 0));
	cu_ok(set_access(at, unit, &access, 1));
	return true;
}

static void unmap_unit(ptr at, size_t unit, ptr handle)
{
	cu_ok(unmap(at, unit));
	cu_ok(destroy(handle));
}

/* Memory that the program mapped: over the seam of two mappings; not into the hole behind them,
 * which must do no harm to what comes after; and memory of the host that only the GPU may access.
 */
static void mapped_beside_streams(void **state)
{
	const struct native_allocation prop = { .type = 1, .where = { 1, 0 } };
	static struct beside b;
	char *got = fx_host(PART);
	ptr handle[3];
	size_t unit;
	bool of_host;
	ptr p;

	(void)state;
	cu_ok(granularity(&unit, &prop, 0));
	cu_ok(reserve(&p, 4 * unit, 0, 0, 0));
	assert_true(map_unit(p, unit, 1, &handle[0]) && map_unit(p + unit, unit, 1, &handle[1]));
	of_host = map_unit(p + 3 * unit, unit, 3, &handle[2]);
	if (of_host) {
		cu_ok(set(p + 3 * unit, 0x5a, unit, native));
		cu_ok(stream_sync(native));
	} else {
		(void)printf("this driver makes no memory of the host's nodes\n");
	}
	beside_begin(&b);
	for (uint64_t off = 77; off < 79; off++) {
		assert_moved(pl_read(file, as_ptr(p + unit - 5000), 10000, off, NULL), 10000);
		fx_dev_is(&fx, as_ptr(p + unit - 5000), off, 10000, 1);
		if (of_host) {
			assert_moved(pl_copy(fx.ctx, as_ptr(mem), as_ptr(p + 3 * unit), PART, NULL),
				     PART);
			fx_get(&fx, got, as_ptr(mem), PART);
			all_are(got, PART, 0x5a, "memory of the host's node");
		}
		/* By the driver's word, and not by a kernel's end, with that of its context. */
		assert_true(pl_read(file, as_ptr(p + 2 * unit - 5000), 10000, 0, NULL) <= 5000);
		assert_null(strstr(pl_error_message(), "second context"));
	}
	beside_end(&b);
	unmap_unit(p, unit, handle[0]);
	unmap_unit(p + unit, unit, handle[1]);
	if (of_host) {
		unmap_unit(p + 3 * unit, unit, handle[2]);
	}
	cu_ok(unreserve(p, 4 * unit));
	free(got);
}

#define HOLES 6

/* A hole is filled and not copied: here for a blocking read, while several streams have transfers
 * that they have not come to yet. */
static void hole_beside_streams(void **state)
{
	static size_t len = PART;
	static ssize_t n[HOLES];
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_stream *w[HOLES];
	void *v[HOLES];
	struct gate gate = { .open = false };
	const char *name = fx_made("hole", 2 * MIB, 3);
	char *got = fx_host(MIB);
	struct pl_file *sparse;
	struct pl_file *other;
	struct fx f;
	void *to;
	int fd = open(name, O_WRONLY);

	(void)state;
	assert_int_equal(ftruncate(fd, 0), 0);
	assert_int_equal(ftruncate(fd, 2 * MIB), 0);
	assert_int_equal(close(fd), 0);
	fx_open(&f, "pagecache=request", "pagecache_min=1MiB", "test_pagecache_piece=1MiB", NULL);
	sparse = fx_file(&f, name, O_RDONLY);
	other = fx_file(&f, path, O_RDONLY);
	to = fx_alloc(&f, (HOLES + 4) * MIB);
	memset(got, 0x33, MIB);
	fx_put(&f, to, got, MIB);
	for (int i = 0; i < HOLES; i++) {
		struct pl_stream_io io =
			with((ptr)(uintptr_t)to + (ptr)(i + 4) * MIB, &len, NULL, &n[i]);

		cu_ok(stream_create(&v[i], 1));
		assert_ok(pl_stream_wrap(f.dev, v[i], &w[i]));
		cu_ok(call(v[i], stand, &gate));
		io.file = other;
		n[i] = 0;
		assert_ok(pl_stream_read(w[i], &io));
	}
	o.policy = fx_policy("pagecache");
	assert_moved(pl_read(sparse, to, MIB, 0, &o), MIB);
	fx_get(&f, got, to, MIB);
	all_are(got, MIB, 0, "the hole");
	atomic_store(&gate.open, true);
	for (int i = 0; i < HOLES; i++) {
		assert_ok(pl_stream_sync(w[i]));
		assert_int_equal(n[i], PART);
		fx_dev_is(&f, (char *)to + (size_t)(i + 4) * MIB, 0, PART, 1);
		pl_stream_close(w[i]);
		cu_ok(stream_destroy(v[i]));
	}
	free(got);
	fx_shut(sparse);
	fx_shut(other);
	fx_free(&f, to);
	fx_close(&f);
}

/* A GPU that has no memory left for a second context: nothing fails, and the log says so. */
static void no_second_context(void **state)
{
	static ssize_t n[HOLES];
	static size_t len = PART;
	struct pl_stream *w[HOLES];
	void *v[HOLES];
	struct pl_file *other;
	struct fx f;
	ptr to;

	(void)state;
	if (!cu.fake_fail) {
		skip();
	}
	fx_open(&f, NULL);
	other = fx_file(&f, path, O_RDONLY);
	cu_ok(alloc(&to, HOLES * PART));
	for (int i = 0; i < HOLES; i++) {
		cu_ok(stream_create(&v[i], 1));
		assert_ok(pl_stream_wrap(f.dev, v[i], &w[i]));
	}
	cu.fake_fail("cuModuleLoadData:1:2");
	for (int i = 0; i < HOLES; i++) {
		struct pl_stream_io io = with(to + (ptr)i * PART, &len, NULL, &n[i]);

		io.file = other;
		n[i] = 0;
		assert_ok(pl_stream_read(w[i], &io));
	}
	for (int i = 0; i < HOLES; i++) {
		assert_ok(pl_stream_sync(w[i]));
		assert_int_equal(n[i], PART);
		fx_dev_is(&f, as_ptr(to + (ptr)i * PART), 0, PART, 1);
		pl_stream_close(w[i]);
		cu_ok(stream_destroy(v[i]));
	}
	cu.fake_fail(NULL);
	cu_ok(release(to));
	fx_shut(other);
	fx_close(&f);
}

static void *keep_pl_reading(void *arg)
{
	atomic_bool *stop = arg;
	char *at = NULL;
	void *p;

	if (pl_mem_alloc(fx.dev, MIB, 0, &p)) {
		return (void *)1;
	}
	at = p;
	while (!atomic_load(stop)) {
		if (pl_read(file, at, MIB, 0, NULL) != (ssize_t)MIB) {
			return (void *)1;
		}
	}
	return (void *)(uintptr_t)(pl_mem_free(fx.ctx, at) != 0);
}

/* The host memory and slabs that others ask for while streams wait. */
static void beside_other_threads(void **state)
{
	static atomic_bool stop;
	static size_t len = MIB;
	pthread_t t[3];
	ssize_t n[20];

	(void)state;
	atomic_store(&stop, false);
	for (int i = 0; i < 3; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, keep_pl_reading, &stop), 0);
	}
	for (int i = 0; i < 20; i++) {
		struct pl_stream_io io = with(mem, &len, NULL, &n[i]);

		cu_ok(set(mem, 0, LEN, native));
		assert_ok(pl_stream_read(s, &io));
	}
	assert_ok(pl_stream_sync(s));
	atomic_store(&stop, true);
	for (int i = 0; i < 3; i++) {
		void *failed = NULL;

		pthread_join(t[i], &failed);
		assert_null(failed);
	}
	for (int i = 0; i < 20; i++) {
		assert_int_equal(n[i], MIB);
	}
	fx_dev_is(&fx, as_ptr(mem), 0, MIB, 1);
}

/* A context that reads the page cache in place, with a stream that a gate holds back. */
struct held {
	struct fx fx;
	struct gate gate;
	struct pl_stream *s;
	struct pl_file *file;
	char *mem;
	size_t len;
	ssize_t n;
};

static void closes(void *arg, ssize_t n)
{
	(void)n;
	fx_shut(((struct held *)arg)->file);
}

/* Pages of its file are registered, and not to be given up before the stream's transfer has ended.
 */
static void held_begin(struct held *h, pl_stream_done_fn done)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_stream_io io;

	*h = (struct held){ .len = MIB };
	fx_open(&h->fx, "pagecache=request", "pagecache_min=1MiB", "test_pagecache_piece=1MiB",
		NULL);
	h->file = fx_file(&h->fx, path, O_RDONLY);
	h->mem = fx_alloc(&h->fx, LEN);
	o.policy = fx_policy("pagecache");
	assert_ok(pl_stream_wrap(h->fx.dev, native, &h->s));
	cu_ok(call(native, stand, &h->gate));
	io = with((ptr)(uintptr_t)h->mem, &h->len, NULL, &h->n);
	io.file = h->file;
	io.done = done;
	io.done_arg = h;
	assert_ok(pl_stream_read(h->s, &io));
	assert_moved(pl_read(h->file, h->mem, LEN, 0, &o), LEN);
	fx_dev_is(&h->fx, h->mem, 0, LEN, 1);
}

static void held_end(struct held *h)
{
	atomic_store(&h->gate.open, true);
	assert_ok(pl_stream_sync(h->s));
	assert_int_equal(h->n, MIB);
	fx_dev_is(&h->fx, h->mem, 0, MIB, 1);
	pl_stream_close(h->s);
	fx_free(&h->fx, h->mem);
	fx_close(&h->fx);
}

/* A transfer may close its file: that waits for nothing that waits for the transfer. */
static void closed_by_its_transfer(void **state)
{
	struct held h;

	(void)state;
	held_begin(&h, closes);
	held_end(&h);
}

/* Nor does whoever is to open the gate wait: neither closing the file nor the next transfer does,
 * however long what is registered has been waiting to be given up. */
static void closed_before_its_turn(void **state)
{
	size_t len = 4096;
	ssize_t n = 0;
	struct pl_stream_io io = with(mem, &len, NULL, &n);
	struct pl_stream *next;
	struct pl_file *other;
	struct held h;
	void *v;

	(void)state;
	cu_ok(stream_create(&v, 1));
	held_begin(&h, NULL);
	other = fx_file(&h.fx, path, O_RDONLY);
	assert_moved(pl_read(other, h.mem, LEN, 0, NULL), LEN);
	fx_shut(other);
	(void)nanosleep(&(struct timespec){ 1, 300000000 }, NULL);
	assert_ok(pl_stream_wrap(fx.dev, v, &next));
	assert_ok(pl_stream_read(next, &io));
	held_end(&h);
	assert_ok(pl_stream_sync(next));
	assert_int_equal(n, 4096);
	pl_stream_close(next);
	cu_ok(stream_destroy(v));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hole_beside_streams),	  cmocka_unit_test(no_second_context),
		cmocka_unit_test(beside_other_threads),	  cmocka_unit_test(closed_by_its_transfer),
		cmocka_unit_test(closed_before_its_turn), cmocka_unit_test(mapped_beside_streams),
	};

	find_driver();
	(void)signal(SIGALRM, standstill);
	(void)alarm(1200);
	return cmocka_run_group_tests_name("stream, foreign", tests, begin, end);
}
