/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A PCI function as a node, with the bridges above it. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "topo/bw.h"
#include "topo/pci.h"
#include "topo/scan.h"
#include "topo/topo.h"

#define DEVICES "/sys/bus/pci/devices"

int scan_chain_of(const char *pci, struct scan_chain *out)
{
	char link[READ_PATH];
	char real[READ_PATH];
	char *rest = NULL;

	*out = (struct scan_chain){ .n = 0 };
	text_fmt(link, sizeof(link), DEVICES "/%s", pci);
	if (!pci_address_len(pci) || read_link(link, real, sizeof(real))) {
		return -ENOENT;
	}
	for (char *p = strtok_r(real, "/", &rest); p; p = strtok_r(NULL, "/", &rest)) {
		if (strncmp(p, "pci", 3) == 0 && strchr(p, ':')) {
			/* A host bridge below a function (Intel VMD) begins anew. */
			text_copy(out->root, sizeof(out->root), p);
			out->n = 0;
		} else if (out->root[0] && pci_key(p) != PCI_NO_KEY && strlen(p) < SCAN_ADDRESS) {
			if (out->n == SCAN_CHAIN_MAX) {
				return -E2BIG;
			}
			text_copy(out->v[out->n++], SCAN_ADDRESS, p);
		}
	}
	return out->n && out->root[0] ? 0 : -ENOENT;
}

unsigned int scan_hex(const char *pci, const char *name)
{
	char word[16];

	return read_word(word, sizeof(word), DEVICES "/%s/%s", pci, name)
		       ? (unsigned int)strtoul(word, NULL, 16)
		       : 0;
}

static unsigned int gen_of(const char *pci, const char *name)
{
	char word[32];

	return read_word(word, sizeof(word), DEVICES "/%s/%s", pci, name) ? bw_gen_of_speed(word)
									  : 0;
}

/* A count of lanes. The kernel says 255 where there are none. */
static unsigned int width_of(const char *pci, const char *name)
{
	long long x = read_number(0, DEVICES "/%s/%s", pci, name);

	return x > 0 && x <= 64 ? (unsigned int)x : 0;
}

static unsigned int lesser(unsigned int a, unsigned int b)
{
	return a && b ? (a < b ? a : b) : a + b;
}

/* Reads the function's link state, highest and now, and its port at the other end. */
static void read_link_state(struct topo_link *l, const char *pci, const char *port)
{
	unsigned int gen = gen_of(pci, "max_link_speed");
	unsigned int width = width_of(pci, "max_link_width");

	if (port[0]) {
		gen = lesser(gen, gen_of(port, "max_link_speed"));
		width = lesser(width, width_of(port, "max_link_width"));
		text_copy(l->port, sizeof(l->port), port);
		l->acs = (int8_t)pci_acs(port);
	}
	l->gen_max = (uint8_t)gen;
	l->width_max = (uint8_t)width;
	l->gen = (uint8_t)gen_of(pci, "current_link_speed");
	l->width = (uint8_t)width_of(pci, "current_link_width");
}

static int iommu_group(const char *pci)
{
	char link[READ_PATH];
	char real[READ_PATH];
	char *end;
	long x;

	text_fmt(link, sizeof(link), DEVICES "/%s/iommu_group", pci);
	if (read_link(link, real, sizeof(real))) {
		return -1;
	}
	x = strtol(read_leaf(real), &end, 10);
	return *end || x < 0 ? -1 : (int)x;
}

static void describe(struct topo_node *n, const char *pci)
{
	text_copy(n->pci, sizeof(n->pci), pci);
	n->vendor = scan_hex(pci, "vendor");
	n->device = scan_hex(pci, "device");
	n->class = scan_hex(pci, "class");
	n->subvendor = scan_hex(pci, "subsystem_vendor");
	n->subdevice = scan_hex(pci, "subsystem_device");
	n->numa = topo_pci_numa(pci);
	n->iommu_group = iommu_group(pci);
	n->translated = topo_pci_iommu(pci);
	n->acs = pci_acs(pci);
	if (read_exists(DEVICES "/%s/p2pmem", pci)) {
		n->flags |= TOPO_P2PMEM;
	}
	if (n->kind == TOPO_NODE_GPU) {
		n->bar1 = pci_bar1(pci);
	}
}

/* A NUMA node that devices name and the system does not list, as in some containers. */
static uint32_t add_unseen_numa(struct topo_build *b, int numa, const char *name)
{
	uint32_t others = b->g->n_nodes;
	uint32_t at = build_node(b, TOPO_NODE_NUMA, name);

	if (at == TOPO_NONE) {
		return 0;
	}
	build_at(b, at)->numa = numa;
	build_at(b, at)->flags = TOPO_UNSEEN;
	for (uint32_t i = 0; i < others; i++) {
		if (build_at(b, i)->kind == TOPO_NODE_NUMA) {
			(void)build_link(b, TOPO_LINK_SMP, i, at);
		}
	}
	return at;
}

struct first_on_bus {
	const char *bus; /* "0000:00:" */
	char pci[SCAN_ADDRESS];
};

