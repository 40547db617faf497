/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PLAN_ROUTES_H
#define PLAN_ROUTES_H

/* The routes that a context's movers make: one to three hops from end to end, with a slab between
 * two hops. They are made from the movers' descriptions; there is no list of them. */

#include <stdbool.h>
#include <stdint.h>

#include "move/move.h"

#define ROUTE_HOPS 3u
#define ROUTES_MAX 48u

typedef uint64_t route_set; /* 1 << id of each */
_Static_assert(ROUTES_MAX <= 8 * sizeof(route_set), "a set has a bit for each route");

/* The lowest number in a set, which is not empty. */
static inline unsigned int route_first(route_set set)
{
	return (unsigned int)__builtin_ctzll(set);
}

/* Hops are named in reading order, the outer end's first; a write goes through them backwards. */
struct route {
	char name[32]; /* the movers', joined by '+' */
	unsigned int id;
	unsigned int hops;
	struct mover *hop[ROUTE_HOPS];
	unsigned int traits;	   /* of the first hop's mover */
	unsigned int joins;	   /* of that mover: the kinds of ends at which it begins */
	unsigned int leads;	   /* the kinds of ends to which it leads from there */
	bool there;		   /* its slabs are memory of the device at its end */
	unsigned int uses;	   /* 1 << id of each mover that has a part in it */
	const struct route *edges; /* what carries the bytes that are no whole blocks; NULL: it
				    * carries any */
	/* The same where no processor can access the memory, which `edges` takes for granted. */
	const struct route *edges_there;
};

static inline const struct route *route_edges(const struct route *r, const struct end *mem)
{
	return unlikely(r->edges_there != NULL) && !end_is_mem(mem, MEM_P2P | MEM_HOST_ADDRESSABLE)
		       ? r->edges_there
		       : r->edges;
}

static inline bool route_is_staged(const struct route *r)
{
	return r->hops > 1;
}

static inline bool route_has(const struct route *r, enum mover_trait trait)
{
	return r->traits & trait;
}

/* Whether it stages in host memory, which costs that bandwidth. */
static inline bool route_is_staged_here(const struct route *r)
{
	return r->hops > 1 && !r->there;
}

/* Whether one mover carries both halves of a way between two devices. */
static inline bool route_relays(const struct route *r)
{
	return r->hops == 2 && r->hop[0] == r->hop[1];
}

/* Whether it begins, in reading order, at such an end. */
static inline bool route_joins(const struct route *r, enum end_kind kind)
{
	return r->joins & 1u << kind;
}

/* Whether small pieces of a list go together by it: they are gathered in a slab of the host, one
 * behind the other, and scattered from there. */
static inline bool route_gathers(const struct route *r)
{
	return r->hops == 2 && !r->there && r->hop[0]->ops->traits & MOVER_PIECES &&
	       r->hop[1]->ops->traits & MOVER_PIECES;
}

/* Whether it joins two such ends, `outer` being the outer one. There are none for two files. */
static inline bool route_fits(const struct route *r, enum end_kind outer, enum end_kind inner)
{
	return outer >= inner && inner != END_FILE && route_joins(r, outer) &&
	       r->leads & 1u << inner;
}

/* How the public reports sort routes. */
enum route_class {
	ROUTE_IS_DIRECT,
	ROUTE_IS_BUFFERED,
	ROUTE_IS_STAGED,
	ROUTE_IS_COPY,
	ROUTE_IS_IN_PLACE,
	ROUTE_IS_NONE,
};
enum route_class route_class(const struct route *r);

struct routes {
	struct mover *mover[MOVERS_MAX];
	unsigned int movers;
	struct route v[ROUTES_MAX];
	unsigned int n;
	bool full; /* there were more */
	route_set all;
	route_set joins[END_KINDS][END_KINDS]; /* that join two such ends, in either order */
	route_set staged;		       /* in host memory */
	route_set there;		       /* staged in the memory of the device at its end */
	route_set for_devices;		       /* staged between ends of this host */
	route_set relays;		       /* between two devices of this host */
	route_set cached;
	route_set by_name;
	route_set off; /* through a mover that a tunable disables */
};

/* Gives the movers their ids, in this order, and makes their routes. -E2BIG: there are too many. */
int routes_make(struct routes *r, struct mover *const *movers, unsigned int n);

/* Policies; the public values. Routes by name follow, then groups. */
#define PLAN_AUTO 1u
#define PLAN_STRICT 2u
#define PLAN_ROUTE(id) (16u + (id))
#define PLAN_BOUNCE 64u /* any staged route */
_Static_assert(PLAN_ROUTE(ROUTES_MAX) <= PLAN_BOUNCE, "routes by name end before the groups");

int routes_policy_parse(const struct routes *r, const char *name, uint32_t *out);
const char *routes_policy_name(const struct routes *r, uint32_t policy); /* NULL: there is none */

#endif
