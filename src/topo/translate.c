/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A host's tree in the addresses of a virtual machine. A program inside finds its devices by their
 * addresses and needs to know the switches and bridges between them, which the virtual machine does
 * not show.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "topo/build.h"
#include "topo/compare.h"

#define INVENTED "fffe" /* the PCI domain of switches, which no machine has */
#define DEPTH_MAX 64

struct translation {
	const struct topo_graph *host, *guest;
	uint32_t *guest_of; /* of each node of the host: the guest's, TOPO_NONE */
	bool *taken;	    /* of each node of the guest: it stands for one of the host */
	uint32_t *made;	    /* of each node of the host: the new graph's */
	struct topo_build b;
	unsigned int switches;
	uint32_t fabric; /* the one NVSwitch, which the guest does not see */
};

static int pair(struct translation *t, uint32_t host, uint32_t guest)
{
	if (t->host->nodes[host].kind != t->guest->nodes[guest].kind) {
		return err_set(EINVAL, "%s of the host and %s of the guest are of different kinds",
			       t->host->nodes[host].name, t->guest->nodes[guest].name);
	}
	if (t->guest_of[host] != TOPO_NONE || t->taken[guest]) {
		return err_set(EINVAL, "%s or %s is mapped twice", t->host->nodes[host].name,
			       t->guest->nodes[guest].name);
	}
	t->guest_of[host] = guest;
	t->taken[guest] = true;
	return 0;
}

/* Takes one pair "HOST=GUEST". */
static int take_pair(struct translation *t, const char *s, size_t len)
{
	char a[64], b[64];
	const char *eq = memchr(s, '=', len);
	uint32_t host, guest;

	if (!eq || (size_t)(eq - s) >= sizeof(a) || len - (size_t)(eq - s) > sizeof(b)) {
		return err_set(EINVAL, "\"%.*s\" is not HOST=GUEST", (int)len, s);
	}
	text_fmt(a, sizeof(a), "%.*s", (int)(eq - s), s);
	text_fmt(b, sizeof(b), "%.*s", (int)(s + len - eq - 1), eq + 1);
	host = topo_find(t->host, a);
	guest = topo_find(t->guest, b);
	if (host == TOPO_NONE || guest == TOPO_NONE) {
		return err_set(EINVAL, "the %s has no \"%s\"", host == TOPO_NONE ? "host" : "guest",
			       host == TOPO_NONE ? a : b);
	}
	return pair(t, host, guest);
}

static int take_map(struct translation *t, const char *map)
{
	int rc = 0;

	while (map && *map && !rc) {
		size_t len = strcspn(map, ",");

		rc = take_pair(t, map, len);
		map += len + (map[len] == ',');
	}
	return rc;
}

static uint32_t next_free(const struct topo_graph *g, enum topo_node_kind kind, uint32_t from,
			  const uint32_t *guest_of, const bool *taken)
{
	while (from < g->n_nodes && (g->nodes[from].kind != kind ||
				     (guest_of ? guest_of[from] != TOPO_NONE : taken[from]))) {
		from++;
	}
	return from;
}

/* Pairs the devices that the map leaves: they are in the same order in both. A guest's own NICs
 * (virtio) are no host's. */
static int pair_rest(struct translation *t, enum topo_node_kind kind)
{
	uint32_t h = next_free(t->host, kind, 0, t->guest_of, NULL);
	uint32_t g = next_free(t->guest, kind, 0, NULL, t->taken);
	int rc = 0;

	while (h < t->host->n_nodes && g < t->guest->n_nodes && !rc) {
		if (kind == TOPO_NODE_NIC && !t->guest->nodes[g].rdma[0]) {
			t->taken[g] = true;
		} else {
			rc = pair(t, h, g);
			h = next_free(t->host, kind, h + 1, t->guest_of, NULL);
		}
		g = next_free(t->guest, kind, g + 1, NULL, t->taken);
	}
	return rc;
}

static unsigned int left_over(const struct translation *t, enum topo_node_kind kind, bool guest)
{
	const struct topo_graph *g = guest ? t->guest : t->host;
	unsigned int n = 0;

	for (uint32_t i = 0; i < g->n_nodes; i++) {
		n += g->nodes[i].kind == kind &&
		     (guest ? !t->taken[i] : t->guest_of[i] == TOPO_NONE);
	}
	return n;
}

