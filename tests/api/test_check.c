/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): every row is whole and in its place, and what it says of itself is true. */

#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <peerlane/peerlane.h>

#define ROWS_MAX 256

/* What a test needs of the rows after the call: their strings are gone by then. */
struct seen {
	int n;
	int stop_at;
	int level[ROWS_MAX];
	char id[ROWS_MAX][16];
	char subject[ROWS_MAX][320];
	char finding[ROWS_MAX][1024];
	char remedy[ROWS_MAX][1024];
};

static struct seen seen;

/* Whether the list of findings has this row's code, with this id. */
static int same_kind(const struct pl_check_kind *kind, void *arg)
{
	const struct pl_check_row *row = arg;

	assert_int_equal(kind->size, sizeof(*kind));
	assert_in_range(kind->level, PL_CHECK_BAD, PL_CHECK_OK);
	assert_true(kind->what[0]);
	return strcmp(kind->code, row->code) == 0 && strcmp(kind->id, row->id) == 0;
}

static bool is_kind(const struct pl_check_row *row)
{
	return pl_check_kinds(same_kind, (void *)row) == 1;
}

static int on_row(const struct pl_check_row *row, void *arg)
{
	struct seen *s = arg;

	assert_int_equal(row->size, sizeof(*row));
	assert_true(is_kind(row));
	assert_in_range(s->n, 0, ROWS_MAX - 1);
	s->level[s->n] = row->level;
	(void)snprintf(s->id[s->n], sizeof(s->id[0]), "%s", row->id);
	(void)snprintf(s->subject[s->n], sizeof(s->subject[0]), "%s", row->subject);
	(void)snprintf(s->finding[s->n], sizeof(s->finding[0]), "%s", row->finding);
	(void)snprintf(s->remedy[s->n], sizeof(s->remedy[0]), "%s", row->remedy);
	s->n++;
	return s->n == s->stop_at ? 42 : 0;
}

static int check(const char *const *settings, size_t n, int stop_at)
{
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	struct pl_ctx *ctx;
	int rc;

	opts.settings = settings;
	opts.n_settings = n;
	memset(&seen, 0, sizeof(seen));
	seen.stop_at = stop_at;
	assert_int_equal(pl_open(&opts, &ctx), 0);
	rc = pl_check(ctx, on_row, &seen);
	pl_close(ctx);
	return rc;
}

/* The row with this id (and these words somewhere in it, if not NULL); -1 if there is none. */
static int find(const char *id, const char *words)
{
	for (int i = 0; i < seen.n; i++) {
		if (strcmp(seen.id[i], id) == 0 &&
		    (!words || strstr(seen.subject[i], words) || strstr(seen.finding[i], words))) {
			return i;
		}
	}
	return -1;
}

static void assert_tame(const char *s)
{
	for (; *s; s++) {
		assert_true((unsigned char)*s >= 0x20 && *s != 0x7f);
	}
}

static void assert_rows_are_whole(void)
{
	for (int i = 0; i < seen.n; i++) {
		assert_in_range(seen.level[i], PL_CHECK_BAD, PL_CHECK_OK);
		assert_true(seen.id[i][0]);
		assert_true(seen.finding[i][0]);
		assert_tame(seen.subject[i]);
		assert_tame(seen.finding[i]);
		assert_tame(seen.remedy[i]);
		if (seen.level[i] <= PL_CHECK_MISSING && !seen.remedy[i][0]) {
			fail_msg("%s %s: \"%s\" has no remedy", seen.id[i], seen.subject[i],
				 seen.finding[i]);
		}
		if (i && seen.level[i] < seen.level[i - 1]) {
			fail_msg("%s (level %d) comes after %s (level %d)", seen.id[i],
				 seen.level[i], seen.id[i - 1], seen.level[i - 1]);
		}
	}
}

static void every_subject_is_looked_at(void **state)
{
	static const char *const ids[] = { "gpu",	"driver",    "dma-buf",	 "p2pdma",
					   "nvidia-fs", "peermem",   "io_uring", "iommu",
					   "memlock",	"container", "engine" };

	(void)state;
	assert_int_equal(check(NULL, 0, 0), 0);
	assert_rows_are_whole();
	for (size_t i = 0; i < sizeof(ids) / sizeof(ids[0]); i++) {
		if (find(ids[i], NULL) < 0) {
			fail_msg("no row about %s", ids[i]);
		}
	}
	assert_true(find("fs", "/") >= 0);
}

static void stops_where_it_is_told_to(void **state)
{
	(void)state;
	assert_int_equal(check(NULL, 0, 3), 42);
	assert_int_equal(seen.n, 3);
}

static void refuses_nothing_to_call(void **state)
{
	struct pl_ctx *ctx;

	(void)state;
	assert_int_equal(pl_open(NULL, &ctx), 0);
	assert_int_equal(pl_check(ctx, NULL, NULL), -EINVAL);
	assert_int_equal(pl_check_kinds(NULL, NULL), -EINVAL);
	assert_true(pl_error_message()[0]);
	pl_close(ctx);
}

