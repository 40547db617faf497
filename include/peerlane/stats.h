/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_STATS_H
#define PEERLANE_STATS_H

#include <peerlane/types.h>

PL_BEGIN

/**
 * struct pl_route_stats - what one route has carried since the context was opened.
 * @size: the bytes of this struct that the library filled
 * @name: the route
 * @ops: transfers in which it carried something
 * @bytes: bytes that it carried
 * @errors: pieces that failed on it
 * @fallbacks: pieces that it took over from a route that the plan preferred
 */
struct pl_route_stats {
	size_t size;
	const char *name;
	uint64_t ops;
	uint64_t bytes;
	uint64_t errors;
	uint64_t fallbacks;
};

/**
 * pl_stats_each - calls a function for every route.
 * @ctx: the context
 * @fn: receives each route's counters; returns 0 to go on, anything else to stop
 * @arg: handed to every call
 *
 * Counters are read while transfers run: each is exact, but they are not of one instant. Any
 * thread.
 *
 * Return: 0, or what @fn returned to stop.
 */
PL_API int pl_stats_each(struct pl_ctx *ctx, int (*fn)(const struct pl_route_stats *st, void *arg),
			 void *arg);

PL_END

#endif
