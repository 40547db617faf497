/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Kernels of a program, which read an array by themselves: the functions of peerlane/device.cuh, of
 * the host's compiler. A thread stands for a warp. Whatever the file's reads do, and whoever closes
 * the array or refreshes it, each read has the file's bytes or zeros and a reason, and none waits
 * for ever.
 */

#include "unit.h"

#include <fcntl.h>
#include <pthread.h>

#include "api/context.h"
#include "device_host.h"
#include "sys/sys.h"

#define LEN (300u * KIB + 77)
#define WARPS 4u
#define READS 400u
#define TICKETS 3u
#define MOST 9000u

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static const char *path;
static char *content;

static struct {
	atomic_uint cold, late, cut, eio;
	atomic_ullong dice;
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
	if (falls(does.eio)) {
		return -EIO;
	}
	return pread(fd, buf, falls(does.cut) ? len / 2 + 1 : len, (off_t)off);
}

static ssize_t now(int fd, void *buf, size_t len, uint64_t off)
{
	return falls(does.cold) ? -EAGAIN : some(fd, buf, len, off);
}

static const struct ring_io test_io = { now, some, sys_pwrite, false, NULL };

static const struct way {
	const char *name;
	uint64_t frames;
	uint64_t wide;
	uint32_t page;
	uint32_t slots;
	enum {
		NO_WINDOWS,
		WINDOWS,
		GAPS
	} windows;
} ways[] = {
	{ "all in frames", LEN + 4096, 0, 4096, 64, NO_WINDOWS },
	{ "few frames", 5 * 4096, 0, 4096, 8, NO_WINDOWS },
	{ "few slots", 16 * 4096, 0, 4096, 2, NO_WINDOWS },
	{ "one slot, one frame", 4096, 0, 4096, 1, NO_WINDOWS },
	{ "no frames", 0, 0, 4096, 4, NO_WINDOWS },
	{ "no frames, one slot", 0, 0, 4096, 1, NO_WINDOWS },
	{ "short pages", 20 * 512, 0, 512, 8, NO_WINDOWS },
	{ "half in host memory", 8 * 4096, LEN / 2, 4096, 4, NO_WINDOWS },
	{ "all in host memory", 0, LEN, 4096, 1, NO_WINDOWS },
	{ "all in windows", 0, 0, 4096, 4, WINDOWS },
	{ "some in windows", 0, 0, 4096, 4, GAPS },
	{ "windows and frames", 8 * 4096, 0, 4096, 8, GAPS },
	{ "windows, one slot", 4096, 0, 512, 1, GAPS },
	{ "windows behind host memory", 8 * 4096, LEN / 3, 4096, 4, WINDOWS },
};

/* Each other piece of the file is in no window. */
static void make_gaps(const struct pl_array_device *a)
{
	const struct array_common *c = common_of(a);
	uint64_t *table = (uint64_t *)(uintptr_t)c->window_tables +
			  (state_of(a)->table - 1) * c->window_pieces;

	for (uint64_t i = 1; i <= (LEN - 1) >> common_of(a)->window_shift; i += 2) {
		table[i] = 0;
	}
}

static struct pl_array *opened(const struct way *w, struct pl_array_device *a)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_array *array;
	struct pl_file *f;

	o.frame_bytes = w->frames;
	o.wide_bytes = w->wide;
	o.page_bytes = w->page;
	o.slots = w->slots;
	o.window_bytes = w->windows ? PL_ARRAY_AUTO : 0;
	o.flags = PL_ARRAY_STABLE;
	assert_int_equal(pl_file_open(ctx, path, O_RDONLY, 0, &f), 0);
	assert_int_equal(pl_array_open(dev, f, 0, LEN, &o, &array), 0);
	assert_int_equal(pl_file_close(f), 0);
	*a = (struct pl_array_device)PL_ARRAY_DEVICE_INIT;
	assert_int_equal(pl_array_device(array, a), 0);
	assert_int_equal(a->len, LEN);
	assert_int_equal(state_of(a)->table != 0, w->windows != NO_WINDOWS);
	if (w->windows == GAPS) {
		make_gaps(a);
	}
	return array;
}

