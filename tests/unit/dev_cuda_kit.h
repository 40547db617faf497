/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_DEV_CUDA_KIT_H
#define TESTS_UNIT_DEV_CUDA_KIT_H

/* The fixture that test_dev_cuda.c and test_dev_cuda_memory.c share. */

#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "base/fault.h"
#include "base/log.h"
#include "dev/dev.h"
#include "lib/fakecuda_app.h"

#define MIB (1u << 20)

static struct config config;
static struct app app;
static struct dev *d0;
static struct dev *d1;

static void assert_words(const char *words)
{
	if (!strstr(err_message(), words)) {
		fail_msg("'%s' is not in '%s'", words, err_message());
	}
}

static int setup(void **state)
{
	char why[192];

	(void)state;
	assert_int_equal(dev_cuda_driver.count(&config, why, sizeof(why)), 2);
	assert_string_equal(why, "");
	app_find(&app, config.cuda_lib);
	app.inject(NULL);
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d0), 0);
	assert_int_equal(dev_cuda_driver.open(&config, 1, &d1), 0);
	return 0;
}

static void assert_live(const char *what, long n)
{
	if (app.live(what) != n) {
		fail_msg("%ld %s are left, not %ld", app.live(what), what, n);
	}
}

static int teardown(void **state)
{
	struct CUctx_st *now;

	(void)state;
	app.inject(NULL);
	assert_int_equal(app.ctx_get(&now), 0);
	assert_null(now);
	assert_live("memory", 0);
	dev_cuda_driver.close(d0);
	dev_cuda_driver.close(d1);
	/* What a device keeps for copies beside waiting streams goes with it. */
	assert_live("pins", 0);
	assert_live("streams", 0);
	assert_live("events", 0);
	assert_live("contexts", 0);
	if (app.violations()) {
		fail_msg("misuse of the driver: %s", app.violation());
	}
	return 0;
}

static void *alloc_on(struct dev *d, size_t len)
{
	void *p = NULL;

	assert_int_equal(d->mem.alloc(d, len, &p), 0);
	return p;
}

static void dev_free(struct dev *d, void *p)
{
	assert_int_equal(d->mem.release(d, p), 0);
}

static unsigned char *host_alloc(size_t len)
{
	void *p = mmap(NULL, len, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	assert_true(p != MAP_FAILED);
	return p;
}

static unsigned char *pinned_alloc(struct dev *d, size_t len)
{
	unsigned char *p = host_alloc(len);

	assert_int_equal(d->mem.pin(d, p, len), 0);
	return p;
}

static void pinned_free(struct dev *d, void *p, size_t len)
{
	assert_int_equal(d->mem.unpin(d, p, len), 0);
	munmap(p, len);
}

static void pattern(unsigned char *p, size_t len, unsigned int seed)
{
	for (size_t i = 0; i < len; i++) {
		seed = seed * 1103515245u + 12345u;
		p[i] = (unsigned char)(seed >> 16);
	}
}

static struct dev_stream *stream(struct dev *d)
{
	struct dev_stream *s = NULL;

	assert_int_equal(d->stream.create(d, &s), 0);
	assert_ptr_equal(s->dev, d);
	return s;
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

#endif
