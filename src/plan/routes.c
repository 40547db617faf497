/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "plan/routes.h"

#include <errno.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"

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
		return;
	}
	*to = (struct route){ .id = r->n++,
			      .hops = hops,
			      .traits = hop[0]->ops->traits,
			      .joins = hop[0]->ops->joins };
	for (unsigned int i = 0; i < hops; i++) {
		to->hop[i] = hop[i];
		to->uses |= 1u << hop[i]->id;
		text_fmt(to->name + at, sizeof(to->name) - at, "%s%s", i ? "+" : "",
			 hop[i]->ops->name);
		at = strlen(to->name);
	}
}

/* All routes that end with this mover, or begin and end with an earlier one around it. Between
 * memories `a+b` is one, `b+a` another, and `a+b+a` is for where only `a` reaches either end. */
static void add_all(struct routes *r, unsigned int last)
{
	struct mover *m = r->mover[last];

	for (unsigned int i = 0; stages(m) && joins(m, END_MEM) && i < last; i++) {
		struct mover *first = r->mover[i];

		if (!stages(first)) {
			continue;
		}
		add(r, (struct mover *[]){ first, m }, 2);
		if (joins(first, END_MEM)) {
			add(r, (struct mover *[]){ m, first }, 2);
			add(r, (struct mover *[]){ first, m, first }, 3);
		}
	}
	add(r, &m, 1);
}

/* The route that is the same but for the file's hop, which goes through the page cache. */
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
	for (unsigned int i = 0; i < END_KINDS; i++) {
		r->joins[i] |= route_joins(of, (enum end_kind)i) ? one : 0;
	}
	r->staged |= route_is_staged(of) ? one : 0;
	r->relays |= route_relays(of) ? one : 0;
	r->cached |= route_has(of, MOVER_CACHED) ? one : 0;
	r->by_name |= route_has(of, MOVER_BY_NAME) ? one : 0;
	for (unsigned int i = 0; i < of->hops; i++) {
		r->off |= of->hop[i]->off ? one : 0;
	}
}

void routes_make(struct routes *r, struct mover *const *movers, unsigned int n)
{
	*r = (struct routes){ .movers = n };
	for (unsigned int i = 0; i < n; i++) {
		r->mover[i] = movers[i];
		movers[i]->id = i;
		add_all(r, i);
	}
	for (unsigned int i = 0; i < n; i++) {
		if (movers[i]->ops->traits & MOVER_RELAYS) {
			add(r, (struct mover *[]){ movers[i], movers[i] }, 2);
		}
	}
	for (unsigned int i = 0; i < r->n; i++) {
		r->v[i].edges =
			route_has(&r->v[i], MOVER_PAST_CACHE) ? edges_of(r, &r->v[i]) : NULL;
		sort(r, &r->v[i]);
	}
}

enum route_class route_class(const struct route *r)
{
	if (route_has(r, MOVER_BY_NAME)) {
		return ROUTE_IS_NONE;
	}
	if (!route_joins(r, END_FILE)) {
		return ROUTE_IS_COPY;
	}
	if (route_is_staged(r)) {
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
	char all[400] = "";
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