/* One warp, and what it saw. */
struct warp {
	pthread_t thread;
	struct pl_array_device a;
	uint64_t seed;
	unsigned int number;
	bool fails; /* reads may */
	bool closes;
	char wrong[160];
	uint64_t failed;
};

static atomic_uint running; /* warps */

static void compare(struct warp *x, const char *got, uint64_t off, uint64_t len, int err,
		    const char *what)
{
	const char *want = content + off;
	static const char zeros[MOST];

	if (err) {
		want = zeros;
		x->failed++;
		if (!(x->fails && err == -EIO) && !(x->closes && err == -ESHUTDOWN) && !*x->wrong) {
			(void)snprintf(x->wrong, sizeof(x->wrong), "%s: %d", what, err);
		}
	}
	if (memcmp(got, want, len) != 0 && !*x->wrong) {
		(void)snprintf(x->wrong, sizeof(x->wrong),
			       "%s of %llu bytes from %llu, %d: other bytes", what,
			       (unsigned long long)len, (unsigned long long)off, err);
	}
}

static uint64_t pick(struct warp *x, uint64_t *len)
{
	*len = unit_random(&x->seed) % (unit_random(&x->seed) % 4 ? 600 : MOST);
	/* Often the same pages. */
	return unit_random(&x->seed) % ((unit_random(&x->seed) % 2 ? LEN : 3 * MOST) - *len);
}

/* Reads, one after the other. */
static void reads_one(struct warp *x, struct pl_array_warp *w, char *out)
{
	uint64_t len;
	uint64_t off = pick(x, &len);

	memset(out, 0x5a, len + 1);
	compare(x, out, off, len, pl_array_read(&x->a, w, off, len, out), "a read");
	if (out[len] != 0x5a) {
		(void)snprintf(x->wrong, sizeof(x->wrong), "a read beyond its end");
	}
}

/* Several under way. */
static void reads_some(struct warp *x, struct pl_array_warp *w, char *out)
{
	struct pl_array_ticket t[TICKETS];
	uint64_t off[TICKETS];
	uint64_t len[TICKETS];

	for (unsigned int k = 0; k < TICKETS; k++) {
		off[k] = pick(x, &len[k]);
		pl_array_begin(&x->a, w, off[k], len[k], &t[k]);
	}
	for (unsigned int k = 0; k < TICKETS; k++) {
		memset(out, 0x5a, len[k] + 1);
		compare(x, out, off[k], len[k], pl_array_wait(&x->a, w, &t[k], out),
			"a read that was begun");
		if (out[len[k]] != 0x5a) {
			(void)snprintf(x->wrong, sizeof(x->wrong), "a ticket beyond its end");
		}
	}
}

static void *run(void *arg)
{
	char *out = malloc(MOST + 1);
	struct pl_array_warp w;
	struct warp *x = arg;

	pl_d_gpu_block = (struct pl_d_gpu_block){ x->number, WARPS, NULL };
	(void)pl_array_enter(&x->a, &w);
	for (unsigned int i = 0; i < READS && !*x->wrong; i++) {
		switch (unit_random(&x->seed) % 5) {
		case 0:
		case 1:
			reads_one(x, &w, out);
			break;
		case 2:
			if (unit_random(&x->seed) % 8 == 0) {
				pl_array_leave(&x->a, &w);
				(void)pl_array_enter(&x->a, &w);
			} else {
				(void)pl_array_fetch(&x->a, &w, unit_random(&x->seed) % LEN, 1);
			}
			break;
		default:
			reads_some(x, &w, out);
		}
	}
	pl_array_leave(&x->a, &w);
	free(out);
	atomic_fetch_sub(&running, 1);
	return NULL;
}

enum meanwhile {
	NOTHING,
	CLOSE,
	REFRESH,
};

