/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Kernels of a program that write an array: pl_array_write() of peerlane/device.cuh, of the host's
 * compiler. Whatever else reads the pages, fetches, evicts or writes beside it, and whatever the
 * file's writes do: a warp reads what it has written, and what is kept is as the file.
 * PEERLANE_TEST_SCHEDULES: how many seeded ones (16).
 */

#include "unit.h"

#include <fcntl.h>
#include <pthread.h>

#include "api/context.h"
#include "device_host.h"
#include "sys/sys.h"

#define LEN (80u * KIB + 77)
#define AT 5000u /* the array's first byte in the file */
#define TAIL 999u
#define WARPS 4u
#define ROW 333u /* a warp's rows lie between the others' */
#define ROWS (LEN / ROW)
#define STEPS 300u
#define LIMIT_NS UINT64_C(200000000) /* of waits in vain; a busy machine reads in less */

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static const char *path;
static char *start; /* the file's bytes */

static struct {
	atomic_uint cold, late, cut, eio, full;
	atomic_ullong dice;
	atomic_bool holds; /* writes */
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

static ssize_t some(int fd, void *buf, size_t len, uint64_t off)
{
	if (falls(does.late)) {
		(void)usleep(200);
	}
	return falls(does.eio) ? -EIO : pread(fd, buf, len, (off_t)off);
}

static ssize_t now(int fd, void *buf, size_t len, uint64_t off)
{
	return falls(does.cold) ? -EAGAIN : some(fd, buf, len, off);
}

static ssize_t put(int fd, const void *buf, size_t len, uint64_t off)
{
	ssize_t n;

	if (atomic_load(&does.holds)) {
		atomic_fetch_add(&does.held, 1);
	}
	while (atomic_load(&does.holds)) {
		(void)usleep(100);
	}
	if (falls(does.late)) {
		(void)usleep(200);
	}
	if (falls(does.eio)) {
		return -EIO;
	}
	if (falls(does.full)) {
		return -ENOSPC;
	}
	n = pwrite(fd, buf, falls(does.cut) ? len / 2 + 1 : len, (off_t)off);
	return n < 0 ? -errno : n;
}

static const struct ring_io test_io = { now, some, put, false, NULL };

static const struct way {
	const char *name;
	uint64_t frames;
	uint64_t wide;
	uint32_t page;
	uint32_t slots;
	bool windows;
} ways[] = {
	{ "all in frames", LEN + 4096, 0, 4096, 64, false },
	{ "few frames", 3 * 4096, 0, 4096, 8, false },
	{ "one slot, one frame", 4096, 0, 4096, 1, false },
	{ "no frames", 0, 0, 4096, 2, false },
	{ "short pages", 20 * 512, 0, 512, 8, false },
	{ "half in host memory", 8 * 4096, LEN / 2, 4096, 4, false },
	{ "all in host memory", 0, LEN, 4096, 2, false },
	{ "windows", 4096, LEN / 3, 4096, 4, true },
};

static struct pl_array *opened(const struct way *w, struct pl_array_device *a, uint64_t limit_ns)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_array *array;
	struct pl_file *f;

	o.frame_bytes = w->frames;
	o.wide_bytes = w->wide;
	o.page_bytes = w->page;
	o.slots = w->slots;
	o.window_bytes = w->windows ? PL_ARRAY_AUTO : 0;
	o.flags = PL_ARRAY_WRITE | (w->windows ? PL_ARRAY_STABLE : 0);
	o.limit_ns = limit_ns;
	assert_int_equal(pl_file_open(ctx, path, O_RDWR, 0, &f), 0);
	assert_int_equal(pl_array_open(dev, f, AT, LEN, &o, &array), 0);
	assert_int_equal(pl_file_close(f), 0);
	*a = (struct pl_array_device)PL_ARRAY_DEVICE_INIT;
	assert_int_equal(pl_array_device(array, a), 0);
	assert_int_equal(state_of(a)->table != 0, w->windows);
	return array;
}

static void make_file(void)
{
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	unit_pattern(start, AT + LEN + TAIL, 0);
	assert_int_equal(fwrite(start, 1, AT + LEN + TAIL, f), AT + LEN + TAIL);
	assert_int_equal(fclose(f), 0);
}

static void from_file(char *out, uint64_t off, size_t len)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0 || pread(fd, out, len, (off_t)(AT + off)) != (ssize_t)len) {
		abort();
	}
	(void)close(fd);
}

