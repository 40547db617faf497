/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PLAN_PLAN_H
#define PLAN_PLAN_H

/*
 * From facts to an ordered list of routes, each with its cost or the reason that it was refused.
 * Pure: no I/O, no threads, no clock; the same facts give the same plan.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "path/path.h"

#define PLAN_HOPS 2u

/* A way from end to end. Hops are named in reading order; writing goes through them backwards. */
struct plan_route {
	const char *name;
	enum path_id hop[PLAN_HOPS]; /* a file's hop comes first */
	unsigned int hops;
	bool staged;	   /* goes through a slab between its hops */
	bool by_name_only; /* never chosen unless the policy names it */
};

enum plan_route_id {
	ROUTE_DIRECT,
	ROUTE_BUFFERED,
	ROUTE_DIRECT_COPY,
	ROUTE_BUFFERED_COPY,
	ROUTE_COPY,
	ROUTE_NULL,
	ROUTE_P2PDMA,
	ROUTE_PAGECACHE,
	ROUTE_COUNT,
};

extern const struct plan_route plan_routes[ROUTE_COUNT];

/* Whether a route's file hop goes past the page cache: whole blocks, edges left over. */
static inline bool plan_past_cache(const struct plan_route *r)
{
	return r->hop[0] == PATH_DIRECT || r->hop[0] == PATH_P2PDMA;
}

/* Policies; the public values. Routes by name follow, then groups. */
#define PLAN_AUTO 1u
#define PLAN_STRICT 2u
#define PLAN_ROUTE(id) (16u + (id))
#define PLAN_BOUNCE 64u /* any staged route */

int plan_policy_parse(const char *name, uint32_t *out);
const char *plan_policy_name(uint32_t policy);

/* What this process has measured: bytes per ns over a whole route, 0 where nothing was. */
struct plan_rates {
	double read[ROUTE_COUNT];
	double write[ROUTE_COUNT];
};

struct plan_candidate {
	enum plan_route_id route;
	enum pl_reason refuse;	 /* of the route; PL_REASON_NONE: it would work */
	unsigned int refuse_hop; /* which hop gave the reason */
	double cost_ns;		 /* how long it would take */
	double rank;		 /* what it is compared by: staging must promise more */
	double cpu_ns;
	uint32_t align_mem; /* of its file hop */
	uint32_t align_off;
};

struct plan {
	struct plan_candidate v[ROUTE_COUNT]; /* those that work first, by rank */
	unsigned int n;			      /* all that were looked at */
	unsigned int ok;		      /* how many work */
};

/* paths: PATH_COUNT movers. */
void plan_make(struct path *const *paths, const struct path_ask *ask, uint32_t policy,
	       const struct plan_rates *rates, struct plan *out);

/* The sentence to a reason: names the ends and the remedy where there is one. */
void plan_reason_text(const struct plan_candidate *c, const struct path_ask *ask, char *dst,
		      size_t room);

/* Why a piece is carried again through the page cache: PL_REASON_DIRECT_FAILED in words. */
const char *plan_direct_failed(int err);

const char *plan_reason_name(enum pl_reason reason);

#endif
