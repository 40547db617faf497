/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/build.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "topo/bw.h"
#include "topo/keys.h"
#include "topo/pci.h"

#define FIRST_SLOTS 64 /* a power of two */
#define CLASS_NVME 0x0108

void build_begin(struct topo_build *b)
{
	*b = (struct topo_build){ .g = alloc_zero(sizeof(*b->g)) };
	b->err = b->g ? 0 : -ENOMEM;
	b->slots = alloc_array(FIRST_SLOTS, sizeof(*b->slots));
	b->n_slots = FIRST_SLOTS;
	if (!b->slots) {
		b->err = -ENOMEM;
	}
}

void build_drop(struct topo_build *b)
{
	topo_graph_free(b->g);
	free(b->slots);
	*b = (struct topo_build){ .g = NULL };
}

/* Where a name stands in the hash, or would. */
static size_t slot_of(const struct topo_build *b, const char *name)
{
	uint32_t h = 2166136261u;
	size_t at;

	for (const char *p = name; *p; p++) {
		h = (h ^ (unsigned char)*p) * 16777619u;
	}
	at = h & (b->n_slots - 1);
	while (b->slots[at] && strcmp(b->g->nodes[b->slots[at] - 1].name, name) != 0) {
		at = (at + 1) & (b->n_slots - 1);
	}
	return at;
}

static void grow_slots(struct topo_build *b)
{
	uint32_t *old = b->slots;
	uint32_t *v;

	if ((size_t)b->g->n_nodes * 2 < b->n_slots) {
		return;
	}
	v = alloc_array(b->n_slots * 2, sizeof(*v));
	if (!v) {
		b->err = -ENOMEM;
		return;
	}
	b->slots = v;
	b->n_slots *= 2;
	for (uint32_t i = 0; i < b->g->n_nodes; i++) {
		b->slots[slot_of(b, b->g->nodes[i].name)] = i + 1;
	}
	free(old);
}

/* Space for one more of what `*v` holds n of. */
static bool grow(struct topo_build *b, void **v, size_t n, size_t *space, size_t len, size_t most)
{
	size_t want = *space ? *space * 2 : 16;
	char *p;

	if (b->err) {
		return false;
	}
	if (n >= most) {
		b->err = -E2BIG;
		return false;
	}
	if (n < *space) {
		return true;
	}
	p = alloc_resize(*v, want, len);
	if (!p) {
		b->err = -ENOMEM;
		return false;
	}
	memset(p + *space * len, 0, (want - *space) * len);
	*v = p;
	*space = want;
	return true;
}

uint32_t build_node(struct topo_build *b, enum topo_node_kind kind, const char *name)
{
	struct topo_node *n;
	void *v = b->g ? b->g->nodes : NULL;

	if (b->err || build_find(b, name) != TOPO_NONE ||
	    !grow(b, &v, b->g->n_nodes, &b->space_nodes, sizeof(*n), BUILD_NODES_MAX)) {
		return TOPO_NONE;
	}
	b->g->nodes = v;
	grow_slots(b);
	if (b->err) {
		return TOPO_NONE;
	}
	n = &b->g->nodes[b->g->n_nodes];
	*n = (struct topo_node){ .kind = kind,
				 .numa = -1,
				 .up = TOPO_NONE,
				 .iommu_group = -1,
				 .translated = -1,
				 .acs = -1,
				 .index = -1 };
	text_copy(n->name, sizeof(n->name), name);
	b->slots[slot_of(b, n->name)] = b->g->n_nodes + 1;
	return b->g->n_nodes++;
}

struct topo_node *build_at(struct topo_build *b, uint32_t node)
{
	return &b->g->nodes[node];
}

uint32_t build_find(const struct topo_build *b, const char *name)
{
	uint32_t at = b->slots ? b->slots[slot_of(b, name)] : 0;

	return at ? at - 1 : TOPO_NONE;
}

