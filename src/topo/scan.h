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

/* Where a function hangs: addresses from the first bridge on down to the function itself. */
#define SCAN_CHAIN_MAX 24
struct scan_chain {
	char root[24]; /* "pci0000:00" */
	char v[SCAN_CHAIN_MAX][SCAN_ADDRESS];
	unsigned int n;
};
/* -ENOENT: sysfs knows it not, or not under a host bridge; -E2BIG. */
int scan_chain_of(const char *pci, struct scan_chain *out);

/* NUMA nodes, their processors, memory and distances, and the links between them. */
void scan_numa(struct topo_build *b);
/* The function at `pci` as a node of a kind and with a name, and all that is above it. */
uint32_t scan_function(struct topo_build *b, enum topo_node_kind kind, const char *name,
		       const char *pci);

/* An attribute of a function as a number in hexadecimal, 0 if there is none. */
unsigned int scan_hex(const char *pci, const char *name);
/* The first name in a folder of a function's, "" if there is none. */
bool scan_name_in(char *dst, size_t space, const char *pci, const char *folder);
/* A NIC, with a node for each further port. */
void scan_nic(struct topo_build *b, const char *pci, unsigned int number);
/* RDMA devices that are not there yet, on whatever they are. */
void scan_rdma(struct topo_build *b);

/* The disks of this machine, that is what layers of block devices end in. */
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
/* Disks below the controllers, and what stands on them. */
void scan_disks_add(struct topo_build *b, struct scan_disks *d);
/* NVLinks and what else the GPUs' management library knows. */
void scan_links(struct topo_build *b, const struct config *c);

#endif
