/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The measurements of `peerlane bench array`. The time is that of a call and the wait for it. Each
 * round has other rows, and a new array, so that the frames hold exactly the rows of the round.
 * Between the calls every row is compared with the file.
 */

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "bench_array.h"
#include "bench_gpu.h"
#include "capacity.h"
#include "crew.h"
#include "pattern.h"
#include "say.h"

#define SEED 3u
#define STEP 256u	 /* rows that a thread takes at a time */
#define PIECE (1u << 20) /* bytes that a thread takes at a time */
#define PAGE 4096u

const char *const array_way_names[ARRAY_WAYS] = { "threads", "read",   "frames",
						  "windows", "pinned", "wide" };

/* Rows that threads work on. */
struct part {
	const struct array_site *s;
	uint64_t row;
	_Atomic uint64_t wrong; /* the first row that was, and one; 0: none */
};

static int read_rows(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	const struct part *p = arg;

	(void)thread;
	for (uint64_t i = at; i < at + len; i++) {
		if (pread(p->s->file.fd, p->s->rows + i * p->row, p->row,
			  (off_t)((uint64_t)p->s->ids[i] * p->row)) != (ssize_t)p->row) {
			return -EIO;
		}
	}
	return 0;
}

static int verify_rows(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	struct part *p = arg;
	char *right = alloc_array(1, p->row);
	int err = right != NULL ? 0 : -ENOMEM;

	(void)thread;
	for (uint64_t i = at; i < at + len && err == 0; i++) {
		if (pread(p->s->file.fd, right, p->row, (off_t)((uint64_t)p->s->ids[i] * p->row)) !=
		    (ssize_t)p->row) {
			err = -EIO;
		} else if (memcmp(right, p->s->rows + i * p->row, p->row) != 0) {
			uint64_t none = 0;

			atomic_compare_exchange_strong(&p->wrong, &none, i + 1);
			break;
		}
	}
	free(right);
	return err;
}

static int copy_rows(const struct array_site *s, const struct array_cell *c, bool to_device)
{
	ssize_t n = pl_copy(s->ctx, to_device ? s->dev_rows : s->rows,
			    to_device ? s->rows : s->dev_rows, c->row * c->count, NULL);

	return n < 0 ? say_library((int)n) : 0;
}

static int verify(const struct array_site *s, const struct array_cell *c)
{
	struct part p = { .s = s, .row = c->row };
	int status = copy_rows(s, c, false);
	uint64_t wrong;

	status = status != 0 ? status : crew_run(crew_threads(), c->count, STEP, verify_rows, &p);
	wrong = atomic_load(&p.wrong);
	if (status == 0 && wrong != 0) {
		return say_failed("wrong data: row %lld of '%s', rows of %llu bytes, by %s",
				  (long long)s->ids[wrong - 1], s->file.path,
				  (unsigned long long)c->row, array_way_names[c->way]);
	}
	return status;
}

static void draw_ids(struct array_site *s, const struct array_cell *c)
{
	uint64_t rows = s->file.len / c->row;

	pattern_fill((char *)s->ids, c->count * sizeof(*s->ids), s->drawn * sizeof(*s->ids), SEED);
	s->drawn += c->count;
	for (uint64_t i = 0; i < c->count; i++) {
		s->ids[i] = (int64_t)((uint64_t)s->ids[i] % rows);
	}
	memset(s->status, 0, sizeof(*s->status));
	memset(s->rows, 0, c->row * c->count);
}

static int by_threads(struct array_site *s, const struct array_cell *c, double *us)
{
	struct part p = { .s = s, .row = c->row };
	uint64_t begun = clock_now_ns();
	int status = crew_run((unsigned int)s->o->threads, c->count, STEP, read_rows, &p);

	status = status != 0 ? status : copy_rows(s, c, true);
	*us = (double)(clock_now_ns() - begun) / 1e3;
	return status;
}

struct pl_array_opts array_opts_of(const struct array_site *s, enum array_way way)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;

	o.page_bytes = (uint32_t)s->o->page;
	o.frame_bytes = way == ARRAY_FRAMES ? s->o->frames : 0;
	o.wide_bytes = way == ARRAY_WIDE ? s->file.len : 0;
	o.window_bytes = way == ARRAY_WINDOWS ? s->file.len : 0;
	o.flags = PL_ARRAY_STABLE;
	return o;
}

