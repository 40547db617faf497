/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "metrics/metrics.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"

/* Receives the numbers when memory is short; they are not read. */
static struct counter lost;

void metrics_init(struct metrics *s, const struct config *c, const struct metrics_names *names)
{
	s->config = c;
	s->names = names;
	lock_init(&s->lock, RANK_METRICS);
}

void metrics_finish(struct metrics *s)
{
	for (unsigned int i = 0; i < METRICS_ROWS; i++) {
		struct counter *c = atomic_load(&s->rows[i].to);

		if (c && s->rows[i].shared) {
			share_give(c);
		} else {
			free(c);
		}
	}
	if (s->shared) {
		share_leave();
	}
	lock_finish(&s->lock);
}

/* Opens the process's file, if the configuration wants one. Returns why there is none, or NULL. */
static const char *join_locked(struct metrics *s)
{
	const char *why = NULL;

	if (!s->looked && s->config->stats && strcmp(s->config->stats, "off") != 0 &&
	    share_join(s->config, s->names, &s->shared)) {
		why = err_message();
	}
	s->looked = true;
	return why;
}

static void show(struct metrics *s, const char *what)
{
	const char *why;

	lock_acquire(&s->lock);
	why = join_locked(s);
	lock_release(&s->lock);
	if (why) {
		log_warn("other processes cannot see %s of this one: %s", what, why);
	}
}

void metrics_show(struct metrics *s)
{
	show(s, "all counters");
}

void metrics_wide_made(struct metrics *s, uint64_t bytes)
{
	show(s, "the wide memory");
	share_wide((int64_t)bytes);
}

void metrics_wide_freed(uint64_t bytes)
{
	share_wide(-(int64_t)bytes);
}

/* A row in the process's file, or else in memory of our own; NULL: no memory. */
static struct counter *take_locked(struct metrics *s, const struct counter_name *name, bool *shared)
{
	const char *why = join_locked(s);
	struct counter *c = NULL;

	if (s->shared) {
		c = share_take(name);
		why = c ? NULL : "its file has no space for more contexts and devices";
	}
	if (why && !s->unshared) {
		log_warn("other processes cannot see all counters of this one: %s", why);
	}
	*shared = c;
	if (!c) {
		s->unshared++;
		c = alloc_zero(sizeof(*c));
	}
	if (c && !*shared) {
		c->name = *name;
	}
	return c;
}

static unsigned int what_of(enum counted_op op, unsigned int route)
{
	return route * COUNTED_OPS + op;
}

/* The numbers of these; NULL: there are none yet, and *at is the free row for them, which stays
 * free while the lock is held. */
static inline struct counter *find(struct metrics *s, const struct counted *of, unsigned int what,
				   struct metrics_row **at)
{
	/* Devices are some hundred bytes each. */
	uintptr_t h = ((uintptr_t)of->dst.dev >> 7) + 5 * ((uintptr_t)of->src.dev >> 7) + what;

	for (;; h++) {
		struct metrics_row *r = &s->rows[h % METRICS_ROWS];
		/* Acquires what add_locked() released. */
		struct counter *c = atomic_load_explicit(&r->to, memory_order_acquire);

		if (!c || (r->what == what && r->dev == of->dst.dev && r->src == of->src.dev)) {
			*at = r;
			return c;
		}
	}
}

static struct counter *add_locked(struct metrics *s, struct metrics_row *r,
				  const struct counted *of, unsigned int route)
{
	static const char *const ops[COUNTED_OPS] = { "read", "write", "copy", "lane" };
	struct counter_name name = { .device = "" };
	struct counter *c;

	if (atomic_load(&s->n) == COUNTERS) {
		return &lost;
	}
	text_copy(name.device, sizeof(name.device), of->dst.dev ? of->dst.name : "host");
	text_copy(name.src, sizeof(name.src), of->src.dev ? of->src.name : "");
	text_copy(name.route, sizeof(name.route),
		  route < s->names->routes		  ? s->names->route(s->names->arg, route)
		  : route == metrics_by_kernels(s->names) ? s->names->by_kernels
							  : "none");
	text_copy(name.op, sizeof(name.op), ops[of->op]);
	c = take_locked(s, &name, &r->shared);
	if (!c) {
		return &lost;
	}
	r->dev = of->dst.dev;
	r->src = of->src.dev;
	r->what = what_of(of->op, route);
	atomic_store_explicit(&r->to, c, memory_order_release);
	atomic_fetch_add(&s->n, 1);
	return c;
}

static __attribute__((noinline)) struct counter *
first_time(struct metrics *s, const struct counted *of, unsigned int route)
{
	char before[1024]; /* as long as messages get */
	struct metrics_row *r;
	struct counter *c;

	/* The thread's message may be that of the transfer that is being counted: it is kept. */
	text_copy(before, sizeof(before), err_message());
	lock_acquire(&s->lock);
	c = find(s, of, what_of(of->op, route), &r);
	c = c ? c : add_locked(s, r, of, route);
	lock_release(&s->lock);
	(void)err_set(0, "%s", before);
	return c;
}

/* A transfer counts for its device, at either end; a copy between two devices counts for both. */
static inline struct counter *row(struct metrics *s, const struct counted *of, unsigned int route)
{
	static const struct counted_end none;
	const struct counted_end *dst = of->dst.dev ? &of->dst : &of->src;
	struct counted by = { .dst = *dst,
			      .src = of->src.dev == dst->dev ? none : of->src,
			      .op = of->op };
	struct metrics_row *r;
	struct counter *c = find(s, &by, what_of(by.op, route), &r);

	return __builtin_expect(c != NULL, 1) ? c : first_time(s, &by, route);
}

static void add(struct counter *c, unsigned int i, uint64_t n)
{
	atomic_fetch_add_explicit(&c->n[i], n, memory_order_relaxed);
}

void metrics_moved(struct metrics *s, const struct counted *of, unsigned int route, uint64_t bytes,
		   uint64_t n, uint64_t ns)
{
	struct counter *c = row(s, of, route);

	add(c, COUNTER_BYTES, n * bytes);
	add(c, COUNTER_LATENCY_NS, n * ns);
	add(c, COUNTER_SIZES + counter_bucket(bytes), n);
	add(c, COUNTER_LATENCIES + counter_bucket(ns), n);
}

void metrics_ready(struct metrics *s, const struct counted *of, unsigned int route)
{
	(void)row(s, of, route);
}

void metrics_failed(struct metrics *s, const struct counted *of, unsigned int route)
{
	add(row(s, of, route), COUNTER_ERRORS, 1);
}

void metrics_fell_back(struct metrics *s, const struct counted *of, unsigned int route,
		       unsigned int why)
{
	add(row(s, of, route), COUNTER_REASONS + why, 1);
}
