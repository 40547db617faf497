/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "plan/routes.h"

#include <errno.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"

/* The numbers of routes are public, so their order stays. Each of the first EARLY_MOVERS movers has
 * its own route behind its staged ones, and the routes with one mover twice stand behind all of
 * them. A later mover's own route comes first, as the planner judges staged ones by it, and all of
 * its routes stand together. */
#define EARLY_MOVERS 6u
/* Routes that stage in a device's memory stand behind the routes of the first BEFORE_THERE
 * movers. */
#define BEFORE_THERE 7u

static bool joins(const struct mover *m, enum end_kind kind)
{
	return m->ops->joins & 1u << kind;
}

static bool stages(const struct mover *m)
{
	return m->ops->traits & MOVER_STAGES;
}

static void add(struct routes *r, struct mover *const *hop, unsigned int hops)
{
	struct route *to = &r->v[r->n];
	size_t at = 0;

	if (r->n == ROUTES_MAX) {
		r->full = true;
		return;
	}
	*to = (struct route){ .id = r->n++,
			      .hops = hops,
			      .traits = hop[0]->ops->traits,
			      .joins = hop[0]->ops->joins,
			      .leads = hops == 1 ? 1u << END_MEM : hop[hops - 1]->ops->joins };
	for (unsigned int i = 0; i < hops; i++) {
		to->hop[i] = hop[i];
		to->uses |= 1u << hop[i]->id;
		text_fmt(to->name + at, sizeof(to->name) - at, "%s%s", i ? "+" : "",
			 hop[i]->ops->name);
		at = strlen(to->name);
	}
}

/* Two hops, if there are ends that they join in this order. */
static void add_pair(struct routes *r, struct mover *first, struct mover *last)
{
	const struct route pair = { .joins = first->ops->joins, .leads = last->ops->joins };
	bool fits = false;

	for (unsigned int outer = END_MEM; outer < END_KINDS; outer++) {
		for (unsigned int inner = END_MEM; inner <= outer; inner++) {
			fits = fits ||
			       route_fits(&pair, (enum end_kind)outer, (enum end_kind)inner);
		}
	}
	if (fits) {
		add(r, (struct mover *[]){ first, last }, 2);
	}
}

/* The routes of this mover with each earlier one, and its own. Where both join ends of one kind,
 * `a+b` is one route and `b+a` another; between memories `a+b+a` is for where only `a` reaches
 * either end. */
static void add_all(struct routes *r, unsigned int last)
{
	struct mover *m = r->mover[last];
	bool early = last < EARLY_MOVERS;

	if (!early) {
		add(r, &m, 1);
	}
	for (unsigned int i = 0; stages(m) && i < last; i++) {
		struct mover *other = r->mover[i];

		if (!stages(other)) {
			continue;
		}
		add_pair(r, other, m);
		add_pair(r, m, other);
		if (joins(m, END_MEM) && joins(other, END_MEM)) {
			add(r, (struct mover *[]){ other, m, other }, 3);
		}
	}
	if (early) {
		add(r, &m, 1);
	}
}

/* Adds routes of movers up to `last` that carry both halves of a way. */
static void add_relays(struct routes *r, unsigned int from, unsigned int last)
{
	for (unsigned int i = from; i <= last; i++) {
		if (r->mover[i]->ops->traits & MOVER_RELAYS) {
			add(r, (struct mover *[]){ r->mover[i], r->mover[i] }, 2);
		}
	}
}

/* Adds routes of movers up to `last`: from a mover that stages in a device's memory to one that
 * copies inside that memory. */
static void add_there(struct routes *r, unsigned int last)
{
	for (unsigned int i = 0; i <= last; i++) {
		for (unsigned int k = 0; r->mover[i]->ops->traits & MOVER_STAGES_THERE && k <= last;
		     k++) {
			if (stages(r->mover[k]) && r->mover[k]->ops->joins == 1u << END_MEM) {
				add(r, (struct mover *[]){ r->mover[i], r->mover[k] }, 2);
				r->v[r->n - 1].there = true;
			}
		}
	}
}

/* The route with the same hops, except that the file's hop goes through the page cache. */
static const struct route *edges_of(const struct routes *r, const struct route *of)
{
	for (unsigned int i = 0; i < r->n; i++) {
		const struct route *e = &r->v[i];

		if (e->hops == of->hops && route_has(e, MOVER_CACHED) &&
		    (e->hops == 1 || e->hop[1] == of->hop[1])) {
			return e;
		}
	}
	return NULL;
}

