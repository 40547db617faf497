/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A graph from our JSON. Keys that are not known are refused: most are misspelt. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "topo/fields.h"
#include "topo/graph_in.h"
#include "topo/js.h"
#include "topo/more.h"

#define NUMA_MAX 1024

struct json_in {
	struct graph_in in;
	struct js j;
	uint64_t seen; /* of the graph's fields */
	bool version, nodes, links, disks;
	uint8_t *distances; /* rows of those nodes that gave one, in their order */
	size_t n_distances, room_distances;
	uint32_t rows;
};

/* A failure of either half ends both; remarks go to the reader's callback. */
static void share_failure(struct json_in *f)
{
	if (f->in.err && !f->j.err) {
		f->j.err = f->in.err;
	}
}

static void fail(struct json_in *f, unsigned int line, const char *why, const char *what)
{
	if (!f->j.err) {
		graph_in_fail(&f->in, line, why, what);
		share_failure(f);
	}
}

static int find_kind(const char *name, const char *(*name_of)(int kind), int kinds)
{
	for (int i = 1; i < kinds; i++) {
		if (strcmp(name_of(i), name) == 0) {
			return i;
		}
	}
	return 0;
}

static const char *node_kind(int kind)
{
	return topo_node_kind_name((enum topo_node_kind)kind);
}

static const char *link_kind(int kind)
{
	return topo_link_kind_name((enum topo_link_kind)kind);
}

/* What an object of an array holds, before it is known what it is about. */
struct item {
	struct json_in *f;
	unsigned int line;
	uint64_t seen;
	uint64_t seen_own; /* a bit each of the keys below */
	char kind[16], name[32], from[32], to[32];
	double gbps;
	struct topo_node node;
	struct topo_link link;
	struct topo_disk disk;
	uint32_t row; /* distances that it gave */
};

/* Takes a key of a text that is not in the tables. */
static bool own_text(struct js *j, struct item *it, const char *key, const char *want,
		     unsigned int bit, char *dst, size_t room)
{
	if (strcmp(key, want) != 0) {
		return false;
	}
	if (it->seen_own >> bit & 1) {
		js_fail(j, "\"%s\" is here twice", key);
	}
	it->seen_own |= 1u << bit;
	(void)js_string(j, dst, room);
	return true;
}

static void on_distance(struct js *j, void *arg)
{
	struct item *it = arg;
	struct json_in *f = it->f;
	long long x = 0;

	if (!js_integer(j, 0, 255, &x)) {
		return;
	}
	if (f->n_distances >= NUMA_MAX * NUMA_MAX) {
		js_fail(j, "too many distances");
		return;
	}
	if (!more_room(&f->distances, f->n_distances, &f->room_distances, 1)) {
		j->err = -ENOMEM;
		return;
	}
	f->distances[f->n_distances++] = (uint8_t)x;
	it->row++;
}

static void on_node_member(struct js *j, const char *key, void *arg)
{
	struct item *it = arg;

	if (own_text(j, it, key, "name", 0, it->name, sizeof(it->name)) ||
	    own_text(j, it, key, "kind", 1, it->kind, sizeof(it->kind)) ||
	    fields_read(j, key, node_fields, node_fields_n, &it->node, &it->seen)) {
		return;
	}
	if (strcmp(key, "distances") == 0 && !(it->seen_own & 4)) {
		it->seen_own |= 4;
		(void)js_array(j, on_distance, it);
		return;
	}
	js_fail(j, "a node has no \"%s\", or it is here twice", key);
}

