/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Reads for kernels that fail, that threads make, and that go past the page cache. */

#include "array_io_kit.h"

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
	assert_int_equal(pl_mem_alloc(dev, sizeof(*at), PL_ALLOC_PINNED, &p), 0);
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
	ctx->ring_ctx.io = &some_wait;
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(calls_fail),
		cmocka_unit_test(by_threads),
		cmocka_unit_test(past_the_cache),
		cmocka_unit_test(counted),
	};

	return cmocka_run_group_tests_name("files of arrays", tests, open_all, close_all);
}
