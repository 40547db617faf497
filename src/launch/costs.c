/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "launch/costs.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "launch/lists.h"

/* Until it is measured, by H100s and H200s with driver 580. */
#define SPARING_MAX (48u << 10)

/* The kernel takes processors of the GPU, the driver's copies do not. If processors must be spared,
 * the kernel gets the classes that it copies in at most two thirds of the driver's time. Otherwise
 * it gets those that it copies sooner by more than the measurement varies.
 *
 * The driver's copies take the calling thread instead: .67 us each, 2.7 ms for 4,096 of them. A
 * kernel that is sooner also copies those that would keep the thread in the driver for more than
 * CALL_SHARE of the kernel's own time: of 40 KiB .79, of 64 KiB .51 (H100). */
#define SPARING_GAIN (2.0 / 3)
#define SOONEST_GAIN .98
#define CALL_SHARE .6

unsigned int cost_class(size_t len)
{
	unsigned int log;

	if (len < COST_LEAST) {
		return COST_CLASS_SHORT;
	}
	if (len >= COST_MOST) {
		return COST_CLASS_LONG;
	}
	log = 63 - (unsigned int)__builtin_clzll(len);
	return COST_CLASS_FIRST + (log - 12) * 2 + (unsigned int)(len >> (log - 1) & 1);
}

size_t cost_class_least(unsigned int class)
{
	unsigned int k = class - COST_CLASS_FIRST;

	return class == COST_CLASS_SHORT ? 0
					 : (COST_LEAST + COST_LEAST / 2 * (size_t)(k % 2)) << k / 2;
}

uint32_t costs_estimate(bool soonest)
{
	return soonest ? (1u << COST_CLASS_LONG) - 1 : (1u << cost_class(SPARING_MAX)) - 1;
}

bool cost_is_kernels(const struct cost *c, bool soonest)
{
	bool sooner = c->kernel_ns < c->driver_ns * SOONEST_GAIN;

	return sooner && (soonest || c->kernel_ns < c->driver_ns * SPARING_GAIN ||
			  c->call_ns > c->kernel_ns * CALL_SHARE);
}

static struct costs *find_locked(struct list_ctx *r, const struct dev *dev)
{
	struct costs *c = r->costs;

	while (c && c->dev != dev) {
		c = c->next;
	}
	return c;
}

/* Made at the first list; NULL: no memory, and nothing is measured. */
static struct costs *get_locked(struct list_ctx *r, const struct dev *dev)
{
	struct costs *c = find_locked(r, dev);

	if (!c) {
		c = alloc_zero(sizeof(*c));
		if (c) {
			c->dev = dev;
			c->next = r->costs;
			r->costs = c;
		}
	}
	return c;
}

static double least(double known, double now)
{
	return known == 0 || now < known ? now : known;
}

static void note_locked(struct list_ctx *r, struct launch_list *l)
{
	const struct cost_sample *s = &l->sample;
	const uint64_t *at = l->head->clock;
	struct costs *all = find_locked(r, l->dev);

	l->sample.there = false;
	/* A clock that went back, or stood still, measured nothing. */
	if (all && at[1] > at[0] && at[2] > at[1]) {
		struct cost *c = &all->v[s->way][s->class];
		uint64_t driver = at[1] - at[0] > s->cpu_ns ? at[1] - at[0] : s->cpu_ns;

		c->driver_ns = least(c->driver_ns, (double)driver / (double)s->by_driver);
		c->call_ns = least(c->call_ns, (double)s->cpu_ns / (double)s->by_driver);
		c->kernel_ns = least(c->kernel_ns, (double)(at[2] - at[1]) / (double)s->by_kernel);
		c->seen++;
	}
}

/* Takes in the measurements that have ended meanwhile. */
static void look_locked(struct list_ctx *r, const struct dev *dev)
{
	for (struct launch_list *l = r->lists; l; l = l->next) {
		if (l->sample.there && l->dev == dev && list_is_free(l)) {
			note_locked(r, l);
		}
	}
}

void costs_note(struct list_ctx *r, struct launch_list *l)
{
	lock_acquire(&r->lock);
	if (l->sample.there) {
		note_locked(r, l);
	}
	lock_release(&r->lock);
}

void costs_get(struct list_ctx *r, const struct dev *dev, enum cost_way way,
	       struct cost out[COST_CLASS_ALL])
{
	const struct costs *c;

	lock_acquire(&r->lock);
	look_locked(r, dev);
	c = find_locked(r, dev);
	for (unsigned int k = 0; k < COST_CLASS_ALL; k++) {
		out[k] = c ? c->v[way][k] : (struct cost){ 0 };
	}
	lock_release(&r->lock);
}

uint32_t costs_mask(struct list_ctx *r, const struct dev *dev, enum cost_way way, bool soonest)
{
	uint32_t mask = costs_estimate(soonest);
	struct cost v[COST_CLASS_ALL];

	costs_get(r, dev, way, v);
	for (unsigned int k = COST_CLASS_FIRST; k < COST_CLASS_LONG; k++) {
		if (v[k].seen) {
			mask = cost_is_kernels(&v[k], soonest) ? mask | 1u << k : mask & ~(1u << k);
		}
	}
	return mask;
}

bool costs_begin(struct list_ctx *r, const struct dev *dev, enum cost_way way, unsigned int class)
{
	struct costs *c;
	bool begins;

	lock_acquire(&r->lock);
	c = get_locked(r, dev);
	begins = c && c->v[way][class].begun < COST_SAMPLES;
	if (begins) {
		c->v[way][class].begun++;
	}
	lock_release(&r->lock);
	return begins;
}

void costs_cancel(struct list_ctx *r, const struct dev *dev, enum cost_way way, unsigned int class)
{
	struct costs *c;

	lock_acquire(&r->lock);
	c = find_locked(r, dev);
	if (c && c->v[way][class].begun) {
		c->v[way][class].begun--;
	}
	lock_release(&r->lock);
}

void costs_finish(struct list_ctx *r)
{
	while (r->costs) {
		struct costs *c = r->costs;

		r->costs = c->next;
		free(c);
	}
}
