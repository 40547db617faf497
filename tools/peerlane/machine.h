/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_MACHINE_H
#define TOOL_MACHINE_H

/* A graph of the library with its nodes and links at hand. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/topo.h>

struct machine {
	struct pl_topo *topo;
	struct pl_topo_node *nodes; /* by their numbers */
	struct pl_topo_link *links;
	uint32_t *up;	  /* of each node its link towards the processor, PL_TOPO_NONE */
	double *measured; /* of each node its measured GB/s (measure.h); 0: not measured */
	uint32_t n_nodes, n_links;
	bool elsewhere; /* not this machine: from a file, or a model */
	bool has_gpu;	/* one that is not software */
	bool has_nic;	/* one that is not of software */
};

/* Whether a node is of this kind. If there are real GPUs, software GPUs do not count. */
bool machine_is(const struct machine *m, uint32_t node, int kind);

/* `source` NULL: this machine. 0, or an exit status with the complaint printed. */
int machine_load(struct pl_ctx *ctx, const char *source, struct machine *m);
void machine_drop(struct machine *m);

/* Names as people write them: "host", "host:1", "gpu:3", "nic:0", "nvme:2", "file:PATH"; on this
 * machine a device's name as "cuda:0"; or the graph's name of a node. Host memory without a number,
 * and a file, may be several nodes. */
struct place {
	const char *name; /* as it was written */
	uint32_t nodes[256];
	size_t n;
	bool file;
};
int machine_place(struct pl_ctx *ctx, const struct machine *m, const char *cmd, const char *name,
		  struct place *out);

/* All nodes of a kind; how many. */
size_t machine_all(const struct machine *m, int kind, uint32_t *v, size_t space);

/* The node's name with what tells people more: "gpu0", "memory of numa0". */
const char *machine_end_name(const struct machine *m, uint32_t node, char *dst, size_t space);

/* Returns a node's own GB/s, as measured or as the graph has it; 0: not known. */
double machine_gives(const struct machine *m, uint32_t node);

/* A PCIe link whose rate nobody showed, as in virtual machines: the graph's is an assumption. */
bool machine_link_assumed(const struct machine *m, uint32_t link);

/* "PCIe 3 x16", "6 x NVLink 2", "between processors". */
void machine_link_words(const struct machine *m, uint32_t link, char *dst, size_t space);

/* "12", "370.8". */
void machine_rate(char *dst, size_t space, double gbps);

#endif
