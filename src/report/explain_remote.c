/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "report/explain_remote.h"

#include <json-c/json.h>

#include "api/remotes.h"
#include "base/json.h"

static const struct region *region_of(const struct explanation *e)
{
	return ends_region(&e->ask.dst, &e->ask.src);
}

int explain_region_ends(struct explanation *e, struct transfer *t)
{
	const struct pl_explain_args *a = e->args;
	struct region *r = region_users(a->region)->region;
	size_t len = (size_t)(a->len ? a->len : a->off < r->len ? r->len - a->off : 0);

	e->write = a->write;
	transfer_of_region(t, r, e->write, (void *)(uintptr_t)a->mem, a->off, len);
	return check_region(r, e->write, t, len, a->off);
}

int explain_region_beside(struct explanation *e, struct transfer *t)
{
	const struct pl_explain_args *a = e->args;
	struct region *r = region_users(a->region)->region;

	*(e->write ? &t->src : &t->dst) =
		(struct end){ .kind = END_REMOTE, .region = r, .off = a->region_off };
	return check_region(r, !e->write, t, t->len, a->region_off);
}

static const char *rights(const struct region *r)
{
	static const char *const words[] = {
		"nothing",
		"reading",
		"writing",
		"reading and writing",
		"atomic operations",
		"reading and atomic operations",
		"writing and atomic operations",
		"reading, writing and atomic operations",
	};

	return words[r->rights & REMOTE_RIGHTS];
}

static bool is_used(const struct explanation *e, const struct link *via)
{
	bool used = via == e->lanes.main;

	for (unsigned int i = 0; i < e->lanes.n; i++) {
		used |= via == e->lanes.via[i];
	}
	return used;
}

/* Returns the rails, or NULL if there is only one: then there is no choice to explain. */
static const struct move_lanes *rails_of(const struct explanation *e)
{
	const struct move_lanes *rails = e->ask.lanes;

	return rails && rails->rails && rails->n ? rails : NULL;
}

static void words_of_way(const struct remote *r, char *out, size_t space)
{
	*out = '\0';
	if (r->mover->ops->remote && r->mover->ops->remote->way) {
		r->mover->ops->remote->way(r, out, space);
	}
}

/* Adds the way by which the remote is reached, if it has words, and why no better way was taken. */
static void add_way(struct text *t, const struct remote *r)
{
	char way[160];

	words_of_way(r, way, sizeof(way));
	if (*way || *r->passed) {
		text_add(t, "  by      %s%s%s", r->mover->ops->name, *way ? ", " : "", way);
		text_add(t, *r->passed ? "; not by %s\n" : "\n", r->passed);
	}
}

/* How lists of small pieces go, which is not as the transfer does; NULL: the same way. */
static const char *words_of_lists(const struct explanation *e)
{
	return !e->args->file && e->plan.ok && route_gathers(e->plan.v[0].route)
		       ? "small pieces are gathered in a slab, and go together"
		       : NULL;
}

/* "node2:4711" reads as a host and a port. */
static void add_process(struct text *t, const char *name)
{
	const char *pid = strrchr(name, ':');

	if (pid) {
		text_add(t, "  remote  process %s of %.*s", pid + 1, (int)(pid - name), name);
	} else {
		text_add(t, "  remote  %s", name);
	}
}

void explain_remote_text(struct text *t, const struct explanation *e)
{
	const struct move_lanes *rails = rails_of(e);
	const struct region *r = region_of(e);
	char len[32];

	if (!r) {
		return;
	}
	text_bytes(len, sizeof(len), r->len);
	add_process(t, r->remote->name);
	text_add(t, ", a region of %s that it granted for %s\n", len, rights(r));
	add_way(t, r->remote);
	if (words_of_lists(e)) {
		text_add(t, "  lists   %s\n", words_of_lists(e));
	}
	for (unsigned int i = 0; rails && i < rails->n; i++) {
		enum pl_reason why = ask_lane_refuse(&e->ask, i);

		text_add(t, "%s%s%s%s%s", i ? ", " : "  rails   ", rails->v[i].via->name,
			 why ? " (" : "", why ? plan_reason_name(why) : "", why ? ")" : "");
	}
	if (rails) {
		text_add(t, "%s\n",
			 e->lanes.n ? ": each carries a part"
			 : e->lanes.refuse == PL_REASON_LANE_SHORT
				 ? ": one of them, as the transfer is short"
				 : ": one of them");
	}
}

static struct json_object *json_rail(const struct explanation *e, unsigned int i)
{
	const struct move_lane *rail = &e->ask.lanes->v[i];
	struct json_object *o = json_object_new_object();
	enum pl_reason why = ask_lane_refuse(&e->ask, i);

	json_put_text(o, "name", rail->via->name);
	json_put_bool(o, "together", is_used(e, rail->via));
	json_put_text(o, "reason", why ? plan_reason_name(why) : NULL);
	return o;
}

void explain_remote_json(struct json_object *to, const struct explanation *e)
{
	const struct move_lanes *rails = rails_of(e);
	const struct region *r = region_of(e);
	struct json_object *o, *all;
	char way[160];

	if (!r) {
		return;
	}
	o = json_object_new_object();
	all = json_object_new_array();
	json_put_text(o, "name", r->remote->name);
	json_put_uint(o, "length", r->len);
	json_put_uint(o, "offset", e->args->file ? e->args->region_off : e->args->off);
	words_of_way(r->remote, way, sizeof(way));
	json_put_text(o, "by", r->remote->mover->ops->name);
	json_put_text(o, "way", *way ? way : NULL);
	json_put_text(o, "passed_over", *r->remote->passed ? r->remote->passed : NULL);
	json_put_text(o, "lists", words_of_lists(e));
	json_put_bool(o, "may_read", r->rights & REMOTE_MAY_READ);
	json_put_bool(o, "may_write", r->rights & REMOTE_MAY_WRITE);
	for (unsigned int i = 0; rails && i < rails->n; i++) {
		json_put(all, NULL, json_rail(e, i));
	}
	json_put(o, "rails", all);
	json_put(to, "remote", o);
}