/* One warp, and what its rows have; those of rows % (WARPS + 1) == WARPS nobody writes. */
struct warp {
	pthread_t thread;
	struct pl_array_device a;
	uint64_t seed;
	unsigned int number;
	char wrong[160];
	uint64_t written;
	char have[ROWS * ROW];
};

#define WRONG(x, ...)                                                                \
	do {                                                                         \
		if (!*(x)->wrong) {                                                  \
			(void)snprintf((x)->wrong, sizeof((x)->wrong), __VA_ARGS__); \
		}                                                                    \
	} while (0)

static void look(struct warp *x, uint64_t row, const char *got, int err, const char *what)
{
	static const char zeros[ROW];

	if (err && err != -EIO) {
		WRONG(x, "%s of row %llu: %d", what, (unsigned long long)row, err);
	}
	if (memcmp(got, err ? zeros : x->have + row * ROW, ROW) != 0) {
		WRONG(x, "%s of row %llu, %d: other bytes", what, (unsigned long long)row, err);
	}
}

static void writes(struct warp *x, struct pl_array_warp *w, uint64_t row)
{
	char bytes[ROW];
	int err;

	unit_pattern(bytes, ROW, unit_random(&x->seed) % 100000);
	err = pl_array_write(&x->a, w, row * ROW, ROW, bytes);
	if (err && err != -EIO && err != -ENOSPC) {
		WRONG(x, "a write: %d", err);
	}
	x->written += !err;
	memcpy(x->have + row * ROW, bytes, ROW);
	if (err) {
		from_file(x->have + row * ROW, row * ROW, ROW); /* as far as it came */
	}
}

static void reads(struct warp *x, struct pl_array_warp *w, uint64_t row)
{
	char got[ROW];

	look(x, row, got, pl_array_read(&x->a, w, row * ROW, ROW, got), "a read");
}

/* Reads that are under way while others write the same pages. */
static void reads_two(struct warp *x, struct pl_array_warp *w, const uint64_t *rows)
{
	struct pl_array_ticket t[2];
	char got[ROW];

	for (unsigned int k = 0; k < 2; k++) {
		pl_array_begin(&x->a, w, rows[k] * ROW, ROW, &t[k]);
	}
	(void)sched_yield();
	for (unsigned int k = 0; k < 2; k++) {
		look(x, rows[k], got, pl_array_wait(&x->a, w, &t[k], got), "a ticket");
	}
}

static uint64_t row_of(struct warp *x, bool own)
{
	uint64_t group = ROWS / (WARPS + 1);
	/* Mostly the same few pages. */
	uint64_t k = unit_random(&x->seed) % (unit_random(&x->seed) % 3 ? 8 : group);

	return k * (WARPS + 1) + (own ? x->number : WARPS);
}

static void *run(void *arg)
{
	struct warp *x = arg;
	struct pl_array_warp w;

	pl_d_gpu_block = (struct pl_d_gpu_block){ x->number, WARPS, NULL };
	(void)pl_array_enter(&x->a, &w);
	for (unsigned int i = 0; i < STEPS && !*x->wrong; i++) {
		uint64_t rows[2] = { row_of(x, true), row_of(x, unit_random(&x->seed) % 2) };

		switch (unit_random(&x->seed) % 4) {
		case 0:
			writes(x, &w, rows[0]);
			break;
		case 1:
			reads(x, &w, rows[1]);
			break;
		case 2:
			reads_two(x, &w, rows);
			break;
		default:
			writes(x, &w, rows[0]);
			reads(x, &w, rows[0]);
		}
	}
	pl_array_leave(&x->a, &w);
	return NULL;
}

/* Every row, as the file has it and as it was written. */
static void same(struct warp *v, const struct pl_array_device *a, const char *name)
{
	char *file = malloc(ROWS * ROW);
	struct pl_array_warp w;
	char got[ROW];

	from_file(file, 0, ROWS * ROW);
	assert_int_equal(pl_array_enter(a, &w), 0);
	for (uint64_t row = 0; row < ROWS; row++) {
		uint64_t whose = row % (WARPS + 1);

		assert_int_equal(pl_array_read(a, &w, row * ROW, ROW, got), 0);
		if (memcmp(got, file + row * ROW, ROW) != 0 ||
		    memcmp(got, v[whose % WARPS].have + row * ROW, ROW) != 0) {
			fail_msg("%s: row %llu is not as in the file", name,
				 (unsigned long long)row);
		}
	}
	pl_array_leave(a, &w);
	free(file);
	from_file(got, LEN, 100);
	assert_memory_equal(got, start + AT + LEN, 100);
}

