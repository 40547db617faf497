/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* metrics: where numbers go, and what happens when there is no more space. */

#include "unit.h"

#include <dirent.h>
#include <fcntl.h>
#include <limits.h>

#include "base/config.h"
#include "base/error.h"
#include "base/fault.h"
#include "metrics/metrics.h"
#include "sys/sys.h"

static char dir[256];
enum {
	ROUTE_COPY,
	ROUTE_NULL,
	ROUTES
};
enum {
	NO_REASON,
	UNALIGNED,
	REASONS
};

static const char *route_name(const void *arg, unsigned int i)
{
	assert_string_equal(arg, "of this test");
	return i == ROUTE_COPY ? "copy" : "null";
}

static const char *reason_name(unsigned int i)
{
	return i == UNALIGNED ? "unaligned" : "";
}

static const struct metrics_names route_names = {
	.routes = ROUTES,
	.reasons = REASONS,
	.arg = "of this test",
	.route = route_name,
	.reason = reason_name,
};
static struct config config = { .stats = (char *)"shared", .stats_dir = dir };

static int setup(void **state)
{
	const char *tmp = getenv("TMPDIR");

	(void)state;
	(void)snprintf(dir, sizeof(dir), "%s/unit-stats-XXXXXX", tmp ? tmp : "/tmp");
	return mkdtemp(dir) ? 0 : -1;
}

static int teardown(void **state)
{
	(void)state;
	return rmdir(dir); /* fails if something was left */
}

static void buckets(void **state)
{
	(void)state;
	assert_int_equal(counter_bucket(0), 0);
	assert_int_equal(counter_bucket(1), 0);
	for (unsigned int b = 1; b < COUNTERS_BUCKETS - 1; b++) {
		assert_int_equal(counter_bucket(UINT64_C(1) << b), b);
		assert_int_equal(counter_bucket((UINT64_C(1) << b) + 1), b + 1);
		assert_int_equal(counter_bucket((UINT64_C(1) << (b - 1)) + 1), b);
	}
	assert_int_equal(counter_bucket(UINT64_MAX), COUNTERS_BUCKETS - 1);
}

static void names(void **state)
{
	static const char *const bad[] = { "",
					   "x",
					   "peerlane-stats.",
					   "peerlane-stats.1",
					   "peerlane-stats.1.2",
					   "peerlane-stats.1.2.",
					   "peerlane-stats.1.2.3.4",
					   "peerlane-stats.1.2.3x",
					   "peerlane-stats.-1.2.3",
					   "peerlane-stats.+1.2.3",
					   "peerlane-stats. 1.2.3",
					   "peerlane-stats.0.2.3",
					   "peerlane-stats.4294967297.2.3",
					   "peerlane-stats.1..3" };
	struct share_name n;

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		if (share_name_parse(bad[i], &n)) {
			fail_msg("\"%s\" was taken for a name", bad[i]);
		}
	}
	assert_true(share_name_parse("peerlane-stats.12.345.678", &n));
	assert_int_equal(n.pid, 12);
	assert_int_equal(n.started, 345);
	assert_int_equal(n.pid_space, 678);
}

static void who_is_gone(void **state)
{
	struct share_name n = { .pid = sys_pid(), .pid_space = sys_pid_space() };

	(void)state;
	assert_int_equal(sys_process_start(n.pid, &n.started), 0);
	assert_true(n.started > 0 && n.pid_space > 0);
	assert_false(share_name_stale(&n));
	n.started++; /* the number was given to somebody else meanwhile */
	assert_true(share_name_stale(&n));
	n.pid_space++; /* who knows who that is */
	assert_false(share_name_stale(&n));
	n.pid_space--;
	n.pid = 0x7fffffff;
	assert_true(share_name_stale(&n));
}

static uint64_t total(const struct snapshot *v)
{
	uint64_t sum = 0;

	for (size_t i = 0; i < v->n; i++) {
		sum += v->rows[i].bytes;
	}
	return sum;
}

