/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_GRAPH_H
#define TOPO_GRAPH_H

/*
 * The machine as one graph: nodes and links, each in one array, and nothing in it changes once it
 * is made. It comes from this machine (sysfs below the movable root, and the management library of
 * the GPUs' vendor), from a file, or from a reference model; readers cannot tell which by looking
 * at a node. Everything is bytes, GB/s (10^9 bytes a second) in ONE direction, and nanoseconds one
 * way; links carry both directions at once.
 *
 * A switch is one node. Its ports, and root ports, are not nodes: a link names the port at its
 * upper end and says whether that port's ACS redirects. So the length of a way in the graph is what
 * path types count, and a machine of N devices has little more than N nodes. NVSwitches are nodes
 * each, with the NVLinks that each has. Bytes by NVLink use all switches at once, so paths take the
 * switches that share GPUs (a fabric) for one node with the sum of the links.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "topo/keys.h"

struct config;

#define TOPO_NONE UINT32_MAX /* no node, no link */

/* The numbers are those of enum pl_topo_kind. */
enum topo_node_kind {
	TOPO_NODE_NUMA = 1, /* processors and the memory next to them */
	TOPO_NODE_ROOT,	    /* a PCIe host bridge */
	TOPO_NODE_SWITCH,   /* a PCIe switch, or a bridge that is no root port */
	TOPO_NODE_GPU,
	TOPO_NODE_NVSWITCH,
	TOPO_NODE_NIC,
	TOPO_NODE_DRIVE,  /* a controller of disks: NVMe, virtio, SCSI */
	TOPO_NODE_MEMORY, /* another PCIe function that publishes memory for P2PDMA */
	TOPO_NODE_NET,	  /* what NICs lead to */
	TOPO_NODE_KINDS,
};

enum topo_link_kind {
	TOPO_LINK_PCIE = 1,
	TOPO_LINK_LOCAL, /* inside one chip: a host bridge and its NUMA node */
	TOPO_LINK_SMP,	 /* between NUMA nodes */
	TOPO_LINK_NVLINK,
	TOPO_LINK_C2C, /* NVLink-C2C between a GPU and its processor */
	TOPO_LINK_NET,
	TOPO_LINK_KINDS,
};

/* Flags of nodes and of links. */
#define TOPO_INFERRED (1u << 0) /* derived from something else, not read; see note */
#define TOPO_SOFT (1u << 1)	/* a software GPU, or a software RDMA device */
#define TOPO_P2PMEM (1u << 2)	/* publishes memory for P2PDMA */
#define TOPO_UNSEEN (1u << 3)	/* sysfs lists it not, or not fully; its vendor's library does */

struct topo_node {
	enum topo_node_kind kind;
	uint32_t flags;
	char name[32];	/* unique: "numa0", "pci0000:00", "0000:01:00.0", "gpu0", "mlx5_0", "nvme0"
			 */
	char pci[16];	/* "0000:04:00.0"; a host bridge's "0000:00"; "" if it has none */
	char model[64]; /* "NVIDIA H200", "" unknown */
	char note[96];	/* for people: the source of an inferred node; "" */
	int numa;	/* the system's number, -1 unknown */
	uint32_t up;	/* the link towards the root of PCIe, TOPO_NONE: it has none */

	/* PCI functions; 0 unknown. */
	uint32_t vendor, device, subvendor, subdevice, class;
	int iommu_group; /* -1 none or unknown */
	int translated;	 /* an IOMMU translates its DMA addresses: 1, 0, -1 unknown */
	int acs; /* its own ACS redirection (a switch: its upper port's): 1, 0, -1 unknown */

	/* GB/s that it can give or take itself, where that is known beside its links: a drive's
	 * reads, a NIC's port, a node's memory; 0 unknown. */
	double bw;
	double bw_write; /* like bw, for writes; 0: as bw or unknown */

	char cpus[128]; /* of a NUMA node: "0-23,48-71" */

	/* NVSwitches that act as one, because they share GPUs or are linked to each other: the
	 * first of them, and the next one of them after this; TOPO_NONE. */
	uint32_t fabric, fabric_next;

	/* GPU */
	int index;	    /* in the vendor's order, -1 none */
	unsigned int sm;    /* compute capability: 90 is 9.0 */
	uint64_t memory;    /* bytes; of a NUMA node too */
	uint64_t bar1;	    /* bytes of the aperture through which others reach its memory */
	unsigned int lanes; /* NVLinks that are up */

	/* NIC, and drive */
	char rdma[24];	   /* RDMA device or "" */
	char ifname[24];   /* network interface or "" */
	unsigned int port; /* of the RDMA device */
	uint64_t guid;
};

