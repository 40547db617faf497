/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "report/explain_lanes.h"

#include <json-c/json.h>

#include "base/json.h"
#include "dev/dev.h"

/* Between this host's ends: the own link of the device. */
static const struct dev *home_of(const struct move_ask *ask)
{
	return ends_home(&ask->dst, &ask->src);
}

static bool has_lanes(const struct move_ask *ask)
{
	return ask->lanes && ask->lanes->n && !ask->lanes->rails && home_of(ask);
}

void explain_lanes_text(struct text *t, const struct move_ask *ask, const struct plan_lanes *lanes)
{
	if (!has_lanes(ask)) {
		return;
	}
	text_add(t, "  lanes   %u: %s", 1 + lanes->n, home_of(ask)->props.name);
	for (unsigned int i = 0; i < lanes->n; i++) {
		text_add(t, ", %s", lanes->via[i]->name);
	}
	if (!lanes->n) {
		text_add(t, "; %s: %s", plan_reason_name(lanes->refuse),
			 plan_lane_words(lanes->refuse));
	}
	text_add(t, "\n");
}

static struct json_object *refusal(const struct move_lane *lane)
{
	struct json_object *o = json_object_new_object();

	json_put_text(o, "device", lane->via->name);
	json_put_text(o, "reason", plan_reason_name(lane->refuse));
	json_put_text(o, "text", plan_lane_words(lane->refuse));
	return o;
}

void explain_lanes_json(struct json_object *to, const struct move_ask *ask,
			const struct plan_lanes *lanes)
{
	const struct move_lanes *all = ask->lanes;
	struct json_object *o, *used, *refused;

	if (!has_lanes(ask)) {
		return;
	}
	o = json_object_new_object();
	used = json_object_new_array();
	refused = json_object_new_array();
	json_put_text(used, NULL, home_of(ask)->props.name);
	for (unsigned int i = 0; i < lanes->n; i++) {
		json_put_text(used, NULL, lanes->via[i]->name);
	}
	for (unsigned int i = 0; i < all->n; i++) {
		if (all->v[i].refuse) {
			json_put(refused, NULL, refusal(&all->v[i]));
		}
	}
	json_put(o, "used", used);
	json_put_text(o, "reason", lanes->n ? NULL : plan_reason_name(lanes->refuse));
	json_put(o, "refused", refused);
	json_put(to, "lanes", o);
}
