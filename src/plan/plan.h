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

#include "plan/routes.h"

/* What this process has measured: bytes per ns over a whole route, 0 where nothing was. */
struct plan_rates {
	double read[ROUTES_MAX];
	double write[ROUTES_MAX];
};

/* From this length on the hops of a transfer overlap, so the slower one determines the time. The
 * hops of shorter ones follow each other. */
#define PLAN_OVERLAP_FROM (1u << 20)

struct plan_candidate {
	const struct route *route;
	enum pl_reason refuse;	 /* of the route; PL_REASON_NONE: it would work */
	unsigned int refuse_hop; /* which hop gave the reason */
	double cost_ns;		 /* how long it would take */
	double rank;		 /* the figure for comparisons: staging must promise more */
	double cpu_ns;
	bool staged;	    /* with slabs between its hops, or in host memory of a driver's */
	bool measured;	    /* cost_ns is by what this process measured of the route */
	uint32_t align_mem; /* of its file hop */
	uint32_t align_off;
};

struct plan {
	struct plan_candidate v[ROUTES_MAX]; /* those that work first, by rank */
	unsigned int n;			     /* all that were looked at */
	unsigned int ok;		     /* how many work */
	/* How many of the first candidates carry a large transfer together. Each has threads of its
	 * own, and a free thread takes the next segment. */
	unsigned int together;
};

/* Which links a transfer uses: other devices' beside the own one of the device at an end, or rails
 * of the remote at an end. */
struct plan_lanes {
	const struct mover *of;	 /* whose operations take them */
	const struct link *main; /* the first rail; NULL: the device's own link */
	unsigned int n;		 /* beside that */
	const struct link *via[MOVE_LANES];
	bool waits;	       /* a device's link limits the transfer */
	enum pl_reason refuse; /* why there are none; PL_REASON_NONE: there is no other */
};
/* Finds the links for the plan's best route. It reads only its arguments. */
void plan_lanes(const struct plan *p, const struct move_ask *ask, struct plan_lanes *out);
/* The sentence to a reason for which a device's link is not used. */
const char *plan_lane_words(enum pl_reason reason);

/* Plans with the routes of ask->routes. If that is 0, all routes are planned, and the plan has the
 * reasons of those that cannot be used. rates may be NULL. */
void plan_make(const struct routes *routes, const struct move_ask *ask, uint32_t policy,
	       const struct plan_rates *rates, struct plan *out);

/* The routes that a transfer asks about: those for such ends that the policy leaves, without routes
 * that are switched off, and without relays where those could only be a last resort. */
route_set plan_usable(const struct routes *routes, const struct move_ask *ask, uint32_t policy);

/* Takes the routes for other kinds of ends out of a plan of all. */
void plan_drop_unfit(const struct routes *routes, const struct move_ask *ask, struct plan *p);

/* The best that no mover of `avoid` (1 << id) has a part in; NULL: none is left. */
const struct plan_candidate *plan_best(const struct plan *p, unsigned int avoid);

/* The sentence to a reason: names the ends and the remedy where there is one. */
void plan_reason_text(const struct plan_candidate *c, const struct move_ask *ask, char *dst,
		      size_t space);

/* Why a segment is carried again through the page cache: PL_REASON_DIRECT_FAILED in words. */
const char *plan_direct_failed(int err);

const char *plan_reason_name(enum pl_reason reason);

#endif
