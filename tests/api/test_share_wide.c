/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Wide memory of another process: it is host memory here, too, which the CPU and all devices of the
 * driver reach, in several pieces; and what of the host's memory cannot be shared. What it has in
 * common with memory of a device is in test_share.c.
 */

#include <dlfcn.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "fixture.h"
#include "owner.h"

#define LEN (9 * MIB + 4321)
#define OFF (5 * MIB + 777) /* in the second piece, where they have 4 MiB */
#define WIDE (2 * MIB)

static struct fx fx;
static struct owner own;

/* Of the fakes; NULL: a real driver, or none. */
static long (*live)(const char *what);
static int (*reaches)(uint64_t ptr, int device);
static long (*rm_count)(const char *what);

/* RTLD_DEFAULT is NULL. */
static void find(void *lib, bool there, const char *name, void *slot)
{
	void *p = there ? dlsym(lib, name) : NULL;

	memcpy(slot, &p, sizeof(p));
}

static bool has_wide(void)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;

	assert_ok(pl_dev_info(fx.dev, &info));
	return info.flags & PL_DEV_WIDE;
}

static int begin(void **state)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	void *driver;

	(void)state;
	/* For the owner, too. */
	assert_int_equal(setenv("FAKERM", "piece=4194304", 1), 0);
	fx_open(&fx, NULL);
	driver = lib ? dlopen(lib, RTLD_NOW | RTLD_NOLOAD) : NULL;
	find(driver, driver, "fakecuda_live", &live);
	find(driver, driver, "fakecuda_reaches", &reaches);
	find(RTLD_DEFAULT, true, "fakerm_count", &rm_count);
	return 0;
}

static int end(void **state)
{
	(void)state;
	fx_close(&fx);
	if (live) {
		assert_int_equal(live("handles"), 0);
	}
	if (rm_count) {
		assert_int_equal(rm_count("memory"), 0);
		assert_int_equal(rm_count("files"), 0);
	}
	return 0;
}

static void start(void)
{
	if (!owner_start(&own, "wide", LEN, OFF, 1, OWNER_SAME_SPACES, NULL)) {
		fail_msg("no owner: %s", own.said);
	}
}

static char *import(void)
{
	void *p = NULL;

	assert_ok(pl_mem_import(fx.dev, own.path, NULL, NULL, &p));
	return p;
}

static void is_pattern(const void *at, size_t len, unsigned int seed, const char *what)
{
	char *want = fx_host(len);

	fx_pattern(want, 0, len, seed);
	fx_same(at, want, len, what);
	free(want);
}

static void is_wide(const char *m)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;

	assert_ok(pl_mem_info(fx.ctx, m + LEN - 1, &info));
	assert_int_equal(info.kind, PL_MEM_PINNED);
	assert_int_equal(info.flags, PL_MEM_IMPORTED | PL_MEM_HOST_ADDRESSABLE);
	assert_ptr_equal(info.base, m);
	assert_int_equal(info.len, LEN);
	assert_string_equal(info.dev_name, fx_device());
	assert_string_equal(info.why_not_wide, "");
	assert_int_equal(info.gpu_page, WIDE);
	assert_int_equal(info.not_wide, PL_NOT_WIDE_NONE);
}

/* By a device and back, and by a file. */
static void serves(char *m)
{
	const char *path = fx_made("wide", LEN, 7);
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	char *dev = fx_alloc(&fx, LEN);

	fx_pattern(m, 0, LEN, 3);
	assert_moved(pl_copy(fx.ctx, dev, m, LEN, NULL), LEN);
	assert_int_equal(owner_tell(&own, "is 3"), 0);
	memset(m, 0, LEN);
	assert_moved(pl_copy(fx.ctx, m, dev, LEN, NULL), LEN);
	is_pattern(m, LEN, 3, "copied from a device");
	assert_moved(pl_read(file, m, LEN, 0, NULL), LEN);
	is_pattern(m, LEN, 7, "read from a file");
	assert_int_equal(owner_tell(&own, "is 7"), 0);
	fx_pattern(m, 0, LEN, 8);
	assert_moved(pl_write(file, m, LEN, 0, NULL), LEN);
	fx_shut(file);
	fx_file_is(path, 0, LEN, 8);
	fx_free(&fx, dev);
}

static uint64_t counted; /* wide memory, by this process */

static int look(const struct pl_stats_process *p, void *arg)
{
	(void)arg;
	counted += p->pid == getpid() ? p->wide_bytes : 0;
	return 0;
}

/* The owner counts it, and no importer. */
static void is_not_counted(void)
{
	counted = 0;
	assert_ok(pl_stats_processes(fx.ctx, look, NULL));
	assert_int_equal(counted, 0);
}

