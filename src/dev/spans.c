/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "dev/spans.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/alloc.h"

/* The process has one counter, so that a reused address always gets a new generation. */
static atomic_ullong generations;

int dev_spans_init(struct dev_spans *p, uint64_t len)
{
	*p = (struct dev_spans){ .len = len, .free = len };
	p->first = alloc_zero(sizeof(*p->first));
	if (!p->first) {
		return -ENOMEM;
	}
	p->first->len = len;
	return 0;
}

void dev_spans_finish(struct dev_spans *p)
{
	while (p->first) {
		struct dev_span *one = p->first;

		p->first = one->next;
		free(one);
	}
}

int dev_spans_take(struct dev_spans *p, uint64_t len, uint64_t *off)
{
	struct dev_span *at = p->first;

	while (at && (at->generation || at->len < len)) {
		at = at->next;
	}
	if (!at || !len) {
		return -ENOSPC;
	}
	if (at->len > len) {
		struct dev_span *rest = alloc_zero(sizeof(*rest));

		if (!rest) {
			return -ENOMEM;
		}
		*rest = (struct dev_span){ at->next, at->off + len, at->len - len, 0 };
		at->next = rest;
		at->len = len;
	}
	at->generation = atomic_fetch_add(&generations, 1) + 1;
	p->free -= len;
	*off = at->off;
	return 0;
}

/* Joins a piece with its successor where both are free. */
static void join(struct dev_span *one)
{
	struct dev_span *n = one->next;

	if (n && !n->generation && !one->generation) {
		one->len += n->len;
		one->next = n->next;
		free(n);
	}
}

uint64_t dev_spans_put(struct dev_spans *p, uint64_t off)
{
	struct dev_span *before = NULL;
	struct dev_span *at;
	uint64_t len;

	for (at = p->first; at && (at->off != off || !at->generation); at = at->next) {
		before = at;
	}
	if (!at) {
		return 0;
	}
	len = at->len;
	p->free += len;
	at->generation = 0;
	join(at);
	if (before) {
		join(before);
	}
	return len;
}

const struct dev_span *dev_spans_find(const struct dev_spans *p, uint64_t off)
{
	const struct dev_span *at = p->first;

	while (at && off - at->off >= at->len) {
		at = at->next;
	}
	return at && at->generation ? at : NULL;
}
