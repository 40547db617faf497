/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef METRICS_METRICS_H
#define METRICS_METRICS_H

/*
 * What a context counts: for each device, route and direction the bytes, failures and fallbacks,
 * and histograms of sizes and times. Counting is a few relaxed additions; nothing is counted before
 * the first transfer, which finds a place for the numbers (share.h).
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "metrics/layout.h"

struct config;

/* What routes and reasons are called: their numbers are the caller's. */
struct metrics_names {
	unsigned int routes; /* how many; that number stands for what no route had a hand in */
	unsigned int reasons;
	const char *(*route)(unsigned int i);
	const char *(*reason)(unsigned int i);
};

#define METRICS_DEVS 33u /* the host's memory, then devices as they come */

struct metrics {
	const struct config *config;
	const struct metrics_names *names;

	/* Protects all below against a second first time. */
	pthread_mutex_t lock;
	struct counters *shared; /* that other processes read, or NULL */
	struct counters *own;	 /* for what is not shared, or NULL */
	unsigned int ctx;	 /* our number in the shared ones */
	bool looked;		 /* whether there is one to share */
	bool told;

	_Atomic(const void *) devs[METRICS_DEVS]; /* [0]: none */
	_Atomic(struct counter *) cells[METRICS_DEVS][COUNTERS_ROUTES][COUNTED_OPS];
};

/* Whose numbers change. */
struct counted {
	const void *dev;    /* tells devices apart; NULL: host memory */
	const char *device; /* its name */
	enum counted_op op;
};

void metrics_init(struct metrics *s, const struct config *c, const struct metrics_names *names);
void metrics_finish(struct metrics *s); /* with no transfer left */

/* A transfer ended after ns, and routes, each by its number, carried these bytes of it. */
void metrics_moved(struct metrics *s, struct counted of, const uint64_t *bytes, uint64_t ns);
/* A piece failed on a route, or a request on none (names.routes). */
void metrics_failed(struct metrics *s, struct counted of, unsigned int route);
/* `route` took over a piece from one that the plan preferred. */
void metrics_fell_back(struct metrics *s, struct counted of, unsigned int route, unsigned int why);

/* A route's sums over all devices and directions. */
struct route_sum {
	uint64_t ops;
	uint64_t bytes;
	uint64_t errors;
	uint64_t fallbacks;
};
void metrics_route(struct metrics *s, unsigned int route, struct route_sum *out);

#endif
