/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "report/explain_blocks.h"

#include <json-c/json.h>

#include "base/json.h"
#include "launch/costs.h"

/* A device's copies, between it and what. */
struct lists {
	const struct dev *dev;
	enum cost_way way;
	struct cost v[COST_CLASS_ALL];
};

static bool look(struct pl_ctx *ctx, const struct move_ask *ask, struct lists *out)
{
	bool to = end_is_mem(&ask->dst, MEM_DEVICE);
	bool from = end_is_mem(&ask->src, MEM_DEVICE);

	if (ask->dst.kind != END_MEM || ask->src.kind != END_MEM || (!to && !from)) {
		return false;
	}
	out->dev = to ? ask->dst.dev : ask->src.dev;
	out->way = !from			  ? COST_TO_DEVICE
		   : !to			  ? COST_FROM_DEVICE
		   : ask->dst.dev == ask->src.dev ? COST_INSIDE
						  : COST_PEER;
	costs_get(&ctx->streams.lists, out->dev, out->way, out->v);
	return out->dev->props.units;
}

/* "below 48 KiB", or "below 16 KiB and of 32 to 48 KiB". */
static void add_ranges(struct text *t, uint32_t mask)
{
	const char *sep = "";
	char from[32];
	char to[32];

	for (unsigned int k = 0, first; k < COST_CLASS_ALL; k++) {
		if (!(mask >> k & 1)) {
			continue;
		}
		for (first = k; mask >> (k + 1) & 1; k++) {
		}
		text_bytes(from, sizeof(from), cost_class_least(first));
		text_bytes(to, sizeof(to), cost_class_least(k + 1));
		if (first == COST_CLASS_SHORT) {
			text_add(t, "below %s", to);
		} else {
			text_add(t, "%sof %s to %s", sep, from, to);
		}
		sep = " and ";
	}
}

void explain_blocks_text(struct text *t, struct pl_ctx *ctx, const struct move_ask *ask)
{
	struct lists l;
	char least[32];

	if (!look(ctx, ask, &l)) {
		return;
	}
	text_add(t, "  lists   a kernel copies pieces ");
	add_ranges(t, costs_mask(&ctx->streams.lists, l.dev, l.way, false));
	text_add(t, ", to be done soonest those ");
	add_ranges(t, costs_mask(&ctx->streams.lists, l.dev, l.way, true));
	text_add(t, "; the driver the others\n");
	for (unsigned int k = 0; k < COST_CLASS_ALL; k++) {
		if (l.v[k].seen) {
			text_bytes(least, sizeof(least), cost_class_least(k));
			text_add(
				t,
				"          measured from %s on: %.3f us each by the kernel, %.3f us "
				"by the driver, %.3f us of them in its call\n",
				least, l.v[k].kernel_ns / 1e3, l.v[k].driver_ns / 1e3,
				l.v[k].call_ns / 1e3);
		}
	}
}

static struct json_object *ranges(uint32_t mask)
{
	struct json_object *all = json_object_new_array();

	for (unsigned int k = 0; k < COST_CLASS_ALL; k++) {
		struct json_object *o;

		if (!(mask >> k & 1)) {
			continue;
		}
		o = json_object_new_object();
		json_put_uint(o, "from", cost_class_least(k));
		for (; mask >> (k + 1) & 1; k++) {
		}
		json_put_uint(o, "below", cost_class_least(k + 1));
		json_put(all, NULL, o);
	}
	return all;
}

void explain_blocks_json(struct json_object *to, struct pl_ctx *ctx, const struct move_ask *ask)
{
	struct json_object *o, *measured;
	struct lists l;

	if (!look(ctx, ask, &l)) {
		return;
	}
	o = json_object_new_object();
	measured = json_object_new_array();
	json_put(o, "kernel", ranges(costs_mask(&ctx->streams.lists, l.dev, l.way, false)));
	json_put(o, "kernel_soonest", ranges(costs_mask(&ctx->streams.lists, l.dev, l.way, true)));
	for (unsigned int k = 0; k < COST_CLASS_ALL; k++) {
		struct json_object *one;

		if (!l.v[k].seen) {
			continue;
		}
		one = json_object_new_object();
		json_put_uint(one, "from", cost_class_least(k));
		json_put_number(one, "kernel_ns", l.v[k].kernel_ns);
		json_put_number(one, "driver_ns", l.v[k].driver_ns);
		json_put_number(one, "call_ns", l.v[k].call_ns);
		json_put(measured, NULL, one);
	}
	json_put(o, "measured", measured);
	json_put(to, "lists", o);
}