struct topo_link {
	enum topo_link_kind kind;
	uint32_t flags;
	uint32_t a, b; /* nodes; of PCIe b is the one nearer to the root */
	double bw;     /* GB/s by the model of bw.h; a graph never holds measured values */
	double latency;
	/* PCIe 1..7, NVLink 1..5; now, and the highest that both ends support; 0 unknown */
	uint8_t gen, gen_max;
	uint8_t width, width_max; /* PCIe lanes */
	uint16_t count;		  /* NVLinks or C2C links side by side */
	int8_t acs;		  /* the port's redirection: 1 on, 0 off, -1 unknown */
	char port[16];		  /* PCIe: the port at b's end, "" if there is none */
};

/* A disk, and what stands on it. */
struct topo_disk {
	uint32_t node; /* its controller */
	char name[32]; /* "nvme0n1" */
	uint64_t nbytes;
	char on[128]; /* "md0 (md: raid0), /data (ext4)" */
};

/* How a node's links are found: those of node i are ends[first[i]] up to ends[first[i + 1]]. */
struct topo_end {
	uint32_t link;
	uint32_t node; /* at its other end */
};

struct topo_graph {
	struct topo_node *nodes; /* ordered by kind, then by address or number */
	struct topo_link *links;
	struct topo_disk *disks;
	struct topo_end *ends;
	uint32_t *first;
	uint32_t *by_name; /* nodes, ordered by name */
	struct keys by_pci;
	uint8_t *distance; /* n_numa x n_numa, as the firmware says: 10 is here; rows as nodes */
	uint32_t n_nodes, n_links, n_disks;
	uint32_t n_numa;  /* NUMA nodes are nodes 0 to n_numa - 1 */
	char origin[256]; /* "this machine", "model dgx-2", "file x.xml" */
	char title[64];	  /* a model's or a file's name for the machine, "" */
	char arch[16];	  /* "x86_64", "arm64" */
	char cpu_vendor[24];
	int cpu_family, cpu_model;
	bool vm;	     /* a virtual machine, whose PCIe tree may be made up */
	bool links_read;     /* the vendor's library was asked for NVLinks, or the file has them */
	char links_why[192]; /* why it could not be asked, "" */
};

const char *topo_node_kind_name(enum topo_node_kind k); /* "gpu" */
const char *topo_link_kind_name(enum topo_link_kind k); /* "nvlink" */

/* A node by name, by PCI address, by index of "gpuN", by an interface's, RDMA device's or disk's
 * name; TOPO_NONE. */
uint32_t topo_find(const struct topo_graph *g, const char *name);
uint32_t topo_find_pci(const struct topo_graph *g, const char *pci);
/* The NUMA node with the system's number. */
uint32_t topo_find_numa(const struct topo_graph *g, int numa);
/* Distance between two nodes of the system, 0 unknown. */
unsigned int topo_distance(const struct topo_graph *g, uint32_t a, uint32_t b);

/* The generation that a PCIe link can reach: a device that idles lowers it, but not the width. 0
 * unknown. */
static inline unsigned int topo_link_gen(const struct topo_link *l)
{
	return l->gen_max > l->gen ? l->gen_max : l->gen;
}

static inline unsigned int topo_link_width(const struct topo_link *l)
{
	return l->width ? l->width : l->width_max;
}

/* A GPU of NVIDIA's, not the audio and USB functions beside it. */
static inline bool topo_node_is_nvidia(const struct topo_node *n)
{
	return n->kind == TOPO_NODE_GPU && n->vendor == 0x10de && n->class >> 16 == 0x03;
}

/*
 * Scans this machine now. `links`: also ask the GPUs' management library, which takes some 8 ms a
 * GPU and never starts CUDA. Where it is missing or fails, the graph has no NVLinks and says why.
 * Returns 0, -ENOMEM, or -EIO if there is no sysfs at all.
 */
int topo_scan(const struct config *c, bool links, struct topo_graph **out);
void topo_graph_free(struct topo_graph *g);

/*
 * Gives this machine's graph, scanned once a process (and movable root, software GPUs and
 * management library) and kept until it ends. `links` are scanned from the first call on that wants
 * them. Without a configuration, the result is any kept graph. A configuration may name a topology
 * (the tunable `topo`), which takes the place of a scan. Any thread; the graph is the cache's.
 */
int topo_machine(const struct config *c, bool links, const struct topo_graph **out);
/* Makes the next topo_machine() scan again: a device came or went. Graphs that were handed out stay
 * valid. */
void topo_machine_stale(void);
/* Like topo_machine_stale(), for a caller that misses a device. It works a limited number of times
 * in a process, as graphs that were handed out are never freed. Returns whether it was done. */
bool topo_machine_anew(void);

#endif
