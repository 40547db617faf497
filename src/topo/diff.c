/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The differences between a machine and its reference. */

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "topo/compare.h"
#include "topo/num.h"
#include "topo/paths.h"

struct diff {
	const struct topo_graph *g, *ref;
	topo_remark_fn fn;
	void *arg;
	int n;
	/* Devices that both have, in their order: the k-th of the one is the k-th of the other. */
	uint32_t *here, *there;
	uint32_t pairs;
};

static void differ(struct diff *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static void differ(struct diff *d, const char *fmt, ...)
{
	char text[320];
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	d->n += d->n < INT_MAX;
	if (d->fn) {
		d->fn(&(struct topo_remark){ 0, true, text }, d->arg);
	}
}

/* The n-th node of a kind, from a node on. */
static uint32_t next_of(const struct topo_graph *g, enum topo_node_kind kind, uint32_t from)
{
	while (from < g->n_nodes && g->nodes[from].kind != kind) {
		from++;
	}
	return from;
}

static uint32_t count_of(const struct topo_graph *g, enum topo_node_kind kind)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < g->n_nodes; i++) {
		n += g->nodes[i].kind == kind;
	}
	return n;
}

/* Counts, and pairs of those that can be compared. */
static void pair_kind(struct diff *d, enum topo_node_kind kind, bool compare)
{
	uint32_t a = count_of(d->g, kind), b = count_of(d->ref, kind);
	uint32_t i = next_of(d->g, kind, 0), k = next_of(d->ref, kind, 0);

	if (a != b) {
		differ(d, "%u of the kind %s, the reference has %u", a, topo_node_kind_name(kind),
		       b);
	}
	while (compare && i < d->g->n_nodes && k < d->ref->n_nodes) {
		d->here[d->pairs] = i;
		d->there[d->pairs++] = k;
		i = next_of(d->g, kind, i + 1);
		k = next_of(d->ref, kind, k + 1);
	}
}

static void compare_numbers(struct diff *d, uint32_t i, const char *what, uint64_t a, uint64_t b)
{
	/* A value that a file leaves out is no difference. */
	if (a && b && a != b) {
		differ(d, "%s: %s %llu, the reference has %llu", d->g->nodes[i].name, what,
		       (unsigned long long)a, (unsigned long long)b);
	}
}

static bool nearly(double a, double b)
{
	return a > b * .99 - .01 && a < b * 1.01 + .01;
}

static void describe_link(const struct topo_link *l, char *dst, size_t space)
{
	char num[NUM_SIZE];

	text_fmt(dst, space, "PCIe %u x%u, %s GB/s", topo_link_gen(l), topo_link_width(l),
		 num_text(num, l->bw));
}

static void compare_node(struct diff *d, uint32_t i, uint32_t k)
{
	const struct topo_node *a = &d->g->nodes[i];
	const struct topo_node *b = &d->ref->nodes[k];
	const struct topo_link *la = a->up == TOPO_NONE ? NULL : &d->g->links[a->up];
	const struct topo_link *lb = b->up == TOPO_NONE ? NULL : &d->ref->links[b->up];
	char na[96], nb[96];

	if (a->model[0] && b->model[0] && strcmp(a->model, b->model) != 0) {
		differ(d, "%s: %s, the reference has %s", a->name, a->model, b->model);
	}
	compare_numbers(d, i, "compute capability", a->sm, b->sm);
	if (a->kind == TOPO_NODE_GPU && a->lanes != b->lanes && d->g->links_read &&
	    d->ref->links_read) {
		differ(d, "%s: %u NVLinks, the reference has %u", a->name, a->lanes, b->lanes);
	}
	if (a->kind == TOPO_NODE_NIC && a->bw > 0 && b->bw > 0 && !nearly(a->bw, b->bw)) {
		differ(d, "%s: a port of %s GB/s, the reference has %s", a->name,
		       num_text(na, a->bw), num_text(nb, b->bw));
	}
	if (!la || !lb || la->kind != TOPO_LINK_PCIE || lb->kind != TOPO_LINK_PCIE) {
		return;
	}
	if (!nearly(la->bw, lb->bw)) {
		describe_link(la, na, sizeof(na));
		describe_link(lb, nb, sizeof(nb));
		differ(d, "%s: %s; the reference: %s", a->name, na, nb);
	}
	if (la->acs == 1 && lb->acs != 1) {
		differ(d, "%s: ACS of port %s redirects, in the reference it does not", a->name,
		       la->port);
	}
}

/* NCCL's files know one host bridge a NUMA node. */
static enum topo_path_type plain_type(enum topo_path_type t)
{
	return t == TOPO_PATH_NODE ? TOPO_PATH_PHB : t;
}

/* Paths from one device to those behind it. */
static int compare_paths(struct diff *d, uint32_t row, struct topo_reach *va, struct topo_reach *vb)
{
	int rc = topo_reach_from(d->g, d->here[row], va);

	rc = rc ? rc : topo_reach_from(d->ref, d->there[row], vb);
	for (uint32_t i = row + 1; i < d->pairs && !rc; i++) {
		const struct topo_reach *a = &va[d->here[i]];
		const struct topo_reach *b = &vb[d->there[i]];
		char na[NUM_SIZE], nb[NUM_SIZE];

		if (plain_type(a->type) != plain_type(b->type)) {
			differ(d, "%s to %s: %s (%s GB/s), the reference has %s (%s GB/s)",
			       d->g->nodes[d->here[row]].name, d->g->nodes[d->here[i]].name,
			       topo_path_type_name(a->type), num_text(na, a->bw),
			       topo_path_type_name(b->type), num_text(nb, b->bw));
		}
	}
	return rc;
}

static int compare_all(struct diff *d)
{
	struct topo_reach *va = alloc_array((size_t)d->g->n_nodes + 1, sizeof(*va));
	struct topo_reach *vb = alloc_array((size_t)d->ref->n_nodes + 1, sizeof(*vb));
	int rc = va && vb ? 0 : -ENOMEM;

	for (uint32_t i = 0; i < d->pairs && !rc; i++) {
		compare_node(d, d->here[i], d->there[i]);
	}
	for (uint32_t i = 0; i < d->pairs && !rc; i++) {
		rc = compare_paths(d, i, va, vb);
	}
	free(va);
	free(vb);
	return rc;
}

int topo_diff(const struct topo_graph *g, const struct topo_graph *reference, topo_remark_fn fn,
	      void *arg)
{
	struct diff d = { .g = g, .ref = reference, .fn = fn, .arg = arg };
	int rc = -ENOMEM;

	d.here = alloc_array((size_t)g->n_nodes + 1, sizeof(*d.here));
	d.there = alloc_array((size_t)g->n_nodes + 1, sizeof(*d.there));
	if (d.here && d.there) {
		pair_kind(&d, TOPO_NODE_NUMA, true);
		pair_kind(&d, TOPO_NODE_SWITCH, false);
		pair_kind(&d, TOPO_NODE_GPU, true);
		pair_kind(&d, TOPO_NODE_NIC, true);
		/* A file of NCCL's has none of these. */
		if (count_of(g, TOPO_NODE_DRIVE) && count_of(reference, TOPO_NODE_DRIVE)) {
			pair_kind(&d, TOPO_NODE_DRIVE, true);
		}
		rc = compare_all(&d);
	}
	free(d.here);
	free(d.there);
	return rc ? rc : d.n;
}
