/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Whatever fails once on drives' way to GPU memory, by an allocation, a system call, a call of
 * CUDA's or an answer of the kernel driver: transfers of all kinds of memory end with the right
 * bytes or with an error, work when they are tried again, and leave nothing behind. On the fakes of
 * test_direct.c. With an argument every failure up to that number is tried, without one some.
 */

#include "direct_fx.h"

#include "base/fault.h"

#define PIECE (128 * KIB)
#define MOST 100000u /* calls that any of it makes */

static unsigned int each = 12; /* from this failure on a sample */

/* The memories: of the library, of the program and registered, of the program alone. */
enum memory {
	OURS,
	REGISTERED,
	UNKNOWN,
	MEMORIES,
};

struct world {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *file;
	char *mem[MEMORIES];
	bool is_registered;
	size_t moved[MEMORIES]; /* of the file's bytes from `off` on, there now */
	uint64_t off[MEMORIES];
};

static int make_ready(struct world *w)
{
	int rc = w->dev ? 0 : pl_dev_open(w->ctx, "cuda:0", &w->dev);

	if (!rc && !w->mem[OURS]) {
		void *mem;

		rc = pl_mem_alloc(w->dev, PIECE, 0, &mem);
		w->mem[OURS] = rc ? NULL : mem;
	}
	if (!rc && !w->is_registered) {
		rc = pl_mem_register(w->ctx, w->mem[REGISTERED], PIECE);
		w->is_registered = !rc;
	}
	return rc || w->file ? rc : pl_file_open(w->ctx, path, O_RDWR | O_DIRECT, 0, &w->file);
}

/* Reads into each memory, and writes what is there already. The first error. */
static ssize_t carry_all(struct world *w, const char *policy)
{
	struct pl_io_opts o = with(policy);
	ssize_t first = make_ready(w);

	if (first) {
		return first;
	}
	for (int i = 0; i < MEMORIES; i++) {
		uint64_t off = (uint64_t)(i + 1) * MIB;
		ssize_t n = pl_read(w->file, w->mem[i], PIECE, off, &o);

		w->moved[i] = n > 0 ? (size_t)n : 0;
		w->off[i] = off;
		if (n == (ssize_t)PIECE) {
			n = pl_write(w->file, w->mem[i], PIECE, off, &o);
		}
		first = first ? first : n == (ssize_t)PIECE ? 0 : n < 0 ? n : -EIO;
	}
	return first;
}

static void bytes_are_right(const struct world *w, const char *what, unsigned long n)
{
	char *got = fx_host(PIECE);
	char *want = fx_host(PIECE);
	int64_t at;

	for (int i = 0; i < MEMORIES; i++) {
		if (!w->moved[i]) {
			continue;
		}
		assert_int_equal(app.peek((uintptr_t)w->mem[i], got, w->moved[i]), 0);
		fx_pattern(want, w->off[i], w->moved[i], 1);
		at = fx_differ(got, want, w->moved[i]);
		if (at >= 0) {
			fail_msg("%s, failure %lu: byte %lld of %zu is wrong in memory %d", what, n,
				 (long long)at, w->moved[i], i);
		}
	}
	fx_file_is(path, MIB, 3 * MIB + PIECE, 1);
	fx_cold(path);
	free(got);
	free(want);
}

/* What no file has. */
static void put_other(char *mem)
{
	char *host = fx_host(PIECE);

	fx_pattern(host, 0, PIECE, 5);
	assert_int_equal(app.poke((uintptr_t)mem, host, PIECE), 0);
	free(host);
}

/* What fails. */
struct failing {
	const char *name;
	void (*arm)(unsigned long n); /* 0: nothing */
	unsigned long (*reached)(void);
	bool ends; /* what ends a mapping may fail, too: it stays until the context is closed */
};

static unsigned long calls_before;

static void arm_alloc(unsigned long n)
{
	fault_arm(FAULT_ALLOC, n, ENOMEM);
}

static unsigned long reached_alloc(void)
{
	return fault_count(FAULT_ALLOC);
}

static void arm_system(unsigned long n)
{
	fault_arm(FAULT_SYS, n, EIO);
}

static unsigned long reached_system(void)
{
	return fault_count(FAULT_SYS);
}

static void arm_cuda(unsigned long n)
{
	char spec[48];

	(void)snprintf(spec, sizeof(spec), "+:%lu:2", n);
	app.inject(n ? spec : NULL);
	calls_before = app.calls(NULL);
}

static unsigned long reached_cuda(void)
{
	return app.calls(NULL) - calls_before;
}

