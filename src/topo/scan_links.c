/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Adds the facts of the GPUs' management library: models, and NVLinks. Where it names the far end
 * of a link the link is a fact. In a virtual machine it often does not: the switches are the
 * host's. Then the GPUs that say of each other that they reach one another by NVLink hang on one
 * switch that is inferred, and marked so.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/text.h"
#include "dev/probe.h"
#include "topo/bw.h"
#include "topo/keys.h"
#include "topo/pci.h"
#include "topo/scan.h"

struct seen_gpu {
	uint32_t node;
	uint64_t key;
	uint32_t on;	     /* a switch that it is linked to, TOPO_NONE */
	unsigned int hidden; /* links to switches that are not shown */
	unsigned int group;  /* of GPUs that reach each other by hidden links, from 1 on */
};

struct links_scan {
	struct topo_build *b;
	struct dev_probe *p;
	struct seen_gpu *v;
	unsigned int n;
	bool unsure; /* no word of the driver about some pair */
};

/* Nodes by address. Few functions have many nodes, so the search is once a link and not once a
 * pair. */
static uint32_t find_pci(const struct topo_build *b, const char *pci)
{
	uint64_t key = pci_key(pci);

	for (uint32_t i = 0; i < b->g->n_nodes && key != PCI_NO_KEY; i++) {
		if (pci_key(b->g->nodes[i].pci) == key) {
			return i;
		}
	}
	return TOPO_NONE;
}

static uint32_t add_numbered(struct topo_build *b, enum topo_node_kind kind, const char *prefix)
{
	char name[32];
	uint32_t at = TOPO_NONE;

	for (unsigned int i = 0; at == TOPO_NONE && !b->err; i++) {
		text_fmt(name, sizeof(name), "%s%u", prefix, i);
		at = build_node(b, kind, name);
	}
	return at;
}

/* A GPU that sysfs does not have: some containers show the device and hide the bus. */
static uint32_t add_unseen_gpu(struct topo_build *b, const struct dev_probe_gpu *g)
{
	uint32_t at = add_numbered(b, TOPO_NODE_GPU, "gpu");
	char name[24];
	struct topo_link *l;
	struct topo_node *n;
	uint32_t root;

	if (at == TOPO_NONE) {
		return at;
	}
	n = build_at(b, at);
	n->flags = TOPO_UNSEEN;
	text_copy(n->pci, sizeof(n->pci), g->pci);
	text_copy(n->note, sizeof(n->note), "sysfs does not show where it hangs");
	/* On a host bridge of its own. */
	text_fmt(name, sizeof(name), "pci%.*s", (int)strcspn(g->pci, "."), g->pci);
	root = build_node(b, TOPO_NODE_ROOT, name);
	l = root == TOPO_NONE ? NULL : build_link(b, TOPO_LINK_LOCAL, root, 0);
	if (l) {
		l->flags = TOPO_INFERRED;
		build_at(b, root)->flags = TOPO_INFERRED;
		l = build_link(b, TOPO_LINK_PCIE, at, root);
	}
	if (l) {
		l->flags = TOPO_INFERRED;
	}
	return at;
}

static void fill_pcie(struct topo_build *b, uint32_t node, const struct dev_probe_gpu *g)
{
	for (uint32_t i = b->g->n_links; i-- > 0;) {
		struct topo_link *l = &b->g->links[i];

		if (l->kind == TOPO_LINK_PCIE && l->a == node) {
			l->gen = l->gen ? l->gen : (uint8_t)g->pcie_gen;
			l->gen_max = l->gen_max ? l->gen_max : (uint8_t)g->pcie_gen_max;
			l->width = l->width ? l->width : (uint8_t)g->pcie_width;
			l->width_max = l->width_max ? l->width_max : (uint8_t)g->pcie_width_max;
			return;
		}
	}
}

/* The NUMA node of a node, the first if it is unknown. They were added first. */
static uint32_t numa_of(struct topo_build *b, uint32_t node)
{
	for (uint32_t i = 0; i < b->g->n_nodes && b->g->nodes[i].kind == TOPO_NODE_NUMA; i++) {
		if (b->g->nodes[i].numa == b->g->nodes[node].numa) {
			return i;
		}
	}
	return 0;
}