#define MANY 300u
_Static_assert(MANY > COUNTERS, "more contexts than cells");

/* More contexts than a file holds: each still knows its own, and the file says how many it lacks.
 * When they close their cells are free again. */
static void full(void **state)
{
	static struct metrics s[MANY];
	struct counted of = { .op = COUNTED_WRITE };
	struct snapshot *v;

	(void)state;
	for (unsigned int i = 0; i < MANY; i++) {
		metrics_init(&s[i], &config, &route_names);
		metrics_moved(&s[i], &of, ROUTE_NULL, 7, 1, 100);
		metrics_failed(&s[i], &of, ROUTES);
		metrics_fell_back(&s[i], &of, ROUTE_NULL, UNALIGNED);
	}
	for (unsigned int i = 0; i < MANY; i++) {
		assert_int_equal(snapshot_of_context(&s[i], &v), 0);
		assert_int_equal(v->n, 2);
		assert_int_equal(total(v), 7);
		assert_string_equal(v->rows[0].route, "none");
		assert_int_equal(v->rows[0].errors, 1);
		assert_int_equal(v->rows[1].reasons[UNALIGNED], 1);
		assert_string_equal(v->c.head.reason[UNALIGNED], "unaligned");
		assert_int_equal(v->rows[1].fallbacks, 1);
		free(v);
	}
	assert_int_equal(snapshot_of_process(&config, sys_pid(), &v), 0);
	assert_int_equal(total(v), 7 * COUNTERS / 2);
	assert_int_equal(v->c.head.contexts, MANY);
	assert_int_equal(v->c.head.unshared, 2 * MANY - COUNTERS);
	free(v);
	for (unsigned int i = 1; i < MANY; i++) {
		metrics_finish(&s[i]);
	}
	of.op = COUNTED_READ;
	metrics_moved(&s[0], &of, ROUTE_NULL, 7, 1, 100);
	assert_int_equal(snapshot_of_process(&config, sys_pid(), &v), 0);
	assert_int_equal(total(v), 7 * COUNTERS / 2 + 7);
	free(v);
	metrics_finish(&s[0]);
	assert_int_equal(snapshot_of_process(&config, sys_pid(), &v), -ENOENT);
	assert_words("shows no counters");
}

static void copied(struct metrics *s, const char *dst, const char *src, uint64_t bytes)
{
	const struct counted of = { .dst = { dst, dst }, .src = { src, src }, .op = COUNTED_COPY };

	metrics_moved(s, &of, ROUTE_COPY, bytes, 1, 1);
}

/* More devices than are looked for at once: each has its row, and nothing is lost. */
static void many_devices(void **state)
{
	static char devs[COUNTERS / 2][32];
	static struct metrics s;
	struct snapshot *v;

	(void)state;
	metrics_init(&s, &config, &route_names);
	for (unsigned int i = 0; i < COUNT(devs); i++) {
		(void)snprintf(devs[i], sizeof(devs[i]), "soft:%03u", i);
		copied(&s, devs[i], NULL, 1 + i);
	}
	assert_int_equal(snapshot_of_context(&s, &v), 0);
	assert_int_equal(total(v), COUNT(devs) * (COUNT(devs) + 1) / 2);
	assert_int_equal(v->n, COUNT(devs));
	for (unsigned int i = 0; i < COUNT(devs); i++) {
		assert_string_equal(v->rows[i].device, devs[i]);
		assert_int_equal(v->rows[i].bytes, 1 + i);
		assert_int_equal(v->rows[i].ops, 1);
	}
	free(v);
	metrics_finish(&s);
}

static void assert_row(const struct snapshot *v, size_t i, const char *device, const char *src,
		       uint64_t bytes)
{
	assert_true(i < v->n);
	assert_string_equal(v->rows[i].device, device);
	assert_string_equal(v->rows[i].src_device, src);
	assert_int_equal(v->rows[i].bytes, bytes);
	assert_int_equal(v->rows[i].ops, v->rows[i].bytes / 10);
}

