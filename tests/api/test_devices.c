/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Devices and their memory: listing, names, exhaustion, copies between them, who an address is. */

#include <sys/resource.h>

#include "fixture.h"

#define LEN (3 * MIB + 5)

struct list {
	char names[16][32];
	unsigned int flags[16];
	unsigned int n;
	unsigned int stop_at;
};

static int add(const struct pl_dev_info *info, void *arg)
{
	struct list *l = arg;

	assert_int_equal(info->size, sizeof(*info));
	assert_in_range(l->n, 0, 15);
	(void)snprintf(l->names[l->n], sizeof(l->names[0]), "%s", info->name);
	l->flags[l->n++] = info->flags;
	assert_true(info->total > 0);
	assert_true(info->model[0]);
	return l->n == l->stop_at ? 42 : 0;
}

/* The order of the listing is that of the names gpu:N, CUDA before soft; then what is memory alone;
 * unfit ones last. */
static void listing(void **state)
{
	struct list l = { .n = 0 };
	struct pl_dev *dev;
	struct pl_ctx *ctx;
	bool soft = false;
	unsigned int fit = 0;
	char beyond[32];

	(void)state;
	assert_ok(fx_ctx(&ctx, "soft_gpus=3x64MiB", NULL));
	assert_ok(pl_dev_each(ctx, add, &l));
	assert_true(l.n >= 3);
	for (unsigned int i = 0; i < l.n; i++) {
		struct pl_dev_info info = PL_DEV_INFO_INIT;
		char name[32];

		if (l.flags[i] & (PL_DEV_UNFIT | PL_DEV_MEMORY) ||
		    ((l.flags[i] & PL_DEV_SOFT) && !(l.flags[0] & PL_DEV_SOFT))) {
			continue; /* software GPUs beside others have no gpu:N */
		}
		assert_int_equal(fit, i); /* none of the unfit came before */
		assert_true(!soft || (l.flags[i] & PL_DEV_SOFT));
		soft = soft || (l.flags[i] & PL_DEV_SOFT);
		(void)snprintf(name, sizeof(name), "gpu:%u", fit++);
		assert_ok(pl_dev_open(ctx, name, &dev));
		assert_ok(pl_dev_info(dev, &info));
		assert_string_equal(info.name, l.names[i]);
		assert_true(info.free <= info.total);
		pl_dev_close(dev);
	}
	(void)snprintf(beyond, sizeof(beyond), "gpu:%u", fit);
	assert_fails(pl_dev_open(ctx, beyond, &dev), ENODEV, "soft");
	assert_true(!(l.flags[0] & PL_DEV_SOFT) || fit == 3);
	l = (struct list){ .stop_at = 2 };
	assert_int_equal(pl_dev_each(ctx, add, &l), 42);
	assert_int_equal(l.n, 2);
	pl_close(ctx);
}

static void count_said(int level, const char *line, void *arg)
{
	unsigned int *n = arg;

	*n += level == PL_LOG_WARN && strstr(line, "software GPU, soft:0, in host memory");
}

/* Said once a process, when a gpu:N is a software GPU; never where it is another. */
static void software_is_said_once(void **state)
{
	struct list l = { .n = 0 };
	unsigned int said = 0;
	struct pl_ctx *ctx;
	struct pl_dev *dev;

	(void)state;
	pl_log_set(count_said, &said, PL_LOG_WARN);
	for (int i = 0; i < 2; i++) {
		l.n = 0;
		assert_ok(fx_ctx(&ctx, NULL));
		assert_ok(pl_dev_each(ctx, add, &l));
		assert_ok(pl_dev_open(ctx, "soft:0", &dev));
		assert_int_equal(said, i && (l.flags[0] & PL_DEV_SOFT));
		assert_ok(pl_dev_open(ctx, "gpu:0", &dev));
		assert_int_equal(said, (l.flags[0] & PL_DEV_SOFT) != 0);
		pl_close(ctx);
	}
	pl_log_set(NULL, NULL, PL_LOG_OFF);
}

static void handles_are_counted(void **state)
{
	struct pl_dev *again;
	struct fx f;
	void *ptr;

	(void)state;
	fx_open(&f, NULL);
	assert_ok(pl_dev_open(f.ctx, f.info.name, &again));
	assert_ptr_equal(again, f.dev);
	pl_dev_close(again);
	assert_ok(pl_mem_alloc(f.dev, 1, 0, &ptr));
	pl_dev_close(f.dev);
	/* Memory outlives the handle. */
	assert_moved(pl_copy(f.ctx, ptr, "x", 1, NULL), 1);
	assert_ok(pl_dev_open(f.ctx, f.info.name, &f.dev));
	assert_ok(pl_mem_free(f.ctx, ptr));
	fx_close(&f);
}

