/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lists of `peerlane bench blocks`, and their measurements. The host's memory holds pattern.h's
 * words by their place in it, so the place of a block tells its bytes. A write brings words of
 * another seed there, and afterwards the memory is restored. The time is that of the calls and the
 * wait for them. Places are drawn, and blocks are verified on the host, between the calls.
 */

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "bench_blocks.h"
#include "bench_gpu.h"
#include "crew.h"
#include "pattern.h"
#include "say.h"

#define SEED 1u
#define PIECE ((uint64_t)4 << 20) /* of a memory that a thread fills at a time */
#define WIDE_PAGE ((uint64_t)2 << 20)

const char *const blocks_way_names[BLOCKS_WAYS] = { "busy", "idle", "one by one" };

/* Blocks of a list, or bytes of a memory, which threads work on. */
struct part {
	const struct blocks_site *s;
	const struct blocks_cell *c;
	char *at; /* a memory */
	uint64_t seed;
	_Atomic uint64_t wrong; /* the first block that was, and one; 0: none */
};

static int fill_memory(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	const struct part *p = arg;

	(void)thread;
	pattern_fill(p->at + at, len, at, p->seed);
	return 0;
}

/* Blocks of the host's memory that a write has changed. */
static int restore_blocks(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	const struct part *p = arg;

	(void)thread;
	for (uint64_t i = at; i < at + len; i++) {
		uint64_t place = p->s->places[i];

		pattern_fill(p->s->memory + place, p->c->block, place, SEED);
	}
	return 0;
}

static bool is_pattern(const char *at, uint64_t len, uint64_t off, uint64_t seed)
{
	char right[4096];

	for (uint64_t done = 0; done < len;) {
		uint64_t n = min_u64(sizeof(right), len - done);

		pattern_fill(right, n, off + done, seed);
		if (memcmp(right, at + done, n) != 0) {
			return false;
		}
		done += n;
	}
	return true;
}

/* Verifies blocks: of a read those in the array, of a write those in the host's memory. */
static int verify_blocks(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	struct part *p = arg;
	const struct blocks_site *s = p->s;
	uint64_t block = p->c->block;

	(void)thread;
	for (uint64_t i = at; i < at + len; i++) {
		bool right =
			p->c->write
				? is_pattern(s->memory + s->places[i], block, i * block, p->seed)
				: is_pattern(s->array + i * block, block, s->places[i], SEED);
		uint64_t none = 0;

		if (!right) {
			atomic_compare_exchange_strong(&p->wrong, &none, i + 1);
			break;
		}
	}
	return 0;
}

static int on_blocks(struct part *p, crew_fn fn)
{
	return crew_run(p->s->threads, p->c->count, max_u64((uint64_t)(256 << 10) / p->c->block, 1),
			fn, p);
}

static int verify(struct part *p)
{
	const struct blocks_cell *c = p->c;
	int status = on_blocks(p, verify_blocks);
	uint64_t wrong = atomic_load(&p->wrong);

	if (status == 0 && wrong != 0) {
		return say_failed("wrong data: block %llu of a list of %llu blocks of %llu bytes, "
				  "%s %s, %s",
				  (unsigned long long)(wrong - 1), (unsigned long long)c->count,
				  (unsigned long long)c->block, blocks_op_name(c),
				  c->write ? "from the GPU" : "to the GPU",
				  blocks_way_names[c->way]);
	}
	return status;
}

/* 0 or an exit status, with the complaint printed. */
static int get_memory(struct blocks_site *s)
{
	bool wide = strcmp(s->o->memory, "wide") == 0;
	struct pl_mem_info mem = PL_MEM_INFO_INIT;
	void *p;
	int err = wide ? pl_mem_alloc(s->dev, s->o->size, PL_ALLOC_WIDE, &p)
		       : pl_mem_alloc(s->dev, s->o->size, PL_ALLOC_PINNED, &p);

	s->memory = err == 0 ? p : NULL;
	err = err != 0 ? err : pl_mem_alloc(s->dev, s->o->longest, PL_ALLOC_PINNED, &p);
	s->array = err == 0 ? p : NULL;
	err = err != 0 ? err : pl_mem_alloc(s->dev, s->o->longest, 0, &p);
	s->device = err == 0 ? p : NULL;
	err = err != 0 ? err : pl_mem_info(s->ctx, s->memory, &mem);
	if (err != 0) {
		return say_library(err);
	}
	s->gpu_page = mem.gpu_page;
	if (wide && mem.gpu_page < WIDE_PAGE) {
		return say_failed("not all of the memory is wide: %s; give less by --size, or "
				  "--memory pinned",
				  mem.why_not_wide);
	}
	return 0;
}

