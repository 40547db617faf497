/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Whether one PCI function's DMA can reach another, as the kernel decides it for P2PDMA: straight
 * across below one bridge, unless access control sends it up first; through the root only where the
 * root is known to pass it on.
 */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/text.h"
#include "topo/graph.h"
#include "topo/pci.h"
#include "topo/read.h"
#include "topo/topo.h"

#define CHAIN_MAX 132 /* a port and a switch a level, and a file may have 64 levels */
#define ADDRESS 16

/* A function and the bridges above it, the function first, each with its ACS setting, and the root
 * that they hang on. */
struct bridges {
	char v[CHAIN_MAX][ADDRESS];
	int acs[CHAIN_MAX];
	unsigned int n;
	uint32_t root; /* the host bridge's node */
};

static void add_step(struct bridges *c, const char *pci, int acs)
{
	if (pci[0] && c->n < CHAIN_MAX) {
		text_copy(c->v[c->n], ADDRESS, pci);
		c->acs[c->n++] = acs;
	}
}

static int find_chain(const struct topo_graph *g, const char *pci, struct bridges *c)
{
	uint32_t at = topo_find_pci(g, pci);

	c->n = 0;
	c->root = TOPO_NONE;
	while (at != TOPO_NONE && g->nodes[at].kind != TOPO_NODE_ROOT) {
		const struct topo_node *n = &g->nodes[at];
		const struct topo_link *up = n->up == TOPO_NONE ? NULL : &g->links[n->up];

		add_step(c, n->pci, n->acs);
		if (!up || up->kind != TOPO_LINK_PCIE) {
			return -ENOENT;
		}
		add_step(c, up->port, up->acs);
		at = up->b;
	}
	c->root = at;
	return at == TOPO_NONE ? -ENOENT : 0;
}

/* Finds the first bridge in `a` that is also in `b`. Returns its index, or a->n if there is
 * none. */
static unsigned int meets(const struct bridges *a, const struct bridges *b, unsigned int *in_b)
{
	for (unsigned int i = 0; i < a->n; i++) {
		for (unsigned int k = 0; k < b->n; k++) {
			if (strcmp(a->v[i], b->v[k]) == 0) {
				*in_b = k;
				return i;
			}
		}
	}
	*in_b = b->n;
	return a->n;
}

static void look_at_acs(const struct bridges *c, unsigned int n, struct topo_p2p *out)
{
	for (unsigned int i = 0; i < n; i++) {
		out->acs_unknown = out->acs_unknown || c->acs[i] < 0;
		if (c->acs[i] == 1 && !out->redirects[0]) {
			text_copy(out->redirects, sizeof(out->redirects), c->v[i]);
		}
	}
}

/* Host bridges that forward between their ports, and some of them to each other. Kernels differ in
 * how many they know; the tunable p2p overrides it for those that know more. */
static const struct {
	unsigned int vendor;
	unsigned int device;
	bool within; /* not between two host bridges */
} forwards[] = {
	{ 0x8086, 0x3c00, true },  { 0x8086, 0x3c01, true },  { 0x8086, 0x2f00, true },
	{ 0x8086, 0x2f01, true },  { 0x8086, 0x2030, false }, { 0x8086, 0x2031, false },
	{ 0x8086, 0x2032, false }, { 0x8086, 0x2033, false }, { 0x8086, 0x2020, false },
	{ 0x8086, 0x09a2, false },
};
#define VENDOR_GOOGLE 0x1ae0u

/* A host bridge is known by the first function on its bus, whose the node's numbers are. */
static bool forwards_known(const struct topo_node *root, bool within, char *who, size_t space)
{
	text_copy(who, space, root->model);
	for (size_t i = 0; i < ARRAY_LEN(forwards); i++) {
		if (forwards[i].vendor == root->vendor && forwards[i].device == root->device) {
			return within || !forwards[i].within;
		}
	}
	return root->vendor == VENDOR_GOOGLE;
}

/* AMD's processors from Zen on forward between all their ports. */
static bool processor_forwards(const struct topo_graph *g)
{
	return strcmp(g->cpu_vendor, "AuthenticAMD") == 0 && g->cpu_family >= 0x17;
}

static bool root_forwards(const struct topo_graph *g, const struct bridges *a,
			  const struct bridges *b, struct topo_p2p *out)
{
	bool same = a->root == b->root;

	if (processor_forwards(g)) {
		text_copy(out->root, sizeof(out->root), "an AMD processor of the Zen kind");
		return true;
	}
	return forwards_known(&g->nodes[a->root], same, out->root, sizeof(out->root)) &&
	       (same || forwards_known(&g->nodes[b->root], false, out->root, sizeof(out->root)));
}

int topo_p2p_way_in(const struct topo_graph *g, const char *provider, const char *client,
		    struct topo_p2p *out)
{
	struct topo_p2p w = { .way = TOPO_WAY_UNKNOWN, .translated = -1 };
	uint32_t at = topo_find_pci(g, client);
	struct bridges a, b;
	unsigned int ia, ib;