static void exhaustion(void **state)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	void *p[40];
	unsigned int n = 0;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	void *ptr = NULL;
	int rc;

	(void)state;
	assert_ok(fx_ctx(&ctx, "soft_gpus=1x32MiB", NULL));
	assert_ok(pl_dev_open(ctx, "soft:0", &dev));
	assert_fails(pl_mem_alloc(dev, 33 * MIB, 0, &ptr), ENOMEM, "free");
	assert_fails(pl_mem_alloc(dev, SIZE_MAX, 0, &ptr), ENOMEM, "free");
	assert_fails(pl_mem_alloc(dev, SIZE_MAX - 4096, 0, &ptr), ENOMEM, "free");
	assert_null(ptr);
	while ((rc = pl_mem_alloc(dev, MIB, 0, &p[n])) == 0) {
		assert_in_range(++n, 1, 32);
	}
	assert_fails(rc, ENOMEM, "free");
	assert_int_equal(n, 32);
	assert_ok(pl_dev_info(dev, &info));
	assert_int_equal(info.free, 0);
	/* Freed in an odd order, it becomes one piece again. */
	for (unsigned int i = 0; i < n; i += 2) {
		assert_ok(pl_mem_free(ctx, p[i]));
	}
	assert_fails(pl_mem_alloc(dev, 2 * MIB, 0, &ptr), ENOMEM, "");
	for (unsigned int i = 1; i < n; i += 2) {
		assert_ok(pl_mem_free(ctx, p[i]));
	}
	assert_ok(pl_mem_alloc(dev, 32 * MIB, 0, &ptr));
	assert_ok(pl_mem_free(ctx, ptr));
	assert_ok(pl_dev_info(dev, &info));
	assert_int_equal(info.free, info.total);
	pl_close(ctx);
}

/* Between several devices and the host, by interior addresses. */
static void copies_between_all(void **state)
{
	char *at[4];
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);
	struct pl_dev *soft;
	struct fx f;

	(void)state;
	fx_open(&f, "soft_gpus=2x64MiB", NULL);
	at[0] = fx_host(LEN + 64);
	at[1] = fx_alloc(&f, LEN + 64);
	for (int i = 2; i < 4; i++) {
		void *ptr;

		assert_ok(pl_dev_open(f.ctx, i == 2 ? "soft:0" : "soft:1", &soft));
		assert_ok(pl_mem_alloc(soft, LEN + 64, 0, &ptr));
		at[i] = ptr;
	}
	for (unsigned int i = 0; i < 16; i++) {
		static const size_t lens[] = { 1, 4097, 300000, LEN };
		char *from = at[i / 4];
		char *to = at[i % 4];

		for (size_t k = 0; k < COUNT(lens); k++) {
			struct pl_io_report r = PL_IO_REPORT_INIT;
			struct pl_io_opts o = PL_IO_OPTS_INIT;

			o.report = &r;
			if (from == to) {
				continue;
			}
			fx_pattern(want, i, lens[k], (unsigned int)(i + 1 + k));
			assert_moved(pl_copy(f.ctx, from + 3, want, lens[k], NULL), lens[k]);
			assert_moved(pl_copy(f.ctx, to + 7, from + 3, lens[k], &o), lens[k]);
			assert_string_equal(r.route, "copy");
			assert_int_equal(r.copied, lens[k]);
			memset(host, 0, lens[k]);
			assert_moved(pl_copy(f.ctx, host, to + 7, lens[k], NULL), lens[k]);
			fx_same(host, want, lens[k], "copy");
		}
	}
	free(at[0]);
	free(host);
	free(want);
	fx_close(&f);
}

struct looked_for {
	const char *device;
	const char *src;
	uint64_t ops;
	uint64_t bytes;
};

static int add_row(const struct pl_stats_row *r, void *arg)
{
	struct looked_for *s = arg;

	assert_int_equal(r->size, sizeof(*r));
	if (strcmp(r->device, s->device) == 0 && strcmp(r->src_device, s->src) == 0) {
		s->ops += r->ops;
		s->bytes += r->bytes;
	}
	return 0;
}

static void assert_counted(struct pl_ctx *ctx, struct looked_for want)
{
	struct looked_for is = { .device = want.device, .src = want.src };
	struct pl_stats *st;

	assert_ok(pl_stats_open(ctx, 0, &st));
	assert_ok(pl_stats_rows(st, add_row, &is));
	pl_stats_close(st);
	assert_int_equal(is.ops, want.ops);
	assert_int_equal(is.bytes, want.bytes);
}