int blocks_site_get(struct blocks_site *s, struct pl_ctx *ctx, const struct blocks_opts *o)
{
	uint64_t count = bench_greatest(&o->count);
	struct part p = { .s = s, .seed = SEED };
	int err = 0, status;

	*s = (struct blocks_site){ .o = o, .ctx = ctx, .threads = crew_threads() };
	s->own_ctx = strcmp(o->memory, "pinned") == 0;
	if (s->own_ctx) {
		s->ctx = NULL;
		err = bench_open_narrow(&o->common, &s->ctx);
	}
	err = err != 0 ? err : pl_dev_open(s->ctx, o->device, &s->dev);
	err = err != 0 ? err : pl_stream_create(s->dev, &s->stream);
	if (err != 0) {
		return say_library(err);
	}
	s->places = alloc_array(count, sizeof(*s->places));
	s->pieces = alloc_array(count, sizeof(*s->pieces));
	if (s->places == NULL || s->pieces == NULL) {
		return say_failed("no memory left for a list of %llu blocks",
				  (unsigned long long)count);
	}
	status = get_memory(s);
	p.at = s->memory;
	return status != 0 ? status : crew_run(s->threads, o->size, PIECE, fill_memory, &p);
}

void blocks_site_put(struct blocks_site *s)
{
	free(s->places);
	free(s->pieces);
	if (s->ctx == NULL) {
		return;
	}
	pl_stream_close(s->stream);
	(void)pl_mem_free(s->ctx, s->memory);
	(void)pl_mem_free(s->ctx, s->array);
	(void)pl_mem_free(s->ctx, s->device);
	pl_dev_close(s->dev);
	if (s->own_ctx) {
		pl_close(s->ctx);
	}
}

static uint64_t draw(struct blocks_site *s)
{
	uint64_t word;

	pattern_fill(&word, sizeof(word), s->drawn++ * sizeof(word), SEED + 1);
	return word;
}

/* Other places than in all lists before, in random order. No two blocks overlap: each has a part of
 * the memory for itself. */
static void draw_list(struct blocks_site *s, const struct blocks_cell *c)
{
	uint64_t each = s->o->size / c->block / c->count;

	for (uint64_t i = 0; i < c->count; i++) {
		uint64_t k = draw(s) % (i + 1);

		s->places[i] = s->places[k];
		s->places[k] = (i * each + draw(s) % each) * c->block;
	}
	for (uint64_t i = 0; i < c->count; i++) {
		char *host = s->memory + s->places[i], *dev = s->device + i * c->block;

		s->pieces[i] = (struct pl_copy_piece){ .dst = c->write ? host : dev,
						       .src = c->write ? dev : host,
						       .len = c->block };
	}
}

/* All blocks on the device, from the array or to it. */
static int copy_array(const struct blocks_site *s, const struct blocks_cell *c, bool to_device)
{
	ssize_t n = pl_copy(s->ctx, to_device ? s->device : s->array,
			    to_device ? s->array : s->device, c->block * c->count, NULL);

	return n < 0 ? say_library((int)n) : 0;
}

/* 0 or -errno. */
static int queue_list(const struct blocks_site *s, struct blocks_cell *c)
{
	struct pl_stream_copyv_report report = PL_STREAM_COPYV_REPORT_INIT;
	struct pl_stream_copyv_opts opts = PL_STREAM_COPYV_OPTS_INIT;
	int err;

	opts.flags = c->way == BLOCKS_IDLE ? PL_COPYV_SOONEST : 0;
	opts.units = (uint32_t)s->o->units;
	opts.report = &report;
	err = pl_stream_copyv(s->stream, NULL, NULL, s->pieces, c->count, &opts);
	c->kernel_pieces = report.kernel_pieces;
	c->driver_pieces = report.driver_pieces;
	c->units = report.units;
	return err;
}

