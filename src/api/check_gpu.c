/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): the devices, each by itself, and the driver under them. */

#include <errno.h>
#include <string.h>

#include "api/check_rows.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "sys/sys.h"

#define DMABUF_TRY (64u << 10)

/* What a driver's words about a device call for; words that bring their own remedy are not here. */
static const struct {
	const char *word;
	const char *remedy;
} device_remedies[] = {
	{ "MIG", "turn MIG off for peer DMA (nvidia-smi -mig 0), or use a GPU without MIG" },
	{ "virtual GPU", "pass a whole GPU to the virtual machine for peer DMA (PCI passthrough)" },
	{ "GeForce",
	  "use a data-centre or professional GPU for peer DMA; this one works with copies" },
	{ "coherent", "" },
	{ "integrated", "" },
};

static const char *device_remedy(const char *why, const char *otherwise)
{
	for (size_t i = 0; i < ARRAY_LEN(device_remedies); i++) {
		if (strstr(why, device_remedies[i].word)) {
			return device_remedies[i].remedy;
		}
	}
	return otherwise;
}

static void device_row(struct check *c, const struct dev_props *p)
{
	char total[32];

	text_bytes(total, sizeof(total), p->total);
	if (!p->fit) {
		check_add(c, PL_CHECK_MISSING, "gpu", p->name,
			  device_remedy(p->why,
					"remove the cause that the finding names, or use another "
					"device; `peerlane devices` lists them"),
			  "%s, %s, cannot be used: %s", p->model, total, p->why);
	} else if (p->why[0]) {
		check_add(c, PL_CHECK_INFO, "gpu", p->name, device_remedy(p->why, ""),
			  "%s, %s, usable; %s", p->model, total, p->why);
	} else {
		check_add(c, PL_CHECK_OK, "gpu", p->name, "", "%s, %s, usable", p->model, total);
	}
}

static void dmabuf_failed(struct check *c, const struct dev_props *p, const char *what)
{
	check_add(c, PL_CHECK_MISSING, "dma-buf", p->name,
		  "use the driver's open kernel modules, version 515 or newer, on a GPU that is "
		  "not virtual; copies work without dma-buf",
		  "%s: %s", what, err_message());
}

/* The only proof is to do it. */
static void try_dmabuf(struct check *c, struct dev *d)
{
	struct dev_export x;
	void *p;

	if (d->mem.alloc(d, DMABUF_TRY, &p)) {
		check_add(c, PL_CHECK_BAD, "dma-buf", d->props.name,
			  "stop the processes that fill the GPU or use it exclusively; "
			  "`nvidia-smi` lists them",
			  "not even 64 KiB could be allocated: %s", err_message());
		return;
	}
	if (d->share.export_range(d, p, DMABUF_TRY, &x)) {
		dmabuf_failed(c, &d->props, "its memory cannot be exported");
	} else {
		(void)sys_close(x.fd);
		c->dmabuf_works = true;
		check_add(c, PL_CHECK_OK, "dma-buf", d->props.name, "",
			  "64 KiB of its memory were exported as %s",
			  x.dmabuf ? "a dma-buf" : "a file descriptor");
	}
	(void)d->mem.release(d, p);
}

static void dmabuf_row(struct check *c, const struct dev_driver *driver, int index,
		       const struct dev_props *p)
{
	struct dev *d;

	/* It stays open with the context, as any device that is asked for. */
	if (dev_table_get(c->devices, driver, index, &d)) {
		check_add(c, PL_CHECK_BAD, "gpu", p->name,
			  "look for the cause in `nvidia-smi` and `dmesg`",
			  "it cannot be opened: %s", err_message());
		return;
	}
	try_dmabuf(c, d);
}

/* Redirected requests go up to the root and down again, if the root lets them pass at all. */
static void acs_row(struct check *c, const struct dev_props *p)
{
	char path[64];
	int acs = topo_pci_acs(p->pci);

	text_fmt(path, sizeof(path), "/sys/bus/pci/devices/%s", p->pci);
	if (acs > 0) {
		check_add(c, PL_CHECK_MISSING, "iommu", p->name,
			  "on bare metal, turn ACS off in the firmware's settings, or by "
			  "pci=disable_acs_redir on the kernel's command line",
			  "PCIe ACS redirects its traffic with other devices to the root complex: "
			  "peer traffic is slow or lost");
	} else if (acs < 0 && p->pci[0] && sys_root_exists(path) && !c->kernel.hypervisor) {
		check_add(c, PL_CHECK_INFO, "iommu", p->name, "run `peerlane check` once as root",
			  "only root can read whether PCIe ACS redirects its peer traffic");
	}
}