static void assert_text(struct pl_ctx *ctx, int format, const char *want)
{
	struct pl_stats *st;
	char *text;

	assert_ok(pl_stats_open(ctx, 0, &st));
	assert_ok(pl_stats_text(st, format, &text));
	if (!strstr(text, want)) {
		fail_msg("no \"%s\" in:\n%s", want, text);
	}
	pl_string_free(text);
	pl_stats_close(st);
}

static void copy_says(struct pl_ctx *ctx, void *dst, const void *src, size_t len, const char *to,
		      const char *from)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	o.report = &r;
	assert_moved(pl_copy(ctx, dst, src, len, &o), len);
	assert_string_equal(r.dst_device, to);
	assert_string_equal(r.src_device, from);
}

/* How often a file says it. */
static unsigned int says(const char *path, const char *what)
{
	char *text = calloc(1, 65536);
	int fd = open(path, O_RDONLY);
	unsigned int n = 0;

	assert_true(fd >= 0 && read(fd, text, 65535) > 0);
	for (const char *p = text; (p = strstr(p, what)) != NULL; p++) {
		n++;
	}
	(void)close(fd);
	free(text);
	return n;
}

/* Reports, statistics and the timeline name both devices of a copy between two; the texts do, too.
 */
static void both_ends(void **state)
{
	const char *path = fx_made("timeline", 1, 1);
	struct pl_dev *soft[2];
	char trace[512];
	char host[64] = "";
	char *at[2];
	struct fx f;

	(void)state;
	(void)snprintf(trace, sizeof(trace), "trace=%s", path);
	fx_open(&f, "soft_gpus=2x64MiB", trace, NULL);
	for (int i = 0; i < 2; i++) {
		void *ptr;

		assert_ok(pl_dev_open(f.ctx, i ? "soft:1" : "soft:0", &soft[i]));
		assert_ok(pl_mem_alloc(soft[i], 8192, 0, &ptr));
		at[i] = ptr;
	}
	copy_says(f.ctx, at[0], at[1], 4096, "soft:0", "soft:1");
	copy_says(f.ctx, at[1], at[0], 64, "soft:1", "soft:0");
	copy_says(f.ctx, at[1], at[0], 32, "soft:1", "soft:0");
	copy_says(f.ctx, at[0], at[0] + 4096, 16, "soft:0", "soft:0");
	copy_says(f.ctx, host, at[0], 8, "host", "soft:0");
	copy_says(f.ctx, at[0], host, 4, "soft:0", "host");
	copy_says(f.ctx, host, host + 32, 2, "host", "host");
	assert_counted(f.ctx, (struct looked_for){ "soft:0", "soft:1", 1, 4096 });
	assert_counted(f.ctx, (struct looked_for){ "soft:1", "soft:0", 2, 96 });
	assert_counted(f.ctx, (struct looked_for){ "soft:0", "", 3, 28 });
	assert_counted(f.ctx, (struct looked_for){ "host", "", 1, 2 });
	assert_text(f.ctx, PL_FORMAT_TEXT, "\nsoft:0 to soft:1\n");
	assert_text(f.ctx, PL_FORMAT_JSON, "\"device\":\"soft:1\",\"src_device\":\"soft:0\"");
	assert_text(f.ctx, PL_FORMAT_OPENMETRICS,
		    "device=\"soft:1\",route=\"copy\",op=\"copy\",src_device=\"soft:0\"} 96\n");
	fx_close(&f);
	assert_int_equal(says(path, "\"device\":\"soft:1\",\"src_device\":\"soft:0\""), 2);
	assert_int_equal(says(path, "\"device\":\"soft:0\",\"src_device\":\"soft:1\""), 1);
	assert_int_equal(says(path, "src_device"), 3);
	assert_int_equal(says(path, "\"device\":\"host\""), 1);
	assert_int_equal(unlink(path), 0);
}

/* The end that is a file has no name. */
static void file_ends(void **state)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	const char *path = fx_made("ends", 8192, 1);
	struct pl_file *file;
	char *mem;
	struct fx f;

	(void)state;
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR);
	mem = fx_alloc(&f, 8192);
	o.report = &r;
	assert_moved(pl_read(file, mem, 8192, 0, &o), 8192);
	assert_string_equal(r.dst_device, f.info.name);
	assert_string_equal(r.src_device, "");
	assert_moved(pl_write(file, mem, 4096, 0, &o), 4096);
	assert_string_equal(r.dst_device, "");
	assert_string_equal(r.src_device, f.info.name);
	fx_close(&f);
	assert_int_equal(unlink(path), 0);
}

