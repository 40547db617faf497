/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NVLinks of NCCL's XML. Each GPU lists its own; their other ends are known when all was read. */

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "topo/bw.h"
#include "topo/grow_array.h"
#include "topo/pci.h"
#include "topo/xml_in.h"

/* How NCCL writes a switch whose address a virtual machine does not show: two ways. */
#define HIDDEN "fffffff:ffff:ff"
#define HIDDEN_NEW "fffffff:ff:ff.0"
#define CLASS_NVSWITCH 0x068000u
#define CLASS_PROCESSOR 0x068001u

/* A GPU and an address as one key: there are fewer than 2^16 nodes, and an address has 48 bits. */
static_assert(BUILD_NODES_MAX <= 1 << 16, "a node's number has 16 bits");

static bool is_hidden(const char *target)
{
	return !target[0] || strcmp(target, HIDDEN) == 0 || strcmp(target, HIDDEN_NEW) == 0;
}

static uint64_t side(uint32_t node, const char *pci)
{
	uint64_t key = pci_key(pci);

	return key == PCI_NO_KEY ? key : (uint64_t)node << 48 | (key & 0xffffffffffffu);
}

void xml_nvlink(struct xml_in *x, unsigned int line)
{
	struct xml_nvlink l = { .from = x->stack[x->depth - 1].node,
				.numa = x->stack[x->depth - 1].numa,
				.line = line };

	if (l.from == TOPO_NONE) {
		return; /* of a further rank on a GPU */
	}
	xml_text(x, "target", l.target, sizeof(l.target));
	l.count = (unsigned int)xml_number(x, "count", 10, 1, 4096, 1);
	l.tclass = xml_hex(x, "tclass", 0xffffff);
	if (!x->in.err && pci_key(l.target) == PCI_NO_KEY && !is_hidden(l.target)) {
		graph_in_fail(&x->in, line, "\"target\" is \"%s\", no PCI address", l.target);
	}
	if (x->in.err) {
		return;
	}
	if (!grow_array(&x->pending, x->n_pending, &x->space_pending, sizeof(l)) ||
	    keys_add(&x->by_sides, side(l.from, l.target), (uint32_t)x->n_pending)) {
		x->in.err = -ENOMEM;
		return;
	}
	x->pending[x->n_pending++] = l;
}

void xml_note_pci(struct xml_in *x, uint32_t node)
{
	if (keys_add(&x->by_pci, pci_key(build_at(&x->in.b, node)->pci), node)) {
		x->in.err = x->in.err ? x->in.err : -ENOMEM;
	}
}

static uint32_t find_pci(const struct xml_in *x, const char *pci)
{
	return keys_find(&x->by_pci, pci_key(pci));
}

static uint32_t new_switch(struct xml_in *x, unsigned int line, const char *pci)
{
	char name[32];
	uint32_t at;

	text_fmt(name, sizeof(name), "nvswitch%u", x->switches++);
	at = graph_in_node(&x->in, line, TOPO_NODE_NVSWITCH, name);
	if (at == TOPO_NONE) {
		return at;
	}
	text_copy(build_at(&x->in.b, at)->pci, sizeof(build_at(&x->in.b, at)->pci), pci);
	xml_note_pci(x, at);
	return at;
}

static uint32_t switch_of(struct xml_in *x, const struct xml_nvlink *l)
{
	struct topo_node *n;
	uint32_t at = find_pci(x, l->target);

	if (at != TOPO_NONE) {
		return at;
	}
	if (!is_hidden(l->target)) {
		at = new_switch(x, l->line, l->target);
		if (at != TOPO_NONE) {
			build_at(&x->in.b, at)->flags = TOPO_UNSEEN;
		}
		return at;
	}
	if (x->hidden == TOPO_NONE) {
		x->hidden = new_switch(x, l->line, "");
		if (x->hidden != TOPO_NONE) {
			n = build_at(&x->in.b, x->hidden);
			n->flags = TOPO_INFERRED;
			text_copy(n->note, sizeof(n->note),
				  "the file names no switch: NCCL takes them for one");
		}
	}
	return x->hidden;
}

/* The other end's word about the same links; NULL if it has none. */
static const struct xml_nvlink *other_side(const struct xml_in *x, const struct xml_nvlink *l,
					   uint32_t far)
{
	uint32_t at = keys_find(&x->by_sides, side(far, x->in.b.g->nodes[l->from].pci));

	return at == UINT32_MAX ? NULL : &x->pending[at];
}

static void add_nvlink(struct xml_in *x, const struct xml_nvlink *p, uint32_t far, uint32_t flags)
{
	struct topo_link l = { .kind = TOPO_LINK_NVLINK, .acs = -1, .flags = flags };

	l.a = p->from;
	l.b = far;
	l.count = (uint16_t)p->count;
	l.gen = l.gen_max = (uint8_t)bw_nvlink_gen(build_at(&x->in.b, p->from)->sm);
	graph_in_link(&x->in, p->line, &l);
}

