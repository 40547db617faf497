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
#include "metrics/share.h"

/* Where numbers go when there is no memory left: nobody reads them. */
static struct counter lost;

void metrics_init(struct metrics *s, const struct config *c, const struct metrics_names *names)
{
	s->config = c;
	s->names = names;
	pthread_mutex_init(&s->lock, NULL);
}

void metrics_finish(struct metrics *s)
{
	for (unsigned int i = 0; i < METRICS_BUCKETS; i++) {
		struct metrics_row *next;

		for (struct metrics_row *r = atomic_load(&s->rows[i]); r; r = next) {
			next = r->next;
			if (r->shared) {
				share_give(r->to);
			} else {
				free(r->to);
			}
			free(r);
		}
	}
	if (s->shared) {
		share_leave();
	}
	pthread_mutex_destroy(&s->lock);
}

/* A row in the process's file, or else in memory of our own; NULL: no memory. */
static struct counter *take_locked(struct metrics *s, const struct counter_name *name, bool *shared)
{
	const char *why = NULL;
	struct counter *c = NULL;

	if (!s->looked && s->config->stats && strcmp(s->config->stats, "off") != 0 &&
	    share_join(s->config, s->names, &s->shared)) {
		why = err_message();
	}
	s->looked = true;
	if (s->shared) {
		c = share_take(name);
		why = c ? NULL : "there are more contexts and devices than fit its file";
	}
	if (why && !s->told) {
		s->told = true;
		log_warn("other processes cannot see all counters of this one: %s", why);
	}
	*shared = c;
	c = c ? c : alloc_zero(sizeof(*c));
	if (c && !*shared) {
		s->unshared++;
		c->name = *name;
	}
	return c;
}

static unsigned int what_of(enum counted_op op, unsigned int route)
{
	return route * COUNTED_OPS + op;
}

static _Atomic(struct metrics_row *) *bucket_of(struct metrics *s, const struct counted *of,
						unsigned int what)
{
	/* Devices are some hundred bytes each. */
	uintptr_t h = ((uintptr_t)of->dst.dev >> 7) + 5 * ((uintptr_t)of->src.dev >> 7) + what;

	return &s->rows[h % METRICS_BUCKETS];
}

static struct counter *find(_Atomic(struct metrics_row *) *bucket, const struct counted *of,
			    unsigned int what)
{
	/* Acquires what add_locked() released. */
	struct metrics_row *r = atomic_load_explicit(bucket, memory_order_acquire);

	for (; r; r = r->next) {
		if (r->what == what && r->dev == of->dst.dev && r->src == of->src.dev) {
			return r->to;
		}
	}
	return NULL;
}

static struct counter *add_locked(struct metrics *s, const struct counted *of, unsigned int route)
{
	static const char *const ops[COUNTED_OPS] = { "read", "write", "copy" };
	unsigned int what = what_of(of->op, route);
	_Atomic(struct metrics_row *) *bucket = bucket_of(s, of, what);
	struct metrics_row *r = alloc_zero(sizeof(*r));
	struct counter_name name = { .device = "" };

	if (!r) {
		return &lost;
	}
	text_copy(name.device, sizeof(name.device), of->dst.dev ? of->dst.name : "host");
	text_copy(name.src, sizeof(name.src), of->src.dev ? of->src.name : "");
	text_copy(name.route, sizeof(name.route),
		  route < s->names->routes ? s->names->route(route) : "none");
	text_copy(name.op, sizeof(name.op), ops[of->op]);
	*r = (struct metrics_row){ .dev = of->dst.dev, .src = of->src.dev, .what = what };
	r->to = take_locked(s, &name, &r->shared);
	if (!r->to) {
		free(r);
		return &lost;
	}
	r->next = atomic_load(bucket);
	atomic_store_explicit(bucket, r, memory_order_release);
	atomic_fetch_add(&s->n, 1);
	return r->to;
}

static __attribute__((noinline)) struct counter *
first_time(struct metrics *s, const struct counted *of, unsigned int route)
{
	unsigned int what = what_of(of->op, route);
	char before[1024]; /* as long as messages get */
	struct counter *c;

	/* The message may be what the caller is about to be told of a transfer. */
	text_copy(before, sizeof(before), err_message());
	pthread_mutex_lock(&s->lock);
	c = find(bucket_of(s, of, what), of, what);
	c = c ? c : add_locked(s, of, route);
	pthread_mutex_unlock(&s->lock);
	(void)err_set(0, "%s", before);
	return c;
}

/* One device stands for a transfer, whichever end it is; two only for a copy between them. */
static struct counted by_device(struct counted of)
{
	if (!of.dst.dev) {
		of.dst = of.src;
	}
	if (of.dst.dev == of.src.dev) {
		of.src = (struct counted_end){ NULL, NULL };
	}
	return of;
}

/* `of` as by_device() gave it. */
static struct counter *row(struct metrics *s, const struct counted *of, unsigned int route)
{
	unsigned int what = what_of(of->op, route);
	struct counter *c = find(bucket_of(s, of, what), of, what);

	return __builtin_expect(c != NULL, 1) ? c : first_time(s, of, route);
}

static void add(struct counter *c, unsigned int i, uint64_t n)
{
	atomic_fetch_add_explicit(&c->n[i], n, memory_order_relaxed);
}

void metrics_moved(struct metrics *s, struct counted of, const uint64_t *bytes, uint64_t ns)
{
	of = by_device(of);
	for (unsigned int i = 0; i < s->names->routes; i++) {
		if (bytes[i]) {
			struct counter *c = row(s, &of, i);

			add(c, COUNTER_BYTES, bytes[i]);
			add(c, COUNTER_LATENCY_NS, ns);
			add(c, COUNTER_SIZES + counter_bucket(bytes[i]), 1);
			add(c, COUNTER_LATENCIES + counter_bucket(ns), 1);
		}
	}
}

void metrics_failed(struct metrics *s, struct counted of, unsigned int route)
{
	of = by_device(of);
	add(row(s, &of, route), COUNTER_ERRORS, 1);
}

void metrics_fell_back(struct metrics *s, struct counted of, unsigned int route, unsigned int why)
{
	of = by_device(of);
	add(row(s, &of, route), COUNTER_REASONS + why, 1);
}

static uint64_t sum(const struct counter *c, unsigned int from, unsigned int n)
{
	uint64_t all = 0;

	for (unsigned int i = from; i < from + n; i++) {
		all += atomic_load_explicit(&c->n[i], memory_order_relaxed);
	}
	return all;
}

void metrics_route(struct metrics *s, unsigned int route, struct pl_route_stats *out)
{
	for (unsigned int i = 0; i < METRICS_BUCKETS; i++) {
		struct metrics_row *r = atomic_load_explicit(&s->rows[i], memory_order_acquire);

		for (; r; r = r->next) {
			if (r->what / COUNTED_OPS == route) {
				out->ops += sum(r->to, COUNTER_SIZES, COUNTERS_BUCKETS);
				out->bytes += sum(r->to, COUNTER_BYTES, 1);
				out->errors += sum(r->to, COUNTER_ERRORS, 1);
				out->fallbacks += sum(r->to, COUNTER_REASONS, COUNTERS_REASONS);
			}
		}
	}
}
