/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The features of the kernel and of its surroundings. */

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/text.h"
#include "sys/sys.h"
#include "topo/graph.h"
#include "topo/read.h"
#include "topo/topo.h"

static void read_release(struct topo_kernel *k)
{
	if (read_word(k->release, sizeof(k->release), "/proc/sys/kernel/osrelease") &&
	    sscanf(k->release, "%d.%d", &k->major, &k->minor) != 2) {
		k->major = 0;
		k->minor = 0;
	}
}

/* CONFIG_ lines seen in a file that claims to be a kernel configuration. */
struct config_scan {
	bool is_config;
	bool p2pdma;
	bool dmabuf;
	bool dmabuf_token;
};

static int on_config(const char *line, void *arg)
{
	struct config_scan *c = arg;

	c->is_config = c->is_config || strncmp(line, "CONFIG_PCI=", 11) == 0 ||
		       strncmp(line, "CONFIG_SYSFS=", 13) == 0;
	c->p2pdma = c->p2pdma || strcmp(line, "CONFIG_PCI_P2PDMA=y") == 0;
	c->dmabuf = c->dmabuf || strcmp(line, "CONFIG_DMA_SHARED_BUFFER=y") == 0;
	c->dmabuf_token = c->dmabuf_token || strcmp(line, "CONFIG_DMABUF_TOKEN=y") == 0;
	return 0;
}

/* The same from the symbols of the running kernel: a function that only the option brings. */
static int on_symbol(const char *line, void *arg)
{
	struct config_scan *c = arg;
	const char *name = strrchr(line, ' ');

	if (!name) {
		return 0;
	}
	name++; /* with a module's name behind it if it is a module's, which then does not match */
	c->is_config = c->is_config || strcmp(name, "pci_enable_device") == 0;
	c->p2pdma = c->p2pdma || strcmp(name, "pci_p2pdma_add_resource") == 0;
	c->dmabuf = c->dmabuf || strcmp(name, "dma_buf_export") == 0;
	return 0;
}

static bool told_by(struct topo_kernel *k, const char *path, int (*fn)(const char *line, void *arg))
{
	struct config_scan c = { .is_config = false };

	if (read_lines(path, fn, &c) || !c.is_config) {
		return false;
	}
	k->p2pdma = c.p2pdma;
	k->dmabuf = c.dmabuf;
	/* The symbols of a kernel do not tell. */
	k->dmabuf_token = fn == on_config ? c.dmabuf_token : -1;
	text_copy(k->told_by, sizeof(k->told_by), path);
	return true;
}

/*
 * /proc/config.gz would need a decompressor; these do not. The release is part of a path: one that
 * holds a slash is no release.
 */
static void read_config(struct topo_kernel *k)
{
	static const char *const places[] = { "/boot/config-%s", "/lib/modules/%s/config",
					      "/lib/modules/%s/build/.config" };
	char path[READ_PATH];

	k->p2pdma = -1;
	k->dmabuf = -1;
	k->dmabuf_token = -1;
	for (size_t i = 0; k->release[0] && !strchr(k->release, '/') && i < ARRAY_LEN(places);
	     i++) {
		const char *cut = strstr(places[i], "%s");

		text_fmt(path, sizeof(path), "%.*s%s%s", (int)(cut - places[i]), places[i],
			 k->release, cut + 2);
		if (told_by(k, path, on_config)) {
			return;
		}
	}
	(void)told_by(k, "/proc/kallsyms", on_symbol);
}

/* Counts the functions in the machine's graph. */
static void count_functions(struct topo_kernel *k)
{
	const struct topo_graph *g;

	if (topo_machine(NULL, false, &g)) {
		return;
	}
	for (uint32_t i = 0; i < g->n_nodes; i++) {
		k->p2pmem += (g->nodes[i].flags & TOPO_P2PMEM) != 0;
		k->nvidia_gpus += topo_node_is_nvidia(&g->nodes[i]);
	}
}