/* Fewer devices in the guest than on the host: which ones, only the map can say. */
static int check_rest(const struct translation *t, const char *map)
{
	unsigned int host = left_over(t, TOPO_NODE_GPU, false);
	unsigned int guest = left_over(t, TOPO_NODE_GPU, true);

	if (guest) {
		return err_set(EINVAL, "the guest has %u GPUs more than the host", guest);
	}
	if (host && !(map && *map)) {
		return err_set(EINVAL,
			       "the guest has %u GPUs fewer than the host: say which it has by "
			       "HOST=GUEST pairs",
			       host);
	}
	return 0;
}

/* The node of the new graph that a node of the host has become, with all that is above it. */
static uint32_t make_node(struct translation *t, uint32_t at, int depth)
{
	const struct topo_node *from = &t->host->nodes[at];
	const struct topo_node *guest =
		t->guest_of[at] == TOPO_NONE ? NULL : &t->guest->nodes[t->guest_of[at]];
	const struct topo_link *up = from->up == TOPO_NONE ? NULL : &t->host->links[from->up];
	char name[32];
	struct topo_node *n;
	struct topo_link *l;
	uint32_t to;

	if (t->made[at] != TOPO_NONE || depth == DEPTH_MAX) {
		return t->made[at];
	}
	text_copy(name, sizeof(name), guest ? guest->name : from->name);
	if (from->kind == TOPO_NODE_SWITCH) {
		text_fmt(name, sizeof(name), INVENTED ":%02x:00.0", ++t->switches);
	}
	t->made[at] = build_node(&t->b, from->kind, name);
	if (t->made[at] == TOPO_NONE) {
		return TOPO_NONE;
	}
	n = build_at(&t->b, t->made[at]);
	*n = guest ? *guest : *from;
	text_copy(n->name, sizeof(n->name), name);
	if (from->kind == TOPO_NODE_SWITCH) {
		text_copy(n->pci, sizeof(n->pci), name);
	}
	n->iommu_group = -1;
	to = up ? make_node(t, up->b, depth + 1) : TOPO_NONE;
	l = to == TOPO_NONE ? NULL : build_link(&t->b, up->kind, t->made[at], to);
	if (l) {
		l->gen = up->gen;
		l->gen_max = up->gen_max;
		l->width = up->width;
		l->width_max = up->width_max;
		l->acs = up->acs;
		l->flags = up->flags;
	}
	return t->made[at];
}

static uint32_t make_fabric(struct translation *t)
{
	struct topo_node *n;

	if (t->fabric == TOPO_NONE) {
		t->fabric = build_node(&t->b, TOPO_NODE_NVSWITCH, "nvswitch0");
		if (t->fabric != TOPO_NONE) {
			n = build_at(&t->b, t->fabric);
			n->flags = TOPO_INFERRED;
			text_copy(n->note, sizeof(n->note), "the host's switches, as one");
		}
	}
	return t->fabric;
}

static void copy_link(struct translation *t, const struct topo_link *from, uint32_t a, uint32_t b,
		      unsigned int count)
{
	struct topo_link *l =
		a == TOPO_NONE || b == TOPO_NONE ? NULL : build_link(&t->b, from->kind, a, b);

	if (l) {
		l->gen = from->gen;
		l->gen_max = from->gen_max;
		l->count = (uint16_t)count;
		l->flags = from->flags;
		l->bw = from->kind == TOPO_LINK_C2C ? from->bw : 0;
	}
}

/* A GPU's links: all to switches are one, others go where they went if that is there. */
static void make_links(struct translation *t, uint32_t at)
{
	const struct topo_graph *h = t->host;
	const struct topo_link *to_switch = NULL;
	unsigned int count = 0;

	for (uint32_t i = h->first[at]; i < h->first[at + 1]; i++) {
		const struct topo_link *l = &h->links[h->ends[i].link];
		uint32_t far = h->ends[i].node;

		if (l->kind == TOPO_LINK_NVLINK && h->nodes[far].kind == TOPO_NODE_NVSWITCH) {
			to_switch = l;
			count += l->count;
		} else if ((l->kind == TOPO_LINK_NVLINK || l->kind == TOPO_LINK_C2C) &&
			   (h->nodes[far].kind != TOPO_NODE_GPU || far > at)) {
			copy_link(t, l, t->made[at], t->made[far], l->count);
		}
	}
	if (to_switch) {
		copy_link(t, to_switch, t->made[at], make_fabric(t), count);
	}
}

