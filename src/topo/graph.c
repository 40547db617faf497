/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/graph.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "topo/pci.h"

static const char *const node_kinds[TOPO_NODE_KINDS] = {
	[TOPO_NODE_NUMA] = "numa",	   [TOPO_NODE_ROOT] = "root",
	[TOPO_NODE_SWITCH] = "switch",	   [TOPO_NODE_GPU] = "gpu",
	[TOPO_NODE_NVSWITCH] = "nvswitch", [TOPO_NODE_NIC] = "nic",
	[TOPO_NODE_DRIVE] = "drive",	   [TOPO_NODE_MEMORY] = "memory",
	[TOPO_NODE_NET] = "net",
};

static const char *const link_kinds[TOPO_LINK_KINDS] = {
	[TOPO_LINK_PCIE] = "pcie",     [TOPO_LINK_LOCAL] = "local", [TOPO_LINK_SMP] = "smp",
	[TOPO_LINK_NVLINK] = "nvlink", [TOPO_LINK_C2C] = "c2c",	    [TOPO_LINK_NET] = "net",
};

const char *topo_node_kind_name(enum topo_node_kind k)
{
	return (size_t)k < ARRAY_LEN(node_kinds) && node_kinds[k] ? node_kinds[k] : "unknown";
}

const char *topo_link_kind_name(enum topo_link_kind k)
{
	return (size_t)k < ARRAY_LEN(link_kinds) && link_kinds[k] ? link_kinds[k] : "unknown";
}

void topo_graph_free(struct topo_graph *g)
{
	if (!g) {
		return;
	}
	free(g->nodes);
	free(g->links);
	free(g->disks);
	free(g->ends);
	free(g->first);
	free(g->by_name);
	keys_finish(&g->by_pci);
	free(g->distance);
	free(g);
}

uint32_t topo_find_pci(const struct topo_graph *g, const char *pci)
{
	return keys_find(&g->by_pci, pci_key(pci));
}

uint32_t topo_find_numa(const struct topo_graph *g, int numa)
{
	for (uint32_t i = 0; i < g->n_numa; i++) {
		if (g->nodes[i].numa == numa) {
			return i;
		}
	}
	return TOPO_NONE;
}

static uint32_t find_name(const struct topo_graph *g, const char *name)
{
	uint32_t lo = 0;
	uint32_t hi = g->n_nodes;

	while (lo < hi) {
		uint32_t mid = lo + (hi - lo) / 2;
		int c = strcmp(g->nodes[g->by_name[mid]].name, name);

		if (c == 0) {
			return g->by_name[mid];
		}
		if (c < 0) {
			lo = mid + 1;
		} else {
			hi = mid;
		}
	}
	return TOPO_NONE;
}

uint32_t topo_find(const struct topo_graph *g, const char *name)
{
	uint32_t at = find_name(g, name);

	if (at == TOPO_NONE) {
		at = topo_find_pci(g, name);
	}
	for (uint32_t i = 0; at == TOPO_NONE && name[0] && i < g->n_nodes; i++) {
		const struct topo_node *n = &g->nodes[i];

		if (strcmp(n->ifname, name) == 0 || strcmp(n->rdma, name) == 0) {
			at = i;
		}
	}
	for (uint32_t i = 0; at == TOPO_NONE && i < g->n_disks; i++) {
		if (strcmp(g->disks[i].name, name) == 0) {
			at = g->disks[i].node;
		}
	}
	return at;
}

unsigned int topo_distance(const struct topo_graph *g, uint32_t a, uint32_t b)
{
	return g->distance && a < g->n_numa && b < g->n_numa
		       ? g->distance[(size_t)a * g->n_numa + b]
		       : 0;
}
