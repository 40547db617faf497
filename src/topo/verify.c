/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/verify.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "topo/keys.h"
#include "topo/pci.h"

bool verify_name(const char *name)
{
	if (!isalnum((unsigned char)*name)) {
		return false;
	}
	for (; *name; name++) {
		if (!isalnum((unsigned char)*name) && !strchr("._:@-", *name)) {
			return false;
		}
	}
	return true;
}

/* Which kinds a link may join, by bits of enum topo_node_kind. */
#define K(kind) (1u << TOPO_NODE_##kind)
#define ABOVE (K(ROOT) | K(SWITCH))
#define FUNCTIONS (K(SWITCH) | K(GPU) | K(NVSWITCH) | K(NIC) | K(DRIVE) | K(MEMORY))

static const struct {
	unsigned int from, to;
} joins[TOPO_LINK_KINDS] = {
	[TOPO_LINK_PCIE] = { FUNCTIONS, ABOVE },
	[TOPO_LINK_LOCAL] = { K(ROOT) | K(DRIVE) | K(GPU) | K(NIC), K(NUMA) },
	[TOPO_LINK_SMP] = { K(NUMA), K(NUMA) },
	[TOPO_LINK_NVLINK] = { K(GPU) | K(NVSWITCH) | K(NUMA), K(GPU) | K(NVSWITCH) | K(NUMA) },
	[TOPO_LINK_C2C] = { K(GPU) | K(NUMA), K(GPU) | K(NUMA) },
	[TOPO_LINK_NET] = { K(NIC) | K(NET), K(NIC) | K(NET) },
};

const char *verify_link(const struct topo_build *b, const struct topo_link *l)
{
	unsigned int from = 1u << b->g->nodes[l->a].kind;
	unsigned int to = 1u << b->g->nodes[l->b].kind;

	if (l->a == l->b) {
		return "a link joins a node with itself";
	}
	if (!(joins[l->kind].from & from) || !(joins[l->kind].to & to)) {
		return "no link of this kind joins nodes of these kinds";
	}
	if ((l->kind == TOPO_LINK_C2C || l->kind == TOPO_LINK_NET) && from == to) {
		return "no link of this kind joins two nodes of one kind";
	}
	if (l->kind == TOPO_LINK_NVLINK && (from | to) == K(NUMA)) {
		return "no NVLink joins two NUMA nodes";
	}
	if (l->kind == TOPO_LINK_NVLINK && !l->count &&
	    (from != K(NVSWITCH) || to != K(NVSWITCH))) {
		return "a count of 0";
	}
	if (l->kind != TOPO_LINK_PCIE && l->port[0]) {
		return "only PCIe links have ports";
	}
	return NULL;
}

/* PCIe is a tree: each way up ends at a root. */
static const char *verify_tree(const struct topo_build *b, const uint32_t *up, uint32_t *node)
{
	for (uint32_t i = 0; i < b->g->n_nodes; i++) {
		uint32_t at = i, steps = 0;

		*node = i;
		while (up[at] != TOPO_NONE) {
			at = up[at];
			if (++steps > BUILD_NODES_MAX || steps > b->g->n_nodes || at == i) {
				return "its PCIe links go in a circle";
			}
			if (steps > 64) {
				return "it is below more than 64 switches";
			}
		}
		if (b->g->nodes[i].kind == TOPO_NODE_SWITCH && up[i] == TOPO_NONE) {
			return "a switch that hangs on nothing";
		}
		if (b->g->nodes[i].kind == TOPO_NODE_ROOT && up[i] == TOPO_NONE) {
			return "a host bridge on no NUMA node";
		}
	}
	return NULL;
}

/* Addresses, and the system's numbers of NUMA nodes, are each one node's. "": out of memory. */
static const char *verify_unique(const struct topo_build *b, struct keys *seen, uint32_t *node)
{
	uint32_t numa = 0;

	for (uint32_t i = 0; i < b->g->n_nodes; i++) {
		const struct topo_node *at = &b->g->nodes[i];
		bool is_numa = at->kind == TOPO_NODE_NUMA;
		/* Keys of NUMA nodes lie above all addresses. */
		uint64_t key =
			is_numa ? (uint64_t)1 << 62 | (uint64_t)(at->numa + 1) : pci_key(at->pci);

		*node = i;
		numa += is_numa;
		if (is_numa && at->numa < 0) {
			return "a NUMA node without a number";
		}
		if (keys_find(seen, key) != UINT32_MAX) {
			return is_numa ? "another NUMA node has its number"
				       : "another node has its PCI address";
		}
		if (keys_add(seen, key, i)) {
			return "";
		}
	}
	*node = TOPO_NONE;
	return numa ? NULL : "there is no NUMA node";
}

static const char *find_up(const struct topo_build *b, uint32_t *up, uint32_t *link)
{
	for (uint32_t i = 0; i < b->g->n_nodes; i++) {
		up[i] = TOPO_NONE;
	}
	for (uint32_t i = 0; i < b->g->n_links; i++) {
		const struct topo_link *l = &b->g->links[i];

		if (l->kind != TOPO_LINK_PCIE && l->kind != TOPO_LINK_LOCAL) {
			continue;
		}
		if (up[l->a] != TOPO_NONE) {
			*link = i;
			return "it hangs on two nodes";
		}
		up[l->a] = l->b;
	}
	return NULL;
}

const char *verify_graph(const struct topo_build *b, uint32_t *node, uint32_t *link)
{
	uint32_t *up = alloc_array((size_t)b->g->n_nodes + 1, sizeof(*up));
	struct keys seen = { .v = NULL };
	const char *why = "";

	*node = *link = TOPO_NONE;
	if (up) {
		why = find_up(b, up, link);
		why = why ? why : verify_tree(b, up, node);
		why = why ? why : verify_unique(b, &seen, node);
	}
	free(up);
	keys_finish(&seen);
	return why;
}