static void all(const struct way *w, uint64_t *seed, bool fails, enum meanwhile what)
{
	static struct warp v[WARPS];
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	struct pl_array_device a;
	struct pl_array *array = opened(w, &a);
	bool closes = what == CLOSE;
	uint64_t failed = 0;

	atomic_store(&running, WARPS);
	for (unsigned int i = 0; i < WARPS; i++) {
		v[i] = (struct warp){ .a = a,
				      .seed = unit_random(seed),
				      .number = i,
				      .fails = fails,
				      .closes = closes };
		assert_int_equal(pthread_create(&v[i].thread, NULL, run, &v[i]), 0);
	}
	if (closes) {
		(void)usleep((unsigned int)(unit_random(seed) % 3000));
		pl_array_close(array);
	}
	while (what == REFRESH && atomic_load(&running)) {
		assert_int_equal(pl_array_refresh(array), 0);
		(void)usleep(500);
	}
	for (unsigned int i = 0; i < WARPS; i++) {
		(void)pthread_join(v[i].thread, NULL);
		if (*v[i].wrong) {
			fail_msg("%s: %s", w->name, v[i].wrong);
		}
		failed += v[i].failed;
	}
	if (!closes) {
		assert_int_equal(pl_array_stats(array, &st), 0);
		assert_true(st.failed >= failed);
		assert_true(fails || st.failed == 0);
		assert_true(st.rows >= WARPS * READS / 2);
		assert_int_equal(st.refused, 0);
		assert_true(what == REFRESH || !st.window_hits == !w->windows);
		assert_int_equal(state_of(&a)->cache_users + state_of(&a)->running, 0);
		pl_array_close(array);
	}
}

static void everywhere(void **state)
{
	uint64_t seed = unit_seed();

	(void)state;
	for (size_t i = 0; i < COUNT(ways); i++) {
		does.cold = i % 3 == 1 ? 3 : 0;
		does.late = i % 3 == 2 ? 4 : 0;
		does.cut = i % 2 ? 5 : 0;
		all(&ways[i], &seed, false, NOTHING);
		all(&ways[i], &seed, false, REFRESH);
		does.eio = 20;
		all(&ways[i], &seed, true, NOTHING);
		does.eio = 0;
		does.late = 3;
		all(&ways[i], &seed, false, CLOSE);
	}
	does.cold = does.late = does.cut = 0;
}

/* A page that was read by a ticket is in a frame afterwards. */
static void kept(void **state)
{
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	struct pl_array_device a;
	struct pl_array *array = opened(&ways[0], &a);
	struct pl_array_ticket t[2];
	struct pl_array_warp w;
	char out[200];

	(void)state;
	assert_int_equal(pl_array_enter(&a, &w), 0);
	for (int i = 0; i < 3; i++) {
		pl_array_begin(&a, &w, 5000, 200, &t[0]);
		pl_array_begin(&a, &w, 5100, 200, &t[1]);
		assert_int_equal(pl_array_wait(&a, &w, &t[0], out), 0);
		assert_memory_equal(out, content + 5000, 200);
		assert_int_equal(pl_array_wait(&a, &w, &t[1], out), 0);
		assert_memory_equal(out, content + 5100, 200);
	}
	assert_int_equal(pl_array_fetch(&a, &w, 20000, 10), 0);
	pl_array_leave(&a, &w);
	assert_int_equal(pl_array_stats(array, &st), 0);
	assert_int_equal(st.requests, 3);
	assert_int_equal(st.fetched, 2);
	assert_int_equal(st.frame_hits, 4);
	pl_array_close(array);

	/* One frame, which the ticket lets go of. */
	array = opened(&ways[3], &a);
	assert_int_equal(pl_array_enter(&a, &w), 0);
	assert_int_equal(pl_array_read(&a, &w, 100, 200, out), 0);
	pl_array_begin(&a, &w, 300, 200, &t[0]);
	assert_int_equal(pl_array_wait(&a, &w, &t[0], out), 0);
	assert_memory_equal(out, content + 300, 200);
	assert_int_equal(pl_array_read(&a, &w, 20000, 200, out), 0);
	pl_array_leave(&a, &w);
	assert_int_equal(pl_array_stats(array, &st), 0);
	assert_int_equal(st.requests, 2);
	assert_int_equal(st.evicted, 1);
	pl_array_close(array);
}

/* Windows may go between the beginning of a read and its end: each has a slot of its own, with
 * which it is read then. */