static void host_memory(void **state)
{
	struct pl_import_info info = PL_IMPORT_INFO_INIT;
	void *p = NULL;
	char *m;

	(void)state;
	start();
	assert_ok(pl_mem_import(fx.dev, own.path, NULL, &info, &p));
	m = p;
	assert_int_equal(info.how, PL_SHARE_FD);
	assert_int_equal(info.flags, 0);
	assert_int_equal(info.len, LEN);
	assert_string_equal(info.why, "");
	is_wide(m);
	is_not_counted();
	/* The CPU's, at once, both ways. */
	is_pattern(m, LEN, 1, "what the owner wrote");
	assert_int_equal(owner_tell(&own, "fill 2"), 0);
	is_pattern(m, LEN, 2, "what the owner wrote later");
	fx_pattern(m, 0, LEN, 4);
	assert_int_equal(owner_tell(&own, "is 4"), 0);
	serves(m);
	assert_fails(pl_copy(fx.ctx, m, m + LEN - 1, 2, NULL), EFAULT, "exceed");
	assert_ok(pl_mem_unimport(fx.ctx, m));
	assert_int_equal(owner_tell(&own, "violations"), 0);
	owner_end(&own);
}

static void other_calls(void **state)
{
	struct pl_export *x = NULL;
	char *m;

	(void)state;
	start();
	m = import();
	assert_fails(pl_mem_free(fx.ctx, m), ENOENT, "allocated");
	assert_fails(pl_mem_unpin(fx.ctx, m), ENOENT, "pinned");
	assert_fails(pl_mem_pin(fx.dev, m, 4096, 0), EEXIST, "pinned already");
	assert_fails(pl_mem_register(fx.ctx, m + 1, 2), EINVAL, "imported");
	assert_fails(pl_mem_export(fx.ctx, m, LEN, "/tmp/peerlane-never", NULL, &x), EOPNOTSUPP,
		     "its owner exports it");
	assert_null(x);
	/* The owner's rules hold. */
	assert_int_equal(owner_tell(&own, "free"), -EBUSY);
	assert_int_equal(owner_tell(&own, "unexport"), 0);
	assert_int_equal(owner_tell(&own, "free"), 0);
	assert_fails(pl_copy(fx.ctx, m, m + MIB, 4096, NULL), EOWNERDEAD, "ended the export");
	/* And the bytes are still there, for whoever does not ask. */
	is_pattern(m, LEN, 1, "what the owner left");
	owner_kill(&own);
	is_pattern(m, LEN, 1, "what a killed owner left");
	assert_ok(pl_mem_unimport(fx.ctx, m));
}

/* Of the driver that are there, and of one that is opened later. */
static void all_devices(void **state)
{
	struct pl_dev *other;
	char *m;

	(void)state;
	if (!reaches) {
		(void)printf("left out: only a fake driver says what a device reaches\n");
		return;
	}
	start();
	m = import();
	for (size_t at = 0; at < LEN; at += MIB) {
		assert_true(reaches((uintptr_t)m + at, 0));
		assert_true(reaches((uintptr_t)m + at, 1));
	}
	assert_ok(pl_dev_open(fx.ctx, "cuda:1", &other));
	assert_true(reaches((uintptr_t)m, 1));
	pl_dev_close(other);
	assert_ok(pl_mem_unimport(fx.ctx, m));
	owner_end(&own);
}

/* One copy for all, of the same bytes. */
static void many_importers(void **state)
{
	char *m[4];

	(void)state;
	start();
	for (size_t i = 0; i < 4; i++) {
		m[i] = import();
	}
	for (size_t i = 0; i < 4; i++) {
		m[i][LEN - 1 - i] = (char)(100 + i);
	}
	for (size_t i = 0; i < 4; i++) {
		assert_memory_equal(m[0] + LEN - 4, m[i] + LEN - 4, 4);
		assert_int_equal(m[i][LEN - 1 - i], 100 + i);
	}
	for (int i = 0; i < 3; i++) {
		assert_ok(pl_mem_unimport(fx.ctx, m[i]));
	}
	assert_int_equal(m[3][LEN - 1], 100);
	owner_end(&own);
	/* The last goes with its context. */
}