static void info_of(const struct fx *f, const void *ptr, uint32_t kind, uint32_t flags,
		    const void *base, size_t len)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;

	assert_ok(pl_mem_info(f->ctx, ptr, &info));
	assert_int_equal(info.kind, kind);
	assert_int_equal(info.flags, flags);
	assert_ptr_equal(info.base, base);
	assert_int_equal(info.len, len);
	assert_string_equal(info.dev_name, kind == PL_MEM_DEVICE ? f->info.name : "");
}

static void who_an_address_is(void **state)
{
	uint32_t reach;
	struct fx f;
	char *host = fx_host(LEN);
	char *mem;

	(void)state;
	fx_open(&f, NULL);
	reach = f.addressable ? PL_MEM_HOST_ADDRESSABLE : 0;
	mem = fx_alloc(&f, LEN);
	info_of(&f, mem, PL_MEM_DEVICE, PL_MEM_OWNED | reach, mem, LEN);
	info_of(&f, mem + LEN - 1, PL_MEM_DEVICE, PL_MEM_OWNED | reach, mem, LEN);
	info_of(&f, host, PL_MEM_HOST, PL_MEM_HOST_ADDRESSABLE, NULL, 0);
	assert_ok(pl_mem_register(f.ctx, host + 100, 1000));
	info_of(&f, host + 1099, PL_MEM_HOST, PL_MEM_HOST_ADDRESSABLE | PL_MEM_REGISTERED,
		host + 100, 1000);
	info_of(&f, host + 1100, PL_MEM_HOST, PL_MEM_HOST_ADDRESSABLE, NULL, 0);
	assert_fails(pl_mem_info(f.ctx, NULL, &(struct pl_mem_info)PL_MEM_INFO_INIT), EINVAL,
		     "NULL");

	assert_fails(pl_mem_register(f.ctx, host + 100, 50), EEXIST, "registered already");
	assert_ok(pl_mem_register(f.ctx, host + 200, 50)); /* they may overlap */
	info_of(&f, host + 210, PL_MEM_HOST, PL_MEM_HOST_ADDRESSABLE | PL_MEM_REGISTERED,
		host + 200, 50);
	assert_fails(pl_mem_register(f.ctx, NULL, 10), EINVAL, "register");
	assert_fails(pl_mem_register(f.ctx, host, 0), EINVAL, "register");
	assert_fails(pl_mem_register(f.ctx, host, SIZE_MAX), EINVAL, "register");
	assert_fails(pl_mem_unregister(f.ctx, host + 101), ENOENT, "start");
	assert_fails(pl_mem_unregister(f.ctx, mem), ENOENT, "start");
	assert_fails(pl_mem_free(f.ctx, host + 100), ENOENT, "start");
	assert_ok(pl_mem_unregister(f.ctx, host + 200));
	assert_ok(pl_mem_unregister(f.ctx, host + 100));
	assert_fails(pl_mem_unregister(f.ctx, host + 100), ENOENT, "start");

	/* Part of an allocation of ours, past its start; and past its end. */
	assert_ok(pl_mem_register(f.ctx, mem + 4096, 4096));
	info_of(&f, mem + 5000, PL_MEM_DEVICE, PL_MEM_REGISTERED | reach, mem + 4096, 4096);
	assert_ok(pl_mem_unregister(f.ctx, mem + 4096));
	assert_fails(pl_mem_register(f.ctx, mem + 4096, LEN * 64), EINVAL, "exceed");
	free(host);
	fx_close(&f);
}

/* The memory of a software GPU is a file: beyond the limit of those it is refused, and no signal
 * ends the program. */
static void larger_than_files_may_be(void **state)
{
	struct rlimit before, low;
	struct pl_dev *dev;
	struct pl_ctx *ctx;

	(void)state;
	assert_ok(fx_ctx(&ctx, "soft_gpus=1x32MiB", NULL));
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
	low = before;
	low.rlim_cur = 16 * MIB;
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &low), 0);
	assert_fails(pl_dev_open(ctx, "soft:0", &dev), EFBIG, "ulimit -f");
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
	assert_ok(pl_dev_open(ctx, "soft:0", &dev));
	pl_close(ctx);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(software_is_said_once),
		cmocka_unit_test(listing),
		cmocka_unit_test(handles_are_counted),
		cmocka_unit_test(exhaustion),
		cmocka_unit_test(copies_between_all),
		cmocka_unit_test(both_ends),
		cmocka_unit_test(file_ends),
		cmocka_unit_test(who_an_address_is),
		cmocka_unit_test(larger_than_files_may_be),
	};

	return cmocka_run_group_tests_name("devices", tests, NULL, NULL);
}
