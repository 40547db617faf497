/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Arrays under seeded schedules: reads that are late, short, fail or block, few slots and frames,
 * files that become shorter, writers that take leases away, arrays that are refreshed, several
 * arrays and streams at once, closes at any time, and children of the process. Whatever happens,
 * each row is what the file has, or it is zeroed and counted, with an error that the schedule
 * explains; and all ends.
 *
 * On software GPUs; with FAKECUDA_LIB on that driver, where it is also seen that nobody calls it
 * while kernels wait. PEERLANE_TEST_SCHEDULES: how many (100, and 40 under TSan).
 */

#include "unit.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/wait.h>
#include <time.h>

#include "api/context.h"
#include "base/clock.h"
#include "base/fault.h"
#include "dev/stream.h"
#include "ring/array.h"
#include "sys/sys.h"

#define LEN (200u * KIB + 77)
#define ROWS_MOST 60u
#define ROW_MOST 9000u
#ifdef __SANITIZE_THREAD__
#define SCHEDULES 40u /* each takes five times as long */
#else
#define SCHEDULES 100u
#endif
#define PATIENCE_NS UINT64_C(30000000000)
#define PROXIES 4u

static struct pl_ctx *ctx;
static struct pl_dev *dev[2];
static bool fake;
static const char *path;
static char *content;

/* What a schedule does to reads, one in so many; 0: never. */
static struct {
	atomic_uint cold;
	atomic_uint cut;
	atomic_uint late;
	atomic_uint eio;
	atomic_uint stuck;
	atomic_ullong dice;
	atomic_bool release;
	atomic_uint held;
	atomic_ullong stuck_ever;
} does;

static bool falls(unsigned int one_in)
{
	uint64_t v;

	if (!one_in) {
		return false;
	}
	v = atomic_fetch_add(&does.dice, UINT64_C(0x9e3779b97f4a7c15));
	v ^= v >> 31;
	v *= UINT64_C(0xbf58476d1ce4e5b9);
	v ^= v >> 29;
	return v % one_in == 0;
}

static ssize_t read_some(int fd, void *buf, size_t len, uint64_t off)
{
	if (falls(does.late)) {
		(void)usleep(200);
	}
	if (falls(does.eio)) {
		return -EIO;
	}
	return pread(fd, buf, falls(does.cut) ? len / 2 + 1 : len, (off_t)off);
}

static ssize_t read_now(int fd, void *buf, size_t len, uint64_t off)
{
	return falls(does.cold) ? -EAGAIN : read_some(fd, buf, len, off);
}

static ssize_t read_wait(int fd, void *buf, size_t len, uint64_t off)
{
	if (falls(does.stuck)) {
		atomic_fetch_add(&does.stuck_ever, 1);
		atomic_fetch_add(&does.held, 1);
		while (!atomic_load(&does.release)) {
			(void)usleep(100);
		}
		atomic_fetch_sub(&does.held, 1);
	}
	return read_some(fd, buf, len, off);
}

static const struct ring_io test_io = { read_now, read_wait, sys_pwrite, false, NULL };

/* One launch, and what it must be. */
struct launch {
	struct pl_array *a;
	struct pl_stream *s;
	struct pl_array_rows r;
	unsigned int on; /* the device */
	uint64_t off;	 /* of the array in the file */
	uint64_t rows;
	/* All pinned, so that the CPU can look. */
	int64_t *ids;
	char *out;
	struct pl_array_status *status;
	char *pinned;
};

static void launch_make(struct launch *l, uint64_t *seed, unsigned int on, uint64_t off,
			uint64_t len)
{
	size_t row = unit_random(seed) % (unit_random(seed) % 2 ? 700 : ROW_MOST) + 1;
	void *p;

	*l = (struct launch){ .r = PL_ARRAY_ROWS_INIT, .on = on, .off = off };
	l->r.n = unit_random(seed) % ROWS_MOST + 1;
	l->r.row_bytes = row;
	l->r.row_stride = row + unit_random(seed) % 3;
	l->r.out_stride = row;
	l->rows = len < row ? 0 : (len - row) / l->r.row_stride + 1;
	assert_int_equal(
		pl_mem_alloc(dev[on], 64 + ROWS_MOST * 8 + ROWS_MOST * row, PL_ALLOC_PINNED, &p),
		0);
	l->pinned = p;
	l->status = p;
	l->ids = (int64_t *)(void *)(l->pinned + 64);
	l->out = l->pinned + 64 + ROWS_MOST * 8;
	memset(l->out, 0x5a, l->r.n * row);
	for (size_t i = 0; i < l->r.n; i++) {
		bool bad = !l->rows || unit_random(seed) % 20 == 0;

		l->ids[i] = bad ? (int64_t)(l->rows + unit_random(seed) % 5)
				: (int64_t)(unit_random(seed) %
					    (unit_random(seed) % 2 ? l->rows : l->rows / 9 + 1));
	}
	l->r.ids = l->ids;
	l->r.out = l->out;
	l->r.status = l->status;
}

