/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_SMALL_KIT_H
#define TESTS_UNIT_SMALL_KIT_H

/* The fixture that test_small.c and test_small_kernel.c share. */

#include "unit.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>

#include "api/context.h"
#include "base/clock.h"
#include "dev/kernels/kernels.h"
#include "ring/requester.h"

#define PATIENCE_NS UINT64_C(30000000000)

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static bool fake;

/* What is done to reads and writes, one in so many; 0: never. */
static struct {
	atomic_uint cold, late, cut, fails;
	atomic_ullong dice;
	atomic_bool hold;
	atomic_uint held;
} does;

static bool falls(unsigned int one_in)
{
	uint64_t v = atomic_fetch_add(&does.dice, UINT64_C(0x9e3779b97f4a7c15));

	v ^= v >> 31;
	v *= UINT64_C(0xbf58476d1ce4e5b9);
	v ^= v >> 29;
	return one_in && v % one_in == 0;
}

static ssize_t some(int fd, void *buf, size_t len, uint64_t off, bool write)
{
	if (falls(does.late)) {
		(void)usleep(200);
	}
	if (falls(does.fails)) {
		return write ? -ENOSPC : -EIO;
	}
	len = falls(does.cut) ? len / 2 + 1 : len;
	return write ? pwrite(fd, buf, len, (off_t)off) : pread(fd, buf, len, (off_t)off);
}

static ssize_t now(int fd, void *buf, size_t len, uint64_t off)
{
	return falls(does.cold) ? -EAGAIN : some(fd, buf, len, off, false);
}

static void block(void)
{
	atomic_fetch_add(&does.held, 1);
	while (atomic_load(&does.hold)) {
		(void)usleep(100);
	}
	atomic_fetch_sub(&does.held, 1);
}

static ssize_t waits(int fd, void *buf, size_t len, uint64_t off)
{
	block();
	return some(fd, buf, len, off, false);
}

static ssize_t writes(int fd, const void *buf, size_t len, uint64_t off)
{
	block();
	return some(fd, (void *)(uintptr_t)buf, len, off, true);
}

static const struct ring_io test_io = { now, waits, writes, false, NULL };

static void does_all(unsigned int cold, unsigned int late, unsigned int cut, unsigned int fails)
{
	atomic_store(&does.cold, cold);
	atomic_store(&does.late, late);
	atomic_store(&does.cut, cut);
	atomic_store(&does.fails, fails);
}

static void wait_until(const atomic_uint *n, unsigned int is)
{
	uint64_t until = clock_now_ns() + PATIENCE_NS;

	while (atomic_load(n) != is) {
		assert_true(clock_now_ns() < until);
		(void)usleep(100);
	}
}

static int open_all(void **state)
{
	static char lib[400];
	const char *const settings[] = { "soft_gpus=1x64MiB", lib };
	const char *set = getenv("FAKECUDA_LIB");
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;

	(void)state;
	fake = set && *set;
	(void)snprintf(lib, sizeof(lib), "test_cuda_lib=%s", fake ? set : "none");
	o.settings = settings;
	o.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&o, &ctx), 0);
	ctx->ring_ctx.io = &test_io;
	assert_int_equal(pl_dev_open(ctx, fake ? "cuda:0" : "soft:0", &dev), 0);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	pl_close(ctx);
	return 0;
}

#endif
