/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory shared with a process in PID, network and IPC namespaces of its own, as two containers are
 * that mount the same folder; and what happens where the memory itself cannot be shared: a window,
 * brought up to date before each transfer. And whom an owner lets in. Needs root.
 */

#include <dlfcn.h>
#include <signal.h>
#include <sys/wait.h>

#include "fixture.h"
#include "owner.h"

#define LEN (MIB + 4321)
#define OFF 777

static struct fx fx;
static struct owner own;
static bool cuda;
static char logged[1024];

static int begin(void **state)
{
	(void)state;
	fx_open(&fx, NULL);
	logged[0] = '\0';
	return 0;
}

static int end(void **state)
{
	(void)state;
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	fx_close(&fx);
	return 0;
}

static void on_line(int level, const char *line, void *arg)
{
	(void)arg;
	if (level <= PL_LOG_WARN) {
		(void)snprintf(logged + strlen(logged), sizeof(logged) - strlen(logged), "%s\n",
			       line);
	}
}

static void start(const char *kind, enum owner_spaces spaces)
{
	if (!owner_start(&own, kind, LEN, OFF, 1, spaces, NULL)) {
		fail_msg("no owner: %s", own.said);
	}
}

static void is_pattern(const char *mem, unsigned int seed)
{
	char *got = fx_host(LEN);
	char *want = fx_host(LEN);

	fx_pattern(want, 0, LEN, seed);
	assert_moved(pl_copy(fx.ctx, got, mem, LEN, NULL), LEN);
	fx_same(got, want, LEN, "imported memory");
	free(got);
	free(want);
}

static void write_pattern(char *mem, unsigned int seed)
{
	char *host = fx_host(LEN);

	fx_pattern(host, 0, LEN, seed);
	assert_moved(pl_copy(fx.ctx, mem, host, LEN, NULL), LEN);
	free(host);
}

/* No copy, and both ways. */
static void across_spaces(void **state)
{
	static const char *const kinds[] = { "shared", "plain" };

	(void)state;
	for (size_t i = 0; i < (cuda ? 1 : COUNT(kinds)); i++) {
		struct pl_import_info info = PL_IMPORT_INFO_INIT;
		void *m;

		start(kinds[i], OWNER_OTHER_SPACES);
		assert_ok(pl_mem_import(fx.dev, own.path, NULL, &info, &m));
		assert_int_equal(info.how, PL_SHARE_FD);
		assert_int_equal(info.flags, 0);
		assert_string_equal(info.why, "");
		assert_int_equal(info.pid, own.pid); /* its namespace is below ours */
		is_pattern(m, 1);
		assert_int_equal(owner_tell(&own, "fill 2"), 0);
		is_pattern(m, 2);
		write_pattern(m, 3);
		assert_int_equal(owner_tell(&own, "is 3"), 0);
		owner_kill(&own);
		assert_fails(pl_copy(fx.ctx, logged, m, 1, NULL), EOWNERDEAD, "ended");
		assert_ok(pl_mem_unimport(fx.ctx, m));
	}
}

/* Within the same namespaces a GPU's ordinary memory is shared by the driver's handles. */
static void by_driver_handles(void **state)
{
	struct pl_import_info info = PL_IMPORT_INFO_INIT;
	void *m;

	(void)state;
	if (!cuda) {
		return;
	}
	start("plain", OWNER_SAME_SPACES);
	assert_ok(pl_mem_import(fx.dev, own.path, NULL, &info, &m));
	assert_int_equal(info.how, PL_SHARE_IPC);
	assert_int_equal(info.flags, 0);
	assert_non_null(strstr(info.why, "pl_mem_alloc() with PL_ALLOC_SHARED"));
	is_pattern(m, 1);
	assert_ok(pl_mem_unimport(fx.ctx, m));
	owner_end(&own);
}

/* Across namespaces there is no other way than a copy; it is said, and it is as fresh as the memory
 * itself. */
