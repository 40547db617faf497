/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A graph as JSON: an object a line, so that differences between files are those of machines. */

#include "base/text.h"
#include "topo/fields.h"
#include "topo/file.h"
#include "topo/num.h"

static void add_nodes(struct text *t, const struct topo_graph *g)
{
	text_add(t, ",\n \"nodes\": [");
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		const struct topo_node *n = &g->nodes[i];

		text_add(t, "%s\n  {\"name\": ", i ? "," : "");
		fields_quote(t, n->name);
		text_add(t, ", \"kind\": \"%s\"", topo_node_kind_name(n->kind));
		fields_write(t, node_fields, node_fields_n, n);
		if (i < g->n_numa && g->distance) {
			text_add(t, ", \"distances\": [");
			for (uint32_t k = 0; k < g->n_numa; k++) {
				text_add(t, "%s%u", k ? ", " : "", topo_distance(g, i, k));
			}
			text_add(t, "]");
		}
		text_add(t, "}");
	}
	text_add(t, "]");
}

/* Writes the links. A link's bandwidth follows from its other fields, except for links whose
 * bandwidth only their maker knows. */
static void add_links(struct text *t, const struct topo_graph *g)
{
	char num[NUM_SIZE];

	text_add(t, ",\n \"links\": [");
	for (uint32_t i = 0; i < g->n_links; i++) {
		const struct topo_link *l = &g->links[i];

		text_add(t, "%s\n  {\"kind\": \"%s\", \"from\": ", i ? "," : "",
			 topo_link_kind_name(l->kind));
		fields_quote(t, g->nodes[l->a].name);
		text_add(t, ", \"to\": ");
		fields_quote(t, g->nodes[l->b].name);
		fields_write(t, link_fields, link_fields_n, l);
		text_add(t, ", \"gbps\": %s}", num_text(num, l->bw));
	}
	text_add(t, "]");
}

char *topo_write_json(const struct topo_graph *g)
{
	struct text t = TEXT_INIT;

	text_add(&t, "{\"peerlane_topology\": 1");
	fields_write(&t, graph_fields, graph_fields_n, g);
	add_nodes(&t, g);
	add_links(&t, g);
	text_add(&t, ",\n \"disks\": [");
	for (uint32_t i = 0; i < g->n_disks; i++) {
		text_add(&t, "%s\n  {\"name\": ", i ? "," : "");
		fields_quote(&t, g->disks[i].name);
		text_add(&t, ", \"node\": ");
		fields_quote(&t, g->nodes[g->disks[i].node].name);
		fields_write(&t, disk_fields, disk_fields_n, &g->disks[i]);
		text_add(&t, "}");
	}
	text_add(&t, "]}\n");
	return text_take(&t);
}
