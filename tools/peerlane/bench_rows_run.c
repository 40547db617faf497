/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Tables of `peerlane bench rows`, and their measurements. A table holds pattern.h's words by their
 * place in it, so a row's number and length tell its bytes. The time is that of a call and the wait
 * for it. Ids are drawn, and rows are verified on the host, between the calls.
 */

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "bench_gpu.h"
#include "bench_rows.h"
#include "capacity.h"
#include "crew.h"
#include "pattern.h"
#include "say.h"

#define SEED 1u
#define PIECE ((uint64_t)4 << 20) /* of a table that a thread fills at a time */
#define WIDE_PAGE ((uint64_t)2 << 20)

const char *const rows_memory_names[ROWS_MEMORIES] = { "pinned", "wide", "device" };

/* Pieces of a table or an array of rows, which threads work on. */
struct part {
	const struct rows_site *s;
	char *at;	    /* a table, or an array of rows */
	uint64_t row_bytes; /* of an array */
	uint64_t seed;
	_Atomic uint64_t wrong; /* the first row that was, and one; 0: none */
};

static int fill_host(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	const struct part *p = arg;

	(void)thread;
	pattern_fill(p->at + at, len, at, p->seed);
	return 0;
}

/* Fills device memory through the thread's part of the array, which is as long as that of all
 * threads. */
static int fill_device(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	const struct part *p = arg;
	char *part = p->s->array + thread * PIECE;
	ssize_t n;

	pattern_fill(part, len, at, p->seed);
	n = pl_copy(p->s->ctx, p->at + at, part, len, NULL);
	return n < 0 ? (int)n : 0;
}

static int fill_rows(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	const struct part *p = arg;

	(void)thread;
	for (uint64_t i = at; i < at + len; i++) {
		pattern_fill(p->at + i * p->row_bytes, p->row_bytes, p->s->ids[i] * p->row_bytes,
			     p->seed);
	}
	return 0;
}

static int verify_rows(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	struct part *p = arg;
	char *right = alloc_array(1, p->row_bytes);

	(void)thread;
	if (right == NULL) {
		return -ENOMEM;
	}
	for (uint64_t i = at; i < at + len; i++) {
		pattern_fill(right, p->row_bytes, p->s->ids[i] * p->row_bytes, p->seed);
		if (memcmp(right, p->at + i * p->row_bytes, p->row_bytes) != 0) {
			uint64_t none = 0;

			atomic_compare_exchange_strong(&p->wrong, &none, i + 1);
			break;
		}
	}
	free(right);
	return 0;
}

/* The rows of the host's array, for the ids drawn last. */
static int array_run(const struct rows_site *s, const struct rows_cell *cell, uint64_t seed,
		     bool verify)
{
	struct part p = { .s = s, .at = s->array, .row_bytes = cell->row, .seed = seed };
	int status =
		crew_run(s->threads, cell->count, max_u64((uint64_t)(256 << 10) / cell->row, 1),
			 verify ? verify_rows : fill_rows, &p);
	uint64_t wrong = atomic_load(&p.wrong);

	if (status == 0 && wrong != 0) {
		return say_failed("wrong data: row %llu of a table in %s memory of %llu bytes, "
				  "rows of %llu bytes, %s",
				  (unsigned long long)s->ids[wrong - 1],
				  rows_memory_names[cell->kind], (unsigned long long)cell->size,
				  (unsigned long long)cell->row,
				  cell->scatter ? "scattered" : "gathered");
	}
	return status;
}

static uint64_t array_len(const struct rows_opts *o)
{
	return bench_greatest(&o->row) * bench_greatest(&o->count);
}

static int get_arrays(struct rows_site *s)
{
	uint64_t ids = bench_greatest(&s->o->count) * sizeof(*s->ids);
	uint64_t len = array_len(s->o);
	void *p;
	int err = pl_mem_alloc(s->dev, ids, PL_ALLOC_PINNED, &p);

	s->ids = err == 0 ? p : NULL;
	err = err != 0 ? err : pl_mem_alloc(s->dev, ids, 0, &p);
	s->dev_ids = err == 0 ? p : NULL;
	err = err != 0 ? err
		       : pl_mem_alloc(s->dev, max_u64(len, CREW_MOST * PIECE), PL_ALLOC_PINNED, &p);
	s->array = err == 0 ? p : NULL;
	err = err != 0 ? err : pl_mem_alloc(s->dev, len, 0, &p);
	s->dev_array = err == 0 ? p : NULL;
	return err;
}