static void add_c2c(struct topo_build *b, uint32_t node, const struct dev_probe_gpu *g)
{
	struct topo_link *l =
		g->c2c_links ? build_link(b, TOPO_LINK_C2C, node, numa_of(b, node)) : NULL;

	if (l) {
		l->count = (uint16_t)g->c2c_links;
		l->bw = g->c2c_mbytes / 1000.0;
	}
}

static void add_gpu(struct links_scan *s, unsigned int i)
{
	struct seen_gpu *gpu = &s->v[i];
	struct dev_probe_gpu g;
	struct topo_node *n;

	gpu->node = TOPO_NONE;
	if (dev_probe_gpu(s->p, i, &g)) {
		return; /* it has fallen off the bus: sysfs may still have it */
	}
	gpu->node = find_pci(s->b, g.pci);
	if (gpu->node == TOPO_NONE) {
		gpu->node = add_unseen_gpu(s->b, &g);
	}
	if (gpu->node == TOPO_NONE) {
		return;
	}
	gpu->key = pci_key(g.pci);
	n = build_at(s->b, gpu->node);
	n->index = (int)i;
	n->sm = g.sm;
	n->memory = g.memory;
	n->bar1 = g.bar1 ? g.bar1 : n->bar1;
	text_copy(n->model, sizeof(n->model), g.model);
	fill_pcie(s->b, gpu->node, &g);
	add_c2c(s->b, gpu->node, &g);
}

/* A switch that a GPU names and sysfs does not have. */
static uint32_t switch_at(struct topo_build *b, const char *pci)
{
	uint32_t at = find_pci(b, pci);
	struct topo_node *n;

	if (at != TOPO_NONE) {
		return at;
	}
	at = add_numbered(b, TOPO_NODE_NVSWITCH, "nvswitch");
	if (at != TOPO_NONE) {
		n = build_at(b, at);
		n->flags = TOPO_UNSEEN;
		text_copy(n->pci, sizeof(n->pci), pci);
	}
	return at;
}

static void add_nvlinks(struct topo_build *b, uint32_t from, uint32_t to, unsigned int count,
			uint32_t flags)
{
	struct topo_link *l = build_link(b, TOPO_LINK_NVLINK, from, to);

	if (l) {
		l->count = (uint16_t)count;
		l->gen = l->gen_max = (uint8_t)bw_nvlink_gen(build_at(b, from)->sm);
		l->flags = flags;
	}
}

/* Links of GPU i to one far end, all of them, counted at the first. */
static unsigned int same_end(const struct dev_probe_link *v, int n, int first)
{
	unsigned int count = 0;

	for (int k = 0; k < n; k++) {
		bool same = strcmp(v[k].pci, v[first].pci) == 0 && v[k].far == v[first].far;

		if (same && k < first) {
			return 0;
		}
		count += same;
	}
	return count;
}

static void add_links(struct links_scan *s, unsigned int i)
{
	struct dev_probe_link v[DEV_PROBE_LINKS_MAX];
	uint32_t node = s->v[i].node;
	int n = node == TOPO_NONE ? 0 : dev_probe_links(s->p, i, v);

	for (int k = 0; k < n; k++) {
		unsigned int count = same_end(v, n, k);
		uint32_t far;

		if (!count) {
			continue;
		}
		if (v[k].far == DEV_PROBE_FAR_PROCESSOR) {
			add_nvlinks(s->b, node, numa_of(s->b, node), count, 0);
		} else if (!v[k].pci[0]) {
			s->v[i].hidden += count;
		} else if (v[k].far == DEV_PROBE_FAR_GPU) {
			/* Both ends list it. */
			far = find_pci(s->b, v[k].pci);
			if (far != TOPO_NONE && s->v[i].key < pci_key(v[k].pci)) {
				add_nvlinks(s->b, node, far, count, 0);
			}
		} else {
			far = switch_at(s->b, v[k].pci);
			if (far != TOPO_NONE) {
				add_nvlinks(s->b, node, far, count, 0);
			}
		}
	}
}

/* Puts GPU i, and all that it reaches by hidden links, directly or through others, in a group. */
static void make_group(struct links_scan *s, unsigned int i, unsigned int group)
{
	s->v[i].group = group;
	for (unsigned int k = 0; k < s->n; k++) {
		enum dev_probe_answer a;

		if (!s->v[k].hidden || s->v[k].group) {
			continue;
		}
		a = dev_probe_peers(s->p, i, k, DEV_PROBE_NVLINK);
		s->unsure = s->unsure || a == DEV_PROBE_UNKNOWN;
		if (a == DEV_PROBE_YES || a == DEV_PROBE_UNKNOWN) {
			make_group(s, k, group);
		}
	}
}

