/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "metrics/metrics.h"

#include <stdlib.h>
#include <string.h>

#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "metrics/share.h"

/* Where numbers go when not even private memory is left: nobody reads them. */
static struct counter lost;

void metrics_init(struct metrics *s, const struct config *c, const struct metrics_names *names)
{
	s->config = c;
	s->names = names;
	pthread_mutex_init(&s->lock, NULL);
}

void metrics_finish(struct metrics *s)
{
	if (s->shared) {
		share_leave(s->ctx);
	}
	free(s->own);
	pthread_mutex_destroy(&s->lock);
}

static void tell_locked(struct metrics *s, const char *why)
{
	if (!s->told) {
		s->told = true;
		log_warn("other processes cannot see all counters of this one: %s", why);
	}
}

/* Once a context: somewhere to count. */
static void look_locked(struct metrics *s)
{
	bool share = s->config->stats && strcmp(s->config->stats, "off") != 0;
	char before[1024]; /* as long as messages get */

	s->looked = true;
	/* The message may be what the caller is about to be told of a transfer. */
	text_copy(before, sizeof(before), err_message());
	if (share && share_join(s->config, s->names, &s->shared, &s->ctx)) {
		tell_locked(s, err_message());
	}
	(void)err_set(0, "%s", before);
}

static struct counter *take_locked(struct metrics *s, const char *device, unsigned int route,
				   enum counted_op op)
{
	struct counter *c = NULL;

	if (!s->looked) {
		look_locked(s);
	}
	if (s->shared) {
		c = counters_find(s->shared, s->ctx, device, route, op);
		if (!c) {
			tell_locked(s, "there are more contexts and devices than fit its file");
		}
	}
	if (!c && !s->own) {
		s->own = counters_private(s->names);
	}
	if (!c && s->own) {
		c = counters_find(s->own, 0, device, route, op);
	}
	return c ? c : &lost;
}

static __attribute__((noinline)) struct counter *first_time(struct metrics *s, unsigned int slot,
							    struct counted of, unsigned int route)
{
	_Atomic(struct counter *) *at = &s->cells[slot][route][of.op];
	struct counter *c;

	pthread_mutex_lock(&s->lock);
	c = atomic_load(at);
	if (!c) {
		c = take_locked(s, of.dev ? of.device : "host", route, of.op);
		atomic_store_explicit(at, c, memory_order_release);
	}
	pthread_mutex_unlock(&s->lock);
	return c;
}

/* Contexts have few devices; the last slot is for all that come after. */
static unsigned int slot_of(struct metrics *s, const void *dev)
{
	unsigned int i;

	if (!dev) {
		return 0;
	}
	for (i = 1; i < METRICS_DEVS - 1; i++) {
		const void *d = atomic_load_explicit(&s->devs[i], memory_order_relaxed);

		if (d == dev ||
		    (!d && (atomic_compare_exchange_strong(&s->devs[i], &d, dev) || d == dev))) {
			break;
		}
	}
	return i;
}

static struct counter *cell(struct metrics *s, struct counted of, unsigned int route)
{
	unsigned int slot = slot_of(s, of.dev);
	struct counter *c =
		atomic_load_explicit(&s->cells[slot][route][of.op], memory_order_acquire);

	return __builtin_expect(c != NULL, 1) ? c : first_time(s, slot, of, route);
}

static void add(atomic_ullong *to, uint64_t n)
{
	atomic_fetch_add_explicit(to, n, memory_order_relaxed);
}

void metrics_moved(struct metrics *s, struct counted of, const uint64_t *bytes, uint64_t ns)
{
	for (unsigned int i = 0; i < s->names->routes; i++) {
		if (bytes[i]) {
			struct counter *c = cell(s, of, i);

			add(&c->bytes, bytes[i]);
			add(&c->latency_ns, ns);
			add(&c->sizes[counter_bucket(bytes[i])], 1);
			add(&c->latencies[counter_bucket(ns)], 1);
		}
	}
}

void metrics_failed(struct metrics *s, struct counted of, unsigned int route)
{
	add(&cell(s, of, route)->errors, 1);
}

void metrics_fell_back(struct metrics *s, struct counted of, unsigned int route, unsigned int why)
{
	add(&cell(s, of, route)->reasons[why], 1);
}

static uint64_t get(const atomic_ullong *from)
{
	return atomic_load_explicit(from, memory_order_relaxed);
}

void metrics_route(struct metrics *s, unsigned int route, struct route_sum *out)
{
	*out = (struct route_sum){ 0 };
	for (unsigned int i = 0; i < METRICS_DEVS * COUNTED_OPS; i++) {
		const struct counter *c = atomic_load_explicit(
			&s->cells[i / COUNTED_OPS][route][i % COUNTED_OPS], memory_order_acquire);

		if (!c) {
			continue;
		}
		out->bytes += get(&c->bytes);
		out->errors += get(&c->errors);
		for (unsigned int b = 0; b < COUNTERS_BUCKETS; b++) {
			out->ops += get(&c->sizes[b]);
		}
		for (unsigned int r = 0; r < COUNTERS_REASONS; r++) {
			out->fallbacks += get(&c->reasons[r]);
		}
	}
}
