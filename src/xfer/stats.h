/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_STATS_H
#define XFER_STATS_H

/*
 * What a context counts: for each device, route and direction the bytes, failures and fallbacks,
 * and histograms of sizes and times. Counting is a few relaxed additions; nothing is counted before
 * the first transfer, which finds a place for the numbers (board.h).
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "plan/plan.h"
#include "xfer/page.h"

struct config;
struct dev;

/* Stands for requests that failed before a route had a hand in them. */
#define STATS_NO_ROUTE ROUTE_COUNT
#define STATS_DEVS 33u /* the host's memory, then devices as they come */

struct stats {
	const struct config *config;

	/* Protects all below against a second first time. */
	pthread_mutex_t lock;
	struct page *page; /* shared, or NULL */
	struct page *own;  /* for what is not shared, or NULL */
	unsigned int ctx;  /* our number in the shared page */
	bool looked;	   /* whether there is one to share */
	bool told;

	_Atomic(struct dev *) devs[STATS_DEVS]; /* [0]: none */
	_Atomic(struct page_cell *) cells[STATS_DEVS][ROUTE_COUNT + 1][PAGE_OPS];
};

/* Whose numbers change. */
struct stats_of {
	struct dev *dev; /* NULL: host memory */
	enum page_op op;
};

void stats_init(struct stats *s, const struct config *c);
void stats_finish(struct stats *s); /* with no transfer left */

/* A transfer ended after ns, and routes carried these bytes of it. */
void stats_moved(struct stats *s, struct stats_of of, const uint64_t bytes[ROUTE_COUNT],
		 uint64_t ns);
/* A piece failed on a route, or a request on none (STATS_NO_ROUTE). */
void stats_failed(struct stats *s, struct stats_of of, unsigned int route);
/* `route` took over a piece from one that the plan preferred. */
void stats_fell_back(struct stats *s, struct stats_of of, unsigned int route, enum pl_reason why);

/* A route's sums over all devices and directions. */
struct stats_sum {
	uint64_t ops;
	uint64_t bytes;
	uint64_t errors;
	uint64_t fallbacks;
};
void stats_route(struct stats *s, enum plan_route_id route, struct stats_sum *out);

#endif
