/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The doors to a GPU's memory that drives could go through, and what is missing at each. None of
 * them opens by being looked at: what a GPU's own driver must do for it is in dev.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "sys/sys.h"
#include "topo/pci.h"
#include "topo/read.h"
#include "topo/topo.h"

#define VENDOR_NVIDIA "0x10de"

bool topo_gpu_is_nvidia(const char *pci)
{
	char word[16];

	return pci_address_len(pci) &&
	       read_word(word, sizeof(word), "/sys/bus/pci/devices/%s/vendor", pci) &&
	       strcmp(word, VENDOR_NVIDIA) == 0;
}

static bool below(const struct topo_kernel *k, int major, int minor)
{
	return k->major && (k->major < major || (k->major == major && k->minor < minor));
}

struct gaps {
	void (*fn)(const char *what, const char *remedy, void *arg);
	void *arg;
};

static void gap(const struct gaps *g, const char *what, const char *remedy)
{
	g->fn(what, remedy, g->arg);
}

static void kernel_gaps(const struct topo_kernel *k, const struct gaps *g)
{
	/* Red Hat carries the later code under an old number. */
	if (below(k, 6, 2) && !strstr(k->release, ".el9")) {
		gap(g, "the kernel is older than 6.2", "boot kernel 6.2 or newer");
	}
	if (k->p2pdma == 0) {
		gap(g, "the kernel is built without CONFIG_PCI_P2PDMA",
		    "boot a kernel that has CONFIG_PCI_P2PDMA (Debian's from 7.2 on)");
	}
}

static void driver_gaps(const struct topo_kernel *k, const struct gaps *g)
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
	} else if (!below(k, 6, 15) && (major < 595 || (major == 595 && minor < 44))) {
		gap(g, "drivers before 595.44 fail at it on kernels from 6.15 on",
		    "install 595.44 or newer");
	}
	if (!k->nvidia_uvm) {
		gap(g, "/dev/nvidia-uvm is not there", "load the module nvidia-uvm");
	}
	if (!k->nvidia_static_bar1) {
		gap(g, "the driver does not keep all GPU memory in BAR1",
		    "put `options nvidia "
		    "NVreg_RegistryDwords=\"RMForceStaticBar1=1;RmForceDisableIomapWC=1\"` (with "
		    ";ForceP2P=0 before Hopper) into /etc/modprobe.d and load the driver anew");
	}
}

static int on_gpu(const char *name, void *arg)
{
	const struct gaps *g = arg;
	char class[16];
	char what[160];
	uint64_t bar, published;

	if (!topo_gpu_is_nvidia(name) ||
	    !read_word(class, sizeof(class), "/sys/bus/pci/devices/%s/class", name) ||
	    strncmp(class, "0x03", 4) != 0) {
		return 0;
	}
	bar = pci_bar1(name);
	published = (uint64_t)read_number(0, "/sys/bus/pci/devices/%s/p2pmem/size", name);
	if (bar && published == bar) {
		return 0;
	}
	if (!published) {
		text_fmt(what, sizeof(what),
			 "%s has no p2pmem folder: its BAR1 has no P2PDMA pages", name);
	} else {
		text_fmt(what, sizeof(what),
			 "%s has P2PDMA pages for %llu of the %llu bytes of BAR1", name,
			 (unsigned long long)published, (unsigned long long)bar);
	}
	gap(g, what,
	    "see that the driver was loaded with those settings: `dmesg`, "
	    "/proc/driver/nvidia/params");
	return 1; /* one speaks for all */
}

void topo_gpu_gaps(const struct topo_kernel *k,
		   void (*fn)(const char *what, const char *remedy, void *arg), void *arg)
{
	struct gaps g = { fn, arg };

	kernel_gaps(k, &g);
	driver_gaps(k, &g);
	/* Without the settings there are none to be missed. */
	if (k->nvidia_static_bar1) {
		(void)read_list("/sys/bus/pci/devices", on_gpu, &g);
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
