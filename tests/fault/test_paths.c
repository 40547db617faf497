/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Paths that fail, come short, come late or lie: it shows, and what counts as moved is right. */

#include <stdatomic.h>
#include <sys/stat.h>

#include "fixture.h"

#define LEN (MIB)

static const char *path;

struct run {
	struct fx fx;
	struct pl_file *file;
	char *mem;
	struct pl_io_report r;
	struct pl_io_opts o;
};

static void begin(struct run *t, const char *fault, const char *policy, int flags)
{
	char setting[100];
	char *zero = calloc(1, LEN);

	(void)snprintf(setting, sizeof(setting), "test_fault=%s", fault);
	*t = (struct run){ .r = PL_IO_REPORT_INIT, .o = PL_IO_OPTS_INIT };
	fx_open(&t->fx, "chunk=64KiB", "inline_max=4KiB", "depth=4", setting, NULL);
	t->file = fx_file(&t->fx, path, O_RDWR | flags);
	t->mem = fx_alloc(&t->fx, LEN);
	assert_non_null(zero);
	if (t->fx.info.flags & PL_DEV_SOFT) {
		fx_put(&t->fx, t->mem, zero, LEN);
	}
	free(zero);
	t->o.report = &t->r;
	t->o.policy = fx_policy(policy);
	t->o.chunk = 64 * KIB; /* sixteen pieces, whatever the route prefers */
}

static void end(struct run *t)
{
	fx_close(&t->fx);
}

static uint64_t errors;
static uint64_t fallbacks;

static int add(const struct pl_route_stats *st, void *arg)
{
	(void)arg;
	errors += st->errors;
	fallbacks += st->fallbacks;
	return 0;
}

static void count_all(const struct run *t)
{
	errors = 0;
	fallbacks = 0;
	assert_ok(pl_stats_each(t->fx.ctx, add, NULL));
}

/* A policy that takes this path into device memory. */
static const char *policy_for(const char *name, bool addressable)
{
	if (strcmp(name, "copy") == 0) {
		return "bounce";
	}
	if (strcmp(name, "direct") == 0) {
		return addressable ? "direct" : "direct+copy";
	}
	return addressable ? "buffered" : "buffered+copy";
}

static bool reachable(void)
{
	struct fx f;
	bool yes;

	fx_open(&f, NULL);
	yes = f.addressable;
	fx_close(&f);
	return yes;
}

static const char *const names[] = { "direct", "buffered", "copy" };
static const unsigned int nths[] = { 1, 2, 5 };

typedef void (*check)(struct run *t, const char *name, ssize_t n);

static void each_path(const char *what, check fn)
{
	bool addressable = reachable();

	for (size_t i = 0; i < COUNT(names); i++) {
		if (strcmp(names[i], "direct") == 0 && !fx_has_direct()) {
			continue;
		}
		for (size_t k = 0; k < COUNT(nths); k++) {
			char fault[80];
			struct run t;

			(void)snprintf(fault, sizeof(fault), "%s:nth=%u:%s", names[i], nths[k],
				       what);
			begin(&t, fault, policy_for(names[i], addressable), 0);
			fn(&t, names[i], pl_read(t.file, t.mem, LEN, 0, &t.o));
			end(&t);
		}
	}
}

static void prefix_and_once_more(struct run *t)
{
	/* The failure is over: the next one carries all. */
	assert_moved(pl_read(t->file, t->mem, LEN, 0, &t->o), LEN);
	fx_dev_is(&t->fx, t->mem, 0, LEN, 1);
}

static void is_a_failure(struct run *t, const char *name, ssize_t n)
{
	(void)name;
	if (n < 0) {
		assert_fails(n, EIO, " ");
		assert_int_equal(fx_sum(&t->r) >= LEN, 0);
	} else {
		assert_in_range(n, 1, LEN - 1);
		fx_dev_is(&t->fx, t->mem, 0, (size_t)n, 1);
	}
	count_all(t);
	assert_int_equal(errors, 1);
	assert_int_equal(t->r.fallbacks, 0);
	prefix_and_once_more(t);
}

static void errors_show(void **state)
{
	(void)state;
	each_path("err=EIO", is_a_failure);
}

static void is_short(struct run *t, const char *name, ssize_t n)
{
	(void)name;
	assert_in_range(n, 0, LEN - 1);
	fx_dev_is(&t->fx, t->mem, 0, (size_t)n, 1);
	prefix_and_once_more(t);
}

