/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The PCI functions that matter. Every function's class is read; all else is read only for those
 * and for the bridges above them (scan_function.c). */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "topo/grow_array.h"
#include "topo/pci.h"
#include "topo/scan.h"

#define DEVICES "/sys/bus/pci/devices"
#define VENDOR_NVIDIA 0x10de
#define VENDOR_AMD 0x1002
#define VENDOR_INTEL 0x8086

struct pci_device {
	char pci[SCAN_ADDRESS];
	enum topo_node_kind kind;
};

struct functions {
	const struct scan_disks *disks;
	struct pci_device *v;
	size_t n, space;
	bool failed;
};

static bool has_disks(const struct scan_disks *d, const char *pci)
{
	return keys_find(&d->by_pci, pci_key(pci)) != UINT32_MAX;
}

static enum topo_node_kind kind_of(const char *pci, const struct scan_disks *d)
{
	unsigned int class = scan_hex(pci, "class") >> 8;
	unsigned int vendor;

	switch (class >> 8) {
	case 0x01:
		if (class == 0x0108 || has_disks(d, pci)) {
			return TOPO_NODE_DRIVE;
		}
		break;
	case 0x02:
		return TOPO_NODE_NIC;
	case 0x03:
	case 0x12:
		/* Skip the graphics of a management processor or an emulator. */
		vendor = scan_hex(pci, "vendor");
		if (vendor == VENDOR_NVIDIA || vendor == VENDOR_AMD || vendor == VENDOR_INTEL) {
			return TOPO_NODE_GPU;
		}
		break;
	default:
		if (class == 0x0680 && scan_hex(pci, "vendor") == VENDOR_NVIDIA) {
			return TOPO_NODE_NVSWITCH;
		}
	}
	return class != 0x0604 && read_exists(DEVICES "/%s/p2pmem", pci) ? TOPO_NODE_MEMORY : 0;
}

static int on_function(const char *name, void *arg)
{
	struct functions *f = arg;
	enum topo_node_kind kind;

	if (pci_key(name) == PCI_NO_KEY || strlen(name) >= SCAN_ADDRESS ||
	    (kind = kind_of(name, f->disks)) == 0) {
		return 0;
	}
	if (!grow_array(&f->v, f->n, &f->space, sizeof(*f->v))) {
		f->failed = true;
		return 1;
	}
	text_copy(f->v[f->n].pci, sizeof(f->v[0].pci), name);
	f->v[f->n++].kind = kind;
	return 0;
}

static int by_address(const void *a, const void *b)
{
	uint64_t ka = pci_key(((const struct pci_device *)a)->pci);
	uint64_t kb = pci_key(((const struct pci_device *)b)->pci);

	return ka < kb ? -1 : ka > kb;
}

static void add_function(struct topo_build *b, const struct pci_device *f, unsigned int *numbers)
{
	static const char *const prefix[TOPO_NODE_KINDS] = {
		[TOPO_NODE_GPU] = "gpu",
		[TOPO_NODE_NVSWITCH] = "nvswitch",
		[TOPO_NODE_MEMORY] = "memory",
	};
	char name[32];

	if (f->kind == TOPO_NODE_NIC) {
		scan_nic(b, f->pci, numbers[f->kind]++);
	} else if (f->kind == TOPO_NODE_DRIVE) {
		/* Named by its disks' driver, or by where it is. */
		if (!scan_name_in(name, sizeof(name), f->pci, "nvme") ||
		    build_find(b, name) != TOPO_NONE) {
			text_fmt(name, sizeof(name), "drive%u", numbers[f->kind]);
		}
		numbers[f->kind]++;
		(void)scan_function(b, f->kind, name, f->pci);
	} else {
		text_fmt(name, sizeof(name), "%s%u", prefix[f->kind], numbers[f->kind]++);
		(void)scan_function(b, f->kind, name, f->pci);
	}
}

void scan_pci(struct topo_build *b, const struct scan_disks *d)
{
	struct functions f = { .disks = d };
	unsigned int numbers[TOPO_NODE_KINDS] = { 0 };

	(void)read_list(DEVICES, on_function, &f);
	if (f.n) {
		qsort(f.v, f.n, sizeof(*f.v), by_address);
	}
	for (size_t i = 0; i < f.n; i++) {
		add_function(b, &f.v[i], numbers);
	}
	if (f.failed && !b->err) {
		b->err = -ENOMEM;
	}
	free(f.v);
}
