/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): the direct paths that kernel and driver offer together. */

#include <stdlib.h>

#include "base/text.h"
#include "report/check_rows.h"

/* The missing parts that were found, for all GPUs. */
struct kernel_gaps {
	struct check *c;
	struct text all;
	bool rows; /* a drive here could use it: each has a row with its remedy */
};

static void gap_text(struct kernel_gaps *g, const char *what)
{
	text_add(&g->all, "%s%s", g->all.len ? "; " : "", what);
}

static void gap(enum topo_gpu_gap gap, const char *what, void *arg)
{
	static const enum finding kinds[TOPO_GPU_GAPS] = {
		[TOPO_GPU_GAP_KERNEL] = FINDING_GPU_P2P_KERNEL,
		[TOPO_GPU_GAP_MODULES] = FINDING_GPU_P2P_MODULES,
		[TOPO_GPU_GAP_VERSION] = FINDING_GPU_P2P_VERSION,
		[TOPO_GPU_GAP_DEVICE] = FINDING_GPU_P2P_DEVICE,
	};
	struct kernel_gaps *g = arg;

	gap_text(g, what);
	if (g->rows && gap != TOPO_GPU_GAP_NO_DRIVER) {
		check_add(g->c, kinds[gap], "", "%s", what);
	}
}

/* Tells which parts are missing for drives to access GPU memory by the driver's P2PDMA pages: all
 * in one row, and a row with the remedy for each. */
void check_gpu_p2pdma(struct check *c)
{
	struct kernel_gaps g = { .c = c, .all = TEXT_INIT, .rows = c->peer_dma && topo_has_nvme() };
	char *what;

	if (!c->peer_dma) {
		gap_text(&g, "no GPU here lets other devices access its memory");
	} else if (!g.rows) {
		gap_text(&g, "there is no NVMe drive here");
	}
	topo_gpu_gaps(&c->kernel, gap, &g);
	for (unsigned int i = 0; i < c->gpus; i++) {
		char text[300];

		if (c->gpu[i].bar_gap) {
			text_fmt(text, sizeof(text),
				 "the memory of %s does not lie in BAR1 as drives need it",
				 c->gpu[i].name);
			gap_text(&g, text);
		}
	}
	text_add(&g.all, "%s", ""); /* so that nothing to say is an empty text */
	what = text_take(&g.all);
	if (!what) {
		c->failed = true;
	} else if (*what) {
		check_add(c, FINDING_P2PDMA_GAPS, "",
			  "drives cannot access GPU memory directly: %s. Data is staged in host "
			  "memory",
			  what);
	} else {
		c->gpus_p2p = true;
		check_add(
			c, FINDING_P2PDMA_GPU, "",
			"kernel and driver allow drives to access GPU memory directly. This was "
			"never run on such a GPU by Peerlane's authors: each GPU proves itself by "
			"content at its first use");
	}
	free(what);
}

static void p2pdma_row(struct check *c)
{
	const struct topo_kernel *k = &c->kernel;

	if (c->gpus) {
		check_gpu_p2pdma(c);
	} else if (k->p2pdma < 0) {
		check_add(c, FINDING_P2PDMA_UNKNOWN, "",
			  "it is not known whether the kernel has CONFIG_PCI_P2PDMA");
	} else if (c->bars) {
		check_add(c, FINDING_P2PDMA_BAR, "",
			  "the kernel has CONFIG_PCI_P2PDMA, and a device has memory that drives "
			  "can access");
	} else {
		check_add(c, FINDING_P2PDMA_UNUSED, "",
			  "the kernel %s CONFIG_PCI_P2PDMA, and no device here has memory that "
			  "drives could access",
			  k->p2pdma ? "has" : "lacks");
	}
}

/* The third way to GPU memory; the second is nvidia-fs. */
static void uring_dmabuf_row(struct check *c)
{
	static const char *const words[] = {
		[TOPO_URING_DMABUF_UNKNOWN] = "it is not known whether this kernel's io_uring "
					      "accepts dma-bufs as buffers for drives",
		[TOPO_URING_DMABUF_TOO_OLD] = "this kernel's io_uring does not accept dma-bufs as "
					      "buffers for drives; kernels after 7.2 may",
		[TOPO_URING_DMABUF_LEFT_OUT] = "this kernel is built without CONFIG_DMABUF_TOKEN: "
					       "its io_uring does not accept dma-bufs as buffers "
					       "for drives",
		[TOPO_URING_DMABUF_BUILT] = "this kernel's io_uring accepts dma-bufs as buffers "
					    "for NVMe drives; this version of Peerlane does not "
					    "use that",
	};

	if (c->gpus) {
		check_add(c, FINDING_URING_DMABUF, "", "%s", words[topo_uring_dmabuf(&c->kernel)]);
	}
}

static void module_rows(struct check *c)
{
	const struct topo_kernel *k = &c->kernel;

	if (k->nvidia_fs) {
		check_add(c, FINDING_NVIDIA_FS_LOADED, "",
			  "loaded (version %s); peerlane does not need it and does not use it",
			  k->nvidia_fs_version[0] ? k->nvidia_fs_version : "unknown");
	} else {
		check_add(c, FINDING_NVIDIA_FS_ABSENT, "", "not loaded, and not needed");
	}
	if (k->peermem) {
		check_add(c, FINDING_PEERMEM_LOADED, "", "nvidia-peermem is loaded");
	} else if (c->gpus && !c->dmabuf_works) {
		check_add(c, FINDING_PEERMEM_MISSING, "",
			  "not loaded, and dma-buf does not work: network adapters cannot access "
			  "GPU memory");
	} else {
		check_add(c, FINDING_PEERMEM_UNNEEDED, "",
			  "not loaded, and needed only where dma-buf does not work");
	}
}

void check_iommu(struct check *c)
{
	const struct topo_kernel *k = &c->kernel;

	if (!k->iommu_groups) {
		check_add(c, FINDING_IOMMU_OFF, "", "no IOMMU in use%s",
			  k->hypervisor ? " inside this virtual machine" : "");
	} else if (k->iommu_passthrough) {
		check_add(c, FINDING_IOMMU_PASSES, "",
			  "pass-through mode: %d groups, no translation", k->iommu_groups);
	} else if (k->hypervisor) {
		check_add(c, FINDING_IOMMU_IN_VM, "",
			  "%d groups in a virtual machine; some may be translated",
			  k->iommu_groups);
	} else {
		check_add_as(
			c, FINDING_IOMMU_TRANSLATES, check_missing(c), "", NULL,
			"translation is on (%d groups): copies between PCIe peers can be slow, "
			"or lost without an error",
			k->iommu_groups);
	}
}

void check_kernel_paths(struct check *c)
{
	p2pdma_row(c);
	uring_dmabuf_row(c);
	module_rows(c);
	check_iommu(c);
}