int rows_site_get(struct rows_site *s, struct pl_ctx *ctx, const struct rows_opts *o,
		  enum rows_memory kind)
{
	int err = 0;

	*s = (struct rows_site){ .o = o, .kind = kind, .ctx = ctx };
	s->threads = crew_threads();
	if (kind == ROWS_PINNED) {
		s->ctx = NULL;
		err = bench_open_narrow(&o->common, &s->ctx);
	}
	err = err != 0 ? err : pl_dev_open(s->ctx, o->device, &s->dev);
	err = err != 0 ? err : pl_stream_create(s->dev, &s->stream);
	err = err != 0 ? err : get_arrays(s);
	return err != 0 ? say_library(err) : 0;
}

void rows_site_put(struct rows_site *s)
{
	if (s->ctx == NULL) {
		return;
	}
	pl_stream_close(s->stream);
	(void)pl_mem_free(s->ctx, s->ids);
	(void)pl_mem_free(s->ctx, s->dev_ids);
	(void)pl_mem_free(s->ctx, s->array);
	(void)pl_mem_free(s->ctx, s->dev_array);
	pl_dev_close(s->dev);
	if (s->kind == ROWS_PINNED) {
		pl_close(s->ctx);
	}
}

/* Whether there is space for the table: half of the host's is left to others, and some of the
 * device's to the kernels. */
static bool has_space(const struct rows_site *s, const struct pl_dev_info *info, uint64_t size,
		      char *why, size_t space)
{
	bool dev = s->kind == ROWS_DEVICE;
	uint64_t available = dev ? info->free : capacity_memory();
	uint64_t most = dev ? available / 10 * 9 : available / 2;
	char want[32], have[32];

	if (available == 0 || size <= most) {
		return true;
	}
	text_bytes(want, sizeof(want), size);
	text_bytes(have, sizeof(have), available);
	text_fmt(why, space, "%s are more than %s of the %s of memory available", want,
		 dev ? "nine tenths" : "half", have);
	return false;
}

/* Wide memory is asked about first: to get pinned memory instead would take long. */
static int alloc_table(const struct rows_site *s, const struct pl_dev_info *info,
		       struct rows_table *t, char *why, size_t space)
{
	struct pl_mem_info mem = PL_MEM_INFO_INIT;
	uint64_t begun = clock_now_ns();
	void *p;
	int err;

	if (s->kind == ROWS_WIDE && !(info->flags & PL_DEV_WIDE)) {
		text_copy(why, space, info->why_not_wide);
		return 0;
	}
	err = s->kind == ROWS_DEVICE ? pl_mem_alloc(s->dev, t->size, 0, &p)
				     : pl_mem_alloc(s->dev, t->size, PL_ALLOC_PINNED, &p);
	if (err == -ENOMEM) {
		text_copy(why, space, pl_error_message());
		return 0;
	}
	if (err != 0) {
		return err;
	}
	t->alloc_s = (double)(clock_now_ns() - begun) / 1e9;
	err = pl_mem_info(s->ctx, p, &mem);
	t->gpu_page = mem.gpu_page;
	if (err == 0 && s->kind == ROWS_WIDE && mem.gpu_page < WIDE_PAGE) {
		text_copy(why, space, mem.why_not_wide);
	} else if (err == 0) {
		t->at = p;
		return 0;
	}
	(void)pl_mem_free(s->ctx, p);
	return err;
}

int rows_table_get(const struct rows_site *s, uint64_t size, struct rows_table *t, char *why,
		   size_t space)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct part p = { .s = s, .seed = SEED };
	int err = pl_dev_info(s->dev, &info);

	*t = (struct rows_table){ .size = size };
	if (err == 0 && !has_space(s, &info, size, why, space)) {
		return 0;
	}
	err = err != 0 ? err : alloc_table(s, &info, t, why, space);
	if (err != 0) {
		return say_library(err);
	}
	p.at = t->at;
	return t->at != NULL ? crew_run(s->threads, size, PIECE,
					s->kind == ROWS_DEVICE ? fill_device : fill_host, &p)
			     : 0;
}

void rows_table_put(const struct rows_site *s, struct rows_table *t)
{
	(void)pl_mem_free(s->ctx, t->at);
	t->at = NULL;
}

