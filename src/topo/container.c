/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Where this process runs: in a container, in a virtual machine. */

#include <string.h>

#include "base/bits.h"
#include "topo/read.h"
#include "topo/topo.h"

static int on_cgroup(const char *line, void *arg)
{
	static const char *const marks[] = { "docker", "kubepods", "containerd", "libpod",
					     "/lxc",   "garden",   "crio" };

	(void)arg;
	for (size_t i = 0; i < ARRAY_LEN(marks); i++) {
		if (strstr(line, marks[i])) {
			return 1;
		}
	}
	return 0;
}

static int is_overlay_root(const struct topo_mount *m, dev_t dev, void *arg)
{
	(void)dev;
	(void)arg;
	return strcmp(m->point, "/") == 0 && strcmp(m->fs, "overlay") == 0;
}

bool topo_in_container(void)
{
	char cgroup[8];

	if (read_exists("/.dockerenv") || read_exists("/run/.containerenv") ||
	    read_lines("/proc/1/cgroup", on_cgroup, NULL) == 1) {
		return true;
	}
	/* With a cgroup namespace of its own, process 1 sees itself at the top; a host's process 1
	 * rarely is there, and its root is rarely an overlay: both together are a container. */
	return read_word(cgroup, sizeof(cgroup), "/proc/1/cgroup") && strcmp(cgroup, "0::/") == 0 &&
	       topo_mount_each(is_overlay_root, NULL) == 1;
}

struct flags_scan {
	bool any;
	bool hypervisor;
};

static int on_cpuinfo(const char *line, void *arg)
{
	struct flags_scan *s = arg;

	if (strncmp(line, "flags", 5) != 0) {
		return 0;
	}
	s->any = true;
	s->hypervisor = strstr(line, " hypervisor") != NULL;
	return 1;
}

bool topo_in_vm(void)
{
	static const char *const vendors[] = { "QEMU",	"KVM",	     "VMware",	  "innotek",
					       "Xen",	"Parallels", "OpenStack", "Red Hat",
					       "Bochs", "BHYVE" };
	struct flags_scan s = { .any = false };
	char vendor[64], product[64];

	/* x86 says it in a bit of its own. */
	(void)read_lines("/proc/cpuinfo", on_cpuinfo, &s);
	if (s.any) {
		return s.hypervisor;
	}
	if (read_exists("/sys/hypervisor/type") || read_exists("/proc/device-tree/hypervisor")) {
		return true;
	}
	(void)read_word(vendor, sizeof(vendor), "/sys/class/dmi/id/sys_vendor");
	(void)read_word(product, sizeof(product), "/sys/class/dmi/id/product_name");
	for (size_t i = 0; i < ARRAY_LEN(vendors); i++) {
		if (strncmp(vendor, vendors[i], strlen(vendors[i])) == 0) {
			return true;
		}
	}
	return strstr(product, "Virtual Machine") || strstr(product, "KVM");
}
