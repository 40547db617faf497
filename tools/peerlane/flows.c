/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "flows.h"

#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "base/alloc.h"
#include "base/json.h"
#include "base/text.h"
#include "say.h"

struct pl_topo_flow *flows_ask(const struct machine *m, struct nodes from, struct nodes to,
			       struct nodes via, uint64_t flags)
{
	struct pl_topo_flow_args a = PL_TOPO_FLOW_ARGS_INIT;
	struct pl_topo_flow *f;
	double *gives = alloc_array(from.n + 1, sizeof(*gives));
	int err;

	if (gives == NULL) {
		(void)say_failed("no memory left for a prediction");
		return NULL;
	}
	for (size_t i = 0; i < from.n; i++) {
		gives[i] = m->measured[from.v[i]];
	}
	a.from_gbps = gives;
	a.from = from.v;
	a.n_from = from.n;
	a.to = to.v;
	a.n_to = to.n;
	a.via = via.v;
	a.n_via = via.n;
	a.flags = flags;
	err = pl_topo_flow(m->topo, &a, &f);
	free(gives);
	if (err != 0) {
		(void)say_library(err);
		return NULL;
	}
	return f;
}

static bool is_full(const struct pl_topo_limit *v, size_t n, uint32_t link)
{
	for (size_t i = 0; i < n; i++) {
		if (v[i].kind == PL_TOPO_LIMIT_LINK && v[i].id == link) {
			return true;
		}
	}
	return false;
}

/* A link that carries some of it, and nobody knows how much it could. PL_TOPO_NONE: there is none.
 */
static uint32_t assumed(const struct machine *m, const struct pl_topo_flow *f)
{
	for (uint32_t i = 0; i < m->n_links; i++) {
		double own = machine_gives(m, m->links[i].from);
		bool full = is_full(f->limits, f->n_limits, i) ||
			    is_full(f->limits_to, f->n_limits_to, i);

		if ((f->used[2 * (size_t)i] > 0 || f->used[2 * (size_t)i + 1] > 0) &&
		    machine_link_assumed(m, i) && (full || own <= 0)) {
			return i;
		}
	}
	return PL_TOPO_NONE;
}

static bool is_in_memory(const struct machine *m, const struct pl_topo_flow *f)
{
	for (size_t i = 0; i < f->n_limits; i++) {
		if (f->limits[i].kind == PL_TOPO_LIMIT_LINK &&
		    m->links[f->limits[i].id].kind == PL_TOPO_LINK_LOCAL) {
			return true;
		}
	}
	return false;
}

bool flows_known(const struct machine *m, const struct pl_topo_flow *f)
{
	return !is_in_memory(m, f) && assumed(m, f) == PL_TOPO_NONE;
}

void flows_unknown_words(const struct machine *m, const struct pl_topo_flow *f, char *dst,
			 size_t space)
{
	uint32_t link = assumed(m, f);

	if (link == PL_TOPO_NONE) {
		text_copy(dst, space, "no link limits it; what host memory gives is not known");
	} else {
		const struct pl_topo_node *n = &m->nodes[m->links[link].from];

		text_fmt(dst, space, "the PCIe rate of %s is not shown%s", n->name,
			 n->kind == PL_TOPO_DRIVE && !m->elsewhere && m->measured[n->id] <= 0
				 ? "; --measure measures drives"
				 : "");
	}
}

/* Whether the link of a drive is a limit, and the drive's own rate is unknown: it may give less. */
static bool drive_may_give_less(const struct machine *m, const struct pl_topo_flow *f)
{
	for (size_t i = 0; i < f->n_limits && !m->elsewhere; i++) {
		const struct pl_topo_limit *l = &f->limits[i];

		if (l->kind == PL_TOPO_LIMIT_LINK) {
			uint32_t from = m->links[l->id].from;

			if (m->nodes[from].kind == PL_TOPO_DRIVE && machine_gives(m, from) <= 0) {
				return true;
			}
		}
	}
	return false;
}

