/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_SEGMENT_KIT_H
#define TESTS_UNIT_SEGMENT_KIT_H

/* The fixture that test_segment.c and test_segment_retry.c share. */

#include "held.h"
#include "movers.h"
#include "unit.h"

#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "exec/engine.h"
#include "file/file.h"
#include "move/copy/channel.h"

static struct config config = { .engine = (char *)"threads",
				.chunk = 2 * MIB,
				.cached_chunk = 512 * KIB,
				.depth = 16,
				.inline_max = 256 * KIB,
				.slab_budget = 64 * MIB };
static struct exec x;
static struct file file; /* described, never opened */
static struct dev dev;
static unsigned int mem_bits; /* of the memory that requests are for */

/* The mover buffered, but for the page cache: that holds what the test says. */
static uint64_t cache_salt;

/* Of every stretch something else, the same at each look. */
static double resident(uint64_t off)
{
	uint64_t rng = cache_salt + (off >> 25);
	uint64_t r = unit_random(&rng) % 4;

	return r == 3 ? -1 : (double)r / 2;
}

static bool asked_waited; /* what the survey of the last transfer was told */

static void say_resident(struct mover *m, struct move_ask *ask, unsigned int what)
{
	(void)m;
	asked_waited = what & SURVEY_ENDS ? ask->waited : asked_waited;
	if (what & SURVEY_RESIDENT) {
		assert_int_equal(ask->src.kind, END_FILE);
		ask->resident = resident(ask->src.off);
	}
}

/* What the movers are asked to carry: checked, noted, and said to be done. */
static uint64_t cached_at = UINT64_MAX; /* where the page cache has something of the file */
static const struct transfer *carried;
static struct {
	uint64_t off;
	size_t len;
	const struct mover *m;
} ops[4096];
static unsigned int n_ops;

static bool is_space(const struct end *e, size_t len)
{
	return end_is_mem(e, MEM_SLAB) && len <= slab_large(&x.slabs);
}

/* The memory end of an operation at the file: a slab, or where in the caller's memory the bytes
 * belong. */
static void check_mem(const struct move_op *op)
{
	const struct end *mem = ends_mem(&op->dst, &op->src);
	const struct end *whole = ends_mem(&carried->dst, &carried->src);
	uint64_t from = op_writes(op) ? carried->dst.off : carried->src.off;

	assert_true(is_space(mem, op->len) ||
		    (mem->dev == whole->dev && mem->addr == whole->addr + (op_off(op) - from)));
}

static void check_file_op(const struct mover *m, const struct move_op *op)
{
	const struct end *mem = ends_mem(&op->dst, &op->src);

	assert_ptr_equal(op_file(op), &file);
	assert_int_equal(op_writes(op), transfer_writes(carried));
	assert_true(op->len > 0);
	check_mem(op);
	if (m->ops->traits & MOVER_PAST_CACHE) {
		assert_int_equal(op_off(op) % file.facts.align_off, 0);
		assert_int_equal(op->len % file.facts.align_off, 0);
		assert_int_equal(mem->addr % file.facts.align_mem, 0);
	}
}

/* The result of an operation that is not carried. */
static ssize_t pretend(const struct mover *m, struct move_op *op)
{
	bool file_op = op->dst.kind == END_FILE || op->src.kind == END_FILE;

	op->moved = 0;
	op->err = 0;
	op->res = (ssize_t)op->len;
	if (!file_op) {
		assert_true(is_space(&op->dst, op->len) || is_space(&op->src, op->len));
		return op->res;
	}
	check_file_op(m, op);
	if (op->tentative && op_writes(op) && cached_at >= op->dst.off &&
	    cached_at < op->dst.off + op->len) {
		op->res = -EAGAIN;
		op->declined = true;
		return op->res;
	}
	assert_true(n_ops < COUNT(ops));
	ops[n_ops].off = op_off(op);
	ops[n_ops].len = op->len;
	ops[n_ops++].m = m;
	return op->res;
}

/* Operations of many pieces: how many there were, of how many pieces, and what becomes of them. */
static unsigned int batches;
static size_t batched;
static ssize_t batch_fails;

