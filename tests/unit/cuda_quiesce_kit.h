/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_CUDA_QUIESCE_KIT_H
#define TESTS_UNIT_CUDA_QUIESCE_KIT_H

/* The fixture that test_cuda_quiesce.c and test_cuda_quiesce_frees.c share. */

#include "ops.h"
#include "queued.h"
#include "unit.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>

#include "base/config.h"
#include "dev/cuda/abi.h"
#include "dev/dev.h"
#include "file/file.h"
#include "lib/fakecuda_app.h"
#include "move/pagecache/pagecache.h"

#define LEN 4096u

static struct config config;
static struct app app;
static struct dev *d[2];
static struct dev_stream *s[2];
static char *mem[2];
static char *host;

static dev_set owed; /* so that a test that fails leaves nobody waiting */

static void promise(dev_set on)
{
	queued_begin(on);
	owed = on;
}

static void kept(void)
{
	queued_end(owed);
	owed = 0;
}

static int start(void **state)
{
	char why[192];
	void *p;

	(void)state;
	assert_int_equal(dev_cuda_driver.count(&config, why, sizeof(why)), 2);
	app_find(&app, config.cuda_lib);
	for (int i = 0; i < 2; i++) {
		assert_int_equal(dev_cuda_driver.open(&config, i, &d[i]), 0);
		assert_int_equal(d[i]->stream.create(d[i], &s[i]), 0);
		assert_int_equal(d[i]->mem.alloc(d[i], LEN, &p), 0);
		mem[i] = p;
	}
	host = unit_map(LEN);
	unit_pattern(host, LEN, 0);
	assert_int_equal(d[0]->mem.pin(d[0], host, LEN), 0);
	return 0;
}

#define CROWD 3u /* streams of the program: they leave the library no connection */

static struct dev front; /* the first, but for what it does when a stream may wait */
static struct dev_stream crowded[CROWD];

static void disperse(void)
{
	for (unsigned int i = 0; i < CROWD && crowded[i].dev; i++) {
		dev_transfer_end(&crowded[i], dev_set_of(&front), false);
		dev_stream_destroy(&crowded[i]);
	}
}

static int stop(void **state)
{
	(void)state;
	kept();
	disperse();
	assert_int_equal(d[0]->mem.unpin(d[0], host, LEN), 0);
	munmap(host, LEN);
	for (int i = 0; i < 2; i++) {
		d[i]->stream.destroy(s[i]);
		assert_true(!mem[i] || d[i]->mem.release(d[i], mem[i]) == 0);
		dev_cuda_driver.close(d[i]);
	}
	assert_int_equal(app.live("memory"), 0);
	assert_int_equal(app.live("contexts"), 0);
	assert_int_equal(app.violations(), 0);
	return 0;
}

static void arrived(const char *want)
{
	char got[LEN];

	assert_int_equal(app.peek((uint64_t)(uintptr_t)mem[0], got, LEN), 0);
	assert_memory_equal(got, want, LEN);
}

#endif
