/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How an array reads its file, and what it takes and gives back: descriptions, what is read ahead,
 * io_uring and threads, past the page cache; what is counted; seats, and memory that kernels which
 * have not ended keep.
 */

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

/* One row of a few bytes. */
static void gather_bytes(struct pl_array *a, uint64_t off, size_t len)
{
	struct pl_array_rows r = PL_ARRAY_ROWS_INIT;

	memset(&at->status, 0, sizeof(at->status));
	r.ids = at->ids;
	at->ids[0] = (int64_t)off;
	r.n = 1;
	r.row_bytes = len;
	r.row_stride = 1;
	r.out = at->out;
	r.status = &at->status;
	assert_int_equal(pl_array_gather(stream, a, &r), 0);
	assert_int_equal(pl_stream_sync(stream), 0);
	assert_int_equal(at->status.failed, 0);
	assert_pattern(at->out, len, off);
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

static const char *wanted;

static void hear(int level, const char *line, void *arg)
{
	(void)level;
	if (strstr(line, wanted)) {
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
	c->ring_room.patience_ns = 1000000;
	/* The seat before the array's tells where that is. */
	assert_int_equal(ring_seat_take(&c->ring_room, d->dev, &seat), 0);
	before = c->exec.mem->ranges.n;
	assert_int_equal(pl_array_open(d, f, 0, 0, &o, &a), 0);
	running = (struct array_state *)(void *)((char *)seat.state + 256);
	running->running = 1;
	pl_array_close(a);
	assert_int_equal(running->shut, 1);
	/* The ring, the block, frames, host memory. */
	assert_int_equal(c->exec.mem->ranges.n, before + 4);
	assert_int_equal(pl_file_close(f), 0);
	pl_close(c);
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
	ctx->ring_room.io = &counted_io;
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
	ctx->ring_room.io = &ring_io_system;
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
	ctx->ring_room.io = &no_swap_io;
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
	ctx->ring_room.io = &some_swap_io;
	s = gather_with_holes(a, 0);
	if (sys_cached_pages(fd, 0, LEN) == (int64_t)HOLE) {
		assert_int_equal(s.cached, 2 * ROWS_MOST);
		s = gather_with_holes(a, 5);
		assert_int_equal(s.cached, 3 * ROWS_MOST - 5);
		assert_int_equal(s.waited, 5);
	} else {
		print_message("not looked at: the kernel does not say what is in memory\n");
	}
	ctx->ring_room.io = &all_swap_io;
	atomic_store(&asked, 0);
	assert_int_equal(gather_with_holes(a, 5).cached, s.cached);
	assert_int_equal(stats_of(a).waited, s.waited + ROWS_MOST);
	assert_int_equal(stats_of(a).by_uring, 0);
	assert_in_range(atomic_load(&asked), ROWS_MOST / 8, ROWS_MOST / 2);
out:
	ctx->ring_room.io = &ring_io_system;
	pl_array_close(a);
	/* As it comes: if something of the machine is swapped, this may be. */
	a = array_of(fd, 0, LEN, 0);
	s = gather_with_holes(a, 0);
	assert_true(s.cached == ROWS_MOST || sys_swap_used());
	pl_array_close(a);
	(void)close(fd);
}

/* Each system call fails once. Rows are right, or they are zeroed and counted; right in any case if
 * what failed was that the kernel had cancelled it, as io_uring does by itself. Afterwards all are
 * right again, by io_uring or by threads. */
static void calls_fail(void **state)
{
	const size_t n = 64;
	uint64_t seed = unit_seed();

	(void)state;
	for (unsigned long nth = 1; nth <= 80; nth++) {
		struct pl_array *a = array_of(file, 0, LEN, nth % 2 ? 16 * PAGE : 0);
		unsigned int wrong = 0;
		bool uring;

		(void)make_cold();
		draw(&seed, n);
		uring = ring_now()->uring && ring_now()->files[0].async;
		fault_arm(FAULT_SYS, nth, nth % 3 ? EPERM : ECANCELED);
		launch(a, n);
		fault_arm(FAULT_SYS, 0, 0);
		for (size_t i = 0; i < n; i++) {
			static char page[PAGE];

			unit_pattern(page, PAGE, (uint64_t)at->ids[i] * PAGE);
			wrong += memcmp(page, at->out + i * PAGE, PAGE) != 0;
		}
		assert_int_equal(at->status.failed, wrong);
		assert_true(wrong == 0 || at->status.error == -EPERM ||
			    (at->status.error == -ECANCELED && !uring));
		(void)make_cold();
		draw(&seed, n);
		gather(a, n, 0);
		pl_array_close(a);
	}
}

/* Another context, with one more setting; what is used otherwise is put back afterwards. */
static struct {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_stream *stream;
	void *at;
} usual;

static void other_begin(const char *setting)
{
	const char *const settings[] = { "soft_gpus=1x64MiB", "test_cuda_lib=none", "stats=off",
					 setting };
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	void *p;

	usual.ctx = ctx;
	usual.dev = dev;
	usual.stream = stream;
	usual.at = at;
	o.settings = settings;
	o.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&o, &ctx), 0);
	assert_int_equal(pl_dev_open(ctx, "soft:0", &dev), 0);
	assert_int_equal(pl_stream_create(dev, &stream), 0);
	assert_int_equal(pl_mem_alloc_pinned(dev, sizeof(*at), &p), 0);
	at = p;
}