static ssize_t run(struct mover *m, struct move_op *op)
{
	size_t len = 0;

	for (size_t i = 0; i < op->n_pieces; i++) {
		len += op->pieces[i].len;
	}
	if (!op->n_pieces) {
		return pretend(m, op);
	}
	assert_int_equal(len, op->len);
	assert_ptr_equal(op->pieces[0].dst, op->dst.addr);
	batches++;
	batched += op->n_pieces;
	op->res = batch_fails ? batch_fails : (ssize_t)op->len;
	return op->res;
}

static int submit(struct channel *c, struct move_op *op)
{
	ssize_t res = pretend(c->mover, op);
	int rc = held_submit(c, op);

	op->res = res;
	return rc;
}

/* Movers as they are, but for what they do. */
static struct mover_ops changed[3];
static struct channel_ops channels;

static void carry_nothing(const char *name, struct mover_ops *to)
{
	struct mover *m = mover_named(name);

	*to = *m->ops;
	to->run = run;
	channels = held_channels;
	channels.submit = submit;
	to->channel = &channels;
	m->ops = to;
}

static int pin(struct dev *d, void *host, size_t len)
{
	assert_ptr_equal(d, &dev);
	assert_true(host && len);
	return 0;
}

static int setup_all(void **state)
{
	(void)state;
	assert_int_equal(movers_make(&config), 0);
	carry_nothing("direct", &changed[0]);
	carry_nothing("buffered", &changed[1]);
	carry_nothing("copy", &changed[2]);
	changed[1].survey = say_resident;
	assert_int_equal(exec_init(&x, &config, NULL, movers, movers_n), 0);
	assert_true(routes_are_known(&x.routes));
	dev.props = (struct dev_props){ .name = "gpu:0", .copy_bytes_per_ns = 50 };
	dev.mem = (struct dev_mem_ops){ .pin = pin, .unpin = pin };
	return 0;
}

static int teardown_all(void **state)
{
	(void)state;
	exec_finish(&x);
	movers_end();
	return 0;
}

static void describe(uint32_t align_mem, uint32_t align_off)
{
	file.name = (char *)"file.bin";
	file.facts = (struct file_facts){ .direct = align_off != 0,
					  .align_mem = align_mem,
					  .align_off = align_off,
					  .disk_bytes_per_ns = 2,
					  .disk_setup_ns = 60e3 };
	mem_bits = MEM_DEVICE | MEM_HOST_ADDRESSABLE;
}

static struct transfer request(uint64_t off, size_t len, bool write)
{
	struct transfer t;
	struct end *mem = write ? &t.src : &t.dst;

	transfer_of_file(&t, &file, write, (void *)(uintptr_t)(0x40000000 + (off & 0xfff)), off,
			 len);
	mem->mem = mem_bits;
	mem->dev = &dev;
	t.policy = PLAN_AUTO;
	return t;
}

static struct exec_report report; /* of the transfer that a test looks at */

/* An engine for a transfer, planned. How fast anything was carried here says nothing. */
static int begin(struct engine *e, struct progress *p, const struct transfer *t)
{
	for (unsigned int i = 0; i < ROUTE_COUNT; i++) {
		atomic_store(&x.rates[0][i], 0);
		atomic_store(&x.rates[1][i], 0);
	}
	progress_init(p, &x, t, &report);
	engine_init(e, t->len > x.config->inline_max ? ENGINE_DEEP : ENGINE_HERE, p, 1);
	return engine_plan(e);
}

/* Cuts the next segment, as an engine does. False: all is cut. */
static bool cut(struct engine *e, struct segment *s)
{
	if (e->pos >= e->end) {
		return false;
	}
	if (e->pos >= e->planned_until) {
		assert_int_equal(engine_plan(e), 0);
	}
	*s = (struct segment){ .p = e->p, .pos = e->pos, .end = min_u64(e->end, e->planned_until) };
	segment_cut(e, s, engine_best(e));
	e->pos += s->len;
	return true;
}

static struct segment segment(struct progress *p, uint64_t pos, size_t len, unsigned int route)
{
	struct segment s = { .p = p, .pos = pos, .len = len, .end = pos + len };

	s.route = &x.routes.v[route];
	s.op = (struct move_op){ .dst = p->t->dst, .src = p->t->src, .len = len };
	s.op.src = end_at(&s.op.src, pos);
	s.op.dst = end_at(&s.op.dst, pos);
	return s;
}

/* What the engine does with a segment whose hop at the file came to `res`. */
static bool retries(struct engine *e, struct segment *s, ssize_t res)
{
	return segment_retries(e, s, s->route->hop[0], res);
}

#endif