static int on_root_bus(const char *name, void *arg)
{
	struct first_on_bus *f = arg;

	if (strncmp(name, f->bus, strlen(f->bus)) != 0 || strlen(name) >= SCAN_ADDRESS) {
		return 0;
	}
	text_copy(f->pci, sizeof(f->pci), name);
	return 1;
}

/* The kernel knows a host bridge by the first function on its bus, which mostly is 00.0. */
static void describe_root(struct topo_node *n)
{
	char bus[24];
	struct first_on_bus f = { .bus = bus };

	text_fmt(bus, sizeof(bus), "%.20s:", n->pci);
	text_fmt(f.pci, sizeof(f.pci), "%.8s:00.0", n->pci);
	if (!read_exists(DEVICES "/%s", f.pci)) {
		f.pci[0] = '\0';
		(void)read_list(DEVICES, on_root_bus, &f);
	}
	if (f.pci[0]) {
		n->vendor = scan_hex(f.pci, "vendor");
		n->device = scan_hex(f.pci, "device");
		text_fmt(n->model, sizeof(n->model), "%s (%04x:%04x)", f.pci, n->vendor, n->device);
	}
}

/* A host bridge, below the NUMA node that its functions name. */
static uint32_t add_root(struct topo_build *b, const struct scan_chain *c)
{
	uint32_t at = build_find(b, c->root);
	int numa = topo_pci_numa(c->v[c->n - 1]);
	bool guessed = numa < 0;
	struct topo_node *n;
	struct topo_link *l;
	char name[16];
	uint32_t up;

	if (at != TOPO_NONE) {
		return at;
	}
	text_fmt(name, sizeof(name), "numa%d", numa < 0 ? 0 : numa);
	up = build_find(b, name);
	if (up == TOPO_NONE) {
		up = guessed ? 0 : add_unseen_numa(b, numa, name);
	}
	guessed = guessed && build_find(b, "numa1") != TOPO_NONE;
	at = build_node(b, TOPO_NODE_ROOT, c->root);
	if (at == TOPO_NONE) {
		return at;
	}
	n = build_at(b, at);
	text_copy(n->pci, sizeof(n->pci), c->root + strlen("pci"));
	n->numa = build_at(b, up)->numa;
	describe_root(n);
	if (guessed) {
		n->flags |= TOPO_INFERRED;
		text_copy(n->note, sizeof(n->note),
			  "the firmware does not say on which NUMA node: the first is taken");
	}
	l = build_link(b, TOPO_LINK_LOCAL, at, up);
	if (l && guessed) {
		l->flags |= TOPO_INFERRED;
	}
	return at;
}

/* Adds the node above function i of a chain, and gives the port nearest to the function, "" if
 * there is none. */
static uint32_t add_above(struct topo_build *b, const struct scan_chain *c, unsigned int i,
			  const char **port)
{
	uint32_t up = add_root(b, c);

	/* Ports and switches alternate: a root port, a switch's upper port, a lower one, ... */
	*port = i % 2 ? c->v[i - 1] : "";
	for (unsigned int k = 1; k < i && up != TOPO_NONE; k += 2) {
		uint32_t at = build_find(b, c->v[k]);
		struct topo_link *l;

		if (at == TOPO_NONE) {
			at = build_node(b, TOPO_NODE_SWITCH, c->v[k]);
			l = at == TOPO_NONE ? NULL : build_link(b, TOPO_LINK_PCIE, at, up);
			if (!l) {
				return TOPO_NONE;
			}
			describe(build_at(b, at), c->v[k]);
			read_link_state(l, c->v[k], c->v[k - 1]);
		}
		up = at;
	}
	return up;
}

struct first_name {
	char *dst;
	size_t space;
};

static int take_first(const char *name, void *arg)
{
	struct first_name *f = arg;

	text_copy(f->dst, f->space, name);
	return 1;
}

/* The first name in a folder of a function's, "" if there is none. */
bool scan_name_in(char *dst, size_t space, const char *pci, const char *folder)
{
	struct first_name f = { dst, space };
	char path[READ_PATH];

	dst[0] = '\0';
	text_fmt(path, sizeof(path), DEVICES "/%s/%s", pci, folder);
	return read_list(path, take_first, &f) == 1;
}

/* Where the firmware does not say it, a function is where its host bridge is. */
static void place(struct topo_build *b, uint32_t at, const char *root)
{
	const struct topo_node *r = build_at(b, build_find(b, root));
	struct topo_node *n = build_at(b, at);

	if (n->numa < 0 && !(r->flags & TOPO_INFERRED)) {
		n->numa = r->numa;
	}
}

uint32_t scan_function(struct topo_build *b, enum topo_node_kind kind, const char *name,
		       const char *pci)
{
	struct scan_chain c;
	const char *port;
	struct topo_link *l;
	uint32_t up, at;

	if (scan_chain_of(pci, &c)) {
		return TOPO_NONE;
	}
	up = add_above(b, &c, c.n - 1, &port);
	at = up == TOPO_NONE ? TOPO_NONE : build_node(b, kind, name);
	l = at == TOPO_NONE ? NULL : build_link(b, TOPO_LINK_PCIE, at, up);
	if (!l) {
		return TOPO_NONE;
	}
	describe(build_at(b, at), pci);
	read_link_state(l, pci, port);
	place(b, at, c.root);
	return at;
}