static void windows_go(void **state)
{
	static const struct way way = { "", 16 * 4096, 0, 4096, 2, WINDOWS };
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	struct pl_array_device a;
	struct pl_array *array = opened(&way, &a);
	struct array_state *s = state_of(&a);
	const uint64_t *free_slots = (const uint64_t *)(uintptr_t)common_of(&a)->ring.free;
	uint64_t piece = UINT64_C(1) << common_of(&a)->window_shift;
	struct pl_array_ticket t[3];
	struct pl_array_warp w;
	uint64_t table = s->table;
	char out[200];

	(void)state;
	assert_int_equal(pl_array_enter(&a, &w), 0);
	assert_int_equal(s->cache_users, 1);
	assert_int_equal(pl_array_read(&a, &w, 5000, 200, out), 0);
	assert_memory_equal(out, content + 5000, 200);
	pl_array_begin(&a, &w, piece - 60, 200, &t[0]);
	pl_array_begin(&a, &w, 100000, 200, &t[1]);
	pl_array_begin(&a, &w, 20000, 200, &t[2]);
	assert_int_equal(*free_slots, 0);
	assert_int_equal(pl_array_wait(&a, &w, &t[0], out), 0);
	assert_memory_equal(out, content + piece - 60, 200);
	__atomic_store_n(&s->table, 0, __ATOMIC_SEQ_CST);
	assert_int_equal(pl_array_wait(&a, &w, &t[1], out), 0);
	assert_memory_equal(out, content + 100000, 200);
	assert_int_equal(pl_array_wait(&a, &w, &t[2], out), 0);
	assert_memory_equal(out, content + 20000, 200);
	__atomic_store_n(&s->table, table, __ATOMIC_SEQ_CST);
	assert_int_equal(pl_array_fetch(&a, &w, 30000, 1), 0);
	pl_array_leave(&a, &w);
	assert_int_equal(*free_slots, 3);
	assert_int_equal(s->cache_users, 0);
	assert_int_equal(pl_array_stats(array, &st), 0);
	assert_int_equal(st.window_hits, 4);
	assert_int_equal(st.requests, 2);
	assert_int_equal(st.fetched, 2);
	pl_array_close(array);
}

/* Who enters while what is kept is set aside has each range read, also of host memory. */
static void set_aside(void **state)
{
	static const struct way way = { "", LEN + 4096, LEN / 3, 4096, 2, WINDOWS };
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	struct pl_array_device a;
	struct pl_array *array = opened(&way, &a);
	struct array_state *s = state_of(&a);
	struct pl_array_ticket t;
	struct pl_array_warp w;
	char out[200];

	(void)state;
	__atomic_store_n(&s->cached, 0, __ATOMIC_SEQ_CST);
	assert_int_equal(pl_array_enter(&a, &w), 0);
	assert_int_equal(s->cache_users, 0);
	assert_int_equal(s->running, 1);
	for (unsigned int i = 0; i < 2; i++) {
		uint64_t off = i ? 200000 : 50;

		assert_int_equal(pl_array_read(&a, &w, off, 200, out), 0);
		assert_memory_equal(out, content + off, 200);
		pl_array_begin(&a, &w, off + 7, 190, &t);
		assert_int_equal(pl_array_wait(&a, &w, &t, out), 0);
		assert_memory_equal(out, content + off + 7, 190);
	}
	pl_array_leave(&a, &w);
	assert_int_equal(s->running, 0);
	__atomic_store_n(&s->cached, 1, __ATOMIC_SEQ_CST);
	assert_int_equal(pl_array_stats(array, &st), 0);
	assert_int_equal(st.requests, 4);
	assert_int_equal(st.window_hits + st.wide_hits + st.frame_hits + st.fetched, 0);
	pl_array_close(array);
}

