/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The conditions under which drives reach a GPU's memory, and what is missing of each; what to do
 * about each is in docs/direct-storage.md. Nothing is changed here: what a GPU's own driver must do
 * for it is in dev.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "topo/graph.h"
#include "topo/read.h"
#include "topo/topo.h"

static bool below(const struct topo_kernel *k, int major, int minor)
{
	return k->major && (k->major < major || (k->major == major && k->minor < minor));
}

struct gaps {
	void (*fn)(const char *what, void *arg);
	void *arg;
};

static void gap(const struct gaps *g, const char *what)
{
	g->fn(what, g->arg);
}

static void kernel_gaps(const struct topo_kernel *k, const struct gaps *g)
{
	/* Red Hat carries the later code under an old number. */
	if (below(k, 6, 2) && !strstr(k->release, ".el9")) {
		gap(g, "the kernel is older than 6.2");
	}
	if (k->p2pdma == 0) {
		gap(g, "the kernel is built without CONFIG_PCI_P2PDMA");
	}
}

static void driver_gaps(const struct topo_kernel *k, const struct gaps *g)
{
	int major = 0, minor = 0;

	if (sscanf(k->nvidia_driver, "%d.%d", &major, &minor) < 1) {
		gap(g, "no NVIDIA driver is loaded");
		return;
	}
	if (!k->nvidia_open) {
		gap(g, "the driver's kernel modules are the proprietary ones");
	}
	if (major < 565) {
		gap(g, "the driver is older than 565.57");
	} else if (!below(k, 6, 15) && (major < 595 || (major == 595 && minor < 44))) {
		gap(g, "drivers before 595.44 fail at it on kernels from 6.15 on");
	}
	if (!k->nvidia_uvm) {
		gap(g, "/dev/nvidia-uvm is not there");
	}
	if (!k->nvidia_static_bar1) {
		gap(g, "the driver does not keep all GPU memory in BAR1");
	}
}

/* Whether a GPU's memory has its P2PDMA pages; false, and said, if not. */
static bool publishes(const struct topo_node *n, const struct gaps *g)
{
	uint64_t published =
		(uint64_t)read_number(0, "/sys/bus/pci/devices/%s/p2pmem/size", n->pci);
	char what[160];

	if (n->bar1 && published == n->bar1) {
		return true;
	}
	if (!published) {
		text_fmt(what, sizeof(what),
			 "%s has no p2pmem folder: its BAR1 has no P2PDMA pages", n->pci);
	} else {
		text_fmt(what, sizeof(what),
			 "%s has P2PDMA pages for %llu of the %llu bytes of BAR1", n->pci,
			 (unsigned long long)published, (unsigned long long)n->bar1);
	}
	gap(g, what);
	return false;
}

/* Ends at the first GPU without pages: all have the same driver. */
static void memory_gaps(const struct gaps *gaps)
{
	const struct topo_graph *g;
	bool good = topo_machine(NULL, false, &g) == 0;

	for (uint32_t i = 0; good && i < g->n_nodes; i++) {
		good = !topo_node_is_nvidia(&g->nodes[i]) || publishes(&g->nodes[i], gaps);
	}
}

void topo_gpu_gaps(const struct topo_kernel *k, void (*fn)(const char *what, void *arg), void *arg)
{
	struct gaps g = { fn, arg };

	kernel_gaps(k, &g);
	driver_gaps(k, &g);
	/* Without the settings there are none to be missed. */
	if (k->nvidia_static_bar1) {
		memory_gaps(&g);
	}
}

enum topo_uring_dmabuf topo_uring_dmabuf(const struct topo_kernel *k)
{
	if (!k->major) {
		return TOPO_URING_DMABUF_UNKNOWN;
	}
	if (k->major < 7 || (k->major == 7 && k->minor <= 2)) {
		return TOPO_URING_DMABUF_TOO_OLD;
	}
	return k->dmabuf_token < 0 ? TOPO_URING_DMABUF_UNKNOWN
	       : k->dmabuf_token   ? TOPO_URING_DMABUF_BUILT
				   : TOPO_URING_DMABUF_LEFT_OUT;
}
