/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_BW_H
#define TOPO_BW_H

/*
 * The bandwidth model of links: GB/s in one direction, after packet overhead, with NCCL's
 * constants, so that its search and ours agree; and the latency that a link adds, in ns.
 */

#include "topo/graph.h"

/* A PCIe link's bandwidth. `gen` 0 is taken for 3, `width` 0 for 16. */
double bw_pcie(unsigned int gen, unsigned int width);
/* The bandwidth of one NVLink of a GPU with this compute capability (70 is 7.0). */
double bw_nvlink(unsigned int sm);
/* Generation of NVLink that a GPU with this compute capability has, 0 none or unknown. */
unsigned int bw_nvlink_gen(unsigned int sm);
/* The bandwidth between two NUMA nodes of this machine. */
double bw_smp(const struct topo_graph *g);
#define BW_LOCAL 5000.0
#define BW_NET_DEFAULT 12.0
/* The part of the bandwidth that arrives between two PCIe devices through an Intel host bridge. */
#define BW_INTEL_P2P (5.0 / 6.0)

double bw_latency(enum topo_link_kind kind);

/* The generation of a link speed: "16.0 GT/s PCIe" -> 4; 0 if the text names none. */
unsigned int bw_gen_of_speed(const char *speed);
const char *bw_speed_of_gen(unsigned int gen); /* "16.0 GT/s PCIe" */

#endif
