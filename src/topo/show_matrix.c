/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The matrix of path types, with a row and a column for each device. GPUs and NICs are numbered and
 * named as in nvidia-smi topo -m, so that its readers know this table. Drives have rows below them.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "topo/paths.h"
#include "topo/show.h"

struct column {
	uint32_t node;
	char label[32];
	size_t width;
};

struct matrix {
	struct text t;
	const struct topo_graph *g;
	struct column *v;
	size_t n, columns; /* rows; those of them that are columns too come first */
	struct topo_reach *reach;
	unsigned int seen; /* path types, a bit each; and: */
	bool inferred, redirected;
};

static void add_rows(struct matrix *m, enum topo_node_kind kind, const char *prefix)
{
	unsigned int number = 0;

	for (uint32_t i = 0; i < m->g->n_nodes; i++) {
		struct column *c = &m->v[m->n];

		if (m->g->nodes[i].kind != kind) {
			continue;
		}
		c->node = i;
		if (prefix && !(m->g->nodes[i].flags & TOPO_SOFT)) {
			text_fmt(c->label, sizeof(c->label), "%s%u", prefix, number++);
		} else {
			text_copy(c->label, sizeof(c->label), m->g->nodes[i].name);
		}
		c->width = strlen(c->label) > 5 ? strlen(c->label) : 5;
		m->n++;
	}
}

/* "NV18", "PIX", "NV18?" where it was inferred, "PIX!" where ACS sends it up. */
static void cell(struct matrix *m, uint32_t from, const struct topo_reach *r, uint32_t to,
		 char *dst, size_t space)
{
	char count[16] = "";

	if (from == to) {
		text_copy(dst, space, "X");
		return;
	}
	m->seen |= 1u << r->type;
	m->inferred = m->inferred || r->inferred;
	m->redirected = m->redirected || r->redirected;
	if (r->type == TOPO_PATH_NVL) {
		text_fmt(count, sizeof(count), "NV%u", r->count);
	}
	text_fmt(dst, space, "%s%s%s", count[0] ? count : topo_path_type_name(r->type),
		 r->inferred ? "?" : "", r->redirected ? "!" : "");
}

/* Without the blanks that fill the last column. */
static void end_line(struct text *t)
{
	while (!t->failed && t->len && t->s[t->len - 1] == ' ') {
		t->len--;
	}
	text_add(t, "\n");
}

static int add_row(struct matrix *m, size_t i, size_t label)
{
	const struct column *c = &m->v[i];
	const struct topo_node *n = &m->g->nodes[c->node];
	uint32_t numa = topo_find_numa(m->g, n->numa);
	char text[32];
	int rc = topo_reach_from(m->g, c->node, m->reach);

	if (rc) {
		return rc;
	}
	text_add(&m->t, "%-*s", (int)label, c->label);
	for (size_t k = 0; k < m->columns; k++) {
		uint32_t to = m->v[k].node;

		cell(m, c->node, &m->reach[to], to, text, sizeof(text));
		text_add(&m->t, "  %-*s", (int)m->v[k].width, text);
	}
	if (n->kind == TOPO_NODE_GPU && numa != TOPO_NONE) {
		text_add(&m->t, "  %-16s%d", m->g->nodes[numa].cpus, n->numa);
	}
	end_line(&m->t);
	return 0;
}

static void add_legend(struct matrix *m)
{
	text_add(&m->t, "\nLegend:\n\n  X     the device itself\n");
	for (unsigned int t = 0; t < TOPO_PATH_TYPES; t++) {
		if (!(m->seen >> t & 1)) {
			continue;
		}
		text_add(&m->t, "  %-4s  %s\n",
			 t == TOPO_PATH_NVL ? "NV#" : topo_path_type_name((enum topo_path_type)t),
			 t == TOPO_PATH_NVL ? "NVLink, so many links side by side"
					    : topo_path_type_words((enum topo_path_type)t));
	}
	if (m->inferred) {
		text_add(&m->t, "  ?     inferred: nobody shows it, see the tree\n");
	}
	if (m->redirected) {
		text_add(&m->t,
			 "  !     ACS of a port on the way sends it up to the host bridge\n");
	}
	for (size_t i = 0; i < m->columns; i++) {
		const struct topo_node *n = &m->g->nodes[m->v[i].node];

		if (n->kind == TOPO_NODE_NIC) {
			text_add(&m->t, "%s%s: %s\n", m->v[i].label[3] == '0' ? "\n  " : "  ",
				 m->v[i].label, n->name);
		}
	}
}

static int fill(struct matrix *m)
{
	size_t label = 5;
	int rc = 0;

	add_rows(m, TOPO_NODE_GPU, "GPU");
	add_rows(m, TOPO_NODE_NIC, "NIC");
	m->columns = m->n;
	add_rows(m, TOPO_NODE_DRIVE, NULL);
	add_rows(m, TOPO_NODE_MEMORY, NULL);
	for (size_t i = 0; i < m->n; i++) {
		label = m->v[i].width > label ? m->v[i].width : label;
	}
	text_add(&m->t, "%*s", (int)label, "");
	for (size_t i = 0; i < m->columns; i++) {
		text_add(&m->t, "  %-*s", (int)m->v[i].width, m->v[i].label);
	}
	text_add(&m->t, "  CPU Affinity    NUMA Affinity\n");
	for (size_t i = 0; i < m->n && !rc; i++) {
		rc = add_row(m, i, label);
	}
	add_legend(m);
	return rc;
}

char *topo_show_matrix(const struct topo_graph *g)
{
	struct matrix m = { .t = TEXT_INIT, .g = g };
	char *s = NULL;

	m.v = alloc_array((size_t)g->n_nodes + 1, sizeof(*m.v));
	m.reach = alloc_array((size_t)g->n_nodes + 1, sizeof(*m.reach));
	if (m.v && m.reach && fill(&m) == 0) {
		s = text_take(&m.t);
	}
	text_drop(&m.t);
	free(m.v);
	free(m.reach);
	return s;
}
