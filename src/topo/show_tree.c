/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The tree of a machine: a line for each device, below the one that it is attached to. */

#include <string.h>

#include "base/text.h"
#include "topo/num.h"
#include "topo/show.h"

#define DEPTH_MAX 64
#define COLUMN 44 /* where a node's link begins */

struct tree {
	struct text t;
	const struct topo_graph *g;
};

/* Writes a device's description after its name. */
static void say_device(struct tree *s, const struct topo_node *n)
{
	if (n->model[0] && n->kind != TOPO_NODE_ROOT) {
		text_add(&s->t, "  %s", n->model);
	} else if (n->kind == TOPO_NODE_SWITCH || n->kind == TOPO_NODE_MEMORY) {
		text_add(&s->t, "  %s %04x:%04x", topo_node_kind_name(n->kind), n->vendor,
			 n->device);
	}
	if (n->ifname[0] && strcmp(n->ifname, n->name) != 0) {
		text_add(&s->t, "  %s", n->ifname);
	}
	if (n->pci[0] && strcmp(n->pci, n->name) != 0 && n->kind != TOPO_NODE_ROOT) {
		text_add(&s->t, "  %s", n->pci);
	}
}

static void say_pcie(struct tree *s, const struct topo_link *l)
{
	char num[NUM_SIZE];
	unsigned int gen = topo_link_gen(l);
	unsigned int width = topo_link_width(l);

	if (!gen && !width) {
		text_add(&s->t, "  PCIe, rate not shown");
	} else {
		text_add(&s->t, "  PCIe %u x%u  %s GB/s", gen, width, num_text(num, l->bw));
	}
	if (l->gen && l->gen < l->gen_max) {
		text_add(&s->t, "  (now %u: it idles, or is held back)", l->gen);
	}
	if (l->width && l->width < l->width_max) {
		text_add(&s->t, "  (of x%u: a narrower slot)", l->width_max);
	}
	if (l->acs == 1) {
		text_add(&s->t, "  (ACS of port %s redirects)", l->port);
	}
}

static void say_extra(struct tree *s, const struct topo_node *n)
{
	char num[NUM_SIZE], bytes[32];

	if (n->memory) {
		text_bytes(bytes, sizeof(bytes), n->memory);
		text_add(&s->t, "  %s", bytes);
	}
	if (n->bw > 0) {
		text_add(&s->t, "  %s %s GB/s", n->kind == TOPO_NODE_NIC ? "port" : "itself",
			 num_text(num, n->bw));
	}
	if (n->flags & TOPO_P2PMEM) {
		text_add(&s->t, "  drives reach it");
	}
	if (n->note[0]) {
		text_add(&s->t, "  [%s]", n->note);
	}
}

static void add_disks(struct tree *s, uint32_t at, int depth)
{
	uint32_t lo = 0, hi = s->g->n_disks;
	char bytes[32];

	/* Disks are in the order of their nodes. */
	while (lo < hi) {
		uint32_t mid = lo + (hi - lo) / 2;

		if (s->g->disks[mid].node < at) {
			lo = mid + 1;
		} else {
			hi = mid;
		}
	}
	for (; lo < s->g->n_disks && s->g->disks[lo].node == at; lo++) {
		const struct topo_disk *d = &s->g->disks[lo];

		text_bytes(bytes, sizeof(bytes), d->nbytes);
		text_add(&s->t, "%*s%s  %s%s%s\n", 2 * depth, "", d->name, bytes,
			 d->on[0] ? "  " : "", d->on);
	}
}

static void add_node(struct tree *s, uint32_t at, const struct topo_link *up, int depth)
{
	const struct topo_node *n = &s->g->nodes[at];
	size_t start = s->t.len;

	text_add(&s->t, "%*s%s", 2 * depth, "", n->name);
	say_device(s, n);
	if (up && up->kind == TOPO_LINK_PCIE) {
		while (!s->t.failed && s->t.len - start < COLUMN) {
			text_add(&s->t, " ");
		}
		say_pcie(s, up);
	}
	say_extra(s, n);
	text_add(&s->t, "\n");
	if (n->kind == TOPO_NODE_DRIVE) {
		add_disks(s, at, depth + 1);
	}
}

static void add_below(struct tree *s, uint32_t at, int depth)
{
	for (uint32_t i = s->g->first[at]; i < s->g->first[at + 1] && depth < DEPTH_MAX; i++) {
		const struct topo_link *l = &s->g->links[s->g->ends[i].link];

		if ((l->kind == TOPO_LINK_PCIE || l->kind == TOPO_LINK_LOCAL) && l->b == at) {
			add_node(s, s->g->ends[i].node, l, depth);
			add_below(s, s->g->ends[i].node, depth + 1);
		}
	}
}

static void add_numa(struct tree *s, uint32_t at)
{
	const struct topo_node *n = &s->g->nodes[at];
	char bytes[32];

	text_bytes(bytes, sizeof(bytes), n->memory);
	text_add(&s->t, "%s%s%s%s%s\n", n->name, n->cpus[0] ? "  processors " : "", n->cpus,
		 n->memory ? "  " : "", n->memory ? bytes : "");
	add_below(s, at, 1);
}

/* A GPU's links to one far end; a fabric counts as one. */
struct bundle {
	enum topo_link_kind kind;
	unsigned int gen, count;
	double bw;
	bool inferred;
	uint32_t first, last; /* nodes at the far end */
};

