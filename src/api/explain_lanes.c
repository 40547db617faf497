/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "api/explain_lanes.h"

#include <json-c/json.h>

#include "dev/dev.h"

static bool has_lanes(const struct move_ask *ask)
{
	return ask->survey.lanes && ask->survey.lanes->n && ask_mem(ask)->dev;
}

void explain_lanes_text(struct text *t, const struct move_ask *ask, const struct plan_lanes *lanes)
{
	if (!has_lanes(ask)) {
		return;
	}
	text_add(t, "  lanes   %u: %s", 1 + lanes->n, ask_mem(ask)->dev->props.name);
	for (unsigned int i = 0; i < lanes->n; i++) {
		text_add(t, ", %s", lanes->via[i]->props.name);
	}
	if (!lanes->n) {
		text_add(t, "; %s: %s", plan_reason_name(lanes->refuse),
			 plan_lane_words(lanes->refuse));
	}
	text_add(t, "\n");
}

static struct json_object *words(const char *s)
{
	return json_object_new_string(s);
}

static struct json_object *refusal(const struct move_lane *lane)
{
	struct json_object *o = json_object_new_object();

	json_object_object_add(o, "device", words(lane->via->props.name));
	json_object_object_add(o, "reason", words(plan_reason_name(lane->refuse)));
	json_object_object_add(o, "text", words(plan_lane_words(lane->refuse)));
	return o;
}

void explain_lanes_json(struct json_object *to, const struct move_ask *ask,
			const struct plan_lanes *lanes)
{
	const struct move_lanes *all = ask->survey.lanes;
	struct json_object *o, *used, *refused;

	if (!has_lanes(ask)) {
		return;
	}
	o = json_object_new_object();
	used = json_object_new_array();
	refused = json_object_new_array();
	json_object_array_add(used, words(ask_mem(ask)->dev->props.name));
	for (unsigned int i = 0; i < lanes->n; i++) {
		json_object_array_add(used, words(lanes->via[i]->props.name));
	}
	for (unsigned int i = 0; i < all->n; i++) {
		if (all->v[i].refuse) {
			json_object_array_add(refused, refusal(&all->v[i]));
		}
	}
	json_object_object_add(o, "used", used);
	json_object_object_add(o, "reason",
			       lanes->n ? NULL : words(plan_reason_name(lanes->refuse)));
	json_object_object_add(o, "refused", refused);
	json_object_object_add(to, "lanes", o);
}
