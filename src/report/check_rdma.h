/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REPORT_CHECK_RDMA_H
#define REPORT_CHECK_RDMA_H

/* Shared by the parts of pl_check() that look at RDMA NICs. */

#include "move/nic_report.h"
#include "report/check_rows.h"
#include "topo/graph.h"
#include "topo/rdma.h"

struct rdma_nic {
	const struct topo_rdma *d;
	const struct look_nic *look; /* as the library has it; NULL: it was not, or cannot be, asked
				      */
	const struct topo_node *node; /* in the machine's graph, NULL unknown */
	unsigned int good;	      /* ports that can be used */
	/* The first thing that keeps this process from using it, and the remedy; "" nothing. */
	char why[160];
	char remedy[256];
	char port_remedy[256]; /* of the first port that cannot be used */
};

struct rdma_check {
	struct check *c;
	const struct topo_graph *g; /* NULL: there is none */
	struct topo_rdmas all;
	struct rdma_nic *v; /* all.n of them */
	struct look_nics *look;
};

/* For tests: how long the NICs' drivers may take to answer. */
extern uint64_t check_rdma_patience_ns;

/* Links, addresses and MTU of each NIC that can be used otherwise. */
void check_rdma_ports(struct rdma_check *r);
/* Each GPU with each NIC. */
void check_rdma_pairs(struct rdma_check *r);

/* Keeps the first reason. */
void check_rdma_block(struct rdma_nic *n, const char *why, const char *remedy);

#endif
