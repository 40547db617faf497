/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_check() and pl_doctor(): device nodes and other things besides a driver that a process needs
 * for its GPUs, and how these are set up. It asks the management library, which starts nothing, and
 * reads files; so it also works if no driver may be started.
 */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/probe.h"
#include "report/check_rows.h"
#include "sys/sys.h"

#define IMEX_FOLDER "/dev/nvidia-caps-imex-channels"
#define CDI_MAX (1u << 20)

/* NVML's numbers of the ways in which a GPU is given to a virtual machine. */
#define VIRTUALIZATION_SHARED 2

struct nodes {
	unsigned int known;  /* GPUs that the kernel's driver reports */
	unsigned int usable; /* their device nodes */
	char missing[128];   /* the first ones that are not */
};

/* "Device Minor: 	 3" */
static int minor_of(const char *pci)
{
	char path[128], text[2048];
	const char *at;
	ssize_t n;
	int minor;

	text_fmt(path, sizeof(path), "/proc/driver/nvidia/gpus/%s/information", pci);
	n = sys_root_read(path, text, sizeof(text) - 1);
	if (n <= 0) {
		return -1;
	}
	text[n] = '\0';
	at = strstr(text, "Device Minor:");
	return at && sscanf(at, "Device Minor: %d", &minor) == 1 ? minor : -1;
}

static void need_node(struct nodes *all, const char *path)
{
	if (!sys_root_usable(path)) {
		size_t n = strlen(all->missing);

		text_fmt(all->missing + n, sizeof(all->missing) - n, "%s%s", n ? ", " : "", path);
	}
}

static int one_node(const char *pci, void *arg)
{
	struct nodes *all = arg;
	int minor = minor_of(pci);
	char path[64];

	if (minor < 0) {
		return 0;
	}
	text_fmt(path, sizeof(path), "/dev/nvidia%d", minor);
	all->known++;
	if (sys_root_usable(path)) {
		all->usable++;
	} else {
		need_node(all, path);
	}
	return 0;
}

static void node_rows(struct check *c)
{
	struct nodes all = { .known = 0 };

	(void)sys_root_list("/proc/driver/nvidia/gpus", one_node, &all);
	if (!all.known) {
		return;
	}
	if (c->kernel.in_container && all.usable) {
		/* The container was given some GPUs, and needs no nodes of the others. */
		all.missing[0] = '\0';
	}
	need_node(&all, "/dev/nvidiactl");
	need_node(&all, "/dev/nvidia-uvm");
	if (c->gpus) {
		/* The driver works with the nodes that it has. */
		all.missing[0] = '\0';
		all.usable = all.usable > c->gpus ? all.usable : c->gpus;
	}
	if (all.missing[0]) {
		check_add(c, FINDING_NODES_MISSING, "",
			  "%u of %u GPUs that the driver reports have a device node; not there, or "
			  "not to be opened: %s",
			  all.usable, all.known, all.missing);
	} else if (all.usable < all.known) {
		check_add(c, FINDING_NODES_SOME, "",
			  "this process was given %u of the %u GPUs that the driver reports",
			  all.usable, all.known);
	} else {
		check_add(c, FINDING_NODES_GIVEN, "", "%u GPU%s, and every device node is there",
			  all.known, all.known > 1 ? "s" : "");
	}
}

struct cdi {
	struct check *c;
	const char *folder;
	unsigned int found;
};

/* The first device node of NVIDIA's that the text names and that is not there; "". */
static bool names_gone_node(const char *text, char *dst, size_t space)
{
	for (const char *p = text; (p = strstr(p, "/dev/nvidia")) != NULL;) {
		size_t len = strcspn(p, " \t\r\n\"',]}");

		text_fmt(dst, space, "%.*s", (int)min_u64(len, space - 1), p);
		if (!sys_root_exists(dst)) {
			return true;
		}
		p += len;
	}
	return false;
}

static int one_cdi(const char *name, void *arg)
{
	struct cdi *d = arg;
	char path[300], node[128];
	char *text;
	ssize_t n;

	text_fmt(path, sizeof(path), "%s/%s", d->folder, name);
	text = alloc_zero(CDI_MAX);
	if (!text) {
		return -ENOMEM;
	}
	n = sys_root_read(path, text, CDI_MAX - 1);
	if (n > 0 && strstr(text, "nvidia.com/gpu")) {
		d->found++;
		if (names_gone_node(text, node, sizeof(node))) {
			check_add(d->c, FINDING_CDI_STALE, path,
				  "it names %s, which is not there: containers that ask for that "
				  "device do not start",
				  node);
		} else {
			check_add(d->c, FINDING_CDI_FOUND, path,
				  "its device nodes of GPUs are all there");
		}
	}
	free(text);
	return 0;
}