/* A child has none of it, and the parent keeps it. */
static void forked(void **state)
{
	char *m;
	int status;
	pid_t pid;

	(void)state;
	start();
	m = import();
	pid = fork();
	if (pid == 0) {
		char *page = (char *)((uintptr_t)m & ~(uintptr_t)4095);
		unsigned char in;

		_exit(mincore(page, 4096, &in) == 0 || errno != ENOMEM ? 10 : 0);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
	is_pattern(m, LEN, 1, "after fork()");
	assert_ok(pl_mem_unimport(fx.ctx, m));
	owner_end(&own);
}

static void refused(struct pl_ctx *ctx, void *p, const char *why)
{
	struct pl_export *x = NULL;

	assert_fails(pl_mem_export(ctx, p, 4096, "/tmp/peerlane-never", NULL, &x), EOPNOTSUPP,
		     "pl_mem_alloc() with PL_ALLOC_WIDE");
	if (!strstr(pl_error_message(), why)) {
		fail_msg("\"%s\" has no \"%s\"", pl_error_message(), why);
	}
	assert_null(x);
}

/* Pinned pages have no descriptors. */
static void other_host_memory(void **state)
{
	char *page = aligned_alloc(4096, 8192);
	struct pl_dev *dev;
	struct pl_ctx *ctx;
	void *p;

	(void)state;
	assert_non_null(page);
	assert_ok(pl_mem_alloc(fx.dev, 4096, PL_ALLOC_PINNED, &p));
	refused(fx.ctx, p, "shorter than 2 MiB");
	assert_ok(pl_mem_free(fx.ctx, p));
	refused(fx.ctx, page, "not device memory");
	assert_ok(pl_mem_pin(fx.dev, page, 8192, 0));
	refused(fx.ctx, page, "pinned pages");
	assert_ok(pl_mem_unpin(fx.ctx, page));
	free(page);
	assert_ok(fx_ctx(&ctx, "wide=false", NULL));
	assert_ok(pl_dev_open(ctx, fx_device(), &dev));
	assert_ok(pl_mem_alloc(dev, WIDE, PL_ALLOC_PINNED, &p));
	refused(ctx, p, "the tunable wide is off");
	assert_ok(pl_mem_free(ctx, p));
	pl_dev_close(dev);
	pl_close(ctx);
}

static int import_and_look(struct pl_ctx *ctx, const char *path)
{
	struct pl_dev *dev;
	void *p = NULL;
	int rc = pl_dev_open(ctx, fx_device(), &dev);

	if (rc) {
		return rc;
	}
	rc = pl_mem_import(dev, path, NULL, NULL, &p);
	if (!rc) {
		is_pattern(p, LEN, 1, "imported");
		assert_ok(pl_mem_unimport(ctx, p));
	}
	pl_dev_close(dev);
	return rc;
}

/* The importer's n-th system call, and its n-th allocation of memory, fail: nothing is left of what
 * it began, and the owner goes on. */
static void faults(void **state)
{
	static const char *const kinds[] = { "test_fault=sys=%d", "test_fault=alloc=%d" };
	int failed = 0;

	(void)state;
	if (strncmp(fx_device(), "cuda", 4) == 0 && !live) {
		(void)printf("left out: opening a real driver hundreds of times takes minutes\n");
		return;
	}
	start();
	for (size_t k = 0; k < COUNT(kinds); k++) {
		int good = 0;

		for (int n = 1; n < 300 && good < 20; n++) {
			char setting[32];
			struct pl_ctx *ctx;
			int rc;

			(void)snprintf(setting, sizeof(setting), kinds[k], n);
			if (fx_ctx(&ctx, setting, NULL)) {
				continue;
			}
			rc = import_and_look(ctx, own.path);
			pl_close(ctx);
			good = rc ? 0 : good + 1;
			failed += rc != 0;
			if (live) {
				assert_int_equal(live("handles"), 0);
			}
		}
	}
	(void)printf("%d imports failed\n", failed);
	assert_true(failed > 10);
	/* What was not reached is not to fail later. */
	for (int tries = 0; tries < 100; tries++) {
		struct pl_ctx *ctx;

		if (fx_ctx(&ctx,
			   tries % 2 ? "test_fault=sys=1000000000" : "test_fault=alloc=1000000000",
			   NULL) == 0) {
			pl_close(ctx);
		}
	}
	assert_ok(import_and_look(fx.ctx, own.path));
	owner_end(&own);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST(host_memory), TEST(other_calls),	    TEST(all_devices), TEST(many_importers),
		TEST(forked),	   TEST(other_host_memory), TEST(faults),
	};
	bool wide;

	if (owner_role(argc, argv)) {
		return owner_main(argc, argv);
	}
	(void)begin(NULL);
	wide = has_wide();
	(void)end(NULL);
	if (!wide) {
		(void)printf("skipped: %s has no wide memory here\n", fx_device());
		return 77;
	}
	if (argc > 1) {
		cmocka_set_test_filter(argv[1]);
	}
	return cmocka_run_group_tests_name("share-wide", tests, NULL, NULL);
}
