/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Sharing while one side dies, before each of the system calls that it makes for it, one after the
 * other; and while one of these calls, or an allocation, fails. The other side never hangs, never
 * gets wrong bytes, and goes on.
 */

#include "unit.h"

#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "base/config.h"
#include "base/fault.h"
#include "base/log.h"
#include "dev/dev.h"
#include "dev/table.h"
#include "lib/die.h"
#include "lib/settle.h"
#include "mem/mem.h"
#include "mem/share.h"

#define LEN (256u * KIB)
#define TIMEOUT_NS 60000000000ull /* a side that has died is seen at once */
#define STAGES_MAX 200

static struct config config = { .soft_gpus = (char *)"1x4MiB",
				.soft_host_addressable = true,
				.wide = true };
static const struct dev_driver *const drivers[] = { &dev_soft_driver, NULL };

struct side {
	struct dev_table devices;
	struct mem_table mem;
	struct dev *d;
	void *foreign; /* allocated past the table: each use is asked for; or, */
};

static bool host; /* of the host, made by the device, and of the table */
static char path[64];

static int side_open(struct side *s)
{
	dev_table_init(&s->devices, &config, drivers);
	mem_table_init(&s->mem, &s->devices);
	return dev_table_get(&s->devices, &dev_soft_driver, 0, &s->d);
}

static void side_close(struct side *s)
{
	mem_table_finish(&s->mem);
	dev_table_finish(&s->devices);
}

static int side_export(struct side *s, struct mem_export **x)
{
	int rc = host ? mem_alloc_wide(&s->mem, s->d, -1, LEN, false, NULL, &s->foreign)
		      : s->d->mem.alloc(s->d, LEN, &s->foreign);

	if (!rc) {
		unit_pattern(s->foreign, LEN, 5);
	}
	return rc ? rc : mem_export(&s->mem, s->foreign, LEN, path, 0, 0600, x);
}

static int side_release(struct side *s)
{
	return host ? mem_free(&s->mem, s->foreign) : s->d->mem.release(s->d, s->foreign);
}

static pid_t settled_fork(void)
{
	settle();
	return fork();
}

/* One use, as a transfer makes it: what it gives; the bytes are right if it gives 0. */
static int use(struct side *s, void *p)
{
	struct mem_ref ref;
	int rc = mem_get(&s->mem, p, LEN, &ref);

	if (!rc) {
		char want[64];

		unit_pattern(want, sizeof(want), 5 + LEN - sizeof(want));
		rc = memcmp((char *)p + LEN - sizeof(want), want, sizeof(want)) ? 1 : 0;
		mem_put(&ref);
	}
	return rc;
}

static int import_and_use(struct side *s)
{
	struct import_result res;
	void *p;
	int rc = mem_import(
		&s->mem, s->d,
		&(struct import_how){ .path = path, .timeout_ns = TIMEOUT_NS, .node = -1 }, &res,
		&p);

	if (rc) {
		return rc;
	}
	for (int i = 0; i < 3 && !rc; i++) {
		rc = use(s, p);
	}
	(void)mem_unimport(&s->mem, p);
	return rc;
}

/* A child that owns, says so through the pipe, and dies at the n-th call from then on; or when the
 * other pipe is closed. */
static pid_t owner(int n, int ready, int go, int theirs)
{
	pid_t pid = settled_fork();

	if (pid == 0) {
		static struct side s;
		struct mem_export *x;
		char c = 'x';

		(void)close(theirs);
		if (side_open(&s) || side_export(&s, &x)) {
			_exit(2);
		}
		die_at_call(n);
		if (write(ready, &c, 1) != 1) {
			_exit(3);
		}
		(void)!read(go, &c, 1);
		_exit(0);
	}
	return pid;
}

static void test_owner_dies(void **state)
{
	bool alive = false;
	int n;

	(void)state;
	for (n = 1; n < STAGES_MAX && !alive; n++) {
		struct side s;
		int ready[2];
		int go[2];
		int status;
		char c;
		pid_t pid;
		int rc;

		assert_true(pipe(ready) == 0 && pipe(go) == 0);
		pid = owner(n, ready[1], go[0], go[1]);
		assert_true(pid > 0);
		close(ready[1]);
		close(go[0]);
		assert_int_equal(read(ready[0], &c, 1), 1);
		assert_int_equal(side_open(&s), 0);
		rc = import_and_use(&s);
		close(go[1]);
		close(ready[0]);
		assert_int_equal(waitpid(pid, &status, 0), pid);
		alive = !WIFSIGNALED(status);
		/* It may also die when all has been said. */
		if (rc && (alive || rc != -EOWNERDEAD)) {
			fail_msg("the owner died at call %d, and that gave %d", n, rc);
		}
		side_close(&s);
		(void)unlink(path);
	}
	(void)printf("an owner died before each of %d calls\n", n - 2);
	/* Of memory that is the table's nothing is asked. */
	assert_in_range(n, host ? 7 : 10, STAGES_MAX - 1);
}