struct topo_link *build_link(struct topo_build *b, enum topo_link_kind kind, uint32_t from,
			     uint32_t to)
{
	struct topo_link *l;
	void *v = b->g ? b->g->links : NULL;

	if (!grow(b, &v, b->g ? b->g->n_links : 0, &b->space_links, sizeof(*l), BUILD_LINKS_MAX)) {
		return NULL;
	}
	b->g->links = v;
	l = &b->g->links[b->g->n_links++];
	*l = (struct topo_link){ .kind = kind, .a = from, .b = to, .count = 1, .acs = -1 };
	return l;
}

struct topo_disk *build_disk(struct topo_build *b, uint32_t node, const char *name)
{
	struct topo_disk *d;
	void *v = b->g ? b->g->disks : NULL;

	if (!grow(b, &v, b->g ? b->g->n_disks : 0, &b->space_disks, sizeof(*d), BUILD_NODES_MAX)) {
		return NULL;
	}
	b->g->disks = v;
	d = &b->g->disks[b->g->n_disks++];
	*d = (struct topo_disk){ .node = node };
	text_copy(d->name, sizeof(d->name), name);
	return d;
}

void build_distance(struct topo_build *b, const uint8_t *v, uint32_t n)
{
	uint8_t *copy = b->err ? NULL : alloc_array((size_t)n * n + 1, 1);

	if (!copy) {
		b->err = b->err ? b->err : -ENOMEM;
		return;
	}
	memcpy(copy, v, (size_t)n * n);
	free(b->g->distance);
	b->g->distance = copy;
	b->n_distance = n;
}

/* "gpu2" before "gpu10". */
static int compare_names(const char *a, const char *b)
{
	size_t na = strcspn(a, "0123456789");
	size_t nb = strcspn(b, "0123456789");
	unsigned long xa, xb;

	if (na != nb || strncmp(a, b, na) != 0) {
		return strcmp(a, b);
	}
	xa = strtoul(a + na, NULL, 10);
	xb = strtoul(b + nb, NULL, 10);
	return xa < xb ? -1 : xa > xb ? 1 : strcmp(a, b);
}

static int compare_nodes(const void *pa, const void *pb, void *arg)
{
	const struct topo_node *nodes = arg;
	const struct topo_node *a = &nodes[*(const uint32_t *)pa];
	const struct topo_node *b = &nodes[*(const uint32_t *)pb];
	uint64_t ka = pci_key(a->pci);
	uint64_t kb = pci_key(b->pci);

	if (a->kind != b->kind) {
		return a->kind < b->kind ? -1 : 1;
	}
	if (a->kind == TOPO_NODE_NUMA && a->numa != b->numa) {
		return a->numa < b->numa ? -1 : 1;
	}
	if (ka != kb) {
		return ka < kb ? -1 : 1;
	}
	return compare_names(a->name, b->name);
}

static int compare_links(const void *pa, const void *pb)
{
	const struct topo_link *a = pa;
	const struct topo_link *b = pb;

	if (a->kind != b->kind) {
		return a->kind < b->kind ? -1 : 1;
	}
	if (a->a != b->a) {
		return a->a < b->a ? -1 : 1;
	}
	return a->b < b->b ? -1 : a->b > b->b;
}

static int compare_disks(const void *pa, const void *pb)
{
	const struct topo_disk *a = pa;
	const struct topo_disk *b = pb;

	if (a->node != b->node) {
		return a->node < b->node ? -1 : 1;
	}
	return compare_names(a->name, b->name);
}

/* Puts the nodes in order, and says where each has gone. */
static int sort_nodes(struct topo_graph *g, uint32_t *where)
{
	uint32_t *order = alloc_array((size_t)g->n_nodes + 1, sizeof(*order));
	struct topo_node *v = alloc_array((size_t)g->n_nodes + 1, sizeof(*v));

	if (!order || !v) {
		free(order);
		free(v);
		return -ENOMEM;
	}
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		order[i] = i;
	}
	if (g->n_nodes) {
		qsort_r(order, g->n_nodes, sizeof(*order), compare_nodes, g->nodes);
	}
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		v[i] = g->nodes[order[i]];
		where[order[i]] = i;
	}
	free(order);
	free(g->nodes);
	g->nodes = v;
	return 0;
}

