/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_doctor(): checks that links are as wide and as fast as both ends allow. A GPU lowers its
 * link's generation while it is idle, so the generation is read while copies run. A virtual
 * machine's PCIe attributes are emulated: there only the management library's values for its GPUs
 * are used.
 */

#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "report/doctor.h"
#include "topo/bw.h"
#include "topo/read.h"

/* How long the copies last, in nanoseconds at the link's nominal rate, during which the link is
 * looked at; and the most copies. */
#define LOAD_NS 20000000.0
#define LOAD_COPIES 64u

static void read_now(const struct doctor *d, struct doctor_end *e)
{
	struct dev_probe_gpu g;
	char word[64];

	if (e->nvml >= 0 && dev_probe_gpu(d->probe, (unsigned int)e->nvml, &g) == 0 && g.pcie_gen) {
		e->gen = g.pcie_gen;
		e->gen_max = g.pcie_gen_max;
		e->width = g.pcie_width;
		e->width_max = g.pcie_width_max;
		return;
	}
	if (e->node == TOPO_NONE || d->graph->nodes[e->node].up == TOPO_NONE) {
		return;
	}
	e->gen_max = d->graph->links[d->graph->nodes[e->node].up].gen_max;
	e->width = d->graph->links[d->graph->nodes[e->node].up].width;
	e->width_max = d->graph->links[d->graph->nodes[e->node].up].width_max;
	if (read_word(word, sizeof(word), "/sys/bus/pci/devices/%s/current_link_speed", e->pci)) {
		e->gen = bw_gen_of_speed(word);
	}
}

/* Copies run asynchronously while this thread reads. */
static void read_loaded(struct doctor *d, struct doctor_end *e)
{
	unsigned int times = (unsigned int)max_u64(
		1, min_u64((uint64_t)(LOAD_NS * 50 / (double)d->space), LOAD_COPIES));
	uint64_t begin;
	int rc = 0;

	for (unsigned int i = 0; i < times && !rc; i++) {
		rc = e->dev->stream.copy(e->stream, e->dst, d->want, d->space);
	}
	/* The link takes some milliseconds to wake up. */
	begin = clock_now_ns();
	do {
		read_now(d, e);
	} while (e->gen < e->gen_max && clock_now_ns() - begin < (uint64_t)LOAD_NS / 2);
	if (!rc && doctor_copy(d, e, e->dst, d->want, 1, 1, NULL) == 0) {
		e->loaded = true;
	}
}

static void gpu_rows(struct doctor *d, const struct doctor_end *e)
{
	bool sure = !d->graph->vm;

	if (e->width && e->width < e->width_max) {
		check_add_as(&d->c, FINDING_PCIE_NARROW, sure ? PL_CHECK_BAD : PL_CHECK_MISSING,
			     e->name, NULL, "its PCIe link runs on %u lanes of %u", e->width,
			     e->width_max);
	}
	if (e->loaded && e->gen && e->gen < e->gen_max) {
		check_add_as(&d->c, FINDING_PCIE_SLOW, sure ? PL_CHECK_BAD : PL_CHECK_MISSING,
			     e->name, NULL,
			     "its PCIe link runs at generation %u of %u, also while it copies",
			     e->gen, e->gen_max);
	}
}

static bool is_ours(const struct doctor *d, uint32_t node)
{
	for (unsigned int i = 0; i < d->n; i++) {
		if (d->ends[i].node == node && d->ends[i].width) {
			return true;
		}
	}
	return false;
}

/* All other links: drives, NICs and switches do not lower theirs when they idle. */
static void link_row(struct doctor *d, const struct topo_link *l)
{
	const struct topo_node *n = &d->graph->nodes[l->a];
	unsigned int own =
		(unsigned int)read_number(0, "/sys/bus/pci/devices/%s/max_link_width", n->pci);

	if (own > l->width_max && l->width_max && n->kind != TOPO_NODE_SWITCH) {
		check_add(&d->c, FINDING_PCIE_SLOT, n->name, "it has %u PCIe lanes and its slot %u",
			  own, l->width_max);
	}
	if (is_ours(d, l->a)) {
		return;
	}
	if (l->width && l->width < l->width_max) {
		check_add(&d->c, FINDING_PCIE_NARROW, n->name,
			  "its PCIe link runs on %u lanes of %u", l->width, l->width_max);
	}
	if (l->gen && l->gen < l->gen_max && n->kind != TOPO_NODE_GPU) {
		check_add(&d->c, FINDING_PCIE_SLOW, n->name,
			  "its PCIe link runs at generation %u of %u", l->gen, l->gen_max);
	}
}