static void test_importer_dies(void **state)
{
	bool alive = false;
	struct side s;
	int n;

	(void)state;
	for (n = 1; n < STAGES_MAX && !alive; n++) {
		struct mem_export *x;
		int status;
		pid_t pid;

		assert_int_equal(side_open(&s), 0);
		assert_int_equal(side_export(&s, &x), 0);
		pid = settled_fork();
		if (pid == 0) {
			static struct side mine;

			if (side_open(&mine)) {
				_exit(2);
			}
			die_at_call(n);
			_exit(import_and_use(&mine) ? 3 : 0);
		}
		assert_int_equal(waitpid(pid, &status, 0), pid);
		alive = !WIFSIGNALED(status);
		assert_true(!alive || status == 0);
		/* Others are served all the same, and the export ends at once. */
		assert_int_equal(import_and_use(&s), 0);
		assert_int_equal(mem_unexport(x), 0);
		assert_int_equal(side_release(&s), 0);
		side_close(&s);
	}
	(void)printf("an importer died before each of %d calls\n", n - 2);
	assert_in_range(n, host ? 6 : 8, STAGES_MAX - 1);
}

/* An importer that is killed in the middle of a transfer is not waited for. */
static void test_killed_while_using(void **state)
{
	struct mem_export *x;
	struct side s;
	int pipes[2];
	int status;
	pid_t pid;
	char c;

	(void)state;
	assert_int_equal(side_open(&s), 0);
	assert_int_equal(side_export(&s, &x), 0);
	assert_int_equal(pipe(pipes), 0);
	pid = settled_fork();
	if (pid == 0) {
		static struct side mine;
		struct import_result res;
		struct mem_ref ref;
		void *p;

		if (side_open(&mine) ||
		    mem_import(&mine.mem, mine.d,
			       &(struct import_how){
				       .path = path, .timeout_ns = TIMEOUT_NS, .node = -1 },
			       &res, &p) ||
		    mem_get(&mine.mem, p, LEN, &ref) || write(pipes[1], "x", 1) != 1) {
			_exit(2);
		}
		(void)pause();
		_exit(0);
	}
	assert_int_equal(read(pipes[0], &c, 1), 1);
	assert_int_equal(kill(pid, SIGKILL), 0);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(mem_unexport(x), 0);
	side_close(&s);
	close(pipes[0]);
	close(pipes[1]);
}

/* One whose transfer does not end holds the memory, for as long as that: then it can go. */
static void test_held(void **state)
{
	struct import_result res;
	struct mem_export *x;
	struct mem_ref ref;
	struct side s;
	void *p;

	(void)state;
	assert_int_equal(side_open(&s), 0);
	assert_int_equal(side_export(&s, &x), 0);
	assert_int_equal(mem_import(&s.mem, s.d,
				    &(struct import_how){
					    .path = path, .timeout_ns = TIMEOUT_NS, .node = -1 },
				    &res, &p),
			 0);
	assert_int_equal(mem_get(&s.mem, p, LEN, &ref), 0);
	assert_int_equal(mem_unimport(&s.mem, p), -EBUSY);
	assert_words("in use by 1 transfers");
	assert_int_equal(mem_unexport(x), -EBUSY);
	assert_words("must not be freed yet");
	assert_int_equal(use(&s, p), -EOWNERDEAD);
	mem_put(&ref);
	assert_int_equal(mem_unexport(x), 0);
	assert_int_equal(mem_unimport(&s.mem, p), 0);
	side_close(&s);
}

static void limit_descriptors(int n)
{
	struct rlimit lim;

	(void)getrlimit(RLIMIT_NOFILE, &lim);
	lim.rlim_cur = (rlim_t)n;
	(void)setrlimit(RLIMIT_NOFILE, &lim);
}

/* From now on the process can have at most `more` descriptors besides those that it has; -1: many.
 */
static void allow_descriptors(int more)
{
	int fd;

	limit_descriptors(256);
	fd = dup(0);
	(void)close(fd);
	if (more >= 0) {
		limit_descriptors(fd + more);
	}
}

static atomic_uint complaints;

static void on_line(int level, const char *line, void *arg)
{
	(void)arg;
	atomic_fetch_add(&complaints, level <= LOG_WARN && strstr(line, "no process can import"));
}

static int import_within(struct side *s, uint64_t ns)
{
	struct import_result res;
	void *p;
	int rc = mem_import(&s->mem, s->d,
			    &(struct import_how){ .path = path, .timeout_ns = ns, .node = -1 },
			    &res, &p);

	return rc ? rc : mem_unimport(&s->mem, p);
}

