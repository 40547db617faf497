/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_ARRAY_KIT_H
#define TESTS_API_ARRAY_KIT_H

/* The fixture that test_array.c and test_array_ends.c share. */

#include <pthread.h>

#include "fixture.h"

#define LEN ((size_t)3 * MIB + 1234) /* not a whole number of pages */
#define SEED 7u
#define NONE 0

static struct fx fx;
static uint64_t seed;
static const char *path;
static char *content;

/* How an array is kept, for all that is compared. */
struct way {
	const char *name;
	uint64_t frames;
	uint64_t wide;
	uint32_t page;
	uint32_t slots;
	uint64_t windows;
};

static const struct way ways[] = {
	{ "all in frames", LEN + BLOCK, NONE, 4096, 64, NONE },
	{ "few frames", 16 * BLOCK, NONE, 4096, 64, NONE },
	{ "one frame, one slot", BLOCK, NONE, 4096, 1, NONE },
	{ "no frames", NONE, NONE, 4096, 8, NONE },
	{ "short pages", 64 * KIB, NONE, 512, 70, NONE },
	{ "long pages", 512 * KIB, NONE, 65536, 4, NONE },
	{ "all in host memory", NONE, LEN, 4096, 1, NONE },
	{ "half of it in host memory", 64 * BLOCK, LEN / 2, 4096, 64, NONE },
	{ "half of it in host memory and no frames", NONE, LEN / 2, 4096, 64, NONE },
	{ "windows", NONE, NONE, 4096, 1, LEN },
	{ "a third in windows, few frames", 16 * BLOCK, NONE, 4096, 64, LEN / 3 },
	{ "host memory, windows, no frames", NONE, LEN / 3, 512, 64, LEN / 3 },
};

static struct pl_array *opened(const struct way *w, uint64_t off, uint64_t len)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_file *f = fx_file(&fx, path, O_RDONLY);
	struct pl_array *a;

	o.frame_bytes = w->frames;
	o.wide_bytes = w->wide;
	o.page_bytes = w->page;
	o.slots = w->slots;
	o.window_bytes = w->windows;
	assert_ok(pl_array_open(fx.dev, f, off, len, &o, &a));
	fx_shut(f); /* the array has its own */
	return a;
}

static struct pl_stream *stream_of(void)
{
	struct pl_stream *s;

	assert_ok(pl_stream_create(fx.dev, &s));
	return s;
}

/* Rows of an array, and what they must be. */
struct job {
	struct pl_array_rows r;
	struct pl_array_status *status; /* pinned */
	int64_t *host_ids;
	char *out;
	size_t n;
	size_t row;
	size_t gap;
	uint64_t off; /* of the array in the file */
	uint64_t len;
	uint64_t bad;
};

static void job_ids(struct job *j, uint64_t far)
{
	uint64_t rows = j->len < j->row ? 0 : (j->len - j->row) / (j->row + j->gap) + 1;

	j->bad = 0;
	for (size_t i = 0; i < j->n; i++) {
		bool none = far && fx_random(&seed) % far == 0;

		/* Now and then the same row again and again. */
		j->host_ids[i] = rows ? (int64_t)(fx_random(&seed) %
						  (fx_random(&seed) % 3 ? rows : 3 % rows + 1))
				      : 0;
		if (none) {
			j->host_ids[i] = fx_random(&seed) % 2 ? -1 : (int64_t)rows;
		}
		j->bad += none || !rows;
	}
	fx_put(&fx, (void *)(uintptr_t)j->r.ids, j->host_ids, j->n * 8);
	memset(j->status, 0, sizeof(*j->status));
}

static void job_make(struct job *j, size_t n, size_t row, size_t gap, uint64_t off, uint64_t len)
{
	void *p;

	*j = (struct job){ .r = PL_ARRAY_ROWS_INIT, .n = n, .row = row, .gap = gap };
	j->off = off;
	j->len = len;
	j->host_ids = malloc(n * 8);
	assert_ok(pl_mem_alloc(fx.dev, BLOCK, PL_ALLOC_PINNED, &p));
	j->status = p;
	j->out = fx_alloc(&fx, n * (row + gap));
	j->r.ids = fx_alloc(&fx, n * 8);
	j->r.n = n;
	j->r.row_bytes = row;
	j->r.row_stride = row + gap;
	j->r.out = j->out;
	j->r.out_stride = row + gap;
	j->r.status = j->status;
	job_ids(j, 9);
}

static void job_free(struct job *j)
{
	fx_free(&fx, (void *)(uintptr_t)j->r.ids);
	fx_free(&fx, j->out);
	assert_ok(pl_mem_free(fx.ctx, j->status));
	free(j->host_ids);
}

/* err: 0: only ids that are out of range failed. */
static void job_check(struct job *j, const char *what)
{
	size_t stride = j->row + j->gap;
	uint64_t rows = j->len < j->row ? 0 : (j->len - j->row) / stride + 1;
	char *got = malloc(j->n * stride);
	char *zero = calloc(1, j->row);

	fx_get(&fx, got, j->out, j->n * stride);
	for (size_t i = 0; i < j->n; i++) {
		bool there = j->host_ids[i] >= 0 && (uint64_t)j->host_ids[i] < rows;

		fx_same(got + i * stride,
			there ? content + j->off + (uint64_t)j->host_ids[i] * stride : zero, j->row,
			what);
	}
	if (j->status->failed != j->bad || j->status->error != (j->bad ? -ERANGE : 0)) {
		fail_msg("%s: %llu rows failed with %d, not %llu", what,
			 (unsigned long long)j->status->failed, (int)j->status->error,
			 (unsigned long long)j->bad);
	}
	free(got);
	free(zero);
}

static int open_all(void **state)
{
	(void)state;
	seed = fx_seed();
	path = fx_made("array", LEN, SEED);
	content = malloc(LEN);
	fx_pattern(content, 0, LEN, SEED);
	fx_open(&fx, "soft_gpus=2x256MiB", NULL);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	fx_close(&fx);
	free(content);
	return 0;
}

#endif