static const char *kind_words(int kind, bool many)
{
	static const struct {
		int kind;
		const char *one, *many;
	} v[] = {
		{ PL_TOPO_NUMA, "a processor", "processors" },
		{ PL_TOPO_ROOT, "a host bridge", "host bridges" },
		{ PL_TOPO_SWITCH, "a switch", "switches" },
		{ PL_TOPO_GPU, "a GPU", "GPUs" },
		{ PL_TOPO_NVSWITCH, "an NVSwitch", "NVSwitches" },
		{ PL_TOPO_NIC, "a NIC", "NICs" },
		{ PL_TOPO_DRIVE, "a drive", "drives" },
	};

	for (size_t i = 0; i < sizeof(v) / sizeof(v[0]); i++) {
		if (v[i].kind == kind) {
			return many ? v[i].many : v[i].one;
		}
	}
	return "devices";
}

static uint32_t end_of(const struct machine *m, const struct pl_topo_limit *l, bool far)
{
	const struct pl_topo_link *k = &m->links[l->id];

	return far != (l->backward != 0) ? k->to : k->from;
}

/* Whether two limits are alike: of one rate, and between the same kinds of ends. */
static bool same(const struct machine *m, const struct pl_topo_limit *a,
		 const struct pl_topo_limit *b)
{
	if (a->kind != b->kind || a->gbps < b->gbps || a->gbps > b->gbps) {
		return false;
	}
	if (a->kind != PL_TOPO_LIMIT_LINK) {
		return m->nodes[a->id].kind == m->nodes[b->id].kind;
	}
	return m->links[a->id].kind == m->links[b->id].kind &&
	       m->nodes[end_of(m, a, false)].kind == m->nodes[end_of(m, b, false)].kind &&
	       m->nodes[end_of(m, a, true)].kind == m->nodes[end_of(m, b, true)].kind;
}

static void group_words(const struct machine *m, const struct pl_topo_limit *l, size_t n, char *dst,
			size_t space)
{
	char what[64], times[24] = "";

	if (n > 1) {
		text_fmt(times, sizeof(times), "%zu x ", n);
	}
	if (l->kind == PL_TOPO_LIMIT_LINK) {
		const struct pl_topo_node *a = &m->nodes[end_of(m, l, false)];
		const struct pl_topo_node *b = &m->nodes[end_of(m, l, true)];

		machine_link_words(m, l->id, what, sizeof(what));
		text_fmt(dst, space, "%s%s from %s to %s", times, what,
			 n > 1 ? kind_words(a->kind, true) : a->name,
			 n > 1 ? kind_words(b->kind, true) : b->name);
	} else if (l->kind == PL_TOPO_LIMIT_MEMORY) {
		text_fmt(dst, space, "%smemory of %s, crossed twice", times,
			 n > 1 ? kind_words(m->nodes[l->id].kind, true) : m->nodes[l->id].name);
	} else {
		text_fmt(dst, space, "%sthe bandwidth of %s itself%s", times,
			 n > 1 ? kind_words(m->nodes[l->id].kind, false) : m->nodes[l->id].name,
			 m->measured[l->id] > 0 ? ", measured" : "");
	}
}

/* All of one side, by groups. */
static void side_words(const struct machine *m, const struct pl_topo_limit *v, size_t n, char *dst,
		       size_t space)
{
	struct text t = TEXT_INIT;
	char *s, words[160];

	for (size_t i = 0; i < n; i++) {
		size_t many = 0;
		bool seen = false;

		for (size_t k = 0; k < n; k++) {
			seen = seen || (k < i && same(m, &v[i], &v[k]));
			many += same(m, &v[i], &v[k]);
		}
		if (!seen) {
			group_words(m, &v[i], many, words, sizeof(words));
			text_add(&t, "%s%s", t.len != 0 ? " + " : "", words);
		}
	}
	s = text_take(&t);
	text_copy(dst, space, s != NULL ? s : "");
	free(s);
}

