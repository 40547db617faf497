/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_doctor(), pl_check() and pl_check_try() are called on machines where something is broken. So
 * each operation of a device fails in turn, then each allocation, each system call and, on the
 * stand-in for CUDA, each call of the driver; that is, the first ones all, later ones at growing
 * distances. Every time the report is whole: a device that could not be used has the reason, and
 * the others are looked at all the same.
 */

#include <dlfcn.h>

#include "fixture.h"

#include "base/fault.h"

#define LIMIT 100u /* doctor copies for as long as it takes to measure */
#define PAIRS 16u
#define WORDS 300

struct pair {
	char from[32];
	char to[32];
	char missing[WORDS];
	int verified;
};

static struct {
	unsigned int devices;
	unsigned int n; /* pairs */
	struct pair pair[PAIRS];
	unsigned int rows;
	bool unmeasured; /* a row says that something was not looked at */
} told;

static unsigned long all; /* an argument: so many one by one, not those of struct failing */
static bool fake;	  /* the device under test is one of the stand-in for CUDA */
static bool saw_one_closed;

static int on_row(const struct pl_check_row *row, void *arg)
{
	(void)arg;
	told.rows++;
	assert_true(row->code[0]);
	assert_true(row->finding[0]);
	assert_true(row->level > PL_CHECK_MISSING || row->remedy[0]);
	told.unmeasured = told.unmeasured || strcmp(row->code, "not-measured") == 0;
	return 0;
}

static void on_finding(const struct pl_check_row *row, void *arg)
{
	(void)on_row(row, arg);
}

static void on_device(const struct pl_doctor_device *d, void *arg)
{
	(void)arg;
	assert_true(d->name[0]);
	told.devices++;
}

static void on_pair(const struct pl_doctor_pair *p, void *arg)
{
	struct pair *to = &told.pair[told.n];

	(void)arg;
	assert_in_range(told.n, 0, PAIRS - 1);
	(void)snprintf(to->from, sizeof(to->from), "%s", p->from);
	(void)snprintf(to->to, sizeof(to->to), "%s", p->to);
	(void)snprintf(to->missing, sizeof(to->missing), "%s", p->missing);
	to->verified = p->verified;
	told.n++;
}

static int run_doctor(struct pl_ctx *ctx)
{
	struct pl_doctor_args args = PL_DOCTOR_ARGS_INIT;

	args.nbytes = 4096;
	args.on_device = on_device;
	args.on_pair = on_pair;
	args.on_row = on_finding;
	return pl_doctor(ctx, &args);
}

static int run_check(struct pl_ctx *ctx)
{
	return pl_check(ctx, on_row, NULL);
}

static int run_try(struct pl_ctx *ctx)
{
	static const char *path;

	path = path ? path : fx_made("looks", MIB, 3);
	return pl_check_try(ctx, path, 0, on_row, NULL);
}

static const struct look {
	const char *name;
	int (*run)(struct pl_ctx *ctx);
} looks[] = {
	{ "doctor", run_doctor },
	{ "check", run_check },
	{ "check --try", run_try },
};

/* Of the host and two devices: all pairs are told, in their order. */
static void pairs_are_whole(unsigned long n)
{
	unsigned int missing = 0;

	if (told.devices != 2 || told.n != 6) {
		/* What lists the devices has failed: then a row says so. */
		assert_true(told.unmeasured || told.devices);
		return;
	}
	for (unsigned int i = 0; i < told.n; i++) {
		const struct pair *p = &told.pair[i];

		missing += p->missing[0] != '\0';
		if (p->verified != 1 && !p->missing[0] && p->verified != 0) {
			fail_msg("failure %lu: %s to %s was not tried, and nothing says why", n,
				 p->from, p->to);
		}
	}
	assert_int_equal(told.unmeasured, missing > 0);
}

/* Whether the second device could not be used and the first one was looked at all the same. */
static bool one_is_closed(void)
{
	return told.n == 6 && told.pair[0].verified == 1 && told.pair[1].verified == 1 &&
	       told.pair[2].missing[0] && told.pair[3].missing[0] && told.pair[4].missing[0] &&
	       strcmp(told.pair[2].missing, told.pair[3].missing) == 0;
}