static struct pl_rows call_of(const struct rows_site *s, const struct rows_table *t,
			      const struct rows_cell *c)
{
	struct pl_rows r = PL_ROWS_INIT;

	r.flags = c->as_given ? PL_ROWS_AS_GIVEN : 0;
	r.table = t->at;
	r.table_rows = c->size / c->row;
	r.table_stride = c->row;
	r.array = s->dev_array;
	r.array_stride = c->row;
	r.row_bytes = c->row;
	r.ids = s->dev_ids;
	r.n = c->count;
	r.units = (uint32_t)s->o->units;
	return r;
}

bool rows_is_by_place(const struct rows_site *s, const struct rows_table *t,
		      const struct rows_cell *c)
{
	struct pl_rows r = call_of(s, t, c);

	return c->kind == ROWS_PINNED && pl_rows_scratch(&r) != 0;
}

/* Other rows than in all rounds before. */
static int draw_ids(struct rows_site *s, const struct rows_cell *c)
{
	uint64_t rows = c->size / c->row;
	ssize_t n;

	pattern_fill(s->ids, c->count * sizeof(*s->ids), s->drawn * sizeof(*s->ids), SEED + 1);
	s->drawn += c->count;
	for (uint64_t i = 0; i < c->count; i++) {
		s->ids[i] %= rows;
	}
	n = pl_copy(s->ctx, s->dev_ids, s->ids, c->count * sizeof(*s->ids), NULL);
	return n < 0 ? say_library((int)n) : 0;
}

static int copy_array(const struct rows_site *s, const struct rows_cell *c, bool to_device)
{
	ssize_t n = pl_copy(s->ctx, to_device ? s->dev_array : s->array,
			    to_device ? s->array : s->dev_array, c->row * c->count, NULL);

	return n < 0 ? say_library((int)n) : 0;
}

static int call(const struct rows_site *s, const struct pl_rows *r, bool scatter, double *us)
{
	uint64_t begun = clock_now_ns();
	int err = scatter ? pl_scatter(s->stream, r) : pl_gather(s->stream, r);

	err = err != 0 ? err : pl_stream_sync(s->stream);
	*us = (double)(clock_now_ns() - begun) / 1e3;
	return err != 0 ? say_library(err) : 0;
}

static int gather_verified(const struct rows_site *s, const struct rows_table *t,
			   const struct rows_cell *c, uint64_t seed, double *us)
{
	struct pl_rows r = call_of(s, t, c);
	int status = call(s, &r, false, us);

	status = status != 0 ? status : copy_array(s, c, false);
	return status != 0 ? status : array_run(s, c, seed, true);
}

static int scatter(const struct rows_site *s, const struct rows_table *t, const struct rows_cell *c,
		   uint64_t seed, double *us)
{
	struct pl_rows r = call_of(s, t, c);
	int status = array_run(s, c, seed, false);

	status = status != 0 ? status : copy_array(s, c, true);
	return status != 0 ? status : call(s, &r, true, us);
}

/* Scatters rows of other content, gathers and compares them, and restores the table. The array is
 * cleared in between, since it has the bytes that the gather should find. An id that occurs twice
 * has the same row both times. */
static int scatter_verified(const struct rows_site *s, const struct rows_table *t,
			    const struct rows_cell *c, uint64_t seed, double *us)
{
	double other;
	int status = scatter(s, t, c, seed, us);

	if (status == 0) {
		memset(s->array, 0, c->row * c->count);
		status = copy_array(s, c, true);
	}
	status = status != 0 ? status : gather_verified(s, t, c, seed, &other);
	return status != 0 ? status : scatter(s, t, c, SEED, &other);
}

int rows_measure(struct rows_site *s, const struct rows_table *t, struct rows_cell *c)
{
	size_t rounds = s->o->rounds;
	double *us = alloc_array(rounds + 1, sizeof(*us));
	int status = us != NULL ? 0 : say_failed("no memory left");

	/* The first call loads the kernels and allocates; it is verified, and does not count. */
	for (size_t i = 0; i <= rounds && status == 0; i++) {
		status = draw_ids(s, c);
		if (status == 0) {
			status = c->scatter ? scatter_verified(s, t, c, SEED + 2 + i, us + i)
					    : gather_verified(s, t, c, SEED, us + i);
		}
	}
	if (status == 0) {
		c->us = bench_median(us + 1, rounds);
		c->us_min = us[1];
		c->us_max = us[rounds];
	}
	free(us);
	return status;
}

double rows_per_us(const struct rows_cell *c)
{
	return c->us > 0 ? (double)c->count / c->us : 0;
}

double rows_gb_per_s(const struct rows_cell *c)
{
	return rows_per_us(c) * (double)c->row / 1e3;
}
