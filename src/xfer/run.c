/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Carries a run of a queue's requests. */

#include <errno.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "xfer/queue.h"
#include "xfer/small.h"
#include "xfer/xfer.h"

/* Bytes of neighbours up to which small.c carries them as well, with what else is there. */
#define CHAIN_FROM 262144u

static uint8_t biggest(const struct xfer_report *rep)
{
	unsigned int best = 0;

	for (unsigned int i = 0; i < ROUTE_COUNT; i++) {
		best = rep->bytes[i] > rep->bytes[best] ? i : best;
	}
	return rep->bytes[best] ? (uint8_t)(best + 1) : 0;
}

static ssize_t carry(struct queue_room *p, struct queue_item *it, struct xfer_req *r,
		     struct xfer_report *rep)
{
	struct mem_ref src;
	ssize_t n;

	if (it->op != ITEM_COPY) {
		return xfer_run(p->x, r, rep);
	}
	n = mem_get(p->mem, (void *)it->src_addr, it->len, &src);
	if (n) {
		return n;
	}
	if (r->mem->dev && src.dev && r->mem->dev != src.dev) {
		(void)r->mem->dev->share.peer_enable(r->mem->dev, src.dev);
	}
	r->src_mem = &src;
	n = xfer_run(p->x, r, rep);
	mem_put(&src);
	return n;
}

static struct xfer_req request_of(const struct queue_item *it, struct mem_ref *mem)
{
	return (struct xfer_req){ .file = it->file,
				  .facts = it->facts,
				  .name = it->name,
				  .mem = mem,
				  .addr = it->addr,
				  .src_addr = it->src_addr,
				  .off = it->off,
				  .len = it->len,
				  .write = it->op == ITEM_WRITE,
				  .policy = it->policy,
				  .deadline_ns = it->deadline_ns };
}

void run_one(struct queue_room *p, struct queue_item *it)
{
	struct mem_ref mem;
	struct xfer_report rep = { 0 };
	struct xfer_req r = request_of(it, &mem);
	ssize_t n = 0;

	if (it->len) {
		n = mem_get(p->mem, (void *)it->addr, it->len, &mem);
		if (!n) {
			n = carry(p, it, &r, &rep);
			mem_put(&mem);
		}
	}
	it->res = n;
	it->route = biggest(&rep);
	if (n < 0) {
		it->why = alloc_str(err_message());
	}
}

/* Neighbours from the first on, and their bytes: how many. */
static size_t chain_length(struct queue_item *const *v, size_t n, size_t *parts, size_t *bytes)
{
	size_t i = 0;

	*bytes = 0;
	do {
		parts[i] = v[i]->len;
		*bytes += v[i]->len;
		i++;
	} while (i < n && item_follows(v[i - 1], v[i]));
	return i;
}

/*
 * Carries neighbours as one request, which may be large enough to be shared and to overlap. The
 * others come one by one from the first on that did not come whole: so each has the error that is
 * its own, and the count.
 */
static size_t chain_carry(struct queue_room *p, struct queue_item **v, size_t n)
{
	size_t parts[QUEUE_RUN];
	struct mem_ref mem;
	struct xfer_report rep = { 0 };
	struct xfer_req r = request_of(v[0], &mem);
	size_t all = chain_length(v, n, parts, &r.len);
	ssize_t left;
	size_t i = 0;

	if (all < 2 || r.len <= CHAIN_FROM || mem_get(p->mem, (void *)r.addr, r.len, &mem)) {
		return 0;
	}
	r.parts = parts;
	r.n_parts = all;
	left = xfer_run(p->x, &r, &rep);
	mem_put(&mem);
	for (; i < all && left >= (ssize_t)parts[i]; i++) {
		v[i]->res = (ssize_t)parts[i];
		v[i]->route = parts[i] ? biggest(&rep) : 0;
		left -= (ssize_t)parts[i];
	}
	for (; i < all; i++) {
		run_one(p, v[i]);
	}
	return all;
}

void run_carry(struct queue_room *p, struct queue_item **v, size_t n)
{
	size_t i = 0;

	while (i < n) {
		size_t done = n - i > 1 ? chain_carry(p, v + i, n - i) : 0;

		if (!done && n - i > 1 && small_fits(v[i])) {
			done = small_carry(p, v + i, n - i);
		}
		if (!done) {
			run_one(p, v[i]);
			done = 1;
		}
		i += done;
	}
}