static void through_a_window(void **state)
{
	struct pl_import_info info = PL_IMPORT_INFO_INIT;
	struct pl_mem_info what = PL_MEM_INFO_INIT;
	struct pl_import_opts o = PL_IMPORT_OPTS_INIT;
	void *m = NULL;
	char *part;
	char want[100];
	char got[100];

	(void)state;
	if (!cuda) {
		return;
	}
	start("plain", OWNER_OTHER_SPACES);
	o.flags = PL_SHARE_NO_WINDOW;
	assert_fails(pl_mem_import(fx.dev, own.path, &o, NULL, &m), EOPNOTSUPP, "was refused");
	assert_non_null(strstr(pl_error_message(), "namespaces"));
	assert_null(m);
	pl_log_set(on_line, NULL, PL_LOG_WARN);
	assert_ok(pl_mem_import(fx.dev, own.path, NULL, &info, &m));
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	assert_non_null(strstr(logged, "through a window"));
	assert_int_equal(info.how, PL_SHARE_FD);
	assert_int_equal(info.flags, PL_IMPORT_WINDOW | PL_IMPORT_ASKS);
	assert_non_null(strstr(info.why, "namespaces"));
	is_pattern(m, 1);
	assert_int_equal(owner_tell(&own, "fill 2"), 0);
	is_pattern(m, 2);
	/* A part of it, and nothing but what is in it. */
	assert_int_equal(owner_tell(&own, "fill 3"), 0);
	part = (char *)m + LEN - sizeof(got);
	fx_pattern(want, LEN - sizeof(got), sizeof(got), 3);
	assert_moved(pl_copy(fx.ctx, got, part, sizeof(got), NULL), sizeof(got));
	fx_same(got, want, sizeof(got), "the window's end");
	assert_fails(pl_copy(fx.ctx, m, got, 1, NULL), EACCES, "window");
	assert_ok(pl_mem_info(fx.ctx, m, &what));
	assert_int_equal(what.flags, PL_MEM_IMPORTED);
	assert_int_equal(owner_tell(&own, "is 3"), 0);
	assert_int_equal(owner_tell(&own, "violations"), 0);
	assert_int_equal(owner_tell(&own, "unexport"), 0);
	assert_fails(pl_copy(fx.ctx, got, m, 1, NULL), EOWNERDEAD, "ended the export");
	assert_ok(pl_mem_unimport(fx.ctx, m));
	owner_end(&own);
}

/* A file cannot be read into a window either, nor can a queue: nothing is written in silence. */
static void a_window_is_read_only(void **state)
{
	const char *path = fx_made("into", LEN, 5);
	struct pl_completion done = PL_COMPLETION_INIT;
	struct pl_request r;
	struct pl_queue *q;
	struct pl_file *f;
	void *m = NULL;

	(void)state;
	if (!cuda) {
		return;
	}
	start("plain", OWNER_OTHER_SPACES);
	f = fx_file(&fx, path, O_RDWR);
	assert_ok(pl_mem_import(fx.dev, own.path, NULL, NULL, &m));
	assert_fails(pl_read(f, m, LEN, 0, NULL), EACCES, "window");
	/* What a real driver makes of it is not known: it may be the end of the context. */
	if (getenv("PEERLANE_TEST_CUDA_LIB")) {
		assert_ok(pl_queue_open(fx.ctx, NULL, &q));
		r = fx_request(PL_OP_READ, f, m, 0, LEN);
		assert_moved(pl_queue_submit(q, &r, 1, NULL, NULL), 1);
		assert_moved(pl_queue_wait(q, &done, 1, 1, UINT64_MAX), 1);
		assert_true(done.result < 0);
		pl_queue_close(q);
	}
	is_pattern(m, 1);
	assert_moved(pl_write(f, m, LEN, 0, NULL), LEN);
	fx_shut(f);
	fx_file_is(path, 0, LEN, 1);
	owner_kill(&own);
	assert_fails(pl_copy(fx.ctx, logged, m, 1, NULL), EOWNERDEAD, "");
	assert_ok(pl_mem_unimport(fx.ctx, m));
}

/* Where a descriptor does not do, a handle of the fabric may. */
static void by_fabric(void **state)
{
	struct pl_import_info info = PL_IMPORT_INFO_INIT;
	void *m;

	(void)state;
	if (!cuda || !getenv("FAKECUDA_FABRIC")) {
		return;
	}
	(void)setenv("FAKECUDA_FAIL", "cuMemExportToShareableHandle:1:801", 1);
	start("shared", OWNER_SAME_SPACES);
	(void)unsetenv("FAKECUDA_FAIL");
	assert_ok(pl_mem_import(fx.dev, own.path, NULL, &info, &m));
	assert_int_equal(info.how, PL_SHARE_FABRIC);
	assert_non_null(strstr(info.why, "by descriptor"));
	is_pattern(m, 1);
	write_pattern(m, 4);
	assert_int_equal(owner_tell(&own, "is 4"), 0);
	assert_ok(pl_mem_unimport(fx.ctx, m));
	owner_end(&own);
}

