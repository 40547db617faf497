/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "plan/plan.h"

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/error.h"

const struct plan_route plan_routes[ROUTE_COUNT] = {
	[ROUTE_DIRECT] = { .name = "direct", .hop = { PATH_DIRECT }, .hops = 1 },
	[ROUTE_BUFFERED] = { .name = "buffered", .hop = { PATH_BUFFERED }, .hops = 1 },
	[ROUTE_DIRECT_COPY] = { .name = "direct+copy",
				.hop = { PATH_DIRECT, PATH_COPY },
				.hops = 2,
				.staged = true },
	[ROUTE_BUFFERED_COPY] = { .name = "buffered+copy",
				  .hop = { PATH_BUFFERED, PATH_COPY },
				  .hops = 2,
				  .staged = true },
	[ROUTE_COPY] = { .name = "copy", .hop = { PATH_COPY }, .hops = 1 },
	[ROUTE_NULL] = { .name = "null", .hop = { PATH_NULL }, .hops = 1, .by_name_only = true },
	[ROUTE_P2PDMA] = { .name = "p2pdma", .hop = { PATH_P2PDMA }, .hops = 1 },
	[ROUTE_PAGECACHE] = { .name = "pagecache", .hop = { PATH_PAGECACHE }, .hops = 1 },
};

static const struct {
	const char *name;
	uint32_t policy;
} policies[] = {
	{ "auto", PLAN_AUTO },
	{ "strict", PLAN_STRICT },
	{ "direct", PLAN_ROUTE(ROUTE_DIRECT) },
	{ "buffered", PLAN_ROUTE(ROUTE_BUFFERED) },
	{ "bounce", PLAN_BOUNCE },
	{ "direct+copy", PLAN_ROUTE(ROUTE_DIRECT_COPY) },
	{ "buffered+copy", PLAN_ROUTE(ROUTE_BUFFERED_COPY) },
	{ "copy", PLAN_ROUTE(ROUTE_COPY) },
	{ "null", PLAN_ROUTE(ROUTE_NULL) },
	{ "p2pdma", PLAN_ROUTE(ROUTE_P2PDMA) },
	{ "pagecache", PLAN_ROUTE(ROUTE_PAGECACHE) },
};

int plan_policy_parse(const char *name, uint32_t *out)
{
	for (size_t i = 0; i < ARRAY_LEN(policies); i++) {
		if (strcmp(policies[i].name, name) == 0) {
			*out = policies[i].policy;
			return 0;
		}
	}
	return err_set(
		EINVAL,
		"there is no policy \"%s\"; write auto, strict, or a route: direct, buffered, "
		"bounce, direct+copy, buffered+copy, copy, null, p2pdma, "
		"pagecache",
		name);
}

const char *plan_policy_name(uint32_t policy)
{
	for (size_t i = 0; i < ARRAY_LEN(policies); i++) {
		if (policies[i].policy == policy) {
			return policies[i].name;
		}
	}
	return NULL;
}

/* What the policy has against a route. */
static enum pl_reason forbidden(const struct plan_route *r, enum plan_route_id id,
				const struct path_ask *ask, uint32_t policy)
{
	if (policy == PLAN_ROUTE(id)) {
		return PL_REASON_NONE;
	}
	if (r->by_name_only) {
		return PL_REASON_BY_NAME_ONLY;
	}
	if (policy == PLAN_AUTO) {
		return PL_REASON_NONE;
	}
	if (policy == PLAN_BOUNCE) {
		return r->staged ? PL_REASON_NONE : PL_REASON_POLICY;
	}
	if (policy == PLAN_STRICT) {
		/* The page cache is a staging area too, unless the file lives in it. */
		bool cached = r->hop[0] == PATH_BUFFERED &&
			      !(ask->file && (ask->file->memory_backed || ask->file->stream));

		return r->staged || cached ? PL_REASON_STAGED : PL_REASON_NONE;
	}
	return PL_REASON_POLICY;
}

/* What hop `i` of a route would be asked to carry. */
static struct path_ask hop_ask(const struct plan_route *r, unsigned int i,
			       const struct path_ask *ask)
{
	struct path_ask a = *ask;

	if (r->staged && i == 0) {
		a.slab = true;
		a.mem = (struct path_mem){ .host_addressable = true };
	} else if (r->staged) {
		a.file = NULL;
	}
	return a;
}

/* Large pieces overlap: the slower hop decides. Small ones follow each other. */
#define OVERLAP_FROM (1u << 20)

static void add_hop(struct plan_candidate *c, const struct path_offer *o, uint64_t len)
{
	double ns = (double)len / o->bytes_per_ns;

	if (c->cost_ns > 0 && len >= OVERLAP_FROM) {
		c->cost_ns = (c->cost_ns > ns ? c->cost_ns : ns) + o->setup_ns;
	} else {
		c->cost_ns += ns + o->setup_ns;
	}
	c->cpu_ns += o->cpu_ns_per_kib * (double)len / 1024;
}

