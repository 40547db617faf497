/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_ROWS_KIT_H
#define TESTS_API_ROWS_KIT_H

/* The fixture that test_rows.c and test_rows_order.c share. */

#include <sys/mman.h>

#include "fixture.h"

#include "fakecuda_app.h"

#define ROWS 300u

static struct fx fx;
static struct pl_stream *stream;
static uint64_t seed;

static uint64_t next(void)
{
	seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
	return seed >> 24;
}

/* Memory of one kind, and the same bytes for the CPU. */
struct both {
	char *dev;
	char *host;
	size_t len;
	bool pinned;
};

static struct both make(size_t len, bool pinned, unsigned int pattern)
{
	struct both b = { .len = len, .pinned = pinned };

	b.host = malloc(len);
	assert_non_null(b.host);
	fx_pattern(b.host, 0, len, pattern);
	if (pinned) {
		void *p;

		assert_ok(pl_mem_alloc(fx.dev, len, PL_ALLOC_PINNED, &p));
		b.dev = p;
		memcpy(b.dev, b.host, len);
	} else {
		b.dev = fx_alloc(&fx, len);
		fx_put(&fx, b.dev, b.host, len);
	}
	return b;
}

static void give(struct both *b)
{
	free(b->host);
	assert_ok(pl_mem_free(fx.ctx, b->dev));
}

/* The device's bytes are those that the CPU has. */
static void same(const struct both *b, const char *what)
{
	char *got = malloc(b->len);

	assert_non_null(got);
	if (b->pinned) {
		memcpy(got, b->dev, b->len);
	} else {
		fx_get(&fx, got, b->dev, b->len);
	}
	fx_same(got, b->host, b->len, what);
	free(got);
}

static void put_id(struct both *ids, uint32_t type, size_t i, int64_t id)
{
	if (type == PL_ID_INT32) {
		((int32_t *)(void *)ids->host)[i] = (int32_t)id;
	} else {
		((int64_t *)(void *)ids->host)[i] = id;
	}
}

static void send(const struct both *b)
{
	if (b->pinned) {
		memcpy(b->dev, b->host, b->len);
	} else {
		fx_put(&fx, b->dev, b->host, b->len);
	}
}

/* As the driver has them (CUmemAllocationProp, CUmemAccessDesc): of device 1. */
static const struct {
	unsigned int type, handles, where, id;
	void *unused;
	unsigned char flags[8];
} on_other = { 1, 1, 1, 1, NULL, { 0 } };

static int open_all(void **state)
{
	const char *text = getenv("PEERLANE_TEST_SEED");

	(void)state;
	seed = text ? strtoull(text, NULL, 0) : 1;
	fx_open(&fx, NULL);
	return pl_stream_create(fx.dev, &stream);
}

static int close_all(void **state)
{
	(void)state;
	pl_stream_close(stream);
	fx_close(&fx);
	return 0;
}

#endif