/* An answer of the kernel driver. */
static const char *answer;

static void arm_answer(unsigned long n)
{
	(void)fakerm_set(answer, (long)n);
}

static unsigned long reached_answer(void)
{
	return MOST;
}

/* Once with a failure and once without. Whether there was one. */
static bool try_twice(const struct failing *f, unsigned long n, const char *policy)
{
	struct world w = { .ctx = NULL };
	char setting[128];
	unsigned long reached;
	ssize_t rc;

	reset();
	app_enter(&app, 0); /* its memory goes with the context */
	(void)snprintf(setting, sizeof(setting), "test_sysroot=%s", root);
	assert_ok(fx_ctx(&w.ctx, setting, "pagecache=off", "depth=4", NULL));
	w.mem[REGISTERED] = app_alloc(PIECE);
	w.mem[UNKNOWN] = app_alloc(PIECE);
	put_other(w.mem[REGISTERED]);
	put_other(w.mem[UNKNOWN]);
	f->arm(n);
	rc = carry_all(&w, policy);
	reached = f->reached();
	f->arm(0);
	if (rc && !*pl_error_message()) {
		fail_msg("%s, failure %lu: %zd without a word", f->name, n, rc);
	}
	bytes_are_right(&w, f->name, n);
	rc = carry_all(&w, "auto");
	if (rc) {
		fail_msg("%s after failure %lu: %zd: %s", f->name, n, rc, pl_error_message());
	}
	bytes_are_right(&w, f->name, n);
	/* Deregistering meets one, too. */
	f->arm(1 + n % 3);
	rc = pl_mem_unregister(w.ctx, w.mem[REGISTERED]);
	f->arm(0);
	if (rc) {
		(void)pl_mem_unregister(w.ctx, w.mem[REGISTERED]);
	}
	/* What is mapped has a name, and nothing else. */
	if (!f->ends) {
		assert_int_equal(fakerm_count("ranges"), fakerm_count("mapped"));
		assert_int_equal(fakerm_count("names"), fakerm_count("mapped"));
	}
	pl_close(w.ctx);
	app_free(w.mem[REGISTERED]);
	app_free(w.mem[UNKNOWN]);
	app_leave(&app, 0);
	if (app.live("handles") || app.live("held") || app.live("memory")) {
		fail_msg("%s, failure %lu: %ld handles, %ld blocks, and %ld held are left", f->name,
			 n, app.live("handles"), app.live("memory"), app.live("held"));
	}
	assert_nothing_left();
	return reached >= n;
}

static void sweep(const struct failing *f, unsigned long most)
{
	static const char *const policies[] = { "auto", "strict", "p2pdma+copy" };
	unsigned long n = 1;
	unsigned int tries = 0;

	(void)alarm(3600);
	while (n <= most && try_twice(f, n, policies[n % COUNT(policies)])) {
		n += n < each ? 1 : 1 + n / each;
		tries++;
	}
	print_message("%s: %u failures, of call %lu at most\n", f->name, tries, n - 1);
	assert_true(tries > 2);
	(void)alarm(0);
}

static void test_allocations(void **state)
{
	(void)state;
	sweep(&(struct failing){ "an allocation", arm_alloc, reached_alloc, false }, MOST);
}

static void test_system_calls(void **state)
{
	(void)state;
	sweep(&(struct failing){ "a system call", arm_system, reached_system, true }, MOST);
}

static void test_cuda(void **state)
{
	(void)state;
	sweep(&(struct failing){ "a call of CUDA's", arm_cuda, reached_cuda, false }, MOST);
}

static void test_answers(void **state)
{
	static const char *const what[] = { "alloc", "control", "free", "dup", "map", "busy" };

	(void)state;
	for (size_t i = 0; i < COUNT(what); i++) {
		answer = what[i];
		sweep(&(struct failing){ what[i], arm_answer, reached_answer,
					 strcmp(what[i], "free") == 0 },
		      6);
	}
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_allocations),
		cmocka_unit_test(test_system_calls),
		cmocka_unit_test(test_cuda),
		cmocka_unit_test(test_answers),
	};

	if (!fx_has_direct()) {
		fx_skip("O_DIRECT does not work where the test's files are");
	}
	each = argc > 1 ? (unsigned int)atoi(argv[1]) : each;
	app_find(&app, getenv("PEERLANE_TEST_CUDA_LIB"));
	if (app.init(0)) {
		fx_skip("the fake driver does not start");
	}
	return cmocka_run_group_tests_name("direct-sweep", tests, setup_all, teardown_all);
}