static void on_node(struct js *j, void *arg)
{
	struct json_in *f = arg;
	struct item it = { .f = f,
			   .line = j->line,
			   .node = { .numa = -1,
				     .up = TOPO_NONE,
				     .iommu_group = -1,
				     .translated = -1,
				     .acs = -1,
				     .index = -1 } };
	int kind;
	uint32_t at;

	if (!js_object(j, on_node_member, &it)) {
		return;
	}
	kind = find_kind(it.kind, node_kind, TOPO_NODE_KINDS);
	if (!kind) {
		fail(f, it.line, "a node of the kind \"%s\"", it.kind);
		return;
	}
	at = graph_in_node(&f->in, it.line, (enum topo_node_kind)kind, it.name);
	share_failure(f);
	if (at == TOPO_NONE) {
		return;
	}
	it.node.kind = (enum topo_node_kind)kind;
	memcpy(it.node.name, f->in.b.g->nodes[at].name, sizeof(it.node.name));
	f->in.b.g->nodes[at] = it.node;
	if (it.row && kind != TOPO_NODE_NUMA) {
		fail(f, it.line, "%s is no NUMA node and has no distances", it.name);
	}
	f->rows += it.row != 0;
}

static void on_link_member(struct js *j, const char *key, void *arg)
{
	struct item *it = arg;

	if (own_text(j, it, key, "kind", 0, it->kind, sizeof(it->kind)) ||
	    own_text(j, it, key, "from", 1, it->from, sizeof(it->from)) ||
	    own_text(j, it, key, "to", 2, it->to, sizeof(it->to)) ||
	    fields_read(j, key, link_fields, link_fields_n, &it->link, &it->seen)) {
		return;
	}
	if (strcmp(key, "gbps") == 0 && !(it->seen_own & 8)) {
		it->seen_own |= 8;
		(void)js_real(j, &it->gbps);
		return;
	}
	js_fail(j, "a link has no \"%s\", or it is here twice", key);
}

static void on_link(struct js *j, void *arg)
{
	struct json_in *f = arg;
	struct item it = { .f = f, .line = j->line, .link = { .count = 1, .acs = -1 } };

	if (!js_object(j, on_link_member, &it)) {
		return;
	}
	it.link.kind = (enum topo_link_kind)find_kind(it.kind, link_kind, TOPO_LINK_KINDS);
	it.link.a = build_find(&f->in.b, it.from);
	it.link.b = build_find(&f->in.b, it.to);
	it.link.bw = it.gbps; /* checked against the model when the graph is whole */
	if (!it.link.kind) {
		fail(f, it.line, "a link of the kind \"%s\"", it.kind);
	} else if (it.link.a == TOPO_NONE || it.link.b == TOPO_NONE) {
		fail(f, it.line, "there is no node named \"%s\"",
		     it.link.a == TOPO_NONE ? it.from : it.to);
	} else {
		graph_in_link(&f->in, it.line, &it.link);
		share_failure(f);
	}
}

static void on_disk_member(struct js *j, const char *key, void *arg)
{
	struct item *it = arg;

	if (!own_text(j, it, key, "name", 0, it->name, sizeof(it->name)) &&
	    !own_text(j, it, key, "node", 1, it->from, sizeof(it->from)) &&
	    !fields_read(j, key, disk_fields, disk_fields_n, &it->disk, &it->seen)) {
		js_fail(j, "a disk has no \"%s\"", key);
	}
}

static void on_disk(struct js *j, void *arg)
{
	struct json_in *f = arg;
	struct item it = { .f = f, .line = j->line };
	struct topo_disk *d;
	uint32_t at;

	if (!js_object(j, on_disk_member, &it)) {
		return;
	}
	at = build_find(&f->in.b, it.from);
	if (at == TOPO_NONE || f->in.b.g->nodes[at].kind != TOPO_NODE_DRIVE) {
		fail(f, it.line, "there is no drive named \"%s\"", it.from);
		return;
	}
	if (!it.name[0] || strchr(it.name, '/')) {
		fail(f, it.line, "\"%s\" is no disk's name", it.name);
		return;
	}
	d = build_disk(&f->in.b, at, it.name);
	if (d) {
		memcpy(it.disk.name, d->name, sizeof(d->name));
		it.disk.node = at;
		*d = it.disk;
	} else {
		f->j.err = f->in.b.err;
	}
}

static void take_array(struct js *j, bool *once, bool after, const char *key,
		       void (*fn)(struct js *j, void *arg), void *arg)
{
	if (*once) {
		js_fail(j, "\"%s\" is here twice", key);
	} else if (!after) {
		js_fail(j, "\"%s\" stands before \"nodes\"", key);
	}
	*once = true;
	(void)js_array(j, fn, arg);
}