/* What can have happened to a schedule's rows. */
struct may {
	bool eio;
	bool late;    /* waits that end by their limit */
	bool closed;  /* while they ran */
	uint64_t cut; /* the file ends here */
};

static bool explained(int64_t err, const struct may *m)
{
	return err == -ERANGE || (err == -EIO && m->eio) || (err == -ETIMEDOUT && m->late) ||
	       (err == -ESHUTDOWN && m->closed) || (err == -ENODATA && m->cut < LEN);
}

static void launch_check(const struct launch *l, const struct may *m, unsigned int schedule)
{
	size_t row = l->r.row_bytes;
	uint64_t failed = 0;
	uint64_t must = 0;

	for (size_t i = 0; i < l->r.n; i++) {
		bool is = (uint64_t)l->ids[i] < l->rows;
		uint64_t at = l->off + (uint64_t)l->ids[i] * l->r.row_stride;
		const char *got = l->out + i * row;
		bool zero = true;

		must += !is;
		for (size_t k = 0; k < row && zero; k++) {
			zero = got[k] == 0;
		}
		if (is && memcmp(got, content + at, row) == 0) {
			continue; /* of one byte, it may be a zero */
		}
		if (!zero) {
			fail_msg("schedule %u: row %zu of %zu bytes at %llu has wrong bytes",
				 schedule, i, row, (unsigned long long)at);
		}
		failed++;
	}
	/* A row that failed may be all zeros in the file, too. */
	if (l->status->failed < failed || (row > 8 && l->status->failed != failed)) {
		fail_msg("schedule %u: %llu rows are counted as failed, and %llu have", schedule,
			 (unsigned long long)l->status->failed, (unsigned long long)failed);
	}
	if (l->status->failed && !explained(l->status->error, m)) {
		fail_msg("schedule %u: rows failed with %d", schedule, (int)l->status->error);
	}
	if (!m->eio && !m->late && !m->closed && m->cut == LEN) {
		assert_int_equal(l->status->failed, must);
	}
}

#define ARRAYS 2u
#define STREAMS 3u
#define LAUNCHES 6u

static struct pl_array *array_of(uint64_t *seed, unsigned int on, uint64_t off, uint64_t len,
				 bool late)
{
	static const uint32_t pages[] = { 512, 1024, 4096, 16384 };
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_file *f;
	struct pl_array *a;

	o.page_bytes = pages[unit_random(seed) % COUNT(pages)];
	o.slots = (uint32_t)(unit_random(seed) % (unit_random(seed) % 2 ? 3 : 90) + 1);
	o.frame_bytes = unit_random(seed) % 5 * unit_random(seed) % 9 * o.page_bytes;
	o.wide_bytes = unit_random(seed) % 3 ? 0 : unit_random(seed) % (2 * (uint64_t)LEN);
	o.window_bytes = unit_random(seed) % 3 ? unit_random(seed) % (2 * (uint64_t)LEN) : 0;
	o.limit_ns = late ? 20000000 : PATIENCE_NS;
	assert_int_equal(pl_file_open(ctx, path, O_RDONLY, 0, &f), 0);
	assert_int_equal(pl_array_open(dev[on], f, off, len, &o, &a), 0);
	assert_int_equal(pl_file_close(f), 0);
	return a;
}