void flows_limit_words(const struct machine *m, const struct pl_topo_flow *f, char *dst,
		       size_t space)
{
	char near[512], far[512];

	if (!flows_known(m, f)) {
		flows_unknown_words(m, f, dst, space);
		return;
	}
	side_words(m, f->limits, f->n_limits, near, sizeof(near));
	side_words(m, f->limits_to, f->n_limits_to, far, sizeof(far));
	if (far[0] == '\0' || strcmp(near, far) == 0) {
		text_copy(dst, space, near);
	} else {
		text_fmt(dst, space, "%s; as much: %s", near, far);
	}
	if (drive_may_give_less(m, f)) {
		size_t len = strlen(dst);

		text_fmt(dst + len, space - len, "; the drives may give less: --measure");
	}
}

struct json_object *flows_limits(const struct machine *m, const struct pl_topo_flow *f, bool far)
{
	struct json_object *array = json_object_new_array();
	const struct pl_topo_limit *v = far ? f->limits_to : f->limits;
	size_t n = far ? f->n_limits_to : f->n_limits;

	for (size_t i = 0; i < n && flows_known(m, f); i++) {
		struct json_object *o = json_object_new_object();
		char what[64];

		if (v[i].kind == PL_TOPO_LIMIT_LINK) {
			machine_link_words(m, v[i].id, what, sizeof(what));
			json_object_object_add(o, "what", json_object_new_string(what));
			json_object_object_add(
				o, "from",
				json_object_new_string(m->nodes[end_of(m, &v[i], false)].name));
			json_object_object_add(
				o, "to",
				json_object_new_string(m->nodes[end_of(m, &v[i], true)].name));
		} else {
			json_object_object_add(
				o, "what",
				json_object_new_string(v[i].kind == PL_TOPO_LIMIT_MEMORY
							       ? "memory, crossed twice"
							       : "itself"));
			json_object_object_add(o, "from",
					       json_object_new_string(m->nodes[v[i].id].name));
		}
		json_object_object_add(o, "gb_per_s", json_number(v[i].gbps));
		(void)json_object_array_add(array, o);
	}
	return array;
}

struct json_object *flows_measured(const struct machine *m)
{
	struct json_object *o = json_object_new_object();

	for (uint32_t i = 0; i < m->n_nodes; i++) {
		if (m->measured[i] > 0) {
			json_object_object_add(o, m->nodes[i].name, json_number(m->measured[i]));
		}
	}
	return o;
}

struct json_object *flows_lanes(const struct machine *m, const struct pl_topo_flow *f)
{
	struct json_object *array = json_object_new_array();

	for (size_t i = 0; i < f->n_lanes; i++) {
		struct json_object *o = json_object_new_object();
		struct json_object *nodes = json_object_new_array();

		for (uint32_t k = 0; k < f->lanes[i].n_nodes; k++) {
			(void)json_object_array_add(
				nodes, json_object_new_string(m->nodes[f->lanes[i].nodes[k]].name));
		}
		json_object_object_add(o, "over", nodes);
		json_object_object_add(o, "gb_per_s",
				       flows_known(m, f) ? json_number(f->lanes[i].gbps) : NULL);
		(void)json_object_array_add(array, o);
	}
	return array;
}

void flows_lane_words(const struct machine *m, const struct pl_topo_lane *lane, char *dst,
		      size_t space)
{
	size_t len = 0;

	dst[0] = '\0';
	for (uint32_t k = 0; k < lane->n_nodes && len < space; k++) {
		char name[64];

		text_fmt(dst + len, space - len, "%s%s", k != 0 ? " > " : "",
			 machine_end_name(m, lane->nodes[k], name, sizeof(name)));
		len = strlen(dst);
	}
}