static void refused(void **state)
{
	struct pl_array_device a;
	struct pl_array_device other;
	struct pl_array *array = opened(&ways[2], &a);
	struct pl_array_ticket t;
	struct pl_array_warp w;
	char out[300];
	char zeros[300] = { 0 };

	(void)state;
	other = (struct pl_array_device)PL_ARRAY_DEVICE_INIT;
	other.version = 7;
	assert_int_equal(pl_array_device(array, &other), -EPROTO);
	assert_words("version 7");
	other = (struct pl_array_device)PL_ARRAY_DEVICE_INIT;
	other.reserved = 1;
	assert_int_equal(pl_array_device(array, &other), -EINVAL);

	assert_int_equal(pl_array_enter(&a, &w), 0);
#define FAILS(off, len, err)                                                 \
	do {                                                                 \
		memset(out, 1, sizeof(out));                                 \
		assert_int_equal(pl_array_read(&a, &w, off, len, out), err); \
		assert_memory_equal(out, zeros, len);                        \
		pl_array_begin(&a, &w, off, len, &t);                        \
		memset(out, 1, sizeof(out));                                 \
		assert_int_equal(pl_array_wait(&a, &w, &t, out), err);       \
		assert_memory_equal(out, zeros, len);                        \
	} while (0)
	FAILS(LEN - 10, 11, -ERANGE);
	FAILS(LEN + 1, 1, -ERANGE);
	FAILS(UINT64_MAX, 5, -ERANGE);
	/* Nothing is no error. */
	assert_int_equal(pl_array_read(&a, &w, LEN, 0, out), 0);
	/* Who has a slot waits for none. */
	pl_array_begin(&a, &w, 100, 100, &t);
	assert_int_equal(pl_array_read(&a, &w, 9000, 100, out), -EDEADLK);
	assert_int_equal(pl_array_fetch(&a, &w, 9000, 100), -EDEADLK);
	assert_int_equal(pl_array_wait(&a, &w, &t, out), 0);
	assert_memory_equal(out, content + 100, 100);
	assert_int_equal(pl_array_read(&a, &w, 9000, 100, out), 0);
	pl_array_leave(&a, &w);

	/* Compiled with another version. */
	other = a;
	other.version++;
	assert_int_equal(pl_array_enter(&other, &w), -EPROTO);
	assert_int_equal(pl_array_read(&other, &w, 0, 10, out), -EPROTO);
	pl_array_leave(&other, &w);

	pl_array_close(array);
	assert_int_equal(pl_array_enter(&a, &w), -ESHUTDOWN);
	FAILS(0, 10, -ESHUTDOWN);
#undef FAILS
	pl_array_leave(&a, &w);
}

static void *close_it(void *array)
{
	pl_array_close(array);
	return NULL;
}

/* A close waits for who has entered, and nobody reads any more. */
static void close_waits(void **state)
{
	static const char zeros[10];
	struct pl_array_device a;
	struct pl_array *array = opened(&ways[0], &a);
	struct pl_array_warp w;
	pthread_t thread;
	char out[10];
	int rc;

	(void)state;
	assert_int_equal(pl_array_enter(&a, &w), 0);
	assert_int_equal(pl_array_read(&a, &w, 0, 10, out), 0);
	assert_int_equal(pthread_create(&thread, NULL, close_it, array), 0);
	/* Another one may or may not come before it. */
	for (;;) {
		struct pl_array_warp late;

		rc = pl_array_enter(&a, &late);
		pl_array_leave(&a, &late);
		if (rc) {
			assert_int_equal(rc, -ESHUTDOWN);
			break;
		}
		(void)usleep(100);
	}
	(void)usleep(20000);
	assert_int_not_equal(pthread_tryjoin_np(thread, NULL), 0);
	/* The frame is there still. */
	assert_int_equal(pl_array_read(&a, &w, 0, 10, out), 0);
	assert_memory_equal(out, content, 10);
	/* The proxy may still answer before the wait finds that it is over. */
	rc = pl_array_read(&a, &w, 100000, 10, out);
	assert_true(rc == 0 || rc == -ESHUTDOWN);
	assert_memory_equal(out, rc ? zeros : content + 100000, 10);
	pl_array_leave(&a, &w);
	assert_int_equal(pthread_join(thread, NULL), 0);
}

static int open_all(void **state)
{
	const char *const settings[] = { "soft_gpus=1x64MiB", "test_cuda_lib=none" };
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	FILE *f;

	(void)state;
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
	ctx->ring_ctx.io = &test_io;
	assert_int_equal(pl_dev_open(ctx, "soft:0", &dev), 0);
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
		cmocka_unit_test(everywhere), cmocka_unit_test(kept),
		cmocka_unit_test(windows_go), cmocka_unit_test(set_aside),
		cmocka_unit_test(refused),    cmocka_unit_test(close_waits),
	};

	return cmocka_run_group_tests_name("arrays read by kernels of programs", tests, open_all,
					   close_all);
}
