/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory shared between processes: what one writes the other reads, through every kind of transfer;
 * and whatever becomes of the owner, an importer's next use fails, and never sees other bytes. The
 * other process is this program, executed anew (owner.h).
 */

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>

#include "fixture.h"
#include "owner.h"

#define LEN (MIB + 4321)
#define OFF 777

static struct fx fx;
static struct owner own;

/* Where there is no wide memory the last one is left out. */
static const char *const kinds[] = { "plain", "shared", "foreign", "wide" };
static size_t n_kinds = COUNT(kinds);

static bool has_wide(void)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;

	assert_ok(pl_dev_info(fx.dev, &info));
	if (!(info.flags & PL_DEV_WIDE)) {
		(void)printf("left out: no wide memory here: %s\n", info.why_not_wide);
	}
	return info.flags & PL_DEV_WIDE;
}

static int begin(void **state)
{
	(void)state;
	fx_open(&fx, NULL);
	n_kinds = has_wide() ? COUNT(kinds) : COUNT(kinds) - 1;
	return 0;
}

static int end(void **state)
{
	(void)state;
	fx_close(&fx);
	return 0;
}

static void start(const char *kind)
{
	if (!owner_start(&own, kind, LEN, OFF, 1, OWNER_SAME_SPACES, NULL)) {
		fail_msg("no owner: %s", own.said);
	}
}

static char *import(struct pl_import_info *info)
{
	void *p = NULL;

	assert_ok(pl_mem_import(fx.dev, own.path, NULL, info, &p));
	assert_non_null(p);
	return p;
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

/* Both ways, at an odd offset; by copies, files and a queue. */
static void both_ways(void **state)
{
	const char *path = fx_made("both", LEN, 5);
	char *host = fx_host(LEN);

	(void)state;
	for (size_t i = 0; i < n_kinds; i++) {
		struct pl_import_info info = PL_IMPORT_INFO_INIT;
		struct pl_file *f = fx_file(&fx, path, O_RDWR);
		char *m;

		start(kinds[i]);
		m = import(&info);
		assert_int_equal(info.len, LEN);
		assert_int_equal(info.pid, own.pid);
		assert_int_equal(info.uid, geteuid());
		assert_string_equal(info.dev_name, fx_device());
		assert_int_equal(!!(info.flags & PL_IMPORT_ASKS), i == 2);
		is_pattern(m, 1);
		assert_int_equal(owner_tell(&own, "fill 2"), 0);
		is_pattern(m, 2);
		fx_pattern(host, 0, LEN, 3);
		assert_moved(pl_copy(fx.ctx, m, host, LEN, NULL), LEN);
		assert_int_equal(owner_tell(&own, "is 3"), 0);
		assert_int_equal(owner_tell(&own, "is 2"), 1);
		assert_moved(pl_read(f, m, LEN, 0, NULL), LEN);
		assert_int_equal(owner_tell(&own, "is 5"), 0);
		assert_int_equal(owner_tell(&own, "fill 6"), 0);
		assert_moved(pl_write(f, m, LEN, 0, NULL), LEN);
		fx_shut(f);
		fx_file_is(path, 0, LEN, 6);
		assert_ok(pl_mem_unimport(fx.ctx, m));
		assert_int_equal(owner_tell(&own, "violations"), 0);
		owner_end(&own);
		path = fx_made("both", LEN, 5);
	}
	free(host);
}

static void queued(void **state)
{
	const char *path = fx_made("queued", LEN, 5);
	struct pl_completion done = PL_COMPLETION_INIT;
	struct pl_file *f = fx_file(&fx, path, O_RDWR);
	struct pl_request r;
	struct pl_queue *q;
	char *m;

	(void)state;
	start("shared");
	m = import(NULL);
	assert_ok(pl_queue_open(fx.ctx, NULL, &q));
	r = fx_request(PL_OP_READ, f, m, 0, LEN);
	assert_moved(pl_queue_submit(q, &r, 1, NULL, NULL), 1);
	assert_moved(pl_queue_wait(q, &done, 1, 1, UINT64_MAX), 1);
	assert_int_equal(done.result, LEN);
	assert_int_equal(owner_tell(&own, "is 5"), 0);
	owner_kill(&own);
	assert_moved(pl_queue_submit(q, &r, 1, NULL, NULL), 1);
	assert_moved(pl_queue_wait(q, &done, 1, 1, UINT64_MAX), 1);
	assert_int_equal(done.result, -EOWNERDEAD);
	pl_queue_close(q);
	assert_ok(pl_mem_unimport(fx.ctx, m));
	fx_shut(f);
}

/* What an import is to the other calls. */
static void in_the_table(void **state)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	struct pl_export *x = NULL;
	char byte = 0;
	char *m;

	(void)state;
	start("plain");
	m = import(NULL);
	assert_ok(pl_mem_info(fx.ctx, m + 5, &info));
	assert_int_equal(info.kind, PL_MEM_DEVICE);
	assert_int_equal(info.flags & ~(unsigned int)PL_MEM_HOST_ADDRESSABLE, PL_MEM_IMPORTED);
	assert_ptr_equal(info.base, m);
	assert_int_equal(info.len, LEN);
	assert_fails(pl_copy(fx.ctx, &byte, m + LEN - 1, 2, NULL), EFAULT, "exceed");
	assert_fails(pl_mem_free(fx.ctx, m), ENOENT, "allocated");
	assert_fails(pl_mem_unregister(fx.ctx, m), ENOENT, "registered");
	assert_fails(pl_mem_register(fx.ctx, m + 1, 2), EINVAL, "imported");
	assert_fails(pl_mem_export(fx.ctx, m, LEN, "/tmp/peerlane-never", NULL, &x), EOPNOTSUPP,
		     "its owner exports it");
	assert_null(x);
	assert_fails(pl_mem_unimport(fx.ctx, m + 1), ENOENT, "imported");
	assert_ok(pl_mem_unimport(fx.ctx, NULL));
	assert_ok(pl_mem_unimport(fx.ctx, m));
	assert_fails(pl_mem_unimport(fx.ctx, m), ENOENT, "imported");
	owner_end(&own);
}