static void everywhere(void **state)
{
	static struct warp v[WARPS];
	size_t n = unit_schedules(2 * COUNT(ways));
	uint64_t seed = unit_seed();

	(void)state;
	for (size_t i = 0; i < n; i++) {
		const struct way *way = &ways[i / 2 % COUNT(ways)];
		struct pl_array_stats st = PL_ARRAY_STATS_INIT;
		struct pl_array_device a;
		struct pl_array *array;
		uint64_t written = 0;

		make_file();
		array = opened(way, &a, 0);
		does.cold = i % 3 == 1 ? 3 : 0;
		does.late = i % 3 == 2 ? 6 : 0;
		does.cut = i % 2 ? 4 : 0;
		does.eio = i % 2 ? 15 : 0;
		does.full = i % 2 ? 15 : 0;
		for (unsigned int k = 0; k < WARPS; k++) {
			v[k].a = a;
			v[k].seed = unit_random(&seed);
			v[k].number = k;
			v[k].written = 0;
			memcpy(v[k].have, start + AT, sizeof(v[k].have));
			assert_int_equal(pthread_create(&v[k].thread, NULL, run, &v[k]), 0);
		}
		for (unsigned int k = 0; k < WARPS; k++) {
			(void)pthread_join(v[k].thread, NULL);
			if (*v[k].wrong) {
				fail_msg("%s: %s", way->name, v[k].wrong);
			}
			written += v[k].written;
		}
		does.cold = does.late = does.cut = does.eio = does.full = 0;
		same(v, &a, way->name);
		assert_int_equal(pl_array_stats(array, &st), 0);
		assert_int_equal(st.written, written);
		assert_true(st.writes >= written && written > WARPS * STEPS / 4);
		assert_int_equal(st.refused, 0);
		assert_int_equal(pl_array_refresh(array), 0);
		same(v, &a, way->name);
		pl_array_close(array);
	}
}

static void assert_why(struct pl_array *array, const char *words)
{
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;

	assert_int_equal(pl_array_stats(array, &st), 0);
	assert_non_null(strstr(st.windows_why, words));
}

static void refused(void **state)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_array_device a;
	struct pl_array *array;
	struct pl_array_ticket t;
	struct pl_array_warp w;
	const uint32_t one = 1;
	struct pl_file *f;
	char out[300];

	(void)state;
	make_file();
	memset(out, 0x33, sizeof(out));
	o.flags = PL_ARRAY_WRITE;
	assert_int_equal(pl_file_open(ctx, path, O_RDONLY, 0, &f), 0);
	assert_int_equal(pl_array_open(dev, f, 0, LEN, &o, &array), -EBADF);
	assert_words("O_RDWR");
	assert_int_equal(pl_file_close(f), 0);
	assert_int_equal(pl_file_open(ctx, path, O_RDWR, 0, &f), 0);
	/* Without the flag nothing is written, also by the proxy. */
	o.flags = 0;
	o.window_bytes = 0;
	o.wide_bytes = 0;
	assert_int_equal(pl_array_open(dev, f, AT, LEN, &o, &array), 0);
	assert_int_equal(pl_file_close(f), 0);
	a = (struct pl_array_device)PL_ARRAY_DEVICE_INIT;
	assert_int_equal(pl_array_device(array, &a), 0);
	assert_int_equal(pl_array_enter(&a, &w), 0);
	assert_int_equal(pl_array_write(&a, &w, 0, 10, out), -EBADF);
	memcpy((char *)a.own + offsetof(struct array_common, writes), &one, sizeof(one));
	assert_int_equal(pl_array_write(&a, &w, 0, 10, out), -EBADF);
	pl_array_leave(&a, &w);
	pl_array_close(array);

	array = opened(&ways[0], &a, 0);
	assert_why(array, "window_bytes");
	assert_int_equal(pl_array_enter(&a, &w), 0);
	assert_int_equal(pl_array_write(&a, &w, LEN - 10, 11, out), -ERANGE);
	assert_int_equal(pl_array_write(&a, &w, UINT64_MAX, 5, out), -ERANGE);
	assert_int_equal(pl_array_write(&a, &w, LEN, 0, out), 0);
	pl_array_begin(&a, &w, 100, 100, &t);
	assert_int_equal(pl_array_write(&a, &w, 9000, 100, out), -EDEADLK);
	assert_int_equal(pl_array_wait(&a, &w, &t, out), 0);
	assert_memory_equal(out, start + AT + 100, 100);
	pl_array_leave(&a, &w);
	/* The proxy's own look at the range. */
	a.len += TAIL;
	assert_int_equal(pl_array_enter(&a, &w), 0);
	assert_int_equal(pl_array_write(&a, &w, LEN - 10, 20, out), -ERANGE);
	a.len -= TAIL;
	pl_array_leave(&a, &w);
	/* While the array is refreshed. */
	__atomic_store_n(&state_of(&a)->cached, 0, __ATOMIC_SEQ_CST);
	assert_int_equal(pl_array_enter(&a, &w), 0);
	assert_int_equal(pl_array_write(&a, &w, 0, 10, out), -EAGAIN);
	pl_array_leave(&a, &w);
	__atomic_store_n(&state_of(&a)->cached, 1, __ATOMIC_SEQ_CST);
	pl_array_close(array);
	assert_int_equal(pl_array_enter(&a, &w), -ESHUTDOWN);
	assert_int_equal(pl_array_write(&a, &w, 0, 10, out), -ESHUTDOWN);
	pl_array_leave(&a, &w);
	from_file(out, 0, 300);
	assert_memory_equal(out, start + AT, 300);
	from_file(out, LEN - 10, 300);
	assert_memory_equal(out, start + AT + LEN - 10, 300);

	/* Windows take a lease, which a file that is open for writing does not get. */
	assert_int_equal(pl_file_open(ctx, path, O_RDWR, 0, &f), 0);
	o = (struct pl_array_opts)PL_ARRAY_OPTS_INIT;
	o.flags = PL_ARRAY_WRITE;
	o.wide_bytes = 0;
	assert_int_equal(pl_array_open(dev, f, AT, LEN, &o, &array), 0);
	assert_int_equal(pl_file_close(f), 0);
	assert_why(array, "PL_ARRAY_WRITE");
	pl_array_close(array);
}

