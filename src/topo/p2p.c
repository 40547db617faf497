/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Whether what one PCI function sends can arrive at another, as the kernel decides it for P2PDMA:
 * straight across below one bridge, unless access control sends it up first; through the root only
 * where the root is known to pass it on.
 */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/text.h"
#include "sys/sys.h"
#include "topo/pci.h"
#include "topo/read.h"
#include "topo/topo.h"

#define CHAIN_MAX 24
#define ADDRESS 16

/* A function and the bridges above it, the function first; what they all hang on. */
struct chain {
	char v[CHAIN_MAX][ADDRESS];
	unsigned int n;
	char root[24]; /* "pci0000:00" */
};

static int find_chain(const char *pci, struct chain *c)
{
	char link[READ_PATH];
	char real[READ_PATH];
	char *rest = NULL;

	*c = (struct chain){ .n = 0 };
	text_fmt(link, sizeof(link), "/sys/bus/pci/devices/%s", pci);
	if (!pci_address_len(pci) || !sys_root_exists(link) ||
	    read_link(link, real, sizeof(real))) {
		return -ENOENT;
	}
	for (char *p = strtok_r(real, "/", &rest); p; p = strtok_r(NULL, "/", &rest)) {
		if (strncmp(p, "pci", 3) == 0 && strchr(p, ':')) {
			text_copy(c->root, sizeof(c->root), p);
		} else if (pci_address_len(p) && strlen(p) < ADDRESS) {
			if (c->n == CHAIN_MAX) {
				return -E2BIG;
			}
			memmove(c->v[1], c->v[0], c->n * sizeof(c->v[0]));
			text_copy(c->v[0], ADDRESS, p);
			c->n++;
		}
	}
	return c->n && c->root[0] ? 0 : -ENOENT;
}

/* Where in a the first bridge stands that is also in b; a->n if there is none. */
static unsigned int meets(const struct chain *a, const struct chain *b, unsigned int *in_b)
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

static void look_at_acs(const struct chain *c, unsigned int n, struct topo_p2p *out)
{
	for (unsigned int i = 0; i < n; i++) {
		int acs = pci_acs(c->v[i]);

		out->acs_unknown = out->acs_unknown || acs < 0;
		if (acs == 1 && !out->redirects[0]) {
			text_copy(out->redirects, sizeof(out->redirects), c->v[i]);
		}
	}
}

/* Host bridges that forward between their ports, and some of them to each other. Kernels differ in
 * how many they know; the tunable p2p has a word for those that know more. */
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

static unsigned int hex(const char *pci, const char *name)
{
	char word[16];

	return read_word(word, sizeof(word), "/sys/bus/pci/devices/%s/%s", pci, name)
		       ? (unsigned int)strtoul(word, NULL, 16)
		       : 0;
}

struct first {
	const char *bus; /* "0000:00:" */
	char pci[ADDRESS];
};

static int on_root_bus(const char *name, void *arg)
{
	struct first *f = arg;

	if (strncmp(name, f->bus, strlen(f->bus)) != 0 || strlen(name) >= ADDRESS) {
		return 0;
	}
	text_copy(f->pci, sizeof(f->pci), name);
	return 1;
}

/* A host bridge is known by the first function on its bus. */
static bool forwards_known(const char *root, bool within, char *who, size_t room)
{
	char bus[24];
	struct first f = { .bus = bus };
	unsigned int vendor, device;

	text_fmt(bus, sizeof(bus), "%s:", root + strlen("pci"));
	(void)sys_root_list("/sys/bus/pci/devices", on_root_bus, &f);
	if (!f.pci[0]) {
		return false;
	}
	vendor = hex(f.pci, "vendor");
	device = hex(f.pci, "device");
	text_fmt(who, room, "%s (%04x:%04x)", f.pci, vendor, device);
	for (size_t i = 0; i < ARRAY_LEN(forwards); i++) {
		if (forwards[i].vendor == vendor && forwards[i].device == device) {
			return within || !forwards[i].within;
		}
	}
	return vendor == VENDOR_GOOGLE;
}

struct cpu_scan {
	bool amd;
	int family;
};

