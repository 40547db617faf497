/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): the devices, each by itself, and the driver under them. */

#include <errno.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "report/check_rows.h"
#include "sys/sys.h"

#define DMABUF_TRY (64u << 10)

/* Findings by a word in the driver's description of a device. */
static const struct {
	const char *word;
	enum finding kind;
} device_kinds[] = {
	{ "MIG", FINDING_GPU_MIG },
	{ "virtual GPU", FINDING_GPU_VIRTUAL },
	{ "GeForce", FINDING_GPU_CONSUMER },
};

static enum finding device_kind(const struct dev_props *p)
{
	for (size_t i = 0; i < ARRAY_LEN(device_kinds); i++) {
		if (strstr(p->why, device_kinds[i].word)) {
			return device_kinds[i].kind;
		}
	}
	return p->fit ? FINDING_GPU_LIMITED : FINDING_GPU_UNUSABLE;
}

static void device_row(struct check *c, const struct dev_props *p)
{
	char total[32];

	text_bytes(total, sizeof(total), p->total);
	if (!p->fit) {
		check_add_as(c, device_kind(p), PL_CHECK_MISSING, p->name, NULL,
			     "%s, %s, cannot be used: %s", p->model, total, p->why);
	} else if (p->why[0]) {
		check_add(c, device_kind(p), p->name, "%s, %s, usable; %s", p->model, total,
			  p->why);
	} else {
		check_add(c, FINDING_GPU_FIT, p->name, "%s, %s, usable", p->model, total);
	}
}

static void dmabuf_failed(struct check *c, const struct dev_props *p, const char *what)
{
	check_add(c, FINDING_DMABUF_REFUSED, p->name, "%s: %s", what, err_message());
}

/* The only reliable test is to export memory. */
static void try_dmabuf(struct check *c, struct dev *d)
{
	struct dev_export x;
	void *p;

	if (dev_alloc(d, DEV_WAIT, DMABUF_TRY, &p)) {
		check_add(c, FINDING_GPU_FULL, d->props.name,
			  "not even 64 KiB could be allocated: %s", err_message());
		return;
	}
	if (d->share.export_range(d, p, DMABUF_TRY, DEV_MAPPING_PLAIN, &x)) {
		dmabuf_failed(c, &d->props, "its memory cannot be exported");
	} else {
		(void)sys_close(x.fd);
		c->dmabuf_works = true;
		c->gpu[c->gpus - 1].exports = true;
		c->gpu[c->gpus - 1].dmabuf = x.dmabuf;
		c->gpu[c->gpus - 1].flushes = d->share.flush(d) == 0;
		check_add(c, FINDING_DMABUF_WORKS, d->props.name,
			  "64 KiB of its memory were exported as %s",
			  x.dmabuf ? "a dma-buf" : "a file descriptor");
	}
	(void)dev_release(d, DEV_WAIT, p);
}

/* Wide host memory: a trial, with the proof of its content. */
static void wide_row(struct check *c, struct dev *d)
{
	const char *version = c->kernel.nvidia_driver;
	struct dev_host h;
	int rc;

	if (!c->config->wide) {
		check_add(c, FINDING_WIDE_NONE, d->props.name,
			  "pinned host memory is not wide: the tunable wide is off");
		return;
	}
	rc = dev_host_alloc(d, DEV_WAIT, DEV_WIDE_PAGE, -1, NULL, &h);
	if (!rc && h.page == DEV_WIDE_PAGE) {
		check_add(c, FINDING_WIDE_WORKS, d->props.name,
			  "wide host memory: 2 MiB of it were made, and read and written by both "
			  "sides; driver %s",
			  version[0] ? version : "of no known version");
	} else {
		check_add(c, FINDING_WIDE_NONE, d->props.name,
			  "pinned host memory is not wide: %s; driver %s",
			  rc && rc != -EOPNOTSUPP ? err_message() : h.why,
			  version[0] ? version : "of no known version");
	}
	if (!rc) {
		(void)dev_host_free(d, DEV_WAIT, &h);
	}
}

/* Adds rows on a GPU's memory for drives: its place in the GPU's aperture, which only the driver
 * tells, and an IOMMU in between. Only where there is a drive that could use it. */
static void p2p_rows(struct check *c, struct dev *d)
{
	struct check_gpu *g = &c->gpu[c->gpus - 1];
	const struct dev_props *p = &d->props;
	struct dev_io_look look;

	if (!p->p2p_maps || !topo_has_nvme()) {
		return;
	}
	if (d->mem.io.look(d, &look)) {
		check_add(c, FINDING_GPU_P2P_UNKNOWN, p->name, "%s", err_message());
	} else if (look.bar == DEV_IO_BAR_NOT) {
		check_add_as(c, FINDING_GPU_P2P_PLATFORM,
			     look.remedy[0] ? PL_CHECK_MISSING : PL_CHECK_INFO, p->name,
			     look.remedy, "%s", look.words);
		return;
	} else if (look.bar == DEV_IO_BAR_GOOD) {
		check_add(c, FINDING_GPU_P2P_GOOD, p->name,
			  "all of its memory lies in BAR1, without write combining");
	} else {
		g->bar_gap = true;
		check_add_as(c, FINDING_GPU_P2P_BAR,
			     look.remedy[0] ? PL_CHECK_MISSING : PL_CHECK_INFO, p->name,
			     look.remedy, "%s", look.words);
	}
	if (topo_pci_iommu(p->pci) == 1) {
		check_add(c, FINDING_GPU_P2P_IOMMU, p->name,
			  "an IOMMU translates what it and drives address to each other: NVIDIA's "
			  "driver has no P2PDMA pages then");
	}
}

