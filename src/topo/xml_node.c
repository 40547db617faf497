/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The elements of NCCL's XML as nodes and links. */

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "topo/bw.h"
#include "topo/cpus.h"
#include "topo/pci.h"
#include "topo/xml_in.h"

#define CLASS_BRIDGE 0x060400u
#define CLASS_GPU 0x030200u
#define CLASS_NIC 0x020000u

static struct xml_level *here(struct xml_in *x)
{
	return &x->stack[x->depth - 1];
}

/* NCCL puts the extended family behind the base one, the kernel adds them up. */
static int family_of(const char *vendor, long long id)
{
	return strcmp(vendor, "AuthenticAMD") == 0 && id > 15 ? (int)(15 + ((id - 15) >> 4))
							      : (int)id;
}

static void read_processor(struct xml_in *x, unsigned int line)
{
	struct topo_graph *g = x->in.b.g;
	char arch[16] = "", vendor[24] = "";

	xml_text(x, "arch", arch, sizeof(arch));
	xml_text(x, "vendor", vendor, sizeof(vendor));
	if (g->arch[0] && strcmp(g->arch, arch) != 0) {
		graph_in_fail(&x->in, line, "two kinds of processor in one machine");
	}
	text_copy(g->arch, sizeof(g->arch), arch);
	text_copy(g->cpu_vendor, sizeof(g->cpu_vendor), vendor);
	g->cpu_family = family_of(vendor, xml_number(x, "familyid", 10, 0, 4096, 0));
	g->cpu_model = (int)xml_number(x, "modelid", 10, 0, 4096, 0);
}

void xml_cpu(struct xml_in *x, unsigned int line)
{
	long long numa = xml_number(x, "numaid", 10, -1, 1023, 0);
	char name[32], mask[256] = "";
	struct topo_link l = { .kind = TOPO_LINK_LOCAL, .count = 1, .acs = -1 };
	struct topo_node *n;
	uint32_t at, root;

	if (numa < 0) {
		graph_in_warn(&x->in, line, "numaid -1 is taken for 0");
		numa = 0;
	}
	text_fmt(name, sizeof(name), "numa%lld", numa);
	at = graph_in_node(&x->in, line, TOPO_NODE_NUMA, name);
	text_fmt(name, sizeof(name), "pcie%lld", numa);
	root = graph_in_node(&x->in, line, TOPO_NODE_ROOT, name);
	if (x->in.err) {
		return;
	}
	build_at(&x->in.b, root)->numa = (int)numa;
	n = build_at(&x->in.b, at);
	n->numa = (int)numa;
	xml_text(x, "affinity", mask, sizeof(mask));
	if (mask[0] && !cpus_list_of_mask(mask, n->cpus, sizeof(n->cpus))) {
		graph_in_fail(&x->in, line, "\"affinity\" is no mask of processors");
	}
	read_processor(x, line);
	l.a = root;
	l.b = at;
	graph_in_link(&x->in, line, &l);
	for (uint32_t i = 0; i < at && !x->in.err; i++) {
		if (build_at(&x->in.b, i)->kind == TOPO_NODE_NUMA) {
			l = (struct topo_link){ .kind = TOPO_LINK_SMP, .a = i, .b = at };
			l.count = 1;
			l.acs = -1;
			graph_in_link(&x->in, line, &l);
		}
	}
	here(x)->node = root;
	here(x)->numa = at;
}

/* Makes a node from a <pci>'s attributes, below the node around it. */
static uint32_t make_node(struct xml_in *x, struct xml_level *l, unsigned int line,
			  enum topo_node_kind kind, const char *name)
{
	uint32_t at = graph_in_node(&x->in, line, kind, name);
	struct topo_node *n;

	if (at == TOPO_NONE) {
		return at;
	}
	n = build_at(&x->in.b, at);
	l->proto.kind = kind;
	text_copy(l->proto.name, sizeof(l->proto.name), name);
	*n = l->proto;
	xml_note_pci(x, at);
	l->link.kind = TOPO_LINK_PCIE;
	l->link.a = at;
	l->link.b = l->up;
	graph_in_link(&x->in, l->line, &l->link);
	l->parts++;
	return x->in.err ? TOPO_NONE : at;
}