/* A copy between two devices is counted under both, one way apart from the other; any other under
 * the one that it has. */
static void two_ends(void **state)
{
	static const char one[] = "soft:1", two[] = "soft:2";
	static struct metrics s;
	struct snapshot *v;

	(void)state;
	metrics_init(&s, &config, &route_names);
	copied(&s, one, two, 10);
	copied(&s, two, one, 10);
	copied(&s, two, one, 10);
	copied(&s, two, two, 10);
	copied(&s, NULL, one, 10);
	copied(&s, one, NULL, 10);
	copied(&s, NULL, NULL, 10);
	for (unsigned int again = 0; again < 2; again++) {
		assert_int_equal(again ? snapshot_of_process(&config, sys_pid(), &v)
				       : snapshot_of_context(&s, &v),
				 0);
		assert_int_equal(v->n, 5);
		assert_row(v, 0, "host", "", 10);
		assert_row(v, 1, "soft:1", "", 20);
		assert_row(v, 2, "soft:1", "soft:2", 10);
		assert_row(v, 3, "soft:2", "", 10);
		assert_row(v, 4, "soft:2", "soft:1", 20);
		free(v);
	}
	metrics_finish(&s);
}

static int count(const struct counters_head *h, void *arg)
{
	(void)h;
	(*(unsigned int *)arg)++;
	return 0;
}

static unsigned int listed(void)
{
	unsigned int n = 0;

	assert_int_equal(snapshot_processes(&config, count, &n), 0);
	return n;
}

/* A file as this process shows it, under another name and with this in its head. */
static int forge(char *path, size_t space, const struct share_name *n, unsigned int moves)
{
	static struct counters c;
	struct share_name self = { .pid = sys_pid(), .pid_space = sys_pid_space() };
	int fd;

	assert_int_equal(sys_process_start(self.pid, &self.started), 0);
	(void)snprintf(path, space, "%s/peerlane-stats.%d.%llu.%llu", dir, self.pid,
		       (unsigned long long)self.started, (unsigned long long)self.pid_space);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	assert_true(fd >= 0);
	assert_int_equal(read(fd, &c, sizeof(c)), sizeof(c));
	close(fd);
	c.head.pid = n->pid;
	c.head.started = n->started;
	atomic_store(&c.head.moves, moves);
	(void)snprintf(path, space, "%s/peerlane-stats.%d.%llu.%llu", dir, n->pid,
		       (unsigned long long)n->started, (unsigned long long)n->pid_space);
	fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	assert_true(fd >= 0);
	assert_int_equal(write(fd, &c, sizeof(c)), sizeof(c));
	return fd;
}

/* Of another PID namespace a file is shown while a process has it, and no longer. */
static void another_space(void **state)
{
	struct share_name n = { .pid = 1, .started = 5, .pid_space = sys_pid_space() + 1 };
	static struct metrics s;
	struct snapshot *none;
	char path[PATH_MAX];
	void *p;
	int fd;

	(void)state;
	metrics_init(&s, &config, &route_names);
	copied(&s, NULL, NULL, 10);
	fd = forge(path, sizeof(path), &n, 0);
	assert_int_equal(listed(), 1);
	assert_int_equal(sys_ofd_try_lock(fd), 0);
	assert_int_equal(sys_map_fd(fd, sizeof(struct counters), 0, &p), 0);
	close(fd);
	assert_int_equal(listed(), 2);
	assert_int_equal(sys_unmap(p, sizeof(struct counters)), 0);
	assert_int_equal(listed(), 1);
	/* Process 1 is another one here, and has none. */
	assert_int_equal(snapshot_of_process(&config, 1, &none), -ENOENT);
	assert_non_null(strstr(err_message(), "process 1 shows no counters"));
	/* As a process itself makes it. */
	n = (struct share_name){ .pid = sys_pid(), .pid_space = sys_pid_space() };
	assert_int_equal(unlink(path), 0);
	assert_int_equal(sys_process_start(n.pid, &n.started), 0);
	(void)snprintf(path, sizeof(path), "%s/peerlane-stats.%d.%llu.%llu", dir, n.pid,
		       (unsigned long long)n.started, (unsigned long long)n.pid_space);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	assert_int_equal(sys_ofd_held(fd), 1);
	metrics_finish(&s);
	assert_int_equal(sys_ofd_held(fd), 0);
	close(fd);
}