static void infer_switch(struct links_scan *s, unsigned int group)
{
	uint32_t at = add_numbered(s->b, TOPO_NODE_NVSWITCH, "nvswitch");
	struct topo_node *n;

	if (at == TOPO_NONE) {
		return;
	}
	n = build_at(s->b, at);
	n->flags = TOPO_INFERRED;
	text_copy(n->note, sizeof(n->note),
		  s->unsure
			  ? "no switch is shown, and the driver does not say who reaches whom"
			  : "no switch is shown: inferred, as the driver's P2P status says NVLink");
	for (unsigned int i = 0; i < s->n; i++) {
		if (s->v[i].group == group) {
			add_nvlinks(s->b, s->v[i].node, at, s->v[i].hidden, TOPO_INFERRED);
		}
	}
}

static uint32_t switch_of(struct links_scan *s, uint32_t gpu)
{
	for (uint32_t i = 0; i < s->b->g->n_links; i++) {
		const struct topo_link *l = &s->b->g->links[i];

		if (l->kind == TOPO_LINK_NVLINK && l->a == gpu &&
		    s->b->g->nodes[l->b].kind == TOPO_NODE_NVSWITCH) {
			return l->b;
		}
	}
	return TOPO_NONE;
}

/*
 * Links between switches belong to no GPU, so no GPU lists them. Where two GPUs on different
 * switches reach each other by NVLink there are some.
 */
static void infer_trunks(struct links_scan *s)
{
	uint32_t *piece = alloc_array((size_t)s->b->g->n_nodes + 1, sizeof(*piece));

	if (!piece) {
		s->b->err = -ENOMEM;
		return;
	}
	for (uint32_t i = 0; i < s->b->g->n_nodes; i++) {
		piece[i] = i;
	}
	for (uint32_t i = 0; i < s->b->g->n_links; i++) {
		const struct topo_link *l = &s->b->g->links[i];

		if (l->kind == TOPO_LINK_NVLINK &&
		    s->b->g->nodes[l->b].kind == TOPO_NODE_NVSWITCH) {
			piece_join(piece, l->a, l->b);
		}
	}
	for (unsigned int i = 0; i < s->n && !s->b->err; i++) {
		for (unsigned int k = 0; k < i; k++) {
			uint32_t a = s->v[i].on, b = s->v[k].on;

			if (a != TOPO_NONE && b != TOPO_NONE &&
			    piece_of(piece, a) != piece_of(piece, b) &&
			    dev_probe_peers(s->p, i, k, DEV_PROBE_NVLINK) == DEV_PROBE_YES) {
				add_nvlinks(s->b, a, b, 0, TOPO_INFERRED);
				piece_join(piece, a, b);
			}
		}
	}
	free(piece);
}

void scan_links(struct topo_build *b, const struct config *c)
{
	struct links_scan s = { .b = b };
	unsigned int group = 0;
	int rc = dev_probe_open(c, &s.p, b->g->links_why, sizeof(b->g->links_why));

	if (rc) {
		b->err = rc == -ENOMEM ? rc : 0;
		return;
	}
	s.n = dev_probe_count(s.p);
	s.v = alloc_array((size_t)s.n + 1, sizeof(*s.v));
	for (unsigned int i = 0; i < s.n && s.v; i++) {
		add_gpu(&s, i);
	}
	for (unsigned int i = 0; i < s.n && s.v; i++) {
		add_links(&s, i);
	}
	for (unsigned int i = 0; i < s.n && s.v; i++) {
		if (s.v[i].hidden && !s.v[i].group) {
			make_group(&s, i, ++group);
			infer_switch(&s, group);
		}
	}
	b->err = b->err ? b->err : s.v ? 0 : -ENOMEM;
	if (!b->err) {
		for (unsigned int i = 0; i < s.n; i++) {
			s.v[i].on =
				s.v[i].node == TOPO_NONE ? TOPO_NONE : switch_of(&s, s.v[i].node);
		}
		infer_trunks(&s);
	}
	b->g->links_read = true;
	free(s.v);
	dev_probe_close(s.p);
}
