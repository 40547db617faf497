/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/graph_in.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "topo/verify.h"

void graph_in_begin(struct graph_in *in, const struct topo_reader *r)
{
	*in = (struct graph_in){ .r = r };
	build_begin(&in->b);
	in->err = in->b.err;
}

int graph_in_fail(struct graph_in *in, unsigned int line, const char *fmt, ...)
{
	char why[320];
	va_list ap;

	if (in->err) {
		return in->err;
	}
	va_start(ap, fmt);
	(void)vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	in->err = line ? err_set(EINVAL, "%s: line %u: %s", in->r->where, line, why)
		       : err_set(EINVAL, "%s: %s", in->r->where, why);
	if (in->r->remark) {
		in->r->remark(&(struct topo_remark){ line, true, why }, in->r->arg);
	}
	return in->err;
}

void graph_in_warn(struct graph_in *in, unsigned int line, const char *fmt, ...)
{
	char why[320];
	va_list ap;

	if (in->err || !in->r->remark) {
		return;
	}
	va_start(ap, fmt);
	(void)vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	in->r->remark(&(struct topo_remark){ line, false, why }, in->r->arg);
}

static void keep_line(struct graph_in *in, unsigned int **v, size_t *space, size_t at,
		      unsigned int line)
{
	if (at >= *space) {
		size_t want = at * 2 + 64;
		unsigned int *p = alloc_resize(*v, want, sizeof(*p));

		if (!p) {
			in->err = in->err ? in->err : -ENOMEM;
			return;
		}
		*v = p;
		*space = want;
	}
	(*v)[at] = line;
}

uint32_t graph_in_node(struct graph_in *in, unsigned int line, enum topo_node_kind kind,
		       const char *name)
{
	uint32_t at = TOPO_NONE;

	if (in->err) {
		return at;
	}
	if (!verify_name(name)) {
		graph_in_fail(in, line, "a node's name has letters, digits and . _ : @ - alone");
	} else if (build_find(&in->b, name) != TOPO_NONE) {
		graph_in_fail(in, line, "a second node named %s", name);
	} else {
		at = build_node(&in->b, kind, name);
	}
	if (at == TOPO_NONE) {
		in->err = in->err ? in->err : in->b.err ? in->b.err : -ENOMEM;
		return at;
	}
	keep_line(in, &in->node_lines, &in->space_nodes, at, line);
	return in->err ? TOPO_NONE : at;
}

void graph_in_link(struct graph_in *in, unsigned int line, const struct topo_link *l)
{
	struct topo_link *made;
	const char *why;

	if (in->err) {
		return;
	}
	why = verify_link(&in->b, l);
	if (why) {
		graph_in_fail(in, line, "%s and %s: %s", in->b.g->nodes[l->a].name,
			      in->b.g->nodes[l->b].name, why);
		return;
	}
	made = build_link(&in->b, l->kind, l->a, l->b);
	if (!made) {
		in->err = in->b.err;
		return;
	}
	*made = *l;
	keep_line(in, &in->link_lines, &in->space_links, in->b.g->n_links - 1, line);
}

struct linked_pair {
	uint32_t kind, a, b;
	uint32_t link;
};

static int by_pair(const void *pa, const void *pb)
{
	const struct linked_pair *a = pa;
	const struct linked_pair *b = pb;

	if (a->kind != b->kind) {
		return a->kind < b->kind ? -1 : 1;
	}
	if (a->a != b->a) {
		return a->a < b->a ? -1 : 1;
	}
	if (a->b != b->b) {
		return a->b < b->b ? -1 : 1;
	}
	return a->link < b->link ? -1 : a->link > b->link;
}

/* Links of one kind between two nodes are one link, with a count. */
static void refuse_twins(struct graph_in *in)
{
	uint32_t n = in->b.g->n_links;
	struct linked_pair *v = alloc_array((size_t)n + 1, sizeof(*v));

	if (!v) {
		in->err = -ENOMEM;
		return;
	}
	for (uint32_t i = 0; i < n; i++) {
		const struct topo_link *l = &in->b.g->links[i];

		v[i] = (struct linked_pair){ l->kind, l->a < l->b ? l->a : l->b,
					     l->a < l->b ? l->b : l->a, i };
	}
	qsort(v, n, sizeof(*v), by_pair);
	for (uint32_t i = 1; i < n; i++) {
		if (v[i].kind == v[i - 1].kind && v[i].a == v[i - 1].a && v[i].b == v[i - 1].b) {
			graph_in_fail(in, in->link_lines[v[i].link],
				      "a second link of this kind between %s and %s",
				      in->b.g->nodes[v[i].a].name, in->b.g->nodes[v[i].b].name);
			break;
		}
	}
	free(v);
}

int graph_in_finish(struct graph_in *in, struct topo_graph **out)
{
	const char *why;
	uint32_t node, link;

	if (!in->err) {
		refuse_twins(in);
	}
	if (!in->err) {
		why = verify_graph(&in->b, &node, &link);
		if (why && !why[0]) {
			in->err = -ENOMEM;
		} else if (why && link != TOPO_NONE) {
			graph_in_fail(in, in->link_lines[link], "%s: %s",
				      in->b.g->nodes[in->b.g->links[link].a].name, why);
		} else if (why && node == TOPO_NONE) {
			graph_in_fail(in, 1, "%s", why);
		} else if (why) {
			graph_in_fail(in, in->node_lines[node], "%s: %s", in->b.g->nodes[node].name,
				      why);
		}
	}
	if (!in->err) {
		in->err = build_finish(&in->b, out);
	} else {
		build_drop(&in->b);
	}
	free(in->node_lines);
	free(in->link_lines);
	return in->err;
}
