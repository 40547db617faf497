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

static uint8_t biggest(const struct xfer_report *rep)
{
	unsigned int best = 0;

	for (unsigned int i = 0; i < ROUTE_COUNT; i++) {
		best = rep->bytes[i] > rep->bytes[best] ? i : best;
	}
	return rep->bytes[best] ? (uint8_t)(best + 1) : 0;
}

static ssize_t carry(struct pool *p, struct queue_item *it, struct xfer_req *r,
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

void run_one(struct pool *p, struct queue_item *it)
{
	struct mem_ref mem;
	struct xfer_report rep = { 0 };
	struct xfer_req r = { .file = it->file,
			      .facts = it->facts,
			      .name = it->name,
			      .mem = &mem,
			      .addr = it->addr,
			      .src_addr = it->src_addr,
			      .off = it->off,
			      .len = it->len,
			      .write = it->op == ITEM_WRITE,
			      .policy = it->policy,
			      .deadline_ns = it->deadline_ns };
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

void run_carry(struct pool *p, struct queue_item **v, size_t n)
{
	size_t i = 0;

	while (i < n) {
		size_t done = n - i > 1 && small_fits(v[i]) ? small_carry(p, v + i, n - i) : 0;

		if (!done) {
			run_one(p, v[i]);
			done = 1;
		}
		i += done;
	}
}
