/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_PLAN_KIT_H
#define TESTS_UNIT_PLAN_KIT_H

/* The fixture that test_plan.c and test_plan_ways.c share. */

#include "plan_ends.h"

#include "move/copy/copy.h"
#include "move/copy/pairs.h"

#define R(x) PL_REASON_##x

static const uint32_t all_policies[] = {
	PLAN_AUTO,
	PLAN_STRICT,
	PLAN_BOUNCE,
	PLAN_ROUTE(ROUTE_DIRECT),
	PLAN_ROUTE(ROUTE_BUFFERED),
	PLAN_ROUTE(ROUTE_DIRECT_COPY),
	PLAN_ROUTE(ROUTE_BUFFERED_COPY),
	PLAN_ROUTE(ROUTE_COPY),
	PLAN_ROUTE(ROUTE_NULL),
	PLAN_ROUTE(ROUTE_P2PDMA),
	PLAN_ROUTE(ROUTE_PAGECACHE),
	PLAN_ROUTE(ROUTE_COPY_COPY),
};

/* The best route of policy auto: read at residency 0, .5, 1, unknown; then write. '?': a tie that
 * nobody should rely on. d direct, b buffered, D direct+copy, B buffered+copy. */
static const struct {
	enum kind k;
	enum where w;
	uint64_t len;
	const char *best;
} choices[] = {
	/* A page is quick to get from the cache, and slow from anywhere else; writing it into the
	 * cache is what the cache is for. */
	{ PLAIN, SOFT, TINY, "d?b?b" },
	{ PLAIN, HOST, TINY, "d?b?b" },
	{ PLAIN, GPU, TINY, "D?B?B" },
	/* Much data goes past the cache, unless (about) half of it is there already. */
	{ PLAIN, SOFT, LARGE, "dbbbd" },
	{ PLAIN, HOST, LARGE, "dbbbd" },
	{ PLAIN, GPU, LARGE, "DBBBD" },
	/* Where there is no O_DIRECT, there is no choice. */
	{ PIPE, SOFT, TINY, "bbbbb" },
	{ PIPE, SOFT, LARGE, "bbbbb" },
	{ PIPE, GPU, TINY, "BBBBB" },
	{ PIPE, GPU, LARGE, "BBBBB" },
	{ TMPFS, SOFT, TINY, "bbbbb" },
	{ TMPFS, SOFT, LARGE, "bbbbb" },
	{ TMPFS, GPU, LARGE, "BBBBB" },
	{ NO_DIRECT, SOFT, TINY, "bbbbb" },
	{ NO_DIRECT, SOFT, LARGE, "bbbbb" },
	{ NO_DIRECT, GPU, LARGE, "BBBBB" },
	{ REFUSED, SOFT, LARGE, "bbbbb" },
	{ REFUSED, GPU, TINY, "BBBBB" },
	/* Who opened with O_DIRECT wants it, whatever is in the cache. */
	{ BYPASS, SOFT, TINY, "ddddd" },
	{ BYPASS, SOFT, LARGE, "ddddd" },
	{ BYPASS, HOST, LARGE, "ddddd" },
	{ BYPASS, GPU, TINY, "DDDDD" },
	{ BYPASS, GPU, LARGE, "DDDDD" },
	/* An address that never fits: the cache, where a slab does not promise much more. */
	{ CROOKED, SOFT, TINY, "bbbbb" },
	{ CROOKED, SOFT, LARGE, "?bbb?" },
	{ CROOKED, HOST, LARGE, "bbbbb" },
	{ CROOKED, GPU, LARGE, "DBBBD" },
};

#endif
