/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The ends of a transfer that is not made, and its plan. */

#include "report/explain.h"
#include "report/explain_remote.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/error.h"

/* A memory end, by its address. If the caller named only a device, or nothing, `suits` is one that
 * will do. */
static int find_memory(struct explanation *e, const struct transfer *t, struct end *mem,
		       const struct pl_dev *dev, uintptr_t suits)
{
	struct extent within;
	struct mem *held;
	int rc;

	if (mem->addr) {
		rc = end_hold(e->ctx->exec.mem, mem, t->len, mem == &t->dst, &held, &within);
		mem_end_use(held);
		return rc;
	}
	mem->addr = suits;
	mem->mem = MEM_HOST_ADDRESSABLE;
	if (dev) {
		const struct dev_props *d = &dev->dev->props;

		mem->dev = dev->dev;
		mem->mem = MEM_DEVICE | MEM_KNOWN | (d->p2p ? MEM_P2P : 0) |
			   (d->host_addressable ? MEM_HOST_ADDRESSABLE : 0);
	}
	return 0;
}

static uint64_t edge_bytes(const struct explanation *e)
{
	const struct plan_candidate *c = &e->plan.v[0];
	uint64_t a = e->write ? max_u64(c->align_off, 4096) : c->align_off;
	uint64_t off = e->args->off;
	uint64_t end = off + e->ask.len;
	uint64_t head = align_up(off, a);
	uint64_t tail = align_down(end, a);

	if (!e->plan.ok || !c->route->edges || (route_is_staged(c->route) && !e->write)) {
		return 0;
	}
	return tail > head ? (head - off) + (end - tail) : e->ask.len;
}

/* Segments with pages in the page cache are written through it; if all have, that is the route. */
static void look_beside(struct explanation *e, struct file *f, uint32_t policy)
{
	struct plan *p = &e->plan;
	const struct route *edges = p->ok ? route_edges(p->v[0].route, ask_mem(&e->ask)) : NULL;
	uint64_t off = e->args->off;

	e->beside = e->write && edges && e->ask.len && !f->facts.bypass &&
		    (policy == PLAN_AUTO || policy == PLAN_BOUNCE) &&
		    file_any_cached(f, off, e->ask.len);
	if (!e->beside || !file_all_cached(f, off, e->ask.len)) {
		return;
	}
	e->ask.resident = 1;
	for (unsigned int i = 1; i < p->ok; i++) {
		struct plan_candidate c = p->v[i];

		if (c.route == edges) {
			memmove(&p->v[1], &p->v[0], i * sizeof(p->v[0]));
			p->v[0] = c;
			return;
		}
	}
}

/* Fills both ends of a copy. Each is an address, a device, or the host. */
static int copy_ends(struct explanation *e, struct transfer *t)
{
	const struct pl_explain_args *a = e->args;
	int rc;

	transfer_of_copy(t, (void *)(uintptr_t)a->mem, a->src,
			 (size_t)(a->len ? a->len : e->ctx->config.chunk));
	rc = find_memory(e, t, &t->dst, a->dev, UINT64_C(1) << 40);
	return rc ? rc : find_memory(e, t, &t->src, a->src_dev, UINT64_C(1) << 41);
}

/* The memory suits if it is as aligned as the offset allows. */
static int file_ends(struct explanation *e, struct transfer *t)
{
	const struct pl_explain_args *a = e->args;
	struct file *f = a->file->file;
	uint64_t len;
	int rc = pl_file_info(a->file, &e->info);

	e->stack = rc ? NULL : file_stack(f);
	if (rc || !e->stack) {
		return rc ? rc : err_set(ENOMEM, "out of memory for the explanation");
	}
	len = a->len ? a->len : e->info.length > a->off ? e->info.length - a->off : 0;
	e->unknown = !a->len && !a->write && !e->info.length;
	if (e->unknown) {
		len = e->ctx->config.chunk;
	}
	if (a->off > INT64_MAX || len > (uint64_t)INT64_MAX - a->off) {
		return err_set(EINVAL,
			       "offset %" PRIu64 " and length %" PRIu64
			       " exceed the largest possible file",
			       a->off, len);
	}
	e->write = a->write;
	transfer_of_file(t, f, e->write, (void *)(uintptr_t)a->mem, a->off, (size_t)len);
	if (a->region) {
		return explain_region_beside(e, t);
	}
	return find_memory(e, t, e->write ? &t->src : &t->dst, a->dev,
			   (uintptr_t)(a->off & 4095) + (UINT64_C(1) << 40));
}

static int region_ends(struct explanation *e, struct transfer *t)
{
	int rc = explain_region_ends(e, t);

	return rc ? rc
		  : find_memory(e, t, e->write ? &t->src : &t->dst, e->args->dev,
				UINT64_C(1) << 40);
}

/* Returns the facts to survey. Memory without an address cannot be registered with a NIC. */
static unsigned int what_to_survey(const struct explanation *e)
{
	const struct pl_explain_args *a = e->args;

	return SURVEY_ENDS | (a->region && !a->file && !a->mem ? 0 : SURVEY_OPEN) |
	       (a->file && !e->write ? SURVEY_RESIDENT : 0);
}

int explain_plan(struct explanation *e)
{
	struct file *f = e->args->file ? e->args->file->file : NULL;
	struct exec *x = &e->ctx->exec;
	struct plan_rates rates;
	struct transfer t;
	uint32_t policy;
	int rc = ctx_policy(e->ctx, e->args->policy, !f, &policy);

	rc = rc		       ? rc
	     : f	       ? file_ends(e, &t)
	     : e->args->region ? region_ends(e, &t)
			       : copy_ends(e, &t);
	if (rc) {
		return rc;
	}
	e->policy = routes_policy_name(&x->routes, policy);
	t.policy = policy;
	exec_ask(x, &t, what_to_survey(e), &e->ask);
	exec_rates(x, &e->ask, &rates);
	plan_make(&x->routes, &e->ask, policy, &rates, &e->plan);
	if (!f) {
		plan_drop_unfit(&x->routes, &e->ask, &e->plan);
	} else {
		look_beside(e, f, policy);
		e->edge = edge_bytes(e);
	}
	plan_lanes(&e->plan, &e->ask, &e->lanes);
	return 0;
}