static int on_cpu(const char *line, void *arg)
{
	struct cpu_scan *s = arg;

	if (strncmp(line, "vendor_id", 9) == 0) {
		s->amd = strstr(line, "AuthenticAMD") != NULL;
	} else if (sscanf(line, "cpu family : %d", &s->family) == 1) {
		return 1;
	}
	return 0;
}

/* AMD's processors from Zen on forward between all their ports. */
static bool processor_forwards(void)
{
	struct cpu_scan s = { .amd = false };

	(void)read_lines("/proc/cpuinfo", on_cpu, &s);
	return s.amd && s.family >= 0x17;
}

static bool root_forwards(const struct chain *a, const struct chain *b, struct topo_p2p *out)
{
	bool same = strcmp(a->root, b->root) == 0;

	if (processor_forwards()) {
		text_copy(out->root, sizeof(out->root), "an AMD processor of the Zen kind");
		return true;
	}
	return forwards_known(a->root, same, out->root, sizeof(out->root)) &&
	       (same || forwards_known(b->root, false, out->root, sizeof(out->root)));
}

int topo_p2p_way(const char *provider, const char *client, struct topo_p2p *out)
{
	struct topo_p2p w = { .way = TOPO_WAY_UNKNOWN, .translated = topo_pci_iommu(client) };
	struct chain a, b;
	unsigned int ia, ib;

	text_copy(w.provider, sizeof(w.provider), provider);
	text_copy(w.client, sizeof(w.client), client);
	*out = w;
	if (find_chain(provider, &a) || find_chain(client, &b)) {
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
	if (root_forwards(&a, &b, out)) {
		out->way = TOPO_WAY_ROOT;
	} else {
		out->way = out->redirects[0] ? TOPO_WAY_REDIRECTED : TOPO_WAY_NONE;
	}
	return 0;
}

bool topo_p2p_passes(const struct topo_p2p *w)
{
	return w->way != TOPO_WAY_REDIRECTED && w->way != TOPO_WAY_NONE;
}

void topo_p2p_text(const struct topo_p2p *w, char *dst, size_t room)
{
	const char *iommu =
		w->translated == 1 ? "; an IOMMU translates what the drive addresses" : "";

	switch (w->way) {
	case TOPO_WAY_SELF:
		text_fmt(dst, room, "the memory is on the drive %s itself", w->client);
		break;
	case TOPO_WAY_BRIDGE:
		text_fmt(dst, room, "%s and %s meet below bridge %s%s%s", w->client, w->provider,
			 w->bridge,
			 w->acs_unknown ? ", if ACS redirects nothing there: root can read that"
					: "",
			 iommu);
		break;
	case TOPO_WAY_ROOT:
		text_fmt(dst, room, "%s and %s reach each other through the root: %s%s", w->client,
			 w->provider, w->root, iommu);
		break;
	case TOPO_WAY_REDIRECTED:
		text_fmt(
			dst, room,
			"ACS on bridge %s sends what %s and %s exchange up to the root, which is not "
			"known to pass it on",
			w->redirects, w->client, w->provider);
		break;
	case TOPO_WAY_NONE:
		text_fmt(
			dst, room,
			"%s and %s are below no common bridge, and the host bridge %s is not known to "
			"pass traffic between its ports",
			w->client, w->provider, w->root[0] ? w->root : w->client);
		break;
	case TOPO_WAY_UNKNOWN:
		text_fmt(dst, room, "sysfs does not show how %s and %s are connected", w->client,
			 w->provider);
		break;
	}
}

void topo_p2p_remedy(const struct topo_p2p *w, char *dst, size_t room)
{
	if (w->way == TOPO_WAY_REDIRECTED) {
		text_fmt(dst, room,
			 "boot with pci=disable_acs_redir=%s, or turn ACS off in the firmware",
			 w->redirects);
	} else if (w->way == TOPO_WAY_NONE) {
		text_copy(
			dst, room,
			"put the drive and the device below one PCIe switch, or set the tunable p2p "
			"to try where the kernel knows the host bridge");
	} else {
		text_copy(dst, room, "");
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
