/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Checks the conditions under which drives reach a GPU's memory, as far as files tell; the remedies
 * are in docs/direct-storage.md. The driver's own settings are not looked at: they do not tell its
 * behaviour (it has defaults of its own), and the driver can be asked.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "topo/read.h"
#include "topo/topo.h"

static bool below(const struct topo_kernel *k, int major, int minor)
{
	return k->major && (k->major < major || (k->major == major && k->minor < minor));
}

struct gap_listener {
	void (*fn)(enum topo_gpu_gap gap, const char *what, void *arg);
	void *arg;
};

static void gap(const struct gap_listener *g, enum topo_gpu_gap gap, const char *what)
{
	g->fn(gap, what, g->arg);
}

static void kernel_gaps(const struct topo_kernel *k, const struct gap_listener *g)
{
	/* Red Hat carries the later code under an old number. */
	if (below(k, 6, 2) && !strstr(k->release, ".el9")) {
		gap(g, TOPO_GPU_GAP_KERNEL, "the kernel is older than 6.2");
	}
	if (k->p2pdma == 0) {
		gap(g, TOPO_GPU_GAP_KERNEL, "the kernel is built without CONFIG_PCI_P2PDMA");
	}
}

static void driver_gaps(const struct topo_kernel *k, const struct gap_listener *g)
{
	int major = 0, minor = 0;

	if (sscanf(k->nvidia_driver, "%d.%d", &major, &minor) < 1) {
		gap(g, TOPO_GPU_GAP_NO_DRIVER, "no NVIDIA driver is loaded");
		return;
	}
	if (!k->nvidia_open) {
		gap(g, TOPO_GPU_GAP_MODULES,
		    "the driver's kernel modules are the proprietary ones");
	}
	if (major < 565) {
		gap(g, TOPO_GPU_GAP_VERSION, "the driver is older than 565.57");
	} else if (!below(k, 6, 15) && (major < 595 || (major == 595 && minor < 44))) {
		gap(g, TOPO_GPU_GAP_VERSION,
		    "drivers before 595.44 lose GPU memory at it on kernels from 6.15 on");
	}
	if (!k->nvidia_uvm) {
		gap(g, TOPO_GPU_GAP_DEVICE, "/dev/nvidia-uvm is not there");
	}
}

void topo_gpu_gaps(const struct topo_kernel *k,
		   void (*fn)(enum topo_gpu_gap gap, const char *what, void *arg), void *arg)
{
	struct gap_listener g = { fn, arg };

	kernel_gaps(k, &g);
	driver_gaps(k, &g);
}

static int is_nvme(const char *name, void *arg)
{
	(void)arg;
	return strncmp(name, "nvme", 4) == 0;
}

bool topo_has_nvme(void)
{
	return read_list("/sys/class/block", is_nvme, NULL) == 1;
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
