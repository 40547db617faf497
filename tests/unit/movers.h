/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_MOVERS_H
#define TESTS_UNIT_MOVERS_H

/* One of each mover of the library, for tests of what is above them, and the numbers that their
 * routes have. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "api/registry.h"
#include "move/buffered/buffered.h"
#include "move/rings.h"
#include "plan/routes.h"

enum {
	ROUTE_DIRECT,
	ROUTE_BUFFERED,
	ROUTE_DIRECT_COPY,
	ROUTE_BUFFERED_COPY,
	ROUTE_COPY,
	ROUTE_NULL,
	ROUTE_P2PDMA,
	ROUTE_PAGECACHE,
	ROUTE_COPY_COPY,
	ROUTE_VERBS,
	ROUTE_DIRECT_VERBS,
	ROUTE_BUFFERED_VERBS,
	ROUTE_VERBS_COPY,
	ROUTE_VERBS_VERBS,
	ROUTE_P2PDMA_COPY,
	ROUTE_TCP,
	ROUTE_DIRECT_TCP,
	ROUTE_BUFFERED_TCP,
	ROUTE_TCP_COPY,
	ROUTE_VERBS_TCP,
	ROUTE_TCP_VERBS,
	ROUTE_TCP_TCP,
	ROUTE_FABRIC,
	ROUTE_DIRECT_FABRIC,
	ROUTE_BUFFERED_FABRIC,
	ROUTE_FABRIC_COPY,
	ROUTE_VERBS_FABRIC,
	ROUTE_FABRIC_VERBS,
	ROUTE_TCP_FABRIC,
	ROUTE_FABRIC_TCP,
	ROUTE_FABRIC_FABRIC,
	ROUTE_COUNT
};

static const char *const route_names[ROUTE_COUNT] = {
	"direct",	 "buffered",	   "direct+copy",  "buffered+copy", "copy",
	"null",		 "p2pdma",	   "pagecache",	   "copy+copy",	    "verbs",
	"direct+verbs",	 "buffered+verbs", "verbs+copy",   "verbs+verbs",   "p2pdma+copy",
	"tcp",		 "direct+tcp",	   "buffered+tcp", "tcp+copy",	    "verbs+tcp",
	"tcp+verbs",	 "tcp+tcp",	   "fabric",	   "direct+fabric", "buffered+fabric",
	"fabric+copy",	 "verbs+fabric",   "fabric+verbs", "tcp+fabric",    "fabric+tcp",
	"fabric+fabric",
};

static struct rings rings;
static struct mover *movers[MOVERS_MAX];
static unsigned int movers_n;

static inline struct mover *mover_named(const char *name)
{
	unsigned int i = 0;

	while (i < movers_n && strcmp(movers[i]->ops->name, name) != 0) {
		i++;
	}
	return i < movers_n ? movers[i] : NULL;
}

/* Large requests through the page cache get so many processors, on any machine. */
static inline void movers_copiers(double n)
{
	((struct buffered *)(void *)mover_named("buffered"))->copiers = n;
}

static inline int movers_make(const struct config *c)
{
	const struct mover_ops *const *ops = registry_movers();
	struct move_env env = { .config = c, .rings = &rings };

	rings_init(&rings, c);
	for (movers_n = 0; ops[movers_n]; movers_n++) {
		movers[movers_n] = calloc(1, ops[movers_n]->size);
		if (!movers[movers_n]) {
			return -ENOMEM;
		}
		mover_init(movers[movers_n], ops[movers_n], &env);
	}
	return 0;
}

static inline void movers_end(void)
{
	while (movers_n) {
		movers_n--;
		mover_finish(movers[movers_n]);
		free(movers[movers_n]);
	}
	rings_finish(&rings);
}

/* Whether the routes are those that the tests count on. */
static inline int routes_are_known(const struct routes *r)
{
	int same = r->n == ROUTE_COUNT;

	for (unsigned int i = 0; same && i < ROUTE_COUNT; i++) {
		same = r->v[i].id == i && strcmp(r->v[i].name, route_names[i]) == 0;
	}
	return same;
}

#endif