/* Files that are never whole take a second together, and not each. */
static void never_whole(void **state)
{
	struct share_name n = { .pid = 1, .pid_space = sys_pid_space() };
	static struct metrics s;
	char path[4][PATH_MAX];
	int fd;

	(void)state;
	assert_int_equal(sys_process_start(1, &n.started), 0);
	metrics_init(&s, &config, &route_names);
	copied(&s, NULL, NULL, 10);
	n.pid_space++; /* more than one of a process */
	for (unsigned int i = 0; i < 4; i++, n.pid_space++) {
		fd = forge(path[i], sizeof(path[i]), &n, 1);
		assert_int_equal(sys_ofd_try_lock(fd), 0); /* left open */
	}
	fault_arm(FAULT_SYS, 1000000, EIO);
	assert_int_equal(listed(), 1);
	assert_in_range(fault_count(FAULT_SYS), 2000, 6000);
	fault_arm(FAULT_SYS, 0, 0);
	for (unsigned int i = 0; i < 4; i++) {
		assert_int_equal(unlink(path[i]), 0);
	}
	metrics_finish(&s);
}

/* Counters in the name of a process of root's, made by another user. */
static void somebody_elses(void **state)
{
	struct share_name n = { .pid = 1, .pid_space = sys_pid_space() };
	static struct metrics s;
	char path[PATH_MAX];
	int fd;

	(void)state;
	if (geteuid() != 0) {
		print_message("skipped: only root can play two users\n");
		return;
	}
	assert_int_equal(sys_process_start(1, &n.started), 0);
	metrics_init(&s, &config, &route_names);
	copied(&s, NULL, NULL, 10);
	fd = forge(path, sizeof(path), &n, 0);
	assert_int_equal(listed(), 2);
	assert_int_equal(fchown(fd, 65534, 65534), 0);
	assert_int_equal(listed(), 1);
	close(fd);
	assert_int_equal(unlink(path), 0);
	metrics_finish(&s);
}

#define LEFT 5000

/* A first transfer removes what ended processes of this user left, and looks at so much only. */
static void many_left(void **state)
{
	static struct metrics s;
	char path[PATH_MAX];
	unsigned int left = 0;

	(void)state;
	for (int i = 0; i < LEFT; i++) {
		(void)snprintf(path, sizeof(path), "%s/peerlane-stats.%d.1.%llu", dir,
			       2000000000 + i, (unsigned long long)sys_pid_space());
		close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
	}
	metrics_init(&s, &config, &route_names);
	copied(&s, NULL, NULL, 10);
	metrics_finish(&s);
	for (int i = 0; i < LEFT; i++) {
		(void)snprintf(path, sizeof(path), "%s/peerlane-stats.%d.1.%llu", dir,
			       2000000000 + i, (unsigned long long)sys_pid_space());
		left += unlink(path) == 0;
	}
	assert_in_range(left, LEFT / 2, LEFT - 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(buckets),
		cmocka_unit_test(names),
		cmocka_unit_test(who_is_gone),
		cmocka_unit_test_setup_teardown(full, setup, teardown),
		cmocka_unit_test_setup_teardown(many_devices, setup, teardown),
		cmocka_unit_test_setup_teardown(two_ends, setup, teardown),
		cmocka_unit_test_setup_teardown(another_space, setup, teardown),
		cmocka_unit_test_setup_teardown(never_whole, setup, teardown),
		cmocka_unit_test_setup_teardown(somebody_elses, setup, teardown),
		cmocka_unit_test_setup_teardown(many_left, setup, teardown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