static double link_bw(const struct topo_graph *g, const struct topo_link *l)
{
	const struct topo_node *a = &g->nodes[l->a];
	const struct topo_node *b = &g->nodes[l->b];
	unsigned int width = topo_link_width(l);

	if (!width && a->class >> 8 == CLASS_NVME) {
		width = 4;
	}
	switch (l->kind) {
	case TOPO_LINK_PCIE:
		return bw_pcie(topo_link_gen(l), width);
	case TOPO_LINK_NVLINK:
		if (!l->count) {
			return BW_LOCAL; /* between switches: they are made not to block */
		}
		return l->count * bw_nvlink(a->kind == TOPO_NODE_GPU ? a->sm : b->sm);
	case TOPO_LINK_SMP:
		return bw_smp(g);
	case TOPO_LINK_NET:
		a = a->kind == TOPO_NODE_NIC ? a : b;
		return a->bw > 0 ? a->bw : BW_NET_DEFAULT;
	default:
		return BW_LOCAL;
	}
}

double build_rate(const struct topo_build *b, const struct topo_link *l)
{
	return link_bw(b->g, l);
}

static int name_order(const void *pa, const void *pb, void *arg)
{
	const struct topo_node *nodes = arg;

	return strcmp(nodes[*(const uint32_t *)pa].name, nodes[*(const uint32_t *)pb].name);
}

/* Which NVSwitches act as one: those that share a GPU, or are linked to each other. */
static int make_fabrics(struct topo_graph *g)
{
	uint32_t *piece = alloc_array((size_t)g->n_nodes + 1, sizeof(*piece));
	uint32_t *first = alloc_array((size_t)g->n_nodes + 1, sizeof(*first));
	int rc = piece && first ? 0 : -ENOMEM;

	for (uint32_t i = 0; i < g->n_nodes && !rc; i++) {
		piece[i] = i;
		first[i] = TOPO_NONE;
	}
	for (uint32_t i = 0; i < g->n_links && !rc; i++) {
		const struct topo_link *l = &g->links[i];

		/* Ends are in the order of nodes, and GPUs are before switches. */
		if (l->kind != TOPO_LINK_NVLINK || g->nodes[l->b].kind != TOPO_NODE_NVSWITCH) {
			continue;
		}
		if (g->nodes[l->a].kind == TOPO_NODE_NVSWITCH) {
			piece_join(piece, l->a, l->b);
		} else if (first[l->a] == TOPO_NONE) {
			first[l->a] = l->b;
		} else {
			piece_join(piece, first[l->a], l->b);
		}
	}
	for (uint32_t i = g->n_nodes; i-- > 0 && !rc;) {
		struct topo_node *n = &g->nodes[i];

		n->fabric_next = TOPO_NONE;
		n->fabric = n->kind == TOPO_NODE_NVSWITCH ? piece_of(piece, i) : TOPO_NONE;
	}
	for (uint32_t i = g->n_nodes; i-- > 0 && !rc;) {
		struct topo_node *n = &g->nodes[i];

		if (n->fabric != TOPO_NONE && n->fabric != i) {
			n->fabric_next = g->nodes[n->fabric].fabric_next;
			g->nodes[n->fabric].fabric_next = i;
		}
	}
	free(piece);
	free(first);
	return rc;
}