/* A version is the first word that begins with a digit and has a dot: "580.159.04". */
static void find_version(const char *line, char *dst, size_t space)
{
	while (*line) {
		size_t n;

		line += strspn(line, " \t");
		n = strcspn(line, " \t");
		if (isdigit((unsigned char)*line) && memchr(line, '.', n) &&
		    strspn(line, "0123456789.") == n && n < space) {
			memcpy(dst, line, n);
			dst[n] = '\0';
			return;
		}
		line += n;
	}
}

static void read_nvidia(struct topo_kernel *k)
{
	char line[256];

	k->nvidia_fs = read_exists("/proc/driver/nvidia-fs");
	k->nvidia_uvm = read_exists("/dev/nvidia-uvm");
	if (read_word(line, sizeof(line), "/proc/driver/nvidia-fs/version")) {
		find_version(line, k->nvidia_fs_version, sizeof(k->nvidia_fs_version));
	}
	k->peermem =
		read_exists("/sys/module/nvidia_peermem") || read_exists("/sys/module/nv_peer_mem");
	if (!read_word(line, sizeof(line), "/proc/driver/nvidia/version") ||
	    strncmp(line, "NVRM version:", 13) != 0) {
		return;
	}
	find_version(line, k->nvidia_driver, sizeof(k->nvidia_driver));
	k->nvidia_open = strstr(line, "Open Kernel Module") != NULL;
}

struct group_scan {
	int groups;
	bool identity;
	bool translated;
};

static int on_group(const char *name, void *arg)
{
	struct group_scan *g = arg;
	char type[16];

	g->groups++;
	if (read_word(type, sizeof(type), "/sys/kernel/iommu_groups/%s/type", name)) {
		g->identity = g->identity || strcmp(type, "identity") == 0;
		g->translated = g->translated || strcmp(type, "identity") != 0;
	}
	return 0;
}

static void read_iommu(struct topo_kernel *k)
{
	struct group_scan g = { .groups = 0 };

	(void)read_list("/sys/kernel/iommu_groups", on_group, &g);
	k->iommu_groups = g.groups;
	k->iommu_passthrough = g.identity && !g.translated;
}

static int on_limit(const char *line, void *arg)
{
	static const char title[] = "Max locked memory";
	struct topo_kernel *k = arg;
	char *end;
	unsigned long long x;

	if (strncmp(line, title, sizeof(title) - 1) != 0) {
		return 0;
	}
	x = strtoull(line + sizeof(title) - 1, &end, 10);
	if (end != line + sizeof(title) - 1) {
		k->memlock = x; /* else the word is "unlimited" */
	}
	return 1;
}

static int on_meminfo(const char *line, void *arg)
{
	struct topo_kernel *k = arg;
	unsigned long long kib;

	if (sscanf(line, "MemTotal: %llu kB", &kib) != 1) {
		return 0;
	}
	k->ram = kib > UINT64_MAX >> 10 ? 0 : kib << 10;
	return 1;
}

static int on_status(const char *line, void *arg)
{
	struct topo_kernel *k = arg;

	return sscanf(line, "Seccomp: %d", &k->seccomp) == 1;
}

static void read_limits(struct topo_kernel *k)
{
	k->memlock = UINT64_MAX;
	k->seccomp = -1;
	(void)read_lines("/proc/self/limits", on_limit, k);
	(void)read_lines("/proc/meminfo", on_meminfo, k);
	(void)read_lines("/proc/self/status", on_status, k);
	k->io_uring_disabled = (int)read_number(-1, "/proc/sys/kernel/io_uring_disabled");
}

int topo_kernel(struct topo_kernel *out)
{
	struct topo_kernel k = { .major = 0 };

	read_release(&k);
	count_functions(&k);
	read_config(&k);
	if (k.p2pmem && k.p2pdma < 0) {
		k.p2pdma = 1; /* nothing else makes that folder */
		text_copy(k.told_by, sizeof(k.told_by), "/sys/bus/pci/devices/*/p2pmem");
	}
	read_nvidia(&k);
	read_iommu(&k);
	read_limits(&k);
	k.in_container = topo_in_container();
	k.hypervisor = topo_in_vm();
	*out = k;
	return 0;
}
