/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_FACTS_H
#define TOPO_FACTS_H

/*
 * Facts from the graph, by device, for the planner, slabs and lanes: where a device is, the
 * bandwidth of its link to host memory, and how it reaches another device. A question that was
 * asked before costs some tens of nanoseconds and takes no lock. The first one about a device scans
 * the machine, unless the process has done so already; the first one about two devices also asks
 * the management library for NVLinks. Neither starts CUDA. Any thread; the caller holds no lock
 * below RANK_TOPO_FACTS.
 *
 * Figures are those of the model (bw.h), in GB/s, which is bytes per ns, in one direction; 0 is
 * "not known". Measurements correct them elsewhere (plan_rates).
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/lock.h"
#include "topo/paths.h"

struct config;
struct dev;
struct topo_entry;
struct topo_graph;

#define TOPO_NO_UPLINK UINT64_MAX

/* A device and host memory. */
struct topo_place {
	bool known;    /* the graph has this device; the rest is 0, -1 and TOPO_NO_UPLINK if not */
	bool inferred; /* the machine is a virtual one, whose PCIe tree may be made up */
	int numa;      /* the NUMA node next to it, by the system's number; -1 unknown */
	unsigned int nodes; /* NUMA nodes with processors that the machine has; 0 unknown */
	double host_bw;	    /* of the narrowest link between it and that node's memory, of those
			     * that tell their generation */
	/* The link next to the processor, by the address of its port; TOPO_NO_UPLINK. What shares
	 * any link with the device on the way there shares this one: two devices with different
	 * uplinks load from host memory independently. */
	uint64_t uplink;
};

/* The way from one device (the first) to another (the second). */
struct topo_pair {
	enum topo_path_type type; /* TOPO_PATH_DIS: none, or not known */
	bool inferred;
	bool redirected; /* ACS of a port on the way sends it up to the root */
	bool shared;	 /* their ways to host memory have a link in common */
	/* Bytes that reach the second device by its own link, and then go to the first, take
	 * nothing from the first one's link to host memory. They arrive as fast: NVLink all the
	 * way, no shared link, and no less bandwidth than the first one's own link has. */
	bool independent;
	double bw;
};

/* A device through whose link to host memory another one can be fed besides its own. */
struct topo_neighbour {
	char name[32]; /* the graph's: "gpu1" */
	char pci[16];  /* as dev_props.pci; "": software, known by name */
	struct topo_place place;
	double bw; /* between the two */
	bool inferred;
};

#define TOPO_FACTS_SLOTS 64u /* a place for each device of a dev_set */

struct topo_facts {
	const struct config *config;
	struct lock lock; /* who looks something up for the first time; nothing of ours is held */
	_Atomic(struct topo_entry *) slots[TOPO_FACTS_SLOTS]; /* lists, by dev.place */
	/* Under the lock: this machine's graph, [0] without and [1] with the management library's
	 * links; NULL before the scan, or if it failed. */
	const struct topo_graph *graph[2];
	bool warned; /* that the graph cannot be made */
};

/* Scans nothing yet. The configuration must live as long. */
void topo_facts_init(struct topo_facts *f, const struct config *c);
void topo_facts_finish(struct topo_facts *f);

/* Never NULL; good until topo_facts_finish(). */
const struct topo_place *topo_facts_place(struct topo_facts *f, const struct dev *d);
struct topo_pair topo_facts_pair(struct topo_facts *f, const struct dev *from,
				 const struct dev *to);

/* The independent neighbours of a device, each with an uplink of its own: those at the same NUMA
 * node first, then the faster. *v is good until topo_facts_finish(). */
uint32_t topo_facts_neighbours(struct topo_facts *f, const struct dev *d,
			       const struct topo_neighbour **v);

/* Whether it is known by now how a device reaches others: questions about it do not wait for the
 * management library. Never waits. */
bool topo_facts_ready(struct topo_facts *f, const struct dev *d);

/* The planner's input for a transfer's ends. */
struct topo_ways {
	double dst_host; /* between host memory and dst's device */
	double src_host;
	double across; /* from src's device to dst's */
};
/* Each may be NULL, for the host. */
struct topo_ways topo_facts_ways(struct topo_facts *f, const struct dev *dst,
				 const struct dev *src);

#endif