static void sort(struct routes *r, const struct route *of)
{
	route_set one = (route_set)1 << of->id;

	r->all |= one;
	for (unsigned int outer = END_MEM; outer < END_KINDS; outer++) {
		for (unsigned int inner = END_MEM; inner <= outer; inner++) {
			if (route_fits(of, (enum end_kind)outer, (enum end_kind)inner)) {
				r->joins[outer][inner] |= one;
				r->joins[inner][outer] |= one;
			}
		}
	}
	r->staged |= route_is_staged_here(of) ? one : 0;
	r->there |= of->there ? one : 0;
	r->for_devices |=
		route_is_staged(of) && !((of->joins | of->leads) & 1u << END_REMOTE) ? one : 0;
	r->relays |= route_relays(of) && route_joins(of, END_MEM) ? one : 0;
	r->cached |= route_has(of, MOVER_CACHED) ? one : 0;
	r->by_name |= route_has(of, MOVER_BY_NAME) ? one : 0;
	for (unsigned int i = 0; i < of->hops; i++) {
		r->off |= of->hop[i]->off ? one : 0;
	}
}

int routes_make(struct routes *r, struct mover *const *movers, unsigned int n)
{
	unsigned int relayed = 0;

	*r = (struct routes){ .movers = n };
	for (unsigned int i = 0; i < n; i++) {
		r->mover[i] = movers[i];
		movers[i]->id = i;
		add_all(r, i);
		if (i + 1 >= EARLY_MOVERS || i + 1 == n) {
			add_relays(r, relayed, i);
			relayed = i + 1;
		}
		if (i + 1 == BEFORE_THERE || (i + 1 == n && n < BEFORE_THERE)) {
			add_there(r, i);
		}
	}
	if (r->full) {
		return err_set(E2BIG, "%u movers make more than %u routes", n, ROUTES_MAX);
	}
	for (unsigned int i = 0; i < r->n; i++) {
		r->v[i].edges =
			route_has(&r->v[i], MOVER_PAST_CACHE) ? edges_of(r, &r->v[i]) : NULL;
		for (unsigned int k = 0; k < r->n; k++) {
			/* A slab on the device, or in the host's memory. */
			if (r->v[i].hops == 1 && r->v[k].there &&
			    r->v[k].hop[0] == r->v[i].hop[0]) {
				r->v[i].edges_there = edges_of(r, &r->v[k]);
			}
		}
		sort(r, &r->v[i]);
	}
	return 0;
}

enum route_class route_class(const struct route *r)
{
	if (route_has(r, MOVER_BY_NAME)) {
		return ROUTE_IS_NONE;
	}
	if (r->joins == 1u << END_MEM) {
		return ROUTE_IS_COPY;
	}
	if (route_is_staged_here(r)) {
		return ROUTE_IS_STAGED;
	}
	return route_has(r, MOVER_IN_PLACE) ? ROUTE_IS_IN_PLACE
	       : route_has(r, MOVER_CACHED) ? ROUTE_IS_BUFFERED
					    : ROUTE_IS_DIRECT;
}

static const struct {
	const char *name;
	uint32_t policy;
} groups[] = { { "auto", PLAN_AUTO }, { "strict", PLAN_STRICT }, { "bounce", PLAN_BOUNCE } };
#define GROUPS (sizeof(groups) / sizeof(groups[0]))

int routes_policy_parse(const struct routes *r, const char *name, uint32_t *out)
{
	char all[ROUTES_MAX * 18] = ""; /* a name has 16 at most, nearly all fewer */
	size_t at = 0;

	for (unsigned int i = 0; i < GROUPS; i++) {
		if (strcmp(groups[i].name, name) == 0) {
			*out = groups[i].policy;
			return 0;
		}
	}
	for (unsigned int i = 0; i < r->n; i++) {
		if (strcmp(r->v[i].name, name) == 0) {
			*out = PLAN_ROUTE(i);
			return 0;
		}
		text_fmt(all + at, sizeof(all) - at, ", %s", r->v[i].name);
		at = strlen(all);
	}
	return err_set(EINVAL,
		       "there is no policy \"%s\"; write auto, strict, bounce or a route: %s", name,
		       all + 2);
}

const char *routes_policy_name(const struct routes *r, uint32_t policy)
{
	if (policy - PLAN_ROUTE(0) < r->n) {
		return r->v[policy - PLAN_ROUTE(0)].name;
	}
	for (unsigned int i = 0; i < GROUPS; i++) {
		if (groups[i].policy == policy) {
			return groups[i].name;
		}
	}
	return NULL;
}