static void make_numa(struct translation *t)
{
	const struct topo_graph *h = t->host;

	for (uint32_t i = 0; i < h->n_numa; i++) {
		uint32_t at = make_node(t, i, 0);
		uint32_t guest = topo_find_numa(t->guest, h->nodes[i].numa);

		if (at != TOPO_NONE) {
			/* Whose processors a program is bound to are the guest's. */
			guest = guest == TOPO_NONE ? 0 : guest;
			text_copy(build_at(&t->b, at)->cpus, sizeof(build_at(&t->b, at)->cpus),
				  t->guest->n_numa ? t->guest->nodes[guest].cpus : "");
		}
	}
	for (uint32_t i = 0; i < h->n_links; i++) {
		if (h->links[i].kind == TOPO_LINK_SMP) {
			copy_link(t, &h->links[i], t->made[h->links[i].a], t->made[h->links[i].b],
				  1);
		}
	}
	if (h->distance && !t->b.err) {
		build_distance(&t->b, h->distance, h->n_numa);
	}
}

static void make_all(struct translation *t)
{
	const struct topo_graph *h = t->host;

	make_numa(t);
	for (uint32_t i = 0; i < h->n_nodes && !t->b.err; i++) {
		if (t->guest_of[i] != TOPO_NONE) {
			(void)make_node(t, i, 0);
		}
	}
	for (uint32_t i = 0; i < h->n_nodes && !t->b.err; i++) {
		if (h->nodes[i].kind == TOPO_NODE_GPU && t->made[i] != TOPO_NONE) {
			make_links(t, i);
		}
	}
	if (!t->b.err) {
		struct topo_graph *g = t->b.g;

		text_copy(g->arch, sizeof(g->arch), h->arch);
		text_copy(g->cpu_vendor, sizeof(g->cpu_vendor), h->cpu_vendor);
		g->cpu_family = h->cpu_family;
		g->cpu_model = h->cpu_model;
		g->vm = true;
		g->links_read = h->links_read;
		text_copy(g->title, sizeof(g->title), h->title);
		text_fmt(g->origin, sizeof(g->origin), "%.100s, in the addresses of %.100s",
			 h->origin, t->guest->origin);
	}
}

static int prepare(struct translation *t)
{
	uint32_t nh = t->host->n_nodes;

	t->guest_of = alloc_array((size_t)nh + 1, sizeof(*t->guest_of));
	t->made = alloc_array((size_t)nh + 1, sizeof(*t->made));
	t->taken = alloc_array((size_t)t->guest->n_nodes + 1, sizeof(*t->taken));
	if (!t->guest_of || !t->made || !t->taken) {
		return -ENOMEM;
	}
	for (uint32_t i = 0; i < nh; i++) {
		t->guest_of[i] = t->made[i] = TOPO_NONE;
	}
	t->fabric = TOPO_NONE;
	return 0;
}

int topo_translate(const struct topo_graph *host, const struct topo_graph *guest, const char *map,
		   struct topo_graph **out)
{
	struct translation t = { .host = host, .guest = guest };
	int rc = prepare(&t);

	rc = rc ? rc : take_map(&t, map);
	/* A map that names GPUs names all that the guest has. */
	if (!rc && left_over(&t, TOPO_NODE_GPU, true)) {
		rc = pair_rest(&t, TOPO_NODE_GPU);
	}
	rc = rc ? rc : check_rest(&t, map);
	rc = rc ? rc : pair_rest(&t, TOPO_NODE_NIC);
	if (!rc) {
		build_begin(&t.b);
		make_all(&t);
		rc = build_finish(&t.b, out);
	}
	free(t.guest_of);
	free(t.made);
	free(t.taken);
	return rc;
}