/* The owner allocates as much again: at the same address, as far as is known of the driver; host
 * memory has an address of its own each time. */
static void reuse(const char *kind)
{
	int other = owner_tell(&own, "reuse 9");

	if (strcmp(kind, "wide") == 0) {
		assert_in_range(other, 0, 1);
		return;
	}
	assert_in_range(other, 0,
			strncmp(fx_device(), "cuda", 4) || getenv("PEERLANE_TEST_CUDA_LIB") ? 0
											    : 1);
}

static void use_fails(const char *m, int err, const char *words)
{
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);

	memset(host, 0x5a, LEN);
	memset(want, 0x5a, LEN);
	assert_fails(pl_copy(fx.ctx, host, m, LEN, NULL), err, words);
	assert_fails(pl_copy(fx.ctx, (void *)(uintptr_t)m, host, LEN, NULL), err, words);
	fx_same(host, want, LEN, "what a failed copy leaves alone");
	free(host);
	free(want);
}

/* The owner may take it back and give the bytes to somebody else. */
static void taken_back(void **state)
{
	(void)state;
	for (size_t i = 0; i < n_kinds; i++) {
		char *m;

		if (i == 2) {
			continue; /* that one can be freed */
		}
		start(kinds[i]);
		m = import(NULL);
		is_pattern(m, 1);
		assert_int_equal(owner_tell(&own, "free"), -EBUSY);
		assert_non_null(strstr(own.said, "exported"));
		assert_int_equal(owner_tell(&own, "unexport"), 0);
		use_fails(m, EOWNERDEAD, "ended the export");
		assert_int_equal(owner_tell(&own, "free"), 0);
		reuse(kinds[i]);
		use_fails(m, EOWNERDEAD, "ended the export");
		assert_int_equal(owner_tell(&own, "is 9"), 0);
		/* And shared anew, the old import stays what it was. */
		assert_int_equal(owner_tell(&own, "export"), 0);
		use_fails(m, EOWNERDEAD, "ended the export");
		assert_ok(pl_mem_unimport(fx.ctx, m));
		m = import(NULL);
		is_pattern(m, 9);
		assert_ok(pl_mem_unimport(fx.ctx, m));
		owner_end(&own);
	}
}

