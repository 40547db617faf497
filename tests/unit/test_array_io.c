/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How an array reads its file, and what it takes and gives back: descriptions, what is read ahead,
 * seats, and memory that kernels which have not ended keep.
 */

#include "unit.h"

#include <fcntl.h>

#include "api/context.h"
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
	o.frame_bytes = frames;
	assert_int_equal(pl_file_from_fd(ctx, fd, &f), 0);
	assert_int_equal(pl_array_open(dev, f, off, len, &o, &a), 0);
	assert_int_equal(pl_file_close(f), 0);
	return a;
}

/* The rows of a page each that at->ids names, from `off` in the file. */
static void gather(struct pl_array *a, size_t n, uint64_t off)
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
	return ctx->ring_room.rings;
}

/* The program's description and the array's are two. */
static void own_description(void **state)
{
	struct pl_array *a = array_of(file, 0, LEN, 0);
	int own = ring_now()->files[0].fd;

	(void)state;
	assert_int_equal(lseek(file, 11, SEEK_SET), 11);
	assert_int_equal(lseek(own, 0, SEEK_CUR), 0);
	assert_int_equal(lseek(own, 77, SEEK_SET), 77);
	assert_int_equal(lseek(file, 0, SEEK_CUR), 11);
	assert_int_equal(fcntl(own, F_GETFL) & O_ACCMODE, O_RDONLY);
	pl_array_close(a);
}

/* Pages one after the other, none of them cached: a kernel that reads them gets those, and the disk
 * reads no others. */
static void reads_nothing_ahead(void **state)
{
	const size_t n = 12;
	struct pl_array *a;
	char page[PAGE];
	int fd;

	(void)state;
	if (make_cold() != 0) {
		print_message("not looked at: the file cannot be taken out of the page cache, or "
			      "the kernel does not say what is there\n");
		return;
	}
	fd = sys_reopen(file, O_RDONLY);
	assert_true(fd >= 0);
	for (size_t i = 0; i < n; i++) {
		assert_int_equal(pread(fd, page, PAGE, (off_t)(i * PAGE)), PAGE);
	}
	(void)close(fd);
	if (sys_cached_pages(file, 0, LEN) <= (int64_t)n) {
		print_message("not looked at: this file system reads nothing ahead by itself\n");
		return;
	}
	assert_int_equal(make_cold(), 0);
	a = array_of(file, 0, LEN, 0);
	for (size_t i = 0; i < n; i++) {
		at->ids[0] = (int64_t)i;
		gather(a, 1, 0);
	}
	assert_int_equal(sys_cached_pages(file, 0, LEN), n);
	pl_array_close(a);
}

static void hear(int level, const char *line, void *arg)
{
	(void)level;
	if (strstr(line, "cannot be opened again")) {
		++*(unsigned int *)arg;
	}
}

/* A file that may not be opened again is read all the same, and the log says so. */
static void not_opened_again(void **state)
{
	const char *path = unit_path();
	unsigned int said = 0;
	struct pl_array *a;
	char page[PAGE];
	int fd;

	(void)state;
	if (geteuid() != 0) {
		print_message("not looked at: only root can become another user\n");
		return;
	}
	fd = open(path, O_RDWR | O_CREAT, 0600);
	assert_true(fd >= 0);
	unit_pattern(page, PAGE, 0);
	assert_int_equal(write(fd, page, PAGE), PAGE);
	log_set_sink(hear, &said, LOG_INFO);
	assert_int_equal(fchmod(fd, 0), 0);
	assert_int_equal(seteuid(65534), 0);
	a = array_of(fd, 0, PAGE, 0);
	assert_int_equal(seteuid(0), 0);
	log_set_sink(NULL, NULL, LOG_OFF);
	assert_int_equal(said, 1);
	at->ids[0] = 0;
	gather(a, 1, 0);
	pl_array_close(a);
	(void)close(fd);
}

/* An array that cannot be opened gives its seat back, as no kernel knows of it. */
static void seats(void **state)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	size_t before;
	uint64_t *shut;
	struct pl_file *f;
	struct pl_array *a;
	int big = unit_file();

	(void)state;
	assert_int_equal(ftruncate(big, (off_t)1 << 30), 0);
	assert_int_equal(pl_file_from_fd(ctx, big, &f), 0);
	o.wide_bytes = 0;
	o.frame_bytes = (uint64_t)1 << 30; /* the device has less */
	before = ctx->exec.mem->ranges.n;
	for (unsigned int i = 0; i < 200; i++) {
		assert_int_equal(pl_array_open(dev, f, 0, 0, &o, &a), -ENOMEM);
	}
	assert_int_equal(ctx->exec.mem->ranges.n, before); /* no more seats were made */
	o.frame_bytes = 0;
	assert_int_equal(pl_array_open(dev, f, 0, 0, &o, &a), 0);
	shut = ring_now()->shut;
	assert_int_equal(*shut, 0);
	pl_array_close(a);
	assert_int_equal(*shut, 1);
	/* One that was open keeps it. */
	assert_int_equal(pl_array_open(dev, f, 0, 0, &o, &a), 0);
	assert_ptr_not_equal(ring_now()->shut, shut);
	pl_array_close(a);
	assert_int_equal(pl_file_close(f), 0);
	(void)close(big);
}

/* Kernels that have not ended keep what they use, which goes with the context. */
static void kept(void **state)
{
	static const char *const settings[] = { "soft_gpus=1x64MiB", "cuda_lib=none" };
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_ctx_opts co = PL_CTX_OPTS_INIT;
	struct array_state *running;
	struct ring_seat seat;
	struct pl_ctx *c;
	struct pl_dev *d;
	struct pl_file *f;
	struct pl_array *a;
	size_t before;

	(void)state;
	co.settings = settings;
	co.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&co, &c), 0);
	assert_int_equal(pl_dev_open(c, "soft:0", &d), 0);
	assert_int_equal(pl_file_from_fd(c, file, &f), 0);
	o.wide_bytes = PAGE;
	o.frame_bytes = 8 * PAGE;
	o.limit_ns = 1000000;
	c->ring_room.patience_ns = 1000000;
	/* The seat before the array's tells where that is. */
	assert_int_equal(ring_seat_take(&c->ring_room, d->dev, &seat), 0);
	before = c->exec.mem->ranges.n;
	assert_int_equal(pl_array_open(d, f, 0, 0, &o, &a), 0);
	running = (struct array_state *)(void *)((char *)seat.state + 128);
	running->running = 1;
	pl_array_close(a);
	assert_int_equal(running->shut, 1);
	/* The ring, the block, frames, host memory. */
	assert_int_equal(c->exec.mem->ranges.n, before + 4);
	assert_int_equal(pl_file_close(f), 0);
	pl_close(c);
}

static int open_all(void **state)
{
	static const char *const settings[] = { "soft_gpus=1x64MiB", "cuda_lib=none" };
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
	assert_int_equal(pl_mem_alloc_pinned(dev, sizeof(*at), &p), 0);
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(own_description),
		cmocka_unit_test(reads_nothing_ahead),
		cmocka_unit_test(not_opened_again),
		cmocka_unit_test(seats),
		cmocka_unit_test(kept),
	};

	return cmocka_run_group_tests_name("files of arrays", tests, open_all, close_all);
}