static int open_array(const struct array_site *s, const struct array_cell *c, struct pl_array **out)
{
	struct pl_array_opts o = array_opts_of(s, c->way);
	int err = pl_array_open(s->dev, s->file.file, 0, s->file.len, &o, out);

	return err != 0 ? say_library(err) : 0;
}

/* Queues the gather, or the prefetch of the rows that shall be hits. */
static int queue(const struct array_site *s, struct pl_array *a, const struct array_cell *c,
		 bool prefetch)
{
	struct pl_array_rows r = PL_ARRAY_ROWS_INIT;
	int err;

	r.ids = s->ids;
	r.n = prefetch ? c->count * c->hits / 100 : c->count;
	r.row_bytes = c->row;
	r.out = s->dev_rows;
	r.status = s->status;
	r.units = (uint32_t)s->o->units;
	err = prefetch ? pl_array_prefetch(s->stream, a, &r) : pl_array_gather(s->stream, a, &r);
	err = err != 0 ? err : pl_stream_sync(s->stream);
	if (err != 0) {
		return say_library(err);
	}
	if (s->status->failed != 0) {
		return say_failed("%llu rows could not be read: %s",
				  (unsigned long long)s->status->failed,
				  strerror((int)-s->status->error));
	}
	return 0;
}

/* Whether there are any; the rest is read, which its count of reads shows. */
static int look_for_windows(struct pl_array *a, struct array_cell *c)
{
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	int err = pl_array_stats(a, &st);

	if (err == 0 && st.window_bytes == 0) {
		c->why = st.windows_why;
	}
	return err != 0 ? say_library(err) : 0;
}

static int by_array(struct array_site *s, struct array_cell *c, double *us)
{
	struct pl_array *a = NULL;
	uint64_t begun;
	int status = copy_rows(s, c, true); /* nothing there is right already */
	int err;

	status = status != 0 ? status : open_array(s, c, &a);
	if (status == 0 && c->way == ARRAY_WINDOWS) {
		status = look_for_windows(a, c);
	}
	if (status != 0 || c->why != NULL) {
		pl_array_close(a);
		return status;
	}
	status = c->hits == 0 ? status : queue(s, a, c, true);
	if (status == 0 && s->o->file.cold) {
		status = bench_file_settle(&s->file, &s->o->file);
	}
	begun = clock_now_ns();
	status = status != 0 ? status : queue(s, a, c, false);
	*us = (double)(clock_now_ns() - begun) / 1e3;
	if (status == 0) {
		c->stats = (struct pl_array_stats)PL_ARRAY_STATS_INIT;
		err = pl_array_stats(a, &c->stats);
		status = err != 0 ? say_library(err) : 0;
	}
	pl_array_close(a);
	return status;
}

static int load_part(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	const struct array_site *s = arg;
	uint64_t done = 0;

	(void)thread;
	while (done < len) {
		ssize_t n = pread(s->file.fd, s->copy + at + done, len - done, (off_t)(at + done));

		if (n <= 0) {
			return -EIO;
		}
		done += (uint64_t)n;
	}
	return 0;
}

/* The file in memory of the heap, which is pinned then: its pages are small ones for the GPU. */
static int get_copy(struct array_site *s, struct array_cell *c)
{
	uint64_t len = align_up(s->file.len, PAGE);
	int err;

	if (s->copy != NULL) {
		return 0;
	}
	s->pinned = len <= capacity_memory() / 2 ? alloc_array(1, len + PAGE) : NULL;
	if (s->pinned == NULL) {
		c->why = "there is not the memory for a copy of the file";
		return 0;
	}
	s->copy = s->pinned + (align_up((uintptr_t)s->pinned, PAGE) - (uintptr_t)s->pinned);
	err = crew_run(crew_threads(), s->file.len, PIECE, load_part, s);
	if (err != 0) {
		return err;
	}
	err = pl_mem_pin(s->dev, s->copy, len, 0);
	if (err != 0) {
		s->copy = NULL;
		return say_library(err);
	}
	return 0;
}