/* Queues the list as single copies. Nothing waits between them. */
static int queue_singly(const struct blocks_site *s, struct blocks_cell *c)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	int err = 0;

	io.flags = PL_STREAM_FIXED_LEN;
	for (uint64_t i = 0; i < c->count && err == 0; i++) {
		io.mem = s->pieces[i].dst;
		io.src = s->pieces[i].src;
		io.len = &s->pieces[i].len;
		err = pl_stream_copy(s->stream, &io);
	}
	c->driver_pieces = c->count;
	return err;
}

static uint64_t cpu_now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static int call(const struct blocks_site *s, struct blocks_cell *c, double *us, double *cpu_us)
{
	uint64_t cpu = cpu_now_ns(), begun = clock_now_ns();
	int err = c->way == BLOCKS_SINGLE ? queue_singly(s, c) : queue_list(s, c);

	*cpu_us = (double)(cpu_now_ns() - cpu) / 1e3;
	err = err != 0 ? err : pl_stream_sync(s->stream);
	*us = (double)(clock_now_ns() - begun) / 1e3;
	return err != 0 ? say_library(err) : 0;
}

/* Reads a list, and verifies it. The device's memory is cleared before, since it may hold the bytes
 * that the list should bring. */
static int read_verified(const struct blocks_site *s, struct blocks_cell *c, double *us,
			 double *cpu_us)
{
	struct part p = { .s = s, .c = c };
	int status;

	memset(s->array, 0, c->block * c->count);
	status = copy_array(s, c, true);
	status = status != 0 ? status : call(s, c, us, cpu_us);
	status = status != 0 ? status : copy_array(s, c, false);
	return status != 0 ? status : verify(&p);
}

static int write_verified(const struct blocks_site *s, struct blocks_cell *c, uint64_t seed,
			  double *us, double *cpu_us)
{
	struct part p = { .s = s, .c = c, .at = s->array, .seed = seed };
	int status = crew_run(s->threads, c->block * c->count, PIECE, fill_memory, &p);

	status = status != 0 ? status : copy_array(s, c, true);
	status = status != 0 ? status : call(s, c, us, cpu_us);
	status = status != 0 ? status : verify(&p);
	return status != 0 ? status : on_blocks(&p, restore_blocks);
}

int blocks_measure(struct blocks_site *s, struct blocks_cell *cells)
{
	size_t rounds = s->o->rounds, each = rounds + 1;
	double *us = alloc_array(2 * BLOCKS_WAYS * each, sizeof(*us));
	int status = us != NULL ? 0 : say_failed("no memory left");

	/* The first list loads the kernels and allocates; it is verified, and does not count. */
	for (size_t i = 0; i < each && status == 0; i++) {
		for (size_t way = 0; way < BLOCKS_WAYS && status == 0; way++) {
			struct blocks_cell *c = &cells[way];
			double *wall = us + 2 * way * each + i, *cpu = wall + each;

			draw_list(s, c);
			status = c->write ? write_verified(s, c, SEED + 2 + i, wall, cpu)
					  : read_verified(s, c, wall, cpu);
		}
	}
	for (size_t way = 0; way < BLOCKS_WAYS && status == 0; way++) {
		double *wall = us + 2 * way * each + 1;

		cells[way].us = bench_median(wall, rounds);
		cells[way].us_min = wall[0];
		cells[way].us_max = wall[rounds - 1];
		cells[way].cpu_us = bench_median(wall + each, rounds);
	}
	free(us);
	return status;
}

double blocks_gb_per_s(const struct blocks_cell *c)
{
	return c->us > 0 ? (double)(c->count * c->block) / c->us / 1e3 : 0;
}

const char *blocks_op_name(const struct blocks_cell *c)
{
	return c->write ? "write" : "read";
}