/* Memory that a device publishes: nothing is tried, the pool is small and others'. */
static void memory_row(struct check *c, const struct dev_props *p)
{
	char total[32];

	text_bytes(total, sizeof(total), p->total);
	c->bars += p->fit;
	if (p->fit) {
		check_add(c, PL_CHECK_OK, "bar", p->name, "",
			  "%s: %s of memory that drives can access directly", p->model, total);
	} else {
		check_add(c, PL_CHECK_INFO, "bar", p->name, "", "%s, %s, cannot be used: %s",
			  p->model, total, p->why);
	}
}

static int one_device(struct check *c, const struct dev_driver *driver, int index)
{
	struct dev_props p;
	int rc = driver->describe(c->config, index, &p);

	if (rc == -ENOMEM) {
		return rc;
	}
	if (rc) {
		char name[32];

		text_fmt(name, sizeof(name), "%s:%d", driver->name, index);
		check_add(c, PL_CHECK_BAD, "gpu", name, "look for its driver's messages in `dmesg`",
			  "the device exists but does not answer: %s", err_message());
		return 0;
	}
	if (p.memory_only) {
		memory_row(c, &p); /* the ways to it are looked at drive by drive */
		return 0;
	}
	device_row(c, &p);
	c->fit += p.fit;
	if (p.fit && !p.soft) {
		c->gpus++;
		c->peer_dma = c->peer_dma || !p.isolated;
		dmabuf_row(c, driver, index, &p);
		acs_row(c, &p);
	}
	return 0;
}

/* One row for all drivers that have nothing: which one was meant is not ours to say. */
static void none_row(struct check *c, const char *why)
{
	const struct topo_kernel *k = &c->kernel;
	enum pl_check_level level = PL_CHECK_INFO;
	const char *remedy = "";

	if (!c->gpus && k->nvidia_gpus && k->nvidia_driver[0]) {
		level = PL_CHECK_MISSING;
		remedy = k->in_container
				 ? "pass the GPUs to the container (docker run --gpus all, with "
				   "NVIDIA's container toolkit on the host)"
				 : "look for the cause in `nvidia-smi`; install the libcuda that "
				   "belongs to the kernel driver";
	} else if (!c->gpus && k->nvidia_gpus) {
		level = PL_CHECK_MISSING;
		remedy = "install and load the NVIDIA driver, with its open kernel modules";
	} else if (!c->gpus) {
		remedy = "use a machine with an NVIDIA GPU; until then, software GPUs take its "
			 "place";
	}
	if (!c->fit) {
		level = PL_CHECK_BAD;
		if (!*remedy || !k->nvidia_gpus) {
			remedy = "set soft_gpus (PEERLANE_SOFT_GPUS) to 1x4GiB for a software GPU";
		}
	}
	check_add(c, level, "gpu", "", remedy, "%s", why);
}

static void driver_row(struct check *c)
{
	const struct topo_kernel *k = &c->kernel;

	if (k->nvidia_driver[0] && k->nvidia_open) {
		check_add(c, PL_CHECK_OK, "driver", "", "", "NVIDIA %s, open kernel modules",
			  k->nvidia_driver);
	} else if (k->nvidia_driver[0]) {
		check_add(
			c, check_missing(c), "driver", "",
			"install the driver's open kernel modules (from Turing on)",
			"NVIDIA %s, proprietary kernel modules: they offer neither p2pdma nor dma-buf",
			k->nvidia_driver);
	} else if (k->nvidia_gpus) {
		check_add(c, PL_CHECK_BAD, "driver", "",
			  "install the NVIDIA driver with its open kernel modules and load it "
			  "(modprobe nvidia)",
			  "%u NVIDIA GPU%s on the PCI bus, and no NVIDIA driver is loaded",
			  k->nvidia_gpus, k->nvidia_gpus > 1 ? "s" : "");
	} else {
		check_add(c, PL_CHECK_INFO, "driver", "", "",
			  "no NVIDIA GPU on the PCI bus, and no NVIDIA driver loaded");
	}
}

void check_gpus(struct check *c)
{
	char none[512] = "";

	for (const struct dev_driver *const *d = c->drivers; *d; d++) {
		char why[256] = "";
		size_t at = strlen(none);
		int n = (*d)->count(c->config, why, sizeof(why));

		if (n == 0 && !(*d)->memory_only) {
			text_fmt(none + at, sizeof(none) - at, "%sno %s device: %s", at ? "; " : "",
				 (*d)->name, why);
		}
		for (int i = 0; i < n && !c->failed; i++) {
			if (one_device(c, *d, i)) {
				c->failed = true; /* only memory can fail here */
			}
		}
		c->failed = c->failed || n < 0;
	}
	if (none[0]) {
		none_row(c, none);
	}
	if (!c->gpus) {
		check_add(c, PL_CHECK_INFO, "dma-buf", "", "",
			  "no GPU whose memory could be exported%s",
			  c->kernel.dmabuf == 0 ? ", and this kernel has no dma-buf" : "");
	}
	driver_row(c);
}
