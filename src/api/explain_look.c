/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The ends of a transfer that is not made, and its plan. */

#include "api/explain.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/error.h"

/* The memory end. If the caller named only a device, or nothing, a suitable address: as aligned as
 * the offset allows. */
static int find_memory(struct explanation *e, struct transfer *t)
{
	const struct pl_explain_args *a = e->args;
	struct end *mem = e->write ? &t->src : &t->dst;
	int rc;

	if (a->mem) {
		rc = transfer_hold(&e->ctx->mem, t);
		if (!rc) {
			transfer_release(t);
		}
		return rc;
	}
	mem->addr = (uintptr_t)(a->off & 4095) + (UINT64_C(1) << 40);
	mem->mem = MEM_HOST_ADDRESSABLE;
	if (a->dev) {
		const struct dev_props *d = &a->dev->dev->props;

		mem->dev = a->dev->dev;
		mem->mem = MEM_DEVICE | (d->p2p ? MEM_P2P : 0) |
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
	const struct route *edges = p->ok ? p->v[0].route->edges : NULL;
	uint64_t off = e->args->off;

	e->beside = e->write && edges && e->ask.len && !f->facts.bypass &&
		    (policy == PLAN_AUTO || policy == PLAN_BOUNCE) &&
		    file_any_cached(f, off, e->ask.len);
	if (!e->beside || !file_all_cached(f, off, e->ask.len)) {
		return;
	}
	e->ask.survey.resident = 1;
	for (unsigned int i = 1; i < p->ok; i++) {
		struct plan_candidate c = p->v[i];

		if (c.route == edges) {
			memmove(&p->v[1], &p->v[0], i * sizeof(p->v[0]));
			p->v[0] = c;
			return;
		}
	}
}

/* An end of a copy that has no address: one that suits. */
static void stand_in(struct end *mem, const struct pl_dev *dev, uintptr_t addr)
{
	mem->addr = addr;
	mem->mem = MEM_HOST_ADDRESSABLE;
	if (dev) {
		const struct dev_props *d = &dev->dev->props;

		mem->dev = dev->dev;
		mem->mem = MEM_DEVICE | (d->p2p ? MEM_P2P : 0) |
			   (d->host_addressable ? MEM_HOST_ADDRESSABLE : 0);
	}
}

/* Of a copy each end is an address, or a device, or the host. */
static int find_memories(struct explanation *e, struct transfer *t)
{
	const struct pl_explain_args *a = e->args;
	struct transfer only = *t;
	int rc = 0;

	if (a->mem) {
		only.src = only.dst;
		rc = transfer_hold(&e->ctx->mem, &only);
		if (rc) {
			return rc;
		}
		t->dst = only.dst;
		transfer_release(&only);
	} else {
		stand_in(&t->dst, a->dev, UINT64_C(1) << 40);
	}
	if (a->src) {
		only = *t;
		only.dst = only.src;
		rc = transfer_hold(&e->ctx->mem, &only);
		if (!rc) {
			t->src = only.src;
			transfer_release(&only);
		}
	} else {
		stand_in(&t->src, a->src_dev, UINT64_C(1) << 41);
	}
	return rc;
}

static int look_at_copy(struct explanation *e)
{
	const struct pl_explain_args *a = e->args;
	struct exec *x = &e->ctx->exec;
	uint32_t policy = a->policy ? a->policy : PLAN_AUTO;
	struct plan_rates rates;
	struct transfer t;
	int rc;

	e->policy = routes_policy_name(&x->routes, policy);
	if (!e->policy) {
		return err_set(EINVAL, "policy %u is none; take it from pl_policy_parse()", policy);
	}
	transfer_of_copy(&t, (void *)(uintptr_t)a->mem, a->src,
			 (size_t)(a->len ? a->len : x->chunk));
	t.policy = policy;
	rc = find_memories(e, &t);
	if (rc) {
		return rc;
	}
	exec_ask(x, &t, SURVEY_ENDS | SURVEY_GOING, &e->ask);
	e->ask.brief = true;
	exec_rates(x, &rates);
	plan_make(&x->routes, &e->ask, policy, &rates, &e->plan);
	plan_lanes(&e->plan, &e->ask, &e->lanes);
	return 0;
}

static int look(struct explanation *e)
{
	const struct pl_explain_args *a = e->args;
	struct exec *x = &e->ctx->exec;
	struct file *f = a->file->file;
	uint32_t policy = a->policy ? a->policy : e->ctx->policy;
	struct plan_rates rates;
	struct transfer t;
	uint64_t len;
	int rc = pl_file_info(a->file, &e->info);

	e->stack = rc ? NULL : file_stack(f);
	if (rc || !e->stack) {
		return rc ? rc : err_set(ENOMEM, "out of memory for the explanation");
	}
	e->policy = routes_policy_name(&x->routes, policy);
	if (!e->policy) {
		return err_set(EINVAL,
			       "there is no policy %u; use a value that pl_policy_parse() gave",
			       policy);
	}
	len = a->len ? a->len : e->info.length > a->off ? e->info.length - a->off : 0;
	e->unknown = !a->len && !a->write && !e->info.length;
	if (e->unknown) {
		len = x->chunk;
	}
	if (a->off > INT64_MAX || len > (uint64_t)INT64_MAX - a->off) {
		return err_set(EINVAL,
			       "offset %" PRIu64 " and length %" PRIu64
			       " exceed the largest possible file",
			       a->off, len);
	}
	e->write = a->write;
	transfer_of_file(&t, f, e->write, (void *)(uintptr_t)a->mem, a->off, (size_t)len);
	t.policy = policy;
	rc = find_memory(e, &t);
	if (rc) {
		return rc;
	}
	exec_ask(x, &t, SURVEY_ENDS | (e->write ? 0 : SURVEY_RESIDENT), &e->ask);
	exec_rates(x, &rates);
	plan_make(&x->routes, &e->ask, policy, &rates, &e->plan);
	look_beside(e, f, policy);
	plan_lanes(&e->plan, &e->ask, &e->lanes);
	e->edge = edge_bytes(e);
	return 0;
}

int explain_look(struct explanation *e)
{
	return e->args->file ? look(e) : look_at_copy(e);
}
