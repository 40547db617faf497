/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): the ways past the host's memory that kernel and driver offer together. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/check_rows.h"
#include "base/text.h"

/* What is missing, and what to do about each, in the same order. */
struct gaps {
	struct text what;
	struct text remedy;
	bool unknown;
};

static void gap(struct gaps *g, const char *what, const char *remedy)
{
	text_add(&g->what, "%s%s", g->what.len ? "; " : "", what);
	text_add(&g->remedy, "%s%s", g->remedy.len ? "; " : "", remedy);
}

static bool kernel_below(const struct topo_kernel *k, int major, int minor)
{
	return k->major && (k->major < major || (k->major == major && k->minor < minor));
}

static void kernel_gaps(const struct topo_kernel *k, struct gaps *g)
{
	/* Red Hat carries the later code under an old number. */
	if (kernel_below(k, 6, 2) && !strstr(k->release, ".el9")) {
		gap(g, "the kernel is older than 6.2", "boot kernel 6.2 or newer");
	}
	if (k->p2pdma == 0) {
		gap(g, "the kernel is built without CONFIG_PCI_P2PDMA",
		    "boot a kernel that has it (Debian's does)");
	}
	g->unknown = k->p2pdma < 0;
}

static void driver_gaps(const struct topo_kernel *k, struct gaps *g)
{
	int major = 0, minor = 0;

	if (sscanf(k->nvidia_driver, "%d.%d", &major, &minor) < 1) {
		gap(g, "no NVIDIA driver is loaded", "install the driver's open kernel modules");
		return;
	}
	if (!k->nvidia_open) {
		gap(g, "the driver's kernel modules are the proprietary ones",
		    "install its open kernel modules");
	}
	if (major < 565) {
		gap(g, "the driver is older than 565.57", "install 595.44 or newer");
	} else if (!kernel_below(k, 6, 15) && (major < 595 || (major == 595 && minor < 44))) {
		gap(g, "drivers before 595.44 fail at it on kernels from 6.15 on",
		    "install 595.44 or newer");
	}
	if (!k->nvidia_static_bar1) {
		gap(g, "the driver does not keep all GPU memory in BAR1",
		    "put `options nvidia "
		    "NVreg_RegistryDwords=\"RMForceStaticBar1=1;RmForceDisableIomapWC=1\"` (with "
		    ";ForceP2P=0 before Hopper) into /etc/modprobe.d and load the driver anew");
	}
}

static void p2pdma_row(struct check *c)
{
	static const char *const built[] = { "cannot be told to have", "lacks", "has" };
	const struct topo_kernel *k = &c->kernel;
	struct gaps g = { .what = TEXT_INIT, .remedy = TEXT_INIT };
	char *what, *remedy;

	kernel_gaps(k, &g);
	if (c->gpus && !c->peer_dma) {
		gap(&g, "no GPU here lets other devices reach its memory",
		    "use a data-centre or professional GPU");
	}
	if (c->gpus) {
		driver_gaps(k, &g);
	}
	text_add(&g.what, "%s", ""); /* so that nothing to say is an empty text */
	text_add(&g.remedy, "%s", "");
	what = text_take(&g.what);
	remedy = text_take(&g.remedy);
	if (!what || !remedy) {
		c->failed = true;
	} else if (*what) {
		check_add(c, check_missing(c), "p2pdma", "", remedy,
			  "drives cannot reach GPU memory by themselves: %s", what);
	} else if (g.unknown) {
		check_add(c, PL_CHECK_INFO, "p2pdma", "",
			  "make the kernel's configuration readable as /boot/config-RELEASE",
			  "whether the kernel has CONFIG_PCI_P2PDMA cannot be told");
	} else if (c->gpus) {
		check_add(c, PL_CHECK_OK, "p2pdma", "", "",
			  "kernel and driver are ready for it; this version stages all the same");
	} else {
		check_add(c, PL_CHECK_INFO, "p2pdma", "", "",
			  "the kernel %s CONFIG_PCI_P2PDMA, and there is no GPU that could use it",
			  built[k->p2pdma + 1]);
	}
	free(what);
	free(remedy);
}

static void module_rows(struct check *c)
{
	const struct topo_kernel *k = &c->kernel;

	if (k->nvidia_fs) {
		check_add(c, PL_CHECK_INFO, "nvidia-fs", "", "",
			  "loaded; peerlane does not need it and does not use it");
	} else {
		check_add(c, PL_CHECK_OK, "nvidia-fs", "", "", "not loaded, and not needed");
	}
	if (k->peermem) {
		check_add(c, PL_CHECK_OK, "peermem", "", "", "nvidia-peermem is loaded");
	} else if (c->gpus && !c->dmabuf_works) {
		check_add(
			c, PL_CHECK_MISSING, "peermem", "",
			"load nvidia-peermem (modprobe nvidia-peermem), or get dma-buf to work",
			"not loaded, and dma-buf does not work: network adapters cannot reach GPU "
			"memory");
	} else {
		check_add(c, PL_CHECK_OK, "peermem", "", "",
			  "not loaded; it is only needed where dma-buf does not work");
	}
}

static void iommu_row(struct check *c)
{
	const struct topo_kernel *k = &c->kernel;

	if (!k->iommu_groups) {
		check_add(c, PL_CHECK_OK, "iommu", "", "", "no IOMMU in use%s",
			  k->hypervisor ? " inside this virtual machine" : "");
	} else if (k->iommu_passthrough) {
		check_add(c, PL_CHECK_OK, "iommu", "", "",
			  "passes through: %d groups, no translation", k->iommu_groups);
	} else if (k->hypervisor) {
		check_add(c, PL_CHECK_INFO, "iommu", "", "",
			  "%d groups, and some may be translated, in a virtual machine",
			  k->iommu_groups);
	} else {
		check_add(
			c, check_missing(c), "iommu", "",
			"boot with iommu=pt, or turn the IOMMU off",
			"it translates (%d groups): copies between PCIe peers can be slow or lost, "
			"even without an error",
			k->iommu_groups);
	}
}

void check_kernel_paths(struct check *c)
{
	p2pdma_row(c);
	module_rows(c);
	iommu_row(c);
}