static void software_gpus_are_listed(void **state)
{
	static const char *const settings[] = { "soft_gpus=3x8MiB", "test_cuda_lib=none" };
	int i;

	(void)state;
	assert_int_equal(check(settings, 2, 0), 0);
	assert_rows_are_whole();
	i = find("gpu", "soft:2");
	assert_true(i >= 0);
	assert_int_equal(seen.level[i], PL_CHECK_OK);
	assert_non_null(strstr(seen.finding[i], "8 MiB"));
	assert_int_equal(find("gpu", "soft:3"), -1);
	/* Nobody asked the machine's real GPUs, if there are any. */
	i = find("gpu", "no cuda device");
	assert_true(i >= 0);
	assert_true(seen.level[i] > PL_CHECK_BAD);
}

/* Only where there are several nodes is there a row about them. */
static void several_nodes_have_a_row(void **state)
{
	static const char *const settings[] = { "topo=workstation", "test_cuda_lib=none" };
	int i;

	(void)state;
	assert_int_equal(check(settings, 2, 0), 0);
	assert_rows_are_whole();
	i = find("numa", NULL);
	assert_true(i >= 0);
	assert_true(seen.level[i] == PL_CHECK_OK || seen.level[i] == PL_CHECK_INFO);
	assert_non_null(strstr(seen.finding[i],
			       seen.level[i] == PL_CHECK_OK ? "2 NUMA nodes" : "NUMA node 0 of 2"));
}

static void no_device_at_all_is_bad(void **state)
{
	static const char *const settings[] = { "soft_gpus=0", "test_cuda_lib=none" };

	(void)state;
	assert_int_equal(check(settings, 2, 0), 0);
	assert_rows_are_whole();
	assert_int_equal(seen.level[0], PL_CHECK_BAD);
	assert_string_equal(seen.id[0], "gpu");
	assert_non_null(strstr(seen.finding[0], "no cuda device"));
	assert_non_null(strstr(seen.finding[0], "no soft device"));
}

static void engine_follows_the_tunable(void **state)
{
	static const char *const settings[] = { "engine=threads" };
	int i;

	(void)state;
	assert_int_equal(check(settings, 1, 0), 0);
	i = find("engine", "threads");
	assert_true(i >= 0);
	assert_non_null(strstr(seen.finding[i], "tunable"));
}

static void a_budget_that_does_not_fit_is_bad(void **state)
{
	static const char *const settings[] = { "slab_budget=64GiB" };
	int i;

	(void)state;
	assert_int_equal(check(settings, 1, 0), 0);
	assert_rows_are_whole();
	i = find("container", "memory");
	assert_true(i >= 0);
	assert_non_null(strstr(seen.finding[i], "64 GiB"));
	/* On a machine of more than 128 GiB it does fit. */
	assert_true(seen.level[i] == PL_CHECK_BAD || strstr(seen.finding[i], "at most"));
}

static void sysroot_setting(char *setting, size_t space, const char *name)
{
	(void)snprintf(setting, space, "test_sysroot=%s/%s", GOLDEN_ROOTS, name);
}

/* Another machine's sysfs, read as if it were this one's. */
static void other_machines_are_understood(void **state)
{
	char setting[512];
	const char *settings[] = { setting, "test_cuda_lib=none" };
	int i;

	(void)state;
	sysroot_setting(setting, sizeof(setting), "laptop");
	assert_int_equal(check(settings, 2, 0), 0);
	assert_rows_are_whole();
	i = find("block", "dm-3");
	assert_true(i >= 0);
	assert_non_null(
		strstr(seen.finding[i], "dm-3 (dm: crypt) > dm-2 (dm: LVM) > dm-0 (dm: crypt)"));
	assert_non_null(strstr(seen.subject[i], "under /home"));
	assert_string_equal(seen.remedy[i], ""); /* no memory here could use it */
	i = find("driver", "535.183.01");
	assert_true(i >= 0);
	assert_non_null(strstr(seen.finding[i], "proprietary"));
	assert_non_null(strstr(seen.remedy[i], "open"));
	assert_true(find("iommu", "translation is on") >= 0);
	assert_true(find("fs", "/home (btrfs)") >= 0);
	/* The shortest of two mounts of one file system stands for it. */
	assert_true(find("fs", "/boot (ext4)") >= 0);
	assert_int_equal(find("fs", "/run/media"), -1);

	sysroot_setting(setting, sizeof(setting), "vm-virtio");
	assert_int_equal(check(settings, 2, 0), 0);
	assert_rows_are_whole();
	i = find("fs", "/ (ext4)");
	assert_true(i >= 0);
	assert_int_equal(seen.level[i], PL_CHECK_MISSING);
	assert_non_null(strstr(seen.remedy[i], "data=ordered"));
	assert_true(find("p2pdma", "CONFIG_PCI_P2PDMA") >= 0);

	sysroot_setting(setting, sizeof(setting), "network");
	assert_int_equal(check(settings, 2, 0), 0);
	assert_rows_are_whole();
	assert_true(find("fs", "/lustre/scratch (lustre)") >= 0);
	assert_true(find("fs", "/home (nfs4)") >= 0);
	assert_true(find("container", "in a container") >= 0);
	assert_int_equal(find("block", NULL), -1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_subject_is_looked_at),
		cmocka_unit_test(stops_where_it_is_told_to),
		cmocka_unit_test(refuses_nothing_to_call),
		cmocka_unit_test(software_gpus_are_listed),
		cmocka_unit_test(several_nodes_have_a_row),
		cmocka_unit_test(no_device_at_all_is_bad),
		cmocka_unit_test(engine_follows_the_tunable),
		cmocka_unit_test(a_budget_that_does_not_fit_is_bad),
		cmocka_unit_test(other_machines_are_understood),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