static void schedule_reads(uint64_t *seed, struct may *m)
{
	unsigned int kind = (unsigned int)(unit_random(seed) % 8);

	does.cold = unit_random(seed) % 2 ? (unsigned int)(unit_random(seed) % 5) : 1;
	does.cut = kind % 2 ? 4 : 0;
	does.late = unit_random(seed) % 3 ? 0 : 9;
	does.eio = kind == 3 ? 30 : 0;
	does.stuck = kind == 4 ? 40 : 0;
	atomic_store(&does.dice, unit_random(seed));
	atomic_store(&does.release, false);
	*m = (struct may){ .eio = kind == 3, .late = kind == 4, .cut = LEN };
	m->closed = unit_random(seed) % 4 == 0;
	if (kind == 5) {
		m->cut = unit_random(seed) % LEN;
	}
}

/* Further proxies come also where there is little to do. */
static void call_proxies(void)
{
	struct ring_ctx *m = &ctx->ring_ctx;

	atomic_store(&m->called, true);
	workers_notify(&ctx->exec.workers, &m->more);
}

/* Opens the file for writing again and again, and writes what is there. */
struct writer {
	pthread_t thread;
	uint64_t seed;
	uint64_t len;
	atomic_bool stop;
};

static void *write_all_the_time(void *arg)
{
	struct writer *w = arg;

	while (!atomic_load(&w->stop)) {
		size_t n = w->len < 5000 ? w->len : 5000;
		int fd;

		(void)usleep((useconds_t)(unit_random(&w->seed) % 1500));
		fd = open(path, O_WRONLY | O_CLOEXEC);
		if (fd < 0 || pwrite(fd, content, n, 0) != (ssize_t)n || close(fd)) {
			return w;
		}
	}
	return NULL;
}

/* It may fail if the file has become shorter, or kernels take long. */
static void refresh(struct pl_array *a, const struct may *m)
{
	int rc = pl_array_refresh(a);

	assert_true(rc == 0 || (rc == -ENODATA && m->cut < LEN));
}