/* The n-th bundle of a GPU; false if there are no more. */
static bool find_bundle(const struct topo_graph *g, uint32_t at, unsigned int n, struct bundle *out)
{
	uint32_t end = TOPO_NONE;

	*out = (struct bundle){ .count = 0 };
	for (uint32_t i = g->first[at]; i < g->first[at + 1]; i++) {
		const struct topo_link *l = &g->links[g->ends[i].link];
		uint32_t far = g->ends[i].node;
		uint32_t fabric = g->nodes[far].fabric == TOPO_NONE ? far : g->nodes[far].fabric;

		if ((l->kind != TOPO_LINK_NVLINK && l->kind != TOPO_LINK_C2C) ||
		    (g->nodes[far].kind == TOPO_NODE_GPU && far < at)) {
			continue; /* shown at the other GPU */
		}
		if (fabric != end) {
			if (out->count && n-- == 0) {
				return true;
			}
			*out = (struct bundle){ .kind = l->kind, .gen = l->gen, .first = far };
			end = fabric;
		}
		out->count += l->count;
		out->bw += l->bw;
		out->inferred = out->inferred || (l->flags & TOPO_INFERRED);
		out->last = far;
	}
	return out->count && n == 0;
}

/* Without the GPU's name, so that GPUs that have the same can share a line. */
static void say_bundle(struct tree *s, const struct bundle *b)
{
	char num[NUM_SIZE];

	text_add(&s->t, "%u %s", b->count,
		 b->kind == TOPO_LINK_C2C ? (b->count == 1 ? "C2C link" : "C2C links")
		 : b->count == 1	  ? "NVLink"
					  : "NVLinks");
	if (b->gen) {
		text_add(&s->t, " of generation %u", b->gen);
	}
	text_add(&s->t, " to %s", s->g->nodes[b->first].name);
	if (b->last != b->first) {
		text_add(&s->t, " ... %s", s->g->nodes[b->last].name);
	}
	text_add(&s->t, ", %s GB/s%s\n", num_text(num, b->bw), b->inferred ? " (inferred)" : "");
}

static bool same_bundle(const struct bundle *a, const struct bundle *b)
{
	return a->kind == b->kind && a->gen == b->gen && a->count == b->count &&
	       a->first == b->first && a->last == b->last && a->inferred == b->inferred;
}

/* The last GPU of those from `at` on that have this bundle as their one. */
static uint32_t run_end(const struct topo_graph *g, uint32_t at, const struct bundle *b)
{
	struct bundle other, more;

	while (at + 1 < g->n_nodes && g->nodes[at + 1].kind == TOPO_NODE_GPU &&
	       find_bundle(g, at + 1, 0, &other) && same_bundle(b, &other) &&
	       !find_bundle(g, at + 1, 1, &more)) {
		at++;
	}
	return at;
}

static void add_gpu_links(struct tree *s, uint32_t *at)
{
	struct bundle b, more;
	uint32_t last;

	if (find_bundle(s->g, *at, 0, &b) && !find_bundle(s->g, *at, 1, &more)) {
		last = run_end(s->g, *at, &b);
		text_add(&s->t, "  %s", s->g->nodes[*at].name);
		if (last != *at) {
			text_add(&s->t, " ... %s, each", s->g->nodes[last].name);
		}
		text_add(&s->t, ": ");
		say_bundle(s, &b);
		*at = last;
		return;
	}
	for (unsigned int n = 0; find_bundle(s->g, *at, n, &b); n++) {
		text_add(&s->t, "  %s: ", s->g->nodes[*at].name);
		say_bundle(s, &b);
	}
}

static void add_fabrics(struct tree *s)
{
	bool any = false;

	for (uint32_t i = 0; i < s->g->n_links; i++) {
		any = any || s->g->links[i].kind == TOPO_LINK_NVLINK ||
		      s->g->links[i].kind == TOPO_LINK_C2C;
	}
	if (any) {
		text_add(&s->t, "NVLink\n");
	}
	for (uint32_t i = 0; i < s->g->n_nodes; i++) {
		const struct topo_node *n = &s->g->nodes[i];

		if (n->kind == TOPO_NODE_GPU) {
			add_gpu_links(s, &i);
		} else if (n->kind == TOPO_NODE_NVSWITCH && n->note[0]) {
			text_add(&s->t, "  %s: %s\n", n->name, n->note);
		}
	}
}

char *topo_show_tree(const struct topo_graph *g)
{
	struct tree s = { .t = TEXT_INIT, .g = g };
	char num[NUM_SIZE];

	text_add(&s.t, "%s%s%s%s\n", g->title[0] ? g->title : g->origin, g->title[0] ? " (" : "",
		 g->title[0] ? g->origin : "", g->title[0] ? ")" : "");
	for (uint32_t i = 0; i < g->n_numa; i++) {
		add_numa(&s, i);
	}
	for (uint32_t i = 0; i < g->n_links; i++) {
		const struct topo_link *l = &g->links[i];

		if (l->kind == TOPO_LINK_SMP) {
			text_add(&s.t, "%s - %s  %s GB/s", g->nodes[l->a].name, g->nodes[l->b].name,
				 num_text(num, l->bw));
			if (topo_distance(g, l->a, l->b)) {
				text_add(&s.t, "  distance %u", topo_distance(g, l->a, l->b));
			}
			text_add(&s.t, "\n");
		}
	}
	add_fabrics(&s);
	if (!g->links_read && g->links_why[0]) {
		text_add(&s.t, "No NVLinks are known: %s\n", g->links_why);
	}
	return text_take(&s.t);
}
