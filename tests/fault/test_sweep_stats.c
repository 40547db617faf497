/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Statistics, where each allocation and each system call fails once. */

#include "sweep_queue_kit.h"

static char stats_dir[3000];
static char stats_setting[4096];

struct totals {
	uint64_t bytes;
	unsigned int rows;
};

static int add_row(const struct pl_stats_row *row, void *arg)
{
	struct totals *t = arg;

	t->rows++;
	t->bytes += strcmp(row->op, "read") == 0 ? row->bytes : 0;
	return 0;
}

static int count_process(const struct pl_stats_process *p, void *arg)
{
	*(unsigned int *)arg += p->pid == (int32_t)getpid();
	return 0;
}

/* Looks at one picture in all ways that there are. */
static int look(struct pl_ctx *ctx, pid_t pid, uint64_t bytes)
{
	struct pl_stats *st;
	struct totals t = { 0 };
	int rc = pl_stats_open(ctx, pid, &st);

	if (rc) {
		return rc;
	}
	rc = pl_stats_refresh(st);
	if (!rc) {
		rc = pl_stats_rows(st, add_row, &t);
		assert_true(rc || (t.rows && t.bytes == bytes));
	}
	for (int format = PL_FORMAT_TEXT; format <= PL_FORMAT_OPENMETRICS && !rc; format++) {
		char *text;

		rc = pl_stats_text(st, format, &text);
		if (!rc) {
			assert_non_null(strstr(text, "read"));
			pl_string_free(text);
		}
	}
	pl_stats_close(st);
	return rc;
}

static int use_context(struct pl_ctx *ctx)
{
	struct pl_dev *dev = NULL;
	struct pl_file *file = NULL;
	unsigned int found = 0;
	void *mem = NULL;
	ssize_t n;
	int rc = pl_dev_open(ctx, fx_device(), &dev);

	rc = rc ? rc : pl_mem_alloc(dev, HALF, 0, &mem);
	rc = rc ? rc : pl_file_open(ctx, path, O_RDONLY, 0, &file);
	if (rc) {
		return rc;
	}
	n = pl_read(file, mem, HALF, 0, NULL);
	if (n != (ssize_t)HALF) {
		return n < 0 ? (int)n : -EIO;
	}
	rc = look(ctx, 0, HALF);
	rc = rc ? rc : look(ctx, getpid(), HALF);
	rc = rc ? rc : pl_stats_processes(ctx, count_process, &found);
	if (!rc && !found) {
		return -ENOENT; /* what could not be shown to others fails nothing */
	}
	return rc;
}

/* From the context's making to its end: opens what it needs itself. */
static int use_stats(void)
{
	struct pl_ctx *ctx = NULL;
	int rc = fx_ctx(&ctx, stats_setting, "soft_gpus=1x16MiB", "chunk=32KiB", "inline_max=8KiB",
			"slab_budget=1MiB", NULL);

	if (!rc) {
		rc = use_context(ctx);
	}
	pl_close(ctx);
	return rc;
}

static bool stats_twice(enum fault_kind kind, int err, unsigned long n)
{
	unsigned long seen;
	int rc;

	(void)pl_policy_parse("marker", &(uint32_t){ 0 });
	fault_arm(kind, n, err);
	rc = use_stats();
	seen = fault_count(kind);
	fault_arm(kind, 0, 0);
	if (rc && rc != -ENOENT && rc != -EIO && strstr(pl_error_message(), "marker")) {
		fail_msg("failure %lu: %d without a word", n, rc);
	}
	rc = use_stats();
	if (rc) {
		fail_msg("after failure %lu: %d: %s", n, rc, pl_error_message());
	}
	return seen >= n;
}

static void begin_stats(void)
{
	const char *tmp = getenv("TMPDIR");

	path = fx_made("stats", HALF, OLD);
	(void)snprintf(stats_dir, sizeof(stats_dir), "%s/peerlane-sweep-XXXXXX", tmp ? tmp : ".");
	assert_non_null(mkdtemp(stats_dir));
	(void)snprintf(stats_setting, sizeof(stats_setting), "stats_dir=%s", stats_dir);
}

static void test_stats_alloc(void **state)
{
	(void)state;
	begin_stats();
	sweep("statistics", stats_twice, FAULT_ALLOC, ENOMEM);
	assert_int_equal(rmdir(stats_dir), 0); /* nothing was left there */
}

/* What a failing system call left behind, where removing it failed. */
static void empty(const char *name)
{
	DIR *d = opendir(name);
	struct dirent *e;

	while (d && (e = readdir(d))) {
		if (*e->d_name != '.') {
			assert_int_equal(unlinkat(dirfd(d), e->d_name, 0), 0);
		}
	}
	closedir(d);
}

static void test_stats_sys(void **state)
{
	(void)state;
	begin_stats();
	sweep("statistics", stats_twice, FAULT_SYS, EIO);
	empty(stats_dir);
	assert_int_equal(rmdir(stats_dir), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_stats_alloc),
		cmocka_unit_test(test_stats_sys),
	};

	return cmocka_run_group_tests_name("sweep of queues", tests, NULL, NULL);
}