/* A child, which has nothing of the arrays: its calls say so, and what it closes is its own. */
static void fork_now(struct pl_array *const *a, const struct launch *l)
{
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	pid_t pid = fork();
	int status = -1;

	assert_true(pid >= 0);
	if (!pid) {
		bool good = pl_array_stats(a[0], &st) == -ESTALE &&
			    pl_array_gather(l->s, l->a, &l->r) == -ESTALE &&
			    pl_array_refresh(a[1]) == -ESTALE;

		pl_array_close(a[1]);
		pl_close(ctx);
		_exit(good ? 0 : 1);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
}

static void run(unsigned int schedule, uint64_t seed)
{
	struct writer w = { .seed = seed + 1 };
	bool writes = seed % 3 != 0;
	struct pl_array *a[ARRAYS];
	struct pl_stream *s[STREAMS];
	struct launch l[LAUNCHES];
	uint64_t off[ARRAYS];
	uint64_t len[ARRAYS];
	struct may m;
	/* Streams 0 and 2 are the first device's, and array 0. */
	unsigned int on[STREAMS] = { 0, 1, 0 };

	schedule_reads(&seed, &m);
	for (unsigned int i = 0; i < ARRAYS; i++) {
		off[i] = unit_random(&seed) % 5000;
		len[i] = LEN - off[i] - unit_random(&seed) % 5000;
		a[i] = array_of(&seed, on[i], off[i], len[i], m.late);
	}
	for (unsigned int i = 0; i < STREAMS; i++) {
		assert_int_equal(pl_stream_create(dev[on[i]], &s[i]), 0);
	}
	for (unsigned int i = 0; i < LAUNCHES; i++) {
		unsigned int k = on[i % STREAMS];

		launch_make(&l[i], &seed, k, off[k], len[k]);
		l[i].a = a[k];
		l[i].s = s[i % STREAMS];
	}
	if (m.cut < LEN) {
		assert_int_equal(truncate(path, (off_t)m.cut), 0);
	}
	w.len = m.cut;
	if (writes) {
		assert_int_equal(pthread_create(&w.thread, NULL, write_all_the_time, &w), 0);
	}
	for (unsigned int i = 0; i < LAUNCHES; i++) {
		if (unit_random(&seed) % 6 == 0) {
			struct pl_array_rows r = l[i].r;

			call_proxies();
			r.status = NULL;
			assert_int_equal(pl_array_prefetch(l[i].s, l[i].a, &r), 0);
		}
		assert_int_equal(pl_array_gather(l[i].s, l[i].a, &l[i].r), 0);
		if (unit_random(&seed) % 8 == 0) {
			refresh(l[i].a, &m);
		}
		if (unit_random(&seed) % 60 == 0) {
			fork_now(a, &l[i]);
		}
	}
	if (m.closed) {
		(void)usleep((useconds_t)(unit_random(&seed) % 3000));
		pl_array_close(a[0]);
		pl_array_close(a[1]);
	}
	for (unsigned int i = 0; i < STREAMS; i++) {
		assert_int_equal(pl_stream_sync(s[i]), 0);
	}
	if (m.late && !m.closed && unit_random(&seed) % 2) {
		/* What was left behind comes late, and its slots are used again. */
		atomic_store(&does.release, true);
		for (unsigned int i = 0; i < LAUNCHES; i++) {
			memset(l[i].status, 0, sizeof(*l[i].status));
			assert_int_equal(pl_array_gather(l[i].s, l[i].a, &l[i].r), 0);
		}
		for (unsigned int i = 0; i < STREAMS; i++) {
			assert_int_equal(pl_stream_sync(s[i]), 0);
		}
	}
	for (unsigned int i = 0; i < ARRAYS && !m.closed; i++) {
		pl_array_close(a[i]);
	}
	atomic_store(&does.release, true);
	if (writes) {
		void *failed;

		atomic_store(&w.stop, true);
		(void)pthread_join(w.thread, &failed);
		assert_null(failed);
	}
	for (unsigned int i = 0; i < LAUNCHES; i++) {
		launch_check(&l[i], &m, schedule);
		assert_int_equal(pl_mem_free(ctx, l[i].pinned), 0);
	}
	for (unsigned int i = 0; i < STREAMS; i++) {
		pl_stream_close(s[i]);
	}
	if (m.cut < LEN) {
		FILE *f = fopen(path, "r+");

		assert_non_null(f);
		assert_int_equal(fwrite(content, 1, LEN, f), LEN);
		assert_int_equal(fclose(f), 0);
	}
}

/* From now on reads are made so. Readers that closed arrays have left behind end first. */
static void read_by(const struct ring_io *io)
{
	struct workers *w = &ctx->exec.workers;
	uint64_t until = clock_now_ns() + UINT64_C(20000000000);
	bool busy = true;

	while (busy && clock_now_ns() < until) {
		(void)usleep(1000);
		lock_acquire(&w->lock);
		busy = w->kind[WORK_RING].busy || w->kind[WORK_RING_MORE].busy ||
		       w->kind[WORK_RING_READ].busy;
		lock_release(&w->lock);
	}
	assert_false(busy);
	ctx->ring_ctx.io = io;
}

static void schedules(void **state)
{
	unsigned int n = unit_schedules(SCHEDULES);
	uint64_t seed = unit_seed();

	(void)state;
	read_by(&test_io);
	for (unsigned int i = 0; i < n; i++) {
		run(i, seed + i * UINT64_C(7919));
	}
	read_by(&ring_io_system);
}

/* A copy out of a window that takes as long as the test wants. */
static struct {
	const struct dev_cpu_ops *ops;
	atomic_bool begun;
	atomic_bool go;
	atomic_bool opened;
} slow;

static int copy_slowly(void *dst, const void *src, size_t len)
{
	(void)src;
	atomic_store(&slow.begun, true);
	while (!atomic_load(&slow.go)) {
		(void)usleep(100);
	}
	memset(dst, 0x77, len); /* the file is no longer what it was */
	return 0;
}

static void *open_for_writing(void *arg)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC);

	(void)arg;
	atomic_store(&slow.opened, true);
	return fd < 0 || close(fd) ? &slow : NULL;
}

static void await(atomic_bool *at)
{
	uint64_t until = clock_now_ns() + PATIENCE_NS;

	while (!atomic_load(at) && clock_now_ns() < until) {
		(void)usleep(100);
	}
	assert_true(atomic_load(at));
}

/* A writer's open() does not wait for a kernel that reads in a window, which does not use what it
 * has read. */