static void short_counts_show(void **state)
{
	(void)state;
	each_path("short=1000", is_short);
	each_path("short=100000000", is_short);
}

static void is_whole(struct run *t, const char *name, ssize_t n)
{
	(void)name;
	assert_moved(n, LEN);
	fx_dev_is(&t->fx, t->mem, 0, LEN, 1);
	assert_int_equal(fx_sum(&t->r), LEN);
}

static void delays_do_no_harm(void **state)
{
	(void)state;
	each_path("delay=30000", is_whole);
}

/* One bit, where the count says that all is well: found by comparing, as all these tests do. */
static void is_corrupt(struct run *t, const char *name, ssize_t n)
{
	char *got = fx_host(LEN);
	char *want = fx_host(LEN);
	unsigned int wrong = 0;

	(void)name;
	assert_moved(n, LEN);
	fx_get(&t->fx, got, t->mem, LEN);
	fx_pattern(want, 0, LEN, 1);
	for (size_t i = 0; i < LEN; i++) {
		wrong += got[i] != want[i];
	}
	assert_int_equal(wrong, 1);
	free(got);
	free(want);
}

static void corruption_is_seen(void **state)
{
	(void)state;
	each_path("corrupt", is_corrupt);
}

/* Two items for one path: both do what they say, each by its own count. */
static void faults_add_up(void **state)
{
	const char *policy = reachable() ? "buffered" : "buffered+copy";
	struct run t;

	(void)state;
	begin(&t, "buffered:nth=1:err=EIO,buffered:nth=2:err=ENOSPC", policy, 0);
	assert_fails(pl_read(t.file, t.mem, 100, 0, &t.o), EIO, "");
	assert_fails(pl_read(t.file, t.mem, 100, 0, &t.o), ENOSPC, "");
	assert_moved(pl_read(t.file, t.mem, 100, 0, &t.o), 100);
	fx_dev_is(&t.fx, t.mem, 0, 100, 1);
	end(&t);
}

static atomic_int lines;
static char last_line[400];

static void on_line(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	atomic_fetch_add(&lines, 1);
	(void)snprintf(last_line, sizeof(last_line), "%s", line);
}

/* Memory that drives reach by themselves. */
static bool is_bar(void)
{
	return strncmp(fx_device(), "bar:", 4) == 0;
}

/* Other bytes than were sent, with full counts: they are carried again, by another route. */
static void wrong_bytes_are_carried_again(void **state)
{
	struct run t;

	(void)state;
	if (!fx_has_direct() || !is_bar()) {
		(void)printf("only where drives reach the device\n");
		return;
	}
	begin(&t, "p2pdma:every=1:corrupt", "auto", O_DIRECT);
	assert_moved(pl_read(t.file, t.mem, LEN, 0, &t.o), LEN);
	assert_non_null(strstr(t.r.why, "p2p-wrong-data"));
	assert_true(t.r.fallbacks >= 1);
	assert_int_equal(fx_sum(&t.r), LEN);
	fx_dev_is(&t.fx, t.mem, 0, LEN, 1);
	assert_moved(pl_read(t.file, t.mem, LEN, 0, &t.o), LEN);
	assert_int_equal(t.r.fallbacks, 0);
	assert_int_equal(t.r.direct, 0);
	end(&t);
	begin(&t, "p2pdma:every=1:corrupt", "strict", O_DIRECT);
	assert_fails(pl_read(t.file, t.mem, LEN, 0, &t.o), EIO, "");
	assert_fails(pl_read(t.file, t.mem, LEN, 0, &t.o), EOPNOTSUPP, "peer-to-peer");
	end(&t);
}