static void read_link(struct xml_in *x, struct xml_level *l, unsigned int line)
{
	const char *speed = xml_attribute(x, "link_speed");

	l->link = (struct topo_link){ .count = 1, .acs = -1 };
	l->link.width = (uint8_t)xml_number(x, "link_width", 10, 0, 64, 0);
	if (l->link.width & (l->link.width - 1) && l->link.width != 12) {
		graph_in_fail(&x->in, line, "no link has %u lanes", l->link.width);
	}
	l->link.width_max = l->link.width;
	l->link.gen = l->link.gen_max = (uint8_t)(speed ? bw_gen_of_speed(speed) : 0);
	if (speed && !l->link.gen && *speed && strcmp(speed, "Unknown") != 0 &&
	    strcmp(speed, "Unknown speed") != 0) {
		graph_in_fail(&x->in, line, "\"link_speed\" is \"%.40s\", not such as \"%s\"",
			      speed, bw_speed_of_gen(5));
	}
	if (!l->link.gen) {
		graph_in_warn(&x->in, line, "no \"link_speed\": NCCL takes generation 3");
	}
	if (!l->link.width) {
		graph_in_warn(&x->in, line, "%s \"link_width\": NCCL takes 16 lanes",
			      xml_attribute(x, "link_width") ? "0 as" : "no");
	}
}

void xml_pci(struct xml_in *x, unsigned int line)
{
	struct xml_level *l = here(x);
	char pci[16] = "", name[32];
	unsigned int class;

	if (x->depth > 1 && l[-1].element == XML_PCI && !l[-1].proto.class && !l[-1].parts) {
		/* No class, and something in it: a bridge. */
		l[-1].proto.class = CLASS_BRIDGE;
		l[-1].node = make_node(x, &l[-1], l[-1].line, TOPO_NODE_SWITCH, l[-1].proto.pci);
		l->node = l[-1].node;
	}
	if (x->depth > 1 && l[-1].element == XML_PCI && l[-1].proto.class >> 8 != 0x0604) {
		graph_in_fail(&x->in, line, "a <pci> in one that is no bridge (class 0x%06x)",
			      l[-1].proto.class);
		return;
	}
	l->up = l->node;
	xml_text(x, "busid", pci, sizeof(pci));
	class = xml_hex(x, "class", 0xffffff);
	if (!x->in.err && pci_key(pci) == PCI_NO_KEY) {
		graph_in_fail(&x->in, line, "\"busid\" is \"%s\", no PCI address", pci);
	}
	/* In old files, a class has four digits. */
	class = class <= 0xffff ? class << 8 : class;
	l->proto = (struct topo_node){ .numa = build_at(&x->in.b, l->numa)->numa,
				       .up = TOPO_NONE,
				       .vendor = xml_hex(x, "vendor", 0xffff),
				       .device = xml_hex(x, "device", 0xffff),
				       .subvendor = xml_hex(x, "subsystem_vendor", 0xffff),
				       .subdevice = xml_hex(x, "subsystem_device", 0xffff),
				       .class = class,
				       .iommu_group = -1,
				       .translated = -1,
				       .acs = -1,
				       .index = -1 };
	text_copy(l->proto.pci, sizeof(l->proto.pci), pci);
	read_link(x, l, line);
	if (x->in.err) {
		return;
	}
	if (!xml_attribute(x, "class")) {
		graph_in_warn(&x->in, line, "no \"class\": NCCL looks it up on the machine");
	} else if (class >> 8 == 0x0604) {
		l->node = make_node(x, l, line, TOPO_NODE_SWITCH, pci);
	} else if (class >> 8 == 0x0680) {
		text_fmt(name, sizeof(name), "nvswitch%u", x->switches++);
		l->node = make_node(x, l, line, TOPO_NODE_NVSWITCH, name);
	} else if (class >> 16 == 0x01) {
		text_fmt(name, sizeof(name), "drive-%s", pci);
		l->node = make_node(x, l, line, TOPO_NODE_DRIVE, name);
	} else if (class >> 16 != 0x02 && class >> 16 != 0x03 && class >> 16 != 0x12) {
		graph_in_fail(&x->in, line,
			      "class 0x%06x: NCCL has bridges (0x0604..), GPUs (0x03..) and NICs "
			      "(0x02..)",
			      class);
	}
}

/* Files that clouds ship have PCIe alone, and NCCL adds the devices that it finds on the machine:
 * here they are GPUs and NICs of which no more is known. */
void xml_pci_ends(struct xml_in *x, struct xml_level *l)
{
	bool nic = l->proto.class >> 16 == 0x02;
	char name[32];

	if (l->parts || x->in.err) {
		return;
	}
	if (!l->proto.class) {
		graph_in_warn(&x->in, l->line, "%s has no class and nothing in it: left out",
			      l->proto.pci);
		return;
	}
	graph_in_warn(&x->in, l->line, "%s has no <%s>: NCCL looks it up on the machine",
		      l->proto.pci, nic ? "nic> with a <net" : "gpu");
	text_fmt(name, sizeof(name), "%s-%s", nic ? "nic" : "gpu", l->proto.pci);
	(void)make_node(x, l, l->line, nic ? TOPO_NODE_NIC : TOPO_NODE_GPU, name);
}