static void not_held_up(void **state)
{
	static struct dev_cpu_ops ops;
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	struct dev *d = dev[0]->dev;
	uint64_t seed = 6;
	struct pl_stream *s;
	struct pl_array *a;
	struct pl_file *f;
	struct launch l;
	pthread_t writer;
	void *failed;

	(void)state;
	if (fake) {
		return; /* its kernels copy by themselves */
	}
	o.wide_bytes = 0;
	assert_int_equal(pl_file_open(ctx, path, O_RDONLY, 0, &f), 0);
	assert_int_equal(pl_array_open(dev[0], f, 0, LEN, &o, &a), 0);
	assert_int_equal(pl_file_close(f), 0);
	assert_int_equal(pl_array_stats(a, &st), 0);
	assert_string_equal(st.windows_why, "");
	assert_int_equal(pl_stream_create(dev[0], &s), 0);
	launch_make(&l, &seed, 0, 0, LEN);
	slow.ops = d->cpu_ops;
	ops = (struct dev_cpu_ops){ copy_slowly, slow.ops->fill };
	d->cpu_ops = &ops;
	assert_int_equal(pl_array_gather(s, a, &l.r), 0);
	await(&slow.begun);
	assert_int_equal(pthread_create(&writer, NULL, open_for_writing, NULL), 0);
	await(&slow.opened);
	(void)pthread_join(writer, &failed);
	assert_null(failed);
	atomic_store(&slow.go, true);
	assert_int_equal(pl_stream_sync(s), 0);
	d->cpu_ops = slow.ops;
	launch_check(&l, &(struct may){ .cut = LEN }, 0);
	assert_int_equal(pl_mem_free(ctx, l.pinned), 0);
	pl_stream_close(s);
	pl_array_close(a);
}

/* A writer comes and goes while the pages are registered. */
static int (*pin_really)(struct dev *d, const void *host, size_t len);

static int pin_late(struct dev *d, const void *host, size_t len)
{
	pthread_t writer;
	void *failed;

	atomic_store(&slow.opened, false);
	assert_int_equal(pthread_create(&writer, NULL, open_for_writing, NULL), 0);
	await(&slow.opened);
	(void)pthread_join(writer, &failed);
	assert_null(failed);
	return pin_really(d, host, len);
}

static void written_meanwhile(void **state)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct dev *d = dev[0]->dev;
	struct array_state now;
	struct array *a;
	struct pl_file *f;

	(void)state;
	o.page_bytes = 4096;
	o.slots = 8;
	o.limit_ns = PATIENCE_NS;
	o.frame_bytes = 0;
	o.wide_bytes = 0;
	pin_really = d->mem.pin_lasting;
	d->mem.pin_lasting = pin_late;
	assert_int_equal(pl_file_open(ctx, path, O_RDONLY, 0, &f), 0);
	assert_int_equal(array_open(&ctx->ring_ctx, &ctx->watch, d, f->file, 0, LEN, &o, 0, &a), 0);
	assert_int_equal(pl_file_close(f), 0);
	d->mem.pin_lasting = pin_really;
	assert_int_equal(requester_look(&a->requester, &now), 0);
	assert_int_equal(now.table, 0);
	assert_int_equal(atomic_load(&a->windows.bytes), 0);
	assert_int_equal(atomic_load(&a->windows.why), WINDOWS_BROKEN);
	assert_int_equal(array_refresh(a), 0);
	assert_int_equal(atomic_load(&a->windows.why), WINDOWS_ARE);
	array_close(a);
}

/* Each allocation and each system call that an opening or a refresh makes fails once: either the
 * call fails, or rows are right. */
static void failures(void **state)
{
	static const struct may may = { .cut = LEN };
	struct pl_stream *s;
	uint64_t seed = 8;
	struct launch l;

	(void)state;
	assert_int_equal(pl_stream_create(dev[0], &s), 0);
	launch_make(&l, &seed, 0, 0, LEN);
	for (unsigned int kind = 0; kind < FAULT_KINDS; kind++) {
		unsigned long most = 0;

		/* The first time none does. */
		for (unsigned long nth = 0; nth <= most && nth < 400; nth++) {
			struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
			struct pl_array *a = NULL;
			struct pl_file *f;

			o.slots = 4;
			o.frame_bytes = 8192;
			o.wide_bytes = LEN / 4;
			assert_int_equal(pl_file_open(ctx, path, O_RDONLY, 0, &f), 0);
			fault_arm(kind, nth ? nth : 1000000, ENOMEM);
			if (!pl_array_open(dev[0], f, 0, LEN, &o, &a)) {
				(void)pl_array_refresh(a);
			}
			most = nth ? most : fault_count(kind);
			fault_arm(kind, 0, 0);
			assert_int_equal(pl_file_close(f), 0);
			if (a) {
				memset(l.status, 0, sizeof(*l.status));
				memset(l.out, 0x5a, l.r.n * l.r.row_bytes);
				assert_int_equal(pl_array_gather(s, a, &l.r), 0);
				assert_int_equal(pl_stream_sync(s), 0);
				launch_check(&l, &may, (unsigned int)nth);
				pl_array_close(a);
			}
		}
		assert_true(most > 5);
	}
	assert_int_equal(pl_mem_free(ctx, l.pinned), 0);
	pl_stream_close(s);
}