/* A measured rate corrects a guess, but never so far that a route would not be tried again. */
static double corrected(double cost_ns, double rate, uint64_t len)
{
	double measured;

	if (rate <= 0 || len < OVERLAP_FROM) {
		return cost_ns;
	}
	measured = (double)len / rate;
	if (measured > 4 * cost_ns) {
		return 4 * cost_ns;
	}
	return measured < cost_ns / 4 ? cost_ns / 4 : measured;
}

/* A slab costs others memory bandwidth, processors and a place in line: to be preferred, staging
 * must promise to be this much faster. */
#define STAGING_PENALTY 2.0

static void consider(struct path *const *paths, enum plan_route_id id, const struct path_ask *ask,
		     uint32_t policy, const struct plan_rates *rates, struct plan_candidate *c)
{
	const struct plan_route *r = &plan_routes[id];

	*c = (struct plan_candidate){ .route = id, .align_mem = 1, .align_off = 1 };
	c->refuse = forbidden(r, id, ask, policy);
	if (!c->refuse && r->staged && ask->file && !ask->mem.dev) {
		c->refuse = PL_REASON_NO_DEVICE;
	}
	for (unsigned int i = 0; i < r->hops && !c->refuse; i++) {
		struct path_ask a = hop_ask(r, i, ask);
		struct path_offer o;

		a.named = policy == PLAN_ROUTE(id);
		path_describe(paths[r->hop[i]], &a, &o);
		c->refuse = o.refuse;
		c->refuse_hop = i;
		if (o.refuse) {
			break;
		}
		if (i == 0) {
			c->align_mem = o.align_mem;
			c->align_off = o.align_off;
		}
		add_hop(c, &o, ask->len);
	}
	/* Reads by the page cache were measured when all was in it. */
	if (!c->refuse && rates &&
	    (ask->write || ask->resident >= 1 ||
	     (r->hop[0] != PATH_BUFFERED && r->hop[0] != PATH_PAGECACHE))) {
		double rate = (ask->write ? rates->write : rates->read)[id];

		c->cost_ns = corrected(c->cost_ns, rate, ask->len);
	}
}

/* Keeps those that work at the front, by rank; the refused behind, in their own order. */
static void insert(struct plan *p, const struct plan_candidate *c)
{
	unsigned int at = c->refuse ? p->n : p->ok;

	while (!c->refuse && at > 0 && p->v[at - 1].rank > c->rank) {
		at--;
	}
	memmove(&p->v[at + 1], &p->v[at], (p->n - at) * sizeof(p->v[0]));
	p->v[at] = *c;
	p->n++;
	p->ok += !c->refuse;
}

/* What is known of a file's hop holds with and without a slab behind it: until a staged route was
 * measured itself, it is not thought faster than the straight one that begins with the same hop. */
static void not_before_straight(const struct plan *p, const struct path_ask *ask,
				const struct plan_rates *rates, struct plan_candidate *c)
{
	const struct plan_route *r = &plan_routes[c->route];

	if (c->refuse || !r->staged || !rates ||
	    (ask->write ? rates->write : rates->read)[c->route] > 0) {
		return;
	}
	for (unsigned int i = 0; i < p->ok; i++) {
		const struct plan_route *other = &plan_routes[p->v[i].route];

		if (other->hops == 1 && other->hop[0] == r->hop[0] &&
		    c->cost_ns < p->v[i].cost_ns) {
			c->cost_ns = p->v[i].cost_ns;
		}
	}
}

/* What is not in the page cache comes from the disk, whoever reads it: a disk that was measured by
 * `direct` is no faster behind the page cache. Otherwise each slow disk would be read through the
 * page cache, only because nothing corrects the guess of that. */
static void not_before_disk(const struct path_ask *ask, const struct plan_rates *rates,
			    struct plan_candidate *c)
{
	double absent = ask->resident < 0 ? 0.5 : 1 - ask->resident;
	double disk, ns;

	if (c->refuse || ask->write || !rates || ask->len < OVERLAP_FROM ||
	    plan_routes[c->route].hop[0] != PATH_BUFFERED) {
		return;
	}
	disk = rates->read[ROUTE_DIRECT] > rates->read[ROUTE_DIRECT_COPY]
		       ? rates->read[ROUTE_DIRECT]
		       : rates->read[ROUTE_DIRECT_COPY];
	ns = disk > 0 ? (double)ask->len * absent / disk : 0;
	if (c->cost_ns < ns) {
		c->cost_ns = ns;
	}
}

void plan_make(struct path *const *paths, const struct path_ask *ask, uint32_t policy,
	       const struct plan_rates *rates, struct plan *out)
{
	out->n = 0;
	out->ok = 0;
	for (enum plan_route_id id = 0; id < ROUTE_COUNT; id++) {
		struct plan_candidate c;

		consider(paths, id, ask, policy, rates, &c);
		not_before_straight(out, ask, rates, &c);
		not_before_disk(ask, rates, &c);
		c.rank = c.cost_ns * (plan_routes[id].staged ? STAGING_PENALTY : 1);
		insert(out, &c);
	}
}