static void resolve_gpu(struct xml_in *x, const struct xml_nvlink *l)
{
	uint32_t far = find_pci(x, l->target);
	const struct xml_nvlink *back;

	if (far == TOPO_NONE || build_at(&x->in.b, far)->kind != TOPO_NODE_GPU) {
		graph_in_fail(&x->in, l->line, "the file has no GPU %s", l->target);
		return;
	}
	back = other_side(x, l, far);
	if (!back) {
		graph_in_fail(&x->in, l->line, "%s does not list the links in its turn",
			      build_at(&x->in.b, far)->name);
	} else if (back->count != l->count) {
		graph_in_fail(&x->in, l->line,
			      "%u links here, and %u from the other end in line %u", l->count,
			      back->count, back->line);
	} else if (l->from < far) {
		add_nvlink(x, l, far, 0);
	} else if (x->in.b.g->nodes[l->from].kind != TOPO_NODE_GPU) {
		graph_in_fail(&x->in, l->line, "not between GPUs");
	}
}

/* To NCCL all NVSwitches of a machine are one: the file has no links between them. */
static void join_switches(struct xml_in *x)
{
	uint32_t n = x->in.b.g->n_nodes;
	uint32_t *piece = alloc_array((size_t)n + 1, sizeof(*piece));
	uint32_t first = TOPO_NONE;

	if (!piece) {
		x->in.err = x->in.err ? x->in.err : -ENOMEM;
		return;
	}
	for (uint32_t i = 0; i < n; i++) {
		piece[i] = i;
	}
	for (uint32_t i = 0; i < x->in.b.g->n_links; i++) {
		const struct topo_link *l = &x->in.b.g->links[i];

		if (l->kind == TOPO_LINK_NVLINK &&
		    (build_at(&x->in.b, l->a)->kind == TOPO_NODE_NVSWITCH ||
		     build_at(&x->in.b, l->b)->kind == TOPO_NODE_NVSWITCH)) {
			piece_join(piece, l->a, l->b);
		}
	}
	for (uint32_t i = 0; i < n && !x->in.err; i++) {
		struct topo_link l = { .kind = TOPO_LINK_NVLINK, .a = first, .b = i, .acs = -1 };

		if (build_at(&x->in.b, i)->kind != TOPO_NODE_NVSWITCH) {
			continue;
		}
		if (first == TOPO_NONE) {
			first = i;
		} else if (piece_of(piece, first) != piece_of(piece, i)) {
			l.flags = TOPO_INFERRED;
			graph_in_link(&x->in, x->in.node_lines[i], &l);
			piece_join(piece, first, i);
		}
	}
	free(piece);
}

static int by_target(const void *pa, const void *pb, void *arg)
{
	const struct xml_nvlink *v = arg;
	uint64_t a = pci_key(v[*(const uint32_t *)pa].target);
	uint64_t b = pci_key(v[*(const uint32_t *)pb].target);

	return a < b ? -1 : a > b;
}

/* Makes switches that occur only as targets, numbered by their addresses: GPUs list them in any
 * order. */
static void make_switches(struct xml_in *x)
{
	uint32_t *order = alloc_array(x->n_pending + 1, sizeof(*order));
	size_t n = 0;

	if (!order) {
		x->in.err = x->in.err ? x->in.err : -ENOMEM;
		return;
	}
	for (size_t i = 0; i < x->n_pending; i++) {
		if (x->pending[i].tclass == CLASS_NVSWITCH) {
			order[n++] = (uint32_t)i;
		}
	}
	qsort_r(order, n, sizeof(*order), by_target, x->pending);
	for (size_t i = 0; i < n && !x->in.err; i++) {
		(void)switch_of(x, &x->pending[order[i]]);
	}
	free(order);
}

void xml_resolve(struct xml_in *x)
{
	make_switches(x);
	for (size_t i = 0; i < x->n_pending && !x->in.err; i++) {
		const struct xml_nvlink *l = &x->pending[i];

		if (l->tclass == CLASS_PROCESSOR) {
			add_nvlink(x, l, l->numa, 0);
		} else if (l->tclass == CLASS_NVSWITCH) {
			uint32_t far = switch_of(x, l);

			if (far != TOPO_NONE &&
			    build_at(&x->in.b, far)->kind != TOPO_NODE_NVSWITCH) {
				graph_in_fail(&x->in, l->line, "%s is no NVSwitch", l->target);
			} else if (far != TOPO_NONE) {
				add_nvlink(x, l, far, far == x->hidden ? TOPO_INFERRED : 0);
			}
		} else if (l->tclass >> 16 == 0x03 || l->tclass >> 8 == 0x03) {
			resolve_gpu(x, l);
		} else {
			graph_in_fail(
				&x->in, l->line,
				"\"tclass\" 0x%06x: NVLinks lead to GPUs (0x03....), NVSwitches "
				"(0x068000) or processors (0x068001)",
				l->tclass);
		}
	}
	if (!x->in.err) {
		join_switches(x);
	}
}