/* A page that is read while another one writes it is not kept as it was. */
static void not_kept(void **state)
{
	struct pl_array_device a;
	struct pl_array *array;
	struct pl_array_warp w[2];
	struct pl_array_ticket t;
	char out[100];
	char mine[100];

	(void)state;
	make_file();
	array = opened(&ways[0], &a, 0);
	memset(mine, 0x77, sizeof(mine));
	for (unsigned int i = 0; i < 2; i++) {
		assert_int_equal(pl_array_enter(&a, &w[i]), 0);
	}
	pl_array_begin(&a, &w[0], 5000, 100, &t);
	(void)usleep(20000); /* most likely read */
	assert_int_equal(pl_array_write(&a, &w[1], 5000, 100, mine), 0);
	assert_int_equal(pl_array_wait(&a, &w[0], &t, out), 0);
	assert_true(memcmp(out, mine, 100) == 0 || memcmp(out, start + AT + 5000, 100) == 0);
	for (unsigned int i = 0; i < 2; i++) {
		assert_int_equal(pl_array_read(&a, &w[i], 5000, 100, out), 0);
		assert_memory_equal(out, mine, 100);
		pl_array_leave(&a, &w[i]);
	}
	pl_array_close(array);
}

static void *refresh_it(void *array)
{
	return (void *)(intptr_t)pl_array_refresh(array);
}

/* The limit of an array's waits is short in too_late(), for what is held. All else comes, if not in
 * time on a busy machine: then the warp begins anew, as one that waited in vain waits no more. */
static void again(const struct pl_array_device *a, struct pl_array_warp *w)
{
	pl_array_leave(a, w);
	assert_int_equal(pl_array_enter(a, w), 0);
}

#define IN_TIME(call)                                                            \
	do {                                                                     \
		int rc_ = (call);                                                \
		for (unsigned int i_ = 0; i_ < 100 && rc_ == -ETIMEDOUT; i_++) { \
			again(&a, &w);                                           \
			rc_ = (call);                                            \
		}                                                                \
		assert_int_equal(rc_, 0);                                        \
	} while (0)

/* A write that nobody waits for any more may come at any time: its page is not kept, and a refresh
 * waits for it. */