static void other_end(void)
{
	pl_stream_close(stream);
	pl_close(ctx);
	ctx = usual.ctx;
	dev = usual.dev;
	stream = usual.stream;
	at = usual.at;
}

/* Where io_uring is not to be used, threads read, and the log says why. */
static void by_threads(void **state)
{
	unsigned int said = 0;
	uint64_t seed = 3;
	struct pl_array_stats s;
	struct pl_array *a;

	(void)state;
	other_begin("engine=threads");
	wanted = "the tunable engine asks for threads";
	log_set_sink(hear, &said, LOG_INFO);
	a = array_of(file, 0, LEN, 0);
	log_set_sink(NULL, NULL, LOG_OFF);
	assert_int_equal(said, 1);
	assert_null(ring_now()->uring);
	(void)make_cold();
	draw(&seed, 100);
	gather(a, 100, 0);
	s = stats_of(a);
	assert_int_equal(s.by_uring, 0);
	assert_int_equal(s.bytes, s.requests * PAGE);
	pl_array_close(a);
	other_end();
}

/* What statistics say of a route, or of two. */
struct seen {
	const char *route;
	uint64_t ops;
	uint64_t bytes;
	uint64_t errors;
	unsigned int rows;
};

static int see(const struct pl_stats_row *row, void *arg)
{
	struct seen *s = arg;

	if (strcmp(row->route, s->route) == 0) {
		assert_string_equal(row->op, "read");
		assert_string_equal(row->device, "soft:0");
		s->ops += row->ops;
		s->bytes += row->bytes;
		s->errors += row->errors;
		s->rows++;
		assert_true(!row->ops || row->latency_ns > 0);
	}
	return 0;
}

static struct seen seen_of(const char *route)
{
	struct seen s = { .route = route };
	struct pl_stats *st;

	assert_int_equal(pl_stats_open(ctx, 0, &st), 0);
	assert_int_equal(pl_stats_rows(st, see, &s), 0);
	pl_stats_close(st);
	assert_int_equal(s.rows, 1);
	return s;
}

static ssize_t wait_first(int fd, void *buf, size_t len, uint64_t off)
{
	return off / PAGE % 3 ? sys_pread(fd, buf, len, off) : -EAGAIN;
}

static ssize_t wait_fails(int fd, void *buf, size_t len, uint64_t off)
{
	return off / PAGE % 9 ? sys_pread(fd, buf, len, off) : -EIO;
}

static const struct ring_io some_wait = { wait_first, wait_fails, sys_pwrite, false, NULL };

static unsigned int count_in(const char *text, const char *first, const char *then)
{
	unsigned int n = 0;

	for (const char *p = text; (p = strstr(p, first)); p++) {
		const char *end = strchr(p, '\n');
		const char *hit = strstr(p, then);

		n += hit && (!end || hit < end);
	}
	return n;
}

