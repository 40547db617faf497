/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A graph from our JSON. Keys that are not known are refused: most are misspelt. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/json.h"
#include "base/text.h"
#include "topo/fields.h"
#include "topo/graph_in.h"
#include "topo/grow_array.h"

#define NUMA_MAX 1024
#define OBJECTS_MAX (1u << 18) /* of the text: json-c takes up to 1 KiB for each */
#define KEYS_MAX 64u	       /* of one object */
#define ITEM_DEPTH 3u	       /* { [ { */

struct json_in {
	struct graph_in in;
	unsigned int line; /* the line that is being read */
	/* The lines of the document's members, and of the objects in its arrays, in the order of
	 * the text. */
	unsigned int *lines;
	size_t n_lines, space_lines, at;
	int version;
	bool nodes;
	uint8_t *distances; /* rows of those nodes that gave one, in their order */
	size_t n_distances, space_distances;
	uint32_t rows;
};

/* An object of an array, before its kind is known. */
struct item {
	char kind[16], name[32], from[32], to[32];
	struct topo_node node;
	struct topo_link link;
	struct topo_disk disk;
	uint32_t row; /* distances that it gave */
};

#define ITEM(member) \
	.at = offsetof(struct item, member), .space = sizeof(((struct item *)0)->member)
#define ITEM_TEXT(member) .type = FIELD_TEXT, ITEM(member)

/* Members beside those of the tables of fields. */
static const struct field node_names[] = { { .key = "name", ITEM_TEXT(name) },
					   { .key = "kind", ITEM_TEXT(kind) } };
static const struct field link_names[] = { { .key = "kind", ITEM_TEXT(kind) },
					   { .key = "from", ITEM_TEXT(from) },
					   { .key = "to", ITEM_TEXT(to) },
					   { .key = "gbps", .type = FIELD_REAL, ITEM(link.bw) } };
static const struct field disk_names[] = { { .key = "name", ITEM_TEXT(name) },
					   { .key = "node", ITEM_TEXT(from) } };
static const struct field version = { .key = "peerlane_topology",
				      .type = FIELD_INT,
				      .min = 1,
				      .max = 1,
				      .at = offsetof(struct json_in, version),
				      .space = sizeof(int) };

static void note_line(struct json_in *f, unsigned int line)
{
	if (!grow_array(&f->lines, f->n_lines, &f->space_lines, sizeof(*f->lines))) {
		f->in.err = -ENOMEM;
		return;
	}
	f->lines[f->n_lines++] = line;
}

/* The keys of an object, in the text. */
struct keys_of {
	const char *at[KEYS_MAX];
	size_t len[KEYS_MAX];
	unsigned int n;
};

/* More than there is space for are not all known ones, which is refused later. */
static void note_key(struct json_in *f, struct keys_of *o, unsigned int line, const char *key,
		     size_t len)
{
	for (unsigned int i = 0; i < o->n; i++) {
		if (o->len[i] == len && memcmp(o->at[i], key, len) == 0) {
			graph_in_fail(&f->in, line, "\"%.*s\" is here twice",
				      len < 40 ? (int)len : 40, key);
			return;
		}
	}
	if (memchr(key, '\\', len)) {
		graph_in_fail(&f->in, line, "a key with an escape");
	} else if (o->n < KEYS_MAX) {
		o->at[o->n] = key;
		o->len[o->n++] = len;
	}
}

/* A tree has forgotten in which line a value stood, and that a key was there twice. This goes over
 * a text that json-c has accepted, so brackets and quotes match. */
static void scan(struct json_in *f, const char *text, size_t len)
{
	struct keys_of object[ITEM_DEPTH + 1];
	unsigned int depth = 0, line = 1;
	const char *key = text;
	size_t key_len = 0;

	for (const char *s = text; s < text + len && !f->in.err; s++) {
		switch (*s) {
		case '\n':
			line++;
			break;
		case '"':
			for (key = ++s; *s != '"'; s++) {
				s += *s == '\\';
			}
			key_len = (size_t)(s - key);
			break;
		case '\'': /* json-c lets keys be written so */
			graph_in_fail(&f->in, line, "not JSON: a quote that is not double");
			break;
		case '{':
		case '[':
			if (++depth <= ITEM_DEPTH) {
				object[depth].n = 0;
			}
			if (*s == '{' && depth == ITEM_DEPTH) {
				note_line(f, line);
			}
			break;
		case '}':
		case ']':
			depth--;
			break;
		case ':':
			if (depth == 1) {
				note_line(f, line);
			}
			if (depth <= ITEM_DEPTH) {
				note_key(f, &object[depth], line, key, key_len);
			}
			break;
		default:
			break;
		}
	}
}