/* Freed without a word by whoever allocated it, and given to somebody else at the same address. */
static void freed_and_reused(void **state)
{
	void *p = NULL;
	char *m;

	(void)state;
	start("foreign");
	m = import(NULL);
	is_pattern(m, 1);
	assert_int_equal(owner_tell(&own, "free"), 0);
	use_fails(m, EFAULT, "was freed");
	reuse("foreign");
	use_fails(m, EFAULT, "was freed");
	assert_int_equal(owner_tell(&own, "is 9"), 0);
	assert_fails(pl_mem_import(fx.dev, own.path, NULL, NULL, &p), EFAULT, "was freed");
	assert_null(p);
	assert_ok(pl_mem_unimport(fx.ctx, m));
	owner_end(&own);
}

static void owner_ends(void **state)
{
	void *p = NULL;

	(void)state;
	for (size_t how = 0; how < n_kinds; how++) {
		char *m;

		start(kinds[how]);
		m = import(NULL);
		if (how != 2) {
			assert_int_equal(owner_tell(&own, "close"), 0);
			use_fails(m, EOWNERDEAD, "");
		}
		owner_kill(&own);
		use_fails(m, EOWNERDEAD, "owner");
		assert_fails(pl_mem_import(fx.dev, own.path, NULL, NULL, &p), ENOENT, own.path);
		assert_ok(pl_mem_unimport(fx.ctx, m));
	}
	assert_null(p);
}

/* 0 and the owner's bytes, or what the import or a copy gave. */
static ssize_t import_and_look(void **p)
{
	char *got = fx_host(LEN);
	char *want = fx_host(LEN);
	ssize_t n = pl_mem_import(fx.dev, own.path, NULL, NULL, p);

	fx_pattern(want, 0, LEN, 1);
	for (int i = 0; i < 3 && n >= 0; i++) {
		memset(got, 0, LEN);
		n = pl_copy(fx.ctx, got, *p, LEN, NULL);
		if (n >= 0) {
			assert_int_equal(n, LEN);
			fx_same(got, want, LEN, "imported memory");
			n = 0;
		}
	}
	free(got);
	free(want);
	return n;
}

/* Before each of the calls that it makes for an importer, until it has made them all. */
static void owner_dies_at_each_call(void **state)
{
	(void)state;
	for (size_t i = 0; i < n_kinds; i++) {
		ssize_t rc = -1;
		int n = 0;

		while (rc) {
			char what[16];
			void *p = NULL;

			start(kinds[i]);
			(void)snprintf(what, sizeof(what), "die %d", ++n);
			assert_int_equal(owner_tell(&own, what), 0);
			rc = import_and_look(&p);
			if (rc && rc != -EOWNERDEAD) {
				fail_msg("%s: the owner died at call %d: %zd, %s", kinds[i], n, rc,
					 pl_error_message());
			}
			if (p) {
				assert_ok(pl_mem_unimport(fx.ctx, p));
			}
			owner_kill(&own);
		}
		(void)printf("%s: an owner died before each of %d calls\n", kinds[i], n - 1);
		assert_in_range(n, 4, 99);
	}
}