/* The kernel does not want O_DIRECT after all: the page cache carries it, and that is told. */
static void refused_odirect_falls_back(void **state)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	const char *reason = is_bar() ? "p2p-refused" : "kernel-refused";
	char *text = NULL;
	struct run t;

	(void)state;
	if (!fx_has_direct()) {
		(void)printf("no O_DIRECT here\n");
		return;
	}
	for (int write = 0; write < 2; write++) {
		char *buf = fx_host(LEN);
		unsigned int seed = 1 + (unsigned int)write;

		atomic_store(&lines, 0);
		pl_log_set(on_line, NULL, PL_LOG_WARN);
		begin(&t, is_bar() ? "p2pdma:every=1:err=EREMOTEIO" : "direct:every=1:err=EINVAL",
		      "auto", O_DIRECT);
		fx_pattern(buf, 0, LEN, seed);
		fx_put(&t.fx, t.mem, buf, LEN);
		for (int again = 0; again < 2; again++) {
			assert_moved(write ? pl_write(t.file, t.mem, LEN, 0, &t.o)
					   : pl_read(t.file, t.mem, LEN, 0, &t.o),
				     LEN);
			assert_int_equal(fx_sum(&t.r), LEN);
			if (again == 0) {
				assert_true(t.r.fallbacks >= 1); /* as many as were in flight */
				assert_non_null(strstr(t.r.why, reason));
			} else {
				assert_int_equal(t.r.fallbacks, 0);
				assert_int_equal(t.r.direct, 0);
			}
		}
		fx_dev_is(&t.fx, t.mem, 0, LEN, seed);
		fx_file_is(path, 0, LEN, seed);
		assert_int_equal(atomic_load(&lines), 1);
		assert_non_null(strstr(last_line, path));
		assert_non_null(strstr(last_line, is_bar() ? "p2pdma" : "O_DIRECT"));
		count_all(&t);
		assert_true(fallbacks >= 1);
		a.file = t.file;
		a.mem = t.mem;
		assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
		assert_non_null(strstr(text, reason));
		pl_string_free(text);
		end(&t);
		pl_log_set(NULL, NULL, 0);
		free(buf);
	}
	(void)fx_made("paths", LEN, 1);
}

/* Where the policy names the route, nothing is substituted for it. */
static void a_named_route_does_not_fall_back(void **state)
{
	struct run t;
	ssize_t n;

	(void)state;
	if (!fx_has_direct()) {
		return;
	}
	begin(&t, "direct:every=1:err=EINVAL", policy_for("direct", reachable()), 0);
	n = pl_read(t.file, t.mem, LEN, 0, &t.o);
	assert_fails(n, EINVAL, " ");
	assert_int_equal(t.r.fallbacks, 0);
	end(&t);
}

static void writes_that_fail(void **state)
{
	static const struct {
		const char *fault;
		int err;
	} v[] = { { "nth=1:err=ENOSPC", ENOSPC }, { "nth=3:err=EIO", EIO } };
	bool addressable = reachable();

	(void)state;
	for (size_t i = 0; i < COUNT(names); i++) {
		if (strcmp(names[i], "direct") == 0 && !fx_has_direct()) {
			continue;
		}
		for (size_t k = 0; k < COUNT(v); k++) {
			char *buf = fx_host(LEN);
			char fault[80];
			struct run t;
			ssize_t n;

			(void)snprintf(fault, sizeof(fault), "%s:%s", names[i], v[k].fault);
			begin(&t, fault, policy_for(names[i], addressable), 0);
			fx_pattern(buf, 0, LEN, 5);
			if (t.fx.info.flags & PL_DEV_SOFT) {
				fx_put(&t.fx, t.mem, buf, LEN);
				n = pl_write(t.file, t.mem, LEN, 0, &t.o);
				if (n < 0) {
					assert_fails(n, v[k].err, " ");
				} else {
					assert_in_range(n, 1, LEN - 1);
					fx_file_is(path, 0, (size_t)n, 5);
				}
				assert_moved(pl_write(t.file, t.mem, LEN, 0, &t.o), LEN);
				fx_file_is(path, 0, LEN, 5);
			}
			end(&t);
			free(buf);
		}
	}
	(void)fx_made("paths", LEN, 1);
}

static int make(void **state)
{
	(void)state;
	path = fx_made("paths", LEN, 1);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(errors_show),
		cmocka_unit_test(short_counts_show),
		cmocka_unit_test(delays_do_no_harm),
		cmocka_unit_test(corruption_is_seen),
		cmocka_unit_test(faults_add_up),
		cmocka_unit_test(refused_odirect_falls_back),
		cmocka_unit_test(wrong_bytes_are_carried_again),
		cmocka_unit_test(a_named_route_does_not_fall_back),
		cmocka_unit_test(writes_that_fail),
	};

	return cmocka_run_group_tests_name("paths", tests, make, NULL);
}
