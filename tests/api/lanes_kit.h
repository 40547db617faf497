/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_LANES_KIT_H
#define TESTS_API_LANES_KIT_H

/* The fixture that test_lanes.c and test_lanes_order.c share. */

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "fixture.h"

#include "fakecuda_app.h"

#define LEN (40 * MIB + 4096 + 13) /* many pieces, and an odd end */

static struct fx fx;
static struct pl_dev *other;
static char name_of[2][32];
static char *mem;  /* LEN bytes of the device under test */
static char *host; /* likewise, pinned */
static char *back;

static struct app cu; /* of the fake driver, where it is one */

static bool has_driver(void)
{
	return strncmp(fx_device(), "cuda", 4) == 0;
}

static void find_driver(void)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = has_driver() ? dlopen(name && *name ? name : "libcuda.so.1", RTLD_NOW) : NULL;

	if (lib && dlsym(lib, "fakecuda_fail")) {
		app_find(&cu, name);
	}
}

static void open_with(const char *a, const char *b)
{
	fx_open(&fx, "soft_gpus=2x256MiB", "test_soft_host_addressable=false", "threads=3", a, b,
		NULL);
	if (pl_dev_open(fx.ctx, name_of[1], &other)) {
		fx_skip("there is one device");
	}
	mem = fx_alloc(&fx, LEN);
	assert_ok(pl_mem_pin(fx.dev, host, LEN, 0));
	assert_ok(pl_mem_pin(fx.dev, back, LEN, 0));
}

/* "lanes=cuda:0,cuda:1" */
static const char *both(void)
{
	static char setting[80];

	(void)snprintf(setting, sizeof(setting), "lanes=%s,%s", name_of[0], name_of[1]);
	return setting;
}

static int setup(void **state)
{
	(void)state;
	open_with(both(), NULL);
	return 0;
}

static atomic_bool go_on; /* a stream that a test holds */

static int teardown(void **state)
{
	(void)state;
	atomic_store(&go_on, true); /* also after a failure */
	fx_close(&fx);
	if (cu.violations) {
		assert_int_equal(cu.violations(), 0);
	}
	return 0;
}

static uint64_t over_links(const struct pl_io_report *r)
{
	uint64_t sum = 0;

	for (uint32_t i = 0; i < r->lanes; i++) {
		sum += r->lane_bytes[i];
	}
	return sum;
}

static void used_both(const struct pl_io_report *r, size_t len)
{
	assert_int_equal(r->lanes, 2);
	assert_string_equal(r->lane_device[0], name_of[0]);
	assert_string_equal(r->lane_device[1], name_of[1]);
	assert_true(r->lane_bytes[0] > 0 && r->lane_bytes[1] > 0);
	assert_int_equal(over_links(r), len);
	assert_int_equal(r->fallbacks, 0);
}

static ssize_t copy(void *dst, const void *src, size_t len, struct pl_io_report *r)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	*r = (struct pl_io_report)PL_IO_REPORT_INIT;
	o.report = r;
	return pl_copy(fx.ctx, dst, src, len, &o);
}

/* What is on the device, by one link. */
static void device_is(const char *dev, const char *want, size_t len)
{
	size_t at = 0;

	while (at < len) {
		size_t n = len - at < 4 * MIB ? len - at : 4 * MIB;
		char part[4096];

		(void)part;
		memset(back + at, 0, n);
		fx_get(&fx, back + at, dev + at, n);
		at += n;
	}
	fx_same(back, want, len, "device memory");
}

struct seen {
	uint64_t lane;
	uint64_t copied;
};

/* Whether the second link gets a part is the threads' luck, but not time after time. */
static void read_over_both(struct pl_file *f, const char *policy)
{
	char *want = fx_host(LEN);
	struct pl_io_report r;
	unsigned int tries = 0;

	fx_pattern(want, 0, LEN, 7);
	do {
		struct pl_io_opts o = PL_IO_OPTS_INIT;

		r = (struct pl_io_report)PL_IO_REPORT_INIT;
		o.report = &r;
		o.policy = fx_policy(policy);
		assert_moved(pl_read(f, mem, LEN - 5, 5, &o), LEN - 5);
		device_is(mem, want + 5, LEN - 5);
	} while (r.lanes != 2 && ++tries < 50);
	used_both(&r, LEN - 5);
	assert_string_equal(r.route, "buffered+copy");
	free(want);
}

/* The nth call from here on fails, with this result of the driver's. */
static unsigned long fail_nth(const char *call, int nth, int result)
{
	char spec[80];

	(void)snprintf(spec, sizeof(spec), "%s:%d:%d", call, nth, result);
	cu.inject(spec);
	return cu.calls(call) + (unsigned long)nth;
}

/* Ends it. False: there were fewer calls, though some, and no later one need be tried. */
static bool was_reached(const char *call, unsigned long last, int nth)
{
	cu.inject(NULL);
	assert_true(cu.calls(call) > last - (unsigned long)nth);
	return cu.calls(call) >= last;
}

/* Of which call the next failure is. AddressSanitizer sees what each leaks; a few tell the rest. */
static int next_nth(int nth)
{
#if defined(__SANITIZE_THREAD__)
	return 4 * nth + 3;
#else
	return nth + 1 + nth / 4;
#endif
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

#endif