static void owner_sleeps(void **state)
{
	struct pl_import_opts o = PL_IMPORT_OPTS_INIT;
	void *p = NULL;
	int status;
	char byte;
	void *m;
	int rc;

	(void)state;
	start("foreign");
	o.timeout_ns = 300000000;
	/* An owner that is awake may be late, too, where the machine is busy. */
	while ((rc = pl_mem_import(fx.dev, own.path, &o, NULL, &m)) == -ETIMEDOUT) {
		o.timeout_ns *= 2;
	}
	assert_ok(rc);
	assert_int_equal(kill(own.pid, SIGSTOP), 0);
	assert_int_equal(waitpid(own.pid, &status, WUNTRACED), own.pid);
	assert_true(WIFSTOPPED(status));
	assert_fails(pl_mem_import(fx.dev, own.path, &o, NULL, &p), ETIMEDOUT, "does not answer");
	assert_null(p);
	assert_fails(pl_copy(fx.ctx, &byte, m, 1, NULL), ETIMEDOUT, "in time");
	assert_int_equal(kill(own.pid, SIGCONT), 0);
	/* What it answers now was asked by nobody any more. */
	assert_fails(pl_copy(fx.ctx, &byte, m, 1, NULL), EOWNERDEAD, "an earlier request");
	assert_ok(pl_mem_unimport(fx.ctx, m));
	m = import(NULL);
	is_pattern(m, 1);
	assert_ok(pl_mem_unimport(fx.ctx, m));
	owner_end(&own);
}

static void paths(void **state)
{
	struct pl_export *x = NULL;
	char *mem = fx_alloc(&fx, LEN);
	const char *file = fx_made("file", 1, 1);
	char longer[200];
	void *p = NULL;
	struct stat st;

	(void)state;
	start("plain");
	assert_fails(pl_mem_export(fx.ctx, mem, LEN, own.path, NULL, &x), EADDRINUSE,
		     "another process");
	assert_int_equal(stat(own.path, &st), 0);
	assert_int_equal(st.st_mode & 0777, 0600);
	assert_int_equal(kill(own.pid, SIGKILL), 0);
	while (pl_mem_export(fx.ctx, mem, LEN, own.path, NULL, &x) == -EADDRINUSE) {
		(void)usleep(1000);
	}
	assert_non_null(x);
	assert_ok(pl_mem_import(fx.dev, own.path, NULL, NULL, &p));
	assert_ok(pl_mem_unimport(fx.ctx, p));
	assert_ok(pl_mem_unexport(x));
	assert_int_equal(stat(own.path, &st), -1);
	owner_kill(&own);
	assert_fails(pl_mem_export(fx.ctx, mem, LEN, file, NULL, &x), EEXIST, "not a socket");
	memset(longer, 'a', sizeof(longer));
	longer[sizeof(longer) - 1] = '\0';
	assert_fails(pl_mem_export(fx.ctx, mem, LEN, longer, NULL, &x), ENAMETOOLONG, "99");
	assert_fails(pl_mem_export(fx.ctx, mem, LEN, "/nonexistent/x", NULL, &x), ENOENT, "/x");
	assert_fails(pl_mem_export(fx.ctx, mem, LEN, "", NULL, &x), EINVAL, "path");
	assert_fails(pl_mem_export(fx.ctx, mem, LEN + 65536, "x", NULL, &x), EFAULT, "exceed");
	assert_fails(pl_mem_export(fx.ctx, mem, 0, "x", NULL, &x), EINVAL, "0 bytes");
	assert_fails(pl_mem_export(fx.ctx, longer, 1, "x", NULL, &x), EOPNOTSUPP, "memfd");
	fx_free(&fx, mem);
}