static void next_line(struct json_in *f)
{
	f->line = f->at < f->n_lines ? f->lines[f->at++] : f->line;
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

static void take_node(struct json_in *f, struct item *it)
{
	int kind = find_kind(it->kind, node_kind, TOPO_NODE_KINDS);
	uint32_t at;

	if (!kind) {
		graph_in_fail(&f->in, f->line, "a node of the kind \"%s\"", it->kind);
		return;
	}
	at = graph_in_node(&f->in, f->line, (enum topo_node_kind)kind, it->name);
	if (at == TOPO_NONE) {
		return;
	}
	it->node.kind = (enum topo_node_kind)kind;
	memcpy(it->node.name, f->in.b.g->nodes[at].name, sizeof(it->node.name));
	f->in.b.g->nodes[at] = it->node;
	if (it->row && kind != TOPO_NODE_NUMA) {
		graph_in_fail(&f->in, f->line, "%s is no NUMA node and has no distances", it->name);
	}
	f->rows += it->row != 0;
}

/* Adds a link. The rate is checked against the model when the graph is whole. */
static void take_link(struct json_in *f, struct item *it)
{
	struct topo_link *l = &it->link;

	l->kind = (enum topo_link_kind)find_kind(it->kind, link_kind, TOPO_LINK_KINDS);
	l->a = build_find(&f->in.b, it->from);
	l->b = build_find(&f->in.b, it->to);
	if (!l->kind) {
		graph_in_fail(&f->in, f->line, "a link of the kind \"%s\"", it->kind);
	} else if (l->a == TOPO_NONE || l->b == TOPO_NONE) {
		graph_in_fail(&f->in, f->line, "there is no node named \"%s\"",
			      l->a == TOPO_NONE ? it->from : it->to);
	} else {
		graph_in_link(&f->in, f->line, l);
	}
}

static void take_disk(struct json_in *f, struct item *it)
{
	uint32_t at = build_find(&f->in.b, it->from);
	struct topo_disk *d;

	if (at == TOPO_NONE || f->in.b.g->nodes[at].kind != TOPO_NODE_DRIVE) {
		graph_in_fail(&f->in, f->line, "there is no drive named \"%s\"", it->from);
		return;
	}
	if (!it->name[0] || strchr(it->name, '/')) {
		graph_in_fail(&f->in, f->line, "\"%s\" is no disk's name", it->name);
		return;
	}
	d = build_disk(&f->in.b, at, it->name);
	if (!d) {
		f->in.err = f->in.b.err;
		return;
	}
	memcpy(it->disk.name, d->name, sizeof(d->name));
	it->disk.node = at;
	*d = it->disk;
}

static const struct json_array {
	const char *key, *what;
	const struct field *names, *fields;
	size_t n_names;
	const size_t *n_fields;
	size_t at; /* in struct item */
	void (*take)(struct json_in *f, struct item *it);
} arrays[] = {
	{ "nodes", "node", node_names, node_fields, ARRAY_LEN(node_names), &node_fields_n,
	  offsetof(struct item, node), take_node },
	{ "links", "link", link_names, link_fields, ARRAY_LEN(link_names), &link_fields_n,
	  offsetof(struct item, link), take_link },
	{ "disks", "disk", disk_names, disk_fields, ARRAY_LEN(disk_names), &disk_fields_n,
	  offsetof(struct item, disk), take_disk },
};

static void read_distances(struct json_in *f, struct json_object *v, struct item *it)
{
	static const struct field distance = {
		.key = "distances", .type = FIELD_U8, .max = 255, .space = 1
	};
	size_t n = json_object_is_type(v, json_type_array) ? json_object_array_length(v) : 0;

	for (size_t i = 0; i < n && !f->in.err; i++) {
		if (f->n_distances >= NUMA_MAX * NUMA_MAX) {
			graph_in_fail(&f->in, f->line, "too many distances");
		} else if (!grow_array(&f->distances, f->n_distances, &f->space_distances, 1)) {
			f->in.err = -ENOMEM;
		} else {
			(void)fields_read(&f->in, f->line, distance.key,
					  json_object_array_get_idx(v, i), &distance, 1,
					  &f->distances[f->n_distances++]);
			it->row++;
		}
	}
	if (!n) {
		graph_in_fail(&f->in, f->line, "\"distances\" should be an array of numbers");
	}
}

static void read_item(struct json_in *f, const struct json_array *a, struct json_object *o)
{
	struct item it = { .node = { .numa = -1,
				     .up = TOPO_NONE,
				     .iommu_group = -1,
				     .translated = -1,
				     .acs = -1,
				     .index = -1 },
			   .link = { .count = 1, .acs = -1 } };
	void *to = (char *)&it + a->at;

	if (!json_object_is_type(o, json_type_object)) {
		graph_in_fail(&f->in, f->line, "a %s should be an object", a->what);
		return;
	}
	next_line(f);
	json_object_object_foreach(o, key, v)
	{
		if (f->in.err) {
			return;
		}
		if (a->take == take_node && strcmp(key, "distances") == 0) {
			read_distances(f, v, &it);
		} else if (!fields_read(&f->in, f->line, key, v, a->names, a->n_names, &it) &&
			   !fields_read(&f->in, f->line, key, v, a->fields, *a->n_fields, to)) {
			graph_in_fail(&f->in, f->line, "a %s has no \"%.40s\"", a->what, key);
		}
	}
	if (!f->in.err) {
		a->take(f, &it);
	}
}

static void read_array(struct json_in *f, const struct json_array *a, struct json_object *v)
{
	if (a != arrays && !f->nodes) {
		graph_in_fail(&f->in, f->line, "\"%s\" stands before \"nodes\"", a->key);
	} else if (!json_object_is_type(v, json_type_array)) {
		graph_in_fail(&f->in, f->line, "\"%s\" should be an array", a->key);
	}
	f->nodes = true;
	for (size_t i = 0; !f->in.err && i < json_object_array_length(v); i++) {
		read_item(f, a, json_object_array_get_idx(v, i));
	}
}

static void read_member(struct json_in *f, const char *key, struct json_object *v)
{
	next_line(f);
	for (size_t i = 0; i < ARRAY_LEN(arrays); i++) {
		if (strcmp(key, arrays[i].key) == 0) {
			read_array(f, &arrays[i], v);
			return;
		}
	}
	if (!fields_read(&f->in, f->line, key, v, &version, 1, f) &&
	    !fields_read(&f->in, f->line, key, v, graph_fields, graph_fields_n, f->in.b.g)) {
		graph_in_fail(&f->in, f->line, "a topology has no \"%.40s\"", key);
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
		graph_in_fail(&f->in, f->in.node_lines[0],
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

static bool has_too_many(const char *text, size_t len)
{
	size_t n = 0;

	for (size_t i = 0; i < len; i++) {
		n += text[i] == '{' || text[i] == '[';
	}
	return n > OBJECTS_MAX;
}

static void read_all(struct json_in *f, const char *text, size_t len)
{
	struct json_object *o = NULL;
	const char *why;
	int rc;

	if (len > TOPO_FILE_MAX || has_too_many(text, len)) {
		graph_in_fail(&f->in, 1, "more than %u MiB, or more than %u objects",
			      TOPO_FILE_MAX >> 20, OBJECTS_MAX);
		return;
	}
	rc = json_read(text, len, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8, &o, &f->line,
		       &why);
	if (rc) {
		f->in.err =
			rc == -EINVAL ? graph_in_fail(&f->in, f->line, "not JSON: %s", why) : rc;
		return;
	}
	scan(f, text, len);
	if (!json_object_is_type(o, json_type_object)) {
		graph_in_fail(&f->in, 1, "it is no JSON object");
	} else {
		json_object_object_foreach(o, key, v)
		{
			if (!f->in.err) {
				read_member(f, key, v);
			}
		}
	}
	if (!f->version) {
		graph_in_fail(&f->in, 1, "it has no \"peerlane_topology\": 1, and so is none");
	}
	json_object_put(o);
}

int topo_read_json(const struct topo_reader *r, const char *text, size_t len,
		   struct topo_graph **out)
{
	struct json_in f = { .line = 1 };
	int rc;

	graph_in_begin(&f.in, r);
	if (!f.in.err) {
		read_all(&f, text, len);
	}
	if (!f.in.err) {
		take_distances(&f);
		check_order(&f);
		(void)check_rates(&f);
	}
	rc = graph_in_finish(&f.in, out);
	free(f.distances);
	free(f.lines);
	if (!rc) {
		text_fmt((*out)->origin, sizeof((*out)->origin), "%.240s", r->where);
	}
	return rc;
}
