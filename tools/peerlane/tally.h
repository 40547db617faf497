/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_TALLY_H
#define TOOL_TALLY_H

/* What became of many transfers of one kind: the sum of their reports. One thread. */

#include <stddef.h>
#include <stdint.h>

#include <peerlane/stats.h>
#include <peerlane/transfer.h>

#define TALLY_ROUTES 8
#define TALLY_ROUTES_TEXT (TALLY_ROUTES * 48) /* what tally_routes() fills */
#define TALLY_LANES_TEXT (PL_LANES_MAX * 48)  /* what tally_lanes() fills */

struct json_object;

struct tally_part {
	char name[32];
	uint64_t bytes;
};

struct tally {
	uint64_t bytes;
	uint64_t fallbacks;
	uint64_t direct;
	uint64_t buffered;
	uint64_t staged;
	uint64_t copied;
	uint64_t edge;
	struct tally_part routes[TALLY_ROUTES];
	size_t n_routes;
	/* Over whose links to the host they went, of transfers over more than one; the first is the
	 * memory's own device. */
	struct tally_part lanes[PL_LANES_MAX];
	size_t n_lanes;
	char why[192]; /* of the last fallback, "" if there was none */
};

void tally_add(struct tally *t, const struct pl_io_report *r, uint64_t bytes);
void tally_merge(struct tally *t, const struct tally *from);

/*
 * Books the bytes of all transfers of a context by the routes that carried them; reports book all
 * bytes of a transfer to the route that carried most of it. `op`: "read" or "write". Returns 0 or
 * -errno.
 */
int tally_by_routes(struct tally *t, struct pl_ctx *ctx, const char *op);

/* The route that carried most, "none" if nothing was carried. */
const char *tally_route(const struct tally *t);

/* The only route, or "direct 96 MiB, buffered 32 MiB", the one that carried most first. */
void tally_routes(const struct tally *t, char *dst, size_t space);

/* "soft:0 120 MiB, soft:1 80 MiB", the links; "" if no transfer went over more than one. */
void tally_lanes(const struct tally *t, char *dst, size_t space);

/* The same as an object; NULL only if memory ran out. */
struct json_object *tally_json(const struct tally *t);

#endif