static void options(void **state)
{
	struct pl_export_opts o = PL_EXPORT_OPTS_INIT;
	struct pl_import_opts i = PL_IMPORT_OPTS_INIT;
	struct pl_import_info info = PL_IMPORT_INFO_INIT;
	char *mem = fx_alloc(&fx, LEN);
	struct pl_export *x = NULL;
	void *p = NULL;

	(void)state;
	o.flags = 8;
	assert_fails(pl_mem_export(fx.ctx, mem, LEN, "x", &o, &x), EINVAL, "0x8");
	o = (struct pl_export_opts)PL_EXPORT_OPTS_INIT;
	o.mode = 01777;
	assert_fails(pl_mem_export(fx.ctx, mem, LEN, "x", &o, &x), EINVAL, "01777");
	o.size = 1000;
	assert_fails(pl_mem_export(fx.ctx, mem, LEN, "x", &o, &x), EINVAL, "1000 bytes");
	i.flags = 16;
	assert_fails(pl_mem_import(fx.dev, "x", &i, NULL, &p), EINVAL, "0x10");
	i.flags = 0;
	i.reserved = 1;
	assert_fails(pl_mem_import(fx.dev, "x", &i, NULL, &p), EINVAL,
		     "pl_import_opts.reserved is 1");
	info.size = 3;
	assert_fails(pl_mem_import(fx.dev, "x", NULL, &info, &p), EINVAL, "3 bytes");
	assert_fails(pl_mem_import(fx.dev, NULL, NULL, NULL, &p), EINVAL, "path");
	assert_null(p);
	assert_null(x);
	assert_ok(pl_mem_unexport(NULL));
	fx_free(&fx, mem);
}

/* In one process, several times, while the context closes with all of it still there. */
static void to_oneself(void **state)
{
	const char *path = fx_path("self");
	struct pl_import_info info = PL_IMPORT_INFO_INIT;
	struct pl_export *x;
	struct fx other;
	char *host = fx_host(LEN);
	void *mem;
	void *a;
	void *b;

	(void)state;
	fx_open(&other, NULL);
	assert_ok(pl_mem_alloc(other.dev, LEN, PL_ALLOC_SHARED, &mem));
	fx_pattern(host, 0, LEN, 4);
	assert_moved(pl_copy(other.ctx, mem, host, LEN, NULL), LEN);
	assert_ok(pl_mem_export(other.ctx, mem, LEN, path, NULL, &x));
	assert_ok(pl_mem_import(fx.dev, path, NULL, &info, &a));
	assert_int_equal(info.pid, getpid());
	assert_string_equal(info.why, "");
	assert_ok(pl_mem_import(fx.dev, path, NULL, NULL, &b));
	assert_ptr_not_equal(a, b);
	is_pattern(a, 4);
	is_pattern(b, 4);
	assert_ok(pl_mem_unimport(fx.ctx, b));
	is_pattern(a, 4);
	pl_close(other.ctx);
	use_fails(a, EOWNERDEAD, "ended the export");
	free(host);
	/* The import goes with its context. */
}

static void thread_at_first_use(void **state)
{
	int before;

	(void)state;
	start("plain");
	before = owner_tell(&own, "threads");
	assert_int_equal(owner_tell(&own, "unexport"), 0);
	assert_int_equal(owner_tell(&own, "export"), 0);
	assert_int_equal(owner_tell(&own, "threads"), before);
	owner_end(&own);
}

#define THREADS 4

static struct {
	const char *mem;
	atomic_bool stop;
	atomic_uint right;
	atomic_uint wrong;
	atomic_uint refused;
} race;

static void *copier(void *arg)
{
	char *got = malloc(LEN);
	char *want = malloc(LEN);

	(void)arg;
	fx_pattern(want, 0, LEN, 1);
	while (!atomic_load(&race.stop)) {
		ssize_t n = pl_copy(fx.ctx, got, race.mem, LEN, NULL);

		if (n == (ssize_t)LEN && fx_differ(got, want, LEN) < 0) {
			atomic_fetch_add(&race.right, 1);
		} else if (n == -EOWNERDEAD) {
			atomic_fetch_add(&race.refused, 1);
		} else {
			atomic_fetch_add(&race.wrong, 1);
		}
	}
	free(got);
	free(want);
	return NULL;
}