/* What fails. */
struct failing {
	const char *name;
	void (*arm)(unsigned long n); /* 0: nothing */
	unsigned long (*reached)(void);
	unsigned long each; /* so many one by one */
};

static void (*inject)(const char *spec);
static unsigned long (*calls)(const char *symbol);
static unsigned long calls_before;

static void arm_device(unsigned long n)
{
	fault_arm(FAULT_DEVICE, n, EIO);
}

static unsigned long reached_device(void)
{
	return fault_count(FAULT_DEVICE);
}

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
	fault_arm(FAULT_SYS, n, EMFILE);
}

static unsigned long reached_system(void)
{
	return fault_count(FAULT_SYS);
}

static void arm_cuda(unsigned long n)
{
	char spec[48];

	(void)snprintf(spec, sizeof(spec), "+:%lu:999", n);
	inject(n ? spec : NULL);
	calls_before = calls(NULL);
}

static unsigned long reached_cuda(void)
{
	return calls(NULL) - calls_before;
}

static int look_once(const struct look *l, struct pl_ctx *ctx)
{
	memset(&told, 0, sizeof(told));
	(void)pl_policy_parse("marker", &(uint32_t){ 0 });
	return l->run(ctx);
}

/* With the n-th failing, then once more without a failure. Whether it was reached. */
static bool look_twice(const struct look *l, const struct failing *f, unsigned long n)
{
	unsigned long reached;
	struct pl_ctx *ctx;
	int rc;

	assert_ok(fx_ctx(&ctx, "soft_gpus=2x1MiB", "pagecache=off", NULL));
	f->arm(n);
	rc = look_once(l, ctx);
	reached = f->reached();
	f->arm(0);
	if (rc < 0 && strstr(pl_error_message(), "marker")) {
		fail_msg("%s, failure %lu of %s: %d without a word", l->name, n, f->name, rc);
	}
	if (rc >= 0) {
		assert_true(told.rows > 0);
		if (l->run == run_doctor) {
			pairs_are_whole(n);
			saw_one_closed = saw_one_closed || one_is_closed();
		}
	}
	/* The context is as good as before. */
	rc = n % 4 == 1 ? look_once(l, ctx) : 0;
	if (rc) {
		fail_msg("%s after failure %lu of %s: %d: %s", l->name, n, f->name, rc,
			 pl_error_message());
	}
	pl_close(ctx);
	return reached >= n;
}

static void sweep(const struct failing *f)
{
	for (size_t i = 0; i < COUNT(looks); i++) {
		unsigned long n = 1;
		unsigned int tries = 0;

		while (n < LIMIT + all && look_twice(&looks[i], f, n)) {
			n += n < (all ? all : f->each) ? 1 : n;
			tries++;
		}
		print_message("%s: %u failures of %s\n", looks[i].name, tries, f->name);
	}
}

static void test_operations(void **state)
{
	(void)state;
	saw_one_closed = false;
	sweep(&(struct failing){ "an operation", arm_device, reached_device, 13 });
	assert_true(saw_one_closed);
}

static void test_allocations(void **state)
{
	(void)state;
	sweep(&(struct failing){ "an allocation", arm_alloc, reached_alloc, 1 });
}

static void test_system_calls(void **state)
{
	(void)state;
	sweep(&(struct failing){ "a system call", arm_system, reached_system, 1 });
}

static void test_cuda(void **state)
{
	void *lib = fake ? dlopen(getenv("PEERLANE_TEST_CUDA_LIB"), RTLD_NOW) : NULL;

	(void)state;
	if (!fake) {
		skip();
	}
	assert_non_null(lib);
	*(void **)&inject = dlsym(lib, "fakecuda_fail");
	*(void **)&calls = dlsym(lib, "fakecuda_calls");
	assert_true(inject && calls);
	sweep(&(struct failing){ "a call of CUDA's", arm_cuda, reached_cuda, 4 });
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_operations),
		cmocka_unit_test(test_allocations),
		cmocka_unit_test(test_system_calls),
		cmocka_unit_test(test_cuda),
	};

	all = argc > 1 ? strtoul(argv[1], NULL, 10) : 0;
	fake = strncmp(fx_device(), "cuda:", 5) == 0;
	return cmocka_run_group_tests(tests, NULL, NULL);
}