static void dmabuf_row(struct check *c, const struct dev_driver *driver, int index,
		       const struct dev_props *p)
{
	struct dev *d;

	/* The device stays open until the context ends, as any device that is opened. */
	if (dev_table_get(c->devices, driver, index, &d)) {
		check_add(c, FINDING_GPU_CLOSED, p->name, "it cannot be opened: %s", err_message());
		return;
	}
	c->gpu[c->gpus - 1].dev = d;
	try_dmabuf(c, d);
	wide_row(c, d);
	p2p_rows(c, d);
}

/* Redirected requests go to the root complex and back, if it forwards them at all. */
static void acs_row(struct check *c, const struct dev_props *p)
{
	char path[64];
	int acs = topo_pci_acs(p->pci);

	text_fmt(path, sizeof(path), "/sys/bus/pci/devices/%s", p->pci);
	if (acs > 0) {
		check_add(c, FINDING_ACS_REDIRECTS, p->name,
			  "PCIe ACS redirects its traffic with other devices to the root complex: "
			  "peer traffic is slow or lost");
	} else if (acs < 0 && p->pci[0] && sys_root_exists(path) && !c->kernel.hypervisor) {
		check_add(c, FINDING_ACS_UNREADABLE, p->name,
			  "only root can read whether PCIe ACS redirects its peer traffic");
	}
}

/* Memory that a device publishes: no trial allocation, since the pool is small and shared. */
static void memory_row(struct check *c, const struct dev_props *p)
{
	char total[32];

	text_bytes(total, sizeof(total), p->total);
	c->bars += p->fit;
	if (p->fit) {
		check_add(c, FINDING_BAR_MEMORY, p->name,
			  "%s: %s of memory that drives can access directly", p->model, total);
	} else {
		check_add(c, FINDING_BAR_REFUSED, p->name, "%s, %s, cannot be used: %s", p->model,
			  total, p->why);
	}
}

bool check_keep_gpu(struct check *c, const struct dev_props *p)
{
	struct check_gpu *g;

	if (!alloc_grow(&c->gpu, &c->gpu_space, c->gpus, sizeof(*c->gpu))) {
		return false;
	}
	g = &c->gpu[c->gpus++];
	*g = (struct check_gpu){ .isolated = p->isolated,
				 .multicast = p->multicast,
				 .flushes = true };
	text_copy(g->name, sizeof(g->name), p->name);
	text_copy(g->pci, sizeof(g->pci), p->pci);
	return true;
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
		check_add(c, FINDING_GPU_SILENT, name, "the device exists but does not answer: %s",
			  err_message());
		return 0;
	}
	if (p.memory_only) {
		memory_row(c, &p); /* its paths are checked for each drive */
		return 0;
	}
	device_row(c, &p);
	c->fit += p.fit;
	if (p.fit && !p.soft) {
		if (!check_keep_gpu(c, &p)) {
			return -ENOMEM;
		}
		c->peer_dma = c->peer_dma || !p.isolated;
		dmabuf_row(c, driver, index, &p);
		acs_row(c, &p);
	}
	return 0;
}

/* Adds one row for all drivers without devices, since the user may have meant any of them. */
static void none_row(struct check *c, const char *why)
{
	const struct topo_kernel *k = &c->kernel;
	enum finding kind = FINDING_GPU_NONE;
	const char *remedy = NULL;

	if (!c->gpus && k->nvidia_gpus && k->nvidia_driver[0]) {
		kind = FINDING_GPU_WITHHELD;
		remedy = k->in_container
				 ? "pass the GPUs to the container (docker run --gpus all, with "
				   "NVIDIA's container toolkit on the host)"
				 : NULL;
	} else if (!c->gpus && k->nvidia_gpus) {
		kind = FINDING_GPU_WITHOUT_DRIVER;
	} else if (!c->fit) {
		kind = FINDING_NO_DEVICE;
	} else if (c->gpus) {
		remedy = "";
	}
	check_add_as(c, kind, c->fit ? findings[kind].level : PL_CHECK_BAD, "", remedy, "%s", why);
}

static void driver_row(struct check *c)
{
	const struct topo_kernel *k = &c->kernel;

	if (k->nvidia_driver[0] && k->nvidia_open) {
		check_add(c, FINDING_DRIVER_OPEN, "", "NVIDIA %s, open kernel modules",
			  k->nvidia_driver);
	} else if (k->nvidia_driver[0]) {
		check_add_as(
			c, FINDING_DRIVER_PROPRIETARY, check_missing(c), "", NULL,
			"NVIDIA %s, proprietary kernel modules: they offer neither p2pdma nor dma-buf",
			k->nvidia_driver);
	} else if (k->nvidia_gpus) {
		check_add(c, FINDING_DRIVER_NOT_LOADED, "",
			  "%u NVIDIA GPU%s on the PCI bus, and no NVIDIA driver is loaded",
			  k->nvidia_gpus, k->nvidia_gpus > 1 ? "s" : "");
	} else {
		check_add(c, FINDING_DRIVER_NONE, "",
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
		check_add(c, FINDING_DMABUF_NONE, "", "no GPU whose memory could be exported%s",
			  c->kernel.dmabuf == 0 ? ", and this kernel has no dma-buf" : "");
	}
	driver_row(c);
}