/* Whoever cannot be let in waits; the owner tries again, and does not spin meanwhile. */
static void test_owner_without_descriptors(void **state)
{
	struct side s;
	int up[2];
	int down[2];
	int status;
	char c = 'x';
	pid_t pid;

	(void)state;
	assert_true(pipe(up) == 0 && pipe(down) == 0);
	pid = settled_fork();
	if (pid == 0) {
		static struct side mine;
		struct mem_export *x;

		(void)close(down[1]);
		log_set_sink(on_line, NULL, LOG_WARN);
		if (side_open(&mine) || side_export(&mine, &x)) {
			_exit(100);
		}
		allow_descriptors(0);
		(void)!write(up[1], &c, 1);
		(void)!read(down[0], &c, 1);
		allow_descriptors(-1);
		(void)!write(up[1], &c, 1);
		(void)!read(down[0], &c, 1);
		_exit((int)(atomic_load(&complaints) < 99 ? atomic_load(&complaints) : 99));
	}
	close(down[0]);
	assert_int_equal(read(up[0], &c, 1), 1);
	assert_int_equal(side_open(&s), 0);
	assert_int_equal(import_within(&s, 300000000), -ETIMEDOUT);
	assert_int_equal(write(down[1], &c, 1), 1);
	assert_int_equal(read(up[0], &c, 1), 1);
	assert_int_equal(import_within(&s, TIMEOUT_NS), 0);
	close(down[1]);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_true(WIFEXITED(status));
	assert_in_range(WEXITSTATUS(status), 1, 20);
	side_close(&s);
	(void)unlink(path);
	close(up[0]);
	close(up[1]);
}

static void test_importer_without_descriptors(void **state)
{
	struct mem_export *x;
	struct side s;
	int status;
	pid_t pid;

	(void)state;
	assert_int_equal(side_open(&s), 0);
	assert_int_equal(side_export(&s, &x), 0);
	pid = settled_fork();
	if (pid == 0) {
		static struct side mine;
		int rc = side_open(&mine);

		for (int more = 0; more < 3 && !rc; more++) {
			allow_descriptors(more);
			/* None for the socket; one for it; and one of the two that come. */
			if (import_within(&mine, TIMEOUT_NS) != -EMFILE) {
				rc = 10 + more;
			}
		}
		allow_descriptors(-1);
		_exit(rc ? rc : -import_within(&mine, TIMEOUT_NS));
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
	assert_int_equal(mem_unexport(x), 0);
	side_close(&s);
}

/* Two threads make the calls, in an order that is the machine's: some of those that the owner's
 * thread makes may fail without harm, and which of them the n-th is differs from run to run. */
#define GOOD_MAX 12
/* Making host memory looks at the limits first, in many calls that may all fail. */
#define GOOD_MAX_OF_HOST 100

static void fails_at(enum fault_kind kind, int err)
{
	int good_max = host ? GOOD_MAX_OF_HOST : GOOD_MAX;
	int good = 0;
	int bad = 0;
	int n;

	for (n = 1; n < 2 * STAGES_MAX && good < good_max; n++) {
		struct mem_export *x = NULL;
		struct side s;
		int rc;

		assert_int_equal(side_open(&s), 0);
		fault_arm(kind, (unsigned long)n, err);
		rc = side_export(&s, &x);
		if (!rc) {
			rc = import_and_use(&s);
		}
		good = rc == 0 ? good + 1 : 0;
		bad += rc != 0;
		assert_true(rc <= 0);
		fault_arm(kind, 0, 0);
		/* What failed once works the next time. */
		if (!x) {
			(void)unlink(path);
			assert_int_equal(side_export(&s, &x), 0);
		}
		assert_int_equal(import_and_use(&s), 0);
		assert_int_equal(mem_unexport(x), 0);
		side_close(&s);
	}
	(void)printf("%s failed, up to the %dth, with %d failures of the import\n",
		     kind == FAULT_SYS ? "system calls" : "allocations", n - 1 - good_max, bad);
	assert_in_range(n, good_max, 2 * STAGES_MAX - 1);
	assert_true(bad >= 3);
}

static void test_calls_fail(void **state)
{
	(void)state;
	fails_at(FAULT_SYS, EIO);
}

static void test_allocations_fail(void **state)
{
	(void)state;
	fails_at(FAULT_ALLOC, ENOMEM);
}

/* All of it, of the host's memory too. */
#define OF_THE_HOST(name)                        \
	static void name##_of_host(void **state) \
	{                                        \
		host = true;                     \
		name(state);                     \
		host = false;                    \
	}

OF_THE_HOST(test_owner_dies)
OF_THE_HOST(test_importer_dies)
OF_THE_HOST(test_killed_while_using)
OF_THE_HOST(test_held)
OF_THE_HOST(test_calls_fail)
OF_THE_HOST(test_allocations_fail)
#define BOTH(name) cmocka_unit_test(name), cmocka_unit_test(name##_of_host)

int main(void)
{
	const struct CMUnitTest tests[] = {
		BOTH(test_owner_dies),
		BOTH(test_importer_dies),
		BOTH(test_killed_while_using),
		BOTH(test_held),
		cmocka_unit_test(test_owner_without_descriptors),
		cmocka_unit_test(test_importer_without_descriptors),
		BOTH(test_calls_fail),
		BOTH(test_allocations_fail),
	};

	(void)snprintf(path, sizeof(path), "/tmp/peerlane-death-%d", (int)getpid());
	return cmocka_run_group_tests(tests, NULL, NULL);
}
