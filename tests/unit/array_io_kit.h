/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_ARRAY_IO_KIT_H
#define TESTS_UNIT_ARRAY_IO_KIT_H

/* The fixture that test_array_io.c and test_array_io_failures.c share. */

#include "unit.h"

#include <fcntl.h>
#include <sys/mman.h>

#include "api/context.h"
#include "base/fault.h"
#include "base/log.h"
#include "file/file.h"
#include "ring/array.h"
#include "sys/sys.h"

#define LEN (2u * MIB)
#define PAGE 4096u
#define ROWS_MOST 512u

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static struct pl_stream *stream;
static int file; /* on a disk, perhaps */

/* Pinned. */
static struct {
	int64_t ids[ROWS_MOST];
	struct pl_array_status status;
	char out[ROWS_MOST * PAGE];
} * at;

static struct pl_array *array_of(int fd, uint64_t off, uint64_t len, uint64_t frames)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_file *f;
	struct pl_array *a;

	o.wide_bytes = 0;
	o.window_bytes = 0; /* who made a memfd is no writer for a lease */
	o.frame_bytes = frames;
	assert_int_equal(pl_file_from_fd(ctx, fd, &f), 0);
	assert_int_equal(pl_array_open(dev, f, off, len, &o, &a), 0);
	assert_int_equal(pl_file_close(f), 0);
	return a;
}

/* Rows of a page each that at->ids names, whatever becomes of them. */
static void launch(struct pl_array *a, size_t n)
{
	struct pl_array_rows r = PL_ARRAY_ROWS_INIT;

	memset(at->out, 0xee, n * PAGE);
	memset(&at->status, 0, sizeof(at->status));
	r.ids = at->ids;
	r.n = n;
	r.row_bytes = PAGE;
	r.out = at->out;
	r.status = &at->status;
	assert_int_equal(pl_array_gather(stream, a, &r), 0);
	assert_int_equal(pl_stream_sync(stream), 0);
}

/* They are what the file has from `off` on. */
static void gather(struct pl_array *a, size_t n, uint64_t off)
{
	launch(a, n);
	assert_int_equal(at->status.failed, 0);
	for (size_t i = 0; i < n; i++) {
		assert_pattern(at->out + i * PAGE, PAGE, off + (uint64_t)at->ids[i] * PAGE);
	}
}

/* Takes the file out of the page cache. How many pages stay; < 0: the kernel does not say. */
static int64_t make_cold(void)
{
	(void)fsync(file);
	(void)posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
	return sys_cached_pages(file, 0, LEN);
}

static struct ring *ring_now(void)
{
	return ctx->ring_ctx.rings;
}

static const char *wanted;

static void hear(int level, const char *line, void *arg)
{
	(void)level;
	if (strstr(line, wanted)) {
		++*(unsigned int *)arg;
	}
}

static void draw(uint64_t *seed, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		at->ids[i] = (int64_t)(unit_random(seed) % (LEN / PAGE));
	}
}

static struct pl_array_stats stats_of(struct pl_array *a)
{
	struct pl_array_stats s = PL_ARRAY_STATS_INIT;

	assert_int_equal(pl_array_stats(a, &s), 0);
	return s;
}

static int open_all(void **state)
{
	static const char *const settings[] = { "soft_gpus=1x64MiB", "test_cuda_lib=none" };
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	char *bytes = malloc(LEN);
	void *p;

	(void)state;
	file = unit_file();
	unit_pattern(bytes, LEN, 0);
	assert_int_equal(pwrite(file, bytes, LEN, 0), LEN);
	free(bytes);
	o.settings = settings;
	o.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&o, &ctx), 0);
	assert_int_equal(pl_dev_open(ctx, "soft:0", &dev), 0);
	assert_int_equal(pl_stream_create(dev, &stream), 0);
	assert_int_equal(pl_mem_alloc(dev, sizeof(*at), PL_ALLOC_PINNED, &p), 0);
	at = p;
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	pl_stream_close(stream);
	pl_close(ctx);
	(void)close(file);
	return 0;
}

#endif