static void too_late(void **state)
{
	static const struct way way = { "", LEN + 4096, 8192, 4096, 8, false };
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	uint64_t requests;
	struct pl_array_device a;
	struct pl_array *array;
	struct pl_array_warp w;
	pthread_t thread;
	char out[100];
	char mine[100];
	void *rc;

	(void)state;
	make_file();
	array = opened(&way, &a, LIMIT_NS);
	memset(mine, 0x77, sizeof(mine));
	assert_int_equal(pl_array_enter(&a, &w), 0);
	IN_TIME(pl_array_read(&a, &w, 12400, 100, out));
	atomic_store(&does.holds, true);
	atomic_store(&does.held, 0);
	assert_int_equal(pl_array_write(&a, &w, 12400, 100, mine), -ETIMEDOUT);
	pl_array_leave(&a, &w);
	/* A warp that waited in vain waits no more. */
	assert_int_equal(pl_array_enter(&a, &w), 0);
	assert_int_equal(pl_array_write(&a, &w, 20000, 100, mine), -ETIMEDOUT);
	assert_int_equal(pl_array_write(&a, &w, 30000, 100, mine), -ETIMEDOUT);
	/* The limit may have passed before a worker had begun. */
	for (unsigned int i = 0; i < 10000 && atomic_load(&does.held) < 2; i++) {
		(void)usleep(1000);
	}
	assert_int_equal(atomic_load(&does.held), 2);
	pl_array_leave(&a, &w);

	assert_int_equal(pl_array_enter(&a, &w), 0);
	IN_TIME(pl_array_read(&a, &w, 12400, 100, out));
	assert_memory_equal(out, start + AT + 12400, 100);
	IN_TIME(pl_array_fetch(&a, &w, 12400, 100));
	pl_array_leave(&a, &w);
	assert_int_equal(pthread_create(&thread, NULL, refresh_it, array), 0);
	(void)usleep(20000);
	assert_int_not_equal(pthread_tryjoin_np(thread, NULL), 0);
	atomic_store(&does.holds, false);
	assert_int_equal(pthread_join(thread, &rc), 0);
	assert_int_equal((int)(intptr_t)rc, 0);

	assert_int_equal(pl_array_enter(&a, &w), 0);
	IN_TIME(pl_array_read(&a, &w, 12400, 100, out));
	assert_memory_equal(out, mine, 100);
	pl_array_leave(&a, &w);
	assert_int_equal(pl_array_stats(array, &st), 0);
	requests = st.requests;
	assert_int_equal(pl_array_enter(&a, &w), 0);
	IN_TIME(pl_array_read(&a, &w, 12400, 100, out));
	pl_array_leave(&a, &w);
	assert_int_equal(pl_array_stats(array, &st), 0);
	assert_int_equal(st.requests, requests); /* it is in a frame again */
	pl_array_close(array);

	/* Without a refresh it is read when it has come, and each time. */
	array = opened(&way, &a, LIMIT_NS);
	memset(mine, 0x78, sizeof(mine));
	assert_int_equal(pl_array_enter(&a, &w), 0);
	IN_TIME(pl_array_read(&a, &w, 12400, 100, out));
	atomic_store(&does.holds, true);
	assert_int_equal(pl_array_write(&a, &w, 12400, 100, mine), -ETIMEDOUT);
	assert_int_equal(pl_array_write(&a, &w, 16400, 100, mine), -ETIMEDOUT);
	pl_array_leave(&a, &w);
	assert_int_equal(pl_array_enter(&a, &w), 0);
	IN_TIME(pl_array_read(&a, &w, 12400, 100, out));
	atomic_store(&does.holds, false);
	for (unsigned int i = 0; i < 10000 && memcmp(out, mine, 100) != 0; i++) {
		(void)usleep(1000);
		IN_TIME(pl_array_read(&a, &w, 12400, 100, out));
	}
	assert_memory_equal(out, mine, 100);
	/* A page that was in no frame. The warp gave up before it wrote this one. */
	IN_TIME(pl_array_read(&a, &w, 16400, 100, out));
	assert_memory_equal(out, start + AT + 16400, 100);
	/* One that is made in time does not make it kept. */
	IN_TIME(pl_array_write(&a, &w, 12420, 10, start));
	memcpy(mine + 20, start, 10);
	IN_TIME(pl_array_read(&a, &w, 12400, 100, out));
	assert_memory_equal(out, mine, 100);
	pl_array_leave(&a, &w);
	pl_array_close(array);
}

static int open_all(void **state)
{
	const char *const settings[] = { "soft_gpus=1x64MiB", "test_cuda_lib=none" };
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;

	(void)state;
	path = unit_path();
	start = malloc(AT + LEN + TAIL);
	o.settings = settings;
	o.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&o, &ctx), 0);
	ctx->ring_ctx.io = &test_io;
	assert_int_equal(pl_dev_open(ctx, "soft:0", &dev), 0);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	/* A test that failed may hold writes, which would be waited for. */
	atomic_store(&does.holds, false);
	pl_close(ctx);
	free(start);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(everywhere),
		cmocka_unit_test(refused),
		cmocka_unit_test(not_kept),
		cmocka_unit_test(too_late),
	};

	return cmocka_run_group_tests_name("arrays written by kernels of programs", tests, open_all,
					   close_all);
}
