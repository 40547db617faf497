/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_SMALL_KIT_H
#define TESTS_API_SMALL_KIT_H

/* The fixture that test_small.c and test_small_streams.c share. */

#include <dlfcn.h>
#include <pthread.h>

#include "fixture.h"

#define LEN ((size_t)1 * MIB + 321)
#define MOST (64 * KIB)
#define FIXED (PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_OFF | PL_STREAM_FIXED_MEM_OFF)
#define SEED 3u

static struct fx fx;
static uint64_t seed;
static const char *path;
static struct pl_file *file;
static struct pl_stream *s;
static char *mem;	/* of the device, LEN */
static ssize_t *pinned; /* a page of it */

static struct pl_stream_io small(const size_t *len, const int64_t *off, const int64_t *mem_off,
				 ssize_t *result)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.flags = FIXED;
	io.file = file;
	io.mem = mem;
	io.len = len;
	io.off = off;
	io.mem_off = mem_off;
	io.result = result;
	return io;
}

static int open_all(void **state)
{
	void *p;

	(void)state;
	seed = fx_seed();
	path = fx_made("small", LEN, SEED);
	fx_open(&fx, NULL);
	file = fx_file(&fx, path, O_RDWR);
	assert_ok(pl_stream_create(fx.dev, &s));
	assert_ok(pl_mem_alloc(fx.dev, BLOCK, PL_ALLOC_PINNED, &p));
	pinned = p;
	mem = fx_alloc(&fx, LEN);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	pl_stream_close(s);
	fx_free(&fx, mem);
	assert_ok(pl_mem_free(fx.ctx, pinned));
	fx_shut(file);
	fx_close(&fx);
	return 0;
}

#endif
