/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Lists that measure the costs of the two ways: see costs.h. */

#include "base/clock.h"
#include "launch/blocks.h"

#define SAMPLE_MOST 512u /* pieces that the driver copies for a measurement */

/* The class of all pieces, if they are of one that is measured; else COST_CLASS_SHORT. */
static unsigned int only_class(const struct blocks *b)
{
	unsigned int class = COST_CLASS_SHORT;
	size_t pieces = 0;

	for (unsigned int k = COST_CLASS_FIRST; k < COST_CLASS_LONG; k++) {
		if (b->sums[k].pieces > pieces) {
			class = k;
			pieces = b->sums[k].pieces;
		}
	}
	return pieces == b->n ? class : COST_CLASS_SHORT;
}

/* Whether this list is one that measures; the class and the way are filled in. */
static bool begin_sample(const struct blocks *b, struct cost_sample *out)
{
	size_t half = b->n / 2;

	if (b->captured || b->unmeasured || b->n < COST_SAMPLE_LEAST || !b->ways ||
	    (b->ways & (b->ways - 1))) {
		return false;
	}
	*out = (struct cost_sample){ .there = true,
				     .way = (enum cost_way)__builtin_ctz(b->ways),
				     .class = only_class(b),
				     .by_driver = half < SAMPLE_MOST ? half : SAMPLE_MOST };
	out->by_kernel = b->n - out->by_driver;
	return out->class != COST_CLASS_SHORT &&
	       !dev_kernel_load(b->s->s, DEV_WAIT, DEV_KERNEL_CLOCK) &&
	       costs_begin(b->s->lists, b->s->dev, out->way, out->class);
}

static int read_clock(const struct launcher *s, uint64_t *at)
{
	struct clock_params p = { .at = (uintptr_t)at };

	return s->dev->kernel.launch(s->s, DEV_KERNEL_CLOCK, 1, &p);
}

/* The driver's copies first, with the clock around them, then the kernel's. `d` and `k` are the two
 * halves. */
static int launch_sample(const struct blocks *d, const struct blocks *k, struct launch_list *l,
			 size_t parts)
{
	struct launcher *s = k->s;
	uint64_t *clock = l->head->clock;
	size_t done = 0;
	uint64_t cpu;
	bool begun;
	int rc;

	lock_acquire(&s->lock);
	rc = read_clock(s, &clock[0]);
	begun = !rc;
	/* The thread's processor time: a full queue of the driver makes it sleep. */
	cpu = clock_thread_ns();
	rc = rc ? rc : blocks_by_driver(d);
	l->sample.cpu_ns = clock_thread_ns() - cpu;
	rc = rc ? rc : read_clock(s, &clock[1]);
	rc = rc ? rc : blocks_launch(k, l, parts, &done);
	rc = rc ? rc : read_clock(s, &clock[2]);
	rc = rc ? rc : blocks_pass(k, l);
	l->sample.there = !rc;
	lock_release(&s->lock);
	if (!rc || !begun) {
		list_give(s->lists, l);
	}
	return rc;
}

/* Half by half. */
static int measure(struct blocks *b, const struct cost_sample *sample, bool *done)
{
	struct blocks d = *b;
	struct blocks k = *b;
	struct launch_list *l;
	size_t parts;

	d.n = sample->by_driver;
	d.by_kernel = 0;
	d.driver = (struct blocks_sum){ d.n, 0 };
	for (size_t i = 0; i < d.n; i++) {
		d.driver.bytes += d.list.v[i].len;
	}
	k.list.v += sample->by_driver;
	k.n = sample->by_kernel;
	k.by_kernel = ~0u;
	k.kernel = (struct blocks_sum){ k.n, b->sums[sample->class].bytes - d.driver.bytes };
	blocks_size_up(&k, 0);
	parts = blocks_parts(&k);
	l = blocks_take(b, parts);
	*done = l;
	if (!l) {
		return 0;
	}
	l->sample = *sample;
	b->driver = d.driver;
	b->kernel = k.kernel;
	b->units = k.units;
	return launch_sample(&d, &k, l, parts);
}

int blocks_measure(struct blocks *b, bool *done)
{
	struct cost_sample sample;
	int rc;

	*done = false;
	if (!begin_sample(b, &sample)) {
		return 0;
	}
	rc = blocks_load(b->s);
	rc = rc ? rc : measure(b, &sample, done);
	if (rc || !*done) {
		costs_cancel(b->s->lists, b->s->dev, sample.way, sample.class);
	}
	return rc;
}
