/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A graph as NCCL's topology XML: NUMA nodes, switches that lead to a GPU or a NIC, GPUs with their
 * links, NICs. NCCL has no drives, and its NVSwitches are only targets.
 */

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "topo/bw.h"
#include "topo/cpus.h"
#include "topo/file.h"

#define DEPTH_MAX 64

struct xml_out {
	struct text t;
	const struct topo_graph *g;
	bool *kept; /* nodes that lead to a GPU or a NIC, or are one */
};

static void quote(struct text *t, const char *s)
{
	for (; *s; s++) {
		switch (*s) {
		case '&':
			text_add(t, "&amp;");
			break;
		case '<':
			text_add(t, "&lt;");
			break;
		case '"':
			text_add(t, "&quot;");
			break;
		default:
			text_add(t, "%c", *s);
		}
	}
}

static void attribute(struct text *t, const char *name, const char *value)
{
	if (value[0]) {
		text_add(t, " %s=\"", name);
		quote(t, value);
		text_add(t, "\"");
	}
}

static void indent(struct xml_out *o, int depth)
{
	text_add(&o->t, "%*s", 2 * depth, "");
}

static void mark_kept(struct xml_out *o)
{
	for (uint32_t i = 0; i < o->g->n_nodes; i++) {
		uint32_t at = i;

		if (o->g->nodes[i].kind != TOPO_NODE_GPU && o->g->nodes[i].kind != TOPO_NODE_NIC) {
			continue;
		}
		for (int depth = 0; depth < DEPTH_MAX && !o->kept[at]; depth++) {
			uint32_t up = o->g->nodes[at].up;

			o->kept[at] = true;
			if (up == TOPO_NONE) {
				break;
			}
			at = o->g->links[up].b;
		}
	}
}

static void add_nvlink(struct xml_out *o, const struct topo_link *l, uint32_t far, int depth)
{
	const struct topo_node *n = &o->g->nodes[far];
	const char *class = n->kind == TOPO_NODE_NVSWITCH ? "0x068000"
			    : n->kind == TOPO_NODE_NUMA	  ? "0x068001"
							  : "0x030200";

	indent(o, depth);
	text_add(&o->t, "<nvlink target=\"%s\" count=\"%u\" tclass=\"%s\"/>\n",
		 n->pci[0] ? n->pci : "fffffff:ffff:ff", l->count, class);
}

static void add_gpu(struct xml_out *o, uint32_t at, int depth)
{
	const struct topo_node *n = &o->g->nodes[at];

	indent(o, depth);
	/* Without a rank NCCL drops the GPU; a job of one rank a GPU counts them so. */
	text_add(&o->t, "<gpu dev=\"%d\" sm=\"%u\" rank=\"%d\" gdr=\"1\">\n",
		 n->index < 0 ? 0 : n->index, n->sm ? n->sm : 60, n->index < 0 ? 0 : n->index);
	for (uint32_t i = o->g->first[at]; i < o->g->first[at + 1]; i++) {
		const struct topo_link *l = &o->g->links[o->g->ends[i].link];

		if (l->kind == TOPO_LINK_NVLINK) {
			add_nvlink(o, l, o->g->ends[i].node, depth + 1);
		} else if (l->kind == TOPO_LINK_C2C) {
			indent(o, depth + 1);
			text_add(&o->t, "<c2c bw=\"%.0f\" count=\"%u\"/>\n",
				 l->bw * 1000 / (l->count ? l->count : 1), l->count);
		}
	}
	indent(o, depth);
	text_add(&o->t, "</gpu>\n");
}

static void add_net(struct xml_out *o, const struct topo_node *n, int depth)
{
	indent(o, depth);
	text_add(&o->t, "<net");
	attribute(&o->t, "name", n->name);
	if (n->bw > 0) {
		text_add(&o->t, " speed=\"%.0f\"", n->bw * 8000);
	}
	text_add(&o->t, " port=\"%u\"", n->port);
	if (n->guid) {
		text_add(&o->t, " guid=\"0x%llx\"", (unsigned long long)n->guid);
	}
	text_add(&o->t, "/>\n");
}

/* With the card's other ports, which have no address of their own. */
static void add_nic(struct xml_out *o, uint32_t at, int depth)
{
	const struct topo_graph *g = o->g;
	const struct topo_node *n = &g->nodes[at];
	uint32_t above = g->links[n->up].b;

	indent(o, depth);
	text_add(&o->t, "<nic>\n");
	add_net(o, n, depth + 1);
	for (uint32_t i = g->first[above]; i < g->first[above + 1]; i++) {
		const struct topo_node *other = &g->nodes[g->ends[i].node];

		if (other->kind == TOPO_NODE_NIC && !other->pci[0] && n->guid &&
		    other->guid == n->guid) {
			add_net(o, other, depth + 1);
		}
	}
	indent(o, depth);
	text_add(&o->t, "</nic>\n");
}

