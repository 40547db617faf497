/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* xfer/stats, board and page: where numbers go, and what happens when there is no more room. */

#include "unit.h"

#include <dirent.h>

#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "sys/sys.h"
#include "xfer/board.h"
#include "xfer/stats.h"
#include "xfer/view.h"

static char dir[256];
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
	assert_int_equal(page_bucket(0), 0);
	assert_int_equal(page_bucket(1), 0);
	for (unsigned int b = 1; b < PAGE_BUCKETS - 1; b++) {
		assert_int_equal(page_bucket(UINT64_C(1) << b), b);
		assert_int_equal(page_bucket((UINT64_C(1) << b) + 1), b + 1);
		assert_int_equal(page_bucket((UINT64_C(1) << (b - 1)) + 1), b);
	}
	assert_int_equal(page_bucket(UINT64_MAX), PAGE_BUCKETS - 1);
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
	struct page_name n;

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		if (page_name_parse(bad[i], &n)) {
			fail_msg("\"%s\" was taken for a name", bad[i]);
		}
	}
	assert_true(page_name_parse("peerlane-stats.12.345.678", &n));
	assert_int_equal(n.pid, 12);
	assert_int_equal(n.started, 345);
	assert_int_equal(n.pid_space, 678);
}

static void who_is_gone(void **state)
{
	struct page_name n = { .pid = sys_pid(), .pid_space = sys_pid_space() };

	(void)state;
	assert_int_equal(sys_process_start(n.pid, &n.started), 0);
	assert_true(n.started > 0 && n.pid_space > 0);
	assert_false(page_name_stale(&n));
	n.started++; /* the number was given to somebody else meanwhile */
	assert_true(page_name_stale(&n));
	n.pid_space++; /* who knows who that is */
	assert_false(page_name_stale(&n));
	n.pid_space--;
	n.pid = 0x7fffffff;
	assert_true(page_name_stale(&n));
}

static uint64_t total(const struct view *v)
{
	uint64_t sum = 0;

	for (size_t i = 0; i < v->n; i++) {
		sum += v->rows[i].bytes;
	}
	return sum;
}

#define MANY 300u
_Static_assert(MANY > PAGE_CELLS, "more contexts than cells");

/* More contexts than a file holds: each still knows its own, and the file says how many it lacks.
 * When they close their cells are free again. */
static void full(void **state)
{
	static struct stats s[MANY];
	uint64_t bytes[ROUTE_COUNT] = { 0 };
	struct stats_of of = { .op = PAGE_WRITE };
	struct view v;

	(void)state;
	bytes[ROUTE_NULL] = 7;
	for (unsigned int i = 0; i < MANY; i++) {
		stats_init(&s[i], &config);
		stats_moved(&s[i], of, bytes, 100);
		stats_failed(&s[i], of, STATS_NO_ROUTE);
		stats_fell_back(&s[i], of, ROUTE_NULL, PL_REASON_UNALIGNED);
	}
	for (unsigned int i = 0; i < MANY; i++) {
		assert_int_equal(view_of_context(&s[i], &v), 0);
		assert_int_equal(v.n, 2);
		assert_int_equal(total(&v), 7);
		assert_string_equal(v.rows[0].route, "none");
		assert_int_equal(v.rows[0].errors, 1);
		assert_int_equal(v.rows[1].reasons[PL_REASON_UNALIGNED], 1);
		assert_int_equal(v.rows[1].fallbacks, 1);
		view_finish(&v);
	}
	assert_int_equal(view_of_process(&config, sys_pid(), &v), 0);
	assert_int_equal(total(&v), 7 * PAGE_CELLS / 2);
	assert_int_equal(v.contexts, MANY);
	assert_int_equal(v.unshared, 2 * MANY - PAGE_CELLS);
	view_finish(&v);
	for (unsigned int i = 1; i < MANY; i++) {
		stats_finish(&s[i]);
	}
	of.op = PAGE_READ;
	stats_moved(&s[0], of, bytes, 100);
	assert_int_equal(view_of_process(&config, sys_pid(), &v), 0);
	assert_int_equal(total(&v), 7 * PAGE_CELLS / 2 + 7);
	view_finish(&v);
	stats_finish(&s[0]);
	assert_int_equal(view_of_process(&config, sys_pid(), &v), -ENOENT);
	assert_words("shows no counters");
}

/* Devices past the last slot share a name, and nothing is lost. */
static void many_devices(void **state)
{
	static struct dev devs[2 * STATS_DEVS];
	static struct stats s;
	uint64_t bytes[ROUTE_COUNT] = { 0 };
	struct stats_sum sum;
	struct view v;

	(void)state;
	bytes[ROUTE_COPY] = 1;
	stats_init(&s, &config);
	for (unsigned int i = 0; i < COUNT(devs); i++) {
		(void)snprintf(devs[i].props.name, sizeof(devs[i].props.name), "soft:%u", i);
		stats_moved(&s, (struct stats_of){ .dev = &devs[i], .op = PAGE_COPY }, bytes, 1);
	}
	stats_route(&s, ROUTE_COPY, &sum);
	assert_int_equal(sum.bytes, COUNT(devs));
	assert_int_equal(sum.ops, COUNT(devs));
	assert_int_equal(view_of_context(&s, &v), 0);
	assert_int_equal(total(&v), COUNT(devs));
	assert_true(v.n <= PAGE_DEVICES);
	assert_string_equal(v.rows[0].device, "others");
	view_finish(&v);
	stats_finish(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(buckets),
		cmocka_unit_test(names),
		cmocka_unit_test(who_is_gone),
		cmocka_unit_test_setup_teardown(full, setup, teardown),
		cmocka_unit_test_setup_teardown(many_devices, setup, teardown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
