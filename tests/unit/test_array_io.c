/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How an array reads its file, and what it takes and gives back: descriptions, what is read ahead,
 * io_uring and threads, past the page cache; what is counted; seats, and memory that kernels which
 * have not ended keep.
 */

#include "array_io_kit.h"

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
	wanted = "cannot be opened again";
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
	static const char *const settings[] = { "soft_gpus=1x64MiB", "test_cuda_lib=none" };
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
	c->ring_ctx.patience_ns = 1000000;
	/* The seat before the array's tells where that is. */
	assert_int_equal(ring_seat_take(&c->ring_ctx, d->dev, &seat), 0);
	before = c->exec.mem->ranges.n;
	assert_int_equal(pl_array_open(d, f, 0, 0, &o, &a), 0);
	running = (struct array_state *)(void *)((char *)seat.state + 256);
	running->running = 1;
	pl_array_close(a);
	assert_int_equal(running->shut, 1);
	/* The ring, its slots, the block, frames, host memory. */
	assert_int_equal(c->exec.mem->ranges.n, before + 5);
	assert_int_equal(pl_file_close(f), 0);
	pl_close(c);
}

static atomic_uint asked;
static atomic_bool has_some;

static ssize_t now_counted(int fd, void *buf, size_t len, uint64_t off)
{
	atomic_fetch_add(&asked, 1);
	return atomic_load(&has_some) ? sys_pread(fd, buf, len, off) : -EAGAIN;
}

static const struct ring_io counted_io = { now_counted, sys_pread, sys_pwrite, true, NULL };

/* While the page cache has nothing, proxies ask it now and then; as soon as it has something, each
 * time. */
static void seldom_asked(void **state)
{
	struct pl_array *a;
	uint64_t seed = unit_seed();

	(void)state;
	ctx->ring_ctx.io = &counted_io;
	a = array_of(file, 0, LEN, 0);
	draw(&seed, ROWS_MOST);
	gather(a, ROWS_MOST, 0);
	assert_in_range(atomic_load(&asked), ROWS_MOST / 8, ROWS_MOST / 2);
	assert_int_equal(stats_of(a).waited, ROWS_MOST);
	atomic_store(&has_some, true);
	gather(a, ROWS_MOST, 0);
	atomic_store(&has_some, false); /* one that it has not is no reason */
	gather(a, 1, 0);
	atomic_store(&has_some, true);
	atomic_store(&asked, 0);
	gather(a, ROWS_MOST, 0);
	assert_int_equal(atomic_load(&asked), ROWS_MOST);
	pl_array_close(a);
	ctx->ring_ctx.io = &ring_io_system;
}

static ssize_t swapped_out(int fd, void *buf, size_t len, uint64_t off)
{
	(void)fd;
	(void)buf;
	(void)len;
	(void)off;
	atomic_fetch_add(&asked, 1);
	return -EAGAIN;
}

static const struct ring_io no_swap_io = { sys_pread_nowait, sys_pread, sys_pwrite, true,
					   sys_pread };
static const struct ring_io some_swap_io = { sys_pread_nowait, sys_pread, sys_pwrite, true,
					     ring_read_resident };
static const struct ring_io all_swap_io = { sys_pread_nowait, sys_pread, sys_pwrite, true,
					    swapped_out };

#define HOLE (LEN / PAGE / 2) /* the page; from there on nothing was ever written */

/* A file that has no disk. */
static int file_in_memory(void)
{
	char *bytes = malloc(HOLE * PAGE);
	int fd = memfd_create("rows", MFD_CLOEXEC);

	assert_non_null(bytes);
	assert_true(fd >= 0);
	unit_pattern(bytes, HOLE * PAGE, 0);
	assert_int_equal(write(fd, bytes, HOLE * PAGE), HOLE * PAGE);
	assert_int_equal(ftruncate(fd, LEN), 0);
	free(bytes);
	return fd;
}

/* Rows of the half that was written, and so many of the hole. */
static struct pl_array_stats gather_with_holes(struct pl_array *a, unsigned int holes)
{
	static const char zeros[PAGE];
	uint64_t seed = unit_seed();

	for (size_t i = 0; i < ROWS_MOST; i++) {
		at->ids[i] = (int64_t)(unit_random(&seed) % HOLE) + (i < holes ? HOLE : 0);
	}
	launch(a, ROWS_MOST);
	assert_int_equal(at->status.failed, 0);
	for (size_t i = 0; i < holes; i++) {
		assert_memory_equal(at->out + i * PAGE, zeros, PAGE);
	}
	for (size_t i = holes; i < ROWS_MOST; i++) {
		assert_pattern(at->out + i * PAGE, PAGE, (uint64_t)at->ids[i] * PAGE);
	}
	return stats_of(a);
}