/* Whether a file had only the PCIe part of a device: NCCL adds the values that it finds on the
 * machine. */
static bool is_bare(const struct topo_node *n)
{
	return (n->kind == TOPO_NODE_GPU && n->index < 0 && !n->sm) ||
	       (n->kind == TOPO_NODE_NIC && !n->rdma[0] && !n->ifname[0]);
}

static void add_below(struct xml_out *o, uint32_t at, int depth);

static void add_pci(struct xml_out *o, uint32_t at, int depth)
{
	const struct topo_node *n = &o->g->nodes[at];
	const struct topo_link *l = &o->g->links[n->up];
	unsigned int class = n->class			? n->class
			     : n->kind == TOPO_NODE_GPU ? 0x030200u
			     : n->kind == TOPO_NODE_NIC ? 0x020000u
							: 0x060400u;

	indent(o, depth);
	text_add(&o->t, "<pci busid=\"%s\" class=\"0x%06x\"", n->pci, class);
	text_add(&o->t, " vendor=\"0x%04x\" device=\"0x%04x\"", n->vendor, n->device);
	text_add(&o->t, " subsystem_vendor=\"0x%04x\" subsystem_device=\"0x%04x\"", n->subvendor,
		 n->subdevice);
	text_add(&o->t, " link_speed=\"%s\" link_width=\"%u\"%s>\n",
		 topo_link_gen(l) ? bw_speed_of_gen(topo_link_gen(l)) : "", topo_link_width(l),
		 is_bare(n) ? "/" : "");
	if (is_bare(n)) {
		return;
	}
	if (n->kind == TOPO_NODE_GPU) {
		add_gpu(o, at, depth + 1);
	} else if (n->kind == TOPO_NODE_NIC) {
		add_nic(o, at, depth + 1);
	} else {
		add_below(o, at, depth + 1);
	}
	indent(o, depth);
	text_add(&o->t, "</pci>\n");
}

/* In the order of addresses, as links are. */
static void add_below(struct xml_out *o, uint32_t at, int depth)
{
	for (uint32_t i = o->g->first[at]; i < o->g->first[at + 1] && depth < DEPTH_MAX; i++) {
		const struct topo_link *l = &o->g->links[o->g->ends[i].link];
		uint32_t below = o->g->ends[i].node;

		if (l->kind == TOPO_LINK_PCIE && l->b == at && o->kept[below] &&
		    o->g->nodes[below].pci[0]) {
			add_pci(o, below, depth);
		} else if (l->kind == TOPO_LINK_LOCAL && l->b == at && o->kept[below]) {
			add_below(o, below, depth);
		}
	}
}

static void add_cpu(struct xml_out *o, uint32_t at)
{
	const struct topo_graph *g = o->g;
	const struct topo_node *n = &g->nodes[at];
	char mask[CPUS_MASK_SIZE];
	bool amd = strcmp(g->cpu_vendor, "AuthenticAMD") == 0 && g->cpu_family > 15;

	indent(o, 1);
	text_add(&o->t, "<cpu numaid=\"%d\"", n->numa);
	if (cpus_mask_of_list(n->cpus, mask, sizeof(mask)) && strlen(mask) < 255) {
		attribute(&o->t, "affinity", mask);
	}
	attribute(&o->t, "arch", g->arch);
	attribute(&o->t, "vendor", g->cpu_vendor);
	if (g->cpu_family) {
		text_add(&o->t, " familyid=\"%d\" modelid=\"%d\"",
			 amd ? 15 + ((g->cpu_family - 15) << 4) : g->cpu_family, g->cpu_model);
	}
	text_add(&o->t, ">\n");
	add_below(o, at, 2);
	indent(o, 1);
	text_add(&o->t, "</cpu>\n");
}

char *topo_write_xml(const struct topo_graph *g)
{
	struct xml_out o = { .t = TEXT_INIT, .g = g };

	o.kept = alloc_array((size_t)g->n_nodes + 1, sizeof(*o.kept));
	if (!o.kept) {
		return NULL;
	}
	mark_kept(&o);
	text_add(&o.t, "<system version=\"1\"");
	attribute(&o.t, "name", g->title);
	text_add(&o.t, ">\n");
	for (uint32_t i = 0; i < g->n_numa; i++) {
		add_cpu(&o, i);
	}
	text_add(&o.t, "</system>\n");
	free(o.kept);
	return text_take(&o.t);
}