static int by_pinned(struct array_site *s, struct array_cell *c, double *us)
{
	struct pl_rows r = PL_ROWS_INIT;
	int status = get_copy(s, c);
	uint64_t begun;
	int err;

	if (status != 0 || c->why != NULL) {
		return status;
	}
	status = copy_rows(s, c, true); /* nothing there is right already */
	r.flags = PL_ROWS_AS_GIVEN;
	r.table = s->copy;
	r.table_rows = s->file.len / c->row;
	r.array = s->dev_rows;
	r.row_bytes = c->row;
	r.ids = s->ids;
	r.n = c->count;
	r.units = (uint32_t)s->o->units;
	begun = clock_now_ns();
	err = status == 0 ? pl_gather(s->stream, &r) : 0;
	err = err != 0 || status != 0 ? err : pl_stream_sync(s->stream);
	*us = (double)(clock_now_ns() - begun) / 1e3;
	return err != 0 ? say_library(err) : status;
}

static int round_of(struct array_site *s, struct array_cell *c, double *us)
{
	int status = bench_file_settle(&s->file, &s->o->file);

	draw_ids(s, c);
	if (status == 0) {
		status = c->way == ARRAY_THREADS  ? by_threads(s, c, us)
			 : c->way == ARRAY_PINNED ? by_pinned(s, c, us)
						  : by_array(s, c, us);
	}
	return status != 0 || c->why != NULL ? status : verify(s, c);
}

int array_measure(struct array_site *s, struct array_cell *c)
{
	size_t rounds = s->o->rounds;
	double *us = alloc_array(rounds + 1, sizeof(*us));
	int status = us != NULL ? 0 : say_failed("no memory left");

	/* The first is verified, and does not count. */
	for (size_t i = 0; i <= rounds && status == 0 && c->why == NULL; i++) {
		status = round_of(s, c, us + i);
	}
	if (status == 0 && c->why == NULL) {
		c->us = bench_median(us + 1, rounds);
		c->us_min = us[1];
		c->us_max = us[rounds];
	}
	free(us);
	return status;
}

static int get_memory(struct array_site *s)
{
	uint64_t count = bench_greatest(&s->o->count);
	uint64_t len = bench_greatest(&s->o->row) * count;
	void *p = NULL;
	int err = pl_mem_alloc(s->dev, count * sizeof(*s->ids), PL_ALLOC_PINNED, &p);

	s->ids = err == 0 ? p : NULL;
	err = err != 0 ? err : pl_mem_alloc(s->dev, sizeof(*s->status), PL_ALLOC_PINNED, &p);
	s->status = err == 0 ? p : NULL;
	err = err != 0 ? err : pl_mem_alloc(s->dev, len, PL_ALLOC_PINNED, &p);
	s->rows = err == 0 ? p : NULL;
	err = err != 0 ? err : pl_mem_alloc(s->dev, len, 0, &p);
	s->dev_rows = err == 0 ? p : NULL;
	return err;
}

int array_site_get(struct array_site *s, struct pl_ctx *ctx, const struct array_opts *o)
{
	int status;
	int err;

	*s = (struct array_site){ .o = o, .ctx = ctx };
	status = bench_file_get(&s->file, ctx, &o->file);
	if (status != 0) {
		return status;
	}
	if (bench_greatest(&o->row) > s->file.len) {
		return say_usage("bench array", "--row: '%s' has %llu bytes", s->file.path,
				 (unsigned long long)s->file.len);
	}
	err = pl_dev_open(ctx, o->device, &s->dev);
	err = err != 0 ? err : pl_stream_create(s->dev, &s->stream);
	err = err != 0 ? err : get_memory(s);
	return err != 0 ? say_library(err) : 0;
}

void array_site_put(struct array_site *s)
{
	if (s->ctx == NULL) {
		return;
	}
	pl_stream_close(s->stream);
	if (s->copy != NULL) {
		(void)pl_mem_unpin(s->ctx, s->copy);
	}
	free(s->pinned);
	(void)pl_mem_free(s->ctx, s->ids);
	(void)pl_mem_free(s->ctx, s->status);
	(void)pl_mem_free(s->ctx, s->rows);
	(void)pl_mem_free(s->ctx, s->dev_rows);
	pl_dev_close(s->dev);
	bench_file_put(&s->file);
}