/* The tables by which nodes and links are found. */
static int make_index(struct topo_graph *g)
{
	uint32_t at = 0;

	g->first = alloc_array((size_t)g->n_nodes + 2, sizeof(*g->first));
	g->ends = alloc_array((size_t)g->n_links * 2 + 1, sizeof(*g->ends));
	g->by_name = alloc_array((size_t)g->n_nodes + 1, sizeof(*g->by_name));
	if (!g->first || !g->ends || !g->by_name) {
		return -ENOMEM;
	}
	for (uint32_t i = 0; i < g->n_links; i++) {
		g->first[g->links[i].a + 1]++;
		g->first[g->links[i].b + 1]++;
	}
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		uint32_t n = g->first[i + 1];

		g->first[i + 1] = at; /* moves on to the node's end below */
		at += n;
	}
	for (uint32_t i = 0; i < g->n_links; i++) {
		const struct topo_link *l = &g->links[i];

		g->ends[g->first[l->a + 1]++] = (struct topo_end){ i, l->b };
		g->ends[g->first[l->b + 1]++] = (struct topo_end){ i, l->a };
	}
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		g->by_name[i] = i;
		if (keys_add(&g->by_pci, pci_key(g->nodes[i].pci), i)) {
			return -ENOMEM;
		}
	}
	if (g->n_nodes) {
		qsort_r(g->by_name, g->n_nodes, sizeof(*g->by_name), name_order, g->nodes);
	}
	return 0;
}

static void finish_links(struct topo_graph *g, const uint32_t *where)
{
	for (uint32_t i = 0; i < g->n_links; i++) {
		struct topo_link *l = &g->links[i];

		l->a = where[l->a];
		l->b = where[l->b];
		if (l->kind != TOPO_LINK_PCIE && l->kind != TOPO_LINK_LOCAL && l->a > l->b) {
			uint32_t a = l->a;

			l->a = l->b;
			l->b = a;
		}
		if (l->bw <= 0) {
			l->bw = link_bw(g, l);
		}
		l->latency = bw_latency(l->kind);
	}
	if (g->n_links) {
		qsort(g->links, g->n_links, sizeof(*g->links), compare_links);
	}
	for (uint32_t i = 0; i < g->n_links; i++) {
		const struct topo_link *l = &g->links[i];

		if (l->kind == TOPO_LINK_PCIE || l->kind == TOPO_LINK_LOCAL) {
			g->nodes[l->a].up = i;
		} else if (l->kind == TOPO_LINK_NVLINK) {
			g->nodes[l->a].lanes += l->count;
			g->nodes[l->b].lanes += l->count;
		}
	}
}

int build_finish(struct topo_build *b, struct topo_graph **out)
{
	struct topo_graph *g = b->g;
	uint32_t *where = b->err ? NULL : alloc_array((size_t)g->n_nodes + 1, sizeof(*where));
	int rc = b->err ? b->err : where ? 0 : -ENOMEM;

	rc = rc ? rc : sort_nodes(g, where);
	if (!rc) {
		for (uint32_t i = 0; i < g->n_nodes; i++) {
			g->nodes[i].up = TOPO_NONE;
			g->nodes[i].lanes = 0;
			g->n_numa += g->nodes[i].kind == TOPO_NODE_NUMA;
		}
		for (uint32_t i = 0; i < g->n_disks; i++) {
			g->disks[i].node = where[g->disks[i].node];
		}
		if (g->n_numa != b->n_distance) {
			free(g->distance);
			g->distance = NULL;
		}
		if (g->n_disks) {
			qsort(g->disks, g->n_disks, sizeof(*g->disks), compare_disks);
		}
		finish_links(g, where);
		rc = make_fabrics(g);
		rc = rc ? rc : make_index(g);
	}
	free(where);
	if (rc) {
		build_drop(b);
		return rc == -E2BIG ? err_set(E2BIG, "more than %d devices or %d links",
					      BUILD_NODES_MAX, BUILD_LINKS_MAX)
				    : rc;
	}
	free(b->slots);
	*b = (struct topo_build){ .g = NULL };
	*out = g;
	return 0;
}
