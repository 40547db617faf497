/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Bandwidths that a process has measured between ends: a hash of pairs, each a moving average. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/lock.h"
#include "base/text.h"
#include "topo/paths.h"

#define FIRST_SIZE 64	 /* a power of two */
#define PAIRS_MAX 262144 /* more pairs are not remembered */
#define WEIGHT .125	 /* of a new value */

struct rate {
	char from[32]; /* "" a free place */
	char to[32];
	double bw;
};

struct topo_rates {
	struct lock lock; /* protects the rest; nothing is taken under it */
	struct rate *v;
	size_t n, space;
};

int topo_rates_create(struct topo_rates **out)
{
	struct topo_rates *r = alloc_zero(sizeof(*r));

	if (!r) {
		return -ENOMEM;
	}
	r->v = alloc_array(FIRST_SIZE, sizeof(*r->v));
	if (!r->v) {
		free(r);
		return -ENOMEM;
	}
	r->space = FIRST_SIZE;
	lock_init(&r->lock, RANK_TOPO_RATES);
	*out = r;
	return 0;
}

void topo_rates_free(struct topo_rates *r)
{
	if (r) {
		lock_finish(&r->lock);
		free(r->v);
		free(r);
	}
}

static struct rate *place(struct rate *v, size_t space, const char *from, const char *to)
{
	uint32_t h = 2166136261u;
	size_t at;

	for (const char *p = from; *p; p++) {
		h = (h ^ (unsigned char)*p) * 16777619u;
	}
	h = (h ^ '>') * 16777619u;
	for (const char *p = to; *p; p++) {
		h = (h ^ (unsigned char)*p) * 16777619u;
	}
	at = h & (space - 1);
	while (v[at].from[0] && (strcmp(v[at].from, from) != 0 || strcmp(v[at].to, to) != 0)) {
		at = (at + 1) & (space - 1);
	}
	return &v[at];
}

static int grow(struct topo_rates *r)
{
	struct rate *v;

	if (r->n * 2 < r->space) {
		return 0;
	}
	v = alloc_array(r->space * 2, sizeof(*v));
	if (!v) {
		return -ENOMEM;
	}
	for (size_t i = 0; i < r->space; i++) {
		if (r->v[i].from[0]) {
			*place(v, r->space * 2, r->v[i].from, r->v[i].to) = r->v[i];
		}
	}
	free(r->v);
	r->v = v;
	r->space *= 2;
	return 0;
}

int topo_rates_add(struct topo_rates *r, const char *from, const char *to, uint64_t nbytes,
		   uint64_t ns)
{
	double bw = ns ? (double)nbytes / (double)ns : 0;
	struct rate *at;
	int rc;

	if (!ns || !from[0] || strlen(from) >= sizeof(at->from) || strlen(to) >= sizeof(at->to)) {
		return -EINVAL;
	}
	lock_acquire(&r->lock);
	rc = grow(r);
	if (!rc) {
		at = place(r->v, r->space, from, to);
		if (at->from[0]) {
			at->bw += (bw - at->bw) * WEIGHT;
		} else if (r->n < PAIRS_MAX) {
			text_copy(at->from, sizeof(at->from), from);
			text_copy(at->to, sizeof(at->to), to);
			at->bw = bw;
			r->n++;
		}
	}
	lock_release(&r->lock);
	return rc;
}

double topo_rates_get(const struct topo_rates *r, const char *from, const char *to)
{
	/* The lock is no part of what const promises. */
	struct lock *lock = (struct lock *)&r->lock;
	double bw;

	lock_acquire(lock);
	bw = place(r->v, r->space, from, to)->bw;
	lock_release(lock);
	return bw;
}