/* The fake driver's count of all calls. */
static unsigned long driver_calls(void)
{
	void *lib = dlopen(getenv("FAKECUDA_LIB"), RTLD_NOW | RTLD_NOLOAD);
	unsigned long (*calls)(const char *);
	unsigned long n;

	assert_non_null(lib);
	*(void **)&calls = dlsym(lib, "fakecuda_calls");
	n = calls(NULL);
	(void)dlclose(lib);
	return n;
}

/* From when kernels are queued until they have ended nobody calls the driver: neither the proxy nor
 * those who wait for a disk. */
static void no_driver_calls(void **state)
{
	uint64_t seed = 5;
	struct pl_stream *s;
	struct pl_array *a;
	struct launch l;

	(void)state;
	if (!fake) {
		return;
	}
	does.cold = 2;
	does.late = 2;
	does.cut = 0;
	does.eio = 0;
	does.stuck = 0;
	read_by(&test_io);
	a = array_of(&seed, 0, 0, LEN, false);
	assert_int_equal(pl_stream_create(dev[0], &s), 0);
	for (unsigned int i = 0; i < 30; i++) {
		unsigned long before;
		uint64_t until = clock_now_ns() + PATIENCE_NS;
		uint64_t *end;

		launch_make(&l, &seed, 0, 0, LEN);
		/* One block takes 8 rows in their order, and the last is of no id: by its count the
		 * end is seen without a call. */
		l.r.n = 8;
		for (unsigned int k = 0; k < 7; k++) {
			l.ids[k] = (int64_t)(unit_random(&seed) % l.rows);
		}
		l.ids[7] = -1;
		end = &l.status->failed;
		assert_int_equal(pl_array_gather(s, a, &l.r), 0);
		before = driver_calls();
		call_proxies();
		while (!__atomic_load_n(end, __ATOMIC_ACQUIRE) && clock_now_ns() < until) {
			(void)usleep(50);
		}
		assert_int_equal(driver_calls(), before);
		assert_int_equal(pl_stream_sync(s), 0);
		assert_int_equal(pl_mem_free(ctx, l.pinned), 0);
	}
	pl_stream_close(s);
	pl_array_close(a);
	read_by(&ring_io_system);
}

static int open_all(void **state)
{
	static char lib[400];
	const char *const settings[] = { "soft_gpus=2x64MiB", lib };
	const char *set = getenv("FAKECUDA_LIB");
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	FILE *f;

	(void)state;
	fake = set && *set;
	(void)snprintf(lib, sizeof(lib), "test_cuda_lib=%s", fake ? set : "none");
	path = unit_path();
	content = malloc(LEN);
	unit_pattern(content, LEN, 0);
	f = fopen(path, "w");
	assert_non_null(f);
	assert_int_equal(fwrite(content, 1, LEN, f), LEN);
	assert_int_equal(fclose(f), 0);
	o.settings = settings;
	o.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&o, &ctx), 0);
	/* Also on machines with few processors. */
	ctx->exec.workers.kind[WORK_RING_MORE].max = PROXIES - 1;
	assert_int_equal(pl_dev_open(ctx, fake ? "cuda:0" : "soft:0", &dev[0]), 0);
	assert_int_equal(pl_dev_open(ctx, fake ? "cuda:1" : "soft:1", &dev[1]), 0);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	pl_close(ctx);
	free(content);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(schedules),	     cmocka_unit_test(not_held_up),
		cmocka_unit_test(written_meanwhile), cmocka_unit_test(failures),
		cmocka_unit_test(no_driver_calls),
	};

	return cmocka_run_group_tests_name("arrays", tests, open_all, close_all);
}