static void on_member(struct js *j, const char *key, void *arg)
{
	struct json_in *f = arg;
	long long x;

	if (strcmp(key, "peerlane_topology") == 0) {
		if (f->version || !js_integer(j, 1, 1, &x)) {
			js_fail(j, "\"peerlane_topology\" is here twice");
		}
		f->version = true;
	} else if (strcmp(key, "nodes") == 0) {
		take_array(j, &f->nodes, true, key, on_node, f);
	} else if (strcmp(key, "links") == 0) {
		take_array(j, &f->links, f->nodes, key, on_link, f);
	} else if (strcmp(key, "disks") == 0) {
		take_array(j, &f->disks, f->nodes, key, on_disk, f);
	} else if (!fields_read(j, key, graph_fields, graph_fields_n, f->in.b.g, &f->seen)) {
		js_fail(j, "a topology has no \"%s\"", key);
	}
}

/* A row of distances a NUMA node, or none. */
static void take_distances(struct json_in *f)
{
	uint32_t numa = 0;

	for (uint32_t i = 0; i < f->in.b.g->n_nodes; i++) {
		numa += f->in.b.g->nodes[i].kind == TOPO_NODE_NUMA;
	}
	if (!f->rows) {
		return;
	}
	if (f->rows != numa || f->n_distances != (size_t)numa * numa) {
		fail(f, f->in.node_lines[0], "%s",
		     "the distances are not those of each NUMA node to all");
		return;
	}
	build_distance(&f->in.b, f->distances, numa);
}

/* Rows stand in the order of numbers, as NUMA nodes do in a graph. */
static void check_order(struct json_in *f)
{
	int last = -1;

	for (uint32_t i = 0; i < f->in.b.g->n_nodes && !f->in.err; i++) {
		const struct topo_node *n = &f->in.b.g->nodes[i];

		if (n->kind != TOPO_NODE_NUMA) {
			continue;
		}
		if (n->numa <= last && f->rows) {
			graph_in_fail(&f->in, f->in.node_lines[i],
				      "NUMA nodes stand in the order of their numbers");
		}
		last = n->numa;
	}
}

/* A figure that does not follow from the rest is a mistake in one of the two. */
static int check_rates(struct json_in *f)
{
	for (uint32_t i = 0; i < f->in.b.g->n_links && !f->in.err; i++) {
		struct topo_link *l = &f->in.b.g->links[i];
		double said = l->bw;
		double model;

		if (l->kind == TOPO_LINK_C2C) {
			continue; /* only its maker knows it */
		}
		model = build_rate(&f->in.b, l);
		if (said > 0 && (said < model * .999 - .001 || said > model * 1.001 + .001)) {
			graph_in_fail(&f->in, f->in.link_lines[i],
				      "its \"gbps\" does not follow from the rest of the link, "
				      "which may leave it out");
		}
		l->bw = 0;
	}
	return f->in.err;
}

int topo_read_json(const struct topo_reader *r, const char *text, size_t len,
		   struct topo_graph **out)
{
	struct json_in f = { .nodes = false };
	int rc;

	graph_in_begin(&f.in, r);
	js_begin(&f.j, r->where, text, len);
	f.j.err = f.in.err;
	if (js_object(&f.j, on_member, &f) && js_end(&f.j) == 0 && !f.version) {
		graph_in_fail(&f.in, 1, "it has no \"peerlane_topology\": 1, and so is none");
	}
	if (f.j.err && !f.in.err) {
		f.in.err = f.j.err;
		if (r->remark) {
			r->remark(&(struct topo_remark){ f.j.line, true, f.j.why }, r->arg);
		}
	}
	if (!f.in.err) {
		take_distances(&f);
		check_order(&f);
		(void)check_rates(&f);
	}
	rc = graph_in_finish(&f.in, out);
	free(f.distances);
	if (!rc) {
		text_fmt((*out)->origin, sizeof((*out)->origin), "%.240s", r->where);
	}
	return rc;
}