/* The most of any GPU of the same kind. */
static unsigned int most_nvlinks(const struct topo_graph *g, const char *model)
{
	unsigned int most = 0;

	for (uint32_t i = 0; i < g->n_nodes; i++) {
		if (g->nodes[i].kind == TOPO_NODE_GPU && strcmp(g->nodes[i].model, model) == 0) {
			most = g->nodes[i].lanes > most ? g->nodes[i].lanes : most;
		}
	}
	return most;
}

static void nvlink_row(struct doctor *d, const struct topo_node *n)
{
	unsigned int most = n->model[0] ? most_nvlinks(d->graph, n->model) : 0;

	if (n->lanes < most) {
		check_add(&d->c, FINDING_NVLINK_FEWER, n->name,
			  "%u of its NVLinks are up, %u of another %s's", n->lanes, most, n->model);
	}
}

static void acs_row(struct doctor *d, const struct doctor_end *e)
{
	uint32_t at = e->node;

	while (at != TOPO_NONE && d->graph->nodes[at].up != TOPO_NONE) {
		const struct topo_link *l = &d->graph->links[d->graph->nodes[at].up];

		if (l->acs == 1) {
			check_add(&d->c, FINDING_ACS_REDIRECTS, e->name,
				  "the port %s above it redirects peers' traffic to the root",
				  l->port);
			return;
		}
		at = l->b;
	}
}

void doctor_links(struct doctor *d)
{
	const struct topo_graph *g = d->graph;

	for (unsigned int i = 0; i < d->n; i++) {
		struct doctor_end *e = &d->ends[i];
		bool load =
			!d->passive && !e->why[0] && e->pci[0] && !d->stuck && doctor_in_time(d);

		if (!d->passive) {
			doctor_step(d, "looking at the link of", e->name, "");
		}
		if (load) {
			read_loaded(d, e);
		} else {
			read_now(d, e);
		}
		gpu_rows(d, e);
		if (d->passive) {
			acs_row(d, e); /* a driver's list of devices has it otherwise */
		}
	}
	for (uint32_t i = 0; i < g->n_links; i++) {
		if (g->links[i].kind == TOPO_LINK_PCIE && !g->vm) {
			link_row(d, &g->links[i]);
		}
	}
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		if (g->nodes[i].kind == TOPO_NODE_GPU && g->links_read) {
			nvlink_row(d, &g->nodes[i]);
		}
	}
}

/* Checks for links that were retrained with fewer lanes or, except those of idle GPUs, at a lower
 * generation. */
void doctor_links_again(struct doctor *d)
{
	const struct topo_graph *g = d->graph;

	for (uint32_t i = 0; i < g->n_links && !g->vm; i++) {
		const struct topo_link *l = &g->links[i];
		const struct topo_node *n = &g->nodes[l->a];
		unsigned int width, gen = 0;
		char word[64];

		if (l->kind != TOPO_LINK_PCIE) {
			continue;
		}
		width = (unsigned int)read_number(0, "/sys/bus/pci/devices/%s/current_link_width",
						  n->pci);
		if (n->kind != TOPO_NODE_GPU &&
		    read_word(word, sizeof(word), "/sys/bus/pci/devices/%s/current_link_speed",
			      n->pci)) {
			gen = bw_gen_of_speed(word);
		}
		if (width && width < l->width) {
			check_add(&d->c, FINDING_PCIE_NARROW, n->name,
				  "its PCIe link fell from %u lanes to %u while doctor looked",
				  l->width, width);
		}
		if (gen && gen < l->gen) {
			check_add(&d->c, FINDING_PCIE_SLOW, n->name,
				  "its PCIe link fell from generation %u to %u while doctor looked",
				  l->gen, gen);
		}
	}
}