/* Where the kernel knows of no read without a wait, a proxy reads what is in memory by itself, and
 * threads what may be swapped. */
static void in_memory(void **state)
{
	int fd = file_in_memory();
	struct pl_array_stats s;
	struct pl_array *a;
	char *said;

	(void)state;
	ctx->ring_ctx.io = &no_swap_io;
	a = array_of(fd, 0, LEN, 0);
	s = gather_with_holes(a, ROWS_MOST / 4);
	assert_int_equal(s.requests, ROWS_MOST);
	assert_int_equal(s.cached, ROWS_MOST);
	assert_int_equal(s.bytes, ROWS_MOST * PAGE);
	if (!ring_now()->files[0].memory) {
		print_message("not looked at: this kernel reads memory without a wait\n");
		goto out;
	}
	assert_int_equal(pl_array_explain(a, PL_FORMAT_TEXT, &said), 0);
	assert_non_null(strstr(said, "out of memory, and what is swapped by threads"));
	pl_string_free(said);
	/* Nobody knows whether what lies behind a hole is swapped. */
	ctx->ring_ctx.io = &some_swap_io;
	s = gather_with_holes(a, 0);
	if (sys_cached_pages(fd, 0, LEN) == (int64_t)HOLE) {
		assert_int_equal(s.cached, 2 * ROWS_MOST);
		s = gather_with_holes(a, 5);
		assert_int_equal(s.cached, 3 * ROWS_MOST - 5);
		assert_int_equal(s.waited, 5);
	} else {
		print_message("not looked at: the kernel does not say what is in memory\n");
	}
	ctx->ring_ctx.io = &all_swap_io;
	atomic_store(&asked, 0);
	assert_int_equal(gather_with_holes(a, 5).cached, s.cached);
	assert_int_equal(stats_of(a).waited, s.waited + ROWS_MOST);
	assert_int_equal(stats_of(a).by_uring, 0);
	assert_in_range(atomic_load(&asked), ROWS_MOST / 8, ROWS_MOST / 2);
out:
	ctx->ring_ctx.io = &ring_io_system;
	pl_array_close(a);
	/* As it comes: if something of the machine is swapped, this may be. */
	a = array_of(fd, 0, LEN, 0);
	s = gather_with_holes(a, 0);
	assert_true(s.cached == ROWS_MOST || sys_swap_used());
	pl_array_close(a);
	(void)close(fd);
}

/* The file is on a disk, and io_uring may be used. */
static bool can_wait(const struct ring *r)
{
	if (!r->uring || !r->files[0].async) {
		print_message("not looked at: io_uring may not be used, or not for this file\n");
		return false;
	}
	if (make_cold() != 0) {
		print_message("not looked at: the file cannot be taken out of the page cache\n");
		return false;
	}
	return true;
}

/* What is not cached is read by io_uring, many at once. */
static void by_uring(void **state)
{
	struct pl_array *a = array_of(file, PAGE, LEN - PAGE, 0);
	uint64_t seed = unit_seed();
	struct pl_array_stats s;

	(void)state;
	for (unsigned int round = 0; round < 8 && can_wait(ring_now()); round++) {
		draw(&seed, ROWS_MOST);
		for (size_t i = 0; i < ROWS_MOST; i++) {
			at->ids[i] -= at->ids[i] ? 1 : 0; /* there is a page less */
		}
		gather(a, ROWS_MOST, PAGE);
		s = stats_of(a);
		assert_true(s.waited > 100 * round);
		/* But for what the kernel would not wait for. */
		assert_true(s.by_uring <= s.waited && s.by_uring > s.waited / 2);
		assert_int_equal(s.requests, s.cached + s.waited);
		assert_int_equal(s.bytes, s.requests * PAGE);
		assert_int_equal(s.direct, 0);
	}
	pl_array_close(a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(own_description),
		cmocka_unit_test(reads_nothing_ahead),
		cmocka_unit_test(not_opened_again),
		cmocka_unit_test(seats),
		cmocka_unit_test(kept),
		cmocka_unit_test(by_uring),
		cmocka_unit_test(seldom_asked),
		cmocka_unit_test(in_memory),
	};

	return cmocka_run_group_tests_name("files of arrays", tests, open_all, close_all);
}
