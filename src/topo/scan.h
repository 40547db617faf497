/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_SCAN_H
#define TOPO_SCAN_H

/* The parts of a scan of this machine, which share a graph in the making. */

#include "topo/build.h"
#include "topo/keys.h"
#include "topo/read.h"

struct config;

#define SCAN_ADDRESS 16

/* The place of a function: addresses from the first bridge down to the function itself. */
#define SCAN_CHAIN_MAX 24
struct scan_chain {
	char root[24]; /* "pci0000:00" */
	char v[SCAN_CHAIN_MAX][SCAN_ADDRESS];
	unsigned int n;
};
/* Finds it. Returns -ENOENT if sysfs does not have the function, or not under a host bridge; or
 * -E2BIG. */
int scan_chain_of(const char *pci, struct scan_chain *out);

/* NUMA nodes, their processors, memory and distances, and the links between them. */
void scan_numa(struct topo_build *b);
/* Adds the function at `pci` as a node of a kind and with a name, with all nodes above it. */
uint32_t scan_function(struct topo_build *b, enum topo_node_kind kind, const char *name,
		       const char *pci);

/* Reads an attribute of a function as a hexadecimal number; 0 if there is none. */
unsigned int scan_hex(const char *pci, const char *name);
/* Gives the first name in a folder of a function; "" if there is none. */
bool scan_name_in(char *dst, size_t space, const char *pci, const char *folder);
/* Adds a NIC, with a node for each further port. */
void scan_nic(struct topo_build *b, const char *pci, unsigned int number);
/* Adds RDMA devices that are not in the graph yet, on any bus. */
void scan_rdma(struct topo_build *b);

/* The disks of this machine: the lowest layers of its block devices. */
struct scan_disk {
	char name[32];
	char pci[SCAN_ADDRESS]; /* its controller's, "" if it hangs on no PCI function */
	uint32_t disk;		/* in the graph, TOPO_NONE */
};
struct scan_disks {
	struct scan_disk *v; /* by name */
	struct keys by_pci;  /* a disk of each controller */
	size_t n;
};
int scan_disks_find(struct scan_disks *d);
void scan_disks_finish(struct scan_disks *d);
/* PCI functions that matter: GPUs, NVSwitches, NICs, controllers that have disks, memory. */
void scan_pci(struct topo_build *b, const struct scan_disks *d);
/* Adds disks below their controllers, and the layers on them. */
void scan_disks_add(struct topo_build *b, struct scan_disks *d);
/* Adds NVLinks, and other facts of the GPUs' management library. */
void scan_links(struct topo_build *b, const struct config *c);

#endif
