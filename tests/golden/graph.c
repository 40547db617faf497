/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "graph.h"

#include <stdlib.h>
#include <string.h>

#include "base/config.h"
#include "base/error.h"
#include "topo/graph.h"
#include "topo/paths.h"

static void print_flags(FILE *f, uint32_t flags)
{
	fprintf(f, "%s%s%s%s", flags & TOPO_INFERRED ? ", inferred" : "",
		flags & TOPO_SOFT ? ", soft" : "", flags & TOPO_P2PMEM ? ", p2pmem" : "",
		flags & TOPO_UNSEEN ? ", unseen" : "");
}

static void print_node(FILE *f, const struct topo_graph *g, uint32_t at)
{
	const struct topo_node *n = &g->nodes[at];

	fprintf(f, "node %u %s %s pci %s numa %d", at, topo_node_kind_name(n->kind), n->name,
		n->pci[0] ? n->pci : "-", n->numa);
	if (n->class) {
		fprintf(f, " %04x:%04x class %06x group %d translated %d acs %d", n->vendor,
			n->device, n->class, n->iommu_group, n->translated, n->acs);
	}
	if (n->kind == TOPO_NODE_NUMA) {
		fprintf(f, " cpus %s memory %llu", n->cpus, (unsigned long long)n->memory);
	}
	if (n->kind == TOPO_NODE_GPU) {
		fprintf(f, " index %d sm %u memory %llu bar1 %llu nvlinks %u", n->index, n->sm,
			(unsigned long long)n->memory, (unsigned long long)n->bar1, n->lanes);
	}
	if (n->kind == TOPO_NODE_NIC) {
		fprintf(f, " rdma \"%s\" if \"%s\" bw %g guid %llx", n->rdma, n->ifname, n->bw,
			(unsigned long long)n->guid);
		if (n->port > 1) {
			fprintf(f, " port %u", n->port);
		}
	}
	if (n->kind == TOPO_NODE_NVSWITCH) {
		fprintf(f, " fabric %s", g->nodes[n->fabric].name);
	}
	print_flags(f, n->flags);
	fprintf(f, "%s%s%s%s\n", n->model[0] ? ", " : "", n->model, n->note[0] ? ": " : "",
		n->note);
}

static void print_link(FILE *f, const struct topo_graph *g, const struct topo_link *l)
{
	fprintf(f, "link %s %s - %s %g GB/s", topo_link_kind_name(l->kind), g->nodes[l->a].name,
		g->nodes[l->b].name, l->bw);
	if (l->kind == TOPO_LINK_PCIE) {
		fprintf(f, " gen %u of %u x%u of x%u port %s acs %d", l->gen, l->gen_max, l->width,
			l->width_max, l->port[0] ? l->port : "-", l->acs);
	} else if (l->kind == TOPO_LINK_NVLINK || l->kind == TOPO_LINK_C2C) {
		fprintf(f, " gen %u count %u", l->gen, l->count);
	}
	print_flags(f, l->flags);
	fputc('\n', f);
}

/* Only ends: what lies between them shows in the paths. */
static int is_end(const struct topo_node *n)
{
	return n->kind == TOPO_NODE_NUMA || n->kind == TOPO_NODE_GPU || n->kind == TOPO_NODE_NIC ||
	       n->kind == TOPO_NODE_DRIVE || n->kind == TOPO_NODE_MEMORY;
}

static void print_row(FILE *f, const struct topo_graph *g, uint32_t from, struct topo_reach *v)
{
	if (topo_reach_from(g, from, v)) {
		fprintf(f, "no paths: %s\n", err_message());
		return;
	}
	fprintf(f, "paths from %s:", g->nodes[from].name);
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		if (is_end(&g->nodes[i]) && i != from) {
			fprintf(f, " %s=%s/%.4g", g->nodes[i].name, topo_path_type_name(v[i].type),
				v[i].bw);
			if (v[i].count) {
				fprintf(f, "x%u", v[i].count);
			}
			fprintf(f, "%s%s", v[i].inferred ? "?" : "", v[i].redirected ? "!" : "");
		}
	}
	fputc('\n', f);
}

void print_graph(FILE *f, const char *nvml_lib)
{
	struct config c = { .nvml_lib = (char *)nvml_lib };
	struct topo_reach *v;
	struct topo_graph *g;
	int rc = topo_scan(&c, true, &g);

	if (rc) {
		fprintf(f, "graph: %d\n", rc);
		return;
	}
	fprintf(f, "graph: %s, %s %d/%d, arch %s, vm %d, links %d %s\n", g->origin, g->cpu_vendor,
		g->cpu_family, g->cpu_model, g->arch, g->vm, g->links_read, g->links_why);
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		print_node(f, g, i);
	}
	for (uint32_t i = 0; i < g->n_links; i++) {
		print_link(f, g, &g->links[i]);
	}
	for (uint32_t i = 0; i < g->n_disks; i++) {
		fprintf(f, "disk %s on %s, %llu bytes: %s\n", g->disks[i].name,
			g->nodes[g->disks[i].node].name, (unsigned long long)g->disks[i].nbytes,
			g->disks[i].on);
	}
	v = calloc(g->n_nodes, sizeof(*v));
	for (uint32_t i = 0; i < g->n_nodes && v; i++) {
		if (is_end(&g->nodes[i])) {
			print_row(f, g, i, v);
		}
	}
	free(v);
	topo_graph_free(g);
}
