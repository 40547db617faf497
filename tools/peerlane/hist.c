/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Up to 2 * HIST_SUB every value has a bucket of its own; above, every power of two has HIST_SUB.
 */

#include "hist.h"

#include <stddef.h>

static size_t bucket_of(uint64_t ns)
{
	unsigned int shift;

	if (ns < 2 * HIST_SUB) {
		return (size_t)ns;
	}
	/* 63 - clz is the power; the five bits below the highest one choose the bucket. */
	shift = 63u - (unsigned int)__builtin_clzll(ns) - 5u;
	return (size_t)shift * HIST_SUB + (size_t)(ns >> shift);
}

static uint64_t upper_edge(size_t bucket)
{
	size_t shift;

	if (bucket < 2 * HIST_SUB) {
		return bucket;
	}
	shift = bucket / HIST_SUB - 1;
	return (((uint64_t)(bucket - shift * HIST_SUB) + 1) << shift) - 1;
}

void hist_add(struct hist *h, uint64_t ns)
{
	h->count[bucket_of(ns)]++;
	h->n++;
}

void hist_merge(struct hist *h, const struct hist *from)
{
	size_t i;

	for (i = 0; i < HIST_BUCKETS; i++) {
		h->count[i] += from->count[i];
	}
	h->n += from->n;
}

uint64_t hist_quantile(const struct hist *h, double q)
{
	uint64_t want = (uint64_t)(q * (double)h->n + 0.5);
	uint64_t seen = 0;
	size_t i;

	for (i = 0; i < HIST_BUCKETS && h->n != 0; i++) {
		seen += h->count[i];
		if (seen != 0 && seen >= want) {
			return upper_edge(i);
		}
	}
	return 0;
}