/* Statistics have two routes for reads of kernels, and the timeline a span for each that waited. */
static void counted(void **state)
{
	static char setting[300];
	static char text[1 << 20];
	const char *path = unit_path();
	struct seen cached, waited;
	struct pl_array_stats s;
	struct pl_array *a;
	FILE *f;

	(void)state;
	(void)snprintf(setting, sizeof(setting), "trace=%s", path);
	other_begin(setting);
	ctx->ring_room.io = &some_wait;
	a = array_of(file, 0, LEN, 0);
	assert_int_equal(seen_of("ring-cached").ops, 0);
	for (unsigned int i = 0; i < 90; i++) {
		at->ids[i] = i;
	}
	launch(a, 90);
	s = stats_of(a);
	cached = seen_of("ring-cached");
	waited = seen_of("ring-waited");
	assert_int_equal(cached.ops, 60);
	assert_int_equal(cached.bytes, 60 * PAGE);
	assert_int_equal(cached.errors, 0);
	assert_int_equal(waited.ops, 20);
	assert_int_equal(waited.bytes, 20 * PAGE);
	assert_int_equal(waited.errors, 10);
	assert_int_equal(at->status.failed, 10);
	assert_int_equal(s.requests, 90);
	assert_int_equal(s.cached, 60);
	assert_int_equal(s.waited, 30);
	assert_int_equal(s.read_errors, 10);
	assert_int_equal(s.bytes, 80 * PAGE);
	pl_array_close(a);
	other_end();
	f = fopen(path, "r");
	assert_non_null(f);
	text[fread(text, 1, sizeof(text) - 1, f)] = '\0';
	(void)fclose(f);
	assert_int_equal(count_in(text, "\"kernel read\"", "\"ph\":\"b\""), 30);
	assert_int_equal(count_in(text, "\"kernel read\"", "\"ph\":\"e\""), 30);
	assert_int_equal(count_in(text, "\"kernel read\"", "\"result\":4096"), 20);
	assert_int_equal(count_in(text, "\"kernel read\"", "\"result\":-5"), 10);
	assert_int_equal(count_in(text, "\"kernel read\"", "\"off\":12288,\"len\":4096"), 1);
}

/* A file that was opened with O_DIRECT is read past the page cache, its end too; not where pages
 * are no whole blocks of it. */
static void past_the_cache(void **state)
{
	const uint64_t len = 300 * PAGE + 77;
	const char *path = unit_path();
	unsigned int said = 0;
	int64_t was_cached;
	char *bytes = malloc(len);
	uint64_t seed = 5;
	struct pl_array_stats s;
	struct pl_array *a;
	int fd = open(path, O_RDWR | O_CREAT, 0600);

	(void)state;
	unit_pattern(bytes, len, 0);
	assert_int_equal(write(fd, bytes, len), len);
	free(bytes);
	(void)fsync(fd);
	(void)posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
	(void)close(fd);
	fd = open(path, O_RDONLY | O_DIRECT);
	if (fd < 0) {
		print_message("not looked at: the file system has no O_DIRECT\n");
		return;
	}
	was_cached = sys_cached_pages(fd, 0, len);
	a = array_of(fd, PAGE, 0, 0);
	if (ring_now()->files[0].direct < 0) {
		print_message("not looked at: the file system has no O_DIRECT of such blocks\n");
		pl_array_close(a);
		(void)close(fd);
		return;
	}
	draw(&seed, ROWS_MOST);
	for (size_t i = 0; i < ROWS_MOST; i++) {
		at->ids[i] %= 299;
	}
	gather(a, ROWS_MOST, PAGE);
	s = stats_of(a);
	assert_int_equal(s.direct, s.requests);
	assert_int_equal(s.cached, 0);
	assert_int_equal(s.bytes, s.requests * PAGE);
	assert_true(s.by_uring > s.requests / 2 || !ring_now()->files[0].async);
	assert_true(was_cached != 0 || sys_cached_pages(fd, 0, len) <= 0);
	pl_array_close(a);
	/* Pages that are kept, the last of them short. */
	a = array_of(fd, 0, 0, 64 * PAGE);
	gather_bytes(a, 300 * PAGE - 10, 87);
	gather_bytes(a, 7, 5);
	s = stats_of(a);
	assert_int_equal(s.direct, 3);
	assert_int_equal(s.bytes, 2 * PAGE + 77);
	pl_array_close(a);
	wanted = "through the page cache";
	log_set_sink(hear, &said, LOG_INFO);
	a = array_of(fd, 100, 0, 0);
	log_set_sink(NULL, NULL, LOG_OFF);
	assert_int_equal(said, 1);
	at->ids[0] = 7;
	gather(a, 1, 100);
	assert_int_equal(stats_of(a).direct, 0);
	pl_array_close(a);
	(void)close(fd);
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
		cmocka_unit_test(by_uring),
		cmocka_unit_test(seldom_asked),
		cmocka_unit_test(in_memory),
		cmocka_unit_test(calls_fail),
		cmocka_unit_test(by_threads),
		cmocka_unit_test(past_the_cache),
		cmocka_unit_test(counted),
	};

	return cmocka_run_group_tests_name("files of arrays", tests, open_all, close_all);
}