	text_copy(w.provider, sizeof(w.provider), provider);
	text_copy(w.client, sizeof(w.client), client);
	w.translated = at == TOPO_NONE ? -1 : g->nodes[at].translated;
	*out = w;
	if (find_chain(g, provider, &a) || find_chain(g, client, &b)) {
		return -ENOENT;
	}
	ia = meets(&a, &b, &ib);
	if (ia == 0 && ib == 0) {
		out->way = TOPO_WAY_SELF;
		return 0;
	}
	if (ia < a.n) {
		text_copy(out->bridge, sizeof(out->bridge), a.v[ia]);
		look_at_acs(&a, ia + 1, out);
		look_at_acs(&b, ib, out);
		if (!out->redirects[0]) {
			out->way = TOPO_WAY_BRIDGE;
			return 0;
		}
	}
	if (root_forwards(g, &a, &b, out)) {
		out->way = TOPO_WAY_ROOT;
	} else {
		out->way = out->redirects[0] ? TOPO_WAY_REDIRECTED : TOPO_WAY_NONE;
	}
	return 0;
}

int topo_pci_acs_in(const struct topo_graph *g, const char *pci)
{
	bool unknown = false;
	struct bridges c;

	if (find_chain(g, pci, &c)) {
		return -1;
	}
	for (unsigned int i = 1; i < c.n; i++) {
		if (c.acs[i] == 1) {
			return 1;
		}
		unknown = unknown || c.acs[i] < 0;
	}
	return unknown ? -1 : 0;
}

int topo_pci_acs(const char *pci)
{
	const struct topo_graph *g;

	return topo_machine(NULL, false, &g) ? -1 : topo_pci_acs_in(g, pci);
}

/* Whether a function was plugged in after the graph was made. */
static bool is_new(const struct topo_graph *g, const char *pci)
{
	return topo_find_pci(g, pci) == TOPO_NONE && pci_address_len(pci) &&
	       read_exists("/sys/bus/pci/devices/%s", pci);
}

int topo_p2p_way(const char *provider, const char *client, struct topo_p2p *out)
{
	const struct topo_graph *g;
	int rc = topo_machine(NULL, false, &g);

	if (!rc && (is_new(g, provider) || is_new(g, client)) && topo_machine_anew()) {
		rc = topo_machine(NULL, false, &g);
	}
	if (rc) {
		*out = (struct topo_p2p){ .way = TOPO_WAY_UNKNOWN, .translated = -1 };
		text_copy(out->provider, sizeof(out->provider), provider);
		text_copy(out->client, sizeof(out->client), client);
		return -ENOENT;
	}
	return topo_p2p_way_in(g, provider, client, out);
}

bool topo_p2p_passes(const struct topo_p2p *w)
{
	return w->way != TOPO_WAY_REDIRECTED && w->way != TOPO_WAY_NONE;
}

void topo_p2p_text(const struct topo_p2p *w, char *dst, size_t space)
{
	const char *iommu =
		w->translated == 1 ? "; an IOMMU translates what the drive addresses" : "";

	switch (w->way) {
	case TOPO_WAY_SELF:
		text_fmt(dst, space, "the memory is on the drive %s itself", w->client);
		break;
	case TOPO_WAY_BRIDGE:
		text_fmt(dst, space, "%s and %s meet below bridge %s%s%s", w->client, w->provider,
			 w->bridge,
			 w->acs_unknown ? ", if ACS redirects nothing there: root can read that"
					: "",
			 iommu);
		break;
	case TOPO_WAY_ROOT:
		text_fmt(dst, space, "%s and %s reach each other through the root: %s%s", w->client,
			 w->provider, w->root, iommu);
		break;
	case TOPO_WAY_REDIRECTED:
		text_fmt(
			dst, space,
			"ACS on bridge %s sends what %s and %s exchange up to the root, which is not "
			"known to pass it on",
			w->redirects, w->client, w->provider);
		break;
	case TOPO_WAY_NONE:
		text_fmt(
			dst, space,
			"%s and %s are below no common bridge, and the host bridge %s is not known to "
			"pass traffic between its ports",
			w->client, w->provider, w->root[0] ? w->root : w->client);
		break;
	case TOPO_WAY_UNKNOWN:
		text_fmt(dst, space, "sysfs does not show how %s and %s are connected", w->client,
			 w->provider);
		break;
	}
}

void topo_p2p_remedy(const struct topo_p2p *w, char *dst, size_t space)
{
	if (w->way == TOPO_WAY_REDIRECTED) {
		text_fmt(dst, space,
			 "boot with pci=disable_acs_redir=%s, or turn ACS off in the firmware",
			 w->redirects);
	} else if (w->way == TOPO_WAY_NONE) {
		text_copy(
			dst, space,
			"put the drive and the device below one PCIe switch, or set the tunable p2p "
			"to try where the kernel knows the host bridge");
	} else {
		text_copy(dst, space, "");
	}
}

const char *topo_stack_p2p_remedy(const struct topo_block *b, bool hypervisor)
{
	switch (b->kind) {
	case TOPO_BLOCK_DM:
		return "keep large files on a partition of an NVMe drive, or on md RAID 0, without LVM "
		       "and encryption";
	case TOPO_BLOCK_LOOP:
		return "keep large files on the file system that holds the image";
	case TOPO_BLOCK_MD:
		return "use RAID 0, 1 or 10";
	case TOPO_BLOCK_NVMEOF:
		return "use an NVMe drive of this machine";
	default:
		return hypervisor ? "give the virtual machine an NVMe drive by PCI passthrough"
				  : "keep large files on an NVMe drive";
	}
}