/* What the importer's driver refuses is offered in another way. */
static void the_next_way(void **state)
{
	struct pl_import_info info = PL_IMPORT_INFO_INIT;
	void (*inject)(const char *spec);
	void *p;
	void *m;

	(void)state;
	p = cuda ? dlsym(dlopen(getenv("PEERLANE_TEST_CUDA_LIB"), RTLD_NOW), "fakecuda_fail")
		 : NULL;
	if (!p) {
		return;
	}
	memcpy(&inject, &p, sizeof(p));
	start("plain", OWNER_SAME_SPACES);
	inject("cuIpcOpenMemHandle_v2:1:999");
	assert_ok(pl_mem_import(fx.dev, own.path, NULL, &info, &m));
	assert_int_equal(info.flags, PL_IMPORT_WINDOW | PL_IMPORT_ASKS);
	assert_non_null(strstr(info.why, "cuIpcOpenMemHandle"));
	is_pattern(m, 1);
	assert_ok(pl_mem_unimport(fx.ctx, m));
	/* And none at all. */
	inject("cuIpcOpenMemHandle_v2:1:999,cuMemImportFromShareableHandle:1:999,"
	       "cuMemImportFromShareableHandle:2:999");
	p = NULL;
	assert_fails(pl_mem_import(fx.dev, own.path, NULL, &info, &p), EOPNOTSUPP,
		     "cannot be imported by");
	assert_null(p);
	inject(NULL);
	assert_int_equal(owner_tell(&own, "unexport"), 0);
	assert_int_equal(owner_tell(&own, "free"), 0);
	owner_end(&own);
}

/* As another user: what importing gives, negated, so that it fits in an exit status. */
static int import_as(unsigned int uid, uint32_t flags)
{
	pid_t pid = fork();
	int status;

	if (pid == 0) {
		struct pl_import_opts o = PL_IMPORT_OPTS_INIT;
		struct fx mine;
		void *m;
		int rc;

		if (setgid(uid) || setuid(uid)) {
			_exit(250);
		}
		fx_open(&mine, NULL);
		o.flags = flags;
		rc = pl_mem_import(mine.dev, own.path, &o, NULL, &m);
		if (!rc) {
			char byte;

			rc = pl_copy(mine.ctx, &byte, m, 1, NULL) == 1 ? 0 : -251;
		}
		_exit(-rc);
	}
	assert_true(pid > 0);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_true(WIFEXITED(status));
	return WEXITSTATUS(status);
}

#define NOBODY 65534

/* Here the owner is this process; a child that uses CUDA must not be a fork of one that does. */
static void other_users(void **state)
{
	struct pl_export_opts o = PL_EXPORT_OPTS_INIT;
	struct pl_export *x;
	char *mem;

	(void)state;
	if (cuda) {
		return;
	}
#if defined(__SANITIZE_THREAD__)
	(void)printf("left out: a child of a process with threads may start none here\n");
	return;
#endif
	(void)snprintf(own.path, sizeof(own.path), "/tmp/peerlane-users-%d", (int)getpid());
	mem = fx_alloc(&fx, LEN);
	assert_ok(pl_mem_export(fx.ctx, mem, LEN, own.path, NULL, &x));
	assert_int_equal(import_as(NOBODY, 0), EACCES);
	assert_ok(pl_mem_unexport(x));
	/* Whoever may connect is still asked who they are, by both sides. */
	o.mode = 0666;
	assert_ok(pl_mem_export(fx.ctx, mem, LEN, own.path, &o, &x));
	/* One of the two is in the log: refusals that follow each other are logged once. */
	pl_log_set(on_line, NULL, PL_LOG_WARN);
	assert_int_equal(import_as(NOBODY, 0), EPERM);
	assert_int_equal(import_as(NOBODY, PL_SHARE_ANY_USER), EPERM);
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	assert_non_null(strstr(logged, "user 65534 was refused"));
	assert_ok(pl_mem_unexport(x));
	o.mode = 0;
	o.flags = PL_SHARE_ANY_USER;
	assert_ok(pl_mem_export(fx.ctx, mem, LEN, own.path, &o, &x));
	assert_int_equal(import_as(NOBODY, 0), EPERM);
	assert_int_equal(import_as(NOBODY, PL_SHARE_ANY_USER), 0);
	assert_ok(pl_mem_unexport(x));
	fx_free(&fx, mem);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST(across_spaces), TEST(by_driver_handles),	  TEST(through_a_window),
		TEST(by_fabric),     TEST(a_window_is_read_only), TEST(the_next_way),
		TEST(other_users),
	};

	if (owner_role(argc, argv)) {
		return owner_main(argc, argv);
	}
	cuda = strncmp(fx_device(), "cuda", 4) == 0;
	if (geteuid() != 0) {
		fx_skip("namespaces and other users need root");
	}
	if (!owner_start(&own, "plain", 4096, 0, 1, OWNER_OTHER_SPACES, NULL)) {
		if (strstr(own.said, "unshare") ||
		    strstr(own.said, "CUDA_ERROR_OPERATING_SYSTEM")) {
			(void)printf("skipped: %s\n", own.said);
			return 77;
		}
		(void)fprintf(stderr, "no owner: %s\n", own.said);
		return 1;
	}
	owner_end(&own);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