/* The class of a <pci> without one follows from its element. */
static void take_class(struct xml_level *pci, unsigned int class)
{
	pci->proto.class = pci->proto.class ? pci->proto.class : class;
}

void xml_gpu(struct xml_in *x, unsigned int line)
{
	struct xml_level *pci = &x->stack[x->depth - 2];
	long long dev = xml_number(x, "dev", 10, 0, 4095, 0);
	char name[32];
	uint32_t at;

	take_class(pci, CLASS_GPU);
	if (!x->in.err && pci->proto.class >> 16 != 0x03 && pci->proto.class >> 16 != 0x12) {
		graph_in_fail(&x->in, line, "a <gpu> in a <pci> of class 0x%06x", pci->proto.class);
	}
	here(x)->node = TOPO_NONE;
	if (x->in.err) {
		return;
	}
	if (pci->parts) {
		graph_in_warn(&x->in, line, "a further rank on the GPU %s: left out",
			      pci->proto.pci);
		return;
	}
	if (!xml_attribute(x, "rank")) {
		graph_in_warn(&x->in, line,
			      "no \"rank\": NCCL leaves the GPU out until a job adds it");
	}
	pci->proto.index = (int)dev;
	pci->proto.sm = (unsigned int)xml_number(x, "sm", 10, 1, 999, 0);
	(void)xml_number(x, "rank", 10, 0, 1 << 20, 0);
	(void)xml_number(x, "gdr", 10, 0, 1, 0);
	text_fmt(name, sizeof(name), "gpu%lld", dev);
	at = make_node(x, pci, line, TOPO_NODE_GPU, name);
	here(x)->node = at;
}

void xml_c2c(struct xml_in *x, unsigned int line)
{
	struct topo_link l = { .kind = TOPO_LINK_C2C, .acs = -1 };
	long long bw = xml_number(x, "bw", 10, 1, 1 << 30, 1);

	if (here(x)->node == TOPO_NONE) {
		return; /* of a further rank on a GPU */
	}
	l.a = here(x)->node;
	l.b = here(x)->numa;
	l.count = (uint16_t)xml_number(x, "count", 10, 1, 4096, 1);
	/* MB/s of one link. */
	l.bw = (double)bw * l.count / 1000;
	if (!x->in.err) {
		graph_in_link(&x->in, line, &l);
	}
}

static bool to_network(struct xml_in *x, unsigned int line, uint32_t nic)
{
	struct topo_link l = { .kind = TOPO_LINK_NET, .count = 1, .acs = -1 };

	if (x->net == TOPO_NONE) {
		x->net = graph_in_node(&x->in, line, TOPO_NODE_NET, "net");
	}
	if (x->net == TOPO_NONE) {
		return false;
	}
	l.a = nic;
	l.b = x->net;
	graph_in_link(&x->in, line, &l);
	return true;
}

void xml_net(struct xml_in *x, unsigned int line)
{
	struct xml_level *pci = &x->stack[x->depth - 3];
	struct topo_node proto;
	char name[32] = "", guid[24] = "";
	char *end = guid;
	uint32_t at;

	xml_text(x, "name", name, sizeof(name));
	if (x->in.err) {
		return;
	}
	if (pci->element != XML_PCI) {
		graph_in_warn(&x->in, line, "%s is on no PCI bus and left out", name);
		return;
	}
	take_class(pci, CLASS_NIC);
	if (pci->parts) {
		/* Another port of the same card: what both share is not limited by it. */
		graph_in_warn(&x->in, line, "%s shares the PCIe link of the port before it", name);
		pci->proto.pci[0] = '\0';
	}
	proto = pci->proto;
	proto.bw = (double)xml_number(x, "speed", 10, 0, 1 << 30, 0) / 8000;
	proto.port = (unsigned int)xml_number(x, "port", 10, 0, 255, 0);
	xml_text(x, "guid", guid, sizeof(guid));
	if (guid[0]) {
		proto.guid = strtoull(guid, &end, 16);
		if (*end) {
			graph_in_fail(&x->in, line, "\"guid\" is \"%s\", no number", guid);
		}
	}
	text_copy(proto.rdma, sizeof(proto.rdma), name);
	pci->proto = proto;
	at = x->in.err ? TOPO_NONE : make_node(x, pci, line, TOPO_NODE_NIC, name);
	if (at != TOPO_NONE) {
		(void)to_network(x, line, at);
	}
}
