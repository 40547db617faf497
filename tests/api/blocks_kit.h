/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_BLOCKS_KIT_H
#define TESTS_API_BLOCKS_KIT_H

/* The fixture that test_blocks.c and test_blocks_ids.c share. */

#include <errno.h>

#include "fixture.h"

#define HOST_LEN (24 * MIB)

static struct fx fx;
static struct pl_stream *stream;
static uint64_t seed;
static char *host; /* pinned */
static char *dev;  /* as long */
static char *want; /* what the device's memory must hold */
static char *want_host;

/* Both memories are what they were at the begin. */
static void begin(unsigned int pattern)
{
	fx_pattern(want, 0, HOST_LEN, pattern);
	fx_pattern(want_host, 0, HOST_LEN, pattern + 1);
	fx_put(&fx, dev, want, HOST_LEN);
	memcpy(host, want_host, HOST_LEN);
}

static void end(const char *what)
{
	char *got = malloc(HOST_LEN);

	assert_non_null(got);
	assert_ok(pl_stream_sync(stream));
	fx_get(&fx, got, dev, HOST_LEN);
	fx_same(got, want, HOST_LEN, what);
	fx_same(host, want_host, HOST_LEN, what);
	free(got);
}

/* Blocks of 3 planes by ids, from one memory's layout to another's: the source has a plane behind
 * the other, the destination's blocks have all planes. */
enum {
	PLANES = 3,
	BLOCKS = 40,
	PAGES = 60,
};

static int open_all(void **state)
{
	const char *text = getenv("PEERLANE_TEST_SEED");
	void *p;

	(void)state;
	seed = text ? strtoull(text, NULL, 0) : 1;
	fx_open(&fx, NULL);
	want = malloc(HOST_LEN);
	want_host = malloc(HOST_LEN);
	dev = fx_alloc(&fx, HOST_LEN);
	if (!want || !want_host || pl_mem_alloc(fx.dev, HOST_LEN, PL_ALLOC_PINNED, &p)) {
		return -1;
	}
	host = p;
	return pl_stream_create(fx.dev, &stream);
}

static int close_all(void **state)
{
	(void)state;
	pl_stream_close(stream);
	fx_free(&fx, dev);
	if (pl_mem_free(fx.ctx, host)) {
		return -1;
	}
	fx_close(&fx);
	free(want);
	free(want_host);
	return 0;
}

#endif
