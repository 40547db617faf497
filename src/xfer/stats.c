/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "xfer/stats.h"

#include <stdlib.h>
#include <string.h>

#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/dev.h"
#include "xfer/board.h"

/* Where numbers go when not even private memory is left: nobody reads them. */
static struct page_cell lost;

void stats_init(struct stats *s, const struct config *c)
{
	s->config = c;
	pthread_mutex_init(&s->lock, NULL);
}

void stats_finish(struct stats *s)
{
	if (s->page) {
		board_leave(s->ctx);
	}
	free(s->own);
	pthread_mutex_destroy(&s->lock);
}

static void tell_locked(struct stats *s, const char *why)
{
	if (!s->told) {
		s->told = true;
		log_warn("other processes cannot see all counters of this one: %s", why);
	}
}

/* Once a context: somewhere to count. */
static void look_locked(struct stats *s)
{
	bool share = s->config->stats && strcmp(s->config->stats, "off") != 0;
	char before[1024]; /* as long as messages get */

	s->looked = true;
	/* The message may be what the caller is about to be told of a transfer. */
	text_copy(before, sizeof(before), err_message());
	if (share && board_join(s->config, &s->page, &s->ctx)) {
		tell_locked(s, err_message());
	}
	(void)err_set(0, "%s", before);
}

static struct page_cell *take_locked(struct stats *s, const char *device, unsigned int route,
				     enum page_op op)
{
	struct page_cell *c = NULL;

	if (!s->looked) {
		look_locked(s);
	}
	if (s->page) {
		c = board_cell(s->page, s->ctx, device, route, op);
		if (!c) {
			tell_locked(s, "there are more contexts and devices than fit its file");
		}
	}
	if (!c && !s->own) {
		s->own = board_private();
	}
	if (!c && s->own) {
		c = board_cell(s->own, 0, device, route, op);
	}
	return c ? c : &lost;
}

static __attribute__((noinline)) struct page_cell *
first_time(struct stats *s, unsigned int slot, struct dev *dev, unsigned int route, enum page_op op)
{
	_Atomic(struct page_cell *) *at = &s->cells[slot][route][op];
	struct page_cell *c;

	pthread_mutex_lock(&s->lock);
	c = atomic_load(at);
	if (!c) {
		c = take_locked(s, dev ? dev->props.name : "host", route, op);
		atomic_store_explicit(at, c, memory_order_release);
	}
	pthread_mutex_unlock(&s->lock);
	return c;
}

/* Contexts have few devices; the last slot is for all that come after. */
static unsigned int slot_of(struct stats *s, struct dev *dev)
{
	unsigned int i;

	if (!dev) {
		return 0;
	}
	for (i = 1; i < STATS_DEVS - 1; i++) {
		struct dev *d = atomic_load_explicit(&s->devs[i], memory_order_relaxed);

		if (d == dev ||
		    (!d && (atomic_compare_exchange_strong(&s->devs[i], &d, dev) || d == dev))) {
			break;
		}
	}
	return i;
}

static struct page_cell *cell(struct stats *s, struct stats_of of, unsigned int route)
{
	unsigned int slot = slot_of(s, of.dev);
	struct page_cell *c =
		atomic_load_explicit(&s->cells[slot][route][of.op], memory_order_acquire);

	return __builtin_expect(c != NULL, 1) ? c : first_time(s, slot, of.dev, route, of.op);
}

static void add(atomic_ullong *to, uint64_t n)
{
	atomic_fetch_add_explicit(to, n, memory_order_relaxed);
}

void stats_moved(struct stats *s, struct stats_of of, const uint64_t bytes[ROUTE_COUNT],
		 uint64_t ns)
{
	for (unsigned int i = 0; i < ROUTE_COUNT; i++) {
		if (bytes[i]) {
			struct page_cell *c = cell(s, of, i);

			add(&c->bytes, bytes[i]);
			add(&c->latency_ns, ns);
			add(&c->sizes[page_bucket(bytes[i])], 1);
			add(&c->latencies[page_bucket(ns)], 1);
		}
	}
}

void stats_failed(struct stats *s, struct stats_of of, unsigned int route)
{
	add(&cell(s, of, route)->errors, 1);
}

void stats_fell_back(struct stats *s, struct stats_of of, unsigned int route, enum pl_reason why)
{
	add(&cell(s, of, route)->reasons[why], 1);
}

static uint64_t get(const atomic_ullong *from)
{
	return atomic_load_explicit(from, memory_order_relaxed);
}

void stats_route(struct stats *s, enum plan_route_id route, struct stats_sum *out)
{
	*out = (struct stats_sum){ 0 };
	for (unsigned int i = 0; i < STATS_DEVS * PAGE_OPS; i++) {
		const struct page_cell *c = atomic_load_explicit(
			&s->cells[i / PAGE_OPS][route][i % PAGE_OPS], memory_order_acquire);

		if (!c) {
			continue;
		}
		out->bytes += get(&c->bytes);
		out->errors += get(&c->errors);
		for (unsigned int b = 0; b < PAGE_BUCKETS; b++) {
			out->ops += get(&c->sizes[b]);
		}
		for (unsigned int r = 0; r < PAGE_REASONS; r++) {
			out->fallbacks += get(&c->reasons[r]);
		}
	}
}
