/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Adds reports up. */

#include "tally.h"

#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "base/text.h"

/* Adds bytes to the part of this name. A new name becomes the last part if there is space. */
static void add_part(struct tally_part *v, size_t *n, size_t most, const char *name, uint64_t bytes)
{
	size_t i;

	for (i = 0; i < *n && strcmp(v[i].name, name) != 0; i++) {
	}
	if (i == most) {
		return;
	}
	if (i == *n) {
		text_copy(v[i].name, sizeof(v[i].name), name);
		++*n;
	}
	v[i].bytes += bytes;
}

static void add_route(struct tally *t, const char *name, uint64_t bytes)
{
	if (name[0] != '\0' && bytes != 0) {
		add_part(t->routes, &t->n_routes, TALLY_ROUTES, name, bytes);
	}
}

static void add_lane(struct tally *t, const char *device, uint64_t bytes)
{
	add_part(t->lanes, &t->n_lanes, PL_LANES_MAX, device, bytes);
}

void tally_add(struct tally *t, const struct pl_io_report *r, uint64_t bytes)
{
	t->bytes += bytes;
	t->fallbacks += r->fallbacks;
	t->direct += r->direct;
	t->buffered += r->buffered;
	t->staged += r->staged;
	t->copied += r->copied;
	t->edge += r->edge;
	add_route(t, r->route, bytes);
	for (uint32_t i = 0; i < r->lanes && i < PL_LANES_MAX; i++) {
		add_lane(t, r->lane_device[i], r->lane_bytes[i]);
	}
	if (r->why[0] != '\0') {
		text_copy(t->why, sizeof(t->why), r->why);
	}
}

void tally_merge(struct tally *t, const struct tally *from)
{
	size_t i;

	t->bytes += from->bytes;
	t->fallbacks += from->fallbacks;
	t->direct += from->direct;
	t->buffered += from->buffered;
	t->staged += from->staged;
	t->copied += from->copied;
	t->edge += from->edge;
	for (i = 0; i < from->n_routes; i++) {
		add_route(t, from->routes[i].name, from->routes[i].bytes);
	}
	for (i = 0; i < from->n_lanes; i++) {
		add_lane(t, from->lanes[i].name, from->lanes[i].bytes);
	}
	if (from->why[0] != '\0') {
		text_copy(t->why, sizeof(t->why), from->why);
	}
}

struct by_routes {
	struct tally *t;
	const char *op;
};

static int on_row(const struct pl_stats_row *row, void *arg)
{
	const struct by_routes *b = arg;

	if (strcmp(row->op, b->op) == 0) {
		add_route(b->t, row->route, row->bytes);
	}
	return 0;
}

static int most_first(const void *a, const void *b)
{
	uint64_t x = ((const struct tally_part *)a)->bytes;
	uint64_t y = ((const struct tally_part *)b)->bytes;

	return x < y ? 1 : x > y ? -1 : 0;
}

int tally_by_routes(struct tally *t, struct pl_ctx *ctx, const char *op)
{
	struct by_routes b = { t, op };
	struct pl_stats *st;
	int err = pl_stats_open(ctx, 0, &st);

	if (err != 0) {
		return err;
	}
	t->n_routes = 0;
	memset(t->routes, 0, sizeof(t->routes));
	err = pl_stats_rows(st, on_row, &b);
	pl_stats_close(st);
	qsort(t->routes, t->n_routes, sizeof(t->routes[0]), most_first);
	return err;
}

const char *tally_route(const struct tally *t)
{
	size_t i, best = 0;

	for (i = 1; i < t->n_routes; i++) {
		if (t->routes[i].bytes > t->routes[best].bytes) {
			best = i;
		}
	}
	return t->n_routes != 0 ? t->routes[best].name : "none";
}

static void list_parts(const struct tally_part *v, size_t n, char *dst, size_t space)
{
	char bytes[32];
	size_t i;

	text_copy(dst, space, "");
	for (i = 0; i < n; i++) {
		size_t at = strlen(dst);

		text_bytes(bytes, sizeof(bytes), v[i].bytes);
		text_fmt(dst + at, space - at, "%s%s %s", i ? ", " : "", v[i].name, bytes);
	}
}

void tally_routes(const struct tally *t, char *dst, size_t space)
{
	if (t->n_routes > 1) {
		list_parts(t->routes, t->n_routes, dst, space);
	} else {
		text_copy(dst, space, tally_route(t));
	}
}

void tally_lanes(const struct tally *t, char *dst, size_t space)
{
	list_parts(t->lanes, t->n_lanes, dst, space);
}

static void add_number(struct json_object *o, const char *key, uint64_t x)
{
	json_object_object_add(o, key, json_object_new_uint64(x));
}

struct json_object *tally_json(const struct tally *t)
{
	struct json_object *o = json_object_new_object();
	struct json_object *routes = json_object_new_object();
	struct json_object *lanes = json_object_new_object();
	size_t i;

	json_object_object_add(o, "route", json_object_new_string(tally_route(t)));
	for (i = 0; i < t->n_routes; i++) {
		add_number(routes, t->routes[i].name, t->routes[i].bytes);
	}
	json_object_object_add(o, "routes", routes);
	for (i = 0; i < t->n_lanes; i++) {
		add_number(lanes, t->lanes[i].name, t->lanes[i].bytes);
	}
	json_object_object_add(o, "lanes", lanes);
	add_number(o, "bytes", t->bytes);
	add_number(o, "direct_bytes", t->direct);
	add_number(o, "buffered_bytes", t->buffered);
	add_number(o, "staged_bytes", t->staged);
	add_number(o, "copied_bytes", t->copied);
	add_number(o, "edge_bytes", t->edge);
	add_number(o, "fallbacks", t->fallbacks);
	json_object_object_add(o, "why", json_object_new_string(t->why));
	return o;
}