/* Transfers beside the end of the export: whole and right, or refused. */
static void never_wrong_bytes(void **state)
{
	pthread_t t[THREADS];

	(void)state;
	for (size_t round = 0; round < 6; round++) {
		const char *kind = kinds[round % n_kinds];
		unsigned int seen;

		start(strcmp(kind, "foreign") == 0 ? "shared" : kind);
		race.mem = import(NULL);
		atomic_store(&race.stop, false);
		atomic_store(&race.right, 0);
		atomic_store(&race.refused, 0);
		for (int i = 0; i < THREADS; i++) {
			assert_int_equal(pthread_create(&t[i], NULL, copier, NULL), 0);
		}
		while (atomic_load(&race.right) < 3 * THREADS && !atomic_load(&race.wrong)) {
			(void)usleep(1000);
		}
		assert_int_equal(owner_tell(&own, "unexport"), 0);
		assert_int_equal(owner_tell(&own, "fill 8"), 0);
		assert_int_equal(owner_tell(&own, "free"), 0);
		reuse(kind);
		seen = atomic_load(&race.refused);
		while (atomic_load(&race.refused) < seen + THREADS && !atomic_load(&race.wrong)) {
			(void)usleep(1000);
		}
		atomic_store(&race.stop, true);
		for (int i = 0; i < THREADS; i++) {
			assert_int_equal(pthread_join(t[i], NULL), 0);
		}
		assert_int_equal(atomic_load(&race.wrong), 0);
		assert_ok(pl_mem_unimport(fx.ctx, (void *)(uintptr_t)race.mem));
		owner_end(&own);
	}
}

/* Importers that die, at any moment, do not hold up the owner. */
static void importers_die(void **state)
{
	const char *path = fx_path("dying");
	char *mem;
	void *p;

	(void)state;
	assert_ok(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_SHARED, &p));
	mem = p;
	for (int i = 0; i < 8; i++) {
		struct owner importer;
		struct pl_export *x;

		assert_ok(pl_mem_export(fx.ctx, mem, LEN, path, NULL, &x));
		/* "copying": imports it and copies without end. */
		if (!owner_start(&importer, "copying", LEN, 0, 0, OWNER_SAME_SPACES, path)) {
			fail_msg("no importer: %s", importer.said);
		}
		(void)usleep((unsigned int)i * 700);
		owner_kill(&importer);
		assert_ok(pl_mem_unexport(x));
	}
	fx_free(&fx, mem);
}

/* A stranger that speaks nonsense, or nothing, is not served and harms nobody. */
static void strangers(void **state)
{
	struct sockaddr_un at = { .sun_family = AF_UNIX };
	char junk[3000];
	int silent;
	char *m;

	(void)state;
	start("shared");
	(void)snprintf(at.sun_path, sizeof(at.sun_path), "%s", own.path);
	silent = socket(AF_UNIX, SOCK_SEQPACKET, 0);
	assert_int_equal(connect(silent, (struct sockaddr *)&at, sizeof(at)), 0);
	for (size_t len = 0; len < sizeof(junk); len += 1 + len) {
		int s = socket(AF_UNIX, SOCK_SEQPACKET, 0);
		char byte;

		memset(junk, (int)len, sizeof(junk));
		assert_int_equal(connect(s, (struct sockaddr *)&at, sizeof(at)), 0);
		assert_int_equal(send(s, junk, len, 0), (ssize_t)len);
		/* It hangs up. */
		assert_true(recv(s, &byte, 1, 0) <= 0);
		close(s);
	}
	m = import(NULL);
	is_pattern(m, 1);
	assert_ok(pl_mem_unimport(fx.ctx, m));
	assert_int_equal(owner_tell(&own, "unexport"), 0);
	close(silent);
	owner_end(&own);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST(both_ways),
		TEST(queued),
		TEST(in_the_table),
		TEST(taken_back),
		TEST(freed_and_reused),
		TEST(owner_ends),
		TEST(owner_dies_at_each_call),
		TEST(owner_sleeps),
		TEST(paths),
		TEST(options),
		TEST(to_oneself),
		TEST(thread_at_first_use),
		TEST(never_wrong_bytes),
		TEST(importers_die),
		TEST(strangers),
	};

	if (owner_role(argc, argv)) {
		return owner_main(argc, argv);
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