/* On the host: containers rarely see these folders. */
static void cdi_rows(struct check *c)
{
	static const char *const folders[] = { "/etc/cdi", "/var/run/cdi" };
	struct cdi d = { .c = c };

	for (size_t i = 0; i < ARRAY_LEN(folders); i++) {
		d.folder = folders[i];
		if (sys_root_list(folders[i], one_cdi, &d) == -ENOMEM) {
			c->failed = true;
		}
	}
	if (!d.found && c->kernel.nvidia_driver[0] && !c->kernel.in_container) {
		check_add(c, FINDING_CDI_NONE, "",
			  "neither /etc/cdi nor /var/run/cdi describes GPUs for containers");
	}
}

static int first_channel(const char *name, void *arg)
{
	char *path = arg;

	text_fmt(path, 300, IMEX_FOLDER "/%s", name);
	return strncmp(name, "channel", 7) == 0;
}

static void imex_row(struct check *c, bool wide)
{
	char path[300] = "";

	if (!c->kernel.nvidia_driver[0]) {
		return;
	}
	if (sys_root_list(IMEX_FOLDER, first_channel, path) != 1) {
		check_add_as(c, FINDING_IMEX_NONE, wide ? PL_CHECK_MISSING : PL_CHECK_INFO, "",
			     NULL, "there is no channel in " IMEX_FOLDER "%s",
			     wide ? ", and these GPUs' NVLinks reach other hosts" : "");
	} else if (!sys_root_usable(path)) {
		check_add(c, FINDING_IMEX_FORBIDDEN, path, "it cannot be opened by this process");
	} else {
		check_add(c, FINDING_IMEX_CHANNEL, path, "it can be opened");
	}
}

static void bar1_row(struct check *c, const char *name, const struct dev_probe_gpu *g)
{
	char bar1[32], memory[32];

	if (!g->bar1 || !g->memory) {
		return;
	}
	text_bytes(bar1, sizeof(bar1), g->bar1);
	text_bytes(memory, sizeof(memory), g->memory);
	if (g->bar1 < g->memory) {
		check_add(c, FINDING_BAR1_SMALL, name, "its aperture (BAR1) has %s, its memory %s",
			  bar1, memory);
	} else {
		check_add(c, FINDING_BAR1_WHOLE, name, "its aperture (BAR1) has %s, its memory %s",
			  bar1, memory);
	}
}

static void fabric_row(struct check *c, const char *name, const struct dev_probe_health *h)
{
	switch (h->fabric) {
	case DEV_PROBE_FABRIC_NOT_STARTED:
	case DEV_PROBE_FABRIC_IN_PROGRESS:
		check_add(c, FINDING_FABRIC_NOT_READY, name, "its NVLink fabric is %s",
			  h->fabric == DEV_PROBE_FABRIC_IN_PROGRESS ? "still being set up"
								    : "not set up");
		break;
	case DEV_PROBE_FABRIC_DONE:
		if (h->fabric_error) {
			check_add(c, FINDING_FABRIC_NOT_READY, name,
				  "its NVLink fabric was set up with error %u", h->fabric_error);
		} else {
			check_add(c, FINDING_FABRIC_READY, name, "its NVLink fabric is set up");
		}
		break;
	default:
		break;
	}
}

static void gpu_rows(struct check *c, struct dev_probe *p, unsigned int i, bool *wide)
{
	struct dev_probe_gpu g;
	struct dev_probe_health h;

	if (dev_probe_gpu(p, i, &g) || dev_probe_health(p, i, &h)) {
		char name[32];

		text_fmt(name, sizeof(name), "gpu %u", i);
		check_add(c, FINDING_GPU_SILENT, name,
			  "its management library lists it, and it does not answer: it may have "
			  "fallen off the bus");
		return;
	}
	if (h.mig == 1) {
		check_add(c, FINDING_GPU_MIG, g.pci, "%s is cut into MIG slices", g.model);
	}
	if (h.virtualization == VIRTUALIZATION_SHARED) {
		check_add(c, FINDING_GPU_VIRTUAL, g.pci, "%s is a share of a GPU (vGPU)", g.model);
	}
	if (h.persistence == 0) {
		check_add(c, FINDING_PERSISTENCE_OFF, g.pci,
			  "persistence mode is off: each first user waits for the GPU to start");
	}
	bar1_row(c, g.pci, &g);
	fabric_row(c, g.pci, &h);
	*wide = *wide || h.fabric_wide;
}

void check_nodes(struct check *c)
{
	char why[192] = "";
	struct dev_probe *p;
	bool wide = false;
	int rc = dev_probe_open(c->config, &p, why, sizeof(why));

	if (rc == -ENOMEM) {
		c->failed = true;
	} else if (rc && c->kernel.nvidia_driver[0]) {
		check_add(c, FINDING_NVML_MISSING, "", "%s", why);
	} else if (!rc) {
		for (unsigned int i = 0; i < dev_probe_count(p); i++) {
			gpu_rows(c, p, i, &wide);
		}
		dev_probe_close(p);
	}
	node_rows(c);
	cdi_rows(c);
	imex_row(c, wide);
}
