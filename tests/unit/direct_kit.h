/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_DIRECT_KIT_H
#define TESTS_UNIT_DIRECT_KIT_H

/* The fixture that test_direct.c and test_direct_life.c share. */

#include "direct_root.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "base/config.h"
#include "base/error.h"
#include "base/fault.h"
#include "base/log.h"
#include "dev/dev.h"
#include "fakerm/fakerm.h"
#include "lib/fakecuda_app.h"

#define LEN (3 * MIB)

static struct config config = { .p2p = (char *)"auto" };
static struct app app;
static struct dev *d;
static unsigned int warnings;
static char last_warning[400];

static void on_log(int level, const char *text, void *arg)
{
	(void)arg;
	if (level == LOG_WARN) {
		warnings++;
		(void)snprintf(last_warning, sizeof(last_warning), "%s", text);
	}
}

static void reset(void)
{
	static const struct {
		const char *name;
		long value;
	} v[] = { { "files", 1 },    { "uvm", 1 },     { "bar1", 1 },	  { "combined", 0 },
		  { "space", 2 },    { "squeeze", 0 }, { "dup", 0 },	  { "init", 0 },
		  { "register", 0 }, { "p2p", 0 },     { "after", 0 },	  { "free16", 0 },
		  { "map", 0 },	     { "lie", 0 },     { "busy", 0 },	  { "alloc", 0 },
		  { "control", 0 },  { "free", 0 },    { "status", 0x51 } };

	for (size_t i = 0; i < COUNT(v); i++) {
		assert_int_equal(fakerm_set(v[i].name, v[i].value), 0);
	}
	warnings = 0;
}

static void open_device(void)
{
	char why[192];

	assert_int_equal(dev_cuda_driver.count(&config, why, sizeof(why)), 2);
	app_find(&app, config.cuda_lib);
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), 0);
	assert_true(d->props.p2p_maps && !d->props.p2p);
}

static int begin(void **state)
{
	(void)state;
	config.cuda_lib = getenv("FAKECUDA_LIB");
	root_make();
	reset();
	log_set_sink(on_log, NULL, LOG_WARN);
	open_device();
	return 0;
}

static void assert_nothing_left(void)
{
	static const char *const things[] = { "names", "ranges", "mapped" };

	for (size_t i = 0; i < COUNT(things); i++) {
		if (fakerm_count(things[i])) {
			fail_msg("%ld %s are left", fakerm_count(things[i]), things[i]);
		}
	}
	assert_int_equal(app.live("held"), 0);
	assert_int_equal(app.live("handles"), 0);
	assert_int_equal(app.live("memory"), 0);
}

static void close_device(void)
{
	dev_cuda_driver.close(d);
	assert_nothing_left();
	assert_int_equal(fakerm_count("files"), 0);
	if (app.violations()) {
		fail_msg("misuse of CUDA: %s", app.violation());
	}
}

static int end(void **state)
{
	(void)state;
	close_device();
	assert_int_equal(fakerm_violations(), 0);
	root_end();
	return 0;
}

/* A file with a pattern; the kernel reads it to an address and writes it from there. */
static void kernel_io(const struct dev_io *io, uint64_t gpu, size_t len, uint64_t seed)
{
	char *bytes = unit_map(len);
	int fd = unit_file();

	unit_pattern(bytes, len, seed);
	assert_int_equal(pwrite(fd, bytes, len, 0), len);
	assert_int_equal(pread(fd, io->at, len, 0), len);
	memset(bytes, 0, len);
	assert_int_equal(app.peek(gpu, bytes, len), 0);
	assert_pattern(bytes, len, seed);
	unit_pattern(bytes, len, seed + 77);
	assert_int_equal(app.poke(gpu, bytes, len), 0);
	assert_int_equal(pwrite(fd, io->at, len, 0), len);
	memset(bytes, 0, len);
	assert_int_equal(pread(fd, bytes, len, 0), len);
	assert_pattern(bytes, len, seed + 77);
	assert_int_equal(munmap(bytes, len), 0);
	assert_int_equal(close(fd), 0);
}

static int get(void *ptr, size_t len, struct dev_io *io, struct dev_io_why *why)
{
	*why = (struct dev_io_why){ .no = DEV_IO_THERE_IS };
	return dev_io_get(d, DEV_NOWAIT, ptr, len, false, io, why);
}

static void carries(void *ptr, size_t len, uint64_t seed)
{
	struct dev_io_why why;
	struct dev_io io;

	if (get(ptr, len, &io, &why)) {
		fail_msg("%zu bytes at %p: %s", len, ptr, why.words);
	}
	assert_int_equal(fakerm_count("mapped"), 1);
	kernel_io(&io, (uint64_t)(uintptr_t)ptr, len, seed);
	assert_int_equal(d->mem.io.put(d, &io), 0);
	assert_int_equal(fakerm_count("ranges"), 0);
	assert_int_equal(fakerm_count("names"), 0);
}

static void refuses(void *ptr, size_t len, enum dev_no_io no, const char *words)
{
	struct dev_io_why why;
	struct dev_io io;

	assert_int_equal(get(ptr, len, &io, &why), -EOPNOTSUPP);
	if (why.no != no || !strstr(why.words, words)) {
		fail_msg("%d, not %d: %s", why.no, no, why.words);
	}
	assert_int_equal(fakerm_count("mapped"), 0);
	assert_int_equal(fakerm_count("names"), 0);
}

#endif
